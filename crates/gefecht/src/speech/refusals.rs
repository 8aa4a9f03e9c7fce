//! Why something is not possible, and how a game ended.

use kernel::{Fact, Outcome, Refusal};

use super::{Speech, Spoken, args, side};

/// A refusal as a sentence: the reason, then what it was applied to, then the rule. The title of the
/// rule serves where there are no words for it.
#[must_use]
pub fn refusal<R: Spoken>(state: &R::State, refusal: &Refusal, speech: &Speech) -> String {
    let own = R::PREFIX;
    let rule = refusal.rule.0;
    let key = format!("{own}-no-{}", short(own, rule));
    let said = content::embedded().get(rule).map(|rule| rule.texts(speech.language().into()));
    let title = || said.map(|said| said.title.clone());
    let why = match speech.has(&key) {
        true => speech.t(&key, &[]),
        false => {
            title().unwrap_or_else(|| speech.t(&format!("{own}-no-unknown"), args! { rule: rule }))
        }
    };
    let facts: Vec<String> =
        refusal.facts.iter().filter_map(|one| fact::<R>(state, one, speech)).collect();
    let text = match facts.is_empty() {
        true => speech.t(&format!("{own}-refused"), args! { why: why }),
        false => {
            let facts = facts.join(", ");
            speech.t(&format!("{own}-refused-facts"), args! { why: why, facts: facts })
        }
    };
    format!("{text} [{rule}]")
}

/// A rule's id as part of a key: `LG-MOVE-24` is `move-24`.
fn short(prefix: &str, rule: &str) -> String {
    let rule = rule.to_lowercase();
    match rule.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('-')) {
        Some(short) => short.to_owned(),
        None => rule,
    }
}

/// One fact in words; none for those that the player sees anyway.
fn fact<R: Spoken>(state: &R::State, fact: &Fact, speech: &Speech) -> Option<String> {
    let key = format!("{}-fact-{}", R::PREFIX, fact.name.to_lowercase().replace(' ', "-"));
    if R::is_plain(fact) || !speech.has(&key) {
        return None;
    }
    let number = fact.value.parse::<i64>().ok();
    let value = match number {
        Some(_) => fact.value.clone(),
        None => {
            let words = fact.value.split(", ").map(|one| translated::<R>(state, one, speech));
            words.collect::<Vec<_>>().join(", ")
        }
    };
    Some(speech.t(&key, args! { count: number.unwrap_or(0), value: value }))
}

/// Facts name things in English: the same in the language that is spoken.
fn translated<R: Spoken>(state: &R::State, text: &str, speech: &Speech) -> String {
    let own = R::PREFIX;
    if let Some(value) = R::value(state, text, speech) {
        return value;
    }
    if let Some(tenths) = text.strip_suffix(" in").and_then(tenths) {
        let (key, length) = (["inches", "length"], speech.tenths(tenths));
        let key = key.map(|key| format!("{own}-{key}")).into_iter().find(|key| speech.has(key));
        return key.map_or(text.to_owned(), |key| speech.t(&key, args! { length: length }));
    }
    let word = text.to_lowercase().replace(' ', "-");
    let kinds = [
        "condition",
        "action",
        "kind",
        "rank",
        "faction",
        "type",
        "slot",
        "terrain",
        "attack",
        "edge",
    ];
    let mut keys = kinds.iter().map(|kind| format!("{own}-{kind}-{word}"));
    if let Some(key) = keys.find(|key| speech.has(key)) {
        return speech.t(&key, &[]);
    }
    // Of several units or characters of a name each has a number: `Stormtroopers 2`.
    let (called, number) = match text.rsplit_once(' ') {
        Some((called, number)) if number.parse::<u16>().is_ok() => (called, format!(" {number}")),
        _ => (text, String::new()),
    };
    let names = R::names(state);
    let found = names.iter().find(|names| names.en == called);
    found.map_or_else(|| text.to_owned(), |names| format!("{}{number}", speech.name(names)))
}

fn tenths(number: &str) -> Option<i64> {
    let (whole, rest) = number.split_once('.').unwrap_or((number, "0"));
    let (whole, rest): (i64, i64) = (whole.parse().ok()?, rest.parse().ok()?);
    (0..10).contains(&rest).then(|| whole * 10 + if whole < 0 { -rest } else { rest })
}

/// How a game of so many players ended, with the rule.
#[must_use]
pub fn outcome<R: Spoken>(seats: u8, outcome: &Outcome, speech: &Speech) -> String {
    let own = R::PREFIX;
    let rule = outcome.rule.0;
    let text = match outcome.winner {
        None => {
            let key = format!("{own}-draw-{}", short(own, rule));
            let key = if speech.has(&key) { key } else { format!("{own}-draw") };
            speech.t(&key, &[])
        }
        Some(seat) => {
            let [winner, loser] = [seat, seat.other()].map(|seat| side::<R>(seats, seat, speech));
            let key = format!("{own}-won-{}", short(own, rule));
            let key = if speech.has(&key) { key } else { format!("{own}-won") };
            speech.t(&key, args! { winner: winner, loser: loser })
        }
    };
    format!("{text} [{rule}]")
}
