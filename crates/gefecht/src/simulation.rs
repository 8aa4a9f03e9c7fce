//! Many games on all cores.

use battleground::library::Library;
use battleground::setup::Setup;
use battleground::state::State;
use battleground::{Battleground, Game};
use kernel::{Chance, Chooser, Record, Refusal, Rules, Seat, Seed, simulate};
use players::{Greedy, Random};
use rayon::prelude::*;

/// A computer player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Robot {
    /// Takes what looks best right now.
    Greedy,
    /// Takes anything.
    Random,
}

impl Robot {
    /// A player with its own seed.
    #[must_use]
    pub fn chooser(self, seed: u64) -> Box<dyn Chooser<Battleground>> {
        match self {
            Robot::Greedy => Box::new(Greedy::new(seed)),
            Robot::Random => Box::new(Random::new(seed)),
        }
    }
}

/// What is simulated.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The setup of every game.
    pub setup: Setup,
    /// Who plays.
    pub seats: [Robot; 2],
    /// How many games.
    pub games: u64,
    /// The seed of the first game; the others follow.
    pub seed: u64,
    /// Replay every game move by move and verify its record.
    pub verify: bool,
}

/// One finished game.
#[derive(Clone, Debug)]
pub struct Played {
    /// The winner.
    pub winner: Option<Seat>,
    /// The rule that decided.
    pub rule: &'static str,
    /// Victory points.
    pub points: [i32; 2],
    /// The last round.
    pub round: u8,
    /// Decisions made.
    pub decisions: usize,
}

/// Plays all games; `tick` is called after each one.
///
/// # Errors
/// The first game that went wrong: a fault of the program.
pub fn run(library: &Library, plan: &Plan, tick: impl Fn() + Sync) -> Result<Vec<Played>, Refusal> {
    Battleground::start(library, &plan.setup)?;
    (0..plan.games)
        .into_par_iter()
        // Each worker has its own table: shared ones would fight over their reference counts.
        .map_init(
            || Battleground::start(library, &plan.setup),
            |start, number| {
                let start = start.clone()?;
                let played = one(library, plan, start, plan.seed.wrapping_add(number));
                tick();
                played
            },
        )
        .collect()
}

fn one(library: &Library, plan: &Plan, start: State, seed: u64) -> Result<Played, Refusal> {
    let mut seats: Vec<_> = (0..2)
        .map(|n| plan.seats[n].chooser(seed.wrapping_mul(2).wrapping_add(n as u64)))
        .collect();
    let (end, outcome, deeds) = simulate(start, Chance::seeded(Seed::from(seed)), &mut seats)?;
    if plan.verify {
        let (mut game, _) = Game::start(library, plan.setup.clone(), Seed::from(seed))?;
        for deed in &deeds {
            game.perform(deed.clone())?;
        }
        let record: Option<Record<Battleground>> = game.record();
        let verified = record.map(|record| record.verify(library));
        let same = game.outcome() == Some(outcome) && *game.state() == end;
        if !same || !matches!(verified, Some(Ok(_))) {
            return Err(Refusal::from(Refusal::STUCK).with("record of seed", seed));
        }
    }
    Ok(Played {
        winner: outcome.winner,
        rule: outcome.rule.0,
        points: [end.points(Seat(0)), end.points(Seat(1))],
        round: end.round,
        decisions: deeds.len(),
    })
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
    /// `hits` of `all` games.
    #[must_use]
    pub fn of(hits: usize, all: usize) -> Share {
        let (hits, all) = (hits as f64, (all as f64).max(1.0));
        let z = 1.96;
        let share = hits / all;
        let middle = (share + z * z / (2.0 * all)) / (1.0 + z * z / all);
        let half = z / (1.0 + z * z / all)
            * (share * (1.0 - share) / all + z * z / (4.0 * all * all)).sqrt();
        Share { share, interval: ((middle - half).max(0.0), (middle + half).min(1.0)) }
    }
}

impl std::fmt::Display for Share {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (low, high) = self.interval;
        write!(f, "{:.1} % ({:.1}-{:.1})", 100.0 * self.share, 100.0 * low, 100.0 * high)
    }
}
