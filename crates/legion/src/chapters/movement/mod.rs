//! Movement with the tool: standard moves (chapter "Move").

pub mod compulsory;
pub mod displacement;
pub mod flight;
pub mod landings;
mod laying;
mod obstacles;
mod pivot;
mod reverse;
mod route;
pub mod vertical;

use kernel::{Flow, Refusal, Rule, Seat};
use measure::tool::{Heading, Ride};
use measure::{Direction, Length, Point, overlap};

use crate::event::{Event, Moved};
use crate::keywords::moving;
use crate::moments::{Deed, Gait};
use crate::question::{Choice, Moving, Placing, Prompt, Why};
use crate::stands::Standing;
use crate::state::{State, Token};
use crate::table::{Arm, CONTACT, MiniId, Stand, UnitId};
use crate::tokens::Marker;
use crate::underway::{Action, Rush};
use crate::{Play, charges, cohesion, melee, moments, objectives};
use laying::Laying;
pub use obstacles::Ground;
pub use pivot::{judge_pivot, pivot};
pub use reverse::judge_reverse;

/// A leader's way along a tool.
#[derive(Clone, PartialEq, Debug)]
pub struct Way {
    /// Where it ends, with its facing.
    pub to: Stand,
    /// The way of its centre: from its place over the joint to the end.
    pub path: Vec<Point>,
    /// Its lowest height.
    pub low: Length,
    /// It was made faster than difficult terrain allows (LG-DIFF-03).
    pub fast: bool,
    /// The trench in which it stayed, so that it could be fast (LG-TERRAIN-36).
    pub trench: Option<u8>,
    /// Difficult terrain made its speed the maximum (LG-COMPUL-11).
    pub slowed: bool,
}

/// What came of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Made {
    /// It takes two actions (LG-CLIMB-203, LG-CLIMB-208).
    pub both: bool,
    /// It was a standard move, and the unit did not pivot before it (LG-KEY-258).
    pub pivots: bool,
    /// The unit with which it began a melee (LG-KEY-354).
    pub began: Option<UnitId>,
    /// It was no more than the pivot of Reposition, to which the others have reacted.
    pub followed: bool,
}

/// The maximum speed of a unit: less one for each immobilize token (LG-IMMOB-201).
#[must_use]
pub fn max_speed(state: &State, unit: UnitId) -> u8 {
    state.sheet(unit).unit.speed.saturating_sub(state.unit(unit).tokens[Marker::Immobilize])
}

/// How a speed is reduced: one effect alone stops at 1, several add up (LG-REVERSE-08, LG-DIFF-05).
/// Immobilize tokens leave a move of a stated speed alone (LG-IMMOB-204).
fn reduced(state: &State, moving: Moving, by: u8) -> u8 {
    let floor = u8::from(by <= 1 && !is_held(state, moving));
    moving.speed.saturating_sub(by).max(floor.min(moving.speed))
}

/// Whether immobilize tokens reduce the speed of a move.
fn is_held(state: &State, moving: Moving) -> bool {
    let stated = matches!(moving.why, Why::Withdraw | Why::Stated | Why::Pushed | Why::Scout);
    state.unit(moving.unit).tokens.has(Marker::Immobilize) && !stated
}

/// The speed of a move through difficult terrain, which does not slow a jump (LG-KEY-348), a scout
/// (LG-KEY-121), a move of a stated speed (LG-DIFF-06) and the unhindered (LG-KEY-372).
fn slowed(state: &State, moving: Moving, less: u8) -> u8 {
    let free = matches!(moving.why, Why::Jump(_) | Why::Stated | Why::Pushed | Why::Scout)
        || moving::is_unhindered(state, moving.unit);
    reduced(state, moving, if free { less } else { less + 1 })
}

/// Whether a leader may stand somewhere after a move: on flat ground, over nobody's base
/// (LG-MOVE-24) and over no token (LG-MOVE-25), touching no friendly miniature of another unit
/// (LG-CONTACT-04), and an enemy only to start a melee (LG-MOVE-23). Those who will be displaced
/// are `aside` (LG-DISPL-11).
///
/// # Errors
/// The rule that forbids it.
pub fn may_end(
    state: &State,
    unit: UnitId,
    to: Stand,
    why: Why,
    aside: &[MiniId],
) -> Result<(), Refusal> {
    let base = state.table.base(unit, to.point());
    state.table.terrain.stands(base, to.level)?;
    let mut touched: Vec<UnitId> = Vec::new();
    for Standing { mini, unit: other, stand, base: place } in state.around(base, CONTACT) {
        if other == unit || aside.contains(&mini) {
            continue;
        }
        let meet = state.meet((unit, to.level), (other, stand.level));
        if meet && overlap::discs(base, place) {
            return Err(Refusal::from(Rule("LG-MOVE-24")).with("base of", state.unit_name(other)));
        }
        if !state.in_contact((unit, to), (other, stand)) {
            continue;
        }
        if state.are_friends(other, unit) {
            return Err(
                Refusal::from(Rule("LG-CONTACT-04")).with("base of", state.unit_name(other))
            );
        }
        if moving::is_untouchable(state, other) {
            return Err(Refusal::from(Rule("LG-KEY-247")).with("base of", state.unit_name(other)));
        }
        if !may_start_melee(state, unit, why) {
            return Err(Refusal::from(Rule("LG-MOVE-23")).with("base of", state.unit_name(other)));
        }
        if !touched.contains(&other) {
            touched.push(other);
        }
    }
    if touched.len() > 1 {
        return Err(Rule("LG-MELEE-212").into());
    }
    if over_token(state, unit, to) { Err(Rule("LG-MOVE-25").into()) } else { Ok(()) }
}

/// Whether a move of this kind may begin a melee: the unit has a melee weapon (LG-MOVE-23), and it
/// neither withdraws (LG-WITHDRAW-02) nor flees: then nobody wants a melee.
#[must_use]
pub fn may_start_melee(state: &State, unit: UnitId, why: Why) -> bool {
    !matches!(why, Why::Withdraw | Why::Flight | Why::Pushed) && has_melee(state, unit)
}

/// Whether a unit has a melee weapon: one that belongs to all of it, or whose bearer is left.
#[must_use]
pub fn has_melee(state: &State, unit: UnitId) -> bool {
    let sheet = state.sheet(unit);
    let borne = |arm: &Arm| {
        let mut minis = state.table.minis_of(unit).zip(&sheet.minis);
        // A new leader has lost what it carried before (LG-DEFEAT-04).
        minis.any(|(mini, added)| {
            *added == arm.upgrade
                && !cohesion::is_defeated(state, mini)
                && (mini == sheet.first || state.unit(unit).leader != Some(mini))
        })
    };
    sheet.weapons.iter().any(|arm| arm.weapon.melee && (!arm.bearer_only || borne(arm)))
}

/// The enemy units that a leader would touch at a place.
#[must_use]
pub fn touched_enemies(state: &State, unit: UnitId, to: Stand) -> Vec<UnitId> {
    let base = state.table.base(unit, to.point());
    let mut touched: Vec<UnitId> = Vec::new();
    for Standing { unit: other, stand, .. } in state.around(base, CONTACT) {
        let near = !state.are_friends(other, unit) && state.in_contact((unit, to), (other, stand));
        if near && !touched.contains(&other) {
            touched.push(other);
        }
    }
    touched
}

/// Whether a base would overlap an objective token, but for one that its own leader holds
/// (LG-OBJ-214), or a mine (LG-MOVE-25).
#[must_use]
pub fn over_token(state: &State, unit: UnitId, to: Stand) -> bool {
    let base = state.table.base(unit, to.point());
    let lies = |token: &&Token| {
        let held = token.claimed.is_some_and(|mini| state.unit_of(mini) == unit);
        !held && !objectives::lies_on_wall(state, token)
    };
    let tokens = state.tokens.iter().filter(lies);
    let mut stands = tokens.map(|token| token.stand).chain(charges::mines(state));
    stands.any(|stand| {
        stand.level == to.level && overlap::discs(base, objectives::disc(state, stand))
    })
}

/// How a unit's base sits on a tool (LG-MOVE-04, LG-MOVE-05).
#[must_use]
pub fn ride(state: &State, unit: UnitId, heading: Heading) -> Ride {
    let notched = state.kind(unit).is_notched();
    let depth = if notched { state.table.measures.notch } else { 0 };
    let length = state.table.radius(unit) - depth;
    Ride { start: length, end: length, heading }
}

/// The one judge of standard moves (LG-MOVE-02).
///
/// # Errors
/// The rule that it breaks.
pub fn judge(state: &State, moving: Moving, speed: u8, to: Stand) -> Result<Way, Refusal> {
    judge_via(state, moving, speed, to, None)
}

/// The same for a tool whose first arm points at `via`, if its player says so (LG-MOVE-06).
///
/// # Errors
/// The rule that it breaks.
pub fn judge_via(
    state: &State,
    moving: Moving,
    speed: u8,
    to: Stand,
    via: Option<Point>,
) -> Result<Way, Refusal> {
    judge_as(state, moving, speed, to, via).map(|(_, way)| way)
}

/// The same, and how it is made: a move on standby that is none on foot may be a jump, which is
/// treated as a move action (LG-KEY-347).
fn judge_as(
    state: &State,
    moving: Moving,
    speed: u8,
    to: Stand,
    via: Option<Point>,
) -> Result<(Moving, Way), Refusal> {
    let judged = |moving: Moving| {
        let way = way_via(state, moving, speed, to, via)?;
        // Who panics must go, also if it withdraws; who withdraws of the own will may leave it.
        let forced = match moving.why {
            Why::Compulsory | Why::Flight => true,
            Why::Withdraw => !moving.may,
            _ => false,
        };
        if !forced {
            room_for_all(state, moving, &way)?;
        }
        Ok((moving, way))
    };
    let on_foot = judged(moving);
    if on_foot.is_err() && may_be_jump(state, moving) {
        let jump = Moving { why: Why::Jump(moving::jump(state, moving.unit)), ..moving };
        return judged(jump).or(on_foot);
    }
    on_foot
}

/// Whether a move is that of a standby token and its unit could jump instead.
fn may_be_jump(state: &State, moving: Moving) -> bool {
    moving.why == Why::Free
        && state.underway.reacting > 0
        && moving::may_jump(state, moving.unit).is_ok()
}

/// The leader's way of such a move, whether or not the others find room.
fn way_via(
    state: &State,
    moving: Moving,
    speed: u8,
    to: Stand,
    via: Option<Point>,
) -> Result<Way, Refusal> {
    let (_, from) = state.leader(moving.unit).ok_or(Rule("LG-MOVE-01"))?;
    let stated = via.filter(|via| *via != from.point());
    let stated = stated.map(|via| Direction::nearest(via - from.point()));
    let heading = match (state.kind(moving.unit).is_notched(), stated) {
        (true, Some(other)) if other != from.facing => return Err(Rule("LG-MOVE-05").into()),
        (true, _) => Heading::Fixed(from.facing),
        (false, Some(direction)) => Heading::Fixed(direction),
        (false, None) => Heading::Free,
    };
    along(state, moving, speed, to, heading, 0)
}

/// A move after which the others find no place in cohesion is not allowed (LG-COH-202), unless it
/// is forced.
fn room_for_all(state: &State, moving: Moving, way: &Way) -> Result<(), Refusal> {
    let unit = moving.unit;
    if cohesion::followers(state, unit).is_empty() {
        return Ok(());
    }
    let mut after = state.clone();
    if let Some(leader) = after.unit(unit).leader {
        after.put(leader, Some(way.to));
    }
    for displaced in displacement::in_the_way(state, unit, way, moving.why) {
        displaced.minis.iter().for_each(|&mini| after.put(mini, None));
    }
    let placing = placing_after(&after, moving, way);
    after.underway.rush = rush(moving, way);
    let room = cohesion::has_room(&after, unit, placing);
    if room { Ok(()) } else { Err(Rule("LG-COH-202").into()) }
}

/// How the others follow a leader that has come to the end of its way.
#[must_use]
pub fn placing_after(state: &State, moving: Moving, way: &Way) -> Placing {
    match touched_enemies(state, moving.unit, way.to).first() {
        Some(&enemy) => Placing::Melee(enemy),
        None if matches!(moving.why, Why::Withdraw | Why::Pushed) => Placing::Withdraw,
        None => Placing::Move { fast: way.fast, trench: way.trench },
    }
}

/// What those who follow a leader into melee must know of its way.
fn rush(moving: Moving, way: &Way) -> Option<Rush> {
    way.fast.then_some(Rush { unit: moving.unit, trench: way.trench })
}

/// A way along a tool, if there is one. `less` is what the kind of move takes off the speed.
fn along(
    state: &State,
    moving: Moving,
    speed: u8,
    to: Stand,
    heading: Heading,
    less: u8,
) -> Result<Way, Refusal> {
    let unit = moving.unit;
    let (_, from) = state.leader(unit).ok_or(Rule("LG-MOVE-01"))?;
    let free = reduced(state, moving, less);
    if !(1..=free.min(3)).contains(&speed) {
        let rule = if less > 0 { "LG-REVERSE-07" } else { "LG-MOVE-03" };
        return Err(Refusal::from(Rule(rule)).with("speed", speed).with("maximum", free));
    }
    // Of whom a vehicle displaces one knows only when its way is known.
    let displaces = displacement::displaces(state, unit, moving.why);
    if !displaces {
        may_end(state, unit, to, moving.why, &[])?;
    }
    let mut ground = Ground::of(state, unit, from.level, moving.why).between(state, from, to);
    ground.may_step(state, from, to)?;
    let slow = slowed(state, moving, less);
    let path = Laying { state, moving, speed, from, to, heading, fast: speed > slow, less };
    let mut placement = path.on(&ground)?;
    if ground.is_above_ground() && !ground.is_carried(state, &placement) {
        // It leaves the bridge or roof on its way: what lies below counts.
        ground = ground.on_the_ground();
        placement = path.on(&ground)?;
    }
    ground.stays_up(state, from, &placement)?;
    let facing = match (state.kind(unit).is_notched(), heading) {
        (true, Heading::Fixed(first)) => last_heading(first, placement.joint, placement.end),
        _ => from.facing,
    };
    let slowed = moving.why == Why::Compulsory
        && (slow..free).contains(&speed)
        && Laying { fast: true, ..path }.on(&ground).is_err();
    let path = vec![placement.start, placement.joint, placement.end];
    let fast = speed > slow;
    let trench = ground.trench().filter(|_| fast);
    let low = ground.low();
    let way = Way { to: Stand { facing, ..to }, path, low, fast, trench, slowed };
    if displaces {
        let displaced = displacement::in_the_way(state, unit, &way, moving.why);
        let aside: Vec<MiniId> = displaced.into_iter().flat_map(|one| one.minis).collect();
        may_end(state, unit, to, moving.why, &aside)?;
    }
    Ok(way)
}

/// The direction of the section of the tool that a base has reached (LG-MOVE-11).
fn last_heading(first: Direction, joint: Point, end: Point) -> Direction {
    let second = end - joint;
    if second.is_zero() { first } else { Direction::nearest(second) }
}

/// Asks how a unit moves and carries it out. Says which move it made, if any, and what came of it.
///
/// # Errors
/// Pauses for answers.
pub fn go(play: &mut Play<'_>, moving: Moving) -> Flow<Option<(Choice, Made)>> {
    go_by(play, play.seat(moving.unit), moving)
}

fn go_by(play: &mut Play<'_>, by: Seat, moving: Moving) -> Flow<Option<(Choice, Made)>> {
    let unit = moving.unit;
    let before = play.leader(unit);
    let turned = moments::moves(play, moving)?;
    let pivoted = Made { followed: true, ..Made::default() };
    if !play.is_there(unit) {
        return Ok(turned.map(|choice| (choice, pivoted)));
    }
    let own = matches!(moving.why, Why::Action(_) | Why::Free | Why::Jump(_)) && turned.is_some();
    let speed = if own { max_speed(play, unit) } else { moving.speed };
    let moving = Moving { speed, ..moving };
    // Whom somebody engaged or held meanwhile does not move any more (LG-ENGAGE-202, LG-IMMOB-202).
    if turned.is_some() && (melee::must_stay(play, unit) || speed == 0) {
        play.underway.turned = None;
        tell_action(play, moving);
        return Ok(turned.map(|choice| (choice, pivoted)));
    }
    let choice = play.choose_freely(by, Prompt::Move(moving), |state| listed(state, moving))?;
    play.underway.turned = None;
    if choice == Choice::Decline {
        let turned = turned.filter(|_| turned_only(play, moving, before));
        return Ok(turned.map(|choice| (choice, pivoted)));
    }
    tell_action(play, moving);
    let foes = melee::with(play, unit);
    let both = vertical::cost(play, unit, &choice) > 1;
    carry_out(play, moving, &choice)?;
    let began = melee::with(play, unit).into_iter().find(|foe| !foes.contains(foe));
    let pivots = turned.is_none() && matches!(choice, Choice::Move { .. });
    Ok(Some((choice, Made { both, pivots, began, followed: false })))
}

/// Who pivots before a standard move and then makes none: the pivot was its move (LG-PIVOT-02), but
/// whom only that move was given may not make one and turns back. Says whether it was.
fn turned_only(play: &mut Play<'_>, moving: Moving, before: Option<(MiniId, Stand)>) -> bool {
    if matches!(moving.why, Why::Scout | Why::Stated | Why::Pushed) {
        if let Some((_, stand)) = before {
            pivot(play, moving.unit, stand.facing);
        }
        return false;
    }
    tell_action(play, moving);
    true
}

/// A player moves a unit, its own or the opponent's, with a speed that an effect states: a pivot at a
/// tow cable, else a standard move, in its activation or not, which is no action and leads off no
/// table (LG-LEAVE-04); the player may leave it where it is.
///
/// # Errors
/// Pauses for answers.
pub fn march(play: &mut Play<'_>, by: Seat, moving: Moving) -> Flow<()> {
    let gait = if moving.why == Why::Towed { Gait::Pivot } else { Gait::Standard };
    if moments::may_move(play, moving.unit, gait).is_err() {
        return Ok(());
    }
    match go_by(play, by, moving)? {
        Some((_, made)) => moments::acted(play, moving.unit, Deed::March(made)),
        None => Ok(()),
    }
}

/// A move that is an action is told as one; withdrawing and compulsory moves are none.
fn tell_action(play: &mut Play<'_>, moving: Moving) {
    let (action, free) = match moving.why {
        Why::Action(_) => (Action::Move, false),
        Why::Free => (Action::Move, true),
        Why::Jump(_) => {
            (Action::Jump, play.activation.as_ref().is_none_or(|own| own.unit != moving.unit))
        }
        Why::Withdraw
        | Why::Compulsory
        | Why::Flight
        | Why::Scout
        | Why::Reposition
        | Why::Stated
        | Why::Pushed
        | Why::Towed => return,
    };
    let unit = moving.unit;
    play.tell(&[Rule("LG-ACTION-01")], |_| Event::Acts { unit, action, free });
}

/// The answers to a question of movement that are no free places.
fn listed(state: &State, moving: Moving) -> Vec<Choice> {
    let own = state.activation.as_ref().filter(|own| own.unit == moving.unit);
    let bound = own.is_some_and(|own| own.cumbersome); // LG-KEY-341
    let vertical = matches!(moving.why, Why::Action(_) | Why::Free)
        && !bound
        && state.underway.turned != Some(moving.unit)
        && moments::may_move(state, moving.unit, Gait::Other).is_ok();
    let mut options = Vec::new();
    if vertical {
        options.extend(vertical::ways(state, moving));
    }
    options.extend(moving.may.then_some(Choice::Decline));
    options
}

fn carry_out(play: &mut Play<'_>, moving: Moving, choice: &Choice) -> Flow<()> {
    let unit = moving.unit;
    match choice {
        Choice::Move { speed, to, via } => {
            // Whether the others find room was judged with the answer.
            let judged = match may_be_jump(play, moving) {
                true => judge_as(play, moving, *speed, *to, *via),
                false => way_via(play, moving, *speed, *to, *via).map(|way| (moving, way)),
            };
            let Ok((moving, way)) = judged else { return Ok(()) };
            let how = match moving.why {
                Why::Withdraw => Moved::Withdraw,
                Why::Compulsory => Moved::Compulsory,
                _ => Moved::Standard,
            };
            travel(play, moving, way, how)
        }
        Choice::Reverse { speed, to } => {
            let Ok(way) = judge_reverse(play, moving, *speed, *to) else { return Ok(()) };
            travel(play, moving, way, Moved::Reverse)
        }
        Choice::Pivot { facing } => {
            pivot(play, unit, *facing);
            Ok(())
        }
        Choice::Climb { to } => vertical::climb(play, unit, *to, false),
        Choice::Clamber { to } => vertical::climb(play, unit, *to, true),
        _ => Ok(()),
    }
}

/// The leader goes its way; whoever is in a vehicle's way is displaced; the others follow
/// (LG-MOVE-02, step 5).
///
/// # Errors
/// Pauses for answers.
pub fn travel(play: &mut Play<'_>, moving: Moving, way: Way, how: Moved) -> Flow<()> {
    let unit = moving.unit;
    let displaced = displacement::in_the_way(play, unit, &way, moving.why);
    let is_displaced = |unit| displaced.iter().any(|one| one.unit == unit);
    let mut melees = melee::pairs_without(play, unit);
    displacement::set_aside(play, &displaced);
    relocate(play, unit, way.to, how, way.path.clone());
    match placing_after(play, moving, &way) {
        after @ Placing::Melee(enemy) => {
            play.underway.rush = rush(moving, &way);
            melee::start(play, unit, enemy, after)?;
            play.underway.rush = None;
            melees.extend(is_displaced(enemy).then_some((unit, enemy)));
        }
        // Who makes a move with an enemy unit makes all of it (LG-MOVE-02).
        placing if moving.why == Why::Pushed => {
            let mover = play.active;
            cohesion::restore_by(play, mover, unit, placing)?;
        }
        placing => cohesion::restore(play, unit, placing)?,
    }
    displacement::put_back(play, unit, &displaced)?;
    objectives::carry(play, unit)?;
    // Who was displaced out of a melee is not brought back (LG-DISPL-16), but who is in one closes up.
    melees.retain(|&(a, b)| !is_displaced(a) && !is_displaced(b) || melee::are_in(play, a, b));
    melee::close_up(play, &melees)
}

/// The leader comes to another place.
pub fn relocate(play: &mut Play<'_>, unit: UnitId, to: Stand, how: Moved, path: Vec<Point>) {
    let Some((leader, from)) = play.leader(unit) else { return };
    play.put(leader, Some(to));
    let moves = !matches!(how, Moved::Pivot | Moved::ClosedUp | Moved::Displaced);
    if moves && let Some(activation) = play.activation.as_mut().filter(|own| own.unit == unit) {
        activation.moved = true;
        activation.marched |= how == Moved::Standard;
    }
    let rules: &'static [Rule] = match how {
        Moved::Standard | Moved::Withdraw => &[Rule("LG-MOVE-02")],
        Moved::Reverse => &[Rule("LG-REVERSE-02")],
        Moved::Pivot => &[Rule("LG-PIVOT-02")],
        Moved::Climb => &[Rule("LG-CLIMB-203")],
        Moved::Clamber => &[Rule("LG-CLIMB-207")],
        Moved::Compulsory => &[Rule("LG-COMPUL-04")],
        Moved::Flight => &[Rule("LG-PANIC-08")],
        Moved::Displaced => &[Rule("LG-DISPL-14")],
        Moved::ClosedUp => &[Rule("LG-MELEE-217")],
    };
    play.tell(rules, |_| Event::Moved { unit, how, from, to, path });
}
