//! A player that picks any legal answer, over any ruleset.

use kernel::{Chance, Chooser, Question, Rules, Seed};

/// Picks uniformly among the listed options.
#[derive(Clone, Debug)]
pub struct Random {
    chance: Chance,
}

impl Random {
    /// A player with its own seed.
    #[must_use]
    pub fn new(seed: u64) -> Random {
        Random { chance: Chance::seeded(Seed::from(seed)) }
    }
}

impl<R: Rules> Chooser<R> for Random {
    fn choose(&mut self, _: &R::State, question: &Question<R>) -> usize {
        self.chance.below(question.options.len())
    }
}
