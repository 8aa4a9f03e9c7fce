//! What can be said about a game before it begins.

use kernel::Rules;

/// What can be said about a game before it begins. Not every ruleset knows every option.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// The id of the map or battlefield.
    pub map: Option<String>,
    /// The edition of the rulebook.
    pub edition: Option<String>,
    /// The id of an operation to be played.
    pub operation: Option<String>,
    /// Which player is its Aggressor, 1 or 2; by default by chance.
    pub aggressor: Option<u8>,
    /// Which print of it counts, where its prints differ.
    pub printing: Option<String>,
    /// The standard game instead of the first one.
    pub standard: bool,
    /// The id of a format.
    pub format: Option<String>,
    /// The ids of ready armies, one for each seat.
    pub armies: Vec<String>,
}

impl Options {
    /// Refuses an edition and an operation.
    ///
    /// # Errors
    /// The option that the ruleset lacks, in words.
    pub fn plain<R: Rules>(&self) -> Result<(), String> {
        lacks::<R>(self.edition.is_some(), "--edition", "there is only one edition")?;
        let operation =
            self.operation.is_some() || self.aggressor.is_some() || self.printing.is_some();
        lacks::<R>(operation, "--operation", "it knows no operations")
    }

    /// Refuses the standard game, for a reason.
    ///
    /// # Errors
    /// That the ruleset lacks the option, in words.
    pub fn no_standard<R: Rules>(&self, why: &str) -> Result<(), String> {
        lacks::<R>(self.standard, "--standard", why)
    }

    /// Refuses a format and armies.
    ///
    /// # Errors
    /// That the ruleset lacks the option, in words.
    pub fn no_format<R: Rules>(&self) -> Result<(), String> {
        lacks::<R>(self.format.is_some(), "--format", "all its games are of one")?;
        lacks::<R>(!self.armies.is_empty(), "--armies", "it knows no ready armies")
    }

    /// The format, if it is one of the packs'.
    ///
    /// # Errors
    /// Those that there are, in words.
    pub fn format<'a>(&self, all: impl Iterator<Item = &'a str>) -> Result<Option<&str>, String> {
        among("format", self.format.as_deref(), all)
    }

    /// The armies, if all are the packs', one for each seat or none.
    ///
    /// # Errors
    /// Those that there are, in words, or how many are wanted.
    pub fn armies<'a>(
        &self,
        seats: usize,
        all: impl Iterator<Item = &'a str> + Clone,
    ) -> Result<&[String], String> {
        if !self.armies.is_empty() && self.armies.len() != seats {
            return Err(format!("`--armies` names {}, expected {seats}", self.armies.len()));
        }
        for id in &self.armies {
            among("army", Some(id), all.clone())?;
        }
        Ok(&self.armies)
    }

    /// The map, if it is one of the packs'.
    ///
    /// # Errors
    /// Those that there are, in words.
    pub fn map<'a>(
        &self,
        what: &str,
        all: impl Iterator<Item = &'a str>,
    ) -> Result<Option<&str>, String> {
        among(what, self.map.as_deref(), all)
    }

    /// The operation, if it is one of the packs'.
    ///
    /// # Errors
    /// Those that there are, in words.
    pub fn operation<'a>(
        &self,
        all: impl Iterator<Item = &'a str>,
    ) -> Result<Option<&str>, String> {
        among("operation", self.operation.as_deref(), all)
    }
}

/// Refuses an option that a ruleset lacks.
fn lacks<R: Rules>(given: bool, option: &str, why: &str) -> Result<(), String> {
    if given { Err(format!("{} has no option `{option}`: {why}", R::NAME)) } else { Ok(()) }
}

/// Refuses an id that is not among those of the packs.
fn among<'a, 'o>(
    what: &str,
    id: Option<&'o str>,
    all: impl Iterator<Item = &'a str>,
) -> Result<Option<&'o str>, String> {
    let all: Vec<&str> = all.collect();
    match id {
        Some(id) if !all.contains(&id) => {
            Err(format!("no {what} `{id}`, expected one of: {}", all.join(", ")))
        }
        id => Ok(id),
    }
}
