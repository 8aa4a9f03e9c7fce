//! Keywords that act for the defender.

use kernel::{Decides, Flow, Rule, Team};

use super::{Keyword, attacking};
use crate::arcs::{self, Arc};
use crate::attack::{self, Terms};
use crate::cover::{self, Covered};
use crate::dice::{Block, DefenceFace};
use crate::event::{Canceller, CoverCause, Event};
use crate::pack::DefenceDie;
use crate::question::{Choice, Prompt};
use crate::state::State;
use crate::table::UnitId;
use crate::terrain::Cover;
use crate::tokens::{self, Marker};
use crate::underway::Pool;
use crate::wounds::{self, Order};
use crate::{Play, moments, objectives, range, rolling, sight};

/// Cover X improves cover (LG-KEY-147).
pub fn cover(state: &State, defender: UnitId, covered: &mut Covered) {
    let by = state.sum(defender, Keyword::Cover);
    if by > 0 {
        covered.because.push(CoverCause::Keyword);
        covered.cover = cover::improved(covered.cover, by);
    }
}

/// Low Profile: light cover becomes heavy (LG-KEY-362).
pub fn low_profile(state: &State, defender: UnitId, covered: &mut Covered) {
    if covered.cover == Cover::Light && state.has(defender, Keyword::LowProfile) {
        covered.because.push(CoverCause::LowProfile);
        covered.cover = cover::improved(covered.cover, 1);
    }
}

/// Weak Point X: Rear: the pool gains Impact X if the attacking leader (LG-KEY-330), or the charge
/// token (LG-KEY-331), is in the rear arc.
pub fn weak_point(state: &State, attacker: UnitId, pool: &Pool, terms: &mut Terms) {
    let more = state.sum(pool.defender, Keyword::WeakPointRear);
    if more == 0 {
        return;
    }
    let from = match pool.token {
        Some(stand) => Some(objectives::disc(state, stand)),
        None => state.leader_base(attacker),
    };
    let Some(((mini, _), base)) = state.leader(pool.defender).zip(from) else { return };
    if arcs::base_in(state, mini, Arc::Rear, base) {
        terms.impact = terms.impact.saturating_add(more);
        terms.note(Rule("LG-KEY-330"), more);
    }
}

/// Armor (LG-KEY-301).
pub fn armor_terms(state: &State, defender: UnitId, terms: &mut Terms) {
    terms.armor = state.has(defender, Keyword::Armor);
    terms.note(Rule("LG-KEY-301"), u8::from(terms.armor));
}

/// Guardian X: the hits that friends of the defender could take (LG-KEY-137).
pub fn guard_terms(state: &State, pool: &Pool, terms: &mut Terms) {
    if !terms.armor {
        let most = guards(state, pool).map(|(_, most)| most).fold(0, u8::saturating_add);
        terms.guards = most;
        terms.note(Rule("LG-KEY-137"), most);
    }
}

/// Deflect: surges block for who has spent a dodge token (LG-KEY-101, LG-KEY-103), unless a weapon
/// is immune (LG-KEY-243).
pub fn deflect_terms(state: &State, attacker: UnitId, pool: &Pool, terms: &mut Terms) {
    if !state.has(pool.defender, Keyword::Deflect) {
        return;
    }
    terms.deflects = !attacking::is_immune_to_deflect(state, attacker, pool);
    let rule = if terms.deflects { "LG-KEY-101" } else { "LG-KEY-243" };
    terms.note(Rule(rule), u8::from(terms.dodges > 0));
}

/// Impervious: as many defence dice more as the pool has Pierce (LG-KEY-366), whatever was hit
/// (LG-KEY-367) and whomever it pierces.
pub fn impervious(state: &State, defender: UnitId, terms: &mut Terms) {
    if state.has(defender, Keyword::Impervious) {
        terms.extra = terms.pierce;
        terms.note(Rule("LG-KEY-366"), terms.extra);
    }
}

/// Uncanny Luck X (LG-KEY-373).
pub fn luck_terms(state: &State, defender: UnitId, terms: &mut Terms) {
    terms.luck = state.sum(defender, Keyword::UncannyLuck);
    terms.note(Rule("LG-KEY-373"), terms.luck);
}

/// Immune: Pierce: no block of the defender is cancelled (LG-KEY-244), of others still
/// (LG-KEY-245).
pub fn immune_pierce(state: &State, defender: UnitId, terms: &mut Terms) {
    if terms.pierce > 0 && state.has(defender, Keyword::ImmunePierce) {
        terms.unpierced = true;
        terms.note(Rule("LG-KEY-244"), terms.pierce);
    }
}

/// Who could take hits for the defender of a pool, and how many each: friends with Guardian X at
/// range 1 and in sight of a trooper unit under fire (LG-KEY-137) that has not Guardian X itself
/// (LG-KEY-144).
fn guards<'a>(state: &'a State, pool: &Pool) -> impl Iterator<Item = (UnitId, u8)> + 'a {
    let (defender, melee) = (pool.defender, pool.melee);
    let most = move |unit| state.sum(unit, Keyword::Guardian);
    let friends = state.friends_of(state.seat(defender)).filter(move |&unit| {
        !melee
            && unit != defender
            && most(unit) > 0
            && state.kind(defender).is_trooper()
            && most(defender) == 0
            && range::units(state, unit, defender) <= 1
            && sight::unit_sees(state, unit, defender)
    });
    friends.map(move |unit| (unit, most(unit)))
}

/// Whether wounds could serve somebody who took some of so many hits for the defender.
#[must_use]
pub fn wounds_serve_a_guard(state: &State, pool: &Pool, terms: &Terms, hits: u8) -> bool {
    let serve = |(unit, most): (UnitId, u8)| moments::wounds_serve(state, unit, most.min(hits));
    terms.guards > 0 && guards(state, pool).any(serve)
}

/// Armor cancels the hits that are left (LG-KEY-301).
pub fn armor(play: &mut Play<'_>, terms: &Terms) {
    if terms.armor {
        attack::cancel(play, u8::MAX, Canceller::Armor);
    }
}

/// Friends of the defender take hits, never criticals (LG-KEY-140), in any order and each once.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn guard(play: &mut Play<'_>, pool: &Pool, terms: &Terms) -> Flow<()> {
    let mut able: Vec<(UnitId, u8)> = guards(play, pool).collect();
    loop {
        let hits = attack::plain_hits(play);
        able.retain(|(unit, _)| play.is_there(*unit));
        if able.is_empty() || hits == 0 {
            return Ok(());
        }
        let who = who_guards(play, &able, pool.defender);
        let choice = play.choose(who, Prompt::Guard(pool.defender), |_| {
            let each = |&(unit, most): &(UnitId, u8)| {
                (1..=most.min(hits)).map(move |hits| Choice::Guard { unit, hits })
            };
            able.iter().flat_map(each).chain([Choice::Decline]).collect()
        })?;
        let Choice::Guard { unit, hits } = choice else { return Ok(()) };
        able.retain(|(other, _)| *other != unit);
        take(play, unit, hits, terms)?;
    }
}

/// Whoever has the units that could guard; where several of a team have one, the team (LG-TEAM-21).
fn who_guards(state: &State, able: &[(UnitId, u8)], defender: UnitId) -> Decides {
    let mut owners = able.iter().map(|(unit, _)| state.seat(*unit));
    let first = owners.next().unwrap_or(state.seat(defender));
    if owners.all(|owner| owner == first) { first.into() } else { Team(first).into() }
}

/// A unit takes hits: it rolls a defence die of its own for each (LG-KEY-138), the attacker may cancel
/// blocks with Pierce (LG-KEY-145), and it suffers a wound for each blank (LG-KEY-139). It does not
/// defend (LG-KEY-142).
fn take(play: &mut Play<'_>, unit: UnitId, hits: u8, terms: &Terms) -> Flow<()> {
    let Some(attack) = play.attacks.last() else { return Ok(()) };
    let (attacker, used) = (attack.attacker, attack.pierced);
    attack::cancel(play, hits, Canceller::Guardian);
    let card = &play.sheet(unit).unit;
    let (die, surge): (DefenceDie, bool) = (card.defence, card.defence_surge);
    let dice: Vec<DefenceFace> = rolling::defence(play, die, hits.into())?;
    let surged = rolling::converted(&dice, surge);
    let blocks = rolling::count(&surged, Block::Block);
    play.tell(&[Rule("LG-KEY-137")], |_| Event::Guarded { unit, hits, dice, surged });
    let most = terms.pierce.saturating_sub(used).min(blocks);
    let mut pierced = 0;
    if most > 0 {
        let seat = play.seat(attacker);
        let choice = play.choose(seat, Prompt::PierceGuard { unit, most }, |_| {
            (0..=most).rev().map(Choice::Spend).collect()
        })?;
        pierced = if let Choice::Spend(count) = choice { count.min(most) } else { 0 };
    }
    if pierced > 0 {
        if let Some(attack) = play.attacks.last_mut() {
            attack.pierced += pierced;
        }
        play.tell(&[Rule("LG-KEY-145")], |_| Event::GuardPierced { unit, blocks: pierced });
    }
    wounds::of_attack(play, unit, hits - blocks + pierced, &Order::Usual, attacker)
}

/// Uncanny Luck X: the first thing in step 8 (LG-KEY-374), up to X dice at once (LG-KEY-375).
///
/// # Errors
/// Pauses for answers.
pub fn luck(play: &mut Play<'_>, defender: UnitId, terms: &Terms) -> Flow<()> {
    let dice = |state: &State| state.attacks.last().map_or(0, |attack| attack.defence.len());
    let most = terms.luck.min(u8::try_from(dice(play)).unwrap_or(u8::MAX));
    if most == 0 {
        return Ok(());
    }
    let seat = play.seat(defender);
    let choice = play.choose_freely(seat, Prompt::Luck { most }, |state| {
        let blanks = blanks(state, most);
        let reroll = (!blanks.is_empty()).then_some(Choice::Reroll(blanks));
        reroll.into_iter().chain([Choice::Decline]).collect()
    })?;
    let Choice::Reroll(numbers) = choice else { return Ok(()) };
    let again = rolling::defence(play, terms.defence, numbers.len())?;
    let blocks = terms.surges_block(attack::dodged(play));
    let Some(attack) = play.attacks.last_mut() else { return Ok(()) };
    for (number, die) in numbers.into_iter().zip(again) {
        if let Some(own) = attack.defence.get_mut(usize::from(number)) {
            *own = die;
        }
    }
    let dice = attack.defence.clone();
    let surged = rolling::converted(&dice, blocks);
    attack.defence.clone_from(&surged);
    play.tell(&[Rule("LG-KEY-373")], |_| Event::DefenceRerolled { dice, surged });
    Ok(())
}

/// Whether a defender could gain anything by rolling dice again: there are hits, and dice that do not
/// block them, or blocks without which wounds could serve it.
#[must_use]
pub fn luck_serves(state: &State) -> bool {
    let attack = state.attacks.last().and_then(|attack| attack.pool.as_ref());
    let Some(pool) = attack else { return false };
    let hits = attack::hits(state);
    hits > 0
        && (!blanks(state, u8::MAX).is_empty() || moments::wounds_serve(state, pool.defender, hits))
}

/// The defence dice worth rerolling.
fn blanks(state: &State, most: u8) -> Vec<u8> {
    let dice = state.attacks.last().map_or(&[][..], |attack| &attack.defence);
    let blanks = (0_u8..).zip(dice).filter(|(_, die)| die.face != Block::Block);
    blanks.map(|(number, _)| number).take(most.into()).collect()
}

/// Whether surges of the defender could wound the attacker (LG-KEY-102).
#[must_use]
pub fn could_deflect(pool: &Pool, terms: &Terms) -> bool {
    terms.deflects && terms.dodges > 0 && !pool.melee && pool.token.is_none()
}

/// In a ranged attack each surge of a deflecting defender wounds the attacker (LG-KEY-102). The
/// attack goes on if that defeats it (LG-KEY-105). A token suffers nothing (LG-DETON-11).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn deflect(
    play: &mut Play<'_>,
    attacker: UnitId,
    pool: &Pool,
    terms: &Terms,
    surges: u8,
) -> Flow<()> {
    let deflects = terms.deflects && attack::dodged(play) > 0;
    if pool.melee || surges == 0 || pool.token.is_some() || !deflects {
        return Ok(());
    }
    wounds::suffer(play, attacker, surges, &Order::Usual, Some(pool.defender))
}

/// After defending, a nimble unit that spent a dodge token gains one (LG-KEY-212).
pub fn nimble(play: &mut Play<'_>, defender: UnitId) {
    let dodged = attack::dodged(play) > 0;
    if dodged && play.is_there(defender) && is_nimble(play, defender) {
        tokens::gain(play, defender, Marker::Dodge, 1, &[Rule("LG-KEY-212")]);
    }
}

/// Whether a spent dodge token comes back.
#[must_use]
pub fn is_nimble(state: &State, unit: UnitId) -> bool {
    state.has(unit, Keyword::Nimble)
}
