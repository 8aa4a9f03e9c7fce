//! Many games on all cores.

mod columns;
mod details;
pub mod fitting;
pub mod games_file;
mod plots;
mod ratings;
pub mod tuning;

pub use columns::export;
pub use details::{Decided, Details, Fought};
pub use plots::{draw, draw_ratings};
pub use ratings::{Rating, Standings, rate};

use kernel::{
    Chance, Chooser, Game, Outcome, PerSeat, Question, Refusal, Seat, Seed, Told, simulate_while,
};
pub use players::Robot;
use players::{Patience, Player};
use rayon::prelude::*;
use ruleset::Doors;
use serde::{Deserialize, Serialize};

/// What is simulated.
#[derive(Clone, Debug)]
pub struct Plan<S> {
    /// The setup of every game.
    pub setup: S,
    /// Who plays, by seats; two of them for the two teams.
    pub seats: PerSeat<Robot>,
    /// How many games.
    pub games: u64,
    /// The same seed plays the same games, another one others.
    pub seed: u64,
    /// Replay every game move by move and verify its record.
    pub verify: bool,
    /// Every second game is the one before with the sides swapped.
    pub swap: bool,
    /// Keep what happened in each game, too.
    pub detailed: bool,
}

impl<S> Plan<S> {
    /// The seed of a game, and whether its sides are swapped.
    fn game(&self, number: u64) -> (u64, bool) {
        let first = first_seed(self.seed);
        if self.swap {
            (first.wrapping_add(number / 2), !number.is_multiple_of(2))
        } else {
            (first.wrapping_add(number), false)
        }
    }

    /// Who sits at a seat.
    fn robot(&self, seat: Seat, swapped: bool) -> Robot {
        self.seats[(seat.index() + usize::from(swapped)) % self.seats.len()]
    }
}

/// The seed of the first game of a run, whose others follow. It lies far from those of other runs
/// (SplitMix64): runs of seed 1 and of seed 2 would share all games but one, and would not be two trials.
#[must_use]
pub fn first_seed(run: u64) -> u64 {
    let mixed = |own: u64, by: u32, times: u64| (own ^ own >> by).wrapping_mul(times);
    let own = run.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let own = mixed(mixed(own, 30, 0xbf58_476d_1ce4_e5b9), 27, 0x94d0_49bb_1331_11eb);
    own ^ own >> 31
}

/// One finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Its number in the plan, from 0.
    pub number: u64,
    /// The sides were swapped.
    pub swapped: bool,
    /// The winner.
    pub winner: Option<Seat>,
    /// The rule that decided.
    pub rule: String,
    /// What each side had at the end, in the order of [`Doors::SCORES`].
    pub scores: [Vec<i32>; 2],
    /// The role of each side, in a game that has roles.
    pub roles: [Option<String>; 2],
    /// How long it lasted, counted in [`Doors::LENGTH`].
    pub length: u32,
    /// Decisions made.
    pub decisions: usize,
    /// It ended by agreement: it was longer than [`Doors::LONGEST`], or stuck.
    pub cut: bool,
    /// What happened in it, if that was wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub details: Option<Details>,
}

impl Played {
    /// The side of the plan that won: who would sit at this seat if the sides were not swapped.
    #[must_use]
    pub fn won_by(&self) -> Option<Seat> {
        self.winner.map(|seat| self.side(seat))
    }

    /// The side of the plan that sat on a side of the table.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Seat {
        if self.swapped { seat.other() } else { seat.team() }
    }
}

/// Plays all games; `tick` is called after each one.
///
/// # Errors
/// The first game that went wrong: a fault of the program.
pub fn run<R: Doors>(
    content: &R::Content,
    plan: &Plan<R::Setup>,
    tick: impl Fn(&Played) + Sync,
) -> Result<Vec<Played>, Refusal> {
    let numbers: Vec<u64> = (0..plan.games).collect();
    play::<R>(content, plan, &numbers, tick)
}

/// Plays the games of some numbers.
///
/// # Errors
/// The first game that went wrong: a fault of the program.
pub fn play<R: Doors>(
    content: &R::Content,
    plan: &Plan<R::Setup>,
    numbers: &[u64],
    tick: impl Fn(&Played) + Sync,
) -> Result<Vec<Played>, Refusal> {
    R::start(content, &plan.setup)?;
    numbers
        .par_iter()
        // Each worker has its own table: shared ones would fight over their reference counts.
        .map_init(
            || R::start(content, &plan.setup),
            |start, &number| {
                let start = start.clone()?;
                let played = one::<R>(content, plan, start, number)?;
                tick(&played);
                Ok(played)
            },
        )
        .collect()
}

/// The end of a game: its position, how it ended, how many decisions were made, and what happened.
type Ended<R> = (<R as kernel::Rules>::State, Outcome, usize, Option<Details>);

fn one<R: Doors>(
    content: &R::Content,
    plan: &Plan<R::Setup>,
    start: R::State,
    number: u64,
) -> Result<Played, Refusal> {
    let (seed, swapped) = plan.game(number);
    let count = R::seats(&start);
    let own = |seat: Seat| seed.wrapping_mul(count.into()).wrapping_add(seat.0.into());
    let robots: PerSeat<(Robot, u64)> =
        Seat::first(count).map(|seat| (plan.robot(seat, swapped), own(seat))).collect();
    let choosers: Option<Vec<Box<dyn Chooser<R>>>> = robots
        .iter()
        .map(|(robot, seed)| robot.chooser::<R>(*seed).map(|own| -> Box<dyn Chooser<R>> { own }))
        .collect();
    let (end, outcome, decisions, details) = match choosers.filter(|_| !plan.detailed) {
        Some(choosers) => inline::<R>(content, plan, start, seed, choosers)?,
        None => thoughtful::<R>(content, plan, start, seed, &robots)?,
    };
    Ok(Played {
        number,
        swapped,
        winner: outcome.winner,
        rule: outcome.rule.0.to_owned(),
        scores: [Seat(0), Seat(1)].map(|seat| R::scores(&end, seat)),
        roles: [Seat(0), Seat(1)].map(|seat| R::role(&end, seat).map(str::to_owned)),
        length: R::length(&end),
        cut: !goes_on::<R>(&end),
        decisions,
        details,
    })
}

/// Whether a game is played on: it is not too long, and something happens in it.
fn goes_on<R: Doors>(state: &R::State) -> bool {
    let too_long = R::LONGEST.is_some_and(|most| R::length(state) > most);
    !too_long && !R::is_stuck(state)
}

/// Plays a game whose players answer by what they see at once.
fn inline<R: Doors>(
    content: &R::Content,
    plan: &Plan<R::Setup>,
    start: R::State,
    seed: u64,
    mut seats: Vec<Box<dyn Chooser<R>>>,
) -> Result<Ended<R>, Refusal> {
    let chance = Chance::seeded(Seed::from(seed));
    let (end, outcome, deeds) = simulate_while(start, chance, &mut seats, goes_on::<R>)?;
    if plan.verify {
        let (mut game, _) = Game::<R>::start(content, plan.setup.clone(), Seed::from(seed))?;
        for deed in &deeds {
            game.perform(deed.clone())?;
        }
        verify(content, &game, seed)?;
        if game.outcome() != Some(outcome) || *game.state() != end {
            return Err(Refusal::from(Refusal::STUCK).with("record of seed", seed));
        }
    }
    Ok((end, outcome, deeds.len(), None))
}

/// Plays a game answer by answer, as a player must be able to who thinks ahead. Each thinks on one
/// thread: there are other games for the others.
fn thoughtful<R: Doors>(
    content: &R::Content,
    plan: &Plan<R::Setup>,
    start: R::State,
    seed: u64,
    robots: &[(Robot, u64)],
) -> Result<Ended<R>, Refusal> {
    let mut players: Vec<_> =
        robots.iter().map(|(robot, seed)| robot.player::<R>(*seed, 1)).collect();
    let (mut game, _) = match plan.verify {
        true => Game::<R>::start(content, plan.setup.clone(), Seed::from(seed))?,
        false => Game::<R>::from_position(start, Chance::seeded(Seed::from(seed)))?,
    };
    let mut details = plan.detailed.then(|| Details::of::<R>(game.state()));
    play_on(&mut game, &mut players, |question, game, events| {
        if let Some(details) = &mut details {
            details.add::<R>(question, game, events);
        }
    })?;
    if plan.verify {
        verify(content, &game, seed)?;
    }
    let outcome = game.outcome().ok_or_else(|| Refusal::from(Refusal::STUCK).with("seed", seed))?;
    Ok((game.state().clone(), outcome, game.deeds().len(), details))
}

/// Plays a game to its end, answer by answer; `see` is told each question that was answered, the game
/// then, and what happened.
fn play_on<R: Doors>(
    game: &mut Game<R>,
    players: &mut [Box<dyn Player<R>>],
    mut see: impl FnMut(&Question<R>, &Game<R>, &[Told<R::Event>]),
) -> Result<(), Refusal> {
    let stuck = || Refusal::from(Refusal::STUCK);
    while let Some(question) = game.pending().first() {
        let seat = question.seat;
        if !goes_on::<R>(game.state()) {
            for seat in game.seats() {
                game.offer_draw(seat)?;
            }
            break;
        }
        let moment = game.moment(seat).ok_or_else(stuck)?;
        let player = players.get_mut(seat.index()).ok_or_else(stuck)?;
        let answer = player.answer(&moment, &Patience::default()).ok_or_else(stuck)?;
        let events = game.answer(seat, answer)?;
        see(moment.question(), game, &events);
    }
    Ok(())
}

fn verify<R: Doors>(content: &R::Content, game: &Game<R>, seed: u64) -> Result<(), Refusal> {
    match game.record().map(|record| record.verify(content)) {
        Some(Ok(_)) => Ok(()),
        _ => Err(Refusal::from(Refusal::STUCK).with("record of seed", seed)),
    }
}

/// A share of games with its 95 % interval (Wilson).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// The share itself, from 0 to 1.
    pub share: f64,
    /// The interval.
    pub interval: (f64, f64),
}

impl Share {
    /// `hits` of `all` games; of none anything could be.
    #[must_use]
    pub fn of(hits: usize, all: usize) -> Share {
        if all == 0 {
            return Share { share: 0.0, interval: (0.0, 1.0) };
        }
        let (hits, all) = (hits as f64, all as f64);
        let z = 1.96;
        let share = hits / all;
        let middle = (share + z * z / (2.0 * all)) / (1.0 + z * z / all);
        let half = z / (1.0 + z * z / all)
            * (share * (1.0 - share) / all + z * z / (4.0 * all * all)).sqrt();
        Share { share, interval: ((middle - half).max(0.0), (middle + half).min(1.0)) }
    }
}

impl Share {
    /// The mean of what several games, or pairs of them, brought; its interval by their spread. A single
    /// one has none.
    #[must_use]
    pub fn of_mean(brought: &[f64]) -> Share {
        let count = (brought.len() as f64).max(1.0);
        let share = brought.iter().sum::<f64>() / count;
        if brought.len() < 2 {
            return Share { share, interval: (0.0, 1.0) };
        }
        let spread: f64 = brought.iter().map(|own| (own - share).powi(2)).sum();
        let half = 1.96 * (spread / (count - 1.0) / count).sqrt();
        Share { share, interval: ((share - half).max(0.0), (share + half).min(1.0)) }
    }
}

impl std::fmt::Display for Share {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (low, high) = self.interval;
        write!(f, "{:.1} % ({:.1}-{:.1})", 100.0 * self.share, 100.0 * low, 100.0 * high)
    }
}
