//! Which characters a card means: the filters of the language.

use measure::{Disc, gap};

use crate::engagement;
use crate::language::{Filter, Given, Of, Role, Within};
use crate::objectives;
use crate::operations::{self, captives, finding, tokens};
use crate::state::{Objective, State};
use crate::table::{CharacterId, Characters, UnitId};

/// Who takes part in what is going on, seen from the unit that has the ability.
#[derive(Clone, PartialEq, Debug)]
pub struct Roles {
    /// The unit that has the ability (SP-EFFECT-04).
    pub unit: UnitId,
    /// The characters chosen so far; `it` is the last one.
    pub it: Vec<CharacterId>,
    /// The attacking character.
    pub attacker: Option<CharacterId>,
    /// The defending character.
    pub target: Option<CharacterId>,
    /// Where an armoured target is that is attacked instead.
    pub armoured: Vec<Disc>,
    /// All characters attacked in the action.
    pub attacked: Vec<CharacterId>,
    /// The character that wounded a unit.
    pub wounder: Option<CharacterId>,
    /// The unit that the trigger is about.
    pub subject: Option<UnitId>,
    /// The unit that has just become wounded.
    pub wounded: Option<UnitId>,
    /// The character of the unit that uses the ability, if its trigger says who (SP-EFFECT-05).
    pub user: Option<CharacterId>,
    /// Failures that the attack roll shows.
    pub failures: u8,
}

impl Roles {
    /// Nothing is going on yet.
    #[must_use]
    pub fn of(unit: UnitId) -> Roles {
        Roles {
            unit,
            it: Vec::new(),
            attacker: None,
            target: None,
            armoured: Vec::new(),
            attacked: Vec::new(),
            wounder: None,
            subject: None,
            wounded: None,
            user: None,
            failures: 0,
        }
    }

    /// The characters in a role.
    #[must_use]
    pub fn characters(&self, state: &State, role: Role) -> Characters {
        let members = |unit| state.characters_of(unit).collect();
        match role {
            Role::ThisUnit => members(self.unit),
            Role::It => self.it.last().copied().into_iter().collect(),
            Role::Before => self.it.iter().rev().nth(1).copied().into_iter().collect(),
            Role::Attacker => self.attacker.into_iter().collect(),
            Role::Target => self.target.into_iter().collect(),
            Role::Attacked => self.attacked.iter().copied().collect(),
            Role::Wounder => self.wounder.into_iter().collect(),
            Role::Subject => self.subject.map_or_else(Characters::new, members),
            Role::Activated => activated(state).map_or_else(Characters::new, members),
        }
    }

    /// The unit in a role.
    #[must_use]
    pub fn unit(&self, state: &State, role: Role) -> Option<UnitId> {
        match role {
            Role::ThisUnit => Some(self.unit),
            Role::Subject => self.subject,
            Role::Activated => activated(state),
            role => self.characters(state, role).first().map(|&character| state.unit_of(character)),
        }
    }

    /// With one more character chosen.
    #[must_use]
    pub fn about(&self, character: CharacterId) -> Roles {
        let mut roles = self.clone();
        roles.it.push(character);
        roles
    }
}

/// The unit that was activated in this turn of an operation.
fn activated(state: &State) -> Option<UnitId> {
    state.operation.as_ref()?.activated
}

/// Whether a character is meant by a filter.
#[must_use]
pub fn matches(state: &State, roles: &Roles, filter: &Filter, character: CharacterId) -> bool {
    if state.spot(character).is_none() {
        return false;
    }
    let unit = state.unit_of(character);
    let sheet = state.sheet(unit);
    let card = &sheet.unit;
    let trait_fits = |wanted: &String| card.traits.iter().any(|own| own == wanted);
    on_side(state, roles, filter.of, character)
        && (filter.types.is_empty() || filter.types.contains(&card.kind))
        && (filter.traits.is_empty() || filter.traits.iter().any(trait_fits))
        && filter.is.is_none_or(|role| roles.characters(state, role).contains(&character))
        && filter.hurt.is_none_or(|hurt| {
            let unit = state.unit(unit);
            hurt == (unit.wounded || unit.injured > 0)
        })
        && (!filter.afflicted || state.unit(unit).conditions.iter().next().is_some())
        && filter.unit_of.is_none_or(|role| roles.unit(state, role) == Some(unit))
        && filter.not_of.is_none_or(|role| {
            let others = roles.characters(state, role);
            others.iter().all(|&other| state.unit_of(other) != unit)
        })
        && filter.within.is_none_or(|within| is_within(state, roles, within, character))
        && filter.engaged_with.is_none_or(|role| {
            let others = roles.characters(state, role);
            others.iter().any(|&other| engagement::engaged(state, character, other))
        })
        && (!filter.contesting || objectives::contests_any(state, character))
        && filter.condition.is_none_or(|one| state.unit(unit).conditions.has(one))
        && filter.tokens.is_none_or(|has| tokens::of(state, unit).next().is_some() == has)
        && (!filter.matching
            || tokens::of(state, unit).any(|face| tokens::chosen_symbol(state) == Some(face)))
        && filter.near_chosen.is_none_or(|range| near_chosen(state, character, range))
        && filter.all_near_chosen.is_none_or(|range| {
            state.table.characters_of(unit).all(|own| near_chosen(state, own, range))
        })
        && filter.captured.is_none_or(|is| captives::is_captured(state, unit) == is)
        && filter.damaged.is_none_or(|has| (state.unit(unit).damage > 0) == has)
        && filter.contests.as_ref().is_none_or(|wanted| {
            let meant = finding::objectives_of(state, roles, wanted).into_iter();
            let mut meant = meant.filter_map(|n| state.objectives.get(usize::from(n)));
            meant.any(|objective| objectives::contests(state, character, objective))
        })
}

/// Within a range of the chosen objective.
fn near_chosen(state: &State, character: CharacterId, range: u8) -> bool {
    let chosen = state.operation.as_ref().and_then(|now| now.chosen);
    let objective = chosen.and_then(|chosen| state.objectives.get(usize::from(chosen)));
    objective.is_some_and(|objective| is_near(state, character, objective, range))
}

/// Whether a character is within a range of an objective.
#[must_use]
pub fn is_near(state: &State, character: CharacterId, objective: &Objective, range: u8) -> bool {
    let token = objective.disc();
    state.base(character).is_some_and(|base| gap::within(base, token, state.table.range(range)))
}

fn on_side(state: &State, roles: &Roles, of: Of, character: CharacterId) -> bool {
    let unit = state.unit_of(character);
    let allied = state.seat(unit) == state.seat(roles.unit);
    match of {
        Of::Anyone => true,
        Of::ThisUnit => unit == roles.unit,
        Of::Allies => allied,
        Of::OtherAllies => {
            let own = roles.it.last();
            allied && own.map_or(unit != roles.unit, |own| *own != character)
        }
        Of::OtherUnits => allied && unit != roles.unit,
        Of::Enemies => !allied,
    }
}

/// Within a range of somebody (SP-EFFECT-05), or of every one of them. An armoured target is where the
/// tokens are through which it is attacked (SO-ARMOR-05).
fn is_within(state: &State, roles: &Roles, within: Within, character: CharacterId) -> bool {
    if within.of == Role::Target && !roles.armoured.is_empty() {
        let range = state.table.range(within.range);
        let near = |base: Disc| roles.armoured.iter().any(|&token| gap::within(base, token, range));
        return state.base(character).is_some_and(near);
    }
    let others = roles.characters(state, within.of);
    let mut near = others.iter().map(|&other| state.within(character, other, within.range));
    if within.every { !others.is_empty() && near.all(|near| near) } else { near.any(|near| near) }
}

/// All characters that a filter means.
#[must_use]
pub fn candidates(state: &State, roles: &Roles, filter: &Filter) -> Characters {
    state.standing().filter(|&character| matches(state, roles, filter, character)).collect()
}

/// Whether a filter means anybody.
#[must_use]
pub fn means_any(state: &State, roles: &Roles, filter: &Filter) -> bool {
    state.standing().any(|character| matches(state, roles, filter, character))
}

/// Whether a filter means a unit: one of its characters (SP-MEASURE-15).
#[must_use]
pub fn means_unit(state: &State, roles: &Roles, filter: &Filter, unit: UnitId) -> bool {
    state.characters_of(unit).any(|character| matches(state, roles, filter, character))
}

/// Whether what must be true is true.
#[must_use]
pub fn holds(state: &State, roles: &Roles, given: &Given) -> bool {
    match given {
        Given::NotWounded => !state.unit(roles.unit).wounded,
        Given::Hunker(tokens) => state.unit(roles.unit).hunker >= *tokens,
        Given::Failures(failures) => roles.failures >= *failures,
        Given::Side(side) => {
            let now = state.operation.as_ref();
            now.is_some_and(|now| now.seat(*side) == state.seat(roles.unit))
        }
        Given::Stage(id) => operations::stage(state).is_some_and(|stage| stage.id == *id),
        Given::Objectives(wanted) => !finding::objectives_of(state, roles, wanted).is_empty(),
        Given::Exists(filter) => means_any(state, roles, filter),
        Given::Near { range, of } => state.characters_of(roles.unit).any(|own| {
            let base = state.base(own).into_iter();
            let mut near = base.flat_map(|base| state.near(base, state.table.range(*range)));
            near.any(|other| {
                let other = other.character;
                other != own && matches(state, &roles.about(own), of, other)
            })
        }),
    }
}
