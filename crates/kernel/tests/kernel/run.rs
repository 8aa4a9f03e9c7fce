//! A run without a record.

use kernel::{Chance, Refusal, Rules, Run, Seat, Seed};

use crate::tiny::{SETUP, Setup, Tiny, packs, scripted};

#[test]
fn a_run_asks_and_ends_as_the_game_does() {
    for seed in 0..50 {
        let setup = Setup { wind: seed % 2 == 0, ..SETUP };
        let chance = Chance::seeded(Seed::from(seed));
        let state = Tiny::start(&packs(), &setup).unwrap();
        let mut game = scripted(setup, chance.clone());
        let mut run = Run::<Tiny>::from_position(state, chance).unwrap();
        let mut picks = Chance::seeded(Seed::from(!seed));
        while let Some(question) = game.pending().last() {
            assert_eq!((run.pending(), run.state()), (game.pending(), game.state()));
            let choice = question.options[picks.below(question.options.len())].clone();
            let seat = question.seat;
            game.answer(seat, choice.clone()).unwrap();
            run.answer(seat, choice).unwrap();
        }
        assert_eq!((run.outcome(), run.state()), (game.outcome(), game.state()));
        assert!(run.outcome().is_some());
    }
}

#[test]
fn a_seat_that_is_not_asked_cannot_answer_a_run() {
    let state = Tiny::start(&packs(), &SETUP).unwrap();
    let mut run = Run::<Tiny>::from_position(state, Chance::seeded(Seed::from(1))).unwrap();
    let (before, choice) = (run.clone(), run.pending()[0].options[0].clone());
    let refusal = run.answer(Seat(7), choice).unwrap_err();
    assert_eq!(refusal.rule, Refusal::NOT_ASKED);
    assert_eq!((run.pending(), run.state()), (before.pending(), before.state()));
}
