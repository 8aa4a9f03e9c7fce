//! What it is worth for a character to stand at a place: objectives, targets, danger.

use std::rc::Rc;

use crate::language::AttackType;
use crate::operations::armour;
use crate::state::{Objective, State};
use crate::table::{CharacterId, Spot};
use crate::{objectives, sight};
use kernel::Seat;

use super::Weigher;
use super::arsenal::Strike;
use super::operations::Stake;
use super::prospects::{Looked, Prospects};
use super::siege::{self, Raid, Sighted};
use super::weights::Weights;

/// An inch in hundredths of a millimetre.
pub const INCH: f32 = 2540.0;

/// A character that looks for a place.
pub struct Mover<'a> {
    pub state: &'a State,
    pub weights: &'a Weights,
    pub character: CharacterId,
    /// Where it stands.
    pub from: Spot,
    pub radius: f32,
    pub around: Rc<Around>,
    /// What special rules make of its place, for the Aggressor.
    prospects: Option<Prospects<'a>>,
    /// How far it shoots.
    pub range: Option<f32>,
    seat: Seat,
    /// Not wounded, so that it contests.
    able: bool,
    /// How much an attack from the new place counts: whole if it can be made right afterwards.
    eager: f32,
    /// How much an attack at the end of the turn counts.
    late: f32,
    /// How much danger counts.
    caution: f32,
}

/// What a character finds around it.
pub struct Around {
    /// The objectives that matter.
    pub goals: Vec<Goal>,
    pub foes: Vec<Foe>,
    /// Armoured targets that a special rule lets the activated unit attack at the end of the turn.
    gates: Vec<Foe>,
    looked: Looked,
}

/// An objective without the character that looks for a place.
pub struct Goal {
    pub spot: Spot,
    /// From how far away it is contested, from centre to centre.
    pub reach: f32,
    worth: f32,
    /// What it is worth to be near it.
    lure: f32,
    /// What special rules make of it that the character is there.
    errand: f32,
    control: Option<Seat>,
    /// Contesting characters of both players: on the token's elevation, and on others.
    counts: [[u8; 2]; 2],
    /// Own characters on the way to it, and enemies near it.
    helpers: u8,
    foes: u8,
}

/// An enemy.
pub struct Foe {
    pub spot: Spot,
    pub radius: f32,
    /// Not wounded: it holds whom it is engaged with.
    holds: bool,
    /// What attacking it is worth, by type.
    melee: f32,
    ranged: f32,
    /// How far it threatens, and how much.
    threat: (f32, f32),
}

impl Goal {
    /// Who controls it if the character contests it so: on the token's elevation, on another, or
    /// not at all.
    fn holder(&self, seat: Seat, contests: Option<bool>) -> Option<Seat> {
        let mut counts = self.counts;
        if let Some(same) = contests {
            counts[usize::from(!same)][seat.index()] += 1;
        }
        let [first, second] = if counts[0] == [0, 0] { counts[1] } else { counts[0] };
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Seat(0)),
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => self.control,
        }
    }
}

impl<'a> Weigher<'a> {
    /// Looks around for a character. `eager` says how much an attack from the new place counts.
    pub fn mover(&self, character: CharacterId, eager: f32) -> Option<Mover<'a>> {
        let (state, weights) = (self.state, self.weights);
        let from = state.spot(character)?;
        let unit = state.unit_of(character);
        let (now, card) = (state.unit(unit), &state.sheet(unit).unit);
        let seat = state.seat(unit);
        let range = state.table.stance(unit, now.stance).ranged.range;
        let frail = f32::from(now.damage) / f32::from(card.stamina.max(1));
        let active = state.active_unit() == Some(unit);
        let late = if active { weights.operation_siege } else { weights.operation_siege_others };
        let caution = weights.danger + weights.danger_frail * frail;
        let around =
            self.known.around.of((self.seat, character), || Rc::new(self.around(character)));
        Some(Mover {
            state,
            weights,
            character,
            from,
            radius: state.table.radius(character) as f32,
            prospects: Prospects::of(*self, character, around.looked.clone()),
            around,
            range: range.map(|range| state.table.range(range) as f32),
            seat,
            able: !now.wounded,
            eager,
            late,
            caution: if now.wounded { weights.danger_wounded } else { caution },
        })
    }

    /// What a character finds around it.
    fn around(&self, character: CharacterId) -> Around {
        let (state, weights) = (self.state, self.weights);
        let seat = state.seat_of(character);
        let foes = state.enemies_of(seat);
        let foes = foes.filter_map(|foe| self.foe(character, foe));
        let by_rule = |sighted: &Sighted| {
            armour::card(state, sighted.target).is_some_and(|card| card.by_rule)
        };
        let (gates, armoured): (Vec<Sighted>, Vec<Sighted>) =
            siege::open(state, seat).into_iter().partition(by_rule);
        let seen = |target| self.armoured(character, target);
        let armoured = armoured.into_iter().map(seen);
        let stakes = (0..state.objectives.len()).filter_map(|number| {
            let stake = self.stake(number)?;
            Some(self.goal(character, state.objectives.get(number)?, stake))
        });
        let prospects = Prospects::of(*self, character, Looked::new());
        let errand = |goal: Goal| {
            let errand = prospects.as_ref().map_or(0.0, |prospects| prospects.errand(goal.spot));
            Goal { errand, ..goal }
        };
        let gates: Vec<Foe> = gates.into_iter().map(seen).collect();
        let besieged = |goal: Goal| {
            let gate = gates.iter().find(|gate| gate.spot == goal.spot);
            let attack = gate.map_or(0.0, |gate| gate.melee.max(gate.ranged));
            Goal { errand: goal.errand + weights.operation_siege_later * attack, ..goal }
        };
        let goals = stakes.map(errand).map(besieged).collect();
        let foes = foes.chain(armoured).collect();
        let looked = prospects.map(Prospects::looked).unwrap_or_default();
        Around { goals, foes, gates, looked }
    }
}

impl Mover<'_> {
    /// What its present place is worth.
    pub fn here(&self) -> f32 {
        self.at(self.from)
    }

    /// What a place is worth.
    pub fn at(&self, spot: Spot) -> f32 {
        self.score((spot.x as f32, spot.y as f32), Some(spot.level))
    }

    /// What a point is worth at best, whatever its height and whatever stands between.
    pub fn hoped(&self, point: (f32, f32)) -> f32 {
        self.score(point, None)
    }

    fn score(&self, point: (f32, f32), level: Option<i32>) -> f32 {
        let spot = Spot { x: point.0 as i32, y: point.1 as i32, level: level.unwrap_or(0) };
        let prospects = self.prospects.as_ref().map_or(0.0, |prospects| prospects.at(spot));
        self.objectives(point, level)
            + self.fighting(point, level)
            + self.besieging(point, level)
            + prospects
    }

    fn objectives(&self, point: (f32, f32), level: Option<i32>) -> f32 {
        let weights = self.weights;
        let (mut score, mut pull) = (0.0, 0.0_f32);
        for goal in &self.around.goals {
            let away = distance(point, goal.spot);
            let contests = self.able && away <= goal.reach;
            let higher = level.map_or(0, |level| (goal.spot.level - level).abs());
            let same = higher <= self.state.table.range(2);
            let holder = goal.holder(self.seat, contests.then_some(same));
            score += match holder {
                Some(seat) if seat == self.seat => goal.worth,
                Some(_) => -goal.worth,
                None => 0.0,
            };
            if contests {
                let own = goal.counts[0][self.seat.index()];
                let guarded = own >= goal.foes;
                score +=
                    goal.worth * if guarded { weights.contest_guarded } else { weights.contest };
                score += goal.worth * if same { weights.contest_level } else { 0.0 };
            }
            let climb = if same { 0.0 } else { higher as f32 };
            let share = 1.0 / (1.0 + weights.wish_helped * f32::from(goal.helpers));
            let held = holder == Some(self.seat) && goal.worth > 0.0;
            let wish = if held { weights.wish_held } else { weights.wish };
            let near = match self.prospects {
                Some(_) => {
                    let far = weights.operation_pull_far * INCH;
                    weights.operation_pull * (-(away + climb) / far).exp()
                }
                None => 1.0 - (away + climb) / (weights.wish_far * INCH),
            };
            let free = 1.0 / (1.0 + weights.operation_pull_guarded * f32::from(goal.foes));
            pull = pull.max((wish * goal.lure * share + goal.errand * free) * near);
        }
        score + pull
    }

    fn fighting(&self, point: (f32, f32), level: Option<i32>) -> f32 {
        let close = self.state.table.range(2) as f32;
        let (mut melee, mut shot, mut held) = (0.0_f32, 0.0_f32, false);
        let (mut danger, mut nearest) = (0.0, f32::MAX);
        for foe in &self.around.foes {
            let gap = distance(point, foe.spot) - self.radius - foe.radius;
            let same = level.is_none_or(|level| !self.apart(level, foe.spot.level));
            if gap <= close && same {
                if self.sees(point, level, foe) {
                    melee = melee.max(foe.melee);
                    held |= foe.holds;
                }
            } else if foe.ranged > shot
                && self.range.is_some_and(|range| gap <= range)
                && self.sees(point, level, foe)
            {
                shot = foe.ranged;
            }
            if gap <= foe.threat.0 {
                danger += foe.threat.1;
            }
            if foe.holds {
                nearest = nearest.min(gap);
            }
        }
        // Nobody shoots out of a fight; hoping, one may.
        let shot = if held && level.is_some() { 0.0 } else { shot };
        let nearest = if nearest < f32::MAX { nearest.max(0.0) } else { 0.0 };
        let approach = self.weights.approach * nearest / INCH;
        self.eager * melee.max(shot) - self.caution * danger - approach
    }

    /// What the attack at the end of the turn is worth, through the best objective that is the own
    /// one then: contested in melee, else in range and sight, with nobody near who holds.
    fn besieging(&self, point: (f32, f32), level: Option<i32>) -> f32 {
        let close = self.state.table.range(2) as f32;
        let near = |foe: &Foe| distance(point, foe.spot) - self.radius - foe.radius <= close;
        let held = || self.around.foes.iter().any(|foe| foe.holds && near(foe));
        let mut best = 0.0_f32;
        for gate in &self.around.gates {
            let contests = self.able && near(gate);
            let goal = self.around.goals.iter().find(|goal| goal.spot == gate.spot);
            let own = goal.is_some_and(|goal| {
                goal.holder(self.seat, contests.then_some(true)) == Some(self.seat)
            });
            if !own {
                continue;
            }
            let gap = distance(point, gate.spot) - self.radius - gate.radius;
            if contests {
                best = best.max(gate.melee);
            }
            let shoots = self.range.is_some_and(|range| gap <= range) && !held();
            if gate.ranged > best && shoots && self.sees(point, level, gate) {
                best = gate.ranged;
            }
        }
        self.late * best
    }

    fn apart(&self, a: i32, b: i32) -> bool {
        self.state.table.different_elevations(a, b)
    }

    fn sees(&self, point: (f32, f32), level: Option<i32>, foe: &Foe) -> bool {
        let Some(level) = level else { return true };
        let table = &self.state.table;
        let spot = Spot { x: point.0 as i32, y: point.1 as i32, level };
        let mut other = table.base(self.character, foe.spot.point());
        other.radius = foe.radius as i32;
        let own = table.base(self.character, spot.point());
        sight::between(table, (own, level), (other, foe.spot.level))
    }
}

/// How far a point is from a place, seen from above.
pub fn distance(point: (f32, f32), spot: Spot) -> f32 {
    let (x, y) = (point.0 - spot.x as f32, point.1 - spot.y as f32);
    (x * x + y * y).sqrt()
}

/// How far two places are apart, seen from above.
pub fn between(a: Spot, b: Spot) -> f32 {
    distance((a.x as f32, a.y as f32), b)
}

impl Weigher<'_> {
    fn goal(&self, own: CharacterId, objective: &Objective, stake: Stake) -> Goal {
        let (state, weights) = (self.state, self.weights);
        let table = &state.table;
        let seat = state.seat_of(own);
        let mut goal = Goal {
            spot: objective.spot,
            reach: (table.range(2) + objective.radius + table.radius(own) - 20) as f32,
            worth: stake.control,
            lure: stake.lure,
            errand: 0.0,
            control: objective.control,
            counts: [[0; 2]; 2],
            helpers: 0,
            foes: 0,
        };
        for other in state.standing().filter(|&other| other != own) {
            let Some(spot) = state.spot(other) else { continue };
            let away = between(spot, objective.spot);
            let owner = state.seat_of(other);
            let apart = state.unit_of(other) != state.unit_of(own);
            if owner == seat && apart && away < weights.helper_near * INCH {
                goal.helpers += 1;
            }
            if owner != seat && away < weights.foe_near * INCH {
                goal.foes += 1;
            }
            if objectives::would_contest(state, other, spot, objective) {
                let far = table.different_elevations(spot.level, objective.spot.level);
                goal.counts[usize::from(far)][owner.index()] += 1;
            }
        }
        goal.lure *= weights.drawn(stake, seat, goal.foes);
        goal
    }

    fn foe(&self, own: CharacterId, foe: CharacterId) -> Option<Foe> {
        let state = self.state;
        let (unit, enemy) = (state.unit_of(own), state.unit_of(foe));
        let worth = |by, against, kind, dice| {
            let strike = Strike::plain(state, by, state.unit(by).stance, kind, against);
            strike.map_or(0.0, |strike| self.worth(&strike.with(dice)))
        };
        let melee = worth(enemy, unit, AttackType::Melee, 0);
        let ranged = worth(enemy, unit, AttackType::Ranged, 0);
        let shoots = state.table.stance(enemy, state.unit(enemy).stance).ranged.range;
        let shoots = shoots.map_or(0.0, |range| state.table.range(range) as f32);
        let waiting = state.waiting[own.index()];
        Some(Foe {
            spot: state.spot(foe)?,
            radius: state.table.radius(foe) as f32,
            holds: !state.unit(enemy).wounded,
            melee: worth(unit, enemy, AttackType::Melee, waiting.focus + waiting.impact),
            ranged: worth(unit, enemy, AttackType::Ranged, waiting.focus + waiting.sharpshooter),
            threat: (shoots.max(self.weights.threat * INCH), melee.max(ranged)),
        })
    }

    /// An armoured target: it neither holds nor threatens anybody.
    fn armoured(&self, own: CharacterId, sighted: Sighted) -> Foe {
        let (state, unit) = (self.state, self.state.unit_of(own));
        let (stance, waiting) = (state.unit(unit).stance, state.waiting[own.index()]);
        let worth = |kind, dice| {
            let raid = Raid::plain(state, unit, stance, kind, sighted.target);
            raid.map_or(0.0, |raid| self.storming(raid.with(dice)))
        };
        Foe {
            spot: sighted.spot,
            radius: sighted.radius,
            holds: false,
            melee: worth(AttackType::Melee, waiting.focus + waiting.impact),
            ranged: worth(AttackType::Ranged, waiting.focus + waiting.sharpshooter),
            threat: (0.0, 0.0),
        }
    }
}
