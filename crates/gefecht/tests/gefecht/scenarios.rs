//! Scenarios that hold pass, others fail, and broken ones say where. The project's own are run by
//! `gefecht scenario scenarios`.

use std::collections::BTreeSet;
use std::path::Path;

use gefecht::scenario::{SCENES, Verdict, run_text};

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
    let closest = fault("BG-FOCUS-01", "BG-FOKUS-01");
    assert!(closest.contains("the closest is `BG-FOCUS-01`"), "{closest}");
    let refuse = fault("answer =", "refuse = \"BG-ATK-2l\"\nanswer =");
    assert!(refuse.starts_with("case.toml:14: field `step[0].refuse`"), "{refuse}");
    let cause =
        fault("answer =", "without = [{ event = \"focus\", rules = [\"BG-FOCUS-0l\"] }]\nanswer =");
    assert!(cause.contains("step[0].without[0]") && cause.contains("no rule"), "{cause}");
    let reason = "events = [{ event = \"test\", dice-reasons = [{ rule = \"BG-X\" }] }]\nanswer =";
    assert!(fault("answer =", reason).contains("`BG-X` is no rule"));
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
    let offered = fault("answer =", "offered = [\"dance\"]\nanswer =");
    assert!(offered.contains("step[0].offered"), "{offered}");
    let nobody = fault("answer = \"focus\"", "player = 1");
    assert!(nobody.contains("step[0].player") && nobody.contains("no effect"), "{nobody}");
    let ruleset = fault("= \"battleground\"", "= \"chess\"");
    assert!(ruleset.contains("field `ruleset`"), "{ruleset}");
}

#[test]
fn a_value_that_a_field_never_has_is_a_fault() {
    let kind = fault("answer =", "without = [{ event = \"declared\", kind = \"run\" }]\nanswer =");
    assert!(kind.contains("step[0].without[0]") && kind.contains("`run` is no `kind`"), "{kind}");
    let name = fault("answer =", "without = [{ event = \"focus\", figure = \"Heman\" }]\nanswer =");
    assert!(name.contains("the closest is `He-Man`"), "{name}");
    let number = fault("answer =", "without = [{ event = \"focus\", figure = 1 }]\nanswer =");
    assert!(number.contains("expected a word"), "{number}");
}

/// What is wrong with a case of a ruleset that states these lines in its position, its unit, and a
/// step.
fn stated(ruleset: &str, position: &str, unit: &str, step: &str) -> String {
    let text = format!(
        r#"
title = "t"
rules = []
ruleset = "{ruleset}"
[position]
{position}
[[position.{}]]
name = "One"
player = 1
{unit}
[[position.{}]]
name = "Two"
player = 2
at = {}
[[step]]
{step}
"#,
        if ruleset == "battleground" { "character" } else { "unit" },
        if ruleset == "battleground" { "character" } else { "unit" },
        if ruleset == "battleground" { "\"M11\"" } else { "[400, 400]" },
    );
    match run_text("case.toml", &text) {
        Verdict::Broken(fault) => fault.to_string(),
        Verdict::Failed(failure) => failure.to_string(),
        Verdict::Passed => String::new(),
    }
}

#[test]
fn a_stated_field_without_effect_is_a_fault() {
    let expect = "expect = { over = false }";
    let positions = [
        ("battleground", "stage = \"cleanup\"\nap = 2", "at = \"M15\"", "ap"),
        ("battleground", "stage = \"setup\"\npriority = 2", "at = \"M15\"", "priority"),
        ("battleground", "stage = \"preparation\"\npassed = [1]", "at = \"M15\"", "passed"),
        ("battleground", "stage = \"cleanup\"", "wounds = 1", "character[0].wounds"),
        (
            "battleground",
            "",
            "at = \"M15\"\nweapons = [{ name = \"Axe\", type = \"melee\", reach = 3 }]",
            "character[0].weapons[0].reach",
        ),
        (
            "battleground",
            "card = [{ name = \"A\", player = 1, points = 5 }]",
            "at = \"M15\"",
            "card[0].points",
        ),
        (
            "battleground",
            "card = [{ name = \"A\", player = 1, in = \"deck\", on = \"One\" }]",
            "at = \"M15\"",
            "card[0].in",
        ),
        ("shatterpoint", "actions-left = 1", "at = [0, 0]", "actions-left"),
        ("shatterpoint", "stage = \"setup\"\nfirst = 2", "", "first"),
        ("shatterpoint", "stage = \"stances\"\nturn = 2", "at = [0, 0]", "turn"),
        (
            "shatterpoint",
            "token = 1\noperation = { id = \"chain-reaction\" }",
            "at = [0, 0]",
            "token",
        ),
        (
            "shatterpoint",
            "struggle = 1\noperation = { id = \"chain-reaction\" }",
            "at = [0, 0]",
            "struggle",
        ),
        (
            "shatterpoint",
            "",
            "at = [0, 0]\nranged = { defence = 3 }\nranged-expertise = [{ from = 1, results = [\"hit\"] }]",
            "unit[0].ranged-expertise",
        ),
        ("legion", "stage = \"setup\"\nblue = 2", "", "blue"),
        ("legion", "stage = \"deployment\"\npriority = 2", "", "priority"),
        ("legion", "stage = \"command\"\npool = [[], []]", "at = [0, 0]", "pool"),
        ("legion", "", "at = [[0, 0], []]\nwounds = [0, 1]", "unit[0].wounds"),
        ("legion", "stage = \"deployment\"", "facing = 90", "unit[0].facing"),
        (
            "legion",
            "terrain = [{ kind = \"light-woods\", rectangle = [50, 50, 90, 90], stairs = true }]",
            "at = [0, 0]",
            "terrain[0].stairs",
        ),
        ("legion", "token = [{ at = [100, 0], wounds = 2 }]", "at = [0, 0]", "token[0].wounds"),
    ];
    for (ruleset, position, unit, field) in positions {
        let found = stated(ruleset, position, unit, expect);
        let wanted = format!("field `position.{field}`");
        let idle = found.contains("no effect") || found.contains("expected only with");
        assert!(found.contains(&wanted) && idle, "{field}: {found}");
    }
}

#[test]
fn an_answer_that_says_what_has_no_effect_is_a_fault() {
    let act = "answer = \"action move\"\n[[step]]\n";
    let facing = format!("{act}answer = \"move 2 to 50,0 facing 90\"");
    let found = stated("legion", "", "at = [0, 0]", &facing);
    assert!(found.contains("step[1].answer") && found.contains("no effect"), "{found}");
    let bend = format!("{act}answer = \"move 2 to 50,0 via 10\"");
    let found = stated("legion", "", "at = [0, 0]", &bend);
    assert!(found.contains("expected `via X,Y`"), "{found}");
    let own = format!("{act}answer = \"move 2 to 50,0 via 0,0\"");
    assert!(stated("legion", "", "at = [0, 0]", &own).contains("than the own place"));
    let fine = "expect = { over = false }";
    let fine = stated("shatterpoint", "", "at = [0.001, 0]", fine);
    assert!(fine.contains("position.unit[0].at"), "{fine}");
    let nowhere = "answer = \"action move\"\n[[step]]\nanswer = \"advance One to 50,0 via\"";
    let found = stated("shatterpoint", "stage = \"act\"", "at = [0, 0]", nowhere);
    assert!(found.contains("step[1].answer"), "{found}");
}

#[test]
fn lists_are_judged_by_the_rules_of_building() {
    let army = |lines: &str| {
        let text = format!("title = \"t\"\nrules = []\nruleset = \"legion\"\n[[army]]\n{lines}\n");
        match run_text("case.toml", &text) {
            Verdict::Broken(fault) => fault.to_string(),
            Verdict::Failed(failure) => failure.to_string(),
            Verdict::Passed => String::new(),
        }
    };
    let team = "title = \"t\"\nrules = []\nruleset = \"legion\"\n[[team]]\nsquads = []\n";
    let Verdict::Broken(team) = run_text("case.toml", team) else { panic!("judged as a team") };
    assert!(team.to_string().contains("expected `army`"), "{team}");
    let three = "{ unit = \"stormtroopers\" }, ".repeat(3);
    let legal = format!("units = [{three} {{ unit = \"darth-vader\" }}]");
    assert_eq!(army(&legal), "");
    assert!(army(&format!("{legal}\nexpect = {{ points = 1 }}")).contains("expected 1, found 332"));
    let fact = army(&format!("{legal}\nexpect = {{ pints = 1 }}"));
    assert!(fact.contains("army[0].expect") && fact.contains("`points`"), "{fact}");
    assert!(army(&format!("{legal}\nrefuse = \"LG-BUILD-02\"")).contains("but it is legal"));
    let rule = army(&format!("{legal}\nrefuse = \"LG-BUILD-99\""));
    assert!(rule.contains("field `army[0].refuse`"), "{rule}");
    let ranks = army(&format!("units = [{three}]"));
    assert!(ranks.contains("refused by LG-RANK-03"), "{ranks}");
    let unknown = army("units = [{ unit = \"stormtropers\" }]");
    assert!(unknown.contains("field `army[0]`") && unknown.contains("stormtropers"), "{unknown}");
    let field = army(&format!("{legal}\nhats = 3"));
    assert!(field.contains("field `army[0]`") && field.contains("hats"), "{field}");
}

/// What the rulebook shows of a rule can be played: at least its position is seen.
#[test]
fn every_scene_of_the_rulebook_can_be_played() {
    let area = |id: &str| id.rsplit_once('-').map(|(area, _)| area.to_owned());
    let rules = content::embedded().rules().iter();
    let areas: BTreeSet<String> = rules.filter_map(|rule| area(&rule.id)).collect();
    let of_area = |area: &String| (SCENES.of)(area).into_values().flatten();
    let scenes: BTreeSet<String> = areas.iter().flat_map(of_area).map(|one| one.scene).collect();
    assert!(scenes.len() > 1_000, "{}", scenes.len());
    for scene in scenes {
        assert!((SCENES.play)(&scene).is_some_and(|page| page.replay.total > 0), "{scene}");
    }
}
