//! A position: what lies on the table.

use std::sync::Arc;

use arrayvec::ArrayVec;
use kernel::{MOST_SEATS, PerSeat, Seat};
use measure::{Direction, Disc, Length, Notched, overlap};
use serde::Serialize;

use crate::battle::{Condition, ConditionCard, DeploymentCard, ObjectiveCard};
use crate::pack::{Rank, UnitType};
use crate::stands::{Standing, Stands};
use crate::table::{
    Arm, CONTACT, Colour, Edge, MINE, MOST_TOKENS, MOST_UNITS, MiniId, Sheet, Stand, Table, UnitId,
};
use crate::terrain::Kind;
use crate::tokens::Tokens;
use crate::underway::{Activation, Attack, Underway};

/// Where a unit's order token is (LG-ORDER-08).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// In the order pool, or not used yet.
    #[default]
    Pool,
    /// Faceup beside the unit: it was issued an order (LG-ORDER-05).
    Faceup,
    /// Facedown beside the unit: it was activated (LG-ACTV-14).
    Facedown,
}

/// What changes about a unit.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Unit {
    /// Its unit leader (LG-LEADER-201).
    pub leader: Option<MiniId>,
    /// The tokens beside it.
    pub tokens: Tokens,
    /// Destroyed weapons, by their numbers (LG-RESIL-07).
    pub destroyed: ArrayVec<u8, 4>,
    /// The resilience check was made (LG-RESIL-08).
    pub checked: bool,
    /// Exhausted upgrades, by their numbers (LG-EXHAUST-202).
    pub exhausted: ArrayVec<u8, 8>,
    /// Its order token.
    pub order: Order,
    /// It was promoted to commander (LG-CMDR-09).
    pub promoted: bool,
    /// All its miniatures are gone (LG-DEFEAT-01).
    pub defeated: bool,
    /// Set aside to enter later (LG-ERRATA-11).
    pub aside: bool,
    /// The own zone in which it was deployed, by its number (LG-BATTLE-01).
    pub zone: Option<u8>,
    /// Wound tokens for the uses of its upgrades: for each the number of the card (LG-KEY-129).
    pub card_wounds: ArrayVec<u8, 16>,
    /// Victory tokens with which enemies marked it (LG-KEY-249).
    pub marked: u8,
    /// Victory tokens of units that it defeated (LG-KEY-251).
    pub collected: u8,
    /// A card lets it be activated a second time this round.
    pub again: bool,
    /// Wounds on a card that it suffers at the end of its next activation (LG-ABIL-216).
    pub postponed: ArrayVec<Postponed, 8>,
}

impl Unit {
    /// All wound tokens on its upgrades: for each the number of the card.
    pub fn wounds_on_cards(&self) -> impl Iterator<Item = u8> + '_ {
        self.card_wounds.iter().copied().chain(self.postponed.iter().map(|wound| wound.card))
    }
}

/// A wound on a card, which is suffered later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Postponed {
    /// The number of the card.
    pub card: u8,
    /// The unit from whose attack it comes (LG-KEY-254).
    pub by: UnitId,
    /// It came in the unit's activation that is still going on.
    pub now: bool,
}

/// A miniature.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Mini {
    /// Wound tokens.
    pub wounds: u8,
    /// It was defeated in this round (LG-KEY-130).
    pub fallen: bool,
}

/// A player.
#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    /// Command cards in hand, by their numbers.
    pub hand: ArrayVec<u8, 8>,
    /// The card played this round.
    pub played: Option<u8>,
    /// The card that an effect brought back to the hand and that cannot be chosen in this phase.
    pub barred: Option<u8>,
    /// Discarded cards.
    pub discard: ArrayVec<u8, 8>,
    /// The order pool: the ranks of its tokens (LG-ROUND-07).
    pub pool: ArrayVec<Rank, MOST_UNITS>,
    /// Victory tokens; those of a team are with its first member (LG-TEAM-02).
    pub victory: u8,
    /// A unit of theirs was activated in this round.
    pub begun: bool,
}

/// An objective token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Token {
    /// Where it lies.
    pub stand: Stand,
    /// The leader that holds it (LG-OBJ-213).
    pub claimed: Option<MiniId>,
    /// The terrain model that it marks (LG-ERRATA-04).
    pub model: Option<u8>,
    /// Wound tokens on it (LG-OBJ-221).
    pub wounds: u8,
}

/// A charge token, or a mine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Charge {
    /// Where it lies.
    pub stand: Stand,
    /// The unit that laid it; it belongs to its player (LG-BOMB-05). A mine belongs to nobody.
    pub unit: Option<UnitId>,
    /// The area weapon that it is.
    pub weapon: u8,
}

/// The three battle cards in use, by their numbers (LG-SETUP-16), and what is left of the rows
/// while they are chosen.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Rows {
    /// Objectives, deployments and conditions, the leftmost first.
    pub rows: [ArrayVec<u8, 3>; 3],
    /// Opportunities to discard that were used (LG-SETUP-14).
    pub used: u8,
}

/// How far a game has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Placing terrain in turns (LG-SETUP-01, step 3).
    Terrain,
    /// Colours, sides and battle cards (LG-SETUP-01, steps 4 to 6).
    Setup,
    /// Objective and condition cards (step 7).
    Cards,
    /// Deploying (step 8).
    Deployment,
    /// The command phase (LG-ROUND-03).
    Command,
    /// The activation phase (LG-ACTV-01).
    Activation,
    /// The end phase (LG-END-201).
    End,
}

/// A position.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// What is fixed.
    pub table: Arc<Table>,
    /// How far the game has come.
    pub stage: Stage,
    /// The round as the counter shows it, from 1.
    pub round: u8,
    /// How often the counter has begun anew (LG-NOLIMIT-05).
    pub cycles: u16,
    /// How many whole rounds nobody has suffered a wound, in a game without a limit.
    pub quiet: u8,
    /// The blue player (LG-SETUP-07); of the blue team the first member (LG-TEAM-06).
    pub blue: Seat,
    /// Blue's edge (LG-SETUP-09).
    pub edge: Edge,
    /// The battle cards.
    pub rows: Rows,
    /// The units.
    pub units: Vec<Unit>,
    /// The miniatures.
    pub minis: Vec<Mini>,
    /// Where they stand.
    pub stands: Stands,
    /// The players.
    pub players: PerSeat<Player>,
    /// Who has priority this round (LG-ROUND-05).
    pub priority: Seat,
    /// Whose turn it is in the activation phase; any member stands for a team.
    pub active: Seat,
    /// Who holds the round counter (LG-SETUP-20); of a team the first member (LG-TEAM-02).
    pub counter: Seat,
    /// Who activated a unit last (LG-MELEE-218).
    pub last_active: Option<Seat>,
    /// The unit that is being activated.
    pub activation: Option<Activation>,
    /// Attacks in progress, the innermost last.
    pub attacks: ArrayVec<Attack, 4>,
    /// What else is being resolved.
    pub underway: Underway,
    /// Objective tokens.
    pub tokens: ArrayVec<Token, MOST_TOKENS>,
    /// Charge tokens and mines: the supply has no end (LG-SETUP-19).
    pub charges: Vec<Charge>,
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

    /// All players.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.players.len() as u8)
    }

    /// The members of a player's team, the player among them (LG-TEAM-01).
    pub fn team(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.seats().filter(move |mate| mate.is_with(seat))
    }

    /// All players in turn: this one, the mates, then the other team.
    #[must_use]
    pub fn in_order(&self, first: Seat) -> ArrayVec<Seat, MOST_SEATS> {
        let mates = self.team(first).filter(|mate| *mate != first);
        [first].into_iter().chain(mates).chain(self.team(first.other())).collect()
    }

    /// The victory tokens of a player's side (LG-TEAM-02).
    #[must_use]
    pub fn victory(&self, seat: Seat) -> u8 {
        self.player(seat.team()).victory
    }

    /// Who controls a unit (LG-GOLD-06).
    #[must_use]
    pub fn seat(&self, unit: UnitId) -> Seat {
        self.sheet(unit).seat
    }

    /// The colour of a player.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> Colour {
        if seat.is_with(self.blue) { Colour::Blue } else { Colour::Red }
    }

    /// The unit of a miniature.
    #[must_use]
    pub fn unit_of(&self, mini: MiniId) -> UnitId {
        self.table.unit_of(mini)
    }

    /// A unit's type.
    #[must_use]
    pub fn kind(&self, unit: UnitId) -> UnitType {
        self.table.kind(unit)
    }

    /// A unit's rank; a promoted one is a commander (LG-CMDR-09).
    #[must_use]
    pub fn rank(&self, unit: UnitId) -> Rank {
        if self.unit(unit).promoted { Rank::Commander } else { self.sheet(unit).unit.rank }
    }

    /// All units by their numbers.
    pub fn unit_ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len() as u8).map(UnitId)
    }

    /// The units of a player that are on the battlefield.
    pub fn units_of(&self, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
        self.unit_ids().filter(move |&unit| self.seat(unit) == seat && self.is_there(unit))
    }

    /// The units on the battlefield of a player's side: the own and those of mates (LG-TEAM-21).
    pub fn friends_of(&self, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
        let own = move |unit: &UnitId| self.seat(*unit).is_with(seat) && self.is_there(*unit);
        self.unit_ids().filter(own)
    }

    /// The units on the battlefield of the other side.
    pub fn enemies_of(&self, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
        self.friends_of(seat.other())
    }

    /// Whether two units belong to one side (LG-GOLD-06, LG-TEAM-21).
    #[must_use]
    pub fn are_friends(&self, one: UnitId, other: UnitId) -> bool {
        self.seat(one).is_with(self.seat(other))
    }

    /// All units on the battlefield.
    pub fn there(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.unit_ids().filter(move |&unit| self.is_there(unit))
    }

    /// Whether a unit is on the battlefield.
    #[must_use]
    pub fn is_there(&self, unit: UnitId) -> bool {
        self.stands.around(unit).is_some()
    }

    /// Where a miniature stands.
    #[must_use]
    pub fn stand(&self, mini: MiniId) -> Option<Stand> {
        self.stands.of(mini)
    }

    /// A miniature comes to a place, or leaves the battlefield.
    pub fn put(&mut self, mini: MiniId, stand: Option<Stand>) {
        self.stands.put(&self.table, mini, stand);
    }

    /// The miniatures of a unit that are on the battlefield.
    pub fn minis_of(&self, unit: UnitId) -> impl Iterator<Item = MiniId> + '_ {
        self.table.minis_of(unit).filter(|&mini| self.stand(mini).is_some())
    }

    /// All miniatures on the battlefield.
    pub fn standing(&self) -> impl Iterator<Item = MiniId> + '_ {
        self.stands.standing()
    }

    /// The miniatures of all units that may have one within a distance of a base, by their numbers;
    /// some of them may be farther off.
    pub fn around(&self, base: Disc, distance: Length) -> impl Iterator<Item = Standing> + '_ {
        let bounds = base.bounds().grown(distance);
        let near = move |unit: &UnitId| {
            self.stands.around(*unit).is_some_and(|around| around.meets(bounds))
        };
        self.unit_ids().filter(near).flat_map(|unit| self.placed(unit))
    }

    /// The miniatures of a unit with their places.
    pub fn placed(&self, unit: UnitId) -> impl Iterator<Item = Standing> + '_ {
        self.table.minis_of(unit).filter_map(move |mini| {
            let stand = self.stand(mini)?;
            Some(Standing { mini, unit, stand, base: self.table.base(unit, stand.point()) })
        })
    }

    /// The leader of a unit on the battlefield, and where it stands.
    #[must_use]
    pub fn leader(&self, unit: UnitId) -> Option<(MiniId, Stand)> {
        let leader = self.unit(unit).leader?;
        self.stand(leader).map(|stand| (leader, stand))
    }

    /// The base of a miniature on the battlefield.
    #[must_use]
    pub fn base(&self, mini: MiniId) -> Option<Disc> {
        self.stand(mini).map(|stand| self.table.base(self.unit_of(mini), stand.point()))
    }

    /// The base of a unit's leader.
    #[must_use]
    pub fn leader_base(&self, unit: UnitId) -> Option<Disc> {
        self.leader(unit).and_then(|(leader, _)| self.base(leader))
    }

    /// The notched base of a unit's miniature that stands so.
    #[must_use]
    pub fn notched(&self, unit: UnitId, stand: Stand) -> Notched {
        let disc = self.table.base(unit, stand.point());
        Notched { disc, facing: stand.facing, depth: self.table.measures.notch }
    }

    /// Whether two bases touch, seen from above.
    #[must_use]
    pub fn touch(a: Disc, b: Disc) -> bool {
        // Asked so often that it is written out: the centres are as near as radii and slack allow.
        let reach = i64::from(a.radius) + i64::from(b.radius) + i64::from(CONTACT);
        a.centre.distance_squared(b.centre) <= reach * reach
    }

    /// The height of a unit's miniatures.
    #[must_use]
    pub fn height(&self, unit: UnitId) -> Length {
        self.sheet(unit).unit.height.0
    }

    /// Whether two miniatures of these units could meet at these heights: neither stands above the
    /// other.
    #[must_use]
    pub fn meet(&self, a: (UnitId, Length), b: (UnitId, Length)) -> bool {
        a.1 < b.1 + self.height(b.0) && b.1 < a.1 + self.height(a.0)
    }

    /// Whether miniatures of these units touch at these places (LG-CONTACT-01): their bases lie beside
    /// each other at one height, or on a hill and at the foot of its slope.
    #[must_use]
    pub fn in_contact(&self, a: (UnitId, Stand), b: (UnitId, Stand)) -> bool {
        let base = |(unit, stand): (UnitId, Stand)| self.table.base(unit, stand.point());
        let [low, high] = if a.1.level <= b.1.level { [a, b] } else { [b, a] };
        let sloping = || {
            let mut pieces = self.table.terrain.pieces.iter();
            pieces.any(|piece| {
                piece.kind == Kind::Hill
                    && piece.top == high.1.level
                    && piece.bottom <= low.1.level
                    && overlap::disc_polygon(base(high), &piece.footprint)
            })
        };
        Self::touch(base(a), base(b)) && (low.1.level == high.1.level || sloping())
    }

    /// A weapon of a unit, or that of the mines on the battlefield.
    #[must_use]
    pub fn arm(&self, unit: UnitId, weapon: u8) -> Option<&Arm> {
        if weapon == MINE {
            let card = self.rows.rows[2].first()?;
            return self.table.mines.get(usize::from(*card))?.as_ref();
        }
        self.sheet(unit).weapons.get(usize::from(weapon))
    }

    /// The objective card in use.
    #[must_use]
    pub fn objective(&self) -> Option<&ObjectiveCard> {
        let card = self.rows.rows[0].first()?;
        self.table.objectives.get(usize::from(*card))
    }

    /// The deployment card in use.
    #[must_use]
    pub fn deployment(&self) -> Option<&DeploymentCard> {
        let card = self.rows.rows[1].first()?;
        self.table.deployments.get(usize::from(*card))
    }

    /// The condition card in use.
    #[must_use]
    pub fn condition(&self) -> Option<&ConditionCard> {
        let card = self.rows.rows[2].first()?;
        self.table.conditions.get(usize::from(*card))
    }

    /// Whether a condition is in force.
    #[must_use]
    pub fn is_under(&self, condition: Condition) -> bool {
        self.condition().is_some_and(|card| card.rule == condition)
    }

    /// A facing toward the opponent's edge, for a player who has just deployed.
    #[must_use]
    pub fn forward(&self, seat: Seat) -> Direction {
        let north = (self.colour(seat) == Colour::Blue) == (self.edge == Edge::South);
        Direction::default().quarters(if north { 1 } else { 3 })
    }

    /// What a unit is called in English; with a number if its side has several of the name.
    #[must_use]
    pub fn unit_name(&self, unit: UnitId) -> String {
        let sheet = self.sheet(unit);
        let same = |other: &UnitId| {
            let other = self.sheet(*other);
            other.seat.is_with(sheet.seat) && other.unit.name.en == sheet.unit.name.en
        };
        let name = &sheet.unit.name.en;
        let mut same = self.unit_ids().filter(same);
        let number = same.by_ref().position(|other| other == unit);
        match number {
            Some(number) if number > 0 || same.next().is_some() => format!("{name} {}", number + 1),
            _ => name.clone(),
        }
    }
}
