//! Many games of one ruleset at once, each stepped by the number of a choice, on all cores.

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::slice::{ChunksMut, IterMut};
use std::sync::{Mutex, PoisonError};

use gefecht::speech::Spoken;
use kernel::{Refusal, Seat};
use rayon::{ThreadPool, ThreadPoolBuilder};
use ruleset::Doors;

use crate::env::{Env, Shape, Sheet};
use crate::table::{Playing, Table};

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

impl Seen {
    /// The rows of so many games each.
    fn shares(&mut self, games: usize, shape: Shape, players: usize) -> Vec<Rows<'_>> {
        let Shape { width, actions, features, .. } = shape;
        let mut described = self.features.chunks_mut((games * actions * features).max(1));
        let seats = self.seats.chunks_mut(games).zip(self.ended.chunks_mut(games));
        let numbers = self.observations.chunks_mut(games * width);
        let numbers = numbers.zip(self.masks.chunks_mut(games * actions));
        let rewards = self.rewards.chunks_mut(games * players);
        let shares = numbers.zip(seats).zip(rewards);
        shares
            .map(|(((observations, masks), (seats, ended)), rewards)| Rows {
                observations: observations.chunks_mut(width),
                masks: masks.chunks_mut(actions),
                // Without features there is nothing to share out.
                features: described
                    .next()
                    .unwrap_or_default()
                    .chunks_mut((actions * features).max(1)),
                seats: seats.iter_mut(),
                rewards: rewards.chunks_mut(players),
                ended: ended.iter_mut(),
            })
            .collect()
    }
}

/// What is seen of the games that a thread plays, one after the other.
struct Rows<'a> {
    observations: ChunksMut<'a, f32>,
    masks: ChunksMut<'a, u8>,
    features: ChunksMut<'a, f32>,
    seats: IterMut<'a, u8>,
    rewards: ChunksMut<'a, f32>,
    ended: IterMut<'a, u8>,
}

impl Rows<'_> {
    /// Writes what the next game shows.
    fn write<R: Doors>(&mut self, env: &Env<R>, sheet: &Sheet) {
        if let Some(row) = self.observations.next() {
            row.copy_from_slice(&sheet.observation);
        }
        if let Some(row) = self.masks.next() {
            let choices = sheet.choices.min(row.len());
            row[..choices].fill(1);
            row[choices..].fill(0);
        }
        if let Some(row) = self.features.next() {
            row.copy_from_slice(&sheet.features);
        }
        if let Some(rewards) = self.rewards.next() {
            rewards.iter_mut().zip(env.rewards).for_each(|(to, reward)| *to = reward);
        }
        self.seats.next().into_iter().for_each(|seat| *seat = sheet.seat.0);
        self.ended.next().into_iter().for_each(|ended| *ended = env.ended as u8);
    }
}

/// Many games of a ruleset. Each is played by one thread from its beginning to its end, since it waits
/// for answers on a stack of its own ([`Env`]).
pub struct Batch<R: Spoken> {
    threads: ThreadPool,
    /// How many games a thread plays; the last one may play fewer.
    share: usize,
    players: u8,
    shape: Shape,
    seen: Seen,
    of: PhantomData<fn() -> R>,
}

thread_local! {
    /// The games that a thread of a batch plays.
    static GAMES: RefCell<Box<dyn Any>> = RefCell::new(Box::new(()));
}

/// Does something with the games that this thread plays.
fn with_games<R: Doors, T>(work: impl FnOnce(&mut [Env<R>]) -> T) -> Option<T> {
    GAMES.with_borrow_mut(|games| games.downcast_mut::<Vec<Env<R>>>().map(|games| work(games)))
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
        let players = R::seats(&R::start(content, setup)?);
        let wanted = rayon::current_num_threads().clamp(1, count.max(1));
        let share = count.div_ceil(wanted).max(1);
        let threads = ThreadPoolBuilder::new().num_threads(count.div_ceil(share)).build();
        let threads =
            threads.map_err(|fault| Refusal::from(Refusal::STUCK).with("threads", fault))?;
        let laid = threads.broadcast(|thread| {
            // Games that one core plays have a table of their own: shared ones would fight over their
            // reference counts.
            let start = R::start(content, setup)?;
            let own = share.min(count.saturating_sub(thread.index() * share));
            let env = || Env::<R>::new(start.clone(), shape, count as u64, goes_on);
            let games: Vec<_> = std::iter::repeat_with(env).take(own).collect();
            GAMES.set(Box::new(games));
            Ok(())
        });
        laid.into_iter().collect::<Result<(), Refusal>>()?;
        let seen = Seen {
            observations: vec![0.0; count * shape.width],
            masks: vec![0; count * shape.actions],
            features: vec![0.0; count * shape.actions * shape.features],
            seats: vec![0; count],
            rewards: vec![0.0; count * usize::from(players)],
            ended: vec![0; count],
        };
        Ok(Box::new(Batch::<R> { threads, share, players, shape, seen, of: PhantomData }))
    }

    /// Does something with each game, and looks at it again.
    fn each(
        &mut self,
        act: impl Fn(usize, &mut Env<R>, &mut Sheet) -> Result<(), Refusal> + Sync,
    ) -> Result<(), Refusal> {
        let Self { threads, share, players, shape, seen, .. } = self;
        let shares = seen.shares(*share, *shape, usize::from(*players));
        let shares: Vec<_> = shares.into_iter().map(Mutex::new).collect();
        let done = threads.broadcast(|thread| {
            let number = thread.index();
            let rows = shares.get(number).ok_or(Refusal::STUCK)?;
            let mut rows = rows.lock().unwrap_or_else(PoisonError::into_inner);
            let mut sheet = Sheet::new(*shape);
            let work = |games: &mut [Env<R>]| {
                games.iter_mut().enumerate().try_for_each(|(place, env)| {
                    act(number * *share + place, env, &mut sheet)?;
                    rows.write(env, &sheet);
                    Ok(())
                })
            };
            with_games(work).unwrap_or(Err(Refusal::STUCK.into()))
        });
        done.into_iter().collect()
    }

    /// Asks one of the games.
    fn one<T: Send>(&self, game: usize, ask: impl Fn(&mut Env<R>) -> T + Sync) -> Option<T> {
        let (thread, place) = (game / self.share, game % self.share);
        let asked = self.threads.broadcast(|at| {
            (at.index() == thread).then(|| with_games(|games| games.get_mut(place).map(&ask)))
        });
        asked.into_iter().find_map(|found| found??)
    }
}

impl<R: Spoken> Many for Batch<R> {
    fn seats(&self) -> u8 {
        self.players
    }

    fn reset(&mut self, seed: u64) -> Result<(), Refusal> {
        self.each(|number, env, sheet| env.reset(seed.wrapping_add(number as u64), sheet))
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
        self.each(|number, env, sheet| {
            env.step(chosen.get(number).copied().unwrap_or_default() as usize, sheet)
        })
    }

    fn seen(&self) -> &Seen {
        &self.seen
    }

    fn observe(&self, game: usize, seat: Seat) -> Option<Vec<f32>> {
        let shown = self.one(game, |env| {
            let mut sheet = Sheet::new(self.shape);
            env.observe(seat, &mut sheet).map(|()| sheet.observation)
        });
        shown?.ok()
    }

    fn game(&self, number: usize) -> Option<Result<Box<dyn Table>, Refusal>> {
        let game = self.one(number, |env| env.game())?;
        Some(game.map(|game| Playing::at_table((game, Vec::new()))))
    }
}

impl<R: Spoken> Drop for Batch<R> {
    /// Games are stopped by the threads that play them.
    fn drop(&mut self) {
        self.threads.broadcast(|_| GAMES.set(Box::new(())));
    }
}
