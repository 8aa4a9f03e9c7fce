//! The attack in its ten steps (chapter "Attacks").

use std::cell::OnceCell;

use kernel::{Flow, Refusal, Rule, Seat};
use measure::Disc;

use crate::dice::{AttackFace, DefenceFace};
use crate::event::Event;
use crate::language::{AttackType, Condition, Entry, Modifier, Symbol};
use crate::moments::Moment;
use crate::operations::{self, armour, captives};
use crate::pack::Values;
use crate::question::{Choice, Pending, Prompt};
use crate::state::{Attack, State};
use crate::symbols::{self, Printed};
use crate::table::{CharacterId, Characters, Edition, Table, Target, UnitId};
use crate::{Play, abilities, conditions, damage, engagement, keywords, pools, sight, tree};

/// What an effect says of an attack that it grants.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Terms {
    /// So many dice instead of the attack value (SP-ATK-29).
    pub dice: Option<u8>,
    /// Only such an attack.
    pub kind: Option<AttackType>,
    /// Only these targets; an armoured target only if nobody is named.
    pub only: Option<Characters>,
    /// Only this armoured target.
    pub armoured: Option<u8>,
}

/// One of some characters may attack. Gives who did.
///
/// # Errors
/// Pauses for answers.
pub fn may_attack(
    play: &mut Play<'_>,
    seat: Seat,
    characters: &[CharacterId],
    terms: &Terms,
    combat_action: bool,
) -> Flow<Option<CharacterId>> {
    let prompt = Prompt::Attack { characters: characters.to_vec(), dice: terms.dice };
    let choice = play.choose(seat, prompt, |state| {
        let attacks = characters.iter().flat_map(|&own| attacks(state, own, terms));
        attacks.chain([Choice::Decline]).collect()
    })?;
    let Choice::Attack { character, kind, target } = choice else { return Ok(None) };
    attack(play, character, kind, target, terms.dice, combat_action)?;
    Ok(Some(character))
}

/// Whether one of some characters can make such an attack.
#[must_use]
pub fn any(state: &State, characters: &[CharacterId], terms: &Terms) -> bool {
    characters.iter().any(|&own| attacks(state, own, terms).next().is_some())
}

/// The attacks that a character can make (SP-ATK-13).
fn attacks<'a>(
    state: &'a State,
    character: CharacterId,
    terms: &'a Terms,
) -> impl Iterator<Item = Choice> + 'a {
    let each = [AttackType::Melee, AttackType::Ranged].into_iter().filter_map(move |kind| {
        let suits = terms.kind.is_none_or(|only| only == kind)
            && values(state, character, kind).attack.is_some();
        let own = state.base(character).filter(|_| suits)?;
        let armoured = armour::all(state).map(|armoured| Target::Armoured { armoured });
        let mut near = in_reach(state, character, own, kind).chain(armoured).peekable();
        // Mostly nobody is near enough, and nothing else need be asked.
        near.peek()?;
        let wanted = near.filter(move |target| {
            let named = terms.only.as_ref();
            named.is_none_or(|only| target.character().is_some_and(|c| only.contains(&c)))
                && terms.armoured.is_none_or(|armoured| *target == Target::Armoured { armoured })
        });
        let able = OnceCell::new();
        let able = move || *able.get_or_init(|| may_make(state, character, kind).is_ok());
        let legal = wanted.filter(move |&target| match target {
            Target::Character(target) => can_target(state, character, kind, target),
            Target::Armoured { armoured } => {
                armour::may_target(state, character, kind, armoured).is_ok()
            }
        });
        let legal = legal.filter(move |_| able());
        Some(legal.map(move |target| Choice::Attack { character, kind, target }))
    });
    each.flatten()
}

/// The enemies that are not too far away for an attack: of all that is asked of a target its distance
/// rules out the most.
#[inline]
fn in_reach(
    state: &State,
    character: CharacterId,
    own: Disc,
    kind: AttackType,
) -> impl Iterator<Item = Target> + '_ {
    let reach = if kind == AttackType::Melee { 2 } else { range(state, character) };
    let enemies = state.enemies_near(state.seat_of(character), own, state.table.reach(reach));
    enemies.map(|enemy| Target::Character(enemy.character))
}

/// All that a player could ever attack: enemies, and the armoured targets of an operation.
pub fn targets(state: &State, seat: Seat) -> impl Iterator<Item = Target> + '_ {
    let armoured = armour::all(state).map(|armoured| Target::Armoured { armoured });
    state.enemies_of(seat).map(Target::Character).chain(armoured)
}

/// Whether something is a legal target.
///
/// # Errors
/// The rule that forbids it.
pub fn may_attack_it(
    state: &State,
    attacker: CharacterId,
    kind: AttackType,
    target: Target,
) -> Result<(), Refusal> {
    match target {
        Target::Character(target) => may_target(state, attacker, kind, target),
        Target::Armoured { armoured } => armour::may_target(state, attacker, kind, armoured),
    }
}

/// Whether a character can make attacks of a type at all: it has a value for it (SP-ATK-03), and
/// for ranged attacks it is not engaged with an unwounded unit's character (SP-ATK-06). In an operation
/// captured units make none (SO-CAPTIVE-01), and a stage may forbid ranged ones (SO-DUTY-02).
///
/// # Errors
/// The rule that forbids it.
pub fn may_make(state: &State, character: CharacterId, kind: AttackType) -> Result<(), Refusal> {
    let unit = state.unit_of(character);
    if captives::is_captured(state, unit) {
        return Err(Rule("SO-CAPTIVE-01").into());
    }
    let restraint = operations::restraint(state, character).filter(|one| one.no_ranged);
    if kind == AttackType::Ranged && restraint.is_some() {
        return Err(Rule("SO-DUTY-02").into());
    }
    if values(state, character, kind).attack.is_none() {
        let stance = state.table.stance(unit, state.unit(unit).stance);
        return Err(Refusal::from(Rule("SP-ATK-03")).with("stance", &stance.name.en));
    }
    let held = || engagement::held(state, character);
    match (kind == AttackType::Ranged).then(held).flatten() {
        Some(enemy) => {
            Err(Refusal::from(Rule("SP-ATK-06")).with("engaged with", state.character_name(enemy)))
        }
        None => Ok(()),
    }
}

/// Whether a character is a legal target (SP-ATK-13): engaged for a melee attack (SP-ATK-07), in
/// range and sight for a ranged one (SP-ATK-04, SP-LOS-02), and not protected by somebody else (SP-EFFECT-07).
///
/// # Errors
/// The rule that forbids it.
pub fn may_target(
    state: &State,
    attacker: CharacterId,
    kind: AttackType,
    target: CharacterId,
) -> Result<(), Refusal> {
    if can_target(state, attacker, kind, target) {
        return Ok(());
    }
    Err(match (kind, interceder(state, attacker, target)) {
        (AttackType::Ranged, _) if !in_range(state, attacker, target) => {
            Refusal::from(Rule("SP-ATK-04")).with("range", range(state, attacker))
        }
        (AttackType::Ranged, _) if !sight::sees(state, attacker, target) => {
            Refusal::from(Rule("SP-LOS-02")).with("line of sight", "none")
        }
        (AttackType::Melee, _) if !engagement::near(state, attacker, target) => {
            Rule("SP-ATK-07").into()
        }
        (AttackType::Melee, _) if !engagement::engaged(state, attacker, target) => {
            Rule("SP-LOS-02").into()
        }
        (_, Some(unit)) => {
            Refusal::from(Rule("SP-EFFECT-07")).with("protected by", state.unit_name(unit))
        }
        (_, None) => Rule("SP-ATK-13").into(),
    })
}

/// [`may_target`] without the reason, for those who list every target.
#[must_use]
pub fn can_target(
    state: &State,
    attacker: CharacterId,
    kind: AttackType,
    target: CharacterId,
) -> bool {
    let reached = match kind {
        AttackType::Melee => engagement::engaged(state, attacker, target),
        AttackType::Ranged => {
            in_range(state, attacker, target) && sight::sees(state, attacker, target)
        }
    };
    reached && interceder(state, attacker, target).is_none()
}

/// What the stance of a character's unit says of attacks of a type.
#[inline]
fn values(state: &State, character: CharacterId, kind: AttackType) -> &Values {
    let unit = state.unit_of(character);
    let stance = state.table.stance(unit, state.unit(unit).stance);
    if kind == AttackType::Melee { &stance.melee } else { &stance.ranged }
}

/// The range of a character's ranged attacks, 0 if it has none.
fn range(state: &State, attacker: CharacterId) -> u8 {
    values(state, attacker, AttackType::Ranged).range.unwrap_or(0)
}

fn in_range(state: &State, attacker: CharacterId, target: CharacterId) -> bool {
    let range = range(state, attacker);
    range > 0 && state.within(attacker, target, range)
}

/// A unit engaged with the attacker whose ability forbids to choose this target.
fn interceder(state: &State, attacker: CharacterId, target: CharacterId) -> Option<UnitId> {
    let kind = state.type_of(target);
    state.units_of(state.seat_of(target)).find(|&unit| {
        let mut always = state.sheet(unit).always();
        !state.unit(unit).wounded
            && unit != state.unit_of(target)
            && always
                .any(|rule| matches!(rule, Modifier::Intercede(types) if types.contains(&kind)))
            && state.characters_of(unit).any(|own| engagement::engaged(state, own, attacker))
    })
}

/// An attack from the choice of its target to its end. Range, sight and engagement are tested
/// before and never again (SP-ATK-28).
///
/// # Errors
/// Pauses for answers.
pub fn attack(
    play: &mut Play<'_>,
    attacker: CharacterId,
    kind: AttackType,
    target: Target,
    dice: Option<u8>,
    combat_action: bool,
) -> Flow<()> {
    let own = play.unit_of(attacker);
    let active = play.active_unit() == Some(own);
    if let Some(now) = play.operation.as_mut().filter(|_| active) {
        now.attacked = true;
    }
    let enemy = target.character().map(|target| play.unit_of(target));
    let strained = conditions::strained(play, own);
    if play.attacks.is_full() {
        return Ok(());
    }
    play.attacks.push(fresh(attacker, target, kind, combat_action));
    play.resolving += 1;
    if let Some(target) = target.character().filter(|_| combat_action)
        && !play.attacked.is_full()
        && !play.attacked.contains(&target)
    {
        play.attacked.push(target);
    }
    play.tell(&[Rule("SP-ATK-12"), Rule("SP-ATK-14")], |_| Event::Attack {
        attacker,
        target,
        kind,
    });
    if let Some(moment) = Moment::declared(play) {
        abilities::respond(play, &moment)?; // step 3
    }
    let [disarmed, exposed] = roll(play, dice)?; // steps 4 and 5
    let noted = modify(play, disarmed, exposed)?; // step 6
    determine_results(play); // step 7
    if disarmed {
        conditions::lose(play, own, Condition::Disarmed);
    }
    if let Some(enemy) = enemy.filter(|_| exposed) {
        conditions::lose(play, enemy, Condition::Exposed);
    }
    let free_abilities = tree::walk(play)?; // step 8
    apply_pool(play)?; // step 9
    end(play, noted, free_abilities)?; // step 10
    // A condition is a non-player effect: the last of step 10 (SP-ATK-24).
    if play.table.edition == Edition::July2023 {
        conditions::end_strain(play, own, strained)?;
        abilities::wounds_of_end(play)?;
    }
    play.attacks.pop();
    abilities::end_effect(play)
}

fn fresh(attacker: CharacterId, target: Target, kind: AttackType, combat_action: bool) -> Attack {
    Attack {
        attacker,
        target,
        kind,
        combat_action,
        attack: Vec::new(),
        defence: Vec::new(),
        failures: 0,
        successes: 0,
        taken: Vec::new(),
        pool: 0,
        shoved: false,
        hurt: false,
    }
}

/// Steps 4 and 5: the pools (SP-ATK-15, SP-ATK-16) and the roll (SP-ATK-17). Then conditions take
/// expertise results away (SP-COND-06, SP-COND-08); says whether they did.
fn roll(play: &mut Play<'_>, dice: Option<u8>) -> Flow<[bool; 2]> {
    let Some(attack) = play.attacks.last() else { return Ok([false; 2]) };
    let (attacker, target, kind) = (attack.attacker, attack.target, attack.kind);
    let pools = pools::pools(play, attacker, target, kind, dice);
    pools::use_up(play, attacker, kind);
    let (attack_dice, defence_dice) = (pools.attack(), pools.defence());
    play.tell(&[Rule("SP-ATK-15"), Rule("SP-ATK-16")], |_| Event::Pools {
        attack: attack_dice,
        defence: defence_dice,
        attack_because: pools.attack_because,
        defence_because: pools.defence_because,
    });
    let mut attack = Vec::with_capacity(16);
    let mut defence = Vec::with_capacity(16);
    for _ in 0..attack_dice {
        attack.push(AttackFace::of(play.die(AttackFace::SIDES)?));
    }
    for _ in 0..defence_dice {
        defence.push(DefenceFace::of(play.die(DefenceFace::SIDES)?));
    }
    play.tell(&[Rule("SP-ATK-17")], |_| Event::Rolled {
        attack: attack.clone(),
        defence: defence.clone(),
    });
    let own = play.unit_of(attacker);
    let disarmed = play.unit(own).conditions.has(Condition::Disarmed);
    let enemy = target.character().map(|target| play.unit_of(target));
    let enemy = enemy.filter(|&enemy| play.unit(enemy).conditions.has(Condition::Exposed));
    let exposed = enemy.is_some();
    let rolled = (attack.len(), defence.len());
    if disarmed {
        attack.retain(|face| *face != AttackFace::Expertise);
        tell_lost(play, own, Condition::Disarmed, rolled.0 - attack.len());
    }
    if let Some(enemy) = enemy {
        defence.retain(|face| *face != DefenceFace::Expertise);
        tell_lost(play, enemy, Condition::Exposed, rolled.1 - defence.len());
    }
    if let Some(now) = play.attacks.last_mut() {
        (now.attack, now.defence) = (attack, defence);
    }
    Ok([disarmed, exposed])
}

fn tell_lost(play: &mut Play<'_>, unit: UnitId, condition: Condition, count: usize) {
    let count = count as u8;
    play.tell(&[Rule("SP-COND-06"), Rule("SP-COND-08")], |_| Event::ExpertiseLost {
        unit,
        condition,
        count,
    });
}

/// What was noted in step 6 for the end of the attack (SP-EXP-08).
#[derive(Clone, PartialEq, Default, Debug)]
struct Noted {
    attacker: Vec<Symbol>,
    defender: Vec<Symbol>,
}

/// Step 6: the attack roll is modified by the attacker, then by the defender (SP-ATK-18); then the
/// defence roll (SP-ATK-19). Chart entries act on the roll that they modify (SP-EXP-12).
fn modify(play: &mut Play<'_>, disarmed: bool, exposed: bool) -> Flow<Noted> {
    let table = play.table.clone();
    let Some(attack) = play.attacks.last() else { return Ok(Noted::default()) };
    let own = play.unit_of(attack.attacker);
    let enemy = attack.target.character().map(|target| play.unit_of(target));
    let kind = attack.kind;
    let own_stance = table.stance(own, play.unit(own).stance);
    let chart = match kind {
        AttackType::Melee => own_stance.melee_expertise.as_ref(),
        AttackType::Ranged => own_stance.ranged_expertise.as_ref(),
    };
    let mut noted = Noted::default();
    let skill = count(&attack.attack, AttackFace::Expertise);
    let row = chart.and_then(|chart| Table::row(chart, skill)).filter(|_| !disarmed);
    if let Some(row) = row {
        noted.attacker = improve_attack(play, own, skill, &row.results); // 6A-I
    }
    let skill = defence_skill(play);
    let row = enemy.filter(|_| !exposed).and_then(|enemy| {
        let chart = &table.stance(enemy, play.unit(enemy).stance).defence_expertise;
        Table::row(chart, skill).map(|row| (enemy, row))
    });
    if let Some((enemy, row)) = row {
        worsen_attack(play, enemy, skill, &row.results)?; // 6A-II
        noted.defender = improve_defence(play, enemy, skill, &row.results); // 6B-II
    }
    if let Some(target) = armour::attacked(play) {
        armour::defend(play, target);
    }
    if let Some(attack) = play.attacks.last_mut() {
        attack.failures = count(&attack.attack, AttackFace::Failure);
        // Applied results are spent (SP-EXP-03).
        attack.attack.retain(|face| *face != AttackFace::Expertise);
        attack.defence.retain(|face| *face != DefenceFace::Expertise);
    }
    play.tell(&[Rule("SP-ATK-18"), Rule("SP-ATK-19")], |state| {
        let attack = state.attacks.last();
        Event::Rolls {
            attack: attack.map(|attack| attack.attack.clone()).unwrap_or_default(),
            defence: attack.map(|attack| attack.defence.clone()).unwrap_or_default(),
        }
    });
    Ok(noted)
}

fn count<F: PartialEq>(faces: &[F], face: F) -> u8 {
    u8::try_from(faces.iter().filter(|other| **other == face).count()).unwrap_or(u8::MAX)
}

fn defence_skill(state: &State) -> u8 {
    state.attacks.last().map_or(0, |attack| count(&attack.defence, DefenceFace::Expertise))
}

/// 6A-I: added results (SP-EXP-05) and damage (SP-EXP-06); the rest is noted (SP-EXP-08).
fn improve_attack(play: &mut Play<'_>, unit: UnitId, skill: u8, row: &[Entry]) -> Vec<Symbol> {
    let mut noted = Vec::new();
    if let Some(attack) = play.attacks.last_mut() {
        // An armoured target knows no damage pool (SO-ARMOR-05).
        let pooled = attack.target.character().is_some();
        for entry in row {
            match entry {
                Entry::Crit => attack.attack.push(AttackFace::Crit),
                Entry::Hit => attack.attack.push(AttackFace::Hit),
                Entry::Symbol(Symbol::Damage) if !pooled => {}
                Entry::Symbol(Symbol::Damage) => attack.pool = attack.pool.saturating_add(1),
                Entry::Symbol(symbol) => noted.push(*symbol),
                Entry::Block | Entry::CritToHit | Entry::HitToFailure => {}
            }
        }
    }
    tell_row(play, unit, false, skill, row.to_vec());
    noted
}

/// 6A-II: the defender's entries that change the attack roll (SP-EXP-07), in the defender's order
/// (SP-TIMING-04).
fn worsen_attack(play: &mut Play<'_>, unit: UnitId, skill: u8, row: &[Entry]) -> Flow<()> {
    let changes = |entry: &&Entry| matches!(entry, Entry::CritToHit | Entry::HitToFailure);
    let mut changes: Vec<Entry> = row.iter().filter(changes).copied().collect();
    if changes.is_empty() {
        return Ok(());
    }
    let told = changes.clone();
    let seat = play.seat(unit);
    while !changes.is_empty() {
        let next = next_entry(play, seat, &changes)?;
        let (from, to) = match changes.remove(next) {
            Entry::CritToHit => (AttackFace::Crit, AttackFace::Hit),
            _ => (AttackFace::Hit, AttackFace::Failure),
        };
        let Some(attack) = play.attacks.last_mut() else { break };
        if let Some(die) = attack.attack.iter_mut().find(|die| **die == from) {
            *die = to;
        }
    }
    tell_row(play, unit, true, skill, told);
    Ok(())
}

/// Which of several entries comes next; only asked where they differ.
fn next_entry(play: &mut Play<'_>, seat: Seat, entries: &[Entry]) -> Flow<usize> {
    if entries.windows(2).all(|pair| pair[0] == pair[1]) {
        return Ok(0);
    }
    let pending: Vec<Pending> = entries.iter().copied().map(Pending::Entry).collect();
    next(play, seat, pending)
}

/// Asks a player which of the own effects comes next (SP-TIMING-04).
///
/// # Errors
/// Pauses for the answer.
pub fn next(play: &mut Play<'_>, seat: Seat, pending: Vec<Pending>) -> Flow<usize> {
    let count = pending.len() as u8;
    let choice =
        play.choose(seat, Prompt::Next(pending), |_| (0..count).map(Choice::Pick).collect())?;
    let Choice::Pick(number) = choice else { return Ok(0) };
    Ok(usize::from(number.min(count.saturating_sub(1))))
}

/// 6B-II: the defender's blocks (SP-EXP-05); the rest is noted (SP-EXP-08).
fn improve_defence(play: &mut Play<'_>, unit: UnitId, skill: u8, row: &[Entry]) -> Vec<Symbol> {
    let mut noted = Vec::new();
    let mut own = Vec::new();
    if let Some(attack) = play.attacks.last_mut() {
        for entry in row {
            match entry {
                Entry::Block => attack.defence.push(DefenceFace::Block),
                Entry::Symbol(symbol) => noted.push(*symbol),
                Entry::Crit | Entry::Hit | Entry::CritToHit | Entry::HitToFailure => continue,
            }
            own.push(*entry);
        }
    }
    if !own.is_empty() {
        tell_row(play, unit, true, skill, own);
    }
    noted
}

fn tell_row(play: &mut Play<'_>, unit: UnitId, defence: bool, count: u8, entries: Vec<Entry>) {
    play.tell(&[Rule("SP-EXP-03")], |_| Event::Expertise { unit, defence, count, entries });
}

/// Step 7: each block removes a hit, never a crit (SP-ATK-20); what is left are the successes
/// (SP-ATK-21).
fn determine_results(play: &mut Play<'_>) {
    let Some(attack) = play.attacks.last_mut() else { return };
    let hits = count(&attack.attack, AttackFace::Hit);
    let crits = count(&attack.attack, AttackFace::Crit);
    let blocked = count(&attack.defence, DefenceFace::Block).min(hits);
    let successes = (hits - blocked).saturating_add(crits);
    attack.successes = successes;
    play.tell(&[Rule("SP-ATK-20"), Rule("SP-ATK-21")], |_| Event::Successes {
        hits,
        crits,
        blocked,
        successes,
    });
}

/// Step 9: the damage pool is applied to the defender's unit at once (SP-ATK-23), after abilities
/// that change it; Protection removes 1 (SP-KEY-05). The defender orders these, so its abilities may
/// come before Protection or after it (SP-TIMING-04).
fn apply_pool(play: &mut Play<'_>) -> Flow<()> {
    let attack = play.attacks.last();
    let attack = attack.map(|attack| (attack.attacker, attack.target.character(), attack.kind));
    // Against an armoured target there is no pool (SO-ARMOR-05).
    let Some((attacker, Some(target), kind)) = attack else { return Ok(()) };
    let mut answered = Vec::new();
    if keywords::protection(play, target) {
        if let Some(moment) = Moment::pool(play) {
            answered = abilities::answer_pool(play, &moment, answered, false)?;
        }
        if let Some(attack) = play.attacks.last_mut() {
            attack.pool = attack.pool.saturating_sub(1);
        }
    }
    let damage = play.attacks.last().map_or(0, |attack| attack.pool);
    play.tell(&[Rule("SP-ATK-23")], |_| Event::Pool { damage });
    if let Some(moment) = Moment::pool(play) {
        abilities::answer_pool(play, &moment, answered, true)?;
    }
    let pool = play.attacks.last_mut().map_or(0, |attack| std::mem::take(&mut attack.pool));
    let unit = play.unit_of(target);
    damage::take(play, unit, pool, Some(attacker), Some(kind))
}

/// Step 10 (SP-ATK-24): A the attacker's noted effects, B the defender's, C the attacker's
/// abilities, D the defender's.
fn end(play: &mut Play<'_>, noted: Noted, free_abilities: u8) -> Flow<()> {
    let Some((attacker, target)) = play.attacks.last().map(|a| (a.attacker, a.target)) else {
        return Ok(());
    };
    // Symbols do nothing to an armoured target (SO-ARMOR-05).
    if let Target::Character(target) = target {
        let active = std::iter::repeat_n(Symbol::Active, usize::from(free_abilities));
        let own: Vec<Symbol> = noted.attacker.into_iter().chain(active).collect();
        resolve_noted(play, own, attacker, target)?; // A
        resolve_noted(play, noted.defender, target, attacker)?; // B
    } else {
        armour::remember_roll(play);
    }
    abilities::end_attack(play) // C and D
}

/// A player's noted effects: all targeted ones first, then all personal ones (SP-ATK-25), each
/// group in the player's order (SP-TIMING-04).
fn resolve_noted(
    play: &mut Play<'_>,
    noted: Vec<Symbol>,
    own: CharacterId,
    enemy: CharacterId,
) -> Flow<()> {
    let (targeted, personal): (Vec<Symbol>, Vec<Symbol>) =
        noted.into_iter().partition(|symbol| symbol.is_targeted());
    let unit = play.unit_of(own);
    for mut group in [targeted, personal] {
        while !group.is_empty() {
            let next = symbol_order(play, play.seat(unit), &group)?;
            let symbol = group.remove(next);
            play.tell(&[Rule("SP-ATK-24")], |_| Event::Noted { unit, symbol });
            symbols::resolve(play, symbol, own, enemy, Printed::Chart)?;
        }
    }
    Ok(())
}

/// Which of several symbols comes next; only asked where they differ.
///
/// # Errors
/// Pauses for the answer.
pub fn symbol_order(play: &mut Play<'_>, seat: Seat, symbols: &[Symbol]) -> Flow<usize> {
    if symbols.windows(2).all(|pair| pair[0] == pair[1]) {
        return Ok(0);
    }
    next(play, seat, symbols.iter().copied().map(Pending::Symbol).collect())
}
