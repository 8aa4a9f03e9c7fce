//! The quick player of games small enough to be worked out by hand.

use kernel::{Chooser, Pick, Question, Rules};
use ruleset::{Policy, Weights};

/// Always gives the first answer.
#[derive(Clone)]
pub struct First;

impl<R: Rules> Chooser<R> for First {
    fn choose(&mut self, _: &R::State, _: &Question<R>) -> Pick<R::Choice> {
        Pick::Listed(0)
    }
}

impl<R: Rules> Policy<R> for First {
    fn new(_: u64) -> First {
        First
    }

    fn reset(&mut self, _: u64) {}

    fn weights() -> Weights {
        Weights::new()
    }

    fn weighing(_: u64, _: &Weights) -> Option<First> {
        Some(First)
    }
}
