//! A laying for a base that is put down where it touches the tool.

use std::cmp::Ordering;
use std::f64::consts::{FRAC_PI_2, PI};

use super::depth::{Line, ROUNDING, depth, float};
use super::turn::Turn;
use super::{Bend, Placement, Tool, Unreachable, blocking, in_reach};
use crate::direction::Direction;
use crate::distance;
use crate::overlap;
use crate::point::{Disc, Length, Point, Vector};
use crate::polygon::Polygon;
use crate::push;
use crate::shape::Strip;
use crate::sweep::Obstacle;

/// A laying of the tool by which a base reaches a goal.
///
/// The first arm begins at the base's rim and runs straight away from its centre. The base may be put
/// down wherever it touches the tool's centre line. The whole strip must not overlap the interior of
/// a blocker. Without blockers a goal is reachable exactly if its distance is at most
/// 2·radius + first + second; see the module for what is exact with blockers.
///
/// # Errors
///
/// If the goal is too far away or every laying is blocked.
pub fn lay(
    tool: &Tool,
    base: Disc,
    goal: Point,
    blockers: &[&Polygon],
) -> Result<Placement, Unreachable> {
    if !in_reach(tool, base, goal) {
        return Err(Unreachable::TooFar);
    }
    let to_goal = goal - base.centre;
    let ahead = if to_goal.is_zero() { Vector::new(1, 0) } else { to_goal };
    let straight = Placement {
        start: step(base.centre, ahead, base.radius),
        joint: step(base.centre, ahead, base.radius + tool.first),
        end: step(base.centre, ahead, base.radius + tool.first + tool.second),
    };
    let Some(blocker) = blocking(tool, &straight, blockers) else {
        return Ok(straight);
    };
    let near = near(tool, base, blockers);
    let search = Search { tool, base, goal, blockers: &near };
    search.bent(Direction::nearest(ahead)).ok_or(Unreachable::Blocked { blocker })
}

/// The point at a length from another, rounded to the nearest.
pub fn step(from: Point, along: Vector, length: Length) -> Point {
    push::path(from, along, length).map_or(from, |path| path.to)
}

/// The blockers that the tool can reach at all.
pub fn near<'a>(tool: &Tool, base: Disc, blockers: &[&'a Polygon]) -> Vec<&'a Polygon> {
    let reach = base.radius + tool.first + tool.second + tool.half_width + 2;
    let bounds = Disc::new(base.centre, reach).bounds();
    blockers.iter().copied().filter(|polygon| polygon.bounds().meets(bounds)).collect()
}

pub struct Search<'a> {
    pub tool: &'a Tool,
    pub base: Disc,
    pub goal: Point,
    pub blockers: &'a [&'a Polygon],
}

impl Search<'_> {
    /// Turns the first arm from a direction outward.
    fn bent(&self, middle: Direction) -> Option<Placement> {
        let mut turn = Turn::full(middle);
        let long = f64::from(self.base.radius + self.tool.first).max(1.0);
        while let Some(stop) = turn.next() {
            let (start, joint) = self.first_arm(stop.direction);
            let arm = self.arm(start, joint);
            if let Some(blocker) = self.blocker(arm) {
                let found = depth(arm, Obstacle::Polygon(blocker));
                let from_centre = found.at + f64::from(self.base.radius) + 1.0;
                turn.skip(stop, found.depth / from_centre);
                continue;
            }
            match self.second_arm(start, joint) {
                Ok(end) => return Some(Placement { start, joint, end }),
                Err(room) => turn.skip(stop, room / long),
            }
        }
        None
    }

    pub fn first_arm(&self, direction: Direction) -> (Point, Point) {
        let centre = self.base.centre;
        let start = centre.clamped(direction.step(self.base.radius));
        (start, centre.clamped(direction.step(self.base.radius + self.tool.first)))
    }

    pub fn arm(&self, from: Point, to: Point) -> Strip {
        Strip { from, to, half_width: self.tool.half_width }
    }

    pub fn blocker(&self, arm: Strip) -> Option<&Polygon> {
        self.blockers.iter().copied().find(|polygon| overlap::strip_polygon(arm, polygon))
    }

    /// Turns the second arm; else by how much the joint can be moved while no laying is found.
    ///
    /// If the joint moves by less than m, so does the whole second arm in each direction. So it fails
    /// again if every direction that brings the arm nearer than radius + m to the goal is blocked by
    /// a depth of m or more: half of each depth is used for turning on, half is left for moving.
    fn second_arm(&self, start: Point, joint: Point) -> Result<Point, f64> {
        let radius = f64::from(self.base.radius);
        let to_goal = self.goal - joint;
        let far = (to_goal.length_squared() as f64).sqrt();
        let any = self.touched(start, joint);
        let mut room = f64::INFINITY;
        let mut turn = if any {
            Turn::full(Direction::nearest(joint - start))
        } else {
            let first = Line::new(start, joint).nearest(float(self.goal)).1;
            room = (first - radius - ROUNDING).clamp(0.0, MOST);
            let wanted = wanted(far, radius + room + ROUNDING, f64::from(self.tool.second));
            let Some(angle) = wanted else {
                // Out of reach by more than the room that the first arm leaves.
                return Err(room);
            };
            let end = step(joint, to_goal, self.tool.second);
            if self.fits(start, joint, end, false) && self.blocker(self.arm(joint, end)).is_none() {
                return Ok(end);
            }
            Turn::within(Direction::nearest(to_goal), angle)
        };
        let long = f64::from(self.tool.second).max(1.0);
        while let Some(stop) = turn.next() {
            let end = joint.clamped(stop.direction.step(self.tool.second));
            let arm = self.arm(joint, end);
            if let Some(blocker) = self.blocker(arm) {
                let found = depth(arm, Obstacle::Polygon(blocker));
                room = room.min(found.depth / 2.0);
                turn.skip(stop, found.depth / 2.0 / found.at.max(1.0));
            } else if self.fits(start, joint, end, any) {
                return Ok(end);
            } else {
                room = room.min(self.missing(start, joint, end, any));
                if !any {
                    turn.skip(stop, room / long);
                }
            }
        }
        Err(room)
    }

    /// Whether the goal touches a stretch of the centre line.
    pub fn touched(&self, a: Point, b: Point) -> bool {
        let radius = i64::from(self.base.radius);
        distance::point_segment(self.goal, a, b, radius) != Ordering::Greater
    }

    fn fits(&self, start: Point, joint: Point, end: Point, any: bool) -> bool {
        super::bends(self.tool, &Placement { start, joint, end })
            && (any || self.touched(joint, end))
    }

    /// By how much the joint has to move at least before a free second arm in this direction fits.
    fn missing(&self, start: Point, joint: Point, end: Point, any: bool) -> f64 {
        let radius = f64::from(self.base.radius);
        let apart = Line::new(joint, end).nearest(float(self.goal)).1 - radius;
        let mut missing = if any { 0.0_f64 } else { apart };
        if self.tool.bend == Bend::RightAngle {
            let (first, second) = (joint - start, end - joint);
            let angle = |v: Vector| (v.y as f64).atan2(v.x as f64);
            let between = (angle(second) - angle(first)).abs();
            let bent = between.min(2.0 * PI - between) - FRAC_PI_2;
            missing = missing.max(bent * f64::from(self.base.radius + self.tool.first));
        }
        (missing - ROUNDING).max(0.0)
    }
}

/// No more than this is ever left out by moving the joint: two millimetres.
const MOST: f64 = 200.0;

/// The half width of the angles in which an arm comes within a radius of a goal; none if it is out
/// of reach, the full turn if the goal is at the joint.
fn wanted(far: f64, radius: f64, arm: f64) -> Option<f64> {
    if far <= radius {
        return Some(PI);
    }
    if far > radius + arm {
        return None;
    }
    let tangent = (far * far - radius * radius).sqrt();
    Some(if arm >= tangent {
        (radius / far).asin()
    } else {
        ((far * far + arm * arm - radius * radius) / (2.0 * far * arm)).clamp(-1.0, 1.0).acos()
    })
}
