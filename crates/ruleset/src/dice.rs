//! Dice that are laid out by hand, as scenarios and lessons write them.

use serde::Deserialize;

use crate::Doors;

/// A die: the number of a side, or the word for a face.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Die {
    /// The side.
    Side(u8),
    /// The face.
    Face(String),
}

/// Dice by their sides.
///
/// # Errors
/// A side or a face that no die of the ruleset has.
pub fn sides<R: Doors>(dice: &[Die]) -> Result<Vec<u8>, String> {
    let side = |die: &Die| match die {
        Die::Side(side) if (1..=R::SIDES).contains(side) => Ok(*side),
        Die::Side(_) => Err(format!("expected faces from 1 to {}", R::SIDES)),
        Die::Face(word) => R::face(word).ok_or_else(|| format!("`{word}` is no face")),
    };
    dice.iter().map(side).collect()
}
