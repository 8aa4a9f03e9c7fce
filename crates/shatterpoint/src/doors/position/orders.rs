//! The order cards of a position.

use arrayvec::ArrayVec;
use kernel::Seat;

use super::units::Team;
use super::{OrderCase, Position, SEATS, StageCase, Wrong, seat, wrong};
use crate::question::OrderCard;
use crate::state::State;
use crate::table::UnitId;

impl Position {
    /// The order cards of both players.
    pub(super) fn lay_cards(&self, team: &Team<'_>, state: &mut State) -> Result<(), Wrong> {
        for (i, order) in self.order.iter().enumerate() {
            seat(order.player, || format!("order[{i}].player"))?;
            if self.order[..i].iter().any(|other| other.player == order.player) {
                return Err(wrong(format!("order[{i}].player"), "expected each player once"));
            }
        }
        for seat in SEATS {
            let stated = self.order.iter().position(|order| order.player == seat.0 + 1);
            let field = stated.map_or("order".to_owned(), |i| format!("order[{i}]"));
            let piles = self.piles(team, seat, stated.map(|i| &self.order[i]), &field)?;
            let player = state.player_mut(seat);
            player.deck = piles.deck.into_iter().rev().collect();
            player.discard = piles.discard.into_iter().rev().collect();
            player.reserve = piles.reserve;
        }
        Ok(())
    }

    fn piles(
        &self,
        team: &Team<'_>,
        seat: Seat,
        order: Option<&OrderCase>,
        field: &str,
    ) -> Result<Piles, Wrong> {
        let own = |card: &OrderCard| match card {
            OrderCard::Unit(unit) => team.sheets[unit.index()].seat == seat,
            OrderCard::Shatterpoint => true,
        };
        // The card of the acting unit lies before its player.
        let mut dealt: Vec<OrderCard> = Vec::new();
        let activating = self.stage == StageCase::Act && self.active(team)? == seat;
        let activating = activating.then(|| self.activating_card(team)).transpose()?;
        let mut deal = |name: &str, pile: &str| {
            let field = format!("{field}.{pile}");
            let card = team.order_card(name).filter(own);
            let message = format!("`{name}` is no order card of {seat}");
            let card = card.ok_or_else(|| wrong(&field, message))?;
            let here = activating == Some(card) && pile != "discard";
            if dealt.contains(&card) || here {
                return Err(wrong(field, format!("`{name}` is elsewhere already")));
            }
            dealt.push(card);
            Ok(card)
        };
        let mut piles = Piles::default();
        let mine = team.cases.iter().zip(&team.sheets).filter(|(_, sheet)| sheet.seat == seat);
        let kept = mine.filter(|((_, case), _)| case.reserve).map(|(_, sheet)| &sheet.unit.name.en);
        for name in kept.chain(order.iter().filter_map(|order| order.reserve.as_ref())) {
            let card = deal(name, "reserve")?;
            if piles.reserve.is_some() || card == OrderCard::Shatterpoint {
                let message = "expected at most one card, and of a unit";
                return Err(wrong(format!("{field}.reserve"), message));
            }
            piles.reserve = Some(card);
        }
        for name in order.iter().flat_map(|order| &order.discard) {
            let card = deal(name, "discard")?;
            push(&mut piles.discard, card, &format!("{field}.discard"))?;
        }
        if let Some(deck) = order.and_then(|order| order.deck.as_ref()) {
            for name in deck {
                let card = deal(name, "deck")?;
                push(&mut piles.deck, card, &format!("{field}.deck"))?;
            }
            return Ok(piles);
        }
        let units = (0..team.sheets.len()).filter(|&n| !team.units[n].defeated);
        let units = units.map(|n| OrderCard::Unit(UnitId(n as u8))).filter(own);
        for card in units.chain([OrderCard::Shatterpoint]) {
            if !dealt.contains(&card) && activating != Some(card) {
                push(&mut piles.deck, card, field)?;
            }
        }
        Ok(piles)
    }
}

/// Piles of order cards from the top.
#[derive(Default)]
struct Piles {
    deck: ArrayVec<OrderCard, 7>,
    discard: ArrayVec<OrderCard, 7>,
    reserve: Option<OrderCard>,
}

fn push(pile: &mut ArrayVec<OrderCard, 7>, card: OrderCard, field: &str) -> Result<(), Wrong> {
    pile.try_push(card).map_err(|_| wrong(field, "expected at most 7 cards"))
}
