//! Following a game through an exercise: which step it is at, and what is to be said of the last try.
//!
//! Everything follows from the deeds of the game, so it is right after an undo and after a restart.

use std::cell::RefCell;

use content::Names;
use kernel::{Deed, Doing, Game};
use ruleset::Doors;
use serde::Serialize;
use serde_json::Value;

use crate::exercise::{self, Exercise, Step};

/// How a game stands in its exercise: what the page of the table shows.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Coaching {
    /// The id of the exercise.
    pub exercise: String,
    /// What it is called.
    pub title: Names,
    /// What it is about.
    pub text: Names,
    /// The rules that it shows.
    pub rules: Vec<String>,
    /// Whether it is a puzzle, and what shall come about.
    pub goal: Option<Names>,
    /// How many steps there are.
    pub steps: u32,
    /// How many of them are done.
    pub done: u32,
    /// What to do now.
    pub says: Option<Names>,
    /// An answer that does it, in the ruleset's form; not of a puzzle.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub wanted: Option<Value>,
    /// What is to be said of what was done last.
    pub remark: Option<Remark>,
}

/// What is said of a try.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Remark {
    /// Whether it was what is wanted.
    pub right: bool,
    /// The reason, if there is one of its own.
    pub text: Option<Names>,
    /// Of a puzzle: how likely the goal was with it, in percent; `most` says that it is a bound.
    pub worth: Option<u8>,
    /// Whether `worth` is the most that it can be.
    pub most: bool,
    /// Of a puzzle: how likely it is with the best deed. Told when a try was made.
    pub best: Option<u8>,
}

/// Who follows a game through an exercise.
#[derive(Clone, Debug)]
pub struct Coach {
    id: String,
    exercise: Exercise<()>,
}

/// How far the game has come.
struct Progress<R: Doors> {
    /// Steps that are done.
    done: usize,
    /// Answers of the current step that were given.
    given: usize,
    remark: Option<Remark>,
    /// What is said if the facts do not hold after this try.
    doubt: Option<Remark>,
    /// The positions before the answers that were given: a try may lead back to one.
    trail: Vec<R::State>,
    /// A try at a puzzle was wrong: nothing after it counts.
    failed: bool,
}

impl<R: Doors> Default for Progress<R> {
    fn default() -> Self {
        let (remark, doubt, trail) = (None, None, Vec::new());
        Self { done: 0, given: 0, remark, doubt, trail, failed: false }
    }
}

impl Coach {
    /// For an exercise.
    #[must_use]
    pub fn new(id: &str, exercise: Exercise<()>) -> Coach {
        Coach { id: id.to_owned(), exercise }
    }

    /// The exercise.
    #[must_use]
    pub fn exercise(&self) -> &Exercise<()> {
        &self.exercise
    }

    /// How a game stands in the exercise.
    #[must_use]
    pub fn follow<R: Doors>(&self, game: &Game<R>) -> Coaching {
        let progress = self.progress(game);
        let exercise = &self.exercise;
        let step = exercise.step.get(progress.done).filter(|_| !progress.failed);
        let wanted = step.filter(|_| exercise.goal.is_none());
        let wanted = wanted.and_then(|step| self.wanted(game, step, progress.given));
        Coaching {
            exercise: self.id.clone(),
            title: exercise.title.clone(),
            text: exercise.text.clone(),
            rules: exercise.rules.clone(),
            goal: exercise.goal.as_ref().map(|goal| goal.says.clone()),
            steps: exercise.step.len() as u32,
            done: progress.done as u32,
            says: step.and_then(|step| step.text.clone()),
            wanted: wanted.and_then(|choice| serde_json::to_value(choice).ok()),
            remark: progress.remark,
        }
    }

    fn wanted<R: Doors>(&self, game: &Game<R>, step: &Step, given: usize) -> Option<R::Choice> {
        let question = game.question(self.exercise.seat())?;
        let readable = step.answers.iter().skip(given);
        readable.take(1).find_map(|answer| R::read(game.state(), question, answer).ok())
    }

    fn progress<R: Doors>(&self, game: &Game<R>) -> Progress<R> {
        let progress = RefCell::new(Progress::default());
        let before = |game: &Game<R>, deed: &Deed<R::Choice>| {
            self.judge(game, deed, &mut progress.borrow_mut());
        };
        let after = |game: &Game<R>, _: &[_]| self.look(game, &mut progress.borrow_mut());
        // A game in memory plays again; if it did not, there would be nothing to say.
        let _ = game.again(before, after);
        progress.into_inner()
    }

    /// Judges an answer of who learns, before it is carried out.
    fn judge<R: Doors>(&self, game: &Game<R>, deed: &Deed<R::Choice>, progress: &mut Progress<R>) {
        let Doing::Answer(choice) = &deed.doing else { return };
        let Some(step) = self.exercise.step.get(progress.done) else { return };
        if deed.seat != self.exercise.seat() || progress.failed {
            return;
        }
        let Some(question) = game.question(deed.seat) else { return };
        let is = |answer: &String| R::read(game.state(), question, answer).as_ref() == Ok(choice);
        progress.remark = None;
        // A step that facts decide takes its answers in any way; one may also be left out.
        let ahead = step.answers.iter().skip(progress.given);
        let ahead = ahead.take(if step.done.is_empty() { 1 } else { usize::MAX });
        if let Some(further) = ahead.enumerate().find_map(|(n, answer)| is(answer).then_some(n + 1))
        {
            progress.given += further;
            progress.trail.push(game.state().clone());
            if progress.given == step.answers.len() && step.done.is_empty() {
                self.complete(step, progress);
            }
            return;
        }
        let wrong = step.wrong.iter().find(|wrong| is(&wrong.answer));
        let goal = self.exercise.goal.as_ref();
        // Where facts decide, what nobody has a word on may still lead there.
        if !step.done.is_empty() && wrong.is_none() && step.otherwise.is_none() && goal.is_none() {
            return;
        }
        let remark = Remark {
            right: false,
            text: wrong.map(|wrong| wrong.text.clone()).or_else(|| step.otherwise.clone()),
            worth: wrong.map_or(goal.map(|goal| goal.others), |wrong| wrong.worth),
            most: wrong.is_none() && goal.is_some(),
            best: goal.map(|goal| goal.worth),
        };
        // Of a puzzle it shows after the deed whether it only led back, or to one of the best places.
        let said = if goal.is_some() { &mut progress.doubt } else { &mut progress.remark };
        *said = Some(remark);
    }

    /// Looks whether the facts of a step hold now.
    fn look<R: Doors>(&self, game: &Game<R>, progress: &mut Progress<R>) {
        let Some(step) = self.exercise.step.get(progress.done) else { return };
        let ready = !step.done.is_empty() && !progress.failed;
        if ready && !game.deeds().is_empty() && exercise::hold(game, &step.done) {
            self.complete(step, progress);
        } else if let Some(remark) = progress.doubt.take() {
            match progress.trail.iter().position(|before| before == game.state()) {
                Some(given) => {
                    progress.given = given;
                    progress.trail.truncate(given);
                }
                None => (progress.failed, progress.remark) = (true, Some(remark)),
            }
        }
    }

    fn complete<R: Doors>(&self, step: &Step, progress: &mut Progress<R>) {
        progress.done += 1;
        progress.given = 0;
        progress.doubt = None;
        progress.trail.clear();
        let solved = progress.done == self.exercise.step.len();
        let best = self.exercise.goal.as_ref().filter(|_| solved).map(|goal| goal.worth);
        progress.remark =
            Some(Remark { right: true, text: step.said.clone(), worth: None, most: false, best });
    }
}
