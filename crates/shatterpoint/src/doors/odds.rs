//! Exact odds of an attack: expertise charts included, reactions not.

use std::collections::BTreeMap;

use ::odds::{Counts, Distribution, Pool};
use kernel::Refusal;
use ruleset::{Parameters, not_allowed};
use serde::Serialize;

use crate::dice::{AttackFace, DefenceFace};
use crate::language::{AttackType, Condition, Entry};
use crate::library::Library;
use crate::operations::card::Armoured;
use crate::pack::{Chart, Stance};
use crate::pools::Pools;
use crate::state::State;
use crate::table::{CharacterId, Table, Target};

/// How many dice odds are worked out for; more than any pool in play.
pub const MOST_DICE: u8 = 24;

/// What attack and defence roll and look up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Duel<'c> {
    /// Attack dice.
    pub attack: u8,
    /// Defence dice.
    pub defence: u8,
    /// The attacker's chart; nothing if disarmed.
    pub attack_chart: Option<&'c Chart>,
    /// The defender's chart; nothing if exposed.
    pub defence_chart: Option<&'c Chart>,
}

/// The successes of an attack that would be made now.
#[must_use]
pub fn successes(
    state: &State,
    attacker: CharacterId,
    target: Target,
    kind: AttackType,
    pools: &Pools,
) -> Distribution {
    let own = state.unit_of(attacker);
    let stance = state.table.stance(own, state.unit(own).stance);
    let chart = match kind {
        AttackType::Melee => stance.melee_expertise.as_ref(),
        AttackType::Ranged => stance.ranged_expertise.as_ref(),
    };
    let disarmed = state.unit(own).conditions.has(Condition::Disarmed);
    let enemy = target.character().map(|target| state.unit_of(target));
    let enemy = enemy.filter(|&enemy| !state.unit(enemy).conditions.has(Condition::Exposed));
    let defence =
        enemy.map(|enemy| &state.table.stance(enemy, state.unit(enemy).stance).defence_expertise);
    distribution(&Duel {
        attack: pools.attack(),
        defence: pools.defence(),
        attack_chart: chart.filter(|_| !disarmed),
        defence_chart: defence,
    })
}

/// The exact result of an odds request.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Odds {
    /// The chance of each number of successes, from 0 on.
    pub successes: Vec<f64>,
    /// The expected number.
    pub mean: f64,
}

/// Answers a request: `attack` and `defence` dice, and, if expertise counts, the units and stances
/// whose charts are looked up (`attacker`, `defender` as ids of the embedded pack, or `armoured` as the id
/// of an armoured target; `attacker-stance`, `defender-stance` are 0 or 1). `type` is `melee` or
/// `ranged`. Dice are added by `focus`, `sharpshooter`, `impact` and `abilities`, and by `cover` and
/// `hunker` unless `ignores-cover`; `disarmed` and `exposed` take the expertise of attacker and defender
/// away.
///
/// # Errors
/// Refuses parameters that it does not understand.
pub fn asked(query: &BTreeMap<String, String>) -> Result<Odds, Refusal> {
    let mut said = Parameters::of(query);
    let kinds = [("melee", AttackType::Melee), ("ranged", AttackType::Ranged)];
    let kind = said.word("type", &kinds)?.unwrap_or(AttackType::Melee);
    let (attack, attack_chart) = attacking(&mut said, kind)?;
    let (defence, defence_chart) = defending(&mut said, kind)?;
    said.end()?;
    let nothing = || not_allowed("no attack", format!("attack=0 to attack={MOST_DICE}"));
    let attack = attack.ok_or_else(nothing)?;
    let successes = distribution(&Duel { attack, defence, attack_chart, defence_chart });
    Ok(Odds { successes: successes.chances().to_vec(), mean: successes.mean() })
}

/// The dice of the attacker, if they are said, and its chart.
fn attacking(
    said: &mut Parameters<'_>,
    kind: AttackType,
) -> Result<(Option<u8>, Option<&'static Chart>), Refusal> {
    let own = stance(said, "attacker", "attacker-stance")?;
    let (value, chart) = own.map_or((None, None), |own| match kind {
        AttackType::Melee => (own.melee.attack, own.melee_expertise.as_ref()),
        AttackType::Ranged => (own.ranged.attack, own.ranged_expertise.as_ref()),
    });
    let ranged = kind == AttackType::Ranged;
    // SP-ACTV-04, SP-KEY-03, SP-KEY-04, SP-ATK-15.
    let more =
        [("focus", true), ("sharpshooter", ranged), ("impact", !ranged), ("abilities", true)];
    let dice = pool(said, "attack", value, &more)?;
    let disarmed = said.flag("disarmed")?; // SP-COND-06
    Ok((dice, chart.filter(|_| !disarmed)))
}

/// The dice of the defender, a character or an armoured target, and its chart.
fn defending(
    said: &mut Parameters<'_>,
    kind: AttackType,
) -> Result<(u8, Option<&'static Chart>), Refusal> {
    let exposed = said.flag("exposed")?; // SP-COND-08
    let enemy = stance(said, "defender", "defender-stance")?;
    let plate = armoured(said)?;
    let (values, chart) = match (enemy, plate) {
        (Some(_), Some(_)) => return Err(not_allowed("defender and armoured", "one of them")),
        (Some(own), None) => {
            (Some([own.melee, own.ranged]), Some(&own.defence_expertise).filter(|_| !exposed))
        }
        (None, Some(own)) => (Some([own.melee, own.ranged]), own.expertise.as_ref()),
        (None, None) => (None, None),
    };
    let value = values.map_or(0, |[melee, ranged]| match kind {
        AttackType::Melee => melee.defence,
        AttackType::Ranged => ranged.defence,
    });
    // Cover is for characters, against ranged attacks (SP-COVER-01, SP-COVER-05).
    let covered = !said.flag("ignores-cover")? && kind == AttackType::Ranged && plate.is_none();
    let dice = pool(said, "defence", Some(value), &[("cover", covered), ("hunker", covered)])?;
    Ok((dice.unwrap_or(value), chart))
}

/// The dice of a pool: its value, and what adds dice if it counts.
fn pool(
    said: &mut Parameters<'_>,
    name: &str,
    value: Option<u8>,
    more: &[(&str, bool)],
) -> Result<Option<u8>, Refusal> {
    let mut dice = said.number(name, 0..=MOST_DICE)?.or(value);
    for &(what, counts) in more {
        let more = said.number(what, 0..=MOST_DICE)?.filter(|_| counts);
        dice = dice.map(|dice| dice.saturating_add(more.unwrap_or(0)));
    }
    match dice.filter(|dice| *dice > MOST_DICE) {
        Some(dice) => Err(not_allowed(&format!("{name}={dice}"), format!("0 to {MOST_DICE}"))),
        None => Ok(dice),
    }
}

/// A side of the stance card of a unit.
fn stance(
    said: &mut Parameters<'_>,
    unit: &str,
    side: &str,
) -> Result<Option<&'static Stance>, Refusal> {
    let Some(id) = said.text(unit) else {
        return said.number(side, 0..=1).map(|_: Option<u8>| None);
    };
    let found = library()?.unit(id);
    let found = found.ok_or_else(|| not_allowed(&format!("{unit}={id}"), "the id of a unit"))?;
    let last = found.stance.len().saturating_sub(1);
    Ok(found.stance.get(said.number(side, 0..=last)?.unwrap_or(0)))
}

/// An armoured target of an operation (SO-ARMOR-05).
fn armoured(said: &mut Parameters<'_>) -> Result<Option<&'static Armoured>, Refusal> {
    let Some(id) = said.text("armoured") else { return Ok(None) };
    let mut all = library()?.all().operation.iter().flat_map(|operation| &operation.armoured);
    let found = all.find(|armoured| armoured.id == id);
    let unknown = || not_allowed(&format!("armoured={id}"), "the id of an armoured target");
    found.map(Some).ok_or_else(unknown)
}

fn library() -> Result<&'static Library, Refusal> {
    Library::embedded().map_err(|fault| Refusal::from(Refusal::SETUP).with("pack", fault))
}

/// The successes of an attack.
#[must_use]
pub fn distribution(duel: &Duel<'_>) -> Distribution {
    let attack = roll(duel.attack, ATTACK, AttackFace::SIDES);
    let defence = roll(duel.defence, DEFENCE, DefenceFace::SIDES);
    attack
        .convert(|faces| struck(duel.attack_chart, faces))
        .against(&defence, |attack, defence| left(duel.defence_chart, attack, defence))
}

/// Sides that show a crit, a hit, expertise (SP-DICE-01).
pub const ATTACK: [u8; 3] = [1, 3, 2];

/// Sides that show a block, expertise (SP-DICE-02).
pub const DEFENCE: [u8; 2] = [2, 2];

/// How often each face is shown.
fn roll<const N: usize>(dice: u8, faces: [u8; N], sides: u8) -> Counts<N> {
    let faces = faces.map(|face| f64::from(face) / f64::from(sides));
    Counts::of(&[Pool { dice: dice.min(MOST_DICE).into(), faces }])
}

/// What a chart says of so much expertise.
fn row(chart: Option<&Chart>, skill: usize) -> &[Entry] {
    let row = chart.and_then(|chart| Table::row(chart, skill as u8));
    row.map_or(&[], |row| &row.results)
}

/// Crits and hits of a roll with those of its expertise (attack step 6).
fn struck(chart: Option<&Chart>, [crits, hits, skill]: [usize; 3]) -> [usize; 2] {
    let row = row(chart, skill);
    let count = |wanted: Entry| row.iter().filter(|entry| **entry == wanted).count();
    [crits + count(Entry::Crit), hits + count(Entry::Hit)]
}

/// Successes left of crits and hits against a roll (attack steps 6 and 7).
fn left(
    chart: Option<&Chart>,
    [mut crits, mut hits]: [usize; 2],
    [mut blocks, skill]: [usize; 2],
) -> usize {
    for entry in row(chart, skill) {
        match entry {
            Entry::CritToHit if crits > 0 => (crits, hits) = (crits - 1, hits + 1),
            Entry::HitToFailure if hits > 0 => hits -= 1,
            Entry::Block => blocks += 1,
            _ => {}
        }
    }
    crits + hits.saturating_sub(blocks)
}
