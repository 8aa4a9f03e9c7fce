//! A player that thinks ahead, over any ruleset: it plays on from each answer worth comparing, quickly
//! and often, and takes the quick player's own answer unless another is clearly better.
//!
//! It comes into a game only through a [`Moment`]: it has neither the dice to come nor what another
//! seat has answered in secret, and what its seat cannot see is dealt anew for each trial.

mod halving;
mod rollouts;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use kernel::Moment;
use ruleset::{Budget, Depth, Policy, Thinking, Weight};

use crate::Player;
pub use halving::{Found, Trial, Verdict, halve};
use rollouts::{Rollouts, Worker};

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
        Patience { until: Instant::now().checked_add(time), ..Patience::default() }
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

/// What a player thought about a question.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<C> {
    /// The answers that were compared; the first is the quick player's.
    pub ways: Vec<(C, Found)>,
    /// The one to give, by its number.
    pub best: usize,
}

/// An answer that was compared, for a person.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<'a, C> {
    /// The answer.
    pub choice: &'a C,
    /// How likely one wins with it, from 0 to 1; nothing if nobody needs to think about it.
    pub wins: Option<f32>,
    /// How much worse it is than the best; nothing if they are about equal.
    pub worse: Option<f32>,
}

impl<C> Thought<C> {
    /// The best answers, the one to give first. Two are about equal within two standard errors.
    #[must_use]
    pub fn hints(&self, most: usize) -> Vec<Hint<'_, C>> {
        let Some((_, best)) = self.ways.get(self.best) else { return Vec::new() };
        let mut others: Vec<usize> = (0..self.ways.len()).filter(|way| *way != self.best).collect();
        let value = |way: &usize| self.ways[*way].1.value;
        others.retain(|way| self.ways[*way].1.trials > 0);
        others.sort_by(|a, b| value(b).total_cmp(&value(a)));
        let hint = |way: usize| {
            let (choice, found) = &self.ways[way];
            let (behind, error) = (best.gain - found.gain, best.error.max(found.error));
            let worse = (way != self.best && behind > 2.0 * error).then_some(behind);
            Hint { choice, wins: (found.trials > 0).then_some(found.value), worse }
        };
        [self.best].into_iter().chain(others).take(most).map(hint).collect()
    }

    /// The answer to give.
    fn answer(self) -> Option<C> {
        self.ways.into_iter().nth(self.best).map(|(choice, _)| choice)
    }
}

/// A player that thinks ahead.
pub struct Searcher<R: Thinking> {
    seed: u64,
    effort: Effort,
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
        Searcher { seed, effort, policy, threads, workers: Vec::new() }
    }

    /// Compares answers to a question, and one more that may be given.
    pub fn think(
        &mut self,
        moment: &Moment<R>,
        given: Option<&R::Choice>,
        patience: &Patience,
    ) -> Thought<R::Choice> {
        let (state, question) = (moment.state(), moment.question());
        let weight = R::weight(question);
        let full = match self.effort {
            Effort::Level(depth) => R::budget(state, depth),
            Effort::Told(budget) => budget,
        };
        let (candidates, rollouts) = match weight {
            Weight::Trivial => (1, 0),
            Weight::Light => (full.candidates, full.rollouts / 4),
            Weight::Full => (full.candidates, full.rollouts),
        };
        let mut ways = R::candidates(&mut self.policy, state, question, candidates);
        ways.extend(given.filter(|given| !ways.contains(given)).cloned());
        let seats = R::seats(state);
        self.workers.resize_with(self.threads, || Worker::new(seats));
        let seed = mixed(self.seed, moment.number() as u64);
        let rollouts_of = Rollouts { moment, ways: &ways, horizon: full.horizon, seed, patience };
        let workers = &mut self.workers;
        let Verdict { found, best } =
            halve(ways.len(), rollouts, |trials| rollouts_of.run(workers, trials));
        Thought { ways: ways.into_iter().zip(found).collect(), best }
    }
}

impl<R: Thinking> Player<R> for Searcher<R> {
    fn answer(&mut self, moment: &Moment<R>, patience: &Patience) -> Option<R::Choice> {
        let thought = self.think(moment, None, patience);
        let changed = thought.best > 0;
        let answer = thought.answer()?;
        if changed {
            self.policy.answered(moment.question(), &answer);
        }
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
