//! What must hold in a pack beyond its shape: unique ids, references, limits, whole trees and charts.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use content::{Fault, Source};
use measure::{Point, Polygon};

use crate::language::{
    Ability, AbilityKind, Effect, Filter, Given, Keyword, Modifier, Per, Trigger, UnitType,
};
use crate::millimetres::Millimetres;
use crate::pack::{
    Battlefield, Chart, FirstGame, Measures, Mission, PackFile, Piece, Stance, StruggleMap, Tree,
    Unit, Values,
};
use crate::table::{MOST_ABILITIES, MOST_OBJECTIVES};

/// The most dice, damage or tokens that a card may speak of.
const MOST: u8 = 20;
/// The most options of a combat tree.
const MOST_OPTIONS: usize = 16;
/// The most terrain pieces of a battlefield.
const MOST_PIECES: usize = 80;
/// The highest terrain in millimetres.
const HIGHEST: i32 = 500;
/// How deep effects may be nested.
const MOST_DEPTH: usize = 6;
/// Half the battlefield in millimetres if no pack says otherwise (SP-SETUP-05).
const HALF: i32 = 457;
/// Ranges have these numbers.
const RANGES: RangeInclusive<u8> = 1..=5;

/// A file of a pack: its name, its text, what it says.
pub(crate) type Read<'a> = (String, &'a str, PackFile);

/// Checks all files against each other.
///
/// # Errors
/// The first fault.
pub(crate) fn check(files: &[Read<'_>]) -> Result<(), Fault> {
    let names = Names::of(files)?;
    let measures = files.iter().filter_map(|(_, _, content)| content.measures.as_ref()).next_back();
    let half = measures.map_or(HALF, |measures| measures.battlefield / 200);
    for (file, text, content) in files {
        Checker { file, text, names: &names, half }.file(content)?;
    }
    Ok(())
}

/// All ids of the packs.
#[derive(Default)]
struct Names<'a> {
    units: BTreeSet<&'a str>,
    missions: BTreeSet<&'a str>,
    battlefields: BTreeSet<&'a str>,
    eras: BTreeSet<&'a str>,
}

impl<'a> Names<'a> {
    fn of(files: &'a [Read<'_>]) -> Result<Names<'a>, Fault> {
        let mut names = Names::default();
        for (file, text, content) in files {
            macro_rules! add {
                ($set:ident, $list:ident) => {
                    for (i, entry) in content.$list.iter().enumerate() {
                        if entry.id.is_empty() || !names.$set.insert(entry.id.as_str()) {
                            let field = format!("{}[{i}].id", stringify!($list));
                            return Err(Fault::at(file, text, None, field, twice(&entry.id)));
                        }
                    }
                };
            }
            add!(units, unit);
            add!(missions, mission);
            add!(battlefields, battlefield);
            add!(eras, era);
        }
        Ok(names)
    }
}

fn twice(id: &str) -> String {
    format!("`{id}` is empty or used twice, expected a new id")
}

type Checked = Result<(), Fault>;

struct Checker<'a> {
    file: &'a str,
    text: &'a str,
    names: &'a Names<'a>,
    /// Half the side of the battlefield in millimetres.
    half: i32,
}

impl Checker<'_> {
    fn refuse(&self, field: impl Into<String>, message: impl std::fmt::Display) -> Checked {
        Err(Fault::at(self.file, self.text, None, field, message))
    }

    fn known(&self, set: &BTreeSet<&str>, id: &str, field: &str, what: &str) -> Checked {
        if set.contains(id) {
            return Ok(());
        }
        self.refuse(field, format!("`{id}` is unknown, expected the id of {what}"))
    }

    fn within(&self, number: u8, limits: RangeInclusive<u8>, field: &str) -> Checked {
        if limits.contains(&number) {
            return Ok(());
        }
        let message = format!("{number}, expected {} to {}", limits.start(), limits.end());
        self.refuse(field, message)
    }

    fn count(&self, count: usize, limits: RangeInclusive<usize>, field: &str) -> Checked {
        if limits.contains(&count) {
            return Ok(());
        }
        let message = format!("{count} entries, expected {} to {}", limits.start(), limits.end());
        self.refuse(field, message)
    }

    fn file(&self, content: &PackFile) -> Checked {
        for (i, unit) in content.unit.iter().enumerate() {
            self.unit(unit, &format!("unit[{i}]"))?;
        }
        for (i, mission) in content.mission.iter().enumerate() {
            self.mission(mission, &format!("mission[{i}]"))?;
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
            self.known(&self.names.missions, &team.mission, &at, "a mission")?;
            self.count(team.squads.len(), 2..=2, &format!("{field}.squads"))?;
            for (j, squad) in team.squads.iter().enumerate() {
                let field = format!("{field}.squads[{j}]");
                self.count(squad.units.len(), 3..=3, &format!("{field}.units"))?;
                for (k, id) in squad.units.iter().enumerate() {
                    self.known(&self.names.units, id, &format!("{field}.units[{k}]"), "a unit")?;
                }
                if let Some(era) = &squad.era {
                    self.known(&self.names.eras, era, &format!("{field}.era"), "an era")?;
                }
            }
        }
        Ok(())
    }

    fn unit(&self, unit: &Unit, field: &str) -> Checked {
        let limits = [
            ("points", unit.points, 0..=MOST),
            ("force", unit.force, 0..=MOST),
            ("stamina", unit.stamina, 1..=40),
            ("durability", unit.durability, 1..=9),
            ("characters", unit.characters, 1..=4),
            ("base", unit.base, 20..=120),
        ];
        for (name, number, limits) in limits {
            self.within(number, limits, &format!("{field}.{name}"))?;
        }
        self.count(unit.eras.len(), 1..=9, &format!("{field}.eras"))?;
        for (i, era) in unit.eras.iter().enumerate() {
            self.known(&self.names.eras, era, &format!("{field}.eras[{i}]"), "an era")?;
        }
        self.count(unit.ability.len(), 0..=MOST_ABILITIES, &format!("{field}.ability"))?;
        for (i, ability) in unit.ability.iter().enumerate() {
            let field = format!("{field}.ability[{i}]");
            if ability.kind == AbilityKind::Identity && unit.kind != UnitType::Primary {
                let message = "only primary units have identity abilities (SP-ABIL-10)";
                return self.refuse(format!("{field}.kind"), message);
            }
            self.ability(ability, &field)?;
        }
        self.count(unit.stance.len(), 1..=2, &format!("{field}.stance"))?;
        for (i, stance) in unit.stance.iter().enumerate() {
            self.stance(stance, &format!("{field}.stance[{i}]"))?;
        }
        self.sources(unit, &unit.sources, field)
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
        let at = format!("{field}.ranged.range");
        match (stance.ranged.attack, stance.ranged.range) {
            (Some(_), None) => self.refuse(at, "missing, expected 1 to 5"),
            (_, range) => range.map_or(Ok(()), |range| self.within(range, RANGES, &at)),
        }?;
        if stance.melee.range.is_some() {
            return self.refuse(format!("{field}.melee.range"), "a melee attack has no range");
        }
        self.chart(&stance.defence_expertise, &format!("{field}.defence-expertise"))?;
        self.tree(&stance.tree, &format!("{field}.tree"))
    }

    fn values(&self, values: &Values, field: &str) -> Checked {
        self.within(values.defence, 0..=MOST, &format!("{field}.defence"))?;
        let attack = |dice| self.within(dice, 1..=MOST, &format!("{field}.attack"));
        values.attack.map_or(Ok(()), attack)
    }

    /// The rows follow each other from 1 on without a gap, and the last one is open (SP-EXP-03).
    fn chart(&self, chart: &Chart, field: &str) -> Checked {
        self.count(chart.rows.len(), 1..=MOST.into(), &format!("{field}.rows"))?;
        let mut next = 1;
        for (i, row) in chart.rows.iter().enumerate() {
            let at = format!("{field}.rows[{i}]");
            if row.from != next {
                let message = format!("{}, expected {next}: rows follow each other", row.from);
                return self.refuse(format!("{at}.from"), message);
            }
            self.count(row.results.len(), 0..=MOST.into(), &format!("{at}.results"))?;
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
        self.count(tree.options.len(), 1..=MOST_OPTIONS, &format!("{field}.options"))?;
        let mut ids = BTreeSet::new();
        for (i, option) in tree.options.iter().enumerate() {
            if option.id.is_empty() || !ids.insert(option.id.as_str()) {
                return self.refuse(format!("{field}.options[{i}].id"), twice(&option.id));
            }
            let effects = format!("{field}.options[{i}].effects");
            self.count(option.effects.len(), 0..=MOST.into(), &effects)?;
        }
        self.count(tree.start.len(), 1..=MOST_OPTIONS, &format!("{field}.start"))?;
        let what = "an option of this tree";
        for (i, id) in tree.start.iter().enumerate() {
            self.known(&ids, id, &format!("{field}.start[{i}]"), what)?;
        }
        let most = MOST_OPTIONS * MOST_OPTIONS;
        self.count(tree.paths.len(), 0..=most, &format!("{field}.paths"))?;
        for (i, [from, to]) in tree.paths.iter().enumerate() {
            let at = format!("{field}.paths[{i}]");
            self.known(&ids, from, &format!("{at}[0]"), what)?;
            self.known(&ids, to, &format!("{at}[1]"), what)?;
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

    fn ability(&self, ability: &Ability, field: &str) -> Checked {
        use AbilityKind::{Active, Identity, Innate, Reactive, Tactic};
        let at = |name: &str| format!("{field}.{name}");
        match (ability.kind, ability.cost) {
            (Active | Reactive, None) => {
                let message = "missing, active and reactive abilities have a Force cost";
                return self.refuse(at("cost"), message);
            }
            (Active | Reactive, Some(cost)) => self.within(cost, 0..=MOST, &at("cost"))?,
            (_, Some(_)) => {
                let message = "only active and reactive abilities have a Force cost";
                return self.refuse(at("cost"), message);
            }
            (_, None) => {}
        }
        self.within(ability.uses, 1..=9, &at("uses"))?;
        if ability.action && ability.kind != Active {
            return self.refuse(at("action"), "only active abilities take an action");
        }
        if ability.effects.is_empty() && ability.always.is_empty() {
            return self.refuse(field, "does nothing, expected `do` or `always`");
        }
        let standing = matches!(ability.kind, Innate | Identity);
        if !standing && !ability.always.is_empty() {
            let message = "only innate and identity abilities are always in force";
            return self.refuse(at("always"), message);
        }
        let triggered = ability.kind == Reactive || standing && !ability.effects.is_empty();
        if triggered && ability.when.is_none() {
            return self.refuse(at("when"), "missing, expected what triggers the ability");
        }
        if matches!(ability.kind, Active | Tactic) && ability.when.is_some() {
            return self.refuse(at("when"), "active and tactic abilities have no trigger");
        }
        if ability.when.is_some() && ability.effects.is_empty() {
            return self.refuse(at("do"), "missing, expected what the trigger brings about");
        }
        if let Some(trigger) = &ability.when {
            self.trigger(trigger, &at("when"))?;
        }
        self.givens(&ability.given, &at("if"))?;
        self.effects(&ability.effects, &at("do"), 0)?;
        for (i, modifier) in ability.always.iter().enumerate() {
            self.modifier(modifier, &format!("{field}.always[{i}]"))?;
        }
        Ok(())
    }

    fn trigger(&self, trigger: &Trigger, field: &str) -> Checked {
        match trigger {
            Trigger::Action { by, .. } => self.filter(by, &format!("{field}.action.by")),
            Trigger::AttackDeclared { by, against, .. } => {
                self.filter(by, &format!("{field}.attack-declared.by"))?;
                self.filter(against, &format!("{field}.attack-declared.against"))
            }
            Trigger::AttackResolved { by, against, .. } => {
                self.filter(by, &format!("{field}.attack-resolved.by"))?;
                self.filter(against, &format!("{field}.attack-resolved.against"))
            }
            Trigger::DamagePool { .. } => Ok(()),
            Trigger::Wounded { unit, by, .. } => {
                self.filter(unit, &format!("{field}.wounded.unit"))?;
                let filter = |by| self.filter(by, &format!("{field}.wounded.by"));
                by.as_ref().map_or(Ok(()), filter)
            }
            Trigger::Left { kinds } => {
                self.count(kinds.len(), 1..=5, &format!("{field}.left.kinds"))
            }
            Trigger::Hunkered { unit } => self.filter(unit, &format!("{field}.hunkered.unit")),
        }
    }

    fn filter(&self, filter: &Filter, field: &str) -> Checked {
        let within = filter.within.map(|within| within.range);
        let check = |range| self.within(range, RANGES, &format!("{field}.within.range"));
        within.map_or(Ok(()), check)
    }

    fn givens(&self, givens: &[Given], field: &str) -> Checked {
        for (i, given) in givens.iter().enumerate() {
            let field = format!("{field}[{i}]");
            match given {
                Given::NotWounded => {}
                Given::Hunker(number) => {
                    self.within(*number, 1..=MOST, &format!("{field}.hunker"))?;
                }
                Given::Failures(number) => {
                    self.within(*number, 1..=MOST, &format!("{field}.failures"))?;
                }
                Given::Exists(filter) => self.filter(filter, &format!("{field}.exists"))?,
                Given::Near { range, of } => {
                    self.within(*range, RANGES, &format!("{field}.near.range"))?;
                    self.filter(of, &format!("{field}.near.of"))?;
                }
            }
        }
        Ok(())
    }

    fn effects(&self, effects: &[Effect], field: &str, depth: usize) -> Checked {
        if depth > MOST_DEPTH {
            return self.refuse(field, format!("expected at most {MOST_DEPTH} nested effects"));
        }
        for (i, effect) in effects.iter().enumerate() {
            self.effect(effect, &format!("{field}[{i}]"), depth + 1)?;
        }
        Ok(())
    }

    fn effect(&self, effect: &Effect, field: &str, depth: usize) -> Checked {
        let at = |name: &str| format!("{field}.{name}");
        let number = |number: u8, name: &str| self.within(number, 1..=MOST, &at(name));
        match effect {
            Effect::Choose { from, then, .. } => {
                self.filter(from, &at("choose.from"))?;
                self.effects(then, &at("choose.do"), depth)
            }
            Effect::Each { from, then, if_any_moved } => {
                self.filter(from, &at("each.from"))?;
                self.effects(then, &at("each.do"), depth)?;
                self.effects(if_any_moved, &at("each.if-any-moved"), depth)
            }
            Effect::Move { kinds, then, .. } => {
                self.count(kinds.len(), 1..=5, &at("move.kinds"))?;
                self.effects(then, &at("move.then"), depth)
            }
            Effect::Attack { dice, against, .. } => {
                dice.map_or(Ok(()), |dice| number(dice, "attack.dice"))?;
                self.filter(against, &at("attack.against"))
            }
            Effect::Push { range, .. } => self.within(*range, RANGES, &at("push.range")),
            Effect::Pull { range, .. } => self.within(*range, RANGES, &at("pull.range")),
            Effect::Damage { damage, .. } => number(*damage, "damage.damage"),
            Effect::Condition { one_of, .. } => {
                self.count(one_of.len(), 1..=4, &at("condition.one-of"))
            }
            Effect::Heal(times) => number(*times, "heal"),
            Effect::Struggle(spaces) => number(*spaces, "struggle"),
            Effect::Refresh(force) => number(*force, "refresh"),
            Effect::RemoveDamage(damage) => number(*damage, "remove-damage"),
            Effect::Gain(keyword) => self.keyword(*keyword, &at("gain")),
            Effect::May(effects) => self.effects(effects, &at("may"), depth),
            Effect::OneOf { of, .. } => {
                self.count(of.len(), 1..=9, &at("one-of.of"))?;
                for (i, alternative) in of.iter().enumerate() {
                    let field = at(&format!("one-of.of[{i}]"));
                    if let Some(given) = &alternative.given {
                        self.filter(given, &format!("{field}.if"))?;
                    }
                    self.effects(&alternative.then, &format!("{field}.do"), depth)?;
                }
                Ok(())
            }
            Effect::If { exists, then } => {
                self.filter(exists, &at("if.exists"))?;
                self.effects(then, &at("if.do"), depth)
            }
            Effect::Hunker { .. }
            | Effect::Action(_)
            | Effect::SplitDamage
            | Effect::RemoveCondition => Ok(()),
        }
    }

    fn keyword(&self, keyword: Keyword, field: &str) -> Checked {
        match keyword {
            Keyword::Sharpshooter(number) | Keyword::Impact(number) | Keyword::Cover(number) => {
                self.within(number, 1..=MOST, field)
            }
            Keyword::Immunity(_) | Keyword::Protection | Keyword::Steadfast | Keyword::Scale => {
                Ok(())
            }
        }
    }

    fn modifier(&self, modifier: &Modifier, field: &str) -> Checked {
        match modifier {
            Modifier::Keyword { keyword, to, given } => {
                self.keyword(*keyword, &format!("{field}.keyword.keyword"))?;
                self.filter(to, &format!("{field}.keyword.to"))?;
                self.givens(given, &format!("{field}.keyword.if"))
            }
            Modifier::AttackDice { dice, to, given_exists, per, .. } => {
                let field = format!("{field}.attack-dice");
                self.within(*dice, 1..=MOST, &format!("{field}.dice"))?;
                self.filter(to, &format!("{field}.to"))?;
                if let Some(exists) = given_exists {
                    self.filter(exists, &format!("{field}.given-exists"))?;
                }
                match per {
                    Some(Per::Damage(full)) => {
                        self.within(*full, 1..=MOST, &format!("{field}.per.damage"))
                    }
                    Some(Per::Injured) | None => Ok(()),
                }
            }
            Modifier::ReserveDiscount(force) => {
                self.within(*force, 1..=MOST, &format!("{field}.reserve-discount"))
            }
            Modifier::Intercede(types) => {
                self.count(types.len(), 1..=3, &format!("{field}.intercede"))
            }
            Modifier::IgnoreCover { .. } | Modifier::PayWithDamage | Modifier::ReserveToBottom => {
                Ok(())
            }
        }
    }

    fn mission(&self, mission: &Mission, field: &str) -> Checked {
        self.count(mission.objective.len(), 1..=MOST_OBJECTIVES, &format!("{field}.objective"))?;
        let mut ids = BTreeSet::new();
        for (i, objective) in mission.objective.iter().enumerate() {
            let at = format!("{field}.objective[{i}]");
            if objective.id.is_empty() || !ids.insert(objective.id.as_str()) {
                return self.refuse(format!("{at}.id"), twice(&objective.id));
            }
            let most = self.half * 10 / 254 - 1;
            let far = objective.at.iter().any(|inches| !(-most..=most).contains(inches));
            let taken = mission.objective[..i].iter().any(|other| other.at == objective.at);
            if far || taken {
                let message = format!("taken or off the battlefield, expected -{most} to {most}");
                return self.refuse(format!("{at}.at"), message);
            }
        }
        let rolled = mission.priority.as_ref().map_or(&[][..], |priority| &priority.phases);
        for (i, phase) in rolled.iter().enumerate() {
            self.within(*phase, 1..=3, &format!("{field}.priority.phases[{i}]"))?;
        }
        for (i, card) in mission.struggle.iter().enumerate() {
            let field = format!("{field}.struggle[{i}]");
            self.within(card.phase, 1..=3, &format!("{field}.phase"))?;
            self.count(card.map.len(), 1..=4, &format!("{field}.map"))?;
            for (j, map) in card.map.iter().enumerate() {
                let rolled = rolled.contains(&card.phase);
                self.struggle_map(map, &ids, rolled, &format!("{field}.map[{j}]"))?;
            }
            if let Some(tactic) = &card.tactic {
                if tactic.kind != AbilityKind::Tactic {
                    return self.refuse(format!("{field}.tactic.kind"), "expected `tactic`");
                }
                self.ability(tactic, &format!("{field}.tactic"))?;
            }
        }
        let missing =
            (1..=3).find(|phase| mission.struggle.iter().all(|card| card.phase != *phase));
        if let Some(phase) = missing {
            let message = format!("no card of phase {phase}, expected at least one of each phase");
            return self.refuse(format!("{field}.struggle"), message);
        }
        self.sources(mission, &mission.sources, field)
    }

    fn struggle_map(
        &self,
        map: &StruggleMap,
        ids: &BTreeSet<&str>,
        rolled: bool,
        field: &str,
    ) -> Checked {
        self.count(map.active.len(), 1..=MOST_OBJECTIVES, &format!("{field}.active"))?;
        for (i, id) in map.active.iter().enumerate() {
            let at = format!("{field}.active[{i}]");
            self.known(ids, id, &at, "an objective of this mission")?;
            if map.active[..i].contains(id) {
                return self.refuse(at, format!("`{id}` is named twice"));
            }
        }
        let Some(faces) = &map.priority else {
            let message = "missing, expected the faces of the die rolled in this phase";
            return if rolled { self.refuse(format!("{field}.priority"), message) } else { Ok(()) };
        };
        let active: BTreeSet<&str> = map.active.iter().map(String::as_str).collect();
        let faces =
            [("block", &faces.block), ("expertise", &faces.expertise), ("failure", &faces.failure)];
        faces.into_iter().try_for_each(|(face, id)| {
            let at = format!("{field}.priority.{face}");
            self.known(&active, id, &at, "an active objective of this map")
        })
    }

    fn battlefield(&self, battlefield: &Battlefield, field: &str) -> Checked {
        let pieces: usize = battlefield.model.iter().map(|model| model.piece.len()).sum();
        if pieces > MOST_PIECES {
            let message = format!("{pieces} pieces, expected at most {MOST_PIECES}");
            return self.refuse(format!("{field}.model"), message);
        }
        let mut levels = BTreeSet::from([Millimetres::default()]);
        for (i, model) in battlefield.model.iter().enumerate() {
            for (j, piece) in model.piece.iter().enumerate() {
                self.piece(piece, &format!("{field}.model[{i}].piece[{j}]"))?;
                if piece.stand {
                    levels.insert(piece.top);
                }
            }
        }
        for (i, transfer) in battlefield.transfer.iter().enumerate() {
            let field = format!("{field}.transfer[{i}].points");
            if transfer.points.len() < 2 {
                return self.refuse(field, "linked points are at least 2");
            }
            for (j, [x, y, level]) in transfer.points.iter().enumerate() {
                self.on_battlefield([*x, *y], &format!("{field}[{j}]"))?;
                if !levels.contains(level) {
                    let message = format!("no surface at {level}, expected one of {levels:?}");
                    return self.refuse(format!("{field}[{j}]"), message);
                }
            }
        }
        Ok(())
    }

    fn piece(&self, piece: &Piece, field: &str) -> Checked {
        let at = |name: &str| format!("{field}.{name}");
        let heights = Millimetres::default()..=Millimetres::whole(HIGHEST);
        if !heights.contains(&piece.bottom) || !heights.contains(&piece.top) {
            return self.refuse(at("top"), format!("expected heights from 0 to {HIGHEST}"));
        }
        if piece.bottom >= piece.top {
            let message = format!("{}, expected more than the bottom {}", piece.top, piece.bottom);
            return self.refuse(at("top"), message);
        }
        let (name, corners) = match piece.rectangle {
            Some([west, south, east, north]) => {
                if !piece.corners.is_empty() {
                    return self.refuse(at("rectangle"), "expected corners or a rectangle");
                }
                if west >= east || south >= north {
                    let message = "expected west below east and south below north";
                    return self.refuse(at("rectangle"), message);
                }
                let corners = vec![[west, south], [east, south], [east, north], [west, north]];
                ("rectangle", corners)
            }
            None => ("corners", piece.corners.clone()),
        };
        corners.iter().try_for_each(|corner| self.on_battlefield(*corner, &at(name)))?;
        let points = corners.into_iter().map(|[x, y]| Point { x: x.0, y: y.0 }).collect();
        let simple = Polygon::new(points).map_err(|fault| format!("{fault}, in hundredths of a millimetre"));
        simple.map_or_else(|fault| self.refuse(at(name), fault), |_| Ok(()))
    }

    fn on_battlefield(&self, [x, y]: [Millimetres; 2], field: &str) -> Checked {
        let half = Millimetres::whole(self.half);
        if [x, y].iter().all(|coordinate| coordinate.0.abs() <= half.0) {
            return Ok(());
        }
        let message = format!("({x}, {y}) is off the battlefield, expected -{half} to {half}");
        self.refuse(field, message)
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

/// Whether a value has a part with this path, such as `stance[1].melee.attack`.
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
