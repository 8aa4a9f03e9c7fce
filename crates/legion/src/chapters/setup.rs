//! Setup up to its sixth step (chapter "Setup"); the seventh is `laying`, the eighth `deployment`.

use std::sync::Arc;

use arrayvec::ArrayVec;
use kernel::{Flow, PerSeat, Refusal, Rule, Seat, Team};
use measure::eye::Solid;
use serde::{Deserialize, Serialize};

use crate::Play;
use crate::army;
use crate::event::Event;
use crate::format::{BattleCard, Format};
use crate::library::Library;
use crate::pack::{Army, Battlefield, CommandCard};
use crate::placement::{self, Declared, Placement};
use crate::question::{Choice, Prompt};
use crate::stands::Stands;
use crate::state::{Mini, Player, Rows, Stage, State, Unit};
use crate::table::{self, Colour, Edge, MOST_MINIS, MOST_UNITS, Table, UnitId};
use crate::terrain::Terrain;
use crate::underway::Underway;

/// What is agreed before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// The battlefield's id.
    pub battlefield: String,
    /// The format's id.
    pub format: String,
    /// How the terrain comes onto the battlefield (LG-SETUP-06).
    #[serde(default)]
    pub terrain: Placement,
    /// What was declared of it otherwise than the battlefield says (LG-SETUP-05).
    #[serde(default)]
    pub declared: Vec<Declared>,
    /// The armies of the players, by their seats.
    #[cfg_attr(feature = "types", schemars(with = "Vec<Army>"), ts(as = "Vec<Army>"))]
    pub armies: PerSeat<Army>,
}

impl Setup {
    /// A game on a battlefield as it is.
    #[must_use]
    pub fn of(battlefield: String, format: String, armies: impl Into<PerSeat<Army>>) -> Setup {
        let armies = armies.into();
        Setup { battlefield, format, terrain: Placement::Agreed, declared: Vec::new(), armies }
    }
}

/// A game of ready armies: in the first game's format and on its battlefield, or in another one.
#[must_use]
pub fn ready(library: &Library, format: Option<&str>, battlefield: Option<&str>) -> Option<Setup> {
    let first = library.first_game()?;
    let format = library.format(format.unwrap_or(&first.format))?;
    let armies = opposing(library, format)?;
    let usual = || match format.battlefield == library.all().format.first()?.battlefield {
        true => Some(first.battlefield.as_str()),
        false => battlefields(library, format).first().map(|one| one.id.as_str()),
    };
    let battlefield = battlefield.or_else(usual)?.to_owned();
    Some(Setup::of(battlefield, format.id.clone(), armies))
}

/// The first ready armies of both sides; mates have others that go together with theirs (LG-TEAM-04,
/// LG-TEAM-05).
fn opposing(library: &Library, format: &Format) -> Option<PerSeat<Army>> {
    let all = ready_armies(library, format);
    let mut chosen: Vec<&Army> = all.iter().copied().take(2).collect();
    for seat in 2..format.seats() {
        let sheets = |army: &Army| army::assemble(library, Seat(0), army, 0).0;
        let first = sheets(chosen.get(seat - 2)?);
        let goes = |army: &&&Army| {
            let own = sheets(army);
            let team: Vec<_> = first.iter().chain(&own).collect();
            !chosen.contains(army) && army::allied(&team).is_none()
        };
        chosen.push(all.iter().find(goes)?);
    }
    (chosen.len() == format.seats()).then(|| chosen.into_iter().cloned().collect())
}

/// The battlefields with room on the table of a format: on another table than the usual one those
/// first that have room there alone.
#[must_use]
pub fn battlefields<'a>(library: &'a Library, format: &Format) -> Vec<&'a Battlefield> {
    let fits = |one: &Battlefield, sides: [i32; 2]| {
        Terrain::of(one, sides).is_ok_and(|terrain| terrain.lies_within())
    };
    let usual = library.all().format.first().map_or(format.battlefield, |usual| usual.battlefield);
    let all = library.all().battlefield.iter();
    let mut all: Vec<&Battlefield> = all.filter(|one| fits(one, format.battlefield)).collect();
    all.sort_by_key(|one| format.battlefield != usual && fits(one, usual));
    all
}

/// The ready armies of a format: those of the first game if it is of this format, and all others that
/// keep its rules.
#[must_use]
pub fn ready_armies<'a>(library: &'a Library, format: &Format) -> Vec<&'a Army> {
    let first = library.first_game().filter(|first| first.format == format.id);
    let first: Vec<&Army> = first
        .map(|first| first.armies.iter().filter_map(|id| library.army(id)).collect())
        .unwrap_or_default();
    let is_legal = |army: &&Army| {
        army::muster(library, format, Seat(0), army, 0).is_ok() && army::hand(library, army).is_ok()
    };
    let others = library.all().army.iter().filter(|army| !first.contains(army)).filter(is_legal);
    first.iter().copied().chain(others).collect()
}

/// The position before anything is decided.
///
/// # Errors
/// Refuses a setup that breaks a rule or names something unknown.
pub fn start(library: &Library, setup: &Setup) -> Result<State, Refusal> {
    Ok(before_the_first_choice(Arc::new(laid_out(library, setup)?)))
}

fn laid_out(library: &Library, setup: &Setup) -> Result<Table, Refusal> {
    let unknown = |what: &'static str, id: &str| Refusal::from(Refusal::SETUP).with(what, id);
    let format = library.format(&setup.format).ok_or_else(|| unknown("format", &setup.format))?;
    let measures = library.measures().ok_or_else(|| unknown("missing", "measures"))?.clone();
    let battlefield = library.battlefield(&setup.battlefield);
    let battlefield = battlefield.ok_or_else(|| unknown("battlefield", &setup.battlefield))?;
    let mut battlefield = battlefield.clone();
    placement::declare(&mut battlefield, &setup.declared)?;
    let mut aside = Vec::new();
    if setup.terrain == Placement::InTurns {
        aside = placement::models(&std::mem::take(&mut battlefield.piece));
        if !aside.len().is_multiple_of(2) {
            return Err(Refusal::from(Rule("LG-TERRAIN-54")).with("pieces", aside.len()));
        }
    }
    let terrain = Terrain::of(&battlefield, format.battlefield)
        .map_err(|fault| Refusal::from(Refusal::SETUP).with("battlefield", fault))?;
    if !terrain.lies_within() {
        return Err(Refusal::from(Rule("LG-SETUP-02")).with("battlefield", &setup.battlefield));
    }
    let mut units = army::muster_all(library, format, &setup.armies)?;
    let of_each = units.iter().enumerate();
    let minis: Vec<UnitId> =
        of_each.flat_map(|(number, sheet)| vec![UnitId(number as u8); sheet.minis.len()]).collect();
    if units.len() > MOST_UNITS || minis.len() > MOST_MINIS {
        return Err(unknown("minis", &minis.len().to_string()));
    }
    let seats = setup.armies.len() as u8;
    let own = |seat: Seat| units.iter().filter(move |sheet| sheet.seat == seat);
    let points = PerSeat::of(seats, |seat| own(seat).map(|sheet| u32::from(sheet.points)).sum());
    let commands = setup.armies.iter().map(|army| army::hand(library, army));
    let commands: PerSeat<Vec<CommandCard>> = commands.collect::<Result<_, _>>()?;
    army::lend(&mut units, &commands);
    let all = library.all();
    if format.plays_with(BattleCard::Deployment) && all.deployment.is_empty() {
        return Err(unknown("missing", "deployment cards"));
    }
    let (solids, zones) = solids(&terrain);
    Ok(Table {
        granted: table::granted(&units, &commands),
        format: format.clone(),
        measures,
        battlefield: setup.battlefield.clone(),
        aside,
        placed: Vec::new(),
        solids,
        zones,
        terrain,
        units,
        minis,
        commands,
        points,
        objectives: all.objective.clone(),
        deployments: all.deployment.clone(),
        conditions: all.condition.clone(),
        mines: table::mines(&all.condition),
    })
}

/// What blocks sight of each piece, and what hides others: zones hide but do not block
/// (LG-TERRAIN-18), pits do neither (LG-TERRAIN-31).
#[must_use]
pub fn solids(terrain: &Terrain) -> (Vec<Vec<Solid>>, Vec<Vec<Solid>>) {
    let of = |piece: &crate::terrain::Piece| {
        Solid::split(&piece.footprint, piece.bottom, piece.top).unwrap_or_default()
    };
    let zones: Vec<Vec<Solid>> = terrain
        .pieces
        .iter()
        .map(|piece| if piece.kind.is_depression() { Vec::new() } else { of(piece) })
        .collect();
    let solids = terrain.pieces.iter().zip(&zones);
    let solids =
        solids.map(|(piece, zone)| if piece.kind.is_solid() { zone.clone() } else { Vec::new() });
    (solids.collect(), zones)
}

fn before_the_first_choice(table: Arc<Table>) -> State {
    let player = |commands: &Vec<CommandCard>| Player {
        hand: (0..commands.len() as u8).collect(),
        played: None,
        barred: None,
        discard: ArrayVec::new(),
        pool: ArrayVec::new(),
        victory: 0,
        begun: false,
    };
    let leaders = table.units.iter().map(|sheet| Some(sheet.first));
    let units = leaders.map(|leader| Unit { leader, ..Unit::default() });
    let stage = if table.aside.is_empty() { Stage::Setup } else { Stage::Terrain };
    State {
        stage,
        round: 1,
        cycles: 0,
        quiet: 0,
        blue: Seat(0),
        edge: Edge::South,
        rows: Rows::default(),
        units: units.collect(),
        minis: table.minis.iter().map(|_| Mini::default()).collect(),
        stands: Stands::nowhere(&table),
        players: table.commands.map(player),
        priority: Seat(0),
        active: Seat(0),
        counter: Seat(0),
        last_active: None,
        activation: None,
        attacks: ArrayVec::new(),
        underway: Underway::default(),
        tokens: ArrayVec::new(),
        charges: Vec::new(),
        table,
    }
}

/// Steps 4 to 6: colours, sides, battle cards (LG-SETUP-01).
///
/// # Errors
/// Pauses for answers.
pub fn prepare(play: &mut Play<'_>) -> Flow<()> {
    colours(play)?;
    let blue = play.blue;
    let choice = play.choose(Team(blue), Prompt::Side, |_| {
        vec![Choice::Edge(Edge::South), Choice::Edge(Edge::North)]
    })?;
    play.edge = if let Choice::Edge(edge) = choice { edge } else { Edge::South };
    let edge = play.edge;
    play.tell(&[Rule("LG-SETUP-09")], |_| Event::Side { edge });
    if play.table.format.battle_cards.kinds.is_empty() {
        skip_cards(play);
    } else {
        reveal(play);
        define(play)?;
    }
    play.stage = Stage::Cards;
    Ok(())
}

/// Without a limit steps 5 to 7 are skipped (LG-NOLIMIT-02); where zones come from cards, chance
/// draws one (LG-NOLIMIT-03), with epic armies none (LG-NOLIMIT-06).
fn skip_cards(play: &mut Play<'_>) {
    if !play.table.format.plays_with(BattleCard::Deployment) {
        return;
    }
    let count = play.table.deployments.len();
    let card = play.draw(count) as u8;
    play.rows.rows[1].push(card);
    play.tell(&[Rule("LG-NOLIMIT-03")], |_| Event::Battle {
        objective: None,
        deployment: Some(card),
        condition: None,
    });
}

/// Step 4: the cheaper army decides (LG-SETUP-07), for equal ones a coin (LG-SETUP-08). The members of
/// a team have one colour, and their armies are added up (LG-TEAM-06); what the side of a team has to
/// decide in the set-up it decides together (LG-TEAM-07).
fn colours(play: &mut Play<'_>) -> Flow<()> {
    let [one, two] = play.table.side_points();
    let coin = one == two;
    let seat = match one.cmp(&two) {
        std::cmp::Ordering::Less => Seat(0),
        std::cmp::Ordering::Greater => Seat(1),
        std::cmp::Ordering::Equal => Seat(play.draw(2) as u8),
    };
    play.tell(&[Rule("LG-SETUP-07"), Rule("LG-SETUP-08")], |_| Event::ColourChooser { seat, coin });
    let choice = play.choose(Team(seat), Prompt::Colour, |_| {
        vec![Choice::Colour(Colour::Blue), Choice::Colour(Colour::Red)]
    })?;
    let blue = if choice == Choice::Colour(Colour::Red) { seat.other() } else { seat };
    (play.blue, play.counter) = (blue, blue);
    play.tell(&[Rule("LG-SETUP-07")], |_| Event::Colours { blue });
    Ok(())
}

/// Step 5: three cards of each kind lie open (LG-SETUP-10).
fn reveal(play: &mut Play<'_>) {
    let table = play.table.clone();
    let kinds = [
        (BattleCard::Objective, table.objectives.len()),
        (BattleCard::Deployment, table.deployments.len()),
        (BattleCard::Condition, table.conditions.len()),
    ];
    for (row, (kind, count)) in kinds.into_iter().enumerate() {
        let count = if table.format.battle_cards.kinds.contains(&kind) { count } else { 0 };
        let mut cards: Vec<u8> = (0..count as u8).collect();
        play.rows.rows[row].clear();
        while !cards.is_empty() && !play.rows.rows[row].is_full() {
            let drawn = play.draw(cards.len());
            let card = cards.remove(drawn.min(cards.len() - 1));
            play.rows.rows[row].push(card);
        }
    }
    let rows = play.rows.rows.each_ref().map(|row| row.to_vec());
    play.tell(&[Rule("LG-SETUP-10")], |_| Event::BattleCards { rows });
}

/// Step 6: blue and red discard in turns, so often as the format says (LG-SETUP-11, LG-SETUP-14), or
/// pass (LG-SETUP-13); the last card of a row stays (LG-SETUP-15).
fn define(play: &mut Play<'_>) -> Flow<()> {
    for turn in 0..2 * play.table.format.battle_cards.discards {
        let seat = if turn.is_multiple_of(2) { play.blue } else { play.blue.other() };
        play.rows.used = turn;
        let choice = play.choose(Team(seat), Prompt::Discard, |state| {
            let open = (0..3).filter(|&row| state.rows.rows[usize::from(row)].len() > 1);
            open.map(Choice::Row).chain([Choice::Decline]).collect()
        })?;
        let row = if let Choice::Row(row) = choice { Some(row) } else { None };
        let cards = row.and_then(|row| play.rows.rows.get_mut(usize::from(row)));
        let card = cards.and_then(|cards| cards.pop_at(0));
        play.tell(&[Rule("LG-SETUP-11")], |_| Event::Discarded { seat, row, card });
    }
    let [objective, deployment, condition] =
        play.rows.rows.each_ref().map(|row| row.first().copied());
    play.tell(&[Rule("LG-SETUP-16")], |_| Event::Battle { objective, deployment, condition });
    Ok(())
}
