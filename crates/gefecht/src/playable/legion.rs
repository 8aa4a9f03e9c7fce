//! Legion as the commands know it.

use content::{Fault, Pack};
use kernel::{Chooser, Question, Seat};
use legion::Legion;
use legion::event::Event;
use legion::library::{Library, embedded_pack};
use legion::player::Greedy;
use legion::question::{Choice, Prompt};
use legion::setup::{self, Setup};
use legion::state::State;
use legion::{victory, words};
use players::Random;

use super::{Aid, Options, Playable, Robot, among, lacks};
use crate::sentences;
use crate::terminal::legion::{board, card, details};

impl Playable for Legion {
    const SCORES: &'static [&'static str] = &["victory tokens", "points destroyed"];
    const LENGTH: &'static str = "rounds";

    fn embedded_pack() -> Pack {
        embedded_pack()
    }

    fn content(packs: &[Pack]) -> Result<Library, Fault> {
        Library::from_packs(packs)
    }

    fn first(library: &Library, options: &Options) -> Result<Setup, String> {
        lacks::<Self>(options.edition.is_some(), "--edition", "there is only one edition")?;
        let operation = options.operation.is_some() || options.aggressor.is_some();
        lacks::<Self>(operation, "--operation", "it knows no operations")?;
        let battlefield = options.map.as_deref();
        let all = library.all().battlefield.iter().map(|battlefield| battlefield.id.as_str());
        among("battlefield", battlefield, all)?;
        let ready = if options.standard { setup::standard } else { setup::first };
        ready(library, battlefield).ok_or_else(|| "the packs hold no such game".to_owned())
    }

    fn player(robot: Robot, seed: u64) -> Box<dyn Chooser<Self> + Send> {
        match robot {
            Robot::Greedy => Box::new(Greedy::new(seed)),
            Robot::Random => Box::new(Random::new(seed)),
        }
    }

    fn scores(state: &State, seat: Seat) -> Vec<i32> {
        let score = victory::score(state, seat);
        vec![state.player(seat).victory.into(), i32::try_from(score).unwrap_or(i32::MAX)]
    }

    fn length(state: &State) -> u32 {
        state.round.into()
    }

    /// Blue and the southern edge; what is fought for is worth a thought.
    fn usual(_: &State, question: &Question<Self>) -> Option<Choice> {
        let spared = matches!(question.prompt, Prompt::Colour | Prompt::Side);
        question.options.first().filter(|_| spared).cloned()
    }

    fn sentence(state: &State, event: &Event) -> Option<String> {
        sentences::legion::text(state, event)
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
            ("size".to_owned(), words::word(&setup.size)),
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
