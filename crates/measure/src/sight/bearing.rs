//! Lines whose direction holds at most one square root, and which polygons they enter.

use crate::point::{Disc, Point, Vector};
use crate::polygon::Polygon;
use crate::wide;

/// A line through a lattice point with the direction `surd·√square + plain`.
#[derive(Clone, Copy, Debug)]
pub struct Bearing {
    at: Point,
    plain: Vector,
    surd: Vector,
    square: i64,
    root: f64,
}

impl Bearing {
    /// The line through a point along a vector of whole numbers.
    pub const fn along(at: Point, plain: Vector) -> Self {
        Self { at, plain, surd: Vector::new(0, 0), square: 0, root: 0.0 }
    }

    /// The two tangents from a point to a disc that it does not lie in, directed toward the disc.
    ///
    /// With w from the point to the centre and s = |w|² − r², the direction to the point of contact
    /// is w turned by the angle whose cosine is √s/|w| and whose sine is r/|w|: `w·√s ± r·w⊥`. Its
    /// length is |w|², a whole number.
    pub fn tangents(at: Point, disc: Disc) -> Option<[Self; 2]> {
        let to = disc.centre - at;
        let radius = i64::from(disc.radius);
        let square = to.length_squared() - radius * radius;
        if square < 0 || to.is_zero() {
            return None;
        }
        let root = (square as f64).sqrt();
        Some([radius, -radius].map(|r| {
            let plain = Vector::new(-to.y * r, to.x * r);
            Self { at, plain, surd: to, square, root }
        }))
    }

    /// The same line the other way.
    pub fn reversed(self) -> Self {
        Self { plain: -self.plain, surd: -self.surd, ..self }
    }

    /// 1 for a point on the left, −1 on the right, 0 on the line.
    #[inline]
    pub fn side(&self, p: Point) -> i32 {
        let to = p - self.at;
        wide::surd_sign(self.surd.cross(to), self.square, self.root, self.plain.cross(to))
    }

    /// The sign of a vector's part along the line.
    #[inline]
    pub fn ahead(&self, v: Vector) -> i32 {
        wide::surd_sign(self.surd.dot(v), self.square, self.root, self.plain.dot(v))
    }

    /// Whether the line meets a disc, be it as a tangent.
    pub fn meets(&self, disc: Disc) -> bool {
        let to = disc.centre - self.at;
        let (surd, plain) = (self.surd.cross(to), self.plain.cross(to));
        let radius = i64::from(disc.radius);
        if self.surd.is_zero() {
            let (plain, square) = (i128::from(plain), i128::from(self.plain.length_squared()));
            return plain * plain <= i128::from(radius * radius) * square;
        }
        let reach = radius * self.surd.length_squared();
        wide::surd_sign(surd, self.square, self.root, plain - reach) <= 0
            && wide::surd_sign(surd, self.square, self.root, plain + reach) >= 0
    }

    /// A point of the line and its direction in floating point.
    pub fn approximate(&self) -> ((f64, f64), (f64, f64)) {
        let part = |surd: i64, plain: i64| surd as f64 * self.root + plain as f64;
        let (x, y) = (part(self.surd.x, self.plain.x), part(self.surd.y, self.plain.y));
        let length = x.hypot(y).max(1e-9);
        ((f64::from(self.at.x), f64::from(self.at.y)), (x / length, y / length))
    }

    /// Whether the line enters the interior of a polygon between two discs that it meets in the
    /// order of its direction. The polygon's interior must meet neither disc.
    ///
    /// Then every stretch of the line in the interior lies wholly before the first disc, wholly
    /// between them or wholly behind the second, so that it is enough to find where it begins: at an
    /// edge crossed from right to left of it, or at a corner with the line's direction inside of its
    /// angle.
    pub fn enters(&self, from: Disc, to: Disc, polygon: &Polygon) -> bool {
        let points = polygon.points();
        let n = points.len();
        let mut before = points[n - 1];
        let mut before_side = self.side(before);
        for (i, &p) in points.iter().enumerate() {
            let side = self.side(p);
            if side < 0 && before_side > 0 && self.crosses_between(from, to, before, p) {
                return true;
            }
            if side == 0 && self.ahead(p - from.centre) >= 0 && self.ahead(p - to.centre) < 0 {
                let after = points[if i + 1 == n { 0 } else { i + 1 }];
                if self.enters_corner(before, before_side, p, after) {
                    return true;
                }
            }
            (before, before_side) = (p, side);
        }
        false
    }

    /// Whether the edge `pq`, crossed from its right to its left, is crossed behind the first disc
    /// and before the second.
    ///
    /// If its ends lie on different sides of the foot of a disc's centre, the crossing is behind that
    /// foot exactly if the centre lies on the right of the edge: were centre and foot on different
    /// sides of it, the edge would have to end before it reaches the disc, with both ends on the
    /// crossing's side of the foot.
    fn crosses_between(&self, from: Disc, to: Disc, p: Point, q: Point) -> bool {
        let order = |centre: Point| match (self.ahead(p - centre), self.ahead(q - centre)) {
            (0, 0) => 0,
            (a, b) if a >= 0 && b >= 0 => 1,
            (a, b) if a <= 0 && b <= 0 => -1,
            _ => -(q - p).cross(centre - p).signum(),
        };
        order(from.centre) >= 0 && order(to.centre) < 0
    }

    /// Whether the line's direction points into the interior at a corner on it.
    fn enters_corner(&self, before: Point, before_side: i32, p: Point, after: Point) -> bool {
        let after_side = self.side(after);
        if (before_side == 0 && self.ahead(before - p) > 0)
            || (after_side == 0 && self.ahead(after - p) > 0)
        {
            return false;
        }
        // The interior lies between `after` and `before`, counted to the left. A neighbour straight
        // behind counts as on the right if it is the one after, and on the left if before.
        match (after_side <= 0, before_side >= 0) {
            (true, true) => true,
            (false, false) => false,
            _ if after_side == 0 || before_side == 0 => false,
            _ => (p - before).cross(after - p) < 0,
        }
    }

    /// Whether the edge `pq` lies on the line, and how: 1 in its direction, with the interior on the
    /// left, −1 against it.
    pub fn runs_along(&self, p: Point, q: Point) -> i32 {
        if self.side(p) == 0 && self.side(q) == 0 { self.ahead(q - p) } else { 0 }
    }
}
