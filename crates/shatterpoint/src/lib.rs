//! Star Wars: Shatterpoint, the whole rulebook in both printed editions.
//!
//! The files bear the names of the book's chapters. A rule's id from the catalogue stands in the
//! doc comment of the code that carries it out. Abilities, stances, missions and terrain are data in
//! the [`language`] of cards; nothing here names a card.

/// The chapters of the book.
mod chapters {
    pub mod abilities;
    pub mod activation;
    pub mod attack;
    pub mod conditions;
    pub mod cover;
    pub mod damage;
    pub mod deployment;
    pub mod dice;
    pub mod effects;
    pub mod engagement;
    pub mod filter;
    pub mod force;
    pub mod keywords;
    pub mod moments;
    pub mod movement;
    pub mod objectives;
    pub mod operations;
    pub mod orders;
    pub mod pools;
    pub mod push;
    pub mod setup;
    pub mod sight;
    pub mod struggle;
    pub mod symbols;
    pub mod teams;
    pub mod terrain;
    pub mod tree;
    pub mod turn;
    pub mod zones;
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

use kernel::{Chance, Flow, Outcome, Question, Refusal, Rule, Rules, Viewer};

/// The rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shatterpoint;

/// A procedure of this rulebook at work.
pub type Play<'a> = kernel::Play<'a, Shatterpoint>;

/// A game of this rulebook.
pub type Game = kernel::Game<Shatterpoint>;

impl Rules for Shatterpoint {
    const NAME: &'static str = "shatterpoint";
    const CONCESSION: Rule = Rule("SP-ORDER-25");
    const AGREED_DRAW: Rule = Rule("SP-CORE-02");

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
        turn::step(play)
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
        event.is_seen_by(viewer).then(|| event.seen_by(viewer))
    }
}
