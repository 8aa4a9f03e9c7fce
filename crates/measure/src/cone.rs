//! Toward and away: a cone of a right angle.

use crate::point::Vector;

/// Whether a move stays within 45° to either side of an axis, the limits included.
///
/// A move without length is allowed. An axis without length (the two objects stand in one another)
/// allows every move, since no direction is then toward or away.
#[must_use]
pub fn allows(axis: Vector, moved: Vector) -> bool {
    let wide = |v: Vector| (i128::from(v.x), i128::from(v.y));
    let ((ax, ay), (mx, my)) = (wide(axis), wide(moved));
    ax * mx + ay * my >= (ax * my - ay * mx).abs()
}
