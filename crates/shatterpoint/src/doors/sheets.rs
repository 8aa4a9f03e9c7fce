//! What stays the same for a whole game: the battlefield, the units with their cards, the mission.
//! A client gets it once, in all languages.

use content::{Figure, Names};
use kernel::{Rule, Seat, Told, Viewer};
use measure::Point;
use serde::Serialize;

use crate::deployment;
use crate::event::Event;
use crate::language::{Ability, AbilityKind, Face, Symbol, UnitType};
use crate::operations::card::{
    Deployment, NamedSpace, Operation, Printing, Side, SpecialRule, StageCard,
};
use crate::pack::{
    Chart, Measures, Mission, Passage, Sight, Stance, StruggleMap, Tree, Unit, Values,
};
use crate::state::State;
use crate::table::{CharacterId, Edition, Sheet, Spot, UnitId};
use crate::terrain::Terrain;

/// What is fixed for one game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the table")]
pub struct TableView {
    pub edition: Edition,
    pub measures: Measures,
    /// How far from its edge a squad may begin (SP-SETUP-12).
    pub deployment: i32,
    pub battlefield: Names,
    pub terrain: TerrainView,
    /// By the units' numbers.
    pub units: Vec<UnitSheet>,
    /// The unit of each character.
    pub characters: Vec<UnitId>,
    /// The mission packs that the players brought; none in an operation.
    pub missions: Vec<MissionView>,
    /// The operation, if one is played.
    pub operation: Option<OperationSheet>,
}

/// The terrain of a battlefield.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the terrain")]
pub struct TerrainView {
    /// The sides of the square, in hundredths of a millimetre.
    pub side: i32,
    pub pieces: Vec<PieceView>,
    /// Groups of linked transfer points.
    pub transfers: Vec<Vec<Spot>>,
}

/// A terrain piece.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the piece")]
pub struct PieceView {
    /// The model it belongs to.
    pub model: u8,
    pub name: Names,
    pub corners: Vec<Point>,
    pub bottom: i32,
    pub top: i32,
    pub sight: Sight,
    pub passage: Passage,
    pub stand: bool,
}

/// A unit with its cards.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the cards")]
pub struct UnitSheet {
    pub id: UnitId,
    pub seat: Seat,
    /// 0 or 1.
    pub squad: u8,
    pub characters: Vec<CharacterId>,
    pub card: CardView,
}

/// A unit card and its stance card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the cards")]
pub struct CardView {
    /// The unit's id in its pack.
    pub unit: String,
    pub name: Names,
    /// The figure that stands for its characters, if its pack names one.
    pub figure: Option<Figure>,
    pub unique_name: Option<String>,
    pub kind: UnitType,
    /// Squad points of a primary unit, point cost of the others.
    pub points: u8,
    pub force: u8,
    pub stamina: u8,
    pub durability: u8,
    pub eras: Vec<String>,
    pub traits: Vec<String>,
    pub characters: u8,
    /// The diameter of the bases in hundredths of a millimetre.
    pub base: i32,
    pub abilities: Vec<AbilityView>,
    pub stances: Vec<StanceView>,
}

/// An ability.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the ability")]
pub struct AbilityView {
    pub name: Names,
    pub text: Names,
    pub kind: AbilityKind,
    pub cost: Option<u8>,
    pub action: bool,
}

/// A side of a stance card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the stance")]
pub struct StanceView {
    pub name: Names,
    pub melee: Values,
    pub ranged: Values,
    pub melee_expertise: Option<Chart>,
    pub ranged_expertise: Option<Chart>,
    pub defence_expertise: Chart,
    pub tree: Tree,
}

/// A mission pack.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the mission")]
pub struct MissionView {
    pub mission: String,
    pub name: Names,
    /// What the objectives are called, by their numbers.
    pub objectives: Vec<String>,
    pub cards: Vec<StruggleCardView>,
}

/// A struggle card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the card")]
pub struct StruggleCardView {
    pub name: Names,
    pub phase: u8,
    pub maps: Vec<StruggleMap>,
    pub tactic: Option<AbilityView>,
}

/// An operation with its cards.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the cards")]
pub struct OperationSheet {
    pub operation: String,
    pub name: Names,
    pub briefing: Names,
    /// What the objectives are called, by their numbers.
    pub objectives: Vec<String>,
    pub rules: Vec<RuleView>,
    pub stages: Vec<StageView>,
    pub armoured: Vec<ArmouredView>,
    pub trackers: Vec<TrackerView>,
    /// What special rules can signal.
    pub signals: Vec<Names>,
    /// Where the squads are deployed, if not at the edges.
    pub deployment: Option<Deployment>,
}

/// A tracker.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the card")]
pub struct TrackerView {
    pub name: Names,
    /// What each space shows.
    pub spaces: Vec<Vec<Face>>,
    pub named: Vec<NamedSpace>,
}

/// What some objectives of a stage are called.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the card")]
pub struct KindView {
    pub kind: String,
    pub name: Names,
    /// By their numbers.
    pub objectives: Vec<u8>,
}

/// A special rule.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the rule")]
pub struct RuleView {
    pub name: Names,
    pub text: Names,
    pub of: Option<Side>,
    /// By which other rules call it.
    pub id: Option<String>,
    /// In which print it stands; none: in all.
    pub printing: Option<Printing>,
}

/// A stage card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the card")]
pub struct StageView {
    pub name: Names,
    pub overview: Names,
    /// The ids of the active objectives.
    pub active: Vec<String>,
    pub rules: Vec<RuleView>,
    pub ends: Vec<EndView>,
    pub kinds: Vec<KindView>,
    /// The symbols on its map, by the objectives' numbers.
    pub symbols: Vec<Option<Face>>,
    /// The trackers that lie beside the struggle track, by their numbers.
    pub trackers: Vec<u8>,
}

/// A way in which a stage ends.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the card")]
pub struct EndView {
    pub text: Names,
    pub won_by: Option<Side>,
    /// Whether it ends the operation too.
    pub last: bool,
}

/// The card of an armoured target.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the card")]
pub struct ArmouredView {
    pub name: Names,
    /// The numbers of its objectives.
    pub objectives: Vec<u8>,
    /// Only a special rule grants attacks against it.
    pub by_rule: bool,
    /// It stands at one of its objectives only, and is never destroyed.
    pub ship: bool,
    pub of: Side,
    pub melee: Values,
    pub ranged: Values,
    pub expertise: Option<Chart>,
    pub track: Vec<Vec<Symbol>>,
}

/// An event with the rules behind it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct ToldView {
    pub rules: Vec<Rule>,
    pub event: Event,
}

/// What is fixed for a game, as a viewer may know it: everything.
#[must_use]
pub fn table(state: &State, _: Viewer) -> TableView {
    let table = &state.table;
    TableView {
        edition: table.edition,
        measures: table.measures.clone(),
        deployment: deployment::depth(table),
        battlefield: table.terrain.name.clone(),
        terrain: terrain(&table.terrain, table.measures.battlefield),
        units: state.unit_ids().map(|unit| sheet(unit, table.sheet(unit))).collect(),
        characters: table.characters.iter().map(|character| character.unit).collect(),
        missions: table.missions.iter().map(mission).collect(),
        operation: table.operation.as_ref().map(operation),
    }
}

/// An event as a viewer learns it.
#[must_use]
pub fn told(told: &Told<Event>, viewer: Viewer) -> ToldView {
    ToldView { rules: told.rules.to_vec(), event: told.event.seen_by(viewer) }
}

/// The terrain of a battlefield with sides of the given length.
#[must_use]
pub fn terrain(terrain: &Terrain, side: i32) -> TerrainView {
    let pieces = terrain.pieces.iter().map(|piece| PieceView {
        model: piece.model,
        name: piece.name.clone(),
        corners: piece.footprint.points().to_vec(),
        bottom: piece.bottom,
        top: piece.top,
        sight: piece.sight,
        passage: piece.passage,
        stand: piece.stand,
    });
    TerrainView { side, pieces: pieces.collect(), transfers: terrain.transfers.clone() }
}

fn sheet(id: UnitId, sheet: &Sheet) -> UnitSheet {
    let characters = (0..sheet.unit.characters).map(|n| CharacterId(sheet.first.0 + n));
    UnitSheet {
        id,
        seat: sheet.seat,
        squad: sheet.squad,
        characters: characters.collect(),
        card: card(&sheet.unit),
    }
}

/// The cards of a unit.
#[must_use]
pub fn card(unit: &Unit) -> CardView {
    CardView {
        unit: unit.id.clone(),
        name: unit.name.clone(),
        figure: unit.figure.clone(),
        unique_name: unit.unique_name.clone(),
        kind: unit.kind,
        points: unit.points,
        force: unit.force,
        stamina: unit.stamina,
        durability: unit.durability,
        eras: unit.eras.clone(),
        traits: unit.traits.clone(),
        characters: unit.characters,
        base: i32::from(unit.base) * 100,
        abilities: unit.ability.iter().map(ability).collect(),
        stances: unit.stance.iter().map(stance).collect(),
    }
}

fn ability(ability: &Ability) -> AbilityView {
    AbilityView {
        name: ability.name.clone(),
        text: ability.text.clone(),
        kind: ability.kind,
        cost: ability.cost,
        action: ability.action,
    }
}

fn stance(stance: &Stance) -> StanceView {
    StanceView {
        name: stance.name.clone(),
        melee: stance.melee,
        ranged: stance.ranged,
        melee_expertise: stance.melee_expertise.clone(),
        ranged_expertise: stance.ranged_expertise.clone(),
        defence_expertise: stance.defence_expertise.clone(),
        tree: stance.tree.clone(),
    }
}

/// A mission pack for a client.
#[must_use]
pub fn mission(mission: &Mission) -> MissionView {
    let cards = mission.struggle.iter().map(|card| StruggleCardView {
        name: card.name.clone(),
        phase: card.phase,
        maps: card.map.clone(),
        tactic: card.tactic.as_ref().map(ability),
    });
    MissionView {
        mission: mission.id.clone(),
        name: mission.name.clone(),
        objectives: mission.objective.iter().map(|objective| objective.id.clone()).collect(),
        cards: cards.collect(),
    }
}

/// An operation for a client.
#[must_use]
pub fn operation(operation: &Operation) -> OperationSheet {
    let armoured = operation.armoured.iter().map(|target| ArmouredView {
        name: target.name.clone(),
        objectives: numbers(operation, &target.objectives),
        by_rule: target.by_rule,
        ship: target.ship,
        of: target.of,
        melee: target.melee,
        ranged: target.ranged,
        expertise: target.expertise.clone(),
        track: target.track.clone(),
    });
    let trackers = operation.tracker.iter().map(|tracker| TrackerView {
        name: tracker.name.clone(),
        spaces: tracker.spaces.clone(),
        named: tracker.named.clone(),
    });
    OperationSheet {
        operation: operation.id.clone(),
        name: operation.name.clone(),
        briefing: operation.briefing.clone(),
        objectives: operation.objective.iter().map(|objective| objective.id.clone()).collect(),
        rules: operation.rule.iter().map(special_rule).collect(),
        stages: operation.stage.iter().map(|card| stage(operation, card)).collect(),
        armoured: armoured.collect(),
        trackers: trackers.collect(),
        signals: operation.signal.iter().map(|signal| signal.name.clone()).collect(),
        deployment: operation.deployment.clone(),
    }
}

/// The numbers of objectives by their ids.
fn numbers(operation: &Operation, ids: &[String]) -> Vec<u8> {
    let number = |id: &String| operation.objective.iter().position(|other| other.id == *id);
    ids.iter().filter_map(number).map(|number| number as u8).collect()
}

fn special_rule(rule: &SpecialRule) -> RuleView {
    let (name, text) = (rule.name.clone(), rule.text.clone());
    RuleView { name, text, of: rule.of, id: rule.id.clone(), printing: rule.printing }
}

fn stage(operation: &Operation, stage: &StageCard) -> StageView {
    let kinds = stage.kind.iter().map(|kind| KindView {
        kind: kind.id.clone(),
        name: kind.name.clone(),
        objectives: numbers(operation, &kind.objectives),
    });
    let laid = stage.trackers.iter().filter_map(|id| {
        let number = operation.tracker.iter().position(|tracker| tracker.id == *id);
        number.map(|number| number as u8)
    });
    let symbols = operation.objective.iter().map(|at| stage.symbols.get(&at.id).copied());
    let ends = stage.end.iter().map(|end| EndView {
        text: end.text.clone(),
        won_by: end.won_by,
        last: end.next.is_none(),
    });
    StageView {
        name: stage.name.clone(),
        overview: stage.overview.clone(),
        active: stage.active.clone(),
        rules: stage.rule.iter().map(special_rule).collect(),
        ends: ends.collect(),
        kinds: kinds.collect(),
        symbols: symbols.collect(),
        trackers: laid.collect(),
    }
}
