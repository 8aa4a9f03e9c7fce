//! Setup in its nine steps (chapter "Setup").

use std::sync::Arc;

use arrayvec::ArrayVec;
use kernel::{Flow, Refusal, Rule, Seat};
use measure::{Disc, Point};
use serde::{Deserialize, Serialize};

use crate::dice::AttackFace;
use crate::event::Event;
use crate::keywords::Givers;
use crate::library::Library;
use crate::moments::Triggers;
use crate::operations::card::Printing;
use crate::operations::{self, Underway, tokens};
use crate::pack::Team;
use crate::pack::{Mission, ObjectiveAt};
use crate::question::{Choice, OrderCard, Prompt};
use crate::state::{Objective, Player, Stage, State, Unit, Waiting};
use crate::table::{
    Character, CharacterId, Edge, Edition, MOST_CHARACTERS, Sheet, Spot, Table, UnitId, Walk,
};
use crate::terrain::Terrain;
use crate::{Play, deployment, struggle, teams};

/// What is agreed before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// By which book.
    #[serde(default)]
    pub edition: Edition,
    /// The battlefield's id.
    pub battlefield: String,
    /// The Strategic Operation that is played, if one is (SO-CORE-01).
    #[serde(default)]
    pub operation: Option<OperationSetup>,
    /// The strike teams of the two players (SP-CORE-01).
    pub teams: [Team; 2],
}

/// Which operation is played, and by whom as what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OperationSetup {
    /// The operation's id.
    pub id: String,
    /// Who is the Aggressor by agreement; left out: by chance (SO-SETUP-05).
    #[serde(default)]
    #[cfg_attr(feature = "types", schemars(with = "Option<u8>"))]
    pub aggressor: Option<Seat>,
    /// Which print of it counts where they differ.
    #[serde(default)]
    pub printing: Printing,
}

/// The first game, on its own battlefield or on another one.
#[must_use]
pub fn first(library: &Library, battlefield: Option<&str>) -> Option<Setup> {
    let first = library.first_game(battlefield)?;
    let edition = Edition::default();
    let battlefield = first.battlefield;
    Some(Setup { edition, battlefield, operation: None, teams: first.teams })
}

/// The position before the first roll.
///
/// # Errors
/// Refuses a setup that breaks a rule or names something unknown.
pub fn start(library: &Library, setup: &Setup) -> Result<State, Refusal> {
    let table = table(library, setup)?;
    // Every objective must lie flat, whichever pack and side will be chosen (SP-SETUP-07).
    let missions = table.missions.iter().map(|mission| &mission.objective);
    let operation = table.operation.iter().map(|operation| &operation.objective);
    for layout in missions.chain(operation) {
        for edge in Edge::ALL {
            objectives(&table, layout, edge)?;
        }
    }
    Ok(before_the_first_roll(Arc::new(table)))
}

fn table(library: &Library, setup: &Setup) -> Result<Table, Refusal> {
    let unknown = |what: &'static str, id: &str| Refusal::from(Refusal::SETUP).with(what, id);
    let measures = library.measures().ok_or_else(|| unknown("missing", "measures"))?.clone();
    let battlefield = library.battlefield(&setup.battlefield);
    let battlefield = battlefield.ok_or_else(|| unknown("battlefield", &setup.battlefield))?;
    let terrain = Terrain::of(battlefield, measures.headroom)
        .map_err(|fault| Refusal::from(Refusal::SETUP).with("battlefield", fault))?;
    let operation = setup.operation.as_ref().map(|chosen| {
        if let Some(Seat(2..)) = chosen.aggressor {
            return Err(Refusal::from(Rule("SO-SETUP-05")).with("aggressor", "no such player"));
        }
        let found = library.operation(&chosen.id).cloned();
        found.ok_or_else(|| unknown("operation", &chosen.id))
    });
    let operation = operation.transpose()?;
    let missions = missions(library, setup)?;
    let mut sheets: Vec<Sheet> = Vec::new();
    let mut characters = 0;
    for (seat, team) in (0..).map(Seat).zip(&setup.teams) {
        for (squad, units) in (0..).zip(teams::units(library, setup.edition, team)?) {
            for unit in units {
                let first = CharacterId(characters as u8);
                characters += usize::from(unit.characters);
                let mut unit = unit.clone();
                if let Some(card) = &operation {
                    unit.ability.extend(card.ability.clone());
                }
                let trees = unit.stance.iter().map(|stance| Walk::of(&stance.tree)).collect();
                sheets.push(Sheet { seat, squad, unit, first, trees });
            }
        }
    }
    if characters > MOST_CHARACTERS {
        return Err(unknown("characters", &characters.to_string()));
    }
    Ok(Table {
        edition: setup.edition,
        measures,
        battlefield: setup.battlefield.clone(),
        terrain,
        triggers: Triggers::of(&sheets),
        givers: Givers::of(&sheets),
        characters: Character::of(&sheets),
        of_player_1: Character::of_player_1(&sheets),
        units: sheets,
        missions,
        operation,
        aggressor: setup.operation.as_ref().and_then(|chosen| chosen.aggressor),
        printing: setup.operation.as_ref().map(|chosen| chosen.printing).unwrap_or_default(),
    })
}

/// Each team brings a mission pack (SP-BUILD-01), for an operation none (SO-BUILD-01).
fn missions(library: &Library, setup: &Setup) -> Result<Vec<Mission>, Refusal> {
    let mut missions = Vec::new();
    for team in &setup.teams {
        missions.extend(mission(library, team, setup.operation.is_some())?.cloned());
    }
    Ok(missions)
}

/// The mission of a strike team: one in a standard game (SP-BUILD-01), none in an operation
/// (SO-BUILD-01).
///
/// # Errors
/// The rule it breaks, or what is unknown.
pub fn mission<'l>(
    library: &'l Library,
    team: &Team,
    operation: bool,
) -> Result<Option<&'l Mission>, Refusal> {
    match (&team.mission, operation) {
        (Some(id), false) => {
            let unknown = || Refusal::from(Refusal::SETUP).with("mission", id);
            library.mission(id).map(Some).ok_or_else(unknown)
        }
        (None, false) => Err(Refusal::from(Rule("SP-BUILD-01")).with("mission", "none")),
        (Some(id), true) => Err(Refusal::from(Rule("SO-BUILD-01")).with("mission", id)),
        (None, true) => Ok(None),
    }
}

fn before_the_first_roll(table: Arc<Table>) -> State {
    let player = |edge| Player {
        edge,
        deck: ArrayVec::new(),
        reserve: None,
        discard: ArrayVec::new(),
        force: 0,
        ready: 0,
        momentum: 0,
        won: 0,
        deployed: [false; 2],
    };
    State {
        stage: Stage::Setup,
        characters: table.characters.iter().map(|_| None).collect(),
        waiting: table.characters.iter().map(|_| Waiting::default()).collect(),
        units: table.units.iter().map(|_| Unit::default()).collect(),
        table,
        players: [player(Edge::South), player(Edge::North)],
        first: Seat(0),
        active: Seat(0),
        turn: 0,
        mission: Seat(0),
        missions_deck: ArrayVec::new(),
        struggle: None,
        token: 0,
        operation: None,
        objectives: ArrayVec::new(),
        activation: None,
        attacks: ArrayVec::new(),
        attacked: ArrayVec::new(),
        wounds: ArrayVec::new(),
        working: 0,
        resolving: 0,
    }
}

/// Steps 1 to 6 (SP-SETUP-01): first player and side, mission, order decks, Force pools, track.
///
/// # Errors
/// Pauses for answers.
pub fn prepare(play: &mut Play<'_>) -> Flow<()> {
    let first = match assign_roles(play) {
        None => roll_for_first(play)?,
        Some(aggressor) => aggressor,
    };
    play.first = first;
    play.active = first;
    choose_side(play, first)?;
    if play.operation.is_none() {
        choose_mission(play, first)?;
    }
    lay_objectives(play);
    for seat in [Seat(0), Seat(1)] {
        order_deck(play, seat);
        let force = play.units_of(seat).map(|unit| play.sheet(unit).unit.force).sum();
        let player = play.player_mut(seat);
        (player.force, player.ready) = (force, force); // SP-FORCE-01
        player.momentum = 1; // SP-STRUGGLE-05
    }
    // The track starts empty unless the card says otherwise (SO-SETUP-02).
    if let Some(operation) = &play.table.operation {
        let [aggressor, sentinel] = operation.momentum;
        play.player_mut(first).momentum = aggressor;
        play.player_mut(first.other()).momentum = sentinel;
    }
    operations::before_deployment(play)?;
    play.stage = Stage::Deployment;
    Ok(())
}

/// The roles by agreement or by chance (SO-SETUP-05); the Aggressor is the first player
/// (SO-SETUP-06).
fn assign_roles(play: &mut Play<'_>) -> Option<Seat> {
    let table = play.table.clone();
    let card = table.operation.as_ref()?;
    let aggressor = table.aggressor.unwrap_or_else(|| Seat(play.draw(2) as u8));
    play.operation = Some(Underway::of(card, aggressor));
    play.tell(&[Rule("SO-SETUP-05"), Rule("SO-SETUP-06")], |_| Event::Roles { aggressor });
    Some(aggressor)
}

/// Step 1: both roll 5 attack dice; more crits (SP-SETUP-02), then more hits, then more expertise,
/// else both roll again (SP-SETUP-03).
fn roll_for_first(play: &mut Play<'_>) -> Flow<Seat> {
    loop {
        let mut dice = [Vec::new(), Vec::new()];
        for own in &mut dice {
            for _ in 0..5 {
                own.push(AttackFace::of(play.die(AttackFace::SIDES)?));
            }
        }
        let result = |own: &Vec<AttackFace>| {
            let count = |face| own.iter().filter(|other| **other == face).count();
            [AttackFace::Crit, AttackFace::Hit, AttackFace::Expertise].map(count)
        };
        let first = match result(&dice[0]).cmp(&result(&dice[1])) {
            std::cmp::Ordering::Greater => Some(Seat(0)),
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => None,
        };
        play.tell(&[Rule("SP-SETUP-02"), Rule("SP-SETUP-03")], |_| Event::RolledForFirst {
            dice,
            first,
        });
        if let Some(first) = first {
            return Ok(first);
        }
    }
}

/// The first player chooses a side, the opponent has the opposite edge (SP-SETUP-04).
fn choose_side(play: &mut Play<'_>, first: Seat) -> Flow<()> {
    let choice = play.choose(first, Prompt::Side, |_| Edge::ALL.map(Choice::Edge).to_vec())?;
    let edge = if let Choice::Edge(edge) = choice { edge } else { Edge::South };
    play.player_mut(first).edge = edge;
    play.player_mut(first.other()).edge = edge.opposite();
    play.tell(&[Rule("SP-SETUP-04")], |_| Event::Sides { seat: first, edge });
    Ok(())
}

/// Step 2: the first player chooses one of the two mission packs (SP-MISSION-08); of each phase one
/// card is drawn, the first phase on top (SP-MISSION-10). The others leave the game unseen
/// (SP-MISSION-11).
fn choose_mission(play: &mut Play<'_>, first: Seat) -> Flow<()> {
    let choice = play.choose(first, Prompt::MissionPack, |state| {
        let ids: Vec<&String> = state.table.missions.iter().map(|mission| &mission.id).collect();
        let mut options = vec![Choice::Mission(Seat(0))];
        options.extend((ids.first() != ids.get(1)).then_some(Choice::Mission(Seat(1))));
        options
    })?;
    play.mission = if let Choice::Mission(seat) = choice { seat } else { Seat(0) };
    let brought_by = play.mission;
    play.tell(&[Rule("SP-MISSION-08")], |_| Event::Mission { brought_by });
    play.missions_deck.clear();
    for phase in (1..=struggle::MOST).rev() {
        let cards = play.mission_pack().map_or(&[][..], |mission| &mission.struggle);
        let cards = cards.iter().enumerate();
        let cards = cards.filter(|(_, card)| card.phase == phase).map(|(number, _)| number as u8);
        let cards: Vec<u8> = cards.collect();
        let drawn = play.draw(cards.len());
        play.missions_deck.extend(cards.get(drawn).copied());
    }
    Ok(())
}

/// The objective tokens of the chosen mission or the operation (SO-SETUP-04), as the first player
/// sees the card (SP-MISSION-09, SP-MISSION-14), all inactive (SP-OBJ-02).
fn lay_objectives(play: &mut Play<'_>) {
    let edge = play.player(play.first).edge;
    let laid = laid(play, play.layout(), edge);
    play.objectives = laid;
}

/// The objective tokens of a card as they lie if the first player has this edge.
#[must_use]
pub fn laid(state: &State, layout: &[ObjectiveAt], edge: Edge) -> Objectives {
    objectives(&state.table, layout, edge).unwrap_or_default()
}

/// The objective tokens on the battlefield, by their numbers.
pub type Objectives = ArrayVec<Objective, { crate::table::MOST_OBJECTIVES }>;

fn objectives(table: &Table, layout: &[ObjectiveAt], edge: Edge) -> Result<Objectives, Refusal> {
    const INCH: i32 = 2540;
    let lay = |objective: &ObjectiveAt| {
        let [x, y] = objective.at.map(|inches| inches.saturating_mul(INCH));
        let centre = edge.turn(Point { x, y });
        let radius = table.token_radius(objective);
        let token = Disc { centre, radius };
        let level = table.terrain.token_level(token)?;
        let spot = Spot::at(centre, level);
        let roams = objective.roams.is_some();
        let (control, active, priority, damage) = (None, false, false, 0);
        Ok(Objective { spot, active, control, priority, damage, radius, roams })
    };
    layout.iter().map(lay).collect()
}

/// Step 4: a card for each unit and the Shatterpoint card, shuffled (SP-ORDER-02, SP-ORDER-03).
fn order_deck(play: &mut Play<'_>, seat: Seat) {
    let units = play.units_of(seat).map(OrderCard::Unit);
    play.player_mut(seat).deck = {
        let cards: ArrayVec<OrderCard, 7> =
            units.chain([OrderCard::Shatterpoint]).take(7).collect();
        cards
    };
    play.shuffle(|state| state.players[seat.index()].deck.as_mut_slice());
}

/// Step 7: the players deploy whole squads in turn, the first player first (SP-SETUP-11); a squad that
/// a special rule keeps away is no turn (SO-SETUP-07), one that it scatters comes last (SO-TOKEN-01),
/// and an operation may say who begins (SO-DEPLOY-01).
///
/// # Errors
/// Pauses for answers.
pub fn deploy(play: &mut Play<'_>) -> Flow<()> {
    let stands = |seat: Seat, squad: u8| {
        deployment::members(play, seat, squad).into_iter().any(|own| play.spot(own).is_some())
    };
    let done = |seat: Seat| (0..2).filter(|&squad| stands(seat, squad)).count();
    let (first, other) = (play.first, play.first.other());
    let next = if done(first) <= done(other) { first } else { other };
    let zoned = play.table.operation.as_ref().and_then(|card| card.deployment.as_ref());
    let next =
        zoned.zip(play.operation.as_ref()).map_or(next, |(zones, now)| now.seat(zones.first));
    let left = |seat: Seat, scattered: bool| {
        let deployed = play.player(seat).deployed.iter().enumerate();
        let left = deployed.filter(|(_, done)| !**done).map(|(squad, _)| squad as u8);
        let meant = |squad: &u8| tokens::is_scattered(play, seat, *squad) == scattered;
        (seat, left.filter(meant).collect::<Vec<u8>>())
    };
    let turns = [(next, false), (next.other(), false), (next, true), (next.other(), true)];
    let turns = turns.into_iter().map(|(seat, scattered)| left(seat, scattered));
    let due = turns.into_iter().find(|(_, squads)| !squads.is_empty());
    let (seat, squads) = due.unwrap_or((next, Vec::new()));
    if squads.is_empty() {
        play.stage = Stage::Stances;
        return Ok(());
    }
    let choice = play.choose_freely(seat, Prompt::Deploy { squads }, |_| Vec::new())?;
    let Choice::Deploy { squad, places } = choice else { return Ok(()) };
    let characters = deployment::members(play, seat, squad);
    for (&character, &place) in characters.iter().zip(&places) {
        play.characters[character.index()] = Some(place);
    }
    play.player_mut(seat).deployed[usize::from(squad.min(1))] = true;
    play.tell(&[Rule("SP-SETUP-11")], |_| Event::Deployed { seat, squad, characters, places });
    Ok(())
}

/// The starting stances, the first player first (SP-SETUP-14), and step 8: the first struggle card
/// (SP-SETUP-15), in an operation the first stage card (SO-SETUP-08). Should a struggle card have
/// several maps, the other player chooses (SP-MISSION-06). Then the first turn begins (SP-CORE-04).
///
/// # Errors
/// Pauses for answers.
pub fn reveal_struggle(play: &mut Play<'_>) -> Flow<()> {
    for seat in [play.first, play.first.other()] {
        let units: Vec<UnitId> = play.units_of(seat).collect();
        for unit in units {
            if play.sheet(unit).unit.stance.len() < 2 {
                continue;
            }
            let options = |_: &State| vec![Choice::Stance(0), Choice::Stance(1)];
            let choice = play.choose(seat, Prompt::FirstStance(unit), options)?;
            let stance = if let Choice::Stance(stance) = choice { stance } else { 0 };
            play.unit_mut(unit).stance = stance;
            play.tell(&[Rule("SP-SETUP-14")], |_| Event::Stance { unit, stance });
        }
    }
    if play.operation.is_some() {
        operations::begin_stage(play, 0)?;
    } else {
        let other = play.first.other();
        struggle::reveal(play, other)?;
    }
    (play.stage, play.turn, play.active) = (Stage::Turns, 1, play.first);
    Ok(())
}
