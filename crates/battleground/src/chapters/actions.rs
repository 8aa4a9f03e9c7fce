//! What an acting character can do: the five standard actions, further cards, consumables.

use kernel::{Flow, Rule};

use crate::attack::{self, Arms, Attack};
use crate::event::Event;
use crate::language::{Ability, MoveKind, WeaponType};
use crate::modifiers::Rank;
use crate::movement::{self, Journey};
use crate::question::{Bonus, Choice, Prompt};
use crate::state::{State, Turn};
use crate::table::FigureId;
use crate::{Play, cards, effects, facing, items, reach};

/// One decision of the acting character and what follows from it; says whether it goes on. The same
/// for activations (BG-ACT-07) and interrupts (BG-INT-03).
///
/// # Errors
/// Pauses for decisions.
pub fn act(p: &mut Play) -> Flow<bool> {
    let Some(turn) = p.turn() else { return Ok(false) };
    let (figure, depth) = (turn.figure, p.turns.len() - 1);
    if !p.is_up(figure) {
        return Ok(false);
    }
    let seat = p.seat(figure);
    match p.choose(seat, Prompt::Act(figure), options)? {
        Choice::Focus => {
            let cost = focus_cost(&p.turns[depth]);
            p.turns[depth].focus_actions += 1;
            spend_ap(p, depth, cost, &[Rule("BG-ACT-09")]);
            effects::set_focus(p, figure, true);
        }
        Choice::Move { focus } => {
            pay_move(p, depth);
            if focus {
                effects::set_focus(p, figure, false);
            }
            let kind = MoveKind::Move;
            movement::travel(p, Journey { figure, kind, points: None, focus, goal: None })?;
        }
        Choice::Turn => {
            pay_move(p, depth);
            let facings = facing::possible(p, figure);
            facing::ask(p, figure, &facings, &[Rule("BG-FACE-03")])?;
        }
        Choice::Attack { weapon, target } => paid_attack(p, depth, weapon, target)?,
        Choice::Skill(number) => use_skill(p, depth, number)?,
        Choice::Standby => {
            spend_ap(p, depth, STANDBY_COST, &[Rule("BG-ACT-09")]);
            effects::set_standby(p, figure);
            // BG-READY-02: the activation ends at once.
            return Ok(false);
        }
        Choice::Consume(item) => items::consume(p, figure, item)?,
        Choice::Play { card, bonus } => cards::play_further(p, seat, figure, card, bonus)?,
        _ => return Ok(false),
    }
    Ok(p.is_up(figure))
}

/// The Focus action costs 1 AP more each time (BG-ACT-09).
fn focus_cost(turn: &Turn) -> u8 {
    turn.focus_actions + 1
}

/// The Move action costs 1 AP more each time (BG-ACT-09).
fn move_cost(turn: &Turn) -> u8 {
    turn.move_actions + 1
}

/// The Standby action ends the activation, so it never costs more than 1 AP (BG-ACT-09).
const STANDBY_COST: u8 = 1;

/// An attack costs 1 AP more each time its type of weapon is used (BG-ATK-05).
fn attack_cost(turn: &Turn, kind: WeaponType) -> u8 {
    turn.attacks[kind as usize] + 1
}

/// What an action of the acting character costs now in AP; nothing for what is no action.
#[must_use]
pub fn cost(state: &State, choice: &Choice) -> Option<u8> {
    let turn = state.turn()?;
    match choice {
        Choice::Focus => Some(focus_cost(turn)),
        Choice::Move { .. } | Choice::Turn => Some(move_cost(turn)),
        Choice::Standby => Some(STANDBY_COST),
        Choice::Attack { weapon, .. } => {
            let arms = Arms::of(&state.table, turn.figure, *weapon)?;
            Some(attack_cost(turn, arms.kind()))
        }
        Choice::Skill(number) => skill(state.sheet(turn.figure), *number).map(|skill| skill.ap),
        _ => None,
    }
}

fn pay_move(p: &mut Play, depth: usize) {
    let cost = move_cost(&p.turns[depth]);
    p.turns[depth].move_actions += 1;
    spend_ap(p, depth, cost, &[Rule("BG-ACT-09")]);
}

fn spend_ap(p: &mut Play, depth: usize, ap: u8, rules: &'static [Rule]) {
    let turn = &mut p.turns[depth];
    turn.ap = turn.ap.saturating_sub(ap);
    let (figure, now) = (turn.figure, turn.ap);
    p.tell(rules, |_| Event::Spent { figure, ap, now });
}

fn paid_attack(p: &mut Play, depth: usize, weapon: u8, target: FigureId) -> Flow<()> {
    let table = p.table.clone();
    let figure = p.turns[depth].figure;
    let Some(arms) = Arms::of(&table, figure, weapon) else { return Ok(()) };
    let cost = attack_cost(&p.turns[depth], arms.kind());
    p.turns[depth].attacks[arms.kind() as usize] += 1;
    spend_ap(p, depth, cost, &[Rule("BG-ATK-05")]);
    attack::attack(p, Attack { figure, arms, target, free: None })
}

/// Uses an active skill: first all costs, then its text (BG-SKILL-04).
fn use_skill(p: &mut Play, depth: usize, number: u8) -> Flow<()> {
    let table = p.table.clone();
    let figure = p.turns[depth].figure;
    let sheet = &table.sheets[figure.index()];
    let Some(skill) = skill(sheet, number) else { return Ok(()) };
    p.turns[depth].skills |= 1 << number;
    if skill.ap > 0 {
        spend_ap(p, depth, skill.ap, &[Rule("BG-ACT-11")]);
    }
    crate::mana::spend(p, figure, skill.mana, &[Rule("BG-SKILL-04"), Rule("BG-MANA-03")]);
    let name = skill.name.en.clone();
    p.tell(&[Rule("BG-SKILL-04")], |_| Event::Used { figure, ability: name });
    let rank = skill_rank(sheet, number);
    effects::apply(p, &skill.effects, effects::Cause::skill(figure, rank, None))
}

/// A skill by its number: those of the character first, then those of the items.
#[must_use]
pub fn skill(sheet: &crate::table::Sheet, number: u8) -> Option<&Ability> {
    let own = &sheet.character.skills;
    let number = usize::from(number);
    own.get(number).or_else(|| {
        let item = sheet.items.get(number - own.len())?;
        (!item.consumable).then_some(&item.skill)
    })
}

/// Whether a skill stands on the character card or on an item (BG-CORE-04).
fn skill_rank(sheet: &crate::table::Sheet, number: u8) -> Rank {
    let own = usize::from(number) < sheet.character.skills.len();
    if own { Rank::Character } else { Rank::Item }
}

/// Everything the acting character can do now.
#[must_use]
pub fn options(state: &State) -> Vec<Choice> {
    let mut options = candidates(state);
    options.retain(|choice| may(state, choice).is_ok());
    options
}

/// Everything the acting character might think of.
#[must_use]
pub fn candidates(state: &State) -> Vec<Choice> {
    let Some(turn) = state.turn() else { return vec![Choice::End] };
    let figure = turn.figure;
    let sheet = state.sheet(figure);
    let mut list = Vec::with_capacity(32);
    list.push(Choice::Focus);
    list.push(Choice::Move { focus: false });
    if state.figure(figure).focused {
        list.push(Choice::Move { focus: true });
    }
    list.push(Choice::Turn);
    for weapon in attack::arms(state, figure) {
        let targets = state.fielded().filter(|&id| id != figure);
        list.extend(targets.map(|target| Choice::Attack { weapon, target }));
    }
    let skills = sheet.character.skills.len() + sheet.items.len();
    let active = |&n: &u8| skill(sheet, n).is_some_and(Ability::is_active);
    list.extend((0..skills as u8).filter(active).map(Choice::Skill));
    list.push(Choice::Standby);
    let consumable = |&n: &u8| sheet.items[usize::from(n)].consumable;
    list.extend((0..sheet.items.len() as u8).filter(consumable).map(Choice::Consume));
    let seat = sheet.seat;
    for card in state.players[seat.index()].hand.iter() {
        let fate = state.card(seat, card).is_some_and(crate::table::Card::is_fate);
        let bonuses =
            if fate { [Bonus::Ability, Bonus::Mana] } else { [Bonus::Mission, Bonus::Ap] };
        list.extend(bonuses.map(|bonus| Choice::Play { card, bonus }));
    }
    list.push(Choice::End);
    list
}

/// Whether the acting character may do something now.
///
/// # Errors
/// The rule that forbids it.
pub fn may(state: &State, choice: &Choice) -> Result<(), Rule> {
    let turn = state.turn().ok_or(Rule("BG-ACT-01"))?;
    let figure = turn.figure;
    let afford = |cost: u8, id: &'static str| if turn.ap >= cost { Ok(()) } else { Err(Rule(id)) };
    let opportunity = turn.interrupt.is_some_and(|interrupt| interrupt.opportunity);
    match choice {
        Choice::Focus | Choice::Standby | Choice::Turn if turn.interrupt.is_some() => {
            // BG-INT-03; turning on the spot leads nowhere (BG-INT-08).
            Err(Rule(if *choice == Choice::Turn { "BG-INT-08" } else { "BG-INT-03" }))
        }
        Choice::Move { .. } | Choice::Skill(_) if opportunity => Err(Rule("BG-OPP-06")),
        Choice::Focus if state.figure(figure).focused => Err(Rule("BG-FOCUS-03")),
        Choice::Focus => afford(focus_cost(turn), "BG-ACT-09"),
        Choice::Turn => afford(move_cost(turn), "BG-ACT-09"),
        Choice::Move { focus } => {
            if *focus && !state.figure(figure).focused {
                return Err(Rule("BG-FOCUS-04"));
            }
            afford(move_cost(turn), "BG-ACT-09")?;
            may_move(state, turn, *focus)
        }
        Choice::Attack { weapon, target } => {
            let arms = Arms::of(&state.table, figure, *weapon).ok_or(Rule("BG-ATK-02"))?;
            afford(attack_cost(turn, arms.kind()), "BG-ATK-05")?;
            attack::may_attack(state, figure, *weapon, *target)
        }
        Choice::Skill(number) => may_use_skill(state, turn, *number),
        Choice::Standby => afford(STANDBY_COST, "BG-ACT-09"),
        Choice::Consume(item) => items::may_consume(state, figure, *item),
        Choice::Play { card, bonus } => cards::may_play(state, state.seat(figure), *card, *bonus),
        Choice::End => Ok(()),
        _ => Err(Rule("BG-ACT-07")),
    }
}

/// A Move needs somewhere to go, so that no AP are wasted: points (BG-MOVE-01) and a free way
/// (BG-MOVE-08), in an interrupt one toward the interrupted character (BG-INT-08, BG-INT-09).
fn may_move(state: &State, turn: &Turn, focus: bool) -> Result<(), Rule> {
    let figure = turn.figure;
    let points = state.speed(figure, focus, false);
    let Some(interrupt) = turn.interrupt else {
        return match reach::can_leave(state, figure, MoveKind::Move, points) {
            true => Ok(()),
            false => Err(Rule(if points == 0 { "BG-MOVE-01" } else { "BG-MOVE-08" })),
        };
    };
    if state.engaged(figure, interrupt.against) || !state.is_up(interrupt.against) {
        return Err(Rule("BG-INT-08"));
    }
    let journey = Journey { figure, kind: MoveKind::Move, points: None, focus, goal: None };
    if movement::stops(state, journey, points).is_empty() { Err(Rule("BG-INT-09")) } else { Ok(()) }
}

/// Each active skill once per activation or interrupt (BG-SKILL-05), if it can be paid (BG-SKILL-04),
/// is allowed in interrupts, and has a target (BG-SKILL-09). An interrupt without AP is over: one for
/// mana alone comes too late too (BG-INT-14).
fn may_use_skill(state: &State, turn: &Turn, number: u8) -> Result<(), Rule> {
    let figure = turn.figure;
    let sheet = state.sheet(figure);
    let skill =
        skill(sheet, number).filter(|skill| skill.is_active()).ok_or(Rule("BG-SKILL-02"))?;
    if turn.skills >> number & 1 == 1 {
        return Err(Rule("BG-SKILL-05"));
    }
    if turn.ap < skill.ap || state.figure(figure).mana < skill.mana {
        return Err(Rule("BG-SKILL-04"));
    }
    if turn.interrupt.is_some() && turn.ap == 0 {
        return Err(Rule("BG-INT-14"));
    }
    if skill.not_in_interrupts && turn.interrupt.is_some() {
        return Err(Rule("BG-CORE-04"));
    }
    let cause = effects::Cause::skill(figure, skill_rank(sheet, number), None);
    effects::obstacle(state, &skill.effects, cause).map_or(Ok(()), Err)
}
