//! What happens that abilities wait for, and whom it concerns (chapters "Abilities", "Timing").

use kernel::Seat;

use crate::filter::{self, Roles};
use crate::language::{AbilityKind, Action, AttackType, Filter, MoveKind, Role, Trigger};
use crate::question::Occasion;
use crate::state::{State, Wound};
use crate::table::{CharacterId, Sheet, UnitId};

/// Something happened that abilities may answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    kind: Happening,
    attacker: Option<CharacterId>,
    pub(super) target: Option<CharacterId>,
    attacked: Vec<CharacterId>,
    failures: u8,
}

#[derive(Clone, PartialEq, Debug)]
enum Happening {
    Action { unit: UnitId, action: Action },
    Declared { kind: AttackType, combat_action: bool },
    Resolved { kind: AttackType, combat_action: bool },
    Pool { kind: AttackType, damage: u8 },
    Wounded(Wound),
    Left { character: CharacterId, kind: MoveKind, from: Vec<CharacterId> },
    Moved { character: CharacterId, kind: MoveKind },
    Hunkered(UnitId),
}

/// The kinds of what happens, alike for moments and for triggers.
#[derive(Clone, Copy)]
pub(super) enum Occurrence {
    Action,
    Declared,
    Resolved,
    Pool,
    Wounded,
    Left,
    Moved,
    Hunkered,
}

const OCCURRENCES: usize = Occurrence::Hunkered as usize + 1;

impl Trigger {
    fn occurrence(&self) -> Occurrence {
        match self {
            Trigger::Action { .. } => Occurrence::Action,
            Trigger::AttackDeclared { .. } => Occurrence::Declared,
            Trigger::AttackResolved { .. } => Occurrence::Resolved,
            Trigger::DamagePool { .. } => Occurrence::Pool,
            Trigger::Wounded { .. } => Occurrence::Wounded,
            Trigger::Left { .. } => Occurrence::Left,
            Trigger::Moved { .. } => Occurrence::Moved,
            Trigger::Hunkered { .. } => Occurrence::Hunkered,
        }
    }
}

/// The abilities that wait for each kind of what happens, by seat, reactive ones apart, each by unit
/// and number: most moments concern nobody, and they are many.
#[derive(PartialEq, Debug, Default)]
pub struct Triggers([[[Abilities; 2]; 2]; OCCURRENCES]);

type Abilities = Vec<(UnitId, u8)>;

impl Triggers {
    /// Those of all units of a game.
    #[must_use]
    pub fn of(units: &[Sheet]) -> Triggers {
        let mut triggers = Triggers::default();
        for (unit, sheet) in (0..).map(UnitId).zip(units) {
            for (number, ability) in (0..).zip(&sheet.unit.ability) {
                if let Some(trigger) = &ability.when {
                    let of_seat = &mut triggers.0[trigger.occurrence() as usize];
                    let reactive = ability.kind == AbilityKind::Reactive;
                    let waiting = &mut of_seat[sheet.seat.index() & 1][usize::from(reactive)];
                    waiting.push((unit, number));
                }
            }
        }
        triggers
    }

    pub(super) fn waiting(&self, what: Occurrence, seat: Seat, reactive: bool) -> &[(UnitId, u8)] {
        &self.0[what as usize][seat.index() & 1][usize::from(reactive)]
    }
}

impl Moment {
    fn new(kind: Happening) -> Moment {
        let (attacker, target) = (None, None);
        Moment { kind, attacker, target, attacked: Vec::new(), failures: 0 }
    }

    /// A unit took an action.
    #[must_use]
    pub fn action(state: &State, unit: UnitId, action: Action) -> Moment {
        let attacked = state.attacked.to_vec();
        Moment { attacked, ..Moment::new(Happening::Action { unit, action }) }
    }

    /// A target was chosen.
    #[must_use]
    pub fn declared(state: &State) -> Option<Moment> {
        let attack = state.attacks.last()?;
        let (kind, combat_action) = (attack.kind, attack.combat_action);
        Moment::in_attack(state, Happening::Declared { kind, combat_action })
    }

    /// An attack was resolved.
    #[must_use]
    pub fn resolved(state: &State) -> Option<Moment> {
        let attack = state.attacks.last()?;
        let (kind, combat_action) = (attack.kind, attack.combat_action);
        Moment::in_attack(state, Happening::Resolved { kind, combat_action })
    }

    /// The damage pool is about to be applied.
    #[must_use]
    pub fn pool(state: &State) -> Option<Moment> {
        let attack = state.attacks.last()?;
        Moment::in_attack(state, Happening::Pool { kind: attack.kind, damage: attack.pool })
    }

    fn in_attack(state: &State, kind: Happening) -> Option<Moment> {
        let attack = state.attacks.last()?;
        Some(Moment {
            attacker: Some(attack.attacker),
            target: attack.target.character(),
            attacked: attack.target.character().into_iter().collect(),
            failures: attack.failures,
            kind,
        })
    }

    /// A character moved, and was engaged with these before.
    #[must_use]
    pub fn left(character: CharacterId, kind: MoveKind, from: Vec<CharacterId>) -> Moment {
        Moment::new(Happening::Left { character, kind, from })
    }

    /// A character ended a movement.
    #[must_use]
    pub fn moved(character: CharacterId, kind: MoveKind) -> Moment {
        Moment::new(Happening::Moved { character, kind })
    }

    /// A unit gained a hunker token.
    #[must_use]
    pub fn hunkered(unit: UnitId) -> Moment {
        Moment::new(Happening::Hunkered(unit))
    }

    pub(super) fn wounded(wound: Wound) -> Moment {
        Moment::new(Happening::Wounded(wound))
    }

    /// What is going on, seen from a unit.
    pub(super) fn roles(&self, unit: UnitId) -> Roles {
        let mut roles = Roles::of(unit);
        roles.attacker = self.attacker;
        roles.target = self.target;
        roles.attacked.clone_from(&self.attacked);
        roles.failures = self.failures;
        match &self.kind {
            Happening::Action { unit, .. } | Happening::Hunkered(unit) => {
                roles.subject = Some(*unit);
            }
            Happening::Wounded(wound) => {
                roles.subject = Some(wound.unit);
                roles.wounder = wound.by;
                roles.wounded = Some(wound.unit);
            }
            Happening::Left { character, .. } | Happening::Moved { character, .. } => {
                roles.it.push(*character);
            }
            Happening::Declared { .. } | Happening::Resolved { .. } | Happening::Pool { .. } => {}
        }
        roles
    }

    /// The same for an ability of the unit that answers it.
    pub(super) fn roles_for(&self, state: &State, unit: UnitId, ability: u8) -> Roles {
        let trigger = state.table.ability(unit, ability).and_then(|ability| ability.when.as_ref());
        let user = trigger.and_then(|trigger| self.user(state, unit, trigger));
        Roles { user, ..self.roles(unit) }
    }

    /// The character of a unit that uses an ability: who attacks or is attacked, who was engaged with
    /// the one that left, or who is within the range that the trigger asks for (SP-EFFECT-05).
    fn user(&self, state: &State, unit: UnitId, trigger: &Trigger) -> Option<CharacterId> {
        let own = |character: &CharacterId| state.unit_of(*character) == unit;
        if let Happening::Left { from, .. } = &self.kind {
            return from.iter().copied().find(own);
        }
        let (Trigger::AttackDeclared { by, against, .. }
        | Trigger::AttackResolved { by, against, .. }) = trigger
        else {
            return self.target.filter(own);
        };
        let near = |filter: &Filter, whom: Option<CharacterId>| {
            let within = filter.within.filter(|within| within.of == Role::ThisUnit);
            let (within, whom) = within.zip(whom)?;
            state.characters_of(unit).find(|&own| state.within(own, whom, within.range))
        };
        let part = [self.attacker, self.target].into_iter().flatten().find(own);
        part.or_else(|| near(against, self.target)).or_else(|| near(by, self.attacker))
    }

    pub(super) fn occasion(&self) -> Occasion {
        match &self.kind {
            Happening::Action { unit, action } => Occasion::Action(*unit, *action),
            Happening::Declared { .. } => Occasion::AttackDeclared,
            Happening::Resolved { .. } => Occasion::AttackResolved,
            Happening::Pool { damage, .. } => Occasion::Damage(*damage),
            Happening::Wounded(wound) => Occasion::Wounded(wound.unit),
            Happening::Left { character, .. } => Occasion::Left(*character),
            Happening::Moved { character, .. } => Occasion::Moved(*character),
            Happening::Hunkered(unit) => Occasion::Hunkered(*unit),
        }
    }

    pub(super) fn occurrence(&self) -> Occurrence {
        match &self.kind {
            Happening::Action { .. } => Occurrence::Action,
            Happening::Declared { .. } => Occurrence::Declared,
            Happening::Resolved { .. } => Occurrence::Resolved,
            Happening::Pool { .. } => Occurrence::Pool,
            Happening::Wounded(_) => Occurrence::Wounded,
            Happening::Left { .. } => Occurrence::Left,
            Happening::Moved { .. } => Occurrence::Moved,
            Happening::Hunkered(_) => Occurrence::Hunkered,
        }
    }

    /// Whether that happened which an ability waits for, whoever did it.
    pub(super) fn is_what(&self, trigger: &Trigger) -> bool {
        match (trigger, &self.kind) {
            (Trigger::Action { action, .. }, Happening::Action { action: made, .. }) => {
                action == made
            }
            (
                Trigger::AttackDeclared { kind, combat_action, .. },
                Happening::Declared { kind: made, combat_action: is },
            )
            | (
                Trigger::AttackResolved { kind, combat_action, .. },
                Happening::Resolved { kind: made, combat_action: is },
            ) => kind.is_none_or(|kind| kind == *made) && (!combat_action || *is),
            (Trigger::DamagePool { kind }, Happening::Pool { kind: made, damage }) => {
                kind.is_none_or(|kind| kind == *made) && *damage > 0
            }
            (Trigger::Wounded { attack, .. }, Happening::Wounded(wound)) => {
                attack.is_none_or(|attack| Some(attack) == wound.attack)
            }
            (Trigger::Left { kinds }, Happening::Left { kind, .. })
            | (Trigger::Moved { kinds, .. }, Happening::Moved { kind, .. }) => {
                is_one_of(*kind, kinds)
            }
            (Trigger::Hunkered { .. }, Happening::Hunkered(_)) => true,
            _ => false,
        }
    }

    /// Whether it happened by whom and to whom an ability of a unit waits for.
    pub(super) fn concerns(&self, state: &State, roles: &Roles, trigger: &Trigger) -> bool {
        let fits = |filter, character: Option<CharacterId>| {
            character.is_some_and(|character| filter::matches(state, roles, filter, character))
        };
        let own = |character: CharacterId| state.unit_of(character) == roles.unit;
        match (trigger, &self.kind) {
            (Trigger::Action { by: who, .. }, Happening::Action { unit, .. })
            | (Trigger::Hunkered { unit: who }, Happening::Hunkered(unit)) => {
                filter::means_unit(state, roles, who, *unit)
            }
            (
                Trigger::AttackDeclared { by, against, .. }
                | Trigger::AttackResolved { by, against, .. },
                _,
            ) => {
                fits(by, self.attacker)
                    // An armoured target is nobody in particular: only "anyone" means it too.
                    && (fits(against, self.target) || *against == Filter::default())
            }
            // A wounded unit would take no damage (SP-DMG-10).
            (Trigger::DamagePool { .. }, _) => {
                !state.unit(roles.unit).wounded && self.target.is_some_and(own)
            }
            (Trigger::Wounded { unit, by, .. }, Happening::Wounded(wound)) => {
                by.as_ref().is_none_or(|by| fits(by, wound.by))
                    && filter::means_unit(state, roles, unit, wound.unit)
            }
            (Trigger::Left { .. }, Happening::Left { character, from, .. }) => {
                from.iter().any(|&other| own(other))
                    && !crate::engagement::with(state, *character).any(own)
            }
            (Trigger::Moved { by, .. }, Happening::Moved { character, .. }) => {
                fits(by, Some(*character))
            }
            _ => false,
        }
    }
}

/// Whether a movement is one of some kinds: a reposition is an advance too (SP-SYM-10).
fn is_one_of(kind: MoveKind, kinds: &[MoveKind]) -> bool {
    let advances = kind == MoveKind::Reposition && kinds.contains(&MoveKind::Advance);
    advances || kinds.contains(&kind)
}
