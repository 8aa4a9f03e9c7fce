//! The binary as a user calls it.

use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

pub fn gefecht(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gefecht"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that has ended does not read on; that is no fault here.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

pub fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

fn temporary(name: &str) -> String {
    let folder = std::env::temp_dir().join(format!("gefecht-test-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder.join(name).display().to_string()
}

#[test]
fn a_whole_game_is_played_recorded_and_verified() {
    let file = temporary("game.json");
    let played = gefecht(
        &["play", "battleground", "--seats", "greedy,greedy", "--seed", "4", "--record", &file],
        "",
    );
    assert!(played.status.success(), "{}", out(&played));
    assert!(out(&played).contains("The game is over"));
    let verified = gefecht(&["record", "verify", &file], "");
    assert!(
        verified.status.success() && out(&verified).contains("verified:"),
        "{}",
        out(&verified)
    );
    let shown = gefecht(&["record", "show", &file], "");
    assert!(out(&shown).contains("he-man, stratos, man-at-arms"), "{}", out(&shown));
    let replayed = gefecht(&["record", "replay", &file], "");
    assert!(out(&replayed).contains("Round 4 [BG-"), "{}", out(&replayed));
    let text = std::fs::read_to_string(&file).unwrap();
    let mut doubled: serde_json::Value = serde_json::from_str(&text).unwrap();
    let pack = doubled["packs"][0].clone();
    doubled["packs"].as_array_mut().unwrap().push(pack);
    std::fs::write(&file, doubled.to_string()).unwrap();
    let refused = gefecht(&["record", "verify", &file], "");
    assert!(!refused.status.success() && out(&refused).contains("every pack once"));
    std::fs::write(&file, text.replacen("\"hash\":\"", "\"hash\":\"0", 1)).unwrap();
    let tampered = gefecht(&["record", "verify", &file], "");
    assert!(!tampered.status.success() && out(&tampered).contains("field `hash`"));
}

/// A game goes on where its record ends, and as another one from any of its deeds.
#[test]
fn a_game_goes_on_from_its_record() {
    let [begun, on, branch] = ["begun.json", "gone-on.json", "branch.json"].map(temporary);
    let first = ["play", "battleground", "--seats", "person,greedy", "--seed", "3", "--record"];
    let played = gefecht(&[&first[..], &[&begun]].concat(), "1\n1\n1\nquit\n");
    assert!(played.status.success(), "{}", out(&played));
    let played = gefecht(&["play", "--from", &begun, "--record", &on], "1\nquit\n");
    assert!(played.status.success(), "{}", out(&played));
    let step = ["play", "--from", &begun, "--step", "2", "--record", &branch];
    let played = gefecht(&step, "quit\n");
    assert!(played.status.success(), "{}", out(&played));
    let deeds = |file: &str| -> usize {
        assert!(gefecht(&["record", "verify", file], "").status.success(), "{file}");
        let shown = out(&gefecht(&["record", "show", file], ""));
        let count = shown.lines().find_map(|line| line.strip_prefix("deeds "));
        count.and_then(|count| count.trim().parse().ok()).unwrap_or_else(|| panic!("{shown}"))
    };
    assert!(deeds(&on) > deeds(&begun));
    assert!(deeds(&branch) >= 2);
    let shown = out(&gefecht(&["record", "show", &branch], ""));
    assert!(shown.contains("branch      after 2 deeds"), "{shown}");
    // Where no other place is named, the branch comes beside the record, which stays.
    let before = std::fs::read(&begun).unwrap();
    let played = gefecht(&["play", "--from", &begun, "--step", "2"], "quit\n");
    assert!(played.status.success(), "{}", out(&played));
    assert_eq!(std::fs::read(&begun).unwrap(), before);
    assert!(deeds(&temporary("begun-2.json")) >= 2);
}

/// A terminal that is closed in the middle of a game loses nothing of it.
#[test]
fn a_game_that_is_broken_off_has_its_record() {
    let file = temporary("broken-off.json");
    let mut child = Command::new(env!("CARGO_BIN_EXE_gefecht"))
        .args(["play", "battleground", "--seed", "3", "--record", &file])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"1\n").unwrap();
    let kept = || std::fs::exists(&file).unwrap();
    (0..200).take_while(|_| !kept()).for_each(|_| std::thread::sleep(Duration::from_millis(50)));
    child.kill().unwrap();
    child.wait().unwrap();
    let verified = gefecht(&["record", "verify", &file], "");
    assert!(verified.status.success(), "{}", out(&verified));
    assert!(!out(&verified).contains("verified: 0 deeds"), "{}", out(&verified));
}

/// Whoever cannot keep the record is told so before the game.
#[test]
fn a_place_that_takes_no_record_is_refused_before_the_game() {
    let folder = temporary("no-record");
    std::fs::create_dir_all(&folder).unwrap();
    for place in [format!("{folder}/nowhere/game.json"), folder.clone()] {
        let refused = gefecht(&["play", "battleground", "--seed", "4", "--record", &place], "");
        assert!(!refused.status.success());
        let plain: String = out(&refused).replace('│', "").split_whitespace().collect();
        assert!(plain.contains("no-record") && !plain.contains("Round1"), "{plain}");
    }
    // What else is there stays: a file of another name, and a link.
    let [other, kept, link] =
        ["game.part", "kept.json", "game.json"].map(|own| format!("{folder}/{own}"));
    std::fs::write(&other, "other").unwrap();
    std::fs::write(&kept, "").unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink(&kept, &link).unwrap();
    let played = gefecht(&["play", "battleground", "--seed", "4", "--record", &link], "");
    assert!(played.status.success(), "{}", out(&played));
    assert_eq!(std::fs::read_to_string(&other).unwrap(), "other");
    assert!(gefecht(&["record", "verify", &kept], "").status.success());
}

#[test]
fn the_standard_set_up_lets_players_place_their_figures() {
    let file = temporary("standard.json");
    let arguments =
        ["play", "battleground", "--standard", "--seed", "4", "--record", file.as_str()];
    let asked = gefecht(&arguments, "deploy He-Man M15\ndeploy He-Man E15\n");
    assert!(out(&asked).contains("Player 1: Which character goes where?"), "{}", out(&asked));
    assert!(out(&asked).contains("Not possible: "), "{}", out(&asked));
    assert!(out(&asked).contains("He-Man is deployed on E15."), "{}", out(&asked));
    let robots = [&arguments[..], &["--seats", "greedy,random"]].concat();
    assert!(out(&gefecht(&robots, "")).contains("The game is over"));
}

/// A record of a game with a pack of one's own is proved where the pack is at hand; elsewhere the one
/// that is missing is named, and so is one of the name with another content.
#[test]
fn a_record_with_an_own_pack_is_verified_with_that_pack() {
    let (file, folder) = (temporary("own-pack.json"), temporary("night-court"));
    std::fs::create_dir_all(&folder).unwrap();
    let map = |objective| {
        format!(
            "ruleset = \"battleground\"\n[[map]]\nid = \"night-court\"\n\
             name = {{ en = \"Night Court\" }}\nobjectives = [\"{objective}\"]\n\
             zones = [{{ columns = \"ABCDE\" }}, {{ columns = \"UVWXY\" }}]\nsource = \"house\"\n"
        )
    };
    std::fs::write(format!("{folder}/night-court.toml"), map("M16")).unwrap();
    let packs = ["--pack", "battleground", "--pack", folder.as_str()];
    let play = ["play", "battleground", "--map", "night-court", "--standard", "--seed", "4"];
    let robots = ["--seats", "greedy,random", "--record", file.as_str()];
    let played = gefecht(&[&play[..], &robots, &packs].concat(), "");
    assert!(played.status.success(), "{}", out(&played));

    let verify = [&["record", "verify", file.as_str()][..], &packs].concat();
    let verified = gefecht(&verify, "");
    assert!(verified.status.success(), "{}", out(&verified));
    assert!(out(&verified).contains("verified:"), "{}", out(&verified));
    // Faults are broken into lines of the terminal's width.
    let named = |refused: &Output| {
        let plain: String = out(refused).replace('│', "").split_whitespace().collect();
        assert!(!refused.status.success() && plain.contains("night-court"), "{plain}");
    };
    named(&gefecht(&["record", "verify", &file], ""));
    let before = [&["record"][..], &packs, &["verify", file.as_str()]].concat();
    assert!(gefecht(&before, "").status.success());
    std::fs::write(format!("{folder}/night-court.toml"), map("M14")).unwrap();
    named(&gefecht(&verify, ""));
}

#[test]
fn a_broken_record_names_file_and_line() {
    let file = temporary("broken.json");
    std::fs::write(&file, "{\n \"ruleset\": 7\n}").unwrap();
    let output = gefecht(&["record", "verify", &file], "");
    assert!(!output.status.success());
    let flat = out(&output).replace('\n', " ");
    assert!(flat.contains("broken.json:2") || flat.contains(":2:"), "{flat}");
}

#[test]
fn rules_are_found_and_shown() {
    let found = gefecht(&["rules", "search", "flank", "enlarge"], "");
    assert!(out(&found).starts_with("BG-FLANK-03"), "{}", out(&found));
    let shown = gefecht(&["rules", "show", "bg-flank-03"], "");
    assert!(out(&shown).contains("enlarged by 1"), "{}", out(&shown));
    let german = gefecht(&["rules", "show", "bg-flank-03", "--language", "de"], "");
    assert!(out(&german).starts_with("BG-FLANK-03  Flankenangriffe"), "{}", out(&german));
    let german = gefecht(&["rules", "search", "flankenangrif", "--language", "pl"], "");
    assert!(out(&german).contains("Atak z flanki"), "{}", out(&german));
    assert!(!gefecht(&["rules", "show", "BG-NOWHERE-01"], "").status.success());
    let unknown = gefecht(&["rules", "search", "attack", "--ruleset", "chess"], "");
    assert!(!unknown.status.success() && out(&unknown).contains("`chess`"), "{}", out(&unknown));
}

/// Worked out by hand: two dice miss with a quarter; a red die hits with 6 of 8 sides and a white one blocks with 1 of 6;
/// without expertise an attack die succeeds with 4 of 8 sides.
#[test]
fn odds_are_printed() {
    let coins = gefecht(&["odds", "battleground", "dice=2", "needed=4"], "");
    let none = "  0   25.00 %  100.00 %  ██████████";
    assert_eq!(out(&coins).lines().nth(1), Some(none), "{}", out(&coins));
    let shot = gefecht(&["odds", "legion", "red=1", "--language", "de"], "");
    assert!(out(&shot).contains("  1   62.50 %   62.50 %"), "{}", out(&shot));
    assert!(out(&shot).ends_with("im Mittel 0.625\n"), "{}", out(&shot));
    let unit = "attacker=count-dooku";
    let armed = gefecht(&["odds", "shatterpoint", "attack=1", unit], "");
    let disarmed = gefecht(&["odds", "shatterpoint", "attack=1", unit, "disarmed=1"], "");
    assert!(out(&disarmed).contains("  1   50.00 %"), "{}", out(&disarmed));
    assert!(!out(&armed).contains("  1   50.00 %"), "{}", out(&armed));
    let wrong = gefecht(&["odds", "legion", "red=1", "armour=1"], "");
    assert!(!wrong.status.success());
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("armour"));
    for (name, allowed) in [("armor=2", "0, 1"), ("aim=5", "0 to 4"), ("cover=some", "none, light")]
    {
        let beyond = gefecht(&["odds", "legion", "red=1", name], "");
        let said = String::from_utf8_lossy(&beyond.stderr).into_owned();
        assert!(
            !beyond.status.success() && said.contains(name) && said.contains(allowed),
            "{said}"
        );
    }
    let twice = gefecht(&["odds", "battleground", "dice=5", "dice=6", "needed=4"], "");
    assert!(!twice.status.success() && out(&twice).contains("`dice` stands twice"));
}

/// A ready list is begun, judged, shown, and goes through every form in which it is passed on.
#[test]
fn lists_are_begun_checked_shown_and_exported() {
    let begun = gefecht(&["list", "new", "legion", "--ready", "1"], "");
    let text = String::from_utf8_lossy(&begun.stdout).into_owned();
    assert!(text.contains("(799/800)\nFormat: Standard game\nUnits\n"), "{text}");
    let file = temporary("army.txt");
    std::fs::write(&file, &text).unwrap();
    let checked = gefecht(&["list", "check", "legion", &file], "");
    assert!(checked.status.success(), "{}", out(&checked));
    assert!(out(&checked).contains("799 of 800 points"), "{}", out(&checked));
    let shown = out(&gefecht(&["list", "show", "legion", &file, "--language", "de"], ""));
    assert!(shown.contains("Fernkampf ") && shown.contains("hält "), "{shown}");
    let json = gefecht(&["list", "export", "legion", &file, "--as", "json"], "");
    let list: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!(list["terms"]["format"], "standard");
    let again = gefecht(&["list", "export", "legion", "-"], &list.to_string());
    assert_eq!(String::from_utf8_lossy(&again.stdout), text);
    let setup = gefecht(&["list", "export", "legion", &file, "--as", "setup"], "");
    let setup: serde_json::Value = serde_json::from_slice(&setup.stdout).unwrap();
    assert_eq!(setup["army"]["commands"].as_array().unwrap().len(), 6);
}

/// A suggestion says what it does: a unit whose place is taken is exchanged, of equal units one goes, and
/// a format costs nothing.
#[test]
fn suggestions_for_a_list_say_what_they_do() {
    let dear = "Shatterpoint:\nEdition: 2023-07\nMission pack: Shifting Priorities\nSquad 1\n\
                - General Anakin Skywalker\n- CC-7567 Captain Rex\n- Clan Kryze Mandalorians\n";
    let said = out(&gefecht(&["list", "check", "shatterpoint", "-"], dear));
    let fixes = said.lines().skip_while(|line| !line.contains("[SP-BUILD-10]")).skip(1);
    let fixes: Vec<&str> = fixes.take_while(|line| line.contains('→')).collect();
    assert!(!fixes.is_empty(), "{said}");
    assert!(fixes.iter().all(|fix| fix.contains(" instead of ")), "{said}");
    let twice = "Legion:\nFormat: Standard game\nUnits\n- 2x Darth Vader\n";
    let said = out(&gefecht(&["list", "check", "legion", "-"], twice));
    assert_eq!(said.matches("→ Remove Darth Vader").count(), 1, "{said}");
    let unknown = "Legion:\nUnits\n- Darth Vader\n";
    let said = out(&gefecht(&["list", "check", "legion", "-"], unknown));
    assert!(!said.contains("Format: Standard game, +"), "{said}");
}

/// What no rule would look at is not taken for a list that keeps the rules.
#[test]
fn a_list_with_what_no_list_has_is_refused() {
    let ready = gefecht(&["list", "new", "legion", "--ready", "1"], "");
    let text = String::from_utf8_lossy(&ready.stdout).into_owned();
    let json = gefecht(&["list", "export", "legion", "-", "--as", "json"], &text);
    let list: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
    let mut wrong = [list.clone(), list.clone(), list];
    wrong[0]["terms"]["colour"] = "red".into();
    wrong[1]["parts"]["spies"] = serde_json::json!([{ "id": "luke-skywalker" }]);
    wrong[2]["parts"]["commands"][0]["with"] = serde_json::json!(["force-push"]);
    for (list, said) in wrong.iter().zip(["term: colour", "part: spies", "with: "]) {
        let refused = gefecht(&["list", "check", "legion", "-"], &list.to_string());
        assert!(!refused.status.success() && out(&refused).contains(said), "{}", out(&refused));
    }
}

/// What a list breaks is said with its rule and a way to mend it; mended it keeps the rules.
#[test]
fn a_list_that_breaks_rules_is_mended() {
    let alone = "Legion: Alone\nFormat: Standard game\nUnits\n- Luke Skywalker 160\n- Nobody\n";
    let checked = gefecht(&["list", "check", "legion", "-"], alone);
    assert!(!checked.status.success());
    // A standard army has three units of corps at least, and two command cards of each number of pips.
    for said in ["Nobody", "[LG-RANK-05]", "[LG-BUILD-23]", "→ Add ", "160 of 800 points"] {
        assert!(out(&checked).contains(said), "{said}: {}", out(&checked));
    }
    let mended = gefecht(&["list", "check", "legion", "-", "--mend"], alone);
    let mended = String::from_utf8_lossy(&mended.stdout).into_owned();
    assert!(gefecht(&["list", "check", "legion", "-"], &mended).status.success(), "{mended}");
    assert!(!gefecht(&["list", "new", "legion", "--ready", "99"], "").status.success());
    // A card of another faction goes only if another one takes its place.
    let ready = gefecht(&["list", "new", "legion", "--ready", "1"], "");
    let ready = String::from_utf8_lossy(&ready.stdout).replace("Son of Skywalker", "Implacable");
    let checked = gefecht(&["list", "check", "legion", "-"], &ready);
    assert!(out(&checked).contains(" instead of Implacable"), "{}", out(&checked));
    let mended = gefecht(&["list", "check", "legion", "-", "--mend"], &ready);
    assert!(mended.status.success(), "{}", out(&mended));
    // What cannot be mended does not pass.
    let none = "Battleground:\nFaction: Masters of the Universe\n";
    let mended = gefecht(&["list", "check", "battleground", "-", "--mend"], none);
    let left = gefecht(&["list", "check", "battleground", "-"], &out(&mended));
    assert_eq!(mended.status.success(), left.status.success());
    for (term, said) in [("format=siege", "standard"), ("colour=red", "`colour`")] {
        let refused = gefecht(&["list", "new", "legion", "--term", term], "");
        assert!(!refused.status.success() && out(&refused).contains(said), "{}", out(&refused));
    }
}

#[test]
fn packs_are_checked() {
    let good = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/battleground");
    let output = gefecht(&["pack", "check", good], "");
    assert!(output.status.success() && out(&output).contains("10 characters"), "{}", out(&output));
    let folder = temporary("bad-pack");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(format!("{folder}/x.toml"), "ruleset = \"battleground\"\n[[sign]]\nid = 3\n")
        .unwrap();
    let output = gefecht(&["pack", "check", &folder], "");
    assert!(!output.status.success());
    assert!(
        out(&output).contains("x.toml") && out(&output).contains("sign[0].id"),
        "{}",
        out(&output)
    );
    for (arguments, field) in [(&["pack", "schema"][..], "glory"), (&SHATTERPOINT_SCHEMA, "unit")] {
        let schema = gefecht(arguments, "");
        let schema: serde_json::Value = serde_json::from_slice(&schema.stdout).unwrap();
        assert!(schema["properties"][field].is_object(), "{schema}");
    }
}

const SHATTERPOINT_SCHEMA: [&str; 3] = ["pack", "schema", "shatterpoint"];

#[test]
fn a_pack_says_its_ruleset() {
    let folder = |name| format!("{}/../../content/{name}", env!("CARGO_MANIFEST_DIR"));
    let both = [folder("shatterpoint"), folder("battleground")];
    let output = gefecht(&["pack", "check", &both[0], &both[1]], "");
    assert!(output.status.success(), "{}", out(&output));
    assert!(out(&output).contains("shatterpoint: ") && out(&output).contains(" units, 2 missions"));
    assert!(out(&output).contains("battleground: 10 characters"), "{}", out(&output));
    let folder = temporary("bad-shatterpoint");
    std::fs::create_dir_all(&folder).unwrap();
    let cases = [
        ("ruleset = \"shatterpoint\"\n[[unit]]\nid = 3\n", "unit[0].id"),
        ("ruleset = \"chess\"\n", "`chess` is unknown"),
        ("[[unit]]\nid = 3\n", "missing field `ruleset`"),
    ];
    for (text, fault) in cases {
        std::fs::write(format!("{folder}/x.toml"), text).unwrap();
        let output = gefecht(&["pack", "check", &folder], "");
        assert!(!output.status.success() && out(&output).contains(fault), "{}", out(&output));
    }
    std::fs::write(format!("{folder}/x.toml"), "ruleset = \"shatterpoint\"\n").unwrap();
    std::fs::write(format!("{folder}/y.toml"), "ruleset = \"legion\"\n").unwrap();
    let output = gefecht(&["pack", "check", &folder], "");
    assert!(
        !output.status.success() && out(&output).contains("another ruleset"),
        "{}",
        out(&output)
    );
}

#[test]
fn a_game_of_shatterpoint_is_played_recorded_and_verified() {
    let file = temporary("shatterpoint.json");
    let arguments = [
        "play",
        "shatterpoint",
        "--seats",
        "random,random",
        "--seed",
        "6",
        "--edition",
        "2023-06",
        "--battlefield",
        "relay-station",
        "--record",
        &file,
    ];
    let played = gefecht(&arguments, "");
    assert!(
        played.status.success() && out(&played).contains("The game is over"),
        "{}",
        out(&played)
    );
    let verified = gefecht(&["record", "verify", &file], "");
    assert!(out(&verified).contains("verified:"), "{}", out(&verified));
    let shown = out(&gefecht(&["record", "show", &file], ""));
    for part in ["shatterpoint", "2023-06", "relay-station", "lord-maul, gar-saxon"] {
        assert!(shown.contains(part), "{part} is missing in\n{shown}");
    }
    let replayed = out(&gefecht(&["record", "replay", &file], ""));
    for part in ["Turn 2: Player", " attack dice against ", "wins struggle", "deploys a squad: "] {
        assert!(replayed.contains(part), "{part} is missing in\n{replayed}");
    }
}

#[test]
fn a_simulation_counts_struggles_and_turns() {
    let output = gefecht(
        &["sim", "shatterpoint", "--games", "6", "--seats", "random,random", "--verify"],
        "",
    );
    assert!(output.status.success(), "{}", out(&output));
    assert!(out(&output).contains("momentum") && out(&output).contains(" turns per game"));
}

/// LG-NOLIMIT-01: a battle without a limit has a bound in a simulation, and says how many reached it.
#[test]
fn a_simulation_says_how_many_games_ended_by_agreement() {
    let arguments = "sim legion --format no-limit --games 3 --seats random,random --verify";
    let arguments: Vec<&str> = arguments.split(' ').collect();
    let output = gefecht(&arguments, "");
    assert!(output.status.success(), "{}", out(&output));
    assert!(out(&output).contains("LG-NOLIMIT-01"), "{}", out(&output));
    assert!(out(&output).contains("3  were cut off"), "{}", out(&output));
}

#[test]
fn options_of_another_ruleset_are_refused_with_a_reason() {
    for (arguments, reason) in [
        (&["play", "battleground", "--edition", "2023-06"][..], "has no option `--edition`"),
        (&["play", "shatterpoint", "--standard"], "has no option `--standard`"),
        (&["play", "battleground", "--format", "standard"], "has no option `--format`"),
        (&["play", "legion", "--format", "siege"], "no format `siege`"),
        (&["sim", "shatterpoint", "--edition", "2024"], "expected `2023-06` or `2023-07`"),
        (&["sim", "shatterpoint", "--map", "nowhere"], "no battlefield `nowhere`"),
    ] {
        let output = gefecht(arguments, "");
        assert!(!output.status.success(), "{arguments:?}");
        assert!(out(&output).contains(reason), "{}", out(&output));
    }
    let file = temporary("chess.json");
    std::fs::write(&file, "{\"ruleset\": \"chess\"}").unwrap();
    let output = gefecht(&["record", "verify", &file], "");
    assert!(!output.status.success() && out(&output).contains("`chess`"), "{}", out(&output));
}

#[test]
fn a_simulation_prints_a_table() {
    let output = gefecht(
        &["sim", "battleground", "--games", "40", "--seats", "greedy,random", "--seed", "3"],
        "",
    );
    assert!(output.status.success(), "{}", out(&output));
    assert!(out(&output).contains("player 1") && out(&output).contains("40 games in"));
}

#[test]
fn wrong_arguments_are_refused() {
    for arguments in [
        &["play", "battleground", "--seats", "greedy"][..],
        &["play", "chess"],
        &["play", "battleground", "--map", "nowhere"],
        &["sim", "battleground", "--games", "0"],
        &["scenario", "/no/such/path"],
        &["record", "show", "/no/such/file"],
        &["serve", "--connections", "0"],
    ] {
        let output = gefecht(arguments, "");
        assert!(!output.status.success(), "{arguments:?}");
        assert!(!out(&output).contains("panicked"), "{}", out(&output));
    }
}

/// A full disk does not pass for success.
#[test]
#[cfg(target_os = "linux")]
fn what_cannot_be_printed_is_a_failure() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_gefecht"));
    let command = command.args(["list", "new", "legion"]).stdout(full);
    assert!(!command.output().unwrap().status.success());
}

/// What cannot be read or written is named.
#[test]
fn a_file_that_is_not_there_is_named() {
    let folder = temporary("empty");
    std::fs::create_dir_all(&folder).unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    for (arguments, name) in [
        (&["sim", "merge", "no.jsonl", "--out", "x"][..], "no.jsonl"),
        (&["sim", "export", "no.jsonl", "--out", "x"], "no.jsonl"),
        (&["sim", "battleground", "--games", "1", "--out", "/no/place/a.jsonl"], "a.jsonl"),
        (&["sim", "battleground", "--lists", "no.txt,no.txt"], "no.txt"),
        (&["list", "check", "legion", "no.txt"], "no.txt"),
        (&["scenario", &folder], "empty"),
        (&["exercise", &folder], "empty"),
        (&["serve", "--address", &taken, "--database", "sqlite::memory:"], &taken),
    ] {
        let output = gefecht(arguments, "");
        let plain: String = out(&output).replace('│', "").split_whitespace().collect();
        assert!(!output.status.success() && plain.contains(name), "{arguments:?}: {plain}");
    }
}

#[test]
fn flags_come_from_the_command_line_the_environment_or_a_file_in_this_order() {
    let file = temporary("gefecht.toml");
    std::fs::write(&file, "[sim]\ngames = 2\n[rules.search]\nruleset = \"legion\"\n").unwrap();
    let games = |arguments: &[&str], variable: Option<&str>| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_gefecht"));
        command.args(["sim", "battleground", "--seats", "random,random", "--seed", "1"]);
        command.args(arguments).envs(variable.map(|games| ("GEFECHT_GAMES", games)));
        let output = command.env("GEFECHT_CONFIG", &file).env("LC_ALL", "C").output().unwrap();
        assert!(output.status.success(), "{}", out(&output));
        out(&output)
    };
    assert!(games(&[], None).contains("2 games"));
    assert!(games(&[], Some("3")).contains("3 games"));
    assert!(games(&["--games", "4"], Some("3")).contains("4 games"));
    // By any of its names, and a switch by any word for yes.
    std::fs::write(&file, "[sim]\ngames = 2\nbattlefield = \"nowhere\"\nswap = 1\n").unwrap();
    let wrong = gefecht(&["--config", &file, "sim", "battleground"], "");
    assert!(!wrong.status.success() && out(&wrong).contains("`nowhere`"), "{}", out(&wrong));
    // What needs another flag needs it from a file too.
    std::fs::write(&file, "[sim]\nshard = \"1/2\"\n").unwrap();
    let wrong = gefecht(&["--config", &file, "sim", "battleground", "--games", "2"], "");
    assert!(!wrong.status.success() && out(&wrong).contains("--out"), "{}", out(&wrong));
    std::fs::write(&file, "[serve]\nadress = \"127.0.0.1:1\"\n").unwrap();
    let wrong = gefecht(&["--config", &file, "sim", "battleground"], "");
    assert!(!wrong.status.success() && out(&wrong).contains("no setting `adress`"));
}

#[test]
fn shells_and_manuals_know_the_commands() {
    for shell in ["bash", "fish", "zsh"] {
        let told = gefecht(&["completions", shell], "");
        assert!(told.status.success() && out(&told).contains("trusted-proxies"), "{shell}");
    }
    let folder = temporary("man");
    assert!(gefecht(&["man", &folder], "").status.success());
    let page = std::fs::read_to_string(format!("{folder}/gefecht-serve.1")).unwrap();
    assert!(page.contains("trusted") && page.contains(".TH"), "{page}");
}
