//! Places on lines, the nearest to a point first.

use super::Line;
use super::corners::{At, extremes, float, meet};
use crate::direction::Direction;
use crate::point::{Bounds, Disc, Length, Point};

/// How far apart the places on a line are: a millimetre.
const EVERY: Length = 100;

/// Places on lines within a distance of a point, the nearest first: the nearest of each line, its
/// ends, where lines cross, and every millimetre between. Each is given by the points of whole
/// numbers around it.
#[must_use]
pub fn spots(lines: &[Line], near: Point, reach: Length) -> Vec<Point> {
    let around = Bounds::of(near, near).grown(reach);
    let lines: Vec<Line> =
        lines.iter().copied().filter(|line| line.bounds().meets(around)).collect();
    let mut all: Vec<At> = Vec::new();
    for (number, &line) in lines.iter().enumerate() {
        all.extend(lines[..number].iter().flat_map(|&other| meet(line, other)));
        all.extend(extremes(line));
        match line {
            Line::Segment(a, b) => all.extend(along(float(a), float(b), float(near))),
            Line::Circle(disc) => all.extend(round(disc, near)),
        }
    }
    let whole = |(x, y): At| {
        let corners = [(x.floor(), y.floor()), (x.ceil(), y.floor()), (x.floor(), y.ceil())];
        corners.into_iter().chain([(x.ceil(), y.ceil())])
    };
    let points = all.into_iter().flat_map(whole).map(|(x, y)| Point::new(x as i32, y as i32));
    let square = i64::from(reach) * i64::from(reach);
    let points = points.map(|point| (point.distance_squared(near), point));
    let mut points: Vec<(i64, Point)> = points.filter(|(far, _)| *far <= square).collect();
    points.sort_unstable();
    points.dedup();
    points.into_iter().map(|(_, point)| point).collect()
}

/// Along a segment, from the foot of a point on it to both ends.
fn along((ax, ay): At, (bx, by): At, (x, y): At) -> Vec<At> {
    let (dx, dy) = (bx - ax, by - ay);
    let square = (dx * dx + dy * dy).max(1.0);
    let foot = (((x - ax) * dx + (y - ay) * dy) / square).clamp(0.0, 1.0);
    let step = f64::from(EVERY) / square.sqrt();
    let count = (1.0 / step) as i32 + 1;
    let on = (-count..=count).map(|n| foot + f64::from(n) * step);
    on.filter(|t| (0.0..=1.0).contains(t)).map(|t| (ax + t * dx, ay + t * dy)).collect()
}

/// Around a circle, from its place nearest to a point.
fn round(disc: Disc, near: Point) -> Vec<At> {
    let first = Direction::nearest(near - disc.centre);
    let all = i32::from(Direction::COUNT);
    // The circumference is about 44/7 of the radius.
    let count = (disc.radius / EVERY * 44 / 7).max(8);
    let at = |n: i32| disc.centre.moved(first.turned(all * n / count).step(disc.radius));
    (0..count).filter_map(at).map(float).collect()
}
