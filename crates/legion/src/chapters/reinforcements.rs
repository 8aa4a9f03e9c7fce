//! Units that enter later (condition "Rapid Reinforcements").

use kernel::{Flow, Refusal, Rule, Seat};
use measure::{Disc, Length, gap};

use crate::event::Event;
use crate::pack::Rank;
use crate::question::{Choice, Prompt};
use crate::state::{Order, State};
use crate::table::{Stand, UnitId};
use crate::{Play, deployment, placing, range};

/// A unit that was set aside comes onto the battlefield instead (LG-ERRATA-12), beyond range 2 of
/// all enemies if possible (LG-ERRATA-13); it counts as activated (LG-ERRATA-14).
///
/// # Errors
/// Pauses for answers.
pub fn enter(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let seat = play.seat(unit);
    let choice = play.choose_freely(seat, Prompt::Enter(unit), |state| {
        let stands = arrival(state, unit);
        stands.map(|stands| Choice::Deploy { unit, stands }).into_iter().collect()
    })?;
    let Choice::Deploy { stands, .. } = choice else { return Ok(()) };
    deployment::put(play, unit, &stands);
    let state = play.unit_mut(unit);
    (state.aside, state.order) = (false, Order::Facedown);
    play.player_mut(seat).begun = true;
    play.tell(&[Rule("LG-ERRATA-13")], |_| Event::Deployed { unit, stands });
    Ok(())
}

/// The units of a rank that a player set aside.
#[must_use]
pub fn waiting(state: &State, seat: Seat, rank: Rank) -> Vec<UnitId> {
    let own = state.unit_ids().filter(|&unit| state.seat(unit) == seat);
    own.filter(|&unit| state.unit(unit).aside && state.rank(unit) == rank).collect()
}

/// The one judge of where a unit enters.
///
/// # Errors
/// The rule that it breaks.
pub fn judge_arrival(state: &State, unit: UnitId, stands: &[Stand]) -> Result<(), Refusal> {
    deployment::stand_together(state, unit, stands)?;
    let far = |stands: &[Stand]| stands.iter().all(|&stand| is_far(state, unit, stand));
    if far(stands) || arrival(state, unit).is_none_or(|possible| !far(&possible)) {
        return Ok(());
    }
    let refusal = Refusal::from(Rule("LG-ERRATA-13"));
    let card = state.condition().map(|card| &card.name.en);
    Err(card.into_iter().fold(refusal, |refusal, card| refusal.with("card", card)))
}

/// Whether a miniature stands beyond range 2 of all enemies.
fn is_far(state: &State, unit: UnitId, stand: Stand) -> bool {
    let base = state.table.base(unit, stand.point());
    let mut enemies = state.enemies_of(state.seat(unit));
    enemies.all(|enemy| range::beyond(state, base, enemy, 2))
}

/// A formation around a place of the leader, beyond range 2 of all enemies if the leader is.
#[must_use]
pub fn around(state: &State, unit: UnitId, leader: Stand) -> Option<Vec<Stand>> {
    let far = is_far(state, unit, leader);
    deployment::formation(state, unit, leader, &|stand| !far || is_far(state, unit, stand))
}

/// A place where a unit could enter, beyond range 2 of all enemies if there is one: looked for every
/// 5 cm, then wherever there is room for bases that are wider by 5 mm.
fn arrival(state: &State, unit: UnitId) -> Option<Vec<Stand>> {
    let [long, short] = state.table.terrain.sides;
    let step = 5000;
    let facing = state.forward(state.seat(unit));
    let points = (-long / 2 / step..=long / 2 / step)
        .flat_map(|x| (-short / 2 / step..=short / 2 / step).map(move |y| (x * step, y * step)));
    let mut any = None;
    for (x, y) in points {
        let leader = Stand { x, y, level: 0, facing };
        if any.is_some() && !is_far(state, unit, leader) || !placing::is_free(state, unit, leader) {
            continue;
        }
        let stands = deployment::in_rings(state, unit, leader);
        let legal = |stands: &Vec<Stand>| deployment::stand_together(state, unit, stands).is_ok();
        let Some(stands) = stands.filter(legal) else { continue };
        if stands.iter().all(|&stand| is_far(state, unit, stand)) {
            return Some(stands);
        }
        any.get_or_insert(stands);
    }
    let enemies = state.enemies_of(state.seat(unit));
    let enemies: Vec<Disc> =
        enemies.flat_map(|enemy| state.minis_of(enemy)).filter_map(|m| state.base(m)).collect();
    let too_near = |base: Disc, slack: Length| {
        let reach = state.table.range(2) - slack;
        reach > 0 && enemies.iter().any(|&enemy| gap::within(base, enemy, reach))
    };
    let far = |stand: Stand| is_far(state, unit, stand);
    placing::somewhere(state, unit, facing, &too_near, &far)
        .or(any)
        .or_else(|| placing::somewhere(state, unit, facing, &|_, _| false, &|_| true))
}
