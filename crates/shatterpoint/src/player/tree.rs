//! The way through the combat tree, and the sequence of effects.

use crate::language::{Entry, Symbol};
use crate::question::{Choice, Pending};
use crate::state::Attack;
use crate::table::{CharacterId, Walk};
use crate::{objectives, table};

use super::Weigher;

/// What the best way through a tree is worth that begins with an option: the options taken as bits, how
/// many may come, what they did so far, what an option adds to it and what that is worth.
pub fn best_way<T: Copy>(
    walk: &Walk,
    (option, taken, left): (u8, u64, u8),
    so_far: T,
    add: &impl Fn(T, u8) -> T,
    worth: &impl Fn(T) -> f32,
) -> f32 {
    let sum = add(so_far, option);
    let taken = taken | 1 << option.min(63);
    let next = walk.next.get(usize::from(option)).filter(|_| left > 1).into_iter().flatten();
    let open = next.filter(|&&next| taken >> next.min(63) & 1 == 0);
    let ways = open.map(|&next| best_way(walk, (next, taken, left - 1), sum, add, worth));
    ways.fold(worth(sum), f32::max)
}

impl Weigher<'_> {
    /// Which option of the combat tree comes next: how good each choice is.
    pub fn climb(&self, successes: u8, options: &[Choice]) -> Vec<f32> {
        let state = self.state;
        let Some(attack) = state.attacks.last() else { return vec![0.0; options.len()] };
        let target = match attack.target {
            table::Target::Character(target) => target,
            table::Target::Armoured { armoured } => {
                return self.batter(armoured, successes, options);
            }
        };
        let unit = state.unit_of(attack.attacker);
        let stance = state.unit(unit).stance;
        let Some(walk) = state.sheet(unit).trees.get(usize::from(stance)) else {
            return vec![0.0; options.len()];
        };
        let sum = |symbols: &Vec<Symbol>| {
            let damage = symbols.iter().filter(|symbol| **symbol == Symbol::Damage).count();
            let other = symbols.iter().map(|&symbol| self.symbol(attack, target, symbol));
            (damage as f32, other.sum())
        };
        let tree = &state.table.stance(unit, stance).tree;
        let sums: Vec<(f32, f32)> =
            tree.options.iter().map(|option| sum(&option.effects)).collect();
        let target = self.target(state.unit_of(target));
        let add = |(damage, other): (f32, f32), option: u8| {
            let (more, also) = sums.get(usize::from(option)).copied().unwrap_or_default();
            (damage + more, other + also)
        };
        let worth = |(damage, other): (f32, f32)| target.harm(damage) + other;
        let taken = attack.taken.iter().fold(0, |taken, &option| taken | 1 << option.min(63));
        let pool = f32::from(attack.pool);
        let score = |choice: &Choice| match choice {
            Choice::Option(option) => {
                best_way(walk, (*option, taken, successes), (pool, 0.0), &add, &worth)
            }
            _ => target.harm(pool) - 0.1,
        };
        options.iter().map(score).collect()
    }

    /// What a symbol other than damage is worth in an attack.
    fn symbol(&self, attack: &Attack, target: CharacterId, symbol: Symbol) -> f32 {
        let (state, weights) = (self.state, self.weights);
        let (own, enemy) = (state.unit_of(attack.attacker), state.unit_of(target));
        if let Some(condition) = symbol.condition() {
            let has = state.unit(enemy).conditions.has(condition);
            let cure = || weights.symbol_condition * self.cure(enemy, condition);
            return if has { weights.symbol_again } else { cure() };
        }
        let on_objective = objectives::contests_any(state, attack.attacker);
        match symbol {
            Symbol::Damage => 0.0,
            Symbol::Shove => {
                let held = weights.symbol_shove * self.contesting(target);
                held.max(weights.symbol_shove_least)
            }
            Symbol::Heal => self.healing(own).max(weights.symbol_heal_least),
            Symbol::Active => weights.symbol_active,
            _ if on_objective => weights.symbol_move_holding,
            _ => weights.symbol_move,
        }
    }
}

/// How early each of several effects should come.
pub fn next(pending: &[Pending], options: &[Choice]) -> Vec<f32> {
    let rank = |pending: &Pending| match pending {
        Pending::Entry(Entry::CritToHit) => 3.0,
        Pending::Symbol(symbol) if symbol.condition().is_some() => 3.0,
        Pending::Symbol(Symbol::Shove) => 2.5,
        Pending::Symbol(Symbol::Damage) => 2.0,
        Pending::Symbol(Symbol::Heal) => 1.0,
        Pending::Symbol(_) => 1.5,
        _ => 1.0,
    };
    let score = |choice: &Choice| match choice {
        Choice::Pick(number) => pending.get(usize::from(*number)).map_or(0.0, rank),
        _ => 0.0,
    };
    options.iter().map(score).collect()
}
