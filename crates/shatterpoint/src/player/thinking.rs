//! What a player that thinks ahead asks of Shatterpoint.

use std::sync::LazyLock;

use kernel::{Chance, Chooser, Question, Rules, Seat, Viewer};
use ruleset::{Ahead, Budget, Depth, Policy, Thinking, Values, Weight, ranked};

use super::{Greedy, Weigher, Weights, places};
use crate::operations::progress;
use crate::operations::{ambush, armour, tokens};
use crate::push::Push;
use crate::question::{Choice, OrderCard, Prompt};
use crate::state::State;
use crate::table::UnitId;
use crate::{Shatterpoint, deployment, objectives, struggle};

impl Policy<Shatterpoint> for Greedy {
    fn new(seed: u64) -> Greedy {
        Greedy::new(seed)
    }

    fn reset(&mut self, seed: u64) {
        let arsenal = self.arsenal.take();
        *self = Greedy { arsenal, ..Greedy::with(seed, self.weights) };
    }

    fn weights() -> ruleset::Weights {
        ruleset::numbers_of(&Weights::default())
    }

    fn weighing(seed: u64, weights: &ruleset::Weights) -> Option<Greedy> {
        ruleset::with_numbers(weights).map(|weights| Greedy::with(seed, weights))
    }
}

impl Thinking for Shatterpoint {
    type Policy = Greedy;

    fn candidates(
        policy: &mut Greedy,
        state: &State,
        question: &Question<Shatterpoint>,
        most: usize,
    ) -> Vec<Choice> {
        let picked = policy.choose(state, question).answer(question.options.clone());
        if most <= 1 {
            return picked.into_iter().collect();
        }
        let (places, scores) = policy.weighing(state, question.seat, |weigher| {
            (weigher.others(question, most), weigher.scores(question))
        });
        let places = places.into_iter().filter(|place| Self::judge(state, question, place).is_ok());
        let listed = scores.into_iter().zip(question.options.iter().cloned()).collect();
        ranked::<Shatterpoint>(picked, places, listed, most)
    }

    /// The order of the decks; operation tokens that lie face down, in the pool, in the row and where
    /// the other player lies in wait.
    fn determinise(state: &mut State, seat: Seat, chance: &mut Chance) {
        for player in &mut state.players {
            player.deck.sort_by_key(|card| match card {
                OrderCard::Unit(unit) => unit.0,
                OrderCard::Shatterpoint => u8::MAX,
            });
            chance.shuffle(&mut player.deck);
        }
        draw_struggles(state, chance);
        let viewer = Viewer::Seat(seat);
        let unseen = |token: &tokens::Token| tokens::seen(state, token, viewer).is_none();
        let hidden: Vec<bool> = tokens::all(state).iter().map(unseen).collect();
        let waits = |one: &ambush::Ambush| ambush::seen(state, one, viewer).is_none();
        let waiting: Vec<bool> = ambush::all(state).iter().map(waits).collect();
        let Some(now) = &mut state.operation else { return };
        let faces = now.tokens.iter_mut().zip(hidden).filter(|(_, hidden)| *hidden);
        let faces = faces.map(|(token, _)| &mut token.face);
        deal(faces.chain(&mut now.pool).chain(&mut now.noise), chance);
        deal(now.sequence.iter_mut().skip(usize::from(now.revealed)), chance);
        let lying = now.ambushes.iter_mut().zip(waiting).filter(|(_, waits)| *waits);
        deal(lying.map(|(one, _)| &mut one.face), chance);
    }

    /// The last four are those of an operation; its stakes are objectives of ordinary worth.
    const ASPECTS: &'static [&'static str] =
        &["units", "struggles", "track", "objectives", "stage", "time", "stakes", "armour"];

    fn values(_: &State) -> Values {
        static EMBEDDED: LazyLock<Values> =
            LazyLock::new(|| Values::embedded(Shatterpoint::ASPECTS, include_str!("values.json")));
        *EMBEDDED
    }

    fn ahead(state: &State, seat: Seat) -> Ahead {
        let units = strength(state, seat) - strength(state, seat.other());
        let [struggles, track, objectives] = struggling(state, seat);
        let side = match &state.operation {
            None => 0.0,
            Some(now) if now.aggressor == seat => 1.0,
            Some(_) => -1.0,
        };
        let [stage, time, stakes, armour] = advance(state).map(|ahead| side * ahead);
        [units, struggles, track, objectives, stage, time, stakes, armour]
    }

    /// By struggles, and by stages in an operation.
    fn passed(state: &State) -> f32 {
        match &state.operation {
            None => {
                let [one, two] = [Seat(0), Seat(1)].map(|seat| f32::from(state.player(seat).won));
                (one + two) / f32::from(struggle::MOST)
            }
            Some(now) => f32::from(now.stage) / stages(state),
        }
    }

    fn clock(state: &State) -> u32 {
        state.turn.into()
    }

    fn weight(question: &Question<Shatterpoint>) -> Weight {
        match question.prompt {
            Prompt::Side
            | Prompt::MissionPack
            | Prompt::Next(_)
            | Prompt::Heal { .. }
            | Prompt::LoseCondition(_)
            | Prompt::Who { .. }
            | Prompt::FirstStance(_) => Weight::Trivial,
            Prompt::Act(_)
            | Prompt::Go { .. }
            | Prompt::Revealed(_)
            | Prompt::Order
            | Prompt::Shatterpoint
            | Prompt::Deploy { .. }
            | Prompt::StruggleMap(_) => Weight::Full,
            _ => Weight::Light,
        }
    }

    fn budget(_: &State, depth: Depth) -> Budget {
        match depth {
            Depth::Hard => Budget { rollouts: 64, horizon: Some(4), candidates: 8 },
            Depth::Expert => Budget { rollouts: 256, horizon: Some(4), candidates: 10 },
        }
    }
}

/// Deals things among their places anew, whatever lies where.
fn deal<'a, T: Copy + Ord + 'a>(places: impl Iterator<Item = &'a mut T>, chance: &mut Chance) {
    let places: Vec<&mut T> = places.collect();
    let mut things: Vec<T> = places.iter().map(|place| **place).collect();
    things.sort_unstable();
    chance.shuffle(&mut things);
    places.into_iter().zip(things).for_each(|(place, thing)| *place = thing);
}

/// Draws the struggle cards to come anew, each from those of its phase (SP-MISSION-10), the next one
/// last.
fn draw_struggles(state: &mut State, chance: &mut Chance) {
    let cards = state.mission_pack().map_or(&[][..], |mission| &mission.struggle);
    let drawn = state.missions_deck.iter().map(|&known| {
        let phase = |card: u8| cards.get(usize::from(card)).map(|card| card.phase);
        let alike: Vec<u8> = (0..cards.len())
            .filter_map(|card| u8::try_from(card).ok())
            .filter(|&card| phase(card) == phase(known))
            .collect();
        alike.get(chance.below(alike.len())).copied().unwrap_or(known)
    });
    state.missions_deck = drawn.collect();
}

/// How far a player is ahead in struggles, on the track and in objectives; an operation has none.
fn struggling(state: &State, seat: Seat) -> [f32; 3] {
    if state.operation.is_some() {
        return [0.0; 3];
    }
    let (own, other) = (state.player(seat), state.player(seat.other()));
    let won = f32::from(own.won) - f32::from(other.won);
    let track = f32::from(own.momentum) - f32::from(other.momentum)
        + 2.0 * f32::from(state.token * State::own_side(seat));
    let held = |seat| f32::from(objectives::controlled(state, seat));
    [won, track, held(seat) - held(seat.other())]
}

/// How many stages an operation has.
fn stages(state: &State) -> f32 {
    state.table.operation.as_ref().map_or(1, |card| card.stage.len().max(1)) as f32
}

/// How far the Aggressor is ahead in an operation: by stage, time, objectives and armoured targets.
fn advance(state: &State) -> [f32; 4] {
    let Some(now) = &state.operation else { return [0.0; 4] };
    let weights = Weights::default();
    let stage = 2.0 * f32::from(now.stage) / stages(state) - 0.5;
    let time = f32::from(progress::spaces_left(state)) - 8.0;
    let held: f32 = (0..state.objectives.len())
        .filter_map(|number| {
            let holder = state.objectives[number].control?;
            let worth = weights.stake(state, number)?.control / weights.objective;
            Some(if holder == now.aggressor { worth } else { -worth })
        })
        .sum();
    let armour = armour::all(state).map(|target| {
        let damage = now.armour.get(usize::from(target)).copied().unwrap_or(0);
        let gone = armour::is_destroyed(state, target);
        let each = if gone { 6.0 } else { weights.armour_stake(state, target) };
        each * f32::from(damage)
    });
    [stage, time, held, armour.sum()]
}

/// How much of a player's strike team is left.
fn strength(state: &State, seat: Seat) -> f32 {
    let left = |unit: UnitId| {
        let (now, card) = (state.unit(unit), &state.sheet(unit).unit);
        if now.defeated {
            return 0.0;
        }
        let stamina = f32::from(card.stamina.max(1));
        let lost = f32::from(now.injured)
            + f32::from(u8::from(now.wounded))
            + f32::from(now.damage) / stamina;
        1.0 - lost / f32::from(card.durability.max(1).saturating_add(1))
    };
    state.unit_ids().filter(|&unit| state.seat(unit) == seat).map(left).sum()
}

impl Weigher<'_> {
    /// Other places than the best one that are worth comparing.
    fn others(&self, question: &Question<Shatterpoint>, most: usize) -> Vec<Choice> {
        match &question.prompt {
            Prompt::Go { characters, kinds, toward } => {
                let movers = self.movers(characters);
                let mut moves: Vec<(f32, Choice)> = movers
                    .flat_map(|mover| places::movements(&mover, kinds, *toward, most))
                    .collect();
                moves.sort_by(|a, b| b.0.total_cmp(&a.0));
                moves.into_iter().map(|(_, choice)| choice).collect()
            }
            Prompt::Deploy { squads } => {
                deployment::suggestions(self.state, self.seat, squads, most)
            }
            Prompt::Push { character, range, from, pull } => {
                let push = Push { character: *character, range: *range, from: *from, pull: *pull };
                let mut all = self.directions(push);
                all.sort_by(|a, b| b.0.total_cmp(&a.0));
                all.into_iter().step_by(3).map(|(_, choice)| choice).collect()
            }
            _ => Vec::new(),
        }
    }
}
