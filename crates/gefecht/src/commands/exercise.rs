//! `gefecht exercise PATH...`

use std::path::PathBuf;
use std::process::ExitCode;

use rayon::prelude::*;

use crate::{learn, scenario};

/// Plays lessons through and weighs puzzles; prints what deeds are worth and what is wrong.
pub fn run(paths: &[PathBuf]) -> ExitCode {
    let mut files = Vec::new();
    let mut failed = 0;
    for path in paths {
        match scenario::files(path) {
            Ok(found) if found.is_empty() => {
                eprintln!("{}: no files in this folder", path.display());
                failed += 1;
            }
            Ok(found) => files.extend(found),
            Err(fault) => {
                eprintln!("{fault}");
                failed += 1;
            }
        }
    }
    let all: Vec<_> = files.par_iter().map(|file| learn::check(file)).collect();
    for (file, checked) in files.iter().zip(&all) {
        say!("{}", file.display());
        if let Some(report) = &checked.report {
            say!("  {:5.1}  the best deed", report.best);
            for other in &report.others {
                let indent = "  ".repeat(other.answer);
                say!("  {:5.1}  {indent}{}", other.worth, other.deed);
            }
        }
        for fault in &checked.faults {
            say!("  FAULT {fault}");
        }
        failed += usize::from(!checked.faults.is_empty());
    }
    say!("exercises: {} sound, {failed} not", all.len() - failed.min(all.len()));
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
