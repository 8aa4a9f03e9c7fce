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

impl Wrong {
    /// The same of a field below another.
    #[must_use]
    pub fn below(self, field: &str) -> Wrong {
        Wrong { field: format!("{field}.{}", self.field), ..self }
    }
}

/// A field and what is wrong with it.
pub fn wrong(field: impl Into<String>, message: impl Into<String>) -> Wrong {
    Wrong { field: field.into(), message: message.into() }
}

/// Refuses stated fields that have no effect, and says when they have none.
///
/// # Errors
/// The first of them that is stated.
pub fn effective<'a>(
    idle: impl IntoIterator<Item = (&'a str, bool)>,
    when: &str,
) -> Result<(), Wrong> {
    match idle.into_iter().find(|(_, stated)| *stated) {
        Some((field, _)) => Err(wrong(field, format!("has no effect {when}"))),
        None => Ok(()),
    }
}

/// The seat of a player as files count them, from 1.
///
/// # Errors
/// The field, if there is no such player.
pub fn seat(player: u8, field: impl FnOnce() -> String) -> Result<Seat, Wrong> {
    seat_of(2, player, field)
}

/// The same of a game for so many players.
///
/// # Errors
/// The field, if there is no such player.
pub fn seat_of(seats: u8, player: u8, field: impl FnOnce() -> String) -> Result<Seat, Wrong> {
    let listed = if seats == 2 { "1 or 2".to_owned() } else { format!("1 to {seats}") };
    match player {
        1.. if player <= seats => Ok(Seat(player - 1)),
        _ => Err(wrong(field(), format!("expected {listed}"))),
    }
}
