//! Lines, distances and sight against slow, obviously right twins.

use battleground::field::{Field, Place};
use battleground::hex::{Direction, Hex, Line, Point};
use battleground::pack::{Piece, Zone};
use battleground::sight;
use proptest::prelude::*;

fn hex(text: &str) -> Hex {
    text.parse().unwrap()
}

/// The sides of the three strips that bound a hex, about its centre: y, x + y, x - y.
fn strips(x: i64, y: i64) -> [(i64, i64); 3] {
    [(y, 1), (x + y, 2), (x - y, 2)]
}

/// Whether a point with a common denominator lies inside, on the edge of, or outside a hex.
fn side(hex: Hex, (x, y, d): (i64, i64, i64)) -> std::cmp::Ordering {
    let c = hex.centre();
    let (x, y) = (x - i64::from(c.x) * d, y - i64::from(c.y) * d);
    strips(x, y).iter().map(|(v, w)| v.abs().cmp(&(w * d))).max().unwrap()
}

/// The slow twin of `passes_through`: cut the line wherever it meets a strip's edge, and look at
/// every cut point and at the middle of every stretch between two cuts. A point is inner if every
/// hex of the board that holds it (inside or on its edge) is in the set.
fn slowly(line: Line, set: &[Hex]) -> bool {
    let (ax, ay) = (i64::from(line.from.x), i64::from(line.from.y));
    let (dx, dy) = (i64::from(line.to.x) - ax, i64::from(line.to.y) - ay);
    let mut cuts: Vec<(i64, i64)> = vec![(0, 1), (1, 1)];
    for &hex in set {
        let c = hex.centre();
        let (x, y) = (ax - i64::from(c.x), ay - i64::from(c.y));
        for ((start, width), (slope, _)) in strips(x, y).into_iter().zip(strips(dx, dy)) {
            for edge in [-width, width] {
                if slope != 0 {
                    let (n, d) = ((edge - start) * slope.signum(), slope.abs());
                    if n >= 0 && n <= d {
                        cuts.push((n, d));
                    }
                }
            }
        }
    }
    cuts.sort_by(|a, b| (a.0 * b.1).cmp(&(b.0 * a.1)));
    let mut points = cuts.clone();
    points
        .extend(cuts.windows(2).map(|w| (w[0].0 * w[1].1 + w[1].0 * w[0].1, 2 * w[0].1 * w[1].1)));
    points.into_iter().any(|(n, d)| {
        let point = (ax * d + dx * n, ay * d + dy * n, d);
        let mut holding = Hex::all().filter(|&hex| side(hex, point).is_le()).peekable();
        holding.peek().is_some() && holding.all(|hex| set.contains(&hex))
    })
}

fn near_middle() -> impl Strategy<Value = Hex> {
    (8..17i32, 10..20i32).prop_map(|(column, row)| Hex::new(column, row).unwrap())
}

fn ends() -> impl Strategy<Value = Line> {
    (near_middle(), near_middle(), 0..7usize, 0..7usize).prop_map(|(a, b, i, j)| {
        let pick = |hex: Hex, n: usize| *hex.corners().get(n).unwrap_or(&hex.centre());
        Line { from: pick(a, i), to: pick(b, j) }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    /// BG-HEX-04
    #[test]
    fn a_line_passes_through_exactly_what_the_slow_twin_says(
        line in ends(), set in prop::collection::vec(near_middle(), 1..12)
    ) {
        prop_assert_eq!(line.passes_through(set.iter().copied()), slowly(line, &set));
    }

    /// BG-RANGE-02: the distance of two hexes is the least over pairs of corners and edges.
    #[test]
    fn distance_is_that_of_the_nearest_points(a in near_middle(), b in near_middle()) {
        prop_assert_eq!(a.distance(b), nearest(a, b));
        prop_assert_eq!(a.distance(b), b.distance(a));
    }

    /// BG-HEX-02
    #[test]
    fn steps_are_the_length_of_the_shortest_walk(a in near_middle(), b in near_middle()) {
        prop_assert_eq!(a.steps(b), walk(a, b));
    }
}

/// The distance by measuring every corner of each hex against every edge of the other, times 12,
/// rounded down: all true values are whole.
fn nearest(a: Hex, b: Hex) -> i32 {
    if a == b || a.borders(b) {
        return 0;
    }
    // In true proportions x counts 1/sqrt(12) and y counts 1/2, so 12 d² = dx² + 3 dy².
    let plane = |p: Point| (f64::from(p.x), f64::from(p.y) * 3f64.sqrt());
    let mut best = f64::MAX;
    for (from, to) in [(a, b), (b, a)] {
        let corners = to.corners();
        for corner in from.corners() {
            for i in 0..6 {
                best =
                    best.min(apart(plane(corner), plane(corners[i]), plane(corners[(i + 1) % 6])));
            }
        }
    }
    best.round() as i32
}

fn apart(p: (f64, f64), a: (f64, f64), b: (f64, f64)) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let t = ((p.0 - a.0) * dx + (p.1 - a.1) * dy) / (dx * dx + dy * dy);
    let t = t.clamp(0.0, 1.0);
    (p.0 - a.0 - t * dx).powi(2) + (p.1 - a.1 - t * dy).powi(2)
}

fn walk(a: Hex, b: Hex) -> i32 {
    let (mut seen, mut ring, mut steps) = (vec![a], vec![a], 0);
    while !ring.contains(&b) {
        let next: Vec<Hex> = ring
            .iter()
            .flat_map(|hex| hex.neighbours().collect::<Vec<_>>())
            .filter(|hex| !seen.contains(hex))
            .collect();
        ring = next;
        ring.sort();
        ring.dedup();
        seen.extend(&ring);
        steps += 1;
    }
    steps
}

/// BG-HEX-02: the checks of the catalogue.
#[test]
fn the_neighbours_of_two_hexes_are_as_the_catalogue_says() {
    let around = |text| hex(text).neighbours().map(|h| h.to_string()).collect::<Vec<_>>();
    assert_eq!(around("M15"), ["M14", "N14", "N15", "M16", "L15", "L14"]);
    assert_eq!(around("D17"), ["D16", "E17", "E18", "D18", "C18", "C17"]);
}

/// BG-HEX-04: the checks of the catalogue.
#[test]
fn a_line_along_a_seam_passes_through_both_or_neither() {
    let line = Line { from: hex("M15").centre(), to: hex("Q15").centre() };
    let through = |hexes: &[&str]| line.passes_through(hexes.iter().map(|text| hex(text)));
    assert!(!through(&["P14"]) && !through(&["P15"]));
    assert!(through(&["P14", "P15"]) && through(&["O15"]));
}

fn field(high: &[&str]) -> Field {
    let piece = Piece { high: high.iter().map(|text| hex(text)).collect(), ..Piece::default() };
    Field::new(&[piece], &[Zone::default(), Zone::default()]).unwrap()
}

/// BG-LOS-01, BG-LOS-03: the checks of the catalogue.
#[test]
fn sight_is_directed_and_needs_two_lines_from_one_corner() {
    let sees =
        |field: &Field, a: &str, b: &str| field.sees(Place::ground(hex(a)), Place::ground(hex(b)));
    let two = field(&["L13", "N14"]);
    assert!(sees(&two, "M15", "K11") && !sees(&two, "K11", "M15"));
    assert!(!sees(&field(&["M14"]), "M15", "M13"));
    assert!(sees(&field(&["N14"]), "M15", "O15"));
    assert!(!sees(&field(&["N14", "N15"]), "M15", "O15"));
}

/// BG-FACE-01: the check of the catalogue.
#[test]
fn front_rear_and_halved_hexes_of_a_figure_facing_north() {
    let lead = |text| Direction::N.lead(hex("M15").difference(hex(text))).signum();
    assert_eq!(["L14", "M14", "N14"].map(lead), [1, 1, 1]);
    assert_eq!(["L15", "M16", "N15"].map(lead), [-1, -1, -1]);
    assert_eq!(["K15", "O15"].map(lead), [0, 0]);
}

/// The slow twin of sight between two hexes on the ground: every pair of lines from one corner.
fn sees_slowly(walls: &[Hex], viewer: Hex, target: Hex) -> bool {
    if viewer == target || viewer.borders(target) {
        return true;
    }
    viewer.corners().into_iter().any(|corner| {
        let free: Vec<(i64, i64)> = (target.corners().into_iter())
            .filter(|&end| end != corner && !slowly(Line { from: corner, to: end }, walls))
            .map(|end| (i64::from(end.x - corner.x), i64::from(end.y - corner.y)))
            .collect();
        let apart =
            |a: &(i64, i64), b: &(i64, i64)| a.0 * b.1 != a.1 * b.0 || a.0 * b.0 + a.1 * b.1 < 0;
        free.iter().any(|a| free.iter().any(|b| apart(a, b)))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// BG-LOS-01, BG-LOS-03, BG-LOS-04
    #[test]
    fn sight_is_what_the_slow_twin_says(
        walls in prop::collection::btree_set(near_middle(), 1..10), viewer in near_middle(), target in near_middle()
    ) {
        let walls: Vec<Hex> = walls.into_iter().collect();
        let piece = Piece { high: walls.clone(), ..Piece::default() };
        let field = Field::new(&[piece], &[Zone::default(), Zone::default()]).unwrap();
        let seen = field.sees(Place::ground(viewer), Place::ground(target));
        prop_assert_eq!(seen, sees_slowly(&walls, viewer, target));
    }
}

/// What was found out once is said again, of the first place and of the last one too.
#[test]
fn remembered_sight_is_that_of_the_pair() {
    let places = || Hex::all().flat_map(|hex| [Place::ground(hex), Place::platform(hex)]);
    let field = field(&["B2", "L13", "M14", "X29", "Y28"]);
    let viewers = ["A1", "M15", "M16", "Y30", "A1+", "Y29+", "Y30+"];
    for _ in 0..2 {
        for viewer in viewers.map(|text| text.parse().unwrap()) {
            for target in places() {
                let sees = sight::line_of_sight(&field, viewer, target);
                assert_eq!(field.sees(viewer, target), sees, "{viewer} {target}");
            }
        }
    }
}

/// Two fields are one if everything lies on the same hexes.
#[test]
fn fields_differ_by_what_lies_on_them() {
    let piece = |high: &[&str], platform: &[&str]| {
        let hexes = |all: &[&str]| all.iter().map(|text| hex(text)).collect();
        Piece { high: hexes(high), platform: hexes(platform), ..Piece::default() }
    };
    let zone = |text: &str| Zone { hexes: vec![hex(text)], ..Zone::default() };
    let field = |piece: Piece, zone: Zone| Field::new(&[piece], &[zone, Zone::default()]).unwrap();
    let one = || field(piece(&["M14"], &["K9"]), zone("B3"));
    assert!(one() == one());
    assert!(one() != field(piece(&["M13"], &["K9"]), zone("B3")));
    assert!(one() != field(piece(&["M14"], &["K8"]), zone("B3")));
    assert!(one() != field(piece(&["M14"], &["K9"]), zone("B4")));
}
