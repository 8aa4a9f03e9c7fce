//! The content of all packs in use, checked, and the pack that comes with the program.

use std::sync::{Arc, LazyLock, Mutex, PoisonError, Weak};

use content::{Fault, Pack};
use kernel::Refusal;

use crate::checks;
use crate::field::Field;
use crate::pack::{Character, FirstGame, Item, Map, Member, PackFile, Sign, UniqueMarker, Weapon};
use crate::setup::{PlayerSetup, Setup};
use crate::table::{Card, Deployment, Sheet, Table};

/// Checked content.
#[derive(Debug)]
pub struct Library {
    packs: Vec<(String, String)>,
    all: PackFile,
    /// The fields of the maps, in their order.
    fields: Vec<Arc<Field>>,
    /// Tables in use: games with the same setup share one.
    tables: Mutex<Vec<(Setup, Weak<Table>)>>,
}

/// Setups whose tables are shared at the same time; beyond that the oldest one no longer is.
const MOST_TABLES: usize = 64;

impl Library {
    /// Reads packs and checks them against each other.
    ///
    /// # Errors
    /// The first thing that is wrong, with its file, line and field.
    pub fn from_packs(packs: &[Pack]) -> Result<Library, Fault> {
        let mut all = PackFile::default();
        let mut files = Vec::new();
        for pack in packs {
            for (name, text) in &pack.files {
                let file = format!("{}/{name}", pack.name);
                let content: PackFile = content::parse(&file, text)?;
                files.push((file, text.as_str(), content));
            }
        }
        checks::check(&files)?;
        for (_, _, file) in files {
            all.character.extend(file.character);
            all.weapon.extend(file.weapon);
            all.item.extend(file.item);
            all.fate.extend(file.fate);
            all.glory.extend(file.glory);
            all.marker.extend(file.marker);
            all.sign.extend(file.sign);
            all.map.extend(file.map);
            all.first_game = file.first_game.or(all.first_game);
        }
        let packs = packs.iter().map(|pack| (pack.name.clone(), pack.hash())).collect();
        let lay = |map: &Map| Field::new(&map.piece, &map.zones).ok().map(Arc::new);
        let fields = all.map.iter().filter_map(lay).collect();
        Ok(Library { packs, all, fields, tables: Mutex::default() })
    }

    /// The field of a map.
    #[must_use]
    pub fn field(&self, map: &str) -> Option<Arc<Field>> {
        let number = self.all.map.iter().position(|other| other.id == map)?;
        self.fields.get(number).cloned()
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

    /// Names and hashes of the packs.
    #[must_use]
    pub fn packs(&self) -> &[(String, String)] {
        &self.packs
    }

    /// Everything in the packs.
    #[must_use]
    pub fn all(&self) -> &PackFile {
        &self.all
    }

    /// A character by its id.
    #[must_use]
    pub fn character(&self, id: &str) -> Option<&Character> {
        self.all.character.iter().find(|character| character.id == id)
    }

    /// A weapon by its id.
    #[must_use]
    pub fn weapon(&self, id: &str) -> Option<&Weapon> {
        self.all.weapon.iter().find(|weapon| weapon.id == id)
    }

    /// An item by its id.
    #[must_use]
    pub fn item(&self, id: &str) -> Option<&Item> {
        self.all.item.iter().find(|item| item.id == id)
    }

    /// A fate or glory card by its id.
    #[must_use]
    pub fn card(&self, id: &str) -> Option<Card> {
        let fate = self.all.fate.iter().find(|card| card.id == id).cloned().map(Card::Fate);
        let glory = || self.all.glory.iter().find(|card| card.id == id).cloned().map(Card::Glory);
        fate.or_else(glory)
    }

    /// A map by its id.
    #[must_use]
    pub fn map(&self, id: &str) -> Option<&Map> {
        self.all.map.iter().find(|map| map.id == id)
    }

    /// All unique markers.
    #[must_use]
    pub fn markers(&self) -> &[UniqueMarker] {
        &self.all.marker
    }

    /// All signs.
    #[must_use]
    pub fn signs(&self) -> &[Sign] {
        &self.all.sign
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
        let FirstGame { map: own, squads } = self.all.first_game.clone()?;
        let players = squads.map(|squad| {
            let of = |faction: Option<_>| faction.is_none_or(|faction| faction == squad.faction);
            let fate = self.all.fate.iter().filter(|card| card.first_game && of(card.faction));
            let glory = self.all.glory.iter().filter(|card| card.first_game && of(card.faction));
            PlayerSetup {
                fate: fate.map(|card| card.id.clone()).collect(),
                glory: glory.map(|card| card.id.clone()).collect(),
                squad,
            }
        });
        let map = map.map_or(own, str::to_owned);
        Some(Setup { deployment: Deployment::Given, map, players })
    }

    /// The pack that comes with the program.
    ///
    /// # Errors
    /// Its first fault; a test holds it to none.
    pub fn embedded() -> Result<&'static Library, &'static Fault> {
        static LIBRARY: LazyLock<Result<Library, Fault>> =
            LazyLock::new(|| Library::from_packs(&[embedded_pack()]));
        LIBRARY.as_ref()
    }
}

/// The pack that comes with the program, as it stands in `content/battleground`.
#[must_use]
pub fn embedded_pack() -> Pack {
    macro_rules! files {
        ($($name:literal),*) => {
            &[$(($name, include_str!(concat!("../../../../content/battleground/", $name)))),*]
        };
    }
    Pack::from_texts(
        "battleground",
        files!(
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
