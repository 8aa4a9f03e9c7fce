//! What a ruleset brings to the outside, and what rulesets share.

mod choosing;
mod dice;
mod doors;
mod facts;
pub mod lists;
mod numbers;
mod observed;
mod options;
mod parameters;
mod reading;
mod tally;
mod thinking;
mod wrong;

pub use choosing::best;
pub use dice::{Die, sides};
pub use doors::Doors;
pub use facts::{Facts, player, player_or_none};
pub use observed::{Bag, decimetres};
pub use options::Options;
pub use parameters::{Parameters, not_allowed};
pub use reading::{NO_ANSWER, find, number, thing, word};
pub use tally::{Attack, Enlisted, Tally};
pub use thinking::{
    Ahead, Budget, Depth, MOST_ASPECTS, Policy, Thinking, Values, Weight, Weights, Worth, Worths,
    embedded, numbers_of, ranked, with_numbers,
};
pub use wrong::{Wrong, effective, seat, seat_of, wrong};
