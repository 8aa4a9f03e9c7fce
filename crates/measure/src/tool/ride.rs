//! A laying for a base that moves on the tool.

use super::depth::{ROUNDING, depth};
use super::turn::Turn;
use super::{Bend, Placement, Tool, Unreachable};
use crate::direction::Direction;
use crate::distance;
use crate::point::{Disc, Length, Point, Vector};
use crate::shape::Strip;
use crate::sweep::Obstacle;

/// How a base sits on a tool at either end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ride {
    /// From the base's centre to the tool's start: the radius, less the depth of a notch.
    pub start: Length,
    /// How far the centre may lie beyond the tool's end: again the radius, less a notch.
    pub end: Length,
    /// Where the tool can be laid at the base.
    pub heading: Heading,
}

/// Where a tool can be laid at a base.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Heading {
    /// Anywhere at its rim.
    Free,
    /// Only in this direction, since it goes into a notch.
    Fixed(Direction),
}

/// A laying of the tool on which a base moves to a goal.
///
/// The centre moves from the base's place straight over `start + first` to the joint, and from there
/// straight to the goal, over at most `second + end`; or it stops on the first stretch. On its way the
/// base must overlap no obstacle. Whether it may stand at the goal is for the caller to test first.
/// The placement gives the way of the centre.
///
/// # Errors
///
/// If the goal is too far away or every laying is blocked. With a fixed heading a goal that the
/// second arm cannot reach is too far away.
pub fn lay_on(
    tool: &Tool,
    ride: &Ride,
    base: Disc,
    goal: Point,
    obstacles: &[Obstacle<'_>],
) -> Result<Placement, Unreachable> {
    let search = Search { tool, ride, base, goal, obstacles };
    match ride.heading {
        Heading::Free => search.free(),
        Heading::Fixed(direction) => search.fixed(direction),
    }
}

struct Search<'a> {
    tool: &'a Tool,
    ride: &'a Ride,
    base: Disc,
    goal: Point,
    obstacles: &'a [Obstacle<'a>],
}

impl Search<'_> {
    fn free(&self) -> Result<Placement, Unreachable> {
        let to_goal = self.goal - self.base.centre;
        let reach = i64::from(self.first()) + i64::from(self.second());
        if to_goal.length_squared() > reach * reach {
            return Err(Unreachable::TooFar);
        }
        let centre = self.base.centre;
        let Some(blocker) = self.blocker(centre, self.goal) else {
            return Ok(self.straight(to_goal));
        };
        self.bent(to_goal).ok_or(Unreachable::Blocked { blocker })
    }

    /// The straight way, with the joint where it lies on it, or at the goal if that is nearer.
    fn straight(&self, to_goal: Vector) -> Placement {
        let first = i64::from(self.first());
        let near = to_goal.length_squared() <= first * first;
        let centre = self.base.centre;
        let joint = if near { self.goal } else { super::lay::step(centre, to_goal, self.first()) };
        Placement { start: centre, joint, end: self.goal }
    }

    fn bent(&self, to_goal: Vector) -> Option<Placement> {
        let mut turn = Turn::full(Direction::nearest(to_goal));
        let long = f64::from(self.first()).max(1.0);
        let centre = self.base.centre;
        while let Some(stop) = turn.next() {
            let joint = self.joint(stop.direction);
            let missing = self.missing(joint);
            if missing > 0.0 || !self.reaches(joint) {
                turn.skip(stop, missing / long);
                continue;
            }
            if let Some(i) = self.blocker(centre, joint) {
                let found = depth(self.strip(centre, joint), self.obstacles[i]);
                turn.skip(stop, found.depth / found.at.max(1.0));
            } else if let Some(i) = self.blocker(joint, self.goal) {
                let found = depth(self.strip(joint, self.goal), self.obstacles[i]);
                turn.skip(stop, found.depth / long);
            } else {
                return Some(Placement { start: centre, joint, end: self.goal });
            }
        }
        None
    }

    fn fixed(&self, direction: Direction) -> Result<Placement, Unreachable> {
        let (centre, joint) = (self.base.centre, self.joint(direction));
        let slack = i64::from(super::SLACK);
        let on_first = distance::point_segment(self.goal, centre, joint, slack).is_le();
        if !on_first && !self.reaches(joint) {
            return Err(Unreachable::TooFar);
        }
        let joint = if on_first { self.goal } else { joint };
        match self.blocker(centre, joint).or_else(|| self.blocker(joint, self.goal)) {
            Some(blocker) => Err(Unreachable::Blocked { blocker }),
            None => Ok(Placement { start: centre, joint, end: self.goal }),
        }
    }

    fn first(&self) -> Length {
        self.ride.start + self.tool.first
    }

    fn second(&self) -> Length {
        self.ride.end + self.tool.second
    }

    fn joint(&self, direction: Direction) -> Point {
        self.base.centre.clamped(direction.step(self.first()))
    }

    /// Whether the second arm can lead from a joint to the goal.
    fn reaches(&self, joint: Point) -> bool {
        let (first, second) = (joint - self.base.centre, self.goal - joint);
        let bends = match self.tool.bend {
            Bend::Free => true,
            Bend::RightAngle => first.dot(second) >= 0,
        };
        bends && second.length_squared() <= i64::from(self.second()).pow(2)
    }

    /// By how much the joint has to move at least before the second arm can lead to the goal.
    fn missing(&self, joint: Point) -> f64 {
        let (first, second) = (joint - self.base.centre, self.goal - joint);
        let apart = (second.length_squared() as f64).sqrt() - f64::from(self.second());
        let bent = match self.tool.bend {
            Bend::Free => 0.0,
            Bend::RightAngle => {
                // The part of the way to the goal along the first arm changes by no more than its
                // length times the angle.
                let whole = ((self.goal - self.base.centre).length_squared() as f64).sqrt();
                -(first.dot(second) as f64) / whole.max(1.0)
            }
        };
        (apart.max(bent) - ROUNDING).max(0.0)
    }

    fn strip(&self, from: Point, to: Point) -> Strip {
        Strip { from, to, half_width: self.base.radius }
    }

    fn blocker(&self, from: Point, to: Point) -> Option<usize> {
        let strip = self.strip(from, to);
        self.obstacles.iter().position(|obstacle| obstacle.meets(strip))
    }
}
