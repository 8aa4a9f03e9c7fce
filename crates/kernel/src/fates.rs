//! Every way the dice can fall: exact chances, found by playing.

use crate::{Chance, Refusal};

/// Plays something again with every sequence of dice that it rolls; `sides` says how many sides the
/// die of a number has, counted from 0. `each` is given what came of a sequence, with its chance.
/// What takes more than `most` dice is not played out; gives the chance of that.
///
/// # Errors
/// What `play` refuses for another reason than missing dice.
pub fn fates<T>(
    sides: impl Fn(usize) -> u8,
    most: usize,
    mut play: impl FnMut(Chance) -> Result<T, Refusal>,
    mut each: impl FnMut(T, f64),
) -> Result<f64, Refusal> {
    let mut waiting = vec![(Vec::new(), 1.0)];
    let mut left = 0.0;
    while let Some((dice, chance)) = waiting.pop() {
        match play(Chance::scripted(&dice)) {
            Ok(came) => each(came, chance),
            Err(refusal) if refusal.rule != Refusal::STUCK => return Err(refusal),
            Err(_) if dice.len() >= most => left += chance,
            Err(_) => {
                let sides = sides(dice.len());
                waiting.extend((1..=sides).map(|face| {
                    let more = dice.iter().copied().chain([face]).collect();
                    (more, chance / f64::from(sides))
                }));
            }
        }
    }
    Ok(left)
}
