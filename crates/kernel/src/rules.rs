//! What a ruleset must say of itself, and the words shared by all rulesets.

use std::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Chance, Flow, Play, Refusal, Rule};

/// A player's place at the table, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "player {}", u16::from(self.0) + 1)
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Viewer {
    /// A player sees the own hidden things.
    Seat(Seat),
    /// A spectator sees only what lies open.
    Spectator,
    /// A judge sees everything: scenarios and finished games.
    Judge,
}

impl Viewer {
    /// Whether this viewer may see what only `seat` may see.
    #[must_use]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Judge => true,
        }
    }
}

/// A decision that a player has to make. What is listed is exactly what is accepted, unless the
/// question is open ([`Play::choose_freely`]): then it is whatever [`Rules::judge`] admits.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Question<R: Rules> {
    /// Who decides.
    pub seat: Seat,
    /// Whether the whole team of that seat decides: any member may answer, the first answer counts.
    pub joint: bool,
    /// What is asked.
    pub prompt: R::Prompt,
    /// Whether other answers than the listed ones are possible.
    pub open: bool,
    /// Every legal answer; at least two, since a single one needs no asking. Of an open question
    /// only those that are no places.
    pub options: Vec<R::Choice>,
}

impl<R: Rules> Question<R> {
    /// Whether a seat may answer it.
    #[must_use]
    pub fn asks(&self, seat: Seat) -> bool {
        seat == self.seat || self.joint && seat.is_with(self.seat)
    }
}

/// Something that happened, with the rules that caused it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told<E> {
    /// Ids of the rules behind the event.
    pub rules: &'static [Rule],
    /// What happened.
    pub event: E,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Outcome {
    /// The winner, of a team its first seat; nobody in a draw.
    pub winner: Option<Seat>,
    /// The rule that decided it.
    pub rule: Rule,
}

/// A rulebook.
pub trait Rules: Sized + Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The ruleset's id, for example `battleground`.
    const NAME: &'static str;
    /// A player concedes.
    const CONCESSION: Rule;
    /// The players agree on a draw.
    const AGREED_DRAW: Rule;

    /// The packs' content, shared by all games.
    type Content: Send + Sync;
    /// What is agreed before the game: squads, map, options. Anything one can write down.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A valid position; had only through [`Rules::start`] or a checked scenario.
    type State: Clone + PartialEq + Debug + Send + Sync;
    /// What a player is asked.
    type Prompt: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// An answer.
    type Choice: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// What a viewer sees.
    type View: Serialize + PartialEq + Debug;

    /// The hashes of the packs in use, by name.
    fn packs(content: &Self::Content) -> Vec<(String, String)>;

    /// The checked door from a setup to a position.
    ///
    /// # Errors
    /// Refuses a setup that breaks a rule or names something unknown.
    fn start(content: &Self::Content, setup: &Self::Setup) -> Result<Self::State, Refusal>;

    /// How many players there are, at most [`MOST_SEATS`](crate::MOST_SEATS).
    fn seats(_: &Self::State) -> u8 {
        2
    }

    /// Plays from one checkpoint to the next.
    ///
    /// # Errors
    /// Pauses where an answer is missing.
    fn step(play: &mut Play<'_, Self>) -> Flow<Option<Outcome>>;

    /// The one judge of answers: a listed one is legal, and of an open question whatever the rules
    /// of that question admit.
    ///
    /// # Errors
    /// Why the answer is not possible.
    fn judge(
        state: &Self::State,
        question: &Question<Self>,
        choice: &Self::Choice,
    ) -> Result<(), Refusal> {
        let listed = question.options.contains(choice);
        if listed { Ok(()) } else { Err(Self::explain(state, question, choice)) }
    }

    /// A legal answer to an open question drawn at random, if one was found; for players that try
    /// things out. Nothing for questions that list everything.
    fn sample(_: &Self::State, _: &Question<Self>, _: &mut Chance) -> Option<Self::Choice> {
        None
    }

    /// Why an answer that is not listed is not possible.
    fn explain(state: &Self::State, question: &Question<Self>, choice: &Self::Choice) -> Refusal;

    /// Answers a player may think of but cannot give now, with the reason: the greyed-out buttons.
    fn closed(state: &Self::State, question: &Question<Self>) -> Vec<(Self::Choice, Refusal)>;

    /// What a viewer sees of a position.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// What a viewer learns of an event.
    fn witness(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
}
