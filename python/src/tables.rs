//! Many games at once for Python: buffers in, buffers out, without the interpreter's lock.

use std::path::PathBuf;

use gefecht::rulesets::{Ruleset, Task};
use gefecht::speech::Spoken;
use pyo3::buffer::{Element, PyBuffer};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use serde_json::Value;

use crate::arguments::{ruleset_named, seat_of};
use crate::batch::{Batch, Many};
use crate::env::{HEAD, Shape};
use crate::errors::{read, refused, wrong};
use crate::functions::content;
use crate::game::{Game, setup};

/// Each has a stack, and a process may have some 30,000 of them on Linux.
const MOST_GAMES: usize = 1 << 14;
const MOST_NUMBERS: usize = 1 << 30;

/// Many games of one setup, stepped together on all cores.
#[pyclass(module = "gefecht")]
pub struct Tables {
    many: Box<dyn Many>,
    ruleset: Ruleset,
    count: usize,
    shape: Shape,
}

#[pymethods]
impl Tables {
    /// So many games; call `reset` before the first step.
    #[new]
    #[pyo3(signature = (ruleset, count, *, setup=None, packs=Vec::new(), width=1024, actions=256,
        features=0, places=4, again=true))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn new(
        py: Python<'_>,
        ruleset: &str,
        count: usize,
        setup: Option<Bound<'_, PyAny>>,
        packs: Vec<PathBuf>,
        width: usize,
        actions: usize,
        features: usize,
        places: usize,
        again: bool,
    ) -> PyResult<Self> {
        let ruleset = ruleset_named(ruleset)?;
        let shape = checked(count, Shape { width, actions, features, places })?;
        let setup = setup.map(|setup| read::<Value>(&setup, "setup")).transpose()?;
        let many = py.detach(|| ruleset.perform(Laid { setup, packs, count, shape, again }))?;
        Ok(Tables { many, ruleset, count, shape })
    }

    /// How many games there are.
    fn __len__(&self) -> usize {
        self.count
    }

    /// How many players each has.
    #[getter]
    fn seats(&self) -> u8 {
        self.many.seats()
    }

    /// The numbers of an observation.
    #[getter]
    fn width(&self) -> usize {
        self.shape.width
    }

    /// The most choices.
    #[getter]
    fn actions(&self) -> usize {
        self.shape.actions
    }

    /// The numbers of a choice.
    #[getter]
    fn features(&self) -> usize {
        self.shape.features
    }

    /// All games from their beginning: the first of this seed, the others of those that follow.
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        py.detach(|| self.many.reset(seed)).map_err(refused)
    }

    /// Answers in every game with the choice of a number; `chosen` is a buffer of 64-bit integers.
    fn step(&mut self, py: Python<'_>, chosen: &Bound<'_, PyAny>) -> PyResult<()> {
        let chosen = PyBuffer::<i64>::get(chosen)?.to_vec(py)?;
        if chosen.len() != self.count {
            return Err(wrong(format!("{} choices, expected {}", chosen.len(), self.count)));
        }
        py.detach(|| self.many.step(&chosen)).map_err(refused)
    }

    /// What is seen as arrays that numpy can look at, in the order of `look`: nothing is copied, and
    /// each step writes them anew.
    fn arrays(tables: Bound<'_, Self>) -> PyResult<[Array; 6]> {
        let (py, own) = (tables.py(), tables.borrow());
        let Shape { width, actions, features, .. } = own.shape;
        let (seen, count, players) = (own.many.seen(), own.count, usize::from(own.seats()));
        let array = |typestr, shape: &[usize], address: usize| {
            let interface = PyDict::new(py);
            interface.set_item("version", 3)?;
            interface.set_item("typestr", typestr)?;
            interface.set_item("shape", PyTuple::new(py, shape)?)?;
            // Only to be read.
            interface.set_item("data", (address, true))?;
            PyResult::Ok(Array { interface: interface.unbind(), _of: tables.clone().unbind() })
        };
        let (bytes, floats) = ("|u1", if cfg!(target_endian = "big") { ">f4" } else { "<f4" });
        Ok([
            array(floats, &[count, width], address(&seen.observations))?,
            array(bytes, &[count, actions], address(&seen.masks))?,
            array(floats, &[count, actions, features], address(&seen.features))?,
            array(bytes, &[count], address(&seen.seats))?,
            array(floats, &[count, players], address(&seen.rewards))?,
            array(bytes, &[count], address(&seen.ended))?,
        ])
    }

    /// Writes what is seen into buffers; those that are None are left out.
    #[pyo3(signature = (observations=None, masks=None, features=None, seats=None, rewards=None,
        ended=None))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn look(
        &self,
        py: Python<'_>,
        observations: Option<Bound<'_, PyAny>>,
        masks: Option<Bound<'_, PyAny>>,
        features: Option<Bound<'_, PyAny>>,
        seats: Option<Bound<'_, PyAny>>,
        rewards: Option<Bound<'_, PyAny>>,
        ended: Option<Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let seen = self.many.seen();
        fill(py, observations, &seen.observations)?;
        fill(py, masks, &seen.masks)?;
        fill(py, features, &seen.features)?;
        fill(py, seats, &seen.seats)?;
        fill(py, rewards, &seen.rewards)?;
        fill(py, ended, &seen.ended)
    }

    /// Writes what a seat sees of a game into a buffer, whoever is asked.
    fn observe(
        &self,
        py: Python<'_>,
        game: usize,
        seat: u8,
        observation: Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let seat = seat_of(seat, self.many.seats())?;
        let seen = self.many.observe(game, seat).ok_or_else(|| self.no_game(game))?;
        fill(py, Some(observation), &seen)
    }

    /// One of the games as it stands now, played again up to here; it has no record.
    fn game(&self, number: usize) -> PyResult<Game> {
        let table = self.many.game(number).ok_or_else(|| self.no_game(number))?.map_err(refused)?;
        Ok(Game { table, ruleset: self.ruleset })
    }
}

/// Numbers of many games where they lie in memory, as numpy's array interface describes them. It keeps
/// the tables as long as an array looks at them.
#[pyclass(module = "gefecht", frozen)]
pub struct Array {
    interface: Py<PyDict>,
    _of: Py<Tables>,
}

#[pymethods]
impl Array {
    /// What numpy asks for.
    #[getter]
    fn __array_interface__(&self, py: Python<'_>) -> Py<PyDict> {
        self.interface.clone_ref(py)
    }
}

/// Where numbers lie.
fn address<T>(numbers: &[T]) -> usize {
    numbers.as_ptr().expose_provenance()
}

impl Tables {
    fn no_game(&self, number: usize) -> PyErr {
        wrong(format!("no game {number} of {}", self.count))
    }
}

/// A shape that can be.
fn checked(count: usize, shape: Shape) -> PyResult<Shape> {
    let Shape { width, actions, features, .. } = shape;
    if !(1..=MOST_GAMES).contains(&count) {
        return Err(wrong(format!("count: expected 1 to {MOST_GAMES}")));
    }
    if width <= HEAD || actions < 2 {
        return Err(wrong(format!("expected a width above {HEAD} and at least 2 actions")));
    }
    let each = features.max(1).checked_mul(actions).and_then(|all| all.checked_add(width));
    let fits = each.and_then(|each| each.checked_mul(count)).is_some_and(|all| all <= MOST_NUMBERS);
    fits.then_some(shape).ok_or_else(|| wrong("count, width, actions, features: too much memory"))
}

/// Copies numbers into a buffer of the same size.
fn fill<T: Element>(
    py: Python<'_>,
    buffer: Option<Bound<'_, PyAny>>,
    numbers: &[T],
) -> PyResult<()> {
    match buffer {
        None => Ok(()),
        Some(buffer) => PyBuffer::<T>::get(&buffer)?.copy_from_slice(py, numbers),
    }
}

/// Tables to be laid.
struct Laid {
    setup: Option<Value>,
    packs: Vec<PathBuf>,
    count: usize,
    shape: Shape,
    again: bool,
}

impl Task for Laid {
    type Done = PyResult<Box<dyn Many>>;

    fn perform<R: Spoken>(self) -> Self::Done {
        let content = content::<R>(&self.packs)?;
        let setup = setup::<R>(&content, self.setup)?;
        let laid = Batch::<R>::boxed(&content, &setup, self.count, self.shape, self.again);
        laid.map_err(refused)
    }
}
