//! Keywords of charge tokens: Arm X and Detonate X.

use kernel::{Refusal, Rule};

use super::WeaponKeyword;
use crate::state::State;
use crate::table::UnitId;

/// The types of charges that a unit can arm, each by a weapon, and how many at once (LG-KEY-323).
#[must_use]
pub fn arms(state: &State, unit: UnitId) -> Vec<(u8, u8)> {
    numbered(state, unit, WeaponKeyword::Arm)
}

/// The types of charges that a unit can set off, each by a weapon, and how many at once (LG-KEY-148).
#[must_use]
pub fn detonates(state: &State, unit: UnitId) -> Vec<(u8, u8)> {
    numbered(state, unit, WeaponKeyword::Detonate)
}

/// Whether a unit has the card action Arm X.
///
/// # Errors
/// The rule that forbids it.
pub fn may_arm(state: &State, unit: UnitId) -> Result<(), Refusal> {
    if arms(state, unit).is_empty() { Err(Rule("LG-KEY-323").into()) } else { Ok(()) }
}

/// The whole weapons of a unit that have a keyword, with its numbers; those of one name, which are one
/// type, add up (LG-KEYW-06).
fn numbered(state: &State, unit: UnitId, keyword: fn(u8) -> WeaponKeyword) -> Vec<(u8, u8)> {
    let number = |own: &WeaponKeyword| own.number().filter(|&x| keyword(x) == *own);
    let name = |weapon: u8| state.arm(unit, weapon).map(|arm| &arm.weapon.name.en);
    let mut types: Vec<(u8, u8)> = Vec::new();
    for (weapon, arm) in (0_u8..).zip(&state.sheet(unit).weapons) {
        let whole = !state.unit(unit).destroyed.contains(&weapon);
        let numbers = arm.weapon.keywords.iter().filter_map(number).filter(|_| whole);
        for x in numbers {
            match types.iter_mut().find(|(other, _)| name(*other) == name(weapon)) {
                Some((_, sum)) => *sum = sum.saturating_add(x),
                None => types.push((weapon, x)),
            }
        }
    }
    types
}
