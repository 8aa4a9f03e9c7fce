//! How many wounds a pool of attack dice causes: the chances of each number.

use std::cell::RefCell;
use std::collections::HashMap;

use crate::attack::Terms;
use crate::dice::{AttackDie, Hit};
use crate::pack::{DefenceDie, Dice, Surge};

use super::quick::Quick;

/// Dice beyond this change nothing a player would notice.
pub const MOST: usize = 14;

/// The chances of each number of wounds.
pub type Wounds = [f32; MOST + 1];

/// The chances of hits (first) and criticals (second).
type Table = [[f32; MOST + 1]; MOST + 1];

/// How many dice an attack has.
pub fn count(terms: &Terms) -> usize {
    let Dice { red, black, white } = terms.dice;
    usize::from(red) + usize::from(black) + usize::from(white)
}

/// How likely any hit or critical shows, which suppresses the defender.
pub fn suppresses(terms: &Terms) -> f32 {
    colours(terms).fold(1.0, |missed, (die, count)| {
        let (hit, critical) = chances(terms, die, 0.0);
        missed * (1.0 - hit - critical).powi(i32::from(count))
    })
}

/// The chances of wounds that were worked out once: few dice and defenders come up again and again.
#[derive(Clone, Default, Debug)]
pub struct Chances(RefCell<HashMap<Counts, Wounds, Quick>>);

/// What of the terms counts for wounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Counts {
    dice: [u8; 3],
    surge: u8,
    rerolls: u8,
    cancelled: [u8; 3],
    impact: Option<u8>,
    /// The sides of a defence die that block.
    blocks: u8,
    extra: u8,
    luck: u8,
    pierce: u8,
}

/// So many are kept before all are forgotten.
const MOST_KNOWN: usize = 4096;

impl Chances {
    /// The chances of each number of wounds, as [`wounds`] works them out.
    pub fn wounds(&self, terms: &Terms) -> Wounds {
        let Dice { red, black, white } = terms.dice;
        let counts = Counts {
            dice: [red, black, white],
            surge: terms.surge.map_or(0, |surge| 1 + surge as u8),
            rerolls: terms.aims.saturating_mul(terms.rerolls),
            cancelled: [terms.cover(), terms.dodges, terms.guards],
            impact: terms.armor.then_some(terms.impact),
            blocks: blocking(terms),
            extra: terms.extra,
            luck: terms.luck,
            pierce: terms.pierces(0),
        };
        let mut known = self.0.borrow_mut();
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        *known.entry(counts).or_insert_with(|| wounds(terms))
    }
}

/// The chances of each number of wounds; the defender spends all its dodge tokens.
pub fn wounds(terms: &Terms) -> Wounds {
    let cancelled = [terms.cover(), terms.dodges, terms.guards].map(usize::from).iter().sum();
    let mut dice: Wounds = [0.0; MOST + 1];
    for (hits, row) in results(terms).iter().enumerate() {
        for (criticals, chance) in row.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            let kept = hits.saturating_sub(cancelled);
            let kept = if terms.armor { kept.min(terms.impact.into()) } else { kept };
            dice[(kept + criticals).min(MOST)] += chance;
        }
    }
    defend(&dice, terms)
}

/// How likely a defence die blocks.
pub fn blocks(terms: &Terms) -> f32 {
    f32::from(blocking(terms)) / f32::from(DefenceDie::SIDES)
}

/// The sides of a defence die that block.
fn blocking(terms: &Terms) -> u8 {
    terms.defence.blocks() + u8::from(terms.surges_block(terms.dodges))
}

fn colours(terms: &Terms) -> impl Iterator<Item = (AttackDie, u8)> + use<> {
    let Dice { red, black, white } = terms.dice;
    [(AttackDie::Red, red), (AttackDie::Black, black), (AttackDie::White, white)].into_iter()
}

/// The chances of a hit and a critical of a die, of which a share is rerolled if it misses.
fn chances(terms: &Terms, die: AttackDie, share: f32) -> (f32, f32) {
    let sides = f32::from(AttackDie::SIDES);
    let of = |face: Hit| {
        let sides_with = (1..=AttackDie::SIDES).filter(|&side| die.face(side) == face);
        sides_with.count() as f32 / sides
    };
    let (mut hit, mut critical) = (of(Hit::Hit), of(Hit::Critical));
    match terms.surge {
        Some(Surge::Hit) => hit += of(Hit::Surge),
        Some(Surge::Critical) => critical += of(Hit::Surge),
        None => {}
    }
    let again = 1.0 + share * (1.0 - hit - critical);
    (hit * again, critical * again)
}

/// The chances of hits and criticals; rerolls are spread evenly over the dice that miss.
fn results(terms: &Terms) -> Table {
    let missed: f32 = colours(terms)
        .map(|(die, count)| {
            let (hit, critical) = chances(terms, die, 0.0);
            f32::from(count) * (1.0 - hit - critical)
        })
        .sum();
    let rerolls = terms.aims.saturating_mul(terms.rerolls);
    let share = (f32::from(rerolls) / missed.max(0.1)).min(1.0);
    let mut table: Table = [[0.0; MOST + 1]; MOST + 1];
    table[0][0] = 1.0;
    let mut rolled = 0;
    for (die, count) in colours(terms) {
        let (hit, critical) = chances(terms, die, share);
        for _ in 0..count {
            if rolled == MOST {
                return table;
            }
            rolled += 1;
            table = with_die(&table, hit, critical, rolled);
        }
    }
    table
}

/// The table with one die more.
fn with_die(before: &Table, hit: f32, critical: f32, rolled: usize) -> Table {
    let mut table: Table = [[0.0; MOST + 1]; MOST + 1];
    for hits in 0..rolled {
        for criticals in 0..rolled - hits {
            let chance = before[hits][criticals];
            table[hits][criticals] += chance * (1.0 - hit - critical);
            table[hits + 1][criticals] += chance * hit;
            table[hits][criticals + 1] += chance * critical;
        }
    }
    table
}

/// Defence dice against each number of hits, with so many blocks cancelled; rerolls are spread
/// evenly over the dice that do not block.
fn defend(dice: &Wounds, terms: &Terms) -> Wounds {
    let (once, pierce) = (blocks(terms), usize::from(terms.pierces(0)));
    let mut wounds: Wounds = [0.0; MOST + 1];
    for (hits, chance) in dice.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
        let count = (hits + usize::from(terms.extra)).min(MOST);
        let missed = count as f32 * (1.0 - once);
        let share = (f32::from(terms.luck) / missed.max(0.1)).min(1.0);
        let block = once * (1.0 + share * (1.0 - once));
        let mut blocks: Wounds = [0.0; MOST + 1];
        blocks[0] = 1.0;
        for rolled in 1..=count {
            for n in (0..=rolled).rev() {
                let more = if n > 0 { blocks[n - 1] * block } else { 0.0 };
                blocks[n] = blocks[n] * (1.0 - block) + more;
            }
        }
        for (blocked, share) in blocks.iter().enumerate().take(count + 1) {
            wounds[hits.saturating_sub(blocked.saturating_sub(pierce))] += chance * share;
        }
    }
    wounds
}
