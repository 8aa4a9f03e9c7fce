//! Computer players: they see a position and a question, and pick an answer.

mod battleground;
mod estimate;
mod random;
mod shatterpoint;

pub use battleground::Greedy;
pub use random::Random;
pub use shatterpoint::Greedy as ShatterpointGreedy;
