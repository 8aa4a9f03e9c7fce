//! Charge tokens: arming, detonation (chapters "Charge tokens", "Detonation").

use kernel::{Flow, Refusal, Rule};
use measure::overlap;

use crate::event::Event;
use crate::keywords::charging;
use crate::question::{Choice, Prompt};
use crate::state::{Attack, Charge, Pool, State};
use crate::table::{Stand, UnitId};
use crate::{Play, attack, melee, objectives, placing, range, sight, wounds};

/// A unit lays its charge tokens.
///
/// # Errors
/// Pauses for answers.
pub fn arm(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let Some((weapon, count)) = charging::arms(play, unit) else { return Ok(()) };
    let seat = play.seat(unit);
    for _ in 0..count {
        if play.charges.is_full() {
            break;
        }
        let Some(place) = somewhere(play, unit) else { break };
        let prompt = Prompt::LayCharge { unit, weapon };
        let choice = play.choose_freely(seat, prompt, |_| vec![Choice::Place(place)])?;
        let Choice::Place(stand) = choice else { break };
        let charge = play.charges.len() as u8;
        play.charges.push(Charge { stand, unit, weapon });
        play.tell(&[Rule("LG-KEY-323")], |_| Event::ChargeLaid { unit, charge, stand });
    }
    Ok(())
}

/// The one judge of where a charge token comes: wholly within range 1 and in sight of the leader
/// (LG-KEY-323), flat (LG-BOMB-04), over no other token (LG-BOMB-03).
///
/// # Errors
/// The rule that it breaks.
pub fn judge(state: &State, unit: UnitId, stand: Stand) -> Result<(), Refusal> {
    let disc = objectives::disc(state, stand);
    let (leader, _) = state.leader(unit).ok_or(Rule("LG-KEY-323"))?;
    let base = state.leader_base(unit).ok_or(Rule("LG-KEY-323"))?;
    if !range::within(state, base, disc, 1) || !sight::sees_token(state, leader, stand) {
        return Err(Rule("LG-KEY-323").into());
    }
    if state.table.terrain.stands(disc, stand.level).is_err() {
        return Err(Rule("LG-BOMB-04").into());
    }
    let tokens = state.tokens.iter().map(|token| token.stand);
    let mut others = tokens.chain(state.charges.iter().map(|charge| charge.stand));
    let over = others.any(|other| {
        other.level == stand.level && overlap::discs(disc, objectives::disc(state, other))
    });
    if over { Err(Rule("LG-BOMB-03").into()) } else { Ok(()) }
}

/// Some place for a charge token.
fn somewhere(state: &State, unit: UnitId) -> Option<Stand> {
    let (_, leader) = state.leader(unit)?;
    let near = state.table.radius(unit) + state.table.measures.token / 2;
    let radii = (0..6).map(|ring| near + ring * state.table.measures.token);
    let mut points = placing::rings(leader.point(), leader.facing, radii, 16);
    let legal = |point: &measure::Point| judge(state, unit, leader.at(*point)).is_ok();
    points.find(legal).map(|point| leader.at(point))
}

/// After a unit's action, when standby tokens are spent (LG-DETON-10), units with Detonate X may set
/// off own charges of their kind (LG-KEY-148): those of the other player first.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn offer(play: &mut Play<'_>, acted: UnitId) -> Flow<()> {
    let first = play.seat(acted).other();
    for seat in [first, first.other()] {
        let units: Vec<UnitId> = play.units_of(seat).collect();
        for unit in units {
            set_off(play, unit)?;
        }
    }
    Ok(())
}

/// A unit sets off up to X charges of its kind (LG-KEY-154).
fn set_off(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let Some((weapon, most)) = charging::detonates(play, unit) else { return Ok(()) };
    for used in 0..most {
        let own: Vec<u8> = (0..play.charges.len() as u8)
            .filter(|&charge| is_own(play, unit, weapon, play.charges[usize::from(charge)]))
            .collect();
        if own.is_empty() || !play.is_there(unit) {
            break;
        }
        let seat = play.seat(unit);
        let prompt = Prompt::Detonate { unit, left: most - used };
        let choice = play.choose(seat, prompt, |_| {
            own.into_iter().map(Choice::Charge).chain([Choice::Decline]).collect()
        })?;
        let Choice::Charge(charge) = choice else { break };
        detonate(play, charge)?;
    }
    Ok(())
}

/// A charge of the same player (LG-BOMB-05) and of the same name.
fn is_own(state: &State, unit: UnitId, weapon: u8, charge: Charge) -> bool {
    let name = |unit, weapon| state.arm(unit, weapon).map(|arm| &arm.weapon.name.en);
    state.seat(charge.unit) == state.seat(unit)
        && name(charge.unit, charge.weapon) == name(unit, weapon)
}

/// A charge attacks every unit in range and sight of it, friend and foe, engaged or not
/// (LG-DETON-01, LG-DETON-07), and is gone (LG-DETON-02).
fn detonate(play: &mut Play<'_>, number: u8) -> Flow<()> {
    let charge = play.charges[usize::from(number)];
    play.tell(&[Rule("LG-DETON-01")], |_| Event::Detonated { charge: number });
    let area = play.arm(charge.unit, charge.weapon).and_then(|arm| arm.weapon.area).unwrap_or(1);
    let disc = objectives::disc(play, charge.stand);
    let bearer = play.sheet(charge.unit).first;
    let hit = |unit: &UnitId| {
        let mut minis = play.minis_of(*unit);
        range::to_unit(play, disc, *unit) <= area
            && minis.any(|mini| sight::sees_token(play, mini, charge.stand))
    };
    let pool = |defender| Pool {
        defender,
        weapons: vec![(bearer, charge.weapon)],
        melee: false,
        token: Some(charge.stand),
    };
    let pools: Vec<Pool> = play.there().filter(hit).map(pool).collect();
    if !play.attacks.is_full() {
        let melees = melee::pairs(play);
        play.attacks.push(Attack::with(charge.unit, pools));
        attack::resolve_all(play)?;
        play.attacks.pop();
        melee::close_up(play, &melees)?;
    }
    play.charges.remove(usize::from(number));
    wounds::eliminated(play)
}
