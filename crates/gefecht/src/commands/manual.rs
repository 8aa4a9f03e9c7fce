//! `gefecht completions SHELL` and `gefecht man FOLDER`: what is told of the commands outside of them.

use std::path::Path;

use clap::CommandFactory;
use clap_complete::Shell;
use miette::{Context, IntoDiagnostic, Result};

use super::Arguments;

/// Prints the completions of a shell.
pub fn completions(shell: Shell) -> Result<()> {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), "gefecht", &mut text);
    say!("{}", String::from_utf8(text).into_diagnostic()?.trim_end());
    Ok(())
}

/// Writes a page for each command.
pub fn pages(folder: &Path) -> Result<()> {
    let write = || -> std::io::Result<()> {
        std::fs::create_dir_all(folder)?;
        clap_mangen::generate_to(Arguments::command(), folder)
    };
    write().into_diagnostic().wrap_err_with(|| format!("cannot write to {}", folder.display()))
}
