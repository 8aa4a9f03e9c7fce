//! `gefecht sim battleground --games N --seats greedy,random --seed S`.

use std::collections::BTreeMap;
use std::time::Instant;

use battleground::Battleground;
use battleground::library::Library;
use comfy_table::{CellAlignment, Table, presets::UTF8_HORIZONTAL_ONLY};
use gefecht::simulation::{self, Plan, Played, Share};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Rules, Seat};
use miette::{Result, miette};

/// Plays many games with a progress bar and prints a table of results.
pub fn run(library: &Library, plan: &Plan) -> Result<()> {
    Battleground::start(library, &plan.setup)
        .map_err(|refusal| miette!("cannot start: {refusal}"))?;
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    let bar = ProgressBar::new(plan.games);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let start = Instant::now();
    let played = simulation::run(library, plan, || bar.inc(1))
        .map_err(|refusal| miette!("a game went wrong: {refusal}"))?;
    bar.finish_and_clear();
    print_results(plan, &played, start.elapsed().as_secs_f64());
    Ok(())
}

fn print_results(plan: &Plan, played: &[Played], seconds: f64) {
    let mut table = Table::new();
    table.load_style(UTF8_HORIZONTAL_ONLY);
    table.set_header(["seat", "player", "wins", "share (95 %)", "of decided games", "points"]);
    let won = |seat: Option<Seat>| played.iter().filter(|game| game.winner == seat).count();
    let decided = played.len() - won(None);
    for seat in [Seat(0), Seat(1)] {
        let wins = won(Some(seat));
        let points: i64 = played.iter().map(|game| i64::from(game.points[seat.index()])).sum();
        table.add_row([
            seat.to_string(),
            format!("{:?}", plan.seats[seat.index()]).to_lowercase(),
            wins.to_string(),
            Share::of(wins, played.len()).to_string(),
            Share::of(wins, decided).to_string(),
            format!("{:.1}", points as f64 / played.len().max(1) as f64),
        ]);
    }
    let draws = won(None);
    let share = Share::of(draws, played.len()).to_string();
    table.add_row(["", "draws", &draws.to_string(), &share, "", ""].map(str::to_owned));
    for column in 2..6 {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    say!("{table}");
    let mut rules: BTreeMap<&str, usize> = BTreeMap::new();
    for game in played {
        *rules.entry(game.rule).or_default() += 1;
    }
    for (rule, games) in rules {
        let title = content::embedded().get(rule).map_or("", |rule| &rule.title);
        say!("{games:>8}  {rule}  {title}");
    }
    let decisions: usize = played.iter().map(|game| game.decisions).sum();
    let rounds: usize = played.iter().map(|game| usize::from(game.round)).sum();
    say!(
        "{} games in {seconds:.1} s: {:.0} decisions per second, {:.0} decisions and {:.2} rounds per game",
        played.len(),
        decisions as f64 / seconds,
        decisions as f64 / played.len().max(1) as f64,
        rounds as f64 / played.len().max(1) as f64,
    );
}
