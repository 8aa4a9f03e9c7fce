//! `gefecht odds RULESET NAME=VALUE…`: the exact odds of a test or an attack.

use std::collections::BTreeMap;

use miette::{IntoDiagnostic, Result, miette};
use ruleset::Doors;
use serde_json::Value;

use crate::rulesets::{Ruleset, Task};
use crate::speech::{Speech, Spoken, args};

/// What is asked for.
#[derive(clap::Args)]
pub struct Odds {
    /// By which rules.
    ruleset: Ruleset,
    /// What is rolled, by the names that the page of odds has: `dice=6 needed=4 defence=3`;
    /// `attack=7 defender=lord-maul exposed=1`; `red=3 black=2 surge=hit cover=light`.
    #[arg(required = true, value_name = "NAME=VALUE", value_parser = pair)]
    query: Vec<(String, String)>,
    #[command(flatten)]
    language: super::Spoken,
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}

/// Does it.
pub fn run(odds: &Odds) -> Result<()> {
    odds.ruleset.perform(odds)
}

impl Task for &Odds {
    type Done = Result<()>;

    fn perform<R: Spoken>(self) -> Result<()> {
        let mut query = BTreeMap::new();
        for (name, value) in &self.query {
            let other = query.insert(name.clone(), value.clone());
            miette::ensure!(other.is_none(), "`{name}` stands twice");
        }
        let found = <R as Doors>::odds(&query).map_err(|refusal| miette!("{refusal}"))?;
        print(
            &serde_json::to_value(found).into_diagnostic()?,
            &Speech::new(self.language.language()),
        );
        Ok(())
    }
}

/// A line for each number that can come out, with its chance and that of at least so many.
fn print(found: &Value, speech: &Speech) {
    let numbers =
        |value: &Value| value.as_array().map(|all| all.iter().filter_map(Value::as_f64).collect());
    let chances: Vec<f64> =
        found.as_object().and_then(|fields| fields.values().find_map(numbers)).unwrap_or_default();
    say!("{}", speech.t("terminal-odds-head", &[]));
    let mut least: f64 = chances.iter().sum();
    for (count, chance) in chances.iter().enumerate() {
        // Explosions have no end; what shows as nothing is left out.
        if least < 0.000_05 {
            break;
        }
        let bar = "█".repeat((chance * 40.0).round() as usize);
        say!("{count:>3} {:>7.2} % {:>7.2} %  {bar}", 100.0 * chance, 100.0 * least);
        least -= chance;
    }
    if let Some(mean) = found.get("mean").and_then(Value::as_f64) {
        say!("{}", speech.t("terminal-odds-mean", args! { mean: format!("{mean:.3}") }));
    }
}
