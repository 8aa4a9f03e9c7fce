//! Operation cards, stage cards and the cards of armoured targets, as they stand in a pack
//! (SO-CARD-01, SO-ARMOR-01).

use std::collections::BTreeMap;

use content::{Names, Source};
use serde::{Deserialize, Serialize};

use crate::language::{Ability, Effect, Face, Filter, Symbol, UnitType, Where};
use crate::pack::{Chart, ObjectiveAt, Values};

/// The two roles of an operation (SO-SETUP-05).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "explained by the rule")]
pub enum Side {
    Aggressor,
    Sentinel,
}

/// Which print of an operation counts where its prints differ.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Printing {
    /// The card as the rulebook shows it.
    #[default]
    Rulebook,
    /// The card itself, the later print.
    Card,
}

/// An operation card with its stage cards (SO-CARD-01).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Operation {
    /// Unique among operations.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// The story before it begins.
    pub briefing: Names,
    /// Momentum tokens at the start, on the Aggressor's side and on the Sentinel's (SO-SETUP-02).
    #[serde(default)]
    pub momentum: [u8; 2],
    /// Its objective tokens, as the Aggressor sees them from the own edge (SO-SETUP-04).
    pub objective: Vec<ObjectiveAt>,
    /// Its armoured targets.
    #[serde(default)]
    pub armoured: Vec<Armoured>,
    /// Its trackers.
    #[serde(default)]
    pub tracker: Vec<Tracker>,
    /// Its pool of operation tokens, from which they are drawn blind.
    #[serde(default)]
    pub pool: Vec<Face>,
    /// Its special rules, which apply in every stage (SO-CARD-03).
    #[serde(default)]
    pub rule: Vec<SpecialRule>,
    /// What special rules can signal, such as an alarm; it is remembered.
    #[serde(default)]
    pub signal: Vec<Signal>,
    /// Where the squads are deployed, if not at the edges.
    #[serde(default)]
    pub deployment: Option<Deployment>,
    /// Abilities that all units have in addition.
    #[serde(default)]
    pub ability: Vec<Ability>,
    /// Its stage cards; the first one is played first.
    pub stage: Vec<StageCard>,
    /// Where it comes from unless `sources` says otherwise.
    pub source: Source,
    /// Where single values come from, by their path.
    #[serde(default)]
    pub sources: BTreeMap<String, Source>,
}

/// Something that special rules can signal (SO-SIGNAL-01).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Signal {
    /// Unique in the operation.
    pub id: String,
    /// What it is called.
    pub name: Names,
}

/// Where the squads are deployed (SO-DEPLOY-01).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Deployment {
    /// Who deploys both squads before the other deploys any.
    pub first: Side,
    /// Where the Aggressor's characters may stand.
    pub aggressor: Zone,
    /// Where the Sentinel's may.
    pub sentinel: Zone,
}

impl Deployment {
    /// Where the characters of a role may stand.
    #[must_use]
    pub fn zone(&self, side: Side) -> &Zone {
        match side {
            Side::Aggressor => &self.aggressor,
            Side::Sentinel => &self.sentinel,
        }
    }
}

/// Where characters may be deployed. Everything that is said must hold.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Zone {
    /// Within the range `within` of this token.
    #[serde(default)]
    pub near: Option<String>,
    /// The range of `near`.
    #[serde(default)]
    pub within: Option<u8>,
    /// Not within this range of any objective.
    #[serde(default)]
    pub off_objectives: Option<u8>,
    /// Not within this range of any enemy character.
    #[serde(default)]
    pub off_enemies: Option<u8>,
}

/// What the characters of a role cannot do in a stage (SO-DUTY-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Restraint {
    /// Which role.
    pub of: Side,
    /// They make no ranged attacks.
    #[serde(default)]
    pub no_ranged: bool,
    /// They dash instead of advancing.
    #[serde(default)]
    pub no_advance: bool,
    /// Their abilities choose enemies only within this range of the unit that uses them.
    #[serde(default)]
    pub reach: Option<u8>,
}

/// A stage card (SO-CARD-01).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StageCard {
    /// Unique in the operation.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// What has happened so far.
    pub overview: Names,
    /// The active objectives.
    pub active: Vec<String>,
    /// Tokens on the battlefield that are no objectives.
    #[serde(default)]
    pub posts: Vec<String>,
    /// What a role cannot do.
    #[serde(default)]
    pub restraint: Option<Restraint>,
    /// What its objectives are called.
    #[serde(default)]
    pub kind: Vec<Kind>,
    /// The objectives with priority tokens.
    #[serde(default)]
    pub priority: Vec<String>,
    /// The symbols of objectives on its map.
    #[serde(default)]
    pub symbols: BTreeMap<String, Face>,
    /// Objectives that cannot be controlled.
    #[serde(default)]
    pub barred: Option<Where>,
    /// The trackers that lie beside the struggle track.
    #[serde(default)]
    pub trackers: Vec<String>,
    /// Its special rules, which apply only in this stage (SO-CARD-03).
    #[serde(default)]
    pub rule: Vec<SpecialRule>,
    /// How it ends (SO-STAGE-01); the first that comes true counts.
    pub end: Vec<StageEnd>,
}

/// What some objectives of a stage are called.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Kind {
    /// Unique in the stage.
    pub id: String,
    /// What one of them is called.
    pub name: Names,
    /// Which they are.
    pub objectives: Vec<String>,
}

/// A tracker beside the struggle track: spaces that hold one damage token each.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Tracker {
    /// Unique in the operation.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// The results that each space shows; none: it is filled by numbers, in order.
    pub spaces: Vec<Vec<Face>>,
    /// The spaces that have a name of their own.
    #[serde(default)]
    pub named: Vec<NamedSpace>,
}

/// A space of a tracker with a name of its own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NamedSpace {
    /// Which one, from 1; 0 is where the tracker begins.
    pub space: u8,
    /// What it is called.
    pub name: Names,
}

/// A way in which a stage ends (SO-STAGE-01).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StageEnd {
    /// In our own words.
    pub text: Names,
    /// What must be true, all of it.
    #[serde(rename = "if")]
    pub given: Vec<Circumstance>,
    /// Who wins the stage by it.
    #[serde(default)]
    pub won_by: Option<Side>,
    /// The stage that follows; left out: the winner of the stage wins the operation.
    #[serde(default)]
    pub next: Option<String>,
}

/// How matters stand in an operation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Circumstance {
    /// These armoured targets are destroyed (SO-ARMOR-10).
    Destroyed(Vec<String>),
    /// These armoured targets are not all destroyed.
    NotDestroyed(Vec<String>),
    /// This armoured target has at least one damage token.
    Damaged(String),
    /// A role controls active objectives.
    Controls {
        /// Which role.
        side: Side,
        /// Of these; left out: of all.
        #[serde(default)]
        of: Vec<String>,
        /// At least so many of them.
        at_least: u8,
    },
    /// It is the turn of this role.
    TurnOf(Side),
    /// Every space of this tracker holds a token.
    Filled(String),
    /// At least one space of this tracker holds none.
    NotFilled(String),
    /// The roll shows at least one of these results.
    Rolled(Vec<Face>),
    /// A role controls at least as many active objectives as the other.
    AtLeastAsMany(Side),
    /// A role controls more active objectives than the other.
    More(Side),
    /// So many tokens are on a tracker.
    Tokens {
        /// Which tracker.
        on: String,
        /// At least.
        #[serde(default)]
        at_least: u8,
        /// At most; left out: any number.
        #[serde(default)]
        at_most: Option<u8>,
    },
    /// So many units are aboard the ship.
    Aboard {
        /// At least.
        #[serde(default)]
        at_least: u8,
        /// At most; left out: any number.
        #[serde(default)]
        at_most: Option<u8>,
    },
    /// So many units are captured.
    Captured {
        /// At least.
        #[serde(default)]
        at_least: u8,
        /// At most; left out: any number.
        #[serde(default)]
        at_most: Option<u8>,
    },
    /// This was signalled.
    Signalled(String),
    /// The unit that was chosen to be activated is aboard the ship.
    Mounted,
    /// The unit that was chosen to be activated is off duty.
    OffDuty,
    /// The unit whose activation ends attacked in it and wounded no enemy unit.
    AttackedInVain,
    /// No unit has operation tokens.
    NoTokens,
    /// The first token of the sequence lies face down.
    Sealed,
    /// No token is left in the sequence.
    SequenceDone,
    /// The unit that was chosen to be activated lies in wait.
    LiesInWait,
    /// This objective is within a range of a role's edge of the battlefield.
    NearEdge {
        /// Which objective.
        objective: String,
        /// Whose edge.
        side: Side,
        /// Within this range.
        range: u8,
    },
    /// The unit whose wound is answered was within this range of the objective that roams when it
    /// became wounded.
    WoundedNear(u8),
    /// The chosen objective has at least so many damage tokens.
    ObjectiveDamage(u8),
    /// So many of these objectives there are.
    Objectives {
        /// Which.
        of: Where,
        /// At least.
        #[serde(default)]
        at_least: u8,
        /// At most; left out: any number.
        #[serde(default)]
        at_most: Option<u8>,
    },
    /// One of these characters exists, seen from a role.
    Exists {
        /// Which role.
        side: Side,
        /// Who.
        who: Filter,
    },
}

/// A special rule of an operation or of a stage (SO-CARD-03).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SpecialRule {
    /// By which other rules call it.
    #[serde(default)]
    pub id: Option<String>,
    /// In which print it stands; left out: in all.
    #[serde(default)]
    pub printing: Option<Printing>,
    /// What it is called.
    pub name: Names,
    /// What it does, in our own words.
    pub text: Names,
    /// To which role it applies; left out: to both (SO-SETUP-05).
    #[serde(default)]
    pub of: Option<Side>,
    /// When something happens.
    #[serde(default)]
    pub when: Option<Occurrence>,
    /// It works only once in each turn.
    #[serde(default)]
    pub once: bool,
    /// It works after the other rules of the same moment, which may have changed what it needs.
    #[serde(default)]
    pub last: bool,
    /// What must be true for it.
    #[serde(default, rename = "if")]
    pub given: Vec<Circumstance>,
    /// What happens; the player to whom the rule applies decides what is left open.
    #[serde(default, rename = "do")]
    pub effects: Vec<Effect>,
    /// When an enemy unit of one of these types becomes wounded, the player neither adds momentum
    /// tokens nor removes any for it.
    #[serde(default)]
    pub unmoved_by: Vec<UnitType>,
}

/// What a special rule waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Occurrence {
    /// Before the squads are deployed.
    BeforeDeployment,
    /// The stage begins: how it is prepared (SO-TURN-07).
    Preparation,
    /// The player's turn begins (SO-TURN-01, step 1).
    StartOfTurn,
    /// The player has chosen the unit to be activated with the own Shatterpoint card; it is not
    /// activated yet. `this-unit` is the unit.
    ShatterpointChosen,
    /// A unit of the player was chosen to be activated, by whichever card; it is not activated yet.
    /// `this-unit` is the unit.
    UnitChosen,
    /// An enemy character ended a movement near ambush tokens. `it` is the character.
    Spotted,
    /// A character of the player advanced, also by a reposition (SP-SYM-10).
    Advanced,
    /// A unit of the player used an active or reactive ability of its own card. `this-unit` is the
    /// unit.
    AbilityUsed,
    /// The activation of a unit of the player ended. `this-unit` is the unit.
    ActivationEnded,
    /// A character of the player dealt damage to an enemy unit by a melee attack.
    MeleeDamage,
    /// Noise was to be made, and no token was left in the pool.
    PoolEmpty,
    /// An enemy unit became wounded.
    Wounded,
    /// An enemy unit became wounded, and the effect that did it is resolved (SP-EFFECT-06).
    WoundResolved,
    /// The player's turn ends (SO-TURN-05).
    EndOfTurn,
    /// The stage ends, in whoever's turn (SO-TURN-05).
    EndOfStage,
}

/// The card of an armoured target (SO-ARMOR-01). The other role may attack it while one of its
/// objectives is active.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Armoured {
    /// Unique in the operation.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// The objectives through which it is attacked.
    pub objectives: Vec<String>,
    /// Only a special rule grants attacks against it.
    #[serde(default)]
    pub by_rule: bool,
    /// A ship: it stands at that one of its objectives where special rules put it, and it is never
    /// destroyed (SO-SHIP-01).
    #[serde(default)]
    pub ship: bool,
    /// Whose it is.
    pub of: Side,
    /// Values against melee attacks.
    pub melee: Values,
    /// Values against ranged attacks.
    pub ranged: Values,
    /// Its defence expertise chart, which holds blocks.
    #[serde(default)]
    pub expertise: Option<Chart>,
    /// The damage track: the symbols of each space, from the left (SO-ARMOR-04).
    pub track: Vec<Vec<Symbol>>,
}
