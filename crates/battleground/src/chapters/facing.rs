//! Turning figures: after a move, for an attack, for a targeted skill.

use kernel::{Flow, Rule};

use crate::Play;
use crate::event::Event;
use crate::field::Place;
use crate::figures::base_places;
use crate::hex::{Direction, Hex};
use crate::question::{Choice, Prompt};
use crate::state::State;
use crate::table::FigureId;

/// Asks the owner which of some facings a figure takes, and turns it.
///
/// # Errors
/// Pauses for the answer.
pub fn ask(
    p: &mut Play,
    figure: FigureId,
    facings: &[Direction],
    rules: &'static [Rule],
) -> Flow<()> {
    let seat = p.seat(figure);
    let list = |_: &State| facings.iter().map(|&facing| Choice::Face(facing)).collect();
    if let Choice::Face(facing) = p.choose(seat, Prompt::Face(figure), list)? {
        turn(p, figure, facing, rules);
    }
    Ok(())
}

/// Turns a figure.
pub fn turn(p: &mut Play, figure: FigureId, facing: Direction, rules: &'static [Rule]) {
    let before = std::mem::replace(&mut p.figure_mut(figure).facing, facing);
    if before != facing {
        p.tell(rules, |_| Event::Faced { figure, facing });
    }
}

/// Turns a figure toward a hex of its target (BG-FACE-05, BG-FACE-06). If two facings fit equally,
/// its owner chooses (BG-FACE-07).
///
/// # Errors
/// Pauses for the choice.
pub fn turn_toward(
    p: &mut Play,
    figure: FigureId,
    hexes: &[Hex],
    rules: &'static [Rule],
) -> Flow<()> {
    let facings = toward(p, figure, hexes);
    if facings.is_empty() { Ok(()) } else { ask(p, figure, &facings, rules) }
}

/// The facings that point at any of some hexes.
fn toward(state: &State, figure: FigureId, hexes: &[Hex]) -> Vec<Direction> {
    if state.is_large(figure) {
        return large_toward(state, figure, hexes);
    }
    let own = state.figure(figure).place.hex();
    let mut facings = Vec::new();
    for &hex in hexes.iter().filter(|&&hex| hex != own) {
        // A neighbour is faced itself; for a distant hex the neighbour nearest to it.
        match own.direction_to(hex) {
            Some(facing) => facings.push(facing),
            None => facings.extend(own.towards(hex)),
        }
    }
    facings.sort_unstable();
    facings.dedup();
    facings
}

/// The facings a figure can take where it stands: of a large one only those in which its whole base
/// is in a legal position (BG-BIG-05).
#[must_use]
pub fn possible(state: &State, figure: FigureId) -> Vec<Direction> {
    let pivot = state.figure(figure).place;
    let legal = |&facing: &Direction| {
        let places = base_places(state.base(figure), pivot, facing);
        places.is_some_and(|places| {
            places.iter().all(|&place| {
                state.table.field.can_stand(place)
                    && state.occupant(place).is_none_or(|other| other == figure)
            })
        })
    };
    let standard = !state.is_large(figure);
    Direction::ALL.into_iter().filter(|facing| standard || legal(facing)).collect()
}

/// Of some facings the one that a figure turns to the least.
#[must_use]
pub fn least_turn(state: &State, figure: FigureId, facings: &[Choice]) -> Option<Choice> {
    let now = state.figure(figure).facing.index();
    let turn = |choice: &&Choice| match choice {
        Choice::Face(facing) => {
            let sixths = facing.index().abs_diff(now);
            sixths.min(6 - sixths)
        }
        _ => 6,
    };
    facings.iter().min_by_key(turn).copied()
}

/// A large figure turns until the hex with its mark borders the target (BG-BIG-15), or until the hex
/// before the mark is the nearest to it (BG-BIG-16); the closest legal turn counts.
fn large_toward(state: &State, figure: FigureId, hexes: &[Hex]) -> Vec<Direction> {
    let pivot = state.figure(figure).place;
    let Some(base) = state.base(figure) else { return Vec::new() };
    let beside = |places: &[Place]| {
        places.iter().any(|place| hexes.iter().any(|hex| place.hex().borders(*hex)))
    };
    let adjacent = beside(&state.places(figure));
    let rank = |facing: Direction| {
        let places = base_places(Some(base), pivot, facing)?;
        let mark = places.get(usize::from(base.mark))?.hex();
        let borders = hexes.iter().any(|hex| mark.borders(*hex));
        let nearest = hexes.iter().map(|&hex| apart(mark, facing, hex)).min()?;
        // Who is next to the target stays so: a turn is no way out of an engagement.
        Some((!borders, adjacent && !beside(&places), nearest))
    };
    let ranked: Vec<_> = possible(state, figure)
        .into_iter()
        .filter_map(|facing| rank(facing).map(|rank| (rank, facing)))
        .collect();
    let best = ranked.iter().map(|(rank, _)| *rank).min();
    ranked.into_iter().filter(|(rank, _)| Some(*rank) == best).map(|(_, facing)| facing).collect()
}

/// Twelve times the square of the distance from the centre of the hex before the mark, which may lie
/// off the board, to the centre of another one (BG-HEX-03).
fn apart(mark: Hex, facing: Direction, to: Hex) -> i32 {
    let (dx, dy) = match facing {
        Direction::N => (0, -2),
        Direction::NE => (3, -1),
        Direction::SE => (3, 1),
        Direction::S => (0, 2),
        Direction::SW => (-3, 1),
        Direction::NW => (-3, -1),
    };
    let (a, b) = (mark.centre(), to.centre());
    (a.x + dx - b.x).pow(2) + 3 * (a.y + dy - b.y).pow(2)
}
