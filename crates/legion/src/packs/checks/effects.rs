//! What cards do: each effect at a moment that can carry it, on somebody it can happen to.

use super::{Checked, Checker, NUMBERS};
use crate::language::{Count, Doing, Effect, Given, Targets, Tokens, What, When};

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
        if effect.when == When::CardAction && on != On::Upgrade {
            let message = "a command card has no card action, expected another moment";
            return self.refuse(at("when"), message);
        }
        self.count(effect.given.len(), 0..=MOST, at("if"))?;
        for (i, given) in effect.given.iter().enumerate() {
            self.given(given, on, &format!("{field}.if[{i}]"))?;
        }
        if effect.once && effect.when == When::Ordered {
            return self.refuse(at("once"), "an order is issued outside of activations");
        }
        self.count(effect.cost.len(), 0..=MOST, at("cost"))?;
        for (i, doing) in effect.cost.iter().enumerate() {
            let at = format!("{field}.cost[{i}]");
            if !matches!(doing, Doing::Suffer(_) | Doing::Gain(_)) {
                return self.refuse(at, "no cost, expected `suffer` or `gain`");
            }
            self.number(*doing, &at)?;
        }
        if let Some(to) = &effect.to {
            self.within(to.range, 1..=4, at("to.range"))?;
            self.count(to.ranks.len(), 0..=MOST, at("to.ranks"))?;
        }
        self.count(effect.does.len(), 1..=MOST, at("do"))?;
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
            _ => Ok(()),
        }
    }

    fn number(&self, doing: Doing, field: &str) -> Checked {
        match doing {
            Doing::Gain(
                Tokens::Aim(number) | Tokens::Dodge(number) | Tokens::Suppression(number),
            )
            | Doing::Calm(number)
            | Doing::Suffer(number) => self.within(number, NUMBERS, field),
            Doing::Push(speed) => self.within(speed, 1..=3, field),
            Doing::FreeAction | Doing::Attack | Doing::ActivateAgain => Ok(()),
        }
    }

    /// A miniature can only suffer wounds, one unit alone is pushed, and actions are the unit's own.
    fn happens_to(&self, doing: Doing, to: Option<&Targets>, field: &str) -> Checked {
        let miniature = to.is_some_and(|to| to.what == What::Miniature);
        let message = match doing {
            Doing::Suffer(_) => return Ok(()),
            _ if miniature => "happens to a unit, expected `what = \"unit\"`",
            Doing::Push(_) if to.is_none_or(|to| to.count != Count::One) => {
                "moves one unit, expected `to` with `count = \"one\"`"
            }
            Doing::FreeAction | Doing::Attack | Doing::ActivateAgain if to.is_some() => {
                "is done by the unit itself, expected no `to`"
            }
            _ => return Ok(()),
        };
        self.refuse(field, message)
    }
}
