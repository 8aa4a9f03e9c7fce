//! Shatterpoint as the commands know it.

use content::{Fault, Pack};
use kernel::{Chooser, Question, Seat};
use players::Random;
use shatterpoint::Shatterpoint;
use shatterpoint::event::Event;
use shatterpoint::library::{Library, embedded_pack};
use shatterpoint::player::Greedy;
use shatterpoint::question::{Choice, Prompt};
use shatterpoint::setup::{self, OperationSetup, Setup};
use shatterpoint::state::State;
use shatterpoint::table::Edition;
use shatterpoint::words;

use super::{Aid, Options, Playable, Robot, among, lacks};
use crate::sentences;
use crate::terminal::shatterpoint::{board, card, details};

impl Playable for Shatterpoint {
    const SCORES: &'static [&'static str] = &["struggles", "momentum"];
    const LENGTH: &'static str = "turns";

    fn embedded_pack() -> Pack {
        embedded_pack()
    }

    fn content(packs: &[Pack]) -> Result<Library, Fault> {
        Library::from_packs(packs)
    }

    fn first(library: &Library, options: &Options) -> Result<Setup, String> {
        lacks::<Self>(options.standard, "--standard", "players always deploy their squads")?;
        let battlefield = options.map.as_deref();
        let all = library.all().battlefield.iter().map(|battlefield| battlefield.id.as_str());
        among("battlefield", battlefield, all)?;
        let first = setup::first(library, battlefield);
        let mut setup = first.ok_or("the packs hold no first game")?;
        if let Some(edition) = &options.edition {
            setup.edition = read_edition(edition)?;
        }
        let all = library.all().operation.iter().map(|operation| operation.id.as_str());
        among("operation", options.operation.as_deref(), all)?;
        let aggressor = options.aggressor.map(|player| Seat(player - 1));
        if let Some(id) = options.operation.clone() {
            setup.operation = Some(OperationSetup { id, aggressor });
            setup.teams.iter_mut().for_each(|team| team.mission = None);
        } else if aggressor.is_some() {
            return Err("`--aggressor` goes with `--operation`".to_owned());
        }
        Ok(setup)
    }

    fn player(robot: Robot, seed: u64) -> Box<dyn Chooser<Self> + Send> {
        match robot {
            Robot::Greedy => Box::new(Greedy::new(seed)),
            Robot::Random => Box::new(Random::new(seed)),
        }
    }

    fn scores(state: &State, seat: Seat) -> Vec<i32> {
        let player = state.player(seat);
        vec![player.won.into(), player.momentum.into()]
    }

    fn length(state: &State) -> u32 {
        state.turn.into()
    }

    /// An operation has a winner: nobody takes a draw.
    fn takes_draw(state: &State, seat: Seat) -> bool {
        let behind = Self::scores(state, seat) < Self::scores(state, seat.other());
        state.operation.is_none() && behind
    }

    fn role(state: &State, seat: Seat) -> Option<&'static str> {
        let aggressor = state.operation.as_ref()?.aggressor;
        Some(if seat == aggressor { "aggressor" } else { "sentinel" })
    }

    /// The first of the edges, missions and stances; where a squad stands is worth a thought.
    fn usual(_: &State, question: &Question<Self>) -> Option<Choice> {
        let spared =
            matches!(question.prompt, Prompt::Side | Prompt::MissionPack | Prompt::FirstStance(_));
        question.options.first().filter(|_| spared).cloned()
    }

    fn sentence(state: &State, event: &Event) -> Option<String> {
        sentences::shatterpoint::text(state, event)
    }

    fn draw(state: &State, question: &Question<Self>) -> String {
        board::draw(state, question)
    }

    fn situation(state: &State) -> String {
        board::situation(state)
    }

    fn prompt(state: &State, prompt: &Prompt) -> String {
        words::prompt(state, prompt)
    }

    fn aid(state: &State, question: &Question<Self>) -> Aid<Choice> {
        details::aid(state, question)
    }

    fn card(state: &State, name: &str) -> Option<String> {
        card::card(state, name)
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

    fn schema() -> &'static str {
        include_str!("../../../../content/schemas/shatterpoint.json")
    }

    fn agreed(setup: &Setup) -> Vec<(String, String)> {
        let mut lines = vec![
            ("edition".to_owned(), words::word(&setup.edition)),
            ("battlefield".to_owned(), setup.battlefield.clone()),
        ];
        if let Some(operation) = &setup.operation {
            let aggressor = operation.aggressor;
            let aggressor = aggressor.map_or("by chance".to_owned(), |seat| seat.to_string());
            lines.push(("operation".to_owned(), operation.id.clone()));
            lines.push(("aggressor".to_owned(), aggressor));
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
}

/// An edition by its date.
fn read_edition(text: &str) -> Result<Edition, String> {
    let all = [Edition::June2023, Edition::July2023];
    let found = all.into_iter().find(|edition| words::word(edition) == text);
    let dates = all.map(|edition| format!("`{}`", words::word(&edition)));
    found.ok_or_else(|| format!("no edition `{text}`, expected {}", dates.join(" or ")))
}
