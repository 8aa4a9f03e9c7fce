//! The binary `gefecht`.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

mod commands;

/// A rules-complete digital tabletop for skirmish miniatures games.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Runs conformance cases.
    Scenario {
        /// Files or folders.
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Scenario { paths } => commands::scenario::run(&paths),
    }
}
