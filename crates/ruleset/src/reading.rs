//! Reading words of an answer.

use serde::de::DeserializeOwned;
use serde_json::Value;

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
