//! The binary as a user calls it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn gefecht(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gefecht"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that has ended does not read on; that is no fault here.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn out(output: &Output) -> String {
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
    assert!(out(&replayed).contains("Round 4 begins."), "{}", out(&replayed));
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, text.replacen("\"hash\":\"", "\"hash\":\"0", 1)).unwrap();
    let tampered = gefecht(&["record", "verify", &file], "");
    assert!(!tampered.status.success() && out(&tampered).contains("field `hash`"));
}

#[test]
fn the_standard_set_up_lets_players_place_their_figures() {
    let file = temporary("standard.json");
    let arguments =
        ["play", "battleground", "--standard", "--seed", "4", "--record", file.as_str()];
    let asked = gefecht(&arguments, "deploy He-Man M15\ndeploy He-Man E15\n");
    assert!(out(&asked).contains("player 1: deploy a character"), "{}", out(&asked));
    assert!(out(&asked).contains("Not possible: Prepare the battlefield"), "{}", out(&asked));
    assert!(out(&asked).contains("He-Man is deployed on E15."), "{}", out(&asked));
    let robots = [&arguments[..], &["--seats", "greedy,random"]].concat();
    assert!(out(&gefecht(&robots, "")).contains("The game is over"));
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
    assert!(!gefecht(&["rules", "show", "BG-NOWHERE-01"], "").status.success());
}

#[test]
fn packs_are_checked() {
    let good = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/battleground");
    let output = gefecht(&["pack", "check", good], "");
    assert!(output.status.success() && out(&output).contains("10 characters"), "{}", out(&output));
    let folder = temporary("bad-pack");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(format!("{folder}/x.toml"), "[[sign]]\nid = 3\n").unwrap();
    let output = gefecht(&["pack", "check", &folder], "");
    assert!(!output.status.success());
    assert!(
        out(&output).contains("x.toml") && out(&output).contains("sign[0].id"),
        "{}",
        out(&output)
    );
    let schema = gefecht(&["pack", "schema"], "");
    assert!(serde_json::from_slice::<serde_json::Value>(&schema.stdout).is_ok());
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
    ] {
        let output = gefecht(arguments, "");
        assert!(!output.status.success(), "{arguments:?}");
        assert!(!out(&output).contains("panicked"), "{}", out(&output));
    }
}
