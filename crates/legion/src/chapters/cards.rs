//! What command cards (LG-CCARD-219) and upgrades (LG-CACT-201, LG-FREE-210) do: the language of
//! cards, carried out.

use arrayvec::ArrayVec;
use kernel::{Flow, Refusal, Rule, Seat};

use crate::attack::Terms;
use crate::event::Event;
use crate::keywords::Keyword;
use crate::language::{Count, Doing, Effect, Given, Side, Targets, Tokens, What, When};
use crate::moments::Deed;
use crate::pack::{OrderedType, Rank};
use crate::question::{CardId, Choice, Moving, Prompt, Why};
use crate::state::{Order, Pool, Stage, State};
use crate::table::{Arm, Table, UnitId};
use crate::tokens::{self, Marker};
use crate::{
    Play, activation, attack, command, melee, moments, movement, pools, range, suppression, wounds,
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
    let cards: ArrayVec<CardId, 12> = in_play(play, unit).take(12).collect();
    for card in cards {
        work(play, &table, when, unit, card)?;
    }
    Ok(())
}

/// The cards that a unit has something of: the command card in play of its player, and its upgrades.
fn in_play(state: &State, unit: UnitId) -> impl Iterator<Item = CardId> + use<> {
    let seat = state.seat(unit);
    let played = state.player(seat).played.map(|number| CardId::Command(seat, number));
    let upgrades = 0..state.sheet(unit).upgrades.len() as u8;
    played.into_iter().chain(upgrades.map(move |number| CardId::Upgrade(unit, number)))
}

/// What holds for a unit as long as its cards are in play, or while it attacks or defends with a
/// pool.
fn standing<'a>(
    state: &'a State,
    unit: UnitId,
    when: When,
    pool: Option<&'a Pool>,
) -> impl Iterator<Item = &'a Effect> + 'a {
    let of = move |card| {
        let own = effects(&state.table, card).iter().filter(move |effect| effect.when == when);
        own.filter(move |effect| all_hold(state, unit, card, effect, pool))
    };
    in_play(state, unit).flat_map(of)
}

/// The keywords that cards give a unit in this position: its own, those of a card action until the
/// end of its activation, those of a friend who is being attacked, and those that the deployment card
/// gives troopers while they are deployed (LG-SETUP-18).
pub fn granted(state: &State, unit: UnitId) -> impl Iterator<Item = &Keyword> {
    let own = standing(state, unit, When::Always, None).filter(|effect| effect.to.is_none());
    let activation = state.activation.as_ref().filter(|own| own.unit == unit);
    let used = activation.into_iter().flat_map(|own| &own.granted);
    let used =
        used.filter_map(|(card, number)| effects(&state.table, *card).get(usize::from(*number)));
    let attacked = state.attacks.last().and_then(|attack| attack.pool.as_ref());
    let friend = attacked
        .filter(|pool| pool.defender != unit && state.seat(pool.defender) == state.seat(unit));
    let lent = friend.into_iter().flat_map(move |pool| {
        let lends = standing(state, pool.defender, When::Defends, Some(pool));
        lends.filter(move |effect| {
            effect.to.as_ref().is_some_and(|to| is_target(state, pool.defender, to, unit))
        })
    });
    let deploying = state.deployment().filter(|_| state.stage == Stage::Deployment);
    let trooper = deploying.filter(|_| state.kind(unit).is_trooper());
    let card = trooper.into_iter().flat_map(|card| &card.trooper_keywords);
    own.chain(used).chain(lent).flat_map(|effect| &effect.keywords).chain(card)
}

/// Whether a unit has a keyword on its cards but lost it: troopers by the deployment card, while they
/// are deployed (LG-SETUP-18).
#[must_use]
pub fn is_lost(state: &State, unit: UnitId, keyword: &Keyword) -> bool {
    let card = state.deployment().filter(|_| state.stage == Stage::Deployment);
    state.kind(unit).is_trooper() && card.is_some_and(|card| card.trooper_loses.contains(keyword))
}

/// What cards change about the terms of an attack. Nobody's cards help a charge token.
pub fn terms(state: &State, attacker: UnitId, pool: &Pool, terms: &mut Terms) {
    let attacks = standing(state, attacker, When::Attacks, Some(pool));
    let attacks = attacks.filter(|_| pool.token.is_none());
    let defends = standing(state, pool.defender, When::Defends, Some(pool));
    let always = standing(state, pool.defender, When::Always, Some(pool));
    for doing in attacks.chain(defends).chain(always).flat_map(|effect| &effect.does) {
        match doing {
            Doing::Add(dice) => terms.dice.add(*dice),
            Doing::IgnorePierce => terms.unpierced = true,
            Doing::DodgeCriticals => terms.dodges_criticals = true,
            _ => {}
        }
    }
}

/// The enemies of which an attacker must attack one, because a card draws its fire to them and it can.
#[must_use]
pub fn draw_fire(state: &State, attacker: UnitId) -> Vec<UnitId> {
    let draws = |unit: &UnitId| {
        let mut own = standing(state, *unit, When::Always, None);
        own.any(|effect| effect.does.contains(&Doing::DrawFire))
    };
    let enemies = state.units_of(state.seat(attacker).other()).filter(draws);
    enemies.filter(|&enemy| pools::can_attack_unit(state, attacker, enemy)).collect()
}

/// Whether cards let a unit use a weapon: a thrown one only with an attack action of its own, that
/// of a command card only in its activation, or alone if the card says when.
///
/// # Errors
/// The rule that forbids it.
pub fn may_fire(state: &State, unit: UnitId, arm: &Arm, defender: UnitId) -> Result<(), Refusal> {
    let own = state.activation.as_ref();
    let own = own.filter(|own| own.unit == unit && state.reacting == 0);
    let salvo = own.and_then(|own| own.salvo.as_ref());
    let seat = state.seat(unit);
    let right = match arm.card {
        Some(number) => {
            let alone = effects(&state.table, CardId::Command(seat, number))
                .iter()
                .any(|effect| effect.does.iter().any(|doing| matches!(doing, Doing::Bombard(_))));
            own.is_some()
                && state.player(seat).played == Some(number)
                && salvo.is_some() == alone
                && salvo.is_none_or(|before| !before.contains(&defender))
        }
        None => salvo.is_none() && (!arm.thrown || own.is_some_and(|own| !own.free_attack)),
    };
    if right { Ok(()) } else { Err(Rule("LG-GOLD-02").into()) }
}

/// What one card does at a moment.
fn work(play: &mut Play<'_>, table: &Table, when: When, unit: UnitId, card: CardId) -> Flow<()> {
    for (number, effect) in (0..).zip(effects(table, card)) {
        let working = Working { unit, card, number, effect };
        while effect.when == when && is_open(play, working) {
            let took_place = carry_out(play, working)?;
            if !took_place || when != When::Acting {
                break;
            }
        }
    }
    Ok(())
}

/// Whether an effect works now: the unit is there, what the card asks for holds, and it was not
/// used up. A panicked unit performs no free action (LG-PANIC-07).
fn is_open(state: &State, Working { unit, card, number, effect }: Working<'_>) -> bool {
    let own = state.activation.as_ref().filter(|own| own.unit == unit);
    let used = own.is_none_or(|own| own.once.contains(&(card, number)));
    let pool = state.attacks.last().and_then(|attack| attack.pool.as_ref());
    state.is_there(unit)
        && all_hold(state, unit, card, effect, pool)
        && !(effect.once && used)
        && (effect.cost.is_empty()
            || !effect.does.contains(&Doing::Attack)
            || pools::can_attack(state, unit))
        && !(effect.does.contains(&Doing::FreeAction) && state.unit(unit).tokens.has(Marker::Panic))
}

fn all_hold(
    state: &State,
    unit: UnitId,
    card: CardId,
    effect: &Effect,
    pool: Option<&Pool>,
) -> bool {
    effect.given.iter().all(|given| holds(state, unit, card, given, pool))
}

fn holds(state: &State, unit: UnitId, card: CardId, given: &Given, pool: Option<&Pool>) -> bool {
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
        Given::Ranks(ranks) => ranks.contains(&state.rank(unit)),
        Given::Units(units) => units.contains(&state.sheet(unit).unit.id),
        Given::Hurt => {
            is_wounded(state, unit) || state.minis_of(unit).count() < state.sheet(unit).minis.len()
        }
        Given::Melee => pool.is_some_and(|pool| pool.melee),
        Given::WoundedTrooperDefends => {
            let defender = pool.map(|pool| pool.defender).filter(|&defender| defender != unit);
            defender.is_some_and(|defender| {
                state.kind(defender).is_trooper() && is_wounded(state, defender)
            })
        }
        Given::Not(given) => !holds(state, unit, card, given, pool),
    }
}

/// Whether a miniature of a unit has a wound token.
fn is_wounded(state: &State, unit: UnitId) -> bool {
    state.minis_of(unit).any(|mini| state.minis[mini.index()].wounds > 0)
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
/// Says whether it did.
fn carry_out(play: &mut Play<'_>, working: Working<'_>) -> Flow<bool> {
    let Working { unit, card, number, effect } = working;
    if effect.once
        && let Some(activation) = &mut play.activation
    {
        activation.once.try_push((card, number)).ok();
    }
    if !effect.cost.is_empty() || effect.may {
        let seat = play.seat(unit);
        let prompt = Prompt::Pay { unit, card, effect: number };
        let choice = play.choose(seat, prompt, |_| vec![Choice::Yes, Choice::Decline])?;
        if choice != Choice::Yes {
            return Ok(false);
        }
        happen(play, unit, &Choice::Unit(unit), &effect.cost)?;
    }
    if effect.when == When::CardAction
        && !effect.keywords.is_empty()
        && let Some(activation) = &mut play.activation
    {
        activation.granted.try_push((card, number)).ok();
    }
    match &effect.to {
        None => happen(play, unit, &Choice::Unit(unit), &effect.does)?,
        Some(to) => strike(play, working, to)?,
    }
    Ok(true)
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
            let may = matches!(to.count, Count::Any | Count::AtMostOne);
            let stop = may.then_some(Choice::Decline);
            play.choose(seat, prompt, |_| open.iter().cloned().chain(stop).collect())?
        };
        if chosen == Choice::Decline {
            break;
        }
        open.retain(|other| *other != chosen);
        happen(play, unit, &chosen, &effect.does)?;
        if matches!(to.count, Count::One | Count::AtMostOne) {
            break;
        }
    }
    Ok(())
}

/// Whether a unit is of the side, type and rank that an effect of another unit names.
fn is_meant(state: &State, unit: UnitId, to: &Targets, other: UnitId) -> bool {
    let friend = state.seat(unit) == state.seat(other);
    friend == (to.side == Side::Friendly)
        && !(to.others && other == unit)
        && to.kind.is_none_or(|kind| is_of(state, other, kind))
        && (to.ranks.is_empty() || to.ranks.contains(&state.rank(other)))
        && (to.units.is_empty() || to.units.contains(&state.sheet(other).unit.id))
        && (!to.ordered || state.unit(other).order == Order::Faceup)
}

/// Whether an effect of a unit affects another one, which is on the battlefield.
fn is_target(state: &State, unit: UnitId, to: &Targets, other: UnitId) -> bool {
    is_meant(state, unit, to, other) && range::units(state, unit, other) <= to.range
}

/// Whom an effect of a unit can affect: of the side, type and rank that it names, in range, and with
/// something to lose if it takes something away.
fn targets(state: &State, unit: UnitId, to: &Targets, does: &[Doing]) -> Vec<Choice> {
    let calms = does.iter().any(|doing| matches!(doing, Doing::Calm(_)));
    let fits = |other: UnitId| {
        is_meant(state, unit, to, other)
            && (!calms || state.unit(other).tokens.has(Marker::Suppression))
    };
    match to.what {
        What::Unit => {
            let near = |other: &UnitId| range::units(state, unit, *other) <= to.range;
            state.there().filter(|other| fits(*other) && near(other)).map(Choice::Unit).collect()
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
        Doing::Gain(Tokens::Immobilize(count)) => {
            tokens::gain(play, unit, Marker::Immobilize, count, &[Rule("LG-IMMOB-202")]);
        }
        Doing::Calm(count) => suppression::lose(play, unit, count),
        Doing::Suffer(wounds) => wounds::suffer(play, unit, wounds, &wounds::Order::Usual)?,
        Doing::Push(speed) => {
            let moving = Moving { unit, speed, why: Why::Pushed, may: false };
            movement::push(play, seat, moving)?;
        }
        Doing::Move(speed) => {
            let moving = Moving { unit, speed, why: Why::Stated, may: true };
            if !melee::is_engaged(play, unit) {
                movement::push(play, seat, moving)?;
            }
        }
        Doing::Recover => activation::recover(play, unit)?,
        Doing::FreeAction => free_action(play, unit)?,
        Doing::Attack => {
            attack::perform(play, unit, attack::Attacking::NoAction, None)?;
        }
        Doing::Bombard(most) => bombard(play, unit, most)?,
        Doing::ActivateAgain => again(play, unit),
        Doing::Activate => {
            play.active = seat;
            activation::begin(play, unit)?;
        }
        Doing::TakeOrder => take_order(play),
        Doing::Hold(count) => hold(play, count),
        // What holds is no deed, and two are done where they are asked for.
        Doing::Add(_)
        | Doing::IgnorePierce
        | Doing::DodgeCriticals
        | Doing::DrawFire
        | Doing::Postpone(_)
        | Doing::DrawAnother => {}
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

/// A ready upgrade of a unit with an effect at a moment: its number, the effect's, and the effect.
fn ready<'a>(
    table: &'a Table,
    state: &State,
    unit: UnitId,
    when: When,
) -> Option<(u8, u8, &'a Effect)> {
    let upgrades = 0..table.sheet(unit).upgrades.len() as u8;
    let mut whole = upgrades.filter(|upgrade| !state.unit(unit).exhausted.contains(upgrade));
    whole.find_map(|upgrade| {
        let mut own = (0..).zip(effects(table, CardId::Upgrade(unit, upgrade)));
        own.find(|(_, effect)| effect.when == when)
            .map(|(number, effect)| (upgrade, number, effect))
    })
}

/// Asks whether a unit uses an upgrade outside of its activation.
fn agrees(play: &mut Play<'_>, unit: UnitId, upgrade: u8, effect: u8) -> Flow<bool> {
    let prompt = Prompt::Pay { unit, card: CardId::Upgrade(unit, upgrade), effect };
    let seat = play.seat(unit);
    Ok(play.choose(seat, prompt, |_| vec![Choice::Yes, Choice::Decline])? == Choice::Yes)
}

/// The upgrade is exhausted for what it did (LG-EXHAUST-201).
fn exhaust(play: &mut Play<'_>, unit: UnitId, upgrade: u8) {
    if !play.unit(unit).exhausted.contains(&upgrade) {
        play.unit_mut(unit).exhausted.try_push(upgrade).ok();
        play.tell(&[Rule("LG-EXHAUST-201")], |_| Event::Used { unit, upgrade });
    }
}

/// Wounds of an attack come onto an upgrade instead, one after the other as its player likes
/// (LG-ABIL-216). Gives those that are left.
///
/// # Errors
/// Pauses for answers.
pub fn postpone(play: &mut Play<'_>, unit: UnitId, wounds: u8) -> Flow<u8> {
    let table = play.table.clone();
    let Some((upgrade, number, effect)) = ready(&table, play, unit, When::Suffering) else {
        return Ok(wounds);
    };
    let most = effect.does.iter().find_map(|doing| match doing {
        Doing::Postpone(most) => Some(*most),
        _ => None,
    });
    let mut left = wounds;
    for _ in 0..most.unwrap_or(0).min(wounds) {
        if !agrees(play, unit, upgrade, number)? {
            break;
        }
        exhaust(play, unit, upgrade);
        let now = play.activation.as_ref().is_some_and(|own| own.unit == unit);
        let own = play.unit_mut(unit);
        own.postponed = own.postponed.saturating_add(1);
        own.postponed_now = now;
        left -= 1;
    }
    Ok(left)
}

/// At the end of its next activation a unit suffers the wounds that were postponed (LG-ABIL-216).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn catch_up(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let own = play.unit_mut(unit);
    if std::mem::take(&mut own.postponed_now) {
        return Ok(());
    }
    let wounds = std::mem::take(&mut own.postponed);
    wounds::suffer(play, unit, wounds, &wounds::Order::Usual)
}

/// After a token was drawn an upgrade may draw a second one.
///
/// # Errors
/// Pauses for the answer.
pub fn draw_another(play: &mut Play<'_>, seat: Seat) -> Flow<Option<Rank>> {
    let table = play.table.clone();
    let units: Vec<UnitId> = play.units_of(seat).collect();
    let found = units.into_iter().find_map(|unit| {
        ready(&table, play, unit, When::Drawn).map(|(upgrade, number, _)| (unit, upgrade, number))
    });
    let Some((unit, upgrade, number)) = found else { return Ok(None) };
    if play.player(seat).pool.is_empty() || !agrees(play, unit, upgrade, number)? {
        return Ok(None);
    }
    exhaust(play, unit, upgrade);
    let drawn = play.draw(play.player(seat).pool.len());
    let rank = play.player_mut(seat).pool.remove(drawn);
    play.tell(&[Rule("LG-ORDER-11")], |_| Event::Drew { seat, rank });
    Ok(Some(rank))
}

/// In the end phase the upgrades that drew a second token are ready again.
pub fn ready_drawers(play: &mut Play<'_>, unit: UnitId) {
    let table = play.table.clone();
    let draws = |upgrade: u8| {
        let mut own = effects(&table, CardId::Upgrade(unit, upgrade)).iter();
        own.any(|effect| effect.when == When::Drawn)
    };
    play.unit_mut(unit).exhausted.retain(|upgrade| !draws(*upgrade));
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
        if !attack::perform(play, unit, attack::Attacking::NoAction, None)? {
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

/// The faceup order token of the defender goes back to its pool.
fn take_order(play: &mut Play<'_>) {
    let pool = play.attacks.last().and_then(|attack| attack.pool.as_ref());
    let Some(unit) = pool.map(|pool| pool.defender) else { return };
    if !play.is_there(unit) || play.unit(unit).order != Order::Faceup {
        return;
    }
    let (seat, rank) = (play.seat(unit), play.rank(unit));
    play.unit_mut(unit).order = Order::Pool;
    play.player_mut(seat).pool.try_push(rank).ok();
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
