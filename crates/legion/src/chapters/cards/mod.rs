//! What command cards (LG-CCARD-219) and upgrades (LG-CACT-201, LG-FREE-210) do: the language of
//! cards, carried out.

mod doing;
mod standing;
mod waiting;

use arrayvec::ArrayVec;
use kernel::{Flow, Refusal, Rule, Seat};

use crate::event::Event;
use crate::language::{Count, Doing, Effect, Given, Side, Targets, Tokens, What, When, anywhere};
use crate::moments::Deed;
use crate::pack::OrderedType;
use crate::question::{CardId, Choice, Prompt};
use crate::state::{Order, State};
use crate::table::{Table, UnitId};
use crate::tokens::Marker;
use crate::underway::Pool;
use crate::{Play, command, moments, pools, range, sight, suppression, words};

use doing::happen;
pub use standing::{draw_fire, drawn_fire, granted, lost, may_fire, may_leave, terms};
pub use waiting::{catch_up, draw_another, give_in, postpone, ready_drawers};

/// An effect of a card in play, by its number, with the unit it is about.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Working<'a> {
    unit: UnitId,
    card: CardId,
    number: u8,
    effect: &'a Effect,
}

/// The refusal of what a card forbids (LG-GOLD-02).
#[must_use]
pub fn forbidden(state: &State, card: CardId) -> Refusal {
    Refusal::from(Rule("LG-GOLD-02")).with("card", words::card_name(state, card))
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

/// What the command card of a player does at a moment that is the player's.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn of_player(play: &mut Play<'_>, when: When, seat: Seat) -> Flow<()> {
    let table = play.table.clone();
    let Some(number) = play.player(seat).played else { return Ok(()) };
    let card = table.commands[seat.index()].get(usize::from(number));
    let Some(unit) = card.and_then(|card| command::bearer(play, seat, card)) else { return Ok(()) };
    work(play, &table, when, unit, CardId::Command(seat, number))
}

/// Whether a command card lets an opponent plan anew.
#[must_use]
pub fn replans(state: &State, card: CardId) -> bool {
    effects(&state.table, card).iter().any(|effect| effect.does.contains(&Doing::Replan))
}

/// The cards that a unit has something of: the command card in play of its player, those of mates
/// (LG-TEAM-21), and its upgrades.
fn in_play(state: &State, unit: UnitId) -> impl Iterator<Item = CardId> {
    let seat = state.seat(unit);
    let mates = state.team(seat).filter(move |mate| *mate != seat);
    let played = [seat]
        .into_iter()
        .chain(mates)
        .filter_map(move |seat| Some(CardId::Command(seat, state.player(seat).played?)));
    let upgrades = 0..state.sheet(unit).upgrades.len() as u8;
    played.chain(upgrades.map(move |number| CardId::Upgrade(unit, number)))
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
    (state.is_there(unit) || effect.when.is_players())
        && all_hold(state, unit, card, effect, pool)
        && !(effect.once && used)
        && (effect.cost.is_empty()
            || !effect.does.contains(&Doing::Attack)
            || pools::can_attack(state, unit))
        && !(effect.does.contains(&Doing::Replan)
            && command::revealed_by(state, state.seat(unit).other()).next().is_none())
        && !(effect.does.contains(&Doing::FreeAction) && state.unit(unit).tokens.has(Marker::Panic))
        && !(effect.may && is_vain(state, unit, effect))
}

/// Whether wounds could serve a unit by its cards: by what happens once it has suffered them, or by what
/// works only while it is hurt.
#[must_use]
pub fn wounds_serve(state: &State, unit: UnitId) -> bool {
    let serves = |card: CardId, number: u8, effect: &Effect| {
        let unhurt = || !holds(state, unit, card, &Given::Hurt, None);
        effect.given.contains(&Given::Hurt) && unhurt()
            || effect.when == When::Wounded
                && is_open(state, Working { unit, card, number, effect })
    };
    in_play(state, unit).any(|card| {
        let mut effects = (0..).zip(effects(&state.table, card));
        effects.any(|(number, effect)| serves(card, number, effect))
    })
}

/// Whether an effect on the unit itself is nothing but suppression tokens, of which one without courage
/// gains none (LG-COURAGE-03).
fn is_vain(state: &State, unit: UnitId, effect: &Effect) -> bool {
    let suppresses = |doing: &Doing| matches!(doing, Doing::Gain(Tokens::Suppression(_)));
    effect.to.is_none()
        && effect.keywords.is_empty()
        && effect.does.iter().all(suppresses)
        && suppression::courage(state, unit).is_none()
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
    let friend = state.are_friends(unit, other);
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

/// Whom an effect of a unit can affect: of the side, type and rank that it names, in range and sight,
/// with something to lose if it takes something away, and not activated yet if it makes it act.
fn targets(state: &State, unit: UnitId, to: &Targets, does: &[Doing]) -> Vec<Choice> {
    let calms = does.iter().any(|doing| matches!(doing, Doing::Calm(_)));
    let goads = does.iter().any(|doing| matches!(doing, Doing::Goad(_)));
    let fits = |other: UnitId| {
        is_meant(state, unit, to, other)
            && (!calms || state.unit(other).tokens.has(Marker::Suppression))
            && (!goads || state.unit(other).order != Order::Facedown)
            && (!to.seen || sight::unit_sees(state, unit, other))
    };
    match to.what {
        What::Discarded => {
            let seat = state.seat(unit);
            let of = |number: &u8| {
                let card = command::card(state, seat, *number);
                let character = card.and_then(|card| card.character.as_ref());
                character.is_some_and(|character| to.units.contains(character))
            };
            let discard = state.player(seat).discard.iter().copied();
            discard.filter(of).map(Choice::Command).collect()
        }
        What::Unit => {
            let near = |other: &UnitId| {
                to.range >= anywhere() || range::units(state, unit, *other) <= to.range
            };
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

/// Whether a unit can use the free card action of a card now: in its own activation (LG-FREE-213),
/// each once (LG-FREE-211), with a ready upgrade (LG-EXHAUST-202) and something to use it on.
///
/// # Errors
/// The rule that forbids it.
pub fn may_use(state: &State, unit: UnitId, card: CardId) -> Result<(), Refusal> {
    let own = state.activation.as_ref().filter(|own| own.unit == unit);
    let own = own.ok_or(Rule("LG-FREE-213"))?;
    let effects = effects(&state.table, card).iter();
    let mut actions = effects
        .filter(|effect| effect.when == When::CardAction)
        .filter(|effect| all_hold(state, unit, card, effect, None))
        .peekable();
    let upgrade = if let CardId::Upgrade(_, upgrade) = card { Some(upgrade) } else { None };
    let keyword = upgrade.and_then(|upgrade| moments::may_use(state, unit, upgrade));
    let refused = |rule| Refusal::from(Rule(rule)).with("card", words::card_name(state, card));
    let played = state.player(state.seat(unit)).played;
    let lies = |number| card == CardId::Command(state.seat(unit), number);
    if keyword.is_none() && actions.peek().is_none()
        || upgrade.is_none() && !played.is_some_and(lies)
    {
        return Err(refused("LG-FREE-210"));
    }
    if own.used.contains(&card) {
        return Err(refused("LG-FREE-211"));
    }
    if upgrade.is_some_and(|upgrade| state.unit(unit).exhausted.contains(&upgrade)) {
        return Err(refused("LG-EXHAUST-202"));
    }
    keyword.unwrap_or(Ok(()))?;
    let mut aims = actions.filter_map(|effect| Some((effect.to.as_ref()?, &effect.does)));
    let idle = aims.any(|(to, does)| targets(state, unit, to, does).is_empty());
    match (idle, upgrade) {
        (false, _) => Ok(()),
        (true, Some(_)) => Err(refused("LG-ERRATA-16")),
        (true, None) => Err(forbidden(state, card)),
    }
}

/// A unit uses the free card action of a card, and exhausts an upgrade that says so.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn use_card(play: &mut Play<'_>, unit: UnitId, card: CardId) -> Flow<()> {
    let table = play.table.clone();
    if let Some(activation) = &mut play.activation {
        activation.used.try_push(card).ok();
    }
    match card {
        CardId::Command(_, card) => {
            play.tell(&[Rule("LG-FREE-210")], |_| Event::UsedCommand { unit, card });
        }
        CardId::Upgrade(_, upgrade) => {
            let upgrades = &table.sheet(unit).upgrades;
            if upgrades.get(usize::from(upgrade)).is_some_and(|card| card.exhaust) {
                play.unit_mut(unit).exhausted.try_push(upgrade).ok();
            }
            play.tell(&[Rule("LG-FREE-210")], |_| Event::Used { unit, upgrade });
        }
    }
    work(play, &table, When::CardAction, unit, card)?;
    if let CardId::Upgrade(_, upgrade) = card {
        moments::used(play, unit, upgrade)?;
    }
    moments::acted(play, unit, Deed::CardAction)
}
