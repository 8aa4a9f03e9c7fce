//! Boxes by where they are, to leave out at once what lies far from a base.

use crate::point::{Bounds, Disc, Length, Point};

/// Some boxes, each with its number, so that the few that a base can touch are found without a look
/// at the others.
///
/// A square of the grid names all boxes that a base of [`WIDEST`] or less with its centre in the
/// square can touch; outside of the grid such a base touches none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Boxes {
    all: Vec<Numbered>,
    corner: Point,
    columns: usize,
    squares: Vec<Vec<Numbered>>,
}

type Numbered = (usize, Bounds);

/// Bases of a greater radius are held against every box.
const WIDEST: Length = 6000;

/// The side of a square.
const SIDE: Length = 2540;

/// There are no more squares than this, so that boxes far apart do not cost too much.
const MOST: usize = 1 << 12;

impl Boxes {
    /// These boxes, with their numbers from 0.
    #[must_use]
    pub fn new(boxes: &[Bounds]) -> Self {
        let all: Vec<Numbered> = boxes.iter().copied().enumerate().collect();
        let round = boxes.iter().copied().reduce(|a, b| a.with(b.min).with(b.max));
        let Some(Bounds { min, max }) = round.map(|round| round.grown(WIDEST)) else {
            return Self::default();
        };
        let count = |from: i32, to: i32| (to.abs_diff(from) / SIDE.unsigned_abs()) as usize + 1;
        let (columns, rows) = (count(min.x, max.x), count(min.y, max.y));
        if columns.saturating_mul(rows) > MOST {
            return Self { all, ..Self::default() };
        }
        let square = |number: usize| {
            let at = |n: usize| n as i32 * SIDE;
            let from = Point::new(min.x + at(number % columns), min.y + at(number / columns));
            let to = Point::new(from.x + SIDE, from.y + SIDE);
            let touched = Bounds { min: from, max: to }.grown(WIDEST);
            all.iter().copied().filter(|(_, own)| own.meets(touched)).collect()
        };
        let squares = (0..columns * rows).map(square).collect();
        Self { all, corner: min, columns, squares }
    }

    /// The numbers of the boxes that meet that of a base, in their order.
    #[inline]
    pub fn near(&self, base: Disc) -> impl Iterator<Item = usize> + '_ {
        let bounds = base.bounds();
        let near = self.around(base).iter().filter(move |(_, own)| own.meets(bounds));
        near.map(|&(number, _)| number)
    }

    fn around(&self, base: Disc) -> &[Numbered] {
        if self.squares.is_empty() || base.radius > WIDEST {
            return &self.all;
        }
        let step = |from: i32, at: i32| usize::try_from((at - from).div_euclid(SIDE)).ok();
        let column = step(self.corner.x, base.centre.x).filter(|&column| column < self.columns);
        let row = step(self.corner.y, base.centre.y);
        let square = column.zip(row).and_then(|(column, row)| {
            self.squares.get(row.checked_mul(self.columns)?.checked_add(column)?)
        });
        square.map_or(&[], Vec::as_slice)
    }
}
