//! What is wrong with a position that a scenario states.

use kernel::Seat;

/// A field of a position that makes no sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The field, below `position`.
    pub field: String,
    /// What is wrong.
    pub message: String,
}

/// A field and what is wrong with it.
pub fn wrong(field: impl Into<String>, message: impl Into<String>) -> Wrong {
    Wrong { field: field.into(), message: message.into() }
}

/// The seat of a player as files count them, from 1.
///
/// # Errors
/// The field, if there is no such player.
pub fn seat(player: u8, field: impl FnOnce() -> String) -> Result<Seat, Wrong> {
    match player {
        1 | 2 => Ok(Seat(player - 1)),
        _ => Err(wrong(field(), "expected 1 or 2")),
    }
}
