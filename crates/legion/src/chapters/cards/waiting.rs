//! Upgrades that wait for their moment outside of a unit's own activation.

use kernel::{Flow, Rule, Seat};

use super::effects;
use crate::event::Event;
use crate::language::{Doing, Effect, When};
use crate::pack::Rank;
use crate::question::{CardId, Choice, Prompt};
use crate::state::{Postponed, State};
use crate::table::{Table, UnitId};
use crate::{Play, melee, suppression, wounds};

/// A ready upgrade of a unit with an effect at a moment: its number, the effect's, and the effect.
fn ready<'a>(
    table: &'a Table,
    state: &State,
    unit: UnitId,
    when: When,
) -> Option<(u8, u8, &'a Effect)> {
    let upgrades = 0..table.sheet(unit).upgrades.len() as u8;
    let mut whole = upgrades.filter(|upgrade| !state.unit(unit).exhausted.contains(upgrade));
    whole.find_map(|upgrade| {
        let mut own = (0..).zip(effects(table, CardId::Upgrade(unit, upgrade)));
        own.find(|(_, effect)| effect.when == when)
            .map(|(number, effect)| (upgrade, number, effect))
    })
}

/// Asks whether a unit uses an upgrade outside of its activation.
fn agrees(play: &mut Play<'_>, unit: UnitId, upgrade: u8, effect: u8) -> Flow<bool> {
    let prompt = Prompt::Pay { unit, card: CardId::Upgrade(unit, upgrade), effect };
    let seat = play.seat(unit);
    Ok(play.choose(seat, prompt, |_| vec![Choice::Yes, Choice::Decline])? == Choice::Yes)
}

/// The upgrade is exhausted for what it did (LG-EXHAUST-201).
fn exhaust(play: &mut Play<'_>, unit: UnitId, upgrade: u8) {
    if !play.unit(unit).exhausted.contains(&upgrade) {
        play.unit_mut(unit).exhausted.try_push(upgrade).ok();
        play.tell(&[Rule("LG-EXHAUST-201")], |_| Event::Used { unit, upgrade });
    }
}

/// Wounds of an attack come onto an upgrade instead, one after the other as its player likes
/// (LG-ABIL-216). Gives those that are left.
///
/// # Errors
/// Pauses for answers.
pub fn postpone(play: &mut Play<'_>, unit: UnitId, wounds: u8, by: UnitId) -> Flow<u8> {
    let table = play.table.clone();
    let Some((upgrade, number, effect)) = ready(&table, play, unit, When::Suffering) else {
        return Ok(wounds);
    };
    let most = effect.does.iter().find_map(|doing| match doing {
        Doing::Postpone(most) => Some(*most),
        _ => None,
    });
    let mut left = wounds;
    for _ in 0..most.unwrap_or(0).min(wounds) {
        if play.unit(unit).postponed.is_full() || !agrees(play, unit, upgrade, number)? {
            break;
        }
        exhaust(play, unit, upgrade);
        let now = play.activation.as_ref().is_some_and(|own| own.unit == unit);
        play.unit_mut(unit).postponed.push(Postponed { card: upgrade, by, now });
        left -= 1;
    }
    Ok(left)
}

/// At the end of its activation a unit suffers the wounds that were postponed before it
/// (LG-ABIL-216), by the hand of those who attacked it then (LG-KEY-254).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn catch_up(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let (later, due): (Vec<Postponed>, Vec<Postponed>) =
        play.unit(unit).postponed.iter().partition(|wound| wound.now);
    let later = later.into_iter().map(|wound| Postponed { now: false, ..wound });
    play.unit_mut(unit).postponed = later.collect();
    melee::closing_up(play, |play| {
        for wounds in due.chunk_by(|a, b| a.by == b.by) {
            let (count, by) = (wounds.len() as u8, wounds.first().map(|wound| wound.by));
            wounds::suffer(play, unit, count, &wounds::Order::Usual, by)?;
        }
        Ok(())
    })
}

/// A unit that a card made act gains suppression tokens if it has made no attack.
pub fn give_in(play: &mut Play<'_>, unit: UnitId) {
    let own = play.activation.as_ref().filter(|own| own.unit == unit && !own.attacked);
    let tokens = own.map_or(0, |own| own.goaded);
    if tokens > 0 && play.is_there(unit) {
        suppression::gain(play, unit, tokens);
    }
}

/// After a token was drawn an upgrade may draw a second one.
///
/// # Errors
/// Pauses for the answer.
pub fn draw_another(play: &mut Play<'_>, seat: Seat) -> Flow<Option<Rank>> {
    let table = play.table.clone();
    let units: Vec<UnitId> = play.units_of(seat).collect();
    let found = units.into_iter().find_map(|unit| {
        ready(&table, play, unit, When::Drawn).map(|(upgrade, number, _)| (unit, upgrade, number))
    });
    let Some((unit, upgrade, number)) = found else { return Ok(None) };
    if play.player(seat).pool.is_empty() || !agrees(play, unit, upgrade, number)? {
        return Ok(None);
    }
    exhaust(play, unit, upgrade);
    let drawn = play.draw(play.player(seat).pool.len());
    let rank = play.player_mut(seat).pool.remove(drawn);
    play.tell(&[Rule("LG-ORDER-11")], |_| Event::Drew { seat, rank });
    Ok(Some(rank))
}

/// In the end phase the upgrades that drew a second token are ready again.
pub fn ready_drawers(play: &mut Play<'_>, unit: UnitId) {
    let table = play.table.clone();
    let draws = |upgrade: u8| {
        let mut own = effects(&table, CardId::Upgrade(unit, upgrade)).iter();
        own.any(|effect| effect.when == When::Drawn)
    };
    play.unit_mut(unit).exhausted.retain(|upgrade| !draws(*upgrade));
}
