//! What is worked out once for a game: how well each stance attacks and defends.

use std::sync::Arc;

use crate::language::{AttackType, Condition, Entry, Symbol};
use crate::pack::{Chart, Stance};
use crate::state::State;
use crate::table::{Table, UnitId, Walk};

use super::operations;
use super::siege::Hopes;

/// What wounding an enemy unit is worth, in points of a score; a damage is worth 1.
pub const WOUND: f32 = 8.0;

/// More successes than any tree is long.
const MOST: usize = 12;

/// The stances of all units of a game.
#[derive(Clone, Debug)]
pub struct Arsenal {
    table: Arc<Table>,
    stances: Vec<Vec<Profile>>,
    /// Attacks against armoured targets.
    pub hopes: Hopes,
}

/// How well a stance attacks and defends.
#[derive(Clone, Copy, Debug, Default)]
struct Profile {
    /// Damage of the best way through the tree, and its other effects, by the number of successes.
    tree: [(f32, f32); MOST + 1],
    /// Successes that an expertise result adds to a melee and to a ranged attack.
    skill: [f32; 2],
    /// Successes that an expertise result of the defence takes away.
    guard: f32,
}

/// An attack as far as one can foresee it.
#[derive(Clone, Copy, Debug)]
pub struct Strike {
    /// Who attacks.
    pub own: UnitId,
    /// With which side of its stance card.
    pub stance: u8,
    /// How.
    pub kind: AttackType,
    /// Whom.
    pub enemy: UnitId,
    /// Attack dice.
    pub attack: u8,
    /// Defence dice.
    pub defence: u8,
}

impl Strike {
    /// An attack by the values of the stances alone; nothing if the stance has no such attack.
    pub fn plain(
        state: &State,
        own: UnitId,
        stance: u8,
        kind: AttackType,
        enemy: UnitId,
    ) -> Option<Strike> {
        let values = |stance: &Stance| match kind {
            AttackType::Melee => stance.melee,
            AttackType::Ranged => stance.ranged,
        };
        let attack = values(state.table.stance(own, stance)).attack?;
        let other = state.unit(enemy);
        let hunker = if kind == AttackType::Ranged { other.hunker } else { 0 };
        let defence = values(state.table.stance(enemy, other.stance)).defence + hunker;
        Some(Strike { own, stance, kind, enemy, attack, defence })
    }

    /// The same with more attack dice.
    pub fn with(self, dice: u8) -> Strike {
        Strike { attack: self.attack.saturating_add(dice), ..self }
    }
}

impl Arsenal {
    /// Works out the stances of a table.
    pub fn of(table: &Arc<Table>) -> Arsenal {
        let stances = table.units.iter().map(|sheet| {
            let stances = sheet.unit.stance.iter().zip(&sheet.trees);
            stances.map(|(stance, walk)| Profile::of(stance, walk)).collect()
        });
        Arsenal { table: Arc::clone(table), stances: stances.collect(), hopes: Hopes::default() }
    }

    /// Whether it was worked out for this table.
    pub fn is_of(&self, table: &Arc<Table>) -> bool {
        Arc::ptr_eq(&self.table, table)
    }

    /// What an attack can be expected to do: five numbers of successes around the mean stand for
    /// all of them.
    pub fn worth(&self, state: &State, strike: &Strike) -> f32 {
        const AROUND: [(f32, f32); 5] =
            [(-1.5, 0.1), (-0.7, 0.22), (0.0, 0.36), (0.7, 0.22), (1.5, 0.1)];
        let (own, enemy) = (state.unit(strike.own), state.unit(strike.enemy));
        let profile = self.profile(strike.own, strike.stance);
        let disarmed = own.conditions.has(Condition::Disarmed);
        let exposed = enemy.conditions.has(Condition::Exposed);
        let skill = profile.skill[usize::from(strike.kind == AttackType::Ranged)];
        let skill = if disarmed { 0.0 } else { skill };
        let guard = self.profile(strike.enemy, enemy.stance).guard;
        let guard = if exposed { 0.0 } else { guard };
        let (attack, defence) = (f32::from(strike.attack), f32::from(strike.defence));
        let mean = attack * (0.5 + 0.25 * skill) - defence * (1.0 + guard) / 3.0;
        let spread = (0.3 * (attack + defence)).sqrt();
        let target = Target::of(state, strike.enemy);
        let worth = |(away, chance): (f32, f32)| {
            let successes = (mean + away * spread).round().clamp(0.0, MOST as f32) as usize;
            let (damage, other) = profile.tree[successes];
            chance * (target.harm(damage) + other * if enemy.wounded { 0.3 } else { 1.0 })
        };
        AROUND.into_iter().map(worth).sum()
    }

    fn profile(&self, unit: UnitId, stance: u8) -> Profile {
        let stances = self.stances.get(unit.index());
        let stance = stances.and_then(|stances| stances.get(usize::from(stance)));
        stance.copied().unwrap_or_default()
    }
}

/// Whom damage is done to.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Damage that it can still take; none if it is wounded already.
    left: Option<f32>,
    wound: f32,
}

impl Target {
    /// A unit as a target. A wound is worth more if it ends contesting an objective or leads to
    /// defeat.
    pub fn of(state: &State, unit: UnitId) -> Target {
        let (now, card) = (state.unit(unit), &state.sheet(unit).unit);
        let left = f32::from(card.stamina.saturating_sub(now.damage));
        let mut wound = WOUND;
        if now.injured + 1 >= card.durability {
            wound += 3.0;
        }
        let contesting = state.characters_of(unit).map(|own| operations::contesting(state, own));
        wound += 4.0 * contesting.fold(0.0, f32::max);
        wound += operations::wound_stake(state, unit);
        Target { left: (!now.wounded).then_some(left), wound }
    }

    /// What damage to it is worth.
    pub fn harm(self, damage: f32) -> f32 {
        let Some(left) = self.left else { return 0.0 };
        let wound = if damage >= left { self.wound } else { 0.0 };
        damage.min(left) * (1.0 + 1.0 / left.max(2.0)) + wound
    }
}

impl Profile {
    fn of(stance: &Stance, walk: &Walk) -> Profile {
        let mut profile = Profile::default();
        let effects: Vec<(f32, f32)> =
            stance.tree.options.iter().map(|option| sum(&option.effects)).collect();
        climb(walk, &effects, &walk.start, (0, 0, 0.0, 0.0), &mut profile.tree);
        for successes in 1..=MOST {
            let (before, now) = (profile.tree[successes - 1], profile.tree[successes]);
            if total(before) > total(now) {
                profile.tree[successes] = before;
            }
        }
        let charts = [stance.melee_expertise.as_ref(), stance.ranged_expertise.as_ref()];
        profile.skill = charts.map(|chart| chart.map_or(0.0, |chart| mean(chart, added)));
        profile.guard = mean(&stance.defence_expertise, prevented);
        profile
    }
}

fn total((damage, other): (f32, f32)) -> f32 {
    damage + 0.8 * other
}

/// Tries all ways through a tree: the options taken as bits, how many, what they did so far.
fn climb(
    walk: &Walk,
    effects: &[(f32, f32)],
    next: &[u8],
    (taken, length, damage, other): (u64, usize, f32, f32),
    best: &mut [(f32, f32); MOST + 1],
) {
    if length >= MOST {
        return;
    }
    for &option in next.iter().filter(|&&option| option < 64 && taken >> option & 1 == 0) {
        let Some((more, also)) = effects.get(usize::from(option)) else { continue };
        let sum = (damage + more, other + also);
        if total(sum) > total(best[length + 1]) {
            best[length + 1] = sum;
        }
        let on = walk.next.get(usize::from(option)).map_or(&[][..], Vec::as_slice);
        climb(walk, effects, on, (taken | 1 << option, length + 1, sum.0, sum.1), best);
    }
}

/// The damage of an option, and what its other effects are worth on average.
fn sum(symbols: &[Symbol]) -> (f32, f32) {
    let damage = symbols.iter().filter(|symbol| **symbol == Symbol::Damage).count() as f32;
    (damage, symbols.iter().map(|symbol| other_than_damage(*symbol)).sum())
}

fn other_than_damage(symbol: Symbol) -> f32 {
    match symbol {
        Symbol::Damage => 0.0,
        Symbol::Strained => 1.5,
        Symbol::Shove => 1.0,
        Symbol::Disarmed | Symbol::Exposed | Symbol::Pinned | Symbol::Active => 0.8,
        Symbol::Heal => 0.5,
        _ => 0.6,
    }
}

/// What two expertise results give by a chart, for each of them.
fn mean(chart: &Chart, worth: fn(Entry) -> f32) -> f32 {
    let row = Table::row(chart, 2);
    row.map_or(0.0, |row| row.results.iter().map(|entry| worth(*entry)).sum::<f32>() / 2.0)
}

fn added(entry: Entry) -> f32 {
    match entry {
        Entry::Crit | Entry::Hit => 1.0,
        Entry::Symbol(symbol) => 0.5 * other_than_damage(symbol),
        _ => 0.0,
    }
}

fn prevented(entry: Entry) -> f32 {
    match entry {
        Entry::Block | Entry::HitToFailure => 1.0,
        Entry::CritToHit => 0.4,
        _ => 0.0,
    }
}
