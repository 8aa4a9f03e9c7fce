//! One of many games: it is played on a stack of its own and waits there for answers, so that it need
//! never be played again up to where it stands, as a [`kernel::Run`] is.

use corosensei::stack::DefaultStack;
use corosensei::{Coroutine, CoroutineResult, Yielder};
use kernel::{
    Chance, Deed, Doing, Flow, Game, Outcome, Pick, Question, Refusal, Seat, Seed, Simulated,
    simulate_by,
};
use ruleset::{Doors, Policy};

use crate::encoding::encode;

/// How much of a game is seen, and how much can be chosen.
#[derive(Clone, Copy)]
pub struct Shape {
    /// The numbers of an observation, [`HEAD`] included.
    pub width: usize,
    /// The most choices; what is listed beyond them is not offered.
    pub actions: usize,
    /// The numbers that describe each choice; 0 if none is wanted.
    pub features: usize,
    /// How often a place is drawn for an open question.
    pub places: usize,
}

/// The first numbers of an observation, whose places are fixed: the seat, the length of the game,
/// whether the question is open, how many choices there are, and four scores of each side.
pub const HEAD: usize = 12;

/// An open question that lists nothing is tried so often before the game is given up.
const TRIES: usize = 64;

/// What a stack may come to, as much as that of a thread; memory is used up to where it was needed.
const STACK: usize = 2 << 20;

/// A game goes on, is over by its rules, or was broken off: it is stuck, or longer than those that are
/// simulated.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    /// It goes on.
    No = 0,
    /// By the rules.
    Over = 1,
    /// Broken off, as a draw.
    Cut = 2,
}

/// What a game shows when it waits.
pub struct Sheet {
    /// Who is asked; when the game is over, the first seat.
    pub seat: Seat,
    /// How many choices there are: the first numbers.
    pub choices: usize,
    /// What the seat sees.
    pub observation: Vec<f32>,
    /// What the choices are.
    pub features: Vec<f32>,
    /// Whether the game would not end.
    is_stuck: bool,
}

/// One without room.
impl Default for Sheet {
    fn default() -> Self {
        let (observation, features) = (Vec::new(), Vec::new());
        Sheet { seat: Seat(0), choices: 0, observation, features, is_stuck: false }
    }
}

impl Sheet {
    /// A blank one.
    pub fn new(Shape { width, actions, features, .. }: Shape) -> Self {
        let (observation, features) = (vec![0.0; width], vec![0.0; actions * features]);
        Sheet { observation, features, ..Sheet::default() }
    }

    /// What a seat sees: the head, and the position and its question hashed into the rest.
    fn observe<R: Doors>(&mut self, state: &R::State, seat: Seat, question: Option<&Question<R>>) {
        self.observation.fill(0.0);
        let Some((head, rest)) = self.observation.split_at_mut_checked(HEAD) else { return };
        let hundredths = |number: i32| number as f32 / 100.0;
        head[0] = seat.0.into();
        head[1] = R::length(state) as f32 / 10.0;
        if let Some(question) = question.filter(|question| question.asks(seat)) {
            head[2] = u8::from(question.open).into();
            head[3] = hundredths(self.choices as i32);
            encode(&question.prompt, "question", rest);
        }
        let sides = [R::scores(state, seat), R::scores(state, seat.other())];
        for (slots, scores) in head[4..].chunks_mut(4).zip(sides) {
            slots.iter_mut().zip(scores).for_each(|(slot, score)| *slot = hundredths(score));
        }
        encode(&R::observed(state, seat), "seen", rest);
    }

    /// A game that has ended, as the first seat sees it.
    fn end<R: Doors>(&mut self, state: &R::State) {
        (self.seat, self.choices) = (Seat(0), 0);
        self.observe::<R>(state, Seat(0), None);
        self.features.fill(0.0);
    }
}

/// What a game that waits is told to do.
enum Order {
    /// To go on with the choice of a number.
    Answer(usize),
    /// To show what a seat sees.
    Look(Seat),
    /// To show itself as broken off.
    End,
    /// To stop for good.
    Stop,
}

/// A game as it is played: it gives a sheet at every question, and what came of it in the end.
type Routine<R> = Coroutine<(Order, Sheet), Sheet, (Box<Flow<Simulated<R>>>, Sheet)>;

/// What can be chosen at a question: what is listed, then places that are drawn.
struct Choices<R: Doors> {
    shape: Shape,
    seed: u64,
    /// Where places are drawn from; not the dice of the game.
    chance: Chance,
    drawn: Vec<R::Choice>,
}

impl<R: Doors> Choices<R> {
    fn new(shape: Shape, seed: u64) -> Self {
        Choices { shape, seed, chance: Chance::seeded(Seed::from(!seed)), drawn: Vec::new() }
    }

    /// Draws places for an open question.
    fn draw(&mut self, state: &R::State, question: &Question<R>) {
        self.drawn.clear();
        let listed = &question.options;
        if !question.open {
            return;
        }
        let room = self.shape.actions.saturating_sub(listed.len());
        for _ in 0..self.shape.places.min(room) {
            let place = R::sample(state, question, &mut self.chance);
            let is_new = |place: &_| !listed.contains(place) && !self.drawn.contains(place);
            self.drawn.extend(place.filter(is_new));
        }
        if listed.is_empty() && self.drawn.is_empty() {
            let mut tries = (0..TRIES).map(|_| R::sample(state, question, &mut self.chance));
            self.drawn.extend(tries.find_map(|place| place));
        }
        if listed.is_empty() && self.drawn.is_empty() {
            let mut policy = R::Policy::new(self.seed);
            self.drawn.extend(R::candidates(&mut policy, state, question, 1));
        }
    }

    fn listed<'a>(&self, question: &'a Question<R>) -> &'a [R::Choice] {
        let offered = question.options.len().min(self.shape.actions);
        question.options.get(..offered).unwrap_or_default()
    }

    fn all<'a>(&'a self, question: &'a Question<R>) -> impl Iterator<Item = &'a R::Choice> {
        self.listed(question).iter().chain(&self.drawn)
    }

    fn pick(&mut self, question: &Question<R>, number: usize) -> Option<Pick<R::Choice>> {
        let listed = self.listed(question).len();
        let Some(place) = number.checked_sub(listed) else { return Some(Pick::Listed(number)) };
        (place < self.drawn.len()).then(|| Pick::Free(self.drawn.swap_remove(place)))
    }
}

/// Who decides in a game that is played: it shows each question and waits.
struct Desk<'a, R: Doors> {
    outside: &'a Yielder<(Order, Sheet), Sheet>,
    sheet: Sheet,
    choices: Choices<R>,
    has_answered: bool,
}

impl<R: Doors> Desk<'_, R> {
    fn decide(&mut self, state: &R::State, question: &Question<R>) -> Option<Pick<R::Choice>> {
        self.choices.draw(state, question);
        self.show(state, question);
        loop {
            let (order, sheet) = self.outside.suspend(std::mem::take(&mut self.sheet));
            self.sheet = sheet;
            match order {
                Order::Answer(number) => {
                    self.has_answered = true;
                    return self.choices.pick(question, number);
                }
                Order::Look(seat) => self.sheet.observe(state, seat, Some(question)),
                Order::End => self.sheet.end::<R>(state),
                Order::Stop => return None,
            }
        }
    }

    fn show(&mut self, state: &R::State, question: &Question<R>) {
        let Self { sheet, choices, .. } = self;
        sheet.seat = question.seat;
        sheet.choices = choices.all(question).count();
        let too_long = || R::LONGEST.is_some_and(|most| R::length(state) > most);
        let would_not_end = self.has_answered && (too_long() || R::is_stuck(state));
        // Where no place is found, nobody could play on.
        sheet.is_stuck = would_not_end || sheet.choices == 0;
        if sheet.is_stuck {
            return;
        }
        sheet.observe(state, question.seat, Some(question));
        let features = choices.shape.features;
        if features == 0 {
            return;
        }
        sheet.features.fill(0.0);
        for (row, choice) in sheet.features.chunks_mut(features).zip(choices.all(question)) {
            encode(choice, "choice", row);
        }
    }
}

/// One of the games.
pub struct Env<R: Doors> {
    start: R::State,
    shape: Shape,
    /// The game, unless none has begun.
    routine: Option<Routine<R>>,
    /// Where it ended, by the rules.
    end: Option<R::State>,
    /// The numbers that were chosen since the start.
    chosen: Vec<usize>,
    seed: u64,
    /// How far apart the seeds of its games are, and whether a next one follows at once.
    stride: u64,
    goes_on: bool,
    /// What each seat got by the last step.
    pub rewards: [f32; 4],
    /// Whether the last step ended the game.
    pub ended: Ended,
    is_cut: bool,
}

impl<R: Doors> Env<R> {
    /// Games that begin in a position, their seeds so far apart.
    pub fn new(start: R::State, shape: Shape, stride: u64, goes_on: bool) -> Self {
        Env {
            start,
            shape,
            routine: None,
            end: None,
            chosen: Vec::new(),
            seed: 0,
            stride,
            goes_on,
            rewards: [0.0; 4],
            ended: Ended::No,
            is_cut: false,
        }
    }

    /// A game from its beginning.
    pub fn reset(&mut self, seed: u64, sheet: &mut Sheet) -> Result<(), Refusal> {
        (self.rewards, self.ended) = ([0.0; 4], Ended::No);
        let outcome = self.begin(seed, sheet)?;
        self.settle(outcome, sheet)
    }

    /// Answers with the choice of a number. A game that is over takes any.
    pub fn step(&mut self, number: usize, sheet: &mut Sheet) -> Result<(), Refusal> {
        (self.rewards, self.ended) = ([0.0; 4], Ended::No);
        if self.is_cut || self.end.is_some() {
            return self.show_end(sheet);
        }
        self.chosen.push(number);
        let outcome = self.order(Order::Answer(number), sheet)?;
        self.settle(outcome, sheet)
    }

    /// Shows what a seat sees, whoever is asked.
    pub fn observe(&mut self, seat: Seat, sheet: &mut Sheet) -> Result<(), Refusal> {
        match &self.end {
            Some(end) => sheet.observe::<R>(end, seat, None),
            None => self.order(Order::Look(seat), sheet).map(|_| ())?,
        }
        Ok(())
    }

    /// The game as it stands, played again.
    pub fn game(&self) -> Result<Game<R>, Refusal> {
        let dice = || Chance::seeded(Seed::from(self.seed));
        let mut choices = Choices::<R>::new(self.shape, self.seed);
        let (mut numbers, mut deeds) = (self.chosen.iter(), Vec::new());
        let mut decide = |state: &R::State, question: &Question<R>| {
            choices.draw(state, question);
            let number = *numbers.next()?;
            let choice = choices.all(question).nth(number)?.clone();
            deeds.push(Deed { seat: question.seat, doing: Doing::Answer(choice) });
            choices.pick(question, number)
        };
        // It stops where the numbers end.
        let _ = simulate_by(self.start.clone(), dice(), &mut decide, |_| true);
        if self.is_cut {
            let seats = Seat::first(R::seats(&self.start));
            deeds.extend(seats.map(|seat| Deed { seat, doing: Doing::OfferDraw }));
        }
        let (mut game, _) = Game::from_position(self.start.clone(), dice())?;
        deeds.into_iter().try_for_each(|deed| game.perform(deed).map(|_| ()))?;
        Ok(game)
    }

    /// Ends a game that would not end, says what came of it, and begins the next one.
    fn settle(&mut self, mut outcome: Option<Outcome>, sheet: &mut Sheet) -> Result<(), Refusal> {
        loop {
            match outcome {
                Some(outcome) => self.reward(outcome),
                None if sheet.is_stuck => (self.ended, self.is_cut) = (Ended::Cut, true),
                None => return Ok(()),
            }
            if !self.goes_on {
                return self.show_end(sheet);
            }
            outcome = self.begin(self.seed.wrapping_add(self.stride), sheet)?;
        }
    }

    fn reward(&mut self, outcome: Outcome) {
        self.ended = Ended::Over;
        let Some(winner) = outcome.winner else { return };
        for seat in Seat::first(R::seats(&self.start)) {
            self.rewards[seat.index()] = if seat.is_with(winner) { 1.0 } else { -1.0 };
        }
    }

    fn show_end(&mut self, sheet: &mut Sheet) -> Result<(), Refusal> {
        match &self.end {
            Some(end) => sheet.end::<R>(end),
            None => self.order(Order::End, sheet).map(|_| ())?,
        }
        Ok(())
    }

    fn begin(&mut self, seed: u64, sheet: &mut Sheet) -> Result<Option<Outcome>, Refusal> {
        self.stop(sheet);
        let no_room = |fault| Refusal::from(Refusal::STUCK).with("stack", fault);
        let stack = match self.routine.take() {
            Some(routine) if routine.done() => routine.into_stack(),
            _ => DefaultStack::new(STACK).map_err(no_room)?,
        };
        self.seed = seed;
        (self.end, self.is_cut) = (None, false);
        self.chosen.clear();
        // Only little is handed over at the foot of a stack.
        let (start, choices) = (Box::new(self.start.clone()), Choices::new(self.shape, seed));
        let choices = Box::new(choices);
        self.routine = Some(Coroutine::with_stack(stack, move |outside, (_, sheet)| {
            let mut desk = Desk { outside, sheet, choices: *choices, has_answered: false };
            let mut decide =
                |state: &R::State, question: &Question<R>| desk.decide(state, question);
            let dice = Chance::seeded(Seed::from(seed));
            let played = simulate_by(*start, dice, &mut decide, |_| true);
            (Box::new(played), desk.sheet)
        }));
        self.order(Order::Look(Seat(0)), sheet)
    }

    /// Lets the game go on to where it waits again, or to its end.
    fn order(&mut self, order: Order, sheet: &mut Sheet) -> Result<Option<Outcome>, Refusal> {
        let waits = self.routine.as_mut().filter(|routine| !routine.done());
        let Some(routine) = waits else { return Err(Refusal::NOT_ASKED.into()) };
        match routine.resume((order, std::mem::take(sheet))) {
            CoroutineResult::Yield(shown) => {
                *sheet = shown;
                Ok(None)
            }
            CoroutineResult::Return((played, blank)) => {
                *sheet = blank;
                let (end, outcome, _) = (*played)?;
                self.end = Some(end);
                Ok(Some(outcome))
            }
        }
    }

    /// Stops a game that waits: its stack is free for another.
    fn stop(&mut self, sheet: &mut Sheet) {
        // It says that nobody decides any more.
        let _ = self.order(Order::Stop, sheet);
    }
}

impl<R: Doors> Drop for Env<R> {
    fn drop(&mut self) {
        self.stop(&mut Sheet::default());
    }
}
