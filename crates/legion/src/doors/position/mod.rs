//! Positions for scenarios: any terrain, any unit, any token, stated in the file itself.

mod cards;
mod cases;
mod ground;
mod lists;
mod plain;
mod units;

use std::sync::Arc;

use arrayvec::ArrayVec;
use kernel::{PerSeat, Seat};
use ruleset::{Wrong, effective, seat_of, wrong};
use serde::Deserialize;

use crate::army;
use crate::format::Format;
use crate::library::Library;
use crate::pack::Rank;
use crate::setup;
use crate::stands::Stands;
use crate::state::{Mini, Order, Stage, State};
use crate::suppression;
use crate::table::{self, Edge, Table, UnitId};
use crate::underway::{Action, Activation, Step, Underway};
use crate::words;

pub use cases::{
    ChargeCase, CommandCase, Dash, Dashed, DeploymentCase, ObjectiveCase, ObjectiveRules,
    OrderCase, PlaceCase, Places, SurgeCase, TerrainCase, TokenCase, UnitCase, UpgradeCase,
    WeaponCase, WoundsCase, Zones,
};
pub use lists::ListCase;
use units::Team;

/// A position as a scenario states it. Everything has a default but the units.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Position {
    /// Where the game stands; by default a unit is acting.
    #[serde(default)]
    pub stage: StageCase,
    /// The format, by its id; by default the first one of the embedded pack.
    #[serde(default)]
    pub format: Option<String>,
    /// The round.
    #[serde(default = "one")]
    pub round: u8,
    /// The blue player; by default player 1.
    #[serde(default)]
    pub blue: Option<u8>,
    /// Blue's edge; by default the southern one.
    #[serde(default)]
    pub edge: Option<Edge>,
    /// Who has priority; by default blue.
    #[serde(default)]
    pub priority: Option<u8>,
    /// Who holds the round counter; by default blue in odd rounds, red in even ones.
    #[serde(default)]
    pub counter: Option<u8>,
    /// Whose turn it is; by default that of the acting unit, else of the player with priority.
    #[serde(default)]
    pub player: Option<u8>,
    /// Who activated a unit last; by default the player of the acting unit, else nobody.
    #[serde(default)]
    pub last_active: Option<u8>,
    /// Who is acting; by default the first unit of the player whose turn it is.
    #[serde(default)]
    pub acting: Option<String>,
    /// Its actions left; by default two less those it has made.
    #[serde(default)]
    pub actions_left: Option<u8>,
    /// Actions it has made.
    #[serde(default)]
    pub made: Vec<Action>,
    /// It has attacked; by default if it made the action.
    #[serde(default)]
    pub attacked: Option<bool>,
    /// It has moved otherwise than by a pivot; by default if it made the action.
    #[serde(default)]
    pub moved: Option<bool>,
    /// It has attacked with a cumbersome weapon.
    #[serde(default)]
    pub cumbersome: bool,
    /// The objective card: an id, or what it does; by default one without tokens and victory.
    #[serde(default)]
    pub objective: Option<ObjectiveCase>,
    /// The deployment card: an id, or its zones; by default both long edges at range 1.
    #[serde(default)]
    pub deployment: Option<DeploymentCase>,
    /// The condition card: an id, or what it changes; by default nothing.
    #[serde(default)]
    pub condition: Option<String>,
    /// Victory tokens of the two sides.
    #[serde(default)]
    pub victory: [u8; 2],
    /// The order pools by ranks; by default the tokens of all units that have none beside them.
    #[serde(default)]
    pub pool: Option<PerSeat<Vec<Rank>>>,
    /// Command cards in hand by id; by default all that belong to no character.
    #[serde(default)]
    pub hand: Option<PerSeat<Vec<String>>>,
    /// Command cards played this round; an empty id for none.
    #[serde(default)]
    pub played: Option<PerSeat<String>>,
    /// Discarded command cards.
    #[serde(default)]
    pub discard: Option<PerSeat<Vec<String>>>,
    /// Command cards of the scenario's own.
    #[serde(default)]
    pub command: Vec<CommandCase>,
    /// A battlefield of the embedded pack; left out: flat ground.
    #[serde(default)]
    pub battlefield: Option<String>,
    /// Terrain pieces, in addition to those of the battlefield.
    #[serde(default)]
    pub terrain: Vec<TerrainCase>,
    /// Objective tokens.
    #[serde(default)]
    pub token: Vec<TokenCase>,
    /// Charge tokens.
    #[serde(default)]
    pub charge: Vec<ChargeCase>,
    /// Units.
    pub unit: Vec<UnitCase>,
}

/// Where a scenario starts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StageCase {
    /// Terrain is placed in turns.
    Terrain,
    /// Colours, sides and battle cards.
    Setup,
    /// Objective and condition cards.
    Cards,
    /// Deploying.
    Deployment,
    /// The command phase.
    Command,
    /// A turn of the activation phase begins.
    Activation,
    /// A unit's activation begins: its first step, Rally, panic.
    Start,
    /// A unit performs actions.
    #[default]
    Act,
    /// The end phase.
    End,
}

impl StageCase {
    fn stage(self) -> Stage {
        match self {
            StageCase::Terrain => Stage::Terrain,
            StageCase::Setup => Stage::Setup,
            StageCase::Cards => Stage::Cards,
            StageCase::Deployment => Stage::Deployment,
            StageCase::Command => Stage::Command,
            StageCase::Activation | StageCase::Start | StageCase::Act => Stage::Activation,
            StageCase::End => Stage::End,
        }
    }

    /// Whether a unit is being activated.
    fn is_active(self) -> bool {
        matches!(self, StageCase::Start | StageCase::Act)
    }
}

fn one() -> u8 {
    1
}

/// The pack that comes with the program.
fn core() -> Result<&'static Library, Wrong> {
    Library::embedded().map_err(|fault| wrong("unit", fault.to_string()))
}

impl Position {
    /// The position on the table.
    ///
    /// # Errors
    /// The field that is wrong.
    pub fn build(self) -> Result<State, Wrong> {
        self.check_numbers()?;
        let team = Team::of(&self)?;
        let mut state = self.bare(&team)?;
        team.place(&self, &mut state)?;
        self.lay_tokens(&mut state, &team)?;
        self.lay_charges(&mut state)?;
        self.begin_activation(&mut state, &team)?;
        for seat in state.seats() {
            self.fill_pool(&mut state, seat)?;
        }
        Ok(state)
    }

    /// How many players there are.
    fn seats(&self) -> Result<u8, Wrong> {
        Ok(self.format()?.seats() as u8)
    }

    /// A stated player.
    fn stated(&self, player: Option<u8>, field: &str) -> Result<Option<Seat>, Wrong> {
        let seats = self.seats()?;
        player.map(|player| seat_of(seats, player, || field.to_owned())).transpose()
    }

    /// The blue side or the holder of the counter: of a team its first member.
    fn stated_side(&self, player: Option<u8>, field: &str) -> Result<Option<Seat>, Wrong> {
        player.map(|player| seat_of(2, player, || field.to_owned())).transpose()
    }

    /// Hands, piles and pools are stated for all players or for none.
    fn check_seats(&self) -> Result<(), Wrong> {
        let seats = usize::from(self.seats()?);
        let counts = [
            ("hand", self.hand.as_ref().map(|hands| hands.len())),
            ("played", self.played.as_ref().map(|cards| cards.len())),
            ("discard", self.discard.as_ref().map(|piles| piles.len())),
            ("pool", self.pool.as_ref().map(|pools| pools.len())),
        ];
        let wrong_count = |count: &(_, Option<usize>)| count.1.is_some_and(|count| count != seats);
        match counts.into_iter().find(wrong_count) {
            Some((field, _)) => {
                Err(wrong(field, format!("expected one for each of {seats} players")))
            }
            None => Ok(()),
        }
    }

    fn check_numbers(&self) -> Result<(), Wrong> {
        self.check_seats()?;
        let rounds = self.format()?.rounds.unwrap_or(u8::MAX);
        if !(1..=rounds).contains(&self.round) {
            return Err(wrong("round", format!("expected 1 to {rounds}")));
        }
        if self.actions_left.is_some_and(|left| left > 2) {
            return Err(wrong("actions-left", "expected at most 2"));
        }
        if self.made.len() > 12 {
            return Err(wrong("made", "expected at most 12"));
        }
        let active = self.stage.is_active();
        let acts = self.stage == StageCase::Act;
        let fields = [
            ("acting", self.acting.is_some(), active),
            ("actions-left", self.actions_left.is_some(), acts),
            ("made", !self.made.is_empty(), acts),
            ("attacked", self.attacked.is_some(), acts),
            ("moved", self.moved.is_some(), acts),
            ("cumbersome", self.cumbersome, acts),
        ];
        match fields.iter().find(|(_, stated, fits)| *stated && !fits) {
            Some((field, ..)) => Err(wrong(*field, "expected only with stage = \"act\"")),
            None => self.check_effects(),
        }
    }

    /// What the game decides before it looks at it must not be stated.
    fn check_effects(&self) -> Result<(), Wrong> {
        use StageCase as S;
        let set_up = matches!(self.stage, S::Terrain | S::Setup);
        let colours = [
            ("blue", self.blue.is_some()),
            ("edge", self.edge.is_some()),
            ("counter", self.counter.is_some()),
        ];
        effective(colours.into_iter().filter(|_| set_up), "before the players choose colours")?;
        let early = set_up || matches!(self.stage, S::Cards | S::Deployment);
        effective([("priority", early && self.priority.is_some())], "before the first round")?;
        let turns = matches!(self.stage, S::Activation | S::Start | S::Act);
        let active = [("player", self.player.is_some())];
        effective(active.into_iter().filter(|_| !turns), "outside of the activation phase")?;
        let later = [
            ("pool", self.pool.is_some()),
            ("last-active", self.last_active.is_some()),
            ("played", self.played.is_some()),
        ];
        let begun = turns || self.stage == S::End;
        effective(later.into_iter().filter(|_| !begun), "before the command cards are revealed")?;
        let hands = [&self.hand, &self.discard];
        let dealt = |id: &String| {
            let mut piles = hands.into_iter().flatten().flat_map(|piles| piles.iter().flatten());
            let mut played = self.played.iter().flat_map(|played| played.iter());
            piles.any(|other| other == id) || played.any(|other| other == id)
        };
        let unused = self.command.iter().position(|case| self.hand.is_some() && !dealt(&case.id));
        let unused = unused.map(|i| format!("command[{i}].id"));
        effective(unused.iter().map(|field| (field.as_str(), true)), "in no hand or pile")
    }

    fn format(&self) -> Result<&'static Format, Wrong> {
        let found = core()?.format_or_first(self.format.as_deref());
        found.ok_or_else(|| wrong("format", "expected the id of a format of the embedded pack"))
    }

    /// The table with cards and tokens, but nobody on the battlefield.
    fn bare(&self, team: &Team<'_>) -> Result<State, Wrong> {
        let format = self.format()?.clone();
        let measures = core()?.measures().cloned();
        let measures = measures.ok_or_else(|| wrong("unit", "the embedded pack has no lengths"))?;
        let (terrain, aside) = self.battlefield(format.battlefield)?;
        let (solids, zones) = setup::solids(&terrain);
        let cards = self.battle_cards()?;
        let seats = self.seats()?;
        let commands = Seat::first(seats).map(|seat| self.commands(seat));
        let commands: PerSeat<_> = commands.collect::<Result<_, _>>()?;
        let mut units = team.sheets.clone();
        army::lend(&mut units, &commands);
        let table = Table {
            granted: table::granted(&units, &commands),
            format,
            measures,
            battlefield: self.battlefield.clone().unwrap_or_else(|| "scenario".to_owned()),
            terrain,
            aside,
            placed: Vec::new(),
            solids,
            zones,
            units,
            minis: team.minis(),
            commands,
            points: PerSeat::of(seats, |seat| team.points(seat)),
            objectives: cards.objectives,
            deployments: cards.deployments,
            mines: table::mines(&cards.conditions),
            conditions: cards.conditions,
        };
        let blue = self.stated_side(self.blue, "blue")?.unwrap_or(Seat(0));
        let priority = self.stated(self.priority, "priority")?.unwrap_or(blue);
        let usual = if self.round.is_multiple_of(2) { blue.other() } else { blue };
        Ok(State {
            stage: self.stage.stage(),
            round: self.round,
            blue,
            edge: self.edge.unwrap_or(Edge::South),
            rows: cards.rows,
            units: team.units.to_vec(),
            minis: vec![Mini::default(); table.minis.len()],
            stands: Stands::nowhere(&table),
            players: PerSeat::of(seats, |seat| self.player(seat, &table)),
            priority,
            active: self.stated(self.player, "player")?.unwrap_or(priority),
            counter: self.stated_side(self.counter, "counter")?.unwrap_or(usual),
            last_active: self.stated(self.last_active, "last-active")?,
            activation: None,
            attacks: ArrayVec::new(),
            underway: Underway::default(),
            tokens: ArrayVec::new(),
            charges: Vec::new(),
            cycles: 0,
            quiet: 0,
            table: Arc::new(table),
        })
    }

    /// The acting unit; the first of the player whose turn it is if none is named.
    fn acting(&self, state: &State) -> Result<UnitId, Wrong> {
        let player = self.stated(self.player, "player")?;
        let unit = match &self.acting {
            Some(name) => {
                let message = format!("`{name}` is no unit's name");
                words::unit_named(state, name).ok_or_else(|| wrong("acting", message))?
            }
            None => {
                let seat = player.unwrap_or(Seat(0));
                let message = "missing, the player whose turn it is has no unit";
                state.units_of(seat).next().ok_or_else(|| wrong("acting", message))?
            }
        };
        if !state.is_there(unit) {
            return Err(wrong("acting", "expected a unit on the battlefield"));
        }
        if player.is_some_and(|player| player != state.seat(unit)) {
            return Err(wrong("player", "expected the player of the acting unit"));
        }
        Ok(unit)
    }

    /// The activation in progress.
    fn begin_activation(&self, state: &mut State, team: &Team<'_>) -> Result<(), Wrong> {
        if !self.stage.is_active() {
            return Ok(());
        }
        let unit = self.acting(state)?;
        let made: ArrayVec<Action, 12> = self.made.iter().copied().take(12).collect();
        let has = |actions: &[Action]| made.iter().any(|action| actions.contains(action));
        let left = 2_u8.saturating_sub(u8::try_from(made.len()).unwrap_or(u8::MAX));
        let start = self.stage == StageCase::Start;
        let stated = self.actions_left.unwrap_or(left);
        state.activation = Some(Activation {
            left: stated,
            suppressed: stated < left && suppression::is_suppressed(state, unit),
            attacked: self.attacked.unwrap_or_else(|| has(&[Action::Attack])),
            moved: self.moved.unwrap_or_else(|| has(&[Action::Move, Action::Jump])),
            marched: has(&[Action::Move, Action::Jump]),
            cumbersome: self.cumbersome,
            step: if start { Step::Start } else { Step::Actions },
            made,
            ..Activation::of(unit)
        });
        let seat = state.seat(unit);
        state.active = seat;
        state.last_active = state.last_active.or(Some(seat));
        // It was issued an order, unless another place of its token is stated.
        if team.case(unit).is_some_and(|case| case.order.is_none()) {
            state.unit_mut(unit).order = Order::Faceup;
        }
        Ok(())
    }
}
