use measure::sight::{crosses, free, line, segment_free};
use measure::{Disc, Point, Polygon, Side, Vector, overlap};
use proptest::prelude::*;

use crate::reference;
use crate::scenes::{Change, disc, polygon, polygons, rectangle, refs};

/// Points of a rim, rounded inward, and the centre.
fn rim(disc: Disc, count: u16) -> Vec<Point> {
    let spacing = measure::Direction::COUNT / count;
    (0..count)
        .map(|i| measure::Direction::new(i * spacing).unwrap().step(disc.radius))
        .chain([Vector::default()])
        .filter_map(|v| disc.centre.moved(v))
        .collect()
}

fn meet(a: Disc, b: Disc) -> bool {
    measure::gap::within(a, b, 0)
}

/// Without the polygons that overlap one of the bases.
fn clean(a: Disc, b: Disc, mut polygons: Vec<Polygon>) -> Vec<Polygon> {
    polygons.retain(|p| !overlap::disc_polygon(a, p) && !overlap::disc_polygon(b, p));
    polygons
}

/// How deep the best of many lines between two discs goes into the polygons, in floating point:
/// lines are given by their offsets at the two centres.
fn least_depth(a: Disc, b: Disc, polygons: &[Polygon]) -> f64 {
    const LINES: i32 = 16;
    let float = |p: Point| (f64::from(p.x), f64::from(p.y));
    let (ca, cb) = (float(a.centre), float(b.centre));
    let long = (cb.0 - ca.0).hypot(cb.1 - ca.1);
    let across = (-(cb.1 - ca.1) / long, (cb.0 - ca.0) / long);
    let off = |c: (f64, f64), r: i32, i: i32| {
        let part = f64::from(r) * f64::from(i) / f64::from(LINES);
        (c.0 + across.0 * part, c.1 + across.1 * part)
    };
    let mut least = f64::INFINITY;
    for i in -LINES..=LINES {
        for j in -LINES..=LINES {
            let (p, q) = (off(ca, a.radius, i), off(cb, b.radius, j));
            let deep = polygons.iter().map(|w| reference::depth(p, q, w)).fold(0.0, f64::max);
            least = least.min(deep);
        }
    }
    least
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    /// Completeness: a line found by trying many is a line.
    #[test]
    fn what_many_lines_see_is_seen(a in disc(30, 7), b in disc(30, 7), polygons in polygons(25, 4)) {
        let refs = refs(&polygons);
        if !free(a, b, &refs) {
            for p in rim(a, 24) {
                for q in rim(b, 24) {
                    prop_assert!(!segment_free(p, q, &refs), "{p:?} {q:?}");
                }
            }
        }
    }

    /// Soundness: the line that is named goes into nothing, but for its rounding.
    #[test]
    fn a_line_that_is_named_is_free(a in disc(3000, 700), b in disc(3000, 700), polygons in polygons(2500, 4)) {
        let refs = refs(&polygons);
        prop_assert_eq!(line(a, b, &refs).is_some(), free(a, b, &refs));
        if let Some((p, q)) = line(a, b, &refs).filter(|_| !meet(a, b)) {
            let rounded = |d: Disc| i64::from(d.radius + 1).pow(2);
            prop_assert!(a.centre.distance_squared(p) <= rounded(a));
            prop_assert!(b.centre.distance_squared(q) <= rounded(b));
            let float = |p: Point| (f64::from(p.x), f64::from(p.y));
            for polygon in &polygons {
                let depth = reference::depth(float(p), float(q), polygon);
                prop_assert!(depth < 2.0, "{p:?} {q:?} {depth}");
            }
        }
    }

    #[test]
    fn sight_is_mutual_and_does_not_depend_on_the_place(
        a in disc(12, 4), b in disc(12, 4), polygons in polygons(9, 4), change in Change::any(500_000, 20)
    ) {
        prop_assert_eq!(free(a, b, &refs(&polygons)), free(b, a, &refs(&polygons)));
        let seen = free(a, b, &refs(&polygons));
        let changed: Vec<Polygon> = polygons.iter().map(|p| change.polygon(p)).collect();
        let changed: Vec<&Polygon> = changed.iter().collect();
        prop_assert_eq!(seen, free(change.disc(a), change.disc(b), &changed));
    }

    #[test]
    fn fewer_blockers_and_greater_bases_see_more(a in disc(12, 3), b in disc(12, 3), polygons in polygons(9, 4)) {
        let grown = Disc::new(a.centre, a.radius + 1);
        let refs = refs(&polygons);
        if free(a, b, &refs) {
            prop_assert!(free(grown, b, &refs));
            prop_assert!(polygons.is_empty() || free(a, b, &refs[1..]));
        }
    }

    #[test]
    fn a_piece_is_crossed_if_some_line_enters_it(a in disc(12, 5), b in disc(12, 5), piece in polygon(9)) {
        let entered = rim(a, 16).into_iter()
            .any(|p| rim(b, 16).into_iter().any(|q| reference::enters(p, q, &[&piece])));
        let said = crosses(a, b, &piece);
        prop_assert!(said || !entered);
        prop_assert_eq!(said, crosses(b, a, &piece));
        if said && a.radius.max(b.radius) > 0 {
            // Some place of its outline lies between the bases, or nearly, or it lies round them.
            let outlined = piece.edges().any(|edge| comes_between(edge, a, b));
            prop_assert!(outlined || piece.side(a.centre) == Side::Inside, "missed");
        }
    }
}

/// Whether one of many places of an edge lies in one of many discs between two, or nearly, in floating
/// point: the segments between the bases fill these discs.
fn comes_between((p, q): (Point, Point), a: Disc, b: Disc) -> bool {
    const PARTS: i32 = 200;
    let mix = |from: i32, to: i32, i: i32| {
        let part = f64::from(i) / f64::from(PARTS);
        f64::from(from) * (1.0 - part) + f64::from(to) * part
    };
    (0..=PARTS).any(|i| {
        let (x, y) = (mix(p.x, q.x, i), mix(p.y, q.y, i));
        (0..=PARTS).any(|j| {
            let (cx, cy) = (mix(a.centre.x, b.centre.x, j), mix(a.centre.y, b.centre.y, j));
            (x - cx).hypot(y - cy) < mix(a.radius, b.radius, j) + 0.12
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Soundness with a margin, all in floating point.
    #[test]
    fn some_of_many_lines_is_nearly_free(a in disc(3000, 500), b in disc(3000, 500), polygons in polygons(2000, 3)) {
        prop_assume!(!meet(a, b));
        let polygons = clean(a, b, polygons);
        if free(a, b, &refs(&polygons)) {
            // Some sampled line is within a step of the free one.
            let depth = least_depth(a, b, &polygons);
            prop_assert!(depth < 80.0, "{depth}");
        }
    }
}

/// A slit of half a millimetre between two blockers that lie over a base of 40 mm.
#[test]
fn a_slit_over_a_base_is_looked_through() {
    let (a, b) = (Disc::new(Point::new(0, 0), 2000), Disc::new(Point::new(10000, 50), 2000));
    let slit = |low: i32| {
        let above = rectangle(0, low + 50, 6000, 5000 - low);
        let below = rectangle(0, -5000, 6000, low + 5000);
        let walls = [&above, &below];
        (free(a, b, &walls), free(b, a, &walls))
    };
    assert_eq!(slit(25), (true, true));
    assert_eq!(slit(333), (true, true));
    assert_eq!(slit(-1717), (true, true));
    // Higher than both bases.
    assert_eq!(slit(2100), (false, false));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Also with blockers over the bases: a line found by trying many is a line.
    #[test]
    fn what_many_lines_see_under_blockers_is_seen(
        a in disc(3000, 700),
        b in disc(3000, 700),
        polygons in polygons(2500, 4),
    ) {
        let refs = refs(&polygons);
        prop_assert_eq!(free(a, b, &refs), free(b, a, &refs));
        if !free(a, b, &refs) {
            for p in rim(a, 24) {
                for q in rim(b, 24) {
                    prop_assert!(!segment_free(p, q, &refs), "{p:?} {q:?}");
                }
            }
        }
    }
}

/// A base of 5 mm, covered but for its rim to the right of (4, 3) mm. Over the corner of the blocker on
/// the right only the level line at 3 mm leads to a base that reaches no higher; nothing to one that is
/// a hundredth lower.
#[test]
fn a_single_line_leads_from_a_rim_to_a_tangent() {
    let a = Disc::new(Point::new(0, 0), 500);
    let above = rectangle(-1000, 300, 1401, 1000);
    let below = rectangle(-1000, -1000, 1400, 1300);
    let right = |left: i32| rectangle(left, -1000, 2000 - left, 1300);
    let sees = |b: Disc, left: i32| {
        let walls = [&above, &below, &right(left)];
        let seen = free(a, b, &walls);
        assert_eq!(seen, free(b, a, &walls), "mutual");
        seen
    };
    assert!(sees(Disc::new(Point::new(3000, 0), 300), 402));
    assert!(!sees(Disc::new(Point::new(3000, 0), 299), 402));
    assert!(sees(Disc::new(Point::new(3000, 300), 0), 402));
    // From 401 on the level line begins between two blockers, and ends there as well.
    assert!(sees(Disc::new(Point::new(3000, 0), 300), 401));
    assert!(!sees(Disc::new(Point::new(3000, 0), 300), 400), "a seam");
}

/// Up to the edge at 4.9 mm a base of 5 mm is covered; its rim comes out at the root of 9900, 99.4987
/// hundredths, above and below. Behind the edge a slit of one hundredth lets see who looks into it: from 99
/// to 100 its lower half, from 100 on nobody.
#[test]
fn the_rim_is_no_lattice() {
    let slit = |low: i32| {
        let left = rectangle(-1000, -1000, 1490, 2000);
        let below = rectangle(490, -1000, 1510, low + 1000);
        let above = rectangle(490, low + 1, 1510, 999 - low);
        let (a, b) = (Disc::new(Point::new(0, 0), 500), Disc::new(Point::new(3000, low), 0));
        free(a, b, &[&left, &below, &above])
    };
    for (low, seen) in
        [(98, true), (99, true), (100, false), (-99, true), (-100, true), (-101, false)]
    {
        assert_eq!(slit(low), seen, "{low}");
    }
}

/// Two blockers over a base leave a slit of 0.4 mm along it, at a height.
fn slit(middle: i32, low: i32) -> [Polygon; 2] {
    let left = middle - 1400;
    [rectangle(left, -3000, 2800, low + 3000), rectangle(left, low + 40, 2800, 2960 - low)]
}

/// Bases of 13.5 mm, 60 mm apart. Out of a slit over one of them a level line leads to the other; what
/// stands in the slit closes it.
#[test]
fn a_base_looks_out_of_a_slit_between_blockers_over_it() {
    let (a, b) = (Disc::new(Point::new(0, 0), 1350), Disc::new(Point::new(6000, 0), 1350));
    for low in [-1250, -905, -333, 118, 700, 1190] {
        for middle in [0, 6000] {
            let [below, above] = slit(middle, low);
            assert!(free(a, b, &[&below, &above]), "{low} at {middle}");
            assert!(free(b, a, &[&above, &below]), "{low} at {middle}");
            let post = rectangle(if middle == 0 { 1390 } else { 4600 }, low - 10, 10, 60);
            assert!(!free(a, b, &[&below, &above, &post]), "{low} at {middle}, closed");
        }
    }
}

/// Slits over both bases at 7 and at 5 mm: the line from (1130, 735.75) that sinks by 1 in 16 passes the end
/// of the first at 718.9 and the second from 518.9 to 509.2, where the other base begins. At 7 and at
/// -7 mm it would have to sink too fast.
#[test]
fn a_line_leads_from_slit_to_slit() {
    let (a, b) = (Disc::new(Point::new(0, 0), 1350), Disc::new(Point::new(6000, 0), 1350));
    for (there, seen) in [(500, true), (-740, false)] {
        let ([c, d], [e, f]) = (slit(0, 700), slit(6000, there));
        for walls in [[&c, &d, &e, &f], [&f, &d, &e, &c]] {
            assert_eq!(free(a, b, &walls), seen, "{there}");
            assert_eq!(free(b, a, &walls), seen, "{there}");
        }
    }
}
