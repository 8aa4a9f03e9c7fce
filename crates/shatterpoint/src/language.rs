//! The language in which cards are written: symbols, triggers, conditions, effects, modifiers.
//!
//! Nothing in the rules names a card; whatever a card can do is said here. Symbols and words are
//! those of the book.

use content::Names;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The three types of units (SP-UNIT-02).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "kebab-case")]
pub enum UnitType {
    /// Leads a squad.
    Primary,
    /// The second unit of a squad.
    Secondary,
    /// The third unit of a squad.
    Supporting,
}

/// The two types of attacks (SP-ATK-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum AttackType {
    /// Against an engaged enemy.
    Melee,
    /// Against an enemy in range and sight.
    Ranged,
}

/// The four conditions (SP-COND-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// Acting hurts (SP-COND-04).
    Strained,
    /// No attack expertise (SP-COND-06).
    Disarmed,
    /// No defence expertise (SP-COND-08).
    Exposed,
    /// The next movement fails (SP-COND-10).
    Pinned,
}

impl Condition {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Strained, Self::Disarmed, Self::Exposed, Self::Pinned];
}

/// Movements that use a movement tool (SP-MOVE-01), and the reposition (SP-SYM-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum MoveKind {
    /// The advance tool, on the same level or down.
    Advance,
    /// The dash tool, on the same level or down.
    Dash,
    /// The dash tool, to any level.
    Climb,
    /// The dash tool, to any level, also when engaged.
    Jump,
    /// An advance, also when engaged.
    Reposition,
}

/// The actions (SP-ACTV-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Each character advances, dashes or climbs.
    Move,
    /// A die more for the next attack.
    Focus,
    /// Each character attacks.
    Combat,
    /// An active ability that begins with "Action:".
    Ability,
    /// Each character heals.
    Recover,
    /// A push of range 1 and a hunker token.
    TakeCover,
}

impl Action {
    /// All six.
    pub const ALL: [Self; 6] =
        [Self::Move, Self::Focus, Self::Combat, Self::Ability, Self::Recover, Self::TakeCover];
}

/// The symbols of combat trees and expertise charts (SP-SYM-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the symbols are explained by their rules")]
pub enum Symbol {
    Damage,
    Shove,
    Strained,
    Disarmed,
    Exposed,
    Pinned,
    Advance,
    Climb,
    Dash,
    Jump,
    Reposition,
    Heal,
    Active,
}

impl Symbol {
    /// Targeted symbols concern the enemy, personal ones the own character (SP-SYM-02).
    #[must_use]
    pub fn is_targeted(self) -> bool {
        matches!(self, Self::Damage | Self::Shove) || self.condition().is_some()
    }

    /// The condition it gives (SP-SYM-05).
    #[must_use]
    pub fn condition(self) -> Option<Condition> {
        match self {
            Self::Strained => Some(Condition::Strained),
            Self::Disarmed => Some(Condition::Disarmed),
            Self::Exposed => Some(Condition::Exposed),
            Self::Pinned => Some(Condition::Pinned),
            _ => None,
        }
    }

    /// The movement it allows (SP-SYM-06, SP-SYM-10).
    #[must_use]
    pub fn movement(self) -> Option<MoveKind> {
        match self {
            Self::Advance => Some(MoveKind::Advance),
            Self::Climb => Some(MoveKind::Climb),
            Self::Dash => Some(MoveKind::Dash),
            Self::Jump => Some(MoveKind::Jump),
            Self::Reposition => Some(MoveKind::Reposition),
            _ => None,
        }
    }
}

/// An entry in a row of an expertise chart (SP-EXP-04).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// Adds a crit (SP-EXP-05).
    Crit,
    /// Adds a hit (SP-EXP-05).
    Hit,
    /// Adds a block (SP-EXP-05).
    Block,
    /// Turns one opposing crit into a hit (SP-EXP-07).
    CritToHit,
    /// Turns one opposing hit into a failure (SP-EXP-07).
    HitToFailure,
    /// A symbol: damage at once (SP-EXP-06), everything else noted (SP-EXP-08).
    #[serde(untagged)]
    Symbol(Symbol),
}

/// The kinds of abilities (SP-ABIL-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
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
    /// Takes an action of the activation (SP-ACTV-06).
    #[serde(default)]
    pub action: bool,
    /// How often a turn it may be used (SP-ABIL-15).
    #[serde(default = "once")]
    pub uses: u8,
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

/// Who takes part in what is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The characters of the unit that has the ability.
    ThisUnit,
    /// The character that was chosen last, or that the effect is about.
    It,
    /// The character that was chosen before that.
    Before,
    /// The attacking character.
    Attacker,
    /// The defending character.
    Target,
    /// All characters attacked in the action.
    Attacked,
    /// The character that wounded a unit.
    Wounder,
    /// The characters of the unit that the trigger is about: that acted, was wounded, hunkered.
    Subject,
}

/// On whose side a character stands, seen from the unit that has the ability.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Of {
    /// Anyone.
    #[default]
    Anyone,
    /// Characters of this unit.
    ThisUnit,
    /// Friendly characters, this unit's too (SP-CORE-07).
    Allies,
    /// Friendly characters other than `it`.
    OtherAllies,
    /// Friendly characters of other units.
    OtherUnits,
    /// Enemies.
    Enemies,
}

/// A distance from somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Within {
    /// The range, 1 to 5.
    pub range: u8,
    /// Of whom; of any of them if they are several.
    #[serde(default = "this_unit")]
    pub of: Role,
    /// Of every one of them instead.
    #[serde(default)]
    pub every: bool,
}

fn this_unit() -> Role {
    Role::ThisUnit
}

/// Which characters are meant. Everything that is said must hold.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Filter {
    /// On whose side.
    pub of: Of,
    /// One of these.
    pub is: Option<Role>,
    /// Of another unit than these.
    pub not_of: Option<Role>,
    /// With at least one of these traits (SP-UNIT-06).
    pub traits: Vec<String>,
    /// Of one of these types.
    pub types: Vec<UnitType>,
    /// Near somebody.
    pub within: Option<Within>,
    /// Engaged with one of these (SP-ATK-09).
    pub engaged_with: Option<Role>,
    /// Contesting at least one active objective (SP-OBJ-03).
    pub contesting: bool,
}

/// What triggers an ability. The filters are about the character or unit that does it or suffers it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
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
    /// A unit gained a hunker token. `subject` is the unit.
    Hunkered {
        /// The unit: one of its characters fits.
        unit: Filter,
    },
}

/// What must be true.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Given {
    /// This unit is not wounded.
    NotWounded,
    /// This unit has at least so many hunker tokens.
    Hunker(u8),
    /// The attack roll shows at least so many failures.
    Failures(u8),
    /// At least one of these characters exists. `near` is tested from each of `from`.
    Exists(Filter),
    /// One of this unit's characters is within a range of another character that fits, itself
    /// excepted.
    Near {
        /// The range.
        range: u8,
        /// Of whom.
        of: Filter,
    },
}

/// What an ability does. `it` is the character the effect is about; the player who controls the
/// ability decides everything that is left open.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// One character is chosen and becomes `it`.
    Choose {
        /// From whom.
        from: Filter,
        /// Nobody may be chosen instead.
        #[serde(default)]
        may: bool,
        /// What happens with it.
        #[serde(rename = "do")]
        then: Vec<Effect>,
    },
    /// Each of these characters in turn becomes `it`, in an order that the player chooses.
    Each {
        /// Who.
        from: Filter,
        /// What happens with each.
        #[serde(rename = "do")]
        then: Vec<Effect>,
        /// What happens once if at least one of them moved; with this unit.
        #[serde(default)]
        if_any_moved: Vec<Effect>,
    },
    /// `it` may move.
    Move {
        /// One of these movements.
        kinds: Vec<MoveKind>,
        /// Only toward these (SP-PUSH-09).
        #[serde(default)]
        toward: Option<Role>,
        /// What happens if it does.
        #[serde(default, rename = "then")]
        then: Vec<Effect>,
    },
    /// `it` may attack.
    Attack {
        /// So many dice instead of the attack value (SP-ATK-29).
        #[serde(default)]
        dice: Option<u8>,
        /// Only such an attack.
        #[serde(default, rename = "type")]
        kind: Option<AttackType>,
        /// Only these targets.
        #[serde(default)]
        against: Filter,
    },
    /// `it` heals so many times (SP-SYM-12).
    Heal(u8),
    /// `it` is pushed away from somebody (SP-PUSH-02).
    Push {
        /// How far.
        range: u8,
        /// From whom; left out: in any direction.
        #[serde(default)]
        away: Option<Role>,
    },
    /// `it` is pulled toward somebody (SP-PUSH-02).
    Pull {
        /// How far.
        range: u8,
        /// To whom.
        toward: Role,
    },
    /// A unit takes damage.
    Damage {
        /// How much.
        damage: u8,
        /// Whose unit.
        #[serde(default = "it")]
        to: Role,
    },
    /// A unit gains one of these conditions; the player chooses.
    Condition {
        /// Which.
        one_of: Vec<Condition>,
        /// Whose unit.
        #[serde(default = "it")]
        to: Role,
    },
    /// A unit gains a hunker token.
    Hunker {
        /// Whose unit.
        #[serde(default = "it")]
        to: Role,
    },
    /// The struggle token moves so many spaces toward the player's momentum tokens.
    Struggle(u8),
    /// The player refreshes Force (SP-FORCE-05).
    Refresh(u8),
    /// This unit takes an action at once (SP-ACTV-09).
    Action(Action),
    /// This unit takes half of the damage pool, the attacking unit the rest (SP-EFFECT-08).
    SplitDamage,
    /// Removes damage from the unit of `it`.
    RemoveDamage(u8),
    /// Removes a condition from the unit of `it`.
    RemoveCondition,
    /// The unit of `it` gains a keyword until the end of the turn (SP-EFFECT-09, SP-EFFECT-10).
    Gain(Keyword),
    /// The player may do it.
    May(Vec<Effect>),
    /// The player does one of these, or none of them if `may`.
    OneOf {
        /// The alternatives; one that is not possible is not offered.
        of: Vec<Alternative>,
        /// None is possible too.
        #[serde(default)]
        may: bool,
    },
    /// Only if this holds.
    If {
        /// These characters exist.
        exists: Filter,
        /// What then happens.
        #[serde(rename = "do")]
        then: Vec<Effect>,
    },
}

fn it() -> Role {
    Role::It
}

/// One of several things to do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Alternative {
    /// Offered only if such a character exists.
    #[serde(default, rename = "if")]
    pub given: Option<Filter>,
    /// What happens.
    #[serde(rename = "do")]
    pub then: Vec<Effect>,
}

/// The keywords of appendix B (SP-KEY-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Keyword {
    /// SP-KEY-02.
    Immunity(Condition),
    /// SP-KEY-03.
    Sharpshooter(u8),
    /// SP-KEY-04.
    Impact(u8),
    /// SP-KEY-05.
    Protection,
    /// SP-KEY-06.
    Steadfast,
    /// SP-KEY-07.
    Scale,
    /// SP-COVER-01.
    Cover(u8),
}

/// What an innate ability changes all the time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Modifier {
    /// These characters have a keyword.
    Keyword {
        /// Which.
        keyword: Keyword,
        /// Who.
        #[serde(default = "ours")]
        to: Filter,
        /// While this holds.
        #[serde(default, rename = "if")]
        given: Vec<Given>,
    },
    /// These characters add dice to attacks (SP-ATK-15).
    AttackDice {
        /// How many.
        dice: u8,
        /// Only such attacks.
        #[serde(default, rename = "type")]
        kind: Option<AttackType>,
        /// Who attacks; `it` in the filters is the attacker.
        #[serde(default = "ours")]
        to: Filter,
        /// A character for which this holds must exist; `target` is the defender.
        #[serde(default)]
        given_exists: Option<Filter>,
        /// So often as this.
        #[serde(default)]
        per: Option<Per>,
    },
    /// The targets of these characters' attacks have no benefit from cover.
    IgnoreCover {
        /// Only such attacks.
        #[serde(rename = "type")]
        kind: AttackType,
    },
    /// While not wounded this unit may take damage equal to an ability's cost instead of paying it.
    PayWithDamage,
    /// Reserving this unit's order card costs less (SP-ORDER-08).
    ReserveDiscount(u8),
    /// This unit's order card may go to the bottom of the deck instead of into the reserve.
    ReserveToBottom,
    /// While this unit is not wounded, enemies engaged with it cannot attack friendly characters of
    /// these types.
    Intercede(Vec<UnitType>),
}

fn ours() -> Filter {
    Filter { of: Of::ThisUnit, ..Filter::default() }
}

/// What a number of dice is counted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Per {
    /// For every full so many damage on this unit.
    Damage(u8),
    /// For each injured token on this unit.
    Injured,
}
