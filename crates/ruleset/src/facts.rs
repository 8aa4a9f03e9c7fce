//! A position as named facts.

use std::collections::BTreeMap;

use kernel::{Game, Seat};
use serde_json::{Value, json};

use crate::Doors;

/// Facts by their names.
#[derive(Default)]
pub struct Facts {
    /// All of them.
    pub all: BTreeMap<String, Value>,
}

impl Facts {
    /// Who is asked what, and how the game ended.
    #[must_use]
    pub fn of_game<R: Doors>(game: &Game<R>) -> Facts {
        let mut facts = Facts::default();
        let pending = game.pending();
        let asked = pending.iter().map(|question| R::prompt(game.state(), &question.prompt));
        facts.put("asked", json!(asked.collect::<Vec<_>>().join("; ")));
        let asked = |seat: &Seat| pending.iter().any(|question| question.asks(*seat));
        let players: Vec<u8> = game.seats().filter(asked).map(player).collect();
        let players = if let [one] = players[..] { json!(one) } else { json!(players) };
        facts.put("asked-player", players);
        facts.put("over", json!(game.outcome().is_some()));
        if let Some(outcome) = game.outcome() {
            facts.put("winner", json!(player_or_none(outcome.winner)));
            facts.put("decided-by", json!(outcome.rule));
        }
        facts
    }

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
