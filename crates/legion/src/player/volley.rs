//! How many wounds a pool of attack dice causes: the chances of each number.

use crate::dice::{AttackDie, Hit};
use crate::pack::{DefenceDie, Dice, Surge};

/// Dice beyond this change nothing a player would notice.
pub const MOST: usize = 14;

/// A pool of attack dice with what its weapons and its unit add.
#[derive(Clone, Copy, Default, Debug)]
pub struct Volley {
    /// The dice.
    pub dice: Dice,
    /// What surges become.
    pub surge: Option<Surge>,
    /// Impact of all weapons.
    pub impact: u8,
    /// Pierce of all weapons.
    pub pierce: u8,
    /// A weapon ignores cover.
    pub blast: bool,
    /// A melee attack.
    pub melee: bool,
    /// Dice that aim tokens reroll.
    pub rerolls: u8,
}

/// What a defender sets against it.
#[derive(Clone, Copy, Debug)]
pub struct Guard {
    /// Its defence die.
    pub die: DefenceDie,
    /// Its surges block.
    pub surge: bool,
    /// Hits that cover cancels.
    pub cover: u8,
    /// Dodge tokens.
    pub dodge: u8,
    /// Hits are cancelled.
    pub armor: bool,
    /// Pierce does nothing.
    pub immune: bool,
}

/// The chances of each number of wounds.
pub type Wounds = [f32; MOST + 1];

/// The chances of hits (first) and criticals (second).
type Table = [[f32; MOST + 1]; MOST + 1];

impl Volley {
    /// How many dice there are.
    pub fn count(&self) -> usize {
        let Dice { red, black, white } = self.dice;
        usize::from(red) + usize::from(black) + usize::from(white)
    }

    /// Adds the dice of a weapon.
    pub fn add(&mut self, dice: Dice) {
        self.dice.red = self.dice.red.saturating_add(dice.red);
        self.dice.black = self.dice.black.saturating_add(dice.black);
        self.dice.white = self.dice.white.saturating_add(dice.white);
    }

    /// How likely any hit or critical shows, which suppresses the defender.
    pub fn suppresses(&self) -> f32 {
        self.colours().fold(1.0, |missed, (die, count)| {
            let (hit, critical) = self.chances(die, 0.0);
            missed * (1.0 - hit - critical).powi(i32::from(count))
        })
    }

    /// The chances of each number of wounds.
    pub fn wounds(&self, guard: &Guard) -> Wounds {
        let cover = if self.melee || self.blast { 0 } else { guard.cover };
        let cancelled = usize::from(cover) + usize::from(guard.dodge);
        let mut dice: Wounds = [0.0; MOST + 1];
        for (hits, row) in self.results().iter().enumerate() {
            for (criticals, chance) in row.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                let kept = hits.saturating_sub(cancelled);
                let kept = if guard.armor { kept.min(self.impact.into()) } else { kept };
                dice[(kept + criticals).min(MOST)] += chance;
            }
        }
        let pierce = if guard.immune { 0 } else { usize::from(self.pierce) };
        defend(&dice, guard.blocks(), pierce)
    }

    fn colours(&self) -> impl Iterator<Item = (AttackDie, u8)> {
        let Dice { red, black, white } = self.dice;
        [(AttackDie::Red, red), (AttackDie::Black, black), (AttackDie::White, white)].into_iter()
    }

    /// The chances of a hit and a critical of a die, of which a share is rerolled if it misses.
    fn chances(&self, die: AttackDie, share: f32) -> (f32, f32) {
        let sides = f32::from(AttackDie::SIDES);
        let of = |face: Hit| {
            let sides_with = (1..=AttackDie::SIDES).filter(|&side| die.face(side) == face);
            sides_with.count() as f32 / sides
        };
        let (mut hit, mut critical) = (of(Hit::Hit), of(Hit::Critical));
        match self.surge {
            Some(Surge::Hit) => hit += of(Hit::Surge),
            Some(Surge::Critical) => critical += of(Hit::Surge),
            None => {}
        }
        let again = 1.0 + share * (1.0 - hit - critical);
        (hit * again, critical * again)
    }

    /// The chances of hits and criticals; rerolls are spread evenly over the dice that miss.
    fn results(&self) -> Table {
        let missed: f32 = self
            .colours()
            .map(|(die, count)| {
                let (hit, critical) = self.chances(die, 0.0);
                f32::from(count) * (1.0 - hit - critical)
            })
            .sum();
        let share = (f32::from(self.rerolls) / missed.max(0.1)).min(1.0);
        let mut table: Table = [[0.0; MOST + 1]; MOST + 1];
        table[0][0] = 1.0;
        let mut rolled = 0;
        for (die, count) in self.colours() {
            let (hit, critical) = self.chances(die, share);
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

impl Guard {
    /// How likely a defence die blocks.
    pub fn blocks(&self) -> f32 {
        let blocks = self.die.blocks() + u8::from(self.surge);
        f32::from(blocks) / f32::from(DefenceDie::SIDES)
    }
}

/// Defence dice against each number of hits, with so many blocks cancelled.
fn defend(dice: &Wounds, block: f32, pierce: usize) -> Wounds {
    let mut wounds: Wounds = [0.0; MOST + 1];
    for (count, chance) in dice.iter().enumerate() {
        let mut blocks: Wounds = [0.0; MOST + 1];
        blocks[0] = 1.0;
        for rolled in 1..=count {
            for n in (0..=rolled).rev() {
                let more = if n > 0 { blocks[n - 1] * block } else { 0.0 };
                blocks[n] = blocks[n] * (1.0 - block) + more;
            }
        }
        for (blocked, share) in blocks.iter().enumerate().take(count + 1) {
            wounds[count - blocked.saturating_sub(pierce)] += chance * share;
        }
    }
    wounds
}
