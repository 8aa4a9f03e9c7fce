//! How far the rules have come: they run from one checkpoint to the next, and pause for answers.

use crate::play::{Decider, Known, Point};
use crate::{Events, Outcome, Play, Question, Refusal, Rules, Seat, Stop, Viewer};

/// A game as the rules see it: the position, and what is asked. A [`Game`](crate::Game) is one with a
/// record that judges answers, and can be asked the same.
#[derive(Clone)]
pub struct Run<R: Rules> {
    /// The last checkpoint, and what was decided and told since then.
    pub(crate) checkpoint: Point<R>,
    known: Vec<Known<R>>,
    /// How many of them everybody knows of; the others were given in secret to what is asked now.
    open_from: usize,
    told: usize,
    /// The position at the open questions.
    pub(crate) now: Point<R>,
    pub(crate) pending: Vec<Question<R>>,
    pub(crate) outcome: Option<Outcome>,
}

/// Without the generator: a log must not tell the dice to come.
impl<R: Rules> std::fmt::Debug for Run<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Run")
            .field("state", &self.now.state)
            .field("pending", &self.pending)
            .field("outcome", &self.outcome)
            .finish_non_exhaustive()
    }
}

impl<R: Rules> Run<R> {
    /// Before anything was played.
    pub(crate) fn before(point: Point<R>) -> Self {
        Self {
            checkpoint: point.clone(),
            known: Vec::new(),
            open_from: 0,
            told: 0,
            now: point,
            pending: Vec::new(),
            outcome: None,
        }
    }

    /// The open questions: none when the game has ended, several when seats decide in secret.
    #[must_use]
    pub fn pending(&self) -> &[Question<R>] {
        &self.pending
    }

    /// The open question that a seat may answer: what a client of that seat may see of
    /// [`Run::pending`].
    #[must_use]
    pub fn question(&self, seat: Seat) -> Option<&Question<R>> {
        self.pending.iter().find(|question| question.asks(seat))
    }

    /// All seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<R> {
        Seat::first(R::seats(&self.now.state))
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The position as it is. What a viewer may see of it: [`Run::view`].
    #[must_use]
    pub fn state(&self) -> &R::State {
        &self.now.state
    }

    /// What a viewer sees.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> R::View {
        R::view(&self.now.state, viewer)
    }

    /// How many dice laid out by hand have not fallen.
    #[must_use]
    pub fn dice_left(&self) -> usize {
        self.now.chance.left()
    }

    /// Answers an open question, and says what happened. The answer must be legal; it is not judged.
    pub(crate) fn settle(&mut self, seat: Seat, choice: R::Choice) -> Result<Events<R>, Refusal> {
        let question = self.question(seat).ok_or(Refusal::NOT_ASKED)?;
        let (asked, prompt) = (question.seat, question.prompt.clone());
        self.on(Some(Known { seat: asked, prompt, choice }))
    }

    /// Runs from the checkpoint with what is known and one answer more, to the next question or
    /// the end. A run that fails leaves everything as it was.
    pub(crate) fn on(&mut self, answer: Option<Known<R>>) -> Result<Events<R>, Refusal> {
        let settled = self.known.len();
        let mut play = Play::new(self.checkpoint.clone(), Decider::People);
        play.known = std::mem::take(&mut self.known);
        play.known.extend(answer);
        play.delivered = self.told;
        let mut checkpoint = None;
        let mut before_checkpoint = None;
        let result = loop {
            let stepped = R::step(&mut play);
            if let (Ok(_) | Err(Stop::Over(_)), Err(strayed)) = (&stepped, play.all_used()) {
                break Err(strayed);
            }
            match stepped {
                Ok(None) => {
                    checkpoint = Some(play.point.clone());
                    let used = std::mem::take(&mut play.known);
                    before_checkpoint.get_or_insert(used);
                    (play.next, play.told, play.delivered) = (0, 0, 0);
                }
                Ok(Some(outcome)) | Err(Stop::Over(outcome)) => break Ok(Some(outcome)),
                Err(Stop::Pause) => break Ok(None),
                Err(stop) => break Err(stop),
            }
        };
        match result {
            Ok(outcome) => {
                if let Some(point) = checkpoint {
                    self.checkpoint = point;
                }
                self.known = play.known;
                self.open_from = play.open_from;
                self.told = play.told;
                self.pending = play.asked;
                self.now = play.point;
                self.outcome = outcome;
                Ok(play.events)
            }
            Err(stop) => {
                self.known = before_checkpoint.unwrap_or(play.known);
                self.known.truncate(settled);
                Err(stop.into())
            }
        }
    }

    /// The last checkpoint, what everybody knows was decided since, and what was given in secret.
    pub(crate) fn since(&self) -> (&Point<R>, &[Known<R>], &[Known<R>]) {
        let (known, secret) = self.known.split_at(self.open_from.min(self.known.len()));
        (&self.checkpoint, known, secret)
    }
}
