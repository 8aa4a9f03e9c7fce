//! Computer players over any ruleset: they see a position and a question, and pick an answer.

mod random;

pub use random::Random;

use kernel::Chooser;
use ruleset::Doors;

/// The computer players that every ruleset has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Robot {
    /// Takes what looks best right now.
    Greedy,
    /// Takes anything.
    Random,
}

impl Robot {
    /// What they are called.
    pub const NAMES: [&'static str; 2] = ["greedy", "random"];

    /// The one that is called so.
    #[must_use]
    pub fn named(name: &str) -> Option<Robot> {
        match name {
            "greedy" => Some(Robot::Greedy),
            "random" => Some(Robot::Random),
            _ => None,
        }
    }

    /// Such a player of a ruleset, with its own seed.
    #[must_use]
    pub fn player<R: Doors>(self, seed: u64) -> Box<dyn Chooser<R> + Send> {
        match self {
            Robot::Greedy => R::greedy(seed),
            Robot::Random => Box::new(Random::new(seed)),
        }
    }
}
