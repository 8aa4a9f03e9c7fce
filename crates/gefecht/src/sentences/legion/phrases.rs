//! Parts of sentences about Legion, which the terminal shares.

use std::fmt::Display;

use kernel::Seat;
use legion::event::CoverCause;
use legion::pack::{Dice, Weapon};
use legion::state::State;
use legion::table::{MiniId, UnitId};
use legion::terrain::Cover;
use legion::words::{mini_number, unit_name, word};
use legion::{command, range};
use measure::{Point, Side};
use serde::Serialize;
use serde_json::Value;

/// A number of things: `1 token`, `2 tokens`, `3 dice`.
#[must_use]
pub fn count<N: Display + PartialEq + From<u8>>(number: N, thing: &str) -> String {
    if number == N::from(1) {
        return format!("1 {thing}");
    }
    match thing.strip_suffix("die") {
        Some(kind) => format!("{number} {kind}dice"),
        None => format!("{number} {thing}s"),
    }
}

/// Names, those that are the same together, with how often they occur.
fn counted(all: impl Iterator<Item = String>) -> Vec<(String, usize)> {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for one in all {
        match counted.iter_mut().find(|(name, _)| *name == one) {
            Some((_, times)) => *times += 1,
            None => counted.push((one, 1)),
        }
    }
    counted
}

/// Things by their names: `4 × E-11 Blaster Rifle, DLT-19`.
#[must_use]
pub fn listed(all: impl Iterator<Item = String>) -> String {
    let one = |(name, times): (String, usize)| match times {
        1 => name,
        _ => format!("{times} × {name}"),
    };
    counted(all).into_iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Dice as they lie: `2 red hits, 1 white blank`.
#[must_use]
pub fn shown(all: impl Iterator<Item = String>) -> String {
    let dice: Vec<String> =
        counted(all).into_iter().map(|(die, times)| count(times, &die)).collect();
    if dice.is_empty() { "no dice".to_owned() } else { dice.join(", ") }
}

/// Tokens are counted from 1.
#[must_use]
pub fn from_one(number: u8) -> u16 {
    u16::from(number) + 1
}

/// A unit of one miniature, which is called like it.
#[must_use]
pub fn is_single(state: &State, unit: UnitId) -> bool {
    state.sheet(unit).minis.len() == 1
}

/// A miniature, with a number if its unit has several.
#[must_use]
pub fn figure(state: &State, mini: MiniId) -> String {
    let unit = state.unit_of(mini);
    let name = unit_name(state, unit);
    match is_single(state, unit) {
        true => name,
        false => format!("Miniature {} of {name}", mini_number(state, mini)),
    }
}

/// A range of the ruler: `range 2`, `beyond range 4`.
#[must_use]
pub fn reach(segments: u8) -> String {
    if segments < range::BEYOND { format!("range {segments}") } else { "beyond range 4".to_owned() }
}

/// Who moves when a unit moves.
#[must_use]
pub fn leader(state: &State, unit: UnitId) -> String {
    let name = unit_name(state, unit);
    if is_single(state, unit) { name } else { format!("The leader of {name}") }
}

/// The terrain piece at a point; the middle of one with several parts may lie between them.
#[must_use]
pub fn piece_at(state: &State, at: Point) -> &str {
    let mut pieces = state.table.terrain.pieces.iter();
    let there = pieces.find(|piece| piece.footprint.side(at) != Side::Outside);
    there.map_or("a terrain piece", |piece| &piece.name.en)
}

/// The name and the text of a battle card: of objectives, deployments or conditions.
#[must_use]
pub fn battle_card(state: &State, row: u8, card: u8) -> (&str, &str) {
    let (table, card) = (&state.table, usize::from(card));
    let found = match row {
        0 => table.objectives.get(card).map(|card| (&card.name, Some(&card.text))),
        1 => table.deployments.get(card).map(|card| (&card.name, card.text.as_ref())),
        _ => table.conditions.get(card).map(|card| (&card.name, Some(&card.text))),
    };
    found.map_or(("none", ""), |(name, text)| (&name.en, text.map_or("", |text| &text.en)))
}

/// A command card that a player may have played: `Ambush (1 pip)`.
#[must_use]
pub fn played(state: &State, seat: Seat, card: Option<u8>) -> String {
    let card = card.and_then(|card| command::card(state, seat, card));
    card.map_or("no command card".to_owned(), |card| {
        format!("{} ({})", card.name.en, count(card.pips, "pip"))
    })
}

/// Cover and where it comes from: `heavy cover (Barricade, suppression)`.
#[must_use]
pub fn covered(state: &State, cover: Cover, because: &[CoverCause]) -> String {
    let grade = match cover {
        Cover::None => "no".to_owned(),
        grade => word(&grade),
    };
    let mut causes: Vec<String> = because.iter().map(|cause| cover_cause(state, cause)).collect();
    causes.dedup();
    match causes.is_empty() {
        true => format!("{grade} cover"),
        false => format!("{grade} cover ({})", causes.join(", ")),
    }
}

fn cover_cause(state: &State, cause: &CoverCause) -> String {
    match cause {
        CoverCause::Piece(number) => {
            let piece = state.table.terrain.pieces.get(usize::from(*number));
            piece.map_or("terrain".to_owned(), |piece| piece.name.en.clone())
        }
        CoverCause::Unit(unit) => unit_name(state, *unit),
        CoverCause::Suppression => "suppression".to_owned(),
        CoverCause::Keyword => "keyword Cover".to_owned(),
    }
}

/// A keyword as on the cards: `Armor`, `Cover 1`, `Master of the Force 1`.
#[must_use]
pub fn keyword(keyword: &impl Serialize) -> String {
    let capital = |word: &str| match word {
        "of" | "the" => word.to_owned(),
        _ => word.get(..1).map_or(String::new(), |first| first.to_uppercase() + &word[1..]),
    };
    let plain = |name: &str| name.split('-').map(capital).collect::<Vec<_>>().join(" ");
    match serde_json::to_value(keyword) {
        Ok(Value::String(name)) => plain(&name),
        Ok(Value::Object(numbered)) => {
            let all = numbered.iter().map(|(name, number)| format!("{} {number}", plain(name)));
            all.collect::<Vec<_>>().join(", ")
        }
        _ => String::new(),
    }
}

/// Attack dice by their colours: `2 red, 1 white`.
#[must_use]
pub fn dice(dice: Dice) -> String {
    let colours = [(dice.red, "red"), (dice.black, "black"), (dice.white, "white")];
    let some = colours.into_iter().filter(|(number, _)| *number > 0);
    let words: Vec<String> = some.map(|(number, colour)| format!("{number} {colour}")).collect();
    if words.is_empty() { "no dice".to_owned() } else { words.join(", ") }
}

/// A weapon without its name: `range 1-3, 1 black; Impact 1`.
#[must_use]
pub fn weapon(weapon: &Weapon) -> String {
    let reach = match weapon.range {
        Some([from, 5]) => Some(format!("range {from} and beyond")),
        Some([from, to]) => Some(format!("range {from}-{to}")),
        None => None,
    };
    let area = weapon.area.map(|range| format!("everybody at range {range} of its token"));
    let melee = weapon.melee.then(|| "melee".to_owned());
    let parts = [melee, reach, area, Some(dice(weapon.dice))].into_iter().flatten();
    let values = parts.collect::<Vec<_>>().join(", ");
    let keywords: Vec<String> = weapon.keywords.iter().map(keyword).collect();
    if keywords.is_empty() { values } else { format!("{values}; {}", keywords.join(", ")) }
}
