//! Which blockers can matter at all, by boxes.

use super::Eye;
use super::order::{Order, order};
use super::plane::{Offset, Plane};
use super::solid::Solid;
use super::view::{above, cone};
use crate::point::{Bounds, Length, Point, Vector};

/// A room that holds all lines of sight from an eye to a target: the box round both and, seen from
/// above, what lies between the outermost lines to the corners of the target's box.
pub struct Room<'a> {
    eye: Eye,
    target: &'a Solid,
    bounds: Bounds,
    low: Length,
    high: Length,
    /// The outermost lines; none if the eye lies over or under the target's box.
    left: Option<Vector>,
    right: Option<Vector>,
    /// Opposite corners of the target's box.
    corners: (Offset, Offset),
}

/// A blocker that may hide some part of a target.
pub struct Screen<'a> {
    pub blocker: &'a Solid,
    pub order: Order,
    /// The planes of its cone.
    pub planes: Vec<Plane>,
}

impl<'a> Room<'a> {
    pub fn new(eye: Eye, target: &'a Solid) -> Self {
        let Bounds { min, max } = target.bounds();
        let (from, to) = (min - eye.at, max - eye.at);
        let corners = [from, Vector::new(to.x, from.y), to, Vector::new(from.x, to.y)];
        let apart = !target.bounds().holds(eye.at);
        let outermost = |sign: i64| {
            let farther = |a: Vector, b: Vector| if a.cross(b) * sign > 0 { b } else { a };
            corners.into_iter().reduce(farther).filter(|_| apart)
        };
        let low = Offset::new(from.x, from.y, above(eye, target.bottom()));
        let high = Offset::new(to.x, to.y, above(eye, target.top()));
        Self {
            eye,
            target,
            bounds: target.bounds().with(eye.at),
            low: target.bottom().min(eye.height),
            high: target.top().max(eye.height),
            left: outermost(1),
            right: outermost(-1),
            corners: (low, high),
        }
    }

    /// The blocker, if it may hide some part of the target. Never denied wrongly.
    pub fn screen<'b>(&self, blocker: &'b Solid) -> Option<Screen<'b>> {
        if !self.lets_in(blocker) {
            return None;
        }
        let order = order(self.eye, self.target, blocker);
        if order == Order::Behind {
            return None;
        }
        let planes = cone(self.eye, blocker)?;
        let reached = planes.iter().all(|plane| plane.reaches(&self.corners));
        reached.then_some(Screen { blocker, order, planes })
    }

    /// Whether a screen alone hides even the box round the target: all lines to the box enter it,
    /// and it is entered first.
    pub fn is_behind(&self, screen: &Screen<'_>) -> bool {
        screen.planes.iter().all(|plane| plane.holds(&self.corners))
            && (screen.order == Order::Front || self.is_past_fronts_of(screen.blocker))
    }

    /// Whether the box round the target lies inside of all planes of a blocker that have the eye on
    /// their outer side, and touches none of them: then a line has passed them all before it enters
    /// the target.
    fn is_past_fronts_of(&self, blocker: &Solid) -> bool {
        let Bounds { min, max } = self.target.bounds();
        let corners = [min, Point::new(max.x, min.y), max, Point::new(min.x, max.y)];
        let side = |p: Point, q: Point, c: Point| (q - p).cross(c - p);
        (self.eye.height <= blocker.top() || self.target.top() < blocker.top())
            && (self.eye.height >= blocker.bottom() || self.target.bottom() > blocker.bottom())
            && blocker.edges().all(|(p, q)| {
                side(p, q, self.eye.at) >= 0 || corners.iter().all(|&c| side(p, q, c) > 0)
            })
    }

    /// Whether the interior of the box round a blocker reaches into the room.
    #[inline]
    fn lets_in(&self, blocker: &Solid) -> bool {
        let (all, own) = (self.bounds, blocker.bounds());
        own.max.x > all.min.x
            && own.min.x < all.max.x
            && own.max.y > all.min.y
            && own.min.y < all.max.y
            && blocker.top() > self.low
            && blocker.bottom() < self.high
            && !self.left.is_some_and(|left| self.is_left_of(own, left))
            && !self.right.is_some_and(|right| self.is_left_of(own, -right))
    }

    /// Whether a box lies wholly on the left of a line through the eye, or touches it from there:
    /// its middle is at least as far off as its half diagonals reach.
    fn is_left_of(&self, own: Bounds, line: Vector) -> bool {
        let (from, to) = (own.min - self.eye.at, own.max - self.eye.at);
        let size = own.max - own.min;
        line.cross(from + to) >= line.x.abs() * size.y + line.y.abs() * size.x
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::polygon::Polygon;

    fn solid(low: (i32, i32), high: (i32, i32), bottom: Length, top: Length) -> Solid {
        let rectangle = Polygon::rectangle(Point::new(low.0, low.1), Point::new(high.0, high.1));
        Solid::new(&rectangle.unwrap(), bottom, top).unwrap()
    }

    fn eye(x: i32, y: i32, height: Length) -> Eye {
        Eye::new(Point::new(x, y), height)
    }

    /// A blocker of 100 to 300 both ways and 10 to 100 high, round a part of the target or all.
    #[test]
    fn past_all_front_planes() {
        let blocker = solid((100, 100), (300, 300), 10, 100);
        let past = |eye: Eye, target: &Solid| Room::new(eye, target).is_past_fronts_of(&blocker);
        let inside = solid((150, 150), (200, 200), 20, 90);
        for at in [eye(0, 0, 50), eye(0, 0, 200), eye(0, 0, 0), eye(400, 200, 50)] {
            assert!(past(at, &inside), "{at:?}");
        }
        // One that reaches or touches the western plane: seen from the west, not from the east.
        for west in [90, 100] {
            let target = solid((west, 150), (200, 200), 20, 90);
            assert!(!past(eye(0, 200, 50), &target));
            assert!(past(eye(400, 200, 50), &target));
            assert!(past(eye(150, 400, 50), &target));
        }
        // The top counts for an eye above it, the bottom for one below.
        let high = solid((150, 150), (200, 200), 20, 100);
        assert!(past(eye(0, 0, 100), &high) && !past(eye(0, 0, 101), &high));
        let low = solid((150, 150), (200, 200), 10, 90);
        assert!(past(eye(0, 0, 10), &low) && !past(eye(0, 0, 9), &low));
    }

    /// From (0, 0) at 50 to a target of 100 to 200 both ways and 20 to 80 high.
    #[test]
    fn the_room_between_an_eye_and_a_target() {
        let target = solid((100, 100), (200, 200), 20, 80);
        let room = Room::new(eye(0, 0, 50), &target);
        let lets_in = |low: (i32, i32), high: (i32, i32), bottom, top| {
            room.lets_in(&solid(low, high, bottom, top))
        };
        assert!(lets_in((40, 40), (60, 60), 20, 80));
        assert!(!lets_in((-20, -20), (0, 0), 20, 80) && lets_in((-20, -20), (1, 1), 20, 80));
        assert!(
            !lets_in((200, 150), (250, 190), 20, 80) && lets_in((199, 150), (250, 190), 20, 80)
        );
        assert!(
            !lets_in((150, 200), (190, 250), 20, 80) && lets_in((150, 199), (190, 250), 20, 80)
        );
        assert!(!lets_in((40, 40), (60, 60), 0, 20) && lets_in((40, 40), (60, 60), 0, 21));
        assert!(!lets_in((40, 40), (60, 60), 80, 99) && lets_in((40, 40), (60, 60), 79, 99));
        // The outermost lines lead through (200, 100) and (100, 200): 2 to 1 and 1 to 2.
        assert!(!lets_in((80, 20), (100, 40), 20, 80) && lets_in((80, 20), (100, 41), 20, 80));
        assert!(!lets_in((20, 80), (40, 100), 20, 80) && lets_in((20, 80), (41, 100), 20, 80));
    }

    /// An eye over the target looks to all sides.
    #[test]
    fn from_above_there_are_no_outermost_lines() {
        let target = solid((-100, -100), (100, 100), 0, 20);
        let room = Room::new(eye(0, 0, 90), &target);
        assert!(room.left.is_none() && room.right.is_none());
        assert!(room.lets_in(&solid((-50, 20), (-40, 30), 30, 60)));
        assert!(!room.lets_in(&solid((-50, 20), (-40, 30), 90, 120)));
    }
}
