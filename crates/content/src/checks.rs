//! What the checks of every ruleset ask of packs: new ids, known ids, limits, and sources of values
//! that there are.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::ops::RangeInclusive;

use serde::Serialize;

use crate::nearest::nearest;
use crate::{Fault, Figure, Source};

/// Whether something holds, or the fault.
pub type Checked = Result<(), Fault>;

/// A file of a pack that was read.
#[derive(Debug)]
pub struct Read<'a, F> {
    /// Its name, with the pack's.
    pub name: String,
    /// Its text.
    pub text: &'a str,
    /// What it says.
    pub content: F,
}

impl<F> Checks for Read<'_, F> {
    fn fault(&self, field: impl Into<String>, message: impl Display) -> Fault {
        Fault::at(&self.name, self.text, None, field, message)
    }
}

/// The checks of one file.
pub trait Checks {
    /// A fault of a field of the file.
    fn fault(&self, field: impl Into<String>, message: impl Display) -> Fault;

    /// Refuses a field.
    ///
    /// # Errors
    /// Always.
    fn refuse(&self, field: impl Into<String>, message: impl Display) -> Checked {
        Err(self.fault(field, message))
    }

    /// The figure of a card must be one that can be drawn.
    ///
    /// # Errors
    /// It cannot.
    fn figure(&self, figure: Option<&Figure>, field: impl Into<String>) -> Checked {
        match figure.map(Figure::check) {
            Some(Err(message)) => self.refuse(field, message),
            _ => Ok(()),
        }
    }

    /// The ids of the entries of a list must be new; from now on they are known.
    ///
    /// # Errors
    /// The first that is empty or known already.
    fn new_ids<'a>(
        &self,
        known: &mut BTreeSet<&'a str>,
        ids: impl IntoIterator<Item = &'a str>,
        list: &str,
    ) -> Checked {
        for (i, id) in ids.into_iter().enumerate() {
            if id.is_empty() || !known.insert(id) {
                let message = format!("`{id}` is empty or used twice, expected a new id");
                return self.refuse(format!("{list}[{i}].id"), message);
            }
        }
        Ok(())
    }

    /// An id must be one of those that are known.
    ///
    /// # Errors
    /// It is not.
    fn known(
        &self,
        known: &BTreeSet<&str>,
        id: &str,
        field: impl Into<String>,
        what: &str,
    ) -> Checked {
        if known.contains(id) {
            return Ok(());
        }
        let near = nearest(id, known.iter().copied());
        self.refuse(field, format!("`{id}` is unknown, expected the id of {what}{near}"))
    }

    /// A list of known ids, none of them twice.
    ///
    /// # Errors
    /// The first that is unknown or named twice.
    fn all_known(
        &self,
        known: &BTreeSet<&str>,
        ids: &[String],
        field: &str,
        what: &str,
    ) -> Checked {
        for (i, id) in ids.iter().enumerate() {
            let at = format!("{field}[{i}]");
            self.known(known, id, &at, what)?;
            if ids[..i].contains(id) {
                return self.refuse(at, format!("`{id}` is named twice"));
            }
        }
        Ok(())
    }

    /// A number must be within limits.
    ///
    /// # Errors
    /// It is not.
    fn within<T: PartialOrd + Display>(
        &self,
        number: T,
        limits: RangeInclusive<T>,
        field: impl Into<String>,
    ) -> Checked {
        if limits.contains(&number) {
            return Ok(());
        }
        let message = format!("{number}, expected {} to {}", limits.start(), limits.end());
        self.refuse(field, message)
    }

    /// There must be so many entries.
    ///
    /// # Errors
    /// There are more or fewer.
    fn count(
        &self,
        count: usize,
        limits: RangeInclusive<usize>,
        field: impl Into<String>,
    ) -> Checked {
        if limits.contains(&count) {
            return Ok(());
        }
        let message = format!("{count} entries, expected {} to {}", limits.start(), limits.end());
        self.refuse(field, message)
    }

    /// `sources` may only name values of its entry.
    ///
    /// # Errors
    /// The first that names nothing.
    fn sources(
        &self,
        entry: &impl Serialize,
        sources: &BTreeMap<String, Source>,
        field: &str,
    ) -> Checked {
        let Ok(entry) = toml::Value::try_from(entry) else { return Ok(()) };
        for path in sources.keys() {
            if !has(&entry, path) {
                let message = format!("`{path}` is no value here, expected one's path");
                return self.refuse(format!("{field}.sources.{path}"), message);
            }
        }
        Ok(())
    }
}

/// Whether a value has a part with this path, such as `weapon[1].dice.red`.
fn has(value: &toml::Value, path: &str) -> bool {
    let mut value = value;
    for step in path.split('.') {
        let (name, indices) = step.split_at(step.find('[').unwrap_or(step.len()));
        let Some(mut next) = value.get(name) else { return false };
        for index in indices.split_terminator(']') {
            let index = index.strip_prefix('[').and_then(|index| index.parse::<usize>().ok());
            let Some(item) = index.and_then(|index| next.get(index)) else { return false };
            next = item;
        }
        value = next;
    }
    true
}
