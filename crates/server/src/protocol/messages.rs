//! The messages of the socket.

use kernel::{Refusal, Seat};
use lessons::Coaching;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{GameInfo, Raw};

/// From a client, over the socket.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// The first message: which game, as whom.
    Join {
        /// The game's id.
        game: String,
        /// The secret of a seat; without it one is a spectator.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional))]
        token: Option<String>,
        /// How many of the latest steps to be told of; none if absent.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional))]
        log: Option<u32>,
    },
    /// Answers the own open question.
    Answer {
        /// The question's id.
        question: u32,
        /// One of its options.
        #[cfg_attr(feature = "types", ts(type = "unknown"))]
        choice: Value,
    },
    /// Proposes an answer to a question that the whole team may answer; the mates are shown it.
    Propose {
        /// The question's id.
        question: u32,
        /// An answer to it.
        #[cfg_attr(feature = "types", ts(type = "unknown"))]
        choice: Value,
    },
    /// Gives up; a team has when all its members have.
    Concede,
    /// Offers a draw, or accepts the offers of all others.
    Draw,
    /// Asks to take back the own last answer and what came of it.
    Undo,
    /// Grants or declines another seat's wish to undo; all others must grant it.
    Grant {
        /// Granted.
        allow: bool,
    },
    /// Says something to everyone at the table, or to the own team.
    Chat {
        /// What.
        text: String,
        /// Only to the own team.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
        team: bool,
    },
    /// Lets a computer player go on for a mate who has left, or takes the own seat back.
    Seat {
        /// Whose place.
        seat: Seat,
        /// The name of a computer player, or `person` for the own seat.
        player: String,
    },
    /// Asks for what helps with the own open question.
    Aids {
        /// The question's id.
        question: u32,
    },
    /// Asks for the best answers to the own open question, where the table allows hints.
    Hint {
        /// The question's id.
        question: u32,
    },
    /// Measures on the table.
    Measure {
        /// A number that the reply repeats.
        id: u32,
        /// What, in the ruleset's form.
        #[cfg_attr(feature = "types", ts(type = "unknown"))]
        query: Value,
    },
    /// Says what the own seat is called.
    Name {
        /// How.
        name: String,
    },
    /// Wishes another game at this table, with the sides swapped; it begins when all persons wish it.
    Rematch,
    /// Is answered with a pong.
    Ping,
}

/// To a client, over the socket.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// A part of what stays the same for the whole game; all parts come before the welcome. A long
    /// list comes in several messages of the same part, to be put together.
    Table {
        /// Its name.
        part: String,
        /// In the ruleset's form.
        #[cfg_attr(feature = "types", ts(type = "unknown"))]
        value: Raw,
    },
    /// Some of the latest steps, oldest first; they come before the welcome.
    Log {
        /// The steps.
        steps: Vec<Step>,
    },
    /// How the table stands: after joining, and after an undo.
    Welcome(Box<Welcome>),
    /// Something was done.
    Update(Box<Update>),
    /// The client's last message was not possible; nothing has changed.
    Refused {
        /// The question that was answered, if one was.
        question: Option<u32>,
        /// Why.
        refusal: Refusal,
    },
    /// Somebody said something.
    Chat(Said),
    /// What is proposed for a question that the own team may answer.
    Proposals {
        /// The question's id.
        question: u32,
        /// Who proposes what.
        proposals: Vec<Proposed>,
    },
    /// Another player sits at a seat, or somebody has another name.
    Seated {
        /// `person` or the name of a computer player, for each seat.
        seats: Vec<String>,
        /// What the players are called.
        names: Vec<String>,
        /// Seats that are still free.
        open: Vec<Seat>,
    },
    /// The next game at this table.
    Again {
        /// Its id.
        game: String,
        /// The own token there; none for a spectator.
        token: Option<String>,
    },
    /// Who is at the table now.
    Presence(Presence),
    /// Whether somebody wishes to undo, offers a draw; what the clocks show.
    Standing(Standing),
    /// The storage cannot be reached, or can be again: what the client has said meanwhile is done then.
    Paused {
        /// It cannot.
        paused: bool,
    },
    /// What helps with a question.
    Aids {
        /// The question's id.
        question: u32,
        /// In the ruleset's form.
        #[cfg_attr(feature = "types", ts(type = "unknown"))]
        aids: Raw,
        /// The answer to begin with, if there is one.
        #[cfg_attr(feature = "types", ts(type = "unknown | null"))]
        usual: Option<Raw>,
        /// The answer, if nothing hangs on it; the others are legal too.
        #[cfg_attr(feature = "types", ts(type = "unknown | null"))]
        needless: Option<Raw>,
    },
    /// The best answers to a question, the best one first.
    Hints {
        /// The question's id.
        question: u32,
        /// At most three.
        hints: Vec<Hinted>,
    },
    /// What was measured.
    Measured {
        /// The number of the request.
        id: u32,
        /// In the ruleset's form, or a refusal.
        #[cfg_attr(feature = "types", ts(type = "unknown"))]
        result: Raw,
    },
    /// The server closes the connection.
    Failed {
        /// Why.
        reason: Failure,
    },
    /// The answer to a ping.
    Pong,
}

/// Why the server closes a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Failure {
    /// There is no such game.
    NoGame,
    /// The token opens no seat of this game.
    WrongToken,
    /// The message is not one of this protocol.
    Malformed,
    /// The first message was no `join`, or came too late.
    NotJoined,
    /// More messages than a player can send.
    TooFast,
    /// The client reads too slowly.
    TooSlow,
    /// The seat is used from elsewhere, or too many watch.
    Crowded,
    /// The game cannot be played on: its packs are missing, or storage fails.
    Unavailable,
    /// The server ends; another one, or the same soon, goes on with the game.
    Restarting,
}

/// How the table stands.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Welcome {
    /// What is known of the game.
    pub game: GameInfo,
    /// The client's seat; none for a spectator.
    pub seat: Option<Seat>,
    /// The latest chat, oldest first, with that of the own team.
    pub chat: Vec<Said>,
    /// What is proposed for the question that the own team may answer.
    pub proposals: Vec<Proposed>,
    /// The position and what is asked.
    pub now: Now,
    /// Who is here.
    pub presence: Presence,
    /// Draw offer, undo wish, clocks.
    pub standing: Standing,
}

/// Something was done.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Update {
    /// What was done and what happened.
    pub step: Step,
    /// The position after it, and what is asked.
    pub now: Now,
    /// Draw offer, undo wish, clocks.
    pub standing: Standing,
    /// For the one who answered: the question whose answer is now safe.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub accepted: Option<u32>,
}

/// One entry of the game's log.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Step {
    /// Its number; 0 is the start of the game.
    pub entry: u32,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub at: u64,
    /// Who did it; nobody at the start.
    pub seat: Option<Seat>,
    /// What was done.
    pub deed: DeedKind,
    /// What happened, in the ruleset's form, as this viewer learns it.
    #[cfg_attr(feature = "types", ts(type = "unknown[]"))]
    pub told: Raw,
}

/// What was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DeedKind {
    /// The game began.
    Start,
    /// An answer.
    Answer,
    /// A concession.
    Concede,
    /// A draw was offered or accepted.
    Draw,
    /// The clock ran out.
    Flag,
}

/// The position and what is asked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Now {
    /// The position, in the ruleset's form.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub view: Raw,
    /// The client's own open question.
    pub question: Option<Asked>,
    /// Everyone who has to decide.
    pub deciding: Vec<Deciding>,
    /// How the game ended.
    pub outcome: Option<Ending>,
    /// How the game stands in its exercise, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub coach: Option<Box<Coaching>>,
}

/// An open question.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Asked {
    /// Its id; an answer names it.
    pub id: u32,
    /// What is asked, in the ruleset's form.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub prompt: Raw,
    /// Whether it is an open question: other answers than the listed ones are possible.
    pub open: bool,
    /// Every legal answer, in the ruleset's form; of an open question those that are no places.
    #[cfg_attr(feature = "types", ts(type = "unknown[]"))]
    pub options: Raw,
    /// The mates who may answer it too: the first answer counts.
    pub mates: Vec<Seat>,
}

/// An answer that is worth giving.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Hinted {
    /// Which, in the ruleset's form.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub choice: Value,
    /// What would be answered next, if the same seat is asked again at once: where a movement goes.
    #[cfg_attr(feature = "types", ts(type = "unknown | null"))]
    pub next: Option<Value>,
    /// How likely one wins with it, from 0 to 1; none if nobody needs to think about it, or there was
    /// no time to.
    pub wins: Option<f32>,
    /// How much less likely than with the best; none if they are about equal.
    pub worse: Option<f32>,
    /// What speaks for it, or of a worse one against it.
    pub reason: Option<Because>,
}

/// By what an answer differs most from others.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Because {
    /// By which of the aspects that the ruleset judges positions by.
    pub aspect: String,
    /// How much further ahead one is by it than after the others on average, or, below 0, less far
    /// than after the best.
    pub by: f32,
}

/// Somebody proposes an answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Proposed {
    /// Who.
    pub seat: Seat,
    /// Which, in the ruleset's form.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub choice: Value,
}

/// Somebody has to decide.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Deciding {
    /// Who; of a team the member who is asked first.
    pub seat: Seat,
    /// The mates who may answer too.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Seat>>"))]
    pub mates: Vec<Seat>,
    /// What is asked, in the ruleset's form; it tells nothing hidden.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub prompt: Raw,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Ending {
    /// The winner, of a team its first seat; nobody in a draw.
    #[schema(value_type = Option<u8>)]
    pub winner: Option<Seat>,
    /// The rule that decided it.
    pub rule: String,
    /// Whether the clock decided it.
    pub flag: bool,
    /// The seed, opened: its hash is the seal.
    pub seed: String,
}

/// Draw offer, undo wish, clocks.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Standing {
    /// Who offers a draw; it is agreed when all do.
    pub draw: Vec<Seat>,
    /// Who has given up, while the rest of the team has not.
    pub conceding: Vec<Seat>,
    /// Who wishes to undo.
    pub undo: Option<Seat>,
    /// Who has granted it; all others must.
    pub granted: Vec<Seat>,
    /// Who wishes another game, when this one is over.
    pub rematch: Vec<Seat>,
    /// Milliseconds left for each seat, at the time of the message.
    #[cfg_attr(feature = "types", ts(type = "number[] | null"))]
    pub clock: Option<Vec<u64>>,
    /// Whose clock runs.
    pub running: Vec<Seat>,
}

/// Who is at the table.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Presence {
    /// Whether each seat is connected; computer players always are.
    pub seats: Vec<bool>,
    /// How many watch.
    pub spectators: u32,
}

/// Something that somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Said {
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub at: u64,
    /// Who; nobody for a spectator.
    pub seat: Option<Seat>,
    /// What.
    pub text: String,
    /// Only to the own team.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub team: bool,
}
