//! Playing a moment on, again and again, on some threads.

use std::sync::atomic::{AtomicUsize, Ordering};

use kernel::{Chance, Chooser, Course, End, Moment, Question, Seat, Seed};
use ruleset::{Policy, Thinking};

use super::halving::Trial;
use super::{Patience, mixed};

/// How much the end of a game counts beside how far one was ahead: what is far ahead has won more
/// surely than the dice of this one game.
const DECIDED: f32 = 0.5;

/// A thread's own players, one for each seat: what they have worked out of the table stays with them.
pub struct Worker<R: Thinking>(Vec<R::Policy>);

impl<R: Thinking> Worker<R> {
    /// Players for so many seats.
    pub fn new(seats: u8) -> Self {
        Worker((0..seats).map(|seat| R::Policy::new(seat.into())).collect())
    }

    /// Plays on from an answer, and says how well the seat stands then.
    fn play(&mut self, rollouts: &Rollouts<'_, R>, trial: Trial) -> f32 {
        let moment = rollouts.moment;
        let Some(answer) = rollouts.ways.get(trial.way) else { return 0.0 };
        let (seat, seed) = (moment.seat(), mixed(rollouts.seed, trial.number.into()));
        for (number, policy) in (1..).zip(&mut self.0) {
            policy.reset(mixed(seed, number));
        }
        let last = rollouts.horizon.map(|far| R::clock(moment.state()).saturating_add(far));
        let course = Course {
            chance: Chance::seeded(Seed::from(seed)),
            deal: &|state, chance| R::determinise(state, seat, chance),
            decide: &mut |state: &R::State, question: &Question<R>| {
                let policy = self.0.get_mut(question.seat.index())?;
                Some(policy.choose(state, question))
            },
            goes_on: &|state| last.is_none_or(|last| R::clock(state) < last),
        };
        // What the rules cannot play on from is no good answer.
        moment.play(answer, course).map_or(0.0, |end| value(&end, seat))
    }
}

/// How good an end is for a seat, from 0 to 1.
fn value<R: Thinking>(end: &End<R>, seat: Seat) -> f32 {
    let ahead = R::evaluate(&end.state, seat);
    let Some(outcome) = end.outcome else { return ahead };
    let won = outcome.winner.map_or(0.5, |winner| f32::from(u8::from(winner.is_with(seat))));
    DECIDED * won + (1.0 - DECIDED) * ahead
}

/// What is played on.
pub struct Rollouts<'a, R: Thinking> {
    /// From where.
    pub moment: &'a Moment<R>,
    /// With which answers.
    pub ways: &'a [R::Choice],
    /// For how long.
    pub horizon: Option<u32>,
    /// The seed of the first; the others follow.
    pub seed: u64,
    /// How long there is time.
    pub patience: &'a Patience,
}

impl<R: Thinking> Rollouts<'_, R> {
    /// Plays trials, all workers together; what they find does not depend on how many there are.
    /// Nothing if patience ends before all are played.
    pub fn run(&self, workers: &mut [Worker<R>], trials: &[Trial]) -> Option<Vec<f32>> {
        let next = AtomicUsize::new(0);
        let work = |worker: &mut Worker<R>| {
            let mut done: Vec<(usize, f32)> = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let Some(trial) = trials.get(number).filter(|_| !self.patience.is_over()) else {
                    return done;
                };
                done.push((number, worker.play(self, *trial)));
            }
        };
        let (own, others) = workers.split_first_mut()?;
        let mut done: Vec<(usize, f32)> = std::thread::scope(|scope| {
            let threads: Vec<_> =
                others.iter_mut().map(|worker| scope.spawn(|| work(worker))).collect();
            let own = work(own);
            own.into_iter()
                .chain(threads.into_iter().flat_map(|one| one.join().unwrap_or_default()))
                .collect()
        });
        done.sort_by_key(|(number, _)| *number);
        let all = done.len() == trials.len();
        all.then(|| done.into_iter().map(|(_, value)| value).collect())
    }
}
