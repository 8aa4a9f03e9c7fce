//! Nothing overflows within the limits.

use measure::push::{Path, last_carried};
use measure::sight::{crosses, free, line};
use measure::sweep::{Obstacle, clear, first_contact};
use measure::tool::{Bend, Heading, Ride, Tool, allows, lay, lay_on};
use measure::{Disc, LIMIT, LONGEST, Point, Polygon, Region, gap, overlap};
use proptest::prelude::*;

use crate::scenes::{Change, disc, polygon, polygons, refs};

/// Points and radii as far out as they may be, and anywhere between.
fn far() -> impl Strategy<Value = Disc> {
    let coordinate = || prop_oneof![Just(-LIMIT), Just(LIMIT), -LIMIT..=LIMIT];
    let radius = prop_oneof![Just(0), Just(LONGEST), 0..=LONGEST];
    (coordinate(), coordinate(), radius).prop_map(|(x, y, r)| Disc::new(Point::new(x, y), r))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn all_questions_have_an_answer(a in far(), b in far(), polygons in polygons(LIMIT, 4), length in 0..=LONGEST) {
        let refs = refs(&polygons);
        prop_assert_eq!(free(a, b, &refs), free(b, a, &refs));
        let _ = line(a, b, &refs);
        let region = Region::union(&polygons);
        let _ = region.carries(a);
        let _ = region.side(b.centre);
        let all: Vec<Obstacle<'_>> = polygons.iter().map(Obstacle::Polygon).chain([Obstacle::Disc(b)]).collect();
        let path = Path { from: a.centre, to: b.centre };
        let _ = first_contact(path, a.radius, &all[..polygons.len()]);
        let _ = last_carried(Path { from: a.centre, to: a.centre }, a.radius, &region);
        let _ = clear(a, b.centre, &all);
        for polygon in &polygons {
            prop_assert_eq!(crosses(a, b, polygon), crosses(b, a, polygon));
            prop_assert!(!overlap::disc_polygon(a, polygon) || gap::within(a, polygon, 0));
            prop_assert_eq!(gap::within(a, polygon, length), !gap::beyond(polygon, a, length));
        }
    }

    #[test]
    fn tools_may_be_long(a in far(), by in disc(LONGEST, 5), polygons in polygons(LIMIT, 3), arm in 1..=LONGEST) {
        let tool = Tool { first: arm, second: LONGEST - arm, half_width: arm / 8, bend: Bend::Free };
        let blockers = refs(&polygons);
        let base = Disc::new(a.centre, a.radius.min(5000));
        if let Some(goal) = a.centre.moved(by.centre - Point::new(0, 0)) {
            if let Ok(placement) = lay(&tool, base, goal, &blockers) {
                // Unless it was held in bounds, the placement is one that could be made by hand.
                let inner = [placement.start, placement.joint, placement.end];
                let inner = inner.iter().all(|p| p.x.abs() < LIMIT && p.y.abs() < LIMIT);
                prop_assert!(!inner || allows(&tool, base, &placement, goal, &blockers));
            }
            let ride = Ride { start: base.radius, end: base.radius, heading: Heading::Free };
            let all: Vec<Obstacle<'_>> = polygons.iter().map(Obstacle::Polygon).collect();
            let _ = lay_on(&tool, &ride, base, goal, &all);
        }
    }

    /// The same answer for a small scene and for the scene enlarged to the limits.
    #[test]
    fn enlarging_changes_nothing(a in disc(10, 2), b in disc(10, 2), piece in polygon(9), other in polygon(9)) {
        let change = Change { by: Point::new(3, -2), quarters: 1, mirror: true, times: LIMIT / 16 };
        let large = [change.polygon(&piece), change.polygon(&other)];
        let small = [piece, other];
        let (c, d) = (change.disc(a), change.disc(b));
        let apart = |list: &[Polygon], a: Disc, b: Disc| {
            list.iter().all(|p| !overlap::disc_polygon(a, p) && !overlap::disc_polygon(b, p))
        };
        if apart(&small, a, b) {
            prop_assert_eq!(free(a, b, &refs(&small)), free(c, d, &refs(&large)));
        }
        prop_assert_eq!(crosses(a, b, &small[0]), crosses(c, d, &large[0]));
        let (few, many) = (Region::union(&small), Region::union(&large));
        prop_assert_eq!(few.carries(a), many.carries(c));
        let path = |list: [Disc; 2]| Path { from: list[0].centre, to: list[1].centre };
        let hit = |list: &[Polygon; 2], pair: [Disc; 2]| {
            let all = [Obstacle::Polygon(&list[0]), Obstacle::Polygon(&list[1])];
            first_contact(path(pair), pair[0].radius, &all).is_some()
        };
        prop_assert_eq!(hit(&small, [a, b]), hit(&large, [c, d]));
    }
}
