//! Items: consumables are used once per game, as free actions.

use kernel::{Flow, Rule};

use crate::event::Event;
use crate::modifiers::Rank;
use crate::question::{Choice, Prompt};
use crate::state::{State, Turn};
use crate::table::FigureId;
use crate::{Play, effects};

/// Whether a character may use a consumable: it has one that is not used up (BG-ITEM-04).
///
/// # Errors
/// The rule that forbids it.
pub fn may_consume(state: &State, figure: FigureId, number: u8) -> Result<(), Rule> {
    let item = state.sheet(figure).items.get(usize::from(number));
    let item = item.filter(|item| item.consumable).ok_or(Rule("BG-ITEM-05"))?;
    if state.figure(figure).used_items >> number & 1 == 1 {
        return Err(Rule("BG-ITEM-04"));
    }
    // BG-FREE-01: a free action costs no AP, but other costs are still paid.
    if state.figure(figure).mana < item.skill.mana {
        return Err(Rule("BG-SKILL-04"));
    }
    let interrupts = |turn: &Turn| turn.figure == figure && turn.interrupt.is_some();
    if item.skill.not_in_interrupts && state.turn().is_some_and(interrupts) {
        return Err(Rule("BG-CORE-04"));
    }
    let cause = effects::Cause::skill(figure, Rank::Item, None);
    effects::obstacle(state, &item.skill.effects, cause).map_or(Ok(()), Err)
}

/// Uses a consumable: a free action (BG-ITEM-05); the card is turned face down (BG-ITEM-04).
///
/// # Errors
/// Pauses for decisions.
pub fn consume(p: &mut Play, figure: FigureId, number: u8) -> Flow<()> {
    let table = p.table.clone();
    let Some(item) = table.sheets[figure.index()].items.get(usize::from(number)) else {
        return Ok(());
    };
    p.figure_mut(figure).used_items |= 1 << number;
    let name = item.name.en.clone();
    p.tell(&[Rule("BG-ITEM-04"), Rule("BG-ITEM-05")], |_| Event::Consumed { figure, item: name });
    crate::mana::spend(p, figure, item.skill.mana, &[Rule("BG-FREE-01"), Rule("BG-MANA-03")]);
    effects::apply(p, &item.skill.effects, effects::Cause::skill(figure, Rank::Item, None))
}

/// An interrupted character may use consumables before the interrupt (BG-ITEM-06).
///
/// # Errors
/// Pauses for decisions.
pub fn before_interrupt(p: &mut Play, figure: FigureId) -> Flow<()> {
    let seat = p.seat(figure);
    while p.is_up(figure) && !usable(p, figure).is_empty() {
        let choice = p.choose(seat, Prompt::Interrupted(figure), |state| {
            usable(state, figure)
                .into_iter()
                .map(Choice::Consume)
                .chain([Choice::Decline])
                .collect()
        })?;
        let Choice::Consume(number) = choice else { break };
        consume(p, figure, number)?;
    }
    Ok(())
}

fn usable(state: &State, figure: FigureId) -> Vec<u8> {
    let items = state.sheet(figure).items.len() as u8;
    (0..items).filter(|&number| may_consume(state, figure, number).is_ok()).collect()
}
