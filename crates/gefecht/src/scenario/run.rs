//! Playing a scenario and comparing what is with what must be.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use kernel::{Chance, Deed, Doing, Game, Question, Refusal, Told, count};
use players::{Analyst, Effort, Patience};
use ruleset::{Depth, Die, Doors, Wrong};
use serde_json::{Value, json};

use super::case::{Case, Does, Step, Tree, Verdict};
use super::known::{self, Events};
use super::lists;

/// The most decisions of a counted tree.
const MOST_DEPTH: u32 = 12;
/// The most leaves of a counted tree.
const MOST_LEAVES: u64 = 5_000_000;

/// What does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// In which step, counted from 1; 0 for the whole case.
    pub step: usize,
    /// One line for each thing that differs.
    pub differences: Vec<String>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            0 => writeln!(f, "in the whole:")?,
            step => writeln!(f, "in step {step}:")?,
        }
        self.differences.iter().try_for_each(|line| writeln!(f, "  {line}"))
    }
}

/// A fault of the file: the field and what is wrong with it.
pub type BadField = (String, String);

/// Plays a case. Gives the first step that fails.
///
/// # Errors
/// A position or step that makes no sense.
pub fn run_case<R: Doors>(case: Case<R::Position>) -> Result<Option<Failure>, BadField> {
    check_head(&case)?;
    if let Some(failure) = lists::judge::<R>(&case.army)? {
        return Ok(Some(failure));
    }
    let Some(position) = case.position else { return Ok(None) };
    let dice = sides::<R>(&case.dice, !case.tree.is_empty())?;
    let place = |Wrong { field, message }| (format!("position.{field}"), message);
    let state = R::place(position).map_err(place)?;
    if let Some(failure) = count_trees::<R>(&state, &dice, &case.tree)? {
        return Ok(Some(failure));
    }
    if case.step.is_empty() {
        return Ok(None);
    }
    let (mut game, begun) = Game::<R>::from_position(state, Chance::scripted(&dice))
        .map_err(|refusal| ("position".to_owned(), format!("cannot begin: {refusal}")))?;
    let mut earlier = begun;
    let known = Events::of::<R>(&R::facts(&game));
    for (number, step) in case.step.iter().enumerate() {
        let mut differences = Vec::new();
        let fault = |(field, message): BadField| (format!("step[{number}].{field}"), message);
        check_step(step, &known).map_err(fault)?;
        play_step(&mut game, step, &known, &mut earlier, &mut differences).map_err(fault)?;
        if !differences.is_empty() {
            return Ok(Some(Failure { step: number + 1, differences }));
        }
    }
    let left = game.dice_left();
    let unused = vec![format!("{left} of the dice have not fallen")];
    Ok((left > 0).then_some(Failure { step: 0, differences: unused }))
}

fn check_head<P>(case: &Case<P>) -> Result<(), BadField> {
    let bad = |field: &str, message: &str| Err((field.to_owned(), message.to_owned()));
    let played = !case.step.is_empty() || !case.tree.is_empty();
    if case.position.is_some() && !played {
        return bad("step", "missing, expected at least one step or tree");
    }
    if case.position.is_none() && (played || case.army.is_empty()) {
        return bad("position", "missing");
    }
    if case.position.is_none() && !case.dice.is_empty() {
        return bad("dice", "has no effect, no die falls without a position");
    }
    match case.rules.iter().find_map(|id| known::rule_fault(id)) {
        Some(fault) => bad("rules", &fault),
        None => Ok(()),
    }
}

/// The dice by their sides.
pub fn sides<R: Doors>(dice: &[Die], repeated: bool) -> Result<Vec<u8>, BadField> {
    let bad = |message: String| ("dice".to_owned(), message);
    let sides = ruleset::sides::<R>(dice).map_err(bad)?;
    if repeated && !sides.is_empty() && sides.iter().all(|&side| side == 6) {
        return Err(bad("expected another face than 6, or sixes explode forever".to_owned()));
    }
    Ok(sides)
}

fn count_trees<R: Doors>(
    state: &R::State,
    dice: &[u8],
    trees: &[Tree],
) -> Result<Option<Failure>, BadField> {
    for (number, tree) in trees.iter().enumerate() {
        let field = format!("tree[{number}]");
        let chance = Chance::repeating(if dice.is_empty() { &[1] } else { dice });
        let (game, _) = Game::<R>::from_position(state.clone(), chance)
            .map_err(|refusal| (field.clone(), refusal.to_string()))?;
        let mut unasked: BTreeSet<&String> = tree.answers.keys().collect();
        let mut stated = |game: &Game<R>, question: &Question<R>| {
            let asked = R::facts(game).remove("asked").unwrap_or_default();
            let words = asked.as_str().unwrap_or_default();
            let Some((asked, answers)) = tree.answers.get_key_value(words) else {
                return Err(format!("expected `answers` for the open question `{words}`"));
            };
            unasked.remove(asked);
            answers.iter().map(|text| R::read(game.state(), question, text)).collect()
        };
        if tree.depth > MOST_DEPTH {
            return Err((format!("{field}.depth"), format!("expected at most {MOST_DEPTH}")));
        }
        let counted = count(&game, tree.depth, MOST_LEAVES, &mut stated)
            .map_err(|fault| (field.clone(), fault.to_string()))?;
        if let Some(words) = unasked.first() {
            return Err((format!("{field}.answers"), format!("`{words}` is never asked freely")));
        }
        if counted != tree.count {
            let line = format!("{field}: expected {}, found {counted}", tree.count);
            return Ok(Some(Failure { step: 0, differences: vec![line] }));
        }
    }
    Ok(None)
}

/// What a step says must be able to fail, and all of it must have an effect.
fn check_step(step: &Step, known: &Events) -> Result<(), BadField> {
    for (field, events) in [("events", &step.events), ("without", &step.without)] {
        let faults = events.iter().map(|event| known.fault(event)).enumerate();
        if let Some((number, fault)) = faults.flat_map(|(n, f)| f.map(|f| (n, f))).next() {
            return Err((format!("{field}[{number}]"), fault));
        }
    }
    if let Some(fault) = step.refuse.as_deref().and_then(known::refusal_fault) {
        return Err(("refuse".to_owned(), fault));
    }
    if step.refuse.is_none() && !step.facts.is_empty() {
        return Err(("facts".to_owned(), "has no effect without `refuse`".to_owned()));
    }
    let acts = step.answer.is_some() || matches!(step.does, Some(Does::Concede | Does::OfferDraw));
    if step.player.is_some() && !acts {
        return Err(("player".to_owned(), "has no effect here, expected an answer".to_owned()));
    }
    Ok(())
}

fn play_step<R: Doors>(
    game: &mut Game<R>,
    step: &Step,
    known: &Events,
    earlier: &mut Vec<Told<R::Event>>,
    differences: &mut Vec<String>,
) -> Result<(), BadField> {
    // What happened before the first answer counts for the first step.
    let mut events = std::mem::take(earlier);
    if let Some(verdict) = &step.judged {
        compare_verdict(game, step, verdict, differences)?;
    }
    match (perform(game, step)?, &step.refuse) {
        (Some(Ok(more)), None) => events.extend(more),
        (None, None) => {}
        (None, Some(_)) => return Err(("refuse".to_owned(), "nothing to refuse".to_owned())),
        (Some(Ok(_)), Some(rule)) => {
            differences.push(format!("expected a refusal by {rule}, but it was accepted"));
        }
        (Some(Err(refusal)), None) => differences.push(format!("refused by {refusal}")),
        (Some(Err(refusal)), Some(rule)) => {
            if refusal.rule.0 != rule {
                differences.push(format!("expected a refusal by {rule}, found {refusal}"));
            }
            let has = |(name, value): &(&String, &String)| {
                refusal.facts.iter().any(|fact| fact.name == *name && fact.value == **value)
            };
            for (name, value) in step.facts.iter().filter(|fact| !has(fact)) {
                differences.push(format!("expected the fact {name}: {value}, found {refusal}"));
            }
        }
    }
    compare_facts(game, step, differences)?;
    compare_events(game, step, known, &events, differences);
    compare_offers(game, step, differences)?;
    compare_answer(game, "usual", step.usual.as_ref(), R::usual, differences)?;
    compare_answer(game, "needless", step.needless.as_ref(), R::needless, differences)
}

type Performed<R> = Option<Result<kernel::Events<R>, Refusal>>;

/// Does what the step says; nothing if it only looks.
fn perform<R: Doors>(game: &mut Game<R>, step: &Step) -> Result<Performed<R>, BadField> {
    let seats = R::seats(game.state());
    let player = step.player.map(|player| ruleset::seat_of(seats, player, || "player".to_owned()));
    let player = player.transpose().map_err(|wrong| (wrong.field, wrong.message))?;
    let asked = game.pending().iter().map(|question| question.seat);
    let only = if game.pending().len() == 1 { asked.clone().next() } else { None };
    let who = || {
        let seat = player.or(only);
        seat.ok_or(("player".to_owned(), "missing, expected 1 or 2".to_owned()))
    };
    match (&step.answer, step.does) {
        (None, None) => Ok(None),
        (Some(_), Some(_)) => {
            Err(("does".to_owned(), "expected either `answer` or `does`".to_owned()))
        }
        (None, Some(Does::Concede)) => Ok(Some(game.concede(who()?))),
        (None, Some(Does::OfferDraw)) => Ok(Some(game.offer_draw(who()?))),
        (None, Some(Does::Undo)) => Ok(Some(game.undo().map(|_| Vec::new()))),
        (Some(text), None) => {
            let seat = who()?;
            let Some(question) = game.question(seat) else {
                return Ok(Some(Err(Refusal::from(Refusal::NOT_ASKED).with("answer", text))));
            };
            let choice = R::read(game.state(), question, text).map_err(|why| {
                (String::from("answer"), format!("{why}; offered: {}", offers(game, question)))
            })?;
            Ok(Some(game.answer(seat, choice)))
        }
    }
}

/// Compares what an analysis says of an answer, before it is given.
fn compare_verdict<R: Doors>(
    game: &Game<R>,
    step: &Step,
    verdict: &Verdict,
    differences: &mut Vec<String>,
) -> Result<(), BadField> {
    let bad = |why: &str| ("judged".to_owned(), why.to_owned());
    let question = game.pending().first().ok_or_else(|| bad("nothing is asked"))?;
    let read = |text: &str| R::read(game.state(), question, text);
    let given = step.answer.as_deref().ok_or_else(|| bad("has no effect without `answer`"))?;
    let given = read(given).map_err(|why| ("answer".to_owned(), why))?;
    let best = read(&verdict.best).map_err(|why| ("judged.best".to_owned(), why))?;
    let sound = best == given;
    if sound != (verdict.cost == 0) {
        return Err(bad("expected a `cost` of an answer that is not the best, and of no other"));
    }
    let deed = Deed { seat: question.seat, doing: Doing::Answer(given) };
    let mut analyst = Analyst::<R>::new(Effort::Level(Depth::Hard), 1);
    let found = analyst.look(game, &deed, &Patience::default());
    let found = found.ok_or_else(|| bad("nobody thinks about such a question"))?;
    let lost = 100.0 * found.lost;
    let costs = if sound { lost == 0.0 } else { lost >= f32::from(verdict.cost) };
    if found.best != best || !costs {
        let best = R::phrase(game.state(), question, &found.best);
        differences.push(format!(
            "expected a cost of {} beside `{}`, found {lost:.1} beside `{best}`",
            verdict.cost, verdict.best
        ));
    }
    Ok(())
}

fn offers<R: Doors>(game: &Game<R>, question: &Question<R>) -> String {
    let phrase = |choice| R::phrase(game.state(), question, choice);
    let all: Vec<String> = question.options.iter().take(40).map(phrase).collect();
    all.join(" | ")
}

fn compare_facts<R: Doors>(
    game: &Game<R>,
    step: &Step,
    differences: &mut Vec<String>,
) -> Result<(), BadField> {
    if step.expect.is_empty() {
        return Ok(());
    }
    compare(&step.expect, &R::facts(game), differences)
}

/// Compares facts with what is expected of them.
///
/// # Errors
/// An expected fact that there is not.
pub fn compare(
    expect: &BTreeMap<String, toml::Value>,
    facts: &BTreeMap<String, Value>,
    differences: &mut Vec<String>,
) -> Result<(), BadField> {
    for (name, expected) in expect {
        match facts.get(name) {
            Some(found) if equal(expected, found) => {}
            Some(found) => differences.push(format!("{name}: expected {expected}, found {found}")),
            None => {
                let why = known::unknown("fact now", name, facts.keys().map(String::as_str));
                return Err(("expect".to_owned(), why));
            }
        }
    }
    Ok(())
}

fn compare_events<R: Doors>(
    game: &Game<R>,
    step: &Step,
    known: &Events,
    events: &[Told<R::Event>],
    differences: &mut Vec<String>,
) {
    let found: Vec<Value> = events.iter().map(|told| R::event(game.state(), told)).collect();
    let lacking = found.iter().filter_map(|event| known.lacking(event));
    differences
        .extend(lacking.map(|event| format!("the ruleset's EVENTS or VALUES lack it: {event}")));
    let mut from = 0;
    for expected in &step.events {
        match found[from..].iter().position(|event| fits(expected, event)) {
            Some(at) => from += at + 1,
            None => {
                differences.push(format!("no event {{ {} }} among:", line(expected)));
                differences.extend(found[from..].iter().map(|event| format!("    {event}")));
                break;
            }
        }
    }
    for unwanted in &step.without {
        if let Some(event) = found.iter().find(|event| fits(unwanted, event)) {
            differences.push(format!("an event that must not happen: {event}"));
        }
    }
}

fn compare_offers<R: Doors>(
    game: &Game<R>,
    step: &Step,
    differences: &mut Vec<String>,
) -> Result<(), BadField> {
    let state = game.state();
    let listed: Vec<String> = game
        .pending()
        .iter()
        .flat_map(|question| {
            question.options.iter().map(move |choice| R::phrase(state, question, choice))
        })
        .collect();
    let listed_so = |text: &String| listed.iter().any(|option| option.eq_ignore_ascii_case(text));
    let all = listed.join(" | ");
    for text in &step.offered {
        if !listed_so(text) {
            readable(game, text)
                .map_err(|why| ("offered".to_owned(), format!("{why}; offered: {all}")))?;
            differences.push(format!("`{text}` is not offered; offered: {all}"));
        }
    }
    for text in &step.not_offered {
        let bad = |why| ("not-offered".to_owned(), format!("{why}; offered: {all}"));
        if listed_so(text) || readable(game, text).map_err(bad)? {
            differences.push(format!("`{text}` is offered"));
        }
    }
    Ok(())
}

/// Compares an answer that the rules name: the usual one, or the one on which nothing hangs.
fn compare_answer<R: Doors>(
    game: &Game<R>,
    field: &str,
    expected: Option<&String>,
    named: fn(&R::State, &Question<R>) -> Option<R::Choice>,
    differences: &mut Vec<String>,
) -> Result<(), BadField> {
    let Some(expected) = expected else { return Ok(()) };
    let state = game.state();
    let bad = |why: String| (field.to_owned(), why);
    let question = game.pending().first().ok_or_else(|| bad("nothing is asked".to_owned()))?;
    let found = named(state, question)
        .map(|choice| R::phrase(state, question, &choice))
        .unwrap_or_default();
    if !expected.is_empty() && !readable(game, expected).map_err(bad)? {
        return Err(bad(format!("not offered; offered: {}", offers(game, question))));
    }
    if !found.eq_ignore_ascii_case(expected) {
        differences.push(format!("expected {field}: `{expected}`, found `{found}`"));
    }
    Ok(())
}

/// Whether words that are an answer to some question that is asked now are one of its options.
fn readable<R: Doors>(game: &Game<R>, text: &str) -> Result<bool, String> {
    let mut faults = Vec::new();
    for question in game.pending() {
        match R::read(game.state(), question, text) {
            Ok(choice) if question.options.contains(&choice) => return Ok(true),
            Ok(_) => {}
            // What only the other player has, such as a card, exists too.
            Err(why) => {
                let other = Question { seat: question.seat.other(), ..question.clone() };
                faults.extend(R::read(game.state(), &other, text).is_err().then_some(why));
            }
        }
    }
    match faults.first().filter(|_| faults.len() == game.pending().len()) {
        Some(why) => Err(why.clone()),
        None => Ok(false),
    }
}

fn line(table: &toml::Table) -> String {
    table.iter().map(|(key, value)| format!("{key} = {value}")).collect::<Vec<_>>().join(", ")
}

/// Every field of the expected event is in the event; of a list of reasons each expected one is.
fn fits(expected: &toml::Table, event: &Value) -> bool {
    expected.iter().all(|(key, value)| {
        event.get(key.replace('-', "_")).is_some_and(|found| match (value, found) {
            (toml::Value::Array(list), Value::Array(found))
                if !list.is_empty() && list.iter().all(toml::Value::is_table) =>
            {
                list.iter().all(|item| {
                    item.as_table().is_some_and(|table| found.iter().any(|f| fits(table, f)))
                })
            }
            _ => equal(value, found),
        })
    })
}

fn equal(expected: &toml::Value, found: &Value) -> bool {
    match (expected, found) {
        (toml::Value::Integer(a), b) => *b == json!(a),
        (toml::Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| equal(a, b))
        }
        (toml::Value::String(a), Value::String(b)) => a == b,
        (toml::Value::Boolean(a), Value::Bool(b)) => a == b,
        _ => false,
    }
}
