//! What a ruleset knows by name. A scenario that says anything else is at fault: an assertion about
//! a thing that cannot be would hold for ever.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// The kinds of events with their fields.
pub struct Events {
    kinds: BTreeMap<&'static str, BTreeSet<&'static str>>,
    reasons: BTreeSet<&'static str>,
}

impl Events {
    /// Reads a ruleset's list: `kind (field field), kind`, and the fields of a reason.
    pub fn of(list: &'static str, reasons: &'static str) -> Events {
        let kind = |entry: &'static str| {
            let (kind, fields) = entry.split_once(" (").unwrap_or((entry, ""));
            (kind.trim(), fields.trim_end_matches(')').split_whitespace().collect())
        };
        Events {
            kinds: list.split(',').map(kind).collect(),
            reasons: reasons.split_whitespace().collect(),
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
        let listed = expected.values().filter_map(toml::Value::as_array).flatten();
        let mut keys = listed.filter_map(toml::Value::as_table).flat_map(toml::Table::keys);
        let key = keys.find(|key| !self.reasons.contains(key.as_str()))?;
        Some(unknown("field of a reason", key, self.reasons.iter().copied()))
    }

    /// What the list lacks of an event that happened.
    pub fn lacking(&self, event: &Value) -> Option<String> {
        let kind = event.get("event").and_then(Value::as_str).unwrap_or_default();
        let Some(fields) = self.kinds.get(kind) else { return Some(kind.to_owned()) };
        let keys = event.as_object().into_iter().flatten().map(|(key, _)| key.replace('_', "-"));
        let mut keys = keys.filter(|key| key != "event" && key != "rules");
        let key = keys.find(|key| !fields.contains(key.as_str()))?;
        Some(format!("{kind} ({key})"))
    }
}

/// Says that something is unknown, and what may have been meant.
pub fn unknown<'a>(what: &str, word: &str, names: impl Iterator<Item = &'a str>) -> String {
    match names.min_by_key(|name| strsim::levenshtein(name, word)) {
        Some(closest) => format!("`{word}` is no {what}; the closest is `{closest}`"),
        None => format!("`{word}` is no {what}"),
    }
}
