//! A base that moves straight on, and what stops it.

use std::cmp::Ordering;

use crate::distance;
use crate::overlap;
use crate::point::{Disc, Length, Point, Side, Vector};
use crate::polygon::Polygon;
use crate::push::Path;
use crate::shape::Strip;
use crate::sight;
use crate::wide;

/// Something that stands in the way.
#[derive(Clone, Copy, Debug)]
pub enum Obstacle<'a> {
    /// Another base.
    Disc(Disc),
    /// A piece.
    Polygon(&'a Polygon),
}

impl Obstacle<'_> {
    /// Whether it overlaps a base.
    #[must_use]
    pub fn overlaps(self, base: Disc) -> bool {
        match self {
            Self::Disc(disc) => overlap::discs(disc, base),
            Self::Polygon(polygon) => overlap::disc_polygon(base, polygon),
        }
    }

    /// Whether it overlaps a strip.
    #[must_use]
    pub fn meets(self, strip: Strip) -> bool {
        match self {
            Self::Disc(disc) => overlap::strip_disc(strip, disc),
            Self::Polygon(polygon) => overlap::strip_polygon(strip, polygon),
        }
    }
}

/// Where a base is stopped, and by what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contact {
    /// The last position on the way before it, where the base overlaps nothing that it did not
    /// overlap at the start.
    pub at: Point,
    /// The index of the obstacle.
    pub obstacle: usize,
}

/// Whether a base that moves straight on overlaps no obstacle at any place of its way, start and
/// end included.
#[must_use]
pub fn clear(from: Disc, to: Point, obstacles: &[Obstacle<'_>]) -> bool {
    let strip = Strip { from: from.centre, to, half_width: from.radius };
    !obstacles.iter().any(|obstacle| obstacle.meets(strip))
}

/// The first obstacle a base comes up against on a way, if any.
///
/// It is a contact if the base would begin to overlap the obstacle when it went on: touching at the
/// very end or sliding past is none. What is touched or overlapped at the start stops the base (at
/// once) only if it would move farther into it; a piece with the centre in its interior never does.
/// Whether there is a contact is exact. Of two obstacles that are reached at the same place (up to
/// a millionth of a hundredth) the first in the list is named. The way is that from lattice point to
/// lattice point: one whose end was rounded toward a slanted wall can graze it.
#[must_use]
pub fn first_contact(path: Path, radius: Length, obstacles: &[Obstacle<'_>]) -> Option<Contact> {
    let along = path.along();
    if along.is_zero() {
        return None;
    }
    let base = Disc::new(path.from, radius);
    let reach = Strip { from: path.from, to: path.to, half_width: radius }.bounds();
    let mut first: Option<(i128, usize)> = None;
    for (i, obstacle) in obstacles.iter().enumerate() {
        let time = match obstacle {
            Obstacle::Disc(disc) if !disc.bounds().meets(reach) => None,
            Obstacle::Disc(disc) => {
                disc_time(path.from, along, disc.centre, i64::from(radius) + i64::from(disc.radius))
            }
            Obstacle::Polygon(polygon) if !polygon.bounds().meets(reach) => None,
            Obstacle::Polygon(polygon) => polygon_time(base, along, polygon),
        };
        if let Some(time) = time.filter(|t| first.is_none_or(|(least, _)| *t < least)) {
            first = Some((time, i));
        }
    }
    let (time, obstacle) = first?;
    Some(Contact { at: before(path, radius, obstacles, (time, obstacle)), obstacle })
}

/// Times are multiples of 1/(|along|²·2^20), rounded down: all have the same denominator.
const FINE: u32 = 20;

/// When a point that moves along comes nearer to a centre than `reach`, before it arrives.
fn disc_time(from: Point, along: Vector, centre: Point, reach: i64) -> Option<i128> {
    let to = centre - from;
    let b = along.dot(to);
    let apart = i128::from(to.length_squared()) - i128::from(reach) * i128::from(reach);
    if b <= 0 {
        return None;
    }
    if apart <= 0 {
        // Touched or overlapped already, and it would go farther in. Two in one another do not.
        return Some(0);
    }
    let b = i128::from(b);
    let square = i128::from(along.length_squared());
    let under = b * b - square * apart;
    if under <= 0 {
        return None;
    }
    // b − √under < square, unless it only just arrives: then √under = b − square.
    if b > square && under <= (b - square) * (b - square) {
        return None;
    }
    let root = (under.unsigned_abs() << (2 * FINE)).isqrt() as i128;
    Some(((b << FINE) - root - 1).max(0))
}

/// When a base that moves along comes nearer than its radius to some edge of a polygon.
fn polygon_time(base: Disc, along: Vector, polygon: &Polygon) -> Option<i128> {
    if polygon.side(base.centre) == Side::Inside {
        return None;
    }
    if base.radius == 0 {
        // A mere point can pass through a corner.
        let to = base.centre.clamped(along);
        if !sight::enters(base.centre, to, polygon) {
            return None;
        }
    }
    polygon.edges().filter_map(|(a, b)| edge_time(base, along, a, b)).min()
}

fn edge_time(base: Disc, along: Vector, a: Point, b: Point) -> Option<i128> {
    let (c, radius) = (base.centre, i64::from(base.radius));
    let edge = b - a;
    match distance::point_segment(c, a, b, radius) {
        Ordering::Greater => {}
        _ => return moves_into(c, along, a, b).then_some(0),
    }
    let ends = [a, b].into_iter().filter_map(|end| disc_time(c, along, end, radius)).min();
    let line = line_time(base, along, a, edge);
    match (ends, line) {
        (Some(x), Some(y)) => Some(x.min(y)),
        (x, y) => x.or(y),
    }
}

/// Whether a point moves toward the nearest point of the segment `ab`.
fn moves_into(c: Point, along: Vector, a: Point, b: Point) -> bool {
    let edge = b - a;
    let t = (c - a).dot(edge);
    if t <= 0 {
        along.dot(a - c) > 0
    } else if t >= edge.length_squared() {
        along.dot(b - c) > 0
    } else {
        let side = edge.cross(c - a).signum();
        side != 0 && edge.cross(along).signum() == -side
    }
}

/// When a base meets the inner part of an edge, from either side, before it arrives: the foot of
/// its centre must then lie between the ends.
fn line_time(base: Disc, along: Vector, a: Point, edge: Vector) -> Option<i128> {
    let away = edge.cross(base.centre - a);
    let speed = edge.cross(along);
    if away == 0 || speed == 0 || away.signum() == speed.signum() {
        return None;
    }
    let (away, speed) = (i128::from(away.abs()), i128::from(speed.abs()));
    let square = i128::from(edge.length_squared());
    let radius = i128::from(base.radius);
    let reach_square = radius * radius * square;
    if away * away < reach_square {
        return None;
    }
    // It arrives before: away − speed >= radius·|edge|.
    if away > speed && (away - speed) * (away - speed) >= reach_square {
        return None;
    }
    // The foot at the time t = (away − reach)/speed is t-dependent; its place times `speed`:
    // foot·speed + (away − reach)·step, with reach = radius·|edge| irrational. Compare signs.
    let foot = i128::from((base.centre - a).dot(edge));
    let step = i128::from(edge.dot(along));
    let root = radius;
    let at_start = surd_sign_wide(-step * root, square, foot * speed + away * step);
    let at_end = surd_sign_wide(-step * root, square, foot * speed + away * step - square * speed);
    if at_start < 0 || at_end > 0 {
        return None;
    }
    let reach = ((reach_square << (2 * FINE)).unsigned_abs().isqrt() + 1) as i128;
    let ahead = ((away << FINE) - reach).max(0);
    Some(ahead * i128::from(along.length_squared()) / speed)
}

/// The sign of `p·√s + q`.
fn surd_sign_wide(p: i128, s: i128, q: i128) -> i32 {
    let (p_sign, q_sign) = (p.signum() as i32, q.signum() as i32);
    if p_sign == 0 || p_sign == q_sign {
        return q_sign;
    }
    if q_sign == 0 {
        return p_sign;
    }
    let (p, s, q) = (p.unsigned_abs(), s.unsigned_abs(), q.unsigned_abs());
    match wide::compare_with_square(p * p, s, q) {
        Ordering::Greater => p_sign,
        Ordering::Less => q_sign,
        Ordering::Equal => 0,
    }
}

/// The last position at or before a time where the base overlaps nothing new.
fn before(
    path: Path,
    radius: Length,
    obstacles: &[Obstacle<'_>],
    (time, stopped_by): (i128, usize),
) -> Point {
    if time <= 0 {
        return path.from;
    }
    let start = Disc::new(path.from, radius);
    let square = path.along().length_squared().unsigned_abs();
    let length = (u128::from(square) << (2 * FINE)).isqrt().max(1) as i128;
    // Times are rounded down, so the position after may still be free; but that is not to be seen
    // if the obstacle was overlapped from the start.
    let more = i32::from(!obstacles[stopped_by].overlaps(start));
    let mut at = ((time / length) as Length + more).min(path.steps());
    while at > 0 {
        let base = start.at(path.at(at));
        if !obstacles.iter().any(|o| o.overlaps(base) && !o.overlaps(start)) {
            return base.centre;
        }
        at -= 1;
    }
    path.from
}
