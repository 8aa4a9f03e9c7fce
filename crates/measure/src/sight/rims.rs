//! Lines of sight where a blocker lies over a base.
//!
//! Of a free line the part between the bases is free too, so one looks from the rim of the one to the
//! rim of the other. The stretches of the first rim from which the other is seen end where the rim
//! meets an edge of a blocker, or where a line leaves it that goes through two of these: a corner of a
//! blocker, a place where an edge meets a rim, a tangent of the other base. So one point between each
//! two of these ends is tried; from it, one line between each two corners, edges on the other rim and
//! tangents. Each line is tested exactly, on the lattice; what is said to be free is free, and only
//! what is seen from a stretch of the rim, or through a gap, of less than a few hundredths of a
//! millimetre may be missed. Angles are those of `libm`, which are the same on every machine: all of
//! them try the same lines.

use std::f64::consts::TAU;

use super::search;
use crate::point::{Disc, Length, Point, Side};
use crate::polygon::Polygon;

/// A point in floating point.
type Place = (f64, f64);

/// The ends of a free line between two bases, found the same way from either side.
pub fn between(a: Disc, b: Disc, near: &[&Polygon]) -> Option<(Point, Point)> {
    if (b.centre.x, b.centre.y) < (a.centre.x, a.centre.y) {
        return between(b, a, near).map(|(p, q)| (q, p));
    }
    let corners: Vec<Place> = near.iter().flat_map(|p| p.points()).map(|&p| float(p)).collect();
    let marks: Vec<Place> = corners.iter().copied().chain(crossings(b, near)).collect();
    outlooks(a, b, &marks, near).find_map(|p| Some((p, sighted(p, b, &marks, near)?)))
}

/// Points of the first base to look from.
fn outlooks<'a>(
    a: Disc,
    b: Disc,
    marks: &[Place],
    near: &'a [&Polygon],
) -> impl Iterator<Item = Point> + 'a {
    let own = crossings(a, near);
    let mut ends: Vec<f64> = own.iter().map(|&place| angle(float(a.centre), place)).collect();
    let through = |p: Place, toward: Place| leaving(a, p, toward);
    for (i, &p) in marks.iter().enumerate() {
        for &q in marks[i + 1..].iter().chain(&own) {
            ends.extend(through(p, (q.0 - p.0, q.1 - p.1)));
        }
        for angle in tangents(p, b) {
            ends.extend(through(p, (libm::cos(angle), libm::sin(angle))));
        }
    }
    // A look around, where nothing ends the rim.
    ends.extend((0..16).map(|i| TAU * f64::from(i) / 16.0));
    let hidden = |p: Point| near.iter().any(|polygon| polygon.side(p) == Side::Inside);
    middles(ends, TAU)
        .into_iter()
        .filter_map(move |angle| inward(a, angle))
        .filter(move |&p| !hidden(p))
}

/// A point of the second base that is seen from a point.
fn sighted(p: Point, b: Disc, marks: &[Place], near: &[&Polygon]) -> Option<Point> {
    if search::segment_free(p, b.centre, near) {
        return Some(b.centre);
    }
    let (from, centre) = (float(p), float(b.centre));
    let straight = angle(from, centre);
    // Counted from the direction to the centre.
    let mut ends: Vec<f64> = tangents(from, b).map(|end| turned(end - straight)).collect();
    let half = ends.iter().copied().fold(0.0, f64::max);
    let marked = marks.iter().map(|&mark| turned(angle(from, mark) - straight));
    ends.extend(marked.filter(|end| end.abs() < half));
    middles(ends, 2.0 * half).into_iter().find_map(|end| {
        let way = libm::sincos(straight + end);
        let (dx, dy) = (centre.0 - from.0, centre.1 - from.1);
        let (ahead, off) = (dx * way.1 + dy * way.0, dx * way.0 - dy * way.1);
        let half = (square(b.radius) - off * off).max(0.0).sqrt();
        let at = ahead - half + 2.0_f64.min(half);
        let q =
            Point::new((from.0 + at * way.1).round() as i32, (from.1 + at * way.0).round() as i32);
        let radius = i64::from(b.radius);
        let inside = q.distance_squared(b.centre) <= radius * radius;
        (inside && search::segment_free(p, q, near)).then_some(q)
    })
}

/// The middles between neighbours of some angles, all round or within a range around 0.
fn middles(mut ends: Vec<f64>, range: f64) -> Vec<f64> {
    ends.sort_by(f64::total_cmp);
    let round = ends.first().map(|first| first + TAU).filter(|_| range == TAU);
    let next = ends.iter().skip(1).copied().chain(round);
    ends.iter().zip(next).filter(|(a, b)| *b - **a > 1e-9).map(|(a, b)| (a + b) / 2.0).collect()
}

/// Where the edges of blockers meet the rim of a disc.
fn crossings(disc: Disc, near: &[&Polygon]) -> Vec<Place> {
    let edges = near.iter().flat_map(|polygon| polygon.edges());
    let of_edge = |(p, q): (Point, Point)| {
        let (p, q) = (float(p), float(q));
        let along = (q.0 - p.0, q.1 - p.1);
        let meets = meets(disc, p, along).into_iter().flatten();
        meets
            .filter(|t| (0.0..=1.0).contains(t))
            .map(move |t| (p.0 + t * along.0, p.1 + t * along.1))
    };
    edges.flat_map(of_edge).collect()
}

/// The angles on the rim of a disc at which a line meets it.
fn leaving(disc: Disc, p: Place, along: Place) -> impl Iterator<Item = f64> {
    let centre = float(disc.centre);
    let place = move |t: f64| (p.0 + t * along.0, p.1 + t * along.1);
    meets(disc, p, along).into_iter().flatten().map(move |t| angle(centre, place(t)))
}

/// Where along a line it meets the rim of a disc.
fn meets(disc: Disc, p: Place, along: Place) -> Option<[f64; 2]> {
    let centre = float(disc.centre);
    let to = (centre.0 - p.0, centre.1 - p.1);
    let square = along.0 * along.0 + along.1 * along.1;
    let foot = (to.0 * along.0 + to.1 * along.1) / square;
    let off = to.0 * to.0 + to.1 * to.1 - foot * foot * square;
    let half = (self::square(disc.radius) - off) / square;
    (square > 0.0 && half >= 0.0).then(|| [foot - half.sqrt(), foot + half.sqrt()])
}

/// The directions of the tangents from a point to a disc; none from inside.
fn tangents(from: Place, disc: Disc) -> impl Iterator<Item = f64> {
    let centre = float(disc.centre);
    let far = libm::hypot(centre.0 - from.0, centre.1 - from.1);
    let outside = far > f64::from(disc.radius);
    let straight = angle(from, centre);
    let half = if outside { libm::asin(f64::from(disc.radius) / far) } else { 0.0 };
    [straight - half, straight + half].into_iter().filter(move |_| outside)
}

/// A lattice point of a disc just inside of its rim.
fn inward(disc: Disc, angle: f64) -> Option<Point> {
    let centre = float(disc.centre);
    let radius = (f64::from(disc.radius) - 0.75).max(0.0);
    let (sin, cos) = libm::sincos(angle);
    let p = Point::new(
        (centre.0 + radius * cos).round() as i32,
        (centre.1 + radius * sin).round() as i32,
    );
    let most = i64::from(disc.radius);
    (p.distance_squared(disc.centre) <= most * most).then_some(p)
}

fn angle(from: Place, to: Place) -> f64 {
    libm::atan2(to.1 - from.1, to.0 - from.0).rem_euclid(TAU)
}

/// An angle between −π and π.
fn turned(angle: f64) -> f64 {
    let angle = angle.rem_euclid(TAU);
    if angle > TAU / 2.0 { angle - TAU } else { angle }
}

fn square(length: Length) -> f64 {
    f64::from(length) * f64::from(length)
}

fn float(p: Point) -> Place {
    (f64::from(p.x), f64::from(p.y))
}
