use measure::{Disc, Point, Polygon, Region, Side};
use proptest::prelude::*;

use crate::reference;
use crate::scenes::{Change, disc, point, polygon, polygons, rectangle, shape};

#[test]
fn a_seam_carries() {
    let both = Region::union(&[rectangle(0, 0, 100, 100), rectangle(100, 0, 100, 100)]);
    assert_eq!(both.side(Point::new(100, 50)), Side::Inside);
    assert_eq!(both.side(Point::new(100, 0)), Side::On);
    assert!(both.carries(Disc::new(Point::new(100, 50), 50)), "touching the rim from inside");
    assert!(!both.carries(Disc::new(Point::new(100, 50), 51)));
    assert!(!both.carries(Disc::new(Point::new(100, 49), 50)));
    assert_eq!(both.contours().len(), 1);
    let mut corners = both.contours()[0].clone();
    corners.sort();
    let expected = [(0, 0), (0, 100), (200, 0), (200, 100)];
    assert_eq!(corners, expected.map(|(x, y)| Point::new(x, y)));
}

#[test]
fn a_gap_of_one_hundredth_does_not_carry() {
    let apart = Region::union(&[rectangle(0, 0, 100, 100), rectangle(101, 0, 100, 100)]);
    assert!(!apart.carries(Disc::new(Point::new(100, 50), 20)));
    assert!(apart.carries(Disc::new(Point::new(50, 50), 50)));
    assert_eq!(apart.contours().len(), 2);
}

/// The last edge of the one and the first of the other end in the corner that both share.
#[test]
fn polygons_that_touch_in_a_corner_keep_their_rims() {
    let one = shape(&[(0, 0), (10_000, 0), (0, 10_000)]);
    let other = shape(&[(-10_000, -5_000), (0, 0), (-10_000, 5_000)]);
    let both = Region::union(&[one, other]);
    // The lower edge of the other lies 447 off.
    assert!(both.carries(Disc::new(Point::new(-5_000, -2_000), 447)));
    assert!(!both.carries(Disc::new(Point::new(-5_000, -2_000), 448)));
    let corners: usize = both.contours().iter().map(Vec::len).sum();
    assert_eq!(corners, 6);
}

#[test]
fn a_ring_has_a_hole() {
    let ring = Region::union(&[
        rectangle(0, 0, 300, 100),
        rectangle(0, 200, 300, 100),
        rectangle(0, 0, 100, 300),
        rectangle(200, 0, 100, 300),
    ]);
    assert_eq!(ring.side(Point::new(150, 150)), Side::Outside);
    assert_eq!(ring.side(Point::new(100, 150)), Side::On);
    assert!(!ring.carries(Disc::new(Point::new(150, 150), 10)));
    assert!(ring.carries(Disc::new(Point::new(100, 50), 50)));
    assert!(!ring.carries(Disc::new(Point::new(90, 90), 15)));
    let area = |c: &[Point]| -> i64 {
        let n = c.len();
        (0..n).map(|i| (c[i] - c[0]).cross(c[(i + 1) % n] - c[0])).sum::<i64>() / 2
    };
    let mut areas: Vec<i64> = ring.contours().iter().map(|c| area(c)).collect();
    areas.sort();
    assert_eq!(areas, [-10_000, 90_000]);
}

#[test]
fn edges_that_cross_off_the_lattice_are_exact() {
    // The lower rim of the union dips where two slanted edges cross at x = 5/2 or the like.
    let a = shape(&[(0, 0), (100, 33), (100, 200), (0, 200)]);
    let b = shape(&[(0, 40), (100, -10), (100, 200), (0, 200)]);
    let both = Region::union(&[a.clone(), b.clone()]);
    // Crossing at x = 4000/83, y = 1320/83 (about 48.19, 15.90), above the point (48, 0).
    let (x, y) = (4000.0 / 83.0, 1320.0 / 83.0);
    for radius in 1..60 {
        let centre = Point::new(50, 90);
        let far = (f64::from(centre.x) - x).hypot(f64::from(centre.y) - y);
        // The union reaches below the crossing on both sides, so the crossing itself is the rim.
        if (f64::from(radius) - far).abs() > 0.01 && f64::from(radius) < 49.0 {
            assert_eq!(
                both.carries(Disc::new(centre, radius)),
                f64::from(radius) < far,
                "{radius}"
            );
        }
    }
}

#[test]
fn nothing_carries_nothing() {
    let none = Region::union(&[]);
    assert!(!none.carries(Disc::new(Point::new(0, 0), 0)));
    assert!(!none.touches(Disc::new(Point::new(0, 0), 5)));
    assert_eq!(none.side(Point::new(0, 0)), Side::Outside);
}

fn covered(polygons: &[Polygon], p: reference::P) -> bool {
    polygons.iter().any(|polygon| reference::side(p, polygon) >= 0)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn the_side_of_a_union_is_that_of_its_neighbourhood(polygons in polygons(5, 4), p in point(5)) {
        let region = Region::union(&polygons);
        let at = reference::exact(p);
        let tiny = reference::Q::new(1, 10_000);
        // Many directions; edges of such small polygons are never nearer to one another.
        let round = (0..64).map(|i| {
            let (s, c) = (f64::from(i) * 0.0981 + 0.01).sin_cos();
            let q = |v: f64| tiny * reference::Q::new((v * 1000.0) as i128, 1000);
            (at.0 + q(c), at.1 + q(s))
        });
        let around: Vec<bool> = round.map(|q| covered(&polygons, q)).collect();
        let expected = if !covered(&polygons, at) {
            Side::Outside
        } else if around.iter().all(|&c| c) {
            Side::Inside
        } else {
            Side::On
        };
        // A wedge narrower than the sampled directions would be missed.
        if expected != Side::Inside || region.side(p) != Side::On {
            prop_assert_eq!(region.side(p), expected);
        }
    }

    #[test]
    fn a_carried_disc_has_no_point_outside(polygons in polygons(6, 4), disc in disc(5, 4), fine in 3..9i32) {
        let region = Region::union(&polygons);
        let change = Change { by: Point::new(0, 0), quarters: 0, mirror: false, times: fine };
        let large: Vec<Polygon> = polygons.iter().map(|p| change.polygon(p)).collect();
        let outside = reference::lattice(change.disc(disc))
            .any(|p| large.iter().all(|polygon| polygon.side(p) == Side::Outside));
        if outside {
            prop_assert!(!region.carries(disc));
        }
        prop_assert_eq!(region.carries(disc), Region::union(&large).carries(change.disc(disc)));
    }

    #[test]
    fn a_disc_that_is_not_carried_has_a_point_outside(
        cells in prop::collection::vec((-3..3i32, -3..3i32, 1..3i32, 1..3i32), 1..7), disc in disc(30, 14)
    ) {
        // Rectangles on a grid of 10: no slivers, so the lattice shows every gap.
        let polygons: Vec<Polygon> =
            cells.iter().map(|&(x, y, w, h)| rectangle(x * 10, y * 10, w * 10, h * 10)).collect();
        let region = Region::union(&polygons);
        let change = Change { by: Point::new(0, 0), quarters: 0, mirror: false, times: 7 };
        let large: Vec<Polygon> = polygons.iter().map(|p| change.polygon(p)).collect();
        let mut grown = change.disc(disc);
        let outside = |d: Disc| reference::lattice(d)
            .any(|p| large.iter().all(|polygon| polygon.side(p) == Side::Outside));
        if !region.carries(disc) {
            grown.radius += 3;
            prop_assert!(outside(grown));
        }
    }

    #[test]
    fn splitting_a_polygon_changes_nothing(polygon in polygon(8), disc in disc(8, 5)) {
        // The polygon beside itself, and a part of it on top.
        let alone = Region::union(std::slice::from_ref(&polygon));
        let twice = Region::union(&[polygon.clone(), polygon.clone()]);
        prop_assert_eq!(alone.carries(disc), twice.carries(disc));
        prop_assert_eq!(alone.side(disc.centre), twice.side(disc.centre));
        prop_assert_eq!(alone.side(disc.centre), polygon.side(disc.centre));
        prop_assert_eq!(alone.contours().len(), 1);
        prop_assert_eq!(twice.contours().len(), 1);
        prop_assert_eq!(alone.touches(disc), measure::overlap::disc_polygon(disc, &polygon));
    }
}
