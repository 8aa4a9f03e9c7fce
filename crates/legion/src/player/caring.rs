//! What the abilities of keywords are worth to friends.

use crate::keywords::{Keyword, caring, commanding};
use crate::question::{Ability, Choice};
use crate::range;
use crate::state::Order;
use crate::suppression;
use crate::table::UnitId;
use crate::tokens::Marker;

use super::Weigher;
use super::arms;

impl Weigher<'_> {
    /// How good it is to use an ability on a unit; below nothing better on nobody.
    pub fn favouring(&self, ability: Ability, unit: UnitId) -> f32 {
        match ability {
            Ability::TakeCover => self.dodging(unit),
            Ability::Spotter => self.spotting_for(unit),
            Ability::Inspire => self.calming(unit),
            // A weak enemy is easier to catch; all are worth a victory token.
            Ability::Bounty => 100.0 - arms::health(self.state, unit).0,
            Ability::Entourage => 1.0 + self.eagerness(unit),
            Ability::PullingTheStrings => self.pulling(unit),
            Ability::Treat | Ability::Repair => self.ailing(unit, ability),
            Ability::Arm | Ability::Disciplined | Ability::MasterOfTheForce => 0.0,
        }
    }

    /// What a unit gives its friends with Spotter X or Take Cover X.
    pub fn sharing(&self, unit: UnitId, ability: Ability) -> f32 {
        let state = self.state;
        let most = match ability {
            Ability::Spotter => state.sum(unit, Keyword::Spotter),
            _ => state.sum(unit, Keyword::TakeCover),
        };
        let near =
            state.friends_of(self.seat).filter(|&other| range::units(state, unit, other) <= 1);
        let mut worth: Vec<f32> = near.map(|other| self.favouring(ability, other)).collect();
        worth.sort_by(|a, b| b.total_cmp(a));
        worth.into_iter().take(most.into()).filter(|worth| *worth > 0.0).sum()
    }

    /// What a free action is worth to a unit.
    fn pulling(&self, unit: UnitId) -> f32 {
        let at = self.state.leader(unit);
        at.map_or(0.0, |(_, at)| self.reaching(unit, at))
    }

    /// The best that a unit can make others do.
    pub fn pulling_strings(&self, unit: UnitId) -> f32 {
        let puppets = commanding::puppets(self.state, unit).into_iter();
        self.weights.strings * puppets.map(|other| self.pulling(other)).fold(0.0, f32::max)
    }

    /// What it is worth to use the card of a healer now.
    pub fn tending(&self, unit: UnitId, ability: Ability) -> f32 {
        let patients = caring::patients(self.state, unit, ability).into_iter();
        patients.map(|other| self.ailing(other, ability)).fold(0.0, f32::max)
    }

    /// How much a unit needs to be treated or repaired.
    fn ailing(&self, unit: UnitId, ability: Ability) -> f32 {
        let cures = caring::cures(self.state, unit, ability);
        cures.iter().map(|cure| self.mending(unit, cure)).fold(0.0, f32::max)
    }

    /// How good it is to take something off a unit, or to bring a miniature back.
    pub fn mending(&self, unit: UnitId, cure: &Choice) -> f32 {
        let wound = arms::wound(self.state, unit);
        match *cure {
            Choice::Mini(mini) if self.state.stand(mini).is_none() => wound + self.keeping(mini),
            Choice::Mini(_) => wound,
            Choice::Marker(Marker::Disabled) => self.weights.mend_disabled * wound,
            Choice::Marker(_) | Choice::Weapon(_) => self.weights.mend_damage * wound,
            _ => 0.0,
        }
    }

    /// What an aim token is worth to a unit: something only before its attack.
    fn spotting_for(&self, unit: UnitId) -> f32 {
        let waits = self.state.unit(unit).order != Order::Facedown;
        let Some((_, at)) = self.state.leader(unit).filter(|_| waits) else { return 0.0 };
        let has = self.state.unit(unit).tokens.has(Marker::Aim);
        let more = if has { self.weights.aim_more } else { self.weights.aim };
        more * self.reaching(unit, at)
    }

    /// What a suppression token less is worth to a unit.
    fn calming(&self, unit: UnitId) -> f32 {
        let Some(courage) = suppression::courage(self.state, unit) else { return 0.0 };
        let tokens = self.state.unit(unit).tokens[Marker::Suppression];
        match tokens {
            0 => 0.0,
            tokens if tokens >= courage.saturating_mul(2) => self.weights.calm_panic,
            tokens if tokens >= courage => self.weights.calm_suppressed,
            _ => self.weights.calm,
        }
    }
}
