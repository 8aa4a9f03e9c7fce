//! Which rulesets have scenarios, and how each reads its positions and words.

use std::collections::BTreeMap;

use battleground::position::Position;
use battleground::{Battleground, facts, words};
use content::Fault;
use kernel::{Game, Question, Rules, Told};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::case::{Case, Head};
use super::{Verdict, run};

/// What a ruleset brings to scenarios.
pub trait Scenarios: Rules {
    /// Its positions.
    type Position: DeserializeOwned;

    /// The position on the table, or the field that is wrong and why.
    fn place(position: Self::Position) -> Result<Self::State, (String, String)>;

    /// Reads an answer in words.
    fn read(
        state: &Self::State,
        question: &Question<Self>,
        text: &str,
    ) -> Result<Self::Choice, String>;

    /// An answer in words.
    fn phrase(state: &Self::State, question: &Question<Self>, choice: &Self::Choice) -> String;

    /// Every fact of a position by its name.
    fn facts(game: &Game<Self>) -> BTreeMap<String, Value>;

    /// An event with names.
    fn event(state: &Self::State, told: &Told<Self::Event>) -> Value;
}

impl Scenarios for Battleground {
    type Position = Position;

    fn place(position: Position) -> Result<Self::State, (String, String)> {
        position.build().map_err(|wrong| (wrong.field, wrong.message))
    }

    fn read(
        state: &Self::State,
        question: &Question<Self>,
        text: &str,
    ) -> Result<Self::Choice, String> {
        words::parse(state, question, text)
    }

    fn phrase(state: &Self::State, question: &Question<Self>, choice: &Self::Choice) -> String {
        words::choice(state, question, choice)
    }

    fn facts(game: &Game<Self>) -> BTreeMap<String, Value> {
        facts::facts(game)
    }

    fn event(state: &Self::State, told: &Told<Self::Event>) -> Value {
        facts::event_facts(state, told)
    }
}

/// Runs a scenario of any ruleset.
pub fn run(name: &str, text: &str) -> Verdict {
    match toml::from_str::<Head>(text) {
        Ok(head) if head.ruleset != Battleground::NAME => {
            let message = format!("`{}` is unknown, expected `battleground`", head.ruleset);
            Verdict::Broken(Box::new(Fault::at(name, text, None, "ruleset", message)))
        }
        // Other faults of the file show when it is read whole.
        _ => of::<Battleground>(name, text),
    }
}

fn of<R: Scenarios>(name: &str, text: &str) -> Verdict {
    let case: Case<R::Position> = match content::parse(name, text) {
        Ok(case) => case,
        Err(fault) => return Verdict::Broken(Box::new(fault)),
    };
    match run::run_case::<R>(case) {
        Ok(None) => Verdict::Passed,
        Ok(Some(failure)) => Verdict::Failed(failure),
        Err((field, message)) => {
            Verdict::Broken(Box::new(Fault::at(name, text, None, field, message)))
        }
    }
}
