//! Whatever comes from outside is legal or refused; a refusal changes nothing.

use kernel::{Chance, Deed, Doing, Game, Refusal, Rule, Seat};
use proptest::prelude::*;
use serde_json::Value;

use crate::tiny::{Choice, NOT_LISTED, SETUP, Tiny, scripted, start};
use crate::undo::{any_game, assert_same};

/// The deed is refused by this rule and leaves no trace.
fn assert_refused(game: &mut Game<Tiny>, deed: Deed<Choice>, rule: Rule) {
    let before = game.clone();
    assert_eq!(game.perform(deed).unwrap_err().rule, rule);
    assert_same(game, &before);
}

fn answer(seat: u8, choice: Choice) -> Deed<Choice> {
    Deed { seat: Seat(seat), doing: Doing::Answer(choice) }
}

/// Seat 0 struck, seat 1 is asked for the charm.
fn at_interrupt() -> Game<Tiny> {
    let mut game = scripted(SETUP, Chance::scripted(&[6, 6]));
    game.answer(Seat(0), Choice::Strike).unwrap();
    game.answer(Seat(1), Choice::Rest).unwrap();
    game
}

#[test]
fn an_answer_that_is_not_listed_is_refused_by_the_rulebook() {
    let mut game = at_interrupt();
    for choice in [Choice::Spend(1), Choice::Strike, Choice::Press] {
        assert_refused(&mut game, answer(1, choice), NOT_LISTED);
    }
    game.answer(Seat(1), Choice::Pass).unwrap();
    assert_eq!(game.state().points, [2, 0]);
}

#[test]
fn an_answer_of_the_wrong_seat_is_refused() {
    assert_refused(&mut at_interrupt(), answer(0, Choice::Pass), Refusal::NOT_ASKED);
}

#[test]
fn a_second_answer_to_a_secret_question_is_refused() {
    let mut game = start(7);
    game.answer(Seat(0), Choice::Rest).unwrap();
    assert_refused(&mut game, answer(0, Choice::Guard), Refusal::NOT_ASKED);
}

#[test]
fn a_seat_that_does_not_exist_is_refused_whatever_it_does() {
    for seat in [2, 3, 254, 255] {
        for doing in [Doing::Answer(Choice::Rest), Doing::Concede, Doing::OfferDraw] {
            let deed = Deed { seat: Seat(seat), doing };
            assert_refused(&mut start(7), deed, Refusal::NOT_ASKED);
        }
    }
}

#[test]
fn nothing_can_be_done_after_the_end() {
    let mut game = at_interrupt();
    game.concede(Seat(0)).unwrap();
    for seat in [0, 1, 255] {
        for doing in [Doing::Answer(Choice::Pass), Doing::Concede, Doing::OfferDraw] {
            assert_refused(&mut game, Deed { seat: Seat(seat), doing }, Refusal::GAME_OVER);
        }
    }
}

#[test]
fn every_seat_number_has_a_name() {
    assert_eq!(Seat(0).to_string(), "player 1");
    assert_eq!(Seat(255).to_string(), "player 256");
}

#[test]
fn a_deed_is_written_as_the_protocol_says() {
    let text = |deed: &Deed<Choice>| serde_json::to_string(deed).unwrap();
    assert_eq!(text(&answer(1, Choice::Spend(2))), r#"{"seat":1,"do":{"answer":{"spend":2}}}"#);
    let concede = Deed { seat: Seat(0), doing: Doing::Concede };
    assert_eq!(text(&concede), r#"{"seat":0,"do":"concede"}"#);
}

/// JSON of any shape, small and deep.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,8}".prop_map(Value::from),
        word().prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec((word(), inner), 0..4)
                .prop_map(|pairs| pairs.into_iter().collect()),
        ]
    })
}

/// The words of the protocol, so that arbitrary JSON often comes near to a deed.
fn word() -> impl Strategy<Value = String> {
    prop::sample::select(vec![
        "seat",
        "do",
        "answer",
        "concede",
        "offer-draw",
        "strike",
        "guard",
        "rest",
        "spend",
        "pass",
        "press",
    ])
    .prop_map(str::to_owned)
}

/// Mostly a deed in shape, with anything in its places.
fn near_deed() -> impl Strategy<Value = Value> {
    let seat = prop_oneof![(0u8..4).prop_map(Value::from), any_json()];
    let choice = prop_oneof![
        word().prop_map(Value::from),
        (0u8..8).prop_map(|charm| serde_json::json!({ "spend": charm })),
        any_json(),
    ];
    let doing = prop_oneof![
        4 => choice.prop_map(|choice| serde_json::json!({ "answer": choice })),
        1 => word().prop_map(Value::from),
        1 => any_json(),
    ];
    (seat, doing).prop_map(|(seat, doing)| serde_json::json!({ "seat": seat, "do": doing }))
}

proptest! {
    #[test]
    fn any_json_sent_as_a_deed_is_legal_or_refused_without_a_trace(
        mut game in any_game(),
        json in prop_oneof![1 => any_json(), 4 => near_deed()],
    ) {
        let before = game.clone();
        let Ok(deed) = serde_json::from_value::<Deed<Choice>>(json) else { return Ok(()) };
        match game.perform(deed.clone()) {
            Ok(_) => prop_assert_eq!(game.deeds().last(), Some(&deed)),
            Err(refusal) => {
                let known = [NOT_LISTED, Refusal::NOT_ASKED, Refusal::GAME_OVER];
                prop_assert!(known.contains(&refusal.rule), "{}", refusal);
                assert_same(&game, &before);
            }
        }
    }

    #[test]
    fn any_text_sent_as_a_deed_is_read_or_not_but_never_panics(text in ".{0,60}") {
        let _ = serde_json::from_str::<Deed<Choice>>(&text);
    }
}
