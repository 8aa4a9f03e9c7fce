//! Every question beside a slow and obviously right answer, on random and on nasty scenes.

mod directions;
mod distances;
mod named;
mod polygons;
mod pushes;
mod reference;
mod regions;
mod scenes;
mod sights;
mod tools;
