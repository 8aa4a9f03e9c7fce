//! `gefecht scenario PATH...`

use std::path::PathBuf;
use std::process::ExitCode;

use gefecht::scenario::{self, Verdict};

/// Runs all cases and prints those that do not pass.
pub fn run(paths: &[PathBuf]) -> ExitCode {
    let (mut passed, mut failed) = (0, 0);
    for path in paths {
        let files = match scenario::files(path) {
            Ok(files) => files,
            Err(fault) => {
                eprintln!("{fault}");
                failed += 1;
                continue;
            }
        };
        for file in files {
            match scenario::run_file(&file) {
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
    }
    say!("scenarios: {passed} passed, {failed} failed");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
