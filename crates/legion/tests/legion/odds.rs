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

/// A red die hits with six of its eight sides, one of them a critical; a white defence die blocks with one
/// of six, and with its surge if it is deflected.
#[test]
fn what_the_attacker_forbids_by_hand() {
    let wound = 6.0 / 8.0 * 5.0 / 6.0;
    let critical = 1.0 / 8.0 * 5.0 / 6.0;
    let deflected = 1.0 / 8.0 * 4.0 / 6.0;
    for (text, wound) in [
        ("cover=heavy", critical),
        ("cover=heavy&melee=1", wound),
        ("cover=heavy&blast=1", wound),
        ("cover=heavy&blast=1&immune-blast=1", critical),
        ("cover=light&sharpshooter=1", wound),
        ("suppressed=1&sharpshooter=1", wound),
        ("suppressed=1", critical),
        ("suppressed=1&melee=1", wound),
        ("cover-x=1", critical),
        ("low-profile=1", wound),
        ("guardian=1", critical),
        ("guardian=1&melee=1", wound),
        ("dodge=1", critical),
        ("dodge=1&melee=1", critical),
        ("dodge=1&high-velocity=1", wound),
        ("dodge=1&dodge-criticals=1", 0.0),
        ("dodge=1&deflect=1", deflected),
        ("dodge=1&deflect=1&immune-deflect=1", critical),
        ("deflect=1", wound),
    ] {
        chance(text, wound);
    }
}

/// The keywords of armour, Pierce and luck.
#[test]
fn what_the_defender_brings_by_hand() {
    let wound = 6.0 / 8.0 * 5.0 / 6.0;
    for (text, wound) in [
        ("armor=1&weak-point=1", wound),
        ("pierce=1&immune-pierce=1", wound),
        // Two dice, of which Pierce takes one block: both must block.
        ("pierce=1&impervious=1", 6.0 / 8.0 * 35.0 / 36.0),
        ("uncanny-luck=1", wound * 5.0 / 6.0),
        ("defence-surge=1", 6.0 / 8.0 * 4.0 / 6.0),
    ] {
        chance(text, wound);
    }
}

/// A red die wounds by this chance.
#[track_caller]
fn chance(text: &str, wound: f64) {
    let odds = ask(&format!("red=1&{text}"));
    let [none, one] = [0, 1].map(|wounds| odds.wounds.get(wounds).copied().unwrap_or(0.0));
    let same = (none - (1.0 - wound)).abs() < 1e-12 && (one - wound).abs() < 1e-12;
    assert!(same, "{text}: {odds:?}, not {wound}");
}

/// Of two black dice heavy cover leaves the criticals, light cover one of two hits. Pierce takes the
/// blocks away.
#[test]
fn low_profile_by_hand() {
    let none = |text: &str| ask(&format!("black=2&pierce=2&cover=light&{text}")).wounds[0];
    assert!((none("low-profile=1") - 49.0 / 64.0).abs() < 1e-12);
    assert!((none("low-profile=0") - (49.0 - 9.0) / 64.0).abs() < 1e-12);
    assert!((none("low-profile=1&sharpshooter=1") - (49.0 - 9.0) / 64.0).abs() < 1e-12);
}

/// Two criticals and one token against them: one wound is left. A hit and a critical: the critical goes.
#[test]
fn a_dodge_token_cancels_a_critical_first() {
    let odds = ask("black=2&pierce=2&dodge=1&dodge-criticals=1");
    let wounds = (1.0 / 8.0 + 3.0 / 8.0_f64).powi(2);
    near(&odds, &[1.0 - wounds, wounds]);
}

#[test]
fn what_is_not_allowed_is_refused_with_what_is() {
    for (name, value, allowed) in [
        ("green", "1", "red, black, white"),
        ("red", "25", "0 to 24"),
        ("red", "x", "0 to 24"),
        ("cover", "some", "none, light, heavy"),
        ("surge", "1", "hit, critical"),
        ("defence", "blue", "red, white"),
        ("aim", "5", "0 to 4"),
        ("precise", "5", "0 to 4"),
        ("armor", "2", "0, 1"),
        ("deflect", "2", "0, 1"),
    ] {
        let query = BTreeMap::from([(name.to_owned(), value.to_owned())]);
        let refusal = asked(&query).expect_err(name).to_string();
        assert!(refusal.contains(name) && refusal.contains(allowed), "{name}={value}: {refusal}");
    }
    let many =
        [("red", "24"), ("white", "1")].map(|(name, dice)| (name.to_owned(), dice.to_owned()));
    let refusal = asked(&BTreeMap::from(many)).expect_err("too many").to_string();
    assert!(refusal.contains("25 dice"), "{refusal}");
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
