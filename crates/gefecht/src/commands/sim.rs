//! `gefecht sim RULESET --games N --seats greedy,random --seed S`.

use std::collections::BTreeMap;
use std::time::Instant;

use crate::rulesets::{Options, Ruleset, Task};
use crate::simulation::{self, Plan, Played, Robot, Share};
use crate::speech::Spoken;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use comfy_table::{CellAlignment, Table, presets::UTF8_HORIZONTAL_ONLY};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::Seat;
use miette::{Result, miette};
use ruleset::Doors;

/// What is simulated.
#[derive(clap::Args)]
pub struct Sim {
    /// By which rules.
    pub ruleset: Ruleset,
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Who sits where: greedy or random; of teams two are enough.
    #[arg(long, value_delimiter = ',', default_values = ["greedy", "random"], value_parser = robots())]
    seats: Vec<Robot>,
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

/// Computer players by their names.
fn robots() -> impl TypedValueParser<Value = Robot> {
    PossibleValuesParser::new(Robot::NAMES)
        .try_map(|name| Robot::named(&name).ok_or("no such player"))
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
    let plan =
        Plan { setup, seats: seats.clone(), games: sim.games, seed: sim.seed, verify: sim.verify };
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    let bar = ProgressBar::new(plan.games);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let start = Instant::now();
    let played = simulation::run::<R>(&content, &plan, || bar.inc(1))
        .map_err(|refusal| miette!("a game went wrong: {refusal}"))?;
    bar.finish_and_clear();
    say!("{}", results::<R>(&names, &seats, &played));
    print_roles(&played);
    print_rules::<R>(&played);
    print_pace::<R>(&played, start.elapsed().as_secs_f64());
    Ok(())
}

/// Wins and scores of both sides.
fn results<R: Doors>(names: &[String], seats: &[Robot], played: &[Played]) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_HORIZONTAL_ONLY);
    let header = ["seat", "player", "wins", "share (95 %)", "of decided games"];
    table.set_header(header.iter().chain(R::SCORES));
    let won = |seat: Option<Seat>| played.iter().filter(|game| game.winner == seat).count();
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
            let scores = played.iter().filter_map(|game| game.scores[seat.index()].get(number));
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
    let own = own.map(|seat| format!("{:?}", seats[seat.index()]).to_lowercase());
    own.collect::<Vec<_>>().join(", ")
}

/// How often each role won, in games that have roles.
fn print_roles(played: &[Played]) {
    let mut wins: BTreeMap<&str, usize> = BTreeMap::new();
    for game in played {
        for (seat, role) in Seat::first(2).zip(game.roles) {
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
        *rules.entry(game.rule).or_default() += 1;
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

fn print_pace<R: Doors>(played: &[Played], seconds: f64) {
    let decisions: usize = played.iter().map(|game| game.decisions).sum();
    let length: u64 = played.iter().map(|game| u64::from(game.length)).sum();
    say!(
        "{} games in {seconds:.1} s: {:.0} decisions per second, {:.0} decisions and {:.2} {} per \
         game",
        played.len(),
        decisions as f64 / seconds,
        decisions as f64 / played.len().max(1) as f64,
        length as f64 / played.len().max(1) as f64,
        R::LENGTH,
    );
}
