//! Movement that others force on a character: displacing, pushing, pulling, swapping.

use kernel::{Flow, Rule};

use crate::event::Event;
use crate::field::Place;
use crate::hex::{Direction, Hex};
use crate::question::{Choice, Prompt};
use crate::state::State;
use crate::table::FigureId;
use crate::{Play, interrupt, reach};

/// Displaces a character to an adjacent hex of its owner's choice (BG-MOVE-21, BG-MOVE-22).
///
/// # Errors
/// Pauses for the choice.
pub fn displace(p: &mut Play, figure: FigureId, climber: FigureId) -> Flow<()> {
    let seat = p.seat(figure);
    let options = |state: &State| {
        reach::displacements(state, figure, Some(climber)).into_iter().map(Choice::Place).collect()
    };
    if let Choice::Place(to) = p.choose(seat, Prompt::Displace(figure), options)? {
        put(p, figure, to);
    }
    Ok(())
}

/// Moves a figure without turning it (BG-MFX-21) and without interrupts (BG-MFX-22).
fn put(p: &mut Play, figure: FigureId, to: Place) {
    let from = std::mem::replace(&mut p.figure_mut(figure).place, to);
    p.tell(&[Rule("BG-MOVE-21"), Rule("BG-MFX-16")], |_| Event::Shoved { figure, from, to });
}

/// Whether a character is pushed away or pulled closer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shove {
    /// Away from the other character.
    Push,
    /// Toward it.
    Pull,
}

/// Pushes or pulls a character over some hexes along the line that connects both characters
/// (BG-MFX-17, BG-MFX-18).
///
/// # Errors
/// Pauses where two directions fit, and where somebody is displaced.
pub fn shove(p: &mut Play, figure: FigureId, by: FigureId, how: Shove, hexes: u8) -> Flow<()> {
    if !p.is_up(figure) || !reach::can_be_shoved(p, figure) {
        return Ok(());
    }
    let seat = p.seat(figure);
    let options = |state: &State| directions(state, figure, by, how);
    let Choice::Face(direction) = p.choose(seat, Prompt::Direction(figure), options)? else {
        return Ok(());
    };
    for _ in 0..hexes {
        if !step(p, figure, direction)? {
            break;
        }
    }
    Ok(())
}

/// The directions closest to the connecting line; of two the owner of the moved character chooses.
/// Without a line, straight above each other or by no other character, it is any direction
/// (BG-MFX-16).
fn directions(state: &State, figure: FigureId, by: FigureId, how: Shove) -> Vec<Choice> {
    let own = state.figure(figure).place.hex();
    let nearest = state.places(by).into_iter().map(Place::hex).min_by_key(|hex| own.steps(*hex));
    let other: Hex = nearest.unwrap_or(own);
    match how {
        Shove::Push => other.towards(own).map(Choice::Face).collect(),
        Shove::Pull => own.towards(other).map(Choice::Face).collect(),
    }
}

/// One hex of a push or pull; says whether it can go on.
fn step(p: &mut Play, figure: FigureId, direction: Direction) -> Flow<bool> {
    let place = p.figure(figure).place;
    let Some(hex) = place.hex().neighbour(direction) else { return Ok(false) };
    let next = place.beside(hex);
    if place.is_high() && !p.table.field.has_platform(hex) {
        climb_down(p, figure, hex)?;
        return Ok(false);
    }
    // BG-MFX-19: terrain or a figure stops it.
    if !p.table.field.is_clear(next) || p.occupant(next).is_some() {
        return Ok(false);
    }
    put(p, figure, next);
    Ok(true)
}

/// Off the edge of a platform: a free climb down, displacing an occupant; if it cannot, it stays
/// (BG-MFX-20).
fn climb_down(p: &mut Play, figure: FigureId, hex: Hex) -> Flow<()> {
    let below = Place::ground(hex);
    if !p.table.field.can_stand(below) {
        return Ok(());
    }
    if let Some(other) = p.occupant(below) {
        if reach::displacements(p, other, Some(figure)).is_empty() {
            return Ok(());
        }
        displace(p, other, figure)?;
    }
    put(p, figure, below);
    Ok(())
}

/// Two characters swap positions and keep their facings (BG-MFX-23, BG-MFX-26). Opportunity attacks
/// come first (BG-MFX-25), standby is never triggered (BG-MFX-24).
///
/// # Errors
/// Pauses for opportunity attacks.
pub fn swap(p: &mut Play, a: FigureId, b: FigureId) -> Flow<()> {
    // BG-BIG-20. Two large bases need not fit each other's place, so they do not swap either.
    if a == b || p.is_large(a) || p.is_large(b) {
        return Ok(());
    }
    let active = p.turns.first().map(|turn| p.seat(turn.figure));
    let order = if active == Some(p.seat(b)) { [(b, a), (a, b)] } else { [(a, b), (b, a)] };
    for (figure, spared) in order {
        // If one of the two is knocked out, the swap does not happen and nobody leaves.
        if !p.is_up(figure) || !p.is_up(spared) {
            break;
        }
        interrupt::opportunity_attacks_except(p, figure, Some(spared))?;
    }
    if p.is_up(a) && p.is_up(b) {
        let (from, to) = (p.figure(a).place, p.figure(b).place);
        p.figure_mut(a).place = to;
        p.figure_mut(b).place = from;
        p.tell(&[Rule("BG-MFX-23")], |_| Event::Swapped { figures: [a, b] });
    }
    Ok(())
}
