//! Keywords of units, weapons and upgrades.

pub mod attacking;
pub mod building;
pub mod caring;
pub mod charging;
pub mod commanding;
pub mod defending;
pub mod enraging;
pub mod hunting;
pub mod moving;
pub mod serving;

use std::mem::{Discriminant, discriminant};

use serde::{Deserialize, Serialize};

use crate::cards;
use crate::state::{Stage, State};
use crate::table::{Sheet, UnitId};

/// A keyword of a unit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Keyword {
    /// Hits are cancelled (LG-KEY-301).
    Armor,
    /// Each miniature uses up to so many weapons (LG-KEY-112).
    Arsenal(u8),
    /// Marks enemies and collects victory tokens (LG-KEY-249).
    Bounty,
    /// A free melee attack after moving into contact (LG-KEY-354).
    Charge,
    /// Climbs like troopers (LG-KEY-213).
    ClimbingVehicle,
    /// Improves cover (LG-KEY-147).
    Cover(u8),
    /// Surges block and wound (LG-KEY-101, LG-KEY-102).
    Deflect,
    /// Sheds suppression when ordered (LG-KEY-155).
    Disciplined(u8),
    /// Wounded so often, it charges and knows no fear (LG-KEY-305).
    Enrage(u8),
    /// Brings and orders units of this name, by id (LG-KEY-215, LG-KEY-218).
    Entourage(Box<str>),
    /// No roll for clambering (LG-KEY-222).
    ExpertClimber,
    /// Turns as far as it likes (LG-KEY-376).
    FullPivot,
    /// Takes hits for troopers nearby (LG-KEY-137).
    Guardian(u8),
    /// A second ranged attack at another unit (LG-KEY-317).
    Gunslinger,
    /// Led by the miniature of its heavy weapon (LG-KEY-332, LG-KEY-333).
    HeavyWeaponTeam,
    /// Blast does nothing (LG-KEY-246).
    ImmuneBlast,
    /// Nobody ends a move in contact with it (LG-KEY-247).
    ImmuneMelee,
    /// Pierce does nothing (LG-KEY-244).
    ImmunePierce,
    /// More defence dice against Pierce (LG-KEY-366).
    Impervious,
    /// Rallies with red dice (LG-KEY-365).
    Indomitable,
    /// Takes suppression from others after Rally (LG-KEY-110).
    Inspire(u8),
    /// A move over terrain (LG-KEY-344).
    Jump(u8),
    /// Light cover becomes heavy (LG-KEY-362).
    LowProfile,
    /// Readies Force upgrades (LG-KEY-256).
    MasterOfTheForce(u8),
    /// A dodge token for spent ones (LG-KEY-212).
    Nimble,
    /// One standard move in an activation (LG-KEY-335).
    Plodding,
    /// More rerolls (LG-KEY-304).
    Precise(u8),
    /// Another unit acts (LG-KEY-203).
    PullingTheStrings,
    /// Aim tokens after standby (LG-KEY-135).
    Ready(u8),
    /// A free attack after a move (LG-KEY-369).
    Relentless,
    /// Mends vehicles, so many times (LG-KEY-310).
    Repair {
        /// How many tokens or miniatures a use brings back.
        value: u8,
        /// How many uses the card has.
        capacity: u8,
    },
    /// A free pivot before or after a standard move (LG-KEY-257).
    Reposition,
    /// A move after deployment (LG-KEY-116).
    Scout(u8),
    /// Standby reaches range 3 (LG-KEY-377).
    Sentinel,
    /// Reduces cover (LG-KEY-327).
    Sharpshooter(u8),
    /// A compulsory move (LG-KEY-224), over terrain (LG-KEY-233).
    Speeder(u8),
    /// Aim tokens for friends (LG-KEY-337).
    Spotter(u8),
    /// Only pivots (LG-KEY-351).
    Stationary,
    /// A free ranged attack after a move (LG-KEY-319).
    Steady,
    /// Dodge tokens for friends (LG-KEY-106).
    TakeCover(u8),
    /// Shares tokens with units of this name, by id (LG-KEY-357).
    Teamwork(Box<str>),
    /// Heals troopers, so many times (LG-KEY-124).
    Treat {
        /// How many tokens or miniatures a use brings back.
        value: u8,
        /// How many uses the card has.
        capacity: u8,
    },
    /// Rerolls defence dice (LG-KEY-373).
    UncannyLuck(u8),
    /// Difficult ground does not slow it (LG-KEY-372).
    Unhindered,
    /// Attacks from behind gain Impact (LG-KEY-330).
    WeakPointRear(u8),
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
    /// Nobody dodges it (LG-KEY-240).
    HighVelocity,
    /// Deflect does not wound (LG-KEY-243).
    ImmuneDeflect,
    /// Hits become criticals against armour (LG-KEY-378).
    Impact(u8),
    /// Ion tokens for wounded vehicles (LG-KEY-248).
    Ion(u8),
    /// Cancels blocks (LG-KEY-156).
    Pierce(u8),
    /// Dice for each miniature in sight (LG-KEY-353).
    Spray,
    /// A suppression token more (LG-KEY-260).
    Suppressive,
    /// Turns a wounded vehicle (LG-KEY-329).
    TowCable,
}

/// A keyword of the miniature that an upgrade adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MiniKeyword {
    /// It leads the unit (LG-KEY-109).
    Leader,
    /// It uses no weapons and is wounded late (LG-KEY-381, LG-KEY-382).
    Noncombatant,
    /// In melee only the weapons of its card (LG-KEY-385).
    SidearmMelee,
    /// At range only the weapons of its card (LG-KEY-386).
    SidearmRanged,
}

impl Keyword {
    /// Whether it makes its upgrade a free card action (LG-KEY-124, LG-KEY-310).
    #[must_use]
    pub fn is_free_card_action(&self) -> bool {
        matches!(self, Keyword::Repair { .. } | Keyword::Treat { .. })
    }

    /// The number of a keyword that has one.
    #[must_use]
    pub fn number(&self) -> Option<u8> {
        match *self {
            Keyword::Arsenal(x)
            | Keyword::Cover(x)
            | Keyword::Disciplined(x)
            | Keyword::Enrage(x)
            | Keyword::Guardian(x)
            | Keyword::Inspire(x)
            | Keyword::Jump(x)
            | Keyword::MasterOfTheForce(x)
            | Keyword::Precise(x)
            | Keyword::Ready(x)
            | Keyword::Scout(x)
            | Keyword::Sharpshooter(x)
            | Keyword::Speeder(x)
            | Keyword::Spotter(x)
            | Keyword::TakeCover(x)
            | Keyword::UncannyLuck(x)
            | Keyword::WeakPointRear(x)
            | Keyword::Repair { value: x, .. }
            | Keyword::Treat { value: x, .. } => Some(x),
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
            | WeaponKeyword::Ion(x)
            | WeaponKeyword::Pierce(x) => Some(x),
            _ => None,
        }
    }
}

impl Sheet {
    /// The keywords on a unit's card and on its upgrades.
    pub fn keywords(&self) -> impl Iterator<Item = &Keyword> {
        let upgrades = self.upgrades.iter().flat_map(|upgrade| &upgrade.keywords);
        self.unit.keywords.iter().chain(upgrades)
    }
}

impl State {
    /// The keywords that a unit has in this position.
    pub fn keywords(&self, unit: UnitId) -> impl Iterator<Item = &Keyword> {
        let lost = cards::lost(self, unit);
        let own = self.sheet(unit).keywords().filter(|own| !lost.contains(own));
        own.chain(cards::granted(self, unit)).chain(enraging::gained(self, unit))
    }

    /// Whether a unit can have such a keyword at all, which is soon said: by its sheet, by a card, or while
    /// it is deployed.
    fn may_have(&self, unit: UnitId, kind: Discriminant<Keyword>) -> bool {
        self.stage == Stage::Deployment
            || self.table.granted.contains(&kind)
            || self.sheet(unit).keywords().any(|own| discriminant(own) == kind)
    }

    /// Whether a unit has a keyword now.
    #[must_use]
    pub fn has(&self, unit: UnitId, keyword: Keyword) -> bool {
        self.may_have(unit, discriminant(&keyword))
            && self.keywords(unit).any(|own| *own == keyword)
    }

    /// The sum of a keyword's numbers (LG-KEYW-06), such as `sum(unit, Keyword::Jump)`.
    #[must_use]
    pub fn sum(&self, unit: UnitId, keyword: fn(u8) -> Keyword) -> u8 {
        if !self.may_have(unit, discriminant(&keyword(0))) {
            return 0;
        }
        let own = |own: &Keyword| own.number().filter(|&x| keyword(x) == *own);
        self.keywords(unit).filter_map(own).fold(0, u8::saturating_add)
    }
}
