//! Ready armies and the first game.

use super::{Checked, Checker};
use crate::pack::{Army, ArmyUnit, FirstGame};
use crate::table::MOST_UNITS;

/// The six cards that are chosen for a hand (LG-BUILD-23).
const CHOSEN: usize = 6;

impl Checker<'_> {
    pub(super) fn army(&self, army: &Army, field: &str) -> Checked {
        self.count(army.units.len(), 1..=MOST_UNITS / 2, format!("{field}.units"))?;
        for (i, unit) in army.units.iter().enumerate() {
            self.army_unit(unit, &format!("{field}.units[{i}]"))?;
        }
        self.count(army.commands.len(), CHOSEN..=CHOSEN, format!("{field}.commands"))?;
        for (i, id) in army.commands.iter().enumerate() {
            if !self.known.commands.contains(id.as_str()) {
                return self.unknown(id, format!("{field}.commands[{i}]"), "a command card");
            }
        }
        Ok(())
    }

    fn army_unit(&self, entry: &ArmyUnit, field: &str) -> Checked {
        self.known_unit(&entry.unit, &format!("{field}.unit"))?;
        for (i, id) in entry.upgrades.iter().enumerate() {
            if !self.known.upgrades.contains(id.as_str()) {
                return self.unknown(id, format!("{field}.upgrades[{i}]"), "an upgrade");
            }
        }
        Ok(())
    }

    pub(super) fn first_game(&self, first: &FirstGame) -> Checked {
        if !self.known.formats.iter().any(|format| format.id == first.format) {
            return self.unknown(&first.format, "first-game.format", "a format");
        }
        if !self.known.battlefields.contains(first.battlefield.as_str()) {
            return self.unknown(&first.battlefield, "first-game.battlefield", "a battlefield");
        }
        for (i, id) in first.armies.iter().enumerate() {
            if !self.known.armies.contains(id.as_str()) {
                return self.unknown(id, format!("first-game.armies[{i}]"), "an army");
            }
        }
        Ok(())
    }
}
