//! Masters of the Universe: Battleground, the whole rulebook.
//!
//! The files bear the names of the book's chapters. A rule's id from the catalogue stands in the
//! doc comment of the code that carries it out. Abilities, cards, weapons and items are data in the
//! [`language`] of effects; nothing here names a card.

/// The chapters of the book.
mod chapters {
    pub mod actions;
    pub mod activation;
    pub mod attack;
    pub mod cards;
    pub mod cleanup;
    pub mod effects;
    pub mod facing;
    pub mod field;
    pub mod figures;
    pub mod hex;
    pub mod interrupt;
    pub mod items;
    pub mod large;
    pub mod mana;
    pub mod markers;
    pub mod missions;
    pub mod modifiers;
    pub mod movement;
    pub mod probe;
    pub mod reach;
    pub mod round;
    pub mod setup;
    pub mod shove;
    pub mod sight;
    pub mod signs;
    pub mod squads;
    pub mod trail;
    pub mod triggers;
    pub mod wounds;
}

/// What packs may say, and the checked content.
mod packs {
    pub(crate) mod checks;
    pub mod language;
    pub mod library;
    pub mod pack;
}

mod doors;

pub mod event;
pub mod player;
pub mod question;
pub mod state;
pub mod table;

pub use self::chapters::*;
pub use self::doors::*;
pub use self::packs::*;

use kernel::{Flow, Outcome, Question, Refusal, Rule, Rules, Viewer};

/// The rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Battleground;

/// A procedure of this rulebook at work.
pub type Play<'a> = kernel::Play<'a, Battleground>;

/// A game of this rulebook.
pub type Game = kernel::Game<Battleground>;

impl Rules for Battleground {
    const NAME: &'static str = "battleground";
    const CONCESSION: Rule = Rule("BG-VP-11");
    const AGREED_DRAW: Rule = Rule("BG-VP-10");

    type Content = library::Library;
    type Setup = setup::Setup;
    type State = state::State;
    type Prompt = question::Prompt;
    type Choice = question::Choice;
    type Event = event::Event;
    type View = view::View;

    fn packs(library: &library::Library) -> Vec<(String, String)> {
        library.packs().to_vec()
    }

    fn start(library: &library::Library, setup: &setup::Setup) -> Result<state::State, Refusal> {
        setup::start(library, setup)
    }

    fn step(play: &mut Play<'_>) -> Flow<Option<Outcome>> {
        round::step(play)
    }

    fn judge(
        state: &state::State,
        question: &Question<Self>,
        choice: &question::Choice,
    ) -> Result<(), Refusal> {
        explain::judge(state, question, choice)
    }

    fn explain(
        state: &state::State,
        question: &Question<Self>,
        choice: &question::Choice,
    ) -> Refusal {
        explain::explain(state, question, choice)
    }

    fn closed(state: &state::State, question: &Question<Self>) -> Vec<(question::Choice, Refusal)> {
        explain::closed(state, question)
    }

    fn view(state: &state::State, viewer: Viewer) -> view::View {
        view::view(state, viewer)
    }

    fn witness(event: &event::Event, viewer: Viewer) -> Option<event::Event> {
        Some(event.seen_by(viewer))
    }
}
