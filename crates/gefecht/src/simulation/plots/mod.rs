//! Plots of simulated games, as SVG.

mod svg;

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

use kernel::Seat;
use ruleset::Doors;

use super::games_file::Games;
use super::ratings::AVERAGE;
use super::{Details, Played, Rating, Share, Standings};
use crate::lines::{of, remove};
use svg::{Bar, Named};

/// More rows than this show nothing at a glance.
const MOST_ROWS: u32 = 200;

/// Draws `wins.svg` and `length.svg` and, if what happened was kept, `course.svg`, `scored.svg` and
/// `damage.svg`.
///
/// # Errors
/// When they cannot be written.
pub fn draw<R: Doors>(games: &Games, folder: &Path) -> io::Result<()> {
    let played: Vec<&Played> = games.known.values().collect();
    let wins = wins(games, &played);
    let won =
        Named { title: "Games won, with 95 % intervals", x: "share of the games, in %", y: "" };
    write(folder, "wins.svg", svg::bars(&won, &wins))?;
    let title = format!("Length of games, in {}", R::LENGTH);
    let named = Named { title: &title, x: "games", y: R::LENGTH };
    write(folder, "length.svg", svg::bars(&named, &lengths(&played)))?;
    let details: Vec<&Details> = played.iter().filter_map(|game| game.details.as_ref()).collect();
    if details.is_empty() {
        // Those of other games would seem to be of these.
        return remove(folder, &["course.svg", "scored.svg", "damage.svg"]);
    }
    let score = R::SCORES.get(R::PLOTTED).unwrap_or(&"score");
    let title = format!("Average {score}; a game that is over keeps what it had");
    let named = Named { title: &title, x: R::LENGTH, y: score };
    let sides = Seat::first(2).map(|seat| games.heading.side(seat)).collect::<Vec<_>>();
    write(folder, "course.svg", svg::lines(&named, &sides, &courses(&details)))?;
    let title = format!("What brought {score}, on average in a game");
    let named = Named { title: &title, x: score, y: "" };
    write(folder, "scored.svg", svg::bars(&named, &scored(games, &details)))?;
    let title = "Damage dealt for each point of cost";
    let named = Named { title, x: "damage for a point", y: "" };
    write(folder, "damage.svg", svg::bars(&named, &damage(games, &details)))
}

fn write(folder: &Path, name: &str, text: String) -> io::Result<()> {
    of(folder, fs::create_dir_all(folder))?;
    let path = folder.join(name);
    of(&path, fs::write(&path, text))
}

/// Draws `ratings.svg`: who of a round robin is how strong.
///
/// # Errors
/// When it cannot be written.
pub fn draw_ratings(standings: &Standings, folder: &Path) -> io::Result<()> {
    let rated: Vec<(&str, Rating)> =
        standings.rated().into_iter().map(|(one, own)| (&*standings.names[one], own)).collect();
    let title = "Ratings, with 95 % intervals";
    write(folder, "ratings.svg", svg::points(&Named { title, x: "Elo", y: "" }, &rated, AVERAGE))
}

/// Wins of the players of the plan, and of the seats with their lists, which stay when players swap.
fn wins(games: &Games, played: &[&Played]) -> Vec<Bar> {
    let bar = |label: String, wins: usize, side: usize| {
        let share = Share::of(wins, played.len());
        Bar {
            label,
            value: 100.0 * share.share,
            interval: Some((100.0 * share.interval.0, 100.0 * share.interval.1)),
            shown: format!("{wins} of {}", played.len()),
            side,
        }
    };
    let heading = &games.heading;
    let players = Seat::first(2).map(|seat| {
        let wins = played.iter().filter(|game| game.won_by() == Some(seat)).count();
        bar(heading.members(seat), wins, seat.index())
    });
    let seats = Seat::first(2).map(|seat| {
        let wins = played.iter().filter(|game| game.winner.map(Seat::team) == Some(seat)).count();
        let label = format!("seat of {}", heading.side(seat));
        let named = [label, heading.brought(seat)].into_iter().filter(|name| !name.is_empty());
        bar(named.collect::<Vec<_>>().join(", "), wins, seat.index())
    });
    players.chain(seats).collect()
}

/// How many games had each length. One that none had between others has its row, or the others would
/// seem to be neighbours.
fn lengths(played: &[&Played]) -> Vec<Bar> {
    let mut counts: BTreeMap<u32, usize> = BTreeMap::new();
    played.iter().for_each(|game| *counts.entry(game.length).or_default() += 1);
    let ends = counts.keys().next().copied().zip(counts.keys().next_back().copied());
    if let Some((shortest, longest)) = ends.filter(|(one, other)| other - one < MOST_ROWS) {
        (shortest..=longest).for_each(|length| _ = counts.entry(length).or_default());
    }
    let bar = |(length, count): (u32, usize)| plain(length.to_string(), count as f64, 0, 0);
    counts.into_iter().map(bar).collect()
}

/// A bar without an interval, its value shown with some decimals.
fn plain(label: String, value: f64, decimals: usize, side: usize) -> Bar {
    Bar { label, value, interval: None, shown: format!("{value:.decimals$}"), side }
}

/// The average score of both sides at each length.
fn courses(details: &[&Details]) -> [Vec<f64>; 2] {
    let longest = details.iter().map(|one| one.course.len()).max().unwrap_or(0);
    let games = details.len() as f64;
    [0, 1].map(|side| {
        let at = |length: usize| {
            let score = |one: &&Details| one.course.get(length).or(one.course.last()).copied();
            let scores = details.iter().filter_map(score);
            scores.map(|score| f64::from(score[side])).sum::<f64>() / games
        };
        (0..longest).map(at).collect()
    })
}

fn scored(games: &Games, details: &[&Details]) -> Vec<Bar> {
    let mut sums: BTreeMap<&str, [i64; 2]> = BTreeMap::new();
    for (what, points) in details.iter().flat_map(|one| &one.scored) {
        let sum = sums.entry(what).or_default();
        sum.iter_mut().zip(points).for_each(|(sum, points)| *sum += i64::from(*points));
    }
    let bar = |what: &str, sum: [i64; 2], seat: Seat| {
        let label = format!("{what}, {}", games.heading.side(seat));
        plain(label, sum[seat.index()] as f64 / details.len() as f64, 2, seat.index())
    };
    let bars = |(what, sum)| [Seat(0), Seat(1)].map(|seat| bar(what, sum, seat));
    sums.into_iter().flat_map(bars).collect()
}

/// Damage for each point, by units of the same name and side; the most useful first.
fn damage(games: &Games, details: &[&Details]) -> Vec<Bar> {
    let mut sums: BTreeMap<(&str, Seat), (f64, f64)> = BTreeMap::new();
    for unit in details.iter().flat_map(|one| &one.units) {
        let (dealt, points) = sums.entry((&unit.name, unit.seat.team())).or_default();
        *dealt += f64::from(unit.dealt);
        *points += f64::from(unit.points);
    }
    let bar = |((name, seat), (dealt, points)): ((&str, Seat), (f64, f64))| {
        let label = format!("{name}, {}", games.heading.side(seat));
        plain(label, dealt / f64::max(points, 1.0), 3, seat.index())
    };
    let mut all: Vec<Bar> = sums.into_iter().map(bar).collect();
    all.sort_by(|a, b| b.value.total_cmp(&a.value));
    all
}
