//! The order deck, the reserve, the Shatterpoint card (chapter "Order cards").

use kernel::{Flow, Rule, Seat};

use crate::event::Event;
use crate::language::Modifier;
use crate::question::{Choice, OrderCard, Prompt};
use crate::state::State;
use crate::table::UnitId;
use crate::{Play, force};

/// What reserving a card or passing on the Shatterpoint card costs (SP-ORDER-08, SP-ORDER-14).
pub const PRICE: u8 = 1;

/// Turn step 2: the order card of this turn; nothing if nobody can be activated (SP-ORDER-25).
/// From the reserve if it is used (SP-ORDER-05), else from the deck.
///
/// # Errors
/// Pauses for answers.
pub fn order(play: &mut Play<'_>) -> Flow<Option<OrderCard>> {
    let seat = play.active;
    if uses_reserve(play, seat)? {
        return Ok(take_reserve(play, seat));
    }
    let mut reserved = false;
    loop {
        let Some(card) = reveal(play, seat) else { return Ok(take_reserve(play, seat)) };
        let options = |state: &State| options(state, seat, card, reserved);
        match play.choose(seat, Prompt::Revealed(card), options)? {
            Choice::Reserve => {
                reserve(play, seat, card);
                reserved = true;
            }
            Choice::ReserveToBottom => {
                pay_reserve(play, seat, card);
                play.player_mut(seat).deck.insert(0, card);
                play.tell(&[Rule("SP-ORDER-08")], |_| Event::ToBottom { seat, card });
                reserved = true;
            }
            Choice::PassShatterpoint => return Ok(pass(play, seat)),
            _ => return Ok(Some(card)),
        }
    }
}

/// Whether the card in reserve is used: a free choice while there are cards in the deck
/// (SP-ORDER-05), a must when it is empty (SP-ORDER-06).
fn uses_reserve(play: &mut Play<'_>, seat: Seat) -> Flow<bool> {
    if play.player(seat).reserve.is_none() {
        return Ok(false);
    }
    let choice = play.choose(seat, Prompt::Order, |state| {
        let deck = (!state.player(seat).deck.is_empty()).then_some(Choice::Reveal);
        deck.into_iter().chain([Choice::UseReserve]).collect()
    })?;
    Ok(choice == Choice::UseReserve)
}

fn take_reserve(play: &mut Play<'_>, seat: Seat) -> Option<OrderCard> {
    let card = play.player_mut(seat).reserve.take()?;
    play.tell(&[Rule("SP-ORDER-05")], |_| Event::ReserveUsed { seat, card });
    Some(card)
}

/// Reveals the top card. Cards of defeated units leave the game on the way (SP-ORDER-07). With
/// nothing left in deck and reserve the deck is refreshed first (SP-ORDER-20); while a card is in
/// reserve it is not (SP-ORDER-21).
fn reveal(play: &mut Play<'_>, seat: Seat) -> Option<OrderCard> {
    loop {
        let card = match play.player_mut(seat).deck.pop() {
            Some(card) => card,
            None if play.player(seat).reserve.is_some() => return None,
            None if play.player(seat).discard.is_empty() => return None,
            None => {
                refresh(play, seat);
                continue;
            }
        };
        if let OrderCard::Unit(unit) = card
            && play.unit(unit).defeated
        {
            play.tell(&[Rule("SP-ORDER-07")], |_| Event::OrderRemoved { seat, card });
            continue;
        }
        play.tell(&[Rule("SP-ORDER-05")], |_| Event::Revealed { seat, card });
        return Some(card);
    }
}

/// What can be done with a revealed card: use it; reserve it, once a turn (SP-ORDER-08), not with a
/// card in reserve (SP-ORDER-10), not the Shatterpoint card (SP-ORDER-13) and not the last card of
/// the deck (SP-ORDER-09); or pass on the Shatterpoint card (SP-ORDER-14).
fn options(state: &State, seat: Seat, card: OrderCard, reserved: bool) -> Vec<Choice> {
    let player = state.player(seat);
    let mut options = vec![Choice::Activate];
    match card {
        OrderCard::Unit(unit) => {
            let free = !reserved && player.reserve.is_none();
            if free && player.ready >= reserve_cost(state, unit) {
                if !player.deck.is_empty() {
                    options.push(Choice::Reserve);
                }
                if has(state, unit, &Modifier::ReserveToBottom) && !player.deck.is_empty() {
                    options.push(Choice::ReserveToBottom);
                }
            }
        }
        OrderCard::Shatterpoint => {
            if !player.deck.is_empty() && player.ready >= PRICE {
                options.push(Choice::PassShatterpoint);
            }
        }
    }
    options
}

fn has(state: &State, unit: UnitId, rule: &Modifier) -> bool {
    let mut always = state.sheet(unit).always();
    always.any(|other| other == rule)
}

/// What reserving a unit's card costs: 1 Force (SP-ORDER-08), less where a card says so.
#[must_use]
pub fn reserve_cost(state: &State, unit: UnitId) -> u8 {
    let always = state.sheet(unit).always();
    let discount = always.map(|rule| match rule {
        Modifier::ReserveDiscount(less) => *less,
        _ => 0,
    });
    PRICE.saturating_sub(discount.sum())
}

fn pay_reserve(play: &mut Play<'_>, seat: Seat, card: OrderCard) -> u8 {
    let OrderCard::Unit(unit) = card else { return 0 };
    let cost = reserve_cost(play, unit);
    force::spend(play, seat, cost);
    cost
}

/// Puts a card into the reserve, face up (SP-ORDER-11).
fn reserve(play: &mut Play<'_>, seat: Seat, card: OrderCard) {
    let force = pay_reserve(play, seat, card);
    play.player_mut(seat).reserve = Some(card);
    play.tell(&[Rule("SP-ORDER-08")], |_| Event::Reserved { seat, card, force });
}

/// Passes on the Shatterpoint card: the next card must be used (SP-ORDER-15), and the Shatterpoint
/// card is shuffled back into the deck after that one was revealed (SP-ORDER-14).
fn pass(play: &mut Play<'_>, seat: Seat) -> Option<OrderCard> {
    force::spend(play, seat, PRICE);
    play.tell(&[Rule("SP-ORDER-14")], |_| Event::ShatterpointPassed { seat });
    let card = reveal(play, seat);
    let player = play.player_mut(seat);
    player.deck.push(OrderCard::Shatterpoint);
    play.shuffle(|state| state.players[seat.index()].deck.as_mut_slice());
    match card {
        Some(card) => Some(card),
        // All others belonged to defeated units: only the reserve or the Shatterpoint card is left.
        None => take_reserve(play, seat).or_else(|| play.player_mut(seat).deck.pop()),
    }
}

/// The used card goes to the discard pile (SP-ORDER-16).
pub fn discard(play: &mut Play<'_>, seat: Seat, card: OrderCard) {
    let gone = matches!(card, OrderCard::Unit(unit) if play.unit(unit).defeated);
    let discard = &mut play.player_mut(seat).discard;
    if !gone && !discard.is_full() {
        discard.push(card);
    }
}

/// Turn step 11: the deck is refreshed if no order card is left in deck and reserve (SP-ORDER-19,
/// SP-ORDER-21).
pub fn refresh_if_empty(play: &mut Play<'_>, seat: Seat) {
    let player = play.player(seat);
    if player.deck.is_empty() && player.reserve.is_none() {
        refresh(play, seat);
    }
}

/// Shuffles the discard pile to a new deck (SP-ORDER-22) and makes all own Force ready
/// (SP-ORDER-23).
fn refresh(play: &mut Play<'_>, seat: Seat) {
    let player = play.player_mut(seat);
    player.deck = std::mem::take(&mut player.discard);
    play.shuffle(|state| state.players[seat.index()].deck.as_mut_slice());
    play.tell(&[Rule("SP-ORDER-22"), Rule("SP-ORDER-23")], |_| Event::DeckRefreshed { seat });
    let all = play.player(seat).force;
    force::refresh(play, seat, all);
}
