//! The average of an attack, as the computer player counts it.

use legion::pack::{DefenceDie, Dice};
use legion::player::volley::{Guard, Volley, Wounds};

const NOBODY: Guard =
    Guard { die: DefenceDie::White, surge: false, cover: 0, dodge: 0, armor: false, immune: false };

fn mean(wounds: Wounds) -> f32 {
    wounds.iter().enumerate().map(|(number, chance)| number as f32 * chance).sum()
}

fn black(count: u8) -> Volley {
    Volley { dice: Dice { black: count, ..Dice::default() }, ..Volley::default() }
}

#[test]
fn chances_sum_to_one_and_agree_with_the_mean() {
    let wounds = black(4).wounds(&NOBODY);
    assert!((wounds.iter().sum::<f32>() - 1.0).abs() < 1e-4);
    // Half of the black dice hit, five of six white dice do not block.
    assert!((mean(wounds) - 4.0 * 0.5 * 5.0 / 6.0).abs() < 1e-3);
}

#[test]
fn cover_armour_and_aim_count() {
    let open = mean(black(6).wounds(&NOBODY));
    let covered = mean(black(6).wounds(&Guard { cover: 2, ..NOBODY }));
    let armored = mean(black(6).wounds(&Guard { armor: true, ..NOBODY }));
    let aimed = mean(Volley { rerolls: 2, ..black(6) }.wounds(&NOBODY));
    assert!(armored < covered && covered < open && open < aimed);
    let impact = Volley { impact: 3, ..black(6) };
    assert!(mean(impact.wounds(&Guard { armor: true, ..NOBODY })) > 2.0 * armored);
}
