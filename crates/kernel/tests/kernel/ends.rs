//! How a game ends: by the rulebook, by concession, by agreement.

use kernel::{Chance, Outcome, Refusal, Rules, Seat};

use crate::tiny::{Choice, GOAL, ROUNDS, SETUP, Setup, Tiny, scripted, start};

#[test]
fn points_decide_the_game_by_the_rulebook() {
    let mut game = scripted(Setup { goal: 2, ..SETUP }, Chance::scripted(&[6, 6]));
    game.answer(Seat(0), Choice::Guard).unwrap();
    game.answer(Seat(1), Choice::Strike).unwrap();
    game.answer(Seat(0), Choice::Pass).unwrap();
    assert_eq!(game.outcome(), Some(Outcome { winner: Some(Seat(1)), rule: GOAL }));
    assert!(game.pending().is_empty());
}

#[test]
fn equal_points_after_the_last_round_are_a_draw() {
    let mut game = scripted(Setup { rounds: 1, ..SETUP }, Chance::scripted(&[]));
    game.answer(Seat(0), Choice::Rest).unwrap();
    game.answer(Seat(1), Choice::Rest).unwrap();
    assert_eq!(game.outcome(), Some(Outcome { winner: None, rule: ROUNDS }));
}

#[test]
fn who_concedes_loses_even_out_of_turn() {
    for seat in [Seat(0), Seat(1)] {
        let mut game = start(7);
        game.answer(Seat(0), Choice::Rest).unwrap();
        assert_eq!(game.concede(seat).unwrap(), []);
        let winner = Some(seat.other());
        assert_eq!(game.outcome(), Some(Outcome { winner, rule: Tiny::CONCESSION }));
        assert!(game.pending().is_empty());
    }
}

#[test]
fn a_draw_is_agreed_when_both_have_offered_it() {
    let mut game = start(7);
    game.offer_draw(Seat(1)).unwrap();
    assert_eq!(game.draw_offers(), [Seat(1)]);
    assert_eq!(game.outcome(), None);
    assert_eq!(game.pending(), start(7).pending(), "the questions still stand");
    game.offer_draw(Seat(0)).unwrap();
    assert_eq!(game.outcome(), Some(Outcome { winner: None, rule: Tiny::AGREED_DRAW }));
    assert_eq!(game.draw_offers(), [], "no offer stands after the end");
}

#[test]
fn offering_twice_is_not_agreeing_with_oneself() {
    let mut game = start(7);
    game.offer_draw(Seat(1)).unwrap();
    assert_eq!(game.offer_draw(Seat(1)).unwrap_err().rule, Refusal::NOT_ASKED);
    assert_eq!(game.deeds().len(), 1, "the record does not grow");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.draw_offers(), [Seat(1)]);
}

#[test]
fn an_offer_lapses_when_the_other_player_answers_instead() {
    let mut game = start(7);
    game.offer_draw(Seat(1)).unwrap();
    game.answer(Seat(1), Choice::Rest).unwrap();
    assert_eq!(game.draw_offers(), [Seat(1)], "the own answer keeps the own offer");
    game.answer(Seat(0), Choice::Rest).unwrap();
    assert_eq!(game.draw_offers(), []);
    game.offer_draw(Seat(0)).unwrap();
    assert_eq!(game.outcome(), None, "a lapsed offer cannot be accepted");
}

#[test]
fn a_refused_answer_does_not_let_an_offer_lapse() {
    let mut game = start(7);
    game.offer_draw(Seat(1)).unwrap();
    game.answer(Seat(0), Choice::Press).unwrap_err();
    assert_eq!(game.draw_offers(), [Seat(1)]);
}
