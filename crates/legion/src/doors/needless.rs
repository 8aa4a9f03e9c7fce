//! Questions on which nothing hangs.

use kernel::Question;

use crate::keywords::{caring, defending};
use crate::question::{Ability, Choice, Prompt};
use crate::state::State;
use crate::{Legion, attack, wounds};

/// The answer to a question on which nothing hangs.
#[must_use]
pub fn needless(state: &State, question: &Question<Legion>) -> Option<Choice> {
    match question.prompt {
        Prompt::Dodge { .. } if !attack::dodge_serves(state) => Some(Choice::Spend(0)),
        Prompt::Luck { .. } if !defending::luck_serves(state) => Some(Choice::Decline),
        Prompt::Wound(unit) if wounds::all_chosen_fall(state, unit, &question.options) => {
            question.options.first().cloned()
        }
        Prompt::Leader(unit) if wounds::rest_falls(state, unit) => {
            question.options.first().cloned()
        }
        Prompt::Ability { ability: ability @ (Ability::Treat | Ability::Repair), .. } => {
            only_patient(state, question, ability)
        }
        _ => None,
    }
}

/// Of those that could be treated or repaired the only one that needs it.
fn only_patient(state: &State, question: &Question<Legion>, ability: Ability) -> Option<Choice> {
    let needs = |choice: &&Choice| match **choice {
        Choice::Unit(unit) => !caring::cures(state, unit, ability).is_empty(),
        _ => false,
    };
    let mut needy = question.options.iter().filter(needs);
    let first = needy.next().cloned();
    first.filter(|_| needy.next().is_none())
}
