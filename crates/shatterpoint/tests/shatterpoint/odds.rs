//! Exact odds, worked out by hand.

use kernel::Refusal;
use shatterpoint::odds::{Odds, asked};

fn ask(text: &str) -> Result<Odds, Refusal> {
    let query = text.split('&').filter_map(|part| part.split_once('='));
    asked(&query.map(|(name, value)| (name.to_owned(), value.to_owned())).collect())
}

/// An attack in which at most one success can be left, by this chance.
#[track_caller]
fn near(text: &str, success: f64) {
    let odds = ask(text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    let [none, one] = [0, 1].map(|count| odds.successes.get(count).copied().unwrap_or(0.0));
    let same = (none - (1.0 - success)).abs() < 1e-12 && (one - success).abs() < 1e-12;
    assert!(same, "{text}: {odds:?}, not {success}");
}

/// A die succeeds with a crit and three hits of eight sides.
#[test]
fn what_adds_attack_dice_by_hand() {
    near("attack=1", 1.0 / 2.0);
    for (more, dice) in [
        ("focus=1", 2),
        ("abilities=2", 3),
        ("impact=1", 2),
        ("type=ranged&impact=1", 1),
        ("type=ranged&sharpshooter=2&focus=1", 4),
        ("sharpshooter=2", 1),
    ] {
        let odds = ask(&format!("attack=1&{more}")).map(|odds| odds.successes);
        let none = odds.map(|chances| chances[0]).unwrap_or_default();
        assert!((none - 0.5_f64.powi(dice)).abs() < 1e-12, "{more}: {none}");
    }
}

/// A crit stays, a hit is left if none of the defence dice blocks with two of its six sides.
#[test]
fn cover_by_hand() {
    let left = |dice: i32| 1.0 / 8.0 + 3.0 / 8.0 * (4.0_f64 / 6.0).powi(dice);
    near("attack=1&defence=1", left(1));
    near("attack=1&defence=1&type=ranged&cover=1", left(2));
    near("attack=1&defence=1&type=ranged&hunker=2", left(3));
    near("attack=1&type=ranged&cover=2&hunker=1", left(3));
    near("attack=1&defence=1&type=ranged&cover=1&ignores-cover=1", left(1));
    near("attack=1&defence=1&cover=1&hunker=1", left(1));
}

/// Expertise of Ahsoka's Form V blocks and turns a crit into a hit; that of the Core Shield blocks.
#[test]
fn expertise_by_hand() {
    let ahsoka = "attack=1&defence=1&defender=ahsoka-tano-jedi-no-more";
    near(ahsoka, 1.0 / 8.0 * 2.0 / 3.0 + 3.0 / 8.0 * 1.0 / 3.0);
    near(&format!("{ahsoka}&exposed=1"), 1.0 / 8.0 + 3.0 / 8.0 * 2.0 / 3.0);
    near("attack=1&armoured=core-shield", 1.0 / 8.0 + 3.0 / 8.0 * (2.0_f64 / 6.0).powi(4));
    let near_it = "attack=1&armoured=core-shield&defence=1&type=ranged&cover=1&hunker=1";
    near(near_it, 1.0 / 8.0 + 3.0 / 8.0 * 2.0 / 6.0);
}

#[test]
fn what_is_not_allowed_is_refused_with_what_is() {
    for (text, said, allowed) in [
        ("attack=25", "attack=25", "0 to 24"),
        ("attack=24&focus=1", "attack=25", "0 to 24"),
        ("attack=1&exposed=2", "exposed=2", "0, 1"),
        ("attack=1&disarmed=yes", "disarmed=yes", "0, 1"),
        ("attack=1&type=spell", "type=spell", "melee, ranged"),
        ("attack=1&defender=nobody", "defender=nobody", "id of a unit"),
        ("attacker=lord-maul&attacker-stance=2", "attacker-stance=2", "0 to 1"),
        ("attack=1&armoured=nothing", "armoured=nothing", "id of an armoured target"),
        ("attack=1&armoured=core-shield&defender=lord-maul", "armoured", "one of them"),
        ("defence=1", "no attack", "attack=24"),
        ("attack=1&aim=1", "aim", "sharpshooter"),
    ] {
        let refusal = ask(text).map(|_| ()).expect_err(text).to_string();
        assert!(refusal.contains(said) && refusal.contains(allowed), "{text}: {refusal}");
    }
}
