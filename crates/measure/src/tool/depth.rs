//! How deep a strip is in an obstacle: by how much it can move and is still in it.
//!
//! Floating point, rounded to the safe side by [`ROUNDING`]; it only decides what is left out.

use crate::point::Point;
use crate::polygon::Polygon;
use crate::shape::Strip;
use crate::sweep::Obstacle;

/// What rounding to the lattice and floating point may do to a depth.
pub const ROUNDING: f64 = 2.0;

/// A point of a strip's centre line and how far it can be moved while the strip stays blocked.
#[derive(Clone, Copy, Debug)]
pub struct Depth {
    /// How far the point lies from the strip's start.
    pub at: f64,
    /// By how much it can be moved.
    pub depth: f64,
}

/// The depth of a strip that overlaps an obstacle.
pub fn depth(strip: Strip, obstacle: Obstacle<'_>) -> Depth {
    let found = match obstacle {
        Obstacle::Polygon(polygon) => in_polygon(strip, polygon),
        Obstacle::Disc(disc) => {
            let line = Line::new(strip.from, strip.to);
            let (at, distance) = line.nearest(float(disc.centre));
            let reach = f64::from(strip.half_width) + f64::from(disc.radius);
            Depth { at, depth: reach - distance }
        }
    };
    Depth { at: found.at, depth: (found.depth - ROUNDING).max(0.0) }
}

fn in_polygon(strip: Strip, polygon: &Polygon) -> Depth {
    let line = Line::new(strip.from, strip.to);
    let width = f64::from(strip.half_width);
    if let Some(at) = middle_inside(&line, polygon) {
        let middle = line.at(at);
        let rim = polygon
            .edges()
            .map(|(a, b)| Line::new(a, b).nearest(middle).1)
            .fold(f64::INFINITY, f64::min);
        return Depth { at, depth: rim + width };
    }
    let mut best = Depth { at: 0.0, depth: 0.0 };
    let mut offer = |at: f64, distance: f64| {
        if width - distance > best.depth {
            best = Depth { at, depth: width - distance };
        }
    };
    for (a, b) in polygon.edges() {
        let (at, distance) = line.nearest(float(a));
        offer(at, distance);
        let edge = Line::new(a, b);
        offer(0.0, edge.nearest(float(strip.from)).1);
        offer(line.length, edge.nearest(float(strip.to)).1);
    }
    best
}

/// The middle of the longest part of a line inside of a polygon.
fn middle_inside(line: &Line, polygon: &Polygon) -> Option<f64> {
    let mut cuts = Cuts::default();
    cuts.add(0.0);
    cuts.add(line.length);
    for (a, b) in polygon.edges() {
        let (a, b) = (line.local(float(a)), line.local(float(b)));
        if (a.1 > 0.0) != (b.1 > 0.0) {
            let x = a.0 + (b.0 - a.0) * a.1 / (a.1 - b.1);
            if x > 0.0 && x < line.length {
                cuts.add(x);
            }
        }
    }
    let cuts = cuts.sorted();
    let mut best: Option<(f64, f64)> = None;
    for pair in cuts.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let middle = f64::midpoint(from, to);
        if best.is_none_or(|(length, _)| to - from > length) && holds(polygon, line.at(middle)) {
            best = Some((to - from, middle));
        }
    }
    best.map(|(_, middle)| middle)
}

fn holds(polygon: &Polygon, p: (f64, f64)) -> bool {
    let mut inside = false;
    for (a, b) in polygon.edges() {
        let (a, b) = (float(a), float(b));
        if (a.1 > p.1) != (b.1 > p.1) {
            let x = a.0 + (b.0 - a.0) * (p.1 - a.1) / (b.1 - a.1);
            inside ^= x > p.0;
        }
    }
    inside
}

/// A few numbers without an allocation; more than fit are left out, which only costs depth.
#[derive(Default)]
struct Cuts {
    values: [f64; 16],
    count: usize,
}

impl Cuts {
    fn add(&mut self, value: f64) {
        if let Some(place) = self.values.get_mut(self.count) {
            *place = value;
            self.count += 1;
        }
    }

    fn sorted(&mut self) -> &[f64] {
        let values = &mut self.values[..self.count];
        values.sort_unstable_by(f64::total_cmp);
        values
    }
}

pub fn float(p: Point) -> (f64, f64) {
    (f64::from(p.x), f64::from(p.y))
}

/// A segment in floating point.
pub struct Line {
    from: (f64, f64),
    along: (f64, f64),
    length: f64,
}

impl Line {
    pub fn new(from: Point, to: Point) -> Self {
        let d = to - from;
        let length = (d.length_squared() as f64).sqrt();
        let scale = if length > 0.0 { 1.0 / length } else { 0.0 };
        Self { from: float(from), along: (d.x as f64 * scale, d.y as f64 * scale), length }
    }

    fn at(&self, t: f64) -> (f64, f64) {
        (self.from.0 + self.along.0 * t, self.from.1 + self.along.1 * t)
    }

    /// The part of a point along the line and the part to its left.
    fn local(&self, p: (f64, f64)) -> (f64, f64) {
        let (x, y) = (p.0 - self.from.0, p.1 - self.from.1);
        (x * self.along.0 + y * self.along.1, y * self.along.0 - x * self.along.1)
    }

    /// The place on the segment that is nearest to a point, and their distance.
    pub fn nearest(&self, p: (f64, f64)) -> (f64, f64) {
        let (x, y) = self.local(p);
        let t = x.clamp(0.0, self.length);
        (t, (x - t).hypot(y))
    }
}
