//! Enrage X: who is wounded often enough charges and knows no fear.

use super::Keyword;
use crate::state::State;
use crate::table::UnitId;
use crate::tokens::Marker;
use crate::{Play, suppression};

static CHARGE: Keyword = Keyword::Charge;

/// Whether a unit has as many wound tokens as Enrage X asks for (LG-KEY-305), and no longer when
/// some are removed (LG-KEY-307).
#[must_use]
pub fn is_enraged(state: &State, unit: UnitId) -> bool {
    missing(state, unit) == Some(0)
}

/// Whether so many wounds would enrage a unit that is not.
#[must_use]
pub fn could_enrage(state: &State, unit: UnitId, wounds: u8) -> bool {
    missing(state, unit).is_some_and(|missing| 0 < missing && missing <= wounds)
}

/// The wounds that a unit with Enrage X lacks.
fn missing(state: &State, unit: UnitId) -> Option<u8> {
    let enrage = |own: &Keyword| if let Keyword::Enrage(x) = own { *x } else { 0 };
    let least = state.sheet(unit).keywords().map(enrage).fold(0, u8::saturating_add);
    if least == 0 {
        return None;
    }
    let wounds = state.minis_of(unit).map(|mini| state.minis[mini.index()].wounds);
    Some(least.saturating_sub(wounds.fold(0, u8::saturating_add)))
}

/// The keyword that an enraged unit has besides (LG-KEY-305).
pub fn gained(state: &State, unit: UnitId) -> Option<&'static Keyword> {
    is_enraged(state, unit).then_some(&CHARGE)
}

/// Whoever becomes enraged loses its suppression tokens (LG-KEY-309), and the panic that came of
/// them.
pub fn enrage(play: &mut Play<'_>, unit: UnitId) {
    if is_enraged(play, unit) {
        let tokens = play.unit(unit).tokens[Marker::Suppression];
        suppression::lose(play, unit, tokens);
    }
}
