//! Sight, cover and range from places where nobody stands yet: cheap guesses instead of measuring.

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;

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
    /// It has not been activated this round.
    pub fresh: bool,
    /// The longest range of its weapons.
    pub longest: u8,
    /// What takes time is worked out when it is asked for.
    engaged: OnceCell<bool>,
    stride: OnceCell<f32>,
    charge: OnceCell<f32>,
    fighter: OnceCell<bool>,
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
                fresh: state.unit(unit).order != Order::Facedown,
                longest: arms::longest(state, unit),
                engaged: OnceCell::new(),
                stride: OnceCell::new(),
                charge: OnceCell::new(),
                fighter: OnceCell::new(),
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

    /// Whether it is in melee with a trooper unit, so that nobody else can shoot at it.
    pub fn is_engaged(&self, state: &State) -> bool {
        *self.engaged.get_or_init(|| melee::is_engaged(state, self.unit))
    }

    /// How far its leader comes with one move.
    pub fn stride(&self, state: &State) -> f32 {
        *self.stride.get_or_init(|| stride(state, self.unit))
    }

    /// How far it comes in an activation before it strikes.
    fn charge(&self, state: &State) -> f32 {
        let quick = || {
            let has = |keyword| state.has(self.unit, keyword);
            has(Keyword::Relentless) || has(Keyword::Charge)
        };
        *self.charge.get_or_init(|| self.stride(state) * if quick() { 2.0 } else { 1.0 })
    }

    /// Whether it would rather strike than shoot.
    fn is_fighter(&self, state: &State) -> bool {
        *self.fighter.get_or_init(|| arms::is_fighter(state, self.unit))
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

/// An attack that is thought of: who, from where, with how many aim tokens, on whom, behind what.
type Thought = (UnitId, Stance, u8, UnitId, Cover);

/// What attacks would be worth in a position. Each is worked out once: there are many places to look
/// from, and few ranges and covers.
#[derive(Debug)]
pub struct Lookout<'a> {
    state: &'a State,
    known: RefCell<HashMap<Thought, f32>>,
}

impl<'a> Lookout<'a> {
    /// Over a position.
    pub fn new(state: &'a State) -> Lookout<'a> {
        Lookout { state, known: RefCell::default() }
    }

    /// What an attack of a whole unit would be worth; `cover` is that of the terrain.
    pub fn worth(
        &self,
        unit: UnitId,
        stance: Stance,
        aim: u8,
        defender: UnitId,
        cover: Cover,
    ) -> f32 {
        let work_out = || {
            let volley = arms::volley(self.state, unit, stance, aim);
            arms::worth(self.state, &volley, defender, cover)
        };
        let mut known = self.known.borrow_mut();
        *known.entry((unit, stance, aim, defender, cover)).or_insert_with(work_out)
    }

    /// What an attack of a unit that stands so would be worth against an enemy; nothing if it can
    /// probably not be made. `aim` tokens reroll dice.
    pub fn shot(&self, unit: UnitId, at: Stand, foe: &Foe, moved: bool, aim: u8) -> f32 {
        let state = self.state;
        let range = foe.range(state, at.point(), state.table.radius(unit));
        if range > arms::longest(state, unit) || foe.is_engaged(state) {
            return 0.0;
        }
        if is_hidden(state, (unit, at), (foe.unit, foe.leader)) {
            return 0.0;
        }
        let notched = state.kind(unit).is_notched();
        let front = !notched || in_front(at, foe.leader.point());
        let cover = screen(state, at, (foe.unit, foe.leader));
        self.worth(unit, Stance::Ranged { range, front, moved }, aim, foe.unit, cover)
    }

    /// What a melee attack of a unit against another is worth.
    pub fn strike(&self, unit: UnitId, foe: UnitId, aim: u8) -> f32 {
        self.worth(unit, Stance::Melee, aim, foe, Cover::None)
    }

    /// What an enemy could do to a unit that stands somewhere, in its next activation.
    pub fn threat(&self, unit: UnitId, at: Stand, foe: &Foe) -> f32 {
        let state = self.state;
        let gap = foe.gap(at.point(), state.table.radius(unit));
        let blows = if gap < foe.charge(state) && foe.is_fighter(state) {
            self.strike(foe.unit, unit, 0)
        } else {
            0.0
        };
        let far = gap - f32::from(foe.longest) * state.table.measures.segment as f32;
        let share = match far {
            far if far <= 0.0 && is_hidden(state, (foe.unit, foe.leader), (unit, at)) => 0.4,
            far if far <= 0.0 => 1.0,
            far if far < foe.stride(state) => 0.5,
            _ => return blows,
        };
        let range = range_of(state, gap).min(foe.longest);
        let stance = Stance::Ranged { range, front: true, moved: true };
        let cover = screen(state, foe.leader, (unit, at));
        blows.max(share * self.worth(foe.unit, stance, 0, unit, cover))
    }
}
