//! Legion in words.

mod names;
mod questions;
mod say;

use ::legion::Legion;
use ::legion::event::Event;
use ::legion::question::Choice;
use ::legion::state::State;
use content::Names;
use kernel::Question;

pub use names::Words;

use super::{Aid, Line, Speech, Spoken};
use crate::terminal::legion::{board, card, details};

impl Spoken for Legion {
    const PREFIX: &'static str = "lg";

    fn sentence(state: &State, event: &Event, speech: &Speech) -> Option<Line> {
        Some(Words { state, speech }.say(event))
    }

    fn ask(state: &State, question: &Question<Self>, speech: &Speech) -> String {
        Words { state, speech }.prompt(&question.prompt)
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
        let table = &state.table;
        let units = table.units.iter().map(|sheet| &sheet.unit.name);
        let upgrades = table.units.iter().flat_map(|sheet| &sheet.upgrades);
        let commands = table.commands.iter().flatten().map(|card| &card.name);
        let pieces = table.terrain.pieces.iter().map(|piece| &piece.name);
        units.chain(upgrades.map(|card| &card.name)).chain(commands).chain(pieces).collect()
    }

    fn draw(state: &State, _: &Question<Self>, speech: &Speech) -> String {
        board::draw(&Words { state, speech })
    }

    fn situation(state: &State, speech: &Speech) -> String {
        board::situation(&Words { state, speech })
    }

    fn aid(state: &State, question: &Question<Self>, speech: &Speech) -> Aid<Choice> {
        details::aid(&Words { state, speech }, question)
    }

    fn card(state: &State, name: &str, speech: &Speech) -> Option<String> {
        card::card(&Words { state, speech }, name)
    }
}
