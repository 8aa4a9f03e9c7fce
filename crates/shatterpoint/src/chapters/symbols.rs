//! The symbols of combat trees and expertise charts (chapter "Symbols").

use kernel::{Flow, Rule};

use crate::event::Event;
use crate::filter::Roles;
use crate::language::Symbol;
use crate::push::Push;
use crate::question::{Choice, Prompt};
use crate::state::{Conditions, State};
use crate::table::{CharacterId, UnitId};
use crate::{Play, abilities, activation, conditions, damage, force, keywords, movement, push};

/// Where a symbol stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Printed {
    /// In an option of the combat tree.
    Tree,
    /// In an expertise chart.
    Chart,
}

/// Resolves a symbol: targeted ones concern the enemy, personal ones the own character
/// (SP-SYM-02).
///
/// # Errors
/// Pauses for answers.
pub fn resolve(
    play: &mut Play<'_>,
    symbol: Symbol,
    own: CharacterId,
    enemy: CharacterId,
    printed: Printed,
) -> Flow<()> {
    let enemy_unit = play.unit_of(enemy);
    if let Some(condition) = symbol.condition() {
        let attack = play.attacks.last().filter(|attack| attack.attacker == own);
        let attack = attack.map(|attack| attack.kind);
        return conditions::gain(play, enemy_unit, condition, Some(own), attack);
    }
    if let Some(kind) = symbol.movement() {
        let seat = play.seat_of(own);
        return movement::go(play, seat, &[own], &[kind], None).map(drop);
    }
    match symbol {
        Symbol::Shove => shove(play, own, enemy, printed),
        Symbol::Heal => heal(play, own, 1),
        Symbol::Active => free_ability(play, play.unit_of(own)),
        // In a tree or an attack chart it goes to the pool; in a defence chart it hurts at once
        // (SP-EXP-13).
        _ => damage::take(play, enemy_unit, 1, Some(own), None),
    }
}

/// The player may push the enemy range 1 away and then pull the own character range 1 after it
/// (SP-SYM-04). The first shove of the tree does not move a steadfast character (SP-KEY-06).
fn shove(play: &mut Play<'_>, own: CharacterId, enemy: CharacterId, printed: Printed) -> Flow<()> {
    let seat = play.seat_of(own);
    if printed == Printed::Tree && stands_fast(play, enemy) {
        play.tell(&[Rule("SP-KEY-06")], |_| Event::Steadfast { character: enemy });
    } else {
        let away = Push { character: enemy, range: 1, from: Some(own), pull: false };
        push::push(play, seat, away, true)?;
    }
    let after = Push { character: own, range: 1, from: Some(enemy), pull: true };
    push::push(play, seat, after, true)
}

/// Whether this is the first shove of the tree against a steadfast character; counts it.
fn stands_fast(play: &mut Play<'_>, enemy: CharacterId) -> bool {
    let steadfast = keywords::steadfast(play, enemy);
    let Some(attack) = play.attacks.last_mut() else { return false };
    let first = !std::mem::replace(&mut attack.shoved, true);
    first && steadfast
}

/// A character heals so many times: each time it may remove a damage or a condition from its own
/// unit or from a friendly unit within 2 (SP-SYM-12). Damage of wounded units is frozen (SP-DMG-10).
///
/// # Errors
/// Pauses for answers.
pub fn heal(play: &mut Play<'_>, character: CharacterId, times: u8) -> Flow<()> {
    for done in 0..times {
        if play.spot(character).is_none() {
            return Ok(());
        }
        let seat = play.seat_of(character);
        let prompt = Prompt::Heal { character, left: times - done };
        match play.choose(seat, prompt, |state| cures(state, character))? {
            Choice::HealDamage(unit) => {
                let damage = damage::remove(play, unit, 1);
                tell_healed(play, character, unit, None, damage);
            }
            Choice::HealCondition(unit, condition) => {
                conditions::lose(play, unit, condition);
                tell_healed(play, character, unit, Some(condition), 0);
            }
            _ => return Ok(()),
        }
    }
    Ok(())
}

fn tell_healed(
    play: &mut Play<'_>,
    by: CharacterId,
    unit: UnitId,
    condition: Option<crate::language::Condition>,
    damage: u8,
) {
    play.tell(&[Rule("SP-SYM-12")], |_| Event::Healed { by, unit, condition, damage });
}

/// Whether there is anything that a character could heal.
#[must_use]
pub fn may_heal(state: &State, character: CharacterId) -> bool {
    cures(state, character).len() > 1
}

/// What a character can heal.
fn cures(state: &State, character: CharacterId) -> Vec<Choice> {
    let mut options = Vec::new();
    for unit in state.units_of(state.seat_of(character)) {
        let tokens = state.unit(unit);
        let damaged = tokens.damage > 0 && !tokens.wounded;
        let near = || state.characters_of(unit).any(|other| state.within(character, other, 2));
        if !(damaged || tokens.conditions != Conditions::default()) || !near() {
            continue;
        }
        if damaged {
            options.push(Choice::HealDamage(unit));
        }
        let conditions = tokens.conditions.iter();
        options.extend(conditions.map(|condition| Choice::HealCondition(unit, condition)));
    }
    options.push(Choice::Decline);
    options
}

/// In its own activation a unit may use one of its active abilities without paying Force (SP-SYM-13);
/// if that has ended in the meantime it is lost (SP-SYM-14).
fn free_ability(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    if !activation::is_active(play, unit) {
        return Ok(());
    }
    let seat = play.seat(unit);
    let choice = play.choose(seat, Prompt::FreeAbility(unit), |state| {
        let pay = crate::question::Payment::Force;
        let free = abilities::active(state, unit);
        let free =
            free.filter(|(ability, _)| force::refuse_momentum(state, unit, *ability).is_ok());
        let free = free.map(|(ability, _)| Choice::Use { unit, ability, pay });
        free.chain([Choice::Decline]).collect()
    })?;
    let Choice::Use { ability, .. } = choice else { return Ok(()) };
    activation::spend_ability_action(play, unit, ability);
    abilities::pay_and_count(play, unit, ability, None)?;
    abilities::work(play, unit, ability, Roles::of(unit))?;
    activation::answer_ability_action(play, unit, ability)
}
