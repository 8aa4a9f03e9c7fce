//! Which action a unit performs, and which unit is activated.

use crate::keywords::Keyword;
use crate::question::{Ability, CardId, Choice, Limits, Moving, Why};
use crate::state::Order;
use crate::table::UnitId;
use crate::terrain::Cover;
use crate::tokens::Marker;
use crate::underway::Action;
use crate::{melee, movement, objectives, pools, suppression};

use kernel::Seat;

use super::arms::{self, Stance};
use super::goals;
use super::lookout;
use super::places::Step;
use super::standing::Mover;
use super::{Weigher, Weights};

/// What the actions of a unit are worth.
#[derive(Clone, Debug, Default)]
struct Plan {
    left: u8,
    /// An attack from where it stands, and one with an aim token more.
    attack: f32,
    aimed: f32,
    /// The best move if an attack can follow, and the best one for its own sake.
    approach: Option<Step>,
    leave: Option<Step>,
    dodge: f32,
    standby: f32,
    recover: f32,
    withdraw: f32,
    arm: f32,
    /// The card actions that give friends tokens.
    spot: f32,
    shelter: f32,
    /// What others do for it.
    pull: f32,
    /// It puts wound tokens on objectives, or takes them off.
    sabotages: bool,
    weights: Weights,
}

impl Plan {
    fn leaving(&self) -> f32 {
        self.leave.as_ref().map_or(0.0, Step::worth)
    }

    /// The best that a last action can do when the attack was made.
    fn rest(&self) -> f32 {
        let leaving = self.leave.as_ref().map_or(0.0, |step| match step.charges {
            true => step.place,
            false => step.worth(),
        });
        leaving.max(self.dodge).max(self.recover).max(0.0)
    }

    /// A move with the attack that follows; if that is free, something else besides.
    fn approaching(&self) -> f32 {
        let Some(step) = &self.approach else { return f32::MIN };
        let besides = if step.charges { self.dodge.max(self.recover) } else { 0.0 };
        step.worth() + besides
    }

    /// Whether the unit should move so that it can attack then.
    fn approaches(&self) -> bool {
        self.approaching() > self.marching()
    }

    /// The move that is made if it moves.
    fn step(&self) -> Option<Step> {
        let first = if self.approaches() { &self.approach } else { &self.leave };
        first.clone().or_else(|| self.approach.clone())
    }

    /// A move, and then something other than an attack.
    fn marching(&self) -> f32 {
        let again = self.leave.as_ref().map_or(0.0, |step| self.weights.move_on * step.place);
        self.leaving() + again.max(self.dodge).max(self.standby).max(self.recover)
    }

    fn moving(&self) -> f32 {
        match (self.left, &self.leave) {
            (0 | 1, Some(step)) => step.worth(),
            (_, Some(_)) => self.approaching().max(self.marching()),
            _ => self.approaching(),
        }
    }

    fn score(&self, action: Action) -> f32 {
        let second = self.left >= 2;
        let then = |worth: f32| if second { worth } else { 0.0 };
        let fight = self.attack.max(self.leaving());
        let weights = &self.weights;
        let then_fight = |worth: f32| worth + then(fight) - weights.deed_price;
        match action {
            Action::Claim => 1000.0,
            Action::Sabotage | Action::Repair => {
                let wanted = (action == Action::Sabotage) == self.sabotages;
                if wanted { 900.0 } else { f32::MIN }
            }
            Action::Attack if self.attack <= 0.0 => f32::MIN,
            Action::Attack => self.attack + then(self.rest()),
            Action::Aim if second && self.attack > 0.0 => self.aimed,
            Action::Move => self.moving(),
            Action::Dodge => then_fight(self.dodge),
            Action::Recover => self.recover + then(fight) - weights.recover_price,
            Action::Standby => {
                self.standby + then(self.dodge.max(weights.standby_least)) - weights.deed_price
            }
            Action::Arm => then_fight(self.arm),
            Action::Spotter => then_fight(self.spot),
            Action::TakeCover => then_fight(self.shelter),
            Action::PullingTheStrings => then_fight(self.pull),
            Action::Aim => 0.05,
            _ => f32::MIN,
        }
    }
}

impl Weigher<'_> {
    /// What the active unit should do next: the number of the option.
    pub fn act(&self, unit: UnitId, options: &[Choice]) -> usize {
        let plan = self.plan(unit, options);
        let number = ruleset::best(options, |option| match option {
            // What was taken back once would be taken back without end.
            tried if self.tried.contains(tried) => f32::MIN,
            Choice::Action(action) => plan.score(*action),
            Choice::Use(upgrade) => self.using(unit, CardId::Upgrade(unit, *upgrade)),
            Choice::UseCommand(card) => self.using(unit, CardId::Command(self.seat, *card)),
            Choice::Withdraw => plan.withdraw,
            _ => 0.0,
        });
        if options.get(number) == Some(&Choice::Action(Action::Move)) {
            let step = plan.step().map(|step| (self.own_move(unit), step.choice));
            self.intent.replace(step);
        }
        number
    }

    fn plan(&self, unit: UnitId, options: &[Choice]) -> Plan {
        let has = |action| options.contains(&Choice::Action(action));
        let left = self.state.activation.as_ref().map_or(0, |own| own.left);
        let sabotages = goals::sabotages(self.state, self.seat);
        let weights = *self.weights;
        let mut plan = Plan { left, sabotages, weights, ..Plan::default() };
        let aim = self.state.unit(unit).tokens[Marker::Aim];
        if has(Action::Attack) {
            let listed = pools::suggestions(self.state, unit, &Limits::default(), &[]);
            [plan.attack, plan.aimed] = self.best_pool(unit, &listed, [aim, aim.saturating_add(1)]);
        }
        let Some(mover) = Mover::new(self, unit) else { return plan };
        if has(Action::Move) {
            self.look_around(&mover, self.own_move(unit), &mut plan);
        }
        plan.dodge = self.dodging(unit);
        plan.recover = self.recovering(unit);
        plan.standby = if has(Action::Standby) { self.standing_by(unit) } else { 0.0 };
        plan.arm = self.arming(unit);
        plan.spot = if has(Action::Spotter) { self.sharing(unit, Ability::Spotter) } else { 0.0 };
        plan.shelter =
            if has(Action::TakeCover) { self.sharing(unit, Ability::TakeCover) } else { 0.0 };
        plan.pull = if has(Action::PullingTheStrings) { self.pulling_strings(unit) } else { 0.0 };
        plan.withdraw = self.withdrawing(unit, plan.aimed);
        plan
    }

    fn own_move(&self, unit: UnitId) -> Moving {
        let left = self.state.activation.as_ref().map_or(0, |own| own.left);
        let speed = movement::max_speed(self.state, unit);
        Moving { unit, speed, why: Why::Action(left), may: true }
    }

    /// Notes the best moves of a unit.
    fn look_around(&self, mover: &Mover<'_>, moving: Moving, plan: &mut Plan) {
        let Some(survey) = self.survey(mover, moving) else { return };
        let attacked = self.state.activation.as_ref().is_some_and(|own| own.attacked);
        if plan.left >= 2 && !attacked {
            plan.approach = survey.best(self.state, mover.then(plan.left));
        }
        plan.leave = survey.best(self.state, mover.then(1));
    }

    /// The move that was in mind when the action was chosen.
    pub fn intended(&self, moving: Moving) -> Option<Choice> {
        let intent = self.intent.take().filter(|(meant, _)| *meant == moving);
        intent.map(|(_, choice)| choice)
    }

    /// The best move, if none was in mind.
    pub fn go_anew(&self, mover: &Mover<'_>, moving: Moving) -> Option<Choice> {
        let left = if let Why::Action(left) = moving.why { left } else { 1 };
        let mut plan = Plan { left, weights: *self.weights, ..Plan::default() };
        self.look_around(mover, moving, &mut plan);
        plan.dodge = self.dodging(moving.unit);
        plan.recover = self.recovering(moving.unit);
        plan.step().map(|step| step.choice)
    }

    /// A free pivot: toward the nearest enemy, if it does not face it by and large.
    pub fn face(&self, moving: Moving) -> Option<Choice> {
        let (_, from) = self.state.leader(moving.unit)?;
        let leaders = self.foes().iter().filter_map(|foe| self.state.leader(foe.unit));
        let nearest = leaders.min_by_key(|(_, foe)| foe.point().distance_squared(from.point()))?;
        let wanted = measure::Direction::nearest(nearest.1.point() - from.point());
        let pivot = |facing| Choice::Pivot { facing };
        let sides = [wanted, from.facing.quarters(1), from.facing.quarters(3)];
        let toward = |facing: &measure::Direction| facing.vector().dot(wanted.vector());
        let mut legal: Vec<measure::Direction> = sides.into_iter().collect();
        legal.retain(|facing| movement::judge_pivot(self.state, moving.unit, *facing).is_ok());
        let best = legal.into_iter().max_by_key(toward)?;
        (toward(&best) > toward(&from.facing)).then(|| pivot(best))
    }

    /// What a dodge token is worth: a hit that is cancelled, if anybody attacks.
    pub fn dodging(&self, unit: UnitId) -> f32 {
        let state = self.state;
        let Some((_, at)) = state.leader(unit) else { return 0.0 };
        let threats = self.foes().iter().filter(|foe| foe.fresh);
        let sum: f32 = threats.map(|foe| self.lookout.threat(unit, at, foe)).sum();
        let wound = arms::wound(state, unit) * (1.0 - arms::blocks(state, unit));
        let weights = self.weights;
        let again = if state.has(unit, Keyword::Nimble) { weights.dodge_nimble } else { 1.0 };
        let deflects = if state.has(unit, Keyword::Deflect) { weights.dodge_deflect } else { 1.0 };
        let has = state.unit(unit).tokens.has(Marker::Dodge);
        let fewer = if has { weights.dodge_more } else { 1.0 };
        let most = weights.dodge_wound * wound * again * deflects;
        (weights.dodge_danger * sum).min(most) * fewer
    }

    /// What it is worth to shake off suppression and to reload.
    fn recovering(&self, unit: UnitId) -> f32 {
        let now = self.state.unit(unit);
        let reload = self.weights.reload * now.exhausted.len() as f32;
        let Some(courage) = suppression::courage(self.state, unit) else { return reload };
        let panics = now.tokens[Marker::Suppression].saturating_add(1) >= courage.saturating_mul(2);
        let calm = match now.tokens[Marker::Suppression] {
            tokens if tokens >= courage && panics => self.weights.calm_panic,
            tokens if tokens >= courage => self.weights.calm_suppressed,
            tokens => self.weights.calm * f32::from(tokens),
        };
        reload + calm
    }

    /// What a standby token is worth: an attack on whoever comes near.
    fn standing_by(&self, unit: UnitId) -> f32 {
        let state = self.state;
        let Some((_, at)) = state.leader(unit) else { return 0.0 };
        let (radius, near) = (state.table.radius(unit), state.table.range(2) as f32);
        let stance = Stance::Ranged { range: 2, front: true, moved: false };
        let coming = self.foes().iter().filter(|foe| {
            foe.fresh
                && !foe.is_engaged(state)
                && foe.gap(at.point(), radius) < near + foe.stride(state)
        });
        let worth = coming.map(|foe| self.lookout.worth(unit, stance, 0, foe.unit, Cover::None));
        self.weights.standby * worth.fold(0.0, f32::max)
    }

    /// What it is worth to leave a melee that cannot be won.
    fn withdrawing(&self, unit: UnitId, attack: f32) -> f32 {
        if arms::is_fighter(self.state, unit) {
            return -1.0;
        }
        let foes = melee::with(self.state, unit).into_iter();
        let blows: f32 = foes.map(|foe| self.lookout.strike(foe, unit, 0)).sum();
        self.weights.withdraw * blows - attack - self.weights.withdraw_price
    }

    /// How much it is worth to activate a unit soon.
    pub fn eagerness(&self, unit: UnitId) -> f32 {
        let state = self.state;
        let Some((_, at)) = state.leader(unit) else { return 0.0 };
        let weights = self.weights;
        let panics = state.unit(unit).tokens.has(Marker::Panic);
        let aside = if panics { weights.eager_panic } else { 1.0 };
        let claims = !objectives::claimable(state, unit).is_empty();
        let claims = if claims { weights.eager_claim } else { 0.0 };
        let danger: f32 = self
            .foes()
            .iter()
            .filter(|foe| foe.fresh)
            .map(|foe| self.lookout.threat(unit, at, foe))
            .sum();
        aside * (self.reaching(unit, at) + claims) + weights.eager_danger * danger
    }

    /// What a unit could do to an enemy in an activation.
    pub fn reaching(&self, unit: UnitId, at: crate::table::Stand) -> f32 {
        let state = self.state;
        let (radius, stride) = (state.table.radius(unit), lookout::stride(state, unit));
        let fighter = arms::is_fighter(state, unit);
        let worth = self.foes().iter().map(|foe| {
            let gap = foe.gap(at.point(), radius);
            let blow = if gap < 10.0 || fighter && gap < 2.0 * stride {
                self.lookout.strike(unit, foe.unit, 0)
            } else {
                0.0
            };
            let shot = self.lookout.shot(unit, at, foe, false, 1);
            if shot > 0.0 || gap < 10.0 {
                return blow.max(shot);
            }
            let range = lookout::range_of(state, (gap - stride).max(0.0));
            let stance = Stance::Ranged { range, front: true, moved: true };
            let later = self.lookout.worth(unit, stance, 0, foe.unit, Cover::Light);
            blow.max(if foe.is_engaged(state) { 0.0 } else { self.weights.later_shot * later })
        });
        worth.fold(0.0, f32::max)
    }

    /// What a token from the order pool is worth: the average of the units that wait.
    pub fn drawing(&self, seat: Seat) -> f32 {
        let state = self.state;
        let waiting = state.units_of(seat);
        let waiting = waiting.filter(|&unit| state.unit(unit).order == Order::Pool);
        let worth: Vec<f32> = waiting.map(|unit| self.eagerness(unit)).collect();
        // Whoever has a faceup token can wait for the right moment.
        worth.iter().sum::<f32>() / worth.len().max(1) as f32 + self.weights.draw
    }
}
