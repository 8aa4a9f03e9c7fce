//! What helps a player to decide: reach, pools, sight. Everything here is public knowledge (anybody
//! may measure at any time, SP-MEASURE-05); nothing decides a rule.

use kernel::{Question, Refusal};
use measure::Point;
use serde::{Deserialize, Serialize};

use crate::Shatterpoint;
use crate::event::Because;
use crate::language::{AttackType, MoveKind};
use crate::operations::stationing::Anchor;
use crate::question::Choice;
use crate::state::{Objective, State};
use crate::table::{CharacterId, Goal, Spot, Target, UnitId};

/// What helps with a question.
#[derive(Clone, PartialEq, Default, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Aids {
    /// What one may think of but cannot do now, and why.
    pub closed: Vec<Closed>,
    /// What each listed attack would roll, in the order of the options; none for other options.
    pub attacks: Vec<Option<Forecast>>,
    /// What each listed option of a combat tree would do, in the order of the options.
    pub steps: Vec<Option<Step>>,
    /// The movements that characters have, or would by the Move action.
    pub moves: Vec<(CharacterId, MoveKind)>,
    /// Legal answers to a question about places: good ones to begin with.
    pub suggestions: Vec<Choice>,
    /// Where the objectives would lie with each listed edge or mission pack, in the order of the
    /// options; nothing of other options.
    pub layouts: Vec<Vec<Objective>>,
    /// What reserving the revealed card or passing it on costs.
    pub reserve_cost: Option<u8>,
}

/// A greyed-out choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Closed {
    pub choice: Choice,
    pub refusal: Refusal,
}

/// Where the centre of a character's base may come to, for drawing: asked of the judge in every
/// direction.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Reach {
    pub character: CharacterId,
    pub kind: MoveKind,
    /// The farthest place in every direction.
    pub outline: Vec<Point>,
    /// What lies before it and is forbidden, by terrain or bases.
    pub holes: Vec<[Point; 4]>,
}

/// What an attack would roll.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Forecast {
    pub character: CharacterId,
    pub target: Target,
    pub kind: AttackType,
    pub attack: u8,
    pub defence: u8,
    pub attack_because: Vec<Because>,
    pub defence_because: Vec<Because>,
    /// The chance of each number of successes, expertise included, from 0 on.
    pub successes: Vec<f64>,
}

/// What an option of a combat tree would do against a character.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Step {
    /// The damage pool after it.
    pub pool: u8,
    /// How far a movement of it could bring the attacker's base, from its centre.
    pub reach: Option<i32>,
    /// How far a shove of it could bring the target's, from its centre.
    pub shove: Option<i32>,
}

/// What a player may measure at any time.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Query {
    /// Could this character move there, with one of these movements?
    Go {
        character: CharacterId,
        kinds: Vec<MoveKind>,
        toward: Option<Goal>,
        x: i32,
        y: i32,
        /// The level; left out: the one nearest to the character's own on which it may end.
        level: Option<i32>,
    },
    /// Where would this character go that is put down there? There, else to the nearest legal place
    /// that is found.
    Drop {
        character: CharacterId,
        kinds: Vec<MoveKind>,
        toward: Option<Goal>,
        x: i32,
        y: i32,
        level: Option<i32>,
    },
    /// Where may this character come to, with each of these movements?
    Reach { character: CharacterId, kinds: Vec<MoveKind>, toward: Option<Goal> },
    /// Where would this squad stand around a place of its first character, or around the nearest
    /// place at which it has room?
    Formation { seat: kernel::Seat, squad: u8, place: Spot },
    /// Where a push or pull in the direction of a point would end.
    Push {
        character: CharacterId,
        range: u8,
        from: Option<CharacterId>,
        pull: bool,
        x: i32,
        y: i32,
    },
    /// Could this squad be deployed so?
    Deploy { seat: kernel::Seat, squad: u8, places: Vec<Spot> },
    /// Could a character stand there; what would hold there?
    Stand { character: CharacterId, x: i32, y: i32, level: Option<i32> },
    /// Where would a character come out of a transfer point that is put down there? There, else at
    /// the nearest legal place that is found; so it is with what else is put somewhere.
    Transfer { character: CharacterId, x: i32, y: i32, level: Option<i32> },
    /// Could an objective be put there, within a range of where it lies?
    Lay { objective: u8, range: u8, of: u8, x: i32, y: i32, level: Option<i32> },
    /// Could an ambush token be laid there?
    Ambush { x: i32, y: i32, level: Option<i32> },
    /// Could a character be put there?
    Station { character: CharacterId, around: Anchor, x: i32, y: i32, level: Option<i32> },
    /// How could the objective that roams go there?
    Roam { kinds: Vec<MoveKind>, toward: Option<u8>, x: i32, y: i32, level: Option<i32> },
    /// Range, sight and cover between two characters.
    Between { from: CharacterId, to: CharacterId },
}

/// What was measured.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Measured {
    /// A movement: how it would be made, or why not.
    Go {
        kind: Option<MoveKind>,
        to: Spot,
        /// The tool as it lies: its start, its joint, its end.
        tool: Vec<Point>,
        refusal: Option<Refusal>,
        /// Why the place that was pointed at is not the one.
        missed: Option<Refusal>,
        around: Around,
    },
    /// Where a character may come to.
    Reach { reaches: Vec<Reach> },
    /// A squad's places, if some were found.
    Formation { places: Vec<Spot>, refusal: Option<Refusal> },
    /// A push.
    Push {
        to: Spot,
        path: Vec<Spot>,
        /// The direction: that of the point, else the nearest to it that is permitted.
        toward: Point,
        refusal: Option<Refusal>,
        /// Why the direction that was pointed at is not the one.
        missed: Option<Refusal>,
        around: Around,
    },
    /// A deployment: one refusal or none for each character.
    Deploy { refusals: Vec<Option<Refusal>> },
    /// A place.
    Stand {
        to: Spot,
        levels: Vec<i32>,
        refusal: Option<Refusal>,
        /// Why the place that was pointed at is not the one.
        missed: Option<Refusal>,
        around: Around,
    },
    /// Two characters.
    Between {
        /// From base to base, in hundredths of a millimetre, rounded down.
        distance: i32,
        /// The smallest range that reaches; none beyond 5.
        range: Option<u8>,
        sight: bool,
        /// A line that shows it.
        line: Option<[Point; 2]>,
        same_elevation: bool,
        engaged: bool,
        /// Whether terrain would give cover against a ranged attack, before other conditions.
        terrain_cover: bool,
    },
}

/// What would hold for a character at a place.
#[derive(Clone, PartialEq, Default, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Around {
    /// Enemies it would be engaged with.
    pub engaged: Vec<CharacterId>,
    /// Enemies in range and sight of its ranged attack, if it could make one there.
    pub targets: Vec<CharacterId>,
    /// Enemies who could shoot at it there, and from whom terrain would give it cover.
    pub cover: Vec<CharacterId>,
    /// Objectives it would contest, by number.
    pub contests: Vec<u8>,
    /// Enemy units with a reactive ability that could answer the movement.
    pub watching: Vec<UnitId>,
}

/// What helps with a question.
#[must_use]
pub fn aids(state: &State, question: &Question<Shatterpoint>) -> Aids {
    crate::helping::aids(state, question)
}

/// Measures.
///
/// # Errors
/// Refuses what is not on the battlefield.
pub fn measure(state: &State, query: &Query) -> Result<Measured, Refusal> {
    crate::helping::measure(state, query)
}
