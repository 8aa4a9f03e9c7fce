//! The exact odds of tests, rerolls and explosions included. They inform a player and decide nothing.

use std::collections::BTreeMap;
use std::iter;

use ::odds::{Distribution, misses};
use kernel::Refusal;
use ruleset::{Parameters, not_allowed};
use serde::Serialize;

use crate::probe::{EXTRA_NEEDS, MOST_DICE};
use crate::table::MOST_MANA;

/// The sides of a die.
const SIDES: u8 = 6;

/// By how much a request may change the dice or the success range of a test: more than cards do.
const MOST_CHANGE: i16 = 20;

/// The successes of a test without rerolls.
#[must_use]
pub fn successes(dice: u8, needed: u8) -> Distribution {
    tested(&Test { dice, needed, rerolls: [0, 0] })
}

/// A test that is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Test {
    /// Initial dice.
    pub dice: u8,
    /// The face that they need.
    pub needed: u8,
    /// Misses that may be rerolled for free, and then with mana (BG-TEST-15, BG-TEST-17).
    pub rerolls: [u8; 2],
}

/// The successes of a test: initial dice by the needed face (BG-TEST-23), what misses rerolled, and for
/// each 6 an extra die that may explode in turn (BG-TEST-20, -21).
#[must_use]
pub fn tested(test: &Test) -> Distribution {
    let dice = usize::from(test.dice);
    let missing = test.needed.clamp(2, SIDES) - 1;
    let six = 1.0 / f64::from(SIDES - missing);
    let hit = extra().or(six, &Distribution::certain(0)).map(|more| 1 + more);
    let sums = iter::successors(Some(Distribution::certain(0)), |sum| Some(sum.plus(&hit)));
    let hits: Vec<Distribution> = sums.take(dice + 1).collect();
    let rerolls = test.rerolls.map(usize::from);
    misses([dice], [f64::from(missing) / f64::from(SIDES)], rerolls)
        .then(|[misses]| hits[dice - misses].clone())
}

/// The successes of an extra die and of those that it brings (BG-TEST-24).
fn extra() -> Distribution {
    let five_or_less =
        Distribution::from_weights(&[u32::from(EXTRA_NEEDS - 1), u32::from(SIDES - EXTRA_NEEDS)]);
    // A chain this long has a chance below 1 in 10^15.
    (0..20).fold(Distribution::certain(0), |extra, _| {
        extra.map(|more| 1 + more).or(1.0 / f64::from(SIDES), &five_or_less)
    })
}

/// Odds of a test.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Odds {
    /// The chance of each number of successes that remain after the defence.
    pub chances: Vec<f64>,
    /// Their average.
    pub mean: f64,
}

/// The odds of a test against a defence test. Of the test: `dice`, `needed` (4 if it is not said), and
/// what changes it: `more-dice`, `range`, `fixed`, `focus`, `interrupt`, `opportunity`, `free-rerolls`,
/// `mana`; `flank`, `engaged`, `cover`, `enhancement`, `blinded`. Of the defence: `defence` for the dice,
/// the same with `defence-` before it, and `protection`, `prone`.
///
/// # Errors
/// Refuses parameters that it does not understand.
pub fn asked(query: &BTreeMap<String, String>) -> Result<Odds, Refusal> {
    let mut said = Parameters::of(query);
    let attack = test(&mut said, "dice", "", &ATTACK)?;
    let defence = test(&mut said, "defence", "defence-", &DEFENCE)?;
    said.end()?;
    if !query.contains_key("dice") {
        return Err(not_allowed("no dice", format!("dice=0 to dice={MOST_DICE}")));
    }
    let left = tested(&attack).minus(&tested(&defence));
    Ok(Odds { chances: left.chances().to_vec(), mean: left.mean() })
}

/// What changes the success range of an attack test, by how much: a flank attack (BG-FLANK-03), a target
/// that others engage (BG-FLANK-05), cover (BG-COVER-02), Enhancement (BG-BUFF-07), Blinded (BG-BUFF-12).
const ATTACK: [(&str, i16); 5] =
    [("flank", 1), ("engaged", -1), ("cover", -1), ("enhancement", 1), ("blinded", -1)];

/// The same of a defence test: Protection (BG-BUFF-08), Prone (BG-BUFF-13).
const DEFENCE: [(&str, i16); 2] = [("protection", 1), ("prone", -1)];

/// A test as the parameters say, whose names begin so.
fn test(
    said: &mut Parameters<'_>,
    dice: &str,
    side: &str,
    changes: &[(&str, i16)],
) -> Result<Test, Refusal> {
    let own = |name: &str| format!("{side}{name}");
    let most = MOST_DICE as i16;
    let dice = said.number(dice, 0..=most)?.unwrap_or(0);
    let more = said.number(&own("more-dice"), -MOST_CHANGE..=MOST_CHANGE)?.unwrap_or(0);
    let needed = said.number(&own("needed"), 2..=6)?.unwrap_or(4); // BG-TEST-08
    let mut range = said.number(&own("range"), -MOST_CHANGE..=MOST_CHANGE)?.unwrap_or(0);
    range += i16::from(said.flag(&own("focus"))?); // BG-FOCUS-05
    for (name, by) in changes {
        range += if said.flag(name)? { *by } else { 0 };
    }
    range += match (said.flag(&own("interrupt"))?, said.flag(&own("opportunity"))?) {
        (_, true) => 1,                                // BG-OPP-08
        (interrupts, false) => -i16::from(interrupts), // BG-INT-10
    };
    let fixed = said.flag(&own("fixed"))?;
    let needed = if fixed { needed } else { (needed - range).clamp(2, 6) }; // BG-TEST-09, BG-TEST-11
    let free = said.number(&own("free-rerolls"), 0..=MOST_DICE as u8)?.unwrap_or(0);
    let mana = said.number(&own("mana"), 0..=MOST_MANA)?.unwrap_or(0);
    Ok(Test {
        dice: (dice + more).clamp(0, most) as u8,
        needed: needed as u8,
        rerolls: [free, mana],
    })
}
