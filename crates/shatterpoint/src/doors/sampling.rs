//! Points for trying things out. Nothing here decides a rule.

use measure::{Direction, Length, Point};

/// The point on a circle that is `turn` of `turns` steps around it, from the east.
#[must_use]
pub fn on_circle(centre: Point, radius: Length, turn: usize, turns: usize) -> Point {
    let count = usize::from(Direction::COUNT);
    let index = (turn % turns.max(1)) * count / turns.max(1);
    let direction = Direction::new((index % count) as u16).unwrap_or_default();
    centre.moved(direction.step(radius)).unwrap_or(centre)
}
