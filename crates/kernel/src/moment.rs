//! A decision as a player may think about it: the game can be played on from it, with other dice.

use crate::play::{Decider, Fork, Known, Point};
use crate::{Chance, Flow, Game, Outcome, Pick, Play, Question, Rules, Seat, Stop};

/// An open question of a seat, and the game up to it. It is the door of a search: whoever plays on
/// from here brings dice of their own. It has neither the dice to come nor what others have answered
/// in secret, and shows no generator.
pub struct Moment<R: Rules> {
    checkpoint: Point<R>,
    /// What was decided since the checkpoint, without answers that are still secret.
    known: Vec<Known<R>>,
    state: R::State,
    question: Question<R>,
    others: Vec<(Seat, R::Prompt)>,
    number: usize,
}

/// Without the generator, which is that of the game.
impl<R: Rules> std::fmt::Debug for Moment<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { state, question, others, number, .. } = self;
        let mut shown = f.debug_struct("Moment");
        shown.field("state", state).field("question", question);
        shown.field("others", others).field("number", number);
        shown.finish_non_exhaustive()
    }
}

impl<R: Rules> Clone for Moment<R> {
    fn clone(&self) -> Self {
        Self {
            checkpoint: self.checkpoint.clone(),
            known: self.known.clone(),
            state: self.state.clone(),
            question: self.question.clone(),
            others: self.others.clone(),
            number: self.number,
        }
    }
}

/// Who decides while a moment is played on: whatever is asked, of whatever seat.
pub type Decide<'a, R> =
    &'a mut dyn FnMut(&<R as Rules>::State, &Question<R>) -> Option<Pick<<R as Rules>::Choice>>;

/// How a moment is played on.
pub struct Course<'a, R: Rules> {
    /// The dice from the answer on.
    pub chance: Chance,
    /// Deals anew what the seat cannot see, right after its answer.
    pub deal: &'a dyn Fn(&mut R::State, &mut Chance),
    /// Who decides.
    pub decide: Decide<'a, R>,
    /// Asked at each checkpoint; may take other dice for what follows.
    pub goes_on: &'a dyn Fn(&R::State, &mut Chance) -> bool,
}

/// Where playing on has led.
#[derive(Clone, PartialEq, Debug)]
pub struct End<R: Rules> {
    /// The position.
    pub state: R::State,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}

impl<R: Rules> Moment<R> {
    /// The position at the question, as a [`Chooser`](crate::Chooser) is handed it.
    #[must_use]
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// The question.
    #[must_use]
    pub fn question(&self) -> &Question<R> {
        &self.question
    }

    /// Who is asked.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.question.seat
    }

    /// Who else answers what at the same time, in secret; whether they have done so already nobody knows.
    #[must_use]
    pub fn others(&self) -> &[(Seat, R::Prompt)] {
        &self.others
    }

    /// How many deeds of the game came before: the number of the decision.
    #[must_use]
    pub fn number(&self) -> usize {
        self.number
    }

    /// Gives an answer and plays on. What happened up to the question happens again as it did; from
    /// the answer on, chance is that of the course. The answer must be legal; it is not judged.
    ///
    /// # Errors
    /// When nobody decides, or on a fault in the rules' code.
    pub fn play(&self, answer: &R::Choice, course: Course<'_, R>) -> Flow<End<R>> {
        let Course { chance, deal, decide, goes_on } = course;
        let mut play = Play::new(self.checkpoint.clone(), Decider::Players(decide));
        play.listening = false;
        play.known.clone_from(&self.known);
        let Question { seat, prompt, .. } = self.question.clone();
        play.known.push(Known { seat, prompt, choice: answer.clone() });
        play.fork = Some(Fork { chance, deal });
        let outcome = loop {
            let stepped = R::step(&mut play);
            if let Ok(_) | Err(Stop::Over(_)) = stepped {
                play.all_used()?;
            }
            match stepped {
                Ok(None) if goes_on(&play.point.state, &mut play.point.chance) => {
                    play.known.clear();
                    play.next = 0;
                }
                Ok(outcome) => break outcome,
                Err(Stop::Over(outcome)) => break Some(outcome),
                Err(stop) => return Err(stop),
            }
        };
        Ok(End { state: play.point.state, outcome })
    }
}

impl<R: Rules> Game<R> {
    /// The open question of a seat, to think about.
    #[must_use]
    pub fn moment(&self, seat: Seat) -> Option<Moment<R>> {
        let question = self.question(seat)?.clone();
        let (checkpoint, known, secret) = self.since();
        let given = secret.iter().map(|known| (known.seat, known.prompt.clone()));
        let open = self.pending().iter().map(|asked| (asked.seat, asked.prompt.clone()));
        let mut others: Vec<(Seat, R::Prompt)> = given.chain(open).collect();
        others.retain(|(other, _)| *other != question.seat);
        others.sort_by_key(|(other, _)| *other);
        Some(Moment {
            checkpoint: checkpoint.clone(),
            known: known.to_vec(),
            state: self.state().clone(),
            question,
            others,
            number: self.deeds().len(),
        })
    }
}
