//! The way through the combat tree, and the sequence of effects.

use crate::language::{Entry, Symbol};
use crate::question::{Choice, Pending};
use crate::state::Attack;
use crate::table::{CharacterId, Walk};
use crate::{objectives, table};

use super::Weigher;
use super::arsenal::Target;
use super::operations;

/// A look through the tree from where an attack has come to.
struct Climb<'a> {
    walk: &'a Walk,
    /// Damage and worth of the other effects, by option.
    options: Vec<(f32, f32)>,
    target: Target,
}

impl Climb<'_> {
    /// What the best way on is worth.
    fn best(&self, option: u8, taken: u64, left: u8, so_far: (f32, f32)) -> f32 {
        let (damage, other) = self.options.get(usize::from(option)).copied().unwrap_or_default();
        let sum = (so_far.0 + damage, so_far.1 + other);
        let stop = self.target.harm(sum.0) + sum.1;
        let Some(next) = self.walk.next.get(usize::from(option)).filter(|_| left > 1) else {
            return stop;
        };
        let taken = taken | 1 << option.min(63);
        let next = next.iter().filter(|&&next| taken >> next.min(63) & 1 == 0);
        next.map(|&next| self.best(next, taken, left - 1, sum)).fold(stop, f32::max)
    }
}

impl Weigher<'_> {
    /// Which option of the combat tree comes next: the number of the choice.
    pub fn climb(&self, successes: u8, options: &[Choice]) -> usize {
        let state = self.state;
        let Some(attack) = state.attacks.last() else { return 0 };
        let target = match attack.target {
            table::Target::Character(target) => target,
            table::Target::Armoured { armoured } => {
                return self.batter(armoured, successes, options);
            }
        };
        let unit = state.unit_of(attack.attacker);
        let stance = state.unit(unit).stance;
        let Some(walk) = state.sheet(unit).trees.get(usize::from(stance)) else { return 0 };
        let worth = |symbols: &Vec<Symbol>| {
            let damage = symbols.iter().filter(|symbol| **symbol == Symbol::Damage).count();
            let other = symbols.iter().map(|&symbol| self.symbol(attack, target, symbol)).sum();
            (damage as f32, other)
        };
        let tree = &state.table.stance(unit, stance).tree;
        let climb = Climb {
            walk,
            options: tree.options.iter().map(|option| worth(&option.effects)).collect(),
            target: Target::of(state, state.unit_of(target)),
        };
        let taken = attack.taken.iter().fold(0, |taken, &option| taken | 1 << option.min(63));
        let pool = f32::from(attack.pool);
        ruleset::best(options, |choice| match choice {
            Choice::Option(option) => climb.best(*option, taken, successes, (pool, 0.0)),
            _ => climb.target.harm(pool) - 0.1,
        })
    }

    /// What a symbol other than damage is worth in an attack.
    fn symbol(&self, attack: &Attack, target: CharacterId, symbol: Symbol) -> f32 {
        let state = self.state;
        let (own, enemy) = (state.unit_of(attack.attacker), state.unit_of(target));
        if let Some(condition) = symbol.condition() {
            let has = state.unit(enemy).conditions.has(condition);
            return if has { 1.0 } else { 0.8 * self.cure(enemy, condition) };
        }
        let on_objective = objectives::contests_any(state, attack.attacker);
        match symbol {
            Symbol::Damage => 0.0,
            Symbol::Shove => (2.5 * operations::contesting(state, target)).max(0.7),
            Symbol::Heal => self.healing(own).max(0.2),
            Symbol::Active => 1.5,
            _ if on_objective => 0.4,
            _ => 1.2,
        }
    }

    /// Which of several effects comes first: the number of the choice.
    pub fn next(&self, pending: &[Pending], options: &[Choice]) -> usize {
        let rank = |pending: &Pending| match pending {
            Pending::Entry(Entry::CritToHit) => 3.0,
            Pending::Symbol(symbol) if symbol.condition().is_some() => 3.0,
            Pending::Symbol(Symbol::Shove) => 2.5,
            Pending::Symbol(Symbol::Damage) => 2.0,
            Pending::Symbol(Symbol::Heal) => 1.0,
            Pending::Symbol(_) => 1.5,
            _ => 1.0,
        };
        ruleset::best(options, |choice| match choice {
            Choice::Pick(number) => pending.get(usize::from(*number)).map_or(0.0, rank),
            _ => 0.0,
        })
    }
}
