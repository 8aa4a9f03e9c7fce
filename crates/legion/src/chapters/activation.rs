//! The activation phase and a unit's activation (chapters "Activation phase", "Activating units",
//! "Actions").

use kernel::{Flow, Refusal, Rule, Seat};

use crate::attack::Attacking;
use crate::dice::Block;
use crate::event::{Event, RolledFor};
use crate::keywords::moving;
use crate::moments::{self, Deed, Gait};
use crate::movement::{self, Made, flight, vertical};
use crate::pack::{DefenceDie, Rank, UnitType};
use crate::question::{CardId, Choice, Limits, Moving, Prompt, Why};
use crate::state::{Order, Stage, State};
use crate::table::UnitId;
use crate::tokens::{self, Marker};
use crate::underway::{Action, Activation, Step};
use crate::{
    Play, attack, cards, charges, melee, objectives, pools, reinforcements, rolling, standby,
    suppression, teams,
};

/// A turn: a unit is chosen (LG-ACTV-03); the phase ends when every unit was activated
/// (LG-ROUND-02). Whoever has more units goes on alone (LG-ACTV-02). Teams alternate (LG-TEAM-16), and
/// one goes on alone when the other has no units left (LG-TEAM-20); within a team each has an own
/// pool and own units (LG-TEAM-15, LG-TEAM-18).
///
/// # Errors
/// Pauses for answers.
pub fn turn(play: &mut Play<'_>) -> Flow<()> {
    let sides = [play.active, play.active.other()];
    let able = |side: &Seat| play.team(*side).any(|seat| has_turn(play, seat));
    let Some(side) = sides.into_iter().find(able) else {
        play.stage = Stage::End;
        return Ok(());
    };
    play.active = side;
    if !teams::has_begun(play, side) {
        moments::first_turn(play, side)?;
    }
    if play.activation.is_some() {
        return Ok(());
    }
    let seat = teams::activates(play, side)?;
    play.active = seat;
    if let Some(unit) = choose_unit(play, seat)? {
        begin(play, unit)?;
    } else {
        play.active = seat.other();
    }
    Ok(())
}

/// Whether a player has a unit to activate, or a token to draw.
#[must_use]
pub fn has_turn(state: &State, seat: Seat) -> bool {
    faceup(state, seat).next().is_some() || !state.player(seat).pool.is_empty()
}

/// Whether a player has a unit to activate, or to bring onto the battlefield, for a faceup token or one
/// of the pool.
#[must_use]
pub fn has_unit(state: &State, seat: Seat) -> bool {
    let mut pool = state.player(seat).pool.iter();
    faceup(state, seat).next().is_some() || pool.any(|&rank| !fitting(state, seat, rank).is_empty())
}

fn faceup(state: &State, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
    state.units_of(seat).filter(|&unit| state.unit(unit).order == Order::Faceup)
}

/// A unit with a faceup token, or one of the rank of a drawn token (LG-ACTV-04). Tokens that fit
/// nobody leave the game (LG-ACTV-05).
fn choose_unit(play: &mut Play<'_>, seat: Seat) -> Flow<Option<UnitId>> {
    let choice = play.choose(seat, Prompt::Activate, |state| {
        let draw = (!state.player(seat).pool.is_empty()).then_some(Choice::Draw);
        faceup(state, seat).map(Choice::Unit).chain(draw).collect()
    })?;
    if let Choice::Unit(unit) = choice {
        return Ok(Some(unit));
    }
    while !play.player(seat).pool.is_empty() {
        let drawn = play.draw(play.player(seat).pool.len());
        let rank = play.player_mut(seat).pool.remove(drawn);
        play.tell(&[Rule("LG-ORDER-11")], |_| Event::Drew { seat, rank });
        let second = cards::draw_another(play, seat)?;
        let mut fit = fitting(play, seat, rank);
        if let Some(other) = second.filter(|other| *other != rank) {
            fit.extend(fitting(play, seat, other));
        }
        if !fit.is_empty() {
            let choice = play.choose(seat, Prompt::Drawn(rank), |_| {
                fit.into_iter().map(Choice::Unit).collect()
            })?;
            let Choice::Unit(unit) = choice else { return Ok(None) };
            let back = second.map(|other| if play.rank(unit) == rank { other } else { rank });
            play.player_mut(seat).pool.extend(back);
            if !play.unit(unit).aside {
                return Ok(Some(unit));
            }
            reinforcements::enter(play, unit)?;
            return Ok(None);
        }
        play.player_mut(seat).pool.extend(second);
        play.tell(&[Rule("LG-ACTV-05")], |_| Event::TokenRemoved { seat, rank });
    }
    // Nothing was left to draw: a unit with a faceup token, if there is one.
    let left: Vec<UnitId> = faceup(play, seat).collect();
    if left.is_empty() {
        return Ok(None);
    }
    let choice =
        play.choose(seat, Prompt::Activate, |_| left.into_iter().map(Choice::Unit).collect())?;
    Ok(if let Choice::Unit(unit) = choice { Some(unit) } else { None })
}

/// The units of a rank without a token, on the battlefield or, if none is there, set aside
/// (LG-ERRATA-12).
fn fitting(state: &State, seat: Seat, rank: Rank) -> Vec<UnitId> {
    let fits = |unit: &UnitId| state.rank(*unit) == rank && state.unit(*unit).order == Order::Pool;
    let there: Vec<UnitId> = state.units_of(seat).filter(fits).collect();
    if there.is_empty() { reinforcements::waiting(state, seat, rank) } else { there }
}

/// A unit is activated (LG-ACTV-03).
///
/// # Errors
/// None; it ends a turn like the others.
pub fn begin(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let seat = play.seat(unit);
    play.last_active = Some(seat);
    play.player_mut(seat).begun = true;
    play.activation = Some(Activation::of(unit));
    play.tell(&[Rule("LG-ACTV-03")], |_| Event::Activated { unit });
    Ok(())
}

/// The activation in progress goes on to its next checkpoint.
///
/// # Errors
/// Pauses for answers.
pub fn go_on(play: &mut Play<'_>) -> Flow<()> {
    let Some(activation) = &play.activation else { return Ok(()) };
    let (unit, step) = (activation.unit, activation.step);
    if !play.is_there(unit) && step != Step::End {
        return set_step(play, Step::End);
    }
    match step {
        Step::Start => start(play, unit),
        Step::Actions => act(play, unit),
        Step::End => end(play, unit),
    }
}

fn set_step(play: &mut Play<'_>, step: Step) -> Flow<()> {
    if let Some(activation) = &mut play.activation {
        activation.step = step;
    }
    Ok(())
}

/// Steps 1 and 2: what happens at the start (LG-ACTV-08), then Rally, then panic.
fn start(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let mut lost = play.unit(unit).tokens[Marker::Ion].min(2); // LG-ION-201
    lost += u8::from(play.unit(unit).again);
    if play.unit(unit).tokens.has(Marker::Damaged) {
        lost = lost.saturating_add(damaged(play, unit)?);
    }
    moments::activated(play, unit)?;
    if !play.is_there(unit) {
        return set_step(play, Step::End);
    }
    suppression::rally(play, unit)?;
    moments::rallied(play, unit)?;
    suppression::panic_check(play, unit);
    let suppressed = suppression::is_suppressed(play, unit);
    lost = lost.saturating_add(u8::from(suppressed)); // LG-RALLY-03
    if lost > 0 {
        play.tell(&[Rule("LG-ACTV-13")], |_| Event::ActionsLost { unit, lost });
    }
    if let Some(activation) = &mut play.activation {
        activation.suppressed = suppressed;
        activation.left = 2_u8.saturating_sub(lost);
        activation.step = Step::Actions;
    }
    Ok(())
}

/// A damaged unit rolls a white defence die; a blank costs it an action (LG-RESIL-04).
fn damaged(play: &mut Play<'_>, unit: UnitId) -> Flow<u8> {
    let dice = rolling::defence(play, DefenceDie::White, 1)?;
    let blank = dice.iter().any(|die| die.face == Block::Blank);
    let what = RolledFor::Damaged;
    play.tell(&[Rule("LG-RESIL-04")], |_| Event::Rolled { unit: Some(unit), what, dice });
    Ok(u8::from(blank))
}

/// Step 3: one thing after the other (LG-ACTV-12). A panicked unit flees with the action it has
/// left and does nothing else (LG-PANIC-05, LG-PANIC-07).
fn act(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    if play.unit(unit).tokens.has(Marker::Panic) {
        let able = play.activation.as_ref().is_some_and(|own| own.left > 0);
        // A stationary unit does nothing at all (LG-KEY-352).
        if able && moments::may_move(play, unit, Gait::Other).is_ok() {
            flight::flee(play, unit)?;
        }
        return set_step(play, Step::End);
    }
    moments::acting(play, unit)?;
    if !play.is_there(unit) {
        return set_step(play, Step::End);
    }
    let seat = play.seat(unit);
    match play.choose(seat, Prompt::Act(unit), |state| options(state, unit))? {
        Choice::Action(action) => perform(play, unit, action, false).map(drop),
        Choice::Use(upgrade) => cards::use_card(play, unit, CardId::Upgrade(unit, upgrade)),
        Choice::UseCommand(number) => cards::use_card(play, unit, CardId::Command(seat, number)),
        Choice::Withdraw => withdraw(play, unit),
        _ => set_step(play, Step::End),
    }
}

/// Everything that the active unit can do.
#[must_use]
pub fn options(state: &State, unit: UnitId) -> Vec<Choice> {
    let open = |action: &Action| refuse(state, unit, *action).is_ok();
    let actions = Action::ALL.into_iter().filter(open).map(Choice::Action);
    let upgrades = 0..state.sheet(unit).upgrades.len() as u8;
    let ready = |&number: &u8| cards::may_use(state, unit, CardId::Upgrade(unit, number)).is_ok();
    let cards = upgrades.filter(ready).map(Choice::Use);
    let seat = state.seat(unit);
    let command = state
        .player(seat)
        .played
        .filter(|&number| cards::may_use(state, unit, CardId::Command(seat, number)).is_ok());
    let cards = cards.chain(command.map(Choice::UseCommand));
    let withdraws = may_withdraw(state, unit).then_some(Choice::Withdraw);
    actions.chain(cards).chain(withdraws).chain([Choice::End]).collect()
}

/// The actions that a unit could perform now for free (LG-FREE-206).
#[must_use]
pub fn free_actions(state: &State, unit: UnitId) -> Vec<Action> {
    Action::ALL.into_iter().filter(|&action| unable(state, unit, action).is_ok()).collect()
}

/// Why a unit cannot perform an action now: none left, made before (LG-ACTION-09), or what the
/// action asks for.
///
/// # Errors
/// The rule that forbids it.
pub fn refuse(state: &State, unit: UnitId, action: Action) -> Result<(), Refusal> {
    let own = state.activation.as_ref().filter(|own| own.unit == unit);
    let own = own.ok_or(Rule("LG-ACTV-03"))?;
    if own.left == 0 {
        let rule = if own.suppressed { "LG-RALLY-03" } else { "LG-ACTION-01" };
        return Err(Refusal::from(Rule(rule)).with("actions", own.made.len()));
    }
    unable(state, unit, action)
}

/// The same whether or not it has actions left, as for a free one (LG-FREE-204).
fn unable(state: &State, unit: UnitId, action: Action) -> Result<(), Refusal> {
    let own = state.activation.as_ref().filter(|own| own.unit == unit);
    let own = own.ok_or(Rule("LG-ACTV-03"))?;
    if action != Action::Move && own.made.iter().any(|made| made.is_one_with(action)) {
        let rule = if action == Action::Attack { "LG-ATK-02" } else { "LG-ACTION-09" };
        return Err(Rule(rule).into());
    }
    match action {
        Action::Move if melee::must_stay(state, unit) => Err(Rule("LG-ENGAGE-202").into()),
        Action::Move if own.cumbersome && !state.kind(unit).is_notched() => {
            Err(Rule("LG-KEY-341").into())
        }
        Action::Move => can_move(state, unit, own.left),
        Action::Attack if !pools::can_attack(state, unit) => Err(Rule("LG-ATK-10").into()),
        Action::Standby if !standby::can(state, unit) => Err(Rule("LG-STANDBY-01").into()),
        Action::Standby if own.attacked => Err(Rule("LG-STANDBY-02").into()),
        Action::Sabotage => objectives::workable(state, unit, false).map(drop),
        Action::Repair => objectives::workable(state, unit, true).map(drop),
        Action::Claim if objectives::claimable(state, unit).is_empty() => {
            let allowed = state.objective().is_some_and(|card| card.claim);
            let emplaced = state.kind(unit) == UnitType::EmplacementTrooper;
            Err(match (allowed, emplaced) {
                (false, _) => objectives::broken(state, "LG-OBJ-210"),
                (_, true) => Rule("LG-EMPL-09").into(),
                _ => Rule("LG-OBJ-212").into(),
            })
        }
        _ => moments::card_actions(state, unit, action),
    }
}

/// Whether a unit can move in any way: with a speed, by a pivot, or upward. A disabled vehicle
/// needs both actions for a standard move (LG-DISABLED-04) and one for a pivot (LG-DISABLED-05).
///
/// # Errors
/// The rule that forbids it.
pub fn can_move(state: &State, unit: UnitId, left: u8) -> Result<(), Refusal> {
    let speed = movement::max_speed(state, unit);
    let stuck = speed == 0 && state.unit(unit).tokens.has(Marker::Immobilize);
    let pivots = state.kind(unit).is_notched();
    let moving = Moving { unit, speed, why: Why::Action(left), may: true };
    // Only tokens keep who has no speed from climbing.
    if stuck || speed == 0 && !pivots && vertical::ways(state, moving).is_empty() {
        return Err(Rule("LG-IMMOB-202").into());
    }
    if !pivots {
        only_upward(state, moving)?;
    }
    if state.unit(unit).tokens.has(Marker::Disabled) && left < 2 && !pivots {
        return Err(Rule("LG-DISABLED-04").into());
    }
    Ok(())
}

/// Whether a unit that can make no standard move has something to climb.
fn only_upward(state: &State, moving: Moving) -> Result<(), Refusal> {
    let standard = moments::may_move(state, moving.unit, Gait::Standard);
    let climbs = || {
        moments::may_move(state, moving.unit, Gait::Other).is_ok()
            && !vertical::ways(state, moving).is_empty()
    };
    if standard.is_err() && climbs() { Ok(()) } else { standard }
}

/// A free action that an effect grants (LG-FREE-206). Says whether it was made.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn perform_free(play: &mut Play<'_>, unit: UnitId, action: Action) -> Flow<bool> {
    perform(play, unit, action, true)
}

/// An action of the unit's own; a free one costs none (LG-FREE-204). Says whether it was made.
fn perform(play: &mut Play<'_>, unit: UnitId, action: Action, free: bool) -> Flow<bool> {
    let left = play.activation.as_ref().map_or(0, |own| own.left);
    // Moves and attacks are told when they are made: the player may still think better of it.
    if !matches!(action, Action::Move | Action::Jump | Action::Attack) {
        play.tell(&[Rule("LG-ACTION-01")], |_| Event::Acts { unit, action, free });
    }
    let (mut spent, mut made) = (1, Made::default());
    match action {
        Action::Move => {
            let why = if free { Why::Free } else { Why::Action(left) };
            let Some(moved) = move_action(play, unit, why)? else { return Ok(false) };
            (spent, made) = moved;
        }
        Action::Jump => {
            let why = Why::Jump(moving::jump(play, unit));
            let speed = movement::max_speed(play, unit);
            let moving = Moving { unit, speed, why, may: true };
            let Some(moved) = movement::go(play, moving)? else { return Ok(false) };
            made = moved.1;
        }
        Action::Attack => {
            let act = if free { Attacking::Free } else { Attacking::Action };
            return attack::perform(play, unit, act, Limits::default());
        }
        Action::Aim => tokens::gain(play, unit, Marker::Aim, 1, &[Rule("LG-AIM-02")]),
        Action::Dodge => tokens::gain(play, unit, Marker::Dodge, 1, &[Rule("LG-DODGE-01")]),
        Action::Standby => standby::gain(play, unit),
        Action::Recover => recover(play, unit)?,
        Action::Claim => objectives::claim(play, unit)?,
        Action::Sabotage => objectives::work(play, unit, false)?,
        Action::Repair => objectives::work(play, unit, true)?,
        Action::Arm => charges::arm(play, unit)?,
        Action::Spotter | Action::TakeCover | Action::PullingTheStrings => {
            moments::card_action(play, unit, action)?;
        }
    }
    let spent = if free { 0 } else { spent };
    let deed = match action {
        Action::Move | Action::Jump => Deed::Move(action, spent, made),
        _ => Deed::Action(action, spent),
    };
    moments::acted(play, unit, deed)?;
    Ok(true)
}

/// What an activation remembers of a deed of its unit: an action, free or not (LG-FREE-205), or that
/// it withdrew (LG-WITHDRAW-04).
pub fn note(play: &mut Play<'_>, unit: UnitId, deed: Deed) {
    let Some(own) = play.activation.as_mut().filter(|own| own.unit == unit) else { return };
    match deed {
        Deed::Action(action, spent) | Deed::Move(action, spent, _) => {
            own.left = own.left.saturating_sub(spent);
            if !own.made.contains(&action) && !own.made.is_full() {
                own.made.push(action);
            }
        }
        Deed::Withdrawal => own.withdrew = true,
        Deed::CardAction | Deed::Pivot | Deed::March(_) | Deed::NoAction | Deed::Moved => {}
    }
}

/// A move action and how many actions it cost; none if the player thought better of it.
fn move_action(play: &mut Play<'_>, unit: UnitId, why: Why) -> Flow<Option<(u8, Made)>> {
    let speed = movement::max_speed(play, unit);
    let moving = Moving { unit, speed, why, may: true };
    let Some((choice, made)) = movement::go(play, moving)? else { return Ok(None) };
    let disabled = play.unit(unit).tokens.has(Marker::Disabled);
    let both = made.both || disabled && matches!(choice, Choice::Move { .. });
    Ok(Some((1 + u8::from(both), made)))
}

/// Any number of suppression tokens are removed (LG-RECOVER-202), and exhausted upgrades become
/// ready (LG-RECOVER-203).
///
/// # Errors
/// Pauses for the choice.
pub fn recover(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let tokens = play.unit(unit).tokens[Marker::Suppression];
    if tokens > 0 {
        let seat = play.seat(unit);
        let choice = play.choose(seat, Prompt::Recover(unit), |_| {
            (0..=tokens).rev().map(Choice::Spend).collect()
        })?;
        if let Choice::Spend(count) = choice {
            suppression::lose(play, unit, count);
        }
    }
    if !play.unit(unit).exhausted.is_empty() {
        play.unit_mut(unit).exhausted.clear();
        play.tell(&[Rule("LG-RECOVER-203")], |_| Event::Readied { unit });
    }
    Ok(())
}

/// Whether an engaged unit can withdraw: it takes the whole activation, so nothing was done yet
/// (LG-WITHDRAW-02), not even an attack that was no action.
#[must_use]
pub fn may_withdraw(state: &State, unit: UnitId) -> bool {
    let own = state.activation.as_ref().filter(|own| own.unit == unit);
    let idle = |own: &Activation| own.made.is_empty() && own.used.is_empty() && !own.attacked;
    own.is_some_and(|own| own.left > 0 && idle(own))
        && melee::is_engaged(state, unit)
        && moments::may_move(state, unit, Gait::Standard).is_ok()
}

/// A speed-1 move away from the enemy, and nothing else (LG-WITHDRAW-02, LG-WITHDRAW-03). It is no
/// trigger for effects that follow a move (LG-ABIL-213).
fn withdraw(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let moving = Moving { unit, speed: 1, why: Why::Withdraw, may: true };
    if movement::go(play, moving)?.is_none() {
        return Ok(());
    }
    moments::acted(play, unit, Deed::Withdrawal)?;
    set_step(play, Step::End)
}

/// The end of an activation: ion and immobilize tokens go (LG-ION-202, LG-IMMOB-203), the order
/// token lies facedown (LG-ACTV-14); then the other player's turn comes (LG-ACTV-01).
fn end(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let again = moments::activation_ended(play, unit)?;
    tokens::lose(play, unit, Marker::Ion, u8::MAX, &[Rule("LG-ION-202")]);
    tokens::lose(play, unit, Marker::Immobilize, u8::MAX, &[Rule("LG-IMMOB-203")]);
    if !again {
        play.unit_mut(unit).order = Order::Facedown;
    }
    let seat = play.seat(unit);
    play.activation = None;
    play.active = seat.other();
    moments::activation_over(play, unit)
}
