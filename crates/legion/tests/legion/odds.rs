//! Exact odds, worked out by hand.

use std::collections::BTreeMap;

use legion::odds::{Odds, asked};

fn ask(text: &str) -> Odds {
    let query = text.split('&').filter_map(|part| part.split_once('='));
    let query = query.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    asked(&query).expect("a request that it understands")
}

fn near(odds: &Odds, wounds: &[f64]) {
    assert_eq!(odds.wounds.len(), wounds.len(), "{odds:?}");
    let same = odds.wounds.iter().zip(wounds).all(|(a, b)| (a - b).abs() < 1e-12);
    assert!(same, "{odds:?}, not {wounds:?}");
}

/// A black die hits on three sides and has one critical; a white defence die blocks on one.
#[test]
fn one_die_by_hand() {
    let wound = 4.0 / 8.0 * 5.0 / 6.0;
    near(&ask("black=1"), &[1.0 - wound, wound]);
    let surging = 5.0 / 8.0 * 3.0 / 6.0;
    near(&ask("black=1&surge=hit&defence=red"), &[1.0 - surging, surging]);
    near(&ask("black=1&cover=light"), &[1.0 - 5.0 / 48.0, 5.0 / 48.0]);
    let aimed = (0.5 + 0.5 * 0.5) * 5.0 / 6.0;
    near(&ask("black=1&aim=1"), &[1.0 - aimed, aimed]);
}

/// Armour leaves the critical; Impact turns a hit into one; Pierce cancels the block.
#[test]
fn armour_impact_pierce_by_hand() {
    let critical = 1.0 / 8.0 * 5.0 / 6.0;
    near(&ask("red=1&armor=1"), &[1.0 - critical, critical]);
    let impact = 6.0 / 8.0 * 5.0 / 6.0;
    near(&ask("red=1&armor=1&impact=1"), &[1.0 - impact, impact]);
    near(&ask("red=1&pierce=1"), &[2.0 / 8.0, 6.0 / 8.0]);
}

#[test]
fn strange_requests_are_refused() {
    for (name, value) in [
        ("green", "1"),
        ("red", "25"),
        ("red", "x"),
        ("cover", "some"),
        ("aim", "5"),
        ("precise", "5"),
    ] {
        let query = BTreeMap::from([(name.to_owned(), value.to_owned())]);
        assert!(asked(&query).is_err(), "{name}={value}");
    }
}

/// An aim token rerolls the two strongest misses. A red die has a critical, five hits and two misses,
/// a black one four misses, a white one six. Pierce takes the blocks away.
#[test]
fn aim_tokens_by_hand() {
    let nothing = |text: &str, chance: f64| {
        let odds = ask(text);
        assert!((odds.wounds[0] - chance).abs() < 1e-12, "{text}: {odds:?}, not {chance}");
    };
    // Three misses; then the black die and one white one miss again.
    nothing("black=1&white=2&aim=1&pierce=3", 0.5 * 0.75 * 0.75 * 0.5 * 0.75);
    // The second token finds the same three misses, if nothing hit.
    nothing("white=3&aim=2&pierce=3", 0.75_f64.powi(7));
    // Only a critical goes through armour, at once or after a miss.
    nothing("red=1&aim=1&armor=1&pierce=1", 1.0 - (1.0 / 8.0 + 2.0 / 8.0 / 8.0));
}
