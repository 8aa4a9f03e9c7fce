//! What a pack of Legion content may say, as it stands in its TOML files.

use std::collections::BTreeMap;

use content::{Figure, Names, Source};
use measure::{Length, Millimetres};
use serde::{Deserialize, Serialize};

use crate::battle::{ConditionCard, DeploymentCard, ObjectiveCard};
use crate::format::Format;
use crate::keywords::{Keyword, MiniKeyword, WeaponKeyword};
use crate::language::Effect;
use crate::terrain::{Cover, Kind, Passage};

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
    /// Upgrade cards.
    pub upgrade: Vec<Upgrade>,
    /// Command cards.
    pub command: Vec<CommandCard>,
    /// Objective cards.
    pub objective: Vec<ObjectiveCard>,
    /// Deployment cards.
    pub deployment: Vec<DeploymentCard>,
    /// Condition cards.
    pub condition: Vec<ConditionCard>,
    /// Formats; the first one is the usual one.
    pub format: Vec<Format>,
    /// Battlefields with their terrain.
    pub battlefield: Vec<Battlefield>,
    /// Ready armies.
    pub army: Vec<Army>,
    /// The lengths of tools and tokens.
    pub measures: Option<Measures>,
    /// The armies of a first game.
    pub first_game: Option<FirstGame>,
}

/// Lengths in hundredths of a millimetre.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Measures {
    /// A segment of the range ruler (LG-RNG-02).
    pub segment: i32,
    /// The movement tools of speed 1, 2 and 3, from end to end (LG-COMPONENT-106).
    pub tools: [i32; 3],
    /// Half the width of the tools.
    pub half_width: i32,
    /// How deep a tool goes into a notch.
    pub notch: i32,
    /// The diameter of an objective or condition token.
    pub token: i32,
    /// Where the lengths come from, by field.
    pub sources: BTreeMap<String, Source>,
}

/// The factions (LG-FACTION-201).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Faction {
    /// The light side.
    Rebels,
    /// The dark side.
    Imperials,
}

/// The ranks (LG-RANK-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "explained by the rule")]
pub enum Rank {
    Commander,
    Operative,
    Corps,
    SpecialForces,
    Support,
    Heavy,
}

impl Rank {
    /// All of them.
    pub const ALL: [Rank; 6] = [
        Rank::Commander,
        Rank::Operative,
        Rank::Corps,
        Rank::SpecialForces,
        Rank::Support,
        Rank::Heavy,
    ];
}

/// Unit types, the most specific name of each (LG-UNIT-214).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "explained by the rule")]
pub enum UnitType {
    Trooper,
    EmplacementTrooper,
    GroundVehicle,
    RepulsorVehicle,
}

impl UnitType {
    /// Troopers of both subtypes (LG-EMPL-02).
    #[must_use]
    pub fn is_trooper(self) -> bool {
        matches!(self, UnitType::Trooper | UnitType::EmplacementTrooper)
    }

    /// Vehicles of both subtypes.
    #[must_use]
    pub fn is_vehicle(self) -> bool {
        !self.is_trooper()
    }

    /// Those on notched bases (LG-BASE-02).
    #[must_use]
    pub fn is_notched(self) -> bool {
        self != UnitType::Trooper
    }
}

/// The colours of attack dice (LG-DICE-02).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the colours")]
pub struct Dice {
    pub red: u8,
    pub black: u8,
    pub white: u8,
}

impl Dice {
    /// Adds the dice of another weapon.
    pub fn add(&mut self, other: Dice) {
        self.red = self.red.saturating_add(other.red);
        self.black = self.black.saturating_add(other.black);
        self.white = self.white.saturating_add(other.white);
    }
}

/// The colours of defence dice (LG-DICE-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the colours")]
pub enum DefenceDie {
    Red,
    White,
}

/// What an attack surge becomes (LG-ATK-22), the better one last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the results")]
pub enum Surge {
    Hit,
    Critical,
}

/// A unit card (LG-CARD-01, LG-CARD-02).
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
    /// Whether an army can have but one (LG-BUILD-22).
    #[serde(default)]
    pub unique: bool,
    /// Its faction.
    pub faction: Faction,
    /// Its rank.
    pub rank: Rank,
    /// Its type.
    #[serde(rename = "type")]
    pub kind: UnitType,
    /// Its cost.
    pub points: u16,
    /// How many miniatures it has, the leader included (LG-UNIT-211).
    pub minis: u8,
    /// The wound threshold of each (LG-WOUND-03).
    pub wounds: u8,
    /// Courage of a trooper; left out for a dash (LG-COURAGE-03).
    #[serde(default)]
    pub courage: Option<u8>,
    /// Resilience of a vehicle; left out for a dash (LG-RESIL-12).
    #[serde(default)]
    pub resilience: Option<u8>,
    /// Its defence die.
    pub defence: DefenceDie,
    /// What its attack surges become; left out: blanks (LG-ATK-22).
    #[serde(default)]
    pub attack_surge: Option<Surge>,
    /// Whether its defence surges become blocks (LG-ATK-29).
    #[serde(default)]
    pub defence_surge: bool,
    /// Its maximum speed (LG-MOVE-03).
    pub speed: u8,
    /// Its keywords.
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    /// Its weapons.
    pub weapon: Vec<Weapon>,
    /// Its upgrade bar (LG-BUILD-15).
    #[serde(default)]
    pub upgrades: Vec<Slot>,
    /// The diameter of its bases in millimetres.
    pub base: u8,
    /// The height of its miniatures, from the base to the highest point (LG-LOS-02).
    pub height: Millimetres,
    /// The miniature over its base: cylinders one above the other; left out: one as wide as the
    /// base, up to the height.
    #[serde(default)]
    pub body: Vec<Cylinder>,
    /// The cover it gives as an object in the way (LG-COVER-05).
    #[serde(default = "light")]
    pub cover: Cover,
    /// Where its values come from unless `sources` says otherwise.
    pub source: Source,
    /// Where single values come from, by their path.
    #[serde(default)]
    pub sources: BTreeMap<String, Source>,
}

impl Unit {
    /// The radius of its bases.
    #[must_use]
    pub fn radius(&self) -> Length {
        Length::from(self.base) * 50
    }
}

fn light() -> Cover {
    Cover::Light
}

/// A part of a miniature: a cylinder over the centre of its base.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Cylinder {
    /// Its radius.
    #[cfg_attr(feature = "types", ts(as = "f64"))]
    pub radius: Millimetres,
    /// The height of its underside above the base.
    #[cfg_attr(feature = "types", ts(as = "f64"))]
    pub bottom: Millimetres,
    /// The height of its top.
    #[cfg_attr(feature = "types", ts(as = "f64"))]
    pub top: Millimetres,
    /// The transparent post of a repulsor vehicle: it is seen, but hides nobody (LG-COVER-17).
    #[serde(default)]
    pub post: bool,
}

/// A weapon (LG-CARD-01).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Weapon {
    /// What it is called; weapons of one name share a pool (LG-ATK-18).
    pub name: Names,
    /// A melee weapon (LG-ATK-07).
    #[serde(default)]
    pub melee: bool,
    /// A ranged weapon: its minimum and maximum range (LG-RNG-08); 5 is beyond range 4.
    #[serde(default)]
    pub range: Option<[u8; 2]>,
    /// An area weapon: it reaches everybody up to this range of its token (LG-WPN-207).
    #[serde(default)]
    pub area: Option<u8>,
    /// What surges become in a pool that it is in: the chart of an area weapon (LG-DETON-08), or what
    /// a weapon's card says.
    #[serde(default)]
    pub surge: Option<Surge>,
    /// Its dice.
    pub dice: Dice,
    /// Its keywords.
    #[serde(default)]
    pub keywords: Vec<WeaponKeyword>,
}

/// The icons of upgrade bars (LG-BUILD-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "as on the cards")]
pub enum Slot {
    Armament,
    Command,
    Comms,
    Crew,
    Elite,
    Force,
    Gear,
    Generator,
    Grenades,
    Hardpoint,
    HeavyWeapon,
    Personnel,
    Pilot,
    Training,
}

/// An upgrade card (LG-CARD-04, LG-CARD-05).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Upgrade {
    /// Unique among upgrades.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// What it does, in our own words.
    #[serde(default)]
    pub text: Option<Names>,
    /// Whether an army can have but one (LG-BUILD-22).
    #[serde(default)]
    pub unique: bool,
    /// Its icon.
    pub slot: Slot,
    /// Its cost.
    pub points: u16,
    /// Only for units of these names (LG-BUILD-18), by id.
    #[serde(default)]
    pub units: Vec<String>,
    /// Only for units of these types (LG-BUILD-18).
    #[serde(default)]
    pub types: Vec<UnitType>,
    /// Only for this side (LG-BUILD-19, LG-BUILD-20).
    #[serde(default)]
    pub faction: Option<Faction>,
    /// Icons that it adds to the upgrade bar, each of which must be filled (LG-BUILD-15).
    #[serde(default)]
    pub bar: Vec<Slot>,
    /// It adds a miniature to the unit, which carries its weapon (LG-WEAPON-12).
    #[serde(default)]
    pub adds_mini: bool,
    /// Its weapon: of the miniature it adds, else of every miniature of the unit.
    #[serde(default)]
    pub weapon: Option<Weapon>,
    /// Its weapon is used together with one that has a fixed arc, never alone.
    #[serde(default)]
    pub joins_fixed: bool,
    /// With an attack action the unit uses one of its melee weapons at these ranges, with half of its
    /// dice.
    #[serde(default)]
    pub throws: Option<[u8; 2]>,
    /// So much more courage.
    #[serde(default)]
    pub courage: u8,
    /// How it changes the issuing of orders.
    #[serde(default)]
    pub orders: Vec<Ordering>,
    /// Keywords that the unit gains.
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    /// Keywords of the miniature it adds.
    #[serde(default)]
    pub mini_keywords: Vec<MiniKeyword>,
    /// What it does besides, such as a free card action (LG-FREE-210).
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// It must be exhausted to be used (LG-EXHAUST-201).
    #[serde(default)]
    pub exhaust: bool,
    /// Where it comes from.
    pub source: Source,
}

/// How an upgrade changes the issuing of orders (LG-ORDER-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ordering {
    /// The unit issues orders at range 1-4.
    Farther,
    /// One of the orders that the unit issues goes anywhere.
    Anywhere,
    /// The unit is in range of whoever issues orders.
    Reached,
    /// The unit issues an order to itself.
    Itself,
    /// An order to the unit may go to a friendly one up to this range instead.
    Passes(u8),
    /// Enemies up to this range are issued orders by nobody but themselves.
    Jams(u8),
}

/// A command card (LG-CARD-03).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CommandCard {
    /// Unique among command cards.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// What it does, in our own words.
    #[serde(default)]
    pub text: Option<Names>,
    /// Its pips (LG-PRIO-01).
    pub pips: u8,
    /// The pips it counts as while a hand is built; left out: those it has (LG-BUILD-23).
    #[serde(default)]
    pub counts_as: Option<u8>,
    /// The unit it belongs to, by id; left out: every commander's (LG-CCARD-202).
    #[serde(default)]
    pub character: Option<String>,
    /// Only for armies of this faction (LG-BUILD-28).
    #[serde(default)]
    pub faction: Option<Faction>,
    /// Whom it gives orders (LG-CCARD-215).
    pub orders: Orders,
    /// It goes back to the hand at the end of the command phase (LG-CCARD-206).
    #[serde(default)]
    pub returns: bool,
    /// The opponent issues so many orders fewer, at least one.
    #[serde(default)]
    pub hinders: u8,
    /// A weapon that the character has in its activation while the card is in play.
    #[serde(default)]
    pub weapon: Option<Weapon>,
    /// What it does besides.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// Where it comes from.
    pub source: Source,
}

/// Whom a command card gives orders (LG-CCARD-215).
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Orders {
    /// These units, by id.
    #[serde(default)]
    pub units: Vec<String>,
    /// And so many others.
    #[serde(default)]
    pub others: u8,
    /// Only of this type (LG-ORDER-02).
    #[serde(default)]
    pub only: Option<OrderedType>,
    /// Only of these ranks; left out: of any (LG-ORDER-02).
    #[serde(default)]
    pub ranks: Vec<Rank>,
    /// Everybody who can be issued an order.
    #[serde(default)]
    pub all: bool,
}

/// A type named by the orders section.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the types")]
pub enum OrderedType {
    Troopers,
    Vehicles,
}

/// A battlefield with its terrain. Lengths are in millimetres; the origin is the centre, x points
/// east along the long side, y north.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Battlefield {
    /// Unique among battlefields.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// The terrain pieces.
    pub piece: Vec<Piece>,
    /// Where it comes from.
    pub source: Source,
}

/// A terrain piece, with everything that was declared of it (LG-SETUP-05).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Piece {
    /// What it is called; pieces of one name are parts of one (LG-TERRAIN-46).
    pub name: Names,
    /// What it is; the tables of the book say the rest (LG-TERRAIN-02).
    pub kind: Kind,
    /// The corners of the footprint, in order.
    #[serde(default)]
    pub corners: Vec<[Millimetres; 2]>,
    /// Instead of corners: west, south, east and north sides of a rectangle.
    #[serde(default)]
    pub rectangle: Option<[Millimetres; 4]>,
    /// Its height: of an area that of its highest feature (LG-TERRAIN-17).
    pub height: Millimetres,
    /// Declared otherwise than in the table: the cover it gives troopers.
    #[serde(default)]
    pub cover: Option<Cover>,
    /// Whether troopers have cover from it (LG-TERRAIN-03).
    #[serde(default)]
    pub covers_troopers: Option<bool>,
    /// Whether vehicles have cover from it too (LG-TERRAIN-03).
    #[serde(default)]
    pub covers_vehicles: Option<bool>,
    /// Declared otherwise: movement of troopers, ground vehicles and repulsor vehicles.
    #[serde(default)]
    pub movement: Option<[Passage; 3]>,
    /// Whether miniatures can stand on its top; by default on hills and buildings.
    #[serde(default)]
    pub stand: Option<bool>,
    /// Ladders, stairs or steps lead up: no roll is made for clambering (LG-CLIMB-216).
    #[serde(default)]
    pub stairs: bool,
    /// The height on which it stands: other terrain, in a scenario.
    #[serde(skip)]
    pub bottom: Millimetres,
}

/// A ready army.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Army {
    /// What it is called.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<String>"))]
    pub id: Option<String>,
    /// Its units.
    pub units: Vec<ArmyUnit>,
    /// The ids of its six command cards (LG-BUILD-23).
    pub commands: Vec<String>,
}

/// A unit of an army with its upgrades.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ArmyUnit {
    /// The unit's id.
    pub unit: String,
    /// The ids of its upgrades.
    #[serde(default)]
    pub upgrades: Vec<String>,
}

/// A first game: a format, a battlefield and two ready armies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FirstGame {
    /// The format's id.
    pub format: String,
    /// The battlefield.
    pub battlefield: String,
    /// The ids of the armies.
    pub armies: [String; 2],
}
