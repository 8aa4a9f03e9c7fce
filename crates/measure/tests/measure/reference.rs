//! Slow answers in fractions. Only for small coordinates.

use std::cmp::Ordering;

use measure::{Disc, Point, Polygon};

/// A quotient of whole numbers, reduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Q {
    over: i128,
    under: i128,
}

impl Q {
    pub fn new(over: i128, under: i128) -> Self {
        fn gcd(a: i128, b: i128) -> i128 {
            if b == 0 { a.abs() } else { gcd(b, a % b) }
        }
        let g = gcd(over, under).max(1) * if under < 0 { -1 } else { 1 };
        Self { over: over / g, under: under / g }
    }

    pub fn from(v: i64) -> Self {
        Self { over: i128::from(v), under: 1 }
    }

    pub fn sign(self) -> i128 {
        self.over.signum()
    }
}

impl std::ops::Add for Q {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Self::new(self.over * o.under + o.over * self.under, self.under * o.under)
    }
}
impl std::ops::Sub for Q {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        Self::new(self.over * o.under - o.over * self.under, self.under * o.under)
    }
}
impl std::ops::Mul for Q {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        Self::new(self.over * o.over, self.under * o.under)
    }
}
impl std::ops::Div for Q {
    type Output = Self;
    fn div(self, o: Self) -> Self {
        Self::new(self.over * o.under, self.under * o.over)
    }
}
impl PartialOrd for Q {
    fn partial_cmp(&self, o: &Self) -> Option<Ordering> {
        Some(self.cmp(o))
    }
}
impl Ord for Q {
    fn cmp(&self, o: &Self) -> Ordering {
        (self.over * o.under).cmp(&(o.over * self.under))
    }
}

pub type P = (Q, Q);

pub fn exact(p: Point) -> P {
    (Q::from(i64::from(p.x)), Q::from(i64::from(p.y)))
}

pub fn cross(a: P, b: P, c: P) -> Q {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

fn square(a: P, b: P) -> Q {
    let (x, y) = (b.0 - a.0, b.1 - a.1);
    x * x + y * y
}

/// Whether a point lies on a segment.
pub fn on_segment(p: P, a: P, b: P) -> bool {
    let between = |v: Q, a: Q, b: Q| (a <= v && v <= b) || (b <= v && v <= a);
    cross(a, b, p).sign() == 0 && between(p.0, a.0, b.0) && between(p.1, a.1, b.1)
}

/// −1 outside, 0 on the rim, 1 inside; by the winding number.
pub fn side(p: P, polygon: &Polygon) -> i32 {
    let mut winding = 0;
    for (a, b) in polygon.edges() {
        let (a, b) = (exact(a), exact(b));
        if on_segment(p, a, b) {
            return 0;
        }
        if a.1 <= p.1 && p.1 < b.1 && cross(a, b, p).sign() > 0 {
            winding += 1;
        }
        if b.1 <= p.1 && p.1 < a.1 && cross(a, b, p).sign() < 0 {
            winding -= 1;
        }
    }
    if winding == 0 { -1 } else { 1 }
}

/// The square of the distance of a point from a segment.
pub fn distance(p: P, a: P, b: P) -> Q {
    let length = square(a, b);
    if length.sign() == 0 {
        return square(p, a);
    }
    let t = ((p.0 - a.0) * (b.0 - a.0) + (p.1 - a.1) * (b.1 - a.1)) / length;
    let t = t.max(Q::from(0)).min(Q::from(1));
    square(p, (a.0 + t * (b.0 - a.0), a.1 + t * (b.1 - a.1)))
}

/// The square of the distance of two segments.
pub fn segment_distance(a: P, b: P, c: P, d: P) -> Q {
    let sides = (
        cross(a, b, c).sign() * cross(a, b, d).sign(),
        cross(c, d, a).sign() * cross(c, d, b).sign(),
    );
    let touch =
        on_segment(a, c, d) || on_segment(b, c, d) || on_segment(c, a, b) || on_segment(d, a, b);
    if touch || (sides.0 < 0 && sides.1 < 0) {
        return Q::from(0);
    }
    [distance(a, c, d), distance(b, c, d), distance(c, a, b), distance(d, a, b)]
        .into_iter()
        .min()
        .unwrap()
}

/// Whether a segment runs somewhere in the interior of what polygons cover together: it is cut at
/// every edge's line, and the middle of each part looked at, just to the left and just to the right.
pub fn enters(a: Point, b: Point, polygons: &[&Polygon]) -> bool {
    let (p, q) = (exact(a), exact(b));
    if a == b {
        return polygons.iter().any(|polygon| side(p, polygon) > 0);
    }
    let (dx, dy) = (q.0 - p.0, q.1 - p.1);
    let mut cuts = vec![Q::from(0), Q::from(1)];
    for (c, d) in polygons.iter().flat_map(|polygon| polygon.edges()) {
        let (c, d) = (exact(c), exact(d));
        let (ex, ey) = (d.0 - c.0, d.1 - c.1);
        let under = dx * ey - dy * ex;
        if under.sign() != 0 {
            cuts.push(((c.0 - p.0) * ey - (c.1 - p.1) * ex) / under);
        } else {
            let length = dx * dx + dy * dy;
            for v in [c, d] {
                cuts.push(((v.0 - p.0) * dx + (v.1 - p.1) * dy) / length);
            }
        }
    }
    cuts.retain(|t| *t >= Q::from(0) && *t <= Q::from(1));
    cuts.sort();
    let tiny = Q::new(1, 1_000_000);
    cuts.windows(2).filter(|w| w[0] < w[1]).any(|w| {
        let t = (w[0] + w[1]) / Q::from(2);
        let m = (p.0 + t * dx, p.1 + t * dy);
        let covered = |p: P| polygons.iter().any(|polygon| side(p, polygon) > 0);
        covered((m.0 - tiny * dy, m.1 + tiny * dx)) && covered((m.0 + tiny * dy, m.1 - tiny * dx))
    })
}

/// The square of the distance of a point from a closed polygon.
pub fn polygon_distance(p: P, polygon: &Polygon) -> Q {
    if side(p, polygon) >= 0 {
        return Q::from(0);
    }
    polygon.edges().map(|(a, b)| distance(p, exact(a), exact(b))).min().unwrap()
}

/// How deep a segment is in a polygon, in floating point, by sampling.
pub fn depth(a: (f64, f64), b: (f64, f64), polygon: &Polygon) -> f64 {
    const SAMPLES: i32 = 200;
    let points: Vec<(f64, f64)> =
        polygon.points().iter().map(|p| (f64::from(p.x), f64::from(p.y))).collect();
    let n = points.len();
    (0..=SAMPLES)
        .map(|i| {
            let t = f64::from(i) / f64::from(SAMPLES);
            let p = (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t);
            let mut inside = false;
            let mut rim = f64::INFINITY;
            for i in 0..n {
                let (c, d) = (points[i], points[(i + 1) % n]);
                if (c.1 > p.1) != (d.1 > p.1) {
                    inside ^= c.0 + (d.0 - c.0) * (p.1 - c.1) / (d.1 - c.1) > p.0;
                }
                let (ex, ey) = (d.0 - c.0, d.1 - c.1);
                let t = ((p.0 - c.0) * ex + (p.1 - c.1) * ey) / (ex * ex + ey * ey);
                let t = t.clamp(0.0, 1.0);
                rim = rim.min((p.0 - c.0 - t * ex).hypot(p.1 - c.1 - t * ey));
            }
            if inside { rim } else { 0.0 }
        })
        .fold(0.0, f64::max)
}

/// All lattice points of a disc.
pub fn lattice(disc: Disc) -> impl Iterator<Item = Point> {
    let r = disc.radius;
    (-r..=r)
        .flat_map(move |x| (-r..=r).map(move |y| (x, y)))
        .filter(move |(x, y)| x * x + y * y <= r * r)
        .map(move |(x, y)| Point::new(disc.centre.x + x, disc.centre.y + y))
}
