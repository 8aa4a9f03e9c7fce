//! Walking the table of directions from a middle outward, in turn to both sides.

use std::f64::consts::TAU;

use crate::direction::Direction;

/// No two neighbours of the table are farther apart (those at the diagonals are the farthest), so
/// that a skip never leaves out a direction outside of its angle.
const GREATEST_SPACING: f64 = 0.000_516;
/// And none are nearer.
const LEAST_SPACING: f64 = 0.000_416;

/// A walk over the directions of the table.
pub struct Turn {
    middle: Direction,
    sides: [Walk; 2],
}

/// The directions on one side.
struct Walk {
    sign: i32,
    next: i32,
    end: i32,
}

/// One direction of a walk, and the side it lies on.
#[derive(Clone, Copy)]
pub struct Stop {
    /// The direction.
    pub direction: Direction,
    side: usize,
}

impl Turn {
    /// A walk round the whole table.
    pub const fn full(middle: Direction) -> Self {
        let half = Direction::COUNT as i32 / 2;
        Self { middle, sides: [side_walk(1, 0, half), side_walk(-1, 1, half - 1)] }
    }

    /// A walk up to an angle to both sides.
    pub fn within(middle: Direction, angle: f64) -> Self {
        let mut turn = Self::full(middle);
        let places = (angle.min(TAU) / LEAST_SPACING).ceil() as i32 + 1;
        for side in &mut turn.sides {
            side.end = side.end.min(places);
        }
        turn
    }

    /// The next direction.
    pub fn next(&mut self) -> Option<Stop> {
        let [left, right] = &self.sides;
        let side = match (left.next <= left.end, right.next <= right.end) {
            (true, true) => usize::from(right.next < left.next),
            (true, false) => 0,
            (false, true) => 1,
            (false, false) => return None,
        };
        let walk = &mut self.sides[side];
        let direction = self.middle.turned(walk.sign * walk.next);
        walk.next += 1;
        Some(Stop { direction, side })
    }

    /// Ends the side of a stop.
    pub const fn end(&mut self, stop: Stop) {
        self.sides[stop.side].end = -1;
    }

    /// Leaves out the directions on the side of a stop that are less than an angle behind it.
    pub fn skip(&mut self, stop: Stop, angle: f64) {
        let places = (angle / GREATEST_SPACING) as i32;
        let walk = &mut self.sides[stop.side];
        walk.next = walk.next.saturating_add((places - 1).max(0));
    }
}

const fn side_walk(sign: i32, next: i32, end: i32) -> Walk {
    Walk { sign, next, end }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walk(mut turn: Turn) -> Vec<Direction> {
        std::iter::from_fn(|| turn.next().map(|stop| stop.direction)).collect()
    }

    #[test]
    fn once_round_the_table_in_turn_to_both_sides() {
        let middle = Direction::default().turned(5);
        let all = walk(Turn::full(middle));
        assert_eq!(all.len(), usize::from(Direction::COUNT));
        let first = [0, 1, -1, 2, -2].map(|by| middle.turned(by));
        assert_eq!(all[..5], first);
    }

    /// One place more than an angle holds at the least spacing, on either side.
    #[test]
    fn an_angle_to_both_sides() {
        let within = walk(Turn::within(Direction::default(), 10.0 * LEAST_SPACING - 1e-9));
        assert_eq!(within.len(), 1 + 2 * 11);
        assert_eq!(walk(Turn::within(Direction::default(), 0.0)).len(), 3);
    }

    #[test]
    fn a_skip_leaves_out_one_side() {
        let middle = Direction::default();
        let mut turn = Turn::within(middle, 0.01);
        let stop = turn.next().unwrap();
        // Five places: four behind the stop are left out, the fifth may lie beyond the angle.
        turn.skip(stop, 5.5 * GREATEST_SPACING);
        let next = [-1, -2, -3, -4, 5].map(|by| middle.turned(by));
        let found: Vec<_> = (0..5).map(|_| turn.next().unwrap().direction).collect();
        assert_eq!(found, next);
        let stop = turn.next().unwrap();
        turn.end(stop);
        let rest = walk(turn);
        assert!(rest.iter().all(|d| (0..200).any(|by| middle.turned(by) == *d)), "{rest:?}");
    }
}
