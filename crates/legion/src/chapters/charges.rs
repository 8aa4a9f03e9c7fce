//! Charge tokens: arming, detonation (chapters "Charge tokens", "Detonation"), and mines.

use kernel::{Flow, Refusal, Rule, Seat};
use measure::overlap;

use crate::dice::Block;
use crate::event::{Event, RolledFor};
use crate::keywords::charging;
use crate::moments::Deed;
use crate::pack::{DefenceDie, UnitType};
use crate::question::{Ability, Choice, Prompt};
use crate::state::{Charge, State};
use crate::table::{MINE, Stand, UnitId};
use crate::underway::{Attack, Pool};
use crate::{Play, attack, melee, moments, objectives, placing, range, rolling, sight, wounds};

/// A unit lays charge tokens of one of its types.
///
/// # Errors
/// Pauses for answers.
pub fn arm(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let types = charging::arms(play, unit);
    let seat = play.seat(unit);
    let prompt = Prompt::Ability { unit, ability: Ability::Arm, left: 1 };
    let choice = play.choose(seat, prompt, |_| {
        types.iter().map(|(weapon, _)| Choice::Weapon(*weapon)).collect()
    })?;
    let chosen = types.into_iter().find(|(weapon, _)| choice == Choice::Weapon(*weapon));
    let Some((weapon, count)) = chosen else { return Ok(()) };
    for _ in 0..count {
        // Tokens are told apart by a byte.
        let Ok(charge) = u8::try_from(play.charges.len()) else { break };
        let Some(place) = somewhere(play, unit) else { break };
        let prompt = Prompt::LayCharge { unit, weapon };
        let choice = play.choose_freely(seat, prompt, |_| vec![Choice::Place(place)])?;
        let Choice::Place(stand) = choice else { break };
        let unit = Some(unit);
        play.charges.push(Charge { stand, unit, weapon });
        play.tell(&[Rule("LG-KEY-323")], |_| Event::ChargeLaid { unit, charge, stand });
    }
    Ok(())
}

/// A player lays a mine (LG-COND-02).
pub fn lay_mine(play: &mut Play<'_>, stand: Stand) {
    let Ok(charge) = u8::try_from(play.charges.len()) else { return };
    play.charges.push(Charge { stand, unit: None, weapon: MINE });
    play.tell(&[Rule("LG-COND-02")], |_| Event::ChargeLaid { unit: None, charge, stand });
}

/// Where the mines lie.
pub fn mines(state: &State) -> impl Iterator<Item = Stand> + '_ {
    state.charges.iter().filter(|charge| charge.unit.is_none()).map(|mine| mine.stand)
}

/// After its move a unit rolls a red defence die for each mine at range 1 and in sight, unless it
/// hovers: with a block the mine goes off, with a surge twice, and is gone (LG-BATTLE-05).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn tread(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    if play.kind(unit) == UnitType::RepulsorVehicle {
        return Ok(());
    }
    let mines: Vec<Stand> = mines(play).collect();
    for stand in mines {
        let near = range::to_unit(play, objectives::disc(play, stand), unit) <= 1;
        if !near || !play.minis_of(unit).any(|mini| sight::sees_token(play, mini, stand)) {
            continue;
        }
        let dice = rolling::defence(play, DefenceDie::Red, 1)?;
        let face = dice.first().map(|die| die.face);
        let what = RolledFor::Mine;
        play.tell(&[Rule("LG-BATTLE-05")], |_| Event::Rolled { unit: Some(unit), what, dice });
        let times = match face {
            Some(Block::Block) => 1,
            Some(Block::Surge) => 2,
            _ => 0,
        };
        for _ in 0..times {
            let place = play.charges.iter().position(|mine| mine.stand == stand);
            let Some(number) = place else { break };
            let deeds = go_off(play, number as u8, unit)?;
            follow(play, deeds)?;
        }
        if times == 2 {
            play.charges.retain(|mine| mine.unit.is_some() || mine.stand != stand);
            play.tell(&[Rule("LG-BATTLE-05")], |_| Event::MineRemoved { stand });
        }
    }
    Ok(())
}

/// Whether a mine attacks.
#[must_use]
pub fn is_mine(attack: &Attack) -> bool {
    let weapons = attack.pool.iter().flat_map(|pool| &pool.weapons);
    weapons.into_iter().any(|(_, weapon)| *weapon == MINE)
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
/// off friendly charges of their kind (LG-KEY-148): those of the other side first.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn offer(play: &mut Play<'_>, acted: UnitId) -> Flow<()> {
    let first = play.seat(acted).other();
    for seat in play.in_order(first) {
        set_off(play, seat)?;
    }
    Ok(())
}

/// The units of a player set off up to X charges of each of their types (LG-KEY-154), in any order
/// (LG-ABIL-211): they are asked one after the other, but a charge of another's type may come first.
fn set_off(play: &mut Play<'_>, seat: Seat) -> Flow<()> {
    let units: Vec<UnitId> = play.units_of(seat).collect();
    let types = |&unit: &UnitId| {
        let types = charging::detonates(play, unit).into_iter();
        types.map(move |(weapon, left)| Fuse { unit, weapon, left })
    };
    let mut fuses: Vec<Fuse> = units.iter().flat_map(types).collect();
    loop {
        fuses.retain(|fuse| fuse.is_live(play));
        let Some(&Fuse { unit, .. }) = fuses.first() else { return Ok(()) };
        let own = fuses.iter().filter(|fuse| fuse.unit == unit);
        let left = own.map(|fuse| fuse.left).fold(0, u8::saturating_add);
        let choice = play.choose(seat, Prompt::Detonate { unit, left }, |state| {
            let charges = (0_u8..).zip(&state.charges);
            let lit =
                charges.filter(|(_, charge)| fuses.iter().any(|fuse| fuse.fits(state, charge)));
            lit.map(|(number, _)| Choice::Charge(number)).chain([Choice::Decline]).collect()
        })?;
        let Choice::Charge(number) = choice else {
            fuses.retain(|fuse| fuse.unit != unit);
            continue;
        };
        let Some(&charge) = play.charges.get(usize::from(number)) else { return Ok(()) };
        if let Some(fuse) = fuses.iter_mut().find(|fuse| fuse.fits(play, &charge)) {
            fuse.left -= 1;
        }
        detonate(play, number)?;
    }
}

/// A type of charges of which a unit may still set off some.
struct Fuse {
    unit: UnitId,
    weapon: u8,
    left: u8,
}

impl Fuse {
    /// Whether the unit is there with its weapon, and a charge of the type lies somewhere.
    fn is_live(&self, state: &State) -> bool {
        self.left > 0
            && state.is_there(self.unit)
            && !state.unit(self.unit).destroyed.contains(&self.weapon)
            && state.charges.iter().any(|charge| self.fits(state, charge))
    }

    fn fits(&self, state: &State, charge: &Charge) -> bool {
        is_own(state, self.unit, self.weapon, *charge)
    }
}

/// A charge of the same side (LG-BOMB-05) and of the same name.
fn is_own(state: &State, unit: UnitId, weapon: u8, charge: Charge) -> bool {
    let name = |unit, weapon| state.arm(unit, weapon).map(|arm| &arm.weapon.name.en);
    let is_like =
        |other| state.are_friends(other, unit) && name(other, charge.weapon) == name(unit, weapon);
    charge.unit.is_some_and(is_like)
}

/// A charge goes off and is gone (LG-DETON-02), before others react to what it made units do.
fn detonate(play: &mut Play<'_>, number: u8) -> Flow<()> {
    let Some(unit) = play.charges.get(usize::from(number)).and_then(|charge| charge.unit) else {
        return Ok(());
    };
    let deeds = go_off(play, number, unit)?;
    if usize::from(number) < play.charges.len() {
        play.charges.remove(usize::from(number));
    }
    follow(play, deeds)
}

/// The others react to what units did in the attacks of a charge.
fn follow(play: &mut Play<'_>, deeds: Vec<(UnitId, Deed)>) -> Flow<()> {
    deeds.into_iter().try_for_each(|(unit, deed)| moments::follow(play, unit, deed))
}

/// A charge attacks every unit in range and sight of it, friend and foe, engaged or not
/// (LG-DETON-01, LG-DETON-07), and a mine does too. The unit that laid it stands for the attacker, of
/// a mine the one that set it off: its player puts the attacks in order. Gives what units did meanwhile,
/// on which others react now.
fn go_off(play: &mut Play<'_>, number: u8, by: UnitId) -> Flow<Vec<(UnitId, Deed)>> {
    let Some(&charge) = play.charges.get(usize::from(number)) else { return Ok(Vec::new()) };
    play.tell(&[Rule("LG-DETON-01")], |_| Event::Detonated { charge: number });
    let area = play.arm(by, charge.weapon).and_then(|arm| arm.weapon.area).unwrap_or(1);
    let disc = objectives::disc(play, charge.stand);
    let bearer = play.sheet(by).first;
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
        dice: None,
    };
    let pools: Vec<Pool> = play.there().filter(hit).map(pool).collect();
    let mut deeds = Vec::new();
    if !play.attacks.is_full() {
        melee::closing_up(play, |play| {
            deeds = attack::resolve_all(play, Attack::with(by, pools))?;
            Ok(())
        })?;
    }
    wounds::eliminated(play)?;
    Ok(deeds)
}
