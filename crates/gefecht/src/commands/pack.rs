//! `gefecht pack check PATH` and `gefecht pack schema`.

use std::path::PathBuf;

use battleground::library::Library;
use battleground::pack::PackFile;
use content::Pack;
use miette::{IntoDiagnostic, Result};

/// Checks packs together and says what is in them.
pub fn check(paths: &[PathBuf]) -> Result<()> {
    let packs: Vec<Pack> =
        paths.iter().map(|path| Pack::from_folder(path)).collect::<Result<_, _>>()?;
    let library = Library::from_packs(&packs)?;
    let all = library.all();
    say!(
        "{} characters, {} weapons and spells, {} items, {} fate cards, {} glory cards, \
         {} markers, {} signs, {} maps",
        all.character.len(),
        all.weapon.len(),
        all.item.len(),
        all.fate.len(),
        all.glory.len(),
        all.marker.len(),
        all.sign.len(),
        all.map.len()
    );
    for (name, hash) in library.packs() {
        say!("{name} {hash}");
    }
    Ok(())
}

/// Prints the JSON schema of a pack's files, for editors.
pub fn schema() -> Result<()> {
    let schema = schemars::schema_for!(PackFile);
    say!("{}", serde_json::to_string_pretty(&schema).into_diagnostic()?);
    Ok(())
}
