//! Every kind of mistake in a file is reported at its line and field.

use content::{Fault, parse};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "only read to see what is refused")]
struct Squad {
    name: String,
    #[serde(default)]
    character: Vec<Character>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "only read to see what is refused")]
struct Character {
    id: String,
    speed: u8,
    sword: Option<Weapon>,
    #[serde(default)]
    weapon: Vec<Weapon>,
    #[serde(default)]
    effects: Vec<Effect>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "only read to see what is refused")]
struct Weapon {
    dice: u8,
    reach: Option<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(dead_code, reason = "only read to see what is refused")]
enum Effect {
    Stun,
    Push { steps: u8 },
}

/// Lines 1 to 9 are sound; `mistake` begins on line 10, inside `character[1]`.
fn fault(mistake: &str) -> Option<Fault> {
    let text = format!(
        r#"# A squad
name = "Heroes"

[[character]]
id = "he-man"
speed = 3

[[character]]
id = "teela"
{mistake}
"#
    );
    parse::<Squad>("squad.toml", &text).err()
}

#[track_caller]
fn check(mistake: &str, expected: &str) {
    let shown = fault(mistake).map(|fault| fault.to_string());
    assert_eq!(shown.as_deref(), Some(expected));
}

#[test]
fn the_frame_of_these_tests_is_sound() {
    let sound = "speed = 4\nsword = { dice = 3 }\neffects = ['stun', { push = { steps = 1 } }]";
    assert_eq!(fault(sound).map(|fault| fault.to_string()), None);
}

#[test]
fn broken_syntax_has_a_line_and_no_field() {
    check("speed = ", "squad.toml:10: string values must be quoted, expected literal string");
    check("speed = 1\n[[weapon]", "squad.toml:11: unclosed array table, expected `]`");
    check("speed = 1\nspeed = 2", "squad.toml:11: duplicate key");
}

#[test]
fn a_value_of_the_wrong_type() {
    check(
        r#"speed = "fast""#,
        "squad.toml:10: field `character[1].speed`: invalid type: string \"fast\", expected u8",
    );
    check(
        "speed = 300",
        "squad.toml:10: field `character[1].speed`: invalid value: integer `300`, expected u8",
    );
}

#[test]
fn a_value_of_the_wrong_type_in_an_inline_table() {
    let mistake = "speed = 3\nsword = { dice = 2, reach = true }";
    check(
        mistake,
        "squad.toml:11: field `character[1].sword.reach`: \
         invalid type: boolean `true`, expected u8",
    );
    assert_eq!(fault(mistake).and_then(|fault| fault.column()), Some(29));
}

#[test]
fn a_value_of_the_wrong_type_in_a_table_with_a_header() {
    check(
        "speed = 3\n[[character.weapon]]\ndice = 1\n[[character.weapon]]\ndice = []",
        "squad.toml:14: field `character[1].weapon[1].dice`: \
         invalid type: sequence, expected u8",
    );
}

#[test]
fn an_unknown_field_lists_the_known_ones() {
    check(
        "speed = 3\nsped = 3",
        "squad.toml:11: field `character[1].sped`: unknown field `sped`, \
         expected one of `id`, `speed`, `sword`, `weapon`, `effects`; the closest is `speed`",
    );
    check(
        "speed = 3\nsword = { dice = 1, rech = 2 }",
        "squad.toml:11: field `character[1].sword.rech`: unknown field `rech`, \
         expected `dice` or `reach`",
    );
}

#[test]
fn a_missing_field_is_shown_at_its_table() {
    check("", "squad.toml:8: field `character[1]`: missing field `speed`");
    check(
        "speed = 3\nsword = { reach = 2 }",
        "squad.toml:11: field `character[1].sword`: missing field `dice`",
    );
    check(
        "speed = 3\n\n[character.sword]\nreach = 2",
        "squad.toml:12: field `character[1].sword`: missing field `dice`",
    );
    check(
        "speed = 3\nsword.reach = 2",
        "squad.toml:11: field `character[1].sword`: missing field `dice`",
    );
}

#[test]
fn a_missing_field_of_the_file_is_shown_at_its_top() {
    let fault = parse::<Squad>("squad.toml", "\n\ncharacter = []\n").err();
    assert_eq!(
        fault.map(|fault| fault.to_string()).as_deref(),
        Some("squad.toml:1: missing field `name`")
    );
}

#[test]
fn a_mistake_inside_an_enum() {
    check(
        "speed = 3\neffects = [\n  'stun',\n  { push = { steps = 'far' } },\n]",
        "squad.toml:13: field `character[1].effects[1].push.steps`: \
         invalid type: string \"far\", expected u8",
    );
    check(
        "speed = 3\neffects = ['stum']",
        "squad.toml:11: field `character[1].effects[0]`: \
         unknown variant `stum`, expected `stun` or `push`",
    );
}

#[test]
fn a_spanned_value_leaves_no_trace_in_the_path() {
    let fault = parse::<Squad>("squad.toml", "name = 'x'\n[[character]]\nid = 7\nspeed = 1");
    assert_eq!(
        fault.err().map(|fault| fault.to_string()).as_deref(),
        Some("squad.toml:3: field `character[0].id`: invalid type: integer `7`, expected a string")
    );
}

#[test]
fn lines_are_counted_in_files_from_windows_too() {
    let text = "name = 'x'\r\n[[character]]\r\nid = 'y'\r\nspeed = 'fast'\r\n";
    let fault = parse::<Squad>("squad.toml", text).err();
    let place = fault.map(|fault| (fault.line(), fault.column()));
    assert_eq!(place, Some((Some(4), Some(9))));
}

#[test]
fn deep_nesting_is_refused_and_does_not_exhaust_the_stack() {
    for deep in [
        format!("name.{}.a = 1", vec!["a"; 200_000].join(".")),
        format!("[name.{}]", vec!["a"; 200_000].join(".")),
        format!("name = {}", "[".repeat(200_000)),
        format!("name = {}", "{ a = ".repeat(200_000)),
    ] {
        let fault = parse::<Squad>("squad.toml", &deep).err();
        let message = fault.map(|fault| fault.message().to_owned());
        assert!(message.is_some_and(|message| message.contains("recurs")));
    }
}
