//! Keywords that act for the attacker.

use kernel::{Flow, Refusal, Rule};

use super::{Keyword, WeaponKeyword};
use crate::arcs::{self, Arc};
use crate::attack::terms::{self, Knowing};
use crate::attack::{self, Attacking, Terms};
use crate::cover::{self, Covered};
use crate::dice::{Block, Hit};
use crate::event::{CoverCause, Event};
use crate::question::{Choice, Limits, Moving, Prompt, Why};
use crate::state::State;
use crate::table::{Arm, MiniId, UnitId};
use crate::tokens::{self, Marker};
use crate::underway::Pool;
use crate::{Play, moments, movement, rolling, sight, suppression};

/// The sum of a keyword's numbers over the weapons of a pool (LG-KEYW-06).
fn sum(state: &State, attacker: UnitId, pool: &Pool, keyword: fn(u8) -> WeaponKeyword) -> u8 {
    let own = |own: WeaponKeyword| own.number().filter(|&x| keyword(x) == own);
    let keywords = terms::arms(state, attacker, pool).flat_map(|arm| &arm.weapon.keywords);
    keywords.copied().filter_map(own).fold(0, u8::saturating_add)
}

fn any(state: &State, attacker: UnitId, pool: &Pool, keyword: WeaponKeyword) -> bool {
    terms::arms(state, attacker, pool).any(|arm| arm.weapon.keywords.contains(&keyword))
}

/// Arsenal X: how many weapons each miniature may choose (LG-KEY-112).
#[must_use]
pub fn arsenal(state: &State, unit: UnitId) -> u8 {
    state.sum(unit, Keyword::Arsenal)
}

/// Spray: the dice of a weapon count once for each miniature of the defender that its bearer sees
/// (LG-KEY-353).
#[must_use]
pub fn spray(
    state: &State,
    mini: MiniId,
    arm: &Arm,
    pool: &Pool,
    knowing: Knowing,
) -> Option<usize> {
    if !arm.weapon.keywords.contains(&WeaponKeyword::Spray) {
        return None;
    }
    let minis = state.minis_of(pool.defender);
    let seen = |enemy: &MiniId| match pool.token {
        None => sight::sees(state, mini, *enemy),
        Some(stand) => sight::sees_token(state, *enemy, stand),
    };
    Some(match knowing {
        Knowing::Places => minis.filter(seen).count(),
        Knowing::Nothing => minis.count(),
    })
}

/// Precise X: each aim token rerolls X dice more (LG-KEY-304).
pub fn precise(state: &State, attacker: UnitId, terms: &mut Terms) {
    let more = state.sum(attacker, Keyword::Precise);
    terms.rerolls = terms.rerolls.saturating_add(more);
    terms.note(Rule("LG-KEY-304"), more);
}

/// Blast: the whole pool ignores cover (LG-KEY-201), unless the defender is immune (LG-KEY-246).
pub fn blast(state: &State, attacker: UnitId, pool: &Pool, terms: &mut Terms) {
    if !terms.heeds_cover || !any(state, attacker, pool, WeaponKeyword::Blast) {
        return;
    }
    terms.heeds_cover = state.has(pool.defender, Keyword::ImmuneBlast);
    terms.note(Rule(if terms.heeds_cover { "LG-KEY-246" } else { "LG-KEY-201" }), 1);
}

/// Sharpshooter X reduces the defender's cover (LG-KEY-327).
pub fn sharpshooter(state: &State, attacker: UnitId, covered: &mut Covered) {
    let by = state.sum(attacker, Keyword::Sharpshooter);
    if by > 0 && covered.cover as u8 > 0 {
        covered.because.push(CoverCause::Sharpshooter);
        covered.cover = cover::reduced(covered.cover, by);
    }
}

/// High Velocity: no dodge tokens against a pool in which every weapon has it (LG-KEY-240,
/// LG-KEY-241).
pub fn high_velocity(state: &State, attacker: UnitId, pool: &Pool, terms: &mut Terms) {
    let fast = |arm: &Arm| arm.weapon.keywords.contains(&WeaponKeyword::HighVelocity);
    let mut arms = terms::arms(state, attacker, pool).peekable();
    if arms.peek().is_some() && arms.all(fast) {
        terms.note(Rule("LG-KEY-240"), terms.dodges);
        terms.dodges = 0;
    }
    terms.note(Rule("LG-DODGE-02"), terms.dodges);
}

/// Whether a pool has a weapon with Immune: Deflect (LG-KEY-243).
#[must_use]
pub fn is_immune_to_deflect(state: &State, attacker: UnitId, pool: &Pool) -> bool {
    any(state, attacker, pool, WeaponKeyword::ImmuneDeflect)
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
///
/// # Errors
/// Pauses for answers.
pub fn impact(play: &mut Play<'_>, pool: &Pool, terms: &Terms) -> Flow<()> {
    if !terms.armor {
        return Ok(());
    }
    let most = terms.impact.min(attack::plain_hits(play));
    let hits = up_to(play, pool, most, Prompt::Impact { most })?;
    let Some(attack) = play.attacks.last_mut().filter(|_| hits > 0) else { return Ok(()) };
    let plain = attack.dice.iter_mut().filter(|die| die.face == Hit::Hit);
    plain.take(hits.into()).for_each(|die| die.face = Hit::Critical);
    let dice = attack::dice(play);
    play.tell(&[Rule("LG-KEY-378")], |_| Event::Impact { hits, dice });
    Ok(())
}

/// Pierce X cancels blocks (LG-KEY-156), as far as it was not used before (LG-KEY-146).
///
/// # Errors
/// Pauses for answers.
pub fn pierce(play: &mut Play<'_>, pool: &Pool, terms: &Terms) -> Flow<()> {
    let Some(attack) = play.attacks.last() else { return Ok(()) };
    let most = terms.pierces(attack.pierced).min(rolling::count(&attack.defence, Block::Block));
    let blocks = up_to(play, pool, most, Prompt::Pierce { most })?;
    let Some(attack) = play.attacks.last_mut().filter(|_| blocks > 0) else { return Ok(()) };
    let gone = attack::take(&mut attack.defence, blocks, |die| die.face == Block::Block);
    let dice = attack.defence.clone();
    play.tell(&[Rule("LG-KEY-156")], |_| Event::Pierced { blocks, dice, gone });
    Ok(())
}

/// How many of "up to" so many dice the attacker changes: all, unless fewer wounds could serve it.
fn up_to(play: &mut Play<'_>, pool: &Pool, most: u8, prompt: Prompt) -> Flow<u8> {
    let Some(attack) = play.attacks.last().filter(|_| most > 0) else { return Ok(0) };
    let attacker = play.seat(attack.attacker);
    let serves = attacker.is_with(play.seat(pool.defender))
        || moments::wounds_serve(play, pool.defender, attack::hits(play));
    if !serves {
        return Ok(most);
    }
    let options = |_: &State| (0..=most).rev().map(Choice::Spend).collect();
    let choice = play.choose(attacker, prompt, options)?;
    Ok(if let Choice::Spend(count) = choice { count.min(most) } else { most })
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
            WeaponKeyword::Cumbersome if moved && state.underway.reacting == 0 => {
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

/// Suppressive: a suppression token for who defended against the pool, hit or not (LG-KEY-260), only
/// one (LG-KEY-263), and beside any other (LG-KEY-261).
pub fn suppressive(play: &mut Play<'_>, attacker: UnitId, pool: &Pool) {
    if any(play, attacker, pool, WeaponKeyword::Suppressive) {
        suppression::gain(play, pool.defender, 1);
    }
}

/// Ion X: a vehicle that suffered wounds gains X ion tokens (LG-KEY-248).
pub fn ion(play: &mut Play<'_>, attacker: UnitId, pool: &Pool, suffered: u16) {
    let tokens = sum(play, attacker, pool, WeaponKeyword::Ion);
    let vehicle = play.kind(pool.defender).is_vehicle() && play.is_there(pool.defender);
    if tokens > 0 && vehicle && suffered > 0 {
        tokens::gain(play, pool.defender, Marker::Ion, tokens, &[Rule("LG-KEY-248")]);
    }
}

/// Tow Cable: the attacker turns a vehicle that suffered wounds (LG-KEY-329), if it can pivot.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn tow(play: &mut Play<'_>, attacker: UnitId, pool: &Pool, suffered: u16) -> Flow<()> {
    let unit = pool.defender;
    let towed = any(play, attacker, pool, WeaponKeyword::TowCable) && suffered > 0;
    let Some((_, stand)) = play.leader(unit).filter(|_| towed) else { return Ok(()) };
    if !play.kind(unit).is_vehicle() || movement::judge_pivot(play, unit, stand.facing).is_err() {
        return Ok(());
    }
    let moving = Moving { unit, speed: 0, why: Why::Towed, may: true };
    movement::march(play, play.seat(attacker), moving)
}

/// Gunslinger: after a ranged attack action it may shoot at one more unit (LG-KEY-317), which is no
/// action (LG-KEY-318).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn gunslinger(play: &mut Play<'_>, unit: UnitId, pools: &[Pool]) -> Flow<()> {
    let ranged = pools.iter().all(|pool| !pool.melee);
    if ranged && play.is_there(unit) && play.has(unit, Keyword::Gunslinger) {
        let attacked: Vec<UnitId> = pools.iter().map(|pool| pool.defender).collect();
        let limits = Limits { only: None, ranged: true, attacked };
        attack::perform(play, unit, Attacking::NoAction, limits)?;
    }
    Ok(())
}
