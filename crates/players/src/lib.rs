//! Computer players: they see a position and a question, and pick an answer.

mod battleground;
mod estimate;
mod legion;
mod random;
mod shatterpoint;

pub use battleground::Greedy;
pub use legion::Greedy as LegionGreedy;
pub use random::Random;
pub use shatterpoint::Greedy as ShatterpointGreedy;
