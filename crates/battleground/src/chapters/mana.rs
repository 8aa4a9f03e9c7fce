//! Mana: at most 5 on a character, spent only by itself.

use kernel::Rule;

use crate::Play;
use crate::event::Event;
use crate::table::{FigureId, MOST_MANA};

/// A character gains mana, up to 5; the excess is lost (BG-MANA-02).
pub fn gain(p: &mut Play, figure: FigureId, amount: u8) {
    let mana = p.figure(figure).mana;
    let now = mana.saturating_add(amount).min(MOST_MANA);
    change(p, figure, now, &[Rule("BG-MANA-02")]);
}

/// A character spends its own mana (BG-MANA-03).
pub fn spend(p: &mut Play, figure: FigureId, amount: u8, rules: &'static [Rule]) {
    let now = p.figure(figure).mana.saturating_sub(amount);
    change(p, figure, now, rules);
}

fn change(p: &mut Play, figure: FigureId, now: u8, rules: &'static [Rule]) {
    let before = std::mem::replace(&mut p.figure_mut(figure).mana, now);
    if before != now {
        p.tell(rules, |_| Event::Mana { figure, change: now as i8 - before as i8, now });
    }
}
