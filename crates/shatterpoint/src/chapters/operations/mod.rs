//! Strategic Operations: what this mode of play changes. Everything else is as in the core rules
//! (SO-CORE-01).

pub mod ambush;
pub mod armour;
pub mod captives;
pub mod card;
mod deeds;
pub mod finding;
pub mod noise;
pub mod progress;
pub mod roaming;
pub mod sequence;
pub mod ship;
pub mod stationing;
pub mod tokens;
pub mod tracker;

use arrayvec::ArrayVec;
use kernel::{Flow, Outcome, Rule, Seat, Stop};

use crate::effects::{self, Running};
use crate::event::Event;
use crate::filter::Roles;
use crate::language::{AttackType, Effect, Face, MoveKind};
use crate::question::Pending;
use crate::state::State;
use crate::table::{CharacterId, Edition, MOST_ARMOURED, MOST_TRACKERS, UnitId};
use crate::{Play, abilities, attack, conditions, damage};
use card::{Occurrence, Operation, Restraint, Side, SpecialRule, StageCard, StageEnd};
pub use deeds::run as deed;
pub use finding::holds;

/// An operation in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Underway {
    /// Who is the Aggressor; the other player is the Sentinel (SO-SETUP-05).
    pub aggressor: Seat,
    /// The stage card, by its number.
    pub stage: u8,
    /// The struggle token is on the middle space of the track (SO-WIN-03).
    pub token: bool,
    /// The special rule that is at work.
    pub rule: Option<RuleAt>,
    /// Damage tokens of each armoured target.
    pub armour: ArrayVec<u8, MOST_ARMOURED>,
    /// The spaces of each tracker that hold tokens, as bits.
    pub trackers: ArrayVec<u16, MOST_TRACKERS>,
    /// The unit that was chosen to be activated in this turn.
    pub activated: Option<UnitId>,
    /// What a special rule rolled, or the attack that it granted.
    pub roll: Vec<Face>,
    /// The objective that a special rule chose.
    pub chosen: Option<u8>,
    /// The attack that a special rule grants.
    pub assault: Option<Assault>,
    /// Operation tokens on units' cards.
    pub tokens: Vec<tokens::Token>,
    /// Operation tokens that can be drawn.
    pub pool: Vec<Face>,
    /// Operation tokens in a row, the next one first.
    pub sequence: Vec<Face>,
    /// The first of them is revealed.
    pub revealed: bool,
    /// Rules that work once in each turn and have worked in this one.
    pub worked: Vec<RuleAt>,
    /// Objectives that such rules have chosen in this turn.
    pub picked: Vec<u8>,
    /// Units that became wounded, by effects that are not resolved yet.
    pub wounds: Vec<FreshWound>,
    /// How near the one was whose wound is answered.
    pub wounded_near: Option<u8>,
    /// Ambush tokens on the battlefield.
    pub ambushes: Vec<ambush::Ambush>,
    /// Those near which the movement ended that is answered.
    pub spotted: Vec<ambush::Ambush>,
    /// They are being laid.
    pub laying: bool,
    /// A squad that is deployed last, around objectives.
    pub scattered: Option<(Seat, u8)>,
    /// The objective at which the ship stands.
    pub ship: Option<u8>,
    /// The units aboard it.
    pub aboard: Vec<UnitId>,
    /// Units that are captured.
    pub captured: Vec<UnitId>,
    /// Units that are off duty.
    pub off_duty: Vec<UnitId>,
    /// Operation tokens of the noise, face down.
    pub noise: Vec<Face>,
    /// What was signalled, by its number.
    pub signals: Vec<u8>,
    /// The unit that is activated attacked in this activation.
    pub attacked: bool,
    /// It wounded an enemy unit.
    pub has_wounded: bool,
    /// The chosen unit is not activated: a special rule took its place.
    pub spent: bool,
}

/// A unit became wounded, and special rules have not answered it yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FreshWound {
    /// Which unit.
    pub unit: UnitId,
    /// How near it was to the objective that roams, as a range.
    pub near: Option<u8>,
    /// In how many attacks inside one another: the innermost made it.
    pub depth: u8,
}

/// An attack against an armoured target that a special rule grants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Assault {
    /// Which target.
    pub target: u8,
    /// Only through objectives that the attacker's player controls.
    pub controlled: bool,
}

impl Underway {
    /// An operation before its first stage.
    #[must_use]
    pub fn of(card: &Operation, aggressor: Seat) -> Underway {
        Underway {
            aggressor,
            stage: 0,
            token: false,
            rule: None,
            armour: card.armoured.iter().map(|_| 0).take(MOST_ARMOURED).collect(),
            trackers: card.tracker.iter().map(|_| 0).take(MOST_TRACKERS).collect(),
            activated: None,
            roll: Vec::new(),
            chosen: None,
            assault: None,
            tokens: Vec::new(),
            pool: card.pool.clone(),
            sequence: Vec::new(),
            revealed: false,
            worked: Vec::new(),
            picked: Vec::new(),
            wounds: Vec::new(),
            wounded_near: None,
            ambushes: Vec::new(),
            spotted: Vec::new(),
            laying: false,
            scattered: None,
            ship: None,
            aboard: Vec::new(),
            captured: Vec::new(),
            off_duty: Vec::new(),
            noise: Vec::new(),
            signals: Vec::new(),
            attacked: false,
            has_wounded: false,
            spent: false,
        }
    }

    /// The role of a player.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Side {
        if seat == self.aggressor { Side::Aggressor } else { Side::Sentinel }
    }

    /// The player in a role.
    #[must_use]
    pub fn seat(&self, side: Side) -> Seat {
        match side {
            Side::Aggressor => self.aggressor,
            Side::Sentinel => self.aggressor.other(),
        }
    }
}

/// A special rule by its place: on the operation card, or on the stage card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RuleAt {
    /// By its number on the operation card.
    Operation(u8),
    /// On the stage card with the first number, by the second.
    Stage(u8, u8),
}

/// The current stage card.
#[must_use]
pub fn stage(state: &State) -> Option<&StageCard> {
    let number = usize::from(state.operation.as_ref()?.stage);
    state.table.operation.as_ref()?.stage.get(number)
}

impl RuleAt {
    /// The rule at this place.
    #[must_use]
    pub fn on(self, operation: &Operation) -> Option<&SpecialRule> {
        match self {
            RuleAt::Operation(number) => operation.rule.get(usize::from(number)),
            RuleAt::Stage(stage, number) => {
                operation.stage.get(usize::from(stage))?.rule.get(usize::from(number))
            }
        }
    }
}

/// The tokens that are no objectives in the current stage.
#[must_use]
pub fn stage_posts(state: &State) -> &[String] {
    stage(state).map_or(&[], |stage| &stage.posts)
}

/// Whether a token of the layout lies on the battlefield: one that roams while it is active
/// (SO-ROAM-01), one that is no objective in the stages that have it (SO-JAIL-27).
#[must_use]
pub fn is_laid(state: &State, number: usize) -> bool {
    let (Some(operation), Some(token)) = (&state.table.operation, state.objectives.get(number))
    else {
        return true;
    };
    let names = |stage: &StageCard| {
        let id = state.layout().get(number).map(|at| &at.id);
        id.is_some_and(|id| stage.posts.contains(id))
    };
    match token.roams {
        true => token.active,
        false => !operation.stage.iter().any(names) || stage(state).is_some_and(names),
    }
}

/// A special rule.
#[must_use]
pub fn rule(state: &State, at: RuleAt) -> Option<&SpecialRule> {
    at.on(state.table.operation.as_ref()?)
}

/// The special rules in force: those of the operation, and those of the current stage (SO-CARD-03),
/// as the chosen print has them.
fn in_force(state: &State) -> Vec<RuleAt> {
    let Some((operation, now)) = state.table.operation.as_ref().zip(state.operation.as_ref())
    else {
        return Vec::new();
    };
    let of_stage = operation.stage.get(usize::from(now.stage)).map_or(0, |stage| stage.rule.len());
    let of_stage = (0..of_stage as u8).map(|number| RuleAt::Stage(now.stage, number));
    let all = (0..operation.rule.len() as u8).map(RuleAt::Operation).chain(of_stage);
    let printed = |rule: &SpecialRule| rule.printing.is_none_or(|on| on == state.table.printing);
    all.filter(|at| at.on(operation).is_some_and(printed)).collect()
}

/// The special rules that something makes work for a player.
fn waiting(state: &State, seat: Seat, occurrence: &Occurrence) -> Vec<RuleAt> {
    let works = |at: &RuleAt| {
        rule(state, *at).is_some_and(|rule| {
            rule.when.as_ref() == Some(occurrence)
                && applies(state, rule, seat)
                && rule.given.iter().all(|given| holds(state, given))
        })
    };
    in_force(state).into_iter().filter(works).collect()
}

/// The same, either those that come last or the others.
fn of_moment(state: &State, seat: Seat, occurrence: &Occurrence, last: bool) -> Vec<RuleAt> {
    let comes = |at: &RuleAt| rule(state, *at).is_some_and(|rule| rule.last == last);
    waiting(state, seat, occurrence).into_iter().filter(comes).collect()
}

/// Whether a rule applies to a player (SO-SETUP-05).
fn applies(state: &State, rule: &SpecialRule, seat: Seat) -> bool {
    let now = state.operation.as_ref();
    now.is_some_and(|now| rule.of.is_none_or(|side| now.seat(side) == seat))
}

/// Who orders effects of no player: the active player (SP-TIMING-02), in an attack of the earlier
/// edition the attacker; nothing that special rules wait for is part of step 10E (SP-TIMING-03).
fn chooser(state: &State) -> Seat {
    let earlier = state.table.edition == Edition::June2023;
    let attack = state.attacks.last().filter(|_| earlier);
    attack.map_or(state.active, |attack| state.seat_of(attack.attacker))
}

/// Non-player effects at one moment, in the order that is chosen.
fn in_order(
    play: &mut Play<'_>,
    due: Vec<(Seat, Pending)>,
    roles: &dyn Fn(&State, Seat) -> Roles,
) -> Flow<()> {
    each_in_order(play, due, roles, |_| Ok(()))
}

/// The same for effects that are part of no other: what answers the wounds of one comes before the
/// next (SP-EFFECT-06).
fn one_by_one(
    play: &mut Play<'_>,
    due: Vec<(Seat, Pending)>,
    roles: &dyn Fn(&State, Seat) -> Roles,
) -> Flow<()> {
    each_in_order(play, due, roles, settle)
}

fn each_in_order(
    play: &mut Play<'_>,
    mut due: Vec<(Seat, Pending)>,
    roles: &dyn Fn(&State, Seat) -> Roles,
    after: fn(&mut Play<'_>) -> Flow<()>,
) -> Flow<()> {
    let chooser = chooser(play);
    if due.iter().all(|(_, pending)| is_apart(play, pending)) {
        due.retain(|(_, pending)| {
            *pending != Pending::Progress || {
                progress::start_of_turn(play);
                false
            }
        });
    }
    while !due.is_empty() {
        let pending = due.iter().map(|(_, pending)| pending.clone()).collect();
        let next = attack::next(play, chooser, pending)?;
        match due.remove(next) {
            (seat, Pending::Rule(at)) => {
                let roles = roles(play, seat);
                work(play, seat, at, roles)?;
                after(play)?;
            }
            _ => progress::start_of_turn(play),
        }
    }
    Ok(())
}

/// Whether something leaves the struggle track alone, the momentum token itself excepted: then nobody
/// needs to be asked which comes first (SO-RULE-03).
fn is_apart(state: &State, pending: &Pending) -> bool {
    let apart = |effect: &Effect| {
        !matches!(
            effect,
            Effect::AddMomentum { .. }
                | Effect::RemoveMomentum { .. }
                | Effect::Assault { .. }
                | Effect::Attack { .. }
                | Effect::Action(_)
                | Effect::ActOnce
        )
    };
    let leaves = |effect: &Effect| match effect {
        Effect::Rule(id) => Effect::all(called(state, id)).into_iter().all(apart),
        effect => apart(effect),
    };
    match pending {
        Pending::Rule(at) => {
            rule(state, *at).is_some_and(|rule| Effect::all(&rule.effects).into_iter().all(leaves))
        }
        other => *other == Pending::Progress,
    }
}

/// What a special rule does that others call.
fn called<'a>(state: &'a State, id: &str) -> &'a [Effect] {
    let mut rules = in_force(state).into_iter().filter_map(|at| rule(state, at));
    rules.find(|rule| rule.id.as_deref() == Some(id)).map_or(&[][..], |rule| &rule.effects)
}

/// Whether a special rule does the same whoever's it is: everything in it is done by a role.
fn is_impartial(state: &State, at: RuleAt) -> bool {
    let by_role = |effect: &Effect| matches!(effect, Effect::By { .. });
    let effects = rule(state, at).map_or(&[][..], |rule| &rule.effects);
    effects.iter().all(|effect| match effect {
        Effect::Rule(id) => called(state, id).iter().all(by_role),
        effect => by_role(effect),
    })
}

/// Rules that wait, as effects of a player.
fn due(seat: Seat, rules: Vec<RuleAt>) -> impl Iterator<Item = (Seat, Pending)> {
    rules.into_iter().map(move |at| (seat, Pending::Rule(at)))
}

/// A special rule works for a player, some only once in each turn (SO-RULE-01). Rules whose effects
/// set each other off end like abilities do.
fn work(play: &mut Play<'_>, seat: Seat, at: RuleAt, roles: Roles) -> Flow<()> {
    let table = play.table.clone();
    let Some(rule) = table.operation.as_ref().and_then(|card| at.on(card)) else { return Ok(()) };
    let done = rule.once && play.operation.as_ref().is_some_and(|now| now.worked.contains(&at));
    if done || play.working >= abilities::MOST_WORKING {
        return Ok(());
    }
    play.working += 1;
    play.tell(&[Rule("SO-CARD-03")], |_| Event::SpecialRule { seat, at });
    let before = play.operation.as_mut().and_then(|now| {
        now.worked.extend(rule.once.then_some(at));
        now.rule.replace(at)
    });
    let mut running = Running { seat, ability: None, rule: Some(at), roles, moved: false };
    effects::run(play, &mut running, &rule.effects)?;
    play.working -= 1;
    if let Some(now) = &mut play.operation {
        now.rule = before;
    }
    Ok(())
}

/// The end of an effect that is part of no other: who has too much damage becomes wounded again
/// (SP-DMG-06), and wounds are answered (SP-EFFECT-06).
fn settle(play: &mut Play<'_>) -> Flow<()> {
    damage::settle(play)?;
    abilities::after_wounds(play)
}

/// Somebody of a player, for rules that are about nobody in particular.
#[must_use]
pub fn anybody(state: &State, seat: Seat) -> Roles {
    let own = state.unit_ids().find(|&unit| state.seat(unit) == seat);
    Roles::of(own.unwrap_or(UnitId(0)))
}

/// Turn step 1: special rules at the start of the turn, and the momentum token (SO-PROG-02). Some come
/// after the others.
///
/// # Errors
/// Pauses for answers.
pub fn start_of_turn(play: &mut Play<'_>) -> Flow<()> {
    let Some(now) = &mut play.operation else { return Ok(()) };
    now.worked.clear();
    now.picked.clear();
    ship::leave(play);
    let seat = play.active;
    let rules = of_moment(play, seat, &Occurrence::StartOfTurn, false);
    let token = [(seat, Pending::Progress)];
    one_by_one(play, token.into_iter().chain(due(seat, rules)).collect(), &anybody)?;
    let rules = of_moment(play, seat, &Occurrence::StartOfTurn, true);
    one_by_one(play, due(seat, rules).collect(), &anybody)?;
    settle(play)
}

/// A unit was chosen for the Shatterpoint card and is not activated yet (SO-OP-02).
///
/// # Errors
/// Pauses for answers.
pub fn shatterpoint_chosen(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let seat = play.seat(unit);
    let rules = waiting(play, seat, &Occurrence::ShatterpointChosen);
    in_order(play, due(seat, rules).collect(), &|_, _| Roles::of(unit))?;
    settle(play)
}

/// Special rules before the squads are deployed, the Aggressor's first.
///
/// # Errors
/// Pauses for answers.
pub fn before_deployment(play: &mut Play<'_>) -> Flow<()> {
    for seat in [play.first, play.first.other()] {
        let rules = waiting(play, seat, &Occurrence::BeforeDeployment);
        in_order(play, due(seat, rules).collect(), &anybody)?;
    }
    Ok(())
}

/// A unit was chosen to be activated and is not activated yet.
///
/// # Errors
/// Pauses for answers.
pub fn unit_chosen(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let Some(now) = &mut play.operation else { return Ok(()) };
    now.activated = Some(unit);
    (now.attacked, now.has_wounded, now.spent) = (false, false, false);
    of_unit(play, unit, &Occurrence::UnitChosen)?;
    settle(play)
}

/// Special rules that something makes work for a unit.
fn of_unit(play: &mut Play<'_>, unit: UnitId, occurrence: &Occurrence) -> Flow<()> {
    let seat = play.seat(unit);
    let rules = waiting(play, seat, occurrence);
    in_order(play, due(seat, rules).collect(), &|_, _| Roles::of(unit))
}

/// Whether a special rule took the place of the activation (SO-CAPTIVE-04).
#[must_use]
pub fn is_spent(state: &State) -> bool {
    state.operation.as_ref().is_some_and(|now| now.spent)
}

/// The activation of a unit ended.
///
/// # Errors
/// Pauses for answers.
pub fn activation_ended(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    of_unit(play, unit, &Occurrence::ActivationEnded)?;
    settle(play)
}

/// A unit used an active or reactive ability: those of its own card count, not those that the operation
/// gives to all.
///
/// # Errors
/// Pauses for answers.
pub fn ability_used(play: &mut Play<'_>, unit: UnitId, ability: u8) -> Flow<()> {
    let given = play.table.operation.as_ref().map_or(0, |card| card.ability.len());
    let own = play.sheet(unit).unit.ability.len().saturating_sub(given);
    if usize::from(ability) < own {
        of_unit(play, unit, &Occurrence::AbilityUsed)?;
    }
    Ok(())
}

/// A unit took damage by an attack, which is answered once, however often the attack hurts
/// (SO-JAIL-13).
///
/// # Errors
/// Pauses for answers.
pub fn damaged(play: &mut Play<'_>, by: CharacterId, attack: AttackType) -> Flow<()> {
    let again = play.attacks.last_mut().is_some_and(|now| std::mem::replace(&mut now.hurt, true));
    if again || attack == AttackType::Ranged {
        return Ok(());
    }
    let unit = play.unit_of(by);
    of_unit(play, unit, &Occurrence::MeleeDamage)
}

/// What a stage forbids to a character (SO-DUTY-02).
#[must_use]
pub fn restraint(state: &State, character: CharacterId) -> Option<Restraint> {
    let now = state.operation.as_ref()?;
    let restraint = stage(state)?.restraint?;
    (now.seat(restraint.of) == state.seat_of(character)).then_some(restraint)
}

/// A character ended a movement: special rules of its player answer an advance, and those of the other
/// player a movement near ambush tokens.
///
/// # Errors
/// Pauses for answers.
pub fn moved(
    play: &mut Play<'_>,
    character: CharacterId,
    kind: MoveKind,
    near: Vec<ambush::Ambush>,
) -> Flow<()> {
    if matches!(kind, MoveKind::Advance | MoveKind::Reposition) {
        let unit = play.unit_of(character);
        of_unit(play, unit, &Occurrence::Advanced)?;
    }
    let enemy = play.seat_of(character).other();
    let Some(now) = play.operation.as_mut().filter(|_| !near.is_empty()) else { return Ok(()) };
    now.spotted = near;
    let rules = waiting(play, enemy, &Occurrence::Spotted);
    in_order(play, due(enemy, rules).collect(), &|state, seat| {
        anybody(state, seat).about(character)
    })
}

/// A unit became wounded: no rule of the core gives momentum for it (SO-PROG-01), but special rules
/// may.
///
/// # Errors
/// Pauses for answers.
pub fn wounded(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let (near, depth) = (roaming::range(play, unit), play.attacks.len() as u8);
    if let Some(now) = &mut play.operation {
        now.wounds.push(FreshWound { unit, near, depth });
    }
    answer_wound(play, unit, &Occurrence::Wounded)
}

/// The effect that wounded a unit is resolved: special rules that waited for that work
/// (SO-RULE-02), inside an attack when the innermost one has ended (SP-EFFECT-06). Says whether there
/// was such a unit.
///
/// # Errors
/// Pauses for answers.
pub fn wound_resolved(play: &mut Play<'_>) -> Flow<bool> {
    let depth = play.attacks.len() as u8;
    let over = |wound: &FreshWound| depth == 0 || wound.depth > depth;
    let wounds = play.operation.as_ref().map_or(&[][..], |now| &now.wounds);
    let due: Vec<FreshWound> = wounds.iter().copied().filter(over).collect();
    let Some(wound) = next_wound(play, &due)? else { return Ok(false) };
    if let Some(now) = &mut play.operation {
        if let Some(place) = now.wounds.iter().position(|other| *other == wound) {
            now.wounds.remove(place);
        }
        now.wounded_near = wound.near;
    }
    answer_wound(play, wound.unit, &Occurrence::WoundResolved)?;
    damage::settle(play)?;
    Ok(true)
}

/// Which wound is answered next: the first; but if special rules of both players answer wounds, as is
/// chosen for effects of no player (SP-TIMING-02), the chooser's own named first.
fn next_wound(play: &mut Play<'_>, due: &[FreshWound]) -> Flow<Option<FreshWound>> {
    let mut answered = Vec::new();
    for &wound in due {
        if let Some(now) = &mut play.operation {
            now.wounded_near = wound.near;
        }
        let enemy = play.seat(wound.unit).other();
        let rules = waiting(play, enemy, &Occurrence::WoundResolved);
        answered.extend(rules.first().map(|&at| (enemy, at, wound)));
    }
    let first = answered.first().map(|(.., wound)| wound).or(due.first()).copied();
    let chooser = chooser(play);
    let of = |seat: Seat| answered.iter().find(|(enemy, ..)| *enemy == seat);
    let (Some(&(_, own, mine)), Some(&(_, other, yours))) = (of(chooser), of(chooser.other()))
    else {
        return Ok(first);
    };
    if own == other && is_impartial(play, own) {
        return Ok(first);
    }
    let next = attack::next(play, chooser, vec![Pending::Rule(own), Pending::Rule(other)])?;
    Ok(Some(if next == 0 { mine } else { yours }))
}

fn answer_wound(play: &mut Play<'_>, unit: UnitId, occurrence: &Occurrence) -> Flow<()> {
    let enemy = play.seat(unit).other();
    let rules = waiting(play, enemy, occurrence);
    in_order(play, due(enemy, rules).collect(), &|state, seat| {
        let (subject, wounded) = (Some(unit), Some(unit));
        Roles { subject, wounded, ..anybody(state, seat) }
    })
}

/// Whether a rule forbids a player to add or remove tokens for a wounded unit (SO-OP-05).
#[must_use]
pub fn unmoved(state: &State, seat: Seat, wounded: Option<UnitId>) -> bool {
    let Some(unit) = wounded.filter(|&unit| state.seat(unit) != seat) else { return false };
    let kind = state.sheet(unit).unit.kind;
    let rules = in_force(state);
    let mut rules = rules.iter().filter_map(|&at| rule(state, at));
    rules.any(|rule| applies(state, rule, seat) && rule.unmoved_by.contains(&kind))
}

/// Turn step 8B: what happens at the end of the turn and, if the stage is about to end, at the end
/// of the stage, in the order of the active player's choice (SO-TURN-05).
///
/// # Errors
/// Pauses for answers.
pub fn end_of_turn(play: &mut Play<'_>, activated: Option<UnitId>) -> Flow<()> {
    let Some(now) = &mut play.operation else { return Ok(()) };
    now.activated = activated;
    ship::stow(play);
    let seat = play.active;
    let own = of_moment(play, seat, &Occurrence::EndOfTurn, false);
    let mut rules: Vec<(Seat, Pending)> = due(seat, own).collect();
    let ends = ending(play).is_some();
    if ends {
        rules.extend(end_of_stage(play));
    }
    one_by_one(play, rules, &anybody)?;
    let own = of_moment(play, seat, &Occurrence::EndOfTurn, true);
    one_by_one(play, due(seat, own).collect(), &anybody)?;
    // One of them may have made the stage end.
    if !ends && ending(play).is_some() {
        let rules = end_of_stage(play);
        one_by_one(play, rules, &anybody)?;
    }
    settle(play)
}

/// What happens at the end of the stage, for both players.
fn end_of_stage(state: &State) -> Vec<(Seat, Pending)> {
    let both = [state.active, state.active.other()].into_iter();
    both.flat_map(|seat| due(seat, waiting(state, seat, &Occurrence::EndOfStage))).collect()
}

/// Whether an objective cannot be controlled in this stage (SO-MARK-01).
#[must_use]
pub fn is_barred(state: &State, number: u8) -> bool {
    let barred = stage(state).and_then(|stage| stage.barred.as_ref());
    let token = state.objectives.get(usize::from(number));
    barred.zip(token).is_some_and(|(barred, token)| finding::is_meant(state, barred, number, token))
}

/// The way in which the stage ends now, if it does, with its number on the card (SO-STAGE-01).
#[must_use]
pub fn ending(state: &State) -> Option<(u8, &StageEnd)> {
    let holds = |(_, end): &(u8, &StageEnd)| end.given.iter().all(|given| holds(state, given));
    (0..).zip(&stage(state)?.end).find(holds)
}

/// Turn step 10: if the stage ends, its winner has won the operation (SO-STAGE-01) or the next
/// stage begins (SO-TURN-07).
///
/// # Errors
/// The game may end; pauses for answers.
pub fn check_stage(play: &mut Play<'_>) -> Flow<()> {
    let Some((number, end)) = ending(play) else { return Ok(()) };
    let (won_by, next) = (end.won_by, end.next.clone());
    let Some(now) = &play.operation else { return Ok(()) };
    let (stage, winner) = (now.stage, won_by.map(|side| now.seat(side)));
    play.tell(&[Rule("SO-STAGE-01")], |_| Event::StageEnded { stage, end: number, winner });
    let Some(next) = next else {
        return Err(Stop::Over(Outcome { winner, rule: Rule("SO-STAGE-01") }));
    };
    let cards = play.table.operation.as_ref().map_or(&[][..], |card| &card.stage);
    let next = cards.iter().position(|stage| stage.id == next).unwrap_or(0) as u8;
    for objective in &mut play.objectives {
        (objective.active, objective.control, objective.priority) = (false, None, false);
        objective.damage = 0;
    }
    begin_stage(play, next)
}

/// A stage begins: its objectives become active (SO-TURN-07), with the priority tokens of its
/// card, and it is prepared as its card says.
/// Everything else stays (SO-STAGE-04).
///
/// # Errors
/// Pauses for answers.
pub fn begin_stage(play: &mut Play<'_>, number: u8) -> Flow<()> {
    if let Some(now) = &mut play.operation {
        now.stage = number;
    }
    let table = play.table.clone();
    let card = table.operation.as_ref().and_then(|card| card.stage.get(usize::from(number)));
    let ids = card.map_or(&[][..], |stage| &stage.active);
    let active: Vec<u8> =
        ids.iter().filter_map(|id| play.objective_number(id)).map(|n| n as u8).collect();
    for (&objective, id) in active.iter().zip(ids) {
        if let Some(objective) = play.objectives.get_mut(usize::from(objective)) {
            objective.active = true;
            objective.priority = card.is_some_and(|stage| stage.priority.contains(id));
        }
    }
    play.tell(&[Rule("SO-TURN-07")], |_| Event::StageBegins { stage: number, active });
    conditions::drop_immune(play);
    let rules = [play.active, play.active.other()].into_iter().flat_map(|seat| {
        let own = waiting(play, seat, &Occurrence::Preparation);
        due(seat, own)
    });
    let rules: Vec<(Seat, Pending)> = rules.collect();
    one_by_one(play, rules, &anybody)?;
    settle(play)
}
