//! What Python says, as the values that are meant.

use gefecht::rulesets::Ruleset;
use gefecht::speech::Language;
use kernel::{Seat, Seed, Viewer};
use players::Robot;
use pyo3::prelude::*;

use crate::errors::wrong;

/// A ruleset by its name.
pub fn ruleset_named(name: &str) -> PyResult<Ruleset> {
    let all = Ruleset::ALL.map(Ruleset::id).join(", ");
    Ruleset::named(name)
        .ok_or_else(|| wrong(format!("no ruleset `{name}`, expected one of: {all}")))
}

/// A language by its name.
pub fn language_named(name: &str) -> PyResult<Language> {
    match name {
        "en" => Ok(Language::En),
        "de" => Ok(Language::De),
        "pl" => Ok(Language::Pl),
        _ => Err(wrong(format!("no language `{name}`, expected one of: en, de, pl"))),
    }
}

/// A computer player by its name.
pub fn robot_named(name: &str) -> PyResult<Robot> {
    gefecht::commands::robot(name).map_err(|why| wrong(format!("player `{name}`: {why}")))
}

/// A seed: a number, 64 hexadecimal digits, or by chance.
#[derive(FromPyObject)]
pub enum SeedLike {
    /// A short one.
    Number(u64),
    /// A whole one.
    Digits(String),
}

/// The seed that is meant.
pub fn seed_of(like: Option<SeedLike>) -> PyResult<Seed> {
    match like {
        Some(SeedLike::Number(number)) => Ok(number.into()),
        Some(SeedLike::Digits(digits)) => {
            digits.parse().map_err(|why| wrong(format!("seed: {why}")))
        }
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).map_err(wrong)?;
            Ok(Seed(bytes))
        }
    }
}

/// Who looks: a seat, `"judge"`, who sees everything, or nobody, a spectator.
#[derive(FromPyObject)]
pub enum ViewerLike {
    /// A player.
    Seat(u8),
    /// Somebody else.
    Named(String),
}

/// The viewer that is meant, in a game of so many.
pub fn viewer_of(like: Option<ViewerLike>, seats: u8) -> PyResult<Viewer> {
    match like {
        None => Ok(Viewer::Spectator),
        Some(ViewerLike::Seat(number)) => Ok(Viewer::Seat(seat_of(number, seats)?)),
        Some(ViewerLike::Named(name)) if name == "judge" => Ok(Viewer::Judge),
        Some(ViewerLike::Named(name)) => {
            Err(wrong(format!("no viewer `{name}`, expected a seat, `judge` or None")))
        }
    }
}

/// A seat of a game of so many.
pub fn seat_of(number: u8, seats: u8) -> PyResult<Seat> {
    let is_there = number < seats;
    is_there.then_some(Seat(number)).ok_or_else(|| wrong(format!("no seat {number} of {seats}")))
}
