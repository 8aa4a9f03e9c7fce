//! Computer players: they see a position and a question, and pick one of the listed options.

mod battleground;
mod estimate;
mod random;

pub use battleground::Greedy;
pub use random::Random;
