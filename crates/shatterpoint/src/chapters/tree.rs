//! The combat tree (attack step 8, chapter "Combat tree").

use kernel::{Flow, Rule};

use crate::event::Event;
use crate::language::Symbol;
use crate::operations::armour;
use crate::question::{Choice, Prompt};
use crate::state::State;
use crate::symbols::{self, Printed};
use crate::table::Target;
use crate::{Play, attack};

/// One option for each success, along the paths (SP-TREE-02, SP-TREE-03), until the successes or the
/// paths end (SP-TREE-10) or the attacker stops (SP-TREE-08). Gives how often the active ability
/// symbol was taken: it waits for the end of the attack (SP-SYM-14).
///
/// # Errors
/// Pauses for answers.
pub fn walk(play: &mut Play<'_>) -> Flow<u8> {
    let mut free_abilities = 0;
    loop {
        let options = open(play);
        let Some(now) = play.attacks.last().filter(|now| now.successes > 0) else { break };
        if options.is_empty() {
            break;
        }
        let (seat, successes) = (play.seat_of(now.attacker), now.successes);
        let choice = play.choose(seat, Prompt::Tree { successes }, |_| {
            options.into_iter().map(Choice::Option).chain([Choice::Decline]).collect()
        })?;
        let Choice::Option(option) = choice else { break };
        free_abilities += take(play, option)?;
        if armour::attacked(play).is_some_and(|target| armour::is_destroyed(play, target)) {
            break;
        }
    }
    Ok(free_abilities)
}

/// The options that can be taken next: the orange ones first, then those that a path leads to from
/// the last one (SP-TREE-03); never one twice, never back (SP-TREE-04).
#[must_use]
pub fn open(state: &State) -> Vec<u8> {
    let Some(attack) = state.attacks.last() else { return Vec::new() };
    let unit = state.unit_of(attack.attacker);
    let stance = usize::from(state.unit(unit).stance);
    let Some(walk) = state.sheet(unit).trees.get(stance) else { return Vec::new() };
    let next = match attack.taken.last() {
        None => &walk.start,
        Some(&last) => match walk.next.get(usize::from(last)) {
            Some(next) => next,
            None => return Vec::new(),
        },
    };
    next.iter().copied().filter(|option| !attack.taken.contains(option)).collect()
}

/// Applies all effects of an option before the next one is chosen (SP-TREE-06, SP-TREE-09): damage
/// goes to the pool (SP-DMG-01), everything else works at once (SP-TREE-13) in the attacker's order
/// (SP-TREE-07). Gives how often the active ability symbol stands in it.
fn take(play: &mut Play<'_>, option: u8) -> Flow<u8> {
    let Some(attack) = play.attacks.last_mut() else { return Ok(0) };
    attack.successes -= 1;
    attack.taken.push(option);
    let (own, enemy, pool) = (attack.attacker, attack.target, attack.pool);
    let unit = play.unit_of(own);
    let table = play.table.clone();
    let stance = play.unit(unit).stance;
    let tree = &table.stance(unit, stance).tree;
    let Some(taken) = tree.options.get(usize::from(option)) else { return Ok(0) };
    play.tell(&[Rule("SP-TREE-02")], |_| Event::Option { unit, stance, option, pool });
    let enemy = match enemy {
        Target::Character(enemy) => enemy,
        Target::Armoured { armoured } => {
            armour::strike(play, armoured, &taken.effects);
            return Ok(0);
        }
    };
    if let Some(attack) = play.attacks.last_mut() {
        attack.pool = attack.pool.saturating_add(damage(&taken.effects));
    }
    let at_once = |symbol: &&Symbol| !matches!(symbol, Symbol::Damage | Symbol::Active);
    let mut effects: Vec<Symbol> = taken.effects.iter().filter(at_once).copied().collect();
    while !effects.is_empty() {
        let next = attack::symbol_order(play, play.seat(unit), &effects)?;
        let symbol = effects.remove(next);
        symbols::resolve(play, symbol, own, enemy, Printed::Tree)?;
    }
    Ok(count(&taken.effects, Symbol::Active))
}

/// The damage that an option puts into the pool (SP-DMG-01).
#[must_use]
pub fn damage(effects: &[Symbol]) -> u8 {
    count(effects, Symbol::Damage)
}

fn count(effects: &[Symbol], symbol: Symbol) -> u8 {
    effects.iter().filter(|other| **other == symbol).count() as u8
}
