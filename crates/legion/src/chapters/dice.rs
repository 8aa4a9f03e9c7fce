//! Dice (LG-DICE-02, LG-DICE-03): their faces and how many of each there are.

use serde::{Deserialize, Serialize};

use crate::pack::DefenceDie;

/// The colours of attack dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the colours")]
pub enum AttackDie {
    Red,
    Black,
    White,
}

/// What an attack die shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the faces")]
pub enum Hit {
    Hit,
    Critical,
    Surge,
    Blank,
}

/// What a defence die shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the faces")]
pub enum Block {
    Block,
    Surge,
    Blank,
}

/// An attack die on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct AttackFace {
    /// Its colour.
    pub die: AttackDie,
    /// What it shows.
    pub face: Hit,
}

/// A defence die on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DefenceFace {
    /// Its colour.
    pub die: DefenceDie,
    /// What it shows.
    pub face: Block,
}

impl AttackDie {
    /// How many sides an attack die has.
    pub const SIDES: u8 = 8;

    /// How many sides show a hit; one shows a critical, one a surge (LG-DICE-10 to LG-DICE-12).
    #[must_use]
    pub fn hits(self) -> u8 {
        match self {
            AttackDie::Red => 5,
            AttackDie::Black => 3,
            AttackDie::White => 1,
        }
    }

    /// What a side shows, counted from 1.
    #[must_use]
    pub fn face(self, side: u8) -> Hit {
        match side {
            1 => Hit::Critical,
            2 => Hit::Surge,
            side if side <= 2 + self.hits() => Hit::Hit,
            _ => Hit::Blank,
        }
    }
}

impl DefenceDie {
    /// How many sides a defence die has.
    pub const SIDES: u8 = 6;

    /// How many sides show a block; one shows a surge (LG-DICE-13, LG-DICE-14).
    #[must_use]
    pub fn blocks(self) -> u8 {
        match self {
            DefenceDie::Red => 3,
            DefenceDie::White => 1,
        }
    }

    /// What a side shows, counted from 1.
    #[must_use]
    pub fn face(self, side: u8) -> Block {
        match side {
            1 => Block::Surge,
            side if side <= 1 + self.blocks() => Block::Block,
            _ => Block::Blank,
        }
    }
}
