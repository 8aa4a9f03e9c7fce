//! Cases at the very boundary, each by its name.

use measure::sight::{crosses, enters, free, line, segment_free};
use measure::{Disc, LIMIT, Point, Polygon, gap, overlap};

use crate::scenes::{rectangle, refs, shape};

fn disc(x: i32, y: i32, radius: i32) -> Disc {
    Disc::new(Point::new(x, y), radius)
}

#[test]
fn touching_is_in_range_but_no_overlap() {
    let (a, b) = (disc(0, 0, 3), disc(3, 4, 2));
    assert!(gap::within(a, b, 0));
    assert!(!overlap::discs(a, b));
    let wall = rectangle(3, -10, 5, 20);
    assert!(gap::within(a, &wall, 0));
    assert!(!overlap::disc_polygon(a, &wall));
    // A slanted edge at the distance 3 exactly: 4x + 3y = 15.
    let slanted = shape(&[(3, 1), (0, 5), (9, 9)]);
    assert!(gap::within(a, &slanted, 0));
    assert!(!overlap::disc_polygon(a, &slanted));
    assert!(overlap::disc_polygon(disc(0, 0, 4), &slanted));
}

#[test]
fn a_corner_on_a_corner_leaves_a_line_between() {
    let (low, high) = (rectangle(-50, -50, 50, 50), rectangle(0, 0, 50, 50));
    let (a, b) = (Point::new(-30, 30), Point::new(30, -30));
    assert!(segment_free(a, b, &[&low, &high]), "through the common corner");
    assert!(free(Disc::new(a, 0), Disc::new(b, 0), &[&low, &high]));
    assert!(!segment_free(Point::new(-30, 29), b, &[&low, &high]));
    // With the other two quarters filled the corner is inside.
    let all = [low, high, rectangle(-50, 0, 50, 50), rectangle(0, -50, 50, 50)];
    assert!(!segment_free(Point::new(-50, 0), Point::new(50, 0), &refs(&all)));
    assert!(!segment_free(Point::new(0, 60), Point::new(0, -60), &refs(&all)));
}

#[test]
fn one_may_look_along_an_edge_but_not_along_a_seam() {
    let (left, right) = (rectangle(0, 0, 50, 100), rectangle(50, 0, 50, 100));
    let (from, to) = (Point::new(50, -10), Point::new(50, 110));
    assert!(segment_free(from, to, &[&left]));
    assert!(segment_free(from, to, &[&right]));
    assert!(!segment_free(from, to, &[&left, &right]));
    assert!(!free(Disc::new(from, 0), Disc::new(to, 0), &[&left, &right]));
    // Only a part of the edge is shared; and they only meet in a corner.
    assert!(!segment_free(from, to, &[&left, &rectangle(50, 90, 50, 100)]));
    assert!(segment_free(from, to, &[&left, &rectangle(50, 100, 50, 100)]));
    // A gap of one hundredth is a gap.
    let apart = rectangle(51, 0, 50, 100);
    assert!(free(disc(50, -40, 9), disc(50, 140, 9), &[&left, &apart]));
    assert!(!free(disc(50, -40, 9), disc(50, 140, 9), &[&left, &right]));
}

#[test]
fn the_seam_counts_only_between_the_bases() {
    let (left, right) = (rectangle(0, 0, 50, 100), rectangle(50, 0, 50, 100));
    let (from, to) = (disc(50, -20, 5), disc(50, -60, 5));
    assert!(free(from, to, &[&left, &right]));
    let (from, to) = (Point::new(50, -20), Point::new(50, 0));
    assert!(segment_free(from, to, &[&left, &right]), "up to the seam");
}

#[test]
fn a_tangent_that_grazes_two_corners_is_free() {
    // Two walls leave one line only: y = 0, from the top of the one to the bottom of the other.
    let (low, high) = (rectangle(100, -500, 20, 500), rectangle(200, 0, 20, 500));
    let (a, b) = (disc(0, -20, 20), disc(400, 20, 20));
    assert!(free(a, b, &[&low, &high]));
    let (p, q) = line(a, b, &[&low, &high]).unwrap();
    assert_eq!((p.y, q.y), (0, 0));
    // Both discs are only touched by it; one hundredth farther off they are not.
    assert!(!free(disc(0, -21, 20), disc(400, 20, 20), &[&low, &high]));
    assert!(!free(disc(0, -20, 20), disc(400, 21, 20), &[&low, &high]));
    // Walls that overlap by one hundredth close a level line, but a slanted one may pass.
    let higher = rectangle(200, -1, 20, 500);
    assert!(!free(disc(0, 5, 5), disc(400, 5, 5), &[&low, &higher]));
    assert!(free(disc(0, 5, 5), disc(400, -5, 5), &[&low, &higher]));
}

#[test]
fn two_slits_are_passed_from_corner_to_corner() {
    let walls = [
        rectangle(100, -500, 1, 510),
        rectangle(100, 12, 1, 500),
        rectangle(200, -500, 1, 520),
        rectangle(200, 22, 1, 500),
    ];
    // Neither the line of the centres nor any tangent passes both slits.
    let (a, b) = (disc(0, -20, 40), disc(300, 60, 40));
    assert!(!segment_free(a.centre, b.centre, &refs(&walls)));
    assert!(free(a, b, &refs(&walls)));
    assert!(free(b, a, &refs(&walls)));
    // Closed to a point: the one line through both is 10y = x.
    let closed = [
        shape(&[(100, 10), (90, -500), (110, -500)]),
        shape(&[(100, 10), (110, 500), (90, 500)]),
        shape(&[(200, 20), (190, -500), (210, -500)]),
        shape(&[(200, 20), (210, 500), (190, 500)]),
    ];
    assert!(free(a, b, &refs(&closed)));
    assert!(!free(disc(0, -50, 40), b, &refs(&closed)), "the line passes below the base");
}

#[test]
fn a_slit_seen_only_along_a_slanted_tangent() {
    // The line 3x − 4y = 0 is tangent to both discs of radius 5 (centres at the distance 5 from it)
    // and grazes the corner at (40, 30) from below and (80, 60) from above.
    let (a, b) = (disc(-3, 4, 5), disc(123, 86, 5));
    let below = shape(&[(40, 30), (41, -300), (90, -300)]);
    let above = shape(&[(80, 60), (90, 400), (20, 400)]);
    assert!(free(a, b, &[&below, &above]));
    let tight = shape(&[(40, 31), (41, -300), (90, -300)]);
    let both = [&tight, &above];
    assert_eq!(free(a, b, &both), free(b, a, &both));
}

#[test]
fn a_base_that_touches_a_blocker() {
    let wall = rectangle(10, -100, 5, 200);
    let near = disc(0, 0, 10);
    assert!(!free(near, disc(40, 0, 10), &[&wall]));
    assert!(free(near, disc(20, 150, 10), &[&wall]), "along the wall and past its end");
    assert!(free(disc(0, 100, 10), disc(40, 100, 10), &[&wall]), "the line over its top");
    assert!(!free(disc(0, 89, 10), disc(40, 89, 10), &[&wall]));
    assert!(free(disc(0, 90, 10), disc(40, 90, 10), &[&wall]), "tangent to both, along the end");
}

#[test]
fn a_horseshoe_behind_a_base_hides_nothing() {
    let horseshoe = [(-60, -60), (60, -60), (60, -50), (-50, -50), (-50, 50), (60, 50), (60, 60)];
    let mut corners = horseshoe.to_vec();
    corners.push((-60, 60));
    let horseshoe = shape(&corners);
    let post = rectangle(100, -5, 10, 10);
    let (a, b) = (disc(0, 0, 20), disc(300, 0, 20));
    assert!(!segment_free(a.centre, b.centre, &[&horseshoe, &post]));
    assert!(free(a, b, &[&horseshoe, &post]), "past the post");
    assert!(free(b, a, &[&horseshoe, &post]));
    assert!(!free(a, disc(-300, 0, 20), &[&horseshoe]));
    // A wall with a hook round the base.
    let hook = shape(&[(100, -80), (110, -80), (110, 80), (-90, 80), (-90, 70), (100, 70)]);
    assert!(!free(a, b, &[&hook]));
    assert!(free(a, disc(300, -210, 20), &[&hook]));
}

#[test]
fn bases_in_one_another_see_one_another() {
    let wall = rectangle(-100, -100, 200, 200);
    assert!(free(disc(0, 0, 30), disc(5, 5, 4), &[&wall]));
    assert!(free(disc(0, 0, 30), disc(40, 0, 10), &[&wall]), "touching");
    assert!(free(disc(7, 7, 0), disc(7, 7, 0), &[]));
}

#[test]
fn points_see_one_another_past_corners() {
    let wall = rectangle(0, 0, 10, 10);
    assert!(free(disc(-5, 5, 0), disc(5, 15, 0), &[&wall]), "through a corner");
    assert!(!free(disc(-5, 5, 0), disc(6, 15, 0), &[&wall]));
    assert!(free(disc(0, 0, 0), disc(10, 0, 0), &[&wall]), "from corner to corner along the edge");
    assert!(!free(disc(0, 0, 0), disc(10, 10, 0), &[&wall]), "through it");
    assert!(free(disc(5, 0, 0), disc(5, -9, 0), &[&wall]), "from an edge outward");
    assert!(!free(disc(5, 0, 0), disc(5, 9, 0), &[&wall]), "from an edge inward");
}

#[test]
fn a_base_in_a_doorway_looks_out() {
    // The bases overlap the blockers: lines between their free parts are tried.
    let (left, right) = (rectangle(-500, -50, 480, 100), rectangle(20, -50, 480, 100));
    assert!(free(disc(0, 0, 200), disc(0, 600, 200), &[&left, &right]));
    let lid = rectangle(-500, 210, 1000, 50);
    assert!(!free(disc(0, 0, 200), disc(0, 600, 200), &[&left, &right, &lid]));
    assert!(!free(disc(0, 0, 5), disc(0, 600, 5), &[&rectangle(-100, -100, 200, 200)]));
}

#[test]
fn a_zero_segment_enters_only_the_interior() {
    let wall = rectangle(0, 0, 10, 10);
    let at = |x, y| enters(Point::new(x, y), Point::new(x, y), &wall);
    assert!(at(5, 5));
    assert!(!at(0, 5));
    assert!(!at(-1, 5));
}

#[test]
fn a_reflex_corner_is_passed_inside() {
    let angle = shape(&[(0, 0), (100, 0), (100, 100), (50, 50), (0, 100)]);
    assert!(enters(Point::new(0, 50), Point::new(100, 50), &angle), "through the inner corner");
    assert!(!enters(Point::new(0, 100), Point::new(100, 100), &angle), "over it");
    assert!(!enters(Point::new(50, 50), Point::new(50, 100), &angle), "out of it");
    assert!(enters(Point::new(50, 50), Point::new(50, 49), &angle), "into it");
}

#[test]
fn cover_needs_the_interior_between_the_bases() {
    let (a, b) = (disc(0, 0, 20), disc(200, 0, 10));
    assert!(crosses(a, b, &rectangle(90, -5, 20, 10)));
    // The hull's rim at x = 100: the tangents run from about 20 down to 10.
    assert!(crosses(a, b, &rectangle(90, 14, 20, 50)));
    assert!(!crosses(a, b, &rectangle(90, 16, 20, 50)));
    assert!(crosses(a, b, &rectangle(-500, -500, 1000, 1000)), "both inside");
    assert!(crosses(a, b, &rectangle(-19, -5, 2, 10)), "behind the centre but in the base");
    assert!(!crosses(a, b, &rectangle(-30, -5, 10, 10)), "touching the base from behind");
    let (c, d) = (disc(0, 0, 10), disc(200, 0, 10));
    assert!(!crosses(c, d, &rectangle(50, 10, 20, 20)), "touching the tangent");
    assert!(crosses(c, d, &rectangle(50, 9, 20, 20)));
    assert!(!crosses(disc(0, 0, 0), disc(9, 0, 0), &rectangle(3, 0, 3, 3)), "along an edge");
    assert!(crosses(disc(0, 0, 40), disc(5, 0, 2), &rectangle(-30, 0, 3, 3)), "one in the other");
}

#[test]
fn sight_at_the_limits_of_the_table() {
    let l = LIMIT;
    let r = 2000;
    let (a, b) = (disc(-l + r, -l + r, r), disc(l - r, l - r, r));
    assert!(free(a, b, &[]));
    let wall = shape(&[(-l, l - 9000), (l - 9000, -l), (l - 8000, -l), (-l, l - 8000)]);
    assert!(!free(a, b, &[&wall]));
    // Blocked on the line of the centres, with a way past over the corner.
    let post = shape(&[(-1500, 1000), (1000, -1500), (1001, -1500), (-1500, 1001)]);
    assert!(free(a, b, &[&post]));
    let two: [&Polygon; 2] = [&post, &rectangle(-90_000, -90_000, 91_999, 91_999)];
    assert_eq!(free(a, b, &two), free(b, a, &two));
}

/// Bases of 1000 and 400, their centres 1000 apart: the upper tangent is 0.6 x + 0.8 y = 1000 and touches
/// the smaller one at (1240, 320). Above x = 1100 the smaller base ends at 387.3 and the hull at 425, above
/// x = 700 the greater one ends at 714.1 and the hull at 725.
#[test]
fn a_tip_between_a_base_and_the_tangent_reaches_between_the_bases() {
    let (big, little) = (Disc::new(Point::new(0, 0), 1000), Disc::new(Point::new(1000, 0), 400));
    for (x, y, inside) in
        [(1100, 410, true), (1100, 430, false), (700, 720, true), (700, 730, false)]
    {
        for side in [1, -1] {
            let tip = shape(&[(x, side * y), (x - 10, side * 2000), (x + 10, side * 2000)]);
            assert_eq!(crosses(big, little, &tip), inside, "{x}, {y}");
            assert_eq!(crosses(little, big, &tip), inside, "{x}, {y}");
        }
    }
    // Behind the smaller base, beyond the tangent's point: outside, though within its width.
    let behind = shape(&[(1380, 200), (1500, 190), (1500, 210)]);
    assert!(!crosses(big, little, &behind));
}
