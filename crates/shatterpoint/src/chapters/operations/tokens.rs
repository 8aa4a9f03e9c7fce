//! Operation tokens on units' cards, and damage tokens on objectives.

use kernel::{Flow, Rule, Seat, Viewer};

use super::stage;
use crate::Play;
use crate::effects::TACTIC;
use crate::event::Event;
use crate::filter::{self, Roles};
use crate::language::{Face, Filter};
use crate::question::{Choice, Prompt};
use crate::state::State;
use crate::table::UnitId;

/// Who sees an operation token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// Everybody.
    Openly,
    /// The player of the unit it lies on.
    ByItsPlayer,
    /// Nobody yet.
    ByNobody,
}

/// An operation token on a unit's card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Whose card.
    pub unit: UnitId,
    /// What it shows.
    pub face: Face,
    /// Who sees it.
    pub seen: Seen,
}

/// The operation tokens on units' cards.
#[must_use]
pub fn all(state: &State) -> &[Token] {
    state.operation.as_ref().map_or(&[], |now| &now.tokens)
}

/// The operation tokens on a unit's card.
pub fn of(state: &State, unit: UnitId) -> impl Iterator<Item = Face> + '_ {
    all(state).iter().filter(move |token| token.unit == unit).map(|token| token.face)
}

/// What a viewer sees of a token.
#[must_use]
pub fn seen(state: &State, token: &Token, viewer: Viewer) -> Option<Face> {
    let sees = match token.seen {
        Seen::Openly => true,
        Seen::ByItsPlayer => viewer.sees(state.seat(token.unit)),
        Seen::ByNobody => viewer == Viewer::Judge,
    };
    sees.then_some(token.face)
}

/// The symbol of an objective on the stage card.
#[must_use]
pub fn symbol(state: &State, objective: u8) -> Option<Face> {
    let id = &state.layout().get(usize::from(objective))?.id;
    stage(state)?.symbols.get(id).copied()
}

/// The symbol of the chosen objective.
#[must_use]
pub fn chosen_symbol(state: &State) -> Option<Face> {
    symbol(state, state.operation.as_ref()?.chosen?)
}

/// Whether a squad is deployed last, around objectives.
#[must_use]
pub fn is_scattered(state: &State, seat: Seat, squad: u8) -> bool {
    state.operation.as_ref().is_some_and(|now| now.scattered == Some((seat, squad)))
}

fn units_of_squad(state: &State, seat: Seat, squad: u8) -> Vec<UnitId> {
    let of = |unit: &UnitId| {
        let sheet = state.sheet(*unit);
        sheet.seat == seat && sheet.squad == squad
    };
    let mut units: Vec<UnitId> = state.unit_ids().filter(of).collect();
    units.sort_by_key(|&unit| state.sheet(unit).unit.kind);
    units
}

/// A player chooses one of some units.
pub(super) fn choose_unit(
    play: &mut Play<'_>,
    seat: Seat,
    units: Vec<UnitId>,
) -> Flow<Option<UnitId>> {
    let Some(&unit) = units.first() else { return Ok(None) };
    let prompt = Prompt::Choose { unit, ability: TACTIC };
    let choice = play.choose(seat, prompt, |_| units.into_iter().map(Choice::Unit).collect())?;
    Ok(if let Choice::Unit(unit) = choice { Some(unit) } else { None })
}

/// A player chooses one of the own squads by its first unit.
///
/// # Errors
/// Pauses for the choice.
pub fn choose_squad(play: &mut Play<'_>, seat: Seat) -> Flow<Option<(u8, Vec<UnitId>)>> {
    let leader = |squad| units_of_squad(play, seat, squad).first().copied();
    let leaders = (0..2).filter_map(leader).collect();
    let Some(leader) = choose_unit(play, seat, leaders)? else { return Ok(None) };
    let squad = play.sheet(leader).squad;
    let units = units_of_squad(play, seat, squad);
    Ok(Some((squad, units)))
}

/// Lays a token openly on a unit's card.
pub fn lay_openly(play: &mut Play<'_>, unit: UnitId, face: Face) {
    if let Some(now) = &mut play.operation {
        now.tokens.push(Token { unit, face, seen: Seen::Openly });
    }
    tell(play, unit);
}

/// A player chooses a squad by its primary unit, and the unit that has what is left of the tokens;
/// they are shuffled and laid face down (SO-TOKEN-01).
///
/// # Errors
/// Pauses for answers.
pub fn scatter(play: &mut Play<'_>, seat: Seat, faces: &[Face]) -> Flow<()> {
    let Some((squad, units)) = choose_squad(play, seat)? else { return Ok(()) };
    let mut left = faces.to_vec();
    let mut dealt = Vec::new();
    for &unit in units.iter().take(faces.len()) {
        let drawn = play.draw(left.len());
        dealt.push((unit, left.remove(drawn)));
    }
    if !left.is_empty()
        && let Some(unit) = choose_unit(play, seat, units)?
    {
        dealt.extend(left.into_iter().map(|face| (unit, face)));
    }
    let units = dealt.iter().map(|(unit, _)| *unit).collect();
    if let Some(now) = &mut play.operation {
        let seen = Seen::ByNobody;
        now.tokens.extend(dealt.into_iter().map(|(unit, face)| Token { unit, face, seen }));
        now.scattered = Some((seat, squad));
    }
    play.tell(&[Rule("SO-TOKEN-01")], |_| Event::Scattered { seat, squad, units });
    Ok(())
}

/// The tokens that lie face down are revealed (SO-TOKEN-01).
pub fn reveal(play: &mut Play<'_>) {
    let Some(now) = &mut play.operation else { return };
    let mut units: Vec<UnitId> = Vec::new();
    for token in now.tokens.iter_mut().filter(|token| token.seen == Seen::ByNobody) {
        token.seen = Seen::Openly;
        units.push(token.unit);
    }
    units.sort_unstable();
    units.dedup();
    for unit in units {
        tell(play, unit);
    }
}

/// What lies openly on a unit's card.
fn tell(play: &mut Play<'_>, unit: UnitId) {
    let tokens: Vec<Face> = of(play, unit).collect();
    play.tell(&[Rule("SO-TOKEN-01")], |_| Event::UnitTokens { unit, tokens });
}

/// A token of a unit is removed: one with the chosen objective's symbol, or one of the player's
/// choice (SO-TOKEN-02).
///
/// # Errors
/// Pauses for the choice.
pub fn remove(play: &mut Play<'_>, seat: Seat, unit: UnitId, matching: bool) -> Flow<()> {
    let symbol = chosen_symbol(play);
    let mut faces: Vec<Face> =
        of(play, unit).filter(|face| !matching || Some(*face) == symbol).collect();
    faces.sort_unstable();
    faces.dedup();
    if faces.is_empty() {
        return Ok(());
    }
    let choice = play.choose(seat, Prompt::Face { turns_to: None }, |_| {
        faces.into_iter().map(Choice::Face).collect()
    })?;
    if let Choice::Face(face) = choice {
        take(play, unit, face);
        tell(play, unit);
    }
    Ok(())
}

/// Takes a token off a unit's card.
fn take(play: &mut Play<'_>, unit: UnitId, face: Face) {
    let Some(now) = &mut play.operation else { return };
    let place = now.tokens.iter().position(|token| token.unit == unit && token.face == face);
    if let Some(place) = place {
        now.tokens.remove(place);
    }
}

/// All tokens of a unit are replaced by one injured token (SO-TOKEN-03).
pub fn injure_for_tokens(play: &mut Play<'_>, unit: UnitId) {
    let Some(now) = &mut play.operation else { return };
    now.tokens.retain(|token| token.unit != unit);
    injure(play, unit);
}

/// A unit gains an injured token (SO-TOKEN-03).
pub fn injure(play: &mut Play<'_>, unit: UnitId) {
    let tokens = play.unit_mut(unit);
    tokens.injured = tokens.injured.saturating_add(1);
    let injured = tokens.injured;
    play.tell(&[Rule("SO-TOKEN-03")], |_| Event::Injured { unit, injured });
}

/// A token is drawn blind from the pool and laid on the card of a unit that its player chooses; the
/// opponent does not see it (SO-POOL-01).
///
/// # Errors
/// Pauses for the choice.
pub fn draw(play: &mut Play<'_>, seat: Seat, roles: &Roles, from: &Filter) -> Flow<()> {
    let own = filter::candidates(play, roles, from);
    let mut units: Vec<UnitId> = own.into_iter().map(|own| play.unit_of(own)).collect();
    units.dedup();
    let count = play.operation.as_ref().map_or(0, |now| now.pool.len());
    if count == 0 || units.is_empty() {
        return Ok(());
    }
    let drawn = play.draw(count);
    let Some(unit) = choose_unit(play, seat, units)? else { return Ok(()) };
    let Some(now) = &mut play.operation else { return Ok(()) };
    let face = now.pool.remove(drawn.min(count - 1));
    now.tokens.push(Token { unit, face, seen: Seen::ByItsPlayer });
    play.tell(&[Rule("SO-POOL-01")], |_| Event::TokenLaid { seat, unit, face: Some(face) });
    Ok(())
}

/// The tokens of a unit go back to the pool, face down (SO-POOL-02).
pub fn give_back(play: &mut Play<'_>, unit: UnitId) {
    let faces: Vec<Face> = of(play, unit).collect();
    let Some(now) = play.operation.as_mut().filter(|_| !faces.is_empty()) else { return };
    let tokens = faces.len() as u8;
    now.pool.extend(faces);
    now.tokens.retain(|token| token.unit != unit);
    play.tell(&[Rule("SO-POOL-02")], |_| Event::TokensReturned { unit, tokens });
}

/// A token of an own unit is revealed. It goes on an empty space of a tracker that shows it, else
/// back to the pool (SO-POOL-03).
///
/// # Errors
/// Pauses for the choice.
pub fn spend(play: &mut Play<'_>, seat: Seat, tracker: u8) -> Flow<()> {
    let mut units: Vec<UnitId> = all(play).iter().map(|token| token.unit).collect();
    units.retain(|&unit| play.seat(unit) == seat);
    units.sort_unstable();
    units.dedup();
    let Some(unit) = choose_unit(play, seat, units)? else { return Ok(()) };
    let mut faces: Vec<Face> = of(play, unit).collect();
    faces.sort_unstable();
    faces.dedup();
    let choice = play.choose(seat, Prompt::Face { turns_to: None }, |_| {
        faces.into_iter().map(Choice::Face).collect()
    })?;
    let Choice::Face(face) = choice else { return Ok(()) };
    take(play, unit, face);
    play.tell(&[Rule("SO-POOL-03")], |_| Event::TokenShown { unit, face });
    if super::tracker::asks_for(play, tracker, face) {
        super::tracker::fill_shown(play, tracker, face);
    } else if let Some(now) = &mut play.operation {
        now.pool.push(face);
    }
    Ok(())
}

/// Damage tokens are put on the chosen objective (SO-TOKEN-04).
pub fn damage(play: &mut Play<'_>, tokens: u8) {
    let Some(objective) = play.operation.as_ref().and_then(|now| now.chosen) else { return };
    let Some(token) = play.objectives.get_mut(usize::from(objective)) else { return };
    token.damage = token.damage.saturating_add(tokens);
    let tokens = token.damage;
    play.tell(&[Rule("SO-TOKEN-04")], |_| Event::ObjectiveDamaged { objective, tokens });
}

/// The chosen objective is turned to its inactive side, without its tokens (SO-TOKEN-04).
pub fn deactivate(play: &mut Play<'_>) {
    let Some(objective) = play.operation.as_ref().and_then(|now| now.chosen) else { return };
    let Some(token) = play.objectives.get_mut(usize::from(objective)) else { return };
    (token.active, token.control, token.priority, token.damage) = (false, None, false, 0);
    play.tell(&[Rule("SO-TOKEN-04")], |_| Event::Deactivated { objective });
}

/// The player may turn one die of the roll to the chosen objective's symbol (SO-ROLL-02).
///
/// # Errors
/// Pauses for the choice.
pub fn turn_die(play: &mut Play<'_>, seat: Seat) -> Flow<()> {
    let Some(to) = chosen_symbol(play) else { return Ok(()) };
    let mut faces = play.operation.as_ref().map(|now| now.roll.clone()).unwrap_or_default();
    faces.sort_unstable();
    faces.dedup();
    faces.retain(|face| *face != to);
    if faces.is_empty() {
        return Ok(());
    }
    let choice = play.choose(seat, Prompt::Face { turns_to: Some(to) }, |_| {
        faces.into_iter().map(Choice::Face).chain([Choice::Decline]).collect()
    })?;
    let Choice::Face(from) = choice else { return Ok(()) };
    let roll = play.operation.as_mut().map(|now| &mut now.roll);
    if let Some(die) = roll.and_then(|roll| roll.iter_mut().find(|face| **face == from)) {
        *die = to;
    }
    play.tell(&[Rule("SO-ROLL-02")], |_| Event::DieTurned { from, to });
    Ok(())
}
