//! Whether the interiors of two shapes meet. Touching is no overlap.

use std::cmp::Ordering;

use crate::distance;
use crate::point::{Bounds, Disc, Point, Side};
use crate::polygon::Polygon;
use crate::shape::Strip;
use crate::sight;

/// Whether two bases overlap.
#[must_use]
pub fn discs(a: Disc, b: Disc) -> bool {
    let reach = i64::from(a.radius) + i64::from(b.radius);
    a.centre.distance_squared(b.centre) < reach * reach
}

/// Whether a base overlaps a piece. A disc of radius 0 does if it lies in the interior.
#[must_use]
#[inline]
pub fn disc_polygon(disc: Disc, polygon: &Polygon) -> bool {
    polygon.bounds().meets(disc.bounds()) && disc_in_box(disc, polygon)
}

/// The same for a base whose box meets that of the piece: of most pieces it does not.
fn disc_in_box(disc: Disc, polygon: &Polygon) -> bool {
    let (bounds, radius) = (disc.bounds(), i64::from(disc.radius));
    let nearer = |(a, b): (Point, Point)| {
        Bounds::of(a, b).meets(bounds)
            && distance::point_segment(disc.centre, a, b, radius) == Ordering::Less
    };
    polygon.edges().any(nearer) || polygon.side(disc.centre) == Side::Inside
}

/// Whether a strip overlaps a piece. A strip without width does if its centre line enters the
/// interior.
#[must_use]
pub fn strip_polygon(strip: Strip, polygon: &Polygon) -> bool {
    let (bounds, width) = (strip.bounds(), i64::from(strip.half_width));
    if !polygon.bounds().meets(bounds) {
        return false;
    }
    if strip.half_width == 0 {
        return sight::enters(strip.from, strip.to, polygon);
    }
    let nearer = |(a, b): (Point, Point)| {
        Bounds::of(a, b).meets(bounds)
            && distance::segments(strip.from, strip.to, a, b, width) == Ordering::Less
    };
    polygon.edges().any(nearer) || polygon.side(strip.from) == Side::Inside
}

/// Whether a strip overlaps a base.
#[must_use]
pub fn strip_disc(strip: Strip, disc: Disc) -> bool {
    let reach = i64::from(strip.half_width) + i64::from(disc.radius);
    distance::point_segment(disc.centre, strip.from, strip.to, reach) == Ordering::Less
}
