//! A turn in its eleven steps (SP-TURN-01).

use kernel::{Flow, Outcome, Rule, Seat, Stop};

use crate::event::Event;
use crate::question::{Choice, OrderCard, Prompt};
use crate::state::{Stage, State};
use crate::table::{Edition, UnitId};
use crate::{Play, activation, damage, objectives, operations, orders, setup, struggle};

/// Plays to the next moment at which nothing is being resolved.
///
/// # Errors
/// Pauses for answers; the game ends in the middle of whatever is going on (SP-CORE-02).
pub fn step(play: &mut Play<'_>) -> Flow<Option<Outcome>> {
    match play.stage {
        Stage::Setup => setup::prepare(play)?,
        Stage::Deployment => setup::deploy(play)?,
        Stage::Stances => setup::reveal_struggle(play)?,
        Stage::Turns if play.activation.is_none() => begin(play)?,
        Stage::Turns => {
            if !activation::act(play)? {
                end(play)?;
            }
        }
    }
    Ok(None)
}

/// Steps 1 to 4: effects at the start of the turn, the order card, the activation begins.
fn begin(play: &mut Play<'_>) -> Flow<()> {
    let (number, seat) = (play.turn, play.active);
    play.tell(&[Rule("SP-CORE-03")], |_| Event::Turn { number, seat });
    objectives::roll_priority(play)?; // 1
    operations::start_of_turn(play)?;
    let card = orders::order(play)?; // 2
    let Some((card, unit)) = whom(play, card)? else {
        // Nobody is left to be activated: steps 3 to 7 and 10 are skipped (SP-ORDER-25).
        if let Some(card) = card {
            orders::discard(play, seat, card);
        }
        return finish(play, None);
    };
    if play.table.edition == Edition::July2023 {
        orders::discard(play, seat, card);
    }
    operations::unit_chosen(play, unit)?;
    if operations::is_spent(play) {
        activation::lose_dice(play);
        return over(play, unit, card);
    }
    activation::begin(play, unit, card) // 3 and 4
}

/// Whom the order card activates: its unit, or any own one with the Shatterpoint card
/// (SP-ORDER-12).
fn whom(play: &mut Play<'_>, card: Option<OrderCard>) -> Flow<Option<(OrderCard, UnitId)>> {
    let seat = play.active;
    match card {
        Some(OrderCard::Unit(unit)) => Ok(Some((OrderCard::Unit(unit), unit))),
        Some(OrderCard::Shatterpoint) if play.units_of(seat).next().is_some() => {
            let choice = play.choose(seat, Prompt::Shatterpoint, |state: &State| {
                state.units_of(seat).map(Choice::Unit).collect()
            })?;
            let Choice::Unit(unit) = choice else { return Ok(None) };
            operations::shatterpoint_chosen(play, unit)?;
            Ok(Some((OrderCard::Shatterpoint, unit)))
        }
        _ => Ok(None),
    }
}

/// Steps 6 and 7: the activation ends; then the rest of the turn.
fn end(play: &mut Play<'_>) -> Flow<()> {
    let activated = play.activation.as_ref().map(|activation| (activation.unit, activation.card));
    activation::end(play);
    let Some((unit, card)) = activated else { return finish(play, None) };
    operations::activation_ended(play, unit)?;
    over(play, unit, card)
}

/// The rest of the turn after an activation, or after what took its place.
fn over(play: &mut Play<'_>, unit: UnitId, card: OrderCard) -> Flow<()> {
    if play.table.edition == Edition::June2023 {
        let seat = play.active;
        orders::discard(play, seat, card);
    }
    finish(play, Some(unit))
}

/// Steps 8 to 11: control is decided (SP-OBJ-05), the struggle token moves, the activated unit may
/// be defeated, the turn ends. In an operation no step moves the struggle token; the stage may end
/// instead (SO-TURN-01).
fn finish(play: &mut Play<'_>, activated: Option<UnitId>) -> Flow<()> {
    let seat = play.active;
    objectives::decide_control(play); // 8
    objectives::score_priority(play)?; // 8B
    operations::end_of_turn(play, activated)?;
    struggle::end_of_turn(play)?; // 9
    objectives::remove_priority(play);
    if let Some(unit) = activated {
        damage::defeat_check(play, unit); // 10
    }
    operations::check_stage(play)?;
    operations::progress::countdown(play)?; // 11
    struggle::reset(play)?;
    orders::refresh_if_empty(play, seat);
    if nothing_can_happen(play) {
        return Err(Stop::Over(Outcome { winner: None, rule: Rule("SP-ORDER-25") }));
    }
    for unit in &mut play.units {
        unit.used.fill(0);
        unit.gained.clear();
    }
    play.active = seat.other();
    play.turn = play.turn.saturating_add(1);
    Ok(())
}

/// Nobody is left on either side and nobody controls an objective: neither player could ever win
/// (SP-ORDER-25). In an operation the countdown always can.
fn nothing_can_happen(state: &State) -> bool {
    state.operation.is_none()
        && [Seat(0), Seat(1)].into_iter().all(|seat| {
            state.units_of(seat).next().is_none() && objectives::controlled(state, seat) == 0
        })
}
