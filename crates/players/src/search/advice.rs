//! What a person is advised: the best answers, how likely one wins with them, and what speaks for them.

use kernel::{Chance, Chooser, Course, Moment, Pick, Question, Seed};
use ruleset::{Ahead, Policy, Thinking};

use super::{Patience, Searcher, Thought, Way};

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

/// What was tried less often is not spoken of in numbers.
pub const FEW: u32 = 4;

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
            goes_on: &|_, _| false,
        };
        // It stops at that question, since nobody decides.
        let _ = moment.play(answer, course);
        next
    }
}

#[cfg(test)]
mod tests {
    use super::super::Found;
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
}
