//! What stands on the table, with a height: convex prisms.

use super::split;
use crate::point::{Bounds, Disc, LIMIT, Length, Point, Vector};
use crate::polygon::Polygon;

/// No bottom, top or eye may be higher, or lower below the table: some five metres.
///
/// Half of [`LIMIT`], so that two heights differ by no more than [`LIMIT`]; see `plane` for why.
pub const HIGHEST: Length = LIMIT / 2;

/// How much of a cylinder its prism may leave out at the rim: 0.05 mm, for radii up to 464 mm.
///
/// So a strip of a cylinder's edge that is thinner may not be seen though it could be, and past the
/// edge of a cylinder that hides something a strip that is thinner may be seen though it could not.
pub const SLIVER: Length = 5;

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

    /// The prism that stands for a cylinder.
    ///
    /// Its corners lie on the rim or, rounded toward the centre, less than a hundredth of a millimetre
    /// within it per coordinate: it is inscribed, so that what touches the cylinder does not overlap
    /// it. Large ones have more sides, so that no point of the rim lies more than [`SLIVER`] outside
    /// of it. It is the shape that counts; it is the same wherever the base stands, and does not
    /// change when turned by a right angle or mirrored.
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
        let quarter = (0..=QUARTER).step_by(QUARTER / (sides(base.radius) / 4)).filter_map(|i| {
            let part = |of: i64| (i64::from(base.radius) * of) >> 30;
            base.centre.moved(Vector::new(part(COSINES[i]), part(COSINES[QUARTER - i])))
        });
        let quarter = split::chain(quarter);
        let turned = |times: usize| {
            let by =
                move |corner: &Point| (0..times).fold(*corner - base.centre, |by, _| by.left());
            quarter.iter().filter_map(move |corner| base.centre.moved(by(corner)))
        };
        // The corner with the least x comes first.
        let points = [2, 3, 0, 1].into_iter().flat_map(turned).collect();
        Ok(Self::of(points, bounds, bottom, top))
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

/// How many sides the prism of a cylinder has. The middle of a side lies r·(1 − cos(π/n)) within the
/// rim: here at most 0.035 mm. Rounded corners add less than 0.0142 mm.
fn sides(radius: Length) -> usize {
    let enough = [(182, 16), (726, 32), (2_905, 64), (11_620, 128)];
    enough.into_iter().find(|&(most, _)| radius <= most).map_or(256, |(_, sides)| sides)
}

/// A quarter of a turn in the steps of [`COSINES`].
const QUARTER: usize = 64;

/// The cosines of a 256th of a turn, taken 0 to 64 times, in parts of 2^30 and rounded down.
#[rustfmt::skip]
const COSINES: [i64; QUARTER + 1] = [
    1_073_741_824, 1_073_418_433, 1_072_448_454, 1_070_832_474, 1_068_571_463,
    1_065_666_785, 1_062_120_190, 1_057_933_812, 1_053_110_175, 1_047_652_184,
    1_041_563_127, 1_034_846_670, 1_027_506_861, 1_019_548_120, 1_010_975_241,
    1_001_793_389, 992_008_094, 981_625_250, 970_651_112, 959_092_290,
    946_955_747, 934_248_792, 920_979_082, 907_154_608, 892_783_698,
    877_875_008, 862_437_519, 846_480_531, 830_013_654, 813_046_807,
    795_590_212, 777_654_383, 759_250_124, 740_388_522, 721_080_937,
    701_338_999, 681_174_602, 660_599_890, 639_627_257, 618_269_337,
    596_538_995, 574_449_320, 552_013_618, 529_245_403, 506_158_392,
    482_766_489, 459_083_785, 435_124_547, 410_903_206, 386_434_352,
    361_732_725, 336_813_204, 311_690_798, 286_380_642, 260_897_981,
    235_258_165, 209_476_638, 183_568_930, 157_550_647, 131_437_461,
    105_245_103, 78_989_348, 52_686_014, 26_350_943, 0,
];

fn check_heights(bottom: Length, top: Length) -> Result<(), SolidFault> {
    if let Some(height) = [bottom, top].into_iter().find(|h| !(-HIGHEST..=HIGHEST).contains(h)) {
        return Err(SolidFault::TooHigh { height });
    }
    if top <= bottom { Err(SolidFault::NoHeight { bottom, top }) } else { Ok(()) }
}
