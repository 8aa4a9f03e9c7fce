//! A position: what lies on the table.

use std::sync::Arc;

use arrayvec::ArrayVec;
use kernel::{MOST_SEATS, PerSeat, Seat};
use measure::{Direction, Disc, Length, Notched, overlap};
use serde::{Deserialize, Serialize};

use crate::battle::{Condition, ConditionCard, DeploymentCard, ObjectiveCard};
use crate::dice::{AttackFace, DefenceFace};
use crate::moments::Deed;
use crate::pack::{Dice, Rank, UnitType};
use crate::question::CardId;
use crate::stands::{Standing, Stands};
use crate::table::{
    Arm, CONTACT, Colour, Edge, MINE, MOST_TOKENS, MOST_UNITS, MiniId, Sheet, Stand, Table, UnitId,
};
use crate::terrain::Kind;
use crate::tokens::Tokens;

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

/// What an activated unit has done (LG-ACTION-09).
#[derive(Clone, PartialEq, Debug)]
pub struct Activation {
    /// Who.
    pub unit: UnitId,
    /// Actions left.
    pub left: u8,
    /// Actions performed.
    pub made: ArrayVec<Action, 12>,
    /// It was suppressed after Rally and lost an action (LG-RALLY-03).
    pub suppressed: bool,
    /// It has performed an attack, action or not (LG-STANDBY-02).
    pub attacked: bool,
    /// It has moved otherwise than by a pivot (LG-KEY-342).
    pub moved: bool,
    /// It has made a standard move (LG-KEY-335).
    pub marched: bool,
    /// It has attacked with a cumbersome weapon (LG-KEY-341).
    pub cumbersome: bool,
    /// It withdrew (LG-WITHDRAW-04).
    pub withdrew: bool,
    /// Effects of cards that work once and did, by their numbers.
    pub once: ArrayVec<(CardId, u8), 8>,
    /// Free card actions that it performed (LG-FREE-211).
    pub used: ArrayVec<CardId, 9>,
    /// A card made it act: if it makes no attack, it gains so many suppression tokens.
    pub goaded: u8,
    /// Effects of cards that gave it keywords, by their numbers.
    pub granted: ArrayVec<(CardId, u8), 4>,
    /// While it attacks with the weapon of a command card alone: whom it has attacked so.
    pub salvo: Option<ArrayVec<UnitId, 4>>,
    /// How far the activation has come.
    pub step: Step,
}

impl Activation {
    /// The activation of a unit that has done nothing yet.
    #[must_use]
    pub fn of(unit: UnitId) -> Activation {
        Activation {
            unit,
            left: 2,
            made: ArrayVec::new(),
            suppressed: false,
            attacked: false,
            moved: false,
            marched: false,
            cumbersome: false,
            withdrew: false,
            once: ArrayVec::new(),
            used: ArrayVec::new(),
            goaded: 0,
            granted: ArrayVec::new(),
            salvo: None,
            step: Step::Start,
        }
    }
}

/// The steps of an activation (LG-ACTV-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Start of the activation, and Rally.
    Start,
    /// Perform actions.
    Actions,
    /// Its end.
    End,
}

/// Actions (LG-ACTION-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "explained by the rule")]
pub enum Action {
    Move,
    Attack,
    Aim,
    Dodge,
    Standby,
    Recover,
    /// The card action Jump X.
    Jump,
    /// The action of an objective card (LG-OBJ-210).
    Claim,
    /// Puts a wound token on an objective token (LG-OBJ-221).
    Sabotage,
    /// Takes a wound token off an objective token (LG-OBJ-221).
    Repair,
    /// Lays charge tokens (LG-KEY-323).
    Arm,
    /// The card action Spotter X (LG-KEY-337).
    Spotter,
    /// The card action Take Cover X (LG-KEY-106).
    TakeCover,
    /// The card action Pulling the Strings (LG-KEY-203).
    PullingTheStrings,
}

impl Action {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Action; 14] = [
        Action::Move,
        Action::Attack,
        Action::Aim,
        Action::Dodge,
        Action::Standby,
        Action::Recover,
        Action::Jump,
        Action::Claim,
        Action::Sabotage,
        Action::Repair,
        Action::Arm,
        Action::Spotter,
        Action::TakeCover,
        Action::PullingTheStrings,
    ];

    /// Whether who has performed the one has performed the other: Sabotage/Repair is one card action
    /// (LG-OBJ-221).
    #[must_use]
    pub fn is_one_with(self, other: Action) -> bool {
        let works = |action| matches!(action, Action::Sabotage | Action::Repair);
        self == other || works(self) && works(other)
    }
}

/// A pool of attack dice against one defender (LG-ATK-12).
#[derive(Clone, PartialEq, Debug)]
pub struct Pool {
    /// Against whom.
    pub defender: UnitId,
    /// Which miniature contributes which weapon.
    pub weapons: Vec<(MiniId, u8)>,
    /// A melee attack.
    pub melee: bool,
    /// The charge token that attacks instead of the unit (LG-DETON-05).
    pub token: Option<Stand>,
    /// The dice that were taken when it was formed (LG-ATK-16); none yet while it is only thought of.
    pub dice: Option<Dice>,
}

impl Pool {
    /// A pool of weapons that is not formed yet.
    #[must_use]
    pub fn of(defender: UnitId, weapons: Vec<(MiniId, u8)>, melee: bool) -> Pool {
        Pool { defender, weapons, melee, token: None, dice: None }
    }
}

/// An attack in progress.
#[derive(Clone, PartialEq, Debug)]
pub struct Attack {
    /// The attacking unit.
    pub attacker: UnitId,
    /// The pools that are not resolved yet.
    pub pools: Vec<Pool>,
    /// The pool that is being resolved.
    pub pool: Option<Pool>,
    /// Its dice.
    pub dice: Vec<AttackFace>,
    /// The defender's dice.
    pub defence: Vec<DefenceFace>,
    /// The cover that counts.
    pub cover: crate::terrain::Cover,
    /// Dodge tokens that the defender has spent on this pool.
    pub dodged: u8,
    /// Blocks of others than the defender that this pool has cancelled (LG-KEY-146).
    pub pierced: u8,
    /// What units did meanwhile, on which others react later (LG-ATK-36).
    pub deeds: Vec<(UnitId, Deed)>,
}

impl Attack {
    /// An attack with these pools, none of them resolved.
    #[must_use]
    pub fn with(attacker: UnitId, pools: Vec<Pool>) -> Attack {
        Attack {
            attacker,
            pools,
            pool: None,
            dice: Vec::new(),
            defence: Vec::new(),
            cover: crate::terrain::Cover::None,
            dodged: 0,
            pierced: 0,
            deeds: Vec::new(),
        }
    }
}

/// A move into melee that was faster than difficult terrain allows (LG-DIFF-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rush {
    /// Whose.
    pub unit: UnitId,
    /// The trench in which it was made (LG-TERRAIN-36), by its number.
    pub trench: Option<u8>,
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
    /// The attack whose pools are being formed is no action (LG-ACTION-19).
    pub no_action: bool,
    /// Objective tokens.
    pub tokens: ArrayVec<Token, MOST_TOKENS>,
    /// Charge tokens and mines: the supply has no end (LG-SETUP-19).
    pub charges: Vec<Charge>,
    /// The unit that has pivoted and is about to make its standard move (LG-KEY-257).
    pub turned: Option<UnitId>,
    /// The unit that has begun a melee, while its opponent closes up (LG-MELEE-210).
    pub beginner: Option<UnitId>,
    /// The unit whose leader was put elsewhere; what it holds is laid anew when the others have followed
    /// (LG-OBJ-215).
    pub carrying: Option<UnitId>,
    /// The fast move into melee after which the others of its unit are being placed.
    pub rush: Option<Rush>,
    /// How many reactions are being resolved inside one another.
    pub reacting: u8,
    /// Wounds that a unit is suffering and that no miniature has been given yet.
    pub suffering: u8,
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
        let same = |other: &&UnitId| {
            let other = self.sheet(**other);
            other.seat.is_with(sheet.seat) && other.unit.name.en == sheet.unit.name.en
        };
        let all: Vec<UnitId> = self.unit_ids().collect();
        let same: Vec<UnitId> = all.iter().filter(same).copied().collect();
        let name = &sheet.unit.name.en;
        match same.iter().position(|other| *other == unit) {
            Some(number) if same.len() > 1 => format!("{name} {}", number + 1),
            _ => name.clone(),
        }
    }
}
