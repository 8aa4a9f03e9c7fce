//! The parameters of a request for odds.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use kernel::Refusal;

/// Parameters by their names. What can be said is what is asked for: a name that nobody has asked for
/// is refused at the end.
#[derive(Debug)]
pub struct Parameters<'q> {
    said: &'q BTreeMap<String, String>,
    known: Vec<String>,
}

impl<'q> Parameters<'q> {
    /// The parameters of a request.
    #[must_use]
    pub fn of(said: &'q BTreeMap<String, String>) -> Parameters<'q> {
        Parameters { said, known: Vec::new() }
    }

    /// What is said of a name.
    pub fn text(&mut self, name: &str) -> Option<&'q str> {
        self.known.push(name.to_owned());
        self.said.get(name).map(String::as_str)
    }

    /// A number.
    ///
    /// # Errors
    /// Refuses what is no number or lies beyond what is allowed.
    pub fn number<T>(
        &mut self,
        name: &str,
        allowed: RangeInclusive<T>,
    ) -> Result<Option<T>, Refusal>
    where
        T: FromStr + PartialOrd + Display,
    {
        let Some(text) = self.text(name) else { return Ok(None) };
        let number = text.parse().ok().filter(|number| allowed.contains(number));
        let refused = || {
            let allowed = format!("{} to {}", allowed.start(), allowed.end());
            not_allowed(&format!("{name}={text}"), allowed)
        };
        number.map(Some).ok_or_else(refused)
    }

    /// Whether something holds: 1 or 0; left out it does not.
    ///
    /// # Errors
    /// Refuses everything else.
    pub fn flag(&mut self, name: &str) -> Result<bool, Refusal> {
        Ok(self.word(name, &[("0", false), ("1", true)])?.unwrap_or(false))
    }

    /// What one of some words means.
    ///
    /// # Errors
    /// Refuses other words.
    pub fn word<T: Copy>(&mut self, name: &str, words: &[(&str, T)]) -> Result<Option<T>, Refusal> {
        let Some(text) = self.text(name) else { return Ok(None) };
        let found = words.iter().find(|(word, _)| *word == text);
        let all = || words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
        found
            .map(|(_, meaning)| Some(*meaning))
            .ok_or_else(|| not_allowed(&format!("{name}={text}"), all()))
    }

    /// Everything is read.
    ///
    /// # Errors
    /// Refuses names that were not asked for.
    pub fn end(self) -> Result<(), Refusal> {
        match self.said.keys().find(|name| !self.known.contains(name)) {
            Some(name) => Err(not_allowed(name, self.known.join(", "))),
            None => Ok(()),
        }
    }
}

/// The refusal of a parameter, and what could be said instead.
#[must_use]
pub fn not_allowed(said: &str, allowed: impl Display) -> Refusal {
    Refusal::from(Refusal::MALFORMED).with("query", said).with("allowed", allowed)
}
