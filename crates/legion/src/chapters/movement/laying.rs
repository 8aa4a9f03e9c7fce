//! A tool as it is laid for a move.

use kernel::{Refusal, Rule};
use measure::sweep::Obstacle;
use measure::tool::{Heading, Placement, Unreachable, lay_on};

use super::{Ground, ride};
use crate::question::Moving;
use crate::state::State;
use crate::table::Stand;

/// A tool of a speed from one place to another.
#[derive(Clone, Copy)]
pub struct Laying<'a> {
    pub state: &'a State,
    pub moving: Moving,
    pub speed: u8,
    pub from: Stand,
    pub to: Stand,
    pub heading: Heading,
    /// Faster than difficult terrain allows: it must be avoided.
    pub fast: bool,
    /// What the kind of move takes off the speed.
    pub less: u8,
}

impl Laying<'_> {
    /// The tool as it lies on the ground.
    pub fn on(&self, ground: &Ground) -> Result<Placement, Refusal> {
        let Laying { state, from, to, fast, .. } = *self;
        let unit = self.moving.unit;
        if fast && ground.hinders(state, unit, from, to) {
            return Err(Rule("LG-DIFF-03").into());
        }
        let banks = if fast { ground.banks(state) } else { Vec::new() };
        let mut obstacles = ground.obstacles(state, fast);
        obstacles.extend(banks.iter().map(Obstacle::Polygon));
        let base = state.table.base(unit, from.point());
        let ride = ride(state, unit, self.heading);
        let tool = state.table.tool(self.speed);
        lay_on(&tool, &ride, base, to.point(), &obstacles).map_err(|why| match why {
            Unreachable::TooFar => self.too_far(),
            Unreachable::Blocked { blocker } if blocker >= obstacles.len() - banks.len() => {
                Rule("LG-TERRAIN-36").into()
            }
            Unreachable::Blocked { blocker } => ground.explain(state, blocker, fast),
        })
    }

    /// Why a tool does not reach a place: a round base goes no farther than it (LG-MOVE-08), and
    /// not where the stated bend does not lead (LG-MOVE-06) or the joint does not bend
    /// (LG-COMPONENT-106); a notched one begins at its front notch (LG-MOVE-05) or, in a reverse,
    /// at the rear one (LG-REVERSE-02).
    fn too_far(&self) -> Refusal {
        let Laying { state, from, to, .. } = *self;
        let unit = self.moving.unit;
        let ride = ride(state, unit, self.heading);
        let tool = state.table.tool(self.speed);
        let first = ride.start + tool.first;
        let reach = i64::from(first + tool.second + ride.end);
        let far = from.point().distance_squared(to.point()) > reach * reach;
        let back = match self.heading {
            Heading::Free => false,
            Heading::Fixed(along) => from
                .point()
                .moved(along.step(first))
                .is_some_and(|joint| (joint - from.point()).dot(to.point() - joint) < 0),
        };
        let rule = match (state.kind(unit).is_notched(), far, self.less > 0) {
            (false, true, _) => "LG-MOVE-08",
            (false, false, _) if back => "LG-COMPONENT-106",
            (false, false, _) => "LG-MOVE-06",
            (_, true, false) => "LG-MOVE-09",
            (_, true, true) => "LG-REVERSE-03",
            (_, false, false) => "LG-MOVE-05",
            (_, false, true) => "LG-REVERSE-02",
        };
        Rule(rule).into()
    }
}
