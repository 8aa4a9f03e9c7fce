//! What stands in a leader's way.

use kernel::{Refusal, Rule};
use measure::sweep::Obstacle;
use measure::tool::Placement;
use measure::{Bounds, Direction, Disc, Length, Point, Polygon, Region, Side, Strip, gap, overlap};

use super::displacement;
use crate::keywords::moving;
use crate::pack::UnitType;
use crate::question::Why;
use crate::stands::Standing;
use crate::state::State;
use crate::table::{Stand, UnitId};
use crate::terrain::{Kind, Passage, Piece};

/// The ground as a unit meets it in one move: what it can cross and what not.
#[derive(Debug)]
pub struct Ground {
    unit: UnitId,
    level: Length,
    /// How high above the start it can step (LG-MOVE-32, LG-MOVE-45, LG-MOVE-48).
    step: Length,
    /// Terrain up to this height above the start is crossed whatever its table says (LG-KEY-233,
    /// LG-KEY-345).
    over: Length,
    why: Why,
    /// The height of its end.
    end: Length,
    /// The lowest height of the move.
    low: Length,
    /// The trench in which it moves from one end to the other (LG-TERRAIN-36), by its number.
    trench: Option<usize>,
    /// It begins on a hill, from which it may lead farther down than by a step (LG-CLIMB-223).
    sloping: bool,
}

impl Ground {
    /// The ground for a move of a unit from a height.
    #[must_use]
    pub fn of(state: &State, unit: UnitId, level: Length, why: Why) -> Ground {
        let height = state.height(unit);
        let step = match state.kind(unit) {
            UnitType::GroundVehicle => height / 2,
            _ => height,
        };
        let jump = if let Why::Jump(x) = why { x } else { 0 };
        let over = state.table.range(jump.max(moving::speeder(state, unit)));
        let (end, low, trench, sloping) = (level, level, None, false);
        Ground { unit, level, step, over, why, end, low, trench, sloping }
    }

    /// Whose move it is.
    #[must_use]
    pub fn unit(&self) -> UnitId {
        self.unit
    }

    /// The lowest height of the move.
    #[must_use]
    pub fn low(&self) -> Length {
        self.low
    }

    /// A move that goes on inside of one trench is not slowed by it (LG-TERRAIN-36); one that leads
    /// down meets what stands below.
    #[must_use]
    pub fn between(mut self, state: &State, from: Stand, to: Stand) -> Ground {
        (self.end, self.low) = (to.level, from.level.min(to.level));
        self.sloping = self.on_slope(state, from);
        let bases = [from, to].map(|stand| state.table.base(self.unit, stand.point()));
        let trooper = state.kind(self.unit).is_trooper();
        self.trench = state.table.terrain.pieces.iter().position(|piece| {
            trooper
                && piece.kind == Kind::Trench
                && !piece.is_below(self.low)
                && bases.iter().all(|base| piece.contains(*base))
        });
        self
    }

    /// Whether a piece stops the unit: it rises above the start and is impassable by its table or
    /// too high (LG-TERRAIN-14).
    #[must_use]
    pub fn stops(&self, state: &State, piece: &Piece) -> bool {
        // Who goes down a slope is no longer level with the tops around.
        let descends = self.sloping && self.level - self.low > self.step.max(self.over);
        let on_top = piece.stand && piece.top == self.level && !descends;
        let rises = if on_top { 0 } else { piece.top - self.foot(state, piece) };
        let impassable = piece.passage(state.kind(self.unit)) == Passage::Impassable;
        if rises <= 0 || rises <= self.over {
            return impassable && !piece.kind.is_solid() && self.over == 0 && self.low == 0;
        }
        // A gentle slope is crossed whatever its height (LG-CLIMB-223).
        // A tall hedge is pushed through.
        let gentle = matches!(piece.kind, Kind::Hill | Kind::TallHedge);
        let steep = piece.kind.is_solid() && !gentle;
        impassable || steep && rises > self.step
    }

    /// From which height a piece rises for the unit: of a jump from its start (LG-KEY-346), else from
    /// its lowest point, but from the top of a hill on which the piece stands, to which slopes lead up
    /// (LG-CLIMB-223).
    fn foot(&self, state: &State, piece: &Piece) -> Length {
        if matches!(self.why, Why::Jump(_)) {
            return self.level;
        }
        let carries = |hill: &Piece| {
            hill.kind == Kind::Hill
                && hill.top == piece.bottom
                && gap::within(&hill.footprint, &piece.footprint, 0)
        };
        let raised = piece.bottom > self.low && state.table.terrain.pieces.iter().any(carries);
        if raised { piece.bottom } else { self.low }
    }

    /// Whether a piece is difficult for the unit (LG-DIFF-02); not for one that jumps (LG-KEY-348).
    fn is_difficult(&self, state: &State, piece: &Piece) -> bool {
        let jumps = matches!(self.why, Why::Jump(_));
        let difficult = piece.passage(state.kind(self.unit)) == Passage::Difficult;
        !jumps && difficult && !piece.is_below(self.low)
    }

    /// Whether a leader may end at a height: no higher than it can step, no lower than it can get
    /// down without climbing.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_step(&self, state: &State, from: Stand, to: Stand) -> Result<(), Refusal> {
        let up = to.level - self.level;
        let reach = self.step.max(self.over);
        let jumps = matches!(self.why, Why::Jump(_));
        let steep = up > reach || (!jumps && -up > reach);
        if steep && !self.on_slope(state, if up > 0 { to } else { from }) {
            let rule = match state.kind(self.unit) {
                UnitType::GroundVehicle => "LG-MOVE-45",
                UnitType::RepulsorVehicle => "LG-MOVE-48",
                _ => "LG-MOVE-32",
            };
            return Err(Refusal::from(Rule(rule)).with("height", up / 100));
        }
        Ok(())
    }

    /// Whether a leader stands on a hill, from which gentle slopes lead down (LG-CLIMB-223).
    fn on_slope(&self, state: &State, stand: Stand) -> bool {
        let base = state.table.base(self.unit, stand.point());
        let mut pieces = state.table.terrain.pieces.iter();
        pieces.any(|piece| {
            piece.kind == Kind::Hill
                && piece.top == stand.level
                && overlap::disc_polygon(base, &piece.footprint)
        })
    }

    /// Whether difficult terrain slows the unit: a miniature starts on it (LG-DIFF-02) or the
    /// leader ends on it (LG-DIFF-03). Who is wholly inside of the trench in which the unit moves is
    /// not hindered by it.
    #[must_use]
    pub fn hinders(&self, state: &State, unit: UnitId, from: Stand, to: Stand) -> bool {
        let on = |(place, level): (Disc, Length)| {
            let pieces = state.table.terrain.pieces.iter();
            let difficult = pieces.filter(|piece| self.is_difficult(state, piece));
            let mut others = difficult
                .filter(|piece| !self.is_inside(state, piece) || !piece.contains(place))
                .filter(|piece| !piece.is_below(level));
            others.any(|piece| overlap::disc_polygon(place, &piece.footprint))
        };
        let minis = state
            .minis_of(unit)
            .filter_map(|mini| state.base(mini).zip(state.stand(mini).map(|stand| stand.level)));
        let own = [from, to].map(|stand| (state.table.base(unit, stand.point()), stand.level));
        minis.chain(own).any(on)
    }

    /// What a leader may not overlap on its way; difficult terrain too if it must be avoided.
    #[must_use]
    pub fn obstacles<'a>(&self, state: &'a State, avoid: bool) -> Vec<Obstacle<'a>> {
        let edges = state.table.terrain.walls.iter().map(Obstacle::Polygon);
        let pieces = self.stopping(state, avoid).into_iter();
        let pieces = pieces.map(|piece| Obstacle::Polygon(&piece.footprint));
        let minis = self.barring(state).map(|other| Obstacle::Disc(other.base));
        edges.chain(pieces).chain(minis).collect()
    }

    /// The pieces that are in the way.
    fn stopping<'a>(&self, state: &'a State, avoid: bool) -> Vec<&'a Piece> {
        let pieces = state.table.terrain.pieces.iter();
        let difficult = |piece: &Piece| {
            avoid && !self.is_inside(state, piece) && self.is_difficult(state, piece)
        };
        pieces.filter(|piece| self.stops(state, piece) || difficult(piece)).collect()
    }

    /// Whether a piece is a part of the trench in which the unit moves.
    fn is_inside(&self, state: &State, piece: &Piece) -> bool {
        let trench = self.trench.and_then(|number| state.table.terrain.pieces.get(number));
        trench.is_some_and(|trench| piece.is_one_with(trench))
    }

    /// The outlines of difficult terrain.
    #[must_use]
    pub fn difficult<'a>(&self, state: &'a State) -> Vec<&'a Polygon> {
        let pieces = state.table.terrain.pieces.iter();
        pieces.filter(|p| self.is_difficult(state, p)).map(|piece| &piece.footprint).collect()
    }

    /// The trench in which a fast move must stay, by its number.
    #[must_use]
    pub fn trench(&self) -> Option<u8> {
        self.trench.map(|number| number as u8)
    }

    /// The banks of the trench in which a fast move must stay: strips along its outline.
    #[must_use]
    pub fn banks(&self, state: &State) -> Vec<Polygon> {
        const WIDE: Length = 100;
        let trench = self.trench.and_then(|number| state.table.terrain.pieces.get(number));
        let rims = trench.into_iter().flat_map(|piece| piece.region.contours());
        let edges = rims.flat_map(|rim| (0..rim.len()).map(|n| (rim[n], rim[(n + 1) % rim.len()])));
        let bank = |(a, b): (Point, Point)| {
            // Outlines run counter-clockwise: the outside is on the right.
            let out = Direction::nearest(b - a).quarters(3).step(WIDE);
            Polygon::new(vec![b, a, a.moved(out)?, b.moved(out)?]).ok()
        };
        edges.filter_map(bank).collect()
    }

    /// The miniatures that a unit cannot move through, by their numbers.
    fn barring<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Standing> + 'a {
        let units = state.there().filter(|&other| other != self.unit && self.bars(state, other));
        units.flat_map(|other| state.placed(other)).filter(|other| self.is_met(state, other))
    }

    /// Whether a unit cannot move through another: nobody but repulsor vehicles passes ground
    /// vehicles (LG-MOVE-31, LG-MOVE-44, LG-MOVE-46); ground vehicles pass only troopers that they
    /// displace (LG-DISPL-06, LG-EMPL-11) and repulsor vehicles (LG-MOVE-39).
    fn bars(&self, state: &State, other: UnitId) -> bool {
        match (state.kind(self.unit), state.kind(other)) {
            (UnitType::RepulsorVehicle, _) | (_, UnitType::RepulsorVehicle) => false,
            (_, UnitType::GroundVehicle) => true,
            (UnitType::GroundVehicle, _) => !displacement::can_be_displaced(state, other),
            _ => false,
        }
    }

    /// Whether the move meets a miniature at its height, or on what it crosses; jumping clears low
    /// ground vehicles (LG-KEY-349).
    fn is_met(&self, state: &State, other: &Standing) -> bool {
        let Standing { unit, stand, .. } = *other;
        let jumped = matches!(self.why, Why::Jump(_))
            && state.kind(unit) == UnitType::GroundVehicle
            && stand.level + state.height(unit) - self.level <= self.over;
        let met = |level| state.meet((self.unit, level), (unit, stand.level));
        let above = stand.level > self.low;
        !jumped && (above || [self.level, self.end, self.low].into_iter().any(met))
    }

    /// Why an obstacle with this number is in the way; of difficult terrain as `slowed` says.
    #[must_use]
    pub fn explain(
        &self,
        state: &State,
        blocker: usize,
        avoid: bool,
        slowed: impl Fn() -> Refusal,
    ) -> Refusal {
        let stopping = self.stopping(state, avoid);
        let Some(number) = blocker.checked_sub(state.table.terrain.walls.len()) else {
            return Rule("LG-LEAVE-03").into();
        };
        let Some(piece) = stopping.get(number) else {
            return self.explain_base(state, number - stopping.len());
        };
        let stops = self.stops(state, piece);
        let refusal = if stops { Rule("LG-TERRAIN-14").into() } else { slowed() };
        refusal.with("terrain", &piece.name.en)
    }

    /// Whether an obstacle with this number is a miniature's base.
    #[must_use]
    pub fn is_base(&self, state: &State, blocker: usize, avoid: bool) -> bool {
        blocker >= state.table.terrain.walls.len() + self.stopping(state, avoid).len()
    }

    /// The rule by which the base with this number among those that bar the way does so.
    fn explain_base(&self, state: &State, number: usize) -> Refusal {
        let Some(Standing { unit: other, .. }) = self.barring(state).nth(number) else {
            return Rule("LG-MOVE-31").into();
        };
        let vehicle = state.kind(self.unit) == UnitType::GroundVehicle;
        let rule = match state.kind(other) {
            _ if !vehicle => "LG-MOVE-31",
            UnitType::Trooper => "LG-DISPL-06",
            UnitType::EmplacementTrooper => "LG-EMPL-11",
            _ => "LG-MOVE-44",
        };
        Refusal::from(Rule(rule)).with("base of", state.unit_name(other))
    }

    /// A base on high ground stays on it: who is higher up than it can step down must climb.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn stays_up(&self, state: &State, from: Stand, way: &Placement) -> Result<(), Refusal> {
        let high = !matches!(self.why, Why::Jump(_))
            && self.level > self.step.max(self.over)
            && !self.on_slope(state, from);
        if high && !self.is_carried(state, way) {
            return Err(Rule("LG-MOVE-26").into());
        }
        Ok(())
    }

    /// Whether a way keeps to surfaces that are no farther up or down than a step.
    #[must_use]
    pub fn is_carried(&self, state: &State, way: &Placement) -> bool {
        let near = |piece: &&Piece| {
            piece.stand
                && piece.kind.is_solid()
                && (piece.top - self.level).abs() <= self.step.max(self.over)
        };
        let pieces = state.table.terrain.pieces.iter().filter(near);
        let tops: Vec<&Polygon> = pieces.map(|piece| &piece.footprint).collect();
        let on_top = |point| tops.iter().any(|top| top.side(point) != Side::Outside);
        if ![way.start, way.joint, way.end].into_iter().all(on_top) {
            return false;
        }
        let half_width = state.table.radius(self.unit);
        let legs = [(way.start, way.joint), (way.joint, way.end)];
        let legs = legs.map(|(from, to)| Strip { from, to, half_width });
        let region = Region::union(&connected(&tops, legs.map(Strip::bounds)));
        legs.into_iter().all(|strip| region.carries_along(strip))
    }

    /// The ground for who clambers over whatever is of height 1 (LG-PANIC-13).
    #[must_use]
    pub fn clambering(mut self, state: &State) -> Ground {
        self.over = self.over.max(state.table.range(1));
        self
    }

    /// The same for a way that leaves the surface on which it begins and ends.
    #[must_use]
    pub fn on_the_ground(mut self) -> Ground {
        self.low = 0;
        self
    }

    /// Whether the move begins and ends above the ground.
    #[must_use]
    pub fn is_above_ground(&self) -> bool {
        self.low > 0
    }
}

/// Those of some polygons that lie in some boxes, or are connected with one that does: of the rim of
/// their union no other matters there.
fn connected(polygons: &[&Polygon], boxes: [Bounds; 2]) -> Vec<Polygon> {
    let mut reached = boxes.to_vec();
    let mut near = vec![false; polygons.len()];
    let mut number = 0;
    while let Some(&bounds) = reached.get(number) {
        number += 1;
        for (polygon, near) in polygons.iter().zip(&mut near) {
            if !*near && polygon.bounds().meets(bounds) {
                *near = true;
                reached.push(polygon.bounds());
            }
        }
    }
    let polygons = polygons.iter().zip(near).filter(|(_, near)| *near);
    polygons.map(|(polygon, _)| Polygon::clone(polygon)).collect()
}
