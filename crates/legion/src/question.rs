//! What players are asked, and what they may answer.

use kernel::{Rule, Seat};
use measure::Point;
use serde::{Deserialize, Serialize};

use crate::battle::Apart;
use crate::pack::Rank;
use crate::table::{Colour, Edge, MiniId, Stand, UnitId};
use crate::tokens::Marker;
use crate::underway::Action;

/// What a player is asked. Where a place is asked for, any legal place is an answer, listed or not.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// Which terrain is placed where (LG-TERRAIN-55).
    PlaceTerrain,
    /// Which colour is the own (LG-SETUP-07).
    Colour,
    /// Which long edge is blue's (LG-SETUP-09).
    Side,
    /// Which row loses its leftmost card (LG-SETUP-11).
    Discard,
    /// Where an objective token (LG-OBJ-203) or a mine (LG-COND-02) is laid.
    LayToken(Apart),
    /// Which terrain piece a token marks (LG-ERRATA-05).
    MarkTerrain,
    /// Which unit is set aside (LG-ERRATA-11), or no more.
    SetAside,
    /// Which unit is deployed where (LG-DEPLOY-03).
    Deploy,
    /// Which command card is played (LG-ROUND-04).
    Command,
    /// Who issues the orders (LG-ORDER-01).
    Nominate,
    /// Who is issued an order (LG-CCARD-215).
    Issue {
        /// By whom.
        by: UnitId,
        /// So many are left, this one included.
        left: u8,
    },
    /// A unit with a faceup token, or a draw (LG-ACTV-04).
    Activate,
    /// Which unit of the drawn rank is activated (LG-ACTV-04).
    Drawn(Rank),
    /// Where a unit enters that was set aside (LG-ERRATA-13).
    Enter(UnitId),
    /// What the active unit does next (LG-ACTION-01).
    Act(UnitId),
    /// Which free action a unit performs that may choose (LG-FREE-206).
    FreeAction(UnitId),
    /// Whether a unit pays the cost of a card's effect.
    Pay {
        /// Who pays.
        unit: UnitId,
        /// For which card.
        card: CardId,
        /// For which of its effects, by its number.
        effect: u8,
    },
    /// On whom a card's effect is used.
    Target {
        /// Who uses it.
        unit: UnitId,
        /// Which card.
        card: CardId,
        /// Which of its effects, by its number.
        effect: u8,
    },
    /// How a unit moves.
    Move(Moving),
    /// Where the other miniatures of a unit come (LG-COH-202).
    Cohere {
        /// Whose.
        unit: UnitId,
        /// For which reason.
        after: Placing,
    },
    /// Where a displaced leader is put (LG-DISPL-14).
    Displace {
        /// Whose leader.
        unit: UnitId,
        /// Where it stood.
        from: Stand,
    },
    /// Where a leader that closes up comes into contact (LG-MELEE-217).
    CloseUp {
        /// Whose leader.
        unit: UnitId,
        /// With whom.
        foe: UnitId,
    },
    /// Whom a unit attacks with which weapons (LG-ATK-10, LG-ATK-14).
    Attack {
        /// Who attacks.
        unit: UnitId,
        /// It may decline.
        may: bool,
        /// Whom it may attack at all.
        limits: Limits,
        /// The pools that are formed already (LG-POOL-03).
        pools: Vec<(UnitId, Vec<(MiniId, u8)>)>,
    },
    /// Which pool is resolved next (LG-ATK-19).
    NextPool,
    /// Which dice an aim token rerolls (LG-AIM-05).
    Aim {
        /// At most so many.
        most: u8,
    },
    /// How many hits cover cancels (LG-ATK-23).
    Cover {
        /// At most so many.
        most: u8,
    },
    /// How many dodge tokens are spent (LG-DODGE-02).
    Dodge {
        /// At most so many.
        most: u8,
    },
    /// Which unit takes hits for the defender, and how many (LG-KEY-137).
    Guard(UnitId),
    /// How many blocks of a unit that took hits are cancelled (LG-KEY-145).
    PierceGuard {
        /// Whose.
        unit: UnitId,
        /// At most so many.
        most: u8,
    },
    /// How many hits the attacker makes criticals (LG-KEY-378).
    Impact {
        /// At most so many.
        most: u8,
    },
    /// How many blocks of the defender the attacker cancels (LG-KEY-156).
    Pierce {
        /// At most so many.
        most: u8,
    },
    /// Which defence dice are rerolled (LG-KEY-373).
    Luck {
        /// At most so many.
        most: u8,
    },
    /// Which miniature suffers wounds (LG-WOUND-04).
    Wound(UnitId),
    /// Which miniature becomes the leader (LG-DEFEAT-04).
    Leader(UnitId),
    /// Which weapon of a vehicle is destroyed (LG-RESIL-07).
    DestroyWeapon(UnitId),
    /// Which units spend their standby tokens, and for what (LG-STANDBY-04).
    Standby {
        /// After what this unit did.
        enemy: UnitId,
    },
    /// How many suppression tokens a unit removes (LG-RECOVER-202).
    Recover(UnitId),
    /// Where the token that a leader holds comes (LG-OBJ-215).
    CarryToken {
        /// Which token.
        token: u8,
    },
    /// Where a charge token comes (LG-KEY-323).
    LayCharge {
        /// Who lays it.
        unit: UnitId,
        /// Which area weapon it is.
        weapon: u8,
    },
    /// Which charge token a unit sets off, or none (LG-KEY-148).
    Detonate {
        /// Who.
        unit: UnitId,
        /// So many are left.
        left: u8,
    },
    /// Whom or what the ability of a keyword concerns.
    Ability {
        /// Whose ability.
        unit: UnitId,
        /// Which.
        ability: Ability,
        /// So many are left, this one included.
        left: u8,
    },
    /// What is done for a unit that is treated (LG-KEY-127) or repaired (LG-KEY-313).
    Mend {
        /// For whom.
        unit: UnitId,
        /// By which ability.
        ability: Ability,
        /// So much is left, this one included.
        left: u8,
    },
    /// Where a restored miniature comes (LG-KEY-131).
    Restore {
        /// Which one.
        mini: MiniId,
    },
    /// Which token is claimed (LG-OBJ-212).
    Claim(UnitId),
    /// Which unit is promoted (LG-END-209).
    Promote,
    /// Which edge a panicked unit heads for, of those that are equally near (LG-PANIC-08).
    Flee(UnitId),
    /// Which player it is.
    Player(Picked),
}

/// What a player is picked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Picked {
    /// Who of a team has priority (LG-TEAM-11).
    Priority,
    /// Who of a team activates a unit (LG-TEAM-17).
    Activation,
    /// Whom of the other team a command card is about (LG-TEAM-21).
    Opponent,
}

/// The ability of a keyword that asks its player something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ability {
    /// Which type of charges is laid (LG-KEY-323).
    Arm,
    /// Which enemy is marked (LG-KEY-249).
    Bounty,
    /// How many suppression tokens the unit sheds (LG-KEY-155).
    Disciplined,
    /// Who is issued an order besides (LG-KEY-218).
    Entourage,
    /// Whose suppression token is removed (LG-KEY-110).
    Inspire,
    /// Which Force upgrade becomes ready (LG-KEY-256).
    MasterOfTheForce,
    /// Who acts (LG-KEY-204).
    PullingTheStrings,
    /// Which ground vehicle is repaired (LG-KEY-312).
    Repair,
    /// Who gains an aim token (LG-KEY-337).
    Spotter,
    /// Who gains a dodge token (LG-KEY-106).
    TakeCover,
    /// Which trooper unit is treated (LG-KEY-126).
    Treat,
}

impl Ability {
    /// The rule of the ability.
    #[must_use]
    pub fn rule(self) -> Rule {
        self.rules()[0]
    }

    /// The rule of the ability, for events.
    #[must_use]
    pub fn rules(self) -> &'static [Rule; 1] {
        match self {
            Ability::Arm => &[Rule("LG-KEY-323")],
            Ability::Bounty => &[Rule("LG-KEY-249")],
            Ability::Disciplined => &[Rule("LG-KEY-155")],
            Ability::Entourage => &[Rule("LG-KEY-218")],
            Ability::Inspire => &[Rule("LG-KEY-110")],
            Ability::MasterOfTheForce => &[Rule("LG-KEY-256")],
            Ability::PullingTheStrings => &[Rule("LG-KEY-204")],
            Ability::Repair => &[Rule("LG-KEY-312")],
            Ability::Spotter => &[Rule("LG-KEY-337")],
            Ability::TakeCover => &[Rule("LG-KEY-106")],
            Ability::Treat => &[Rule("LG-KEY-126")],
        }
    }
}

/// A card in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CardId {
    /// A player's command card, by its number.
    Command(Seat, u8),
    /// An upgrade of a unit, by its number.
    Upgrade(UnitId, u8),
}

/// Whom an attack may be against: without limits anybody, with both `only` and `ranged` either.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Limits {
    /// This unit, in melee (LG-KEY-354).
    pub only: Option<UnitId>,
    /// Whoever it is not in melee with (LG-KEY-319).
    pub ranged: bool,
    /// None of these, which it has just attacked (LG-KEY-317).
    pub attacked: Vec<UnitId>,
}

/// How a unit may move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Moving {
    /// Who.
    pub unit: UnitId,
    /// Its maximum speed for this move, before difficult terrain.
    pub speed: u8,
    /// By which rule.
    pub why: Why,
    /// It may decline.
    pub may: bool,
}

/// Why a unit moves, which decides what it may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// A move action (LG-MOVE-01); this many actions can be spent.
    Action(u8),
    /// A free move action (LG-FREE-204).
    Free,
    /// The card action Jump X (LG-KEY-344).
    Jump(u8),
    /// Withdrawing (LG-WITHDRAW-02).
    Withdraw,
    /// A compulsory move (LG-COMPUL-04).
    Compulsory,
    /// The flight of a panicked unit (LG-PANIC-08).
    Flight,
    /// The move after deployment (LG-KEY-116).
    Scout,
    /// The free pivot before or after a standard move (LG-KEY-257).
    Reposition,
    /// A move of a stated speed that a card grants, which is no action (LG-DIFF-06).
    Stated,
    /// A move of a stated speed that the opponent performs with the unit (LG-LEAVE-04,
    /// LG-DIFF-06).
    Pushed,
    /// A pivot that the attacker performs with a wounded vehicle (LG-KEY-329).
    Towed,
}

/// Why miniatures are placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Placing {
    /// After a standard move; whether difficult terrain must be avoided (LG-DIFF-03).
    Move {
        /// The move was made faster than difficult terrain allows.
        fast: bool,
        /// Whoever was in this trench stays in it (LG-TERRAIN-36), by its number.
        trench: Option<u8>,
    },
    /// After a climb or clamber from this height (LG-COH-218).
    Climb {
        /// Where the leader came from.
        from: Stand,
    },
    /// After a pivot: everybody turns alike (LG-PIVOT-04).
    Pivot,
    /// To start a melee (LG-MELEE-209) against this unit.
    Melee(UnitId),
    /// To close up while others stay (LG-MELEE-210, LG-MELEE-217), against this unit.
    CloseUp(UnitId),
    /// After withdrawing: nobody touches an enemy (LG-WITHDRAW-02).
    Withdraw,
    /// After being displaced (LG-DISPL-15).
    Displaced,
}

/// An answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// This colour.
    Colour(Colour),
    /// This edge.
    Edge(Edge),
    /// This row: 0 objectives, 1 deployments, 2 conditions.
    Row(u8),
    /// This place.
    Place(Stand),
    /// This terrain model.
    Model(u8),
    /// This model of those set aside, with its middle there and turned so.
    Terrain {
        /// Its number.
        model: u8,
        /// Where its middle comes.
        at: Point,
        /// Where its east comes.
        #[cfg_attr(feature = "types", ts(as = "u16"))]
        facing: measure::Direction,
    },
    /// This unit.
    Unit(UnitId),
    /// This unit, its miniatures there, the leader first.
    Deploy {
        /// Which unit.
        unit: UnitId,
        /// Where its miniatures stand.
        stands: Vec<Stand>,
    },
    /// This command card of the hand, by its number.
    Command(u8),
    /// Draw a token from the order pool.
    Draw,
    /// This action.
    Action(Action),
    /// The free card action of this upgrade, by its number (LG-FREE-210).
    Use(u8),
    /// The free card action of this command card, which is in play, by its number.
    UseCommand(u8),
    /// Agreed.
    Yes,
    /// Withdraw (LG-WITHDRAW-01).
    Withdraw,
    /// A standard move of the leader with a tool of this speed (LG-MOVE-02).
    Move {
        /// The tool.
        speed: u8,
        /// Where to; the facing of a notched base follows from the tool.
        to: Stand,
        /// How the tool lies, if the player says so: its first arm points there (LG-MOVE-06).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        via: Option<Point>,
    },
    /// A reverse (LG-REVERSE-02).
    Reverse {
        /// The tool.
        speed: u8,
        /// Where to.
        to: Stand,
    },
    /// A pivot (LG-PIVOT-02).
    Pivot {
        /// The new facing.
        #[cfg_attr(feature = "types", ts(as = "u16"))]
        facing: measure::Direction,
    },
    /// Climb, without a roll (LG-CLIMB-203).
    Climb {
        /// Where to.
        to: Stand,
    },
    /// Clamber, with a roll (LG-CLIMB-207).
    Clamber {
        /// Where to.
        to: Stand,
    },
    /// The other miniatures there, in the order of their numbers.
    Stands(Vec<Stand>),
    /// The other miniatures wherever they fit.
    Anywhere,
    /// This unit, these miniatures with these weapons.
    Attack {
        /// Whom.
        defender: UnitId,
        /// Who uses which weapon.
        weapons: Vec<(MiniId, u8)>,
    },
    /// These dice, by their numbers.
    Reroll(Vec<u8>),
    /// So many.
    Spend(u8),
    /// This unit takes so many hits (LG-KEY-137).
    Guard {
        /// Who.
        unit: UnitId,
        /// How many.
        hits: u8,
    },
    /// This miniature.
    Mini(MiniId),
    /// This weapon.
    Weapon(u8),
    /// A token of this kind.
    Marker(Marker),
    /// This unit spends its standby token to attack.
    StandbyAttack(UnitId),
    /// This unit spends its standby token to move.
    StandbyMove(UnitId),
    /// This token.
    Token(u8),
    /// This charge token.
    Charge(u8),
    /// This one of the list.
    Pick(u8),
    /// Do nothing, or nothing more.
    Decline,
    /// End the activation.
    End,
    /// This player.
    Player(Seat),
}
