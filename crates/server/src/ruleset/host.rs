//! A ruleset at a server, with its packs and those of players.

use std::collections::BTreeMap;
use std::sync::Arc;

use content::{Fault, Pack};
use kernel::{Record, Refusal, Seed, same_packs};
use lessons::{Coach, Exercise};
use players::Robot;
use ruleset::lists::Catalogue;
use ruleset::{Doors, Options};
use serde_json::Value;

use super::hosting::Hosting;
use super::{Beginning, Match, Ruleset, malformed, raw};
use crate::limits::{MOST_BROUGHT, MOST_CHOICES, MOST_OWN};
use crate::lists::Lists;
use crate::packs::Packs;
use crate::protocol::{Raw, RulesetInfo};
use crate::shelf::Shelf;

/// A ruleset with its packs.
pub struct Host<R: Doors> {
    packs: Vec<Pack>,
    /// The names of those in use if none is chosen; they come first.
    usual: Vec<String>,
    /// Packs of players that somebody has asked for, by their hashes.
    pub(crate) own: Shelf<Pack>,
    /// What was read, by the names of the packs in use and the hashes of those of players.
    read: Shelf<R::Content>,
    /// What lists are made of, by the hashes of the packs.
    pub(crate) stocks: Shelf<Catalogue>,
}

impl<R: Doors> Host<R> {
    /// Reads all packs at once, those too that are in use only if they are chosen, so that a fault
    /// shows at the start.
    ///
    /// # Errors
    /// The first thing that is wrong with the packs.
    pub fn new(packs: Vec<Pack>) -> Result<Self, Fault> {
        let usual: Vec<String> = packs.iter().map(|pack| pack.name.clone()).collect();
        let more = R::more_packs().into_iter().filter(|pack| !usual.contains(&pack.name));
        let packs = packs.into_iter().chain(more).collect();
        let (own, read) = (Shelf::new(MOST_BROUGHT), Shelf::new(MOST_CHOICES));
        let host = Self { packs, usual, own, read, stocks: Shelf::new(MOST_CHOICES) };
        host.content(&host.usual)?;
        let all: Vec<String> = host.packs.iter().map(|pack| pack.name.clone()).collect();
        host.content(&all)?;
        Ok(host)
    }

    /// The names of the packs in use if none is chosen.
    pub(crate) fn usual(&self) -> &[String] {
        &self.usual
    }

    /// The packs in use if none is chosen.
    pub(crate) fn usual_packs(&self) -> impl Iterator<Item = Pack> {
        self.packs.iter().filter(|pack| self.usual.contains(&pack.name)).cloned()
    }

    /// Whether the server itself has a pack of this name.
    pub(crate) fn at_hand(&self, name: &str) -> bool {
        self.packs.iter().any(|pack| pack.name == name)
    }

    /// The content of the packs with these names or hashes, in the order in which the server knows
    /// them; those of players come last, by their hashes.
    fn content(&self, wanted: &[String]) -> Result<Arc<R::Content>, Fault> {
        let its = self.packs.iter().filter(|pack| wanted.contains(&pack.name));
        let mut own: Vec<&String> = wanted.iter().filter(|name| !self.at_hand(name)).collect();
        own.sort();
        own.dedup();
        let names = its.clone().map(|pack| &pack.name).chain(own.iter().copied());
        let key: Vec<String> = names.cloned().collect();
        if let Some(content) = self.read.get(&key) {
            return Ok(content);
        }
        let mut packs: Vec<Pack> = its.cloned().collect();
        for hash in own {
            let gone = || Fault::of_file(hash, "this pack is not at hand any more");
            packs.push(Pack::clone(&*self.own.get(std::slice::from_ref(hash)).ok_or_else(gone)?));
        }
        let content = Arc::new(R::content(&packs)?);
        self.read.put(&key, content.clone());
        Ok(content)
    }

    /// The packs that can be added to the usual ones.
    fn more(&self) -> Vec<String> {
        let beside = self
            .packs
            .iter()
            .map(|pack| pack.name.clone())
            .filter(|name| !self.usual.contains(name));
        let fits = |name: &String| {
            let names: Vec<String> = self.usual.iter().chain([name]).cloned().collect();
            self.content(&names).is_ok()
        };
        beside.filter(fits).collect()
    }

    /// The content of some packs: of the server by their names, of players by their hashes.
    pub(crate) fn chosen(&self, names: Option<&[String]>) -> Result<Arc<R::Content>, Refusal> {
        let wanted = names.unwrap_or(&self.usual);
        let foreign = || wanted.iter().filter(|name| !self.at_hand(name));
        if let Some(unknown) = foreign().find(|hash| !self.has(hash)) {
            return Err(Refusal::from(Refusal::SETUP).with("pack", unknown));
        }
        if foreign().count() > MOST_OWN {
            let expected = format!("expected at most {MOST_OWN} of players");
            return Err(Refusal::from(Refusal::SETUP).with("packs", expected));
        }
        self.content(wanted).map_err(|fault| Refusal::from(Refusal::SETUP).with("packs", fault))
    }
}

impl<R: Doors> Ruleset for Host<R> {
    fn id(&self) -> &'static str {
        R::NAME
    }

    fn info(&self) -> RulesetInfo {
        let content = self.chosen(None).ok();
        RulesetInfo {
            id: self.id().to_owned(),
            packs: content.as_ref().map_or_else(Vec::new, |content| R::packs(content)),
            players: Robot::LEVELS.map(str::to_owned).to_vec(),
            lobby: content.map_or_else(Raw::default, |content| raw(&R::lobby(&content))),
            more: self.more(),
        }
    }

    fn lobby(&self, packs: Option<&[String]>) -> Result<Raw, Refusal> {
        Ok(raw(&R::lobby(&*self.chosen(packs)?)))
    }

    fn everything(&self) -> Raw {
        self.chosen(None).map_or_else(|_| Raw::default(), |content| raw(&R::everything(&content)))
    }

    fn odds(&self, query: &BTreeMap<String, String>) -> Result<Raw, Refusal> {
        R::odds(query).map(|odds| raw(&odds))
    }

    fn open(
        &self,
        packs: Option<&[String]>,
        setup: Option<Value>,
        seed: Seed,
    ) -> Result<(Beginning, Box<dyn Match>), Refusal> {
        let content = self.chosen(packs)?;
        let setup: R::Setup = match setup {
            Some(setup) => serde_json::from_value(setup).map_err(malformed)?,
            None => R::first(&content, &Options::default())
                .map_err(|why| Refusal::from(Refusal::SETUP).with("first game", why))?,
        };
        let packs = R::packs(&content);
        let written = serde_json::to_value(&setup).map_err(malformed)?;
        let (deeds, branches) = (Vec::new(), Vec::new());
        let beginning = Beginning { packs, setup: written, seed, deeds, branches };
        Ok((beginning, Hosting::<R>::start(&content, setup, seed)?))
    }

    fn resume(&self, beginning: &Beginning) -> Result<Box<dyn Match>, Refusal> {
        let content = self.chosen(Some(&self.named(&beginning.packs)?))?;
        if !same_packs(&R::packs(&content), &beginning.packs) {
            return Err(Refusal::from(Refusal::SETUP).with("packs", "changed since the game began"));
        }
        let setup = serde_json::from_value(beginning.setup.clone()).map_err(malformed)?;
        if beginning.deeds.is_empty() && beginning.branches.is_empty() {
            return Hosting::<R>::start(&content, setup, beginning.seed);
        }
        let read = |choice: &Value| serde_json::from_value(choice.clone()).map_err(malformed);
        let deeds = beginning.deeds.iter().map(|deed| deed.read(read));
        let record = Record::<R> {
            ruleset: R::NAME.to_owned(),
            setup,
            seed: beginning.seed,
            packs: beginning.packs.clone(),
            deeds: deeds.collect::<Result<_, Refusal>>()?,
            branches: beginning.branches.clone(),
            hash: String::new(),
        };
        Hosting::<R>::resume(&content, &record)
    }

    fn teach(
        &self,
        id: &str,
        text: &str,
        seed: Seed,
    ) -> Result<(Beginning, Box<dyn Match>), Refusal> {
        let bad = |why: String| Refusal::from(Refusal::SETUP).with("exercise", why);
        let exercise = Exercise::read::<R>(id, text).map_err(|fault| bad(fault.to_string()))?;
        let (position, exercise) = exercise.apart();
        let state = R::place(position).map_err(|wrong| bad(wrong.message))?;
        let begun = exercise.begin::<R>(state, seed)?;
        let packs = self.chosen(None).map_or_else(|_| Vec::new(), |content| R::packs(&content));
        let coach = Arc::new(Coach::new(id, exercise));
        let (deeds, branches) = (Vec::new(), Vec::new());
        let beginning = Beginning { packs, setup: Value::Null, seed, deeds, branches };
        Ok((beginning, Hosting::begin(begun, Some(coach))))
    }

    fn verify(&self, record: Value) -> Result<Beginning, String> {
        let said = |fault: serde_json::Error| fault.to_string();
        let record: Record<R> = serde_json::from_value(record).map_err(said)?;
        let names = self.named(&record.packs).map_err(|refusal| refusal.to_string())?;
        let content = self.chosen(Some(&names)).map_err(|refusal| refusal.to_string())?;
        record.verify(&content).map_err(|fault| fault.to_string())?;
        let write = |choice: &R::Choice| serde_json::to_value(choice).map_err(said);
        let deeds = record.deeds.iter().map(|deed| deed.read(write));
        Ok(Beginning {
            packs: record.packs.clone(),
            setup: serde_json::to_value(&record.setup).map_err(said)?,
            seed: record.seed,
            deeds: deeds.collect::<Result<_, String>>()?,
            branches: record.branches.clone(),
        })
    }

    fn has_player(&self, name: &str) -> bool {
        // Games of before are kept with the old name of the normal level.
        name == "greedy" || Robot::LEVELS.contains(&name)
    }

    fn lists(&self) -> &dyn Lists {
        self
    }

    fn packs(&self) -> &dyn Packs {
        self
    }
}
