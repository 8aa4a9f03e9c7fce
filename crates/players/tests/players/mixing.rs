//! Answers that both give at the same time.

use kernel::{Game, Seat, Seed};
use players::search::{Trial, Verdict, mix};
use players::{Effort, Patience, Player, Searcher};
use ruleset::Depth;

use crate::signs::{SEATS, Sign, Signs};

fn game() -> Game<Signs> {
    Game::<Signs>::start(&(), (), Seed::from(1)).unwrap().0
}

fn answer(game: &Game<Signs>, seat: Seat, seed: u64) -> Sign {
    let mut player = Searcher::<Signs>::new(seed, Effort::Level(Depth::Hard), 1);
    player.answer(&game.moment(seat).unwrap(), &Patience::default()).unwrap()
}

/// Stone wins 2 from scissors and loses 1 to paper, and so on around: against stone, paper and scissors
/// in shares of a quarter, a half and a quarter each sign comes to nothing (stone: 2/4 - 1/2, paper:
/// 1/4 - 1/4, scissors: 1/2 - 2/4), and no other shares do that.
#[test]
fn signs_are_mixed_so_that_nobody_can_make_use_of_it() {
    const SEEDS: u64 = 800;
    for seat in SEATS {
        let game = game();
        let signs: Vec<Sign> = (0..SEEDS).map(|seed| answer(&game, seat, seed)).collect();
        let share = |sign| signs.iter().filter(|one| **one == sign).count() as f32 / SEEDS as f32;
        for (sign, wanted) in [(Sign::Stone, 0.25), (Sign::Paper, 0.5), (Sign::Scissors, 0.25)] {
            assert!((share(sign) - wanted).abs() < 0.05, "{sign:?}: {}", share(sign));
        }
    }
}

#[test]
fn what_the_other_has_answered_in_secret_changes_nothing() {
    let thoughts = [Sign::Stone, Sign::Paper, Sign::Scissors].map(|secret| {
        let mut game = game();
        game.answer(Seat(1), secret).unwrap();
        let mut player = Searcher::<Signs>::new(5, Effort::Level(Depth::Hard), 1);
        player.think(&game.moment(Seat(0)).unwrap(), None, &Patience::default())
    });
    assert_eq!(thoughts[0], thoughts[1]);
    assert_eq!(thoughts[0], thoughts[2]);
}

/// Of 24 trials the others give their first answer in 12, the second and the third in 6 each.
fn tried(worths: [[f32; 3]; 3], noise: f32) -> Verdict {
    mix(3, 72, 9, |trials| {
        let value = |trial: &Trial| {
            let answer = [0, 1, 0, 2][trial.number as usize % 4];
            let scattered = (trial.number * 7 + 3 * trial.way as u32 * trial.number) % 10;
            worths[trial.way][answer] + noise * (scattered as f32 - 4.5)
        };
        trials.iter().map(value).collect()
    })
}

#[test]
fn what_is_better_whatever_the_others_do_is_always_answered() {
    let verdict = tried([[0.5, 0.4, 0.6], [0.6, 0.5, 0.9], [0.3, 0.2, 0.4]], 0.0);
    assert_eq!(verdict.best, 1);
    assert!(verdict.found.iter().all(|found| found.trials == 24), "{verdict:?}");
}

/// Their first answer counts for as much as both others together, if it does not matter which one comes:
/// (2 x 0.4 + 0.5 + 0.7) / 4 = 0.5.
#[test]
fn the_quick_answer_of_the_others_is_expected_most() {
    let verdict = tried([[0.4, 0.5, 0.7], [0.4, 0.5, 0.7], [0.2, 0.3, 0.5]], 0.0);
    assert_eq!(verdict.best, 0);
    let values: Vec<f32> = verdict.found.iter().map(|found| found.value).collect();
    assert!((values[0] - 0.5).abs() < 1e-5 && (values[2] - 0.3).abs() < 1e-5, "{values:?}");
}

#[test]
fn noise_is_no_reason_to_mix() {
    let verdict = tried([[0.5; 3], [0.51, 0.5, 0.5], [0.49, 0.5, 0.5]], 0.05);
    assert_eq!(verdict.best, 0, "{verdict:?}");
}

#[test]
fn the_budget_is_kept_and_too_little_is_none() {
    for budget in 0..60 {
        let mut used = 0;
        let verdict = mix(4, budget, 1, |trials| {
            used += trials.len();
            vec![0.5; trials.len()]
        });
        assert!(used <= budget as usize, "{used} of {budget}");
        assert_eq!(verdict.best, 0);
        // Four trials for each of two answers at least.
        assert_eq!(used > 0, budget >= 8, "{budget}");
    }
    let stopped = mix(3, 72, 1, |_| Vec::new());
    assert_eq!((stopped.best, stopped.found[0].trials), (0, 0));
}
