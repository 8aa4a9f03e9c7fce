//! How a solid looks from an eye: the cone of the lines of sight that enter it.

use super::Eye;
use super::plane::{Offset, Plane};
use super::solid::Solid;
use crate::point::Point;

/// The planes of the cone of lines that enter a solid, each with its normal inward; none if the eye
/// lies in its interior.
///
/// If the eye lies on its surface they are the planes of the surface there.
pub fn cone(eye: Eye, solid: &Solid) -> Option<Vec<Plane>> {
    let sides = sides(eye, solid);
    let (low, high) = (above(eye, solid.bottom()), above(eye, solid.top()));
    if sides.iter().any(|&side| side < 0) || low > 0 || high < 0 {
        return Some(planes(&corners(eye, solid, &sides)));
    }
    let mut planes = Vec::new();
    for ((p, q), _) in solid.edges().zip(sides).filter(|&(_, side)| side == 0) {
        let normal = (q - p).left();
        planes.push(Plane::new(i128::from(normal.x), i128::from(normal.y), 0));
    }
    if low == 0 {
        planes.push(Plane::new(0, 0, 1));
    }
    if high == 0 {
        planes.push(Plane::new(0, 0, -1));
    }
    (!planes.is_empty()).then_some(planes)
}

/// The corners of the outline of a solid that the eye does not touch: see [`corners`].
pub fn outline(eye: Eye, solid: &Solid) -> Vec<Offset> {
    corners(eye, solid, &sides(eye, solid))
}

/// The planes through each corner of an outline and the next.
///
/// Their normals point inward; the normals of a plane and of the next have a product along the
/// corner they share; and none is superfluous.
pub fn planes(outline: &[Offset]) -> Vec<Plane> {
    let next = outline[1..].iter().chain(outline.first());
    outline.iter().zip(next).map(|(&p, &q)| Plane::through(p, q)).collect()
}

/// Whether the eye lies in a solid or on its surface.
pub fn touches(eye: Eye, solid: &Solid) -> bool {
    (solid.bottom()..=solid.top()).contains(&eye.height)
        && solid.bounds().holds(eye.at)
        && solid.edges().all(|(p, q)| (q - p).cross(eye.at - p) >= 0)
}

/// Of each edge of the footprint: positive if it has the eye on its inner side, zero if in line.
fn sides(eye: Eye, solid: &Solid) -> Vec<i64> {
    solid.edges().map(|(p, q)| (q - p).cross(eye.at - p)).collect()
}

/// How far a height lies above the eye.
pub fn above(eye: Eye, height: i32) -> i64 {
    i64::from(height) - i64::from(eye.height)
}

/// Whether a corner lies in the interior of a solid.
pub fn holds(eye: Eye, solid: &Solid, corner: &Offset) -> bool {
    let (off, height) = corner.parts();
    above(eye, solid.bottom()) < height
        && height < above(eye, solid.top())
        && solid.edges().all(|(p, q)| (q - p).cross(off + (eye.at - p)) > 0)
}

/// The corners of an outline, in the order that [`planes`] needs: right to left along the bottom, then
/// left to right along the top.
///
/// The near edges of the footprint are those that have the eye on their outer side; counted to the
/// left they run from its left end, as seen from the eye, to its right end, and the far edges from
/// the right end to the left. A top above the eye is seen as far up as the near edges are high, a
/// top below the eye up to the far edges; a bottom the other way round. Level with the eye both lie
/// in one plane, and the two ends are enough.
///
/// If no edge is near, the eye lies over or under the footprint or its rim, and what it sees is the
/// top or the bottom.
fn corners(eye: Eye, solid: &Solid, sides: &[i64]) -> Vec<Offset> {
    let (low, high) = (above(eye, solid.bottom()), above(eye, solid.top()));
    let points = solid.points();
    let at = |height: i64| {
        move |p: Point| {
            let off = p - eye.at;
            Offset::new(off.x, off.y, height)
        }
    };
    let (Some(near), Some(far)) = (run(sides, -1), run(sides, 1)) else {
        let ring = points.iter().copied();
        let under = high < 0;
        return if under {
            ring.rev().map(at(high)).collect()
        } else {
            ring.map(at(low)).collect()
        };
    };
    let ends = [points[near.0], points[wrapped(near.0 + near.1, points.len())]];
    let (near, far) = (|| walk(points, near), || walk(points, far));
    let mut ring: Vec<Offset> = Vec::with_capacity(points.len() + 4);
    match low.signum() {
        -1 => ring.extend(near().rev().map(at(low))),
        0 => ring.extend(ends.into_iter().rev().map(at(low))),
        _ => ring.extend(far().map(at(low))),
    }
    match high.signum() {
        1 => ring.extend(near().map(at(high))),
        0 => ring.extend(ends.into_iter().map(at(high))),
        _ => ring.extend(far().rev().map(at(high))),
    }
    ring
}

/// The first of the neighbouring edges that have the eye on a side, and how many they are. None if
/// there is no such edge, or if all are.
fn run(sides: &[i64], sign: i64) -> Option<(usize, usize)> {
    let n = sides.len();
    let is = |i: usize| sides[wrapped(i, n)].signum() == sign;
    let start = (0..n).find(|&i| is(i) && !is(i + n - 1))?;
    Some((start, (0..n).take_while(|k| is(start + k)).count()))
}

/// The corners of neighbouring edges.
fn walk(
    points: &[Point],
    (start, edges): (usize, usize),
) -> impl DoubleEndedIterator<Item = Point> {
    (0..=edges).map(move |k| points[wrapped(start + k, points.len())])
}

/// An index below 2n taken round.
const fn wrapped(i: usize, n: usize) -> usize {
    if i < n { i } else { i - n }
}
