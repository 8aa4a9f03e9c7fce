//! Keywords of charge tokens: Arm X and Detonate X.

use kernel::{Refusal, Rule};

use super::WeaponKeyword;
use crate::state::State;
use crate::table::UnitId;

/// The weapon with which a unit can arm charges, and how many at once (LG-KEY-323).
#[must_use]
pub fn arms(state: &State, unit: UnitId) -> Option<(u8, u8)> {
    weapon_with(
        state,
        unit,
        |keyword| {
            if let WeaponKeyword::Arm(x) = keyword { Some(x) } else { None }
        },
    )
}

/// The weapon whose charges a unit can set off, and how many at once (LG-KEY-148).
#[must_use]
pub fn detonates(state: &State, unit: UnitId) -> Option<(u8, u8)> {
    weapon_with(
        state,
        unit,
        |keyword| {
            if let WeaponKeyword::Detonate(x) = keyword { Some(x) } else { None }
        },
    )
}

/// Whether a unit has the card action Arm X.
///
/// # Errors
/// The rule that forbids it.
pub fn may_arm(state: &State, unit: UnitId) -> Result<(), Refusal> {
    arms(state, unit).map(drop).ok_or(Rule("LG-KEY-323").into())
}

/// The first whole weapon with a keyword, and its number.
fn weapon_with(
    state: &State,
    unit: UnitId,
    number: impl Fn(WeaponKeyword) -> Option<u8>,
) -> Option<(u8, u8)> {
    let arms = (0_u8..).zip(&state.sheet(unit).weapons);
    let mut whole = arms.filter(|(weapon, _)| !state.unit(unit).destroyed.contains(weapon));
    whole.find_map(|(weapon, arm)| {
        arm.weapon.keywords.iter().find_map(|&keyword| number(keyword)).map(|x| (weapon, x))
    })
}
