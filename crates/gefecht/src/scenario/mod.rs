//! Conformance cases: a position, dice, answers, and what must hold. See `docs/scenarios.md`.

mod case;
mod known;
mod lists;
mod rulesets;
mod run;
mod shown;

use std::path::{Path, PathBuf};

use content::Fault;

pub use case::Case;
pub use run::{Failure, run_case};
pub use shown::SCENES;

/// What became of one file.
#[derive(Debug)]
pub enum Verdict {
    /// Everything holds.
    Passed,
    /// Something does not hold.
    Failed(Failure),
    /// The file cannot be read.
    Broken(Box<Fault>),
}

/// All scenario files under a path, in order.
///
/// # Errors
/// When a folder cannot be read.
pub fn files(path: &Path) -> Result<Vec<PathBuf>, Fault> {
    let mut found = Vec::new();
    collect(path, &mut found, 0)?;
    Ok(found)
}

fn collect(path: &Path, found: &mut Vec<PathBuf>, depth: usize) -> Result<(), Fault> {
    let display = path.display().to_string();
    let fault = |error: std::io::Error| Fault::of_file(&display, error);
    if !path.is_dir() {
        found.push(path.to_owned());
        return Ok(());
    }
    if depth > 8 {
        return Err(Fault::of_file(&display, "folders nested too deep"));
    }
    let mut entries = Vec::new();
    for entry in std::fs::read_dir(path).map_err(fault)? {
        entries.push(entry.map_err(fault)?.path());
    }
    entries.sort();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|e| e == "toml") {
            collect(&entry, found, depth + 1)?;
        }
    }
    Ok(())
}

/// Runs one file.
#[must_use]
pub fn run_file(path: &Path) -> Verdict {
    let name = path.display().to_string();
    match content::file(path) {
        Ok(text) => run_text(&name, &text),
        Err(fault) => Verdict::Broken(Box::new(fault)),
    }
}

/// Runs the text of a file. Never panics, whatever the text says.
#[must_use]
pub fn run_text(name: &str, text: &str) -> Verdict {
    rulesets::run(name, text)
}
