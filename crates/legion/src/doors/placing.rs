//! Where a miniature can be put down, and how places are looked for.

use kernel::{Refusal, Rule};
use measure::{Direction, Disc, Length, Point, overlap, packing};

use crate::keywords::moving;
use crate::movement::{self, Ground, displacement};
use crate::question::Why;
use crate::stands::Standing;
use crate::state::State;
use crate::table::{CONTACT, Stand, UnitId};
use crate::terrain::{Passage, Piece};
use crate::{cohesion, deployment};

/// Whether a miniature of a unit can stand somewhere: on flat ground, in nothing that is impassable for
/// it (LG-TERRAIN-14), over nobody and no token, touching no friendly miniature of another unit (LG-CONTACT-04) and no enemy that is immune to it
/// (LG-KEY-247). Miniatures of the own unit are for the caller to test.
///
/// # Errors
/// The rule that forbids it.
pub fn may_stand(state: &State, unit: UnitId, to: Stand) -> Result<(), Refusal> {
    let base = state.table.base(unit, to.point());
    state.table.terrain.stands(base, to.level)?;
    if let Some(piece) = sunk(state, unit, to) {
        return Err(Refusal::from(Rule("LG-TERRAIN-14")).with("terrain", &piece.name.en));
    }
    for Standing { unit: other, stand, base: place, .. } in state.around(base, CONTACT) {
        if other == unit {
            continue;
        }
        let meet = state.meet((unit, to.level), (other, stand.level));
        if meet && overlap::discs(base, place) {
            return Err(Refusal::from(Rule("LG-MOVE-24")).with("base of", state.unit_name(other)));
        }
        if !state.in_contact((unit, to), (other, stand)) {
            continue;
        }
        let friend = state.are_friends(other, unit);
        if friend || moving::is_untouchable(state, other) {
            let rule = if friend { "LG-CONTACT-04" } else { "LG-KEY-247" };
            return Err(Refusal::from(Rule(rule)).with("base of", state.unit_name(other)));
        }
    }
    let over = movement::over_token(state, unit, to);
    if over { Err(Rule("LG-MOVE-25").into()) } else { Ok(()) }
}

/// The same without words, for the many places that are tried.
#[must_use]
pub fn is_free(state: &State, unit: UnitId, to: Stand) -> bool {
    let base = state.table.base(unit, to.point());
    let in_the_way = |Standing { unit: other, stand, base: place, .. }| {
        let over = || {
            let meet = state.meet((unit, to.level), (other, stand.level));
            meet && overlap::discs(base, place)
        };
        let beside =
            || state.are_friends(other, unit) && state.in_contact((unit, to), (other, stand));
        other != unit && (over() || beside())
    };
    state.table.terrain.carries(base, to.level)
        && sunk(state, unit, to).is_none()
        && !state.around(base, CONTACT).any(in_the_way)
        && !movement::over_token(state, unit, to)
}

/// The impassable area in which a miniature would stand: it could never leave it (LG-TERRAIN-14).
fn sunk(state: &State, unit: UnitId, to: Stand) -> Option<&Piece> {
    let base = state.table.base(unit, to.point());
    let mut pieces = state.table.terrain.pieces.iter();
    pieces.find(|piece| {
        !piece.kind.is_solid()
            && piece.passage(state.kind(unit)) == Passage::Impassable
            && overlap::disc_polygon(base, &piece.footprint)
            && Ground::of(state, unit, to.level, Why::Free).stops(state, piece)
    })
}

/// Whether a miniature would stand in others of its own unit that stay where they are (LG-DISPL-15).
///
/// # Errors
/// The rule that forbids it.
pub fn over_comrades(state: &State, unit: UnitId, to: Stand) -> Result<(), Refusal> {
    let base = state.table.base(unit, to.point());
    let over = state.minis_of(unit).any(|mini| {
        let level = state.stand(mini).map_or(0, |stand| stand.level);
        let place = state.base(mini);
        state.meet((unit, to.level), (unit, level))
            && place.is_some_and(|place| overlap::discs(base, place))
    });
    if over { Err(Rule("LG-MOVE-24").into()) } else { Ok(()) }
}

/// A point on a circle, counted in parts of a turn from a direction.
#[must_use]
pub fn on_circle(centre: Point, radius: Length, begin: Direction, part: u16, parts: u16) -> Point {
    let places = i32::from(Direction::COUNT) * i32::from(part) / i32::from(parts.max(1));
    centre.moved(begin.turned(places).step(radius)).unwrap_or(centre)
}

/// Points in rings around a centre, from near to far.
pub fn rings(
    centre: Point,
    begin: Direction,
    radii: impl Iterator<Item = Length>,
    parts: u16,
) -> impl Iterator<Item = Point> {
    radii.flat_map(move |radius| {
        (0..parts).map(move |part| on_circle(centre, radius, begin, part, parts))
    })
}

/// Half the side of the cells in which a leader is looked for: their half diagonals are half of the
/// tolerance, 5 mm.
const CELL: Length = 175;

/// Crowded places that are searched before the search ends without a find.
const CROWDS: usize = 400;

/// A formation of a unit that is nowhere yet somewhere on the battlefield, whose places keep what is
/// asked of them: found whenever there is one for bases that are wider by 5 mm, unless hundreds of
/// places have room for the leader alone. Cells of the battlefield that `barred` rules out, for a base
/// in their middle and a distance from there, are left out as wholes.
pub fn somewhere(
    state: &State,
    unit: UnitId,
    facing: Direction,
    barred: &dyn Fn(Disc, Length) -> bool,
    also: &dyn Fn(Stand) -> bool,
) -> Option<Vec<Stand>> {
    let [x, y] = state.table.terrain.sides.map(|side| side / 2 - state.table.radius(unit));
    // A square round the battlefield, whose half side is a power of two of the cells'.
    let half = CELL << (x.max(y) / CELL).max(1).ilog2().saturating_add(1);
    let mut cells = vec![(Point { x: 0, y: 0 }, half)];
    let mut crowds = 0;
    while let Some((at, half)) = cells.pop() {
        let across = half + half / 2; // More than the half diagonal.
        if at.x.abs() > x + across || at.y.abs() > y + across {
            continue;
        }
        if barred(state.table.base(unit, at), across) {
            continue;
        }
        if half > CELL {
            let less = half / 2;
            let sides = [(less, less), (-less, less), (less, -less), (-less, -less)];
            cells.extend(sides.map(|(x, y)| (Point { x: at.x + x, y: at.y + y }, less)));
            continue;
        }
        let level = state.table.terrain.level(state.table.base(unit, at));
        let leader = level.map(|level| Stand { x: at.x, y: at.y, level, facing });
        let free = |leader: &Stand| is_free(state, unit, *leader) && also(*leader);
        let Some(leader) = leader.filter(free) else { continue };
        crowds += 1;
        let stands = deployment::formation(state, unit, leader, also);
        let legal = |all: &Vec<Stand>| deployment::stand_together(state, unit, all).is_ok();
        if let Some(stands) = stands.filter(legal) {
            return Some(stands);
        }
        if crowds > CROWDS {
            return None;
        }
    }
    None
}

/// The point of a segment that is nearest to a point, for proposing places.
#[must_use]
pub fn nearest_on((a, b): (Point, Point), point: Point) -> Point {
    let (edge, to) = (b - a, point - a);
    let length = edge.length_squared().max(1) as f64;
    let t = (edge.dot(to) as f64 / length).clamp(0.0, 1.0);
    let step = |from: i32, by: i64| from + (t * by as f64).round() as i32;
    Point { x: step(a.x, edge.x), y: step(a.y, edge.y) }
}

/// A place for a displaced leader on its own level, near to where it stood.
#[must_use]
pub fn displaced_on(state: &State, unit: UnitId, from: Stand) -> Option<Stand> {
    let most = state.table.range(1);
    let radii = (1..=12).map(|step| most * step / 12);
    let mut points = rings(from.point(), from.facing, radii, 24);
    let found =
        points.find(|&point| displacement::judge(state, unit, from, from.at(point)).is_ok());
    // Else where it touches something: every millimetre there.
    let found = found.or_else(|| {
        let lines = cohesion::room::touching(state, unit, from.level);
        let mut spots = packing::spots(&lines, from.point(), most).into_iter();
        spots.find(|&point| displacement::judge(state, unit, from, from.at(point)).is_ok())
    });
    found.map(|point| from.at(point))
}

/// A place for a displaced leader: on its own level, else on another (LG-DISPL-17), else the nearest
/// that there is (LG-COH-202).
#[must_use]
pub fn displaced(state: &State, unit: UnitId, from: Stand) -> Option<Stand> {
    let anywhere = || {
        let most = state.table.range(1);
        let radii = (1..=60).map(|step| most * step / 12);
        let points = rings(from.point(), from.facing, radii, 24);
        let mut stands = points.filter_map(|point| {
            let level = state.table.terrain.level(state.table.base(unit, point))?;
            Some(Stand { level, ..from.at(point) })
        });
        stands.find(|stand| {
            may_stand(state, unit, *stand).is_ok() && over_comrades(state, unit, *stand).is_ok()
        })
    };
    displaced_on(state, unit, from).or_else(anywhere)
}
