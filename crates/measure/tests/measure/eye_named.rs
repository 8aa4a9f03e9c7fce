//! True sight at the very boundary, each case by its name and worked out by hand.

use measure::eye::{
    Eye, HIGHEST, Hidden, SLIVER, Solid, SolidFault, fragments, hidden, hides, share, visible,
};
use measure::{Disc, LIMIT, LONGEST, Point, Polygon, Vector};

use crate::scenes::{rectangle, shape};

/// A box from one corner to the opposite one.
fn block(from: (i32, i32, i32), to: (i32, i32, i32)) -> Solid {
    let footprint = rectangle(from.0, from.1, to.0 - from.0, to.1 - from.1);
    Solid::new(&footprint, from.2, to.2).unwrap()
}

fn eye(x: i32, y: i32, height: i32) -> Eye {
    Eye::new(Point::new(x, y), height)
}

/// A target 20 wide and 20 high, a hundred away, seen from half its height.
const EYE: Eye = Eye::new(Point::new(0, 0), 10);

fn target() -> Solid {
    block((-10, 100, 0), (10, 120, 20))
}

fn judge(eye: Eye, target: &Solid, blockers: &[&Solid]) -> Hidden {
    let target = std::slice::from_ref(target);
    let answer = hidden(eye, target, blockers);
    assert_eq!(visible(eye, target, blockers), answer != Hidden::Completely);
    let part = share(eye, target, blockers);
    match answer {
        Hidden::None => assert!(part == 1.0, "{part}"),
        Hidden::Partly => assert!(part > 0.0 && part < 1.0, "{part}"),
        Hidden::Completely => assert!(part == 0.0, "{part}"),
    }
    answer
}

#[test]
fn what_nothing_stands_before_is_seen() {
    assert_eq!(judge(EYE, &target(), &[]), Hidden::None);
    assert!(!visible(EYE, &[], &[]), "no target");
    assert_eq!(fragments(EYE, &[target()], &[]).len(), 1);
}

#[test]
fn a_wall_of_just_the_size_hides_all() {
    // Half the distance, half the size: its edges lie on the lines to the target's corners.
    let wall = |left, right, bottom, top| block((left, 50, bottom), (right, 60, top));
    assert_eq!(judge(EYE, &target(), &[&wall(-5, 5, 5, 15)]), Hidden::Completely);
    for smaller in [wall(-4, 5, 5, 15), wall(-5, 4, 5, 15), wall(-5, 5, 6, 15), wall(-5, 5, 5, 14)]
    {
        assert_eq!(judge(EYE, &target(), &[&smaller]), Hidden::Partly);
    }
    // Beside, over and under the lines of sight, touching them at 60 with its far edge.
    for beside in [wall(-15, -6, 0, 30), wall(6, 9, 0, 30), wall(-9, 9, 16, 20), wall(-9, 9, 0, 4)]
    {
        assert_eq!(judge(EYE, &target(), &[&beside]), Hidden::None);
    }
}

/// From 50 high over the far edge of a wall, 15 lower at 50, the line of sight falls 30 to the foot
/// of a target at 100. One higher, it falls 28 only.
#[test]
fn a_wall_that_reaches_the_line_to_the_foot_hides_nothing() {
    let target = block((100, -10, 20), (120, 10, 80));
    let wall = |top| block((45, -10, 0), (50, 10, top));
    assert!(!hides(eye(0, 0, 50), std::slice::from_ref(&target), &wall(35)));
    assert_eq!(judge(eye(0, 0, 50), &target, &[&wall(35)]), Hidden::None);
    assert!(hides(eye(0, 0, 50), std::slice::from_ref(&target), &wall(36)));
    assert_eq!(judge(eye(0, 0, 50), &target, &[&wall(36)]), Hidden::Partly);
}

#[test]
fn a_pillar_hides_the_middle() {
    let pillar = block((-1, 50, 0), (1, 52, 30));
    assert_eq!(judge(EYE, &target(), &[&pillar]), Hidden::Partly);
    assert_eq!(fragments(EYE, &[target()], &[&pillar]).len(), 2);
    // 2 wide at half the distance hide 4 of 20.
    let part = share(EYE, &[target()], &[&pillar]);
    assert!((part - 0.8).abs() < 0.001, "{part}");
}

#[test]
fn level_with_the_top_of_a_wall_one_looks_along_it() {
    let wall = block((-50, 50, 0), (50, 60, 10));
    let up_to = |top| block((-10, 100, 0), (10, 120, top));
    assert_eq!(judge(EYE, &up_to(10), &[&wall]), Hidden::Completely, "its top is only a line");
    assert_eq!(judge(EYE, &up_to(11), &[&wall]), Hidden::Partly);
    assert_eq!(judge(EYE, &block((-10, 100, 10), (10, 120, 11)), &[&wall]), Hidden::None);
    // The same from below.
    let beam = block((-50, 50, 10), (50, 60, 30));
    assert_eq!(judge(EYE, &block((-10, 100, 10), (10, 120, 20)), &[&beam]), Hidden::Completely);
    assert_eq!(judge(EYE, &up_to(10), &[&beam]), Hidden::None);
}

#[test]
fn in_line_with_a_side_of_a_wall_one_looks_along_it() {
    let wall = block((0, 50, 0), (50, 60, 40));
    assert_eq!(judge(EYE, &block((-10, 100, 0), (0, 120, 20)), &[&wall]), Hidden::None);
    assert_eq!(judge(EYE, &block((0, 100, 0), (10, 120, 20)), &[&wall]), Hidden::Completely);
    assert_eq!(judge(EYE, &target(), &[&wall]), Hidden::Partly);
}

#[test]
fn from_a_roof_its_edge_hides_what_stands_below() {
    let house = block((-20, -20, 0), (20, 20, 30));
    let from = eye(0, 0, 40);
    // Over the edge at (20, 30) the line falls by 1 in 2: it is 4 high at 72.
    let near = |to, top| block((70, -5, 0), (to, 5, top));
    assert_eq!(judge(from, &near(72, 4), &[&house]), Hidden::Completely);
    assert_eq!(judge(from, &near(73, 4), &[&house]), Hidden::Partly);
    assert_eq!(judge(from, &near(72, 5), &[&house]), Hidden::Partly);
    assert_eq!(judge(from, &block((80, -5, 0), (90, 5, 9)), &[&house]), Hidden::None);
    // Under the house nothing is seen, from above nor from below.
    assert_eq!(judge(from, &block((-5, -5, -9), (5, 5, 0)), &[&house]), Hidden::Completely);
    let cellar = eye(0, 0, -10);
    assert_eq!(judge(cellar, &block((-5, -5, 50), (5, 5, 60)), &[&house]), Hidden::Completely);
    // Over the very edge and the very corner of the roof.
    for at in [eye(20, 0, 40), eye(20, 20, 40)] {
        assert_eq!(judge(at, &block((20, 20, 0), (30, 30, 9)), &[&house]), Hidden::None);
        assert_eq!(judge(at, &block((10, 10, 0), (30, 19, 9)), &[&house]), Hidden::Partly);
        assert_eq!(judge(at, &block((0, 0, -9), (20, 20, 0)), &[&house]), Hidden::Completely);
    }
}

#[test]
fn an_eye_on_a_surface_sees_nothing_behind_it() {
    let house = block((-20, -20, 0), (20, 20, 30));
    let far = |top| block((100, -5, 0), (110, 5, top));
    assert_eq!(judge(eye(0, 0, 30), &far(30), &[&house]), Hidden::Completely, "on the roof");
    assert_eq!(judge(eye(0, 0, 30), &far(31), &[&house]), Hidden::Partly);
    assert_eq!(judge(eye(20, 0, 10), &far(31), &[&house]), Hidden::None, "on the wall");
    assert_eq!(judge(eye(-20, 0, 10), &far(31), &[&house]), Hidden::Completely);
    assert_eq!(judge(eye(0, 20, 10), &far(31), &[&house]), Hidden::Completely, "along the wall");
    let across = block((100, 15, 0), (110, 25, 31));
    assert_eq!(judge(eye(0, 20, 10), &across, &[&house]), Hidden::Partly);
    assert_eq!(judge(eye(20, 20, 30), &far(31), &[&house]), Hidden::None, "on a corner");
    assert_eq!(judge(eye(-20, 20, 30), &far(31), &[&house]), Hidden::Partly);
}

#[test]
fn a_blocker_round_the_eye_is_left_out() {
    let wood = block((-20, -20, 0), (20, 20, 30));
    assert_eq!(judge(EYE, &target(), &[&wood]), Hidden::None);
    assert!(!hides(EYE, &[target()], &wood));
    let wall = block((-50, 50, 0), (50, 60, 90));
    assert_eq!(judge(EYE, &target(), &[&wood, &wall]), Hidden::Completely);
}

#[test]
fn a_target_that_the_eye_touches_is_seen() {
    let (wall, around) = (block((-50, 50, 0), (50, 60, 90)), block((-99, -99, -9), (99, 199, 99)));
    for from in [eye(0, 100, 10), eye(0, 110, 10), eye(0, 110, 20), eye(10, 120, 0)] {
        assert_eq!(judge(from, &target(), &[&wall, &around]), Hidden::None);
    }
    assert!(fragments(eye(0, 110, 10), &[target()], &[]).is_empty());
}

#[test]
fn what_stands_behind_hides_nothing() {
    for behind in [
        block((-50, 130, 0), (50, 140, 90)),
        block((-50, 120, 0), (50, 140, 90)),
        block((-50, 100, 20), (50, 120, 90)),
        block((10, 100, 0), (50, 120, 90)),
        block((-50, 90, -10), (50, 120, 0)),
    ] {
        assert_eq!(judge(EYE, &target(), &[&behind]), Hidden::None, "{behind:?}");
    }
    assert!(hides(EYE, &[target()], &block((-50, 90, 0), (50, 100, 1))), "it touches the front");
}

#[test]
fn what_a_target_stands_on_may_hide_its_feet() {
    let (rock, figure) = (block((-20, -20, 0), (20, 20, 30)), block((-5, -5, 30), (5, 5, 50)));
    // The line over the edge rises by 1 in 9 and meets the figure between 31 and 32.
    assert_eq!(judge(eye(0, -200, 10), &figure, &[&rock]), Hidden::Partly);
    let feet = block((-5, -5, 30), (5, 5, 31));
    assert_eq!(judge(eye(0, -200, 10), &feet, &[&rock]), Hidden::Completely);
    assert_eq!(judge(eye(0, -200, 30), &figure, &[&rock]), Hidden::None, "level");
    assert_eq!(judge(eye(0, -200, 99), &figure, &[&rock]), Hidden::None, "from above");
    assert_eq!(judge(eye(0, -30, 0), &figure, &[&rock]), Hidden::Completely, "from its foot");
    // At the very edge of the rock it is only the underside that is hidden from below.
    let edge = block((-5, -20, 30), (5, -10, 50));
    assert_eq!(judge(eye(0, -200, 10), &edge, &[&rock]), Hidden::Partly);
    assert_eq!(judge(eye(0, -200, 30), &edge, &[&rock]), Hidden::None);
}

#[test]
fn what_a_target_stands_in_hides_what_lies_behind_its_front() {
    let wood = |left, front, top| block((left, front, 0), (90, 190, top));
    assert_eq!(judge(EYE, &target(), &[&wood(-90, 90, 99)]), Hidden::Completely, "inside");
    assert_eq!(judge(EYE, &target(), &[&wood(-90, 90, 15)]), Hidden::Partly, "higher than it");
    assert_eq!(judge(EYE, &target(), &[&wood(-90, 99, 99)]), Hidden::Completely);
    assert_eq!(judge(EYE, &target(), &[&wood(-90, 100, 99)]), Hidden::None, "with one front");
    assert_eq!(judge(EYE, &target(), &[&wood(-90, 101, 99)]), Hidden::None, "from behind");
    let hill = block((-90, 110, -50), (90, 190, 99));
    assert_eq!(judge(EYE, &target(), &[&hill]), Hidden::None, "half of it stands out of a hill");
    // The right half stands in it.
    assert_eq!(judge(EYE, &target(), &[&wood(0, 95, 99)]), Hidden::Partly);
    let part = share(EYE, &[target()], &[&wood(0, 95, 99)]);
    assert!((part - 0.5).abs() < 1e-9, "{part}");
    // From above: the wood reaches to half its height, and hides its front, but not its top.
    let low = wood(-90, 90, 10);
    assert_eq!(judge(eye(0, 50, 90), &target(), &[&low]), Hidden::Partly);
    assert_eq!(judge(eye(0, 110, 90), &target(), &[&low]), Hidden::None, "it sees the top only");
    // A slanted front that enters the target: hidden where it stands before the target.
    let slanted = shape(&[(-10, 90), (90, 190), (-90, 190)]);
    let slanted = Solid::new(&slanted, 0, 99).unwrap();
    assert_eq!(judge(EYE, &target(), &[&slanted]), Hidden::Partly);
}

#[test]
fn there_is_no_sight_through_a_seam() {
    let wall = |left, right| block((left, 50, -50), (right, 60, 50));
    assert_eq!(judge(EYE, &target(), &[&wall(-50, 0), &wall(0, 50)]), Hidden::Completely);
    assert_eq!(judge(EYE, &target(), &[&wall(-50, 0), &wall(1, 50)]), Hidden::Partly);
    assert_eq!(judge(EYE, &target(), &[&wall(-50, 0), &wall(-1, 50)]), Hidden::Completely);
    // One on the other, level with the eye.
    let course = |bottom, top| block((-50, 50, bottom), (50, 60, top));
    assert_eq!(judge(EYE, &target(), &[&course(-50, 10), &course(10, 50)]), Hidden::Completely);
    assert_eq!(judge(EYE, &target(), &[&course(-50, 10), &course(11, 50)]), Hidden::Partly);
    // Four, round a corner in the middle; and two that touch only there.
    let quarter = |x: i32, z: i32| block((x.min(0), 50, z.min(10)), (x.max(0), 60, z.max(10)));
    let all = [quarter(-50, -50), quarter(50, 90), quarter(-50, 90), quarter(50, -50)];
    assert_eq!(judge(EYE, &target(), &all.iter().collect::<Vec<_>>()), Hidden::Completely);
    assert_eq!(judge(EYE, &target(), &[&all[0], &all[1]]), Hidden::Partly);
    // A slanted seam.
    let left = Solid::new(&shape(&[(-50, 50), (20, 50), (-20, 60), (-50, 60)]), -50, 50).unwrap();
    let right = Solid::new(&shape(&[(20, 50), (50, 50), (50, 60), (-20, 60)]), -50, 50).unwrap();
    assert_eq!(judge(EYE, &target(), &[&left, &right]), Hidden::Completely);
}

#[test]
fn two_walls_apart_hide_together_if_their_edges_are_in_line() {
    // The last line that the near wall blocks goes through (1, 50), and so through (2, 100).
    let near = block((-50, 50, -50), (1, 51, 50));
    let far = |left| block((left, 90, -50), (50, 100, 50));
    let target = block((-10, 200, 0), (10, 220, 20));
    assert_eq!(judge(eye(0, 0, 10), &target, &[&near, &far(1)]), Hidden::Completely);
    assert_eq!(judge(eye(0, 0, 10), &target, &[&near, &far(3)]), Hidden::Partly);
    let flush = Solid::new(&shape(&[(2, 100), (50, 100), (50, 110)]), -50, 50).unwrap();
    assert_eq!(judge(eye(0, 0, 10), &target, &[&near, &flush]), Hidden::Completely);
}

#[test]
fn a_plate_over_the_target_hides_it_from_above() {
    let from = eye(0, 0, 100);
    let plate = block((-5, -5, 40), (5, 5, 50));
    let ground = |size: i32| block((-size, -size, 0), (size, size, 10));
    // 5 at 50 below the eye is 9 at 90.
    assert_eq!(judge(from, &ground(9), &[&plate]), Hidden::Completely);
    assert_eq!(judge(from, &ground(10), &[&plate]), Hidden::Partly);
    let halves = [block((-5, -5, 40), (0, 5, 50)), block((0, -5, 40), (5, 5, 50))];
    assert_eq!(judge(from, &ground(9), &[&halves[0], &halves[1]]), Hidden::Completely);
    assert_eq!(judge(from, &ground(9), &[&halves[0]]), Hidden::Partly);
}

#[test]
fn a_miniature_of_several_solids_is_seen_by_any() {
    let base = block((-15, 95, 0), (15, 125, 3));
    let body = block((-5, 105, 3), (5, 115, 30));
    let figure = [base, body];
    let wall = |top| block((-50, 50, 0), (50, 60, top));
    assert!(!visible(EYE, &figure, &[&wall(50)]));
    assert_eq!(hidden(EYE, &figure, &[&wall(9)]), Hidden::Partly, "the base is hidden");
    let beam = block((-50, 50, 8), (50, 60, 90));
    assert!(visible(EYE, &figure, &[&beam]), "the base is seen below");
    assert!(!visible(EYE, &figure[1..], &[&block((-50, 50, 5), (50, 60, 90))]));
    assert_eq!(hidden(EYE, &figure, &[&wall(5)]), Hidden::Partly);
    assert_eq!(hidden(EYE, &figure, &[&wall(1)]), Hidden::None);
}

#[test]
fn solids_of_a_target_hide_one_another_without_being_hidden() {
    let (front, back) = (block((-10, 100, 0), (10, 110, 20)), block((-10, 200, 0), (10, 210, 20)));
    let between = |top| block((-10, 150, 0), (10, 160, top));
    let both = [front, back.clone()];
    assert_eq!(hidden(EYE, &[back], &[&between(20)]), Hidden::Completely);
    assert_eq!(hidden(EYE, &both, &[&between(20)]), Hidden::None);
    assert!(!hides(EYE, &both, &between(20)));
    // The back is higher now, and so is what stands before it.
    let higher = [both[0].clone(), block((-10, 200, 0), (10, 210, 60))];
    assert!(!hides(EYE, &higher, &between(20)));
    assert!(hides(EYE, &higher, &between(30)));
    assert_eq!(hidden(EYE, &higher, &[&between(90)]), Hidden::Partly);
}

#[test]
fn what_is_no_solid_is_refused() {
    let square = rectangle(0, 0, 10, 10);
    let flat = SolidFault::NoHeight { bottom: 5, top: 5 };
    assert_eq!(Solid::new(&square, 5, 5), Err(flat));
    assert_eq!(flat.to_string(), "a solid from 5 to 5 has no height");
    assert_eq!(Solid::new(&square, 5, 4), Err(SolidFault::NoHeight { bottom: 5, top: 4 }));
    let high = SolidFault::TooHigh { height: HIGHEST + 1 };
    assert_eq!(Solid::new(&square, 0, HIGHEST + 1), Err(high));
    assert_eq!(
        Solid::split(&square, -HIGHEST - 1, 0),
        Err(SolidFault::TooHigh { height: -HIGHEST - 1 })
    );
    let notched = shape(&[(0, 0), (10, 0), (5, 2), (10, 10), (0, 10)]);
    let inward = SolidFault::Concave { point: Point::new(5, 2) };
    assert_eq!(Solid::new(&notched, 0, 1), Err(inward));
    for (x, radius) in [(0, 0), (0, -1), (0, LONGEST + 1), (LIMIT, 1)] {
        let base = Disc::new(Point::new(x, 0), radius);
        assert_eq!(Solid::cylinder(base, 0, 1), Err(SolidFault::Base { base }));
    }
    assert!(!Eye::new(Point::new(0, 0), HIGHEST + 1).in_bounds());
    assert!(!Eye::new(Point::new(0, 0), -HIGHEST - 1).in_bounds());
    assert!(!Eye::new(Point::new(LIMIT + 1, 0), 0).in_bounds());
    assert!(Eye::new(Point::new(LIMIT, -LIMIT), -HIGHEST).in_bounds());
}

#[test]
fn a_cylinder_is_an_inscribed_prism_that_leaves_out_a_sliver() {
    let radii = [1, 50, 182, 183, 726, 727, 1350, 2500, 2905, 2906, 5000, 11_620, 11_621, 46_400];
    for radius in radii {
        let base = Disc::new(Point::new(300, -200), radius);
        let solid = Solid::cylinder(base, 0, 3000).unwrap();
        let points = solid.points();
        let turned = |p: Point| base.centre.moved((p - base.centre).left()).unwrap();
        let most = i128::from(radius).pow(2);
        let least = i128::from((radius - SLIVER).max(0)).pow(2);
        for (i, &p) in points.iter().enumerate() {
            assert!(i128::from((p - base.centre).length_squared()) <= most, "on the rim or within");
            assert!(points.contains(&turned(p)));
            let along = points[(i + 1) % points.len()] - p;
            let twice = i128::from(along.cross(base.centre - p));
            assert!(twice.pow(2) >= least * i128::from(along.length_squared()), "{radius}: {p:?}");
        }
    }
    // The smallest are squares on their tips.
    let small = Solid::cylinder(Disc::new(Point::new(0, 0), 1), 0, 1).unwrap();
    assert_eq!(small.points().len(), 4);
    assert!((1..500).all(|r| Solid::cylinder(Disc::new(Point::new(7, 7), r), 0, 1).is_ok()));
    assert!(Solid::cylinder(Disc::new(Point::new(0, 0), LONGEST), 0, 1).is_ok());
}

/// A line of sight in several directions that just touches a base of 100 mm, 1 m away.
#[test]
fn round_edges_are_seen_to_within_a_sliver() {
    let (eye, radius) = (Eye::new(Point::new(0, 0), 1000), 5000);
    for (a, b, h) in [(3, 4, 5), (5, 12, 13), (12, 5, 13), (8, 15, 17), (7, 24, 25), (20, 21, 29)] {
        // So far along the line, and so far off to its right.
        let at = |far: i32, off: i32| {
            let part = |sum: i32| (f64::from(sum) / f64::from(h)).round() as i32;
            Point::new(part(a * far + b * off), part(b * far - a * off))
        };
        let wall = |far: i32, [from, to]: [i32; 2]| {
            let corners = [at(far, from), at(far, to), at(far + 900, to), at(far + 900, from)];
            Solid::new(&Polygon::new(corners.to_vec()).unwrap(), 0, 2000).unwrap()
        };
        let base = Disc::new(at(100_000, radius), radius);
        let round = Solid::cylinder(base, 0, 2000).unwrap();
        // As a blocker: what lies 0.07 mm behind its edge is hidden, what lies beside it is seen.
        let behind = |from: i32| visible(eye, &[wall(110_000, [from, 500])], &[&round]);
        assert!(!behind(7) && behind(-2), "{a}, {b}");
        // As a target: a strip of 0.08 mm is seen, and none is seen behind a wall that covers it.
        let past =
            |from: i32| visible(eye, std::slice::from_ref(&round), &[&wall(50_000, [from, 9000])]);
        assert!(past(4) && !past(-1), "{a}, {b}");
    }
}

#[test]
fn a_solid_can_be_moved_within_bounds() {
    let solid = block((0, 0, 0), (10, 10, 10));
    let moved = solid.moved(Vector::new(5, -5), 7).unwrap();
    assert_eq!(moved, block((5, -5, 7), (15, 5, 17)));
    assert_eq!(solid.moved(Vector::new(i64::from(LIMIT), 0), 0), None);
    assert_eq!(solid.moved(Vector::new(0, 0), HIGHEST), None);
    assert_eq!(solid.moved(Vector::new(0, 0), i32::MAX), None);
}

#[test]
fn a_straight_corner_changes_nothing() {
    let plain = block((-5, 50, 5), (5, 60, 15));
    let points = [(-5, 50), (0, 50), (5, 50), (5, 60), (-5, 60), (-5, 55)];
    let straight = Solid::new(&shape(&points), 5, 15).unwrap();
    assert_eq!(straight.points().len(), 4);
    assert_eq!(judge(EYE, &target(), &[&straight]), judge(EYE, &target(), &[&plain]));
}

#[test]
fn concave_footprints_are_split_into_few_parts() {
    let parts = |footprint: &Polygon| Solid::split(footprint, 0, 9).unwrap().len();
    assert_eq!(parts(&rectangle(0, 0, 9, 9)), 1);
    assert_eq!(parts(&shape(&[(0, 0), (9, 0), (9, 3), (3, 3), (3, 9), (0, 9)])), 2);
    let ring =
        shape(&[(0, 0), (9, 0), (9, 9), (5, 9), (5, 6), (6, 6), (6, 3), (3, 3), (3, 9), (0, 9)]);
    assert!(parts(&ring) <= 5);
    let star = shape(&[(0, 9), (-2, 2), (-9, 0), (-2, -2), (0, -9), (2, -2), (9, 0), (2, 2)]);
    assert!(parts(&star) <= 5);
    // An inner corner lies on the line between the neighbours of the first corner.
    let pinched = shape(&[(0, 0), (4, 0), (6, 4), (2, 2), (4, 6), (0, 4)]);
    assert_eq!(parts(&pinched), 2);
    // Many corners in a spiral: it ends, and soon.
    let spiral = |n: i32| {
        let turn = |i: i32, off: i32| {
            let r = 1000 + 100 * i + off;
            [(r, 0), (0, r), (-r, 0), (0, -r)][i as usize % 4]
        };
        let inner: Vec<(i32, i32)> = (0..n).rev().map(|i| turn(i, 0)).collect();
        let outer: Vec<(i32, i32)> = (0..n).map(|i| turn(i, 30)).collect();
        shape(&[outer, inner].concat())
    };
    assert!(parts(&spiral(40)) <= 80);
}
