//! What cards do: each effect at a moment that can carry it, on somebody it can happen to.

use content::{Checked, Checks};

use super::{Checker, NUMBERS, RANGES};
use crate::language::{Count, Doing, Effect, Given, Side, Targets, Tokens, What, When};
use crate::pack::Dice;

/// The most effects of a card, and parts of an effect.
const MOST: usize = 8;

/// What kind of card an effect stands on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum On {
    /// A command card of a character.
    Characters,
    /// A command card of everybody.
    Anybodys,
    /// An upgrade.
    Upgrade,
}

/// Whether targets are at most one friendly unit with an order: another has its token elsewhere.
fn may_activate(to: &Targets) -> bool {
    let one = matches!(to.count, Count::One | Count::AtMostOne);
    one && to.side == Side::Friendly && to.ordered
}

impl Checker<'_> {
    pub(super) fn effects(&self, effects: &[Effect], on: On, field: &str) -> Checked {
        self.count(effects.len(), 0..=MOST, field)?;
        for (i, effect) in effects.iter().enumerate() {
            self.effect(effect, on, &format!("{field}[{i}]"))?;
        }
        Ok(())
    }

    fn effect(&self, effect: &Effect, on: On, field: &str) -> Checked {
        let at = |name: &str| format!("{field}.{name}");
        if effect.when == When::CardAction && on != On::Upgrade && effect.given.is_empty() {
            return self.refuse(at("if"), "expected who has the card action of a command card");
        }
        if effect.when.is_players() && on == On::Upgrade {
            return self.refuse(at("when"), "a moment of command cards, expected another one");
        }
        self.count(effect.given.len(), 0..=MOST, at("if"))?;
        for (i, given) in effect.given.iter().enumerate() {
            self.given(given, on, &format!("{field}.if[{i}]"))?;
        }
        if effect.once && effect.when == When::Ordered {
            return self.refuse(at("once"), "an order is issued outside of activations");
        }
        if effect.when == When::Acting && effect.cost.is_empty() {
            return self.refuse(at("cost"), "it could be used for ever, expected a cost");
        }
        if matches!(effect.when, When::Suffering | When::Drawn) && on != On::Upgrade {
            let message = "a command card is not exhausted, expected another moment";
            return self.refuse(at("when"), message);
        }
        self.standing(effect, field)?;
        self.count(effect.cost.len(), 0..=MOST, at("cost"))?;
        for (i, doing) in effect.cost.iter().enumerate() {
            let at = format!("{field}.cost[{i}]");
            if !matches!(doing, Doing::Suffer(_) | Doing::Gain(_)) {
                return self.refuse(at, "no cost, expected `suffer` or `gain`");
            }
            self.number(*doing, &at)?;
        }
        if let Some(to) = &effect.to {
            self.within(to.range, RANGES, at("to.range"))?;
            self.count(to.ranks.len(), 0..=MOST, at("to.ranks"))?;
        }
        if let Some(to) = &effect.to {
            self.known_units(&to.units, &at("to.units"))?;
        }
        self.keywords(&effect.keywords, &at("keywords"))?;
        let least = usize::from(effect.keywords.is_empty());
        self.count(effect.does.len(), least..=MOST, at("do"))?;
        for (i, doing) in effect.does.iter().enumerate() {
            let at = format!("{field}.do[{i}]");
            self.number(*doing, &at)?;
            if !effect.when.carries(*doing) {
                return self.refuse(at, "cannot happen at this moment");
            }
            self.happens_to(*doing, effect.to.as_ref(), &at)?;
        }
        Ok(())
    }

    /// What holds for a time costs nothing and is not declined; keywords come with it or with a card
    /// action, and only who is attacked gives them to others.
    fn standing(&self, effect: &Effect, field: &str) -> Checked {
        let at = |name: &str| format!("{field}.{name}");
        let stands = effect.when.stands();
        if stands && (effect.may || effect.once || !effect.cost.is_empty()) {
            return self.refuse(at("when"), "holds all the time, expected a moment");
        }
        let lends = |doing: &Doing| matches!(doing, Doing::LendWeapon(_));
        let gives = effect.when == When::Defends && !effect.keywords.is_empty()
            || effect.does.iter().any(lends);
        if stands && effect.to.is_some() != gives {
            return self.refuse(
                at("to"),
                "holds for the unit, expected `keywords` with `defends` or `lend-weapon`",
            );
        }
        let grants = stands || effect.when == When::CardAction && effect.to.is_none();
        if !effect.keywords.is_empty() && (!grants || effect.when == When::Attacks) {
            return self.refuse(at("keywords"), "cannot be had at this moment");
        }
        Ok(())
    }

    /// Only a character's command card can ask for its character.
    fn given(&self, given: &Given, on: On, field: &str) -> Checked {
        match given {
            Given::Character if on != On::Characters => {
                self.refuse(field, "this card has no character")
            }
            Given::Not(given) if matches!(**given, Given::Not(_)) => {
                self.refuse(field, "not not, expected what holds")
            }
            Given::Not(given) => self.given(given, on, &format!("{field}.not")),
            Given::Units(units) => self.known_units(units, &format!("{field}.units")),
            _ => Ok(()),
        }
    }

    fn number(&self, doing: Doing, field: &str) -> Checked {
        match doing {
            Doing::Gain(
                Tokens::Aim(number)
                | Tokens::Dodge(number)
                | Tokens::Suppression(number)
                | Tokens::Immobilize(number),
            )
            | Doing::Bombard(number)
            | Doing::Hold(number)
            | Doing::Observe(number)
            | Doing::Goad(number)
            | Doing::Postpone(number)
            | Doing::Calm(number)
            | Doing::Suffer(number) => self.within(number, NUMBERS, field),
            Doing::LendWeapon(reach) => self.within(reach, RANGES, field),
            Doing::Push(speed) | Doing::Move(speed) => self.within(speed, 1..=3, field),
            Doing::Add(Dice { red, black, white }) => {
                let most = red.max(black).max(white);
                self.within(most, NUMBERS, field)
            }
            _ => Ok(()),
        }
    }

    /// A miniature can only suffer wounds, one unit alone is pushed, and actions are the unit's own.
    fn happens_to(&self, doing: Doing, to: Option<&Targets>, field: &str) -> Checked {
        let miniature = to.is_some_and(|to| to.what == What::Miniature);
        let card = to.is_some_and(|to| to.what == What::Discarded);
        let message = match doing {
            Doing::Retrieve if !card => "brings a card back, expected `what = \"discarded\"`",
            Doing::Retrieve => return Ok(()),
            _ if card => "happens to no card, expected `retrieve`",
            Doing::Suffer(_) => return Ok(()),
            _ if miniature => "happens to a unit, expected `what = \"unit\"`",
            Doing::Push(_) if to.is_none_or(|to| to.count != Count::One) => {
                "moves one unit, expected `to` with `count = \"one\"`"
            }
            Doing::FreeAction
            | Doing::Attack
            | Doing::ActivateAgain
            | Doing::Bombard(_)
            | Doing::Replan
            | Doing::Observe(_)
                if to.is_some() =>
            {
                "is done by the unit itself, expected no `to`"
            }
            Doing::Goad(_)
                if to.is_none_or(|to| to.side != Side::Enemy || to.count != Count::AtMostOne) =>
            {
                "one enemy is activated, expected `to` with `side = \"enemy\"` and \
                 `count = \"at-most-one\"`"
            }
            Doing::LendWeapon(_) if to.is_none_or(|to| to.units.is_empty()) => {
                "named units lend weapons, expected `to` with `units`"
            }
            Doing::Activate if !to.is_some_and(may_activate) => {
                "activates one friendly unit with an order, expected `to` that says so"
            }
            _ => return Ok(()),
        };
        self.refuse(field, message)
    }
}
