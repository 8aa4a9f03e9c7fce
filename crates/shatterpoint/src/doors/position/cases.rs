//! What a scenario may state of units, objectives, terrain and order cards.

use std::collections::BTreeMap;

use content::{Names, Source};
use serde::Deserialize;

use crate::language::{Ability, Condition, Entry, Face, Keyword, Symbol, UnitType};
use crate::operations::card::{Operation, Printing};
use crate::pack::{Chart, Passage, Piece, Row, Sight, Stance, Tree, TreeOption, Unit, Values};
use measure::Millimetres;

/// A place in millimetres: east and north of the centre, perhaps the height of the surface.
pub type PlaceCase = Vec<Millimetres>;

/// An objective token: a further one, or one of the mission by its id.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ObjectiveCase {
    /// What it is called; by default its number, from 1.
    #[serde(default)]
    pub id: Option<String>,
    /// Where it lies; without a height on the highest surface that carries it. Left out for one of
    /// the mission.
    #[serde(default)]
    pub at: Option<PlaceCase>,
    /// Its upper side; by default active, one of the mission as the struggle card says.
    #[serde(default)]
    pub active: Option<bool>,
    /// Which player controls it.
    #[serde(default)]
    pub control: Option<u8>,
    /// Has a priority token.
    #[serde(default)]
    pub priority: bool,
    /// Damage tokens on it, in an operation.
    #[serde(default)]
    pub damage: u8,
}

/// An operation and how far it has come.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OperationCase {
    /// Its id in the embedded pack.
    #[serde(default)]
    pub id: Option<String>,
    /// Or the operation itself.
    #[serde(default)]
    pub card: Option<Operation>,
    /// The Aggressor; by default player 1, in the set-up by chance.
    #[serde(default)]
    pub aggressor: Option<u8>,
    /// The id of the current stage; by default the first.
    #[serde(default)]
    pub stage: Option<String>,
    /// The struggle token is on the middle space of the track.
    #[serde(default)]
    pub token: bool,
    /// Damage tokens of armoured targets, by their ids.
    #[serde(default)]
    pub armour: BTreeMap<String, u8>,
    /// The spaces of trackers that hold tokens, from 1, by the trackers' ids.
    #[serde(default)]
    pub trackers: BTreeMap<String, Vec<u8>>,
    /// Which print of it counts.
    #[serde(default)]
    pub printing: Printing,
    /// Operation tokens on units, by the units' names.
    #[serde(default)]
    pub tokens: BTreeMap<String, Vec<Face>>,
    /// The pool of operation tokens; left out: that of the card.
    #[serde(default)]
    pub pool: Option<Vec<Face>>,
    /// Ambush tokens on the battlefield.
    #[serde(default)]
    pub ambush: Vec<AmbushCase>,
    /// The objective at which the ship stands.
    #[serde(default)]
    pub ship: Option<String>,
    /// The units aboard it, by name.
    #[serde(default)]
    pub aboard: Vec<String>,
    /// Captured units, by name.
    #[serde(default)]
    pub captured: Vec<String>,
    /// Units that are off duty, by name.
    #[serde(default)]
    pub off_duty: Vec<String>,
    /// Operation tokens of the noise.
    #[serde(default)]
    pub noise: Vec<Face>,
    /// What was signalled, by its id.
    #[serde(default)]
    pub signals: Vec<String>,
    /// The tokens of the sequence, the next one first.
    #[serde(default)]
    pub sequence: Vec<Face>,
    /// The first of them is revealed.
    #[serde(default)]
    pub revealed: bool,
}

/// An ambush token, in millimetres.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AmbushCase {
    /// What it shows.
    pub face: Face,
    /// Where it lies, on the ground.
    pub at: [Millimetres; 2],
}

/// A terrain piece, in millimetres.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TerrainCase {
    /// Pieces of the same name are one terrain model; by default each is one of its own.
    #[serde(default)]
    pub model: Option<String>,
    /// The corners of the footprint, in order.
    #[serde(default)]
    pub corners: Vec<[Millimetres; 2]>,
    /// Instead of corners: west, south, east and north sides of a rectangle.
    #[serde(default)]
    pub rectangle: Option<[Millimetres; 4]>,
    /// The height of its underside.
    #[serde(default)]
    pub bottom: Millimetres,
    /// The height of its top.
    pub top: Millimetres,
    /// Whether it interrupts line of sight; by default it does.
    #[serde(default = "blocking")]
    pub sight: Sight,
    /// Whether one can move through or under it; by default not.
    #[serde(default = "impassable")]
    pub passage: Passage,
    /// Whether characters can stand on it; by default they can.
    #[serde(default = "yes")]
    pub stand: bool,
}

/// The order cards of a player, each pile from the top.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OrderCase {
    /// Whose.
    pub player: u8,
    /// Names of units, or `shatterpoint`; by default all cards that are nowhere else.
    #[serde(default)]
    pub deck: Option<Vec<String>>,
    /// The discard pile.
    #[serde(default)]
    pub discard: Vec<String>,
    /// The card in reserve.
    #[serde(default)]
    pub reserve: Option<String>,
}

/// Where the characters of a unit stand.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "expected [x, y] or [x, y, height], or a list of such places")]
pub enum Places {
    /// Its only character.
    One(PlaceCase),
    /// Each of its characters.
    Each(Vec<PlaceCase>),
}

/// A unit of the embedded pack or a plain one, with everything on it.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of a unit and its cards")]
pub struct UnitCase {
    /// Its id in the embedded pack; left out: a plain unit.
    #[serde(default)]
    pub unit: Option<String>,
    #[serde(default)]
    pub name: Option<String>,
    pub player: u8,
    #[serde(default = "one")]
    pub squad: u8,
    /// Left out: not deployed yet, or defeated.
    #[serde(default)]
    pub at: Option<Places>,
    #[serde(default)]
    pub defeated: bool,
    /// By default 0, of a wounded unit its stamina.
    #[serde(default)]
    pub damage: Option<u8>,
    #[serde(default)]
    pub wounded: bool,
    #[serde(default)]
    pub injured: u8,
    #[serde(default)]
    pub conditions: Vec<Condition>,
    #[serde(default)]
    pub hunker: u8,
    /// The name of the stance that is up; by default the first.
    #[serde(default)]
    pub stance: Option<String>,
    /// Abilities used this turn, by name.
    #[serde(default)]
    pub used: Vec<String>,
    /// Dice of the Focus action that wait, for each character.
    #[serde(default)]
    pub focus: u8,
    /// Dice that wait for the next ranged attack, for each character.
    #[serde(default)]
    pub sharpshooter: u8,
    /// Dice that wait for the next melee attack, for each character.
    #[serde(default)]
    pub impact: u8,
    /// Keywords gained until the end of the turn.
    #[serde(default)]
    pub gained: Vec<Keyword>,
    /// Its order card is in the reserve.
    #[serde(default)]
    pub reserve: bool,

    #[serde(default, rename = "type")]
    pub kind: Option<UnitType>,
    #[serde(default)]
    pub force: Option<u8>,
    #[serde(default)]
    pub stamina: Option<u8>,
    #[serde(default)]
    pub durability: Option<u8>,
    #[serde(default)]
    pub traits: Option<Vec<String>>,
    #[serde(default)]
    pub characters: Option<u8>,
    /// The diameter of its bases in millimetres.
    #[serde(default)]
    pub base: Option<u8>,
    /// Instead of its abilities.
    #[serde(default)]
    pub abilities: Option<Vec<Ability>>,
    /// In addition to its abilities.
    #[serde(default)]
    pub add_abilities: Vec<Ability>,
    /// Instead of its stances.
    #[serde(default)]
    pub stances: Option<Vec<Stance>>,
    /// Of every stance, as all that follow.
    #[serde(default)]
    pub melee: Option<Values>,
    #[serde(default)]
    pub ranged: Option<Values>,
    #[serde(default)]
    pub melee_expertise: Option<Vec<Row>>,
    #[serde(default)]
    pub ranged_expertise: Option<Vec<Row>>,
    #[serde(default)]
    pub defence_expertise: Option<Vec<Row>>,
    #[serde(default)]
    pub tree: Option<TreeCase>,
}

/// A combat tree.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TreeCase {
    /// All options.
    pub options: Vec<OptionCase>,
    /// The orange options; by default the first option.
    #[serde(default)]
    pub start: Option<Vec<String>>,
    /// The paths; by default each option leads to the next.
    #[serde(default)]
    pub paths: Option<Vec<[String; 2]>>,
}

/// An option of a combat tree.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OptionCase {
    /// Unique in the tree.
    pub id: String,
    /// What it does.
    #[serde(default)]
    pub effects: Vec<Symbol>,
    /// Row and column; by default all options stand in one row.
    #[serde(default)]
    pub at: Option<[u8; 2]>,
}

fn one() -> u8 {
    1
}

fn yes() -> bool {
    true
}

fn blocking() -> Sight {
    Sight::Blocking
}

fn impassable() -> Passage {
    Passage::Impassable
}

/// The range of a plain unit's ranged attack.
const PLAIN_RANGE: u8 = 4;

impl UnitCase {
    /// The unit that is meant: the given one of a pack or a plain one, with the values that are
    /// stated. `number` names a plain unit that has no name, `era` is the era of plain units.
    pub(super) fn unit(&self, pack: Option<&Unit>, number: usize, era: &str) -> Unit {
        let mut unit = pack.cloned().unwrap_or_else(|| plain(number, era));
        if let Some(name) = &self.name {
            unit.name = Names::from(name.as_str());
        }
        replace(&mut unit.kind, self.kind);
        replace(&mut unit.force, self.force);
        replace(&mut unit.stamina, self.stamina);
        replace(&mut unit.durability, self.durability);
        replace(&mut unit.traits, self.traits.clone());
        replace(&mut unit.characters, self.characters);
        replace(&mut unit.base, self.base);
        replace(&mut unit.ability, self.abilities.clone());
        unit.ability.extend(self.add_abilities.iter().cloned());
        replace(&mut unit.stance, self.stances.clone());
        unit.stance.iter_mut().for_each(|stance| self.change(stance));
        unit
    }

    fn change(&self, stance: &mut Stance) {
        replace(&mut stance.melee, self.melee);
        if let Some(mut values) = self.ranged {
            if values.attack.is_some() {
                values.range = values.range.or(stance.ranged.range).or(Some(PLAIN_RANGE));
            }
            stance.ranged = values;
        }
        let change = |chart: &mut Option<Chart>, rows: &Option<Vec<Row>>, values: Values| {
            if let Some(rows) = rows {
                *chart = Some(Chart { name: Names::from("Weapon"), rows: rows.clone() });
            }
            // Who attacks has a chart, and nobody else.
            *chart = values.attack.map(|_| chart.take().unwrap_or_else(|| simple(Entry::Hit)));
        };
        change(&mut stance.melee_expertise, &self.melee_expertise, stance.melee);
        change(&mut stance.ranged_expertise, &self.ranged_expertise, stance.ranged);
        if let Some(rows) = &self.defence_expertise {
            stance.defence_expertise.rows.clone_from(rows);
        }
        if let Some(tree) = &self.tree {
            stance.tree = tree.tree();
        }
    }
}

fn replace<T>(value: &mut T, by: Option<T>) {
    if let Some(by) = by {
        *value = by;
    }
}

/// A chart that gives one result for any number of expertise results.
fn simple(entry: Entry) -> Chart {
    let row = Row { from: 1, to: None, results: vec![entry] };
    Chart { name: Names::from("Simple"), rows: vec![row] }
}

/// A unit without anything special.
fn plain(number: usize, era: &str) -> Unit {
    let effects = || vec![Symbol::Damage];
    let option = |id: &str| OptionCase { id: id.to_owned(), effects: effects(), at: None };
    let tree = TreeCase { options: ["a", "b", "c"].map(option).into(), start: None, paths: None };
    Unit {
        id: "plain".to_owned(),
        name: Names::from(format!("Unit {number}").as_str()),
        figure: None,
        unique_name: None,
        kind: UnitType::Supporting,
        points: 3,
        force: 0,
        stamina: 8,
        durability: 2,
        eras: vec![era.to_owned()],
        traits: Vec::new(),
        characters: 1,
        base: 40,
        ability: Vec::new(),
        stance: vec![Stance {
            name: Names::from("Plain"),
            melee: Values { range: None, attack: Some(5), defence: 4 },
            ranged: Values { range: Some(PLAIN_RANGE), attack: Some(5), defence: 4 },
            melee_expertise: Some(simple(Entry::Hit)),
            ranged_expertise: Some(simple(Entry::Hit)),
            defence_expertise: simple(Entry::Block),
            tree: tree.tree(),
        }],
        source: Source::House,
        sources: BTreeMap::new(),
    }
}

impl TreeCase {
    fn tree(&self) -> Tree {
        let ids: Vec<&String> = self.options.iter().map(|option| &option.id).collect();
        let row = || ids.windows(2).map(|pair| [pair[0].clone(), pair[1].clone()]).collect();
        let first = || ids.first().map(|&id| id.clone()).into_iter().collect();
        let column = |number: usize| u8::try_from(number + 1).unwrap_or(u8::MAX);
        let options = self.options.iter().enumerate().map(|(number, option)| TreeOption {
            id: option.id.clone(),
            at: option.at.unwrap_or([1, column(number)]),
            effects: option.effects.clone(),
        });
        Tree {
            start: self.start.clone().unwrap_or_else(first),
            paths: self.paths.clone().unwrap_or_else(row),
            options: options.collect(),
        }
    }
}

impl TerrainCase {
    pub(super) fn piece(&self) -> Piece {
        Piece {
            corners: self.corners.clone(),
            rectangle: self.rectangle,
            bottom: self.bottom,
            top: self.top,
            sight: self.sight,
            passage: self.passage,
            stand: self.stand,
        }
    }
}
