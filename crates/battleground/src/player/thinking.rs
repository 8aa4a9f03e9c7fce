//! What a player that thinks ahead asks of Battleground.

use std::sync::LazyLock;

use kernel::{Chance, Question, Seat};
use ruleset::{Ahead, Budget, Depth, Policy, Thinking, Values, Weight, Weights, ranked};

use super::Greedy;
use crate::Battleground;
use crate::cleanup::LAST_ROUND;
use crate::hex::Hex;
use crate::question::{Choice, Prompt};
use crate::state::{Player, State};
use crate::table::{Card, CardId, Cards, FigureId};

/// No place is so much better than another one.
const BEHIND: f32 = 1e6;

impl Policy<Battleground> for Greedy {
    fn new(seed: u64) -> Greedy {
        Greedy::new(seed)
    }

    fn reset(&mut self, seed: u64) {
        *self = Greedy::weighing(seed, self.weights);
    }

    fn weights() -> Weights {
        ruleset::numbers_of(&super::Weights::default())
    }

    fn weighing(seed: u64, weights: &Weights) -> Option<Greedy> {
        ruleset::with_numbers(weights).map(|weights| Greedy::weighing(seed, weights))
    }
}

impl Thinking for Battleground {
    type Policy = Greedy;

    fn candidates(
        policy: &mut Greedy,
        state: &State,
        question: &Question<Battleground>,
        most: usize,
    ) -> Vec<Choice> {
        let scores = policy.scores(state, question);
        let picked = question.options.get(policy.pick(&scores)).copied();
        let mut listed: Vec<(f32, Choice)> = match most {
            0 | 1 => Vec::new(),
            _ => scores.into_iter().zip(question.options.iter().copied()).collect(),
        };
        set_apart(&mut listed);
        ranked::<Battleground>(picked, [], listed, most)
    }

    /// The order of both decks, and which cards the other player holds and has discarded in secret. How
    /// many of each are fate cards is known: only these are drawn.
    fn determinise(state: &mut State, seat: Seat, chance: &mut Chance) {
        let table = state.table.clone();
        for (owner, (player, cards)) in
            (0..).map(Seat).zip(state.players.iter_mut().zip(&table.cards))
        {
            let fate = |card: &CardId| cards.get(card.index()).is_some_and(Card::is_fate);
            if owner != seat {
                deal(player, fate, chance);
            } else {
                player.deck.sort_unstable();
                chance.shuffle(&mut player.deck);
            }
        }
    }

    const ASPECTS: &'static [&'static str] = &["points", "wounds", "approach"];

    fn values(_: &State) -> Values {
        static EMBEDDED: LazyLock<Values> =
            LazyLock::new(|| Values::embedded(Battleground::ASPECTS, include_str!("values.json")));
        *EMBEDDED
    }

    fn ahead(state: &State, seat: Seat) -> Ahead {
        let lead = |of: &dyn Fn(Seat) -> f32| of(seat) - of(seat.other());
        let points = lead(&|side| state.points(side) as f32);
        let wounds = -lead(&|side| wounds_of(state, side));
        let approach = lead(&|side| approach(state, side));
        [points, wounds, approach, 0.0, 0.0, 0.0, 0.0, 0.0]
    }

    fn passed(state: &State) -> f32 {
        f32::from(state.round.saturating_sub(1)) / f32::from(LAST_ROUND)
    }

    fn clock(state: &State) -> u32 {
        state.round.into()
    }

    fn weight(question: &Question<Battleground>) -> Weight {
        match question.prompt {
            Prompt::Face(_)
            | Prompt::Defend { .. }
            | Prompt::FreeReroll { .. }
            | Prompt::Priority
            | Prompt::Order { .. }
            | Prompt::Aim(_)
            | Prompt::Capture(_)
            | Prompt::Interrupted(_) => Weight::Trivial,
            Prompt::Act(_)
            | Prompt::Activate(_)
            | Prompt::ChooseCard
            | Prompt::Deploy
            | Prompt::Go { .. } => Weight::Full,
            _ => Weight::Light,
        }
    }

    fn budget(_: &State, depth: Depth) -> Budget {
        let rollouts = match depth {
            Depth::Hard => 256,
            Depth::Expert => 1024,
        };
        Budget { rollouts, horizon: Some(1), candidates: 8 }
    }
}

/// Of places that are neighbours only the best stays where it is; the others come after all else.
fn set_apart(listed: &mut [(f32, Choice)]) {
    listed.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut best: Vec<Hex> = Vec::new();
    for (score, choice) in listed {
        let (Choice::Go(place) | Choice::GoLarge { place, .. }) = choice else { continue };
        if best.iter().any(|other| other.steps(place.hex()) <= 1) {
            *score -= BEHIND;
        } else {
            best.push(place.hex());
        }
    }
}

/// Deals a player's cards anew among hand, deck and those that were discarded in secret.
fn deal(player: &mut Player, fate: impl Fn(&CardId) -> bool, chance: &mut Chance) {
    let hand = std::mem::take(&mut player.hand);
    let face_down = std::mem::take(&mut player.face_down);
    player.discard.0 &= !face_down.0;
    for drawn in [true, false] {
        let of_kind = |cards: Cards| cards.iter().filter(|card| fate(card) == drawn);
        let (held, gone) = (of_kind(hand).count(), of_kind(face_down).count());
        let mut unseen: Vec<CardId> = of_kind(hand).chain(of_kind(face_down)).collect();
        if drawn {
            unseen.extend(player.deck.drain(..));
        }
        unseen.sort_unstable();
        chance.shuffle(&mut unseen);
        let mut unseen = unseen.into_iter();
        unseen.by_ref().take(held).for_each(|card| player.hand.insert(card));
        unseen.by_ref().take(gone).for_each(|card| player.face_down.insert(card));
        player.deck.extend(unseen);
    }
    player.discard.0 |= player.face_down.0;
}

/// The wounds of a squad, in points of what it cost.
fn wounds_of(state: &State, seat: Seat) -> f32 {
    let wounds = |id: FigureId| {
        let (sheet, figure) = (state.sheet(id), state.figure(id));
        let share = f32::from(figure.wounds) / f32::from(sheet.character.health.max(1));
        share * sheet.cost() as f32
    };
    state.squad(seat).map(wounds).sum()
}

/// How near a squad is to the objectives that it may capture: a character beside one counts fully.
fn approach(state: &State, seat: Seat) -> f32 {
    let goals = state.open_objectives().filter(|&hex| !state.table.field.in_zone(seat, hex));
    let near = |goal: Hex| {
        let steps = state.squad(seat).map(|id| state.steps(goal, id)).min();
        steps.map_or(0.0, |steps| 0.7_f32.powi(steps - 1))
    };
    goals.map(near).sum()
}
