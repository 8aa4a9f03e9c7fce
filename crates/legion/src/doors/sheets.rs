//! What stays the same for a whole game: the battlefield, the units with their cards, the battle
//! cards. A client gets it once, in all languages.

use content::{Figure, Names};
use kernel::{PerSeat, Rule, Seat, Told, Viewer};
use measure::Point;
use serde::Serialize;

use crate::battle::{ConditionCard, DeploymentCard, ObjectiveCard};
use crate::event::Event;
use crate::keywords::{Keyword, MiniKeyword};
use crate::language::When;
use crate::pack::{
    CommandCard, Cylinder, DefenceDie, Faction, Measures, Orders, Rank, Slot, Surge, Unit,
    UnitType, Upgrade, Weapon,
};
use crate::range::BEYOND;
use crate::state::State;
use crate::table::{MiniId, Sheet, UnitId};
use crate::terrain::{Cover, Kind, Passage, Terrain};

/// What is fixed for one game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the table")]
pub struct TableView {
    pub measures: Measures,
    /// The segments of the range ruler.
    pub bands: u8,
    pub battlefield: Names,
    pub terrain: TerrainView,
    /// By the units' numbers.
    pub units: Vec<UnitSheet>,
    /// The unit of each miniature.
    pub minis: Vec<UnitId>,
    /// Each player's command cards, by their numbers.
    #[cfg_attr(feature = "types", ts(as = "Vec<Vec<CommandView>>"))]
    pub commands: PerSeat<Vec<CommandView>>,
    /// The costs of the armies.
    #[cfg_attr(feature = "types", ts(as = "Vec<u32>"))]
    pub points: PerSeat<u32>,
    pub objectives: Vec<BattleCardView>,
    pub deployments: Vec<DeploymentView>,
    pub conditions: Vec<BattleCardView>,
}

/// The terrain of a battlefield.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the terrain")]
pub struct TerrainView {
    /// The long and the short side, in hundredths of a millimetre.
    pub sides: [i32; 2],
    pub pieces: Vec<PieceView>,
}

/// A terrain piece as it was declared.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the piece")]
pub struct PieceView {
    /// The model it belongs to.
    pub model: u8,
    pub name: Names,
    pub kind: Kind,
    pub corners: Vec<Point>,
    pub top: i32,
    /// A zone and not a thing.
    pub area: bool,
    /// Cover for troopers and for vehicles.
    pub cover: [Cover; 2],
    /// Movement of troopers, ground vehicles and repulsor vehicles.
    pub movement: [Passage; 3],
    pub stand: bool,
    pub stairs: bool,
}

/// A unit of an army.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the sheet")]
pub struct UnitSheet {
    pub id: UnitId,
    pub seat: Seat,
    /// Its number among the units of its name, from 1; none if it is the only one.
    pub number: Option<u8>,
    pub card: UnitCard,
    pub upgrades: Vec<UpgradeView>,
    pub minis: Vec<MiniSheet>,
    /// All weapons: those of the card, then those of the upgrades.
    pub weapons: Vec<ArmView>,
    pub points: u16,
    /// All keywords, of the card and of the upgrades.
    pub keywords: Vec<Keyword>,
}

/// A miniature of a unit.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct MiniSheet {
    pub id: MiniId,
    /// The upgrade that added it.
    pub upgrade: Option<u8>,
}

/// A weapon of a unit.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the weapon")]
pub struct ArmView {
    pub weapon: Weapon,
    pub upgrade: Option<u8>,
    pub bearer_only: bool,
}

/// A unit card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the card")]
pub struct UnitCard {
    /// The unit's id in its pack.
    pub unit: String,
    pub name: Names,
    /// The figure that stands for it, if its pack names one.
    pub figure: Option<Figure>,
    pub unique: bool,
    pub faction: Faction,
    pub rank: Rank,
    pub kind: UnitType,
    /// Its bases are notched: their facing counts.
    pub notched: bool,
    pub points: u16,
    pub minis: u8,
    pub wounds: u8,
    pub courage: Option<u8>,
    pub resilience: Option<u8>,
    pub defence: DefenceDie,
    pub attack_surge: Option<Surge>,
    pub defence_surge: bool,
    pub speed: u8,
    pub keywords: Vec<Keyword>,
    pub weapons: Vec<Weapon>,
    pub upgrades: Vec<Slot>,
    /// The diameter of the bases in hundredths of a millimetre.
    pub base: i32,
    /// The height of the miniatures.
    pub height: i32,
    /// The body over the base, in millimetres; empty: as wide as the base.
    pub body: Vec<Cylinder>,
}

/// An upgrade card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the card")]
pub struct UpgradeView {
    pub upgrade: String,
    pub name: Names,
    pub text: Option<Names>,
    pub unique: bool,
    pub slot: Slot,
    pub points: u16,
    /// Only for units with these ids; empty: for all.
    pub units: Vec<String>,
    /// Only for units of these types; empty: for all.
    pub types: Vec<UnitType>,
    pub faction: Option<Faction>,
    /// Icons that it adds to the upgrade bar.
    pub bar: Vec<Slot>,
    pub adds_mini: bool,
    pub weapon: Option<Weapon>,
    pub keywords: Vec<Keyword>,
    pub mini_keywords: Vec<MiniKeyword>,
    pub exhaust: bool,
    /// It has a free card action.
    pub action: bool,
}

/// A command card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the card")]
pub struct CommandView {
    pub command: String,
    pub name: Names,
    pub text: Option<Names>,
    pub pips: u8,
    /// The pips it counts as while a hand is built.
    pub counts_as: u8,
    /// The id of the unit it belongs to.
    pub character: Option<String>,
    /// Only for armies of this faction.
    pub faction: Option<Faction>,
    pub orders: Orders,
    /// It goes back to the hand, and comes to every hand by itself.
    pub returns: bool,
}

/// An objective or condition card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the card")]
pub struct BattleCardView {
    pub card: String,
    pub name: Names,
    pub text: Names,
    /// The weapon of its mines.
    pub weapon: Option<Weapon>,
}

/// A deployment card: zones in ranges, from the left end of blue's edge.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the card")]
pub struct DeploymentView {
    pub card: String,
    pub name: Names,
    pub text: Option<Names>,
    pub blue: Vec<[u8; 4]>,
    pub red: Vec<[u8; 4]>,
}

/// An event with the rules behind it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct ToldView {
    pub rules: Vec<Rule>,
    pub event: Event,
}

/// What is fixed for a game, as a viewer may know it: everything. Army lists are open.
#[must_use]
pub fn table(state: &State, _: Viewer) -> TableView {
    let table = &state.table;
    TableView {
        measures: table.measures.clone(),
        bands: BEYOND - 1,
        battlefield: table.terrain.name.clone(),
        terrain: terrain(&table.terrain),
        units: state.unit_ids().map(|unit| sheet(state, unit)).collect(),
        minis: table.minis.clone(),
        commands: table.commands.map(|cards| cards.iter().map(command).collect()),
        points: table.points.clone(),
        objectives: table.objectives.iter().map(objective).collect(),
        deployments: table.deployments.iter().map(deployment).collect(),
        conditions: table.conditions.iter().map(condition).collect(),
    }
}

/// An event as a viewer learns it.
#[must_use]
pub fn told(told: &Told<Event>, viewer: Viewer) -> ToldView {
    ToldView { rules: told.rules.to_vec(), event: told.event.seen_by(viewer) }
}

/// The terrain of a battlefield.
#[must_use]
pub fn terrain(terrain: &Terrain) -> TerrainView {
    let pieces = terrain.pieces.iter().map(|piece| PieceView {
        model: piece.model,
        name: piece.name.clone(),
        kind: piece.kind,
        corners: piece.footprint.points().to_vec(),
        top: piece.top,
        area: piece.kind.is_area(),
        cover: piece.cover,
        movement: piece.movement,
        stand: piece.stand,
        stairs: piece.stairs,
    });
    TerrainView { sides: terrain.sides, pieces: pieces.collect() }
}

fn sheet(state: &State, id: UnitId) -> UnitSheet {
    let Sheet { seat, unit, upgrades, minis, weapons, points, .. } = state.sheet(id);
    let own = minis.iter().zip(state.table.minis_of(id));
    UnitSheet {
        id,
        seat: *seat,
        number: number(state, id),
        card: card(unit),
        upgrades: upgrades.iter().map(upgrade).collect(),
        minis: own.map(|(upgrade, id)| MiniSheet { id, upgrade: *upgrade }).collect(),
        weapons: weapons
            .iter()
            .map(|arm| ArmView {
                weapon: arm.weapon.clone(),
                upgrade: arm.upgrade,
                bearer_only: arm.bearer_only,
            })
            .collect(),
        points: *points,
        keywords: state.sheet(id).keywords().cloned().collect(),
    }
}

/// The id token of a unit that is not the only one of its name (LG-BUILD-27).
fn number(state: &State, id: UnitId) -> Option<u8> {
    let own = state.sheet(id);
    let same = |other: &UnitId| {
        let other = state.sheet(*other);
        other.seat.is_with(own.seat) && other.unit.id == own.unit.id
    };
    let alike: Vec<UnitId> = state.unit_ids().filter(same).collect();
    let place = alike.iter().position(|other| *other == id)?;
    (alike.len() > 1).then_some(place as u8 + 1)
}

/// A unit card for a client.
#[must_use]
pub fn card(unit: &Unit) -> UnitCard {
    UnitCard {
        unit: unit.id.clone(),
        name: unit.name.clone(),
        figure: unit.figure.clone(),
        unique: unit.unique,
        faction: unit.faction,
        rank: unit.rank,
        kind: unit.kind,
        notched: unit.kind.is_notched(),
        points: unit.points,
        minis: unit.minis,
        wounds: unit.wounds,
        courage: unit.courage,
        resilience: unit.resilience,
        defence: unit.defence,
        attack_surge: unit.attack_surge,
        defence_surge: unit.defence_surge,
        speed: unit.speed,
        keywords: unit.keywords.clone(),
        weapons: unit.weapon.clone(),
        upgrades: unit.upgrades.clone(),
        base: i32::from(unit.base) * 100,
        height: unit.height.0,
        body: unit.body.clone(),
    }
}

/// An upgrade card for a client.
#[must_use]
pub fn upgrade(upgrade: &Upgrade) -> UpgradeView {
    UpgradeView {
        upgrade: upgrade.id.clone(),
        name: upgrade.name.clone(),
        text: upgrade.text.clone(),
        unique: upgrade.unique,
        slot: upgrade.slot,
        points: upgrade.points,
        units: upgrade.units.clone(),
        types: upgrade.types.clone(),
        faction: upgrade.faction,
        bar: upgrade.bar.clone(),
        adds_mini: upgrade.adds_mini,
        weapon: upgrade.weapon.clone(),
        keywords: upgrade.keywords.clone(),
        mini_keywords: upgrade.mini_keywords.clone(),
        exhaust: upgrade.exhaust,
        action: upgrade.effects.iter().any(|effect| effect.when == When::CardAction)
            || upgrade.keywords.iter().any(Keyword::is_free_card_action),
    }
}

/// A command card for a client.
#[must_use]
pub fn command(card: &CommandCard) -> CommandView {
    CommandView {
        command: card.id.clone(),
        name: card.name.clone(),
        text: card.text.clone(),
        pips: card.pips,
        counts_as: card.counts_as.unwrap_or(card.pips),
        character: card.character.clone(),
        faction: card.faction,
        orders: card.orders.clone(),
        returns: card.returns,
    }
}

fn objective(card: &ObjectiveCard) -> BattleCardView {
    let (name, text) = (card.name.clone(), card.text.clone());
    BattleCardView { card: card.id.clone(), name, text, weapon: None }
}

fn condition(card: &ConditionCard) -> BattleCardView {
    let (name, text) = (card.name.clone(), card.text.clone());
    let weapon = card.mines.as_ref().map(|mines| mines.weapon.clone());
    BattleCardView { card: card.id.clone(), name, text, weapon }
}

fn deployment(card: &DeploymentCard) -> DeploymentView {
    DeploymentView {
        card: card.id.clone(),
        name: card.name.clone(),
        text: card.text.clone(),
        blue: card.blue.clone(),
        red: card.red.clone(),
    }
}
