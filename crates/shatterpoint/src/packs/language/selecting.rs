//! Whom an ability means, and what must be true.

use serde::{Deserialize, Serialize};

use super::{Condition, UnitType, Where};
use crate::operations::card::Side;

/// Who takes part in what is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The characters of the unit that has the ability.
    ThisUnit,
    /// The character that was chosen last, or that the effect is about.
    It,
    /// The character that was chosen before that.
    Before,
    /// The attacking character.
    Attacker,
    /// The defending character.
    Target,
    /// All characters attacked in the action.
    Attacked,
    /// The character that wounded a unit.
    Wounder,
    /// The characters of the unit that the trigger is about: that acted, was wounded, hunkered.
    Subject,
    /// In an operation: the characters of the unit that was activated in this turn.
    Activated,
}

/// On whose side a character stands, seen from the unit that has the ability.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Of {
    /// Anyone.
    #[default]
    Anyone,
    /// Characters of this unit.
    ThisUnit,
    /// Friendly characters, this unit's too (SP-CORE-07).
    Allies,
    /// Friendly characters other than `it`.
    OtherAllies,
    /// Friendly characters of other units.
    OtherUnits,
    /// Enemies.
    Enemies,
}

/// A distance from somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Within {
    /// The range, 1 to 5.
    pub range: u8,
    /// Of whom; of any of them if they are several.
    #[serde(default = "this_unit")]
    pub of: Role,
    /// Of every one of them instead.
    #[serde(default)]
    pub every: bool,
}

fn this_unit() -> Role {
    Role::ThisUnit
}

/// Which characters are meant. Everything that is said must hold.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Filter {
    /// On whose side.
    pub of: Of,
    /// One of these.
    pub is: Option<Role>,
    /// Of the same unit as these.
    pub unit_of: Option<Role>,
    /// Of another unit than these.
    pub not_of: Option<Role>,
    /// Of a unit that has wounded or injured tokens, or of one that has none.
    pub hurt: Option<bool>,
    /// Of a unit that has conditions.
    pub afflicted: bool,
    /// With at least one of these traits (SP-UNIT-06).
    pub traits: Vec<String>,
    /// Of one of these types.
    pub types: Vec<UnitType>,
    /// Near somebody.
    pub within: Option<Within>,
    /// Engaged with one of these (SP-ATK-09).
    pub engaged_with: Option<Role>,
    /// Contesting at least one active objective (SP-OBJ-03).
    pub contesting: bool,
    /// In an operation: contesting at least one of these.
    pub contests: Option<Where>,
    /// In an operation: of a unit with operation tokens, or of one without.
    pub tokens: Option<bool>,
    /// In an operation: of a unit with an operation token that has the chosen objective's symbol.
    pub matching: bool,
    /// Of a unit that has this condition.
    pub condition: Option<Condition>,
    /// In an operation: within this range of the chosen objective.
    pub near_chosen: Option<u8>,
    /// In an operation: of a unit of which every character is within this range of the chosen
    /// objective.
    pub all_near_chosen: Option<u8>,
    /// In an operation: of a captured unit, or of one that is not.
    pub captured: Option<bool>,
    /// Of a unit that has damage, or of one that has none.
    pub damaged: Option<bool>,
}

/// What must be true.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Given {
    /// This unit is not wounded.
    NotWounded,
    /// This unit has at least so many hunker tokens.
    Hunker(u8),
    /// The attack roll shows at least so many failures.
    Failures(u8),
    /// In an operation: its player has this role.
    Side(Side),
    /// In an operation: this stage is played.
    Stage(String),
    /// In an operation: at least one of these objectives is there.
    Objectives(Where),
    /// At least one of these characters exists. `near` is tested from each of `from`.
    Exists(Filter),
    /// One of this unit's characters is within a range of another character that fits, itself
    /// excepted.
    Near {
        /// The range.
        range: u8,
        /// Of whom.
        of: Filter,
    },
}
