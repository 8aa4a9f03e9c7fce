//! One file for each command.

pub mod pack;
pub mod play;
pub mod record;
pub mod rules;
pub mod scenario;
pub mod serve;
pub mod sim;

use std::path::{Path, PathBuf};

use battleground::library::{Library, embedded_pack};
use content::Pack;
use miette::{IntoDiagnostic, Result, miette};

/// The rulesets that can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Ruleset {
    /// Masters of the Universe: Battleground.
    Battleground,
}

/// The packs at hand: the embedded one, or those named.
pub fn library(packs: &[PathBuf]) -> Result<Library> {
    let packs: Vec<Pack> = match packs {
        [] => vec![embedded_pack()],
        paths => paths.iter().map(|path| Pack::from_folder(path)).collect::<Result<_, _>>()?,
    };
    Ok(Library::from_packs(&packs)?)
}

/// The first game on its own map or on another.
pub fn first_game(library: &Library, map: Option<&str>) -> Result<battleground::setup::Setup> {
    if let Some(map) = map.filter(|map| library.map(map).is_none()) {
        let maps: Vec<&str> = library.all().map.iter().map(|map| map.id.as_str()).collect();
        return Err(miette!("no map `{map}`, expected one of: {}", maps.join(", ")));
    }
    library.first_game(map).ok_or_else(|| miette!("the packs hold no first game"))
}

/// Writes a file whole or not at all.
pub fn write(path: &Path, text: &str) -> Result<()> {
    let part = path.with_extension("part");
    std::fs::write(&part, text).into_diagnostic()?;
    std::fs::rename(&part, path).into_diagnostic()
}
