//! A player of Shatterpoint that takes what looks best right now.

use kernel::{Chance, Chooser, Pick, Question, Rules, Seed};
use shatterpoint::Shatterpoint;
use shatterpoint::question::Choice;
use shatterpoint::state::State;

/// Scores the answers to a question and takes the best one.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Chance,
}

impl Greedy {
    /// A player with its own seed.
    #[must_use]
    pub fn new(seed: u64) -> Greedy {
        Greedy { chance: Chance::seeded(Seed::from(seed)) }
    }
}

impl Chooser<Shatterpoint> for Greedy {
    fn choose(&mut self, state: &State, question: &Question<Shatterpoint>) -> Pick<Choice> {
        match Shatterpoint::sample(state, question, &mut self.chance) {
            Some(choice) => Pick::Free(choice),
            None => Pick::Listed(self.chance.below(question.options.len())),
        }
    }
}
