//! The hints of a push against trying every position.

use measure::push::{self, Path};
use measure::sweep::Obstacle;
use measure::{Disc, Point, Polygon, overlap};
use proptest::prelude::*;

fn point() -> impl Strategy<Value = Point> {
    (-600..600, -600..600).prop_map(|(x, y)| Point::new(x, y))
}

fn triangle() -> impl Strategy<Value = Polygon> {
    (point(), point(), point())
        .prop_filter_map("a triangle", |(a, b, c)| Polygon::new(vec![a, b, c]).ok())
}

proptest! {
    /// With hints the same position is found as without: whatever is asked of discs and polygons.
    #[test]
    fn hints_leave_out_no_position(
        from in point(), along in point(), length in 1..1200, radius in 5..200,
        polygons in proptest::collection::vec(triangle(), 0..3),
        discs in proptest::collection::vec((point(), 5..120), 0..3),
        within in any::<bool>(),
    ) {
        let Some(path) = push::path(from, along - Point::default(), length) else { return Ok(()) };
        let discs: Vec<Disc> = discs.into_iter().map(|(c, r)| Disc::new(c, r)).collect();
        let shapes: Vec<Obstacle<'_>> = polygons.iter().map(Obstacle::Polygon)
            .chain(discs.iter().copied().map(Obstacle::Disc)).collect();
        let meets = |p: Point| {
            let base = Disc::new(p, radius);
            polygons.iter().any(|polygon| overlap::disc_polygon(base, polygon))
                || discs.iter().any(|&disc| overlap::discs(base, disc)
                    && !(within && measure::gap::wholly_within(base, disc, 0)))
        };
        let hints = push::changes(path, radius, &shapes);
        for wanted in [true, false] {
            let slow = push::last(path, &|p| meets(p) == wanted, &[]);
            // Without any hint nothing changes on the way, and the start answers for all.
            let sure = if hints.is_empty() { vec![0] } else { hints.clone() };
            prop_assert_eq!(push::last(path, &|p| meets(p) == wanted, &sure), slow);
        }
    }
}

/// Ways that come near to a long edge, or leave it, by a hundredth in a hundred: the base touches it for a
/// long while, and no position of that may be left out.
#[test]
fn hints_leave_out_no_position_of_a_way_almost_along_an_edge() {
    let wall = Polygon::rectangle(Point::new(-2000, -900), Point::new(3000, -106)).unwrap();
    let shapes = [Obstacle::Polygon(&wall)];
    for (start, end) in [(0, -12), (-12, 0), (-3, -9), (-10, -2)] {
        for (from, to) in [(-100, 1100), (1100, -100)] {
            let path = Path { from: Point::new(from, start), to: Point::new(to, end) };
            let hints = push::changes(path, 100, &shapes);
            for wanted in [true, false] {
                let meets = |p: Point| overlap::disc_polygon(Disc::new(p, 100), &wall) == wanted;
                let slow = push::last(path, &meets, &[]);
                assert_eq!(push::last(path, &meets, &hints), slow, "{path:?} {wanted}");
            }
        }
    }
}

#[test]
fn a_way_of_no_length_has_no_hints() {
    let path = Path { from: Point::new(3, 4), to: Point::new(3, 4) };
    let disc = Disc::new(Point::new(5, 5), 10);
    assert!(push::changes(path, 10, &[Obstacle::Disc(disc)]).is_empty());
}
