//! The rulesets as the server knows them.

use std::collections::BTreeMap;

use battleground::aids::{self, Query};
use battleground::library::{Library, embedded_pack};
use battleground::lobby;
use battleground::odds::{self, OddsQuery};
use battleground::setup::Setup;
use battleground::state::State;
use battleground::{Battleground, sheets};
use content::{Fault, Pack};
use kernel::{Chooser, Question, Refusal, Seat, Told, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use server::protocol::Raw;
use server::ruleset::{Host, Hosted, Ruleset, raw};
use shatterpoint::Shatterpoint;

use crate::playable::{self, Playable, Robot};

/// All rulesets, each with its embedded pack and the packs at hand.
///
/// # Errors
/// The first thing that is wrong with a pack.
pub fn rulesets(more: Vec<Pack>) -> Result<Vec<Box<dyn Ruleset>>, Fault> {
    // A pack of one ruleset means nothing to another: the words in it tell whose it is.
    let (mine, others): (Vec<Pack>, Vec<Pack>) = more
        .into_iter()
        .partition(|pack| playable::Ruleset::of(pack) == playable::Ruleset::Battleground);
    let packs = [embedded_pack()].into_iter().chain(mine).collect();
    let shatterpoint = [shatterpoint::library::embedded_pack()].into_iter().chain(others).collect();
    Ok(vec![
        Box::new(Host::<BattlegroundTable>::new(packs)?),
        Box::new(Host::<ShatterpointTable>::new(shatterpoint)?),
    ])
}

/// A measuring query in a ruleset's form.
fn query<Q: DeserializeOwned>(query: &Value) -> Result<Q, Refusal> {
    serde_json::from_value(query.clone())
        .map_err(|fault| Refusal::from(Refusal::MALFORMED).with("query", fault))
}

/// Battleground at the server's tables.
struct BattlegroundTable;

impl Hosted for BattlegroundTable {
    type Rules = Battleground;
    const PLAYERS: &'static [&'static str] = Robot::NAMES;

    fn content(packs: &[Pack]) -> Result<Library, Fault> {
        Library::from_packs(packs)
    }

    fn first(library: &Library) -> Option<Setup> {
        library.first_game(None)
    }

    fn lobby(library: &Library) -> impl Serialize {
        lobby::lobby(library)
    }

    fn everything(library: &Library) -> impl Serialize {
        library.all()
    }

    fn table(state: &State, viewer: Viewer) -> impl Serialize {
        sheets::table(state, viewer)
    }

    fn told(
        state: &State,
        told: &Told<battleground::event::Event>,
        viewer: Viewer,
    ) -> impl Serialize {
        sheets::told(state, told, viewer)
    }

    fn aids(state: &State, question: &Question<Battleground>) -> impl Serialize {
        aids::aids(state, question)
    }

    fn measure(state: &State, query: &Value) -> Result<Raw, Refusal> {
        aids::measure(state, &self::query::<Query>(query)?).map(|measured| raw(&measured))
    }

    fn odds(query: &BTreeMap<String, String>) -> Result<Raw, Refusal> {
        let malformed = |what: String| Refusal::from(Refusal::MALFORMED).with("query", what);
        let mut numbers = serde_json::Map::new();
        for (name, value) in query {
            let number: u8 = value.parse().map_err(|_| malformed(format!("{name}={value}")))?;
            numbers.insert(name.clone(), number.into());
        }
        let query: OddsQuery = serde_json::from_value(Value::Object(numbers))
            .map_err(|fault| malformed(fault.to_string()))?;
        odds::odds(&query).map(|odds| raw(&odds))
    }

    fn player(name: &str, seed: u64) -> Option<Box<dyn Chooser<Battleground> + Send>> {
        Robot::named(name).map(|robot| Battleground::player(robot, seed))
    }

    fn takes_draw(state: &State, seat: Seat) -> bool {
        state.points(seat) < state.points(seat.other())
    }
}

/// Shatterpoint at the server's tables.
struct ShatterpointTable;

impl Hosted for ShatterpointTable {
    type Rules = Shatterpoint;
    const PLAYERS: &'static [&'static str] = Robot::NAMES;

    fn content(packs: &[Pack]) -> Result<shatterpoint::library::Library, Fault> {
        shatterpoint::library::Library::from_packs(packs)
    }

    fn first(library: &shatterpoint::library::Library) -> Option<shatterpoint::setup::Setup> {
        shatterpoint::setup::first(library, None)
    }

    fn lobby(library: &shatterpoint::library::Library) -> impl Serialize {
        shatterpoint::lobby::lobby(library)
    }

    fn everything(library: &shatterpoint::library::Library) -> impl Serialize {
        library.all()
    }

    fn table(state: &shatterpoint::state::State, viewer: Viewer) -> impl Serialize {
        shatterpoint::sheets::table(state, viewer)
    }

    fn told(
        _: &shatterpoint::state::State,
        told: &Told<shatterpoint::event::Event>,
        viewer: Viewer,
    ) -> impl Serialize {
        shatterpoint::sheets::told(told, viewer)
    }

    fn aids(
        state: &shatterpoint::state::State,
        question: &Question<Shatterpoint>,
    ) -> impl Serialize {
        shatterpoint::aids::aids(state, question)
    }

    fn measure(state: &shatterpoint::state::State, query: &Value) -> Result<Raw, Refusal> {
        let query: shatterpoint::aids::Query = self::query(query)?;
        shatterpoint::aids::measure(state, &query).map(|measured| raw(&measured))
    }

    fn odds(query: &BTreeMap<String, String>) -> Result<Raw, Refusal> {
        shatterpoint::odds::asked(query).map(|odds| raw(&odds))
    }

    fn player(name: &str, seed: u64) -> Option<Box<dyn Chooser<Shatterpoint> + Send>> {
        Robot::named(name).map(|robot| Shatterpoint::player(robot, seed))
    }

    fn takes_draw(state: &shatterpoint::state::State, seat: Seat) -> bool {
        state.player(seat).won < state.player(seat.other()).won
    }
}
