//! Operations: objectives, armoured targets, stages and how they end, special rules.

use std::collections::BTreeSet;

use content::{Checked, Checks};

use super::{Card, Checker, MOST, RANGES, reached};
use crate::language::{Effect, Entry};
use crate::operations::card::{
    Armoured, Circumstance, Occurrence, Operation, SpecialRule, StageCard, Tracker,
};
use crate::table::{MOST_ARMOURED, MOST_GRANTED, MOST_SIGNALS, MOST_TRACKERS, SPACES};

/// The most stages of an operation, and ends of a stage.
const MOST_STAGES: usize = 12;
/// The most special rules of a card.
const MOST_RULES: usize = 20;
/// The most spaces of a damage track.
const LONGEST_TRACK: usize = 12;

/// The most spaces of a tracker.
const MOST_SPACES: usize = 16;

/// What the cards of an operation may speak of.
pub(super) struct Known<'a> {
    pub(super) armoured: BTreeSet<&'a str>,
    pub(super) stages: BTreeSet<&'a str>,
    /// Whether there is a pool of operation tokens.
    pub(super) pool: bool,
    /// All objectives, active or not.
    pub(super) laid: BTreeSet<&'a str>,
    /// Whether one of them roams.
    pub(super) roams: bool,
    /// The objectives that can be active where the rule stands.
    pub(super) objectives: BTreeSet<&'a str>,
    pub(super) trackers: BTreeSet<&'a str>,
    /// Those of them whose spaces show results.
    pub(super) showing: BTreeSet<&'a str>,
    pub(super) signals: BTreeSet<&'a str>,
    /// Whether an armoured target is a ship.
    pub(super) ship: bool,
    /// Whether a rule captures a squad, lets one lie in wait, sends units off duty, lays tokens on units.
    pub(super) captives: bool,
    pub(super) ambushes: bool,
    pub(super) off_duty: bool,
    pub(super) on_units: bool,
    /// Whether an objective has a symbol on a stage card.
    pub(super) symbols: bool,
    /// The kinds of objectives where the rule stands.
    pub(super) kinds: BTreeSet<&'a str>,
    /// The rules that others can call: those that wait for nothing.
    pub(super) rules: BTreeSet<&'a str>,
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
            let mut before = operation.armoured[..i].iter().flat_map(|other| &other.objectives);
            if let Some(taken) = before.find(|id| target.objectives.contains(id)) {
                let message = format!("`{taken}` is another armoured target");
                return self.refuse(format!("{field}.objectives"), message);
            }
        }
        self.count(operation.stage.len(), 1..=MOST_STAGES, format!("{field}.stage"))?;
        let stages = format!("{field}.stage");
        let mut ids = BTreeSet::new();
        self.new_ids(&mut ids, operation.stage.iter().map(|stage| stage.id.as_str()), &stages)?;
        self.count(operation.pool.len(), 0..=MOST_SPACES, format!("{field}.pool"))?;
        let trackers = self.trackers(operation, field)?;
        let mut signals = BTreeSet::new();
        let signalled = operation.signal.iter().map(|signal| signal.id.as_str());
        self.count(operation.signal.len(), 0..=MOST_SIGNALS, format!("{field}.signal"))?;
        self.new_ids(&mut signals, signalled, &format!("{field}.signal"))?;
        let says = |wanted: &dyn Fn(&Effect) -> bool| {
            let all = operation.rule.iter().chain(operation.stage.iter().flat_map(|s| &s.rule));
            all.flat_map(|rule| Effect::all(&rule.effects)).any(wanted)
        };
        let lays = |effect: &Effect| {
            matches!(effect, Effect::Scatter(_) | Effect::LieInWait(_) | Effect::DrawToken(_))
        };
        let shows = |tracker: &&Tracker| tracker.spaces.iter().any(|space| !space.is_empty());
        let called = operation.rule.iter().chain(operation.stage.iter().flat_map(|s| &s.rule));
        let called = called.filter(|rule| rule.when.is_none());
        let rules = called.filter_map(|rule| rule.id.as_deref()).collect();
        let (armoured, stages_known) = (targets, ids);
        let mut known = Known {
            armoured,
            stages: stages_known,
            pool: !operation.pool.is_empty(),
            laid: objectives.clone(),
            roams: operation.objective.iter().any(|objective| objective.roams.is_some()),
            objectives,
            trackers,
            showing: operation.tracker.iter().filter(shows).map(|one| one.id.as_str()).collect(),
            signals,
            ship: operation.armoured.iter().any(|target| target.ship),
            captives: says(&|effect| *effect == Effect::Capture),
            ambushes: says(&|effect| matches!(effect, Effect::LieInWait(_))),
            off_duty: says(&|effect| *effect == Effect::GoOffDuty),
            on_units: says(&lays),
            symbols: operation.stage.iter().any(|stage| !stage.symbols.is_empty()),
            kinds: BTreeSet::new(),
            rules,
        };
        self.special_rules(&operation.rule, &known, field)?;
        self.zones(operation, &known, &format!("{field}.deployment"))?;
        self.count(operation.ability.len(), 0..=MOST_GRANTED, format!("{field}.ability"))?;
        for (i, ability) in operation.ability.iter().enumerate() {
            Checker { card: Card::Granted(&known), it: ability.when.is_some(), ..*self }
                .ability(ability, &format!("{field}.ability[{i}]"))?;
        }
        for (i, stage) in operation.stage.iter().enumerate() {
            let field = format!("{stages}[{i}]");
            let what = "an objective of this operation";
            let all = known.objectives.clone();
            self.ids(&stage.active, &all, &format!("{field}.active"), what)?;
            self.posts(stage, &known, &field)?;
            known.objectives = stage.active.iter().map(String::as_str).collect();
            known.kinds = self.kinds(stage, &known, &field)?;
            self.stage(stage, &known, &field)?;
            (known.objectives, known.kinds) = (all, BTreeSet::new());
        }
        self.course(&operation.stage, &stages)?;
        self.sources(operation, &operation.sources, field)
    }

    /// Where the squads are deployed (SO-DEPLOY-01).
    fn zones(&self, operation: &Operation, known: &Known<'_>, field: &str) -> Checked {
        let Some(deployment) = &operation.deployment else { return Ok(()) };
        for (name, zone) in
            [("aggressor", &deployment.aggressor), ("sentinel", &deployment.sentinel)]
        {
            let at = |part: &str| format!("{field}.{name}.{part}");
            if zone.near.is_some() != zone.within.is_some() {
                let message = "expected both `near` and `within`, or neither";
                return self.refuse(format!("{field}.{name}"), message);
            }
            if let Some(id) = &zone.near {
                self.known(&known.laid, id, at("near"), "a token of this operation")?;
            }
            let ranges = [
                ("within", zone.within),
                ("off-objectives", zone.off_objectives),
                ("off-enemies", zone.off_enemies),
            ];
            for (part, range) in ranges {
                range.map_or(Ok(()), |range| self.within(range, RANGES, at(part)))?;
            }
        }
        Ok(())
    }

    /// Tokens that are no objectives, and what a stage forbids.
    fn posts(&self, stage: &StageCard, known: &Known<'_>, field: &str) -> Checked {
        let at = format!("{field}.posts");
        self.all_known(&known.laid, &stage.posts, &at, "a token of this operation")?;
        if let Some(both) = stage.posts.iter().find(|id| stage.active.contains(id)) {
            return self.refuse(at, format!("`{both}` is an active objective"));
        }
        let Some(restraint) = stage.restraint else { return Ok(()) };
        let at = format!("{field}.restraint");
        let forbids = restraint.no_ranged || restraint.no_advance || restraint.reach.is_some();
        if !forbids {
            return self.refuse(at, "forbids nothing");
        }
        let reach = |range| self.within(range, RANGES, format!("{at}.reach"));
        restraint.reach.map_or(Ok(()), reach)
    }

    /// The card of an armoured target (SO-ARMOR-01).
    fn armoured(&self, target: &Armoured, objectives: &BTreeSet<&str>, field: &str) -> Checked {
        let at = format!("{field}.objectives");
        self.ids(&target.objectives, objectives, &at, "an objective of this operation")?;
        if let Some(chart) = &target.expertise {
            let at = format!("{field}.expertise");
            self.chart(chart, &at)?;
            let mut entries = chart.rows.iter().flat_map(|row| &row.results);
            if entries.any(|entry| *entry != Entry::Block) {
                return self
                    .refuse(at, "expected blocks only: an armoured target does nothing else");
            }
        }
        self.values(&target.melee, &format!("{field}.melee"))?;
        self.values(&target.ranged, &format!("{field}.ranged"))?;
        self.ranges(&target.melee, &target.ranged, field)?;
        self.count(target.track.len(), 1..=LONGEST_TRACK, format!("{field}.track"))?;
        for (i, space) in target.track.iter().enumerate() {
            self.count(space.len(), 1..=MOST.into(), format!("{field}.track[{i}]"))?;
        }
        Ok(())
    }

    /// The trackers: at least one space each; all of a tracker show results, or none does.
    fn trackers<'o>(
        &self,
        operation: &'o Operation,
        field: &str,
    ) -> Result<BTreeSet<&'o str>, content::Fault> {
        let field = format!("{field}.tracker");
        self.count(operation.tracker.len(), 0..=MOST_TRACKERS, &field)?;
        let mut ids = BTreeSet::new();
        let trackers = operation.tracker.iter();
        self.new_ids(&mut ids, trackers.map(|tracker| tracker.id.as_str()), &field)?;
        for (i, tracker) in operation.tracker.iter().enumerate() {
            let at = format!("{field}[{i}].spaces");
            self.count(tracker.spaces.len(), 1..=MOST_SPACES, &at)?;
            let plain = tracker.spaces.iter().filter(|space| space.is_empty()).count();
            if plain != 0 && plain != tracker.spaces.len() {
                self.refuse(at, "expected results on every space or on none")?;
            }
            for (n, named) in tracker.named.iter().enumerate() {
                let at = format!("{field}[{i}].named[{n}].space");
                self.count(named.space.into(), 0..=tracker.spaces.len(), &at)?;
            }
        }
        Ok(ids)
    }

    /// What the objectives of a stage are called, their priority tokens and symbols.
    fn kinds<'o>(
        &self,
        stage: &'o StageCard,
        known: &Known<'_>,
        field: &str,
    ) -> Result<BTreeSet<&'o str>, content::Fault> {
        let what = "an objective that is active here";
        let mut ids = BTreeSet::new();
        let kinds = stage.kind.iter().map(|kind| kind.id.as_str());
        self.new_ids(&mut ids, kinds, &format!("{field}.kind"))?;
        let mut named = BTreeSet::new();
        for (i, kind) in stage.kind.iter().enumerate() {
            let at = format!("{field}.kind[{i}].objectives");
            let posts = stage.posts.iter().map(String::as_str);
            let here = known.objectives.iter().copied().chain(posts).collect();
            self.ids(&kind.objectives, &here, &at, what)?;
            if let Some(twice) = kind.objectives.iter().find(|id| !named.insert(id.as_str())) {
                self.refuse(at, format!("`{twice}` is of another kind already"))?;
            }
        }
        let priority = format!("{field}.priority");
        self.all_known(&known.objectives, &stage.priority, &priority, what)?;
        for id in stage.symbols.keys() {
            self.known(&known.objectives, id, format!("{field}.symbols.{id}"), what)?;
        }
        let trackers = format!("{field}.trackers");
        self.all_known(&known.trackers, &stage.trackers, &trackers, "a tracker")?;
        Ok(ids)
    }

    /// How a stage ends (SO-STAGE-01), and its special rules.
    fn stage(&self, stage: &StageCard, known: &Known<'_>, field: &str) -> Checked {
        self.special_rules(&stage.rule, known, field)?;
        if let Some(barred) = &stage.barred {
            Checker { card: Card::Rule(None, known), ..*self }
                .wanted(barred, &format!("{field}.barred"))?;
        }
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
            if !rule.effects.is_empty() && rule.id.is_none() {
                let message = "missing, expected what the rule waits for, or an `id` to call it by";
                return self.refuse(at("when"), message);
            }
            let card = Card::Rule(None, known);
            Checker { card, ..*self }.effects(&rule.effects, &at("do"), 0)?;
            if !rule.given.is_empty() {
                return self.refuse(at("if"), "only a rule with `when` and `do` has conditions");
            }
            if rule.last {
                return self.refuse(at("last"), "only a rule with `when` waits for others");
            }
            return Ok(());
        };
        let ordered = [Occurrence::StartOfTurn, Occurrence::EndOfTurn];
        if rule.last && !ordered.contains(occurrence) {
            let message = "only rules of `start-of-turn` and `end-of-turn` wait for others";
            return self.refuse(at("last"), message);
        }
        if rule.effects.is_empty() {
            return self.refuse(at("do"), "missing, expected what happens then");
        }
        let once = [Occurrence::Preparation, Occurrence::BeforeDeployment];
        if once.contains(occurrence) && rule.of.is_none() {
            let message = "missing, expected who prepares: else it would happen twice";
            return self.refuse(at("of"), message);
        }
        let (card, it) = (Card::Rule(Some(occurrence), known), *occurrence == Occurrence::Spotted);
        let checker = Checker { card, it, ..*self };
        match occurrence {
            Occurrence::PoolEmpty => checker.pooled(&at("when"))?,
            Occurrence::Spotted if !known.ambushes => {
                return self.refuse(at("when"), "no rule says `lie-in-wait`");
            }
            _ => {}
        }
        checker.circumstances(&rule.given, known, &at("if"))?;
        checker.effects(&rule.effects, &at("do"), 0)
    }

    /// A number of something that can be.
    fn between(&self, at_least: u8, at_most: Option<u8>, field: &str) -> Checked {
        if at_most.is_some_and(|most| most < at_least) {
            return self.refuse(field, "`at-most` is less than `at-least`");
        }
        if at_least == 0 && at_most.is_none() {
            return self.refuse(field, "is always true, expected `at-least` or `at-most`");
        }
        Ok(())
    }

    pub(super) fn circumstances(
        &self,
        given: &[Circumstance],
        known: &Known<'_>,
        field: &str,
    ) -> Checked {
        let targets = |ids: &[String], field: &str| {
            self.ids(ids, &known.armoured, field, "an armoured target of this operation")
        };
        let occurrence = if let Card::Rule(occurrence, _) = self.card { occurrence } else { None };
        let card = Card::Rule(occurrence, known);
        for (i, given) in given.iter().enumerate() {
            let at = |name: &str| format!("{field}[{i}].{name}");
            match given {
                Circumstance::Destroyed(ids) => targets(ids, &at("destroyed"))?,
                Circumstance::NotDestroyed(ids) => targets(ids, &at("not-destroyed"))?,
                Circumstance::Damaged(id) => targets(std::slice::from_ref(id), &at("damaged"))?,
                Circumstance::Controls { of, at_least, .. } => {
                    if !of.is_empty() {
                        let what = "an objective that is active here";
                        self.ids(of, &known.objectives, &at("controls.of"), what)?;
                    }
                    let most = if of.is_empty() { known.objectives.len() } else { of.len() };
                    let most = u8::try_from(most).unwrap_or(u8::MAX);
                    self.within(*at_least, 1..=most, at("controls.at-least"))?;
                }
                Circumstance::Filled(id) | Circumstance::NotFilled(id) => {
                    self.known(&known.trackers, id, format!("{field}[{i}]"), "a tracker")?;
                }
                Circumstance::Rolled(faces) => self.count(faces.len(), 1..=5, at("rolled"))?,
                Circumstance::Exists { who, .. } => {
                    Checker { card, ..*self }.filter(who, &at("exists.who"))?;
                }
                Circumstance::Objectives { of, at_least, at_most } => {
                    let at = at("objectives");
                    Checker { card, ..*self }.wanted(of, &format!("{at}.of"))?;
                    self.between(*at_least, *at_most, &at)?;
                }
                Circumstance::ObjectiveDamage(tokens) => {
                    self.within(*tokens, 1..=MOST, at("objective-damage"))?;
                }
                Circumstance::WoundedNear(range) => {
                    self.within(*range, RANGES, at("wounded-near"))?;
                    if !known.roams {
                        let message = "no objective of this operation `roams`";
                        return self.refuse(at("wounded-near"), message);
                    }
                    if !matches!(occurrence, Some(Occurrence::WoundResolved)) {
                        let message = "only `wound-resolved` tells where the unit was";
                        return self.refuse(at("wounded-near"), message);
                    }
                }
                Circumstance::NearEdge { objective, range, .. } => {
                    let what = "an objective of this operation";
                    self.known(&known.laid, objective, at("near-edge.objective"), what)?;
                    self.within(*range, RANGES, at("near-edge.range"))?;
                }
                Circumstance::Sealed | Circumstance::SequenceDone => {
                    Checker { card, ..*self }.pooled(&format!("{field}[{i}]"))?;
                }
                Circumstance::Tokens { on, at_least, at_most } => {
                    self.known(&known.trackers, on, at("tokens.on"), "a tracker")?;
                    self.between(*at_least, *at_most, &at("tokens"))?;
                }
                Circumstance::Aboard { at_least, at_most } => {
                    Checker { card, ..*self }.at_a_ship(&at("aboard"))?;
                    self.between(*at_least, *at_most, &at("aboard"))?;
                }
                Circumstance::Captured { at_least, at_most } => {
                    Checker { card, ..*self }.with_captives(&at("captured"))?;
                    self.between(*at_least, *at_most, &at("captured"))?;
                }
                Circumstance::Signalled(id) => {
                    self.known(&known.signals, id, at("signalled"), "a signal of this operation")?;
                }
                Circumstance::LiesInWait if !known.ambushes => {
                    return self.refuse(format!("{field}[{i}]"), "no rule says `lie-in-wait`");
                }
                Circumstance::OffDuty if !known.off_duty => {
                    return self.refuse(format!("{field}[{i}]"), "no rule says `go-off-duty`");
                }
                Circumstance::Mounted => {
                    Checker { card, ..*self }.at_a_ship(&format!("{field}[{i}]"))?;
                }
                Circumstance::AttackedInVain => {
                    if !matches!(occurrence, Some(Occurrence::ActivationEnded)) {
                        let message = "only `activation-ended` tells what was done in it";
                        return self.refuse(format!("{field}[{i}]"), message);
                    }
                }
                Circumstance::TurnOf(_)
                | Circumstance::LiesInWait
                | Circumstance::OffDuty
                | Circumstance::More(_)
                | Circumstance::AtLeastAsMany(_) => {}
                Circumstance::NoTokens => {
                    Checker { card, ..*self }.laid_tokens(&format!("{field}[{i}]"))?;
                }
            }
        }
        Ok(())
    }
}
