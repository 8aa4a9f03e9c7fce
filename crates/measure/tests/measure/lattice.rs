//! Room on the lattice: where nothing is there to touch, only its points are tried.

use std::cell::{Cell, RefCell};

use measure::packing::Room;
use measure::{Bounds, Point};
use proptest::prelude::*;

/// The side of the lattice, as `packing` says.
const PITCH: i32 = 70;

/// Columns and rows of a lattice with the points at which a disc may lie.
#[derive(Clone, Debug)]
struct Grid {
    corner: Point,
    wide: i32,
    high: i32,
    /// What is left of the bounds beyond the last column and row.
    rest: i32,
    open: Vec<(i32, i32)>,
    /// Open, but not reached.
    barred: Vec<(i32, i32)>,
    apart: i32,
}

impl Grid {
    /// All of a rectangle.
    fn full(wide: i32, high: i32, apart: i32) -> Self {
        let open = (0..high).flat_map(|y| (0..wide).map(move |x| (x, y))).collect();
        let corner = Point::new(-1234, 567);
        Self { corner, wide, high, rest: 0, open, barred: Vec::new(), apart }
    }

    /// The same with columns and rows exchanged.
    fn turned(&self) -> Self {
        let turned = |points: &[(i32, i32)]| points.iter().map(|&(x, y)| (y, x)).collect();
        let (open, barred) = (turned(&self.open), turned(&self.barred));
        Self { wide: self.high, high: self.wide, open, barred, ..self.clone() }
    }

    fn far(&self, a: (i32, i32), b: (i32, i32)) -> bool {
        let (x, y) = (i64::from(a.0 - b.0), i64::from(a.1 - b.1));
        (x * x + y * y) * i64::from(PITCH).pow(2) >= i64::from(self.apart).pow(2)
    }

    /// What the search finds, and how often it asks whether a place is reached.
    fn find(&self, count: usize) -> (Option<Vec<(i32, i32)>>, u32) {
        let asked = Cell::new(0);
        let cell = |point: Point| {
            let (x, y) = (point.x - self.corner.x, point.y - self.corner.y);
            assert!(x % PITCH == 0 && y % PITCH == 0, "{point:?} is no point of the lattice");
            (x / PITCH, y / PITCH)
        };
        let far = Point::new(
            self.corner.x + (self.wide - 1) * PITCH + self.rest,
            self.corner.y + (self.high - 1) * PITCH + self.rest,
        );
        let room = Room {
            apart: self.apart,
            bounds: Bounds::of(self.corner, far),
            lines: &[],
            open: &|point| self.open.contains(&cell(point)),
            reached: &|point| {
                asked.set(asked.get() + 1);
                !self.barred.contains(&cell(point))
            },
        };
        let found = room.places(count);
        (found.map(|places| places.into_iter().map(cell).collect()), asked.get())
    }

    /// Tries all ways to put so many discs down.
    fn fits(&self, from: usize, placed: &mut Vec<(i32, i32)>, count: usize) -> bool {
        count == 0
            || (from..self.open.len()).any(|number| {
                let point = self.open[number];
                if self.barred.contains(&point) || placed.iter().any(|&p| !self.far(p, point)) {
                    return false;
                }
                placed.push(point);
                let fits = self.fits(number + 1, placed, count - 1);
                placed.pop();
                fits
            })
    }

    /// What is found fits, and it is found if trying everything finds it.
    fn check(&self, count: usize) -> Result<(), TestCaseError> {
        let found = self.find(count).0;
        prop_assert_eq!(found.is_some(), self.fits(0, &mut Vec::new(), count));
        let found = found.unwrap_or_default();
        for (number, place) in found.iter().enumerate() {
            prop_assert!(self.open.contains(place) && !self.barred.contains(place));
            prop_assert!(found[..number].iter().all(|&other| self.far(other, *place)));
        }
        prop_assert!(found.is_empty() || found.len() == count);
        Ok(())
    }
}

/// A grid with each point open or not, and a few that are open but not reached.
fn grid(wide: i32, high: i32, open: f64) -> impl Strategy<Value = Grid> {
    let points = (wide * high) as usize;
    let flags = move |share: f64| prop::collection::vec(prop::bool::weighted(share), points);
    let corner = (-5000..5000, -5000..5000).prop_map(|(x, y)| Point::new(x, y));
    (corner, 0..PITCH, flags(open), flags(0.15), 1..400).prop_map(
        move |(corner, rest, open, barred, apart)| {
            let cells = |flags: &[bool]| -> Vec<(i32, i32)> {
                let cell = |n: usize| (n as i32 % wide, n as i32 / wide);
                flags.iter().enumerate().filter(|(_, on)| **on).map(|(n, _)| cell(n)).collect()
            };
            let (open, barred) = (cells(&open), cells(&barred));
            Grid { corner, wide, high, rest, open, barred, apart }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(250))]

    #[test]
    fn what_fits_on_a_small_lattice_is_found(
        grid in (1..=6, 1..=5).prop_flat_map(|(wide, high)| grid(wide, high, 0.7)),
        count in 1..=5_usize,
    ) {
        grid.check(count)?;
    }

    /// A row of the lattice is longer than the bits of a word.
    #[test]
    fn what_fits_on_a_long_lattice_is_found(
        grid in (60..=140, 1..=4).prop_flat_map(|(wide, high)| grid(wide, high, 0.04)),
        turned in any::<bool>(),
        count in 2..=6_usize,
    ) {
        let grid = if turned { grid.turned() } else { grid };
        grid.check(count)?;
    }
}

/// Discs of a diameter of three pitches in a row of points: one on every third, the first and the last
/// points among them only if the row begins and ends with one.
#[test]
fn a_row_holds_one_disc_for_each_diameter() {
    for points in 1..=200 {
        let row = Grid::full(points, 1, 3 * PITCH);
        let most = (points as usize).div_ceil(3);
        for row in [row.turned(), row] {
            assert!(row.find(most).0.is_some(), "{most} in {points}");
            assert!(row.find(most + 1).0.is_none(), "{} in {points}", most + 1);
        }
    }
}

/// Where nothing is reached every open point is tried once: 1,000 trials for each of four directions,
/// then 15,000 for each. Whoever has tried them all need not try another direction.
#[test]
fn a_search_ends_when_all_was_tried_or_after_so_many_trials() {
    for (wide, high, asked) in [
        (20, 20, 400),
        (33, 30, 990),
        (40, 30, 4 * 1000 + 1200),
        (120, 120, 4 * 1000 + 14_400),
        (130, 120, 4 * 1000 + 4 * 15_000),
    ] {
        let tried = Cell::new(0);
        let far = Point::new((wide - 1) * PITCH, (high - 1) * PITCH);
        let room = Room {
            apart: PITCH,
            bounds: Bounds::of(Point::default(), far),
            lines: &[],
            open: &|_| true,
            reached: &|_| {
                tried.set(tried.get() + 1);
                false
            },
        };
        assert_eq!(room.places(1), None);
        assert_eq!(tried.get(), asked, "{wide} by {high}");
    }
}

/// Down is each of the four sides in turn: where nothing is reached, each 1,000 trials begin in the lowest
/// row as it then is.
#[test]
fn the_search_goes_down_to_each_side_in_turn() {
    let (wide, high) = (40, 30);
    let tried = RefCell::new(Vec::new());
    let far = Point::new((wide - 1) * PITCH, (high - 1) * PITCH);
    let room = Room {
        apart: PITCH,
        bounds: Bounds::of(Point::default(), far),
        lines: &[],
        open: &|_| true,
        reached: &|point| {
            tried.borrow_mut().push((point.x / PITCH, point.y / PITCH));
            false
        },
    };
    assert_eq!(room.places(1), None);
    let tried = tried.borrow();
    let begun = |trial: usize| [tried[trial], tried[trial + 1]];
    assert_eq!(begun(0), [(0, 0), (1, 0)]);
    assert_eq!(begun(1000), [(0, high - 1), (1, high - 1)]);
    assert_eq!(begun(2000), [(0, 0), (0, 1)]);
    assert_eq!(begun(3000), [(wide - 1, 0), (wide - 1, 1)]);
}

/// Five pitches apart: two discs cannot have their centres in a square of four points a side (the
/// corners are 3√2 < 5 pitches apart), nor more than one in each such square of a tower of them. That is
/// seen without any trial, and also if the tower stands among points that are not open.
#[test]
fn what_cannot_fit_into_so_many_small_squares_is_not_tried() {
    for squares in 1..=4 {
        let tower = Grid::full(4, 4 * squares, 5 * PITCH);
        let shifted = |by: (i32, i32)| Grid {
            wide: tower.wide + 130,
            high: tower.high + 20,
            open: tower.open.iter().map(|&(x, y)| (x + by.0, y + by.1)).collect(),
            ..tower.clone()
        };
        for grid in [tower.clone(), shifted((0, 0)), shifted((62, 7)), shifted((130, 20))] {
            let count = squares as usize;
            assert_eq!(grid.find(count + 1), (None, 0), "{squares} squares");
            let (found, asked) = grid.find(count);
            assert!(found.is_some() && asked > 0, "{squares} squares");
        }
    }
}

/// The corners of three by four pitches are five apart, exactly the diameter: two discs touch.
#[test]
fn two_discs_may_touch_at_opposite_corners() {
    for (wide, high, fits) in [(4, 5, true), (4, 4, false), (5, 4, true), (3, 5, false)] {
        let (found, asked) = Grid::full(wide, high, 5 * PITCH).find(2);
        assert_eq!(found.is_some(), fits, "{wide} by {high}");
        assert!(fits || asked == 0);
    }
}
