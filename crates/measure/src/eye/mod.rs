//! True sight in three dimensions: what an eye sees of a target behind solids.
//!
//! A part of the target is hidden if the line from the eye to it passes through the interior of a
//! blocker before it enters the target; touching does not hide. Where several blockers touch, their
//! seam has no width: what is seen only along a line or a ray is no part of the target. So a target
//! is visible if the lines that reach it fill some of the view, and something of it is hidden if the
//! lines that do not reach it fill some of the view.
//!
//! - A blocker with the eye in its interior hides nothing: it is left out. With the eye on its
//!   surface it hides what lies behind that surface.
//! - A target that the eye touches, or is in, is wholly seen.
//! - Solids of the target hide one another, but that does not count as hidden.
//! - The underside of a target is a part of it: seen from below, what stands on a blocker has a
//!   hidden part.
//!
//! # Why it is exact
//!
//! The lines of sight that enter a convex solid form a convex cone, with a plane through the eye and
//! each edge of its outline (`view`). What hides a target are the cones of those parts of blockers
//! that stand in front of it, each again inside of some planes (`order`). The target's cone is cut
//! along the planes of each of these; what lies outside of one of them is kept (`fragment`). Each
//! corner of a fragment is the line in which two planes meet, so that on which side of a third it
//! lies is the sign of the determinant of the three normals, in whole numbers (`plane`). Nothing is
//! divided or sampled, and no corner is computed from corners, so that nothing grows.
//!
//! What is round is not: a cylinder is a prism with so many sides that at most [`SLIVER`] of it is left
//! out at the rim.
//!
//! Before that, what cannot matter is left out by boxes (`room`), and a corner of the target's outline
//! that lies outside of all cones settles the question (`search`).

mod fragment;
mod order;
mod plane;
mod room;
mod search;
mod share;
mod solid;
mod split;
mod view;

pub use share::{fragments, share};
pub use solid::{HIGHEST, SLIVER, Solid, SolidFault};

use crate::point::{Length, Point};

/// Where someone looks from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Eye {
    /// The place, seen from above.
    pub at: Point,
    /// The height above the table.
    pub height: Length,
}

impl Eye {
    /// The eye at a height over a place.
    #[must_use]
    pub const fn new(at: Point, height: Length) -> Self {
        Self { at, height }
    }

    /// Whether the place lies within [`LIMIT`](crate::LIMIT) and the height within [`HIGHEST`];
    /// input from outside must be asked this.
    #[must_use]
    pub const fn in_bounds(self) -> bool {
        self.at.in_bounds() && self.height >= -HIGHEST && self.height <= HIGHEST
    }
}

/// How much of a target is hidden.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hidden {
    /// Nothing.
    None,
    /// Some part, and some is seen.
    Partly,
    /// Everything that has a width.
    Completely,
}

/// Whether an eye sees any part of a target. A target without solids is not seen.
#[must_use]
pub fn visible(eye: Eye, target: &[Solid], blockers: &[&Solid]) -> bool {
    target.iter().any(|solid| search::sees(eye, solid, blockers))
}

/// How much the blockers together hide of a target.
#[must_use]
pub fn hidden(eye: Eye, target: &[Solid], blockers: &[&Solid]) -> Hidden {
    if !visible(eye, target, blockers) {
        Hidden::Completely
    } else if blockers.iter().any(|blocker| hides(eye, target, blocker)) {
        Hidden::Partly
    } else {
        Hidden::None
    }
}

/// Whether a blocker alone hides some part of a target.
#[must_use]
pub fn hides(eye: Eye, target: &[Solid], blocker: &Solid) -> bool {
    search::hides(eye, target, blocker)
}
