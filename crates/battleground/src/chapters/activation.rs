//! Steps 2 to 5 of the activation phase.

use kernel::{Flow, Rule, Seat};

use crate::event::Event;
use crate::language::{Moment, Until};
use crate::question::{Choice, Prompt};
use crate::state::{Stage, State, Turn};
use crate::table::{Card, FigureId};
use crate::triggers::Occasion;
use crate::{Play, actions, cards, interrupt, mana, triggers};

/// Steps 2 and 3: the active player activates a ready character, which gets the card's AP and mana,
/// then a bonus; then effects "on activation" (BG-ACT-01, BG-CARD-08, BG-CARD-10, BG-TIMING-02).
///
/// # Errors
/// Pauses for decisions.
pub fn begin(p: &mut Play) -> Flow<()> {
    let Some(&seat) = p.to_activate.first() else {
        p.stage = Stage::ChooseCards;
        return Ok(());
    };
    let Some(card) = p.players[seat.index()].revealed else { return Ok(()) };
    if activatable(p, seat).is_empty() {
        return waste(p, seat);
    }
    let choice = p.choose(seat, Prompt::Activate(card), |state| activatable(state, seat))?;
    let Choice::Activate(figure) = choice else { return Ok(()) };
    p.to_activate.remove(0);
    let player = &mut p.players[seat.index()];
    player.revealed = None;
    player.activations += 1;
    player.last_activated = Some(figure);
    p.figure_mut(figure).activated = true;
    p.tell(&[Rule("BG-ACT-01")], |_| Event::Activated { seat, figure, card });
    interrupt::end_standby(p, figure, &[Rule("BG-READY-09")]);
    let (ap, amount) = p.card(seat, card).map_or((0, 0), Card::grants);
    let mut turn = Turn::new(figure, None, ap);
    turn.cards.insert(card);
    p.turns.push(turn);
    p.tell(&[Rule("BG-CARD-08")], |_| Event::Ap { figure, gained: ap, now: ap });
    mana::gain(p, figure, amount);
    p.stage = Stage::Act;
    cards::resolve_bonus(p, seat, figure, card)?;
    triggers::at(p, figure, Moment::OnActivation, Occasion::default())
}

/// The own ready characters, without the one that was activated last in the round before if this is
/// the first activation of the round (BG-ACT-05), unless it is the only character left (BG-ACT-06).
fn activatable(state: &State, seat: Seat) -> Vec<Choice> {
    let ready = state.squad(seat).filter(|&id| state.is_ready(id));
    ready.filter(|&id| !is_barred(state, seat, id)).map(Choice::Activate).collect()
}

/// Whether the ban on double activation concerns a character now.
#[must_use]
pub fn is_barred(state: &State, seat: Seat, id: FigureId) -> bool {
    let player = &state.players[seat.index()];
    player.activations == 0 && player.barred == Some(id) && state.squad(seat).count() > 1
}

/// Without a ready character the revealed card is discarded and the player passes (BG-CARD-17).
fn waste(p: &mut Play, seat: Seat) -> Flow<()> {
    p.to_activate.remove(0);
    if let Some(card) = p.players[seat.index()].revealed.take() {
        p.players[seat.index()].discard.insert(card);
        p.tell(&[Rule("BG-CARD-17")], |_| Event::Wasted { seat, card });
    }
    cards::pass(p, seat);
    Ok(())
}

/// Step 4, one action at a time, until step 5 ends the activation (BG-ACT-13).
///
/// # Errors
/// Pauses for decisions.
pub fn continue_acting(p: &mut Play) -> Flow<()> {
    if !actions::act(p)? {
        end(p)?;
    }
    Ok(())
}

/// Step 5: played cards lie on the character, which makes it activated (BG-CARD-16); unspent AP are
/// lost (BG-ACT-17), mana stays (BG-ACT-18). Then effects "at the end of the activation"
/// (BG-TIMING-03).
fn end(p: &mut Play) -> Flow<()> {
    let Some(turn) = p.turns.pop() else { return Ok(()) };
    let figure = turn.figure;
    end_spells(p);
    let mut cards = turn.cards;
    p.figure_mut(figure).cards.take_all(&mut cards);
    p.tell(&[Rule("BG-ACT-13"), Rule("BG-CARD-16")], |_| Event::Ended { figure });
    p.stage = if p.to_activate.is_empty() { Stage::ChooseCards } else { Stage::Activate };
    triggers::at(p, figure, Moment::EndOfActivation, Occasion::default())
}

/// Modifiers that last for the turn that has just ended are over.
pub fn end_spells(p: &mut Play) {
    let depth = p.turns.len() as u8;
    p.spells.retain(|spell| spell.lasting.until != Until::EndOfActivation || spell.depth <= depth);
}
