//! Characters that are put on the battlefield after the deployment (SO-PLACE-02).

use kernel::{Chance, Flow, Refusal, Rule, Seat};
use measure::{Disc, Length, Point, gap};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::question::{Choice, Prompt};
use crate::state::State;
use crate::table::{CharacterId, Edge, Spot, UnitId};
use crate::{Play, movement, sampling};

/// Where characters are put: within a range of a token, or perhaps of any edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Anchor {
    /// Where the token lies.
    pub at: Spot,
    /// Within this range of it.
    pub range: u8,
    /// Or within this range of any edge.
    pub edges: Option<u8>,
}

/// A player puts those characters of a unit on the battlefield that are not there (SO-PLACE-02). Who
/// finds no room stays away.
///
/// # Errors
/// Pauses for the places.
pub fn put(play: &mut Play<'_>, seat: Seat, unit: UnitId, around: Anchor) -> Flow<()> {
    let state: &State = play;
    let away = |character: &CharacterId| state.spot(*character).is_none();
    let characters: Vec<CharacterId> = state.table.characters_of(unit).filter(away).collect();
    for character in characters {
        if places(play, character, around).is_empty() {
            play.tell(&[Rule("SO-PLACE-03")], |_| Event::NoRoom { seat });
            continue;
        }
        let prompt = Prompt::Station { character, around };
        let choice = play.choose_freely(seat, prompt, |_| Vec::new())?;
        let Choice::Place(to) = choice else { continue };
        play.characters[character.index()] = Some(to);
        play.tell(&[Rule("SO-PLACE-02")], |_| Event::Stationed { character, to });
    }
    Ok(())
}

/// Whether a character may be put at a place (SO-PLACE-02).
///
/// # Errors
/// The rule it breaks.
pub fn judge(
    state: &State,
    character: CharacterId,
    around: Anchor,
    to: Spot,
) -> Result<(), Refusal> {
    movement::may_end(state, character, to)?;
    let table = &state.table;
    let base = table.base(character, to.point());
    let edge = |range: u8| {
        let far = |edge: Edge| edge.distance(to.point(), table.measures.battlefield);
        Edge::ALL.into_iter().any(|edge| far(edge) - base.radius <= table.range(range))
    };
    let near = gap::within(base, token(state, around.at), table.range(around.range));
    if near || around.edges.is_some_and(edge) {
        return Ok(());
    }
    Err(Refusal::from(Rule("SO-PLACE-02")).with("range", around.range))
}

fn token(state: &State, at: Spot) -> Disc {
    Disc { centre: at.point(), radius: state.table.measures.objective / 2 }
}

/// Places for a character: on rings around the token and along the edges. Where these find none, every
/// point of a grid of 1 mm is tried (SO-PLACE-03).
#[must_use]
pub fn places(state: &State, character: CharacterId, around: Anchor) -> Vec<Spot> {
    const TURNS: usize = 24;
    let centre = around.at.point();
    let touching = state.table.radius(character) + state.table.measures.objective / 2;
    let far = touching + state.table.range(around.range) - 10;
    let rings = [0, touching, (touching + far) / 2, far].into_iter().flat_map(|ring| {
        let turns = if ring == 0 { 1 } else { TURNS };
        (0..turns).map(move |turn| sampling::on_circle(centre, ring, turn, TURNS))
    });
    let along = around.edges.map(|_| along_edges(state, state.table.radius(character)));
    let points = rings.chain(along.into_iter().flatten());
    let found: Vec<Spot> = standing(state, character, around, points).collect();
    if !found.is_empty() {
        return found;
    }
    let half = state.table.measures.battlefield / 2;
    let grid = match around.edges {
        Some(_) => sampling::grid(Point { x: 0, y: 0 }, half),
        None => sampling::grid(centre, far),
    };
    standing(state, character, around, grid).take(TURNS).collect()
}

/// Points near the edges, an inch apart.
fn along_edges(state: &State, radius: Length) -> impl Iterator<Item = Point> {
    const INCH: Length = 2540;
    let half = state.table.measures.battlefield / 2;
    let along = (0..).map(move |n| n * INCH - half).take_while(move |at| *at <= half);
    let edges = along.flat_map(move |x| Edge::ALL.map(|edge| (edge, x)));
    edges.flat_map(move |(edge, x)| {
        [100, INCH].map(|deep| edge.turn(Point { x, y: radius + deep - half }))
    })
}

/// Where a character could stand at some points.
fn standing(
    state: &State,
    character: CharacterId,
    around: Anchor,
    points: impl Iterator<Item = Point>,
) -> impl Iterator<Item = Spot> {
    let spots = points.flat_map(move |point| {
        let levels = state.table.terrain.levels(state.table.base(character, point));
        levels.map(move |level| Spot::at(point, level)).collect::<Vec<_>>()
    });
    spots.filter(move |&spot| judge(state, character, around, spot).is_ok())
}

/// A random place for a character.
pub fn sample(
    state: &State,
    character: CharacterId,
    around: Anchor,
    chance: &mut Chance,
) -> Option<Choice> {
    let all = places(state, character, around);
    all.get(chance.below(all.len().max(1))).copied().map(Choice::Place)
}
