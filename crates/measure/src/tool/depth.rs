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
        // A mere point is as far from another in any direction.
        let along =
            if length > 0.0 { (d.x as f64 / length, d.y as f64 / length) } else { (1.0, 0.0) };
        Self { from: float(from), along, length }
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
        // No coordinate is so great that this overflows, which is what `hypot` takes its time for.
        (t, ((x - t).powi(2) + y.powi(2)).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::point::Disc;

    fn polygon(points: &[(i32, i32)]) -> Polygon {
        Polygon::new(points.iter().map(|&(x, y)| Point::new(x, y)).collect()).unwrap()
    }

    fn about(found: (f64, f64), wanted: (f64, f64)) {
        let near = (found.0 - wanted.0).abs() < 1e-6 && (found.1 - wanted.1).abs() < 1e-6;
        assert!(near, "{found:?} is not {wanted:?}");
    }

    fn deep(strip: Strip, obstacle: Obstacle<'_>, at: f64, by: f64) {
        let found = depth(strip, obstacle);
        about((found.at, found.depth), (at, by));
    }

    /// From (0, 0) to (1000, 0), 100 wide.
    fn strip() -> Strip {
        Strip { from: Point::new(0, 0), to: Point::new(1000, 0), half_width: 50 }
    }

    /// 50 long in the direction (0.6, 0.8).
    #[test]
    fn places_along_a_slanted_line() {
        let line = Line::new(Point::new(10, 20), Point::new(40, 60));
        about(line.at(25.0), (25.0, 40.0));
        // 10 along and 5 to the left; 3 behind the start and 4 to the left; 3 beyond the end.
        about(line.local((12.0, 31.0)), (10.0, 5.0));
        about(line.nearest((12.0, 31.0)), (10.0, 5.0));
        about(line.local((5.0, 20.0)), (-3.0, 4.0));
        about(line.nearest((5.0, 20.0)), (0.0, 5.0));
        about(line.nearest((38.6, 64.8)), (50.0, 5.0));
    }

    #[test]
    fn a_point_is_as_far_as_it_is() {
        let point = Line::new(Point::new(10, 20), Point::new(10, 20));
        about(point.nearest((13.0, 24.0)), (0.0, 5.0));
    }

    /// Its sides at (30, 10), (35, 30) and (15, 25).
    #[test]
    fn a_slanted_triangle_holds_what_is_inside() {
        let triangle = polygon(&[(10, 5), (50, 15), (20, 45)]);
        for (inside, outside) in [((30, 11), (30, 9)), ((34, 30), (36, 30)), ((16, 25), (14, 25))] {
            assert!(holds(&triangle, float(Point::new(inside.0, inside.1))), "{inside:?}");
            assert!(!holds(&triangle, float(Point::new(outside.0, outside.1))), "{outside:?}");
        }
        for (x, y) in [(-100, 25), (100, 25), (20, 46), (10, 4), (10, 15)] {
            assert!(!holds(&triangle, float(Point::new(x, y))), "({x}, {y})");
        }
    }

    #[test]
    fn the_longest_part_inside_counts() {
        let line = Line::new(Point::new(0, 0), Point::new(100, 0));
        let fork = |a: i32, b: i32| {
            polygon(&[
                (10, -20),
                (90, -20),
                (90, 10),
                (b, 10),
                (b, -10),
                (a, -10),
                (a, 10),
                (10, 10),
            ])
        };
        assert_eq!(middle_inside(&line, &fork(30, 50)), Some(70.0));
        assert_eq!(middle_inside(&line, &fork(50, 70)), Some(30.0));
        // From 30, where the slanted side crosses, to 60, or to the end of the line.
        let wedge = polygon(&[(20, -10), (60, -10), (60, 30)]);
        let middle =
            |to: i32| middle_inside(&Line::new(Point::new(0, 0), Point::new(to, 0)), &wedge);
        about((middle(100).unwrap(), middle(50).unwrap()), (45.0, 40.0));
        assert_eq!(middle(20), None);
        assert_eq!(middle_inside(&line, &polygon(&[(10, 5), (90, 5), (50, 30)])), None);
    }

    /// The middle of the part inside lies 300 from the nearest side.
    #[test]
    fn deep_inside() {
        let box_round_it = polygon(&[(200, -300), (800, -300), (800, 400), (200, 400)]);
        deep(strip(), Obstacle::Polygon(&box_round_it), 500.0, 300.0 + 50.0 - ROUNDING);
        let slanted = Strip { from: Point::new(0, 0), to: Point::new(600, 800), half_width: 50 };
        // Inside from 0 to 562.5 along it; the middle (168.75, 225) is 225 below y = 450.
        let above = polygon(&[(-1000, 450), (-1000, -1000), (1000, -1000), (1000, 450)]);
        let found = depth(slanted, Obstacle::Polygon(&above));
        about((found.at, found.depth), (281.25, 225.0 + 50.0 - ROUNDING));
    }

    #[test]
    fn a_corner_in_the_strip() {
        let above = polygon(&[(500, 30), (600, 200), (400, 200)]);
        deep(strip(), Obstacle::Polygon(&above), 500.0, 18.0);
    }

    #[test]
    fn a_side_at_either_end() {
        let behind = polygon(&[(-30, 300), (-200, 0), (-30, -300)]);
        deep(strip(), Obstacle::Polygon(&behind), 0.0, 18.0);
        let beyond = polygon(&[(1030, -300), (1200, 0), (1030, 300)]);
        deep(strip(), Obstacle::Polygon(&beyond), 1000.0, 18.0);
        let hardly = polygon(&[(1049, -300), (1200, 0), (1049, 300)]);
        deep(strip(), Obstacle::Polygon(&hardly), 1000.0, 0.0);
    }

    #[test]
    fn a_base_beside_it() {
        let base = |y: i32| Obstacle::Disc(Disc::new(Point::new(400, y), 100));
        deep(strip(), base(120), 400.0, 28.0);
        deep(strip(), base(-120), 400.0, 28.0);
        deep(strip(), base(149), 400.0, 0.0);
    }
}
