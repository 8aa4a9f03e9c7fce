//! What the ruleset shows the outside.

pub mod aids;
pub(crate) mod drops;
pub mod facts;
pub mod helping;
pub(crate) mod judging;
pub mod lists;
pub mod lobby;
pub(crate) mod needless;
pub(crate) mod observed;
pub mod odds;
pub mod placing;
pub mod position;
pub mod sheets;
pub(crate) mod usual;
pub mod view;
pub mod words;

use std::collections::BTreeMap;

use content::{Fault, Pack};
use kernel::{Game, Question, Refusal, Seat, Told, Viewer};
use ruleset::lists::{Catalogue, List, Weighed, Worth};
use ruleset::{Attack, Doors, Enlisted, Options, Tally, Wrong};
use serde::Serialize;
use serde_json::Value;

use crate::battle::Victory;
use crate::dice::{AttackDie, AttackFace, Block, Hit};
use crate::event::Event;
use crate::format::COUNTED;
use crate::keywords::Keyword;
use crate::library::{Library, embedded_pack, later_pack};
use crate::pack::DefenceDie;
use crate::question::{Choice, Prompt};
use crate::setup::{self, Setup};
use crate::state::State;
use crate::table::UnitId;
use crate::{Legion, victory};

impl Doors for Legion {
    const SCORES: &'static [&'static str] = &["victory tokens", "points destroyed"];
    const LENGTH: &'static str = "rounds";
    const LONGEST: Option<u32> = Some(120);
    const SIDES: u8 = 8;
    const EVENTS: &'static str = crate::event::EVENTS;
    const REASONS: &'static str = crate::event::REASONS;
    const VALUES: &'static str = crate::event::VALUES;
    const SCHEMA: &'static str = include_str!("../../../../content/schemas/legion.json");
    const LIST: &'static str = "army";

    type Query = aids::Query;
    type Position = position::Position;
    type List = position::ListCase;

    fn embedded_pack() -> Pack {
        embedded_pack()
    }

    fn more_packs() -> Vec<Pack> {
        vec![later_pack()]
    }

    fn content(packs: &[Pack]) -> Result<Library, Fault> {
        Library::from_packs(packs)
    }

    fn first(library: &Library, options: &Options) -> Result<Setup, String> {
        options.plain::<Self>()?;
        options.no_standard::<Self>("choose a `--format`")?;
        let all = library.all().battlefield.iter().map(|battlefield| battlefield.id.as_str());
        let battlefield = options.map("battlefield", all)?;
        let format =
            options.format(library.all().format.iter().map(|format| format.id.as_str()))?;
        let ready = setup::ready(library, format, battlefield);
        let mut ready =
            ready.ok_or_else(|| "the packs hold no armies for such a game".to_owned())?;
        let all = library.all().army.iter().filter_map(|army| army.id.as_deref());
        let armies = options.armies(ready.armies.len(), all)?;
        let named = armies.iter().filter_map(|id| library.army(id));
        ready.armies.iter_mut().zip(named).for_each(|(army, own)| army.clone_from(own));
        Ok(ready)
    }

    fn agreed(setup: &Setup) -> Vec<(String, String)> {
        let mut lines = vec![
            ("battlefield".to_owned(), setup.battlefield.clone()),
            ("format".to_owned(), setup.format.clone()),
        ];
        for (seat, army) in setup.armies.seated() {
            let units = army.units.iter().map(|entry| match entry.upgrades.is_empty() {
                true => entry.unit.clone(),
                false => format!("{} ({})", entry.unit, entry.upgrades.join(", ")),
            });
            let units: Vec<String> = units.collect();
            lines.push((seat.to_string(), units.join("; ")));
        }
        lines
    }

    /// Blue and the southern edge; what is fought for is worth a thought.
    fn spared(_: &State, question: &Question<Self>) -> Option<Choice> {
        let spared = matches!(question.prompt, Prompt::Colour | Prompt::Side);
        question.options.first().filter(|_| spared).cloned()
    }

    fn usual(state: &State, question: &Question<Self>) -> Option<Choice> {
        usual::usual(state, question)
    }

    fn needless(state: &State, question: &Question<Self>) -> Option<Choice> {
        needless::needless(state, question)
    }

    fn inventory(library: &Library) -> String {
        let all = library.all();
        format!(
            "{} units, {} upgrades, {} command cards, {} battle cards, {} battlefields, {} armies",
            all.unit.len(),
            all.upgrade.len(),
            all.command.len(),
            all.objective.len() + all.deployment.len() + all.condition.len(),
            all.battlefield.len(),
            all.army.len()
        )
    }

    fn grounds(library: &Library) -> Vec<String> {
        library.all().battlefield.iter().map(|battlefield| battlefield.id.clone()).collect()
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

    fn told(_: &State, told: &Told<Event>, viewer: Viewer) -> impl Serialize {
        sheets::told(told, viewer)
    }

    fn aids(state: &State, question: &Question<Self>) -> impl Serialize {
        aids::aids(state, question)
    }

    fn measure(
        state: &State,
        asked: &[Question<Self>],
        query: &aids::Query,
    ) -> Result<impl Serialize, Refusal> {
        aids::measure(state, asked, query)
    }

    fn odds(query: &BTreeMap<String, String>) -> Result<impl Serialize, Refusal> {
        odds::asked(query)
    }

    fn scores(state: &State, seat: Seat) -> Vec<i32> {
        let score = victory::score(state, seat);
        vec![state.victory(seat).into(), i32::try_from(score).unwrap_or(i32::MAX)]
    }

    /// The first dice of attack and defence, surges aside, and wounds.
    fn tally(state: &State, event: &Event, attack: &mut Option<Attack>) -> Option<Tally> {
        match event {
            Event::Attack { unit, defender, .. } => {
                let seats = [*unit, *defender].map(|id| state.seat(id));
                *attack = Some(Attack { seats, unit: unit.0.into() });
                None
            }
            Event::Wounded { mini, wounds, .. } => {
                let unit = state.unit_of(*mini);
                let (seat, unit) = (state.seat(unit), unit.0.into());
                Some(Tally::Suffered { seat, unit, damage: *wounds })
            }
            Event::Victory { seat, tokens, .. } => {
                let (what, points) = (source(state, *seat), (*tokens).into());
                Some(Tally::Scored { seat: *seat, what, points })
            }
            Event::AttackRoll { dice } => {
                let hit = |die: &&AttackFace| matches!(die.face, Hit::Hit | Hit::Critical);
                let good = dice.iter().map(|die| die.die.hits() + 1);
                let gave = dice.iter().filter(hit).count();
                Some(Tally::rolled(attack.as_ref()?.seats[0], gave, good, AttackDie::SIDES))
            }
            Event::DefenceRoll { dice, .. } => {
                let gave = dice.iter().filter(|die| die.face == Block::Block).count();
                let good = dice.iter().map(|die| die.die.blocks());
                Some(Tally::rolled(attack.as_ref()?.seats[1], gave, good, DefenceDie::SIDES))
            }
            _ => None,
        }
    }

    /// The members of a team deploy in turns (LG-TEAM-08).
    fn is_turn(question: &Question<Self>) -> bool {
        question.prompt == Prompt::Deploy
    }

    /// Without a limit, if nobody was wounded as long as the counter runs (LG-NOLIMIT-01).
    fn is_stuck(state: &State) -> bool {
        state.table.format.rounds.is_none() && state.quiet >= COUNTED
    }

    /// Once in a round.
    fn offers_draw(state: &State, question: &Question<Self>) -> bool {
        Self::is_stuck(state) && question.prompt == Prompt::Command
    }

    fn enlisted(state: &State) -> Vec<Enlisted> {
        let enlisted = |id: UnitId| {
            let sheet = state.sheet(id);
            let (name, points) = (sheet.unit.name.en.clone(), sheet.points.into());
            Enlisted { seat: state.seat(id), name, points }
        };
        state.unit_ids().map(enlisted).collect()
    }

    fn length(state: &State) -> u32 {
        u32::from(state.cycles) * u32::from(COUNTED) + u32::from(state.round)
    }

    fn face(word: &str) -> Option<u8> {
        words::side(word)
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

/// What gives a player victory tokens in this game, for statistics.
fn source(state: &State, seat: Seat) -> &'static str {
    let hunts = |unit: UnitId| state.seat(unit).is_with(seat) && state.has(unit, Keyword::Bounty);
    if state.unit_ids().any(hunts) {
        return "objective and bounties";
    }
    let name = |victory: &Victory| match victory {
        Victory::Breakthrough => "breakthrough",
        Victory::Control { .. } => "control of objectives",
        Victory::Claimed => "claimed tokens",
        Victory::Terrain => "control of terrain",
        Victory::Sabotage => "sabotage",
    };
    let mut names = state.objective().into_iter().flat_map(|card| &card.victory).map(name);
    match names.next() {
        Some(first) if names.all(|name| name == first) => first,
        _ => "several objectives",
    }
}
