//! The flight of panicked units (chapter "Panic").

use kernel::{Flow, Rule};
use measure::tool::{Heading, lay_on};
use measure::{Direction, Length, Point};

use super::{Ground, Way, route, travel, vertical};
use crate::event::{Event, Moved};
use crate::moments::Deed;
use crate::question::{Choice, Moving, Prompt, Why};
use crate::state::State;
use crate::table::{Stand, UnitId};
use crate::{Play, melee, moments, wounds};

/// A panicked unit moves with its maximum speed to the end of the tool, on the quickest way to the
/// nearest edge (LG-PANIC-08, LG-PANIC-09); beyond it it is lost (LG-LEAVE-01). An engaged one
/// withdraws toward it (LG-PANIC-14). If the way leads up or down it clambers (LG-PANIC-13).
///
/// # Errors
/// Pauses for answers.
pub fn flee(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let withdraws = melee::is_engaged(play, unit);
    let (speed, why) = match withdraws {
        true => (1, Why::Withdraw),
        false => (super::max_speed(play, unit), Why::Free),
    };
    let Some((_, from)) = play.leader(unit).filter(|_| speed > 0) else { return Ok(()) };
    let moving = Moving { unit, speed, why, may: false };
    for edge in edges_from(play, unit, from)? {
        if leaves(play, moving, from, edge) {
            play.tell(&[Rule("LG-LEAVE-01")], |_| Event::Left { unit });
            wounds::remove_unit(play, unit);
            return Ok(());
        }
        if let Some(way) = best(play, moving, from, edge) {
            let how = if withdraws { Moved::Withdraw } else { Moved::Flight };
            travel(play, moving, way, how)?;
        } else if let Some(to) = clamber(play, moving, edge) {
            vertical::climb(play, unit, to, true)?;
        } else {
            continue;
        }
        let deed = if withdraws { Deed::Withdrawal } else { Deed::NoAction };
        return moments::acted(play, unit, deed);
    }
    Ok(())
}

/// The edges, the nearest to the leader first; of several nearest its player chooses.
fn edges_from(play: &mut Play<'_>, unit: UnitId, from: Stand) -> Flow<Vec<Direction>> {
    let distance = |edge: &Direction| distance(play, from.point(), *edge);
    let mut edges = [0, 1, 2, 3].map(|quarters| Direction::default().quarters(quarters)).to_vec();
    let least = edges.iter().map(distance).min().unwrap_or(0);
    let near: Vec<Direction> = edges.iter().copied().filter(|e| distance(e) == least).collect();
    edges.sort_by_key(distance);
    let seat = play.seat(unit);
    let count = near.len() as u8;
    let choice =
        play.choose(seat, Prompt::Flee(unit), |_| (0..count).map(Choice::Pick).collect())?;
    let number = if let Choice::Pick(number) = choice { usize::from(number) } else { 0 };
    let first = near.get(number).copied().unwrap_or_default();
    edges.retain(|edge| *edge != first);
    edges.insert(0, first);
    Ok(edges)
}

/// How far a point lies from an edge.
fn distance(state: &State, point: Point, edge: Direction) -> Length {
    let [long, short] = state.table.terrain.sides.map(|side| side / 2);
    let v = edge.vector();
    match (v.x.signum(), v.y.signum()) {
        (1, _) => long - point.x,
        (-1, _) => long + point.x,
        (_, 1) => short - point.y,
        _ => short + point.y,
    }
}

/// Whether some full move leads over the edge: then the unit leaves the battlefield. Difficult
/// terrain slows it as in any move.
fn leaves(state: &State, moving: Moving, from: Stand, edge: Direction) -> bool {
    let unit = moving.unit;
    let base = state.table.base(unit, from.point());
    let ride = super::ride(state, unit, Heading::Free);
    let ground = Ground::of(state, unit, from.level, moving.why);
    let slow = super::slowed(state, moving, 0);
    let over = distance(state, from.point(), edge) - base.radius + 1;
    let across = edge.quarters(1);
    (1..=moving.speed.min(3)).any(|speed| {
        let fast = speed > slow;
        if fast && ground.hinders(state, unit, from, from) {
            return false;
        }
        let mut free = ground.obstacles(state, fast);
        free.remove(wall(edge));
        let tool = state.table.tool(speed);
        let reach = tool.first + tool.second + 2 * base.radius;
        let steps = reach / 500;
        over <= reach
            && (-steps..=steps).any(|step| {
                let foot = from.point().moved(edge.step(over.max(0)));
                let goal = foot.and_then(|foot| foot.moved(across.step(step * 500)));
                goal.is_some_and(|goal| lay_on(&tool, &ride, base, goal, &free).is_ok())
            })
    })
}

/// The move that leads farthest along the shortest way to an edge: the end of the tool if possible.
fn best(state: &State, moving: Moving, from: Stand, edge: Direction) -> Option<Way> {
    let base = state.table.base(moving.unit, from.point());
    let ground = Ground::of(state, moving.unit, from.level, moving.why);
    let foot = |point: Point| {
        let left = distance(state, point, edge) - base.radius;
        point.moved(edge.step(left.max(0))).unwrap_or(point)
    };
    let climbing = Ground::of(state, moving.unit, from.level, moving.why).clambering(state);
    let route = |ground: &Ground| {
        let mut free = ground.obstacles(state, false);
        free.remove(wall(edge));
        route::shortest(base, &free, foot)
    };
    // Around everything, else over what it can clamber.
    let way = route(&ground).or_else(|| route(&climbing))?;
    let farthest =
        (1..=moving.speed.min(3)).filter_map(|speed| along(state, moving, from, speed, &way));
    farthest.max_by_key(|(length, _)| *length).map(|(_, way)| way)
}

/// The farthest legal end on a way with a tool, and how far that is.
fn along(
    state: &State,
    moving: Moving,
    from: Stand,
    speed: u8,
    way: &[Point],
) -> Option<(Length, Way)> {
    let tool = state.table.tool(speed);
    let whole = tool.first + tool.second + 2 * state.table.radius(moving.unit);
    let end = |length: Length| {
        let point = route::at(way, length)?;
        let base = state.table.base(moving.unit, point);
        let levels: Vec<Length> = state.table.terrain.levels(base).collect();
        levels.into_iter().find_map(|level| {
            super::judge(state, moving, speed, Stand { level, ..from.at(point) }).ok()
        })
    };
    if let Some(way) = end(whole) {
        return Some((whole, way));
    }
    let part = (1..100).rev().find(|part| end(whole * part / 100).is_some())?;
    let (mut low, mut high) = (whole * part / 100, whole * (part + 1) / 100);
    while high - low > 1 {
        let middle = low.midpoint(high);
        if end(middle).is_some() { low = middle } else { high = middle }
    }
    Some((low, end(low)?))
}

/// The number of the wall beyond an edge among those of the battlefield.
fn wall(edge: Direction) -> usize {
    let v = edge.vector();
    match (v.x.signum(), v.y.signum()) {
        (1, _) => 2,
        (-1, _) => 3,
        (_, 1) => 0,
        _ => 1,
    }
}

/// The clamber of height 1 that ends nearest to an edge.
fn clamber(state: &State, moving: Moving, edge: Direction) -> Option<Stand> {
    let ways = vertical::ways(state, moving).into_iter();
    let ends =
        ways.filter_map(|way| if let Choice::Clamber { to } = way { Some(to) } else { None });
    ends.min_by_key(|to| distance(state, to.point(), edge))
}
