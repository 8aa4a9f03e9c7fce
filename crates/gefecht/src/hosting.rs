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
use legion::Legion;
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
pub fn rulesets(more: &[Pack]) -> Result<Vec<Box<dyn Ruleset>>, Fault> {
    // A pack of one ruleset means nothing to another: the words in it tell whose it is.
    let with = |embedded: Pack, ruleset: playable::Ruleset| -> Vec<Pack> {
        let its = more.iter().filter(|pack| playable::Ruleset::of(pack) == ruleset);
        [embedded].into_iter().chain(its.cloned()).collect()
    };
    use playable::Ruleset as R;
    Ok(vec![
        Box::new(Host::<BattlegroundTable>::new(with(embedded_pack(), R::Battleground))?),
        Box::new(Host::<ShatterpointTable>::new(with(
            shatterpoint::library::embedded_pack(),
            R::Shatterpoint,
        ))?),
        Box::new(Host::<LegionTable>::new(with(legion::library::embedded_pack(), R::Legion))?),
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

/// A ruleset with doors of the usual names at the server's tables.
macro_rules! hosted {
    ($table:ident, $rules:ty, $ruleset:ident) => {
        struct $table;

        impl Hosted for $table {
            type Rules = $rules;
            const PLAYERS: &'static [&'static str] = Robot::NAMES;

            fn content(packs: &[Pack]) -> Result<$ruleset::library::Library, Fault> {
                $ruleset::library::Library::from_packs(packs)
            }

            fn first(library: &$ruleset::library::Library) -> Option<$ruleset::setup::Setup> {
                $ruleset::setup::first(library, None)
            }

            fn lobby(library: &$ruleset::library::Library) -> impl Serialize {
                $ruleset::lobby::lobby(library)
            }

            fn everything(library: &$ruleset::library::Library) -> impl Serialize {
                library.all()
            }

            fn table(state: &$ruleset::state::State, viewer: Viewer) -> impl Serialize {
                $ruleset::sheets::table(state, viewer)
            }

            fn told(
                _: &$ruleset::state::State,
                told: &Told<$ruleset::event::Event>,
                viewer: Viewer,
            ) -> impl Serialize {
                $ruleset::sheets::told(told, viewer)
            }

            fn aids(state: &$ruleset::state::State, question: &Question<$rules>) -> impl Serialize {
                $ruleset::aids::aids(state, question)
            }

            fn measure(state: &$ruleset::state::State, query: &Value) -> Result<Raw, Refusal> {
                let query: $ruleset::aids::Query = self::query(query)?;
                $ruleset::aids::measure(state, &query).map(|measured| raw(&measured))
            }

            fn odds(query: &BTreeMap<String, String>) -> Result<Raw, Refusal> {
                $ruleset::odds::asked(query).map(|odds| raw(&odds))
            }

            fn player(name: &str, seed: u64) -> Option<Box<dyn Chooser<$rules> + Send>> {
                Robot::named(name).map(|robot| <$rules>::player(robot, seed))
            }

            fn takes_draw(state: &$ruleset::state::State, seat: Seat) -> bool {
                <$rules as Playable>::takes_draw(state, seat)
            }
        }
    };
}

hosted!(ShatterpointTable, Shatterpoint, shatterpoint);
hosted!(LegionTable, Legion, legion);
