//! The shape of a scenario file. The position is the ruleset's own.

use std::collections::BTreeMap;

use ruleset::Die;
use serde::Deserialize;

/// A scenario over a ruleset's position `P`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Case<P> {
    /// What it shows, in plain words.
    pub title: String,
    /// The ids of the rules it shows.
    pub rules: Vec<String>,
    /// The ruleset's id.
    pub ruleset: String,
    /// Why the numbers are what they are.
    #[serde(default)]
    pub note: Option<String>,
    /// Every die that falls, in order. All of them must fall.
    #[serde(default)]
    pub dice: Vec<Die>,
    /// Armies, squads or strike teams that are judged by the rules of building.
    #[serde(default, alias = "squad", alias = "team")]
    pub army: Vec<toml::Table>,
    /// The position; needless where only lists are judged.
    #[serde(default = "nothing")]
    pub position: Option<P>,
    /// What is done, and what must hold.
    #[serde(default)]
    pub step: Vec<Step>,
    /// Counted trees of the position. Dice start over when they have run out.
    #[serde(default)]
    pub tree: Vec<Tree>,
}

fn nothing<P>() -> Option<P> {
    None
}

/// What is expected of an army, a squad or a strike team.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Judged {
    /// The rule that it breaks; nothing if it is legal.
    pub refuse: Option<String>,
    /// Facts of a legal one.
    pub expect: BTreeMap<String, toml::Value>,
}

/// Only what every file says first: which ruleset it is for.
#[derive(Clone, Debug, Deserialize)]
pub struct Head {
    /// The ruleset's id.
    pub ruleset: String,
}

/// An answer and what must hold after it; or only what must hold.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Step {
    /// Who answers: 1 or 2. May be left out when only one player is asked.
    pub player: Option<u8>,
    /// The answer in words.
    pub answer: Option<String>,
    /// Something else a player does instead of answering.
    pub does: Option<Does>,
    /// The answer is refused by this rule, and nothing changes.
    pub refuse: Option<String>,
    /// Facts behind the refusal, others besides.
    pub facts: BTreeMap<String, String>,
    /// Facts that hold afterwards.
    pub expect: BTreeMap<String, toml::Value>,
    /// Events that happen in this step, in this order, others in between.
    pub events: Vec<toml::Table>,
    /// Events that do not happen in this step.
    pub without: Vec<toml::Table>,
    /// Answers that are offered afterwards.
    pub offered: Vec<String>,
    /// Answers that are not offered afterwards.
    pub not_offered: Vec<String>,
    /// The answer to begin with, to what is asked afterwards; empty: there is none.
    pub usual: Option<String>,
    /// The answer to what is asked afterwards, on which nothing hangs; empty: something does.
    pub needless: Option<String>,
    /// What an analysis says of the answer.
    pub judged: Option<Verdict>,
}

/// What an analysis says of an answer.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Verdict {
    /// What would have been best, in words; the answer itself if it gives nothing away.
    pub best: String,
    /// How much of the win it gives away at least, in percent.
    #[serde(default)]
    pub cost: u8,
}

/// What a player can do besides answering.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Does {
    /// Gives up.
    Concede,
    /// Offers a draw or accepts one.
    OfferDraw,
    /// Takes back the last deed.
    Undo,
}

/// How many distinct decision sequences the position allows.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Tree {
    /// The number of decisions.
    pub depth: u32,
    /// The number of sequences.
    pub count: u64,
    /// The answers that are tried to each open question, by the question's words. Those count that
    /// are legal when it is asked.
    #[serde(default)]
    pub answers: BTreeMap<String, Vec<String>>,
}
