//! A game that breaks the kernel's one condition: run again over the same answers, it may ask
//! something else. Steady, it asks for a number freely, then for one of two.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use kernel::{
    Chance, Flow, Game, Outcome, Play, Question, Refusal, Rule, Rules, Seat, Stop, TreeFault,
    Viewer, count,
};
use serde::Serialize;

const ODD: Rule = Rule("FICKLE-ODD");
const END: Outcome = Outcome { winner: None, rule: Rule("FICKLE-END") };

#[derive(Clone, PartialEq, Debug)]
struct Fickle;

/// What the second run does.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Again {
    TheSame,
    OtherPrompt,
    OtherSeat,
    OthersTogether,
    Ends,
    EndsAtOnce,
}

/// How often the game was run, over all copies of it: just what a position must not know.
#[derive(Clone, Debug)]
struct Runs(Arc<AtomicU32>);

impl PartialEq for Runs {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

#[derive(Clone, PartialEq, Debug)]
struct State {
    again: Again,
    runs: Runs,
    sum: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
enum Prompt {
    Number,
    Other,
    Last,
}

impl Rules for Fickle {
    const NAME: &'static str = "fickle";
    const CONCESSION: Rule = Rule("FICKLE-CONCEDE");
    const AGREED_DRAW: Rule = Rule("FICKLE-DRAW");
    type Content = ();
    type Setup = ();
    type State = State;
    type Prompt = Prompt;
    type Choice = u8;
    type Event = ();
    type View = u8;

    fn packs(&(): &()) -> Vec<(String, String)> {
        Vec::new()
    }

    fn start(&(): &(), &(): &()) -> Result<State, Refusal> {
        Err(Refusal::SETUP.into())
    }

    fn step(p: &mut Play<'_, Self>) -> Flow<Option<Outcome>> {
        let first = p.runs.0.fetch_add(1, Ordering::Relaxed) == 0;
        let (seat, prompt) = match p.again {
            Again::OtherPrompt if !first => (Seat(0), Prompt::Other),
            Again::OtherSeat if !first => (Seat(1), Prompt::Number),
            Again::OthersTogether if !first => {
                p.choose_together(&[Seat(1)], |_| Prompt::Number, |_, _| vec![0, 1])?;
                return Ok(None);
            }
            Again::Ends if !first => return Ok(Some(END)),
            Again::EndsAtOnce if !first => return Err(Stop::Over(END)),
            _ => (Seat(0), Prompt::Number),
        };
        p.sum += p.choose_freely(seat, prompt, |_| vec![0])?;
        p.sum += p.choose(Seat(1), Prompt::Last, |_| vec![0, 1])?;
        Ok(Some(END))
    }

    fn judge(_: &State, question: &Question<Self>, choice: &u8) -> Result<(), Refusal> {
        let even = question.open && choice.is_multiple_of(2);
        if even || question.options.contains(choice) { Ok(()) } else { Err(ODD.into()) }
    }

    fn explain(_: &State, _: &Question<Self>, _: &u8) -> Refusal {
        ODD.into()
    }

    fn closed(_: &State, _: &Question<Self>) -> Vec<(u8, Refusal)> {
        Vec::new()
    }

    fn view(state: &State, _: Viewer) -> u8 {
        state.sum
    }

    fn witness(&(): &(), _: Viewer) -> Option<()> {
        Some(())
    }
}

fn game(again: Again) -> Game<Fickle> {
    let state = State { again, runs: Runs(Arc::default()), sum: 0 };
    Game::from_position(state, Chance::scripted(&[])).unwrap().0
}

#[test]
fn a_question_says_whether_it_is_open() {
    let mut game = game(Again::TheSame);
    assert!(game.pending()[0].open);
    game.answer(Seat(0), 4).unwrap();
    assert!(!game.pending()[0].open);
    game.answer(Seat(1), 1).unwrap();
    assert_eq!(game.state().sum, 5);
}

#[test]
fn a_known_answer_is_never_taken_for_one_to_another_question() {
    let cases = [
        (Again::OtherPrompt, "player 1: Other"),
        (Again::OtherSeat, "player 2: Number"),
        (Again::OthersTogether, "asked are [Seat(1)]"),
        (Again::Ends, "asks nobody"),
        (Again::EndsAtOnce, "asks nobody"),
    ];
    for (again, now) in cases {
        let mut game = game(again);
        let refusal = game.answer(Seat(0), 4).unwrap_err();
        assert_eq!(refusal.rule, Refusal::STUCK, "{again:?}");
        let facts = [("known", "player 1: Number"), ("now", now)];
        let said: Vec<_> = refusal.facts.iter().map(|f| (f.name, f.value.as_str())).collect();
        assert_eq!(said, facts, "{again:?}");
        assert_eq!((game.deeds().len(), game.state().sum), (0, 0), "nothing changed");
    }
}

#[test]
fn a_tree_counts_the_stated_answers_to_an_open_question_that_are_legal() {
    let game = game(Again::TheSame);
    // Of these 0, 2 and 4 are even; 2 is one answer. The second question has two answers.
    let mut stated = |_: &Game<Fickle>, _: &Question<Fickle>| Ok(vec![0, 1, 2, 2, 4]);
    assert_eq!(count(&game, 1, 100, &mut stated).unwrap(), 3);
    assert_eq!(count(&game, 2, 100, &mut stated).unwrap(), 3 * 2);
    assert!(matches!(count(&game, 2, 5, &mut stated), Err(TreeFault::TooLarge(5))));
    let mut unknown = |_: &Game<Fickle>, _: &Question<Fickle>| Err("which?".to_owned());
    let fault = count(&game, 1, 100, &mut unknown).unwrap_err();
    assert!(matches!(&fault, TreeFault::Unstated(why) if why == "which?"), "{fault}");
}
