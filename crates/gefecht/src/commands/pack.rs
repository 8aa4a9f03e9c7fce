//! `gefecht pack check PATH` and `gefecht pack schema`.

use std::path::PathBuf;

use content::Pack;
use gefecht::by_ruleset;
use gefecht::playable::{Playable, Ruleset, packs_of};
use miette::Result;

/// Checks the packs of each ruleset together and says what is in them.
pub fn check(paths: &[PathBuf]) -> Result<()> {
    let packs = super::packs(paths)?;
    for ruleset in Ruleset::ALL {
        let its = packs_of(ruleset, &packs)?;
        if !its.is_empty() {
            by_ruleset!(ruleset, R => check_of::<R>(&its))?;
        }
    }
    Ok(())
}

fn check_of<R: Playable>(packs: &[Pack]) -> Result<()> {
    let content = R::content(packs)?;
    say!("{}: {}", R::NAME, R::inventory(&content));
    for (name, hash) in R::packs(&content) {
        say!("{name} {hash}");
    }
    Ok(())
}

/// Prints the JSON schema of a pack's files, for editors.
pub fn schema(ruleset: Ruleset) -> Result<()> {
    say!("{}", by_ruleset!(ruleset, R => R::schema()).trim_end());
    Ok(())
}
