//! What abilities do: the effects of the language, carried out.

use kernel::{Flow, Rule, Seat};

use crate::event::{Event, MomentumCause, ProgressCause, StruggleCause};
use crate::filter::{self, Roles};
use crate::language::{
    self, Alternative, AttackType, Condition, Effect, Filter, Keyword, MoveKind, Role,
};
use crate::operations::card::Side;
use crate::operations::progress::{self, Change};
use crate::operations::{self, RuleAt};
use crate::push::Push;
use crate::question::{Choice, Prompt, WoundToken};
use crate::state::State;
use crate::table::{CharacterId, Characters, Goal, UnitId};
use crate::{
    Play, activation, attack, conditions, cover, damage, force, movement, push, struggle, symbols,
};

/// The tactic of the struggle card, where the number of an ability is asked for.
pub const TACTIC: u8 = u8::MAX;

/// An ability at work.
#[derive(Clone, PartialEq, Debug)]
pub struct Running {
    /// Who decides.
    pub seat: Seat,
    /// Whose ability it is, and which; nothing for a rule of the mission or operation.
    pub ability: Option<(UnitId, u8)>,
    /// The special rule of the operation that it is.
    pub rule: Option<RuleAt>,
    /// Who takes part.
    pub roles: Roles,
    /// Whether anybody has moved by it.
    pub moved: bool,
}

impl Running {
    /// Whose ability a question is about; the tactic of the struggle card has no number.
    fn prompt(&self) -> (UnitId, u8) {
        self.ability.unwrap_or((self.roles.unit, TACTIC))
    }

    /// The character that acts for the ability: the one it is about, the one that its trigger means,
    /// or the first of its unit.
    fn actor(&self, state: &State) -> Option<CharacterId> {
        let own = |character: &CharacterId| state.unit_of(*character) == self.roles.unit;
        let chosen = self.roles.it.iter().rev().copied().find(|character| own(character));
        let user = chosen.or(self.roles.user);
        user.or_else(|| state.table.characters_of(self.roles.unit).next())
    }

    /// The character that does it; nobody does what a special rule of an operation does.
    fn cause(&self, state: &State) -> Option<CharacterId> {
        if self.rule.is_some() { None } else { self.actor(state) }
    }

    fn it(&self) -> Option<CharacterId> {
        self.roles.it.last().copied()
    }
}

/// The terms of an attack that an ability grants.
fn terms(
    state: &State,
    roles: &Roles,
    dice: Option<u8>,
    kind: Option<AttackType>,
    against: &Filter,
) -> attack::Terms {
    let any = *against == Filter::default();
    let only = (!any).then(|| filter::candidates(state, roles, against));
    attack::Terms { dice, kind, only, armoured: None }
}

/// Whether effects are nothing but attacks that nobody could make now.
#[must_use]
pub fn strike_nobody(state: &State, roles: &Roles, effects: &[Effect]) -> bool {
    let none = |effect: &Effect| match effect {
        Effect::Choose { from, then, .. } | Effect::Each { from, then, .. } => {
            let all = filter::candidates(state, roles, from);
            all.iter().all(|&it| strike_nobody(state, &roles.about(it), then))
        }
        Effect::May(effects) => strike_nobody(state, roles, effects),
        Effect::Attack { dice, kind, against } => {
            let terms = terms(state, roles, *dice, *kind, against);
            !roles.it.last().is_some_and(|&it| attack::any(state, &[it], &terms))
        }
        _ => false,
    };
    !effects.is_empty() && effects.iter().all(none)
}

/// Carries out effects one after the other.
///
/// # Errors
/// Pauses for answers.
pub fn run(play: &mut Play<'_>, running: &mut Running, effects: &[Effect]) -> Flow<()> {
    effects.iter().try_for_each(|effect| one(play, running, effect))
}

fn one(play: &mut Play<'_>, running: &mut Running, effect: &Effect) -> Flow<()> {
    let seat = running.seat;
    match effect {
        Effect::Choose { from, may, then } => choose(play, running, from, *may, then),
        Effect::Each { from, then, if_any_moved } => each(play, running, from, then, if_any_moved),
        Effect::Move { kinds, toward, toward_objective, then } => {
            let goal = goal(play, running, *toward, *toward_objective);
            make_move(play, running, kinds, goal, then)
        }
        Effect::Attack { dice, kind, against } => {
            let Some(it) = running.it() else { return Ok(()) };
            let terms = terms(play, &running.roles, *dice, *kind, against);
            attack::may_attack(play, seat, &[it], &terms, false).map(drop)
        }
        Effect::Heal(times) => running.it().map_or(Ok(()), |it| symbols::heal(play, it, *times)),
        Effect::Push { range, away } => {
            let from = away.and_then(|role| one_of(play, running, role));
            be_pushed(play, running, *range, from, false)
        }
        Effect::Pull { range, toward } => {
            let from = one_of(play, running, *toward);
            be_pushed(play, running, *range, from, true)
        }
        Effect::Damage { damage, to } => {
            let by = running.cause(play);
            let unit = running.roles.unit(play, *to);
            // A special rule hurts captured units too (SO-CAPTIVE-01).
            let take = if running.rule.is_some() { damage::inflict } else { damage::take };
            unit.map_or(Ok(()), |unit| take(play, unit, *damage, by, None))
        }
        Effect::Condition { one_of, to } => give_condition(play, running, one_of, *to),
        Effect::Hunker { to } => {
            let unit = running.roles.unit(play, *to);
            unit.map_or(Ok(()), |unit| cover::hunker(play, unit))
        }
        Effect::Struggle(spaces) => {
            let (unit, ability) = running.prompt();
            if play.operation.is_some() {
                return gain_instead(play, running, ProgressCause::Token(unit, ability));
            }
            let cause = StruggleCause::Ability(unit, ability);
            struggle::move_token(play, seat, *spaces, cause)
        }
        Effect::GainMomentum(tokens) => {
            let (unit, ability) = running.prompt();
            if play.operation.is_some() {
                return gain_instead(play, running, ProgressCause::Gained(unit, ability));
            }
            let cause = MomentumCause::Ability(unit, ability);
            (0..*tokens).try_for_each(|_| struggle::gain_momentum(play, seat, cause))
        }
        Effect::AddMomentum { tokens, side } => {
            change_momentum(play, running, Change::Add, *tokens, *side)
        }
        Effect::RemoveMomentum { tokens, side } => {
            change_momentum(play, running, Change::Remove, *tokens, *side)
        }
        Effect::ChooseUnit { from, then } => choose_unit(play, running, from, then),
        Effect::Cure { wounds, damage, conditions } => {
            cure(play, running, *wounds, *damage, *conditions)
        }
        Effect::CureAll => {
            cure_all(play, running);
            Ok(())
        }
        Effect::Refresh(force) => {
            force::refresh(play, seat, *force);
            Ok(())
        }
        Effect::Action(action) => activation::granted(play, running.roles.unit, *action),
        Effect::SplitDamage => split_damage(play, running),
        Effect::RemoveDamage(damage) => {
            remove_damage(play, running, *damage);
            Ok(())
        }
        Effect::RemoveCondition => {
            let unit = running.roles.unit(play, Role::It);
            unit.map_or(Ok(()), |unit| damage::lose_condition(play, unit))
        }
        Effect::Gain(keyword) => {
            gain_keyword(play, running, *keyword);
            Ok(())
        }
        Effect::May(effects) => may(play, running, effects),
        Effect::OneOf { of, may } => one_of_several(play, running, of, *may),
        Effect::If { exists, then, otherwise } => {
            let given = filter::means_any(play, &running.roles, exists);
            run(play, running, if given { then } else { otherwise })
        }
        effect => operations::deed(play, running, effect),
    }
}

fn one_of(state: &State, running: &Running, role: Role) -> Option<CharacterId> {
    running.roles.characters(state, role).first().copied()
}

fn choose(
    play: &mut Play<'_>,
    running: &mut Running,
    from: &Filter,
    may: bool,
    then: &[Effect],
) -> Flow<()> {
    let candidates = in_reach(play, running, filter::candidates(play, &running.roles, from));
    if candidates.is_empty() {
        return Ok(());
    }
    // Moving needs no question of its own: whoever is dragged is chosen.
    if let (true, [Effect::Move { kinds, toward: None, toward_objective, then }]) = (may, then)
        && then.is_empty()
    {
        let goal = goal(play, running, None, *toward_objective);
        let gone = movement::go(play, running.seat, &candidates, kinds, goal)?;
        running.moved |= gone.is_some_and(|(_, moved)| moved);
        return Ok(());
    }
    let (unit, ability) = running.prompt();
    let choice = play.choose(running.seat, Prompt::Choose { unit, ability }, |_| {
        let mut options: Vec<Choice> = candidates.into_iter().map(Choice::Character).collect();
        options.extend(may.then_some(Choice::Decline));
        options
    })?;
    match choice {
        Choice::Character(it) => about(play, running, it, then),
        _ => Ok(()),
    }
}

/// Whom an ability may choose: where a stage restrains it, no enemies far from its unit (SO-DUTY-02).
fn in_reach(state: &State, running: &Running, mut found: Characters) -> Characters {
    let user = running.ability.and_then(|(unit, _)| state.table.characters_of(unit).next());
    let restraint = user.and_then(|user| operations::restraint(state, user));
    if let Some(range) = restraint.and_then(|restraint| restraint.reach) {
        found.retain(|&mut other| {
            let mut own = state.characters_of(running.roles.unit);
            state.seat_of(other) == running.seat || own.any(|own| state.within(own, other, range))
        });
    }
    found
}

/// A unit is chosen, not a character of it.
fn choose_unit(
    play: &mut Play<'_>,
    running: &mut Running,
    from: &Filter,
    then: &[Effect],
) -> Flow<()> {
    let candidates = in_reach(play, running, filter::candidates(play, &running.roles, from));
    let mut units: Vec<UnitId> = candidates.iter().map(|&own| play.unit_of(own)).collect();
    units.dedup();
    if units.is_empty() {
        return Ok(());
    }
    let (unit, ability) = running.prompt();
    let choice = play.choose(running.seat, Prompt::Choose { unit, ability }, |_| {
        units.into_iter().map(Choice::Unit).collect()
    })?;
    let Choice::Unit(unit) = choice else { return Ok(()) };
    let first = candidates.into_iter().find(|&own| play.unit_of(own) == unit);
    first.map_or(Ok(()), |first| about(play, running, first, then))
}

/// What stands in an operation for moving the struggle token or gaining momentum, unless a rule
/// forbids to do so for the unit that was wounded (SO-OP-05).
fn gain_instead(play: &mut Play<'_>, running: &Running, cause: ProgressCause) -> Flow<()> {
    if operations::unmoved(play, running.seat, running.roles.wounded) {
        return Ok(());
    }
    progress::instead_of_gaining(play, running.seat, cause)
}

/// A special rule adds or removes momentum tokens.
fn change_momentum(
    play: &mut Play<'_>,
    running: &Running,
    change: Change,
    tokens: u8,
    side: Option<Side>,
) -> Flow<()> {
    let Some(rule) = running.rule else { return Ok(()) };
    if operations::unmoved(play, running.seat, running.roles.wounded) {
        return Ok(());
    }
    let cause = ProgressCause::Rule(rule);
    (0..tokens).try_for_each(|_| progress::change(play, running.seat, change, side, cause))
}

/// Up to so many wounded or injured tokens, then up to so much damage and so many conditions are
/// removed from a unit (SO-OP-07). Damage of a wounded unit is frozen (SP-DMG-10); a unit that keeps as
/// much as its stamina is wounded again (SP-DMG-06).
fn cure(
    play: &mut Play<'_>,
    running: &Running,
    wounds: u8,
    damage: u8,
    conditions: u8,
) -> Flow<()> {
    let Some(unit) = running.roles.unit(play, Role::It) else { return Ok(()) };
    for _ in 0..wounds {
        lose_wound(play, running.seat, unit)?;
    }
    let most = if play.unit(unit).wounded { 0 } else { play.unit(unit).damage.min(damage) };
    if most > 0 {
        let choice = play.choose(running.seat, Prompt::LoseDamage { unit, most }, |_| {
            (0..=most).rev().map(Choice::Damage).collect()
        })?;
        if let Choice::Damage(damage) = choice {
            tell_cured(play, running, unit, damage, &[Rule("SO-OP-07")]);
        }
    }
    for _ in 0..conditions {
        damage::lose_up_to_a_condition(play, running.seat, unit)?;
    }
    // After a special rule the operation does so.
    if running.rule.is_none() { damage::settle(play) } else { Ok(()) }
}

fn lose_wound(play: &mut Play<'_>, seat: Seat, unit: UnitId) -> Flow<()> {
    let tokens = play.unit(unit);
    let has = [(tokens.wounded, WoundToken::Wounded), (tokens.injured > 0, WoundToken::Injured)];
    let has: Vec<Choice> =
        has.into_iter().filter(|(has, _)| *has).map(|(_, token)| Choice::Token(token)).collect();
    if has.is_empty() {
        return Ok(());
    }
    let choice = play.choose(seat, Prompt::LoseWound(unit), |_| {
        has.into_iter().chain([Choice::Decline]).collect()
    })?;
    let Choice::Token(token) = choice else { return Ok(()) };
    let tokens = play.unit_mut(unit);
    match token {
        WoundToken::Wounded => tokens.wounded = false,
        WoundToken::Injured => tokens.injured = tokens.injured.saturating_sub(1),
    }
    play.tell(&[Rule("SO-OP-07")], |_| Event::WoundLost { unit, token });
    conditions::drop_immune(play);
    Ok(())
}

/// A unit loses all damage and all conditions (SO-OP-08).
fn cure_all(play: &mut Play<'_>, running: &Running) {
    let Some(unit) = running.roles.unit(play, Role::It) else { return };
    tell_cured(play, running, unit, u8::MAX, &[Rule("SO-OP-08")]);
    let conditions: Vec<Condition> = play.unit(unit).conditions.iter().collect();
    for condition in conditions {
        conditions::lose(play, unit, condition);
    }
}

fn tell_cured(
    play: &mut Play<'_>,
    running: &Running,
    unit: UnitId,
    most: u8,
    rules: &'static [Rule],
) {
    let damage = damage::remove(play, unit, most);
    let Some(by) = running.it().filter(|_| damage > 0) else { return };
    play.tell(rules, |_| Event::Healed { by, unit, condition: None, damage });
}

/// Effects about one character.
fn about(
    play: &mut Play<'_>,
    running: &mut Running,
    it: CharacterId,
    effects: &[Effect],
) -> Flow<()> {
    running.roles.it.push(it);
    let done = run(play, running, effects);
    running.roles.it.pop();
    done
}

/// Each character in turn, in an order that the player chooses (SP-MULTI-01).
fn each(
    play: &mut Play<'_>,
    running: &mut Running,
    from: &Filter,
    then: &[Effect],
    if_any_moved: &[Effect],
) -> Flow<()> {
    let mut left = filter::candidates(play, &running.roles, from);
    let moved_before = std::mem::take(&mut running.moved);
    // Moving needs no order question: whoever is dragged goes next.
    if let [Effect::Move { kinds, toward: None, toward_objective: false, then }] = then
        && then.is_empty()
    {
        while !left.is_empty() {
            let Some((mover, moved)) = movement::go(play, running.seat, &left, kinds, None)? else {
                break;
            };
            running.moved |= moved;
            left.retain(|&mut other| other != mover);
        }
    } else {
        let (unit, ability) = running.prompt();
        while !left.is_empty() {
            let options = left.iter().copied().map(Choice::Character).collect();
            let prompt = Prompt::Choose { unit, ability };
            let choice = play.choose(running.seat, prompt, |_| options)?;
            let Choice::Character(it) = choice else { break };
            left.retain(|&mut other| other != it);
            about(play, running, it, then)?;
        }
    }
    let any = running.moved;
    running.moved |= moved_before;
    if any { run(play, running, if_any_moved) } else { Ok(()) }
}

/// What a movement leads toward: a character in a role, or the chosen objective.
fn goal(state: &State, running: &Running, toward: Option<Role>, objective: bool) -> Option<Goal> {
    let chosen = state.operation.as_ref().and_then(|now| now.chosen).filter(|_| objective);
    let role = toward.and_then(|role| one_of(state, running, role)).map(Goal::Character);
    role.or(chosen.map(|objective| Goal::Objective { objective }))
}

fn make_move(
    play: &mut Play<'_>,
    running: &mut Running,
    kinds: &[MoveKind],
    toward: Option<Goal>,
    then: &[Effect],
) -> Flow<()> {
    let Some(it) = running.it() else { return Ok(()) };
    let gone = movement::go(play, running.seat, &[it], kinds, toward)?;
    if gone.is_some_and(|(_, moved)| moved) {
        running.moved = true;
        run(play, running, then)?;
    }
    Ok(())
}

fn be_pushed(
    play: &mut Play<'_>,
    running: &Running,
    range: u8,
    from: Option<CharacterId>,
    pull: bool,
) -> Flow<()> {
    let Some(character) = running.it() else { return Ok(()) };
    push::push(play, running.seat, Push { character, range, from, pull }, false)
}

fn give_condition(
    play: &mut Play<'_>,
    running: &Running,
    one_of: &[Condition],
    to: Role,
) -> Flow<()> {
    let Some(unit) = running.roles.unit(play, to) else { return Ok(()) };
    let choice = play.choose(running.seat, Prompt::GainCondition(unit), |_| {
        one_of.iter().copied().map(Choice::Condition).collect()
    })?;
    let by = running.cause(play);
    match choice {
        Choice::Condition(condition) => conditions::gain(play, unit, condition, by, None),
        _ => Ok(()),
    }
}

/// This unit takes half of the damage pool, rounded up (SP-EFFECT-08), the attacking unit the rest.
fn split_damage(play: &mut Play<'_>, running: &Running) -> Flow<()> {
    let Some(attack) = play.attacks.last_mut() else { return Ok(()) };
    let pool = std::mem::take(&mut attack.pool);
    let (attacker, kind) = (attack.attacker, attack.kind);
    let own = pool.div_ceil(2);
    let enemy = play.unit_of(attacker);
    damage::take(play, running.roles.unit, own, Some(attacker), Some(kind))?;
    let by = running.actor(play);
    damage::take(play, enemy, pool - own, by, None)
}

fn remove_damage(play: &mut Play<'_>, running: &Running, most: u8) {
    let Some(it) = running.it() else { return };
    let unit = play.unit_of(it);
    let damage = damage::remove(play, unit, most);
    if damage > 0 {
        let condition = None;
        play.tell(&[Rule("SP-SYM-12")], |_| Event::Healed { by: it, unit, condition, damage });
    }
}

/// A unit gains a keyword until the end of the turn. Immunity also removes its condition (SP-KEY-02).
fn gain_keyword(play: &mut Play<'_>, running: &Running, keyword: Keyword) {
    let Some(unit) = running.roles.unit(play, Role::It) else { return };
    play.unit_mut(unit).gain(keyword);
    if let Keyword::Immunity(condition) = keyword {
        conditions::lose(play, unit, condition);
    }
}

fn may(play: &mut Play<'_>, running: &mut Running, effects: &[Effect]) -> Flow<()> {
    let change = match effects.first() {
        Some(Effect::RemoveMomentum { side, .. }) => Some((Change::Remove, *side)),
        Some(Effect::AddMomentum { side, .. }) => Some((Change::Add, *side)),
        _ => None,
    };
    let possible = |(does, side)| progress::can_change(play, running.seat, does, side);
    if !change.is_none_or(possible) {
        return Ok(());
    }
    let (unit, ability) = running.prompt();
    let alternatives = vec![language::word(effects)];
    let prompt = Prompt::Pick { unit, ability, alternatives };
    let choice = play.choose(running.seat, prompt, |_| vec![Choice::Yes, Choice::Decline])?;
    if choice == Choice::Yes { run(play, running, effects) } else { Ok(()) }
}

fn one_of_several(
    play: &mut Play<'_>,
    running: &mut Running,
    of: &[Alternative],
    may: bool,
) -> Flow<()> {
    let open = |alternative: &&Alternative| {
        let given = alternative.given.as_ref();
        let when = alternative.when.iter().all(|given| operations::holds(play, given));
        let exists = |given| filter::means_any(play, &running.roles, given);
        when && given.is_none_or(exists)
    };
    let open: Vec<&Alternative> = of.iter().filter(open).collect();
    if open.is_empty() {
        return Ok(());
    }
    let (unit, ability) = running.prompt();
    let alternatives = open.iter().map(|alternative| alternative.word()).collect();
    let prompt = Prompt::Pick { unit, ability, alternatives };
    let choice = play.choose(running.seat, prompt, |_| {
        let mut options: Vec<Choice> = (0..open.len() as u8).map(Choice::Pick).collect();
        options.extend(may.then_some(Choice::Decline));
        options
    })?;
    let Choice::Pick(number) = choice else { return Ok(()) };
    let picked = open.get(usize::from(number));
    picked.map_or(Ok(()), |alternative| run(play, running, &alternative.then))
}
