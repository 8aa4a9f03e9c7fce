//! A position: what lies on the table.

use std::ops::Range;
use std::sync::Arc;

use arrayvec::ArrayVec;
use kernel::Seat;
use measure::{Disc, Length, gap};
use serde::Serialize;

use crate::dice::{AttackFace, DefenceFace};
use crate::language::{Action, AttackType, Condition, Keyword, UnitType};
use crate::operations::{Underway, ship};
use crate::pack::ObjectiveAt;
use crate::question::OrderCard;
use crate::table::{
    CharacterId, Edge, MOST_ABILITIES, MOST_CHARACTERS, MOST_GRANTED, MOST_OBJECTIVES, MOST_UNITS,
    SPACES, Sheet, Spot, Table, Target, UnitId,
};

/// A set of conditions.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Conditions(u8);

impl Conditions {
    /// Whether it has one.
    #[must_use]
    pub fn has(self, condition: Condition) -> bool {
        self.0 >> condition as u8 & 1 == 1
    }

    /// With one more.
    pub fn add(&mut self, condition: Condition) {
        self.0 |= 1 << condition as u8;
    }

    /// With one less.
    pub fn remove(&mut self, condition: Condition) {
        self.0 &= !(1 << condition as u8);
    }

    /// Those in it.
    pub fn iter(self) -> impl Iterator<Item = Condition> {
        Condition::ALL.into_iter().filter(move |&condition| self.has(condition))
    }
}

/// What changes about a unit (SP-UNIT-14).
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Unit {
    /// Damage tokens.
    pub damage: u8,
    /// Has a wounded token.
    pub wounded: bool,
    /// Injured tokens.
    pub injured: u8,
    /// Conditions.
    pub conditions: Conditions,
    /// How often it has become strained: tells one strained token from the next (SP-COND-04).
    pub strains: u8,
    /// Hunker tokens.
    pub hunker: u8,
    /// The side of the stance card that is up (SP-STANCE-03).
    pub stance: u8,
    /// Out of the game (SP-DMG-16).
    pub defeated: bool,
    /// How often each ability was used this turn (SP-ABIL-15).
    pub used: [u8; MOST_ABILITIES + MOST_GRANTED],
    /// Keywords gained until the end of the turn, each once (SP-EFFECT-09): there are six, and an
    /// immunity to each condition.
    pub gained: ArrayVec<Keyword, 10>,
}

impl Unit {
    /// A keyword is gained once (SP-EFFECT-09), unless it has a number: then the numbers add up
    /// (SP-EFFECT-10).
    pub fn gain(&mut self, keyword: Keyword) {
        for own in &mut self.gained {
            match (own, keyword) {
                (Keyword::Sharpshooter(sum), Keyword::Sharpshooter(more))
                | (Keyword::Impact(sum), Keyword::Impact(more))
                | (Keyword::Cover(sum), Keyword::Cover(more)) => {
                    *sum = sum.saturating_add(more);
                    return;
                }
                (own, new) if *own == new => return,
                _ => {}
            }
        }
        if !self.gained.is_full() {
            self.gained.push(keyword);
        }
    }
}

/// Dice that wait for the next attack of a character.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Waiting {
    /// Of the Focus action (SP-ACTV-04).
    pub focus: u8,
    /// For the next ranged attack (SP-KEY-03).
    pub sharpshooter: u8,
    /// For the next melee attack (SP-KEY-04).
    pub impact: u8,
}

/// A player.
#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    /// The own edge of the battlefield.
    pub edge: Edge,
    /// The order deck, next card last.
    pub deck: ArrayVec<OrderCard, 7>,
    /// The card in reserve.
    pub reserve: Option<OrderCard>,
    /// The order discard pile.
    pub discard: ArrayVec<OrderCard, 7>,
    /// The size of the Force pool.
    pub force: u8,
    /// Ready Force tokens.
    pub ready: u8,
    /// Momentum tokens on the track, from space 8 inward.
    pub momentum: u8,
    /// Claimed struggle cards.
    pub won: u8,
    /// Squads that were deployed.
    pub deployed: [bool; 2],
}

/// A character on the battlefield.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Who.
    pub character: CharacterId,
    /// From where it is measured.
    pub base: Disc,
    /// Where it stands.
    pub spot: Spot,
}

/// An objective token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Objective {
    /// Where it lies.
    pub spot: Spot,
    /// Its upper side.
    pub active: bool,
    /// Whose control token lies on it.
    pub control: Option<Seat>,
    /// Has a priority token.
    pub priority: bool,
    /// Damage tokens that special rules put on it.
    pub damage: u8,
    /// Half its diameter, in hundredths of a millimetre.
    pub radius: Length,
    /// It moves like a character (SO-ROAM-01).
    pub roams: bool,
}

impl Objective {
    /// What it covers.
    #[must_use]
    pub fn disc(&self) -> Disc {
        Disc { centre: self.spot.point(), radius: self.radius }
    }
}

/// The current struggle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Struggle {
    /// 1, 2 or 3.
    pub number: u8,
    /// The card, by its number in the mission.
    pub card: u8,
    /// Its map.
    pub map: u8,
    /// Who has won it.
    pub won_by: Option<Seat>,
}

/// The unit that is being activated.
#[derive(Clone, PartialEq, Debug)]
pub struct Activation {
    /// Who.
    pub unit: UnitId,
    /// By which card.
    pub card: OrderCard,
    /// Actions made, granted ones included (SP-ACTV-02).
    pub made: ArrayVec<Action, 6>,
    /// Those of them that effects gave (SP-ACTV-10).
    pub granted: ArrayVec<Action, 6>,
    /// Actions of its own left (SP-ACTV-01).
    pub left: u8,
    /// The stance card was turned over.
    pub turned: bool,
    /// Became wounded (SP-DMG-12).
    pub over: bool,
}

/// An attack in progress.
#[derive(Clone, PartialEq, Debug)]
pub struct Attack {
    /// The attacking character.
    pub attacker: CharacterId,
    /// Who or what is attacked.
    pub target: Target,
    /// Its type.
    pub kind: AttackType,
    /// Whether it is part of a Combat action.
    pub combat_action: bool,
    /// The attack roll.
    pub attack: Vec<AttackFace>,
    /// The defence roll.
    pub defence: Vec<DefenceFace>,
    /// Failures that the attack roll shows at the end.
    pub failures: u8,
    /// Successes left.
    pub successes: u8,
    /// Options taken.
    pub taken: Vec<u8>,
    /// The damage pool.
    pub pool: u8,
    /// A shove of the tree was stopped already (SP-KEY-06).
    pub shoved: bool,
    /// It has dealt damage to an enemy unit already (SO-JAIL-13).
    pub hurt: bool,
}

/// How far a game has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Rolling for the first player, sides, mission (SP-SETUP-01, steps 1 to 6).
    Setup,
    /// Deploying the squads (step 7).
    Deployment,
    /// Starting stances and the first struggle card (steps 7 and 8).
    Stances,
    /// Turns.
    Turns,
}

/// A position.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// What is fixed.
    pub table: Arc<Table>,
    /// How far the game has come.
    pub stage: Stage,
    /// Where each character stands; nowhere before deployment and after defeat.
    pub characters: ArrayVec<Option<Spot>, MOST_CHARACTERS>,
    /// Dice that wait, by character.
    pub waiting: ArrayVec<Waiting, MOST_CHARACTERS>,
    /// The units.
    pub units: ArrayVec<Unit, MOST_UNITS>,
    /// The players.
    pub players: [Player; 2],
    /// Who has the first turn.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The number of the turn, from 1.
    pub turn: u16,
    /// Whose mission pack is played.
    pub mission: Seat,
    /// The struggle cards to come, next one last, by their numbers in the mission.
    pub missions_deck: ArrayVec<u8, 3>,
    /// The current struggle.
    pub struggle: Option<Struggle>,
    /// The struggle token: positive on player 1's side of the track.
    pub token: i8,
    /// The operation in progress, if one is played.
    pub operation: Option<Underway>,
    /// The objectives.
    pub objectives: ArrayVec<Objective, MOST_OBJECTIVES>,
    /// The activation in progress.
    pub activation: Option<Activation>,
    /// Attacks in progress, the innermost last.
    pub attacks: ArrayVec<Attack, 4>,
    /// Characters attacked in the Combat action in progress.
    pub attacked: ArrayVec<CharacterId, 8>,
    /// Wounds whose consequences wait for the end of the effect that caused them.
    pub wounds: ArrayVec<Wound, MOST_UNITS>,
    /// How many abilities are at work inside one another.
    pub working: u8,
    /// How many effects are being resolved inside one another: movements, attacks, actions, abilities.
    pub resolving: u8,
}

/// A unit became wounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wound {
    /// Which unit.
    pub unit: UnitId,
    /// Who did it.
    pub by: Option<CharacterId>,
    /// By which attack.
    pub attack: Option<AttackType>,
    /// Inside how many attacks: what answers it waits for the end of the innermost (SP-ATK-24).
    pub depth: u8,
    /// Inside how many effects: it waits for the end of the innermost of them too (SP-EFFECT-06).
    pub inside: u8,
}

impl State {
    /// A unit's sheet.
    #[must_use]
    pub fn sheet(&self, unit: UnitId) -> &Sheet {
        self.table.sheet(unit)
    }

    /// What changes about a unit.
    #[must_use]
    pub fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[unit.index()]
    }

    /// What changes about a unit.
    pub fn unit_mut(&mut self, unit: UnitId) -> &mut Unit {
        &mut self.units[unit.index()]
    }

    /// A player.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Who controls a unit (SP-CORE-07).
    #[must_use]
    pub fn seat(&self, unit: UnitId) -> Seat {
        self.sheet(unit).seat
    }

    /// Who controls a character.
    #[must_use]
    pub fn seat_of(&self, character: CharacterId) -> Seat {
        self.table.characters[character.index()].seat
    }

    /// The unit of a character.
    #[must_use]
    pub fn unit_of(&self, character: CharacterId) -> UnitId {
        self.table.unit_of(character)
    }

    /// The unit type of a character (SP-UNIT-02).
    #[must_use]
    pub fn type_of(&self, character: CharacterId) -> UnitType {
        self.sheet(self.unit_of(character)).unit.kind
    }

    /// All units by their numbers.
    pub fn unit_ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len() as u8).map(UnitId)
    }

    /// The units of a player that are not defeated.
    pub fn units_of(&self, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
        self.unit_ids().filter(move |&unit| self.seat(unit) == seat && !self.unit(unit).defeated)
    }

    /// Where a character stands.
    #[must_use]
    pub fn spot(&self, character: CharacterId) -> Option<Spot> {
        self.characters.get(character.index()).copied().flatten()
    }

    /// The base of a character on the battlefield.
    #[must_use]
    pub fn base(&self, character: CharacterId) -> Option<Disc> {
        let own = |spot: Spot| self.table.base(character, spot.point());
        self.spot(character).map(|spot| ship::base(self, character).unwrap_or_else(|| own(spot)))
    }

    /// All characters on the battlefield.
    pub fn standing(&self) -> impl Iterator<Item = CharacterId> + '_ {
        let all = self.characters.iter().enumerate();
        all.filter(|(_, spot)| spot.is_some()).map(|(number, _)| CharacterId(number as u8))
    }

    /// All characters with a base on the battlefield: not those that act from a ship.
    pub fn grounded(&self) -> impl Iterator<Item = CharacterId> + '_ {
        self.standing().filter(|&character| !ship::is_aboard(self, self.unit_of(character)))
    }

    /// The characters of a unit that are on the battlefield.
    pub fn characters_of(&self, unit: UnitId) -> impl Iterator<Item = CharacterId> + '_ {
        self.table.characters_of(unit).filter(|&character| self.spot(character).is_some())
    }

    /// A character on the battlefield with its base.
    #[must_use]
    pub fn placed(&self, character: CharacterId) -> Option<Placed> {
        let spot = self.spot(character)?;
        self.base(character).map(|base| Placed { character, base, spot })
    }

    /// The characters whose bases are within a length of a disc, where they stand: mostly few, so
    /// everything else is asked of these alone.
    #[inline]
    pub fn near(&self, disc: Disc, length: Length) -> impl Iterator<Item = Placed> + '_ {
        self.near_among(0..self.characters.len() as u8, disc, length)
    }

    /// Those of them that are enemies of a player.
    #[inline]
    pub fn enemies_near(
        &self,
        seat: Seat,
        disc: Disc,
        length: Length,
    ) -> impl Iterator<Item = Placed> + '_ {
        self.near_among(self.table.numbers_of(seat.other()), disc, length)
    }

    #[inline]
    fn near_among(
        &self,
        numbers: Range<u8>,
        disc: Disc,
        length: Length,
    ) -> impl Iterator<Item = Placed> + '_ {
        let all = usize::from(numbers.start)..usize::from(numbers.end);
        let spots = self.characters.get(all.clone()).unwrap_or_default();
        let fixed = self.table.characters.get(all).unwrap_or_default();
        let each = spots.iter().zip(fixed).zip(numbers.start..);
        // Who acts from a ship is measured from there (SO-SHIP-04).
        let ship = ship::stand(self).is_some();
        let placed = each.filter_map(move |((spot, fixed), number)| {
            let spot = (*spot)?;
            let base = Disc { centre: spot.point(), radius: fixed.radius };
            let near = ship || gap::within(disc, base, length);
            near.then_some(Placed { character: CharacterId(number), base, spot })
        });
        placed.filter_map(
            move |own| {
                if ship { self.measured(own, disc, length) } else { Some(own) }
            },
        )
    }

    /// The same character with its base where a ship may be, if that is within a length of a disc.
    fn measured(&self, own: Placed, disc: Disc, length: Length) -> Option<Placed> {
        let base = ship::base(self, own.character).unwrap_or(own.base);
        gap::within(disc, base, length).then_some(Placed { base, ..own })
    }

    /// The enemies of a player on the battlefield.
    pub fn enemies_of(&self, seat: Seat) -> impl Iterator<Item = CharacterId> + '_ {
        let enemies = self.table.characters_of_seat(seat.other());
        enemies.filter(|&character| self.spot(character).is_some())
    }

    /// Whether two characters are within a range of each other: horizontally, from base to base
    /// (SP-MEASURE-02, SP-MEASURE-11, SP-MEASURE-13); oneself always is (SP-MEASURE-14).
    #[must_use]
    pub fn within(&self, a: CharacterId, b: CharacterId, range: u8) -> bool {
        let near = |a: Disc, b: Disc| gap::within(a, b, self.table.range(range));
        a == b || self.base(a).zip(self.base(b)).is_some_and(|(a, b)| near(a, b))
    }

    /// Whether two characters stand on the same elevation (SP-TERRAIN-04, SP-TERRAIN-05).
    #[must_use]
    pub fn same_elevation(&self, a: CharacterId, b: CharacterId) -> bool {
        let both = self.spot(a).zip(self.spot(b));
        both.is_some_and(|(a, b)| !self.table.different_elevations(a.level, b.level))
    }

    /// Which side of the track is a player's: the sign of the token there (SP-STRUGGLE-05).
    #[must_use]
    pub fn own_side(seat: Seat) -> i8 {
        if seat.0 == 0 { 1 } else { -1 }
    }

    /// Whether a space of the track bears a momentum token of a player. Spaces fill from the
    /// outside (SP-STRUGGLE-20), and the middle never has one (SP-STRUGGLE-11).
    #[must_use]
    pub fn has_momentum(&self, seat: Seat, space: i8) -> bool {
        let own = space * Self::own_side(seat);
        let innermost = (SPACES + 1 - self.player(seat).momentum.min(SPACES)) as i8;
        own > 0 && own >= innermost
    }

    /// The mission pack that is played; none in an operation.
    #[must_use]
    pub fn mission_pack(&self) -> Option<&crate::pack::Mission> {
        self.table.missions.get(self.mission.index())
    }

    /// The objectives as the card shows them, that of the mission or of the operation.
    #[must_use]
    pub fn layout(&self) -> &[ObjectiveAt] {
        let operation = self.table.operation.as_ref().map(|operation| &operation.objective);
        let mission = self.mission_pack().map(|mission| &mission.objective);
        operation.or(mission).map_or(&[], Vec::as_slice)
    }

    /// The number of an objective by its id on the card.
    #[must_use]
    pub fn objective_number(&self, id: &str) -> Option<usize> {
        self.layout().iter().position(|objective| objective.id == id)
    }

    /// The unit that is being activated.
    #[must_use]
    pub fn active_unit(&self) -> Option<UnitId> {
        self.activation.as_ref().map(|activation| activation.unit)
    }

    /// What a unit is called in English.
    #[must_use]
    pub fn unit_name(&self, unit: UnitId) -> &str {
        &self.sheet(unit).unit.name.en
    }

    /// What a character is called in English: the unit, and its number if it has several.
    #[must_use]
    pub fn character_name(&self, character: CharacterId) -> String {
        let unit = self.unit_of(character);
        let sheet = self.sheet(unit);
        if sheet.unit.characters == 1 {
            return sheet.unit.name.en.clone();
        }
        format!("{} {}", sheet.unit.name.en, character.0 - sheet.first.0 + 1)
    }
}
