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

/// The laying whose first arm runs in a given direction, if there is one.
///
/// # Errors
///
/// If the second arm cannot lead to the goal, that is too far away; or if the tool is blocked.
pub fn lay_along(
    tool: &Tool,
    base: Disc,
    along: Vector,
    goal: Point,
    blockers: &[&Polygon],
) -> Result<Placement, Unreachable> {
    let start = step(base.centre, along, base.radius);
    let joint = step(base.centre, along, base.radius + tool.first);
    let second = |blockers: &[&Polygon]| {
        let search = Search { tool, base, goal, blockers };
        search.second_arm(start, joint).map(|end| Placement { start, joint, end })
    };
    let Some(free) = second(&[]).ok().filter(|_| in_reach(tool, base, goal)) else {
        return Err(Unreachable::TooFar);
    };
    let first = Placement { start, joint, end: joint };
    if let Some(blocker) = blocking(tool, &first, blockers) {
        return Err(Unreachable::Blocked { blocker });
    }
    let blocker = blocking(tool, &free, blockers);
    match second(&near(tool, base, blockers)) {
        Ok(placement) => Ok(placement),
        Err(_) => Err(Unreachable::Blocked { blocker: blocker.unwrap_or(0) }),
    }
}

/// The point at a length from another, rounded to the nearest and held in bounds.
pub fn step(from: Point, along: Vector, length: Length) -> Point {
    push::rounded_step(along, length).map_or(from, |by| from.clamped(by))
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
    /// again if each direction is blocked by a depth of m or more, or misses the goal by m or more,
    /// or bends too far by an angle that the first arm has not turned by then. Depths and angles
    /// are halved: one half is used for turning on, one is left for moving.
    fn second_arm(&self, start: Point, joint: Point) -> Result<Point, f64> {
        let radius = f64::from(self.base.radius);
        let second = f64::from(self.tool.second);
        let to_goal = self.goal - joint;
        let any = self.touched(start, joint);
        let mut room = MOST;
        let mut turn = if any {
            Turn::full(Direction::nearest(joint - start))
        } else {
            let far = (to_goal.length_squared() as f64).sqrt();
            let first = Line::new(start, joint).nearest(float(self.goal)).1 - radius - ROUNDING;
            if far > radius + second + ROUNDING {
                return Err(first.min(far - radius - second - ROUNDING).max(0.0));
            }
            room = room.min(first.max(0.0));
            let end = step(joint, to_goal, self.tool.second);
            if self.fits(start, joint, end, any) && self.blocker(self.arm(joint, end)).is_none() {
                return Ok(end);
            }
            let angle = wanted(far, radius + room + ROUNDING, second);
            Turn::within(Direction::nearest(to_goal), angle)
        };
        while let Some(stop) = turn.next() {
            let end = joint.clamped(stop.direction.step(self.tool.second));
            let arm = self.arm(joint, end);
            let blocker = self.blocker(arm);
            if blocker.is_none() && self.fits(start, joint, end, any) {
                return Ok(end);
            }
            let found = blocker.map(|polygon| depth(arm, Obstacle::Polygon(polygon)));
            let (deep, at) = found.map_or((0.0, 1.0), |f| (f.depth / 2.0, f.at.max(1.0)));
            let missed = if any { 0.0 } else { self.missed(joint, end) };
            let bent = self.bent_too_far(start, joint, end) / 2.0;
            let turned = bent * f64::from(self.base.radius + self.tool.first);
            let (margin, angle) = if deep >= turned { (deep, deep / at) } else { (turned, bent) };
            room = room.min(margin.max(missed));
            if missed > 0.0 && missed >= margin {
                // Farther out it misses the goal by more.
                turn.end(stop);
            } else {
                turn.skip(stop, angle);
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

    /// By how much a second arm misses the goal.
    fn missed(&self, joint: Point, end: Point) -> f64 {
        let far = Line::new(joint, end).nearest(float(self.goal)).1;
        (far - f64::from(self.base.radius) - ROUNDING).max(0.0)
    }

    /// The angle by which the joint is bent too far.
    fn bent_too_far(&self, start: Point, joint: Point, end: Point) -> f64 {
        if self.tool.bend == Bend::Free {
            return 0.0;
        }
        let (first, second) = (joint - start, end - joint);
        let angle = (first.cross(second) as f64).atan2(first.dot(second) as f64).abs();
        (angle - FRAC_PI_2 - 0.001).max(0.0)
    }
}

/// No more than this is ever left out by moving the joint, if the goal is in reach.
const MOST: f64 = 600.0;

/// The half width of the angles in which an arm comes within a radius of a goal, if it can.
fn wanted(far: f64, radius: f64, arm: f64) -> f64 {
    if far <= radius {
        return PI;
    }
    let tangent = (far * far - radius * radius).sqrt();
    if arm >= tangent {
        (radius / far).asin()
    } else {
        ((far * far + arm * arm - radius * radius) / (2.0 * far * arm)).clamp(-1.0, 1.0).acos()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BASE: Disc = Disc { centre: Point { x: 0, y: 0 }, radius: 100 };

    fn tool(first: Length, bend: Bend) -> Tool {
        Tool { first, second: 300, half_width: 20, bend }
    }

    fn search(tool: &Tool, goal: Point) -> Search<'_> {
        Search { tool, base: BASE, goal, blockers: &[] }
    }

    #[test]
    fn an_arm_misses_by_what_is_beyond_the_radius() {
        let tool = tool(300, Bend::Free);
        let missed =
            |x, y| search(&tool, Point::new(x, y)).missed(Point::new(0, 0), Point::new(1000, 0));
        assert_eq!([missed(500, 160), missed(1160, 0), missed(500, 101)], [58.0, 58.0, 0.0]);
    }

    #[test]
    fn bent_by_more_than_a_right_angle() {
        let bent = |bend: Bend, x, y| {
            let tool = tool(300, bend);
            search(&tool, Point::new(0, 0)).bent_too_far(
                Point::new(0, 0),
                Point::new(100, 0),
                Point::new(x, y),
            )
        };
        for y in [100, -100] {
            assert!((bent(Bend::RightAngle, 0, y) - (PI / 4.0 - 0.001)).abs() < 1e-9);
            assert_eq!(bent(Bend::RightAngle, 100, y), 0.0);
            assert_eq!(bent(Bend::Free, 0, y), 0.0);
        }
    }

    /// From 50 away: round the goal; both tangents, 40 long; the triangle of 50, 30 and 30.
    #[test]
    fn the_angle_in_which_an_arm_comes_near() {
        let about = |found: f64, wanted: f64| assert!((found - wanted).abs() < 1e-9, "{found}");
        about(wanted(30.0, 30.0, 5.0), PI);
        about(wanted(50.0, 30.0, 40.0), 0.6_f64.asin());
        about(wanted(50.0, 30.0, 60.0), 0.6_f64.asin());
        about(wanted(50.0, 30.0, 30.0), (5.0_f64 / 6.0).acos());
        about(wanted(50.0, 30.0, 20.0), 0.0);
        about(wanted(50.0, 30.0, 10.0), 0.0);
    }

    /// Too far for the second arm by 600 − 100 − 300; too far for the first, that runs past it, by
    /// 110 − 100; both less what rounding may do.
    #[test]
    fn how_far_the_joint_must_move() {
        let moved = |first: Length, x: i32, y: i32| {
            let tool = tool(first, Bend::Free);
            let (start, joint) = (Point::new(100, 0), Point::new(100 + first, 0));
            search(&tool, Point::new(x, y)).second_arm(start, joint)
        };
        assert_eq!(moved(300, 1000, 0), Err(198.0));
        assert_eq!(moved(800, 100, 110), Err(8.0));
        assert_eq!(moved(300, 790, 0), Ok(Point::new(700, 0)));
    }
}
