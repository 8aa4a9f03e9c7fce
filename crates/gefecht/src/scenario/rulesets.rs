//! Which rulesets have scenarios, and how each reads its positions and words.

use std::collections::BTreeMap;

use battleground::Battleground;
use content::Fault;
use kernel::{Game, Question, Rules, Told};
use legion::Legion;
use serde::de::DeserializeOwned;
use serde_json::Value;
use shatterpoint::Shatterpoint;

use super::case::{Case, Head};
use super::{Verdict, run};

/// What a ruleset brings to scenarios.
pub trait Scenarios: Rules {
    /// Its positions.
    type Position: DeserializeOwned;
    /// The sides of its largest die.
    const SIDES: u8;

    /// The side of a die by the word for its face, where faces have words.
    fn face(_: &str) -> Option<u8> {
        None
    }

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

/// Every ruleset offers the same doors under the same names.
macro_rules! scenarios {
    ($rules:ty, $ruleset:ident, $sides:expr, $face:expr) => {
        impl Scenarios for $rules {
            type Position = $ruleset::position::Position;
            const SIDES: u8 = $sides;

            fn face(word: &str) -> Option<u8> {
                let face: fn(&str) -> Option<u8> = $face;
                face(word)
            }

            fn place(position: Self::Position) -> Result<Self::State, (String, String)> {
                position.build().map_err(|wrong| (wrong.field, wrong.message))
            }

            fn read(
                state: &Self::State,
                question: &Question<Self>,
                text: &str,
            ) -> Result<Self::Choice, String> {
                $ruleset::words::parse(state, question, text)
            }

            fn phrase(
                state: &Self::State,
                question: &Question<Self>,
                choice: &Self::Choice,
            ) -> String {
                $ruleset::words::choice(state, question, choice)
            }

            fn facts(game: &Game<Self>) -> BTreeMap<String, Value> {
                $ruleset::facts::facts(game)
            }

            fn event(state: &Self::State, told: &Told<Self::Event>) -> Value {
                $ruleset::facts::event_facts(state, told)
            }
        }
    };
}

scenarios!(Battleground, battleground, 6, |_| None);
scenarios!(Shatterpoint, shatterpoint, 8, shatterpoint::dice::side);
scenarios!(Legion, legion, 8, legion::words::side);

/// Runs a scenario of any ruleset.
pub fn run(name: &str, text: &str) -> Verdict {
    let head = toml::from_str::<Head>(text).map(|head| head.ruleset);
    match head.as_deref() {
        Ok(Shatterpoint::NAME) => of::<Shatterpoint>(name, text),
        Ok(Legion::NAME) => of::<Legion>(name, text),
        // Other faults of the file show when it is read whole.
        Ok(Battleground::NAME) | Err(_) => of::<Battleground>(name, text),
        Ok(unknown) => {
            let message = format!(
                "`{unknown}` is unknown, expected `battleground`, `shatterpoint` or `legion`"
            );
            Verdict::Broken(Box::new(Fault::at(name, text, None, "ruleset", message)))
        }
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
