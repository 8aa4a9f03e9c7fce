//! Gefecht for Python: games, records, odds, scenarios, simulations, and many games stepped at once.
//!
//! There are no rules here, as in the commands: what Python asks passes through the doors of a ruleset
//! as JSON. What is refused becomes an exception that names the rule or the field.

mod arguments;
mod batch;
mod encoding;
mod env;
mod errors;
mod functions;
mod game;
mod record;
mod table;
mod tables;

use pyo3::pymodule;

/// Views of positions come and go by the million when many games are stepped.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The extension; the package `gefecht` shows what is in it.
#[pymodule]
mod _gefecht {
    #[pymodule_export]
    use crate::errors::{Fault, Refused};
    #[pymodule_export]
    use crate::functions::{odds, rulesets, scenario, setup, simulate};
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::record::Record;
    #[pymodule_export]
    use crate::tables::{Array, Tables};
}
