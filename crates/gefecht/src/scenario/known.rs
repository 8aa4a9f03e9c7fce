//! What a ruleset knows by name. A scenario that says anything else is at fault: an assertion about
//! a thing that cannot be would hold for ever.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Refusal;
use ruleset::Doors;
use serde_json::Value;

/// In a list of values: whatever has facts of its own.
const NAME: &str = "NAME";

/// The kinds of events with their fields, and the values of fields that have but a few.
pub struct Events {
    kinds: BTreeMap<&'static str, BTreeSet<&'static str>>,
    reasons: BTreeSet<&'static str>,
    values: BTreeMap<&'static str, BTreeSet<&'static str>>,
    names: BTreeSet<String>,
}

impl Events {
    /// The events of a ruleset, in a game with these facts.
    pub fn of<R: Doors>(facts: &BTreeMap<String, Value>) -> Events {
        let kind = |entry: &'static str| {
            let (kind, fields) = entry.split_once(" (").unwrap_or((entry, ""));
            (kind.trim(), fields.trim_end_matches(')').split_whitespace().collect())
        };
        let value = |entry: &'static str| {
            let (fields, values) = entry.split_once(':')?;
            let values: BTreeSet<&str> = values.split_whitespace().collect();
            Some(fields.split_whitespace().map(move |field| (field, values.clone())))
        };
        Events {
            kinds: R::EVENTS.split(',').map(kind).collect(),
            reasons: R::REASONS.split_whitespace().collect(),
            values: R::VALUES.split(',').filter_map(value).flatten().collect(),
            names: facts.keys().filter_map(|fact| owner(fact)).collect(),
        }
    }

    /// What is wrong with an expected event, if anything.
    pub fn fault(&self, expected: &toml::Table) -> Option<String> {
        let Some(kind) = expected.get("event").and_then(toml::Value::as_str) else {
            return Some("expected `event`, its kind".to_owned());
        };
        let Some(fields) = self.kinds.get(kind) else {
            return Some(unknown("event", kind, self.kinds.keys().copied()));
        };
        let own = ["event", "rules"];
        let stranger =
            |key: &&String| !own.contains(&key.as_str()) && !fields.contains(key.as_str());
        if let Some(key) = expected.keys().find(stranger) {
            return Some(unknown(&format!("field of `{kind}`"), key, fields.iter().copied()));
        }
        expected.iter().find_map(|(key, value)| match key.as_str() {
            "event" => None,
            "rules" => words(value).find_map(rule_fault),
            key => self.reasons_fault(kind, value).or_else(|| self.value_fault(kind, key, value)),
        })
    }

    /// What is wrong with the value of a field.
    fn value_fault(&self, kind: &str, key: &str, value: &toml::Value) -> Option<String> {
        let values = self.values_of(kind, key)?;
        let of = format!("`{key}` of `{kind}`");
        if !value.is_str() && !value.is_array() {
            return Some(format!("`{value}` is no {of}, expected a word"));
        }
        let known = |word: &&str| {
            values.contains(word) || values.contains(NAME) && self.names.contains(*word)
        };
        // Nobody and nothing are written as an empty text.
        let word = words(value).find(|word| !word.is_empty() && !known(word))?;
        let names = self.names.iter().map(String::as_str).filter(|_| values.contains(NAME));
        let listed = values.iter().copied().filter(|value| *value != NAME);
        Some(unknown(&of, word, names.chain(listed)))
    }

    /// What is wrong with a list of reasons.
    fn reasons_fault(&self, kind: &str, value: &toml::Value) -> Option<String> {
        let reasons = value.as_array().into_iter().flatten().filter_map(toml::Value::as_table);
        let mut fields = reasons.flatten();
        fields.find_map(|(key, value)| match key.as_str() {
            key if !self.reasons.contains(key) => {
                Some(unknown("field of a reason", key, self.reasons.iter().copied()))
            }
            "rule" => words(value).find_map(rule_fault),
            key => self.value_fault(kind, key, value),
        })
    }

    /// The values that a field can have, if they are known: those of the field of this event, else
    /// those of every field that is called so.
    fn values_of(&self, kind: &str, key: &str) -> Option<&BTreeSet<&'static str>> {
        self.values.get(format!("{kind}.{key}").as_str()).or_else(|| self.values.get(key))
    }

    /// What the ruleset's lists lack of an event that happened.
    pub fn lacking(&self, event: &Value) -> Option<String> {
        let kind = event.get("event").and_then(Value::as_str).unwrap_or_default();
        let Some(fields) = self.kinds.get(kind) else { return Some(kind.to_owned()) };
        for (key, value) in event.as_object()? {
            let key = key.replace('_', "-");
            if key == "event" || key == "rules" {
                continue;
            }
            if !fields.contains(key.as_str()) {
                return Some(format!("{kind} ({key})"));
            }
            let found = toml::Value::try_from(value).ok();
            if let Some(fault) = found.and_then(|value| self.value_fault(kind, &key, &value)) {
                return Some(fault);
            }
        }
        None
    }
}

/// Whose fact it is.
fn owner(fact: &str) -> Option<String> {
    fact.rsplit_once('.').map(|(owner, _)| owner.to_owned())
}

/// The words of a value: a text, or the texts of a list.
fn words(value: &toml::Value) -> impl Iterator<Item = &str> {
    let listed = value.as_array().into_iter().flatten().filter_map(toml::Value::as_str);
    value.as_str().into_iter().chain(listed)
}

/// What is wrong with the id of a rule: that the catalogue does not have it.
pub fn rule_fault(id: &str) -> Option<String> {
    let catalogue = content::embedded();
    if catalogue.get(id).is_some() {
        return None;
    }
    Some(unknown("rule", id, catalogue.rules().iter().map(|rule| rule.id.as_str())))
}

/// What is wrong with the id that a refusal is expected to name: a rule's, or the kernel's.
pub fn refusal_fault(id: &str) -> Option<String> {
    let kernel = [Refusal::NOT_ASKED, Refusal::MALFORMED, Refusal::GAME_OVER, Refusal::SETUP];
    if kernel.iter().any(|rule| rule.0 == id) { None } else { rule_fault(id) }
}

/// Says that something is unknown, and what may have been meant.
pub fn unknown<'a>(what: &str, word: &str, names: impl Iterator<Item = &'a str>) -> String {
    match names.min_by_key(|name| strsim::levenshtein(name, word)) {
        Some(closest) => format!("`{word}` is no {what}; the closest is `{closest}`"),
        None => format!("`{word}` is no {what}"),
    }
}
