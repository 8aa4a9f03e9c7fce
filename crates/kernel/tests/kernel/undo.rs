//! Undo, redo, clones.

use kernel::{Deed, Doing, Game, Refusal, Seat, Viewer};
use proptest::prelude::*;

use crate::tiny::{Choice, SEATS, Tiny, start};

/// One number says what is done next: mostly an answer, sometimes a draw offer or a concession.
fn deed(game: &Game<Tiny>, number: usize) -> Option<Deed<Choice>> {
    let seat = SEATS[number % 2];
    match number % 40 {
        // An offer that already stands cannot be made again.
        0..2 if !game.draw_offers().contains(&seat) => {
            return Some(Deed { seat, doing: Doing::OfferDraw });
        }
        2 => return Some(Deed { seat, doing: Doing::Concede }),
        _ => (),
    }
    let question = game.pending().get(number / 40 % game.pending().len().max(1))?;
    let choice = question.options[number / 80 % question.options.len()].clone();
    Some(Deed { seat: question.seat, doing: Doing::Answer(choice) })
}

/// All stations of a random game, from the start on.
fn stations(seed: u64, numbers: &[usize]) -> Vec<Game<Tiny>> {
    let mut games = vec![start(seed)];
    for &number in numbers {
        let mut game = games[games.len() - 1].clone();
        if game.outcome().is_some() {
            break;
        }
        let Some(deed) = deed(&game, number) else { break };
        game.perform(deed).unwrap();
        games.push(game);
    }
    games
}

pub fn numbers() -> impl Strategy<Value = Vec<usize>> {
    prop::collection::vec(0..9600usize, 0..40)
}

/// Plays on as the numbers say, while it goes on.
pub fn play_on(game: &mut Game<Tiny>, numbers: &[usize]) {
    for &number in numbers {
        if game.outcome().is_some() {
            return;
        }
        let Some(deed) = deed(game, number) else { return };
        game.perform(deed).unwrap();
    }
}

/// A game at any point of random play, ended games included.
pub fn any_game() -> impl Strategy<Value = Game<Tiny>> {
    (any::<u64>(), numbers())
        .prop_map(|(seed, numbers)| stations(seed, &numbers).pop().unwrap_or_else(|| start(seed)))
}

pub fn assert_same(game: &Game<Tiny>, other: &Game<Tiny>) {
    assert_eq!(game.hash(), other.hash());
    assert_eq!(game.state(), other.state());
    assert_eq!(game.pending(), other.pending());
    assert_eq!(game.outcome(), other.outcome());
    assert_eq!(game.draw_offers(), other.draw_offers());
    assert_eq!(game.deeds(), other.deeds());
    assert_eq!(game.dice_left(), other.dice_left());
    assert_eq!(game.view(Viewer::Judge), other.view(Viewer::Judge));
}

proptest! {
    #[test]
    fn undo_then_redo_is_the_identity_at_every_point(seed: u64, numbers in numbers()) {
        for pair in stations(seed, &numbers).windows(2) {
            let mut game = pair[1].clone();
            let last = game.undo().unwrap();
            assert_same(&game, &pair[0]);
            game.perform(last).unwrap();
            assert_same(&game, &pair[1]);
        }
    }

    #[test]
    fn undoing_everything_leads_back_to_the_start(seed: u64, numbers in numbers()) {
        let games = stations(seed, &numbers);
        let mut game = games[games.len() - 1].clone();
        while game.undo().is_ok() {}
        assert_same(&game, &games[0]);
    }

    #[test]
    fn a_game_goes_on_after_an_undo_as_if_nothing_had_been_taken_back(
        seed: u64, numbers in numbers(), other in numbers(),
    ) {
        for pair in stations(seed, &numbers).windows(2) {
            let (mut undone, mut never) = (pair[1].clone(), pair[0].clone());
            undone.undo().unwrap();
            for &number in &other {
                let Some(deed) = deed(&never, number) else { break };
                let told = never.perform(deed.clone());
                prop_assert_eq!(undone.perform(deed), told);
            }
            assert_same(&undone, &never);
        }
    }
}

#[test]
fn random_games_reach_every_kind_of_station() {
    let games: Vec<_> = (0..200usize)
        .flat_map(|seed| {
            let numbers: Vec<_> = (1..40).map(|i| (seed + 3) * i * 7919 % 9600).collect();
            stations(seed as u64, &numbers)
        })
        .collect();
    assert!(games.iter().any(|game| !game.draw_offers().is_empty()));
    assert!(games.iter().any(|game| game.outcome().is_some()));
    assert!(games.iter().any(|game| game.pending().len() == 1));
    assert!(games.iter().any(|game| game.state().round > 4));
}

#[test]
fn there_is_nothing_to_take_back_at_the_start() {
    let mut game = start(7);
    assert_eq!(game.undo().unwrap_err().rule, Refusal::NOT_ASKED);
    assert_same(&game, &start(7));
}

#[test]
fn a_clone_is_independent_of_its_original() {
    let mut game = start(7);
    game.answer(Seat(0), Choice::Strike).unwrap();
    let kept = game.clone();
    let mut other = game.clone();
    other.answer(Seat(1), Choice::Guard).unwrap();
    other.concede(Seat(0)).unwrap();
    assert_same(&game, &kept);
    game.answer(Seat(1), Choice::Rest).unwrap();
    assert_ne!(game.hash(), other.hash());
    assert_eq!(game.outcome(), None);
}
