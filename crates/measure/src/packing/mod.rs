//! Room for several equal discs at once.
//!
//! Two searches, both by depth, both judged by exact tests of the caller. [`corners`] puts discs
//! where they touch two things, so that it finds what fits without any play. [`lattice`] tries all
//! places on a lattice: whatever would still fit if every disc were wider by [`TOLERANCE`] also fits
//! on it, since each centre is then free to move to the nearest point of the lattice.

mod corners;
mod lattice;
mod spots;

pub use spots::spots;

use crate::point::{Bounds, Disc, Length, Point};

/// Discs that would fit if their diameters were greater by this are found: one millimetre.
pub const TOLERANCE: Length = 100;

/// The side of the lattice: its half diagonal is half of the tolerance.
const PITCH: Length = 70;

/// How many discs a search puts down by way of trial before it gives up and finds nothing: it then
/// answers as if there were no room.
const TRIALS: u32 = 60_000;

/// A line on which the centre of a disc lies that touches something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// Around a centre.
    Circle(Disc),
    /// Between two points.
    Segment(Point, Point),
}

impl Line {
    /// The box round it.
    #[must_use]
    pub const fn bounds(self) -> Bounds {
        match self {
            Self::Circle(disc) => disc.bounds(),
            Self::Segment(a, b) => Bounds::of(a, b),
        }
    }
}

/// Where discs may be put.
pub struct Room<'a> {
    /// How far apart the centres must be: the diameter.
    pub apart: Length,
    /// No centre lies outside.
    pub bounds: Bounds,
    /// Where discs touch what is there.
    pub lines: &'a [Line],
    /// Whether a disc may lie there, other new ones aside: asked often.
    pub open: &'a dyn Fn(Point) -> bool,
    /// A second test, which may cost more: asked only of places that are about to be used.
    pub reached: &'a dyn Fn(Point) -> bool,
}

impl Room<'_> {
    /// Places for so many discs, if they are found.
    #[must_use]
    pub fn places(&self, count: usize) -> Option<Vec<Point>> {
        if count == 0 {
            return Some(Vec::new());
        }
        corners::search(self, count).or_else(|| lattice::search(self, count))
    }

    /// Whether two discs do not overlap.
    fn clear(&self, a: Point, b: Point) -> bool {
        a.distance_squared(b) >= i64::from(self.apart).pow(2)
    }
}
