//! Simulations: parts that make a whole, tables and plots, ratings; and the analysis of a record.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use battleground::Battleground;
use gefecht::simulation::tuning::Round;
use gefecht::simulation::{Plan, Robot, Share, first_seed, rate, run};
use legion::Legion;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Row;
use ruleset::{Doors, Options, Policy, Thinking, Weights};
use serde_json::Value;
use shatterpoint::Shatterpoint;

use crate::command_line::{gefecht, out};

/// Does it, and gives what it says.
pub fn done(arguments: &str) -> String {
    let arguments: Vec<&str> = arguments.split(' ').collect();
    let output = gefecht(&arguments, "");
    assert!(output.status.success(), "{arguments:?}: {}", out(&output));
    out(&output)
}

/// The rows of a table, each a word for each column.
fn rows(path: &Path) -> Vec<BTreeMap<String, String>> {
    let reader = SerializedFileReader::new(fs::File::open(path).unwrap()).unwrap();
    let rows = reader.get_row_iter(None).unwrap().map(Result::unwrap);
    let words = |row: Row| {
        row.get_column_iter().map(|(name, field)| (name.clone(), field.to_string())).collect()
    };
    rows.map(words).collect()
}

#[test]
fn games_become_tables_and_plots() {
    for ruleset in ["battleground", "shatterpoint", "legion"] {
        let folder = tempfile::tempdir().unwrap();
        let games = folder.path().join("games.jsonl").display().to_string();
        let sim = "--games 2 --seats greedy,greedy --detailed --out";
        done(&format!("sim {ruleset} {sim} {games}"));
        done(&format!("sim export {games} --out {}", folder.path().display()));
        let read = |table: &str| rows(&folder.path().join(format!("{table}.parquet")));
        let lines = fs::read_to_string(&games).unwrap();
        let kept = lines.lines().skip(1).map(|line| serde_json::from_str(line).unwrap());
        let kept: Vec<Value> = kept.collect();
        let tabled = read("games");
        assert_eq!(tabled.len(), 2, "{ruleset}");
        for (number, (row, game)) in tabled.iter().zip(&kept).enumerate() {
            let winner =
                game["winner"].as_u64().map_or("null".to_owned(), |seat| (seat + 1).to_string());
            assert_eq!([&row["game"], &row["winner"]], [&number.to_string(), &winner]);
            assert_eq!(row["rule"], game["rule"].to_string());
            assert_eq!(row["player_1"], "\"greedy\"");
            assert_eq!(row["list_2"], "null");
        }
        let made: u64 = kept.iter().map(|game| game["decisions"].as_u64().unwrap()).sum();
        assert_eq!(read("decisions").len() as u64, made, "{ruleset}");
        let units = read("units");
        let dealt = units.iter().map(|row| row["dealt"].parse::<u64>().unwrap()).sum::<u64>();
        assert!(dealt > 0, "{ruleset}");
        let keys: BTreeSet<_> = units.iter().map(|row| (&row["game"], &row["number"])).collect();
        assert_eq!(keys.len(), units.len(), "{ruleset}");
        // Every column is described.
        let described = include_str!("../../../../docs/players.md");
        let tables = ["games", "decisions", "units"];
        for name in tables.iter().flat_map(|table| read(table)[0].clone().into_keys()) {
            let score = name.trim_end_matches("_1").trim_end_matches("_2");
            let known = [&*name, score].map(|name| described.contains(&format!("`{name}`")));
            assert!(known.contains(&true), "{ruleset} {name}");
        }
        for plot in ["wins", "length", "course", "scored", "damage"] {
            let text = fs::read_to_string(folder.path().join(format!("{plot}.svg"))).unwrap();
            assert!(text.starts_with("<svg") && text.ends_with("</svg>\n"), "{ruleset} {plot}");
            assert!(!text.contains("NaN") && !text.contains("inf"), "{ruleset} {plot}: {text}");
        }
    }
}

/// An operation and Legion's battles tell by what was scored, axes have names, and the score of a game
/// that is over is carried on to the end of the longest.
#[test]
fn plots_tell_what_they_show() {
    let folder = tempfile::tempdir().unwrap();
    let plot = |sim: &str, plot: &str| {
        let games = folder.path().join("games.jsonl");
        let _ = fs::remove_file(&games);
        let (games, to) = (games.display().to_string(), folder.path().display().to_string());
        done(&format!("sim {sim} --detailed --out {games}"));
        done(&format!("sim export {games} --out {to}"));
        fs::read_to_string(folder.path().join(format!("{plot}.svg"))).unwrap()
    };
    let scored = plot("shatterpoint --operation silent-skies --games 2", "scored");
    assert!(
        scored.contains(">turns, player 1<") && scored.contains(">momentum</text>"),
        "{scored}"
    );
    let scored = plot("legion --games 4 --seats greedy,greedy --seed 3", "scored");
    assert!(scored.contains(">sabotage, player 1<"), "{scored}");
    let course = plot("shatterpoint --games 4 --seats greedy,greedy", "course");
    assert!(course.contains(">turns</text>") && course.contains(">momentum</text>"), "{course}");
}

/// Between games of four and of nine rounds there are rows for those of five to eight.
#[test]
fn lengths_that_no_game_had_are_seen() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    done(&format!("sim battleground --games 3 --seats random,random --out {}", at("games")));
    let mut lines: Vec<Value> = fs::read_to_string(at("games"))
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let mut shown = |lengths: [u32; 3]| {
        for (game, length) in lines[1..].iter_mut().zip(lengths) {
            game["length"] = length.into();
        }
        let text: Vec<String> = lines.iter().map(|line| line.to_string() + "\n").collect();
        fs::write(at("games"), text.concat()).unwrap();
        done(&format!("sim export {} --out {}", at("games"), at("plots")));
        fs::read_to_string(at("plots/length.svg")).unwrap().matches("<rect x").count()
    };
    assert_eq!(shown([4, 4, 9]), 6);
    // Of what no game can have only what the file says is drawn.
    assert_eq!(shown([4, 5, u32::MAX]), 3);
}

/// A long name of a list is whole or ends in an ellipsis, inside the picture.
#[test]
fn long_names_of_lists_are_not_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let [middling, long] = [50, 120].map(|length| "x".repeat(length));
    for name in [&middling, &long] {
        fs::write(at(&format!("{name}.txt")), done("list new legion --ready 1")).unwrap();
    }
    let lists = format!("{},{}", at(&format!("{middling}.txt")), at(&format!("{long}.txt")));
    let sim = "sim legion --format standard --round-robin --games 1 --seats random,random";
    done(&format!("{sim} --lists {lists} --out {}", at("games")));
    done(&format!("sim export {} --out {}", at("games"), at("plots")));
    let plot = fs::read_to_string(at("plots/ratings.svg")).unwrap();
    assert!(plot.contains(&format!(">{middling}</text>")), "{plot}");
    assert!(plot.contains(&format!("…<title>{long}</title>")), "{plot}");
    for row in plot.lines().filter(|line| line.contains("text-anchor=\"end\">x")) {
        let end: f64 = row.split('"').nth(1).unwrap().parse().unwrap();
        assert!(end > 7.0 * 50.0, "{row}");
    }
}

#[test]
fn what_is_kept_of_a_game_does_not_change_it_and_adds_up() {
    let content = Battleground::content(&[Battleground::embedded_pack()]).unwrap();
    let setup = Battleground::first(&content, &Options::default()).unwrap();
    let seats = [Robot::Greedy, Robot::Random].into_iter().collect();
    let plain =
        Plan { setup, seats, games: 6, seed: 2, verify: false, swap: true, detailed: false };
    let detailed = Plan { detailed: true, ..plain.clone() };
    let [plain, detailed] =
        [plain, detailed].map(|plan| run::<Battleground>(&content, &plan, |_| ()).unwrap());
    for (plain, mut game) in plain.into_iter().zip(detailed) {
        let details = game.details.take().unwrap();
        assert_eq!(game, plain);
        assert_eq!(details.decided.len(), game.decisions);
        assert_eq!(details.course.len(), game.length as usize);
        for side in 0..2 {
            let points = game.scores[side][0];
            assert_eq!(details.course.last().unwrap()[side], points);
            let scored: i32 = details.scored.values().map(|points| points[side]).sum();
            assert_eq!(scored, points, "{:?}", details.scored);
        }
        let sum =
            |of: fn(&gefecht::simulation::Fought) -> u32| details.units.iter().map(of).sum::<u32>();
        assert!(sum(|unit| unit.dealt) > 0 && sum(|unit| unit.dealt) <= sum(|unit| unit.suffered));
    }
}

/// Runs of seeds beside each other are different trials: nobody pools the same games twice.
#[test]
fn runs_of_different_seeds_have_no_game_in_common() {
    let folder = tempfile::tempdir().unwrap();
    let games = |seed: u64| {
        let file = folder.path().join(format!("{seed}.jsonl")).display().to_string();
        let sim = "sim battleground --games 8 --seats random,random --detailed --seed";
        done(&format!("{sim} {seed} --out {file}"));
        let text = fs::read_to_string(file).unwrap();
        let games = text.lines().skip(1).map(|line| serde_json::from_str::<Value>(line).unwrap());
        games.map(|game| game["details"].to_string()).collect::<BTreeSet<_>>()
    };
    let [one, other] = [games(5), games(6)];
    assert!(one.len() == 8 && one.is_disjoint(&other), "{one:?} {other:?}");
    let mut first: Vec<u64> = (0..10_000).map(first_seed).collect();
    first.sort_unstable();
    // The longest run has ten million games.
    assert!(first.windows(2).all(|pair| pair[1] - pair[0] > 10_000_000));
}

/// Who sits where in a team battle stands in the tables and plots, also with the sides swapped.
#[test]
fn tables_and_plots_know_all_members_of_teams() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let sim = "sim legion --format teams --games 2 --swap --seats random,greedy,random,easy";
    let said = done(&format!("{sim} --detailed --out {}", at("games.jsonl")));
    assert!(said.contains("greedy, easy"), "{said}");
    done(&format!("sim export {} --out {}", at("games.jsonl"), at("out")));
    let rows = rows(&folder.path().join("out/games.parquet"));
    let seats = [1, 2, 3, 4].map(|seat| format!("player_{seat}"));
    let sat = |row: usize| seats.clone().map(|seat| rows[row][&seat].replace('"', ""));
    assert_eq!(sat(0), ["random", "greedy", "random", "easy"]);
    assert_eq!(sat(1), ["greedy", "random", "easy", "random"]);
    let plot = |name: &str| fs::read_to_string(folder.path().join("out").join(name)).unwrap();
    let wins = plot("wins.svg");
    assert!(wins.contains(">greedy, easy<") && wins.contains(">seat of team 2<"), "{wins}");
    assert!(plot("course.svg").contains(">team 2<") && plot("damage.svg").contains(", team 1<"));
}

/// What an earlier export left would seem to be of these games.
#[test]
fn an_export_leaves_nothing_of_other_games() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    for (run, more) in [("detailed", " --detailed"), ("plain", "")] {
        let sim = "sim battleground --games 1 --seats random,random";
        done(&format!("{sim}{more} --out {}", at(run)));
        done(&format!("sim export {} --out {}", at(run), at("out")));
        let files = fs::read_dir(folder.path().join("out")).unwrap().count();
        assert_eq!(files, if more.is_empty() { 3 } else { 8 }, "{run}");
    }
}

#[test]
fn every_list_plays_every_other_and_is_rated() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let mut lists = Vec::new();
    for (number, ready) in [(1, 1), (2, 2), (3, 1)] {
        let file = at(&format!("list-{number}.txt"));
        fs::write(&file, done(&format!("list new battleground --ready {ready}"))).unwrap();
        lists.push(file);
    }
    let sim = format!(
        "sim battleground --games 2 --seats greedy,greedy --round-robin --out {} --lists {}",
        at("games"),
        lists.join(",")
    );
    let said = done(&sim);
    assert!(said.contains("Elo (95 %)") && said.contains("list-3"), "{said}");
    // The Evil Warriors of the second list sit at the second seat alone (BG-SETUP-04): of six pairs with
    // their sides two meet, for two games each.
    assert_eq!(said.matches("do not meet: BG-SETUP-04").count(), 4, "{said}");
    assert_eq!(said.matches(" of 4").count(), 1, "{said}");
    assert_eq!(said.matches(" of 2").count(), 6, "{said}");
    // The plot has a row for each list, with the rating of the table.
    assert!(done(&format!("sim export {} --out {}", at("games"), at("plots"))).contains("4 games"));
    let plot = fs::read_to_string(folder.path().join("plots/ratings.svg")).unwrap();
    assert_eq!(plot.matches("<circle").count(), 3, "{plot}");
    for name in ["list-1", "list-2", "list-3"] {
        let mut rows = said.lines().filter(|line| line.contains('±'));
        let row = rows.find(|line| line.trim_start().starts_with(name)).unwrap();
        let elo = row.split_whitespace().skip(1).take(3).collect::<Vec<_>>().join(" ");
        assert!(plot.contains(&format!(">{elo}</text>")), "{elo}: {plot}");
    }
}

/// Without lists the players are rated, whichever side of the table they sat on.
#[test]
fn players_that_met_are_rated() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    fs::create_dir(folder.path().join("games")).unwrap();
    for (number, seats) in ["greedy,random", "random,easy"].into_iter().enumerate() {
        let sim = "sim battleground --games 4 --swap --seats";
        done(&format!("{sim} {seats} --out {}/{number}.jsonl", at("games")));
    }
    assert!(done(&format!("sim export {} --out {}", at("games"), at("plots"))).contains("8 games"));
    let plot = fs::read_to_string(folder.path().join("plots/ratings.svg")).unwrap();
    let row = |name: &str| plot.find(&format!(">{name}</text>")).unwrap();
    // Both have beaten random in all games.
    assert!(row("random") > row("greedy").max(row("easy")), "{plot}");
    assert_eq!(plot.matches("<circle").count(), 3, "{plot}");
}

#[test]
fn players_bring_lists_of_the_format_that_is_played() {
    for (ruleset, format) in [("shatterpoint", ""), ("legion", " --format standard")] {
        let folder = tempfile::tempdir().unwrap();
        let lists = [1, 2].map(|ready| {
            let file = folder.path().join(format!("list-{ready}.txt")).display().to_string();
            fs::write(&file, done(&format!("list new {ruleset} --ready {ready}"))).unwrap();
            file
        });
        // The first seat brings what the second one usually does.
        let games = folder.path().join("games.jsonl").display().to_string();
        let sim = format!("sim {ruleset}{format} --games 1 --seats random,random --out {games}");
        done(&format!("{sim} --lists {},{}", lists[1], lists[0]));
        let text = fs::read_to_string(&games).unwrap();
        let heading: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
        assert_eq!(heading["lists"], serde_json::json!(["list-2", "list-1"]));
        let brought = heading["setup"].to_string();
        let first = ["maul", "darth-vader"].map(|id| brought.find(id)).into_iter().flatten().min();
        let second = ["anakin", "luke"].map(|id| brought.find(id)).into_iter().flatten().min();
        assert!(first.unwrap() < second.unwrap(), "{brought}");
    }
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("list.txt").display().to_string();
    fs::write(&list, done("list new legion --ready 1")).unwrap();
    let wrong = format!("sim legion --format learning --lists {list},{list}");
    let wrong = gefecht(&wrong.split(' ').collect::<Vec<_>>(), "");
    assert!(!wrong.status.success() && out(&wrong).contains("format"), "{}", out(&wrong));
}

/// Of two that met four times one won three: with the draw that counts beside them 3.5 to 1.5. The
/// difference is 400 lg(3.5 / 1.5) = 147.2, half to each side of 1500. What is known of it is
/// 5 · 0.7 · 0.3 = 1.05; each has half of the difference, so an error of 1.96 · 173.72 / √1.05 / 2.
#[test]
fn ratings_are_those_that_explain_the_results() {
    let (won, played) =
        (vec![vec![0.0, 3.0], vec![1.0, 0.0]], vec![vec![0.0, 4.0], vec![4.0, 0.0]]);
    let ratings = rate(&won, &played);
    assert!((ratings[0].elo - 1573.6).abs() < 0.1, "{ratings:?}");
    assert!((ratings[1].elo - 1426.4).abs() < 0.1, "{ratings:?}");
    assert!((ratings[0].error - 166.1).abs() < 0.1, "{ratings:?}");
    // Who won all against somebody is not infinitely better.
    let (won, played) =
        (vec![vec![0.0, 9.0], vec![0.0, 0.0]], vec![vec![0.0, 9.0], vec![9.0, 0.0]]);
    assert!((rate(&won, &played)[0].elo - (1500.0 + 200.0 * 19f64.log10())).abs() < 0.1);
}

/// Of twenty who each met the next one alone, all with 9 of 10, neighbours are 400 lg(9.5 / 1.5) = 320.7
/// apart, however far the first and the last are; of two pairs apart nothing is known between them.
#[test]
fn who_never_met_did_not_draw() {
    let mut won = vec![vec![0.0; 20]; 20];
    let mut played = won.clone();
    for one in 0..19 {
        (won[one][one + 1], won[one + 1][one]) = (9.0, 1.0);
        (played[one][one + 1], played[one + 1][one]) = (10.0, 10.0);
    }
    let ratings = rate(&won, &played);
    for pair in ratings.windows(2) {
        assert!((pair[0].elo - pair[1].elo - 320.7).abs() < 1.0, "{ratings:?}");
    }
    let apart =
        |one: usize, other: usize| f64::from(u8::from(one != other && one / 2 == other / 2));
    let played: Vec<Vec<f64>> =
        (0..4).map(|one| (0..4).map(|other| 99.0 * apart(one, other)).collect()).collect();
    let won: Vec<Vec<f64>> =
        played.iter().map(|row| row.iter().map(|all| all / 2.0).collect()).collect();
    for rating in rate(&won, &played) {
        assert!((rating.elo - 1500.0).abs() < 0.1 && rating.error > 1000.0, "{rating:?}");
    }
}

/// Whoever wins a hundred thousand games against each of forty is far above, and the sums are right.
#[test]
fn ratings_are_found_however_far_apart() {
    let better = |one: usize, other: usize| if one < other { 100_000.0 } else { 0.0 };
    let table = |of: &dyn Fn(usize, usize) -> f64| -> Vec<Vec<f64>> {
        (0..40).map(|one| (0..40).map(|other| of(one, other)).collect()).collect()
    };
    let played = |one: usize, other: usize| better(one, other) + better(other, one);
    let ratings = rate(&table(&better), &table(&played));
    for (one, rating) in ratings.iter().enumerate() {
        let others = (0..40).filter(|&other| other != one);
        let expected = |other: &usize| {
            100_001.0 / (1.0 + 10_f64.powf((ratings[*other].elo - rating.elo) / 400.0))
        };
        let (won, hoped): (f64, f64) = (
            others.clone().map(|other| better(one, other) + 0.5).sum(),
            others.map(|other| expected(&other)).sum(),
        );
        assert!((won - hoped).abs() < 0.01, "{one}: {won} {hoped}");
    }
}

#[test]
fn a_record_is_analysed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json").display().to_string();
    done(&format!("play battleground --seats greedy,random --seed 6 --record {file}"));
    let said = done(&format!("analyse {file} --by search:16:1:4"));
    assert!(said.contains("The chance of Player 1 to win"), "{said}");
    assert!(said.contains("The decisions that cost most") && said.contains("Better:"), "{said}");
    assert!(said.contains("of a win"), "{said}");
    // Who cannot compare answers does not say that all were good.
    let said = done(&format!("analyse {file} --by search:2:1:2"));
    assert!(said.contains("No decision was judged") && !said.contains("gave much away"), "{said}");
    let wrong = gefecht(&["analyse", &file, "--by", "greedy"], "");
    assert!(!wrong.status.success() && out(&wrong).contains("does not think"), "{}", out(&wrong));
}

/// A record that was changed is not analysed; of a game that goes on no luck is told.
#[test]
fn a_record_is_analysed_for_what_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json").display().to_string();
    let play = ["play", "battleground", "--seats", "person,greedy", "--seed", "3", "--record"];
    let played = gefecht(&[&play[..], &[&file]].concat(), "1\n1\n1\n1\nquit\n");
    assert!(played.status.success(), "{}", out(&played));
    let said = done(&format!("analyse {file} --by search:16:1:4"));
    assert!(said.contains("The game is not over"), "{said}");
    assert!(!said.contains("favoured") && !said.contains("of a win"), "{said}");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replacen("\"hash\":\"", "\"hash\":\"0", 1)).unwrap();
    let wrong = gefecht(&["analyse", &file], "");
    assert!(!wrong.status.success() && out(&wrong).contains("field `hash`"), "{}", out(&wrong));
}

/// Two rounds of tuning, stopped after the first one and taken up again, find what they find at once;
/// what is found are weights of the player, and proves itself against those it began with.
#[test]
fn tuning_is_taken_up_again_and_finds_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let tune = |rounds: u32, out: &str, weights: &str| {
        let (out, weights) = (at(out), at(weights));
        let sizes = "--heat 1 --proof 3 --seed 7";
        done(&format!(
            "tune battleground --rounds {rounds} {sizes} --out {out} --weights {weights}"
        ))
    };
    tune(2, "whole.jsonl", "whole.json");
    tune(1, "parts.jsonl", "first.json");
    let said = tune(2, "parts.jsonl", "parts.json");
    assert_eq!(fs::read(at("whole.jsonl")).unwrap(), fs::read(at("parts.jsonl")).unwrap());
    assert_eq!(fs::read(at("whole.json")).unwrap(), fs::read(at("parts.json")).unwrap());
    assert!(said.contains("against the weights of the program: "), "{said}");
    let own = <Battleground as Thinking>::Policy::weights();
    let found: Weights = serde_json::from_slice(&fs::read(at("whole.json")).unwrap()).unwrap();
    assert!(own.keys().eq(found.keys()), "{found:?}");
    // Equal weights play the same game twice, once on each side: each gets a half of every pair.
    fs::write(at("own.json"), serde_json::to_string(&own).unwrap()).unwrap();
    let (own, out, weights) = (at("own.json"), at("own.jsonl"), at("same.json"));
    let files = format!("--from {own} --out {out} --weights {weights}");
    let said = done(&format!("tune battleground --rounds 0 --proof 2 {files}"));
    assert!(said.ends_with(ALIKE), "{said}");
}

/// Plays with weights of which some are nothing against those of the program; what is said of it.
fn without(game: &str, mut weights: Weights, dropped: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    for name in dropped {
        assert!(weights.insert((*name).to_owned(), 0.0).is_some(), "{name}");
    }
    fs::write(at("careless.json"), serde_json::to_string(&weights).unwrap()).unwrap();
    let (from, out, found) = (at("careless.json"), at("out.jsonl"), at("found.json"));
    let files = format!("--from {from} --out {out} --weights {found}");
    let said = done(&format!("tune {game} --rounds 0 --proof 2 {files}"));
    assert!(said.starts_with("against the weights of the program: "), "{said}");
    said
}

/// What is said where both sides play alike.
const ALIKE: &str = "50.0 % (50.0-50.0)\n";

/// Whoever cares for no objective plays other games: pairs are not shared evenly any more.
fn careless(game: &str, weights: Weights, objectives: &[&str]) {
    let said = without(game, weights, objectives);
    assert!(!said.ends_with(ALIKE), "{said}");
}

#[test]
fn weights_of_legion_reach_its_deeds() {
    let weights = <Legion as Thinking>::Policy::weights();
    careless("legion", weights, &["victory", "pull", "pull-fighter", "pull-hurry"]);
}

#[test]
fn weights_of_shatterpoint_reach_its_deeds() {
    let weights = <Shatterpoint as Thinking>::Policy::weights();
    careless("shatterpoint --edition 2023-07", weights, &["objective"]);
}

#[test]
fn weights_of_operations_reach_their_deeds() {
    let weights = <Shatterpoint as Thinking>::Policy::weights();
    let wanted = ["operation-armour", "operation-destroyed", "operation-lure-armour"];
    careless("shatterpoint --operation silent-skies", weights, &wanted);
}

/// What counts in one of two operations alone is told when both are played, not when the other one is.
#[test]
fn operations_are_played_in_turn() {
    let with = |operations: &str| {
        let weights = <Shatterpoint as Thinking>::Policy::weights();
        let game = format!("shatterpoint --operations {operations}");
        without(&game, weights, &["operation-armour", "operation-lure-armour"])
    };
    assert!(with("jailbreak").ends_with(ALIKE));
    assert!(!with("jailbreak,silent-skies").ends_with(ALIKE));
    let wrong = "tune shatterpoint --operations jailbreak,nowhere --out a --weights b";
    let output = gefecht(&wrong.split(' ').collect::<Vec<_>>(), "");
    assert!(!output.status.success() && out(&output).contains("nowhere"), "{}", out(&output));
}

/// Weights that are kept are those of the program after any round; others are not.
#[test]
fn weights_that_are_kept_stay() {
    let folder = tempfile::tempdir().unwrap();
    let (out, found) = (folder.path().join("out.jsonl"), folder.path().join("found.json"));
    let files = format!("--out {} --weights {}", out.display(), found.display());
    done(&format!("tune battleground --rounds 1 --heat 1 --proof 2 --keep deed,card {files}"));
    let own = <Battleground as Thinking>::Policy::weights();
    let rounds = fs::read_to_string(out).unwrap();
    let round: Round = serde_json::from_str(rounds.lines().nth(1).unwrap()).unwrap();
    let kept = |name: &str| name.starts_with("deed") || name.starts_with("card");
    let of = |weights: &Weights, kind: bool| -> Weights {
        weights.clone().into_iter().filter(|(name, _)| kept(name) == kind).collect()
    };
    assert_eq!(of(&own, true), of(&round.weights, true));
    assert_ne!(of(&own, false), of(&round.weights, false));
}

#[test]
fn tuning_refuses_what_are_no_weights_of_the_player() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let files = format!("--out {} --weights {}", at("rounds.jsonl"), at("found.json"));
    fs::write(at("wrong.json"), "{\"wound\": 1.0}").unwrap();
    let wrong = format!("tune battleground {files} --from {}", at("wrong.json"));
    let output = gefecht(&wrong.split(' ').collect::<Vec<_>>(), "");
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("no weights of battleground"), "{said}");
}

/// Of nothing, and of the spread of a single one, nothing is known.
#[test]
fn what_was_not_played_can_be_anything() {
    assert_eq!(Share::of(0, 0).interval, (0.0, 1.0));
    assert_eq!(Share::of_mean(&[]).interval, (0.0, 1.0));
    assert_eq!(Share::of_mean(&[1.0]), Share { share: 1.0, interval: (0.0, 1.0) });
}

/// Wilson's interval of 8 of 10: (0.8 + 0.19208 ± 1.96 √(0.016 + 0.009604)) / 1.38416.
#[test]
fn the_interval_of_a_share_by_hand() {
    let (low, high) = Share::of(8, 10).interval;
    assert!((low - 0.490_16).abs() < 1e-4 && (high - 0.943_31).abs() < 1e-4, "{low} {high}");
}

/// Each of four differs from the mean by a quarter: a variance of 1/12, shared by four.
#[test]
fn the_interval_of_a_mean_by_hand() {
    let share = Share::of_mean(&[0.25, 0.75, 0.25, 0.75]);
    let half = 1.96 * (1.0_f64 / 48.0).sqrt();
    assert!((share.share - 0.5).abs() < 1e-12);
    assert!((share.interval.0 - (0.5 - half)).abs() < 1e-12, "{share:?}");
    assert!((share.interval.1 - (0.5 + half)).abs() < 1e-12, "{share:?}");
}
