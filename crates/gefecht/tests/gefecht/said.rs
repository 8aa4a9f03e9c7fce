//! Log and terminal say the same: `web/tests/fixtures/said-RULESET.json` holds events of whole games
//! with their sentences in three languages. Here they are held against what the terminal says, in
//! the client's `words-said.test.ts` against what its log says. `UPDATE_SAID=1` writes them anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use battleground::Battleground;
use gefecht::playable::Playable;
use gefecht::speech::{Language, Line, Speech};
use kernel::Viewer;
use legion::Legion;
use players::Robot;
use ruleset::Options;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use shatterpoint::Shatterpoint;

use crate::speech::{options, play};

/// Games of each table that are played to write the file, and to compare with it.
const GAMES: [u64; 2] = [24, 1];

/// So many different sentences of a kind of event are kept.
const MOST: usize = 3;

/// Events of games at a table. The browser needs to know the table too.
#[derive(Deserialize)]
struct Table {
    cases: Vec<Case>,
}

/// An event as the browser is told it, and its sentence in each language, if it has one.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
struct Case {
    told: Value,
    en: Value,
    de: Value,
    pl: Value,
}

/// Every event of some games, with its kind and its sentences.
fn listen<R: Playable>(
    options: &Options,
    games: u64,
    mut heard: impl FnMut(&R::State, String, Case),
) {
    let languages = Language::ALL.map(Speech::new);
    for seed in 0..games {
        let robot = if seed.is_multiple_of(2) { Robot::Greedy } else { Robot::Random };
        play::<R>(options, seed, robot, |state, _, events| {
            for told in events {
                let say =
                    |speech| json!(R::sentence(state, &told.event, speech).map(without_arrow));
                let [en, de, pl] = languages.each_ref().map(say);
                let told = json!(R::told(state, told, Viewer::Judge));
                let kind = kind(&told["event"]);
                heard(state, kind, Case { told, en, de, pl });
            }
        });
    }
}

/// The kind of an event stands in it, or is its only name.
fn kind(event: &Value) -> String {
    let tagged = event["event"].as_str().or(event.as_str());
    let named = || event.as_object().and_then(|fields| fields.keys().next());
    tagged.or_else(|| named().map(String::as_str)).unwrap_or_default().to_owned()
}

/// An arrow lies as the board does, which is turned in the terminal.
fn without_arrow(mut line: Line) -> Line {
    for arrow in "←↖↗→↘↙".chars() {
        line.text = line.text.replace(&format!(" {arrow}."), ".");
    }
    line
}

/// An English sentence without its numbers and names: what the message itself says.
fn shape(case: &Case) -> String {
    let words = case.en["text"].as_str().unwrap_or_default().split(' ');
    let plain = words.filter(|word| !word.contains(|letter: char| !letter.is_lowercase()));
    plain.collect::<Vec<_>>().join(" ")
}

/// Sentences name cards; what stands on them would fill the file. An operation's texts are told.
fn drop_texts(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.remove("text");
            let told = |name: &str| name == "operation";
            fields.iter_mut().filter(|(name, _)| !told(name)).for_each(|(_, one)| drop_texts(one));
        }
        Value::Array(list) => list.iter_mut().for_each(drop_texts),
        _ => {}
    }
}

/// Writes a file: a line for each event.
fn write<R: Playable>(path: &Path, tables: &[Options]) {
    let mut written = Vec::new();
    for options in tables {
        let mut table = None;
        let mut kept: BTreeMap<String, Vec<Case>> = BTreeMap::new();
        listen::<R>(options, GAMES[0], |state, kind, case| {
            table.get_or_insert_with(|| {
                let mut table = json!(R::table(state, Viewer::Judge));
                drop_texts(&mut table);
                table.to_string()
            });
            let known = kept.entry(kind).or_default();
            if known.len() < MOST && !known.iter().any(|other| shape(other) == shape(&case)) {
                known.push(case);
            }
        });
        let cases: Vec<String> =
            kept.values().flatten().map(|case| json!(case).to_string()).collect();
        let table = table.unwrap_or_default();
        written.push(format!("{{\"table\": {table},\n\"cases\": [\n{}\n]}}", cases.join(",\n")));
    }
    fs::write(path, format!("[\n{}\n]\n", written.join(",\n"))).unwrap();
}

/// Games change with the rules, so not every event of the file happens again; those that do are said
/// as it says, and no kind is missing in it.
fn compare<R: Playable>(path: &Path, tables: &[Options]) {
    let update = "run UPDATE_SAID=1 cargo nextest run -p gefecht --test gefecht said";
    let text = fs::read_to_string(path).unwrap();
    let kept: Vec<Table> = serde_json::from_str(&text).unwrap();
    let known: BTreeSet<String> =
        kept.iter().flat_map(|table| &table.cases).map(|case| kind(&case.told["event"])).collect();
    let (mut kinds, mut met) = (BTreeSet::new(), BTreeSet::new());
    for (options, Table { cases }) in tables.iter().zip(&kept) {
        listen::<R>(options, GAMES[1], |_, kind, case| {
            assert!(known.contains(&kind), "{kind} is new: {update}");
            if let Some(same) = cases.iter().find(|same| same.told == case.told) {
                assert_eq!(case, *same, "{update}");
                met.insert(kind.clone());
            }
            kinds.insert(kind);
        });
    }
    assert!(2 * met.len() >= kinds.len(), "few of {kinds:?} are as before: {update}");
}

fn assert_said<R: Playable>(tables: &[Options]) {
    let file = format!("../../web/tests/fixtures/said-{}.json", R::NAME);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    match std::env::var_os("UPDATE_SAID") {
        Some(_) => write::<R>(&path, tables),
        None => compare::<R>(&path, tables),
    }
}

#[test]
fn battleground_is_said_as_in_the_log() {
    assert_said::<Battleground>(&[options(None, true)]);
}

#[test]
fn shatterpoint_is_said_as_in_the_log() {
    assert_said::<Shatterpoint>(&[None, Some("chain-reaction")].map(|one| options(one, false)));
}

#[test]
fn legion_is_said_as_in_the_log() {
    assert_said::<Legion>(&[options(None, true)]);
}
