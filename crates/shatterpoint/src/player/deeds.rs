//! What actions, abilities and their effects are worth.

use crate::filter::{self, Roles};
use crate::language::{AbilityKind, Action, AttackType, Condition, Effect, Filter, MoveKind};
use crate::operations::card::Occurrence;
use crate::pools;
use crate::question::{Choice, Occasion, Payment, Prompt};
use crate::table::{CharacterId, Goal, UnitId};
use crate::{attack, engagement, force, table};

use super::Weigher;
use super::arsenal::{Strike, Target};
use super::operations;
use super::places;
use super::prospects::is_offered;
use super::standing::Mover;

/// The movements of a Move action.
const WALK: [MoveKind; 3] = [MoveKind::Advance, MoveKind::Dash, MoveKind::Climb];

/// How many movements are laid out for a plan.
const EFFORT: u8 = 4;

/// What a unit could do with its actions.
#[derive(Clone, Copy, Debug)]
struct Plan {
    /// Attack from where it stands.
    combat: f32,
    /// The same with the dice of the Focus action.
    focused: f32,
    /// Move and attack then, beyond attacking at once.
    approach: f32,
    /// Move without attacking then.
    leave: f32,
    recover: f32,
    cover: f32,
    /// What any action costs a strained unit.
    strain: f32,
    /// Actions left, and whether one of them may be Combat.
    left: u8,
    may_fight: bool,
}

impl Plan {
    fn score(&self, action: Action) -> f32 {
        let second = self.left >= 2;
        let then = |worth: f32| if second { worth.max(0.0) } else { 0.0 };
        let rest = self.recover.max(self.cover);
        let strain = if action == Action::Recover { 0.0 } else { self.strain };
        let worth = match action {
            Action::Combat if self.combat > 0.0 => self.combat + then(self.leave.max(rest)),
            Action::Focus if self.combat > 0.0 && self.may_fight && second => self.focused,
            Action::Move if second && self.may_fight => {
                (self.combat + self.approach).max(self.leave + rest) - 0.05
            }
            Action::Move if self.leave > 0.0 => self.leave + then(rest),
            Action::Recover => self.recover + then(0.95 * self.combat.max(self.leave)) - 0.1,
            Action::TakeCover => self.cover,
            _ => -1.0,
        };
        worth - strain
    }
}

impl Weigher<'_> {
    /// What the active unit should do next: the number of the option.
    pub fn act(&self, unit: UnitId, options: &[Choice]) -> usize {
        let mut plan = self.plan(unit, options);
        let racket = 0.8 * self.racket(&Occurrence::ActivationEnded);
        (plan.combat, plan.focused) = (plan.combat - racket, plan.focused - racket);
        let best = options.iter().map(|option| match option {
            Choice::Action(action) => plan.score(*action),
            _ => 0.0,
        });
        let best = best.fold(0.0, f32::max);
        let score = |option: &Choice| match option {
            Choice::Action(action) => plan.score(*action),
            Choice::Use { unit, ability, pay } => {
                let worth = self.using(*unit, *ability, Some(*pay), &Roles::of(*unit));
                let action = self.state.table.ability(*unit, *ability).is_some_and(|a| a.action);
                // What takes no action comes first if it is of use.
                if action || worth <= 0.3 { worth } else { best + worth }
            }
            Choice::Stance(stance) => self.turning(unit, *stance, best),
            _ => 0.05,
        };
        ruleset::best(options, score)
    }

    fn plan(&self, unit: UnitId, options: &[Choice]) -> Plan {
        let state = self.state;
        let may = |action| options.contains(&Choice::Action(action));
        let left = state.activation.as_ref().map_or(0, |activation| activation.left);
        let may_fight = may(Action::Combat);
        let stance = state.unit(unit).stance;
        let fight = |dice| if may_fight { self.combat(unit, stance, dice) } else { 0.0 };
        let walk = |eager| if may(Action::Move) { self.walking(unit, eager) } else { 0.0 };
        let approach = if may_fight && left >= 2 { walk(1.0) } else { 0.0 };
        let strained = state.unit(unit).conditions.has(Condition::Strained);
        Plan {
            combat: fight(0),
            focused: if may(Action::Focus) { fight(1) } else { 0.0 },
            approach,
            leave: walk(0.3),
            recover: self.recovering(unit),
            cover: self.hunkering(unit),
            strain: if strained { Target::of(state, unit).harm(3.0) } else { 0.0 },
            left,
            may_fight,
        }
    }

    /// What the attacks of a unit from where it stands are worth.
    pub fn combat(&self, unit: UnitId, stance: u8, dice: u8) -> f32 {
        let characters = self.state.characters_of(unit);
        let worth = |own| {
            let raid = self.best_raid(own, stance, dice, None);
            self.best_attack(own, stance, dice, |_, _| true).max(raid)
        };
        characters.map(worth).sum()
    }

    fn best_attack(
        &self,
        own: CharacterId,
        stance: u8,
        dice: u8,
        wanted: impl Fn(AttackType, CharacterId) -> bool,
    ) -> f32 {
        let state = self.state;
        let mut best = 0.0_f32;
        for kind in [AttackType::Melee, AttackType::Ranged] {
            if attack::may_make(state, own, kind).is_err() {
                continue;
            }
            for target in state.enemies_of(state.seat_of(own)) {
                let (unit, enemy) = (state.unit_of(own), state.unit_of(target));
                let strike = Strike::plain(state, unit, stance, kind, enemy);
                let Some(strike) = strike.filter(|_| wanted(kind, target)) else { continue };
                let worth = self.arsenal.worth(state, &strike.with(dice));
                if worth > best && attack::can_target(state, own, kind, target) {
                    best = worth;
                }
            }
        }
        best
    }

    /// What a listed attack is worth.
    pub fn attack(
        &self,
        own: CharacterId,
        kind: AttackType,
        target: CharacterId,
        dice: Option<u8>,
    ) -> f32 {
        let state = self.state;
        let pools = pools::pools(state, own, table::Target::Character(target), kind, dice);
        let unit = state.unit_of(own);
        let strike = Strike {
            own: unit,
            stance: state.unit(unit).stance,
            kind,
            enemy: state.unit_of(target),
            attack: pools.attack(),
            defence: pools.defence(),
        };
        self.arsenal.worth(state, &strike)
    }

    /// What the movements of a unit are worth.
    pub fn walking(&self, unit: UnitId, eager: f32) -> f32 {
        let gain = |own| self.moving(own, &WALK, None, eager);
        self.state.characters_of(unit).map(gain).sum()
    }

    fn moving(
        &self,
        own: CharacterId,
        kinds: &[MoveKind],
        toward: Option<Goal>,
        eager: f32,
    ) -> f32 {
        if self.ahead {
            return 1.0;
        }
        let mover = Mover::new(self.state, self.arsenal, own, eager);
        let found = mover.and_then(|mover| places::movement(&mover, kinds, toward, EFFORT));
        found.map_or(0.0, |(gain, _)| gain)
    }

    fn recovering(&self, unit: UnitId) -> f32 {
        let state = self.state;
        let now = state.unit(unit);
        let times = state.characters_of(unit).count() as f32;
        let conditions = now.conditions.iter().map(|condition| self.cure(unit, condition));
        let conditions: f32 = conditions.fold(0.0, f32::max);
        let damage = if now.wounded { 0.0 } else { f32::from(now.damage) };
        let damage = self.healing(unit) * damage.min(times - f32::from(u8::from(conditions > 0.0)));
        damage.max(0.0) + conditions
    }

    /// What removing a damage is worth: more, the nearer a unit is to being wounded.
    pub fn healing(&self, unit: UnitId) -> f32 {
        let (now, card) = (self.state.unit(unit), &self.state.sheet(unit).unit);
        let full = f32::from(now.damage) / f32::from(card.stamina.max(1));
        if now.damage == 0 || now.wounded { 0.0 } else { 0.7 + 0.8 * full }
    }

    /// What removing a condition is worth.
    pub fn cure(&self, unit: UnitId, condition: Condition) -> f32 {
        let active = self.state.active_unit() == Some(unit);
        let worth = match condition {
            Condition::Strained => 2.8,
            Condition::Pinned => 1.4,
            Condition::Disarmed => 1.2,
            Condition::Exposed => 1.0,
        };
        if active { 1.3 * worth } else { worth }
    }

    fn hunkering(&self, unit: UnitId) -> f32 {
        let state = self.state;
        if engagement::unit_engaged(state, unit) {
            return 0.0;
        }
        let near = |foe: &CharacterId| {
            state.characters_of(unit).any(|own| state.within(own, *foe, 5))
                && attack::may_make(state, *foe, AttackType::Ranged).is_ok()
        };
        let shooters = state.enemies_of(self.seat).filter(near).take(3).count() as f32;
        0.4 + 0.5 * shooters
    }

    /// What turning the stance card over is worth: better attacks now, or later if there are none.
    fn turning(&self, unit: UnitId, stance: u8, best: f32) -> f32 {
        let state = self.state;
        let fights = state.activation.as_ref().is_some_and(|activation| {
            activation.left > 0 && !activation.made.contains(&Action::Combat)
        });
        let now = state.unit(unit).stance;
        let fight =
            if fights { self.combat(unit, stance, 0) - self.combat(unit, now, 0) } else { 0.0 };
        let gain = fight + 0.6 * (self.assault(unit, stance) - self.assault(unit, now));
        if gain > 0.8 { best + gain } else { -1.0 }
    }

    /// How much it is worth to activate a unit now.
    pub fn eagerness(&self, unit: UnitId) -> f32 {
        let state = self.state;
        let combat = self.combat(unit, state.unit(unit).stance, 0);
        let walk = self.walking(unit, 0.6);
        let wounded = if state.unit(unit).wounded { 2.0 } else { 0.0 };
        combat + walk + wounded
    }

    /// What using an ability is worth; without a payment it costs nothing.
    pub fn using(&self, unit: UnitId, ability: u8, pay: Option<Payment>, roles: &Roles) -> f32 {
        let state = self.state;
        let Some(card) = state.table.ability(unit, ability) else { return 0.0 };
        let cost = force::cost(state, unit, ability);
        let own = Target::of(state, unit);
        let price = match pay {
            None => 0.0,
            Some(Payment::Damage) => own.harm(f32::from(cost)) + 0.5,
            Some(Payment::Force) => {
                // What is left when the deck ends comes back anyway.
                let soon = state.player(self.seat).deck.len() <= 1;
                f32::from(cost) * if soon { 0.5 } else { 1.3 }
            }
        };
        let costs = matches!(card.kind, AbilityKind::Active | AbilityKind::Reactive);
        let strained = costs && state.unit(unit).conditions.has(Condition::Strained);
        let strain = if strained { own.harm(3.0) } else { 0.0 };
        let given = state.table.operation.as_ref().map_or(0, |card| card.ability.len());
        let own = state.sheet(unit).unit.ability.len().saturating_sub(given);
        let heard = costs && usize::from(ability) < own;
        let racket = if heard { self.racket(&Occurrence::AbilityUsed) } else { 0.0 };
        let price = price + racket + self.momentum_price(card.momentum);
        self.effects(roles, &card.effects) - price - strain
    }

    /// Who takes part in what a question is about.
    pub fn roles(&self, unit: UnitId, prompt: &Prompt) -> Roles {
        let mut roles = Roles::of(unit);
        if let Some(attack) = self.state.attacks.last() {
            roles.attacker = Some(attack.attacker);
            roles.target = attack.target.character();
            roles.wounder = Some(attack.attacker);
            roles.attacked = attack.target.character().into_iter().collect();
            roles.failures = attack.failures;
        } else {
            roles.attacked = self.state.attacked.to_vec();
        }
        if let Prompt::React(occasion) = prompt {
            match occasion {
                Occasion::Action(unit, _) | Occasion::Wounded(unit) | Occasion::Hunkered(unit) => {
                    roles.subject = Some(*unit);
                }
                Occasion::Left(character) => roles.it.push(*character),
                _ => {}
            }
        }
        roles
    }

    /// What effects are worth together.
    pub fn effects(&self, roles: &Roles, effects: &[Effect]) -> f32 {
        effects.iter().map(|effect| self.effect(roles, effect)).sum()
    }

    /// What an effect is worth: those that choose, move, attack and contain others here.
    fn effect(&self, roles: &Roles, effect: &Effect) -> f32 {
        let state = self.state;
        let it = roles.it.last().copied();
        match effect {
            Effect::Choose { from, then, .. } | Effect::ChooseUnit { from, then } => {
                self.chosen(roles, from, then)
            }
            Effect::Each { from, then, if_any_moved } => {
                let all = filter::candidates(state, roles, from).into_iter();
                let each = all.map(|it| self.effects(&roles.about(it), then).max(0.0)).sum::<f32>();
                if each > 0.0 { each + self.effects(roles, if_any_moved) } else { each }
            }
            Effect::Move { kinds, then, .. } => {
                let Some(it) = it else { return 0.0 };
                let worth = 0.6 * self.moving(it, kinds, None, self.eager(it));
                worth + 0.6 * self.effects(roles, then).max(0.0)
            }
            Effect::Attack { dice, kind, against } => {
                let Some(it) = it else { return 0.0 };
                self.granted_attack(roles, it, *dice, *kind, against)
            }
            Effect::May(effects) => self.effects(roles, effects).max(0.0),
            Effect::Rule(id) => {
                // What works once in a turn for both players alike is not worth a look ahead.
                let called = self.called(id).filter(|rule| !(self.ahead && rule.once));
                called.map_or(0.0, |rule| self.effects(roles, &rule.effects))
            }
            Effect::OneOf { of, .. } => {
                let offered = of.iter().filter(|one| is_offered(state, roles, one));
                let all = offered.map(|one| self.effects(roles, &one.then));
                all.fold(0.0, f32::max)
            }
            Effect::If { exists, then, otherwise } => {
                let given = !filter::candidates(state, roles, exists).is_empty();
                self.effects(roles, if given { then } else { otherwise })
            }
            Effect::Action(action) => self.given_action(roles.unit, *action),
            Effect::SplitDamage => self.splitting(roles.unit),
            Effect::Struggle(_)
            | Effect::GainMomentum(_)
            | Effect::AddMomentum { .. }
            | Effect::RemoveMomentum { .. } => self.progress(effect),
            Effect::Refresh(force) => {
                let player = state.player(self.seat);
                1.3 * f32::from(player.force.saturating_sub(player.ready).min(*force))
            }
            Effect::Damage { to, .. } | Effect::Condition { to, .. } | Effect::Hunker { to } => {
                let unit = roles.unit(state, *to);
                unit.map_or(0.0, |unit| self.token(unit, effect))
            }
            _ => self.deed(roles, effect) + it.map_or(0.0, |it| self.about(it, effect)),
        }
    }

    /// What damage, a condition or a hunker token for a unit is worth to this player.
    fn token(&self, unit: UnitId, effect: &Effect) -> f32 {
        let harm = match effect {
            Effect::Damage { damage, .. } => Target::of(self.state, unit).harm(f32::from(*damage)),
            Effect::Condition { one_of, .. } => {
                let worth = one_of.iter().map(|condition| self.cure(unit, *condition));
                worth.fold(0.0, f32::max)
            }
            Effect::Hunker { .. } => -self.hunkering(unit),
            _ => 0.0,
        };
        if self.is_own(unit) { -harm } else { harm }
    }

    /// What an effect about one character is worth.
    fn about(&self, it: CharacterId, effect: &Effect) -> f32 {
        let state = self.state;
        let unit = state.unit_of(it);
        let now = state.unit(unit);
        let cures = now.conditions.iter().map(|condition| self.cure(unit, condition));
        let cure = cures.fold(0.0, f32::max);
        match effect {
            Effect::Heal(times) => cure.max(f32::from(now.damage.min(*times)) * self.healing(unit)),
            Effect::RemoveDamage(most) => f32::from(now.damage.min(*most)) * self.healing(unit),
            Effect::RemoveCondition => cure,
            Effect::Cure { .. } | Effect::CureAll => self.curing(unit, effect),
            Effect::Gain(_) => 1.0,
            Effect::Push { .. } | Effect::Pull { .. } => {
                let holds = operations::contesting(state, it);
                match self.is_own(unit) {
                    true if holds > 0.0 => 0.4,
                    true => 3.0,
                    false => (3.0 * holds).max(0.4),
                }
            }
            _ => 0.0,
        }
    }

    fn chosen(&self, roles: &Roles, from: &Filter, then: &[Effect]) -> f32 {
        let all = filter::candidates(self.state, roles, from).into_iter();
        let worth = |it| self.effects(&roles.about(it), then);
        all.map(worth).reduce(f32::max).unwrap_or(0.0)
    }

    fn granted_attack(
        &self,
        roles: &Roles,
        own: CharacterId,
        dice: Option<u8>,
        kind: Option<AttackType>,
        against: &Filter,
    ) -> f32 {
        let state = self.state;
        let stance = state.unit(state.unit_of(own)).stance;
        let worth = self.best_attack(own, stance, 0, |made, target| {
            kind.is_none_or(|kind| kind == made) && filter::matches(state, roles, against, target)
        });
        let any = *against == Filter::default();
        let worth = if any { worth.max(self.best_raid(own, stance, 0, kind)) } else { worth };
        if dice.is_some_and(|dice| dice < 5) { 0.7 * worth } else { worth }
    }

    fn given_action(&self, unit: UnitId, action: Action) -> f32 {
        let state = self.state;
        let stance = state.unit(unit).stance;
        match action {
            Action::Focus => {
                let fight = self.combat(unit, stance, 0);
                if fight > 0.0 { self.combat(unit, stance, 1) - fight + 0.5 } else { 0.3 }
            }
            Action::Combat => self.combat(unit, stance, 0),
            Action::Move => self.walking(unit, 0.3),
            Action::Recover => self.recovering(unit),
            Action::TakeCover => self.hunkering(unit),
            Action::Ability => 0.0,
        }
    }

    /// Half of the damage for oneself, the rest for the attacker.
    fn splitting(&self, unit: UnitId) -> f32 {
        let Some(attack) = self.state.attacks.last() else { return 0.0 };
        let (own, enemy) = (Target::of(self.state, unit), self.state.unit_of(attack.attacker));
        let (pool, half) = (f32::from(attack.pool), f32::from(attack.pool.div_ceil(2)));
        own.harm(pool) - own.harm(half) + Target::of(self.state, enemy).harm(pool - half)
    }
}
