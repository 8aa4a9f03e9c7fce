//! The effect language: what characters, weapons, items, cards, markers and signs can do, as data.
//!
//! An [`Ability`] has costs (then it is active), a [`Moment`] (when it is triggered), standing
//! [`Modifier`]s and [`Effect`]s. The engine carries these out; it never names a card.

use std::sync::Arc;

use content::Names;
use serde::{Deserialize, Serialize};

/// The five values that tests use (BG-STAT-06).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Value {
    /// Melee weapons, bodily force.
    Strength,
    /// Ranged weapons, coordination.
    Perception,
    /// Spells, magic force.
    Power,
    /// Resisting physical attacks, endurance.
    Toughness,
    /// Resisting spells and enemy skills, quick thinking.
    Spirit,
}

/// The three types of weapons (BG-ATK-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WeaponType {
    /// Against an engaged enemy.
    Melee,
    /// Over a distance.
    Ranged,
    /// Over a distance, for mana.
    Spell,
}

/// The four common buffs (BG-BUFF-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Buff {
    /// Speed +2.
    Haste,
    /// Attack tests: success range enlarged by 1.
    Enhancement,
    /// Defence tests: success range enlarged by 1.
    Protection,
    /// Heals 1 wound when removed.
    Regeneration,
}

/// The four common debuffs (BG-BUFF-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Debuff {
    /// Speed -2.
    Paralysis,
    /// Attack tests: success range shrunk by 1.
    Blinded,
    /// Defence tests: success range shrunk by 1.
    Prone,
    /// Causes 1 wound when removed.
    Curse,
}

/// A skill, a weapon's special ability, an item's skill or a card's ability.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ability {
    /// What it is called.
    pub name: Names,
    /// What it does, in our own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Names>,
    /// Cost in action points.
    #[serde(default)]
    pub ap: u8,
    /// Cost in mana. A skill with a cost is active, one without is passive.
    #[serde(default)]
    pub mana: u8,
    /// It may not be used during an interrupt.
    #[serde(default)]
    pub not_in_interrupts: bool,
    /// When a passive skill is triggered.
    #[serde(default)]
    pub when: Moment,
    /// The player may decline a triggered effect.
    #[serde(default)]
    pub optional: bool,
    /// What it changes as long as it is in force.
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    /// What it does when it is used or triggered.
    #[serde(default)]
    pub effects: Vec<Effect>,
}

impl Ability {
    /// A skill with a cost is active (BG-SKILL-02), one without is passive (BG-SKILL-06).
    #[must_use]
    pub fn is_active(&self) -> bool {
        self.ap > 0 || self.mana > 0
    }
}

/// When a passive skill is triggered.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Never: only its modifiers count.
    #[default]
    Always,
    /// The bearer is activated (BG-TIMING-02).
    OnActivation,
    /// The bearer's activation has ended (BG-TIMING-03).
    EndOfActivation,
    /// The bearer interrupts (BG-TIMING-05).
    OnInterrupt,
    /// The bearer's interrupt has ended (BG-TIMING-06).
    EndOfInterrupt,
    /// The bearer's attack reached this many successes after the defence (BG-ATK-30).
    Attack(u8),
    /// The bearer knocked out an enemy.
    KnockOut,
    /// The bearer received wounds and still stands.
    Wounded,
}

/// A standing change.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Modifier {
    /// What changes.
    pub change: Change,
    /// For which tests, where tests are concerned.
    #[serde(default)]
    pub tests: Tests,
    /// Only with these types of weapons (the attacker's, also in a defence test); empty is any.
    #[serde(default)]
    pub with: Vec<WeaponType>,
    /// Only in tests of these values; empty is any.
    #[serde(default)]
    pub values: Vec<Value>,
    /// All of these must hold.
    #[serde(default, rename = "if")]
    pub conditions: Vec<Condition>,
}

/// What a modifier changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// A value of the character, at all times.
    Value(Value, i8),
    /// The number of dice of a test.
    Dice(i8),
    /// The success range of a test: positive enlarges it.
    Range(i8),
    /// Dice that may be rerolled for free in a test.
    FreeRerolls(u8),
    /// Both speed values.
    Speed(i8),
    /// Allows what a rule forbids.
    Allow(Point),
    /// Forbids what a rule allows.
    Forbid(Point),
}

/// Points of the rulebook that cards may overrule (BG-CORE-04).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Point {
    /// Ranged and spell attacks while engaged (forbidden by BG-ATK-21).
    ShootWhileEngaged,
    /// Moving on after entering a hex next to an enemy (forbidden by BG-MOVE-06).
    MovePastEnemies,
    /// Opportunity attacks against the bearer (allowed by BG-OPP-01).
    OpportunityAttacks,
    /// Standby interrupts against the bearer's movement (allowed by BG-READY-03).
    StandbyInterrupts,
    /// Cover against the bearer's attacks (allowed by BG-COVER-02).
    Cover,
    /// Changes of the success range of the bearer's tests (allowed by BG-TEST-10).
    RangeChanges,
    /// Pushing, pulling and displacing the bearer (allowed by BG-MFX-16).
    Pushing,
}

/// Which tests a modifier is about.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Tests {
    /// Every test of the character.
    #[default]
    Any,
    /// Attack tests.
    Attack,
    /// Defence tests.
    Defence,
    /// Skill tests.
    Skill,
}

/// What must hold. "Other" is the target of the bearer's test, or the attacker it defends against.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// The bearer is engaged.
    Engaged,
    /// The bearer is not engaged.
    NotEngaged,
    /// The bearer has at least one wound.
    Wounded,
    /// The bearer has a buff.
    Buffed,
    /// The bearer carries out an interrupt.
    Interrupting,
    /// The bearer is on its own activation.
    Activated,
    /// An ally of the bearer stands adjacent to it.
    AllyAdjacent,
    /// The bearer stands on a platform.
    OnPlatform,
    /// The bearer stands on or next to an objective.
    AtObjective,
    /// The attack is a flank attack.
    Flank,
    /// Other stands on difficult terrain.
    OtherInDifficultTerrain,
    /// Other is engaged with somebody.
    OtherEngaged,
    /// Other has at least one wound.
    OtherWounded,
    /// Other has a debuff.
    OtherDebuffed,
    /// Other stands lower than the bearer.
    OtherLower,
    /// Other is adjacent to the bearer.
    OtherAdjacent,
    /// Other has been activated this round.
    OtherActivated,
    /// Other is at least this many inches away.
    OtherBeyond(u8),
    /// Other is at most this many inches away.
    OtherWithin(u8),
    /// Other is an enemy of the bearer.
    OtherEnemy,
    /// Other is an ally of the bearer.
    OtherAlly,
}

impl Condition {
    /// Whether it asks about the other character.
    #[must_use]
    pub fn is_about_other(self) -> bool {
        matches!(
            self,
            Condition::OtherInDifficultTerrain
                | Condition::OtherEngaged
                | Condition::OtherWounded
                | Condition::OtherDebuffed
                | Condition::OtherLower
                | Condition::OtherAdjacent
                | Condition::OtherActivated
                | Condition::OtherBeyond(_)
                | Condition::OtherWithin(_)
                | Condition::OtherEnemy
                | Condition::OtherAlly
        )
    }
}

/// Something done to somebody.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Effect {
    /// To whom.
    #[serde(default)]
    pub to: Target,
    /// All of these must hold.
    #[serde(default, rename = "if")]
    pub conditions: Vec<Condition>,
    /// What, in order.
    #[serde(rename = "do")]
    pub deeds: Vec<Deed>,
}

/// Whom an effect concerns. Numbers are inches of reach; line of sight is needed too (BG-SKILL-09).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// The bearer.
    #[default]
    Own,
    /// The other character of the attack, test or effect at hand.
    Other,
    /// One enemy of the player's choice.
    Enemy(u8),
    /// One ally of the player's choice.
    Ally(u8),
    /// The bearer or one ally.
    AllyOrOwn(u8),
    /// One other character of either squad.
    Character(u8),
    /// One enemy engaged with the bearer.
    EngagedEnemy,
    /// Every enemy.
    Enemies(u8),
    /// Every ally.
    Allies(u8),
    /// Every other character.
    Characters(u8),
    /// Every enemy engaged with the bearer.
    EngagedEnemies,
}

/// What an effect does to the character it concerns.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Receives wounds.
    Wounds(u8),
    /// Loses wounds.
    Heal(u8),
    /// Gains mana.
    Mana(u8),
    /// Loses mana.
    LoseMana(u8),
    /// Gains action points, if it is carrying out an activation or interrupt.
    Ap(u8),
    /// Its player draws fate cards, up to the limit of 5.
    Draw(u8),
    /// Receives a common buff.
    Buff(Buff),
    /// Receives a common debuff.
    Debuff(Debuff),
    /// Receives a unique buff or debuff, by its id.
    Marker(String),
    /// Its buff is removed.
    RemoveBuff,
    /// Its debuff is removed.
    RemoveDebuff,
    /// Receives a focus marker.
    Focus,
    /// Loses its focus marker.
    LoseFocus,
    /// Is put on standby.
    Standby,
    /// Loses its standby marker.
    LoseStandby,
    /// Is pushed away from the bearer by so many hexes.
    Push(u8),
    /// Is pulled toward the bearer by so many hexes.
    Pull(u8),
    /// Swaps positions with the bearer.
    Swap,
    /// May move for free.
    Move(FreeMove),
    /// May attack for free.
    Attack(FreeAttack),
    /// May turn to any facing.
    Turn,
    /// Is made ready.
    Ready,
    /// The bearer's player places a sign within reach of the bearer.
    Sign(PlaceSign),
    /// The next ally of the bearer activated this round gets these effects.
    NextAlly(Arc<Vec<Effect>>),
    /// The bearer makes a skill test; if it is against a value, the concerned character defends.
    Test(SkillTest),
    /// Has these modifiers for a while.
    For(Arc<Lasting>),
    /// The bearer's player chooses one of these.
    OneOf(Vec<Vec<Effect>>),
}

/// A free movement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FreeMove {
    /// By which rules.
    #[serde(default)]
    pub kind: MoveKind,
    /// Movement points; without a number the character's speed (BG-MFX-01).
    #[serde(default)]
    pub points: Option<u8>,
}

/// The kinds of movement a character makes by itself (BG-MFX-01).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MoveKind {
    /// The Move action.
    #[default]
    Move,
    /// By the shortest route toward a chosen character.
    Directed,
    /// By the shortest route into engagement with an enemy.
    Charge,
    /// Over everything, without interrupts.
    Teleport,
    /// Over everything.
    Jump,
}

/// A free attack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FreeAttack {
    /// Only with these types of weapons; empty is any.
    #[serde(default)]
    pub with: Vec<WeaponType>,
    /// Dice more or less.
    #[serde(default)]
    pub dice: i8,
    /// Success range enlarged (positive) or shrunk.
    #[serde(default)]
    pub range: i8,
    /// Only against the other character of the effect at hand.
    #[serde(default)]
    pub same_target: bool,
}

/// Placing a sign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlaceSign {
    /// The sign's id.
    pub sign: String,
    /// Within how many inches of the bearer.
    pub reach: u8,
}

/// A test required by a skill (BG-SKILL-12).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SkillTest {
    /// The value tested by the bearer.
    pub value: Value,
    /// Dice more or less.
    #[serde(default)]
    pub dice: i8,
    /// The value with which the concerned character may defend (BG-DEF-05).
    #[serde(default)]
    pub against: Option<Value>,
    /// Only the result with the most successes still reached is applied (BG-TEST-28).
    pub results: Vec<TestResult>,
}

/// A result of a test or an attack.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TestResult {
    /// How many successes it needs.
    pub successes: u8,
    /// Wounds to the other character.
    #[serde(default)]
    pub wounds: u8,
    /// What else happens: to the bearer, or with `to = "other"` to the other character.
    #[serde(default)]
    pub effects: Vec<Effect>,
}

/// Modifiers for a while.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Lasting {
    /// For how long.
    pub until: Until,
    /// What changes.
    pub modifiers: Vec<Modifier>,
}

/// When lasting modifiers end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// With the activation or interrupt at hand.
    EndOfActivation,
    /// With the cleanup phase.
    EndOfRound,
    /// After the character's next attack.
    NextAttack,
}

/// The condition of a side mission.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum MissionCondition {
    /// Knock out an enemy with one of these types of weapons; empty is by any means.
    KnockOut(Vec<WeaponType>),
    /// Cause so many wounds to enemies in the activation or interrupt.
    Wounds(u8),
    /// Reach so many successes with one attack, after the defence.
    Successes(u8),
    /// Wound an enemy by a flank attack.
    Flank,
    /// Attack with so many different types of weapons.
    WeaponTypes(u8),
    /// End a movement in the enemy's deployment zone.
    EnemyZone,
    /// End a movement engaged with so many enemies.
    Engage(u8),
    /// End a movement on or next to an objective that the own squad may capture.
    Objective,
}
