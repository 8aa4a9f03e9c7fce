//! What it is worth to a unit to stand somewhere.

use crate::keywords::Keyword;
use crate::movement;
use crate::state::State;
use crate::table::{Stand, UnitId};
use crate::tokens::Marker;
use crate::underway::Action;
use measure::{Point, Region};

use super::arms;
use super::goals::{self, Goal};
use super::grid::{FAR, Grids, Ways};
use super::lookout::{self, Foe, Lookout};
use super::{Weigher, Weights};

/// A unit that could stand elsewhere.
pub struct Mover<'a> {
    /// The position.
    pub state: &'a State,
    /// Who.
    pub unit: UnitId,
    /// Its enemies.
    pub foes: &'a [Foe],
    lookout: &'a Lookout<'a>,
    weights: &'a Weights,
    longest: u8,
    /// How far its leader comes with one move.
    pub stride: f32,
    /// It strikes rather than shoots.
    pub fighter: bool,
    grids: &'a Grids,
    /// Its objective, the ways to it, and how much it draws the unit.
    goal: Option<(Goal, Ways, f32)>,
    /// The places at which it would count, and the zones.
    spots: Vec<Point>,
    zones: Vec<Region>,
    /// The ways to the nearest enemy.
    hunt: Option<Ways>,
    holds: bool,
}

/// What may follow a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Then {
    /// How much an attack from the new place is worth: 1 if it can be made at once.
    pub attack: f32,
    /// A free attack follows a move into contact (or any move).
    pub charge: bool,
}

/// The attack that could be made from a place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Onslaught {
    /// In contact.
    Melee {
        /// What it is worth, and if it must wait.
        blow: f32,
        later: f32,
        /// Who is in melee cannot be shot at, and the enemy is held up.
        hold: f32,
    },
    /// At a distance.
    Ranged(f32),
}

impl Onslaught {
    /// What it is worth if so much of it can be made.
    pub fn worth(self, then: Then) -> f32 {
        match self {
            Onslaught::Melee { blow, later, hold } => {
                let now = if then.charge { 1.0 } else { then.attack };
                now * blow + (1.0 - now) * later + hold
            }
            Onslaught::Ranged(shot) => then.attack * shot,
        }
    }
}

impl<'a> Mover<'a> {
    /// A unit on the battlefield.
    pub fn new(weigher: &'a Weigher<'_>, unit: UnitId) -> Option<Mover<'a>> {
        let state = weigher.state;
        let (_, at) = state.leader(unit)?;
        let (grids, foes) = (weigher.grids, weigher.foes());
        let goal = goals::goal_of(state, unit);
        let spots = goal.as_ref().map(|goal| goal.spots(state, unit)).unwrap_or_default();
        let zones = goal.as_ref().map(|goal| goal.zones(state, unit)).unwrap_or_default();
        let goal = goal.map(|goal| {
            let ways = grids.ways(unit, &spots);
            let there = goal.counts(state, unit, at, &zones);
            let way = if there { 0.0 } else { grids.left(ways, at.point()) };
            let urgency = goal.urgency(state, unit, way, weigher.weights);
            (goal, ways, urgency)
        });
        let prey: Vec<_> = foes.iter().map(|foe| foe.leader.point()).collect();
        let hunt = (!prey.is_empty()).then(|| grids.ways_from(unit, at.point(), &prey));
        Some(Mover {
            state,
            unit,
            foes,
            lookout: &weigher.lookout,
            weights: weigher.weights,
            longest: arms::longest(state, unit),
            stride: lookout::stride(state, unit).max(1.0),
            fighter: arms::is_fighter(state, unit),
            grids,
            goal,
            spots,
            zones,
            hunt,
            holds: goals::holds(state, unit),
        })
    }

    /// Places at which it would count for its goal.
    pub fn spots(&self) -> &[Point] {
        &self.spots
    }

    /// What standing somewhere is worth, attacks left aside.
    pub fn place(&self, at: Stand) -> f32 {
        self.objective(at) + self.hunting(at) - self.danger(at)
    }

    /// What an objective is worth from there: all of it at the goal, less for each move away.
    fn objective(&self, at: Stand) -> f32 {
        let Some((goal, ways, urgency)) = &self.goal else { return 0.0 };
        let weights = self.weights;
        let pressing = weights.patience + weights.hurry * urgency * urgency;
        let prize = weights.victory * f32::from(goal.tokens) * pressing;
        if goal.counts(self.state, self.unit, at, &self.zones) {
            return prize;
        }
        let moves = (self.grids.left(*ways, at.point()) / self.stride).max(0.1);
        let pull = if self.fighter { weights.pull_fighter } else { weights.pull };
        -(pull + weights.pull_hurry * urgency) * moves
    }

    /// Fighters are drawn to the enemy; shooters into range, if they have nowhere else to go.
    fn hunting(&self, at: Stand) -> f32 {
        let Some(hunt) = self.hunt.filter(|_| !self.holds) else { return 0.0 };
        let way = self.grids.left(hunt, at.point()).min(FAR);
        let weights = self.weights;
        if self.fighter {
            return -weights.hunt_fighter * way / self.stride;
        }
        let reach = f32::from(self.longest) * self.segment();
        let hunt = if self.goal.is_some() { weights.hunt_beside } else { weights.hunt };
        -hunt * (way - weights.reach * reach).max(0.0) / self.stride
    }

    fn segment(&self) -> f32 {
        self.state.table.measures.segment as f32
    }

    /// What the enemies could do to it there. Not all of them will turn to this unit.
    pub fn danger(&self, at: Stand) -> f32 {
        let threats = self.foes.iter().map(|foe| {
            let weight = if foe.fresh { 1.0 } else { self.weights.spent_foe };
            weight * self.lookout.threat(self.unit, at, foe)
        });
        let share = match (self.holds, self.fighter) {
            (true, _) => self.weights.danger_holder,
            (_, true) => self.weights.danger_fighter,
            _ => self.weights.danger,
        };
        share * threats.sum::<f32>()
    }

    /// The attack that could be made from there.
    pub fn onslaught(&self, at: Stand) -> Onslaught {
        let touched = movement::touched_enemies(self.state, self.unit, at);
        if let Some(&foe) = touched.first() {
            let blow = self.lookout.strike(self.unit, foe, self.aim());
            let weights = self.weights;
            let hold = if self.fighter { weights.melee_fighter } else { -weights.melee_shooter };
            return Onslaught::Melee { blow, later: weights.later_blow * blow, hold };
        }
        let foes = self.foes.iter();
        let shots = foes.map(|foe| self.lookout.shot(self.unit, at, foe, true, self.aim()));
        Onslaught::Ranged(shots.fold(0.0, f32::max))
    }

    fn aim(&self) -> u8 {
        self.state.unit(self.unit).tokens[Marker::Aim]
    }

    /// What may follow a move with so many actions left before it.
    pub fn then(&self, left: u8) -> Then {
        let own = self.state.activation.as_ref().filter(|own| own.unit == self.unit);
        let made = own.is_some_and(|own| own.made.contains(&Action::Attack));
        let has = |keyword| self.state.has(self.unit, keyword);
        let charge = !made && (has(Keyword::Charge) || has(Keyword::Relentless));
        let attack = match (made, left) {
            (true, _) => self.weights.attack_again,
            (false, 0 | 1) => self.weights.attack_later,
            (false, _) => self.weights.attack_next,
        };
        Then { attack, charge }
    }
}
