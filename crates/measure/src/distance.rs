//! The distances of points and segments, compared with a length without a root or a division.

use std::cmp::Ordering;

use crate::point::{Bounds, Point};

/// How the distance of a point from the closed segment `ab` compares with a length >= 0.
pub fn point_segment(p: Point, a: Point, b: Point, length: i64) -> Ordering {
    let d = b - a;
    let t = (p - a).dot(d);
    let square = d.length_squared();
    if t <= 0 {
        (p - a).length_squared().cmp(&(length * length))
    } else if t >= square {
        (p - b).length_squared().cmp(&(length * length))
    } else {
        let cross = i128::from(d.cross(p - a));
        (cross * cross).cmp(&(i128::from(length * length) * i128::from(square)))
    }
}

/// How the distance of two closed segments compares with a length >= 0.
pub fn segments(a: Point, b: Point, c: Point, d: Point, length: i64) -> Ordering {
    if segments_meet(a, b, c, d) {
        return 0.cmp(&length);
    }
    point_segment(a, c, d, length)
        .min(point_segment(b, c, d, length))
        .min(point_segment(c, a, b, length))
        .min(point_segment(d, a, b, length))
}

/// Whether two closed segments have a point in common.
pub fn segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool {
    if !Bounds::of(a, b).meets(Bounds::of(c, d)) {
        return false;
    }
    let side = |p: Point, q: Point, r: Point| (q - p).cross(r - p).signum();
    let (c_side, d_side) = (side(a, b, c), side(a, b, d));
    let (a_side, b_side) = (side(c, d, a), side(c, d, b));
    c_side * d_side <= 0 && a_side * b_side <= 0
}
