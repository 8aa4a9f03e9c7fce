//! Wounds, defeated miniatures and units, resilience (chapters "Wounds", "Resilience").

use kernel::{Flow, Outcome, Refusal, Rule, Stop, Team};

use crate::dice::Block;
use crate::event::{Event, RolledFor};
use crate::pack::DefenceDie;
use crate::question::{Choice, Prompt};
use crate::state::{Order as OrderToken, State};
use crate::table::{MiniId, Stand, UnitId};
use crate::tokens::{self, Marker};
use crate::underway::Pool;
use crate::{Play, charges, cohesion, moments, objectives, rolling, sight, victory};

/// In which order miniatures are chosen to suffer wounds.
#[derive(Clone, PartialEq, Debug)]
pub enum Order {
    /// As in the chapter (LG-WOUND-06).
    Usual,
    /// In an attack: only these can suffer any (LG-LOS-08).
    Seen(Vec<MiniId>),
    /// The leader last of all (LG-CLIMB-215).
    LeaderLast,
}

impl Order {
    /// Where those stand that are seen.
    fn places(&self, state: &State) -> Vec<Stand> {
        let Order::Seen(minis) = self else { return Vec::new() };
        minis.iter().filter_map(|&mini| state.stand(mini)).collect()
    }

    /// A miniature that fell and took another's place is seen there or not (LG-KEY-334).
    fn forget(&mut self, state: &State, mini: MiniId, seen: &[Stand]) {
        if let (Order::Seen(minis), Some(now)) = (self, state.stand(mini))
            && !seen.contains(&now)
        {
            minis.retain(|other| *other != mini);
        }
    }
}

/// A unit suffers wounds from an attack, as the defender or for it; cards may put some off.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn of_attack(
    play: &mut Play<'_>,
    unit: UnitId,
    wounds: u8,
    order: &Order,
    attacker: UnitId,
) -> Flow<()> {
    // Whom a mine defeats nobody has defeated (LG-BATTLE-05).
    let attacker = if play.attacks.last().is_some_and(charges::is_mine) { unit } else { attacker };
    let wounds = moments::suffering(play, unit, wounds, attacker)?;
    suffer(play, unit, wounds, order, Some(attacker))
}

/// A unit suffers wounds, perhaps by another's deed: its player gives them to one miniature until it
/// is defeated, then to the next (LG-WOUND-04, LG-WOUND-05).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn suffer(
    play: &mut Play<'_>,
    unit: UnitId,
    wounds: u8,
    order: &Order,
    by: Option<UnitId>,
) -> Flow<()> {
    if wounds == 0 {
        return Ok(());
    }
    let (mut left, mut order) = (wounds, order.clone());
    while left > 0 {
        let mut candidates = candidates(play, unit, &order);
        if candidates.is_empty() {
            break;
        }
        if all_fall(play, unit, left, &order) {
            candidates.truncate(1); // Whoever is named first: nothing is left to choose.
        }
        play.underway.suffering = left;
        let seat = play.seat(unit);
        let choice = play.choose(seat, Prompt::Wound(unit), |_| {
            candidates.into_iter().map(Choice::Mini).collect()
        })?;
        let Choice::Mini(mini) = choice else { break };
        left -= wound(play, mini, left);
        play.underway.suffering = left;
        if cohesion::is_defeated(play, mini) {
            let seen = order.places(play);
            defeat(play, mini, by)?;
            order.forget(play, mini, &seen);
        }
    }
    play.underway.suffering = 0;
    // Wounds that nobody can be given are lost (LG-WOUND-05).
    if left < wounds { suffered(play, unit) } else { Ok(()) }
}

/// Whether so many wounds defeat all miniatures of a unit, in whatever order.
fn all_fall(state: &State, unit: UnitId, wounds: u8, order: &Order) -> bool {
    let threshold = u16::from(state.sheet(unit).unit.wounds);
    let count = state.minis_of(unit).count() as u16;
    let all = match order {
        Order::Seen(minis) => state.minis_of(unit).all(|mini| minis.contains(&mini)),
        _ => true,
    };
    let taken = sum(state, state.minis_of(unit));
    all && u16::from(wounds) + taken >= threshold.saturating_mul(count)
}

/// Whether the wounds that a unit is suffering defeat all miniatures that may be chosen now, in
/// whatever order. They are equally wounded, so nobody else comes before the last of them.
#[must_use]
pub fn all_chosen_fall(state: &State, unit: UnitId, chosen: &[Choice]) -> bool {
    let threshold = u16::from(state.sheet(unit).unit.wounds);
    let left = |choice: &Choice| match choice {
        Choice::Mini(mini) => threshold.saturating_sub(state.minis[mini.index()].wounds.into()),
        _ => u16::MAX,
    };
    u16::from(state.underway.suffering) >= chosen.iter().map(left).fold(0, u16::saturating_add)
}

/// Whether the wounds that a unit is suffering defeat all that are left of it, whoever leads them.
#[must_use]
pub fn rest_falls(state: &State, unit: UnitId) -> bool {
    let pool = state.attacks.last().and_then(|attack| Some((attack, attack.pool.as_ref()?)));
    let order = match pool.filter(|(_, pool)| pool.defender == unit) {
        Some((attack, pool)) => Order::Seen(sight::seen_in(state, attack.attacker, pool)),
        None => Order::LeaderLast,
    };
    all_fall(state, unit, state.underway.suffering, &order)
}

/// One miniature suffers wounds, whoever of its unit would be first; what it cannot take is lost.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn one(play: &mut Play<'_>, mini: MiniId, wounds: u8, by: Option<UnitId>) -> Flow<()> {
    wound(play, mini, wounds);
    if cohesion::is_defeated(play, mini) {
        defeat(play, mini, by)?;
    }
    suffered(play, play.unit_of(mini))
}

/// A unit has suffered wounds: a vehicle may be damaged (LG-RESIL-02).
fn suffered(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    resilience(play, unit)?;
    moments::wounded(play, unit)?;
    // An attack is resolved to its end before anybody has lost (LG-WIN-02).
    if play.attacks.is_empty() { eliminated(play) } else { Ok(()) }
}

/// The wounds that a unit has suffered, those of its defeated miniatures included.
#[must_use]
pub fn total(state: &State, unit: UnitId) -> u16 {
    sum(state, state.table.minis_of(unit))
}

fn sum(state: &State, minis: impl Iterator<Item = MiniId>) -> u16 {
    minis.map(|mini| u16::from(state.minis[mini.index()].wounds)).fold(0, u16::saturating_add)
}

/// Gives a miniature as many of the wounds as it can take. Says how many.
fn wound(play: &mut Play<'_>, mini: MiniId, most: u8) -> u8 {
    let threshold = play.sheet(play.unit_of(mini)).unit.wounds;
    let before = play.minis[mini.index()].wounds;
    let taken = most.min(threshold.saturating_sub(before));
    let total = before + taken;
    play.minis[mini.index()].wounds = total;
    play.quiet = 0;
    play.tell(&[Rule("LG-WOUND-04")], |_| Event::Wounded { mini, wounds: taken, total });
    let unit = play.unit_of(mini);
    moments::wounds_laid(play, unit);
    taken
}

/// Who comes next: wounded miniatures first (LG-WOUND-08), the most wounded of them (LG-WOUND-10),
/// the leader after the other wounded ones and before the unwounded only if it is wounded
/// (LG-WOUND-09), else last of all (LG-WOUND-06).
fn candidates(state: &State, unit: UnitId, order: &Order) -> Vec<MiniId> {
    let leader = state.unit(unit).leader;
    let seen = |mini: &MiniId| match order {
        Order::Seen(minis) => minis.contains(mini),
        _ => true,
    };
    let minis: Vec<MiniId> = state.minis_of(unit).filter(seen).collect();
    let wounds = |mini: MiniId| state.minis[mini.index()].wounds;
    let others: Vec<MiniId> = minis.iter().copied().filter(|mini| Some(*mini) != leader).collect();
    let hurt: Vec<MiniId> = others.iter().copied().filter(|&mini| wounds(mini) > 0).collect();
    let hurt = moments::order_of_wounds(state, hurt);
    let most = hurt.iter().map(|&mini| wounds(mini)).max().unwrap_or(0);
    let worst: Vec<MiniId> = hurt.into_iter().filter(|&mini| wounds(mini) == most).collect();
    let hurt_leader = minis.iter().copied().find(|&mini| Some(mini) == leader && wounds(mini) > 0);
    match (worst.is_empty(), hurt_leader) {
        (false, _) => worst,
        (true, Some(leader)) if *order != Order::LeaderLast => vec![leader],
        _ if others.is_empty() => minis,
        _ => moments::order_of_wounds(state, others),
    }
}

/// Why a miniature cannot be chosen to suffer wounds, though others can.
#[must_use]
pub fn explain(state: &State, unit: UnitId, mini: MiniId, others: &[Choice]) -> Refusal {
    if !state.minis_of(unit).any(|own| own == mini) {
        return Rule("LG-WOUND-04").into();
    }
    let attack = state.attacks.last();
    let pool = attack.and_then(|attack| Some((attack.attacker, attack.pool.as_ref()?)));
    let hidden = |(attacker, pool): (UnitId, &Pool)| {
        pool.defender == unit && !sight::seen_in(state, attacker, pool).contains(&mini)
    };
    if pool.is_some_and(hidden) {
        return Rule("LG-LOS-08").into();
    }
    let wounds = |mini: MiniId| state.minis[mini.index()].wounds;
    let most = others.iter().filter_map(|choice| match choice {
        Choice::Mini(other) => Some(wounds(*other)),
        _ => None,
    });
    let (own, most) = (wounds(mini), most.max().unwrap_or(0));
    let leads = state.unit(unit).leader == Some(mini);
    let rule = match (leads, own, most) {
        (true, 1.., 0) => "LG-CLIMB-215",
        (_, 0, 1..) => "LG-WOUND-08",
        (_, 1.., 1..) if own < most => "LG-WOUND-10",
        _ => "LG-WOUND-06",
    };
    Refusal::from(Rule(rule)).with("wounds", own)
}

/// A defeated miniature leaves the battlefield (LG-DEFEAT-01); another one becomes the leader if it
/// was (LG-DEFEAT-04).
fn defeat(play: &mut Play<'_>, mini: MiniId, by: Option<UnitId>) -> Flow<()> {
    let unit = play.unit_of(mini);
    let leads = play.unit(unit).leader == Some(mini);
    if leads {
        objectives::drop_token(play, unit);
    }
    play.put(mini, None);
    play.minis[mini.index()].fallen = true;
    play.tell(&[Rule("LG-DEFEAT-01")], |_| Event::MiniDefeated { mini });
    if play.minis_of(unit).next().is_none() {
        remove_unit(play, unit);
        moments::unit_defeated(play, unit, by);
    } else if leads {
        appoint(play, unit, mini)?;
    }
    Ok(())
}

/// The controlling player appoints a new unit leader.
fn appoint(play: &mut Play<'_>, unit: UnitId, fallen: MiniId) -> Flow<()> {
    let seat = play.seat(unit);
    let choice = play.choose(seat, Prompt::Leader(unit), |state| {
        state.minis_of(unit).map(Choice::Mini).collect()
    })?;
    let Choice::Mini(chosen) = choice else { return Ok(()) };
    let mini = moments::leader_chosen(play, unit, fallen, chosen);
    play.unit_mut(unit).leader = Some(mini);
    play.tell(&[Rule("LG-DEFEAT-04")], |_| Event::NewLeader { unit, mini });
    Ok(())
}

/// A unit is out of the game. A token beside it goes at once (LG-ORDER-12).
pub fn remove_unit(play: &mut Play<'_>, unit: UnitId) {
    if play.unit(unit).leader.is_some() {
        objectives::drop_token(play, unit);
    }
    let minis: Vec<MiniId> = play.table.minis_of(unit).collect();
    for mini in minis {
        play.put(mini, None);
    }
    let state = play.unit_mut(unit);
    (state.defeated, state.leader) = (true, None);
    if state.order != OrderToken::Pool {
        state.order = OrderToken::Facedown;
    }
    play.tell(&[Rule("LG-DEFEAT-01")], |_| Event::Defeated { unit });
}

/// A player without units has lost (LG-WIN-02); of a team all units of both members (LG-TEAM-02).
///
/// # Errors
/// The game ends.
pub fn eliminated(play: &mut Play<'_>) -> Flow<()> {
    let gone = |seat| {
        play.unit_ids().filter(|&u| play.seat(u).is_with(seat)).all(|unit| play.unit(unit).defeated)
    };
    let out = [kernel::Seat(0), kernel::Seat(1)].map(gone);
    match out {
        [false, false] => Ok(()),
        [true, true] => Err(Stop::Over(victory::decide(play))),
        [first, _] => {
            let winner = Some(kernel::Seat(u8::from(first)));
            Err(Stop::Over(Outcome { winner, rule: Rule("LG-WIN-02") }))
        }
    }
}

/// A vehicle with as many wounds as resilience rolls a red defence die, once (LG-RESIL-02,
/// LG-RESIL-08): a block damages it (LG-RESIL-03), a blank disables it (LG-RESIL-05), a surge
/// destroys a weapon of the opponent's choice (LG-RESIL-07). One without resilience never
/// (LG-RESIL-12).
fn resilience(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let card = &play.sheet(unit).unit;
    let Some(resilience) = card.resilience.filter(|_| card.kind.is_vehicle()) else {
        return Ok(());
    };
    let wounds = sum(play, play.minis_of(unit));
    if !play.is_there(unit) || play.unit(unit).checked || wounds < u16::from(resilience) {
        return Ok(());
    }
    play.unit_mut(unit).checked = true;
    let dice = rolling::defence(play, DefenceDie::Red, 1)?;
    let face = dice.first().map_or(Block::Blank, |die| die.face);
    let what = RolledFor::Resilience;
    play.tell(&[Rule("LG-RESIL-02")], |_| Event::Rolled { unit: Some(unit), what, dice });
    match face {
        Block::Block => {
            tokens::gain(play, unit, Marker::Damaged, 1, &[Rule("LG-RESIL-03")]);
            Ok(())
        }
        Block::Blank => {
            tokens::gain(play, unit, Marker::Disabled, 1, &[Rule("LG-RESIL-05")]);
            Ok(())
        }
        Block::Surge => destroy_weapon(play, unit),
    }
}

fn destroy_weapon(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let seat = play.seat(unit).other();
    let whole = |state: &State| {
        let weapons = 0..state.sheet(unit).weapons.len() as u8;
        let whole = weapons.filter(|weapon| !state.unit(unit).destroyed.contains(weapon));
        whole.collect::<Vec<u8>>()
    };
    let weapons = whole(play);
    if weapons.is_empty() || play.unit(unit).destroyed.is_full() {
        return Ok(());
    }
    let choice = play.choose(Team(seat), Prompt::DestroyWeapon(unit), |_| {
        weapons.into_iter().map(Choice::Weapon).collect()
    })?;
    let Choice::Weapon(weapon) = choice else { return Ok(()) };
    play.unit_mut(unit).destroyed.push(weapon);
    play.tell(&[Rule("LG-RESIL-07")], |_| Event::WeaponDestroyed { unit, weapon });
    Ok(())
}
