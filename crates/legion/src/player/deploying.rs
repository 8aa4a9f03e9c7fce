//! Tokens, zones and reserves: where things begin.

use crate::battle::Apart;
use crate::pack::Rank;
use crate::question::Choice;
use crate::state::State;
use crate::table::{Stand, UnitId};
use crate::{deployment, objectives, reinforcements};
use measure::{Direction, Length, Point, Polygon};

use super::Weigher;
use super::goals::{self, Ask};
use super::grid::{FAR, between};
use super::lookout;

/// How many of the best places are tried for a unit.
const EFFORT: usize = 40;

/// How far apart places that are compared must lie: about the length of a move.
const APART: f32 = 15_000.0;

impl Weigher<'_> {
    /// The place of an objective token: nearer to the own zone than to the enemy's; of a mine nearer to
    /// the enemy's.
    pub fn lay_token(&self, apart: Apart) -> Option<Choice> {
        let state = self.state;
        let facing = Direction::default();
        let stands = grid(state, 5080).map(|Point { x, y }| Stand { x, y, level: 0, facing });
        let side = if apart.mine { -1.0 } else { 1.0 };
        let own_side = self.own_side();
        let mut costs: Vec<(f32, Stand)> =
            stands.map(|stand| (side * own_side(stand.point()), stand)).collect();
        costs.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        let mut stands = costs.into_iter().map(|(_, stand)| stand);
        let zones = deployment::all_zones(state);
        let best =
            stands.find(|stand| objectives::judge_beyond(state, &zones, *stand, apart).is_ok());
        best.map(Choice::Place)
    }

    /// How much farther the own zone is than the enemy's.
    fn own_side(&self) -> impl Fn(Point) -> f32 + use<> {
        let sides = [self.seat, self.seat.other()];
        let zones = sides.map(|seat| deployment::zones(self.state, self.state.colour(seat)));
        let far = |zones: &[Polygon], at: Point| {
            let ways = zones.iter().map(|zone| {
                let bounds = zone.bounds();
                let x = at.x.clamp(bounds.min.x, bounds.max.x);
                let y = at.y.clamp(bounds.min.y, bounds.max.y);
                between(at, Point { x, y })
            });
            ways.fold(FAR, f32::min)
        };
        move |at| far(&zones[0], at) - far(&zones[1], at)
    }

    /// How good it is to mark a terrain model.
    pub fn marking(&self, model: u8) -> f32 {
        let mut pieces = self.state.table.terrain.pieces.iter();
        let piece = pieces.find(|piece| piece.model == model);
        let corner = piece.and_then(|piece| piece.footprint.points().first().copied());
        corner.map_or(0.0, |corner| -self.own_side()(corner))
    }

    /// How good it is to set a unit aside: one is enough, but two where they enter at the goal.
    pub fn setting_aside(&self, unit: UnitId) -> f32 {
        let state = self.state;
        let own = state.unit_ids().filter(|&other| state.seat(other) == self.seat);
        let aside = own.filter(|&other| state.unit(other).aside).count();
        let enters = goals::goals(state, self.seat).iter().any(|goal| goal.ask == Ask::Enter);
        let wanted = if enters { 2 } else { 1 };
        if aside < wanted { 1.0 / f32::from(state.sheet(unit).points.max(1)) } else { -1.0 }
    }

    /// The next unit and its place: the common troops first, the commanders when all is seen.
    pub fn deploy(&self) -> Option<Choice> {
        let state = self.state;
        let mut waiting: Vec<UnitId> = deployment::waiting(state, self.seat);
        waiting.sort_by_key(|&unit| {
            let rank = match state.rank(unit) {
                Rank::Corps => 0,
                Rank::SpecialForces => 1,
                Rank::Support | Rank::Heavy => 2,
                Rank::Operative | Rank::Commander => 3,
            };
            (state.seat(unit) != self.seat, rank)
        });
        waiting.into_iter().find_map(|unit| self.deploy_unit(unit, 1).pop())
    }

    /// Places of a waiting unit that lie apart, the best first.
    pub fn deploy_unit(&self, unit: UnitId, most: usize) -> Vec<Choice> {
        let state = self.state;
        let zones = deployment::zones(state, state.colour(self.seat));
        let inset = state.table.radius(unit) + 100;
        let mut points: Vec<Point> = Vec::new();
        for zone in zones {
            let bounds = zone.bounds();
            let along = |low: i32, high: i32| {
                let (low, high) = (low + inset, high - inset);
                let parts = ((high - low) / 4000).max(1);
                (0..=parts).map(move |part| low + (high - low) / parts * part)
            };
            for x in along(bounds.min.x, bounds.max.x) {
                points.extend(along(bounds.min.y, bounds.max.y).map(|y| Point { x, y }));
            }
        }
        self.form_up(unit, points, most, |stands| {
            deployment::judge(state, self.seat, unit, stands).is_ok()
        })
    }

    /// A unit that was set aside enters as near to its goal as the enemies allow.
    pub fn enter(&self, unit: UnitId) -> Option<Choice> {
        let state = self.state;
        let radius = state.table.radius(unit);
        // The others stand up to a speed-1 move from the leader.
        let far = (state.table.range(2) + 8000) as f32;
        let points = grid(state, 6000);
        let points = points.filter(|&at| self.foes().iter().all(|foe| foe.gap(at, radius) > far));
        let places = self.form_up(unit, points.collect(), 1, |stands| {
            reinforcements::judge_arrival(state, unit, stands).is_ok()
        });
        places.into_iter().next()
    }

    /// The best of some places for a whole unit, near to its goal and apart from its friends; if several
    /// are wanted, they lie apart.
    fn form_up(
        &self,
        unit: UnitId,
        points: Vec<Point>,
        most: usize,
        legal: impl Fn(&[Stand]) -> bool,
    ) -> Vec<Choice> {
        let state = self.state;
        let spots = self.destination(unit);
        let ways = self.grids.ways(unit, &spots);
        let friends: Vec<Point> = state
            .friends_of(self.seat)
            .filter_map(|other| state.leader(other))
            .map(|(_, stand)| stand.point())
            .collect();
        let cost = |at: Point| {
            let close = friends.iter().map(|friend| (16_000.0 - between(*friend, at)).max(0.0));
            self.grids.left(ways, at) + close.sum::<f32>()
        };
        let mut costs: Vec<(f32, Point)> = points.into_iter().map(|at| (cost(at), at)).collect();
        costs.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        let middle = Point { x: 0, y: 0 };
        let mut taken: Vec<Point> = Vec::new();
        let formed = costs.into_iter().take(EFFORT).filter_map(|(_, at)| {
            if taken.iter().any(|other| between(*other, at) < APART) {
                return None;
            }
            let near = spots.iter().min_by_key(|spot| spot.distance_squared(at));
            let facing = lookout::toward(at, near.copied().unwrap_or(middle));
            let facing = facing.unwrap_or_else(|| state.forward(self.seat));
            let leader = Stand { x: at.x, y: at.y, level: 0, facing };
            let stands = deployment::in_rings(state, unit, leader)?;
            legal(&stands).then(|| {
                taken.push(at);
                Choice::Deploy { unit, stands }
            })
        });
        formed.take(most).collect()
    }

    /// Where a unit wants to go in the end.
    fn destination(&self, unit: UnitId) -> Vec<Point> {
        let goal = goals::goal_of(self.state, unit);
        let spots = goal.map(|goal| goal.spots(self.state, unit)).unwrap_or_default();
        if spots.is_empty() { vec![Point { x: 0, y: 0 }] } else { spots }
    }
}

/// Points all over the battlefield.
fn grid(state: &State, step: Length) -> impl Iterator<Item = Point> + use<> {
    let [long, short] = state.table.terrain.sides.map(|side| side / 2 / step);
    (-long..=long)
        .flat_map(move |x| (-short..=short).map(move |y| Point { x: x * step, y: y * step }))
}
