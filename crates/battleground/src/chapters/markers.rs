//! Buffs and debuffs: at most one of each on a character, and what happens when they go.

use kernel::{Flow, Rule};

use crate::event::Event;
use crate::language::{Buff, Debuff};
use crate::modifiers::Rank;
use crate::pack::MarkerKind;
use crate::state::{BuffMarker, DebuffMarker, MOST_NESTED};
use crate::table::FigureId;
use crate::wounds::{self, Blow};
use crate::{Play, effects};

/// A character receives a buff; one it has is removed first (BG-BUFF-03, BG-BUFF-05).
///
/// # Errors
/// Pauses for decisions of a removed marker.
pub fn give_buff(p: &mut Play, figure: FigureId, buff: BuffMarker) -> Flow<()> {
    clear_buffs(p, figure)?;
    if let BuffMarker::Unique(_) = buff {
        for other in bearers(p, figure, |p, id| p.figure(id).buff == Some(buff)) {
            remove_buff(p, other)?;
        }
        clear_buffs(p, figure)?;
    }
    if p.is_up(figure) {
        p.figure_mut(figure).buff = Some(buff);
        p.tell(&[Rule("BG-BUFF-03")], |_| Event::Buff { figure, buff, gained: true });
    }
    Ok(())
}

/// A character receives a debuff; one it has is removed first (BG-BUFF-03, BG-BUFF-05).
///
/// # Errors
/// Pauses for decisions of a removed marker.
pub fn give_debuff(p: &mut Play, figure: FigureId, debuff: DebuffMarker) -> Flow<()> {
    clear_debuffs(p, figure)?;
    if let DebuffMarker::Unique(_) = debuff {
        for other in bearers(p, figure, |p, id| p.figure(id).debuff == Some(debuff)) {
            remove_debuff(p, other)?;
        }
        clear_debuffs(p, figure)?;
    }
    // A character knocked out by losing the old marker does not receive the new one.
    if p.is_up(figure) {
        p.figure_mut(figure).debuff = Some(debuff);
        p.tell(&[Rule("BG-BUFF-03")], |_| Event::Debuff { figure, debuff, gained: true });
    }
    Ok(())
}

/// Others of the same squad who bear a unique marker: a squad has each only once (BG-BUFF-16).
fn bearers(p: &Play, figure: FigureId, bears: impl Fn(&Play, FigureId) -> bool) -> Vec<FigureId> {
    p.squad(p.seat(figure)).filter(|&id| id != figure && bears(p, id)).collect()
}

/// A character receives a unique buff or debuff by its id (BG-BUFF-15); what it says has the rank of the
/// card that it comes from (BG-CORE-04).
///
/// # Errors
/// Pauses for decisions of a removed marker.
pub fn give_unique(p: &mut Play, figure: FigureId, id: &str, rank: Rank) -> Flow<()> {
    let table = p.table.clone();
    let Some(number) = table.markers.iter().position(|marker| marker.id == id) else {
        return Ok(());
    };
    let kind = table.markers[number].kind;
    match kind {
        MarkerKind::Buff => give_buff(p, figure, BuffMarker::Unique(number as u8))?,
        MarkerKind::Debuff => give_debuff(p, figure, DebuffMarker::Unique(number as u8))?,
    }
    p.figure_mut(figure).marker_ranks[kind as usize] = rank;
    Ok(())
}

/// Removes a character's buff, and one that it receives by that: none is left (BG-BUFF-04). A marker that
/// always brings another one is bounded.
///
/// # Errors
/// Pauses for decisions of a unique marker.
pub fn clear_buffs(p: &mut Play, figure: FigureId) -> Flow<()> {
    (0..MOST_NESTED).try_for_each(|_| remove_buff(p, figure))
}

/// The same of its debuff.
///
/// # Errors
/// Pauses for decisions of a unique marker.
pub fn clear_debuffs(p: &mut Play, figure: FigureId) -> Flow<()> {
    (0..MOST_NESTED).try_for_each(|_| remove_debuff(p, figure))
}

/// Removes a character's buff. Regeneration heals 1 wound then (BG-BUFF-09).
///
/// # Errors
/// Pauses for decisions of a unique marker.
pub fn remove_buff(p: &mut Play, figure: FigureId) -> Flow<()> {
    let Some(buff) = p.figure_mut(figure).buff.take() else { return Ok(()) };
    p.tell(&[Rule("BG-BUFF-05"), Rule("BG-CLEAN-11")], |_| Event::Buff {
        figure,
        buff,
        gained: false,
    });
    match buff {
        BuffMarker::Common(Buff::Regeneration) => wounds::heal(p, figure, 1),
        BuffMarker::Common(_) => {}
        BuffMarker::Unique(number) => removed(p, figure, number, MarkerKind::Buff)?,
    }
    Ok(())
}

/// Removes a character's debuff. A Curse causes 1 wound then (BG-BUFF-14).
///
/// # Errors
/// Pauses for decisions of a unique marker.
pub fn remove_debuff(p: &mut Play, figure: FigureId) -> Flow<()> {
    let Some(debuff) = p.figure_mut(figure).debuff.take() else { return Ok(()) };
    p.tell(&[Rule("BG-BUFF-05"), Rule("BG-CLEAN-11")], |_| Event::Debuff {
        figure,
        debuff,
        gained: false,
    });
    match debuff {
        DebuffMarker::Common(Debuff::Curse) => wounds::receive(p, figure, 1, Blow::default()),
        DebuffMarker::Common(_) => Ok(()),
        DebuffMarker::Unique(number) => removed(p, figure, number, MarkerKind::Debuff),
    }
}

/// What a unique marker does when it goes.
fn removed(p: &mut Play, figure: FigureId, number: u8, kind: MarkerKind) -> Flow<()> {
    let table = p.table.clone();
    let marker = &table.markers[usize::from(number)];
    let rank = p.figure(figure).marker_ranks[kind as usize];
    effects::apply(p, &marker.removed, effects::Cause::of(figure, rank))
}
