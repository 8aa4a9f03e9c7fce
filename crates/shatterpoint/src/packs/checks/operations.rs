//! Operations: objectives, armoured targets, stages and how they end, special rules.

use std::collections::BTreeSet;

use content::{Checked, Checks};

use super::{Card, Checker, MOST, reached};
use crate::operations::card::{
    Armoured, Circumstance, Occurrence, Operation, SpecialRule, StageCard,
};
use crate::table::{MOST_ARMOURED, SPACES};

/// The most stages of an operation, and ends of a stage.
const MOST_STAGES: usize = 12;
/// The most special rules of a card.
const MOST_RULES: usize = 12;
/// The most spaces of a damage track.
const LONGEST_TRACK: usize = 12;

/// What the cards of an operation may speak of.
struct Known<'a> {
    armoured: BTreeSet<&'a str>,
    stages: BTreeSet<&'a str>,
    /// The objectives that can be active where the rule stands.
    objectives: BTreeSet<&'a str>,
}

impl Checker<'_> {
    pub(super) fn operation(&self, operation: &Operation, field: &str) -> Checked {
        for (i, tokens) in operation.momentum.into_iter().enumerate() {
            self.within(tokens, 0..=SPACES, format!("{field}.momentum[{i}]"))?;
        }
        let objectives = self.objectives(&operation.objective, &format!("{field}.objective"))?;
        let armoured = format!("{field}.armoured");
        self.count(operation.armoured.len(), 0..=MOST_ARMOURED, &armoured)?;
        let mut targets = BTreeSet::new();
        let ids = operation.armoured.iter().map(|target| target.id.as_str());
        self.new_ids(&mut targets, ids, &armoured)?;
        for (i, target) in operation.armoured.iter().enumerate() {
            let field = format!("{armoured}[{i}]");
            self.armoured(target, &objectives, &field)?;
            let mut before = operation.armoured[..i].iter();
            if before.any(|other| other.objective == target.objective) {
                let message = format!("`{}` is another armoured target", target.objective);
                return self.refuse(format!("{field}.objective"), message);
            }
        }
        self.count(operation.stage.len(), 1..=MOST_STAGES, format!("{field}.stage"))?;
        let stages = format!("{field}.stage");
        let mut ids = BTreeSet::new();
        self.new_ids(&mut ids, operation.stage.iter().map(|stage| stage.id.as_str()), &stages)?;
        let mut known = Known { armoured: targets, stages: ids, objectives };
        self.special_rules(&operation.rule, &known, field)?;
        for (i, stage) in operation.stage.iter().enumerate() {
            let field = format!("{stages}[{i}]");
            let what = "an objective of this operation";
            let all = known.objectives.clone();
            self.ids(&stage.active, &all, &format!("{field}.active"), what)?;
            known.objectives = stage.active.iter().map(String::as_str).collect();
            self.stage(stage, &known, &field)?;
            known.objectives = all;
        }
        self.course(&operation.stage, &stages)?;
        self.sources(operation, &operation.sources, field)
    }

    /// The card of an armoured target (SO-ARMOR-01).
    fn armoured(&self, target: &Armoured, objectives: &BTreeSet<&str>, field: &str) -> Checked {
        let at = format!("{field}.objective");
        self.known(objectives, &target.objective, &at, "an objective of this operation")?;
        self.values(&target.melee, &format!("{field}.melee"))?;
        self.values(&target.ranged, &format!("{field}.ranged"))?;
        self.ranges(&target.melee, &target.ranged, field)?;
        self.count(target.track.len(), 1..=LONGEST_TRACK, format!("{field}.track"))?;
        for (i, space) in target.track.iter().enumerate() {
            self.count(space.len(), 1..=MOST.into(), format!("{field}.track[{i}]"))?;
        }
        Ok(())
    }

    /// How a stage ends (SO-STAGE-01), and its special rules.
    fn stage(&self, stage: &StageCard, known: &Known<'_>, field: &str) -> Checked {
        self.special_rules(&stage.rule, known, field)?;
        self.count(stage.end.len(), 1..=MOST_STAGES, format!("{field}.end"))?;
        for (i, end) in stage.end.iter().enumerate() {
            let field = format!("{field}.end[{i}]");
            self.count(end.given.len(), 1..=MOST.into(), format!("{field}.if"))?;
            self.circumstances(&end.given, known, &format!("{field}.if"))?;
            match &end.next {
                Some(next) => {
                    let at = format!("{field}.next");
                    self.known(&known.stages, next, &at, "a stage of this operation")?;
                }
                None if end.won_by.is_none() => {
                    let message = "missing, expected who wins the operation or the `next` stage";
                    return self.refuse(format!("{field}.won-by"), message);
                }
                None => {}
            }
        }
        Ok(())
    }

    /// Every stage can be reached from the first one, and one of them ends the operation: else the
    /// Aggressor could not win.
    fn course(&self, stages: &[StageCard], field: &str) -> Checked {
        let follow = |stage: &StageCard| {
            let next = stage.end.iter().filter_map(|end| end.next.clone());
            next.map(|next| [stage.id.clone(), next]).collect::<Vec<_>>()
        };
        let paths: Vec<[String; 2]> = stages.iter().flat_map(follow).collect();
        let reached = reached(stages.first().map(|stage| &stage.id), &paths);
        let lost = stages.iter().position(|stage| !reached.contains(stage.id.as_str()));
        if let Some(lost) = lost {
            let message = format!("`{}` cannot be reached from the first stage", stages[lost].id);
            return self.refuse(format!("{field}[{lost}]"), message);
        }
        if stages.iter().flat_map(|stage| &stage.end).all(|end| end.next.is_some()) {
            return self.refuse(field, "no end without `next`, expected one that is won");
        }
        Ok(())
    }

    fn special_rules(&self, rules: &[SpecialRule], known: &Known<'_>, field: &str) -> Checked {
        self.count(rules.len(), 0..=MOST_RULES, format!("{field}.rule"))?;
        for (i, rule) in rules.iter().enumerate() {
            self.special_rule(rule, known, &format!("{field}.rule[{i}]"))?;
        }
        Ok(())
    }

    /// A special rule does something when something happens, forbids momentum for some wounded
    /// units, or is a text that explains a word of others (SO-CARD-03).
    fn special_rule(&self, rule: &SpecialRule, known: &Known<'_>, field: &str) -> Checked {
        let at = |name: &str| format!("{field}.{name}");
        self.count(rule.unmoved_by.len(), 0..=3, at("unmoved-by"))?;
        let Some(occurrence) = &rule.when else {
            if !rule.effects.is_empty() {
                return self.refuse(at("when"), "missing, expected what the rule waits for");
            }
            if !rule.given.is_empty() {
                return self.refuse(at("if"), "only a rule with `when` and `do` has conditions");
            }
            return Ok(());
        };
        if rule.effects.is_empty() {
            return self.refuse(at("do"), "missing, expected what happens then");
        }
        if *occurrence == Occurrence::Preparation && rule.of.is_none() {
            let message = "missing, expected who prepares: else it would happen twice";
            return self.refuse(at("of"), message);
        }
        self.circumstances(&rule.given, known, &at("if"))?;
        Checker { card: Card::Rule(occurrence), ..*self }.effects(&rule.effects, &at("do"), 0)
    }

    fn circumstances(&self, given: &[Circumstance], known: &Known<'_>, field: &str) -> Checked {
        let targets = |ids: &[String], field: &str| {
            self.ids(ids, &known.armoured, field, "an armoured target of this operation")
        };
        for (i, given) in given.iter().enumerate() {
            let at = |name: &str| format!("{field}[{i}].{name}");
            match given {
                Circumstance::Destroyed(ids) => targets(ids, &at("destroyed"))?,
                Circumstance::NotDestroyed(ids) => targets(ids, &at("not-destroyed"))?,
                Circumstance::Controls { of, at_least, .. } => {
                    if !of.is_empty() {
                        let what = "an objective that is active here";
                        self.ids(of, &known.objectives, &at("controls.of"), what)?;
                    }
                    let most = if of.is_empty() { known.objectives.len() } else { of.len() };
                    let most = u8::try_from(most).unwrap_or(u8::MAX);
                    self.within(*at_least, 1..=most, at("controls.at-least"))?;
                }
                Circumstance::TurnOf(_) => {}
            }
        }
        Ok(())
    }
}
