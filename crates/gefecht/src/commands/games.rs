//! `gefecht sim merge|export`: what is done with simulated games.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::rulesets::{Ruleset, Task};
use crate::simulation::games_file::Games;
use crate::simulation::{self, Standings};
use crate::speech::Spoken;
use miette::{IntoDiagnostic, Result, miette};

/// What can be done with simulated games.
#[derive(clap::Subcommand)]
pub enum SimCommand {
    /// Puts the games of a run together that was played in parts.
    Merge {
        /// The files of the parts; of a round robin the folders.
        #[arg(required = true)]
        parts: Vec<PathBuf>,
        /// The file, or the folder, where they come, to those of the run that it has already; the same
        /// games make the same file.
        #[arg(long)]
        out: PathBuf,
    },
    /// Makes tables (Parquet) and plots (SVG) of the games of a run; of a round robin a plot of the
    /// ratings.
    Export {
        /// The file of the games, or the folder of a round robin.
        file: PathBuf,
        /// The folder where they come.
        #[arg(long)]
        out: PathBuf,
    },
}

/// Does it.
pub fn command(command: SimCommand) -> Result<()> {
    match command {
        SimCommand::Merge { parts, out } if parts.iter().any(|part| part.is_dir()) => {
            merge_folders(&parts, &out)
        }
        SimCommand::Merge { parts, out } => {
            let all = merge(&parts, &out)?;
            say!("{} of {} games", all.known.len(), all.heading.games);
            Ok(())
        }
        SimCommand::Export { file, out } if file.is_dir() => export_ratings(&file, &out),
        SimCommand::Export { file, out } => {
            let games = Games::read(&file).into_diagnostic()?;
            let unknown = || miette!("{}: no ruleset `{}`", file.display(), games.heading.ruleset);
            Ruleset::named(&games.heading.ruleset)
                .ok_or_else(unknown)?
                .perform(Export { games: &games, folder: &out })
        }
    }
}

/// Games that become tables and plots.
struct Export<'a> {
    games: &'a Games,
    folder: &'a Path,
}

impl Task for Export<'_> {
    type Done = Result<()>;

    fn perform<R: Spoken>(self) -> Result<()> {
        simulation::export(self.games, R::SCORES, self.folder).into_diagnostic()?;
        simulation::draw::<R>(self.games, self.folder).into_diagnostic()?;
        say!("{} games in {}", self.games.known.len(), self.folder.display());
        Ok(())
    }
}

/// Draws the ratings of lists, or of players, whose games against each other stand in a folder.
fn export_ratings(folder: &Path, out: &Path) -> Result<()> {
    let files = files_in(folder)?;
    let games: Vec<Games> =
        files.iter().map(|path| Games::read(path)).collect::<Result<_, _>>().into_diagnostic()?;
    let names: BTreeSet<String> = games.iter().flat_map(Standings::names_in).collect();
    if names.len() < 2 {
        return Err(miette!("{}: no games of several against each other", folder.display()));
    }
    let mut standings = Standings::new(names.into_iter().collect());
    games.iter().for_each(|games| standings.add(games));
    simulation::draw_ratings(&standings, out).into_diagnostic()?;
    let played: usize = games.iter().map(|games| games.known.len()).sum();
    say!("{played} games in {}", out.display());
    Ok(())
}

/// The files of games in a folder.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in super::about(folder, std::fs::read_dir(folder))? {
        let path = super::about(folder, entry)?.path();
        files.extend(Some(path).filter(|path| path.extension().is_some_and(|own| own == "jsonl")));
    }
    files.sort();
    Ok(files)
}

/// Puts the parts of a run together.
fn merge(files: &[PathBuf], out: &Path) -> Result<Games> {
    let mut all: Option<Games> = None;
    for file in files {
        let part = Games::read(file).into_diagnostic()?;
        match &mut all {
            None => all = Some(part),
            Some(all) => super::about(file, all.add(part))?,
        }
    }
    let all = all.ok_or_else(|| miette!("expected files"))?;
    // What stands there already may be more than the parts know.
    let mut whole = Games::begun(all.heading.clone(), out).into_diagnostic()?;
    super::about(out, whole.add(all))?;
    whole.write(out).into_diagnostic()?;
    Ok(whole)
}

/// Puts the parts of a round robin together: the files of all folders that are called the same.
fn merge_folders(folders: &[PathBuf], out: &Path) -> Result<()> {
    let mut parts: BTreeMap<PathBuf, Vec<PathBuf>> = BTreeMap::new();
    for file in folders.iter().map(|folder| files_in(folder)).collect::<Result<Vec<_>>>()?.concat()
    {
        let name = file.file_name().map(PathBuf::from).unwrap_or_default();
        parts.entry(name).or_default().push(file);
    }
    miette::ensure!(!parts.is_empty(), "the folders have no files of games");
    super::about(out, std::fs::create_dir_all(out))?;
    let (mut played, mut games) = (0, 0_u64);
    for (name, files) in &parts {
        let all = merge(files, &out.join(name))?;
        played += all.known.len() as u64;
        games = games.saturating_add(all.heading.games);
    }
    say!("{played} of {games} games in {} files", parts.len());
    Ok(())
}
