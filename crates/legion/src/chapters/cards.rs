//! What command cards (LG-CCARD-219) and upgrades (LG-CACT-201, LG-FREE-210) do: the language of
//! cards, carried out.

use kernel::{Flow, Refusal, Rule, Seat};

use crate::event::Event;
use crate::language::{Count, Doing, Effect, Given, Side, Targets, Tokens, What, When};
use crate::moments::Deed;
use crate::pack::OrderedType;
use crate::question::{CardId, Choice, Moving, Prompt, Why};
use crate::state::{Order, State};
use crate::table::{Table, UnitId};
use crate::tokens::{self, Marker};
use crate::{
    Play, activation, attack, command, melee, moments, movement, range, suppression, wounds,
};

/// An effect of a card in play, by its number, with the unit it is about.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Working<'a> {
    unit: UnitId,
    card: CardId,
    number: u8,
    effect: &'a Effect,
}

/// The effects of a card.
#[must_use]
pub fn effects(table: &Table, card: CardId) -> &[Effect] {
    match card {
        CardId::Command(seat, number) => {
            let cards = table.commands.get(seat.index());
            let card = cards.and_then(|cards| cards.get(usize::from(number)));
            card.map_or(&[], |card| &card.effects)
        }
        CardId::Upgrade(unit, number) => {
            let sheet = table.units.get(unit.index());
            let card = sheet.and_then(|sheet| sheet.upgrades.get(usize::from(number)));
            card.map_or(&[], |card| &card.effects)
        }
    }
}

/// What the command card of a unit's player does at a moment, then what the unit's upgrades do.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn at(play: &mut Play<'_>, when: When, unit: UnitId) -> Flow<()> {
    let table = play.table.clone();
    let seat = play.seat(unit);
    let played = play.player(seat).played.map(|number| CardId::Command(seat, number));
    let upgrades = 0..table.sheet(unit).upgrades.len() as u8;
    let cards = played.into_iter().chain(upgrades.map(|number| CardId::Upgrade(unit, number)));
    for card in cards {
        work(play, &table, when, unit, card)?;
    }
    Ok(())
}

/// What one card does at a moment.
fn work(play: &mut Play<'_>, table: &Table, when: When, unit: UnitId, card: CardId) -> Flow<()> {
    for (number, effect) in (0..).zip(effects(table, card)) {
        let working = Working { unit, card, number, effect };
        if effect.when == when && is_open(play, working) {
            carry_out(play, working)?;
        }
    }
    Ok(())
}

/// Whether an effect works now: the unit is there, what the card asks for holds, and it was not
/// used up. A panicked unit performs no free action (LG-PANIC-07).
fn is_open(state: &State, Working { unit, card, number, effect }: Working<'_>) -> bool {
    let own = state.activation.as_ref().filter(|own| own.unit == unit);
    let used = own.is_none_or(|own| own.once.contains(&(card, number)));
    state.is_there(unit)
        && effect.given.iter().all(|given| holds(state, unit, card, given))
        && !(effect.once && used)
        && !(effect.does.contains(&Doing::FreeAction) && state.unit(unit).tokens.has(Marker::Panic))
}

fn holds(state: &State, unit: UnitId, card: CardId, given: &Given) -> bool {
    match given {
        Given::Character => match card {
            CardId::Command(seat, number) => {
                let card = command::card(state, seat, number);
                let character = card.and_then(|card| card.character.as_ref());
                character == Some(&state.sheet(unit).unit.id)
            }
            CardId::Upgrade(..) => false,
        },
        Given::Ordered => state.unit(unit).order == Order::Faceup,
        Given::FirstActivation => !state.unit(unit).again,
        Given::Type(kind) => is_of(state, unit, *kind),
        Given::Not(given) => !holds(state, unit, card, given),
    }
}

/// Whether a unit is of a type that a card names (LG-ORDER-02).
#[must_use]
pub fn is_of(state: &State, unit: UnitId, kind: OrderedType) -> bool {
    match kind {
        OrderedType::Troopers => state.kind(unit).is_trooper(),
        OrderedType::Vehicles => state.kind(unit).is_vehicle(),
    }
}

/// An effect takes place: its cost is paid, if the player agrees, its targets are chosen, and all
/// happens to them.
fn carry_out(play: &mut Play<'_>, working: Working<'_>) -> Flow<()> {
    let Working { unit, card, number, effect } = working;
    if effect.once
        && let Some(activation) = &mut play.activation
    {
        activation.once.try_push((card, number)).ok();
    }
    if !effect.cost.is_empty() {
        let seat = play.seat(unit);
        let prompt = Prompt::Pay { unit, card, effect: number };
        let choice = play.choose(seat, prompt, |_| vec![Choice::Yes, Choice::Decline])?;
        if choice != Choice::Yes {
            return Ok(());
        }
        happen(play, unit, &Choice::Unit(unit), &effect.cost)?;
    }
    match &effect.to {
        None => happen(play, unit, &Choice::Unit(unit), &effect.does),
        Some(to) => strike(play, working, to),
    }
}

/// An effect on others than the unit itself.
fn strike(play: &mut Play<'_>, working: Working<'_>, to: &Targets) -> Flow<()> {
    let Working { unit, card, number, effect } = working;
    let mut open = targets(play, unit, to, &effect.does);
    while !open.is_empty() {
        let chosen = if to.count == Count::Each {
            open[0].clone()
        } else {
            let seat = play.seat(unit);
            let prompt = Prompt::Target { unit, card, effect: number };
            let stop = (to.count == Count::Any).then_some(Choice::Decline);
            play.choose(seat, prompt, |_| open.iter().cloned().chain(stop).collect())?
        };
        if chosen == Choice::Decline {
            break;
        }
        open.retain(|other| *other != chosen);
        happen(play, unit, &chosen, &effect.does)?;
        if to.count == Count::One {
            break;
        }
    }
    Ok(())
}

/// Whom an effect of a unit can affect: of the side, type and rank that it names, in range, and with
/// something to lose if it takes something away.
fn targets(state: &State, unit: UnitId, to: &Targets, does: &[Doing]) -> Vec<Choice> {
    let of = match to.side {
        Side::Friendly => state.seat(unit),
        Side::Enemy => state.seat(unit).other(),
    };
    let calms = does.iter().any(|doing| matches!(doing, Doing::Calm(_)));
    let fits = |other: UnitId| {
        state.seat(other) == of
            && to.kind.is_none_or(|kind| is_of(state, other, kind))
            && (to.ranks.is_empty() || to.ranks.contains(&state.rank(other)))
            && (!calms || state.unit(other).tokens.has(Marker::Suppression))
    };
    match to.what {
        What::Unit => {
            let near = |other: &UnitId| range::units(state, unit, *other) <= to.range;
            let units = state.units_of(of).filter(|other| fits(*other) && near(other));
            units.map(Choice::Unit).collect()
        }
        What::Miniature => {
            let minis = state.standing().filter(|mini| {
                let base = state.base(*mini);
                fits(state.unit_of(*mini))
                    && base.is_some_and(|base| range::to_unit(state, base, unit) <= to.range)
            });
            minis.map(Choice::Mini).collect()
        }
    }
}

/// All of this happens to a unit or miniature, as long as it is there.
fn happen(play: &mut Play<'_>, by: UnitId, to: &Choice, does: &[Doing]) -> Flow<()> {
    let seat = play.seat(by);
    for doing in does {
        match *to {
            Choice::Unit(unit) if play.is_there(unit) => one(play, seat, unit, *doing)?,
            Choice::Mini(mini) => {
                if let Doing::Suffer(wounds) = *doing {
                    let melees = melee::pairs(play);
                    for _ in 0..wounds {
                        wounds::one(play, mini)?;
                    }
                    melee::close_up(play, &melees)?;
                }
            }
            _ => {}
        }
    }
    Ok(())
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
        Doing::Calm(count) => suppression::lose(play, unit, count),
        Doing::Suffer(wounds) => wounds::suffer(play, unit, wounds, &wounds::Order::Usual)?,
        Doing::Push(speed) => {
            let moving = Moving { unit, speed, why: Why::Pushed, may: false };
            movement::push(play, seat, moving)?;
        }
        Doing::FreeAction => free_action(play, unit)?,
        Doing::Attack => {
            attack::perform(play, unit, attack::Attacking::NoAction, None)?;
        }
        Doing::ActivateAgain => again(play, unit),
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

/// The order token goes back to the pool, so that the unit can be activated once more.
fn again(play: &mut Play<'_>, unit: UnitId) {
    let (seat, rank) = (play.seat(unit), play.rank(unit));
    let own = play.unit_mut(unit);
    (own.again, own.order) = (true, Order::Pool);
    play.player_mut(seat).pool.try_push(rank).ok();
    play.tell(&[Rule("LG-GOLD-02")], |_| Event::Again { unit });
}

/// Whether a unit can use the free card action of an upgrade now: in its own activation
/// (LG-FREE-213), each once (LG-FREE-211), with a ready card (LG-EXHAUST-202) and something to use
/// it on.
///
/// # Errors
/// The rule that forbids it.
pub fn may_use(state: &State, unit: UnitId, upgrade: u8) -> Result<(), Refusal> {
    let own = state.activation.as_ref().filter(|own| own.unit == unit);
    let own = own.ok_or(Rule("LG-FREE-213"))?;
    let effects = effects(&state.table, CardId::Upgrade(unit, upgrade));
    let mut actions = effects.iter().filter(|effect| effect.when == When::CardAction).peekable();
    let keyword = moments::may_use(state, unit, upgrade);
    if keyword.is_none() {
        actions.peek().ok_or(Rule("LG-FREE-210"))?;
    }
    if own.used.contains(&upgrade) {
        return Err(Rule("LG-FREE-211").into());
    }
    if state.unit(unit).exhausted.contains(&upgrade) {
        return Err(Rule("LG-EXHAUST-202").into());
    }
    keyword.unwrap_or(Ok(()))?;
    let mut aims = actions.filter_map(|effect| Some((effect.to.as_ref()?, &effect.does)));
    let idle = aims.any(|(to, does)| targets(state, unit, to, does).is_empty());
    if idle { Err(Rule("LG-ERRATA-16").into()) } else { Ok(()) }
}

/// A unit uses the free card action of an upgrade, and exhausts the card.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn use_card(play: &mut Play<'_>, unit: UnitId, upgrade: u8) -> Flow<()> {
    let table = play.table.clone();
    if let Some(activation) = &mut play.activation {
        activation.used.try_push(upgrade).ok();
    }
    if table.sheet(unit).upgrades.get(usize::from(upgrade)).is_some_and(|card| card.exhaust) {
        play.unit_mut(unit).exhausted.try_push(upgrade).ok();
    }
    play.tell(&[Rule("LG-FREE-210")], |_| Event::Used { unit, upgrade });
    work(play, &table, When::CardAction, unit, CardId::Upgrade(unit, upgrade))?;
    moments::used(play, unit, upgrade)?;
    moments::acted(play, unit, Deed::CardAction)
}
