//! What goes wrong, as exceptions; and JSON to and from Python.

use kernel::Refusal;
use pyo3::create_exception;
use pyo3::exceptions::{PyException, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::Serialize;
use serde::de::DeserializeOwned;

create_exception!(
    gefecht,
    Refused,
    PyException,
    "An answer, a setup or a question of odds that the rules do not allow; `rule` is the id of the \
     rule, `facts` what it was applied to."
);
create_exception!(
    gefecht,
    Fault,
    PyValueError,
    "A pack, a record or a setup that cannot be read or does not hold; it names the file or the field."
);

/// A refusal, with its rule and facts.
pub fn refused(refusal: Refusal) -> PyErr {
    let error = Refused::new_err(refusal.to_string());
    Python::attach(|py| {
        let facts = PyDict::new(py);
        for fact in &refusal.facts {
            facts.set_item(fact.name, &fact.value)?;
        }
        error.value(py).setattr("rule", refusal.rule.0)?;
        error.value(py).setattr("facts", facts)
    })
    .err()
    .unwrap_or(error)
}

/// Something that cannot be read or does not hold.
pub fn fault(why: impl std::fmt::Display) -> PyErr {
    Fault::new_err(why.to_string())
}

/// An argument that is none.
pub fn wrong(why: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(why.to_string())
}

/// JSON as Python has it: dictionaries and lists.
pub fn value(py: Python<'_>, json: &str) -> PyResult<Py<PyAny>> {
    Ok(py.import("json")?.call_method1("loads", (json,))?.unbind())
}

/// A thing as Python has it.
pub fn shown(py: Python<'_>, thing: &impl Serialize) -> PyResult<Py<PyAny>> {
    value(py, &serde_json::to_string(thing).map_err(fault)?)
}

/// A value of Python, read as JSON is.
pub fn read<T: DeserializeOwned>(thing: &Bound<'_, PyAny>, what: &str) -> PyResult<T> {
    let json: String = thing.py().import("json")?.call_method1("dumps", (thing,))?.extract()?;
    serde_json::from_str(&json).map_err(|error| fault(format!("{what}: {error}")))
}
