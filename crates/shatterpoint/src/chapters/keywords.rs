//! Keywords (appendix B): who has them now, from abilities and from effects.

use crate::filter::{self, Roles};
use crate::language::{Condition, Keyword, Modifier};
use crate::state::State;
use crate::table::{CharacterId, Sheet, UnitId};

/// The units that give keywords to others, and how: most units give none.
#[derive(PartialEq, Debug, Default)]
pub struct Givers(Vec<(UnitId, Modifier)>);

impl Givers {
    /// Those among all units of a game.
    #[must_use]
    pub fn of(units: &[Sheet]) -> Givers {
        let all = (0..).map(UnitId).zip(units).flat_map(|(unit, sheet)| {
            let gives = |modifier: &&Modifier| matches!(modifier, Modifier::Keyword { .. });
            sheet.always().filter(gives).map(move |modifier| (unit, modifier.clone()))
        });
        Givers(all.collect())
    }
}

/// What some keywords that a character has now amount to: those its unit gained, and those that innate
/// abilities of friendly units give it. Whether one is given is asked of the wanted ones alone.
fn of<'a, T>(
    state: &'a State,
    character: CharacterId,
    wanted: impl Fn(Keyword) -> Option<T> + Copy + 'a,
) -> impl Iterator<Item = T> + 'a {
    let unit = state.unit_of(character);
    let gained = state.unit(unit).gained.iter().filter_map(move |&keyword| wanted(keyword));
    let given = state.table.givers.0.iter().filter_map(move |(source, modifier)| {
        let Modifier::Keyword { keyword, to, given } = modifier else { return None };
        let amount = wanted(*keyword)?;
        let friendly = state.seat(*source) == state.seat(unit) && !state.unit(*source).defeated;
        let roles = Roles::of(*source);
        let holds = friendly
            && filter::matches(state, &roles, to, character)
            && given.iter().all(|given| filter::holds(state, &roles, given));
        holds.then_some(amount)
    });
    gained.chain(given)
}

/// The sum of a stackable keyword's numbers (SP-EFFECT-10).
fn sum(state: &State, character: CharacterId, number: impl Fn(Keyword) -> Option<u8> + Copy) -> u8 {
    of(state, character, number).fold(0, u8::saturating_add)
}

fn has(state: &State, character: CharacterId, wanted: Keyword) -> bool {
    of(state, character, |keyword| (keyword == wanted).then_some(())).next().is_some()
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
    has(state, character, Keyword::Protection)
}

/// Steadfast (SP-KEY-06).
#[must_use]
pub fn steadfast(state: &State, character: CharacterId) -> bool {
    has(state, character, Keyword::Steadfast)
}

/// Scale (SP-KEY-07).
#[must_use]
pub fn scale(state: &State, character: CharacterId) -> bool {
    has(state, character, Keyword::Scale)
}

/// Whether a unit cannot gain a condition (SP-KEY-02): a character of it is immune.
#[must_use]
pub fn immune(state: &State, unit: UnitId, condition: Condition) -> bool {
    let immune = |character| has(state, character, Keyword::Immunity(condition));
    state.table.characters_of(unit).any(immune)
}
