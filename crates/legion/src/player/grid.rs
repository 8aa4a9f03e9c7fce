//! How far it is for a unit from anywhere to a goal, around what stops it: on a coarse grid.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use crate::keywords::Keyword;
use crate::pack::UnitType;
use crate::table::{Sheet, Table, UnitId};
use crate::terrain::{Passage, Piece};
use measure::{Disc, Length, Point, overlap};

/// The side of a cell.
const CELL: Length = 3000;

/// Farther than anything on the table.
pub const FAR: f32 = 1e6;

/// Where the leaders of each unit can go.
#[derive(Clone, Debug)]
pub struct Grids {
    table: Arc<Table>,
    /// For each unit the number of its grid.
    of_unit: Vec<usize>,
    open: Vec<Vec<bool>>,
    size: (usize, usize),
    /// What was worked out already, by the grid and the goals: most questions ask for the same ways.
    known: RefCell<HashMap<Ways, Arc<Field>>>,
}

/// Ways on a grid to some goals.
type Ways = (usize, Vec<Point>);

/// So many fields are kept before all are forgotten.
const MOST_KNOWN: usize = 512;

/// The way that is left to a goal, in hundredths of a millimetre, cell by cell.
#[derive(Clone, Debug)]
pub struct Field {
    left: Vec<f32>,
    size: (usize, usize),
    corner: Point,
}

impl Grids {
    /// Works out the grids of a table.
    pub fn of(table: &Arc<Table>) -> Grids {
        let [long, short] = table.terrain.sides;
        let size = ((long / CELL) as usize + 1, (short / CELL) as usize + 1);
        let mut grids = Grids {
            table: Arc::clone(table),
            of_unit: Vec::new(),
            open: Vec::new(),
            size,
            known: RefCell::default(),
        };
        let mut cards: Vec<&str> = Vec::new();
        for (number, sheet) in table.units.iter().enumerate() {
            let known = cards.iter().position(|card| *card == sheet.unit.id);
            let grid = known.unwrap_or_else(|| {
                cards.push(&sheet.unit.id);
                let open = grids.open_cells(UnitId(number as u8), sheet);
                grids.open.push(open);
                cards.len() - 1
            });
            grids.of_unit.push(grid);
        }
        grids
    }

    /// Whether they were worked out for this table.
    pub fn is_of(&self, table: &Arc<Table>) -> bool {
        Arc::ptr_eq(&self.table, table)
    }

    fn open_cells(&self, unit: UnitId, sheet: &Sheet) -> Vec<bool> {
        let pieces: Vec<&Piece> = self
            .table
            .terrain
            .pieces
            .iter()
            .filter(|piece| stops(&self.table, sheet, piece))
            .collect();
        let radius = self.table.radius(unit);
        (0..self.size.0 * self.size.1)
            .map(|cell| {
                let disc = Disc { centre: self.centre(cell), radius };
                !pieces.iter().any(|piece| overlap::disc_polygon(disc, &piece.footprint))
            })
            .collect()
    }

    fn corner(&self) -> Point {
        let [long, short] = self.table.terrain.sides;
        Point { x: -long / 2, y: -short / 2 }
    }

    fn centre(&self, cell: usize) -> Point {
        let corner = self.corner();
        let (x, y) = (cell % self.size.0, cell / self.size.0);
        Point { x: corner.x + x as i32 * CELL, y: corner.y + y as i32 * CELL }
    }

    /// The ways of a unit to the nearest of some places.
    pub fn field(&self, unit: UnitId, goals: &[Point]) -> Arc<Field> {
        let grid = self.of_unit.get(unit.index()).copied().unwrap_or(usize::MAX);
        let key = (grid, goals.to_vec());
        if let Some(field) = self.known.borrow().get(&key) {
            return Arc::clone(field);
        }
        let field = Arc::new(self.work_out(grid, goals));
        let mut known = self.known.borrow_mut();
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        known.insert(key, Arc::clone(&field));
        field
    }

    fn work_out(&self, grid: usize, goals: &[Point]) -> Field {
        let mut left = vec![FAR; self.size.0 * self.size.1];
        let mut waiting = Waiting::default();
        let field = Field { left: Vec::new(), size: self.size, corner: self.corner() };
        for goal in goals {
            for cell in field.around(*goal) {
                let way = between(self.centre(cell), *goal);
                if way < left[cell] {
                    left[cell] = way;
                    waiting.push(way, cell);
                }
            }
        }
        let open = self.open.get(grid).map_or(&[][..], Vec::as_slice);
        let (wide, high) = self.size;
        while let Some((way, cell)) = waiting.pop() {
            let here = left[cell];
            if way > here {
                continue;
            }
            let (x, y) = (cell % wide, cell / wide);
            // No step is shorter: most cells around are known to be nearer already.
            let near = here + CELL as f32;
            for row in y.saturating_sub(1)..(y + 2).min(high) {
                for column in x.saturating_sub(1)..(x + 2).min(wide) {
                    let next = row * wide + column;
                    if left[next] <= near {
                        continue;
                    }
                    let step = if row != y && column != x { 1.414 } else { 1.0 } * CELL as f32;
                    // What stops a unit is not a wall: it may climb, or be there already.
                    let hard = if open.get(next).copied().unwrap_or(true) { 1.0 } else { 8.0 };
                    let more = here + step * hard;
                    if more < left[next] {
                        left[next] = more;
                        waiting.push(more, next);
                    }
                }
            }
        }
        Field { left, ..field }
    }
}

/// Cells that are still looked at, the near ones first, a cell's side more or less.
#[derive(Default)]
struct Waiting {
    by_way: Vec<Vec<(f32, usize)>>,
    nearest: usize,
}

impl Waiting {
    fn push(&mut self, way: f32, cell: usize) {
        let place = (way / CELL as f32) as usize;
        if place >= self.by_way.len() {
            self.by_way.resize_with(place + 1, Vec::new);
        }
        self.by_way[place].push((way, cell));
        self.nearest = self.nearest.min(place);
    }

    fn pop(&mut self) -> Option<(f32, usize)> {
        loop {
            let found = self.by_way.get_mut(self.nearest)?.pop();
            if found.is_some() {
                return found;
            }
            self.nearest += 1;
        }
    }
}

impl Field {
    /// The four cells around a point.
    fn around(&self, point: Point) -> [usize; 4] {
        let (wide, high) = (self.size.0 as i32, self.size.1 as i32);
        let x = ((point.x - self.corner.x) / CELL).clamp(0, wide - 2);
        let y = ((point.y - self.corner.y) / CELL).clamp(0, high - 2);
        let cell = (y * wide + x) as usize;
        [cell, cell + 1, cell + self.size.0, cell + self.size.0 + 1]
    }

    /// The way that is left from a point.
    pub fn at(&self, point: Point) -> f32 {
        let cells = self.around(point);
        let wide = self.size.0 as i32;
        let centre = |cell: usize| Point {
            x: self.corner.x + (cell as i32 % wide) * CELL,
            y: self.corner.y + (cell as i32 / wide) * CELL,
        };
        let ways = cells.map(|cell| {
            let left = self.left.get(cell).copied().unwrap_or(FAR);
            left + between(centre(cell), point)
        });
        ways.into_iter().fold(FAR, f32::min)
    }
}

/// The distance of two points.
pub fn between(a: Point, b: Point) -> f32 {
    (a.distance_squared(b) as f32).sqrt()
}

/// Whether a piece stops a unit that walks on the ground.
fn stops(table: &Table, sheet: &Sheet, piece: &Piece) -> bool {
    let kind = sheet.unit.kind;
    let impassable = piece.passage(kind) == Passage::Impassable;
    if !piece.kind.is_solid() {
        return impassable;
    }
    let speeder = |keyword: &Keyword| match keyword {
        Keyword::Speeder(x) => Some(*x),
        _ => None,
    };
    let flies = sheet.keywords().filter_map(speeder).fold(0, u8::saturating_add);
    if flies > 0 {
        return piece.top > table.range(flies);
    }
    let step = sheet.unit.height.0 / if kind == UnitType::GroundVehicle { 2 } else { 1 };
    impassable || piece.top > step
}
