//! Files of games and of rounds: they are taken up again, put together, and refused where they are wrong.

use std::collections::BTreeMap;
use std::fs;

use serde_json::Value;

use crate::command_line::{gefecht, out};
use crate::simulation::done;

/// Does what fails, and gives what it says without spaces and lines.
fn refused(arguments: &str) -> String {
    let output = gefecht(&arguments.split(' ').collect::<Vec<_>>(), "");
    assert!(!output.status.success(), "{arguments}: {}", out(&output));
    out(&output).replace('│', "").split_whitespace().collect()
}

#[test]
fn parts_of_a_run_make_the_whole_byte_by_byte() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let sim = "sim battleground --games 12 --swap --seats greedy,random --seed 5 --detailed";
    done(&format!("{sim} --out {}", at("whole.jsonl")));
    for part in 1..=3 {
        done(&format!("{sim} --shard {part}/3 --out {}", at(&format!("{part}.jsonl"))));
    }
    let [one, two, three] = [1, 2, 3].map(|part| at(&format!("{part}.jsonl")));
    let said = done(&format!("sim merge {three} {one} {two} --out {}", at("merged.jsonl")));
    assert!(said.contains("12 of 12 games"), "{said}");
    assert_eq!(fs::read(at("whole.jsonl")).unwrap(), fs::read(at("merged.jsonl")).unwrap());
    // A run that was stopped in the middle of a line goes on to the same end.
    let text = fs::read_to_string(at("whole.jsonl")).unwrap();
    fs::write(at("stopped.jsonl"), &text[..text.len() * 2 / 3]).unwrap();
    done(&format!("{sim} --out {}", at("stopped.jsonl")));
    assert_eq!(fs::read_to_string(at("stopped.jsonl")).unwrap(), text);
    // So does one that has not begun.
    fs::write(at("empty.jsonl"), "").unwrap();
    done(&format!("{sim} --out {}", at("empty.jsonl")));
    assert_eq!(fs::read_to_string(at("empty.jsonl")).unwrap(), text);
    let other = "sim battleground --games 12 --swap --seats greedy,random --seed 6";
    done(&format!("{other} --out {}", at("other.jsonl")));
    let merge = format!("sim merge {one} {} --out {}", at("other.jsonl"), at("none.jsonl"));
    let wrong = gefecht(&merge.split(' ').collect::<Vec<_>>(), "");
    assert!(!wrong.status.success() && out(&wrong).contains("another run"), "{}", out(&wrong));
}

/// Rules of the mode decide games of an operation: they have a catalogue of their own.
#[test]
fn a_run_of_an_operation_is_taken_up_again() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let sim = "sim shatterpoint --operation silent-skies --games 3 --seats random,random --seed 5";
    done(&format!("{sim} --out {}", at("whole.jsonl")));
    let text = fs::read_to_string(at("whole.jsonl")).unwrap();
    assert!(text.contains(r#""rule":"SO-"#), "{text}");
    let lines: Vec<&str> = text.lines().collect();
    fs::write(at("stopped.jsonl"), lines[..2].join("\n") + "\n").unwrap();
    done(&format!("{sim} --out {}", at("stopped.jsonl")));
    assert_eq!(fs::read_to_string(at("stopped.jsonl")).unwrap(), text);
    let said = done(&merge(&at("whole.jsonl")));
    assert!(said.contains("3 of 3 games"), "{said}");
}

/// A file is refused with the line that tells no game of its run.
#[test]
fn a_game_that_is_not_of_the_run_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let sim = "sim battleground --games 4 --swap --seats random,random --seed 5 --out";
    done(&format!("{sim} {}", at("games.jsonl")));
    let text = fs::read_to_string(at("games.jsonl")).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let game: Value = serde_json::from_str(&lines[3]).unwrap();
    let wrong = [
        ("number", Value::from(4)),
        ("swapped", Value::from(true)),
        ("winner", Value::from(7)),
        ("rule", Value::from("LG-NOLIMIT-01")),
    ];
    for (field, value) in wrong {
        let mut game = game.clone();
        game[field] = value;
        lines[3] = game.to_string();
        fs::write(at("wrong.jsonl"), lines.join("\n") + "\n").unwrap();
        for command in [format!("{sim} {}", at("wrong.jsonl")), merge(&at("wrong.jsonl"))] {
            let refused = gefecht(&command.split(' ').collect::<Vec<_>>(), "");
            let plain: String = out(&refused).replace('│', "").split_whitespace().collect();
            let said = format!("wrong.jsonl:4:field`{field}`");
            assert!(!refused.status.success() && plain.contains(&said), "{plain}");
        }
    }
}

fn merge(file: &str) -> String {
    format!("sim merge {file} --out {file}.merged")
}

/// A number that is told in two ways is refused, in a file as in two of them.
#[test]
fn a_game_that_is_told_in_two_ways_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    done(&format!("sim battleground --games 3 --seats random,random --out {}", at("games.jsonl")));
    let text = fs::read_to_string(at("games.jsonl")).unwrap();
    let last = text.lines().last().unwrap();
    fs::write(at("twice.jsonl"), format!("{text}{last}\n")).unwrap();
    done(&merge(&at("twice.jsonl")));
    assert_eq!(fs::read_to_string(at("twice.jsonl.merged")).unwrap(), text);
    let other = last.replacen("\"decisions\":", "\"decisions\":1", 1);
    fs::write(at("twice.jsonl"), format!("{text}{other}\n")).unwrap();
    let said = refused(&merge(&at("twice.jsonl")));
    assert!(said.contains("twice.jsonl:5:field`number`:2"), "{said}");
}

/// What cannot be read or written is named.
#[test]
fn a_file_of_games_that_is_none_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    done(&format!("sim battleground --games 2 --seats random,random --out {}", at("games.jsonl")));
    let text = fs::read(at("games.jsonl")).unwrap();
    fs::write(at("letters.jsonl"), [&text[..], &b"\xff\n"[..]].concat()).unwrap();
    let said = refused(&merge(&at("letters.jsonl")));
    assert!(said.contains("letters.jsonl:4:"), "{said}");
    fs::create_dir_all(at("folder/inside.jsonl")).unwrap();
    for wrong in [
        format!("sim merge {} {} --out {}", at("games.jsonl"), at("nosuch.jsonl"), at("all.jsonl")),
        format!("sim export {} --out {}", at("folder"), at("plots")),
        format!("sim merge {} --out {}", at("games.jsonl"), at("folder")),
    ] {
        let said = refused(&wrong);
        let named = ["nosuch.jsonl:", "inside.jsonl:", "folder:"];
        assert!(named.iter().any(|name| said.contains(name)), "{said}");
    }
    fs::create_dir_all(at("tables/games.parquet")).unwrap();
    let said = refused(&format!("sim export {} --out {}", at("games.jsonl"), at("tables")));
    assert!(said.contains("games.parquet:") && !said.contains("External"), "{said}");
}

/// Parts of a round robin, each a folder, make the folder of the whole.
#[test]
fn parts_of_a_round_robin_make_the_whole_byte_by_byte() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    for ready in [1, 2] {
        let list = done(&format!("list new battleground --ready {ready}"));
        fs::write(at(&format!("list-{ready}.txt")), list).unwrap();
    }
    fs::copy(at("list-1.txt"), at("list-3.txt")).unwrap();
    let lists = [1, 2, 3].map(|list| at(&format!("list-{list}.txt"))).join(",");
    let sim =
        format!("sim battleground --games 6 --seats greedy,random --round-robin --lists {lists}");
    done(&format!("{sim} --out {}", at("whole")));
    // The last part is number 0, too.
    for (part, name) in [(1, "one"), (0, "two")] {
        done(&format!("{sim} --shard {part}/2 --out {}", at(name)));
    }
    let said = done(&format!("sim merge {} {} --out {}", at("two"), at("one"), at("merged")));
    assert!(said.contains("12 of 12 games in 2 files"), "{said}");
    let files = |name: &str| {
        let files = fs::read_dir(at(name)).unwrap().map(|entry| entry.unwrap());
        let mut files: Vec<_> =
            files.map(|file| (file.file_name(), fs::read(file.path()).unwrap())).collect();
        files.sort();
        files
    };
    assert_eq!(files("whole"), files("merged"));
    // A file among the folders is none of them, and some games there must be.
    fs::create_dir(at("nothing")).unwrap();
    let said = refused(&format!("sim merge {} --out {}", at("nothing"), at("no")));
    assert!(said.contains("nofilesofgames") && !folder.path().join("no").exists(), "{said}");
    let said = refused(&format!("sim merge {} {} --out {}", at("one"), at("list-1.txt"), at("no")));
    assert!(said.contains("list-1.txt:"), "{said}");
}

/// Of a round robin each part has its share, however short the series are; and whoever shares a name
/// with others is told before anything is played.
#[test]
fn short_series_of_a_round_robin_are_spread() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    for (name, ready) in [("a", 1), ("b-c", 2), ("a-b", 1), ("c", 2)] {
        let list = done(&format!("list new battleground --ready {ready}"));
        fs::write(at(&format!("{name}.txt")), list).unwrap();
    }
    let lists =
        |names: &[&str]| names.iter().map(|own| at(own) + ".txt").collect::<Vec<_>>().join(",");
    let sim = "sim battleground --games 2 --seats random,random --round-robin --lists";
    for part in 1..=2 {
        let sim = format!("{sim} {} --shard {part}/2", lists(&["a", "b-c", "a-b"]));
        done(&format!("{sim} --out {}", at(&part.to_string())));
        let said = done(&format!("sim merge {0} --out {0}-merged", at(&part.to_string())));
        assert!(said.contains("2 of 4 games in 2 files"), "{said}");
    }
    let all = lists(&["a", "b-c", "a-b", "c"]);
    let said = refused(&format!("{sim} {all} --out {}", at("none")));
    assert!(said.contains("a-b-c.jsonl") && !folder.path().join("none").exists(), "{said}");
}

/// What stands in the file already stays, and only games of the same run come to it.
#[test]
fn putting_parts_together_loses_no_game() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let sim = "sim battleground --games 4 --seats random,random";
    done(&format!("{sim} --out {}", at("whole.jsonl")));
    done(&format!("{sim} --shard 1/2 --out {}", at("part.jsonl")));
    done(&format!("{sim} --seed 7 --out {}", at("other.jsonl")));
    let whole = fs::read_to_string(at("whole.jsonl")).unwrap();
    let said = done(&format!("sim merge {} --out {}", at("part.jsonl"), at("whole.jsonl")));
    assert!(said.contains("4 of 4 games"), "{said}");
    let said = refused(&format!("sim merge {} --out {}", at("other.jsonl"), at("whole.jsonl")));
    assert!(said.contains("whole.jsonl:itisofanotherrun") && said.contains("`seed`"), "{said}");
    assert_eq!(fs::read_to_string(at("whole.jsonl")).unwrap(), whole);
    // Another version may know other rules.
    let version = env!("CARGO_PKG_VERSION");
    let older = whole.replacen(&format!("\"version\":\"{version}\""), "\"version\":\"0.0.1\"", 1);
    fs::write(at("older.jsonl"), &older).unwrap();
    let said = refused(&format!("{sim} --out {}", at("older.jsonl")));
    assert!(said.contains("older.jsonl:") && said.contains("differin`version`"), "{said}");
    assert_eq!(fs::read_to_string(at("older.jsonl")).unwrap(), older);
}

/// Games that stand in the file are not played again: it is said that they were not verified.
#[test]
fn what_is_not_verified_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.jsonl").display().to_string();
    let sim = format!("--seats random,random --out {file} --verify");
    let said = done(&format!("sim battleground --games 2 {sim}"));
    assert!(!said.contains("stand in the file"), "{said}");
    let said = done(&format!("sim battleground --games 2 {sim}"));
    assert!(said.contains("2 games stand in the file already"), "{said}");
}

#[test]
fn lists_that_are_too_few_or_empty_are_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    fs::write(at("empty.txt"), "\n").unwrap();
    let (one, two) = (at("empty.txt"), format!("{},{}", at("empty.txt"), at("empty.txt")));
    let said = refused(&format!("sim battleground --lists {two}"));
    assert!(said.contains("empty.txt:itisempty,expectedalist"), "{said}");
    fs::write(at("empty.txt"), done("list new legion --ready 1")).unwrap();
    let said = refused(&format!("sim legion --format teams --lists {two}"));
    assert!(said.contains("--lists:expected4,oneforeachseat,found2"), "{said}");
    let said = refused(&format!("sim legion --format standard --lists {one}"));
    assert!(said.contains("expected2,oneforeachseat,or--round-robin,found1"), "{said}");
}

const TUNE: &str = "tune battleground --rounds 2 --heat 1 --proof 2 --seed 7";

/// A file of rounds in which a line is wrong is refused with that line, and stays as it is; the last
/// line alone may be cut off.
#[test]
fn no_round_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let tune = format!("{TUNE} --out {} --weights {}", at("rounds.jsonl"), at("found.json"));
    // A file in which nothing stands is as good as none.
    fs::write(at("rounds.jsonl"), "").unwrap();
    done(&tune);
    let whole = fs::read_to_string(at("rounds.jsonl")).unwrap();
    let [heading, one, two] = *whole.lines().collect::<Vec<_>>() else { panic!("{whole}") };
    fs::write(at("rounds.jsonl"), &whole[..whole.len() - two.len() / 2]).unwrap();
    done(&tune);
    assert_eq!(fs::read_to_string(at("rounds.jsonl")).unwrap(), whole);
    let jumped = one.replacen("\"number\":0", "\"number\":1", 1);
    let other = one.replacen("\"weights\":{", "\"weights\":{\"nosuch\":1.0,", 1);
    let many = one.replacen("\"share\":", "\"share\":7", 1);
    let [yes, no] = ["\"taken\":true", "\"taken\":false"];
    let taken = if one.contains(yes) { one.replace(yes, no) } else { one.replace(no, yes) };
    for (lines, said) in [
        ([heading, "{", two], "rounds.jsonl:2:"),
        ([heading, one, "{"], "rounds.jsonl:3:"),
        ([heading, &jumped, two], "rounds.jsonl:2:field`number`:1,expected0"),
        ([heading, one, one], "rounds.jsonl:3:field`number`:0,expected1"),
        ([heading, &other, two], "rounds.jsonl:2:field`weights`"),
        ([heading, &many, two], "rounds.jsonl:2:field`share`:7"),
        ([heading, &taken, two], "rounds.jsonl:2:field`taken`"),
        (["{}", one, two], "rounds.jsonl:1:"),
    ] {
        let text = lines.join("\n") + "\n";
        fs::write(at("rounds.jsonl"), &text).unwrap();
        let refused = refused(&tune);
        assert!(refused.contains(said), "{said}: {refused}");
        assert_eq!(fs::read_to_string(at("rounds.jsonl")).unwrap(), text);
    }
}

/// What is found does not take the place of what it was found by.
#[test]
fn the_file_that_is_kept_is_not_that_of_what_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rounds.jsonl");
    for (command, found) in [(TUNE, "--weights"), ("fit battleground --games 2", "--values")] {
        fs::write(&file, "").unwrap();
        let twice = format!("--out {0} {found} {0}", file.display());
        let said = refused(&format!("{command} {twice}"));
        assert!(said.contains(&format!("--outand{found}:expectedtwofiles")), "{said}");
    }
}

#[test]
fn weights_to_keep_that_there_are_not_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let [rounds, found] = ["rounds.jsonl", "found.json"].map(|name| folder.path().join(name));
    let files = format!("--out {} --weights {}", rounds.display(), found.display());
    let said = refused(&format!("{TUNE} --keep deed,nosuch {files}"));
    assert!(said.contains("--keep:noweightofbattlegroundbeginswith`nosuch`"), "{said}");
    assert!(!rounds.exists() && !found.exists());
}

/// What the example for Kubernetes calls is a part of a run, without a shell.
#[test]
fn the_example_for_kubernetes_is_a_part_of_a_run() {
    let example = include_str!("../../../../examples/sim-kubernetes.yaml");
    assert!(!example.contains("command:"), "{example}");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games-0.jsonl").display().to_string();
    let arguments = example.lines().skip_while(|line| line.trim() != "args:").skip(1);
    let arguments = arguments.map_while(|line| line.trim().strip_prefix("- "));
    let arguments: Vec<String> = arguments
        .map(|one| one.replace("/games/games-$(PART).jsonl", &file).replace("$(PART)", "0"))
        .map(|one| one.replace("--games=1600", "--games=32").replace("hard,", "random,"))
        .collect();
    done(&arguments.join(" "));
    let text = fs::read_to_string(file).unwrap();
    let games: Vec<Value> =
        text.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(games.iter().map(|game| &game["number"]).collect::<Vec<_>>(), [30, 31]);
}

/// Games for a fit are taken up again, and those of other set-ups count with them.
#[test]
fn games_for_a_fit_are_taken_up_again_and_put_together() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let sorted = |name: &str| {
        let text = fs::read_to_string(at(name)).unwrap();
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    let one = "fit battleground --games 40 --seed 7 --out";
    let fit = format!("{one} {} --values {}", at("one.jsonl"), at("found.json"));
    let said = done(&fit);
    assert!(said.contains("40 games"), "{said}");
    let found = fs::read_to_string(at("found.json")).unwrap();
    let worths: BTreeMap<String, [f32; 2]> = serde_json::from_str(&found).unwrap();
    assert!(worths.keys().eq(["approach", "points", "wounds"]), "{found}");
    assert!(worths.values().flatten().all(|worth| *worth >= 0.0), "{found}");
    let lines = sorted("one.jsonl");
    let text = fs::read_to_string(at("one.jsonl")).unwrap();
    fs::write(at("one.jsonl"), &text[..text.len() * 2 / 3]).unwrap();
    done(&fit);
    assert_eq!(sorted("one.jsonl"), lines);
    assert_eq!(fs::read_to_string(at("found.json")).unwrap(), found);
    // Who asks for fewer loses none.
    let fewer = "fit battleground --games 10 --seed 7 --out";
    let said = done(&format!("{fewer} {} --values {}", at("one.jsonl"), at("few.json")));
    assert!(said.contains("10 games"), "{said}");
    assert_eq!(sorted("one.jsonl"), lines);
    let two = "fit battleground --standard --games 20 --seed 8 --out";
    let with = format!("--values {} --with {}", at("both.json"), at("one.jsonl"));
    let said = done(&format!("{two} {} {with}", at("two.jsonl")));
    assert!(said.contains("60 games"), "{said}");
    // No game counts twice: one that is known would be foreseen.
    let twice = format!("{two} {} --values {} --with", at("two.jsonl"), at("none.json"));
    for with in [at("two.jsonl"), format!("{0},{0}", at("one.jsonl"))] {
        let said = refused(&format!("{twice} {with}"));
        assert!(said.contains("gamesofthisrunarecountedalready"), "{said}");
    }
    let foreign = "fit shatterpoint --games 1 --out";
    let refusal = refused(&format!("{foreign} {} {with}", at("three.jsonl")));
    assert!(refusal.contains("itsruleset,packsoraspectsareothers"), "{refusal}");
    fs::write(at("one.jsonl"), text.replacen("\"won\":1.0", "\"won\":0.3", 1)).unwrap();
    let refusal = refused(&fit);
    assert!(refusal.contains("one.jsonl:") && refusal.contains("field`won`"), "{refusal}");
    fs::write(at("one.jsonl"), text.replacen("\"positions\":[[", "\"positions\":[[7", 1)).unwrap();
    let refusal = refused(&fit);
    assert!(refusal.contains("one.jsonl:2") && refusal.contains("field`positions`"), "{refusal}");
}
