//! How far it is for a unit from anywhere to a goal, around what stops it: on a coarse grid.

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;
use std::sync::Arc;

use crate::keywords::Keyword;
use crate::pack::UnitType;
use crate::table::{Sheet, Table, UnitId};
use crate::terrain::{Passage, Piece};
use measure::{Disc, Length, Point, overlap};

use super::quick::Quick;

/// The side of a cell.
const CELL: Length = 3000;

/// Farther than anything on the table.
pub const FAR: f32 = 1e6;

/// How much longer a step into what stops a unit is: that is not a wall, for it may climb, or be there
/// already.
const HARD: f32 = 8.0;

/// Where the leaders of each unit can go.
#[derive(Clone, Debug)]
pub struct Grids {
    table: Arc<Table>,
    /// For each unit the number of its grid.
    of_unit: Vec<usize>,
    /// For each grid who walks on it, and how much longer steps into its cells are.
    grids: Vec<(Walker, OnceCell<Vec<f32>>)>,
    /// How many cells lie side by side. Around them lies a frame of cells where nobody goes, so that
    /// every cell has eight neighbours.
    size: (usize, usize),
    /// What was worked out already: most questions ask for the same ways.
    known: RefCell<Known>,
}

/// Ways to some goals, by their number.
#[derive(Clone, Copy, Debug)]
pub struct Ways(usize);

/// The fields that were asked for, by the grid, who asks from where, and the goals.
#[derive(Clone, Default, Debug)]
struct Known {
    numbers: HashMap<(usize, Option<Point>, Vec<Point>), usize, Quick>,
    fields: Vec<Field>,
}

/// The share of the straight line that a way between two cells has at least: its diagonal steps are
/// rounded down.
const STRAIGHT: f32 = 0.999;

/// So many fields are kept before all are forgotten.
const MOST_KNOWN: usize = 512;

/// The way that is left to a goal, in hundredths of a millimetre, cell by cell. It is worked out from
/// the goals outward, as far as somebody has asked.
#[derive(Clone, Debug)]
struct Field {
    grid: usize,
    /// Who asks stands near this point: the cells that lie toward it come first, so that ways in other
    /// directions are not followed in vain. What is found is the same.
    from: Option<Point>,
    left: Vec<f32>,
    waiting: Waiting,
}

impl Grids {
    /// The grids of a table.
    pub fn of(table: &Arc<Table>) -> Grids {
        let [long, short] = table.terrain.sides;
        let size = ((long / CELL) as usize + 1, (short / CELL) as usize + 1);
        let mut grids: Vec<(Walker, OnceCell<Vec<f32>>)> = Vec::new();
        let of_unit = table.units.iter().map(|sheet| {
            let own = Walker::of(sheet);
            let known = grids.iter().position(|(walker, _)| *walker == own);
            known.unwrap_or_else(|| {
                grids.push((own, OnceCell::new()));
                grids.len() - 1
            })
        });
        let of_unit = of_unit.collect();
        Grids { table: Arc::clone(table), of_unit, grids, size, known: RefCell::default() }
    }

    /// Whether they are those of this table.
    pub fn is_of(&self, table: &Arc<Table>) -> bool {
        Arc::ptr_eq(&self.table, table)
    }

    /// Forgets ways if they have become many; their numbers mean nothing then.
    pub fn tidy(&mut self) {
        if self.known.get_mut().fields.len() >= MOST_KNOWN {
            self.known = RefCell::default();
        }
    }

    /// The cells of a row, with those of the frame.
    fn row(&self) -> usize {
        self.size.0 + 2
    }

    fn cell(&self, x: usize, y: usize) -> usize {
        (y + 1) * self.row() + x + 1
    }

    /// The way from a cell to where somebody asks, at least; nothing if that may be anywhere.
    fn rest(&self, from: Option<Point>, cell: usize) -> f32 {
        from.map_or(0.0, |from| {
            let (x, y) = (cell % self.row() - 1, cell / self.row() - 1);
            STRAIGHT * between(self.centre(x, y), from)
        })
    }

    fn corner(&self) -> Point {
        let [long, short] = self.table.terrain.sides;
        Point { x: -long / 2, y: -short / 2 }
    }

    fn centre(&self, x: usize, y: usize) -> Point {
        let corner = self.corner();
        Point { x: corner.x + x as i32 * CELL, y: corner.y + y as i32 * CELL }
    }

    /// How much longer steps into the cells of a grid are.
    fn hardness(&self, grid: usize) -> &[f32] {
        let Some((walker, known)) = self.grids.get(grid) else { return &[] };
        known.get_or_init(|| {
            let radius = walker.radius;
            let mut hard = vec![1.0; self.row() * (self.size.1 + 2)];
            let pieces = self.table.terrain.pieces.iter();
            for piece in pieces.filter(|piece| walker.is_stopped(&self.table, piece)) {
                let near = piece.footprint.bounds().grown(radius);
                let corner = self.corner();
                let along = |low: i32, high: i32, corner: i32, count: usize| {
                    let first = ((low - corner) / CELL).max(0) as usize;
                    first..((high - corner).max(0) / CELL + 1).min(count as i32) as usize
                };
                for y in along(near.min.y, near.max.y, corner.y, self.size.1) {
                    for x in along(near.min.x, near.max.x, corner.x, self.size.0) {
                        let disc = Disc { centre: self.centre(x, y), radius };
                        if overlap::disc_polygon(disc, &piece.footprint) {
                            hard[self.cell(x, y)] = HARD;
                        }
                    }
                }
            }
            hard
        })
    }

    /// The ways of a unit to the nearest of some places.
    pub fn ways(&self, unit: UnitId, goals: &[Point]) -> Ways {
        self.look_up(unit, None, goals)
    }

    /// The same for who asks around a point alone.
    pub fn ways_from(&self, unit: UnitId, from: Point, goals: &[Point]) -> Ways {
        self.look_up(unit, Some(from), goals)
    }

    fn look_up(&self, unit: UnitId, from: Option<Point>, goals: &[Point]) -> Ways {
        let grid = self.of_unit.get(unit.index()).copied().unwrap_or(usize::MAX);
        let key = (grid, from, goals.to_vec());
        if let Some(number) = self.known.borrow().numbers.get(&key) {
            return Ways(*number);
        }
        let field = self.begin(grid, from, goals);
        let mut known = self.known.borrow_mut();
        let number = known.fields.len();
        known.fields.push(field);
        known.numbers.insert(key, number);
        Ways(number)
    }

    /// A field of which nothing is known but the goals.
    fn begin(&self, grid: usize, from: Option<Point>, goals: &[Point]) -> Field {
        // Nobody comes to the frame: it is near already.
        let mut left = vec![0.0; self.row() * (self.size.1 + 2)];
        for y in 0..self.size.1 {
            let first = self.cell(0, y);
            left[first..first + self.size.0].fill(FAR);
        }
        let mut waiting = Waiting::default();
        for goal in goals {
            for (cell, way) in self.around(*goal) {
                if way < left[cell] {
                    left[cell] = way;
                    waiting.push(way, cell, self.rest(from, cell));
                }
            }
        }
        Field { grid, from, left, waiting }
    }

    /// The way that is left from a point.
    pub fn left(&self, Ways(number): Ways, point: Point) -> f32 {
        let mut known = self.known.borrow_mut();
        let Some(field) = known.fields.get_mut(number) else { return FAR };
        let around = self.around(point);
        let far = field.from.map_or(0.0, |from| between(from, point));
        loop {
            let ways = around.iter().map(|(cell, way)| field.left[*cell] + way);
            let least = ways.fold(FAR, f32::min);
            // Ways over cells that wait, and on to who asks, are longer.
            if least + far < field.waiting.least() || !self.spread(field) {
                return least;
            }
        }
    }

    /// Goes on from the nearest cells that wait. Says whether there were any.
    fn spread(&self, field: &mut Field) -> bool {
        let Field { grid, from, left, waiting } = field;
        let Some(cells) = waiting.pop() else { return false };
        let hard = self.hardness(*grid);
        let (row, straight) = (self.row(), CELL as f32);
        let steps = [
            (row + 1, 1.414 * straight),
            (row, straight),
            (row - 1, 1.414 * straight),
            (1, straight),
        ];
        // On both sides of a cell.
        let steps = steps.map(|(off, step)| [(off, step), (off.wrapping_neg(), step)]);
        for (way, cell) in cells {
            let here = left[cell];
            if way > here {
                continue;
            }
            // No step is shorter: most cells around are known to be nearer already.
            let near = here + straight;
            for &(off, step) in steps.as_flattened() {
                let next = cell.wrapping_add(off);
                if left[next] <= near {
                    continue;
                }
                let more = here + step * hard.get(next).copied().unwrap_or(1.0);
                if more < left[next] {
                    left[next] = more;
                    waiting.push(more, next, self.rest(*from, next));
                }
            }
        }
        waiting.settle();
        true
    }

    /// The four cells around a point, and how far their centres are.
    fn around(&self, point: Point) -> [(usize, f32); 4] {
        let corner = self.corner();
        let at = |at: i32, corner: i32, count: usize| {
            ((at - corner) / CELL).clamp(0, count as i32 - 2) as usize
        };
        let (x, y) = (at(point.x, corner.x, self.size.0), at(point.y, corner.y, self.size.1));
        let cells = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)];
        cells.map(|(x, y)| (self.cell(x, y), between(self.centre(x, y), point)))
    }
}

/// Cells that are still looked at, the near ones first, a cell's side more or less.
#[derive(Clone, Default, Debug)]
struct Waiting {
    by_way: Vec<Vec<(f32, usize)>>,
    nearest: usize,
}

impl Waiting {
    /// A cell with the way that is left from it, and the rest of the way to who asks.
    fn push(&mut self, way: f32, cell: usize, rest: f32) {
        let place = ((way + rest) / CELL as f32) as u32 as usize;
        if place >= self.by_way.len() {
            self.by_way.resize_with(place + 1, Vec::new);
        }
        let cells = &mut self.by_way[place];
        if cells.capacity() == 0 {
            cells.reserve(32);
        }
        cells.push((way, cell));
    }

    /// All that wait with the shortest ways; none if nothing waits any more.
    fn pop(&mut self) -> Option<Vec<(f32, usize)>> {
        self.by_way.get_mut(self.nearest).map(std::mem::take)
    }

    /// Passes over what nobody waits in.
    fn settle(&mut self) {
        while self.by_way.get(self.nearest).is_some_and(Vec::is_empty) {
            self.nearest += 1;
        }
    }

    /// No way over a cell that waits is shorter, its rest included; a bit less, for ways are rounded.
    fn least(&self) -> f32 {
        self.nearest as f32 * CELL as f32 - 1.0
    }
}

/// The distance of two points.
pub fn between(a: Point, b: Point) -> f32 {
    (a.distance_squared(b) as f32).sqrt()
}

/// What counts for where a unit can go: units that are alike in it share a grid.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Walker {
    kind: UnitType,
    radius: Length,
    height: Length,
    /// The height over which a speeder flies, in ranges.
    flies: u8,
}

impl Walker {
    fn of(sheet: &Sheet) -> Walker {
        let speeder = |keyword: &Keyword| match keyword {
            Keyword::Speeder(x) => Some(*x),
            _ => None,
        };
        let flies = sheet.keywords().filter_map(speeder).fold(0, u8::saturating_add);
        let unit = &sheet.unit;
        Walker { kind: unit.kind, radius: unit.radius(), height: unit.height.0, flies }
    }

    /// Whether a piece stops it.
    fn is_stopped(self, table: &Table, piece: &Piece) -> bool {
        let impassable = piece.passage(self.kind) == Passage::Impassable;
        if !piece.kind.is_solid() {
            return impassable;
        }
        if self.flies > 0 {
            return piece.top > table.range(self.flies);
        }
        let vehicle = self.kind == UnitType::GroundVehicle;
        impassable || piece.top > self.height / if vehicle { 2 } else { 1 }
    }
}
