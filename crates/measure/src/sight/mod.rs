//! Lines of sight between two bases: from any point of the one to any point of the other.
//!
//! A line is free if it does not enter the interior of what the blockers cover together; touching an
//! edge or a corner is free. A line along the seam between two blockers that share (a part of) an
//! edge runs in the interior of both together, so it is blocked, as if they had been merged.
//!
//! # Why the critical lines suffice
//!
//! Let A and B be the discs, apart from one another, and let no blocker's interior meet a disc. Then
//! a line that meets both discs is free exactly if its part between them is, and the set of free
//! lines is closed, because the blocked ones enter an open set.
//!
//! *A corner.* Suppose the line of the centres is blocked and another is free. Move the latter
//! steadily to the former: there is a last free line before the first blocked one, and lines next
//! to it enter a blocker's interior. So it touches that blocker between the discs, from the side
//! toward which it was moved, in a corner or along an edge. An edge on it cannot run on into a disc's
//! interior, and where the line is a tangent the disc lies on the same side as the blocker, so that
//! the edge ends before the point of contact or in it: a corner v of the blocker lies on the part
//! between the discs. Its inner angle is less than 180°, for the line does not enter there.
//!
//! *A second thing.* The free lines through v form a closed set of directions. Turn about v until
//! just before a direction that is not free or misses a disc: there the line is tangent to A or to
//! B, or touches another blocker (or another corner of the same), and by the same reasoning in a
//! convex corner.
//!
//! So if any line is free, then the line of the centres is, or one through a convex corner v and
//! another convex corner, or one through v that is tangent to A or B. All of these are tested.
//!
//! *Signs.* With whole numbers the first two kinds need cross and dot products only. A tangent from v
//! has the direction w·√s ± r·w⊥ (see `Bearing::tangents`); each product with a lattice vector is
//! P·√s + Q. If P and Q do not differ in sign that is the sign; else P²·s is compared with Q², in 256
//! bits where needed.
//!
//! # If a blocker overlaps a base
//!
//! Of a free line the part between the bases is free too, so a line is free if no stretch of it from
//! where it leaves A to where it comes to B has a blocker on its left and one on its right. Again the
//! free lines are closed. Let *pivots* be the convex corners and all places where an edge meets a rim.
//!
//! A free line with blocked ones next to it touches a blocker between the bases, in a corner, along an
//! edge, or with the end of its part on a rim. If it runs along an edge, this ends in a corner or at a
//! rim. In each case the line goes through a pivot x. Turn it about x as long as it is free: it becomes
//! a tangent to A or B, or it touches a blocker elsewhere, or along an edge from x, and so goes through
//! a second pivot. The lines through x that meet both bases are one range of directions that ends in
//! tangents, so that one of the two must come.
//!
//! So if any line is free, then all are, or one through two pivots, or one through a pivot that is
//! tangent to A or B. All of these are tested, with the line of the centres for the first case. A
//! pivot on a rim holds a square root, a line through two of them two, a tangent through it one in the
//! other, and its end on a rim one more; see `surd` for the signs of such numbers.

mod bearing;
mod hull;
mod rims;
mod search;
mod segment;
mod surd;

pub use hull::crosses;

use crate::point::{Disc, Point, Side};
use crate::polygon::Polygon;
use bearing::Bearing;
use search::Found;

/// Whether some line from any point of the one base to any point of the other is free.
///
/// Bases that touch or overlap one another see one another.
#[must_use]
pub fn free(a: Disc, b: Disc, blockers: &[&Polygon]) -> bool {
    search::find(a, b, blockers).is_some()
}

/// The ends of a free line, for drawing: rounded to the lattice.
#[must_use]
pub fn line(a: Disc, b: Disc, blockers: &[&Polygon]) -> Option<(Point, Point)> {
    Some(match search::find(a, b, blockers)? {
        Found::Centres => (a.centre, b.centre),
        Found::Points(p, q) => (p, q),
        Found::Bearing(bearing) => (rim(&bearing, a, 1.0), rim(&bearing, b, -1.0)),
    })
}

/// Whether the closed segment between two points enters the interior of a polygon.
#[must_use]
pub fn enters(a: Point, b: Point, polygon: &Polygon) -> bool {
    segment::Ready::new(a, b).meets(polygon.bounds())
        && (polygon.side(a) == Side::Inside || (a != b && segment::begins_in(a, b, polygon)))
}

/// Whether the closed segment between two points is free of all blockers, seams included.
#[must_use]
pub fn segment_free(a: Point, b: Point, blockers: &[&Polygon]) -> bool {
    search::segment_free(a, b, blockers)
}

/// Where a line leaves a disc (1) or reaches it (−1).
fn rim(bearing: &Bearing, disc: Disc, way: f64) -> Point {
    let ((x, y), (dx, dy)) = bearing.approximate();
    let (cx, cy) = (f64::from(disc.centre.x) - x, f64::from(disc.centre.y) - y);
    let foot = cx * dx + cy * dy;
    let off = cy * dx - cx * dy;
    let half = (f64::from(disc.radius).powi(2) - off * off).max(0.0).sqrt();
    let t = foot + way * half;
    Point::new((x + t * dx).round() as i32, (y + t * dy).round() as i32)
}
