//! An arm that swings about a joint, with a base at its end.

use std::f64::consts::{FRAC_PI_2, PI};

use libm::{acos, asin, atan2, hypot};

use crate::direction::Direction;
use crate::point::{Bounds, Disc, Length, Point};
use crate::polygon::Polygon;
use crate::sweep::Obstacle;

/// The second arm of a tool whose first one lies fast.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Swing {
    /// Where it is hinged.
    pub joint: Point,
    /// The direction of the first arm.
    pub ahead: Direction,
    /// From the joint to the centre of the base at its end.
    pub length: Length,
    /// The radius of that base.
    pub radius: Length,
}

impl Swing {
    /// Bends of up to a right angle, in places of the table of directions, the slighter ones first:
    /// one of each stretch over which the base overlaps the same shapes, both at the end and on its
    /// way along the arm, and lies wholly in the same polygons.
    ///
    /// Stretches end where the base at the end touches an edge or a rim, from without or within, or
    /// its centre crosses an edge, or where a side of its way touches a corner or a rim. The angles of
    /// these are rounded; whether a bend is allowed is for the caller to test exactly. Only a stretch
    /// without any place of the table can be missed (see the module).
    #[must_use]
    pub fn stretches(&self, shapes: &[Obstacle<'_>]) -> Vec<i32> {
        let mut ends = vec![-FRAC_PI_2, 0.0, FRAC_PI_2];
        let near = self.bounds();
        for shape in shapes {
            match *shape {
                Obstacle::Disc(disc) if disc.bounds().meets(near) => self.rim(disc, &mut ends),
                Obstacle::Polygon(polygon) if polygon.bounds().meets(near) => {
                    self.outline(polygon, &mut ends);
                }
                _ => {}
            }
        }
        ends.retain(|angle| angle.abs() <= FRAC_PI_2);
        ends.sort_by(f64::total_cmp);
        let middles = ends.windows(2).map(|pair| f64::midpoint(pair[0], pair[1]));
        let mut places: Vec<i32> =
            middles.chain([-FRAC_PI_2, FRAC_PI_2]).map(|angle| self.place(angle)).collect();
        places.sort_by_key(|place| (place.abs(), *place));
        places.dedup();
        places
    }

    fn bounds(&self) -> Bounds {
        Disc { centre: self.joint, radius: self.length + self.radius }.bounds()
    }

    /// The place of the table that is nearest to an angle.
    fn place(&self, angle: f64) -> i32 {
        let quarter = i32::from(Direction::COUNT / 4);
        let far = 1e6;
        let whole = self.ahead.angle() + angle;
        let along = crate::point::Vector {
            x: (far * libm::cos(whole)).round() as i64,
            y: (far * libm::sin(whole)).round() as i64,
        };
        let places = i32::from(Direction::nearest(along).index()) - i32::from(self.ahead.index());
        let half = 2 * quarter;
        ((places + half).rem_euclid(4 * quarter) - half).clamp(-quarter, quarter)
    }

    fn outline(&self, polygon: &Polygon, ends: &mut Vec<f64>) {
        for (a, b) in polygon.edges() {
            self.rim(Disc { centre: a, radius: 0 }, ends);
            let (x, y) = (f64::from(b.x) - f64::from(a.x), f64::from(b.y) - f64::from(a.y));
            let long = hypot(x, y);
            let off = ((f64::from(self.joint.y) - f64::from(a.y)) * x
                - (f64::from(self.joint.x) - f64::from(a.x)) * y)
                / long;
            let radius = f64::from(self.radius);
            for apart in [-radius, 0.0, radius] {
                // How far the end has to be on the left of the edge, as a part of the arm.
                let part = (apart - off) / f64::from(self.length);
                self.both(atan2(x, -y), acos(part), ends);
            }
        }
    }

    fn rim(&self, disc: Disc, ends: &mut Vec<f64>) {
        let (x, y) = (
            f64::from(disc.centre.x) - f64::from(self.joint.x),
            f64::from(disc.centre.y) - f64::from(self.joint.y),
        );
        let (apart, long) = (hypot(x, y), f64::from(self.length));
        let at = atan2(y, x);
        let touching = f64::from(disc.radius) + f64::from(self.radius);
        self.both(at, asin(touching / apart), ends);
        let within =
            |reach: f64| (long * long + apart * apart - reach * reach) / (2.0 * long * apart);
        self.both(at, acos(within(touching)), ends);
        self.both(at, acos(within(f64::from(disc.radius))), ends);
    }

    /// The angles on both sides of one, as bends; none if that is not a number.
    fn both(&self, at: f64, aside: f64, ends: &mut Vec<f64>) {
        if aside.is_nan() {
            return;
        }
        let ahead = self.ahead.angle();
        ends.extend([at + aside, at - aside].map(|angle| {
            let bend = (angle - ahead) % (2.0 * PI);
            if bend > PI {
                bend - 2.0 * PI
            } else if bend < -PI {
                bend + 2.0 * PI
            } else {
                bend
            }
        }));
    }
}
