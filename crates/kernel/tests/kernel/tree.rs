//! Counted trees against counting by hand.

use kernel::{Chance, Game, Question, TreeFault, count};

use crate::tiny::{Choice, SETUP, Setup, Tiny, scripted};

/// With ones only no strike gains a point; the goal is out of reach.
fn game(rounds: u8) -> Game<Tiny> {
    scripted(Setup { goal: 99, rounds, ..SETUP }, Chance::repeating(&[1]))
}

/// Every question lists its answers.
fn listed(_: &Game<Tiny>, _: &Question<Tiny>) -> Result<Vec<Choice>, String> {
    Err("an open question".to_owned())
}

fn counted(rounds: u8, depth: u32) -> u64 {
    count(&game(rounds), depth, 1_000, &mut listed).unwrap()
}

#[test]
fn the_first_decisions_count_as_by_hand() {
    assert_eq!(counted(6, 0), 1);
    assert_eq!(counted(6, 1), 3); // Three stances for seat 0,
    assert_eq!(counted(6, 2), 9); // for each of them three for seat 1.
    // 4 pairs without a strike go on to three stances, 5 with a strike to spend or pass.
    assert_eq!(counted(6, 3), 4 * 3 + 5 * 2);
    // Without a strike: 3 × 3 stances. One strike: pass, then 3 stances, or spend, then press or
    // pass. Both strike: spend, then press or pass; or pass, and the other spends or passes.
    assert_eq!(counted(6, 4), 4 * 9 + 4 * (3 + 2) + (2 + 2));
}

#[test]
fn a_whole_round_counts_as_by_hand() {
    // A strike at a charm has 3 ways: pass, spend and press, spend and do not press.
    let one_round = 4 + 4 * 3 + 3 * 3;
    assert_eq!(counted(1, 20), one_round);
    assert_eq!(counted(1, 6), one_round);
}

#[test]
fn two_rounds_with_forced_choices_count_as_by_hand() {
    // The last round: a strike has 3 ways against a charm, only 1 without (forced).
    let last = |ways: u64, others: u64| 4 + 2 * ways + 2 * others + ways * others;
    let (both, single, none) = (last(3, 3), last(3, 1), last(1, 1));
    // In the first round a pass keeps the charm; two ways lose it.
    let one_strikes = both + 2 * single;
    let both_strike = both + 2 * single + 2 * single + 4 * none;
    assert_eq!(counted(2, 20), 4 * both + 4 * one_strikes + both_strike);
    assert_eq!(counted(2, 20), 441);
}

#[test]
fn a_tree_is_refused_beyond_the_limit_at_any_depth_and_the_limit_is_named() {
    for (depth, leaves) in [(0, 1), (1, 3), (2, 9), (3, 22), (4, 60)] {
        assert_eq!(count(&game(6), depth, leaves, &mut listed).unwrap(), leaves);
        let fault = count(&game(6), depth, leaves - 1, &mut listed).unwrap_err();
        assert!(matches!(fault, TreeFault::TooLarge(most) if most == leaves - 1), "{fault}");
    }
}

#[test]
fn a_tree_whose_dice_run_out_is_a_fault_not_a_count() {
    let game = scripted(SETUP, Chance::scripted(&[]));
    assert!(matches!(count(&game, 3, 1_000, &mut listed), Err(TreeFault::Refused(_))));
}
