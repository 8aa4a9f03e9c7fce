//! What stands behind a choice.

use kernel::Question;
use legion::question::Choice;
use legion::state::State;
use legion::{Legion, helping};

use crate::playable::Aid;

/// What stands beside a question.
#[must_use]
pub fn aid(state: &State, question: &Question<Legion>) -> Aid<Choice> {
    let suggestions = helping::suggestions(state, question).into_iter();
    Aid {
        details: question.options.iter().map(|_| String::new()).collect(),
        suggestions: suggestions.map(|choice| (choice, String::new())).collect(),
        free: None,
    }
}
