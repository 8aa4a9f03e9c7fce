//! Every question beside a slow and obviously right answer, on random and on nasty scenes.

#![expect(clippy::unwrap_used, reason = "a test may stop")]

mod boxes;
mod corners;
mod directions;
mod distances;
mod extremes;
mod eye_named;
mod eye_reference;
mod eyes;
mod hints;
mod lattice;
mod named;
mod near;
mod packing;
mod polygons;
mod pushes;
mod reference;
mod regions;
mod scenes;
mod sights;
mod spots;
mod tools;
mod written;
