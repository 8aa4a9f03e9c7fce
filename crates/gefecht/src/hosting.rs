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
use players::{Greedy, Random};
use serde::Serialize;
use serde_json::Value;
use server::protocol::Raw;
use server::ruleset::{Host, Hosted, Ruleset, raw};

/// All rulesets, each with its embedded pack and the packs at hand.
///
/// # Errors
/// The first thing that is wrong with a pack.
pub fn rulesets(more: Vec<Pack>) -> Result<Vec<Box<dyn Ruleset>>, Fault> {
    let packs = [embedded_pack()].into_iter().chain(more).collect();
    Ok(vec![Box::new(Host::<BattlegroundTable>::new(packs)?)])
}

/// Battleground at the server's tables.
struct BattlegroundTable;

impl Hosted for BattlegroundTable {
    type Rules = Battleground;
    const PLAYERS: &'static [&'static str] = &["greedy", "random"];

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
        let query: Query = serde_json::from_value(query.clone())
            .map_err(|fault| Refusal::from(Refusal::MALFORMED).with("query", fault))?;
        aids::measure(state, &query).map(|measured| raw(&measured))
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
        match name {
            "greedy" => Some(Box::new(Greedy::new(seed))),
            "random" => Some(Box::new(Random::new(seed))),
            _ => None,
        }
    }

    fn takes_draw(state: &State, seat: Seat) -> bool {
        state.points(seat) < state.points(seat.other())
    }
}
