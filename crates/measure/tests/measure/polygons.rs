use measure::sight::{enters, segment_free};
use measure::{LIMIT, Point, Polygon, PolygonFault, Side};
use proptest::prelude::*;

use crate::reference;
use crate::scenes::{point, polygon, polygons, refs, shape};

fn points(list: &[(i32, i32)]) -> Vec<Point> {
    list.iter().map(|&(x, y)| Point::new(x, y)).collect()
}

#[test]
fn faults_name_the_points() {
    let fault = |list: &[(i32, i32)]| Polygon::new(points(list)).unwrap_err();
    assert_eq!(fault(&[]), PolygonFault::TooFew { count: 0 });
    assert_eq!(fault(&[(0, 0), (1, 0)]), PolygonFault::TooFew { count: 2 });
    let twice = fault(&[(0, 0), (4, 0), (4, 4), (0, 0)]);
    assert_eq!(twice, PolygonFault::Repeated { point: Point::new(0, 0) });
    assert_eq!(twice.to_string(), "point (0, 0) is repeated");
    let flat = PolygonFault::NoArea { first: Point::new(0, 0), last: Point::new(3, 3) };
    assert_eq!(fault(&[(0, 0), (5, 5), (3, 3)]), flat);
    let far = Point::new(LIMIT + 1, 0);
    assert_eq!(fault(&[(0, 0), (LIMIT + 1, 0), (0, 5)]), PolygonFault::OutOfBounds { point: far });
    assert!(matches!(fault(&[(0, 0), (4, 4), (4, 0), (0, 4)]), PolygonFault::Crossing { .. }));
    // A spike, and a corner that touches a far edge.
    assert!(matches!(fault(&[(0, 0), (4, 0), (2, 0), (2, 4)]), PolygonFault::Crossing { .. }));
    let touching = [(0, 0), (8, 0), (8, 8), (4, 0), (0, 8)];
    assert!(matches!(fault(&touching), PolygonFault::Crossing { .. }));
}

#[test]
fn clockwise_points_are_turned_round() {
    let p = shape(&[(0, 0), (0, 4), (4, 4), (4, 0)]);
    let (a, b) = p.edges().next().unwrap();
    assert!(p.edges().all(|(p, _)| (b - a).cross(p - a) >= 0));
}

#[test]
fn reading_checks_the_points() {
    let text = r#"[{"x":0,"y":0},{"x":4,"y":0},{"x":0,"y":4}]"#;
    let polygon: Polygon = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_string(&polygon).unwrap(), text);
    assert!(serde_json::from_str::<Polygon>(r#"[{"x":0,"y":0}]"#).is_err());
    assert!(serde_json::from_str::<Point>(r#"{"x":0,"y":0,"z":1}"#).is_err());
}

#[test]
fn the_largest_polygon_has_no_overflow() {
    let l = LIMIT;
    let p = shape(&[(-l, -l), (l, -l), (l, l), (-l, l)]);
    assert_eq!(p.side(Point::new(l, l)), Side::On);
    assert_eq!(p.side(Point::new(l - 1, 1 - l)), Side::Inside);
    assert!(enters(Point::new(-l, -l), Point::new(l, l), &p));
    assert!(!enters(Point::new(-l, -l), Point::new(l, -l), &p));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn side_is_the_winding_number(polygon in polygon(8), p in point(9)) {
        let expected = match reference::side(reference::exact(p), &polygon) {
            1 => Side::Inside,
            0 => Side::On,
            _ => Side::Outside,
        };
        prop_assert_eq!(polygon.side(p), expected);
    }

    #[test]
    fn a_segment_enters_as_its_parts_do(polygon in polygon(7), a in point(8), b in point(8)) {
        prop_assert_eq!(enters(a, b, &polygon), reference::enters(a, b, &[&polygon]));
    }

    #[test]
    fn a_segment_is_blocked_by_seams(polygons in polygons(4, 4), a in point(5), b in point(5)) {
        prop_assume!(a != b);
        let refs = refs(&polygons);
        prop_assert_eq!(segment_free(a, b, &refs), !reference::enters(a, b, &refs));
    }
}
