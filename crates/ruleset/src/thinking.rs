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

/// No ruleset judges by more aspects.
pub const MOST_ASPECTS: usize = 8;

/// How far a seat is ahead by each aspect, in their order.
pub type Ahead = [f32; MOST_ASPECTS];

/// What being ahead by one of an aspect is worth, at the beginning of a game and at its end: 1 makes a
/// win about three times as likely as a loss.
pub type Worth = [f32; 2];

/// Worths of aspects, by their names.
pub type Worths = BTreeMap<String, Worth>;

/// What each aspect is worth, in their order.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Values([Worth; MOST_ASPECTS]);

impl Values {
    /// Those of a file that is part of the program.
    ///
    /// # Panics
    /// If the file has others; tests read it.
    #[must_use]
    pub fn embedded(aspects: &[&str], file: &str) -> Values {
        #[expect(clippy::expect_used, reason = "the file is part of the program; tests read it")]
        Values::of(aspects, &embedded(file)).expect("the file of worths has each aspect")
    }

    /// Those of aspects, if these are all that there are.
    #[must_use]
    pub fn of(aspects: &[&str], worths: &Worths) -> Option<Values> {
        let mut values = Values::default();
        for (value, aspect) in values.0.iter_mut().zip(aspects) {
            *value = *worths.get(*aspect)?;
        }
        (worths.len() == aspects.len()).then_some(values)
    }

    /// What each aspect is worth when so much of the game has passed, from 0 to 1.
    #[must_use]
    pub fn when(&self, passed: f32) -> [f32; MOST_ASPECTS] {
        self.0.map(|[start, end]| start + (end - start) * passed)
    }

    /// How likely a seat wins that is ahead by so much then, roughly: from 0 to 1.
    #[must_use]
    pub fn chance(&self, ahead: &Ahead, passed: f32) -> f32 {
        let worths = self.when(passed);
        let worth: f32 = worths.iter().zip(ahead).map(|(worth, ahead)| worth * ahead).sum();
        1.0 / (1.0 + (-worth).exp())
    }
}

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
    const ASPECTS: &'static [&'static str];

    /// What each of them is worth in such a game, as far as is known; `gefecht fit` looks for better worths.
    fn values(state: &Self::State) -> Values;

    /// How far a seat is ahead by each of them.
    fn ahead(state: &Self::State, seat: Seat) -> Ahead;

    /// How much of the game has passed, roughly: from 0 to 1.
    fn passed(state: &Self::State) -> f32;

    /// The time of the game by which horizons are set.
    fn clock(state: &Self::State) -> u32;

    /// What is being played, by a number: an activation, an action. In rollouts each has dice of its own,
    /// the same whatever was before, so that answers differ less by chance.
    fn scene(_: &Self::State) -> Option<u64> {
        None
    }

    /// How hard a question is thought about.
    fn weight(question: &Question<Self>) -> Weight;

    /// How much is thought about a full question in a position.
    fn budget(state: &Self::State, depth: Depth) -> Budget;
}

/// The answer that a policy picks, and others that are worth comparing with it: places of its own
/// finding, the best first, and the listed answers by their scores. Where places are asked for, what is
/// listed beside them is doing nothing, for one: there is room for one of these.
pub fn ranked<R: Rules>(
    picked: Option<R::Choice>,
    places: impl IntoIterator<Item = R::Choice>,
    mut listed: Vec<(f32, R::Choice)>,
    most: usize,
) -> Vec<R::Choice> {
    listed.sort_by(|a, b| b.0.total_cmp(&a.0));
    let listed = listed.into_iter().map(|(_, choice)| choice);
    let mut all: Vec<R::Choice> = picked.into_iter().collect();
    let mut add = |choices: &mut dyn Iterator<Item = R::Choice>, most: usize| {
        while all.len() < most
            && let Some(choice) = choices.next()
        {
            if !all.contains(&choice) {
                all.push(choice);
            }
        }
    };
    add(&mut places.into_iter(), most.saturating_sub(listed.len().min(1)));
    add(&mut { listed }, most);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worths(all: &[(&str, Worth)]) -> Worths {
        all.iter().map(|(name, worth)| ((*name).to_owned(), *worth)).collect()
    }

    #[test]
    fn worths_change_while_the_game_passes() {
        let values = Values::of(
            &["points", "wounds"],
            &worths(&[("wounds", [2.0, 0.0]), ("points", [1.0, 3.0])]),
        );
        let values = values.unwrap_or_default();
        assert_eq!(values.when(0.5)[..3], [2.0, 1.0, 0.0]);
        let ahead = [1.0, -2.0, 9.0, 0.0, 0.0, 0.0, 0.0, 0.0];
        // 1 x 1 - 2 x 2 = -3 at the beginning, 3 x 1 at the end.
        assert!((values.chance(&ahead, 0.0) - 0.047_426).abs() < 1e-5);
        assert!((values.chance(&ahead, 1.0) - 0.952_574).abs() < 1e-5);
    }

    #[test]
    fn worths_of_other_aspects_are_none() {
        let both = worths(&[("points", [1.0; 2]), ("wounds", [1.0; 2])]);
        assert!(Values::of(&["points"], &both).is_none());
        assert!(Values::of(&["points", "mana"], &both).is_none());
    }
}
