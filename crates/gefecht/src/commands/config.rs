//! Flags that need not be typed: each is a variable of the environment too, and may stand in a
//! configuration file, under the name of its command. A flag goes before a variable, and a variable
//! before the file.

use std::path::{Path, PathBuf};

use clap::builder::BoolishValueParser;
use clap::{Arg, ArgAction, Command};
use miette::{Context, IntoDiagnostic, Result, miette};

/// Takes what the environment and a configuration file say, if one is named, as what holds without
/// flags.
pub fn with_settings(command: Command) -> Result<Command> {
    let command = with_variables(command);
    let Some(path) = named() else { return Ok(command) };
    let read = || format!("cannot read {}", path.display());
    let text = std::fs::read_to_string(&path).into_diagnostic().wrap_err_with(read)?;
    with_file(command, text.parse().into_diagnostic().wrap_err_with(read)?, &path)
}

/// `--trusted-proxies` is `GEFECHT_TRUSTED_PROXIES`, of every command that has it.
fn with_variables(command: Command) -> Command {
    let command = command.mut_args(|flag| match flag.get_long() {
        Some(name) => {
            let switch = matches!(flag.get_action(), ArgAction::SetTrue);
            let variable = format!("GEFECHT_{}", name.to_uppercase().replace('-', "_"));
            let flag = flag.env(kept(variable)).hide_env(true);
            // A switch is on with `1` as well as with `true`.
            if switch { flag.value_parser(BoolishValueParser::new()) } else { flag }
        }
        None => flag,
    });
    command.mut_subcommands(with_variables)
}

/// `[serve]` holds flags of `serve`, `[rules.search]` those of `rules search`.
fn with_file(mut command: Command, settings: toml::Table, path: &Path) -> Result<Command> {
    for (name, value) in settings {
        let unknown = || miette!("{}: there is no setting `{name}`", path.display());
        if let toml::Value::Table(inner) = value {
            let of = command.find_subcommand(&name).ok_or_else(unknown)?.clone();
            let of = with_file(of, inner, path)?;
            command = command.mut_subcommand(name, |_| of);
            continue;
        }
        let called = |flag: &&Arg| {
            let also = flag.get_all_aliases().unwrap_or_default();
            flag.get_long().is_some_and(|own| own == name) || also.contains(&name.as_str())
        };
        let flag = command.get_arguments().find(called);
        let (flag, values) = (flag.ok_or_else(unknown)?.get_id().clone(), values(value));
        command = command.mut_arg(flag, |flag| flag.required(false).default_values(values));
    }
    Ok(command)
}

/// `--config FILE`, or else the variable.
fn named() -> Option<PathBuf> {
    let mut arguments = std::env::args_os();
    while let Some(argument) = arguments.next() {
        match argument.to_str().and_then(|argument| argument.strip_prefix("--config")) {
            Some("") => return arguments.next().map(PathBuf::from),
            Some(rest) if rest.starts_with('=') => return Some(PathBuf::from(&rest[1..])),
            _ => {}
        }
    }
    std::env::var_os("GEFECHT_CONFIG").map(PathBuf::from)
}

/// What a flag would be given.
fn values(value: toml::Value) -> Vec<&'static str> {
    let all = match value {
        toml::Value::Array(all) => all,
        one => vec![one],
    };
    let text = |value| match value {
        toml::Value::String(text) => text,
        other => other.to_string(),
    };
    all.into_iter().map(|value| kept(text(value))).collect()
}

/// It is read once and holds as long as the program runs.
fn kept(text: String) -> &'static str {
    text.leak()
}
