//! `gefecht sim RULESET --games N --seats greedy,random --seed S`, and what is done with the games.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use super::games::SimCommand;
use crate::lines;
use crate::progress::Progress;
use crate::rulesets::{Options, Ruleset, Task};
use crate::simulation::games_file::{Games, Heading, Shard};
use crate::simulation::{self, Plan, Played, Rating, Robot, Share, Standings};
use crate::speech::Spoken;
use comfy_table::{CellAlignment, Table, presets::UTF8_HORIZONTAL_ONLY};
use kernel::{PerSeat, Refusal, Seat};
use miette::{IntoDiagnostic, Result, miette};
use ruleset::Doors;
use ruleset::lists::{self, List, Misread};

/// A simulation, or what is done with simulated games.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct SimArguments {
    #[command(subcommand)]
    pub command: Option<SimCommand>,
    #[command(flatten)]
    pub sim: Sim,
}

/// What is simulated.
#[derive(clap::Args)]
pub struct Sim {
    /// By which rules.
    #[arg(required = true)]
    pub ruleset: Option<Ruleset>,
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Who sits where: random, easy, normal (greedy), hard, expert; of teams two are enough. Or
    /// `search:ROLLOUTS:HORIZON:ANSWERS`: how often the game is played on, for how long (`end`: to the
    /// end), and how many answers are compared.
    #[arg(long, value_delimiter = ',', default_values = ["greedy", "random"], value_parser = super::robot)]
    seats: Vec<Robot>,
    /// Play every game twice, with the sides swapped.
    #[arg(long)]
    swap: bool,
    /// Files of lists, one for each seat, as `gefecht list` writes them.
    #[arg(long, value_delimiter = ',')]
    lists: Vec<PathBuf>,
    /// Every list plays every other one on both sides, so many games each, and is rated; `--out` is a
    /// folder then.
    #[arg(long, requires = "lists")]
    round_robin: bool,
    /// Keep what happened in each game, too: decisions, the course of the score, what units did.
    #[arg(long, requires = "out")]
    detailed: bool,
    /// Keep the games in this file, a line each. A run that was stopped is taken up again.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Play only a part of the run: I/N; `sim merge` puts the parts together.
    #[arg(long, requires = "out")]
    shard: Option<Shard>,
    /// The same seed plays the same games, another one others.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Replay every game decision by decision and verify its record.
    #[arg(long)]
    verify: bool,
    #[command(flatten)]
    options: Options,
    #[command(flatten)]
    packs: super::Packs,
}

impl Task for &Sim {
    type Done = Result<()>;

    fn perform<R: Spoken>(self) -> Result<()> {
        run::<R>(self)
    }
}

/// What is played with in all games of a simulation.
struct Hall<'a, R: Doors> {
    sim: &'a Sim,
    content: R::Content,
    setup: R::Setup,
    seats: PerSeat<Robot>,
}

/// Plays many games with a progress bar and prints a table of results.
fn run<R: Doors>(sim: &Sim) -> Result<()> {
    let keeps = sim.shard.is_some() || sim.detailed;
    miette::ensure!(sim.out.is_some() || !keeps, "--shard and --detailed: expected --out");
    let content = super::content::<R>(&sim.packs.packs)?;
    let setup = R::first(&content, &sim.options.agreed()).map_err(|wrong| miette!("{wrong}"))?;
    let start = R::start(&content, &setup);
    let start = start.map_err(|refusal| miette!("cannot start: {refusal}"))?;
    let count = R::seats(&start);
    let seats = super::seated(&sim.seats, count)?;
    let hall = Hall::<R> { sim, content, setup, seats };
    let lists: Vec<Brought> =
        sim.lists.iter().map(|path| hall.read(path)).collect::<Result<_>>()?;
    if sim.round_robin {
        return match count {
            2 => hall.round_robin(&lists),
            _ => Err(miette!("--round-robin: expected a game of two seats")),
        };
    }
    miette::ensure!(
        lists.is_empty() || lists.len() == usize::from(count),
        "--lists: expected {count}, one for each seat{}, found {}",
        if count == 2 { ", or --round-robin" } else { "" },
        lists.len()
    );
    let lists: Vec<&Brought> = lists.iter().collect();
    let series = hall.begun(0, &lists, sim.out.clone())?;
    let progress = Progress::of(series.missing.len() as u64, "games");
    let (games, pace) = hall.play(series, &progress)?;
    progress.end();
    let Games { heading, known } = games;
    let played: Vec<Played> = known.into_values().collect();
    say!("{}", results::<R>(&heading, &played));
    print_roles(&played);
    print_rules::<R>(&played);
    say!("{pace}");
    Ok(())
}

/// A run: what is played, what of it is known, which games are missing, and where they are kept.
struct Series<S> {
    plan: Plan<S>,
    games: Games,
    missing: Vec<u64>,
    out: Option<PathBuf>,
}

/// A list and what it is called.
struct Brought {
    name: String,
    list: List,
}

impl<R: Doors> Hall<'_, R> {
    fn read(&self, path: &Path) -> Result<Brought> {
        let text = super::about(path, std::fs::read_to_string(path))?;
        miette::ensure!(
            !text.trim().is_empty(),
            "{}: it is empty, expected a list",
            path.display()
        );
        let said = |refusal: Refusal| miette!("{}: {refusal}", path.display());
        let catalogue = R::catalogue(&self.content);
        let (list, misread) =
            lists::read_any::<R>(&self.content, &catalogue, &text).map_err(said)?;
        if let Some(one) = misread.first() {
            let Misread { line, text } = one;
            return Err(miette!(
                "{}:{line}: not of a list of {}: `{text}`",
                path.display(),
                R::NAME
            ));
        }
        list.has_room().map_err(said)?;
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        Ok(Brought { name: stem.unwrap_or_default(), list })
    }

    /// The setup with these lists, by seats.
    fn bringing(&self, lists: &[&Brought]) -> Result<R::Setup> {
        let mut setup = self.setup.clone();
        for (seat, Brought { name, list }) in (0..).map(Seat).zip(lists) {
            R::bring(&self.content, &mut setup, seat, list)
                .map_err(|refusal| miette!("--lists: {name}: {refusal}"))?;
        }
        Ok(setup)
    }

    /// Begins a run, or takes it up again. In a round robin it is one of several, with this number.
    fn begun(
        &self,
        number: u64,
        lists: &[&Brought],
        out: Option<PathBuf>,
    ) -> Result<Series<R::Setup>> {
        let Sim { games, seed, verify, swap, detailed, .. } = *self.sim;
        let (setup, seats) = (self.bringing(lists)?, self.seats.clone());
        R::start(&self.content, &setup).map_err(|refusal| miette!("cannot start: {refusal}"))?;
        let plan = Plan { setup, seats, games, seed, verify, swap, detailed };
        let names = lists.iter().map(|list| list.name.clone()).collect();
        let heading = heading::<R>(&self.content, &plan, names)?;
        let games = match &out {
            Some(out) => Games::begun(heading, out).into_diagnostic()?,
            None => Games::new(heading),
        };
        let shard = self.sim.shard.unwrap_or(Shard::WHOLE);
        let mine = (0..plan.games).filter(|&game| shard.has(number, game));
        let missing = mine.filter(|game| !games.known.contains_key(game)).collect();
        Ok(Series { plan, games, missing, out })
    }

    /// Plays what is missing of a run; gives all its games and how fast the new ones were.
    fn play(&self, series: Series<R::Setup>, progress: &Progress) -> Result<(Games, String)> {
        let Series { plan, mut games, missing, out } = series;
        if plan.verify && !games.known.is_empty() {
            let known = games.known.len();
            say!(
                "{known} games stand in the file already: they are not played again to be verified"
            );
        }
        let file = out.as_deref().map(|out| games.keep(out)).transpose().into_diagnostic()?;
        let (file, start) = (Mutex::new(file), Instant::now());
        let tick = |game: &Played| {
            progress.tick();
            let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
            // What cannot be kept now is written at the end; nothing comes behind a broken line.
            if file.as_mut().is_some_and(|file| lines::append(file, game).is_err()) {
                *file = None;
            }
        };
        let new = simulation::play::<R>(&self.content, &plan, &missing, tick)
            .map_err(|refusal| miette!("a game went wrong: {refusal}"))?;
        let pace = pace::<R>(&new, start.elapsed().as_secs_f64());
        games.known.extend(new.into_iter().map(|game| (game.number, game)));
        if let Some(out) = out {
            games.write(&out).into_diagnostic()?;
        }
        Ok((games, pace))
    }

    /// Lets every list play every other one, on both sides, and rates them.
    fn round_robin(&self, lists: &[Brought]) -> Result<()> {
        let folder = self.sim.out.as_deref();
        let pairs = pairs(lists)?;
        folder.map(|folder| super::about(folder, std::fs::create_dir_all(folder))).transpose()?;
        let mut all = Vec::new();
        for (pair, file) in pairs {
            // Some lists never meet on a side: squads of one faction, for example.
            if let Err(refusal) = R::start(&self.content, &self.bringing(&pair)?) {
                say!("{} and {} do not meet: {refusal}", pair[0].name, pair[1].name);
                continue;
            }
            let out = folder.map(|folder| folder.join(file));
            all.push(self.begun(all.len() as u64, &pair, out)?);
        }
        let missing = all.iter().map(|series| series.missing.len() as u64).sum();
        let progress = Progress::of(missing, "games");
        let mut standings = Standings::new(lists.iter().map(|list| list.name.clone()).collect());
        for series in all {
            standings.add(&self.play(series, &progress)?.0);
        }
        progress.end();
        say!("{}", table_of(&standings));
        Ok(())
    }
}

/// Who meets in a round robin, and what the file of their games is called.
fn pairs(lists: &[Brought]) -> Result<Vec<([&Brought; 2], String)>> {
    miette::ensure!(lists.len() > 1, "--round-robin: expected two --lists or more");
    let names: BTreeSet<&str> = lists.iter().map(|list| list.name.as_str()).collect();
    miette::ensure!(
        names.len() == lists.len(),
        "--round-robin: expected --lists with different names"
    );
    let (mut pairs, mut files) = (Vec::new(), BTreeSet::new());
    for one in lists {
        for other in lists.iter().filter(|other| other.name != one.name) {
            let file = format!("{}-{}.jsonl", one.name, other.name);
            miette::ensure!(
                files.insert(file.clone()),
                "--round-robin: expected --lists with other names: games of two pairs would stand \
                 in {file}"
            );
            pairs.push(([one, other], file));
        }
    }
    Ok(pairs)
}

/// The lists of a round robin, the best first, with what each won against each.
fn table_of(standings: &Standings) -> Table {
    let Standings { names, won, played } = standings;
    let rated = standings.rated();
    let mut table = Table::new();
    table.load_style(UTF8_HORIZONTAL_ONLY);
    let heads = ["list", "Elo (95 %)", "points"].map(str::to_owned);
    let against = rated.iter().map(|&(one, _)| format!("against {}", names[one]));
    table.set_header(heads.into_iter().chain(against));
    for &(one, Rating { elo, error }) in &rated {
        let (sum, all): (f64, f64) = (won[one].iter().sum(), played[one].iter().sum());
        let mut row =
            vec![names[one].clone(), format!("{elo:.0} ± {error:.0}"), format!("{sum} of {all}")];
        row.extend(rated.iter().map(|&(other, _)| match played[one][other] {
            0.0 => String::new(),
            all => format!("{} of {all}", won[one][other]),
        }));
        table.add_row(row);
    }
    table
}

/// What is played, for the first line of a file of games.
fn heading<R: Doors>(
    content: &R::Content,
    plan: &Plan<R::Setup>,
    lists: Vec<String>,
) -> Result<Heading> {
    Ok(Heading {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        ruleset: R::NAME.to_owned(),
        packs: R::packs(content),
        setup: serde_json::to_value(&plan.setup).into_diagnostic()?,
        seats: plan.seats.iter().map(Robot::to_string).collect(),
        games: plan.games,
        seed: plan.seed,
        swap: plan.swap,
        lists,
        detailed: plan.detailed,
    })
}

/// Wins and scores of both sides.
fn results<R: Doors>(heading: &Heading, played: &[Played]) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_HORIZONTAL_ONLY);
    let header = ["seat", "player", "wins", "share (95 %)", "of decided games"];
    table.set_header(header.iter().chain(R::SCORES));
    let won = |side: Option<Seat>| played.iter().filter(|game| game.won_by() == side).count();
    let decided = played.len() - won(None);
    for seat in Seat::first(2) {
        let wins = won(Some(seat));
        let mut row = vec![
            heading.side(seat),
            heading.members(seat),
            wins.to_string(),
            Share::of(wins, played.len()).to_string(),
            Share::of(wins, decided).to_string(),
        ];
        row.extend((0..R::SCORES.len()).map(|number| {
            let scores =
                played.iter().filter_map(|game| game.scores[game.side(seat).index()].get(number));
            let sum: i64 = scores.map(|score| i64::from(*score)).sum();
            format!("{:.1}", sum as f64 / played.len().max(1) as f64)
        }));
        table.add_row(row);
    }
    let draws = won(None);
    let share = Share::of(draws, played.len()).to_string();
    table.add_row([String::new(), "draws".to_owned(), draws.to_string(), share]);
    for column in 2..header.len() + R::SCORES.len() {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

/// How often each role won, in games that have roles.
fn print_roles(played: &[Played]) {
    let mut wins: BTreeMap<&str, usize> = BTreeMap::new();
    for game in played {
        for (seat, role) in Seat::first(2).zip(&game.roles) {
            let won = usize::from(game.winner == Some(seat));
            if let Some(role) = role {
                *wins.entry(role).or_default() += won;
            }
        }
    }
    for (role, wins) in wins {
        say!("{wins:>8}  {role}  {}", Share::of(wins, played.len()));
    }
}

/// Which rules decided how many games.
fn print_rules<R: Doors>(played: &[Played]) {
    let mut rules: BTreeMap<&str, usize> = BTreeMap::new();
    for game in played {
        *rules.entry(&game.rule).or_default() += 1;
    }
    for (rule, games) in rules {
        let found = content::embedded().get(rule);
        let title = found.map_or("", |rule| &rule.texts(content::Language::En).title);
        say!("{games:>8}  {rule}  {title}");
    }
    let cut = played.iter().filter(|game| game.cut).count();
    if let Some(longest) = R::LONGEST.filter(|_| cut > 0) {
        let length = R::LENGTH;
        say!(
            "{cut:>8}  were cut off without an end in sight, after {longest} {length} at the latest, \
             and count as draws"
        );
    }
}

/// How fast games were played.
fn pace<R: Doors>(played: &[Played], seconds: f64) -> String {
    let decisions: usize = played.iter().map(|game| game.decisions).sum();
    let length: u64 = played.iter().map(|game| u64::from(game.length)).sum();
    format!(
        "{} games in {seconds:.1} s: {:.0} decisions per second, {:.0} decisions and {:.2} {} per \
         game",
        played.len(),
        decisions as f64 / seconds,
        decisions as f64 / played.len().max(1) as f64,
        length as f64 / played.len().max(1) as f64,
        R::LENGTH,
    )
}
