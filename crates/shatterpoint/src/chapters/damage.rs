//! Damage, wounded, injured, defeated (chapter "Damage").

use kernel::{Flow, Rule, Seat};

use crate::event::{Event, MomentumCause};
use crate::language::AttackType;
use crate::question::{Choice, OrderCard, Prompt};
use crate::state::{State, Wound};
use crate::table::{CharacterId, UnitId};
use crate::{Play, conditions, operations, struggle};

/// A unit takes damage (SP-DMG-05), all of it also beyond its stamina (SP-DMG-07). A wounded unit
/// takes none (SP-DMG-10), nor does a captured one (SO-CAPTIVE-01).
///
/// # Errors
/// The game ends if a momentum token decides it.
pub fn take(
    play: &mut Play<'_>,
    unit: UnitId,
    damage: u8,
    by: Option<CharacterId>,
    attack: Option<AttackType>,
) -> Flow<()> {
    if operations::captives::is_captured(play, unit) {
        return Ok(());
    }
    inflict(play, unit, damage, by, attack)
}

/// The same for captured units too. With as much damage as stamina it becomes wounded at once
/// (SP-DMG-06).
///
/// # Errors
/// The game ends if a momentum token decides it.
pub fn inflict(
    play: &mut Play<'_>,
    unit: UnitId,
    damage: u8,
    by: Option<CharacterId>,
    attack: Option<AttackType>,
) -> Flow<()> {
    if damage == 0 || play.unit(unit).wounded || play.unit(unit).defeated {
        return Ok(());
    }
    let total = play.unit(unit).damage.saturating_add(damage);
    play.unit_mut(unit).damage = total;
    play.tell(&[Rule("SP-DMG-05")], |_| Event::Damaged { unit, damage, total });
    if let Some((by, attack)) =
        by.zip(attack).filter(|(by, _)| play.seat_of(*by) != play.seat(unit))
    {
        operations::damaged(play, by, attack)?;
    }
    if total >= play.sheet(unit).unit.stamina {
        wound(play, unit, by, attack)?;
    }
    Ok(())
}

/// A unit becomes wounded: its opponent gains momentum at once (SP-STRUGGLE-21), and its own
/// activation ends (SP-DMG-12). What answers the wound waits for the end of the effect.
fn wound(
    play: &mut Play<'_>,
    unit: UnitId,
    by: Option<CharacterId>,
    attack: Option<AttackType>,
) -> Flow<()> {
    play.unit_mut(unit).wounded = true;
    play.tell(&[Rule("SP-DMG-06")], |_| Event::Wounded { unit, by });
    // Abilities may give immunity to or by a wounded unit (SP-KEY-02).
    conditions::drop_immune(play);
    if let Some(activation) = play.activation.as_mut().filter(|activation| activation.unit == unit)
    {
        activation.over = true;
    }
    if !play.wounds.is_full() {
        let (depth, inside) = (play.attacks.len() as u8, play.resolving);
        play.wounds.push(Wound { unit, by, attack, depth, inside });
    }
    let by = by.filter(|&by| play.seat_of(by) != play.seat(unit));
    let active = by.is_some_and(|by| play.active_unit() == Some(play.unit_of(by)));
    if let Some(now) = play.operation.as_mut().filter(|_| active) {
        now.has_wounded = true;
    }
    if play.operation.is_some() {
        return operations::wounded(play, unit);
    }
    let enemy = play.seat(unit).other();
    struggle::gain_momentum(play, enemy, MomentumCause::Wounded(unit))
}

/// A unit that lost its wounded token and still has as much damage as stamina becomes wounded again
/// (SP-DMG-06).
///
/// # Errors
/// Pauses for answers.
pub fn settle(play: &mut Play<'_>) -> Flow<()> {
    let due: Vec<UnitId> = play.unit_ids().filter(|&unit| is_due(play, unit)).collect();
    due.into_iter().try_for_each(|unit| wound(play, unit, None, None))
}

fn is_due(state: &State, unit: UnitId) -> bool {
    let tokens = state.unit(unit);
    !tokens.wounded && !tokens.defeated && tokens.damage >= state.sheet(unit).unit.stamina
}

/// Removes damage from a unit that is not wounded (SP-DMG-10).
pub fn remove(play: &mut Play<'_>, unit: UnitId, damage: u8) -> u8 {
    if play.unit(unit).wounded {
        return 0;
    }
    let removed = play.unit(unit).damage.min(damage);
    play.unit_mut(unit).damage -= removed;
    removed
}

/// The start of the activation of a wounded unit: its token is turned to injured, its damage and
/// one condition of its player's choice are removed (SP-ACTV-11, SP-ACTV-12). It is no longer
/// wounded then (SP-DMG-14).
///
/// # Errors
/// Pauses for the choice of the condition.
pub fn turn_wounded_token(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    if !play.unit(unit).wounded {
        return Ok(());
    }
    let state = play.unit_mut(unit);
    state.wounded = false;
    state.injured = state.injured.saturating_add(1);
    state.damage = 0;
    let injured = state.injured;
    play.tell(&[Rule("SP-ACTV-11")], |_| Event::Injured { unit, injured });
    // Abilities may give immunity to or by a unit that is not wounded (SP-KEY-02).
    conditions::drop_immune(play);
    lose_condition(play, unit)
}

/// A unit loses one condition of its player's choice, if it has any (SP-ACTV-12).
///
/// # Errors
/// Pauses for the choice.
pub fn lose_condition(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    if play.unit(unit).conditions.iter().next().is_none() {
        return Ok(());
    }
    let seat = play.seat(unit);
    let choice = play.choose(seat, Prompt::LoseCondition(unit), |state| {
        state.unit(unit).conditions.iter().map(Choice::Condition).collect()
    })?;
    if let Choice::Condition(condition) = choice {
        conditions::lose(play, unit, condition);
    }
    Ok(())
}

/// A player may remove one condition from a unit.
///
/// # Errors
/// Pauses for the choice.
pub fn lose_up_to_a_condition(play: &mut Play<'_>, seat: Seat, unit: UnitId) -> Flow<()> {
    if play.unit(unit).conditions.iter().next().is_none() {
        return Ok(());
    }
    let choice = play.choose(seat, Prompt::LoseCondition(unit), |state| {
        let conditions = state.unit(unit).conditions.iter().map(Choice::Condition);
        conditions.chain([Choice::Decline]).collect()
    })?;
    if let Choice::Condition(condition) = choice {
        conditions::lose(play, unit, condition);
    }
    Ok(())
}

/// Turn step 10: the unit that was activated is defeated if it has as many injured tokens as
/// durability (SP-DMG-16). Its order card leaves the game unless it is still in the deck
/// (SP-DMG-17, SP-ORDER-07).
pub fn defeat_check(play: &mut Play<'_>, unit: UnitId) {
    if play.unit(unit).injured < play.sheet(unit).unit.durability {
        return;
    }
    play.unit_mut(unit).defeated = true;
    let characters: Vec<CharacterId> = play.table.characters_of(unit).collect();
    for character in characters {
        play.characters[character.index()] = None;
    }
    play.tell(&[Rule("SP-DMG-16")], |_| Event::Defeated { unit });
    let (seat, card) = (play.seat(unit), OrderCard::Unit(unit));
    let player = play.player_mut(seat);
    let laid = player.discard.contains(&card) || player.reserve == Some(card);
    player.discard.retain(|other| *other != card);
    player.reserve = player.reserve.filter(|other| *other != card);
    if laid {
        play.tell(&[Rule("SP-DMG-17")], |_| Event::OrderRemoved { seat, card });
    }
}
