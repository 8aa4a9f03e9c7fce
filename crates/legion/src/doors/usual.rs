//! What a player begins with.

use kernel::Question;

use crate::question::{Ability, Choice, Prompt};
use crate::state::State;
use crate::table::UnitId;
use crate::{Legion, attack};

/// The usual answer: of equals, and of how much help is taken, the first, since the most comes first;
/// as many hits are cancelled as can be; of those that may fall a plain one does; no more than must be
/// is set aside.
#[must_use]
pub fn usual(state: &State, question: &Question<Legion>) -> Option<Choice> {
    let first = question.options.first();
    match question.prompt {
        Prompt::Wound(unit) => plain(state, question, unit).or(first).cloned(),
        Prompt::Dodge { most } | Prompt::Cover { most } => {
            let spent = Choice::Spend(attack::plain_hits(state).min(most));
            question.options.contains(&spent).then_some(spent)
        }
        // Own units are spared.
        Prompt::Impact { .. } | Prompt::Pierce { .. } => {
            let own =
                attack::defender(state).is_some_and(|unit| state.seat(unit).is_with(question.seat));
            if own { question.options.last() } else { first }.cloned()
        }
        Prompt::Ability { ability, .. } => first.filter(|_| gives(ability)).cloned(),
        // One must be set aside, a second one need not.
        Prompt::SetAside if question.options.contains(&Choice::Decline) => Some(Choice::Decline),
        Prompt::SetAside => first.cloned(),
        Prompt::Colour
        | Prompt::Side
        | Prompt::Nominate
        | Prompt::Issue { .. }
        | Prompt::Drawn(_)
        | Prompt::NextPool
        | Prompt::Aim { .. }
        | Prompt::PierceGuard { .. }
        | Prompt::Luck { .. }
        | Prompt::Leader(_)
        | Prompt::Recover(_)
        | Prompt::Mend { .. }
        | Prompt::Claim(_)
        | Prompt::Promote
        | Prompt::Flee(_) => first.cloned(),
        _ => None,
    }
}

/// Of the miniatures that may fall the last that neither leads nor carries anything of its own.
fn plain<'q>(state: &State, question: &'q Question<Legion>, unit: UnitId) -> Option<&'q Choice> {
    let sheet = state.sheet(unit);
    let plain = |choice: &&Choice| match **choice {
        Choice::Mini(mini) => {
            let own = sheet.minis.get(usize::from(mini.0.saturating_sub(sheet.first.0)));
            own == Some(&None) && state.unit(unit).leader != Some(mini)
        }
        _ => false,
    };
    question.options.iter().rfind(plain)
}

/// Whether as many as can have something of an ability.
fn gives(ability: Ability) -> bool {
    match ability {
        Ability::Disciplined
        | Ability::Inspire
        | Ability::MasterOfTheForce
        | Ability::Spotter
        | Ability::TakeCover => true,
        Ability::Arm
        | Ability::Bounty
        | Ability::Entourage
        | Ability::PullingTheStrings
        | Ability::Repair
        | Ability::Treat => false,
    }
}
