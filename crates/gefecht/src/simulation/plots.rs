//! Plots of simulated games, as SVG.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::io;
use std::path::Path;

use kernel::Seat;
use ruleset::Doors;

use super::games_file::Games;
use super::ratings::AVERAGE;
use super::{Details, Played, Rating, Share, Standings};

const WIDTH: f64 = 760.0;
/// Where the bars begin, and where they end at the most.
const LEFT: f64 = 310.0;
const RIGHT: f64 = 650.0;
const TOP: f64 = 56.0;
const ROW: f64 = 24.0;
/// The colours of the two sides.
const COLOURS: [&str; 2] = ["#1f5fa8", "#b4451f"];

/// A row of a plot of bars.
struct Bar {
    label: String,
    value: f64,
    interval: Option<(f64, f64)>,
    shown: String,
    side: usize,
}

/// Draws `wins.svg` and `length.svg` and, if what happened was kept, `course.svg`, `scored.svg` and
/// `damage.svg`.
///
/// # Errors
/// When they cannot be written.
pub fn draw<R: Doors>(games: &Games, folder: &Path) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let played: Vec<&Played> = games.known.values().collect();
    let write = |name: &str, text: String| std::fs::write(folder.join(name), text);
    write("wins.svg", bars("Games won, with 95 % intervals", &wins(games, &played)))?;
    let title = format!("Length of games, in {}", R::LENGTH);
    write("length.svg", bars(&title, &lengths(&played)))?;
    let details: Vec<&Details> = played.iter().filter_map(|game| game.details.as_ref()).collect();
    if details.is_empty() {
        return Ok(());
    }
    let score = R::SCORES.get(R::PLOTTED).unwrap_or(&"score");
    let title = format!("Average {score} at the end of {}", R::LENGTH);
    write("course.svg", lines(&title, &courses(&details)))?;
    write("scored.svg", bars("What scored, on average in a game", &scored(&details)))?;
    write("damage.svg", bars("Damage dealt for each point of cost", &damage(&details)))
}

/// Draws `ratings.svg`: who of a round robin is how strong.
///
/// # Errors
/// When it cannot be written.
pub fn draw_ratings(standings: &Standings, folder: &Path) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    std::fs::write(folder.join("ratings.svg"), ratings(standings))
}

/// Wins of the players of the plan, and of the seats with their lists, which stay when players swap.
fn wins(games: &Games, played: &[&Played]) -> Vec<Bar> {
    let bar = |label: String, wins: usize, side: usize| {
        let share = Share::of(wins, played.len());
        Bar {
            label,
            value: share.share,
            interval: Some(share.interval),
            shown: format!("{wins} of {}", played.len()),
            side,
        }
    };
    let heading = &games.heading;
    let players = Seat::first(2).map(|seat| {
        let wins = played.iter().filter(|game| game.won_by() == Some(seat)).count();
        bar(heading.seats.get(seat.index()).cloned().unwrap_or_default(), wins, seat.index())
    });
    let seats = Seat::first(2).map(|seat| {
        let wins = played.iter().filter(|game| game.winner.map(Seat::team) == Some(seat)).count();
        let list = heading.lists.get(seat.index()).map(|list| format!(", {list}"));
        let label = format!("seat of player {}{}", seat.0 + 1, list.unwrap_or_default());
        bar(label, wins, seat.index())
    });
    players.chain(seats).collect()
}

fn lengths(played: &[&Played]) -> Vec<Bar> {
    let mut counts: BTreeMap<u32, usize> = BTreeMap::new();
    played.iter().for_each(|game| *counts.entry(game.length).or_default() += 1);
    let bar = |(length, count): (u32, usize)| plain(length.to_string(), count as f64, 0, 0);
    counts.into_iter().map(bar).collect()
}

/// A bar without an interval, its value shown with some decimals.
fn plain(label: String, value: f64, decimals: usize, side: usize) -> Bar {
    Bar { label, value, interval: None, shown: format!("{value:.decimals$}"), side }
}

/// The average score of both sides at each length, over the games that lasted so long.
fn courses(details: &[&Details]) -> [Vec<f64>; 2] {
    let longest = details.iter().map(|one| one.course.len()).max().unwrap_or(0);
    [0, 1].map(|side| {
        let at = |length: usize| {
            let scores = details.iter().filter_map(|one| one.course.get(length));
            let (sum, count) = scores.fold((0.0, 0.0), |(sum, count), score| {
                (sum + f64::from(score[side]), count + 1.0)
            });
            sum / f64::max(count, 1.0)
        };
        (0..longest).map(at).collect()
    })
}

fn scored(details: &[&Details]) -> Vec<Bar> {
    let mut sums: BTreeMap<&str, [i64; 2]> = BTreeMap::new();
    for (what, points) in details.iter().flat_map(|one| &one.scored) {
        let sum = sums.entry(what).or_default();
        sum.iter_mut().zip(points).for_each(|(sum, points)| *sum += i64::from(*points));
    }
    let games = details.len() as f64;
    let bar = |what: &str, sum: [i64; 2], side: usize| {
        let label = format!("{what}, player {}", side + 1);
        plain(label, sum[side] as f64 / games, 2, side)
    };
    sums.into_iter().flat_map(|(what, sum)| [0, 1].map(|side| bar(what, sum, side))).collect()
}

/// Damage for each point, by units of the same name and side; the most useful first.
fn damage(details: &[&Details]) -> Vec<Bar> {
    let mut sums: BTreeMap<(&str, usize), (f64, f64)> = BTreeMap::new();
    for unit in details.iter().flat_map(|one| &one.units) {
        let (dealt, points) = sums.entry((&unit.name, unit.seat.team().index())).or_default();
        *dealt += f64::from(unit.dealt);
        *points += f64::from(unit.points);
    }
    let bar = |((name, side), (dealt, points)): ((&str, usize), (f64, f64))| {
        let label = format!("{name}, player {}", side + 1);
        plain(label, dealt / f64::max(points, 1.0), 3, side)
    };
    let mut all: Vec<Bar> = sums.into_iter().map(bar).collect();
    all.sort_by(|a, b| b.value.total_cmp(&a.value));
    all
}

/// A plot with a title, of a height.
fn plot(title: &str, height: f64, inside: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         font-family=\"sans-serif\" font-size=\"13\" role=\"img\">\n\
         <title>{0}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"16\" y=\"28\" font-size=\"17\">{0}</text>\n{inside}</svg>\n",
        escaped(title)
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

fn bars(title: &str, rows: &[Bar]) -> String {
    let reach = |row: &Bar| row.interval.map_or(row.value, |(_, high)| high);
    let most = rows.iter().map(reach).fold(f64::MIN_POSITIVE, f64::max);
    let x = |value: f64| LEFT + (RIGHT - LEFT) * value.max(0.0) / most;
    let mut inside = String::new();
    for (number, row) in rows.iter().enumerate() {
        let y = TOP + ROW * number as f64;
        let (label, colour) = (escaped(&row.label), COLOURS[row.side % 2]);
        let (end, middle) = (x(row.value), y + 9.0);
        let _ = writeln!(
            inside,
            "<text x=\"{0}\" y=\"{1:.1}\" text-anchor=\"end\">{label}</text>\
             <rect x=\"{LEFT}\" y=\"{y:.1}\" width=\"{2:.1}\" height=\"17\" fill=\"{colour}\"/>\
             <text x=\"{3:.1}\" y=\"{1:.1}\">{4}</text>",
            LEFT - 8.0,
            y + 13.0,
            end - LEFT,
            x(reach(row)) + 8.0,
            escaped(&row.shown),
        );
        if let Some((low, high)) = row.interval {
            let (low, high) = (x(low), x(high));
            let _ = writeln!(
                inside,
                "<path d=\"M{low:.1} {middle:.1}H{high:.1}\" stroke=\"#000\" stroke-width=\"2\"/>"
            );
        }
    }
    plot(title, TOP + ROW * rows.len() as f64 + 16.0, &inside)
}

/// A point with its interval for each list, the best first, and a line at the average.
fn ratings(standings: &Standings) -> String {
    const STEPS: [f64; 6] = [10.0, 20.0, 50.0, 100.0, 200.0, 500.0];
    let rated = standings.rated();
    let far = |(_, rating): &(usize, Rating)| (rating.elo - AVERAGE).abs() + rating.error;
    let most = rated.iter().map(far).fold(1.0, f64::max);
    let middle = f64::midpoint(LEFT, RIGHT);
    let x = |elo: f64| middle + (RIGHT - LEFT) / 2.0 * (elo - AVERAGE) / most;
    let bottom = TOP + ROW * rated.len() as f64;
    let every = STEPS.into_iter().find(|step| most < 4.0 * step).unwrap_or(1000.0);
    let mut inside = String::new();
    for tick in -3..=3 {
        let elo = AVERAGE + every * f64::from(tick);
        if (elo - AVERAGE).abs() > most {
            continue;
        }
        let colour = if tick == 0 { "#555" } else { "#ddd" };
        let _ = writeln!(
            inside,
            "<path d=\"M{0:.1} {TOP}V{bottom}\" stroke=\"{colour}\"/>\
             <text x=\"{0:.1}\" y=\"{1}\" text-anchor=\"middle\">{elo:.0}</text>",
            x(elo),
            bottom + 18.0,
        );
    }
    for (row, (number, Rating { elo, error })) in rated.into_iter().enumerate() {
        let y = TOP + ROW * row as f64 + 9.0;
        let (low, high, colour) = (x(elo - error), x(elo + error), COLOURS[0]);
        let label = escaped(&standings.names[number]);
        let _ = writeln!(
            inside,
            "<text x=\"{0}\" y=\"{1:.1}\" text-anchor=\"end\">{label}</text>\
             <path d=\"M{low:.1} {y:.1}H{high:.1}\" stroke=\"{colour}\" stroke-width=\"2\"/>\
             <circle cx=\"{2:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"{colour}\"/>\
             <text x=\"{3:.1}\" y=\"{1:.1}\">{elo:.0} ± {error:.0}</text>",
            LEFT - 8.0,
            y + 4.0,
            x(elo),
            RIGHT + 8.0,
        );
    }
    plot("Ratings (Elo), with 95 % intervals", bottom + 34.0, &inside)
}

fn lines(title: &str, sides: &[Vec<f64>; 2]) -> String {
    const HEIGHT: f64 = 320.0;
    let (left, right, bottom) = (56.0, WIDTH - 110.0, HEIGHT - 36.0);
    let steps = sides[0].len().max(2) - 1;
    let most = sides.iter().flatten().copied().fold(1.0, f64::max);
    let x = |step: usize| left + (right - left) * step as f64 / steps as f64;
    let y = |value: f64| bottom - (bottom - TOP) * value / most;
    let mut inside = format!(
        "<path d=\"M{left} {TOP}V{bottom}H{right}\" fill=\"none\" stroke=\"#888\"/>\n\
         <text x=\"{0}\" y=\"{1}\" text-anchor=\"end\">{most:.1}</text>\n\
         <text x=\"{0}\" y=\"{bottom}\" text-anchor=\"end\">0</text>\n",
        left - 6.0,
        TOP + 6.0,
    );
    for step in 0..=steps {
        let every = steps / 12 + 1;
        if step % every == 0 {
            let (x, y) = (x(step), bottom + 20.0);
            let _ = writeln!(
                inside,
                "<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{}</text>",
                step + 1
            );
        }
    }
    for (side, values) in sides.iter().enumerate() {
        let points = values.iter().enumerate();
        let points: Vec<String> =
            points.map(|(step, value)| format!("{:.1},{:.1}", x(step), y(*value))).collect();
        let dashes = if side == 1 { " stroke-dasharray=\"7 4\"" } else { "" };
        let last = values.last().copied().unwrap_or(0.0);
        let _ = writeln!(
            inside,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{1}\" stroke-width=\"2.5\"{dashes}/>\
             <text x=\"{2}\" y=\"{3:.1}\" fill=\"{1}\">player {4}</text>",
            points.join(" "),
            COLOURS[side],
            right + 8.0,
            y(last) + 4.0 + 14.0 * side as f64 - 7.0,
            side + 1,
        );
    }
    plot(title, HEIGHT, &inside)
}
