//! Room where discs touch: what fits without any play, off the lattice.

use std::cell::Cell;

use measure::packing::{Line, Room};
use measure::{Bounds, Disc, Point};

/// The places for discs of a diameter within bounds, and how often a place was about to be used.
fn find(
    lines: &[Line],
    (apart, bounds): (i32, Bounds),
    count: usize,
    open: impl Fn(Point) -> bool,
    reached: impl Fn(Point) -> bool,
) -> (Option<Vec<Point>>, u32) {
    let asked = Cell::new(0);
    let reached = |place: Point| {
        asked.set(asked.get() + 1);
        reached(place)
    };
    let room = Room { apart, bounds, lines, open: &open, reached: &reached };
    (room.places(count), asked.get())
}

/// Far bounds whose lattice has none of the places below.
fn bounds() -> Bounds {
    Bounds::of(Point::new(-7003, -7003), Point::new(7003, 7003))
}

fn segment(a: (i32, i32), b: (i32, i32)) -> Line {
    Line::Segment(Point::new(a.0, a.1), Point::new(b.0, b.1))
}

/// Lines with the place where they cross, touch or end.
fn meetings() -> Vec<(Vec<Line>, Point)> {
    let circle = |x, y, radius| Line::Circle(Disc::new(Point::new(x, y), radius));
    let at = Point::new;
    vec![
        (vec![circle(0, 0, 500), circle(600, 0, 500)], at(300, 400)),
        (vec![circle(0, 0, 500), circle(600, 0, 500)], at(300, -400)),
        (vec![circle(0, 0, 500), segment((-2000, 300), (2000, 300))], at(400, 300)),
        (vec![segment((-2000, 300), (2000, 300)), circle(0, 0, 500)], at(-400, 300)),
        (vec![segment((-800, -1600), (700, 1400)), segment((-900, 600), (900, -600))], at(0, 0)),
        (vec![segment((11, -22), (55, 1000))], at(11, -22)),
        (vec![segment((11, -22), (55, 1000))], at(55, 1000)),
        (vec![circle(10, 20, 500)], at(510, 20)),
        (vec![circle(10, 20, 500)], at(10, 520)),
        (vec![circle(10, 20, 500)], at(-490, 20)),
        (vec![circle(10, 20, 500)], at(10, -480)),
    ]
}

/// A disc that fits at a single point is found where lines cross or end, and at each of the eight points
/// around it, where rounding may have led; not farther off, nor outside of the bounds.
#[test]
fn a_disc_that_touches_two_things_fits_to_the_point() {
    for (lines, place) in meetings() {
        for (dx, dy) in (-2..=2).flat_map(|dx| (-2..=2).map(move |dy| (dx, dy))) {
            let only = Point::new(place.x + dx, place.y + dy);
            let (found, _) = find(&lines, (900, bounds()), 1, |p| p == only, |_| true);
            let near = i32::abs(dx) <= 1 && i32::abs(dy) <= 1;
            assert_eq!(found, near.then(|| vec![only]), "{place:?} by {dx}, {dy}");
            // Nowhere if it is open but not reached, or if the bounds end before.
            assert_eq!(find(&lines, (900, bounds()), 1, |p| p == only, |_| false).0, None);
            let before = Bounds::of(Point::new(-7003, -7003), Point::new(7003, only.y - 1));
            assert_eq!(find(&lines, (900, before), 1, |p| p == only, |_| true).0, None);
        }
    }
}

/// A box of one diameter inside: two discs on its floor, and a third lies on both, 866.03 above them: a
/// box of 867 has room for it, one of 866 has not. In every direction the box may stand.
#[test]
fn discs_are_heaped_on_one_another() {
    for quarters in 0..4 {
        let turned = |(x, y): (i32, i32)| match quarters {
            0 => (x, y),
            1 => (-y, x),
            2 => (-x, -y),
            _ => (y, -x),
        };
        let point = |at| {
            let (x, y) = turned(at);
            Point::new(x, y)
        };
        for (high, fits) in [(867, true), (866, false)] {
            let sides = [((0, 0), (1000, 0)), ((0, 0), (0, high)), ((1000, 0), (1000, high))];
            let lines = sides.map(|(a, b)| segment(turned(a), turned(b)));
            let inside = Bounds::of(point((0, 0)), point((1000, high)));
            let (found, _) = find(&lines, (1000, inside), 3, |p| inside.holds(p), |_| true);
            assert_eq!(found.is_some(), fits, "{high} high, turned {quarters} times");
            let found = found.unwrap_or_default();
            let pairs =
                found.iter().enumerate().flat_map(|(n, a)| found[..n].iter().map(move |b| (a, b)));
            assert!(
                pairs.into_iter().all(|(a, b)| a.distance_squared(*b) >= 1000 * 1000),
                "{found:?}"
            );
        }
    }
}

/// In a corridor as wide as a disc they lie one behind the other, each touching the last: as many as
/// diameters go into its length, and one.
#[test]
fn discs_lie_one_behind_the_other() {
    for (length, most) in [(0, 1), (999, 1), (1000, 2), (3999, 4), (4000, 5)] {
        for (a, b) in [((0, 0), (length, 0)), ((0, 0), (0, length)), ((length, 0), (0, 0))] {
            let lines = [segment(a, b)];
            let along = Bounds::of(Point::new(a.0, a.1), Point::new(b.0, b.1));
            let open = |place: Point| along.holds(place);
            let count = |count| find(&lines, (1000, along), count, open, |_| true).0;
            assert!(count(most).is_some_and(|places| places.len() == most), "{length}");
            assert_eq!(count(most + 1), None, "{length}");
        }
    }
}

/// From the end of a wall on, each disc touches the wall and the last one: five discs need five trials.
#[test]
fn each_disc_is_put_beside_the_last() {
    let wall = segment((0, 0), (5500, 0));
    let open = |place: Point| place.y == 0 && (0..=4300).contains(&place.x);
    let (found, asked) = find(&[wall], (1000, bounds()), 5, open, |_| true);
    assert_eq!(found.unwrap(), [0, 1000, 2000, 3000, 4000].map(|x| Point::new(x, 0)));
    assert_eq!(asked, 5);
}

/// A disc touches another new one and stands free otherwise: at its four ends.
#[test]
fn discs_touch_a_new_one_alone() {
    let post = Line::Circle(Disc::new(Point::default(), 500));
    for end in [(1500, 0), (500, 1000), (500, -1000)] {
        let places = [Point::new(500, 0), Point::new(end.0, end.1)];
        let open = |place: Point| places.contains(&place);
        let (found, _) = find(&[post], (1000, bounds()), 2, open, |_| true);
        let mut found = found.unwrap();
        found.sort_unstable();
        let mut places = places;
        places.sort_unstable();
        assert_eq!(found, places);
    }
}

/// The third disc touches nothing but the two others: 866.03 above the middle between them, which is
/// clear of both at 867.
#[test]
fn a_disc_touches_two_new_ones_alone() {
    let floor = segment((0, 0), (1000, 0));
    let places = [Point::new(0, 0), Point::new(500, 867), Point::new(1000, 0)];
    let (found, _) = find(&[floor], (1000, bounds()), 3, |place| places.contains(&place), |_| true);
    let mut found = found.unwrap();
    found.sort_unstable();
    assert_eq!(found, places);
}

/// Many ends of lines, none of them reached: each is tried once in each of four directions, but no more
/// than 300 in each.
#[test]
fn a_heap_ends_when_all_was_tried_or_after_so_many_trials() {
    for (count, asked) in [(1, 4), (100, 400), (300, 1200), (301, 1200), (450, 1200)] {
        let lines: Vec<Line> = (0..count).map(|n| segment((30 * n, 3), (30 * n, 50))).collect();
        let bounds = Bounds::of(Point::new(0, 1), Point::new(30 * count, 60));
        let result = find(&lines, (20, bounds), 1, |place| place.y == 50, |_| false);
        assert_eq!(result, (None, asked), "{count} lines");
    }
}

/// The first of four directions is (5, 2): the places lie at 500, 1800, 2000 and 6500 along it, and the
/// lowest that is reached is taken.
#[test]
fn the_lowest_place_is_taken_first() {
    let lines = [segment((200, 500), (0, 900)), segment((-300, 4000), (100, 0))];
    let ends = [(100, 0), (0, 900), (200, 500), (-300, 4000)];
    let open = |place: Point| ends.contains(&(place.x, place.y));
    for (number, end) in ends.into_iter().enumerate() {
        let reached = |place: Point| ends[number..].contains(&(place.x, place.y));
        let (found, asked) = find(&lines, (9000, bounds()), 1, open, reached);
        assert_eq!(found, Some(vec![Point::new(end.0, end.1)]));
        assert_eq!(asked, number as u32 + 1);
    }
}

/// No discs need no room.
#[test]
fn nobody_finds_room_everywhere() {
    assert_eq!(find(&[], (1000, bounds()), 0, |_| false, |_| false), (Some(Vec::new()), 0));
}
