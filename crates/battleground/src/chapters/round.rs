//! The four rounds with their three phases.

use kernel::{Flow, Outcome, Rule};

use crate::event::Event;
use crate::question::{Choice, Prompt};
use crate::state::{Stage, State};
use crate::table::{Cards, MOST_FATE};
use crate::{Play, activation, cards, cleanup, setup};

/// Plays from one checkpoint to the next (BG-ROUND-02).
///
/// # Errors
/// Pauses for decisions.
pub fn step(p: &mut Play) -> Flow<Option<Outcome>> {
    match p.stage {
        Stage::Setup => setup::set_up(p)?,
        Stage::Preparation => prepare(p)?,
        Stage::ChooseCards => cards::choose(p)?,
        Stage::Activate => activation::begin(p)?,
        Stage::Act => activation::continue_acting(p)?,
        Stage::Cleanup => return cleanup::clean_up(p),
    }
    Ok(None)
}

/// A new round begins.
pub fn begin(p: &mut Play, round: u8) {
    p.round = round;
    for player in &mut p.players {
        player.passed = false;
        player.activations = 0;
        // BG-ACT-05: nobody is barred if nobody was activated in the round before.
        player.barred = player.last_activated.take();
    }
    p.tell(&[Rule("BG-ROUND-02")], |_| Event::Round { round });
}

/// The preparation phase: both may discard any cards in secret (BG-PREP-02), then draw up to 5 fate
/// cards (BG-PREP-01). Skipped in round 1 (BG-PREP-06).
fn prepare(p: &mut Play) -> Flow<()> {
    let choices = p.choose_together(&cards::SEATS, |_| Prompt::Discard, discards)?;
    for (seat, choice) in cards::SEATS.into_iter().zip(choices) {
        let Choice::Discard(mut discarded) = choice else { continue };
        let player = &mut p.players[seat.index()];
        player.hand.0 &= !discarded.0;
        player.face_down.0 |= discarded.0;
        let count = discarded.0.count_ones() as u8;
        let known = Some(discarded);
        player.discard.take_all(&mut discarded);
        if count > 0 {
            p.tell(&[Rule("BG-PREP-02")], |_| Event::Discarded { seat, count, cards: known });
        }
    }
    for seat in cards::SEATS {
        cards::draw(p, seat, MOST_FATE);
    }
    p.stage = Stage::ChooseCards;
    Ok(())
}

/// Every set of cards in hand, from none to all.
fn discards(state: &State, seat: kernel::Seat) -> Vec<Choice> {
    let hand = state.players[seat.index()].hand;
    let mut sets = vec![Cards::default()];
    for card in hand.iter() {
        for i in 0..sets.len() {
            let mut more = sets[i];
            more.insert(card);
            sets.push(more);
        }
    }
    sets.into_iter().map(Choice::Discard).collect()
}
