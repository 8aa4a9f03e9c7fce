//! Questions as sentences, answers as short words.

use battleground::Battleground;
use battleground::actions;
use battleground::question::{Choice, Faces, Prompt};
use battleground::table::{Card, CardId, FigureId};
use kernel::Question;

use super::names::Words;
use crate::speech::{args, capital, kind};

impl Words<'_> {
    /// A question as a sentence, with what an acting character has left.
    pub(super) fn prompt(&self, question: &Question<Battleground>) -> String {
        let name = |id: &FigureId| self.figure(*id);
        let plain = || format!("bg-ask-{}", kind(&question.prompt));
        match &question.prompt {
            Prompt::Deploy
            | Prompt::Priority
            | Prompt::Discard
            | Prompt::ChooseCard
            | Prompt::Activate(_) => self.t(&plain(), &[]),
            Prompt::Go { figure, kind: how, goal, points } => {
                let goal =
                    goal.map_or_else(|| self.t("bg-somebody", &[]), |goal| self.figure(goal));
                let key = format!("bg-ask-go-{}", kind(how));
                let text = self.t(&key, args! { name: name(figure), goal: goal });
                format!("{text} ({})", self.t("play-points", args! { count: *points }))
            }
            Prompt::FreeReroll { figure, most, .. } | Prompt::ManaReroll { figure, most, .. } => {
                self.t(&plain(), args! { name: name(figure), most: *most })
            }
            Prompt::Defend { figure, successes } => {
                self.t("bg-ask-defend", args! { name: name(figure), successes: *successes })
            }
            Prompt::Capture(hex) => self.t("bg-ask-capture", args! { hex: hex.to_string() }),
            Prompt::Bonus(card) => match self.state.card(question.seat, *card) {
                Some(found) => {
                    self.t("bg-ask-bonus-of", args! { card: self.speech.name(found.name()) })
                }
                None => self.t("bg-ask-bonus", &[]),
            },
            Prompt::Use { figure, ability } if ability.is_empty() => {
                self.t("bg-ask-use-move", args! { name: name(figure) })
            }
            Prompt::Use { figure, ability } => {
                self.t("bg-ask-use", args! { name: name(figure), ability: self.english(ability) })
            }
            Prompt::Act(figure) => {
                let text = self.t("bg-ask-act", args! { name: name(figure) });
                let ap = self.state.turn_of(*figure).map_or(0, |turn| self.state.turns[turn].ap);
                let mana = self.state.figure(*figure).mana;
                let ap = self.t("play-budget-ap", args! { count: ap });
                let mana = self.t("play-budget-mana", args! { count: mana });
                format!("{text} ({ap}, {mana})")
            }
            Prompt::Face(figure)
            | Prompt::Goal(figure)
            | Prompt::Opportunity(figure)
            | Prompt::Standby(figure)
            | Prompt::Interrupted(figure)
            | Prompt::Aim(figure)
            | Prompt::Further(figure)
            | Prompt::Target(figure)
            | Prompt::FreeAttack(figure)
            | Prompt::Order { figure, .. }
            | Prompt::OneOf { figure, .. }
            | Prompt::Displace(figure)
            | Prompt::Direction(figure)
            | Prompt::Sign(figure) => self.t(&plain(), args! { name: name(figure) }),
        }
    }

    /// An answer in a few words.
    pub(super) fn choice(&self, question: &Question<Battleground>, choice: &Choice) -> String {
        let card = |id: &CardId| self.card(question.seat, *id);
        match choice {
            Choice::Target(id) if matches!(question.prompt, Prompt::Opportunity(_)) => {
                self.t("bg-do-attacks-on", args! { name: self.figure(*id) })
            }
            Choice::Activate(id) | Choice::Target(id) | Choice::Interrupt(id) => self.figure(*id),
            Choice::Face(facing) => {
                let pushed = matches!(question.prompt, Prompt::Direction(_));
                let key = if pushed { "bg-do-direction" } else { "bg-do-face" };
                self.t(key, args! { direction: self.toward(*facing) })
            }
            Choice::Go(place) | Choice::GoBy { place, .. } => {
                self.t("bg-do-go", args! { place: self.place(*place) })
            }
            Choice::GoLarge { place, facing } => {
                let (place, direction) = (self.place(*place), self.toward(*facing));
                self.t("bg-do-go-large", args! { place: place, direction: direction })
            }
            Choice::Place(place) => self.place(*place),
            Choice::Move { focus } => {
                self.t(if *focus { "bg-do-move-focus" } else { "bg-do-move" }, &[])
            }
            Choice::Reroll(faces) => self.reroll(*faces),
            Choice::Deploy { figure, hex } => {
                self.t("bg-do-deploy", args! { name: self.figure(*figure), hex: hex.to_string() })
            }
            Choice::Priority(seat) if *seat == question.seat => self.t("bg-do-priority-own", &[]),
            Choice::Priority(_) => self.t("bg-do-priority-other", &[]),
            Choice::Pick(number) => self.pick(*number, &question.prompt),
            Choice::Attack { weapon, target } => {
                let actor = self.actor(&question.prompt);
                let weapon = actor.map_or_else(String::new, |id| self.weapon(id, *weapon));
                self.t("bg-do-attack", args! { target: self.figure(*target), weapon: weapon })
            }
            Choice::Skill(number) => {
                let sheet = self.actor(&question.prompt).map(|id| self.state.sheet(id));
                let skill = sheet.and_then(|sheet| actions::skill(sheet, *number));
                self.named(skill.map(|skill| &skill.name), "bg-something")
            }
            Choice::Consume(number) => {
                let sheet = self.actor(&question.prompt).map(|id| self.state.sheet(id));
                let item = sheet.and_then(|sheet| sheet.items.get(usize::from(*number)));
                let item = self.named(item.map(|item| &item.name), "bg-something");
                self.t("bg-do-consume", args! { item: item })
            }
            Choice::Bonus(bonus) => {
                let of = match question.prompt {
                    Prompt::Bonus(card) => self.state.card(question.seat, card),
                    _ => None,
                };
                capital(&self.bonus_of(*bonus, of))
            }
            Choice::Card(id) => card(id),
            Choice::Discard(cards) if cards.is_empty() => self.t("bg-do-discard-none", &[]),
            Choice::Discard(cards) => {
                let cards: Vec<String> = cards.iter().map(|id| card(&id)).collect();
                self.t("bg-do-discard", args! { cards: self.speech.list(&cards) })
            }
            Choice::Play { card: id, bonus } => {
                let found: Option<&Card> = self.state.card(question.seat, *id);
                self.t("bg-do-play", args! { card: card(id), bonus: self.bonus_of(*bonus, found) })
            }
            Choice::End => {
                let interrupt =
                    self.state.turns.last().is_some_and(|turn| turn.interrupt.is_some());
                self.t(if interrupt { "bg-do-end-interrupt" } else { "bg-do-end" }, &[])
            }
            Choice::Yes => self.agreement(&question.prompt),
            Choice::Decline => self.t(declining(&question.prompt), &[]),
            Choice::Pass
            | Choice::Focus
            | Choice::Turn
            | Choice::Standby
            | Choice::Stay
            | Choice::Defend => self.speech.of("bg-do-", choice),
        }
    }

    fn agreement(&self, prompt: &Prompt) -> String {
        match prompt {
            Prompt::Capture(_) => self.t("bg-do-yes-capture", &[]),
            Prompt::Use { ability, .. } if ability.is_empty() => self.t("bg-do-move", &[]),
            Prompt::Use { ability, .. } => {
                self.t("bg-do-yes-use", args! { ability: self.english(ability) })
            }
            _ => self.t("bg-do-yes", &[]),
        }
    }

    fn reroll(&self, faces: Faces) -> String {
        let dice: Vec<String> = (1_u8..)
            .zip(faces.0)
            .flat_map(|(face, count)| std::iter::repeat_n(face.to_string(), count.into()))
            .collect();
        if dice.is_empty() {
            return self.t("bg-do-keep", &[]);
        }
        self.t("bg-do-reroll", args! { count: dice.len(), dice: dice.join(" ") })
    }

    /// An effect by its name, an alternative or an effect without a name by what it does.
    fn pick(&self, number: u8, prompt: &Prompt) -> String {
        let (index, number) = (usize::from(number), u16::from(number) + 1);
        match prompt {
            Prompt::Order { effects, does, .. } => match effects.get(index) {
                Some(effect) if !effect.is_empty() => self.english(effect),
                _ => self
                    .deeds(does, index)
                    .unwrap_or_else(|| self.t("bg-do-pick-effect", args! { number: number })),
            },
            Prompt::OneOf { alternatives, .. } => self
                .deeds(alternatives, index)
                .unwrap_or_else(|| self.t("bg-do-pick", args! { number: number })),
            _ => self.t("bg-do-pick", args! { number: number }),
        }
    }

    /// What one of several effects does.
    fn deeds(&self, all: &[Vec<String>], index: usize) -> Option<String> {
        let deeds = all.get(index).filter(|deeds| !deeds.is_empty())?;
        let deeds: Vec<String> = deeds.iter().map(|deed| self.effect(deed)).collect();
        Some(capital(&self.speech.list(&deeds)))
    }

    /// A deed such as `push 3` or `buff haste` as a phrase.
    fn effect(&self, deed: &str) -> String {
        let (word, object) = deed.split_once(' ').unwrap_or((deed, ""));
        let key = format!("bg-effect-{word}");
        if !self.speech.has(&key) {
            return deed.to_owned();
        }
        let common = format!("bg-{word}-{object}");
        let marker = if self.speech.has(&common) {
            self.t(&common, &[])
        } else {
            let mut markers = self.state.table.markers.iter();
            let called = |names: &content::Names| names.en.to_lowercase().replace(' ', "-");
            let found = markers.find(|marker| called(&marker.name) == object);
            found.map_or(object, |marker| self.speech.name(&marker.name)).to_owned()
        };
        let count: i64 = object.parse().unwrap_or(0);
        self.t(&key, args! { count: count, marker: marker })
    }

    /// Whose weapons, skills and items an answer means.
    fn actor(&self, prompt: &Prompt) -> Option<FigureId> {
        match prompt {
            Prompt::Act(id) | Prompt::FreeAttack(id) | Prompt::Interrupted(id) => Some(*id),
            _ => self.state.turns.last().map(|turn| turn.figure),
        }
    }
}

/// How one declines, where a plain "no" would be unclear.
fn declining(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Defend { .. } => "bg-do-decline-defend",
        Prompt::Capture(_) => "bg-do-decline-capture",
        Prompt::Opportunity(_) | Prompt::Standby(_) => "bg-do-decline-interrupt",
        Prompt::FreeAttack(_) => "bg-do-decline-attack",
        Prompt::Goal(_) => "bg-do-decline-goal",
        Prompt::Interrupted(_) => "bg-do-decline-consume",
        Prompt::Use { .. } => "bg-do-decline-use",
        _ => "bg-do-decline",
    }
}
