//! A player of Shatterpoint that takes what looks best right now.

mod arsenal;
mod choosing;
mod deeds;
mod operations;
mod places;
mod prospects;
mod siege;
mod standing;
mod thinking;
mod tree;
mod workings;

use crate::Shatterpoint;
use crate::language::{Action, MoveKind};
use crate::operations::card::Occurrence;
use crate::push::Push;
use crate::question::{Choice, OrderCard, Prompt};
use crate::state::State;
use crate::table::{CharacterId, Goal, Spot, Target, UnitId};
use kernel::{Chance, Chooser, Pick, Question, Rules, Seat, Seed};

use arsenal::Arsenal;
use standing::{INCH, Mover, between};

/// Scores the answers to a question and takes the best one. For places it tries some around
/// objectives and enemies.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Chance,
    arsenal: Option<Arsenal>,
}

impl Greedy {
    /// A player with its own seed.
    #[must_use]
    pub fn new(seed: u64) -> Greedy {
        Greedy { chance: Chance::seeded(Seed::from(seed)), arsenal: None }
    }

    /// Weighs something in a position for a player.
    fn weighing<T>(
        &mut self,
        state: &State,
        seat: Seat,
        weigh: impl FnOnce(&Weigher<'_>) -> T,
    ) -> T {
        let known = self.arsenal.take().filter(|arsenal| arsenal.is_of(&state.table));
        let arsenal = known.unwrap_or_else(|| Arsenal::of(&state.table));
        let weighed = weigh(&Weigher {
            state,
            arsenal: &arsenal,
            seat,
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
        let number = match &question.prompt {
            Prompt::Deploy { squads } => {
                return free(places::deploy(self.state, self.seat, squads));
            }
            Prompt::Go { characters, kinds, toward } => {
                return free(self.go(characters, kinds, *toward));
            }
            Prompt::Transfer(character) => {
                let mover = Mover::new(self.state, self.arsenal, *character, 0.3);
                return free(mover.and_then(|mover| places::transfer(&mover)));
            }
            Prompt::Lay { objective, range, of } => {
                return free(self.lay(*objective, *range, *of));
            }
            Prompt::Roam { kinds, toward, .. } => return free(self.roam(kinds, *toward)),
            Prompt::Ambush { .. } => return free(self.ambush()),
            Prompt::Station { character, around } => {
                return free(self.station(*character, *around));
            }
            Prompt::Push { character, range, from, pull } => {
                let push = Push { character: *character, range: *range, from: *from, pull: *pull };
                let may = options.contains(&Choice::Decline);
                let best = places::direction(self.state, self.arsenal, self.seat, push);
                return free(
                    best.filter(|(gain, _)| !may || *gain > 0.1).map(|(_, choice)| choice),
                );
            }
            Prompt::Act(unit) => self.act(*unit, options),
            Prompt::Tree { successes } => self.climb(*successes, options),
            Prompt::Next(pending) => self.next(pending, options),
            Prompt::Choose { unit, ability } => {
                self.choose(*unit, *ability, &question.prompt, options)
            }
            prompt => ruleset::best(options, |option| self.score(prompt, option)),
        };
        Some(Pick::Listed(number))
    }

    fn score(&self, prompt: &Prompt, choice: &Choice) -> f32 {
        match (prompt, choice) {
            (Prompt::MissionPack, Choice::Mission(seat)) => f32::from(u8::from(*seat == self.seat)),
            (Prompt::StruggleMap(card), Choice::Map(map)) => self.map(*card, *map),
            (Prompt::FirstStance(unit), Choice::Stance(stance)) => {
                self.first_stance(*unit, *stance)
            }
            (Prompt::Order, Choice::UseReserve) => self.reserve_now(),
            (Prompt::Order, _) => 2.0,
            (Prompt::Revealed(card), Choice::Reserve) => self.reserving(*card),
            (Prompt::Revealed(_), Choice::Activate) => 0.0,
            (Prompt::Revealed(_), _) => -1.0,
            (Prompt::Shatterpoint, Choice::Unit(unit)) => self.eagerness(*unit),
            (Prompt::LoseCondition(unit), Choice::Condition(condition)) => {
                self.cure(*unit, *condition)
            }
            (Prompt::GainCondition(unit), Choice::Condition(condition)) => {
                let has = self.state.unit(*unit).conditions.has(*condition);
                let worth = if has { 1.1 } else { self.cure(*unit, *condition) };
                if self.is_own(*unit) { -worth } else { worth }
            }
            (
                Prompt::Attack { dice, .. },
                Choice::Attack { character, kind, target: Target::Character(target) },
            ) => self.attack(*character, *kind, *target, *dice),
            (
                Prompt::Attack { dice, .. },
                Choice::Attack { character, kind, target: Target::Armoured { armoured } },
            ) => self.raid(*character, *kind, *armoured, *dice),
            (Prompt::Attack { .. }, _) => -0.1,
            (Prompt::Heal { .. }, Choice::HealDamage(unit)) => self.healing(*unit),
            (Prompt::Heal { .. }, Choice::HealCondition(unit, condition)) => {
                self.cure(*unit, *condition)
            }
            (Prompt::React(_), Choice::Use { unit, ability, pay }) => {
                let roles = self.roles(*unit, prompt);
                self.using(*unit, *ability, Some(*pay), &roles) - 0.1
            }
            (Prompt::FreeAbility(unit), Choice::Use { ability, .. }) => {
                self.using(*unit, *ability, None, &self.roles(*unit, prompt)) - 0.1
            }
            (Prompt::Pick { unit, ability, alternatives }, Choice::Pick(number)) => {
                let Some(word) = alternatives.get(usize::from(*number)) else { return 0.0 };
                let ruled = self.state.table.ability(*unit, *ability).is_none();
                let ruled = ruled.then(|| self.alternative_of_rule(*unit, word));
                ruled.flatten().unwrap_or_else(|| alternative(word))
            }
            (Prompt::Pick { alternatives, .. }, Choice::Yes) => self.agreeing(alternatives),
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
        if fights { 1.0 } else { 0.3 }
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
        // Whom an effect lets the enemy move is left where it stands.
        let own = characters.iter().filter(|&&own| self.state.seat_of(own) == self.seat);
        let moves = own.filter_map(|&character| {
            let mover = Mover::new(self.state, self.arsenal, character, self.eager(character))?;
            places::movement(&mover, kinds, toward, EFFORT)
        });
        moves.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, choice)| choice)
    }

    /// Some good movements of a character that lead apart.
    fn movements(
        &self,
        character: CharacterId,
        kinds: &[MoveKind],
        toward: Option<Goal>,
        most: usize,
    ) -> Vec<(f32, Choice)> {
        let mover = Mover::new(self.state, self.arsenal, character, self.eager(character));
        let found = mover.map(|mover| places::movements(&mover, kinds, toward, most));
        found.unwrap_or_default()
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
        f32::from(attack) + 0.3 * f32::from(stance.melee.defence.max(stance.ranged.defence))
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
                0.5 - self.eagerness(unit)
            }
            _ => -1.0,
        }
    }
}

/// What an alternative of an ability is worth, by its word.
fn alternative(word: &str) -> f32 {
    match word.split(' ').next().unwrap_or_default() {
        "struggle" | "gain-momentum" => 6.0,
        "attack" | "action" => 5.0,
        "damage" => 4.0,
        "condition" | "advance" | "jump" => 3.0,
        "dash" | "climb" | "reposition" | "push" | "pull" => 2.5,
        _ => 2.0,
    }
}
