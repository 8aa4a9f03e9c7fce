//! Four seats in two teams: joint questions, secrets of four, concessions, draws, records.

use kernel::{
    Chance, Chooser, Deed, Doing, Flow, Game, Outcome, Pick, Play, Question, Refusal, Rule, Rules,
    Seat, Seed, Team, Viewer, simulate, simulate_while,
};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};

/// Each round the teams name a colour in turns, then all four a number in secret.
#[derive(Clone, PartialEq, Debug)]
struct Quartet;

#[derive(Clone, PartialEq, Debug)]
struct State {
    rounds: u8,
    named: Vec<Choice>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Choice {
    Red,
    Blue,
    Number(u8),
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
enum Prompt {
    Colour,
    Number,
}

const ROUNDS: Rule = Rule("QUARTET-ROUNDS");

impl Rules for Quartet {
    const NAME: &'static str = "quartet";
    const CONCESSION: Rule = Rule("QUARTET-CONCEDE");
    const AGREED_DRAW: Rule = Rule("QUARTET-DRAW");
    type Content = ();
    type Setup = u8;
    type State = State;
    type Prompt = Prompt;
    type Choice = Choice;
    type Event = Vec<Choice>;
    type View = usize;

    fn packs((): &()) -> Vec<(String, String)> {
        Vec::new()
    }

    fn start((): &(), rounds: &u8) -> Result<State, Refusal> {
        Ok(State { rounds: *rounds, named: Vec::new() })
    }

    fn seats(_: &State) -> u8 {
        4
    }

    fn step(p: &mut Play<'_, Self>) -> Flow<Option<Outcome>> {
        for seat in [Seat(2), Seat(1)] {
            let colours = |_: &State| vec![Choice::Red, Choice::Blue];
            let colour = p.choose(Team(seat), Prompt::Colour, colours)?;
            p.named.push(colour);
        }
        let all: Vec<Seat> = Seat::first(4).collect();
        let numbers = p.choose_together(
            &all,
            |_| Prompt::Number,
            |_, seat| vec![Choice::Number(seat.0), Choice::Number(seat.0 + 10)],
        )?;
        p.tell(&[ROUNDS], |_| numbers.clone());
        p.named.extend(numbers);
        p.rounds -= 1;
        let over = p.rounds == 0;
        Ok(over.then_some(Outcome { winner: None, rule: ROUNDS }))
    }

    fn explain(_: &State, _: &Question<Self>, _: &Choice) -> Refusal {
        ROUNDS.into()
    }

    fn closed(_: &State, _: &Question<Self>) -> Vec<(Choice, Refusal)> {
        Vec::new()
    }

    fn view(state: &State, _: Viewer) -> usize {
        state.named.len()
    }

    fn witness(event: &Vec<Choice>, _: Viewer) -> Option<Vec<Choice>> {
        Some(event.clone())
    }
}

fn start(rounds: u8) -> Game<Quartet> {
    Game::start(&(), rounds, Seed::from(1)).unwrap().0
}

#[test]
fn any_member_of_a_team_answers_its_question_and_nobody_else() {
    for (seat, may) in [(Seat(0), true), (Seat(1), false), (Seat(2), true), (Seat(3), false)] {
        let mut game = start(1);
        let question = game.pending()[0].clone();
        assert!(question.joint && question.seat == Seat(2));
        assert_eq!(game.question(seat).is_some(), may);
        match game.answer(seat, Choice::Red) {
            Ok(_) => assert!(may && game.pending()[0].seat == Seat(1)),
            Err(refusal) => assert!(!may && refusal.rule == Refusal::NOT_ASKED),
        }
    }
}

#[test]
fn the_first_answer_of_a_team_counts() {
    let mut game = start(1);
    game.answer(Seat(0), Choice::Red).unwrap();
    assert_eq!(game.answer(Seat(2), Choice::Blue).unwrap_err().rule, Refusal::NOT_ASKED);
    game.answer(Seat(3), Choice::Blue).unwrap();
    assert_eq!(game.deeds().iter().map(|deed| deed.seat).collect::<Vec<_>>(), [Seat(0), Seat(3)]);
}

#[test]
fn four_answers_in_secret_are_told_together_whatever_their_order() {
    let mut game = start(1);
    game.answer(Seat(2), Choice::Red).unwrap();
    game.answer(Seat(1), Choice::Blue).unwrap();
    for (n, seat) in [3, 0, 2].into_iter().enumerate() {
        let events = game.answer(Seat(seat), Choice::Number(seat)).unwrap();
        assert!(events.is_empty() && game.pending().len() == 3 - n);
    }
    let events = game.answer(Seat(1), Choice::Number(11)).unwrap();
    let told = [0, 11, 2, 3].map(Choice::Number);
    assert_eq!(events[0].event, told);
    assert!(game.outcome().is_some());
}

#[test]
fn a_team_concedes_when_all_its_members_have() {
    let mut game = start(1);
    game.concede(Seat(3)).unwrap();
    assert_eq!((game.outcome(), game.conceding()), (None, &[Seat(3)][..]));
    assert_eq!(game.concede(Seat(3)).unwrap_err().rule, Refusal::NOT_ASKED);
    game.concede(Seat(0)).unwrap();
    assert_eq!(game.outcome(), None, "one of each team");
    game.concede(Seat(1)).unwrap();
    let lost = Outcome { winner: Some(Seat(0)), rule: Quartet::CONCESSION };
    assert_eq!((game.outcome(), game.conceding()), (Some(lost), &[][..]));
}

#[test]
fn who_answers_has_thought_better_of_conceding() {
    let mut game = start(1);
    game.concede(Seat(0)).unwrap();
    game.answer(Seat(2), Choice::Red).unwrap();
    assert_eq!(game.conceding(), [Seat(0)], "an answer of the mate changes nothing");
    game.answer(Seat(1), Choice::Red).unwrap();
    game.answer(Seat(0), Choice::Number(0)).unwrap();
    assert_eq!(game.conceding(), []);
}

#[test]
fn a_draw_needs_all_four_and_lapses_when_an_opponent_answers() {
    let mut game = start(2);
    for seat in [0, 1, 2] {
        game.offer_draw(Seat(seat)).unwrap();
        assert_eq!(game.outcome(), None);
    }
    game.answer(Seat(0), Choice::Red).unwrap();
    assert_eq!(game.draw_offers(), [Seat(0), Seat(2)], "the offers of the own team stand");
    game.offer_draw(Seat(3)).unwrap();
    game.offer_draw(Seat(1)).unwrap();
    assert_eq!(game.outcome(), Some(Outcome { winner: None, rule: Quartet::AGREED_DRAW }));
}

struct Any(Chance);

impl Chooser<Quartet> for Any {
    fn choose(&mut self, _: &State, question: &Question<Quartet>) -> Pick<Choice> {
        Pick::Listed(self.0.below(question.options.len()))
    }
}

fn choosers(seed: u64) -> Vec<Box<dyn Chooser<Quartet>>> {
    let chance = |n| Any(Chance::seeded(Seed::from(seed + n)));
    (0..4).map(|n| Box::new(chance(n)) as Box<dyn Chooser<Quartet>>).collect()
}

proptest! {
    #[test]
    fn simulated_games_of_four_replay_and_undo(seed in 0u64..1000, rounds in 1u8..4) {
        let state = Quartet::start(&(), &rounds).unwrap();
        let chance = Chance::seeded(Seed::from(seed));
        let (end, outcome, deeds) = simulate(state, chance, &mut choosers(seed)).unwrap();
        let mut game = Game::<Quartet>::start(&(), rounds, Seed::from(seed)).unwrap().0;
        for deed in &deeds {
            game.perform(deed.clone()).unwrap();
        }
        prop_assert_eq!((game.state(), game.outcome()), (&end, Some(outcome)));
        prop_assert!(game.record().unwrap().verify(&()).is_ok());
        let last = game.undo().unwrap();
        game.perform(last).unwrap();
        prop_assert_eq!(game.state(), &end);
    }
}

#[test]
fn a_game_that_is_cut_off_is_a_draw_of_all_four() {
    let state = Quartet::start(&(), &9).unwrap();
    let chance = Chance::seeded(Seed::from(1));
    let goes_on = |state: &State| state.rounds > 7;
    let cut = simulate_while(state, chance, &mut choosers(1), goes_on).unwrap();
    let mut game = Game::<Quartet>::start(&(), 9, Seed::from(1)).unwrap().0;
    for deed in &cut.2 {
        game.perform(deed.clone()).unwrap();
    }
    assert_eq!(game.outcome(), Some(cut.1));
    let offers = cut.2.iter().filter(|deed: &&Deed<Choice>| deed.doing == Doing::OfferDraw);
    assert_eq!(offers.count(), 4);
}

/// A pair is written as the pair of a game for two always was: without its length.
#[test]
fn things_for_each_seat_are_written_as_tuples() {
    let pair: kernel::PerSeat<Option<u8>> = [Some(3), None].into();
    assert_eq!(
        postcard::to_allocvec(&pair).unwrap(),
        postcard::to_allocvec(&[Some(3), None::<u8>]).unwrap()
    );
    assert_eq!(serde_json::to_string(&pair).unwrap(), "[3,null]");
    let read: kernel::PerSeat<u8> = serde_json::from_str("[1,2,3,4]").unwrap();
    assert_eq!(*read, [1, 2, 3, 4]);
    assert!(serde_json::from_str::<kernel::PerSeat<u8>>("[1,2,3,4,5]").is_err());
}
