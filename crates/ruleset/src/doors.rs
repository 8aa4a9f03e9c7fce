//! The doors of a ruleset.

use std::collections::BTreeMap;

use content::{Fault, Pack};
use kernel::{Game, Question, Refusal, Seat, Told, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::lists::{Catalogue, List, Weighed, Worth};
use crate::{Attack, Enlisted, Options, Tally, Thinking, Wrong};

/// What a ruleset brings to the outside: the server, the commands, the scenarios.
pub trait Doors: Thinking {
    /// What a player has at the end of a game, the most important first.
    const SCORES: &'static [&'static str];
    /// What the length of a game is counted in.
    const LENGTH: &'static str;
    /// The longest game that is simulated, in [`Doors::LENGTH`], where the rules know no limit: then
    /// the players agree on a draw.
    const LONGEST: Option<u32> = None;
    /// The sides of its largest die.
    const SIDES: u8;
    /// The kinds of its events with their fields, as scenarios name them: `kind (field field), kind`.
    const EVENTS: &'static str;
    /// The fields of a reason that an event gives.
    const REASONS: &'static str;
    /// The values of fields of events that have but a few: `field field: value value`, a field of
    /// one kind as `kind.field`; `NAME` stands for whatever has facts of its own.
    const VALUES: &'static str;

    /// What a list of what a player brings is called in scenarios: `army`.
    const LIST: &'static str;

    /// The JSON schema of a pack's files.
    const SCHEMA: &'static str;

    /// What can be measured on the table.
    type Query: DeserializeOwned;
    /// A position as scenarios state it.
    type Position: DeserializeOwned;

    /// An army, a squad or a strike team as scenarios state it.
    type List: DeserializeOwned;

    /// The pack that comes with the program.
    fn embedded_pack() -> Pack;

    /// Packs that come with the program too, and are in use only if they are chosen beside it.
    #[must_use]
    fn more_packs() -> Vec<Pack> {
        Vec::new()
    }

    /// Reads packs and checks them against each other.
    ///
    /// # Errors
    /// The first thing that is wrong.
    fn content(packs: &[Pack]) -> Result<Self::Content, Fault>;

    /// The first game of the packs, with these options.
    ///
    /// # Errors
    /// An option that this ruleset does not know, or a value of it.
    fn first(content: &Self::Content, options: &Options) -> Result<Self::Setup, String>;

    /// What was agreed before a game, line by line.
    fn agreed(setup: &Self::Setup) -> Vec<(String, String)>;

    /// The answer to a question of the set-up that needs no thought: it may be given for a player.
    fn spared(state: &Self::State, question: &Question<Self>) -> Option<Self::Choice>;

    /// The answer to begin with, where one is as good as another, or hardly anybody wants another one:
    /// the player confirms it, or takes another.
    fn usual(state: &Self::State, question: &Question<Self>) -> Option<Self::Choice>;

    /// The answer to a question on which nothing hangs: whatever comes, no other one can gain anything
    /// that its player could know of. The others stay legal.
    fn needless(_: &Self::State, _: &Question<Self>) -> Option<Self::Choice> {
        None
    }

    /// What is in the packs, in a line.
    fn inventory(content: &Self::Content) -> String;

    /// The ids of the tables in the packs.
    fn grounds(content: &Self::Content) -> Vec<String>;

    /// A game on one of them, to see whether the rules allow it.
    ///
    /// # Errors
    /// What the packs lack for it, in words.
    fn trial(content: &Self::Content, ground: &str) -> Result<Self::Setup, String> {
        let map = Some(ground.to_owned());
        Self::first(content, &Options { map, ..Options::default() })
    }

    /// What a lobby offers.
    fn lobby(content: &Self::Content) -> impl Serialize;

    /// What lists of what a player brings are made of.
    fn catalogue(content: &Self::Content) -> Catalogue;

    /// What the rules of building say of a list, every rule that it breaks included.
    fn weigh(content: &Self::Content, list: &List) -> Weighed;

    /// How each line of a list fights with what belongs to it, by part.
    fn worths(content: &Self::Content, list: &List) -> BTreeMap<String, Vec<Option<Worth>>>;

    /// A list as a setup holds what a player brings.
    ///
    /// # Errors
    /// A term that is missing or unknown.
    fn brought(content: &Self::Content, list: &List) -> Result<Value, Refusal>;

    /// Lets the player at a seat bring a list, instead of what the setup has.
    ///
    /// # Errors
    /// A term that is missing, unknown, or not the setup's; a seat that there is not.
    fn bring(
        content: &Self::Content,
        setup: &mut Self::Setup,
        seat: Seat,
        list: &List,
    ) -> Result<(), Refusal>;

    /// What a player brings, as a setup or a pack holds it, as a list.
    ///
    /// # Errors
    /// Refuses what it cannot read.
    fn listed(content: &Self::Content, brought: Value) -> Result<List, Refusal>;

    /// Everything in the packs.
    fn everything(content: &Self::Content) -> impl Serialize;

    /// What stays the same for a whole game.
    fn table(state: &Self::State, viewer: Viewer) -> impl Serialize;

    /// What a seat sees of a position, as [`Rules::view`](kernel::Rules::view) shows it, but made to be
    /// turned into numbers at every step of many games: without words, without what stays the same for
    /// the whole game or follows from the rest, and written without anything being allocated.
    fn observed(state: &Self::State, seat: Seat) -> impl Serialize;

    /// What a viewer learns of an event.
    fn told(state: &Self::State, told: &Told<Self::Event>, viewer: Viewer) -> impl Serialize;

    /// What helps with a question.
    fn aids(state: &Self::State, question: &Question<Self>) -> impl Serialize;

    /// Measures on the table, while this is asked: some tools are only for whoever is asked.
    ///
    /// # Errors
    /// Refuses what cannot be measured.
    fn measure(
        state: &Self::State,
        asked: &[Question<Self>],
        query: &Self::Query,
    ) -> Result<impl Serialize, Refusal>;

    /// Exact odds for the parameters of a request.
    ///
    /// # Errors
    /// Refuses parameters that it does not understand.
    fn odds(query: &BTreeMap<String, String>) -> Result<impl Serialize, Refusal>;

    /// What a player has, in the order of [`Doors::SCORES`].
    fn scores(state: &Self::State, seat: Seat) -> Vec<i32>;

    /// Which of the scores shows best how a game went.
    const PLOTTED: usize = 0;

    /// What an event adds to the statistics of a game; `attack` keeps who attacks whom from one event
    /// to the next.
    fn tally(
        state: &Self::State,
        event: &Self::Event,
        attack: &mut Option<Attack>,
    ) -> Option<Tally>;

    /// What dice that fall together add for the other side, if those of both sides fall at once.
    fn tally_of_defence(_: &Self::Event, _: Option<Attack>) -> Option<Tally> {
        None
    }

    /// The units that take part, by their numbers.
    fn enlisted(state: &Self::State) -> Vec<Enlisted>;

    /// How long a game has lasted, in [`Doors::LENGTH`].
    fn length(state: &Self::State) -> u32;

    /// The role of a player in a game that has roles.
    fn role(_: &Self::State, _: Seat) -> Option<&'static str> {
        None
    }

    /// Whether nothing has happened for so long that the game may never end.
    fn is_stuck(_: &Self::State) -> bool {
        false
    }

    /// Whether a question that a whole team may answer is the turn of the member who is asked first: a
    /// computer player there answers it, though mates are persons.
    fn is_turn(_: &Question<Self>) -> bool {
        false
    }

    /// Whether a computer player takes a draw that is offered: when it is behind, or the game does
    /// not end.
    fn takes_draw(state: &Self::State, seat: Seat) -> bool {
        Self::is_stuck(state) || Self::scores(state, seat) < Self::scores(state, seat.other())
    }

    /// Whether a computer player offers a draw before it answers a question.
    fn offers_draw(_: &Self::State, _: &Question<Self>) -> bool {
        false
    }

    /// The side of a die by the word for its face, where faces have words.
    fn face(_: &str) -> Option<u8> {
        None
    }

    /// A stated position on the table.
    ///
    /// # Errors
    /// The field that is wrong.
    fn place(position: Self::Position) -> Result<Self::State, Wrong>;

    /// The facts of a list that keeps the rules of building.
    ///
    /// # Errors
    /// The rule it breaks, or what is unknown.
    fn muster(list: &Self::List) -> Result<BTreeMap<String, Value>, Refusal>;

    /// A question in words.
    fn prompt(state: &Self::State, prompt: &Self::Prompt) -> String;

    /// An answer in words.
    fn phrase(state: &Self::State, question: &Question<Self>, choice: &Self::Choice) -> String;

    /// Reads an answer in words.
    ///
    /// # Errors
    /// What is not understood.
    fn read(
        state: &Self::State,
        question: &Question<Self>,
        text: &str,
    ) -> Result<Self::Choice, String>;

    /// Every fact of a position by its name.
    fn facts(game: &Game<Self>) -> BTreeMap<String, Value>;

    /// An event with names.
    fn event(state: &Self::State, told: &Told<Self::Event>) -> Value;
}
