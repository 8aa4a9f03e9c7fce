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
fn an_area_is_as_wide_as_what_is_admitted_and_has_its_holes() {
    let from = Point::new(0, 0);
    // Grade 1 up to 20 mm, grade 2 up to 60 mm; a wall at x = 30 mm to 40 mm stops nobody behind it.
    let least = |place: Point| match apart(place, from) {
        far if (3000..=4000).contains(&place.x) || far > 6000.0 => None,
        far if far <= 2000.0 => Some(1),
        _ => Some(2),
    };
    let areas = near::areas(from, 6400, 2, least);
    assert_eq!(areas.len(), 2);
    for point in &areas[0].outline {
        assert!((1940.0..=2000.0).contains(&apart(*point, from)), "{point:?}");
    }
    assert!(areas[0].holes.is_empty());
    let east = areas[1].outline.iter().max_by_key(|point| point.x).unwrap();
    assert!((5900.0..=6000.0).contains(&apart(*east, from)), "{east:?}");
    assert!(!areas[1].holes.is_empty());
    for hole in &areas[1].holes {
        let xs = hole.map(|point| point.x);
        assert!(xs.iter().any(|x| (2500..4500).contains(x)), "{xs:?}");
    }
}
