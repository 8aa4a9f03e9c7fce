//! Sight, cover and range from places where nobody stands yet: cheap guesses instead of measuring.

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::rc::Rc;

use crate::attack::Terms;
use crate::battle::Condition;
use crate::keywords::Keyword;
use crate::state::{Order, State};
use crate::table::{MiniId, Stand, UnitId};
use crate::terrain::Cover;
use crate::underway::Pool;
use crate::{melee, movement};
use measure::{Bounds, Direction, Length, Point, Vector, sight};

use super::arms::{self, Stance};
use super::grid::between;
use super::quick::Quick;
use super::volley::Chances;

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
    sunken: OnceCell<Cover>,
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
                sunken: OnceCell::new(),
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
        let nearest = self.minis.iter().map(|mini| mini.distance_squared(at)).min();
        let nearest = nearest.map_or(super::grid::FAR, |nearest| (nearest as f32).sqrt());
        nearest.min(super::grid::FAR) - (self.radius + radius) as f32
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

    /// The cover that its leader has in a pit or a trench.
    fn sunken(&self, state: &State) -> Cover {
        *self.sunken.get_or_init(|| sunken(state, self.unit, self.leader))
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

fn is_dark(state: &State, distance: f32) -> bool {
    let most = match state.round {
        1 => 2,
        2 => 3,
        _ => return false,
    };
    state.is_under(Condition::LimitedVisibility) && range_of(state, distance - 3000.0) > most
}

/// What lies between a unit's leader somewhere and an enemy's leader: the same for who looks from
/// either end.
#[derive(Clone, Copy, PartialEq, Debug)]
struct View {
    /// Something high stands between them, or it is too dark.
    hidden: bool,
    /// The hits that terrain would cancel for the enemy, and for the unit itself.
    covers: [Cover; 2],
}

/// The cover of a unit's leader that stands in a pit or a trench, whoever looks.
fn sunken(state: &State, unit: UnitId, at: Stand) -> Cover {
    let base = state.table.base(unit, at.point());
    let pieces = state.table.terrain.pieces.iter();
    let deep = pieces.filter(|piece| piece.kind.is_depression() && piece.contains(base));
    let covers = deep.map(|piece| piece.cover_for(&state.sheet(unit).unit));
    covers.max().unwrap_or_default()
}

impl View {
    /// `sunken` is the cover of the unit in a pit or a trench.
    fn of(state: &State, (unit, at): (UnitId, Stand), sunken: Cover, foe: &Foe) -> View {
        let ends = [(foe.unit, foe.leader), (unit, at)];
        let [a, b] = ends.map(|(_, stand)| stand.point());
        let tops = ends.map(|(unit, stand)| stand.level + state.height(unit));
        let (low, high) = (foe.leader.level.min(at.level), tops[0].max(tops[1]));
        let covers = [foe.sunken(state), sunken];
        let mut view = View { hidden: is_dark(state, between(a, b)), covers };
        let way = Bounds::of(a, b);
        for piece in &state.table.terrain.pieces {
            // Most pieces lie elsewhere.
            if !piece.footprint.bounds().meets(way) || piece.kind.is_depression() {
                continue;
            }
            let (hides, covers) = (piece.kind.is_solid() && piece.top >= high, piece.top > low);
            if !(hides || covers) || !sight::enters(a, b, &piece.footprint) {
                continue;
            }
            view.hidden |= hides;
            for ((unit, _), cover) in ends.into_iter().zip(&mut view.covers) {
                if covers {
                    *cover = (*cover).max(piece.cover_for(&state.sheet(unit).unit));
                }
            }
        }
        view
    }
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Thought {
    unit: UnitId,
    stance: Stance,
    aim: u8,
    defender: UnitId,
    cover: Cover,
}

impl Hash for Thought {
    /// In one number.
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let stance = match self.stance {
            Stance::Melee => 0,
            Stance::Ranged { range, front, moved } => {
                1 + (u64::from(range) << 2 | u64::from(front) << 1 | u64::from(moved))
            }
        };
        let units = u64::from(self.unit.0) << 8 | u64::from(self.defender.0);
        let rest = u64::from(self.aim) << 2 | self.cover as u64;
        hasher.write_u64(units << 32 | rest << 16 | stance);
    }
}

/// What attacks would be worth in a position. Each is worked out once: there are many places to look
/// from, and few ranges and covers.
#[derive(Debug)]
pub struct Lookout<'a> {
    state: &'a State,
    /// How many wounds which dice cause.
    pub chances: &'a Chances,
    known: RefCell<HashMap<Thought, f32, Quick>>,
    /// The weapons of units by where they attack from.
    weapons: RefCell<HashMap<(UnitId, Stance), Weapons, Quick>>,
    /// What these bring against somebody in the open.
    bare: RefCell<HashMap<Against, (Pool, Terms), Quick>>,
    /// What was seen from the last place: one looks from it at an enemy, and then back.
    views: RefCell<Views>,
}

/// A weapon for each miniature, or as many as it may use.
type Weapons = Rc<[(MiniId, u8)]>;

/// Who attacks with what, whom, and whether in melee.
type Against = (UnitId, Weapons, UnitId, bool);

/// What a unit sees from a place.
#[derive(Clone, Default, Debug)]
struct Views {
    at: Option<(UnitId, Stand)>,
    /// The cover that it has there in a pit or a trench.
    sunken: Cover,
    of: Vec<(UnitId, View)>,
}

impl<'a> Lookout<'a> {
    /// Over a position.
    pub fn new(state: &'a State, chances: &'a Chances) -> Lookout<'a> {
        Lookout {
            state,
            chances,
            known: RefCell::default(),
            weapons: RefCell::default(),
            bare: RefCell::default(),
            views: RefCell::default(),
        }
    }

    /// What lies between a unit that stands somewhere and an enemy.
    fn view(&self, unit: UnitId, at: Stand, foe: &Foe) -> View {
        let mut views = self.views.borrow_mut();
        if views.at != Some((unit, at)) {
            views.at = Some((unit, at));
            views.sunken = sunken(self.state, unit, at);
            views.of.clear();
        }
        if let Some((_, view)) = views.of.iter().find(|(other, _)| *other == foe.unit) {
            return *view;
        }
        let view = View::of(self.state, (unit, at), views.sunken, foe);
        views.of.push((foe.unit, view));
        view
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
        let mut known = self.known.borrow_mut();
        let thought = Thought { unit, stance, aim, defender, cover };
        *known.entry(thought).or_insert_with(|| self.work_out(thought))
    }

    fn work_out(&self, Thought { unit, stance, aim, defender, cover }: Thought) -> f32 {
        let (state, melee) = (self.state, stance == Stance::Melee);
        let mut weapons = self.weapons.borrow_mut();
        let weapons = weapons.entry((unit, stance));
        let weapons = weapons.or_insert_with(|| arms::arm_all(state, unit, stance).into());
        if weapons.is_empty() {
            return 0.0;
        }
        let mut bare = self.bare.borrow_mut();
        let bare = bare.entry((unit, Rc::clone(weapons), defender, melee));
        let (pool, terms) = bare.or_insert_with(|| {
            let pool = Pool::of(defender, weapons.to_vec(), melee);
            let terms = Terms::anywhere(state, unit, &pool);
            (pool, terms)
        });
        let terms = terms.clone().behind(state, unit, pool, cover);
        arms::expected(state, self.chances, &Terms { aims: aim, ..terms }, defender, melee)
    }

    /// What an attack of a unit that stands so would be worth against an enemy; nothing if it can
    /// probably not be made. `aim` tokens reroll dice.
    pub fn shot(&self, unit: UnitId, at: Stand, foe: &Foe, moved: bool, aim: u8) -> f32 {
        let state = self.state;
        let range = foe.range(state, at.point(), state.table.radius(unit));
        if range > arms::longest(state, unit) || foe.is_engaged(state) {
            return 0.0;
        }
        let view = self.view(unit, at, foe);
        if view.hidden {
            return 0.0;
        }
        let notched = state.kind(unit).is_notched();
        let front = !notched || in_front(at, foe.leader.point());
        let stance = Stance::Ranged { range, front, moved };
        self.worth(unit, stance, aim, foe.unit, view.covers[0])
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
        if far > 0.0 && far >= foe.stride(state) {
            return blows;
        }
        let view = self.view(unit, at, foe);
        let share = match far {
            far if far <= 0.0 && view.hidden => 0.4,
            far if far <= 0.0 => 1.0,
            _ => 0.5,
        };
        let range = range_of(state, gap).min(foe.longest);
        let stance = Stance::Ranged { range, front: true, moved: true };
        blows.max(share * self.worth(foe.unit, stance, 0, unit, view.covers[1]))
    }
}
