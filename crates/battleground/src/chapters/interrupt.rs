//! Interrupts: standby and opportunity attacks, nested as deep as they come.

use kernel::{Flow, Rule};

use crate::event::Event;
use crate::field::Place;
use crate::language::{Moment, MoveKind, Point, WeaponType};
use crate::modifiers::Context;
use crate::question::{Choice, Prompt};
use crate::state::{Interrupt, MOST_NESTED, State, Turn};
use crate::table::FigureId;
use crate::triggers::Occasion;
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
    // Whom an interrupt in the middle of an area attack knocks out does not wait for its end (BG-AREA-13).
    let outer = std::mem::replace(&mut p.area_attack, false);
    triggers::at(p, figure, Moment::OnInterrupt, Occasion::about(Some(other)))?;
    if let Some(turn) = p.turns.last_mut() {
        turn.begun = true;
    }
    while actions::act(p)? {}
    end(p)?;
    p.area_attack = outer;
    Ok(())
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
    triggers::at(p, figure, Moment::EndOfInterrupt, Occasion::about(against))
}

/// All enemies engaged with a character that is about to leave its hex may attack it (BG-OPP-01).
///
/// # Errors
/// Pauses for decisions.
pub fn opportunity_attacks(p: &mut Play, mover: FigureId) -> Flow<()> {
    attacks_on(p, &mut [Leaving::of(p, mover, None)])
}

/// Attacks on two characters that are about to swap: each enemy engaged with one of them, but not the
/// other of the two (BG-MFX-25). Those on the active player's character come first; if both are of one
/// squad, the opponent orders all of them (BG-OPP-04).
///
/// # Errors
/// Pauses for decisions.
pub fn attacks_on_swap(p: &mut Play, a: FigureId, b: FigureId) -> Flow<()> {
    let mut both = [Leaving::of(p, a, Some(b)), Leaving::of(p, b, Some(a))];
    if p.seat(a) == p.seat(b) {
        return attacks_on(p, &mut both);
    }
    let active = p.turns.first().map(|turn| p.seat(turn.figure));
    if active == Some(p.seat(b)) {
        both.reverse();
    }
    for one in &mut both {
        // If one of the two is knocked out, the swap does not happen and nobody leaves.
        if p.is_up(a) && p.is_up(b) {
            attacks_on(p, std::slice::from_mut(one))?;
        }
    }
    Ok(())
}

/// A character about to leave its hex, and who may still attack it, each once (BG-OPP-03).
struct Leaving {
    mover: FigureId,
    waiting: Vec<FigureId>,
}

impl Leaving {
    fn of(state: &State, mover: FigureId, spared: Option<FigureId>) -> Leaving {
        let may = |&enemy: &FigureId| Some(enemy) != spared && may_strike(state, mover, enemy);
        Leaving { mover, waiting: state.engaged_with(mover).filter(may).collect() }
    }

    fn is_waited_for(&mut self, state: &State) -> bool {
        let mover = self.mover;
        self.waiting.retain(|&enemy| state.is_up(enemy) && may_strike(state, mover, enemy));
        !self.waiting.is_empty()
    }
}

/// Whether an enemy may attack a character that leaves: it is engaged with it (BG-OPP-01), and no card
/// forbids it (BG-CORE-04).
#[must_use]
pub fn may_strike(state: &State, mover: FigureId, enemy: FigureId) -> bool {
    let context = Context { other: Some(enemy), ..Context::of(mover) };
    state.engaged(mover, enemy) && state.allows(&context, Point::OpportunityAttacks)
}

/// The opponent of those who leave decides who attacks whom, in which order (BG-OPP-04): with one who
/// is engaged with the first, with one engaged with another, or no longer with anybody engaged with
/// the first. When one falls, nobody leaves.
fn attacks_on(p: &mut Play, leaving: &mut [Leaving]) -> Flow<()> {
    let mut passed_on = false;
    while leaving.iter().all(|one| p.is_up(one.mover)) {
        let waited: Vec<usize> =
            (0..leaving.len()).filter(|&n| leaving[n].is_waited_for(p)).collect();
        let Some(&first) = waited.first() else { break };
        leaving.swap(0, first);
        let other = waited.get(1).map(|&n| leaving[n].mover).filter(|_| !passed_on);
        passed_on = false;
        let Leaving { mover, waiting } = &mut leaving[0];
        let (mover, seat) = (*mover, p.seat(waiting[0]));
        let choice = p.choose(seat, Prompt::Opportunity(mover), |_| {
            let attacks = waiting.iter().map(|&enemy| Choice::Interrupt(enemy));
            attacks.chain(other.map(Choice::Target)).chain([Choice::Decline]).collect()
        })?;
        let enemy = match choice {
            Choice::Interrupt(enemy) => enemy,
            // Asked about the other one, the opponent answers before it turns back.
            Choice::Target(_) => {
                leaving.reverse();
                passed_on = true;
                continue;
            }
            _ => {
                waiting.clear();
                continue;
            }
        };
        waiting.retain(|&other| other != enemy);
        // BG-ITEM-06: the interrupted character may use consumables first.
        items::before_interrupt(p, mover)?;
        if p.is_up(enemy) && p.is_up(mover) && may_strike(p, mover, enemy) {
            interrupt(p, enemy, Interrupt { against: mover, opportunity: true })?;
        }
    }
    Ok(())
}

/// Characters on standby must interrupt an enemy that ended its movement (BG-READY-03). Their player
/// chooses the order (BG-READY-10); before each one the conditions are checked again. Only those count
/// for whom they held when the movement ended (BG-READY-04), each once: a marker that is given later,
/// or a push into view (BG-MFX-22), comes too late.
///
/// # Errors
/// Pauses for decisions.
pub fn standby(p: &mut Play, mover: FigureId) -> Flow<()> {
    let mut waiting: Vec<FigureId> =
        on_standby(p, mover).filter(|&id| triggers(p, id, mover).is_some()).collect();
    loop {
        let triggered: Vec<(FigureId, Trigger)> = on_standby(p, mover)
            .filter(|id| waiting.contains(id))
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
            waiting.retain(|id| triggered.iter().all(|(declining, _)| declining != id));
            continue;
        };
        // BG-ITEM-06; then the conditions must still hold, or the marker stays (BG-READY-10).
        items::before_interrupt(p, mover)?;
        if !p.figure(figure).standby || triggers(p, figure, mover).is_none() {
            continue;
        }
        waiting.retain(|&id| id != figure);
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

/// Whether a character is on standby and would interrupt an enemy that ended its movement where it
/// stands, or may do so (BG-READY-03, BG-READY-07).
#[must_use]
pub fn is_on_watch(state: &State, id: FigureId, mover: FigureId) -> bool {
    state.is_up(id) && state.figure(id).standby && triggers(state, id, mover).is_some()
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
        // Whom a climb displaces comes to stand next to the climber (BG-MOVE-21).
        let own = state.places(mover);
        let beside = |&part: &Place| own.contains(&part) || state.adjacent_to(part, mover);
        stops.iter().any(|stop| stop.places(state, id).iter().any(beside))
    };
    if shoots || state.engaged(id, mover) || engages(false) {
        Some(Trigger::Plainly)
    } else if state.figure(id).focused && engages(true) {
        Some(Trigger::WithFocus)
    } else {
        None
    }
}
