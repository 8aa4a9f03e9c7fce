//! Places worth trying: for movements, transfers, pushes and deployments. What is legal is not
//! decided here; every answer was admitted by the rules' own judges.

use std::f32::consts::TAU;

use crate::language::MoveKind;
use crate::operations::tokens;
use crate::push::Push;
use crate::question::Choice;
use crate::state::Objective;
use crate::table::{Goal, Spot};
use crate::{deployment, movement, push};

use super::standing::{INCH, Mover, between, distance};
use super::{Weigher, best_of};

/// A point in hundredths of a millimetre.
type At = (f32, f32);

/// The best movement of a character and what it brings; nothing if it had better stay. At most
/// `effort` movements are laid out.
pub fn movement(
    mover: &Mover<'_>,
    given: &[MoveKind],
    toward: Option<Goal>,
    effort: u8,
) -> Option<(f32, Choice)> {
    let (state, character) = (mover.state, mover.character);
    let mut kinds = movement::kinds(state, character, given);
    // Those that nothing blocks are quickly tried.
    kinds.sort_by_key(|kind| !over_all(*kind));
    let pinned = crate::language::Condition::Pinned;
    if state.unit(state.unit_of(character)).conditions.has(pinned) {
        let free = |&kind| (mover.weights.unpin, Choice::Struggle { character, kind });
        return kinds.first().map(free);
    }
    let here = mover.here();
    let mut best = here + mover.weights.least;
    let (mut found, mut left) = (None, effort);
    for (hope, point) in hopes(mover, &kinds) {
        if hope <= best || left == 0 {
            break;
        }
        for to in spots(mover, point) {
            let worth = mover.at(to);
            if worth <= best || movement::may_end(state, character, to).is_err() {
                continue;
            }
            let kind = kinds.iter().copied().find(|&kind| {
                let in_reach = between(mover.from, to) <= reach_of(mover, kind, to);
                left = left.saturating_sub(u8::from(in_reach));
                in_reach && movement::judge(state, character, kind, to, given, toward).is_ok()
            });
            if let Some(kind) = kind {
                (best, found) = (worth, Some(Choice::Move { character, kind, to, via: None }));
            }
        }
    }
    found.map(|choice| (best - here, choice))
}

/// Points within reach with what they are worth at best, the best first.
fn hopes(mover: &Mover<'_>, kinds: &[MoveKind]) -> Vec<(f32, At)> {
    let reach = kinds.iter().map(|&kind| reach(mover, kind)).fold(0.0, f32::max);
    let hope = |point: At| (mover.hoped(point), point);
    let mut hopes: Vec<(f32, At)> = points(mover, reach).into_iter().map(hope).collect();
    hopes.sort_by(|a, b| b.0.total_cmp(&a.0));
    hopes
}

/// How far apart movements that are compared must lead.
const APART: f32 = 1.5 * INCH;

/// Some good movements that lead apart, with what they bring, the best hopes first.
pub fn movements(
    mover: &Mover<'_>,
    given: &[MoveKind],
    toward: Option<Goal>,
    most: usize,
) -> Vec<(f32, Choice)> {
    let (state, character) = (mover.state, mover.character);
    let kinds = movement::kinds(state, character, given);
    let here = mover.here();
    let mut found: Vec<(f32, Choice)> = Vec::new();
    let mut ends: Vec<Spot> = vec![mover.from];
    let mut left = 4 * most;
    for (_, point) in hopes(mover, &kinds) {
        let near = |end: &Spot| distance(point, *end) < APART;
        if found.len() >= most || left == 0 || ends.iter().any(near) {
            continue;
        }
        for to in spots(mover, point) {
            left = left.saturating_sub(1);
            let kind = kinds.iter().copied().find(|&kind| {
                between(mover.from, to) <= reach_of(mover, kind, to)
                    && movement::judge(state, character, kind, to, given, toward).is_ok()
            });
            if let Some(kind) = kind {
                ends.push(to);
                found.push((mover.at(to) - here, Choice::Move { character, kind, to, via: None }));
            }
        }
    }
    found
}

/// The places at a point, one on each level.
fn spots(mover: &Mover<'_>, point: At) -> impl Iterator<Item = Spot> {
    let table = &mover.state.table;
    let on = Spot { x: point.0 as i32, y: point.1 as i32, level: 0 }.point();
    table.terrain.levels(table.base(mover.character, on)).map(move |level| Spot::at(on, level))
}

fn over_all(kind: MoveKind) -> bool {
    matches!(kind, MoveKind::Climb | MoveKind::Jump)
}

fn reach(mover: &Mover<'_>, kind: MoveKind) -> f32 {
    let tool = mover.state.table.tool(kind);
    (tool.first + tool.second) as f32 + 2.0 * mover.radius
}

/// How far a movement leads; nowhere if the place is too high for it.
fn reach_of(mover: &Mover<'_>, kind: MoveKind, to: Spot) -> f32 {
    let high = mover.state.table.is_higher(to.level, mover.from.level);
    if high && !over_all(kind) { -1.0 } else { reach(mover, kind) }
}

/// Points within reach: around objectives and enemies or on the way to them, and all around.
fn points(mover: &Mover<'_>, reach: f32) -> Vec<At> {
    let from = (mover.from.x as f32, mover.from.y as f32);
    let limit = mover.state.table.measures.battlefield as f32 / 2.0 - mover.radius;
    let mut points = Vec::with_capacity(160);
    for goal in &mover.around.goals {
        let aim = (goal.spot.x as f32, goal.spot.y as f32);
        points.push(aim);
        for ring in [0.4, 0.85] {
            circle(&mut points, aim, goal.reach * ring, 8, from);
        }
        on_the_way(&mut points, from, aim, reach);
    }
    let close = mover.state.table.range(2) as f32;
    for foe in &mover.around.foes {
        let aim = (foe.spot.x as f32, foe.spot.y as f32);
        let touching = mover.radius + foe.radius;
        if distance(from, foe.spot) > reach + touching + mover.range.unwrap_or(close) {
            continue;
        }
        circle(&mut points, aim, touching + 0.15 * close, 6, from);
        circle(&mut points, aim, touching + 0.8 * close, 6, from);
        if let Some(range) = mover.range {
            circle(&mut points, aim, touching + 0.97 * range, 12, from);
        }
    }
    circle(&mut points, from, 0.98 * reach, 16, from);
    circle(&mut points, from, 0.5 * reach, 8, from);
    let inside = |point: &At| {
        let away = (point.0 - from.0).hypot(point.1 - from.1);
        away < reach - 4.0 && point.0.abs() < limit && point.1.abs() < limit
    };
    points.retain(inside);
    points
}

/// Points on a circle; the first one is nearest to where one comes from.
fn circle(points: &mut Vec<At>, centre: At, radius: f32, count: u8, from: At) {
    let begin = (from.1 - centre.1).atan2(from.0 - centre.0);
    points.extend((0..count).map(|turn| {
        let (sine, cosine) = (begin + TAU * f32::from(turn) / f32::from(count)).sin_cos();
        (centre.0 + radius * cosine, centre.1 + radius * sine)
    }));
}

/// As far as one gets on the way to a point, straight and to both sides.
fn on_the_way(points: &mut Vec<At>, from: At, aim: At, reach: f32) {
    let straight = (aim.1 - from.1).atan2(aim.0 - from.0);
    for (turn, part) in [(0.0, 0.99), (0.35, 0.99), (-0.35, 0.99), (0.7, 0.95), (-0.7, 0.95)] {
        let (sine, cosine) = (straight + turn as f32).sin_cos();
        points.push((from.0 + part * reach * cosine, from.1 + part * reach * sine));
    }
}

/// The best place to come out of a transfer point, if that is better than to stay.
pub fn transfer(mover: &Mover<'_>) -> Option<Choice> {
    let (state, character) = (mover.state, mover.character);
    let mut best = mover.here() + mover.weights.least;
    let mut found = None;
    for exit in movement::exits(state, character) {
        let aim = (exit.x as f32, exit.y as f32);
        let mut points = vec![aim];
        for part in [0.5, 0.95] {
            let ring = part * (mover.radius + state.table.range(1) as f32);
            circle(&mut points, aim, ring, 12, aim);
        }
        for point in points {
            let to = Spot { x: point.0 as i32, y: point.1 as i32, level: exit.level };
            let worth = mover.at(to);
            if worth > best && movement::judge_transfer(state, character, to).is_ok() {
                (best, found) = (worth, Some(Choice::Place(to)));
            }
        }
    }
    found
}

impl Weigher<'_> {
    /// The direction of a push that suits the player best, and what it brings.
    pub fn direction(&self, moved: Push) -> Option<(f32, Choice)> {
        let straight = || push::straight(self.state, moved).map(|choice| (0.0, choice));
        best_of(self.directions(moved)).or_else(straight)
    }

    /// Directions of a push, and what they bring. Own characters go where they are of use, enemies
    /// where they are not.
    pub fn directions(&self, moved: Push) -> Vec<(f32, Choice)> {
        let state = self.state;
        let mover = self.mover(moved.character, self.weights.attack_pushed);
        let Some(mover) = mover else { return Vec::new() };
        let sign = if state.seat_of(moved.character) == self.seat { 1.0 } else { -1.0 };
        let here = mover.here();
        let mut points = Vec::new();
        let from = (mover.from.x as f32, mover.from.y as f32);
        let range = state.table.range(moved.range) as f32;
        circle(&mut points, from, range, 12, (from.0, from.1 + 1.0));
        let worth = |point: At| {
            let aim = Spot { x: point.0 as i32, y: point.1 as i32, level: mover.from.level };
            push::judge(state, moved, aim.point()).ok()?;
            // At an edge it takes long to find out where it ends.
            if aim.level != 0 && movement::may_end(state, moved.character, aim).is_err() {
                return None;
            }
            let to = push::end(state, moved, aim.point())?;
            Some((sign * (mover.at(to) - here), Choice::Toward { x: aim.x, y: aim.y, by: None }))
        };
        points.into_iter().filter_map(worth).collect()
    }

    /// A deployment as far forward as possible, in front of objectives that no squad stands before.
    pub fn deploy(&self, squads: &[u8]) -> Option<Choice> {
        let (state, seat) = (self.state, self.seat);
        let half = state.table.measures.battlefield / 2;
        let edge = state.player(seat).edge;
        let &squad = squads.first()?;
        let zoned = state.table.operation.as_ref().is_some_and(|card| card.deployment.is_some());
        if zoned || tokens::is_scattered(state, seat, squad) {
            let all = deployment::suggestions(state, seat, &[squad], 12).into_iter();
            let worth = |choice: &Choice| match choice {
                Choice::Deploy { places, .. } => {
                    places.iter().map(|spot| self.before_objectives(*spot)).sum::<f32>()
                }
                _ => 0.0,
            };
            return best_of(all.map(|choice| (worth(&choice), choice))).map(|(_, choice)| choice);
        }
        let &primary = deployment::members(state, seat, squad).first()?;
        let depth = state.table.range(2) + state.table.radius(primary);
        let mut spots = Vec::new();
        for (step, back) in [(-10, 0), (-5, 0), (0, 0), (5, 0), (10, 0), (-8, 2), (0, 2), (8, 2)] {
            let (x, y) = (step * 2540, depth - back * 1270 - half);
            let point = edge.turn(Spot { x, y, level: 0 }.point());
            let base = state.table.base(primary, point);
            spots.extend(state.table.terrain.levels(base).map(|level| Spot::at(point, level)));
        }
        let worth = |spot: &Spot| self.before_objectives(*spot);
        spots.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
        let formed = |spot| deployment::formation(state, seat, squad, spot, 4);
        let places = spots.into_iter().find_map(formed)?;
        Some(Choice::Deploy { squad, places })
    }

    /// How near a place is to objectives, those counted less that an own squad is near already.
    fn before_objectives(&self, spot: Spot) -> f32 {
        let (state, seat) = (self.state, self.seat);
        let own: Vec<Spot> = state
            .standing()
            .filter(|&other| state.seat_of(other) == seat)
            .filter_map(|other| state.spot(other))
            .collect();
        let near = |a: Spot, b: Spot| 1.0 / (4.0 + between(a, b) / INCH);
        let worth = |(number, objective): (usize, &Objective)| {
            let others = own.iter().map(|other| near(*other, objective.spot)).fold(0.0, f32::max);
            let open = near(spot, objective.spot) - self.weights.deploy_taken * others;
            self.early(number) * open.max(0.0)
        };
        state.objectives.iter().enumerate().map(worth).sum()
    }
}
