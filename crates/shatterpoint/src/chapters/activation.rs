//! A unit's activation: actions, active abilities, stances (chapter "Activation").

use kernel::{Flow, Refusal, Rule};

use crate::attack::{self, Terms};
use crate::effects::{self, Running};
use crate::event::Event;
use crate::filter::Roles;
use crate::language::{AbilityKind, Action, MoveKind};
use crate::moments::Moment;
use crate::push::Push;
use crate::question::{Choice, OrderCard, Pending, Prompt};
use crate::state::{Activation, State};
use crate::table::{CharacterId, Edition, UnitId};
use crate::{Play, abilities, conditions, cover, damage, force, keywords, movement, push, symbols};

/// Turn steps 3 and 4: the unit is activated, and what happens at the start of its activation, in
/// this order: its wounded token (SP-ACTV-11), its hunker tokens (SP-ACTV-14), its tactics
/// (SP-ACTV-15).
///
/// # Errors
/// Pauses for answers.
pub fn begin(play: &mut Play<'_>, unit: UnitId, card: OrderCard) -> Flow<()> {
    play.tell(&[Rule("SP-ORDER-01")], |_| Event::Activated { unit, card });
    let made = arrayvec::ArrayVec::new();
    play.activation = Some(Activation {
        unit,
        card,
        made,
        granted: arrayvec::ArrayVec::new(),
        left: 2,
        turned: false,
        over: false,
    });
    damage::turn_wounded_token(play, unit)?;
    cover::lose_all(play, unit);
    tactics(play, unit, card)
}

/// All tactic abilities of the unit, in the order its player chooses; with the Shatterpoint card the
/// tactic of the struggle card too (SP-ACTV-15, SP-MISSION-13). What one asks for may be true by
/// another one.
fn tactics(play: &mut Play<'_>, unit: UnitId, card: OrderCard) -> Flow<()> {
    let seat = play.seat(unit);
    let mut done: Vec<Pending> = Vec::new();
    // A unit that its tactic wounds has no other one: its activation is over (SP-DMG-12).
    while !has_ended(play, unit) {
        let own = abilities::tactics(play, unit).into_iter();
        let mut pending: Vec<Pending> =
            own.map(|ability| Pending::Ability(unit, ability)).collect();
        let given = struggle_tactic(play).is_some_and(|own| abilities::works_now(play, unit, own));
        if card == OrderCard::Shatterpoint && given {
            pending.push(Pending::Tactic);
        }
        pending.retain(|one| !done.contains(one));
        if pending.is_empty() {
            break;
        }
        let next = attack::next(play, seat, pending.clone())?;
        let now = pending.remove(next);
        if let Pending::Ability(unit, ability) = now {
            abilities::work(play, unit, ability, Roles::of(unit))?;
        } else if let Some(tactic) = struggle_tactic(play).cloned() {
            let roles = Roles::of(unit);
            let mut running = Running { seat, ability: None, rule: None, roles, moved: false };
            effects::run(play, &mut running, &tactic.effects)?;
            abilities::after_wounds(play)?;
        }
        done.push(now);
    }
    Ok(())
}

fn struggle_tactic(state: &State) -> Option<&crate::language::Ability> {
    let card = usize::from(state.struggle?.card);
    state.mission_pack()?.struggle.get(card)?.tactic.as_ref()
}

/// Turn step 5: one thing that the active unit does, while nothing else is being resolved
/// (SP-ABIL-17). Says whether the activation goes on (SP-ACTV-18); it ends at once if the unit
/// becomes wounded (SP-DMG-12).
///
/// # Errors
/// Pauses for answers.
pub fn act(play: &mut Play<'_>) -> Flow<bool> {
    let Some(activation) = &play.activation else { return Ok(false) };
    let unit = activation.unit;
    if activation.over {
        return Ok(false);
    }
    let seat = play.seat(unit);
    let choice = play.choose(seat, Prompt::Act(unit), |state| options(state, unit))?;
    let acts = carry_out(play, unit, &choice)?;
    Ok(acts && play.activation.as_ref().is_some_and(|activation| !activation.over))
}

/// What the active unit has chosen to do. Says whether that was anything.
fn carry_out(play: &mut Play<'_>, unit: UnitId, choice: &Choice) -> Flow<bool> {
    match *choice {
        Choice::Action(action) => {
            if let Some(activation) = &mut play.activation {
                activation.left = activation.left.saturating_sub(1);
            }
            perform(play, unit, action)?;
        }
        Choice::Use { ability, pay, .. } => {
            spend_ability_action(play, unit, ability);
            abilities::pay_and_count(play, unit, ability, Some(pay))?;
            abilities::work(play, unit, ability, Roles::of(unit))?;
            answer_ability_action(play, unit, ability)?;
        }
        Choice::Stance(stance) => turn_stance(play, unit, stance),
        _ => return Ok(false),
    }
    Ok(true)
}

/// A unit may take one action as if it were activated (SO-CAPTIVE-04).
///
/// # Errors
/// Pauses for answers.
pub fn act_once(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let (made, granted) = (arrayvec::ArrayVec::new(), arrayvec::ArrayVec::new());
    let card = OrderCard::Unit(unit);
    let once = Activation { unit, card, made, granted, left: 1, turned: true, over: false };
    let before = play.activation.replace(once);
    let seat = play.seat(unit);
    let choice = play.choose(seat, Prompt::Act(unit), |state| {
        let mut options = options(state, unit);
        options.retain(|option| match option {
            Choice::Use { ability, .. } => {
                state.table.ability(unit, *ability).is_some_and(|ability| ability.action)
            }
            _ => true,
        });
        options
    })?;
    carry_out(play, unit, &choice)?;
    play.activation = before;
    Ok(())
}

/// Everything that the active unit can do.
fn options(state: &State, unit: UnitId) -> Vec<Choice> {
    let actions = Action::ALL.into_iter().filter(|&action| action != Action::Ability);
    let actions = actions.filter(|&action| may_act(state, unit, action)).map(Choice::Action);
    let abilities = abilities::active(state, unit).flat_map(|(ability, _)| {
        let payments = force::payments(state, unit, ability);
        payments.map(move |pay| Choice::Use { unit, ability, pay })
    });
    let mut options = Vec::with_capacity(16);
    options.extend(actions);
    options.extend(abilities);
    options.extend(other_stance(state, unit).map(Choice::Stance));
    options.push(Choice::End);
    options
}

/// The other side of a two-sided stance card, once in an activation (SP-STANCE-04).
#[must_use]
pub fn other_stance(state: &State, unit: UnitId) -> Option<u8> {
    let two = state.sheet(unit).unit.stance.len() == 2;
    let turned = state.activation.as_ref().is_some_and(|activation| activation.turned);
    (two && !turned).then(|| 1 - state.unit(unit).stance.min(1))
}

fn turn_stance(play: &mut Play<'_>, unit: UnitId, stance: u8) {
    play.unit_mut(unit).stance = stance;
    if let Some(activation) = &mut play.activation {
        activation.turned = true;
    }
    play.tell(&[Rule("SP-STANCE-04")], |_| Event::Stance { unit, stance });
}

/// Whether a unit can make an action of its own now, and it would come to anything (SP-ATK-13).
#[must_use]
pub fn may_act(state: &State, unit: UnitId, action: Action) -> bool {
    barred(state, unit, action).is_none() && (action != Action::Combat || pays_off(state, unit))
}

/// Why a unit cannot make an action of its own.
///
/// # Errors
/// The rule that forbids it.
pub fn refuse_action(state: &State, unit: UnitId, action: Action) -> Result<(), Refusal> {
    match barred(state, unit, action) {
        Some(rule) => Err(rule.into()),
        None if may_act(state, unit, action) => Ok(()),
        None => Err(Refusal::from(Rule("SP-ATK-13")).with("target", "none")),
    }
}

/// The rule that bars an action whatever it would come to: it is the unit's activation, one of its two
/// actions is left (SP-ACTV-01), and this one was not made yet (SP-ACTV-02).
fn barred(state: &State, unit: UnitId, action: Action) -> Option<Rule> {
    let activation = state.activation.as_ref().filter(|activation| activation.unit == unit);
    let Some(activation) = activation else { return Some(Rule("SP-ORDER-01")) };
    if activation.made.contains(&action) {
        let granted = activation.granted.contains(&action);
        return Some(Rule(if granted { "SP-ACTV-10" } else { "SP-ACTV-02" }));
    }
    (activation.left == 0).then_some(Rule("SP-ACTV-01"))
}

/// Whether a Combat action would come to anything: a character of the unit can attack, or an ability
/// of its player answers the action (SP-ACTV-05). Otherwise an action would be spent for nothing.
fn pays_off(state: &State, unit: UnitId) -> bool {
    let moment = Moment::action(state, unit, Action::Combat);
    let terms = Terms::default();
    attack::any(state, &movement::members(state, unit), &terms)
        || abilities::answered(state, &moment, state.seat(unit))
}

/// Whether it is a unit's activation, and that has not ended (SP-DMG-12).
#[must_use]
pub fn is_active(state: &State, unit: UnitId) -> bool {
    let activation = state.activation.as_ref();
    activation.is_some_and(|activation| activation.unit == unit && !activation.over)
}

/// An ability that begins with "Action:" uses an action (SP-ACTV-06).
pub fn spend_ability_action(play: &mut Play<'_>, unit: UnitId, ability: u8) {
    let action = play.table.ability(unit, ability).is_some_and(|ability| ability.action);
    if let Some(activation) = play.activation.as_mut().filter(|_| action) {
        activation.left = activation.left.saturating_sub(1);
        note_made(activation, Action::Ability);
    }
}

/// What answers the Ability action, once the ability is resolved (SP-ACTV-06).
///
/// # Errors
/// Pauses for answers.
pub fn answer_ability_action(play: &mut Play<'_>, unit: UnitId, ability: u8) -> Flow<()> {
    if !play.table.ability(unit, ability).is_some_and(|ability| ability.action) {
        return Ok(());
    }
    let moment = Moment::action(play, unit, Action::Ability);
    abilities::respond(play, &moment)?;
    abilities::after_wounds(play)
}

/// Whether an effect could not give a unit an action, which it has made in this activation
/// (SP-ACTV-10).
#[must_use]
pub fn was_made(state: &State, unit: UnitId, action: Action) -> bool {
    let own = state.activation.as_ref().filter(|activation| activation.unit == unit);
    own.is_some_and(|activation| activation.made.contains(&action))
}

fn note_made(activation: &mut Activation, action: Action) {
    if !activation.made.contains(&action) && !activation.made.is_full() {
        activation.made.push(action);
    }
}

/// An action that an effect gives: beside the two of the activation (SP-ACTV-09), but not if the
/// unit has made it in this activation (SP-ACTV-10).
///
/// # Errors
/// Pauses for answers.
pub fn granted(play: &mut Play<'_>, unit: UnitId, action: Action) -> Flow<()> {
    if was_made(play, unit, action) {
        return Ok(());
    }
    if let Some(activation) = play.activation.as_mut().filter(|own| own.unit == unit)
        && !activation.granted.is_full()
    {
        activation.granted.push(action);
    }
    perform(play, unit, action)
}

/// The movements of a Move action.
pub const MOVEMENTS: [MoveKind; 3] = [MoveKind::Advance, MoveKind::Dash, MoveKind::Climb];

/// An action of all characters of a unit (SP-MULTI-01); only then it is complete (SP-MULTI-03), and
/// all of them have made it (SP-MULTI-04). What answers the action answers no action that was cut
/// short.
fn perform(play: &mut Play<'_>, unit: UnitId, action: Action) -> Flow<()> {
    if let Some(activation) = play.activation.as_mut().filter(|own| own.unit == unit) {
        note_made(activation, action);
    }
    play.tell(&[Rule("SP-ACTV-01")], |_| Event::Acts { unit, action });
    play.resolving += 1;
    let strained = conditions::strained(play, unit);
    // A Combat action may be made in the middle of another one.
    let outer = (action == Action::Combat).then(|| std::mem::take(&mut play.attacked));
    let part = match action {
        Action::Move => one_by_one(play, unit, |play, left| {
            let seat = play.seat(unit);
            Ok(movement::go(play, seat, left, &MOVEMENTS, None)?.map(|(mover, _)| mover))
        })?,
        Action::Focus => focus(play, unit),
        Action::Combat => combat(play, unit)?,
        Action::Recover => recover(play, unit)?,
        Action::TakeCover => take_cover(play, unit)?,
        Action::Ability => Part::Complete,
    };
    // Players' effects come before a condition, which nobody controls (SP-TIMING-02).
    if part == Part::Complete {
        let moment = Moment::action(play, unit, action);
        abilities::respond(play, &moment)?;
    }
    if let Some(outer) = outer {
        play.attacked = outer;
    }
    conditions::end_strain(play, unit, strained)?;
    abilities::end_effect(play)
}

/// How much of an action was made (SP-MULTI-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// Each character made it or declined it.
    Complete,
    /// A wound ended the activation while characters were still to make it.
    CutShort,
}

/// Lets the characters of a unit do something one after the other, in the order the player chooses;
/// `next` says who did, or nobody more. If the unit's own activation ends meanwhile, the others' part
/// is lost (SP-DMG-12); an ability that is resolved after its end gives the whole action.
fn one_by_one(
    play: &mut Play<'_>,
    unit: UnitId,
    mut next: impl FnMut(&mut Play<'_>, &[CharacterId]) -> Flow<Option<CharacterId>>,
) -> Flow<Part> {
    let mut left = movement::members(play, unit);
    let after_the_end = has_ended(play, unit);
    while !left.is_empty() {
        if !after_the_end && has_ended(play, unit) {
            return Ok(Part::CutShort);
        }
        let Some(done) = next(play, &left)? else { break };
        left.retain(|&mut other| other != done);
    }
    Ok(Part::Complete)
}

fn has_ended(state: &State, unit: UnitId) -> bool {
    state.activation.as_ref().is_some_and(|own| own.unit == unit && own.over)
}

/// Each character adds a die to its next attack in this activation (SP-ACTV-04), and those of
/// Sharpshooter (SP-KEY-03) and Impact (SP-KEY-04); those that wait already are kept.
fn focus(play: &mut Play<'_>, unit: UnitId) -> Part {
    for character in movement::members(play, unit) {
        let sharpshooter = keywords::sharpshooter(play, character);
        let impact = keywords::impact(play, character);
        let waiting = &mut play.waiting[character.index()];
        waiting.focus = 1;
        waiting.sharpshooter = waiting.sharpshooter.max(sharpshooter);
        waiting.impact = waiting.impact.max(impact);
    }
    Part::Complete
}

/// Each character may make one attack (SP-ACTV-05).
fn combat(play: &mut Play<'_>, unit: UnitId) -> Flow<Part> {
    let seat = play.seat(unit);
    one_by_one(play, unit, |play, left| {
        attack::may_attack(play, seat, left, &Terms::default(), true)
    })
}

/// Each character may heal (SP-ACTV-07).
fn recover(play: &mut Play<'_>, unit: UnitId) -> Flow<Part> {
    one_by_one(play, unit, |play, left| {
        let next = who(play, unit, Action::Recover, left)?;
        symbols::heal(play, next, 1)?;
        Ok(Some(next))
    })
}

/// The player may push each character range 1 in any direction; then the unit gains a hunker token
/// (SP-ACTV-08).
fn take_cover(play: &mut Play<'_>, unit: UnitId) -> Flow<Part> {
    let seat = play.seat(unit);
    let part = one_by_one(play, unit, |play, left| {
        let character = who(play, unit, Action::TakeCover, left)?;
        let free = Push { character, range: 1, from: None, pull: false };
        push::push(play, seat, free, true)?;
        Ok(Some(character))
    })?;
    if part == Part::Complete {
        cover::hunker(play, unit)?;
    }
    Ok(part)
}

/// Whose turn it is among the characters that are left, in the order the player chooses
/// (SP-MULTI-01).
fn who(
    play: &mut Play<'_>,
    unit: UnitId,
    action: Action,
    left: &[CharacterId],
) -> Flow<CharacterId> {
    let seat = play.seat(unit);
    let choice = play.choose(seat, Prompt::Who { unit, action }, |_| {
        left.iter().copied().map(Choice::Character).collect()
    })?;
    let Choice::Character(character) = choice else { return Ok(left[0]) };
    Ok(character)
}

/// Turn steps 6 and 7: the activation ends.
pub fn end(play: &mut Play<'_>) {
    if play.activation.take().is_some() {
        lose_dice(play);
    }
}

/// With the activation, or with what took its place, Focus dice are lost, also those that another unit
/// was given in it, in the earlier edition those of keywords too (SP-ACTV-04, SP-KEY-03, SP-KEY-04).
pub fn lose_dice(play: &mut Play<'_>) {
    let earlier = play.table.edition == Edition::June2023;
    for waiting in &mut play.waiting {
        waiting.focus = 0;
        if earlier {
            (waiting.sharpshooter, waiting.impact) = (0, 0);
        }
    }
}

/// Why an active ability cannot be used.
///
/// # Errors
/// The rule that forbids it.
pub fn refuse_ability(state: &State, unit: UnitId, number: u8) -> Result<(), Refusal> {
    let Some(ability) = state.table.ability(unit, number) else {
        return Err(Rule("SP-ABIL-02").into());
    };
    if ability.kind != AbilityKind::Active || !abilities::works_now(state, unit, ability) {
        return Err(Refusal::from(Rule("SP-ABIL-02")).with("ability", &ability.name.en));
    }
    if abilities::used_up(state, unit, number, ability) {
        return Err(Refusal::from(Rule("SP-ABIL-15")).with("ability", &ability.name.en));
    }
    if ability.action {
        refuse_action(state, unit, Action::Ability)?;
    }
    force::refuse_momentum(state, unit, number)?;
    if abilities::gives_nothing(state, unit, ability) {
        return Err(Refusal::from(Rule("SP-ACTV-10")).with("ability", &ability.name.en));
    }
    if force::payments(state, unit, number).next().is_none() {
        let cost = force::cost(state, unit, number);
        let ready = state.player(state.seat(unit)).ready;
        return Err(Refusal::from(Rule("SP-ABIL-12")).with("cost", cost).with("ready", ready));
    }
    Ok(())
}
