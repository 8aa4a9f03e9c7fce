//! Keywords of units and weapons: those of the core armies.

pub mod attacking;
pub mod caring;
pub mod charging;
pub mod defending;
pub mod moving;

use serde::{Deserialize, Serialize};

use crate::state::State;
use crate::table::{Sheet, UnitId};

/// A keyword of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Keyword {
    /// Hits are cancelled (LG-KEY-301).
    Armor,
    /// A free melee attack after moving into contact (LG-KEY-354).
    Charge,
    /// Climbs like troopers (LG-KEY-213).
    ClimbingVehicle,
    /// Improves cover (LG-KEY-147).
    Cover(u8),
    /// Surges block and wound (LG-KEY-101, LG-KEY-102).
    Deflect,
    /// No roll for clambering (LG-KEY-222).
    ExpertClimber,
    /// Pierce does nothing (LG-KEY-244).
    ImmunePierce,
    /// A move over terrain (LG-KEY-344).
    Jump(u8),
    /// Readies Force upgrades (LG-KEY-256).
    MasterOfTheForce(u8),
    /// A dodge token for spent ones (LG-KEY-212).
    Nimble,
    /// More rerolls (LG-KEY-304).
    Precise(u8),
    /// A free attack after a move (LG-KEY-369).
    Relentless,
    /// A free ranged attack after a move (LG-KEY-319).
    Steady,
    /// A compulsory move (LG-KEY-224), over terrain (LG-KEY-233).
    Speeder(u8),
}

/// A keyword of a weapon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WeaponKeyword {
    /// Lays so many charge tokens (LG-KEY-323).
    Arm(u8),
    /// Ignores cover (LG-KEY-201).
    Blast,
    /// Not together with a move (LG-KEY-341, LG-KEY-342).
    Cumbersome,
    /// Sets off so many charge tokens (LG-KEY-148).
    Detonate(u8),
    /// Only at units in the front arc (LG-KEY-209).
    FixedFront,
    /// Only at units in the rear arc (LG-KEY-210).
    FixedRear,
    /// Hits become criticals against armour (LG-KEY-378).
    Impact(u8),
    /// Cancels blocks (LG-KEY-156).
    Pierce(u8),
}

impl Keyword {
    /// The number of a keyword that has one.
    #[must_use]
    pub fn number(self) -> Option<u8> {
        match self {
            Keyword::Cover(x)
            | Keyword::Jump(x)
            | Keyword::MasterOfTheForce(x)
            | Keyword::Precise(x)
            | Keyword::Speeder(x) => Some(x),
            _ => None,
        }
    }
}

impl WeaponKeyword {
    /// The number of a keyword that has one.
    #[must_use]
    pub fn number(self) -> Option<u8> {
        match self {
            WeaponKeyword::Arm(x)
            | WeaponKeyword::Detonate(x)
            | WeaponKeyword::Impact(x)
            | WeaponKeyword::Pierce(x) => Some(x),
            _ => None,
        }
    }
}

impl Sheet {
    /// The keywords on a unit's card and on its upgrades.
    pub fn keywords(&self) -> impl Iterator<Item = Keyword> + '_ {
        let upgrades = self.upgrades.iter().flat_map(|upgrade| &upgrade.keywords);
        self.unit.keywords.iter().chain(upgrades).copied()
    }
}

impl State {
    /// The keywords that a unit has in this position.
    pub fn keywords(&self, unit: UnitId) -> impl Iterator<Item = Keyword> + '_ {
        self.sheet(unit).keywords()
    }

    /// Whether a unit has a keyword now.
    #[must_use]
    pub fn has(&self, unit: UnitId, keyword: Keyword) -> bool {
        self.keywords(unit).any(|own| own == keyword)
    }

    /// The sum of a keyword's numbers (LG-KEYW-06), such as `sum(unit, Keyword::Jump)`.
    #[must_use]
    pub fn sum(&self, unit: UnitId, keyword: fn(u8) -> Keyword) -> u8 {
        let own = |own: Keyword| own.number().filter(|&x| keyword(x) == own);
        self.keywords(unit).filter_map(own).fold(0, u8::saturating_add)
    }
}
