//! A game for Python.

use std::collections::BTreeMap;
use std::path::PathBuf;

use gefecht::rulesets::{Ruleset, Task};
use gefecht::speech::Spoken;
use kernel::{Deed, Doing, Refusal, Seat, Seed};
use pyo3::prelude::*;
use ruleset::Options;
use serde_json::Value;

use crate::arguments::{
    SeedLike, ViewerLike, language_named, robot_named, ruleset_named, seat_of, seed_of, viewer_of,
};
use crate::errors::{fault, read, refused, shown, value, wrong};
use crate::functions::{content, spoken};
use crate::record::Record;
use crate::table::{Answer, Playing, Table, Trials};

/// A game in progress or ended.
#[pyclass(module = "gefecht")]
pub struct Game {
    pub(crate) table: Box<dyn Table>,
    pub(crate) ruleset: Ruleset,
}

impl Game {
    /// The seat that is meant: the one named, or the first that is asked.
    fn asked_seat(&self, named: Option<u8>) -> PyResult<Seat> {
        match named {
            Some(number) => seat_of(number, self.table.seats()),
            None => self
                .table
                .asked()
                .first()
                .copied()
                .ok_or_else(|| refused(Refusal::GAME_OVER.into())),
        }
    }

    fn perform(&mut self, py: Python<'_>, seat: Seat, doing: Doing<Answer>) -> PyResult<()> {
        py.detach(|| self.table.perform(Deed { seat, doing })).map_err(refused)
    }
}

/// An answer: the number of a listed option, or one in the ruleset's form.
fn answer(given: &Bound<'_, PyAny>) -> PyResult<Answer> {
    match given.extract::<usize>() {
        Ok(number) => Ok(Answer::Listed(number)),
        Err(_) => read::<Value>(given, "answer").map(Answer::Said),
    }
}

/// Values as Python has them.
fn all(py: Python<'_>, found: &[String]) -> PyResult<Vec<Py<PyAny>>> {
    found.iter().map(|json| value(py, json)).collect()
}

#[pymethods]
impl Game {
    /// A new game: of the setup, or the first game of the packs.
    #[new]
    #[pyo3(signature = (ruleset, *, setup=None, seed=None, packs=Vec::new()))]
    fn new(
        py: Python<'_>,
        ruleset: &str,
        setup: Option<Bound<'_, PyAny>>,
        seed: Option<SeedLike>,
        packs: Vec<PathBuf>,
    ) -> PyResult<Self> {
        let ruleset = ruleset_named(ruleset)?;
        let setup = setup.map(|setup| read::<Value>(&setup, "setup")).transpose()?;
        let start = Start { setup, seed: seed_of(seed)?, packs };
        let table = py.detach(|| ruleset.perform(start))?;
        Ok(Game { table, ruleset })
    }

    /// The id of the ruleset.
    #[getter]
    fn ruleset(&self) -> &'static str {
        self.ruleset.id()
    }

    /// How many players there are.
    #[getter]
    fn seats(&self) -> u8 {
        self.table.seats()
    }

    /// The seats that are asked now; none when the game is over.
    #[getter]
    fn asked(&self) -> Vec<usize> {
        // Of bytes Python would make a string of bytes, not a list.
        self.table.asked().iter().map(|seat| seat.index()).collect()
    }

    /// What a seat is asked, with the listed answers; None if it is not asked.
    #[pyo3(signature = (seat=None))]
    fn question(&self, py: Python<'_>, seat: Option<u8>) -> PyResult<Option<Py<PyAny>>> {
        if seat.is_none() && self.table.asked().is_empty() {
            return Ok(None);
        }
        let question = self.table.question(self.asked_seat(seat)?);
        question.map(|question| value(py, &question)).transpose()
    }

    /// The question as a sentence.
    #[pyo3(signature = (seat=None, language="en"))]
    fn ask(&self, seat: Option<u8>, language: &str) -> PyResult<Option<String>> {
        let seat = self.asked_seat(seat)?;
        Ok(spoken(language_named(language)?, |speech| self.table.ask(seat, speech)))
    }

    /// A legal answer in words.
    #[pyo3(signature = (choice, seat=None, language="en"))]
    fn words(
        &self,
        choice: &Bound<'_, PyAny>,
        seat: Option<u8>,
        language: &str,
    ) -> PyResult<String> {
        let (seat, answer) = (self.asked_seat(seat)?, answer(choice)?);
        spoken(language_named(language)?, |speech| self.table.words(seat, &answer, speech))
            .map_err(refused)
    }

    /// Answers the question of a seat.
    #[pyo3(signature = (choice, seat=None))]
    fn answer(
        &mut self,
        py: Python<'_>,
        choice: &Bound<'_, PyAny>,
        seat: Option<u8>,
    ) -> PyResult<()> {
        let seat = self.asked_seat(seat)?;
        self.perform(py, seat, Doing::Answer(answer(choice)?))
    }

    /// Raises what an answer would be refused with; changes nothing.
    #[pyo3(signature = (choice, seat=None))]
    fn judge(&self, choice: &Bound<'_, PyAny>, seat: Option<u8>) -> PyResult<()> {
        let seat = self.asked_seat(seat)?;
        self.table.judge(seat, &answer(choice)?).map_err(refused)
    }

    /// Gives up.
    fn concede(&mut self, py: Python<'_>, seat: u8) -> PyResult<()> {
        let seat = seat_of(seat, self.table.seats())?;
        self.perform(py, seat, Doing::Concede)
    }

    /// Offers a draw, or accepts one.
    fn offer_draw(&mut self, py: Python<'_>, seat: u8) -> PyResult<()> {
        let seat = seat_of(seat, self.table.seats())?;
        self.perform(py, seat, Doing::OfferDraw)
    }

    /// Takes the last deed back.
    fn undo(&mut self, py: Python<'_>) -> PyResult<()> {
        py.detach(|| self.table.undo()).map_err(refused)
    }

    /// Answers to an open question drawn at random, at most so many.
    #[pyo3(signature = (count, seat=None, seed=0))]
    fn sample(
        &self,
        py: Python<'_>,
        count: usize,
        seat: Option<u8>,
        seed: u64,
    ) -> PyResult<Vec<Py<PyAny>>> {
        let seat = self.asked_seat(seat)?;
        all(py, &py.detach(|| self.table.sample(seat, count, seed)))
    }

    /// Answers that the quick computer player would compare, its own first.
    #[pyo3(signature = (count, seat=None, seed=0))]
    fn candidates(
        &self,
        py: Python<'_>,
        count: usize,
        seat: Option<u8>,
        seed: u64,
    ) -> PyResult<Vec<Py<PyAny>>> {
        let seat = self.asked_seat(seat)?;
        all(py, &py.detach(|| self.table.candidates(seat, count, seed)))
    }

    /// What a computer player would answer.
    #[pyo3(signature = (player="greedy", seat=None, seed=0))]
    fn think(
        &self,
        py: Python<'_>,
        player: &str,
        seat: Option<u8>,
        seed: u64,
    ) -> PyResult<Option<Py<PyAny>>> {
        let (seat, robot) = (self.asked_seat(seat)?, robot_named(player)?);
        let thought = py.detach(|| self.table.think(seat, robot, seed));
        thought.map(|choice| value(py, &choice)).transpose()
    }

    /// How well a seat fares on average if it answers so, from 0 to 1.
    #[pyo3(signature = (choice, count, seat=None, *, seed=0, player="random", horizon=None))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn rollouts(
        &self,
        py: Python<'_>,
        choice: &Bound<'_, PyAny>,
        count: u32,
        seat: Option<u8>,
        seed: u64,
        player: &str,
        horizon: Option<u32>,
    ) -> PyResult<f64> {
        let (seat, answer) = (self.asked_seat(seat)?, answer(choice)?);
        let trials = Trials { robot: robot_named(player)?, count, seed, horizon };
        py.detach(|| self.table.rollouts(seat, &answer, &trials)).map_err(refused)
    }

    /// The position as a seat, a spectator (None) or a judge ("judge") sees it.
    #[pyo3(signature = (viewer=None))]
    fn view(&self, py: Python<'_>, viewer: Option<ViewerLike>) -> PyResult<Py<PyAny>> {
        let viewer = viewer_of(viewer, self.table.seats())?;
        value(py, &self.table.view(viewer))
    }

    /// What stays the same for the whole game.
    #[pyo3(signature = (viewer=None))]
    fn table(&self, py: Python<'_>, viewer: Option<ViewerLike>) -> PyResult<Py<PyAny>> {
        let viewer = viewer_of(viewer, self.table.seats())?;
        value(py, &self.table.table(viewer))
    }

    /// What happened by the last deed, as a viewer learns it.
    #[pyo3(signature = (viewer=None))]
    fn told(&self, py: Python<'_>, viewer: Option<ViewerLike>) -> PyResult<Py<PyAny>> {
        let viewer = viewer_of(viewer, self.table.seats())?;
        value(py, &self.table.told(viewer))
    }

    /// What happened by each deed, in sentences; first what came before them.
    #[pyo3(signature = (language="en"))]
    fn log(&self, language: &str) -> PyResult<Vec<Vec<String>>> {
        spoken(language_named(language)?, |speech| self.table.log(speech)).map_err(refused)
    }

    /// How the game ended; None while it goes on.
    #[getter]
    fn result(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        self.table.outcome().map(|outcome| shown(py, &outcome)).transpose()
    }

    /// The same as a sentence.
    #[pyo3(signature = (language="en"))]
    fn ending(&self, language: &str) -> PyResult<Option<String>> {
        Ok(spoken(language_named(language)?, |speech| self.table.ending(speech)))
    }

    /// What the side of a seat has.
    fn scores(&self, py: Python<'_>, seat: u8) -> PyResult<Py<PyAny>> {
        let seat = seat_of(seat, self.table.seats())?;
        let scores: BTreeMap<&str, i32> = self.table.scores(seat).into_iter().collect();
        shown(py, &scores)
    }

    /// How long the game has lasted, and in what that is counted.
    #[getter]
    fn length(&self) -> (u32, &'static str) {
        self.table.length()
    }

    /// The record of the game; None of one that began in the middle.
    fn record(&self) -> PyResult<Option<Record>> {
        let record = self.table.record();
        record.map(|json| Record::of(&json)).transpose()
    }

    fn __copy__(&self) -> Game {
        Game { table: self.table.boxed(), ruleset: self.ruleset }
    }

    fn __repr__(&self) -> String {
        let (length, unit) = self.table.length();
        let state = match self.table.outcome() {
            None => format!("asked: {:?}", self.asked()),
            Some(outcome) => format!("over by {}", outcome.rule),
        };
        format!("<gefecht.Game of {}, {unit} {length}, {state}>", self.ruleset.id())
    }
}

/// A game that begins.
struct Start {
    setup: Option<Value>,
    seed: Seed,
    packs: Vec<PathBuf>,
}

impl Task for Start {
    type Done = PyResult<Box<dyn Table>>;

    fn perform<R: Spoken>(self) -> Self::Done {
        let content = content::<R>(&self.packs)?;
        let setup = setup::<R>(&content, self.setup)?;
        kernel::Game::<R>::start(&content, setup, self.seed).map(Playing::at_table).map_err(refused)
    }
}

/// What was agreed, or the first game of the packs.
pub fn setup<R: Spoken>(content: &R::Content, said: Option<Value>) -> PyResult<R::Setup> {
    match said {
        Some(setup) => serde_json::from_value(setup).map_err(|why| fault(format!("setup: {why}"))),
        None => R::first(content, &Options::default()).map_err(wrong),
    }
}
