//! `gefecht scenario PATH...`

use std::path::PathBuf;
use std::process::ExitCode;

use crate::scenario::{self, Verdict};
use rayon::prelude::*;

/// Runs all cases, on all cores, and prints those that do not pass.
pub fn run(paths: &[PathBuf]) -> ExitCode {
    let (mut passed, mut failed) = (0, 0);
    let mut files = Vec::new();
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
    let verdicts: Vec<Verdict> = files.par_iter().map(|file| scenario::run_file(file)).collect();
    for (file, verdict) in files.iter().zip(verdicts) {
        match verdict {
            Verdict::Passed => passed += 1,
            Verdict::Failed(failure) => {
                failed += 1;
                say!("FAILED {}\n{failure}", file.display());
            }
            Verdict::Broken(fault) => {
                failed += 1;
                say!("BROKEN {:?}", miette::Report::new(*fault));
            }
        }
    }
    say!("scenarios: {passed} passed, {failed} failed");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
