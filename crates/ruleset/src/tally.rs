//! What the statistics of a game count.

use kernel::Seat;

/// What an event adds to the statistics of a game. They inform a player and decide nothing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Tally {
    /// A unit suffered wounds or damage.
    Suffered {
        /// Whose.
        seat: Seat,
        /// Which, by its number in [`Doors::enlisted`](crate::Doors::enlisted).
        unit: usize,
        /// How much.
        damage: u8,
    },
    /// A player scored.
    Scored {
        /// Who.
        seat: Seat,
        /// By what.
        what: &'static str,
        /// How much.
        points: i32,
    },
    /// A player's dice fell, before anything was done to them.
    Rolled {
        /// Whose.
        seat: Seat,
        /// How many showed a success.
        gave: u8,
        /// How many do on average.
        expected: f64,
    },
}

/// Who attacks whom, and with which unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    /// The attacker and the defender.
    pub seats: [Seat; 2],
    /// The unit that attacks, by its number in [`Doors::enlisted`](crate::Doors::enlisted).
    pub unit: usize,
}

/// A unit that takes part in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Enlisted {
    /// Whose.
    pub seat: Seat,
    /// Its name in English.
    pub name: String,
    /// What it cost.
    pub points: u32,
}

impl Tally {
    /// So many dice of a seat, each with as many good sides of all its sides.
    #[must_use]
    pub fn rolled(seat: Seat, gave: usize, good: impl Iterator<Item = u8>, sides: u8) -> Tally {
        let expected = good.map(|good| f64::from(good) / f64::from(sides)).sum();
        Tally::Rolled { seat, gave: u8::try_from(gave).unwrap_or(u8::MAX), expected }
    }
}
