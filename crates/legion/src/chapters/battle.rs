//! Battle cards: objectives, deployments, conditions (LG-SETUP-10).

use content::{Names, Source};
use serde::{Deserialize, Serialize};

use crate::keywords::Keyword;
use crate::pack::Weapon;

/// An objective card (LG-OBJ-203).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ObjectiveCard {
    /// Unique among objective cards.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// What it says, in our own words.
    pub text: Names,
    /// How its tokens are laid.
    #[serde(default)]
    pub setup: Vec<Laying>,
    /// Trooper leaders may claim its tokens with an action (LG-OBJ-210).
    #[serde(default)]
    pub claim: bool,
    /// Trooper leaders may put wound tokens on its tokens and take them off (LG-OBJ-221).
    #[serde(default)]
    pub sabotage: Option<Sabotage>,
    /// How victory tokens are gained.
    pub victory: Vec<Victory>,
    /// Where it comes from.
    pub source: Source,
}

/// How objective tokens are laid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Laying {
    /// There, in inches from the centre.
    At([i32; 2]),
    /// The players lay them in turns, blue first.
    InTurns {
        /// How many in all.
        tokens: u8,
        /// Beyond this range of every deployment zone.
        beyond_zones: u8,
        /// Beyond this range of every other token.
        beyond_tokens: u8,
    },
    /// On the terrain piece nearest to the centre (LG-ERRATA-04).
    CentralTerrain,
    /// Each player one on a terrain piece, blue first (LG-ERRATA-05).
    Terrain,
}

/// The wound tokens on objective tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Sabotage {
    /// So many at the beginning.
    pub start: u8,
    /// Never more than so many.
    pub most: u8,
}

/// How victory tokens are gained.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Victory {
    /// At the end of the game 1 for each own leader in an enemy deployment zone.
    Breakthrough,
    /// For each token that more own than enemy trooper leaders are near.
    Control {
        /// At this range of it.
        range: u8,
        /// At the end of these rounds; that of the last one is the end of the game.
        rounds: Vec<u8>,
        /// So many for each.
        tokens: u8,
    },
    /// At the end of the game 1 for each token that an own leader holds.
    Claimed,
    /// At the end of the game 1 for each piece with a token that more own than enemy leaders touch
    /// (LG-ERRATA-09).
    Terrain,
    /// At the end of the game blue gains 1 for each wound token above the number at the beginning
    /// on each objective token, red 1 for each below it.
    Sabotage,
}

/// A deployment card (LG-DEPLOY-01). Zones are given in ranges, from the left end of blue's edge: x
/// along it, y away from it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DeploymentCard {
    /// Unique among deployment cards.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// What it says, in our own words.
    #[serde(default)]
    pub text: Option<Names>,
    /// Blue's zones: from x, from y, to x, to y.
    pub blue: Vec<[u8; 4]>,
    /// Red's zones.
    pub red: Vec<[u8; 4]>,
    /// Keywords that trooper units have while they are deployed.
    #[serde(default)]
    pub trooper_keywords: Vec<Keyword>,
    /// Keywords that they have not.
    #[serde(default)]
    pub trooper_loses: Vec<Keyword>,
    /// Each player must use every own zone.
    #[serde(default)]
    pub every_zone: bool,
    /// Where it comes from.
    pub source: Source,
}

/// A condition card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ConditionCard {
    /// Unique among condition cards.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// What it says, in our own words.
    pub text: Names,
    /// What it changes.
    pub rule: Condition,
    /// The mines that it lays.
    #[serde(default)]
    pub mines: Option<Mines>,
    /// Where it comes from.
    pub source: Source,
}

/// What a condition card changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// Nothing.
    Clear,
    /// Troopers whose leader touches no terrain keep their suppression in the end phase.
    HostileEnvironment,
    /// Sight ends at range 2 in round 1 and at range 3 in round 2.
    LimitedVisibility,
    /// Some troopers enter later (LG-ERRATA-11).
    RapidReinforcements,
    /// The courage of commanders reaches range 1 alone (LG-PANIC-04).
    WarWeary,
    /// Mines go off under who moves near them (LG-BATTLE-05).
    Minefield,
}

/// The mines of a condition card: the players lay them in turns, blue first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Mines {
    /// How many in all.
    pub tokens: u8,
    /// Beyond this range of every deployment zone.
    pub beyond_zones: u8,
    /// Beyond this range of every other mine.
    pub beyond_tokens: u8,
    /// The area weapon that each of them is.
    pub weapon: Weapon,
}

/// How far a token that a player lays must be from others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Apart {
    /// Beyond this range of every deployment zone.
    pub beyond_zones: u8,
    /// Beyond this range of every other token of its kind.
    pub beyond_tokens: u8,
    /// It is a mine, no objective token.
    pub mine: bool,
}
