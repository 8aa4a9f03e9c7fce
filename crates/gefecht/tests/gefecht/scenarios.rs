//! Scenarios that hold pass, others fail, and broken ones say where. The project's own are run by
//! `gefecht scenario scenarios`.

use std::path::Path;

use gefecht::scenario::{Verdict, run_text};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

#[test]
fn the_documented_example_is_the_one_in_the_folder() {
    let docs = std::fs::read_to_string(root().join("docs/scenarios.md")).unwrap();
    let example =
        std::fs::read_to_string(root().join("scenarios/battleground/attack/arm-cannon.toml"))
            .unwrap();
    assert!(docs.contains(&example));
}

#[test]
fn the_documented_events_are_those_that_the_rulesets_name() {
    let docs = std::fs::read_to_string(root().join("docs/scenarios.md")).unwrap().replace('`', "");
    for list in [battleground::event::EVENTS, shatterpoint::event::EVENTS, legion::event::EVENTS] {
        for event in list.split(", ") {
            assert!(docs.contains(event), "{event}");
        }
    }
}

const CASE: &str = r#"
title = "t"
rules = ["BG-FOCUS-01"]
ruleset = "battleground"
[[position.character]]
name = "He-Man"
player = 1
at = "M15"
[[position.character]]
name = "Skeletor"
player = 2
at = "M11"
[[step]]
answer = "focus"
expect = { "He-Man.focused" = true }
"#;

fn fault(from: &str, to: &str) -> String {
    assert!(CASE.contains(from));
    match run_text("case.toml", &CASE.replace(from, to)) {
        Verdict::Broken(fault) => fault.to_string(),
        other => panic!("expected a broken file, found {other:?}"),
    }
}

fn failure(from: &str, to: &str) -> String {
    assert!(CASE.contains(from));
    match run_text("case.toml", &CASE.replace(from, to)) {
        Verdict::Failed(failure) => failure.to_string(),
        other => panic!("expected a failing case, found {other:?}"),
    }
}

#[test]
fn a_case_that_holds_passes_and_one_that_does_not_fails() {
    assert!(matches!(run_text("case.toml", CASE), Verdict::Passed));
    assert!(failure("= true", "= false").contains("He-Man.focused: expected false, found true"));
    assert!(failure("\"focus\"", "\"end\"").contains("expected true"));
    let refused = failure("answer = \"focus\"", "answer = \"attack Skeletor with Fists\"");
    assert!(refused.contains("refused by BG-ATK-14"), "{refused}");
    let accepted = failure("answer = \"focus\"", "answer = \"focus\"\nrefuse = \"BG-FOCUS-03\"");
    assert!(accepted.contains("but it was accepted"), "{accepted}");
    let unused = failure("ruleset", "dice = [1, 2]\nruleset");
    assert!(unused.contains("2 of the dice have not fallen"), "{unused}");
    let event =
        failure("answer = \"focus\"", "answer = \"focus\"\nevents = [{ event = \"moved\" }]");
    assert!(event.contains("no event"), "{event}");
    let unwanted =
        failure("answer = \"focus\"", "answer = \"focus\"\nwithout = [{ event = \"focus\" }]");
    assert!(unwanted.contains("must not happen"), "{unwanted}");
    let offered = failure("answer = \"focus\"", "answer = \"focus\"\nnot-offered = [\"end\"]");
    assert!(offered.contains("`end` is offered"), "{offered}");
}

#[test]
fn a_broken_file_names_file_line_field_and_what_was_expected() {
    let wrong_field = fault("player = 2", "player = 2\nhat = 1");
    assert!(
        wrong_field.starts_with("case.toml:12: field `position.character[1].hat`"),
        "{wrong_field}"
    );
    assert!(wrong_field.contains("expected one of"));
    let wrong_hex = fault("\"M11\"", "\"M41\"");
    assert!(
        wrong_hex.contains("case.toml:12") && wrong_hex.contains("expected a hex from A1 to Y30")
    );
    let taken = fault("\"M11\"", "\"M15\"");
    assert!(taken.contains("position.character[1].at"), "{taken}");
    let rule = fault("BG-FOCUS-01", "BG-NOWHERE-01");
    assert!(rule.contains("field `rules`") && rule.contains("BG-NOWHERE-01"), "{rule}");
    let words = fault("\"focus\"", "\"dance\"");
    assert!(words.contains("step[0].answer") && words.contains("offered: focus"), "{words}");
    let kind = fault("answer =", "without = [{ event = \"focsu\" }]\nanswer =");
    assert!(kind.contains("step[0].without") && kind.contains("the closest is `focus`"), "{kind}");
    let field = fault("answer =", "without = [{ event = \"focus\", figur = 1 }]\nanswer =");
    assert!(field.contains("field of `focus`") && field.contains("`figure`"), "{field}");
    let fact = fault("He-Man.focused", "He-Man.focussed");
    assert!(fact.contains("step[0].expect") && fact.contains("`He-Man.focused`"), "{fact}");
    let closed = fault("answer =", "not-offered = [\"go Z99\"]\nanswer =");
    assert!(closed.contains("step[0].not-offered"), "{closed}");
    let nobody = fault("answer = \"focus\"", "player = 1");
    assert!(nobody.contains("step[0].player") && nobody.contains("no effect"), "{nobody}");
    let ruleset = fault("= \"battleground\"", "= \"chess\"");
    assert!(ruleset.contains("field `ruleset`"), "{ruleset}");
}
