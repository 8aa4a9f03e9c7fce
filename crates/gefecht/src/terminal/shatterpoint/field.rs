//! The battlefield in letters: a cell of two characters for every 25 millimetres, north on top.

use std::fmt::Write;

use measure::{Point, Polygon, Side};
use shatterpoint::state::State;
use shatterpoint::table::{CharacterId, UnitId};
use shatterpoint::terrain::Piece;

/// The side of a cell in hundredths of a millimetre. About an inch, and four make a round number.
const CELL: i32 = 2500;

/// Cells on each side of the middle one.
fn half(state: &State) -> i32 {
    (state.table.measures.battlefield / 2 + CELL / 2) / CELL
}

/// Draws terrain, objectives and bases, with millimetres from the centre at the edges.
pub fn draw(state: &State) -> String {
    let half = half(state);
    let labels = labels(state);
    let mut text = ruler(half);
    for row in (-half..=half).rev() {
        let label = if row % 2 == 0 { (row * CELL / 100).to_string() } else { String::new() };
        let _ = write!(text, "{label:>5} ");
        for column in -half..=half {
            let base = labels.iter().find(|label| label.cell == (column, row));
            match base {
                Some(label) => text.push_str(&label.text),
                None => text.push_str(&ground(state, (column, row))),
            }
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text
}

/// The millimetres along the top, at every fourth cell.
fn ruler(half: i32) -> String {
    let mut text = " ".repeat(6);
    for column in -half..=half {
        if column % 4 == 0 {
            let cell = usize::try_from(column + half).unwrap_or(0);
            let label = (column * CELL / 100).to_string();
            while text.len() < 6 + 2 * cell {
                text.push(' ');
            }
            text.push_str(&label);
        }
    }
    text.push('\n');
    text
}

/// A base on the map.
struct Label {
    text: String,
    cell: (i32, i32),
}

/// The bases, each at the cell of its centre; if that is taken, at a cell beside it.
fn labels(state: &State) -> Vec<Label> {
    let mut labels: Vec<Label> = Vec::new();
    for character in state.standing() {
        let Some(spot) = state.spot(character) else { continue };
        let (x, y) = cell(spot.point());
        let around = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)];
        let mut cells = around.into_iter().map(|(dx, dy)| (x + dx, y + dy));
        let free = cells.find(|at| labels.iter().all(|label| label.cell != *at));
        let text = label(state, character);
        labels.push(Label { text, cell: free.unwrap_or((x, y)) });
    }
    labels
}

fn cell(point: Point) -> (i32, i32) {
    let index = |length: i32| (length + CELL / 2).div_euclid(CELL);
    (index(point.x), index(point.y))
}

/// Two characters for a base: the letter of its unit and its number.
fn label(state: &State, character: CharacterId) -> String {
    let unit = state.unit_of(character);
    let sheet = state.sheet(unit);
    let letter = letter(state, unit);
    if sheet.unit.characters == 1 {
        return format!("{letter}{letter}");
    }
    format!("{letter}{}", character.0.saturating_sub(sheet.first.0) + 1)
}

/// A letter for each unit: of its name if one is free, capital for player 1, small for player 2.
pub fn letter(state: &State, unit: UnitId) -> char {
    let seat = state.seat(unit);
    let mut taken: Vec<char> = Vec::new();
    for other in state.unit_ids().filter(|&other| state.seat(other) == seat) {
        let name = &state.sheet(other).unit.name.en;
        let initials = name.split([' ', '-', ',']).filter_map(|word| word.chars().next());
        let letters = initials.chain(name.chars()).chain('a'..='z');
        let mut letters = letters.filter(char::is_ascii_alphabetic).map(|c| c.to_ascii_lowercase());
        let free = letters.find(|letter| !taken.contains(letter)).unwrap_or('?');
        if other == unit {
            return if seat.0 == 0 { free.to_ascii_uppercase() } else { free };
        }
        taken.push(free);
    }
    '?'
}

/// What lies in a cell where nobody stands.
fn ground(state: &State, (column, row): (i32, i32)) -> String {
    let at =
        |objective: &&shatterpoint::state::Objective| cell(objective.spot.point()) == (column, row);
    if let Some(objective) = state.objectives.iter().find(at) {
        return match (objective.active, objective.control) {
            (false, _) => "○ ".to_owned(),
            (true, Some(seat)) => format!("◎{}", u16::from(seat.0) + 1),
            (true, None) => "◎ ".to_owned(),
        };
    }
    let transfers = state.table.terrain.transfers.iter().flatten();
    if transfers.map(|spot| cell(spot.point())).any(|at| at == (column, row)) {
        return "H ".to_owned();
    }
    let centre = Point { x: column * CELL, y: row * CELL };
    let covers = |piece: &&Piece| covers(&piece.footprint, centre);
    let top = state.table.terrain.pieces.iter().filter(covers).max_by_key(|piece| piece.top);
    match top {
        None => "· ".to_owned(),
        Some(piece) if !piece.stand => "██".to_owned(),
        Some(piece) => format!("{}{}", shade(piece), inches(piece.top)),
    }
}

fn covers(footprint: &Polygon, point: Point) -> bool {
    footprint.side(point) != Side::Outside
}

/// Bridges are light, what stands on the ground is darker.
fn shade(piece: &Piece) -> char {
    if piece.bottom > 0 && piece.top - piece.bottom < CELL { '░' } else { '▒' }
}

/// A height in whole inches, in one character.
fn inches(height: i32) -> char {
    let inches = (height + 1270) / 2540;
    u32::try_from(inches).ok().and_then(|inches| char::from_digit(inches, 10)).unwrap_or('+')
}
