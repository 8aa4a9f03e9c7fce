//! Line of sight (chapter "Line of sight") and what hides a miniature.

use kernel::{Refusal, Rule};
use measure::eye::{self, Eye, Solid};
use measure::{Bounds, Disc, Length, Point};

use crate::battle::Condition;
use crate::pack::UnitType;
use crate::state::State;
use crate::table::{MiniId, Stand, UnitId};
use crate::underway::Pool;
use crate::{objectives, range};

/// Something that can be in the way of a look: a terrain piece or a miniature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Object {
    /// A terrain piece, by its number.
    Piece(u8),
    /// A miniature.
    Mini(MiniId),
}

/// The viewpoint of a miniature: its highest point over the centre of its base (LG-LOS-02).
#[must_use]
pub fn eye(state: &State, mini: MiniId) -> Option<Eye> {
    let stand = state.stand(mini)?;
    let height = state.height(state.unit_of(mini));
    Some(Eye { at: stand.point(), height: stand.level + height })
}

/// The solids of a miniature: what can be seen of it (LG-LOS-03). The post of a repulsor vehicle
/// counts only if `post` says so (LG-COVER-17).
#[must_use]
pub fn body(state: &State, mini: MiniId, post: bool) -> Vec<Solid> {
    let Some(stand) = state.stand(mini) else { return Vec::new() };
    let parts = state.sheet(state.unit_of(mini)).body.iter();
    let parts = parts.filter(|(_, is_post)| post || !is_post);
    let to = stand.point() - Point::default();
    parts.filter_map(|(solid, _)| solid.moved(to, stand.level)).collect()
}

/// The vehicles that may block the sight of a target (LG-LOS-05): neither of two miniatures
/// (LG-LOS-09) and no trooper (LG-LOS-06).
#[must_use]
pub fn vehicles(state: &State, eye: Eye, target: &[Solid], but: [MiniId; 2]) -> Vec<Solid> {
    let ends = target.iter().map(Solid::bounds);
    let way = ends.fold(Bounds::of(eye.at, eye.at), |all, one| all.with(one.min).with(one.max));
    let vehicles = state.there().filter(|&unit| state.kind(unit).is_vehicle());
    let others = vehicles.flat_map(|unit| state.placed(unit));
    let near = others.filter(|other| {
        let bodies = state.sheet(other.unit).body.iter().map(|(solid, _)| solid.bounds());
        let wide = bodies.map(|bounds| bounds.max.x).max().unwrap_or(0);
        !but.contains(&other.mini) && Disc::new(other.base.centre, wide).bounds().meets(way)
    });
    near.flat_map(|other| body(state, other.mini, false)).collect()
}

/// Whether a miniature sees any part of another (LG-LOS-03) past solid terrain and vehicles
/// (LG-LOS-05).
#[must_use]
pub fn sees(state: &State, from: MiniId, to: MiniId) -> bool {
    if too_far(state, from, to) {
        return false;
    }
    let Some(eye) = eye(state, from) else { return false };
    let target = body(state, to, true);
    let vehicles = vehicles(state, eye, &target, [from, to]);
    let blockers: Vec<&Solid> = state.table.solids.iter().flatten().chain(&vehicles).collect();
    eye::visible(eye, &target, &blockers)
}

/// In poor light sight ends at range 2 in round 1 and at range 3 in round 2.
fn too_far(state: &State, from: MiniId, to: MiniId) -> bool {
    if !state.is_under(Condition::LimitedVisibility) {
        return false;
    }
    let most = match state.round {
        1 => 2,
        2 => 3,
        _ => return false,
    };
    let both = state.base(from).zip(state.base(to));
    both.is_some_and(|(a, b)| range::between(state, a, b) > most)
}

/// Why a miniature sees nobody of a unit: something hides it (LG-ATK-13), or it is too far for the
/// light that the condition card leaves.
#[must_use]
pub fn unseen(state: &State, mini: MiniId, unit: UnitId) -> Refusal {
    let refusal = Refusal::from(Rule("LG-ATK-13"));
    let dark = state.minis_of(unit).all(|other| too_far(state, mini, other));
    match state.condition().filter(|_| dark) {
        Some(card) => refusal.with("card", &card.name.en),
        None => refusal,
    }
}

/// Whether a miniature sees a token that lies somewhere.
#[must_use]
pub fn sees_token(state: &State, from: MiniId, token: Stand) -> bool {
    let Some(eye) = eye(state, from) else { return false };
    let disc = objectives::disc(state, token);
    // As thin as cardboard.
    let target = Solid::cylinder(disc, token.level, token.level + 100);
    let target: Vec<Solid> = target.into_iter().collect();
    let vehicles = vehicles(state, eye, &target, [from, from]);
    let blockers: Vec<&Solid> = state.table.solids.iter().flatten().chain(&vehicles).collect();
    eye::visible(eye, &target, &blockers)
}

/// Where an attack comes from: an attacking leader, or a token.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Source {
    /// From where it is looked.
    pub eye: Eye,
    /// The base or token.
    pub base: Disc,
    /// The height on which it is.
    pub level: Length,
    /// The miniature.
    pub mini: Option<MiniId>,
}

impl Source {
    /// The leader of a unit.
    #[must_use]
    pub fn leader(state: &State, unit: UnitId) -> Option<Source> {
        let (mini, stand) = state.leader(unit)?;
        let base = state.base(mini)?;
        Some(Source { eye: eye(state, mini)?, base, level: stand.level, mini: Some(mini) })
    }

    /// A token (LG-DETON-05).
    #[must_use]
    pub fn token(state: &State, stand: Stand) -> Source {
        let eye = Eye { at: stand.point(), height: stand.level };
        Source { eye, base: objectives::disc(state, stand), level: stand.level, mini: None }
    }
}

/// Whether any miniature of a unit sees any miniature of another.
#[must_use]
pub fn unit_sees(state: &State, unit: UnitId, enemy: UnitId) -> bool {
    state.minis_of(unit).any(|own| state.minis_of(enemy).any(|other| sees(state, own, other)))
}

/// The miniatures of a unit that some miniature of another sees (LG-LOS-08).
#[must_use]
pub fn seen_of(state: &State, unit: UnitId, enemy: UnitId) -> Vec<MiniId> {
    let seen = |other: &MiniId| state.minis_of(unit).any(|own| sees(state, own, *other));
    state.minis_of(enemy).filter(seen).collect()
}

/// The miniatures of the defender that can suffer wounds from a pool: those that some attacker sees,
/// or that see the token that goes off (LG-DETON-12).
#[must_use]
pub fn seen_in(state: &State, attacker: UnitId, pool: &Pool) -> Vec<MiniId> {
    match pool.token {
        None => seen_of(state, attacker, pool.defender),
        Some(stand) => {
            let sees = |mini: &MiniId| sees_token(state, *mini, stand);
            state.minis_of(pool.defender).filter(sees).collect()
        }
    }
}

/// How much of a miniature an object hides from another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hidden {
    /// Nothing.
    Nothing,
    /// Some part.
    Partly,
    /// All of it.
    Completely,
}

/// How much of a miniature one object hides from another miniature (LG-COVER-13). Base and post of
/// a repulsor vehicle do not count (LG-COVER-17). Area terrain counts as a zone that hides some
/// part (LG-TERRAIN-18) but never all.
#[must_use]
pub fn hides(state: &State, eye: Eye, to: MiniId, object: Object) -> Hidden {
    let target = body(state, to, false);
    let (zones, solids) = match object {
        Object::Piece(number) => {
            let of = |all: &[Vec<Solid>]| {
                parts(state, number).flat_map(|part| all[part].clone()).collect::<Vec<Solid>>()
            };
            (of(&state.table.zones), of(&state.table.solids))
        }
        Object::Mini(mini) => {
            // Troopers never block a view (LG-LOS-06).
            let vehicle = state.kind(state.unit_of(mini)).is_vehicle();
            let body = if vehicle { body(state, mini, false) } else { Vec::new() };
            (zone_of(state, mini), body)
        }
    };
    let hidden = |by: &[Solid]| eye::hidden(eye, &target, &by.iter().collect::<Vec<&Solid>>());
    match hidden(&zones) {
        eye::Hidden::None => Hidden::Nothing,
        eye::Hidden::Completely if hidden(&solids) == eye::Hidden::Completely => Hidden::Completely,
        _ => Hidden::Partly,
    }
}

/// The parts of the terrain piece to which a part belongs, by their numbers; of depressions only
/// the part itself.
pub fn parts(state: &State, number: u8) -> impl Iterator<Item = usize> + '_ {
    let pieces = &state.table.terrain.pieces;
    let own = &pieces[usize::from(number)];
    let one = own.kind.is_depression();
    let same = move |(other, piece): &(usize, &crate::terrain::Piece)| match one {
        true => *other == usize::from(number),
        false => piece.model == own.model && !piece.kind.is_depression(),
    };
    pieces.iter().enumerate().filter(same).map(|(other, _)| other)
}

/// A ground vehicle or an emplacement as area terrain: over its base up to its highest point
/// (LG-COVER-16).
fn zone_of(state: &State, mini: MiniId) -> Vec<Solid> {
    let Some((stand, base)) = state.stand(mini).zip(state.base(mini)) else { return Vec::new() };
    let top = stand.level + state.height(state.unit_of(mini));
    Solid::cylinder(base, stand.level, top).into_iter().collect()
}

/// Whether a unit's miniatures obscure others: ground vehicles and emplacements (LG-COVER-16), not
/// repulsor vehicles nor other troopers (LG-VEH-216).
#[must_use]
pub fn obscures(state: &State, unit: UnitId) -> bool {
    matches!(state.kind(unit), UnitType::GroundVehicle | UnitType::EmplacementTrooper)
}
