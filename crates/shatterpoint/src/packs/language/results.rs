//! Words that only special rules of operations use: results of dice, objectives, numbers.

use serde::{Deserialize, Serialize};

use super::{Effect, Filter};
use crate::operations::card::{Circumstance, Side};

/// The two kinds of dice (SP-DICE-01, SP-DICE-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "explained by the rules")]
pub enum Die {
    Attack,
    Defence,
}

/// A result of either die, as spaces of trackers and special rules show it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the faces of the dice")]
pub enum Face {
    Crit,
    Hit,
    Expertise,
    Failure,
    Block,
}

impl Face {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Crit, Self::Hit, Self::Expertise, Self::Failure, Self::Block];
}

/// Which objectives are meant. Everything that is said must hold; only active ones are.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Where {
    /// One of these.
    pub of: Vec<String>,
    /// Of this kind on the stage card.
    pub kind: Option<String>,
    /// Controlled by this role.
    pub controlled_by: Option<Side>,
    /// Not controlled by this role.
    pub not_controlled_by: Option<Side>,
    /// Where the ship stands.
    pub ship: bool,
    /// With a priority token, or without one.
    pub priority: Option<bool>,
    /// With the symbol of one of the results that were rolled.
    pub rolled: bool,
    /// The one that was chosen.
    pub chosen: bool,
    /// Contested by a character of these.
    pub contested_by: Option<Contender>,
    /// With the symbol of the revealed token of the sequence.
    pub revealed: bool,
    /// With a symbol that an empty space of this tracker shows.
    pub open_in: Option<String>,
    /// With somebody near.
    pub near: Option<Nearby>,
    /// Within this range of the objective that roams.
    pub near_roamer: Option<u8>,
    /// Inactive ones too.
    pub inactive: bool,
}

/// Somebody near an objective.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Nearby {
    /// Within this range.
    pub range: u8,
    /// Seen from this role; left out in an ability: from the unit that uses it.
    #[serde(default)]
    pub side: Option<Side>,
    /// One of these characters.
    pub who: Box<Filter>,
}

/// Who contests an objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Contender {
    /// The Aggressor.
    Aggressor,
    /// The Sentinel.
    Sentinel,
    /// The unit that was activated in this turn.
    Activated,
    /// The unit that uses the ability.
    ThisUnit,
}

/// How many.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Number {
    /// At any rate.
    pub number: u8,
    /// And one for each of these objectives.
    pub each: Option<Where>,
    /// And so many more if something is true.
    pub more: Vec<More>,
}

/// So many more if something is true.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct More {
    /// How many.
    pub number: u8,
    /// What must be true, all of it.
    #[serde(rename = "if")]
    pub given: Vec<Circumstance>,
}

/// What results of a roll bring about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Line {
    /// At least one of these results; left out: whatever was rolled.
    #[serde(default)]
    pub on: Vec<Face>,
    /// Once for each such result, not once in all.
    #[serde(default)]
    pub each: bool,
    /// What happens.
    #[serde(rename = "do")]
    pub then: Vec<Effect>,
}
