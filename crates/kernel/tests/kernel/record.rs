//! Records: written, read, replayed; what was tampered with is named.

use kernel::{Branch, Chance, Deed, Doing, Record, RecordFault, Refusal, Seat, Seed};
use proptest::prelude::*;

use crate::tiny::{BAD_SETUP, Choice, NOT_LISTED, SETUP, Setup, Tiny, packs, scripted, start};
use crate::undo::{any_game, assert_same, numbers, play_on};

/// Four deeds: a strike with its interrupt, then the first secret answer of the next round.
fn record() -> Record<Tiny> {
    let mut game = start(7);
    game.answer(Seat(0), Choice::Strike).unwrap();
    game.answer(Seat(1), Choice::Guard).unwrap();
    game.answer(Seat(1), Choice::Pass).unwrap();
    game.answer(Seat(0), Choice::Rest).unwrap();
    game.record().unwrap()
}

fn fault(change: impl FnOnce(&mut Record<Tiny>)) -> RecordFault {
    let mut record = record();
    assert!(record.verify(&packs()).is_ok());
    change(&mut record);
    record.verify(&packs()).err().unwrap()
}

proptest! {
    #[test]
    fn a_record_is_written_read_and_replayed_to_the_same_game(game in any_game()) {
        let record = game.record().unwrap();
        let text = serde_json::to_string(&record).unwrap();
        let read: Record<Tiny> = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(&read, &record);
        assert_same(&read.verify(&packs()).unwrap(), &game);
    }

    #[test]
    fn a_changed_seed_is_noticed_however_little_was_played(game in any_game(), seed: u64) {
        let mut record = game.record().unwrap();
        prop_assume!(record.seed != Seed::from(seed));
        record.seed = seed.into();
        prop_assert!(record.verify(&packs()).is_err());
    }

    #[test]
    fn a_game_is_played_on_from_any_moment_with_other_dice(
        game in any_game(), at: prop::sample::Index, seed: u64, numbers in numbers(),
    ) {
        let record = game.record().unwrap();
        let over = usize::from(game.outcome().is_some());
        prop_assume!(record.deeds.len() >= over);
        let after = at.index(record.deeds.len() + 1 - over);
        let mut branch = record.played_on(&packs(), after, seed.into()).unwrap();
        prop_assert_eq!(branch.deeds(), &record.deeds[..after]);
        // It is the position of then: nothing that had fallen falls again.
        let mut then = game.clone();
        if after < record.deeds.len() {
            then.undo_to(after).unwrap();
        }
        prop_assert_eq!(branch.state(), then.state());
        prop_assert_eq!(branch.pending(), then.pending());
        prop_assert!(branch.hash() != then.hash());
        play_on(&mut branch, &numbers);
        let text = serde_json::to_string(&branch.record().unwrap()).unwrap();
        let read: Record<Tiny> = serde_json::from_str(&text).unwrap();
        assert_same(&read.verify(&packs()).unwrap(), &branch);
        // What was played before stays.
        prop_assert_eq!(branch.branched(), after);
        if after > 0 {
            prop_assert!(branch.undo_to(after - 1).is_err());
        }
        if branch.deeds().len() > after {
            branch.undo_to(after).unwrap();
            prop_assert_eq!(branch.state(), then.state());
        }
    }

    #[test]
    fn a_missing_deed_is_noticed_wherever_it_was(game in any_game(), index: prop::sample::Index) {
        let mut record = game.record().unwrap();
        prop_assume!(!record.deeds.is_empty());
        record.deeds.remove(index.index(record.deeds.len()));
        prop_assert!(record.verify(&packs()).is_err());
    }
}

#[test]
fn a_replay_shows_the_same_events_as_the_game() {
    let (mut game, first) = kernel::Game::<Tiny>::start(&packs(), SETUP, Seed::from(7)).unwrap();
    let mut events = vec![first];
    for deed in record().deeds {
        events.push(game.perform(deed).unwrap());
    }
    let mut seen = Vec::new();
    let replayed =
        record().replay(&packs(), |_, _| (), |_, told| seen.push(told.to_vec())).unwrap();
    assert_eq!(seen, events);
    assert_same(&replayed, &game);
}

#[test]
fn a_deed_changed_to_an_illegal_one_is_named_by_its_place_and_rule() {
    let fault = fault(|record| record.deeds[2].doing = Doing::Answer(Choice::Spend(99)));
    assert!(
        matches!(&fault, RecordFault::Deed { index: 2, refusal } if refusal.rule == NOT_LISTED),
        "{fault}"
    );
}

#[test]
fn a_deed_changed_to_another_legal_one_shows_in_the_hash() {
    let fault = fault(|record| record.deeds[3].doing = Doing::Answer(Choice::Guard));
    assert!(matches!(fault, RecordFault::OtherHash { .. }), "{fault}");
}

#[test]
fn a_deed_given_to_the_other_seat_is_named() {
    let fault = fault(|record| record.deeds[2].seat = Seat(0));
    assert!(
        matches!(&fault, RecordFault::Deed { index: 2, refusal } if refusal.rule == Refusal::NOT_ASKED),
        "{fault}"
    );
}

#[test]
fn a_deed_removed_at_the_end_shows_in_the_hash() {
    let fault = fault(|record| record.deeds.truncate(3));
    assert!(matches!(fault, RecordFault::OtherHash { .. }), "{fault}");
}

#[test]
fn a_deed_removed_in_the_middle_makes_a_later_one_illegal() {
    let fault = fault(|record| _ = record.deeds.remove(1));
    assert!(matches!(fault, RecordFault::Deed { index: 1, .. }), "{fault}");
}

#[test]
fn a_deed_added_after_the_end_is_named() {
    let concede = |seat| Deed { seat: Seat(seat), doing: Doing::Concede };
    let fault = fault(|record| record.deeds.extend([concede(0), concede(1)]));
    assert!(
        matches!(&fault, RecordFault::Deed { index: 5, refusal } if refusal.rule == Refusal::GAME_OVER),
        "{fault}"
    );
}

#[test]
fn a_changed_hash_is_named_with_both_values() {
    let fault = fault(|record| record.hash = "0".repeat(64));
    let expected = record().hash;
    assert!(
        matches!(&fault, RecordFault::OtherHash { found, expected: e } if *found == "0".repeat(64) && *e == expected),
        "{fault}"
    );
}

#[test]
fn a_changed_seed_shows_in_the_hash_even_before_the_first_deed() {
    let mut record = start(7).record().unwrap();
    record.seed = Seed::from(8);
    assert!(matches!(record.verify(&packs()), Err(RecordFault::OtherHash { .. })));
}

#[test]
fn other_packs_are_named() {
    let fault = fault(|record| record.packs[0].1 = "def".to_owned());
    assert!(matches!(fault, RecordFault::OtherPacks { .. }), "{fault}");
}

#[test]
fn another_ruleset_is_named() {
    let fault = fault(|record| record.ruleset = "chess".to_owned());
    assert!(
        matches!(&fault, RecordFault::OtherRuleset { found, .. } if found == "chess"),
        "{fault}"
    );
}

#[test]
fn a_setup_changed_to_an_illegal_one_is_refused_by_its_rule() {
    let fault = fault(|record| record.setup.goal = 0);
    assert!(matches!(&fault, RecordFault::Setup(refusal) if refusal.rule == BAD_SETUP), "{fault}");
}

#[test]
fn a_setup_changed_to_another_legal_one_shows_in_the_hash() {
    let fault = fault(|record| record.setup = Setup { goal: 8, ..SETUP });
    assert!(matches!(fault, RecordFault::OtherHash { .. }), "{fault}");
}

#[test]
fn the_hash_covers_the_dice_however_the_event_is_written() {
    let hash = |dice: &[u8]| {
        let mut game = scripted(SETUP, Chance::scripted(dice));
        game.answer(Seat(0), Choice::Strike).unwrap();
        game.answer(Seat(1), Choice::Rest).unwrap();
        game.hash()
    };
    assert_eq!(hash(&[1, 2]), hash(&[1, 2]));
    assert_ne!(hash(&[1, 2]), hash(&[2, 1]));
}

#[test]
fn the_hash_covers_what_happens_before_the_first_question() {
    let setup = Setup { wind: true, ..SETUP };
    let hash = |die| scripted(setup.clone(), Chance::scripted(&[die])).hash();
    assert_eq!(hash(1), hash(1));
    assert_ne!(hash(1), hash(2));
}

#[test]
fn a_record_with_an_unknown_field_is_not_read() {
    let mut json = serde_json::to_value(record()).unwrap();
    json["extra"] = 1.into();
    assert!(serde_json::from_value::<Record<Tiny>>(json).is_err());
}

#[test]
fn a_game_from_a_position_has_no_record() {
    assert!(scripted(SETUP, Chance::scripted(&[])).record().is_none());
}

#[test]
fn the_dice_of_a_branch_are_those_of_its_seed_and_no_others() {
    let record = record();
    let strike = |seed: u64| {
        let mut game = record.played_on(&packs(), 0, seed.into()).unwrap();
        let events = game.answer(Seat(0), Choice::Strike).unwrap();
        let mut all = events;
        all.extend(game.answer(Seat(1), Choice::Guard).unwrap());
        all
    };
    assert_eq!(strike(1), strike(1));
    assert!((2..40).any(|seed| strike(seed) != strike(1)));
}

#[test]
fn a_branch_after_the_last_deed_or_out_of_order_is_named() {
    let branch = |after| Branch { after, seed: Seed::from(3) };
    let after_the_last = fault(|record| record.branches = vec![branch(5)]);
    assert!(matches!(after_the_last, RecordFault::Branch { index: 0 }), "{after_the_last}");
    let out_of_order = fault(|record| record.branches = vec![branch(3), branch(2)]);
    assert!(matches!(out_of_order, RecordFault::Branch { index: 1 }), "{out_of_order}");
    let added = fault(|record| record.branches = vec![branch(4)]);
    assert!(matches!(added, RecordFault::OtherHash { .. }), "{added}");
    let fault = record().played_on(&packs(), 5, Seed::from(3)).err().unwrap();
    assert!(matches!(fault, RecordFault::TooFar { most: 4 }), "{fault}");
}
