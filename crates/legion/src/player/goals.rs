//! Where a unit should be when victory tokens are given.

use crate::battle::Victory;
use crate::pack::UnitType;
use crate::state::{State, Token};
use crate::table::{CONTACT, Stand, UnitId};
use crate::{deployment, objectives, placing, range, victory};
use kernel::Seat;
use measure::{Bounds, Length, Point, Region, gap};

use super::grid::between;
use super::lookout;
use super::weights::Weights;

/// Something that gives victory tokens.
#[derive(Clone, Debug)]
pub struct Goal {
    /// Which token, or the enemy's zone.
    pub token: Option<u8>,
    /// What it asks for.
    pub ask: Ask,
    /// The round at whose end it counts next.
    pub due: u8,
    /// How many victory tokens it gives.
    pub tokens: u8,
}

/// What a goal asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Trooper leaders at this range of a token.
    Near(u8),
    /// A trooper leader in contact, which claims the token.
    Claim,
    /// Trooper leaders in contact, which put wound tokens on it or take them off.
    Work,
    /// Leaders in contact with this terrain model.
    Touch(u8),
    /// Leaders in the enemy's deployment zone.
    Enter,
}

/// The goals of the objective card in use for a player.
pub fn goals(state: &State, seat: Seat) -> Vec<Goal> {
    let Some(card) = state.objective() else { return Vec::new() };
    let mut found: Vec<Goal> = Vec::new();
    let last = state.table.format.rounds.unwrap_or(u8::MAX);
    for victory in &card.victory {
        match victory {
            Victory::Breakthrough => {
                found.push(Goal { token: None, ask: Ask::Enter, due: last, tokens: 1 });
            }
            Victory::Control { range, rounds, tokens } => {
                let due = rounds.iter().copied().filter(|&round| round >= state.round).min();
                let Some(due) = due else { continue };
                // Of several dates only the next one counts.
                if found.iter().any(|goal| goal.due < due) {
                    continue;
                }
                found.clear();
                found.extend(each(state, |_| Some((Ask::Near(*range), due, *tokens))));
            }
            Victory::Claimed => {
                found.extend(each(state, |token| {
                    token.claimed.is_none().then_some((Ask::Claim, last, 1))
                }));
            }
            Victory::Sabotage => {
                found.extend(each(state, |token| {
                    let rule = card.sabotage?;
                    let open = match sabotages(state, seat) {
                        true => token.wounds < rule.most,
                        false => token.wounds > 0,
                    };
                    open.then_some((Ask::Work, last, 1))
                }));
            }
            Victory::Terrain => {
                found.extend(each(state, |token| {
                    token.model.map(|model| (Ask::Touch(model), last, 1))
                }));
            }
        }
    }
    found
}

/// Whether a player puts wound tokens on objectives: blue does, red takes them off.
pub fn sabotages(state: &State, seat: Seat) -> bool {
    seat.is_with(state.blue)
}

fn each(state: &State, goal: impl Fn(&Token) -> Option<(Ask, u8, u8)>) -> Vec<Goal> {
    let tokens = state.tokens.iter().enumerate();
    let goals = tokens.filter_map(|(number, token)| {
        let (ask, due, tokens) = goal(token)?;
        Some(Goal { token: Some(number as u8), ask, due, tokens })
    });
    goals.collect()
}

impl Goal {
    /// Whether a unit can reach it at all.
    pub fn suits(&self, state: &State, unit: UnitId) -> bool {
        match self.ask {
            Ask::Near(_) => state.kind(unit).is_trooper(),
            Ask::Claim => state.kind(unit) == UnitType::Trooper && !holds(state, unit),
            Ask::Work => state.kind(unit) == UnitType::Trooper,
            Ask::Touch(_) | Ask::Enter => true,
        }
    }

    /// The zones that a unit should enter, if that is asked for.
    pub fn zones(&self, state: &State, unit: UnitId) -> Vec<Region> {
        if self.ask != Ask::Enter {
            return Vec::new();
        }
        deployment::regions(state, state.colour(state.seat(unit).other()))
    }

    /// Whether a leader that stands somewhere counts, with the zones at hand.
    pub fn counts(&self, state: &State, unit: UnitId, at: Stand, zones: &[Region]) -> bool {
        let base = state.table.base(unit, at.point());
        let token = self.token.and_then(|number| state.tokens.get(usize::from(number)));
        let disc = token.map(|token| objectives::disc(state, token.stand));
        match self.ask {
            Ask::Near(most) => disc.is_some_and(|disc| range::between(state, disc, base) <= most),
            Ask::Claim | Ask::Work => disc.is_some_and(|disc| gap::within(base, disc, CONTACT)),
            Ask::Touch(model) => victory::touches(state, unit, at, model),
            Ask::Enter => zones.iter().any(|zone| zone.carries(base)),
        }
    }

    /// Places at which a unit's leader would count.
    pub fn spots(&self, state: &State, unit: UnitId) -> Vec<Point> {
        let radius = state.table.radius(unit);
        let token = self.token.and_then(|number| state.tokens.get(usize::from(number)));
        match (self.ask, token) {
            (Ask::Near(most), Some(token)) => {
                let near = state.table.range(most) / 2 + radius;
                let rings = [near, 2 * near].into_iter().map(|r| r.min(near * 3 / 2));
                placing::rings(token.stand.point(), token.stand.facing, rings, 12).collect()
            }
            (Ask::Claim | Ask::Work, Some(token)) => {
                let reach = radius + state.table.measures.token / 2 + CONTACT / 2;
                let rings = [reach].into_iter();
                placing::rings(token.stand.point(), token.stand.facing, rings, 16).collect()
            }
            (Ask::Touch(model), _) => contour(state, model, radius),
            (Ask::Enter, _) => zone_spots(state, unit, radius),
            _ => Vec::new(),
        }
    }

    /// Where its token lies.
    pub fn centre(&self, state: &State) -> Option<Point> {
        let token = self.token.and_then(|number| state.tokens.get(usize::from(number)));
        token.map(|token| token.stand.point())
    }

    /// How far a unit is from it, as the crow flies.
    pub fn way(&self, state: &State, unit: UnitId, from: Point) -> f32 {
        if self.ask == Ask::Enter {
            let zones = deployment::zones(state, state.colour(state.seat(unit).other()));
            let ways = zones.iter().map(|zone| {
                let Bounds { min, max } = zone.bounds();
                let (x, y) = (from.x.clamp(min.x, max.x), from.y.clamp(min.y, max.y));
                between(from, Point { x, y })
            });
            return ways.fold(f32::MAX, f32::min);
        }
        self.centre(state).map_or(f32::MAX, |centre| between(from, centre))
    }

    /// How pressing it is for a unit with so much way left: 1 if it must hurry.
    pub fn urgency(&self, state: &State, unit: UnitId, way: f32, weights: &Weights) -> f32 {
        let left = state.activation.as_ref().filter(|own| own.unit == unit);
        let activated = state.unit(unit).order == crate::state::Order::Facedown;
        let now = left.map_or(if activated { 0 } else { 2 }, |own| own.left);
        let rounds = f32::from(self.due.saturating_sub(state.round));
        let actions = weights.actions * rounds + f32::from(now);
        let needed = (way / lookout::stride(state, unit).max(1.0)).ceil();
        let claims = if self.ask == Ask::Claim { 1.0 } else { 0.0 };
        let slack = actions - needed - claims;
        if self.ask == Ask::Work {
            // Each round there counts.
            return 0.7;
        }
        if slack < -1.5 { 0.1 } else { (1.0 - slack / weights.slack).clamp(0.0, 1.0) }
    }
}

/// Whether a unit's leader holds a token.
pub fn holds(state: &State, unit: UnitId) -> bool {
    let leader = state.unit(unit).leader;
    state.tokens.iter().any(|token| leader.is_some() && token.claimed == leader)
}

/// Places along a model's rim where a base touches it.
fn contour(state: &State, model: u8, radius: Length) -> Vec<Point> {
    let pieces = state.table.terrain.pieces.iter().filter(|piece| piece.model == model);
    let mut spots = Vec::new();
    for (a, b) in pieces.flat_map(|piece| piece.footprint.edges().collect::<Vec<_>>()) {
        let along = b - a;
        let Some(outward) = lookout::toward(a, b).map(|direction| direction.quarters(3)) else {
            continue;
        };
        for part in [1, 3] {
            let on = a.moved(measure::Vector { x: along.x * part / 4, y: along.y * part / 4 });
            // The footprint may run either way around: the wrong side is no legal place.
            for side in [outward, outward.quarters(2)] {
                spots.extend(on.and_then(|on| on.moved(side.step(radius + CONTACT / 2))));
            }
        }
    }
    spots
}

/// Places just inside of the enemy's zones.
fn zone_spots(state: &State, unit: UnitId, radius: Length) -> Vec<Point> {
    let colour = state.colour(state.seat(unit).other());
    let mut spots = Vec::new();
    for zone in deployment::zones(state, colour) {
        let bounds = zone.bounds();
        let inside = |low: i32, high: i32, part: i32, parts: i32| {
            let (low, high) = (low + radius + 200, high - radius - 200);
            low + (high - low) / parts * part
        };
        for x in 0..=24 {
            for y in 0..=3 {
                let (wide, high) = (bounds.max.x - bounds.min.x, bounds.max.y - bounds.min.y);
                let (x_parts, y_parts) = if wide > high { (24, 3) } else { (3, 24) };
                let (x, y) = if wide > high { (x, y) } else { (y, x) };
                spots.push(Point {
                    x: inside(bounds.min.x, bounds.max.x, x, x_parts),
                    y: inside(bounds.min.y, bounds.max.y, y, y_parts),
                });
            }
        }
    }
    spots
}

/// The goal of a unit: the goals are shared among all units of its side, near ones first, so that
/// each gets somebody before any gets more than it needs.
pub fn goal_of(state: &State, unit: UnitId) -> Option<Goal> {
    let goals = goals(state, state.seat(unit));
    if let Some(zone) = goals.iter().find(|goal| goal.ask == Ask::Enter) {
        return Some(zone.clone());
    }
    let seat = state.seat(unit);
    let mut free: Vec<UnitId> = state.friends_of(seat).collect();
    if !free.contains(&unit) {
        free.push(unit);
    }
    let mut assigned: Vec<u8> = vec![0; goals.len()];
    loop {
        let pairs = free.iter().flat_map(|&own| (0..goals.len()).map(move |goal| (own, goal)));
        let fitting = pairs.filter(|&(own, goal)| goals[goal].suits(state, own));
        let cost = |(own, goal): (UnitId, usize)| {
            let from = state.leader(own).map(|(_, stand)| stand.point());
            let both = from.zip(goals[goal].centre(state));
            let way = both.map_or(0.0, |(from, to)| between(from, to));
            way + 40_000.0 * f32::from(assigned[goal]) + crowd(state, seat, &goals[goal])
        };
        let best = fitting.map(|pair| (cost(pair), pair)).min_by(|(a, _), (b, _)| a.total_cmp(b));
        let (_, (own, goal)) = best?;
        if own == unit {
            return goals.get(goal).cloned();
        }
        free.retain(|&other| other != own);
        // One leader is enough to hold a token.
        assigned[goal] += if goals[goal].ask == Ask::Claim { 8 } else { 1 };
    }
}

/// A goal among many enemies is farther away than it looks.
fn crowd(state: &State, seat: Seat, goal: &Goal) -> f32 {
    let Some(centre) = goal.centre(state) else { return 0.0 };
    let enemies = state.enemies_of(seat).filter_map(|enemy| state.leader(enemy));
    let near = enemies.filter(|(_, stand)| between(stand.point(), centre) < 25_000.0);
    6000.0 * near.count() as f32
}
