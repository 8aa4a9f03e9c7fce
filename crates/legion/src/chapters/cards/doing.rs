//! What happens to those whom a card means.

use arrayvec::ArrayVec;
use kernel::{Flow, Rule, Seat};

use crate::event::Event;
use crate::language::{Doing, Tokens};
use crate::question::{Choice, Limits, Moving, Picked, Prompt, Why};
use crate::state::Order;
use crate::table::UnitId;
use crate::tokens::{self, Marker};
use crate::{Play, activation, attack, command, melee, movement, suppression, wounds};

/// All of this happens to a unit or miniature, as long as it is there.
pub(super) fn happen(play: &mut Play<'_>, by: UnitId, to: &Choice, does: &[Doing]) -> Flow<()> {
    let seat = play.seat(by);
    for doing in does {
        match (*doing, to) {
            (Doing::Suffer(wounds), _) => suffer(play, by, to, wounds)?,
            (Doing::Retrieve, Choice::Command(card)) => retrieve(play, seat, *card),
            (_, Choice::Unit(unit)) if play.is_there(*unit) => one(play, seat, *unit, *doing)?,
            _ => {}
        }
    }
    Ok(())
}

/// A unit suffers wounds, or the miniature that is meant.
fn suffer(play: &mut Play<'_>, by: UnitId, to: &Choice, wounds: u8) -> Flow<()> {
    melee::closing_up(play, |play| match *to {
        Choice::Unit(unit) if play.is_there(unit) => {
            wounds::suffer(play, unit, wounds, &wounds::Order::Usual, Some(by))
        }
        Choice::Mini(mini) if play.stand(mini).is_some() => {
            wounds::one(play, mini, wounds, Some(by))
        }
        _ => Ok(()),
    })
}

/// One thing happens to a unit.
fn one(play: &mut Play<'_>, seat: Seat, unit: UnitId, doing: Doing) -> Flow<()> {
    match doing {
        Doing::Gain(Tokens::Aim(count)) => {
            tokens::gain(play, unit, Marker::Aim, count, &[Rule("LG-AIM-02")]);
        }
        Doing::Gain(Tokens::Dodge(count)) => {
            tokens::gain(play, unit, Marker::Dodge, count, &[Rule("LG-DODGE-01")]);
        }
        Doing::Gain(Tokens::Suppression(count)) => suppression::gain(play, unit, count),
        Doing::Gain(Tokens::Immobilize(count)) => {
            tokens::gain(play, unit, Marker::Immobilize, count, &[Rule("LG-IMMOB-202")]);
        }
        Doing::Calm(count) => suppression::lose(play, unit, count),
        Doing::Push(speed) => {
            let moving = Moving { unit, speed, why: Why::Pushed, may: true };
            movement::march(play, seat, moving)?;
        }
        Doing::Move(speed) => {
            let moving = Moving { unit, speed, why: Why::Stated, may: true };
            if !melee::must_stay(play, unit) {
                movement::march(play, seat, moving)?;
            }
        }
        Doing::Recover => activation::recover(play, unit)?,
        Doing::FreeAction => free_action(play, unit)?,
        Doing::Attack => {
            attack::perform(play, unit, attack::Attacking::NoAction, Limits::default())?;
        }
        Doing::Bombard(most) => bombard(play, unit, most)?,
        Doing::ActivateAgain => again(play, unit),
        Doing::Activate => {
            play.active = seat;
            activation::begin(play, unit)?;
        }
        Doing::TakeOrder => take_order(play),
        Doing::Hold(count) => hold(play, count),
        Doing::Replan => replan(play, seat)?,
        Doing::Observe(most) => observe(play, seat, most)?,
        Doing::Goad(tokens) => goad(play, unit, tokens)?,
        // What holds is no deed, and others are done where they are asked for.
        Doing::Suffer(_)
        | Doing::Add(_)
        | Doing::IgnorePierce
        | Doing::DodgeCriticals
        | Doing::DrawFire
        | Doing::Postpone(_)
        | Doing::DrawAnother
        | Doing::LendWeapon(_)
        | Doing::LeaveHeld
        | Doing::Retrieve => {}
    }
    Ok(())
}

/// A free action of the unit's choice (LG-FREE-206). Who thinks better of a move or an attack
/// chooses again.
fn free_action(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    while play.is_there(unit) {
        let actions = activation::free_actions(play, unit);
        if actions.is_empty() {
            break;
        }
        let seat = play.seat(unit);
        let choice = play.choose(seat, Prompt::FreeAction(unit), |_| {
            actions.into_iter().map(Choice::Action).chain([Choice::Decline]).collect()
        })?;
        let Choice::Action(action) = choice else { break };
        if activation::perform_free(play, unit, action)? {
            break;
        }
    }
    Ok(())
}

/// Attacks with the weapon of a command card, each at another unit; they are no actions.
fn bombard(play: &mut Play<'_>, unit: UnitId, most: u8) -> Flow<()> {
    let set = |play: &mut Play<'_>, salvo| {
        if let Some(activation) = &mut play.activation {
            activation.salvo = salvo;
        }
    };
    set(play, Some(ArrayVec::new()));
    for _ in 0..most {
        if !attack::perform(play, unit, attack::Attacking::NoAction, Limits::default())? {
            break;
        }
    }
    set(play, None);
    Ok(())
}

/// The defender gains immobilize tokens.
fn hold(play: &mut Play<'_>, count: u8) {
    let pool = play.attacks.last().and_then(|attack| attack.pool.as_ref());
    let defender = pool.map(|pool| pool.defender).filter(|&unit| play.is_there(unit));
    if let Some(unit) = defender {
        tokens::gain(play, unit, Marker::Immobilize, count, &[Rule("LG-IMMOB-201")]);
    }
}

/// The faceup order token of the defender goes back to its pool; that of the active unit, which will
/// lie facedown beside it in a moment, cannot be drawn before (LG-ACTV-14).
fn take_order(play: &mut Play<'_>) {
    let pool = play.attacks.last().and_then(|attack| attack.pool.as_ref());
    let Some(unit) = pool.map(|pool| pool.defender) else { return };
    if !play.is_there(unit) || play.unit(unit).order != Order::Faceup {
        return;
    }
    let (seat, rank) = (play.seat(unit), play.rank(unit));
    play.unit_mut(unit).order = Order::Pool;
    if play.activation.as_ref().is_none_or(|own| own.unit != unit) {
        play.player_mut(seat).pool.try_push(rank).ok();
    }
    play.tell(&[Rule("LG-GOLD-02")], |_| Event::OrderLost { unit });
}

/// The order token goes back to the pool, so that the unit can be activated once more.
fn again(play: &mut Play<'_>, unit: UnitId) {
    let (seat, rank) = (play.seat(unit), play.rank(unit));
    let own = play.unit_mut(unit);
    (own.again, own.order) = (true, Order::Pool);
    play.player_mut(seat).pool.try_push(rank).ok();
    play.tell(&[Rule("LG-GOLD-02")], |_| Event::Again { unit });
}

/// The own command card is discarded, the opponent's goes back to the hand and cannot be chosen again
/// in this phase.
fn replan(play: &mut Play<'_>, seat: Seat) -> Flow<()> {
    let cards: Vec<Seat> = command::revealed_by(play, seat.other()).collect();
    let Some(opponent) = opponent(play, seat, cards)? else { return Ok(()) };
    let own = play.player_mut(seat);
    let Some(card) = own.played.take() else { return Ok(()) };
    own.discard.try_push(card).ok();
    play.tell(&[Rule("LG-GOLD-02")], |_| Event::CommandDiscarded { seat, card });
    let seat = opponent;
    let other = play.player_mut(seat);
    let Some(card) = other.played.take() else { return Ok(()) };
    other.hand.try_push(card).ok();
    other.barred = Some(card);
    play.tell(&[Rule("LG-GOLD-02")], |_| Event::CommandReturned { seat, card });
    Ok(())
}

/// The opponent of whom a card speaks: of several its player chooses one (LG-TEAM-21).
fn opponent(play: &mut Play<'_>, seat: Seat, among: Vec<Seat>) -> Flow<Option<Seat>> {
    if among.len() < 2 {
        return Ok(among.first().copied());
    }
    let choice = play.choose(seat, Prompt::Player(Picked::Opponent), |_| {
        among.into_iter().map(Choice::Player).collect()
    })?;
    Ok(if let Choice::Player(opponent) = choice { Some(opponent) } else { None })
}

/// A discarded command card goes back to the hand.
fn retrieve(play: &mut Play<'_>, seat: Seat, card: u8) {
    let own = play.player_mut(seat);
    own.discard.retain(|other| *other != card);
    own.hand.try_push(card).ok();
    play.tell(&[Rule("LG-GOLD-02")], |_| Event::CommandReturned { seat, card });
}

/// A player looks at command cards of the opponent's hand, by chance. Nobody would look at fewer than
/// allowed: it costs nothing and tells nothing.
fn observe(play: &mut Play<'_>, seat: Seat, most: u8) -> Flow<()> {
    let opponents: Vec<Seat> = play.team(seat.other()).collect();
    let several = opponents.len() > 1;
    let Some(opponent) = opponent(play, seat, opponents)? else { return Ok(()) };
    let mut hand = play.player(opponent).hand.clone();
    let mut seen = Vec::new();
    while seen.len() < usize::from(most) && !hand.is_empty() {
        let drawn = play.draw(hand.len());
        seen.push(hand.remove(drawn.min(hand.len() - 1)));
    }
    let count = seen.len() as u8;
    let of = several.then_some(opponent);
    play.tell(&[Rule("LG-GOLD-02")], |_| Event::Observed { seat, count, cards: Some(seen), of });
    Ok(())
}

/// An enemy unit must be activated now, with a token of its pool if it has none faceup.
fn goad(play: &mut Play<'_>, unit: UnitId, tokens: u8) -> Flow<()> {
    let (seat, rank) = (play.seat(unit), play.rank(unit));
    if play.unit(unit).order == Order::Pool {
        let pool = &mut play.player_mut(seat).pool;
        if let Some(token) = pool.iter().position(|other| *other == rank) {
            pool.remove(token);
        }
        play.unit_mut(unit).order = Order::Faceup;
    }
    play.active = seat;
    activation::begin(play, unit)?;
    if let Some(own) = &mut play.activation {
        own.goaded = tokens;
    }
    Ok(())
}
