//! Competitive terrain placement (LG-TERRAIN-53): the players put the pieces down in turns.

use std::cmp::Ordering;
use std::sync::Arc;

use kernel::{Flow, Refusal, Rule, Seat, Team};
use measure::{Direction, Length, Millimetres, Point, gap};
use serde::{Deserialize, Serialize};

use crate::Play;
use crate::event::Event;
use crate::pack::{Battlefield, Piece};
use crate::question::{Choice, Prompt};
use crate::setup;
use crate::state::{Stage, State};
use crate::table::Table;
use crate::terrain::{Cover, Passage, Terrain};

/// How the terrain comes onto the battlefield (LG-SETUP-06).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Placement {
    /// As the battlefield has it: by agreement.
    #[default]
    Agreed,
    /// By the players in turns.
    InTurns,
}

/// What the players declare of a terrain piece otherwise than the battlefield says (LG-SETUP-05).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of a piece")]
pub struct Declared {
    /// The English name of the piece.
    pub terrain: String,
    #[serde(default)]
    pub cover: Option<Cover>,
    #[serde(default)]
    pub covers_troopers: Option<bool>,
    #[serde(default)]
    pub covers_vehicles: Option<bool>,
    #[serde(default)]
    pub movement: Option<[Passage; 3]>,
    #[serde(default)]
    pub stand: Option<bool>,
}

/// The pieces of a battlefield with everything that the players declared (LG-TERRAIN-02).
///
/// # Errors
/// A declaration of a piece that is not there.
pub fn declare(battlefield: &mut Battlefield, declared: &[Declared]) -> Result<(), Refusal> {
    for own in declared {
        let pieces = battlefield.piece.iter_mut().filter(|piece| piece.name.en == own.terrain);
        let mut known = false;
        for piece in pieces {
            known = true;
            piece.cover = own.cover.or(piece.cover);
            piece.covers_troopers = own.covers_troopers.or(piece.covers_troopers);
            piece.covers_vehicles = own.covers_vehicles.or(piece.covers_vehicles);
            piece.movement = own.movement.or(piece.movement);
            piece.stand = own.stand.or(piece.stand);
        }
        if !known {
            return Err(Refusal::from(Refusal::SETUP).with("terrain", &own.terrain));
        }
    }
    Ok(())
}

/// The models of a battlefield: pieces of one name belong together (LG-TERRAIN-46).
#[must_use]
pub fn models(pieces: &[Piece]) -> Vec<Vec<Piece>> {
    let mut models: Vec<Vec<Piece>> = Vec::new();
    for piece in pieces {
        match models.iter_mut().find(|model| model[0].name == piece.name) {
            Some(model) => model.push(piece.clone()),
            None => models.push(vec![piece.clone()]),
        }
    }
    models
}

/// A player puts a piece down; the owner of the cheaper army begins, for equal ones a coin decides
/// (LG-TERRAIN-55).
///
/// # Errors
/// Pauses for answers.
pub fn place_one(play: &mut Play<'_>) -> Flow<()> {
    if play.table.aside.is_empty() {
        play.stage = Stage::Setup;
        return Ok(());
    }
    if play.table.terrain.pieces.is_empty() {
        let [one, two] = play.table.side_points();
        play.active = match one.cmp(&two) {
            Ordering::Less => Seat(0),
            Ordering::Greater => Seat(1),
            Ordering::Equal => Seat(play.draw(2) as u8),
        };
    }
    let seat = play.active;
    let options: Vec<Choice> =
        (0..play.table.aside.len() as u8).filter_map(|model| some_place(play, model)).collect();
    if options.is_empty() {
        // Nothing that is left finds room.
        play.stage = Stage::Setup;
        return Ok(());
    }
    let choice = play.choose_freely(Team(seat), Prompt::PlaceTerrain, |_| options)?;
    let Choice::Terrain { model, at, facing } = choice else { return Ok(()) };
    put(play, model, at, facing);
    play.tell(&[Rule("LG-TERRAIN-55")], |_| Event::TerrainPlaced { seat, at, facing });
    play.active = seat.other();
    Ok(())
}

/// A model comes onto the battlefield.
fn put(play: &mut Play<'_>, model: u8, at: Point, facing: Direction) {
    let mut table = Table::clone(&play.table);
    let moved = turned(&table.aside[usize::from(model)], at, facing);
    table.aside.remove(usize::from(model));
    table.placed.extend(moved);
    let battlefield = Battlefield {
        id: table.battlefield.clone(),
        name: table.terrain.name.clone(),
        piece: table.placed.clone(),
        source: content::Source::House,
    };
    if let Ok(terrain) = Terrain::of(&battlefield, table.terrain.sides) {
        (table.solids, table.zones) = setup::solids(&terrain);
        table.terrain = terrain;
    }
    play.table = Arc::new(table);
}

/// The parts of a model, turned about the middle of their outline, which lies at a point.
fn turned(model: &[Piece], at: Point, facing: Direction) -> Vec<Piece> {
    let corners: Vec<Point> = model.iter().flat_map(outline).collect();
    let bound = |of: fn(&Point) -> i32| {
        let low = corners.iter().map(of).min().unwrap_or(0);
        low.midpoint(corners.iter().map(of).max().unwrap_or(0))
    };
    let (x, y) = (bound(|p| p.x), bound(|p| p.y));
    let place = |corner: Point| {
        let across = facing.step(corner.x - x);
        let up = facing.quarters(1).step(corner.y - y);
        let moved = at.moved(across).and_then(|point| point.moved(up)).unwrap_or(at);
        [Millimetres(moved.x), Millimetres(moved.y)]
    };
    let turn = |piece: &Piece| Piece {
        corners: outline(piece).into_iter().map(place).collect(),
        rectangle: None,
        ..piece.clone()
    };
    model.iter().map(turn).collect()
}

/// The corners of a piece.
fn outline(piece: &Piece) -> Vec<Point> {
    let corners = match piece.rectangle {
        Some([west, south, east, north]) => {
            vec![[west, south], [east, south], [east, north], [west, north]]
        }
        None => piece.corners.clone(),
    };
    corners.into_iter().map(|[x, y]| Point { x: x.0, y: y.0 }).collect()
}

/// The one judge of placing a piece: on the battlefield (LG-TERRAIN-55), beyond range 1 of all
/// others (LG-TERRAIN-56); if it finds no such place, touching no other (LG-TERRAIN-57).
///
/// # Errors
/// The rule that it breaks.
pub fn judge(state: &State, model: u8, at: Point, facing: Direction) -> Result<(), Refusal> {
    match fits(state, model, at, facing, state.table.range(1)) {
        Err(Rule("LG-TERRAIN-56"))
            if place_beyond(state, model, state.table.range(1)).is_none() =>
        {
            fits(state, model, at, facing, 0).map_err(|_| Rule("LG-TERRAIN-57").into())
        }
        other => other.map_err(Into::into),
    }
}

/// Whether a piece lies on the battlefield and farther than a length from all others.
fn fits(state: &State, model: u8, at: Point, facing: Direction, apart: Length) -> Result<(), Rule> {
    fits_about(state, model, (at, facing), apart, 0)
}

/// The same for a piece that might still be moved so far.
fn fits_about(
    state: &State,
    model: u8,
    (at, facing): (Point, Direction),
    apart: Length,
    slack: Length,
) -> Result<(), Rule> {
    let parts = state.table.aside.get(usize::from(model)).ok_or(Rule("LG-TERRAIN-55"))?;
    let [x, y] = state.table.terrain.sides.map(|side| side / 2);
    for part in turned(parts, at, facing) {
        let corners = outline(&part);
        let out = |at: i32, side: i32| at.abs().saturating_sub(slack) > side;
        if corners.iter().any(|corner| out(corner.x, x) || out(corner.y, y)) {
            return Err(Rule("LG-TERRAIN-55"));
        }
        let footprint = measure::Polygon::new(corners).map_err(|_| Rule("LG-TERRAIN-55"))?;
        let mut others = state.table.terrain.pieces.iter();
        if slack <= apart && others.any(|o| gap::within(&footprint, &o.footprint, apart - slack)) {
            return Err(Rule("LG-TERRAIN-56"));
        }
    }
    Ok(())
}

/// A place farther than a length from all other pieces: of those at every inch and quarter turn, else
/// wherever there is one (LG-TERRAIN-57).
fn place_beyond(state: &State, model: u8, apart: Length) -> Option<Choice> {
    const STEP: Length = 2540;
    let [x, y] = state.table.terrain.sides.map(|side| side / 2 / STEP);
    let mut points: Vec<Point> =
        (-x..=x).flat_map(|x| (-y..=y).map(move |y| Point { x: x * STEP, y: y * STEP })).collect();
    points.sort_by_key(|point| point.distance_squared(Point { x: 0, y: 0 }));
    let turns = [0, 1, 2, 3].map(|quarters| Direction::default().quarters(quarters));
    let mut places = points.into_iter().flat_map(|at| turns.map(|facing| (at, facing)));
    let place = places.find(|&(at, facing)| fits(state, model, at, facing, apart).is_ok());
    let place = place.or_else(|| narrow_place(state, model, apart));
    place.map(|(at, facing)| Choice::Terrain { model, at, facing })
}

/// Half of the tolerance of the search below: a place is found whenever there is one that is 5 mm
/// farther from everything.
const SLACK: Length = 250;

/// Parts of the battlefield that are looked at before the search ends without a find.
const PARTS: usize = 20_000;

/// Directions in an angle whose arc is as long as its radius.
const RADIAN: Length = 2160;

/// A place farther than a length from all other pieces, in any direction. The battlefield and the
/// turn are halved again and again; what lacks more than a piece can gain within such a part is left
/// out.
fn narrow_place(state: &State, model: u8, apart: Length) -> Option<(Point, Direction)> {
    let parts = state.table.aside.get(usize::from(model))?;
    let middle = Point { x: 0, y: 0 };
    let corners = turned(parts, middle, Direction::default());
    let corners: Vec<Point> = corners.iter().flat_map(outline).collect();
    let radius = corners.iter().map(|corner| corner.distance_squared(middle).isqrt()).max()?;
    let radius = radius as Length + 1;
    let half = state.table.terrain.sides.map(|side| side / 2).into_iter().max()?;
    let mut cells = vec![(middle, half, 0, i32::from(Direction::COUNT) / 2)];
    for _ in 0..PARTS {
        let (at, half, facing, turn) = cells.pop()?;
        let (wide, far) = (half + half / 2, radius * turn / RADIAN + 1);
        let place = (at, Direction::default().turned(facing));
        let lacks = |slack: Length| fits_about(state, model, place, apart, slack).is_err();
        if lacks(wide.saturating_add(far)) {
            continue;
        }
        if wide.max(far) > SLACK / 2 {
            if wide > far {
                let less = half / 2;
                let sides = [(less, less), (-less, less), (less, -less), (-less, -less)];
                let quarter = |(x, y)| (Point { x: at.x + x, y: at.y + y }, less, facing, turn);
                cells.extend(sides.map(quarter));
            } else {
                let less = turn / 2;
                cells.extend([(at, half, facing - less, less), (at, half, facing + less, less)]);
            }
        }
        if !lacks(0) {
            return Some(place);
        }
    }
    None
}

/// Some legal place for a piece.
fn some_place(state: &State, model: u8) -> Option<Choice> {
    let beyond = place_beyond(state, model, state.table.range(1));
    beyond.or_else(|| place_beyond(state, model, 0))
}
