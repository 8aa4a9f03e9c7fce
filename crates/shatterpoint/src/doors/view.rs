//! What a viewer sees of a position.

use kernel::{Seat, Viewer};
use serde::Serialize;

use crate::dice::{AttackFace, DefenceFace};
use crate::language::{Ability, Action, AttackType, Condition, Face};
use crate::operations::card::{Printing, Tracker};
use crate::operations::{
    RuleAt, ambush, armour, is_barred, progress, sequence, stage_posts, tokens, tracker,
};
use crate::pack::TreeOption;
use crate::question::OrderCard;
use crate::state::{Objective, Stage, State};
use crate::table::{CharacterId, Edge, SPACES, Spot, Target, UnitId};
use crate::{engagement, force, objectives, setup, struggle};

/// A position as a viewer sees it. The order of the decks is hidden (SP-ORDER-03, SP-MISSION-10)
/// from everybody, operation tokens that lie face down from all but their players (SO-POOL-01).
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
    /// The most struggles that there can be; none in an operation.
    pub struggles: u8,
    /// Where the struggle token would go at the end of the turn, as the objectives stand now.
    pub ahead: Option<Ahead>,
    /// The spaces on each side of the struggle track.
    pub spaces: u8,
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
    /// What each ability costs now (SP-ABIL-13); none of those without a cost.
    pub costs: Vec<Option<u8>>,
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

/// Where the struggle token would go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Ahead {
    pub to: i8,
    /// So many objectives move it.
    pub objectives: u8,
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
    /// Spaces of the track without a token (SO-WIN-02).
    pub left: u8,
    /// The armoured targets, by their numbers.
    pub armour: Vec<ArmourView>,
    /// By the trackers' numbers: which spaces hold tokens.
    pub trackers: Vec<Vec<bool>>,
    /// Operation tokens on units' cards; what they show only to those who may see it.
    pub tokens: Vec<(UnitId, Option<Face>)>,
    /// Ambush tokens on the battlefield; what they show only to those who may see it.
    pub ambushes: Vec<(Spot, Option<Face>)>,
    /// The tokens of the sequence, the next one first, as far as they are revealed.
    pub sequence: Vec<Option<Face>>,
    /// The objective at which the ship stands, and the units aboard it.
    pub ship: Option<u8>,
    pub aboard: Vec<UnitId>,
    /// Units that are captured or off duty.
    pub captured: Vec<UnitId>,
    pub off_duty: Vec<UnitId>,
    /// How many tokens of the noise there are, and how many are left in the pool.
    pub noise: u8,
    pub pool: u8,
    /// What was signalled, by its number.
    pub signals: Vec<u8>,
    /// Tokens on the battlefield that are no objectives, by their numbers.
    pub posts: Vec<u8>,
    /// The objectives that cannot be controlled now.
    pub barred: Vec<u8>,
    /// Which print of the operation counts.
    pub printing: Printing,
}

/// An armoured target.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct ArmourView {
    /// Damage tokens on its track.
    pub tokens: u8,
    pub destroyed: bool,
    /// Whose characters may attack it; nobody's while it is out of play.
    pub enemy: Option<Seat>,
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
    /// The options of the combat tree that would put a damage token on an armoured target.
    pub strikes: Vec<u8>,
}

/// What a viewer sees of a position.
#[must_use]
pub fn view(state: &State, viewer: Viewer) -> View {
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
        objectives: objectives_of(state),
        struggle: state.struggle.map(|struggle| StruggleView {
            number: struggle.number,
            card: struggle.card,
            map: struggle.map,
            won_by: struggle.won_by,
        }),
        struggles: if state.operation.is_none() { struggle::MOST } else { 0 },
        ahead: struggle::ahead(state).map(|(to, objectives)| Ahead { to, objectives }),
        spaces: SPACES,
        token: state.token,
        operation: operation(state, viewer),
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
            strikes: strikes(state),
        }),
        engaged: engagement::pairs(state),
        contesting: objectives::contesting_all(state),
    }
}

/// The operation in progress as a viewer sees it.
#[must_use]
pub fn operation(state: &State, viewer: Viewer) -> Option<OperationView> {
    let operation = state.operation.as_ref()?;
    Some(OperationView {
        aggressor: operation.aggressor,
        stage: operation.stage,
        last_turn: operation.token,
        rule: operation.rule,
        left: progress::spaces_left(state),
        armour: armour::all(state).map(|target| armour_view(state, target)).collect(),
        trackers: trackers(state),
        tokens: operation
            .tokens
            .iter()
            .map(|token| (token.unit, tokens::seen(state, token, viewer)))
            .collect(),
        ambushes: ambush::view(state, viewer),
        sequence: (0..operation.sequence.len())
            .map(|number| sequence::revealed(state).filter(|_| number == 0))
            .collect(),
        ship: operation.ship,
        aboard: operation.aboard.clone(),
        captured: operation.captured.clone(),
        off_duty: operation.off_duty.clone(),
        noise: operation.noise.len() as u8,
        pool: operation.pool.len() as u8,
        signals: operation.signals.clone(),
        posts: stage_posts(state)
            .iter()
            .filter_map(|id| state.objective_number(id))
            .map(|number| number as u8)
            .collect(),
        barred: (0..state.objectives.len() as u8)
            .filter(|&number| is_barred(state, number))
            .collect(),
        printing: state.table.printing,
    })
}

/// The objectives. Those of an operation are known before they are laid, and a side is chosen by them:
/// they are seen as they would lie.
fn objectives_of(state: &State) -> Vec<Objective> {
    if state.stage != Stage::Setup || state.operation.is_none() || !state.objectives.is_empty() {
        return state.objectives.to_vec();
    }
    setup::laid(state, state.layout(), state.player(state.first).edge).to_vec()
}

fn trackers(state: &State) -> Vec<Vec<bool>> {
    let cards = state.table.operation.as_ref().map_or(&[][..], |card| &card.tracker);
    let view = |(number, card): (u8, &Tracker)| {
        (0..card.spaces.len()).map(|space| tracker::is_filled(state, number, space)).collect()
    };
    (0..).zip(cards).map(view).collect()
}

fn armour_view(state: &State, target: u8) -> ArmourView {
    let tokens = state.operation.as_ref().and_then(|now| now.armour.get(usize::from(target)));
    ArmourView {
        tokens: tokens.copied().unwrap_or(0),
        destroyed: armour::is_destroyed(state, target),
        enemy: armour::enemy(state, target),
    }
}

/// The options of the attacker's combat tree that the armoured target in the attack would feel.
fn strikes(state: &State) -> Vec<u8> {
    let Some((attack, target)) = state.attacks.last().zip(armour::attacked(state)) else {
        return Vec::new();
    };
    let unit = state.unit_of(attack.attacker);
    let options = &state.table.stance(unit, state.unit(unit).stance).tree.options;
    let fits = |(_, option): &(u8, &TreeOption)| armour::fits(state, target, &option.effects);
    (0..).zip(options).filter(fits).map(|(number, _)| number).collect()
}

fn unit_view(state: &State, id: UnitId) -> UnitView {
    let unit = state.unit(id);
    let abilities = state.sheet(id).unit.ability.len();
    let cost =
        |(number, ability): (u8, &Ability)| ability.cost.map(|_| force::cost(state, id, number));
    UnitView {
        damage: unit.damage,
        wounded: unit.wounded,
        injured: unit.injured,
        conditions: unit.conditions.iter().collect(),
        hunker: unit.hunker,
        stance: unit.stance,
        defeated: unit.defeated,
        used: unit.used[..abilities.min(unit.used.len())].to_vec(),
        costs: (0..).zip(&state.sheet(id).unit.ability).map(cost).collect(),
        focus: state.table.characters_of(id).map(|c| state.waiting[c.index()].focus).collect(),
    }
}
