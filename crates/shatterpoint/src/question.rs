//! What players are asked, and what they may answer.

use kernel::Seat;
use measure::{Length, Point};
use serde::{Deserialize, Serialize};

use crate::language::{Action, AttackType, Condition, Entry, Face, MoveKind, Symbol};
use crate::operations::RuleAt;
use crate::operations::stationing::Anchor;
use crate::table::{CharacterId, Edge, Goal, Spot, Target, UnitId};

/// What a player is asked. Where a place is asked for, any legal place is an answer, listed or not.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// Which side of the battlefield is the own (SP-SETUP-04).
    Side,
    /// Whose mission pack is played (SP-MISSION-08).
    MissionPack,
    /// Where the characters of a squad stand at the start (SP-SETUP-11).
    Deploy {
        /// The squads still to be deployed, 0 and 1.
        squads: Vec<u8>,
    },
    /// The stance a unit starts with (SP-SETUP-14).
    FirstStance(UnitId),
    /// Which map of the struggle card is used (SP-MISSION-06): the card's number in the mission.
    StruggleMap(u8),
    /// The deck or the reserve (SP-ORDER-05).
    Order,
    /// What to do with the revealed card (SP-ORDER-08, SP-ORDER-14).
    Revealed(OrderCard),
    /// Whom the Shatterpoint card activates (SP-ORDER-12).
    Shatterpoint,
    /// Which condition a unit loses.
    LoseCondition(UnitId),
    /// What the active unit does next (SP-ACTV-01).
    Act(UnitId),
    /// Which character of the unit makes the action next (SP-MULTI-01).
    Who {
        /// Whose.
        unit: UnitId,
        /// Which action.
        action: Action,
    },
    /// Who moves where, or nobody (any more).
    Go {
        /// Who may move.
        characters: Vec<CharacterId>,
        /// By which movements.
        kinds: Vec<MoveKind>,
        /// Only toward this (SP-PUSH-09).
        toward: Option<Goal>,
    },
    /// Where a character comes out of a transfer point, if it uses it (SP-TERRAIN-12).
    Transfer(CharacterId),
    /// Where a character is pushed or pulled (SP-PUSH-14).
    Push {
        /// Who is moved.
        character: CharacterId,
        /// How far: a range of 1 to 5.
        range: u8,
        /// Away from or toward whom; nobody for a free direction.
        from: Option<CharacterId>,
        /// Toward instead of away.
        pull: bool,
    },
    /// Who attacks whom, or nobody (any more).
    Attack {
        /// Who may attack.
        characters: Vec<CharacterId>,
        /// With so many dice instead of the attack value.
        dice: Option<u8>,
    },
    /// Which option of the combat tree comes next (SP-TREE-02).
    Tree {
        /// Successes left.
        successes: u8,
    },
    /// Which of several own effects comes next (SP-TIMING-04).
    Next(Vec<Pending>),
    /// What a character heals (SP-SYM-12).
    Heal {
        /// Who heals.
        character: CharacterId,
        /// How many times still, this one included.
        left: u8,
    },
    /// Whether to use a reactive ability (SP-ABIL-05).
    React(Occasion),
    /// Which active ability to use without paying (SP-SYM-13).
    FreeAbility(UnitId),
    /// Which character an ability concerns.
    Choose {
        /// Whose ability it is.
        unit: UnitId,
        /// Which; 255 is the tactic of the struggle card or a special rule of the operation.
        ability: u8,
    },
    /// Whether to do what an ability allows, or which of several things.
    Pick {
        /// Whose ability it is.
        unit: UnitId,
        /// Which.
        ability: u8,
        /// What each alternative does, in words of the language such as `hunker`.
        alternatives: Vec<String>,
    },
    /// Which condition a unit gains.
    GainCondition(UnitId),
    /// On which side of the struggle track a momentum token is added or removed.
    Progress {
        /// Added, not removed.
        adds: bool,
    },
    /// Which objective a special rule concerns.
    Objective,
    /// Where an objective is put.
    Lay {
        /// Which, by its number.
        objective: u8,
        /// Within this range.
        range: u8,
        /// Of where this one lies.
        of: u8,
    },
    /// Where the objective that roams goes, if it does.
    Roam {
        /// Which, by its number.
        objective: u8,
        /// By which movements.
        kinds: Vec<MoveKind>,
        /// Only toward this objective.
        toward: Option<u8>,
    },
    /// Where an ambush token is laid.
    Ambush {
        /// Which.
        face: Face,
    },
    /// Where a character is put on the battlefield.
    Station {
        /// Who.
        character: CharacterId,
        /// Anchor what.
        around: Anchor,
    },
    /// Which operation token of a unit is removed, or which die is turned.
    Face {
        /// What the die is turned to; none: a token is removed.
        turns_to: Option<Face>,
    },
    /// Which space of a tracker is filled or emptied.
    Space {
        /// The tracker, by its number.
        tracker: u8,
        /// Filled, not emptied.
        fills: bool,
    },
    /// Which wounded or injured token a unit loses.
    LoseWound(UnitId),
    /// How much damage a unit loses.
    LoseDamage {
        /// Whose.
        unit: UnitId,
        /// At most so much.
        most: u8,
    },
}

/// A wounded token or an injured token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the two sides of a token")]
pub enum WoundToken {
    Wounded,
    Injured,
}

/// An order card (SP-ORDER-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum OrderCard {
    /// The card of a unit.
    Unit(UnitId),
    /// The Shatterpoint card.
    Shatterpoint,
}

/// What triggers a reactive ability, for the question.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// A unit took an action.
    Action(UnitId, Action),
    /// An attack was declared.
    AttackDeclared,
    /// An attack was resolved.
    AttackResolved,
    /// Damage is about to be dealt: so much.
    Damage(u8),
    /// A unit became wounded.
    Wounded(UnitId),
    /// A character left an engagement.
    Left(CharacterId),
    /// A character ended a movement.
    Moved(CharacterId),
    /// A unit gained a hunker token.
    Hunkered(UnitId),
}

/// An effect that waits to be resolved.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Pending {
    /// A symbol of a chart or an option.
    Symbol(Symbol),
    /// An entry of an expertise chart.
    Entry(Entry),
    /// An ability of a unit.
    Ability(UnitId, u8),
    /// The tactic of the struggle card.
    Tactic,
    /// A special rule of the operation.
    Rule(RuleAt),
    /// The momentum token at the start of a turn (SO-PROG-02).
    Progress,
}

/// How the cost of an ability is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Payment {
    /// With Force (SP-ABIL-12).
    Force,
    /// With damage on the own unit.
    Damage,
}

/// An answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// This side.
    Edge(Edge),
    /// The mission pack that this player brought.
    Mission(Seat),
    /// This squad, each of its characters at a place, in the order of the characters.
    Deploy {
        /// 0 or 1.
        squad: u8,
        /// The places.
        places: Vec<Spot>,
    },
    /// This stance, 0 or 1; in an activation: turn the stance card over.
    Stance(u8),
    /// This map of the struggle card.
    Map(u8),
    /// Reveal the top card.
    Reveal,
    /// Use the card in reserve.
    UseReserve,
    /// Activate with the revealed card.
    Activate,
    /// Put the revealed card into the reserve.
    Reserve,
    /// Put the revealed card on the bottom of the deck instead of into the reserve.
    ReserveToBottom,
    /// Reveal the next card instead of using the Shatterpoint card.
    PassShatterpoint,
    /// This unit.
    Unit(UnitId),
    /// This condition.
    Condition(Condition),
    /// This action.
    Action(Action),
    /// This ability of this unit.
    Use {
        /// Whose.
        unit: UnitId,
        /// Which.
        ability: u8,
        /// How it is paid.
        pay: Payment,
    },
    /// Move there.
    Move {
        /// Who.
        character: CharacterId,
        /// How.
        kind: MoveKind,
        /// Where to.
        to: Spot,
        /// How the tool lies, if the player says so: its first arm points there (SP-MOVE-02).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        via: Option<Point>,
    },
    /// Try to move although pinned, which only ends being pinned (SP-COND-10).
    Struggle {
        /// Who.
        character: CharacterId,
        /// How.
        kind: MoveKind,
    },
    /// Come out there.
    Place(Spot),
    /// Move the objective that roams there.
    Roam {
        /// How.
        kind: MoveKind,
        /// Where to.
        to: Spot,
    },
    /// Use this transfer point and come out there.
    Through {
        /// The point that is used.
        point: Spot,
        /// Where to.
        to: Spot,
    },
    /// Push or pull in the direction of this point.
    Toward {
        /// East of the centre.
        x: i32,
        /// North of the centre.
        y: i32,
        /// By so much, if the player says so; it must be the full length (SP-PUSH-01).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        by: Option<Length>,
    },
    /// Attack.
    Attack {
        /// Who.
        character: CharacterId,
        /// How.
        kind: AttackType,
        /// Whom.
        target: Target,
    },
    /// This option of the combat tree.
    Option(u8),
    /// This player's side of the struggle track.
    Side(Seat),
    /// This token.
    Token(WoundToken),
    /// So much damage.
    Damage(u8),
    /// This objective.
    Objective(u8),
    /// This space of the tracker.
    Space(u8),
    /// This result.
    Face(Face),
    /// This one of the list.
    Pick(u8),
    /// Remove a damage from this unit.
    HealDamage(UnitId),
    /// Remove this condition from this unit.
    HealCondition(UnitId, Condition),
    /// This character.
    Character(CharacterId),
    /// Do it.
    Yes,
    /// Do nothing, or nothing more.
    Decline,
    /// End the activation.
    End,
}
