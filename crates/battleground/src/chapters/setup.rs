//! Setting up a game: what players agree on, how it is checked, and the steps at the table.

use std::sync::Arc;

use arrayvec::ArrayVec;
use kernel::{Flow, Refusal, Rule, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::{self, SEATS};
use crate::event::Event;
use crate::field::Place;
use crate::hex::{Direction, Hex};
use crate::library::Library;
use crate::modifiers::Rank;
use crate::pack::{Faction, Map, Squad};
use crate::question::{Choice, Prompt};
use crate::state::{Figure, Objective, Player, Stage, Standing, State};
use crate::table::{Card, CardId, Deployment, FigureId, MOST_FATE, MOST_FIGURES, Sheet, Table};
use crate::{Play, facing, squads};

/// What is agreed before a game. Anything one can write down; [`start`] is the checked door.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How figures come onto the battlefield: given by the map, or chosen in the own zone.
    pub deployment: Deployment,
    /// The map's id.
    pub map: String,
    /// The two players: Masters of the Universe first (BG-SETUP-04).
    pub players: [PlayerSetup; 2],
}

/// What one player brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayerSetup {
    /// The squad.
    pub squad: Squad,
    /// The ids of 20 fate cards.
    pub fate: Vec<String>,
    /// The ids of 2 glory cards.
    pub glory: Vec<String>,
}

/// Builds the position before the first decision.
///
/// # Errors
/// Refuses a setup that breaks a rule or names something unknown.
pub fn start(library: &Library, setup: &Setup) -> Result<State, Refusal> {
    squads::check(library, setup)?;
    let unknown = |what: &'static str, id: &str| Refusal::from(Refusal::SETUP).with(what, id);
    let map = library.map(&setup.map).ok_or_else(|| unknown("map", &setup.map))?;
    let table = library.shared().table(setup, || table(library, setup, map))?;
    let mut state = State::empty(table);
    state.objectives =
        map.objectives.iter().map(|&hex| Objective { hex, captured: None }).collect();
    if setup.deployment == Deployment::Given {
        deploy_given(&mut state, setup, map)?;
    }
    Ok(state)
}

/// What is fixed for games of this setup.
fn table(library: &Library, setup: &Setup, map: &Map) -> Result<Table, Refusal> {
    let mut sheets = Vec::new();
    for (seat, player) in SEATS.into_iter().zip(&setup.players) {
        for member in &player.squad.members {
            sheets.push(Sheet { seat, ..library.sheet(member)? });
        }
    }
    let overlap = || Refusal::from(Refusal::SETUP).with("map", "two pieces on one hex");
    Ok(Table {
        field: library.shared().field(&map.id).ok_or_else(overlap)?,
        sheets,
        cards: [deck(library, &setup.players[0])?, deck(library, &setup.players[1])?],
        factions: [Faction::Masters, Faction::EvilWarriors],
        markers: library.marker.clone(),
        signs: library.sign.clone(),
        deployment: setup.deployment,
        map: map.name.clone(),
    })
}

/// The 20 fate cards, then the 2 glory cards (BG-SETUP-09).
fn deck(library: &Library, player: &PlayerSetup) -> Result<Vec<Card>, Refusal> {
    let card = |id: &String| {
        let found = library.card(id);
        found.ok_or_else(|| Refusal::from(Refusal::SETUP).with("card", id))
    };
    player.fate.iter().chain(&player.glory).map(card).collect()
}

impl State {
    /// A position with nothing on the battlefield and no cards in hand.
    #[must_use]
    pub fn empty(table: Arc<Table>) -> State {
        let figures = table.sheets.iter().take(MOST_FIGURES).map(|sheet| Figure {
            place: Place::ground(Hex::from_index(0)),
            // BG-SETUP-07: by default the left squad faces NE, the right one SW.
            facing: if sheet.seat == Seat(0) { Direction::NE } else { Direction::SW },
            standing: Standing::Waiting,
            wounds: 0,
            mana: 0,
            focused: false,
            standby: false,
            buff: None,
            debuff: None,
            marker_ranks: [Rank::Character; 2],
            cards: crate::table::Cards::default(),
            activated: false,
            used_items: 0,
        });
        State {
            figures: figures.collect(),
            table,
            round: 1,
            stage: Stage::Setup,
            priority: Seat(0),
            players: [Player::default(), Player::default()],
            objectives: ArrayVec::new(),
            signs: ArrayVec::new(),
            to_activate: ArrayVec::new(),
            turns: Vec::new(),
            spells: Vec::new(),
            area_attack: false,
            free_attack: None,
        }
    }
}

/// Figures stand on the places the map gives (BG-SETUP-07).
fn deploy_given(state: &mut State, setup: &Setup, map: &Map) -> Result<(), Refusal> {
    let members = setup.players.iter().flat_map(|player| &player.squad.members);
    for (figure, member) in state.figures.iter_mut().zip(members) {
        let start = map.start.iter().find(|start| start.character == member.character);
        let start = start.ok_or_else(|| {
            Refusal::from(Rule("BG-SETUP-07")).with("no starting hex", &member.character)
        })?;
        figure.place = Place::ground(start.hex);
        figure.standing = Standing::Up;
    }
    Ok(())
}

/// The steps at the table: figures and facings (BG-SETUP-07), decks (BG-SETUP-09), starting hands
/// (BG-SETUP-11), priority (BG-SETUP-12).
///
/// # Errors
/// Pauses for decisions.
pub fn set_up(p: &mut Play) -> Flow<()> {
    match p.table.deployment {
        Deployment::Given => {
            for figure in p.ids() {
                let facings = facing::possible(p, figure);
                facing::ask(p, figure, &facings, &[Rule("BG-SETUP-07")])?;
            }
        }
        Deployment::Chosen => deploy_in_turns(p)?,
    }
    for seat in SEATS {
        take_cards(p, seat);
    }
    roll_priority(p)?;
    p.stage = Stage::ChooseCards;
    p.tell(&[Rule("BG-ROUND-02"), Rule("BG-PREP-06")], |_| Event::Round { round: 1 });
    Ok(())
}

/// The standard set-up: in turns each player puts one character on a free hex of the own zone.
fn deploy_in_turns(p: &mut Play) -> Flow<()> {
    let mut seat = Seat(0);
    while p.ids().any(|id| p.figure(id).standing == Standing::Waiting) {
        if waiting(p, seat).next().is_some() {
            let choice = p.choose(seat, Prompt::Deploy, |state| deployable(state, seat))?;
            let Choice::Deploy { figure, hex } = choice else { return Ok(()) };
            p.figure_mut(figure).place = Place::ground(hex);
            p.figure_mut(figure).standing = Standing::Up;
            p.tell(&[Rule("BG-SETUP-07")], |_| Event::Deployed { figure, hex });
            let facings = facing::possible(p, figure);
            facing::ask(p, figure, &facings, &[Rule("BG-SETUP-07")])?;
        }
        seat = seat.other();
    }
    Ok(())
}

fn waiting(state: &State, seat: Seat) -> impl Iterator<Item = FigureId> + '_ {
    let is_waiting = move |&id: &FigureId| {
        state.seat(id) == seat && state.figure(id).standing == Standing::Waiting
    };
    state.ids().filter(is_waiting)
}

fn deployable(state: &State, seat: Seat) -> Vec<Choice> {
    let zone = Hex::all().filter(|&hex| state.table.field.in_zone(seat, hex));
    let hexes: Vec<Hex> = zone.collect();
    let mut options = Vec::new();
    for figure in waiting(state, seat) {
        let facing = state.figure(figure).facing;
        let fits = |hex: &&Hex| crate::large::is_legal(state, figure, Place::ground(**hex), facing);
        options.extend(hexes.iter().filter(fits).map(|&hex| Choice::Deploy { figure, hex }));
    }
    options
}

/// Shuffles the fate deck, draws 5 cards and takes the glory cards in hand (BG-SETUP-09, -11).
fn take_cards(p: &mut Play, seat: Seat) {
    let table = p.table.clone();
    for (number, card) in table.cards[seat.index()].iter().enumerate() {
        let id = CardId(number as u8);
        let player = &mut p.players[seat.index()];
        if card.is_fate() {
            player.deck.push(id);
        } else {
            player.hand.insert(id);
        }
    }
    p.shuffle(|state| &mut state.players[seat.index()].deck);
    p.tell(&[Rule("BG-SETUP-09")], |_| Event::Shuffled { seat });
    cards::draw(p, seat, MOST_FATE);
}

/// Each player rolls a die until the results differ (BG-SETUP-12); the higher one decides who has
/// priority (BG-SETUP-13).
fn roll_priority(p: &mut Play) -> Flow<()> {
    let mut dice = [0; 2];
    while dice[0] == dice[1] {
        p.roll(&mut dice)?;
        p.tell(&[Rule("BG-SETUP-12")], |_| Event::PriorityRoll { dice });
    }
    let winner = Seat(u8::from(dice[1] > dice[0]));
    let options = |_: &State| SEATS.into_iter().map(Choice::Priority).collect();
    if let Choice::Priority(seat) = p.choose(winner, Prompt::Priority, options)? {
        p.priority = seat;
        let rules: &[Rule] = &[Rule("BG-SETUP-13")];
        p.tell(rules, |_| Event::Priority { seat });
    }
    Ok(())
}
