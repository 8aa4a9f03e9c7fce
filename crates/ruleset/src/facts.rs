//! A position as named facts.

use std::collections::BTreeMap;

use kernel::Seat;
use serde_json::Value;

/// Facts by their names.
#[derive(Default)]
pub struct Facts {
    /// All of them.
    pub all: BTreeMap<String, Value>,
}

impl Facts {
    /// States a fact.
    pub fn put(&mut self, name: impl Into<String>, value: Value) {
        self.all.insert(name.into(), value);
    }

    /// States a fact of somebody.
    pub fn of(&mut self, owner: &str, name: &str, value: Value) {
        self.put(format!("{owner}.{name}"), value);
    }
}

/// A player as files count them, from 1.
#[must_use]
pub fn player(seat: Seat) -> u8 {
    seat.0.saturating_add(1)
}

/// A player as files count them; 0 for none.
#[must_use]
pub fn player_or_none(seat: Option<Seat>) -> u8 {
    seat.map_or(0, player)
}
