//! Where a climb or clamber leads: to which heights, and where there a unit finds room (chapter "Climb and
//! clamber").

use std::cell::OnceCell;

use measure::packing::{self, Room};
use measure::{Bounds, Direction, Length, Point, Side, gap, overlap};

use super::Ground;
use super::vertical::can_climb;
use crate::keywords::moving;
use crate::question::{Placing, Why};
use crate::state::State;
use crate::table::{CONTACT, Stand, UnitId};
use crate::terrain::{Kind, Piece};
use crate::{cohesion, placing};

/// Where a climb or clamber leads.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Landing {
    /// The leader's place.
    pub to: Stand,
    /// The height that is overcome, in segments.
    pub height: u8,
    /// Over something without a top (LG-CLIMB-218).
    pub over: bool,
    /// Stairs lead there (LG-CLIMB-216).
    pub stairs: bool,
}

/// Where a leader comes by climbing the terrain that it touches.
pub(super) fn landings(state: &State, unit: UnitId) -> Vec<Landing> {
    let Some((_, from)) = state.leader(unit).filter(|_| can_climb(state, unit)) else {
        return Vec::new();
    };
    let mut found: Vec<Landing> = Vec::new();
    for piece in touched(state, unit, from) {
        let mut ways = levels(state, unit, from, piece);
        ways.retain(|&(_, height, over)| (1..=2).contains(&height) && !(over && height > 1));
        // The heights beyond what it clambers over are looked at together, and those below.
        for ways in ways.chunk_by(|a, b| a.2 == b.2) {
            let over = ways[0].2;
            let ascents = ways.iter().map(|way| Ascent::of(state, unit, from, piece, way.0, over));
            for to in places(&ascents.collect::<Vec<Ascent<'_>>>()) {
                match found.iter_mut().find(|other| other.to == to) {
                    // At a seam stairs may lead up beside a plain wall.
                    Some(other) => other.stairs |= piece.stairs,
                    None => {
                        let height = ways.iter().find(|way| way.0 == to.level).map_or(1, |w| w.1);
                        found.push(Landing { to, height, over, stairs: piece.stairs });
                    }
                }
            }
        }
    }
    found
}

/// The vertical pieces that a leader touches: those beside it, and the one on whose edge it stands
/// (LG-CLIMB-202).
pub(super) fn touched(state: &State, unit: UnitId, from: Stand) -> Vec<&Piece> {
    let base = state.table.base(unit, from.point());
    let solid = state.table.terrain.pieces.iter().filter(|piece| piece.kind.is_solid());
    let edge = !rims(state, unit, from).is_empty();
    let touches = |piece: &&Piece| {
        let near = gap::within(base, &piece.footprint, CONTACT);
        let here = piece.bottom <= from.level;
        near && here && (piece.top > from.level || piece.top == from.level && edge)
    };
    solid.filter(touches).collect()
}

/// The levels to which a piece leads, with the height and whether it is over something without a
/// top (LG-CLIMB-218).
pub(super) fn levels(
    state: &State,
    unit: UnitId,
    from: Stand,
    piece: &Piece,
) -> Vec<(Length, u8, bool)> {
    let height = |rise: Length| state.table.height(rise);
    if piece.top == from.level {
        let lower = lower_levels(state, from.level).into_iter();
        return lower.map(|level| (level, height(from.level - level), false)).collect();
    }
    let rise = height(piece.top - from.level);
    let up = piece.stand.then_some((piece.top, rise, false));
    let wide = piece.stand && carries_any(state, unit, from, piece);
    let beyond = if wide { Vec::new() } else { levels_beyond(state, unit, from, piece) };
    up.into_iter().chain(beyond.into_iter().map(|level| (level, rise, true))).collect()
}

/// The heights on which one may come to stand beyond what is clambered over: the own one, that of its
/// foot, and those of tops close by, all below its top by height 1 at most; and those of hills, to which
/// slopes lead up (LG-CLIMB-223).
fn levels_beyond(state: &State, unit: UnitId, from: Stand, piece: &Piece) -> Vec<Length> {
    let wide = 2 * state.table.radius(unit);
    let close = |other: &&Piece| {
        other.stand
            && other.kind.is_solid()
            && gap::within(&other.footprint, &piece.footprint, wide)
    };
    let low = |level: Length| {
        (piece.bottom..piece.top).contains(&level) && piece.top - level <= state.table.range(1)
    };
    let tops = state.table.terrain.pieces.iter().filter(close);
    let tops = tops.filter(|other| other.kind == Kind::Hill || low(other.top));
    let foot = Some(piece.bottom).filter(|&level| low(level));
    let mut levels = vec![from.level];
    for level in foot.into_iter().chain(tops.map(|other| other.top)) {
        if !levels.contains(&level) {
            levels.push(level);
        }
    }
    levels
}

/// Whether the top of a piece and of what is flush with it is wide enough for a leader's base.
fn carries_any(state: &State, unit: UnitId, from: Stand, piece: &Piece) -> bool {
    let touch = nearest(piece, from.point());
    let radius = state.table.radius(unit);
    let flush = structure(state, piece, |other| other.stand && other.top == piece.top);
    let carried = |point: Point| {
        let base = state.table.base(unit, point);
        state.table.terrain.carries(base, piece.top)
            && flush.iter().any(|part| overlap::disc_polygon(base, &part.footprint))
    };
    // Most tops are wide enough right behind their rim, or a little farther behind a corner.
    let inward = Direction::nearest(touch - from.point());
    let behind = |reach| touch.moved(inward.step(reach)).is_some_and(carried);
    touch != from.point() && [radius, 2 * radius].into_iter().any(behind) || {
        let lines = cohesion::room::touching(state, unit, piece.top);
        let reach = flush.iter().map(|part| across(part, touch)).max().unwrap_or(0);
        packing::spots(&lines, touch, reach).into_iter().any(carried)
    }
}

/// How far from a point the outline of a piece lies at most.
fn across(piece: &Piece, point: Point) -> Length {
    let corners = piece.footprint.points().iter();
    let across = corners.map(|corner| corner.distance_squared(point).isqrt()).max();
    across.unwrap_or(0) as Length
}

/// A piece with all such solid pieces that are connected with it.
fn structure<'a>(
    state: &'a State,
    piece: &'a Piece,
    belongs: impl Fn(&Piece) -> bool,
) -> Vec<&'a Piece> {
    let mut parts = vec![piece];
    let mut number = 0;
    while let Some(&part) = parts.get(number) {
        number += 1;
        for other in &state.table.terrain.pieces {
            let new = other.kind.is_solid()
                && belongs(other)
                && other.footprint.bounds().meets(part.footprint.bounds())
                && gap::within(&part.footprint, &other.footprint, 0)
                && !parts.iter().any(|known| std::ptr::eq(*known, other));
            parts.extend(new.then_some(other));
        }
    }
    parts
}

/// The places that are nearest to where the leader touches the terrain, at a corner on either side of it.
fn places(ascents: &[Ascent<'_>]) -> Vec<Stand> {
    let sides = ascents.first().map(Ascent::sides).into_iter().flatten();
    sides.flat_map(|side| places_at(ascents, side)).collect()
}

/// The places that are nearest to where the leader touches a side (LG-CLIMB-205, LG-CLIMB-220): of
/// several heights beyond what it clambers over up to the nearest one away from all enemies, of several
/// below those at the foot of that side, if there are any.
fn places_at(ascents: &[Ascent<'_>], side: (Point, Point)) -> Vec<Stand> {
    let Some(first) = ascents.first() else { return Vec::new() };
    let Ascent { state, unit, from, .. } = *first;
    let touch = placing::nearest_on(side, from.point());
    let mut places: Vec<Stand> = ascents.iter().flat_map(|one| one.places(touch)).collect();
    if ascents.len() < 2 {
        return places;
    }
    if first.over {
        places.sort_by_key(|to| to.point().distance_squared(touch));
        let away = |to: &Stand| super::touched_enemies(state, unit, *to).is_empty();
        let most = places.iter().position(away).map_or(places.len(), |number| number + 1);
        places.truncate(most);
        return places;
    }
    let reach = i64::from(state.table.radius(unit) + AT_FOOT);
    let here = |to: &Stand| {
        let foot = placing::nearest_on(side, to.point());
        foot.distance_squared(to.point()) <= reach * reach
    };
    if places.iter().any(here) {
        places.retain(here);
    }
    places
}

/// How far from a wall a base is still at its foot.
pub const AT_FOOT: Length = 10 * CONTACT;

fn lower_levels(state: &State, level: Length) -> Vec<Length> {
    let below = state.table.terrain.surfaces.iter().map(|surface| surface.level);
    below.chain([0]).filter(|&other| other < level).collect()
}

/// A climb or clamber from a piece to a level.
struct Ascent<'a> {
    state: &'a State,
    unit: UnitId,
    from: Stand,
    piece: &'a Piece,
    level: Length,
    /// It leads over the piece (LG-CLIMB-218).
    over: bool,
    /// The piece with all that is one with it: the surface to which it leads up or from which it leads
    /// down, or what it leads over.
    structure: Vec<&'a Piece>,
    /// What else stands in the way of who clambers over it.
    barring: Vec<&'a Piece>,
    /// Whether the level has room for all, once that was asked.
    holds: OnceCell<bool>,
}

impl<'a> Ascent<'a> {
    fn of(
        state: &'a State,
        unit: UnitId,
        from: Stand,
        piece: &'a Piece,
        level: Length,
        over: bool,
    ) -> Ascent<'a> {
        let low = |other: &Piece| other.top - from.level <= state.table.range(1);
        let structure = structure(state, piece, |other| match level > from.level {
            _ if over => other.stand == piece.stand && low(other),
            true => other.stand && other.top == piece.top,
            false => other.top == piece.top,
        });
        let mut barring: Vec<&Piece> = Vec::new();
        if over {
            let ground = Ground::of(state, unit, from.level, Why::Free);
            let within = |other: &Piece| structure.iter().any(|part| std::ptr::eq(*part, other));
            let carries = |other: &Piece| other.stand && other.top == level;
            let pieces = state.table.terrain.pieces.iter();
            let others = pieces.filter(|other| !within(other) && !carries(other));
            barring.extend(others.filter(|other| ground.stops(state, other)));
        }
        let holds = OnceCell::new();
        Ascent { state, unit, from, piece, level, over, structure, barring, holds }
    }

    /// The sides of the terrain that the leader touches, the nearest first. Touched at almost the same
    /// point they are one: a convex corner has one point of contact, and round walls have many edges.
    fn sides(&self) -> Vec<(Point, Point)> {
        let Ascent { state, unit, from, piece, level, over, .. } = *self;
        let mut edges = match level < from.level && !over {
            true => rims(state, unit, from),
            false => {
                let touched = |edge: &(Point, Point)| touches(state, unit, from, *edge);
                piece.footprint.edges().filter(touched).collect()
            }
        };
        let foot = |&edge: &(Point, Point)| placing::nearest_on(edge, from.point());
        edges.sort_by_key(|edge| foot(edge).distance_squared(from.point()));
        let apart = i64::from(state.table.radius(unit) / 2);
        let mut sides: Vec<(Point, Point)> = Vec::new();
        for edge in edges {
            let near = |other| foot(other).distance_squared(foot(&edge)) < apart * apart;
            if !sides.iter().any(near) {
                sides.push(edge);
            }
        }
        sides
    }

    /// The places nearest to a point, with room for the whole unit (LG-CLIMB-204): one away from all
    /// enemies, and one in contact with an enemy unit if it is nearer, to begin a melee there (LG-MOVE-23).
    fn places(&self, touch: Point) -> Vec<Stand> {
        let Ascent { state, unit, level, .. } = *self;
        let lines = cohesion::room::touching(state, unit, level);
        let near = 8 * state.table.radius(unit);
        let whole = if self.is_narrow() { near } else { self.across(touch) };
        let spots = |reach: Length| packing::spots(&lines, touch, reach);
        let away =
            [near, whole].into_iter().find_map(|reach| self.first(&spots(reach), <[_]>::is_empty));
        if !super::may_start_melee(state, unit, Why::Free) {
            return away.into_iter().collect();
        }
        let far = |stand: Stand| stand.point().distance_squared(touch).isqrt() as Length;
        let reach = away.map_or(whole, far);
        // Nobody comes into contact with who is immune to it (LG-KEY-247).
        let begins =
            |foes: &[UnitId]| matches!(foes, [foe] if !moving::is_untouchable(state, *foe));
        let contact = self.first(&spots(reach), begins);
        away.into_iter().chain(contact).collect()
    }

    /// How far from a point a place at the terrain can lie.
    fn across(&self, point: Point) -> Length {
        across(self.piece, point) + 8 * self.state.table.radius(self.unit)
    }

    /// Whether something else stands so near to what it clambers over that no base fits in between, or
    /// the battlefield ends there: then it does not go along it to its far end instead.
    fn is_narrow(&self) -> bool {
        let wide = 2 * self.state.table.radius(self.unit);
        let [x, y] = self.state.table.terrain.sides.map(|side| side / 2 - wide);
        let Bounds { min, max } = self.piece.footprint.bounds();
        let ends = min.x < -x || max.x > x || min.y < -y || max.y > y;
        if self.over && ends {
            return true;
        }
        let near = |other: &&Piece| gap::within(&self.piece.footprint, &other.footprint, wide - 1);
        self.barring.iter().any(near)
    }

    /// The first of some points where the leader may stand, touching such enemies, and its unit
    /// finds room. Whether it does is asked at points a millimetre apart.
    fn first(&self, spots: &[Point], foes: impl Fn(&[UnitId]) -> bool) -> Option<Stand> {
        const APART: i64 = 70 * 70;
        let Ascent { state, unit, from, level, .. } = *self;
        let mut tried: Vec<Point> = Vec::new();
        for &point in spots {
            let stand = Stand { level, ..from.at(point) };
            if tried.iter().any(|other| other.distance_squared(point) < APART)
                || !self.may_stand(stand)
                || !foes(&super::touched_enemies(state, unit, stand))
            {
                continue;
            }
            if has_room(state, unit, stand, from) {
                return Some(self.nearer(stand, &tried, foes));
            }
            if !*self.holds.get_or_init(|| self.holds_all(point)) {
                return None;
            }
            tried.push(point);
        }
        None
    }

    /// From a place with room back toward the nearest one without, as far as there is room.
    fn nearer(&self, to: Stand, tried: &[Point], foes: impl Fn(&[UnitId]) -> bool) -> Stand {
        let Ascent { state, unit, from, .. } = *self;
        let far = |point: &Point| point.distance_squared(to.point());
        let Some(mut low) = tried.iter().copied().min_by_key(far) else { return to };
        let mut high = to;
        while low.distance_squared(high.point()) > 2 {
            let high_point = high.point();
            let middle =
                to.at(Point { x: low.x.midpoint(high_point.x), y: low.y.midpoint(high_point.y) });
            if middle.point() == low || middle.point() == high_point {
                break;
            }
            let fits = self.may_stand(middle)
                && foes(&super::touched_enemies(state, unit, middle))
                && has_room(state, unit, middle, from);
            if fits { high = middle } else { low = middle.point() }
        }
        high
    }

    /// Whether the leader's base has a place: going up on the surface to which the terrain leads,
    /// going down at the foot of that terrain, else beyond what it clambers over and nothing else.
    fn may_stand(&self, to: Stand) -> bool {
        let Ascent { state, unit, from, piece, level, over, .. } = *self;
        let base = state.table.base(unit, to.point());
        let crosses =
            |piece: &Piece| measure::sight::enters(from.point(), to.point(), &piece.footprint);
        let mut parts = self.structure.iter();
        placing::is_free(state, unit, to)
            && match level > from.level {
                _ if over => crosses(piece) && !self.barring.iter().any(|p| crosses(p)),
                true => parts.any(|p| overlap::disc_polygon(base, &p.footprint)),
                false => parts.any(|p| gap::within(base, &p.footprint, AT_FOOT)),
            }
    }

    /// Whether the level has room for so many bases at all, wherever the leader stands: asked before
    /// many places of the leader are tried. Not if some of its unit may stay behind, nor if bases
    /// can stand far apart.
    fn holds_all(&self, first: Point) -> bool {
        let Ascent { state, unit, from, level, .. } = *self;
        if level != from.level && (level - from.level).abs() <= state.table.range(1) {
            return true;
        }
        let apart = 2 * state.table.radius(unit);
        let open = |point| placing::is_free(state, unit, Stand { level, ..from.at(point) });
        let lines = cohesion::room::touching(state, unit, level);
        let mut bounds = Bounds::of(first, first);
        let reach = self.across(first) + state.table.measures.tools[0];
        for spot in packing::spots(&lines, first, reach) {
            if open(spot) {
                bounds = bounds.with(spot);
            }
            let Bounds { min, max } = bounds;
            if (max.x - min.x).max(max.y - min.y) > 4 * apart {
                return true;
            }
        }
        let room = Room { apart, bounds, lines: &lines, open: &open, reached: &|_| true };
        room.places(1 + cohesion::followers(state, unit).len()).is_some()
    }
}

/// The edges of the surface on which a leader stands that it touches: not where something higher stands
/// right beyond them.
fn rims(state: &State, unit: UnitId, from: Stand) -> Vec<(Point, Point)> {
    let terrain = &state.table.terrain;
    let lines = terrain.surface(from.level).map_or(&[][..], |surface| surface.region.contours());
    let edges = lines
        .iter()
        .flat_map(|line| (0..line.len()).map(move |i| (line[i], line[(i + 1) % line.len()])));
    let higher = |piece: &&Piece| piece.kind.is_solid() && piece.top > from.level;
    let walled = |beyond: Point| {
        let mut pieces = terrain.pieces.iter().filter(higher);
        pieces.any(|piece| piece.footprint.side(beyond) == Side::Inside)
    };
    let open = |&(a, b): &(Point, Point)| {
        let foot = placing::nearest_on((a, b), from.point());
        // Outlines run counter-clockwise: the outside is on the right.
        let beyond = foot.moved(Direction::nearest(b - a).quarters(3).step(CONTACT));
        touches(state, unit, from, (a, b)) && !beyond.is_some_and(walled)
    };
    edges.filter(open).collect()
}

/// Whether a leader touches an edge.
fn touches(state: &State, unit: UnitId, from: Stand, edge: (Point, Point)) -> bool {
    let reach = i64::from(state.table.radius(unit) + CONTACT + 1);
    let foot = placing::nearest_on(edge, from.point());
    foot.distance_squared(from.point()) < reach * reach
}

/// Whether the unit finds room around its leader there (LG-CLIMB-204).
fn has_room(state: &State, unit: UnitId, to: Stand, from: Stand) -> bool {
    let mut after = state.clone();
    if let Some(leader) = after.unit(unit).leader {
        after.put(leader, Some(to));
    }
    cohesion::has_room(&after, unit, Placing::Climb { from })
}

/// The point of a piece's outline that is nearest to a point, for proposing places.
fn nearest(piece: &Piece, point: Point) -> Point {
    let points = piece.footprint.edges().map(|edge| placing::nearest_on(edge, point));
    points.min_by_key(|other| other.distance_squared(point)).unwrap_or(point)
}
