//! What stands on the table, with a height: convex prisms.

use super::split;
use crate::point::{Bounds, Disc, LIMIT, Length, Point, Vector};
use crate::polygon::Polygon;

/// No bottom, top or eye may be higher, or lower below the table: some five metres.
///
/// Half of [`LIMIT`], so that two heights differ by no more than [`LIMIT`]; see `plane` for why.
pub const HIGHEST: Length = LIMIT / 2;

/// A convex prism: a convex footprint from a bottom to a top.
///
/// A miniature is a list of solids, one on the other; so is a piece of terrain.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Solid {
    /// At least three, counted to the left, none straight between its neighbours.
    points: Vec<Point>,
    bounds: Bounds,
    bottom: Length,
    top: Length,
}

/// Why something is no solid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SolidFault {
    /// The top does not lie above the bottom.
    #[error("a solid from {bottom} to {top} has no height")]
    NoHeight {
        /// Its bottom.
        bottom: Length,
        /// Its top.
        top: Length,
    },
    /// The bottom or the top is too far from the table.
    #[error("height {height} is farther than {HIGHEST} from the table")]
    TooHigh {
        /// The bottom or the top.
        height: Length,
    },
    /// The footprint has a corner that points inward.
    #[error("the footprint is not convex at ({}, {})", point.x, point.y)]
    Concave {
        /// The corner.
        point: Point,
    },
    /// The base of a cylinder has no area, is too large or lies too far out.
    #[error(
        "a base of radius {} at ({}, {}) has no area or reaches out of bounds",
        base.radius, base.centre.x, base.centre.y
    )]
    Base {
        /// The base.
        base: Disc,
    },
}

impl Solid {
    /// How many sides a cylinder has.
    pub const SIDES: usize = 32;

    /// The prism over a convex footprint.
    ///
    /// # Errors
    ///
    /// If the footprint is not convex, or the heights are out of order or out of bounds.
    pub fn new(footprint: &Polygon, bottom: Length, top: Length) -> Result<Self, SolidFault> {
        check_heights(bottom, top)?;
        let inward = footprint.corners().find(|(a, b, c)| (*b - *a).cross(*c - *b) < 0);
        if let Some((_, point, _)) = inward {
            return Err(SolidFault::Concave { point });
        }
        Ok(Self::of(split::bent(footprint.points()), footprint.bounds(), bottom, top))
    }

    /// Prisms over convex parts of a footprint, which together cover it and do not overlap. The
    /// corners of the parts are those of the footprint.
    ///
    /// Meant for loading: it takes a time that grows with the cube of the corners.
    ///
    /// # Errors
    ///
    /// If the heights are out of order or out of bounds.
    pub fn split(
        footprint: &Polygon,
        bottom: Length,
        top: Length,
    ) -> Result<Vec<Self>, SolidFault> {
        check_heights(bottom, top)?;
        let parts = split::convex_parts(footprint.points());
        let solid = |points: Vec<Point>| {
            let first = *points.first()?;
            let bounds = points.iter().fold(Bounds::of(first, first), |b, &p| b.with(p));
            Some(Self::of(points, bounds, bottom, top))
        };
        Ok(parts.into_iter().filter_map(solid).collect())
    }

    /// The prism with [`Self::SIDES`] sides that stands for a cylinder.
    ///
    /// Its corners lie on the rim or, rounded toward the centre, at most a hundredth of a millimetre
    /// within it per coordinate: it is inscribed, and the middle of a side lies half a hundredth of
    /// the radius within the rim. It is the shape that counts; it is the same wherever the base
    /// stands, and does not change when turned by a right angle or mirrored.
    ///
    /// # Errors
    ///
    /// If the base has no area or reaches out of bounds, or the heights are out of order or out of
    /// bounds.
    pub fn cylinder(base: Disc, bottom: Length, top: Length) -> Result<Self, SolidFault> {
        check_heights(bottom, top)?;
        let fault = SolidFault::Base { base };
        let bounds = base.bounds();
        let fits = base.radius > 0 && base.in_bounds();
        if !fits || !bounds.min.in_bounds() || !bounds.max.in_bounds() {
            return Err(fault);
        }
        let quarter = (0..8).map(|i| {
            let part = |of: i64| (i64::from(base.radius) * of) >> 30;
            Vector::new(part(COSINES[i]), part(COSINES[8 - i]))
        });
        let mut corners: Vec<Vector> = quarter.collect();
        for i in 0..Self::SIDES - corners.len() {
            corners.push(corners[i].left());
        }
        let points = corners.into_iter().filter_map(|by| base.centre.moved(by)).collect();
        Ok(Self::of(split::hull(points), bounds, bottom, top))
    }

    /// The same solid elsewhere, if it is still in bounds there.
    #[must_use]
    pub fn moved(&self, by: Vector, up: Length) -> Option<Self> {
        let bounds = Bounds::of(self.bounds.min.moved(by)?, self.bounds.max.moved(by)?);
        let (bottom, top) = (self.bottom.checked_add(up)?, self.top.checked_add(up)?);
        check_heights(bottom, top).ok()?;
        // The corners are within the bounds, so none is held back.
        let points = self.points.iter().map(|p| p.clamped(by)).collect();
        Some(Self::of(points, bounds, bottom, top))
    }

    /// The corners of the footprint, counted to the left; none is straight.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// The edges of the footprint, each with the interior on its left.
    pub(super) fn edges(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        let ends = self.points[1..].iter().chain(self.points.first());
        self.points.iter().copied().zip(ends.copied())
    }

    /// A box round the footprint.
    #[must_use]
    pub const fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// The height at which it begins.
    #[must_use]
    pub const fn bottom(&self) -> Length {
        self.bottom
    }

    /// The height at which it ends.
    #[must_use]
    pub const fn top(&self) -> Length {
        self.top
    }

    const fn of(points: Vec<Point>, bounds: Bounds, bottom: Length, top: Length) -> Self {
        Self { points, bounds, bottom, top }
    }
}

/// The cosines of a 32nd of a turn, taken 0 to 8 times, in parts of 2^30 and rounded down.
const COSINES: [i64; 9] = [
    1_073_741_824,
    1_053_110_175,
    992_008_094,
    892_783_698,
    759_250_124,
    596_538_995,
    410_903_206,
    209_476_638,
    0,
];

fn check_heights(bottom: Length, top: Length) -> Result<(), SolidFault> {
    if let Some(height) = [bottom, top].into_iter().find(|h| !(-HIGHEST..=HIGHEST).contains(h)) {
        return Err(SolidFault::TooHigh { height });
    }
    if top <= bottom { Err(SolidFault::NoHeight { bottom, top }) } else { Ok(()) }
}
