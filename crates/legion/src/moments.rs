//! The named moments of the book. A chapter calls the moment that it has come to; here stands, in
//! the book's order, what keywords and cards do then. A moment at which nothing happens yet is not
//! listed.

use kernel::{Flow, Refusal};

use crate::keywords::{caring, charging, moving};
use crate::language::When;
use crate::state::{Action, State};
use crate::table::UnitId;
use crate::{Play, activation, cards, charges, standby};

/// What a unit has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// An action that cost so many; a free one costs none (LG-FREE-204).
    Action(Action, u8),
    /// The free card action of an upgrade (LG-FREE-210).
    CardAction,
    /// A move or attack that is no action (LG-ACTION-19, LG-COMPUL-02).
    NoAction,
    /// It withdrew, which triggers nothing (LG-ABIL-213).
    Withdrawal,
}

/// A unit was issued an order (LG-ORDER-05).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn ordered(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    cards::at(play, When::Ordered, unit)
}

/// A unit is activated: what happens before Rally (LG-ACTV-08).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn activated(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    cards::at(play, When::Activated, unit)?;
    moving::speed(play, unit)
}

/// Whether a unit has a card action, and may perform it now (LG-CACT-201).
///
/// # Errors
/// The rule that forbids it.
pub fn card_actions(state: &State, unit: UnitId, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Jump => moving::may_jump(state, unit),
        Action::Arm => charging::may_arm(state, unit),
        _ => Ok(()),
    }
}

/// What follows a deed: the unit's standby token goes (LG-STANDBY-06), its activation remembers an
/// action, enemies react with standby tokens (LG-STANDBY-12), charges are set off (LG-DETON-10), and
/// then come the unit's own abilities, if it is still there (LG-STANDBY-14).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn acted(play: &mut Play<'_>, unit: UnitId, deed: Deed) -> Flow<()> {
    if !matches!(deed, Deed::Action(Action::Standby, _)) {
        standby::lose(play, unit);
    }
    activation::note(play, unit, deed);
    if deed == Deed::Withdrawal {
        return Ok(());
    }
    standby::react(play, unit)?;
    if deed != Deed::NoAction {
        charges::offer(play, unit)?;
    }
    match deed {
        Deed::Action(Action::Move | Action::Jump, _) => moved(play, unit),
        Deed::Action(Action::Attack, _) => cards::at(play, When::Attacked, unit),
        _ => Ok(()),
    }
}

/// A unit has performed a move action.
fn moved(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    moving::attack_after_move(play, unit)
}

/// The activation of a unit ends. Says whether it will be activated again.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn activation_ended(play: &mut Play<'_>, unit: UnitId) -> Flow<bool> {
    let first = !play.unit(unit).again;
    cards::at(play, When::ActivationEnded, unit)?;
    caring::master_the_force(play, unit);
    Ok(first && play.unit(unit).again)
}
