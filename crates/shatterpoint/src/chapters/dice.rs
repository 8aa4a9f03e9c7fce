//! Dice (SP-DICE-01, SP-DICE-02).

use serde::Serialize;

use crate::language::Face;

/// A face of an attack die (SP-DICE-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AttackFace {
    /// Cannot be blocked.
    Crit,
    /// A success unless blocked.
    Hit,
    /// Looked up in the chart.
    Expertise,
    /// Nothing.
    Failure,
}

/// A face of a defence die (SP-DICE-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DefenceFace {
    /// Removes a hit.
    Block,
    /// Looked up in the chart.
    Expertise,
    /// Nothing.
    Failure,
}

impl AttackFace {
    /// Sides of the die.
    pub const SIDES: u8 = 8;

    /// The face of a side from 1 to 8: one crit, three hits, two expertise, two failures
    /// (SP-DICE-01).
    #[must_use]
    pub fn of(side: u8) -> AttackFace {
        match side {
            1 => AttackFace::Crit,
            2..=4 => AttackFace::Hit,
            5 | 6 => AttackFace::Expertise,
            _ => AttackFace::Failure,
        }
    }
}

impl DefenceFace {
    /// Sides of the die.
    pub const SIDES: u8 = 6;

    /// The face of a side from 1 to 6: two blocks, two expertise, two failures (SP-DICE-02).
    #[must_use]
    pub fn of(side: u8) -> DefenceFace {
        match side {
            1 | 2 => DefenceFace::Block,
            3 | 4 => DefenceFace::Expertise,
            _ => DefenceFace::Failure,
        }
    }
}

impl From<AttackFace> for Face {
    fn from(face: AttackFace) -> Face {
        match face {
            AttackFace::Crit => Face::Crit,
            AttackFace::Hit => Face::Hit,
            AttackFace::Expertise => Face::Expertise,
            AttackFace::Failure => Face::Failure,
        }
    }
}

impl From<DefenceFace> for Face {
    fn from(face: DefenceFace) -> Face {
        match face {
            DefenceFace::Block => Face::Block,
            DefenceFace::Expertise => Face::Expertise,
            DefenceFace::Failure => Face::Failure,
        }
    }
}

/// The side of a die by the word for its face, as scenarios write it.
#[must_use]
pub fn side(word: &str) -> Option<u8> {
    Some(match word {
        "crit" | "block" => 1,
        "hit" => 2,
        "expertise" => 5,
        "failure" => 7,
        "defence-expertise" => 3,
        "defence-failure" => 6,
        _ => return None,
    })
}
