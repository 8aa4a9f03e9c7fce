//! A player that picks any legal answer, over any ruleset.

use kernel::{Chance, Chooser, Pick, Question, Rules, Seed};

/// Picks uniformly among the listed options; answers open questions at random, mostly with a place.
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
    fn choose(&mut self, state: &R::State, question: &Question<R>) -> Pick<R::Choice> {
        let listed = question.options.len();
        // One in five keeps to the listed ones, such as declining, if there are any.
        match R::sample(state, question, &mut self.chance) {
            Some(choice) if listed == 0 || self.chance.below(5) > 0 => Pick::Free(choice),
            _ => Pick::Listed(self.chance.below(listed)),
        }
    }
}
