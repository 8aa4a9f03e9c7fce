//! The exact odds of tests, explosions included. They inform a player and decide nothing.

use std::collections::BTreeMap;

use ::odds::Distribution;
use kernel::{Refusal, Rule};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::probe::MOST_DICE;

/// The successes of a test without rerolls: initial dice by the needed face (BG-TEST-23), and for
/// each 6 an extra die that succeeds from 5 on and may explode in turn (BG-TEST-20, -21, -24).
#[must_use]
pub fn successes(dice: u8, needed: u8) -> Distribution {
    // A chain this long has a chance below 1 in 10^15.
    let mut extra = Distribution::certain(0);
    for _ in 0..20 {
        let six = extra.map(|n| n + 1);
        let five_or_less = Distribution::from_weights(&[4, 1]);
        extra = six.or(1.0 / 6.0, &five_or_less);
    }
    let six = extra.map(|n| n + 1);
    let hits = u32::from(6 - needed.clamp(2, 6));
    let other = Distribution::from_weights(&[5 - hits, hits]);
    six.or(1.0 / 6.0, &other).times(usize::from(dice))
}

/// Dice to compute odds for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OddsQuery {
    /// Dice of the test.
    pub dice: u8,
    /// The face they need.
    pub needed: u8,
    /// Dice of the defence test.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<u8>"))]
    pub defence: u8,
    /// The face those need; 4 if absent.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional))]
    pub defence_needed: Option<u8>,
}

/// Odds of a test.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Odds {
    /// The chance of each number of successes that remain after the defence, without rerolls.
    pub chances: Vec<f64>,
    /// Their average.
    pub mean: f64,
}

/// The odds of a request's parameters, all of them numbers.
///
/// # Errors
/// Refuses parameters that it does not understand.
pub fn asked(query: &BTreeMap<String, String>) -> Result<Odds, Refusal> {
    let malformed = |what: String| Refusal::from(Refusal::MALFORMED).with("query", what);
    let mut numbers = Map::new();
    for (name, value) in query {
        let number: u8 = value.parse().map_err(|_| malformed(format!("{name}={value}")))?;
        numbers.insert(name.clone(), number.into());
    }
    let query: OddsQuery = serde_json::from_value(Value::Object(numbers))
        .map_err(|fault| malformed(fault.to_string()))?;
    odds(&query)
}

/// The exact odds of a test against a defence test, explosions included.
///
/// # Errors
/// Refuses more dice than a test can have and faces that no die has.
pub fn odds(query: &OddsQuery) -> Result<Odds, Refusal> {
    let defence_needed = query.defence_needed.unwrap_or(4);
    for dice in [query.dice, query.defence] {
        if usize::from(dice) > MOST_DICE {
            return Err(Refusal::from(Rule("BG-TEST-04")).with("most dice", MOST_DICE));
        }
    }
    for needed in [query.needed, defence_needed] {
        if !(2..=6).contains(&needed) {
            return Err(Refusal::from(Rule("BG-TEST-11")).with("needed face from 2 to 6", needed));
        }
    }
    let attack = successes(query.dice, query.needed);
    let left = attack.minus(&successes(query.defence, defence_needed));
    Ok(Odds { chances: left.chances().to_vec(), mean: left.mean() })
}
