//! Many games of one ruleset at once, each stepped by the number of a choice, on all cores.

use gefecht::speech::Spoken;
use kernel::{Chance, Game, Outcome, Refusal, Seat, Seed, Viewer};
use rayon::prelude::*;
use ruleset::{Doors, Policy};

use crate::encoding::encode;
use crate::table::{Playing, Table};

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

/// What is seen of all games, a row for each.
pub struct Seen {
    /// Observations of the seats that are asked.
    pub observations: Vec<f32>,
    /// 1 for each number that is a choice.
    pub masks: Vec<u8>,
    /// What the choices are.
    pub features: Vec<f32>,
    /// Who is asked.
    pub seats: Vec<u8>,
    /// What each seat got by the last step.
    pub rewards: Vec<f32>,
    /// Whether the last step ended the game ([`Ended`]).
    pub ended: Vec<u8>,
}

/// Many games of any ruleset.
pub trait Many: Send + Sync {
    /// How many players each has.
    fn seats(&self) -> u8;
    /// All games from their beginning, from this seed on.
    fn reset(&mut self, seed: u64) -> Result<(), Refusal>;
    /// Answers in every game that goes on with the choice of a number.
    fn step(&mut self, chosen: &[i64]) -> Result<(), Refusal>;
    /// What is seen.
    fn seen(&self) -> &Seen;
    /// What a seat would see of a game, whoever is asked.
    fn observe(&self, game: usize, seat: Seat) -> Option<Vec<f32>>;
    /// One of the games.
    fn game(&self, number: usize) -> Option<Box<dyn Table>>;
}

/// Many games of a ruleset.
pub struct Batch<R: Spoken> {
    envs: Vec<Env<R>>,
    shape: Shape,
    seen: Seen,
}

impl<R: Spoken> Batch<R> {
    /// So many games of a setup.
    pub fn boxed(
        content: &R::Content,
        setup: &R::Setup,
        count: usize,
        shape: Shape,
        goes_on: bool,
    ) -> Result<Box<dyn Many>, Refusal> {
        // Games that one core plays have a table of their own: shared ones would fight over their
        // reference counts.
        let groups = rayon::current_num_threads().clamp(1, count.max(1));
        let starts: Vec<R::State> =
            (0..groups).map(|_| R::start(content, setup)).collect::<Result<_, _>>()?;
        let first = starts.first().ok_or(Refusal::SETUP)?;
        let seats = usize::from(R::seats(first));
        let env = |number: usize| {
            let start = starts.get(number * groups / count.max(1)).unwrap_or(first);
            Env::<R>::new(start.clone(), count as u64, goes_on)
        };
        let envs = (0..count).map(env).collect::<Result<_, Refusal>>()?;
        let seen = Seen {
            observations: vec![0.0; count * shape.width],
            masks: vec![0; count * shape.actions],
            features: vec![0.0; count * shape.actions * shape.features],
            seats: vec![0; count],
            rewards: vec![0.0; count * seats],
            ended: vec![0; count],
        };
        Ok(Box::new(Batch { envs, shape, seen }))
    }

    /// Does something with each game, and looks at it again.
    fn each(
        &mut self,
        act: impl Fn(usize, &mut Env<R>) -> Result<(), Refusal> + Sync,
    ) -> Result<(), Refusal> {
        let shape = self.shape;
        let Shape { width, actions, features, .. } = shape;
        let Seen { observations, masks, features: rows, .. } = &mut self.seen;
        // Without features each game has an empty row.
        let rows: Vec<&mut [f32]> = match features {
            0 => self.envs.iter().map(|_| <&mut [f32]>::default()).collect(),
            _ => rows.chunks_mut(actions * features).collect(),
        };
        self.envs
            .par_iter_mut()
            .zip(observations.par_chunks_mut(width))
            .zip(masks.par_chunks_mut(actions))
            .zip(rows)
            .enumerate()
            .try_for_each(|(number, (((env, observation), mask), features))| {
                act(number, env)?;
                env.list(shape)?;
                env.look(shape, observation, mask, features);
                Ok::<(), Refusal>(())
            })?;
        let seats = usize::from(self.seats());
        for (number, env) in self.envs.iter().enumerate() {
            self.seen.seats[number] = env.seat().0;
            self.seen.ended[number] = env.ended as u8;
            let rewards = env.rewards.iter().take(seats);
            self.seen.rewards[number * seats..].iter_mut().zip(rewards).for_each(|(a, b)| *a = *b);
        }
        Ok(())
    }
}

impl<R: Spoken> Many for Batch<R> {
    fn seats(&self) -> u8 {
        self.envs.first().map_or(2, |env| R::seats(env.game.state()))
    }

    fn reset(&mut self, seed: u64) -> Result<(), Refusal> {
        self.each(|number, env| {
            env.ended = Ended::No;
            env.rewards = [0.0; 4];
            env.begin(seed.wrapping_add(number as u64))
        })
    }

    fn step(&mut self, chosen: &[i64]) -> Result<(), Refusal> {
        // A wrong number is found before anything has changed.
        for (number, (env, chosen)) in self.envs.iter().zip(chosen).enumerate() {
            let known = usize::try_from(*chosen).is_ok_and(|chosen| chosen < env.choices.len());
            if !known && !env.choices.is_empty() {
                let wrong = Refusal::from(Refusal::MALFORMED);
                return Err(wrong.with("game", number).with("choice", chosen));
            }
        }
        self.each(|number, env| env.step(chosen.get(number).copied().unwrap_or_default()))
    }

    fn seen(&self) -> &Seen {
        &self.seen
    }

    fn observe(&self, game: usize, seat: Seat) -> Option<Vec<f32>> {
        let mut row = vec![0.0; self.shape.width];
        self.envs.get(game)?.observe(seat, &mut row);
        Some(row)
    }

    fn game(&self, number: usize) -> Option<Box<dyn Table>> {
        self.envs.get(number).map(|env| Playing::at_table((env.game.clone(), Vec::new())))
    }
}

/// One of the games.
struct Env<R: Doors> {
    start: R::State,
    game: Game<R>,
    choices: Vec<R::Choice>,
    /// Where places are drawn from; not the dice of the game.
    chance: Chance,
    seed: u64,
    /// How far apart the seeds of its games are, and whether a next one follows at once.
    stride: u64,
    goes_on: bool,
    rewards: [f32; 4],
    ended: Ended,
}

impl<R: Doors> Env<R> {
    fn new(start: R::State, stride: u64, goes_on: bool) -> Result<Self, Refusal> {
        let chance = Chance::seeded(Seed::from(0));
        let (game, _) = Game::from_position(start.clone(), chance.clone())?;
        Ok(Env {
            start,
            game,
            choices: Vec::new(),
            chance,
            seed: 0,
            stride,
            goes_on,
            rewards: [0.0; 4],
            ended: Ended::No,
        })
    }

    fn begin(&mut self, seed: u64) -> Result<(), Refusal> {
        self.seed = seed;
        self.chance = Chance::seeded(Seed::from(!seed));
        let dice = Chance::seeded(Seed::from(seed));
        self.game = Game::from_position(self.start.clone(), dice)?.0;
        Ok(())
    }

    /// Who is asked; when the game is over, the first seat.
    fn seat(&self) -> Seat {
        self.game.pending().first().map_or(Seat(0), |question| question.seat)
    }

    fn step(&mut self, chosen: i64) -> Result<(), Refusal> {
        (self.rewards, self.ended) = ([0.0; 4], Ended::No);
        if self.choices.is_empty() {
            return Ok(());
        }
        let (seat, choice) = (self.seat(), self.choices.swap_remove(chosen as usize));
        self.game.answer(seat, choice)?;
        self.settle()
    }

    /// Ends a game that would not end, says what came of it, and begins the next one.
    fn settle(&mut self) -> Result<(), Refusal> {
        let state = self.game.state();
        let too_long = R::LONGEST.is_some_and(|most| R::length(state) > most);
        if self.game.outcome().is_none() && (too_long || R::is_stuck(state)) {
            self.cut()?;
        }
        let Some(outcome) = self.game.outcome() else { return Ok(()) };
        self.reward(outcome);
        if self.goes_on {
            self.begin(self.seed.wrapping_add(self.stride))?;
        }
        Ok(())
    }

    fn reward(&mut self, outcome: Outcome) {
        if self.ended == Ended::No {
            self.ended = Ended::Over;
        }
        let Some(winner) = outcome.winner else { return };
        for seat in self.game.seats() {
            self.rewards[seat.index()] = if seat.is_with(winner) { 1.0 } else { -1.0 };
        }
    }

    /// The players agree on a draw.
    fn cut(&mut self) -> Result<(), Refusal> {
        self.game.seats().try_for_each(|seat| self.game.offer_draw(seat).map(|_| ()))?;
        self.ended = Ended::Cut;
        Ok(())
    }

    /// What can be chosen now: what is listed, then places that are drawn.
    fn list(&mut self, shape: Shape) -> Result<(), Refusal> {
        self.choices.clear();
        let Some(question) = self.game.pending().first() else { return Ok(()) };
        self.choices.extend(question.options.iter().take(shape.actions).cloned());
        if question.open {
            let (state, room) = (self.game.state(), shape.actions - self.choices.len());
            for _ in 0..shape.places.min(room) {
                let drawn = R::sample(state, question, &mut self.chance);
                self.choices.extend(drawn.filter(|place| !self.choices.contains(place)));
            }
            if self.choices.is_empty() {
                let mut tries = (0..TRIES).map(|_| R::sample(state, question, &mut self.chance));
                self.choices.extend(tries.find_map(|drawn| drawn));
            }
            if self.choices.is_empty() {
                let mut policy = R::Policy::new(self.seed);
                self.choices.extend(R::candidates(&mut policy, state, question, 1));
            }
        }
        if self.choices.is_empty() {
            // No place was found: nobody could play on.
            self.cut()?;
            self.settle()?;
            return if self.goes_on { self.list(shape) } else { Ok(()) };
        }
        Ok(())
    }

    fn look(&self, shape: Shape, row: &mut [f32], mask: &mut [u8], features: &mut [f32]) {
        self.observe(self.seat(), row);
        mask.fill(0);
        mask.iter_mut().zip(&self.choices).for_each(|(is, _)| *is = 1);
        if shape.features == 0 {
            return;
        }
        features.fill(0.0);
        for (row, choice) in features.chunks_mut(shape.features).zip(&self.choices) {
            encode(choice, "choice", row);
        }
    }

    /// What a seat sees: the head, and its view and question hashed into the rest.
    fn observe(&self, seat: Seat, row: &mut [f32]) {
        row.fill(0.0);
        let Some((head, rest)) = row.split_at_mut_checked(HEAD) else { return };
        let state = self.game.state();
        let hundredths = |number: i32| number as f32 / 100.0;
        head[0] = seat.0.into();
        head[1] = R::length(state) as f32 / 10.0;
        if let Some(question) = self.game.question(seat) {
            head[2] = u8::from(question.open).into();
            head[3] = hundredths(self.choices.len() as i32);
            encode(&question.prompt, "question", rest);
        }
        let sides = [R::scores(state, seat), R::scores(state, seat.other())];
        for (slots, scores) in head[4..].chunks_mut(4).zip(sides) {
            slots.iter_mut().zip(scores).for_each(|(slot, score)| *slot = hundredths(score));
        }
        encode(&self.game.view(Viewer::Seat(seat)), "view", rest);
    }
}
