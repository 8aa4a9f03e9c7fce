//! What a ruleset tells a player that thinks ahead. Nothing else of such a player knows a game.

use std::collections::BTreeMap;

use kernel::{Chance, Chooser, Question, Rules, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Numbers by which something is weighed, by their names.
pub type Weights = BTreeMap<String, f32>;

/// The numbers of a type that has nothing else.
pub fn numbers_of(all: &impl Serialize) -> Weights {
    let value = serde_json::to_value(all).unwrap_or_default();
    serde_json::from_value(value).unwrap_or_default()
}

/// The numbers of a file that is part of the program.
///
/// # Panics
/// If the file has others; tests read it.
#[must_use]
pub fn embedded<T: DeserializeOwned>(file: &str) -> T {
    #[expect(clippy::expect_used, reason = "the file is part of the program; tests read it")]
    serde_json::from_str(file).expect("the file of weights is whole")
}

/// A type that has nothing but these numbers.
#[must_use]
pub fn with_numbers<T: DeserializeOwned>(weights: &Weights) -> Option<T> {
    serde_json::to_value(weights).and_then(serde_json::from_value).ok()
}

/// A player that is quick enough to play a game out many times over.
pub trait Policy<R: Rules>: Chooser<R> + Clone + Send + 'static {
    /// A player with its own seed.
    fn new(seed: u64) -> Self;

    /// Forgets what it had in mind and takes another seed. What it has worked out of the table stays.
    fn reset(&mut self, seed: u64);

    /// The numbers by which it weighs what it sees.
    fn weights() -> Weights;

    /// A player with other numbers, if these are all that it has.
    fn weighing(seed: u64, weights: &Weights) -> Option<Self>;

    /// Another answer was given in its place.
    fn answered(&mut self, _: &Question<R>, _: &R::Choice) {}
}

/// How hard a question is thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// Not at all: the quick answer is as good as any.
    Trivial,
    /// A little.
    Light,
    /// As much as may be.
    Full,
}

/// How strong a player is that thinks ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// A moment for each decision.
    Hard,
    /// A few moments.
    Expert,
}

/// How much is thought about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// How often the game is played on.
    pub rollouts: u32,
    /// For how long, by [`Thinking::clock`]; to the end if nothing is said.
    pub horizon: Option<u32>,
    /// How many answers are compared at most.
    pub candidates: usize,
}

/// Something by which positions are judged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Aspect {
    /// What it is called.
    pub name: &'static str,
    /// What being ahead by one of it is worth: 1 makes a win about three times as likely as a loss.
    pub worth: f32,
}

/// No ruleset judges by more aspects.
pub const MOST_ASPECTS: usize = 8;

/// How far a seat is ahead by each aspect, in their order.
pub type Ahead = [f32; MOST_ASPECTS];

/// What a search asks of a ruleset.
pub trait Thinking: Rules {
    /// The quick player, for both sides.
    type Policy: Policy<Self>;

    /// Answers worth comparing: the policy's own first, then others by what they look worth, at most
    /// so many. All are legal.
    fn candidates(
        policy: &mut Self::Policy,
        state: &Self::State,
        question: &Question<Self>,
        most: usize,
    ) -> Vec<Self::Choice>;

    /// Deals anew what a seat cannot see, whatever it was: positions that look alike to the seat
    /// become the same by the same chance.
    fn determinise(state: &mut Self::State, seat: Seat, chance: &mut Chance);

    /// By what positions are judged.
    const ASPECTS: &'static [Aspect];

    /// How far a seat is ahead by each of them.
    fn ahead(state: &Self::State, seat: Seat) -> Ahead;

    /// How likely a seat wins that is ahead by so much, roughly: from 0 to 1.
    #[must_use]
    fn chance(ahead: &Ahead) -> f32 {
        let worth = Self::ASPECTS.iter().zip(ahead).map(|(aspect, ahead)| aspect.worth * ahead);
        1.0 / (1.0 + (-worth.sum::<f32>()).exp())
    }

    /// The time of the game by which horizons are set.
    fn clock(state: &Self::State) -> u32;

    /// How hard a question is thought about.
    fn weight(question: &Question<Self>) -> Weight;

    /// How much is thought about a full question in a position.
    fn budget(state: &Self::State, depth: Depth) -> Budget;
}

/// The answer that a policy picks, and those of the others that are worth comparing with it.
pub fn ranked<R: Rules>(
    picked: Option<R::Choice>,
    mut scored: Vec<(f32, R::Choice)>,
    most: usize,
) -> Vec<R::Choice> {
    scored.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut all: Vec<R::Choice> = picked.into_iter().collect();
    for (_, choice) in scored {
        if all.len() >= most {
            break;
        }
        if !all.contains(&choice) {
            all.push(choice);
        }
    }
    all
}
