//! Sight, cover and range from places where nobody stands yet: cheap guesses instead of measuring.

use crate::battle::Condition;
use crate::keywords::Keyword;
use crate::state::{Order, State};
use crate::table::{Stand, UnitId};
use crate::terrain::Cover;
use crate::{melee, movement};
use measure::{Direction, Length, Point, Vector, sight};

use super::arms::{self, Stance};
use super::grid::between;

/// An enemy unit, looked at once for a decision.
#[derive(Clone, Debug)]
pub struct Foe {
    /// Which unit.
    pub unit: UnitId,
    /// Where its leader stands.
    pub leader: Stand,
    /// Where all its miniatures stand.
    pub minis: Vec<Point>,
    /// The radius of its bases.
    pub radius: Length,
    /// It is in melee with a trooper unit, so that nobody else can shoot at it.
    pub engaged: bool,
    /// It has not been activated this round.
    pub fresh: bool,
    /// How far its leader comes with one move.
    pub stride: f32,
    /// The longest range of its weapons.
    pub longest: u8,
}

/// The enemies of a player.
pub fn foes(state: &State, of: kernel::Seat) -> Vec<Foe> {
    let units = state.enemies_of(of);
    units
        .filter_map(|unit| {
            let (_, leader) = state.leader(unit)?;
            let stands = state.minis_of(unit).filter_map(|mini| state.stand(mini));
            Some(Foe {
                unit,
                leader,
                minis: stands.map(Stand::point).collect(),
                radius: state.table.radius(unit),
                engaged: melee::is_engaged(state, unit),
                fresh: state.unit(unit).order != Order::Facedown,
                stride: stride(state, unit),
                longest: arms::longest(state, unit),
            })
        })
        .collect()
}

/// How far a unit's leader comes with one move.
pub fn stride(state: &State, unit: UnitId) -> f32 {
    let speed = movement::max_speed(state, unit);
    if speed == 0 {
        return 0.0;
    }
    let tool = state.table.tool(speed);
    (tool.first + tool.second + 2 * state.table.radius(unit)) as f32
}

impl Foe {
    /// The gap between its nearest base and a base somewhere.
    pub fn gap(&self, at: Point, radius: Length) -> f32 {
        let nearest = self.minis.iter().map(|mini| between(*mini, at));
        nearest.fold(super::grid::FAR, f32::min) - (self.radius + radius) as f32
    }

    /// The range between its nearest base and a base somewhere.
    pub fn range(&self, state: &State, at: Point, radius: Length) -> u8 {
        range_of(state, self.gap(at, radius))
    }
}

/// The range of a gap.
pub fn range_of(state: &State, gap: f32) -> u8 {
    let segment = state.table.measures.segment.max(1) as f32;
    (gap / segment).ceil().clamp(1.0, 5.0) as u8
}

/// Whether something high stands between two units' leaders, or it is too dark.
pub fn is_hidden(state: &State, from: (UnitId, Stand), to: (UnitId, Stand)) -> bool {
    let top = |(unit, stand): (UnitId, Stand)| stand.level + state.height(unit);
    let high = top(from).max(top(to));
    let (a, b) = (from.1.point(), to.1.point());
    let mut pieces = state.table.terrain.pieces.iter();
    is_dark(state, between(a, b))
        || pieces.any(|piece| {
            piece.kind.is_solid() && piece.top >= high && sight::enters(a, b, &piece.footprint)
        })
}

fn is_dark(state: &State, distance: f32) -> bool {
    let most = match state.round {
        1 => 2,
        2 => 3,
        _ => return false,
    };
    state.is_under(Condition::LimitedVisibility) && range_of(state, distance - 3000.0) > most
}

/// The hits that terrain between two places would cancel for a unit at the second one.
pub fn screen(state: &State, from: Stand, to: (UnitId, Stand)) -> Cover {
    let (a, b) = (from.point(), to.1.point());
    let unit = &state.sheet(to.0).unit;
    let base = state.table.base(to.0, b);
    let low = from.level.min(to.1.level);
    let pieces = state.table.terrain.pieces.iter().filter(|piece| {
        if piece.kind.is_depression() {
            return piece.contains(base);
        }
        piece.top > low && sight::enters(a, b, &piece.footprint)
    });
    let covers = pieces.map(|piece| piece.cover_for(unit));
    covers.max().unwrap_or(Cover::None)
}

/// Whether a place lies in the front arc of a base that stands so.
pub fn in_front(stand: Stand, of: Point) -> bool {
    let to: Vector = of - stand.point();
    to.is_zero() || measure::cone::allows(stand.facing.vector(), to)
}

/// The direction from one place to another.
pub fn toward(from: Point, to: Point) -> Option<Direction> {
    let way = to - from;
    (!way.is_zero()).then(|| Direction::nearest(way))
}

/// What an attack of a unit that stands so would be worth against an enemy; nothing if it can
/// probably not be made. `aim` tokens reroll dice.
pub fn shot(state: &State, unit: UnitId, at: Stand, foe: &Foe, moved: bool, aim: u8) -> f32 {
    let range = foe.range(state, at.point(), state.table.radius(unit));
    if foe.engaged || range > arms::longest(state, unit) {
        return 0.0;
    }
    if is_hidden(state, (unit, at), (foe.unit, foe.leader)) {
        return 0.0;
    }
    let notched = state.kind(unit).is_notched();
    let front = !notched || in_front(at, foe.leader.point());
    let volley = arms::volley(state, unit, Stance::Ranged { range, front, moved }, aim);
    let cover = screen(state, at, (foe.unit, foe.leader));
    arms::worth(state, &volley, foe.unit, cover)
}

/// What a melee attack of a unit against another is worth.
pub fn strike(state: &State, unit: UnitId, foe: UnitId, aim: u8) -> f32 {
    arms::worth(state, &arms::volley(state, unit, Stance::Melee, aim), foe, Cover::None)
}

/// What an enemy could do to a unit that stands somewhere, in its next activation.
pub fn threat(state: &State, unit: UnitId, at: Stand, foe: &Foe) -> f32 {
    let gap = foe.gap(at.point(), state.table.radius(unit));
    let segment = state.table.measures.segment as f32;
    let quick = state.has(foe.unit, Keyword::Relentless) || state.has(foe.unit, Keyword::Charge);
    let charge = foe.stride * if quick { 2.0 } else { 1.0 };
    let blows = if gap < charge && arms::is_fighter(state, foe.unit) {
        strike(state, foe.unit, unit, 0)
    } else {
        0.0
    };
    let far = gap - f32::from(foe.longest) * segment;
    let share = match far {
        far if far <= 0.0 && is_hidden(state, (foe.unit, foe.leader), (unit, at)) => 0.4,
        far if far <= 0.0 => 1.0,
        far if far < foe.stride => 0.5,
        _ => return blows,
    };
    let range = range_of(state, gap).min(foe.longest);
    let volley =
        arms::volley(state, foe.unit, Stance::Ranged { range, front: true, moved: true }, 0);
    let shots = share * arms::worth(state, &volley, unit, screen(state, foe.leader, (unit, at)));
    blows.max(shots)
}
