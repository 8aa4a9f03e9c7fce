use measure::sweep::Obstacle;
use measure::tool::{
    Bend, Heading, Placement, Ride, Slide, Swing, Tool, Unreachable, allows, lay, lay_along, lay_on,
};
use measure::{Direction, Disc, Point, Polygon, Strip, overlap};
use proptest::prelude::*;

use crate::scenes::{disc, point, polygons, rectangle, refs};

const TOOL: Tool = Tool { first: 750, second: 750, half_width: 60, bend: Bend::Free };
const BASE: Disc = Disc::new(Point::new(0, 0), 200);

fn tool(bend: Bend) -> impl Strategy<Value = Tool> {
    (200..900, 200..900, 0..120).prop_map(move |(first, second, half_width)| Tool {
        first,
        second,
        half_width,
        bend,
    })
}

/// Every laying of a coarse fan of arms, wider and nearer than need be.
fn brute(tool: &Tool, base: Disc, goal: Point, blockers: &[&Polygon], fan: u16) -> bool {
    const MARGIN: i32 = 3;
    let spacing = Direction::COUNT / fan;
    let directions = || (0..fan).filter_map(move |i| Direction::new(i * spacing));
    let free = |from, to| {
        let strip = Strip { from, to, half_width: tool.half_width + MARGIN };
        !blockers.iter().any(|p| overlap::strip_polygon(strip, p))
    };
    let touched = |from, to| {
        let strip = Strip { from, to, half_width: 0 };
        overlap::strip_disc(strip, Disc::new(goal, base.radius - MARGIN))
    };
    directions().any(|first| {
        let start = base.centre.moved(first.step(base.radius)).unwrap();
        let joint = base.centre.moved(first.step(base.radius + tool.first)).unwrap();
        free(start, joint)
            && directions().any(|second| {
                let end = joint.moved(second.step(tool.second)).unwrap();
                let bent = tool.bend == Bend::Free || (joint - start).dot(end - joint) > 2000;
                bent && (touched(start, joint) || touched(joint, end)) && free(joint, end)
            })
    })
}

fn check(tool: &Tool, goal: Point, polygons: &[Polygon], fan: u16) -> Result<(), TestCaseError> {
    let blockers = refs(polygons);
    match lay(tool, BASE, goal, &blockers) {
        Ok(placement) => prop_assert!(allows(tool, BASE, &placement, goal, &blockers)),
        Err(Unreachable::TooFar) => {
            let reach = i64::from(2 * BASE.radius + tool.first + tool.second);
            prop_assert!(BASE.centre.distance_squared(goal) > reach * reach);
        }
        Err(Unreachable::Blocked { blocker }) => {
            prop_assert!(blocker < polygons.len());
            prop_assert!(!brute(tool, BASE, goal, &blockers, fan));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn a_laying_is_found_if_a_coarse_fan_has_one(tool in tool(Bend::Free), goal in point(2000), polygons in polygons(2000, 6)) {
        check(&tool, goal, &polygons, 180)?;
    }

    #[test]
    fn a_laying_of_a_stiff_tool_is_found(tool in tool(Bend::RightAngle), goal in point(2000), polygons in polygons(2000, 6)) {
        check(&tool, goal, &polygons, 180)?;
    }

    #[test]
    fn a_laying_in_a_direction_is_one_that_is_allowed(tool in tool(Bend::Free), to in point(900), goal in point(2000), polygons in polygons(2000, 6)) {
        let blockers = refs(&polygons);
        let along = to - BASE.centre;
        prop_assume!(!along.is_zero());
        match lay_along(&tool, BASE, along, goal, &blockers) {
            Ok(placement) => {
                prop_assert!(allows(&tool, BASE, &placement, goal, &blockers));
                prop_assert!(lay(&tool, BASE, goal, &blockers).is_ok());
            }
            Err(Unreachable::TooFar) => prop_assert!(lay_along(&tool, BASE, along, goal, &[]).is_err()),
            Err(Unreachable::Blocked { blocker }) => {
                prop_assert!(blocker < polygons.len());
                prop_assert!(lay_along(&tool, BASE, along, goal, &[]).is_ok());
            }
        }
    }

    #[test]
    fn a_ride_is_found_if_a_coarse_fan_has_one(tool in tool(Bend::RightAngle), free in any::<bool>(), goal in point(2000), polygons in polygons(2000, 5)) {
        let tool = Tool { bend: if free { Bend::Free } else { Bend::RightAngle }, ..tool };
        let ride = Ride { start: 200, end: 200, heading: Heading::Free };
        let obstacles: Vec<Obstacle<'_>> = polygons.iter().map(Obstacle::Polygon).collect();
        let (first, second) = (ride.start + tool.first, ride.end + tool.second);
        let clear = |from: Point, to: Point, more: i32| {
            measure::sweep::clear(Disc::new(from, BASE.radius + more), to, &obstacles)
        };
        let bends = |joint: Point, least: i64| !matches!(tool.bend, Bend::RightAngle)
            || (joint - BASE.centre).dot(goal - joint) >= least;
        match lay_on(&tool, &ride, BASE, goal, &obstacles) {
            Ok(Placement { start, joint, end }) => {
                prop_assert_eq!((start, end), (BASE.centre, goal));
                prop_assert!(clear(start, joint, 0) || clear(start, goal, 0));
                prop_assert!(clear(joint, end, 0));
                prop_assert!(start.distance_squared(joint) <= i64::from(first + 1).pow(2));
                prop_assert!(joint.distance_squared(end) <= i64::from(second + 1).pow(2));
                prop_assert!(bends(joint, -2 * i64::from(first)));
            }
            Err(Unreachable::TooFar) => {
                prop_assert!(BASE.centre.distance_squared(goal) > i64::from(first + second).pow(2));
            }
            Err(Unreachable::Blocked { .. }) => {
                for i in (0..Direction::COUNT).step_by(15) {
                    let joint = BASE.centre.moved(Direction::new(i).unwrap().step(first)).unwrap();
                    let fits = joint.distance_squared(goal) < i64::from(second - 3).pow(2)
                        && bends(joint, 4000) && clear(BASE.centre, joint, 3) && clear(joint, goal, 3);
                    prop_assert!(!fits, "{i}");
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn without_blockers_the_reach_is_exact(tool in tool(Bend::Free), goal in point(2500)) {
        let reach = i64::from(2 * BASE.radius + tool.first + tool.second);
        let near = BASE.centre.distance_squared(goal) <= reach * reach;
        let laid = lay(&tool, BASE, goal, &[]);
        prop_assert_eq!(laid.is_ok(), near);
        if let Ok(placement) = laid {
            prop_assert!(allows(&tool, BASE, &placement, goal, &[]));
        }
    }
}

#[test]
fn the_reach_ends_exactly() {
    let end = Point::new(2 * 200 + 1500, 0);
    assert!(lay(&TOOL, BASE, end, &[]).is_ok());
    assert_eq!(lay(&TOOL, BASE, Point::new(end.x + 1, 0), &[]), Err(Unreachable::TooFar));
    // 1140² + 1520² = 1900².
    assert!(lay(&TOOL, BASE, Point::new(1140, 1520), &[]).is_ok());
    assert_eq!(lay(&TOOL, BASE, Point::new(1140, 1521), &[]), Err(Unreachable::TooFar));
}

#[test]
fn the_tool_bends_round_a_wall() {
    let wall = rectangle(600, -300, 50, 700);
    let goal = Point::new(1200, 100);
    let placement = lay(&TOOL, BASE, goal, &[&wall]).unwrap();
    assert!(allows(&TOOL, BASE, &placement, goal, &[&wall]));
    let long = rectangle(600, -3000, 50, 6000);
    assert_eq!(lay(&TOOL, BASE, goal, &[&long]), Err(Unreachable::Blocked { blocker: 0 }));
    let far = rectangle(0, 5000, 10, 10);
    let blocked = lay(&TOOL, BASE, goal, &[&far, &long]);
    assert_eq!(blocked, Err(Unreachable::Blocked { blocker: 1 }));
}

#[test]
fn a_goal_at_the_base_needs_any_free_laying() {
    assert!(lay(&TOOL, BASE, BASE.centre, &[]).is_ok());
    // A ring of walls with room for nothing, and then with one slit.
    let walls = |slit: i32| {
        [
            rectangle(-400, -400, 800, 100),
            rectangle(-400, 300, 800, 100),
            rectangle(-400, -300, 100, 600),
            rectangle(300, slit, 100, 400 - slit),
            rectangle(300, -400, 100, 400 - slit),
        ]
    };
    let closed = walls(0);
    let closed: Vec<&Polygon> = closed.iter().collect();
    assert!(lay(&TOOL, BASE, BASE.centre, &closed).is_err());
    let open = walls(65);
    let open: Vec<&Polygon> = open.iter().collect();
    let placement = lay(&TOOL, BASE, BASE.centre, &open).unwrap();
    assert!(allows(&TOOL, BASE, &placement, BASE.centre, &open));
    // Touching goals beside the base, and one just outside of the slit.
    for goal in [Point::new(150, 30), Point::new(10, 20), Point::new(700, 0)] {
        assert!(lay(&TOOL, BASE, goal, &open).is_ok(), "{goal:?}");
    }
}

/// Walls round the base leave a dead end as wide as the tool and a little more: only a tool that folds
/// back upon itself fits in.
#[test]
fn a_tool_folds_back_in_a_dead_end() {
    let walls = [
        rectangle(-400, -400, 800, 100),
        rectangle(-400, 300, 800, 100),
        rectangle(-400, -300, 100, 600),
        rectangle(300, 65, 800, 235),
        rectangle(300, -300, 800, 235),
        rectangle(1020, -65, 80, 130),
    ];
    let walls: Vec<&Polygon> = walls.iter().collect();
    let folded = lay(&TOOL, BASE, BASE.centre, &walls).unwrap();
    assert!(allows(&TOOL, BASE, &folded, BASE.centre, &walls));
    let stiff = Tool { bend: Bend::RightAngle, ..TOOL };
    assert!(lay(&stiff, BASE, BASE.centre, &walls).is_err());
}

#[test]
fn a_strip_may_touch_but_not_overlap() {
    // Walls on both sides of a corridor exactly as wide as the tool.
    let (above, below) = (rectangle(150, 60, 3000, 100), rectangle(150, -160, 3000, 100));
    let goal = Point::new(1900, 0);
    assert!(lay(&TOOL, BASE, goal, &[&above, &below]).is_ok());
    let narrow = rectangle(150, 59, 3000, 100);
    assert!(lay(&TOOL, BASE, goal, &[&narrow, &below]).is_err());
}

#[test]
fn a_placement_by_hand_is_checked() {
    let goal = Point::new(1000, 0);
    let place = |start: (i32, i32), joint: (i32, i32), end: (i32, i32)| Placement {
        start: Point::new(start.0, start.1),
        joint: Point::new(joint.0, joint.1),
        end: Point::new(end.0, end.1),
    };
    let good = place((200, 0), (950, 0), (950, 750));
    let allowed = |p: &Placement| allows(&TOOL, BASE, p, goal, &[]);
    assert!(allowed(&good));
    assert!(allowed(&place((201, 1), (951, 0), (950, 751))), "rounding");
    assert!(allowed(&place((200, 2), (950, 0), (950, 750))), "two beside the radius");
    assert!(!allowed(&place((200, 3), (950, 0), (950, 750))), "three beside the radius");
    assert!(!allowed(&place((200, 0), (960, 0), (960, 750))), "the first arm is too long");
    assert!(!allowed(&place((200, 0), (950, 0), (950, 740))), "the second arm is too short");
    assert!(!allowed(&place((0, 200), (950, 0), (950, 750))), "not radial");
    assert!(!allowed(&place((-200, 0), (-950, 0), (-950, 750))), "does not touch the goal");
    assert!(!allowed(&place((i32::MAX, 0), (i32::MIN, 0), (0, i32::MAX))), "out of bounds");
    let back = place((200, 0), (950, 0), (210, 122));
    assert!(allowed(&back));
    let stiff = Tool { bend: Bend::RightAngle, ..TOOL };
    assert!(allows(&stiff, BASE, &good, goal, &[]));
    assert!(!allows(&stiff, BASE, &back, goal, &[]), "bent too far");
    assert!(!allows(&TOOL, BASE, &good, goal, &[&rectangle(900, 400, 10, 10)]));
}

#[test]
fn a_notched_base_moves_along_its_facing() {
    let base = Disc::new(Point::new(0, 0), 2500);
    let tool = Tool { first: 6250, second: 6250, half_width: 870, bend: Bend::RightAngle };
    let ride = Ride { start: 2200, end: 2200, heading: Heading::Fixed(Direction::default()) };
    let joint = Point::new(2200 + 6250, 0);
    let full = Point::new(2 * joint.x, 0);
    let straight = lay_on(&tool, &ride, base, full, &[]).unwrap();
    assert_eq!((straight.joint, straight.end), (joint, full));
    assert!(lay_on(&tool, &ride, base, Point::new(joint.x, joint.x), &[]).is_ok(), "a right angle");
    let beyond = Point::new(joint.x - 10, joint.x - 10);
    assert_eq!(lay_on(&tool, &ride, base, beyond, &[]), Err(Unreachable::TooFar), "bent too far");
    assert!(lay_on(&tool, &ride, base, Point::new(4000, 0), &[]).is_ok(), "on the first arm");
    assert!(lay_on(&tool, &ride, base, Point::new(4000, 100), &[]).is_err());
    let post = [Obstacle::Disc(Disc::new(Point::new(5000, 0), 100))];
    let blocked = lay_on(&tool, &ride, base, full, &post);
    assert_eq!(blocked, Err(Unreachable::Blocked { blocker: 0 }));
    let round = Ride { heading: Heading::Free, ..ride };
    let way = lay_on(&tool, &round, base, Point::new(14_000, 0), &post).unwrap();
    assert!(measure::sweep::clear(base, way.joint, &post));
    let second = way.joint.distance_squared(way.end);
    assert!(second <= i64::from(joint.x).pow(2), "the second arm is no longer than it is");
}

/// What an arm and the base at its end overlap; nothing where the rounding of the end may decide.
fn overlapped(strip: Strip, shapes: &[Obstacle<'_>]) -> Option<Vec<(bool, bool)>> {
    const MARGIN: i32 = 3;
    let with = |half_width: i32| -> Vec<(bool, bool)> {
        let base = Disc::new(strip.to, half_width);
        let strip = Strip { half_width, ..strip };
        shapes.iter().map(|shape| (shape.meets(strip), shape.overlaps(base))).collect()
    };
    let [less, more] = [strip.half_width - MARGIN, strip.half_width + MARGIN].map(with);
    (less == more).then_some(less)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Every stretch of two places or more over which an arm overlaps the same shapes has its bend.
    #[test]
    fn every_stretch_of_bends_is_tried(
        polygons in polygons(15_000, 2),
        discs in prop::collection::vec(disc(15_000, 3_000), 0..=3),
        ahead in 0..Direction::COUNT,
        length in 6_000..12_000,
        radius in 500..4_000,
    ) {
        let mut shapes: Vec<Obstacle<'_>> = polygons.iter().map(Obstacle::Polygon).collect();
        shapes.extend(discs.into_iter().map(Obstacle::Disc));
        let ahead = Direction::new(ahead).unwrap();
        let swing = Swing { joint: Point::new(0, 0), ahead, length, radius };
        let tried = swing.stretches(&shapes);
        let quarter = i32::from(Direction::COUNT / 4);
        let seen = (-quarter..=quarter).filter_map(|bend| {
            let to = swing.joint.moved(ahead.turned(bend).step(length))?;
            let arm = Strip { from: swing.joint, to, half_width: radius };
            Some((bend, overlapped(arm, &shapes)?))
        });
        let seen: Vec<_> = seen.collect();
        for stretch in seen.chunk_by(|one, next| one.1 == next.1) {
            let (from, to) = (stretch[0].0, stretch[stretch.len() - 1].0);
            let has_bend = tried.iter().any(|bend| (from..=to).contains(bend));
            prop_assert!(stretch.len() < 2 || has_bend, "{from} to {to}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Every stretch of a way over which a base overlaps the same shapes has its length, but for those
    /// that are shorter than a twentieth of a millimetre.
    #[test]
    fn every_stretch_of_a_way_is_tried(
        polygons in polygons(15_000, 2),
        discs in prop::collection::vec(disc(15_000, 3_000), 0..=3),
        along in 0..Direction::COUNT,
        longest in 6_000..12_000,
        radius in 500..4_000,
    ) {
        let mut shapes: Vec<Obstacle<'_>> = polygons.iter().map(Obstacle::Polygon).collect();
        shapes.extend(discs.into_iter().map(Obstacle::Disc));
        let (from, along) = (Point::new(0, 0), Direction::new(along).unwrap());
        let tried = Slide { from, along, radius }.lengths(longest, &shapes);
        prop_assert_eq!(tried[0], longest);
        prop_assert!(tried.is_sorted_by(|a, b| a > b));
        let seen = (1..=longest).filter_map(|length| {
            let to = from.moved(along.step(length))?;
            let base = Strip { from: to, to, half_width: radius };
            Some((length, overlapped(base, &shapes)?))
        });
        let seen: Vec<_> = seen.collect();
        for stretch in seen.chunk_by(|one, next| one.1 == next.1) {
            let (begin, end) = (stretch[0].0, stretch[stretch.len() - 1].0);
            let has_length = tried.iter().any(|length| (begin..=end).contains(length));
            prop_assert!(stretch.len() < 5 || has_length, "{begin} to {end}");
        }
    }
}

#[test]
fn the_straight_bend_is_among_the_first() {
    let ahead = Direction::new(0).unwrap();
    let swing = Swing { joint: Point::new(0, 0), ahead, length: 1000, radius: 200 };
    // Without anything around: half of each side, and the right angles.
    let quarter = i32::from(Direction::COUNT / 4);
    let tried = swing.stretches(&[]);
    assert_eq!(tried.iter().map(|bend| bend.abs()).max(), Some(quarter));
    assert_eq!(tried.len(), 4);
}
