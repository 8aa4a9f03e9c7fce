//! Battleground in words.

mod names;
mod questions;
mod say;

use ::battleground::Battleground;
use ::battleground::event::Event;
use ::battleground::question::{Choice, Prompt};
use ::battleground::state::State;
use content::Names;
use kernel::{Fact, Question, Viewer};

pub use names::Words;

use super::{Aid, Line, Speech, Spoken, args};
use crate::terminal::battleground::{board, card, details};

impl Spoken for Battleground {
    const PREFIX: &'static str = "bg";

    fn sentence(state: &State, event: &Event, speech: &Speech) -> Option<Line> {
        Words { state, speech }.say(event)
    }

    fn open(event: &Event) -> Event {
        event.seen_by(Viewer::Spectator)
    }

    fn ask(state: &State, question: &Question<Self>, speech: &Speech) -> String {
        Words { state, speech }.prompt(question)
    }

    fn answer(
        state: &State,
        question: &Question<Self>,
        choice: &Choice,
        speech: &Speech,
    ) -> String {
        Words { state, speech }.choice(question, choice)
    }

    fn names(state: &State) -> Vec<&Names> {
        names::all(state)
    }

    /// The acting character is known; a hint that is no number is in English.
    fn is_plain(fact: &Fact) -> bool {
        fact.name == "character" || fact.name == "expected" && fact.value.parse::<i64>().is_err()
    }

    fn value(_: &State, text: &str, speech: &Speech) -> Option<String> {
        match text {
            "Fists" => Some(speech.t("bg-fists", &[])),
            _ => text.strip_suffix('+').map(|hex| speech.t("bg-place-high", args! { hex: hex })),
        }
    }

    fn draw(state: &State, question: &Question<Self>, speech: &Speech) -> String {
        board::draw(&Words { state, speech }, &question.options)
    }

    fn situation(state: &State, speech: &Speech) -> String {
        board::situation(state, speech)
    }

    fn in_a_row(prompt: &Prompt) -> bool {
        matches!(prompt, Prompt::Go { .. } | Prompt::Sign(_) | Prompt::Deploy)
    }

    fn aid(state: &State, question: &Question<Self>, speech: &Speech) -> Aid<Choice> {
        let words = Words { state, speech };
        let detail = |option| details::detail(&words, question, option);
        let details = question.options.iter().map(detail).collect();
        Aid { details, suggestions: Vec::new(), free: None }
    }

    fn card(state: &State, name: &str, speech: &Speech) -> Option<String> {
        card::card(&Words { state, speech }, name)
    }
}
