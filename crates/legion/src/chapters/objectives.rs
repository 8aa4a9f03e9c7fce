//! Objective tokens: laying, claiming, carrying, dropping (chapter "Objective tokens").

use kernel::{Flow, Refusal, Rule};
use measure::{Disc, Point, Polygon, gap, overlap};

use crate::battle::Apart;
use crate::event::Event;
use crate::pack::UnitType;
use crate::question::{Choice, Prompt};
use crate::state::{State, Token};
use crate::table::{CONTACT, Stand, UnitId};
use crate::{Play, deployment, placing};

/// A token that lies somewhere.
#[must_use]
pub fn disc(state: &State, stand: Stand) -> Disc {
    Disc { centre: stand.point(), radius: state.table.measures.token / 2 }
}

/// Whether a token can lie somewhere: on the battlefield (LG-OBJ-219), flat and beneath no terrain
/// (LG-COND-06), over no other token and no base.
///
/// # Errors
/// The rule that forbids it.
pub fn may_lie(state: &State, stand: Stand, except: Option<u8>) -> Result<(), Refusal> {
    let own = disc(state, stand);
    if !state.table.terrain.on_battlefield(own) {
        return Err(Rule("LG-OBJ-219").into());
    }
    if state.table.terrain.stands(own, stand.level).is_err() {
        return Err(Rule("LG-COND-06").into());
    }
    let tokens = state.tokens.iter().enumerate();
    let mut tokens = tokens.filter(|(number, _)| Some(*number as u8) != except);
    if tokens.any(|(_, token)| overlap::discs(own, disc(state, token.stand))) {
        return Err(Rule("LG-COND-04").into());
    }
    if state.around(own, 0).any(|other| overlap::discs(own, other.base)) {
        return Err(Rule("LG-MOVE-25").into());
    }
    Ok(())
}

/// A refusal by a rule of the objective card.
#[must_use]
pub fn broken(state: &State, rule: &'static str) -> Refusal {
    let refusal = Refusal::from(Rule(rule));
    match state.objective() {
        Some(card) => refusal.with("card", &card.name.en),
        None => refusal,
    }
}

/// A refusal by a rule of the card whose token is laid.
fn by_card(state: &State, mine: bool, rule: &'static str) -> Refusal {
    match state.condition().filter(|_| mine) {
        Some(card) => Refusal::from(Rule(rule)).with("card", &card.name.en),
        None => broken(state, rule),
    }
}

/// The one judge of laying a token in the set-up: beyond a range of all zones (LG-BATTLE-02) and
/// other tokens (LG-BATTLE-03) of its kind.
///
/// # Errors
/// The rule that it breaks.
pub fn judge_laying(state: &State, stand: Stand, apart: Apart) -> Result<(), Refusal> {
    judge_beyond(state, &deployment::all_zones(state), stand, apart)
}

/// The same beside zones that are known, for the many places that are tried.
///
/// # Errors
/// The rule that it breaks.
pub fn judge_beyond(
    state: &State,
    zones: &[Polygon],
    stand: Stand,
    apart: Apart,
) -> Result<(), Refusal> {
    let Apart { beyond_zones, beyond_tokens, mine } = apart;
    may_lie(state, stand, None)?;
    let own = disc(state, stand);
    let near = |zone| gap::within(own, zone, state.table.range(beyond_zones));
    if zones.iter().any(near) {
        return Err(by_card(state, mine, "LG-BATTLE-02").with("deployment zone", beyond_zones));
    }
    let tokens = state.tokens.iter().map(|token| token.stand).filter(|_| !mine);
    let mines = state.charges.iter().map(|charge| charge.stand).filter(|_| mine);
    let close = tokens
        .chain(mines)
        .any(|other| gap::within(own, disc(state, other), state.table.range(beyond_tokens)));
    if close {
        return Err(by_card(state, mine, "LG-BATTLE-03").with("other token", beyond_tokens));
    }
    Ok(())
}

/// Where a token lies that marks a terrain piece: in its middle, on top if one can stand there
/// (LG-ERRATA-04).
#[must_use]
pub fn on_terrain(state: &State, model: u8) -> Option<Stand> {
    let piece = state.table.terrain.pieces.iter().find(|piece| piece.model == model)?;
    let bounds = piece.footprint.bounds();
    let middle =
        Point { x: bounds.min.x.midpoint(bounds.max.x), y: bounds.min.y.midpoint(bounds.max.y) };
    // The middle of a bent piece may lie outside of it.
    let inside = piece.footprint.side(middle) != measure::Side::Outside;
    let corners = piece.footprint.points();
    let at = if inside { middle } else { corners.first().copied().unwrap_or(middle) };
    let level = if piece.stand { piece.top } else { 0 };
    Some(Stand { x: at.x, y: at.y, level, facing: measure::Direction::default() })
}

/// Whether a token marks a thing without a top: it lies on it, not beside it (LG-ERRATA-04).
#[must_use]
pub fn lies_on_wall(state: &State, token: &Token) -> bool {
    let mut pieces = state.table.terrain.pieces.iter();
    let marked = token.model.and_then(|model| pieces.find(|piece| piece.model == model));
    marked.is_some_and(|piece| piece.kind.is_solid() && !piece.stand)
}

/// The tokens that a unit's leader can claim now: it touches them (LG-OBJ-212), the card allows it
/// (LG-OBJ-210), it is a trooper but no emplacement (LG-EMPL-09).
#[must_use]
pub fn claimable(state: &State, unit: UnitId) -> Vec<u8> {
    let allowed =
        state.objective().is_some_and(|card| card.claim) && state.kind(unit) == UnitType::Trooper;
    if !allowed {
        return Vec::new();
    }
    let free = |token: &u8| state.tokens[usize::from(*token)].claimed.is_none();
    touched(state, unit).into_iter().filter(free).collect()
}

/// The tokens on which a unit can use Sabotage or Repair now: its leader touches them (LG-OBJ-222),
/// and there is room for a wound token, or one to take off (LG-OBJ-225).
///
/// # Errors
/// The rule by which there are none.
pub fn workable(state: &State, unit: UnitId, repair: bool) -> Result<Vec<u8>, Refusal> {
    let card = state.objective().and_then(|card| card.sabotage);
    let most = card.ok_or_else(|| broken(state, "LG-OBJ-221"))?.most;
    if state.kind(unit) != UnitType::Trooper {
        return Err(Rule("LG-EMPL-09").into());
    }
    let touched = touched(state, unit);
    if touched.is_empty() {
        return Err(Rule("LG-OBJ-222").into());
    }
    let fits = |token: &u8| {
        let wounds = state.tokens[usize::from(*token)].wounds;
        if repair { wounds > 0 } else { wounds < most }
    };
    let open: Vec<u8> = touched.into_iter().filter(fits).collect();
    match open.is_empty() {
        false => Ok(open),
        true if repair => Err(broken(state, "LG-OBJ-225").with("wound tokens", 0)),
        true => Err(broken(state, "LG-OBJ-221").with("wound tokens", most).with("maximum", most)),
    }
}

/// A wound token is put on an objective token, or taken off it (LG-OBJ-221).
///
/// # Errors
/// Pauses for the choice.
pub fn work(play: &mut Play<'_>, unit: UnitId, repair: bool) -> Flow<()> {
    let seat = play.seat(unit);
    let open = workable(play, unit, repair).unwrap_or_default();
    let choice =
        play.choose(seat, Prompt::Claim(unit), |_| open.into_iter().map(Choice::Token).collect())?;
    let Choice::Token(token) = choice else { return Ok(()) };
    let Some(lying) = play.tokens.get_mut(usize::from(token)) else { return Ok(()) };
    lying.wounds = if repair { lying.wounds.saturating_sub(1) } else { lying.wounds + 1 };
    let wounds = lying.wounds;
    play.tell(&[Rule("LG-OBJ-221")], |_| Event::TokenWounds { token, wounds });
    Ok(())
}

/// The tokens that a unit's leader touches, on its level (LG-CONTACT-01).
#[must_use]
pub fn touched(state: &State, unit: UnitId) -> Vec<u8> {
    let Some((base, (_, leader))) = state.leader_base(unit).zip(state.leader(unit)) else {
        return Vec::new();
    };
    let tokens = state.tokens.iter().enumerate();
    let near = tokens.filter(|(_, token)| {
        token.stand.level == leader.level && gap::within(base, disc(state, token.stand), CONTACT)
    });
    near.map(|(number, _)| number as u8).collect()
}

/// A unit's leader claims a token (LG-OBJ-213).
///
/// # Errors
/// Pauses for the choice.
pub fn claim(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let seat = play.seat(unit);
    let choice = play.choose(seat, Prompt::Claim(unit), |state| {
        claimable(state, unit).into_iter().map(Choice::Token).collect()
    })?;
    let Choice::Token(token) = choice else { return Ok(()) };
    let leader = play.unit(unit).leader;
    if let Some(lying) = play.tokens.get_mut(usize::from(token)) {
        lying.claimed = leader;
    }
    play.tell(&[Rule("LG-OBJ-213")], |_| Event::Claimed { token, unit });
    Ok(())
}

/// A token that a leader holds comes along: its player puts it anywhere in contact with the leader
/// (LG-OBJ-214, LG-OBJ-215).
///
/// # Errors
/// Pauses for the answer.
pub fn carry(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    play.underway.carrying = None;
    let leader = play.unit(unit).leader;
    for number in 0..play.tokens.len() {
        let held = play.tokens[number].claimed;
        if held.is_none() || held != leader {
            continue;
        }
        let token = number as u8;
        let seat = play.seat(unit);
        // Without any room beside the leader it lies under it.
        let own = play.leader(unit).map(|(_, stand)| stand);
        let Some(place) = beside(play, unit, token).or(own) else { continue };
        let choice =
            play.choose_freely(seat, Prompt::CarryToken { token }, |_| vec![Choice::Place(place)])?;
        let Choice::Place(stand) = choice else { continue };
        play.tokens[number].stand = stand;
        play.tell(&[Rule("LG-OBJ-215")], |_| Event::TokenLaid { token, stand });
    }
    Ok(())
}

/// The one judge of where a carried token comes: in contact with its leader, over no mine (LG-COND-04)
/// and no charge token (LG-BOMB-03).
///
/// # Errors
/// The rule that it breaks.
pub fn judge_carrying(state: &State, token: u8, stand: Stand) -> Result<(), Refusal> {
    let held = state.tokens.get(usize::from(token)).and_then(|token| token.claimed);
    let base = held.and_then(|mini| state.base(mini));
    may_lie(state, stand, Some(token))?;
    let over = state.charges.iter().find(|other| {
        other.stand.level == stand.level
            && overlap::discs(disc(state, stand), disc(state, other.stand))
    });
    if let Some(charge) = over {
        return Err(Rule(if charge.unit.is_none() { "LG-COND-04" } else { "LG-BOMB-03" }).into());
    }
    let level = held.and_then(|mini| state.stand(mini)).map(|stand| stand.level);
    let touches = base.is_some_and(|base| gap::within(base, disc(state, stand), CONTACT))
        && level == Some(stand.level);
    if touches { Ok(()) } else { Err(Rule("LG-OBJ-214").into()) }
}

/// A place for a token beside the leader that holds it.
#[must_use]
pub fn beside(state: &State, unit: UnitId, token: u8) -> Option<Stand> {
    let (_, leader) = state.leader(unit)?;
    let reach = state.table.radius(unit) + state.table.measures.token / 2 + CONTACT / 2;
    let legal = |point: &measure::Point| judge_carrying(state, token, leader.at(*point)).is_ok();
    // Some places around it, else every tenth of a millimetre.
    let around = |parts| placing::rings(leader.point(), leader.facing, [reach].into_iter(), parts);
    let found = around(48).find(legal).or_else(|| around(1800).find(legal));
    found.map(|point| leader.at(point))
}

/// A leader that panics (LG-OBJ-217) or is defeated (LG-OBJ-216) drops its token where it lies.
pub fn drop_token(play: &mut Play<'_>, unit: UnitId) {
    let leader = play.unit(unit).leader;
    for number in 0..play.tokens.len() {
        if leader.is_some() && play.tokens[number].claimed == leader {
            play.tokens[number].claimed = None;
            let token = number as u8;
            play.tell(&[Rule("LG-OBJ-216")], |_| Event::Dropped { token });
        }
    }
}
