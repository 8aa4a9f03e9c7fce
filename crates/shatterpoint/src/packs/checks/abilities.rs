//! Abilities: what each kind needs and may say.

use content::{Checked, Checks};

use super::{Card, Checker, MOST, MOST_DEPTH, NO_UNIT, RANGES};
use crate::language::{
    Ability, AbilityKind, Effect, Filter, Given, Keyword, Modifier, Of, Per, Role, Trigger,
};
use crate::operations::card::Occurrence;

impl Checker<'_> {
    pub(super) fn ability(&self, ability: &Ability, field: &str) -> Checked {
        use AbilityKind::{Active, Identity, Innate, Reactive, Tactic};
        let at = |name: &str| format!("{field}.{name}");
        match (ability.kind, ability.cost) {
            (Active | Reactive, None) => {
                let message = "missing, active and reactive abilities have a Force cost";
                return self.refuse(at("cost"), message);
            }
            (Active | Reactive, Some(cost)) => self.within(cost, 0..=MOST, at("cost"))?,
            (_, Some(_)) => {
                let message = "only active and reactive abilities have a Force cost";
                return self.refuse(at("cost"), message);
            }
            (_, None) => {}
        }
        self.within(ability.uses, 1..=9, at("uses"))?;
        self.within(ability.momentum, 0..=8, at("momentum"))?;
        if ability.momentum > 0 && ability.cost.is_none() {
            let message = "only active and reactive abilities are paid for";
            return self.refuse(at("momentum"), message);
        }
        if ability.action && ability.kind != Active {
            return self.refuse(at("action"), "only active abilities take an action");
        }
        if ability.effects.is_empty() && ability.always.is_empty() {
            return self.refuse(field, "does nothing, expected `do` or `always`");
        }
        let standing = matches!(ability.kind, Innate | Identity);
        if !standing && !ability.always.is_empty() {
            let message = "only innate and identity abilities are always in force";
            return self.refuse(at("always"), message);
        }
        if ability.once && !(standing && ability.when.is_some()) {
            let message = "only innate and identity abilities with `when` work once a turn";
            return self.refuse(at("once"), message);
        }
        let triggered = ability.kind == Reactive || standing && !ability.effects.is_empty();
        if triggered && ability.when.is_none() {
            return self.refuse(at("when"), "missing, expected what triggers the ability");
        }
        if matches!(ability.kind, Active | Tactic) && ability.when.is_some() {
            return self.refuse(at("when"), "active and tactic abilities have no trigger");
        }
        if ability.when.is_some() && ability.effects.is_empty() {
            return self.refuse(at("do"), "missing, expected what the trigger brings about");
        }
        if let Some(trigger) = &ability.when {
            self.trigger(trigger, &at("when"))?;
        }
        self.givens(&ability.given, &at("if"))?;
        self.effects(&ability.effects, &at("do"), 0)?;
        for (i, modifier) in ability.always.iter().enumerate() {
            self.modifier(modifier, &format!("{field}.always[{i}]"))?;
        }
        Ok(())
    }

    fn trigger(&self, trigger: &Trigger, field: &str) -> Checked {
        match trigger {
            Trigger::Action { by, .. } => self.filter(by, &format!("{field}.action.by")),
            Trigger::AttackDeclared { by, against, .. } => {
                self.filter(by, &format!("{field}.attack-declared.by"))?;
                self.filter(against, &format!("{field}.attack-declared.against"))
            }
            Trigger::AttackResolved { by, against, .. } => {
                self.filter(by, &format!("{field}.attack-resolved.by"))?;
                self.filter(against, &format!("{field}.attack-resolved.against"))
            }
            Trigger::DamagePool { .. } => Ok(()),
            Trigger::Wounded { unit, by, .. } => {
                self.filter(unit, &format!("{field}.wounded.unit"))?;
                let filter = |by| self.filter(by, &format!("{field}.wounded.by"));
                by.as_ref().map_or(Ok(()), filter)
            }
            Trigger::Left { kinds } => {
                self.count(kinds.len(), 1..=5, format!("{field}.left.kinds"))
            }
            Trigger::Moved { by, kinds } => {
                self.count(kinds.len(), 1..=5, format!("{field}.moved.kinds"))?;
                self.filter(by, &format!("{field}.moved.by"))
            }
            Trigger::Hunkered { unit } => self.filter(unit, &format!("{field}.hunkered.unit")),
        }
    }

    pub(super) fn filter(&self, filter: &Filter, field: &str) -> Checked {
        if let Some(wanted) = &filter.contests {
            self.wanted_by_unit(wanted, &format!("{field}.contests"))?;
        }
        let chosen = filter.near_chosen.is_some() || filter.all_near_chosen.is_some();
        if chosen {
            self.in_operations(field)?;
        }
        if filter.matching || filter.tokens.is_some() {
            self.laid_tokens(field)?;
        }
        if filter.matching {
            self.shown_symbols(&format!("{field}.matching"))?;
        }
        if filter.captured.is_some() {
            self.with_captives(&format!("{field}.captured"))?;
        }
        let near = |range: Option<u8>, name: &str| {
            range.map_or(Ok(()), |range| self.within(range, RANGES, format!("{field}.{name}")))
        };
        near(filter.near_chosen, "near-chosen")?;
        near(filter.all_near_chosen, "all-near-chosen")?;
        if let Some(within) = filter.within {
            self.within(within.range, RANGES, format!("{field}.within.range"))?;
            self.role(within.of, &format!("{field}.within.of"))?;
        }
        if matches!(filter.of, Of::ThisUnit | Of::OtherUnits) {
            self.role(Role::ThisUnit, &format!("{field}.of"))?;
        }
        let roles = [
            ("is", filter.is),
            ("unit-of", filter.unit_of),
            ("not-of", filter.not_of),
            ("engaged-with", filter.engaged_with),
        ];
        roles.into_iter().try_for_each(|(name, role)| {
            role.map_or(Ok(()), |role| self.role(role, &format!("{field}.{name}")))
        })
    }

    /// A special rule of an operation is nobody's ability: only some of what it waits for names a
    /// unit, and nobody attacks.
    pub(super) fn role(&self, role: Role, field: &str) -> Checked {
        let Card::Rule(occurrence, _) = self.card else {
            let own = role != Role::Activated;
            return if own { Ok(()) } else { self.in_operations(field) };
        };
        match (role, occurrence) {
            (Role::It | Role::Before, _)
            | (
                Role::ThisUnit,
                Some(
                    Occurrence::ShatterpointChosen
                    | Occurrence::UnitChosen
                    | Occurrence::AbilityUsed
                    | Occurrence::ActivationEnded,
                ),
            )
            | (Role::Activated, Some(Occurrence::EndOfTurn | Occurrence::UnitChosen))
            | (Role::Subject, Some(Occurrence::Wounded | Occurrence::WoundResolved)) => Ok(()),
            (Role::Activated, _) => {
                self.refuse(field, "only `end-of-turn` tells which unit was activated")
            }
            (Role::ThisUnit, _) => self.refuse(field, NO_UNIT),
            (Role::Subject, _) => {
                self.refuse(field, "only `wounded` and `wound-resolved` have a subject")
            }
            (Role::Attacker | Role::Target | Role::Attacked | Role::Wounder, _) => {
                self.refuse(field, "nobody attacks in a special rule")
            }
        }
    }

    fn givens(&self, givens: &[Given], field: &str) -> Checked {
        for (i, given) in givens.iter().enumerate() {
            let field = format!("{field}[{i}]");
            match given {
                Given::NotWounded => {}
                Given::Hunker(number) => {
                    self.within(*number, 1..=MOST, format!("{field}.hunker"))?;
                }
                Given::Failures(number) => {
                    self.within(*number, 1..=MOST, format!("{field}.failures"))?;
                }
                Given::Side(_) => self.in_operations(&field)?,
                Given::Stage(id) => self.stage_known(id, &format!("{field}.stage"))?,
                Given::Objectives(wanted) => {
                    self.wanted_by_unit(wanted, &format!("{field}.objectives"))?;
                }
                Given::Exists(filter) => self.filter(filter, &format!("{field}.exists"))?,
                Given::Near { range, of } => {
                    self.within(*range, RANGES, format!("{field}.near.range"))?;
                    self.filter(of, &format!("{field}.near.of"))?;
                }
            }
        }
        Ok(())
    }

    pub(super) fn effects(&self, effects: &[Effect], field: &str, depth: usize) -> Checked {
        if depth > MOST_DEPTH {
            return self.refuse(field, format!("expected at most {MOST_DEPTH} nested effects"));
        }
        for (i, effect) in effects.iter().enumerate() {
            self.effect(effect, &format!("{field}[{i}]"), depth + 1)?;
        }
        Ok(())
    }

    fn effect(&self, effect: &Effect, field: &str, depth: usize) -> Checked {
        let at = |name: &str| format!("{field}.{name}");
        let number = |number: u8, name: &str| self.within(number, 1..=MOST, at(name));
        let role =
            |role: Option<Role>, name: &str| role.map_or(Ok(()), |role| self.role(role, &at(name)));
        match effect {
            Effect::Choose { from, then, .. } => {
                self.filter(from, &at("choose.from"))?;
                self.with_it().effects(then, &at("choose.do"), depth)
            }
            Effect::Each { from, then, if_any_moved } => {
                self.filter(from, &at("each.from"))?;
                self.with_it().effects(then, &at("each.do"), depth)?;
                self.effects(if_any_moved, &at("each.if-any-moved"), depth)
            }
            Effect::Move { kinds, toward, toward_objective, then } => {
                self.count(kinds.len(), 1..=5, at("move.kinds"))?;
                role(*toward, "move.toward")?;
                if *toward_objective {
                    self.in_operations(&at("move.toward-objective"))?;
                    if toward.is_some() {
                        let message = "expected either `toward` or `toward-objective`";
                        return self.refuse(at("move.toward-objective"), message);
                    }
                }
                self.effects(then, &at("move.then"), depth)
            }
            Effect::Attack { dice, against, .. } => {
                dice.map_or(Ok(()), |dice| number(dice, "attack.dice"))?;
                self.filter(against, &at("attack.against"))
            }
            Effect::Push { range, away } => {
                self.within(*range, RANGES, at("push.range"))?;
                role(*away, "push.away")
            }
            Effect::Pull { range, toward } => {
                self.within(*range, RANGES, at("pull.range"))?;
                role(Some(*toward), "pull.toward")
            }
            Effect::Damage { damage, to } => {
                number(*damage, "damage.damage")?;
                role(Some(*to), "damage.to")
            }
            Effect::Condition { one_of, to } => {
                self.count(one_of.len(), 1..=4, at("condition.one-of"))?;
                role(Some(*to), "condition.to")
            }
            Effect::Hunker { to } => role(Some(*to), "hunker.to"),
            Effect::Action(_) => role(Some(Role::ThisUnit), "action"),
            Effect::SplitDamage => role(Some(Role::Attacker), "split-damage"),
            Effect::Heal(times) => number(*times, "heal"),
            Effect::ChooseUnit { from, then } => {
                self.filter(from, &at("choose-unit.from"))?;
                self.with_it().effects(then, &at("choose-unit.do"), depth)
            }
            Effect::Struggle(spaces) => {
                self.in_struggles(&at("struggle"))?;
                number(*spaces, "struggle")
            }
            Effect::GainMomentum(tokens) => {
                self.in_struggles(&at("gain-momentum"))?;
                number(*tokens, "gain-momentum")
            }
            Effect::AddMomentum { tokens, .. } => {
                self.in_operations(&at("add-momentum"))?;
                number(*tokens, "add-momentum.tokens")
            }
            Effect::RemoveMomentum { tokens, .. } => {
                self.in_operations(&at("remove-momentum"))?;
                number(*tokens, "remove-momentum.tokens")
            }
            Effect::Cure { wounds, damage, conditions } => {
                self.within(*wounds, 0..=MOST, at("cure.wounds"))?;
                self.within(*damage, 0..=MOST, at("cure.damage"))?;
                self.within(*conditions, 0..=MOST, at("cure.conditions"))
            }
            Effect::Refresh(force) => number(*force, "refresh"),
            Effect::RemoveDamage(damage) => number(*damage, "remove-damage"),
            Effect::Gain(keyword) => self.keyword(*keyword, &at("gain")),
            Effect::May(effects) => self.effects(effects, &at("may"), depth),
            Effect::OneOf { of, .. } => {
                self.count(of.len(), 1..=9, at("one-of.of"))?;
                for (i, alternative) in of.iter().enumerate() {
                    let field = at(&format!("one-of.of[{i}]"));
                    if let Some(given) = &alternative.given {
                        self.filter(given, &format!("{field}.if"))?;
                    }
                    if let Some(id) = &alternative.rule {
                        self.explained(id, &format!("{field}.rule"))?;
                    }
                    if !alternative.when.is_empty() {
                        self.whenever(&alternative.when, &format!("{field}.when"))?;
                    }
                    self.effects(&alternative.then, &format!("{field}.do"), depth)?;
                }
                Ok(())
            }
            Effect::If { exists, then, otherwise } => {
                self.filter(exists, &at("if.exists"))?;
                self.effects(then, &at("if.do"), depth)?;
                self.effects(otherwise, &at("if.else"), depth)
            }
            Effect::CureAll | Effect::RemoveCondition => Ok(()),
            effect => self.deed(effect, field, depth),
        }
    }

    /// Units move the struggle token and gain momentum; what that is in an operation is a rule's
    /// business (SO-ABIL-01 to SO-ABIL-07).
    fn in_struggles(&self, field: &str) -> Checked {
        match self.card {
            Card::Unit => Ok(()),
            Card::Rule(..) | Card::Granted(_) => {
                self.refuse(field, "expected `add-momentum` or `remove-momentum`")
            }
        }
    }

    /// Only special rules speak of tokens on the sides of the track (SO-PROG-01).
    pub(super) fn in_operations(&self, field: &str) -> Checked {
        match self.card {
            Card::Rule(..) | Card::Granted(_) => Ok(()),
            Card::Unit => self.refuse(field, "only special rules of operations do that"),
        }
    }

    fn keyword(&self, keyword: Keyword, field: &str) -> Checked {
        match keyword {
            Keyword::Sharpshooter(number) | Keyword::Impact(number) | Keyword::Cover(number) => {
                self.within(number, 1..=MOST, field)
            }
            Keyword::Immunity(_) | Keyword::Protection | Keyword::Steadfast | Keyword::Scale => {
                Ok(())
            }
        }
    }

    fn modifier(&self, modifier: &Modifier, field: &str) -> Checked {
        match modifier {
            Modifier::Keyword { keyword, to, given } => {
                self.keyword(*keyword, &format!("{field}.keyword.keyword"))?;
                self.filter(to, &format!("{field}.keyword.to"))?;
                self.givens(given, &format!("{field}.keyword.if"))
            }
            Modifier::AttackDice { dice, to, given_exists, per, .. } => {
                let field = format!("{field}.attack-dice");
                self.within(*dice, 1..=MOST, format!("{field}.dice"))?;
                self.filter(to, &format!("{field}.to"))?;
                if let Some(exists) = given_exists {
                    self.filter(exists, &format!("{field}.given-exists"))?;
                }
                match per {
                    Some(Per::Damage(full)) => {
                        self.within(*full, 1..=MOST, format!("{field}.per.damage"))
                    }
                    Some(Per::Injured) | None => Ok(()),
                }
            }
            Modifier::ReserveDiscount(force) => {
                self.within(*force, 1..=MOST, format!("{field}.reserve-discount"))
            }
            Modifier::Intercede(types) => {
                self.count(types.len(), 1..=3, format!("{field}.intercede"))
            }
            Modifier::IgnoreCover { .. } | Modifier::PayWithDamage | Modifier::ReserveToBottom => {
                Ok(())
            }
        }
    }
}
