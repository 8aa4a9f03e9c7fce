//! What a viewer sees of a position. Hands, deck orders and face-down cards of others are not in it.
//! What stays the same for the whole game is told once, see [`crate::sheets`].

use kernel::{Seat, Viewer};
use serde::Serialize;

use crate::cleanup::LAST_ROUND;
use crate::field::Place;
use crate::hex::Direction;
use crate::language::Value;
use crate::sheets::CardView;
use crate::state::{BuffMarker, DebuffMarker, Interrupt, Objective, Stage, Standing, State};
use crate::table::{CardId, FigureId};

/// A position as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the position")]
pub struct View {
    pub round: u8,
    /// The last round of the game.
    pub rounds: u8,
    pub stage: Stage,
    pub priority: Seat,
    pub players: Vec<PlayerView>,
    pub figures: Vec<FigureView>,
    pub objectives: Vec<Objective>,
    pub signs: Vec<SignView>,
    pub turns: Vec<TurnView>,
}

/// A player as a viewer sees them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the position")]
pub struct PlayerView {
    pub points: i32,
    pub passed: bool,
    pub hand_count: u8,
    /// Only for the player's own eyes.
    pub hand: Option<Vec<CardId>>,
    pub deck_count: u8,
    pub discard_count: u8,
    pub revealed: Option<CardView>,
    pub completed: Vec<CardView>,
}

/// A character.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the position")]
pub struct FigureView {
    pub id: FigureId,
    pub seat: Seat,
    pub standing: Standing,
    pub at: Option<Place>,
    pub facing: Direction,
    pub health: u8,
    pub wounds: u8,
    pub mana: u8,
    pub focused: bool,
    pub standby: bool,
    pub buff: Option<BuffMarker>,
    pub debuff: Option<DebuffMarker>,
    pub ready: bool,
    pub engaged: bool,
    pub cards: u8,
    pub strength: i32,
    pub perception: i32,
    pub power: i32,
    pub toughness: i32,
    pub spirit: i32,
    pub speed: [u8; 2],
    pub ap: Option<u8>,
    pub used_items: Vec<String>,
    pub cost: i32,
}

/// A sign.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the position")]
pub struct SignView {
    pub name: String,
    pub place: Place,
    pub seat: Seat,
}

/// An activation or interrupt in progress.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the position")]
pub struct TurnView {
    pub figure: FigureId,
    pub interrupt: Option<Interrupt>,
    pub ap: u8,
    pub missions: Vec<CardView>,
}

/// What a viewer sees of a position.
#[must_use]
pub fn view(state: &State, viewer: Viewer) -> View {
    View {
        round: state.round,
        rounds: LAST_ROUND,
        stage: state.stage,
        priority: state.priority,
        players: [Seat(0), Seat(1)].map(|seat| player(state, seat, viewer)).to_vec(),
        figures: state.ids().map(|id| figure(state, id)).collect(),
        objectives: state.objectives.to_vec(),
        signs: state
            .signs
            .iter()
            .map(|placed| SignView {
                name: state.table.signs[usize::from(placed.sign)].name.en.clone(),
                place: placed.place,
                seat: placed.seat,
            })
            .collect(),
        turns: state.turns.iter().map(|turn| turn_view(state, turn)).collect(),
    }
}

fn player(state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = &state.players[seat.index()];
    let face = |id| CardView::of(state, seat, id);
    PlayerView {
        points: state.points(seat),
        passed: player.passed,
        hand_count: player.hand.0.count_ones() as u8,
        hand: viewer.sees(seat).then(|| player.hand.iter().collect()),
        deck_count: player.deck.len() as u8,
        discard_count: player.discard.0.count_ones() as u8,
        revealed: player.revealed.map(face),
        completed: player.completed.iter().map(face).collect(),
    }
}

fn figure(state: &State, id: FigureId) -> FigureView {
    let figure = state.figure(id);
    let sheet = state.sheet(id);
    let on_field = state.on_field(id);
    let used = |n: &usize| figure.used_items >> n & 1 == 1;
    FigureView {
        id,
        seat: sheet.seat,
        standing: figure.standing,
        at: on_field.then_some(figure.place),
        facing: figure.facing,
        health: sheet.character.health,
        wounds: figure.wounds,
        mana: figure.mana,
        focused: figure.focused,
        standby: figure.standby,
        buff: figure.buff,
        debuff: figure.debuff,
        ready: state.is_ready(id),
        engaged: on_field && state.is_engaged(id),
        cards: figure.cards.0.count_ones() as u8,
        strength: state.value(id, Value::Strength),
        perception: state.value(id, Value::Perception),
        power: state.value(id, Value::Power),
        toughness: state.value(id, Value::Toughness),
        spirit: state.value(id, Value::Spirit),
        speed: [state.speed(id, false, false), state.speed(id, true, false)],
        ap: state.turn_of(id).map(|turn| state.turns[turn].ap),
        used_items: (0..sheet.items.len())
            .filter(used)
            .map(|n| sheet.items[n].name.en.clone())
            .collect(),
        cost: sheet.cost(),
    }
}

fn turn_view(state: &State, turn: &crate::state::Turn) -> TurnView {
    let seat = state.seat(turn.figure);
    TurnView {
        figure: turn.figure,
        interrupt: turn.interrupt,
        ap: turn.ap,
        missions: turn
            .missions
            .iter()
            .map(|mission| CardView::of(state, seat, mission.card))
            .collect(),
    }
}
