//! Places on lines: where lines cross, touch and end, and what lies between.

use measure::packing::{Line, spots};
use measure::{Disc, Point};
use proptest::prelude::*;

use crate::scenes::point;

fn circle(x: i32, y: i32, radius: i32) -> Line {
    Line::Circle(Disc::new(Point::new(x, y), radius))
}

fn segment(a: (i32, i32), b: (i32, i32)) -> Line {
    Line::Segment(Point::new(a.0, a.1), Point::new(b.0, b.1))
}

/// All spots, as seen from a place askew to everything below.
fn all(lines: &[Line]) -> Vec<Point> {
    spots(lines, Point::new(-3017, 1723), 20_000)
}

/// Whether a place is among the spots.
fn has(lines: &[Line], at: (i32, i32)) -> bool {
    all(lines).contains(&Point::new(at.0, at.1))
}

/// Both orders of two lines are one question.
fn meet(a: Line, b: Line, at: (i32, i32)) -> bool {
    let found = has(&[a, b], at);
    assert_eq!(has(&[b, a], at), found, "{a:?} and {b:?}");
    assert!(!has(&[a], at) && !has(&[b], at), "{at:?} is a place of one line alone");
    found
}

/// 3, 4 and 5: circles of 500 round points 600 apart cross 400 to either side of the middle. Of unequal
/// ones: 13² - 12² = 5² and 15² - 12² = 9², so those of 1300 and 1500 round points 1400 apart cross at
/// 500 and 1200.
#[test]
fn circles_cross() {
    let (a, b) = (circle(70, -30, 500), circle(670, -30, 500));
    assert!(meet(a, b, (370, 370)) && meet(a, b, (370, -430)));
    // Askew, 5, 12 and 13: the middle is 780 away, the crossings are 1040 to its sides.
    let (a, b) = (circle(0, 0, 1300), circle(600, 1440, 1300));
    assert!(meet(a, b, (300 - 960, 720 + 400)) && meet(a, b, (300 + 960, 720 - 400)));
    let (a, b) = (circle(-100, 50, 1300), circle(1300, 50, 1500));
    assert!(meet(a, b, (400, 1250)) && meet(a, b, (400, -1150)));
}

/// Circles whose rims are up to two apart touch, outside and inside of one another.
#[test]
fn circles_touch() {
    // 1000 and 500 along 3:4, 1500 apart: at 600 and 800.
    let a = circle(0, 0, 1000);
    assert!(meet(a, circle(900, 1200, 500), (600, 800)));
    assert!(meet(a, circle(-900, 1200, 498), (-600, 801)));
    assert!(!meet(a, circle(900, -1200, 497), (600, -801)));
    // Inside of it: a circle of 500 round 300 and 400.
    assert!(meet(a, circle(300, 400, 500), (600, 800)));
    // A little smaller the place is (500² + 1000² - 498²) / 1000 = 1002 away, then a fraction more.
    assert!(meet(a, circle(300, -400, 498), (601, -801)));
    assert!(!meet(a, circle(-300, 400, 497), (-601, 802)));
    // Round one centre they have nothing in common, nor have those far from one another.
    for other in [circle(0, 0, 1000), circle(0, 0, 990), circle(5000, 0, 1000)] {
        let alone = [all(&[a]), all(&[other])].concat();
        assert!(all(&[a, other]).iter().all(|spot| alone.contains(spot)), "{other:?}");
    }
}

/// A circle of 500 and a line at 300 from its centre: 400 to either side of the foot. The line is askew.
#[test]
fn a_circle_crosses_a_segment() {
    // The foot is 300 along (4, 3)/5: (240, 180); along the line (-3, 4)/5 by 400: (0, 500), (480, -140).
    let (low, foot, high) =
        ((240 + 903, 180 - 1204), (240 + 21, 180 - 28), (240 - 909, 180 + 1212));
    let crossing = (480, -140);
    assert!(meet(circle(0, 0, 500), segment(low, high), crossing));
    let by = |(x, y): (i32, i32)| (x + 1000, y + 2000);
    let round = circle(1000, 2000, 500);
    let part = |a, b| segment(by(a), by(b));
    assert!(meet(round, part(low, high), by(crossing)));
    assert!(meet(round, part(foot, low), by(crossing)));
    // What begins inside and leads the other way does not cross there, nor what begins beyond.
    assert!(!meet(round, part(foot, high), by(crossing)));
    assert!(!meet(round, part((240 - 600, 180 + 800), high), by(crossing)));
}

/// A line at 500 from the centre touches circles of 500 and of 499, and passes one of 497.
#[test]
fn a_circle_touches_a_segment() {
    let tangent = segment((300 - 804, 400 + 603), (300 + 396, 400 - 297));
    for (radius, touches) in [(500, true), (499, true), (497, false)] {
        assert_eq!(meet(circle(0, 0, radius), tangent, (300, 400)), touches, "{radius}");
    }
}

/// Two lines cross where both are; lines of one direction never do.
#[test]
fn segments_cross() {
    let a = segment((-1015, -2030), (985, 1970));
    // They meet at (185, 370): 3/5 along the first one.
    assert!(meet(a, segment((185 - 717, 370 + 239), (185 + 483, 370 - 161)), (185, 370)));
    // The second ends before, then begins behind.
    assert!(!meet(a, segment((185 - 717, 370 + 239), (185 - 60, 370 + 20)), (185, 370)));
    assert!(!meet(a, segment((185 + 60, 370 - 20), (185 + 483, 370 - 161)), (185, 370)));
    let far = segment((-1015, -2030), (135, 270));
    assert!(!meet(far, segment((185 - 717, 370 + 239), (185 + 483, 370 - 161)), (185, 370)));
    let far = segment((235, 470), (985, 1970));
    assert!(!meet(far, segment((185 - 717, 370 + 239), (185 + 483, 370 - 161)), (185, 370)));
    let level = segment((-1000, -2030), (1000, 1970));
    let alone = [all(&[a]), all(&[level])].concat();
    assert!(all(&[a, level]).iter().all(|spot| alone.contains(spot)));
}

/// The foot of the point is 535 along (3, 4)/5 from the end: not at a whole millimetre from either end.
#[test]
fn the_nearest_place_of_a_segment_is_a_spot() {
    let line = segment((33, 44), (3033, 4044));
    let near = Point::new(33 + 321 - 40, 44 + 428 + 30);
    assert_eq!(spots(&[line], near, 9000)[0], Point::new(33 + 321, 44 + 428));
    // And of a circle: 1000 along (4, -3)/5.
    let near = Point::new(1200, -900);
    let first = spots(&[circle(0, 0, 1000)], near, 9000)[0];
    assert!(first.distance_squared(Point::new(800, -600)) <= 2, "{first:?}");
}

/// A circle of 10 mm is 62.8 mm long: 62 places and its four ends, each with up to four points of whole
/// numbers. A segment of 10 mm has eleven at most and its two ends.
#[test]
fn spots_are_no_more_than_one_for_each_millimetre() {
    let round = all(&[circle(0, 0, 1000)]).len();
    assert!((62..=4 * (62 + 4)).contains(&round), "{round}");
    let straight = all(&[segment((0, 0), (600, 800))]).len();
    assert!((10..=4 * (11 + 2)).contains(&straight), "{straight}");
}

/// 300 and 400 away is 500 away: in a reach of 500, not of 499.
#[test]
fn a_spot_may_lie_right_at_the_end_of_the_reach() {
    let line = segment((300, 400), (3000, 4000));
    assert_eq!(spots(&[line], Point::default(), 500), [Point::new(300, 400)]);
    assert!(spots(&[line], Point::default(), 499).is_empty());
}

fn line() -> impl Strategy<Value = Line> {
    prop_oneof![
        (point(3000), 1..2500).prop_map(|(centre, radius)| Line::Circle(Disc { centre, radius })),
        (point(3000), point(3000)).prop_map(|(a, b)| Line::Segment(a, b)),
    ]
}

/// How far a place is from a line.
fn off(line: Line, place: Point) -> f64 {
    let (x, y) = (f64::from(place.x), f64::from(place.y));
    let to = |p: Point| (x - f64::from(p.x)).hypot(y - f64::from(p.y));
    match line {
        Line::Circle(disc) => (to(disc.centre) - f64::from(disc.radius)).abs(),
        Line::Segment(a, b) => {
            let (dx, dy) = (f64::from(b.x - a.x), f64::from(b.y - a.y));
            let along = (x - f64::from(a.x)) * dx + (y - f64::from(a.y)) * dy;
            let t = (along / (dx * dx + dy * dy).max(1.0)).clamp(0.0, 1.0);
            (x - f64::from(a.x) - t * dx).hypot(y - f64::from(a.y) - t * dy)
        }
    }
}

/// A place of a line, some way along it.
fn on(line: Line, share: f64) -> Point {
    let (x, y) = match line {
        Line::Circle(Disc { centre, radius }) => {
            let angle = share * std::f64::consts::TAU;
            let (x, y) = (f64::from(centre.x), f64::from(centre.y));
            (x + f64::from(radius) * angle.cos(), y + f64::from(radius) * angle.sin())
        }
        Line::Segment(a, b) => {
            let between = |a: i32, b: i32| f64::from(a) + share * f64::from(b - a);
            (between(a.x, b.x), between(a.y, b.y))
        }
    };
    Point::new(x.round() as i32, y.round() as i32)
}

proptest! {
    /// Every spot lies on a line, within reach, the nearest first and none twice; and no place of a line
    /// within reach is farther from one than half of the way between two.
    #[test]
    fn spots_lie_on_lines_every_millimetre(
        lines in prop::collection::vec(line(), 1..5), near in point(3000), reach in 200..4000,
        share in 0.0..1.0_f64,
    ) {
        let found = spots(&lines, near, reach);
        let order: Vec<(i64, Point)> = found.iter().map(|p| (p.distance_squared(near), *p)).collect();
        prop_assert!(order.windows(2).all(|pair| pair[0] < pair[1]));
        for &(square, spot) in &order {
            prop_assert!(square <= i64::from(reach).pow(2));
            prop_assert!(lines.iter().any(|&line| off(line, spot) <= 3.5), "{spot:?}");
        }
        for &line in &lines {
            let place = on(line, share);
            if place.distance_squared(near) > i64::from(reach - 120).pow(2) {
                continue;
            }
            // On a segment they are a millimetre apart, on a small circle up to one and a half.
            let most: i64 = if matches!(line, Line::Segment(..)) { 53 } else { 82 };
            let close = |spot: &Point| spot.distance_squared(place) <= most * most;
            prop_assert!(found.iter().any(close), "{place:?} of {line:?}");
        }
    }

    /// The first spot is as near as any place of the lines.
    #[test]
    fn the_first_spot_is_the_nearest(lines in prop::collection::vec(line(), 1..4), near in point(3000)) {
        let found = spots(&lines, near, 10_000);
        let least = lines.iter().map(|&line| off(line, near)).fold(f64::MAX, f64::min);
        let first = (found[0].distance_squared(near) as f64).sqrt();
        prop_assert!((first - least).abs() <= 3.5, "{first} and {least}");
    }
}
