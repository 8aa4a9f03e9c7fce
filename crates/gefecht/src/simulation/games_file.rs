//! Simulated games in a file, a line each: a run can be stopped and taken up again, split, and merged.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Played;
use crate::rulesets::Ruleset;

/// The first line: what is played. Games of two files with the same heading are games of one run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heading {
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
    /// The seed of the first.
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
    /// Whether a game can be one of the run.
    fn has(&self, game: &Played) -> Result<(), String> {
        let swapped = self.swap && !game.number.is_multiple_of(2);
        let rule = content::embedded().get(&game.rule);
        let wrong = if game.number >= self.games {
            Some(("number", format!("{}, the run has {} games", game.number, self.games)))
        } else if game.swapped != swapped {
            Some(("swapped", format!("expected {swapped}")))
        } else if let Some(winner) = game.winner.filter(|own| own.index() >= self.seats.len()) {
            Some(("winner", format!("{}, there are {} seats", winner.0, self.seats.len())))
        } else if rule.is_none_or(|rule| self.is_foreign(&rule.ruleset)) {
            Some(("rule", format!("no rule `{}` of {}", game.rule, self.ruleset)))
        } else {
            None
        };
        wrong.map_or(Ok(()), |(field, why)| Err(format!("field `{field}`: {why}")))
    }

    /// Whether rules are those of another game. A mode, such as Strategic Operations, has a catalogue of
    /// its own and is no game.
    fn is_foreign(&self, catalogue: &str) -> bool {
        catalogue != self.ruleset && Ruleset::named(catalogue).is_some()
    }
}

/// The games of a run that are known, by their numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Games {
    /// What is played.
    pub heading: Heading,
    /// The games.
    pub played: BTreeMap<u64, Played>,
}

impl Games {
    /// Reads a file. A last line that was not written to its end is left out.
    ///
    /// # Errors
    /// When it cannot be read, or is none of these.
    pub fn read(path: &Path) -> io::Result<Games> {
        let mut lines = BufReader::new(of(path, File::open(path))?).lines();
        let wrong = |line: usize, fault: &dyn std::fmt::Display| {
            let text = format!("{}:{line}: {fault}", path.display());
            io::Error::new(io::ErrorKind::InvalidData, text)
        };
        let first = lines.next().transpose()?.unwrap_or_default();
        let heading = serde_json::from_str(&first).map_err(|fault| wrong(1, &fault))?;
        let mut games = Games { heading, played: BTreeMap::new() };
        let mut broken = None;
        for (number, line) in (2..).zip(lines) {
            if let Some((line, fault)) = broken {
                return Err(wrong(line, &fault));
            }
            match serde_json::from_str::<Played>(&line?) {
                Ok(game) => {
                    games.heading.has(&game).map_err(|fault| wrong(number, &fault))?;
                    games.played.insert(game.number, game);
                }
                Err(fault) => broken = Some((number, fault)),
            }
        }
        Ok(games)
    }

    /// Adds the games of another file of the same run.
    ///
    /// # Errors
    /// When it is of another run, or tells another end of the same game.
    pub fn add(&mut self, other: Games) -> Result<(), String> {
        if other.heading != self.heading {
            return Err("it is of another run: the first lines differ".to_owned());
        }
        for (number, game) in other.played {
            if self.played.insert(number, game.clone()).is_some_and(|known| known != game) {
                return Err(format!("game {number} ended otherwise in another file"));
            }
        }
        Ok(())
    }

    /// Writes all games in their order: the same games make the same file.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        of(path, self.written(path))
    }

    fn written(&self, path: &Path) -> io::Result<()> {
        if path.exists() && !path.is_file() {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "expected a file"));
        }
        let mut part = path.as_os_str().to_owned();
        part.push(".part");
        let mut file = io::BufWriter::new(File::create(&part)?);
        writeln!(file, "{}", serde_json::to_string(&self.heading)?)?;
        for game in self.played.values() {
            writeln!(file, "{}", serde_json::to_string(game)?)?;
        }
        file.flush()?;
        std::fs::rename(part, path)
    }

    /// Opens the file to add games as they end.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep(&self, path: &Path) -> io::Result<File> {
        self.write(path)?;
        OpenOptions::new().append(true).open(path)
    }
}

/// What went wrong with a file, with its name.
fn of<T>(path: &Path, done: io::Result<T>) -> io::Result<T> {
    done.map_err(|fault| io::Error::new(fault.kind(), format!("{}: {fault}", path.display())))
}

/// A part of a run: of every so many games the one with this number, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    part: u64,
    of: u64,
}

impl Shard {
    /// All of a run.
    pub const WHOLE: Shard = Shard { part: 1, of: 1 };

    /// Whether a game belongs to it. Games that are played with swapped sides stay together.
    #[must_use]
    pub fn has(self, number: u64) -> bool {
        number / 2 % self.of == self.part - 1
    }
}

impl std::str::FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let (part, of) = text.split_once('/').ok_or("expected I/N, such as 1/4")?;
        let number = |text: &str| text.parse().map_err(|_| format!("`{text}` is no number"));
        let (part, of): (u64, u64) = (number(part)?, number(of)?);
        let fits = 1 <= part && part <= of;
        fits.then_some(Shard { part, of }).ok_or_else(|| "I is from 1 to N".to_owned())
    }
}
