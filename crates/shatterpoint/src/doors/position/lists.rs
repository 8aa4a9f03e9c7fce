//! Strike teams of scenarios, judged by the rules of building.

use std::collections::BTreeMap;

use kernel::Refusal;
use ruleset::Facts;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::library::Library;
use crate::pack::{Squad, Team};
use crate::setup;
use crate::table::Edition;

/// A strike team.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ListCase {
    /// By which book.
    #[serde(default)]
    pub edition: Edition,
    /// Its mission, by the id of the pack.
    #[serde(default)]
    pub mission: Option<String>,
    /// It is built for a Strategic Operation.
    #[serde(default)]
    pub operation: bool,
    /// Its squads.
    pub squads: Vec<Squad>,
}

impl ListCase {
    /// The facts of a strike team that keeps the rules.
    ///
    /// # Errors
    /// The rule it breaks, or what is unknown.
    pub fn muster(&self) -> Result<BTreeMap<String, Value>, Refusal> {
        let library = Library::embedded();
        let library = library.map_err(|fault| Refusal::from(Refusal::SETUP).with("pack", fault))?;
        let team = Team { mission: self.mission.clone(), squads: self.squads.clone() };
        let squads = crate::teams::units(library, self.edition, &team)?;
        setup::mission(library, &team, self.operation)?;
        let mut facts = Facts::default();
        for (number, units) in squads.iter().enumerate() {
            let owner = format!("squad {}", number + 1);
            let cost = units.iter().skip(1).map(|unit| u16::from(unit.points)).sum::<u16>();
            facts.of(&owner, "cost", json!(cost));
            facts.of(&owner, "points", json!(units.first().map_or(0, |unit| unit.points)));
        }
        Ok(facts.all)
    }
}
