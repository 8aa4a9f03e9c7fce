//! Tests, in their eleven steps, and the defence tests that answer them.

use arrayvec::ArrayVec;
use kernel::{Flow, Rule};
use serde::Serialize;

use crate::Play;
use crate::event::{Event, Reason, TestKind};
use crate::language::{Ability, Buff, Change, Debuff, Point, Value, WeaponType};
use crate::modifiers::Context;
use crate::question::{Choice, Faces, Prompt};
use crate::state::{BuffMarker, DebuffMarker, State};
use crate::table::FigureId;

/// Initial dice of one test: far more than any value and its modifiers give.
pub const MOST_DICE: usize = 60;

/// A test to be made (BG-TEST-03).
#[derive(Clone, Debug)]
pub struct Probe<'a> {
    /// Who tests.
    pub figure: FigureId,
    /// Whom it is about: the target, or the attacker it defends against.
    pub other: Option<FigureId>,
    /// Which test.
    pub kind: TestKind,
    /// The value tested (step 1).
    pub value: Value,
    /// The attacker's type of weapon.
    pub weapon: Option<WeaponType>,
    /// Special abilities of the weapon in use.
    pub special: &'a [Ability],
    /// A skill requires it, not a card or a weapon (BG-SKILL-12).
    pub skill: bool,
    /// It is a flank attack.
    pub flank: bool,
    /// Modifiers of the situation, beside those of skills, items and markers (steps 2 and 3).
    pub dice: Reasons,
    /// See above; positive enlarges.
    pub range: Reasons,
    /// In the further tests of an area attack: whether focus was spent on the first (BG-AREA-12).
    pub focus: Option<bool>,
    /// With so many successes more would change nothing.
    pub enough: Option<u8>,
}

/// Changes with the rules behind them.
pub type Reasons = ArrayVec<(Rule, i8), 8>;

/// What a test came to.
#[derive(Clone, Copy, Debug)]
pub struct Tested {
    /// Final successes (step 9).
    pub successes: u8,
    /// Whether a focus marker enlarged the success range.
    pub focus: bool,
}

/// Makes a test: steps 1 to 9.
///
/// # Errors
/// Pauses for rerolls.
pub fn test(p: &mut Play, probe: &Probe<'_>) -> Flow<Tested> {
    let figure = probe.figure;
    let sums = Sums::of(p, probe);
    // BG-FOCUS-05: a focused character must spend its marker; in step 3, even without effect.
    let focus = spend_focus(p, probe);
    let needed = sums.needed(focus);
    let mut dice: ArrayVec<u8, MOST_DICE> = (0..sums.count).map(|_| 0).collect();
    // Step 4 (BG-TEST-04).
    p.roll(&mut dice)?;
    tell_roll(p, probe, &sums, focus, &dice);
    // Step 6: free rerolls, all at the same time (BG-TEST-15).
    let free = sums.free_rerolls.min(sums.count);
    let enough = |dice: &[u8]| probe.enough.is_some_and(|enough| count(dice, needed) >= enough);
    if free > 0 {
        let prompt = Prompt::FreeReroll { figure, most: free, enough: enough(&dice) };
        reroll(p, figure, &mut dice, prompt, free)?;
    }
    // Step 7: up to 5 mana for as many dice, all at the same time (BG-TEST-17, BG-TEST-18).
    let mana = p.figure(figure).mana.min(sums.count);
    if mana > 0 {
        let prompt = Prompt::ManaReroll { figure, most: mana, enough: enough(&dice) };
        let spent = reroll(p, figure, &mut dice, prompt, mana)?;
        crate::mana::spend(p, figure, spent, &[Rule("BG-TEST-17"), Rule("BG-MANA-03")]);
    }
    // Step 8: every 6 gives one extra die, and so does every 6 among them (BG-TEST-20, -21).
    let sixes = dice.iter().filter(|&&die| die == 6).count();
    let extra = explode(p, figure, sixes)?;
    // Step 9: initial dice by the success range (BG-TEST-23), extra dice always from 5 on, and
    // nothing changes that (BG-TEST-24, BG-TEST-25).
    let successes = count(&dice, needed).saturating_add(extra);
    p.tell(&[Rule("BG-TEST-23"), Rule("BG-TEST-24")], |_| Event::Tested {
        figure,
        kind: probe.kind,
        successes,
    });
    Ok(Tested { successes, focus })
}

/// The sums of steps 1 to 3.
struct Sums {
    count: u8,
    dice_reasons: Vec<Reason>,
    /// What enlarges (positive) and shrinks the success range, apart from focus.
    range: i32,
    range_reasons: Vec<Reason>,
    free_rerolls: u8,
    /// An effect prevents changes of the success range.
    fixed: bool,
}

impl Sums {
    fn of(state: &State, probe: &Probe<'_>) -> Sums {
        let context = Context {
            bearer: probe.figure,
            other: probe.other,
            test: Some((probe.kind, probe.value)),
            weapon: probe.weapon,
            special: probe.special,
            skill: probe.skill,
            flank: probe.flank,
        };
        let mut dice_reasons = Vec::new();
        let mut range_reasons = Vec::new();
        let mut free_rerolls = 0u8;
        let push = |list: &mut Vec<Reason>, rule, source: &str, by: i8| {
            list.push(Reason { rule, source: source.to_owned(), by: i32::from(by) });
        };
        // Step 1: the value gives the number of dice (BG-TEST-04).
        let value = state.value_sum(probe.figure, probe.value);
        // Step 2: all modifiers are added together (BG-TEST-05). Step 3 too (BG-TEST-10).
        for &(rule, by) in &probe.dice {
            push(&mut dice_reasons, rule, "", by);
        }
        for &(rule, by) in &probe.range {
            push(&mut range_reasons, rule, "", by);
        }
        for (rule, by) in marker_range(state, probe) {
            push(&mut range_reasons, rule, "", by);
        }
        state.changes(&context, |_, source, change| match *change {
            Change::Dice(by) => push(&mut dice_reasons, Rule("BG-TEST-07"), source, by),
            Change::Range(by) => push(&mut range_reasons, Rule("BG-TEST-10"), source, by),
            Change::FreeRerolls(dice) => free_rerolls = free_rerolls.saturating_add(dice),
            _ => {}
        });
        let sum = |reasons: &[Reason]| reasons.iter().map(|reason| reason.by).sum::<i32>();
        Sums {
            count: (value + sum(&dice_reasons)).clamp(0, MOST_DICE as i32) as u8,
            range: sum(&range_reasons),
            dice_reasons,
            range_reasons,
            free_rerolls,
            fixed: !state.allows(&context, Point::RangeChanges),
        }
    }

    /// The lowest face that succeeds: 4 by default (BG-TEST-08), enlarging lowers it (BG-TEST-09);
    /// a 6 always succeeds and a 1 never does (BG-TEST-11).
    fn needed(&self, focus: bool) -> u8 {
        let range = if self.fixed { 0 } else { self.range + i32::from(focus) };
        (4 - range).clamp(2, 6) as u8
    }

    /// What changes the success range; where changes are prevented, none is a reason.
    fn reasons(&self, focus: bool) -> Vec<Reason> {
        if self.fixed {
            return Vec::new();
        }
        let spent = Reason { rule: Rule("BG-FOCUS-05"), source: String::new(), by: 1 };
        self.range_reasons.iter().cloned().chain(focus.then_some(spent)).collect()
    }
}

/// The dice and the needed face of a test before it is made, focus included.
#[must_use]
pub fn forecast(state: &State, probe: &Probe<'_>) -> (u8, u8) {
    let sums = Sums::of(state, probe);
    (sums.count, sums.needed(focused(state, probe)))
}

/// A test before it is made, with the reasons of its numbers.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the event of the test")]
pub struct Foreseen {
    pub value: Value,
    pub dice: u8,
    pub dice_reasons: Vec<Reason>,
    pub needed: u8,
    pub range_reasons: Vec<Reason>,
}

/// The numbers of a test before it is made, with their reasons, focus included.
#[must_use]
pub fn foresee(state: &State, probe: &Probe<'_>) -> Foreseen {
    let sums = Sums::of(state, probe);
    let focus = focused(state, probe);
    Foreseen {
        value: probe.value,
        dice: sums.count,
        needed: sums.needed(focus),
        range_reasons: sums.reasons(focus),
        dice_reasons: sums.dice_reasons,
    }
}

fn focused(state: &State, probe: &Probe<'_>) -> bool {
    probe.focus.unwrap_or(state.figure(probe.figure).focused)
}

/// What the common buffs and debuffs and the interrupt at hand do to the success range.
fn marker_range(state: &State, probe: &Probe<'_>) -> ArrayVec<(Rule, i8), 4> {
    let figure = state.figure(probe.figure);
    let mut list = ArrayVec::new();
    let buff = |buff| figure.buff == Some(BuffMarker::Common(buff));
    let debuff = |debuff| figure.debuff == Some(DebuffMarker::Common(debuff));
    match probe.kind {
        TestKind::Attack => {
            if buff(Buff::Enhancement) {
                list.push((Rule("BG-BUFF-07"), 1));
            }
            if debuff(Debuff::Blinded) {
                list.push((Rule("BG-BUFF-12"), -1));
            }
        }
        TestKind::Defence => {
            if buff(Buff::Protection) {
                list.push((Rule("BG-BUFF-08"), 1));
            }
            if debuff(Debuff::Prone) {
                list.push((Rule("BG-BUFF-13"), -1));
            }
        }
        TestKind::Skill => {}
    }
    // BG-INT-10 for all tests of an interrupting character; BG-OPP-08 replaces it. An attack that an ally
    // makes in an interrupt is an interrupt attack too (BG-INT-06).
    let turn = state.turn_of(probe.figure).map(|turn| &state.turns[turn]);
    let granted = || match probe.kind {
        TestKind::Attack => state.interrupt_of_squad(probe.figure),
        _ => None,
    };
    match turn.filter(|turn| turn.begun).and_then(|turn| turn.interrupt) {
        Some(interrupt) if interrupt.opportunity => list.push((Rule("BG-OPP-08"), 1)),
        Some(_) => list.push((Rule("BG-INT-10"), -1)),
        None if granted().is_some_and(|interrupt| !interrupt.opportunity) => {
            list.push((Rule("BG-INT-10"), -1));
        }
        None => {}
    }
    list
}

/// Removes the focus marker for a test (BG-FOCUS-05, BG-FOCUS-06); says whether it counts.
fn spend_focus(p: &mut Play, probe: &Probe<'_>) -> bool {
    if let Some(focus) = probe.focus {
        return focus;
    }
    let figure = probe.figure;
    let focused = std::mem::replace(&mut p.figure_mut(figure).focused, false);
    if focused {
        let rules: &[Rule] = &[Rule("BG-FOCUS-05"), Rule("BG-FOCUS-06")];
        p.tell(rules, |_| Event::Focus { figure, focused: false });
    }
    focused
}

fn tell_roll(p: &mut Play, probe: &Probe<'_>, sums: &Sums, focus: bool, dice: &[u8]) {
    let needed = sums.needed(focus);
    p.tell(&[Rule("BG-TEST-03"), Rule("BG-TEST-08")], |_| Event::Test {
        figure: probe.figure,
        kind: probe.kind,
        value: probe.value,
        dice: sums.count,
        dice_reasons: sums.dice_reasons.clone(),
        needed,
        range_reasons: sums.reasons(focus),
        roll: dice.to_vec(),
        // Step 5 only informs the player before rerolls.
        initial: count(dice, needed),
    });
}

/// Asks which dice to reroll, rolls them together, and gives their number.
fn reroll(p: &mut Play, figure: FigureId, dice: &mut [u8], prompt: Prompt, most: u8) -> Flow<u8> {
    let seat = p.seat(figure);
    let faces = faces(dice);
    let paid = matches!(prompt, Prompt::ManaReroll { .. });
    let choice = p.choose(seat, prompt, |_| rerolls(faces, most))?;
    let Choice::Reroll(mut chosen) = choice else { return Ok(0) };
    let count = chosen.count();
    let mut again = Vec::new();
    for (position, die) in (0..).zip(dice.iter_mut()) {
        let face = usize::from(*die - 1);
        if chosen.0[face] > 0 {
            chosen.0[face] -= 1;
            let mut rolled = [0];
            p.roll(&mut rolled)?;
            *die = rolled[0];
            again.push(position);
        }
    }
    if count > 0 {
        let mana = if paid { count } else { 0 };
        let roll = dice.to_vec();
        p.tell(&[Rule("BG-TEST-15"), Rule("BG-TEST-18")], |_| Event::Rerolled {
            figure,
            mana,
            again,
            roll,
        });
    }
    Ok(count)
}

fn faces(dice: &[u8]) -> Faces {
    let mut faces = Faces::default();
    for &die in dice {
        faces.0[usize::from(die.clamp(1, 6) - 1)] += 1;
    }
    faces
}

/// Every way to pick at most `most` of the dice; dice with the same face are alike.
fn rerolls(faces: Faces, most: u8) -> Vec<Choice> {
    let mut all = vec![Faces::default()];
    for (face, &count) in faces.0.iter().enumerate() {
        for i in 0..all.len() {
            let so_far = all[i];
            for more in 1..=count.min(most - so_far.count()) {
                let mut next = so_far;
                next.0[face] = more;
                all.push(next);
            }
        }
    }
    all.into_iter().map(Choice::Reroll).collect()
}

/// The least face with which an extra die is a success; nothing changes it (BG-TEST-24, BG-TEST-25).
pub const EXTRA_NEEDS: u8 = 5;

/// Rolls the extra dice of exploding sixes and counts their successes.
fn explode(p: &mut Play, figure: FigureId, mut sixes: usize) -> Flow<u8> {
    let mut rolled = Vec::new();
    while sixes > 0 {
        sixes -= 1;
        let mut die = [0];
        p.roll(&mut die)?;
        rolled.push(die[0]);
        sixes += usize::from(die[0] == 6);
    }
    let successes = count(&rolled, EXTRA_NEEDS);
    if !rolled.is_empty() {
        p.tell(&[Rule("BG-TEST-20"), Rule("BG-TEST-21")], |_| Event::Exploded {
            figure,
            roll: rolled,
        });
    }
    Ok(successes)
}

fn count(dice: &[u8], needed: u8) -> u8 {
    dice.iter().filter(|&&die| die >= needed).count().min(255) as u8
}

/// A defence test, if the target wants one: each of its successes cancels one (BG-DEF-03). Gives
/// what remains, never below 0. Against no success there is nothing to defend (BG-DEF-05).
///
/// # Errors
/// Pauses for the decision and for rerolls.
pub fn defend(p: &mut Play, defence: &Probe<'_>, successes: u8) -> Flow<u8> {
    if successes == 0 {
        return Ok(0);
    }
    let figure = defence.figure;
    let seat = p.seat(figure);
    // BG-DEF-05: the target may decline.
    let prompt = Prompt::Defend { figure, successes };
    let choice = p.choose(seat, prompt, |_| vec![Choice::Defend, Choice::Decline])?;
    if choice == Choice::Decline {
        p.tell(&[Rule("BG-DEF-05")], |_| Event::Undefended { figure });
        return Ok(successes);
    }
    // What cancels all has nothing left to cancel.
    let defence = Probe { enough: Some(successes), ..defence.clone() };
    let cancelled = test(p, &defence)?.successes;
    Ok(successes.saturating_sub(cancelled))
}
