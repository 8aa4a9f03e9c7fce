//! A finished game looked at again: how likely each side was to win, where it was lost, and what the
//! dice did.

use kernel::{Deed, Doing, Game, Outcome, Seat};
use ruleset::{Thinking, Weight};

use crate::{Effort, Patience, Searcher, Way};

/// A decision that was thought about again.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged<C> {
    /// The number of the deed, from 0.
    pub deed: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was answered.
    pub given: C,
    /// What would have been best.
    pub best: C,
    /// How likely player 1 was to win with the answer given.
    pub wins: f32,
    /// How much of the chance to win the answer gave away, if that is beyond doubt.
    pub lost: f32,
    /// What chance brought player 1 between this decision and the next one that was looked at.
    pub luck: f32,
}

/// What is found out about a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<C> {
    /// The decisions that matter, in order.
    pub judged: Vec<Judged<C>>,
}

/// Less is not worth a word.
const LEAST: f32 = 0.05;

impl<C> Analysis<C> {
    /// The decisions that cost most, the worst first.
    #[must_use]
    pub fn swings(&self, most: usize) -> Vec<&Judged<C>> {
        let mut all: Vec<&Judged<C>> = self.judged.iter().filter(|one| one.lost > LEAST).collect();
        all.sort_by(|a, b| b.lost.total_cmp(&a.lost));
        all.truncate(most);
        all
    }

    /// What chance brought player 1 in all, in games: 0.3 is three tenths of a win.
    #[must_use]
    pub fn luck(&self) -> f32 {
        self.judged.iter().map(|one| one.luck).sum()
    }
}

/// Looks at a game that is played again, deed by deed.
pub struct Analyst<R: Thinking> {
    advisor: Searcher<R>,
    judged: Vec<Judged<R::Choice>>,
    deeds: usize,
}

impl<R: Thinking> Analyst<R> {
    /// Somebody who thinks so much about each decision, on so many threads.
    #[must_use]
    pub fn new(effort: Effort, threads: usize) -> Self {
        Analyst { advisor: Searcher::new(0, effort, threads), judged: Vec::new(), deeds: 0 }
    }

    /// Looks at the next deed, before it is done. Gives what it found if the deed is a decision that
    /// matters and there was time.
    pub fn look(
        &mut self,
        game: &Game<R>,
        deed: &Deed<R::Choice>,
        patience: &Patience,
    ) -> Option<&Judged<R::Choice>> {
        let number = self.deeds;
        self.deeds += 1;
        if patience.is_over() {
            return None;
        }
        let one = self.judge(game, number, deed, patience)?;
        self.judged.push(one);
        self.judged.last()
    }

    /// What was found out, when all deeds are done.
    #[must_use]
    pub fn finish(self, outcome: Option<Outcome>) -> Analysis<R::Choice> {
        let Analyst { mut judged, .. } = self;
        let end = outcome.map(|outcome| match outcome.winner {
            Some(winner) => f32::from(u8::from(winner.is_with(Seat(0)))),
            None => 0.5,
        });
        // What the next decision could still hope for, beside what this one hoped for, is chance.
        let hopes: Vec<f32> = judged.iter().skip(1).map(hope).chain(end).collect();
        for (one, hope) in judged.iter_mut().zip(hopes) {
            one.luck = hope - one.wins;
        }
        Analysis { judged }
    }

    fn judge(
        &mut self,
        game: &Game<R>,
        number: usize,
        Deed { seat, doing }: &Deed<R::Choice>,
        patience: &Patience,
    ) -> Option<Judged<R::Choice>> {
        let Doing::Answer(given) = doing else { return None };
        let moment = game.moment(*seat)?;
        if R::weight(moment.question()) != Weight::Full {
            return None;
        }
        let thought = self.advisor.think(&moment, Some(given), patience);
        self.advisor.given(&moment, &thought, given);
        let own = &thought.ways.iter().find(|way| way.choice == *given)?.found;
        let Way { choice: best, found: most, .. } = thought.ways.get(thought.best)?;
        if own.trials == 0 {
            return None;
        }
        let (behind, error) = (most.gain - own.gain, most.error.max(own.error));
        let lost = if behind > 2.0 * error { behind } else { 0.0 };
        let wins = if seat.is_with(Seat(0)) { own.value } else { 1.0 - own.value };
        let (given, best) = (given.clone(), best.clone());
        Some(Judged { deed: number, seat: *seat, given, best, wins, lost, luck: 0.0 })
    }
}

/// How likely player 1 was to win before the answer was given.
fn hope<C>(one: &Judged<C>) -> f32 {
    if one.seat.is_with(Seat(0)) { one.wins + one.lost } else { one.wins - one.lost }
}
