//! The Force pool and the costs of abilities (chapters "Force", "Ability costs").

use kernel::{Flow, Refusal, Rule, Seat};

use crate::event::{Event, ProgressCause};
use crate::language::Modifier;
use crate::operations::progress;
use crate::question::Payment;
use crate::state::State;
use crate::table::UnitId;
use crate::{Play, damage};

/// The cost of an active or reactive ability: printed, and 1 more for each wounded and injured
/// token of the unit (SP-ABIL-13); never less than nothing (SP-ABIL-11).
#[must_use]
pub fn cost(state: &State, unit: UnitId, ability: u8) -> u8 {
    let printed = state.table.ability(unit, ability).and_then(|ability| ability.cost);
    let tokens = u8::from(state.unit(unit).wounded).saturating_add(state.unit(unit).injured);
    printed.unwrap_or(0).saturating_add(tokens)
}

/// The ways in which a unit can pay for an ability: with ready Force, whole or not at all
/// (SP-ABIL-12), or with damage where a card says so.
pub fn payments(state: &State, unit: UnitId, ability: u8) -> impl Iterator<Item = Payment> + use<> {
    let cost = cost(state, unit, ability);
    let seat = state.seat(unit);
    let payable = has_momentum(state, seat, momentum(state, unit, ability));
    let force = state.player(seat).ready >= cost;
    let mut always = state.sheet(unit).always();
    let rage = always.any(|modifier| *modifier == Modifier::PayWithDamage);
    let damage = rage && cost > 0 && !state.unit(unit).wounded;
    let ways = [(force, Payment::Force), (damage, Payment::Damage)];
    ways.into_iter().filter(move |(possible, _)| *possible && payable).map(|(_, way)| way)
}

/// The momentum tokens that an ability costs besides.
fn momentum(state: &State, unit: UnitId, ability: u8) -> u8 {
    state.table.ability(unit, ability).map_or(0, |ability| ability.momentum)
}

/// Whether a player can spend so many momentum tokens, or do what stands for it in an operation.
fn has_momentum(state: &State, seat: Seat, tokens: u8) -> bool {
    match state.operation {
        _ if tokens == 0 => true,
        Some(_) => progress::can_spend(state, seat),
        None => state.player(seat).momentum >= tokens,
    }
}

/// Why the momentum tokens that an ability costs cannot be spent.
///
/// # Errors
/// The rule that forbids it.
pub fn refuse_momentum(state: &State, unit: UnitId, ability: u8) -> Result<(), Refusal> {
    let (seat, tokens) = (state.seat(unit), momentum(state, unit, ability));
    if has_momentum(state, seat, tokens) {
        return Ok(());
    }
    let rule = match &state.operation {
        None => "SP-ABIL-12",
        Some(now) if now.aggressor == seat => "SO-ABIL-04",
        Some(_) => "SO-ABIL-05",
    };
    Err(Refusal::from(Rule(rule)).with("momentum", tokens))
}

fn spend_momentum(play: &mut Play<'_>, unit: UnitId, ability: u8) -> Flow<()> {
    let (seat, tokens) = (play.seat(unit), momentum(play, unit, ability));
    if tokens == 0 {
        return Ok(());
    }
    if play.operation.is_some() {
        return progress::instead_of_spending(play, seat, ProgressCause::Spent(unit, ability));
    }
    let player = play.player_mut(seat);
    player.momentum = player.momentum.saturating_sub(tokens);
    play.tell(&[Rule("SP-ABIL-12")], |_| Event::MomentumSpent { seat, tokens, unit, ability });
    Ok(())
}

/// Pays for an ability. Without a payment no Force is due, but what it costs besides (SP-SYM-13).
///
/// # Errors
/// The game may end by the damage; pauses for answers.
pub fn pay(play: &mut Play<'_>, unit: UnitId, ability: u8, payment: Option<Payment>) -> Flow<()> {
    spend_momentum(play, unit, ability)?;
    let cost = cost(play, unit, ability);
    match payment {
        None => Ok(()),
        Some(Payment::Force) => {
            let seat = play.seat(unit);
            spend(play, seat, cost);
            Ok(())
        }
        // What answers a wound by it waits for the end of the ability (SP-EFFECT-06).
        Some(Payment::Damage) => {
            play.resolving += 1;
            damage::take(play, unit, cost, None, None)?;
            play.resolving -= 1;
            Ok(())
        }
    }
}

/// Spends ready Force (SP-FORCE-03).
pub fn spend(play: &mut Play<'_>, seat: Seat, force: u8) {
    let ready = play.player(seat).ready.saturating_sub(force);
    set(play, seat, ready, Rule("SP-FORCE-03"));
}

/// Refreshes spent Force (SP-FORCE-05), never beyond the pool (SP-FORCE-06).
pub fn refresh(play: &mut Play<'_>, seat: Seat, force: u8) {
    let player = play.player(seat);
    let ready = player.ready.saturating_add(force).min(player.force);
    set(play, seat, ready, Rule("SP-FORCE-05"));
}

fn set(play: &mut Play<'_>, seat: Seat, ready: u8, rule: Rule) {
    if play.player(seat).ready != ready {
        play.player_mut(seat).ready = ready;
        let rules: &'static [Rule] = match rule.0 {
            "SP-FORCE-03" => &[Rule("SP-FORCE-03")],
            _ => &[Rule("SP-FORCE-05")],
        };
        play.tell(rules, |_| Event::Force { seat, ready });
    }
}
