//! Better weights for a quick player, by self-play: others play against the present ones, the better
//! half of them plays on, and the last one takes their place if games of its own prove it.

use std::ops::Range;

use kernel::{Chance, Chooser, Refusal, Seat, Seed, simulate_while};
use rayon::prelude::*;
use ruleset::{Doors, Policy, Weights};
use serde::{Deserialize, Serialize};

use super::{Share, first_seed};

/// How many are tried in a round: a power of two, since they are halved until one is left.
const FIELD: u64 = 16;

/// How weights are looked for. Numbers of games are numbers of pairs that differ in the sides alone.
pub struct Tuning<'a, R: Doors> {
    /// The content of the games.
    pub content: &'a R::Content,
    /// The setups of the games, one after another: the pairs of games take turns.
    pub setups: &'a [R::Setup],
    /// The same seed finds the same weights.
    pub seed: u64,
    /// The games of each in the first heat; twice as many in every further one.
    pub heat: u64,
    /// The games by which the last one proves itself.
    pub proof: u64,
    /// How the names of weights begin that stay as they are.
    pub keep: &'a [String],
}

/// What came of a round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Its number, from 0.
    pub number: u64,
    /// The weights that were left.
    pub weights: Weights,
    /// What they got against the present ones.
    pub share: f64,
    /// Its interval.
    pub interval: (f64, f64),
    /// They take their place.
    pub taken: bool,
}

impl<R: Doors> Tuning<'_, R> {
    /// Plays a round against the present weights.
    ///
    /// # Errors
    /// A game that went wrong: a fault of the program.
    pub fn round(&self, present: &Weights, number: u64) -> Result<Round, Refusal> {
        let mut chance = Chance::seeded(Seed::from(self.seed ^ number << 32));
        let mut field: Vec<Weights> =
            (0..FIELD).map(|place| self.changed(present, place % 2 == 0, &mut chance)).collect();
        let (mut seeds, mut games) = (self.first(number), self.heat);
        while field.len() > 1 {
            let heat = seeds..seeds + games;
            let play = |own: Weights| Ok((self.share(&own, present, heat.clone())?.share, own));
            let mut played: Vec<(f64, Weights)> =
                field.into_iter().map(play).collect::<Result<_, Refusal>>()?;
            played.sort_by(|one, other| other.0.total_cmp(&one.0));
            played.truncate(played.len() / 2);
            field = played.into_iter().map(|(_, own)| own).collect();
            (seeds, games) = (heat.end, 2 * games);
        }
        let weights = field.pop().unwrap_or_default();
        let proof = self.share(&weights, present, seeds..seeds + self.proof)?;
        let Share { share, interval } = proof;
        Ok(Round { number, weights, share, interval, taken: interval.0 > 0.5 })
    }

    /// Other weights: all of them by a little, or a few of them by much.
    fn changed(&self, present: &Weights, all: bool, chance: &mut Chance) -> Weights {
        let kept = |name: &String| self.keep.iter().any(|keep| name.starts_with(keep));
        let mut names: Vec<&String> = present.keys().filter(|name| !kept(name)).collect();
        chance.shuffle(&mut names);
        let factors: &[f32] = if all { &[0.85, 1.0, 1.18] } else { &[0.5, 0.7, 1.4, 2.0] };
        names.truncate(if all { names.len() } else { 1 + chance.below(3) });
        let mut weights = present.clone();
        for name in names {
            let factor = factors[chance.below(factors.len())];
            weights.entry(name.clone()).and_modify(|weight| *weight = rounded(*weight * factor));
        }
        weights
    }

    /// The seed of the first game of a round: each has games of its own. Above it there is room for
    /// them all.
    #[must_use]
    pub fn first(&self, round: u64) -> u64 {
        let each = (FIELD - 1) * self.heat + self.proof;
        first_seed(self.seed).wrapping_add(round.wrapping_mul(each)) & (u64::MAX >> 1)
    }

    /// What some weights get against others in games of these seeds, a draw being half a win.
    ///
    /// # Errors
    /// A game that went wrong: a fault of the program. Weights that the player does not have.
    pub fn share(
        &self,
        own: &Weights,
        other: &Weights,
        seeds: Range<u64>,
    ) -> Result<Share, Refusal> {
        let pairs: Vec<f64> = seeds
            .into_par_iter()
            // Each worker has its own tables: shared ones would fight over their reference counts.
            .map_init(
                || self.setups.iter().map(|setup| R::start(self.content, setup)).collect(),
                |starts: &mut Vec<Result<R::State, Refusal>>, seed| {
                    let start = starts[(seed % starts.len() as u64) as usize].clone()?;
                    let first = game::<R>(start.clone(), seed, [own, other])?;
                    let second = game::<R>(start, seed, [other, own])?;
                    Ok(f64::midpoint(first, 1.0 - second))
                },
            )
            .collect::<Result<_, Refusal>>()?;
        Ok(Share::of_mean(&pairs))
    }
}

/// What the first side gets of a game: 1, a half or nothing.
fn game<R: Doors>(start: R::State, seed: u64, sides: [&Weights; 2]) -> Result<f64, Refusal> {
    let count = R::seats(&start);
    let seat = |seat: Seat| {
        let own = seed.wrapping_mul(count.into()).wrapping_add(seat.0.into());
        let policy = R::Policy::weighing(own, sides[seat.team().index()])?;
        Some(Box::new(policy) as Box<dyn Chooser<R>>)
    };
    let seats: Option<Vec<Box<dyn Chooser<R>>>> = Seat::first(count).map(seat).collect();
    let mut seats = seats.ok_or_else(|| Refusal::from(Refusal::MALFORMED).with("weights", ""))?;
    let chance = Chance::seeded(Seed::from(seed));
    let (_, outcome, _) = simulate_while(start, chance, &mut seats, super::goes_on::<R>)?;
    Ok(match outcome.winner.map(Seat::team) {
        Some(Seat(0)) => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    })
}

/// To three digits: more say nothing.
fn rounded(weight: f32) -> f32 {
    if weight == 0.0 {
        return weight;
    }
    let scale = 10.0_f32.powi(2 - weight.abs().log10().floor() as i32);
    (weight * scale).round() / scale
}
