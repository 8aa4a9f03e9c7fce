//! Flush surfaces: the union of polygons, with its true rim.
//!
//! The rim of the union is kept as parts of the edges of the given polygons, from one rational
//! place on an edge to another. So nothing is rounded, however the polygons lie on one another.

use std::cmp::Ordering;

use crate::distance;
use crate::overlap;
use crate::point::{Bounds, Disc, Point, Side, Vector};
use crate::polygon::Polygon;
use crate::shape::Strip;
use crate::wide;

/// The union of polygons; it may have holes and fall into parts.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Region {
    polygons: Vec<Polygon>,
    rim: Vec<Piece>,
    contours: Vec<Vec<Point>>,
    /// The box round all of it; none without polygons.
    bounds: Option<Bounds>,
}

impl Region {
    /// The union of some polygons. They may overlap, touch or lie apart.
    #[must_use]
    pub fn union(polygons: &[Polygon]) -> Self {
        let mut rim = Vec::new();
        for (i, polygon) in polygons.iter().enumerate() {
            let others: Vec<&Polygon> = polygons
                .iter()
                .enumerate()
                .filter(|&(j, other)| j != i && other.bounds().meets(polygon.bounds()))
                .map(|(_, other)| other)
                .collect();
            for (a, b) in polygon.edges() {
                rim.extend(bare_pieces(a, b, &others));
            }
        }
        rim.dedup_by(|a, b| a.same(b));
        let contours = chained(&rim);
        let points = polygons.iter().flat_map(Polygon::points);
        let bounds = points.fold(None, |bounds: Option<Bounds>, &p| {
            Some(bounds.map_or(Bounds::of(p, p), |bounds| bounds.with(p)))
        });
        Self { polygons: polygons.to_vec(), rim, contours, bounds }
    }

    /// The polygons it was made of.
    #[must_use]
    pub fn polygons(&self) -> &[Polygon] {
        &self.polygons
    }

    /// Where a point lies. A point on a seam between two polygons is inside.
    #[must_use]
    pub fn side(&self, p: Point) -> Side {
        let mut side = Side::Outside;
        if !self.bounds.is_some_and(|bounds| bounds.holds(p)) {
            return side;
        }
        for polygon in &self.polygons {
            match polygon.side(p) {
                Side::Inside => return Side::Inside,
                Side::On => side = Side::On,
                Side::Outside => {}
            }
        }
        if side == Side::On && !self.rim.iter().any(|piece| piece.holds(p)) {
            return Side::Inside;
        }
        side
    }

    /// Whether the whole disc rests on the region. Its rim may touch the region's rim.
    ///
    /// The open disc is connected: if no point of the region's rim lies in it, it is inside or
    /// outside as a whole, as its centre is; and if one does, points outside lie next to it.
    #[must_use]
    pub fn carries(&self, disc: Disc) -> bool {
        self.side(disc.centre) != Side::Outside && !self.rim.iter().any(|p| p.pierces(disc))
    }

    /// Whether a disc rests on the region all along a straight way. Crossings of the edges of
    /// polygons that lie on one another are rounded, as in [`Region::contours`].
    #[must_use]
    pub fn carries_along(&self, strip: Strip) -> bool {
        let width = i64::from(strip.half_width);
        let bounds = strip.bounds();
        let near = |a: Point, b: Point| {
            Bounds::of(a, b).meets(bounds)
                && distance::segments(strip.from, strip.to, a, b, width) == Ordering::Less
        };
        let rim =
            |line: &Vec<Point>| (0..line.len()).any(|i| near(line[i], line[(i + 1) % line.len()]));
        let end = |centre: Point| Disc { centre, radius: strip.half_width };
        self.carries(end(strip.from))
            && self.carries(end(strip.to))
            && !self.contours.iter().any(rim)
    }

    /// Whether the interiors of disc and region meet.
    #[must_use]
    pub fn touches(&self, disc: Disc) -> bool {
        if disc.radius == 0 {
            return self.side(disc.centre) == Side::Inside;
        }
        self.polygons.iter().any(|polygon| overlap::disc_polygon(disc, polygon))
    }

    /// The rim as closed lines, for drawing: outer ones to the left, holes to the right. Crossings
    /// of edges are rounded.
    #[must_use]
    pub fn contours(&self) -> &[Vec<Point>] {
        &self.contours
    }

    /// The parts of edges that make up the rim.
    pub(crate) fn rim(&self) -> &[Piece] {
        &self.rim
    }
}

/// A place on an edge, as a quotient with a positive denominator.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Ratio {
    over: i64,
    under: i64,
}

impl Ratio {
    fn order(self, other: Self) -> Ordering {
        let left = i128::from(self.over) * i128::from(other.under);
        left.cmp(&(i128::from(other.over) * i128::from(self.under)))
    }
}

/// A part of an edge, with the interior on its left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    a: Point,
    b: Point,
    from: Ratio,
    to: Ratio,
}

impl Piece {
    fn along(&self) -> Vector {
        self.b - self.a
    }

    /// The place on the edge as (x, y, denominator).
    fn place(&self, at: Ratio) -> (i128, i128, i128) {
        let (d, under) = (self.along(), i128::from(at.under));
        let on = |c: i32, d: i64| i128::from(c) * under + i128::from(d) * i128::from(at.over);
        (on(self.a.x, d.x), on(self.a.y, d.y), under)
    }

    /// Start and end in floating point.
    pub(crate) fn approximate(&self) -> ((f64, f64), (f64, f64)) {
        let float = |(x, y, w): (i128, i128, i128)| (x as f64 / w as f64, y as f64 / w as f64);
        (float(self.place(self.from)), float(self.place(self.to)))
    }

    /// Whether both run from and to the same places.
    fn same(&self, other: &Self) -> bool {
        equal(self.place(self.from), other.place(other.from))
            && equal(self.place(self.to), other.place(other.to))
    }

    /// Where the foot of a point lies: before the piece, on it (ends included) or after it.
    fn foot(&self, p: Point) -> Ordering {
        let d = self.along();
        let at = Ratio { over: (p - self.a).dot(d), under: d.length_squared() };
        if at.order(self.from) == Ordering::Less {
            Ordering::Less
        } else if at.order(self.to) == Ordering::Greater {
            Ordering::Greater
        } else {
            Ordering::Equal
        }
    }

    fn holds(&self, p: Point) -> bool {
        self.along().cross(p - self.a) == 0 && self.foot(p) == Ordering::Equal
    }

    /// Whether the piece is nearer to the centre than the radius.
    fn pierces(&self, disc: Disc) -> bool {
        if !Bounds::of(self.a, self.b).meets(disc.bounds()) {
            return false;
        }
        let (c, d) = (disc.centre, self.along());
        let radius = i128::from(disc.radius);
        let cross = i128::from(d.cross(c - self.a));
        if cross * cross >= radius * radius * i128::from(d.length_squared()) {
            return false;
        }
        let end = match self.foot(c) {
            Ordering::Equal => return true,
            Ordering::Less => self.from,
            Ordering::Greater => self.to,
        };
        let (x, y, w) = self.place(end);
        let (dx, dy) = (x - i128::from(c.x) * w, y - i128::from(c.y) * w);
        wide::compare_squares(dx, dy, radius * w) == Ordering::Less
    }
}

fn equal(a: (i128, i128, i128), b: (i128, i128, i128)) -> bool {
    a.0 * b.2 == b.0 * a.2 && a.1 * b.2 == b.1 * a.2
}

/// The parts of the edge `ab` with nothing on their right.
fn bare_pieces(a: Point, b: Point, others: &[&Polygon]) -> Vec<Piece> {
    let mut cuts = vec![Ratio { over: 0, under: 1 }, Ratio { over: 1, under: 1 }];
    for (c, d) in others.iter().flat_map(|other| other.edges()) {
        cut(a, b, c, d, &mut cuts);
    }
    cuts.sort_by(|x, y| x.order(*y));
    cuts.dedup_by(|x, y| x.order(*y) == Ordering::Equal);
    let mut pieces: Vec<Piece> = Vec::new();
    for pair in cuts.windows(2) {
        let piece = Piece { a, b, from: pair[0], to: pair[1] };
        if others.iter().any(|other| covers(&piece, other)) {
            continue;
        }
        pieces.push(piece);
    }
    pieces
}

/// The places where `cd` meets `ab`.
fn cut(a: Point, b: Point, c: Point, d: Point, cuts: &mut Vec<Ratio>) {
    let (e, f) = (b - a, d - c);
    let under = e.cross(f);
    let candidates = if under == 0 {
        if e.cross(c - a) != 0 {
            return;
        }
        let square = e.length_squared();
        [c, d].map(|p| Some(Ratio { over: (p - a).dot(e), under: square }))
    } else {
        let sign = under.signum();
        let (on_e, on_f) = ((c - a).cross(f) * sign, (c - a).cross(e) * sign);
        let meets = (0..=under.abs()).contains(&on_f);
        [meets.then_some(Ratio { over: on_e, under: under.abs() }), None]
    };
    cuts.extend(candidates.into_iter().flatten().filter(|r| r.over >= 0 && r.over <= r.under));
}

/// Whether the polygon covers the right side of a piece that no edge of it cuts: decided at a place
/// between the ends (the mediant of their quotients).
fn covers(piece: &Piece, polygon: &Polygon) -> bool {
    let middle =
        Ratio { over: piece.from.over + piece.to.over, under: piece.from.under + piece.to.under };
    let (x, y, w) = piece.place(middle);
    let mut inside = false;
    for (a, b) in polygon.edges() {
        let d = b - a;
        let (from_x, from_y) = (x - i128::from(a.x) * w, y - i128::from(a.y) * w);
        let to_y = y - i128::from(b.y) * w;
        let turn = i128::from(d.x) * from_y - i128::from(d.y) * from_x;
        if turn == 0 {
            let along = i128::from(d.x) * from_x + i128::from(d.y) * from_y;
            if along >= 0 && along <= i128::from(d.length_squared()) * w {
                return d.dot(piece.along()) < 0;
            }
        }
        if (from_y < 0) != (to_y < 0) && (turn > 0) == (d.y > 0) {
            inside = !inside;
        }
    }
    inside
}

/// The pieces put together to closed lines.
fn chained(rim: &[Piece]) -> Vec<Vec<Point>> {
    let mut left: Vec<Piece> = Vec::new();
    for piece in rim {
        if !left.iter().any(|other| other.same(piece)) {
            left.push(*piece);
        }
    }
    let mut contours = Vec::new();
    while let Some(first) = left.pop() {
        let mut chain = vec![first];
        let mut last = first;
        while let Some(next) = sharpest(&last, &left) {
            last = left.swap_remove(next);
            chain.push(last);
        }
        contours.push(corners(&chain));
    }
    contours
}

/// Of the pieces that begin where one ends, that which turns most to the left.
fn sharpest(last: &Piece, left: &[Piece]) -> Option<usize> {
    let end = last.place(last.to);
    let turn = |piece: &Piece| {
        let (d, e) = (last.along(), piece.along());
        (d.cross(e) as f64).atan2(d.dot(e) as f64)
    };
    left.iter()
        .enumerate()
        .filter(|(_, piece)| equal(piece.place(piece.from), end))
        .max_by(|(_, a), (_, b)| turn(a).total_cmp(&turn(b)))
        .map(|(i, _)| i)
}

/// The rounded places where a chain bends.
fn corners(chain: &[Piece]) -> Vec<Point> {
    let before = chain.iter().cycle().skip(chain.len() - 1);
    before
        .zip(chain)
        .filter(|(before, piece)| {
            let (d, e) = (before.along(), piece.along());
            d.cross(e) != 0 || d.dot(e) < 0
        })
        .map(|(_, piece)| {
            let ((x, y), _) = piece.approximate();
            Point::new(x.round() as i32, y.round() as i32)
        })
        .collect()
}
