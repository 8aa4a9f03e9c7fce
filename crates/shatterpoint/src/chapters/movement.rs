//! Advance, dash, climb, jump and reposition; transfer points; overlap (chapter "Movement").

use std::cell::OnceCell;

use arrayvec::ArrayVec;
use kernel::{Chance, Flow, Refusal, Rule, Seat};
use measure::{Disc, Length, Point, Polygon, cone, gap, overlap, tool};

use crate::event::{Event, Moved};
use crate::language::{Condition, MoveKind};
use crate::moments::Moment;
use crate::operations::{self, ambush, captives, roaming, ship};
use crate::pack::Passage;
use crate::question::{Choice, Prompt};
use crate::state::State;
use crate::table::{CharacterId, Characters, Edition, Goal, MOST_CHARACTERS, Spot, Table, UnitId};
use crate::terrain::{Piece, Terrain, inches};
use crate::{Play, abilities, conditions, cover, engagement, keywords};

/// Some of the five movements.
pub type Kinds = ArrayVec<MoveKind, 5>;

/// The movements a character has instead of those it was given: an engaged one dashes instead of
/// advancing (SP-MOVE-07) and cannot climb (SP-MOVE-11); with Scale it may climb instead of
/// advancing or dashing (SP-KEY-07). A stage of an operation may forbid to advance (SO-DUTY-02).
#[must_use]
pub fn kinds(state: &State, character: CharacterId, given: &[MoveKind]) -> Kinds {
    let mut kinds = Kinds::new();
    if captives::is_fixed(state, character) {
        return kinds;
    }
    let held = engagement::held(state, character).is_some();
    let slow = operations::restraint(state, character).is_some_and(|one| one.no_advance);
    let mut add = |kind| {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    };
    for &kind in given {
        match kind {
            MoveKind::Advance if held || slow => add(MoveKind::Dash),
            MoveKind::Reposition if slow => add(MoveKind::Dash),
            MoveKind::Climb if held => {}
            kind => add(kind),
        }
    }
    // A reposition is an advance in all other respects (SP-SYM-10).
    let walks =
        |kind: &MoveKind| matches!(kind, MoveKind::Advance | MoveKind::Dash | MoveKind::Reposition);
    let walks = given.iter().any(walks);
    if walks && !held && keywords::scale(state, character) {
        add(MoveKind::Climb);
    }
    kinds
}

/// Asks who of some characters moves where, and carries it out. Gives who moved or tried to.
///
/// # Errors
/// Pauses for the answer.
pub fn go(
    play: &mut Play<'_>,
    seat: Seat,
    characters: &[CharacterId],
    given: &[MoveKind],
    toward: Option<Goal>,
) -> Flow<Option<(CharacterId, bool)>> {
    let able = |&&character: &&CharacterId| {
        play.spot(character).is_some() && !kinds(play, character, given).is_empty()
    };
    let characters: Characters = characters.iter().filter(able).copied().collect();
    if characters.is_empty() {
        return Ok(None);
    }
    let prompt = Prompt::Go { characters: characters.to_vec(), kinds: given.to_vec(), toward };
    let choice = play.choose_freely(seat, prompt, |state| {
        let mut options = vec![Choice::Decline];
        for &character in &characters {
            if pinned(state, character) {
                let kinds = kinds(state, character, given).into_iter();
                options.extend(kinds.map(|kind| Choice::Struggle { character, kind }));
            }
        }
        options
    })?;
    match choice {
        Choice::Move { character, kind, to, via } => {
            carry_out(play, seat, character, kind, to, via)?;
            Ok(Some((character, true)))
        }
        Choice::Struggle { character, .. } => {
            hold(play, character);
            Ok(Some((character, false)))
        }
        _ => Ok(None),
    }
}

fn pinned(state: &State, character: CharacterId) -> bool {
    state.unit(state.unit_of(character)).conditions.has(Condition::Pinned)
}

/// A pinned character does not move; then its unit is no longer pinned (SP-COND-10).
fn hold(play: &mut Play<'_>, character: CharacterId) {
    play.tell(&[Rule("SP-COND-10")], |_| Event::Held { character });
    let unit = play.unit_of(character);
    conditions::lose(play, unit, Condition::Pinned);
}

/// The movement itself, what it leads to, and its end (SP-EFFECT-06).
fn carry_out(
    play: &mut Play<'_>,
    seat: Seat,
    character: CharacterId,
    kind: MoveKind,
    to: Spot,
    via: Option<Point>,
) -> Flow<()> {
    let unit = play.unit_of(character);
    let strained = conditions::strained(play, unit);
    let left: Vec<CharacterId> = engagement::with(play, character).collect();
    let Some((base, from)) = play.base(character).zip(play.spot(character)) else {
        return Ok(());
    };
    play.resolving += 1;
    put(play, character, to, Moved::By(kind), |state| {
        let tool = laid(&state.table, base, from.level, kind, to, via).ok();
        let bends = tool.map_or_else(Vec::new, |tool| vec![tool.start, tool.joint, tool.end]);
        bends.into_iter().map(|point| Spot::at(point, from.level)).collect()
    });
    transfer(play, seat, character)?;
    cover::check(play);
    // How the movement ended counts, wherever reactions lead (SO-WAIT-04).
    let near = ambush::near(play, character);
    // Players' effects come before a condition, which nobody controls (SP-TIMING-02).
    let moments = [Moment::left(character, kind, left), Moment::moved(character, kind)];
    abilities::respond_to(play, &moments)?;
    conditions::end_strain(play, unit, strained)?;
    operations::moved(play, character, kind, near)?;
    abilities::end_effect(play)
}

/// Puts a character somewhere and tells it. The way is looked for only if somebody listens.
pub fn put(
    play: &mut Play<'_>,
    character: CharacterId,
    to: Spot,
    how: Moved,
    path: impl FnOnce(&State) -> Vec<Spot>,
) {
    let Some(from) = play.spot(character) else { return };
    play.characters[character.index()] = Some(to);
    let rules: &'static [Rule] = match how {
        Moved::By(_) => &[Rule("SP-MOVE-04")],
        Moved::Pushed | Moved::Pulled => &[Rule("SP-PUSH-01"), Rule("SP-PUSH-02")],
        Moved::Transferred => &[Rule("SP-TERRAIN-12")],
    };
    play.tell(rules, |state| Event::Moved { character, how, from, to, path: path(state) });
}

/// Whether a character may end a movement at a place: on the battlefield (SP-MOVE-21), standing
/// (SP-MOVE-15, SP-MOVE-16), not on another base of its elevation (SP-MOVE-18, SP-MOVE-19).
///
/// # Errors
/// The rule it breaks.
pub fn may_end(state: &State, character: CharacterId, to: Spot) -> Result<(), Refusal> {
    let table = &state.table;
    if !to.point().in_bounds() {
        return Err(Rule("SP-MOVE-21").into());
    }
    let base = table.base(character, to.point());
    if !Terrain::on_battlefield(base, table.measures.battlefield) {
        return Err(Rule("SP-MOVE-21").into());
    }
    table.terrain.stands(base, to.level)?;
    if roaming::overlaps(state, base, to.level) {
        return Err(Rule("SO-ROAM-01").into());
    }
    match overlapped(state, character, base, to.level) {
        Some(other) => {
            Err(Refusal::from(Rule("SP-MOVE-18")).with("base of", state.character_name(other)))
        }
        None => Ok(()),
    }
}

/// Another character's base on the same elevation that a base would overlap (SP-MOVE-17).
#[must_use]
pub fn overlapped(
    state: &State,
    character: CharacterId,
    base: Disc,
    level: Length,
) -> Option<CharacterId> {
    let mut touching = state.near(base, 0).filter(|other| {
        other.character != character
            && overlap::discs(base, other.base)
            && !state.table.different_elevations(other.spot.level, level)
            && !ship::is_aboard(state, state.unit_of(other.character))
    });
    touching.next().map(|other| other.character)
}

/// The one judge of movements: the tool as it would lie, or the rule that forbids it.
///
/// # Errors
/// The rule that forbids it.
pub fn judge(
    state: &State,
    character: CharacterId,
    kind: MoveKind,
    to: Spot,
    given: &[MoveKind],
    toward: Option<Goal>,
) -> Result<tool::Placement, Refusal> {
    may_move(state, character, kind, to, given, toward)?;
    path(state, character, kind, to, None)
}

/// The same for a tool whose first arm points at `via`, if its player says so (SP-MOVE-02).
///
/// # Errors
/// The rule that forbids it.
pub fn judge_via(
    state: &State,
    character: CharacterId,
    kind: MoveKind,
    to: Spot,
    via: Option<Point>,
    (given, toward): (&[MoveKind], Option<Goal>),
) -> Result<(), Refusal> {
    may_move(state, character, kind, to, given, toward)?;
    path(state, character, kind, to, via).map(drop)
}

/// Whether a movement is permitted, wherever the tool lies.
fn may_move(
    state: &State,
    character: CharacterId,
    kind: MoveKind,
    to: Spot,
    given: &[MoveKind],
    toward: Option<Goal>,
) -> Result<(), Refusal> {
    if !pinned(state, character) && !kinds(state, character, given).contains(&kind) {
        return Err(no_such_movement(state, character, kind, given));
    }
    may_come(state, character, kind, to, toward)
}

/// Whether a movement that a character has may lead it to a place.
fn may_come(
    state: &State,
    character: CharacterId,
    kind: MoveKind,
    to: Spot,
    toward: Option<Goal>,
) -> Result<(), Refusal> {
    if pinned(state, character) {
        let name = state.character_name(character);
        return Err(Refusal::from(Rule("SP-COND-10")).with("pinned", name));
    }
    let from = state.spot(character).ok_or(Refusal::NOT_ASKED)?;
    let stays_low = !matches!(kind, MoveKind::Climb | MoveKind::Jump);
    if stays_low && state.table.is_higher(to.level, from.level) {
        let rule = if kind == MoveKind::Dash { "SP-MOVE-08" } else { "SP-MOVE-05" };
        return Err(Refusal::from(Rule(rule)).with("higher", inches(to.level - from.level)));
    }
    may_end(state, character, to)?;
    if let Some(goal) = toward.and_then(|goal| aim(state, goal)) {
        let axis = goal.point() - from.point();
        if !cone::allows(axis, to.point() - from.point()) {
            return Err(Refusal::from(Rule("SP-PUSH-09")).with("expected", "toward"));
        }
    }
    Ok(())
}

/// Where that lies which a movement leads toward.
fn aim(state: &State, goal: Goal) -> Option<Spot> {
    match goal {
        Goal::Character(character) => state.spot(character),
        Goal::Objective { objective } => {
            state.objectives.get(usize::from(objective)).map(|objective| objective.spot)
        }
    }
}

/// Why a character does not have a movement.
fn no_such_movement(
    state: &State,
    character: CharacterId,
    kind: MoveKind,
    given: &[MoveKind],
) -> Refusal {
    if captives::is_fixed(state, character) {
        return Rule("SO-CAPTIVE-01").into();
    }
    let slow = operations::restraint(state, character).is_some_and(|one| one.no_advance);
    if slow && matches!(kind, MoveKind::Advance | MoveKind::Reposition) {
        return Rule("SO-DUTY-02").into();
    }
    let Some(enemy) = engagement::held(state, character) else {
        return Refusal::from(Rule("SP-MOVE-01")).with("expected", format!("{given:?}"));
    };
    let rule = if kind == MoveKind::Climb { "SP-MOVE-11" } else { "SP-MOVE-07" };
    Refusal::from(Rule(rule)).with("engaged with", state.character_name(enemy))
}

/// How the tool lies for a movement. An advance or a dash lays it over no impassable piece of a
/// higher elevation (SP-MOVE-06); climb and jump over anything (SP-MOVE-10, SP-MOVE-12); bases never
/// matter (SP-MOVE-03). The base may stop wherever it touches the tool (SP-MOVE-02, SP-MOVE-04).
///
/// # Errors
/// Too far, or blocked.
pub fn path(
    state: &State,
    character: CharacterId,
    kind: MoveKind,
    to: Spot,
    via: Option<Point>,
) -> Result<tool::Placement, Refusal> {
    let (base, from) =
        state.base(character).zip(state.spot(character)).ok_or(Refusal::NOT_ASKED)?;
    laid(&state.table, base, from.level, kind, to, via)
}

/// How the tool lies for a movement of a base from a height.
///
/// # Errors
/// Too far, or blocked.
pub fn laid(
    table: &Table,
    base: Disc,
    level: Length,
    kind: MoveKind,
    to: Spot,
    via: Option<Point>,
) -> Result<tool::Placement, Refusal> {
    let over_all = matches!(kind, MoveKind::Climb | MoveKind::Jump);
    let blockers = || blockers(table, level).filter(|_| !over_all);
    let mut polygons: Vec<&Polygon> = Vec::with_capacity(table.terrain.pieces.len());
    polygons.extend(blockers().map(|piece| &piece.footprint));
    let tool = table.tool(kind);
    let laid = match via.map(|via| via - base.centre).filter(|along| !along.is_zero()) {
        Some(along) => tool::lay_along(&tool, base, along, to.point(), &polygons),
        None => tool::lay(&tool, base, to.point(), &polygons),
    };
    laid.map_err(|why| match why {
        tool::Unreachable::TooFar => {
            Refusal::from(Rule("SP-MOVE-04")).with("tool", inches(tool.first + tool.second))
        }
        tool::Unreachable::Blocked { blocker } => {
            let name = blockers().nth(blocker).map_or("", |piece| &piece.name.en);
            Refusal::from(Rule("SP-MOVE-06")).with("terrain", name)
        }
    })
}

/// What the tool of an advance or a dash may not overlap.
fn blockers(table: &Table, level: Length) -> impl Iterator<Item = &Piece> {
    let pieces = table.terrain.pieces.iter();
    pieces.filter(move |piece| {
        piece.passage == Passage::Impassable && table.is_higher(piece.top, level)
    })
}

/// A character that ended a movement within 1 of a transfer point may be placed within 1 of one
/// that is linked with it; its movement is over then (SP-TERRAIN-12).
fn transfer(play: &mut Play<'_>, seat: Seat, character: CharacterId) -> Flow<()> {
    if exits(play, character).is_empty() {
        return Ok(());
    }
    let prompt = Prompt::Transfer(character);
    let choice = play.choose_freely(seat, prompt, |_| vec![Choice::Decline])?;
    if let Choice::Place(spot) | Choice::Through { to: spot, .. } = choice {
        put(play, character, spot, Moved::Transferred, |_| Vec::new());
    }
    Ok(())
}

/// The transfer points that a character could come out of. In the later edition it must be on the
/// elevation of the point it uses, and there must be another elevation at the point it goes to
/// (SP-TERRAIN-12).
#[must_use]
pub fn exits(state: &State, character: CharacterId) -> Vec<Spot> {
    exits_from(state, character, None)
}

/// The same for one transfer point that is used, if it is said which.
fn exits_from(state: &State, character: CharacterId, used: Option<Spot>) -> Vec<Spot> {
    let table = &state.table;
    let Some((base, own)) = state.base(character).zip(state.spot(character)) else {
        return Vec::new();
    };
    let enters = |point: &Spot| {
        let meant = used.is_none_or(|used| used == *point);
        meant && near(base, *point, table) && on_elevation(table, own, *point)
    };
    let levels = || table.terrain.surfaces.iter().map(|surface| surface.level).chain([0]);
    let mut exits = Vec::new();
    for group in table.terrain.transfers.iter().filter(|group| group.iter().any(enters)) {
        for (number, point) in group.iter().enumerate() {
            let entered = group.iter().enumerate().any(|(n, other)| n != number && enters(other));
            let mut out = levels().map(|level| Spot { level, ..*point });
            if entered && out.any(|spot| comes_out(table, own, spot, *point)) {
                exits.push(*point);
            }
        }
    }
    exits
}

/// Whether a place is on the elevation of a transfer point, which only the later edition asks.
fn on_elevation(table: &Table, place: Spot, point: Spot) -> bool {
    table.edition == Edition::June2023 || !table.different_elevations(place.level, point.level)
}

/// Whether a character may come out at the height of a place: in the later edition on the elevation
/// of the point, and on another one than it was on (SP-TERRAIN-12).
fn comes_out(table: &Table, own: Spot, place: Spot, point: Spot) -> bool {
    let moves =
        table.edition == Edition::June2023 || table.different_elevations(own.level, place.level);
    moves && on_elevation(table, place, point)
}

fn near(base: Disc, point: Spot, table: &Table) -> bool {
    let point = Disc { centre: point.point(), radius: 0 };
    gap::within(base, point, table.range(1))
}

/// Whether a character may come out of a transfer point at a place (SP-TERRAIN-12, SP-PLACE-05).
///
/// # Errors
/// The rule it breaks.
pub fn judge_transfer(state: &State, character: CharacterId, to: Spot) -> Result<(), Refusal> {
    judge_through(state, character, to, None)
}

/// The same for one transfer point that is used, if it is said which.
///
/// # Errors
/// The rule it breaks.
pub fn judge_through(
    state: &State,
    character: CharacterId,
    to: Spot,
    used: Option<Spot>,
) -> Result<(), Refusal> {
    may_end(state, character, to)?;
    let table = &state.table;
    let base = table.base(character, to.point());
    let own = state.spot(character).ok_or(Refusal::NOT_ASKED)?;
    let fits = |point: &Spot| near(base, *point, table) && comes_out(table, own, to, *point);
    if exits_from(state, character, used).iter().any(fits) {
        Ok(())
    } else {
        Err(Rule("SP-TERRAIN-12").into())
    }
}

/// A random legal movement, if one was found.
pub fn sample(
    state: &State,
    characters: &[CharacterId],
    given: &[MoveKind],
    toward: Option<Goal>,
    chance: &mut Chance,
) -> Option<Choice> {
    // What each of them has does not change from one try to the next.
    let each = characters.iter().take(MOST_CHARACTERS);
    let each: ArrayVec<(CharacterId, OnceCell<Kinds>), MOST_CHARACTERS> =
        each.map(|&character| (character, OnceCell::new())).collect();
    let mut levels: Vec<Length> = Vec::new();
    for _ in 0..6 {
        let &(character, ref known) = each.get(chance.below(each.len()))?;
        let kinds = known.get_or_init(|| kinds(state, character, given));
        let kind = *kinds.get(chance.below(kinds.len()))?;
        let from = state.spot(character)?;
        let arms = state.table.tool(kind);
        let reach = arms.first + arms.second + 2 * state.table.radius(character);
        let point = around(from.point(), reach, chance);
        let base = state.table.base(character, point);
        levels.clear();
        levels.extend(state.table.terrain.levels(base));
        let Some(&level) = levels.get(chance.below(levels.len())) else { continue };
        let to = Spot::at(point, level);
        // A fifth of the points are farther than any tool reaches.
        let reached = i64::from(reach + tool::SLACK).pow(2);
        if from.point().distance_squared(point) <= reached
            && may_come(state, character, kind, to, toward).is_ok()
            && path(state, character, kind, to, None).is_ok()
        {
            return Some(Choice::Move { character, kind, to, via: None });
        }
    }
    None
}

/// A random point not farther away than a length.
pub fn around(centre: Point, reach: Length, chance: &mut Chance) -> Point {
    let mut offset = || chance.below(2 * reach as usize + 1) as i32 - reach;
    Point { x: centre.x + offset(), y: centre.y + offset() }
}

/// The unit's characters in their order.
#[must_use]
pub fn members(state: &State, unit: UnitId) -> Characters {
    state.characters_of(unit).collect()
}
