//! What must hold in a pack beyond its shape: unique ids, references, limits.

mod armies;
mod battle;
mod effects;
mod formats;
mod grounds;
mod units;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::ops::RangeInclusive;

use content::{Fault, Source};

use crate::format::{BattleCard, Format};
use crate::pack::{Measures, PackFile, Unit};

/// The most cards of a kind.
const MOST_CARDS: usize = 200;
/// The battlefield in hundredths of a millimetre, a segment of the ruler and the rounds of a game, if no
/// pack says otherwise (LG-SETUP-02, LG-ROUND-01).
const SIDES: [i32; 2] = [182_880, 91_440];
const SEGMENT: i32 = 15_240;
const ROUNDS: u8 = 6;
/// The most points of a unit or an army.
const MOST_POINTS: u16 = 10_000;
/// The longest ruler segment, tool or token: several of them together still can be measured.
const LONGEST: i32 = measure::LONGEST / 8;
/// Ranges have these numbers; 5 is beyond range 4.
const RANGES: RangeInclusive<u8> = 1..=5;
/// The numbers of keywords, and how many tokens a card may speak of.
const NUMBERS: RangeInclusive<u8> = 1..=9;

/// A file of a pack: its name, its text, what it says.
pub(crate) type Read<'a> = (String, &'a str, PackFile);

/// Checks all files against each other.
///
/// # Errors
/// The first fault.
pub(crate) fn check(files: &[Read<'_>]) -> Result<(), Fault> {
    let known = Known::of(files)?;
    for (file, text, content) in files {
        Checker { file, text, known: &known }.file(content)?;
    }
    whole_decks(files)
}

/// All ids of the packs, and what cards and battlefields are measured by.
#[derive(Default)]
struct Known<'a> {
    units: BTreeMap<&'a str, &'a Unit>,
    upgrades: BTreeSet<&'a str>,
    commands: BTreeSet<&'a str>,
    objectives: BTreeSet<&'a str>,
    deployments: BTreeSet<&'a str>,
    conditions: BTreeSet<&'a str>,
    battlefields: BTreeSet<&'a str>,
    armies: BTreeSet<&'a str>,
    formats: Vec<&'a Format>,
    /// A segment of the ruler.
    segment: i32,
}

impl<'a> Known<'a> {
    fn of(files: &'a [Read<'_>]) -> Result<Known<'a>, Fault> {
        let mut known = Known::default();
        for (file, text, content) in files {
            macro_rules! add {
                ($set:ident, $list:ident) => {
                    for (i, entry) in content.$list.iter().enumerate() {
                        if entry.id.is_empty() || !known.$set.insert(entry.id.as_str()) {
                            let field = format!("{}[{i}].id", stringify!($list));
                            return Err(Fault::at(file, text, None, field, twice(&entry.id)));
                        }
                    }
                };
            }
            add!(upgrades, upgrade);
            add!(commands, command);
            add!(objectives, objective);
            add!(deployments, deployment);
            add!(conditions, condition);
            add!(battlefields, battlefield);
            for (i, format) in content.format.iter().enumerate() {
                if format.id.is_empty() || known.formats.iter().any(|one| one.id == format.id) {
                    let field = format!("format[{i}].id");
                    return Err(Fault::at(file, text, None, field, twice(&format.id)));
                }
                known.formats.push(format);
            }
            for (i, unit) in content.unit.iter().enumerate() {
                if unit.id.is_empty() || known.units.insert(&unit.id, unit).is_some() {
                    let field = format!("unit[{i}].id");
                    return Err(Fault::at(file, text, None, field, twice(&unit.id)));
                }
            }
            for (i, army) in content.army.iter().enumerate() {
                let id = army.id.as_deref().unwrap_or_default();
                if id.is_empty() || !known.armies.insert(id) {
                    return Err(Fault::at(file, text, None, format!("army[{i}].id"), twice(id)));
                }
            }
        }
        let measures = files.iter().rev().find_map(|(_, _, content)| content.measures.as_ref());
        known.segment = measures.map_or(SEGMENT, |measures| measures.segment).max(1);
        Ok(known)
    }

    /// The sides of the largest battlefield.
    fn largest(&self) -> [i32; 2] {
        let sides = self.formats.iter().map(|format| format.battlefield);
        sides.reduce(|a, b| [a[0].max(b[0]), a[1].max(b[1])]).unwrap_or(SIDES)
    }

    /// The sides of the smallest battlefield on which there are battle cards of a kind.
    fn smallest(&self, kind: BattleCard) -> [i32; 2] {
        let played = self.formats.iter().filter(|format| format.battle_cards.kinds.contains(&kind));
        let sides = played.map(|format| format.battlefield);
        sides.reduce(|a, b| [a[0].min(b[0]), a[1].min(b[1])]).unwrap_or(SIDES)
    }

    /// The rounds of the longest game.
    fn rounds(&self) -> u8 {
        self.formats.iter().filter_map(|format| format.rounds).max().unwrap_or(ROUNDS)
    }
}

fn twice(id: &str) -> String {
    format!("`{id}` is empty or used twice, expected a new id")
}

/// Who plays with battle cards needs three of each kind (LG-SETUP-10), who plays with command cards
/// one Standing Orders (LG-BUILD-26).
fn whole_decks(files: &[Read<'_>]) -> Result<(), Fault> {
    type Count = fn(&PackFile) -> usize;
    let kinds: [(&str, Count); 3] = [
        ("objective", |content| content.objective.len()),
        ("deployment", |content| content.deployment.len()),
        ("condition", |content| content.condition.len()),
    ];
    let any = |(_, _, content): &&Read<'_>| kinds.iter().any(|(_, count)| count(content) > 0);
    if let Some((file, text, _)) = files.iter().rfind(any) {
        for (name, count) in kinds {
            let cards: usize = files.iter().map(|(_, _, content)| count(content)).sum();
            if !(3..=MOST_CARDS).contains(&cards) {
                let message = format!("{cards} cards, expected 3 to {MOST_CARDS}");
                return Err(Fault::at(file, text, None, name, message));
            }
        }
    }
    standing_orders(files)
}

fn standing_orders(files: &[Read<'_>]) -> Result<(), Fault> {
    let mut found = 0;
    for (file, text, content) in files {
        for (i, _) in content.command.iter().enumerate().filter(|(_, card)| card.returns) {
            found += 1;
            if found > 1 {
                let message = "a second card that returns, expected only Standing Orders to";
                return Err(Fault::at(file, text, None, format!("command[{i}].returns"), message));
            }
        }
    }
    let last = files.iter().rfind(|(_, _, content)| !content.command.is_empty());
    match last.filter(|_| found == 0) {
        Some((file, text, _)) => {
            let message = "no card returns, expected Standing Orders among the command cards";
            Err(Fault::at(file, text, None, "command", message))
        }
        None => Ok(()),
    }
}

type Checked = Result<(), Fault>;

struct Checker<'a> {
    file: &'a str,
    text: &'a str,
    known: &'a Known<'a>,
}

impl Checker<'_> {
    fn refuse(&self, field: impl Into<String>, message: impl Display) -> Checked {
        Err(Fault::at(self.file, self.text, None, field, message))
    }

    fn unknown(&self, id: &str, field: impl Into<String>, what: &str) -> Checked {
        self.refuse(field, format!("`{id}` is unknown, expected the id of {what}"))
    }

    fn known_unit(&self, id: &str, field: &str) -> Checked {
        if self.known.units.contains_key(id) { Ok(()) } else { self.unknown(id, field, "a unit") }
    }

    /// A list of units, none of them twice.
    fn known_units(&self, ids: &[String], field: &str) -> Checked {
        for (i, id) in ids.iter().enumerate() {
            let at = format!("{field}[{i}]");
            self.known_unit(id, &at)?;
            if ids[..i].contains(id) {
                return self.refuse(at, format!("`{id}` is named twice"));
            }
        }
        Ok(())
    }

    fn within<T: PartialOrd + Display>(
        &self,
        number: T,
        limits: RangeInclusive<T>,
        field: impl Into<String>,
    ) -> Checked {
        if limits.contains(&number) {
            return Ok(());
        }
        let message = format!("{number}, expected {} to {}", limits.start(), limits.end());
        self.refuse(field, message)
    }

    fn count(
        &self,
        count: usize,
        limits: RangeInclusive<usize>,
        field: impl Into<String>,
    ) -> Checked {
        if limits.contains(&count) {
            return Ok(());
        }
        let message = format!("{count} entries, expected {} to {}", limits.start(), limits.end());
        self.refuse(field, message)
    }

    fn file(&self, content: &PackFile) -> Checked {
        if let Some(measures) = &content.measures {
            self.measures(measures)?;
        }
        for (i, format) in content.format.iter().enumerate() {
            self.format(format, &format!("format[{i}]"))?;
        }
        for (i, unit) in content.unit.iter().enumerate() {
            self.unit(unit, &format!("unit[{i}]"))?;
        }
        for (i, upgrade) in content.upgrade.iter().enumerate() {
            self.upgrade(upgrade, &format!("upgrade[{i}]"))?;
        }
        for (i, card) in content.command.iter().enumerate() {
            self.command(card, &format!("command[{i}]"))?;
        }
        for (i, card) in content.objective.iter().enumerate() {
            self.objective(card, &format!("objective[{i}]"))?;
        }
        for (i, card) in content.deployment.iter().enumerate() {
            self.deployment(card, &format!("deployment[{i}]"))?;
        }
        for (i, battlefield) in content.battlefield.iter().enumerate() {
            self.battlefield(battlefield, &format!("battlefield[{i}]"))?;
        }
        for (i, army) in content.army.iter().enumerate() {
            self.army(army, &format!("army[{i}]"))?;
        }
        content.first_game.as_ref().map_or(Ok(()), |first| self.first_game(first))
    }

    fn measures(&self, measures: &Measures) -> Checked {
        let lengths = [
            ("segment", measures.segment),
            ("half-width", measures.half_width),
            ("notch", measures.notch),
            ("token", measures.token),
        ];
        for (name, length) in lengths {
            self.within(length, 1..=LONGEST, format!("measures.{name}"))?;
        }
        let mut before = 0;
        for (i, tool) in measures.tools.into_iter().enumerate() {
            self.within(tool, before + 1..=LONGEST, format!("measures.tools[{i}]"))?;
            before = tool;
        }
        self.sources(measures, &measures.sources, "measures")
    }

    /// `sources` may only name values of its entry.
    fn sources<T: serde::Serialize>(
        &self,
        entry: &T,
        sources: &BTreeMap<String, Source>,
        field: &str,
    ) -> Checked {
        let Ok(entry) = toml::Value::try_from(entry) else { return Ok(()) };
        for path in sources.keys() {
            if !has(&entry, path) {
                let message = format!("`{path}` is no value here, expected one's path");
                return self.refuse(format!("{field}.sources.{path}"), message);
            }
        }
        Ok(())
    }
}

/// Whether a value has a part with this path, such as `weapon[1].dice.red`.
fn has(value: &toml::Value, path: &str) -> bool {
    let mut value = value;
    for step in path.split('.') {
        let (name, indices) = step.split_at(step.find('[').unwrap_or(step.len()));
        let Some(mut next) = value.get(name) else { return false };
        for index in indices.split_terminator(']') {
            let index = index.strip_prefix('[').and_then(|index| index.parse::<usize>().ok());
            let Some(item) = index.and_then(|index| next.get(index)) else { return false };
            next = item;
        }
        value = next;
    }
    true
}
