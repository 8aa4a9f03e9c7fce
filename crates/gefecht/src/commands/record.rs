//! `gefecht record show|replay|verify FILE`: the record says of which ruleset it is.

use std::path::{Path, PathBuf};

use crate::rulesets::{Ruleset, Task};
use crate::speech::{self, Speech, Spoken};
use clap::Subcommand;
use kernel::{Deed, Game, Record, Told};
use miette::{Result, miette};
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// What is done with a record.
#[derive(Subcommand)]
pub enum RecordCommand {
    /// Prints what a record holds.
    Show { file: PathBuf },
    /// Plays a record again and tells what happens.
    Replay {
        file: PathBuf,
        #[command(flatten)]
        language: super::Spoken,
    },
    /// Proves that a record replays to the same events.
    Verify { file: PathBuf },
}

/// Does it, with the packs of these folders or the one that comes with the program.
pub fn run(command: &RecordCommand, packs: &[PathBuf]) -> Result<()> {
    let (RecordCommand::Show { file }
    | RecordCommand::Replay { file, .. }
    | RecordCommand::Verify { file }) = command;
    ruleset(file)?.perform(Look { command, packs })
}

struct Look<'a> {
    command: &'a RecordCommand,
    packs: &'a [PathBuf],
}

impl Task for Look<'_> {
    type Done = Result<()>;

    fn perform<R: Spoken>(self) -> Result<()> {
        match self.command {
            RecordCommand::Show { file } => show::<R>(file),
            RecordCommand::Replay { file, language } => {
                replay::<R>(file, self.packs, &Speech::new(language.language()))
            }
            RecordCommand::Verify { file } => verify::<R>(file, self.packs),
        }
    }
}

/// Of which ruleset a record is.
pub fn ruleset(path: &Path) -> Result<Ruleset> {
    #[derive(Deserialize)]
    struct Head {
        ruleset: String,
    }
    let Head { ruleset } = read(path)?;
    Ruleset::named(&ruleset).ok_or_else(|| {
        let all: Vec<String> = Ruleset::ALL.iter().map(|one| format!("`{}`", one.id())).collect();
        let expected = all.join(" or ");
        miette!("{}: field `ruleset`: `{ruleset}`, expected {expected}", path.display())
    })
}

/// Reads a record; a broken one gets file, line and what was expected.
pub fn read<T: DeserializeOwned>(path: &Path) -> Result<T> {
    let text = content::file(path)?;
    serde_json::from_str(&text).map_err(|error| {
        miette!("{}:{}: column {}: {error}", path.display(), error.line(), error.column())
    })
}

/// Prints what a record holds.
fn show<R: Spoken>(path: &Path) -> Result<()> {
    let record: Record<R> = read(path)?;
    let line = |name: &str, value: &str| say!("{name:<11} {value}");
    line("ruleset", &record.ruleset);
    for (name, value) in R::agreed(&record.setup) {
        line(&name, &value);
    }
    line("seed", &format!("{} (commitment {})", record.seed, record.seed.commitment()));
    for (name, hash) in &record.packs {
        line("pack", &format!("{name} {hash}"));
    }
    line("deeds", &record.deeds.len().to_string());
    for branch in &record.branches {
        line("branch", &format!("after {} deeds, seed {}", branch.after, branch.seed));
    }
    line("hash", &record.hash);
    Ok(())
}

/// Plays a record again and tells what happens, sentence by sentence.
fn replay<R: Spoken>(path: &Path, packs: &[PathBuf], speech: &Speech) -> Result<()> {
    let content = super::content::<R>(packs)?;
    let record: Record<R> = read(path)?;
    let before = |game: &Game<R>, deed: &Deed<R::Choice>| {
        let player = speech::player::<R>(deed.seat, speech);
        say!("{player}: {}", speech::deed(game, deed, speech));
    };
    let after = |game: &Game<R>, events: &[Told<R::Event>]| {
        for told in events {
            if let Some(sentence) = speech::told::<R>(game.state(), told, speech) {
                say!("    {sentence}");
            }
        }
    };
    let game = record
        .replay(&content, before, after)
        .map_err(|fault| miette!("{}: {fault}", path.display()))?;
    match game.outcome() {
        Some(outcome) => say!("{}", speech::outcome::<R>(R::seats(game.state()), &outcome, speech)),
        None => say!("{}", speech.t("terminal-goes-on", &[])),
    }
    Ok(())
}

/// Proves that a record replays to the same events.
fn verify<R: Spoken>(path: &Path, packs: &[PathBuf]) -> Result<()> {
    let content = super::content::<R>(packs)?;
    let record: Record<R> = read(path)?;
    record.verify(&content).map_err(|fault| miette!("{}: {fault}", path.display()))?;
    say!("verified: {} deeds, hash {}", record.deeds.len(), record.hash);
    Ok(())
}
