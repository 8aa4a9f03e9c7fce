//! Keywords of charge tokens: Arm X and Detonate X.

use kernel::{Refusal, Rule};

use super::WeaponKeyword;
use crate::state::State;
use crate::table::UnitId;

/// The weapon with which a unit can arm charges, and how many at once (LG-KEY-323).
#[must_use]
pub fn arms(state: &State, unit: UnitId) -> Option<(u8, u8)> {
    numbered(state, unit, WeaponKeyword::Arm)
}

/// The weapon whose charges a unit can set off, and how many at once (LG-KEY-148).
#[must_use]
pub fn detonates(state: &State, unit: UnitId) -> Option<(u8, u8)> {
    numbered(state, unit, WeaponKeyword::Detonate)
}

/// Whether a unit has the card action Arm X.
///
/// # Errors
/// The rule that forbids it.
pub fn may_arm(state: &State, unit: UnitId) -> Result<(), Refusal> {
    arms(state, unit).map(drop).ok_or(Rule("LG-KEY-323").into())
}

/// The first whole weapon of a unit that has a keyword, with its number.
fn numbered(state: &State, unit: UnitId, keyword: fn(u8) -> WeaponKeyword) -> Option<(u8, u8)> {
    let arms = (0_u8..).zip(&state.sheet(unit).weapons);
    let mut whole = arms.filter(|(weapon, _)| !state.unit(unit).destroyed.contains(weapon));
    let number = |own: &WeaponKeyword| own.number().filter(|&x| keyword(x) == *own);
    whole.find_map(|(weapon, arm)| arm.weapon.keywords.iter().find_map(number).map(|x| (weapon, x)))
}
