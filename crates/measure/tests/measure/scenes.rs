//! Random scenes. Small coordinates make touching, collinear and shared edges frequent.

use measure::{Disc, Point, Polygon};
use proptest::prelude::*;

pub fn point(size: i32) -> impl Strategy<Value = Point> {
    (-size..=size, -size..=size).prop_map(|(x, y)| Point::new(x, y))
}

pub fn disc(size: i32, radius: i32) -> impl Strategy<Value = Disc> {
    (point(size), 0..=radius).prop_map(|(centre, radius)| Disc::new(centre, radius))
}

/// Any simple polygon of up to seven corners: random points in their order if that is simple, else
/// sorted round their middle.
pub fn polygon(size: i32) -> impl Strategy<Value = Polygon> {
    prop::collection::vec(point(size), 3..=7).prop_filter_map("not simple", |points| {
        let drawn = Polygon::new(points.clone()).ok();
        drawn.or_else(|| untangled(points).and_then(|p| Polygon::new(p).ok()))
    })
}

/// Sorts the points round their middle.
fn untangled(mut points: Vec<Point>) -> Option<Vec<Point>> {
    points.sort_unstable();
    points.dedup();
    if points.len() < 3 {
        return None;
    }
    let n = points.len() as f64;
    let x = points.iter().map(|p| f64::from(p.x)).sum::<f64>() / n + 0.01;
    let y = points.iter().map(|p| f64::from(p.y)).sum::<f64>() / n + 0.003;
    let angle = |p: &Point| (f64::from(p.y) - y).atan2(f64::from(p.x) - x);
    points.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
    Some(points)
}

pub fn polygons(size: i32, count: usize) -> impl Strategy<Value = Vec<Polygon>> {
    prop::collection::vec(polygon(size), 0..=count)
}

pub fn refs(polygons: &[Polygon]) -> Vec<&Polygon> {
    polygons.iter().collect()
}

pub fn rectangle(x: i32, y: i32, wide: i32, high: i32) -> Polygon {
    Polygon::rectangle(Point::new(x, y), Point::new(x + wide, y + high)).unwrap()
}

pub fn shape(points: &[(i32, i32)]) -> Polygon {
    Polygon::new(points.iter().map(|&(x, y)| Point::new(x, y)).collect()).unwrap()
}

/// The scene moved, turned by right angles, mirrored and enlarged: no answer may change.
#[derive(Clone, Copy, Debug)]
pub struct Change {
    pub by: Point,
    pub quarters: u8,
    pub mirror: bool,
    pub times: i32,
}

impl Change {
    pub fn any(size: i32, times: i32) -> impl Strategy<Value = Self> {
        (point(size), 0..4u8, any::<bool>(), 1..=times)
            .prop_map(|(by, quarters, mirror, times)| Self { by, quarters, mirror, times })
    }

    pub fn point(self, p: Point) -> Point {
        let (mut x, mut y) = (p.x, p.y);
        if self.mirror {
            x = -x;
        }
        for _ in 0..self.quarters {
            (x, y) = (-y, x);
        }
        Point::new(x * self.times + self.by.x, y * self.times + self.by.y)
    }

    pub fn disc(self, d: Disc) -> Disc {
        Disc::new(self.point(d.centre), d.radius * self.times)
    }

    pub fn polygon(self, p: &Polygon) -> Polygon {
        Polygon::new(p.points().iter().map(|&p| self.point(p)).collect()).unwrap()
    }
}
