//! What helps a player to decide: reach, pools, sight, chances. Everything here is public knowledge
//! (anybody may measure at any time, LG-PREM-01); nothing decides a rule.

use kernel::{Question, Refusal};
use measure::Point;
use serde::{Deserialize, Serialize};

use crate::Legion;
use crate::attack::terms::Reason;
use crate::event::CoverCause;
use crate::pack::Dice;
use crate::question::{Choice, Moving, Placing};
use crate::state::State;
use crate::table::{MiniId, Stand, UnitId};
use crate::terrain::Cover;

/// What helps with a question.
#[derive(Clone, PartialEq, Default, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Aids {
    /// What one may think of but cannot do now, and why.
    pub closed: Vec<Closed>,
    /// What each listed attack would roll, in the order of the options; none for other options.
    pub forecasts: Vec<Option<Forecast>>,
    /// Who may use which weapon against whom, before other pools count.
    pub weapons: Vec<Against>,
    /// The movement that is asked about, or that the move action would give.
    pub moving: Option<Moving>,
    /// Legal answers to an open question: good ones to begin with.
    pub suggestions: Vec<Choice>,
}

/// A greyed-out choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Closed {
    pub choice: Choice,
    pub refusal: Refusal,
}

/// The weapons that may be used against a unit.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Against {
    pub defender: UnitId,
    pub weapons: Vec<(MiniId, u8)>,
    /// So many weapons each miniature may choose in the whole attack (LG-KEY-112).
    pub each: u8,
}

/// Where the centre of a leader's base may come to with the tools up to a speed, for drawing: asked
/// of the judge in every direction.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Reach {
    pub speed: u8,
    /// The farthest place in every direction.
    pub outline: Vec<Point>,
    /// What lies before it and is forbidden, by terrain or bases.
    pub holes: Vec<[Point; 4]>,
}

/// The enemy that a leader was put down to touch, and how far from it it stays.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Short {
    pub unit: UnitId,
    /// In hundredths of a millimetre, rounded up.
    pub by: i32,
}

/// An enemy unit as it stands to a unit at its place.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Sighted {
    pub unit: UnitId,
    /// 1 to 4; 5 is beyond.
    pub range: u8,
    /// The unit has a weapon of this range.
    pub armed: bool,
    /// So many of its miniatures are seen.
    pub seen: u8,
    /// The cover that the unit has from it, and how many of the unit's miniatures are obscured.
    pub cover: Cover,
    pub obscured: u8,
}

/// What an attack would roll.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Forecast {
    pub defender: UnitId,
    pub range: u8,
    pub melee: bool,
    pub dice: Dice,
    pub cover: Cover,
    pub because: Vec<CoverCause>,
    pub impact: u8,
    /// As far as it works against this defender.
    pub pierce: u8,
    /// Aim tokens, and the dice that each rerolls.
    pub aim: u8,
    pub rerolls: u8,
    /// The defender's dodge tokens.
    pub dodge: u8,
    pub armor: bool,
    /// The defender's surges block once it has dodged.
    pub deflect: bool,
    /// The rules behind the numbers.
    pub reasons: Vec<Reason>,
    /// The chance of each number of wounds, from 0 on: all aim tokens are spent on misses, and all
    /// dodge tokens.
    pub wounds: Vec<f64>,
}

/// What a player may measure at any time.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Query {
    /// Could this unit's leader move there? With the smallest tool that reaches.
    Go { moving: Moving, reverse: bool, x: i32, y: i32, level: Option<i32> },
    /// Where would this unit's leader go that is put down there? Into contact with an enemy that is
    /// near, else there, else to the nearest legal place that is found.
    Drop { moving: Moving, reverse: bool, x: i32, y: i32, level: Option<i32> },
    /// Where may this unit's leader come to?
    Reach { moving: Moving, reverse: bool },
    /// What would hold if a unit stood so, its leader first?
    Around { unit: UnitId, stands: Vec<Stand> },
    /// Could the others of a unit stand so?
    Cohere { unit: UnitId, after: Placing, stands: Vec<Stand> },
    /// Could this unit be deployed so?
    Deploy { unit: UnitId, stands: Vec<Stand> },
    /// A formation of a unit that is deployed, around a place of its leader.
    Formation { unit: UnitId, leader: Stand },
    /// Where would something come that is put down there, where the open question asks for a place?
    /// There, else at the nearest legal place that is found.
    Place { choice: Choice },
    /// Range and sight between two miniatures.
    Between { from: MiniId, to: MiniId },
    /// Range, sight and cover between two units, if the first attacks.
    Units { from: UnitId, to: UnitId },
    /// What a miniature sees of every other.
    Eye { from: MiniId },
    /// What a pool would roll.
    Pool { defender: UnitId, weapons: Vec<(MiniId, u8)> },
}

/// What was measured.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Measured {
    /// A move: the tool that serves, or why none does.
    Go {
        speed: Option<u8>,
        to: Stand,
        /// The tool as it lies: its start, its joint, its end.
        tool: Vec<Point>,
        /// Where the others would be put.
        others: Vec<Stand>,
        /// Enemies that the leader would be in contact with.
        melee: Vec<UnitId>,
        refusal: Option<Refusal>,
        /// Why the place that was pointed at is not the one.
        missed: Option<Refusal>,
        /// Whom it was meant to touch, and does not.
        short: Option<Short>,
    },
    /// Where a leader may come to.
    Reach { reaches: Vec<Reach> },
    /// What would hold.
    Around {
        sighted: Vec<Sighted>,
        /// Objective tokens that its leader would be near enough to.
        contests: Vec<u8>,
        /// Enemies on standby that could react.
        watching: Vec<UnitId>,
    },
    /// A placement: a refusal or none for each miniature, and one for all together.
    Cohere { refusals: Vec<Option<Refusal>>, refusal: Option<Refusal> },
    /// A deployment.
    Deploy { refusal: Option<Refusal> },
    /// A formation, if one was found.
    Formation { stands: Vec<Stand>, refusal: Option<Refusal> },
    /// The answer that names the place.
    Place {
        choice: Choice,
        refusal: Option<Refusal>,
        /// Why the place that was pointed at is not the one.
        missed: Option<Refusal>,
    },
    /// Two miniatures.
    Between {
        /// From base to base, in hundredths of a millimetre, rounded down.
        distance: i32,
        /// 1 to 4; 5 is beyond.
        range: u8,
        sight: bool,
        /// The visible share, for display.
        share: f64,
        /// In the front, rear, left and right arc of the first.
        arcs: [bool; 4],
    },
    /// Two units.
    Units {
        range: u8,
        seen: Vec<MiniId>,
        cover: Cover,
        obscured: Vec<MiniId>,
        because: Vec<CoverCause>,
    },
    /// What a miniature sees.
    Eye { seen: Vec<Seen> },
    /// A pool.
    Pool { forecast: Forecast, refusal: Option<Refusal> },
}

/// What is seen of a miniature.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Seen {
    pub mini: MiniId,
    pub sight: bool,
    /// The visible share, for display.
    pub share: f64,
}

/// What helps with a question.
#[must_use]
pub fn aids(state: &State, question: &Question<Legion>) -> Aids {
    crate::helping::aids(state, question)
}

/// Measures.
///
/// # Errors
/// Refuses what is not on the battlefield.
pub fn measure(
    state: &State,
    asked: &[Question<Legion>],
    query: &Query,
) -> Result<Measured, Refusal> {
    crate::helping::measure(state, asked, query)
}
