//! A player that errs now and then.

use kernel::{Chance, Chooser, Pick, Question, Seed};
use ruleset::{Policy, Thinking, Weight};

/// Every so many answers is one of the better ones instead of the best.
const ERRS: usize = 4;

/// Among so many of the better answers.
const BETTER: usize = 6;

/// Plays like the quick player, but takes another of the better answers every now and then.
#[derive(Clone, Debug)]
pub struct Easy<R: Thinking> {
    policy: R::Policy,
    chance: Chance,
}

impl<R: Thinking> Easy<R> {
    /// A player with its own seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Easy { policy: R::Policy::new(seed), chance: Chance::seeded(Seed::from(!seed)) }
    }
}

impl<R: Thinking> Chooser<R> for Easy<R> {
    fn choose(&mut self, state: &R::State, question: &Question<R>) -> Pick<R::Choice> {
        if R::weight(question) == Weight::Trivial || self.chance.below(ERRS) > 0 {
            return self.policy.choose(state, question);
        }
        let mut better = R::candidates(&mut self.policy, state, question, BETTER);
        let taken = self.chance.below(better.len());
        if taken >= better.len() {
            return self.policy.choose(state, question);
        }
        let answer = better.swap_remove(taken);
        self.policy.answered(question, &answer);
        Pick::Free(answer)
    }
}
