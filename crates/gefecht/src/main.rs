//! The binary `gefecht`.

use std::path::PathBuf;
use std::process::ExitCode;

use battleground::table::Deployment;
use clap::{Parser, Subcommand};
use gefecht::simulation::{Plan, Robot};
use miette::{Result, miette};

/// Prints a line; a reader that has gone away is no reason to panic.
macro_rules! say {
    ($($text:tt)*) => {{
        use std::io::Write;
        let _ = writeln!(std::io::stdout(), $($text)*);
    }};
}

use crate::commands::Ruleset;
use crate::commands::play::Sitter;
use crate::commands::serve::Serve;

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
    Play {
        ruleset: Ruleset,
        /// Who sits where: person, greedy or random.
        #[arg(long, value_delimiter = ',', default_values = ["person", "greedy"])]
        seats: Vec<Sitter>,
        /// The map's id.
        #[arg(long)]
        map: Option<String>,
        /// The seed of all dice and shuffles; a fresh one if left out.
        #[arg(long)]
        seed: Option<u64>,
        /// Also decide facings and priority of the set-up.
        #[arg(long)]
        full_setup: bool,
        /// The standard set-up: players place their figures in turns, each in the own zone.
        #[arg(long)]
        standard: bool,
        /// Where the record is written.
        #[arg(long, default_value = "game.json")]
        record: PathBuf,
        #[command(flatten)]
        packs: Packs,
    },
    /// Plays many games between computer players.
    Sim {
        ruleset: Ruleset,
        #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
        games: u64,
        /// Who sits where: greedy or random.
        #[arg(long, value_delimiter = ',', default_values = ["greedy", "random"])]
        seats: Vec<Robot>,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The map's id.
        #[arg(long)]
        map: Option<String>,
        /// Replay every game decision by decision and verify its record.
        #[arg(long)]
        verify: bool,
        #[command(flatten)]
        packs: Packs,
    },
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
    /// Folders of content instead of the pack that comes with the program.
    #[arg(long = "pack")]
    packs: Vec<PathBuf>,
}

#[derive(Subcommand)]
enum RecordCommand {
    /// Prints what a record holds.
    Show { file: PathBuf },
    /// Plays a record again and tells what happens.
    Replay { file: PathBuf },
    /// Proves that a record replays to the same events.
    Verify { file: PathBuf },
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
    /// Checks folders of content together.
    Check {
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// Prints the JSON schema of a pack's files.
    Schema,
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
        Command::Play {
            ruleset: Ruleset::Battleground,
            seats,
            map,
            seed,
            full_setup,
            standard,
            record,
            packs,
        } => {
            let library = commands::library(&packs.packs)?;
            let mut setup = commands::first_game(&library, map.as_deref())?;
            if standard {
                setup.deployment = Deployment::Chosen;
            }
            let seed = match seed {
                Some(number) => kernel::Seed::from(number),
                None => commands::play::fresh_seed()?,
            };
            let ask_all = full_setup || standard;
            commands::play::run(&library, setup, both(&seats)?, seed, ask_all, &record)?;
        }
        Command::Sim { ruleset: Ruleset::Battleground, games, seats, seed, map, verify, packs } => {
            let library = commands::library(&packs.packs)?;
            let setup = commands::first_game(&library, map.as_deref())?;
            let plan = Plan { setup, seats: both(&seats)?, games, seed, verify };
            commands::sim::run(&library, &plan)?;
        }
        Command::Scenario { paths } => return Ok(commands::scenario::run(&paths)),
        Command::Record { command, packs } => {
            let library = || commands::library(&packs.packs);
            match command {
                RecordCommand::Show { file } => commands::record::show(&file)?,
                RecordCommand::Replay { file } => commands::record::replay(&file, &library()?)?,
                RecordCommand::Verify { file } => commands::record::verify(&file, &library()?)?,
            }
        }
        Command::Rules { command } => match command {
            RulesCommand::Search { words, ruleset } => {
                commands::rules::search(&words, ruleset.as_deref())?;
            }
            RulesCommand::Show { id } => commands::rules::show(&id)?,
        },
        Command::Pack { command } => match command {
            PackCommand::Check { paths } => commands::pack::check(&paths)?,
            PackCommand::Schema => commands::pack::schema()?,
        },
    }
    Ok(ExitCode::SUCCESS)
}

/// Exactly two seats.
fn both<T: Copy>(seats: &[T]) -> Result<[T; 2]> {
    <[T; 2]>::try_from(seats).map_err(|_| miette!("--seats: expected two, such as `person,greedy`"))
}
