//! Climbing and clambering (chapters "Vertical movement", "Climb and clamber").

use kernel::{Flow, Refusal, Rule};
use measure::{Disc, Length, Point, gap};

use crate::event::{Event, Moved, RolledFor};
use crate::keywords::moving;
use crate::pack::{DefenceDie, UnitType};
use crate::question::{Choice, Moving, Placing, Why};
use crate::state::State;
use crate::table::{CONTACT, Stand, UnitId};
use crate::terrain::Piece;
use crate::tokens::Marker;
use crate::{Play, cohesion, objectives, placing, wounds};

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
        .flat_map(|piece| levels(state, from, piece))
        .filter(|(level, ..)| *level == to.level)
        .map(|(_, height, over)| (height, over))
        .collect();
    let Some(&(height, over)) = ways.first() else { return Rule("LG-CLIMB-202").into() };
    if let Err(rule) = judge(moving, height, over, clamber) {
        return rule.into();
    }
    let found = landings(state, unit).iter().any(|landing| landing.to.level == to.level);
    let elsewhere = if over { "LG-CLIMB-220" } else { "LG-CLIMB-205" };
    Rule(if found { elsewhere } else { "LG-CLIMB-204" }).into()
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
    let edge = state.table.terrain.surface(from.level).is_some_and(|surface| {
        let wider = Disc { radius: base.radius + CONTACT + 1, ..base };
        !surface.region.carries(wider)
    });
    let touches = |piece: &&Piece| {
        let near = gap::within(base, &piece.footprint, CONTACT);
        let here = piece.bottom <= from.level;
        near && here && (piece.top > from.level || piece.top == from.level && edge)
    };
    solid.filter(touches).collect()
}

/// The levels to which a piece leads, with the height and whether it is over something without a
/// top (LG-CLIMB-218).
fn levels(state: &State, from: Stand, piece: &Piece) -> Vec<(Length, u8, bool)> {
    let height = |rise: Length| state.table.height(rise);
    if piece.top == from.level {
        let lower = lower_levels(state, from.level).into_iter();
        return lower.map(|level| (level, height(from.level - level), false)).collect();
    }
    let rise = height(piece.top - from.level);
    vec![if piece.stand { (piece.top, rise, false) } else { (from.level, rise, true) }]
}

/// Where a leader comes by climbing the terrain that it touches.
fn landings(state: &State, unit: UnitId) -> Vec<Landing> {
    let Some((_, from)) = state.leader(unit).filter(|_| can_climb(state, unit)) else {
        return Vec::new();
    };
    let mut found: Vec<Landing> = Vec::new();
    for piece in touched(state, unit, from) {
        for (level, height, over) in levels(state, from, piece) {
            if !(1..=2).contains(&height) || over && height > 1 {
                continue;
            }
            let Some(to) = landing(state, unit, from, piece, level, over) else { continue };
            let landing = Landing { to, height, over, stairs: piece.stairs };
            if !found.iter().any(|other| other.to == to) {
                found.push(landing);
            }
        }
    }
    found
}

fn lower_levels(state: &State, level: Length) -> Vec<Length> {
    let below = state.table.terrain.surfaces.iter().map(|surface| surface.level);
    below.chain([0]).filter(|&other| other < level).collect()
}

/// The place at a level that is nearest to where the leader touches the terrain (LG-CLIMB-205,
/// LG-CLIMB-220), with room for the whole unit (LG-CLIMB-204).
fn landing(
    state: &State,
    unit: UnitId,
    from: Stand,
    piece: &Piece,
    level: Length,
    over: bool,
) -> Option<Stand> {
    const PARTS: u16 = 32;
    let down = level < from.level;
    let touch = if down { nearest_rim(state, from) } else { nearest(piece, from.point()) };
    let radius = state.table.radius(unit);
    let facing = measure::Direction::nearest(touch - from.point());
    let legal = |point: Point| {
        // On the other side of the piece: it lies between the place and the leader.
        let beyond = !over || measure::sight::enters(from.point(), point, &piece.footprint);
        let base = Disc { centre: point, radius };
        let foot = !down || {
            let mut pieces = state.table.terrain.pieces.iter();
            pieces.any(|other| {
                other.top == piece.top && gap::within(base, &other.footprint, 10 * CONTACT)
            })
        };
        beyond && foot && fits(state, unit, Stand { level, ..from.at(point) }, from)
    };
    let near = [0, 1, 2, 5, 10].into_iter();
    let radii: Vec<Length> =
        near.chain((0..30).map(|step| 20 + step * radius / 10)).map(|far| radius + far).collect();
    let at = |ring: Length, part: u16| placing::on_circle(touch, ring, facing, part, PARTS);
    let hit = (0..radii.len()).find_map(|ring| {
        let part = (0..PARTS).find(|&part| legal(at(radii[ring], part)))?;
        Some((ring, part))
    });
    let (ring, part) = hit?;
    // Back toward the terrain as far as it goes.
    let mut high = radii[ring];
    let mut low = if ring == 0 { high - 1 } else { radii[ring - 1] };
    while high - low > 1 {
        let middle = low.midpoint(high);
        if legal(at(middle, part)) { high = middle } else { low = middle }
    }
    Some(Stand { level, ..from.at(at(high, part)) })
}

/// The point of the rim of the surface on which a leader stands that is nearest to it.
fn nearest_rim(state: &State, from: Stand) -> Point {
    let surface = state.table.terrain.surface(from.level);
    let lines = surface.map_or(&[][..], |surface| surface.region.contours());
    let edges = lines
        .iter()
        .flat_map(|line| (0..line.len()).map(move |i| (line[i], line[(i + 1) % line.len()])));
    let points = edges.map(|edge| placing::nearest_on(edge, from.point()));
    let nearest = points.min_by_key(|other| other.distance_squared(from.point()));
    nearest.unwrap_or(from.point())
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
    let place = landings(play, unit).into_iter().find(|landing| landing.to == to);
    let Some(Landing { height, over, stairs, .. }) = place else { return Ok(()) };
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
    wounds::suffer(play, unit, blocks, &wounds::Order::LeaderLast)
}
