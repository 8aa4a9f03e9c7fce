//! Questions on which nothing hangs.

use kernel::Question;

use crate::language::Effect;
use crate::question::{Choice, Prompt};
use crate::state::State;
use crate::table::UnitId;
use crate::{Shatterpoint, symbols};

/// The answer to a question on which nothing hangs: whom an ability concerns that only heals, where
/// nobody who could be chosen has anything to heal.
#[must_use]
pub fn needless(state: &State, question: &Question<Shatterpoint>) -> Option<Choice> {
    let Prompt::Choose { unit, ability } = question.prompt else { return None };
    let heals = |effect: &&Effect| match effect {
        Effect::Choose { then, .. }
        | Effect::ChooseUnit { then, .. }
        | Effect::Each { then, .. }
        | Effect::EachUnit { then, .. } => matches!(then[..], [Effect::Heal(_)]),
        _ => true,
    };
    let unhurt = |choice: &Choice| match choice {
        Choice::Character(character) => !symbols::may_heal(state, *character),
        Choice::Decline => true,
        _ => false,
    };
    let idle =
        effects(state, unit, ability)?.iter().all(heals) && question.options.iter().all(unhurt);
    question.options.first().filter(|_| idle).cloned()
}

/// Whether an ability chooses nobody: then only the order of characters is asked (SP-MULTI-01).
pub fn only_orders(state: &State, unit: UnitId, ability: u8) -> bool {
    let chooses =
        |effect: &&Effect| matches!(effect, Effect::Choose { .. } | Effect::ChooseUnit { .. });
    effects(state, unit, ability).is_some_and(|effects| !effects.iter().any(chooses))
}

/// All effects of an ability; none of a tactic or a special rule.
fn effects(state: &State, unit: UnitId, ability: u8) -> Option<Vec<&Effect>> {
    let ability = state.table.ability(unit, ability)?;
    Some(Effect::all(&ability.effects))
}
