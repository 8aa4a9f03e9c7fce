//! Log and terminal say the same: `web/tests/fixtures/said-RULESET.json` holds events of whole games
//! with their sentences in three languages. Here they are held against what the terminal says, in
//! the client's `words-said.test.ts` against what its log says. `UPDATE_SAID=1` writes them anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use battleground::Battleground;
use gefecht::speech::{Language, Line, Speech, Spoken};
use kernel::{Rules, Seat, Told, Viewer};
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

/// Games of one table, and events that hardly happen in them.
type Games<R> = (Options, Vec<<R as Rules>::Event>);

/// Every event of some games, with its kind and its sentences; first the rare ones.
fn listen<R: Spoken>(
    (options, rare): &Games<R>,
    games: u64,
    mut heard: impl FnMut(&R::State, String, Case),
) {
    let languages = Language::ALL.map(Speech::new);
    let rare = rare.iter().map(|event| Told { rules: &[], event: event.clone() });
    let mut rare: Vec<Told<R::Event>> = rare.collect();
    for seed in 0..games {
        let robot = if seed.is_multiple_of(2) { Robot::Greedy } else { Robot::Random };
        play::<R>(options, seed, robot, |state, _, events| {
            for told in std::mem::take(&mut rare).iter().chain(events) {
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

/// Sentences of the page have no arrows.
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
fn write<R: Spoken>(path: &Path, tables: &[Games<R>]) {
    let mut written = Vec::new();
    for games in tables {
        let mut table = None;
        let mut kept: BTreeMap<String, Vec<Case>> = BTreeMap::new();
        listen::<R>(games, GAMES[0], |state, kind, case| {
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
fn compare<R: Spoken>(path: &Path, tables: &[Games<R>]) {
    let update = "run UPDATE_SAID=1 cargo nextest run -p gefecht --test gefecht said";
    let text = fs::read_to_string(path).unwrap();
    let kept: Vec<Table> = serde_json::from_str(&text).unwrap();
    let known: BTreeSet<String> =
        kept.iter().flat_map(|table| &table.cases).map(|case| kind(&case.told["event"])).collect();
    let (mut kinds, mut met) = (BTreeSet::new(), BTreeSet::new());
    for (games, Table { cases }) in tables.iter().zip(&kept) {
        listen::<R>(games, GAMES[1], |_, kind, case| {
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

fn assert_said<R: Spoken>(tables: &[Games<R>]) {
    let file = format!("../../web/tests/fixtures/said-{}.json", R::NAME);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    match std::env::var_os("UPDATE_SAID") {
        Some(_) => write::<R>(&path, tables),
        None => compare::<R>(&path, tables),
    }
}

#[test]
fn battleground_is_said_as_in_the_log() {
    use battleground::event::Event as E;
    use battleground::table::{CardId, FigureId};
    let (seat, figure, card) = (Seat(0), FigureId(1), CardId(2));
    let rare = vec![
        E::Consumed { figure, item: "Healing Herbs".to_owned() },
        E::MissionDone { seat, card: CardId(20), points: 10 },
        E::Ready { figure },
        E::Swapped { figures: [figure, FigureId(3)] },
        E::Wasted { seat, card },
    ];
    assert_said::<Battleground>(&[(options(None, true), rare)]);
}

#[test]
fn shatterpoint_is_said_as_in_the_log() {
    use shatterpoint::event::Event as E;
    use shatterpoint::language::Condition;
    use shatterpoint::question::{OrderCard, WoundToken};
    use shatterpoint::table::{CharacterId, UnitId};
    let (seat, unit) = (Seat(1), UnitId(1));
    let rare = vec![
        E::Defeated { unit },
        E::ExpertiseLost { unit, condition: Condition::Disarmed, count: 2 },
        E::MomentumSpent { seat, tokens: 1, unit, ability: 0 },
        E::OrderRemoved { seat, card: OrderCard::Unit(unit) },
        E::PriorityRemoved,
        E::Steadfast { character: CharacterId(2) },
    ];
    let wounds = [WoundToken::Wounded, WoundToken::Injured];
    let lost = wounds.map(|token| E::WoundLost { unit, token }).to_vec();
    let operation = (options(Some("chain-reaction"), false), lost);
    assert_said::<Shatterpoint>(&[(options(None, false), rare), operation]);
}

#[test]
fn legion_is_said_as_in_the_log() {
    use legion::dice::{AttackDie, AttackFace, Block, DefenceFace, Hit};
    use legion::event::{Canceller, Event as E};
    use legion::pack::DefenceDie;
    use legion::table::{MiniId, Stand, UnitId};
    let (unit, mini) = (UnitId(0), MiniId(3));
    let stand = Stand { x: 0, y: 0, level: 0, facing: Default::default() };
    let (at, facing) = (stand.point(), stand.facing);
    let faces = [Block::Block, Block::Blank];
    let dice = faces.map(|face| DefenceFace { die: DefenceDie::Red, face }).to_vec();
    let gone = vec![AttackFace { die: AttackDie::Red, face: Hit::Critical }];
    let rare = vec![
        E::Cancelled { by: Canceller::Dodge, hits: 1, dice: Vec::new(), gone },
        E::ChargeLaid { unit: Some(unit), charge: 0, stand },
        E::ChargeLaid { unit: None, charge: 0, stand },
        E::CommandDiscarded { seat: Seat(0), card: 0 },
        E::CommandReturned { seat: Seat(1), card: 0 },
        E::Collected { unit, tokens: 2 },
        E::Commands { cards: [Some(0), None].into() },
        E::DefenceRerolled { dice: dice.clone(), surged: Vec::new() },
        E::Detonated { charge: 0 },
        E::Dropped { token: 0 },
        E::Guarded { unit, hits: 2, dice, surged: Vec::new() },
        E::GuardPierced { unit, blocks: 1 },
        E::Healed { mini, total: 1 },
        E::Marked { unit: UnitId(7), by: unit },
        E::MineRemoved { stand },
        E::Observed { seat: Seat(0), count: 2, cards: Some(vec![0, 1]), of: None },
        E::OrderLost { unit },
        E::Readied { unit },
        E::Restored { mini, stand, total: 1 },
        E::TerrainPlaced { seat: Seat(0), at, facing },
        E::TokenWounds { token: 0, wounds: 2 },
        E::Used { unit, upgrade: 0 },
        E::UsedCommand { unit, card: 0 },
        E::WeaponDestroyed { unit, weapon: 0 },
        E::WeaponMended { unit, weapon: 0 },
    ];
    let standard = Options { format: Some("standard".to_owned()), ..Options::default() };
    assert_said::<Legion>(&[(standard, rare)]);
}
