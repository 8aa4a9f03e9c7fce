//! Conditions (chapter "Conditions").

use kernel::{Flow, Rule};

use crate::event::Event;
use crate::language::{AttackType, Condition};
use crate::state::{Conditions, State};
use crate::table::{CharacterId, UnitId};
use crate::{Play, damage, keywords};

/// Gives a unit a condition (SP-COND-02). One that it has already is 1 damage instead
/// (SP-COND-03), which counts as dealt by whoever gave it and by the attack it came from; an immune
/// unit gets neither (SP-KEY-02).
///
/// # Errors
/// The game may end by the damage.
pub fn gain(
    play: &mut Play<'_>,
    unit: UnitId,
    condition: Condition,
    by: Option<CharacterId>,
    attack: Option<AttackType>,
) -> Flow<()> {
    if keywords::immune(play, unit, condition) {
        return Ok(());
    }
    if play.unit(unit).conditions.has(condition) {
        return damage::take(play, unit, 1, by, attack);
    }
    let tokens = play.unit_mut(unit);
    tokens.conditions.add(condition);
    if condition == Condition::Strained {
        tokens.strains = tokens.strains.wrapping_add(1);
    }
    play.tell(&[Rule("SP-COND-02")], |_| Event::ConditionGained { unit, condition });
    Ok(())
}

/// Takes a condition from a unit.
pub fn lose(play: &mut Play<'_>, unit: UnitId, condition: Condition) {
    if play.unit(unit).conditions.has(condition) {
        play.unit_mut(unit).conditions.remove(condition);
        play.tell(&[Rule("SP-COND-02")], |_| Event::ConditionLost { unit, condition });
    }
}

/// The strained token, by its number, that a unit has when something begins that strains it
/// (SP-COND-04).
#[must_use]
pub fn strained(state: &State, unit: UnitId) -> Option<u8> {
    let tokens = state.unit(unit);
    tokens.conditions.has(Condition::Strained).then_some(tokens.strains)
}

/// At the end of what strained it a unit takes 3 damage and loses the condition, unless it has lost
/// it before (SP-COND-05): one that it has gained anew since then was not there when it began.
///
/// # Errors
/// The game may end by the damage.
pub fn end_strain(play: &mut Play<'_>, unit: UnitId, before: Option<u8>) -> Flow<()> {
    if before.is_some() && strained(play, unit) == before {
        damage::take(play, unit, 3, None, None)?;
        lose(play, unit, Condition::Strained);
    }
    Ok(())
}

/// A unit that has become immune to a condition loses it (SP-KEY-02): checked wherever something has
/// moved or hunkered, a unit has become wounded or an objective active, since abilities may give
/// immunity by place or by tokens.
pub fn drop_immune(play: &mut Play<'_>) {
    for unit in play.unit_ids() {
        let conditions = play.unit(unit).conditions;
        if conditions == Conditions::default() {
            continue;
        }
        for condition in conditions.iter() {
            if keywords::immune(play, unit, condition) {
                lose(play, unit, condition);
            }
        }
    }
}
