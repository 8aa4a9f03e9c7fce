//! What is no game: rulesets, setups, odds, scenarios, simulations.

use std::any::Any;
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use gefecht::commands;
use gefecht::rulesets::{Ruleset, Task};
use gefecht::scenario::{Verdict, files, run_file};
use gefecht::simulation::{self, Plan, Robot};
use gefecht::speech::{Language, Speech, Spoken};
use kernel::PerSeat;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rayon::prelude::*;
use ruleset::{Doors, Options};
use serde_json::{Value, json};

use crate::arguments::{robot_named, ruleset_named};
use crate::errors::{fault, read, refused, shown, value, wrong};

/// What was read of the packs that come with the program, by their rulesets.
static EMBEDDED: Mutex<BTreeMap<&str, Arc<dyn Any + Send + Sync>>> = Mutex::new(BTreeMap::new());

/// More are not played by one call: their results would have to lie in memory together.
const MOST_GAMES: u64 = 1 << 24;

/// The content of packs: folders, or packs of the program by their names. Without any it is that of
/// the embedded pack, which is read once.
pub fn content<R: Spoken>(packs: &[PathBuf]) -> PyResult<Arc<R::Content>> {
    let read = || commands::content::<R>(packs).map(Arc::new).map_err(fault);
    if !packs.is_empty() {
        return read();
    }
    let mut embedded = EMBEDDED.lock().unwrap_or_else(PoisonError::into_inner);
    let known = embedded.get(R::NAME).cloned();
    if let Some(content) = known.and_then(|content| content.downcast::<R::Content>().ok()) {
        return Ok(content);
    }
    let content = read()?;
    embedded.insert(R::NAME, content.clone());
    Ok(content)
}

thread_local! {
    /// The texts of each language, read when they are first needed. They cannot be shared.
    static TEXTS: [OnceCell<Speech>; 3] = const { [const { OnceCell::new() }; 3] };
}

/// Says something in a language.
pub fn spoken<T>(language: Language, say: impl FnOnce(&Speech) -> T) -> T {
    TEXTS.with(|texts| match texts.get(language as usize) {
        Some(text) => say(text.get_or_init(|| Speech::new(language))),
        None => say(&Speech::new(language)),
    })
}

/// The ids of all rulesets.
#[pyfunction]
pub fn rulesets() -> Vec<&'static str> {
    Ruleset::ALL.map(Ruleset::id).to_vec()
}

/// The setup of the first game of the packs with some options, to be changed and played.
#[pyfunction]
#[pyo3(signature = (ruleset, *, packs=Vec::new(), map=None, edition=None, operation=None,
    aggressor=None, printing=None, standard=false, format=None, armies=Vec::new()))]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub fn setup(
    py: Python<'_>,
    ruleset: &str,
    packs: Vec<PathBuf>,
    map: Option<String>,
    edition: Option<String>,
    operation: Option<String>,
    aggressor: Option<u8>,
    printing: Option<String>,
    standard: bool,
    format: Option<String>,
    armies: Vec<String>,
) -> PyResult<Py<PyAny>> {
    let options =
        Options { map, edition, operation, aggressor, printing, standard, format, armies };
    shown(py, &ruleset_named(ruleset)?.perform(First { options, packs })?)
}

struct First {
    options: Options,
    packs: Vec<PathBuf>,
}

impl Task for First {
    type Done = PyResult<Value>;

    fn perform<R: Spoken>(self) -> Self::Done {
        let content = content::<R>(&self.packs)?;
        let setup = R::first(&content, &self.options).map_err(wrong)?;
        serde_json::to_value(setup).map_err(fault)
    }
}

/// Exact odds: the chance of each number of successes or wounds, and the mean.
#[pyfunction]
#[pyo3(signature = (ruleset, **query))]
pub fn odds(
    py: Python<'_>,
    ruleset: &str,
    query: Option<&Bound<'_, PyDict>>,
) -> PyResult<Py<PyAny>> {
    let ruleset = ruleset_named(ruleset)?;
    let mut words = BTreeMap::new();
    for (name, said) in query.into_iter().flatten() {
        // Names that Python cannot write, such as `defence-needed`, are written with an underscore.
        let flag = said.extract::<bool>().ok().map(|is| u8::from(is).to_string());
        let word = flag.map_or_else(|| said.str().map(|said| said.to_string()), Ok)?;
        words.insert(name.str()?.to_string().replace('_', "-"), word);
    }
    value(py, &py.detach(|| ruleset.perform(Odds(words)))?)
}

struct Odds(BTreeMap<String, String>);

impl Task for Odds {
    type Done = PyResult<String>;

    fn perform<R: Spoken>(self) -> Self::Done {
        let found = <R as Doors>::odds(&self.0).map_err(refused)?;
        serde_json::to_string(&found).map_err(fault)
    }
}

/// Runs the scenarios of a file or a folder: for each file its name, whether it passed, and why not.
#[pyfunction]
pub fn scenario(py: Python<'_>, path: PathBuf) -> PyResult<Vec<Py<PyAny>>> {
    let verdict = |file: &PathBuf| {
        let why = match run_file(file) {
            Verdict::Passed => None,
            Verdict::Failed(failure) => Some(failure.to_string()),
            Verdict::Broken(fault) => Some(fault.to_string()),
        };
        json!({ "file": file, "passed": why.is_none(), "why": why })
    };
    let verdicts = py.detach(|| -> PyResult<Vec<Value>> {
        let files = files(&path).map_err(fault)?;
        Ok(files.par_iter().map(verdict).collect())
    })?;
    verdicts.iter().map(|verdict| shown(py, verdict)).collect()
}

/// Plays games between computer players, as `gefecht sim` does: those of some numbers of a run.
#[pyfunction]
#[pyo3(signature = (ruleset, games, *, players=None, seed=1,
    swap=false, numbers=None, setup=None, packs=Vec::new()))]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub fn simulate(
    py: Python<'_>,
    ruleset: &str,
    games: u64,
    players: Option<Vec<String>>,
    seed: u64,
    swap: bool,
    numbers: Option<Vec<u64>>,
    setup: Option<Bound<'_, PyAny>>,
    packs: Vec<PathBuf>,
) -> PyResult<Vec<Py<PyAny>>> {
    let ruleset = ruleset_named(ruleset)?;
    let setup = setup.map(|setup| read::<Value>(&setup, "setup")).transpose()?;
    let players = players.unwrap_or_else(|| ["greedy", "random"].map(str::to_owned).to_vec());
    let robots = players.iter().map(|name| robot_named(name)).collect::<PyResult<_>>()?;
    if numbers.is_none() && games > MOST_GAMES {
        return Err(wrong(format!("games: expected at most {MOST_GAMES}")));
    }
    let numbers = numbers.unwrap_or_else(|| (0..games).collect());
    if let Some(none) = numbers.iter().find(|number| **number >= games) {
        return Err(wrong(format!("numbers: no game {none} of {games}")));
    }
    let run = Run { robots, games, seed, swap, numbers, setup, packs };
    let played = py.detach(|| ruleset.perform(run))?;
    played.iter().map(|game| value(py, game)).collect()
}

struct Run {
    robots: Vec<Robot>,
    games: u64,
    seed: u64,
    swap: bool,
    numbers: Vec<u64>,
    setup: Option<Value>,
    packs: Vec<PathBuf>,
}

impl Task for Run {
    type Done = PyResult<Vec<String>>;

    fn perform<R: Spoken>(self) -> Self::Done {
        let content = content::<R>(&self.packs)?;
        let setup = crate::game::setup::<R>(&content, self.setup)?;
        let count = R::seats(&R::start(&content, &setup).map_err(refused)?);
        let seats: PerSeat<Robot> = commands::seated(&self.robots, count).map_err(wrong)?;
        let Run { games, seed, swap, numbers, .. } = self;
        let plan = Plan { setup, seats, games, seed, verify: false, swap, detailed: false };
        let played = simulation::play::<R>(&content, &plan, &numbers, |_| ()).map_err(refused)?;
        played.iter().map(|game| serde_json::to_string(game).map_err(fault)).collect()
    }
}
