//! Malformed and illegal input changes nothing and says what is wrong.

use battleground::library::Library;
use battleground::question::Choice;
use battleground::{Battleground, Game};
use gefecht::scenario::run_text;
use kernel::{Deed, Record, Refusal, Seat, Seed};
use proptest::prelude::*;
use serde_json::{Value, json};

fn library() -> &'static Library {
    Library::embedded().unwrap_or_else(|fault| panic!("{fault}"))
}

fn game() -> Game {
    let setup = library().first_game(None).unwrap();
    Game::start(library(), setup, Seed::from(9)).unwrap().0
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        "[a-z-]{0,12}".prop_map(Value::from),
        prop_oneof![
            Just("answer"),
            Just("card"),
            Just("end"),
            Just("M15+"),
            Just("pass"),
            Just("face")
        ]
        .prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 32, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::hash_map(
                prop_oneof![
                    Just("seat"),
                    Just("do"),
                    Just("answer"),
                    Just("attack"),
                    Just("weapon"),
                    Just("target"),
                    Just("go"),
                    Just("reroll"),
                    Just("discard"),
                    Just("skill")
                ],
                inner,
                0..3
            )
            .prop_map(|map| map.into_iter().map(|(k, v)| (k.to_owned(), v)).collect()),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn an_arbitrary_answer_is_refused_and_changes_nothing(seat in 0..4u8, answer in any_json()) {
        let Ok(deed) = serde_json::from_value::<Deed<Choice>>(
            json!({ "seat": seat, "do": { "answer": answer } })
        ) else { return Ok(()) };
        let before = game();
        let mut after = before.clone();
        let listed = before.pending().iter().any(|q| {
            q.seat.0 == seat && matches!(&deed.doing, kernel::Doing::Answer(c) if q.options.contains(c))
        });
        match after.perform(deed) {
            Ok(_) => prop_assert!(listed),
            Err(refusal) => {
                prop_assert!(!listed && !refusal.rule.0.is_empty());
                prop_assert_eq!(after.hash(), before.hash());
                prop_assert!(after.state() == before.state());
            }
        }
    }

    #[test]
    fn an_arbitrary_record_is_refused(value in any_json()) {
        prop_assert!(serde_json::from_value::<Record<Battleground>>(value).is_err());
    }

    #[test]
    fn an_arbitrary_text_is_no_scenario(text in "\\PC{0,200}") {
        prop_assert!(matches!(run_text("x.toml", &text), gefecht::scenario::Verdict::Broken(_)));
    }
}

#[test]
fn a_record_with_a_changed_deed_or_setup_is_found_out() {
    let mut game = game();
    for _ in 0..12 {
        let question = game.pending()[0].clone();
        game.answer(question.seat, question.options[0]).unwrap();
    }
    let record = game.record().unwrap();
    assert!(record.verify(library()).is_ok());
    let mut shorter = record.clone();
    shorter.deeds.pop();
    assert!(shorter.verify(library()).unwrap_err().to_string().contains("field `hash`"));
    let mut other = record.clone();
    other.seed = Seed::from(10);
    assert!(other.verify(library()).is_err());
    let mut foreign = record.clone();
    foreign.packs[0].1 = "0".repeat(64);
    assert!(foreign.verify(library()).unwrap_err().to_string().contains("field `packs`"));
    let mut illegal = record;
    illegal.deeds[5].seat = Seat(0);
    assert!(illegal.verify(library()).is_err());
}

#[test]
fn nobody_answers_for_another_seat_or_after_the_end() {
    let mut game = game();
    let question = game.pending()[0].clone();
    let refusal = game.answer(question.seat.other(), question.options[0]).unwrap_err();
    assert_eq!(refusal.rule, Refusal::NOT_ASKED);
    game.concede(Seat(0)).unwrap();
    assert_eq!(game.outcome().unwrap().winner, Some(Seat(1)));
    let refusal = game.answer(question.seat, question.options[0]).unwrap_err();
    assert_eq!(refusal.rule, Refusal::GAME_OVER);
}
