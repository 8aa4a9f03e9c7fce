//! Playing a moment on, again and again, on some threads.

use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};

use kernel::{Chance, Chooser, Course, End, Moment, Pick, Question, Seat, Seed};
use ruleset::{Ahead, MOST_ASPECTS, Policy, Thinking, Values};

use super::halving::Trial;
use super::mixing::{OF_OTHERS, answer_of_others};
use super::{Patience, mixed};

/// How much the end of a game counts beside how far one was ahead: what is far ahead has won more
/// surely than the dice of this one game.
const DECIDED: f32 = 0.5;

/// What a rollout came to, for the seat that thinks.
#[derive(Clone, Copy)]
pub struct Came {
    /// How good it is, from 0 to 1.
    pub value: f32,
    /// How far it is ahead.
    pub ahead: Ahead,
    /// How much of the game has passed.
    pub passed: f32,
}

/// A thread's own players, one for each seat: what they have worked out of the table stays with them.
pub struct Worker<R: Thinking>(Vec<R::Policy>);

impl<R: Thinking> Worker<R> {
    /// Players for so many seats.
    pub fn new(seats: u8) -> Self {
        Worker((0..seats).map(|seat| R::Policy::new(seat.into())).collect())
    }

    /// Plays on from an answer, and says how well the seat stands then.
    fn play(&mut self, rollouts: &Rollouts<'_, R>, trial: Trial) -> Came {
        // What the rules cannot play on from is no good answer.
        let stuck = Came { value: 0.0, ahead: [0.0; MOST_ASPECTS], passed: 0.0 };
        let moment = rollouts.moment;
        let Some(answer) = rollouts.ways.get(trial.way) else { return stuck };
        let (seat, seed) = (moment.seat(), mixed(rollouts.seed, trial.number.into()));
        for (number, policy) in (1..).zip(&mut self.0) {
            policy.reset(mixed(seed, number));
        }
        let mut others = moment.others().to_vec();
        let last = rollouts.horizon.map(|far| R::clock(moment.state()).saturating_add(far));
        let scene = Cell::new(None);
        let course = Course {
            chance: Chance::seeded(Seed::from(seed)),
            deal: &|state, chance| R::determinise(state, seat, chance),
            decide: &mut |state: &R::State, question: &Question<R>| {
                let policy = self.0.get_mut(question.seat.index())?;
                let asked = |(other, prompt): &(Seat, R::Prompt)| {
                    *other == question.seat && *prompt == question.prompt
                };
                let Some(place) = others.iter().position(asked) else {
                    return Some(policy.choose(state, question));
                };
                others.swap_remove(place);
                let number = match question.seat.is_with(seat) {
                    true => 0,
                    false => answer_of_others(trial.number),
                };
                answer_at_once(policy, state, question, number)
            },
            goes_on: &|state, chance| {
                let next = |now: &u64| scene.replace(Some(*now)) != Some(*now);
                if let Some(now) = R::scene(state).filter(next) {
                    *chance = Chance::seeded(Seed::from(mixed(seed, now)));
                }
                last.is_none_or(|last| R::clock(state) < last) && !rollouts.patience.is_over()
            },
        };
        moment.play(answer, course).map_or(stuck, |end| came(&end, seat, &rollouts.values))
    }
}

/// One of the better answers of who answers at the same time, by its number.
fn answer_at_once<R: Thinking>(
    policy: &mut R::Policy,
    state: &R::State,
    question: &Question<R>,
    number: usize,
) -> Option<Pick<R::Choice>> {
    if number == 0 {
        return Some(policy.choose(state, question));
    }
    let mut answers = R::candidates(policy, state, question, OF_OTHERS);
    let answer = answers.swap_remove(number.min(answers.len().checked_sub(1)?));
    policy.answered(question, &answer);
    Some(Pick::Free(answer))
}

/// What an end is for a seat.
fn came<R: Thinking>(end: &End<R>, seat: Seat, values: &Values) -> Came {
    let (ahead, passed) = (R::ahead(&end.state, seat), R::passed(&end.state));
    let chance = values.chance(&ahead, passed);
    let Some(outcome) = end.outcome else { return Came { value: chance, ahead, passed } };
    let won = outcome.winner.map_or(0.5, |winner| f32::from(u8::from(winner.is_with(seat))));
    Came { value: DECIDED * won + (1.0 - DECIDED) * chance, ahead, passed }
}

/// What is played on.
pub struct Rollouts<'a, R: Thinking> {
    /// From where.
    pub moment: &'a Moment<R>,
    /// With which answers.
    pub ways: &'a [R::Choice],
    /// For how long.
    pub horizon: Option<u32>,
    /// What being ahead is worth.
    pub values: Values,
    /// The seed of the first; the others follow.
    pub seed: u64,
    /// How long there is time.
    pub patience: &'a Patience,
}

impl<R: Thinking> Rollouts<'_, R> {
    /// Plays trials, all workers together; what they find does not depend on how many there are.
    /// If patience ends before all are played, only the first ones are.
    pub fn run(&self, workers: &mut [Worker<R>], trials: &[Trial]) -> Vec<Came> {
        let next = AtomicUsize::new(0);
        let work = |worker: &mut Worker<R>| {
            let mut done: Vec<(usize, Came)> = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let Some(trial) = trials.get(number).filter(|_| !self.patience.is_over()) else {
                    return done;
                };
                let came = worker.play(self, *trial);
                // What patience has cut off says nothing.
                if self.patience.is_over() {
                    return done;
                }
                done.push((number, came));
            }
        };
        let Some((own, others)) = workers.split_first_mut() else { return Vec::new() };
        let mut done: Vec<(usize, Came)> = std::thread::scope(|scope| {
            let threads: Vec<_> =
                others.iter_mut().map(|worker| scope.spawn(|| work(worker))).collect();
            let own = work(own);
            own.into_iter()
                .chain(threads.into_iter().flat_map(|one| one.join().unwrap_or_default()))
                .collect()
        });
        done.sort_by_key(|(number, _)| *number);
        let first = (0..).zip(done).take_while(|(place, (number, _))| place == number);
        first.map(|(_, (_, came))| came).collect()
    }
}
