//! What a player that thinks ahead asks of Legion.

use kernel::{Chance, Chooser, Question, Rules, Seat};
use ruleset::{Ahead, Aspect, Budget, Depth, Policy, Thinking, Weight, ranked};

use super::standing::Mover;
use super::{Greedy, Tried, Weigher, arms, goals};
use crate::Legion;
use crate::deployment;
use crate::question::{Choice, Prompt, Why};
use crate::state::State;
use crate::table::{Table, UnitId};

/// So many units make no large battle.
const FEW_UNITS: usize = 12;

impl Policy<Legion> for Greedy {
    fn new(seed: u64) -> Greedy {
        Greedy::new(seed)
    }

    fn reset(&mut self, seed: u64) {
        let (grids, chances) = (self.grids.take(), std::mem::take(&mut self.chances));
        *self = Greedy { grids, chances, ..Greedy::with(seed, self.weights) };
    }

    fn weights() -> ruleset::Weights {
        ruleset::numbers_of(&super::Weights::default())
    }

    fn weighing(seed: u64, weights: &ruleset::Weights) -> Option<Greedy> {
        ruleset::with_numbers(weights).map(|weights| Greedy::with(seed, weights))
    }

    /// What it had in mind was for its own answer.
    fn answered(&mut self, question: &Question<Legion>, choice: &Choice) {
        self.intent = None;
        if matches!(question.prompt, Prompt::Act(_) | Prompt::FreeAction(_)) {
            let Tried { choices, .. } = &mut self.tried;
            choices.pop();
            choices.push(choice.clone());
        }
    }
}

impl Thinking for Legion {
    type Policy = Greedy;

    fn candidates(
        policy: &mut Greedy,
        state: &State,
        question: &Question<Legion>,
        most: usize,
    ) -> Vec<Choice> {
        let tried = policy.tried.choices.clone();
        let picked = policy.choose(state, question).answer(question.options.clone());
        if most <= 1 {
            return picked.into_iter().collect();
        }
        let intent = policy.intent.clone();
        let scored = policy.weighing(state, question.seat, |weigher| {
            let listed = question.options.iter().filter(|option| !tried.contains(option));
            let listed =
                listed.map(|option| (weigher.score(&question.prompt, option), option.clone()));
            let free = weigher.others(question, most).into_iter();
            let free = free.filter(|choice| Legion::judge(state, question, choice).is_ok());
            free.map(|choice| (f32::MAX, choice)).chain(listed).collect()
        });
        policy.intent = intent;
        ranked::<Legion>(picked, scored, most)
    }

    /// All command cards are known, so hands are, once one knows what was played; only their order and
    /// that of the order pools is nobody's affair.
    fn determinise(state: &mut State, seat: Seat, _: &mut Chance) {
        for (owner, player) in (0..).map(Seat).zip(state.players.iter_mut()) {
            player.pool.sort_unstable();
            if owner != seat {
                player.hand.sort_unstable();
            }
        }
    }

    const ASPECTS: &'static [Aspect] = &[
        Aspect { name: "tokens", worth: 1.1 },
        // Tokens that the objective card would give now.
        Aspect { name: "prospects", worth: 0.7 },
        // In percent.
        Aspect { name: "army", worth: 0.04 },
    ];

    fn ahead(state: &State, seat: Seat) -> Ahead {
        let lead = |of: &dyn Fn(Seat) -> f32| of(seat) - of(seat.other());
        let tokens = lead(&|side| f32::from(state.victory(side)));
        let prospects = lead(&|side| standing(state, side));
        let army = lead(&|side| 100.0 * left_of_army(state, side));
        [tokens, prospects, army, 0.0, 0.0, 0.0, 0.0, 0.0]
    }

    fn clock(state: &State) -> u32 {
        u32::from(state.cycles) * 100 + u32::from(state.round)
    }

    fn weight(question: &Question<Legion>) -> Weight {
        match question.prompt {
            Prompt::Side
            | Prompt::Colour
            | Prompt::PlaceTerrain
            | Prompt::Cohere { .. }
            | Prompt::Aim { .. }
            | Prompt::Cover { .. }
            | Prompt::Impact { .. }
            | Prompt::Pierce { .. }
            | Prompt::Dodge { .. }
            | Prompt::Wound(_)
            | Prompt::Leader(_)
            | Prompt::Displace { .. }
            | Prompt::CloseUp { .. }
            | Prompt::NextPool
            | Prompt::Recover(_)
            | Prompt::Promote
            | Prompt::Luck { .. }
            | Prompt::Flee(_) => Weight::Trivial,
            Prompt::Command
            | Prompt::Activate
            | Prompt::Act(_)
            | Prompt::Move(_)
            | Prompt::Deploy
            | Prompt::Discard => Weight::Full,
            _ => Weight::Light,
        }
    }

    /// To the end, where the tokens are given; in a large battle, which would take too long, and in one
    /// without a limit the rest of the round and the next.
    fn budget(state: &State, depth: Depth) -> Budget {
        let Table { units, format, .. } = &*state.table;
        let is_short = units.len() <= FEW_UNITS && format.rounds.is_some();
        let horizon = (!is_short).then_some(2);
        match depth {
            Depth::Hard => Budget { rollouts: 32, horizon, candidates: 5 },
            Depth::Expert => Budget { rollouts: 192, horizon, candidates: 8 },
        }
    }
}

/// What share of an army is left, by points.
fn left_of_army(state: &State, side: Seat) -> f32 {
    let left: f32 = state.friends_of(side).map(|unit| left_of(state, unit)).sum();
    let all = state.unit_ids().filter(|&unit| state.seat(unit).is_with(side));
    left / all.map(|unit| f32::from(state.sheet(unit).points)).sum::<f32>().max(1.0)
}

/// What is left of a unit, in points.
fn left_of(state: &State, unit: UnitId) -> f32 {
    let (left, full) = arms::health(state, unit);
    f32::from(state.sheet(unit).points) * (0.35 + 0.65 * left / full)
}

/// The tokens that the objective card would give a side if it gave them now: nothing when the game is
/// over, since they are given then.
fn standing(state: &State, side: Seat) -> f32 {
    let open = goals::goals(state, side);
    let due = |goal: &&goals::Goal| goal.due >= state.round;
    let counted = open.iter().filter(due).filter(|goal| {
        let mut own = state.friends_of(side).filter(|&unit| goal.suits(state, unit));
        own.any(|unit| state.leader(unit).is_some_and(|(_, at)| goal.counts(state, unit, at)))
    });
    let held = state.tokens.iter().filter_map(|token| token.claimed);
    let held = held.filter(|&mini| state.seat(state.unit_of(mini)).is_with(side)).count();
    counted.map(|goal| f32::from(goal.tokens)).sum::<f32>() + held as f32
}

impl Weigher<'_> {
    /// Other places than the best one that are worth comparing.
    fn others(&self, question: &Question<Legion>, most: usize) -> Vec<Choice> {
        match question.prompt {
            Prompt::Move(moving) if matches!(moving.why, Why::Action(_) | Why::Free) => {
                let left = if let Why::Action(left) = moving.why { left } else { 1 };
                let mover = Mover::new(self, moving.unit);
                let found = mover.and_then(|mover| {
                    let survey = self.survey(&mover, moving)?;
                    Some(survey.some(self.state, mover.then(left), most))
                });
                found.unwrap_or_default()
            }
            Prompt::Deploy => {
                let waiting = deployment::waiting(self.state, self.seat);
                let own = waiting.into_iter().filter(|&unit| self.state.seat(unit) == self.seat);
                own.take(3).flat_map(|unit| self.deploy_unit(unit, most.div_ceil(3))).collect()
            }
            _ => Vec::new(),
        }
    }
}
