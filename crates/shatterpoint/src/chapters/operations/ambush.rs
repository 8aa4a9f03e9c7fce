//! Units that lie in wait, and the tokens where they come from (SO-WAIT-01).

use kernel::{Chance, Flow, Refusal, Rule, Seat, Viewer};
use measure::{Disc, Point, gap};

use super::stationing::{self, Anchor};
use super::tokens;
use crate::event::Event;
use crate::language::{Condition, Face, UnitType};
use crate::question::{Choice, OrderCard, Prompt};
use crate::state::State;
use crate::table::{CharacterId, Edge, Spot, UnitId};
use crate::terrain::Terrain;
use crate::{Play, conditions, cover, sampling};

/// An ambush token on the battlefield, face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ambush {
    /// What it shows.
    pub face: Face,
    /// Where it lies.
    pub spot: Spot,
}

/// The ambush tokens on the battlefield.
#[must_use]
pub fn all(state: &State) -> &[Ambush] {
    state.operation.as_ref().map_or(&[], |now| &now.ambushes)
}

/// The unit that an ambush token belongs to: it has the same token.
fn owner(state: &State, face: Face) -> Option<UnitId> {
    let tokens = tokens::all(state).iter();
    tokens.into_iter().find(|token| token.face == face).map(|token| token.unit)
}

/// Whether a unit lies in wait: an ambush token belongs to it.
#[must_use]
pub fn waits(state: &State, unit: UnitId) -> bool {
    all(state).iter().any(|ambush| owner(state, ambush.face) == Some(unit))
}

/// The ambush tokens that a viewer sees. Others than their player see them when all are laid, in an
/// order that does not tell which was laid when: what is laid first is known (SO-WAIT-02).
#[must_use]
pub fn view(state: &State, viewer: Viewer) -> Vec<(Spot, Option<Face>)> {
    let laying = state.operation.as_ref().is_some_and(|now| now.laying);
    let all = all(state).iter().map(|one| (one.spot, seen(state, one, viewer)));
    let mut shown: Vec<_> = all.filter(|(_, face)| face.is_some() || !laying).collect();
    if shown.iter().any(|(_, face)| face.is_none()) {
        shown.sort_unstable_by_key(|(spot, _)| (spot.x, spot.y, spot.level));
    }
    shown
}

/// What a viewer sees of an ambush token.
#[must_use]
pub fn seen(state: &State, ambush: &Ambush, viewer: Viewer) -> Option<Face> {
    let seat = owner(state, ambush.face).map(|unit| state.seat(unit));
    seat.filter(|&seat| viewer.sees(seat)).map(|_| ambush.face)
}

/// One own squad lies in wait: each of its units has one of these tokens openly, and none of them is
/// deployed (SO-WAIT-01).
///
/// # Errors
/// Pauses for the choice of the squad.
pub fn lie_in_wait(play: &mut Play<'_>, seat: Seat, faces: &[Face]) -> Flow<()> {
    let Some((squad, units)) = tokens::choose_squad(play, seat)? else { return Ok(()) };
    let laid = units.iter().zip(faces).map(|(&unit, &face)| (unit, face));
    let laid: Vec<(UnitId, Face)> = laid.collect();
    for &(unit, face) in &laid {
        tokens::lay_openly(play, unit, face);
    }
    play.player_mut(seat).deployed[usize::from(squad.min(1))] = true;
    play.tell(&[Rule("SO-WAIT-01")], |_| Event::LiesInWait { seat, squad, units });
    Ok(())
}

/// The ambush tokens are laid face down one by one; then the order card of the supporting unit that
/// lies in wait goes from the deck into the reserve (SO-WAIT-02).
///
/// # Errors
/// Pauses for the places.
pub fn lay(play: &mut Play<'_>, seat: Seat, faces: &[Face]) -> Flow<()> {
    set_laying(play, true);
    for &face in faces {
        if spots(play).is_empty() {
            play.tell(&[Rule("SO-PLACE-03")], |_| Event::NoRoom { seat });
            continue;
        }
        let choice = play.choose_freely(seat, Prompt::Ambush { face }, |_| Vec::new())?;
        let Choice::Place(spot) = choice else { continue };
        if let Some(now) = &mut play.operation {
            now.ambushes.push(Ambush { face, spot });
        }
        play.tell(&[Rule("SO-WAIT-02")], |_| Event::AmbushLaid { seat, spot });
    }
    set_laying(play, false);
    let waits = tokens::all(play).iter().map(|token| token.unit);
    let supports = |unit: &UnitId| play.sheet(*unit).unit.kind == UnitType::Supporting;
    let supporting = waits.into_iter().find(supports);
    if let Some(card) = supporting.map(OrderCard::Unit) {
        let player = play.player_mut(seat);
        player.deck.retain(|other| *other != card);
        player.reserve = Some(card);
        play.shuffle(|state| state.players[seat.index()].deck.as_mut_slice());
        play.tell(&[Rule("SO-WAIT-02")], |_| Event::Reserved { seat, card, force: 0 });
    }
    Ok(())
}

fn set_laying(play: &mut Play<'_>, laying: bool) {
    if let Some(now) = &mut play.operation {
        now.laying = laying;
    }
}

/// Whether an ambush token may be laid somewhere: flat, not within 2 of an objective or an edge, not
/// within 3 of another ambush token (SO-WAIT-02).
///
/// # Errors
/// The rule it breaks.
pub fn judge(state: &State, to: Spot) -> Result<(), Refusal> {
    let table = &state.table;
    let refused = |what: &'static str| Refusal::from(Rule("SO-WAIT-02")).with("near", what);
    let token = disc(state, to);
    let side = table.measures.battlefield;
    if !to.point().in_bounds() || !Terrain::on_battlefield(token, side) {
        return Err(Rule("SP-MOVE-21").into());
    }
    table.terrain.stands(token, to.level)?;
    let edge = |edge: Edge| edge.distance(to.point(), side) - token.radius <= table.range(2);
    if Edge::ALL.into_iter().any(edge) {
        return Err(refused("edge"));
    }
    let objective = |other: &crate::state::Objective| {
        !other.roams && gap::within(token, other.disc(), table.range(2))
    };
    if state.objectives.iter().any(objective) {
        return Err(refused("objective"));
    }
    let other = |other: &Ambush| gap::within(token, disc(state, other.spot), table.range(3));
    if all(state).iter().any(other) {
        return Err(refused("ambush"));
    }
    Ok(())
}

/// What an ambush token covers.
#[must_use]
pub fn disc(state: &State, spot: Spot) -> Disc {
    Disc { centre: spot.point(), radius: state.table.measures.objective / 2 }
}

/// The ambush tokens within 3 of a character.
#[must_use]
pub fn near(state: &State, character: CharacterId) -> Vec<Ambush> {
    let Some(base) = state.base(character) else { return Vec::new() };
    let near = |ambush: &&Ambush| gap::within(base, disc(state, ambush.spot), state.table.range(3));
    all(state).iter().filter(near).copied().collect()
}

/// A unit that lies in wait comes out of its token before it is activated (SO-WAIT-03).
///
/// # Errors
/// Pauses for the places.
pub fn spring(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let own = |ambush: &&Ambush| owner(play, ambush.face) == Some(unit);
    let found = all(play).iter().find(own).copied();
    found.map_or(Ok(()), |ambush| come_out(play, ambush))
}

/// The tokens within 3 of which a movement ended are revealed; the units come out of them and gain
/// exposed (SO-WAIT-04).
///
/// # Errors
/// Pauses for the places.
pub fn spot(play: &mut Play<'_>) -> Flow<()> {
    let spotted = play.operation.as_mut().map(|now| std::mem::take(&mut now.spotted));
    for ambush in spotted.unwrap_or_default() {
        let unit = owner(play, ambush.face);
        come_out(play, ambush)?;
        if let Some(unit) = unit {
            conditions::gain(play, unit, Condition::Exposed, None, None)?;
        }
    }
    Ok(())
}

/// The characters of a unit are put within 1 of its token; both tokens go.
fn come_out(play: &mut Play<'_>, ambush: Ambush) -> Flow<()> {
    let Some(unit) = owner(play, ambush.face) else { return Ok(()) };
    play.tell(&[Rule("SO-WAIT-03")], |_| Event::AmbushRevealed {
        unit,
        face: ambush.face,
        spot: ambush.spot,
    });
    let seat = play.seat(unit);
    stationing::put(play, seat, unit, Anchor { at: ambush.spot, range: 1, edges: None })?;
    if let Some(now) = &mut play.operation {
        now.ambushes.retain(|other| *other != ambush);
        now.tokens.retain(|token| token.unit != unit);
    }
    cover::check(play);
    Ok(())
}

/// Places for an ambush token, spread over the battlefield; where these are none, on a grid of 1 mm
/// (SO-PLACE-03).
#[must_use]
pub fn spots(state: &State) -> Vec<Spot> {
    const STEP: i32 = 5080;
    let half = state.table.measures.battlefield / 2;
    let line = move || (0..).map(move |n| n * STEP - half).take_while(move |at| *at <= half);
    let points = line().flat_map(move |x| line().map(move |y| Point { x, y }));
    let found: Vec<Spot> = lying(state, points).collect();
    if found.is_empty() {
        return lying(state, sampling::grid(Point { x: 0, y: 0 }, half)).take(12).collect();
    }
    found
}

/// Where an ambush token could lie at some points.
fn lying(state: &State, points: impl Iterator<Item = Point>) -> impl Iterator<Item = Spot> {
    let spots = points.flat_map(move |point| {
        let levels = state.table.terrain.levels(disc(state, Spot::at(point, 0)));
        levels.map(move |level| Spot::at(point, level)).collect::<Vec<_>>()
    });
    spots.filter(move |&spot| judge(state, spot).is_ok())
}

/// A random place for an ambush token.
pub fn sample(state: &State, chance: &mut Chance) -> Option<Choice> {
    let all = spots(state);
    all.get(chance.below(all.len().max(1))).copied().map(Choice::Place)
}
