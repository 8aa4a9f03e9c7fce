//! Keywords of units and weapons: those of the core armies.

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

impl Sheet {
    /// All keywords of a unit, of its card and of its upgrades.
    pub fn keywords(&self) -> impl Iterator<Item = Keyword> + '_ {
        let upgrades = self.upgrades.iter().flat_map(|upgrade| &upgrade.keywords);
        self.unit.keywords.iter().chain(upgrades).copied()
    }

    /// Whether it has a keyword without a number.
    #[must_use]
    pub fn has(&self, keyword: Keyword) -> bool {
        self.keywords().any(|own| own == keyword)
    }

    /// The sum of a keyword's numbers (LG-KEYW-06).
    #[must_use]
    pub fn sum(&self, number: impl Fn(Keyword) -> Option<u8>) -> u8 {
        self.keywords().filter_map(number).fold(0, u8::saturating_add)
    }
}

/// Cover X (LG-KEY-147).
#[must_use]
pub fn cover(state: &State, unit: UnitId) -> u8 {
    state.sheet(unit).sum(|keyword| if let Keyword::Cover(x) = keyword { Some(x) } else { None })
}

/// Jump X (LG-KEY-344, LG-KEYW-07).
#[must_use]
pub fn jump(state: &State, unit: UnitId) -> u8 {
    state.sheet(unit).sum(|keyword| if let Keyword::Jump(x) = keyword { Some(x) } else { None })
}

/// Precise X (LG-KEY-304).
#[must_use]
pub fn precise(state: &State, unit: UnitId) -> u8 {
    state.sheet(unit).sum(|keyword| if let Keyword::Precise(x) = keyword { Some(x) } else { None })
}

/// Speeder X (LG-KEY-224).
#[must_use]
pub fn speeder(state: &State, unit: UnitId) -> u8 {
    state.sheet(unit).sum(|keyword| if let Keyword::Speeder(x) = keyword { Some(x) } else { None })
}
