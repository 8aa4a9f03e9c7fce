//! What a pack of Battleground content may say, as it stands in its TOML files.

use std::collections::BTreeMap;

use content::{Figure, Names, Source};
use serde::{Deserialize, Serialize};

use crate::hex::{Direction, Hex};
use crate::language::{Ability, Effect, MissionCondition, Modifier, TestResult, WeaponType};

/// The two factions (BG-SQUAD-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Faction {
    /// Masters of the Universe.
    Masters,
    /// Evil Warriors.
    EvilWarriors,
}

/// One file of a pack. All files of a pack together make the content.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PackFile {
    /// The ruleset's id; one file of a pack says it ([`content::Pack::ruleset`]).
    #[serde(skip_serializing)]
    pub ruleset: Option<String>,
    /// Characters.
    pub character: Vec<Character>,
    /// Weapons.
    pub weapon: Vec<Weapon>,
    /// Items.
    pub item: Vec<Item>,
    /// Fate cards.
    pub fate: Vec<FateCard>,
    /// Glory cards.
    pub glory: Vec<GloryCard>,
    /// Unique buffs and debuffs.
    pub marker: Vec<UniqueMarker>,
    /// Signs.
    pub sign: Vec<Sign>,
    /// Maps.
    pub map: Vec<Map>,
    /// The squads of the first game.
    pub first_game: Option<FirstGame>,
}

/// A character (BG-STAT-06).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Character {
    /// Unique among characters.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// The figure that stands for it on the table; left out: by what it is.
    #[serde(default)]
    pub figure: Option<Figure>,
    /// Its faction.
    pub faction: Faction,
    /// Points in squad building, and victory points when knocked out (BG-VP-09).
    pub cost: u8,
    /// Wounds it takes to knock it out.
    pub health: u8,
    /// Strength.
    pub strength: u8,
    /// Perception.
    pub perception: u8,
    /// Power.
    pub power: u8,
    /// Toughness.
    pub toughness: u8,
    /// Spirit.
    pub spirit: u8,
    /// Normal and focused speed.
    pub speed: [u8; 2],
    /// What it may carry.
    #[serde(default)]
    pub slots: Slots,
    /// The hexes of a large base; absent for a standard figure.
    #[serde(default)]
    pub base: Option<Base>,
    /// Its skills.
    #[serde(default)]
    pub skills: Vec<Ability>,
    /// Where its values come from unless `sources` says otherwise.
    pub source: Source,
    /// Where single values come from.
    #[serde(default)]
    pub sources: BTreeMap<String, Source>,
}

/// How much equipment of each kind a character may carry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Slots {
    /// Melee weapons.
    pub melee: u8,
    /// Ranged weapons.
    pub ranged: u8,
    /// Spells.
    pub spell: u8,
    /// Jewellery.
    pub jewellery: u8,
    /// Shields.
    pub shield: u8,
    /// Armour.
    pub armour: u8,
}

impl Default for Slots {
    fn default() -> Self {
        Self { melee: 1, ranged: 1, spell: 1, jewellery: 1, shield: 1, armour: 1 }
    }
}

/// The base of a large figure (BG-BIG-01), for a figure that faces N.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Base {
    /// Where its hexes lie, as walks from the pivot: `[]` is the pivot itself, `["S", "SE"]` the hex
    /// reached by a step S and a step SE.
    pub parts: Vec<Vec<Direction>>,
    /// Which part bears the facing mark, counted from 0; its attacks start there (BG-BIG-14).
    #[serde(default)]
    pub mark: u8,
}

/// A weapon or spell.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Weapon {
    /// Unique among weapons.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// Melee, ranged or spell.
    #[serde(rename = "type")]
    pub kind: WeaponType,
    /// Points in squad building.
    pub cost: u8,
    /// Maximum reach in inches; not for melee weapons.
    #[serde(default)]
    pub reach: u8,
    /// Dice added to or removed from the attack test (BG-ATK-08).
    #[serde(default)]
    pub dice: i8,
    /// Mana cost of a spell.
    #[serde(default)]
    pub mana: u8,
    /// The area of effect in hexes, for an area attack.
    #[serde(default)]
    pub area: Option<u8>,
    /// Whom it may target.
    #[serde(default)]
    pub targets: Targets,
    /// What the successes do: exactly one of these (BG-ATK-11).
    pub effects: Vec<TestResult>,
    /// The special ability, in force only in attacks with this weapon (BG-ATK-09).
    #[serde(default)]
    pub special: Vec<Ability>,
    /// Only these characters may carry it; empty is any.
    #[serde(default)]
    pub only: Vec<String>,
    /// Only this faction may carry it.
    #[serde(default)]
    pub faction: Option<Faction>,
    /// Where its values come from unless `sources` says otherwise.
    pub source: Source,
    /// Where single values come from.
    #[serde(default)]
    pub sources: BTreeMap<String, Source>,
}

/// Whom a weapon may target (BG-ATK-29).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Targets {
    /// Enemies.
    #[default]
    Enemies,
    /// Allies.
    Allies,
    /// Both.
    Both,
}

/// The kinds of items (BG-ITEM-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ItemKind {
    /// Jewellery.
    Jewellery,
    /// Shield.
    Shield,
    /// Armour.
    Armour,
}

/// An item.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Item {
    /// Unique among items.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// Jewellery, shield or armour.
    pub kind: ItemKind,
    /// Points in squad building.
    pub cost: u8,
    /// It can be used once per game, as a free action (BG-ITEM-04).
    #[serde(default)]
    pub consumable: bool,
    /// Its skill.
    pub skill: Ability,
    /// Only these characters may carry it; empty is any.
    #[serde(default)]
    pub only: Vec<String>,
    /// Only this faction may carry it.
    #[serde(default)]
    pub faction: Option<Faction>,
    /// Where its values come from unless `sources` says otherwise.
    pub source: Source,
    /// Where single values come from.
    #[serde(default)]
    pub sources: BTreeMap<String, Source>,
}

/// A fate card: initiative, AP, mana, and a bonus: its ability or more mana (BG-CARD-11).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FateCard {
    /// Unique among cards.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// Whose deck it belongs to; absent for either.
    #[serde(default)]
    pub faction: Option<Faction>,
    /// Initiative.
    pub initiative: u8,
    /// Action points.
    pub ap: u8,
    /// Mana.
    pub mana: u8,
    /// The mana of the bonus.
    pub bonus_mana: u8,
    /// What the ability of the bonus does, in our own words.
    #[serde(default)]
    pub text: Option<Names>,
    /// The ability of the bonus.
    pub ability: Vec<Effect>,
    /// Part of the faction's deck in the first game.
    #[serde(default)]
    pub first_game: bool,
    /// Where its values come from.
    pub source: Source,
}

/// A glory card: initiative, AP, mana, and a bonus: its side mission or 1 AP (BG-CARD-13).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GloryCard {
    /// Unique among cards.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// Whose it is; absent for either.
    #[serde(default)]
    pub faction: Option<Faction>,
    /// Initiative.
    pub initiative: u8,
    /// Action points.
    pub ap: u8,
    /// Mana.
    pub mana: u8,
    /// The side mission's condition.
    pub mission: MissionCondition,
    /// What the side mission asks, in our own words.
    #[serde(default)]
    pub text: Option<Names>,
    /// Its victory points.
    pub points: u8,
    /// Part of the faction's glory cards in the first game.
    #[serde(default)]
    pub first_game: bool,
    /// Where its values come from.
    pub source: Source,
}

/// Whether a unique marker is a buff or a debuff.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MarkerKind {
    /// A buff.
    Buff,
    /// A debuff.
    Debuff,
}

/// A unique buff or debuff (BG-BUFF-15).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct UniqueMarker {
    /// Unique among markers.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// Buff or debuff.
    pub kind: MarkerKind,
    /// What it changes while the character has it.
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    /// What happens to the character when it is removed.
    #[serde(default)]
    pub removed: Vec<Effect>,
    /// Where its values come from.
    pub source: Source,
}

/// A sign: a marker on a hex that affects characters near it (BG-SIGN-01).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Sign {
    /// Unique among signs.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// How near characters must be, in inches.
    pub reach: u8,
    /// Which characters it affects.
    pub affects: Affects,
    /// What it changes for affected characters.
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    /// What it does to an affected character that is activated.
    #[serde(default)]
    pub on_activation: Vec<Effect>,
    /// Where its values come from.
    pub source: Source,
}

/// Which characters a sign affects, seen from the squad that placed it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Affects {
    /// Enemies.
    Enemies,
    /// The own squad.
    Own,
    /// Everyone.
    Everyone,
}

/// A map (BG-FIELD-07).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Map {
    /// Unique among maps.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// Terrain pieces.
    #[serde(default)]
    pub piece: Vec<Piece>,
    /// Where the objective markers lie.
    pub objectives: Vec<Hex>,
    /// The deployment zones of the two seats.
    pub zones: [Zone; 2],
    /// Where characters start in the first game.
    #[serde(default)]
    pub start: Vec<Start>,
    /// Where its values come from.
    pub source: Source,
    /// Where single values come from.
    #[serde(default)]
    pub sources: BTreeMap<String, Source>,
}

/// A terrain piece: each of its hexes is judged on its own (BG-FIELD-15).
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Piece {
    /// High parts.
    pub high: Vec<Hex>,
    /// Low parts.
    pub low: Vec<Hex>,
    /// High parts with a large opening: they count as low (BG-FIELD-16).
    pub opening: Vec<Hex>,
    /// Difficult terrain.
    pub difficult: Vec<Hex>,
    /// Ladders.
    pub ladder: Vec<Hex>,
    /// Platform hexes, above whatever lies below.
    pub platform: Vec<Hex>,
}

/// A deployment zone: whole columns, single hexes, or both.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Zone {
    /// The letters of whole columns, for example `"ABCDE"`.
    pub columns: String,
    /// Single hexes.
    pub hexes: Vec<Hex>,
}

/// Where a character starts in the first game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Start {
    /// The character's id.
    pub character: String,
    /// Its hex.
    pub hex: Hex,
}

/// The first game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FirstGame {
    /// The map's id.
    pub map: String,
    /// The two squads, Masters first.
    pub squads: [Squad; 2],
}

/// A squad of one faction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Squad {
    /// Its faction.
    pub faction: Faction,
    /// Its characters.
    pub members: Vec<Member>,
}

/// A character with its equipment, by ids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Member {
    /// The character.
    pub character: String,
    /// Its weapons.
    #[serde(default)]
    pub weapons: Vec<String>,
    /// Its items.
    #[serde(default)]
    pub items: Vec<String>,
}
