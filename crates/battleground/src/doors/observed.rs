//! A position as a seat sees it, for programs that learn from numbers: as [`crate::view`] without names,
//! without what stays the same for a whole game, and without what follows from the rest.

use arrayvec::ArrayVec;
use kernel::Seat;
use ruleset::Bag;
use serde::{Serialize, Serializer};

use crate::field::Place;
use crate::hex::Direction;
use crate::language::Lasting;
use crate::state::{BuffMarker, DebuffMarker, Objective, Stage, Standing, State, Turn};
use crate::table::{CardId, Cards, FigureId, MOST_CARDS};

/// One thing of many, by its number.
type One = Bag<[u8; 1]>;

/// Things by their numbers.
type Several = Bag<ArrayVec<u8, MOST_CARDS>>;

#[derive(Serialize)]
struct Observed<'a> {
    round: u8,
    stage: Stage,
    priority: Seat,
    to_activate: &'a [Seat],
    players: [PlayerSeen; 2],
    #[serde(serialize_with = "figures")]
    figures: &'a State,
    #[serde(serialize_with = "captured")]
    objectives: &'a [Objective],
    #[serde(serialize_with = "signs")]
    signs: &'a State,
    #[serde(serialize_with = "turns")]
    turns: &'a [Turn],
    #[serde(serialize_with = "spells")]
    spells: &'a State,
}

#[derive(Serialize)]
struct PlayerSeen {
    passed: bool,
    hand_count: u8,
    hand: Option<Several>,
    deck_count: u8,
    discard_count: u8,
    revealed: Option<One>,
    completed: Several,
    barred: Option<One>,
    gifts: u8,
}

#[derive(Serialize)]
struct FigureSeen {
    standing: Standing,
    at: Option<At>,
    facing: Direction,
    wounds: u8,
    mana: u8,
    focused: bool,
    standby: bool,
    buff: Option<BuffMarker>,
    debuff: Option<DebuffMarker>,
    cards: u8,
    activated: bool,
    used_items: Several,
}

/// A place, in tens of hexes.
#[derive(Serialize)]
struct At {
    column: f32,
    row: f32,
    high: bool,
}

#[derive(Serialize)]
struct SignSeen {
    sign: One,
    at: At,
    seat: Seat,
}

#[derive(Serialize)]
struct TurnSeen {
    figure: One,
    against: Option<One>,
    opportunity: bool,
    ap: u8,
    focus_actions: u8,
    move_actions: u8,
    attacks: [u8; 3],
    skills: Several,
    missions: ArrayVec<MissionSeen, 8>,
}

#[derive(Serialize)]
struct MissionSeen {
    card: One,
    done: bool,
    wounds: u8,
    types: u8,
}

#[derive(Serialize)]
struct SpellSeen<'a> {
    figure: One,
    lasting: &'a Lasting,
    in_use: bool,
}

/// What a seat sees of a position.
pub fn observed(state: &State, seat: Seat) -> impl Serialize {
    Observed {
        round: state.round,
        stage: state.stage,
        priority: state.priority,
        to_activate: &state.to_activate,
        players: [Seat(0), Seat(1)].map(|of| player(state, of, seat)),
        figures: state,
        objectives: &state.objectives,
        signs: state,
        turns: &state.turns,
        spells: state,
    }
}

fn player(state: &State, seat: Seat, viewer: Seat) -> PlayerSeen {
    let player = &state.players[seat.index()];
    PlayerSeen {
        passed: player.passed,
        hand_count: player.hand.0.count_ones() as u8,
        hand: (seat == viewer).then(|| several(player.hand)),
        deck_count: player.deck.len() as u8,
        discard_count: player.discard.0.count_ones() as u8,
        revealed: player.revealed.map(|CardId(card)| Bag([card])),
        completed: several(player.completed),
        barred: player.barred.map(one),
        gifts: player.next_ally.len() as u8,
    }
}

fn one(FigureId(number): FigureId) -> One {
    Bag([number])
}

fn several(cards: Cards) -> Several {
    Bag(cards.iter().map(|CardId(card)| card).collect())
}

fn at(place: Place) -> At {
    let tens = |hexes: i32| hexes as f32 / 10.0;
    let hex = place.hex();
    At { column: tens(hex.column()), row: tens(hex.row()), high: place.is_high() }
}

fn figures<S: Serializer>(state: &&State, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(state.figures.iter().map(|figure| FigureSeen {
        standing: figure.standing,
        at: matches!(figure.standing, Standing::Up | Standing::Falling).then(|| at(figure.place)),
        facing: figure.facing,
        wounds: figure.wounds,
        mana: figure.mana,
        focused: figure.focused,
        standby: figure.standby,
        buff: figure.buff,
        debuff: figure.debuff,
        cards: figure.cards.0.count_ones() as u8,
        activated: figure.activated,
        used_items: several(Cards(figure.used_items.into())),
    }))
}

fn captured<S: Serializer>(all: &&[Objective], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(all.iter().map(|objective| objective.captured))
}

fn signs<S: Serializer>(state: &&State, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(state.signs.iter().map(|placed| SignSeen {
        sign: Bag([placed.sign]),
        at: at(placed.place),
        seat: placed.seat,
    }))
}

fn turns<S: Serializer>(turns: &&[Turn], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(turns.iter().map(|turn| {
        TurnSeen {
            figure: one(turn.figure),
            against: turn.interrupt.map(|interrupt| one(interrupt.against)),
            opportunity: turn.interrupt.is_some_and(|interrupt| interrupt.opportunity),
            ap: turn.ap,
            focus_actions: turn.focus_actions,
            move_actions: turn.move_actions,
            attacks: turn.attacks,
            skills: several(Cards(turn.skills.into())),
            missions: turn
                .missions
                .iter()
                .map(|mission| MissionSeen {
                    card: Bag([mission.card.0]),
                    done: mission.done,
                    wounds: mission.wounds,
                    types: mission.types,
                })
                .collect(),
        }
    }))
}

fn spells<S: Serializer>(state: &&State, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(state.spells.iter().map(|spell| SpellSeen {
        figure: one(spell.figure),
        lasting: &spell.lasting,
        in_use: spell.in_use,
    }))
}
