//! `gefecht sim RULESET --games N --seats greedy,random --seed S`.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::games_file::{Games, Heading, Shard};
use crate::rulesets::{Options, Ruleset, Task};
use crate::simulation::{self, Plan, Played, Robot, Share};
use crate::speech::Spoken;
use comfy_table::{CellAlignment, Table, presets::UTF8_HORIZONTAL_ONLY};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::Seat;
use miette::{IntoDiagnostic, Result, miette};
use ruleset::Doors;

/// A simulation, or what is done with simulated games.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct SimArguments {
    #[command(subcommand)]
    pub command: Option<SimCommand>,
    #[command(flatten)]
    pub sim: Sim,
}

/// What can be done with simulated games.
#[derive(clap::Subcommand)]
pub enum SimCommand {
    /// Puts the games of a run together that was played in parts.
    Merge {
        /// The files of the parts.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Where they come; the same games make the same file.
        #[arg(long)]
        out: PathBuf,
    },
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
    /// Keep the games in this file, a line each. A run that was stopped is taken up again.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Play only a part of the run: I/N; `sim merge` puts the parts together.
    #[arg(long, requires = "out")]
    shard: Option<Shard>,
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

/// Plays many games with a progress bar and prints a table of results.
fn run<R: Doors>(sim: &Sim) -> Result<()> {
    let content = super::content::<R>(&sim.packs.packs)?;
    let setup = R::first(&content, &sim.options.agreed()).map_err(|wrong| miette!("{wrong}"))?;
    let start = R::start(&content, &setup);
    let start = start.map_err(|refusal| miette!("cannot start: {refusal}"))?;
    let count = R::seats(&start);
    let seats = super::seated(&sim.seats, count)?;
    let names = Seat::first(2).map(|seat| match count {
        2 => seat.to_string(),
        _ => format!("team {}", seat.0 + 1),
    });
    let names: Vec<String> = names.collect();
    let Sim { games, seed, verify, swap, .. } = *sim;
    let plan = Plan { setup, seats: seats.clone(), games, seed, verify, swap };
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    let bar = ProgressBar::new(plan.games);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let start = Instant::now();
    let shard = sim.shard.unwrap_or(Shard::WHOLE);
    let mut games = Games { heading: heading::<R>(&content, &plan)?, played: BTreeMap::new() };
    let known = sim.out.as_ref().filter(|out| out.exists());
    if let Some(known) = known.map(|out| Games::read(out)).transpose().into_diagnostic()? {
        games.add(known).map_err(|why| miette!("--out: {why}"))?;
    }
    let mine = (0..plan.games).filter(|&number| shard.has(number));
    let numbers: Vec<u64> = mine.filter(|number| !games.played.contains_key(number)).collect();
    bar.set_length(numbers.len() as u64);
    let file = sim.out.as_ref().map(|out| games.keep(out)).transpose().into_diagnostic()?;
    let file = Mutex::new(file);
    let tick = |game: &Played| {
        bar.inc(1);
        let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
        if let (Some(file), Ok(line)) = (file.as_mut(), serde_json::to_string(game)) {
            // What cannot be kept now is written at the end.
            let _ = writeln!(file, "{line}");
        }
    };
    let new = simulation::play::<R>(&content, &plan, &numbers, tick)
        .map_err(|refusal| miette!("a game went wrong: {refusal}"))?;
    bar.finish_and_clear();
    let pace = pace::<R>(&new, start.elapsed().as_secs_f64());
    games.played.extend(new.into_iter().map(|game| (game.number, game)));
    if let Some(out) = &sim.out {
        games.write(out).into_diagnostic()?;
    }
    let played: Vec<Played> = games.played.into_values().collect();
    say!("{}", results::<R>(&names, &seats, &played));
    print_roles(&played);
    print_rules::<R>(&played);
    say!("{pace}");
    Ok(())
}

/// What is played, for the first line of a file of games.
fn heading<R: Doors>(content: &R::Content, plan: &Plan<R::Setup>) -> Result<Heading> {
    Ok(Heading {
        ruleset: R::NAME.to_owned(),
        packs: R::packs(content),
        setup: serde_json::to_value(&plan.setup).into_diagnostic()?,
        seats: plan.seats.iter().map(Robot::to_string).collect(),
        games: plan.games,
        seed: plan.seed,
        swap: plan.swap,
    })
}

/// Puts the parts of a run together.
pub fn merge(SimCommand::Merge { files, out }: SimCommand) -> Result<()> {
    let mut all: Option<Games> = None;
    for file in &files {
        let part = Games::read(file).into_diagnostic()?;
        match &mut all {
            None => all = Some(part),
            Some(all) => all.add(part).map_err(|why| miette!("{}: {why}", file.display()))?,
        }
    }
    let Some(all) = all else { return Ok(()) };
    all.write(&out).into_diagnostic()?;
    say!("{} of {} games", all.played.len(), all.heading.games);
    Ok(())
}

/// Wins and scores of both sides.
fn results<R: Doors>(names: &[String], seats: &[Robot], played: &[Played]) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_HORIZONTAL_ONLY);
    let header = ["seat", "player", "wins", "share (95 %)", "of decided games"];
    table.set_header(header.iter().chain(R::SCORES));
    let won = |side: Option<Seat>| played.iter().filter(|game| game.won_by() == side).count();
    let decided = played.len() - won(None);
    for (seat, name) in Seat::first(2).zip(names) {
        let wins = won(Some(seat));
        let mut row = vec![
            name.clone(),
            members(seats, seat),
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

/// The players of a side.
fn members(seats: &[Robot], side: Seat) -> String {
    let own = Seat::first(seats.len() as u8).filter(|seat| seat.is_with(side));
    let own = own.map(|seat| seats[seat.index()].to_string());
    own.collect::<Vec<_>>().join(", ")
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
        say!("{cut:>8}  were cut off after {longest} {} and count as draws", R::LENGTH);
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
