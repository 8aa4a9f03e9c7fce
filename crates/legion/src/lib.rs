//! Star Wars: Legion, reference 1.2: units of many miniatures on a large table.
//!
//! The files bear the names of the book's chapters. A rule's id from the catalogue stands in the
//! doc comment of the code that carries it out.

/// The chapters of the book.
mod chapters {
    pub mod activation;
    pub mod arcs;
    pub mod army;
    pub mod attack;
    pub mod battle;
    pub mod cards;
    pub mod charges;
    pub mod cohesion;
    pub mod command;
    pub mod cover;
    pub mod deployment;
    pub mod dice;
    pub mod laying;
    pub mod melee;
    pub mod movement;
    pub mod objectives;
    pub mod placement;
    pub mod pools;
    pub mod range;
    pub mod reinforcements;
    pub mod rolling;
    pub mod round;
    pub mod setup;
    pub mod sight;
    pub mod standby;
    pub mod suppression;
    pub mod teams;
    pub mod terrain;
    pub mod tokens;
    pub mod victory;
    pub mod wounds;
}

/// What packs may say, and the checked content.
mod packs {
    pub(crate) mod checks;
    pub mod format;
    pub mod language;
    pub mod library;
    pub mod pack;
}

mod doors;

pub mod event;
pub mod keywords;
pub(crate) mod moments;
pub mod player;
pub mod question;
pub mod stands;
pub mod state;
pub mod table;
pub mod underway;

pub use self::chapters::*;
pub use self::doors::*;
pub use self::packs::*;

use kernel::{Chance, Flow, Outcome, Question, Refusal, Rule, Rules, Viewer};

/// The rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Legion;

/// A procedure of this rulebook at work.
pub type Play<'a> = kernel::Play<'a, Legion>;

/// A game of this rulebook.
pub type Game = kernel::Game<Legion>;

impl Rules for Legion {
    const NAME: &'static str = "legion";
    const CONCESSION: Rule = Rule("LG-WIN-02");
    const AGREED_DRAW: Rule = Rule("LG-NOLIMIT-01");

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

    fn seats(state: &state::State) -> u8 {
        state.players.len() as u8
    }

    fn step(play: &mut Play<'_>) -> Flow<Option<Outcome>> {
        round::step(play)
    }

    fn judge(
        state: &state::State,
        question: &Question<Self>,
        choice: &question::Choice,
    ) -> Result<(), Refusal> {
        judging::judge(state, question, choice)
    }

    fn sample(
        state: &state::State,
        question: &Question<Self>,
        chance: &mut Chance,
    ) -> Option<question::Choice> {
        judging::sample(state, question, chance)
    }

    fn explain(
        state: &state::State,
        question: &Question<Self>,
        choice: &question::Choice,
    ) -> Refusal {
        judging::explain(state, question, choice)
    }

    fn closed(state: &state::State, question: &Question<Self>) -> Vec<(question::Choice, Refusal)> {
        judging::closed(state, question)
    }

    fn view(state: &state::State, viewer: Viewer) -> view::View {
        view::view(state, viewer)
    }

    fn witness(event: &event::Event, viewer: Viewer) -> Option<event::Event> {
        Some(event.seen_by(viewer))
    }
}
