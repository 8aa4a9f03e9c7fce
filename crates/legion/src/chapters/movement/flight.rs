//! The flight of panicked units (chapter "Panic").

use kernel::{Flow, Rule};
use measure::tool::{Heading, lay_on};
use measure::{Direction, Length, Point, overlap};

use super::{Ground, Way, compulsory, route, travel, vertical};
use crate::event::{Event, Moved};
use crate::moments::Deed;
use crate::question::{Choice, Moving, Prompt, Why};
use crate::state::State;
use crate::table::{Stand, UnitId};
use crate::underway::Action;
use crate::{Play, melee, moments, wounds};

/// A panicked unit moves with its maximum speed to the end of the tool, on the quickest way to the
/// nearest edge (LG-PANIC-08, LG-PANIC-09); beyond it it is lost (LG-LEAVE-01). An engaged one
/// withdraws toward it (LG-PANIC-14). If the way leads up or down it clambers (LG-PANIC-13). It
/// stops short of enemies: a melee must be wanted (LG-MOVE-23). An emplacement that no bend of the
/// tool brings nearer turns toward the edge.
///
/// # Errors
/// Pauses for answers.
pub fn flee(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let withdraws = melee::is_engaged(play, unit);
    let (speed, why) = match withdraws {
        true => (1, Why::Withdraw),
        false => (super::max_speed(play, unit), Why::Flight),
    };
    let Some((_, from)) = play.leader(unit).filter(|_| speed > 0) else { return Ok(()) };
    let moving = Moving { unit, speed, why, may: false };
    for edge in edges_from(play, unit, from)? {
        if leaves(play, moving, from, edge) {
            play.tell(&[Rule("LG-LEAVE-01")], |_| Event::Left { unit });
            wounds::remove_unit(play, unit);
        } else if let Some(way) = best(play, moving, from, edge) {
            let how = if withdraws { Moved::Withdraw } else { Moved::Flight };
            travel(play, moving, way, how)?;
        } else if let Some(to) = clamber(play, moving, edge) {
            vertical::climb(play, unit, to, true)?;
        } else if let Some(facing) = turn(play, moving, from, edge) {
            super::pivot(play, unit, facing);
        } else {
            continue;
        }
        wounds::eliminated(play)?;
        // Its last action (LG-PANIC-05), but no free one follows it (LG-PANIC-07).
        let deed = if withdraws { Deed::Withdrawal } else { Deed::Action(Action::Move, 1) };
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
    let heading = match state.kind(unit).is_notched() {
        true => Heading::Fixed(from.facing),
        false => Heading::Free,
    };
    let ride = super::ride(state, unit, heading);
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

/// The move that leads farthest along the quickest way to an edge: the end of the tool if possible,
/// and if the tool cannot follow the way to its end, a full move that leaves less of it.
fn best(state: &State, moving: Moving, from: Stand, edge: Direction) -> Option<Way> {
    if state.kind(moving.unit).is_notched() {
        return bent(state, moving, from, edge);
    }
    let ground = Ground::of(state, moving.unit, from.level, moving.why);
    let climbing = Ground::of(state, moving.unit, from.level, moving.why).clambering(state);
    // Around everything, else over what it can clamber.
    let way = quickest(state, moving, from, edge, &ground)
        .or_else(|| quickest(state, moving, from, edge, &climbing))?;
    let farthest =
        (1..=moving.speed.min(3)).filter_map(|speed| along(state, moving, from, speed, &way));
    let farthest = farthest.max_by_key(|(length, _)| *length);
    // The tool bends once and may not be able to follow a way around a corner to its end.
    let tools = || (1..=moving.speed.min(3)).map(|speed| whole(state, moving.unit, speed));
    let bends = tools().next_back() > way.get(..2).map(route::length);
    let ends = farthest.as_ref().is_some_and(|(length, _)| tools().any(|whole| whole == *length));
    let at = farthest.as_ref().map_or(from, |(_, way)| way.to);
    let full = match bends && !ends {
        true => full_toward(state, moving, from, edge, left(state, moving, at, edge)?),
        false => None,
    };
    full.or_else(|| farthest.map(|(_, way)| way))
}

/// What is left of the quickest way to an edge: moves, then length.
fn left(state: &State, moving: Moving, at: Stand, edge: Direction) -> Option<(usize, Length)> {
    let ground = Ground::of(state, moving.unit, at.level, moving.why);
    let way = quickest(state, moving, at, edge, &ground)?;
    Some((moves(state, moving, at, &ground, &way), route::length(&way)))
}

/// How far a tool leads.
fn whole(state: &State, unit: UnitId, speed: u8) -> Length {
    let tool = state.table.tool(speed);
    tool.first + tool.second + 2 * state.table.radius(unit)
}

/// The full move that leaves least of the way to an edge, if it leaves less than that. Tools some five
/// degrees apart are tried, with bends as far apart, then ever finer ones beside the best.
fn full_toward(
    state: &State,
    moving: Moving,
    from: Stand,
    edge: Direction,
    mut least: (usize, Length),
) -> Option<Way> {
    const PARTS: i32 = 18;
    let quarter = i32::from(Direction::COUNT) / 4;
    let mut best: Option<(i32, i32, u8, Way)> = None;
    let mut attempt = |speed: u8, turns: &[(i32, i32)]| {
        let ends = turns.iter().filter(|(_, bend)| bend.abs() <= quarter);
        let ends = ends.filter_map(|&(turn, bend)| {
            let laid = Stand { facing: edge.turned(turn), ..from };
            let end = compulsory::end(state, moving.unit, laid, speed, bend, None)?;
            Some((distance(state, end, edge) - state.table.radius(moving.unit), turn, bend, end))
        });
        let mut ends: Vec<(Length, i32, i32, Point)> = ends.collect();
        ends.sort_by_key(|end| end.0);
        for (nearest, turn, bend, end) in ends {
            if nearest >= least.1 {
                break;
            }
            let Some(way) = compulsory::reaches(state, moving, speed, from, end) else { continue };
            if let Some(left) = left(state, moving, way.to, edge).filter(|left| *left < least) {
                least = left;
                best = Some((turn, bend, speed, way));
            }
        }
        best.as_ref().map(|(turn, bend, speed, _)| (*turn, *bend, *speed))
    };
    let step = quarter / PARTS;
    let turns = (-2 * PARTS..2 * PARTS).map(|part| part * step);
    let all = turns.flat_map(|turn| (-PARTS..=PARTS).map(move |part| (turn, part * step)));
    let all: Vec<(i32, i32)> = all.collect();
    let (mut turn, mut bend, speed) =
        (1..=moving.speed.min(3)).rev().find_map(|speed| attempt(speed, &all))?;
    let mut step = step;
    while step > 1 {
        step = (step + 1) / 2;
        let beside = [(-step, 0), (step, 0), (0, -step), (0, step)];
        (turn, bend, _) = attempt(speed, &beside.map(|(t, b)| (turn + t, bend + b)))?;
    }
    best.map(|(.., way)| way)
}

/// The way to an edge that takes the fewest moves, of those that take as many the shortest: through
/// difficult terrain or around it (LG-PANIC-09).
fn quickest(
    state: &State,
    moving: Moving,
    from: Stand,
    edge: Direction,
    ground: &Ground,
) -> Option<Vec<Point>> {
    let base = state.table.base(moving.unit, from.point());
    let foot = |point: Point| {
        let left = distance(state, point, edge) - base.radius;
        point.moved(edge.step(left.max(0))).unwrap_or(point)
    };
    let route = |around: bool| {
        let mut free = ground.obstacles(state, around);
        free.remove(wall(edge));
        route::shortest(base, &free, foot)
    };
    let through = route(false)?;
    let moves = |way: &[Point]| moves(state, moving, from, ground, way);
    let around = route(true).filter(|around| moves(around) < moves(&through));
    Some(around.unwrap_or(through))
}

/// How many moves a way takes, at the lower speed wherever difficult terrain is met.
fn moves(state: &State, moving: Moving, from: Stand, ground: &Ground, way: &[Point]) -> usize {
    const STEP: Length = 200;
    let unit = moving.unit;
    let difficult = ground.difficult(state);
    let hard = |point: Point| {
        let base = state.table.base(unit, point);
        difficult.iter().any(|piece| overlap::disc_polygon(base, piece))
    };
    let count = (route::length(way) / STEP) as Length;
    let hard: Vec<bool> = (0..=count).filter_map(|n| route::at(way, n * STEP)).map(hard).collect();
    let reach = |speed: u8| (whole(state, unit, speed) / STEP) as usize;
    let (fast, slow) = (reach(moving.speed), reach(super::slowed(state, moving, 0).max(1)));
    let (mut at, mut moves) = (0, 0);
    while at + 1 < hard.len() {
        let held = at == 0 && ground.hinders(state, unit, from, from);
        let clear = hard[at..].iter().take(fast + 1).take_while(|hard| !**hard && !held).count();
        at += slow.max(clear.saturating_sub(1));
        moves += 1;
    }
    moves
}

/// The move of a notched base that ends nearest to an edge, if it leads nearer at all: the tool
/// begins at the front and bends toward the edge as far as it can. Bends some five degrees apart are
/// tried, then ever finer ones beside the best.
fn bent(state: &State, moving: Moving, from: Stand, edge: Direction) -> Option<Way> {
    const PARTS: i32 = 18;
    let quarter = i32::from(Direction::COUNT) / 4;
    let straight = turning(from.facing, edge).clamp(-quarter, quarter);
    let far = |way: &Way| distance(state, way.to.point(), edge);
    let nearest = |speed: u8, bends: &[i32]| {
        let ways = bends.iter().filter_map(|&bend| {
            Some((bend, compulsory::along_bend(state, moving, from, speed, bend)?))
        });
        ways.min_by_key(|(_, way)| far(way))
    };
    let best = |speed: u8| {
        let all = (-PARTS..=PARTS).map(|part| quarter * part / PARTS);
        let bends: Vec<i32> = [straight].into_iter().chain(all).collect();
        let (mut bend, mut way) = nearest(speed, &bends)?;
        let mut step = quarter / PARTS;
        while step > 1 {
            step = (step + 1) / 2;
            let beside = [bend - step, bend + step].map(|bend| bend.clamp(-quarter, quarter));
            let finer = nearest(speed, &beside).filter(|(_, finer)| far(finer) < far(&way));
            (bend, way) = finer.unwrap_or((bend, way));
        }
        Some(way)
    };
    let now = distance(state, from.point(), edge);
    let ways = (1..=moving.speed.min(3)).filter_map(best);
    ways.min_by_key(far).filter(|way| far(way) < now)
}

/// By how many of the table's directions a base turns to face an edge, to the left if positive.
fn turning(facing: Direction, edge: Direction) -> i32 {
    let all = i32::from(Direction::COUNT);
    let left = (i32::from(edge.index()) - i32::from(facing.index())).rem_euclid(all);
    if left > all / 2 { left - all } else { left }
}

/// The pivot of an emplacement toward an edge that no move brings nearer (LG-PIVOT-02); to withdraw
/// one must move.
fn turn(state: &State, moving: Moving, from: Stand, edge: Direction) -> Option<Direction> {
    let quarter = i32::from(Direction::COUNT) / 4;
    let turning = turning(from.facing, edge);
    let turns = state.kind(moving.unit).is_notched() && moving.why == Why::Flight && turning != 0;
    turns.then(|| from.facing.turned(turning.clamp(-quarter, quarter)))
}

/// The farthest legal end on a way with a tool, and how far that is.
fn along(
    state: &State,
    moving: Moving,
    from: Stand,
    speed: u8,
    way: &[Point],
) -> Option<(Length, Way)> {
    let whole = whole(state, moving.unit, speed);
    let end = |length: Length| {
        let point = route::at(way, length)?;
        let base = state.table.base(moving.unit, point);
        let level = state.table.terrain.level(base)?;
        super::judge(state, moving, speed, Stand { level, ..from.at(point) }).ok()
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
    let ends = ends.filter(|to| super::touched_enemies(state, moving.unit, *to).is_empty());
    ends.min_by_key(|to| distance(state, to.point(), edge))
}
