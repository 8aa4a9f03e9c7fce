//! What holds for every ruleset.

use std::time::{Duration, Instant};

use gefecht::rulesets::{Ruleset, Task, content};
use gefecht::speech::Spoken;
use kernel::{Game, Record, Seed};
use players::Robot;
use proptest::prelude::*;
use proptest::sample::Index;
use ruleset::Options;
use serde_json::Value;

fn ruleset() -> impl Strategy<Value = Ruleset> {
    prop::sample::select(Ruleset::ALL.to_vec())
}

/// A game after some random answers.
fn some_way_into<R: Spoken>(content: &R::Content, seed: u64, answers: usize) -> Game<R> {
    let setup = R::first(content, &Options::default()).unwrap();
    let (mut game, _) = Game::<R>::start(content, setup, Seed::from(seed)).unwrap();
    let mut random = Robot::Random.chooser::<R>(seed).unwrap();
    for _ in 0..answers {
        let Some(question) = game.pending().first().cloned() else { break };
        let choice = random.choose(game.state(), &question).answer(question.options).unwrap();
        game.answer(question.seat, choice).unwrap();
    }
    game
}

/// The odds of a query, and how long they take if nothing else is in the way: other programs may have
/// the machine for a while.
struct Odds(&'static str);

impl Task for Odds {
    type Done = (Vec<f64>, Duration);

    fn perform<R: Spoken>(self) -> Self::Done {
        let pairs = self.0.split(' ').filter_map(|pair| pair.split_once('='));
        let query = pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        let ask = || {
            let start = Instant::now();
            let found = R::odds(&query).unwrap_or_else(|refusal| panic!("{}: {refusal}", self.0));
            let took = start.elapsed();
            let found = serde_json::to_value(found).unwrap();
            let lists = |value: &Value| serde_json::from_value(value.clone()).ok();
            (found.as_object().unwrap().values().find_map(lists).unwrap(), took)
        };
        (0..50).map(|_| ask()).find(|(_, took)| *took < AT_ONCE).unwrap_or_else(ask)
    }
}

/// What a person does not wait for.
const AT_ONCE: Duration = Duration::from_millis(50);

/// The largest pools with everything that makes them long to work out.
#[test]
fn odds_take_less_than_50_ms() {
    for (name, query) in [
        ("battleground", "dice=60 needed=2 defence=60 defence-needed=2"),
        (
            "battleground",
            "dice=60 needed=4 free-rerolls=60 mana=5 defence=60 defence-free-rerolls=60 defence-mana=5",
        ),
        ("shatterpoint", "attack=24 defence=24 attacker=lord-maul defender=count-dooku"),
        (
            "legion",
            "red=8 black=8 white=8 aim=4 precise=4 surge=hit uncanny-luck=24 pierce=24 impervious=1",
        ),
        ("legion", "red=24 surge=critical dodge=24 deflect=1 uncanny-luck=24"),
    ] {
        let (chances, took) = Ruleset::named(name).unwrap().perform(Odds(query));
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{query}: {chances:?}");
        assert!(took < AT_ONCE, "{query}: {took:?}");
    }
}

/// Every name and text in the embedded pack.
struct Languages;

impl Task for Languages {
    type Done = ();

    fn perform<R: Spoken>(self) {
        let content = content::<R>(&[]).unwrap_or_else(|fault| panic!("{fault}"));
        named(&serde_json::to_value(R::everything(&content)).unwrap(), R::NAME);
    }
}

fn named(value: &Value, path: &str) {
    match value {
        Value::Object(map) if map.contains_key("en") => {
            let said = |code| map.get(code).and_then(Value::as_str).is_some();
            assert!(said("en") && said("de") && said("pl"), "{path}: {map:?}");
        }
        Value::Object(map) => {
            map.iter().for_each(|(key, value)| named(value, &format!("{path}.{key}")));
        }
        Value::Array(items) => {
            let numbered = items.iter().enumerate();
            numbered.for_each(|(i, value)| named(value, &format!("{path}[{i}]")));
        }
        _ => {}
    }
}

#[test]
fn everything_has_a_name_in_three_languages() {
    Ruleset::ALL.into_iter().for_each(|ruleset| ruleset.perform(Languages));
}

/// A line of the embedded pack replaced.
struct Damage {
    file: Index,
    line: Index,
    junk: String,
}

impl Task for Damage {
    type Done = ();

    fn perform<R: Spoken>(self) {
        let mut pack = R::embedded_pack();
        let file = self.file.index(pack.files.len());
        let text = &mut pack.files[file].1;
        let mut lines: Vec<&str> = text.lines().collect();
        let line = self.line.index(lines.len());
        lines[line] = &self.junk;
        *text = lines.join("\n");
        if let Err(fault) = R::content(&[pack]) {
            assert!(!fault.message().is_empty());
        }
    }
}

/// The last answer taken back and given again.
struct Undo(u64, usize);

impl Task for Undo {
    type Done = ();

    fn perform<R: Spoken>(self) {
        let content = content::<R>(&[]).unwrap_or_else(|fault| panic!("{fault}"));
        let mut game = some_way_into::<R>(&content, self.0, self.1);
        let (hash, pending) = (game.hash(), game.pending().to_vec());
        let facts = R::facts(&game);
        let deed = game.undo().unwrap();
        game.perform(deed).unwrap();
        assert_eq!(game.hash(), hash);
        assert!(R::facts(&game) == facts);
        assert!(game.pending() == pending.as_slice());
    }
}

/// The record, written and read.
struct Replay(u64, usize);

impl Task for Replay {
    type Done = ();

    fn perform<R: Spoken>(self) {
        let content = content::<R>(&[]).unwrap_or_else(|fault| panic!("{fault}"));
        let game = some_way_into::<R>(&content, self.0, self.1);
        let text = serde_json::to_string(&game.record().unwrap()).unwrap();
        let record: Record<R> = serde_json::from_str(&text).unwrap();
        assert_eq!(record.verify(&content).unwrap().hash(), game.hash());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn undo_then_redo_is_the_identity(
        ruleset in ruleset(), seed in 0..500u64, answers in 1..160usize,
    ) {
        ruleset.perform(Undo(seed, answers));
    }

    #[test]
    fn a_record_replays_to_the_same_hash(
        ruleset in ruleset(), seed in 0..500u64, answers in 0..160usize,
    ) {
        ruleset.perform(Replay(seed, answers));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Damage any line of the real pack: it is read or refused, never a panic.
    #[test]
    fn a_damaged_pack_never_panics(
        ruleset in ruleset(), file in any::<Index>(), line in any::<Index>(), junk in "\\PC{0,12}",
    ) {
        ruleset.perform(Damage { file, line, junk });
    }
}
