//! What a lobby offers before a game.

use content::Names;
use serde::Serialize;

use crate::army::LIMIT;
use crate::library::Library;
use crate::pack::Army;
use crate::sheets::{self, CommandView, TerrainView, UnitCard, UpgradeView};
use crate::terrain::Terrain;

/// What can be chosen for a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Lobby {
    pub battlefields: Vec<BattlefieldView>,
    pub units: Vec<UnitCard>,
    pub upgrades: Vec<UpgradeView>,
    pub commands: Vec<CommandView>,
    /// Ready armies.
    pub armies: Vec<Army>,
    /// The ids of the armies of a first game.
    pub first: Vec<String>,
    /// The point limit of an army.
    pub limit: u16,
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

/// What can be chosen for a game with these packs.
#[must_use]
pub fn lobby(library: &Library) -> Lobby {
    let all = library.all();
    let sides = all.measures.as_ref().map_or([0, 0], |measures| measures.battlefield);
    let battlefields = all.battlefield.iter().filter_map(|battlefield| {
        Some(BattlefieldView {
            id: battlefield.id.clone(),
            name: battlefield.name.clone(),
            terrain: sheets::terrain(&Terrain::of(battlefield, sides).ok()?),
        })
    });
    Lobby {
        battlefields: battlefields.collect(),
        units: all.unit.iter().map(sheets::card).collect(),
        upgrades: all.upgrade.iter().map(sheets::upgrade).collect(),
        commands: all.command.iter().map(sheets::command).collect(),
        armies: all.army.clone(),
        first: all.first_game.iter().flat_map(|first| first.armies.clone()).collect(),
        limit: LIMIT,
    }
}
