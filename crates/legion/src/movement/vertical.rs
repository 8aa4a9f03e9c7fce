//! Climbing and clambering (chapters "Vertical movement", "Climb and clamber").

use kernel::{Flow, Refusal, Rule};
use measure::{Disc, Length, Point, gap};

use crate::event::{Event, Moved, RolledFor};
use crate::keywords::Keyword;
use crate::pack::{DefenceDie, UnitType};
use crate::question::{Choice, Moving, Placing, Why};
use crate::state::State;
use crate::table::{CONTACT, Stand, UnitId};
use crate::terrain::Piece;
use crate::{Play, cohesion, objectives, placing, wounds};

/// Whether a unit can climb at all: troopers but no emplacements (LG-CLIMB-202, LG-MOVE-38), and
/// vehicles that do so (LG-MOVE-40, LG-KEY-213).
#[must_use]
pub fn can_climb(state: &State, unit: UnitId) -> bool {
    let held = super::max_speed(state, unit) == 0 && state.unit(unit).immobilize > 0;
    let able = match state.kind(unit) {
        UnitType::Trooper => true,
        _ => state.sheet(unit).has(Keyword::ClimbingVehicle),
    };
    able && !held
}

/// All climbs and clambers of a unit, with what they cost.
#[must_use]
pub fn ways(state: &State, moving: Moving) -> Vec<Choice> {
    let unit = moving.unit;
    let actions = match moving.why {
        Why::Action(actions) => actions,
        _ => 1,
    };
    let free = moving.why == Why::Free;
    let mut ways = Vec::new();
    for (to, height, over) in landings(state, unit) {
        let climbs = height <= 1 && !over && actions >= 2 && !free;
        let clambers = height <= 1 && !over || height <= 2 && actions >= 2 && !free;
        ways.extend(climbs.then_some(Choice::Climb { to }));
        ways.extend(clambers.then_some(Choice::Clamber { to }));
    }
    ways
}

/// Why a climb or clamber to a place is not possible.
#[must_use]
pub fn explain(state: &State, moving: Moving, to: Stand, clamber: bool) -> Refusal {
    let unit = moving.unit;
    let Some((_, from)) = state.leader(unit) else { return Rule("LG-MOVE-01").into() };
    let vehicle = !state.sheet(unit).has(Keyword::ClimbingVehicle);
    let base = state.table.base(unit, from.point());
    let mut pieces = state.table.terrain.pieces.iter().filter(|piece| piece.kind.is_solid());
    let touched: Vec<&Piece> =
        pieces.by_ref().filter(|piece| gap::within(base, &piece.footprint, CONTACT)).collect();
    let over = touched.iter().any(|piece| piece.top > from.level && !piece.stand);
    let over = over && to.level == from.level;
    let rise = match over {
        true => touched.iter().map(|piece| piece.top - from.level).max().unwrap_or(0),
        false => (to.level - from.level).abs(),
    };
    let landings = landings(state, unit);
    let rule = match state.kind(unit) {
        UnitType::EmplacementTrooper => "LG-MOVE-38",
        kind if kind.is_vehicle() && vehicle => "LG-MOVE-40",
        _ if touched.is_empty() => "LG-CLIMB-202",
        _ if over && state.table.height(rise) > 1 => "LG-CLIMB-218",
        _ if over && landings.iter().any(|(stand, ..)| *stand == to) => "LG-CLIMB-219",
        _ if landings.iter().any(|(stand, ..)| *stand == to) && clamber => "LG-CLIMB-208",
        _ if landings.iter().any(|(stand, ..)| *stand == to) => "LG-CLIMB-203",
        _ if state.table.height(rise) > if clamber { 2 } else { 1 } => {
            if clamber {
                "LG-CLIMB-208"
            } else {
                "LG-CLIMB-203"
            }
        }
        _ if landings.iter().any(|(stand, ..)| stand.level == to.level) => "LG-CLIMB-205",
        _ => "LG-CLIMB-204",
    };
    Rule(rule).into()
}

/// What a climb or clamber costs in actions (LG-CLIMB-203, LG-CLIMB-207, LG-CLIMB-208,
/// LG-CLIMB-219).
#[must_use]
pub fn cost(state: &State, unit: UnitId, choice: &Choice) -> u8 {
    match choice {
        Choice::Climb { .. } => 2,
        Choice::Clamber { to } => {
            let place = landings(state, unit).into_iter().find(|(stand, ..)| stand == to);
            place.map_or(1, |(_, height, over)| if height > 1 || over { 2 } else { 1 })
        }
        _ => 1,
    }
}

/// Where a leader comes by climbing the terrain that it touches: the place, the height, and whether
/// it comes over something without a top (LG-CLIMB-218).
fn landings(state: &State, unit: UnitId) -> Vec<(Stand, u8, bool)> {
    let Some((_, from)) = state.leader(unit).filter(|_| can_climb(state, unit)) else {
        return Vec::new();
    };
    let base = state.table.base(unit, from.point());
    let mut found: Vec<(Stand, u8, bool)> = Vec::new();
    for piece in state.table.terrain.pieces.iter().filter(|piece| piece.kind.is_solid()) {
        let touches = gap::within(base, &piece.footprint, CONTACT);
        if !touches {
            continue;
        }
        let up = piece.top > from.level && piece.stand;
        let down = piece.top == from.level;
        let over = piece.top > from.level && !piece.stand;
        let levels: Vec<Length> = match (up, down, over) {
            (true, ..) => vec![piece.top],
            (_, true, _) => lower_levels(state, from.level),
            (_, _, true) => vec![from.level],
            _ => Vec::new(),
        };
        for level in levels {
            let rise = if over { piece.top - from.level } else { (level - from.level).abs() };
            let height = state.table.height(rise);
            if height == 0 || height > 2 || over && height > 1 {
                continue;
            }
            let place = landing(state, unit, from, piece, level, over);
            found.extend(place.map(|place| (place, height, over)));
        }
    }
    found.dedup();
    found
}

fn lower_levels(state: &State, level: Length) -> Vec<Length> {
    let below = state.table.terrain.surfaces.iter().map(|surface| surface.level);
    below.chain([0]).filter(|&other| other < level).collect()
}

/// The place at a level that is nearest to where the leader touches the piece (LG-CLIMB-205,
/// LG-CLIMB-220), with room for the whole unit (LG-CLIMB-204).
fn landing(
    state: &State,
    unit: UnitId,
    from: Stand,
    piece: &Piece,
    level: Length,
    over: bool,
) -> Option<Stand> {
    let touch = nearest(piece, from.point());
    let radius = state.table.radius(unit);
    let facing = measure::Direction::nearest(touch - from.point());
    let near = [0, 1, 2, 5, 10].into_iter();
    let radii = near.chain((0..30).map(|step| 20 + step * radius / 10)).map(|far| radius + far);
    let mut points = placing::rings(touch, facing, radii, 32);
    let beyond = |point: Point| {
        // On the other side of the piece: it lies between the place and the leader.
        !over || measure::sight::enters(from.point(), point, &piece.footprint)
    };
    let touching = |point: Point| {
        let base = Disc { centre: point, radius };
        level >= piece.top || gap::within(base, &piece.footprint, 10 * CONTACT) || over
    };
    let found = points.find(|&point| {
        let to = Stand { level, ..from.at(point) };
        beyond(point) && touching(point) && fits(state, unit, to, from)
    });
    found.map(|point| Stand { level, ..from.at(point) })
}

/// Whether the leader and its unit find room there (LG-CLIMB-204).
fn fits(state: &State, unit: UnitId, to: Stand, from: Stand) -> bool {
    if placing::may_stand(state, unit, to).is_err()
        || !super::touched_enemies(state, unit, to).is_empty()
    {
        return false;
    }
    let mut after = state.clone();
    if let Some(leader) = after.unit(unit).leader {
        after.minis[leader.index()].stand = Some(to);
    }
    cohesion::has_room(&after, unit, Placing::Climb { from })
}

/// The point of a piece's outline that is nearest to a point, for proposing places.
fn nearest(piece: &Piece, point: Point) -> Point {
    let points = piece.footprint.edges().map(|edge| placing::nearest_on(edge, point));
    points.min_by_key(|other| other.distance_squared(point)).unwrap_or(point)
}

/// The leader comes to its place; for a clamber dice are rolled before the others follow
/// (LG-CLIMB-214).
///
/// # Errors
/// Pauses for answers.
pub fn climb(play: &mut Play<'_>, unit: UnitId, to: Stand, clamber: bool) -> Flow<()> {
    let Some((_, from)) = play.leader(unit) else { return Ok(()) };
    let place = landings(play, unit).into_iter().find(|(stand, ..)| *stand == to);
    let Some((_, height, over)) = place else { return Ok(()) };
    let stairs = by_stairs(play, unit, from);
    let how = if clamber { Moved::Clamber } else { Moved::Climb };
    super::relocate(play, unit, to, how, vec![from.point(), to.point()]);
    if clamber && !stairs {
        roll(play, unit, height, over)?;
    }
    if play.leader(unit).is_some() {
        cohesion::restore(play, unit, Placing::Climb { from })?;
    }
    objectives::carry(play, unit)
}

/// Whether stairs lead up where the leader stands (LG-CLIMB-216).
fn by_stairs(state: &State, unit: UnitId, from: Stand) -> bool {
    let base = state.table.base(unit, from.point());
    let mut pieces = state.table.terrain.pieces.iter();
    pieces.any(|piece| piece.stairs && gap::within(base, &piece.footprint, CONTACT))
}

/// One white defence die for each miniature (LG-CLIMB-211), two for more than height 1 or over
/// something (LG-CLIMB-212, LG-CLIMB-221); each block is a wound (LG-CLIMB-213). Not for experts
/// (LG-KEY-222).
fn roll(play: &mut Play<'_>, unit: UnitId, height: u8, over: bool) -> Flow<()> {
    if play.sheet(unit).has(Keyword::ExpertClimber) {
        return Ok(());
    }
    let each = if height > 1 || over { 2 } else { 1 };
    let minis = play.minis_of(unit).count();
    let dice = crate::rolling::defence(play, DefenceDie::White, minis * each)?;
    let blocks = crate::rolling::blocks(&dice);
    let what = RolledFor::Clamber;
    play.tell(&[Rule("LG-CLIMB-211")], |_| Event::Rolled { unit: Some(unit), what, dice });
    wounds::suffer(play, unit, blocks, &wounds::Order::LeaderLast)
}
