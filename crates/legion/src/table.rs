//! What is fixed for one game: lengths, terrain, armies, battle cards; and how things are numbered.

use std::mem::{Discriminant, discriminant};

use kernel::{PerSeat, Seat};
use measure::eye::Solid;
use measure::{Direction, Disc, Length, Point};
use serde::{Deserialize, Serialize};

use crate::battle::{ConditionCard, DeploymentCard, ObjectiveCard};
use crate::format::Format;
use crate::keywords::Keyword;
use crate::pack::{CommandCard, Measures, Piece, Unit, UnitType, Upgrade, Weapon};
use crate::terrain::Terrain;

/// Units of all armies.
pub const MOST_UNITS: usize = 64;

/// Miniatures of all armies.
pub const MOST_MINIS: usize = 512;

/// Objective tokens.
pub const MOST_TOKENS: usize = 8;

/// Bases that are nearer than this touch (LG-CONTACT-01): a tenth of a millimetre.
pub const CONTACT: Length = 10;

ruleset::numbered! {
    /// A unit in the game, by its number: player 1's first.
    pub struct UnitId(u8);

    /// A miniature in the game, by its number.
    pub struct MiniId(u16);
}

/// Where a miniature stands and where its front points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Stand {
    /// East of the centre, in hundredths of a millimetre.
    pub x: i32,
    /// North of the centre.
    pub y: i32,
    /// The height of the surface.
    pub level: i32,
    /// Its facing; without meaning for small round bases (LG-BASE-05).
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "u16"))]
    pub facing: Direction,
}

impl Stand {
    /// Seen from above.
    #[must_use]
    pub fn point(self) -> Point {
        Point { x: self.x, y: self.y }
    }

    /// At another point of the same height, with the same facing.
    #[must_use]
    pub fn at(self, point: Point) -> Stand {
        Stand { x: point.x, y: point.y, ..self }
    }

    /// Whether it is near enough to be measured; places from outside may be anywhere.
    #[must_use]
    pub fn in_bounds(self) -> bool {
        self.point().in_bounds() && (0..=measure::LIMIT).contains(&self.level)
    }
}

/// The colours of the players (LG-SETUP-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the colours")]
pub enum Colour {
    Blue,
    Red,
}

/// The long edges of the battlefield.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the points of the compass")]
pub enum Edge {
    South,
    North,
}

impl Edge {
    /// Turns a point that is given as seen from this edge, so that it lies on the battlefield.
    #[must_use]
    pub fn turn(self, Point { x, y }: Point) -> Point {
        match self {
            Edge::South => Point { x, y },
            Edge::North => Point { x: -x, y: -y },
        }
    }
}

/// A unit as it entered the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// Who controls it.
    pub seat: Seat,
    /// Its card.
    pub unit: Unit,
    /// Its upgrades.
    pub upgrades: Vec<Upgrade>,
    /// Its first miniature, the leader; the others follow.
    pub first: MiniId,
    /// What each miniature has of its own: the number of the upgrade that added it.
    pub minis: Vec<Option<u8>>,
    /// All weapons: those of the card, then those of the upgrades.
    pub weapons: Vec<Arm>,
    /// The cost with upgrades.
    pub points: u16,
    /// What is seen of a miniature that stands in the centre of the battlefield, and which of it is
    /// but a post (LG-COVER-17).
    pub body: Vec<(Solid, bool)>,
}

/// A weapon and who may use it.
#[derive(Clone, PartialEq, Debug)]
pub struct Arm {
    /// The weapon.
    pub weapon: Weapon,
    /// The upgrade that it stands on.
    pub upgrade: Option<u8>,
    /// Only the miniature that the upgrade added (LG-WEAPON-12).
    pub bearer_only: bool,
    /// Only together with a weapon of a fixed arc.
    pub joins_fixed: bool,
    /// Only with an attack action of the unit's own.
    pub thrown: bool,
    /// The command card that lends it, by its player and number.
    pub card: Option<(Seat, u8)>,
    /// It is this weapon of a friend, which a command card adds to a pool.
    pub lent: Option<(UnitId, u8)>,
}

impl Arm {
    /// A weapon of a unit card.
    #[must_use]
    pub fn of(weapon: Weapon) -> Arm {
        let (upgrade, card, lent) = (None, None, None);
        Arm { weapon, upgrade, bearer_only: false, joins_fixed: false, thrown: false, card, lent }
    }

    /// Whether it only joins a pool, beside what its miniature uses.
    #[must_use]
    pub fn joins(&self) -> bool {
        self.joins_fixed || self.lent.is_some()
    }
}

/// The number of the weapon of mines, which is no unit's.
pub const MINE: u8 = u8::MAX;

/// The weapons of the mines of condition cards.
#[must_use]
pub fn mines(conditions: &[ConditionCard]) -> Vec<Option<Arm>> {
    let weapon = |card: &ConditionCard| Some(Arm::of(card.mines.as_ref()?.weapon.clone()));
    conditions.iter().map(weapon).collect()
}

/// Which keywords upgrades and command cards give, or Enrage.
#[must_use]
pub fn granted(
    units: &[Sheet],
    commands: &PerSeat<Vec<CommandCard>>,
) -> Vec<Discriminant<Keyword>> {
    let upgrades = units.iter().flat_map(|sheet| &sheet.upgrades);
    let upgrades = upgrades.flat_map(|upgrade| &upgrade.effects);
    let commands = commands.iter().flatten().flat_map(|card| &card.effects);
    let given = upgrades.chain(commands).flat_map(|effect| &effect.keywords);
    given.chain([&Keyword::Charge]).map(discriminant).collect()
}

/// What is fixed for one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// The format.
    pub format: Format,
    /// The lengths.
    pub measures: Measures,
    /// The battlefield's id.
    pub battlefield: String,
    /// The terrain.
    pub terrain: Terrain,
    /// Models that the players have still to place (LG-TERRAIN-53).
    pub aside: Vec<Vec<Piece>>,
    /// Pieces that they have placed.
    pub placed: Vec<Piece>,
    /// What of each piece blocks sight.
    pub solids: Vec<Vec<Solid>>,
    /// What of each piece hides others in part.
    pub zones: Vec<Vec<Solid>>,
    /// The units by their numbers.
    pub units: Vec<Sheet>,
    /// The unit of each miniature.
    pub minis: Vec<UnitId>,
    /// Each player's seven command cards (LG-BUILD-26).
    pub commands: PerSeat<Vec<CommandCard>>,
    /// The costs of the armies.
    pub points: PerSeat<u32>,
    /// All objective cards.
    pub objectives: Vec<ObjectiveCard>,
    /// All deployment cards.
    pub deployments: Vec<DeploymentCard>,
    /// All condition cards.
    pub conditions: Vec<ConditionCard>,
    /// The weapon of the mines of each condition card that lays some.
    pub mines: Vec<Option<Arm>>,
    /// Which keywords cards give, whoever gets them.
    pub granted: Vec<Discriminant<Keyword>>,
}

impl Table {
    /// What the armies of the two sides cost (LG-TEAM-06).
    #[must_use]
    pub fn side_points(&self) -> [u32; 2] {
        [Seat(0), Seat(1)].map(|team| {
            let own = self.points.seated().filter(|(seat, _)| seat.is_with(team));
            own.map(|(_, points)| points).sum()
        })
    }

    /// A unit's sheet.
    #[must_use]
    pub fn sheet(&self, unit: UnitId) -> &Sheet {
        &self.units[unit.index()]
    }

    /// The unit of a miniature.
    #[must_use]
    pub fn unit_of(&self, mini: MiniId) -> UnitId {
        self.minis[mini.index()]
    }

    /// The miniatures of a unit.
    pub fn minis_of(&self, unit: UnitId) -> impl Iterator<Item = MiniId> + use<> {
        let sheet = self.sheet(unit);
        (sheet.first.0..sheet.first.0 + sheet.minis.len() as u16).map(MiniId)
    }

    /// A unit's type.
    #[must_use]
    pub fn kind(&self, unit: UnitId) -> UnitType {
        self.sheet(unit).unit.kind
    }

    /// The radius of a unit's bases.
    #[must_use]
    pub fn radius(&self, unit: UnitId) -> Length {
        self.sheet(unit).unit.radius()
    }

    /// The base of a miniature of a unit that stands at a point.
    #[must_use]
    pub fn base(&self, unit: UnitId, at: Point) -> Disc {
        Disc { centre: at, radius: self.radius(unit) }
    }

    /// The length of so many segments of the ruler (LG-RNG-03).
    #[must_use]
    pub fn range(&self, segments: u8) -> Length {
        self.measures.segment * Length::from(segments)
    }

    /// The height class of a length: the segment in which it ends, the lower one on a line
    /// (LG-HEIGHT-202, LG-HEIGHT-203).
    #[must_use]
    pub fn height(&self, length: Length) -> u8 {
        let segment = self.measures.segment.max(1);
        u8::try_from((length.max(0) + segment - 1) / segment).unwrap_or(u8::MAX)
    }

    /// The movement tool of a speed, 1 to 3 (LG-COMPONENT-106).
    #[must_use]
    pub fn tool(&self, speed: u8) -> measure::tool::Tool {
        let length = self.measures.tools[usize::from(speed.clamp(1, 3)) - 1];
        measure::tool::Tool {
            first: length / 2,
            second: length / 2,
            half_width: self.measures.half_width,
            bend: measure::tool::Bend::RightAngle,
        }
    }
}
