//! What a lobby offers: the maps and the squads of the first game.

use content::Names;
use serde::Serialize;

use crate::hex::Hex;
use crate::library::Library;
use crate::pack::Map;
use crate::setup::Setup;
use crate::sheets::{TerrainView, terrain, zones};

/// What a lobby offers.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Lobby {
    /// The maps, to choose from and to draw.
    pub maps: Vec<MapView>,
    /// What characters, weapons, items and cards are called, by their ids.
    pub names: Vec<(String, Names)>,
    /// The first game as it is set up in the book.
    pub first: Option<Setup>,
}

/// A map.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the map")]
pub struct MapView {
    pub id: String,
    pub name: Names,
    pub terrain: Vec<TerrainView>,
    pub zones: Vec<Vec<Hex>>,
    pub objectives: Vec<Hex>,
    /// Characters of the first game have their places here.
    pub starts: bool,
}

/// What the library offers to a lobby.
#[must_use]
pub fn lobby(library: &Library) -> Lobby {
    let all = library.all();
    let characters = all.character.iter().map(|it| (it.id.clone(), it.name.clone()));
    let weapons = all.weapon.iter().map(|it| (it.id.clone(), it.name.clone()));
    let items = all.item.iter().map(|it| (it.id.clone(), it.name.clone()));
    Lobby {
        maps: all.map.iter().filter_map(|it| map(library, it)).collect(),
        names: characters.chain(weapons).chain(items).collect(),
        first: library.first_game(None),
    }
}

fn map(library: &Library, map: &Map) -> Option<MapView> {
    let field = library.shared().field(&map.id)?;
    Some(MapView {
        id: map.id.clone(),
        name: map.name.clone(),
        terrain: terrain(&field),
        zones: zones(&field),
        objectives: map.objectives.clone(),
        starts: !map.start.is_empty(),
    })
}
