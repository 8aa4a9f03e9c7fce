//! The binary `gefecht`.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use gefecht::rulesets::Ruleset;
use gefecht::speech::Language;
use miette::{Result, miette};

/// Prints a line; a reader that has gone away is no reason to panic.
macro_rules! say {
    ($($text:tt)*) => {{
        use std::io::Write;
        let _ = writeln!(std::io::stdout(), $($text)*);
    }};
}

use crate::commands::play::Play;
use crate::commands::record::RecordCommand;
use crate::commands::serve::Serve;
use crate::commands::sim::Sim;

mod commands;

/// Many small texts come and go in a server; the system's allocator leaves holes between them.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A rules-complete digital tabletop for skirmish miniatures games.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serves the table in the browser.
    Serve(Serve),
    /// Plays a game in the terminal.
    Play(Play),
    /// Plays many games between computer players.
    Sim(Sim),
    /// Runs conformance cases.
    Scenario {
        /// Files or folders.
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// Looks at records of games.
    Record {
        #[command(subcommand)]
        command: RecordCommand,
        #[command(flatten)]
        packs: Packs,
    },
    /// Looks up rules of the catalogue.
    Rules {
        #[command(subcommand)]
        command: RulesCommand,
    },
    /// Checks packs of content.
    Pack {
        #[command(subcommand)]
        command: PackCommand,
    },
}

#[derive(clap::Args)]
struct Packs {
    /// Folders of content instead of the pack that comes with the program; `legion-later`, which comes
    /// with it too, beside it.
    #[arg(long = "pack")]
    packs: Vec<PathBuf>,
}

#[derive(clap::Args)]
struct Spoken {
    /// The language of what is printed; by default that of the system.
    #[arg(long)]
    language: Option<Language>,
}

impl Spoken {
    fn language(&self) -> Language {
        self.language.unwrap_or_else(Language::of_system)
    }
}

#[derive(Subcommand)]
enum RulesCommand {
    /// Lists rules in which all words occur.
    Search {
        #[arg(required = true)]
        words: Vec<String>,
        #[arg(long)]
        ruleset: Option<String>,
    },
    /// Prints a rule whole.
    Show { id: String },
}

#[derive(Subcommand)]
enum PackCommand {
    /// Checks folders of content together; what is in them tells their ruleset.
    Check {
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// Prints the JSON schema of a pack's files.
    Schema {
        #[arg(default_value = "battleground")]
        ruleset: Ruleset,
    },
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(code) => code,
        Err(report) => {
            eprintln!("{report:?}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<ExitCode> {
    match command {
        Command::Serve(serve) => commands::serve::run(&serve)?,
        Command::Play(play) => play.ruleset.perform(&play)?,
        Command::Sim(sim) => sim.ruleset.perform(&sim)?,
        Command::Scenario { paths } => return Ok(commands::scenario::run(&paths)),
        Command::Record { command, packs } => commands::record::run(&command, &packs.packs)?,
        Command::Rules { command } => match command {
            RulesCommand::Search { words, ruleset } => {
                commands::rules::search(&words, ruleset.as_deref())?;
            }
            RulesCommand::Show { id } => commands::rules::show(&id)?,
        },
        Command::Pack { command } => match command {
            PackCommand::Check { paths } => commands::pack::check(&paths)?,
            PackCommand::Schema { ruleset } => commands::pack::schema(ruleset)?,
        },
    }
    Ok(ExitCode::SUCCESS)
}

/// Exactly two seats.
fn both<T: Copy>(seats: &[T]) -> Result<[T; 2]> {
    <[T; 2]>::try_from(seats).map_err(|_| miette!("--seats: expected two, such as `person,greedy`"))
}
