//! What a viewer sees of a position.

use kernel::{PerSeat, Seat, Viewer};
use measure::Point;
use serde::Serialize;

use crate::dice::{AttackFace, DefenceFace};
use crate::laying::Layout;
use crate::pack::Rank;
use crate::sheets::{self, TerrainView};
use crate::state::{Charge, Mini, Order, Stage, State, Token};
use crate::table::{Colour, Edge, MiniId, Stand, UnitId};
use crate::terrain::Cover;
use crate::tokens::Marker;
use crate::underway::Action;
use crate::{deployment, laying, melee, suppression, victory};

/// A position as a viewer sees it. Hands of command cards are secret; so is the order of the rest.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the position")]
pub struct View {
    pub stage: Stage,
    pub round: u8,
    /// How many there are; none without a limit.
    pub rounds: Option<u8>,
    pub blue: Seat,
    pub edge: Edge,
    /// Objectives, deployments and conditions that are left; the leftmost is in use.
    pub rows: [Vec<u8>; 3],
    /// The deployment zones of blue and red: rectangles, by two corners.
    pub zones: [Vec<[Point; 2]>; 2],
    pub priority: Seat,
    pub active: Seat,
    pub counter: Seat,
    /// By their seats.
    #[cfg_attr(feature = "types", ts(as = "Vec<PlayerView>"))]
    pub players: PerSeat<PlayerView>,
    /// By the units' numbers.
    pub units: Vec<UnitView>,
    /// By the miniatures' numbers.
    pub minis: Vec<MiniView>,
    /// The terrain, while or after it was placed in turns; else it is that of the table.
    pub terrain: Option<TerrainView>,
    pub tokens: Vec<Token>,
    /// Where they would lie with the objective cards that may still be played.
    pub layouts: Vec<Layout>,
    pub charges: Vec<Charge>,
    pub activation: Option<ActivationView>,
    /// The innermost attack in progress.
    pub attack: Option<AttackView>,
    /// Pairs of units in melee.
    pub melees: Vec<[UnitId; 2]>,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the player")]
pub struct PlayerView {
    /// The own hand; of those of others, mates too, only the number of cards.
    pub hand: Option<Vec<u8>>,
    pub hand_count: u8,
    pub played: Option<u8>,
    pub discard: Vec<u8>,
    pub pool: Vec<Rank>,
    /// Victory tokens and score of the side.
    pub victory: u8,
    pub score: u32,
}

/// A unit.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the unit")]
pub struct UnitView {
    pub leader: Option<MiniId>,
    pub aim: u8,
    pub dodge: u8,
    pub standby: bool,
    pub suppression: u8,
    pub suppressed: bool,
    pub panicked: bool,
    pub ion: u8,
    pub immobilize: u8,
    pub damaged: bool,
    pub disabled: bool,
    pub destroyed: Vec<u8>,
    pub exhausted: Vec<u8>,
    pub order: Order,
    pub promoted: bool,
    pub defeated: bool,
    pub aside: bool,
    pub engaged: bool,
    /// Wound tokens on upgrades: for each the number of the card.
    pub card_wounds: Vec<u8>,
    /// Victory tokens with which enemies marked it, and those that it collected.
    pub marked: u8,
    pub collected: u8,
}

/// A miniature.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the miniature")]
pub struct MiniView {
    pub stand: Option<Stand>,
    pub wounds: u8,
    /// It was defeated in this round.
    pub fallen: bool,
}

/// A miniature as everybody sees it.
fn mini_view(state: &State, (id, mini): (MiniId, &Mini)) -> MiniView {
    MiniView { stand: state.stand(id), wounds: mini.wounds, fallen: mini.fallen }
}

/// The activation in progress.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the activation")]
pub struct ActivationView {
    pub unit: UnitId,
    pub left: u8,
    pub made: Vec<Action>,
}

/// An attack in progress.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the attack")]
pub struct AttackView {
    pub attacker: UnitId,
    pub defender: Option<UnitId>,
    pub weapons: Vec<(MiniId, u8)>,
    pub melee: bool,
    pub dice: Vec<AttackFace>,
    pub defence: Vec<DefenceFace>,
    pub cover: Cover,
    /// Defenders of the pools that are still to be resolved.
    pub waiting: Vec<UnitId>,
}

/// What a viewer sees of a position.
#[must_use]
pub fn view(state: &State, viewer: Viewer) -> View {
    View {
        stage: state.stage,
        round: state.round,
        rounds: state.table.format.rounds,
        blue: state.blue,
        edge: state.edge,
        rows: state.rows.rows.each_ref().map(|row| row.to_vec()),
        zones: [Colour::Blue, Colour::Red].map(|colour| zones(state, colour)),
        priority: state.priority,
        active: state.active,
        counter: state.counter,
        players: state.seats().map(|seat| player(state, viewer, seat)).collect(),
        units: state.unit_ids().map(|unit| unit_view(state, unit)).collect(),
        minis: (0..).map(MiniId).zip(&state.minis).map(|mini| mini_view(state, mini)).collect(),
        terrain: (!(state.table.aside.is_empty() && state.table.placed.is_empty()))
            .then(|| sheets::terrain(&state.table.terrain)),
        tokens: state.tokens.to_vec(),
        layouts: laying::layouts(state),
        charges: state.charges.to_vec(),
        activation: state.activation.as_ref().map(|own| ActivationView {
            unit: own.unit,
            left: own.left,
            made: own.made.to_vec(),
        }),
        attack: state.attacks.last().map(|attack| AttackView {
            attacker: attack.attacker,
            defender: attack.pool.as_ref().map(|pool| pool.defender),
            weapons: attack.pool.as_ref().map(|pool| pool.weapons.clone()).unwrap_or_default(),
            melee: attack.pool.as_ref().is_some_and(|pool| pool.melee),
            dice: attack.dice.clone(),
            defence: attack.defence.clone(),
            cover: attack.cover,
            waiting: attack.pools.iter().map(|pool| pool.defender).collect(),
        }),
        melees: melee::pairs(state).into_iter().map(|(a, b)| [a, b]).collect(),
    }
}

fn zones(state: &State, colour: Colour) -> Vec<[Point; 2]> {
    let bounds = deployment::zones(state, colour).into_iter().map(|zone| zone.bounds());
    bounds.map(|bounds| [bounds.min, bounds.max]).collect()
}

fn player(state: &State, viewer: Viewer, seat: Seat) -> PlayerView {
    let player = state.player(seat);
    PlayerView {
        hand: viewer.sees(seat).then(|| player.hand.to_vec()),
        hand_count: player.hand.len() as u8,
        played: player.played,
        discard: player.discard.to_vec(),
        pool: player.pool.to_vec(),
        victory: state.victory(seat),
        score: victory::score(state, seat),
    }
}

fn unit_view(state: &State, id: UnitId) -> UnitView {
    let unit = state.unit(id);
    let tokens = unit.tokens;
    UnitView {
        leader: unit.leader,
        aim: tokens[Marker::Aim],
        dodge: tokens[Marker::Dodge],
        standby: tokens.has(Marker::Standby),
        suppression: tokens[Marker::Suppression],
        suppressed: suppression::is_suppressed(state, id),
        panicked: tokens.has(Marker::Panic),
        ion: tokens[Marker::Ion],
        immobilize: tokens[Marker::Immobilize],
        damaged: tokens.has(Marker::Damaged),
        disabled: tokens.has(Marker::Disabled),
        destroyed: unit.destroyed.to_vec(),
        exhausted: unit.exhausted.to_vec(),
        order: unit.order,
        promoted: unit.promoted,
        defeated: unit.defeated,
        aside: unit.aside,
        engaged: state.is_there(id) && melee::is_engaged(state, id),
        card_wounds: unit.wounds_on_cards().collect(),
        marked: unit.marked,
        collected: unit.collected,
    }
}
