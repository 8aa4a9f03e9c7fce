//! True sight beside rays.

use measure::eye::{Eye, HIGHEST, Hidden, Solid, fragments, hidden, hides, share, visible};
use measure::{LIMIT, Point, Polygon, Side, Vector};
use proptest::prelude::*;

use crate::eye_reference::{Said, Sampled, Scene, V, every_part, sampled};
use crate::scenes::{point, polygon, rectangle};

/// A convex prism: the hull of random points.
fn solid(size: i32, high: i32) -> impl Strategy<Value = Solid> {
    let points = prop::collection::vec(point(size), 3..=6);
    (points, -high..high, 1..=high).prop_filter_map("flat", move |(points, bottom, height)| {
        let footprint = Polygon::new(hull(points)?).ok()?;
        Solid::new(&footprint, bottom, (bottom + height).min(high)).ok()
    })
}

fn hull(mut points: Vec<Point>) -> Option<Vec<Point>> {
    points.sort_unstable();
    points.dedup();
    let mut hull: Vec<Point> = Vec::new();
    for _ in 0..2 {
        let start = hull.len();
        for &p in &points {
            while hull.len() >= start + 2 {
                let (a, b) = (hull[hull.len() - 2], hull[hull.len() - 1]);
                if (b - a).cross(p - b) > 0 {
                    break;
                }
                hull.pop();
            }
            hull.push(p);
        }
        hull.pop();
        points.reverse();
    }
    (hull.len() >= 3).then_some(hull)
}

fn solids(size: i32, high: i32, count: usize) -> impl Strategy<Value = Vec<Solid>> {
    prop::collection::vec(solid(size, high), 1..=count)
}

fn eye(size: i32, high: i32) -> impl Strategy<Value = Eye> {
    (point(size), -high..=high).prop_map(|(at, height)| Eye::new(at, height))
}

/// A wall of up to six boxes that share edges, some of them missing, thin or thick.
fn wall() -> impl Strategy<Value = Vec<Solid>> {
    let cell = (any::<u8>(), -1..=0_i32, 1..=2_i32);
    let cells = prop::collection::vec(cell, 6);
    (-2..0_i32, 0..=2_i32, -1..=1_i32, cells).prop_map(|(left, right, level, cells)| {
        let columns = [(-4, left), (left, right), (right, 4)];
        let rows = [(-3, level), (level, 3)];
        let places = columns.into_iter().flat_map(|x| rows.map(|z| (x, z)));
        places
            .zip(cells)
            .filter(|(_, (kept, ..))| *kept > 60)
            .map(|((x, z), (_, front, back))| {
                let footprint = rectangle(x.0, front, x.1 - x.0, back - front);
                Solid::new(&footprint, z.0, z.1).unwrap()
            })
            .collect()
    })
}

fn refs(solids: &[Solid]) -> Vec<&Solid> {
    solids.iter().collect()
}

/// Whether the eye is in a solid or on it.
fn touches(eye: Eye, solids: &[Solid]) -> bool {
    solids.iter().any(|solid| {
        let points = solid.points();
        let n = points.len();
        (solid.bottom()..=solid.top()).contains(&eye.height)
            && (0..n).all(|i| (points[(i + 1) % n] - points[i]).cross(eye.at - points[i]) >= 0)
    })
}

/// All answers beside rays into every part of the view.
fn agree(eye: Eye, target: &[Solid], blockers: &[Solid]) -> Result<(), TestCaseError> {
    let Said { seen, hidden: some } = every_part(eye, target, blockers);
    let all = refs(blockers);
    prop_assert_eq!(visible(eye, target, &all), seen);
    let expected = match (seen, some) {
        (true, false) => Hidden::None,
        (true, true) => Hidden::Partly,
        (false, _) => Hidden::Completely,
    };
    prop_assert_eq!(hidden(eye, target, &all), expected);
    prop_assert_eq!(share(eye, target, &all) > 0.0, seen);
    prop_assert_eq!(fragments(eye, target, &all).is_empty(), !seen);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(160))]

    /// On a small lattice almost everything touches, is level or in line. A failure means that a sign
    /// is wrong, a case of the outline, or the order of two solids.
    #[test]
    fn rays_into_every_part_of_the_view_say_the_same(
        eye in eye(4, 3), target in solids(4, 3, 2), blockers in solids(4, 3, 2)
    ) {
        prop_assume!(!touches(eye, &target));
        agree(eye, &target, &blockers)?;
        for blocker in &blockers {
            let alone = every_part(eye, &target, std::slice::from_ref(blocker));
            prop_assert_eq!(hides(eye, &target, blocker), alone.hidden);
        }
    }

    /// The same before a wall with seams and holes. A failure means that a fragment was lost or kept.
    #[test]
    fn rays_through_the_holes_of_a_wall_say_the_same(
        at in (-2..=2, -5..=-2), height in -2..=2, (x, y) in (-2..=1, 3..=4), top in -1..=2, wall in wall()
    ) {
        let eye = Eye::new(Point::new(at.0, at.1), height);
        let target = Solid::new(&rectangle(x, y, 2, 1), -2, top).unwrap();
        agree(eye, &[target], &wall)?;
    }
}

/// A part of a solid beyond a cut and the part on this side of it: at a height, or along a diagonal.
fn halves(solid: &Solid, cut: usize) -> Option<[Solid; 2]> {
    let footprint = |points: &[Point]| Polygon::new(points.to_vec()).unwrap();
    let points = solid.points();
    let (bottom, top) = (solid.bottom(), solid.top());
    let diagonals = points.len() - 3;
    if cut < diagonals {
        let part = |points: &[Point]| Solid::new(&footprint(points), bottom, top).unwrap();
        let mut second = points[cut + 2..].to_vec();
        second.push(points[0]);
        return Some([part(&points[..cut + 3]), part(&second)]);
    }
    let level = bottom + 1 + (cut - diagonals) as i32;
    let part = |low, high| Solid::new(&footprint(points), low, high).unwrap();
    (level < top).then(|| [part(bottom, level), part(level, top)])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    /// A seam does not change what is hidden. A failure means that something is seen through it, or
    /// that it hides something.
    #[test]
    fn blockers_cut_in_two_hide_the_same(
        eye in eye(9, 5), target in solids(9, 4, 2), blockers in solids(9, 4, 3), cut in 0_usize..6
    ) {
        let pieces: Vec<Solid> = blockers.iter().flat_map(|solid| match halves(solid, cut) {
            // With the eye in a blocker that is left out, or on the seam, its parts are another scene.
            Some(both) if !touches(eye, std::slice::from_ref(solid)) => both.to_vec(),
            _ => vec![solid.clone()],
        }).rev().collect();
        prop_assert_eq!(hidden(eye, &target, &refs(&blockers)), hidden(eye, &target, &refs(&pieces)));
    }

    #[test]
    fn a_target_cut_in_two_is_as_much_hidden(
        eye in eye(9, 5), target in solid(9, 4), blockers in solids(9, 4, 3), cut in 0_usize..6
    ) {
        prop_assume!(!touches(eye, std::slice::from_ref(&target)));
        let all = refs(&blockers);
        if let Some(both) = halves(&target, cut) {
            let whole = std::slice::from_ref(&target);
            prop_assert_eq!(hidden(eye, whole, &all), hidden(eye, &both, &all));
            prop_assert!((share(eye, whole, &all) - share(eye, &both, &all)).abs() < 1e-6);
        }
    }

    #[test]
    fn more_blockers_hide_more_and_more_targets_show_more(
        eye in eye(9, 5), target in solids(9, 4, 3), blockers in solids(9, 4, 3)
    ) {
        let all = refs(&blockers);
        let (before, after) = (hidden(eye, &target, &all[1..]), hidden(eye, &target, &all));
        prop_assert!(before <= after);
        prop_assert!(share(eye, &target, &all[1..]) >= share(eye, &target, &all) - 1e-9);
        prop_assert!(visible(eye, &target, &all) || !visible(eye, &target[1..], &all));
        let some = blockers.iter().any(|blocker| hides(eye, &target, blocker));
        prop_assert_eq!(after != Hidden::None, some || after == Hidden::Completely);
    }

    /// Moved, turned, mirrored (also upside down) and enlarged to the limits: the same whole numbers,
    /// only longer. A failure means an overflow or a filter that trusts too much.
    #[test]
    fn sight_does_not_depend_on_place_and_size(
        eye in eye(9, 5), target in solids(9, 4, 2), blockers in solids(9, 4, 3), times in 1..=LIMIT / 16,
        quarters in 0..4, flip in any::<bool>()
    ) {
        let times = if flip { times } else { LIMIT / 16 };
        let place = |p: Point| {
            let (mut x, mut y) = (if flip { -p.x } else { p.x }, p.y);
            for _ in 0..quarters {
                (x, y) = (-y, x);
            }
            Point::new(x * times + 5 * (LIMIT / 16 - times), y * times - LIMIT / 3 + 4 * times)
        };
        let level = |height: i32| if flip { -height } else { height } * times - 3;
        let changed = |solids: &[Solid]| -> Vec<Solid> {
            solids.iter().map(|solid| {
                let points = solid.points().iter().map(|&p| place(p)).collect();
                let (a, b) = (level(solid.bottom()), level(solid.top()));
                Solid::new(&Polygon::new(points).unwrap(), a.min(b), a.max(b)).unwrap()
            }).collect()
        };
        let there = Eye::new(place(eye.at), level(eye.height));
        let (others, hiding) = (changed(&target), changed(&blockers));
        prop_assert_eq!(hidden(eye, &target, &refs(&blockers)), hidden(there, &others, &refs(&hiding)));
        prop_assert!((share(eye, &target, &refs(&blockers)) - share(there, &others, &refs(&hiding))).abs() < 1e-6);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Beside rays to points of the surface, with blockers greater or smaller by a margin, at the scale
    /// of a table. A failure of the first kind means that something seen is denied, of the others
    /// that something hidden is claimed to be seen.
    #[test]
    fn rays_to_the_surface_say_the_same_up_to_a_margin(
        eye in eye(9000, 3000), target in solid(9000, 3000), blockers in solids(9000, 4000, 4)
    ) {
        prop_assume!(!touches(eye, std::slice::from_ref(&target)));
        prop_assume!(!touches(eye, &blockers));
        let Sampled { clearly_seen, clearly_hidden, all_clearly_hidden } =
            sampled(eye, &target, &blockers, 700.0, 1.0);
        let answer = hidden(eye, std::slice::from_ref(&target), &refs(&blockers));
        prop_assert!(!clearly_seen || answer != Hidden::Completely);
        prop_assert!(!clearly_hidden || answer != Hidden::None);
        if all_clearly_hidden && answer != Hidden::Completely {
            // Between the points something may be seen; not if the margin is as wide as the spacing.
            let Sampled { all_clearly_hidden, .. } = sampled(eye, &target, &blockers, 150.0, 155.0);
            prop_assert!(!all_clearly_hidden);
        }
    }

    /// The same for a target behind a wall that is larger than it, so that all is often hidden.
    #[test]
    fn rays_to_what_stands_behind_a_wall_say_the_same(
        height in 0..4000, x in -3000..3000, target in solid(1500, 2000), (left, wide) in (-4000..0, 1000..6000), top in 0..5000,
        gap in 0..3
    ) {
        let eye = Eye::new(Point::new(x, -9000), height);
        let target = target.moved(Vector::new(0, 9000), 0).unwrap();
        let wall = |left, right| Solid::new(&rectangle(left, -500, right - left, 1000), -9000, top).unwrap();
        let blockers = [wall(-9000, left), wall(left + gap * 400, left + wide)];
        let sampled = sampled(eye, &target, &blockers, 100.0, 105.0);
        let answer = hidden(eye, std::slice::from_ref(&target), &refs(&blockers));
        prop_assert!(!sampled.clearly_seen || answer != Hidden::Completely);
        prop_assert!(!sampled.clearly_hidden || answer != Hidden::None);
        prop_assert!(!sampled.all_clearly_hidden || answer == Hidden::Completely);
    }
}

/// As far out as may be, and anywhere between.
fn far(limit: i32) -> impl Strategy<Value = i32> {
    prop_oneof![Just(-limit), Just(limit), -limit..=limit]
}

fn far_solid() -> impl Strategy<Value = Solid> {
    let points = prop::collection::vec((far(LIMIT), far(LIMIT)), 3..=6);
    let heights = (far(HIGHEST), far(HIGHEST));
    (points, heights).prop_filter_map("flat", |(points, (a, b))| {
        let points = points.into_iter().map(|(x, y)| Point::new(x, y)).collect();
        Solid::new(&Polygon::new(hull(points)?).ok()?, a.min(b), a.max(b)).ok()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    /// Nothing overflows within the limits, and quick and slow ways agree there.
    #[test]
    fn all_is_answered_at_the_limits(
        at in (far(LIMIT), far(LIMIT)), height in far(HIGHEST),
        target in prop::collection::vec(far_solid(), 1..=2), blockers in prop::collection::vec(far_solid(), 0..=3)
    ) {
        let eye = Eye::new(Point::new(at.0, at.1), height);
        prop_assume!(!touches(eye, &target));
        let all = refs(&blockers);
        let answer = hidden(eye, &target, &all);
        prop_assert_eq!(fragments(eye, &target, &all).is_empty(), answer == Hidden::Completely);
        let part = share(eye, &target, &all);
        prop_assert!((0.0..=1.0).contains(&part));
        prop_assert!(answer != Hidden::None || part == 1.0);
    }

    /// The parts of a split footprint are convex, cover it and nothing else, and do not overlap.
    #[test]
    fn splitting_keeps_the_footprint(footprint in polygon(9), at in point(10)) {
        let parts = Solid::split(&footprint, 0, 1).unwrap();
        let twice = |points: &[Point]| -> i64 {
            (1..points.len()).map(|i| (points[i - 1] - points[0]).cross(points[i] - points[0])).sum()
        };
        prop_assert_eq!(parts.iter().map(|part| twice(part.points())).sum::<i64>(), twice(footprint.points()));
        let polygons: Vec<Polygon> = parts.iter().map(|part| Polygon::new(part.points().to_vec()).unwrap()).collect();
        for (part, polygon) in parts.iter().zip(&polygons) {
            prop_assert_eq!(&Solid::new(polygon, 0, 1).unwrap(), part);
            prop_assert!(part.points().iter().all(|p| footprint.points().contains(p)));
        }
        let inside = polygons.iter().filter(|part| part.side(at) == Side::Inside).count();
        let on = polygons.iter().any(|part| part.side(at) == Side::On);
        match footprint.side(at) {
            Side::Inside => prop_assert!(inside == 1 || (inside == 0 && on)),
            Side::On => prop_assert!(inside == 0 && on),
            Side::Outside => prop_assert!(inside == 0 && !on),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Beside rays spread evenly over all directions. A failure means that fragments overlap or that
    /// some are missing.
    #[test]
    fn the_share_is_that_of_even_rays(
        eye in eye(4, 3), target in solids(4, 3, 1), blockers in solids(4, 3, 2)
    ) {
        prop_assume!(!touches(eye, &target));
        let scene = Scene::new(eye, &target, &blockers);
        let blocked: Vec<bool> = even_rays(20_000).filter_map(|d| scene.blocked(d)).collect();
        let seen = blocked.iter().filter(|&&blocked| !blocked).count() as f64;
        let count = blocked.len() as f64;
        let part = share(eye, &target, &refs(&blockers));
        prop_assert!((part * count - seen).abs() < 3.0 * count.sqrt() + 3.0, "{part} {seen} of {count}");
    }
}

/// Directions on a spiral round the sphere.
fn even_rays(count: u32) -> impl Iterator<Item = V> {
    let turn = std::f64::consts::PI * (3.0 - 5_f64.sqrt());
    (0..count).map(move |i| {
        let z = 1.0 - (2.0 * f64::from(i) + 1.0) / f64::from(count);
        let (sin, cos) = (turn * f64::from(i)).sin_cos();
        let wide = (1.0 - z * z).sqrt();
        [wide * cos, wide * sin, z]
    })
}
