//! Exact odds, worked out by hand.

use battleground::odds::{Odds, asked};
use kernel::Refusal;

fn ask(text: &str) -> Result<Odds, Refusal> {
    let query = text.split('&').filter_map(|part| part.split_once('='));
    asked(&query.map(|(name, value)| (name.to_owned(), value.to_owned())).collect())
}

/// The chance of so many successes.
fn chance(text: &str, successes: usize) -> f64 {
    let odds = ask(text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    odds.chances.get(successes).copied().unwrap_or(0.0)
}

#[track_caller]
fn near(text: &str, successes: usize, expected: f64) {
    let found = chance(text, successes);
    assert!((found - expected).abs() < 1e-12, "{text}: {found}, not {expected}");
}

/// One miss or two are rolled again: for free, then with mana.
#[test]
fn rerolls_by_hand() {
    near("dice=1&free-rerolls=1", 0, 1.0 / 4.0);
    // 4 and 5 are one success, a 6 too if its extra die shows 4 or less.
    near("dice=1&free-rerolls=1", 1, 3.0 / 4.0 * (2.0 / 3.0 + 1.0 / 3.0 * 4.0 / 6.0));
    near("dice=1&mana=1", 0, 1.0 / 4.0);
    near("dice=1&free-rerolls=1&mana=1", 0, 1.0 / 8.0);
    // Both miss, one of them twice; with mana one of them once more.
    near("dice=2&free-rerolls=1", 0, 1.0 / 8.0);
    near("dice=2&free-rerolls=1&mana=1", 0, 1.0 / 16.0);
    near("dice=2&free-rerolls=2&mana=5", 0, 1.0 / 64.0);
}

/// The face that is needed misses with so many sides of six.
#[test]
fn changes_of_the_success_range_by_hand() {
    for (changes, misses) in [
        ("", 3.0),
        ("&flank=1", 2.0),
        ("&flank=1&cover=1", 3.0),
        ("&engaged=1", 4.0),
        ("&enhancement=1&focus=1", 1.0),
        ("&blinded=1", 4.0),
        ("&interrupt=1", 4.0),
        ("&opportunity=1", 2.0),
        ("&interrupt=1&opportunity=1", 2.0),
        ("&range=9", 1.0),
        ("&range=-9", 5.0),
        ("&range=-9&flank=1&fixed=1", 3.0),
        ("&needed=5&cover=1", 5.0),
        ("&flank=0&protection=1", 3.0),
    ] {
        near(&format!("dice=1{changes}"), 0, misses / 6.0);
    }
    near("dice=1&more-dice=1", 0, 1.0 / 4.0);
    near("dice=1&more-dice=-2", 0, 1.0);
}

/// What changes the defence is the same as another face that it needs, or other dice.
#[test]
fn the_defence_is_changed_like_the_attack() {
    for (changed, plain) in [
        ("defence=2&protection=1", "defence=2&defence-needed=3"),
        ("defence=2&prone=1", "defence=2&defence-needed=5"),
        ("defence=2&defence-focus=1&defence-range=1", "defence=2&defence-needed=2"),
        ("defence=2&defence-fixed=1&prone=1", "defence=2"),
        ("defence=2&defence-more-dice=1", "defence=3"),
        ("defence=1&defence-mana=1", "defence=1&defence-free-rerolls=1"),
    ] {
        let [changed, plain] = [changed, plain].map(|side| ask(&format!("dice=4&{side}")));
        assert_eq!(changed, plain);
    }
}

#[test]
fn what_is_not_allowed_is_refused_with_what_is() {
    for (text, said, allowed) in [
        ("dice=61", "dice=61", "0 to 60"),
        ("dice=1&needed=7", "needed=7", "2 to 6"),
        ("dice=1&mana=6", "mana=6", "0 to 5"),
        ("dice=1&focus=2", "focus=2", "0, 1"),
        ("dice=1&range=much", "range=much", "-20 to 20"),
        ("needed=4", "no dice", "0 to dice=60"),
        ("dice=1&luck=1", "luck", "free-rerolls"),
    ] {
        let refusal = ask(text).map(|_| ()).unwrap_err().to_string();
        assert!(refusal.contains(said) && refusal.contains(allowed), "{text}: {refusal}");
    }
}
