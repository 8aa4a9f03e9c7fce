//! Shatterpoint as the commands know it.

use kernel::{Question, Seat};
use shatterpoint::Shatterpoint;
use shatterpoint::library::Library;
use shatterpoint::question::{Choice, Prompt};
use shatterpoint::setup::Setup;
use shatterpoint::state::State;

use super::Playable;

impl Playable for Shatterpoint {
    /// The first of the edges, missions and stances; where a squad stands is worth a thought.
    fn usual(_: &State, question: &Question<Self>) -> Option<Choice> {
        let spared =
            matches!(question.prompt, Prompt::Side | Prompt::MissionPack | Prompt::FirstStance(_));
        question.options.first().filter(|_| spared).cloned()
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
            ("edition".to_owned(), ruleset::word(&setup.edition)),
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
