//! Points for trying things out. Nothing here decides a rule, but for whether there is room at all: a grid
//! of 1 mm does (SO-PLACE-03).

use measure::{Direction, Length, Point};

/// The point on a circle that is `turn` of `turns` steps around it, from the east.
#[must_use]
pub fn on_circle(centre: Point, radius: Length, turn: usize, turns: usize) -> Point {
    let count = usize::from(Direction::COUNT);
    let index = (turn % turns.max(1)) * count / turns.max(1);
    let direction = Direction::new((index % count) as u16).unwrap_or_default();
    centre.moved(direction.step(radius)).unwrap_or(centre)
}

/// The points of a grid of 1 mm in a square around a centre, those on its rim too.
pub fn grid(centre: Point, reach: Length) -> impl Iterator<Item = Point> {
    const STEP: Length = 100;
    let steps = reach.max(0) / STEP;
    let line = move || (-steps..=steps).map(|n| n * STEP);
    let offsets =
        line().flat_map(move |y| line().map(move |x| measure::Vector { x: x.into(), y: y.into() }));
    offsets.filter_map(move |offset| centre.moved(offset))
}
