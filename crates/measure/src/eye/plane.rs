//! Planes through the eye, and on which side of them a line of sight lies.
//!
//! # Why nothing overflows
//!
//! Coordinates lie within 2^20, so offsets from the eye and edges within 2^21; heights within 2^19,
//! so heights above or below the eye within 2^20. Twice the area of a triangle in the square of all
//! points, which is what an edge and the eye span, is at most the area of the square, 2^42.
//!
//! | what | bits |
//! | --- | --- |
//! | *slanted*, through an edge at a height: (−h·uʸ, h·uˣ, area) | 41, 41, 42 |
//! | *upright*, through two corners: (…, …, 0) | 42 |
//! | *upright*, where two walls cross: a·u − b·v with areas a and b | 64 |
//! | the line of two slanted planes: z·(h·u) − … , h·h'·u×u' | 84, 83 |
//! | a slanted plane at that line: three products of 125 bits | 126.6: i128 |
//! | an upright plane at that line: two products of 148 bits, compared | 256 |
//! | two upright planes: two products of 128 bits, compared | 256 |
//! | a plane at a corner: three products of at most 85 bits | i128 |
//!
//! # Rounding
//!
//! Normals are also kept in floating point, with 1 as the sum of the absolute values. Each number is
//! then off by at most 5u (u = 2^-53) of itself, a determinant of three normals by at most 20u, which
//! is less than 3·10^-15, and the product with an offset of at most 2^21 by at most 8u·2^21, which is
//! less than 2·10^-9. Where the result is at least thirty times greater, its sign is right; else the
//! whole numbers decide.

use std::cmp::Ordering;

use crate::point::Vector;
use crate::wide;

/// Where a point lies as seen from the eye; floating point holds it exactly too.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Offset {
    x: i64,
    y: i64,
    z: i64,
    same: Ray,
}

impl Offset {
    #[inline]
    pub fn new(x: i64, y: i64, z: i64) -> Self {
        Self { x, y, z, same: [x as f64, y as f64, z as f64] }
    }

    /// How far off it lies seen from above, and how high above the eye.
    pub const fn parts(&self) -> (Vector, i64) {
        (Vector::new(self.x, self.y), self.z)
    }
}

/// A direction in floating point.
pub type Ray = [f64; 3];

/// A plane through the eye, by a normal that points inward.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plane {
    x: i128,
    y: i128,
    z: i64,
    rough: [f64; 3],
}

/// Less than this, a determinant of rounded normals is not trusted.
const UNSURE: f64 = 1e-13;
/// Less than this, the product of a rounded normal and an offset is not trusted.
const UNSURE_OFFSET: f64 = 1e-7;

impl Plane {
    /// The plane through two points, not on one line with the eye, with the normal p×q.
    #[inline]
    pub fn through(p: Offset, q: Offset) -> Self {
        let x = p.y * q.z - p.z * q.y;
        let y = p.z * q.x - p.x * q.z;
        let z = p.x * q.y - p.y * q.x;
        let rough = scaled([x as f64, y as f64, z as f64]);
        Self { x: i128::from(x), y: i128::from(y), z, rough }
    }

    /// The plane with a normal within the bounds above.
    pub fn new(x: i128, y: i128, z: i64) -> Self {
        Self { x, y, z, rough: scaled([x as f64, y as f64, z as f64]) }
    }

    /// The same plane with the other side inside.
    pub fn reversed(&self) -> Self {
        Self { x: -self.x, y: -self.y, z: -self.z, rough: self.rough.map(|c| -c) }
    }

    /// Whether the normal has no length, so that nothing is inside.
    pub const fn is_void(&self) -> bool {
        self.x == 0 && self.y == 0 && self.z == 0
    }

    /// Positive if a point is inside, zero on the plane.
    #[inline]
    pub fn side(&self, p: Offset) -> i32 {
        let [x, y, z] = self.rough;
        let sum = x * p.same[0] + y * p.same[1] + z * p.same[2];
        if sum.abs() > UNSURE_OFFSET {
            return if sum > 0.0 { 1 } else { -1 };
        }
        let exact = self.x * i128::from(p.x)
            + self.y * i128::from(p.y)
            + i128::from(self.z) * i128::from(p.z);
        exact.signum() as i32
    }

    /// Whether some corner of a box is inside.
    #[inline]
    pub fn reaches(&self, (low, high): &(Offset, Offset)) -> bool {
        self.side(self.farthest(low, high)) > 0
    }

    /// Whether the whole box is inside or touches the plane from there.
    #[inline]
    pub fn holds(&self, (low, high): &(Offset, Offset)) -> bool {
        self.side(self.farthest(high, low)) >= 0
    }

    /// The corner of a box that lies farthest inward, or outward if the ends are exchanged.
    #[inline]
    fn farthest(&self, low: &Offset, high: &Offset) -> Offset {
        let pick = |c: f64, low: i64, high: i64| if c > 0.0 { high } else { low };
        let [x, y, z] = self.rough;
        Offset::new(pick(x, low.x, high.x), pick(y, low.y, high.y), pick(z, low.z, high.z))
    }

    /// The line in which two planes meet, in floating point: p×q.
    #[inline]
    pub fn meet(p: &Self, q: &Self) -> Ray {
        let ([a, b, c], [d, e, f]) = (p.rough, q.rough);
        [b * f - c * e, c * d - a * f, a * e - b * d]
    }

    /// Positive if the line p×q, given in floating point too, is inside, zero on the plane.
    #[inline]
    pub fn side_of_line(&self, ray: Ray, p: &Self, q: &Self) -> i32 {
        let [x, y, z] = self.rough;
        let sum = x * ray[0] + y * ray[1] + z * ray[2];
        if sum.abs() > UNSURE {
            return if sum > 0.0 { 1 } else { -1 };
        }
        determinant(p, q, self)
    }

    const fn is_upright(&self) -> bool {
        self.z == 0
    }
}

fn scaled(normal: [f64; 3]) -> [f64; 3] {
    let part = 1.0 / (normal[0].abs() + normal[1].abs() + normal[2].abs());
    normal.map(|c| c * part)
}

/// The sign of the determinant of three normals. Of the planes the upright ones, whose normals may
/// be long, come last; the order round stays the same.
#[cold]
fn determinant(p: &Plane, q: &Plane, r: &Plane) -> i32 {
    match (p.is_upright(), q.is_upright(), r.is_upright()) {
        (_, true, true) => slanted_and_two(p, q, r),
        (true, _, true) => slanted_and_two(q, r, p),
        (true, true, _) => slanted_and_two(r, p, q),
        (false, false, _) => two_slanted_and(p, q, r),
        (_, false, false) => two_slanted_and(q, r, p),
        (false, _, false) => two_slanted_and(r, p, q),
    }
}

/// The sign if the second and the third are upright.
fn slanted_and_two(p: &Plane, q: &Plane, r: &Plane) -> i32 {
    p.z.signum() as i32 * sum_sign((q.x, r.y), (-q.y, r.x))
}

/// The sign if neither of the first two is upright.
fn two_slanted_and(p: &Plane, q: &Plane, r: &Plane) -> i32 {
    let (pz, qz, rz) = (i128::from(p.z), i128::from(q.z), i128::from(r.z));
    let x = p.y * qz - pz * q.y;
    let y = pz * q.x - p.x * qz;
    if r.is_upright() {
        return sum_sign((r.x, x), (r.y, y));
    }
    let z = p.x * q.y - p.y * q.x;
    (r.x * x + r.y * y + rz * z).signum() as i32
}

/// The sign of a·b + c·d.
fn sum_sign((a, b): (i128, i128), (c, d): (i128, i128)) -> i32 {
    let (left, right) = (a.signum() * b.signum(), c.signum() * d.signum());
    if left == 0 || right == 0 || left == right {
        return (left + right).signum() as i32;
    }
    let [a, b, c, d] = [a, b, c, d].map(i128::unsigned_abs);
    match wide::compare_products(a, b, c, d) {
        Ordering::Greater => left as i32,
        Ordering::Less => right as i32,
        Ordering::Equal => 0,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const FAR: i64 = 1 << 21;
    const HIGH: i64 = 1 << 20;

    /// Whole numbers up to a limit: very small ones, so that much is in line, the limit and others.
    fn number(limit: i64) -> impl Strategy<Value = i64> {
        prop_oneof![-3..=3_i64, Just(limit), Just(-limit), -limit..=limit]
    }

    /// A plane of each kind, as long as may be.
    fn plane() -> impl Strategy<Value = Plane> {
        let area = 1_i64 << 42;
        let edge = || (number(FAR), number(FAR));
        let slanted = (edge(), number(HIGH), number(area))
            .prop_map(|((x, y), h, area)| Plane::new(i128::from(-h * y), i128::from(h * x), area));
        let walls = (edge(), edge(), number(area), number(area)).prop_map(|(u, v, a, b)| {
            let part =
                |u: i64, v: i64| i128::from(a) * i128::from(u) - i128::from(b) * i128::from(v);
            Plane::new(part(u.0, v.0), part(u.1, v.1), 0)
        });
        prop_oneof![slanted, walls].prop_filter("void", |plane| !plane.is_void())
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4000))]

        /// Whichever plane comes first, and as the rounded normals say where they are trusted.
        #[test]
        fn the_sign_of_a_determinant_is_exact(p in plane(), q in plane(), r in plane()) {
            let sign = determinant(&p, &q, &r);
            prop_assert_eq!(sign, determinant(&q, &r, &p));
            prop_assert_eq!(sign, -determinant(&q, &p, &r));
            prop_assert_eq!(sign, -determinant(&p, &q, &r.reversed()));
            prop_assert_eq!(sign, r.side_of_line(Plane::meet(&p, &q), &p, &q));
            prop_assert_eq!(0, determinant(&p, &q, &p));
        }

        #[test]
        fn the_side_of_a_point_is_exact(
            p in (number(FAR), number(FAR)), q in (number(FAR), number(FAR)), h in number(HIGH), r in plane()
        ) {
            let (p, q) = (Offset::new(p.0, p.1, h), Offset::new(q.0, q.1, h));
            let through = Plane::through(p, q);
            prop_assert_eq!((through.side(p), through.side(q)), (0, 0));
            let (low, high) = (Offset::new(p.x.min(q.x), p.y.min(q.y), h - 1), Offset::new(p.x.max(q.x), p.y.max(q.y), h));
            let inside = [p, q].iter().any(|&p| r.side(p) > 0);
            let outside = [p, q].iter().any(|&p| r.side(p) < 0);
            prop_assert!(!inside || r.reaches(&(low, high)));
            prop_assert!(!outside || !r.holds(&(low, high)));
        }
    }

    #[test]
    fn sums_beyond_128_bits_have_a_sign() {
        let big = i128::MAX;
        assert_eq!(sum_sign((big, big), (-big, big)), 0);
        assert_eq!(sum_sign((big, big), (-big, big - 1)), 1);
        assert_eq!(sum_sign((big - 1, big), (-big, big)), -1);
        assert_eq!(sum_sign((0, big), (-1, 1)), -1);
        assert_eq!(sum_sign((-1, -1), (0, 5)), 1);
        assert_eq!(sum_sign((0, 5), (7, 0)), 0);
    }
}
