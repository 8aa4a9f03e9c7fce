//! Whom an ability or a special rule should be about.

use crate::filter::{self, Roles};
use crate::language::{Ability, Effect, Filter};
use crate::question::{Choice, Prompt};
use crate::table::{CharacterId, UnitId};

use super::Weigher;
use super::arsenal::Target;

/// A choice in some effects, and what follows it.
type Chosen<'a> = (&'a Filter, &'a [Effect]);

impl Weigher<'_> {
    /// The character or unit that an ability should be about: the number of the option.
    pub fn choose(&self, unit: UnitId, ability: u8, prompt: &Prompt, options: &[Choice]) -> usize {
        let roles = self.roles(unit, prompt);
        let ability = self.state.table.ability(unit, ability).or_else(|| self.tactic());
        let effects = ability.map(|ability| Effect::all(&ability.effects));
        let effects = effects.unwrap_or_else(|| self.special_effects());
        let chosen: Vec<Chosen<'_>> = effects.into_iter().filter_map(choice).collect();
        ruleset::best(options, |option| match option {
            Choice::Character(it) => self.worth_choosing(&roles, &chosen, *it),
            Choice::Unit(unit) => {
                let first = self.state.characters_of(*unit).next();
                first.map_or(0.0, |first| self.worth_choosing(&roles, &chosen, first))
            }
            _ => 0.0,
        })
    }

    fn worth_choosing(&self, roles: &Roles, chosen: &[Chosen<'_>], it: CharacterId) -> f32 {
        let about = roles.about(it);
        let worth = chosen
            .iter()
            .filter(|(from, _)| filter::matches(self.state, roles, from, it))
            .map(|(_, then)| self.effects(&about, then));
        worth.reduce(f32::max).unwrap_or_else(|| self.any_of(it))
    }

    /// The tactic of the struggle card.
    fn tactic(&self) -> Option<&Ability> {
        let card = usize::from(self.state.struggle?.card);
        self.state.mission_pack()?.struggle.get(card)?.tactic.as_ref()
    }

    /// How much a character attracts an effect that is not known.
    fn any_of(&self, it: CharacterId) -> f32 {
        let unit = self.state.unit_of(it);
        if self.is_own(unit) { self.healing(unit) } else { Target::of(self.state, unit).harm(2.0) }
    }
}

fn choice(effect: &Effect) -> Option<Chosen<'_>> {
    match effect {
        Effect::Choose { from, then, .. }
        | Effect::ChooseUnit { from, then }
        | Effect::Each { from, then, .. } => Some((from, then)),
        _ => None,
    }
}
