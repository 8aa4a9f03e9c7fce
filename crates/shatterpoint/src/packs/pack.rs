//! What a pack of Shatterpoint content may say, as it stands in its TOML files.

use std::collections::BTreeMap;

use content::{Figure, Names, Source};
use serde::{Deserialize, Serialize};

use crate::language::{Ability, Entry, Symbol, UnitType};
use crate::operations::card::Operation;
use measure::Millimetres;

/// One file of a pack. All files of a pack together make the content.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PackFile {
    /// The ruleset's id; one file of a pack says it ([`content::Pack::ruleset`]).
    #[serde(skip_serializing)]
    pub ruleset: Option<String>,
    /// Units.
    pub unit: Vec<Unit>,
    /// Mission packs.
    pub mission: Vec<Mission>,
    /// Strategic Operations.
    pub operation: Vec<Operation>,
    /// Battlefields with their terrain.
    pub battlefield: Vec<Battlefield>,
    /// The eras in their sequence (SP-BUILD-11).
    pub era: Vec<Era>,
    /// The lengths of tools and tokens (SP-MEASURE-16).
    pub measures: Option<Measures>,
    /// The strike teams of a first game.
    pub first_game: Option<FirstGame>,
}

/// An era (SP-BUILD-11). The order of the list is the order of time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Era {
    /// Unique among eras.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// Where it comes from.
    pub source: Source,
}

/// Lengths in hundredths of a millimetre (SP-MEASURE-16).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Measures {
    /// The sides of the square battlefield (SP-SETUP-05).
    pub battlefield: i32,
    /// Ranges 1 to 5.
    pub ranges: [i32; 5],
    /// The two arms of the advance tool.
    pub advance: [i32; 2],
    /// The two arms of the dash tool.
    pub dash: [i32; 2],
    /// Half the width of the movement tools.
    pub half_width: i32,
    /// The diameter of an objective token.
    pub objective: i32,
    /// How much room a miniature needs above its base.
    pub headroom: i32,
    /// Where the lengths come from, by field.
    pub sources: BTreeMap<String, Source>,
}

/// A unit with its unit card and its stance card (SP-UNIT-05, SP-STANCE-01).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Unit {
    /// Unique among units.
    pub id: String,
    /// The unit's name.
    pub name: Names,
    /// The figure that stands for it on the table; left out: by what it is.
    #[serde(default)]
    pub figure: Option<Figure>,
    /// The person it is (SP-BUILD-04).
    #[serde(default)]
    pub unique_name: Option<String>,
    /// Its type.
    #[serde(rename = "type")]
    pub kind: UnitType,
    /// Squad points of a primary unit, point cost of the others (SP-BUILD-10).
    pub points: u8,
    /// What it adds to the Force pool (SP-FORCE-01).
    #[serde(default)]
    pub force: u8,
    /// Damage that wounds it (SP-DMG-06).
    pub stamina: u8,
    /// Injured tokens that defeat it (SP-DMG-16).
    pub durability: u8,
    /// Its eras (SP-BUILD-07).
    pub eras: Vec<String>,
    /// Its traits (SP-UNIT-06).
    pub traits: Vec<String>,
    /// How many characters it has (SP-UNIT-01).
    pub characters: u8,
    /// The diameter of its bases in millimetres.
    pub base: u8,
    /// Its abilities.
    #[serde(default)]
    pub ability: Vec<Ability>,
    /// The sides of its stance card, one or two.
    pub stance: Vec<Stance>,
    /// Where its values come from unless `sources` says otherwise.
    pub source: Source,
    /// Where single values come from, by their path.
    #[serde(default)]
    pub sources: BTreeMap<String, Source>,
}

/// One side of a stance card (SP-STANCE-01).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Stance {
    /// What it is called.
    pub name: Names,
    /// Melee attack and defence.
    pub melee: Values,
    /// Ranged attack and defence.
    pub ranged: Values,
    /// The expertise chart of melee attacks (SP-EXP-01).
    #[serde(default)]
    pub melee_expertise: Option<Chart>,
    /// The expertise chart of ranged attacks (SP-EXP-01).
    #[serde(default)]
    pub ranged_expertise: Option<Chart>,
    /// The expertise chart of defence (SP-EXP-02).
    pub defence_expertise: Chart,
    /// The combat tree.
    pub tree: Tree,
}

/// Attack and defence values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Values {
    /// The range of a ranged attack.
    #[serde(default)]
    pub range: Option<u8>,
    /// Attack dice; left out for a dash (SP-ATK-03).
    #[serde(default)]
    pub attack: Option<u8>,
    /// Defence dice.
    pub defence: u8,
}

/// An expertise chart (SP-EXP-03).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Chart {
    /// The weapon or the way of defending.
    pub name: Names,
    /// Its rows, from few to many expertise results.
    pub rows: Vec<Row>,
}

/// A row of an expertise chart.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Row {
    /// The least number of expertise results.
    pub from: u8,
    /// The greatest; left out: or more.
    #[serde(default)]
    pub to: Option<u8>,
    /// What it gives.
    pub results: Vec<Entry>,
}

/// A combat tree (SP-TREE-02).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Tree {
    /// The orange options.
    pub start: Vec<String>,
    /// All options.
    pub options: Vec<TreeOption>,
    /// The paths, from left to right.
    pub paths: Vec<[String; 2]>,
}

/// An option of a combat tree.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TreeOption {
    /// Unique in the tree.
    pub id: String,
    /// Row and column on the card, for drawing.
    pub at: [u8; 2],
    /// What it does.
    pub effects: Vec<Symbol>,
}

/// A mission pack (SP-MISSION-02).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Mission {
    /// Unique among missions.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// Its objective tokens.
    pub objective: Vec<ObjectiveAt>,
    /// What the priority tokens do (SP-MISSION-15).
    #[serde(default)]
    pub priority: Option<Priority>,
    /// The struggle cards of all three phases.
    pub struggle: Vec<StruggleCard>,
    /// Where it comes from.
    pub source: Source,
    /// Where single values come from, by their path.
    #[serde(default)]
    pub sources: BTreeMap<String, Source>,
}

/// Where an objective token lies, as the mission card shows it from the first player's edge.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ObjectiveAt {
    /// Unique in the mission.
    pub id: String,
    /// Inches from the centre: to the right, and away from the first player.
    pub at: [i32; 2],
    /// In an operation: it roams, on a base of this diameter in millimetres.
    #[serde(default)]
    pub roams: Option<u8>,
}

/// The rules of priority tokens (SP-MISSION-15).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Priority {
    /// In these phases a die is rolled at the start of the turn.
    pub phases: Vec<u8>,
    /// All priority tokens are removed after the struggle token was moved at the end of a turn.
    #[serde(default)]
    pub removed_each_turn: bool,
}

/// A struggle card (SP-MISSION-04).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StruggleCard {
    /// What it is called.
    pub name: Names,
    /// 1, 2 or 3.
    pub phase: u8,
    /// Its maps.
    pub map: Vec<StruggleMap>,
    /// A tactic ability for a unit activated with the Shatterpoint card.
    #[serde(default)]
    pub tactic: Option<Ability>,
}

/// A map of a struggle card: which objectives are active.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StruggleMap {
    /// The active objectives.
    pub active: Vec<String>,
    /// Which face of a defence die gives which objective priority.
    #[serde(default)]
    pub priority: Option<Faces>,
}

/// An objective for each face of a defence die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the faces of a defence die")]
pub struct Faces {
    pub block: String,
    pub expertise: String,
    pub failure: String,
}

/// A battlefield with its terrain (SP-SETUP-06). Lengths are in millimetres; the origin is the
/// centre, x points east, y north.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Battlefield {
    /// Unique among battlefields.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// The terrain models.
    pub model: Vec<Model>,
    /// Linked transfer points (SP-TERRAIN-11).
    #[serde(default)]
    pub transfer: Vec<Transfer>,
    /// Where it comes from.
    pub source: Source,
}

/// A terrain model: one or more pieces with properties of their own (SP-TERRAIN-01).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Model {
    /// What it is called.
    pub name: Names,
    /// Its pieces.
    pub piece: Vec<Piece>,
}

/// A terrain piece: a prism over a footprint.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Piece {
    /// The corners of the footprint, in order.
    #[serde(default)]
    pub corners: Vec<[Millimetres; 2]>,
    /// Instead of corners: west, south, east and north sides of a rectangle.
    #[serde(default)]
    pub rectangle: Option<[Millimetres; 4]>,
    /// The height of its underside.
    #[serde(default)]
    pub bottom: Millimetres,
    /// The height of its top (SP-TERRAIN-05).
    pub top: Millimetres,
    /// Whether it interrupts line of sight (SP-TERRAIN-09).
    pub sight: Sight,
    /// Whether one can move through or under it (SP-TERRAIN-10).
    pub passage: Passage,
    /// Whether characters can stand on it (SP-MOVE-15).
    #[serde(default = "yes")]
    pub stand: bool,
}

fn yes() -> bool {
    true
}

/// See-through or sight-blocking (SP-TERRAIN-09).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "explained by the rule")]
pub enum Sight {
    SeeThrough,
    Blocking,
}

/// Passable or impassable (SP-TERRAIN-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "explained by the rule")]
pub enum Passage {
    Passable,
    Impassable,
}

/// Transfer points that are linked with each other (SP-TERRAIN-11).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Transfer {
    /// Two or more: x, y and height.
    pub points: Vec<[Millimetres; 3]>,
}

/// The strike teams of a first game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FirstGame {
    /// The battlefield.
    pub battlefield: String,
    /// The strike teams.
    pub teams: [Team; 2],
}

/// A strike team (SP-BUILD-01).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Team {
    /// The mission pack it brings; none for an operation (SO-BUILD-01).
    #[serde(default)]
    pub mission: Option<String>,
    /// Its two squads.
    pub squads: Vec<Squad>,
}

/// A squad (SP-BUILD-03).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Squad {
    /// The ids of its three units.
    pub units: Vec<String>,
    /// The era it is counted as, if the primary unit has several (SP-BUILD-07).
    #[serde(default)]
    pub era: Option<String>,
}
