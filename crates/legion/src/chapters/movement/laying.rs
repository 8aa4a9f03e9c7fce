//! A tool as it is laid for a move.

use kernel::{Refusal, Rule};
use measure::sweep::Obstacle;
use measure::tool::{Heading, Placement, Unreachable, lay_on};
use measure::{Direction, Length};

use super::{Ground, ride};
use crate::question::Moving;
use crate::state::State;
use crate::table::Stand;
use crate::terrain::millimetres;

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
            return Err(self.slowed());
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
            Unreachable::Blocked { blocker } => {
                ground.explain(state, blocker, fast, || self.slowed())
            }
        })
    }

    /// Why difficult terrain forbids this speed: by itself (LG-DIFF-03), together with a reverse
    /// (LG-REVERSE-08) or with immobilize tokens (LG-DIFF-05).
    fn slowed(&self) -> Refusal {
        let Laying { state, moving, speed, less, .. } = *self;
        let rule = match less {
            1.. => "LG-REVERSE-08",
            _ if super::is_held(state, moving) => "LG-DIFF-05",
            _ => "LG-DIFF-03",
        };
        let most = super::slowed(state, moving, less);
        Refusal::from(Rule(rule)).with("speed", speed).with("maximum", most)
    }

    /// Why the tool does not reach a place: the joint bends by a right angle at most
    /// (LG-COMPONENT-106); a round base goes no farther than the tool (LG-MOVE-08) and not where the
    /// stated bend does not lead (LG-MOVE-06); a notched one begins at its front notch (LG-MOVE-05)
    /// or, in a reverse, at the rear one (LG-REVERSE-02).
    fn too_far(&self) -> Refusal {
        let Laying { state, speed, from, to, .. } = *self;
        let unit = self.moving.unit;
        let ride = ride(state, unit, self.heading);
        let tool = state.table.tool(speed);
        let (first, second) = (ride.start + tool.first, tool.second + ride.end);
        if let Some(degrees) = self.bend(first, second) {
            let bent = Refusal::from(Rule("LG-COMPONENT-106")).with("degrees", degrees);
            return bent.with("maximum", "90°");
        }
        let reach = i64::from(first + second);
        let far = from.point().distance_squared(to.point());
        let rule = match (state.kind(unit).is_notched(), far > reach * reach, self.less > 0) {
            (false, true, _) => "LG-MOVE-08",
            (false, false, _) => "LG-MOVE-06",
            (_, true, false) => "LG-MOVE-09",
            (_, true, true) => "LG-REVERSE-03",
            (_, false, false) => "LG-MOVE-05",
            (_, false, true) => "LG-REVERSE-02",
        };
        let refusal =
            Refusal::from(Rule(rule)).with("distance", millimetres(far.isqrt() as Length));
        refusal.with("maximum", millimetres(first + second))
    }

    /// The angle by which the joint would have to bend, if that alone is too much.
    fn bend(&self, first: Length, second: Length) -> Option<String> {
        let Heading::Fixed(ahead) = self.heading else { return None };
        let joint = self.from.point().moved(ahead.step(first))?;
        let rest = self.to.point() - joint;
        let round = !self.state.kind(self.moving.unit).is_notched();
        let reaches = round || rest.length_squared() <= i64::from(second).pow(2);
        if !reaches || ahead.vector().dot(rest) >= 0 {
            return None;
        }
        Some(super::pivot::degrees(Direction::nearest(rest), ahead))
    }
}
