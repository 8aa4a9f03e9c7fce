//! Directions whose step of any length is a quotient of whole numbers.

use serde::{Deserialize, Serialize};

use crate::point::{Length, Vector};

/// The fineness of the table: the greater, the nearer its neighbours.
const FINE: i64 = 4096;
/// The last entry before half a right angle: ⌊(√2−1)·[`FINE`]⌋.
const LAST: i64 = 1696;
const QUARTER: u16 = 2 * LAST as u16 + 1;

/// One of [`Direction::COUNT`] directions, counted to the left from the x axis.
///
/// Entry i is (n²−i², 2in)/(n²+i²) for n = 4096, mirrored at the diagonal and turned by right
/// angles: a vector of length exactly 1 with rational coordinates, so that no sine or cosine enters
/// a rule. Neighbours are between 0.024° and 0.030° apart.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(try_from = "u16", into = "u16")]
pub struct Direction(u16);

/// There is no direction of this index.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("direction {0} is not below {count}", count = Direction::COUNT)]
pub struct NoDirection(pub u16);

impl Direction {
    /// How many there are in a full turn.
    pub const COUNT: u16 = 4 * QUARTER;

    /// The direction of an index below [`Self::COUNT`].
    #[must_use]
    pub const fn new(index: u16) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index)) } else { None }
    }

    /// Its place in the table.
    #[must_use]
    pub const fn index(self) -> u16 {
        self.0
    }

    /// The direction nearest to a vector; of two that are equally near the first. A vector without
    /// length gives the first of all.
    #[must_use]
    pub fn nearest(v: Vector) -> Self {
        if v.is_zero() {
            return Self(0);
        }
        let mut quarters = 0;
        let mut turned = v;
        while !(turned.x > 0 && turned.y >= 0) {
            turned = -turned.left();
            quarters += 1;
        }
        let (mut low, mut high) = (0, QUARTER);
        while high - low > 1 {
            let middle = low.midpoint(high);
            let (x, y, _) = Self(middle).unit();
            let cross = i128::from(x) * i128::from(turned.y) - i128::from(y) * i128::from(turned.x);
            if cross >= 0 { low = middle } else { high = middle }
        }
        let near = |d: Self| {
            let (x, y, w) = d.unit();
            (i128::from(x) * i128::from(turned.x) + i128::from(y) * i128::from(turned.y), w)
        };
        let ((a, a_w), (b, b_w)) = (near(Self(low)), near(Self(high)));
        let best = if a * i128::from(b_w) >= b * i128::from(a_w) { low } else { high };
        Self((best + quarters * QUARTER) % Self::COUNT)
    }

    /// The step of a length in this direction, each coordinate truncated toward zero, so that it is
    /// never longer than asked for.
    #[must_use]
    pub fn step(self, length: Length) -> Vector {
        let (x, y, w) = self.unit();
        Vector { x: i64::from(length) * x / w, y: i64::from(length) * y / w }
    }

    /// The direction as an exact vector; not of unit length.
    #[must_use]
    pub fn vector(self) -> Vector {
        let (x, y, _) = self.unit();
        Vector { x, y }
    }

    /// The direction so many places farther to the left (or to the right, if negative).
    #[must_use]
    pub fn turned(self, places: i32) -> Self {
        let count = i64::from(Self::COUNT);
        Self((i64::from(self.0) + i64::from(places)).rem_euclid(count) as u16)
    }

    /// The direction so many right angles farther to the left; exact.
    #[must_use]
    pub fn quarters(self, quarters: i32) -> Self {
        self.turned(quarters.rem_euclid(4) * i32::from(QUARTER))
    }

    /// The angle to the x axis in radians, for drawing and pruning only.
    #[must_use]
    pub fn angle(self) -> f64 {
        let v = self.vector();
        (v.y as f64).atan2(v.x as f64)
    }

    /// (x, y, w) with x² + y² = w².
    fn unit(self) -> (i64, i64, i64) {
        let (quarter, rest) = (self.0 / QUARTER, i64::from(self.0 % QUARTER));
        let mirrored = rest > LAST;
        let i = if mirrored { i64::from(QUARTER) - rest } else { rest };
        let (x, y, w) = (FINE * FINE - i * i, 2 * i * FINE, FINE * FINE + i * i);
        let (x, y) = if mirrored { (y, x) } else { (x, y) };
        match quarter {
            0 => (x, y, w),
            1 => (-y, x, w),
            2 => (-x, -y, w),
            _ => (y, -x, w),
        }
    }
}

impl TryFrom<u16> for Direction {
    type Error = NoDirection;
    fn try_from(index: u16) -> Result<Self, NoDirection> {
        Self::new(index).ok_or(NoDirection(index))
    }
}

impl From<Direction> for u16 {
    fn from(direction: Direction) -> Self {
        direction.0
    }
}
