//! Fate and glory cards: choosing in secret, revealing, bonuses, drawing.

use kernel::{Flow, Rule, Seat};

use crate::event::Event;
use crate::modifiers::Rank;
use crate::question::{Bonus, Choice, Prompt};
use crate::state::{Stage, State};
use crate::table::{Card, CardId, Cards, FigureId, MOST_FATE, MOST_MANA};
use crate::{Play, effects, mana, missions};

/// Both seats.
pub const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// Step 1 of the activation phase: each player who has not passed chooses a card or passes, in
/// secret; both are revealed together (BG-CARD-02, BG-CARD-19).
///
/// # Errors
/// Pauses for the choices.
pub fn choose(p: &mut Play) -> Flow<()> {
    let seats: Vec<Seat> =
        SEATS.into_iter().filter(|seat| !p.players[seat.index()].passed).collect();
    let choices = p.choose_together(&seats, |_| Prompt::ChooseCard, choosable)?;
    for (&seat, choice) in seats.iter().zip(&choices) {
        match choice {
            Choice::Card(card) => reveal(p, seat, *card),
            _ => pass(p, seat),
        }
    }
    p.to_activate = order(p);
    // BG-CARD-21: when both have passed the phase is over.
    p.stage = if p.to_activate.is_empty() { Stage::Cleanup } else { Stage::Activate };
    Ok(())
}

/// The cards in hand, and passing; only passing without a ready character (BG-CARD-19).
fn choosable(state: &State, seat: Seat) -> Vec<Choice> {
    let ready = state.squad(seat).any(|id| state.is_ready(id));
    let hand = state.players[seat.index()].hand.iter().filter(|_| ready);
    hand.map(Choice::Card).chain([Choice::Pass]).collect()
}

fn reveal(p: &mut Play, seat: Seat, card: CardId) {
    let player = &mut p.players[seat.index()];
    player.hand.remove(card);
    player.revealed = Some(card);
    let initiative = p.card(seat, card).map_or(0, Card::initiative);
    p.tell(&[Rule("BG-CARD-02")], |_| Event::Revealed { seat, card, initiative });
}

/// A player passes and is finished for this round (BG-CARD-19).
pub fn pass(p: &mut Play, seat: Seat) {
    p.players[seat.index()].passed = true;
    p.tell(&[Rule("BG-CARD-19")], |_| Event::Passed { seat });
}

/// Higher initiative acts first (BG-CARD-05), then priority (BG-CARD-06); a single card needs no
/// comparison (BG-CARD-20).
fn order(state: &State) -> arrayvec::ArrayVec<Seat, 2> {
    let initiative = |seat: Seat| {
        let card = state.players[seat.index()].revealed?;
        state.card(seat, card).map(Card::initiative)
    };
    let first = match (initiative(Seat(0)), initiative(Seat(1))) {
        (Some(a), Some(b)) if a == b => state.priority,
        (Some(a), Some(b)) if a < b => Seat(1),
        _ => Seat(0),
    };
    [first, first.other()].into_iter().filter(|&seat| initiative(seat).is_some()).collect()
}

/// The two bonuses of a card (BG-CARD-11, BG-CARD-13).
#[must_use]
pub fn bonuses(card: &Card) -> [Bonus; 2] {
    if card.is_fate() { [Bonus::Ability, Bonus::Mana] } else { [Bonus::Mission, Bonus::Ap] }
}

/// Whether a further card may be played for a bonus (BG-CARD-14, BG-CARD-15).
///
/// # Errors
/// The rule that forbids it.
pub fn may_play(state: &State, seat: Seat, card: CardId, bonus: Bonus) -> Result<(), Rule> {
    let held = state.players[seat.index()].hand.contains(card);
    let card = state.card(seat, card).filter(|_| held).ok_or(Rule("BG-CARD-14"))?;
    if bonuses(card).contains(&bonus) {
        Ok(())
    } else {
        Err(Rule(if card.is_fate() { "BG-CARD-11" } else { "BG-CARD-13" }))
    }
}

/// Plays a further card for exactly one of its bonuses (BG-CARD-15); in an interrupt too
/// (BG-INT-04).
///
/// # Errors
/// Pauses for decisions.
pub fn play_further(
    p: &mut Play,
    seat: Seat,
    figure: FigureId,
    card: CardId,
    bonus: Bonus,
) -> Flow<()> {
    p.players[seat.index()].hand.remove(card);
    if let Some(turn) = p.turns.last_mut() {
        turn.cards.insert(card);
    }
    p.tell(&[Rule("BG-CARD-14"), Rule("BG-INT-04")], |_| Event::Played { seat, figure, card });
    take_bonus(p, seat, figure, card, bonus)
}

/// Asks for the bonus of the card a character was activated with (BG-CARD-10).
///
/// # Errors
/// Pauses for decisions.
pub fn resolve_bonus(p: &mut Play, seat: Seat, figure: FigureId, card: CardId) -> Flow<()> {
    let choice = p.choose(seat, Prompt::Bonus(card), |state| {
        let bonuses = state.card(seat, card).map(bonuses);
        bonuses.into_iter().flatten().map(Choice::Bonus).collect()
    })?;
    let Choice::Bonus(bonus) = choice else { return Ok(()) };
    take_bonus(p, seat, figure, card, bonus)
}

fn take_bonus(p: &mut Play, seat: Seat, figure: FigureId, id: CardId, bonus: Bonus) -> Flow<()> {
    p.tell(&[Rule("BG-CARD-11"), Rule("BG-CARD-13")], |_| Event::BonusTaken {
        seat,
        figure,
        card: id,
        bonus,
    });
    let table = p.table.clone();
    match (table.cards[seat.index()].get(usize::from(id.0)), bonus) {
        (Some(Card::Fate(card)), Bonus::Ability) => {
            effects::apply(p, &card.ability, effects::Cause::of(figure, Rank::Card))?;
        }
        (Some(Card::Fate(card)), Bonus::Mana) => mana::gain(p, figure, card.bonus_mana),
        (Some(Card::Glory(_)), Bonus::Mission) => missions::begin(p, id),
        (Some(Card::Glory(_)), Bonus::Ap) => effects::gain_ap(p, figure, 1),
        _ => {}
    }
    Ok(())
}

/// How many cards a player draws who discards some before (BG-PREP-01, BG-PREP-02).
pub fn draws_after(state: &State, seat: Seat, discarded: Cards) -> u8 {
    let fate = |card: &CardId| state.card(seat, *card).is_some_and(Card::is_fate);
    let gone = discarded.iter().filter(fate).count();
    let room = MOST_FATE.saturating_sub(state.fate_in_hand(seat).saturating_sub(gone));
    room.min(state.players[seat.index()].deck.len()) as u8
}

/// How much of a card's bonus mana the acting character can keep, if not all (BG-MANA-02).
pub fn mana_of(state: &State, seat: Seat, card: CardId) -> Option<u8> {
    let Card::Fate(card) = state.card(seat, card)? else { return None };
    let mana = state.figure(state.turns.last()?.figure).mana;
    Some(MOST_MANA.saturating_sub(mana)).filter(|room| *room < card.bonus_mana)
}

/// Draws fate cards: what is left of the deck, never beyond 5 in hand (BG-PREP-01, BG-PREP-03).
pub fn draw(p: &mut Play, seat: Seat, most: usize) {
    let room = MOST_FATE.saturating_sub(p.fate_in_hand(seat));
    let player = &mut p.players[seat.index()];
    let mut drawn = Cards::default();
    let mut count = 0;
    while usize::from(count) < most.min(room) {
        let Some(card) = player.deck.pop() else { break };
        player.hand.insert(card);
        drawn.insert(card);
        count += 1;
    }
    if count > 0 {
        let rules: &[Rule] = &[Rule("BG-PREP-01"), Rule("BG-PREP-03")];
        p.tell(rules, |_| Event::Drew { seat, count, cards: Some(drawn) });
    }
}
