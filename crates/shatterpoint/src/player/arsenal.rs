//! What is worked out once for a game: how well each stance attacks and defends.

use std::sync::Arc;

use crate::language::{AttackType, Condition, Entry, Symbol};
use crate::pack::{Chart, Stance, TreeOption};
use crate::state::State;
use crate::table::{Table, UnitId, Walk};

use super::Weigher;
use super::siege::Hopes;
use super::weights::Weights;

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
    pub fn of(table: &Arc<Table>, weights: &Weights) -> Arsenal {
        let stances = table.units.iter().map(|sheet| {
            let stances = sheet.unit.stance.iter().zip(&sheet.trees);
            stances.map(|(stance, walk)| Profile::of(stance, walk, weights)).collect()
        });
        Arsenal { table: Arc::clone(table), stances: stances.collect(), hopes: Hopes::default() }
    }

    /// Whether it was worked out for this table.
    pub fn is_of(&self, table: &Arc<Table>) -> bool {
        Arc::ptr_eq(&self.table, table)
    }

    fn profile(&self, unit: UnitId, stance: u8) -> Profile {
        let stances = self.stances.get(unit.index());
        let stance = stances.and_then(|stances| stances.get(usize::from(stance)));
        stance.copied().unwrap_or_default()
    }
}

impl Weigher<'_> {
    /// What an attack can be expected to do: five numbers of successes around the mean stand for
    /// all of them.
    pub fn worth(&self, strike: &Strike) -> f32 {
        const AROUND: [(f32, f32); 5] =
            [(-1.5, 0.1), (-0.7, 0.22), (0.0, 0.36), (0.7, 0.22), (1.5, 0.1)];
        let (own, enemy) = (self.state.unit(strike.own), self.state.unit(strike.enemy));
        let profile = self.arsenal.profile(strike.own, strike.stance);
        let disarmed = own.conditions.has(Condition::Disarmed);
        let exposed = enemy.conditions.has(Condition::Exposed);
        let skill = profile.skill[usize::from(strike.kind == AttackType::Ranged)];
        let skill = if disarmed { 0.0 } else { skill };
        let guard = self.arsenal.profile(strike.enemy, enemy.stance).guard;
        let guard = if exposed { 0.0 } else { guard };
        let (attack, defence) = (f32::from(strike.attack), f32::from(strike.defence));
        let mean = attack * (0.5 + 0.25 * skill) - defence * (1.0 + guard) / 3.0;
        let spread = (0.3 * (attack + defence)).sqrt();
        let target = self.target(strike.enemy);
        let share = if enemy.wounded { self.weights.tree_wounded } else { 1.0 };
        let worth = |(away, chance): (f32, f32)| {
            let successes = (mean + away * spread).round().clamp(0.0, MOST as f32) as usize;
            let (damage, other) = profile.tree[successes];
            chance * (target.harm(damage) + other * share)
        };
        AROUND.into_iter().map(worth).sum()
    }

    /// A unit as a target. A wound is worth more if it ends contesting an objective or leads to
    /// defeat.
    pub fn target(&self, unit: UnitId) -> Target {
        self.known.targets.of(unit, || self.aimed_at(unit))
    }

    fn aimed_at(&self, unit: UnitId) -> Target {
        let (state, weights) = (self.state, self.weights);
        let (now, card) = (state.unit(unit), &state.sheet(unit).unit);
        let left = f32::from(card.stamina.saturating_sub(now.damage));
        let mut wound = weights.wound;
        if now.injured + 1 >= card.durability {
            wound += weights.wound_defeat;
        }
        let contesting = state.characters_of(unit).map(|own| self.contesting(own));
        wound += weights.wound_contesting * contesting.fold(0.0, f32::max);
        wound += self.wound_stake(unit);
        Target { left: (!now.wounded).then_some(left), wound, frail: weights.frail }
    }
}

/// Whom damage is done to.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Damage that it can still take; none if it is wounded already.
    left: Option<f32>,
    wound: f32,
    frail: f32,
}

impl Target {
    /// What damage to it is worth.
    pub fn harm(self, damage: f32) -> f32 {
        let Some(left) = self.left else { return 0.0 };
        let wound = if damage >= left { self.wound } else { 0.0 };
        damage.min(left) * (1.0 + self.frail / left.max(2.0)) + wound
    }
}

impl Profile {
    fn of(stance: &Stance, walk: &Walk, weights: &Weights) -> Profile {
        let mut profile = Profile::default();
        let sum = |option: &TreeOption| {
            let damage = option.effects.iter().filter(|symbol| **symbol == Symbol::Damage).count();
            let other = option.effects.iter().map(|symbol| weights.other_than_damage(*symbol));
            (damage as f32, other.sum())
        };
        let effects: Vec<(f32, f32)> = stance.tree.options.iter().map(sum).collect();
        let total = |(damage, other): (f32, f32)| damage + weights.tree_other * other;
        climb(walk, &effects, &total, &walk.start, (0, 0, 0.0, 0.0), &mut profile.tree);
        for successes in 1..=MOST {
            let (before, now) = (profile.tree[successes - 1], profile.tree[successes]);
            if total(before) > total(now) {
                profile.tree[successes] = before;
            }
        }
        let charts = [stance.melee_expertise.as_ref(), stance.ranged_expertise.as_ref()];
        profile.skill = charts
            .map(|chart| chart.map_or(0.0, |chart| mean(chart, |entry| weights.added(entry))));
        profile.guard = mean(&stance.defence_expertise, |entry| weights.prevented(entry));
        profile
    }
}

/// Tries all ways through a tree: the options taken as bits, how many, what they did so far.
fn climb(
    walk: &Walk,
    effects: &[(f32, f32)],
    total: &impl Fn((f32, f32)) -> f32,
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
        climb(walk, effects, total, on, (taken | 1 << option, length + 1, sum.0, sum.1), best);
    }
}

/// What two expertise results give by a chart, for each of them.
fn mean(chart: &Chart, worth: impl Fn(Entry) -> f32) -> f32 {
    let row = Table::row(chart, 2);
    row.map_or(0.0, |row| row.results.iter().map(|entry| worth(*entry)).sum::<f32>() / 2.0)
}

impl Weights {
    fn other_than_damage(&self, symbol: Symbol) -> f32 {
        match symbol {
            Symbol::Damage => 0.0,
            Symbol::Strained => self.tree_strained,
            Symbol::Shove => self.tree_shove,
            Symbol::Disarmed | Symbol::Exposed | Symbol::Pinned => self.tree_condition,
            Symbol::Active => self.tree_active,
            Symbol::Heal => self.tree_heal,
            _ => self.tree_move,
        }
    }

    /// What an expertise result adds to an attack, in successes.
    fn added(&self, entry: Entry) -> f32 {
        match entry {
            Entry::Crit | Entry::Hit => 1.0,
            Entry::Symbol(symbol) => self.tree_chart * self.other_than_damage(symbol),
            _ => 0.0,
        }
    }

    /// What an expertise result of the defence takes away.
    fn prevented(&self, entry: Entry) -> f32 {
        match entry {
            Entry::Block | Entry::HitToFailure => 1.0,
            Entry::CritToHit => self.tree_weaken,
            _ => 0.0,
        }
    }
}
