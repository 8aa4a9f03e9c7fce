//! Rolling dice.

use kernel::Flow;

use crate::Play;
use crate::dice::{AttackDie, AttackFace, Block, DefenceFace};
use crate::pack::{DefenceDie, Dice};

/// Rolls attack dice: red, black, white.
///
/// # Errors
/// Stops when dice laid out by hand have run out.
pub fn attack(play: &mut Play<'_>, dice: Dice) -> Flow<Vec<AttackFace>> {
    let colours = [
        (AttackDie::Red, dice.red),
        (AttackDie::Black, dice.black),
        (AttackDie::White, dice.white),
    ];
    let mut rolled = Vec::new();
    for (die, count) in colours {
        for _ in 0..count {
            rolled.push(AttackFace { die, face: die.face(play.die(AttackDie::SIDES)?) });
        }
    }
    Ok(rolled)
}

/// Rolls defence dice of one colour.
///
/// # Errors
/// Stops when dice laid out by hand have run out.
pub fn defence(play: &mut Play<'_>, die: DefenceDie, count: usize) -> Flow<Vec<DefenceFace>> {
    let mut rolled = Vec::with_capacity(count);
    for _ in 0..count {
        rolled.push(DefenceFace { die, face: die.face(play.die(DefenceDie::SIDES)?) });
    }
    Ok(rolled)
}

/// What dice show when their surges are converted: to blocks, else to blanks (LG-ATK-29).
#[must_use]
pub fn converted(dice: &[DefenceFace], surges_block: bool) -> Vec<DefenceFace> {
    let face = |face| match face {
        Block::Surge if surges_block => Block::Block,
        Block::Surge => Block::Blank,
        face => face,
    };
    dice.iter().map(|die| DefenceFace { face: face(die.face), ..*die }).collect()
}

/// How many blocks dice show, surges not counted.
#[must_use]
pub fn blocks(dice: &[DefenceFace]) -> u8 {
    count(dice, Block::Block)
}

/// How many dice show a face.
#[must_use]
pub fn count(dice: &[DefenceFace], face: Block) -> u8 {
    u8::try_from(dice.iter().filter(|die| die.face == face).count()).unwrap_or(u8::MAX)
}
