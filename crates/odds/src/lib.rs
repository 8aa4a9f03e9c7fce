//! Exact distributions of what dice show: computed, not sampled. Knows no game: a ruleset says which
//! faces its dice have, which steps follow each other, and what a fall comes to.
//!
//! Chances are floating-point numbers: they inform a player and decide no rule.

mod counts;
mod distribution;

pub use counts::{Counts, Pool, misses};
pub use distribution::Distribution;
