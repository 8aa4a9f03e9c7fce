//! What stays the same for a whole game, as a viewer may know it: the field, the characters with
//! their equipment, the cards. A client gets it once, in all languages.

use content::{Figure, Names};
use kernel::{Rule, Seat, Told, Viewer};
use serde::Serialize;

use crate::event::Event;
use crate::field::{Field, Ground};
use crate::hex::{Direction, Hex};
use crate::language::{Ability, TestResult, WeaponType};
use crate::pack::{Faction, Item, ItemKind, MarkerKind, Weapon};
use crate::probe::EXTRA_NEEDS;
use crate::state::State;
use crate::table::{Card, CardId, FigureId, Sheet};

/// What is fixed for one game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the table")]
pub struct TableView {
    pub map: Names,
    pub terrain: Vec<TerrainView>,
    /// The deployment zones of the two seats.
    pub zones: Vec<Vec<Hex>>,
    pub factions: [Faction; 2],
    /// The least face with which an extra die is a success.
    pub extra_needs: u8,
    /// By the figures' numbers.
    pub sheets: Vec<SheetView>,
    /// Unique buffs and debuffs, by their numbers.
    pub markers: Vec<MarkerView>,
    pub signs: Vec<SignSheet>,
    /// The cards that the viewer may know from the start: a player's own.
    pub cards: Vec<CardView>,
}

/// A hex with something on it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the field")]
pub struct TerrainView {
    pub hex: Hex,
    pub ground: Ground,
    pub platform: bool,
}

/// A character with its equipment, as it entered the game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the sheet")]
pub struct SheetView {
    pub id: FigureId,
    pub seat: Seat,
    pub name: Names,
    /// The figure that stands for it, if its pack names one.
    pub figure: Option<Figure>,
    pub cost: i32,
    pub health: u8,
    /// The hexes of a large base facing N, as walks from the pivot; empty for a standard figure.
    pub base: Vec<Vec<Direction>>,
    pub weapons: Vec<WeaponView>,
    /// Skills by their numbers: those of the character, then those of the items.
    pub skills: Vec<AbilityView>,
    pub items: Vec<ItemView>,
}

/// A weapon or spell.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the weapon")]
pub struct WeaponView {
    pub name: Names,
    pub kind: WeaponType,
    pub reach: u8,
    pub dice: i8,
    pub mana: u8,
    pub area: Option<u8>,
    pub results: Vec<ResultView>,
    pub special: Vec<AbilityView>,
}

/// What a number of successes does.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the result")]
pub struct ResultView {
    pub successes: u8,
    pub wounds: u8,
    /// Whether something else happens too.
    pub more: bool,
}

/// A skill or special ability.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the ability")]
pub struct AbilityView {
    pub name: Names,
    pub text: Option<Names>,
    pub ap: u8,
    pub mana: u8,
}

/// An item.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the item")]
pub struct ItemView {
    pub name: Names,
    pub kind: ItemKind,
    pub consumable: bool,
    pub skill: AbilityView,
}

/// A unique buff or debuff.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the marker")]
pub struct MarkerView {
    pub name: Names,
    pub kind: MarkerKind,
}

/// A kind of sign.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the sign")]
pub struct SignSheet {
    pub name: Names,
    pub reach: u8,
}

/// A card that lies open, or that its owner looks at.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the card")]
pub struct CardView {
    pub seat: Seat,
    pub id: CardId,
    pub name: Names,
    /// A fate card; else a glory card.
    pub fate: bool,
    pub initiative: u8,
    pub ap: u8,
    pub mana: u8,
    /// The ability of a fate card or the side mission of a glory card.
    pub text: Option<Names>,
    /// The mana of a fate card's bonus, or the victory points of a side mission.
    pub bonus: u8,
}

impl CardView {
    /// The face of a player's card.
    #[must_use]
    pub fn of(state: &State, seat: Seat, id: CardId) -> CardView {
        let (name, text, bonus) = match state.card(seat, id) {
            Some(Card::Fate(card)) => (card.name.clone(), card.text.clone(), card.bonus_mana),
            Some(Card::Glory(card)) => (card.name.clone(), card.text.clone(), card.points),
            None => (Names::from("?"), None, 0),
        };
        let card = state.card(seat, id);
        let (ap, mana) = card.map_or((0, 0), Card::grants);
        let initiative = card.map_or(0, Card::initiative);
        let fate = card.is_some_and(Card::is_fate);
        CardView { seat, id, name, fate, initiative, ap, mana, text, bonus }
    }
}

/// What a viewer may know of what is fixed.
#[must_use]
pub fn table(state: &State, viewer: Viewer) -> TableView {
    let table = &state.table;
    let seats = [Seat(0), Seat(1)];
    let cards = |seat: Seat| {
        let numbers = 0..table.cards[seat.index()].len() as u8;
        numbers.map(move |n| CardView::of(state, seat, CardId(n)))
    };
    TableView {
        map: table.map.clone(),
        terrain: terrain(&table.field),
        zones: zones(&table.field),
        factions: table.factions,
        extra_needs: EXTRA_NEEDS,
        sheets: state.ids().map(|id| sheet(id, state.sheet(id))).collect(),
        markers: table
            .markers
            .iter()
            .map(|marker| MarkerView { name: marker.name.clone(), kind: marker.kind })
            .collect(),
        signs: table
            .signs
            .iter()
            .map(|sign| SignSheet { name: sign.name.clone(), reach: sign.reach })
            .collect(),
        cards: seats.into_iter().filter(|&seat| viewer.sees(seat)).flat_map(cards).collect(),
    }
}

/// The hexes with something on them.
#[must_use]
pub fn terrain(field: &Field) -> Vec<TerrainView> {
    Hex::all()
        .map(|hex| TerrainView {
            hex,
            ground: field.ground(hex),
            platform: field.has_platform(hex),
        })
        .filter(|t| t.ground != Ground::Open || t.platform)
        .collect()
}

/// The deployment zones of the two seats.
#[must_use]
pub fn zones(field: &Field) -> Vec<Vec<Hex>> {
    [Seat(0), Seat(1)]
        .map(|seat| Hex::all().filter(|&hex| field.in_zone(seat, hex)).collect())
        .to_vec()
}

/// Something that happened, as a viewer learns it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ToldView {
    /// Ids of the rules behind it.
    #[cfg_attr(feature = "types", ts(type = "string[]"))]
    pub rules: &'static [Rule],
    /// What happened.
    pub event: Event,
    /// The face of a card that the event shows to everyone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub card: Option<CardView>,
}

/// What a viewer learns of an event.
#[must_use]
pub fn told(state: &State, told: &Told<Event>, viewer: Viewer) -> ToldView {
    let open = match told.event {
        Event::Revealed { seat, card, .. }
        | Event::Wasted { seat, card }
        | Event::Played { seat, card, .. }
        | Event::Mission { seat, card }
        | Event::MissionDone { seat, card, .. } => Some(CardView::of(state, seat, card)),
        _ => None,
    };
    ToldView { rules: told.rules, event: told.event.seen_by(viewer), card: open }
}

fn sheet(id: FigureId, sheet: &Sheet) -> SheetView {
    let items = sheet.items.iter().map(|item| &item.skill);
    SheetView {
        id,
        seat: sheet.seat,
        name: sheet.character.name.clone(),
        figure: sheet.character.figure.clone(),
        cost: sheet.cost(),
        health: sheet.character.health,
        base: sheet.character.base.as_ref().map_or_else(Vec::new, |base| base.parts.clone()),
        weapons: sheet.weapons.iter().map(weapon).collect(),
        skills: sheet.character.skills.iter().chain(items).map(ability).collect(),
        items: sheet.items.iter().map(item).collect(),
    }
}

/// A weapon or spell for a client.
#[must_use]
pub fn weapon(weapon: &Weapon) -> WeaponView {
    WeaponView {
        name: weapon.name.clone(),
        kind: weapon.kind,
        reach: weapon.reach,
        dice: weapon.dice,
        mana: weapon.mana,
        area: weapon.area,
        results: weapon.effects.iter().map(result).collect(),
        special: weapon.special.iter().map(ability).collect(),
    }
}

/// An item for a client.
#[must_use]
pub fn item(item: &Item) -> ItemView {
    ItemView {
        name: item.name.clone(),
        kind: item.kind,
        consumable: item.consumable,
        skill: ability(&item.skill),
    }
}

/// A skill or special ability for a client.
#[must_use]
pub fn ability(ability: &Ability) -> AbilityView {
    let Ability { name, text, ap, mana, .. } = ability;
    AbilityView { name: name.clone(), text: text.clone(), ap: *ap, mana: *mana }
}

fn result(result: &TestResult) -> ResultView {
    let TestResult { successes, wounds, effects } = result;
    ResultView { successes: *successes, wounds: *wounds, more: !effects.is_empty() }
}
