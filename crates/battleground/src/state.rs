//! A position: what lies on the table.

use std::sync::Arc;

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::Serialize;

use crate::field::Place;
use crate::hex::{Direction, Hex};
use crate::language::{Buff, Debuff, Effect, FreeAttack, Lasting, MissionCondition};
use crate::modifiers::Rank;
use crate::table::{
    Card, CardId, Cards, FigureId, MOST_CARDS, MOST_FIGURES, MOST_OBJECTIVES, Sheet, Table,
};

/// A buff: common or unique.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum BuffMarker {
    /// One of the four.
    Common(Buff),
    /// One of the table's unique markers.
    Unique(u8),
}

/// A debuff: common or unique.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DebuffMarker {
    /// One of the four.
    Common(Debuff),
    /// One of the table's unique markers.
    Unique(u8),
}

/// Whether a character is on the battlefield.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// Not yet deployed.
    Waiting,
    /// On the battlefield.
    Up,
    /// Knocked out, but its figure stays until the end of an area attack (BG-AREA-13).
    Falling,
    /// Removed.
    Out,
}

/// What changes about a character during the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Figure {
    /// Where it stands; of a large figure the pivot of its base.
    pub place: Place,
    /// The border it faces (BG-FACE-02).
    pub facing: Direction,
    /// Whether it is on the battlefield.
    pub standing: Standing,
    /// Wound markers.
    pub wounds: u8,
    /// Mana markers.
    pub mana: u8,
    /// Focus marker.
    pub focused: bool,
    /// Standby marker.
    pub standby: bool,
    /// At most one buff (BG-BUFF-04).
    pub buff: Option<BuffMarker>,
    /// At most one debuff (BG-BUFF-04).
    pub debuff: Option<DebuffMarker>,
    /// The kinds of cards that its buff and its debuff come from: their rank, if unique (BG-CORE-04).
    pub marker_ranks: [Rank; 2],
    /// Cards on its character card; without any it is ready (BG-ACT-02).
    pub cards: Cards,
    /// Activated this round, even if made ready again (BG-CLEAN-14).
    pub activated: bool,
    /// Consumables turned face down, by the item's number.
    pub used_items: u32,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Player {
    /// Cards in hand.
    pub hand: Cards,
    /// The fate deck, next card last.
    pub deck: ArrayVec<CardId, MOST_CARDS>,
    /// Fate and glory cards discarded.
    pub discard: Cards,
    /// Those of them that were discarded face down, before drawing (BG-PREP-02).
    pub face_down: Cards,
    /// Glory cards with completed side missions.
    pub completed: Cards,
    /// The card revealed in step 1 and not used yet.
    pub revealed: Option<CardId>,
    /// Has passed this round.
    pub passed: bool,
    /// Characters activated this round.
    pub activations: u8,
    /// Activated last, in this round or the last one in which anybody was.
    pub last_activated: Option<FigureId>,
    /// Whom this player may not activate first this round (BG-ACT-05).
    pub barred: Option<FigureId>,
    /// What the next activated ally receives.
    pub next_ally: Vec<Gift>,
}

/// An effect that waits for the next activated ally of a character.
#[derive(Clone, PartialEq, Debug)]
pub struct Gift {
    /// Whose effect it is.
    pub from: FigureId,
    /// What it does.
    pub effects: Arc<Vec<Effect>>,
    /// The kind of card it stands on.
    pub rank: Rank,
}

/// An objective marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Objective {
    /// Where it lies.
    pub hex: Hex,
    /// Who has captured it.
    pub captured: Option<Seat>,
}

/// A sign on the battlefield.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedSign {
    /// Which of the table's signs.
    pub sign: u8,
    /// Where it lies.
    pub place: Place,
    /// Whose it is.
    pub seat: Seat,
}

/// An activation or an interrupt in progress.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn {
    /// Who acts.
    pub figure: FigureId,
    /// Whom it interrupts, and how; nobody in an activation.
    pub interrupt: Option<Interrupt>,
    /// Action points left.
    pub ap: u8,
    /// How often Focus, Move and Standby were taken for AP (BG-ACT-09).
    pub focus_actions: u8,
    /// See above.
    pub move_actions: u8,
    /// How often each weapon type was used for AP (BG-ATK-05).
    pub attacks: [u8; 3],
    /// Active skills used: skills of the card first, then of the items (BG-SKILL-05).
    pub skills: u32,
    /// Cards played in it.
    pub cards: Cards,
    /// Side missions in play (BG-QUEST-02).
    pub missions: ArrayVec<Mission, 8>,
    /// Effects "on interrupt" come before the interrupt itself (BG-TIMING-05).
    pub begun: bool,
}

/// An interrupt's other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Interrupt {
    /// The interrupted character.
    pub against: FigureId,
    /// An opportunity attack (BG-OPP-05).
    pub opportunity: bool,
}

impl Turn {
    /// A fresh turn of a character.
    #[must_use]
    pub fn new(figure: FigureId, interrupt: Option<Interrupt>, ap: u8) -> Turn {
        Turn {
            figure,
            interrupt,
            ap,
            focus_actions: 0,
            move_actions: 0,
            attacks: [0; 3],
            skills: 0,
            cards: Cards::default(),
            missions: ArrayVec::new(),
            begun: true,
        }
    }
}

/// A side mission in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mission {
    /// Its glory card.
    pub card: CardId,
    /// Completed.
    pub done: bool,
    /// Wounds caused since it was played.
    pub wounds: u8,
    /// Weapon types used since it was played, a bit each.
    pub types: u8,
}

/// Modifiers that a character has for a while.
#[derive(Clone, PartialEq, Debug)]
pub struct Spell {
    /// Who has them.
    pub figure: FigureId,
    /// What, and for how long.
    pub lasting: Arc<Lasting>,
    /// How many turns were in progress when it began: it ends with the innermost of them.
    pub depth: u8,
    /// The kind of card it stands on (BG-CORE-04).
    pub rank: Rank,
    /// An attack is using it up.
    pub in_use: bool,
}

/// Where the game stands between two checkpoints.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Setting up (BG-SETUP-01).
    Setup,
    /// The preparation phase.
    Preparation,
    /// Step 1 of the activation phase.
    ChooseCards,
    /// Steps 2 and 3, by the first of the waiting players.
    Activate,
    /// Step 4: one action after the other, then step 5.
    Act,
    /// The cleanup phase.
    Cleanup,
}

/// A position.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// What is fixed for this game.
    pub table: Arc<Table>,
    /// The round, from 1.
    pub round: u8,
    /// Where the game stands.
    pub stage: Stage,
    /// Who has priority (BG-CARD-06).
    pub priority: Seat,
    /// All characters.
    pub figures: ArrayVec<Figure, MOST_FIGURES>,
    /// Both players.
    pub players: [Player; 2],
    /// Objective markers.
    pub objectives: ArrayVec<Objective, MOST_OBJECTIVES>,
    /// Signs on the battlefield.
    pub signs: ArrayVec<PlacedSign, MOST_FIGURES>,
    /// The players who still activate with their revealed cards, in order.
    pub to_activate: ArrayVec<Seat, 2>,
    /// The activation in progress, and the interrupts inside it.
    pub turns: Vec<Turn>,
    /// Modifiers for a while.
    pub spells: Vec<Spell>,
    /// The innermost attack in progress is an area attack: whom it knocks out stays (BG-AREA-13).
    pub area_attack: bool,
    /// The free attack that somebody is asked about, for forecasts of it.
    pub free_attack: Option<(FigureId, FreeAttack)>,
}

/// How deep interrupts and triggered effects may nest: a limit of the program, far beyond any game.
pub const MOST_NESTED: usize = 24;

/// Victory points for a captured objective (BG-VP-07).
pub const OBJECTIVE: i32 = 20;

impl State {
    /// A character.
    #[must_use]
    pub fn figure(&self, id: FigureId) -> &Figure {
        &self.figures[id.index()]
    }

    /// A character, to change it.
    pub fn figure_mut(&mut self, id: FigureId) -> &mut Figure {
        &mut self.figures[id.index()]
    }

    /// A character's sheet.
    #[must_use]
    pub fn sheet(&self, id: FigureId) -> &Sheet {
        &self.table.sheets[id.index()]
    }

    /// Whose a character is.
    #[must_use]
    pub fn seat(&self, id: FigureId) -> Seat {
        self.table.sheets[id.index()].seat
    }

    /// All characters, removed ones too.
    pub fn ids(&self) -> impl Iterator<Item = FigureId> + use<> {
        (0..self.figures.len() as u8).map(FigureId)
    }

    /// Whether the figure of a character is on the battlefield (BG-SQUAD-06).
    #[must_use]
    pub fn on_field(&self, id: FigureId) -> bool {
        matches!(self.figure(id).standing, Standing::Up | Standing::Falling)
    }

    /// Whether a character is on the battlefield and not knocked out.
    #[must_use]
    pub fn is_up(&self, id: FigureId) -> bool {
        self.figure(id).standing == Standing::Up
    }

    /// Characters on the battlefield.
    pub fn fielded(&self) -> impl Iterator<Item = FigureId> + '_ {
        self.ids().filter(|&id| self.on_field(id))
    }

    /// Enemies of a character on the battlefield (BG-SQUAD-05).
    pub fn enemies(&self, id: FigureId) -> impl Iterator<Item = FigureId> + '_ {
        let seat = self.seat(id);
        self.fielded().filter(move |&other| self.seat(other) != seat)
    }

    /// Allies of a character on the battlefield: not itself (BG-SQUAD-04).
    pub fn allies(&self, id: FigureId) -> impl Iterator<Item = FigureId> + '_ {
        let seat = self.seat(id);
        self.fielded().filter(move |&other| self.seat(other) == seat && other != id)
    }

    /// A player's characters on the battlefield.
    pub fn squad(&self, seat: Seat) -> impl Iterator<Item = FigureId> + '_ {
        self.fielded().filter(move |&id| self.seat(id) == seat)
    }

    /// Ready: no card lies on it (BG-ACT-02).
    #[must_use]
    pub fn is_ready(&self, id: FigureId) -> bool {
        self.is_up(id) && self.figure(id).cards.is_empty()
    }

    /// The innermost turn.
    #[must_use]
    pub fn turn(&self) -> Option<&Turn> {
        self.turns.last()
    }

    /// The turn in which a character is acting.
    #[must_use]
    pub fn turn_of(&self, id: FigureId) -> Option<usize> {
        self.turns.iter().rposition(|turn| turn.figure == id)
    }

    /// The interrupt in the innermost turn, for all of the squad that carries it out (BG-INT-06,
    /// BG-INT-08, BG-INT-11).
    #[must_use]
    pub fn interrupt_of_squad(&self, id: FigureId) -> Option<Interrupt> {
        let turn = self.turn().filter(|turn| turn.begun)?;
        turn.interrupt.filter(|_| self.seat(turn.figure) == self.seat(id))
    }

    /// A player's card.
    #[must_use]
    pub fn card(&self, seat: Seat, card: CardId) -> Option<&Card> {
        self.table.cards[seat.index() & 1].get(usize::from(card.0))
    }

    /// How many fate cards a player holds.
    #[must_use]
    pub fn fate_in_hand(&self, seat: Seat) -> usize {
        let hand = self.players[seat.index()].hand;
        hand.iter().filter(|&card| self.card(seat, card).is_some_and(Card::is_fate)).count()
    }

    /// A player's victory points: captured objectives (BG-VP-07), completed side missions (BG-VP-08)
    /// and knocked-out enemies (BG-VP-09).
    #[must_use]
    pub fn points(&self, seat: Seat) -> i32 {
        let captured = |o: &&Objective| o.captured == Some(seat);
        let objectives = OBJECTIVE * self.objectives.iter().filter(captured).count() as i32;
        let missions: i32 = self.players[seat.index()]
            .completed
            .iter()
            .map(|card| match self.card(seat, card) {
                Some(Card::Glory(card)) => i32::from(card.points),
                _ => 0,
            })
            .sum();
        let fallen = |&id: &FigureId| {
            matches!(self.figure(id).standing, Standing::Out | Standing::Falling)
                && self.seat(id) != seat
        };
        let knocked_out: i32 = self.ids().filter(fallen).map(|id| self.sheet(id).cost()).sum();
        objectives + missions + knocked_out
    }

    /// A side mission's condition.
    #[must_use]
    pub fn mission(&self, seat: Seat, card: CardId) -> Option<&MissionCondition> {
        match self.card(seat, card) {
            Some(Card::Glory(card)) => Some(&card.mission),
            _ => None,
        }
    }
}
