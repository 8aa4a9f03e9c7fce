//! Many games on all cores.

use kernel::{Chance, Chooser, Game, PerSeat, Refusal, Seat, Seed, simulate_while};
pub use players::Robot;
use rayon::prelude::*;
use ruleset::Doors;

/// What is simulated.
#[derive(Clone, Debug)]
pub struct Plan<S> {
    /// The setup of every game.
    pub setup: S,
    /// Who plays, by seats; two of them for the two teams.
    pub seats: PerSeat<Robot>,
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
    /// What each side had at the end, in the order of [`Doors::SCORES`].
    pub scores: [Vec<i32>; 2],
    /// The role of each side, in a game that has roles.
    pub roles: [Option<&'static str>; 2],
    /// How long it lasted, counted in [`Doors::LENGTH`].
    pub length: u32,
    /// Decisions made.
    pub decisions: usize,
    /// It was longer than [`Doors::LONGEST`] and ended so.
    pub cut: bool,
}

/// Plays all games; `tick` is called after each one.
///
/// # Errors
/// The first game that went wrong: a fault of the program.
pub fn run<R: Doors>(
    content: &R::Content,
    plan: &Plan<R::Setup>,
    tick: impl Fn() + Sync,
) -> Result<Vec<Played>, Refusal> {
    R::start(content, &plan.setup)?;
    (0..plan.games)
        .into_par_iter()
        // Each worker has its own table: shared ones would fight over their reference counts.
        .map_init(
            || R::start(content, &plan.setup),
            |start, number| {
                let start = start.clone()?;
                let played = one::<R>(content, plan, start, plan.seed.wrapping_add(number));
                tick();
                played
            },
        )
        .collect()
}

fn one<R: Doors>(
    content: &R::Content,
    plan: &Plan<R::Setup>,
    start: R::State,
    seed: u64,
) -> Result<Played, Refusal> {
    let count = R::seats(&start);
    let player = |seat: Seat| -> Box<dyn Chooser<R>> {
        let own = seed.wrapping_mul(count.into()).wrapping_add(seat.0.into());
        plan.seats[seat.index() % plan.seats.len()].player::<R>(own)
    };
    let mut seats: Vec<Box<dyn Chooser<R>>> = Seat::first(count).map(player).collect();
    let chance = Chance::seeded(Seed::from(seed));
    let too_long = |state: &R::State| R::LONGEST.is_some_and(|most| R::length(state) > most);
    let goes_on = |state: &R::State| !R::is_stuck(state) && !too_long(state);
    let (end, outcome, deeds) = simulate_while(start, chance, &mut seats, goes_on)?;
    if plan.verify {
        let (mut game, _) = Game::<R>::start(content, plan.setup.clone(), Seed::from(seed))?;
        for deed in &deeds {
            game.perform(deed.clone())?;
        }
        let verified = game.record().map(|record| record.verify(content));
        let same = game.outcome() == Some(outcome) && *game.state() == end;
        if !same || !matches!(verified, Some(Ok(_))) {
            return Err(Refusal::from(Refusal::STUCK).with("record of seed", seed));
        }
    }
    Ok(Played {
        winner: outcome.winner,
        rule: outcome.rule.0,
        scores: [Seat(0), Seat(1)].map(|seat| R::scores(&end, seat)),
        roles: [Seat(0), Seat(1)].map(|seat| R::role(&end, seat)),
        length: R::length(&end),
        cut: too_long(&end),
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
