//! Climbing and clambering (chapters "Vertical movement", "Climb and clamber").

use std::cell::OnceCell;

use kernel::{Flow, Refusal, Rule};
use measure::packing::{self, Room};
use measure::{Bounds, Direction, Length, Millimetres, Point, Side, gap, overlap};

use super::Ground;
use crate::event::{Event, Moved, RolledFor};
use crate::keywords::moving;
use crate::pack::{DefenceDie, UnitType};
use crate::question::{Choice, Moving, Placing, Why};
use crate::state::State;
use crate::table::{CONTACT, Stand, UnitId};
use crate::terrain::{Kind, Piece};
use crate::tokens::Marker;
use crate::{Play, cohesion, melee, objectives, placing, suppression, wounds};

/// Whether a unit can climb at all: troopers but no emplacements (LG-CLIMB-202, LG-MOVE-38), and
/// vehicles that do so (LG-MOVE-40, LG-KEY-213).
#[must_use]
pub fn can_climb(state: &State, unit: UnitId) -> bool {
    let held =
        super::max_speed(state, unit) == 0 && state.unit(unit).tokens.has(Marker::Immobilize);
    let able = match state.kind(unit) {
        UnitType::Trooper => true,
        _ => moving::climbs(state, unit),
    };
    able && !held
}

/// Where a climb or clamber leads.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Landing {
    /// The leader's place.
    to: Stand,
    /// The height that is overcome, in segments.
    height: u8,
    /// Over something without a top (LG-CLIMB-218).
    over: bool,
    /// Stairs lead there (LG-CLIMB-216).
    stairs: bool,
}

/// All climbs and clambers of a unit.
#[must_use]
pub fn ways(state: &State, moving: Moving) -> Vec<Choice> {
    let able = |landing: &Landing, clamber| judge(moving, landing.height, landing.over, clamber);
    let mut ways = Vec::new();
    for landing in landings(state, moving.unit) {
        let to = landing.to;
        ways.extend(able(&landing, false).is_ok().then_some(Choice::Climb { to }));
        ways.extend(able(&landing, true).is_ok().then_some(Choice::Clamber { to }));
    }
    ways
}

/// Whether a unit has the actions for such a height: a climb takes two for height 1
/// (LG-CLIMB-203), a clamber one for height 1 (LG-CLIMB-207) and two for height 2 (LG-CLIMB-208)
/// or over something (LG-CLIMB-219), which is no climb and of height 1 at most (LG-CLIMB-218).
fn judge(moving: Moving, height: u8, over: bool, clamber: bool) -> Result<(), Rule> {
    let both = matches!(moving.why, Why::Action(2..));
    match (over, clamber) {
        (true, false) => Err(Rule("LG-CLIMB-218")),
        (true, true) if height > 1 => Err(Rule("LG-CLIMB-218")),
        (true, true) if !both => Err(Rule("LG-CLIMB-219")),
        (false, false) if height > 1 || !both => Err(Rule("LG-CLIMB-203")),
        (false, true) if height > 2 || height > 1 && !both => Err(Rule("LG-CLIMB-208")),
        _ => Ok(()),
    }
}

/// Why a climb or clamber to a place is not possible.
#[must_use]
pub fn explain(state: &State, moving: Moving, to: Stand, clamber: bool) -> Refusal {
    let unit = moving.unit;
    let Some((_, from)) = state.leader(unit) else { return Rule("LG-MOVE-01").into() };
    match state.kind(unit) {
        UnitType::EmplacementTrooper => return Rule("LG-MOVE-38").into(),
        kind if kind.is_vehicle() && !moving::climbs(state, unit) => {
            return Rule("LG-MOVE-40").into();
        }
        _ => {}
    }
    let ways: Vec<(u8, bool)> = touched(state, unit, from)
        .into_iter()
        .flat_map(|piece| levels(state, unit, from, piece))
        .filter(|(level, ..)| *level == to.level)
        .map(|(_, height, over)| (height, over))
        .collect();
    let Some(&(height, over)) = ways.first() else { return Rule("LG-CLIMB-202").into() };
    if let Err(rule) = judge(moving, height, over, clamber) {
        // Two actions would do, but one was lost (LG-SPEND-03).
        let both = Moving { why: Why::Action(2), ..moving };
        let lost =
            suppression::is_suppressed(state, unit) && judge(both, height, over, clamber).is_ok();
        let refusal = Refusal::from(if lost { Rule("LG-SPEND-03") } else { rule });
        let actions = if let Why::Action(left) = moving.why { left } else { 1 };
        return refusal.with("height", height).with("actions", actions);
    }
    let landings = landings(state, unit);
    let Some(found) = landings.iter().find(|landing| landing.to.level == to.level) else {
        return Rule("LG-CLIMB-204").into();
    };
    let elsewhere = Rule(if over { "LG-CLIMB-220" } else { "LG-CLIMB-205" });
    let place = [found.to.x, found.to.y].map(|c| Millimetres(c).to_string()).join(",");
    Refusal::from(elsewhere).with("place", place)
}

/// What a climb or clamber costs in actions (LG-CLIMB-203, LG-CLIMB-207, LG-CLIMB-208,
/// LG-CLIMB-219).
#[must_use]
pub fn cost(state: &State, unit: UnitId, choice: &Choice) -> u8 {
    match choice {
        Choice::Climb { .. } => 2,
        Choice::Clamber { to } => {
            let place = landings(state, unit).into_iter().find(|landing| landing.to == *to);
            place.map_or(1, |landing| if landing.height > 1 || landing.over { 2 } else { 1 })
        }
        _ => 1,
    }
}

/// The vertical pieces that a leader touches: those beside it, and the one on whose edge it stands
/// (LG-CLIMB-202).
fn touched(state: &State, unit: UnitId, from: Stand) -> Vec<&Piece> {
    let base = state.table.base(unit, from.point());
    let solid = state.table.terrain.pieces.iter().filter(|piece| piece.kind.is_solid());
    let edge = nearest_rim(state, unit, from).is_some();
    let touches = |piece: &&Piece| {
        let near = gap::within(base, &piece.footprint, CONTACT);
        let here = piece.bottom <= from.level;
        near && here && (piece.top > from.level || piece.top == from.level && edge)
    };
    solid.filter(touches).collect()
}

/// The levels to which a piece leads, with the height and whether it is over something without a
/// top (LG-CLIMB-218).
fn levels(state: &State, unit: UnitId, from: Stand, piece: &Piece) -> Vec<(Length, u8, bool)> {
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

/// Where a leader comes by climbing the terrain that it touches.
fn landings(state: &State, unit: UnitId) -> Vec<Landing> {
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

/// The places that are nearest to where the leader touches the terrain (LG-CLIMB-205, LG-CLIMB-220): of
/// several heights beyond what it clambers over up to the nearest one away from all enemies, of several
/// below those at the foot of the side that it touches, if there are any.
fn places(ascents: &[Ascent<'_>]) -> Vec<Stand> {
    let Some((first, side)) = ascents.first().and_then(|first| Some((first, first.side()?))) else {
        return Vec::new();
    };
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

    /// The side of the terrain that the leader touches.
    fn side(&self) -> Option<(Point, Point)> {
        let Ascent { state, unit, from, piece, level, over, .. } = *self;
        match level < from.level && !over {
            true => nearest_rim(state, unit, from),
            false => nearest_edge(piece.footprint.edges(), from.point()),
        }
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

/// The edge of the surface on which a leader stands that is nearest to it, if it touches one: not where
/// something higher stands right beyond it.
fn nearest_rim(state: &State, unit: UnitId, from: Stand) -> Option<(Point, Point)> {
    let terrain = &state.table.terrain;
    let lines = terrain.surface(from.level).map_or(&[][..], |surface| surface.region.contours());
    let edges = lines
        .iter()
        .flat_map(|line| (0..line.len()).map(move |i| (line[i], line[(i + 1) % line.len()])));
    let reach = i64::from(state.table.radius(unit) + CONTACT + 1);
    let higher = |piece: &&Piece| piece.kind.is_solid() && piece.top > from.level;
    let walled = |beyond: Point| {
        let mut pieces = terrain.pieces.iter().filter(higher);
        pieces.any(|piece| piece.footprint.side(beyond) == Side::Inside)
    };
    let open = |&(a, b): &(Point, Point)| {
        let foot = placing::nearest_on((a, b), from.point());
        // Outlines run counter-clockwise: the outside is on the right.
        let beyond = foot.moved(Direction::nearest(b - a).quarters(3).step(CONTACT));
        let touched = foot.distance_squared(from.point()) < reach * reach;
        touched && !beyond.is_some_and(walled)
    };
    nearest_edge(edges.filter(open), from.point())
}

/// The edge that is nearest to a point.
fn nearest_edge(
    edges: impl Iterator<Item = (Point, Point)>,
    point: Point,
) -> Option<(Point, Point)> {
    edges.min_by_key(|&edge| placing::nearest_on(edge, point).distance_squared(point))
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

/// The leader comes to its place; for a clamber dice are rolled before the others follow
/// (LG-CLIMB-214). In contact with an enemy it begins a melee.
///
/// # Errors
/// Pauses for answers.
pub fn climb(play: &mut Play<'_>, unit: UnitId, to: Stand, clamber: bool) -> Flow<()> {
    let Some((_, from)) = play.leader(unit) else { return Ok(()) };
    let place = landings(play, unit).into_iter().find(|landing| landing.to == to);
    let Some(Landing { height, over, stairs, .. }) = place else { return Ok(()) };
    let melees = melee::pairs_without(play, unit);
    let how = if clamber { Moved::Clamber } else { Moved::Climb };
    super::relocate(play, unit, to, how, vec![from.point(), to.point()]);
    if clamber && !stairs {
        roll(play, unit, height, over)?;
    }
    let after = Placing::Climb { from };
    let leader = play.leader(unit).map(|(_, stand)| stand);
    let foe = leader.and_then(|stand| super::touched_enemies(play, unit, stand).first().copied());
    match foe {
        Some(enemy) => melee::start(play, unit, enemy, after)?,
        None => cohesion::restore(play, unit, after)?,
    }
    objectives::carry(play, unit)?;
    melee::close_up(play, &melees)
}

/// One white defence die for each miniature (LG-CLIMB-211), two for more than height 1 or over
/// something (LG-CLIMB-212, LG-CLIMB-221); each block is a wound (LG-CLIMB-213). Not for experts
/// (LG-KEY-222).
fn roll(play: &mut Play<'_>, unit: UnitId, height: u8, over: bool) -> Flow<()> {
    if moving::clambers_safely(play, unit) {
        return Ok(());
    }
    let each = if height > 1 || over { 2 } else { 1 };
    let minis = play.minis_of(unit).count();
    let dice = crate::rolling::defence(play, DefenceDie::White, minis * each)?;
    let blocks = crate::rolling::blocks(&dice);
    let what = RolledFor::Clamber;
    play.tell(&[Rule("LG-CLIMB-211")], |_| Event::Rolled { unit: Some(unit), what, dice });
    wounds::suffer(play, unit, blocks, &wounds::Order::LeaderLast, None)
}
