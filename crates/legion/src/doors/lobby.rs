//! What a lobby offers before a game.

use std::collections::BTreeMap;

use content::Names;
use kernel::Seat;
use serde::Serialize;

use crate::army;
use crate::format::Format;
use crate::library::Library;
use crate::pack::{Army, Battlefield, Slot, Unit};
use crate::setup;
use crate::sheets::{self, CommandView, TerrainView, UnitCard, UpgradeView};
use crate::terrain::Terrain;

/// What can be chosen for a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Lobby {
    /// That of the first game is the first.
    pub formats: Vec<FormatView>,
    pub battlefields: Vec<BattlefieldView>,
    pub units: Vec<UnitCard>,
    pub upgrades: Vec<UpgradeView>,
    pub commands: Vec<CommandView>,
    /// The upgrades that each unit may have, by ids.
    pub upgrades_of: BTreeMap<String, Vec<String>>,
    /// A hand: numbers of pips, and how many cards of each are chosen.
    pub hand: Vec<(u8, usize)>,
    /// Ready armies, with their costs.
    pub armies: Vec<(Army, u32)>,
}

/// A format to choose.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FormatView {
    /// What it says.
    pub format: Format,
    /// The ids of the battlefields that have room for it.
    pub battlefields: Vec<String>,
    /// The ids of the ready armies that keep its rules; the first two are to begin with.
    pub armies: Vec<String>,
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
    let first = |view: &FormatView| {
        library.first_game().is_some_and(|first| first.format == view.format.id)
    };
    let mut formats: Vec<FormatView> =
        all.format.iter().map(|format| format_view(library, format)).collect();
    formats.sort_by_key(|view| !first(view));
    let battlefields = all.battlefield.iter().filter_map(|battlefield| {
        let terrain = all.format.iter().find_map(|format| laid(battlefield, format))?;
        Some(BattlefieldView {
            id: battlefield.id.clone(),
            name: battlefield.name.clone(),
            terrain: sheets::terrain(&terrain),
        })
    });
    Lobby {
        formats,
        battlefields: battlefields.collect(),
        units: all.unit.iter().map(sheets::card).collect(),
        upgrades: all.upgrade.iter().map(sheets::upgrade).collect(),
        commands: all.command.iter().map(sheets::command).collect(),
        upgrades_of: all
            .unit
            .iter()
            .map(|unit| (unit.id.clone(), upgrades(library, unit)))
            .collect(),
        hand: army::HAND.to_vec(),
        armies: all.army.iter().map(|army| (army.clone(), cost(library, army))).collect(),
    }
}

/// The upgrades that a unit may have.
#[must_use]
pub fn upgrades(library: &Library, unit: &Unit) -> Vec<String> {
    let open = library.all().upgrade.iter();
    let open = open.filter(|upgrade| army::restriction(unit, upgrade).is_none());
    let added: Vec<Slot> = open.clone().flat_map(|upgrade| upgrade.bar.clone()).collect();
    let fitting = open
        .filter(|upgrade| unit.upgrades.contains(&upgrade.slot) || added.contains(&upgrade.slot));
    fitting.map(|upgrade| upgrade.id.clone()).collect()
}

fn cost(library: &Library, army: &Army) -> u32 {
    let (sheets, _) = army::assemble(library, Seat(0), army, 0);
    army::points(&sheets)
}

fn format_view(library: &Library, format: &Format) -> FormatView {
    let fitting = setup::battlefields(library, format).into_iter();
    let armies = setup::ready_armies(library, format).into_iter();
    FormatView {
        format: format.clone(),
        battlefields: fitting.map(|battlefield| battlefield.id.clone()).collect(),
        armies: armies.filter_map(|army| army.id.clone()).collect(),
    }
}

/// The terrain of a battlefield on the table of a format, if it has room.
fn laid(battlefield: &Battlefield, format: &Format) -> Option<Terrain> {
    Terrain::of(battlefield, format.battlefield).ok().filter(Terrain::lies_within)
}
