//! What a lobby offers: the maps and the squads of the first game; and odds for a table of dice.

use content::Names;
use kernel::{Refusal, Rule};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::aids;
use crate::hex::Hex;
use crate::library::Library;
use crate::pack::Map;
use crate::probe::MOST_DICE;
use crate::setup::Setup;
use crate::sheets::{TerrainView, terrain, zones};

/// What a lobby offers.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Lobby {
    /// The maps, to choose from and to draw.
    pub maps: Vec<MapView>,
    /// What characters, weapons, items and cards are called, by their ids.
    pub names: Vec<(String, Names)>,
    /// The first game as it is set up in the book.
    pub first: Option<Setup>,
}

/// A map.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
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
    let field = library.field(&map.id)?;
    Some(MapView {
        id: map.id.clone(),
        name: map.name.clone(),
        terrain: terrain(&field),
        zones: zones(&field),
        objectives: map.objectives.clone(),
        starts: !map.start.is_empty(),
    })
}

/// Dice to compute odds for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OddsQuery {
    /// Dice of the test.
    pub dice: u8,
    /// The face they need.
    pub needed: u8,
    /// Dice of the defence test.
    #[serde(default)]
    #[ts(optional, as = "Option<u8>")]
    pub defence: u8,
    /// The face those need; 4 if absent.
    #[serde(default)]
    #[ts(optional)]
    pub defence_needed: Option<u8>,
}

/// Odds of a test.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Odds {
    /// The chance of each number of successes that remain after the defence, without rerolls.
    pub chances: Vec<f64>,
    /// Their average.
    pub mean: f64,
}

/// The exact odds of a test against a defence test, explosions included.
///
/// # Errors
/// Refuses more dice than a test can have and faces that no die has.
pub fn odds(query: &OddsQuery) -> Result<Odds, Refusal> {
    let defence_needed = query.defence_needed.unwrap_or(4);
    for dice in [query.dice, query.defence] {
        if usize::from(dice) > MOST_DICE {
            return Err(Refusal::from(Rule("BG-TEST-04")).with("most dice", MOST_DICE));
        }
    }
    for needed in [query.needed, defence_needed] {
        if !(2..=6).contains(&needed) {
            return Err(Refusal::from(Rule("BG-TEST-11")).with("needed face from 2 to 6", needed));
        }
    }
    let attack = aids::successes(query.dice, query.needed);
    let left = attack.minus(&aids::successes(query.defence, defence_needed));
    Ok(Odds { chances: left.chances().to_vec(), mean: left.mean() })
}
