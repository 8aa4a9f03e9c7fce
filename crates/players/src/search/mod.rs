//! A player that thinks ahead, over any ruleset: it plays on from each answer worth comparing, quickly
//! and often, and takes the quick player's own answer unless another is clearly better. Where others
//! answer at the same time, it may draw one of several.
//!
//! It comes into a game only through a [`Moment`]: it has neither the dice to come nor what another
//! seat has answered in secret, and what its seat cannot see is dealt anew for each trial.

mod halving;
mod mixing;
mod rollouts;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use kernel::{Chance, Chooser, Course, Moment, Pick, Question, Seed};
use ruleset::{Ahead, Budget, Depth, MOST_ASPECTS, Policy, Thinking, Values, Weight};

use crate::Player;
pub use halving::{Found, Trial, Verdict, affordable, halve};
pub use mixing::mix;
use mixing::mixable;
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

/// An answer that was compared, for a person.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<'a, C> {
    /// The answer.
    pub choice: &'a C,
    /// How likely one wins with it, from 0 to 1; nothing if nobody needs to think about it, or there was
    /// no time to.
    pub wins: Option<f32>,
    /// How much worse it is than the best; nothing if they are about equal.
    pub worse: Option<f32>,
    /// What speaks for it, or of a worse one against it; nothing if they differ in nothing much.
    pub reason: Option<Reason>,
}

/// An answer that is advised.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<C> {
    /// The answer.
    pub choice: C,
    /// What would be answered next, if the same seat is asked again at once: where a movement goes.
    pub next: Option<C>,
    /// As in a [`Hint`].
    pub wins: Option<f32>,
    /// As in a [`Hint`].
    pub worse: Option<f32>,
    /// As in a [`Hint`].
    pub reason: Option<Reason>,
}

/// What comes right after an answer.
enum Next<C> {
    /// Nothing is asked of the seat.
    Else,
    /// This would be answered.
    Answer(C),
    /// A place is asked for, and none would be named.
    Nowhere,
}

/// By what an answer differs most from others.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// The name of the aspect.
    pub aspect: &'static str,
    /// By how much one is further ahead by it than after the others on average, or, below 0, less far
    /// than after the best.
    pub by: f32,
}

/// What changes the chances by less is no reason.
const SLIGHT: f32 = 0.02;

/// Who answers tries each answer at least so often.
const LEAST: u32 = 2;

/// What was tried less often is not spoken of in numbers.
const FEW: u32 = 4;

impl<C> Thought<C> {
    /// The best answers, the one to give first. Two are about equal within two standard errors.
    #[must_use]
    pub fn hints(&self, most: usize) -> Vec<Hint<'_, C>> {
        let Some(best) = self.ways.get(self.best) else { return Vec::new() };
        let mut others: Vec<usize> = (0..self.ways.len()).filter(|way| *way != self.best).collect();
        let value = |way: &usize| self.ways[*way].found.value;
        others.retain(|way| self.ways[*way].found.trials >= FEW);
        others.sort_by(|a, b| value(b).total_cmp(&value(a)));
        let hint = |way: usize| {
            let Way { choice, found, ahead } = &self.ways[way];
            if found.trials < FEW {
                return Hint { choice, wins: None, worse: None, reason: None };
            }
            let behind = best.found.gain - found.gain;
            let error = best.found.error.max(found.error);
            let worse = (way != self.best && behind > 2.0 * error).then_some(behind);
            let reason = match worse {
                Some(_) => self.reason(ahead, &best.ahead, -1.0),
                None => self.reason(ahead, &self.usual(way), 1.0),
            };
            Hint { choice, wins: Some(found.value), worse, reason }
        };
        [self.best].into_iter().chain(others).take(most).map(hint).collect()
    }

    /// How far one is ahead after the other answers, on average.
    fn usual(&self, but: usize) -> Ahead {
        let tried = |(way, one): &(usize, &Way<C>)| *way != but && one.found.trials >= FEW;
        let others: Vec<&Ahead> =
            self.ways.iter().enumerate().filter(tried).map(|(_, way)| &way.ahead).collect();
        std::array::from_fn(|aspect| {
            let sum: f32 = others.iter().map(|ahead| ahead[aspect]).sum();
            sum / others.len().max(1) as f32
        })
    }

    /// The aspect that speaks most for being so far ahead rather than so far, or against it.
    fn reason(&self, own: &Ahead, other: &Ahead, sign: f32) -> Option<Reason> {
        let by = |number: usize| own[number] - other[number];
        let speaks = |number: &usize| sign * self.worths[*number] * by(*number);
        let most = (0..self.aspects.len()).max_by(|a, b| speaks(a).total_cmp(&speaks(b)))?;
        let reason = Reason { aspect: self.aspects[most], by: by(most) };
        (speaks(&most) > SLIGHT).then_some(reason)
    }

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
        // Nothing comes to mind by what the seat cannot see.
        let mut seen = state.clone();
        R::determinise(&mut seen, moment.seat(), &mut Chance::seeded(Seed::from(seed)));
        let mut ways = R::candidates(&mut self.policy, &seen, question, most);
        if let Some(given) = given.filter(|given| !ways.contains(given)) {
            ways.insert(1.min(ways.len()), given.clone());
        }
        let seats = R::seats(state);
        self.workers.resize_with(self.threads, || Worker::new(seats));
        let (horizon, values) = (full.horizon, self.values.unwrap_or_else(|| R::values(state)));
        let rollouts_of = Rollouts { moment, ways: &ways, horizon, values, seed, patience };
        let mut passed = (0.0, 0.0);
        let mut sums: Vec<(Ahead, f32)> = vec![([0.0; MOST_ASPECTS], 0.0); ways.len()];
        let try_out = |trials: &[Trial]| -> Vec<f32> {
            let all = rollouts_of.run(&mut self.workers, trials);
            for (trial, came) in trials.iter().zip(&all) {
                let (sum, count) = &mut sums[trial.way];
                sum.iter_mut().zip(came.ahead).for_each(|(sum, ahead)| *sum += ahead);
                *count += 1.0;
                passed = (passed.0 + came.passed, passed.1 + 1.0);
            }
            all.iter().map(|came| came.value).collect()
        };
        let Verdict { found, best } = match alone {
            true => halve(ways.len(), rollouts, least, try_out),
            false => mix(ways.len(), rollouts, seed, try_out),
        };
        let mean = |(sum, count): (Ahead, f32)| sum.map(|sum| sum / count.max(1.0));
        let all = ways.into_iter().zip(found).zip(sums.into_iter().map(mean));
        let ways = all.map(|((choice, found), ahead)| Way { choice, found, ahead }).collect();
        let worths = values.when(passed.0 / f32::max(passed.1, 1.0));
        Thought { ways, best, aspects: R::ASPECTS, worths }
    }
}

impl<R: Thinking> Searcher<R> {
    /// The best answers for a person, the one to give first. None that comes to nothing: who is advised
    /// to move goes somewhere.
    pub fn advise(
        &mut self,
        moment: &Moment<R>,
        most: usize,
        patience: &Patience,
    ) -> Vec<Advice<R::Choice>> {
        let thought = self.compare(moment, None, FEW, patience);
        let all = thought.hints(thought.ways.len());
        let sound = all.iter().filter_map(|hint| {
            let next = match self.follow(moment, &thought, hint.choice) {
                Next::Nowhere => return None,
                Next::Else => None,
                Next::Answer(next) => Some(next),
            };
            let &Hint { choice, wins, worse, reason } = hint;
            Some(Advice { choice: choice.clone(), next, wins, worse, reason })
        });
        let mut sound: Vec<Advice<R::Choice>> = sound.take(most).collect();
        if let Some(first) = sound.first_mut() {
            first.worse = None;
            return sound;
        }
        // Of two answers the other one then.
        let best = all.first().map(|hint| hint.choice);
        let choice = match &moment.question().options[..] {
            [one, other] if Some(one) == best => Some(other),
            [one, other] if Some(other) == best => Some(one),
            _ => best,
        };
        let plain = |choice: &R::Choice| {
            let (choice, next) = (choice.clone(), None);
            Advice { choice, next, wins: None, worse: None, reason: None }
        };
        choice.map(plain).into_iter().collect()
    }

    /// What the quick player would do right after an answer.
    fn follow(
        &self,
        moment: &Moment<R>,
        thought: &Thought<R::Choice>,
        answer: &R::Choice,
    ) -> Next<R::Choice> {
        let (seat, asked) = (moment.seat(), moment.question());
        let mut policy = self.policy.clone();
        if thought.is_other(answer) {
            policy.answered(asked, answer);
        }
        let mut next = Next::Else;
        let course = Course {
            chance: Chance::seeded(Seed::from(self.seed)),
            deal: &|state, chance| R::determinise(state, seat, chance),
            decide: &mut |state: &R::State, question: &Question<R>| {
                if question.seat == seat {
                    let picked = policy.choose(state, question);
                    let nowhere = question.open && matches!(picked, Pick::Listed(_));
                    next = match picked.answer(question.options.clone()) {
                        _ if nowhere && !asked.open => Next::Nowhere,
                        answer => answer.map_or(Next::Else, Next::Answer),
                    };
                }
                None
            },
            goes_on: &|_| false,
        };
        // It stops at that question, since nobody decides.
        let _ = moment.play(answer, course);
        next
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

    fn thought(ways: Vec<Way<u8>>, best: usize) -> Thought<u8> {
        let worths = [0.05, 0.02, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
        Thought { ways, best, aspects: &["points", "wounds"], worths }
    }

    /// An answer that was tried ten times, with how much better it was than the first.
    fn way(choice: u8, gain: f32, points: f32, wounds: f32) -> Way<u8> {
        let found = Found { trials: 10, value: 0.5 + gain, gain, error: 0.01 };
        Way { choice, found, ahead: [points, wounds, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0] }
    }

    #[test]
    fn hints_say_what_speaks_for_the_best_and_against_the_worse() {
        let ways = vec![way(0, 0.0, 2.0, 0.0), way(1, 0.2, 6.0, 1.0), way(2, 0.19, 2.0, 8.0)];
        let thought = thought(ways, 1);
        let said = |aspect, by| Some(Reason { aspect, by });
        let hints = thought.hints(3);
        let order: Vec<u8> = hints.iter().map(|hint| *hint.choice).collect();
        assert_eq!(order, [1, 2, 0]);
        // The others are 2 points ahead; 0.05 for each of 4 is more than 0.02 for 1 - 4.
        assert_eq!((hints[0].worse, hints[0].reason), (None, said("points", 4.0)));
        // About equal: 8 wounds ahead, the others half of 0 and 1.
        assert_eq!((hints[1].worse, hints[1].reason), (None, said("wounds", 7.5)));
        assert_eq!((hints[2].worse, hints[2].reason), (Some(0.2), said("points", -4.0)));
    }

    #[test]
    fn what_was_hardly_tried_is_not_spoken_of_in_numbers() {
        let mut ways = vec![way(0, 0.0, 2.0, 1.0), way(1, 0.4, 9.0, 1.0)];
        ways.iter_mut().for_each(|way| way.found.trials = 3);
        let thought = thought(ways, 0);
        let hints = thought.hints(3);
        assert_eq!(hints.len(), 1);
        assert_eq!((hints[0].wins, hints[0].reason), (None, None));
    }

    #[test]
    fn what_differs_in_nothing_has_no_reason() {
        let ways = vec![way(0, 0.0, 2.0, 1.0), way(1, 0.0, 2.0, 1.5)];
        let thought = thought(ways, 0);
        assert!(thought.hints(2).iter().all(|hint| hint.reason.is_none()));
    }

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
