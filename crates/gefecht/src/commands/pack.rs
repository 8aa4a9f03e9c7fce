//! `gefecht pack check PATH` and `gefecht pack schema`.

use std::path::PathBuf;

use crate::rulesets::{Ruleset, Task, packs_of};
use crate::speech::Spoken;
use content::Pack;
use miette::Result;

/// Checks the packs of each ruleset together and says what is in them.
pub fn check(paths: &[PathBuf]) -> Result<()> {
    let packs = super::packs(paths)?;
    for ruleset in Ruleset::ALL {
        let its = packs_of(ruleset, &packs)?;
        if !its.is_empty() {
            ruleset.perform(Check(&its))?;
        }
    }
    Ok(())
}

struct Check<'a>(&'a [Pack]);

impl Task for Check<'_> {
    type Done = Result<()>;

    fn perform<R: Spoken>(self) -> Result<()> {
        let content = R::content(self.0)?;
        say!("{}: {}", R::NAME, R::inventory(&content));
        for (name, hash) in R::packs(&content) {
            say!("{name} {hash}");
        }
        Ok(())
    }
}

/// Prints the JSON schema of a pack's files, for editors.
pub fn schema(ruleset: Ruleset) -> Result<()> {
    say!("{}", ruleset.perform(Schema).trim_end());
    Ok(())
}

struct Schema;

impl Task for Schema {
    type Done = &'static str;

    fn perform<R: Spoken>(self) -> &'static str {
        R::SCHEMA
    }
}
