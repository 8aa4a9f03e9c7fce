//! A record for Python.

use std::path::PathBuf;

use gefecht::rulesets::{Ruleset, Task};
use gefecht::speech::{self, Language, Spoken};
use kernel::{Deed, Game as Kernel, Seed, Told};
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::arguments::{SeedLike, language_named, ruleset_named, seed_of};
use crate::errors::{fault, shown};
use crate::functions::{content, spoken};
use crate::game::Game;
use crate::table::{Playing, Table};

/// A whole game in a file: setup, seed, packs, everything that was done, and a hash over all of it.
#[pyclass(module = "gefecht", frozen)]
pub struct Record {
    json: Value,
    ruleset: Ruleset,
}

impl Record {
    /// The record of this JSON; of what else it says nothing is believed yet.
    pub fn of(text: &str) -> PyResult<Record> {
        let json: Value =
            serde_json::from_str(text).map_err(|why| fault(format!("record: {why}")))?;
        let named = json.get("ruleset").and_then(Value::as_str);
        let named = named.ok_or_else(|| fault("record: field `ruleset`: expected a name"))?;
        let ruleset = ruleset_named(named).map_err(|why| fault(format!("record: {why}")))?;
        Ok(Record { json, ruleset })
    }

    fn field(&self, name: &str) -> &Value {
        self.json.get(name).unwrap_or(&Value::Null)
    }
}

#[pymethods]
impl Record {
    /// Reads a record from its JSON.
    #[new]
    fn new(json: &str) -> PyResult<Record> {
        Record::of(json)
    }

    /// Reads a record from a file.
    #[staticmethod]
    fn load(path: PathBuf) -> PyResult<Record> {
        Record::of(&std::fs::read_to_string(path)?)
    }

    /// Writes it to a file.
    fn save(&self, path: PathBuf) -> PyResult<()> {
        Ok(std::fs::write(path, self.json.to_string())?)
    }

    /// The id of the ruleset.
    #[getter]
    fn ruleset(&self) -> &'static str {
        self.ruleset.id()
    }

    /// All of it.
    #[getter]
    fn json(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        shown(py, &self.json)
    }

    /// How many deeds it holds.
    fn __len__(&self) -> usize {
        self.field("deeds").as_array().map_or(0, Vec::len)
    }

    /// The hash that it ends with.
    #[getter]
    fn hash(&self) -> &str {
        self.field("hash").as_str().unwrap_or_default()
    }

    /// Proves that it replays to the same events, and gives the game as it stands at the end.
    #[pyo3(signature = (packs=Vec::new()))]
    fn verify(&self, py: Python<'_>, packs: Vec<PathBuf>) -> PyResult<Game> {
        let open = Open { record: &self.json, packs, branch: None };
        let table = py.detach(|| self.ruleset.perform(open))?;
        Ok(Game { table, ruleset: self.ruleset })
    }

    /// Another game from the moment after so many deeds on, with dice of another seed.
    #[pyo3(signature = (after, *, seed=None, packs=Vec::new()))]
    fn play_on(
        &self,
        py: Python<'_>,
        after: usize,
        seed: Option<SeedLike>,
        packs: Vec<PathBuf>,
    ) -> PyResult<Game> {
        let branch = Some((after, seed_of(seed)?));
        let open = Open { record: &self.json, packs, branch };
        let table = py.detach(|| self.ruleset.perform(open))?;
        Ok(Game { table, ruleset: self.ruleset })
    }

    /// Plays it again: for each deed who did what, in words, and what happened then. The first step
    /// has no deed: it tells what came before them.
    #[pyo3(signature = (*, packs=Vec::new(), language="en"))]
    fn replay(
        &self,
        py: Python<'_>,
        packs: Vec<PathBuf>,
        language: &str,
    ) -> PyResult<Vec<Py<PyAny>>> {
        let replay = Replay { record: &self.json, packs, language: language_named(language)? };
        let steps = self.ruleset.perform(replay)?;
        steps.iter().map(|step| shown(py, step)).collect()
    }

    fn __repr__(&self) -> String {
        format!("<gefecht.Record of {}, {} deeds>", self.ruleset.id(), self.__len__())
    }
}

fn parsed<R: Spoken>(record: &Value) -> PyResult<kernel::Record<R>> {
    serde_json::from_value(record.clone()).map_err(|why| fault(format!("record: {why}")))
}

/// A game taken up from a record: at its end, or after some deeds with a new seed.
struct Open<'a> {
    record: &'a Value,
    packs: Vec<PathBuf>,
    branch: Option<(usize, Seed)>,
}

impl Task for Open<'_> {
    type Done = PyResult<Box<dyn Table>>;

    fn perform<R: Spoken>(self) -> Self::Done {
        let (content, record) = (content::<R>(&self.packs)?, parsed::<R>(self.record)?);
        let game = match self.branch {
            None => record.verify(&content),
            Some((after, seed)) => record.played_on(&content, after, seed),
        };
        Ok(Playing::at_table((game.map_err(fault)?, Vec::new())))
    }
}

struct Replay<'a> {
    record: &'a Value,
    packs: Vec<PathBuf>,
    language: Language,
}

impl Task for Replay<'_> {
    type Done = PyResult<Vec<Value>>;

    fn perform<R: Spoken>(self) -> Self::Done {
        let (content, record) = (content::<R>(&self.packs)?, parsed::<R>(self.record)?);
        spoken(self.language, |speech| {
            let mut deeds = vec![json!({ "seat": null, "text": null })];
            let mut told = Vec::new();
            let before = |game: &Kernel<R>, deed: &Deed<R::Choice>| {
                let text = speech::deed(game, deed, speech);
                deeds.push(json!({ "seat": deed.seat, "text": text }));
            };
            let after = |game: &Kernel<R>, events: &[Told<R::Event>]| {
                let sentence = |event| speech::told::<R>(game.state(), event, speech);
                told.push(events.iter().filter_map(sentence).collect::<Vec<String>>());
            };
            record.replay(&content, before, after).map_err(fault)?;
            for (step, told) in deeds.iter_mut().zip(told) {
                step["told"] = json!(told);
            }
            Ok(deeds)
        })
    }
}
