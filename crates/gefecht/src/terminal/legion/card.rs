//! The cards of a unit.

use legion::state::State;

/// Everything on the cards of a unit, by its name or the beginning of it.
#[must_use]
pub fn card(_: &State, _: &str) -> Option<String> {
    None
}
