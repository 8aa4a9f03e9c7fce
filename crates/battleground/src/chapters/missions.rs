//! Side missions: in play from their card until the end of the activation or interrupt.

use kernel::{Rule, Seat};

use crate::Play;
use crate::event::Event;
use crate::field::Place;
use crate::language::{MissionCondition, WeaponType};
use crate::state::{Mission, State};
use crate::table::{Card, CardId, FigureId};
use crate::wounds::Blow;

/// Puts a side mission into play (BG-CARD-13). Earlier events do not count (BG-QUEST-03).
pub fn begin(p: &mut Play, card: CardId) {
    let mission = Mission { card, done: false, wounds: 0, types: 0 };
    let Some(turn) = p.turns.last_mut() else { return };
    let figure = turn.figure;
    if turn.missions.try_push(mission).is_ok() {
        let seat = p.seat(figure);
        p.tell(&[Rule("BG-QUEST-02")], |_| Event::Mission { seat, card });
    }
}

/// Completes every side mission in play of an acting character that fits (BG-QUEST-02).
fn complete(
    p: &mut Play,
    figure: FigureId,
    fulfilled: impl Fn(&State, &MissionCondition, &mut Mission) -> bool,
) {
    let seat = p.seat(figure);
    for turn in 0..p.turns.len() {
        for i in 0..p.turns[turn].missions.len() {
            let mut mission = p.turns[turn].missions[i];
            if mission.done || p.turns[turn].figure != figure {
                continue;
            }
            let condition = p.mission(seat, mission.card);
            mission.done = condition.is_some_and(|condition| fulfilled(p, condition, &mut mission));
            p.turns[turn].missions[i] = mission;
            if mission.done {
                score(p, seat, mission.card);
            }
        }
    }
}

/// The glory card's points are won.
fn score(p: &mut Play, seat: Seat, card: CardId) {
    p.players[seat.index()].completed.insert(card);
    p.tell(&[Rule("BG-QUEST-02"), Rule("BG-VP-08")], |state| Event::MissionDone {
        seat,
        card,
        points: match state.card(seat, card) {
            Some(Card::Glory(glory)) => glory.points,
            _ => 0,
        },
    });
}

/// A character received wounds.
pub fn wounded(p: &mut Play, figure: FigureId, wounds: u8, blow: Blow) {
    let Some(by) = blow.by.filter(|&by| p.seat(by) != p.seat(figure)) else { return };
    complete(p, by, |_, condition, mission| match condition {
        MissionCondition::Wounds(needed) => {
            mission.wounds = mission.wounds.saturating_add(wounds);
            mission.wounds >= *needed
        }
        MissionCondition::Flank => blow.flank && blow.weapon.is_some(),
        _ => false,
    });
}

/// A character was knocked out.
pub fn knocked_out(p: &mut Play, figure: FigureId, blow: Blow) {
    let Some(by) = blow.by.filter(|&by| p.seat(by) != p.seat(figure)) else { return };
    complete(p, by, |_, condition, _| match condition {
        MissionCondition::KnockOut(with) => {
            with.is_empty() || blow.weapon.is_some_and(|kind| with.contains(&kind))
        }
        _ => false,
    });
}

/// An attack ended with successes after the defence.
pub fn successes(p: &mut Play, figure: FigureId, successes: u8) {
    complete(
        p,
        figure,
        |_, condition, _| matches!(condition, MissionCondition::Successes(needed) if successes >= *needed),
    );
}

/// A character attacks with a type of weapon.
pub fn attacked(p: &mut Play, figure: FigureId, kind: WeaponType) {
    complete(p, figure, |_, condition, mission| {
        mission.types |= 1 << kind as u8;
        matches!(condition, MissionCondition::WeaponTypes(needed)
            if mission.types.count_ones() >= u32::from(*needed))
    });
}

/// A character ended a movement.
pub fn movement_ended(p: &mut Play, figure: FigureId) {
    complete(p, figure, |state, condition, _| {
        let seat = state.seat(figure);
        match condition {
            // A large figure stands on all its hexes.
            MissionCondition::EnemyZone => {
                let in_zone = |place: &Place| state.table.field.in_zone(seat.other(), place.hex());
                state.places(figure).iter().any(in_zone)
            }
            MissionCondition::Engage(needed) => {
                state.engaged_with(figure).count() >= usize::from(*needed)
            }
            MissionCondition::Objective => state
                .open_objectives()
                .any(|hex| state.is_at(figure, hex) && !state.table.field.in_zone(seat, hex)),
            _ => false,
        }
    });
}
