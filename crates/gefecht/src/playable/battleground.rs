//! Battleground as the commands know it.

use battleground::Battleground;
use battleground::hex::Direction;
use battleground::library::Library;
use battleground::question::{Choice, Prompt};
use battleground::setup::Setup;
use battleground::state::{Stage, State};
use battleground::table::Deployment;
use kernel::{Question, Seat};

use super::Playable;

impl Playable for Battleground {
    /// Figures face the enemy, the winner of the roll takes priority. Where figures are placed by
    /// the players, their facings are worth a thought too.
    fn usual(state: &State, question: &Question<Self>) -> Option<Choice> {
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

    fn schema() -> &'static str {
        include_str!("../../../../content/schemas/battleground.json")
    }

    fn agreed(setup: &Setup) -> Vec<(String, String)> {
        let players = setup.players.iter().zip([Seat(0), Seat(1)]).map(|(player, seat)| {
            let members = player.squad.members.iter();
            let names: Vec<&str> = members.map(|member| member.character.as_str()).collect();
            (seat.to_string(), names.join(", "))
        });
        [("map".to_owned(), setup.map.clone())].into_iter().chain(players).collect()
    }
}
