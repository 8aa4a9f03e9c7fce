//! Places near one that is pointed at, and areas asked place by place.

use measure::{Disc, Point, near, overlap};

fn apart(a: Point, b: Point) -> f64 {
    (a.distance_squared(b) as f64).sqrt()
}

#[test]
fn a_base_beside_another_touches_and_does_not_overlap() {
    for (radius, other) in [(1350, 1350), (2500, 1350), (1750, 5000), (1, 1)] {
        let disc = Disc::new(Point::new(-731, 12_345), other);
        let places = near::beside(disc, radius, Point::new(90, -17));
        assert!(places.len() >= 71);
        for place in &places {
            assert!(!overlap::discs(Disc::new(*place, radius), disc));
            assert!(apart(*place, disc.centre) <= f64::from(radius + other + 2));
        }
        let wanted = Point::new(90, -17);
        let nearest = places.iter().map(|place| apart(*place, wanted)).fold(f64::MAX, f64::min);
        assert!(apart(places[0], wanted) <= nearest + 1.0, "the nearest comes first");
    }
}

#[test]
fn whoever_cannot_reach_a_place_comes_as_near_as_it_can() {
    let from = Point::new(1000, 1000);
    let legal = |place: Point| (apart(place, from) <= 5000.0).then_some(place);
    let at = Point::new(1000, 21_000);
    let found = near::nearest(near::places(from, at, 5000), at, legal).unwrap();
    assert!(apart(found, Point::new(1000, 6000)) < 40.0, "{found:?}");
    // A wall before the place: right in front of it.
    let legal = |place: Point| (place.y < 3000).then_some(place);
    let at = Point::new(1500, 3900);
    let found = near::nearest(near::places(from, at, 5000), at, legal).unwrap();
    assert!((2950..3000).contains(&found.y), "{found:?}");
    assert!(near::nearest(near::places(from, at, 5000), at, |_| None::<()>).is_none());
}

#[test]
fn what_bars_the_way_is_followed_to_its_nearest_place() {
    let from = Point::new(0, 0);
    let found = |at: Point, free: &dyn Fn(Point) -> bool| {
        near::nearest(near::places(from, at, 12_000), at, |place| free(place).then_some(place))
    };
    // A slanting wall: the foot of the perpendicular lies beside the straight way, which meets the wall
    // at (2_667, 6_667).
    let wall = |place: Point| 2 * place.x + place.y <= 12_000;
    let at = Point::new(4_000, 10_000);
    // The foot is (1_600, 8_800), 26.83 mm away; a quarter of a millimetre more nobody sees.
    assert!(apart(found(at, &wall).unwrap(), at) <= 2_708.0);
    // A round column of 40 mm with the wanted place in it: its rim, right before that place.
    let middle = Point::new(6_000, 500);
    let column = |place: Point| apart(place, middle) >= 4_000.0;
    let at = Point::new(6_700, 2_900);
    // 25 mm from the middle, 15 mm from the rim.
    assert!(apart(found(at, &column).unwrap(), at) <= 1_525.0);
}

/// Whether a place lies in an area as it is drawn: inside the outline and in no hole.
fn is_drawn(area: &near::Area, place: Point) -> bool {
    let crosses = |corners: &[Point]| {
        let ends = corners.iter().zip(corners.iter().cycle().skip(1));
        let over = |(a, b): &(&Point, &Point)| {
            (a.y > place.y) != (b.y > place.y) && {
                let along = f64::from(place.y - a.y) / f64::from(b.y - a.y);
                f64::from(place.x) < f64::from(a.x) + along * f64::from(b.x - a.x)
            }
        };
        ends.filter(over).count()
    };
    let holes: usize = area.holes.iter().map(|hole| crosses(hole)).sum();
    (crosses(&area.outline) + holes) % 2 == 1
}

#[test]
fn an_area_is_what_is_admitted_between_the_directions_that_were_asked_too() {
    let from = Point::new(0, 0);
    // Grade 1 up to 20 mm, grade 2 up to 60 mm; a wall at x = 30 mm to 40 mm stops nobody behind it,
    // and a corner in the south lets nobody through.
    let least = |place: Point| match apart(place, from) {
        far if (3000..=4000).contains(&place.x) || far > 6000.0 => None,
        _ if place.y < -2500 && place.x < -700 => None,
        far if far <= 2000.0 => Some(1),
        _ => Some(2),
    };
    let areas = near::areas(from, 6400, 2, least);
    assert_eq!(areas.len(), 2);
    for (grade, area) in (1..).zip(&areas) {
        for x in (-6500..=6500).step_by(125) {
            for y in (-6500..=6500).step_by(125) {
                let admitted = |dx: i32, dy: i32| {
                    least(Point::new(x + dx, y + dy)).is_some_and(|least| least <= grade)
                };
                // A millimetre and a half to each side: whoever points there sees the border.
                let round = [(150, 0), (-150, 0), (0, 150), (0, -150)];
                let inside = admitted(0, 0);
                if round.into_iter().any(|(dx, dy)| admitted(dx, dy) != inside) {
                    continue;
                }
                assert_eq!(is_drawn(area, Point::new(x, y)), inside, "{x},{y} of grade {grade}");
            }
        }
    }
    assert!(areas[0].holes.is_empty());
    assert!(!areas[1].holes.is_empty());
}

#[test]
fn places_lie_on_the_way_and_round_both_its_ends_the_nearest_first() {
    let from = Point::new(0, 0);
    for (at, reach, end) in [((4800, 0), 12_000, 4800), ((20_000, 0), 4800, 4800)] {
        let at = Point::new(at.0, at.1);
        let places = near::places(from, at, reach);
        assert!(places.is_sorted_by_key(|place| place.distance_squared(at)));
        assert!(places.iter().all(|place| apart(*place, from) <= f64::from(reach)));
        assert!((1..=24).all(|step| places.contains(&Point::new(200 * step, 0))));
        let end = Point::new(end, 0);
        for ring in [100, 250, 500, 900, 1400, 2000, 3000, 4500, 6500] {
            for turn in 0..16 {
                let angle = f64::from(turn) * std::f64::consts::TAU / 16.0;
                let (far, side) = (f64::from(ring) * angle.cos(), f64::from(ring) * angle.sin());
                let place = Point::new(end.x + far as i32, side as i32);
                let near = |other: &Point| apart(*other, place) <= f64::from(ring) * 0.1;
                let reached = apart(place, from) < f64::from(reach) * 0.97;
                assert!(!reached || places.iter().any(near), "{ring} {turn} {place:?}");
            }
        }
    }
    // 24 steps, 9 rings of 16 places and 8 of 24 round where it comes from, where all are in reach.
    let places = near::places(from, Point::new(4800, 0), 12_000);
    assert_eq!(places.len(), 24 + 9 * 16 + 8 * 24);
    // Behind it too, an eighth of the reach apart.
    let behind = |step: i32| Point::new(-1500 * step, 0);
    assert!((1..=8).all(|step| places.iter().any(|place| apart(*place, behind(step)) < 40.0)));
}

#[test]
fn places_beside_a_base_lie_all_round_it() {
    let other = Disc::new(Point::new(500, -300), 2000);
    let places = near::beside(other, 1000, Point::new(500, 9000));
    assert_eq!(places.len(), 72);
    for degree in 0..360 {
        let angle = f64::from(degree).to_radians();
        let (x, y) = (500.0 + 3002.0 * angle.cos(), -300.0 + 3002.0 * angle.sin());
        let place = Point::new(x as i32, y as i32);
        // Neighbours are 5° apart, 262 on this rim: nobody is farther than half of that from one.
        assert!(places.iter().any(|beside| apart(*beside, place) < 150.0), "{degree}");
    }
}

#[test]
fn holes_are_drawn_where_what_is_admitted_ends_and_begins_again() {
    let from = Point::new(-200, 700);
    // Whoever stands there may stay; all round the rest is admitted in two rings.
    let least = |place: Point| match apart(place, from) {
        far if (500.0..=2000.0).contains(&far) || (3000.0..=5000.0).contains(&far) => Some(1),
        _ => None,
    };
    let [area] = near::areas(from, 6400, 1, least).try_into().unwrap();
    assert_eq!(area.outline.len(), 48);
    for point in &area.outline {
        assert!((4970.0..=5000.0).contains(&apart(*point, from)), "{point:?}");
    }
    assert_eq!(area.holes.len(), 96);
    for pair in area.holes.chunks(2) {
        for (hole, (low, high)) in pair.iter().zip([(0.0, 500.0), (2000.0, 3000.0)]) {
            let far = hole.map(|corner| apart(corner, from));
            let ends = [(far[0], low), (far[1], high), (far[2], high), (far[3], low)];
            assert!(ends.into_iter().all(|(a, b)| (a - b).abs() < 30.0), "{far:?}");
        }
    }
}
