//! A rule procedure at work: asking, rolling, telling.

use std::ops::{Deref, DerefMut};

use crate::moment::Decide;
use crate::record::{Deed, Doing};
use crate::{Chance, Decides, Outcome, Question, Refusal, Rule, Rules, Seat, Told};

/// Why a procedure stopped before its end. `?` carries it to the top.
#[derive(Clone, PartialEq, Debug)]
pub enum Stop {
    /// An answer is missing.
    Pause,
    /// The dice laid out by hand have run out, or show a face that the die does not have.
    NoDice,
    /// A question without an answer: a fault in the rules' code.
    Stuck(String),
    /// Run again over the same answers, the procedure took another way: a fault in the rules' code.
    Strayed {
        /// Whose known answer comes next, and to what.
        known: String,
        /// What happens instead.
        now: String,
    },
    /// The game ends at once, in the middle of whatever is going on.
    Over(Outcome),
}

impl From<Stop> for Refusal {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Pause => Refusal::NOT_ASKED.into(),
            Stop::NoDice => Refusal::from(Refusal::STUCK)
                .with("dice", "run out, or a face the die does not have"),
            Stop::Stuck(question) => Refusal::from(Refusal::STUCK).with("question", question),
            Stop::Strayed { known, now } => {
                Refusal::from(Refusal::STUCK).with("known", known).with("now", now)
            }
            Stop::Over(_) => Refusal::GAME_OVER.into(),
        }
    }
}

/// What a rule procedure returns.
pub type Flow<T> = Result<T, Stop>;

/// What a computer player picks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick<C> {
    /// The listed option with this index; out of bounds it is the last one.
    Listed(usize),
    /// An answer to an open question that is not listed. It must be legal, as those of
    /// [`Rules::sample`] are: a simulation does not judge it again.
    Free(C),
}

impl<C> Pick<C> {
    /// The answer to a question with these options; nothing if none is listed.
    #[must_use]
    pub fn answer(self, options: Vec<C>) -> Option<C> {
        match self {
            Pick::Free(choice) => Some(choice),
            Pick::Listed(number) => {
                let last = options.len().saturating_sub(1);
                options.into_iter().nth(number.min(last))
            }
        }
    }
}

/// A computer player: picks one of the listed options, or answers an open question freely.
pub trait Chooser<R: Rules> {
    /// What to answer.
    fn choose(&mut self, state: &R::State, question: &Question<R>) -> Pick<R::Choice>;
}

/// A position: what lies on the table, and the chance to come.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Point<R: Rules> {
    pub state: R::State,
    pub chance: Chance,
}

/// A decision that was made, forced ones included, and what was asked. The seat is the one that was
/// asked first, whoever of its team has answered.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Known<R: Rules> {
    pub seat: Seat,
    pub prompt: R::Prompt,
    pub choice: R::Choice,
}

impl<R: Rules> Known<R> {
    /// A run that does something else here than the one before.
    pub fn strayed(&self, now: String) -> Stop {
        Stop::Strayed { known: format!("{}: {:?}", self.seat, self.prompt), now }
    }
}

/// Who decides when no answer is known.
pub(crate) enum Decider<'a, R: Rules> {
    /// People: the procedure pauses with open questions.
    People,
    /// Computer players.
    Players(Decide<'a, R>),
}

/// Where a run leaves the game: with the last known answer chance becomes another, and what is hidden
/// is dealt anew.
pub(crate) struct Fork<'a, R: Rules> {
    pub chance: Chance,
    pub deal: &'a dyn Fn(&mut R::State, &mut Chance),
}

/// A procedure at work on a position. Reads like the position itself: `play.round`.
pub struct Play<'a, R: Rules> {
    pub(crate) point: Point<R>,
    pub(crate) decider: Decider<'a, R>,
    pub(crate) known: Vec<Known<R>>,
    pub(crate) next: usize,
    /// Decisions of computer players, for the record.
    pub(crate) made: Vec<Deed<R::Choice>>,
    pub(crate) asked: Vec<Question<R>>,
    pub(crate) events: Vec<Told<R::Event>>,
    /// Events told since the checkpoint, and how many of them were delivered before.
    pub(crate) told: usize,
    pub(crate) delivered: usize,
    pub(crate) listening: bool,
    /// How many known answers everybody knows of when it pauses; the rest is secret.
    pub(crate) open_from: usize,
    pub(crate) fork: Option<Fork<'a, R>>,
}

impl<R: Rules> Deref for Play<'_, R> {
    type Target = R::State;

    fn deref(&self) -> &R::State {
        &self.point.state
    }
}

impl<R: Rules> DerefMut for Play<'_, R> {
    fn deref_mut(&mut self) -> &mut R::State {
        &mut self.point.state
    }
}

impl<'a, R: Rules> Play<'a, R> {
    pub(crate) fn new(point: Point<R>, decider: Decider<'a, R>) -> Self {
        Self {
            point,
            decider,
            known: Vec::new(),
            next: 0,
            made: Vec::new(),
            asked: Vec::new(),
            events: Vec::new(),
            told: 0,
            delivered: 0,
            listening: true,
            open_from: 0,
            fork: None,
        }
    }

    /// Asks a seat or a [`Team`](crate::Team) to choose one of the options. A single option is taken
    /// without asking.
    ///
    /// # Errors
    /// Pauses when the answer is not known yet.
    pub fn choose(
        &mut self,
        who: impl Into<Decides>,
        prompt: R::Prompt,
        options: impl FnOnce(&R::State) -> Vec<R::Choice>,
    ) -> Flow<R::Choice> {
        let Decides { seat, joint } = self.asking(who.into());
        if let Some(choice) = self.known(seat, &prompt)? {
            return Ok(choice);
        }
        let mut options = options(&self.point.state);
        if options.len() <= 1 {
            let choice = options.pop().ok_or_else(|| Stop::Stuck(format!("{prompt:?}")))?;
            self.remember(seat, prompt, choice.clone());
            return Ok(choice);
        }
        let decided = self.decide(Question { seat, joint, prompt, open: false, options })?;
        decided.map_err(|question| self.pause(vec![question], self.known.len()))
    }

    /// Asks a seat or a [`Team`](crate::Team) an open question: whatever [`Rules::judge`] admits is an
    /// answer, listed or not. A place on a free table is asked for so.
    ///
    /// # Errors
    /// Pauses when the answer is not known yet.
    pub fn choose_freely(
        &mut self,
        who: impl Into<Decides>,
        prompt: R::Prompt,
        options: impl FnOnce(&R::State) -> Vec<R::Choice>,
    ) -> Flow<R::Choice> {
        let Decides { seat, joint } = self.asking(who.into());
        if let Some(choice) = self.known(seat, &prompt)? {
            return Ok(choice);
        }
        let options = options(&self.point.state);
        let decided = self.decide(Question { seat, joint, prompt, open: true, options })?;
        decided.map_err(|question| self.pause(vec![question], self.known.len()))
    }

    /// Asks several seats at once, in secret: nobody sees an answer before all are in.
    ///
    /// # Errors
    /// Pauses with one open question for each seat that has not answered.
    pub fn choose_together(
        &mut self,
        seats: &[Seat],
        prompt: impl Fn(Seat) -> R::Prompt,
        options: impl Fn(&R::State, Seat) -> Vec<R::Choice>,
    ) -> Flow<Vec<R::Choice>> {
        let mut answers: Vec<Option<R::Choice>> = vec![None; seats.len()];
        let before = self.next;
        let place = |seat: Seat| seats.iter().position(|&other| other == seat);
        while let Some(known) = self.known.get(self.next).filter(|_| answers.contains(&None)) {
            let seat = known.seat;
            let i = place(seat).ok_or_else(|| known.strayed(format!("asked are {seats:?}")))?;
            answers[i] = self.known(seat, &prompt(seat))?;
        }
        let mut open = Vec::new();
        for (i, &seat) in seats.iter().enumerate() {
            if answers[i].is_some() {
                continue;
            }
            let mut listed = options(&self.point.state, seat);
            if listed.len() <= 1 {
                let stuck = || Stop::Stuck(format!("{:?}", prompt(seat)));
                let choice = listed.pop().ok_or_else(stuck)?;
                self.remember(seat, prompt(seat), choice.clone());
                answers[i] = Some(choice);
            } else {
                let prompt = prompt(seat);
                open.push(Question { seat, joint: false, prompt, open: false, options: listed });
            }
        }
        if let Decider::Players(_) = self.decider {
            for question in std::mem::take(&mut open) {
                let i = place(question.seat);
                let choice = self.decide(question)?.ok();
                i.into_iter().for_each(|i| answers[i].clone_from(&choice));
            }
        }
        if open.is_empty() {
            Ok(answers.into_iter().flatten().collect())
        } else {
            Err(self.pause(open, before))
        }
    }

    /// Stops for questions; of the known answers so many are no secret.
    fn pause(&mut self, asked: Vec<Question<R>>, open_from: usize) -> Stop {
        (self.asked, self.open_from) = (asked, open_from);
        Stop::Pause
    }

    /// In a game for two nobody has mates to decide with.
    fn asking(&self, Decides { seat, joint }: Decides) -> Decides {
        Decides { seat, joint: joint && R::seats(&self.point.state) > 2 }
    }

    /// The next known answer, if there is one; it must be to this question.
    fn known(&mut self, seat: Seat, prompt: &R::Prompt) -> Flow<Option<R::Choice>> {
        let Some(known) = self.known.get(self.next) else { return Ok(None) };
        if known.seat != seat || known.prompt != *prompt {
            return Err(known.strayed(format!("{seat}: {prompt:?}")));
        }
        let choice = known.choice.clone();
        self.next += 1;
        if self.next == self.known.len()
            && let Some(Fork { mut chance, deal }) = self.fork.take()
        {
            deal(&mut self.point.state, &mut chance);
            self.point.chance = chance;
        }
        Ok(Some(choice))
    }

    /// Every known answer has been used when a step ends.
    pub(crate) fn all_used(&self) -> Flow<()> {
        let left = self.known.get(self.next);
        left.map_or(Ok(()), |known| Err(known.strayed("asks nobody".to_owned())))
    }

    /// Decides a question now, or gives it back.
    fn decide(&mut self, question: Question<R>) -> Flow<Result<R::Choice, Question<R>>> {
        let seat = question.seat;
        let choice = match &mut self.decider {
            Decider::Players(decide) => {
                let picked = decide(&self.point.state, &question);
                let picked = picked.ok_or_else(|| Stop::Stuck(format!("no {seat}")))?;
                let answer = picked.answer(question.options);
                answer.ok_or_else(|| Stop::Stuck(format!("{:?}", question.prompt)))?
            }
            Decider::People => return Ok(Err(question)),
        };
        self.made.push(Deed { seat, doing: Doing::Answer(choice.clone()) });
        Ok(Ok(choice))
    }

    /// Keeps a forced choice for the next run. Computer players never run again.
    fn remember(&mut self, seat: Seat, prompt: R::Prompt, choice: R::Choice) {
        if let Decider::People = self.decider {
            self.known.push(Known { seat, prompt, choice });
            self.next = self.known.len();
        }
    }

    /// Rolls dice with six sides.
    ///
    /// # Errors
    /// Stops when dice laid out by hand have run out.
    pub fn roll(&mut self, dice: &mut [u8]) -> Flow<()> {
        dice.iter_mut().try_for_each(|die| {
            *die = self.die(6)?;
            Ok(())
        })
    }

    /// Rolls one die with the given number of sides.
    ///
    /// # Errors
    /// Stops when dice laid out by hand have run out.
    pub fn die(&mut self, sides: u8) -> Flow<u8> {
        self.point.chance.die(sides)
    }

    /// Shuffles what `pick` finds in the position.
    pub fn shuffle<T>(&mut self, pick: impl FnOnce(&mut R::State) -> &mut [T]) {
        self.point.chance.shuffle(pick(&mut self.point.state));
    }

    /// Draws one of so many things at random: its number, from 0. Laid out by hand it is the first.
    pub fn draw(&mut self, among: usize) -> usize {
        self.point.chance.below(among)
    }

    /// Tells what happened, and by which rules. The event is made only if somebody listens.
    pub fn tell(&mut self, rules: &'static [Rule], event: impl FnOnce(&R::State) -> R::Event) {
        if self.listening && self.told >= self.delivered {
            let event = event(&self.point.state);
            self.events.push(Told { rules, event });
        }
        self.told += 1;
    }
}

/// The choice of a deed, if the question admits it.
pub(crate) fn legal<R: Rules>(
    state: &R::State,
    question: &Question<R>,
    deed: &Deed<R::Choice>,
) -> Result<R::Choice, Refusal> {
    let Doing::Answer(choice) = &deed.doing else {
        return Err(Refusal::NOT_ASKED.into());
    };
    if !question.asks(deed.seat) {
        return Err(Refusal::from(Refusal::NOT_ASKED).with("asked", question.seat));
    }
    R::judge(state, question, choice).map(|()| choice.clone())
}

/// The final position of a game, how it ended, and the decisions made.
pub type Simulated<R> = (<R as Rules>::State, Outcome, Vec<Deed<<R as Rules>::Choice>>);

/// Plays a whole game inline: nothing pauses, nothing is replayed.
///
/// # Errors
/// Stops only on a fault in the rules' code.
pub fn simulate<R: Rules>(
    state: R::State,
    chance: Chance,
    choosers: &mut [Box<dyn Chooser<R>>],
) -> Flow<Simulated<R>> {
    simulate_while(state, chance, choosers, |_| true)
}

/// The same, as long as something holds between two steps; then the players agree on a draw at the
/// next question, as people would.
///
/// # Errors
/// Stops only on a fault in the rules' code.
pub fn simulate_while<R: Rules>(
    state: R::State,
    chance: Chance,
    choosers: &mut [Box<dyn Chooser<R>>],
    holds: impl Fn(&R::State) -> bool,
) -> Flow<Simulated<R>> {
    let mut decide = |state: &R::State, question: &Question<R>| {
        let chooser = choosers.get_mut(question.seat.index())?;
        Some(chooser.choose(state, question))
    };
    simulate_by(state, chance, &mut decide, holds)
}

/// The same with one who decides for all seats.
///
/// # Errors
/// Stops when nobody decides, or on a fault in the rules' code.
pub fn simulate_by<R: Rules>(
    state: R::State,
    chance: Chance,
    decide: Decide<'_, R>,
    holds: impl Fn(&R::State) -> bool,
) -> Flow<Simulated<R>> {
    let mut play = Play::new(Point { state, chance }, Decider::Players(decide));
    play.listening = false;
    let outcome = loop {
        match R::step(&mut play) {
            Ok(None) if holds(&play.point.state) => {}
            Ok(None) => play.decider = Decider::People,
            Ok(Some(outcome)) | Err(Stop::Over(outcome)) => break outcome,
            Err(Stop::Pause) => {
                let seats = Seat::first(R::seats(&play.point.state));
                let offers = seats.map(|seat| Deed { seat, doing: Doing::OfferDraw });
                play.made.extend(offers);
                break Outcome { winner: None, rule: R::AGREED_DRAW };
            }
            Err(stop) => return Err(stop),
        }
    };
    Ok((play.point.state, outcome, play.made))
}
