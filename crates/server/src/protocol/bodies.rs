//! The bodies of HTTP.

use content::Names;
use kernel::{Refusal, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{Deciding, Ending, Raw};

/// A game to be opened.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The ruleset's id.
    pub ruleset: String,
    /// The names of the packs to play with; the usual ones of the ruleset if absent.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional))]
    pub packs: Option<Vec<String>>,
    /// Squads, map and options, in the ruleset's form; its first game if absent.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, type = "unknown"))]
    pub setup: Option<Value>,
    /// The id of an exercise to be opened, instead of packs and setup.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional))]
    pub exercise: Option<String>,
    /// Who sits where: `person`, the name of a computer player, or `open` for whoever accepts.
    pub seats: Vec<String>,
    /// What the players are called.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional))]
    pub names: Option<Vec<String>>,
    /// A clock for each seat; none if absent.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional))]
    pub clock: Option<Clock>,
    /// Shown in the list of games to watch.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub listed: bool,
    /// Whether players may ask for hints; if absent, at tables with at most one person.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional))]
    pub hints: Option<bool>,
    /// A seed of 64 hexadecimal digits, for tests and puzzles: everyone is told that it was given.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional))]
    pub seed: Option<String>,
}

/// A clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// Seconds for the whole game.
    pub seconds: u32,
    /// Seconds added after each own answer.
    pub increment: u32,
}

/// A game was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Opened {
    /// Its id; whoever knows it may watch.
    pub game: String,
    /// The secret of each seat for a person.
    pub tokens: Vec<Option<String>>,
}

/// What is known of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its id.
    pub id: String,
    /// The ruleset's id.
    pub ruleset: String,
    /// Names and hashes of the packs.
    pub packs: Vec<(String, String)>,
    /// `person` or the name of a computer player.
    pub seats: Vec<String>,
    /// What the players are called; empty if they did not say.
    pub names: Vec<String>,
    /// The clock.
    pub clock: Option<Clock>,
    /// When it was opened, in milliseconds since 1970.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub created: u64,
    /// The seal of the dice: the hash of the seed.
    pub seal: String,
    /// The seed was given by whoever opened the game.
    pub seed_given: bool,
    /// Players may ask for hints.
    pub hints: bool,
    /// Seats that are free for whoever accepts the challenge.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Seat>>"))]
    #[schema(value_type = Vec<u8>)]
    pub open: Vec<Seat>,
    /// Until when they are, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional, type = "number"))]
    pub open_until: Option<u64>,
    /// The moment of another game that this one was played on from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub branch: Option<Moment>,
    /// It was read from a record: nobody plays it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub imported: bool,
}

/// A moment of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Moment {
    /// The game's id.
    pub game: String,
    /// After how many deeds.
    pub step: u32,
}

/// An open challenge.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Challenge {
    /// What is known of its game.
    pub game: GameInfo,
    /// What would be played, in the ruleset's form.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub setup: Value,
}

/// Whoever accepts a challenge.
#[derive(Clone, PartialEq, Eq, Default, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Newcomer {
    /// What they are called.
    pub name: String,
}

/// A seat was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Taken {
    /// Which.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Its secret.
    pub token: String,
}

/// A table that plays on from a moment of a finished game, with new dice.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewBranch {
    /// The moment.
    pub from: Moment,
    /// Who sits where: `person`, the name of a computer player, or `open` for whoever accepts.
    pub seats: Vec<String>,
    /// What the players are called.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional))]
    pub names: Option<Vec<String>>,
    /// Whether players may ask for hints; if absent, at tables with at most one person.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional))]
    pub hints: Option<bool>,
}

/// What a game came to, step by step.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Statistics {
    /// One for each frame of the replay.
    pub steps: Vec<Counted>,
}

/// What one step came to, for each side.
#[derive(Clone, PartialEq, Default, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Counted {
    /// Wounds or damage suffered.
    pub suffered: [u32; 2],
    /// Dice that showed a success when they fell.
    pub gave: [u32; 2],
    /// How many would have on average.
    pub expected: [f64; 2],
    /// The score after it: victory points, momentum, victory tokens.
    pub score: [i32; 2],
}

/// What is said of a finished game while it is thought about again, one thing after the other.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Analysed {
    /// A decision was judged.
    Judged(Judged),
    /// That is all.
    Done {
        /// The decisions that gave most away, by their steps, the worst first.
        swings: Vec<u32>,
        /// What chance brought player 1 in all: 0.3 is three tenths of a win.
        luck: f32,
        /// All decisions that matter were judged; else time was up.
        whole: bool,
    },
}

/// A decision that was thought about again.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Judged {
    /// The step of the replay that shows it.
    pub step: u32,
    /// Who decided.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// How likely player 1 was to win with the answer given, from 0 to 1.
    pub wins: f32,
    /// How much of the chance to win the answer gave away, if that is beyond doubt.
    pub lost: f32,
    /// What would have been better, in the ruleset's form; nothing if nothing clearly was.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    #[schema(value_type = Option<Object>)]
    pub best: Option<Value>,
}

/// A record was read, and can be looked at as a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Imported {
    /// The game's id; the same for the same record.
    pub game: String,
}

/// A game in a list, or how a game stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GameStatus {
    /// What is known of it.
    pub game: GameInfo,
    /// The number of entries in its log.
    pub entries: u32,
    /// Everyone who has to decide, and what they are asked.
    #[schema(value_type = Vec<Object>)]
    pub deciding: Vec<Deciding>,
    /// How it ended.
    pub outcome: Option<Ending>,
    /// The position as a spectator sees it, in the ruleset's form.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub view: Raw,
    /// What stays the same for the whole game, in the ruleset's form.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub table: Raw,
}

/// A game in the list of games to watch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Listed {
    /// What is known of it.
    pub game: GameInfo,
    /// Whether it has ended.
    pub over: bool,
}

/// A part of a finished game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ReplayPage {
    /// What is known of the game.
    pub game: GameInfo,
    /// How it ended.
    pub outcome: Option<Ending>,
    /// What stays the same, all cards open, in the ruleset's form.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub table: Raw,
    /// How many frames there are in all.
    pub total: u32,
    /// The frames asked for.
    pub frames: Vec<Frame>,
}

/// One step of a finished game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Frame {
    /// Who did it; nobody at the start.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What was asked, in the ruleset's form.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub prompt: Option<Raw>,
    /// Whether it was an open question: other answers than the listed ones were possible.
    pub open: bool,
    /// How many answers were listed.
    pub options: u32,
    /// What was done: `{"answer": …}`, `"concede"` or `"offer-draw"`.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub deed: Option<Raw>,
    /// What happened.
    #[cfg_attr(feature = "types", ts(type = "unknown[]"))]
    #[schema(value_type = Vec<Object>)]
    pub told: Raw,
    /// The position after it, all cards open.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub view: Raw,
    /// Why it was not possible: in scenes that show what a rule forbids.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    #[schema(value_type = Object)]
    pub refusal: Option<Refusal>,
}

/// A position with a few answers that shows a rule on a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Scene {
    /// Its id, such as `legion/cover/heavy`.
    pub scene: String,
    /// What it shows, in English.
    pub title: String,
}

/// A scene, played.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ScenePage {
    /// What it shows, in English.
    pub title: String,
    /// The rules that it shows.
    pub rules: Vec<String>,
    /// The table and its steps.
    pub replay: ReplayPage,
}

/// An exercise: a part of a lesson, or a puzzle.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ExerciseInfo {
    /// Its id, such as `legion/lesson/2-move`.
    pub id: String,
    /// The ruleset's id.
    pub ruleset: String,
    /// Whether it is a puzzle.
    pub puzzle: bool,
    /// Who learns.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What it is called.
    #[schema(value_type = Object)]
    pub title: Names,
    /// What it is about.
    #[schema(value_type = Object)]
    pub text: Names,
}

/// A chapter of a rulebook.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BookChapter {
    /// What it is called.
    pub title: String,
    /// Its parts, in order.
    pub sections: Vec<BookSection>,
}

/// A part of a chapter: the rules of one area.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BookSection {
    /// The area, such as `BG-MOVE`.
    pub area: String,
    /// What it is called.
    pub title: String,
    /// How many rules it tells.
    pub rules: u32,
}

/// A ruleset that can be played here.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RulesetInfo {
    /// Its id.
    pub id: String,
    /// The packs at hand, with their hashes.
    pub packs: Vec<(String, String)>,
    /// The computer players.
    pub players: Vec<String>,
    /// What a lobby offers, in the ruleset's form: maps, squads, the first game.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub lobby: Raw,
    /// Packs that a game may add to these; what the lobby offers with them is asked for by itself.
    pub more: Vec<String>,
}

/// Whether a record replays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Verdict {
    /// It replays to the same events.
    pub verified: bool,
    /// What is wrong with it.
    pub fault: Option<String>,
}

/// Why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Problem {
    /// What is wrong, in English.
    pub problem: String,
    /// The rule behind it and its facts, where a rule forbids it.
    #[schema(value_type = Option<Object>)]
    pub refusal: Option<Refusal>,
}
