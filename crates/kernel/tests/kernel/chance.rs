//! Dice, shuffles, seeds.

use kernel::{Chance, Game, Refusal, Rules, Seat, Seed};
use proptest::prelude::*;

use crate::tiny::{Choice, Event, Fallen, SETUP, Setup, Tiny, packs, scripted};
use crate::undo::assert_same;

#[test]
fn the_generator_gives_these_dice_for_ever() {
    // Guards all records against a change of generator: if this fails, no stored game replays.
    // An independent ChaCha8 (key 7, nonce 0, counter 0) gives the same faces.
    let mut chance = Chance::seeded(Seed::from(7));
    let dice: Vec<u8> = (0..20).map(|_| chance.die(6).unwrap()).collect();
    assert_eq!(dice, [6, 5, 2, 3, 3, 4, 1, 1, 6, 5, 3, 2, 6, 1, 3, 1, 2, 2, 5, 5]);
}

#[test]
fn the_generator_gives_this_shuffle_for_ever() {
    let mut things: Vec<u8> = (1..=10).collect();
    Chance::seeded(Seed::from(7)).shuffle(&mut things);
    assert_eq!(things, [8, 7, 9, 1, 10, 3, 2, 6, 5, 4]);
}

/// Chi-square of 5 degrees of freedom passes 25.7 once in ten thousand fair trials.
#[test]
fn dice_are_fair() {
    for seed in 0..5 {
        let mut chance = Chance::seeded(Seed::from(seed));
        let mut faces = [0u32; 6];
        for _ in 0..60_000 {
            faces[usize::from(chance.die(6).unwrap()) - 1] += 1;
        }
        let square = |face: &u32| (f64::from(*face) - 10_000.0).powi(2) / 10_000.0;
        let chi: f64 = faces.iter().map(square).sum();
        assert!(chi < 25.7, "seed {seed}: {faces:?}");
    }
}

/// 23 degrees of freedom, the same bound: passes 59.6 less than once in ten thousand.
#[test]
fn shuffles_are_fair() {
    let mut chance = Chance::seeded(Seed::from(7));
    let mut orders = std::collections::BTreeMap::new();
    for _ in 0..24_000 {
        let mut things = [1, 2, 3, 4];
        chance.shuffle(&mut things);
        *orders.entry(things).or_insert(0u32) += 1;
    }
    let chi: f64 = orders.values().map(|&n| (f64::from(n) - 1_000.0).powi(2) / 1_000.0).sum();
    assert_eq!(orders.len(), 24);
    assert!(chi < 59.6, "{orders:?}");
}

#[test]
fn scripted_dice_fall_in_order_and_shuffles_keep_the_order() {
    let mut game = scripted(SETUP, Chance::scripted(&[5, 2, 3, 6, 1]));
    assert_eq!(game.state().charms, [Some(1), Some(2)]);
    assert_eq!(game.dice_left(), 5);
    game.answer(Seat(0), Choice::Strike).unwrap();
    let events = game.answer(Seat(1), Choice::Strike).unwrap();
    assert_eq!(events[1].event, rolled(0, &[5, 2]));
    assert_eq!(game.dice_left(), 3);
    let events = game.answer(Seat(1), Choice::Pass).unwrap();
    assert_eq!(events[0].event, rolled(1, &[3, 6]));
    assert_eq!(game.dice_left(), 1);
}

fn rolled(seat: u8, dice: &[u8]) -> Event {
    Event::Rolled { seat: Seat(seat), fallen: Fallen { dice: dice.to_vec() } }
}

#[test]
fn when_scripted_dice_run_out_the_answer_is_refused_and_the_game_goes_on() {
    let mut game = scripted(SETUP, Chance::scripted(&[5]));
    game.answer(Seat(0), Choice::Strike).unwrap();
    let before = game.clone();
    for _ in 0..2 {
        let refusal = game.answer(Seat(1), Choice::Rest).unwrap_err();
        assert_eq!(refusal.rule, Refusal::STUCK);
        assert_eq!(refusal.facts[0].name, "dice");
        assert_same(&game, &before);
    }
    game.undo().unwrap();
    game.answer(Seat(0), Choice::Guard).unwrap();
    game.answer(Seat(1), Choice::Rest).unwrap();
    assert_eq!(game.state().points, [0, 1]);
}

#[test]
fn dice_that_run_out_behind_a_checkpoint_leave_the_answers_before_it_in_force() {
    // The pass ends the round; the wind of the next round finds no die.
    let mut game = scripted(Setup { wind: true, ..SETUP }, Chance::scripted(&[1, 3, 4]));
    game.answer(Seat(0), Choice::Strike).unwrap();
    game.answer(Seat(1), Choice::Rest).unwrap();
    let before = game.clone();
    assert_eq!(game.answer(Seat(1), Choice::Pass).unwrap_err().rule, Refusal::STUCK);
    assert_same(&game, &before);
    // Another answer to the same question is still possible: both stances are still known.
    let events = game.answer(Seat(1), Choice::Spend(2)).unwrap();
    assert_eq!(events[0].event, Event::Spent { seat: Seat(1), charm: 2 });
    assert_eq!(game.pending()[0].seat, Seat(0));
}

#[test]
fn a_position_whose_first_die_is_missing_cannot_be_started() {
    let state = Tiny::start(&packs(), &Setup { wind: true, ..SETUP }).unwrap();
    let refusal = Game::<Tiny>::from_position(state, Chance::scripted(&[])).unwrap_err();
    assert_eq!(refusal.rule, Refusal::STUCK);
}

#[test]
fn a_scripted_face_that_the_die_does_not_have_is_refused() {
    for face in [0, 7, 255] {
        let mut game = scripted(SETUP, Chance::scripted(&[1, face]));
        game.answer(Seat(0), Choice::Strike).unwrap();
        let before = game.clone();
        let refusal = game.answer(Seat(1), Choice::Rest).unwrap_err();
        assert_eq!(refusal.rule, Refusal::STUCK);
        assert_same(&game, &before);
    }
}

#[test]
fn repeating_dice_start_over_and_without_any_there_are_none() {
    let mut chance = Chance::repeating(&[2, 4]);
    let dice: Vec<u8> = (0..5).map(|_| chance.die(6).unwrap()).collect();
    assert_eq!(dice, [2, 4, 2, 4, 2]);
    assert!(Chance::repeating(&[]).die(6).is_err());
}

proptest! {
    #[test]
    fn a_commitment_is_kept_by_the_same_seed_only(one: [u8; 32], two: [u8; 32]) {
        let (one, two) = (Seed(one), Seed(two));
        prop_assert!(one.keeps(&one.commitment()));
        prop_assert_eq!(one.keeps(&two.commitment()), one == two);
    }

    #[test]
    fn a_commitment_does_not_survive_one_changed_bit(bytes: [u8; 32], bit in 0usize..256) {
        let mut changed = bytes;
        changed[bit / 8] ^= 1 << (bit % 8);
        prop_assert!(!Seed(changed).keeps(&Seed(bytes).commitment()));
    }

    #[test]
    fn a_seed_is_read_back_as_it_is_written(bytes: [u8; 32]) {
        let seed = Seed(bytes);
        prop_assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed));
        prop_assert_eq!(seed.to_string().to_uppercase().parse::<Seed>(), Ok(seed));
    }

    #[test]
    fn only_64_hexadecimal_digits_are_a_seed(
        text in prop_oneof![".{0,80}", "[0-9a-fA-F+ -]{62,66}", "[0-9a-f]{60}\\PC{1,4}"],
    ) {
        let digits = text.len() == 64 && text.chars().all(|digit| digit.is_ascii_hexdigit());
        prop_assert_eq!(text.parse::<Seed>().is_ok(), digits);
    }

    #[test]
    fn below_stays_below(seed: u64, bound in 1usize..1000) {
        prop_assert!(Chance::seeded(seed.into()).below(bound) < bound);
    }
}

#[test]
fn a_sign_is_not_a_digit_of_a_seed() {
    assert!("+f".repeat(32).parse::<Seed>().is_err());
}

#[test]
fn a_commitment_does_not_tell_the_seed() {
    let seed = Seed::from(7);
    assert_eq!(seed.commitment().len(), 64);
    assert_ne!(seed.commitment(), seed.to_string());
    assert!(!seed.keeps(""));
}

#[test]
fn an_exploding_die_is_played_out_as_far_as_asked() {
    let mut chances = [0.0; 4];
    let play = |mut chance: Chance| {
        let mut rolled = 1;
        while chance.die(6)? == 6 {
            rolled += 1;
        }
        Ok(rolled)
    };
    let left = kernel::fates(|_| 6, 3, play, |rolled: usize, chance| chances[rolled] += chance);
    let expected = [0.0, 5.0 / 6.0, 5.0 / 36.0, 5.0 / 216.0];
    assert!(chances.iter().zip(expected).all(|(a, b): (&f64, f64)| (a - b).abs() < 1e-12));
    assert!(left.is_ok_and(|left| (left - 1.0 / 216.0).abs() < 1e-12));
}
