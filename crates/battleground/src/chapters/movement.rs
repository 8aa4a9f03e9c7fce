//! The Move action and the movements that follow its rules: directed, charge, teleport, jump.

use kernel::{Flow, Rule};

use crate::event::Event;
use crate::field::Place;
use crate::hex::Hex;
use crate::language::{FreeMove, MoveKind};
use crate::question::{Choice, Prompt, Way};
use crate::reach::{self, Stop};
use crate::state::State;
use crate::table::FigureId;
use crate::{Play, effects, facing, interrupt, missions, shove};

/// A movement that was declared.
#[derive(Clone, Copy, Debug)]
pub struct Journey {
    /// Who moves.
    pub figure: FigureId,
    /// By which rules.
    pub kind: MoveKind,
    /// A fixed number of movement points instead of the speed.
    pub points: Option<u8>,
    /// The focus marker was spent for the second speed value (BG-FOCUS-04).
    pub focus: bool,
    /// Whom a directed movement or charge goes to.
    pub goal: Option<FigureId>,
}

/// Carries out a declared movement: opportunity attacks, the way, the facing, standby interrupts.
///
/// # Errors
/// Pauses for decisions.
pub fn travel(p: &mut Play, journey: Journey) -> Flow<()> {
    let Journey { figure, kind, focus, .. } = journey;
    let rules: &[Rule] = &[Rule("BG-MOVE-01"), Rule("BG-MFX-01")];
    p.tell(rules, |_| Event::Declared { figure, kind, focus });
    // BG-OPP-02: after the declaration, before the figure moves; not on teleport (BG-MFX-11).
    if kind != MoveKind::Teleport {
        interrupt::opportunity_attacks(p, figure)?;
    }
    // Knocked out by one of them, or its goal is gone: the movement is lost.
    if !p.is_up(figure) || journey.goal.is_some_and(|goal| !p.is_up(goal)) {
        return Ok(());
    }
    let points = journey.points_of(p);
    if go(p, journey, points)? {
        final_facing(p, journey)?;
        missions::movement_ended(p, figure);
        // BG-READY-04; teleport never triggers it (BG-MFX-11), a jump does (BG-MFX-15).
        if kind != MoveKind::Teleport {
            interrupt::standby(p, figure)?;
        }
    }
    Ok(())
}

/// Goes to a place; after displacing somebody the movement may go on with the points left. Says
/// whether the character has left its hex, even if it came back.
fn go(p: &mut Play, journey: Journey, mut points: u8) -> Flow<bool> {
    let Journey { figure, kind, goal, .. } = journey;
    let mut moved = false;
    loop {
        let prompt = Prompt::Go { figure, kind, points, goal };
        let seat = p.seat(figure);
        let stops = stops(p, journey, points);
        let choice = p.choose(seat, prompt, |state| destinations(state, journey, &stops))?;
        let (place, turned) = match choice {
            Choice::Go(place) | Choice::GoBy { place, .. } => (place, None),
            Choice::GoLarge { place, facing } => (place, Some(facing)),
            _ => return Ok(moved),
        };
        moved = true;
        let cost = match choice {
            Choice::GoBy { way, .. } => cost_by(p, journey, points, place, way).unwrap_or(points),
            _ => stops.iter().find(|stop| as_choice(stop) == choice).map_or(0, |stop| stop.cost),
        };
        let displaced = p.occupant(place).filter(|&other| other != figure);
        if let Some(other) = displaced {
            shove::displace(p, other, figure)?;
        }
        let from = std::mem::replace(&mut p.figure_mut(figure).place, place);
        if let Some(facing) = turned {
            p.figure_mut(figure).facing = facing;
        }
        p.tell(&[Rule("BG-MOVE-07")], |_| Event::Moved { figure, from, to: place, cost, points });
        points -= cost.min(points);
        // BG-MOVE-06: next to an enemy the movement is over.
        let stopped = displaced.is_none() || points == 0 || stops_here(p, figure);
        if stopped || kind == MoveKind::Charge {
            return Ok(moved);
        }
    }
}

/// What a way costs that leads over named places to one of the legal ends, from each to the next on
/// the cheapest way. On each of them one must be able to go on (BG-MOVE-06). Directed movements and
/// charges keep to the shortest routes (BG-MFX-02, BG-MFX-04); who flies goes no way (BG-MFX-07).
///
/// # Errors
/// The leg that is not possible: the position at its start, the points left, where it leads; or the
/// rule that it breaks.
pub fn cost_by(
    state: &State,
    journey: Journey,
    points: u8,
    place: Place,
    way: Way,
) -> Result<u8, Leg> {
    let Journey { figure, kind, .. } = journey;
    if matches!(kind, MoveKind::Teleport | MoveKind::Jump) || state.is_large(figure) {
        return Err(Leg::Against(Rule("BG-MFX-07")));
    }
    let mut at = state.clone();
    let mut left = points;
    for &to in way.places().iter().chain([&place]) {
        if at.occupant(to).is_some_and(|other| other != figure) && to != place {
            return Err(Leg::Against(Rule("BG-MOVE-08")));
        }
        let ways = reach::reachable(&at, figure, MoveKind::Move, left);
        let Some(stop) = ways.iter().find(|stop| stop.place == to) else {
            return Err(Leg::Closed(Box::new(at), left, to));
        };
        left -= stop.cost;
        at.figure_mut(figure).place = to;
        if to != place && stops_here(&at, figure) {
            return Err(Leg::Against(Rule("BG-MOVE-06")));
        }
    }
    let cost = points - left;
    let least = stops(state, journey, points).into_iter().find(|stop| stop.place == place);
    match kind {
        MoveKind::Directed if least.is_some_and(|least| cost > least.cost) => {
            Err(Leg::Against(Rule("BG-MFX-02")))
        }
        MoveKind::Charge if least.is_some_and(|least| cost > least.cost) => {
            Err(Leg::Against(Rule("BG-MFX-04")))
        }
        _ => Ok(cost),
    }
}

/// Why a named way is not possible.
#[derive(Debug)]
pub enum Leg {
    /// It breaks this rule.
    Against(Rule),
    /// From this position, with so many points left, it does not lead there.
    Closed(Box<State>, u8, Place),
}

fn stops_here(state: &State, figure: FigureId) -> bool {
    use crate::{language::Point, modifiers::Context};
    state.is_engaged(figure) && !state.allows(&Context::of(figure), Point::MovePastEnemies)
}

fn as_choice(stop: &Stop) -> Choice {
    match stop.facing {
        None => Choice::Go(stop.place),
        Some(facing) => Choice::GoLarge { place: stop.place, facing },
    }
}

/// Everywhere a journey may end, and staying. A charge must reach its goal if it can (BG-MFX-05); a
/// Move in an interrupt must lead somewhere if it can (BG-INT-08).
fn destinations(state: &State, journey: Journey, stops: &[Stop]) -> Vec<Choice> {
    let must = journey.kind == MoveKind::Charge || interrupted_by(state, journey.figure).is_some();
    let mut choices: Vec<Choice> = stops.iter().map(as_choice).collect();
    if choices.is_empty() || !must {
        choices.push(Choice::Stay);
    }
    choices
}

/// The legal ends of a journey.
#[must_use]
pub fn stops(state: &State, journey: Journey, points: u8) -> Vec<Stop> {
    let Journey { figure, kind, goal, .. } = journey;
    let mut stops = match (kind, goal) {
        // BG-MFX-02: on the way one may stop early. BG-MFX-05: a charge may not.
        (MoveKind::Directed, Some(goal)) => reach::along(state, figure, goal),
        (MoveKind::Charge, Some(goal)) => reach::ends(state, figure, goal, points),
        _ => reach::reachable(state, figure, kind, points),
    };
    stops.retain(|stop| stop.cost <= points);
    if let Some(against) = interrupted_by(state, figure) {
        stops.retain(|stop| leads_to(state, figure, against, stop));
    }
    stops
}

/// Whom a character interrupts at the moment.
fn interrupted_by(state: &State, figure: FigureId) -> Option<FigureId> {
    state.interrupting(figure).map(|interrupt| interrupt.against)
}

/// Movement in an interrupt: nearer to the interrupted character or into engagement with it
/// (BG-INT-08), and in its line of sight (BG-INT-09).
fn leads_to(state: &State, figure: FigureId, against: FigureId, stop: &Stop) -> bool {
    if state.engaged(figure, against) || !state.is_up(against) {
        return false;
    }
    let start = state.figure(figure).place.hex();
    let nearer = state.steps(stop.place.hex(), against) < state.steps(start, against);
    (nearer || state.adjacent_to(stop.place, against)) && state.sees_place(against, stop.place)
}

/// The facing at the end: free after a move (BG-FACE-03), toward the goal after a directed movement
/// or a charge (BG-MFX-03, BG-MFX-06). The base of a large figure was turned on the way.
fn final_facing(p: &mut Play, journey: Journey) -> Flow<()> {
    let figure = journey.figure;
    if let Some(goal) = journey.goal.filter(|&goal| p.on_field(goal)) {
        let hexes = aimed_hexes(p, figure, goal);
        return facing::turn_toward(p, figure, &hexes, &[Rule("BG-MFX-03"), Rule("BG-MFX-06")]);
    }
    if p.is_large(figure) {
        return Ok(());
    }
    let facings = facing::possible(p, figure);
    facing::ask(p, figure, &facings, &[Rule("BG-FACE-03")])
}

/// The hexes of a target that a figure turns to: those next to it, or else all (BG-BIG-12).
#[must_use]
pub fn aimed_hexes(state: &State, figure: FigureId, target: FigureId) -> Vec<Hex> {
    let own = state.places(figure);
    let hexes: Vec<Hex> = state.places(target).iter().map(|place| place.hex()).collect();
    let beside = |hex: &&Hex| own.iter().any(|place| place.hex().borders(**hex));
    let near: Vec<Hex> = hexes.iter().filter(beside).copied().collect();
    if near.is_empty() { hexes } else { near }
}

/// A free movement granted by an effect: costs no AP and raises no costs (BG-FREE-01, BG-FREE-02).
///
/// # Errors
/// Pauses for decisions.
pub fn free(p: &mut Play, figure: FigureId, free: &FreeMove) -> Flow<()> {
    let seat = p.seat(figure);
    let goal = match free.kind {
        MoveKind::Directed | MoveKind::Charge => {
            let choice = p.choose(seat, Prompt::Goal(figure), |state| {
                let mut goals: Vec<_> =
                    goals(state, figure, free).into_iter().map(Choice::Target).collect();
                goals.push(Choice::Decline);
                goals
            })?;
            let Choice::Target(goal) = choice else { return Ok(()) };
            Some(goal)
        }
        _ => None,
    };
    let mut journey = Journey::free(figure, free, goal);
    if goal.is_none() {
        let options = |state: &State| free_options(state, journey);
        match p.choose(seat, Prompt::Use { figure, ability: String::new() }, options)? {
            Choice::Yes => {}
            Choice::Move { .. } => {
                effects::set_focus(p, figure, false);
                journey.focus = true;
            }
            Choice::Turn => {
                let facings = facing::possible(p, figure);
                return facing::ask(p, figure, &facings, &[Rule("BG-FACE-03")]);
            }
            _ => return Ok(()),
        }
    }
    travel(p, journey)
}

/// Ways to use a free movement: go, perhaps with focus (BG-FOCUS-04), turn on the spot (BG-FACE-03),
/// or leave it. The last two belong to the Move action, not to flights; nor to an interrupt.
fn free_options(state: &State, journey: Journey) -> Vec<Choice> {
    let Journey { figure, kind, points, .. } = journey;
    let mut options = Vec::new();
    if !stops(state, journey, journey.points_of(state)).is_empty() {
        options.push(Choice::Yes);
        if kind == MoveKind::Move && points.is_none() && state.figure(figure).focused {
            options.push(Choice::Move { focus: true });
        }
    }
    if kind == MoveKind::Move && interrupted_by(state, figure).is_none() {
        options.push(Choice::Turn);
    }
    options.push(Choice::Decline);
    options
}

impl Journey {
    /// Its movement points, counted when the movement begins (BG-MOVE-01).
    fn points_of(self, state: &State) -> u8 {
        let flies = matches!(self.kind, MoveKind::Teleport | MoveKind::Jump);
        self.points.unwrap_or_else(|| state.speed(self.figure, self.focus, flies))
    }

    fn free(figure: FigureId, free: &FreeMove, goal: Option<FigureId>) -> Journey {
        Journey { figure, kind: free.kind, points: free.points, focus: false, goal }
    }
}

/// Whom a directed movement or a charge can go to. A charge needs a route that fits its points
/// (BG-MFX-05); in an interrupt the goal is the interrupted character (BG-INT-08).
#[must_use]
pub fn goals(state: &State, figure: FigureId, free: &FreeMove) -> Vec<FigureId> {
    let points = Journey::free(figure, free, None).points_of(state);
    let against = interrupted_by(state, figure);
    // BG-MFX-02: directed movement goes to any chosen character; a charge is at an enemy.
    let directed = free.kind == MoveKind::Directed;
    let enemy = |id: FigureId| state.seat(id) != state.seat(figure);
    state
        .fielded()
        .filter(|&goal| goal != figure && (directed || enemy(goal)))
        .filter(|&goal| against.is_none_or(|against| against == goal))
        .filter(|&goal| !state.adjacent(figure, goal))
        .filter(|&goal| {
            let journey = Journey::free(figure, free, Some(goal));
            !stops(state, journey, points).is_empty()
        })
        .collect()
}
