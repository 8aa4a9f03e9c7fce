//! `gefecht play RULESET`: a game in the terminal.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::thread::available_parallelism;

use crate::rulesets::{Options, Ruleset, Task};
use crate::speech::{Speech, Spoken, args};
use crate::terminal::{Participant, Session, Summary};
use kernel::{Events, Game, Record, Seed};
use miette::{IntoDiagnostic, Result, miette};
use players::Robot;

/// Who sits at a seat: somebody at the keyboard, or a computer player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sitter(Option<Robot>);

impl Sitter {
    fn participant<R: Spoken>(self, seed: u64) -> Participant<R> {
        let threads = available_parallelism().map_or(1, usize::from);
        let Sitter(robot) = self;
        robot.map_or(Participant::Person, |robot| Participant::Robot(robot.player(seed, threads)))
    }
}

impl FromStr for Sitter {
    type Err = String;

    fn from_str(name: &str) -> Result<Sitter, String> {
        match name {
            "person" => Ok(Sitter(None)),
            name => super::robot(name).map(|robot| Sitter(Some(robot))),
        }
    }
}

/// What is played, by whom.
#[derive(clap::Args)]
pub struct Play {
    /// By which rules; a record says it itself.
    #[arg(required_unless_present = "from")]
    ruleset: Option<Ruleset>,
    /// Goes on with the game of a record.
    #[arg(long, value_name = "RECORD", conflicts_with = "seed")]
    from: Option<PathBuf>,
    /// After how many of its deeds, with new dice; after the last one if left out.
    #[arg(long, requires = "from")]
    step: Option<usize>,
    /// Who sits where: person, or a computer player: random, easy, normal, hard, expert; of teams two
    /// are enough.
    #[arg(long, value_delimiter = ',', default_values = ["person", "normal"])]
    seats: Vec<Sitter>,
    /// The seed of all dice and shuffles; a fresh one if left out.
    #[arg(long)]
    seed: Option<u64>,
    /// Also give the usual answers of the set-up: facings and priority; edge, mission and stances.
    #[arg(long)]
    full_setup: bool,
    /// Where the record is written: `game.json` if left out, or beside the record with `--step`:
    /// `game-40.json`.
    #[arg(long)]
    record: Option<PathBuf>,
    #[command(flatten)]
    language: super::Spoken,
    #[command(flatten)]
    options: Options,
    #[command(flatten)]
    packs: super::Packs,
}

impl Play {
    /// Plays by the rules that are named, or by those of the record.
    ///
    /// # Errors
    /// When the record cannot be read, or the game cannot be started.
    pub fn perform(&self) -> Result<()> {
        match (&self.from, self.ruleset) {
            (Some(record), named) => {
                let its = super::record::ruleset(record)?;
                let other = named.filter(|named| named.id() != its.id());
                miette::ensure!(other.is_none(), "{}: a record of {}", record.display(), its.id());
                its.perform(self)
            }
            (None, Some(ruleset)) => ruleset.perform(self),
            (None, None) => Err(miette!("expected a ruleset")),
        }
    }

    /// Where the record is written. Another game from a deed on does not take the place of the one that
    /// it was taken from.
    fn kept(&self) -> PathBuf {
        let beside = |(from, step): (&PathBuf, usize)| {
            let stem = from.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            from.with_file_name(format!("{stem}-{step}.json"))
        };
        let other = || self.from.as_ref().zip(self.step).map(beside);
        self.record.clone().or_else(other).unwrap_or_else(|| PathBuf::from("game.json"))
    }
}

impl Task for &Play {
    type Done = Result<()>;

    fn perform<R: Spoken>(self) -> Result<()> {
        run::<R>(self)
    }
}

/// Plays a game; its record is written after every answer of a person, and at the end.
fn run<R: Spoken>(play: &Play) -> Result<()> {
    let content = super::content::<R>(&play.packs.packs)?;
    let (seed, game, begun) = match &play.from {
        Some(record) => taken_up::<R>(&content, record, play.step)?,
        None => begun::<R>(&content, play)?,
    };
    let path = play.kept();
    super::can_be_written(&path)?;
    let speech = Speech::new(play.language.language());
    let commitment = seed.commitment().to_string();
    say!("{}", speech.t("terminal-commitment", args! { commitment: commitment }));
    // Computer players think with other numbers than those the dice come from.
    let robots = u64::from(seed.0[31]) + 1000;
    let sitters = super::seated(&play.seats, R::seats(game.state()))?;
    let seats = sitters.seated();
    let seats =
        seats.map(|(seat, own)| own.participant(robots.wrapping_add(seat.0.into()))).collect();
    let input = std::io::stdin().lock();
    let output = std::io::stdout().lock();
    let session = Session::new(game, seats, input, output, speech, play.full_setup);
    let place = path.clone();
    // What cannot be kept on the way is said at the end.
    let mut session = session.keeping(move |game| drop(keep(game, &place)));
    // Also of a game that nobody could see any more.
    let summary = session.play(&begun);
    let speech = session.speech();
    if keep(session.game(), &path)? {
        let file = path.display().to_string();
        say!("{}", speech.t("terminal-record", args! { file: file }));
    }
    if let Summary::Left = summary.into_diagnostic()? {
        say!("{}", speech.t("terminal-left", &[]));
    }
    Ok(())
}

/// Writes the record of a game, if it has one.
fn keep<R: Spoken>(game: &Game<R>, path: &Path) -> Result<bool> {
    let Some(record) = game.record() else { return Ok(false) };
    super::write(path, &serde_json::to_string(&record).into_diagnostic()?)?;
    Ok(true)
}

fn begun<R: Spoken>(content: &R::Content, play: &Play) -> Result<(Seed, Game<R>, Events<R>)> {
    let setup = R::first(content, &play.options.agreed()).map_err(|wrong| miette!("{wrong}"))?;
    let seed = play.seed.map_or_else(fresh_seed, |number| Ok(Seed::from(number)))?;
    let (game, begun) = Game::<R>::start(content, setup, seed)
        .map_err(|refusal| miette!("cannot start: {refusal}"))?;
    Ok((seed, game, begun))
}

/// A game from its record: the same game at its last deed, or a branch of it with new dice.
fn taken_up<R: Spoken>(
    content: &R::Content,
    path: &Path,
    step: Option<usize>,
) -> Result<(Seed, Game<R>, Events<R>)> {
    let record: Record<R> = super::record::read(path)?;
    let wrong = |fault| miette!("{}: {fault}", path.display());
    let step = step.filter(|step| *step != record.deeds.len());
    let (seed, game) = match step {
        Some(step) => {
            let seed = fresh_seed()?;
            (seed, record.played_on(content, step, seed).map_err(wrong)?)
        }
        None => {
            let seed = record.branches.last().map_or(record.seed, |branch| branch.seed);
            (seed, record.verify(content).map_err(wrong)?)
        }
    };
    Ok((seed, game, Vec::new()))
}

/// A seed nobody has chosen and nobody can guess.
fn fresh_seed() -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| miette!("no random seed: {error}"))?;
    Ok(Seed(bytes))
}
