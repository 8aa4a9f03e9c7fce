//! What a lobby offers before a game.

use content::Names;
use serde::Serialize;

use crate::library::Library;
use crate::operations::card::Operation;
use crate::pack::Team;
use crate::sheets::{self, CardView, MissionView, OperationSheet, TerrainView};
use crate::table::Edition;
use crate::terrain::Terrain;

/// What can be chosen for a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Lobby {
    pub editions: Vec<Edition>,
    pub battlefields: Vec<BattlefieldView>,
    pub missions: Vec<MissionView>,
    pub operations: Vec<OperationSheet>,
    pub units: Vec<CardView>,
    pub eras: Vec<EraView>,
    /// Ready strike teams.
    pub teams: Vec<Team>,
}

/// A battlefield to choose.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct BattlefieldView {
    pub id: String,
    pub name: Names,
    pub terrain: TerrainView,
}

/// An era.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct EraView {
    pub id: String,
    pub name: Names,
}

/// What can be chosen for a game with these packs.
#[must_use]
pub fn lobby(library: &Library) -> Lobby {
    let all = library.all();
    let side = all.measures.as_ref().map_or(0, |measures| measures.battlefield);
    let battlefields = all.battlefield.iter().filter_map(|battlefield| {
        Some(BattlefieldView {
            id: battlefield.id.clone(),
            name: battlefield.name.clone(),
            terrain: sheets::terrain(&Terrain::of(battlefield, 0).ok()?, side),
        })
    });
    Lobby {
        editions: vec![Edition::July2023, Edition::June2023],
        battlefields: battlefields.collect(),
        missions: all.mission.iter().map(sheets::mission).collect(),
        operations: all.operation.iter().map(offered).collect(),
        units: all.unit.iter().map(sheets::card).collect(),
        eras: all
            .era
            .iter()
            .map(|era| EraView { id: era.id.clone(), name: era.name.clone() })
            .collect(),
        teams: all.first_game.iter().flat_map(|first| first.teams.clone()).collect(),
    }
}

/// An operation without its cards: they are read at the table, and would be most of a first load.
fn offered(operation: &Operation) -> OperationSheet {
    let mut sheet = sheets::operation(operation);
    // Those that differ in print tell that there is a choice.
    sheet.rules.retain(|rule| rule.printing.is_some());
    OperationSheet { stages: vec![], armoured: vec![], trackers: vec![], ..sheet }
}
