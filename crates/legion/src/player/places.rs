//! Where a unit moves: a few places are scored cheaply, and the best legal one is taken.

use std::cell::RefCell;

use crate::movement::compulsory;
use crate::question::{Choice, Moving, Placing, Prompt, Why};
use crate::state::State;
use crate::table::{Stand, UnitId};
use crate::{Legion, cohesion, melee, objectives, placing};
use kernel::{Question, Rules};
use measure::{Direction, Length, Point};

use super::Weigher;
use super::grid::between;
use super::lookout;
use super::standing::{Mover, Onslaught, Then};

/// How many of the best places are judged before a unit stays where it is.
const EFFORT: usize = 10;

/// How far apart moves that are compared must lead: an inch and a half.
const APART: f32 = 3810.0;

/// A move that was judged legal, and what it is worth more than staying.
#[derive(Clone, Debug)]
pub struct Step {
    /// The answer.
    pub choice: Choice,
    /// What it is worth more than staying, attacks left aside.
    pub place: f32,
    /// What the attack from there is worth.
    pub attack: f32,
    /// The attack is free: it follows a move into contact.
    pub charges: bool,
}

impl Step {
    /// All that it is worth.
    pub fn worth(&self) -> f32 {
        self.place + self.attack
    }
}

/// The moves that were looked at for a decision.
#[derive(Debug)]
pub struct Survey {
    question: Question<Legion>,
    prospects: Vec<Prospect>,
    /// How many are judged at most for one answer.
    effort: usize,
    /// What was judged already: that is what takes time.
    judged: RefCell<Vec<Option<bool>>>,
}

/// A move that may be legal.
#[derive(Clone, Debug)]
struct Prospect {
    choice: Choice,
    place: f32,
    onslaught: Onslaught,
}

impl Prospect {
    fn worth(&self, then: Then) -> f32 {
        self.place + self.onslaught.worth(then)
    }

    fn step(&self, then: Then) -> Step {
        let charges = then.charge && matches!(self.onslaught, Onslaught::Melee { .. });
        let attack = self.onslaught.worth(then);
        Step { choice: self.choice.clone(), place: self.place, attack, charges }
    }
}

impl Survey {
    /// The best legal move; `then` says what may follow.
    pub fn best(&self, state: &State, then: Then) -> Option<Step> {
        let mut best = self.ranked(then).into_iter().take(self.effort);
        let best = best.find(|(_, number)| self.is_legal(state, *number));
        best.map(|(_, number)| self.prospects[number].step(then))
    }

    /// The moves by what they are worth, the best first: each with its number.
    fn ranked(&self, then: Then) -> Vec<(f32, usize)> {
        let worths = self.prospects.iter().map(|prospect| prospect.worth(then));
        let mut ranked: Vec<(f32, usize)> = worths.zip(0..).collect();
        ranked.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        ranked
    }

    /// Some good legal moves that lead apart, the best first.
    pub fn some(&self, state: &State, then: Then, most: usize) -> Vec<Choice> {
        let mut found: Vec<Choice> = Vec::new();
        for (_, number) in self.ranked(then).into_iter().take(4 * self.effort) {
            let choice = &self.prospects[number].choice;
            let apart = found.iter().all(|other| are_apart(other, choice));
            if found.len() < most && apart && self.is_legal(state, number) {
                found.push(choice.clone());
            }
        }
        found
    }

    fn is_legal(&self, state: &State, number: usize) -> bool {
        let mut judged = self.judged.borrow_mut();
        let choice = &self.prospects[number].choice;
        let judge = || Legion::judge(state, &self.question, choice).is_ok();
        *judged[number].get_or_insert_with(judge)
    }
}

/// Whether two moves lead to places that are worth telling apart.
fn are_apart(a: &Choice, b: &Choice) -> bool {
    match (a, b) {
        (Choice::Move { to: a, .. }, Choice::Move { to: b, .. }) => {
            between(a.point(), b.point()) > APART
        }
        _ => true,
    }
}

impl Weigher<'_> {
    /// Looks at the moves of a unit.
    pub fn survey(&self, mover: &Mover<'_>, moving: Moving) -> Option<Survey> {
        let (_, from) = self.state.leader(moving.unit)?;
        let stay = mover.place(from);
        let found = self.candidates(mover, moving, from).into_iter();
        let prospects: Vec<Prospect> = found
            .map(|(choice, to)| {
                let place = mover.place(to) - stay;
                Prospect { choice, place, onslaught: mover.onslaught(to) }
            })
            .collect();
        let count = prospects.len();
        let full = moving.why == Why::Compulsory;
        Some(Survey {
            question: self.free(Prompt::Move(moving)),
            prospects,
            effort: if full { count } else { EFFORT },
            judged: RefCell::new(vec![None; count]),
        })
    }

    /// The moves that are scored, with the leader's place after each.
    pub fn candidates(
        &self,
        mover: &Mover<'_>,
        moving: Moving,
        from: Stand,
    ) -> Vec<(Choice, Stand)> {
        let unit = moving.unit;
        if !self.state.kind(unit).is_notched() {
            let points = self.round_points(mover, moving, from);
            let moves = points.into_iter().filter_map(|point| {
                let (speed, to) = self.reach(moving, from, point)?;
                Some((Choice::Move { speed, to, via: None }, to))
            });
            return moves.collect();
        }
        let mut found: Vec<(Choice, Stand)> = Vec::new();
        let full = moving.why == Why::Compulsory;
        let slowest = if full { moving.speed } else { 1 };
        for speed in slowest..=moving.speed.min(3) {
            let rides = self.rides(unit, from, speed, full);
            found.extend(rides.into_iter().map(|to| (Choice::Move { speed, to, via: None }, to)));
        }
        if matches!(moving.why, Why::Action(_) | Why::Free) {
            let pivots = self.pivots(mover, from);
            found.extend(pivots.map(|to| (Choice::Pivot { facing: to.facing }, to)));
        }
        found
    }

    /// Points for a round base: all around, at the spots of its goal, at enemies for fighters.
    fn round_points(&self, mover: &Mover<'_>, moving: Moving, from: Stand) -> Vec<Point> {
        let (at, reach) = (from.point(), self.length(moving.unit, moving.speed));
        let radii = [reach - 100, reach / 2].into_iter();
        let mut points: Vec<Point> = placing::rings(at, Direction::default(), radii, 16).collect();
        let near = |point: &Point| between(*point, at) <= reach as f32;
        points.extend(mover.spots().iter().copied().filter(near).take(40));
        if mover.fighter && matches!(moving.why, Why::Action(_) | Why::Free) {
            for foe in mover.foes {
                let mut contact = melee::contact_points(self.state, moving.unit, foe.unit);
                contact.retain(near);
                contact.sort_by_key(|point| point.distance_squared(at));
                points.extend(contact.into_iter().step_by(2).take(4));
            }
        }
        points
    }

    /// How far a leader's centre comes with a speed.
    fn length(&self, unit: UnitId, speed: u8) -> Length {
        if speed == 0 {
            return 0;
        }
        let tool = self.state.table.tool(speed);
        tool.first + tool.second + 2 * self.state.table.radius(unit)
    }

    /// The slowest speed that reaches a point, and the surface there.
    fn reach(&self, moving: Moving, from: Stand, point: Point) -> Option<(u8, Stand)> {
        let unit = moving.unit;
        let far = between(from.point(), point);
        let speed =
            (1..=moving.speed.min(3)).find(|&speed| self.length(unit, speed) as f32 >= far)?;
        let base = self.state.table.base(unit, point);
        let height = self.state.height(unit);
        let level = self.state.table.terrain.level(base);
        let level = level.filter(|level| (level - from.level).abs() <= height)?;
        Some((speed, Stand { level, ..from.at(point) }))
    }

    /// Places on a tool that is laid into the front notch, with the facing that follows.
    fn rides(&self, unit: UnitId, from: Stand, speed: u8, full: bool) -> Vec<Stand> {
        let ride = crate::movement::ride(self.state, unit, measure::tool::Heading::Free);
        let tool = self.state.table.tool(speed);
        let (first, second) = (ride.start + tool.first, tool.second + ride.end);
        let quarter = i32::from(Direction::COUNT) / 4;
        let bends = if full { 18 } else { 6 };
        let mut found = Vec::new();
        for bend in -bends..=bends {
            let heading = from.facing.turned(quarter * bend / bends);
            let joint = from.point().moved(from.facing.step(first));
            for length in [second, second / 2].into_iter().take(if full { 1 } else { 2 }) {
                let Some(end) = joint.and_then(|joint| joint.moved(heading.step(length))) else {
                    continue;
                };
                let base = self.state.table.base(unit, end);
                let level = self.state.table.terrain.level(base);
                let stand = level.map(|level| Stand { level, facing: heading, ..from.at(end) });
                found.extend(stand);
            }
        }
        found
    }

    /// Turns on the spot toward the enemies and the goal.
    fn pivots(&self, mover: &Mover<'_>, from: Stand) -> impl Iterator<Item = Stand> + use<> {
        let ends = mover.foes.iter().map(|foe| foe.leader.point());
        let ends = ends.chain(mover.spots().first().copied());
        let facings: Vec<Direction> =
            ends.filter_map(|end| lookout::toward(from.point(), end)).collect();
        facings.into_iter().map(move |facing| {
            let turned = from.facing.vector().dot(facing.vector()) >= 0;
            // By a right angle at most: the rest next time.
            let left = from.facing.vector().cross(facing.vector()) > 0;
            let most = from.facing.quarters(if left { 1 } else { 3 });
            Stand { facing: if turned { facing } else { most }, ..from }
        })
    }

    /// Where the others of a unit follow: wherever they fit, but with room for a token that the
    /// leader carries.
    pub fn cohere(&self, unit: UnitId, after: Placing) -> Option<Choice> {
        let leader = self.state.unit(unit).leader?;
        let held = self.state.tokens.iter().position(|token| token.claimed == Some(leader))?;
        let mut alone = self.state.clone();
        for mini in cohesion::followers(self.state, unit) {
            alone.put(mini, None);
        }
        let place = objectives::beside(&alone, unit, held as u8)?;
        let mut lying = self.state.clone();
        let token = lying.tokens.get_mut(held)?;
        (token.stand, token.claimed) = (place, None);
        Some(Choice::Stands(cohesion::formation(&lying, unit, after)))
    }

    /// A compulsory move: the best of some full bends, else any that the rules find.
    pub fn compulsory(&self, mover: &Mover<'_>, moving: Moving) -> Option<Choice> {
        let then = Then { attack: 0.9, charge: false };
        let survey = self.survey(mover, moving);
        if let Some(step) = survey.and_then(|survey| survey.best(self.state, then)) {
            return Some(step.choice);
        }
        let ways = compulsory::full_ways(self.state, moving).into_iter();
        let worth = |to: Stand| mover.place(to) + mover.onslaught(to).worth(then);
        let worths = ways.map(|(speed, way)| (worth(way.to), speed, way.to));
        let best = worths.max_by(|(a, ..), (b, ..)| a.total_cmp(b));
        best.map(|(_, speed, to)| Choice::Move { speed, to, via: None })
    }
}
