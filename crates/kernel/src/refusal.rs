//! Why an answer is not possible: the rule's id and the facts.

use std::fmt;

use serde::Serialize;

/// The id of a rule in the catalogue, for example `BG-ATK-21`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// One fact behind a refusal, such as `engaged with: Skeletor`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Fact {
    /// What is stated.
    pub name: &'static str,
    /// Its value, in words.
    pub value: String,
}

/// An illegal answer changes nothing and says why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Refusal {
    /// The rule that forbids it, or a `KERNEL-…` id where no rulebook speaks.
    pub rule: Rule,
    /// What the rule was applied to.
    pub facts: Vec<Fact>,
}

impl Refusal {
    /// The question does not stand, or it is put to another seat.
    pub const NOT_ASKED: Rule = Rule("KERNEL-NOT-ASKED");
    /// The answer cannot be read at all.
    pub const MALFORMED: Rule = Rule("KERNEL-MALFORMED");
    /// The game has ended.
    pub const GAME_OVER: Rule = Rule("KERNEL-GAME-OVER");
    /// The setup names something that is not there, or breaks a limit of the program.
    pub const SETUP: Rule = Rule("KERNEL-SETUP");
    /// The rules asked a question without an answer, or over the same answers another question than
    /// before: a fault of the program, never of a player.
    pub const STUCK: Rule = Rule("KERNEL-STUCK");

    /// The same refusal with one fact more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        self.facts.push(Fact { name, value: value.to_string() });
        self
    }
}

impl From<Rule> for Refusal {
    fn from(rule: Rule) -> Self {
        Self { rule, facts: Vec::new() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.rule)?;
        for (i, fact) in self.facts.iter().enumerate() {
            write!(f, "{}{}: {}", if i == 0 { " (" } else { ", " }, fact.name, fact.value)?;
        }
        if self.facts.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

impl std::error::Error for Refusal {}
