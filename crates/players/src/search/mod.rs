//! A player that thinks ahead, over any ruleset: it plays on from each answer worth comparing, quickly
//! and often, and takes the quick player's own answer unless another is clearly better. Where others
//! answer at the same time, it may draw one of several.
//!
//! It comes into a game only through a [`Moment`]: it has neither the dice to come nor what another
//! seat has answered in secret, and what its seat cannot see is dealt anew for each trial.

mod advice;
mod halving;
mod mixing;
mod rollouts;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use kernel::{Chance, Moment, Seed};
use ruleset::{Ahead, Budget, Depth, MOST_ASPECTS, Policy, Thinking, Values, Weight};

use crate::Player;
use advice::FEW;
pub use advice::{Advice, Hint, Reason};
pub use halving::{Found, Trial, Verdict, affordable, halve};
pub use mixing::mix;
use mixing::mixable;
use rollouts::{Came, Rollouts, Worker};

/// How long a player may think: to a moment, or until somebody says stop.
#[derive(Clone, Default, Debug)]
pub struct Patience {
    until: Option<Instant>,
    stopped: Arc<AtomicBool>,
}

impl Patience {
    /// So long from now.
    #[must_use]
    pub fn of(time: Duration) -> Patience {
        Patience::default().within(time)
    }

    /// At most so long from now, and no longer than this.
    #[must_use]
    pub fn within(&self, time: Duration) -> Patience {
        let until = [self.until, Instant::now().checked_add(time)].into_iter().flatten().min();
        Patience { until, stopped: self.stopped.clone() }
    }

    /// The thought is not wanted any more.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether there is no more time.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
            || self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// An answer that was compared.
#[derive(Clone, PartialEq, Debug)]
pub struct Way<C> {
    /// The answer.
    pub choice: C,
    /// What was found out about it.
    pub found: Found,
    /// How far one is ahead after it on average.
    pub ahead: Ahead,
}

/// What a player thought about a question.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<C> {
    /// The answers that were compared; the first is the quick player's.
    pub ways: Vec<Way<C>>,
    /// The one to give, by its number.
    pub best: usize,
    /// By what positions were judged.
    pub aspects: &'static [&'static str],
    /// What being ahead by one of each was worth.
    pub worths: [f32; MOST_ASPECTS],
}

/// Who answers tries each answer at least so often.
const LEAST: u32 = 2;

impl<C> Thought<C> {
    /// Whether an answer is not the quick player's own.
    fn is_other(&self, answer: &C) -> bool
    where
        C: PartialEq,
    {
        self.ways.first().is_some_and(|own| own.choice != *answer)
    }
}

/// A player that thinks ahead.
pub struct Searcher<R: Thinking> {
    seed: u64,
    effort: Effort,
    /// What being ahead is worth, if the ruleset is not to say.
    values: Option<Values>,
    /// The quick player, with what it has in mind in this game.
    policy: R::Policy,
    threads: usize,
    workers: Vec<Worker<R>>,
}

/// How much is thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// As a level says.
    Level(Depth),
    /// As told, whatever the position.
    Told(Budget),
}

impl<R: Thinking> Searcher<R> {
    /// A player with its own seed. The same seed, position and effort give the same answer, whatever
    /// the number of threads.
    #[must_use]
    pub fn new(seed: u64, effort: Effort, threads: usize) -> Self {
        let (policy, threads) = (R::Policy::new(seed), threads.max(1));
        Searcher { seed, effort, values: None, policy, threads, workers: Vec::new() }
    }

    /// The same player with other worths.
    #[must_use]
    pub fn judging(self, values: Values) -> Self {
        Searcher { values: Some(values), ..self }
    }

    /// Compares answers to a question, and one more that may be given.
    pub fn think(
        &mut self,
        moment: &Moment<R>,
        given: Option<&R::Choice>,
        patience: &Patience,
    ) -> Thought<R::Choice> {
        self.compare(moment, given, if given.is_some() { FEW } else { LEAST }, patience)
    }

    /// What was answered in the end: the quick player has something else in mind after another answer
    /// than its own.
    pub(crate) fn given(
        &mut self,
        moment: &Moment<R>,
        thought: &Thought<R::Choice>,
        answer: &R::Choice,
    ) {
        if thought.is_other(answer) {
            self.policy.answered(moment.question(), answer);
        }
    }

    /// Compares answers, as many as can be tried so often.
    fn compare(
        &mut self,
        moment: &Moment<R>,
        given: Option<&R::Choice>,
        least: u32,
        patience: &Patience,
    ) -> Thought<R::Choice> {
        let (state, question) = (moment.state(), moment.question());
        let full = match self.effort {
            Effort::Level(depth) => R::budget(state, depth),
            Effort::Told(budget) => budget,
        };
        let rollouts = match R::weight(question) {
            Weight::Trivial => 0,
            Weight::Light => full.rollouts / 4,
            Weight::Full => full.rollouts,
        };
        let alone = moment.others().is_empty();
        let most = match alone {
            true => affordable(full.candidates, rollouts, least),
            false => full.candidates.min(mixable(rollouts)),
        };
        let seed = mixed(self.seed, moment.number() as u64);
        let ways = self.ways(moment, given, most, seed);
        let seats = R::seats(state);
        self.workers.resize_with(self.threads, || Worker::new(seats));
        let (horizon, values) = (full.horizon, self.values.unwrap_or_else(|| R::values(state)));
        let tries = Rollouts { moment, ways: &ways, horizon, values, seed, patience };
        let (mut sums, mut all) = (vec![Sum::default(); ways.len()], Sum::default());
        let try_out = |trials: &[Trial]| -> Vec<f32> {
            let came = tries.run(&mut self.workers, trials);
            for (trial, came) in trials.iter().zip(&came) {
                sums[trial.way].add(came);
                all.add(came);
            }
            came.iter().map(|came| came.value).collect()
        };
        let Verdict { found, best } = match alone {
            true => halve(ways.len(), rollouts, least, try_out),
            false => mix(ways.len(), rollouts, seed, try_out),
        };
        let compared = ways.into_iter().zip(found).zip(sums);
        let way = |((choice, found), sum): ((R::Choice, Found), Sum)| Way {
            choice,
            found,
            ahead: sum.ahead(),
        };
        let (ways, worths) = (compared.map(way).collect(), values.when(all.passed()));
        Thought { ways, best, aspects: R::ASPECTS, worths }
    }

    /// What comes to mind, by what the seat can see; an answer that was given is one of the first.
    fn ways(
        &mut self,
        moment: &Moment<R>,
        given: Option<&R::Choice>,
        most: usize,
        seed: u64,
    ) -> Vec<R::Choice> {
        let mut seen = moment.state().clone();
        R::determinise(&mut seen, moment.seat(), &mut Chance::seeded(Seed::from(seed)));
        let mut ways = R::candidates(&mut self.policy, &seen, moment.question(), most);
        if let Some(given) = given.filter(|given| !ways.contains(given)) {
            ways.insert(1.min(ways.len()), given.clone());
        }
        ways
    }
}

/// What some rollouts came to together.
#[derive(Clone, Copy, Default)]
struct Sum {
    ahead: Ahead,
    passed: f32,
    count: f32,
}

impl Sum {
    fn add(&mut self, came: &Came) {
        self.ahead.iter_mut().zip(came.ahead).for_each(|(sum, ahead)| *sum += ahead);
        self.passed += came.passed;
        self.count += 1.0;
    }

    /// How far one was ahead, on average.
    fn ahead(&self) -> Ahead {
        self.ahead.map(|sum| sum / self.count.max(1.0))
    }

    /// How much of the game had passed, on average.
    fn passed(&self) -> f32 {
        self.passed / self.count.max(1.0)
    }
}

impl<R: Thinking> Player<R> for Searcher<R> {
    fn answer(&mut self, moment: &Moment<R>, patience: &Patience) -> Option<R::Choice> {
        let thought = self.think(moment, None, patience);
        let answer = thought.ways.get(thought.best)?.choice.clone();
        self.given(moment, &thought, &answer);
        Some(answer)
    }

    fn thinks(&self) -> bool {
        true
    }
}

/// A number that depends on both, and looks like neither.
pub(crate) fn mixed(a: u64, b: u64) -> u64 {
    let mut z = a ^ b.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patience_within_patience_ends_with_either() {
        let patience = Patience::default();
        let inner = patience.within(Duration::from_secs(600));
        assert!(!inner.is_over());
        assert!(patience.within(Duration::ZERO).is_over());
        patience.stop();
        assert!(inner.is_over());
    }
}
