//! Firing arcs (chapter "Firing arc").

use measure::{Disc, Vector};

use crate::state::State;
use crate::table::{MiniId, UnitId};

/// The arcs of a notched base (LG-ARC-203 to LG-ARC-205): quarters, bounded by the diagonals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "explained by the rules")]
pub enum Arc {
    Front,
    Rear,
    Left,
    Right,
}

/// Whether a unit is in an arc of a miniature: any part of the base of any of its miniatures
/// (LG-ARC-207). A base without arc lines has no arcs (LG-ARC-201).
#[must_use]
pub fn unit_in(state: &State, mini: MiniId, arc: Arc, unit: UnitId) -> bool {
    let mut bases = state.minis_of(unit).filter_map(|other| state.base(other));
    bases.any(|base| base_in(state, mini, arc, base))
}

/// Whether any part of a base is in an arc; the lines themselves belong to it (LG-ARC-206).
#[must_use]
pub fn base_in(state: &State, mini: MiniId, arc: Arc, base: Disc) -> bool {
    let notched = state.kind(state.unit_of(mini)).is_notched();
    let Some(stand) = state.stand(mini).filter(|_| notched) else { return false };
    let turns = match arc {
        Arc::Front => 0,
        Arc::Left => 1,
        Arc::Rear => 2,
        Arc::Right => 3,
    };
    let axis = stand.facing.quarters(turns).vector();
    let to = base.centre - stand.point();
    if measure::cone::allows(axis, to) {
        return true;
    }
    // Outside by its centre: the rim reaches a line, which runs from the centre outward.
    let left = axis.left();
    let lines = [add(axis, left), add(axis, -left)];
    lines.into_iter().any(|line| reaches(line, to, base.radius))
}

fn add(a: Vector, b: Vector) -> Vector {
    Vector { x: a.x + b.x, y: a.y + b.y }
}

/// Whether a ray from the origin comes as near to a point as a radius.
fn reaches(ray: Vector, to: Vector, radius: i32) -> bool {
    let wide = |v: Vector| (i128::from(v.x), i128::from(v.y));
    let ((rx, ry), (tx, ty)) = (wide(ray), wide(to));
    let radius = i128::from(radius);
    let along = rx * tx + ry * ty;
    if along <= 0 {
        return tx * tx + ty * ty <= radius * radius;
    }
    // Both sides stay below 2^127: rays are below 2^26, distances below 2^22.
    let cross = rx * ty - ry * tx;
    cross * cross <= radius * radius * (rx * rx + ry * ry)
}
