//! What the end of a turn can be expected to bring, and how far each thing leads toward the end of
//! a stage. The goals are read from the cards: what an end asks for, and what the special rules do.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::filter::{self, Roles};
use crate::language::{Die, Effect, Face, Where};
use crate::objectives;
use crate::operations::card::{Circumstance, Occurrence, SpecialRule, StageCard};
use crate::operations::{self, finding, tracker};
use crate::state::State;
use crate::table::{CharacterId, Spot};
use kernel::Seat;

use super::Weigher;
use super::known::{Known, Memo};
use super::workings::share;

impl Weigher<'_> {
    /// What one of the steps is worth to this player that the ends of the stage ask for: the stage,
    /// shared among all steps. It costs as much if the other player wins by them.
    pub fn step(&self, asked: impl Fn(&Circumstance) -> bool) -> f32 {
        let cards = self.state.operation.as_ref().zip(operations::stage(self.state));
        let Some((now, stage)) = cards else { return 0.0 };
        let ends = stage.end.iter().filter(|end| end.given.iter().any(&asked));
        let worth = ends.map(|end| {
            let steps: usize = end.given.iter().map(|given| self.steps(stage, given)).sum();
            let own = end.won_by.is_some_and(|side| now.seat(side) == self.seat);
            self.weights.operation_stage / steps.max(1) as f32 * if own { 1.0 } else { -1.0 }
        });
        worth.max_by(|a, b| a.abs().total_cmp(&b.abs())).unwrap_or(0.0)
    }

    /// How many steps something takes from its beginning.
    fn steps(&self, stage: &StageCard, asked: &Circumstance) -> usize {
        let Some(card) = &self.state.table.operation else { return 0 };
        match asked {
            Circumstance::Filled(id) => {
                let tracker = card.tracker.iter().find(|tracker| tracker.id == *id);
                tracker.map_or(0, |tracker| tracker.spaces.len())
            }
            Circumstance::Objectives { of, at_most: Some(most), .. } => {
                let kind = stage.kind.iter().find(|kind| of.kind.as_ref() == Some(&kind.id));
                kind.map_or(1, |kind| kind.objectives.len().saturating_sub(usize::from(*most)))
            }
            Circumstance::Controls { at_least, .. } => usize::from(*at_least),
            Circumstance::Aboard { at_least, .. } => usize::from(*at_least),
            // A squad, and the tokens that were laid on one.
            Circumstance::Captured { at_most: Some(_), .. } => 3,
            Circumstance::NoTokens => 4,
            Circumstance::SequenceDone => card.pool.len(),
            _ => 0,
        }
    }

    /// What it is worth to fill so many spaces of a tracker: steps to the end of the stage, and what
    /// special rules do when it is full.
    pub fn filling(&self, id: &str, tokens: f32) -> f32 {
        let Some(number) = tracker::number(self.state, id) else { return 0.0 };
        let spaces = tracker::card(self.state, number).map_or(0, |card| card.spaces.len());
        let open = spaces.saturating_sub(usize::from(tracker::tokens(self.state, number)));
        let brim = self.brim(id, number) / spaces.max(1) as f32;
        tokens.min(open as f32) * (self.space(id) + brim)
    }

    /// What a space of a tracker is worth to the end of the stage.
    fn space(&self, id: &str) -> f32 {
        self.step(|given| matches!(given, Circumstance::Filled(other) if other == id))
    }

    /// What it is worth to this player that a tracker is full.
    fn brim(&self, id: &str, number: u8) -> f32 {
        self.known.brims.of((self.seat, number), || self.brimful(id))
    }

    /// What special rules do with the struggle track or signal when a tracker is full.
    fn brimful(&self, id: &str) -> f32 {
        let full = |given: &[Circumstance]| {
            given.iter().any(|one| matches!(one, Circumstance::Filled(other) if other == id))
        };
        let worth = |by: &Weigher<'_>, effects: &[Effect]| {
            let all = Effect::all(effects).into_iter();
            all.map(|effect| match effect {
                Effect::Signal(id) => by.signalling(id),
                effect => by.progress(effect),
            })
            .sum::<f32>()
        };
        let of_rule = |rule: &SpecialRule| {
            let own = self.is_of(rule);
            let by = if own { *self } else { self.opposite() };
            let whole = if full(&rule.given) { worth(&by, &rule.effects) } else { 0.0 };
            let parts = Effect::all(&rule.effects).into_iter().map(|effect| match effect {
                Effect::When { given, then, .. } if full(given) => worth(&by, then),
                _ => 0.0,
            });
            (whole + parts.sum::<f32>()) * if own { 1.0 } else { -1.0 }
        };
        self.rules().map(of_rule).sum()
    }

    /// What it is worth to take so many tokens off a tracker: the contrary of filling it, or a step if
    /// a special rule waits until few are left.
    pub fn emptying(&self, id: &str, tokens: f32) -> f32 {
        let Some(number) = tracker::number(self.state, id) else { return 0.0 };
        let left = f32::from(tracker::tokens(self.state, number));
        let waits = |rule: &SpecialRule| {
            let mut given = rule.given.iter();
            given.any(|given| match given {
                Circumstance::Tokens { on, at_most: Some(_), .. } => on == id,
                _ => false,
            })
        };
        let locks = self.rules().filter(|rule| waits(rule));
        let lock = self.weights.operation_lock;
        let locks = locks.map(|rule| if self.is_of(rule) { lock } else { -lock }).sum::<f32>();
        let spaces = tracker::card(self.state, number).map_or(1, |card| card.spaces.len().max(1));
        tokens.min(left) * (locks - self.space(id) - self.brim(id, number) / spaces as f32)
    }

    /// What it is worth that the results of the roll at work fill spaces that show them.
    pub fn matching(&self, id: &str) -> f32 {
        let (Some(number), Some((die, dice))) = (tracker::number(self.state, id), self.roll) else {
            return 0.0;
        };
        let filled = Face::ALL.map(|face| {
            let open = f32::from(tracker::open(self.state, number, face));
            open.min(dice * share(die, face))
        });
        self.filling(id, filled.into_iter().sum())
    }

    /// The trackers of the stage.
    fn laid(&self) -> impl Iterator<Item = (&String, u8)> {
        let laid = operations::stage(self.state).map_or(&[][..], |stage| &stage.trackers).iter();
        laid.filter_map(|id| Some((id, tracker::number(self.state, id)?)))
    }

    /// How many dice it takes until the empty spaces of a tracker are filled that show a result.
    fn wait(&self, number: u8, die: Die, face: Face) -> f32 {
        f32::from(tracker::open(self.state, number, face)) / share(die, face).max(0.01)
    }

    /// What it is worth that a die of the roll at work may be turned to a result: a space is filled, most
    /// of all one of those for which the tracker would wait longest.
    pub fn turning_to(&self, to: Face) -> f32 {
        let Some((die, _)) = self.roll else { return 0.0 };
        let worth = self.laid().map(|(id, number)| {
            let waits = Face::ALL.map(|face| self.wait(number, die, face));
            let longest = waits.into_iter().fold(1.0, f32::max);
            self.filling(id, 1.0) * self.wait(number, die, to) / longest
        });
        worth.fold(0.0, f32::max)
    }

    /// What it is worth to turn such a die of the roll: the tracker waits longer for the new result than
    /// for the old one, or has no space for that.
    pub fn turning_die(&self, to: Option<Face>, from: Face) -> f32 {
        let (Some(to), Some(now)) = (to, &self.state.operation) else { return 1.0 };
        let effects = self.rule_at_work().map_or(&[][..], |rule| &rule.effects);
        let die = Effect::all(effects).into_iter().find_map(|effect| match effect {
            Effect::Roll { die, .. } => Some(*die),
            _ => None,
        });
        let die = die.unwrap_or(Die::Attack);
        let shown = |face| now.roll.iter().filter(|one| **one == face).count();
        let worth = |face, results: usize| {
            let open = self.laid().filter(|(_, number)| {
                results <= usize::from(tracker::open(self.state, *number, face))
            });
            open.map(|(_, number)| self.wait(number, die, face)).fold(0.0, f32::max)
        };
        worth(to, shown(to) + 1) - worth(from, shown(from)) - self.weights.operation_turn_die
    }

    /// What it is worth that one of the results empties a space that shows it.
    pub fn clearing(&self, id: &str) -> f32 {
        let (Some(number), Some((die, dice))) = (tracker::number(self.state, id), self.roll) else {
            return 0.0;
        };
        let shown = |face: &Face| tracker::holds(self.state, number, *face);
        let chance = Face::ALL.into_iter().filter(shown).map(|face| share(die, face)).sum::<f32>();
        self.emptying(id, 1.0 - (1.0 - chance).max(0.0).powf(dice))
    }

    /// What it is worth to turn the chosen objective to its inactive side.
    pub fn closing(&self) -> f32 {
        let chosen = self.state.operation.as_ref().and_then(|now| now.chosen);
        let token = chosen.and_then(|chosen| self.state.objectives.get(usize::from(chosen)));
        let Some((number, token)) = chosen.zip(token) else { return 0.0 };
        let meant = |of: &Where| finding::is_meant(self.state, of, number, token);
        self.step(|given| match given {
            Circumstance::Objectives { of, at_most: Some(_), .. } => meant(of),
            _ => false,
        })
    }

    /// What it is worth that a captured unit is free.
    pub fn freeing(&self) -> f32 {
        self.step(|given| matches!(given, Circumstance::Captured { at_most: Some(_), .. }))
    }

    /// What a damage token on an objective is worth: its share of what enough of them bring about.
    pub fn dent(&self) -> f32 {
        let enough = self.special_effects().into_iter().find_map(|effect| match effect {
            Effect::When { given, then, .. } => given.iter().find_map(|given| match given {
                Circumstance::ObjectiveDamage(tokens) => Some((*tokens, then)),
                _ => None,
            }),
            _ => None,
        });
        let worth = |effect: &Effect| match effect {
            Effect::Free => self.freeing(),
            Effect::Deactivate => self.closing(),
            effect => self.progress(effect),
        };
        enough.map_or(0.0, |(tokens, then)| {
            let all = Effect::all(then).into_iter().map(worth);
            all.sum::<f32>() / f32::from(tokens.max(1))
        })
    }

    /// What the ends of the next turns can be expected to bring as matters stand: the own ones, less
    /// the enemy's.
    pub fn outlook(&self) -> f32 {
        let own_turn = self.state.active == self.seat;
        let later = self.weights.operation_later;
        let (own, theirs) = if own_turn { (1.0, later) } else { (later, 1.0) };
        own * self.harvest() - theirs * self.opposite().harvest()
    }

    /// What the special rules at the end of an own turn can be expected to bring.
    fn harvest(&self) -> f32 {
        let roles = operations::anybody(self.state, self.seat);
        let works = |rule: &&SpecialRule| {
            self.is_of(rule) && rule.given.iter().all(|given| operations::holds(self.state, given))
        };
        let weight = |rule: &SpecialRule| match rule.when {
            Some(Occurrence::EndOfTurn) => 1.0,
            Some(Occurrence::StartOfTurn) => self.weights.operation_later,
            _ => 0.0,
        };
        let rules = self.rules().filter(|rule| weight(rule) > 0.0).filter(works);
        rules.map(|rule| weight(rule) * self.effects(&roles, &rule.effects)).sum()
    }

    /// Whether a special rule works for this player.
    pub fn is_of(&self, rule: &SpecialRule) -> bool {
        let now = self.state.operation.as_ref();
        now.is_some_and(|now| rule.of.is_none_or(|side| now.seat(side) == self.seat))
    }
}

/// A character of the Aggressor looks at what special rules make of its place. Time works for the
/// Sentinel, who has only to deny objectives; what they are worth is enough for that.
pub struct Prospects<'a> {
    weigher: Weigher<'a>,
    character: CharacterId,
    looked: RefCell<Looked>,
    /// The position with the character at the last place that was looked at.
    moved: RefCell<Option<State>>,
    worked: Memo<Case, f32>,
}

/// A position that is worked out: the place, who controls which objective, and the only one that is
/// looked at.
type Case = (Option<Spot>, Vec<Option<Seat>>, Option<u8>);

/// What looks at places have found out, by the objectives in range.
pub type Looked = BTreeMap<u32, f32>;

impl<'a> Prospects<'a> {
    /// For a character that has looked at some places; nothing if it is not of the Aggressor.
    pub fn of(
        weigher: Weigher<'a>,
        character: CharacterId,
        looked: Looked,
    ) -> Option<Prospects<'a>> {
        let now = weigher.state.operation.as_ref()?;
        let (looked, moved) = (RefCell::new(looked), RefCell::default());
        let worked = Memo::default();
        let prospects = Prospects { weigher, character, looked, moved, worked };
        (now.aggressor == weigher.state.seat_of(character)).then_some(prospects)
    }

    /// What it has found out about places.
    pub fn looked(self) -> Looked {
        self.looked.into_inner()
    }

    /// What the ends of the next turns bring with the character at a place.
    pub fn at(&self, spot: Spot) -> f32 {
        self.look(Some(spot))
    }

    /// What it is worth that the character comes to a place, wherever it is now.
    /// Alone it may be too weak for a guarded objective, but somebody must be the first there: so what
    /// control would bring counts too. And it counts for later turns, when what can be done elsewhere now
    /// is done.
    pub fn errand(&self, spot: Spot) -> f32 {
        let weights = self.weigher.weights;
        let none = self.look(None);
        let alone = (self.look(Some(spot)) - none).max(0.0);
        let number = self.weigher.state.objectives.iter().position(|one| one.spot == spot);
        let helped = weights.operation_foresight * self.work_out(Some(spot), number, None);
        let helped = weights.operation_helped * (helped - none).max(0.0);
        let only = number.map(|number| number as u8);
        let later = self.work_out(Some(spot), number, only) - self.work_out(None, None, only);
        weights.operation_errand * alone.max(helped).max(weights.operation_foresight * later)
    }

    fn look(&self, spot: Option<Spot>) -> f32 {
        let key = spot.map_or(u32::MAX, |spot| self.nearness(spot));
        if let Some(known) = self.looked.borrow().get(&key) {
            return *known;
        }
        let foresight = self.weigher.weights.operation_foresight;
        let worth = foresight * self.work_out(spot, None, None);
        self.looked.borrow_mut().insert(key, worth);
        worth
    }

    /// Which objectives are in the range in which they are contested.
    fn nearness(&self, spot: Spot) -> u32 {
        let state = self.weigher.state;
        let table = &state.table;
        let base = table.base(self.character, spot.point());
        let near = |token: &crate::state::Objective| {
            u32::from(measure::gap::within(base, token.disc(), table.range(2)))
        };
        state.objectives.iter().fold(0, |key, token| key << 1 | near(token))
    }

    /// What the ends of the next turns bring with the character at a place, with an objective that is
    /// taken for the own one, and if what can be done once at an objective is done at this one only.
    fn work_out(&self, spot: Option<Spot>, taken: Option<usize>, only: Option<u8>) -> f32 {
        let was = self.weigher.state;
        let mut moved = self.moved.borrow_mut();
        let state = moved.get_or_insert_with(|| was.clone());
        state.objectives.clone_from(&was.objectives);
        if let Some(own) = state.characters.get_mut(self.character.index()) {
            *own = spot;
        }
        let holders: Vec<_> =
            (0..state.objectives.len()).map(|number| objectives::holder(state, number)).collect();
        for (token, holder) in state.objectives.iter_mut().zip(holders) {
            token.control = holder;
        }
        let seat = state.seat_of(self.character);
        if let Some(token) = taken.and_then(|number| state.objectives.get_mut(number)) {
            token.control = Some(seat);
        }
        let active = state.active_unit();
        if let Some(now) = &mut state.operation {
            now.activated = active.or(now.activated);
        }
        let control = state.objectives.iter().map(|token| token.control).collect();
        let (state, known): (&State, _) = (state, &Known::default());
        let weigher = Weigher { state, known, seat, roll: None, ahead: true, only, ..self.weigher };
        self.worked.of((spot, control, only), || weigher.outlook())
    }
}

/// A roll outside of attacks: which dice, and how many.
pub type Rolled = (Die, f32);

/// Whether an alternative is offered.
pub fn is_offered(state: &State, roles: &Roles, one: &crate::language::Alternative) -> bool {
    one.when.iter().all(|given| operations::holds(state, given))
        && one.given.as_ref().is_none_or(|who| filter::means_any(state, roles, who))
}
