//! What a scenario may state of units, weapons, upgrades, terrain, tokens and cards.

use content::Names;
use measure::Millimetres;
use serde::Deserialize;

use crate::battle::{Laying, Sabotage, Victory};
use crate::keywords::{Keyword, MiniKeyword, WeaponKeyword};
use crate::language::Effect;
use crate::pack::{
    Cylinder, DefenceDie, Dice, Faction, OrderedType, Orders, Rank, Slot, Surge, UnitType,
};
use crate::state::Order;
use crate::terrain::{Cover, Kind, Passage};

/// A place in millimetres: east and north of the centre, perhaps the height of the surface.
pub type PlaceCase = Vec<Millimetres>;

/// Where the miniatures of a unit stand.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "expected [x, y] or [x, y, height], or a list of such places")]
pub enum Places {
    /// Its only miniature.
    One(PlaceCase),
    /// Each of its miniatures, the first the leader; an empty place for a defeated one.
    Each(Vec<PlaceCase>),
}

impl Places {
    /// One place for each miniature.
    pub(super) fn list(&self) -> &[PlaceCase] {
        match self {
            Places::One(place) => std::slice::from_ref(place),
            Places::Each(places) => places,
        }
    }
}

/// Wound tokens.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "expected a number, or a list with one for each miniature")]
pub enum WoundsCase {
    /// Of its only miniature.
    One(u8),
    /// Of each of its miniatures.
    Each(Vec<u8>),
}

impl WoundsCase {
    pub(super) fn list(&self) -> &[u8] {
        match self {
            WoundsCase::One(wounds) => std::slice::from_ref(wounds),
            WoundsCase::Each(wounds) => wounds,
        }
    }
}

/// A value of a card that may be a dash.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged, expecting = "expected a number or \"-\"")]
pub enum Dashed {
    /// A number.
    Number(u8),
    /// A dash.
    Dash(Dash),
}

/// A dash on a card.
#[derive(Clone, Copy, Debug, Deserialize)]
pub enum Dash {
    /// The only one.
    #[serde(rename = "-")]
    Dash,
}

impl Dashed {
    fn value(self) -> Option<u8> {
        match self {
            Dashed::Number(number) => Some(number),
            Dashed::Dash(Dash::Dash) => None,
        }
    }
}

/// What attack surges become.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the results")]
pub enum SurgeCase {
    Hit,
    Critical,
    Blank,
}

/// Where a unit's order token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "as in the position")]
pub enum OrderCase {
    Pool,
    Faceup,
    Facedown,
}

impl From<OrderCase> for Order {
    fn from(case: OrderCase) -> Order {
        match case {
            OrderCase::Pool => Order::Pool,
            OrderCase::Faceup => Order::Faceup,
            OrderCase::Facedown => Order::Facedown,
        }
    }
}

/// A unit of the embedded pack or a plain one, with everything on it.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of a unit and its card")]
pub struct UnitCase {
    /// Its id in the embedded pack; left out: a plain unit.
    #[serde(default)]
    pub unit: Option<String>,
    #[serde(default)]
    pub name: Option<String>,
    pub player: u8,
    /// Left out: not deployed yet, set aside, or defeated.
    #[serde(default)]
    pub at: Option<Places>,
    /// Degrees to the left from east; by default toward the opponent's edge.
    #[serde(default)]
    pub facing: Option<f64>,
    /// The number of the miniature that leads; by default the first that stands.
    #[serde(default)]
    pub leader: Option<u8>,

    #[serde(default)]
    pub wounds: Option<WoundsCase>,
    #[serde(default)]
    pub aim: u8,
    #[serde(default)]
    pub dodge: u8,
    #[serde(default)]
    pub standby: bool,
    #[serde(default)]
    pub suppression: u8,
    #[serde(default)]
    pub panicked: bool,
    #[serde(default)]
    pub ion: u8,
    #[serde(default)]
    pub immobilize: u8,
    #[serde(default)]
    pub damaged: bool,
    #[serde(default)]
    pub disabled: bool,
    /// Destroyed weapons by name.
    #[serde(default)]
    pub destroyed: Vec<String>,
    /// The resilience check was made; by default if it is damaged, disabled or lost a weapon.
    #[serde(default)]
    pub checked: Option<bool>,
    /// Exhausted upgrades by id or name.
    #[serde(default)]
    pub exhausted: Vec<String>,
    /// Wound tokens on upgrades: the id or name of the card for each.
    #[serde(default)]
    pub card_wounds: Vec<String>,
    /// Victory tokens with which enemies marked it.
    #[serde(default)]
    pub marked: u8,
    /// Victory tokens of units that it defeated.
    #[serde(default)]
    pub collected: u8,
    /// The numbers of the miniatures that were defeated in this round.
    #[serde(default)]
    pub fallen: Vec<u8>,
    /// By default in the pool, of the acting unit faceup, in the end phase facedown.
    #[serde(default)]
    pub order: Option<OrderCase>,
    #[serde(default)]
    pub promoted: bool,
    #[serde(default)]
    pub defeated: bool,
    #[serde(default)]
    pub aside: bool,

    #[serde(default)]
    pub faction: Option<Faction>,
    #[serde(default)]
    pub rank: Option<Rank>,
    #[serde(default, rename = "type")]
    pub kind: Option<UnitType>,
    #[serde(default)]
    pub points: Option<u16>,
    /// Of a plain unit by default as many as it has places.
    #[serde(default)]
    pub minis: Option<u8>,
    /// The wound threshold.
    #[serde(default)]
    pub threshold: Option<u8>,
    #[serde(default)]
    pub courage: Option<Dashed>,
    #[serde(default)]
    pub resilience: Option<Dashed>,
    #[serde(default)]
    pub defence: Option<DefenceDie>,
    #[serde(default)]
    pub attack_surge: Option<SurgeCase>,
    #[serde(default)]
    pub defence_surge: Option<bool>,
    #[serde(default)]
    pub speed: Option<u8>,
    /// Instead of its keywords.
    #[serde(default)]
    pub keywords: Option<Vec<Keyword>>,
    /// In addition to its keywords.
    #[serde(default)]
    pub add_keywords: Vec<Keyword>,
    /// Instead of its weapons.
    #[serde(default)]
    pub weapons: Option<Vec<WeaponCase>>,
    /// In addition to its weapons.
    #[serde(default)]
    pub add_weapons: Vec<WeaponCase>,
    /// Upgrades of the embedded pack by id, whatever its upgrade bar says.
    #[serde(default)]
    pub upgrades: Vec<String>,
    /// Further upgrades.
    #[serde(default)]
    pub add_upgrades: Vec<UpgradeCase>,
    /// The diameter of its bases in millimetres.
    #[serde(default)]
    pub base: Option<u8>,
    #[serde(default)]
    pub height: Option<Millimetres>,
    #[serde(default)]
    pub body: Option<Vec<Cylinder>>,
    /// The cover it gives as an object in the way.
    #[serde(default)]
    pub cover: Option<Cover>,
}

impl UnitCase {
    /// How many miniatures have a place.
    pub(super) fn places(&self) -> usize {
        self.at.as_ref().map_or(0, |at| at.list().len())
    }

    /// The courage, if it is stated.
    pub(super) fn courage(&self) -> Option<Option<u8>> {
        self.courage.map(Dashed::value)
    }

    /// The resilience, if it is stated.
    pub(super) fn resilience(&self) -> Option<Option<u8>> {
        self.resilience.map(Dashed::value)
    }

    /// What attack surges become, if it is stated.
    pub(super) fn surge(&self) -> Option<Option<Surge>> {
        self.attack_surge.map(|surge| match surge {
            SurgeCase::Hit => Some(Surge::Hit),
            SurgeCase::Critical => Some(Surge::Critical),
            SurgeCase::Blank => None,
        })
    }
}

/// A weapon.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WeaponCase {
    /// By default `Weapon` and its number.
    #[serde(default)]
    pub name: Option<String>,
    /// A melee weapon.
    #[serde(default)]
    pub melee: bool,
    /// Its range; by default 1 to 3, of a melee weapon none.
    #[serde(default)]
    pub range: Option<[u8; 2]>,
    /// An area weapon: the range around its token.
    #[serde(default)]
    pub area: Option<u8>,
    /// The chart of an area weapon.
    #[serde(default)]
    pub surge: Option<Surge>,
    /// Its dice; by default one black one.
    #[serde(default)]
    pub dice: Option<Dice>,
    /// Its keywords.
    #[serde(default)]
    pub keywords: Vec<WeaponKeyword>,
}

/// An upgrade card.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct UpgradeCase {
    /// What it is called.
    pub name: String,
    /// Its icon; by default gear.
    #[serde(default = "gear")]
    pub slot: Slot,
    /// Its cost.
    #[serde(default)]
    pub points: u16,
    /// It adds a miniature.
    #[serde(default)]
    pub adds_mini: bool,
    /// Its weapon.
    #[serde(default)]
    pub weapon: Option<WeaponCase>,
    /// Keywords that the unit gains.
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    /// Keywords of the miniature it adds.
    #[serde(default)]
    pub mini_keywords: Vec<MiniKeyword>,
    /// It must be exhausted to be used.
    #[serde(default)]
    pub exhaust: bool,
}

fn gear() -> Slot {
    Slot::Gear
}

/// A terrain piece, in millimetres.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TerrainCase {
    /// Pieces of one name are parts of one; by default each is one of its own.
    #[serde(default)]
    pub name: Option<Names>,
    /// What it is; the book's tables say the rest.
    pub kind: Kind,
    /// The players have still to place it.
    #[serde(default)]
    pub aside: bool,
    /// The corners of the footprint, in order.
    #[serde(default)]
    pub corners: Vec<[Millimetres; 2]>,
    /// Instead of corners: west, south, east and north sides of a rectangle.
    #[serde(default)]
    pub rectangle: Option<[Millimetres; 4]>,
    /// Its height; by default one that fits its kind.
    #[serde(default)]
    pub height: Option<Millimetres>,
    /// Instead of the table's cover.
    #[serde(default)]
    pub cover: Option<Cover>,
    /// Whether troopers have cover from it.
    #[serde(default)]
    pub covers_troopers: Option<bool>,
    /// Whether vehicles have cover from it too.
    #[serde(default)]
    pub covers_vehicles: Option<bool>,
    /// Instead of the table's movement: troopers, ground vehicles, repulsor vehicles.
    #[serde(default)]
    pub movement: Option<[Passage; 3]>,
    /// Whether miniatures can stand on it.
    #[serde(default)]
    pub stand: Option<bool>,
    /// Stairs lead up.
    #[serde(default)]
    pub stairs: bool,
    /// The name of the terrain on whose top it stands; its height counts from there.
    #[serde(default)]
    pub on: Option<String>,
}

/// An objective token.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TokenCase {
    /// Where it lies; by default beside the leader that holds it, or in the middle of the terrain
    /// that it marks.
    #[serde(default)]
    pub at: Option<PlaceCase>,
    /// The unit whose leader holds it.
    #[serde(default)]
    pub claimed: Option<String>,
    /// The terrain that it marks.
    #[serde(default)]
    pub terrain: Option<String>,
    /// Wound tokens on it; by default as the card says.
    #[serde(default)]
    pub wounds: Option<u8>,
}

/// A charge token.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ChargeCase {
    /// Where it lies.
    pub at: PlaceCase,
    /// The unit that laid it; left out: a mine of the condition card.
    #[serde(default)]
    pub unit: Option<String>,
    /// The area weapon; by default the unit's only one.
    #[serde(default)]
    pub weapon: Option<String>,
}

/// The objective card: one of the embedded pack, or what it does.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "expected the id of an objective card, or a card with its rules")]
pub enum ObjectiveCase {
    /// By its id.
    Id(String),
    /// A card of the scenario's own.
    Card(ObjectiveRules),
}

/// What an objective card does.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the fields are those of the card")]
pub struct ObjectiveRules {
    pub setup: Vec<Laying>,
    pub claim: bool,
    pub sabotage: Option<Sabotage>,
    pub victory: Vec<Victory>,
}

/// The deployment card: one of the embedded pack, or its zones.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "expected the id of a deployment card, or a card with its zones")]
pub enum DeploymentCase {
    /// By its id.
    Id(String),
    /// A card of the scenario's own.
    Card(Zones),
}

/// The zones of a deployment card, in ranges from the left end of blue's edge.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the card")]
pub struct Zones {
    #[serde(default)]
    pub blue: Vec<[u8; 4]>,
    #[serde(default)]
    pub red: Vec<[u8; 4]>,
    #[serde(default)]
    pub every_zone: bool,
}

/// A command card of the scenario's own.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CommandCase {
    /// By which hands name it.
    pub id: String,
    /// Its pips.
    #[serde(default = "one")]
    pub pips: u8,
    /// The unit it belongs to, by the id of its card.
    #[serde(default)]
    pub character: Option<String>,
    /// Units that are issued an order, by the ids of their cards.
    #[serde(default)]
    pub units: Vec<String>,
    /// And so many others.
    #[serde(default)]
    pub others: u8,
    /// Only of this type.
    #[serde(default)]
    pub only: Option<OrderedType>,
    /// It goes back to the hand.
    #[serde(default)]
    pub returns: bool,
    /// What it does besides.
    #[serde(default)]
    pub effects: Vec<Effect>,
}

impl CommandCase {
    pub(super) fn orders(&self) -> Orders {
        Orders {
            units: self.units.clone(),
            others: self.others,
            only: self.only,
            ranks: Vec::new(),
            all: false,
        }
    }
}

fn one() -> u8 {
    1
}
