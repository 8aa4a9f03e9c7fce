//! The command phase (chapters "Command phase", "Command cards", "Orders", "Priority").

use arrayvec::ArrayVec;
use kernel::{Flow, MOST_SEATS, Refusal, Rule, Seat};

use crate::dice::Block;
use crate::event::{Event, RolledFor};
use crate::pack::{CommandCard, DefenceDie, Ordering, Orders, Rank};
use crate::question::{CardId, Choice, Prompt};
use crate::state::{Order, Stage, State};
use crate::table::UnitId;
use crate::{Play, cards, moments, range, rolling, teams};

/// The four steps of the phase (LG-ROUND-03).
///
/// # Errors
/// Pauses for answers.
pub fn phase(play: &mut Play<'_>) -> Flow<()> {
    select(play)?;
    let (priority, rules) = priority(play)?;
    (play.priority, play.active) = (priority, priority);
    play.tell(rules, |_| Event::Priority { seat: priority });
    for seat in by_priority(play, priority) {
        issue(play, seat)?; // LG-PRIO-04
        order_themselves(play, seat)?;
        moments::orders_issued(play, seat)?;
    }
    for seat in play.seats() {
        pool(play, seat);
        return_cards(play, seat);
    }
    play.stage = Stage::Activation;
    Ok(())
}

/// A command card of a player.
#[must_use]
pub fn card(state: &State, seat: Seat, number: u8) -> Option<&CommandCard> {
    state.table.commands[seat.index()].get(usize::from(number))
}

/// The cards that a player can play: a character's only while it is on the battlefield
/// (LG-CCARD-223), the others only with a commander (LG-ORDER-07, LG-CCARD-226), and none that an
/// effect has just brought back.
#[must_use]
pub fn playable(state: &State, seat: Seat) -> Vec<u8> {
    let hand = state.player(seat).hand.iter().copied();
    let barred = state.player(seat).barred;
    hand.filter(|&number| {
        Some(number) != barred
            && card(state, seat, number).is_some_and(|card| !nominees(state, seat, card).is_empty())
    })
    .collect()
}

/// Who can issue the orders of a card (LG-ORDER-01, LG-ORDER-06).
fn nominees(state: &State, seat: Seat, card: &CommandCard) -> Vec<UnitId> {
    let fits = |unit: &UnitId| match &card.character {
        Some(id) => state.sheet(*unit).unit.id == *id,
        None => state.rank(*unit) == Rank::Commander,
    };
    state.units_of(seat).filter(fits).collect()
}

/// The unit that stands for a command card where the card is its player's affair: who could issue
/// its orders, or could have.
#[must_use]
pub fn bearer(state: &State, seat: Seat, card: &CommandCard) -> Option<UnitId> {
    let own = || state.unit_ids().filter(|&unit| state.seat(unit) == seat);
    let is_character = |unit: &UnitId| card.character.as_ref() == Some(&state.sheet(*unit).unit.id);
    let able = nominees(state, seat, card).first().copied();
    able.or_else(|| own().find(is_character)).or_else(|| own().next())
}

/// The order in which players issue orders: who has priority (LG-PRIO-04), the mate, then the other
/// team, fewer pips first.
fn by_priority(state: &State, priority: Seat) -> ArrayVec<Seat, MOST_SEATS> {
    let mut order = state.in_order(priority);
    let pips = |seat: &Seat| pips(state, *seat).unwrap_or(u8::MAX);
    order.sort_by_key(|seat| {
        let other = !seat.is_with(priority);
        (other, if other { pips(seat) } else { 0 })
    });
    order
}

/// The players of a side whose command cards lie open.
pub fn revealed_by(state: &State, side: Seat) -> impl Iterator<Item = Seat> + '_ {
    state.team(side).filter(move |&seat| state.player(seat).played.is_some())
}

/// Step 1: all players choose a card, and those again who lost theirs because a card that was
/// revealed says so; of all cards blue's speak first.
fn select(play: &mut Play<'_>) -> Flow<()> {
    let mut spoken: Vec<(Seat, Option<u8>)> = Vec::new();
    'again: loop {
        choose(play)?;
        for seat in play.in_order(play.blue) {
            let played = play.player(seat).played;
            // Whoever keeps a card has revealed it once.
            if spoken.contains(&(seat, played)) {
                continue;
            }
            spoken.push((seat, played));
            moments::revealed(play, seat)?;
            if play.player(seat).played != played {
                continue 'again;
            }
        }
        break;
    }
    play.players.iter_mut().for_each(|player| player.barred = None);
    Ok(())
}

/// All players without one choose a card in secret and reveal them together (LG-ROUND-04); whoever
/// can play one must (LG-CCARD-220).
fn choose(play: &mut Play<'_>) -> Flow<()> {
    let chooses =
        |&seat: &Seat| play.player(seat).played.is_none() && !playable(play, seat).is_empty();
    let able: Vec<Seat> = play.seats().filter(chooses).collect();
    let answers = play.choose_together(
        &able,
        |_| Prompt::Command,
        |state, seat| playable(state, seat).into_iter().map(Choice::Command).collect(),
    )?;
    for (seat, answer) in able.into_iter().zip(answers) {
        let Choice::Command(number) = answer else { continue };
        let player = play.player_mut(seat);
        player.played = Some(number);
        player.hand.retain(|card| *card != number);
    }
    let cards = play.players.map(|player| player.played);
    play.tell(&[Rule("LG-ROUND-04")], |_| Event::Commands { cards });
    Ok(())
}

/// The pips of the command card that a player has played.
#[must_use]
pub fn pips(state: &State, seat: Seat) -> Option<u8> {
    let played = state.player(seat).played?;
    card(state, seat, played).map(|card| card.pips)
}

/// Step 2: fewer pips (LG-ROUND-05); who alone plays a card has it (LG-CCARD-221); else the holder
/// of the round counter rolls a red defence die, and a block decides (LG-PRIO-03, LG-CCARD-222).
fn priority(play: &mut Play<'_>) -> Flow<(Seat, &'static [Rule])> {
    const RULES: &[Rule] = &[Rule("LG-ROUND-05")];
    if play.players.len() > 2 {
        return teams::priority(play);
    }
    match (pips(play, Seat(0)), pips(play, Seat(1))) {
        (Some(_), None) => return Ok((Seat(0), RULES)),
        (None, Some(_)) => return Ok((Seat(1), RULES)),
        (Some(one), Some(two)) if one != two => return Ok((Seat(u8::from(two < one)), RULES)),
        _ => {}
    }
    let counter = play.counter;
    let dice = rolling::defence(play, DefenceDie::Red, 1)?;
    let block = dice.iter().any(|die| die.face == Block::Block);
    let what = RolledFor::Priority;
    play.tell(&[Rule("LG-PRIO-03")], |_| Event::Rolled { unit: None, what, dice });
    Ok((if block { counter } else { counter.other() }, RULES))
}

/// Step 3: a unit is nominated and issues all orders of the card (LG-ORDER-01), as many as possible
/// (LG-CCARD-217).
fn issue(play: &mut Play<'_>, seat: Seat) -> Flow<()> {
    let Some(played) = play.player(seat).played else { return Ok(()) };
    let table = play.table.clone();
    let Some(card) = table.commands[seat.index()].get(usize::from(played)) else { return Ok(()) };
    let nominees = nominees(play, seat, card);
    if nominees.is_empty() {
        return Ok(());
    }
    let choice =
        play.choose(seat, Prompt::Nominate, |_| nominees.into_iter().map(Choice::Unit).collect())?;
    let Choice::Unit(by) = choice else { return Ok(()) };
    play.tell(&[Rule("LG-ORDER-01")], |_| Event::Nominated { unit: by });
    let (named, others) = granted(play, seat, by, &card.orders);
    let anywhere = has(play, by, Ordering::Anywhere);
    let anywhere = issue_to_named(play, by, &card.orders, named, anywhere)?;
    issue_to_others(play, by, &card.orders, others, anywhere)
}

/// The named units are issued orders; of more than there are orders for their player chooses. One order
/// may go to anybody, `anywhere`, instead. Says whether that one is left.
fn issue_to_named(
    play: &mut Play<'_>,
    by: UnitId,
    orders: &Orders,
    count: u8,
    mut anywhere: bool,
) -> Flow<bool> {
    let mut names = orders.units.clone();
    for left in (1..=count).rev() {
        let mut near = eligible(play, by, &Orders::default(), false);
        near.retain(|&unit| names.contains(&play.sheet(unit).unit.id));
        let mut open = near.clone();
        if anywhere {
            let others = anybody(play, by).into_iter().filter(|unit| !near.contains(unit));
            open.extend(others);
        } else if usize::from(left) >= open.len() {
            open.truncate(1);
        }
        let Some(unit) = next(play, by, left, open)? else { break };
        anywhere &= near.contains(&unit);
        let id = &play.sheet(unit).unit.id;
        if let Some(place) = names.iter().position(|name| name == id) {
            names.remove(place);
        }
        order(play, by, unit)?;
    }
    Ok(anywhere)
}

/// So many other units are issued orders, one of them perhaps to anybody, `anywhere`. If there are
/// enough for all, nobody is asked about those in range.
fn issue_to_others(
    play: &mut Play<'_>,
    by: UnitId,
    orders: &Orders,
    count: u8,
    mut anywhere: bool,
) -> Flow<()> {
    for left in (1..=count).rev() {
        let near = eligible(play, by, orders, false);
        let mut open = if anywhere { anybody(play, by) } else { near.clone() };
        let far = usize::from(open.len() > near.len());
        if orders.all && usize::from(left) >= near.len() + far && !near.is_empty() {
            open = vec![near[0]];
        }
        let Some(unit) = next(play, by, left, open)? else { break };
        anywhere &= near.contains(&unit);
        order(play, by, unit)?;
    }
    Ok(())
}

/// Which of these units is issued the next order of the card.
fn next(play: &mut Play<'_>, by: UnitId, left: u8, open: Vec<UnitId>) -> Flow<Option<UnitId>> {
    if open.is_empty() {
        return Ok(None);
    }
    let seat = play.seat(by);
    let choice = play.choose(seat, Prompt::Issue { by, left }, |_| {
        open.into_iter().map(Choice::Unit).collect()
    })?;
    Ok(if let Choice::Unit(unit) = choice { Some(unit) } else { None })
}

/// How many named units and how many others are issued orders. What opponents' command cards take
/// away they take from the others first, and one order is left.
fn granted(state: &State, seat: Seat, by: UnitId, orders: &Orders) -> (u8, u8) {
    let hinders: usize = state
        .team(seat.other())
        .filter_map(|other| card(state, other, state.player(other).played?))
        .map(|card| usize::from(card.hinders))
        .sum();
    let others = match orders.all {
        true => everybody(state, by, orders),
        false => usize::from(orders.others),
    };
    let all = (orders.units.len() + others).saturating_sub(hinders).max(1);
    let named = orders.units.len().min(all);
    let count = |orders: usize| u8::try_from(orders).unwrap_or(u8::MAX);
    (count(named), count((all - named).min(others)))
}

/// How many units can be issued orders: all in range, and one out of it by an upgrade.
fn everybody(state: &State, by: UnitId, orders: &Orders) -> usize {
    let near = eligible(state, by, orders, false).len();
    let far = has(state, by, Ordering::Anywhere) && anybody(state, by).len() > near;
    near + usize::from(far)
}

/// To whom an order can go that an upgrade frees from the range, the type and the names of the card.
fn anybody(state: &State, by: UnitId) -> Vec<UnitId> {
    eligible(state, by, &Orders::default(), true)
}

/// Units whose upgrade says so may issue an order to themselves; the card is exhausted.
fn order_themselves(play: &mut Play<'_>, seat: Seat) -> Flow<()> {
    let units: Vec<UnitId> = play.units_of(seat).collect();
    for unit in units {
        let able = |state: &State| {
            let upgrade = upgrade(state, unit, Ordering::Itself)?;
            let ready = !state.unit(unit).exhausted.contains(&upgrade);
            (ready && may_order(state, unit, &Orders::default(), unit, false).is_ok())
                .then_some(upgrade)
        };
        let Some(upgrade) = able(play) else { continue };
        let prompt = Prompt::Pay { unit, card: CardId::Upgrade(unit, upgrade), effect: 0 };
        let choice = play.choose(seat, prompt, |_| vec![Choice::Yes, Choice::Decline])?;
        if choice == Choice::Yes {
            play.unit_mut(unit).exhausted.try_push(upgrade).ok();
            order(play, unit, unit)?;
        }
    }
    Ok(())
}

/// The first upgrade of a unit that changes the issuing of orders in this way, by its number.
fn upgrade(state: &State, unit: UnitId, ordering: Ordering) -> Option<u8> {
    let mut upgrades = (0..).zip(&state.sheet(unit).upgrades);
    upgrades.find(|(_, upgrade)| upgrade.orders.contains(&ordering)).map(|(number, _)| number)
}

fn has(state: &State, unit: UnitId, ordering: Ordering) -> bool {
    upgrade(state, unit, ordering).is_some()
}

/// Who can be issued an order, in range or `far`.
fn eligible(state: &State, by: UnitId, orders: &Orders, far: bool) -> Vec<UnitId> {
    let own = state.units_of(state.seat(by));
    own.filter(|&unit| may_order(state, by, orders, unit, far).is_ok()).collect()
}

/// Whether a unit can be issued an order: a friendly one (LG-GOLD-06) of the own army (LG-TEAM-14), of
/// the type that the card names (LG-ORDER-02), at range 1-3 of the nominated unit (LG-ORDER-03), once a round
/// (LG-ORDER-04).
///
/// # Errors
/// The rule that forbids it.
pub fn may_order(
    state: &State,
    by: UnitId,
    orders: &Orders,
    unit: UnitId,
    far: bool,
) -> Result<(), Refusal> {
    let right = orders.only.is_none_or(|kind| cards::is_of(state, unit, kind))
        && (orders.ranks.is_empty() || orders.ranks.contains(&state.rank(unit)));
    let rule = if !state.are_friends(unit, by) {
        "LG-GOLD-06"
    } else if state.seat(unit) != state.seat(by) {
        "LG-TEAM-14"
    } else if !right {
        "LG-ORDER-02"
    } else if state.unit(unit).order != Order::Pool {
        "LG-ORDER-04"
    } else if !state.is_there(unit) || !far && !in_range(state, by, unit) {
        "LG-ORDER-03"
    } else {
        let jammer = if by == unit { None } else { jammer(state, unit) };
        return jammer.map_or(Ok(()), |card| Err(cards::forbidden(state, card)));
    };
    Err(Rule(rule).into())
}

/// Whether a unit is in range of who issues orders (LG-ORDER-03), as far as upgrades reach.
fn in_range(state: &State, by: UnitId, unit: UnitId) -> bool {
    let most = if has(state, by, Ordering::Farther) { 4 } else { 3 };
    has(state, unit, Ordering::Reached) || range::units(state, by, unit) <= most
}

/// The enemy's upgrade that keeps orders from a unit.
fn jammer(state: &State, unit: UnitId) -> Option<CardId> {
    let mut enemies = state.enemies_of(state.seat(unit));
    enemies.find_map(|enemy| {
        let jams = |order: &Ordering| match order {
            Ordering::Jams(reach) => range::units(state, enemy, unit) <= *reach,
            _ => false,
        };
        let mut upgrades = (0..).zip(&state.sheet(enemy).upgrades);
        let found = upgrades.find(|(_, upgrade)| upgrade.orders.iter().any(jams));
        found.map(|(number, _)| CardId::Upgrade(enemy, number))
    })
}

/// To whom a unit could pass an order of another on, and by which upgrade; not back to who `passed` it.
fn passing(
    state: &State,
    by: UnitId,
    unit: UnitId,
    passed: &[UnitId],
) -> Option<(u8, Vec<UnitId>)> {
    let upgrades = (0..).zip(&state.sheet(unit).upgrades);
    let (number, reach) = upgrades
        .filter_map(|(number, upgrade)| {
            let passes = upgrade.orders.iter().find_map(|order| match order {
                Ordering::Passes(range) => Some(*range),
                _ => None,
            });
            passes.map(|range| (number, range))
        })
        .next()?;
    let fits = |other: &UnitId| {
        *other != unit
            && !passed.contains(other)
            && range::units(state, unit, *other) <= reach
            && may_order(state, by, &Orders::default(), *other, true).is_ok()
    };
    let others: Vec<UnitId> = state.units_of(state.seat(unit)).filter(fits).collect();
    (!others.is_empty()).then_some((number, others))
}

/// Why a command card, a unit to issue orders or one to be issued an order is no answer.
#[must_use]
pub fn explain(state: &State, seat: Seat, prompt: &Prompt, choice: &Choice) -> Option<Refusal> {
    let played = || state.player(seat).played.and_then(|number| card(state, seat, number));
    let known = |unit: UnitId| unit.index() < state.units.len();
    let operative = |unit: UnitId| state.rank(unit) == Rank::Operative;
    Some(match (prompt, choice) {
        (Prompt::Command, Choice::Command(number)) => {
            let own = card(state, seat, *number)?;
            if state.player(seat).barred == Some(*number) {
                return Some(replanned(state, seat));
            }
            let rule = if !state.player(seat).hand.contains(number) {
                "LG-END-203"
            } else if own.character.is_some() {
                "LG-CCARD-223"
            } else if state.units_of(seat).any(operative) {
                "LG-CCARD-226"
            } else {
                "LG-ORDER-07"
            };
            Refusal::from(Rule(rule)).with("card", &own.name.en)
        }
        (Prompt::Nominate, Choice::Unit(unit)) if known(*unit) && operative(*unit) => {
            Rule("LG-CCARD-226").into()
        }
        (Prompt::Issue { .. }, Choice::Decline) => Rule("LG-CCARD-217").into(),
        (Prompt::Issue { by, .. }, Choice::Unit(unit)) if known(*unit) && known(*by) => {
            may_order(state, *by, &played()?.orders, *unit, false).err()?
        }
        _ => return None,
    })
}

/// The refusal of a command card that the opponent's card, discarded last, has brought back.
fn replanned(state: &State, seat: Seat) -> Refusal {
    let others = state.team(seat.other());
    let mut last = others.filter_map(|other| {
        let number = state.player(other).discard.last();
        number.map(|number| CardId::Command(other, *number))
    });
    let card = last.find(|card| cards::replans(state, *card));
    card.map(|card| cards::forbidden(state, card)).unwrap_or_else(|| Rule("LG-GOLD-02").into())
}

/// A unit issues an order to another: its token lies faceup beside it (LG-ORDER-05).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn order(play: &mut Play<'_>, by: UnitId, unit: UnitId) -> Flow<()> {
    let (mut unit, mut passed) = (unit, Vec::new());
    while let Some((number, others)) = passing(play, by, unit, &passed) {
        let (seat, card) = (play.seat(unit), CardId::Upgrade(unit, number));
        let choice = play.choose(seat, Prompt::Target { unit, card, effect: 0 }, |_| {
            others.into_iter().map(Choice::Unit).chain([Choice::Decline]).collect()
        })?;
        let Choice::Unit(other) = choice else { break };
        passed.push(unit);
        unit = other;
    }
    play.unit_mut(unit).order = Order::Faceup;
    play.tell(&[Rule("LG-ORDER-05")], |_| Event::Ordered { unit, by });
    moments::ordered(play, unit)
}

/// Step 4: all tokens that are not on the battlefield make the order pool (LG-ROUND-07), those of
/// units that were set aside too (LG-ERRATA-11).
fn pool(play: &mut Play<'_>, seat: Seat) {
    let own = play.unit_ids().filter(|&unit| play.seat(unit) == seat);
    let waiting = own.filter(|&unit| {
        let state = play.unit(unit);
        !state.defeated && state.order == Order::Pool
    });
    let ranks = waiting.map(|unit| play.rank(unit)).collect();
    play.player_mut(seat).pool = ranks;
}

/// Standing Orders goes back to the hand at the end of the phase (LG-CCARD-206).
fn return_cards(play: &mut Play<'_>, seat: Seat) {
    let played = play.player(seat).played;
    let Some(number) = played.filter(|&n| card(play, seat, n).is_some_and(|card| card.returns))
    else {
        return;
    };
    let player = play.player_mut(seat);
    player.played = None;
    if !player.hand.is_full() {
        player.hand.push(number);
    }
}
