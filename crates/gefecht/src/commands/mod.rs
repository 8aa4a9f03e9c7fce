//! One file for each command.

pub mod pack;
pub mod play;
pub mod record;
pub mod rules;
pub mod scenario;
pub mod serve;
pub mod sim;

use std::path::{Path, PathBuf};

use content::Pack;
use gefecht::rulesets::{self, Ruleset};
use miette::{IntoDiagnostic, Result};
use ruleset::Doors;

/// Reads folders of content.
pub fn packs(paths: &[PathBuf]) -> Result<Vec<Pack>> {
    Ok(paths.iter().map(|path| Pack::from_folder(path)).collect::<Result<_, _>>()?)
}

/// The content at hand: the embedded pack, or those named.
pub fn content<R: Doors>(paths: &[PathBuf]) -> Result<R::Content> {
    let packs = packs(paths)?;
    for pack in &packs {
        let its = Ruleset::of(pack)?.id();
        miette::ensure!(its == R::NAME, "the pack {} is of {its}, not of {}", pack.name, R::NAME);
    }
    Ok(rulesets::content::<R>(&packs)?)
}

/// Writes a file whole or not at all.
pub fn write(path: &Path, text: &str) -> Result<()> {
    let part = path.with_extension("part");
    std::fs::write(&part, text).into_diagnostic()?;
    std::fs::rename(&part, path).into_diagnostic()
}
