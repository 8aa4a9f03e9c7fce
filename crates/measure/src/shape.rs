//! What can be measured from and to.

use serde::{Deserialize, Serialize};

use crate::direction::Direction;
use crate::point::{Bounds, Disc, Length, Point};
use crate::polygon::Polygon;

/// Something on the table that is measured from or to.
#[derive(Clone, Copy, Debug)]
pub enum Shape<'a> {
    /// A round base.
    Disc(Disc),
    /// A terrain piece or a zone, with everything inside of it.
    Polygon(&'a Polygon),
    /// A round base with a notch; measured like one without.
    Notched(&'a Notched),
    /// A mere point.
    Point(Point),
}

impl From<Disc> for Shape<'_> {
    fn from(disc: Disc) -> Self {
        Self::Disc(disc)
    }
}

impl From<Point> for Shape<'_> {
    fn from(point: Point) -> Self {
        Self::Point(point)
    }
}

impl<'a> From<&'a Polygon> for Shape<'a> {
    fn from(polygon: &'a Polygon) -> Self {
        Self::Polygon(polygon)
    }
}

impl<'a> From<&'a Notched> for Shape<'a> {
    fn from(notched: &'a Notched) -> Self {
        Self::Notched(notched)
    }
}

/// A round base with a notch in its front that takes the end of a tool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Notched {
    /// Its outline, as if the notch were filled.
    pub disc: Disc,
    /// Where its front points.
    pub facing: Direction,
    /// How deep a tool goes in.
    pub depth: Length,
}

impl Notched {
    /// Where the end of a tool lies that was put into the notch.
    #[must_use]
    pub fn notch(&self) -> Point {
        self.disc.centre.clamped(self.facing.step(self.disc.radius - self.depth))
    }
}

/// A segment with everything nearer to it than half its width: what a tool covers, or a base that
/// moves straight on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Strip {
    /// The one end of its centre line.
    pub from: Point,
    /// The other end.
    pub to: Point,
    /// Half of its width.
    pub half_width: Length,
}

impl Strip {
    /// The box round it.
    #[must_use]
    pub const fn bounds(self) -> Bounds {
        Bounds::of(self.from, self.to).grown(self.half_width)
    }
}
