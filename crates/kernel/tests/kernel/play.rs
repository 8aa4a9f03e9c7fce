//! Pausing, secrets, forced choices, events.

use kernel::{
    Chance, Chooser, Doing, Events, Game, Rules, Seat, Seed, Simulated, Viewer, simulate_while,
};
use proptest::prelude::*;

use crate::tiny::{
    BAD_SETUP, Choice, Event, Prompt, Random, SEATS, SETUP, Setup, State, Tiny, packs, scripted,
    start,
};

/// A whole game by random computer players; `drowsy` adds stances without a choice.
fn simulated(seed: u64, setup: &Setup) -> Simulated<Tiny> {
    cut_off(seed, setup, |_| true)
}

/// The same, cut off when something does not hold any more.
fn cut_off(seed: u64, setup: &Setup, holds: impl Fn(&State) -> bool) -> Simulated<Tiny> {
    let state = Tiny::start(&packs(), setup).unwrap();
    let random =
        |n| Box::new(Random(Chance::seeded(Seed::from(seed + n)))) as Box<dyn Chooser<Tiny>>;
    let chance = Chance::seeded(Seed::from(seed));
    simulate_while(state, chance, &mut [random(1), random(2)], holds).unwrap()
}

fn setups() -> impl Strategy<Value = Setup> {
    (1u8..12, 1u8..8, any::<[bool; 2]>(), any::<bool>())
        .prop_map(|(goal, rounds, drowsy, wind)| Setup { goal, rounds, drowsy, wind })
}

proptest! {
    #[test]
    fn pausing_and_inline_play_give_the_same_game(seed in 0..u64::MAX - 2, setup in setups()) {
        let (state, outcome, deeds) = simulated(seed, &setup);
        let (mut game, _) = Game::<Tiny>::start(&packs(), setup, seed.into()).unwrap();
        for deed in &deeds {
            prop_assert_eq!(game.outcome(), None);
            game.perform(deed.clone()).unwrap();
        }
        prop_assert_eq!(game.state(), &state);
        prop_assert_eq!(game.outcome(), Some(outcome));
        prop_assert_eq!(game.deeds(), deeds);
        prop_assert!(game.pending().is_empty());
    }

    /// Between the cut and the next question things may happen by themselves.
    #[test]
    fn a_game_that_is_cut_off_is_drawn_at_the_next_question(
        seed in 0..u64::MAX - 2, setup in setups(), last in 0u8..4,
    ) {
        let (state, outcome, deeds) = cut_off(seed, &setup, |state| state.round < last);
        let (mut game, _) = Game::<Tiny>::start(&packs(), setup, seed.into()).unwrap();
        for deed in &deeds {
            game.perform(deed.clone()).unwrap();
        }
        prop_assert_eq!((game.state(), game.outcome()), (&state, Some(outcome)));
    }

    #[test]
    fn every_question_in_a_random_game_has_at_least_two_answers_that_are_accepted(
        seed in 0..u64::MAX - 2, setup in setups(),
    ) {
        let (_, _, deeds) = simulated(seed, &setup);
        let (mut game, _) = Game::<Tiny>::start(&packs(), setup, seed.into()).unwrap();
        for deed in deeds {
            for question in game.pending() {
                prop_assert!(question.options.len() >= 2);
                for choice in &question.options {
                    prop_assert!(game.clone().answer(question.seat, choice.clone()).is_ok());
                }
            }
            game.perform(deed).unwrap();
        }
    }
}

#[test]
fn simulated_games_differ_from_each_other_and_reach_the_nested_question() {
    let games: Vec<_> = (0..50).map(|seed| simulated(seed * 10, &SETUP)).collect();
    let press = Doing::Answer(Choice::Press);
    assert!(games.iter().any(|(_, _, deeds)| deeds.iter().any(|deed| deed.doing == press)));
    assert!(games.windows(2).any(|pair| pair[0].0.points != pair[1].0.points));
}

#[test]
fn a_setup_that_breaks_a_rule_is_refused_with_the_rule_and_the_fact() {
    let setup = Setup { goal: 0, ..SETUP };
    let refusal = Game::<Tiny>::start(&packs(), setup, Seed::from(1)).err().unwrap();
    assert_eq!(refusal.rule, BAD_SETUP);
    assert_eq!(refusal.to_string(), "TINY-SETUP (goal: 0)");
}

#[test]
fn a_secret_answer_changes_nothing_that_anybody_sees_before_both_are_in() {
    let before = start(7);
    for seat in SEATS {
        for choice in [Choice::Strike, Choice::Guard, Choice::Rest] {
            let mut game = before.clone();
            let events = game.answer(seat, choice).unwrap();
            assert_eq!(events, []);
            assert_eq!(game.state(), before.state());
            for viewer in [Viewer::Seat(seat.other()), Viewer::Spectator, Viewer::Judge] {
                assert_eq!(game.view(viewer), before.view(viewer));
            }
            let open: Vec<_> = before.pending().iter().filter(|q| q.seat != seat).collect();
            assert_eq!(game.pending().iter().collect::<Vec<_>>(), open);
        }
    }
}

#[test]
fn the_order_in_which_secret_answers_arrive_does_not_matter() {
    for one in [Choice::Strike, Choice::Guard, Choice::Rest] {
        for two in [Choice::Strike, Choice::Guard, Choice::Rest] {
            let (mut game, mut reversed) = (start(7), start(7));
            game.answer(Seat(0), one.clone()).unwrap();
            let events = game.answer(Seat(1), two.clone()).unwrap();
            reversed.answer(Seat(1), two.clone()).unwrap();
            assert_eq!(reversed.answer(Seat(0), one.clone()).unwrap(), events);
            assert!(
                matches!(&events[0].event, Event::Stances { stances } if *stances == [one.clone(), two])
            );
            assert_eq!(game.state(), reversed.state());
            assert_eq!(game.pending(), reversed.pending());
        }
    }
}

#[test]
fn an_interrupt_asks_the_other_seat_and_then_the_first_again() {
    let mut game = scripted(SETUP, Chance::scripted(&[6, 5, 4]));
    game.answer(Seat(1), Choice::Strike).unwrap();
    game.answer(Seat(0), Choice::Guard).unwrap();
    assert_eq!(asked(&game), [(Seat(0), Prompt::SpendCharm)]);
    game.answer(Seat(0), Choice::Spend(1)).unwrap();
    assert_eq!(asked(&game), [(Seat(1), Prompt::PressOn)]);
    // 6 + 5 for the dice, 2 off for the guard, 1 off for the charm: 8, two points.
    game.answer(Seat(1), Choice::Pass).unwrap();
    assert_eq!(game.state().points, [0, 2]);
}

fn asked(game: &Game<Tiny>) -> Vec<(Seat, Prompt)> {
    game.pending().iter().map(|question| (question.seat, question.prompt.clone())).collect()
}

/// Plays the charm of seat 0 away; in the next strike at it nothing is left to choose.
fn without_charm() -> Game<Tiny> {
    let mut game = scripted(SETUP, Chance::repeating(&[1]));
    game.answer(Seat(0), Choice::Guard).unwrap();
    game.answer(Seat(1), Choice::Strike).unwrap();
    game.answer(Seat(0), Choice::Spend(1)).unwrap();
    game.answer(Seat(1), Choice::Pass).unwrap();
    game
}

#[test]
fn a_forced_choice_is_neither_asked_nor_recorded() {
    let mut game = without_charm();
    let round = game.state().round;
    game.answer(Seat(0), Choice::Guard).unwrap();
    game.answer(Seat(1), Choice::Strike).unwrap();
    assert_eq!(game.state().round, round + 1, "the round went through without a question");
    assert_eq!(game.deeds().len(), 6);
    assert_eq!(asked(&game), SEATS.map(|seat| (seat, Prompt::Stance)));
}

#[test]
fn a_forced_choice_before_a_real_one_is_remembered_when_the_procedure_runs_again() {
    // Both strike: seat 0's charm is gone (forced), seat 1 chooses, seat 0 answers that.
    let mut game = without_charm();
    game.answer(Seat(1), Choice::Strike).unwrap();
    game.answer(Seat(0), Choice::Strike).unwrap();
    assert_eq!(asked(&game), [(Seat(1), Prompt::SpendCharm)]);
    game.answer(Seat(1), Choice::Spend(2)).unwrap();
    assert_eq!(asked(&game), [(Seat(0), Prompt::PressOn)]);
    game.answer(Seat(0), Choice::Press).unwrap();
    assert_eq!(game.state().charms, [None, None]);
    assert_eq!(game.deeds().len(), 4 + 4);
}

#[test]
fn a_forced_part_of_a_secret_choice_is_not_asked_whichever_seat_it_is() {
    for seat in SEATS {
        let mut drowsy = [false; 2];
        drowsy[seat.index()] = true;
        let mut game = scripted(Setup { drowsy, ..SETUP }, Chance::repeating(&[1]));
        assert_eq!(asked(&game), [(seat.other(), Prompt::Stance)]);
        let events = game.answer(seat.other(), Choice::Guard).unwrap();
        let mut stances = vec![Choice::Guard; 2];
        stances[seat.index()] = Choice::Rest;
        assert_eq!(events[0].event, Event::Stances { stances });
        assert_eq!(game.deeds().len(), 1);
    }
}

#[test]
fn a_secret_choice_that_is_forced_for_both_goes_by_without_a_pause() {
    let game = scripted(Setup { drowsy: [true; 2], ..SETUP }, Chance::repeating(&[1]));
    assert_eq!(game.state().round, 2);
    assert_eq!(game.state().points, [1, 1]);
    assert_eq!(game.deeds(), []);
}

#[test]
fn events_are_delivered_once_although_the_procedure_runs_again() {
    let state = Tiny::start(&packs(), &SETUP).unwrap();
    let (mut game, first) =
        Game::<Tiny>::from_position(state, Chance::scripted(&[6, 6, 1, 2, 3])).unwrap();
    let mut steps = vec![first];
    for (seat, choice) in [
        (0, Choice::Strike),
        (1, Choice::Strike),
        (1, Choice::Spend(2)),
        (0, Choice::Press),
        (0, Choice::Pass),
    ] {
        steps.push(game.answer(Seat(seat), choice).unwrap());
    }
    let names: Vec<_> = steps.iter().map(names).collect();
    let expected: [&[&str]; 6] = [
        &["TINY-DEAL", "TINY-DEAL"],
        &[],
        &["TINY-STANCE", "TINY-STRIKE"],
        &["TINY-CHARM"],
        &["TINY-STRIKE", "TINY-STRIKE"],
        &["TINY-GOAL"],
    ];
    assert_eq!(names, expected);
    assert_eq!(game.state().points, [2, 0], "12 − 1 for the third die; 2 + 3 is too little");
}

#[test]
fn an_answer_that_ends_a_round_also_delivers_how_the_next_begins() {
    let mut game = scripted(Setup { wind: true, ..SETUP }, Chance::repeating(&[1]));
    game.answer(Seat(0), Choice::Strike).unwrap();
    game.answer(Seat(1), Choice::Guard).unwrap();
    let events = game.answer(Seat(1), Choice::Pass).unwrap();
    assert_eq!(names(&events), ["TINY-GOAL", "TINY-STRIKE"], "points, then the wind");
}

fn names(events: &Events<Tiny>) -> Vec<&'static str> {
    events.iter().flat_map(|told| told.rules).map(|rule| rule.0).collect()
}

#[test]
fn a_seat_sees_its_own_hidden_thing_and_only_that() {
    let game = scripted(SETUP, Chance::scripted(&[]));
    assert_eq!(game.view(Viewer::Seat(Seat(0))).charms, [Some(1), None]);
    assert_eq!(game.view(Viewer::Seat(Seat(1))).charms, [None, Some(2)]);
    assert_eq!(game.view(Viewer::Spectator).charms, [None, None]);
    assert_eq!(game.view(Viewer::Judge).charms, [Some(1), Some(2)]);
}

#[test]
fn a_hidden_event_is_witnessed_by_its_own_seat_and_the_judge_only() {
    let event = Event::Charm { seat: Seat(0), charm: 3 };
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Judge] {
        assert_eq!(Tiny::witness(&event, viewer), Some(event.clone()));
    }
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(Tiny::witness(&event, viewer), None);
    }
}
