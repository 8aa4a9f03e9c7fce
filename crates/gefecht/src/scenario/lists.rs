//! Armies, squads and strike teams, judged by the rules of building.

use kernel::Refusal;
use ruleset::Doors;
use serde::Deserialize;

use super::case::Judged;
use super::known;
use super::run::{BadField, Failure, compare};

/// Judges every list of a case. Gives the first that is not judged as expected.
///
/// # Errors
/// A list that names something unknown.
pub fn judge<R: Doors>(lists: &[toml::Table]) -> Result<Option<Failure>, BadField> {
    for (number, table) in lists.iter().enumerate() {
        let field = format!("{}[{number}]", R::LIST);
        let fault = |message: String| (field.clone(), message);
        let (judged, list) = read::<R>(table).map_err(fault)?;
        if let Some(why) = judged.refuse.as_deref().and_then(known::refusal_fault) {
            return Err((format!("{field}.refuse"), why));
        }
        let mut differences = Vec::new();
        match (R::muster(&list), &judged.refuse) {
            (Err(refusal), _) if refusal.rule == Refusal::SETUP => {
                return Err(fault(refusal.to_string()));
            }
            (Err(refusal), Some(rule)) if refusal.rule.0 == rule => {}
            (Err(refusal), Some(rule)) => {
                differences.push(format!("{field}: expected a refusal by {rule}, found {refusal}"));
            }
            (Err(refusal), None) => differences.push(format!("{field}: refused by {refusal}")),
            (Ok(_), Some(rule)) => {
                differences.push(format!("{field}: expected a refusal by {rule}, but it is legal"));
            }
            (Ok(facts), None) => compare(&judged.expect, &facts, &mut differences)
                .map_err(|(name, why)| (format!("{field}.{name}"), why))?,
        }
        if judged.refuse.is_some() && !judged.expect.is_empty() {
            return Err((format!("{field}.expect"), "has no effect beside `refuse`".to_owned()));
        }
        if !differences.is_empty() {
            return Ok(Some(Failure { step: 0, differences }));
        }
    }
    Ok(None)
}

/// What is expected of a list, and the list itself, which is the ruleset's own.
fn read<R: Doors>(table: &toml::Table) -> Result<(Judged, R::List), String> {
    let mut list = table.clone();
    let mut judged = toml::Table::new();
    for key in ["refuse", "expect"] {
        judged.extend(list.remove(key).map(|value| (key.to_owned(), value)));
    }
    let bad = |error: toml::de::Error| error.message().to_owned();
    let judged = Judged::deserialize(toml::Value::Table(judged)).map_err(bad)?;
    Ok((judged, R::List::deserialize(toml::Value::Table(list)).map_err(bad)?))
}
