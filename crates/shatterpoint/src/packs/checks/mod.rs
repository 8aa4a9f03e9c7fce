//! What must hold in a pack beyond its shape: unique ids, references, limits, whole trees and charts.

mod abilities;
mod grounds;
mod operations;
mod results;

use std::collections::BTreeSet;
use std::fmt::Display;
use std::ops::RangeInclusive;

use content::{Checked, Checks, Fault, Read};

use crate::language::{AbilityKind, UnitType};
use crate::operations::card::Occurrence;
use crate::pack::{Chart, FirstGame, Measures, PackFile, Stance, Tree, Unit, Values};
use crate::table::{MOST_ABILITIES, MOST_OBJECTIVES};
use operations::Known;

/// The most dice, damage or tokens that a card may speak of.
const MOST: u8 = 20;
/// The most options of a combat tree.
const MOST_OPTIONS: usize = 16;
/// The most terrain pieces of a battlefield.
const MOST_PIECES: usize = 80;
/// The highest terrain in millimetres.
const HIGHEST: i32 = 500;
/// How deep effects may be nested.
const MOST_DEPTH: usize = 12;
/// Half the battlefield in millimetres if no pack says otherwise (SP-SETUP-05).
const HALF: i32 = 457;
/// Ranges have these numbers.
const RANGES: RangeInclusive<u8> = 1..=5;
/// Why `this-unit` is refused.
const NO_UNIT: &str = "nothing tells here which is this unit";

/// Checks all files against each other.
///
/// # Errors
/// The first fault.
pub(crate) fn check(files: &[Read<'_, PackFile>]) -> Checked {
    let names = Names::of(files)?;
    let measures = files.iter().rev().find_map(|file| file.content.measures.as_ref());
    let half = measures.map_or(HALF, |measures| measures.battlefield / 200);
    for file in files {
        Checker { file, names: &names, half, card: Card::Unit, it: false }.file(&file.content)?;
    }
    Ok(())
}

/// All ids of the packs.
#[derive(Default)]
struct Names<'a> {
    units: BTreeSet<&'a str>,
    missions: BTreeSet<&'a str>,
    operations: BTreeSet<&'a str>,
    battlefields: BTreeSet<&'a str>,
    eras: BTreeSet<&'a str>,
}

impl<'a> Names<'a> {
    fn of(files: &'a [Read<'_, PackFile>]) -> Result<Names<'a>, Fault> {
        let mut names = Names::default();
        for file in files {
            let PackFile { unit, mission, operation, battlefield, era, .. } = &file.content;
            file.new_ids(&mut names.units, unit.iter().map(|unit| unit.id.as_str()), "unit")?;
            let ids = mission.iter().map(|mission| mission.id.as_str());
            file.new_ids(&mut names.missions, ids, "mission")?;
            let ids = operation.iter().map(|operation| operation.id.as_str());
            file.new_ids(&mut names.operations, ids, "operation")?;
            let ids = battlefield.iter().map(|battlefield| battlefield.id.as_str());
            file.new_ids(&mut names.battlefields, ids, "battlefield")?;
            file.new_ids(&mut names.eras, era.iter().map(|era| era.id.as_str()), "era")?;
        }
        Ok(names)
    }
}

/// On which card effects stand.
#[derive(Clone, Copy)]
enum Card<'a> {
    /// On a unit card or a struggle card: a unit has them.
    Unit,
    /// On an operation or stage card: a special rule that waits for this, or that others call, and
    /// what it may speak of.
    Rule(Option<&'a Occurrence>, &'a Known<'a>),
    /// On an operation card: an ability that units have besides.
    Granted(&'a Known<'a>),
}

struct Checker<'a> {
    file: &'a Read<'a, PackFile>,
    names: &'a Names<'a>,
    /// Half the side of the battlefield in millimetres.
    half: i32,
    /// Where the effects that are looked at stand.
    card: Card<'a>,
    /// Somebody was chosen, or what happened tells who `it` is.
    it: bool,
}

impl Checks for Checker<'_> {
    fn fault(&self, field: impl Into<String>, message: impl Display) -> Fault {
        self.file.fault(field, message)
    }
}

impl Checker<'_> {
    /// The same where somebody was chosen.
    fn with_it(&self) -> Checker<'_> {
        Checker { it: true, ..*self }
    }

    /// A list of at least one known id, none of them twice.
    fn ids(&self, ids: &[String], known: &BTreeSet<&str>, field: &str, what: &str) -> Checked {
        self.count(ids.len(), 1..=MOST_OBJECTIVES, field)?;
        self.all_known(known, ids, field, what)
    }

    fn file(&self, content: &PackFile) -> Checked {
        for (i, unit) in content.unit.iter().enumerate() {
            self.unit(unit, &format!("unit[{i}]"))?;
        }
        for (i, mission) in content.mission.iter().enumerate() {
            self.mission(mission, &format!("mission[{i}]"))?;
        }
        for (i, operation) in content.operation.iter().enumerate() {
            self.operation(operation, &format!("operation[{i}]"))?;
        }
        for (i, battlefield) in content.battlefield.iter().enumerate() {
            self.battlefield(battlefield, &format!("battlefield[{i}]"))?;
        }
        if let Some(measures) = &content.measures {
            self.measures(measures)?;
        }
        content.first_game.as_ref().map_or(Ok(()), |first| self.first_game(first))
    }

    fn measures(&self, measures: &Measures) -> Checked {
        let lengths = [
            ("battlefield", vec![measures.battlefield]),
            ("advance", measures.advance.to_vec()),
            ("dash", measures.dash.to_vec()),
            ("half-width", vec![measures.half_width]),
            ("objective", vec![measures.objective]),
            ("headroom", vec![measures.headroom]),
            ("ranges", measures.ranges.to_vec()),
        ];
        for (name, lengths) in lengths {
            if lengths.iter().any(|length| !(1..=measure::LONGEST).contains(length)) {
                let message = format!("{lengths:?}, expected 1 to {}", measure::LONGEST);
                return self.refuse(format!("measures.{name}"), message);
            }
        }
        if !measures.ranges.is_sorted_by(|near, far| near < far) {
            let message = "expected each range to be longer than the one before";
            return self.refuse("measures.ranges", message);
        }
        self.sources(measures, &measures.sources, "measures")
    }

    fn first_game(&self, first: &FirstGame) -> Checked {
        let at = "first-game.battlefield";
        self.known(&self.names.battlefields, &first.battlefield, at, "a battlefield")?;
        for (i, team) in first.teams.iter().enumerate() {
            let field = format!("first-game.teams[{i}]");
            let at = format!("{field}.mission");
            let mission = team.mission.as_deref().unwrap_or_default();
            self.known(&self.names.missions, mission, &at, "a mission")?;
            self.count(team.squads.len(), 2..=2, format!("{field}.squads"))?;
            for (j, squad) in team.squads.iter().enumerate() {
                let field = format!("{field}.squads[{j}]");
                self.count(squad.units.len(), 3..=3, format!("{field}.units"))?;
                for (k, id) in squad.units.iter().enumerate() {
                    self.known(&self.names.units, id, format!("{field}.units[{k}]"), "a unit")?;
                }
                if let Some(era) = &squad.era {
                    self.known(&self.names.eras, era, format!("{field}.era"), "an era")?;
                }
            }
        }
        Ok(())
    }

    fn unit(&self, unit: &Unit, field: &str) -> Checked {
        self.figure(unit.figure.as_ref(), format!("{field}.figure"))?;
        let limits = [
            ("points", unit.points, 0..=MOST),
            ("force", unit.force, 0..=MOST),
            ("stamina", unit.stamina, 1..=40),
            ("durability", unit.durability, 1..=9),
            ("characters", unit.characters, 1..=4),
            ("base", unit.base, 20..=120),
        ];
        for (name, number, limits) in limits {
            self.within(number, limits, format!("{field}.{name}"))?;
        }
        self.count(unit.eras.len(), 1..=9, format!("{field}.eras"))?;
        for (i, era) in unit.eras.iter().enumerate() {
            self.known(&self.names.eras, era, format!("{field}.eras[{i}]"), "an era")?;
        }
        self.count(unit.ability.len(), 0..=MOST_ABILITIES, format!("{field}.ability"))?;
        for (i, ability) in unit.ability.iter().enumerate() {
            let field = format!("{field}.ability[{i}]");
            if ability.kind == AbilityKind::Identity && unit.kind != UnitType::Primary {
                let message = "only primary units have identity abilities (SP-ABIL-10)";
                return self.refuse(format!("{field}.kind"), message);
            }
            self.ability(ability, &field)?;
        }
        self.count(unit.stance.len(), 1..=2, format!("{field}.stance"))?;
        for (i, stance) in unit.stance.iter().enumerate() {
            self.stance(stance, &format!("{field}.stance[{i}]"))?;
        }
        self.sources(unit, &unit.sources, field)
    }

    fn stance(&self, stance: &Stance, field: &str) -> Checked {
        let melee = (&stance.melee, stance.melee_expertise.as_ref());
        let ranged = (&stance.ranged, stance.ranged_expertise.as_ref());
        for (name, (values, chart)) in [("melee", melee), ("ranged", ranged)] {
            self.values(values, &format!("{field}.{name}"))?;
            let missing = match (values.attack, chart) {
                (Some(_), None) => Some((format!("{field}.{name}-expertise"), "chart")),
                (None, Some(_)) => Some((format!("{field}.{name}.attack"), "dice")),
                _ => None,
            };
            if let Some((field, what)) = missing {
                let message = format!("missing, expected the {what} of the {name} attack");
                return self.refuse(field, message);
            }
            if let Some(chart) = chart {
                self.chart(chart, &format!("{field}.{name}-expertise"))?;
            }
        }
        self.ranges(&stance.melee, &stance.ranged, field)?;
        self.chart(&stance.defence_expertise, &format!("{field}.defence-expertise"))?;
        self.tree(&stance.tree, &format!("{field}.tree"))
    }

    fn values(&self, values: &Values, field: &str) -> Checked {
        self.within(values.defence, 0..=MOST, format!("{field}.defence"))?;
        let attack = |dice| self.within(dice, 1..=MOST, format!("{field}.attack"));
        values.attack.map_or(Ok(()), attack)
    }

    /// Only ranged attacks have a range (SP-ATK-04).
    fn ranges(&self, melee: &Values, ranged: &Values, field: &str) -> Checked {
        let at = format!("{field}.ranged.range");
        match (ranged.attack, ranged.range) {
            (Some(_), None) => self.refuse(at, "missing, expected 1 to 5"),
            (_, range) => range.map_or(Ok(()), |range| self.within(range, RANGES, &at)),
        }?;
        if melee.range.is_some() {
            return self.refuse(format!("{field}.melee.range"), "a melee attack has no range");
        }
        Ok(())
    }

    /// The rows follow each other from 1 on without a gap, and the last one is open (SP-EXP-03).
    fn chart(&self, chart: &Chart, field: &str) -> Checked {
        self.count(chart.rows.len(), 1..=MOST.into(), format!("{field}.rows"))?;
        let mut next = 1;
        for (i, row) in chart.rows.iter().enumerate() {
            let at = format!("{field}.rows[{i}]");
            if row.from != next {
                let message = format!("{}, expected {next}: rows follow each other", row.from);
                return self.refuse(format!("{at}.from"), message);
            }
            self.count(row.results.len(), 0..=MOST.into(), format!("{at}.results"))?;
            let last = i + 1 == chart.rows.len();
            let at = format!("{at}.to");
            match row.to {
                Some(_) if last => return self.refuse(at, "the last row is open, expected no end"),
                None if !last => return self.refuse(at, "missing, only the last row is open"),
                Some(to) => {
                    self.within(to, row.from..=99, &at)?;
                    next = to + 1;
                }
                None => {}
            }
        }
        Ok(())
    }

    /// Every option can be reached from an orange one, and no way leads in a circle (SP-TREE-02).
    fn tree(&self, tree: &Tree, field: &str) -> Checked {
        self.count(tree.options.len(), 1..=MOST_OPTIONS, format!("{field}.options"))?;
        let mut ids = BTreeSet::new();
        let options = format!("{field}.options");
        self.new_ids(&mut ids, tree.options.iter().map(|option| option.id.as_str()), &options)?;
        for (i, option) in tree.options.iter().enumerate() {
            let effects = format!("{field}.options[{i}].effects");
            self.count(option.effects.len(), 0..=MOST.into(), &effects)?;
        }
        self.count(tree.start.len(), 1..=MOST_OPTIONS, format!("{field}.start"))?;
        let what = "an option of this tree";
        for (i, id) in tree.start.iter().enumerate() {
            self.known(&ids, id, format!("{field}.start[{i}]"), what)?;
        }
        let most = MOST_OPTIONS * MOST_OPTIONS;
        self.count(tree.paths.len(), 0..=most, format!("{field}.paths"))?;
        for (i, [from, to]) in tree.paths.iter().enumerate() {
            let at = format!("{field}.paths[{i}]");
            self.known(&ids, from, format!("{at}[0]"), what)?;
            self.known(&ids, to, format!("{at}[1]"), what)?;
            if reached([to], &tree.paths[..i]).contains(from.as_str()) {
                let message = format!("`{from}` to `{to}` closes a circle, expected none");
                return self.refuse(at, message);
            }
        }
        let reached = reached(&tree.start, &tree.paths);
        let lost = tree.options.iter().position(|option| !reached.contains(option.id.as_str()));
        let Some(lost) = lost else { return Ok(()) };
        let message = format!(
            "`{}` cannot be reached, expected a path from a start option",
            tree.options[lost].id
        );
        self.refuse(format!("{field}.options[{lost}]"), message)
    }
}

/// All options that can be reached from some of them along paths, these included.
fn reached<'a>(
    from: impl IntoIterator<Item = &'a String>,
    paths: &'a [[String; 2]],
) -> BTreeSet<&'a str> {
    let mut reached: BTreeSet<&str> = from.into_iter().map(String::as_str).collect();
    loop {
        let next = paths.iter().filter(|[from, _]| reached.contains(from.as_str()));
        let next: Vec<&str> = next.map(|[_, to]| to.as_str()).collect();
        let before = reached.len();
        reached.extend(next);
        if reached.len() == before {
            return reached;
        }
    }
}
