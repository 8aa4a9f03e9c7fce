//! Exact odds of an attack: expertise charts included, rerolls and reactions not.

use std::collections::BTreeMap;

use kernel::Refusal;
use serde::Serialize;

use crate::dice::{AttackFace, DefenceFace};
use crate::language::{AttackType, Condition, Entry};
use crate::library::Library;
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

/// The chance of each number of successes of an attack that would be made now, from 0 on.
#[must_use]
pub fn successes(
    state: &State,
    attacker: CharacterId,
    target: Target,
    kind: AttackType,
    pools: &Pools,
) -> Vec<f64> {
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
/// whose charts are looked up (`attacker`, `defender` as ids of the embedded pack; `type` is `melee`
/// or `ranged`; `attacker-stance`, `defender-stance` are 0 or 1). `disarmed` and `exposed` (0 or 1)
/// take the expertise of attacker and defender away.
///
/// # Errors
/// Refuses parameters that it does not understand.
pub fn asked(query: &BTreeMap<String, String>) -> Result<Odds, Refusal> {
    let malformed = |what: String| Refusal::from(Refusal::MALFORMED).with("query", what);
    let known = [
        "attack",
        "defence",
        "attacker",
        "defender",
        "type",
        "attacker-stance",
        "defender-stance",
        "disarmed",
        "exposed",
    ];
    if let Some(name) = query.keys().find(|name| !known.contains(&name.as_str())) {
        return Err(malformed(name.clone()));
    }
    let number = |name: &str| match query.get(name) {
        None => Ok(None),
        Some(text) => match text.parse::<u8>() {
            Ok(number) if number <= MOST_DICE => Ok(Some(number)),
            _ => Err(malformed(format!("{name}={text}"))),
        },
    };
    let stance = |unit: &str, side: &str| -> Result<Option<&'static Stance>, Refusal> {
        let Some(id) = query.get(unit) else { return Ok(None) };
        let library = Library::embedded().map_err(|fault| malformed(fault.to_string()))?;
        let found = library.unit(id).ok_or_else(|| malformed(format!("{unit}={id}")))?;
        let side = usize::from(number(side)?.unwrap_or(0));
        found.stance.get(side).map(Some).ok_or_else(|| malformed(format!("{unit}: stance {side}")))
    };
    let ranged = match query.get("type").map(String::as_str) {
        Some("ranged") => true,
        Some("melee") | None => false,
        Some(other) => return Err(malformed(format!("type={other}"))),
    };
    let own = stance("attacker", "attacker-stance")?;
    let enemy = stance("defender", "defender-stance")?;
    let (disarmed, exposed) = (number("disarmed")? > Some(0), number("exposed")? > Some(0));
    let values = |stance: &Stance| if ranged { stance.ranged } else { stance.melee };
    let attack = number("attack")?.or_else(|| own.and_then(|own| values(own).attack));
    let defence = number("defence")?.or_else(|| enemy.map(|enemy| values(enemy).defence));
    let chart = |own: &'static Stance| {
        if ranged { own.ranged_expertise.as_ref() } else { own.melee_expertise.as_ref() }
    };
    let successes = distribution(&Duel {
        attack: attack.ok_or_else(|| malformed("attack is missing".to_owned()))?,
        defence: defence.unwrap_or(0),
        attack_chart: own.and_then(chart).filter(|_| !disarmed),
        defence_chart: enemy.map(|enemy| &enemy.defence_expertise).filter(|_| !exposed),
    });
    let mean = successes.iter().enumerate().map(|(count, chance)| count as f64 * chance).sum();
    Ok(Odds { successes, mean })
}

/// The chance of each number of successes, from 0 on.
#[must_use]
pub fn distribution(duel: &Duel<'_>) -> Vec<f64> {
    let mut attacks = BTreeMap::new();
    for (roll, chance) in rolls(duel.attack.min(MOST_DICE), &ATTACK) {
        *attacks.entry(struck(duel.attack_chart, roll)).or_insert(0.0) += chance;
    }
    let defences = rolls(duel.defence.min(MOST_DICE), &DEFENCE);
    let mut chances = vec![0.0; usize::from(MOST_DICE) * 2 + 1];
    for (attack, p) in &attacks {
        for (defence, q) in &defences {
            let successes = usize::from(left(duel.defence_chart, *attack, *defence));
            if let Some(chance) = chances.get_mut(successes) {
                *chance += p * q;
            }
        }
    }
    while chances.len() > 1 && chances.last().is_some_and(|chance| *chance == 0.0) {
        chances.pop();
    }
    chances
}

/// Sides that show a crit, a hit, expertise, and how many there are (SP-DICE-01).
pub const ATTACK: [u8; 4] = [1, 3, 2, AttackFace::SIDES];

/// Sides that show a block, nothing, expertise, and how many there are (SP-DICE-02).
pub const DEFENCE: [u8; 4] = [2, 0, 2, DefenceFace::SIDES];

/// Every count of the first three faces with its chance: the multinomial distribution, die by die.
fn rolls(dice: u8, faces: &[u8; 4]) -> Vec<([u8; 3], f64)> {
    let sides = f64::from(faces[3]);
    let nothing = f64::from(faces[3] - faces[0] - faces[1] - faces[2]) / sides;
    let mut all = BTreeMap::from([([0_u8; 3], 1.0)]);
    for _ in 0..dice {
        let mut next = BTreeMap::new();
        for (counts, chance) in all {
            *next.entry(counts).or_insert(0.0) += chance * nothing;
            for face in (0..3).filter(|&face| faces[face] > 0) {
                let mut more = counts;
                more[face] += 1;
                *next.entry(more).or_insert(0.0) += chance * f64::from(faces[face]) / sides;
            }
        }
        all = next;
    }
    all.into_iter().collect()
}

/// What a chart says of so much expertise.
fn row(chart: Option<&Chart>, skill: u8) -> &[Entry] {
    let row = chart.and_then(|chart| Table::row(chart, skill));
    row.map_or(&[], |row| &row.results)
}

/// Crits and hits of a roll with those of its expertise (attack step 6).
fn struck(chart: Option<&Chart>, [crits, hits, skill]: [u8; 3]) -> (u8, u8) {
    let row = row(chart, skill);
    let count = |wanted: Entry| row.iter().filter(|entry| **entry == wanted).count() as u8;
    (crits + count(Entry::Crit), hits + count(Entry::Hit))
}

/// Successes left of crits and hits against a roll (attack steps 6 and 7).
fn left(chart: Option<&Chart>, (mut crits, mut hits): (u8, u8), defence: [u8; 3]) -> u8 {
    let [mut blocks, _, skill] = defence;
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
