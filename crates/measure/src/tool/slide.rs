//! A base that goes straight ahead.

use libm::{cos, hypot, sin, sqrt};

use crate::direction::Direction;
use crate::point::{Disc, Length, Point};
use crate::polygon::Polygon;
use crate::sweep::Obstacle;

/// Places are rounded: what changes near a length may change so much earlier or later.
const ROUNDING: Length = 2;

/// A base on its way along an arm of a tool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slide {
    /// Where it begins.
    pub from: Point,
    /// Where it goes.
    pub along: Direction,
    /// The radius of the base.
    pub radius: Length,
}

impl Slide {
    /// Lengths of the way, the longest first: that one, and those at which the base begins or ceases
    /// to overlap a shape or to lie wholly in a polygon, or its centre crosses an edge, with what is
    /// next to them, and one in the midst of each stretch between them, over which nothing changes.
    #[must_use]
    pub fn lengths(&self, longest: Length, shapes: &[Obstacle<'_>]) -> Vec<Length> {
        let mut changes = vec![f64::from(longest)];
        let near = Disc { centre: self.from, radius: longest + self.radius }.bounds();
        for shape in shapes {
            match *shape {
                Obstacle::Disc(disc) if disc.bounds().meets(near) => self.rim(disc, &mut changes),
                Obstacle::Polygon(polygon) if polygon.bounds().meets(near) => {
                    self.outline(polygon, &mut changes);
                }
                _ => {}
            }
        }
        changes.push(0.0);
        changes.retain(|change| (0.0..=f64::from(longest)).contains(change));
        changes.sort_by(f64::total_cmp);
        let middles = changes.windows(2).map(|pair| f64::midpoint(pair[0], pair[1]) as Length);
        let around = |change: &f64| {
            let change = change.round() as Length;
            change - ROUNDING..=change + ROUNDING
        };
        let mut lengths: Vec<Length> = middles.chain(changes.iter().flat_map(around)).collect();
        lengths.retain(|length| (1..=longest).contains(length));
        lengths.sort_unstable_by(|a, b| b.cmp(a));
        lengths.dedup();
        lengths
    }

    /// How far ahead a point lies, and how far to the left.
    fn seen(&self, point: Point) -> (f64, f64) {
        let apart = |to: Length, from: Length| f64::from(to) - f64::from(from);
        let (x, y) = (apart(point.x, self.from.x), apart(point.y, self.from.y));
        let angle = self.along.angle();
        let (dx, dy) = (cos(angle), sin(angle));
        (x * dx + y * dy, y * dx - x * dy)
    }

    fn rim(&self, disc: Disc, changes: &mut Vec<f64>) {
        let (ahead, aside) = self.seen(disc.centre);
        let touching = f64::from(disc.radius) + f64::from(self.radius);
        let half = sqrt(touching * touching - aside * aside);
        changes.extend([ahead - half, ahead + half]);
    }

    fn outline(&self, polygon: &Polygon, changes: &mut Vec<f64>) {
        for (a, b) in polygon.edges() {
            self.rim(Disc { centre: a, radius: 0 }, changes);
            let ((x, y), (to_x, to_y)) = (self.seen(a), self.seen(b));
            let (along, across) = (to_x - x, to_y - y);
            let long = hypot(along, across);
            for apart in [-self.radius, 0, self.radius] {
                // Where the centre is so far on the left of the edge; only beside the edge it touches it.
                let apart = f64::from(apart) * long;
                let length = x + (apart + along * y) / -across;
                let beside = (length - x) * along - y * across;
                if (-long..=long * long + long).contains(&beside) {
                    changes.push(length);
                }
            }
        }
    }
}
