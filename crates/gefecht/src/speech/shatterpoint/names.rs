//! What things are called.

use serde::Serialize;
use shatterpoint::Shatterpoint;
use shatterpoint::language::{Ability, Entry, Symbol};
use shatterpoint::operations::card::{Kind, SpecialRule};
use shatterpoint::operations::{self, RuleAt, armour};
use shatterpoint::pack::Stance;
use shatterpoint::question::OrderCard;
use shatterpoint::table::{CharacterId, Sheet, Target, UnitId};

use crate::speech::{self, args, capital, grouped, kind};

/// The words for a position.
pub type Words<'a> = speech::Words<'a, Shatterpoint>;

impl<'a> Words<'a> {
    pub(super) fn sheet(&self, id: UnitId) -> Option<&'a Sheet> {
        self.state.table.units.get(id.index())
    }

    /// A unit by its name.
    #[must_use]
    pub fn unit(&self, id: UnitId) -> String {
        self.named(self.sheet(id).map(|sheet| &sheet.unit.name), "sp-somebody")
    }

    pub(super) fn unit_of(&self, id: CharacterId) -> Option<UnitId> {
        self.state.table.characters.get(id.index()).map(|character| character.unit)
    }

    /// A character by its unit, and by its number where the unit has several.
    #[must_use]
    pub fn character(&self, id: CharacterId) -> String {
        let sheet = self.unit_of(id).and_then(|unit| self.sheet(unit));
        let Some(sheet) = sheet else { return self.plain("sp-somebody") };
        let name = self.speech.name(&sheet.unit.name);
        match sheet.unit.characters {
            0 | 1 => name.to_owned(),
            _ => {
                let number = id.0.saturating_sub(sheet.first.0) + 1;
                self.t("sp-character-of", args! { unit: name, number: number })
            }
        }
    }

    /// Who or what is attacked: a character, or an armoured target by the name on its card.
    #[must_use]
    pub fn target(&self, target: Target) -> String {
        match target {
            Target::Character(character) => self.character(character),
            Target::Armoured { armoured } => self.armoured(armoured),
        }
    }

    pub(super) fn armoured(&self, target: u8) -> String {
        let card = armour::card(self.state, target);
        self.named(card.map(|card| &card.name), "sp-somebody")
    }

    /// An ability that stands on a card of its unit.
    pub(super) fn ability(&self, id: UnitId, ability: u8) -> String {
        let card = self.sheet(id).and_then(|sheet| sheet.unit.ability.get(usize::from(ability)));
        self.named(card.map(|ability| &ability.name), "sp-an-ability")
    }

    /// The same; beyond the unit's own it is the tactic of the struggle card or the special rule at
    /// work.
    pub(super) fn ability_now(&self, id: UnitId, ability: u8) -> String {
        let own = self.sheet(id).and_then(|sheet| sheet.unit.ability.get(usize::from(ability)));
        let own = own.map(|ability| &ability.name);
        let tactic = || self.tactic().map(|tactic| &tactic.name);
        let rule = self.state.operation.as_ref().and_then(|now| now.rule);
        let rule = rule.and_then(|at| self.rule(at)).map(|rule| &rule.name);
        self.named(own.or(rule).or_else(tactic), "sp-an-ability")
    }

    /// The tactic that the current struggle card gives.
    pub(super) fn tactic(&self) -> Option<&'a Ability> {
        let card = usize::from(self.state.struggle?.card);
        self.state.mission_pack()?.struggle.get(card)?.tactic.as_ref()
    }

    pub(super) fn rule(&self, at: RuleAt) -> Option<&'a SpecialRule> {
        operations::rule(self.state, at)
    }

    pub(super) fn stance_card(&self, id: UnitId, stance: u8) -> Option<&'a Stance> {
        let stances = &self.sheet(id)?.unit.stance;
        stances.get(usize::from(stance)).or(stances.first())
    }

    /// A stance by its name.
    #[must_use]
    pub fn stance(&self, id: UnitId, stance: u8) -> String {
        self.named(self.stance_card(id, stance).map(|stance| &stance.name), "sp-a-stance")
    }

    /// An order card.
    #[must_use]
    pub fn order_card(&self, card: OrderCard) -> String {
        match card {
            OrderCard::Unit(unit) => self.unit(unit),
            OrderCard::Shatterpoint => self.plain("sp-shatterpoint-card"),
        }
    }

    /// A length in inches: `3.3″`.
    pub(super) fn inches(&self, length: i32) -> String {
        self.t("sp-inches", args! { length: self.speech.inches(length) })
    }

    /// The objectives are told apart by numbers; a token that is the only one of its kind is called
    /// by it.
    #[must_use]
    pub fn objective(&self, number: u8) -> String {
        match self.only_kind(number) {
            Some(kind) => self.speech.name(&kind.name).to_owned(),
            None => self.t("sp-objective", args! { number: u16::from(number) + 1 }),
        }
    }

    fn only_kind(&self, number: u8) -> Option<&'a Kind> {
        let card = self.state.table.operation.as_ref()?;
        let id = &card.objective.get(usize::from(number))?.id;
        let mut kinds = card
            .stage
            .iter()
            .flat_map(|stage| &stage.kind)
            .filter(|kind| kind.objectives.contains(id));
        let first = kinds.next().filter(|first| first.objectives.len() == 1)?;
        kinds.all(|kind| kind.id == first.id && kind.objectives.len() == 1).then_some(first)
    }

    /// The word for a thing of a kind: `sp-condition-` and `strained`.
    #[must_use]
    pub fn of(&self, prefix: &str, thing: &impl Serialize) -> String {
        self.speech.of(prefix, thing)
    }

    pub(super) fn entry(&self, entry: &Entry) -> String {
        let key = format!("sp-entry-{}", kind(entry));
        if self.speech.has(&key) { self.plain(&key) } else { self.of("sp-symbol-", entry) }
    }

    /// Symbols in their order, the same ones together: `2 × damage, shove`.
    #[must_use]
    pub fn symbols(&self, all: &[Symbol]) -> String {
        self.times(all.iter().map(|symbol| self.of("sp-symbol-", symbol)))
    }

    /// What an entry of an expertise chart gives, the same ones together.
    #[must_use]
    pub fn entries(&self, all: &[Entry]) -> String {
        self.times(all.iter().map(|entry| self.entry(entry)))
    }

    fn times(&self, all: impl Iterator<Item = String>) -> String {
        let one = |(what, count): (String, usize)| match count {
            1 => what,
            _ => self.t("sp-times", args! { what: what, count: count }),
        };
        grouped(all).into_iter().map(one).collect::<Vec<_>>().join(", ")
    }

    /// A roll in words, the same faces together, the best first: `1 crit, 3 hits`.
    #[must_use]
    pub fn faces(&self, faces: &[impl Serialize]) -> String {
        const ORDER: [&str; 5] = ["crit", "hit", "block", "expertise", "failure"];
        let mut faces: Vec<String> = faces.iter().map(kind).collect();
        if faces.is_empty() {
            return self.plain("sp-no-dice");
        }
        faces.sort_by_key(|face| ORDER.iter().position(|other| other == face));
        let one = |(face, count): (String, usize)| {
            self.t(&format!("sp-faces-{face}"), args! { count: count })
        };
        grouped(faces).into_iter().map(one).collect::<Vec<_>>().join(", ")
    }

    /// A special rule that others call, by its id.
    fn called(&self, id: &str) -> Option<&'a SpecialRule> {
        let card = self.state.table.operation.as_ref()?;
        let mut rules = card.rule.iter().chain(card.stage.iter().flat_map(|stage| &stage.rule));
        rules.find(|rule| rule.id.as_deref() == Some(id))
    }

    /// A deed such as `heal 2`, `dash` or `hunker` as a phrase.
    pub(super) fn alternative(&self, deed: &str) -> String {
        let (word, count) = deed.split_once(' ').unwrap_or((deed, "1"));
        if let Some(rule) = self.called(count).filter(|_| word == "rule") {
            return self.speech.name(&rule.name).to_owned();
        }
        let movement = format!("sp-kind-{word}");
        if self.speech.has(&movement) {
            return self.plain(&movement);
        }
        let key = format!("sp-effect-{word}");
        if !self.speech.has(&key) {
            return deed.to_owned();
        }
        let count: i64 = count.parse().unwrap_or(1);
        capital(&self.t(&key, args! { count: count }))
    }
}
