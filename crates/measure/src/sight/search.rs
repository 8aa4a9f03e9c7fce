//! The search for a free line.

use std::cmp::Ordering;

use super::bearing::Bearing;
use super::rims;
use super::segment::Ready;
use crate::distance;
use crate::overlap;
use crate::point::{Disc, Point};
use crate::polygon::Polygon;
use crate::shape::Strip;

/// How a free line was found.
pub enum Found {
    /// From centre to centre, or the bases touch.
    Centres,
    /// Along a critical line.
    Bearing(Bearing),
    /// From point to point.
    Points(Point, Point),
}

/// A free line, if there is one.
pub fn find(a: Disc, b: Disc, blockers: &[&Polygon]) -> Option<Found> {
    if meet(a, b) {
        return Some(Found::Centres);
    }
    match first_entered(a.centre, b.centre, blockers) {
        None if !along_seam(a.centre, b.centre, blockers) => return Some(Found::Centres),
        Some(blocker) if walls_off(a, b, blocker) => return None,
        _ => {}
    }
    let near = near(a, b, blockers);
    if near.iter().any(|p| overlap::disc_polygon(a, p) || overlap::disc_polygon(b, p)) {
        return rims::between(a, b, &near).map(|(p, q)| Found::Points(p, q));
    }
    if near.iter().any(|p| walls_off(a, b, p)) {
        return None;
    }
    critical(a, b, &near).map(Found::Bearing)
}

/// The blockers that come near to the hull of two discs: it lies in the strip of the greater radius.
fn near<'a>(a: Disc, b: Disc, blockers: &[&'a Polygon]) -> Vec<&'a Polygon> {
    let half_width = a.radius.max(b.radius);
    let strip = Strip { from: a.centre, to: b.centre, half_width };
    let (bounds, ready) = (strip.bounds(), Ready::new(a.centre, b.centre));
    let width = band(a, b);
    blockers
        .iter()
        .copied()
        .filter(|p| p.bounds().meets(bounds) && ready.nears(p.bounds(), width))
        .collect()
}

/// The greater radius times the distance of the centres, rounded up: a point whose cross product
/// with the line of the centres is greater lies outside of the hull of the discs.
fn band(a: Disc, b: Disc) -> i64 {
    let long = ((b.centre - a.centre).length_squared() as f64).sqrt();
    (f64::from(a.radius.max(b.radius)) * long * (1.0 + 1e-12)) as i64 + 1
}

/// Whether a blocker alone stands between two discs so that no line passes it.
///
/// It does if a part of its outline leads from the one side of the hull to the other, between the
/// discs: every way from centre to centre in the hull crosses it, and not within a disc, which the
/// interior of the blocker does not meet; but whoever crosses the outline enters the interior.
/// An edge between corners on different sides of the hull is such a part if it separates the
/// centres. A part of several edges is if all its corners lie between the perpendiculars through
/// the centres. Sufficient, not necessary: what is left is decided by the critical lines.
fn walls_off(a: Disc, b: Disc, blocker: &Polygon) -> bool {
    let d = b.centre - a.centre;
    let (band, long) = (band(a, b), d.length_squared());
    let points = blocker.points();
    // The side of the hull that the outline came from.
    let mut came = 0;
    let mut before: Option<(Point, i32)> = None;
    for &p in points.iter().chain(points) {
        let to = p - a.centre;
        let (off, ahead) = (d.cross(to), d.dot(to));
        let side = if off > band {
            1
        } else if off < -band {
            -1
        } else {
            0
        };
        if let Some((q, _)) = before.filter(|&(_, other)| side * other < 0) {
            let edge = p - q;
            let sides = edge.cross(a.centre - q).signum() * edge.cross(b.centre - q).signum();
            if sides < 0 && clean(a, b, blocker) {
                return true;
            }
        }
        before = Some((p, side));
        if ahead <= 0 || ahead >= long {
            came = 0;
        } else if side != 0 {
            if came == -side && clean(a, b, blocker) {
                return true;
            }
            came = side;
        }
    }
    false
}

/// Whether a blocker overlaps neither disc.
fn clean(a: Disc, b: Disc, blocker: &Polygon) -> bool {
    !overlap::disc_polygon(a, blocker) && !overlap::disc_polygon(b, blocker)
}

/// The first blocker that the segment between two points enters.
fn first_entered<'a>(a: Point, b: Point, blockers: &[&'a Polygon]) -> Option<&'a Polygon> {
    let ready = Ready::new(a, b);
    blockers.iter().copied().find(|p| ready.meets(p.bounds()) && super::enters(a, b, p))
}

/// Whether the segment between two points runs along a seam.
fn along_seam(a: Point, b: Point, blockers: &[&Polygon]) -> bool {
    let ready = Ready::new(a, b);
    let touched = || blockers.iter().filter(|p| ready.meets(p.bounds()));
    a != b && touched().nth(1).is_some() && seam(&Bearing::along(a, b - a), a, b, &touched)
}

fn meet(a: Disc, b: Disc) -> bool {
    let reach = i64::from(a.radius) + i64::from(b.radius);
    a.centre.distance_squared(b.centre) <= reach * reach
}

/// A free line through a convex corner and another, or tangent to a disc.
fn critical(a: Disc, b: Disc, near: &[&Polygon]) -> Option<Bearing> {
    let corners: Vec<Point> =
        near.iter().flat_map(|polygon| convex_corners(polygon, a, b)).collect();
    let works = |bearing: Bearing| {
        let forward = bearing.ahead(b.centre - a.centre) > 0;
        let bearing = if forward { bearing } else { bearing.reversed() };
        (bearing.meets(a) && bearing.meets(b) && line_free(&bearing, a, b, near)).then_some(bearing)
    };
    corners.iter().enumerate().find_map(|(i, &v)| {
        // Corners of two blockers can be one point.
        let others = corners[i + 1..].iter().filter(|&&w| w != v);
        let others = others.map(|&w| Bearing::along(v, w - v));
        let tangents = [a, b].into_iter().filter_map(|disc| Bearing::tangents(v, disc)).flatten();
        tangents.chain(others).find_map(works)
    })
}

/// The convex corners of a polygon that lie within the greater radius of the line between two centres.
pub fn convex_corners(polygon: &Polygon, a: Disc, b: Disc) -> impl Iterator<Item = Point> {
    let width = i64::from(a.radius.max(b.radius));
    polygon
        .corners()
        .filter(|(before, p, after)| (*p - *before).cross(*after - *p) > 0)
        .map(|(_, p, _)| p)
        .filter(move |&p| {
            distance::point_segment(p, a.centre, b.centre, width) != Ordering::Greater
        })
}

/// Whether a line is free between two discs that no blocker overlaps.
fn line_free(bearing: &Bearing, a: Disc, b: Disc, blockers: &[&Polygon]) -> bool {
    !blockers.iter().any(|polygon| bearing.enters(a, b, polygon))
        && !seam(bearing, a.centre, b.centre, &|| blockers.iter())
}

/// Whether the line runs between two centres along a seam: an edge with a blocker on its left and
/// one with a blocker on its right share a stretch.
fn seam<'a, 'b: 'a, I: Iterator<Item = &'a &'b Polygon>>(
    bearing: &Bearing,
    from: Point,
    to: Point,
    blockers: &impl Fn() -> I,
) -> bool {
    let edges = || blockers().flat_map(|polygon| polygon.edges());
    for (p, q) in edges().filter(|&(p, q)| bearing.runs_along(p, q) > 0) {
        for (r, s) in edges() {
            if bearing.runs_along(r, s) >= 0 {
                continue;
            }
            // The right edge runs from r back to s.
            let start = if bearing.ahead(s - p) > 0 { s } else { p };
            let end = if bearing.ahead(q - r) > 0 { r } else { q };
            let start = if bearing.ahead(from - start) > 0 { from } else { start };
            let end = if bearing.ahead(end - to) > 0 { to } else { end };
            if bearing.ahead(end - start) > 0 {
                return true;
            }
        }
    }
    false
}

/// Whether a segment enters no blocker and runs along no seam.
pub fn segment_free(a: Point, b: Point, blockers: &[&Polygon]) -> bool {
    first_entered(a, b, blockers).is_none() && !along_seam(a, b, blockers)
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Disc = Disc { centre: Point { x: 0, y: 0 }, radius: 100 };
    const B: Disc = Disc { centre: Point { x: 1000, y: 0 }, radius: 50 };

    fn walled(points: &[(i32, i32)]) -> bool {
        let polygon = Polygon::new(points.iter().map(|&(x, y)| Point::new(x, y)).collect());
        walls_off(A, B, &polygon.unwrap())
    }

    fn wall(left: i32, right: i32, low: i32, high: i32) -> bool {
        walled(&[(left, low), (right, low), (right, high), (left, high)])
    }

    #[test]
    fn a_wall_across_the_hull() {
        assert_eq!(band(A, B), 100_001);
        assert!(wall(400, 500, -200, 200));
        assert!(wall(400, 500, -101, 101));
        // Not beyond the hull on one side.
        assert!(!wall(400, 500, -200, 100));
        assert!(!wall(400, 500, -100, 200));
        assert!(!wall(400, 500, 120, 200));
    }

    #[test]
    fn a_wall_behind_or_over_a_base_hides_nothing() {
        assert!(!wall(-400, -300, -300, 300));
        assert!(!wall(1300, 1400, -300, 300));
        assert!(!wall(90, 200, -300, 300));
        assert!(wall(100, 200, -300, 300));
        assert!(!wall(800, 951, -300, 300));
        assert!(wall(800, 950, -300, 300));
    }

    #[test]
    fn one_long_edge_between_the_centres() {
        assert!(walled(&[(-100, -600), (1100, 600), (1090, 650), (-110, -550)]));
        assert!(!walled(&[(-700, -600), (500, 600), (490, 650), (-710, -550)]));
    }

    #[test]
    fn a_wall_round_a_base_is_open_before_it() {
        assert!(!walled(&[
            (200, 300),
            (-300, 300),
            (-300, -300),
            (200, -300),
            (200, -250),
            (-250, -250),
            (-250, 250),
            (200, 250),
        ]));
        assert!(!walled(&[
            (800, -300),
            (1300, -300),
            (1300, 300),
            (800, 300),
            (800, 250),
            (1250, 250),
            (1250, -250),
            (800, -250),
        ]));
    }

    /// A bent wall, whose corners lie in the hull, on both sides of it and between the bases.
    #[test]
    fn a_bent_wall() {
        let bent = [(400, -200), (450, 0), (400, 200), (300, 200), (350, 0), (300, -200)];
        assert!(walled(&bent));
        assert!(walled(&[
            (300, -200),
            (600, -50),
            (650, 50),
            (400, 200),
            (390, 200),
            (500, 0),
            (290, -200)
        ]));
        assert!(!walled(&[(300, -200), (600, -50), (650, 50), (500, 60), (500, 0), (290, -200)]));
    }
}
