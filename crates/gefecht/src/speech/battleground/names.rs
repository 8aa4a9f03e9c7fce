//! What things are called.

use battleground::Battleground;
use battleground::event::Reason;
use battleground::field::Place;
use battleground::hex::Direction;
use battleground::language::Ability;
use battleground::question::{Bonus, FISTS};
use battleground::state::{BuffMarker, DebuffMarker, State};
use battleground::table::{Card, CardId, FigureId};
use content::Names;
use kernel::Seat;

use crate::speech::{self, args};
use crate::terminal::battleground::board;

/// The words for a position.
pub type Words<'a> = speech::Words<'a, Battleground>;

impl<'a> Words<'a> {
    pub(super) fn figure(&self, id: FigureId) -> String {
        let sheet = self.state.table.sheets.get(id.index());
        match sheet {
            Some(sheet) => self.speech.name(&sheet.character.name).to_owned(),
            None => self.t("bg-somebody", &[]),
        }
    }

    /// A character by name.
    #[must_use]
    pub fn name(&self, id: FigureId) -> &'a str {
        self.speech.name(&self.state.sheet(id).character.name)
    }

    pub(super) fn weapon(&self, id: FigureId, weapon: u8) -> String {
        if weapon == FISTS {
            return self.t("bg-fists", &[]);
        }
        let found = self.state.sheet(id).weapons.get(usize::from(weapon));
        self.named(found.map(|weapon| &weapon.name), "bg-something")
    }

    pub(super) fn card(&self, seat: Seat, id: CardId) -> String {
        self.named(self.state.card(seat, id).map(Card::name), "bg-a-card")
    }

    /// A bonus with its mana or victory points, if the card is known.
    pub(super) fn bonus_of(&self, bonus: Bonus, card: Option<&Card>) -> String {
        match (bonus, card) {
            (Bonus::Mana, Some(Card::Fate(card))) => {
                self.t("bg-bonus-mana-of", args! { count: card.bonus_mana })
            }
            (Bonus::Mission, Some(Card::Glory(card))) => {
                self.t("bg-bonus-mission-of", args! { count: card.points })
            }
            _ => self.speech.of("bg-bonus-", &bonus),
        }
    }

    /// A buff by its name.
    #[must_use]
    pub fn buff(&self, marker: BuffMarker) -> String {
        match marker {
            BuffMarker::Common(buff) => self.speech.of("bg-buff-", &buff),
            BuffMarker::Unique(number) => self.unique(number),
        }
    }

    /// A debuff by its name.
    #[must_use]
    pub fn debuff(&self, marker: DebuffMarker) -> String {
        match marker {
            DebuffMarker::Common(debuff) => self.speech.of("bg-debuff-", &debuff),
            DebuffMarker::Unique(number) => self.unique(number),
        }
    }

    fn unique(&self, number: u8) -> String {
        let marker = self.state.table.markers.get(usize::from(number));
        self.named(marker.map(|marker| &marker.name), "bg-something")
    }

    /// A direction with an arrow as it lies on the board.
    pub(super) fn toward(&self, to: Direction) -> String {
        let key = format!("bg-direction-{}", to.to_string().to_lowercase());
        format!("{} {}", self.t(&key, &[]), board::arrow(to))
    }

    pub(super) fn place(&self, place: Place) -> String {
        match place.is_high() {
            true => self.t("bg-place-high", args! { hex: place.hex().to_string() }),
            false => place.to_string(),
        }
    }

    /// Events name weapons, abilities, items and signs in English.
    pub(super) fn english(&self, text: &str) -> String {
        if text == "Fists" {
            return self.t("bg-fists", &[]);
        }
        let all = all(self.state);
        let found = all.into_iter().find(|names| names.en == text);
        found.map_or_else(|| text.to_owned(), |names| self.speech.name(names).to_owned())
    }

    /// What changes a number: the thing that carries it, else the rule.
    pub(super) fn reason(&self, reason: &Reason) -> String {
        if !reason.source.is_empty() {
            return self.english(&reason.source);
        }
        let rule = reason.rule.0;
        let key = format!("bg-why-{}", rule.trim_start_matches("BG-").to_lowercase());
        if self.speech.has(&key) { self.t(&key, &[]) } else { rule.to_owned() }
    }
}

/// Every name in the game.
pub fn all(state: &State) -> Vec<&Names> {
    fn ability(ability: &Ability) -> &Names {
        &ability.name
    }
    let mut names: Vec<&Names> = Vec::new();
    for sheet in &state.table.sheets {
        names.push(&sheet.character.name);
        names.extend(sheet.character.skills.iter().map(ability));
        names.extend(sheet.items.iter().flat_map(|item| [&item.name, &item.skill.name]));
        for weapon in &sheet.weapons {
            names.push(&weapon.name);
            names.extend(weapon.special.iter().map(ability));
        }
    }
    names.extend(state.table.markers.iter().map(|marker| &marker.name));
    names.extend(state.table.signs.iter().map(|sign| &sign.name));
    names.extend(state.table.cards.iter().flatten().map(Card::name));
    names
}
