//! A player of Shatterpoint that takes what looks best right now.

mod arsenal;
mod choosing;
mod deeds;
mod known;
mod operations;
mod places;
mod prospects;
mod siege;
mod standing;
mod thinking;
mod tree;
mod weights;
mod workings;

use crate::Shatterpoint;
use crate::language::{Action, MoveKind};
use crate::operations::card::Occurrence;
use crate::push::Push;
use crate::question::{Choice, OrderCard, Prompt};
use crate::state::State;
use crate::table::{CharacterId, Goal, Spot, UnitId};
use kernel::{Chance, Chooser, Pick, Question, Rules, Seat, Seed};

use arsenal::Arsenal;
use known::Known;
use standing::{INCH, Mover, between};
use tree::next;
use weights::Weights;

/// Scores the answers to a question and takes the best one. For places it tries some around
/// objectives and enemies.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Chance,
    arsenal: Option<Arsenal>,
    weights: Weights,
}

impl Greedy {
    /// A player with its own seed.
    #[must_use]
    pub fn new(seed: u64) -> Greedy {
        Greedy::with(seed, Weights::default())
    }

    fn with(seed: u64, weights: Weights) -> Greedy {
        Greedy { chance: Chance::seeded(Seed::from(seed)), arsenal: None, weights }
    }

    /// Weighs something in a position for a player.
    fn weighing<T>(
        &mut self,
        state: &State,
        seat: Seat,
        weigh: impl FnOnce(&Weigher<'_>) -> T,
    ) -> T {
        let known = self.arsenal.take().filter(|arsenal| arsenal.is_of(&state.table));
        let arsenal = known.unwrap_or_else(|| Arsenal::of(&state.table, &self.weights));
        let weighed = weigh(&Weigher {
            state,
            arsenal: &arsenal,
            weights: &self.weights,
            seat,
            known: &Known::default(),
            roll: None,
            ahead: false,
            only: None,
        });
        self.arsenal = Some(arsenal);
        weighed
    }

    /// A legal answer when nothing better was found: declining if that is listed.
    fn any(&mut self, state: &State, question: &Question<Shatterpoint>) -> Pick<Choice> {
        if let Some(decline) = question.options.iter().position(|o| *o == Choice::Decline) {
            return Pick::Listed(decline);
        }
        match Shatterpoint::sample(state, question, &mut self.chance) {
            Some(choice) => Pick::Free(choice),
            None => Pick::Listed(self.chance.below(question.options.len())),
        }
    }
}

impl Chooser<Shatterpoint> for Greedy {
    fn choose(&mut self, state: &State, question: &Question<Shatterpoint>) -> Pick<Choice> {
        let picked = match question.prompt {
            // All sides are alike from here.
            Prompt::Side => Some(Pick::Listed(self.chance.below(question.options.len()))),
            _ => self.weighing(state, question.seat, |weigher| weigher.pick(question)),
        };
        picked.unwrap_or_else(|| self.any(state, question))
    }
}

/// Weighs the answers to one question.
#[derive(Clone, Copy)]
struct Weigher<'a> {
    state: &'a State,
    arsenal: &'a Arsenal,
    weights: &'a Weights,
    /// What was worked out of this position: who looks at another one brings others.
    known: &'a Known,
    seat: Seat,
    /// The roll whose results an effect is about.
    roll: Option<prospects::Rolled>,
    /// Looks ahead to the end of a turn: movements are not worked out then.
    ahead: bool,
    /// The only objective that is looked at for what can be done at one once.
    only: Option<u8>,
}

/// How many movements are laid out before one is made.
const EFFORT: u8 = 12;

impl Weigher<'_> {
    /// The best answer; nothing if none was found.
    fn pick(&self, question: &Question<Shatterpoint>) -> Option<Pick<Choice>> {
        let options = &question.options;
        let free = |choice: Option<Choice>| choice.map(Pick::Free);
        match &question.prompt {
            Prompt::Deploy { squads } => free(self.deploy(squads)),
            Prompt::Go { characters, kinds, toward } => free(self.go(characters, kinds, *toward)),
            Prompt::Transfer(character) => {
                let mover = self.mover(*character, self.weights.attack_later);
                free(mover.and_then(|mover| places::transfer(&mover)))
            }
            Prompt::Lay { objective, range, of } => free(self.lay(*objective, *range, *of)),
            Prompt::Roam { kinds, toward, .. } => free(self.roam(kinds, *toward)),
            Prompt::Ambush { .. } => free(self.ambush()),
            Prompt::Station { character, around } => free(self.station(*character, *around)),
            Prompt::Push { character, range, from, pull } => {
                let push = Push { character: *character, range: *range, from: *from, pull: *pull };
                let may = options.contains(&Choice::Decline);
                let best = self.direction(push);
                let best = best.filter(|(gain, _)| !may || *gain > self.weights.least);
                free(best.map(|(_, choice)| choice))
            }
            _ => {
                let scores = self.scores(question);
                Some(Pick::Listed(ruleset::best(&scores, |score| *score)))
            }
        }
    }

    /// How good each listed answer looks.
    fn scores(&self, question: &Question<Shatterpoint>) -> Vec<f32> {
        let options = &question.options;
        match &question.prompt {
            Prompt::Act(unit) => self.act(*unit, options),
            Prompt::Tree { successes } => self.climb(*successes, options),
            Prompt::Next(pending) => next(pending, options),
            Prompt::Choose { unit, ability } => {
                self.choose(*unit, *ability, &question.prompt, options)
            }
            prompt => options.iter().map(|option| self.score(prompt, option)).collect(),
        }
    }

    fn score(&self, prompt: &Prompt, choice: &Choice) -> f32 {
        let weights = self.weights;
        match (prompt, choice) {
            (Prompt::MissionPack, Choice::Mission(seat)) => f32::from(u8::from(*seat == self.seat)),
            (Prompt::StruggleMap(card), Choice::Map(map)) => self.map(*card, *map),
            (Prompt::FirstStance(unit), Choice::Stance(stance)) => {
                self.first_stance(*unit, *stance)
            }
            (Prompt::Order, Choice::UseReserve) => self.reserve_now(),
            (Prompt::Order, _) => weights.order,
            (Prompt::Revealed(card), Choice::Reserve) => self.reserving(*card),
            (Prompt::Revealed(_), Choice::Activate) => 0.0,
            (Prompt::Revealed(_), _) => -1.0,
            (Prompt::Shatterpoint, Choice::Unit(unit)) => self.eagerness(*unit),
            (Prompt::LoseCondition(unit), Choice::Condition(condition)) => {
                self.cure(*unit, *condition)
            }
            (Prompt::GainCondition(unit), Choice::Condition(condition)) => {
                let has = self.state.unit(*unit).conditions.has(*condition);
                let worth =
                    if has { weights.condition_again } else { self.cure(*unit, *condition) };
                if self.is_own(*unit) { -worth } else { worth }
            }
            (Prompt::Attack { dice, .. }, Choice::Attack { character, kind, target }) => {
                self.attack(*character, *kind, *target, *dice)
            }
            (Prompt::Attack { .. }, _) => -0.1,
            (Prompt::Heal { .. }, Choice::HealDamage(unit)) => self.healing(*unit),
            (Prompt::Heal { .. }, Choice::HealCondition(unit, condition)) => {
                self.cure(*unit, *condition)
            }
            (Prompt::React(_), Choice::Use { unit, ability, pay }) => {
                let roles = self.roles(*unit, prompt);
                self.using(*unit, *ability, Some(*pay), &roles) - weights.react_price
            }
            (Prompt::FreeAbility(unit), Choice::Use { ability, .. }) => {
                let roles = self.roles(*unit, prompt);
                self.using(*unit, *ability, None, &roles) - weights.react_price
            }
            (Prompt::Pick { unit, ability, alternatives }, Choice::Pick(number)) => {
                let word = alternatives.get(usize::from(*number));
                word.map_or(0.0, |word| self.picking(*unit, *ability, word))
            }
            (Prompt::Pick { alternatives, .. }, Choice::Yes) => {
                alternatives.first().map_or(1.0, |word| self.agreeing(word))
            }
            _ => self.answer(prompt, choice),
        }
    }

    fn is_own(&self, unit: UnitId) -> bool {
        self.state.seat(unit) == self.seat
    }

    /// How much an attack from another place counts for a character: whole if it can make it in
    /// this activation.
    fn eager(&self, character: CharacterId) -> f32 {
        let activation = self.state.activation.as_ref();
        let fights = activation.is_some_and(|activation| {
            activation.unit == self.state.unit_of(character)
                && activation.left > 0
                && !activation.made.contains(&Action::Combat)
        });
        if fights { 1.0 } else { self.weights.attack_later }
    }

    /// The best movement of some characters.
    fn go(
        &self,
        characters: &[CharacterId],
        kinds: &[MoveKind],
        toward: Option<Goal>,
    ) -> Option<Choice> {
        // Who is heard walks on tiptoe.
        let quiet: Vec<MoveKind> = kinds
            .iter()
            .copied()
            .filter(|kind| !matches!(kind, MoveKind::Advance | MoveKind::Reposition))
            .collect();
        let heard = self.racket(&Occurrence::Advanced) > 0.0 && !quiet.is_empty();
        let kinds = if heard { &quiet } else { kinds };
        let moves = self.movers(characters);
        let moves = moves.filter_map(|mover| places::movement(&mover, kinds, toward, EFFORT));
        best_of(moves).map(|(_, choice)| choice)
    }

    /// Some characters look for a place. Whom an effect lets the enemy move is left where it stands.
    fn movers(&self, characters: &[CharacterId]) -> impl Iterator<Item = Mover<'_>> {
        let own = characters.iter().filter(move |&&own| self.state.seat_of(own) == self.seat);
        own.filter_map(move |&character| self.mover(character, self.eager(character)))
    }

    /// How near a place is to the own characters and how far from the enemies.
    fn nearness(&self, spot: Spot) -> f32 {
        let state = self.state;
        let worth = |character| {
            let away = state.spot(character).map_or(f32::MAX, |own| between(own, spot));
            let sign = if state.seat_of(character) == self.seat { 1.0 } else { -1.0 };
            sign / (3.0 + away / INCH)
        };
        state.standing().map(worth).sum()
    }

    /// Maps with objectives near to the own characters and far from the enemies.
    fn map(&self, card: u8, map: u8) -> f32 {
        let state = self.state;
        let Some(mission) = state.mission_pack() else { return 0.0 };
        let card = mission.struggle.get(usize::from(card));
        let Some(map) = card.and_then(|card| card.map.get(usize::from(map))) else { return 0.0 };
        let active = mission.objective.iter().zip(&state.objectives);
        let active = active.filter(|(objective, _)| map.active.contains(&objective.id));
        active.map(|(_, objective)| self.nearness(objective.spot)).sum()
    }

    /// The stance with the stronger attack.
    fn first_stance(&self, unit: UnitId, stance: u8) -> f32 {
        let stance = self.state.table.stance(unit, stance);
        let attack = stance.melee.attack.max(stance.ranged.attack).unwrap_or(0);
        let defence = stance.melee.defence.max(stance.ranged.defence);
        f32::from(attack) + self.weights.stance_defence * f32::from(defence)
    }

    fn reserve_now(&self) -> f32 {
        match self.state.player(self.seat).reserve {
            Some(OrderCard::Unit(unit)) => self.eagerness(unit),
            _ => 0.0,
        }
    }

    /// Only a unit that can do nothing now is put off, and only with Force to spare.
    fn reserving(&self, card: OrderCard) -> f32 {
        let player = self.state.player(self.seat);
        match card {
            OrderCard::Unit(unit) if player.ready >= 4 && player.deck.len() >= 3 => {
                self.weights.reserve - self.eagerness(unit)
            }
            _ => -1.0,
        }
    }
}

/// The best of some things with what they are worth; of equal ones the last.
fn best_of<T>(all: impl IntoIterator<Item = (f32, T)>) -> Option<(f32, T)> {
    all.into_iter().max_by(|a, b| a.0.total_cmp(&b.0))
}
