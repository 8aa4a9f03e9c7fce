//! `gefecht fit RULESET`: what being ahead is worth, by the games of quick players.

use std::path::{Path, PathBuf};
use std::sync::Mutex;

use miette::{IntoDiagnostic, Result, miette};
use rayon::prelude::*;
use ruleset::{Doors, Values};
use serde::{Deserialize, Serialize};

use crate::lines::{self, Line, Lines};
use crate::progress::Progress;
use crate::rulesets::{Options, Ruleset, Task};
use crate::simulation::fitting::{self, Course, Fit};
use crate::speech::Spoken;

/// How worths are looked for.
#[derive(clap::Args)]
pub struct Fitting {
    /// By which rules.
    ruleset: Ruleset,
    /// Where the games are kept, a line each: a run that was stopped is taken up again.
    #[arg(long)]
    out: PathBuf,
    /// Games of other set-ups that count as well: files of other runs.
    #[arg(long, value_delimiter = ',')]
    with: Vec<PathBuf>,
    /// Where the worths come that were found.
    #[arg(long)]
    values: PathBuf,
    /// How many games.
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Pairs of games that hard players with these worths play against hard ones with those of the
    /// program.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=1_000_000))]
    proof: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    options: Options,
    #[command(flatten)]
    packs: super::Packs,
}

/// The first line of the file: what is played.
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heading {
    version: String,
    ruleset: String,
    packs: Vec<(String, String)>,
    setup: serde_json::Value,
    seed: u64,
    aspects: Vec<String>,
}

impl Line for Course {
    type Heading = Heading;

    fn number(&self) -> u64 {
        self.number
    }

    fn fits(&self, _: &Heading, _: u64) -> Result<(), String> {
        self.sound()
    }
}

impl Task for &Fitting {
    type Done = Result<()>;

    fn perform<R: Spoken>(self) -> Result<()> {
        fit::<R>(self)
    }
}

/// Does it.
pub fn run(fitting: &Fitting) -> Result<()> {
    fitting.ruleset.perform(fitting)
}

fn fit<R: Doors>(fitting: &Fitting) -> Result<()> {
    let content = super::content::<R>(&fitting.packs.packs)?;
    let setup =
        R::first(&content, &fitting.options.agreed()).map_err(|wrong| miette!("{wrong}"))?;
    let heading = Heading {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        ruleset: R::NAME.to_owned(),
        packs: R::packs(&content),
        setup: serde_json::to_value(&setup).into_diagnostic()?,
        seed: fitting.seed,
        aspects: R::ASPECTS.iter().map(|name| (*name).to_owned()).collect(),
    };
    super::are_two(["--out", "--values"], [&fitting.out, &fitting.values])?;
    super::can_be_written(&fitting.values)?;
    let mut known = Lines::<Course>::begun(heading, &fitting.out).into_diagnostic()?;
    let mut others: Vec<Lines<Course>> = Vec::new();
    for path in &fitting.with {
        let other = other(path, &known.heading)?;
        let is_new = [&known].into_iter().chain(&others).all(|run| run.heading != other.heading);
        miette::ensure!(
            is_new,
            "--with: {}: games of this run are counted already",
            path.display()
        );
        others.push(other);
    }
    play::<R>(fitting, &content, &setup, &mut known)?;
    let courses: Vec<Course> =
        [known].into_iter().chain(others).flat_map(|lines| lines.known.into_values()).collect();
    let start =
        R::start(&content, &setup).map_err(|wrong| miette!("a game went wrong: {wrong}"))?;
    let own = R::values(&start);
    let Fit { worths, loss: [before, after] } = fitting::fit(R::ASPECTS, own, &courses);
    say!(
        "{} games; the logarithmic loss of those held back, {before:.4} before: {after:.4}",
        courses.len()
    );
    for (name, [start, end]) in &worths {
        say!("{name:>12}  {start} to {end}");
    }
    let text = serde_json::to_string_pretty(&worths).into_diagnostic()? + "\n";
    super::write(&fitting.values, &text)?;
    if fitting.proof > 0 {
        let found = Values::of(R::ASPECTS, &worths).unwrap_or_default();
        let share = fitting::proof::<R>(&content, &setup, found, fitting.seed, fitting.proof);
        let share = share.map_err(|refusal| miette!("a game went wrong: {refusal}"))?;
        say!("against the worths of the program: {share}");
    }
    Ok(())
}

/// The games of another run with the same rules, packs and aspects.
fn other(path: &Path, own: &Heading) -> Result<Lines<Course>> {
    let lines = Lines::<Course>::read(path).into_diagnostic()?;
    let Heading { ruleset, packs, aspects, .. } = &lines.heading;
    let alike = *ruleset == own.ruleset && *packs == own.packs && *aspects == own.aspects;
    alike
        .then_some(lines)
        .ok_or_else(|| miette!("{}: its ruleset, packs or aspects are others", path.display()))
}

/// Plays the games that are missing.
fn play<R: Doors>(
    fitting: &Fitting,
    content: &R::Content,
    setup: &R::Setup,
    known: &mut Lines<Course>,
) -> Result<()> {
    // The file keeps all that it has, though fewer may be asked for now.
    let file = Mutex::new(known.keep(&fitting.out).into_diagnostic()?);
    known.known.retain(|number, _| *number < fitting.games);
    let missing: Vec<u64> =
        (0..fitting.games).filter(|number| !known.known.contains_key(number)).collect();
    let progress = Progress::of(missing.len() as u64, "games");
    let played: Vec<Course> = missing
        .into_par_iter()
        // Each worker has its own table: shared ones would fight over their reference counts.
        .map_init(
            || R::start(content, setup),
            |start, number| {
                let wrong = |refusal| miette!("a game went wrong: {refusal}");
                let start = start.clone().map_err(wrong)?;
                let course = Course::play::<R>(start, fitting.seed, number).map_err(wrong)?;
                let mut file = file.lock().map_err(|_| miette!("the file was lost"))?;
                super::about(&fitting.out, lines::append(&mut *file, &course))?;
                progress.tick();
                Ok(course)
            },
        )
        .collect::<Result<_>>()?;
    progress.end();
    known.known.extend(played.into_iter().map(|course| (course.number, course)));
    Ok(())
}
