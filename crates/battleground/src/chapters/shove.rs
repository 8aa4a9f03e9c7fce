//! Movement that others force on a character: displacing, pushing, pulling, swapping.

use kernel::{Flow, Rule};

use crate::event::Event;
use crate::field::Place;
use crate::hex::{Direction, Hex};
use crate::question::{Choice, Prompt};
use crate::state::State;
use crate::table::FigureId;
use crate::{Play, interrupt, large, movement, reach};

/// Displaces whoever stands where a climbing figure comes to stand (BG-MOVE-20, BG-BIG-09); says
/// whether there was anybody.
///
/// # Errors
/// Pauses for the choices.
pub fn make_room(p: &mut Play, climber: FigureId, base: &[Place]) -> Flow<bool> {
    let others = large::in_the_way(p, climber, base);
    let mut taken = base.to_vec();
    for (number, &other) in others.iter().enumerate() {
        displace(p, other, climber, (&taken, &others[number + 1..]))?;
        taken.push(p.figure(other).place);
    }
    Ok(!others.is_empty())
}

/// Displaces a character to an adjacent hex of its owner's choice (BG-MOVE-21, BG-MOVE-22) that is not
/// taken and leaves one for each of those who must make room after it.
fn displace(
    p: &mut Play,
    figure: FigureId,
    climber: FigureId,
    (taken, later): (&[Place], &[FigureId]),
) -> Flow<()> {
    let seat = p.seat(figure);
    let options = |state: &State| {
        let leaves_room = |&to: &Place| {
            let taken: Vec<Place> = taken.iter().copied().chain([to]).collect();
            large::make_room(state, climber, later, &taken)
        };
        let places = reach::displacements(state, figure, Some(climber), taken).into_iter();
        places.filter(leaves_room).map(Choice::Place).collect()
    };
    if let Choice::Place(to) = p.choose(seat, Prompt::Displace(figure), options)? {
        put(p, figure, to, &[Rule("BG-MOVE-20"), Rule("BG-MOVE-21")]);
    }
    Ok(())
}

/// Moves a figure without turning it (BG-MFX-21) and without interrupts (BG-MFX-22).
fn put(p: &mut Play, figure: FigureId, to: Place, rules: &'static [Rule]) {
    let from = std::mem::replace(&mut p.figure_mut(figure).place, to);
    p.tell(rules, |_| Event::Shoved { figure, from, to });
}

/// Whether a character is pushed away or pulled closer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shove {
    /// Away from the other character.
    Push,
    /// Toward it.
    Pull,
}

/// Pushes or pulls a character over some hexes along the line that connects both characters
/// (BG-MFX-17, BG-MFX-18).
///
/// # Errors
/// Pauses where two directions fit, and where somebody is displaced.
pub fn shove(p: &mut Play, figure: FigureId, by: FigureId, how: Shove, hexes: u8) -> Flow<()> {
    if !p.is_up(figure) || !reach::can_be_shoved(p, figure) {
        return Ok(());
    }
    let seat = p.seat(figure);
    let options =
        |state: &State| directions(state, figure, by, how).into_iter().map(Choice::Face).collect();
    let Choice::Face(direction) = p.choose(seat, Prompt::Direction(figure), options)? else {
        return Ok(());
    };
    for _ in 0..hexes {
        if !leads_on(p, figure, by, how, direction) || !step(p, figure, direction)? {
            break;
        }
    }
    Ok(())
}

/// A pull leads toward the other character: where the next hex is no nearer to it, the pull is over
/// (BG-MFX-18). A push, and what no other character does, goes as far as it can.
fn leads_on(
    state: &State,
    figure: FigureId,
    by: FigureId,
    how: Shove,
    direction: Direction,
) -> bool {
    if how == Shove::Push || by == figure {
        return true;
    }
    let own = state.figure(figure).place.hex();
    let nearer = |next: Hex| state.steps(next, by) < state.steps(own, by);
    own.neighbour(direction).is_some_and(nearer)
}

/// The directions closest to the connecting line; of several the owner of the moved character chooses.
/// The line to a large character begins at its nearest part, or at any of those that are equally near
/// (BG-MFX-18). Without a line, straight above each other or by no other character, it is any direction
/// (BG-MFX-16).
fn directions(state: &State, figure: FigureId, by: FigureId, how: Shove) -> Vec<Direction> {
    let own = state.figure(figure).place.hex();
    let parts = state.places(by).into_iter().map(Place::hex);
    let least = parts.clone().map(|hex| own.steps(hex)).min();
    let mut directions: Vec<Direction> = Vec::new();
    for other in parts.filter(|hex| Some(own.steps(*hex)) == least) {
        let (from, to) = if how == Shove::Push { (other, own) } else { (own, other) };
        directions.extend(from.towards(to));
    }
    directions.sort_unstable();
    directions.dedup();
    directions
}

/// Whether the ways of several pushed or pulled characters have a hex in common, or one of them leads
/// off a platform, where others are displaced: then it matters who goes first.
pub fn collide(state: &State, figures: &[FigureId], by: FigureId, shoves: &[(Shove, u8)]) -> bool {
    let movable = figures.iter().filter(|&&figure| reach::can_be_shoved(state, figure));
    let ways: Vec<Vec<Hex>> = movable.map(|&figure| ways(state, figure, by, shoves)).collect();
    let high = figures.iter().any(|&figure| state.figure(figure).place.is_high());
    let mut pairs =
        ways.iter().enumerate().flat_map(|(n, a)| ways[..n].iter().map(move |b| (a, b)));
    !shoves.is_empty() && (high || pairs.any(|(a, b)| a.iter().any(|hex| b.contains(hex))))
}

/// The hexes on which a push or pull may bring a character, with its own.
fn ways(state: &State, figure: FigureId, by: FigureId, shoves: &[(Shove, u8)]) -> Vec<Hex> {
    let own = state.figure(figure).place.hex();
    let mut hexes = vec![own];
    for &(how, count) in shoves {
        for direction in directions(state, figure, by, how) {
            let line = std::iter::successors(Some(own), |hex| hex.neighbour(direction));
            hexes.extend(line.skip(1).take(usize::from(count)));
        }
    }
    hexes
}

/// Whether a push or pull would move a character at all.
///
/// # Errors
/// The rule by which it stays where it is.
pub fn may_shove(state: &State, figure: FigureId, by: FigureId, how: Shove) -> Result<(), Rule> {
    if !reach::can_be_shoved(state, figure) {
        return Err(Rule(if state.is_large(figure) { "BG-BIG-19" } else { "BG-CORE-04" }));
    }
    let moves = |direction: Direction| {
        leads_on(state, figure, by, how, direction) && next(state, figure, direction).is_some()
    };
    if directions(state, figure, by, how).into_iter().any(moves) {
        return Ok(());
    }
    // On a platform nothing but other figures stands in the way along it.
    let high = state.figure(figure).place.is_high();
    Err(Rule(if high { "BG-MFX-20" } else { "BG-MFX-19" }))
}

/// One hex of a push or pull; says whether it can go on.
fn step(p: &mut Play, figure: FigureId, direction: Direction) -> Flow<bool> {
    let Some(to) = next(p, figure, direction) else { return Ok(false) };
    // Off the edge of a platform: a free climb down, displacing an occupant, and the end (BG-MFX-20).
    if p.figure(figure).place.is_high() && !to.is_high() {
        make_room(p, figure, &[to])?;
        put(p, figure, to, &[Rule("BG-MFX-20")]);
        return Ok(false);
    }
    put(p, figure, to, &[Rule("BG-MFX-16")]);
    Ok(true)
}

/// Where a push or pull leads next; nowhere if terrain or a figure stops it (BG-MFX-19), or if the
/// climb down from a platform is not possible (BG-MFX-20).
fn next(state: &State, figure: FigureId, direction: Direction) -> Option<Place> {
    let place = state.figure(figure).place;
    let hex = place.hex().neighbour(direction)?;
    let to = place.beside(hex);
    if place.is_high() && !state.table.field.has_platform(hex) {
        let below = Place::ground(hex);
        let free =
            large::make_room(state, figure, &large::in_the_way(state, figure, &[below]), &[below]);
        return (state.table.field.can_stand(below) && free).then_some(below);
    }
    (state.table.field.is_clear(to) && state.occupant(to).is_none()).then_some(to)
}

/// Whether two characters can swap positions: of large figures and standard ones none (BG-BIG-20), of
/// two large ones those that fit each other's place (BG-BIG-05); in an interrupt only toward the
/// interrupted character (BG-INT-08).
///
/// # Errors
/// The rule that forbids it.
pub fn may_swap(state: &State, a: FigureId, b: FigureId) -> Result<(), Rule> {
    if a == b {
        return Err(Rule("BG-MFX-23"));
    }
    if state.is_large(a) != state.is_large(b) {
        return Err(Rule("BG-BIG-20"));
    }
    if state.is_large(a) && !swapped_fit(state, a, b) {
        return Err(Rule("BG-BIG-05"));
    }
    movement::may_swap_places(state, a, b)
}

/// Whether each of two bases is in a legal position where the other one is.
fn swapped_fit(state: &State, a: FigureId, b: FigureId) -> bool {
    let mut swapped = state.clone();
    swapped.figure_mut(a).place = state.figure(b).place;
    swapped.figure_mut(b).place = state.figure(a).place;
    [a, b].into_iter().all(|id| {
        let figure = swapped.figure(id);
        large::is_legal(&swapped, id, figure.place, figure.facing)
    })
}

/// Two characters swap positions and keep their facings (BG-MFX-23, BG-MFX-26). Opportunity attacks
/// come first (BG-MFX-25), standby is never triggered (BG-MFX-24).
///
/// # Errors
/// Pauses for opportunity attacks.
pub fn swap(p: &mut Play, a: FigureId, b: FigureId) -> Flow<()> {
    if may_swap(p, a, b).is_err() {
        return Ok(());
    }
    interrupt::attacks_on_swap(p, a, b)?;
    // If one of the two was knocked out, the swap does not happen.
    if p.is_up(a) && p.is_up(b) && may_swap(p, a, b).is_ok() {
        let (from, to) = (p.figure(a).place, p.figure(b).place);
        p.figure_mut(a).place = to;
        p.figure_mut(b).place = from;
        p.tell(&[Rule("BG-MFX-23")], |_| Event::Swapped { figures: [a, b] });
    }
    Ok(())
}
