use measure::{Disc, Length, Shape, Strip, gap, overlap};
use proptest::prelude::*;

use crate::reference::{self, Q, exact};
use crate::scenes::{disc, point, polygon};

fn square(length: i64) -> Q {
    Q::from(length * length)
}

fn grown(disc: Disc, length: Length) -> i64 {
    i64::from(disc.radius) + i64::from(length)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn discs(a in disc(12, 5), b in disc(12, 5), length in 0..12) {
        let far = Q::from(a.centre.distance_squared(b.centre));
        let reach = grown(a, b.radius);
        prop_assert_eq!(gap::within(a, b, length), far <= square(reach + i64::from(length)));
        prop_assert_eq!(gap::beyond(a, b, length), far > square(reach + i64::from(length)));
        prop_assert_eq!(overlap::discs(a, b), far < square(reach));
        let wholly = reference::lattice(b).all(|p| gap::within(a, p, length));
        // The disc's lattice points are within if the whole disc is; on the axes also its rim.
        prop_assert!(!gap::wholly_within(a, b, length) || wholly);
    }

    #[test]
    fn disc_and_polygon(a in disc(12, 5), polygon in polygon(8), length in 0..12) {
        let far = reference::polygon_distance(exact(a.centre), &polygon);
        prop_assert_eq!(gap::within(a, &polygon, length), far <= square(grown(a, length)));
        prop_assert_eq!(gap::within(&polygon, a, length), far <= square(grown(a, length)));
        let inside = reference::side(exact(a.centre), &polygon) > 0;
        prop_assert_eq!(overlap::disc_polygon(a, &polygon), inside || far < square(grown(a, 0)));
    }

    #[test]
    fn polygon_and_polygon(a in polygon(9), b in polygon(9), length in 0..6) {
        let apart = a.edges().flat_map(|(p, q)| b.edges().map(move |(r, s)| {
            reference::segment_distance(exact(p), exact(q), exact(r), exact(s))
        })).min().unwrap();
        let nested = a.points().iter().any(|&p| reference::side(exact(p), &b) >= 0)
            || b.points().iter().any(|&p| reference::side(exact(p), &a) >= 0);
        prop_assert_eq!(gap::within(&a, &b, length), nested || apart <= square(i64::from(length)));
    }

    #[test]
    fn strips(from in point(9), to in point(9), half_width in 0..5, polygon in polygon(7), base in disc(9, 4)) {
        let strip = Strip { from, to, half_width };
        let apart = polygon.edges().map(|(p, q)| {
            reference::segment_distance(exact(from), exact(to), exact(p), exact(q))
        }).min().unwrap();
        let expected = if half_width == 0 {
            reference::enters(from, to, &[&polygon])
        } else {
            reference::side(exact(from), &polygon) > 0 || apart < square(i64::from(half_width))
        };
        prop_assert_eq!(overlap::strip_polygon(strip, &polygon), expected);
        let far = reference::distance(exact(base.centre), exact(from), exact(to));
        prop_assert_eq!(overlap::strip_disc(strip, base), far < square(grown(base, half_width)));
    }
}

#[test]
fn a_notched_base_is_measured_like_a_round_one() {
    use measure::{Direction, Notched, Point};
    let disc = Disc::new(Point::new(0, 0), 2500);
    let notched = Notched { disc, facing: Direction::default(), depth: 300 };
    assert_eq!(notched.notch(), Point::new(2200, 0));
    assert!(gap::within(&notched, Point::new(2600, 0), 100));
    assert!(gap::beyond(Shape::Notched(&notched), Point::new(2601, 0), 100));
    assert!(!gap::within(&notched, disc, -1));
}

#[test]
fn wholly_within_asks_for_the_far_side() {
    use measure::Point;
    let (outer, inner) = (Disc::new(Point::new(0, 0), 10), Disc::new(Point::new(12, 5), 4));
    // |(12, 5)| = 13: 13 + 4 = 10 + 7.
    assert!(gap::wholly_within(outer, inner, 7));
    assert!(!gap::wholly_within(outer, inner, 6));
    assert!(!gap::wholly_within(Disc::new(Point::new(0, 0), 1), Disc::new(Point::new(0, 0), 3), 1));
}
