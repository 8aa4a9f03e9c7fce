//! Squads of scenarios, judged by the rules of building.

use std::collections::BTreeMap;

use kernel::Refusal;
use ruleset::Facts;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::library::Library;
use crate::pack::{Faction, Member, Squad};
use crate::setup::PlayerSetup;
use crate::squads;

/// A squad, perhaps with its cards.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ListCase {
    /// Whose side it is on.
    pub faction: Faction,
    /// Its characters with their equipment.
    pub members: Vec<Member>,
    /// The ids of its fate cards; left out with the glory cards: its cards are not judged.
    #[serde(default)]
    pub fate: Option<Vec<String>>,
    /// The ids of its glory cards.
    #[serde(default)]
    pub glory: Option<Vec<String>>,
}

impl ListCase {
    /// The facts of a squad that keeps the rules.
    ///
    /// # Errors
    /// The rule it breaks, or what is unknown.
    pub fn muster(&self) -> Result<BTreeMap<String, Value>, Refusal> {
        let library = Library::embedded();
        let library = library.map_err(|fault| Refusal::from(Refusal::SETUP).with("pack", fault))?;
        let squad = Squad { faction: self.faction, members: self.members.clone() };
        squads::check_squad(library, &squad)?;
        if self.fate.is_some() || self.glory.is_some() {
            let (fate, glory) = (self.fate.clone(), self.glory.clone());
            let (fate, glory) = (fate.unwrap_or_default(), glory.unwrap_or_default());
            let squad = squad.clone();
            squads::check_deck(library, &PlayerSetup { squad, fate, glory })?;
        }
        let mut facts = Facts::default();
        facts.put("points", json!(squads::points(library, &squad)?));
        facts.put("characters", json!(squad.members.len()));
        Ok(facts.all)
    }
}
