//! What actions, abilities and their effects are worth.

use crate::filter::{self, Roles};
use crate::language::{AbilityKind, Action, AttackType, Condition, Effect, Filter, MoveKind};
use crate::operations::armour;
use crate::operations::card::Occurrence;
use crate::pools;
use crate::question::{Choice, Occasion, Payment, Prompt};
use crate::table::{CharacterId, Target, UnitId};
use crate::{attack, engagement, force};

use super::Weigher;
use super::arsenal::Strike;
use super::places;
use super::prospects::is_offered;
use super::siege::{self, Raid, Sighted};
use super::weights::Weights;

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
    fn score(&self, action: Action, weights: &Weights) -> f32 {
        let second = self.left >= 2;
        let then = |worth: f32| if second { worth.max(0.0) } else { 0.0 };
        let rest = self.recover.max(self.cover);
        let strain = if action == Action::Recover { 0.0 } else { self.strain };
        let worth = match action {
            Action::Combat if self.combat > 0.0 => self.combat + then(self.leave.max(rest)),
            Action::Focus if self.combat > 0.0 && self.may_fight && second => self.focused,
            Action::Move if second && self.may_fight => {
                (self.combat + self.approach).max(self.leave + rest) - weights.move_price
            }
            Action::Move if self.leave > 0.0 => self.leave + then(rest),
            Action::Recover => {
                let next = then(weights.recover_then * self.combat.max(self.leave));
                self.recover + next - weights.recover_price
            }
            Action::TakeCover => self.cover,
            _ => -1.0,
        };
        worth - strain
    }
}

impl Weigher<'_> {
    /// What the active unit should do next: the number of the option.
    pub fn act(&self, unit: UnitId, options: &[Choice]) -> Vec<f32> {
        let mut plan = self.plan(unit, options);
        let weights = self.weights;
        let racket = weights.operation_attack_noise * self.racket(&Occurrence::ActivationEnded);
        (plan.combat, plan.focused) = (plan.combat - racket, plan.focused - racket);
        let best = options.iter().map(|option| match option {
            Choice::Action(action) => plan.score(*action, weights),
            _ => 0.0,
        });
        let best = best.fold(0.0, f32::max);
        let score = |option: &Choice| match option {
            Choice::Action(action) => plan.score(*action, weights),
            Choice::Use { unit, ability, pay } => {
                let worth = self.using(*unit, *ability, Some(*pay), &Roles::of(*unit));
                let action = self.state.table.ability(*unit, *ability).is_some_and(|a| a.action);
                // What takes no action comes first if it is of use.
                if action || worth <= weights.aside_least { worth } else { best + worth }
            }
            Choice::Stance(stance) => self.turning(unit, *stance, best),
            _ => weights.end,
        };
        options.iter().map(score).collect()
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
            leave: walk(self.weights.attack_later),
            recover: self.recovering(unit),
            cover: self.hunkering(unit),
            strain: if strained { self.target(unit).harm(3.0) } else { 0.0 },
            left,
            may_fight,
        }
    }

    /// What the attacks of a unit from where it stands are worth.
    pub fn combat(&self, unit: UnitId, stance: u8, dice: u8) -> f32 {
        let worth = |own| self.best_attack(own, stance, dice, |_, _| true);
        self.state.characters_of(unit).map(worth).sum()
    }

    /// What the best attack of a character is worth among those that are wanted: against a character,
    /// or against an armoured target.
    fn best_attack(
        &self,
        own: CharacterId,
        stance: u8,
        dice: u8,
        wanted: impl Fn(AttackType, Option<CharacterId>) -> bool,
    ) -> f32 {
        let state = self.state;
        let (unit, seat) = (state.unit_of(own), state.seat_of(own));
        let armoured = siege::open(state, seat);
        let mut best = 0.0_f32;
        for kind in [AttackType::Melee, AttackType::Ranged] {
            if attack::may_make(state, own, kind).is_err() {
                continue;
            }
            for target in state.enemies_of(seat).filter(|&target| wanted(kind, Some(target))) {
                let strike = Strike::plain(state, unit, stance, kind, state.unit_of(target));
                let worth = strike.map_or(0.0, |strike| self.worth(&strike.with(dice)));
                if worth > best && attack::can_target(state, own, kind, target) {
                    best = worth;
                }
            }
            for Sighted { target, .. } in armoured.iter().filter(|_| wanted(kind, None)) {
                let raid = Raid::plain(state, unit, stance, kind, *target);
                let worth = raid.map_or(0.0, |raid| self.storming(raid.with(dice)));
                if worth > best && armour::may_target(state, own, kind, *target).is_ok() {
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
        target: Target,
        dice: Option<u8>,
    ) -> f32 {
        let state = self.state;
        let pools = pools::pools(state, own, target, kind, dice);
        let (own, attack, defence) = (state.unit_of(own), pools.attack(), pools.defence());
        let stance = state.unit(own).stance;
        match target {
            Target::Character(target) => {
                let enemy = state.unit_of(target);
                self.worth(&Strike { own, stance, kind, enemy, attack, defence })
            }
            Target::Armoured { armoured } => {
                let raid = Raid::plain(state, own, stance, kind, armoured);
                raid.map_or(0.0, |raid| self.storming(raid.of(attack)))
            }
        }
    }

    /// What the movements of a unit are worth.
    pub fn walking(&self, unit: UnitId, eager: f32) -> f32 {
        let gain = |own| self.moving(own, &WALK, eager);
        self.state.characters_of(unit).map(gain).sum()
    }

    fn moving(&self, own: CharacterId, kinds: &[MoveKind], eager: f32) -> f32 {
        if self.ahead {
            return self.weights.operation_move;
        }
        self.known.moves.of((self.seat, own, kinds.to_vec(), eager.to_bits()), || {
            let mover = self.mover(own, eager);
            let found = mover.and_then(|mover| places::movement(&mover, kinds, None, EFFORT));
            found.map_or(0.0, |(gain, _)| gain)
        })
    }

    fn recovering(&self, unit: UnitId) -> f32 {
        let state = self.state;
        let now = state.unit(unit);
        let times = state.characters_of(unit).count() as f32;
        let conditions = self.worst_condition(unit);
        let damage = if now.wounded { 0.0 } else { f32::from(now.damage) };
        let damage = self.healing(unit) * damage.min(times - f32::from(u8::from(conditions > 0.0)));
        damage.max(0.0) + conditions
    }

    /// What removing a damage is worth: more, the nearer a unit is to being wounded.
    pub fn healing(&self, unit: UnitId) -> f32 {
        let (now, card) = (self.state.unit(unit), &self.state.sheet(unit).unit);
        let full = f32::from(now.damage) / f32::from(card.stamina.max(1));
        let weights = self.weights;
        if now.damage == 0 || now.wounded { 0.0 } else { weights.heal + weights.heal_frail * full }
    }

    /// What removing a condition is worth.
    pub fn cure(&self, unit: UnitId, condition: Condition) -> f32 {
        let active = self.state.active_unit() == Some(unit);
        let worth = match condition {
            Condition::Strained => self.weights.strained,
            Condition::Pinned => self.weights.pinned,
            Condition::Disarmed => self.weights.disarmed,
            Condition::Exposed => self.weights.exposed,
        };
        if active { self.weights.condition_active * worth } else { worth }
    }

    /// What removing the condition is worth that hinders a unit most.
    fn worst_condition(&self, unit: UnitId) -> f32 {
        let conditions = self.state.unit(unit).conditions.iter();
        conditions.map(|condition| self.cure(unit, condition)).fold(0.0, f32::max)
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
        self.weights.hunker + self.weights.hunker_shooter * shooters
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
        let assault = self.assault(unit, stance) - self.assault(unit, now);
        let gain = fight + self.weights.operation_turn * assault;
        if gain > self.weights.turn_least { best + gain } else { -1.0 }
    }

    /// How much it is worth to activate a unit now.
    pub fn eagerness(&self, unit: UnitId) -> f32 {
        let state = self.state;
        let combat = self.combat(unit, state.unit(unit).stance, 0);
        let walk = self.walking(unit, self.weights.attack_waiting);
        let wounded = if state.unit(unit).wounded { self.weights.eager_wounded } else { 0.0 };
        combat + walk + wounded
    }

    /// What using an ability is worth; without a payment it costs nothing.
    pub fn using(&self, unit: UnitId, ability: u8, pay: Option<Payment>, roles: &Roles) -> f32 {
        let state = self.state;
        let Some(card) = state.table.ability(unit, ability) else { return 0.0 };
        let cost = force::cost(state, unit, ability);
        let (own, weights) = (self.target(unit), self.weights);
        let price = match pay {
            None => 0.0,
            Some(Payment::Damage) => own.harm(f32::from(cost)) + weights.damage_price,
            Some(Payment::Force) => {
                // What is left when the deck ends comes back anyway.
                let soon = state.player(self.seat).deck.len() <= 1;
                f32::from(cost) * if soon { weights.force_price_last } else { weights.force_price }
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
                let granted = self.weights.granted_move;
                let worth = granted * self.moving(it, kinds, self.eager(it));
                worth + granted * self.effects(roles, then).max(0.0)
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
                let given = filter::means_any(state, roles, exists);
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
                let spent = player.force.saturating_sub(player.ready);
                self.weights.refresh * f32::from(spent.min(*force))
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
            Effect::Damage { damage, .. } => self.target(unit).harm(f32::from(*damage)),
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
        let cure = self.worst_condition(unit);
        match effect {
            Effect::Heal(times) => cure.max(f32::from(now.damage.min(*times)) * self.healing(unit)),
            Effect::RemoveDamage(most) => f32::from(now.damage.min(*most)) * self.healing(unit),
            Effect::RemoveCondition => cure,
            Effect::Cure { .. } | Effect::CureAll => self.curing(unit, effect),
            Effect::Gain(_) => self.weights.keyword,
            Effect::Push { .. } | Effect::Pull { .. } => {
                let (holds, push) = (self.contesting(it), self.weights.push);
                match self.is_own(unit) {
                    true if holds > 0.0 => self.weights.push_least,
                    true => push,
                    false => (push * holds).max(self.weights.push_least),
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
        let any = *against == Filter::default();
        let worth = self.best_attack(own, stance, 0, |made, target| {
            let meant = |target| filter::matches(state, roles, against, target);
            kind.is_none_or(|kind| kind == made) && target.map_or(any, meant)
        });
        let few = dice.is_some_and(|dice| dice < 5);
        if few { self.weights.granted_few_dice * worth } else { worth }
    }

    fn given_action(&self, unit: UnitId, action: Action) -> f32 {
        let state = self.state;
        let stance = state.unit(unit).stance;
        match action {
            Action::Focus => {
                let (fight, weights) = (self.combat(unit, stance, 0), self.weights);
                let more = || self.combat(unit, stance, 1) - fight + weights.focus;
                if fight > 0.0 { more() } else { weights.focus_idle }
            }
            Action::Combat => self.combat(unit, stance, 0),
            Action::Move => self.walking(unit, self.weights.attack_later),
            Action::Recover => self.recovering(unit),
            Action::TakeCover => self.hunkering(unit),
            Action::Ability => 0.0,
        }
    }

    /// Half of the damage for oneself, the rest for the attacker.
    fn splitting(&self, unit: UnitId) -> f32 {
        let Some(attack) = self.state.attacks.last() else { return 0.0 };
        let (own, enemy) = (self.target(unit), self.state.unit_of(attack.attacker));
        let (pool, half) = (f32::from(attack.pool), f32::from(attack.pool.div_ceil(2)));
        own.harm(pool) - own.harm(half) + self.target(enemy).harm(pool - half)
    }
}
