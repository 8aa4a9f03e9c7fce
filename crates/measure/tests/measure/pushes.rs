use measure::push::{self, Path, last, last_carried, path};
use measure::sweep::{Contact, Obstacle, clear, first_contact};
use measure::{Disc, Point, Polygon, Region, Strip, Vector};
use proptest::prelude::*;

use crate::scenes::{Change, disc, point, polygon, polygons, rectangle};

fn obstacles<'a>(discs: &[Disc], polygons: &'a [Polygon]) -> Vec<Obstacle<'a>> {
    let discs = discs.iter().map(|&d| Obstacle::Disc(d));
    discs.chain(polygons.iter().map(Obstacle::Polygon)).collect()
}

/// Whether base and obstacle touch or overlap.
fn touches(base: Disc, obstacle: Obstacle<'_>) -> bool {
    match obstacle {
        Obstacle::Disc(d) => measure::gap::within(base, d, 0),
        Obstacle::Polygon(p) => measure::gap::within(base, p, 0),
    }
}

/// Whether base and obstacle overlap.
fn overlap(base: Disc, obstacle: &Obstacle<'_>) -> bool {
    match *obstacle {
        Obstacle::Disc(d) => measure::overlap::discs(base, d),
        Obstacle::Polygon(p) => measure::overlap::disc_polygon(base, p),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn a_path_ends_at_the_nearest_point(from in point(1000), x in -900i64..900, y in -900i64..900, length in 0..30_000) {
        let along = Vector::new(x, y);
        prop_assume!(!along.is_zero());
        let path = path(from, along, length).unwrap();
        let scale = f64::from(length) / (along.length_squared() as f64).sqrt();
        let moved = path.along();
        prop_assert!((moved.x as f64 - x as f64 * scale).abs() <= 0.5 + 1e-6);
        prop_assert!((moved.y as f64 - y as f64 * scale).abs() <= 0.5 + 1e-6);
        prop_assert_eq!(path.at(0), from);
        prop_assert_eq!(path.at(path.steps()), path.to);
        let back = push::path(from, -along, length).unwrap();
        prop_assert_eq!(back.along(), -moved);
        // Only the direction counts, however far away the point is that says it.
        let far = push::path(from, Vector::new(4000 * x, 4000 * y), length).unwrap();
        prop_assert_eq!(far.along(), moved);
    }

    /// There is a contact with what is not touched at the start exactly if the strip overlaps it.
    #[test]
    fn contact_is_exact(from in point(14), to in point(14), radius in 0..5,
        discs in prop::collection::vec(disc(14, 4), 0..4), polygons in polygons(12, 3)) {
        let base = Disc::new(from, radius);
        let mut all = obstacles(&discs, &polygons);
        all.retain(|&o| !touches(base, o));
        let strip = Strip { from, to, half_width: radius };
        let contact = first_contact(Path { from, to }, radius, &all);
        prop_assert_eq!(contact.is_some(), all.iter().any(|o| o.meets(strip)));
        prop_assert_eq!(contact.is_none(), clear(base, to, &all));
        if let Some(Contact { at, obstacle }) = contact {
            prop_assert!(all[obstacle].meets(strip));
            prop_assert!(all.iter().all(|o| !overlap(base.at(at), o)));
        }
    }

    /// The scene enlarged, so that places on the way become lattice points: the base overlaps nothing
    /// before the contact, and something soon after.
    #[test]
    fn contact_is_the_first(from in point(14), to in point(14), radius in 1..5,
        discs in prop::collection::vec(disc(14, 4), 0..3), polygons in polygons(12, 2)) {
        const TIMES: i32 = 200;
        let change = Change { by: Point::new(0, 0), quarters: 0, mirror: false, times: TIMES };
        let discs: Vec<Disc> = discs.iter().map(|&d| change.disc(d)).collect();
        let polygons: Vec<Polygon> = polygons.iter().map(|p| change.polygon(p)).collect();
        let mut all = obstacles(&discs, &polygons);
        let base = change.disc(Disc::new(from, radius));
        let path = Path { from: base.centre, to: change.point(to) };
        prop_assume!(path.from != path.to);
        all.retain(|&o| !touches(base, o));
        let place = |i: i32| Point::new(from.x * TIMES + (to.x - from.x) * i, from.y * TIMES + (to.y - from.y) * i);
        let hit = (0..=TIMES).find(|&i| all.iter().any(|o| overlap(base.at(place(i)), o)));
        match first_contact(path, base.radius, &all) {
            None => prop_assert_eq!(hit, None),
            Some(contact) => {
                let run = |p: Point| ((p - path.from).length_squared() as f64).sqrt();
                if let Some(i) = hit {
                    prop_assert!(run(contact.at) <= run(place(i)) + 1.0);
                    // At most one sampled place before, but for a graze that rounding prolongs.
                    let step = run(place(1));
                    prop_assert!(run(contact.at) >= run(place(i - 1)) - step - 60.0);
                }
            }
        }
    }

    #[test]
    fn what_is_touched_stops_only_inward(centre in point(20), along in point(9), radius in 1..6) {
        // The base touches a disc on its right and a wall below.
        let base = Disc::new(centre, radius);
        let other = Disc::new(Point::new(centre.x + radius + 4, centre.y), 4);
        let wall = rectangle(centre.x - 50, centre.y - radius - 10, 100, 10);
        let to = Point::new(centre.x + along.x, centre.y + along.y);
        prop_assume!(to != centre);
        let all = [Obstacle::Disc(other), Obstacle::Polygon(&wall)];
        let contact = first_contact(Path { from: centre, to }, base.radius, &all);
        if along.x > 0 || along.y < 0 {
            prop_assert_eq!(contact.map(|c| c.at), Some(centre));
        } else {
            prop_assert_eq!(contact, None);
        }
    }

    #[test]
    fn the_last_carried_place_is_the_last(polygons in polygons(60, 3), from in point(60), to in point(60), radius in 0..25) {
        let region = Region::union(&polygons);
        let path = Path { from, to };
        let slow = last(path, &|p| region.carries(Disc::new(p, radius)), &[]);
        prop_assert_eq!(last_carried(path, radius, &region), slow);
    }

    /// The centre is 20 from the nearest edge: a base of radius 20 rests on the square, one of 21 does not.
    #[test]
    fn a_way_without_length_ends_where_it_begins(x in -5..5) {
        let region = Region::union(&[rectangle(x - 20, -40, 80, 80)]);
        let path = Path { from: Point::new(x, 0), to: Point::new(x, 0) };
        prop_assert_eq!(last_carried(path, 20, &region), Some(path.from));
        prop_assert_eq!(last_carried(path, 21, &region), None);
    }

    #[test]
    fn the_last_carried_place_on_a_large_table(polygon in polygon(3000), from in point(3000), to in point(3000), radius in 0..900) {
        let region = Region::union(&[polygon]);
        let path = Path { from, to };
        let slow = last(path, &|p| region.carries(Disc::new(p, radius)), &[]);
        prop_assert_eq!(last_carried(path, radius, &region), slow);
    }
}

#[test]
fn paths_without_a_direction_or_out_of_bounds_are_none() {
    let origin = Point::new(0, 0);
    assert_eq!(path(origin, Vector::new(0, 0), 5), None);
    assert_eq!(path(origin, Vector::new(1, 0), -5), None);
    assert_eq!(path(Point::new(measure::LIMIT, 0), Vector::new(1, 0), 1), None);
    assert_eq!(path(origin, Vector::new(i64::MAX, 0), 1), None);
    assert_eq!(path(origin, Vector::new(3, 4), 5).map(|p| p.to), Some(Point::new(3, 4)));
    let zero = Path { from: origin, to: origin };
    assert_eq!((zero.steps(), zero.at(3)), (0, origin));
    assert_eq!(first_contact(zero, 3, &[Obstacle::Disc(Disc::new(origin, 9))]), None);
}

#[test]
fn hints_save_tries() {
    let path = Path { from: Point::new(0, 0), to: Point::new(100_000, 0) };
    let tries = std::cell::Cell::new(0);
    let ok = |p: Point| {
        tries.set(tries.get() + 1);
        p.x <= 31_415
    };
    assert_eq!(last(path, &ok, &[31_416]), Some(Point::new(31_415, 0)));
    assert!(tries.get() < 30);
    assert_eq!(last(path, &|_| false, &[5, 9]), None);
}

#[test]
fn sliding_along_a_wall_and_into_its_corner() {
    let l =
        crate::scenes::shape(&[(0, 0), (1000, 0), (1000, 500), (900, 500), (900, 100), (0, 100)]);
    let all = [Obstacle::Polygon(&l)];
    // Touching the floor of the angle and sliding to its wall.
    let contact =
        first_contact(Path { from: Point::new(200, 150), to: Point::new(990, 150) }, 50, &all);
    assert_eq!(contact, Some(Contact { at: Point::new(850, 150), obstacle: 0 }));
    // Stopping exactly at the wall is no contact.
    let path = Path { from: Point::new(200, 150), to: Point::new(850, 150) };
    assert_eq!(first_contact(path, 50, &all), None);
    // Passing a base exactly at the distance of the radii is none either.
    let post = [Obstacle::Disc(Disc::new(Point::new(500, 300), 100))];
    assert_eq!(first_contact(path, 50, &post), None);
    let low = Path { from: Point::new(200, 151), to: Point::new(850, 151) };
    assert!(first_contact(low, 50, &post).is_some());
}

/// A base of radius 500 touches the corner (0, 1000) from (-300, 1400): the way there is (3, -4).
#[test]
fn past_a_touched_corner_one_slides_and_into_it_one_does_not() {
    let block = rectangle(0, 0, 1000, 1000);
    let all = [Obstacle::Polygon(&block)];
    let from = Point::new(-300, 1400);
    let contact = |x, y| first_contact(Path { from, to: Point::new(x, y) }, 500, &all);
    assert_eq!(contact(100, 1700), None, "along the tangent");
    assert_eq!(contact(-700, 1100), None, "along the tangent, the other way");
    assert_eq!(contact(100, 1699).map(|contact| contact.at), Some(from));
    assert_eq!(contact(-700, 1099).map(|contact| contact.at), Some(from));
}
