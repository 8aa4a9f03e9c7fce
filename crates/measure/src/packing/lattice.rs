//! Discs on the points of a lattice.

use super::{PITCH, Room, TRIALS};
use crate::point::{Length, Point};

/// Places for so many discs.
///
/// Of all ways in which they fit, take one in which nobody can move down: a disc is held up by what
/// is there or by discs that lie lower. So it is enough to put them down from the lowest to the
/// highest, each on a point below which there is none. Down is each of the four sides in turn, first
/// with few trials, then with all.
pub fn search(room: &Room<'_>, count: usize) -> Option<Vec<Point>> {
    let lattice = Lattice::of(room);
    for trials in [TRIALS / 60, TRIALS / 4] {
        for down in 0..4 {
            let mut search = Search::new(room, &lattice, down, trials);
            if search.fill(&search.free.clone(), (0, None), count) {
                let placed = search.placed.iter();
                return Some(placed.map(|&(x, y)| search.point(x, y)).collect());
            }
            if search.trials > 0 {
                return None; // Everything was tried.
            }
        }
    }
    None
}

/// Which points of the lattice are open.
struct Lattice {
    min: Point,
    width: usize,
    height: usize,
    open: Vec<bool>,
}

impl Lattice {
    fn of(room: &Room<'_>) -> Self {
        let (min, max) = (room.bounds.min, room.bounds.max);
        let count = |from: i32, to: i32| ((to - from).max(0) / PITCH + 1) as usize;
        let (width, height) = (count(min.x, max.x), count(min.y, max.y));
        let at = |n: usize| {
            Point::new(min.x + (n % width) as i32 * PITCH, min.y + (n / width) as i32 * PITCH)
        };
        let open = (0..width * height).map(|n| (room.open)(at(n))).collect();
        Self { min, width, height, open }
    }
}

/// Rows of the lattice, turned so that the first is the lowest; each point a bit.
struct Search<'a> {
    room: &'a Room<'a>,
    lattice: &'a Lattice,
    down: u8,
    width: usize,
    height: usize,
    /// Words in a row.
    stride: usize,
    free: Vec<u64>,
    /// How far to either side a disc is in the way, by the number of rows between.
    reach: Vec<usize>,
    trials: u32,
    placed: Vec<(usize, usize)>,
}

impl<'a> Search<'a> {
    fn new(room: &'a Room<'a>, lattice: &'a Lattice, down: u8, trials: u32) -> Self {
        let (width, height) = match down {
            0 | 1 => (lattice.width, lattice.height),
            _ => (lattice.height, lattice.width),
        };
        let stride = width.div_ceil(64);
        let free = vec![0; stride * height];
        let reach = reach(room.apart);
        let placed = Vec::new();
        let mut search =
            Self { room, lattice, down, width, height, stride, free, reach, trials, placed };
        for y in 0..height {
            for x in 0..width {
                let (column, row) = search.turned(x, y);
                if lattice.open[row * lattice.width + column] {
                    search.free[y * stride + x / 64] |= 1 << (x % 64);
                }
            }
        }
        search
    }

    /// Column and row of the lattice.
    fn turned(&self, x: usize, y: usize) -> (usize, usize) {
        match self.down {
            0 => (x, y),
            1 => (x, self.height - 1 - y),
            2 => (y, x),
            _ => (self.height - 1 - y, x),
        }
    }

    fn point(&self, x: usize, y: usize) -> Point {
        let (column, row) = self.turned(x, y);
        let min = self.lattice.min;
        Point::new(min.x + column as i32 * PITCH, min.y + row as i32 * PITCH)
    }

    /// Puts so many more discs on free points after a point, row by row.
    fn fill(&mut self, free: &[u64], after: (usize, Option<usize>), count: usize) -> bool {
        if count == 0 {
            return true;
        }
        let (first, column) = after;
        if !self.may_hold(free, first, count) {
            return false;
        }
        let mut free = free.to_vec();
        for y in first..self.height {
            for word in 0..self.stride {
                let here = y * self.stride + word;
                let below = if y == 0 { 0 } else { free[here - self.stride] };
                let mut held = free[here] & !below;
                while held != 0 {
                    let x = word * 64 + held.trailing_zeros() as usize;
                    held &= held - 1;
                    if y == first && column.is_some_and(|column| x <= column) {
                        continue;
                    }
                    if self.trials == 0 {
                        return false;
                    }
                    self.trials -= 1;
                    if !(self.room.reached)(self.point(x, y)) {
                        free[here] &= !(1 << (x % 64)); // Now the one above it counts.
                        continue;
                    }
                    let mut rest = free.clone();
                    self.take(&mut rest, x, y);
                    self.placed.push((x, y));
                    if self.fill(&rest, (y, Some(x)), count - 1) {
                        return true;
                    }
                    self.placed.pop();
                }
            }
        }
        false
    }

    /// Takes away the points at which a disc would overlap one at a point.
    fn take(&self, free: &mut [u64], x: usize, y: usize) {
        for (rows, &side) in self.reach.iter().enumerate() {
            let (left, right) = (x.saturating_sub(side), (x + side).min(self.width - 1));
            let above = (y + rows < self.height).then_some(y + rows);
            for row in [above, y.checked_sub(rows)].into_iter().flatten() {
                for word in left / 64..=right / 64 {
                    let low = left.max(word * 64) % 64;
                    let high = right.min(word * 64 + 63) % 64;
                    let mask = (u64::MAX << low) & (u64::MAX >> (63 - high));
                    free[row * self.stride + word] &= !mask;
                }
            }
        }
    }

    /// Whether so many discs could have their centres on the free points from a row on: two never
    /// lie in a rectangle whose diagonal is shorter than their diameter. The rows are cut into one to
    /// four bands, and each band into such rectangles.
    fn may_hold(&self, free: &[u64], first: usize, count: usize) -> bool {
        let row = |y: usize| &free[y * self.stride..(y + 1) * self.stride];
        let any = |y: &usize| row(*y).iter().any(|&word| word != 0);
        let Some(low) = (first..self.height).find(any) else { return false };
        let high = (low..self.height).rev().find(any).unwrap_or(low);
        (1..=4).all(|bands| {
            let tall = (high - low + bands) / bands;
            let Some(&wide) = self.reach.get(tall - 1) else { return true };
            let starts = (low..=high).step_by(tall);
            let cells = starts.map(|y| {
                let rows = y..(y + tall).min(high + 1);
                let merged: Vec<u64> = (0..self.stride)
                    .map(|word| rows.clone().fold(0, |bits, y| bits | row(y)[word]))
                    .collect();
                self.cells(&merged, wide + 1)
            });
            cells.sum::<usize>() >= count
        })
    }

    /// How many rectangles of a width cover the bits of a row.
    fn cells(&self, bits: &[u64], wide: usize) -> usize {
        let (mut cells, mut x) = (0, 0);
        while x < self.width {
            let rest = bits[x / 64] >> (x % 64);
            if rest == 0 {
                x = (x / 64 + 1) * 64;
            } else if rest & 1 == 0 {
                x += rest.trailing_zeros() as usize;
            } else {
                cells += 1;
                x += wide;
            }
        }
        cells
    }
}

/// For each number of rows between, how many columns to the side are too near.
fn reach(apart: Length) -> Vec<usize> {
    let near = |x: i64, y: i64| (x * x + y * y) * i64::from(PITCH).pow(2) < i64::from(apart).pow(2);
    let rows = (0..).take_while(|&y| near(0, y));
    rows.map(|y| (0..).take_while(|&x| near(x, y)).count().saturating_sub(1)).collect()
}
