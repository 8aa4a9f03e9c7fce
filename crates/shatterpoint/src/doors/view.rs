//! What a viewer sees of a position.

use kernel::{Seat, Viewer};
use serde::Serialize;

use crate::dice::{AttackFace, DefenceFace};
use crate::language::{Action, AttackType, Condition};
use crate::operations::RuleAt;
use crate::question::OrderCard;
use crate::state::{Objective, Stage, State};
use crate::table::{CharacterId, Edge, Spot, Target, UnitId};
use crate::{engagement, objectives};

/// A position as a viewer sees it. Only the order of the decks is hidden (SP-ORDER-03,
/// SP-MISSION-10), so all viewers see the same.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the position")]
pub struct View {
    pub stage: Stage,
    pub turn: u16,
    pub first: Seat,
    pub active: Seat,
    /// Whose mission pack is played.
    pub mission: Seat,
    pub players: [PlayerView; 2],
    /// By the units' numbers.
    pub units: Vec<UnitView>,
    /// By the characters' numbers.
    pub characters: Vec<Option<Spot>>,
    pub objectives: Vec<Objective>,
    pub struggle: Option<StruggleView>,
    /// The struggle token: positive on player 1's side, 0 in the middle.
    pub token: i8,
    pub operation: Option<OperationView>,
    pub activation: Option<ActivationView>,
    /// The innermost attack in progress.
    pub attack: Option<AttackView>,
    /// Pairs of engaged characters (SP-ATK-09).
    pub engaged: Vec<[CharacterId; 2]>,
    /// By the objectives' numbers: who contests them (SP-OBJ-03).
    pub contesting: Vec<Vec<CharacterId>>,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the player")]
pub struct PlayerView {
    pub edge: Edge,
    /// How many cards are in the order deck.
    pub deck: u8,
    pub reserve: Option<OrderCard>,
    pub discard: Vec<OrderCard>,
    pub force: u8,
    pub ready: u8,
    /// Momentum tokens, from space 8 inward.
    pub momentum: u8,
    pub won: u8,
}

/// A unit.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the unit")]
pub struct UnitView {
    pub damage: u8,
    pub wounded: bool,
    pub injured: u8,
    pub conditions: Vec<Condition>,
    pub hunker: u8,
    pub stance: u8,
    pub defeated: bool,
    /// How often each ability was used this turn.
    pub used: Vec<u8>,
    /// Dice of the Focus action that wait, by character of the unit.
    pub focus: Vec<u8>,
}

/// The current struggle.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the struggle")]
pub struct StruggleView {
    pub number: u8,
    /// The card, by its number in the mission pack.
    pub card: u8,
    pub map: u8,
    pub won_by: Option<Seat>,
}

/// The operation in progress.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the operation")]
pub struct OperationView {
    pub aggressor: Seat,
    /// The stage card, by its number.
    pub stage: u8,
    /// The struggle token is on the middle space: the Aggressor's last turn.
    pub last_turn: bool,
    /// The special rule that is at work.
    pub rule: Option<RuleAt>,
    /// Damage tokens of the armoured targets, by their numbers.
    pub armour: Vec<u8>,
}

/// The activation in progress.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the activation")]
pub struct ActivationView {
    pub unit: UnitId,
    pub card: OrderCard,
    pub made: Vec<Action>,
    pub left: u8,
    pub turned: bool,
}

/// An attack in progress.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the attack")]
pub struct AttackView {
    pub attacker: CharacterId,
    pub target: Target,
    pub kind: AttackType,
    pub attack: Vec<AttackFace>,
    pub defence: Vec<DefenceFace>,
    pub successes: u8,
    pub taken: Vec<u8>,
    pub pool: u8,
}

/// What a viewer sees of a position.
#[must_use]
pub fn view(state: &State, _: Viewer) -> View {
    View {
        stage: state.stage,
        turn: state.turn,
        first: state.first,
        active: state.active,
        mission: state.mission,
        players: state.players.each_ref().map(|player| PlayerView {
            edge: player.edge,
            deck: player.deck.len() as u8,
            reserve: player.reserve,
            discard: player.discard.to_vec(),
            force: player.force,
            ready: player.ready,
            momentum: player.momentum,
            won: player.won,
        }),
        units: state.unit_ids().map(|unit| unit_view(state, unit)).collect(),
        characters: state.characters.to_vec(),
        objectives: state.objectives.to_vec(),
        struggle: state.struggle.map(|struggle| StruggleView {
            number: struggle.number,
            card: struggle.card,
            map: struggle.map,
            won_by: struggle.won_by,
        }),
        token: state.token,
        operation: state.operation.as_ref().map(|operation| OperationView {
            aggressor: operation.aggressor,
            stage: operation.stage,
            last_turn: operation.token,
            rule: operation.rule,
            armour: operation.armour.to_vec(),
        }),
        activation: state.activation.as_ref().map(|activation| ActivationView {
            unit: activation.unit,
            card: activation.card,
            made: activation.made.to_vec(),
            left: activation.left,
            turned: activation.turned,
        }),
        attack: state.attacks.last().map(|attack| AttackView {
            attacker: attack.attacker,
            target: attack.target,
            kind: attack.kind,
            attack: attack.attack.clone(),
            defence: attack.defence.clone(),
            successes: attack.successes,
            taken: attack.taken.clone(),
            pool: attack.pool,
        }),
        engaged: engagement::pairs(state),
        contesting: objectives::contesting_all(state),
    }
}

fn unit_view(state: &State, id: UnitId) -> UnitView {
    let unit = state.unit(id);
    let abilities = state.sheet(id).unit.ability.len();
    UnitView {
        damage: unit.damage,
        wounded: unit.wounded,
        injured: unit.injured,
        conditions: unit.conditions.iter().collect(),
        hunker: unit.hunker,
        stance: unit.stance,
        defeated: unit.defeated,
        used: unit.used[..abilities.min(unit.used.len())].to_vec(),
        focus: state.table.characters_of(id).map(|c| state.waiting[c.index()].focus).collect(),
    }
}
