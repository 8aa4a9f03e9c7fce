//! Sentences and answers that only operations know.

use kernel::Seat;
use shatterpoint::event::{Event, ProgressCause};
use shatterpoint::operations::{RuleAt, tracker};
use shatterpoint::question::Prompt;

use super::names::Words;
use crate::speech::{Line, args, kind};

impl Words<'_> {
    pub(super) fn operation(&self, event: &Event) -> Option<Line> {
        let player = |seat: &Seat| self.player(*seat);
        let card = self.state.table.operation.as_ref()?;
        let armoured = |target: &u8| self.armoured(*target);
        Some(Line::from(match event {
            Event::Roles { aggressor } => {
                let sentinel = self.player(aggressor.other());
                self.t("so-say-roles", args! { aggressor: player(aggressor), sentinel: sentinel })
            }
            Event::StageBegins { stage, active } => {
                let mut numbers = active.clone();
                numbers.sort_unstable();
                let numbers: Vec<String> =
                    numbers.iter().map(|one| (u16::from(*one) + 1).to_string()).collect();
                let (stage, numbers) = (self.stage(*stage), numbers.join(", "));
                self.t(
                    "so-say-stage-begins",
                    args! { stage: stage, objectives: numbers, count: active.len() },
                )
            }
            Event::StageEnded { stage, end, winner } => {
                let found = card.stage.get(usize::from(*stage));
                let found = found.and_then(|stage| stage.end.get(usize::from(*end)));
                let text = found.map_or("", |end| self.speech.name(&end.text));
                let stage = self.stage(*stage);
                match winner {
                    None => self.t("so-say-stage-ended", args! { stage: stage, text: text }),
                    Some(seat) => {
                        let last = found.is_some_and(|end| end.next.is_none());
                        let key =
                            if last { "so-say-stage-ended-last" } else { "so-say-stage-ended-won" };
                        self.t(key, args! { stage: stage, text: text, player: player(seat) })
                    }
                }
            }
            Event::SpecialRule { seat, at } => {
                let rule = self.rule(*at).map_or("", |rule| self.speech.name(&rule.name));
                self.t("so-say-special-rule", args! { player: player(seat), rule: rule })
            }
            Event::Progress { side, tokens, adds, cause } => {
                let key = if *adds { "so-say-added" } else { "so-say-removed" };
                let cause = self.progress(*cause);
                self.t(key, args! { player: player(side), tokens: *tokens, cause: cause })
            }
            Event::LastTurn => self.t("so-say-last-turn", &[]),
            Event::WoundLost { unit, token } => {
                self.t(&format!("so-say-lost-{}", kind(token)), args! { unit: self.unit(*unit) })
            }
            Event::Glanced { target } => {
                self.t("so-say-glanced", args! { target: armoured(target) })
            }
            Event::Armour { target, space } => {
                let space = u16::from(*space) + 1;
                let track = card.armoured.get(usize::from(*target)).map(|card| card.track.len());
                let of = track.unwrap_or(space.into());
                self.t("so-say-armour", args! { target: armoured(target), space: space, of: of })
            }
            Event::Destroyed { target } => {
                self.t("so-say-destroyed", args! { target: armoured(target) })
            }
            Event::Plated { target, count, entries } => {
                let entries = self.entries(entries);
                self.t(
                    "so-say-plated",
                    args! { target: armoured(target), count: *count, entries: entries },
                )
            }
            Event::Repaired { target, space } => {
                let space = u16::from(*space) + 1;
                self.t("so-say-repaired", args! { target: armoured(target), space: space })
            }
            Event::RuleRolled { seat, at, attack, defence } => {
                let rule = self.rule_name(*at);
                let faces =
                    if defence.is_empty() { self.faces(attack) } else { self.faces(defence) };
                self.t(
                    "so-say-rule-rolled",
                    args! { player: player(seat), rule: rule, faces: faces },
                )
            }
            Event::Tracker { tracker, space, filled } => {
                let key = if *filled { "so-say-filled" } else { "so-say-emptied" };
                let what = self.shown(*tracker, *space);
                self.t(key, args! { tracker: self.tracker(*tracker), what: what })
            }
            Event::Scattered { seat, units, .. } => {
                // One of them has two tokens.
                let once =
                    units.iter().enumerate().filter(|(at, unit)| !units[..*at].contains(unit));
                let names: Vec<String> = once.map(|(_, &unit)| self.unit(unit)).collect();
                self.t("so-say-scattered", args! { player: player(seat), units: names.join(", ") })
            }
            Event::UnitTokens { unit, tokens } if tokens.is_empty() => {
                self.t("so-say-unit-tokens-none", args! { unit: self.unit(*unit) })
            }
            Event::UnitTokens { unit, tokens } => {
                let tokens = self.faces(tokens);
                self.t("so-say-unit-tokens", args! { unit: self.unit(*unit), tokens: tokens })
            }
            Event::ObjectiveDamaged { objective, tokens } => {
                let objective = self.objective(*objective);
                self.t("so-say-objective-damaged", args! { objective: objective, count: *tokens })
            }
            Event::Deactivated { objective } => {
                self.t("so-say-deactivated", args! { objective: self.objective(*objective) })
            }
            Event::DieTurned { from, to } => {
                let (from, to) = (self.of("sp-face-", from), self.of("sp-face-", to));
                self.t("so-say-die-turned", args! { from: from, to: to })
            }
            Event::TokenLaid { seat, unit, face } => {
                let (player, unit) = (player(seat), self.unit(*unit));
                match face {
                    None => self.t("so-say-token-laid", args! { player: player, unit: unit }),
                    Some(face) => {
                        let face = self.of("sp-face-", face);
                        self.t(
                            "so-say-token-laid-seen",
                            args! { player: player, unit: unit, face: face },
                        )
                    }
                }
            }
            Event::TokensReturned { unit, tokens } => {
                self.t("so-say-tokens-returned", args! { unit: self.unit(*unit), count: *tokens })
            }
            Event::TokenShown { unit, face } => {
                let face = self.of("sp-face-", face);
                self.t("so-say-token-shown", args! { unit: self.unit(*unit), face: face })
            }
            Event::SequenceLaid { tokens } => {
                self.t("so-say-sequence-laid", args! { count: *tokens })
            }
            Event::SequenceRevealed { face, left } => {
                let face = self.of("sp-face-", face);
                self.t("so-say-sequence-revealed", args! { face: face, left: *left })
            }
            Event::SequenceDiscarded { face } => {
                self.t("so-say-sequence-discarded", args! { face: self.of("sp-face-", face) })
            }
            Event::LiesInWait { seat, units, .. } => {
                let names: Vec<String> = units.iter().map(|&unit| self.unit(unit)).collect();
                let units = names.join(", ");
                self.t("so-say-lies-in-wait", args! { player: player(seat), units: units })
            }
            Event::AmbushLaid { seat, .. } => {
                self.t("so-say-ambush-laid", args! { player: player(seat) })
            }
            Event::AmbushRevealed { unit, face, .. } => {
                let face = self.of("sp-face-", face);
                self.t("so-say-ambush-revealed", args! { unit: self.unit(*unit), face: face })
            }
            Event::Stationed { character, .. } => {
                self.t("so-say-stationed", args! { name: self.character(*character) })
            }
            Event::Docked { objective } => {
                self.t("so-say-docked", args! { objective: self.objective(*objective) })
            }
            Event::Embarked { unit } => self.t("so-say-embarked", args! { unit: self.unit(*unit) }),
            Event::ActsFromShip { unit } => {
                self.t("so-say-acts-from-ship", args! { unit: self.unit(*unit) })
            }
            Event::Captured { seat, units } => {
                let names: Vec<String> = units.iter().map(|&unit| self.unit(unit)).collect();
                let units = names.join(", ");
                self.t("so-say-captured", args! { player: player(seat), units: units })
            }
            Event::Freed { unit } => self.t("so-say-freed", args! { unit: self.unit(*unit) }),
            Event::OffDuty { seat, units } => {
                let names: Vec<String> = units.iter().map(|&unit| self.unit(unit)).collect();
                let units = names.join(", ");
                self.t("so-say-off-duty", args! { player: player(seat), units: units })
            }
            Event::NoiseMade { seat, noise } => {
                self.t("so-say-noise-made", args! { player: player(seat), count: *noise })
            }
            Event::NoiseRevealed { faces } => {
                self.t("so-say-noise-revealed", args! { faces: self.faces(faces) })
            }
            Event::Signalled { signal } => {
                let found = card.signal.get(usize::from(*signal));
                let name = found.map_or("", |signal| self.speech.name(&signal.name));
                self.t("so-say-signalled", args! { signal: name })
            }
            Event::NoRoom { seat } => self.t("so-say-no-room", args! { player: player(seat) }),
            Event::Uncontrolled { objective } => {
                self.t("so-say-uncontrolled", args! { objective: self.objective(*objective) })
            }
            Event::ObjectivePut { objective, .. } => {
                self.t("so-say-objective-put", args! { objective: self.objective(*objective) })
            }
            Event::Marked { objectives } => {
                let all = objectives.iter().map(|&one| self.objective(one));
                let all: Vec<String> = all.collect();
                self.t("so-say-marked", args! { objectives: all.join(", ") })
            }
            _ => return None,
        }))
    }

    /// What a tracker is called.
    pub(super) fn tracker(&self, number: u8) -> String {
        self.named(tracker::card(self.state, number).map(|card| &card.name), "so-tracker")
    }

    /// What a space of a tracker shows: `crit or block`, or its number.
    fn shown(&self, tracker: u8, space: u8) -> String {
        let card = tracker::card(self.state, tracker);
        let faces = card.and_then(|card| card.spaces.get(usize::from(space)));
        let faces = faces.map_or(&[][..], Vec::as_slice).iter();
        let faces: Vec<String> = faces.map(|face| self.of("sp-face-", face)).collect();
        if faces.is_empty() { (u16::from(space) + 1).to_string() } else { faces.join(" / ") }
    }

    /// A space of the tracker that is asked about.
    pub(super) fn space(&self, space: u8, prompt: &Prompt) -> String {
        match prompt {
            Prompt::Space { tracker, .. } => self.shown(*tracker, space),
            _ => (u16::from(space) + 1).to_string(),
        }
    }

    fn stage(&self, stage: u8) -> String {
        let card = self.state.table.operation.as_ref();
        let card = card.and_then(|card| card.stage.get(usize::from(stage)));
        match card {
            Some(card) => self.speech.name(&card.name).to_owned(),
            None => (u16::from(stage) + 1).to_string(),
        }
    }

    fn progress(&self, cause: ProgressCause) -> String {
        match cause {
            ProgressCause::Turn => self.plain("so-cause-turn"),
            ProgressCause::Rule(at) => self.rule_name(at),
            ProgressCause::Token(unit, ability)
            | ProgressCause::Spent(unit, ability)
            | ProgressCause::Gained(unit, ability) => {
                let ability = self.ability(unit, ability);
                self.t(&format!("so-cause-{}", kind(&cause)), args! { ability: ability })
            }
        }
    }

    pub(super) fn rule_name(&self, at: RuleAt) -> String {
        self.named(self.rule(at).map(|rule| &rule.name), "so-special-rule")
    }

    /// The role of a player.
    #[must_use]
    pub fn role(&self, seat: Seat) -> String {
        match self.state.operation.as_ref() {
            None => String::new(),
            Some(now) if now.aggressor == seat => self.plain("so-role-aggressor"),
            Some(_) => self.plain("so-role-sentinel"),
        }
    }
}
