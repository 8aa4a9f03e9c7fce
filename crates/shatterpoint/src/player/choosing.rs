//! Whom an ability or a special rule should be about, and which of its deeds should be done.

use crate::filter::{self, Roles};
use crate::language::{self, Ability, Effect, Filter};
use crate::operations::{self, card::SpecialRule};
use crate::question::{Choice, Prompt};
use crate::table::{CharacterId, UnitId};

use super::Weigher;

/// A choice in some effects, and what follows it.
type Chosen<'a> = (&'a Filter, &'a [Effect]);

impl Weigher<'_> {
    /// How good each character or unit is for an ability to be about.
    pub fn choose(
        &self,
        unit: UnitId,
        ability: u8,
        prompt: &Prompt,
        options: &[Choice],
    ) -> Vec<f32> {
        let roles = self.roles(unit, prompt);
        let effects = self.ability(unit, ability).map(|ability| Effect::all(&ability.effects));
        let effects = effects.unwrap_or_else(|| self.special_effects());
        let chosen: Vec<Chosen<'_>> = effects.into_iter().filter_map(choice).collect();
        let score = |option: &Choice| match option {
            Choice::Character(it) => self.worth_choosing(&roles, &chosen, *it),
            Choice::Unit(unit) => {
                let first = self.state.characters_of(*unit).next();
                first.map_or(0.0, |first| self.worth_choosing(&roles, &chosen, first))
            }
            _ => 0.0,
        };
        options.iter().map(score).collect()
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
        if self.is_own(unit) { self.healing(unit) } else { self.target(unit).harm(2.0) }
    }

    /// The ability that a question is about, or the tactic of the struggle card.
    fn ability(&self, unit: UnitId, ability: u8) -> Option<&Ability> {
        self.state.table.ability(unit, ability).or_else(|| self.tactic())
    }

    /// The special rule at work.
    pub fn rule_at_work(&self) -> Option<&SpecialRule> {
        operations::rule(self.state, self.state.operation.as_ref()?.rule?)
    }

    /// What one of several deeds is worth. Whom an ability is about the question does not say; so it is
    /// judged by what it begins with.
    pub fn picking(&self, unit: UnitId, ability: u8, word: &str) -> f32 {
        let ability = self.ability(unit, ability);
        let rule = self.rule_at_work().filter(|_| ability.is_none());
        let effects = ability.map(|ability| &ability.effects);
        let effects = effects.or(rule.map(|rule| &rule.effects)).map_or(&[][..], Vec::as_slice);
        let found = Effect::all(effects).into_iter().find_map(|effect| match effect {
            Effect::OneOf { of, .. } => of.iter().find(|one| one.word() == word),
            _ => None,
        });
        let activated = self.state.operation.as_ref().and_then(|now| now.activated);
        let it = activated.and_then(|unit| self.state.characters_of(unit).next());
        match found {
            Some(one) if rule.is_some() => {
                self.effects(&Roles { it: it.into_iter().collect(), ..Roles::of(unit) }, &one.then)
            }
            found => self.kind(found.map_or(&[][..], |one| &one.then)),
        }
    }

    /// What effects are worth by the first of them that is of a known kind.
    fn kind(&self, effects: &[Effect]) -> f32 {
        let weights = self.weights;
        let known = Effect::all(effects).into_iter().find_map(|effect| match effect {
            Effect::Struggle(_) | Effect::GainMomentum(_) => Some(weights.pick_struggle),
            Effect::Attack { .. } | Effect::Action(_) => Some(weights.pick_attack),
            Effect::Damage { .. } => Some(weights.pick_damage),
            Effect::Condition { .. } => Some(weights.pick_condition),
            Effect::Move { .. } | Effect::Push { .. } | Effect::Pull { .. } => {
                Some(weights.pick_move)
            }
            _ => None,
        });
        known.unwrap_or(weights.pick_other)
    }

    /// What it is worth to do what a special rule offers: to go aboard, to give a signal. Anything else
    /// is done.
    pub fn agreeing(&self, word: &str) -> f32 {
        let effects = self.rule_at_work().map_or(&[][..], |rule| &rule.effects);
        let offered = Effect::all(effects).into_iter().find_map(|effect| match effect {
            Effect::May(then) if language::word(then) == word => Some(then),
            _ => None,
        });
        let signals = |effect: &Effect| match effect {
            Effect::Signal(id) => Some(self.signalling(id)),
            _ => None,
        };
        let offered = offered.map_or(&[][..], Vec::as_slice);
        let worth = Effect::all(offered).into_iter().find_map(|effect| match effect {
            Effect::Embark => Some(self.embarking()),
            Effect::Rule(id) => {
                Effect::all(&self.called(id)?.effects).into_iter().find_map(signals)
            }
            _ => None,
        });
        worth.unwrap_or(1.0)
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
