//! Keywords that act for the attacker.

use kernel::{Refusal, Rule};

use super::{Keyword, WeaponKeyword};
use crate::Play;
use crate::arcs::{self, Arc};
use crate::attack::{self, Terms, terms};
use crate::dice::{Block, Hit};
use crate::event::Event;
use crate::state::{Pool, State};
use crate::table::{MiniId, UnitId};

/// The sum of a keyword's numbers over the weapons of a pool (LG-KEYW-06).
fn sum(state: &State, attacker: UnitId, pool: &Pool, keyword: fn(u8) -> WeaponKeyword) -> u8 {
    let own = |own: WeaponKeyword| own.number().filter(|&x| keyword(x) == own);
    let keywords = terms::arms(state, attacker, pool).flat_map(|arm| &arm.weapon.keywords);
    keywords.copied().filter_map(own).fold(0, u8::saturating_add)
}

fn any(state: &State, attacker: UnitId, pool: &Pool, keyword: WeaponKeyword) -> bool {
    terms::arms(state, attacker, pool).any(|arm| arm.weapon.keywords.contains(&keyword))
}

/// Precise X: each aim token rerolls X dice more (LG-KEY-304).
pub fn precise(state: &State, attacker: UnitId, terms: &mut Terms) {
    let more = state.sum(attacker, Keyword::Precise);
    terms.rerolls = terms.rerolls.saturating_add(more);
    terms.note(Rule("LG-KEY-304"), more);
}

/// Blast: the whole pool ignores cover (LG-KEY-201).
pub fn blast(state: &State, attacker: UnitId, pool: &Pool, terms: &mut Terms) {
    if terms.heeds_cover && any(state, attacker, pool, WeaponKeyword::Blast) {
        terms.heeds_cover = false;
        terms.note(Rule("LG-KEY-201"), 1);
    }
}

/// Impact X (LG-KEY-378).
pub fn impact_terms(state: &State, attacker: UnitId, pool: &Pool, terms: &mut Terms) {
    terms.impact = sum(state, attacker, pool, WeaponKeyword::Impact);
    terms.note(Rule("LG-KEY-378"), terms.impact);
}

/// Pierce X (LG-KEY-156).
pub fn pierce_terms(state: &State, attacker: UnitId, pool: &Pool, terms: &mut Terms) {
    terms.pierce = sum(state, attacker, pool, WeaponKeyword::Pierce);
    terms.note(Rule("LG-KEY-156"), terms.pierce);
}

/// Impact X turns hits into criticals against armour (LG-KEY-378).
pub fn impact(play: &mut Play<'_>, terms: &Terms) {
    let Some(attack) = play.attacks.last_mut().filter(|_| terms.armor) else { return };
    let mut hits = 0;
    for die in attack.dice.iter_mut().filter(|die| die.face == Hit::Hit).take(terms.impact.into()) {
        die.face = Hit::Critical;
        hits += 1;
    }
    if hits > 0 {
        let dice = attack::dice(play);
        play.tell(&[Rule("LG-KEY-378")], |_| Event::Impact { hits, dice });
    }
}

/// Pierce X cancels blocks (LG-KEY-156).
pub fn pierce(play: &mut Play<'_>, terms: &Terms) {
    let Some(attack) = play.attacks.last_mut() else { return };
    let gone = attack::take(&mut attack.defence, terms.pierce, |die| die.face == Block::Block);
    let (dice, blocks) = (attack.defence.clone(), gone.len() as u8);
    if blocks > 0 {
        play.tell(&[Rule("LG-KEY-156")], |_| Event::Pierced { blocks, dice, gone });
    }
}

/// Whether a weapon's keywords let a miniature use it against a unit: fixed ones need it in an arc
/// of their own miniature (LG-KEY-209, LG-KEY-210); cumbersome ones are not used after a move in
/// the own activation (LG-KEY-342).
///
/// # Errors
/// The rule that forbids it.
pub fn may_use(
    state: &State,
    mini: MiniId,
    keywords: &[WeaponKeyword],
    defender: UnitId,
) -> Result<(), Refusal> {
    let unit = state.unit_of(mini);
    let moved = state.activation.as_ref().is_some_and(|own| own.unit == unit && own.moved);
    for keyword in keywords {
        match keyword {
            WeaponKeyword::FixedFront if !arcs::unit_in(state, mini, Arc::Front, defender) => {
                return Err(Rule("LG-KEY-209").into());
            }
            WeaponKeyword::FixedRear if !arcs::unit_in(state, mini, Arc::Rear, defender) => {
                return Err(Rule("LG-KEY-210").into());
            }
            WeaponKeyword::Cumbersome if moved && state.reacting == 0 => {
                return Err(Rule("LG-KEY-342").into());
            }
            _ => {}
        }
    }
    Ok(())
}

/// Whether a miniature contributes a weapon with a fixed arc to a pool.
#[must_use]
pub fn is_joined(state: &State, mini: MiniId, weapons: &[(MiniId, u8)]) -> bool {
    let fixed = |keyword: &WeaponKeyword| {
        matches!(keyword, WeaponKeyword::FixedFront | WeaponKeyword::FixedRear)
    };
    let mut own = weapons.iter().filter(|(other, _)| *other == mini);
    own.any(|(_, weapon)| {
        let arm = state.arm(state.unit_of(mini), *weapon);
        arm.is_some_and(|arm| arm.weapon.keywords.iter().any(fixed))
    })
}

/// Cumbersome: who attacked with it does not move any more (LG-KEY-341).
pub fn cumbersome(play: &mut Play<'_>, attacker: UnitId, pools: &[Pool]) {
    let any = |pool: &Pool| any(play, attacker, pool, WeaponKeyword::Cumbersome);
    let cumbersome = pools.iter().any(any);
    if let Some(activation) = play.activation.as_mut().filter(|own| own.unit == attacker) {
        activation.cumbersome |= cumbersome;
    }
}
