//! Points, vectors, discs and boxes.

use std::ops::{Add, Neg, Sub};

use serde::{Deserialize, Serialize};

/// Hundredths of a millimetre; one inch is 2540.
pub type Length = i32;

/// No coordinate may lie farther from the origin: some ten metres, far beyond any table.
pub const LIMIT: i32 = 1 << 20;

/// No radius and no length may be greater.
pub const LONGEST: Length = 1 << 18;

/// A place on the table, seen from above.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Away from the first player's edge.
    pub y: i32,
}

impl Point {
    /// The point with these coordinates.
    #[must_use]
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// Whether both coordinates lie within [`LIMIT`]; input from outside must be asked this.
    #[must_use]
    pub const fn in_bounds(self) -> bool {
        self.x >= -LIMIT && self.x <= LIMIT && self.y >= -LIMIT && self.y <= LIMIT
    }

    /// The square of the distance to another point.
    #[must_use]
    #[inline]
    pub fn distance_squared(self, other: Self) -> i64 {
        (other - self).length_squared()
    }

    /// The point moved by a vector, if it is still within [`LIMIT`].
    #[must_use]
    pub fn moved(self, by: Vector) -> Option<Self> {
        let x = i32::try_from(i64::from(self.x).checked_add(by.x)?).ok()?;
        let y = i32::try_from(i64::from(self.y).checked_add(by.y)?).ok()?;
        Some(Self { x, y }).filter(|p| p.in_bounds())
    }

    /// The point moved by a vector, held within [`LIMIT`].
    #[must_use]
    pub(crate) fn clamped(self, by: Vector) -> Self {
        let limit = i64::from(LIMIT);
        let held = |c: i32, d: i64| (i64::from(c) + d).clamp(-limit, limit) as i32;
        Self { x: held(self.x, by.x), y: held(self.y, by.y) }
    }
}

impl Sub for Point {
    type Output = Vector;
    #[inline]
    fn sub(self, from: Self) -> Vector {
        Vector {
            x: i64::from(self.x) - i64::from(from.x),
            y: i64::from(self.y) - i64::from(from.y),
        }
    }
}

/// The difference of two points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Vector {
    /// To the right.
    pub x: i64,
    /// Away from the first player's edge.
    pub y: i64,
}

impl Vector {
    /// The vector with these coordinates.
    #[must_use]
    pub const fn new(x: i64, y: i64) -> Self {
        Self { x, y }
    }

    /// Positive where the other vector points to the same half plane, zero at a right angle.
    #[must_use]
    #[inline]
    pub const fn dot(self, other: Self) -> i64 {
        self.x * other.x + self.y * other.y
    }

    /// Positive where the other vector points to the left of this one, zero on the same line.
    #[must_use]
    #[inline]
    pub const fn cross(self, other: Self) -> i64 {
        self.x * other.y - self.y * other.x
    }

    /// The square of the length.
    #[must_use]
    #[inline]
    pub const fn length_squared(self) -> i64 {
        self.dot(self)
    }

    /// A quarter turn to the left.
    #[must_use]
    pub const fn left(self) -> Self {
        Self { x: -self.y, y: self.x }
    }

    /// Whether it has no length.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.x == 0 && self.y == 0
    }
}

impl Add for Vector {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self { x: self.x + other.x, y: self.y + other.y }
    }
}

impl Neg for Vector {
    type Output = Self;
    fn neg(self) -> Self {
        Self { x: -self.x, y: -self.y }
    }
}

/// A round base, with its rim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Disc {
    /// Its middle.
    pub centre: Point,
    /// Its radius; zero for a mere point.
    pub radius: Length,
}

impl Disc {
    /// The disc of a radius round a centre.
    #[must_use]
    pub const fn new(centre: Point, radius: Length) -> Self {
        Self { centre, radius }
    }

    /// Whether the centre is in bounds and the radius neither negative nor too long.
    #[must_use]
    pub const fn in_bounds(self) -> bool {
        self.centre.in_bounds() && self.radius >= 0 && self.radius <= LONGEST
    }

    /// The same base elsewhere.
    #[must_use]
    pub const fn at(self, centre: Point) -> Self {
        Self { centre, radius: self.radius }
    }

    /// The box round it.
    #[must_use]
    #[inline]
    pub const fn bounds(self) -> Bounds {
        Bounds { min: self.centre, max: self.centre }.grown(self.radius)
    }
}

/// Where a point lies in respect of a shape.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// In the interior.
    Inside,
    /// On the boundary.
    On,
    /// Neither.
    Outside,
}

/// A box with sides along the axes, to leave out what lies far off. Its rim belongs to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bounds {
    /// The corner with the least coordinates.
    pub min: Point,
    /// The corner with the greatest coordinates.
    pub max: Point,
}

impl Bounds {
    /// The box round two points.
    #[must_use]
    pub const fn of(a: Point, b: Point) -> Self {
        let (left, right) = if a.x < b.x { (a.x, b.x) } else { (b.x, a.x) };
        let (low, high) = if a.y < b.y { (a.y, b.y) } else { (b.y, a.y) };
        Self { min: Point { x: left, y: low }, max: Point { x: right, y: high } }
    }

    /// The box round this one and a point.
    #[must_use]
    pub fn with(self, p: Point) -> Self {
        Self {
            min: Point { x: self.min.x.min(p.x), y: self.min.y.min(p.y) },
            max: Point { x: self.max.x.max(p.x), y: self.max.y.max(p.y) },
        }
    }

    /// The box with every side moved outward.
    #[must_use]
    #[inline]
    pub const fn grown(self, by: Length) -> Self {
        Self {
            min: Point { x: self.min.x - by, y: self.min.y - by },
            max: Point { x: self.max.x + by, y: self.max.y + by },
        }
    }

    /// Whether the two boxes have a point in common, be it of their rims.
    #[must_use]
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.min.x <= other.max.x
            && other.min.x <= self.max.x
            && self.min.y <= other.max.y
            && other.min.y <= self.max.y
    }

    /// Whether the point lies in the box or on its rim.
    #[must_use]
    pub const fn holds(self, p: Point) -> bool {
        self.min.x <= p.x && p.x <= self.max.x && self.min.y <= p.y && p.y <= self.max.y
    }
}
