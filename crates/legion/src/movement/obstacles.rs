//! What stands in a leader's way.

use kernel::{Refusal, Rule};
use measure::sweep::Obstacle;
use measure::tool::{Placement, Unreachable};
use measure::{Disc, Length, Point, overlap, push};

use super::displacement;
use crate::keywords;
use crate::pack::UnitType;
use crate::question::Why;
use crate::state::State;
use crate::table::{MiniId, Stand, UnitId};
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
    /// The trench in which it moves from one end to the other (LG-TERRAIN-36), by its number.
    trench: Option<usize>,
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
        let over = state.table.range(jump.max(keywords::speeder(state, unit)));
        Ground { unit, level, step, over, why, trench: None }
    }

    /// A move that begins and ends inside of one trench is not slowed by it (LG-TERRAIN-36).
    #[must_use]
    pub fn inside(mut self, state: &State, from: Stand, to: Stand) -> Ground {
        let bases = [from, to].map(|stand| state.table.base(self.unit, stand.point()));
        let trooper = state.kind(self.unit).is_trooper();
        self.trench = state.table.terrain.pieces.iter().position(|piece| {
            trooper && piece.kind == Kind::Trench && bases.iter().all(|base| piece.contains(*base))
        });
        self
    }

    /// Whether a piece stops the unit: it rises above the start and is impassable by its table or
    /// too high (LG-TERRAIN-14).
    fn stops(&self, state: &State, piece: &Piece) -> bool {
        let rises = piece.top - self.level;
        let impassable = piece.passage(state.kind(self.unit)) == Passage::Impassable;
        if rises <= 0 || rises <= self.over {
            return impassable && !piece.kind.is_solid() && self.over == 0;
        }
        impassable || piece.kind.is_solid() && rises > self.step
    }

    /// Whether a piece is difficult for the unit (LG-DIFF-02); not for one that jumps (LG-KEY-348).
    fn is_difficult(&self, state: &State, piece: &Piece) -> bool {
        let trench = self.trench.and_then(|number| state.table.terrain.pieces.get(number));
        if trench == Some(piece) {
            return false;
        }
        let jumps = matches!(self.why, Why::Jump(_));
        let above = piece.kind.is_solid() && self.level >= piece.top;
        !jumps && !above && piece.passage(state.kind(self.unit)) == Passage::Difficult
    }

    /// Whether a leader may end at a height: no higher than it can step, no lower than it can get
    /// down without climbing.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_step(&self, to: Length) -> Result<(), Refusal> {
        let up = to - self.level;
        let reach = self.step.max(self.over);
        let jumps = matches!(self.why, Why::Jump(_));
        if up > reach || (!jumps && -up > reach) {
            return Err(Refusal::from(Rule("LG-MOVE-32")).with("height", up / 100));
        }
        Ok(())
    }

    /// Whether difficult terrain slows the unit: a miniature starts on it (LG-DIFF-02) or the
    /// leader ends on it (LG-DIFF-03). A move of a stated speed outside the own activation is not
    /// slowed (LG-DIFF-06).
    #[must_use]
    pub fn hinders(&self, state: &State, unit: UnitId, from: Stand, to: Stand) -> bool {
        let on = |place: Disc| {
            let pieces = state.table.terrain.pieces.iter();
            pieces
                .filter(|piece| self.is_difficult(state, piece))
                .any(|piece| overlap::disc_polygon(place, &piece.footprint))
        };
        let minis = state.minis_of(unit).filter_map(|mini| state.base(mini));
        let own = [from, to].map(|stand| state.table.base(unit, stand.point()));
        minis.chain(own).any(on)
    }

    /// What a leader may not overlap on its way; difficult terrain too if it must be avoided.
    #[must_use]
    pub fn obstacles<'a>(&'a self, state: &'a State, avoid: bool) -> Vec<Obstacle<'a>> {
        let pieces = state.table.terrain.pieces.iter();
        let stopping = pieces
            .filter(|piece| self.stops(state, piece) || avoid && self.is_difficult(state, piece));
        let edges = state.table.terrain.walls.iter().map(Obstacle::Polygon);
        let pieces = stopping.map(|piece| Obstacle::Polygon(&piece.footprint));
        let minis = state.standing().filter(|&mini| self.bars(state, mini));
        let minis = minis.filter_map(|mini| state.base(mini)).map(Obstacle::Disc);
        edges.chain(pieces).chain(minis).collect()
    }

    /// Whether a unit cannot move through a miniature: nobody but repulsor vehicles passes ground
    /// vehicles (LG-MOVE-31, LG-MOVE-44, LG-MOVE-46); ground vehicles pass only troopers that they
    /// displace (LG-DISPL-06, LG-EMPL-11) and repulsor vehicles (LG-MOVE-39); jumping clears low
    /// ground vehicles (LG-KEY-349).
    fn bars(&self, state: &State, mini: MiniId) -> bool {
        let other = state.unit_of(mini);
        let Some(stand) = state.stand(mini) else { return false };
        if other == self.unit || !state.meet((self.unit, self.level), (other, stand.level)) {
            return false;
        }
        match (state.kind(self.unit), state.kind(other)) {
            (UnitType::RepulsorVehicle, _) | (_, UnitType::RepulsorVehicle) => false,
            (_, UnitType::GroundVehicle) => {
                let top = stand.level + state.height(other) - self.level;
                !matches!(self.why, Why::Jump(_)) || top > self.over
            }
            (UnitType::GroundVehicle, _) => !displacement::can_be_displaced(state, other),
            _ => false,
        }
    }

    /// Why a tool could not be laid.
    #[must_use]
    pub fn explain(&self, state: &State, why: Unreachable, avoid: bool) -> Refusal {
        match why {
            Unreachable::TooFar => Rule("LG-MOVE-08").into(),
            Unreachable::Blocked { blocker } => {
                let pieces = state.table.terrain.pieces.iter();
                let mut stopping = pieces.filter(|piece| {
                    self.stops(state, piece) || avoid && self.is_difficult(state, piece)
                });
                match blocker.checked_sub(state.table.terrain.walls.len()) {
                    None => Rule("LG-LEAVE-03").into(),
                    Some(number) => match stopping.nth(number) {
                        Some(piece) if self.stops(state, piece) => {
                            Refusal::from(Rule("LG-TERRAIN-14")).with("terrain", &piece.name.en)
                        }
                        Some(piece) => {
                            Refusal::from(Rule("LG-DIFF-03")).with("terrain", &piece.name.en)
                        }
                        None => Rule("LG-MOVE-31").into(),
                    },
                }
            }
        }
    }

    /// A base on high ground stays on it: who is higher up than it can step down must climb.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn stays_up(&self, state: &State, way: &Placement) -> Result<(), Refusal> {
        let surface = state.table.terrain.surface(self.level);
        let high = !matches!(self.why, Why::Jump(_)) && self.level > self.step.max(self.over);
        let Some(surface) = surface.filter(|_| high) else { return Ok(()) };
        let radius = state.table.radius(self.unit);
        let carried = |from: Point, to: Point| {
            let length = from.distance_squared(to).isqrt();
            let length = Length::try_from(length).unwrap_or(Length::MAX);
            push::path(from, to - from, length).is_none_or(|path| {
                let end = path.at(path.steps());
                push::last_carried(path, radius, &surface.region) == Some(end)
            })
        };
        if carried(way.start, way.joint) && carried(way.joint, way.end) {
            Ok(())
        } else {
            Err(Rule("LG-MOVE-26").into())
        }
    }
}
