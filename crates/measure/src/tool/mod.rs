//! Hinged movement tools: two arms and a joint.
//!
//! [`lay`] finds a laying for a base that is put down where it touches the tool, [`lay_along`] one
//! whose first arm is given, [`lay_on`] one for a base that moves on the tool; a [`Swing`] says which
//! bends of the second arm are worth a trial, a [`Slide`] which lengths of an arm. They try the
//! straight laying first, with the exact direction to the goal. Else the first arm runs over the table
//! of [`Direction`](crate::Direction), from the straight one outward, and so does the second arm of a
//! tool that is only touched. So the search is complete up to the table's resolution: a laying may be
//! missed that can be turned nowhere by more than 0.03° (0.04 mm at the end of an arm of 75 mm).
//! Directions are left out only where the strip is in a blocker by more than it moves in between.
//! What is found was checked exactly.

mod depth;
mod lay;
mod ride;
mod slide;
mod swing;
mod turn;

pub use lay::{lay, lay_along};
pub use ride::{Heading, Ride, lay_on};
pub use slide::Slide;
pub use swing::Swing;

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::distance;
use crate::overlap;
use crate::point::{Disc, Length, Point};
use crate::polygon::Polygon;
use crate::shape::Strip;

/// A movement tool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tool {
    /// The length of the arm that begins at the base.
    pub first: Length,
    /// The length of the other arm.
    pub second: Length,
    /// Half of its width.
    pub half_width: Length,
    /// How far it can be bent.
    pub bend: Bend,
}

/// How far a tool can be bent at its joint.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bend {
    /// As far as one likes, be it back on itself.
    Free,
    /// By at most a right angle.
    RightAngle,
}

/// A tool on the table, by its centre line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Placement {
    /// Where the first arm begins.
    pub start: Point,
    /// Where the second begins.
    pub joint: Point,
    /// Where it ends.
    pub end: Point,
}

/// Why a goal cannot be reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unreachable {
    /// It is too far away even without anything in between.
    TooFar,
    /// No laying is free.
    Blocked {
        /// The index of the blocker that stops the straight laying.
        blocker: usize,
    },
}

/// How far a placement made by hand may be off, because its points are rounded: hundredths.
pub const SLACK: Length = 2;

/// Whether a placement made by hand is a legal laying for a base that is put down touching it.
///
/// Lengths, the radial start and the contact with the goal may be off by [`SLACK`]; the goal may
/// still not be farther away than the straight tool reaches.
#[must_use]
pub fn allows(
    tool: &Tool,
    base: Disc,
    placement: &Placement,
    goal: Point,
    blockers: &[&Polygon],
) -> bool {
    let Placement { start, joint, end } = *placement;
    if [start, joint, end, goal].iter().any(|p| !p.in_bounds()) {
        return false;
    }
    let slack = i64::from(SLACK);
    let about = |a: Point, b: Point, length: i64| {
        let square = a.distance_squared(b);
        square <= (length + slack).pow(2) && square >= (length - slack).max(0).pow(2)
    };
    let (radius, first) = (i64::from(base.radius), i64::from(tool.first));
    let to_joint = joint - base.centre;
    let off = i128::from(to_joint.cross(start - base.centre));
    let radial = off * off <= i128::from(slack * slack) * i128::from(to_joint.length_squared());
    let touched = [(start, joint), (joint, end)]
        .into_iter()
        .any(|(a, b)| distance::point_segment(goal, a, b, radius + slack) != Ordering::Greater);
    about(base.centre, start, radius)
        && about(start, joint, first)
        && about(base.centre, joint, radius + first)
        && about(joint, end, i64::from(tool.second))
        && radial
        && bends(tool, placement)
        && touched
        && in_reach(tool, base, goal)
        && blocking(tool, placement, blockers).is_none()
}

/// Whether the goal is in reach of the straight tool when nothing is in between.
fn in_reach(tool: &Tool, base: Disc, goal: Point) -> bool {
    let reach = 2 * i64::from(base.radius) + i64::from(tool.first) + i64::from(tool.second);
    base.centre.distance_squared(goal) <= reach * reach
}

/// Whether the joint can be bent so.
fn bends(tool: &Tool, placement: &Placement) -> bool {
    match tool.bend {
        Bend::Free => true,
        Bend::RightAngle => {
            (placement.joint - placement.start).dot(placement.end - placement.joint) >= 0
        }
    }
}

/// The first blocker that the tool overlaps.
fn blocking(tool: &Tool, placement: &Placement, blockers: &[&Polygon]) -> Option<usize> {
    let Placement { start, joint, end } = *placement;
    let arm = |from, to| Strip { from, to, half_width: tool.half_width };
    let (first, second) = (arm(start, joint), arm(joint, end));
    blockers.iter().position(|polygon| {
        overlap::strip_polygon(first, polygon) || overlap::strip_polygon(second, polygon)
    })
}
