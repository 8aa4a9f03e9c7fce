//! Many games of one ruleset at once, each stepped by the number of a choice, on all cores.

use gefecht::speech::Spoken;
use kernel::{Chance, Deed, Doing, Game, Outcome, Question, Refusal, Run, Seat, Seed};
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

/// Cores share out so many games at once: few enough that all end together.
const TOGETHER: usize = 16;

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

/// What is seen of all games, a row for each. Arrays of numpy look at it: it is written anew, but stays
/// where it is.
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
    fn game(&self, number: usize) -> Option<Result<Box<dyn Table>, Refusal>>;
}

/// What is seen of one game.
struct Row<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [u8],
    features: &'a mut [f32],
    seat: &'a mut u8,
    rewards: &'a mut [f32],
    ended: &'a mut u8,
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
            Env::<R>::new(start.clone(), shape, count as u64, goes_on)
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
        let Shape { width, actions, features, .. } = self.shape;
        let players = usize::from(self.seats());
        let seen = &mut self.seen;
        // Without features each game has an empty row.
        let described: Vec<&mut [f32]> = match features {
            0 => self.envs.iter().map(|_| <&mut [f32]>::default()).collect(),
            _ => seen.features.chunks_mut(actions * features).collect(),
        };
        let rows = (
            seen.observations.par_chunks_mut(width),
            seen.masks.par_chunks_mut(actions),
            described,
            &mut seen.seats,
            seen.rewards.par_chunks_mut(players),
            &mut seen.ended,
        );
        let rows =
            rows.into_par_iter().map(|(observation, mask, features, seat, rewards, ended)| Row {
                observation,
                mask,
                features,
                seat,
                rewards,
                ended,
            });
        let games = self.envs.par_iter_mut().zip(rows).enumerate().with_max_len(TOGETHER);
        games.try_for_each(|(number, (env, row))| {
            act(number, env)?;
            env.list()?;
            env.look(row);
            Ok(())
        })
    }
}

impl<R: Spoken> Many for Batch<R> {
    fn seats(&self) -> u8 {
        self.envs.first().map_or(2, |env| R::seats(env.run.state()))
    }

    fn reset(&mut self, seed: u64) -> Result<(), Refusal> {
        self.each(|number, env| {
            env.ended = Ended::No;
            env.rewards = [0.0; 4];
            env.begin(seed.wrapping_add(number as u64))
        })
    }

    fn step(&mut self, chosen: &[i64]) -> Result<(), Refusal> {
        // A wrong number is found before anything has changed. A game that is over takes any.
        for (number, (mask, chosen)) in
            self.seen.masks.chunks(self.shape.actions).zip(chosen).enumerate()
        {
            let offered = usize::try_from(*chosen).ok().and_then(|chosen| mask.get(chosen));
            if offered != Some(&1) && mask.first() == Some(&1) {
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

    fn game(&self, number: usize) -> Option<Result<Box<dyn Table>, Refusal>> {
        let game = self.envs.get(number)?.game();
        Some(game.map(|game| Playing::at_table((game, Vec::new()))))
    }
}

/// One of the games.
struct Env<R: Doors> {
    start: R::State,
    run: Run<R>,
    /// What was done since the start.
    deeds: Vec<Deed<R::Choice>>,
    /// Places drawn for an open question: choices after those that it lists.
    drawn: Vec<R::Choice>,
    /// Where they are drawn from; not the dice of the game.
    chance: Chance,
    shape: Shape,
    seed: u64,
    /// How far apart the seeds of its games are, and whether a next one follows at once.
    stride: u64,
    goes_on: bool,
    rewards: [f32; 4],
    ended: Ended,
}

impl<R: Doors> Env<R> {
    fn new(start: R::State, shape: Shape, stride: u64, goes_on: bool) -> Result<Self, Refusal> {
        let chance = Chance::seeded(Seed::from(0));
        let run = Run::from_position(start.clone(), chance.clone())?;
        Ok(Env {
            start,
            run,
            deeds: Vec::new(),
            drawn: Vec::new(),
            chance,
            shape,
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
        self.run = Run::from_position(self.start.clone(), Chance::seeded(Seed::from(seed)))?;
        self.deeds.clear();
        Ok(())
    }

    /// The game as it stands, played again.
    fn game(&self) -> Result<Game<R>, Refusal> {
        let dice = Chance::seeded(Seed::from(self.seed));
        let (mut game, _) = Game::from_position(self.start.clone(), dice)?;
        self.deeds.iter().try_for_each(|deed| game.perform(deed.clone()).map(|_| ()))?;
        Ok(game)
    }

    /// Whether the players have agreed on a draw.
    fn is_cut(&self) -> bool {
        self.deeds.last().is_some_and(|deed| deed.doing == Doing::OfferDraw)
    }

    /// What is asked, if the game goes on.
    fn asked(&self) -> Option<&Question<R>> {
        self.run.pending().first().filter(|_| !self.is_cut())
    }

    /// Who is asked; when the game is over, the first seat.
    fn seat(&self) -> Seat {
        self.asked().map_or(Seat(0), |question| question.seat)
    }

    /// What can be chosen: what is listed, then places that are drawn.
    fn choices(&self) -> impl Iterator<Item = &R::Choice> {
        let listed = self.asked().map_or(&[][..], |question| &question.options);
        listed.iter().take(self.shape.actions).chain(&self.drawn)
    }

    fn step(&mut self, chosen: i64) -> Result<(), Refusal> {
        (self.rewards, self.ended) = ([0.0; 4], Ended::No);
        let Some(choice) = self.choices().nth(chosen as usize).cloned() else { return Ok(()) };
        let seat = self.seat();
        self.run.answer(seat, choice.clone())?;
        self.deeds.push(Deed { seat, doing: Doing::Answer(choice) });
        self.settle()
    }

    /// Ends a game that would not end, says what came of it, and begins the next one.
    fn settle(&mut self) -> Result<(), Refusal> {
        let state = self.run.state();
        let too_long = R::LONGEST.is_some_and(|most| R::length(state) > most);
        match self.run.outcome() {
            Some(outcome) => self.reward(outcome),
            None if too_long || R::is_stuck(state) => self.cut(),
            None => return Ok(()),
        }
        self.go_on()
    }

    fn reward(&mut self, outcome: Outcome) {
        self.ended = Ended::Over;
        let Some(winner) = outcome.winner else { return };
        for seat in self.run.seats() {
            self.rewards[seat.index()] = if seat.is_with(winner) { 1.0 } else { -1.0 };
        }
    }

    /// The players agree on a draw.
    fn cut(&mut self) {
        self.deeds.extend(self.run.seats().map(|seat| Deed { seat, doing: Doing::OfferDraw }));
        self.ended = Ended::Cut;
    }

    fn go_on(&mut self) -> Result<(), Refusal> {
        if self.goes_on { self.begin(self.seed.wrapping_add(self.stride)) } else { Ok(()) }
    }

    /// Draws places for an open question; a game in which nothing can be chosen is broken off.
    fn list(&mut self) -> Result<(), Refusal> {
        self.drawn.clear();
        if self.is_cut() {
            return Ok(());
        }
        let Some(question) = self.run.pending().first() else { return Ok(()) };
        let (state, listed) = (self.run.state(), &question.options);
        if question.open {
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
        if listed.is_empty() && self.drawn.is_empty() {
            // No place was found: nobody could play on.
            self.cut();
            self.go_on()?;
            return if self.goes_on { self.list() } else { Ok(()) };
        }
        Ok(())
    }

    fn look(&self, row: Row<'_>) {
        let seat = self.seat();
        *row.seat = seat.0;
        *row.ended = self.ended as u8;
        row.rewards.iter_mut().zip(self.rewards).for_each(|(to, reward)| *to = reward);
        self.observe(seat, row.observation);
        row.mask.fill(0);
        row.mask.iter_mut().zip(self.choices()).for_each(|(is, _)| *is = 1);
        if self.shape.features == 0 {
            return;
        }
        row.features.fill(0.0);
        for (row, choice) in row.features.chunks_mut(self.shape.features).zip(self.choices()) {
            encode(choice, "choice", row);
        }
    }

    /// What a seat sees: the head, and the position and its question hashed into the rest.
    fn observe(&self, seat: Seat, row: &mut [f32]) {
        row.fill(0.0);
        let Some((head, rest)) = row.split_at_mut_checked(HEAD) else { return };
        let state = self.run.state();
        let hundredths = |number: i32| number as f32 / 100.0;
        head[0] = seat.0.into();
        head[1] = R::length(state) as f32 / 10.0;
        if let Some(question) = self.run.question(seat).filter(|_| !self.is_cut()) {
            head[2] = u8::from(question.open).into();
            head[3] = hundredths(self.choices().count() as i32);
            encode(&question.prompt, "question", rest);
        }
        let sides = [R::scores(state, seat), R::scores(state, seat.other())];
        for (slots, scores) in head[4..].chunks_mut(4).zip(sides) {
            slots.iter_mut().zip(scores).for_each(|(slot, score)| *slot = hundredths(score));
        }
        encode(&R::observed(state, seat), "seen", rest);
    }
}
