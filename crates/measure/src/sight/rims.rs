//! Lines of sight where a blocker lies over a base: see the proof above this folder's modules.
//!
//! The lines that are tried go through places that are no lattice points. Each is judged twice, with
//! the same words: within bounds first, and exactly if these cannot tell.

use std::cmp::Ordering;
use std::ops::{Add, Mul, Sub};

use super::search::convex_corners;
use super::surd::{Number, Range, Surd};
use crate::distance;
use crate::point::{Disc, Length, Point, Vector};
use crate::polygon::Polygon;

/// A place that a free line may be turned about.
#[derive(Clone, Copy, PartialEq)]
enum Pivot {
    Point(Point),
    /// Where an edge meets the rim of a base, before the foot of its centre (−1) or behind it (1).
    Rim {
        edge: (Point, Point),
        disc: Disc,
        way: i64,
    },
}

/// A line that is tried.
#[derive(Clone, Copy)]
enum Try {
    Through(Pivot, Pivot),
    /// Tangent to a base, on its left (1) or right (−1).
    Tangent(Pivot, Disc, i64),
}

/// Whether a line between two bases is free; where it leaves the one and comes to the other.
pub fn between(a: Disc, b: Disc, near: &[&Polygon]) -> Option<(Point, Point)> {
    let pivots = pivots(a, b, near);
    let centres = Try::Through(Pivot::Point(a.centre), Pivot::Point(b.centre));
    let free = |line: &Try| match line.free::<Range>(a, b, near) {
        Some(free) => free,
        None => line.free::<Surd>(a, b, near) == Some(true),
    };
    let line = std::iter::once(centres).chain(tries(a, b, &pivots)).find(free)?;
    Some(line.drawn(a, b))
}

/// Convex corners between the bases, and where edges meet their rims.
fn pivots(a: Disc, b: Disc, near: &[&Polygon]) -> Vec<Pivot> {
    let inside = |p: Point, disc: Disc| {
        p.distance_squared(disc.centre) < i64::from(disc.radius) * i64::from(disc.radius)
    };
    let corners = near
        .iter()
        .flat_map(|polygon| convex_corners(polygon, a, b))
        .filter(|&p| !inside(p, a) && !inside(p, b))
        .map(Pivot::Point);
    let edges = near.iter().flat_map(|polygon| polygon.edges());
    let rims = edges.flat_map(|edge| {
        [(a, -1), (a, 1), (b, -1), (b, 1)].map(|(disc, way)| Pivot::Rim { edge, disc, way })
    });
    corners.chain(rims.filter(Pivot::exists)).collect()
}

/// The lines through two pivots, and those through one that are tangent to a base.
fn tries(a: Disc, b: Disc, pivots: &[Pivot]) -> impl Iterator<Item = Try> {
    let tangents = pivots.iter().flat_map(move |&pivot| {
        [(a, 1), (a, -1), (b, 1), (b, -1)].map(|(disc, way)| Try::Tangent(pivot, disc, way))
    });
    let pairs = pivots.iter().enumerate().flat_map(|(i, &first)| {
        pivots[i + 1..].iter().map(move |&second| Try::Through(first, second))
    });
    tangents.chain(pairs)
}

impl Pivot {
    /// Whether the edge of a rim's pivot comes to it.
    fn exists(&self) -> bool {
        let Self::Rim { edge: (p, q), disc, way } = *self else { return true };
        let (edge, radius) = (q - p, i64::from(disc.radius));
        if distance::point_segment(disc.centre, p, q, radius) == Ordering::Greater {
            return false;
        }
        let reach: Surd = reach(edge, disc.centre - p, disc.radius, way, 1);
        let before = reach.sign() == Some(Ordering::Less);
        let behind = reach - Surd::whole(edge.length_squared());
        !before && behind.sign() != Some(Ordering::Greater)
    }

    /// Its coordinates and what they are to be divided by.
    fn place<N: Number>(self, level: u8) -> (Pair<N>, N) {
        match self {
            Self::Point(p) => (Pair::whole(p - Point::default()), N::whole(1)),
            Self::Rim { edge: (p, q), disc, way } => {
                let edge = q - p;
                let scale = N::whole(edge.length_squared());
                let reach: N = reach(edge, disc.centre - p, disc.radius, way, level);
                let start = Pair::whole(p - Point::default()) * &scale;
                (start + Pair::whole(edge) * &reach, scale)
            }
        }
    }
}

/// How far along an edge it meets a rim, times the square of its length.
fn reach<N: Number>(edge: Vector, to: Vector, radius: Length, way: i64, level: u8) -> N {
    let (off, radius) = (N::whole(edge.cross(to)), N::whole(radius.into()));
    let square = radius.clone() * radius * N::whole(edge.length_squared()) - off.clone() * off;
    N::whole(edge.dot(to)) + N::whole(way) * square.root(level)
}

/// A vector of such numbers.
#[derive(Clone)]
struct Pair<N>(N, N);

impl<N: Number> Pair<N> {
    fn whole(v: Vector) -> Self {
        Self(N::whole(v.x), N::whole(v.y))
    }

    fn dot(&self, other: &Self) -> N {
        self.0.clone() * other.0.clone() + self.1.clone() * other.1.clone()
    }

    fn cross(&self, other: &Self) -> N {
        self.0.clone() * other.1.clone() - self.1.clone() * other.0.clone()
    }

    /// Turned to the left by a right angle.
    fn left(&self) -> Self {
        Self(N::whole(0) - self.1.clone(), self.0.clone())
    }
}

impl<N: Number> Mul<&N> for Pair<N> {
    type Output = Self;
    fn mul(self, factor: &N) -> Self {
        Self(self.0 * factor.clone(), self.1 * factor.clone())
    }
}

impl<N: Number> Add for Pair<N> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0, self.1 + other.1)
    }
}

impl<N: Number> Sub for Pair<N> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0, self.1 - other.1)
    }
}

/// A place along a line: a fraction whose lower part is positive.
struct Along<N> {
    over: N,
    under: N,
}

impl<N: Number> Along<N> {
    fn cmp(&self, other: &Self) -> Option<Ordering> {
        let (mine, others) = (&self.over, &other.over);
        (mine.clone() * other.under.clone() - others.clone() * self.under.clone()).sign()
    }
}

/// The points `(at + t·along) / scale`.
struct Line<N> {
    at: Pair<N>,
    scale: N,
    along: Pair<N>,
    /// The lattice points that it was laid through.
    laid: [Option<Point>; 2],
}

impl Try {
    fn line<N: Number>(self) -> Line<N> {
        let lattice = |pivot: Pivot| match pivot {
            Pivot::Point(p) => Some(p),
            Pivot::Rim { .. } => None,
        };
        match self {
            Self::Through(first, second) => {
                let (at, scale) = first.place::<N>(1);
                let (to, to_scale) = second.place::<N>(2);
                let along = to * &scale - at.clone() * &to_scale;
                Line { at, scale, along, laid: [lattice(first), lattice(second)] }
            }
            // As `Bearing::tangents`, with what is in the place of a lattice point.
            Self::Tangent(pivot, disc, way) => {
                let (at, scale) = pivot.place::<N>(1);
                let to = Pair::whole(disc.centre - Point::default()) * &scale - at.clone();
                let radius = N::whole(disc.radius.into()) * scale.clone();
                let square = to.dot(&to) - radius.clone() * radius.clone();
                let aside = to.left() * &(N::whole(way) * radius);
                let along = to * &square.root(3) + aside;
                Line { at, scale, along, laid: [lattice(pivot), None] }
            }
        }
    }

    /// Whether the line meets both bases and is free between them.
    fn free<N: Number>(self, a: Disc, b: Disc, near: &[&Polygon]) -> Option<bool> {
        let mut line = self.line::<N>();
        match line.along.dot(&Pair::whole(b.centre - a.centre)).sign()? {
            // No direction: the pivots are the same place.
            Ordering::Equal => return Some(false),
            Ordering::Less => line.along = line.along * &N::whole(-1),
            Ordering::Greater => {}
        }
        let (meets_a, start) = line.rim(a, 1);
        let (meets_b, end) = line.rim(b, -1);
        let meets = both(meets_a, meets_b);
        if meets == Some(false) {
            return meets;
        }
        both(meets, line.blocked(&start, &end, near).map(|blocked| !blocked))
    }

    /// Where the line leaves the one base and comes to the other, rounded.
    fn drawn(self, a: Disc, b: Disc) -> (Point, Point) {
        let mut line = self.line::<Range>();
        if line.along.dot(&Pair::whole(b.centre - a.centre)).middle() < 0.0 {
            line.along = line.along * &Range::whole(-1);
        }
        (line.point(&line.rim(a, 1).1), line.point(&line.rim(b, -1).1))
    }
}

impl<N: Number> Line<N> {
    /// From where the line is laid to a point, times the scale.
    fn to(&self, p: Point) -> Pair<N> {
        Pair::whole(p - Point::default()) * &self.scale - self.at.clone()
    }

    /// How far a point lies to the left.
    fn side(&self, p: Point) -> Option<Ordering> {
        if self.laid.contains(&Some(p)) {
            return Some(Ordering::Equal);
        }
        self.along.cross(&self.to(p)).sign()
    }

    /// Whether the line meets a disc, and where: before the foot of the centre (−1) or behind it (1).
    fn rim(&self, disc: Disc, way: i64) -> (Option<bool>, Along<N>) {
        let to = self.to(disc.centre);
        let radius = N::whole(disc.radius.into()) * self.scale.clone();
        let (under, off) = (self.along.dot(&self.along), self.along.cross(&to));
        let square = radius.clone() * radius * under.clone() - off.clone() * off;
        let meets = square.sign().map(|sign| sign != Ordering::Less);
        if meets == Some(false) {
            return (meets, Along { over: square, under });
        }
        let over = self.along.dot(&to) + N::whole(way) * square.root(4);
        (meets, Along { over, under })
    }

    /// Whether between two places of the line some stretch has a blocker on its left and one, be it
    /// the same, on its right: there it runs in the interior of what they cover together.
    fn blocked(&self, start: &Along<N>, end: &Along<N>, near: &[&Polygon]) -> Option<bool> {
        let walls: Vec<_> = near.iter().map(|polygon| self.crossings(polygon)).collect();
        let covered = |side: usize, at: &Along<N>| {
            any(walls.iter().map(|wall| odd(&wall.as_ref()?[side], at)))
        };
        let covered_behind = |at: &Along<N>| both(covered(0, at), covered(1, at));
        let within = |at: &Along<N>| {
            let behind = at.cmp(start).map(|order| order == Ordering::Greater);
            both(behind, at.cmp(end).map(|order| order == Ordering::Less))
        };
        let changes = walls.iter().flatten().flatten().flatten();
        let blocked = changes.map(|at| both(within(at), covered_behind(at)));
        any(std::iter::once(covered_behind(start)).chain(blocked))
    }

    /// Where a polygon begins and ends along the line, just to its left and just to its right.
    fn crossings(&self, polygon: &Polygon) -> Option<[Vec<Along<N>>; 2]> {
        let sides: Vec<Ordering> =
            polygon.points().iter().map(|&p| self.side(p)).collect::<Option<_>>()?;
        let mut found = [Vec::new(), Vec::new()];
        for (i, (p, q)) in polygon.edges().enumerate() {
            let (first, second) = (sides[i], sides[(i + 1) % sides.len()]);
            for (found, side) in found.iter_mut().zip([Ordering::Greater, Ordering::Less]) {
                if (first == side) != (second == side) {
                    found.push(self.crossing(p, q - p, second > first));
                }
            }
        }
        Some(found)
    }

    /// Where the line crosses an edge, to its left or to its right.
    fn crossing(&self, p: Point, edge: Vector, leftward: bool) -> Along<N> {
        let edge = Pair::whole(edge) * &N::whole(if leftward { 1 } else { -1 });
        Along { over: self.to(p).cross(&edge), under: self.along.cross(&edge) }
    }
}

impl Line<Range> {
    fn point(&self, at: &Along<Range>) -> Point {
        let t = at.over.middle() / at.under.middle();
        let part =
            |at: Range, along: Range| (at.middle() + t * along.middle()) / self.scale.middle();
        let (x, y) = (part(self.at.0, self.along.0), part(self.at.1, self.along.1));
        Point::new(x.round() as i32, y.round() as i32)
    }
}

/// Whether an odd number of places lies not behind a place.
fn odd<N: Number>(places: &[Along<N>], at: &Along<N>) -> Option<bool> {
    places.iter().try_fold(false, |odd, place| Some(odd != (place.cmp(at)? != Ordering::Greater)))
}

/// Both, as far as that is known.
fn both(a: Option<bool>, b: Option<bool>) -> Option<bool> {
    if a == Some(false) {
        a
    } else if b == Some(false) {
        b
    } else {
        Some(a? && b?)
    }
}

/// Any, as far as that is known.
fn any(mut found: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut known = true;
    let sure = found.any(|found| {
        known &= found.is_some();
        found == Some(true)
    });
    (sure || known).then_some(sure)
}
