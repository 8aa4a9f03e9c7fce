//! Sentences of attacks: pools, rolls, expertise, successes, the combat tree.

use shatterpoint::event::{Because, Event};

use super::names::Words;
use crate::speech::{Line, args, kind, signed};

impl Words<'_> {
    pub(super) fn attack(&self, event: &Event) -> Option<Line> {
        let text = match event {
            Event::Attack { attacker, target, kind } => self.t(
                "sp-say-attack",
                args! {
                    attacker: self.character(*attacker),
                    target: self.target(*target),
                    type: self.of("sp-attack-", kind),
                },
            ),
            Event::Pools { attack, defence, attack_because, defence_because } => {
                let text = self.t("sp-say-pools", args! { attack: *attack, defence: *defence });
                let attack = self.sum(attack_because, *attack, "attack");
                let defence = self.sum(defence_because, *defence, "defence");
                return Some(Line::from(text).because(attack).because(defence));
            }
            Event::Rolled { attack, defence } | Event::Rolls { attack, defence } => {
                let (attack, defence) = (self.faces(attack), self.faces(defence));
                let key = format!("sp-say-{}", kind(event));
                self.t(&key, args! { attack: attack, defence: defence })
            }
            Event::ExpertiseLost { unit, condition, count } => {
                let condition = self.of("sp-condition-", condition);
                self.t(
                    "sp-say-expertise-lost",
                    args! { unit: self.unit(*unit), condition: condition, count: *count },
                )
            }
            Event::Expertise { unit, defence, count, entries } => {
                let key = if *defence { "sp-say-expertise-defence" } else { "sp-say-expertise" };
                let entries = self.entries(entries);
                self.t(key, args! { unit: self.unit(*unit), count: *count, entries: entries })
            }
            Event::Successes { hits, crits, blocked, successes } => {
                let text = self.t("sp-say-successes", args! { successes: *successes });
                let blocked = signed(-i32::from(*blocked));
                let sums = [
                    ("sp-sum-crits", crits.to_string()),
                    ("sp-sum-hits", hits.to_string()),
                    ("sp-sum-blocked", blocked),
                ];
                let sums = sums.map(|(key, value)| (self.plain(key), value));
                return Some(Line::from(text).because(sums));
            }
            Event::Option { unit, stance, option, .. } => {
                let stance = self.stance_card(*unit, *stance);
                let found = stance.and_then(|card| card.tree.options.get(usize::from(*option)));
                let (unit, number) = (self.unit(*unit), u16::from(*option) + 1);
                match found {
                    Some(found) => {
                        let effects = self.symbols(&found.effects);
                        self.t(
                            "sp-say-option-of",
                            args! { unit: unit, number: number, effects: effects },
                        )
                    }
                    None => self.t("sp-say-option", args! { unit: unit, number: number }),
                }
            }
            Event::Pool { damage } => self.t("sp-say-pool", args! { damage: *damage }),
            _ => return None,
        };
        Some(text.into())
    }

    /// A pool as a sum, its result last.
    #[must_use]
    pub fn sum(&self, all: &[Because], dice: u8, pool: &str) -> Vec<(String, String)> {
        let mut sum: Vec<_> = all.iter().map(|one| self.because(*one, pool)).collect();
        sum.push((self.plain(&format!("sp-sum-{pool}")), dice.to_string()));
        sum
    }

    /// One summand of a pool.
    fn because(&self, one: Because, pool: &str) -> (String, String) {
        let signed = |dice: u8| signed(dice.into());
        let why = || self.of("sp-why-", &one);
        match one {
            Because::Ability(unit, ability, dice) => (self.ability(unit, ability), signed(dice)),
            Because::Value(dice) => (self.plain(&format!("sp-why-value-{pool}")), dice.to_string()),
            Because::Stated(dice) => (why(), dice.to_string()),
            Because::Focus(dice)
            | Because::Sharpshooter(dice)
            | Because::Impact(dice)
            | Because::TerrainCover(dice)
            | Because::Hunker(dice)
            | Because::Cover(dice) => (why(), signed(dice)),
        }
    }
}
