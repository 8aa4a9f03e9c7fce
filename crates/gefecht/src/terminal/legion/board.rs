//! The table of Legion.

use kernel::Question;
use legion::Legion;
use legion::state::State;

/// Draws the table.
#[must_use]
pub fn draw(state: &State, _: &Question<Legion>) -> String {
    situation(state)
}

/// How the game stands, in a line.
#[must_use]
pub fn situation(state: &State) -> String {
    format!("Round {}.", state.round)
}
