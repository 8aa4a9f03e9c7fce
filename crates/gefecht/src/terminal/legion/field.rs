//! The battlefield in letters: a cell of two characters for every 30 millimetres, north on top.

use std::fmt::Write;

use kernel::Seat;
use legion::deployment;
use legion::state::{Stage, State};
use legion::table::{Colour, MiniId, Stand, UnitId};
use legion::terrain::{Cover, Passage, Piece};
use legion::words::mini_number;
use measure::{Disc, Point, Polygon, Side, gap};

/// The side of a cell in hundredths of a millimetre: about a small base, and five make a range.
const CELL: i32 = 3000;

/// So near to the middle of a cell a piece is drawn in it: not even a thin wall is missed.
const NEAR: i32 = 1000;

/// Draws terrain, tokens and bases, with millimetres from the centre at the edges.
pub fn draw(state: &State) -> String {
    let [columns, rows] = state.table.terrain.sides.map(|side| (side / 2 + CELL / 2) / CELL);
    let labels = labels(state);
    let zones = zones(state);
    let mut text = ruler(columns);
    for row in (-rows..=rows).rev() {
        let label = if row % 5 == 0 { (row * CELL / 100).to_string() } else { String::new() };
        let _ = write!(text, "{label:>5} ");
        for column in -columns..=columns {
            match labels.iter().find(|label| label.cell == (column, row)) {
                Some(label) => text.push_str(&label.text),
                None => text.push_str(&ground(state, &zones, (column, row))),
            }
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text
}

/// The millimetres along the top, at every fifth cell.
fn ruler(half: i32) -> String {
    let mut text = " ".repeat(6);
    for column in (-half..=half).filter(|column| column % 5 == 0) {
        let cell = usize::try_from(column + half).unwrap_or(0);
        while text.len() < 6 + 2 * cell {
            text.push(' ');
        }
        text.push_str(&(column * CELL / 100).to_string());
    }
    text.push('\n');
    text
}

/// Something in a cell.
struct Label {
    text: String,
    cell: (i32, i32),
}

/// Bases, then tokens, each at the cell of its centre; if that is taken, at a cell beside it.
fn labels(state: &State) -> Vec<Label> {
    let bases = state.standing().filter_map(|mini| Some((label(state, mini), state.stand(mini)?)));
    let tokens = (1..).zip(&state.tokens).map(|(number, token)| (sign('◎', number), token.stand));
    let charges =
        (1..).zip(&state.charges).map(|(number, charge)| (sign('✸', number), charge.stand));
    let mut labels: Vec<Label> = Vec::new();
    for (text, stand) in bases.chain(tokens).chain(charges) {
        let (x, y) = cell(stand);
        let around = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)];
        let mut cells = around.into_iter().map(|(dx, dy)| (x + dx, y + dy));
        let free = cells.find(|at| labels.iter().all(|label| label.cell != *at));
        labels.push(Label { text, cell: free.unwrap_or((x, y)) });
    }
    labels
}

fn cell(stand: Stand) -> (i32, i32) {
    let index = |length: i32| (length + CELL / 2).div_euclid(CELL);
    (index(stand.x), index(stand.y))
}

/// Two characters: a sign and a number.
fn sign(sign: char, number: u16) -> String {
    let digit = char::from_digit(number.into(), 36).unwrap_or('+');
    format!("{sign}{digit}")
}

/// Two characters for a base: the letter of its unit and its number.
fn label(state: &State, mini: MiniId) -> String {
    sign(letter(state, state.unit_of(mini)), mini_number(state, mini))
}

/// A letter for each unit: of its name if one is free, capital for player 1's side, small for the other.
pub fn letter(state: &State, unit: UnitId) -> char {
    let seat = state.seat(unit);
    let mut taken: Vec<char> = Vec::new();
    let mut own = '*';
    for other in state.unit_ids().filter(|&other| state.seat(other).is_with(seat)) {
        let name = &state.sheet(other).unit.name.en;
        let initials = name.split([' ', '-', ',']).filter_map(|word| word.chars().next());
        let letters = initials.chain(name.chars()).chain('a'..='z');
        let mut letters = letters.filter(char::is_ascii_alphabetic).map(|c| c.to_ascii_lowercase());
        let free = letters.find(|letter| !taken.contains(letter)).unwrap_or('*');
        taken.push(free);
        if other == unit {
            own = free;
            break;
        }
    }
    if seat.team() == Seat(0) { own.to_ascii_uppercase() } else { own }
}

/// The deployment zones with their signs, as long as units are deployed.
fn zones(state: &State) -> Vec<(&'static str, Vec<Polygon>)> {
    if !matches!(state.stage, Stage::Cards | Stage::Deployment) {
        return Vec::new();
    }
    let colours = [("+ ", Colour::Blue), ("- ", Colour::Red)];
    colours.map(|(sign, colour)| (sign, deployment::zones(state, colour))).into()
}

/// What lies in a cell where neither a base nor a token is.
fn ground(
    state: &State,
    zones: &[(&'static str, Vec<Polygon>)],
    (column, row): (i32, i32),
) -> String {
    let centre = Point { x: column * CELL, y: row * CELL };
    let near = Disc { centre, radius: NEAR };
    let there = |piece: &&Piece| gap::within(near, &piece.footprint, 0);
    let top = state.table.terrain.pieces.iter().filter(there).max_by_key(|piece| piece.top);
    if let Some(piece) = top {
        return terrain(piece);
    }
    let inside = |zones: &[Polygon]| zones.iter().any(|zone| zone.side(centre) != Side::Outside);
    let zone = zones.iter().find(|(_, zones)| inside(zones));
    zone.map_or("· ", |(sign, _)| sign).to_owned()
}

/// How a piece is drawn: what it means for troopers.
fn terrain(piece: &Piece) -> String {
    if piece.stand {
        return format!("▒{}", inches(piece.top));
    }
    let shade = match piece.movement[0] {
        Passage::Open => '░',
        Passage::Difficult => '≡',
        Passage::Impassable => '█',
    };
    let cover = match piece.cover[0] {
        Cover::None => ' ',
        Cover::Light => 'l',
        Cover::Heavy => 'h',
    };
    format!("{shade}{cover}")
}

/// A height in whole inches, in one character.
fn inches(height: i32) -> char {
    let inches = (height + 1270) / 2540;
    u32::try_from(inches).ok().and_then(|inches| char::from_digit(inches, 10)).unwrap_or('+')
}
