//! How many wounds an attack causes on average: good enough for a computer player, not for odds.

use crate::attack::{Arms, Forecast};

/// Dice beyond this change nothing a player would notice.
const MOST_DICE: usize = 12;

/// The average wounds of an attack, at most `health`, and the chance that it reaches `health`.
pub fn wounds(arms: Arms<'_>, forecast: Forecast, health: u8) -> (f32, f32) {
    let attack = successes(forecast.attack);
    let defence = successes(forecast.defence);
    let (mut mean, mut knock_out) = (0.0, 0.0);
    for (hits, a) in attack.iter().enumerate().skip(1) {
        for (blocks, d) in defence.iter().enumerate().take(hits) {
            let caused = wounds_of(arms, (hits - blocks) as u8).min(health);
            let chance = a * d;
            mean += chance * f32::from(caused);
            if caused >= health {
                knock_out += chance;
            }
        }
    }
    (mean, knock_out)
}

fn wounds_of(arms: Arms<'_>, successes: u8) -> u8 {
    if arms.results().is_empty() {
        return u8::from(successes > 0);
    }
    crate::attack::best_result(arms.results(), successes).map_or(0, |result| result.wounds)
}

/// The chances of each number of successes: exploding dice are counted as a slightly better die.
fn successes((dice, needed): (u8, u8)) -> Vec<f32> {
    let hit = f32::from(7 - needed.clamp(2, 6)) / 6.0;
    let hit = (hit + 0.06).min(0.95);
    let mut chances = vec![0.0; usize::from(dice).min(MOST_DICE) + 1];
    chances[0] = 1.0;
    for rolled in 1..chances.len() {
        for n in (0..=rolled).rev() {
            let missed = chances[n] * (1.0 - hit);
            let hit_before = if n > 0 { chances[n - 1] * hit } else { 0.0 };
            chances[n] = missed + hit_before;
        }
    }
    chances
}
