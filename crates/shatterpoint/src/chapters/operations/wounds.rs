//! Special rules that answer wounds (SO-RULE-02).

use kernel::{Flow, Seat};

use super::card::Occurrence;
use super::special::{anybody, chooser, due, in_order, is_impartial, waiting};
use super::{FreshWound, roaming};
use crate::filter::Roles;
use crate::question::Pending;
use crate::table::UnitId;
use crate::{Play, attack, damage};

/// A unit became wounded: no rule of the core gives momentum for it (SO-PROG-01), but special rules
/// may.
///
/// # Errors
/// Pauses for answers.
pub fn wounded(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let (near, depth) = (roaming::range(play, unit), play.attacks.len() as u8);
    if let Some(now) = &mut play.operation {
        now.wounds.push(FreshWound { unit, near, depth });
    }
    answer_wound(play, unit, &Occurrence::Wounded)
}

/// The effect that wounded a unit is resolved: special rules that waited for that work
/// (SO-RULE-02), inside an attack when the innermost one has ended (SP-EFFECT-06). Says whether there
/// was such a unit.
///
/// # Errors
/// Pauses for answers.
pub fn wound_resolved(play: &mut Play<'_>) -> Flow<bool> {
    let depth = play.attacks.len() as u8;
    let over = |wound: &FreshWound| depth == 0 || wound.depth > depth;
    let wounds = play.operation.as_ref().map_or(&[][..], |now| &now.wounds);
    if !wounds.iter().any(over) {
        return Ok(false);
    }
    let due: Vec<FreshWound> = wounds.iter().copied().filter(over).collect();
    let Some(wound) = next_wound(play, &due)? else { return Ok(false) };
    if let Some(now) = &mut play.operation {
        if let Some(place) = now.wounds.iter().position(|other| *other == wound) {
            now.wounds.remove(place);
        }
        now.wounded_near = wound.near;
    }
    answer_wound(play, wound.unit, &Occurrence::WoundResolved)?;
    damage::settle(play)?;
    Ok(true)
}

/// Which wound is answered next: the first; but if special rules of both players answer wounds, as is
/// chosen for effects of no player (SP-TIMING-02), the chooser's own named first.
fn next_wound(play: &mut Play<'_>, due: &[FreshWound]) -> Flow<Option<FreshWound>> {
    let mut answered = Vec::new();
    for &wound in due {
        if let Some(now) = &mut play.operation {
            now.wounded_near = wound.near;
        }
        let enemy = play.seat(wound.unit).other();
        let rules = waiting(play, enemy, &Occurrence::WoundResolved);
        answered.extend(rules.first().map(|&at| (enemy, at, wound)));
    }
    let first = answered.first().map(|(.., wound)| wound).or(due.first()).copied();
    let chooser = chooser(play);
    let of = |seat: Seat| answered.iter().find(|(enemy, ..)| *enemy == seat);
    let (Some(&(_, own, mine)), Some(&(_, other, yours))) = (of(chooser), of(chooser.other()))
    else {
        return Ok(first);
    };
    if own == other && is_impartial(play, own) {
        return Ok(first);
    }
    let next = attack::next(play, chooser, vec![Pending::Rule(own), Pending::Rule(other)])?;
    Ok(Some(if next == 0 { mine } else { yours }))
}

fn answer_wound(play: &mut Play<'_>, unit: UnitId, occurrence: &Occurrence) -> Flow<()> {
    let enemy = play.seat(unit).other();
    let rules = waiting(play, enemy, occurrence);
    in_order(play, due(enemy, rules).collect(), &|state, seat| {
        let (subject, wounded) = (Some(unit), Some(unit));
        Roles { subject, wounded, ..anybody(state, seat) }
    })
}
