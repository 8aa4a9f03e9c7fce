//! Boxes near a base against a look at every box.

use measure::{Bounds, Boxes, Disc, Point};
use proptest::prelude::*;

fn boxes(far: i32) -> impl Strategy<Value = Vec<Bounds>> {
    let corner = move || (-far..far, -far..far).prop_map(|(x, y)| Point::new(x, y));
    let one = (corner(), 0..9000, 0..9000)
        .prop_map(|(a, x, y)| Bounds::of(a, Point::new(a.x + x, a.y + y)));
    proptest::collection::vec(one, 0..20)
}

fn met(boxes: &[Bounds], base: Disc) -> Vec<usize> {
    (0..boxes.len()).filter(|&number| boxes[number].meets(base.bounds())).collect()
}

proptest! {
    /// On a battlefield and beyond it; with boxes so far apart that there is no grid; and bases wider than
    /// any of the grid.
    #[test]
    fn near_boxes_are_those_that_are_met(
        (far, boxes) in prop_oneof![Just(40_000), Just(1_000_000)]
            .prop_flat_map(|far| (Just(far), boxes(far))),
        bases in proptest::collection::vec((any::<(i16, i16)>(), 0..8000), 1..40),
    ) {
        let grid = Boxes::new(&boxes);
        for ((x, y), radius) in bases {
            let scale = far / 30_000;
            let base = Disc::new(Point::new(i32::from(x) * scale, i32::from(y) * scale), radius);
            prop_assert_eq!(grid.near(base).collect::<Vec<_>>(), met(&boxes, base));
        }
    }

    /// A base that touches a box with its rim meets it, one a hundredth farther away does not.
    #[test]
    fn the_rim_is_met(boxes in boxes(30_000), radius in 0..6001, past in 0..2) {
        let grid = Boxes::new(&boxes);
        for own in &boxes {
            for centre in [
                Point::new(own.min.x - radius - past, own.min.y),
                Point::new(own.max.x + radius + past, own.max.y),
                Point::new(own.max.x, own.max.y + radius + past),
            ] {
                let base = Disc::new(centre, radius);
                prop_assert_eq!(grid.near(base).collect::<Vec<_>>(), met(&boxes, base));
            }
        }
    }
}
