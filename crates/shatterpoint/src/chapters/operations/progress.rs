//! The struggle track as a clock: momentum tokens come and go, the countdown (chapters "Progress",
//! "Victory conditions and the struggle track").

use kernel::{Flow, Outcome, Rule, Seat, Stop};

use super::card::Side;
use crate::Play;
use crate::event::{Event, ProgressCause};
use crate::question::{Choice, Prompt};
use crate::state::State;
use crate::table::SPACES;

/// What happens with momentum tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// One is added.
    Add,
    /// One is removed.
    Remove,
}

/// At the start of the own turn 1 momentum token is added to the own side (SO-PROG-02), to the
/// other one if that is full (SO-PROG-03), or none at all (SO-PROG-04).
pub fn start_of_turn(play: &mut Play<'_>) {
    let seat = play.active;
    if let Some(side) = [seat, seat.other()].into_iter().find(|&side| has_room(play, side)) {
        put(play, side, Change::Add, ProgressCause::Turn);
    }
}

/// Whether a token can be put on a side: its 8 spaces, never the middle one (SO-PROG-04).
fn has_room(state: &State, side: Seat) -> bool {
    state.player(side).momentum < SPACES
}

/// A player adds or removes a token on a side of the own choice, or on a given one. The Aggressor
/// removes none while the struggle token is on the middle space (SO-WIN-04).
///
/// # Errors
/// Pauses for the choice of the side.
pub fn change(
    play: &mut Play<'_>,
    seat: Seat,
    change: Change,
    side: Option<Side>,
    cause: ProgressCause,
) -> Flow<()> {
    let open = sides(play, seat, change, side);
    if open.is_empty() {
        return Ok(());
    }
    let prompt = Prompt::Progress { adds: change == Change::Add };
    let choice = play.choose(seat, prompt, |_| open.into_iter().map(Choice::Side).collect())?;
    if let Choice::Side(side) = choice {
        put(play, side, change, cause);
    }
    Ok(())
}

/// Whether a player could add or remove a token at all.
#[must_use]
pub fn can_change(state: &State, seat: Seat, change: Change, side: Option<Side>) -> bool {
    !sides(state, seat, change, side).is_empty()
}

/// The sides of the track on which a player can do it.
fn sides(state: &State, seat: Seat, change: Change, side: Option<Side>) -> Vec<Seat> {
    let Some(operation) = &state.operation else { return Vec::new() };
    let held = operation.token && seat == operation.aggressor;
    let possible = |&on: &Seat| match change {
        Change::Add => has_room(state, on),
        Change::Remove => state.player(on).momentum > 0 && !held,
    };
    let given = |&on: &Seat| side.is_none_or(|side| operation.seat(side) == on);
    [seat, seat.other()].into_iter().filter(possible).filter(given).collect()
}

/// Only the number on each side matters; sides fill from the outside (SO-PROG-06).
fn put(play: &mut Play<'_>, side: Seat, change: Change, cause: ProgressCause) {
    let by = play.active;
    let player = play.player_mut(side);
    match change {
        Change::Add => player.momentum += 1,
        Change::Remove => player.momentum -= 1,
    }
    let tokens = player.momentum;
    let adds = change == Change::Add;
    let rules: &'static [Rule] = match cause {
        ProgressCause::Turn if side == by => &[Rule("SO-PROG-02")],
        ProgressCause::Turn => &[Rule("SO-PROG-03")],
        ProgressCause::Rule(_) => &[Rule("SO-CARD-03")],
        ProgressCause::Token(..) => &[Rule("SO-ABIL-01"), Rule("SO-ABIL-02")],
        ProgressCause::Spent(..) => &[Rule("SO-ABIL-04"), Rule("SO-ABIL-05")],
        ProgressCause::Gained(..) => &[Rule("SO-ABIL-06"), Rule("SO-ABIL-07")],
    };
    play.tell(rules, |_| Event::Progress { side, tokens, adds, cause });
}

/// What a player does instead of moving the struggle token toward the own tokens (SO-ABIL-01,
/// SO-ABIL-02) or of gaining momentum (SO-ABIL-06, SO-ABIL-07): once, however much was named
/// (SO-ABIL-03).
///
/// # Errors
/// Pauses for the choice of the side.
pub fn instead_of_gaining(play: &mut Play<'_>, seat: Seat, cause: ProgressCause) -> Flow<()> {
    let aggressor = play.operation.as_ref().is_some_and(|now| now.aggressor == seat);
    change(play, seat, if aggressor { Change::Remove } else { Change::Add }, None, cause)
}

/// What a player does instead of spending momentum (SO-ABIL-04, SO-ABIL-05).
fn spending(state: &State, seat: Seat) -> Change {
    let aggressor = state.operation.as_ref().is_some_and(|now| now.aggressor == seat);
    if aggressor { Change::Add } else { Change::Remove }
}

/// Whether a player could do what stands for spending momentum (SO-ABIL-04, SO-ABIL-05).
#[must_use]
pub fn can_spend(state: &State, seat: Seat) -> bool {
    !sides(state, seat, spending(state, seat), None).is_empty()
}

/// A player spends momentum: one token is added by the Aggressor (SO-ABIL-04) or removed by the
/// Sentinel (SO-ABIL-05), whatever the number.
///
/// # Errors
/// Pauses for the choice of the side.
pub fn instead_of_spending(play: &mut Play<'_>, seat: Seat, cause: ProgressCause) -> Flow<()> {
    let does = spending(play, seat);
    change(play, seat, does, None, cause)
}

/// The spaces on both sides without a token.
#[must_use]
pub fn spaces_left(state: &State) -> u8 {
    state.players.iter().map(|player| SPACES.saturating_sub(player.momentum)).sum()
}

/// Whether all spaces on both sides hold tokens.
#[must_use]
pub fn is_full(state: &State) -> bool {
    spaces_left(state) == 0
}

/// Turn step 11. A full track at the end of the Aggressor's turn is the Sentinel's victory
/// (SO-WIN-02); at the end of the Sentinel's turn it puts the struggle token on the middle space
/// (SO-WIN-03), where it stays.
///
/// # Errors
/// The game ends by the countdown.
pub fn countdown(play: &mut Play<'_>) -> Flow<()> {
    let full = is_full(play);
    let seat = play.active;
    let Some(operation) = play.operation.as_mut().filter(|_| full) else { return Ok(()) };
    if operation.aggressor == seat {
        let winner = Some(seat.other());
        return Err(Stop::Over(Outcome { winner, rule: Rule("SO-WIN-02") }));
    }
    if !std::mem::replace(&mut operation.token, true) {
        play.tell(&[Rule("SO-WIN-03")], |_| Event::LastTurn);
    }
    Ok(())
}
