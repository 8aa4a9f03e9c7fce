//! What command cards, the card actions of upgrades and charges ask.

use std::cell::{OnceCell, RefCell};

use crate::Legion;
use crate::keywords::Keyword;
use crate::language::{Doing, Tokens, When};
use crate::question::{Ability, CardId, Choice, Moving, Prompt};
use crate::table::{MiniId, UnitId};
use crate::terrain::Cover;
use crate::tokens::Marker;
use crate::{cards, charges, command, objectives, placing, range};
use kernel::{Rules, Seat};

use super::Weigher;
use super::arms;
use super::lookout::Lookout;
use super::standing::Mover;

/// A free action that does something goes before all others.
const FREE: f32 = 500.0;

impl Weigher<'_> {
    /// How good it is to use the free card action of a card now.
    pub fn using(&self, unit: UnitId, card: CardId) -> f32 {
        let effects = cards::effects(&self.state.table, card).iter();
        let actions = effects.filter(|effect| effect.when == When::CardAction);
        let does = actions.flat_map(|effect| &effect.does);
        let worth: f32 = does
            .map(|doing| match doing {
                Doing::Gain(Tokens::Dodge(_)) => self.dodging(unit),
                // The targets are looked for when the card is used: there is one.
                Doing::Suffer(_) | Doing::Gain(Tokens::Suppression(_)) => self.weights.card_harm,
                Doing::Push(_) => self.weights.card_push,
                _ => 0.0,
            })
            .sum();
        let keywords = match card {
            CardId::Upgrade(_, upgrade) => {
                self.state.sheet(unit).upgrades.get(usize::from(upgrade))
            }
            CardId::Command(..) => None,
        };
        let keywords = keywords.into_iter().flat_map(|card| &card.keywords);
        let care: f32 = keywords
            .map(|keyword| match keyword {
                Keyword::Treat { .. } => self.tending(unit, Ability::Treat),
                Keyword::Repair { .. } => self.tending(unit, Ability::Repair),
                _ => 0.0,
            })
            .sum();
        let worth = worth + care;
        if worth > 0.1 { FREE + worth } else { -1.0 }
    }

    /// How good it is to choke a miniature: the one that its unit would miss most.
    pub fn choking(&self, mini: MiniId) -> f32 {
        let state = self.state;
        let unit = state.unit_of(mini);
        let threshold = state.sheet(unit).unit.wounds;
        let dies = state.minis[mini.index()].wounds + 1 >= threshold;
        arms::wound(state, unit) + if dies { self.keeping(mini) } else { 0.0 }
    }

    /// How good it is to use a card on a unit: a friend is helped, an enemy suppressed or pushed. An
    /// order is not passed on.
    pub fn aiming_at(&self, card: CardId, unit: UnitId) -> f32 {
        if cards::effects(&self.state.table, card).is_empty() {
            return -1.0;
        }
        if self.state.seat(unit).is_with(self.seat) {
            return 0.5 + f32::from(self.state.unit(unit).tokens[Marker::Suppression]);
        }
        let foe = self.foes().iter().find(|foe| foe.unit == unit);
        let fresh = foe.is_some_and(|foe| foe.fresh);
        arms::suppressing(self.state, unit) + if fresh { self.weights.card_fresh } else { 0.0 }
    }

    /// Whether an effect of a card is worth its cost: a second activation may be, and what costs
    /// nothing is, an order to itself too.
    pub fn paying(&self, unit: UnitId, card: CardId, effect: u8) -> f32 {
        let effect = cards::effects(&self.state.table, card).get(usize::from(effect));
        match effect {
            Some(effect) if effect.does.contains(&Doing::ActivateAgain) => self.again(unit),
            // A card of three pips gives way to one that would give the opponent priority.
            Some(effect) if effect.does.contains(&Doing::Replan) => self.replanning(),
            Some(effect) if effect.cost.is_empty() => {
                let hurts = |doing: &Doing| matches!(doing, Doing::Gain(Tokens::Suppression(_)));
                if effect.does.iter().any(hurts) { -1.0 } else { 1.0 }
            }
            Some(_) => -1.0,
            None => 1.0,
        }
    }

    /// Whether it is worth a card that both players choose theirs again: if the opponent's has fewer
    /// pips, and the own hand holds another one with few.
    fn replanning(&self) -> f32 {
        let state = self.state;
        let pips =
            |seat: Seat, number: u8| command::card(state, seat, number).map(|card| card.pips);
        let played = |seat: Seat| state.player(seat).played.and_then(|card| pips(seat, card));
        let left = command::playable(state, self.seat);
        let least = left.into_iter().filter_map(|card| pips(self.seat, card)).min();
        let others = state.team(self.seat.other()).filter_map(played).min();
        match (played(self.seat), others, least) {
            (Some(own), Some(other), Some(least)) if other < own && least <= other => 1.0,
            _ => -1.0,
        }
    }

    /// Whether a second activation is worth a wound.
    fn again(&self, unit: UnitId) -> f32 {
        let Some((_, at)) = self.state.leader(unit) else { return -1.0 };
        let (left, _) = arms::health(self.state, unit);
        if left <= 1.0 {
            return -1.0;
        }
        self.weights.second_turn * self.reaching(unit, at) - arms::wound(self.state, unit)
    }

    /// How good it is to set off a charge: what it does to enemies, less what to friends.
    pub fn detonating(&self, number: u8) -> f32 {
        let state = self.state;
        let Some(charge) = state.charges.get(usize::from(number)) else { return -1.0 };
        let Some(unit) = charge.unit else { return -1.0 };
        let area = state.arm(unit, charge.weapon).and_then(|arm| arm.weapon.area);
        let disc = objectives::disc(state, charge.stand);
        let bearer = state.sheet(unit).first;
        let volley = arms::Volley {
            unit,
            weapons: vec![(bearer, charge.weapon)],
            melee: false,
            token: Some(charge.stand),
            aim: 0,
        };
        let near =
            state.there().filter(|&unit| range::to_unit(state, disc, unit) <= area.unwrap_or(1));
        let worth = near.map(|unit| {
            let worth = arms::worth(state, self.lookout.chances, &volley, unit, Cover::None);
            if state.seat(unit).is_with(self.seat) { -worth } else { worth }
        });
        // It may wait for more of them.
        worth.sum::<f32>() - self.weights.charge_price
    }

    /// How good it is to lay charges: where enemies will come.
    pub fn arming(&self, unit: UnitId) -> f32 {
        let Some((_, at)) = self.state.leader(unit) else { return 0.0 };
        let (radius, near) = (self.state.table.radius(unit), self.state.table.range(3) as f32);
        let coming = self.foes().iter().filter(|foe| foe.gap(at.point(), radius) < near);
        self.weights.charge_near * coming.count().min(2) as f32
    }

    /// Where a charge is laid: toward the nearest enemy.
    pub fn lay_charge(&self, unit: UnitId) -> Option<Choice> {
        let (_, leader) = self.state.leader(unit)?;
        let reach = self.state.table.range(1);
        let radii = [reach, reach * 2 / 3, reach / 3].into_iter();
        let points = placing::rings(leader.point(), leader.facing, radii, 16);
        let stands = points.map(|point| leader.at(point));
        let legal = stands.filter(|stand| charges::judge(self.state, unit, *stand).is_ok());
        let far = |stand: &crate::table::Stand| {
            let gaps = self.foes().iter().map(|foe| foe.gap(stand.point(), 0));
            gaps.fold(super::grid::FAR, f32::min)
        };
        legal.min_by(|a, b| far(a).total_cmp(&far(b))).map(Choice::Place)
    }

    /// Where an enemy unit is pushed: where it stands worst for its own player.
    pub fn push(&self, moving: Moving) -> Option<Choice> {
        let state = self.state;
        let seat = self.seat.other();
        let other = Weigher {
            state,
            grids: self.grids,
            seat,
            foes: OnceCell::new(),
            lookout: Lookout::new(state, self.lookout.chances),
            covers: RefCell::default(),
            intent: RefCell::default(),
            tried: &[],
            weights: self.weights,
        };
        let mover = Mover::new(&other, moving.unit)?;
        let (_, from) = state.leader(moving.unit)?;
        let stay = mover.place(from);
        let places = other.candidates(&mover, moving, from).into_iter();
        let places = places.map(|(choice, to)| (mover.place(to), choice));
        let mut worse: Vec<(f32, Choice)> = places.filter(|(worth, _)| *worth < stay).collect();
        worse.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        let question = self.free(Prompt::Move(moving));
        let legal = |choice: &Choice| Legion::judge(state, &question, choice).is_ok();
        worse.into_iter().take(8).map(|(_, choice)| choice).find(legal)
    }
}
