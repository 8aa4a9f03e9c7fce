//! What must hold in a pack beyond its shape: unique ids, references, limits.

mod armies;
mod battle;
mod effects;
mod formats;
mod grounds;
mod units;

use std::collections::BTreeSet;
use std::fmt::Display;
use std::ops::RangeInclusive;

use content::{Checked, Checks, Fault, Read};

use crate::format::{BattleCard, Format};
use crate::pack::{Measures, PackFile, Rank, Unit};

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

/// Checks all files against each other.
///
/// # Errors
/// The first fault.
pub(crate) fn check(files: &[Read<'_, PackFile>]) -> Checked {
    let known = Known::of(files)?;
    for file in files {
        Checker { file, known: &known }.file(&file.content)?;
    }
    whole_decks(files)
}

/// All ids of the packs, and what cards and battlefields are measured by.
#[derive(Default)]
struct Known<'a> {
    units: BTreeSet<&'a str>,
    /// Those of them that may have command cards of their own.
    characters: BTreeSet<&'a str>,
    upgrades: BTreeSet<&'a str>,
    commands: BTreeSet<&'a str>,
    objectives: BTreeSet<&'a str>,
    deployments: BTreeSet<&'a str>,
    conditions: BTreeSet<&'a str>,
    battlefields: BTreeSet<&'a str>,
    armies: BTreeSet<&'a str>,
    formats: BTreeSet<&'a str>,
    played: Vec<&'a Format>,
    /// A segment of the ruler.
    segment: i32,
}

impl<'a> Known<'a> {
    fn of(files: &'a [Read<'_, PackFile>]) -> Result<Known<'a>, Fault> {
        let mut known = Known::default();
        for file in files {
            known.add(file, &file.content)?;
        }
        let measures = files.iter().rev().find_map(|file| file.content.measures.as_ref());
        known.segment = measures.map_or(SEGMENT, |measures| measures.segment).max(1);
        Ok(known)
    }

    fn add(&mut self, file: &impl Checks, content: &'a PackFile) -> Checked {
        let PackFile { unit, upgrade, command, objective, deployment, condition, .. } = content;
        file.new_ids(&mut self.upgrades, upgrade.iter().map(|card| card.id.as_str()), "upgrade")?;
        file.new_ids(&mut self.commands, command.iter().map(|card| card.id.as_str()), "command")?;
        file.new_ids(
            &mut self.objectives,
            objective.iter().map(|card| card.id.as_str()),
            "objective",
        )?;
        let ids = deployment.iter().map(|card| card.id.as_str());
        file.new_ids(&mut self.deployments, ids, "deployment")?;
        file.new_ids(
            &mut self.conditions,
            condition.iter().map(|card| card.id.as_str()),
            "condition",
        )?;
        let ids = content.battlefield.iter().map(|battlefield| battlefield.id.as_str());
        file.new_ids(&mut self.battlefields, ids, "battlefield")?;
        file.new_ids(
            &mut self.formats,
            content.format.iter().map(|format| format.id.as_str()),
            "format",
        )?;
        self.played.extend(&content.format);
        file.new_ids(&mut self.units, unit.iter().map(|unit| unit.id.as_str()), "unit")?;
        let own = |unit: &&Unit| matches!(unit.rank, Rank::Commander | Rank::Operative);
        self.characters.extend(unit.iter().filter(own).map(|unit| unit.id.as_str()));
        let ids = content.army.iter().map(|army| army.id.as_deref().unwrap_or_default());
        file.new_ids(&mut self.armies, ids, "army")
    }

    /// The sides of the largest battlefield.
    fn largest(&self) -> [i32; 2] {
        let sides = self.played.iter().map(|format| format.battlefield);
        sides.reduce(|a, b| [a[0].max(b[0]), a[1].max(b[1])]).unwrap_or(SIDES)
    }

    /// The sides of the smallest battlefield on which there are battle cards of a kind.
    fn smallest(&self, kind: BattleCard) -> [i32; 2] {
        let played = self.played.iter().filter(|format| format.plays_with(kind));
        let sides = played.map(|format| format.battlefield);
        sides.reduce(|a, b| [a[0].min(b[0]), a[1].min(b[1])]).unwrap_or(SIDES)
    }

    /// The rounds of the longest game.
    fn rounds(&self) -> u8 {
        self.played.iter().filter_map(|format| format.rounds).max().unwrap_or(ROUNDS)
    }
}

/// Who plays with battle cards needs three of each kind (LG-SETUP-10), who plays with command cards
/// one Standing Orders (LG-BUILD-26).
fn whole_decks(files: &[Read<'_, PackFile>]) -> Checked {
    type Count = fn(&PackFile) -> usize;
    let kinds: [(&str, Count); 3] = [
        ("objective", |content| content.objective.len()),
        ("deployment", |content| content.deployment.len()),
        ("condition", |content| content.condition.len()),
    ];
    let any = |file: &&Read<'_, PackFile>| kinds.iter().any(|(_, count)| count(&file.content) > 0);
    if let Some(last) = files.iter().rfind(any) {
        for (name, count) in kinds {
            let cards: usize = files.iter().map(|file| count(&file.content)).sum();
            if !(3..=MOST_CARDS).contains(&cards) {
                let message = format!("{cards} cards, expected 3 to {MOST_CARDS}");
                return last.refuse(name, message);
            }
        }
    }
    standing_orders(files)
}

fn standing_orders(files: &[Read<'_, PackFile>]) -> Checked {
    let mut found = 0;
    for file in files {
        for (i, _) in file.content.command.iter().enumerate().filter(|(_, card)| card.returns) {
            found += 1;
            if found > 1 {
                let message = "a second card that returns, expected only Standing Orders to";
                return file.refuse(format!("command[{i}].returns"), message);
            }
        }
    }
    let last = files.iter().rfind(|file| !file.content.command.is_empty());
    match last.filter(|_| found == 0) {
        Some(file) => {
            let message = "no card returns, expected Standing Orders among the command cards";
            file.refuse("command", message)
        }
        None => Ok(()),
    }
}

struct Checker<'a> {
    file: &'a Read<'a, PackFile>,
    known: &'a Known<'a>,
}

impl Checks for Checker<'_> {
    fn fault(&self, field: impl Into<String>, message: impl Display) -> Fault {
        self.file.fault(field, message)
    }
}

impl Checker<'_> {
    fn known_unit(&self, id: &str, field: &str) -> Checked {
        self.known(&self.known.units, id, field, "a unit")
    }

    /// A list of units, none of them twice.
    fn known_units(&self, ids: &[String], field: &str) -> Checked {
        self.all_known(&self.known.units, ids, field, "a unit")
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
        for (i, card) in content.condition.iter().enumerate() {
            self.condition(card, &format!("condition[{i}]"))?;
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
}
