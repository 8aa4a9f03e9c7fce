//! What things are called.

use kernel::Seat;
use legion::event::CoverCause;
use legion::pack::{CommandCard, Dice, Upgrade, Weapon};
use legion::table::{MiniId, Sheet, UnitId};
use legion::words::mini_number;
use legion::{Legion, command, range};
use serde::Serialize;
use serde_json::Value;

use crate::speech::{self, args, capital, grouped};

/// The words for a position.
pub type Words<'a> = speech::Words<'a, Legion>;

impl<'a> Words<'a> {
    pub(super) fn sheet(&self, id: UnitId) -> Option<&'a Sheet> {
        self.state.table.units.get(id.index())
    }

    /// A unit by its name, and by its number where its army has several of it.
    #[must_use]
    pub fn unit(&self, id: UnitId) -> String {
        let Some(sheet) = self.sheet(id) else { return self.plain("lg-somebody") };
        let name = self.speech.name(&sheet.unit.name);
        let alike = |other: &UnitId| {
            let other = self.state.sheet(*other);
            other.seat.is_with(sheet.seat) && other.unit.id == sheet.unit.id
        };
        let alike: Vec<UnitId> = self.state.unit_ids().filter(alike).collect();
        match alike.iter().position(|other| *other == id) {
            Some(place) if alike.len() > 1 => {
                self.t("lg-unit-of", args! { unit: name, number: place + 1 })
            }
            _ => name.to_owned(),
        }
    }

    pub(super) fn unit_of(&self, mini: MiniId) -> Option<UnitId> {
        self.state.table.minis.get(mini.index()).copied()
    }

    /// Whether a unit has one miniature, which is called like it.
    #[must_use]
    pub fn is_single(&self, id: UnitId) -> bool {
        self.sheet(id).is_some_and(|sheet| sheet.minis.len() == 1)
    }

    /// A miniature by its unit, and by its number where the unit has several.
    #[must_use]
    pub fn mini(&self, id: MiniId) -> String {
        let Some(unit) = self.unit_of(id) else { return self.plain("lg-somebody") };
        let name = self.unit(unit);
        match self.is_single(unit) {
            true => name,
            false => {
                let number = mini_number(self.state, id);
                self.t("lg-mini-of", args! { unit: name, number: number })
            }
        }
    }

    /// A miniature inside its unit: what its upgrade is called, else its number.
    #[must_use]
    pub fn mini_short(&self, id: MiniId) -> String {
        let number = mini_number(self.state, id);
        let sheet = self.unit_of(id).and_then(|unit| self.sheet(unit));
        let added = sheet.and_then(|sheet| {
            let added = *sheet.minis.get(usize::from(number).checked_sub(1)?)?;
            sheet.upgrades.get(usize::from(added?))
        });
        match added {
            Some(upgrade) => self.speech.name(&upgrade.name).to_owned(),
            None => self.t("lg-mini-number", args! { number: number }),
        }
    }

    /// A weapon of a unit.
    #[must_use]
    pub fn weapon(&self, id: UnitId, weapon: u8) -> String {
        let arm = self.sheet(id).and_then(|_| self.state.arm(id, weapon));
        self.named(arm.map(|arm| &arm.weapon.name), "lg-a-weapon")
    }

    /// The weapons of a pool, the same ones together: `4 × E-11 Blaster Rifle, DLT-19`.
    #[must_use]
    pub fn arms(&self, id: UnitId, weapons: &[(MiniId, u8)]) -> String {
        self.times(weapons.iter().map(|(_, which)| self.weapon(id, *which)))
    }

    /// Things by their names, the same ones together.
    #[must_use]
    pub fn times(&self, all: impl Iterator<Item = String>) -> String {
        let one = |(what, count): (String, usize)| match count {
            1 => what,
            _ => self.t("lg-times", args! { what: what, count: count }),
        };
        grouped(all).into_iter().map(one).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn upgrade_card(&self, unit: UnitId, upgrade: u8) -> Option<&'a Upgrade> {
        self.sheet(unit)?.upgrades.get(usize::from(upgrade))
    }

    /// An upgrade of a unit.
    #[must_use]
    pub fn upgrade(&self, unit: UnitId, upgrade: u8) -> String {
        let card = self.upgrade_card(unit, upgrade);
        self.named(card.map(|card| &card.name), "lg-an-upgrade")
    }

    /// What an upgrade says, else its name.
    #[must_use]
    pub fn upgrade_text(&self, unit: UnitId, upgrade: u8) -> String {
        let text = self.upgrade_card(unit, upgrade).and_then(|card| card.text.as_ref());
        text.map_or_else(|| self.upgrade(unit, upgrade), |text| self.speech.name(text).to_owned())
    }

    /// A command card of a player.
    #[must_use]
    pub fn command_card(&self, seat: Seat, card: u8) -> Option<&'a CommandCard> {
        command::card(self.state, seat, card)
    }

    pub(super) fn command(&self, seat: Seat, card: u8) -> String {
        self.named(self.command_card(seat, card).map(|card| &card.name), "lg-a-card")
    }

    /// A length in inches: `3.3″`.
    #[must_use]
    pub fn inches(&self, length: i32) -> String {
        self.t("lg-length", args! { length: self.speech.inches(length) })
    }

    /// A band of the ruler.
    #[must_use]
    pub fn range(&self, band: u8) -> String {
        match band < range::BEYOND {
            true => self.t("lg-range", args! { range: band }),
            false => self.plain("lg-range-beyond"),
        }
    }

    /// How far a weapon reaches.
    #[must_use]
    pub fn reach(&self, weapon: &Weapon) -> String {
        if let Some(range) = weapon.area {
            return self.t("lg-range-area", args! { range: range });
        }
        let ranged = weapon.range.map(|[from, to]| match to {
            5.. => self.t("lg-range-from", args! { from: from }),
            _ if from == to => self.t("lg-range", args! { range: from }),
            _ => self.t("lg-range-span", args! { from: from, to: to }),
        });
        let melee = weapon.melee.then(|| self.plain("lg-range-melee"));
        melee.into_iter().chain(ranged).collect::<Vec<_>>().join(", ")
    }

    /// The name and the text of a battle card: of objectives, deployments or conditions.
    #[must_use]
    pub fn battle_card(&self, row: u8, card: u8) -> (String, String) {
        let (table, card) = (&self.state.table, usize::from(card));
        let found = match row {
            0 => table.objectives.get(card).map(|card| (&card.name, Some(&card.text))),
            1 => table.deployments.get(card).map(|card| (&card.name, card.text.as_ref())),
            _ => table.conditions.get(card).map(|card| (&card.name, Some(&card.text))),
        };
        let text = found.and_then(|(_, text)| text).map(|text| self.speech.name(text).to_owned());
        (self.named(found.map(|(name, _)| name), "lg-a-card"), text.unwrap_or_default())
    }

    /// A row of battle cards.
    #[must_use]
    pub fn row(&self, row: u8) -> String {
        self.speech.of("lg-row-", &row)
    }

    /// A terrain model by the name of its first piece.
    #[must_use]
    pub fn model(&self, model: u8) -> String {
        let mut pieces = self.state.table.terrain.pieces.iter();
        let found = pieces.find(|piece| piece.model == model);
        self.named(found.map(|piece| &piece.name), "lg-terrain")
    }

    /// The objective tokens are told apart by numbers.
    #[must_use]
    pub fn token(&self, token: u8) -> String {
        self.t("lg-objective-token", args! { number: u16::from(token) + 1 })
    }

    /// Why there is cover.
    #[must_use]
    pub fn cover_cause(&self, cause: &CoverCause) -> String {
        match cause {
            CoverCause::Piece(number) => {
                let piece = self.state.table.terrain.pieces.get(usize::from(*number));
                self.named(piece.map(|piece| &piece.name), "lg-terrain")
            }
            CoverCause::Unit(unit) => self.unit(*unit),
            CoverCause::Suppression => self.plain("lg-because-suppression"),
            CoverCause::Keyword => self.plain("lg-because-keyword"),
            CoverCause::LowProfile => self.plain("lg-because-low-profile"),
            CoverCause::Sharpshooter => self.plain("lg-because-sharpshooter"),
        }
    }

    /// A keyword with its numbers or the unit that it names: `Precise 1`, `Teamwork: Han Solo`.
    #[must_use]
    pub fn keyword(&self, keyword: &impl Serialize) -> String {
        let (word, said) = match serde_json::to_value(keyword) {
            Ok(Value::String(word)) => (word, Value::Null),
            Ok(Value::Object(named)) => named.into_iter().next().unwrap_or_default(),
            _ => (String::new(), Value::Null),
        };
        let number = |value: Option<&Value>| value.and_then(Value::as_i64).unwrap_or(0);
        let value = number(Some(&said)).max(number(said.get("value")));
        let capacity = number(said.get("capacity"));
        let unit = said.as_str().map_or_else(String::new, |id| self.unit_called(id));
        let key = format!("lg-keyword-{word}");
        if self.speech.has(&key) {
            return self.t(&key, args! { value: value, capacity: capacity, unit: unit });
        }
        let number = if value > 0 { format!(" {value}") } else { String::new() };
        format!("{}{number}", capital(&word.replace('-', " ")))
    }

    /// A unit by the id of its card: its name if it is in the game, else the id in words.
    fn unit_called(&self, id: &str) -> String {
        let mut sheets = self.state.table.units.iter();
        let found = sheets.find(|sheet| sheet.unit.id == id);
        found.map_or_else(
            || id.split('-').map(capital).collect::<Vec<_>>().join(" "),
            |sheet| self.speech.name(&sheet.unit.name).to_owned(),
        )
    }

    /// A roll in words, the same faces together, the best first: `1 critical, 3 hits`.
    #[must_use]
    pub fn faces(&self, faces: impl Iterator<Item = String>) -> String {
        const ORDER: [&str; 5] = ["critical", "hit", "block", "surge", "blank"];
        let mut faces: Vec<String> = faces.collect();
        if faces.is_empty() {
            return self.plain("lg-no-dice");
        }
        faces.sort_by_key(|face| ORDER.iter().position(|other| other == face));
        let one = |(face, count): (String, usize)| {
            self.t(&format!("lg-faces-{face}"), args! { count: count })
        };
        grouped(faces).into_iter().map(one).collect::<Vec<_>>().join(", ")
    }

    /// Dice by colour: `2 red, 3 black`.
    #[must_use]
    pub fn dice(&self, dice: Dice) -> String {
        let colours = [("red", dice.red), ("black", dice.black), ("white", dice.white)];
        let some = colours.into_iter().filter(|(_, count)| *count > 0);
        let one = |(colour, count)| self.t(&format!("lg-dice-{colour}"), args! { count: count });
        let words: Vec<String> = some.map(one).collect();
        if words.is_empty() { self.plain("lg-no-dice") } else { words.join(", ") }
    }
}
