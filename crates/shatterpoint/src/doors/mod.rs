//! What the ruleset shows the outside.

pub mod aids;
pub(crate) mod drops;
pub mod facts;
pub(crate) mod helping;
pub(crate) mod judging;
pub mod lists;
pub mod lobby;
pub(crate) mod needless;
pub(crate) mod observed;
pub mod odds;
pub mod position;
pub(crate) mod sampling;
pub mod sheets;
pub mod view;
pub mod words;

use std::collections::BTreeMap;

use content::{Fault, Pack};
use kernel::{Game, Question, Refusal, Seat, Told, Viewer};
use ruleset::lists::{Catalogue, List, Weighed, Worth};
use ruleset::{Attack, Doors, Enlisted, Options, Tally, Wrong, word};
use serde::Serialize;
use serde_json::Value;

use crate::dice::{AttackFace, DefenceFace};
use crate::event::{Event, MomentumCause, ProgressCause};
use crate::library::{Library, embedded_pack};
use crate::operations::card::Printing;
use crate::question::{Choice, Prompt};
use crate::setup::{self, OperationSetup, Setup};
use crate::state::State;
use crate::table::{Edition, UnitId};
use crate::{Shatterpoint, dice};

impl Doors for Shatterpoint {
    const SCORES: &'static [&'static str] = &["struggles", "momentum"];
    const LENGTH: &'static str = "turns";
    const SIDES: u8 = 8;
    const EVENTS: &'static str = crate::event::EVENTS;
    const REASONS: &'static str = crate::event::REASONS;
    const VALUES: &'static str = crate::event::VALUES;
    const SCHEMA: &'static str = include_str!("../../../../content/schemas/shatterpoint.json");
    const LIST: &'static str = "team";

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
        options.no_format::<Self>()?;
        options.no_standard::<Self>("players always deploy their squads")?;
        let all = library.all().battlefield.iter().map(|battlefield| battlefield.id.as_str());
        let battlefield = options.map("battlefield", all)?;
        let first = setup::first(library, battlefield);
        let mut setup = first.ok_or("the packs hold no first game")?;
        if let Some(edition) = &options.edition {
            setup.edition = read_edition(edition)?;
        }
        let all = library.all().operation.iter().map(|operation| operation.id.as_str());
        let operation = options.operation(all)?;
        let aggressor = options.aggressor.map(|player| Seat(player - 1));
        if let Some(id) = operation {
            let printing = options.printing.as_deref().map(read_printing).transpose()?;
            let printing = printing.unwrap_or_default();
            setup.operation = Some(OperationSetup { id: id.to_owned(), aggressor, printing });
            setup.teams.iter_mut().for_each(|team| team.mission = None);
        } else if aggressor.is_some() {
            return Err("`--aggressor` goes with `--operation`".to_owned());
        } else if options.printing.is_some() {
            return Err("`--printing` goes with `--operation`".to_owned());
        }
        Ok(setup)
    }

    fn agreed(setup: &Setup) -> Vec<(String, String)> {
        let mut lines = vec![
            ("edition".to_owned(), word(&setup.edition)),
            ("battlefield".to_owned(), setup.battlefield.clone()),
        ];
        if let Some(operation) = &setup.operation {
            let aggressor = operation.aggressor;
            let aggressor = aggressor.map_or("by chance".to_owned(), |seat| seat.to_string());
            lines.push(("operation".to_owned(), operation.id.clone()));
            lines.push(("aggressor".to_owned(), aggressor));
            lines.push(("printing".to_owned(), word(&operation.printing)));
        }
        for (team, seat) in setup.teams.iter().zip([Seat(0), Seat(1)]) {
            let squads: Vec<String> =
                team.squads.iter().map(|squad| squad.units.join(", ")).collect();
            let mission = team.mission.iter().map(|mission| format!(" (mission {mission})"));
            let text = format!("{}{}", squads.join("; "), mission.collect::<String>());
            lines.push((seat.to_string(), text));
        }
        lines
    }

    /// The first of the edges, missions and stances; where a squad stands is worth a thought.
    fn spared(_: &State, question: &Question<Self>) -> Option<Choice> {
        let spared =
            matches!(question.prompt, Prompt::Side | Prompt::MissionPack | Prompt::FirstStance(_));
        question.options.first().filter(|_| spared).cloned()
    }

    /// A card is revealed, and used. Of equals, and of how much help is taken, the first: the most comes
    /// first.
    fn usual(state: &State, question: &Question<Self>) -> Option<Choice> {
        let usual = |choice: &&Choice| match question.prompt {
            Prompt::Order => **choice == Choice::Reveal,
            Prompt::Revealed(_) => **choice == Choice::Activate,
            Prompt::Side
            | Prompt::FirstStance(_)
            | Prompt::Who { .. }
            | Prompt::Next(_)
            | Prompt::Heal { .. }
            | Prompt::LoseCondition(_)
            | Prompt::LoseDamage { .. }
            | Prompt::LoseWound(_) => !matches!(choice, Choice::Decline | Choice::End),
            Prompt::Choose { unit, ability } => needless::only_orders(state, unit, ability),
            _ => false,
        };
        question.options.iter().find(usual).cloned()
    }

    fn needless(state: &State, question: &Question<Self>) -> Option<Choice> {
        needless::needless(state, question)
    }

    fn inventory(library: &Library) -> String {
        let all = library.all();
        format!(
            "{} units, {} missions, {} operations, {} battlefields, {} eras",
            all.unit.len(),
            all.mission.len(),
            all.operation.len(),
            all.battlefield.len(),
            all.era.len()
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
        _: &[Question<Self>],
        query: &aids::Query,
    ) -> Result<impl Serialize, Refusal> {
        aids::measure(state, query)
    }

    fn odds(query: &BTreeMap<String, String>) -> Result<impl Serialize, Refusal> {
        odds::asked(query)
    }

    fn scores(state: &State, seat: Seat) -> Vec<i32> {
        let player = state.player(seat);
        vec![player.won.into(), player.momentum.into()]
    }

    /// Momentum moves with each struggle.
    const PLOTTED: usize = 1;

    /// The dice of an attack as they fell, expertise aside (SP-DICE-01), and damage.
    fn tally(state: &State, event: &Event, attack: &mut Option<Attack>) -> Option<Tally> {
        match event {
            Event::Attack { attacker, .. } => {
                let own = state.seat_of(*attacker);
                let unit = usize::from(state.unit_of(*attacker).0);
                *attack = Some(Attack { seats: [own, own.other()], unit });
                None
            }
            Event::Damaged { unit, damage, .. } => {
                let seat = state.seat(*unit);
                Some(Tally::Suffered { seat, unit: unit.0.into(), damage: *damage })
            }
            Event::Momentum { seat, tokens, cause } => {
                let what = match cause {
                    MomentumCause::Wounded(_) => "wounded enemies",
                    MomentumCause::Behind => "token on the other side",
                    MomentumCause::Middle => "token in the middle",
                    MomentumCause::Ability(..) => "abilities",
                };
                Some(Tally::Scored { seat: *seat, what, points: (*tokens).into() })
            }
            // In an operation the tokens are those of the clock, and some are taken off.
            Event::Progress { side, adds, cause, .. } => {
                let what = match cause {
                    ProgressCause::Turn => "turns",
                    ProgressCause::Rule(_) => "special rules",
                    ProgressCause::Token(..)
                    | ProgressCause::Spent(..)
                    | ProgressCause::Gained(..) => "abilities",
                };
                Some(Tally::Scored { seat: *side, what, points: if *adds { 1 } else { -1 } })
            }
            Event::Rolled { attack: dice, .. } => {
                let good = |face: &&AttackFace| matches!(face, AttackFace::Crit | AttackFace::Hit);
                let gave = dice.iter().filter(good).count();
                let good = odds::ATTACK[0] + odds::ATTACK[1];
                let sides = AttackFace::SIDES;
                Some(Tally::rolled(
                    attack.as_ref()?.seats[0],
                    gave,
                    dice.iter().map(|_| good),
                    sides,
                ))
            }
            _ => None,
        }
    }

    /// The defender's dice fall with the attacker's (SP-DICE-02).
    fn tally_of_defence(event: &Event, attack: Option<Attack>) -> Option<Tally> {
        let Event::Rolled { defence, .. } = event else { return None };
        let gave = defence.iter().filter(|face| **face == DefenceFace::Block).count();
        let good = defence.iter().map(|_| odds::DEFENCE[0]);
        Some(Tally::rolled(attack?.seats[1], gave, good, DefenceFace::SIDES))
    }

    fn enlisted(state: &State) -> Vec<Enlisted> {
        let enlisted = |id: UnitId| {
            let card = &state.sheet(id).unit;
            Enlisted {
                seat: state.seat(id),
                name: card.name.en.clone(),
                points: card.points.into(),
            }
        };
        state.unit_ids().map(enlisted).collect()
    }

    fn length(state: &State) -> u32 {
        state.turn.into()
    }

    fn role(state: &State, seat: Seat) -> Option<&'static str> {
        let aggressor = state.operation.as_ref()?.aggressor;
        Some(if seat == aggressor { "aggressor" } else { "sentinel" })
    }

    /// An operation has a winner: nobody takes a draw.
    fn takes_draw(state: &State, seat: Seat) -> bool {
        let behind = Self::scores(state, seat) < Self::scores(state, seat.other());
        state.operation.is_none() && behind
    }

    fn face(word: &str) -> Option<u8> {
        dice::side(word)
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

/// An edition by its date.
fn read_printing(text: &str) -> Result<Printing, String> {
    match text {
        "rulebook" => Ok(Printing::Rulebook),
        "card" => Ok(Printing::Card),
        _ => Err(format!("no printing `{text}`, expected `rulebook` or `card`")),
    }
}

fn read_edition(text: &str) -> Result<Edition, String> {
    let all = [Edition::June2023, Edition::July2023];
    let found = all.into_iter().find(|edition| word(edition) == text);
    let dates = all.map(|edition| format!("`{}`", word(&edition)));
    found.ok_or_else(|| format!("no edition `{text}`, expected {}", dates.join(" or ")))
}
