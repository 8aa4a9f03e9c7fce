//! `gefecht tune RULESET`: better weights for the greedy player, by self-play.

use std::fs;
use std::path::{Path, PathBuf};

use miette::{IntoDiagnostic, Result, miette};
use ruleset::{Doors, Policy, Weights};
use serde::{Deserialize, Serialize};

use crate::lines::{self, Line, Lines};
use crate::rulesets::{Options, Ruleset, Task};
use crate::simulation::Share;
use crate::simulation::tuning::{Round, Tuning};
use crate::speech::Spoken;

/// How weights are looked for.
#[derive(clap::Args)]
pub struct Tune {
    /// By which rules.
    ruleset: Ruleset,
    /// Where the rounds are kept, a line each: a run that was stopped is taken up again.
    #[arg(long)]
    out: PathBuf,
    /// Where the weights come that were found.
    #[arg(long)]
    weights: PathBuf,
    /// The weights to begin with, instead of those of the program.
    #[arg(long)]
    from: Option<PathBuf>,
    /// How many rounds; without any the weights of `--from` play against those of the program.
    #[arg(long, default_value_t = 20)]
    rounds: u64,
    /// Pairs of games that each of the sixteen weights of a round plays first; twice as many in each
    /// further heat.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    heat: u64,
    /// Pairs of games by which the best of a round prove themselves; four times as many at the end.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(2..=1_000_000))]
    proof: u64,
    /// Weights that stay as they are, by how their names begin: those that the games do not ask for
    /// would wander.
    #[arg(long, value_delimiter = ',')]
    keep: Vec<String>,
    /// The ids of Strategic Operations that are played in turn, a pair of games each (Shatterpoint).
    #[arg(long, value_delimiter = ',', conflicts_with = "operation")]
    operations: Vec<String>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    options: Options,
    #[command(flatten)]
    packs: super::Packs,
}

/// The first line of the file: what is looked for.
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heading {
    version: String,
    ruleset: String,
    packs: Vec<(String, String)>,
    setups: Vec<serde_json::Value>,
    seed: u64,
    heat: u64,
    proof: u64,
    keep: Vec<String>,
    weights: Weights,
}

impl Line for Round {
    type Heading = Heading;

    fn number(&self) -> u64 {
        self.number
    }

    /// Each round builds on the one before.
    fn fits(&self, run: &Heading, place: u64) -> Result<(), String> {
        if self.number != place {
            return Err(format!("field `number`: {}, expected {place}", self.number));
        }
        for (field, part) in [("share", self.share), ("interval", self.interval.0)] {
            if !(0.0..=1.0).contains(&part) {
                return Err(format!("field `{field}`: {part}, expected 0 to 1"));
            }
        }
        if self.taken != (self.interval.0 > 0.5) {
            return Err(format!("field `taken`: expected {}", !self.taken));
        }
        let fit = self.weights.keys().eq(run.weights.keys());
        fit.then_some(()).ok_or_else(|| format!("field `weights`: no weights of {}", run.ruleset))
    }
}

impl Tune {
    /// The games that are played in turn: one, or one of each operation.
    fn setups<R: Doors>(&self, content: &R::Content) -> Result<Vec<R::Setup>, String> {
        let agreed = self.options.agreed();
        if self.operations.is_empty() {
            return Ok(vec![R::first(content, &agreed)?]);
        }
        let operations = self
            .operations
            .iter()
            .map(|id| ruleset::Options { operation: Some(id.clone()), ..agreed.clone() });
        operations.map(|options| R::first(content, &options)).collect()
    }
}

impl Task for &Tune {
    type Done = Result<()>;

    fn perform<R: Spoken>(self) -> Result<()> {
        tune::<R>(self)
    }
}

/// Does it.
pub fn run(tune: &Tune) -> Result<()> {
    tune.ruleset.perform(tune)
}

fn tune<R: Doors>(tune: &Tune) -> Result<()> {
    let own = R::Policy::weights();
    let start = tune.from.as_deref().map(read::<R>).transpose()?.unwrap_or_else(|| own.clone());
    for keep in &tune.keep {
        let known = own.keys().any(|name| name.starts_with(keep));
        miette::ensure!(known, "--keep: no weight of {} begins with `{keep}`", R::NAME);
    }
    let content = super::content::<R>(&tune.packs.packs)?;
    let setups = tune.setups::<R>(&content).map_err(|wrong| miette!("{wrong}"))?;
    let (seed, heat, proof) = (tune.seed, tune.heat, tune.proof);
    let heading = Heading {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        ruleset: R::NAME.to_owned(),
        packs: R::packs(&content),
        setups: setups
            .iter()
            .map(serde_json::to_value)
            .collect::<Result<_, _>>()
            .into_diagnostic()?,
        seed,
        heat,
        proof,
        keep: tune.keep.clone(),
        weights: start.clone(),
    };
    super::are_two(["--out", "--weights"], [&tune.out, &tune.weights])?;
    super::can_be_written(&tune.weights)?;
    let mut rounds = Lines::<Round>::begun(heading, &tune.out).into_diagnostic()?;
    let mut file = rounds.keep(&tune.out).into_diagnostic()?;
    let (content, setups, keep) = (&content, &setups[..], &tune.keep[..]);
    let tuning = Tuning::<R> { content, setups, seed, heat, proof, keep };
    let wrong = |refusal| miette!("a game went wrong: {refusal}");
    let mut present = start;
    for number in 0..tune.rounds {
        let round = match rounds.known.remove(&number) {
            Some(round) => round,
            None => {
                let round = tuning.round(&present, number).map_err(wrong)?;
                super::about(&tune.out, lines::append(&mut file, &round))?;
                round
            }
        };
        let share = Share { share: round.share, interval: round.interval };
        say!("{:>3}  {share}  {}", number + 1, if round.taken { "taken" } else { "" });
        if round.taken {
            present = round.weights;
        }
    }
    super::write(&tune.weights, &pretty(&present)?)?;
    let first = tuning.first(tune.rounds);
    let last = tuning.share(&present, &own, first..first + 4 * proof).map_err(wrong)?;
    say!("against the weights of the program: {last}");
    Ok(())
}

/// As they stand in a file.
fn pretty(weights: &Weights) -> Result<String> {
    Ok(serde_json::to_string_pretty(weights).into_diagnostic()? + "\n")
}

/// The weights of a file, if the player has just these.
fn read<R: Doors>(path: &Path) -> Result<Weights> {
    let text = super::about(path, fs::read_to_string(path))?;
    let weights: Weights = super::about(path, serde_json::from_str(&text))?;
    let fits = R::Policy::weighing(0, &weights).is_some();
    fits.then_some(weights).ok_or_else(|| miette!("{}: no weights of {}", path.display(), R::NAME))
}
