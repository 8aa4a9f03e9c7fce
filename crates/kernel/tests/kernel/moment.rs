//! Playing on from a question: what fell stays, what is to come comes from elsewhere.

use kernel::{Chance, Course, End, Game, Moment, Pick, Question, Seat, Seed};

use crate::tiny::{Choice, Prompt, SETUP, State, Tiny, scripted};

/// Rolls so that a strike hits, then whatever is named; the first round waits for stances.
fn game(dice: &[u8]) -> Game<Tiny> {
    scripted(SETUP, Chance::scripted(dice))
}

/// Plays on to the next checkpoint; whoever is asked takes the first option.
fn on(moment: &Moment<Tiny>, answer: Choice, dice: &[u8]) -> End<Tiny> {
    let mut first = |_: &State, _: &Question<Tiny>| Some(Pick::Listed(0));
    let course = Course {
        chance: Chance::scripted(dice),
        deal: &|_, _| (),
        decide: &mut first,
        goes_on: &|_, _| false,
    };
    moment.play(&answer, course).unwrap()
}

#[test]
fn what_has_fallen_stays() {
    let mut game = game(&[6, 5, 1, 1]);
    game.answer(Seat(0), Choice::Strike).unwrap();
    game.answer(Seat(1), Choice::Rest).unwrap();
    let moment = game.moment(Seat(1)).unwrap();
    assert_eq!(moment.question().prompt, Prompt::SpendCharm);
    assert_eq!(on(&moment, Choice::Pass, &[]).state.points, [2, 0]);
    // The charm of 2 is taken off 11; nobody rolls, since pressing on comes from another chance.
    let mut pass = |_: &State, _: &Question<Tiny>| Some(Pick::Listed(1));
    let course = Course {
        chance: Chance::scripted(&[]),
        deal: &|_, _| (),
        decide: &mut pass,
        goes_on: &|_, _| false,
    };
    assert_eq!(moment.play(&Choice::Spend(2), course).unwrap().state.points, [2, 0]);
}

#[test]
fn dice_to_come_are_those_of_the_course() {
    let answers = |game: &mut Game<Tiny>| {
        game.answer(Seat(0), Choice::Strike).unwrap();
        game.answer(Seat(1), Choice::Rest).unwrap();
        game.moment(Seat(1)).unwrap()
    };
    let (one, two) = (answers(&mut game(&[6, 5, 1])), answers(&mut game(&[6, 5, 6])));
    for fallen in 1..=6 {
        // The striker presses on, and the third die is taken off 11.
        let points = if fallen <= 4 { [2, 0] } else { [0, 0] };
        assert_eq!(on(&one, Choice::Spend(2), &[fallen]).state.points, points);
        assert_eq!(on(&one, Choice::Spend(2), &[fallen]), on(&two, Choice::Spend(2), &[fallen]));
    }
    assert_eq!(format!("{one:?}"), format!("{two:?}"));
}

#[test]
fn an_answer_given_in_secret_is_not_known() {
    let moments = [Choice::Rest, Choice::Guard].map(|secret| {
        let mut game = game(&[]);
        game.answer(Seat(0), secret).unwrap();
        game.moment(Seat(1)).unwrap()
    });
    // Asked again, the other strikes, and presses on when the charm is spent.
    for moment in &moments {
        assert_eq!(on(moment, Choice::Rest, &[1, 1, 1]).state.points, [0, 0]);
        assert_eq!(on(moment, Choice::Rest, &[6, 6, 1]).state.points, [2, 0]);
    }
}

#[test]
fn who_answers_at_the_same_time_is_told_and_not_whether_they_have() {
    let mut game = game(&[6, 5, 1]);
    let others = |game: &Game<Tiny>, seat| game.moment(seat).unwrap().others().to_vec();
    assert_eq!(others(&game, Seat(0)), [(Seat(1), Prompt::Stance)]);
    game.answer(Seat(0), Choice::Strike).unwrap();
    assert_eq!(others(&game, Seat(1)), [(Seat(0), Prompt::Stance)]);
    game.answer(Seat(1), Choice::Rest).unwrap();
    assert_eq!(game.moment(Seat(1)).unwrap().question().prompt, Prompt::SpendCharm);
    assert_eq!(others(&game, Seat(1)), []);
}

/// Both rest; then the first strikes the second with the dice that were taken at the checkpoint.
#[test]
fn other_dice_can_be_taken_at_a_checkpoint() {
    let moment = game(&[]).moment(Seat(0)).unwrap();
    let points = |fallen: &[u8]| {
        let mut decide = |state: &State, question: &Question<Tiny>| match question.prompt {
            Prompt::Stance if state.round == 2 && question.seat == Seat(0) => Some(Pick::Listed(0)),
            Prompt::Stance => Some(Pick::Listed(2)),
            _ => Some(Pick::Listed(1)),
        };
        let course = Course {
            chance: Chance::scripted(&[1, 1]),
            deal: &|_, _| (),
            decide: &mut decide,
            goes_on: &|state, chance| {
                *chance = Chance::scripted(fallen);
                state.round == 2
            },
        };
        moment.play(&Choice::Rest, course).unwrap().state.points
    };
    assert_eq!(points(&[4, 3]), [3, 1]);
    assert_eq!(points(&[3, 3]), [1, 1]);
}

#[test]
fn hidden_things_are_dealt_anew_after_the_answer() {
    let game = game(&[]);
    let moment = game.moment(Seat(0)).unwrap();
    let asked = std::cell::RefCell::new(Vec::new());
    let mut decide = |state: &State, question: &Question<Tiny>| {
        asked.borrow_mut().push((question.seat, state.charms));
        Some(Pick::Listed(0))
    };
    let course = Course {
        chance: Chance::seeded(Seed::from(7)),
        deal: &|state: &mut State, chance: &mut Chance| {
            state.charms[1] = Some(3 + chance.die(2).unwrap())
        },
        decide: &mut decide,
        goes_on: &|state, _| state.points == [0, 0],
    };
    let end = moment.play(&Choice::Strike, course).unwrap();
    let asked = asked.into_inner();
    assert_eq!(asked[0].0, Seat(1), "the other's secret answer comes first");
    assert!(matches!(asked[0].1, [Some(1), Some(4 | 5)]), "{:?}", asked[0]);
    assert_eq!(moment.state().charms, [Some(1), Some(2)]);
    assert!(end.outcome.is_none() && end.state.points != [0, 0]);
}

#[test]
fn an_end_is_told() {
    let mut game = scripted(crate::tiny::Setup { goal: 2, ..SETUP }, Chance::scripted(&[6, 6]));
    assert!(game.moment(Seat(7)).is_none());
    game.answer(Seat(0), Choice::Strike).unwrap();
    game.answer(Seat(1), Choice::Rest).unwrap();
    let end = on(&game.moment(Seat(1)).unwrap(), Choice::Pass, &[]);
    assert_eq!(end.outcome.and_then(|outcome| outcome.winner), Some(Seat(0)));
}
