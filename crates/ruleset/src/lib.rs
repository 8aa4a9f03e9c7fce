//! What a ruleset brings to the outside, and what rulesets share.

mod doors;
mod options;
mod wrong;

pub use doors::Doors;
pub use options::Options;
pub use wrong::{Wrong, seat, wrong};
