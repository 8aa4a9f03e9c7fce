//! Simple polygons: footprints of terrain, zones, surfaces.

use serde::{Deserialize, Serialize};

use crate::distance;
use crate::point::{Bounds, LIMIT, Point, Side};

/// A simple polygon of at least three different corners, counted to the left, with an area.
///
/// No two of its edges meet but neighbours in their common corner. A corner may lie straight
/// between its neighbours.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(try_from = "Vec<Point>", into = "Vec<Point>")]
#[cfg_attr(feature = "types", ts(as = "Vec<Point>"))]
#[cfg_attr(feature = "types", schemars(with = "Vec<Point>"))]
pub struct Polygon {
    points: Vec<Point>,
    bounds: Bounds,
}

/// Why some points are no polygon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PolygonFault {
    /// A polygon has at least three corners.
    #[error("a polygon needs at least 3 points, not {count}")]
    TooFew {
        /// How many there were.
        count: usize,
    },
    /// A point is too far away.
    #[error("point ({}, {}) is farther than {LIMIT} from the origin", point.x, point.y)]
    OutOfBounds {
        /// The point.
        point: Point,
    },
    /// A point stands in the list twice.
    #[error("point ({}, {}) is repeated", point.x, point.y)]
    Repeated {
        /// The point.
        point: Point,
    },
    /// All points lie on a line.
    #[error("the points from ({}, {}) to ({}, {}) lie on one line", first.x, first.y, last.x, last.y)]
    NoArea {
        /// The first of the points.
        first: Point,
        /// The last of the points.
        last: Point,
    },
    /// Two edges cross or touch.
    #[error(
        "the edge from ({}, {}) to ({}, {}) meets the edge from ({}, {}) to ({}, {})",
        first.0.x, first.0.y, first.1.x, first.1.y, second.0.x, second.0.y, second.1.x, second.1.y
    )]
    Crossing {
        /// The one edge.
        first: (Point, Point),
        /// The other edge.
        second: (Point, Point),
    },
}

impl Polygon {
    /// The polygon with these corners, in either sense of rotation.
    ///
    /// # Errors
    ///
    /// If they are no simple polygon; the fault names the points.
    pub fn new(mut points: Vec<Point>) -> Result<Self, PolygonFault> {
        let &[first, .., last] = points.as_slice() else {
            return Err(PolygonFault::TooFew { count: points.len() });
        };
        if points.len() < 3 {
            return Err(PolygonFault::TooFew { count: points.len() });
        }
        if let Some(&point) = points.iter().find(|p| !p.in_bounds()) {
            return Err(PolygonFault::OutOfBounds { point });
        }
        let mut sorted = points.clone();
        sorted.sort_unstable();
        if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(PolygonFault::Repeated { point: pair[0] });
        }
        if points.iter().all(|&p| (last - first).cross(p - first) == 0) {
            return Err(PolygonFault::NoArea { first, last });
        }
        if let Some((first, second)) = crossing(&points) {
            return Err(PolygonFault::Crossing { first, second });
        }
        let twice: i128 =
            edges(&points).map(|(p, q)| i128::from((p - first).cross(q - first))).sum();
        if twice < 0 {
            points.reverse();
        }
        let bounds = points.iter().fold(Bounds::of(first, first), |b, &p| b.with(p));
        Ok(Self { points, bounds })
    }

    /// The rectangle with these opposite corners.
    ///
    /// # Errors
    ///
    /// If it has no area or reaches out of bounds.
    pub fn rectangle(a: Point, b: Point) -> Result<Self, PolygonFault> {
        Self::new(vec![a, Point::new(b.x, a.y), b, Point::new(a.x, b.y)])
    }

    /// The corners, counted to the left.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// The edges, each with the interior on its left.
    pub fn edges(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        edges(&self.points)
    }

    /// The corners, each between its neighbours.
    pub(crate) fn corners(&self) -> impl Iterator<Item = (Point, Point, Point)> + '_ {
        let n = self.points.len();
        let before = self.points.iter().copied().cycle().skip(n - 1);
        before
            .zip(self.points.iter().copied())
            .zip(self.points.iter().copied().cycle().skip(1))
            .map(|((before, corner), after)| (before, corner, after))
    }

    /// The box round it.
    #[must_use]
    #[inline]
    pub const fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// Where a point lies.
    #[must_use]
    pub fn side(&self, p: Point) -> Side {
        if !self.bounds.holds(p) {
            return Side::Outside;
        }
        let mut inside = false;
        for (a, b) in self.edges() {
            if (a.y > p.y) == (b.y > p.y) {
                // Both ends above, or both not above: only a level edge can hold the point.
                let level = a.y == p.y && b.y == p.y && a.x.min(b.x) <= p.x && p.x <= a.x.max(b.x);
                if level || a == p || b == p {
                    return Side::On;
                }
                continue;
            }
            let turn = (b - a).cross(p - a);
            if turn == 0 {
                return Side::On;
            }
            if (turn > 0) == (b.y > a.y) {
                inside = !inside;
            }
        }
        if inside { Side::Inside } else { Side::Outside }
    }
}

impl TryFrom<Vec<Point>> for Polygon {
    type Error = PolygonFault;
    fn try_from(points: Vec<Point>) -> Result<Self, PolygonFault> {
        Self::new(points)
    }
}

impl From<Polygon> for Vec<Point> {
    fn from(polygon: Polygon) -> Self {
        polygon.points
    }
}

fn edges(points: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    points.iter().copied().zip(points[1..].iter().copied().chain(points.first().copied()))
}

type Edge = (Point, Point);

/// Two edges that meet elsewhere than neighbours in their common corner.
fn crossing(points: &[Point]) -> Option<(Edge, Edge)> {
    let edges: Vec<Edge> = edges(points).collect();
    let n = edges.len();
    for (i, &first) in edges.iter().enumerate() {
        for (j, &second) in edges.iter().enumerate().skip(i + 1) {
            let fault = if j == i + 1 {
                folded(first.0, first.1, second.1)
            } else if i == 0 && j == n - 1 {
                folded(second.0, second.1, first.1)
            } else {
                distance::segments_meet(first.0, first.1, second.0, second.1)
            };
            if fault {
                return Some((first, second));
            }
        }
    }
    None
}

/// Whether the way from a to b turns straight back at b.
fn folded(a: Point, b: Point, c: Point) -> bool {
    (b - a).cross(c - b) == 0 && (b - a).dot(c - b) < 0
}
