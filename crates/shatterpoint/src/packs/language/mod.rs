//! The language in which cards are written: symbols, triggers, conditions, effects, modifiers.
//!
//! Nothing in the rules names a card; whatever a card can do is said here. Symbols and words are
//! those of the book.

mod ability;
mod effect;
mod results;
mod selecting;
mod words;

pub use ability::{Ability, AbilityKind, Trigger};
pub use effect::{Alternative, Effect, Keyword, Modifier, Per};
pub use results::{Contender, Die, Face, Line, More, Nearby, Number, Where};
pub use selecting::{Filter, Given, Of, Role, Within};
pub use words::word;

use serde::{Deserialize, Serialize};

/// The three types of units (SP-UNIT-02).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum UnitType {
    /// Leads a squad.
    Primary,
    /// The second unit of a squad.
    Secondary,
    /// The third unit of a squad.
    Supporting,
}

/// The two types of attacks (SP-ATK-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AttackType {
    /// Against an engaged enemy.
    Melee,
    /// Against an enemy in range and sight.
    Ranged,
}

/// The four conditions (SP-COND-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// Acting hurts (SP-COND-04).
    Strained,
    /// No attack expertise (SP-COND-06).
    Disarmed,
    /// No defence expertise (SP-COND-08).
    Exposed,
    /// The next movement fails (SP-COND-10).
    Pinned,
}

impl Condition {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Strained, Self::Disarmed, Self::Exposed, Self::Pinned];
}

/// Movements that use a movement tool (SP-MOVE-01), and the reposition (SP-SYM-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MoveKind {
    /// The advance tool, on the same level or down.
    Advance,
    /// The dash tool, on the same level or down.
    Dash,
    /// The dash tool, to any level.
    Climb,
    /// The dash tool, to any level, also when engaged.
    Jump,
    /// An advance, also when engaged.
    Reposition,
}

/// The actions (SP-ACTV-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Each character advances, dashes or climbs.
    Move,
    /// A die more for the next attack.
    Focus,
    /// Each character attacks.
    Combat,
    /// An active ability that begins with "Action:".
    Ability,
    /// Each character heals.
    Recover,
    /// A push of range 1 and a hunker token.
    TakeCover,
}

impl Action {
    /// All six.
    pub const ALL: [Self; 6] =
        [Self::Move, Self::Focus, Self::Combat, Self::Ability, Self::Recover, Self::TakeCover];
}

/// The symbols of combat trees and expertise charts (SP-SYM-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the symbols are explained by their rules")]
pub enum Symbol {
    Damage,
    Shove,
    Strained,
    Disarmed,
    Exposed,
    Pinned,
    Advance,
    Climb,
    Dash,
    Jump,
    Reposition,
    Heal,
    Active,
}

impl Symbol {
    /// Targeted symbols concern the enemy, personal ones the own character (SP-SYM-02).
    #[must_use]
    pub fn is_targeted(self) -> bool {
        matches!(self, Self::Damage | Self::Shove) || self.condition().is_some()
    }

    /// The condition it gives (SP-SYM-05).
    #[must_use]
    pub fn condition(self) -> Option<Condition> {
        match self {
            Self::Strained => Some(Condition::Strained),
            Self::Disarmed => Some(Condition::Disarmed),
            Self::Exposed => Some(Condition::Exposed),
            Self::Pinned => Some(Condition::Pinned),
            _ => None,
        }
    }

    /// The movement it allows (SP-SYM-06, SP-SYM-10).
    #[must_use]
    pub fn movement(self) -> Option<MoveKind> {
        match self {
            Self::Advance => Some(MoveKind::Advance),
            Self::Climb => Some(MoveKind::Climb),
            Self::Dash => Some(MoveKind::Dash),
            Self::Jump => Some(MoveKind::Jump),
            Self::Reposition => Some(MoveKind::Reposition),
            _ => None,
        }
    }
}

/// An entry in a row of an expertise chart (SP-EXP-04).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// Adds a crit (SP-EXP-05).
    Crit,
    /// Adds a hit (SP-EXP-05).
    Hit,
    /// Adds a block (SP-EXP-05).
    Block,
    /// Turns one opposing crit into a hit (SP-EXP-07).
    CritToHit,
    /// Turns one opposing hit into a failure (SP-EXP-07).
    HitToFailure,
    /// A symbol: damage at once (SP-EXP-06), everything else noted (SP-EXP-08).
    #[serde(untagged)]
    Symbol(Symbol),
}
