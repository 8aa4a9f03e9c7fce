//! Struggles: the track, momentum, winning, the reset (chapter "Struggles").

use kernel::{Flow, Outcome, Rule, Seat, Stop};

use crate::event::{Event, MomentumCause, StruggleCause};
use crate::question::{Choice, Prompt};
use crate::state::{Stage, State, Struggle};
use crate::table::{Edition, SPACES};
use crate::{Play, conditions, objectives};

/// The most struggles of a game: a card of each phase (SP-MISSION-02).
pub const MOST: u8 = 3;

/// Moves the struggle token toward a player's momentum tokens, space by space; a struggle is won on
/// a space with a momentum token of either player (SP-STRUGGLE-06, SP-STRUGGLE-09).
///
/// # Errors
/// The game ends with the second struggle card.
pub fn move_token(play: &mut Play<'_>, seat: Seat, spaces: u8, cause: StruggleCause) -> Flow<()> {
    let from = play.token;
    let (to, winner) = destination(play, seat, spaces);
    play.token = to;
    if to != from {
        play.tell(&[Rule("SP-STRUGGLE-06")], |_| Event::Token { seat, from, to, cause });
    }
    winner.map_or(Ok(()), |winner| win(play, winner))
}

/// Where the token comes to, and who wins the struggle there.
fn destination(state: &State, seat: Seat, spaces: u8) -> (i8, Option<Seat>) {
    let mut space = state.token;
    let spaces = if is_won(state) { 0 } else { spaces };
    for _ in 0..spaces {
        let next = space + State::own_side(seat);
        if next.unsigned_abs() > SPACES {
            break;
        }
        space = next;
        let on = [seat, seat.other()];
        let winner = on.into_iter().find(|&owner| state.has_momentum(owner, space));
        if winner.is_some() {
            return (space, winner);
        }
    }
    (space, None)
}

/// Where the token would go at the end of the turn, and how many objectives would move it, as they
/// are controlled now. Control is decided anew then (SP-OBJ-05): a look ahead, no promise.
#[must_use]
pub fn ahead(state: &State) -> Option<(i8, u8)> {
    let turns = state.stage == Stage::Turns && state.operation.is_none() && !is_won(state);
    let objectives = moving(state);
    let to = destination(state, state.active, objectives).0;
    (turns && objectives > 0).then_some((to, objectives))
}

/// The active objectives that move the token at the end of the turn: none in the first turn of the
/// game (SP-STRUGGLE-07).
fn moving(state: &State) -> u8 {
    if state.turn == 1 { 0 } else { objectives::controlled(state, state.active) }
}

/// Whether the current struggle is over: it waits for the reset (SP-STRUGGLE-12).
#[must_use]
pub fn is_won(state: &State) -> bool {
    state.struggle.is_none_or(|struggle| struggle.won_by.is_some())
}

/// A player gains a momentum token on the free space farthest from the middle (SP-STRUGGLE-20); with
/// all eight taken none (SP-STRUGGLE-24). On the struggle token's space it wins the struggle
/// (SP-STRUGGLE-10).
///
/// # Errors
/// The game ends with the second struggle card.
pub fn gain_momentum(play: &mut Play<'_>, seat: Seat, cause: MomentumCause) -> Flow<()> {
    if play.player(seat).momentum >= SPACES || is_won(play) {
        return Ok(());
    }
    play.player_mut(seat).momentum += 1;
    let tokens = play.player(seat).momentum;
    play.tell(&[Rule("SP-STRUGGLE-20")], |_| Event::Momentum { seat, tokens, cause });
    let space = play.token;
    if play.has_momentum(seat, space) { win(play, seat) } else { Ok(()) }
}

/// The winner claims the card (SP-STRUGGLE-12); with two of them the game is won at once
/// (SP-CORE-02).
fn win(play: &mut Play<'_>, seat: Seat) -> Flow<()> {
    let Some(struggle) = &mut play.struggle else { return Ok(()) };
    struggle.won_by = Some(seat);
    let number = struggle.number;
    play.player_mut(seat).won += 1;
    let cards = play.player(seat).won;
    play.tell(&[Rule("SP-STRUGGLE-12")], |_| Event::StruggleWon { seat, number, cards });
    if cards >= 2 {
        return Err(Stop::Over(Outcome { winner: Some(seat), rule: Rule("SP-CORE-02") }));
    }
    Ok(())
}

/// Turn step 9: the active player moves the token a space for each active objective under own
/// control (SP-STRUGGLE-06), but not in the first turn of the game (SP-STRUGGLE-07); then momentum
/// by its position.
///
/// # Errors
/// The game ends with the second struggle card.
pub fn end_of_turn(play: &mut Play<'_>) -> Flow<()> {
    let seat = play.active;
    let first_turn = play.turn == 1;
    let (before, spaces) = (play.token, moving(play));
    move_token(play, seat, spaces, StruggleCause::Objectives)?;
    if is_won(play) {
        return Ok(());
    }
    // The earlier edition asks that the active player moved the token (SP-STRUGGLE-22, -23).
    let moved = play.token != before || play.table.edition == Edition::July2023;
    let own = play.token * State::own_side(seat);
    if own < 0 && moved {
        gain_momentum(play, seat, MomentumCause::Behind)?;
    }
    if own == 0 && moved && !first_turn {
        gain_momentum(play, seat, MomentumCause::Middle)?;
        gain_momentum(play, seat.other(), MomentumCause::Middle)?;
    }
    Ok(())
}

/// Reveals the next struggle card; with several maps the loser of the last struggle chooses one
/// (SP-MISSION-06). The objectives on the map become active (SP-STRUGGLE-16, SP-SETUP-15).
///
/// # Errors
/// Pauses for the choice of the map.
pub fn reveal(play: &mut Play<'_>, chooser: Seat) -> Flow<()> {
    let Some(card) = play.missions_deck.last().copied() else { return Ok(()) };
    let number = play.struggle.map_or(1, |struggle| struggle.number + 1);
    let maps =
        play.mission_pack().map_or(0, |mission| mission.struggle[usize::from(card)].map.len());
    let maps = maps as u8;
    let prompt = Prompt::StruggleMap(card);
    let choice = play.choose(chooser, prompt, |_| (0..maps).map(Choice::Map).collect())?;
    let map = if let Choice::Map(map) = choice { map } else { 0 };
    play.missions_deck.pop();
    play.struggle = Some(Struggle { number, card, map, won_by: None });
    let active = objectives::activate(play, card, map);
    play.tell(&[Rule("SP-STRUGGLE-16")], |_| Event::Struggle { number, card, map, active });
    conditions::drop_immune(play);
    Ok(())
}

/// Turn step 11 after a struggle was won: everything of it is cleared (SP-STRUGGLE-14,
/// SP-STRUGGLE-18) and nothing else (SP-STRUGGLE-19); then the next card.
///
/// # Errors
/// Pauses for the choice of the map.
pub fn reset(play: &mut Play<'_>) -> Flow<()> {
    let Some(winner) = play.struggle.and_then(|struggle| struggle.won_by) else { return Ok(()) };
    play.token = 0;
    for player in &mut play.players {
        player.momentum = 1;
    }
    for objective in &mut play.objectives {
        (objective.active, objective.control, objective.priority) = (false, None, false);
    }
    play.tell(&[Rule("SP-STRUGGLE-14")], |_| Event::Reset);
    reveal(play, winner.other())
}
