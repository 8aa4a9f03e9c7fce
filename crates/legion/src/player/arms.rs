//! What a unit can bring against another, and what that is worth in points of an army.

use std::cmp::Reverse;

use crate::attack::Terms;
use crate::keywords::{Keyword, WeaponKeyword};
use crate::pack::Weapon;
use crate::state::State;
use crate::table::{Arm, MiniId, Stand, UnitId};
use crate::terrain::Cover;
use crate::tokens::Marker;
use crate::underway::Pool;
use crate::{moments, suppression};

use super::volley::{self, Chances, MOST, Wounds};

/// The share of a unit's points that lies in its being there at all, whatever is left of it.
const PRESENCE: f32 = 0.35;

/// From where a unit would attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stance {
    /// In contact.
    Melee,
    /// At a range.
    Ranged {
        /// The range.
        range: u8,
        /// The target is in the front arc.
        front: bool,
        /// It moves first.
        moved: bool,
    },
}

impl Stance {
    /// Whether a weapon can be used so.
    fn allows(self, weapon: &Weapon) -> bool {
        let Stance::Ranged { range, front, moved } = self else { return weapon.melee };
        let reaches = weapon.range.is_some_and(|[least, most]| (least..=most).contains(&range));
        let keyword = |keyword| weapon.keywords.contains(&keyword);
        reaches
            && (front || !keyword(WeaponKeyword::FixedFront))
            && !keyword(WeaponKeyword::FixedRear)
            && !(moved && keyword(WeaponKeyword::Cumbersome))
    }
}

/// How strong a weapon is: about the hits of its dice, eight times over.
pub fn strength(weapon: &Weapon) -> u16 {
    let dice = weapon.dice;
    let base = 6 * u16::from(dice.red) + 4 * u16::from(dice.black) + 2 * u16::from(dice.white);
    base + weapon.keywords.len() as u16
}

/// Whether a miniature bears a weapon that still works.
pub fn bears(state: &State, mini: MiniId, weapon: u8) -> bool {
    let unit = state.unit_of(mini);
    let (sheet, now) = (state.sheet(unit), state.unit(unit));
    let Some(arm) = state.arm(unit, weapon) else { return false };
    let place = usize::from(mini.0.saturating_sub(sheet.first.0));
    let added = sheet.minis.get(place).copied().flatten();
    let ready = arm.upgrade.is_none_or(|upgrade| !now.exhausted.contains(&upgrade));
    let own = arm.card.is_none() && !arm.joins();
    let works = ready && own && !now.destroyed.contains(&weapon);
    works && !(arm.bearer_only && added != arm.upgrade)
}

/// Every miniature's strongest weapons for an attack.
pub fn arm_all(state: &State, unit: UnitId, stance: Stance) -> Vec<(MiniId, u8)> {
    let weapons = &state.sheet(unit).weapons;
    let each = usize::from(moments::weapons_each(state, unit));
    let best = |mini: MiniId| {
        let numbers = (0..weapons.len() as u8).filter(|&weapon| bears(state, mini, weapon));
        let usable = numbers.filter(|&weapon| stance.allows(&weapons[usize::from(weapon)].weapon));
        let mut usable: Vec<u8> = usable.collect();
        let strength = |weapon: u8| strength(&weapons[usize::from(weapon)].weapon);
        usable.sort_by_key(|&weapon| (Reverse(strength(weapon)), Reverse(weapon)));
        usable.truncate(each);
        usable.into_iter().map(move |weapon| (mini, weapon))
    };
    state.minis_of(unit).flat_map(best).collect()
}

/// An attack that is thought of: who, with what, and with how many aim tokens.
#[derive(Clone, Debug)]
pub struct Volley {
    /// The attacker.
    pub unit: UnitId,
    /// Its weapons.
    pub weapons: Vec<(MiniId, u8)>,
    /// A melee attack.
    pub melee: bool,
    /// The charge token that attacks for it.
    pub token: Option<Stand>,
    /// Aim tokens.
    pub aim: u8,
}

impl Volley {
    /// The terms against a defender; `cover` is that of the terrain.
    fn against(&self, state: &State, defender: UnitId, cover: Cover) -> Terms {
        let Volley { unit, melee, token, aim, .. } = *self;
        let pool = Pool { token, ..Pool::of(defender, self.weapons.clone(), melee) };
        Terms { aims: aim, ..Terms::supposed(state, unit, &pool, cover) }
    }
}

/// The longest range of a unit's weapons.
pub fn longest(state: &State, unit: UnitId) -> u8 {
    let own = |arm: &&Arm| arm.card.is_none() && !arm.joins();
    let ranges = state.sheet(unit).weapons.iter().filter(own).filter_map(|arm| arm.weapon.range);
    ranges.map(|[_, most]| most).max().unwrap_or(0)
}

/// Whether a unit would rather strike than shoot.
pub fn is_fighter(state: &State, unit: UnitId) -> bool {
    let near = Stance::Ranged { range: 2, front: true, moved: true };
    let sum = |stance| {
        let arms = arm_all(state, unit, stance);
        let arms = arms.iter().filter_map(|(_, weapon)| state.arm(unit, *weapon));
        arms.map(|arm| strength(&arm.weapon)).sum::<u16>()
    };
    let trooper = state.kind(unit).is_trooper();
    trooper && sum(Stance::Melee) > sum(near) || state.has(unit, Keyword::Relentless)
}

/// How likely a unit's defence die blocks, all its dodge tokens spent.
pub fn blocks(state: &State, unit: UnitId) -> f32 {
    let pool = Pool::of(unit, Vec::new(), false);
    volley::blocks(&Terms::supposed(state, unit, &pool, Cover::None))
}

/// Wounds that a unit can still take, and those it could take at first.
pub fn health(state: &State, unit: UnitId) -> (f32, f32) {
    let sheet = state.sheet(unit);
    let threshold = sheet.unit.wounds;
    let left: u16 = state
        .minis_of(unit)
        .map(|mini| u16::from(threshold.saturating_sub(state.minis[mini.index()].wounds)))
        .sum();
    let full = usize::from(threshold) * sheet.minis.len();
    (f32::from(left), full.max(1) as f32)
}

/// What a unit is worth: its points, and what depends on its leader.
pub fn points(state: &State, unit: UnitId) -> f32 {
    let holds = state.tokens.iter().filter_map(|token| token.claimed);
    let held = holds.filter(|&mini| state.unit_of(mini) == unit).count();
    f32::from(state.sheet(unit).points) + 40.0 * held as f32
}

/// What wounds of a unit are worth to its enemy.
pub fn harm(state: &State, unit: UnitId, wounds: &Wounds) -> f32 {
    let (left, full) = health(state, unit);
    let points = points(state, unit);
    let loss = |wounds: f32| {
        if wounds >= left {
            return PRESENCE + (1.0 - PRESENCE) * left / full;
        }
        (1.0 - PRESENCE) * wounds / full
    };
    let all = wounds.iter().enumerate();
    points * all.map(|(number, chance)| chance * loss(number as f32)).sum::<f32>()
}

/// What one wound of a unit is worth to its enemy.
pub fn wound(state: &State, unit: UnitId) -> f32 {
    let mut one: Wounds = [0.0; MOST + 1];
    one[1] = 1.0;
    harm(state, unit, &one)
}

/// What a suppression token for a unit is worth to its enemy.
pub fn suppressing(state: &State, unit: UnitId) -> f32 {
    let Some(courage) = suppression::courage(state, unit) else { return 0.0 };
    let tokens = state.unit(unit).tokens[Marker::Suppression] + 1;
    let points = points(state, unit);
    let share = match tokens {
        tokens if tokens == courage.saturating_mul(2) => 0.12,
        tokens if tokens == courage => 0.08,
        _ => 0.02,
    };
    points.min(100.0) * share
}

/// What an attack can be expected to be worth; `cover` is that of the terrain.
pub fn worth(
    state: &State,
    chances: &Chances,
    volley: &Volley,
    defender: UnitId,
    cover: Cover,
) -> f32 {
    if volley.weapons.is_empty() {
        return 0.0;
    }
    let terms = volley.against(state, defender, cover);
    expected(state, chances, &terms, defender, volley.melee)
}

/// What an attack on these terms can be expected to be worth.
pub fn expected(
    state: &State,
    chances: &Chances,
    terms: &Terms,
    defender: UnitId,
    melee: bool,
) -> f32 {
    if volley::count(terms) == 0 {
        return 0.0;
    }
    let fright = if melee { 0.0 } else { volley::suppresses(terms) };
    harm(state, defender, &chances.wounds(terms)) + fright * suppressing(state, defender)
}
