//! Exact measuring on the table, in whole numbers. Knows no game.
//!
//! Lengths and coordinates are hundredths of a millimetre. Every yes or no is decided in integers,
//! so that it is the same on every machine and exact at the boundary: in range includes the
//! boundary, overlapping and blocking need common interior points, so touching is neither.
//! Floating point only draws, prunes with a margin and proposes candidates that are then checked.
//!
//! Coordinates must lie within [`LIMIT`], radii and lengths within [`LONGEST`]; whoever takes input
//! from outside checks it with [`Point::in_bounds`] and [`Disc::in_bounds`]. Within these bounds
//! nothing overflows.

mod boxes;
pub mod cone;
mod direction;
mod distance;
pub mod eye;
pub mod gap;
mod millimetres;
pub mod near;
pub mod overlap;
pub mod packing;
mod point;
mod polygon;
pub mod push;
mod region;
mod shape;
pub mod sight;
pub mod sweep;
pub mod tool;
mod wide;

pub use boxes::Boxes;
pub use direction::{Direction, NoDirection};
pub use millimetres::{Millimetres, coordinates, hundredths};
pub use point::{Bounds, Disc, LIMIT, LONGEST, Length, Point, Side, Vector};
pub use polygon::{Polygon, PolygonFault};
pub use region::Region;
pub use shape::{Notched, Shape, Strip};
