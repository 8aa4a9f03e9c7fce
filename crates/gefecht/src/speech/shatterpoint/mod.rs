//! Shatterpoint in words.

mod attacks;
mod names;
mod operations;
mod questions;
mod say;

use ::shatterpoint::Shatterpoint;
use ::shatterpoint::event::Event;
use ::shatterpoint::question::Choice;
use ::shatterpoint::state::State;
use content::Names;
use kernel::{Question, Viewer};

pub use names::Words;

use super::{Aid, Line, Speech, Spoken};
use crate::terminal::shatterpoint::{board, card, details};

impl Spoken for Shatterpoint {
    const PREFIX: &'static str = "sp";

    fn sentence(state: &State, event: &Event, speech: &Speech) -> Option<Line> {
        Words { state, speech }.say(event)
    }

    fn open(event: &Event) -> Event {
        event.seen_by(Viewer::Spectator)
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
        let abilities = table.units.iter().flat_map(|sheet| &sheet.unit.ability);
        let pieces = table.terrain.pieces.iter().map(|piece| &piece.name);
        units.chain(abilities.map(|ability| &ability.name)).chain(pieces).collect()
    }

    fn draw(state: &State, question: &Question<Self>, speech: &Speech) -> String {
        board::draw(&Words { state, speech }, question.seat)
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
