//! The gap between two shapes, compared with a length.
//!
//! The gap is the least distance of any point of the one to any point of the other, rims included;
//! shapes that touch or overlap have a gap of 0.

use std::cmp::Ordering;

use crate::distance;
use crate::point::{Disc, Length, Side};
use crate::polygon::Polygon;
use crate::shape::Shape;

/// Whether the gap is at most a length.
#[must_use]
pub fn within<'a>(a: impl Into<Shape<'a>>, b: impl Into<Shape<'a>>, length: Length) -> bool {
    match (outline(a.into()), outline(b.into())) {
        _ if length < 0 => false,
        (Outline::Disc(a), Outline::Disc(b)) => discs(a, b, length),
        (Outline::Disc(disc), Outline::Polygon(polygon))
        | (Outline::Polygon(polygon), Outline::Disc(disc)) => disc_polygon(disc, polygon, length),
        (Outline::Polygon(a), Outline::Polygon(b)) => polygons(a, b, length),
    }
}

/// Whether the gap is greater than a length.
#[must_use]
pub fn beyond<'a>(a: impl Into<Shape<'a>>, b: impl Into<Shape<'a>>, length: Length) -> bool {
    !within(a, b, length)
}

/// Whether no point of the inner disc is farther than a length from the outer disc.
#[must_use]
pub fn wholly_within(outer: Disc, inner: Disc, length: Length) -> bool {
    let reach = i64::from(outer.radius) + i64::from(length) - i64::from(inner.radius);
    reach >= 0 && outer.centre.distance_squared(inner.centre) <= reach * reach
}

enum Outline<'a> {
    Disc(Disc),
    Polygon(&'a Polygon),
}

const fn outline(shape: Shape<'_>) -> Outline<'_> {
    match shape {
        Shape::Disc(disc) => Outline::Disc(disc),
        Shape::Notched(notched) => Outline::Disc(notched.disc),
        Shape::Point(point) => Outline::Disc(Disc::new(point, 0)),
        Shape::Polygon(polygon) => Outline::Polygon(polygon),
    }
}

fn discs(a: Disc, b: Disc, length: Length) -> bool {
    let reach = i64::from(a.radius) + i64::from(b.radius) + i64::from(length);
    a.centre.distance_squared(b.centre) <= reach * reach
}

fn disc_polygon(disc: Disc, polygon: &Polygon, length: Length) -> bool {
    let reach = i64::from(disc.radius) + i64::from(length);
    if !polygon.bounds().meets(disc.bounds().grown(length)) {
        return false;
    }
    polygon
        .edges()
        .any(|(a, b)| distance::point_segment(disc.centre, a, b, reach) != Ordering::Greater)
        || polygon.side(disc.centre) != Side::Outside
}

fn polygons(a: &Polygon, b: &Polygon, length: Length) -> bool {
    if !a.bounds().grown(length).meets(b.bounds()) {
        return false;
    }
    let inside = |inner: &Polygon, outer: &Polygon| {
        inner.points().first().is_some_and(|&p| outer.side(p) != Side::Outside)
    };
    inside(a, b)
        || inside(b, a)
        || a.edges().any(|(p, q)| {
            b.edges().any(|(r, s)| {
                distance::segments(p, q, r, s, i64::from(length)) != Ordering::Greater
            })
        })
}
