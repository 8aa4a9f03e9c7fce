//! Positions for scenarios: any terrain, any unit, any token, stated in the file itself.

mod cases;
mod lists;
mod operation;
mod orders;
mod pieces;
mod units;

use std::sync::Arc;

use arrayvec::ArrayVec;
use kernel::Seat;
use ruleset::{Wrong, effective, seat, wrong};
use serde::Deserialize;

use crate::keywords::Givers;
use crate::language::Action;
use crate::library::Library;
use crate::moments::Triggers;
use crate::pack::{Mission, Transfer};
use crate::question::OrderCard;
use crate::state::{Activation, Player, Stage, State, Struggle};
use crate::table::{Character, Edge, Edition, SPACES, Table, UnitId};

pub use cases::{
    ObjectiveCase, OperationCase, OptionCase, OrderCase, PlaceCase, Places, TerrainCase, TreeCase,
    UnitCase,
};
pub use lists::ListCase;
use units::Team;

/// A position as a scenario states it. Everything has a default but the units.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Position {
    /// By which book.
    #[serde(default)]
    pub edition: Edition,
    /// Where the game stands; by default a turn begins.
    #[serde(default)]
    pub stage: StageCase,
    /// Whose turn it is; by default that of the acting unit, else player 1's.
    #[serde(default)]
    pub player: Option<u8>,
    /// The first player; by default player 1, in an operation the Aggressor.
    #[serde(default)]
    pub first: Option<u8>,
    /// The number of the turn; 1 is the first of the game, 2 the default.
    #[serde(default)]
    pub turn: Option<u16>,
    /// Who is acting; by default the first unit of the active player.
    #[serde(default)]
    pub acting: Option<String>,
    /// The order card the acting unit was activated with; by default its own.
    #[serde(default)]
    pub card: Option<String>,
    /// Its actions left; by default 2.
    #[serde(default)]
    pub actions_left: Option<u8>,
    /// Actions it has made.
    #[serde(default)]
    pub made: Vec<Action>,
    /// It has turned its stance card over.
    #[serde(default)]
    pub turned: bool,
    /// The struggle token: positive on player 1's side; by default in the middle.
    #[serde(default)]
    pub token: Option<i8>,
    /// Momentum tokens; by default one each, in an operation none.
    #[serde(default)]
    pub momentum: Option<[u8; 2]>,
    /// Claimed struggle cards; by default player 1 has won the first struggle, player 2 the second.
    #[serde(default)]
    pub won: Option<[u8; 2]>,
    /// The number of the struggle; by default the first.
    #[serde(default)]
    pub struggle: Option<u8>,
    /// A mission of the embedded pack; left out: one with the stated objectives.
    #[serde(default)]
    pub mission: Option<String>,
    /// A Strategic Operation instead of a mission.
    #[serde(default)]
    pub operation: Option<OperationCase>,
    /// Its struggle cards by name, for each phase one; by default the first of each.
    #[serde(default)]
    pub cards: Vec<String>,
    /// The map of the current struggle card; by default the first.
    #[serde(default)]
    pub map: Option<u8>,
    /// The players' edges; by default south and north.
    #[serde(default)]
    pub edges: Option<[Edge; 2]>,
    /// Ready Force and size of the pool; by default all of the units' Force is ready.
    #[serde(default)]
    pub force: Option<[[u8; 2]; 2]>,
    /// Objective tokens.
    #[serde(default)]
    pub objective: Vec<ObjectiveCase>,
    /// Terrain pieces.
    #[serde(default)]
    pub terrain: Vec<TerrainCase>,
    /// Linked transfer points.
    #[serde(default)]
    pub transfer: Vec<Transfer>,
    /// Units.
    pub unit: Vec<UnitCase>,
    /// Order cards.
    #[serde(default)]
    pub order: Vec<OrderCase>,
}

/// Where a scenario starts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StageCase {
    /// Before the roll for the first player.
    Setup,
    /// The squads are being deployed.
    Deployment,
    /// Everybody is deployed, stances are chosen.
    Stances,
    /// At the start of a turn.
    #[default]
    Turn,
    /// A unit is acting: step 5 of a turn.
    Act,
}

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

impl Position {
    /// The position on the table.
    ///
    /// # Errors
    /// The field that is wrong.
    pub fn build(self) -> Result<State, Wrong> {
        self.check_numbers()?;
        let aggressor = self.operation.as_ref().and_then(|case| case.aggressor);
        let first = self.first.or(aggressor).unwrap_or(1);
        let first = seat(first, || "first".to_owned())?;
        let mut team = Team::of(&self.unit)?;
        let operation = self.operation_card()?;
        if let Some(card) = &operation {
            team.sheets
                .iter_mut()
                .for_each(|sheet| sheet.unit.ability.extend(card.ability.clone()));
        }
        let missions = match operation {
            Some(_) => Vec::new(),
            None => vec![self.mission_pack()?; 2],
        };
        let measures = core()?.all().measures.clone();
        let measures = measures.ok_or_else(|| wrong("unit", "the embedded pack has no lengths"))?;
        let terrain = self.battlefield(measures.headroom)?;
        let table = Table {
            edition: self.edition,
            measures,
            battlefield: "scenario".to_owned(),
            terrain,
            triggers: Triggers::of(&team.sheets),
            givers: Givers::of(&team.sheets),
            units: team.sheets.clone(),
            characters: Character::of(&team.sheets),
            of_player_1: Character::of_player_1(&team.sheets),
            missions,
            aggressor: self.agreed_aggressor()?,
            printing: self.operation.as_ref().map(|case| case.printing).unwrap_or_default(),
            operation,
        };
        let active = self.active(&team)?;
        let mut state = State {
            stage: self.state_stage(),
            characters: table.characters.iter().map(|_| None).collect(),
            waiting: table.characters.iter().map(|_| Default::default()).collect(),
            units: team.units.iter().cloned().collect(),
            players: [self.player(Seat(0), &team), self.player(Seat(1), &team)],
            first,
            active,
            turn: self.turn.unwrap_or(2),
            mission: first,
            missions_deck: ArrayVec::new(),
            struggle: None,
            token: self.token.unwrap_or(0),
            operation: None,
            objectives: ArrayVec::new(),
            activation: None,
            attacks: ArrayVec::new(),
            attacked: ArrayVec::new(),
            wounds: ArrayVec::new(),
            working: 0,
            resolving: 0,
            table: Arc::new(table),
        };
        team.place(&self, &mut state)?;
        if self.stage == StageCase::Setup {
            return Ok(state);
        }
        self.begin_operation(&team, &mut state)?;
        self.place_objectives(&mut state)?;
        self.lay_cards(&team, &mut state)?;
        self.begin_struggle(&mut state)?;
        self.begin_activation(&team, &mut state)?;
        Ok(state)
    }

    fn check_numbers(&self) -> Result<(), Wrong> {
        let limit = i16::from(SPACES);
        if self.token.is_some_and(|token| i16::from(token).abs() > limit) {
            return Err(wrong("token", format!("expected -{limit} to {limit}")));
        }
        if self.momentum.iter().flatten().any(|&tokens| tokens > SPACES) {
            return Err(wrong("momentum", format!("expected at most {SPACES} tokens")));
        }
        if self.turn == Some(0) {
            return Err(wrong("turn", "expected at least 1"));
        }
        if !(1..=3).contains(&self.number()) {
            return Err(wrong("struggle", "expected 1, 2 or 3"));
        }
        if self.edges.is_some_and(|[one, other]| one.opposite() != other) {
            return Err(wrong("edges", "expected opposite edges"));
        }
        let too_many = |&[ready, size]: &[u8; 2]| ready > size || size > MOST_FORCE;
        if self.force.iter().flatten().any(too_many) {
            let message = format!("expected [ready, size] with ready <= size <= {MOST_FORCE}");
            return Err(wrong("force", message));
        }
        if self.actions_left.is_some_and(|left| left > 2) {
            return Err(wrong("actions-left", "expected at most 2"));
        }
        if self.made.len() > Action::ALL.len() {
            return Err(wrong("made", "expected each action at most once"));
        }
        let acting = [
            ("acting", self.acting.is_some()),
            ("card", self.card.is_some()),
            ("actions-left", self.actions_left.is_some()),
            ("made", !self.made.is_empty()),
            ("turned", self.turned),
        ];
        match acting.iter().find(|(_, stated)| *stated && self.stage != StageCase::Act) {
            Some((field, _)) => Err(wrong(*field, "expected only with stage = \"act\"")),
            None => self.check_effects(),
        }
    }

    /// What the game decides before it looks at it must not be stated, nor what an operation lacks.
    fn check_effects(&self) -> Result<(), Wrong> {
        let struggle = [
            ("struggle", self.struggle.is_some()),
            ("won", self.won.is_some()),
            ("map", self.map.is_some()),
            ("token", self.token.is_some()),
        ];
        let cards = ("cards", !self.cards.is_empty());
        let operation = self.operation.is_some();
        effective(struggle.into_iter().chain([cards]).filter(|_| operation), "in an operation")?;
        let begun = matches!(self.stage, StageCase::Turn | StageCase::Act);
        let turns = [("turn", self.turn.is_some()), ("player", self.player.is_some())];
        let card = self.operation.as_ref().is_some_and(|case| case.stage.is_some());
        let early = turns.into_iter().chain(struggle).chain([("operation.stage", card)]);
        effective(early.filter(|_| !begun), "before the first turn")?;
        let underway = |case: &OperationCase| {
            [
                ("operation.token", case.token),
                ("operation.armour", !case.armour.is_empty()),
                ("operation.trackers", !case.trackers.is_empty()),
                ("operation.tokens", !case.tokens.is_empty()),
                ("operation.sequence", !case.sequence.is_empty()),
            ]
        };
        let decided = [
            cards,
            ("first", self.first.is_some()),
            ("edges", self.edges.is_some()),
            ("momentum", self.momentum.is_some()),
            ("force", self.force.is_some()),
            ("order", !self.order.is_empty()),
            ("objective", !self.objective.is_empty()),
        ];
        let decided = decided.into_iter().chain(self.operation.iter().flat_map(underway));
        let set_up = self.stage == StageCase::Setup;
        effective(decided.filter(|_| set_up), "before the set-up, which decides it")
    }

    /// The number of the struggle.
    fn number(&self) -> u8 {
        self.struggle.unwrap_or(1)
    }

    fn state_stage(&self) -> Stage {
        match self.stage {
            StageCase::Setup => Stage::Setup,
            StageCase::Deployment => Stage::Deployment,
            StageCase::Stances => Stage::Stances,
            StageCase::Turn | StageCase::Act => Stage::Turns,
        }
    }

    /// The acting unit; the first of the active player if none is named.
    fn acting(&self, team: &Team) -> Result<UnitId, Wrong> {
        let unknown = |name: &str| wrong("acting", format!("`{name}` is no unit's name"));
        if let Some(name) = &self.acting {
            return team.named(name).ok_or_else(|| unknown(name));
        }
        let active = seat(self.player.unwrap_or(1), || "player".to_owned())?;
        let own = (0..team.sheets.len())
            .find(|&n| team.sheets[n].seat == active && !team.units[n].defeated);
        own.map(|n| UnitId(n as u8))
            .ok_or_else(|| wrong("acting", "missing, the active player has no unit"))
    }

    fn active(&self, team: &Team) -> Result<Seat, Wrong> {
        let stated = self.player.map(|player| seat(player, || "player".to_owned())).transpose()?;
        if self.stage != StageCase::Act {
            return Ok(stated.unwrap_or(Seat(0)));
        }
        let acting = team.sheets[self.acting(team)?.index()].seat;
        match stated {
            Some(stated) if stated != acting => {
                Err(wrong("player", "expected the player of the acting unit"))
            }
            _ => Ok(acting),
        }
    }

    fn player(&self, seat: Seat, team: &Team) -> Player {
        let own = team.sheets.iter().filter(|sheet| sheet.seat == seat);
        let sum = own.fold(0u8, |sum, sheet| sum.saturating_add(sheet.unit.force));
        let [ready, force] = self.force.map_or([sum, sum], |force| force[seat.index()]);
        let usual = u8::from(self.operation.is_none());
        Player {
            edge: self.edges.unwrap_or([Edge::South, Edge::North])[seat.index()],
            deck: ArrayVec::new(),
            reserve: None,
            discard: ArrayVec::new(),
            force,
            ready,
            momentum: self.momentum.map_or(usual, |tokens| tokens[seat.index()]),
            won: 0,
            deployed: [0, 1].map(|squad| team.is_deployed(seat, squad)),
        }
    }

    /// The mission deck, the current struggle and the struggles won.
    fn begin_struggle(&self, state: &mut State) -> Result<(), Wrong> {
        let Some(mission) = state.mission_pack() else { return Ok(()) };
        let cards = self.struggle_cards(mission)?;
        if self.stage == StageCase::Deployment || self.stage == StageCase::Stances {
            state.missions_deck = cards.into_iter().rev().collect();
            return Ok(());
        }
        let current = usize::from(self.number()) - 1;
        let map = self.map.unwrap_or(1);
        let maps = mission.struggle[usize::from(cards[current])].map.len();
        state.missions_deck = cards[self.number().into()..].iter().rev().copied().collect();
        if !(1..=maps).contains(&usize::from(map)) {
            return Err(wrong("map", format!("expected 1 to {maps}")));
        }
        let won = self.won.unwrap_or([[0, 0], [1, 0], [1, 1]][current]);
        if won.iter().any(|&won| won > 1) || usize::from(won[0] + won[1]) != current {
            let message = format!("expected {current} in all, nobody with two");
            return Err(wrong("won", message));
        }
        for seat in SEATS {
            state.player_mut(seat).won = won[seat.index()];
            if state.has_momentum(seat, state.token) {
                return Err(wrong("token", "the struggle is won, expected a free space"));
            }
        }
        state.struggle = Some(Struggle {
            number: self.number(),
            card: cards[current],
            map: map - 1,
            won_by: None,
        });
        Ok(())
    }

    /// The numbers of the struggle cards of the three phases.
    fn struggle_cards(&self, mission: &Mission) -> Result<[u8; 3], Wrong> {
        let mut cards = [0; 3];
        for (card, phase) in cards.iter_mut().zip(1..) {
            let of_phase = mission.struggle.iter().position(|card| card.phase == phase);
            let missing = || wrong("mission", format!("has no struggle card of phase {phase}"));
            *card = of_phase.ok_or_else(missing)? as u8;
        }
        for (i, name) in self.cards.iter().enumerate() {
            let same = |card: &&crate::pack::StruggleCard| card.name.en.eq_ignore_ascii_case(name);
            let number = mission.struggle.iter().position(|card| same(&card));
            let message = format!("`{name}` is no struggle card of the mission");
            let number = number.ok_or_else(|| wrong(format!("cards[{i}]"), message))?;
            let phase = usize::from(mission.struggle[number].phase);
            if let Some(card) = phase.checked_sub(1).and_then(|phase| cards.get_mut(phase)) {
                *card = number as u8;
            }
        }
        Ok(cards)
    }

    /// The activation in progress. In the later edition its card is discarded already
    /// (SP-ORDER-16).
    fn begin_activation(&self, team: &Team, state: &mut State) -> Result<(), Wrong> {
        if self.stage != StageCase::Act {
            return Ok(());
        }
        let unit = self.acting(team)?;
        if state.characters_of(unit).next().is_none() || state.unit(unit).wounded {
            let message = "expected a unit on the battlefield that is not wounded";
            return Err(wrong("acting", message));
        }
        let mut made = ArrayVec::new();
        for &action in &self.made {
            if made.contains(&action) {
                return Err(wrong("made", "expected each action at most once"));
            }
            made.push(action);
        }
        let card = self.activating_card(team)?;
        state.activation = Some(Activation {
            unit,
            card,
            made,
            granted: ArrayVec::new(),
            left: self.actions_left.unwrap_or(2),
            turned: self.turned,
            over: false,
        });
        let discard = &mut state.player_mut(state.active).discard;
        if self.edition == Edition::July2023 && !discard.contains(&card) {
            discard.try_push(card).map_err(|_| wrong("order", "expected at most 7 cards"))?;
        }
        Ok(())
    }

    fn activating_card(&self, team: &Team) -> Result<OrderCard, Wrong> {
        let acting = self.acting(team)?;
        let card = match &self.card {
            None => return Ok(OrderCard::Unit(acting)),
            Some(name) => team.order_card(name),
        };
        let own = [OrderCard::Unit(acting), OrderCard::Shatterpoint];
        card.filter(|card| own.contains(card))
            .ok_or_else(|| wrong("card", "expected the acting unit's name or `shatterpoint`"))
    }
}

/// The largest Force pool.
const MOST_FORCE: u8 = 60;

/// The pack that comes with the program.
fn core() -> Result<&'static Library, Wrong> {
    Library::embedded().map_err(|fault| wrong("unit", fault.to_string()))
}
