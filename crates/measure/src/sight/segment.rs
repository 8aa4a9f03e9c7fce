//! Segments between lattice points: the common case, in 64 bits.

use super::bearing::Bearing;
use crate::point::{Bounds, Disc, Point, Vector};
use crate::polygon::Polygon;

/// A segment made ready for many boxes.
pub struct Ready {
    from: Point,
    along: Vector,
    bounds: Bounds,
}

impl Ready {
    pub fn new(from: Point, to: Point) -> Self {
        Self { from, along: to - from, bounds: Bounds::of(from, to) }
    }

    /// Whether a box comes within a width of the segment, or nearly: never denied wrongly.
    ///
    /// The corners of a box lie on one side of the line if its middle is farther off than its half
    /// diagonals reach. `width` is the width times the segment's length, rounded up.
    #[inline]
    pub fn nears(&self, bounds: Bounds, width: i64) -> bool {
        let (d, from) = (self.along, self.from);
        let twice =
            |low: i32, high: i32, from: i32| i64::from(low) + i64::from(high) - 2 * i64::from(from);
        let middle = Vector {
            x: twice(bounds.min.x, bounds.max.x, from.x),
            y: twice(bounds.min.y, bounds.max.y, from.y),
        };
        let size = bounds.max - bounds.min;
        d.cross(middle).abs() <= d.x.abs() * size.y + d.y.abs() * size.x + 2 * width
    }

    /// Whether a box meets the segment's box and line.
    #[inline]
    pub fn meets(&self, bounds: Bounds) -> bool {
        self.bounds.meets(bounds) && self.nears(bounds, 0)
    }
}

/// Whether a stretch in the interior of a polygon begins on the segment from `a` to `b`, end
/// excluded: see `Bearing::enters`.
pub fn begins_in(a: Point, b: Point, polygon: &Polygon) -> bool {
    let points = polygon.points();
    let d = b - a;
    let mut before = points[points.len() - 1];
    let mut before_side = d.cross(before - a);
    for &p in points {
        let side = d.cross(p - a);
        if side == 0 {
            // A corner on the line: rare, and left to the general way.
            let (from, to) = (Disc::new(a, 0), Disc::new(b, 0));
            return Bearing::along(a, d).enters(from, to, polygon);
        }
        if side < 0 && before_side > 0 {
            let edge = p - before;
            if edge.cross(a - before) <= 0 && edge.cross(b - before) > 0 {
                return true;
            }
        }
        (before, before_side) = (p, side);
    }
    false
}
