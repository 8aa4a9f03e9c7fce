//! Cover (chapter "Cover").

use measure::{gap, sight as lines};

use crate::event::CoverCause;
use crate::moments;
use crate::sight::{self, Hidden, Object, Source};
use crate::state::State;
use crate::table::{CONTACT, MiniId, UnitId};
use crate::terrain::{Cover, Piece};
use crate::tokens::Marker;

/// A unit's cover against an attack, and why.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Covered {
    /// The grade with all improvements.
    pub cover: Cover,
    /// The obscured miniatures.
    pub obscured: Vec<MiniId>,
    /// What gives or improves it.
    pub because: Vec<CoverCause>,
}

/// The cover of a unit against a ranged attack: half of it obscured (LG-COVER-19), then improved by
/// suppression and keywords (LG-COVER-09), then reduced (LG-KEY-328).
#[must_use]
pub fn against(state: &State, attacker: UnitId, defender: UnitId) -> Covered {
    let Some(from) = Source::leader(state, attacker) else { return Covered::default() };
    let mut covered = from_source(state, from, defender);
    moments::cover_reduced(state, attacker, &mut covered);
    covered
}

/// The same, wherever the attack comes from (LG-DETON-05).
#[must_use]
pub fn from_source(state: &State, from: Source, defender: UnitId) -> Covered {
    let mut covered = from_objects(state, from, defender);
    improve(state, defender, &mut covered);
    covered
}

/// Suppression and keywords improve cover (LG-COVER-09).
pub fn improve(state: &State, defender: UnitId, covered: &mut Covered) {
    let suppressed = state.unit(defender).tokens.has(Marker::Suppression);
    if suppressed && state.kind(defender).is_trooper() {
        covered.because.push(CoverCause::Suppression); // LG-SUPP-203
        covered.cover = improved(covered.cover, 1);
    }
    moments::cover_improved(state, defender, covered);
}

/// Cover improved by so much, at most to heavy (LG-COVER-10 to LG-COVER-12).
#[must_use]
pub fn improved(cover: Cover, by: u8) -> Cover {
    match cover as u8 + by.min(2) {
        0 => Cover::None,
        1 => Cover::Light,
        _ => Cover::Heavy,
    }
}

/// Cover reduced by so much, at most to none (LG-KEY-328).
#[must_use]
pub fn reduced(cover: Cover, by: u8) -> Cover {
    improved(Cover::None, (cover as u8).saturating_sub(by))
}

/// Cover from terrain and units in the way: each miniature of the defender is looked at from the
/// attacking leader (LG-COVER-13); at least half must be obscured (LG-COVER-19). Heavy cover counts
/// unless more are in light (LG-COVER-23).
fn from_objects(state: &State, from: Source, defender: UnitId) -> Covered {
    let minis: Vec<MiniId> = state.minis_of(defender).collect();
    let (mut light, mut heavy) = (0_usize, 0_usize);
    let mut covered = Covered::default();
    for &mini in &minis {
        let found = of_mini(state, from, mini, defender);
        let best = found.iter().map(|(_, cover)| *cover).max();
        match best {
            None => continue,
            Some(Cover::Heavy) => heavy += 1, // LG-COVER-24
            Some(Cover::Light) => light += 1,
            Some(Cover::None) => {}
        }
        covered.obscured.push(mini);
        for (object, _) in found {
            let cause = match object {
                Object::Piece(number) => CoverCause::Piece(number),
                Object::Mini(mini) => CoverCause::Unit(state.unit_of(mini)),
            };
            if !covered.because.contains(&cause) {
                covered.because.push(cause);
            }
        }
    }
    if 2 * covered.obscured.len() < minis.len() {
        return Covered::default();
    }
    covered.cover = match (light, heavy) {
        (0, 0) => Cover::None,
        (light, heavy) if light > heavy => Cover::Light,
        _ => Cover::Heavy,
    };
    covered
}

/// The objects that obscure a miniature, with the cover each gives.
fn of_mini(state: &State, from: Source, mini: MiniId, defender: UnitId) -> Vec<(Object, Cover)> {
    let pieces = (0..state.table.terrain.pieces.len() as u8).filter(|&n| leads(state, n));
    let minis = state.standing().filter(|&other| {
        Some(other) != from.mini && other != mini && sight::obscures(state, state.unit_of(other))
    });
    let objects = pieces.map(Object::Piece).chain(minis.map(Object::Mini));
    objects
        .filter_map(|object| {
            let cover = match object {
                Object::Piece(number) => by_piece(state, from, mini, number, defender)?,
                Object::Mini(other) => by_mini(state, from, mini, other)?,
            };
            Some((object, cover))
        })
        .filter(|(_, cover)| *cover != Cover::None)
        .collect()
}

/// Whether a part stands for its terrain piece: the first of a name (LG-TERRAIN-46); depressions
/// each for themselves.
fn leads(state: &State, number: u8) -> bool {
    let pieces = &state.table.terrain.pieces;
    let own = &pieces[usize::from(number)];
    let before = &pieces[..usize::from(number)];
    own.kind.is_depression()
        || !before.iter().any(|other| other.model == own.model && !other.kind.is_depression())
}

/// The cover that a piece gives a miniature: some part of the miniature is hidden by it, and the
/// line between the centres crosses it (LG-COVER-13), seen from above (LG-COVER-18). What the
/// attacking leader touches only counts if it hides everything (LG-COVER-15); a depression only for
/// those inside (LG-TERRAIN-31, LG-TERRAIN-32). What was declared counts (LG-TDECL-210); hiding a
/// miniature completely is always heavy (LG-TERRAIN-05).
fn by_piece(
    state: &State,
    from: Source,
    mini: MiniId,
    number: u8,
    defender: UnitId,
) -> Option<Cover> {
    let to = state.base(mini)?;
    let unit = &state.sheet(defender).unit;
    let own = &state.table.terrain.pieces[usize::from(number)];
    if own.kind.is_depression() {
        // Nobody on a bridge over it is inside of it (LG-TERRAIN-29).
        let inside = own.contains(to) && !own.is_below(state.stand(mini)?.level);
        return inside.then(|| own.cover_for(unit));
    }
    let parts = || sight::parts(state, number).map(|part| &state.table.terrain.pieces[part]);
    let is_crossed = |part: &&Piece| lines::enters(from.base.centre, to.centre, &part.footprint);
    if !parts().any(|part| is_crossed(&part)) {
        return None;
    }
    let touches = parts()
        .filter(|part| (part.bottom..=part.top).contains(&from.level))
        .any(|part| gap::within(from.base, &part.footprint, CONTACT));
    match sight::hides(state, from.eye, mini, Object::Piece(number)) {
        Hidden::Nothing => None,
        Hidden::Partly if touches => None,
        Hidden::Completely => Some(Cover::Heavy),
        Hidden::Partly => parts().filter(is_crossed).map(|part| part.cover_for(unit)).max(),
    }
}

/// The cover that a ground vehicle or an emplacement in the way gives, as terrain would that reaches
/// from its base to its top (LG-COVER-16): not if the attacking leader touches it, unless it hides
/// everything (LG-COVER-15).
fn by_mini(state: &State, from: Source, mini: MiniId, other: MiniId) -> Option<Cover> {
    let (to, disc) = (state.base(mini)?, state.base(other)?);
    let line = measure::Strip { from: from.base.centre, to: to.centre, half_width: 0 };
    if !measure::overlap::strip_disc(line, disc) {
        return None;
    }
    let (unit, bottom) = (state.unit_of(other), state.stand(other)?.level);
    let touches = || {
        (bottom..=bottom + state.height(unit)).contains(&from.level)
            && gap::within(from.base, disc, CONTACT)
    };
    match sight::hides(state, from.eye, mini, Object::Mini(other)) {
        Hidden::Nothing => None,
        Hidden::Partly if touches() => None,
        _ => Some(state.sheet(unit).unit.cover),
    }
}
