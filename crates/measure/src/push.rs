//! Straight moves of a given length: pushes and pulls.

use crate::point::{Disc, LONGEST, Length, Point, Vector};
use crate::region::Region;
pub use crate::sweep::{Contact, Obstacle, first_contact};

/// A straight way from one place to another.
///
/// Its positions are the lattice points nearest to the places 0, 1, 2, … hundredths of a millimetre
/// along it, and its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Path {
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
}

impl Path {
    /// Where it leads.
    #[must_use]
    pub fn along(self) -> Vector {
        self.to - self.from
    }

    /// How long it is, in whole hundredths, rounded up.
    #[must_use]
    pub fn steps(self) -> Length {
        let square = self.along().length_squared().unsigned_abs();
        let root = square.isqrt();
        (root + u64::from(root * root < square)) as Length
    }

    /// The position after a length: the start if it is not positive, the end beyond the end.
    #[must_use]
    pub fn at(self, length: Length) -> Point {
        if length >= self.steps() {
            return self.to;
        }
        rounded_step(self.along(), length.max(0)).map_or(self.from, |by| self.from.clamped(by))
    }
}

/// The way of a length in the direction of a vector; its end is rounded to the nearest lattice
/// point in whole numbers. None if the vector has no length or is longer than any on a table, if
/// the length is negative, or if the end is out of bounds.
#[must_use]
pub fn path(from: Point, along: Vector, length: Length) -> Option<Path> {
    const LONG: i64 = 1 << 40;
    if along.is_zero() || along.x.abs() > LONG || along.y.abs() > LONG {
        return None;
    }
    if !(0..=4 * LONGEST).contains(&length) {
        return None;
    }
    let to = from.moved(rounded_step(along, length)?)?;
    Some(Path { from, to })
}

/// `length·along/|along|`, each coordinate rounded to the nearest integer, halves away from zero.
pub(crate) fn rounded_step(along: Vector, length: Length) -> Option<Vector> {
    let wide = |v: i64| u128::from(v.unsigned_abs());
    let square = wide(along.x) * wide(along.x) + wide(along.y) * wide(along.y);
    if square == 0 {
        return None;
    }
    let length = wide(i64::from(length));
    // ⌊√⌊v⌋⌋ = ⌊√v⌋, so twice the coordinate is known rounded down, and then rounded to nearest.
    let coordinate = |c: i64| {
        let twice = 2 * length * wide(c);
        // On a battlefield all of it has 64 bits, which divide many times as fast.
        let twice = match (u32::try_from(twice), u64::try_from(square)) {
            (Ok(twice), Ok(square)) => (u64::from(twice) * u64::from(twice) / square).isqrt(),
            _ => (twice * twice / square).isqrt() as u64,
        };
        (twice.div_ceil(2) as i64) * c.signum()
    };
    Some(Vector { x: coordinate(along.x), y: coordinate(along.y) })
}

/// The last position on the way where something holds; no position after it holds.
///
/// Without hints every position is tried, from the end backward. Hints are lengths along the way at
/// which alone the answer can change: then between two of them one position answers for all, and
/// only within [`NEAR`] of a hint every position is tried.
#[must_use]
pub fn last(path: Path, ok: &dyn Fn(Point) -> bool, hints: &[Length]) -> Option<Point> {
    let mut at = path.steps();
    while at >= 0 {
        let p = path.at(at);
        if ok(p) {
            return Some(p);
        }
        at = match hints {
            [] => at - 1,
            _ => {
                let near = |h: &Length| (h - at).abs() <= NEAR;
                let below = || hints.iter().map(|h| h + NEAR).filter(|&h| h < at).max();
                if hints.iter().any(near) { at - 1 } else { below().unwrap_or(0).min(at - 1) }
            }
        };
    }
    None
}

/// Hints for [`last`]: the lengths along the way near which a base of a radius begins or ceases to
/// overlap, touch or lie within one of these shapes.
///
/// The positions on the way are rounded, so the answer is sure only where the base's rim is farther
/// than [`UNSURE`] from a corner, a side's line or another rim. Where it is nearer is an interval
/// between roots of a quadratic or linear equation; hints close enough together cover it.
#[must_use]
pub fn changes(path: Path, radius: Length, shapes: &[Obstacle<'_>]) -> Vec<Length> {
    let mut hints = Hints::new(path);
    let radius = f64::from(radius);
    for shape in shapes {
        match shape {
            Obstacle::Disc(disc) => {
                let other = f64::from(disc.radius);
                hints.circle(disc.centre, radius + other);
                hints.circle(disc.centre, (radius - other).abs());
            }
            Obstacle::Polygon(polygon) => {
                for (a, b) in polygon.edges() {
                    hints.circle(a, radius);
                    hints.line(a, b, radius);
                }
            }
        }
    }
    hints.found.sort_unstable();
    hints.found.dedup();
    hints.found
}

/// How near a rim must be, in hundredths, for rounding to matter; two roundings of half a unit each
/// way, with room to spare.
const UNSURE: f64 = 2.0;

/// Hints being gathered along a way.
struct Hints {
    from: Point,
    length: f64,
    /// The direction of the way, of length 1.
    x: f64,
    y: f64,
    found: Vec<Length>,
}

impl Hints {
    fn new(path: Path) -> Hints {
        let way = path.along();
        let (x, y) = (way.x as f64, way.y as f64);
        let length = x.hypot(y);
        let unit = if length > 0.0 { length } else { 1.0 };
        Hints { from: path.from, length, x: x / unit, y: y / unit, found: Vec::new() }
    }

    fn seen(&self, p: Point) -> (f64, f64) {
        (f64::from(p.x) - f64::from(self.from.x), f64::from(p.y) - f64::from(self.from.y))
    }

    /// Hints over an interval of the way, so close that no position in it is left out.
    fn cover(&mut self, low: f64, high: f64) {
        let near = f64::from(NEAR);
        let (low, high) = (low.max(-near), high.min(self.length + near));
        if !(self.length > 0.0 && low <= high) {
            return;
        }
        let mut at = low;
        while at < high {
            self.found.push(at.round() as Length);
            at += 2.0 * near - 1.0;
        }
        self.found.push(high.round() as Length);
    }

    /// Where the centre is about a distance from a point.
    fn circle(&mut self, p: Point, distance: f64) {
        let (x, y) = self.seen(p);
        let (along, aside) = (x * self.x + y * self.y, x * self.y - y * self.x);
        let half = |distance: f64| {
            let square = distance * distance - aside * aside;
            (square >= 0.0).then(|| square.sqrt())
        };
        let Some(outer) = half(distance + UNSURE) else { return };
        let inner = half((distance - UNSURE).max(0.0)).unwrap_or(0.0);
        self.cover(along - outer, along - inner);
        self.cover(along + inner, along + outer);
    }

    /// Where the centre is about a distance from the line through two points, on either side.
    fn line(&mut self, a: Point, b: Point, distance: f64) {
        let ((ax, ay), (bx, by)) = (self.seen(a), self.seen(b));
        let side = (bx - ax).hypot(by - ay);
        let at_start = ((by - ay) * ax - (bx - ax) * ay) / side;
        let growth = ((bx - ax) * self.y - (by - ay) * self.x) / side;
        for target in [-distance, distance] {
            if growth.abs() < 1e-9 {
                if (at_start - target).abs() <= UNSURE {
                    self.cover(0.0, self.length);
                }
                continue;
            }
            let (one, other) = (target - UNSURE - at_start, target + UNSURE - at_start);
            let (one, other) = (one / growth, other / growth);
            self.cover(one.min(other), one.max(other));
        }
    }
}

/// How far from a hint [`last`] tries every position.
pub const NEAR: Length = 4;

/// The last position on the way where a base of a radius rests wholly on a region.
///
/// Where the way certainly has the rim under the base, or certainly nothing changes, by more than
/// rounding can do, positions are skipped; all others are tried exactly.
#[must_use]
pub fn last_carried(path: Path, radius: Length, region: &Region) -> Option<Point> {
    // A way without length has no direction in which the rim could lie.
    if path.from == path.to {
        return region.carries(Disc::new(path.from, radius)).then_some(path.from);
    }
    let stretches: Vec<Stretch> = region.rim().iter().map(|p| stretch(path, radius, p)).collect();
    let mut at = path.steps();
    while at >= 0 {
        let place = f64::from(at);
        let covered = |s: &&Stretch| s.sure.is_some_and(|(from, to)| from < place && place < to);
        if let Some((from, _)) = stretches.iter().find(covered).and_then(|s| s.sure) {
            at = from.floor() as Length;
            continue;
        }
        let p = path.at(at);
        if region.carries(Disc::new(p, radius)) {
            return Some(p);
        }
        let doubtful = |s: &Stretch| s.near.is_some_and(|(from, to)| from <= place && place <= to);
        at = if stretches.iter().any(doubtful) {
            at - 1
        } else {
            // Off every rim and not carried: nothing changes before the next rim.
            let ends = stretches.iter().filter_map(|s| s.near).map(|(_, to)| to.floor() as Length);
            ends.filter(|&to| to < at).max().unwrap_or(-1)
        };
    }
    None
}

/// The lengths along a way between which a piece of the rim is surely under the base, and those
/// outside of which it surely is not.
struct Stretch {
    sure: Option<(f64, f64)>,
    near: Option<(f64, f64)>,
}

fn stretch(path: Path, radius: Length, piece: &crate::region::Piece) -> Stretch {
    let d = path.along();
    let length = (d.length_squared() as f64).sqrt().max(1e-9);
    let (ux, uy) = (d.x as f64 / length, d.y as f64 / length);
    let local = |(x, y): (f64, f64)| {
        let (x, y) = (x - f64::from(path.from.x), y - f64::from(path.from.y));
        (x * ux + y * uy, y * ux - x * uy)
    };
    let (a, b) = piece.approximate();
    let (a, b) = (local(a), local(b));
    // Two hundredths: more than a rounded position can lie off the way.
    let grown = |by: f64| chord(a, b, f64::from(radius) + by);
    Stretch {
        sure: grown(-2.0).map(|(from, to)| (from + 2.0, to - 2.0)).filter(|(from, to)| from < to),
        near: grown(2.0).map(|(from, to)| (from - 2.0, to + 2.0)),
    }
}

/// The part of the x axis that is nearer than a radius to the segment `ab`.
fn chord(a: (f64, f64), b: (f64, f64), radius: f64) -> Option<(f64, f64)> {
    if radius <= 0.0 {
        return None;
    }
    let mut part: Option<(f64, f64)> = None;
    let mut add = |from: f64, to: f64| {
        part = Some(part.map_or((from, to), |(f, t)| (f.min(from), t.max(to))));
    };
    for (x, y) in [a, b] {
        if y.abs() < radius {
            let half = (radius * radius - y * y).sqrt();
            add(x - half, x + half);
        }
    }
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let long = dx.hypot(dy);
    for offset in [-radius, radius] {
        // The parallel to the segment at the radius, where it crosses the axis.
        let (px, py) = (a.0 - dy / long * offset, a.1 + dx / long * offset);
        if dy.abs() > 1e-9 {
            let t = -py / dy;
            if (0.0..=1.0).contains(&t) {
                add(px + t * dx, px + t * dx);
            }
        }
    }
    part
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hints(from: (i32, i32), to: (i32, i32)) -> Hints {
        Hints::new(Path { from: Point::new(from.0, from.1), to: Point::new(to.0, to.1) })
    }

    fn line(mut hints: Hints, a: (i32, i32), b: (i32, i32), distance: f64) -> Vec<Length> {
        hints.line(Point::new(a.0, a.1), Point::new(b.0, b.1), distance);
        hints.found.sort_unstable();
        hints.found
    }

    /// The point lies at 500 along the way and 30 beside it: from √(52² − 30²) = 42.5 to
    /// √(48² − 30²) = 37.5 before and behind.
    #[test]
    fn hints_round_a_point() {
        for (x, y) in [(276, 418), (324, 382)] {
            let mut hints = hints((0, 0), (600, 800));
            hints.circle(Point::new(x, y), 50.0);
            assert_eq!(hints.found, [458, 463, 537, 542]);
        }
        let mut far = hints((0, 0), (600, 800));
        far.circle(Point::new(276, 418), 27.9);
        assert!(far.found.is_empty());
        // Nearer than the way comes, but not surely: √(31² − 30²) = 7.8 before and behind.
        let mut about = hints((0, 0), (600, 800));
        about.circle(Point::new(276, 418), 29.0);
        assert_eq!(about.found, [492, 499, 500, 500, 507, 508]);
    }

    #[test]
    fn hints_beside_a_line() {
        let way = || hints((100, 200), (1100, 200));
        assert_eq!(line(way(), (400, 0), (400, 1000), 50.0), [248, 252, 348, 352]);
        // Both cross the way at 300 with a sine of 0.8: two hundredths off are 2.5 along it.
        let slanted = [248, 253, 348, 353];
        assert_eq!(line(way(), (250, 0), (700, 600), 40.0), slanted);
        assert_eq!(line(way(), (700, 600), (250, 0), 40.0), slanted);
        let steep = hints((100, 200), (700, 1000));
        assert_eq!(line(steep, (0, 600), (1000, 600), 40.0), [448, 453, 548, 553]);
    }

    #[test]
    fn hints_along_a_parallel() {
        let way = || hints((100, 200), (120, 200));
        for y in [250, 248, 252, 150] {
            assert_eq!(line(way(), (0, y), (1000, y), 50.0), [0, 7, 14, 20], "{y}");
        }
        for y in [260, 247, 253, 147] {
            assert!(line(way(), (0, y), (1000, y), 50.0).is_empty(), "{y}");
        }
    }

    #[test]
    fn hints_keep_to_the_way() {
        let covered = |low: f64, high: f64| {
            let mut hints = hints((0, 0), (100, 0));
            hints.cover(low, high);
            hints.found
        };
        assert_eq!(covered(-100.0, 2.0), [-4, 2]);
        assert_eq!(covered(95.0, 500.0), [95, 102, 104]);
        assert!(covered(105.0, 500.0).is_empty());
        assert!(covered(-9.0, -5.0).is_empty());
        let mut nowhere = hints((5, 5), (5, 5));
        nowhere.cover(0.0, 3.0);
        assert!(nowhere.found.is_empty());
    }

    fn near(found: Option<(f64, f64)>, from: f64, to: f64) {
        let (a, b) = found.unwrap();
        assert!((a - from).abs() < 1e-6 && (b - to).abs() < 1e-6, "{found:?}");
    }

    /// A slanted side of 3 to 4 that ends on the axis is nearer than 5 from 25/3 before its end.
    #[test]
    fn the_part_of_an_axis_near_a_segment() {
        near(chord((0.0, 30.0), (0.0, -30.0), 10.0), -10.0, 10.0);
        near(chord((0.0, 30.0), (40.0, 0.0), 5.0), 40.0 - 25.0 / 3.0, 45.0);
        near(chord((0.0, -30.0), (40.0, 0.0), 5.0), 40.0 - 25.0 / 3.0, 45.0);
        near(chord((10.0, 3.0), (20.0, 40.0), 5.0), 6.0, 14.0);
        near(chord((10.0, 3.0), (90.0, -4.0), 5.0), 6.0, 93.0);
        near(chord((0.0, 40.0), (90.0, -80.0), 12.0), 15.0, 45.0);
        assert_eq!(chord((0.0, 30.0), (40.0, 20.0), 10.0), None);
        assert_eq!(chord((0.0, 10.0), (40.0, 10.0), 10.0), None);
        assert_eq!(chord((0.0, 0.0), (40.0, 0.0), 0.0), None);
    }
}
