//! Interrupts: standby and opportunity attacks, nested as deep as they come.

use kernel::{Flow, Rule};

use crate::event::Event;
use crate::language::{Moment, MoveKind, Point, WeaponType};
use crate::modifiers::Context;
use crate::question::{Choice, Prompt};
use crate::state::{Interrupt, MOST_NESTED, State, Turn};
use crate::table::FigureId;
use crate::{Play, actions, activation, items, reach, triggers};

/// An interrupt of one character against another (BG-INT-01).
///
/// # Errors
/// Pauses for decisions.
pub fn interrupt(p: &mut Play, figure: FigureId, against: Interrupt) -> Flow<()> {
    if p.turns.len() >= MOST_NESTED {
        return Ok(());
    }
    let Interrupt { against: other, opportunity } = against;
    p.tell(&[Rule("BG-INT-01")], |_| Event::Interrupt { figure, against: other, opportunity });
    // BG-INT-02: 1 AP.
    p.turns.push(Turn { begun: false, ..Turn::new(figure, Some(against), 1) });
    p.tell(&[Rule("BG-INT-02")], |_| Event::Ap { figure, gained: 1, now: 1 });
    triggers::at(p, figure, Moment::OnInterrupt, Some(other))?;
    if let Some(turn) = p.turns.last_mut() {
        turn.begun = true;
    }
    while actions::act(p)? {}
    end(p)
}

/// The end of an interrupt (BG-INT-14): its cards are discarded (BG-INT-12), completed side missions
/// are laid face up (BG-INT-13).
fn end(p: &mut Play) -> Flow<()> {
    let Some(turn) = p.turns.pop() else { return Ok(()) };
    activation::end_spells(p);
    let seat = p.seat(turn.figure);
    let mut cards = turn.cards;
    for mission in turn.missions.iter().filter(|mission| mission.done) {
        cards.remove(mission.card);
    }
    p.players[seat.index()].discard.take_all(&mut cards);
    let figure = turn.figure;
    p.tell(&[Rule("BG-INT-14"), Rule("BG-INT-12")], |_| Event::InterruptEnded { figure });
    let against = turn.interrupt.map(|interrupt| interrupt.against);
    triggers::at(p, figure, Moment::EndOfInterrupt, against)
}

/// All enemies engaged with a character that is about to leave its hex may attack it (BG-OPP-01).
///
/// # Errors
/// Pauses for decisions.
pub fn opportunity_attacks(p: &mut Play, mover: FigureId) -> Flow<()> {
    opportunity_attacks_except(p, mover, None)
}

/// The same, sparing one enemy (BG-MFX-25). The mover's opponent decides who attacks, in which order
/// (BG-OPP-04), each once (BG-OPP-03).
///
/// # Errors
/// Pauses for decisions.
pub fn opportunity_attacks_except(
    p: &mut Play,
    mover: FigureId,
    spared: Option<FigureId>,
) -> Flow<()> {
    let may = |enemy: FigureId| {
        let context = Context { other: Some(enemy), ..Context::of(mover) };
        Some(enemy) != spared && p.allows(&context, Point::OpportunityAttacks)
    };
    let mut waiting: Vec<FigureId> = p.engaged_with(mover).filter(|&enemy| may(enemy)).collect();
    while p.is_up(mover) {
        waiting.retain(|&enemy| p.is_up(enemy) && p.engaged(mover, enemy));
        let Some(&first) = waiting.first() else { break };
        let seat = p.seat(first);
        let choice = p.choose(seat, Prompt::Opportunity(mover), |_| {
            let attacks = waiting.iter().map(|&enemy| Choice::Interrupt(enemy));
            attacks.chain([Choice::Decline]).collect()
        })?;
        let Choice::Interrupt(enemy) = choice else { break };
        waiting.retain(|&other| other != enemy);
        // BG-ITEM-06: the interrupted character may use consumables first.
        items::before_interrupt(p, mover)?;
        if !p.is_up(enemy) || !p.is_up(mover) || !p.engaged(mover, enemy) {
            continue;
        }
        interrupt(p, enemy, Interrupt { against: mover, opportunity: true })?;
    }
    Ok(())
}

/// Characters on standby must interrupt an enemy that ended its movement (BG-READY-03). Their player
/// chooses the order (BG-READY-10); before each one the conditions are checked again.
///
/// # Errors
/// Pauses for decisions.
pub fn standby(p: &mut Play, mover: FigureId) -> Flow<()> {
    let mut declined: Vec<FigureId> = Vec::new();
    loop {
        let triggered: Vec<(FigureId, Trigger)> = on_standby(p, mover)
            .filter(|id| !declined.contains(id))
            .filter_map(|id| triggers(p, id, mover).map(|trigger| (id, trigger)))
            .collect();
        let Some(&(first, _)) = triggered.first() else { return Ok(()) };
        let optional = triggered.iter().all(|&(_, trigger)| trigger == Trigger::WithFocus);
        let seat = p.seat(first);
        let choice = p.choose(seat, Prompt::Standby(mover), |_| {
            let mut options: Vec<Choice> =
                triggered.iter().map(|&(id, _)| Choice::Interrupt(id)).collect();
            if optional {
                options.push(Choice::Decline);
            }
            options
        })?;
        let Choice::Interrupt(figure) = choice else {
            declined.extend(triggered.iter().map(|&(id, _)| id));
            continue;
        };
        // BG-ITEM-06; then the conditions must still hold, or the marker stays (BG-READY-10).
        items::before_interrupt(p, mover)?;
        if !p.figure(figure).standby || triggers(p, figure, mover).is_none() {
            continue;
        }
        end_standby(p, figure, &[Rule("BG-READY-08")]);
        interrupt(p, figure, Interrupt { against: mover, opportunity: false })?;
    }
}

fn on_standby<'a>(p: &'a Play<'_>, mover: FigureId) -> impl Iterator<Item = FigureId> + 'a {
    p.enemies(mover).filter(|&id| p.is_up(id) && p.figure(id).standby)
}

/// Removes a standby marker.
pub fn end_standby(p: &mut Play, figure: FigureId, rules: &'static [Rule]) {
    if std::mem::replace(&mut p.figure_mut(figure).standby, false) {
        p.tell(rules, |_| Event::Standby { figure, standby: false });
    }
}

/// How the conditions of standby are met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Trigger {
    /// In any case: the interrupt is mandatory.
    Plainly,
    /// Only if the focus marker is counted, which the owner may do or not (BG-READY-07).
    WithFocus,
}

/// The three conditions of standby (BG-READY-04, BG-READY-05, BG-READY-06).
fn triggers(state: &State, id: FigureId, mover: FigureId) -> Option<Trigger> {
    let in_front = state.places(mover).iter().any(|place| state.side(id, place.hex()) >= 0);
    let context = Context { other: Some(id), ..Context::of(mover) };
    let allowed = state.allows(&context, Point::StandbyInterrupts);
    if !allowed || !state.is_up(mover) || !in_front || !state.sees(id, mover) {
        return None;
    }
    let shoots = state.sheet(id).weapons.iter().any(|weapon| {
        weapon.kind == WeaponType::Ranged
            && state.place_within(weapon.reach, state.attack_place(id), mover)
    });
    let engages = |focused: bool| {
        let points = state.speed(id, focused, false);
        let stops = reach::reachable(state, id, MoveKind::Move, points);
        stops.iter().any(|stop| {
            let parts = stop
                .facing
                .and_then(|facing| crate::figures::base_places(state.base(id), stop.place, facing));
            match parts {
                Some(parts) => parts.iter().any(|&part| state.adjacent_to(part, mover)),
                None => state.adjacent_to(stop.place, mover),
            }
        })
    };
    if shoots || state.engaged(id, mover) || engages(false) {
        Some(Trigger::Plainly)
    } else if state.figure(id).focused && engages(true) {
        Some(Trigger::WithFocus)
    } else {
        None
    }
}
