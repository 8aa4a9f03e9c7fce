//! What the ruleset shows the outside.

pub mod aids;
pub(crate) mod explain;
pub mod facts;
pub mod lists;
pub mod lobby;
pub(crate) mod observed;
pub mod odds;
pub mod position;
pub mod sheets;
pub mod view;
pub mod words;

use std::collections::BTreeMap;

use content::{Fault, Pack};
use kernel::{Game, Question, Refusal, Seat, Told, Viewer};
use ruleset::lists::{Catalogue, List, Weighed, Worth};
use ruleset::{Attack, Doors, Enlisted, Options, Tally, Wrong};
use serde::Serialize;
use serde_json::Value;

use crate::event::Event;
use crate::hex::Direction;
use crate::library::{Library, embedded_pack};
use crate::question::{Choice, Faces, Prompt};
use crate::setup::Setup;
use crate::state::{OBJECTIVE, Stage, State};
use crate::table::{Deployment, FigureId};
use crate::{Battleground, facing, movement};

impl Doors for Battleground {
    const SCORES: &'static [&'static str] = &["points"];
    const LENGTH: &'static str = "rounds";
    const SIDES: u8 = 6;
    const EVENTS: &'static str = crate::event::EVENTS;
    const REASONS: &'static str = crate::event::REASONS;
    const VALUES: &'static str = crate::event::VALUES;
    const SCHEMA: &'static str = include_str!("../../../../content/schemas/battleground.json");
    const LIST: &'static str = "squad";

    type Query = aids::Query;
    type Position = position::Position;
    type List = position::ListCase;

    fn embedded_pack() -> Pack {
        embedded_pack()
    }

    fn content(packs: &[Pack]) -> Result<Library, Fault> {
        Library::from_packs(packs)
    }

    fn first(library: &Library, options: &Options) -> Result<Setup, String> {
        options.plain::<Self>()?;
        options.no_format::<Self>()?;
        let map = options.map("map", library.all().map.iter().map(|map| map.id.as_str()))?;
        let mut setup = library.first_game(map).ok_or("the packs hold no first game")?;
        if options.standard {
            setup.deployment = Deployment::Chosen;
        }
        Ok(setup)
    }

    fn agreed(setup: &Setup) -> Vec<(String, String)> {
        let players = setup.players.iter().zip([Seat(0), Seat(1)]).map(|(player, seat)| {
            let members = player.squad.members.iter();
            let names: Vec<&str> = members.map(|member| member.character.as_str()).collect();
            (seat.to_string(), names.join(", "))
        });
        [("map".to_owned(), setup.map.clone())].into_iter().chain(players).collect()
    }

    /// Figures face the enemy, the winner of the roll takes priority. Where figures are placed by
    /// the players, their facings are worth a thought too.
    fn spared(state: &State, question: &Question<Self>) -> Option<Choice> {
        let chosen = state.table.deployment == Deployment::Chosen;
        if state.stage != Stage::Setup || chosen {
            return None;
        }
        let preferred = match question.prompt {
            Prompt::Priority => Choice::Priority(question.seat),
            _ if question.seat == Seat(0) => Choice::Face(Direction::NE),
            _ => Choice::Face(Direction::SW),
        };
        let listed = question.options.contains(&preferred);
        if listed { Some(preferred) } else { question.options.first().copied() }
    }

    /// As it stands or with the least turn, the own priority, what was granted, and the first of equals.
    fn usual(state: &State, question: &Question<Self>) -> Option<Choice> {
        let usual = match question.prompt {
            Prompt::Face(figure) => facing::least_turn(state, figure, &question.options)?,
            Prompt::Priority => Choice::Priority(question.seat),
            Prompt::Use { .. } => Choice::Yes,
            Prompt::Order { .. } | Prompt::Further(_) | Prompt::Aim(_) => {
                *question.options.first()?
            }
            _ => return None,
        };
        question.options.contains(&usual).then_some(usual)
    }

    /// No die is rolled again where all are sixes: they always succeed (BG-TEST-11), and only they
    /// explode (BG-TEST-20). A movement that was granted is begun where that costs nothing: whoever does
    /// not want to go stays. Nobody rolls for more than enough, orders what comes to the same, or heals
    /// who is not hurt instead of something better.
    fn needless(state: &State, question: &Question<Self>) -> Option<Choice> {
        let sixes = |choice: &Choice| match *choice {
            Choice::Reroll(Faces([lower @ .., _])) => lower == [0; 5],
            _ => false,
        };
        match &question.prompt {
            Prompt::FreeReroll { enough, .. } | Prompt::ManaReroll { enough, .. } => {
                let all = question.options.iter().all(sixes);
                (*enough || all).then_some(Choice::Reroll(Faces::default()))
            }
            Prompt::Order { alike: true, .. } => question.options.first().copied(),
            Prompt::OneOf { best, .. } => best.map(Choice::Pick),
            Prompt::Use { figure, ability } if ability.is_empty() => {
                let plain = question.options == [Choice::Yes, Choice::Decline];
                (plain && movement::begins_freely(state, *figure)).then_some(Choice::Yes)
            }
            _ => None,
        }
    }

    fn inventory(library: &Library) -> String {
        let all = library.all();
        format!(
            "{} characters, {} weapons and spells, {} items, {} fate cards, {} glory cards, \
             {} markers, {} signs, {} maps",
            all.character.len(),
            all.weapon.len(),
            all.item.len(),
            all.fate.len(),
            all.glory.len(),
            all.marker.len(),
            all.sign.len(),
            all.map.len()
        )
    }

    fn grounds(library: &Library) -> Vec<String> {
        library.all().map.iter().map(|map| map.id.clone()).collect()
    }

    /// Where a map has no starting hexes, the players place their figures themselves.
    fn trial(library: &Library, ground: &str) -> Result<Setup, String> {
        let standard = library.map(ground).is_some_and(|map| map.start.is_empty());
        let map = Some(ground.to_owned());
        Self::first(library, &Options { map, standard, ..Options::default() })
    }

    fn lobby(library: &Library) -> impl Serialize {
        lobby::lobby(library)
    }

    fn catalogue(library: &Library) -> Catalogue {
        lists::catalogue(library)
    }

    fn weigh(library: &Library, list: &List) -> Weighed {
        lists::weigh(library, list)
    }

    fn worths(library: &Library, list: &List) -> BTreeMap<String, Vec<Option<Worth>>> {
        lists::worths(library, list)
    }

    fn brought(library: &Library, list: &List) -> Result<Value, Refusal> {
        lists::brought(library, list)
    }

    fn bring(library: &Library, setup: &mut Setup, seat: Seat, list: &List) -> Result<(), Refusal> {
        lists::bring(library, setup, seat, list)
    }

    fn listed(library: &Library, brought: Value) -> Result<List, Refusal> {
        lists::listed(library, brought)
    }

    fn everything(library: &Library) -> impl Serialize {
        library.all()
    }

    fn table(state: &State, viewer: Viewer) -> impl Serialize {
        sheets::table(state, viewer)
    }

    fn observed(state: &State, seat: Seat) -> impl Serialize {
        observed::observed(state, seat)
    }

    fn told(state: &State, told: &Told<Event>, viewer: Viewer) -> impl Serialize {
        sheets::told(state, told, viewer)
    }

    fn aids(state: &State, question: &Question<Self>) -> impl Serialize {
        aids::aids(state, question)
    }

    fn measure(
        state: &State,
        _: &[Question<Self>],
        query: &aids::Query,
    ) -> Result<impl Serialize, Refusal> {
        aids::measure(state, query)
    }

    fn odds(query: &BTreeMap<String, String>) -> Result<impl Serialize, Refusal> {
        odds::asked(query)
    }

    fn scores(state: &State, seat: Seat) -> Vec<i32> {
        vec![state.points(seat)]
    }

    /// The first dice of a test (BG-TEST-11), and wounds.
    fn tally(state: &State, event: &Event, attack: &mut Option<Attack>) -> Option<Tally> {
        match event {
            Event::Attack { figure, target, .. } => {
                let seats = [*figure, *target].map(|id| state.seat(id));
                *attack = Some(Attack { seats, unit: figure.index() });
                None
            }
            Event::Wounded { figure, wounds, .. } => {
                let (seat, unit) = (state.seat(*figure), figure.index());
                Some(Tally::Suffered { seat, unit, damage: *wounds })
            }
            Event::KnockedOut { figure, points } => {
                let seat = state.seat(*figure).other();
                Some(Tally::Scored { seat, what: "knock-outs", points: *points })
            }
            Event::MissionDone { seat, points, .. } => {
                Some(Tally::Scored { seat: *seat, what: "missions", points: (*points).into() })
            }
            Event::Captured { seat, .. } => {
                Some(Tally::Scored { seat: *seat, what: "objectives", points: OBJECTIVE })
            }
            Event::Test { figure, needed, roll, initial, .. } => {
                let first = roll.iter().take(usize::from(*initial));
                let gave = first.clone().filter(|face| *face >= needed).count();
                let good = 7_u8.saturating_sub(*needed).min(6);
                Some(Tally::rolled(state.seat(*figure), gave, first.map(|_| good), 6))
            }
            _ => None,
        }
    }

    fn enlisted(state: &State) -> Vec<Enlisted> {
        let enlisted = |id: FigureId| {
            let sheet = state.sheet(id);
            let (name, points) = (sheet.character.name.en.clone(), sheet.cost());
            Enlisted { seat: state.seat(id), name, points: points.try_into().unwrap_or(0) }
        };
        state.ids().map(enlisted).collect()
    }

    fn length(state: &State) -> u32 {
        state.round.into()
    }

    fn place(position: position::Position) -> Result<State, Wrong> {
        position.build()
    }

    fn muster(list: &position::ListCase) -> Result<BTreeMap<String, Value>, Refusal> {
        list.muster()
    }

    fn prompt(state: &State, prompt: &Prompt) -> String {
        words::prompt(state, prompt)
    }

    fn phrase(state: &State, question: &Question<Self>, choice: &Choice) -> String {
        words::choice(state, question, choice)
    }

    fn read(state: &State, question: &Question<Self>, text: &str) -> Result<Choice, String> {
        words::parse(state, question, text)
    }

    fn facts(game: &Game<Self>) -> BTreeMap<String, Value> {
        facts::facts(game)
    }

    fn event(state: &State, told: &Told<Event>) -> Value {
        facts::event_facts(state, told)
    }
}
