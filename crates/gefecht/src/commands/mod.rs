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

/// The content at hand: the embedded pack, with those that come with the program and are named, or
/// the folders.
pub fn content<R: Doors>(paths: &[PathBuf]) -> Result<R::Content> {
    let more = R::more_packs().into_iter();
    let named = |pack: &Pack| paths.iter().any(|path| path.as_os_str() == pack.name.as_str());
    let more: Vec<Pack> = more.filter(named).collect();
    let is_folder = |path: &&PathBuf| !more.iter().any(|pack| path.as_os_str() == &*pack.name);
    let folders: Vec<PathBuf> = paths.iter().filter(is_folder).cloned().collect();
    let mut packs = packs(&folders)?;
    if packs.is_empty() {
        packs.push(R::embedded_pack());
    }
    packs.extend(more);
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
