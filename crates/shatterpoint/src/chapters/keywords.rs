//! Keywords (appendix B): who has them now, from abilities and from effects.

use crate::filter::{self, Roles};
use crate::language::{Condition, Keyword, Modifier};
use crate::state::State;
use crate::table::{CharacterId, UnitId};

/// The keywords that a character has now: those its unit gained, and those that innate abilities of
/// friendly units give it.
pub fn of(state: &State, character: CharacterId) -> impl Iterator<Item = Keyword> + '_ {
    let unit = state.unit_of(character);
    let gained = state.unit(unit).gained.iter().copied();
    let sources = state.units_of(state.seat(unit));
    gained.chain(sources.flat_map(move |source| given_by(state, source, character)))
}

fn given_by(
    state: &State,
    source: UnitId,
    character: CharacterId,
) -> impl Iterator<Item = Keyword> + '_ {
    let abilities = state.sheet(source).unit.ability.iter();
    let modifiers = abilities.flat_map(|ability| &ability.always);
    modifiers.filter_map(move |modifier| {
        let Modifier::Keyword { keyword, to, given } = modifier else { return None };
        let roles = Roles::of(source);
        let holds = filter::matches(state, &roles, to, character)
            && given.iter().all(|given| filter::holds(state, &roles, given));
        holds.then_some(*keyword)
    })
}

/// The sum of a stackable keyword's numbers (SP-EFFECT-10).
fn sum(state: &State, character: CharacterId, number: impl Fn(Keyword) -> Option<u8>) -> u8 {
    of(state, character).filter_map(number).fold(0, u8::saturating_add)
}

/// Sharpshooter [X] (SP-KEY-03).
#[must_use]
pub fn sharpshooter(state: &State, character: CharacterId) -> u8 {
    sum(state, character, |keyword| match keyword {
        Keyword::Sharpshooter(number) => Some(number),
        _ => None,
    })
}

/// Impact [X] (SP-KEY-04).
#[must_use]
pub fn impact(state: &State, character: CharacterId) -> u8 {
    sum(state, character, |keyword| match keyword {
        Keyword::Impact(number) => Some(number),
        _ => None,
    })
}

/// Cover [X] that is neither from terrain nor from hunker tokens (SP-COVER-01).
#[must_use]
pub fn cover(state: &State, character: CharacterId) -> u8 {
    sum(state, character, |keyword| match keyword {
        Keyword::Cover(number) => Some(number),
        _ => None,
    })
}

/// Protection (SP-KEY-05).
#[must_use]
pub fn protection(state: &State, character: CharacterId) -> bool {
    of(state, character).any(|keyword| keyword == Keyword::Protection)
}

/// Steadfast (SP-KEY-06).
#[must_use]
pub fn steadfast(state: &State, character: CharacterId) -> bool {
    of(state, character).any(|keyword| keyword == Keyword::Steadfast)
}

/// Scale (SP-KEY-07).
#[must_use]
pub fn scale(state: &State, character: CharacterId) -> bool {
    of(state, character).any(|keyword| keyword == Keyword::Scale)
}

/// Whether a unit cannot gain a condition (SP-KEY-02): a character of it is immune.
#[must_use]
pub fn immune(state: &State, unit: UnitId, condition: Condition) -> bool {
    let immune =
        |character| of(state, character).any(|keyword| keyword == Keyword::Immunity(condition));
    state.table.characters_of(unit).any(immune)
}
