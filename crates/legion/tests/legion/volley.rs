//! The average of an attack, as the computer player counts it.

use legion::attack::Terms;
use legion::cover::Covered;
use legion::pack::{DefenceDie, Dice};
use legion::player::volley;
use legion::terrain::Cover;

fn mean(terms: &Terms) -> f32 {
    let wounds = volley::wounds(terms);
    wounds.iter().enumerate().map(|(number, chance)| number as f32 * chance).sum()
}

fn black(count: u8) -> Terms {
    Terms::plain(Dice { black: count, ..Dice::default() }, DefenceDie::White)
}

#[test]
fn chances_sum_to_one_and_agree_with_the_mean() {
    assert!((volley::wounds(&black(4)).iter().sum::<f32>() - 1.0).abs() < 1e-4);
    // Half of the black dice hit, five of six white dice do not block.
    assert!((mean(&black(4)) - 4.0 * 0.5 * 5.0 / 6.0).abs() < 1e-3);
}

#[test]
fn cover_armour_and_aim_count() {
    let heavy = Covered { cover: Cover::Heavy, ..Covered::default() };
    let open = mean(&black(6));
    let covered = mean(&Terms { covered: heavy, ..black(6) });
    let armored = mean(&Terms { armor: true, ..black(6) });
    let aimed = mean(&Terms { aims: 1, ..black(6) });
    assert!(armored < covered && covered < open && open < aimed);
    assert!(mean(&Terms { armor: true, impact: 3, ..black(6) }) > 2.0 * armored);
}
