//! Attack pools: who may defend, who contributes which weapon (attack steps 1 to 3).

use std::cmp::Reverse;

use kernel::{Refusal, Rule};

use crate::keywords::attacking;
use crate::question::{CardId, Choice, Limits};
use crate::state::State;
use crate::table::{Arm, MiniId, UnitId};
use crate::underway::Pool;
use crate::{cards, melee, moments, range, sight, words};

/// Whether a unit has anything to attack.
#[must_use]
pub fn can_attack(state: &State, unit: UnitId) -> bool {
    let mut enemies = state.enemies_of(state.seat(unit));
    enemies.any(|enemy| can_attack_unit(state, unit, enemy))
}

/// Whether a unit has a weapon for an attack against another.
#[must_use]
pub fn can_attack_unit(state: &State, unit: UnitId, enemy: UnitId) -> bool {
    if may_defend(state, unit, enemy).is_err() {
        return false;
    }
    let facing = Facing::of(state, unit, enemy);
    let arms = (0..).zip(&state.sheet(unit).weapons);
    let near = arms.filter(|(_, arm)| !arm.joins() && facing.is_in_range(arm));
    let near: Vec<u8> = near.map(|(number, _)| number).collect();
    let armed = |mini| near.iter().any(|&arm| facing.may_aim(mini, arm).is_ok());
    state.minis_of(unit).any(|mini| armed(mini) && sees_some(state, mini, enemy))
}

/// Whether a unit may be declared as defender: an enemy, not engaged unless in melee with the
/// attacker (LG-ENGAGE-205); an engaged attacker makes melee attacks only (LG-ENGAGE-204).
///
/// # Errors
/// The rule that forbids it.
pub fn may_defend(state: &State, attacker: UnitId, defender: UnitId) -> Result<(), Refusal> {
    if !state.is_there(defender) || state.are_friends(defender, attacker) {
        return Err(Rule("LG-ATK-10").into());
    }
    if melee::are_in(state, attacker, defender) {
        return Ok(());
    }
    if melee::is_engaged(state, attacker) {
        return Err(Rule("LG-ENGAGE-204").into());
    }
    if melee::is_engaged(state, defender) {
        return Err(Rule("LG-ENGAGE-205").into());
    }
    Ok(())
}

/// Whether a miniature may contribute a weapon against a unit of which it sees some (LG-ATK-13).
///
/// # Errors
/// The rule that forbids it.
pub fn may_use(state: &State, mini: MiniId, weapon: u8, defender: UnitId) -> Result<(), Refusal> {
    let unit = state.unit_of(mini);
    let arm = state.arm(unit, weapon).ok_or(Rule("LG-ATK-14"))?;
    if let Some(lent) = arm.lent {
        return may_lend(state, unit, arm, lent, defender);
    }
    Facing::of(state, unit, defender).may_use(mini, weapon)
}

/// Whether a friend's weapon joins a ranged attack: the command card in play lends it, and some
/// miniature of the friend could use it. The friend does not attack: a vehicle that it touches is shot
/// at like any other (LG-ENGAGE-206).
fn may_lend(
    state: &State,
    unit: UnitId,
    arm: &Arm,
    (friend, weapon): (UnitId, u8),
    defender: UnitId,
) -> Result<(), Refusal> {
    cards::may_fire(state, unit, arm, defender)?;
    let facing = Facing { melee: false, ..Facing::of(state, friend, defender) };
    let used = state.minis_of(friend).map(|mini| facing.may_use(mini, weapon));
    let best = used.reduce(|best, next| if best.is_ok() { best } else { next });
    best.unwrap_or_else(|| Err(Rule("LG-GOLD-02").into()))
}

/// Whether a miniature sees any miniature of a unit.
fn sees_some(state: &State, mini: MiniId, unit: UnitId) -> bool {
    state.minis_of(unit).any(|other| sight::sees(state, mini, other))
}

/// An attacker and a defender, and how far they are apart.
struct Facing<'a> {
    state: &'a State,
    unit: UnitId,
    defender: UnitId,
    /// They are in melee.
    melee: bool,
    /// The range of the attack.
    range: u8,
}

impl Facing<'_> {
    fn of(state: &State, unit: UnitId, defender: UnitId) -> Facing<'_> {
        let melee = melee::are_in(state, unit, defender);
        Facing { state, unit, defender, melee, range: range::of_attack(state, unit, defender) }
    }

    /// Whether a weapon is of the right kind, and its range that of the attack.
    fn is_in_range(&self, arm: &Arm) -> bool {
        let reaches = |[least, most]: [u8; 2]| (least..=most).contains(&self.range);
        if self.melee { arm.weapon.melee } else { arm.weapon.range.is_some_and(reaches) }
    }

    /// Whether a miniature may contribute a weapon and sees the defender (LG-ATK-13).
    fn may_use(&self, mini: MiniId, weapon: u8) -> Result<(), Refusal> {
        self.may_aim(mini, weapon)?;
        let seen = sees_some(self.state, mini, self.defender);
        if seen { Ok(()) } else { Err(sight::unseen(self.state, mini, self.defender)) }
    }

    /// Whether a miniature may contribute a weapon if it sees the defender: the weapon is its own
    /// (LG-WEAPON-12), of the right kind (LG-ATK-06, LG-ATK-07), in range (LG-ATK-15), whole
    /// (LG-VDMG-06), ready (LG-POOL-06), and its keywords allow it.
    fn may_aim(&self, mini: MiniId, weapon: u8) -> Result<(), Refusal> {
        let Facing { state, unit, defender, melee, range } = *self;
        let sheet = state.sheet(unit);
        let arm = state.arm(unit, weapon).ok_or(Rule("LG-ATK-14"))?;
        if arm.weapon.area.is_some() {
            return Err(Rule("LG-WPN-212").into());
        }
        let place = usize::from(mini.0.saturating_sub(sheet.first.0));
        let added = sheet.minis.get(place).copied().flatten();
        if arm.bearer_only && added != arm.upgrade {
            return Err(Rule("LG-WEAPON-12").into());
        }
        // A new leader is the leader's miniature: what it carried before is lost.
        if arm.bearer_only && mini != sheet.first && state.unit(unit).leader == Some(mini) {
            return Err(Rule("LG-DEFEAT-04").into());
        }
        if state.unit(unit).destroyed.contains(&weapon) {
            return Err(Rule("LG-VDMG-06").into());
        }
        let exhausted = |upgrade: &u8| state.unit(unit).exhausted.contains(upgrade);
        if let Some(upgrade) = arm.upgrade.filter(exhausted) {
            let name = words::upgrade_name(state, unit, upgrade);
            return Err(Refusal::from(Rule("LG-POOL-06")).with("card", name));
        }
        if !self.is_in_range(arm) {
            return Err(match arm.weapon.range {
                _ if melee => Rule("LG-ATK-07").into(),
                None => Rule("LG-ATK-06").into(),
                Some(_) => Refusal::from(Rule("LG-ATK-15")).with("range", range),
            });
        }
        moments::weapon_used(state, mini, arm, defender)?;
        cards::may_fire(state, unit, arm, defender)
    }
}

/// The one judge of a pool: one weapon for each miniature (LG-ATK-14) or as many as keywords allow,
/// each once; weapons of one name all in one pool (LG-ATK-18), one pool for each defender
/// (LG-POOL-03), at least one weapon.
///
/// # Errors
/// The rule that it breaks.
pub fn judge(
    state: &State,
    unit: UnitId,
    limits: &Limits,
    pools: &[Pool],
    defender: UnitId,
    weapons: &[(MiniId, u8)],
) -> Result<(), Refusal> {
    if usize::from(defender.0) >= state.units.len() {
        return Err(Rule("LG-ATK-10").into());
    }
    is_within(state, unit, limits, defender)?;
    may_defend(state, unit, defender)?;
    let drawn = drawing_fire(state, unit, limits, pools);
    if !drawn.is_empty() && !drawn.contains(&defender) {
        return Err(cards::drawn_fire(state, unit));
    }
    if pools.iter().any(|pool| pool.defender == defender) {
        return Err(Rule("LG-POOL-03").into());
    }
    if weapons.is_empty() {
        return Err(Rule("LG-ATK-14").into());
    }
    let used = || pools.iter().flat_map(|pool| &pool.weapons);
    for (number, &(mini, weapon)) in weapons.iter().enumerate() {
        let own = usize::from(mini.0) < state.minis.len() && state.unit_of(mini) == unit;
        let joins = |weapon: u8| state.arm(unit, weapon).is_some_and(Arm::joins);
        let before = || weapons[..number].iter().chain(used()).filter(|(other, _)| *other == mini);
        if weapons[..number].contains(&(mini, weapon)) {
            return Err(moments::rule_of_weapons(state, unit).into());
        }
        let joined = joins(weapon) && before().any(|(_, other)| joins(*other));
        if !own || joined || state.stand(mini).is_none() {
            return Err(Rule("LG-ATK-14").into());
        }
        if !joins(weapon) {
            let chosen = before().filter(|(_, other)| !joins(*other)).count();
            moments::may_use_another(state, unit, chosen)?;
        }
        may_use(state, mini, weapon, defender)?;
        if !is_joined(state, (mini, weapon), weapons) {
            let card = state.arm(unit, weapon).and_then(|arm| {
                let upgrade = arm.upgrade.map(|upgrade| CardId::Upgrade(unit, upgrade));
                arm.card.map(|(seat, card)| CardId::Command(seat, card)).or(upgrade)
            });
            let broken = card.map(|card| cards::forbidden(state, card));
            return Err(broken.unwrap_or_else(|| Rule("LG-GOLD-02").into()));
        }
        let name = |weapon: u8| state.arm(unit, weapon).map(|arm| &arm.weapon.name.en);
        if used().any(|(_, other)| name(*other) == name(weapon)) {
            return Err(Rule("LG-ATK-18").into());
        }
    }
    Ok(())
}

/// Whether a weapon that only joins a pool finds there what it joins: a weapon with a fixed arc, or,
/// if a friend lends it, any of the unit's own.
fn is_joined(state: &State, (mini, weapon): (MiniId, u8), weapons: &[(MiniId, u8)]) -> bool {
    let of = |mini: MiniId, weapon: u8| state.arm(state.unit_of(mini), weapon);
    match of(mini, weapon) {
        Some(arm) if arm.lent.is_some() => {
            weapons.iter().any(|&(mini, other)| of(mini, other).is_some_and(|arm| !arm.joins()))
        }
        Some(arm) if arm.joins_fixed => attacking::is_joined(state, mini, weapons),
        _ => true,
    }
}

/// Whether the limits of an attack leave a unit to be attacked: in melee the one with which a charge
/// began it (LG-KEY-354), at range who is not in melee with the attacker (LG-KEY-319), once more
/// another one than before (LG-KEY-317).
///
/// # Errors
/// The rule that forbids it.
pub fn is_within(
    state: &State,
    unit: UnitId,
    limits: &Limits,
    defender: UnitId,
) -> Result<(), Refusal> {
    let Limits { only, ranged, attacked } = limits;
    let charged = *only == Some(defender);
    Err(Refusal::from(Rule(if attacked.contains(&defender) {
        "LG-KEY-317"
    } else if only.is_some() && !charged && !ranged {
        "LG-KEY-354"
    } else if *ranged && !charged && melee::are_in(state, unit, defender) {
        if attacked.is_empty() { "LG-KEY-319" } else { "LG-KEY-317" }
    } else {
        return Ok(());
    })))
}

/// The enemies of whom the first pool must attack one, as far as the limits leave them.
fn drawing_fire(state: &State, unit: UnitId, limits: &Limits, pools: &[Pool]) -> Vec<UnitId> {
    let mut drawn = if pools.is_empty() { cards::draw_fire(state, unit) } else { Vec::new() };
    drawn.retain(|&enemy| is_within(state, unit, limits, enemy).is_ok());
    drawn
}

/// The fullest pool against each possible defender: every miniature with its strongest weapons.
#[must_use]
pub fn suggestions(state: &State, unit: UnitId, limits: &Limits, pools: &[Pool]) -> Vec<Choice> {
    let enemies = state.enemies_of(state.seat(unit));
    let drawn = drawing_fire(state, unit, limits, pools);
    let wanted = enemies
        .filter(|&enemy| is_within(state, unit, limits, enemy).is_ok())
        .filter(|enemy| drawn.is_empty() || drawn.contains(enemy));
    let mut found = Vec::new();
    for defender in wanted {
        let taken = pools.iter().any(|pool| pool.defender == defender);
        if taken || may_defend(state, unit, defender).is_err() {
            continue;
        }
        let weapons = fullest(state, unit, pools, defender);
        if !weapons.is_empty() {
            found.push(Choice::Attack { defender, weapons });
        }
    }
    found
}

fn fullest(state: &State, unit: UnitId, pools: &[Pool], defender: UnitId) -> Vec<(MiniId, u8)> {
    let used: Vec<&(MiniId, u8)> = pools.iter().flat_map(|pool| &pool.weapons).collect();
    let name = |weapon: u8| state.arm(unit, weapon).map(|arm| &arm.weapon.name.en);
    let free = |weapon: u8| !used.iter().any(|(_, other)| name(*other) == name(weapon));
    let joins = |weapon: u8| state.arm(unit, weapon).is_some_and(Arm::joins);
    let strength = |weapon: u8| {
        let dice = state.arm(unit, weapon).map(|arm| arm.weapon.dice).unwrap_or_default();
        5 * u16::from(dice.red) + 4 * u16::from(dice.black) + 2 * u16::from(dice.white)
    };
    let count = state.sheet(unit).weapons.len() as u8;
    let facing = Facing::of(state, unit, defender);
    let best = |mini: MiniId| {
        let spent = used.iter().filter(|(own, arm)| *own == mini && !joins(*arm)).count();
        let left = usize::from(moments::weapons_each(state, unit)).saturating_sub(spent);
        let weapons =
            (0..if left > 0 { count } else { 0 }).filter(|&weapon| free(weapon) && !joins(weapon));
        let usable = weapons.filter(|&weapon| facing.may_aim(mini, weapon).is_ok());
        let mut usable: Vec<u8> = usable.collect();
        if !usable.is_empty() && !sees_some(state, mini, defender) {
            usable.clear();
        }
        usable.sort_by_key(|&weapon| (Reverse(strength(weapon)), Reverse(weapon)));
        usable.truncate(left);
        usable.into_iter().map(move |weapon| (mini, weapon))
    };
    let mut weapons: Vec<(MiniId, u8)> = state.minis_of(unit).flat_map(best).collect();
    for weapon in (0..count).filter(|&weapon| joins(weapon) && free(weapon)) {
        if weapons.iter().any(|(_, other)| joins(*other)) {
            break;
        }
        let fits = |mini: &MiniId| {
            is_joined(state, (*mini, weapon), &weapons)
                && may_use(state, *mini, weapon, defender).is_ok()
        };
        let joined = weapons.iter().map(|(mini, _)| *mini).find(fits);
        weapons.extend(joined.map(|mini| (mini, weapon)));
    }
    weapons
}
