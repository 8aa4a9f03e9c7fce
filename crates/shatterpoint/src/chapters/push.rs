//! Push and pull (chapter "Push and pull", "Toward and away").

use kernel::{Chance, Flow, Refusal, Rule, Seat};
use measure::push::{self, Obstacle, Path};
use measure::{Disc, Length, Point, Vector, cone, gap, overlap};

use crate::event::Moved;
use crate::operations::{self, ambush, captives, roaming};
use crate::pack::Passage;
use crate::question::{Choice, Prompt};
use crate::state::State;
use crate::table::{CharacterId, Edition, Spot};
use crate::terrain::{Piece, Terrain, inches};
use crate::{Play, cover, movement};

/// A push or pull that is being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Push {
    /// Who is moved.
    pub character: CharacterId,
    /// How far: the full length of a range tool (SP-PUSH-01).
    pub range: u8,
    /// Away from or toward whom; nobody for a free direction.
    pub from: Option<CharacterId>,
    /// Toward instead of away (SP-PUSH-02).
    pub pull: bool,
}

/// Asks for the direction, which the player who resolves it chooses (SP-PUSH-14), and moves the
/// character. With `may` it can be declined.
///
/// # Errors
/// Pauses for the answer.
pub fn push(play: &mut Play<'_>, seat: Seat, push: Push, may: bool) -> Flow<()> {
    let Push { character, range, from, pull } = push;
    if play.spot(character).is_none() || captives::is_fixed(play, character) {
        return Ok(());
    }
    let prompt = Prompt::Push { character, range, from, pull };
    let decline = if may { vec![Choice::Decline] } else { Vec::new() };
    let choice = play.choose_freely(seat, prompt, |_| decline)?;
    let Choice::Toward { x, y, .. } = choice else { return Ok(()) };
    let ends = play.spot(character).zip(end(play, push, Point { x, y }));
    if let Some((from, to)) = ends {
        let how = if pull { Moved::Pulled } else { Moved::Pushed };
        movement::put(play, character, to, how, |_| vec![from, to]);
        cover::check(play);
    }
    Ok(())
}

/// Whether a direction is permitted: up to 45 degrees to either side of straight away or straight
/// toward (SP-PUSH-09).
///
/// # Errors
/// The rule it breaks.
pub fn judge(state: &State, push: Push, aim: Point) -> Result<(), Refusal> {
    let at = state.spot(push.character).ok_or(Refusal::NOT_ASKED)?.point();
    if !aim.in_bounds() || aim == at {
        return Err(Refusal::from(Rule("SP-PUSH-09")).with("expected", "a direction"));
    }
    let Some(axis) = axis(state, push) else { return Ok(()) };
    if cone::allows(axis, aim - at) {
        return Ok(());
    }
    let expected = if push.pull { "toward" } else { "away" };
    Err(Refusal::from(Rule("SP-PUSH-09")).with("expected", expected))
}

/// Whether a push goes as far as its player says: over the full length of the tool, and nothing
/// less (SP-PUSH-01).
///
/// # Errors
/// The rule it breaks.
pub fn judge_length(state: &State, push: Push, by: Option<Length>) -> Result<(), Refusal> {
    let full = state.table.range(push.range);
    match by {
        Some(by) if by != full => {
            Err(Refusal::from(Rule("SP-PUSH-01")).with("expected", inches(full)))
        }
        _ => Ok(()),
    }
}

/// Straight away or straight toward; nothing if any direction will do.
fn axis(state: &State, push: Push) -> Option<Vector> {
    let at = state.spot(push.character)?.point();
    let from = state.spot(push.from?)?.point();
    let axis = if push.pull { from - at } else { at - from };
    (axis != Vector::default()).then_some(axis)
}

/// Where a push in the direction of a point ends (SP-PUSH-01 to SP-PUSH-08, SP-PUSH-16).
#[must_use]
pub fn end(state: &State, push: Push, aim: Point) -> Option<Spot> {
    let own = state.spot(push.character)?;
    let along = aim - own.point();
    let path = push::path(own.point(), along, state.table.range(push.range))?;
    let path = Path { to: stopped(state, push.character, own, path), ..path };
    let stands = |point: Point| resting(state, push.character, own, point);
    let last = match stands(path.to) {
        Some(_) => path.to,
        None => {
            let hints = hints(state, push.character, path);
            push::last(path, &|point| stands(point).is_some(), &hints).unwrap_or(own.point())
        }
    };
    Some(Spot::at(last, stands(last).unwrap_or(own.level)))
}

/// Where the path is stopped by something that the base touches (SP-PUSH-04, SP-PUSH-05).
fn stopped(state: &State, character: CharacterId, own: Spot, path: Path) -> Point {
    let table = &state.table;
    let radius = table.radius(character);
    let models = standing_on(state, character, own);
    let pieces = table.terrain.pieces.iter();
    let pieces = pieces.filter(|piece| stops(state, piece, own.level, &models));
    let mut obstacles: Vec<Obstacle<'_>> =
        pieces.map(|piece| Obstacle::Polygon(&piece.footprint)).collect();
    let others = state.grounded().filter(|&other| other != character);
    let level = |spot: Spot| !table.different_elevations(spot.level, own.level);
    let others = others.filter(|&other| state.spot(other).is_some_and(level));
    obstacles.extend(others.filter_map(|other| state.base(other)).map(Obstacle::Disc));
    let roams = state.objectives.iter().filter(|objective| objective.roams && objective.active);
    let roams = roams.filter(|objective| level(objective.spot));
    obstacles.extend(roams.map(|objective| Obstacle::Disc(objective.disc())));
    if table.edition == Edition::June2023 {
        let base = Disc { centre: own.point(), radius };
        let tokens = tokens(state).filter(|(spot, _)| level(*spot)).map(|(_, token)| token);
        // A token is no base: what it touches already does not stop it.
        obstacles.extend(tokens.filter(|&token| !gap::within(base, token, 0)).map(Obstacle::Disc));
    }
    push::first_contact(path, radius, &obstacles).map_or(path.to, |contact| contact.at)
}

/// The tokens on the battlefield, objectives and ambush tokens (SP-CORE-05), and what they cover.
fn tokens(state: &State) -> impl Iterator<Item = (Spot, Disc)> + '_ {
    let laid =
        (0..).zip(&state.objectives).filter(|(number, _)| operations::is_laid(state, *number));
    let objectives = laid.map(|(_, objective)| (objective.spot, objective.disc()));
    let ambushes = ambush::all(state).iter().map(|one| (one.spot, ambush::disc(state, one.spot)));
    objectives.chain(ambushes)
}

/// Where on the way an object may begin or cease to be able to stand.
fn hints(state: &State, character: CharacterId, path: Path) -> Vec<Length> {
    let table = &state.table;
    let radius = table.radius(character);
    let pieces = table.terrain.pieces.iter().map(|piece| Obstacle::Polygon(&piece.footprint));
    let bases = state.standing().filter(|&other| other != character);
    let bases = bases.filter_map(|other| state.base(other)).map(Obstacle::Disc);
    let tokens = tokens(state).map(|(_, token)| Obstacle::Disc(token));
    let shapes: Vec<Obstacle<'_>> = pieces.chain(bases).chain(tokens).collect();
    let mut hints = push::changes(path, radius, &shapes);
    hints.push(leaving(path, table.measures.battlefield / 2 - radius));
    hints
}

/// The first position on the way at which a base's centre lies beyond the lines that it may not pass
/// (SP-MOVE-21): what leaves the battlefield on a straight way does not come back.
fn leaving(path: Path, most: Length) -> Length {
    let (mut within, mut beyond) = (0, path.steps() + 1);
    while beyond - within > 1 {
        let middle = within.midpoint(beyond);
        let Point { x, y } = path.at(middle);
        if x.abs().max(y.abs()) <= most { within = middle } else { beyond = middle }
    }
    beyond
}

/// The models on whose tops an object stands; on the ground none.
fn standing_on(state: &State, character: CharacterId, own: Spot) -> Vec<u8> {
    let base = state.table.base(character, own.point());
    let on = |piece: &&Piece| {
        piece.stand && piece.top == own.level && overlap::disc_polygon(base, &piece.footprint)
    };
    let pieces = state.table.terrain.pieces.iter().filter(|_| own.level != 0);
    pieces.filter(on).map(|piece| piece.model).collect()
}

/// Whether a piece stops a push at a height: an impassable one that rises there or reaches up to it, be
/// it across a gap (SP-PUSH-04); but not one of the own models on the same
/// elevation (SP-PUSH-08).
fn stops(state: &State, piece: &Piece, level: Length, models: &[u8]) -> bool {
    let table = &state.table;
    let rises = table.terrain.takes_room(piece, level);
    let beside = level != 0 && piece.top == level;
    let own_model = models.contains(&piece.model) && !table.is_higher(piece.top, level);
    piece.passage == Passage::Impassable && (rises || beside) && !own_model
}

/// At which height a pushed object comes to rest at a point: on its own level, or, carried wholly
/// past the edge, on the highest surface below (SP-PUSH-16); nowhere if it hangs over an edge
/// (SP-PUSH-06), lies partly over something lower (SP-PUSH-07), on another base or on a token that
/// counts as one (SO-ROAM-01).
fn resting(state: &State, character: CharacterId, own: Spot, point: Point) -> Option<Length> {
    let table = &state.table;
    let base = table.base(character, point);
    if !Terrain::on_battlefield(base, table.measures.battlefield) {
        return None;
    }
    let free = |level: Length| {
        table.terrain.can_stand(base, level)
            && movement::overlapped(state, character, base, level).is_none()
            && !roaming::overlaps(state, base, level)
    };
    if own.level == 0 {
        return free(0).then_some(0);
    }
    let surface = table.terrain.surface(own.level);
    if partly_over_token(state, base, own.level) {
        return None;
    }
    if surface.is_some_and(|surface| surface.region.touches(base)) {
        return free(own.level).then_some(own.level);
    }
    let mut below = table.terrain.surfaces.iter().filter(|surface| surface.level < own.level);
    let below = below.find(|surface| surface.region.touches(base));
    let level = below.map_or(0, |surface| surface.level);
    free(level).then_some(level)
}

/// Whether a base that comes from the top of terrain lies partly over a token of a lower elevation
/// (SP-PUSH-07). Characters of other elevations never count as overlapping (SP-MOVE-19).
fn partly_over_token(state: &State, base: Disc, level: Length) -> bool {
    tokens(state).any(|(spot, token)| {
        state.table.is_higher(level, spot.level)
            && overlap::discs(base, token)
            && !gap::wholly_within(base, token, 0)
    })
}

/// A random permitted direction.
pub fn sample(state: &State, push: Push, chance: &mut Chance) -> Option<Choice> {
    let at = state.spot(push.character)?.point();
    let reach = state.table.range(push.range);
    for _ in 0..8 {
        let aim = movement::around(at, reach, chance);
        if judge(state, push, aim).is_ok() {
            return Some(Choice::Toward { x: aim.x, y: aim.y, by: None });
        }
    }
    straight(state, push)
}

/// The direction straight away or straight toward; north if any will do.
#[must_use]
pub fn straight(state: &State, push: Push) -> Option<Choice> {
    let at = state.spot(push.character)?.point();
    let axis = axis(state, push).unwrap_or(Vector { x: 0, y: 1000 });
    let (x, y) = (i64::from(at.x) + axis.x, i64::from(at.y) + axis.y);
    Some(Choice::Toward { x: x as i32, y: y as i32, by: None })
}
