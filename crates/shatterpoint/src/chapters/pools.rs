//! Attack and defence pools, die by die with their reasons (attack step 4).

use crate::event::Because;
use crate::filter::{self, Roles};
use crate::language::{AttackType, Modifier, Per};
use crate::operations::armour;
use crate::state::State;
use crate::table::{CharacterId, Target, UnitId};
use crate::{keywords, sight};

/// Both pools and why they are so.
#[derive(Clone, PartialEq, Debug)]
pub struct Pools {
    /// The summands of the attack pool.
    pub attack_because: Vec<Because>,
    /// The summands of the defence pool.
    pub defence_because: Vec<Because>,
}

impl Pools {
    /// Attack dice.
    #[must_use]
    pub fn attack(&self) -> u8 {
        sum(&self.attack_because)
    }

    /// Defence dice.
    #[must_use]
    pub fn defence(&self) -> u8 {
        sum(&self.defence_because)
    }
}

fn sum(because: &[Because]) -> u8 {
    let dice = |because: &Because| match because {
        Because::Value(dice)
        | Because::Stated(dice)
        | Because::Focus(dice)
        | Because::Sharpshooter(dice)
        | Because::Impact(dice)
        | Because::Ability(_, _, dice)
        | Because::TerrainCover(dice)
        | Because::Hunker(dice)
        | Because::Cover(dice) => *dice,
    };
    because.iter().map(dice).fold(0, u8::saturating_add)
}

/// The pools of an attack (SP-ATK-15, SP-ATK-16).
#[must_use]
pub fn pools(
    state: &State,
    attacker: CharacterId,
    target: Target,
    kind: AttackType,
    dice: Option<u8>,
) -> Pools {
    Pools {
        attack_because: attack_pool(state, attacker, target, kind, dice),
        defence_because: match target {
            Target::Character(target) => defence_pool(state, attacker, target, kind),
            Target::Armoured { armoured } => armour_pool(state, armoured, kind),
        },
    }
}

/// The attack value of the active stance (SP-ATK-05, SP-ATK-08, SP-STANCE-03) or a stated number of
/// dice (SP-ATK-29), and everything that adds dice: Focus (SP-ACTV-04), Sharpshooter (SP-KEY-03),
/// Impact (SP-KEY-04), abilities.
fn attack_pool(
    state: &State,
    attacker: CharacterId,
    target: Target,
    kind: AttackType,
    dice: Option<u8>,
) -> Vec<Because> {
    let unit = state.unit_of(attacker);
    let stance = state.table.stance(unit, state.unit(unit).stance);
    let values = if kind == AttackType::Melee { stance.melee } else { stance.ranged };
    let value = || Because::Value(values.attack.unwrap_or(0));
    let mut because = vec![dice.map_or_else(value, Because::Stated)];
    let waiting = state.waiting[attacker.index()];
    let mut add = |dice: u8, why: fn(u8) -> Because| {
        if dice > 0 {
            because.push(why(dice));
        }
    };
    add(waiting.focus, Because::Focus);
    match kind {
        AttackType::Ranged => add(waiting.sharpshooter, Because::Sharpshooter),
        AttackType::Melee => add(waiting.impact, Because::Impact),
    }
    for source in state.units_of(state.seat(unit)) {
        let mut dice: Vec<Because> =
            from_abilities(state, source, attacker, target, kind).collect();
        dice.retain(|one| !because.iter().any(|other| is_same_ability(state, one, other)));
        because.extend(dice);
    }
    because
}

/// Whether dice come from the same ability of two units: an attacker has such an effect only once
/// (SP-EFFECT-09).
fn is_same_ability(state: &State, one: &Because, other: &Because) -> bool {
    let (Because::Ability(unit, number, _), Because::Ability(friend, its, _)) = (one, other) else {
        return false;
    };
    unit != friend && state.table.ability(*unit, *number) == state.table.ability(*friend, *its)
}

fn from_abilities(
    state: &State,
    source: UnitId,
    attacker: CharacterId,
    target: Target,
    attack: AttackType,
) -> impl Iterator<Item = Because> {
    let mut roles = Roles::of(source).about(attacker);
    (roles.attacker, roles.target) = (Some(attacker), target.character());
    if let Target::Armoured { armoured } = target {
        roles.armoured = armour::tokens_of_attack(state, attacker, attack, armoured);
    }
    let abilities = state.sheet(source).unit.ability.iter().enumerate();
    let modifiers = abilities.flat_map(|(number, ability)| {
        ability.always.iter().map(move |modifier| (number as u8, modifier))
    });
    modifiers.filter_map(move |(number, modifier)| {
        let Modifier::AttackDice { dice, kind, to, given_exists, per } = modifier else {
            return None;
        };
        let fits = kind.is_none_or(|kind| kind == attack)
            && filter::matches(state, &roles, to, attacker)
            && given_exists.as_ref().is_none_or(|given| filter::means_any(state, &roles, given));
        let times = per.map_or(1, |per| times(state, source, per));
        let dice = dice.saturating_mul(times);
        (fits && dice > 0).then_some(Because::Ability(source, number, dice))
    })
}

fn times(state: &State, unit: UnitId, per: Per) -> u8 {
    match per {
        Per::Damage(each) => state.unit(unit).damage / each.max(1),
        Per::Injured => state.unit(unit).injured,
    }
}

/// The defence value of an armoured target (SO-ARMOR-05); cover is for characters.
fn armour_pool(state: &State, armoured: u8, kind: AttackType) -> Vec<Because> {
    let card = armour::card(state, armoured);
    let value = card.map_or(0, |card| match kind {
        AttackType::Melee => card.melee.defence,
        AttackType::Ranged => card.ranged.defence,
    });
    vec![Because::Value(value)]
}

/// The defence value of the active stance, and cover against ranged attacks (SP-COVER-01): from
/// terrain, from hunker tokens (SP-COVER-05), from keywords.
fn defence_pool(
    state: &State,
    attacker: CharacterId,
    target: CharacterId,
    kind: AttackType,
) -> Vec<Because> {
    let unit = state.unit_of(target);
    let stance = state.table.stance(unit, state.unit(unit).stance);
    if kind == AttackType::Melee {
        return vec![Because::Value(stance.melee.defence)];
    }
    let mut because = vec![Because::Value(stance.ranged.defence)];
    if ignores_cover(state, attacker, kind) {
        return because;
    }
    let mut add = |dice: u8, why: fn(u8) -> Because| {
        if dice > 0 {
            because.push(why(dice));
        }
    };
    add(sight::terrain_cover(state, attacker, target), Because::TerrainCover);
    add(state.unit(unit).hunker, Because::Hunker);
    add(keywords::cover(state, target), Because::Cover);
    because
}

fn ignores_cover(state: &State, attacker: CharacterId, attack: AttackType) -> bool {
    let unit = state.unit_of(attacker);
    let mut always = state.sheet(unit).always();
    always.any(|rule| matches!(rule, Modifier::IgnoreCover { kind } if *kind == attack))
}

/// Dice that waited are used up by the attack: the Focus die by any attack (SP-ACTV-04), the others
/// by their type.
pub fn use_up(state: &mut State, attacker: CharacterId, kind: AttackType) {
    let waiting = &mut state.waiting[attacker.index()];
    waiting.focus = 0;
    match kind {
        AttackType::Ranged => waiting.sharpshooter = 0,
        AttackType::Melee => waiting.impact = 0,
    }
}
