//! What a ruleset brings to the outside, and what rulesets share.

mod doors;
mod facts;
mod options;
mod reading;
mod wrong;

pub use doors::Doors;
pub use facts::{Facts, player, player_or_none};
pub use options::Options;
pub use reading::{number, thing};
pub use wrong::{Wrong, effective, seat, wrong};
