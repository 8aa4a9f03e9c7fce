//! A position as a seat sees it, for programs that learn from numbers: as [`crate::view`] without what
//! stays the same for a whole game, and without what follows from the rest.

use arrayvec::ArrayVec;
use kernel::{Seat, Viewer};
use ruleset::{Bag, decimetres};
use serde::{Serialize, Serializer};

use crate::dice::{AttackFace, DefenceFace};
use crate::language::{Action, AttackType, Keyword};
use crate::question::OrderCard;
use crate::state::{Objective, Player, Stage, State};
use crate::table::{CharacterId, Edge, Spot, Target, UnitId};
use crate::view::{OperationView, operation};

/// One thing of many, by its number.
type One = Bag<[u8; 1]>;

/// The most uses of abilities by a unit in a turn that are told.
const MOST_USES: usize = 16;

#[derive(Serialize)]
struct Observed<'a> {
    stage: Stage,
    turn: u16,
    first: Seat,
    active: Seat,
    mission: Seat,
    players: [PlayerSeen; 2],
    #[serde(serialize_with = "units")]
    units: &'a State,
    #[serde(serialize_with = "characters")]
    characters: &'a State,
    #[serde(serialize_with = "objectives")]
    objectives: &'a [Objective],
    struggle: Option<StruggleSeen>,
    token: i8,
    /// An operation is rare enough to be written as everybody sees it.
    operation: Option<OperationView>,
    activation: Option<ActivationSeen<'a>>,
    attack: Option<AttackSeen<'a>>,
    attacked: Bag<ArrayVec<u8, 8>>,
}

#[derive(Serialize)]
struct PlayerSeen {
    edge: Edge,
    deck: u8,
    reserve: Option<One>,
    discard: Bag<ArrayVec<u8, 7>>,
    force: u8,
    ready: u8,
    momentum: u8,
    won: u8,
    deployed: [bool; 2],
}

#[derive(Serialize)]
struct UnitSeen<'a> {
    damage: u8,
    wounded: bool,
    injured: u8,
    conditions: Bag<ArrayVec<u8, 4>>,
    hunker: u8,
    stance: u8,
    defeated: bool,
    used: Bag<ArrayVec<u8, MOST_USES>>,
    gained: &'a [Keyword],
}

#[derive(Serialize)]
struct CharacterSeen {
    at: Option<At>,
    focus: u8,
    sharpshooter: u8,
    impact: u8,
}

/// A place, in decimetres.
#[derive(Serialize)]
struct At {
    x: f32,
    y: f32,
    level: f32,
}

#[derive(Serialize)]
struct ObjectiveSeen {
    at: At,
    active: bool,
    control: Option<Seat>,
    priority: bool,
    damage: u8,
}

#[derive(Serialize)]
struct StruggleSeen {
    number: u8,
    card: One,
    map: One,
    won_by: Option<Seat>,
}

#[derive(Serialize)]
struct ActivationSeen<'a> {
    unit: One,
    card: One,
    made: &'a [Action],
    left: u8,
    turned: bool,
}

#[derive(Serialize)]
struct AttackSeen<'a> {
    attacker: One,
    target: Target,
    kind: AttackType,
    attack: &'a [AttackFace],
    defence: &'a [DefenceFace],
    successes: u8,
    taken: Bag<&'a [u8]>,
    pool: u8,
}

/// What a seat sees of a position.
pub fn observed(state: &State, seat: Seat) -> impl Serialize {
    Observed {
        stage: state.stage,
        turn: state.turn,
        first: state.first,
        active: state.active,
        mission: state.mission,
        players: state.players.each_ref().map(player),
        units: state,
        characters: state,
        objectives: &state.objectives,
        struggle: state.struggle.map(|struggle| StruggleSeen {
            number: struggle.number,
            card: Bag([struggle.card]),
            map: Bag([struggle.map]),
            won_by: struggle.won_by,
        }),
        token: state.token,
        operation: operation(state, Viewer::Seat(seat)),
        activation: state.activation.as_ref().map(|activation| ActivationSeen {
            unit: Bag([activation.unit.0]),
            card: Bag([card(&activation.card)]),
            made: &activation.made,
            left: activation.left,
            turned: activation.turned,
        }),
        attack: state.attacks.last().map(|attack| AttackSeen {
            attacker: Bag([attack.attacker.0]),
            target: attack.target,
            kind: attack.kind,
            attack: &attack.attack,
            defence: &attack.defence,
            successes: attack.successes,
            taken: Bag(attack.taken.as_slice()),
            pool: attack.pool,
        }),
        attacked: Bag(state.attacked.iter().map(|CharacterId(number)| *number).collect()),
    }
}

/// An order card as the number of its unit.
fn card(card: &OrderCard) -> u8 {
    match card {
        OrderCard::Unit(UnitId(number)) => *number,
        OrderCard::Shatterpoint => u8::MAX,
    }
}

fn player(player: &Player) -> PlayerSeen {
    PlayerSeen {
        edge: player.edge,
        deck: player.deck.len() as u8,
        reserve: player.reserve.as_ref().map(|reserve| Bag([card(reserve)])),
        discard: Bag(player.discard.iter().map(card).collect()),
        force: player.force,
        ready: player.ready,
        momentum: player.momentum,
        won: player.won,
        deployed: player.deployed,
    }
}

fn at(spot: Spot) -> At {
    At { x: decimetres(spot.x), y: decimetres(spot.y), level: decimetres(spot.level) }
}

fn units<S: Serializer>(state: &&State, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(state.units.iter().map(|unit| {
        let uses = (0..)
            .zip(unit.used)
            .flat_map(|(ability, uses)| std::iter::repeat_n(ability, usize::from(uses)));
        UnitSeen {
            damage: unit.damage,
            wounded: unit.wounded,
            injured: unit.injured,
            conditions: Bag(unit.conditions.iter().map(|condition| condition as u8).collect()),
            hunker: unit.hunker,
            stance: unit.stance,
            defeated: unit.defeated,
            used: Bag(uses.take(MOST_USES).collect()),
            gained: &unit.gained,
        }
    }))
}

fn characters<S: Serializer>(state: &&State, serializer: S) -> Result<S::Ok, S::Error> {
    let all = state.characters.iter().zip(&state.waiting);
    serializer.collect_seq(all.map(|(spot, waiting)| CharacterSeen {
        at: spot.map(at),
        focus: waiting.focus,
        sharpshooter: waiting.sharpshooter,
        impact: waiting.impact,
    }))
}

fn objectives<S: Serializer>(all: &&[Objective], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(all.iter().map(|objective| ObjectiveSeen {
        at: at(objective.spot),
        active: objective.active,
        control: objective.control,
        priority: objective.priority,
        damage: objective.damage,
    }))
}
