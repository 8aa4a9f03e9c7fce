//! Computer players: they see a position and a question, and pick one of the listed options.

mod random;

pub use random::Random;
