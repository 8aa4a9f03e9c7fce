//! Whether a piece reaches between two bases.

use std::cmp::Ordering;

use crate::overlap;
use crate::point::{Bounds, Disc, Point, Side};
use crate::polygon::Polygon;
use crate::shape::Strip;
use crate::wide;

/// Whether some line from any point of the one base to any point of the other passes through the
/// interior of a piece: that is, whether its interior meets the convex hull of the two discs.
#[must_use]
pub fn crosses(a: Disc, b: Disc, piece: &Polygon) -> bool {
    let (ab, bb) = (a.bounds(), b.bounds());
    if !Bounds::of(ab.min, ab.max).with(bb.min).with(bb.max).meets(piece.bounds()) {
        return false;
    }
    if a.radius == b.radius {
        let strip = Strip { from: a.centre, to: b.centre, half_width: a.radius };
        return overlap::strip_polygon(strip, piece);
    }
    let (big, small) = if a.radius > b.radius { (a, b) } else { (b, a) };
    overlap::disc_polygon(big, piece)
        || overlap::disc_polygon(small, piece)
        || piece.side(big.centre) == Side::Inside
        || piece.edges().any(|(p, q)| edge_between(big, small, p, q))
}

/// Whether an edge that meets neither disc's interior meets the interior of their hull.
///
/// It then meets the part between the chords of the points of contact with the two outer tangents.
/// With d from the greater to the smaller centre, δ the difference of the radii and s = |d|² − δ², a
/// point x from the greater centre lies between the tangents exactly if
/// |d×x|·√s < r·|d|² − δ·(d·x), and between the chords if d·x lies between r·δ and that of the other
/// disc. Along an edge the difference of the two sides of the first is concave and bends only where
/// d×x = 0; so it is enough to look at the ends of the part between the chords and at that place,
/// all of them rational.
fn edge_between(big: Disc, small: Disc, p: Point, q: Point) -> bool {
    let d = small.centre - big.centre;
    let delta = i64::from(big.radius) - i64::from(small.radius);
    let square = d.length_squared();
    let s = square - delta * delta;
    if s <= 0 {
        return false;
    }
    let low = i64::from(big.radius) * delta;
    let high = square + i64::from(small.radius) * delta;
    let e = q - p;
    let (start, slope) = (d.dot(p - big.centre), d.dot(e));
    // Places on the edge as quotients with a positive denominator.
    let (mut from, mut to) = ((0_i64, 1_i64), (1_i64, 1_i64));
    if slope == 0 {
        if start <= low || start >= high {
            return false;
        }
    } else {
        let at = |level: i64| ((level - start) * slope.signum(), slope.abs());
        let (first, second) = if slope > 0 { (at(low), at(high)) } else { (at(high), at(low)) };
        from = if less(from, first) { first } else { from };
        to = if less(second, to) { second } else { to };
        if !less(from, to) {
            return false;
        }
    }
    let across = d.cross(p - big.centre);
    let turn = d.cross(e);
    let bend = (-across * turn.signum(), turn.abs());
    let inside =
        |at: (i64, i64)| between(big, square, s, delta, (start, slope), (across, turn), at);
    inside(from) || inside(to) || (turn != 0 && less(from, bend) && less(bend, to) && inside(bend))
}

fn less(a: (i64, i64), b: (i64, i64)) -> bool {
    i128::from(a.0) * i128::from(b.1) < i128::from(b.0) * i128::from(a.1)
}

fn between(
    big: Disc,
    square: i64,
    s: i64,
    delta: i64,
    (start, slope): (i64, i64),
    (across, turn): (i64, i64),
    (over, under): (i64, i64),
) -> bool {
    let (over, under) = (i128::from(over), i128::from(under));
    let along = i128::from(start) * under + i128::from(slope) * over;
    let off = i128::from(across) * under + i128::from(turn) * over;
    let room = i128::from(big.radius) * i128::from(square) * under - i128::from(delta) * along;
    room > 0
        && wide::compare_surd(off.unsigned_abs(), s.unsigned_abs(), room.unsigned_abs())
            == Ordering::Less
}
