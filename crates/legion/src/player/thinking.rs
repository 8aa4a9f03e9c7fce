//! What a player that thinks ahead asks of Legion.

use std::sync::LazyLock;

use kernel::{Chance, Chooser, Question, Rules, Seat};
use ruleset::{Ahead, Budget, Depth, Policy, Thinking, Values, Weight, ranked};

use super::standing::Mover;
use super::{Greedy, Tried, Weigher, arms, goals};
use crate::battle::Victory;
use crate::question::{Choice, Prompt, Why};
use crate::state::{Order, Stage, State};
use crate::table::UnitId;
use crate::{Legion, deployment, victory};

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
        let (places, listed) = policy.weighing(state, question.seat, |weigher| {
            let listed = question.options.iter().filter(|option| !tried.contains(option));
            let score = |option: &Choice| weigher.score(&question.prompt, option);
            let listed = listed.map(|option| (score(option), option.clone())).collect();
            (weigher.others(question, most), listed)
        });
        policy.intent = intent;
        let places =
            places.into_iter().filter(|place| Legion::judge(state, question, place).is_ok());
        ranked::<Legion>(picked, places, listed, most)
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

    const ASPECTS: &'static [&'static str] = &["tokens", "prospects", "approach", "army"];

    fn values(state: &State) -> Values {
        static SMALL: LazyLock<Values> = LazyLock::new(|| worths(include_str!("values.json")));
        static LARGE: LazyLock<Values> =
            LazyLock::new(|| worths(include_str!("values-large.json")));
        if is_large(state) { *LARGE } else { *SMALL }
    }

    fn ahead(state: &State, seat: Seat) -> Ahead {
        let lead = |of: &dyn Fn(Seat) -> f32| of(seat) - of(seat.other());
        let tokens = lead(&|side| f32::from(state.victory(side)));
        let due = due(state);
        let prospects = lead(&|side| {
            let own = due.iter().filter(|(winner, _)| winner.is_with(side));
            own.map(|(_, tokens)| f32::from(*tokens)).sum()
        });
        let approach = lead(&|side| approach(state, side));
        let army = lead(&|side| 100.0 * left_of_army(state, side));
        [tokens, prospects, approach, army, 0.0, 0.0, 0.0, 0.0]
    }

    /// By rounds; without a limit of rounds by what is lost of the army that has lost more.
    fn passed(state: &State) -> f32 {
        match state.table.format.rounds {
            Some(rounds) => f32::from(state.round.saturating_sub(1)) / f32::from(rounds.max(1)),
            None => 1.0 - left_of_army(state, Seat(0)).min(left_of_army(state, Seat(1))),
        }
    }

    fn clock(state: &State) -> u32 {
        u32::from(state.cycles) * 100 + u32::from(state.round)
    }

    /// Actions and draws of large battles. In small ones differences vary as much with dice of their own.
    fn scene(state: &State) -> Option<u64> {
        let drawn = || state.units.iter().filter(|unit| unit.order == Order::Facedown).count();
        let (unit, number) = match &state.activation {
            Some(now) => (u64::from(now.unit.0) + 1, now.made.len()),
            None => (0, drawn()),
        };
        let stage = u64::from(state.stage == Stage::Activation);
        let scene = [Self::clock(state).into(), stage, unit, number as u64];
        is_large(state).then(|| scene.into_iter().fold(0, |all, part| all << 16 | part))
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

    /// The rest of the round and the next one: less does not see what a way to a token is good for, more
    /// takes longer and has been no better. Rollouts of large battles take twice as long, and nobody is to
    /// wait.
    fn budget(state: &State, depth: Depth) -> Budget {
        let horizon = Some(2);
        match depth {
            Depth::Hard if is_large(state) => Budget { rollouts: 32, horizon, candidates: 4 },
            Depth::Hard => Budget { rollouts: 64, horizon, candidates: 5 },
            Depth::Expert => Budget { rollouts: 128, horizon, candidates: 8 },
        }
    }
}

/// What being ahead is worth, by a file.
fn worths(file: &str) -> Values {
    Values::embedded(Legion::ASPECTS, file)
}

/// Whether so many units fight as in a standard game, rather than in the learning game: other things
/// decide it then.
fn is_large(state: &State) -> bool {
    state.table.units.len() > 12
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

/// The tokens that the objective card would give at its next date, as things stand: nothing when the
/// game is over, since they are given then.
fn due(state: &State) -> Vec<(Seat, u8)> {
    let Some(card) = state.objective().filter(|_| state.stage != Stage::End) else {
        return Vec::new();
    };
    let next = |victory: &Victory| match victory {
        Victory::Control { rounds, .. } => {
            rounds.iter().copied().filter(|&round| round >= state.round).min()
        }
        _ => Some(u8::MAX),
    };
    let soonest = card.victory.iter().filter_map(next).min();
    let due = card.victory.iter().filter(|victory| next(victory) == soonest);
    due.flat_map(|victory| victory::gains(state, victory)).collect()
}

/// A goal at this distance counts a third of what it does at hand.
const AWAY: f32 = 20_000.0;

/// How near a side is to what would give it tokens. Whoever is nearest counts most, but others may be
/// needed, too; a zone is open to all.
fn approach(state: &State, side: Seat) -> f32 {
    if state.stage == Stage::End {
        return 0.0;
    }
    let near = |goal: &goals::Goal| {
        let (mut all, mut nearest) = (0.0, 0.0_f32);
        for unit in state.friends_of(side).filter(|&unit| goal.suits(state, unit)) {
            let Some((_, at)) = state.leader(unit) else { continue };
            let near = (-goal.way(state, unit, at.point()) / AWAY).exp();
            (all, nearest) = (all + near, nearest.max(near));
        }
        let counts =
            if goal.ask == goals::Ask::Enter { all } else { 0.7 * nearest + 0.3 * all.min(2.0) };
        f32::from(goal.tokens) * counts
    };
    goals::goals(state, side).iter().map(near).sum()
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
