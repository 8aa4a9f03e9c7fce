//! Legion as the commands know it.

use kernel::{Question, Seat};
use legion::Legion;
use legion::library::Library;
use legion::question::{Choice, Prompt};
use legion::setup::Setup;
use legion::state::State;

use super::Playable;

impl Playable for Legion {
    /// Blue and the southern edge; what is fought for is worth a thought.
    fn usual(_: &State, question: &Question<Self>) -> Option<Choice> {
        let spared = matches!(question.prompt, Prompt::Colour | Prompt::Side);
        question.options.first().filter(|_| spared).cloned()
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

    fn schema() -> &'static str {
        include_str!("../../../../content/schemas/legion.json")
    }

    fn agreed(setup: &Setup) -> Vec<(String, String)> {
        let mut lines = vec![
            ("battlefield".to_owned(), setup.battlefield.clone()),
            ("format".to_owned(), setup.format.clone()),
        ];
        for (army, seat) in setup.armies.iter().zip([Seat(0), Seat(1)]) {
            let units = army.units.iter().map(|entry| match entry.upgrades.is_empty() {
                true => entry.unit.clone(),
                false => format!("{} ({})", entry.unit, entry.upgrades.join(", ")),
            });
            let units: Vec<String> = units.collect();
            lines.push((seat.to_string(), units.join("; ")));
        }
        lines
    }
}
