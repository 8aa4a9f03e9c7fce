//! The command line: one file for each command.

/// Prints a line; a reader that has gone away is no reason to panic. What else cannot be printed is a
/// failure of the command.
macro_rules! say {
    ($($text:tt)*) => {{
        use std::io::Write;
        $crate::commands::printed(&writeln!(std::io::stdout(), $($text)*));
    }};
}

mod analyse;
mod config;
mod exercise;
mod fit;
mod games;
mod list;
mod logs;
mod manual;
mod odds;
mod pack;
mod play;
mod record;
mod rules;
mod scenario;
mod serve;
mod sim;
mod tune;

use std::fmt::Display;
use std::fs::OpenOptions;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use content::Pack;
use miette::{IntoDiagnostic, Result, miette};
use players::Robot;
use ruleset::Doors;
use server::Files;

use self::analyse::Analyse;
use self::fit::Fitting;
use self::list::ListCommand;
use self::odds::Odds;
use self::play::Play;
use self::record::RecordCommand;
use self::serve::Serve;
use self::sim::SimArguments;
use self::tune::Tune;
use crate::lines;
use crate::rulesets::{self, Ruleset};
use crate::speech::{Language, Speech};
use kernel::PerSeat;

/// A rules-complete digital tabletop for skirmish miniatures games.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// A file of TOML with flags that hold unless they are given: `[serve]` has those of `serve`.
    #[arg(long, global = true)]
    config: Option<PathBuf>,
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
    Sim(SimArguments),
    /// Looks for better weights of the greedy player, by self-play.
    Tune(Tune),
    /// Looks for what being ahead is worth to players that think, by games of the greedy one.
    Fit(Fitting),
    /// Looks at a finished game: who was to win when, what was lost where, and what chance did.
    Analyse(Analyse),
    /// Works out the exact odds of a test or an attack.
    Odds(Odds),
    /// Runs conformance cases.
    Scenario {
        /// Files or folders.
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// Plays lessons through and weighs the deeds of puzzles.
    Exercise {
        /// Files or folders.
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// Looks at records of games.
    Record {
        #[command(subcommand)]
        command: RecordCommand,
        /// Folders of content, as `play` takes them.
        #[arg(long = "pack", global = true)]
        packs: Vec<PathBuf>,
    },
    /// Builds and judges lists: armies, strike teams, squads with their decks.
    List {
        #[command(subcommand)]
        command: ListCommand,
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
    /// Prints what completes commands and flags in a shell.
    Completions { shell: clap_complete::Shell },
    /// Writes the manual pages of all commands into a folder.
    Man { folder: PathBuf },
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
    /// Lists the rules that fit words in any language best.
    Search {
        #[arg(required = true)]
        words: Vec<String>,
        #[arg(long)]
        ruleset: Option<String>,
        #[command(flatten)]
        language: Spoken,
    },
    /// Prints a rule whole.
    Show {
        id: String,
        #[command(flatten)]
        language: Spoken,
    },
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

/// Whether something could not be printed.
static UNPRINTED: AtomicBool = AtomicBool::new(false);

fn printed(done: &io::Result<()>) {
    let lost = |fault: &io::Error| fault.kind() != io::ErrorKind::BrokenPipe;
    if done.as_ref().is_err_and(lost) {
        UNPRINTED.store(true, Ordering::Relaxed);
    }
}

/// Does what the command line says, with the files of the browser client.
#[must_use]
pub fn main(client: Files) -> ExitCode {
    match parsed().and_then(|arguments| run(arguments.command, client)) {
        Ok(_) if UNPRINTED.load(Ordering::Relaxed) => {
            eprintln!("not everything could be printed");
            ExitCode::FAILURE
        }
        Ok(code) => code,
        Err(report) => {
            eprintln!("{report:?}");
            ExitCode::FAILURE
        }
    }
}

fn parsed() -> Result<Arguments> {
    let matches = config::with_settings(Arguments::command())?.get_matches();
    Arguments::from_arg_matches(&matches).into_diagnostic()
}

fn run(command: Command, client: Files) -> Result<ExitCode> {
    match command {
        Command::Serve(serve) => serve::run(&serve, client)?,
        Command::Play(play) => play.perform()?,
        Command::Sim(SimArguments { command: Some(command), .. }) => games::command(command)?,
        Command::Sim(SimArguments { sim, .. }) => match sim.ruleset {
            Some(ruleset) => ruleset.perform(&sim)?,
            None => return Err(miette!("expected a ruleset, or `merge`")),
        },
        Command::Scenario { paths } => return Ok(scenario::run(&paths)),
        Command::Tune(tune) => tune::run(&tune)?,
        Command::Fit(fit) => fit::run(&fit)?,
        Command::Analyse(look) => analyse::run(&look)?,
        Command::Odds(odds) => odds::run(&odds)?,
        Command::Exercise { paths } => return Ok(exercise::run(&paths)),
        Command::Record { command, packs } => record::run(&command, &packs)?,
        Command::List { command } => return list::run(&command),
        Command::Rules { command } => match command {
            RulesCommand::Search { words, ruleset, language } => {
                rules::search(&words, ruleset.as_deref(), language.language().into())?;
            }
            RulesCommand::Show { id, language } => {
                rules::show(&id, &Speech::new(language.language()))?;
            }
        },
        Command::Pack { command } => match command {
            PackCommand::Check { paths } => pack::check(&paths)?,
            PackCommand::Schema { ruleset } => pack::schema(ruleset)?,
        },
        Command::Completions { shell } => manual::completions(shell)?,
        Command::Man { folder } => manual::pages(&folder)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// A computer player by its name.
///
/// # Errors
/// Those that there are, in words.
pub fn robot(name: &str) -> Result<Robot, String> {
    let others = "greedy, search:ROLLOUTS:HORIZON:ANSWERS";
    let unknown = || format!("expected one of: {}, {others}", Robot::LEVELS.join(", "));
    Robot::named(name).ok_or_else(unknown)
}

/// One for each seat, or two for two teams.
///
/// # Errors
/// When there are more or fewer.
pub fn seated<T: Copy>(seats: &[T], count: u8) -> Result<PerSeat<T>> {
    let count = usize::from(count);
    if seats.len() == 2 || seats.len() == count {
        return Ok((0..count).map(|seat| seats[seat % seats.len()]).collect());
    }
    Err(match count {
        2 => miette!("--seats: expected two, such as `greedy,random`"),
        _ => miette!("--seats: expected {count}, or two for the teams"),
    })
}

/// Reads folders of content.
fn packs(paths: &[PathBuf]) -> Result<Vec<Pack>> {
    Ok(paths.iter().map(|path| Pack::from_folder(path)).collect::<Result<_, _>>()?)
}

/// The content at hand: packs that come with the program by their names, and folders. If no folder
/// is named, the embedded pack is among them.
///
/// # Errors
/// The first thing that is wrong with them.
pub fn content<R: Doors>(paths: &[PathBuf]) -> Result<R::Content> {
    let come = [R::embedded_pack()].into_iter().chain(R::more_packs());
    let named = |pack: &Pack| paths.iter().any(|path| path.as_os_str() == pack.name.as_str());
    let mut come: Vec<Pack> = come.filter(named).collect();
    let is_folder = |path: &&PathBuf| !come.iter().any(|pack| path.as_os_str() == &*pack.name);
    let folders: Vec<PathBuf> = paths.iter().filter(is_folder).cloned().collect();
    if folders.is_empty() && !come.iter().any(|pack| pack.name == R::embedded_pack().name) {
        come.insert(0, R::embedded_pack());
    }
    let packs: Vec<Pack> = come.into_iter().chain(packs(&folders)?).collect();
    for pack in &packs {
        let its = Ruleset::of(pack)?.id();
        miette::ensure!(its == R::NAME, "the pack {} is of {its}, not of {}", pack.name, R::NAME);
    }
    Ok(rulesets::content::<R>(&packs)?)
}

/// What went wrong with a file or a folder, with its name.
fn about<T, E: Display>(path: &Path, done: Result<T, E>) -> Result<T> {
    done.map_err(|fault| miette!("{}: {fault}", path.display()))
}

/// Writes a file whole or not at all.
fn write(path: &Path, text: &str) -> Result<()> {
    about(path, lines::replace(path, |file| file.write_all(text.as_bytes())))
}

/// Refuses one file for two things: the second that is written would take the place of the first.
fn are_two(names: [&str; 2], paths: [&Path; 2]) -> Result<()> {
    let place = |path: &Path| std::fs::canonicalize(path).or_else(|_| std::path::absolute(path));
    let [one, other] = paths.map(|path| place(path).unwrap_or_else(|_| path.to_owned()));
    let [own, its] = names;
    miette::ensure!(
        one != other,
        "{own} and {its}: expected two files, found {}",
        paths[0].display()
    );
    Ok(())
}

/// Whether a file can be written: said before a game is played, not after.
fn can_be_written(path: &Path) -> Result<()> {
    let is_new = std::fs::symlink_metadata(path).is_err();
    about(path, OpenOptions::new().append(true).create(true).open(path))?;
    match is_new {
        true => about(path, std::fs::remove_file(path)),
        false => Ok(()),
    }
}
