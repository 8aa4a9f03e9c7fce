//! Abilities: which can be used now, triggers and who answers them first (chapters "Abilities",
//! "Timing").

use kernel::{Flow, Rule, Seat};

use crate::effects::{self, Running};
use crate::event::Event;
use crate::filter::{self, Roles};
use crate::language::{Ability, AbilityKind, Action, Effect};
use crate::moments::Moment;
use crate::operations::captives;
use crate::question::{Choice, Payment, Prompt};
use crate::state::{State, Wound};
use crate::table::UnitId;
use crate::{Play, force, operations};

/// Lets abilities answer something that happened.
///
/// # Errors
/// Pauses for answers.
pub fn respond(play: &mut Play<'_>, moment: &Moment) -> Flow<()> {
    respond_to(play, std::slice::from_ref(moment))
}

/// Lets abilities answer the damage pool, which the defender may do before Protection or after it
/// (SP-ATK-23), but only once: `answered` are the abilities that worked before, and with a reactive
/// one among them no other is used (SP-ABIL-06). Gives all that have worked.
///
/// # Errors
/// Pauses for answers.
pub fn answer_pool(
    play: &mut Play<'_>,
    moment: &Moment,
    answered: Vec<(UnitId, u8)>,
    last: bool,
) -> Flow<Vec<(UnitId, u8)>> {
    let moments = std::slice::from_ref(moment);
    let Some(seat) = moment.target.map(|target| play.seat_of(target)) else { return Ok(answered) };
    let mut answered = answered;
    loop {
        let reacted = answered.iter().any(|&(unit, number)| {
            let ability = play.table.ability(unit, number);
            ability.is_some_and(|ability| ability.kind == AbilityKind::Reactive)
        });
        let done: &[usize] = if reacted { &[0] } else { &[] };
        let reactive = triggered(play, moments, done, seat, true);
        let mut innate = triggered(play, moments, &[], seat, false);
        innate.retain(|&(_, unit, number)| !answered.contains(&(unit, number)));
        if innate.is_empty() && reactive.is_empty() {
            return Ok(answered);
        }
        let prompt = Prompt::React(moment.occasion());
        let choice = play.choose(seat, prompt, |state| {
            let mut options = offers(state, &innate, &reactive);
            // Before Protection everything may wait.
            if !last && !options.contains(&Choice::Decline) {
                options.push(Choice::Decline);
            }
            options
        })?;
        let Choice::Use { unit, ability, pay } = choice else { return Ok(answered) };
        answered.push((unit, ability));
        if reactive.iter().any(|&(_, own, number)| (own, number) == (unit, ability)) {
            pay_and_count(play, unit, ability, Some(pay))?;
        }
        let roles = moment.roles_for(play, unit, ability);
        work(play, unit, ability, roles)?;
    }
}

/// An ability that a moment triggers: the number of the moment, the unit, the ability.
type Triggered = (usize, UnitId, u8);

/// Lets abilities answer what happened at the same time. First the active player's, in an attack the
/// attacker's, then the other's (SP-TIMING-01, SP-TIMING-02, SP-TIMING-03, SP-ATK-26); a player chooses
/// the order of the own ones (SP-TIMING-04) and uses at most one reactive ability for each, over all
/// own units (SP-ABIL-06), freely (SP-ABIL-05): one that could answer several may be declined for
/// each. Innate abilities do not count for that (SP-ABIL-10).
///
/// # Errors
/// Pauses for answers.
pub fn respond_to(play: &mut Play<'_>, moments: &[Moment]) -> Flow<()> {
    let attacker = play.attacks.last().map(|attack| play.seat_of(attack.attacker));
    let first = attacker.unwrap_or(play.active);
    for seat in [first, first.other()] {
        let mut innate = triggered(play, moments, &[], seat, false);
        let (mut reacted, mut declined) = (Vec::new(), Vec::new());
        loop {
            let mut reactive = triggered(play, moments, &reacted, seat, true);
            reactive.retain(|one| !declined.contains(one));
            let Some(&(next, ..)) = innate.first().or(reactive.first()) else { break };
            let prompt = Prompt::React(moments[next].occasion());
            let choice = play.choose(seat, prompt, |state| offers(state, &innate, &reactive))?;
            let Choice::Use { unit, ability, pay } = choice else {
                // Each was offered for the first that it could answer.
                reactive.dedup_by_key(|&mut (_, unit, number)| (unit, number));
                declined.append(&mut reactive);
                continue;
            };
            let same = |other: &&Triggered| (other.1, other.2) == (unit, ability);
            let moment = if let Some(&happens) = innate.iter().find(same) {
                innate.retain(|other| *other != happens);
                happens.0
            } else if let Some(&(moment, ..)) = reactive.iter().find(same) {
                reacted.push(moment);
                pay_and_count(play, unit, ability, Some(pay))?;
                moment
            } else {
                break;
            };
            let roles = moments[moment].roles_for(play, unit, ability);
            work(play, unit, ability, roles)?;
            innate.retain(|&(_, unit, number)| !is_done(play, unit, number));
        }
    }
    Ok(())
}

/// Whether an ability that works once a turn has worked.
fn is_done(state: &State, unit: UnitId, number: u8) -> bool {
    let ability = state.table.ability(unit, number);
    ability.is_some_and(|ability| ability.once && used_up(state, unit, number, ability))
}

/// Innate abilities happen, reactive ones may be used; with none of the first left one may decline.
fn offers(state: &State, innate: &[Triggered], reactive: &[Triggered]) -> Vec<Choice> {
    let pay = Payment::Force;
    let happen = innate.iter().map(|&(_, unit, ability)| Choice::Use { unit, ability, pay });
    let mut options: Vec<Choice> = happen.collect();
    for &(_, unit, ability) in reactive {
        let payments = force::payments(state, unit, ability);
        options.extend(payments.map(|pay| Choice::Use { unit, ability, pay }));
    }
    options.dedup();
    if innate.is_empty() {
        options.push(Choice::Decline);
    }
    options
}

/// The units of a player that could answer with a reactive ability.
#[must_use]
pub fn reacting(state: &State, moments: &[Moment], seat: Seat) -> Vec<UnitId> {
    let found = triggered(state, moments, &[], seat, true).into_iter();
    let mut units: Vec<UnitId> = found.map(|(_, unit, _)| unit).collect();
    units.dedup();
    units
}

/// The abilities of a player that moments trigger, reactive ones or the others, but none for the
/// moments in `done`.
fn triggered(
    state: &State,
    moments: &[Moment],
    done: &[usize],
    seat: Seat,
    reactive: bool,
) -> Vec<Triggered> {
    let mut found = Vec::new();
    for (place, moment) in moments.iter().enumerate().filter(|(n, _)| !done.contains(n)) {
        let waiting = state.table.triggers.waiting(moment.occurrence(), seat, reactive);
        if waiting.is_empty() {
            continue;
        }
        let mut known: Option<Roles> = None;
        for &(unit, number) in waiting.iter().filter(|&&(unit, _)| !state.unit(unit).defeated) {
            let ability = &state.sheet(unit).unit.ability[usize::from(number)];
            let Some(trigger) = ability.when.as_ref().filter(|when| moment.is_what(when)) else {
                continue;
            };
            let roles = known.get_or_insert_with(|| moment.roles(unit));
            roles.unit = unit;
            let works = moment.concerns(state, roles, trigger)
                && ability.given.iter().all(|given| filter::holds(state, roles, given))
                && (!reactive || usable(state, unit, number, ability))
                && !(reactive && effects::strike_nobody(state, roles, &ability.effects))
                && !is_done(state, unit, number);
            if works {
                found.push((place, unit, number));
            }
        }
    }
    // As the units stand on the sheet, whichever of the moments they answer.
    found.sort_unstable_by_key(|&(place, unit, number)| (unit, number, place));
    found
}

/// Whether a player has an ability that answers something.
#[must_use]
pub fn answered(state: &State, moment: &Moment, seat: Seat) -> bool {
    let moments = std::slice::from_ref(moment);
    [false, true]
        .into_iter()
        .any(|reactive| !triggered(state, moments, &[], seat, reactive).is_empty())
}

/// Whether a unit can use an ability that costs Force now: not too often (SP-ABIL-15), payable
/// (SP-ABIL-12), and for more than an action that it has made (SP-ACTV-10).
#[must_use]
pub fn usable(state: &State, unit: UnitId, number: u8, ability: &Ability) -> bool {
    !used_up(state, unit, number, ability)
        && !captives::is_silent(state, unit)
        && !gives_nothing(state, unit, ability)
        && force::payments(state, unit, number).next().is_some()
}

/// Whether an ability gives nothing but actions that the unit has made in this activation
/// (SP-ACTV-10).
#[must_use]
pub fn gives_nothing(state: &State, unit: UnitId, ability: &Ability) -> bool {
    were_made(state, unit, &ability.effects)
}

/// Whether effects are nothing but actions that a unit has made.
fn were_made(state: &State, unit: UnitId, effects: &[Effect]) -> bool {
    let made = |effect: &Effect| match effect {
        Effect::Action(action) => crate::activation::was_made(state, unit, *action),
        Effect::May(effects) => were_made(state, unit, effects),
        _ => false,
    };
    !effects.is_empty() && effects.iter().all(made)
}

/// Whether it was used as often as a turn allows (SP-ABIL-15).
#[must_use]
pub fn used_up(state: &State, unit: UnitId, number: u8, ability: &Ability) -> bool {
    state.unit(unit).used[usize::from(number)] >= ability.uses
}

/// Pays for an ability and counts its use; without a payment it costs no Force (SP-SYM-13).
///
/// # Errors
/// The game may end by damage paid.
pub fn pay_and_count(
    play: &mut Play<'_>,
    unit: UnitId,
    ability: u8,
    pay: Option<Payment>,
) -> Flow<()> {
    play.unit_mut(unit).used[usize::from(ability)] += 1;
    let force = if pay.is_some() { force::cost(play, unit, ability) } else { 0 };
    play.tell(&[Rule("SP-ABIL-12")], |_| Event::Ability { unit, ability, force, pay });
    force::pay(play, unit, ability, pay)?;
    operations::ability_used(play, unit, ability)
}

/// How many abilities may set each other off inside one another. No card comes near it; a pack whose
/// abilities answer themselves must not run forever.
pub const MOST_WORKING: u8 = 16;

/// An ability of any kind works: its effects, and then what its wounds lead to. Using an active or
/// reactive ability strains (SP-COND-04); players' effects come before that (SP-TIMING-02).
///
/// # Errors
/// Pauses for answers.
pub fn work(play: &mut Play<'_>, unit: UnitId, ability: u8, roles: Roles) -> Flow<()> {
    let table = play.table.clone();
    let Some(card) = table.ability(unit, ability) else { return Ok(()) };
    if play.working >= MOST_WORKING {
        return Ok(());
    }
    play.working += 1;
    play.resolving += 1;
    let costs = matches!(card.kind, AbilityKind::Active | AbilityKind::Reactive);
    if !costs {
        play.tell(&[Rule("SP-ABIL-07")], |_| Event::Ability { unit, ability, force: 0, pay: None });
        if card.once {
            play.unit_mut(unit).used[usize::from(ability)] += 1;
        }
    }
    let strained = crate::conditions::strained(play, unit).filter(|_| costs);
    let seat = play.seat(unit);
    let mut running =
        Running { seat, ability: Some((unit, ability)), rule: None, roles, moved: false };
    effects::run(play, &mut running, &card.effects)?;
    after_wounds(play)?;
    crate::conditions::end_strain(play, unit, strained)?;
    play.working -= 1;
    end_effect(play)
}

/// The end of an effect that began with one more in [`State::resolving`].
///
/// # Errors
/// Pauses for answers.
pub fn end_effect(play: &mut Play<'_>) -> Flow<()> {
    after_wounds(play)?;
    play.resolving -= 1;
    Ok(())
}

/// What answers the wounds of an effect, after the effect (SP-EFFECT-06): those of an outer one wait
/// for its own end. Inside an attack they wait for the end of that; special rules then answer what an
/// inner one did.
///
/// # Errors
/// Pauses for answers.
pub fn after_wounds(play: &mut Play<'_>) -> Flow<()> {
    let inside = play.resolving;
    loop {
        let free = play.attacks.is_empty();
        let moments = wounds(play, |wound| free && wound.inside >= inside);
        if !moments.is_empty() {
            respond_to(play, &moments)?;
        } else if free && !play.wounds.is_empty() || !operations::wound_resolved(play)? {
            return Ok(());
        }
    }
}

/// The end of an attack: what answers the attack itself and the wounds it made (SP-ATK-24, groups C
/// and D).
///
/// # Errors
/// Pauses for answers.
pub fn end_attack(play: &mut Play<'_>) -> Flow<()> {
    let depth = play.attacks.len() as u8;
    let mut moments = wounds(play, |wound| wound.depth >= depth);
    moments.extend(Moment::resolved(play));
    respond_to(play, &moments)?;
    wounds_of_end(play)
}

/// What answers the wounds that were made at the end of an attack, while that is still going on: the
/// attacker's effects come first then too, and an outer attack waits (SP-EFFECT-06, SP-TIMING-03).
///
/// # Errors
/// Pauses for answers.
pub fn wounds_of_end(play: &mut Play<'_>) -> Flow<()> {
    let depth = play.attacks.len() as u8;
    // A card that wounds and cures itself for ever is left to the end of all attacks.
    for _ in 0..MOST_WORKING {
        let moments = wounds(play, |wound| wound.depth >= depth);
        if moments.is_empty() {
            break;
        }
        respond_to(play, &moments)?;
    }
    Ok(())
}

/// The wounds that are due of those that nobody has answered yet: those of an outer attack or effect
/// wait for its own end.
fn wounds(play: &mut Play<'_>, is_due: impl Fn(&Wound) -> bool) -> Vec<Moment> {
    if play.wounds.is_empty() {
        return Vec::new();
    }
    let wounds = std::mem::take(&mut play.wounds);
    let (due, waiting) = wounds.into_iter().partition(is_due);
    play.wounds = waiting;
    due.into_iter().map(Moment::wounded).collect()
}

/// The active abilities that a unit could use now (SP-ABIL-02); those that need an action only if
/// one is left and none was made so far (SP-ACTV-06), and none that gives only an action already made
/// (SP-ACTV-10).
pub fn active(state: &State, unit: UnitId) -> impl Iterator<Item = (u8, &Ability)> + '_ {
    let abilities = state.sheet(unit).unit.ability.iter().enumerate();
    let abilities = abilities.map(|(number, ability)| (number as u8, ability));
    abilities.filter(move |(number, ability)| {
        ability.kind == AbilityKind::Active
            && works_now(state, unit, ability)
            && !used_up(state, unit, *number, ability)
            && !captives::is_silent(state, unit)
            && !gives_nothing(state, unit, ability)
            && (!ability.action || crate::activation::may_act(state, unit, Action::Ability))
    })
}

/// Whether what an ability without a trigger asks for is true.
#[must_use]
pub fn works_now(state: &State, unit: UnitId, ability: &Ability) -> bool {
    let roles = Roles::of(unit);
    ability.given.iter().all(|given| filter::holds(state, &roles, given))
}

/// The tactic abilities of a unit (SP-ACTV-15).
#[must_use]
pub fn tactics(state: &State, unit: UnitId) -> Vec<u8> {
    let abilities = state.sheet(unit).unit.ability.iter().enumerate();
    let tactics = abilities.filter(|(_, ability)| {
        ability.kind == AbilityKind::Tactic && works_now(state, unit, ability)
    });
    tactics.map(|(number, _)| number as u8).collect()
}
