//! Keywords of moving: Charge, Climbing Vehicle, Expert Climber, Jump, Relentless, Speeder, Steady.

use kernel::{Flow, Refusal, Rule};

use super::Keyword;
use crate::attack::Attacking;
use crate::movement::{self, compulsory};
use crate::state::{Action, State};
use crate::table::UnitId;
use crate::{Play, attack, melee, pools};

/// Whether a vehicle climbs like troopers (LG-KEY-213).
#[must_use]
pub fn climbs(state: &State, unit: UnitId) -> bool {
    state.has(unit, Keyword::ClimbingVehicle)
}

/// Whether a unit clambers without a roll (LG-KEY-222).
#[must_use]
pub fn clambers_safely(state: &State, unit: UnitId) -> bool {
    state.has(unit, Keyword::ExpertClimber)
}

/// Jump X (LG-KEY-344, LG-KEYW-07).
#[must_use]
pub fn jump(state: &State, unit: UnitId) -> u8 {
    state.sum(unit, Keyword::Jump)
}

/// Speeder X (LG-KEY-224): how high a terrain it moves over (LG-KEY-233).
#[must_use]
pub fn speeder(state: &State, unit: UnitId) -> u8 {
    state.sum(unit, Keyword::Speeder)
}

/// Whether a unit has Jump X and may jump: not engaged (LG-ENGAGE-202), not after an attack with a
/// cumbersome weapon (LG-KEY-341), and with a speed (LG-IMMOB-202).
///
/// # Errors
/// The rule that forbids it.
pub fn may_jump(state: &State, unit: UnitId) -> Result<(), Refusal> {
    let own = state.activation.as_ref().filter(|own| own.unit == unit);
    Err(Refusal::from(Rule(if melee::is_engaged(state, unit) {
        "LG-ENGAGE-202"
    } else if own.is_some_and(|own| own.cumbersome) {
        "LG-KEY-341"
    } else if jump(state, unit) == 0 {
        "LG-KEY-344"
    } else if movement::max_speed(state, unit) == 0 {
        "LG-IMMOB-202"
    } else {
        return Ok(());
    })))
}

/// Speeder X: a compulsory move at the start of the activation (LG-KEY-224).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn speed(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    if play.is_there(unit) && speeder(play, unit) > 0 {
        compulsory::perform(play, unit)?;
    }
    Ok(())
}

/// What a unit may do after a move action, its own or a free one outside of its activation: a free
/// attack action against the unit with which it began a melee (LG-KEY-354), or any (LG-KEY-369), or
/// a ranged one (LG-KEY-319). In its own activation it is one of its actions (LG-FREE-205).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn attack_after_move(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let own = play.activation.as_ref().is_some_and(|own| own.unit == unit);
    let made = play.activation.as_ref().is_some_and(|own| own.made.contains(&Action::Attack));
    if !play.is_there(unit) || own && made {
        return Ok(());
    }
    let only = match melee::with(play, unit).first() {
        Some(&foe) if play.has(unit, Keyword::Charge) => Some(foe),
        _ if play.has(unit, Keyword::Relentless) => None,
        None if play.has(unit, Keyword::Steady) => None,
        _ => return Ok(()),
    };
    if only.is_some() || pools::can_attack(play, unit) {
        attack::perform(play, unit, Attacking::Free, only)?;
    }
    Ok(())
}
