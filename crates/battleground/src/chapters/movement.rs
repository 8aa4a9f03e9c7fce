//! The Move action and the movements that follow its rules: directed, charge, teleport, jump.

use arrayvec::ArrayVec;
use kernel::{Flow, Rule};

use crate::event::Event;
use crate::field::Place;
use crate::figures::base_places;
use crate::hex::Hex;
use crate::language::{FreeMove, MoveKind};
use crate::question::{Choice, Prompt, Way};
use crate::reach::{self, Stop};
use crate::state::State;
use crate::table::{FigureId, MOST_FIGURES};
use crate::trail::Trail;
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
    // Brought next to its goal by one of them, it has arrived: the shortest route has no step.
    if journey.goal.is_some_and(|goal| p.adjacent(figure, goal)) {
        return final_facing(p, journey);
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
    let start = p.places(figure);
    let mut moved = false;
    loop {
        let prompt = Prompt::Go { figure, kind, points, goal };
        let seat = p.seat(figure);
        let stops = stops_from(p, journey, points, &start);
        let choice = p.choose(seat, prompt, |state| destinations(state, journey, &stops, moved))?;
        let (place, turned) = match choice {
            Choice::Go(place) | Choice::GoBy { place, .. } => (place, None),
            Choice::GoLarge { place, facing } => (place, Some(facing)),
            _ => return Ok(moved),
        };
        moved = true;
        let (cost, trail) = match choice {
            Choice::GoBy { way, .. } => by_way(p, journey, points, place, way).ok(),
            _ => stops.iter().find(|stop| as_choice(stop) == choice).map(|s| (s.cost, s.trail)),
        }
        .unwrap_or((points, Trail::default()));
        let base = base_places(p.base(figure), place, turned.unwrap_or(p.figure(figure).facing));
        let displaced = shove::make_room(p, figure, &base.unwrap_or_default())?;
        let from = std::mem::replace(&mut p.figure_mut(figure).place, place);
        if let Some(facing) = turned {
            p.figure_mut(figure).facing = facing;
        }
        let rules = trail.rules(p.is_large(figure));
        p.tell(rules, |_| Event::Moved { figure, from, to: place, cost, points });
        points -= cost.min(points);
        // BG-MOVE-06: next to an enemy the movement is over.
        let stopped = !displaced || points == 0 || stops_here(p, figure);
        if stopped || kind == MoveKind::Charge {
            return Ok(moved);
        }
    }
}

/// What a way costs, and consists of, that leads over named places to one of the legal ends, from each to the next on
/// the cheapest way. On each of them one must be able to go on (BG-MOVE-06). Directed movements and
/// charges keep to the shortest routes (BG-MFX-02, BG-MFX-04); who flies goes no way (BG-MFX-07).
///
/// # Errors
/// The leg that is not possible: the position at its start, the points left, where it leads; or the
/// rule that it breaks.
pub fn by_way(
    state: &State,
    journey: Journey,
    points: u8,
    place: Place,
    way: Way,
) -> Result<(u8, Trail), Leg> {
    let Journey { figure, kind, .. } = journey;
    if matches!(kind, MoveKind::Teleport | MoveKind::Jump) || state.is_large(figure) {
        return Err(Leg::Against(Rule("BG-MFX-07")));
    }
    let mut at = state.clone();
    let mut left = points;
    let mut trail = Trail::default();
    for &to in way.places().iter().chain([&place]) {
        if at.occupant(to).is_some_and(|other| other != figure) && to != place {
            return Err(Leg::Against(Rule("BG-MOVE-08")));
        }
        let ways = reach::reachable(&at, figure, MoveKind::Move, left);
        let Some(stop) = ways.iter().find(|stop| stop.place == to) else {
            return Err(Leg::Closed(Box::new(at), left, to));
        };
        left -= stop.cost;
        trail = trail.and(stop.trail);
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
        _ => Ok((cost, trail)),
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
/// Move in an interrupt must lead somewhere if it can (BG-INT-08), but who has moved and displaced
/// somebody need not go on.
fn destinations(state: &State, journey: Journey, stops: &[Stop], moved: bool) -> Vec<Choice> {
    let interrupts = interrupted_by(state, journey.figure).is_some() && !moved;
    let must = journey.kind == MoveKind::Charge || interrupts;
    let mut choices: Vec<Choice> = stops.iter().map(as_choice).collect();
    if choices.is_empty() || !must {
        choices.push(Choice::Stay);
    }
    choices
}

/// The legal ends of a journey.
#[must_use]
pub fn stops(state: &State, journey: Journey, points: u8) -> Vec<Stop> {
    stops_from(state, journey, points, &state.places(journey.figure))
}

/// The same of a journey that began on some places and has displaced somebody since.
fn stops_from(state: &State, journey: Journey, points: u8, start: &[Place]) -> Vec<Stop> {
    let walk = walk(state, journey, points, journey.goal.as_slice());
    ends(state, journey, points, &walk, start)
}

/// Where a character could get to on the way of a journey. The shortest routes of a directed movement
/// are those to its goals, however far they are (BG-MFX-02).
fn walk(state: &State, journey: Journey, points: u8, goals: &[FigureId]) -> Vec<Stop> {
    let Journey { figure, kind, .. } = journey;
    match kind {
        MoveKind::Directed => reach::toward(state, figure, goals),
        MoveKind::Charge => reach::reachable(state, figure, MoveKind::Move, points),
        _ => reach::reachable(state, figure, kind, points),
    }
}

/// The legal ends of a journey from some places among those of its walk.
fn ends(state: &State, journey: Journey, points: u8, walk: &[Stop], start: &[Place]) -> Vec<Stop> {
    let Journey { figure, kind, goal, .. } = journey;
    let mut stops = match (kind, goal) {
        // BG-MFX-02: on the way one may stop early. BG-MFX-05: a charge may not.
        (MoveKind::Directed, Some(goal)) => reach::along(state, figure, goal, walk),
        (MoveKind::Charge, Some(goal)) => reach::nearest(state, figure, goal, walk),
        _ => walk.to_vec(),
    };
    stops.retain(|stop| stop.cost <= points);
    if let Some(against) = interrupted_by(state, figure) {
        stops.retain(|stop| leads_to(state, (figure, start), against, stop));
    }
    stops
}

/// Whether a journey to a goal has a legal end among the places of its walk.
fn arrives(state: &State, journey: Journey, goal: FigureId, points: u8, walk: &[Stop]) -> bool {
    let Journey { figure, kind, .. } = journey;
    let free = interrupted_by(state, figure).is_none() && !state.is_large(figure);
    if kind == MoveKind::Directed && free {
        let ends = reach::nearest(state, figure, goal, walk);
        // With points for every part of a shortest route it can be begun: no need to go back over it.
        if ends.is_empty() || ends.iter().any(|end| end.trail.dearest() <= points) {
            return !ends.is_empty();
        }
    }
    let journey = Journey { goal: Some(goal), ..journey };
    !ends(state, journey, points, walk, &state.places(figure)).is_empty()
}

/// Toward whom a character must move: in an interrupt toward the interrupted character, whoever of the
/// interrupting squad it is that moves (BG-INT-08).
fn interrupted_by(state: &State, figure: FigureId) -> Option<FigureId> {
    state.interrupt_of_squad(figure).map(|interrupt| interrupt.against)
}

/// Movement in an interrupt: nearer to the interrupted character or into engagement with it
/// (BG-INT-08), and in its line of sight (BG-INT-09).
fn leads_to(
    state: &State,
    (figure, start): (FigureId, &[Place]),
    against: FigureId,
    stop: &Stop,
) -> bool {
    let end = stop.places(state, figure);
    let seen = end.iter().any(|&place| state.sees_place(against, place));
    is_nearer(state, (figure, start), against, &end) && seen
}

/// Whether a character would be fewer steps from another one on some places, or engaged with it, which
/// it may not be before (BG-INT-08).
#[must_use]
pub fn leads_nearer(state: &State, figure: FigureId, to: FigureId, end: &[Place]) -> bool {
    is_nearer(state, (figure, &state.places(figure)), to, end)
}

/// The same of a character that began its movement on some places.
fn is_nearer(
    state: &State,
    (figure, start): (FigureId, &[Place]),
    to: FigureId,
    end: &[Place],
) -> bool {
    if state.engaged(figure, to) || !state.is_up(to) {
        return false;
    }
    let steps = |places: &[Place]| places.iter().map(|place| state.steps(place.hex(), to)).min();
    let nearer = steps(end) < steps(start);
    nearer || end.iter().any(|&place| state.adjacent_to(place, to))
}

/// Whether a swap that a character brings about may lead where it does: in an interrupt toward the
/// interrupted character (BG-INT-08) and into its line of sight (BG-INT-09). Who swaps with the
/// interrupted character itself comes to its very place.
///
/// # Errors
/// The rule that forbids it.
pub fn may_swap_places(state: &State, figure: FigureId, with: FigureId) -> Result<(), Rule> {
    let Some(against) = interrupted_by(state, figure) else { return Ok(()) };
    let (own, end) = (state.places(figure), state.places(with));
    if against == with {
        let seen = own.iter().any(|&from| end.iter().any(|&to| state.table.field.sees(from, to)));
        return if seen { Ok(()) } else { Err(Rule("BG-INT-09")) };
    }
    if !leads_nearer(state, figure, against, &end) {
        return Err(Rule("BG-INT-08"));
    }
    let seen = end.iter().any(|&place| state.sees_place(against, place));
    if seen { Ok(()) } else { Err(Rule("BG-INT-09")) }
}

/// The facing at the end: free after a move (BG-FACE-03), toward the goal after a directed movement
/// or a charge (BG-MFX-03, BG-MFX-06). A large figure turns then too, and only then (BG-BIG-03).
fn final_facing(p: &mut Play, journey: Journey) -> Flow<()> {
    let figure = journey.figure;
    if let Some(goal) = journey.goal.filter(|&goal| p.on_field(goal)) {
        let hexes = aimed_hexes(p, figure, goal);
        return facing::turn_toward(p, figure, &hexes, &[Rule("BG-MFX-03"), Rule("BG-MFX-06")]);
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
                goals(state, figure, free).map(Choice::Target).chain([Choice::Decline]).collect()
            })?;
            let Choice::Target(goal) = choice else { return Ok(()) };
            Some(goal)
        }
        _ => None,
    };
    let mut journey = Journey::free(figure, free, goal);
    // Toward a goal there is something to decide only if a focus marker can be spent.
    if goal.is_none() || journey.may_focus(p) {
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
/// or leave it. Turning belongs to the Move action alone; nor is it for an interrupt.
fn free_options(state: &State, journey: Journey) -> Vec<Choice> {
    let mut options = Vec::new();
    if journey.leads_somewhere(state) {
        options.push(Choice::Yes);
    }
    let focused = Journey { focus: true, ..journey };
    if journey.may_focus(state) && focused.leads_somewhere(state) {
        options.push(Choice::Move { focus: true });
    }
    if journey.kind == MoveKind::Move && interrupted_by(state, journey.figure).is_none() {
        options.push(Choice::Turn);
    }
    options.push(Choice::Decline);
    options
}

/// Whether a movement that a character begins costs it nothing until it leaves: nobody could strike
/// before that (BG-OPP-01), and it may stay.
#[must_use]
pub fn begins_freely(state: &State, figure: FigureId) -> bool {
    let engaged = state.enemies(figure).any(|id| state.engaged(figure, id));
    !engaged && interrupted_by(state, figure).is_none()
}

/// Whether a free movement could do anything for a character: lead somewhere, or turn it.
///
/// # Errors
/// The rule by which it cannot.
pub fn may_use(state: &State, figure: FigureId, free: &FreeMove) -> Result<(), Rule> {
    let possible = match free.kind {
        MoveKind::Directed | MoveKind::Charge => goals(state, figure, free).next().is_some(),
        _ => free_options(state, Journey::free(figure, free, None)).len() > 1,
    };
    match free.kind {
        _ if possible => Ok(()),
        MoveKind::Charge => Err(Rule("BG-MFX-05")),
        MoveKind::Directed => Err(Rule("BG-MFX-02")),
        _ if interrupted_by(state, figure).is_some() => Err(Rule("BG-INT-08")),
        _ => Err(Rule("BG-MOVE-01")),
    }
}

impl Journey {
    /// Its movement points, counted when the movement begins (BG-MOVE-01).
    fn points_of(self, state: &State) -> u8 {
        let flies = matches!(self.kind, MoveKind::Teleport | MoveKind::Jump);
        self.points.unwrap_or_else(|| state.speed(self.figure, self.focus, flies))
    }

    /// Whether a focus marker can be spent on it: on every movement that runs on the speed, since all
    /// of them follow the Move action and none says otherwise (BG-FOCUS-04, BG-MFX-01).
    fn may_focus(self, state: &State) -> bool {
        self.points.is_none() && state.figure(self.figure).focused
    }

    fn leads_somewhere(self, state: &State) -> bool {
        let points = self.points_of(state);
        if self.goal.is_none() && interrupted_by(state, self.figure).is_none() {
            return reach::can_leave(state, self.figure, self.kind, points);
        }
        !stops(state, self, points).is_empty()
    }

    fn free(figure: FigureId, free: &FreeMove, goal: Option<FigureId>) -> Journey {
        Journey { figure, kind: free.kind, points: free.points, focus: false, goal }
    }
}

/// Whom a directed movement or a charge can go to. A charge needs a route that fits its points, perhaps
/// those with focus (BG-MFX-05); in an interrupt the goal is the interrupted character (BG-INT-08).
pub fn goals(state: &State, figure: FigureId, free: &FreeMove) -> impl Iterator<Item = FigureId> {
    let against = interrupted_by(state, figure);
    // BG-MFX-02: directed movement goes to any chosen character; a charge is at an enemy.
    let directed = free.kind == MoveKind::Directed;
    let enemy = move |id: FigureId| state.seat(id) != state.seat(figure);
    let journey = Journey::free(figure, free, None);
    let journey = Journey { focus: journey.may_focus(state), ..journey };
    let points = journey.points_of(state);
    let goals = state
        .fielded()
        .filter(|&goal| state.is_up(goal) && goal != figure && (directed || enemy(goal)))
        .filter(|&goal| against.is_none_or(|against| against == goal))
        .filter(|&goal| !state.adjacent(figure, goal));
    let goals: ArrayVec<FigureId, MOST_FIGURES> = goals.collect();
    // All goals are looked for on the same walk.
    let walk = if goals.is_empty() { Vec::new() } else { walk(state, journey, points, &goals) };
    goals.into_iter().filter(move |&goal| arrives(state, journey, goal, points, &walk))
}
