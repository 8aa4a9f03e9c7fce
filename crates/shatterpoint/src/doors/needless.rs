//! Questions on which nothing hangs.

use kernel::{Question, Seat};
use measure::{Disc, gap};

use crate::language::{self, Action, Effect};
use crate::question::{Choice, Prompt};
use crate::state::State;
use crate::table::UnitId;
use crate::{Shatterpoint, operations, symbols};

/// The answer to a question on which nothing hangs: whom an ability concerns that only heals, or whether
/// to heal, where nobody has anything to heal; whether to move, since a movement can be declined when the
/// place is asked; who of a unit comes first where nobody can be in another's way.
#[must_use]
pub fn needless(state: &State, question: &Question<Shatterpoint>) -> Option<Choice> {
    let options = &question.options;
    match &question.prompt {
        Prompt::Who { action, .. } => {
            let alike = *action == Action::Recover || are_apart(state, options);
            options.first().filter(|_| alike).cloned()
        }
        Prompt::Choose { unit, ability } => nobody_to_choose(state, question, *unit, *ability),
        Prompt::Pick { unit, ability, alternatives } => {
            if options.contains(&Choice::Yes) && only_moves(state, *unit, *ability, alternatives) {
                return Some(Choice::Yes);
            }
            let heals = alternatives.iter().all(|deed| deed.starts_with("heal "));
            let idle =
                heals && only_heals(state, *unit, *ability) && is_whole(state, question.seat);
            options.iter().find(|choice| idle && **choice == Choice::Decline).cloned()
        }
        _ => None,
    }
}

/// Whether characters stand so far apart that no push by range 1 brings one into the way of another.
fn are_apart(state: &State, options: &[Choice]) -> bool {
    let base = |choice: &Choice| match choice {
        Choice::Character(character) => state.base(*character),
        _ => None,
    };
    let bases: Vec<Disc> = options.iter().filter_map(base).collect();
    let meet = |a: usize, b: usize| gap::within(bases[a], bases[b], 2 * state.table.range(1));
    (0..bases.len()).all(|a| (0..a).all(|b| !meet(a, b)))
}

/// Whether what an ability or the special rule at work offers so is nothing but a movement.
fn only_moves(state: &State, unit: UnitId, ability: u8, alternatives: &[String]) -> bool {
    let at_work = || operations::rule(state, state.operation.as_ref()?.rule?);
    let all = effects(state, unit, ability)
        .or_else(|| Some(Effect::all(&at_work()?.effects)))
        .unwrap_or_default();
    let offered = |effect: &Effect| match effect {
        Effect::May(then) if alternatives == [language::word(then)] => {
            Some(matches!(then[..], [Effect::Move { .. }]))
        }
        _ => None,
    };
    let mut moves = all.into_iter().filter_map(offered).peekable();
    moves.peek().is_some() && moves.all(|moves| moves)
}

fn nobody_to_choose(
    state: &State,
    question: &Question<Shatterpoint>,
    unit: UnitId,
    ability: u8,
) -> Option<Choice> {
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

/// Whether whoever heals by choice in an ability does nothing else with it.
fn only_heals(state: &State, unit: UnitId, ability: u8) -> bool {
    let alone = |then: &[Effect]| !matches!(then, [Effect::Heal(_), _, ..]);
    let heals = |effect: &&Effect| match effect {
        Effect::May(then) => alone(then),
        Effect::OneOf { of, .. } => of.iter().all(|one| alone(&one.then)),
        _ => true,
    };
    effects(state, unit, ability).is_some_and(|effects| effects.iter().all(heals))
}

/// Whether no character of a player has anything to heal.
fn is_whole(state: &State, seat: Seat) -> bool {
    let mut own = state.units_of(seat).flat_map(|unit| state.characters_of(unit));
    !own.any(|character| symbols::may_heal(state, character))
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
