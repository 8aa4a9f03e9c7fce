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

#[cfg(test)]
mod tests {
    use std::f64::consts::{FRAC_PI_2, PI};

    use super::*;

    fn disc(x: i32, y: i32, radius: Length) -> Disc {
        Disc::new(Point::new(x, y), radius)
    }

    fn polygon(points: &[(i32, i32)]) -> Polygon {
        Polygon::new(points.iter().map(|&(x, y)| Point::new(x, y)).collect()).unwrap()
    }

    fn about(found: &[f64], wanted: &[f64]) {
        let near = |(a, b): (&f64, &f64)| (a - b).abs() < 1e-6;
        let all = found.len() == wanted.len() && found.iter().zip(wanted).all(near);
        assert!(all, "{found:?} is not {wanted:?}");
    }

    /// The centre lies 10 times (3, 4) along the line and 30 beside it; half of the chord is 40.
    #[test]
    fn where_a_slanted_line_meets_a_rim() {
        let (p, along) = ((7.0, -9.0), (3.0, 4.0));
        about(&meets(disc(13, 49, 50), p, along).unwrap(), &[2.0, 18.0]);
        about(&meets(disc(13, 49, 30), p, along).unwrap(), &[10.0, 10.0]);
        assert_eq!(meets(disc(13, 49, 29), p, along), None);
        assert_eq!(meets(disc(13, 49, 50), p, (0.0, 0.0)), None);
        about(&meets(disc(100, 50, 50), (0.0, 20.0), (10.0, 0.0)).unwrap(), &[6.0, 14.0]);
        // At (13, −1), straight below the centre, and at (61, 63).
        let found: Vec<f64> = leaving(disc(13, 49, 50), p, along).collect();
        about(&found, &[3.0 * FRAC_PI_2, 14.0_f64.atan2(48.0)]);
    }

    #[test]
    fn where_edges_meet_a_rim() {
        let flat = |found: Vec<Place>| found.iter().flat_map(|p| [p.0, p.1]).collect::<Vec<_>>();
        let square = polygon(&[(0, 0), (200, 0), (200, 100), (0, 100)]);
        about(&flat(crossings(disc(100, 0, 50), &[&square])), &[50.0, 0.0, 150.0, 0.0]);
        // 150 and 350 along a side of 500; one of the two on a side that ends between them.
        let triangle = polygon(&[(0, 0), (300, 400), (-1000, 400)]);
        let found = flat(crossings(disc(150, 200, 100), &[&triangle]));
        about(&found, &[90.0, 120.0, 210.0, 280.0]);
        let short = polygon(&[(0, 0), (150, 200), (-1000, 200)]);
        let found = flat(crossings(disc(150, 200, 100), &[&short]));
        about(&found, &[90.0, 120.0, 50.0, 200.0]);
    }

    #[test]
    fn tangents_of_a_disc() {
        let found = |x: f64, y: f64, d: Disc| tangents((x, y), d).collect::<Vec<_>>();
        let half = 0.6_f64.asin();
        about(&found(100.0, 200.0, disc(100, 700, 300)), &[FRAC_PI_2 - half, FRAC_PI_2 + half]);
        about(
            &found(0.0, 0.0, disc(300, 400, 300)),
            &[0.8_f64.asin() - half, 0.8_f64.asin() + half],
        );
        about(&found(0.0, 0.0, disc(300, 0, 300)), &[]);
    }

    #[test]
    fn just_inside_of_a_rim() {
        let at = |angle: f64| inward(disc(1000, 2000, 500), angle).unwrap();
        assert_eq!(at(0.0), Point::new(1499, 2000));
        assert_eq!(at(FRAC_PI_2), Point::new(1000, 2499));
        assert_eq!(at(PI), Point::new(501, 2000));
        assert_eq!(at(3.0_f64.atan2(4.0)), Point::new(1399, 2300));
        assert_eq!(inward(disc(7, 8, 0), 1.0), Some(Point::new(7, 8)));
    }

    #[test]
    fn middles_between_angles() {
        about(&middles(vec![3.0, 1.0, 2.5, 2.5], 2.0), &[1.75, 2.75]);
        about(&middles(vec![3.0, 1.0, 2.5], TAU), &[1.75, 2.75, 2.0 + PI]);
        about(&middles(Vec::new(), TAU), &[]);
        about(
            &[turned(FRAC_PI_2), turned(3.0 * FRAC_PI_2), turned(-FRAC_PI_2)],
            &[FRAC_PI_2, -FRAC_PI_2, -FRAC_PI_2],
        );
        about(
            &[angle((1.0, 2.0), (1.0, 5.0)), angle((1.0, 2.0), (4.0, -1.0))],
            &[FRAC_PI_2, 3.5 * FRAC_PI_2],
        );
    }

    /// The points at the middles between these angles and the sixteen of a look around.
    fn looked_from(a: Disc, more: &[f64]) -> Vec<Point> {
        let round = (0..16).map(|i| TAU * f64::from(i) / 16.0);
        let ends = round.chain(more.iter().copied()).collect();
        middles(ends, TAU).into_iter().filter_map(|angle| inward(a, angle)).collect()
    }

    /// The line through two corners passes the centre at 400, in the direction (0.8, 0.6); no
    /// tangent of the other base from a corner comes to this one.
    #[test]
    fn a_line_through_two_corners_ends_a_stretch() {
        let (a, b) = (disc(0, 0, 1000), disc(1200, 5000, 0));
        let marks = [(1200.0, 1400.0), (2000.0, 2000.0)];
        let turn = 0.6_f64.asin();
        let off = 0.4_f64.asin();
        let found: Vec<Point> = outlooks(a, b, &marks, &[]).collect();
        assert_eq!(found, looked_from(a, &[turn + off, turn + PI - off]));
        assert_eq!(found.len(), 18);
    }

    /// A tangent of the other base through a corner: y = 400 and x = 600.
    #[test]
    fn tangents_through_a_corner_end_a_stretch() {
        let a = disc(0, 0, 1000);
        let found: Vec<Point> = outlooks(a, disc(4600, 900, 500), &[(600.0, 400.0)], &[]).collect();
        let other = {
            // The other tangent from (600, 400), steeper by twice the angle to the centre.
            let steep = 2.0 * 500.0_f64.atan2(4000.0);
            let (cos, sin) = (steep.cos(), steep.sin());
            let (foot, off) = (600.0 * cos + 400.0 * sin, 400.0 * cos - 600.0 * sin);
            let half = (1e6 - off * off).sqrt();
            assert!(foot > 0.0);
            [steep + off.atan2(half), steep + off.atan2(-half)]
        };
        let flat = 0.4_f64.asin();
        assert_eq!(found, looked_from(a, &[flat, PI - flat, other[0], other[1]]));
        assert_eq!(found.len(), 20);
    }

    /// A wall hides the centre; beyond its upper corner the line is tried in the middle between
    /// that corner and the tangent. Mirrored, the same.
    #[test]
    fn a_point_of_the_other_rim_is_seen_past_a_corner() {
        for sign in [1, -1] {
            let corners = [(4000, -9000), (5000, -9000), (5000, 500), (4000, 500)];
            let wall = polygon(&corners.map(|(x, y)| (x, y * sign)));
            let marks: Vec<Place> = wall.points().iter().map(|&p| float(p)).collect();
            let seen = sighted(Point::new(0, 0), disc(10_000, 0, 3000), &marks, &[&wall]);
            let way = f64::midpoint(500.0_f64.atan2(4000.0), 0.3_f64.asin());
            let (ahead, off) = (10_000.0 * way.cos(), 10_000.0 * way.sin());
            let far = ahead - (9e6 - off * off).sqrt() + 2.0;
            let wanted = ((far * way.cos()).round() as i32, (far * way.sin()).round() as i32);
            assert_eq!(seen, Some(Point::new(wanted.0, wanted.1 * sign)));
        }
        let all = polygon(&[(4000, -9000), (5000, -9000), (5000, 9000), (4000, 9000)]);
        assert_eq!(sighted(Point::new(0, 0), disc(10_000, 0, 3000), &[], &[&all]), None);
        assert_eq!(
            sighted(Point::new(0, 0), disc(10_000, 0, 3000), &[], &[]),
            Some(Point::new(10_000, 0))
        );
    }
}
