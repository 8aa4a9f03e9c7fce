//! Simulated games in a file, a line each: a run can be stopped and taken up again, split, and merged.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Played;
use crate::lines::{Line, Lines};
use crate::rulesets::Ruleset;

/// The first line: what is played. Games of two files with the same heading are games of one run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heading {
    /// By which version of the program: another one may know other rules and better players.
    pub version: String,
    /// By which rules.
    pub ruleset: String,
    /// With which packs: names and hashes.
    pub packs: Vec<(String, String)>,
    /// The setup of every game.
    pub setup: Value,
    /// Who plays.
    pub seats: Vec<String>,
    /// How many games the whole run has.
    pub games: u64,
    /// Its seed.
    pub seed: u64,
    /// Every second game has the sides swapped.
    pub swap: bool,
    /// What the players bring is called, by seats, if it is not the setup's own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lists: Vec<String>,
    /// What happened in each game is kept.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub detailed: bool,
}

impl Heading {
    /// What a side of the table is called.
    #[must_use]
    pub fn side(&self, side: Seat) -> String {
        match self.seats.len() {
            0..=2 => side.to_string(),
            _ => format!("team {}", side.0 + 1),
        }
    }

    /// The players of a side.
    #[must_use]
    pub fn members(&self, side: Seat) -> String {
        of_side(&self.seats, side)
    }

    /// The lists of a side; nothing if none were named.
    #[must_use]
    pub fn brought(&self, side: Seat) -> String {
        of_side(&self.lists, side)
    }

    /// Whether rules are those of another game. A mode, such as Strategic Operations, has a catalogue of
    /// its own and is no game.
    fn is_foreign(&self, catalogue: &str) -> bool {
        catalogue != self.ruleset && Ruleset::named(catalogue).is_some()
    }
}

/// What belongs to a side of what is there by seats: teams sit in turns.
fn of_side(all: &[String], side: Seat) -> String {
    let own = all.iter().skip(side.index()).step_by(2);
    own.map(String::as_str).collect::<Vec<_>>().join(", ")
}

/// The games of a run that are known.
pub type Games = Lines<Played>;

impl Line for Played {
    type Heading = Heading;

    fn number(&self) -> u64 {
        self.number
    }

    /// Games stand in a file as they ended.
    fn fits(&self, run: &Heading, _: u64) -> Result<(), String> {
        let swapped = run.swap && !self.number.is_multiple_of(2);
        let rule = content::embedded().get(&self.rule);
        let wrong = if self.number >= run.games {
            Some(("number", format!("{}, the run has {} games", self.number, run.games)))
        } else if self.swapped != swapped {
            Some(("swapped", format!("expected {swapped}")))
        } else if let Some(winner) = self.winner.filter(|own| own.index() >= run.seats.len()) {
            Some(("winner", format!("{}, there are {} seats", winner.0, run.seats.len())))
        } else if rule.is_none_or(|rule| run.is_foreign(&rule.ruleset)) {
            Some(("rule", format!("no rule `{}` of {}", self.rule, run.ruleset)))
        } else {
            None
        };
        wrong.map_or(Ok(()), |(field, why)| Err(format!("field `{field}`: {why}")))
    }
}

/// A part of a run: of every so many games the one with this number, from 1. The last one is number 0,
/// too: some count so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    part: u64,
    of: u64,
}

impl Shard {
    /// All of a run.
    pub const WHOLE: Shard = Shard { part: 1, of: 1 };

    /// Whether a game belongs to it. Games that are played with swapped sides stay together. Of a round
    /// robin each series begins with another part, or short ones would leave all work to the first.
    #[must_use]
    pub fn has(self, series: u64, number: u64) -> bool {
        series.wrapping_add(number / 2) % self.of == self.part - 1
    }
}

impl std::str::FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let (part, of) = text.split_once('/').ok_or("expected I/N, such as 1/4")?;
        let number = |text: &str| text.parse().map_err(|_| format!("`{text}` is no number"));
        let (part, of): (u64, u64) = (number(part)?, number(of)?);
        let part = if part == 0 { of } else { part };
        let fits = 1 <= part && part <= of;
        fits.then_some(Shard { part, of }).ok_or_else(|| "I is from 1 to N, or 0 for N".to_owned())
    }
}
