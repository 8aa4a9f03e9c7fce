//! A configuration file for `serve`: its flags by their names. Flags go before variables of the
//! environment, and these before the file.

use std::path::PathBuf;

use clap::Command;
use miette::{Context, IntoDiagnostic, Result, miette};

/// Takes what a configuration file says, if one is named, as what holds without flag and variable.
pub fn with_file(command: Command) -> Result<Command> {
    let Some(path) = named() else { return Ok(command) };
    let read = || format!("cannot read {}", path.display());
    let text = std::fs::read_to_string(&path).into_diagnostic().wrap_err_with(read)?;
    let settings: toml::Table = text.parse().into_diagnostic().wrap_err_with(read)?;
    let mut told = Vec::new();
    for (name, value) in settings {
        let serve = command.find_subcommand("serve");
        let mut flags = serve.into_iter().flat_map(Command::get_arguments);
        let flag = flags.find(|flag| flag.get_long() == Some(&name));
        let unknown = || miette!("{}: there is no setting `{name}`", path.display());
        told.push((flag.ok_or_else(unknown)?.get_id().clone(), values(value)));
    }
    Ok(command.mut_subcommand("serve", |serve| {
        told.into_iter().fold(serve, |serve, (flag, values)| {
            serve.mut_arg(flag, |flag| flag.default_values(values))
        })
    }))
}

/// `--config FILE`, or else the variable.
fn named() -> Option<PathBuf> {
    let mut arguments = std::env::args();
    while let Some(argument) = arguments.next() {
        match argument.strip_prefix("--config") {
            Some("") => return arguments.next().map(PathBuf::from),
            Some(rest) if rest.starts_with('=') => return Some(PathBuf::from(&rest[1..])),
            _ => {}
        }
    }
    std::env::var_os("GEFECHT_CONFIG").map(PathBuf::from)
}

/// What a flag would be given. It is read once and holds as long as the program runs.
fn values(value: toml::Value) -> Vec<&'static str> {
    let all = match value {
        toml::Value::Array(all) => all,
        one => vec![one],
    };
    let text = |value| match value {
        toml::Value::String(text) => text,
        other => other.to_string(),
    };
    all.into_iter().map(|value| &*text(value).leak()).collect()
}
