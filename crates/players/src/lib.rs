//! Computer players over any ruleset: they see a position and a question, and pick an answer.

mod random;

pub use random::Random;
