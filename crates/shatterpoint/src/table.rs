//! What is fixed for one game: edition, lengths, terrain, units; and how things are numbered.

use std::ops::Range;

use arrayvec::ArrayVec;
use kernel::Seat;
use measure::{Disc, Length, Point};
use serde::{Deserialize, Serialize};

use crate::keywords::Givers;
use crate::language::{Ability, Modifier, MoveKind};
use crate::moments::Triggers;
use crate::operations::card::{Operation, Printing};
use crate::pack::{Chart, Measures, Mission, ObjectiveAt, Stance, Unit};
use crate::terrain::Terrain;

/// Units in a game: six on each side (SP-BUILD-02).
pub const MOST_UNITS: usize = 12;

/// Characters in a game.
pub const MOST_CHARACTERS: usize = 32;

/// Objectives of a mission.
pub const MOST_OBJECTIVES: usize = 12;

/// Armoured targets of an operation.
pub const MOST_ARMOURED: usize = 4;

/// Trackers of an operation.
pub const MOST_TRACKERS: usize = 8;

/// Abilities of a unit.
pub const MOST_ABILITIES: usize = 8;

/// The most abilities that an operation gives to all units besides.
pub const MOST_GRANTED: usize = 3;

/// The most things that special rules of an operation can signal.
pub const MOST_SIGNALS: usize = 4;

/// Spaces on each side of the struggle track (SP-STRUGGLE-01).
pub const SPACES: u8 = 8;

/// The two printed editions.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Edition {
    /// The German book.
    #[serde(rename = "2023-06")]
    June2023,
    /// The Polish book, the later one.
    #[default]
    #[serde(rename = "2023-07")]
    July2023,
}

ruleset::numbered! {
    /// A unit in the game, by its number: player 1's first.
    pub struct UnitId(u8);

    /// A character in the game, by its number.
    pub struct CharacterId(u8);
}

/// Some characters of a game.
pub type Characters = ArrayVec<CharacterId, MOST_CHARACTERS>;

/// Whom an attack is made against: a character, or an armoured target of the operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Target {
    /// A character.
    Character(CharacterId),
    /// An armoured target (SO-ARMOR-01).
    Armoured {
        /// Its number in the operation.
        armoured: u8,
    },
}

impl Target {
    /// The character, if it is one.
    #[must_use]
    pub fn character(self) -> Option<CharacterId> {
        match self {
            Target::Character(character) => Some(character),
            Target::Armoured { .. } => None,
        }
    }
}

/// What a movement leads toward (SP-PUSH-09).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Goal {
    /// A character.
    Character(CharacterId),
    /// An objective.
    Objective {
        /// Its number.
        objective: u8,
    },
}

/// A place: a point of the battlefield and the height of the surface there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// East of the centre, in hundredths of a millimetre.
    pub x: i32,
    /// North of the centre.
    pub y: i32,
    /// The height of the surface.
    pub level: i32,
}

impl Spot {
    /// Seen from above.
    #[must_use]
    pub fn point(self) -> Point {
        Point { x: self.x, y: self.y }
    }

    /// Whether it is near enough to be measured; places from outside may be anywhere.
    #[must_use]
    pub fn in_bounds(self) -> bool {
        self.point().in_bounds() && (0..=measure::LIMIT).contains(&self.level)
    }

    /// A place at a point.
    #[must_use]
    pub fn at(point: Point, level: Length) -> Spot {
        Spot { x: point.x, y: point.y, level }
    }
}

/// The four edges of the battlefield.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the points of the compass")]
pub enum Edge {
    South,
    East,
    North,
    West,
}

impl Edge {
    /// All four, each a quarter turn after the one before.
    pub const ALL: [Edge; 4] = [Edge::South, Edge::East, Edge::North, Edge::West];

    /// The opposite edge.
    #[must_use]
    pub fn opposite(self) -> Edge {
        match self {
            Edge::South => Edge::North,
            Edge::East => Edge::West,
            Edge::North => Edge::South,
            Edge::West => Edge::East,
        }
    }

    /// Turns a point that is given as seen from this edge, so that it lies on the battlefield.
    #[must_use]
    pub fn turn(self, Point { x, y }: Point) -> Point {
        match self {
            Edge::South => Point { x, y },
            Edge::East => Point { x: -y, y: x },
            Edge::North => Point { x: -x, y: -y },
            Edge::West => Point { x: y, y: -x },
        }
    }

    /// A point of the battlefield as it is seen from this edge.
    #[must_use]
    pub fn back(self, point: Point) -> Point {
        match self {
            Edge::South | Edge::North => self.turn(point),
            Edge::East | Edge::West => self.opposite().turn(point),
        }
    }

    /// How far a point lies from this edge of a battlefield with sides of the given length.
    #[must_use]
    pub fn distance(self, point: Point, side: Length) -> Length {
        let half = side / 2;
        match self {
            Edge::South => point.y + half,
            Edge::East => half - point.x,
            Edge::North => half - point.y,
            Edge::West => point.x + half,
        }
    }
}

/// A unit as it entered the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// Who controls it.
    pub seat: Seat,
    /// The squad of the player, 0 or 1.
    pub squad: u8,
    /// Its cards.
    pub unit: Unit,
    /// Its first character; the others follow.
    pub first: CharacterId,
    /// The trees of its stances, ready to walk.
    pub trees: Vec<Walk>,
}

impl Sheet {
    /// What its abilities do all the time.
    pub fn always(&self) -> impl Iterator<Item = &Modifier> {
        self.unit.ability.iter().flat_map(|ability| &ability.always)
    }
}

/// A character as it entered the game: what is asked of every pair of them, again and again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Character {
    /// Its unit.
    pub unit: UnitId,
    /// Who controls it.
    pub seat: Seat,
    /// The radius of its base.
    pub radius: Length,
}

impl Character {
    /// Those of all units of a game.
    #[must_use]
    pub fn of(units: &[Sheet]) -> Vec<Character> {
        let of_unit = |(unit, sheet): (UnitId, &Sheet)| {
            let radius = Length::from(sheet.unit.base) * 50;
            let one = Character { unit, seat: sheet.seat, radius };
            std::iter::repeat_n(one, usize::from(sheet.unit.characters))
        };
        (0..).map(UnitId).zip(units).flat_map(of_unit).collect()
    }

    /// How many of the characters of all units of a game are player 1's.
    #[must_use]
    pub fn of_player_1(units: &[Sheet]) -> u8 {
        let own = units.iter().filter(|sheet| sheet.seat.0 == 0);
        own.map(|sheet| sheet.unit.characters).sum()
    }
}

/// A combat tree by numbers (SP-TREE-03).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Walk {
    /// The orange options.
    pub start: Vec<u8>,
    /// Where each option leads.
    pub next: Vec<Vec<u8>>,
}

impl Walk {
    /// The paths of a tree by the options' numbers. Only steps to the left are banned, so a path
    /// between options of one column leads both ways (SP-TREE-04).
    #[must_use]
    pub fn of(tree: &crate::pack::Tree) -> Walk {
        let number = |id: &String| tree.options.iter().position(|option| option.id == *id);
        let column = |id: &String| number(id).map(|number| tree.options[number].at[1]);
        let leads = |[from, to]: &[String; 2], option: &String| {
            let back = to == option && column(from) == column(to);
            if from == option { Some(to.clone()) } else { back.then(|| from.clone()) }
        };
        let number = |id: &String| number(id).map(|number| number as u8);
        let next = tree.options.iter().map(|option| {
            let to = tree.paths.iter().filter_map(|path| leads(path, &option.id));
            to.filter_map(|id| number(&id)).collect()
        });
        Walk { start: tree.start.iter().filter_map(number).collect(), next: next.collect() }
    }
}

/// What is fixed for one game.
#[derive(PartialEq, Debug)]
pub struct Table {
    /// By which book.
    pub edition: Edition,
    /// The lengths of tools.
    pub measures: Measures,
    /// The battlefield's id.
    pub battlefield: String,
    /// The terrain.
    pub terrain: Terrain,
    /// The units by their numbers.
    pub units: Vec<Sheet>,
    /// Which abilities of the units wait for what.
    pub triggers: Triggers,
    /// Which of them give keywords.
    pub givers: Givers,
    /// The characters by their numbers, player 1's first.
    pub characters: Vec<Character>,
    /// How many of them are player 1's.
    pub of_player_1: u8,
    /// The mission packs that the players brought; none in an operation (SO-BUILD-01).
    pub missions: Vec<Mission>,
    /// The operation, if one is played.
    pub operation: Option<Operation>,
    /// Who is its Aggressor, if that was agreed (SO-SETUP-05).
    pub aggressor: Option<Seat>,
    /// Which print of it counts.
    pub printing: Printing,
}

impl Table {
    /// A unit's sheet.
    #[must_use]
    pub fn sheet(&self, unit: UnitId) -> &Sheet {
        &self.units[unit.index()]
    }

    /// The characters of a unit.
    pub fn characters_of(&self, unit: UnitId) -> impl Iterator<Item = CharacterId> + use<> {
        let sheet = self.sheet(unit);
        (sheet.first.0..sheet.first.0 + sheet.unit.characters).map(CharacterId)
    }

    /// The characters of a player.
    #[inline]
    pub fn characters_of_seat(&self, seat: Seat) -> impl Iterator<Item = CharacterId> + use<> {
        self.numbers_of(seat).map(CharacterId)
    }

    /// Their numbers.
    #[inline]
    #[must_use]
    pub fn numbers_of(&self, seat: Seat) -> Range<u8> {
        let all = self.characters.len() as u8;
        if seat.0 == 0 { 0..self.of_player_1 } else { self.of_player_1..all }
    }

    /// The unit of a character.
    #[must_use]
    pub fn unit_of(&self, character: CharacterId) -> UnitId {
        self.characters[character.index()].unit
    }

    /// The radius of a character's base.
    #[must_use]
    pub fn radius(&self, character: CharacterId) -> Length {
        self.characters[character.index()].radius
    }

    /// The base of a character that stands at a point.
    #[must_use]
    pub fn base(&self, character: CharacterId, at: Point) -> Disc {
        Disc { centre: at, radius: self.radius(character) }
    }

    /// Half the diameter of an objective: of a token, or of the base of one that roams.
    #[must_use]
    pub fn token_radius(&self, objective: &ObjectiveAt) -> Length {
        let base = objective.roams.map(|base| Length::from(base) * 50);
        base.unwrap_or(self.measures.objective / 2)
    }

    /// The length of a range, 1 to 5 (SP-MEASURE-16).
    #[must_use]
    pub fn range(&self, range: u8) -> Length {
        self.measures.ranges[usize::from(range.clamp(1, 5)) - 1]
    }

    /// The length of a range; 0 is touching.
    #[must_use]
    pub fn reach(&self, range: u8) -> Length {
        if range == 0 { 0 } else { self.range(range) }
    }

    /// Whether two heights are different elevations (SP-TERRAIN-04).
    #[must_use]
    pub fn different_elevations(&self, a: Length, b: Length) -> bool {
        (a - b).abs() > self.range(2)
    }

    /// Whether `a` is of a higher elevation than `b` (SP-TERRAIN-04).
    #[must_use]
    pub fn is_higher(&self, a: Length, b: Length) -> bool {
        a - b > self.range(2)
    }

    /// The tool of a movement (SP-MOVE-01).
    #[must_use]
    pub fn tool(&self, kind: MoveKind) -> measure::tool::Tool {
        let [first, second] = match kind {
            MoveKind::Advance | MoveKind::Reposition => self.measures.advance,
            MoveKind::Dash | MoveKind::Climb | MoveKind::Jump => self.measures.dash,
        };
        let half_width = self.measures.half_width;
        measure::tool::Tool { first, second, half_width, bend: measure::tool::Bend::Free }
    }

    /// An ability of a unit.
    #[must_use]
    pub fn ability(&self, unit: UnitId, ability: u8) -> Option<&Ability> {
        self.sheet(unit).unit.ability.get(usize::from(ability))
    }

    /// A stance of a unit.
    #[must_use]
    pub fn stance(&self, unit: UnitId, stance: u8) -> &Stance {
        let stances = &self.sheet(unit).unit.stance;
        &stances[usize::from(stance).min(stances.len() - 1)]
    }

    /// The row of a chart for a number of expertise results (SP-EXP-03).
    #[must_use]
    pub fn row(chart: &Chart, expertise: u8) -> Option<&crate::pack::Row> {
        let fits = |row: &&crate::pack::Row| {
            row.from <= expertise && row.to.is_none_or(|most| expertise <= most)
        };
        chart.rows.iter().find(fits).filter(|_| expertise > 0)
    }
}
