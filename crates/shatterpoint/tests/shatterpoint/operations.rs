//! Faults in operations name file, line, field and what was expected.

use content::Pack;
use shatterpoint::library::Library;

const OPERATION: &str = r#"[[operation]]
id = "raid"
name = "Raid"
briefing = "Open the vault."
momentum = [1, 2]
objective = [{ id = "gate", at = [0, 0] }, { id = "vault", at = [0, 10] }]
source = "house"

[[operation.rule]]
name = "Noise"
text = "Supporting units make none."
unmoved-by = ["supporting"]

[[operation.rule]]
name = "Haste"
text = "The unit may dash."
when = "shatterpoint-chosen"
do = [{ choose = { from = { of = "this-unit" }, do = [{ move = { kinds = ["dash"] } }] } }]

[[operation.armoured]]
id = "door"
name = "Door"
objectives = ["vault"]
of = "sentinel"
melee = { defence = 4 }
ranged = { defence = 5 }
track = [["damage"], ["damage", "shove"]]

[[operation.stage]]
id = "outside"
name = "Outside"
overview = "The gate is shut."
active = ["gate"]
[[operation.stage.rule]]
name = "Watch"
text = "The Sentinel takes cover."
of = "sentinel"
when = "preparation"
do = [{ choose-unit = { from = { of = "allies" }, do = [{ hunker = {} }] } }]
[[operation.stage.rule]]
name = "Time"
text = "The Aggressor removes a token."
of = "aggressor"
when = "end-of-turn"
if = [{ controls = { side = "aggressor", of = ["gate"], at-least = 1 } }]
do = [{ remove-momentum = { tokens = 1 } }]
[[operation.stage.end]]
text = "The gate is open."
if = [{ controls = { side = "aggressor", at-least = 1 } }]
won-by = "aggressor"
next = "inside"

[[operation.stage]]
id = "inside"
name = "Inside"
overview = "Only the door is left."
active = ["gate", "vault"]
[[operation.stage.end]]
text = "The door is broken."
if = [{ destroyed = ["door"] }]
won-by = "aggressor"
"#;

pub fn read(text: &str) -> Result<Library, content::Fault> {
    Library::from_packs(&[Pack::from_texts("test", &[("pack.toml", text)])])
}

/// What is said of the operation above if one thing in it is different.
pub fn with(old: &str, new: &str) -> String {
    assert!(OPERATION.contains(old), "{old}");
    let fault = read(&OPERATION.replacen(old, new, 1)).expect_err("the pack is refused");
    fault.to_string()
}

/// Each change brings about its fault.
fn faults(cases: &[(&str, &str, &str)]) {
    for (old, new, expected) in cases {
        assert_eq!(with(old, new), format!("test/pack.toml:{expected}"));
    }
}

#[test]
fn the_operation_of_these_tests_is_right() {
    let library = read(OPERATION).expect("it is right");
    assert_eq!(library.operation("raid").expect("it is there").stage.len(), 2);
}

#[test]
fn ids_are_used_once() {
    let twice = format!("{OPERATION}\n{OPERATION}");
    assert_eq!(
        read(&twice).expect_err("the pack is refused").to_string(),
        "test/pack.toml:64: field `operation[1].id`: `raid` is empty or used twice, expected a new \
         id"
    );
    let door = OPERATION.find("[[operation.armoured]]").expect("it is there");
    let door = &OPERATION[door..OPERATION.find("[[operation.stage]]").expect("it is there")];
    let other = door.replace(r#"objectives = ["vault"]"#, r#"objectives = ["gate"]"#);
    faults(&[
        (
            r#"{ id = "vault", at"#,
            r#"{ id = "gate", at"#,
            "6: field `operation[0].objective[1].id`: `gate` is empty or used twice, expected a new \
             id",
        ),
        (
            r#"at = [0, 10] }"#,
            r#"at = [0, 0] }"#,
            "6: field `operation[0].objective[1].at`: taken or off the battlefield, expected -16 to \
             16",
        ),
        (
            r#"id = "inside""#,
            r#"id = "outside""#,
            "54: field `operation[0].stage[1].id`: `outside` is empty or used twice, expected a new \
             id",
        ),
        (
            door,
            &format!("{door}{other}"),
            "30: field `operation[0].armoured[1].id`: `door` is empty or used twice, expected a new \
             id",
        ),
    ]);
}

#[test]
fn lists_and_numbers_have_limits() {
    let objectives = |count: i32| {
        let all = (0..count).map(|n| format!(r#"{{ id = "o{n}", at = [{n}, 5] }}"#));
        format!("objective = [{}]", all.collect::<Vec<_>>().join(", "))
    };
    let line = r#"objective = [{ id = "gate", at = [0, 0] }, { id = "vault", at = [0, 10] }]"#;
    faults(&[
        (line, &objectives(13), "6: field `operation[0].objective`: 13 entries, expected 1 to 12"),
        (line, &objectives(0), "6: field `operation[0].objective`: 0 entries, expected 1 to 12"),
        ("[1, 2]", "[1, 9]", "5: field `operation[0].momentum[1]`: 9, expected 0 to 8"),
        (
            "source = \"house\"\n",
            "source = \"house\"\nsources = { reward = \"card\" }\n",
            "8: field `operation[0].sources.reward`: `reward` is no value here, expected one's path",
        ),
        (
            r#"["supporting"]"#,
            r#"["supporting", "primary", "secondary", "primary"]"#,
            "12: field `operation[0].rule[0].unmoved-by`: 4 entries, expected 0 to 3",
        ),
    ]);
    let stages = OPERATION.find("[[operation.stage]]").expect("it is there");
    let without = format!("{}stage = []\n", &OPERATION[..OPERATION.find("\n[[").expect("rules")]);
    assert_eq!(
        read(&without).expect_err("the pack is refused").to_string(),
        "test/pack.toml:8: field `operation[0].stage`: 0 entries, expected 1 to 12"
    );
    let rule = "[[operation.rule]]\nname = \"R\"\ntext = \"R.\"\n";
    let many = format!("{}{}{}", &OPERATION[..stages], rule.repeat(19), &OPERATION[stages..]);
    assert_eq!(
        read(&many).expect_err("the pack is refused").to_string(),
        "test/pack.toml:9: field `operation[0].rule`: 21 entries, expected 0 to 20"
    );
}

#[test]
fn armoured_targets_are_objectives_with_a_track() {
    let track = r#"[["damage"], ["damage", "shove"]]"#;
    let long = format!("[{}]", [r#"["damage"]"#; 13].join(", "));
    faults(&[
        (
            r#"objectives = ["vault"]"#,
            r#"objectives = ["hall"]"#,
            "23: field `operation[0].armoured[0].objectives[0]`: `hall` is unknown, expected the id of \
             an objective of this operation",
        ),
        (track, "[]", "27: field `operation[0].armoured[0].track`: 0 entries, expected 1 to 12"),
        (track, &long, "27: field `operation[0].armoured[0].track`: 13 entries, expected 1 to 12"),
        (
            track,
            r#"[["damage"], []]"#,
            "27: field `operation[0].armoured[0].track[1]`: 0 entries, expected 1 to 20",
        ),
        (
            "ranged = { defence = 5 }",
            "ranged = { defence = 21 }",
            "26: field `operation[0].armoured[0].ranged.defence`: 21, expected 0 to 20",
        ),
        (
            "melee = { defence = 4 }",
            "melee = { range = 2, defence = 4 }",
            "25: field `operation[0].armoured[0].melee.range`: a melee attack has no range",
        ),
    ]);
    let target = |n: usize, objective: &str| {
        format!(
            "[[operation.armoured]]\nid = \"t{n}\"\nname = \"T\"\nobjectives = [\"{objective}\"]\nof = \
             \"sentinel\"\nmelee = {{ defence = 1 }}\nranged = {{ defence = 1 }}\ntrack = \
             [[\"damage\"]]\n\n"
        )
    };
    let stage = "[[operation.stage]]";
    assert_eq!(
        with(stage, &format!("{}{stage}", target(1, "vault"))),
        "test/pack.toml:32: field `operation[0].armoured[1].objectives`: `vault` is another armoured \
         target"
    );
    let many: String = (1..=4).map(|n| target(n, "gate")).collect();
    assert_eq!(
        with(stage, &format!("{many}{stage}")),
        "test/pack.toml:20: field `operation[0].armoured`: 5 entries, expected 0 to 4"
    );
}

#[test]
fn stages_and_their_ends_name_what_exists() {
    faults(&[
        (
            r#"active = ["gate"]"#,
            r#"active = ["hall"]"#,
            "33: field `operation[0].stage[0].active[0]`: `hall` is unknown, expected the id of an \
             objective of this operation",
        ),
        (
            r#"active = ["gate"]"#,
            r#"active = ["gate", "gate"]"#,
            "33: field `operation[0].stage[0].active[1]`: `gate` is named twice",
        ),
        (
            r#"active = ["gate"]"#,
            "active = []",
            "33: field `operation[0].stage[0].active`: 0 entries, expected 1 to 12",
        ),
        (
            r#"if = [{ destroyed = ["door"] }]"#,
            "if = []",
            "60: field `operation[0].stage[1].end[0].if`: 0 entries, expected 1 to 20",
        ),
        (
            r#"destroyed = ["door"]"#,
            r#"destroyed = ["wall"]"#,
            "60: field `operation[0].stage[1].end[0].if[0].destroyed[0]`: `wall` is unknown, \
             expected the id of an armoured target of this operation",
        ),
        (
            r#"destroyed = ["door"]"#,
            "not-destroyed = []",
            "60: field `operation[0].stage[1].end[0].if[0].not-destroyed`: 0 entries, expected 1 to \
             12",
        ),
        (
            r#"side = "aggressor", at-least = 1"#,
            r#"side = "aggressor", at-least = 2"#,
            "49: field `operation[0].stage[0].end[0].if[0].controls.at-least`: 2, expected 1 to 1",
        ),
        (
            r#"side = "aggressor", at-least = 1"#,
            r#"side = "aggressor", at-least = 0"#,
            "49: field `operation[0].stage[0].end[0].if[0].controls.at-least`: 0, expected 1 to 1",
        ),
        (
            r#"next = "inside""#,
            r#"next = "below""#,
            "51: field `operation[0].stage[0].end[0].next`: `below` is unknown, expected the id of \
             a stage of this operation",
        ),
        (
            "if = [{ destroyed = [\"door\"] }]\nwon-by = \"aggressor\"\n",
            "if = [{ destroyed = [\"door\"] }]\n",
            "58: field `operation[0].stage[1].end[0].won-by`: missing, expected who wins the \
             operation or the `next` stage",
        ),
    ]);
    let end = OPERATION.rfind("[[operation.stage.end]]").expect("it is there");
    let endless = format!("{}end = []\n", &OPERATION[..end]);
    assert_eq!(
        read(&endless).expect_err("the pack is refused").to_string(),
        "test/pack.toml:58: field `operation[0].stage[1].end`: 0 entries, expected 1 to 12"
    );
}

#[test]
fn every_stage_can_be_reached_and_one_is_the_last() {
    faults(&[
        (
            r#"next = "inside""#,
            "",
            "53: field `operation[0].stage[1]`: `inside` cannot be reached from the first stage",
        ),
        (
            "if = [{ destroyed = [\"door\"] }]\nwon-by = \"aggressor\"\n",
            "if = [{ destroyed = [\"door\"] }]\nnext = \"outside\"\n",
            "29: field `operation[0].stage`: no end without `next`, expected one that is won",
        ),
    ]);
}

#[test]
fn special_rules_are_whole() {
    let haste = r#"do = [{ choose = { from = { of = "this-unit" }, do = [{ move = { kinds = ["dash"] } }] } }]"#;
    let noise = r#"unmoved-by = ["supporting"]"#;
    let rule = "14: field `operation[0].rule[1]";
    faults(&[
        (
            "when = \"shatterpoint-chosen\"\n",
            "",
            &format!(
                "{rule}.when`: missing, expected what the rule waits for, or an `id` to call it by"
            ),
        ),
        (haste, "", &format!("{rule}.do`: missing, expected what happens then")),
        (
            noise,
            r#"if = [{ turn-of = "aggressor" }]"#,
            "12: field `operation[0].rule[0].if`: only a rule with `when` and `do` has conditions",
        ),
        (
            "of = \"sentinel\"\nwhen = \"preparation\"",
            "when = \"preparation\"",
            "34: field `operation[0].stage[0].rule[0].of`: missing, expected who prepares: else it \
             would happen twice",
        ),
        (
            r#"of = ["gate"]"#,
            r#"of = ["vault"]"#,
            "45: field `operation[0].stage[0].rule[1].if[0].controls.of[0]`: `vault` is unknown, \
             expected the id of an objective that is active here",
        ),
        (
            r#"if = [{ controls = { side = "aggressor", of = ["gate"], at-least = 1 } }]"#,
            r#"if = [{ destroyed = ["wall"] }]"#,
            "45: field `operation[0].stage[0].rule[1].if[0].destroyed[0]`: `wall` is unknown, \
             expected the id of an armoured target of this operation",
        ),
    ]);
}

/// SO-PROG-01, SO-ABIL-01 to SO-ABIL-07.
#[test]
fn special_rules_add_and_remove_where_units_gain() {
    let removes = "remove-momentum = { tokens = 1 }";
    let field = "field `operation[0].stage[0].rule[1].do[0]";
    faults(&[
        (
            removes,
            "gain-momentum = 1",
            &format!("46: {field}.gain-momentum`: expected `add-momentum` or `remove-momentum`"),
        ),
        (
            removes,
            "may = [{ struggle = 1 }]",
            &format!("46: {field}.may[0].struggle`: expected `add-momentum` or `remove-momentum`"),
        ),
        (
            removes,
            "add-momentum = { tokens = 0 }",
            &format!("46: {field}.add-momentum.tokens`: 0, expected 1 to 20"),
        ),
    ]);
}

/// Of the roles of an ability a special rule has few.
#[test]
fn special_rules_speak_only_of_whom_they_know() {
    let hunker = "hunker = {}";
    let field = "39: field `operation[0].stage[0].rule[0].do[0].choose-unit";
    faults(&[
        (
            r#"from = { of = "allies" }"#,
            r#"from = { of = "this-unit" }"#,
            &format!("{field}.from.of`: nothing tells here which is this unit"),
        ),
        (
            r#"from = { of = "allies" }"#,
            r#"from = { of = "allies", within = { range = 2 } }"#,
            &format!("{field}.from.within.of`: nothing tells here which is this unit"),
        ),
        (
            r#"from = { of = "allies" }"#,
            r#"from = { unit-of = "wounder" }"#,
            &format!("{field}.from.unit-of`: nobody attacks in a special rule"),
        ),
        (
            hunker,
            r#"pull = { range = 1, toward = "this-unit" }"#,
            &format!("{field}.do[0].pull.toward`: nothing tells here which is this unit"),
        ),
        (
            hunker,
            r#"action = "focus""#,
            &format!("{field}.do[0].action`: nothing tells here which is this unit"),
        ),
        (
            hunker,
            r#"hunker = { to = "subject" }"#,
            &format!(
                "{field}.do[0].hunker.to`: only `wounded` and `wound-resolved` have a subject"
            ),
        ),
        (
            hunker,
            r#"damage = { damage = 1, to = "attacker" }"#,
            &format!("{field}.do[0].damage.to`: nobody attacks in a special rule"),
        ),
    ]);
    let wounded = OPERATION
        .replacen(hunker, r#"damage = { damage = 1, to = "subject" }"#, 1)
        .replacen(r#"when = "preparation""#, r#"when = "wounded""#, 1);
    assert!(read(&wounded).is_ok(), "a rule that waits for wounded units has a subject");
}

/// What is said of a rule of the first stage that does this instead, waiting for the end of a turn.
pub fn deed(new: &str) -> String {
    let fault = with("[{ remove-momentum = { tokens = 1 } }]", new);
    let (_, said) = fault.split_once("rule[1].do[0]").expect("the rule is at fault");
    said.to_owned()
}

#[test]
fn words_of_special_rules_make_sense() {
    let cases = [
        (
            r#"[{ roll = { die = "attack", dice = { number = 1 }, lines = [{ on = ["block"], do = ["cure-all"] }] } }]"#,
            ".roll.lines[0].on`: expected results of that die",
        ),
        (
            r#"[{ roll = { die = "defence", dice = { number = 1 }, lines = [{ on = ["hit"], do = ["cure-all"] }] } }]"#,
            ".roll.lines[0].on`: expected results of that die",
        ),
        (
            r#"[{ roll = { die = "attack", dice = { number = 1 }, lines = [{ each = true, do = ["cure-all"] }] } }]"#,
            ".roll.lines[0].each`: expected results in `on`: each of which?",
        ),
        (
            r#"[{ roll = { die = "attack", dice = {}, lines = [{ do = ["cure-all"] }] } }]"#,
            ".roll.dice`: is always 0, expected `number`, `each` or `more`",
        ),
        (
            r#"[{ roll = { die = "attack", dice = { each = { kind = "console" } }, lines = [{ do = ["cure-all"] }] } }]"#,
            ".roll.dice.each.kind`: `console` is unknown, expected the id of a kind of objectives of this stage",
        ),
        (
            r#"[{ roll = { die = "attack", dice = { number = 1 }, lines = [] } }]"#,
            ".roll.lines`: 0 entries, expected 1 to 9",
        ),
        (
            r#"[{ assault = { target = "gate" } }]"#,
            ".assault.target`: `gate` is unknown, expected the id of an armoured target of this operation",
        ),
        (
            r#"[{ repair = { target = "door", tokens = 0 } }]"#,
            ".repair.tokens`: 0, expected 1 to 20",
        ),
        (
            r#"[{ fill-rolled = "codes" }]"#,
            ".fill-rolled`: `codes` is unknown, expected the id of a tracker of this operation",
        ),
        (
            r#"[{ empty-rolled = "codes" }]"#,
            ".empty-rolled`: `codes` is unknown, expected the id of a tracker of this operation",
        ),
        (
            r#"[{ empty = "codes" }]"#,
            ".empty`: `codes` is unknown, expected the id of a tracker of this operation",
        ),
        (
            r#"[{ mark = { of = ["vault"] } }]"#,
            ".mark.of[0]`: `vault` is unknown, expected the id of an objective that is active here",
        ),
        (
            r#"[{ rule = "boost" }]"#,
            ".rule`: `boost` is unknown, expected the id of a rule without `when`",
        ),
        (
            r#"[{ fill = { tracker = "codes", tokens = { number = 1 } } }]"#,
            ".fill.tracker`: `codes` is unknown, expected the id of a tracker of this operation",
        ),
        (
            r#"[{ each-unit = { from = { unit-of = "wounder" }, do = ["cure-all"] } }]"#,
            ".each-unit.from.unit-of`: nobody attacks in a special rule",
        ),
        (
            r#"[{ opponent = [{ empty = "codes" }] }]"#,
            ".opponent[0].empty`: `codes` is unknown, expected the id of a tracker of this operation",
        ),
        (
            r#"[{ when = { if = [{ filled = "codes" }], do = ["cure-all"] } }]"#,
            ".when.if[0]`: `codes` is unknown, expected the id of a tracker",
        ),
        (
            r#"[{ when = { if = [{ rolled = [] }], do = ["cure-all"] } }]"#,
            ".when.if[0].rolled`: 0 entries, expected 1 to 5",
        ),
        (
            r#"[{ choose = { from = { of = "allies" }, do = [{ move = { kinds = ["dash"], toward = "it", toward-objective = true } }] } }]"#,
            ".choose.do[0].move.toward-objective`: expected either `toward` or `toward-objective`",
        ),
    ];
    for (new, expected) in cases {
        assert_eq!(deed(new), expected);
    }
}

/// Rules that called one another would never end.
#[test]
fn a_called_rule_calls_none() {
    let rule = r#"
[[operation.rule]]
id = "boost"
name = "Boost"
text = "Once more."
do = [{ rule = "boost" }]

[[operation.armoured]]"#;
    let said = with("\n[[operation.armoured]]", rule);
    let expected = "rule[2].do[0].rule`: expected no call in a rule that others call";
    assert!(said.ends_with(expected), "{said}");
}

#[test]
fn only_the_end_of_a_turn_tells_who_was_activated() {
    let haste = r#"do = [{ choose = { from = { of = "this-unit" }, do = [{ move = { kinds = ["dash"] } }] } }]"#;
    faults(&[
        (
            haste,
            r#"do = [{ assault = { target = "door" } }]"#,
            "18: field `operation[0].rule[1].do[0].assault`: only `end-of-turn` tells which unit \
             was activated",
        ),
        (
            haste,
            r#"do = [{ choose-objective = { from = { contested-by = "activated" }, do = [] } }]"#,
            "18: field `operation[0].rule[1].do[0].choose-objective.from.contested-by`: only \
             `end-of-turn` tells which unit was activated",
        ),
    ]);
}

#[test]
fn trackers_kinds_and_charts_make_sense() {
    let stage = "[[operation.stage]]\nid = \"outside\"";
    let tracker = |spaces: &str| {
        let tracker = "[[operation.tracker]]\nid = \"codes\"\nname = \"Codes\"\nspaces = ";
        format!("{tracker}{spaces}\n\n{stage}")
    };
    let said = |fault: String| fault.split_once("operation[0].").expect("a field").1.to_owned();
    assert_eq!(
        said(with(stage, &tracker("[]"))),
        "tracker[0].spaces`: 0 entries, expected 1 to 16"
    );
    assert_eq!(
        said(with(stage, &tracker("[[\"crit\"], []]"))),
        "tracker[0].spaces`: expected results on every space or on none"
    );
    let kind =
        "active = [\"gate\"]\nkind = [{ id = \"a\", name = \"A\", objectives = [\"vault\"] }]";
    assert_eq!(
        said(with("active = [\"gate\"]", kind)),
        "stage[0].kind[0].objectives[0]`: `vault` is unknown, expected the id of an objective that \
         is active here"
    );
    let twice = "active = [\"gate\"]\nkind = [{ id = \"a\", name = \"A\", objectives = [\"gate\"] }, \
                 { id = \"b\", name = \"B\", objectives = [\"gate\"] }]";
    assert_eq!(
        said(with("active = [\"gate\"]", twice)),
        "stage[0].kind[1].objectives`: `gate` is of another kind already"
    );
    let chart = "of = \"sentinel\"\nexpertise = { name = \"Plating\", rows = [{ from = 1, results = \
                 [\"block\", \"damage\"] }] }\nmelee";
    assert_eq!(
        said(with("of = \"sentinel\"\nmelee", chart)),
        "armoured[0].expertise`: expected blocks only: an armoured target does nothing else"
    );
}
