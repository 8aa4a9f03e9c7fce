//! An operation in progress: what lies on its cards and on the battlefield, and what its special rules
//! have to remember.

use arrayvec::ArrayVec;
use kernel::Seat;

use super::card::{Operation, Side, SpecialRule};
use super::{ambush, tokens};
use crate::language::Face;
use crate::table::{MOST_ARMOURED, MOST_TRACKERS, UnitId};

/// An operation in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Underway {
    /// Who is the Aggressor; the other player is the Sentinel (SO-SETUP-05).
    pub aggressor: Seat,
    /// The stage card, by its number.
    pub stage: u8,
    /// The struggle token is on the middle space of the track (SO-WIN-03).
    pub token: bool,
    /// The special rule that is at work.
    pub rule: Option<RuleAt>,
    /// Damage tokens of each armoured target.
    pub armour: ArrayVec<u8, MOST_ARMOURED>,
    /// The spaces of each tracker that hold tokens, as bits.
    pub trackers: ArrayVec<u16, MOST_TRACKERS>,
    /// The unit that was chosen to be activated in this turn.
    pub activated: Option<UnitId>,
    /// What a special rule rolled, or the attack that it granted.
    pub roll: Vec<Face>,
    /// The objective that a special rule chose.
    pub chosen: Option<u8>,
    /// The attack that a special rule grants.
    pub assault: Option<Assault>,
    /// Operation tokens on units' cards.
    pub tokens: Vec<tokens::Token>,
    /// Operation tokens that can be drawn.
    pub pool: Vec<Face>,
    /// Operation tokens in a row, the next one first.
    pub sequence: Vec<Face>,
    /// The first of them is revealed.
    pub revealed: bool,
    /// Rules that work once in each turn and have worked in this one.
    pub worked: Vec<RuleAt>,
    /// Objectives that such rules have chosen in this turn.
    pub picked: Vec<u8>,
    /// Units that became wounded, by effects that are not resolved yet.
    pub wounds: Vec<FreshWound>,
    /// How near the one was whose wound is answered.
    pub wounded_near: Option<u8>,
    /// Ambush tokens on the battlefield.
    pub ambushes: Vec<ambush::Ambush>,
    /// Those near which the movement ended that is answered.
    pub spotted: Vec<ambush::Ambush>,
    /// They are being laid.
    pub laying: bool,
    /// A squad that is deployed last, around objectives.
    pub scattered: Option<(Seat, u8)>,
    /// The objective at which the ship stands.
    pub ship: Option<u8>,
    /// The units aboard it.
    pub aboard: Vec<UnitId>,
    /// Units that are captured.
    pub captured: Vec<UnitId>,
    /// Units that are off duty.
    pub off_duty: Vec<UnitId>,
    /// Operation tokens of the noise, face down.
    pub noise: Vec<Face>,
    /// What was signalled, by its number.
    pub signals: Vec<u8>,
    /// The unit that is activated attacked in this activation.
    pub attacked: bool,
    /// It wounded an enemy unit.
    pub has_wounded: bool,
    /// The chosen unit is not activated: a special rule took its place.
    pub spent: bool,
}

/// A unit became wounded, and special rules have not answered it yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FreshWound {
    /// Which unit.
    pub unit: UnitId,
    /// How near it was to the objective that roams, as a range.
    pub near: Option<u8>,
    /// In how many attacks inside one another: the innermost made it.
    pub depth: u8,
}

/// An attack against an armoured target that a special rule grants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Assault {
    /// Which target.
    pub target: u8,
    /// Only through objectives that the attacker's player controls.
    pub controlled: bool,
}

impl Underway {
    /// An operation before its first stage.
    #[must_use]
    pub fn of(card: &Operation, aggressor: Seat) -> Underway {
        Underway {
            aggressor,
            stage: 0,
            token: false,
            rule: None,
            armour: card.armoured.iter().map(|_| 0).take(MOST_ARMOURED).collect(),
            trackers: card.tracker.iter().map(|_| 0).take(MOST_TRACKERS).collect(),
            activated: None,
            roll: Vec::new(),
            chosen: None,
            assault: None,
            tokens: Vec::new(),
            pool: card.pool.clone(),
            sequence: Vec::new(),
            revealed: false,
            worked: Vec::new(),
            picked: Vec::new(),
            wounds: Vec::new(),
            wounded_near: None,
            ambushes: Vec::new(),
            spotted: Vec::new(),
            laying: false,
            scattered: None,
            ship: None,
            aboard: Vec::new(),
            captured: Vec::new(),
            off_duty: Vec::new(),
            noise: Vec::new(),
            signals: Vec::new(),
            attacked: false,
            has_wounded: false,
            spent: false,
        }
    }

    /// The role of a player.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Side {
        if seat == self.aggressor { Side::Aggressor } else { Side::Sentinel }
    }

    /// The player in a role.
    #[must_use]
    pub fn seat(&self, side: Side) -> Seat {
        match side {
            Side::Aggressor => self.aggressor,
            Side::Sentinel => self.aggressor.other(),
        }
    }
}

/// A special rule by its place: on the operation card, or on the stage card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RuleAt {
    /// By its number on the operation card.
    Operation(u8),
    /// On the stage card with the first number, by the second.
    Stage(u8, u8),
}

impl RuleAt {
    /// The rule at this place.
    #[must_use]
    pub fn on(self, operation: &Operation) -> Option<&SpecialRule> {
        match self {
            RuleAt::Operation(number) => operation.rule.get(usize::from(number)),
            RuleAt::Stage(stage, number) => {
                operation.stage.get(usize::from(stage))?.rule.get(usize::from(number))
            }
        }
    }
}
