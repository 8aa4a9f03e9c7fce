//! The field in letters, turned by a quarter so that it fits: rows 1 to 30 run from left to right,
//! columns A to Y from bottom to top.

use std::collections::BTreeMap;
use std::fmt::Write;

use battleground::field::{Ground, Place};
use battleground::hex::{COLUMNS, Direction, Hex, ROWS};
use battleground::question::Choice;
use battleground::state::State;
use kernel::Seat;

use crate::speech::battleground::Words;
use crate::speech::{Speech, args};

/// Two characters for each hex, and half a hex of shift: 61 characters and 25 lines.
const CELL: usize = 2;

/// Draws the field; places that can be chosen are marked with `+`.
#[must_use]
pub fn draw(words: &Words, choices: &[Choice]) -> String {
    let (state, marks) = (words.state, marks(choices));
    let mut text = String::from("     ");
    for row in 1..=ROWS {
        let _ = write!(text, "{:<2}", if row % 2 == 1 { row.to_string() } else { String::new() });
    }
    text.push('\n');
    for column in (0..i32::from(COLUMNS)).rev() {
        let shift = if column % 2 == 1 { CELL / 2 } else { 0 };
        let letter = char::from(b'A' + column as u8);
        let _ = write!(text, "  {letter}  {}", " ".repeat(shift));
        for row in 0..i32::from(ROWS) {
            let Some(hex) = Hex::new(column, row) else { continue };
            text.push_str(&cell(state, hex, &marks));
        }
        text.push('\n');
    }
    text.push_str(&legend(words));
    text
}

/// `Round 2 of 4, points 20 to 0.`
#[must_use]
pub fn situation(state: &State, speech: &Speech) -> String {
    let [one, two] = [Seat(0), Seat(1)].map(|seat| state.points(seat));
    speech.t("terminal-bg-situation", args! { round: state.round, one: one, two: two })
}

fn marks(choices: &[Choice]) -> BTreeMap<Hex, char> {
    let mut marks = BTreeMap::new();
    for choice in choices {
        if let Choice::Go(place) | Choice::Place(place) | Choice::GoLarge { place, .. } = choice {
            marks.insert(place.hex(), '+');
        }
        if let Choice::Deploy { hex, .. } = choice {
            marks.insert(*hex, '+');
        }
    }
    marks
}

fn cell(state: &State, hex: Hex, marks: &BTreeMap<Hex, char>) -> String {
    let high = state.table.field.has_platform(hex);
    let places = [Place::platform(hex), Place::ground(hex)];
    if let Some(id) = places.into_iter().find_map(|place| state.occupant(place)) {
        return short_name(state, id);
    }
    let mark = marks.get(&hex).copied();
    let objective = state.open_objectives().any(|objective| objective == hex);
    let sign = state.signs.iter().any(|sign| sign.place.hex() == hex);
    let ground = match state.table.field.ground(hex) {
        Ground::High => "██",
        Ground::Low => "▒▒",
        Ground::Ladder => "H ",
        _ if objective => "◎ ",
        _ if sign => "§ ",
        _ if mark.is_some() => "+ ",
        _ if high => "▔ ",
        Ground::Difficult => "~ ",
        Ground::Open => "· ",
    };
    match mark {
        Some(mark) if ground.ends_with(' ') && !ground.starts_with('+') => {
            format!("{}{mark}", ground.trim_end())
        }
        _ => ground.to_owned(),
    }
}

/// Two letters: capitals for player 1, small letters for player 2.
fn short_name(state: &State, id: battleground::table::FigureId) -> String {
    let name: String = state.name(id).chars().filter(|c| c.is_alphabetic()).collect();
    let mut letters = name.chars();
    let first = letters.next().unwrap_or('?');
    let capitals = state.name(id).chars().filter(|c| c.is_uppercase()).nth(1);
    let second = capitals.or_else(|| letters.next()).unwrap_or('?');
    let short: String = [first, second].iter().collect();
    if state.seat(id) == Seat(0) { short.to_uppercase() } else { short.to_lowercase() }
}

/// Arrows on the turned board.
pub fn arrow(facing: Direction) -> char {
    match facing {
        Direction::N => '←',
        Direction::NE => '↖',
        Direction::SE => '↗',
        Direction::S => '→',
        Direction::SW => '↘',
        Direction::NW => '↙',
    }
}

fn legend(words: &Words) -> String {
    let (state, speech) = (words.state, words.speech);
    let mut text = format!("  {}\n", speech.t("terminal-bg-legend", &[]));
    for id in state.ids() {
        let (figure, sheet) = (state.figure(id), state.sheet(id));
        let (short, name) = (short_name(state, id), words.name(id));
        if !state.on_field(id) {
            let _ = writeln!(text, "  {short}  {name:<12} {}", speech.t("play-state-out", &[]));
            continue;
        }
        let flags = [
            (figure.focused, "play-state-focused"),
            (figure.standby, "play-state-standby"),
            (!state.is_ready(id), "play-state-done"),
        ];
        let flags = flags.into_iter().filter(|(is, _)| *is);
        let mut marks: Vec<String> = flags.map(|(_, key)| speech.t(key, &[])).collect();
        marks.extend(figure.buff.map(|buff| words.buff(buff)));
        marks.extend(figure.debuff.map(|debuff| words.debuff(debuff)));
        let (wounds, health, mana) = (figure.wounds, sheet.character.health, figure.mana);
        let line = format!(
            "  {short}  {name:<12} {:<4} {} {:<2} {}  {}",
            figure.place.to_string(),
            arrow(figure.facing),
            figure.facing.to_string(),
            speech.t("terminal-bg-figure", args! { wounds: wounds, health: health, mana: mana }),
            marks.join(", ")
        );
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}
