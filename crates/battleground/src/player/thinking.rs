//! What a player that thinks ahead asks of Battleground.

use kernel::{Chance, Chooser, Question, Seat};
use ruleset::{Ahead, Aspect, Budget, Depth, Policy, Thinking, Weight, Weights, ranked};

use super::{Greedy, Judge};
use crate::Battleground;
use crate::question::{Choice, Prompt};
use crate::state::State;
use crate::table::{Card, CardId, Cards, FigureId};

/// A lead of so many victory points makes a win about three times as likely as a loss.
const LEAD: f32 = 22.0;

/// What a character that is almost knocked out has lost of its cost: what it could still lose is not
/// lost yet.
const WOUNDED: f32 = 0.45;

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
        let picked = policy.choose(state, question).answer(question.options.clone());
        let judge = Judge::new(state, question, &policy.weights);
        let options = question.options.iter().filter(|_| most > 1);
        let scored = options.map(|option| (judge.score(option), *option));
        ranked::<Battleground>(picked, scored.collect(), most)
    }

    /// The order of both decks, and which fate cards the other player holds. Glory cards are not drawn:
    /// which of them are in hand follows from those that were played.
    fn determinise(state: &mut State, seat: Seat, chance: &mut Chance) {
        let table = state.table.clone();
        for (owner, (player, cards)) in
            (0..).map(Seat).zip(state.players.iter_mut().zip(&table.cards))
        {
            let fate = |card: &CardId| cards.get(card.index()).is_some_and(Card::is_fate);
            let held = player.hand.iter().filter(|card| owner != seat && fate(card));
            let held: Vec<CardId> = held.collect();
            let mut unseen: Vec<CardId> = player.deck.iter().chain(&held).copied().collect();
            unseen.sort();
            chance.shuffle(&mut unseen);
            let drawn = unseen.split_off(player.deck.len());
            player.deck = unseen.into_iter().collect();
            let kept = player.hand.iter().filter(|card| !held.contains(card));
            let mut hand = Cards::default();
            kept.chain(drawn).for_each(|card| hand.insert(card));
            player.hand = hand;
        }
    }

    const ASPECTS: &'static [Aspect] = &[
        Aspect { name: "points", worth: 1.0 / LEAD },
        Aspect { name: "wounds", worth: WOUNDED / LEAD },
    ];

    fn ahead(state: &State, seat: Seat) -> Ahead {
        let points = state.points(seat) as f32 - state.points(seat.other()) as f32;
        let wounds = wounds_of(state, seat.other()) - wounds_of(state, seat);
        [points, wounds, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
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

/// The wounds of a squad, in points of what it cost.
fn wounds_of(state: &State, seat: Seat) -> f32 {
    let wounds = |id: FigureId| {
        let (sheet, figure) = (state.sheet(id), state.figure(id));
        let share = f32::from(figure.wounds) / f32::from(sheet.character.health.max(1));
        share * sheet.cost() as f32
    };
    state.squad(seat).map(wounds).sum()
}
