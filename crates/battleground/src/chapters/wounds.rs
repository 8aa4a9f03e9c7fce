//! Health and wounds.

use kernel::{Flow, Rule};

use crate::event::Event;
use crate::language::{Moment, WeaponType};
use crate::state::{Standing, State};
use crate::table::FigureId;
use crate::triggers::Occasion;
use crate::{Play, missions, triggers};

/// What caused wounds.
#[derive(Clone, Copy, Default, Debug)]
pub struct Blow {
    /// Who; nobody for a curse.
    pub by: Option<FigureId>,
    /// With which type of weapon, in an attack.
    pub weapon: Option<WeaponType>,
    /// With which of the attacker's weapons; none for fists.
    pub number: Option<u8>,
    /// By a flank attack.
    pub flank: bool,
    /// How many skills set each other off before it.
    pub answers: u8,
}

/// How often wounds may answer wounds: a limit of the program. Without healing in between two characters
/// have fallen long before.
const MOST_ANSWERS: u8 = 80;

/// A character receives wounds: one marker each (BG-WOUND-02).
///
/// # Errors
/// Pauses for decisions of triggered effects.
pub fn receive(p: &mut Play, figure: FigureId, wounds: u8, blow: Blow) -> Flow<()> {
    if !p.is_up(figure) || wounds == 0 {
        return Ok(());
    }
    let health = p.sheet(figure).character.health;
    let before = p.figure(figure).wounds;
    let now = before.saturating_add(wounds).min(health);
    p.figure_mut(figure).wounds = now;
    p.tell(&[Rule("BG-WOUND-02")], |_| Event::Wounded { figure, wounds, now });
    missions::wounded(p, figure, wounds, blow);
    if now >= health {
        knock_out(p, figure, blow)
    } else if blow.answers < MOST_ANSWERS {
        // Who wounds itself, or is wounded by a sign, has nobody to blame.
        let other = blow.by.filter(|&by| by != figure);
        triggers::at(p, figure, Moment::Wounded, Occasion { other, blow })
    } else {
        Ok(())
    }
}

/// Knocked out (BG-WOUND-03): the figure is removed at once (BG-WOUND-04), or at the end of the area
/// attack that does it (BG-AREA-13).
fn knock_out(p: &mut Play, figure: FigureId, blow: Blow) -> Flow<()> {
    let points = p.sheet(figure).cost();
    p.figure_mut(figure).standing = Standing::Falling;
    let rules: &[_] = &[Rule("BG-WOUND-03"), Rule("BG-VP-09")];
    p.tell(rules, |_| Event::KnockedOut { figure, points });
    if !p.area_attack {
        remove(p, figure);
    }
    missions::knocked_out(p, figure, blow);
    match blow.by.filter(|&by| p.is_up(by) && p.seat(by) != p.seat(figure)) {
        Some(by) => triggers::at(p, by, Moment::KnockOut, Occasion { other: Some(figure), blow }),
        None => Ok(()),
    }
}

/// Takes a knocked-out figure off the battlefield. Its markers trigger nothing.
fn remove(p: &mut Play, figure: FigureId) {
    let fallen = p.figure_mut(figure);
    fallen.standing = Standing::Out;
    fallen.focused = false;
    fallen.standby = false;
    fallen.buff = None;
    fallen.debuff = None;
    fallen.mana = 0;
    p.spells.retain(|spell| spell.figure != figure);
    p.tell(&[Rule("BG-WOUND-04")], |_| Event::Removed { figure });
}

/// The figures that area attacks in progress have knocked out.
#[must_use]
pub fn fallen(state: &State) -> Vec<FigureId> {
    state.ids().filter(|&id| state.figure(id).standing == Standing::Falling).collect()
}

/// At the end of an area attack the figures it knocked out are removed, but not those that an outer one
/// knocked out before (BG-AREA-13).
pub fn remove_fallen(p: &mut Play, before: &[FigureId]) {
    for figure in fallen(p).into_iter().filter(|figure| !before.contains(figure)) {
        remove(p, figure);
    }
}

/// Wound markers are removed from a character's card.
pub fn heal(p: &mut Play, figure: FigureId, wounds: u8) {
    if !p.is_up(figure) {
        return;
    }
    let before = p.figure(figure).wounds;
    let now = before.saturating_sub(wounds);
    p.figure_mut(figure).wounds = now;
    if now != before {
        let wounds = before - now;
        p.tell(&[Rule("BG-BUFF-09")], |_| Event::Healed { figure, wounds, now });
    }
}
