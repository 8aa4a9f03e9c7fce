//! Trackers beside the struggle track: spaces that hold a damage token each.

use kernel::{Flow, Rule, Seat};

use super::card::Tracker;
use crate::Play;
use crate::event::Event;
use crate::language::Face;
use crate::question::{Choice, Prompt};
use crate::state::State;

/// The number of a tracker by its id.
#[must_use]
pub fn number(state: &State, id: &str) -> Option<u8> {
    let trackers = &state.table.operation.as_ref()?.tracker;
    trackers.iter().position(|tracker| tracker.id == id).map(|number| number as u8)
}

/// The card of a tracker.
#[must_use]
pub fn card(state: &State, tracker: u8) -> Option<&Tracker> {
    state.table.operation.as_ref()?.tracker.get(usize::from(tracker))
}

/// Whether a space of a tracker holds a token.
#[must_use]
pub fn is_filled(state: &State, tracker: u8, space: usize) -> bool {
    let filled = state.operation.as_ref().and_then(|now| now.trackers.get(usize::from(tracker)));
    filled.is_some_and(|filled| filled >> space & 1 == 1)
}

/// The spaces of a tracker, each with what it shows and whether it holds a token.
fn spaces(state: &State, tracker: u8) -> impl Iterator<Item = (u8, &[Face], bool)> {
    let spaces = card(state, tracker).map_or(&[][..], |card| &card.spaces);
    (0..).zip(spaces).map(move |(space, shown): (u8, &Vec<Face>)| {
        (space, &shown[..], is_filled(state, tracker, space.into()))
    })
}

/// Whether an empty space of a tracker shows a result.
#[must_use]
pub fn asks_for(state: &State, tracker: u8, face: Face) -> bool {
    open(state, tracker, face) > 0
}

/// How many empty spaces of a tracker show a result.
#[must_use]
pub fn open(state: &State, tracker: u8, face: Face) -> u8 {
    let open = spaces(state, tracker).filter(|(_, shown, filled)| !filled && shown.contains(&face));
    open.count() as u8
}

/// Whether a space of a tracker that holds a token shows a result.
#[must_use]
pub fn holds(state: &State, tracker: u8, face: Face) -> bool {
    spaces(state, tracker).any(|(_, shown, filled)| filled && shown.contains(&face))
}

/// Whether every space of a tracker holds a token.
#[must_use]
pub fn is_full(state: &State, id: &str) -> bool {
    number(state, id).is_some_and(|tracker| spaces(state, tracker).all(|(_, _, filled)| filled))
}

/// Puts a token on a space or takes it off.
fn set(play: &mut Play<'_>, tracker: u8, space: u8, filled: bool) {
    let now = play.operation.as_mut();
    if let Some(spaces) = now.and_then(|now| now.trackers.get_mut(usize::from(tracker))) {
        let bit = 1 << space.min(15);
        *spaces = if filled { *spaces | bit } else { *spaces & !bit };
    }
    play.tell(&[Rule("SO-TRACK-01")], |_| Event::Tracker { tracker, space, filled });
}

/// Tokens are put on the next empty spaces, as far as there are any.
pub fn fill(play: &mut Play<'_>, id: &str, tokens: u8) {
    let Some(tracker) = number(play, id) else { return };
    for _ in 0..tokens {
        let next = spaces(play, tracker).find(|(_, _, filled)| !filled);
        let Some((space, ..)) = next else { return };
        set(play, tracker, space, true);
    }
}

/// A token is put on the empty space that shows a result, if there is one (SO-TRACK-04).
pub fn fill_shown(play: &mut Play<'_>, tracker: u8, face: Face) {
    let open = spaces(play, tracker).find(|(_, shown, on)| !on && shown.contains(&face));
    if let Some(space) = open.map(|(space, ..)| space) {
        set(play, tracker, space, true);
    }
}

/// One token is taken off the last space that holds one. Says how many are left, if there was one.
pub fn withdraw(play: &mut Play<'_>, tracker: u8) -> Option<u8> {
    let filled: Vec<u8> = spaces(play, tracker).filter(|(.., on)| *on).map(|(n, ..)| n).collect();
    let last = *filled.last()?;
    set(play, tracker, last, false);
    Some(filled.len() as u8 - 1)
}

/// How many tokens are on a tracker.
#[must_use]
pub fn tokens(state: &State, tracker: u8) -> u8 {
    spaces(state, tracker).filter(|(.., on)| *on).count() as u8
}

/// All tokens are taken off.
pub fn empty(play: &mut Play<'_>, id: &str) {
    let Some(tracker) = number(play, id) else { return };
    let filled: Vec<u8> = spaces(play, tracker).filter(|(.., on)| *on).map(|(n, ..)| n).collect();
    for space in filled {
        set(play, tracker, space, false);
    }
}

/// Each result puts a token on an empty space that shows it, if there is one (SO-TRACK-02).
///
/// # Errors
/// Pauses for the choice of a space.
pub fn fill_rolled(play: &mut Play<'_>, seat: Seat, id: &str, roll: &[Face]) -> Flow<()> {
    let Some(tracker) = number(play, id) else { return Ok(()) };
    for face in roll {
        if let Some(space) = choose(play, seat, tracker, &[*face], false)? {
            set(play, tracker, space, true);
        }
    }
    Ok(())
}

/// One token is taken off a space that shows one of the results, if there is one (SO-TRACK-03).
///
/// # Errors
/// Pauses for the choice of a space.
pub fn empty_rolled(play: &mut Play<'_>, seat: Seat, id: &str, roll: &[Face]) -> Flow<()> {
    let Some(tracker) = number(play, id) else { return Ok(()) };
    if let Some(space) = choose(play, seat, tracker, roll, true)? {
        set(play, tracker, space, false);
    }
    Ok(())
}

/// A token goes from the last space of a tracker to an empty space of another, of the player's choice
/// (SO-TRACK-05).
///
/// # Errors
/// Pauses for the choice of a space.
pub fn transfer(play: &mut Play<'_>, seat: Seat, from: u8, to: u8) -> Flow<()> {
    if tokens(play, from) == 0 {
        return Ok(());
    }
    if let Some(space) = choose(play, seat, to, &Face::ALL, false)? {
        withdraw(play, from);
        set(play, to, space, true);
    }
    Ok(())
}

/// A token is taken off a space of the player's choice (SO-TRACK-06).
///
/// # Errors
/// Pauses for the choice of a space.
pub fn take_off(play: &mut Play<'_>, seat: Seat, tracker: u8) -> Flow<()> {
    if let Some(space) = choose(play, seat, tracker, &Face::ALL, true)? {
        set(play, tracker, space, false);
    }
    Ok(())
}

/// A space, filled or not, that shows one of the results. The player is asked where spaces that
/// show different results fit; of equal ones the first is filled and the last emptied.
fn choose(
    play: &mut Play<'_>,
    seat: Seat,
    tracker: u8,
    roll: &[Face],
    filled: bool,
) -> Flow<Option<u8>> {
    let mut fitting: Vec<(u8, Vec<Face>)> = Vec::new();
    let fits = |shown: &[Face]| shown.iter().any(|face| roll.contains(face));
    for (space, shown, on) in spaces(play, tracker) {
        let same = fitting.iter_mut().find(|(_, other)| other == shown);
        match same {
            _ if on != filled || !fits(shown) => {}
            Some(last) if filled => last.0 = space,
            Some(_) => {}
            None => fitting.push((space, shown.to_vec())),
        }
    }
    if fitting.is_empty() {
        return Ok(None);
    }
    let prompt = Prompt::Space { tracker, fills: !filled };
    let choice = play.choose(seat, prompt, |_| {
        fitting.iter().map(|(space, _)| Choice::Space(*space)).collect()
    })?;
    Ok(if let Choice::Space(space) = choice { Some(space) } else { None })
}
