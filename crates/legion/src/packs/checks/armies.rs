//! Ready armies and the first game.

use content::{Checked, Checks};

use super::Checker;
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
            let at = format!("{field}.commands[{i}]");
            self.known(&self.known.commands, id, at, "a command card")?;
        }
        Ok(())
    }

    fn army_unit(&self, entry: &ArmyUnit, field: &str) -> Checked {
        self.known_unit(&entry.unit, &format!("{field}.unit"))?;
        for (i, id) in entry.upgrades.iter().enumerate() {
            let at = format!("{field}.upgrades[{i}]");
            self.known(&self.known.upgrades, id, at, "an upgrade")?;
        }
        Ok(())
    }

    pub(super) fn first_game(&self, first: &FirstGame) -> Checked {
        let FirstGame { format, battlefield, armies } = first;
        self.known(&self.known.formats, format, "first-game.format", "a format")?;
        let at = "first-game.battlefield";
        self.known(&self.known.battlefields, battlefield, at, "a battlefield")?;
        for (i, id) in armies.iter().enumerate() {
            let at = format!("first-game.armies[{i}]");
            self.known(&self.known.armies, id, at, "an army")?;
        }
        Ok(())
    }
}
