//! Team battles (chapter "Team battle"): what the players of a team decide among themselves.
//!
//! Whatever else a team has of its own stands where the game for two has it: armies in `army`, the
//! set-up in `setup` and `deployment`, orders in `command`; who is a friend says `State`.

use arrayvec::ArrayVec;
use kernel::{Flow, MOST_SEATS, Rule, Seat, Team};

use crate::event::Event;
use crate::question::{Choice, Picked, Prompt};
use crate::state::State;
use crate::{Play, activation, command};

type Seats = ArrayVec<Seat, MOST_SEATS>;

/// Who has priority: the fewest pips of all (LG-TEAM-10); of mates with equally few they choose
/// (LG-TEAM-11); of opponents the one whose team has fewer pips in all (LG-TEAM-12), or by chance
/// counts so (LG-TEAM-13). A player without a card comes after all who have one.
///
/// # Errors
/// Pauses for the answer.
pub fn priority(play: &mut Play<'_>) -> Flow<(Seat, &'static [Rule])> {
    // Whose units are all defeated is out of the game (LG-WIN-02).
    let in_game = |&seat: &Seat| {
        play.unit_ids().any(|unit| play.seat(unit) == seat && !play.unit(unit).defeated)
    };
    let pips = |seat| (command::pips(play, seat).unwrap_or(u8::MAX), seat);
    let all: ArrayVec<(u8, Seat), MOST_SEATS> = play.seats().filter(in_game).map(pips).collect();
    let least = all.iter().map(|(pips, _)| *pips).min();
    let fewest = all.into_iter().filter(|(pips, _)| Some(*pips) == least);
    let mut tied: Seats = fewest.map(|(_, seat)| seat).collect();
    let mut rules: &[Rule] = &[Rule("LG-TEAM-10")];
    if tied.iter().any(|seat| seat.team() != tied[0].team()) {
        let team = lower_total(play);
        tied.retain(|seat| seat.is_with(team));
        rules = &[Rule("LG-TEAM-12")];
    }
    if tied.len() > 1 {
        rules = &[Rule("LG-TEAM-11")];
    }
    Ok((pick(play, Picked::Priority, &tied)?, rules))
}

/// The team whose command cards have fewer pips in all; of equal ones chance finds one.
fn lower_total(play: &mut Play<'_>) -> Seat {
    let totals = [Seat(0), Seat(1)].map(|team| {
        let cards = play.team(team).filter_map(|seat| command::pips(play, seat));
        cards.fold(0, u8::saturating_add)
    });
    let coin = totals[0] == totals[1];
    let team = if coin { Seat(play.draw(2) as u8) } else { Seat(u8::from(totals[1] < totals[0])) };
    let rules: &[Rule] = if coin { &[Rule("LG-TEAM-13")] } else { &[Rule("LG-TEAM-12")] };
    play.tell(rules, |_| Event::TeamTie { totals, team, coin });
    team
}

/// Who of a side activates a unit: in the first turn of a round the player with priority
/// (LG-TEAM-10), later whom the team chooses (LG-TEAM-17), of those who have one left.
///
/// # Errors
/// Pauses for the answer.
pub fn activates(play: &mut Play<'_>, side: Seat) -> Flow<Seat> {
    let mut able: Seats =
        play.team(side).filter(|&seat| activation::has_turn(play, seat)).collect();
    // Whoever has only tokens of defeated units left would draw in vain, and the team lose its turn.
    if able.iter().any(|&seat| activation::has_unit(play, seat)) {
        able.retain(|seat| activation::has_unit(play, *seat));
    }
    let first = !play.players.iter().any(|player| player.begun);
    if first && able.contains(&play.priority) {
        return Ok(play.priority);
    }
    pick(play, Picked::Activation, &able)
}

/// Whether a side has begun its activations of this round.
#[must_use]
pub fn has_begun(state: &State, side: Seat) -> bool {
    state.team(side).any(|seat| state.player(seat).begun)
}

/// A team picks one of its members. A single one is not asked about.
fn pick(play: &mut Play<'_>, picked: Picked, members: &[Seat]) -> Flow<Seat> {
    let Some((&first, others)) = members.split_first() else { return Ok(play.active) };
    if others.is_empty() {
        return Ok(first);
    }
    let choice = play.choose(Team(first), Prompt::Player(picked), |_| {
        members.iter().copied().map(Choice::Player).collect()
    })?;
    Ok(if let Choice::Player(seat) = choice { seat } else { first })
}
