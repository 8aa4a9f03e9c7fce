//! Armies of scenarios, judged by the rules of building.

use std::collections::BTreeMap;

use kernel::{Refusal, Seat};
use ruleset::Facts;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::army;
use crate::library::Library;
use crate::pack::{Army, ArmyUnit};

/// An army, perhaps with its command cards.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ListCase {
    /// The format, by its id; by default the first one of the embedded pack.
    #[serde(default)]
    pub format: Option<String>,
    /// Its units with their upgrades.
    pub units: Vec<ArmyUnit>,
    /// The units of the mate's army, of a team that is judged together.
    #[serde(default)]
    pub mate: Option<Vec<ArmyUnit>>,
    /// The ids of its command cards; left out: they are not judged.
    #[serde(default)]
    pub commands: Option<Vec<String>>,
}

impl ListCase {
    /// The facts of an army that keeps the rules.
    ///
    /// # Errors
    /// The rule it breaks, or what is unknown.
    pub fn muster(&self) -> Result<BTreeMap<String, Value>, Refusal> {
        let library = Library::embedded();
        let library = library.map_err(|fault| Refusal::from(Refusal::SETUP).with("pack", fault))?;
        let format = library.format_or_first(self.format.as_deref());
        let format =
            format.ok_or_else(|| Refusal::from(Refusal::SETUP).with("missing", "format"))?;
        let commands = self.commands.clone().unwrap_or_default();
        let army = Army { id: None, units: self.units.clone(), commands };
        let sheets = army::muster(library, format, Seat(0), &army, 0)?;
        if self.commands.is_some() {
            army::hand(library, &army)?;
        }
        if let Some(units) = self.mate.clone() {
            let mate = Army { id: None, units, commands: Vec::new() };
            let mate = army::muster(library, format, Seat(2), &mate, 0)?;
            let team: Vec<_> = sheets.iter().chain(&mate).collect();
            army::allied(&team).map_or(Ok(()), Err)?;
        }
        let mut facts = Facts::default();
        facts.put("points", json!(army::points(&sheets)));
        facts.put("units", json!(sheets.len()));
        facts.put("minis", json!(sheets.iter().map(|sheet| sheet.minis.len()).sum::<usize>()));
        Ok(facts.all)
    }
}
