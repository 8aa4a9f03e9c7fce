//! Words for things, and things by their words.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// What is said of words that begin as no answer does.
pub const NO_ANSWER: &str = "no such answer";

/// A thing by the word for it.
///
/// # Errors
/// That it is not what was expected.
pub fn thing<T: DeserializeOwned>(text: &str, expected: &str) -> Result<T, String> {
    let word = Value::String(text.trim().to_lowercase());
    serde_json::from_value(word).map_err(|_| format!("`{text}` is not {expected}"))
}

/// A number that players count from 1.
///
/// # Errors
/// That it is no such number.
pub fn number(text: &str) -> Result<u8, String> {
    match text.trim().parse::<u8>() {
        Ok(number @ 1..) => Ok(number - 1),
        _ => Err(format!("`{text}` is no number, expected 1 or more")),
    }
}

/// The word for a thing that is written as a word.
#[must_use]
pub fn word(thing: &impl Serialize) -> String {
    match serde_json::to_value(thing) {
        Ok(Value::String(word)) => word,
        _ => "?".to_owned(),
    }
}

/// The one that is called so; in other letters only if there is but one.
pub fn find<T>(
    all: impl Iterator<Item = T>,
    name: &str,
    called: impl Fn(&T) -> String,
) -> Option<T> {
    let mut near: Vec<T> = Vec::new();
    for one in all {
        let its = called(&one);
        if its == name.trim() {
            return Some(one);
        }
        if its.eq_ignore_ascii_case(name.trim()) {
            near.push(one);
        }
    }
    if near.len() == 1 { near.pop() } else { None }
}
