//! Computer players over any ruleset: they see a position and a question, and pick an answer.

mod analysis;
mod easy;
mod random;
pub mod search;

pub use analysis::{Analysis, Analyst, Judged};
pub use easy::Easy;
pub use random::Random;
pub use search::{Advice, Effort, Hint, Patience, Reason, Searcher, Thought, Way};

use std::ops::RangeInclusive;

use kernel::{Chooser, Moment, Rules};
use ruleset::{Budget, Depth, Policy, Thinking};

/// What a told effort may be: nobody has time for more, and less is no thought.
const ROLLOUTS: RangeInclusive<u32> = 1..=1_000_000;
const HORIZON: RangeInclusive<u32> = 1..=1_000;
const ANSWERS: RangeInclusive<usize> = 2..=64;

/// A computer player at a table: it is handed the question with the game up to it.
pub trait Player<R: Rules>: Send {
    /// What to answer; nothing if no answer was found. When patience is over, whatever looks best by
    /// then.
    fn answer(&mut self, moment: &Moment<R>, patience: &Patience) -> Option<R::Choice>;

    /// Whether it takes its time.
    fn thinks(&self) -> bool {
        false
    }
}

/// A player that answers by what it sees at once.
struct Plain<C>(C);

impl<R: Rules, C: Chooser<R> + Send> Player<R> for Plain<C> {
    fn answer(&mut self, moment: &Moment<R>, _: &Patience) -> Option<R::Choice> {
        let question = moment.question();
        self.0.choose(moment.state(), question).answer(question.options.clone())
    }
}

/// The computer players that every ruleset has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Robot {
    /// Takes anything.
    Random,
    /// Errs now and then.
    Easy,
    /// Takes what looks best right now.
    Greedy,
    /// Thinks ahead: so deep, or so much as is told.
    Thinks(Effort),
}

impl Robot {
    /// The levels that a lobby offers, the weakest first; `normal` is greedy.
    pub const LEVELS: [&'static str; 5] = ["random", "easy", "normal", "hard", "expert"];

    /// The one that is called so: a level, `greedy`, or `search:ROLLOUTS:HORIZON:ANSWERS`, the horizon
    /// by the ruleset's clock or `end`: up to
    /// a million, a thousand and 64.
    #[must_use]
    pub fn named(name: &str) -> Option<Robot> {
        match name {
            "random" => Some(Robot::Random),
            "easy" => Some(Robot::Easy),
            "normal" | "greedy" => Some(Robot::Greedy),
            "hard" => Some(Robot::Thinks(Effort::Level(Depth::Hard))),
            "expert" => Some(Robot::Thinks(Effort::Level(Depth::Expert))),
            name => told(name.strip_prefix("search:")?).map(Robot::Thinks),
        }
    }

    /// Such a player of a ruleset with its own seed, if it answers by what it sees at once.
    #[must_use]
    pub fn chooser<R: Thinking>(self, seed: u64) -> Option<Box<dyn Chooser<R> + Send>> {
        match self {
            Robot::Random => Some(Box::new(Random::new(seed))),
            Robot::Easy => Some(Box::new(Easy::<R>::new(seed))),
            Robot::Greedy => Some(Box::new(R::Policy::new(seed))),
            Robot::Thinks(_) => None,
        }
    }

    /// Such a player of a ruleset with its own seed; one that thinks does so on so many threads.
    #[must_use]
    pub fn player<R: Thinking>(self, seed: u64, threads: usize) -> Box<dyn Player<R>> {
        match self {
            Robot::Thinks(effort) => Box::new(Searcher::<R>::new(seed, effort, threads)),
            Robot::Random => Box::new(Plain(Random::new(seed))),
            Robot::Easy => Box::new(Plain(Easy::<R>::new(seed))),
            Robot::Greedy => Box::new(Plain(R::Policy::new(seed))),
        }
    }
}

/// As it is named.
impl std::fmt::Display for Robot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Robot::Random => write!(f, "random"),
            Robot::Easy => write!(f, "easy"),
            Robot::Greedy => write!(f, "greedy"),
            Robot::Thinks(Effort::Level(Depth::Hard)) => write!(f, "hard"),
            Robot::Thinks(Effort::Level(Depth::Expert)) => write!(f, "expert"),
            Robot::Thinks(Effort::Told(Budget { rollouts, horizon, candidates })) => {
                let horizon = horizon.map_or("end".to_owned(), |far| far.to_string());
                write!(f, "search:{rollouts}:{horizon}:{candidates}")
            }
        }
    }
}

/// An effort in numbers: `96:1:8`, `48:end:6`.
fn told(numbers: &str) -> Option<Effort> {
    let mut numbers = numbers.split(':');
    let rollouts = numbers.next()?.parse().ok().filter(|count| ROLLOUTS.contains(count))?;
    let horizon = match numbers.next()? {
        "end" => None,
        far => Some(far.parse().ok().filter(|far| HORIZON.contains(far))?),
    };
    let candidates = numbers.next()?.parse().ok().filter(|count| ANSWERS.contains(count))?;
    let budget = Budget { rollouts, horizon, candidates };
    numbers.next().is_none().then_some(Effort::Told(budget))
}
