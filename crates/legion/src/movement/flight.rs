//! The flight of panicked units (chapter "Panic").

use kernel::{Flow, Rule};
use measure::{Direction, Length, Point};

use super::{Way, travel};
use crate::event::{Event, Moved};
use crate::question::{Choice, Moving, Prompt, Why};
use crate::state::State;
use crate::table::{Stand, UnitId};
use crate::{Play, wounds};

/// A panicked unit moves with its maximum speed to the end of the tool, on the most direct way to
/// the nearest edge (LG-PANIC-08); beyond it it is lost (LG-LEAVE-01).
///
/// # Errors
/// Pauses for answers.
pub fn flee(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let speed = super::max_speed(play, unit);
    let Some((_, from)) = play.leader(unit).filter(|_| speed > 0) else { return Ok(()) };
    let edge = nearest_edge(play, unit, from)?;
    if leaves(play, unit, from, speed, edge) {
        play.tell(&[Rule("LG-LEAVE-01")], |_| Event::Left { unit });
        wounds::remove_unit(play, unit);
        return Ok(());
    }
    let moving = Moving { unit, speed, why: Why::Free, may: false };
    if let Some(way) = best(play, moving, from, edge) {
        travel(play, moving, way, Moved::Flight)?;
    }
    Ok(())
}

/// The edge that is nearest to the leader; of several its player chooses.
fn nearest_edge(play: &mut Play<'_>, unit: UnitId, from: Stand) -> Flow<Direction> {
    let distances = edges().map(|edge| (distance(play, from.point(), edge), edge));
    let least = distances.iter().map(|(distance, _)| *distance).min().unwrap_or(0);
    let near: Vec<Direction> =
        distances.iter().filter(|(own, _)| *own == least).map(|(_, edge)| *edge).collect();
    let seat = play.seat(unit);
    let count = near.len() as u8;
    let choice =
        play.choose(seat, Prompt::Flee(unit), |_| (0..count).map(Choice::Pick).collect())?;
    let number = if let Choice::Pick(number) = choice { usize::from(number) } else { 0 };
    Ok(near.get(number).copied().unwrap_or_default())
}

/// East, north, west, south.
fn edges() -> [Direction; 4] {
    [0, 1, 2, 3].map(|quarters| Direction::default().quarters(quarters))
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

/// Whether the straight full move over the edge is free: then the unit leaves the battlefield.
fn leaves(state: &State, unit: UnitId, from: Stand, speed: u8, edge: Direction) -> bool {
    let radius = state.table.radius(unit);
    let tool = state.table.tool(speed);
    let reach = 2 * radius + tool.first + tool.second;
    let last = distance(state, from.point(), edge) - radius;
    if last >= reach {
        return false;
    }
    let Some(at_edge) = from.point().moved(edge.step(last.max(0))) else { return true };
    let ground = super::Ground::of(state, unit, from.level, Why::Free);
    let obstacles = ground.obstacles(state, false);
    let walls = state.table.terrain.walls.len();
    measure::sweep::clear(state.table.base(unit, from.point()), at_edge, &obstacles[walls..])
}

/// Of many layings of the tool the one that ends nearest to the edge.
fn best(state: &State, moving: Moving, from: Stand, edge: Direction) -> Option<Way> {
    let radius = state.table.radius(moving.unit);
    let mut found: Option<(Length, Way)> = None;
    for speed in (1..=moving.speed.min(3)).rev() {
        let tool = state.table.tool(speed);
        let (first, second) = (radius + tool.first, tool.second + radius);
        for turn in -12..=12_i32 {
            let heading = edge.turned(turn * i32::from(Direction::COUNT) / 48);
            for bend in -4..=4_i32 {
                let after = heading.turned(bend * i32::from(Direction::COUNT) / 16);
                for part in [4, 3, 2, 1] {
                    let joint = from.point().moved(heading.step(first));
                    let end = joint.and_then(|joint| joint.moved(after.step(second * part / 4)));
                    let Some(end) = end else { continue };
                    let left = distance(state, end, edge);
                    let nearer = left < distance(state, from.point(), edge);
                    if !nearer || found.as_ref().is_some_and(|(least, _)| *least <= left) {
                        continue;
                    }
                    let to = from.at(end);
                    if let Ok(way) = super::judge(state, moving, speed, to) {
                        found = Some((left, way));
                    }
                }
            }
        }
        if found.is_some() {
            break;
        }
    }
    found.map(|(_, way)| way)
}
