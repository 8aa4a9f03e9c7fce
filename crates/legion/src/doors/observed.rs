//! A position as a seat sees it, for programs that learn from numbers: as [`crate::view`] without what
//! stays the same for a whole game, and without what follows from the rest.

use arrayvec::ArrayVec;
use kernel::{PerSeat, Seat};
use measure::Direction;
use ruleset::{Bag, decimetres};
use serde::{Serialize, Serializer};

use crate::dice::{AttackFace, DefenceFace};
use crate::pack::{Piece, Rank};
use crate::state::{Order, Stage, State};
use crate::table::{Edge, MiniId, Stand, UnitId};
use crate::terrain::Cover;
use crate::tokens::Marker;
use crate::underway::{Action, Attack};

/// One thing of many, by its number.
type One = Bag<[u8; 1]>;

/// The most wounds on a unit's cards that are told.
const MOST_WOUNDS: usize = 24;

#[derive(Serialize)]
struct Observed<'a> {
    stage: Stage,
    round: u8,
    blue: Seat,
    edge: Edge,
    rows: &'a [ArrayVec<u8, 3>; 3],
    priority: Seat,
    active: Seat,
    counter: Seat,
    players: PerSeat<PlayerSeen<'a>>,
    #[serde(serialize_with = "units")]
    units: &'a State,
    #[serde(serialize_with = "minis")]
    minis: &'a State,
    /// Terrain that the players have placed.
    placed: &'a [Piece],
    #[serde(serialize_with = "tokens")]
    tokens: &'a State,
    #[serde(serialize_with = "charges")]
    charges: &'a State,
    activation: Option<ActivationSeen<'a>>,
    attack: Option<AttackSeen<'a>>,
}

#[derive(Serialize)]
struct PlayerSeen<'a> {
    hand: Option<Bag<&'a [u8]>>,
    hand_count: u8,
    played: Option<One>,
    discard: Bag<&'a [u8]>,
    /// How many order tokens of each rank; they are drawn blind.
    pool: [u8; Rank::ALL.len()],
    victory: u8,
    begun: bool,
}

#[derive(Serialize)]
struct UnitSeen<'a> {
    /// The number of its leader among its miniatures.
    leader: Option<u16>,
    tokens: [u8; Marker::ALL.len()],
    destroyed: Bag<&'a [u8]>,
    exhausted: Bag<&'a [u8]>,
    order: Order,
    promoted: bool,
    defeated: bool,
    aside: bool,
    again: bool,
    card_wounds: Bag<ArrayVec<u8, MOST_WOUNDS>>,
    marked: u8,
    collected: u8,
}

#[derive(Serialize)]
struct MiniSeen {
    at: Option<At>,
    wounds: u8,
    fallen: bool,
}

/// A place, in decimetres, and a facing as a part of a turn.
#[derive(Serialize)]
struct At {
    x: f32,
    y: f32,
    level: f32,
    facing: f32,
}

#[derive(Serialize)]
struct TokenSeen {
    at: At,
    claimed: Option<One>,
    model: Option<u8>,
    wounds: u8,
}

#[derive(Serialize)]
struct ChargeSeen {
    at: At,
    unit: Option<One>,
    weapon: u8,
}

#[derive(Serialize)]
struct ActivationSeen<'a> {
    unit: One,
    left: u8,
    made: &'a [Action],
    attacked: bool,
    moved: bool,
}

#[derive(Serialize)]
struct AttackSeen<'a> {
    attacker: One,
    defender: Option<One>,
    weapons: &'a [(MiniId, u8)],
    melee: bool,
    dice: &'a [AttackFace],
    defence: &'a [DefenceFace],
    cover: Cover,
    dodged: u8,
    #[serde(serialize_with = "waiting")]
    waiting: &'a Attack,
}

/// What a seat sees of a position.
pub fn observed(state: &State, seat: Seat) -> impl Serialize {
    Observed {
        stage: state.stage,
        round: state.round,
        blue: state.blue,
        edge: state.edge,
        rows: &state.rows.rows,
        priority: state.priority,
        active: state.active,
        counter: state.counter,
        players: state.seats().map(|of| player(state, of, seat)).collect(),
        units: state,
        minis: state,
        placed: &state.table.placed,
        tokens: state,
        charges: state,
        activation: state.activation.as_ref().map(|own| ActivationSeen {
            unit: one(own.unit),
            left: own.left,
            made: &own.made,
            attacked: own.attacked,
            moved: own.moved,
        }),
        attack: state.attacks.last().map(attack),
    }
}

fn player(state: &State, seat: Seat, viewer: Seat) -> PlayerSeen<'_> {
    let player = state.player(seat);
    let mut pool = [0; Rank::ALL.len()];
    player.pool.iter().for_each(|rank| pool[*rank as usize] += 1);
    PlayerSeen {
        hand: (seat == viewer).then_some(Bag(player.hand.as_slice())),
        hand_count: player.hand.len() as u8,
        played: player.played.map(|card| Bag([card])),
        discard: Bag(player.discard.as_slice()),
        pool,
        victory: state.victory(seat),
        begun: player.begun,
    }
}

fn attack(attack: &Attack) -> AttackSeen<'_> {
    let pool = attack.pool.as_ref();
    AttackSeen {
        attacker: one(attack.attacker),
        defender: pool.map(|pool| one(pool.defender)),
        weapons: pool.map_or(&[][..], |pool| pool.weapons.as_slice()),
        melee: pool.is_some_and(|pool| pool.melee),
        dice: &attack.dice,
        defence: &attack.defence,
        cover: attack.cover,
        dodged: attack.dodged,
        waiting: attack,
    }
}

fn one(UnitId(number): UnitId) -> One {
    Bag([number])
}

fn at(stand: Stand) -> At {
    At {
        x: decimetres(stand.x),
        y: decimetres(stand.y),
        level: decimetres(stand.level),
        facing: f32::from(stand.facing.index()) / f32::from(Direction::COUNT),
    }
}

fn units<S: Serializer>(state: &&State, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(state.units.iter().zip(&state.table.units).map(|(unit, sheet)| {
        UnitSeen {
            leader: unit.leader.map(|leader| leader.0.wrapping_sub(sheet.first.0)),
            tokens: Marker::ALL.map(|marker| unit.tokens[marker]),
            destroyed: Bag(unit.destroyed.as_slice()),
            exhausted: Bag(unit.exhausted.as_slice()),
            order: unit.order,
            promoted: unit.promoted,
            defeated: unit.defeated,
            aside: unit.aside,
            again: unit.again,
            card_wounds: Bag(unit.wounds_on_cards().take(MOST_WOUNDS).collect()),
            marked: unit.marked,
            collected: unit.collected,
        }
    }))
}

fn minis<S: Serializer>(state: &&State, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq((0..).map(MiniId).zip(&state.minis).map(|(id, mini)| MiniSeen {
        at: state.stand(id).map(at),
        wounds: mini.wounds,
        fallen: mini.fallen,
    }))
}

fn tokens<S: Serializer>(state: &&State, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(state.tokens.iter().map(|token| TokenSeen {
        at: at(token.stand),
        claimed: token.claimed.map(|leader| one(state.unit_of(leader))),
        model: token.model,
        wounds: token.wounds,
    }))
}

fn charges<S: Serializer>(state: &&State, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(state.charges.iter().map(|charge| ChargeSeen {
        at: at(charge.stand),
        unit: charge.unit.map(one),
        weapon: charge.weapon,
    }))
}

fn waiting<S: Serializer>(attack: &&Attack, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(attack.pools.iter().map(|pool| one(pool.defender)))
}
