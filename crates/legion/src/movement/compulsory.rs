//! Compulsory moves (chapter "Compulsory move").

use kernel::Flow;
use measure::tool::Heading;
use measure::{Direction, Length, Point};

use super::{Way, judge, max_speed, travel};
use crate::event::Moved;
use crate::question::{Choice, Moving, Prompt, Why};
use crate::state::State;
use crate::table::{Stand, UnitId};
use crate::{Play, standby, wounds};

/// How many bends of the tool are tried to each side: one in about half a degree.
const BENDS: i32 = 180;

/// A unit performs a compulsory move: a full one with its maximum speed, bent as its player likes
/// (LG-COMPUL-04); if none is possible, a partial one that costs wounds (LG-COMPUL-05). It is no
/// move action (LG-COMPUL-02) and uses none (LG-COMPUL-03).
///
/// # Errors
/// Pauses for answers.
pub fn perform(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let moving = moving(play, unit);
    if moving.speed == 0 {
        return Ok(());
    }
    let full = full_ways(play, moving);
    let seat = play.seat(unit);
    if full.is_empty() {
        partial(play, moving)?;
    } else {
        let choice = play.choose_freely(seat, Prompt::Move(moving), |_| Vec::new())?;
        let Choice::Move { speed, to } = choice else { return Ok(()) };
        let Ok(way) = judge(play, moving, speed, to) else { return Ok(()) };
        travel(play, moving, way, Moved::Compulsory)?;
    }
    standby::lose(play, unit);
    standby::react(play, unit)
}

/// The compulsory move of a unit.
#[must_use]
pub fn moving(state: &State, unit: UnitId) -> Moving {
    Moving { unit, speed: max_speed(state, unit), why: Why::Compulsory, may: false }
}

/// Whether a way is a full move: to the very end of a tool of the speed that counts as maximum
/// (LG-COMPUL-11).
#[must_use]
pub fn is_full(state: &State, moving: Moving, speed: u8, way: &Way) -> bool {
    let [_, joint, end] = way.path[..] else { return false };
    let ride = super::ride(state, moving.unit, Heading::Free);
    let length = i64::from(ride.end + state.table.tool(speed).second);
    let slack = i64::from(measure::tool::SLACK);
    joint.distance_squared(end) >= (length - slack).pow(2)
}

/// Full moves with bends all around, the straight one first.
#[must_use]
pub fn full_ways(state: &State, moving: Moving) -> Vec<(u8, Way)> {
    let Some((_, from)) = state.leader(moving.unit) else { return Vec::new() };
    let mut found = Vec::new();
    for speed in (1..=moving.speed.min(3)).rev() {
        for bend in bends() {
            let Some(end) = end(state, moving.unit, from, speed, bend, None) else { continue };
            let levels: Vec<Length> =
                state.table.terrain.levels(state.table.base(moving.unit, end)).collect();
            let way = levels.into_iter().find_map(|level| {
                judge(state, moving, speed, Stand { level, ..from.at(end) }).ok()
            });
            found.extend(way.filter(|way| is_full(state, moving, speed, way)).map(|w| (speed, w)));
        }
        // A slower move is full only where difficult terrain makes the speed the maximum.
        if !found.is_empty() || speed < moving.speed {
            break;
        }
    }
    found
}

/// The bends that are tried, the straight one first.
fn bends() -> impl Iterator<Item = i32> {
    let quarter = i32::from(Direction::COUNT) / 4;
    (0..=BENDS).flat_map(move |step| {
        let places = quarter * step / BENDS;
        [places, -places].into_iter().take(if step == 0 { 1 } else { 2 })
    })
}

/// Where a leader comes that goes so far on a tool that is bent so.
fn end(
    state: &State,
    unit: UnitId,
    from: Stand,
    speed: u8,
    bend: i32,
    length: Option<Length>,
) -> Option<Point> {
    let ride = super::ride(state, unit, Heading::Free);
    let tool = state.table.tool(speed);
    let first = ride.start + tool.first;
    let whole = first + tool.second + ride.end;
    let length = length.unwrap_or(whole).min(whole);
    let joint = from.point().moved(from.facing.step(first.min(length)))?;
    if length <= first {
        return Some(joint);
    }
    joint.moved(from.facing.turned(bend).step(length - first))
}

/// A partial move: the player chooses a bend, and the unit goes as far as it can (LG-COMPUL-06); it
/// suffers wounds equal to its maximum speed (LG-COMPUL-07).
fn partial(play: &mut Play<'_>, moving: Moving) -> Flow<()> {
    let unit = moving.unit;
    let ways = partial_ways(play, moving);
    if !ways.is_empty() {
        let seat = play.seat(unit);
        let options = ways.iter().map(|(speed, way)| Choice::Move { speed: *speed, to: way.to });
        let options: Vec<Choice> = options.collect();
        let choice = play.choose(seat, Prompt::Move(moving), |_| options)?;
        let way = ways
            .into_iter()
            .find(|(speed, way)| choice == Choice::Move { speed: *speed, to: way.to });
        if let Some((_, way)) = way {
            travel(play, moving, way, Moved::Compulsory)?;
        }
    }
    wounds::suffer(play, unit, moving.speed, &wounds::Order::Usual)
}

/// The farthest legal place for each of some bends.
fn partial_ways(state: &State, moving: Moving) -> Vec<(u8, Way)> {
    let Some((_, from)) = state.leader(moving.unit) else { return Vec::new() };
    let speed = moving.speed.clamp(1, 3);
    let ride = super::ride(state, moving.unit, Heading::Free);
    let tool = state.table.tool(speed);
    let whole = ride.start + tool.first + tool.second + ride.end;
    let mut found: Vec<(u8, Way)> = Vec::new();
    for bend in bends().step_by(9) {
        let way = (1..=100).rev().find_map(|part| {
            let end = end(state, moving.unit, from, speed, bend, Some(whole * part / 100))?;
            let base = state.table.base(moving.unit, end);
            let levels: Vec<Length> = state.table.terrain.levels(base).collect();
            levels
                .into_iter()
                .find_map(|level| judge(state, moving, speed, Stand { level, ..from.at(end) }).ok())
        });
        let new = way.filter(|way| !found.iter().any(|(_, other)| other.to == way.to));
        found.extend(new.map(|way| (speed, way)));
    }
    found
}
