//! Abilities and what triggers them.

use content::Names;
use serde::{Deserialize, Serialize};

use super::{Action, AttackType, Effect, Filter, Given, Modifier, MoveKind};

/// The kinds of abilities (SP-ABIL-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AbilityKind {
    /// In the own activation, for Force (SP-ABIL-02).
    Active,
    /// When its trigger comes, for Force (SP-ABIL-04).
    Reactive,
    /// Always (SP-ABIL-07).
    Innate,
    /// At the start of the activation (SP-ACTV-15).
    Tactic,
    /// An innate ability of a primary unit (SP-ABIL-10).
    Identity,
}

/// An ability of a unit card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ability {
    /// What it is called.
    pub name: Names,
    /// What it does, in our own words.
    pub text: Names,
    /// Its kind.
    pub kind: AbilityKind,
    /// Its Force cost (SP-ABIL-11); only active and reactive abilities have one.
    #[serde(default)]
    pub cost: Option<u8>,
    /// Momentum tokens to be spent besides.
    #[serde(default)]
    pub momentum: u8,
    /// Takes an action of the activation (SP-ACTV-06).
    #[serde(default)]
    pub action: bool,
    /// How often a turn it may be used (SP-ABIL-15).
    #[serde(default = "once")]
    pub uses: u8,
    /// An innate or identity ability that works only once a turn.
    #[serde(default)]
    pub once: bool,
    /// What triggers it; reactive abilities always have a trigger.
    #[serde(default)]
    pub when: Option<Trigger>,
    /// What must be true for it to work.
    #[serde(default, rename = "if")]
    pub given: Vec<Given>,
    /// What happens.
    #[serde(default, rename = "do")]
    pub effects: Vec<Effect>,
    /// What is true all the time.
    #[serde(default)]
    pub always: Vec<Modifier>,
}

fn once() -> u8 {
    1
}

/// What triggers an ability. The filters are about the character or unit that does it or suffers it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Trigger {
    /// After a unit took an action. `subject` is the unit, `attacked` whom it attacked.
    Action {
        /// Which action.
        action: Action,
        /// The unit: one of its characters fits.
        by: Filter,
    },
    /// A target was chosen, no dice were rolled yet (SP-ATK-14).
    AttackDeclared {
        /// The attacker.
        #[serde(default)]
        by: Filter,
        /// The defender.
        #[serde(default)]
        against: Filter,
        /// Only such attacks.
        #[serde(default, rename = "type")]
        kind: Option<AttackType>,
        /// Only as part of a Combat action.
        #[serde(default)]
        combat_action: bool,
    },
    /// An attack was resolved (SP-ATK-26).
    AttackResolved {
        /// The attacker.
        #[serde(default)]
        by: Filter,
        /// The defender.
        #[serde(default)]
        against: Filter,
        /// Only such attacks.
        #[serde(default, rename = "type")]
        kind: Option<AttackType>,
        /// Only as part of a Combat action.
        #[serde(default)]
        combat_action: bool,
    },
    /// The damage pool of an attack is about to be applied to this unit (SP-ATK-23).
    DamagePool {
        /// Only such attacks.
        #[serde(default, rename = "type")]
        kind: Option<AttackType>,
    },
    /// A unit became wounded; resolved after the effect that did it. `subject` is the unit.
    Wounded {
        /// The wounded unit: one of its characters fits.
        unit: Filter,
        /// Who did it; left out: whatever did.
        #[serde(default)]
        by: Option<Filter>,
        /// Only by such an attack.
        #[serde(default)]
        attack: Option<AttackType>,
    },
    /// A character made a movement that left an engagement with this unit: it was engaged with a
    /// character of this unit before and is with none afterwards. `it` is the character.
    Left {
        /// By which movements.
        kinds: Vec<MoveKind>,
    },
    /// A character ended a movement. `it` is the character.
    Moved {
        /// Who.
        by: Filter,
        /// By which movements.
        kinds: Vec<MoveKind>,
    },
    /// A unit gained a hunker token. `subject` is the unit.
    Hunkered {
        /// The unit: one of its characters fits.
        unit: Filter,
    },
}
