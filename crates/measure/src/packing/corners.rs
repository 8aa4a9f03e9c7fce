//! Discs that touch two things each: what is there, or one another.

use super::{Line, Room};
use crate::point::{Disc, Point, Vector};

/// The directions toward which the discs are heaped, askew so that few places are level.
const TOWARD: [Vector; 4] =
    [Vector::new(5, 2), Vector::new(-2, 5), Vector::new(-5, -2), Vector::new(2, -5)];

/// Discs put down by way of trial in each direction.
const TRIALS: u32 = 300;

/// Places for so many discs, the lowest in some direction first.
pub fn search(room: &Room<'_>, count: usize) -> Option<Vec<Point>> {
    let mut all: Vec<Point> = Vec::new();
    for (number, &line) in room.lines.iter().enumerate() {
        let before = room.lines[..number].iter();
        let crossings = before.flat_map(|&other| meet(line, other));
        all.extend(crossings.chain(extremes(line)).filter_map(|at| settle(room, at, &[])));
    }
    TOWARD.iter().find_map(|&down| {
        let mut heap = Heap { room, down, trials: TRIALS, placed: Vec::new() };
        heap.fill(heap.sorted(all.clone()), count).then_some(heap.placed)
    })
}

struct Heap<'a> {
    room: &'a Room<'a>,
    down: Vector,
    trials: u32,
    placed: Vec<Point>,
}

impl Heap<'_> {
    fn height(&self, point: Point) -> i64 {
        (point - Point::default()).dot(self.down)
    }

    fn sorted(&self, mut points: Vec<Point>) -> Vec<Point> {
        points.sort_by_key(|&point| (self.height(point), point));
        points.dedup();
        points
    }

    /// Puts so many more discs on some of these places, and on those where they touch one another.
    fn fill(&mut self, places: Vec<Point>, count: usize) -> bool {
        if count == 0 {
            return true;
        }
        for (number, &place) in places.iter().enumerate() {
            if self.trials == 0 {
                return false;
            }
            self.trials -= 1;
            if !(self.room.reached)(place) {
                continue;
            }
            self.placed.push(place);
            let rest = places[number + 1..].iter().copied();
            let mut next: Vec<Point> = rest.filter(|&p| self.room.clear(p, place)).collect();
            if count > 1 {
                next.extend(self.beside(place).filter(|&p| self.height(p) >= self.height(place)));
                next = self.sorted(next);
            }
            if self.fill(next, count - 1) {
                return true;
            }
            self.placed.pop();
        }
        false
    }

    /// Places at which a disc touches this one and something else.
    fn beside(&self, place: Point) -> impl Iterator<Item = Point> + use<'_> {
        let circle = |centre: Point| Line::Circle(Disc::new(centre, self.room.apart));
        let others = self.placed.iter().filter(move |&&other| other != place);
        let others = others.map(move |&other| circle(other));
        let lines = self.room.lines.iter().copied().chain(others);
        let crossings = lines.flat_map(move |line| meet(circle(place), line));
        let all = crossings.chain(extremes(circle(place)));
        all.filter_map(|at| settle(self.room, at, &self.placed))
    }
}

/// A place that need not be whole.
pub type At = (f64, f64);

/// The first of the points of whole numbers around a place where a disc may lie.
fn settle(room: &Room<'_>, (x, y): At, placed: &[Point]) -> Option<Point> {
    const AROUND: [(f64, f64); 9] = [
        (0.0, 0.0),
        (1.0, 0.0),
        (0.0, 1.0),
        (-1.0, 0.0),
        (0.0, -1.0),
        (1.0, 1.0),
        (-1.0, 1.0),
        (-1.0, -1.0),
        (1.0, -1.0),
    ];
    let points = AROUND.iter().map(|(dx, dy)| {
        let whole = |c: f64| c.round() as i32;
        Point::new(whole(x + dx), whole(y + dy))
    });
    let mut points = points.filter(|&point| room.bounds.holds(point));
    points.find(|&p| placed.iter().all(|&other| room.clear(p, other)) && (room.open)(p))
}

pub fn float(point: Point) -> At {
    (f64::from(point.x), f64::from(point.y))
}

/// The ends of a segment, the four ends of a circle.
pub fn extremes(line: Line) -> Vec<At> {
    match line {
        Line::Segment(a, b) => vec![float(a), float(b)],
        Line::Circle(Disc { centre, radius }) => {
            let ((x, y), r) = (float(centre), f64::from(radius));
            vec![(x + r, y), (x, y + r), (x - r, y), (x, y - r)]
        }
    }
}

/// Where two lines cross, about.
pub fn meet(a: Line, b: Line) -> Vec<At> {
    match (a, b) {
        (Line::Circle(a), Line::Circle(b)) => circles(a, b),
        (Line::Circle(disc), Line::Segment(a, b)) | (Line::Segment(a, b), Line::Circle(disc)) => {
            circle_segment(disc, float(a), float(b))
        }
        (Line::Segment(a, b), Line::Segment(c, d)) => {
            segments(float(a), float(b), float(c), float(d))
        }
    }
}

fn circles(a: Disc, b: Disc) -> Vec<At> {
    let ((ax, ay), (bx, by)) = (float(a.centre), float(b.centre));
    let (ra, rb) = (f64::from(a.radius), f64::from(b.radius));
    let (dx, dy) = (bx - ax, by - ay);
    let square = dx * dx + dy * dy;
    if square == 0.0 || square > (ra + rb + 2.0) * (ra + rb + 2.0) {
        return Vec::new();
    }
    let along = (square + ra * ra - rb * rb) / (2.0 * square);
    let across = (ra * ra / square - along * along).max(0.0).sqrt();
    // Circles inside of one another do not meet.
    let within = ((ra - rb).abs() - 2.0).max(0.0);
    if square < within * within {
        return Vec::new();
    }
    let (x, y) = (ax + along * dx, ay + along * dy);
    vec![(x - across * dy, y + across * dx), (x + across * dy, y - across * dx)]
}

fn circle_segment(disc: Disc, (ax, ay): At, (bx, by): At) -> Vec<At> {
    let ((x, y), radius) = (float(disc.centre), f64::from(disc.radius));
    let (dx, dy) = (bx - ax, by - ay);
    let square = (dx * dx + dy * dy).max(1.0);
    let foot = ((x - ax) * dx + (y - ay) * dy) / square;
    let (fx, fy) = (ax + foot * dx - x, ay + foot * dy - y);
    let left = radius * radius - fx * fx - fy * fy;
    // A line that only just passes the circle touches it.
    if left < -4.0 * radius {
        return Vec::new();
    }
    let half = (left.max(0.0) / square).sqrt();
    let on = [foot - half, foot + half].into_iter().filter(|t| (-0.001..=1.001).contains(t));
    on.map(|t| (ax + t * dx, ay + t * dy)).collect()
}

fn segments((ax, ay): At, (bx, by): At, (cx, cy): At, (dx, dy): At) -> Vec<At> {
    let (ux, uy, vx, vy) = (bx - ax, by - ay, dx - cx, dy - cy);
    let under = ux * vy - uy * vx;
    if under == 0.0 {
        return Vec::new();
    }
    let t = ((cx - ax) * vy - (cy - ay) * vx) / under;
    let s = ((cx - ax) * uy - (cy - ay) * ux) / under;
    let on = |t: f64| (-0.001..=1.001).contains(&t);
    if on(t) && on(s) { vec![(ax + t * ux, ay + t * uy)] } else { Vec::new() }
}
