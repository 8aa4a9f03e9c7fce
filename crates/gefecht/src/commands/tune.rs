//! `gefecht tune RULESET`: better weights for the greedy player, by self-play.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use miette::{IntoDiagnostic, Result, miette};
use ruleset::{Doors, Policy, Weights};
use serde::{Deserialize, Serialize};

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
struct Heading {
    ruleset: String,
    packs: Vec<(String, String)>,
    setup: serde_json::Value,
    seed: u64,
    heat: u64,
    proof: u64,
    keep: Vec<String>,
    weights: Weights,
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
    let content = super::content::<R>(&tune.packs.packs)?;
    let setup = R::first(&content, &tune.options.agreed()).map_err(|wrong| miette!("{wrong}"))?;
    let (seed, heat, proof) = (tune.seed, tune.heat, tune.proof);
    let heading = Heading {
        ruleset: R::NAME.to_owned(),
        packs: R::packs(&content),
        setup: serde_json::to_value(&setup).into_diagnostic()?,
        seed,
        heat,
        proof,
        keep: tune.keep.clone(),
        weights: start.clone(),
    };
    let mut rounds = known(&tune.out, &heading)?;
    let mut file = written(&tune.out, &heading, &rounds)?;
    let (content, setup, keep) = (&content, &setup, &tune.keep[..]);
    let tuning = Tuning::<R> { content, setup, seed, heat, proof, keep };
    let wrong = |refusal| miette!("a game went wrong: {refusal}");
    let mut present = start;
    for number in 0..tune.rounds {
        if rounds.len() as u64 <= number {
            let round = tuning.round(&present, number).map_err(wrong)?;
            writeln!(file, "{}", serde_json::to_string(&round).into_diagnostic()?)
                .into_diagnostic()?;
            rounds.push(round);
        }
        let Some(round) = rounds.get(number as usize) else { break };
        let share = Share { share: round.share, interval: round.interval };
        say!("{:>3}  {share}  {}", number + 1, if round.taken { "taken" } else { "" });
        if round.taken {
            present = round.weights.clone();
        }
    }
    super::about(&tune.weights, fs::write(&tune.weights, pretty(&present)?))?;
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

/// The rounds that were played already. A last line that was not written to its end is left out.
fn known(path: &Path, heading: &Heading) -> Result<Vec<Round>> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let lines = BufReader::new(super::about(path, fs::File::open(path))?).lines();
    let mut lines = lines.map_while(Result::ok);
    let first: Option<Heading> = lines.next().and_then(|line| serde_json::from_str(&line).ok());
    if first.as_ref() != Some(heading) {
        return Err(miette!("{}: it is of another run", path.display()));
    }
    Ok(lines.map_while(|line| serde_json::from_str(&line).ok()).collect())
}

/// The file with what is known, open for the rounds to come.
fn written(path: &Path, heading: &Heading, rounds: &[Round]) -> Result<fs::File> {
    let mut text = serde_json::to_string(heading).into_diagnostic()? + "\n";
    for round in rounds {
        text += &(serde_json::to_string(round).into_diagnostic()? + "\n");
    }
    let mut file = super::about(path, fs::File::create(path))?;
    super::about(path, file.write_all(text.as_bytes()))?;
    Ok(file)
}
