//! Battle cards, command cards and orders.

use crate::battle::{Condition, Victory};
use crate::pack::{OrderedType, Rank};
use crate::state::{Order, State};
use crate::table::UnitId;
use crate::{command, range};
use kernel::Seat;

use super::Weigher;
use super::arms;

impl Weigher<'_> {
    /// What it is worth to discard the leftmost card of a row: how much better the next one is.
    pub fn discarding(&self, row: u8) -> f32 {
        let Some(cards) = self.state.rows.rows.get(usize::from(row)) else { return 0.0 };
        let worth = |place: usize| cards.get(place).map_or(0.0, |&card| self.card(row, card));
        worth(1) - worth(0) - 0.1
    }

    /// How well a battle card suits the own army.
    fn card(&self, row: u8, card: u8) -> f32 {
        let (state, card) = (self.state, usize::from(card));
        let table = &state.table;
        match row {
            0 => {
                let victories = table.objectives.get(card).map(|card| &card.victory);
                let worth = victories.into_iter().flatten().map(|victory| match victory {
                    Victory::Control { .. } | Victory::Claimed | Victory::Sabotage => {
                        self.more(|unit| state.kind(unit).is_trooper())
                    }
                    Victory::Terrain => self.more(|_| true),
                    Victory::Breakthrough => 0.5 * self.more(|_| true) + self.faster(),
                });
                worth.fold(f32::MIN, f32::max)
            }
            1 => {
                // Zones on the short edges lie far apart.
                let zones = table.deployments.get(card).map(|card| &card.blue);
                let long = zones.is_some_and(|zones| zones.iter().all(|[x, _, to, _]| to - x < 4));
                if long { self.faster() } else { 0.0 }
            }
            _ => match table.conditions.get(card).map(|card| card.rule) {
                Some(Condition::LimitedVisibility) => -self.longer(),
                Some(Condition::HostileEnvironment) => -0.3,
                Some(Condition::Minefield) => -0.2,
                Some(Condition::RapidReinforcements) => 0.2,
                _ => 0.0,
            },
        }
    }

    fn army(&self, own: bool) -> Vec<UnitId> {
        let state = self.state;
        state.unit_ids().filter(|&unit| state.seat(unit).is_with(self.seat) == own).collect()
    }

    /// How many more units of a kind the own army has.
    fn more(&self, fits: impl Fn(UnitId) -> bool) -> f32 {
        let count = |own| self.army(own).into_iter().filter(|&unit| fits(unit)).count() as f32;
        count(true) - count(false)
    }

    fn mean(&self, own: bool, value: impl Fn(UnitId) -> u8) -> f32 {
        let units = self.army(own);
        let sum: f32 = units.iter().map(|&unit| f32::from(value(unit))).sum();
        sum / units.len().max(1) as f32
    }

    /// How much faster the own army is.
    fn faster(&self) -> f32 {
        let speed = |unit| self.state.sheet(unit).unit.speed;
        self.mean(true, speed) - self.mean(false, speed)
    }

    /// How much farther the own army shoots.
    fn longer(&self) -> f32 {
        let far = |unit| arms::longest(self.state, unit);
        self.mean(true, far) - self.mean(false, far)
    }

    /// How good it is that this member of the team activates a unit, or begins with one: the best that
    /// it can choose.
    pub fn picking(&self, seat: Seat) -> f32 {
        let state = self.state;
        let own = state.units_of(seat);
        let ready = own.filter(|&unit| state.unit(unit).order == Order::Faceup);
        let best = ready.map(|unit| self.eagerness(unit)).fold(f32::MIN, f32::max);
        best.max(self.drawing(seat))
    }

    /// How good it is to play a command card now: orders count when there is something to do,
    /// priority when the armies have met. The strong cards wait for that.
    pub fn command(&self, number: u8) -> f32 {
        let state = self.state;
        let Some(card) = command::card(state, self.seat, number) else { return 0.0 };
        let heat = self.heat();
        let commander = self.commander(card.character.as_deref());
        let named = card.orders.units.len() as f32;
        let able = commander.map_or(0, |by| reached(state, by, card.orders.only));
        let orders = named + f32::from(card.orders.others).min(able as f32);
        let priority = 4.0 - f32::from(card.pips);
        let orders = orders + card.effects.len() as f32;
        let weights = self.weights;
        let cold = 1.0 - heat;
        let keeps = if card.returns { weights.card_returns * cold } else { 0.0 };
        let now = weights.card_orders * orders + weights.card_priority * priority;
        heat * now - weights.card_saved * cold * (orders + priority) + keeps
    }

    /// From 0, when the armies are far apart, to 1, when they are in the thick of it.
    fn heat(&self) -> f32 {
        let state = self.state;
        let own: Vec<UnitId> = state.units_of(self.seat).collect();
        let near = own.iter().filter(|&&unit| {
            let base = state.leader_base(unit);
            base.is_some_and(|base| {
                let mut foes = self.foes().iter();
                foes.any(|foe| foe.range(state, base.centre, base.radius) <= 4)
            })
        });
        let share = near.count() as f32 / own.len().max(1) as f32;
        // Cards that are left over at the end are worth nothing.
        let late = f32::from(state.round) / 8.0;
        (share + late).min(1.0)
    }

    /// Who would issue the orders of a card.
    fn commander(&self, character: Option<&str>) -> Option<UnitId> {
        let state = self.state;
        let mut own = state.units_of(self.seat);
        own.find(|&unit| match character {
            Some(id) => state.sheet(unit).unit.id == id,
            None => state.rank(unit) == Rank::Commander,
        })
    }

    /// How good a commander's place is for orders.
    pub fn nominating(&self, unit: UnitId) -> f32 {
        reached(self.state, unit, None) as f32
    }

    /// How well a unit would serve as commander: in the middle, and likely to live.
    pub fn promoting(&self, unit: UnitId) -> f32 {
        let (left, _) = arms::health(self.state, unit);
        reached(self.state, unit, None) as f32 + self.weights.promote_health * left
    }
}

/// How many units of a type are at range 1-3 of a unit.
fn reached(state: &State, by: UnitId, only: Option<OrderedType>) -> usize {
    let fits = |unit: &UnitId| {
        let trooper = state.kind(*unit).is_trooper();
        match only {
            None => true,
            Some(OrderedType::Troopers) => trooper,
            Some(OrderedType::Vehicles) => !trooper,
        }
    };
    let own = state.units_of(state.seat(by)).filter(fits);
    own.filter(|&unit| range::units(state, by, unit) <= 3).count()
}
