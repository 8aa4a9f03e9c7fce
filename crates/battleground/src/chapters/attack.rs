//! Attacks: melee, fists, ranged, spells, and the area attacks that hit several targets.

use arrayvec::ArrayVec;
use kernel::{Flow, Rule};

use crate::event::{Event, TestKind};
use crate::field::Place;
use crate::figures::Places;
use crate::language::{Ability, FreeAttack, Point, TestResult, Until, Value, WeaponType};
use crate::modifiers::Context;
use crate::movement::aimed_hexes;
use crate::pack::{Targets, Weapon};
use crate::probe::{self, Foreseen, Probe, Reasons};
use crate::question::{Choice, FISTS, Prompt};
use crate::sight::{self, CoverLine};
use crate::state::{Spell, State};
use crate::table::{FigureId, Table};
use crate::triggers::Occasion;
use crate::wounds::{self, Blow};
use crate::{Play, effects, facing, mana, missions, triggers};

/// A weapon in use: a card, or bare fists.
#[derive(Clone, Copy, Debug)]
pub struct Arms<'a> {
    weapon: Option<&'a Weapon>,
    number: u8,
}

impl<'a> Arms<'a> {
    /// The weapon of a character by its number (BG-ATK-02). Fists only for a character without a
    /// melee weapon (BG-ATK-17).
    #[must_use]
    pub fn of(table: &'a Table, figure: FigureId, number: u8) -> Option<Arms<'a>> {
        let weapons = &table.sheets[figure.index()].weapons;
        if number == FISTS {
            let armed = weapons.iter().any(|weapon| weapon.kind == WeaponType::Melee);
            return (!armed).then_some(Arms { weapon: None, number });
        }
        weapons.get(usize::from(number)).map(|weapon| Arms { weapon: Some(weapon), number })
    }

    /// Its type; fists count as a melee weapon (BG-ATK-17).
    #[must_use]
    pub fn kind(self) -> WeaponType {
        self.weapon.map_or(WeaponType::Melee, |weapon| weapon.kind)
    }

    /// Dice added or removed (BG-ATK-08); none for fists (BG-ATK-18).
    fn dice(self) -> i8 {
        self.weapon.map_or(0, |weapon| weapon.dice)
    }

    /// Its mana cost.
    #[must_use]
    pub fn mana(self) -> u8 {
        self.weapon.map_or(0, |weapon| weapon.mana)
    }

    /// Whether it reaches from one place to another (BG-RANGE-03).
    fn reaches(self, from: Place, to: Place) -> bool {
        from.hex().within(self.weapon.map_or(0, |weapon| weapon.reach), to.hex())
    }

    fn special(self) -> &'a [Ability] {
        self.weapon.map_or(&[], |weapon| &weapon.special)
    }

    /// What it is called.
    #[must_use]
    pub fn name(self) -> &'a str {
        self.weapon.map_or("Fists", |weapon| &weapon.name.en)
    }

    /// What its successes do; empty for fists, whose one success causes one wound.
    #[must_use]
    pub fn results(self) -> &'a [TestResult] {
        self.weapon.map_or(&[], |weapon| &weapon.effects)
    }

    /// The one result that the successes reach with the highest requirement (BG-ATK-11); none
    /// without enough successes (BG-ATK-12). Fists cause exactly 1 wound (BG-ATK-19).
    #[must_use]
    pub fn result(self, successes: u8) -> Option<&'a TestResult> {
        static FIST: TestResult = TestResult { successes: 1, wounds: 1, effects: Vec::new() };
        match self.weapon {
            Some(weapon) => best_result(&weapon.effects, successes),
            None => (successes >= 1).then_some(&FIST),
        }
    }
}

/// Of several results only the one that requires the most successes still reached (BG-TEST-28).
#[must_use]
pub fn best_result(results: &[TestResult], successes: u8) -> Option<&TestResult> {
    let reached = |result: &&TestResult| result.successes <= successes;
    results.iter().filter(reached).max_by_key(|result| result.successes)
}

/// All weapon numbers of a character, fists included where it has them.
pub fn arms(state: &State, figure: FigureId) -> impl Iterator<Item = u8> + '_ {
    let weapons = state.sheet(figure).weapons.len() as u8;
    (0..weapons).chain([FISTS]).filter(move |&n| Arms::of(&state.table, figure, n).is_some())
}

/// The value of a weapon type's attack test and the value that defends against it (BG-ATK-16,
/// BG-ATK-23, BG-ATK-26).
fn values(kind: WeaponType) -> (Value, Value) {
    match kind {
        WeaponType::Melee => (Value::Strength, Value::Toughness),
        WeaponType::Ranged => (Value::Perception, Value::Toughness),
        WeaponType::Spell => (Value::Power, Value::Spirit),
    }
}

/// Whether a character may attack a target with a weapon now, costs in AP aside (BG-ATK-32: checked
/// before paying).
///
/// # Errors
/// The rule that forbids it.
pub fn may_attack(
    state: &State,
    figure: FigureId,
    number: u8,
    target: FigureId,
) -> Result<(), Rule> {
    let arms = Arms::of(&state.table, figure, number).ok_or(Rule("BG-ATK-02"))?;
    if target.index() >= state.figures.len() || !state.is_up(target) {
        return Err(Rule("BG-SQUAD-06"));
    }
    may_target(state, figure, arms, target)?;
    // BG-INT-06, BG-OPP-06: all attacks, also one that an ally is granted.
    if let Some(interrupt) = state.interrupt_of_squad(figure) {
        let enemy = state.seat(target) != state.seat(figure);
        if enemy && target != interrupt.against {
            return Err(Rule("BG-INT-06"));
        }
        if interrupt.opportunity && arms.kind() != WeaponType::Melee {
            return Err(Rule("BG-OPP-06"));
        }
    }
    match arms.kind() {
        // BG-ATK-14.
        WeaponType::Melee if !state.engaged(figure, target) => Err(Rule("BG-ATK-14")),
        WeaponType::Melee => Ok(()),
        WeaponType::Ranged | WeaponType::Spell => may_shoot(state, figure, arms, target),
    }
}

/// Enemies, or allies too if a spell says so (BG-ATK-29); never oneself.
fn may_target(
    state: &State,
    figure: FigureId,
    arms: Arms<'_>,
    target: FigureId,
) -> Result<(), Rule> {
    let enemy = state.seat(target) != state.seat(figure);
    let targets = arms.weapon.map_or(Targets::Enemies, |weapon| weapon.targets);
    match targets {
        _ if target == figure => Err(Rule("BG-SQUAD-04")),
        Targets::Enemies if !enemy => Err(Rule(match arms.kind() {
            WeaponType::Melee => "BG-ATK-14",
            WeaponType::Ranged => "BG-ATK-22",
            WeaponType::Spell => "BG-ATK-29",
        })),
        Targets::Allies if enemy => Err(Rule("BG-ATK-29")),
        _ => Ok(()),
    }
}

/// Ranged and spell attacks: not while engaged (BG-ATK-21, BG-ATK-24), within reach and in line of
/// sight (BG-ATK-22; a refusal names the rule that blocks it), and the spell can be paid (BG-ATK-27).
fn may_shoot(
    state: &State,
    figure: FigureId,
    arms: Arms<'_>,
    target: FigureId,
) -> Result<(), Rule> {
    let context = Context {
        other: Some(target),
        test: Some((TestKind::Attack, values(arms.kind()).0)),
        weapon: Some(arms.kind()),
        special: arms.special(),
        ..Context::of(figure)
    };
    if state.is_engaged(figure) && !state.allows(&context, Point::ShootWhileEngaged) {
        return Err(Rule("BG-ATK-21"));
    }
    if state.figure(figure).mana < arms.mana() {
        return Err(Rule("BG-ATK-27"));
    }
    let from = state.attack_place(figure);
    let near = state.places(target).into_iter().find(|&place| arms.reaches(from, place));
    let near = near.ok_or(Rule("BG-RANGE-03"))?;
    match aims(state, figure, arms, target).is_empty() {
        true => Err(sight::hidden_by(&state.table.field, from, near)),
        false => Ok(()),
    }
}

/// The hexes of a target that a ranged attack or spell can be aimed at: each both in reach and in line
/// of sight (BG-ATK-22, BG-BIG-17).
fn aims(state: &State, figure: FigureId, arms: Arms<'_>, target: FigureId) -> Places {
    let from = state.attack_place(figure);
    let aimed = |&place: &Place| arms.reaches(from, place) && state.sees_place(figure, place);
    state.places(target).into_iter().filter(aimed).collect()
}

/// An attack: who, with what, at whom.
#[derive(Clone, Copy, Debug)]
pub struct Attack<'a> {
    /// The attacker.
    pub figure: FigureId,
    /// Its weapon.
    pub arms: Arms<'a>,
    /// The target, in an area attack the first one (BG-AREA-02).
    pub target: FigureId,
    /// What a free attack changes.
    pub free: Option<&'a FreeAttack>,
}

/// Carries out an attack whose AP are paid (BG-ATK-32).
///
/// # Errors
/// Pauses for decisions.
pub fn attack(p: &mut Play, attack: Attack<'_>) -> Flow<()> {
    let Attack { figure, arms, .. } = attack;
    let in_use = take_up(p, figure);
    mana::spend(p, figure, arms.mana(), &[Rule("BG-ATK-27")]);
    let aim = take_aim(p, attack)?;
    missions::attacked(p, figure, arms.kind());
    let best = strike_all(p, attack, aim)?;
    after(p, attack, best)?;
    if p.is_up(figure) {
        p.spells.extend(in_use);
    }
    Ok(())
}

/// An attack takes up the changes for the next attack. Those that an outer attack of the same character
/// is using belong to that one alone: they are laid aside for it.
fn take_up(p: &mut Play, figure: FigureId) -> Vec<Spell> {
    let of_outer = |spell: &Spell| spell.figure == figure && spell.in_use;
    let aside = p.spells.iter().filter(|spell| of_outer(spell)).cloned().collect();
    p.spells.retain(|spell| !of_outer(spell));
    for spell in p.spells.iter_mut().filter(|spell| spell.figure == figure) {
        spell.in_use = spell.lasting.until == Until::NextAttack;
    }
    aside
}

/// The tests of an attack, in an area attack one after the other (BG-AREA-03); gives the best one, of
/// equal ones the first.
fn strike_all(p: &mut Play, attack: Attack<'_>, aim: Place) -> Flow<Struck> {
    let Attack { figure, arms, target, .. } = attack;
    let area = arms.weapon.and_then(|weapon| weapon.area);
    // An attack in the middle of another one is an attack of its own.
    let fallen_before = wounds::fallen(p);
    let outer = std::mem::replace(&mut p.area_attack, area.is_some());
    let first = strike(p, attack, Strike { target, aim, from: None, focus: None })?;
    let mut best = first;
    let mut waiting = area.map_or_else(Vec::new, |hexes| further_targets(p, figure, target, hexes));
    let mut focused = first.focus;
    while let Some(other) = next_target(p, figure, target, &mut waiting)? {
        // One marker covers the whole action (BG-AREA-12); one gained in between is spent on the next
        // test (BG-FOCUS-05).
        let focus = focused.then_some(true);
        let seen = |place: &Place| p.sees_place(target, *place);
        let hexes: Places = p.places(other).into_iter().filter(seen).collect();
        let aim = choose_hex(p, figure, other, &hexes)?;
        let further = Strike { target: other, aim, from: Some(target), focus };
        let next = strike(p, attack, further)?;
        focused |= next.focus;
        best = if next.successes > best.successes { next } else { best };
    }
    p.area_attack = outer;
    wounds::remove_fallen(p, &fallen_before);
    Ok(best)
}

/// Turns to the target and settles which hex of a large one is aimed at (BG-BIG-12, BG-BIG-17).
fn take_aim(p: &mut Play, attack: Attack<'_>) -> Flow<Place> {
    let Attack { figure, arms, target, .. } = attack;
    if arms.kind() == WeaponType::Melee {
        let hexes = aimed_hexes(p, figure, target);
        facing::turn_toward(p, figure, &hexes, &[Rule("BG-FACE-05"), Rule("BG-BIG-15")])?;
        return Ok(p.places(target).first().copied().unwrap_or(p.figure(target).place));
    }
    let hexes = aims(p, figure, arms, target);
    let aim = choose_hex(p, figure, target, &hexes)?;
    facing::turn_toward(p, figure, &[aim.hex()], &[Rule("BG-FACE-06"), Rule("BG-BIG-16")])?;
    Ok(aim)
}

/// The attacker's player picks the hex of a large target (BG-BIG-17).
fn choose_hex(p: &mut Play, figure: FigureId, target: FigureId, hexes: &[Place]) -> Flow<Place> {
    if hexes.is_empty() {
        return Ok(p.figure(target).place);
    }
    let seat = p.seat(figure);
    let list = |_: &State| hexes.iter().map(|&hex| Choice::Place(hex)).collect();
    let choice = p.choose(seat, Prompt::Aim(target), list)?;
    Ok(if let Choice::Place(place) = choice { place } else { p.figure(target).place })
}

/// One attack test of an attack.
#[derive(Clone, Copy, Debug)]
struct Strike {
    target: FigureId,
    /// The hex of the target that is aimed at.
    aim: Place,
    /// In further tests of an area attack: the first target, from which flank and cover are judged
    /// (BG-AREA-09, BG-AREA-11).
    from: Option<FigureId>,
    focus: Option<bool>,
}

/// What one attack test came to.
#[derive(Clone, Copy, Debug)]
struct Struck {
    target: FigureId,
    /// Successes after the defence.
    successes: u8,
    /// Whether a focus marker enlarged its success range.
    focus: bool,
    blow: Blow,
}

/// The attack test, the defence test and the weapon effect (BG-ATK-06).
fn strike(p: &mut Play, attack: Attack<'_>, strike: Strike) -> Flow<Struck> {
    let Attack { figure, arms, .. } = attack;
    let target = strike.target;
    let further = strike.from.is_some();
    p.tell(&[Rule("BG-ATK-06"), Rule("BG-AREA-07")], |_| Event::Attack {
        figure,
        weapon: arms.name().to_owned(),
        target,
        further,
    });
    let (test, defence) = probes(p, attack, strike);
    let tested = probe::test(p, &test)?;
    let successes = probe::defend(p, &defence, tested.successes)?;
    p.tell(&[Rule("BG-DEF-03"), Rule("BG-ATK-11")], |_| Event::Net { figure, target, successes });
    missions::successes(p, figure, successes);
    let number = arms.weapon.map(|_| arms.number);
    let weapon = Some(arms.kind());
    let blow = Blow { by: Some(figure), weapon, number, flank: test.flank, answers: 0 };
    if let Some(result) = arms.result(successes) {
        wounds::receive(p, target, result.wounds, blow)?;
        effects::apply(p, &result.effects, effects::Cause::attack(figure, target, blow))?;
    }
    Ok(Struck { target, successes, focus: tested.focus, blow })
}

/// The attack test and the defence test against it, as they are before any die falls (BG-ATK-16,
/// BG-ATK-23, BG-ATK-26).
fn probes<'a>(state: &State, attack: Attack<'a>, strike: Strike) -> (Probe<'a>, Probe<'a>) {
    let Attack { figure, arms, .. } = attack;
    let (value, against) = values(arms.kind());
    let Situation { flank, dice, range } = Situation::of(state, attack, strike);
    let test = Probe {
        figure,
        other: Some(strike.target),
        kind: TestKind::Attack,
        value,
        weapon: Some(arms.kind()),
        special: arms.special(),
        skill: false,
        flank,
        dice,
        range,
        focus: strike.focus,
        enough: None,
    };
    let defence = Probe {
        figure: strike.target,
        other: Some(figure),
        kind: TestKind::Defence,
        value: against,
        special: &[],
        dice: Reasons::new(),
        range: Reasons::new(),
        focus: None,
        ..test.clone()
    };
    (test, defence)
}

/// What an attack would roll: the numbers of both tests before any die falls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// Dice of the attack test, and the face they need.
    pub attack: (u8, u8),
    /// Dice of the defence test, and the face they need.
    pub defence: (u8, u8),
}

/// The forecast of an attack by a weapon's number, from where the attacker stands.
#[must_use]
pub fn forecast(state: &State, figure: FigureId, number: u8, target: FigureId) -> Option<Forecast> {
    let (test, defence) = first_probes(state, figure, number, target, None)?;
    let [attack, defence] = [test, defence].map(|test| probe::forecast(state, &test));
    Some(Forecast { attack, defence })
}

/// Both tests of an attack before any die falls, with the reasons of their numbers; of a free attack that
/// the attacker is asked about, with what it changes (BG-TEST-05).
#[must_use]
pub fn foresee(
    state: &State,
    figure: FigureId,
    number: u8,
    target: FigureId,
) -> Option<[Foreseen; 2]> {
    let free = state.free_attack.as_ref().filter(|(attacker, _)| *attacker == figure);
    let free = free.map(|(_, free)| free);
    let (test, defence) = first_probes(state, figure, number, target, free)?;
    Some([test, defence].map(|test| probe::foresee(state, &test)))
}

fn first_probes<'a>(
    state: &'a State,
    figure: FigureId,
    number: u8,
    target: FigureId,
    free: Option<&'a FreeAttack>,
) -> Option<(Probe<'a>, Probe<'a>)> {
    let arms = Arms::of(&state.table, figure, number)?;
    let attack = Attack { figure, arms, target, free };
    let aim = aims(state, figure, arms, target).first().copied();
    let aim = aim.unwrap_or(state.figure(target).place);
    Some(probes(state, attack, Strike { target, aim, from: None, focus: None }))
}

/// The modifiers that the situation gives to an attack test.
struct Situation {
    flank: bool,
    dice: Reasons,
    range: Reasons,
}

impl Situation {
    fn of(state: &State, attack: Attack<'_>, strike: Strike) -> Situation {
        let Attack { figure, arms, free, .. } = attack;
        let target = strike.target;
        let from =
            strike.from.map_or(state.attack_place(figure), |first| state.figure(first).place);
        let mut dice = Reasons::new();
        let mut range = Reasons::new();
        if arms.dice() != 0 {
            dice.push((Rule("BG-ATK-08"), arms.dice()));
        }
        if let Some(free) = free.filter(|free| free.dice != 0) {
            dice.push((Rule("BG-TEST-05"), free.dice));
        }
        if let Some(free) = free.filter(|free| free.range != 0) {
            range.push((Rule("BG-TEST-10"), free.range));
        }
        // BG-FLANK-01, BG-FLANK-03; halved hexes are no flank (BG-FLANK-04).
        let flank = state.side(target, from.hex()) < 0;
        if flank {
            range.push((Rule("BG-FLANK-03"), 1));
        }
        // BG-FLANK-05, BG-AREA-10: ranged attacks only (BG-FLANK-06).
        let engaged = state.engaged_with(target).any(|other| other != figure);
        if arms.kind() == WeaponType::Ranged && engaged {
            range.push((Rule("BG-FLANK-05"), -1));
        }
        if arms.kind() != WeaponType::Melee && covered(state, attack, strike, (from, flank)) {
            range.push((Rule("BG-COVER-02"), -1));
        }
        Situation { flank, dice, range }
    }
}

/// Cover against ranged and spell attacks (BG-COVER-01), made from some place and perhaps the flank.
fn covered(
    state: &State,
    attack: Attack<'_>,
    strike: Strike,
    (from, flank): (Place, bool),
) -> bool {
    let target = strike.target;
    let origin = strike.from.unwrap_or(attack.figure);
    let kind = attack.arms.kind();
    let context = Context {
        other: Some(target),
        test: Some((TestKind::Attack, values(kind).0)),
        weapon: Some(kind),
        special: attack.arms.special(),
        flank,
        ..Context::of(attack.figure)
    };
    if !state.allows(&context, Point::Cover) {
        return false;
    }
    let others: ArrayVec<Place, 64> = state
        .fielded()
        .filter(|&id| id != origin && id != target)
        .flat_map(|id| state.places(id))
        .take(64)
        .collect();
    let large = if state.is_large(target) { state.places(target) } else { ArrayVec::new() };
    let line = CoverLine { from, to: strike.aim, large_target: &large, others: &others };
    sight::in_cover(&state.table.field, &line)
}

/// The further targets of an area attack: within the area of effect (BG-AREA-04), in line of sight of
/// the first target (BG-AREA-05), at its height (BG-AREA-06); allies too, never the attacker itself.
fn further_targets(state: &State, figure: FigureId, first: FigureId, hexes: u8) -> Vec<FigureId> {
    let high = state.figure(first).place.is_high();
    let near = |id: FigureId| {
        let from = state.places(first);
        from.iter().any(|place| state.steps(place.hex(), id) <= i32::from(hexes))
    };
    state
        .fielded()
        .filter(|&id| id != first && id != figure && state.is_up(id))
        .filter(|&id| state.figure(id).place.is_high() == high && near(id) && state.sees(first, id))
        .collect()
}

/// The next further target, in the order its player likes (BG-AREA-03).
fn next_target(
    p: &mut Play,
    figure: FigureId,
    first: FigureId,
    waiting: &mut Vec<FigureId>,
) -> Flow<Option<FigureId>> {
    waiting.retain(|&id| p.is_up(id));
    if waiting.is_empty() || !p.is_up(figure) {
        return Ok(None);
    }
    let seat = p.seat(figure);
    let list = |_: &State| waiting.iter().map(|&id| Choice::Target(id)).collect();
    let choice = p.choose(seat, Prompt::Further(first), list)?;
    let Choice::Target(next) = choice else { return Ok(None) };
    waiting.retain(|&id| id != next);
    Ok(Some(next))
}

/// Additional effects of skills, weapons and items, counted after the defence (BG-ATK-30); an area
/// attack is one attack, so they count its best test.
fn after(p: &mut Play, attack: Attack<'_>, best: Struck) -> Flow<()> {
    let Attack { figure, arms, .. } = attack;
    let occasion = Occasion { other: Some(best.target), blow: best.blow };
    p.spells.retain(|spell| spell.figure != figure || !spell.in_use);
    triggers::after_attack(p, figure, arms.special(), best.successes, occasion)
}
