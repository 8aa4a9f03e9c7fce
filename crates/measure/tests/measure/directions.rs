use measure::{Direction, Vector, cone};
use proptest::prelude::*;

fn all() -> impl Iterator<Item = Direction> {
    (0..Direction::COUNT).filter_map(Direction::new)
}

#[test]
fn every_direction_has_length_one_and_lies_left_of_the_one_before() {
    for d in all() {
        let v = d.vector();
        let w = v.length_squared().isqrt();
        assert_eq!(w * w, v.length_squared(), "{d:?}");
        let next = d.turned(1).vector();
        assert!(v.cross(next) > 0 && v.dot(next) > 0, "{d:?}");
        let spacing = v.cross(next) as f64 / (w * w) as f64;
        assert!((0.0004..0.00052).contains(&spacing), "{d:?} {spacing}");
        assert_eq!(d.quarters(1).vector(), v.left());
    }
    assert_eq!(Direction::default().step(100), Vector::new(100, 0));
    assert_eq!(Direction::new(Direction::COUNT), None);
}

#[test]
fn a_direction_is_read_only_below_the_count() {
    assert_eq!(serde_json::from_str::<Direction>("5").unwrap().index(), 5);
    assert!(serde_json::from_str::<Direction>("13572").is_err());
    assert_eq!(serde_json::to_string(&Direction::new(7).unwrap()).unwrap(), "7");
}

#[test]
fn the_cone_includes_its_limits() {
    let axis = Vector::new(10, 0);
    assert!(cone::allows(axis, Vector::new(3, 3)));
    assert!(cone::allows(axis, Vector::new(3, -3)));
    assert!(!cone::allows(axis, Vector::new(3, 4)));
    assert!(!cone::allows(axis, Vector::new(-1, 0)));
    assert!(cone::allows(axis, Vector::default()));
    assert!(cone::allows(Vector::default(), Vector::new(1, 5)));
    let far = i64::MAX;
    assert!(cone::allows(Vector::new(far, far), Vector::new(far, 0)));
}

proptest! {
    #[test]
    fn nearest_is_nearest(x in -1_000_000i64..=1_000_000, y in -1_000_000i64..=1_000_000) {
        let v = Vector::new(x, y);
        prop_assume!(!v.is_zero());
        let score = |d: Direction| {
            let u = d.vector();
            u.dot(v) as f64 / (u.length_squared() as f64).sqrt()
        };
        let found = Direction::nearest(v);
        let best = all().map(score).fold(f64::NEG_INFINITY, f64::max);
        prop_assert!(score(found) >= best - best.abs() * 1e-12);
        prop_assert_eq!(Direction::nearest(found.vector()), found);
    }

    #[test]
    fn a_step_is_never_too_long(i in 0..Direction::COUNT, length in 0..100_000i32) {
        let v = Direction::new(i).unwrap().step(length);
        let far = v.length_squared();
        prop_assert!(far <= i64::from(length).pow(2));
        prop_assert!(far >= i64::from((length - 2).max(0)).pow(2));
    }
}
