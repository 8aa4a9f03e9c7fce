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
use gefecht::playable;
use miette::{IntoDiagnostic, Result};
use ruleset::Doors;

/// Reads folders of content.
pub fn packs(paths: &[PathBuf]) -> Result<Vec<Pack>> {
    Ok(paths.iter().map(|path| Pack::from_folder(path)).collect::<Result<_, _>>()?)
}

/// The content at hand: the embedded pack, or those named.
pub fn content<R: Doors>(paths: &[PathBuf]) -> Result<R::Content> {
    Ok(playable::content::<R>(&packs(paths)?)?)
}

/// Writes a file whole or not at all.
pub fn write(path: &Path, text: &str) -> Result<()> {
    let part = path.with_extension("part");
    std::fs::write(&part, text).into_diagnostic()?;
    std::fs::rename(&part, path).into_diagnostic()
}
