//! Positions for scenarios: any terrain, any value, any card, stated in the file itself.

mod cases;
mod lists;

use std::sync::Arc;

use content::{Names, Read};
use kernel::Seat;
use ruleset::{Wrong, effective, seat, wrong};
use serde::Deserialize;

use crate::field::{Field, Overlap};
use crate::language::{Buff, Debuff};
use crate::pack::{Faction, MarkerKind, PackFile, Piece, Zone};
use crate::state::{BuffMarker, DebuffMarker, Objective, PlacedSign, Stage, Standing, State, Turn};
use crate::table::{
    Card, CardId, Deployment, FigureId, MOST_CARDS, MOST_FIGURES, MOST_OBJECTIVES, Sheet, Table,
};
pub use cases::{
    CardCase, CardPlace, CharacterCase, ItemCase, MarkerCase, ObjectiveCase, SignCase, WeaponCase,
};
pub use lists::ListCase;

/// A position as a scenario states it. Everything has a default but the characters.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Position {
    /// The round.
    #[serde(default = "one")]
    pub round: u8,
    /// Where the game stands; by default the first character is acting.
    #[serde(default)]
    pub stage: StageCase,
    /// Who is acting; by default the first character.
    #[serde(default)]
    pub acting: Option<String>,
    /// Its action points; by default 3.
    #[serde(default)]
    pub ap: Option<u8>,
    /// Who has priority; by default player 1.
    #[serde(default)]
    pub priority: Option<u8>,
    /// Victory points so far, besides those of what is stated.
    #[serde(default)]
    pub points: [u8; 2],
    /// Who has passed.
    #[serde(default)]
    pub passed: Vec<u8>,
    /// Who was activated last in the round before.
    #[serde(default)]
    pub last_activated: Vec<String>,
    /// Terrain pieces.
    #[serde(default)]
    pub terrain: Vec<Piece>,
    /// Objective markers.
    #[serde(default)]
    pub objective: Vec<ObjectiveCase>,
    /// Deployment zones; by default columns A-E and U-Y.
    #[serde(default = "zones")]
    pub zones: [Zone; 2],
    /// Characters.
    pub character: Vec<CharacterCase>,
    /// Cards of both players.
    #[serde(default)]
    pub card: Vec<CardCase>,
    /// Unique buffs and debuffs.
    #[serde(default)]
    pub marker: Vec<MarkerCase>,
    /// Signs.
    #[serde(default)]
    pub sign: Vec<SignCase>,
}

/// Where a scenario starts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StageCase {
    /// Setting up: facings, decks, priority.
    Setup,
    /// The preparation phase.
    Preparation,
    /// Choosing cards.
    ChooseCards,
    /// Activating with the revealed cards, player 1 first if both have one.
    Activate,
    /// A character is acting.
    #[default]
    Act,
    /// The cleanup phase.
    Cleanup,
}

fn one() -> u8 {
    1
}

fn three() -> u8 {
    3
}

fn zones() -> [Zone; 2] {
    ["ABCDE", "UVWXY"].map(|columns| Zone { columns: columns.to_owned(), hexes: Vec::new() })
}

impl Position {
    /// The position on the table.
    ///
    /// # Errors
    /// The field that is wrong.
    pub fn build(self) -> Result<State, Wrong> {
        self.check_content()?;
        self.check_effects()?;
        let table = self.table()?;
        let mut state = State::empty(Arc::new(table));
        self.place_figures(&mut state)?;
        self.place_cards(&mut state)?;
        self.place_objects(&mut state)?;
        self.begin(&mut state)?;
        Ok(state)
    }

    /// The limits of packs hold for scenarios too.
    fn check_content(&self) -> Result<(), Wrong> {
        if self.character.len() > MOST_FIGURES || self.character.is_empty() {
            let message = format!("expected 1 to {MOST_FIGURES} characters");
            return Err(wrong("character", message));
        }
        let mut file = PackFile {
            character: self.character.iter().map(CharacterCase::character).collect(),
            marker: self.marker.iter().map(MarkerCase::marker).collect(),
            sign: self.sign.iter().map(SignCase::sign).collect(),
            ..PackFile::default()
        };
        for (i, case) in self.character.iter().enumerate() {
            let weapons = case.weapons.iter().enumerate();
            file.weapon.extend(weapons.map(|(j, w)| w.weapon(&format!("{i}.{j}"))));
            let items = case.items.iter().enumerate();
            file.item.extend(items.map(|(j, item)| item.item(&format!("{i}.{j}"))));
            if case.items.len() > 12 {
                return Err(wrong(format!("character[{i}].items"), "expected at most 12"));
            }
        }
        for (i, case) in self.card.iter().enumerate() {
            match case.card(&i.to_string()) {
                Card::Fate(card) => file.fate.push(card),
                Card::Glory(card) => file.glory.push(card),
            }
        }
        let read = Read { name: String::new(), text: "", content: file };
        crate::checks::check(&[read]).map_err(|fault| wrong(fault.field(), fault.message()))
    }

    /// What the game decides before it looks at it must not be stated, nor what a thing lacks.
    fn check_effects(&self) -> Result<(), Wrong> {
        let acts = self.stage == StageCase::Act;
        let acting = [("acting", self.acting.is_some()), ("ap", self.ap.is_some())];
        effective(acting.into_iter().filter(|_| !acts), "outside of stage = \"act\"")?;
        let set_up = self.stage == StageCase::Setup;
        effective([("priority", set_up && self.priority.is_some())], "before it is rolled for")?;
        let fresh = set_up || self.stage == StageCase::Preparation;
        effective([("passed", fresh && !self.passed.is_empty())], "before the round begins")?;
        for (i, case) in self.character.iter().enumerate() {
            let out = case.at.is_none() && !set_up;
            case.check_effects(out).map_err(|fault| fault.below(&format!("character[{i}]")))?;
        }
        for (i, case) in self.card.iter().enumerate() {
            case.check_effects().map_err(|fault| fault.below(&format!("card[{i}]")))?;
        }
        for (i, case) in self.sign.iter().enumerate() {
            let idle = [("player", case.player.is_some() && case.at.is_none())];
            let away = effective(idle, "on a sign that lies nowhere");
            away.map_err(|fault| fault.below(&format!("sign[{i}]")))?;
        }
        Ok(())
    }

    fn table(&self) -> Result<Table, Wrong> {
        let field = Field::new(&self.terrain, &self.zones);
        let field = field.map_err(|Overlap(hex)| {
            wrong("terrain", format!("two pieces lie on {hex}, expected one"))
        })?;
        let mut sheets = Vec::new();
        for (i, case) in self.character.iter().enumerate() {
            let field = format!("character[{i}].player");
            sheets.push(Sheet {
                seat: seat(case.player, || field)?,
                character: case.character(),
                weapons: case.weapons.iter().map(|w| w.weapon(&w.name.en)).collect(),
                items: case.items.iter().map(|item| item.item(&item.name.en)).collect(),
            });
        }
        let cards = [1, 2].map(|player| {
            let own = self.card.iter().filter(|card| card.player == player);
            let so_far = self.points_so_far(Seat(player - 1));
            own.map(|card| card.card(&card.name.en)).chain(so_far).collect::<Vec<_>>()
        });
        if cards.iter().any(|cards| cards.len() > MOST_CARDS) {
            return Err(wrong("card", format!("expected at most {MOST_CARDS} for a player")));
        }
        let waiting =
            self.stage == StageCase::Setup && self.character.iter().all(|c| c.at.is_none());
        Ok(Table {
            field: Arc::new(field),
            sheets,
            cards,
            factions: [Faction::Masters, Faction::EvilWarriors],
            markers: self.marker.iter().map(MarkerCase::marker).collect(),
            signs: self.sign.iter().map(SignCase::sign).collect(),
            deployment: if waiting { Deployment::Chosen } else { Deployment::Given },
            map: Names::from("scenario"),
        })
    }

    /// A completed side mission that is worth the points so far.
    fn points_so_far(&self, seat: Seat) -> Option<Card> {
        let points = self.points[seat.index()];
        let name = "Points so far".to_owned();
        (points > 0).then(|| CardCase::worth(&name, points).card(&name))
    }

    fn place_figures(&self, state: &mut State) -> Result<(), Wrong> {
        for (i, case) in self.character.iter().enumerate() {
            let id = FigureId(i as u8);
            let field = |name: &str| format!("character[{i}].{name}");
            let twice = self.character[..i].iter().any(|other| other.name.en == case.name.en);
            if twice {
                return Err(wrong(field("name"), "used twice, expected distinct names"));
            }
            let buff = case.buff.as_deref().map(|buff| self.buff(buff)).transpose();
            let debuff = case.debuff.as_deref().map(|debuff| self.debuff(debuff)).transpose();
            let figure = state.figure_mut(id);
            figure.facing = case.facing.unwrap_or(figure.facing);
            figure.wounds = case.wounds;
            figure.mana = case.mana;
            figure.focused = case.focused;
            figure.standby = case.standby;
            figure.activated = case.activated;
            figure.buff = buff.map_err(|message| wrong(field("buff"), message))?;
            figure.debuff = debuff.map_err(|message| wrong(field("debuff"), message))?;
            figure.used_items = (0..case.items.len())
                .filter(|&n| case.items[n].used)
                .fold(0, |used, n| used | 1 << n);
            if case.mana > crate::table::MOST_MANA {
                return Err(wrong(field("mana"), "expected at most 5"));
            }
            match case.at {
                Some(place) => {
                    let facing = figure.facing;
                    if case.wounds >= case.health {
                        return Err(wrong(field("wounds"), "expected fewer than its health"));
                    }
                    if !crate::large::is_legal(state, id, place, facing) {
                        let message = format!("nobody can stand on {place}, or it is taken");
                        return Err(wrong(field("at"), message));
                    }
                    state.figure_mut(id).place = place;
                    state.figure_mut(id).standing = Standing::Up;
                }
                None if self.stage == StageCase::Setup => {}
                None => {
                    figure.standing = Standing::Out;
                    figure.wounds = case.health;
                }
            }
        }
        Ok(())
    }

    fn unique(&self, id: &str, kind: MarkerKind) -> Option<u8> {
        let found = self.marker.iter().position(|marker| marker.id == id && marker.kind == kind);
        found.map(|n| n as u8)
    }

    fn buff(&self, name: &str) -> Result<BuffMarker, String> {
        let common = match name {
            "haste" => Buff::Haste,
            "enhancement" => Buff::Enhancement,
            "protection" => Buff::Protection,
            "regeneration" => Buff::Regeneration,
            _ => {
                let unique = self.unique(name, MarkerKind::Buff).map(BuffMarker::Unique);
                return unique.ok_or_else(|| format!("`{name}` is no buff"));
            }
        };
        Ok(BuffMarker::Common(common))
    }

    fn debuff(&self, name: &str) -> Result<DebuffMarker, String> {
        let common = match name {
            "paralysis" => Debuff::Paralysis,
            "blinded" => Debuff::Blinded,
            "prone" => Debuff::Prone,
            "curse" => Debuff::Curse,
            _ => {
                let unique = self.unique(name, MarkerKind::Debuff).map(DebuffMarker::Unique);
                return unique.ok_or_else(|| format!("`{name}` is no debuff"));
            }
        };
        Ok(DebuffMarker::Common(common))
    }

    fn named(&self, name: &str) -> Option<FigureId> {
        let found = self.character.iter().position(|c| c.name.en.eq_ignore_ascii_case(name));
        found.map(|n| FigureId(n as u8))
    }

    fn place_cards(&self, state: &mut State) -> Result<(), Wrong> {
        let mut numbers = [0u8; 2];
        for (i, case) in self.card.iter().enumerate() {
            let field = |name: &str| format!("card[{i}].{name}");
            let seat = seat(case.player, || field("player"))?;
            let id = CardId(numbers[seat.index()]);
            numbers[seat.index()] += 1;
            if let Some(name) = &case.on {
                let figure = self.named(name).filter(|&id| state.seat(id) == seat);
                let message = "expected the name of an own character";
                let figure = figure.ok_or_else(|| wrong(field("on"), message))?;
                state.figure_mut(figure).cards.insert(id);
                continue;
            }
            let player = &mut state.players[seat.index()];
            match case.r#in.unwrap_or_default() {
                CardPlace::Hand => player.hand.insert(id),
                CardPlace::Deck => player.deck.insert(0, id),
                CardPlace::Discard => player.discard.insert(id),
                CardPlace::Completed => player.completed.insert(id),
                CardPlace::Revealed => player.revealed = Some(id),
                CardPlace::Box => {}
            }
        }
        for seat in [Seat(0), Seat(1)] {
            if self.points_so_far(seat).is_some() {
                state.players[seat.index()].completed.insert(CardId(numbers[seat.index()]));
            }
        }
        if [Seat(0), Seat(1)].iter().any(|&seat| state.fate_in_hand(seat) > crate::table::MOST_FATE)
        {
            return Err(wrong("card", "expected at most 5 fate cards in a hand"));
        }
        Ok(())
    }

    fn place_objects(&self, state: &mut State) -> Result<(), Wrong> {
        if self.objective.len() > MOST_OBJECTIVES {
            return Err(wrong("objective", format!("expected at most {MOST_OBJECTIVES}")));
        }
        for (i, case) in self.objective.iter().enumerate() {
            let by = case.captured_by.map(|player| {
                let field = format!("objective[{i}].captured-by");
                seat(player, || field)
            });
            let captured = by.transpose()?;
            state.objectives.push(Objective { hex: case.at, captured });
        }
        for (i, case) in self.sign.iter().enumerate() {
            let Some(place) = case.at else { continue };
            let field = format!("sign[{i}].player");
            let seat = seat(case.player.unwrap_or(1), || field)?;
            let placed = state.signs.try_push(PlacedSign { sign: i as u8, place, seat });
            placed.map_err(|_| wrong("sign", "too many"))?;
        }
        Ok(())
    }

    fn begin(&self, state: &mut State) -> Result<(), Wrong> {
        state.round = self.round;
        state.priority = seat(self.priority.unwrap_or(1), || "priority".to_owned())?;
        for &player in &self.passed {
            let seat = seat(player, || "passed".to_owned())?;
            state.players[seat.index()].passed = true;
        }
        for name in &self.last_activated {
            let message = format!("`{name}` is unknown, expected a character");
            let id = self.named(name).ok_or_else(|| wrong("last-activated", message))?;
            let seat = state.seat(id);
            state.players[seat.index()].barred = Some(id);
        }
        state.stage = match self.stage {
            StageCase::Setup => Stage::Setup,
            StageCase::Preparation => Stage::Preparation,
            StageCase::ChooseCards => Stage::ChooseCards,
            StageCase::Cleanup => Stage::Cleanup,
            StageCase::Activate => {
                let revealed = |seat: &Seat| state.players[seat.index()].revealed.is_some();
                state.to_activate = [Seat(0), Seat(1)].into_iter().filter(revealed).collect();
                Stage::Activate
            }
            StageCase::Act => {
                let acting = self.acting.as_deref().map_or(Some(FigureId(0)), |n| self.named(n));
                let acting = acting.filter(|&id| state.is_up(id));
                let acting = acting.ok_or_else(|| {
                    wrong("acting", "expected the name of a character on the battlefield")
                })?;
                state.figure_mut(acting).activated = true;
                let seat = state.seat(acting);
                state.players[seat.index()].activations = 1;
                state.players[seat.index()].last_activated = Some(acting);
                state.turns.push(Turn::new(acting, None, self.ap.unwrap_or(3)));
                Stage::Act
            }
        };
        Ok(())
    }
}
