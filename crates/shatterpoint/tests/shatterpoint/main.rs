//! Tests of the Shatterpoint rules.

mod packs;
mod games;
