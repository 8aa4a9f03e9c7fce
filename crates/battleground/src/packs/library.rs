//! The content of all packs in use, checked, and the pack that comes with the program.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use content::{Checked, Embedded, Pack, Read, texts};
use kernel::Refusal;

use crate::checks;
use crate::field::Field;
use crate::pack::{Character, FirstGame, Item, Map, Member, PackFile, Weapon};
use crate::setup::{PlayerSetup, Setup};
use crate::table::{Card, Deployment, Sheet, Table};

/// Checked content.
pub type Library = content::Library<PackFile>;

static EMBEDDED: Embedded<PackFile> = Embedded::new(|| Library::from_packs(&[embedded_pack()]));

impl content::Content for PackFile {
    type Shared = Shared;

    const EMBEDDED: &'static Embedded<PackFile> = &EMBEDDED;

    fn check(files: &[Read<'_, PackFile>]) -> Checked {
        checks::check(files)
    }

    fn add(&mut self, file: PackFile) {
        self.character.extend(file.character);
        self.weapon.extend(file.weapon);
        self.item.extend(file.item);
        self.fate.extend(file.fate);
        self.glory.extend(file.glory);
        self.marker.extend(file.marker);
        self.sign.extend(file.sign);
        self.map.extend(file.map);
        self.first_game = file.first_game.or(self.first_game.take());
    }

    fn share(&self) -> Shared {
        let lay = |map: &Map| {
            let field = Field::new(&map.piece, &map.zones).ok()?;
            Some((map.id.clone(), Arc::new(field)))
        };
        Shared { fields: self.map.iter().filter_map(lay).collect(), tables: Mutex::default() }
    }
}

/// What games share.
#[derive(Debug)]
pub struct Shared {
    /// The fields of the maps, by their ids.
    fields: BTreeMap<String, Arc<Field>>,
    /// Tables in use: games with the same setup share one.
    tables: Mutex<Vec<(Setup, Weak<Table>)>>,
}

/// Setups whose tables are shared at the same time; beyond that the oldest one no longer is.
const MOST_TABLES: usize = 64;

impl Shared {
    /// The field of a map.
    #[must_use]
    pub fn field(&self, map: &str) -> Option<Arc<Field>> {
        self.fields.get(map).cloned()
    }

    /// The table of a setup: the one that another game uses, or a new one.
    ///
    /// # Errors
    /// What `build` refuses.
    pub fn table(
        &self,
        setup: &Setup,
        build: impl FnOnce() -> Result<Table, Refusal>,
    ) -> Result<Arc<Table>, Refusal> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.retain(|(_, table)| table.strong_count() > 0);
        let same = tables.iter().find(|(other, _)| other == setup);
        if let Some(table) = same.and_then(|(_, table)| table.upgrade()) {
            return Ok(table);
        }
        let table = Arc::new(build()?);
        if tables.len() >= MOST_TABLES {
            tables.remove(0);
        }
        tables.push((setup.clone(), Arc::downgrade(&table)));
        Ok(table)
    }
}

impl PackFile {
    /// A character by its id.
    #[must_use]
    pub fn character(&self, id: &str) -> Option<&Character> {
        self.character.iter().find(|character| character.id == id)
    }

    /// A weapon by its id.
    #[must_use]
    pub fn weapon(&self, id: &str) -> Option<&Weapon> {
        self.weapon.iter().find(|weapon| weapon.id == id)
    }

    /// An item by its id.
    #[must_use]
    pub fn item(&self, id: &str) -> Option<&Item> {
        self.item.iter().find(|item| item.id == id)
    }

    /// A fate or glory card by its id.
    #[must_use]
    pub fn card(&self, id: &str) -> Option<Card> {
        let fate = self.fate.iter().find(|card| card.id == id).cloned().map(Card::Fate);
        let glory = || self.glory.iter().find(|card| card.id == id).cloned().map(Card::Glory);
        fate.or_else(glory)
    }

    /// A map by its id.
    #[must_use]
    pub fn map(&self, id: &str) -> Option<&Map> {
        self.map.iter().find(|map| map.id == id)
    }

    /// A character with its equipment; its seat is set by the caller.
    ///
    /// # Errors
    /// Refuses unknown ids.
    pub fn sheet(&self, member: &Member) -> Result<Sheet, Refusal> {
        let unknown = |what: &'static str, id: &str| Refusal::from(Refusal::SETUP).with(what, id);
        let character = self.character(&member.character).cloned();
        let weapon = |id: &String| self.weapon(id).cloned().ok_or_else(|| unknown("weapon", id));
        let item = |id: &String| self.item(id).cloned().ok_or_else(|| unknown("item", id));
        Ok(Sheet {
            seat: kernel::Seat(0),
            character: character.ok_or_else(|| unknown("character", &member.character))?,
            weapons: member.weapons.iter().map(weapon).collect::<Result<_, _>>()?,
            items: member.items.iter().map(item).collect::<Result<_, _>>()?,
        })
    }

    /// The first game, on its own map (BG-SETUP-05, BG-SETUP-06) or on another one.
    #[must_use]
    pub fn first_game(&self, map: Option<&str>) -> Option<Setup> {
        let FirstGame { map: own, squads } = self.first_game.clone()?;
        let players = squads.map(|squad| {
            let of = |faction: Option<_>| faction.is_none_or(|faction| faction == squad.faction);
            let fate = self.fate.iter().filter(|card| card.first_game && of(card.faction));
            let glory = self.glory.iter().filter(|card| card.first_game && of(card.faction));
            PlayerSetup {
                fate: fate.map(|card| card.id.clone()).collect(),
                glory: glory.map(|card| card.id.clone()).collect(),
                squad,
            }
        });
        let map = map.map_or(own, str::to_owned);
        Some(Setup { deployment: Deployment::Given, map, players })
    }
}

/// The pack that comes with the program, as it stands in `content/battleground`.
#[must_use]
pub fn embedded_pack() -> Pack {
    Pack::from_texts(
        "battleground",
        texts!(
            "../../../../content/battleground/":
            "characters.toml",
            "fate-evil-warriors.toml",
            "fate-masters.toml",
            "first-game.toml",
            "glory.toml",
            "items.toml",
            "maps.toml",
            "markers.toml",
            "pack.toml",
            "signs.toml",
            "weapons.toml"
        ),
    )
}
