//! Building a strike team (chapter "Strike teams").

use kernel::{Refusal, Rule};

use crate::language::UnitType;
use crate::library::Library;
use crate::pack::{Squad, Team, Unit};
use crate::table::Edition;

/// The units of a squad: one of each type (SP-BUILD-03).
pub const TYPES: [UnitType; 3] = [UnitType::Primary, UnitType::Secondary, UnitType::Supporting];

/// A squad as the rules of building see it.
pub struct Judged<'l> {
    /// Its units in the order of [`TYPES`]; none where one is missing.
    pub units: [Option<&'l Unit>; 3],
    /// The eras that its primary unit can count as (SP-BUILD-07).
    pub eras: Vec<&'l str>,
    /// Its era: the first of these in which all its units are, or else the first.
    pub era: Option<&'l str>,
    /// What the units beside the primary one cost.
    pub cost: u32,
    /// The rules it breaks, in the order of the book.
    pub broken: Vec<Refusal>,
}

/// The units of a strike team by squads, if it keeps the rules of building.
///
/// # Errors
/// The rule it breaks, or what is unknown.
pub fn units<'l>(
    library: &'l Library,
    edition: Edition,
    team: &Team,
) -> Result<Vec<Vec<&'l Unit>>, Refusal> {
    let squads = squads(library, edition, team)?;
    let units: Vec<Vec<&Unit>> =
        squads.iter().map(|squad| squad.units.into_iter().flatten().collect()).collect();
    let broken = squads.into_iter().flat_map(|squad| squad.broken);
    match broken.chain(twice(&units.concat())).next() {
        Some(refusal) => Err(refusal),
        None => Ok(units),
    }
}

/// The two squads of a strike team (SP-BUILD-02).
///
/// # Errors
/// There are more or fewer.
pub fn squads<'l>(
    library: &'l Library,
    edition: Edition,
    team: &Team,
) -> Result<Vec<Judged<'l>>, Refusal> {
    if team.squads.len() != 2 {
        return Err(Refusal::from(Rule("SP-BUILD-02")).with("squads", team.squads.len()));
    }
    Ok(team.squads.iter().map(|squad| judge(library, edition, squad)).collect())
}

/// Units that are in a team twice (SP-BUILD-05), and persons who are (SP-BUILD-04).
#[must_use]
pub fn twice(all: &[&Unit]) -> Vec<Refusal> {
    let mut broken = Vec::new();
    for (number, unit) in all.iter().enumerate() {
        let before = &all[..number];
        if before.iter().any(|other| is_same(other, unit)) {
            broken.push(Refusal::from(Rule("SP-BUILD-05")).with("unit", &unit.name.en));
        } else if before.iter().any(|other| is_same_person(other, unit)) {
            let name = unit.unique_name.clone().unwrap_or_default();
            broken.push(Refusal::from(Rule("SP-BUILD-04")).with("unique name", name));
        }
    }
    broken
}

/// Whether two cards are of the same unit.
fn is_same(a: &Unit, b: &Unit) -> bool {
    a.id == b.id || a.name.en == b.name.en
}

/// Whether two units are the same person.
fn is_same_person(a: &Unit, b: &Unit) -> bool {
    a.unique_name.is_some() && a.unique_name == b.unique_name
}

/// A squad has three units, one of each type (SP-BUILD-03), of one era (SP-BUILD-08), within the
/// primary unit's squad points (SP-BUILD-10).
fn judge<'l>(library: &'l Library, edition: Edition, squad: &Squad) -> Judged<'l> {
    let mut broken = Vec::new();
    let mut known = Vec::new();
    for id in &squad.units {
        match library.unit(id) {
            Some(unit) => known.push(unit),
            None => broken.push(Refusal::from(Refusal::SETUP).with("unit", id)),
        }
    }
    if squad.units.len() != TYPES.len() {
        broken.push(Refusal::from(Rule("SP-BUILD-02")).with("units", squad.units.len()));
    }
    let units = TYPES.map(|kind| known.iter().copied().find(|unit| unit.kind == kind));
    let missing = TYPES.into_iter().zip(units).filter(|(_, unit)| unit.is_none());
    broken.extend(
        missing.map(|(kind, _)| {
            Refusal::from(Rule("SP-BUILD-03")).with("missing", format!("{kind:?}"))
        }),
    );
    let [primary, secondary, supporting] = units;
    let others: Vec<&Unit> = [secondary, supporting].into_iter().flatten().collect();
    let cost = others.iter().map(|unit| u32::from(unit.points)).sum::<u32>();
    let mut judged = Judged { units, eras: Vec::new(), era: None, cost, broken };
    if let Some(primary) = primary {
        one_era(library, edition, squad, primary, &others, &mut judged);
        if cost > u32::from(primary.points) {
            let refusal = Refusal::from(Rule("SP-BUILD-10")).with("cost", cost);
            judged.broken.push(refusal.with("squad points", primary.points));
        }
    }
    judged
}

/// The primary unit's era is the squad's, and the others must belong to it (SP-BUILD-08). A unit of
/// several eras counts as the one that its player chooses (SP-BUILD-07).
fn one_era<'l>(
    library: &'l Library,
    edition: Edition,
    squad: &Squad,
    primary: &Unit,
    others: &[&Unit],
    judged: &mut Judged<'l>,
) {
    let counts = |unit: &Unit, era: &str| belongs(library, edition, unit, era);
    let all = library.era.iter().map(|era| era.id.as_str());
    judged.eras = all.filter(|era| counts(primary, era)).collect();
    let chosen = |era: &&&str| squad.era.as_ref().is_none_or(|own| own == **era);
    let open: Vec<&str> = judged.eras.iter().filter(chosen).copied().collect();
    let fits = |era: &&&str| others.iter().all(|other| counts(other, era));
    judged.era = open.iter().find(fits).or(open.first()).copied();
    if open.is_empty() {
        judged.broken.push(Refusal::from(Rule("SP-BUILD-07")).with("unit", &primary.name.en));
    } else if !open.iter().any(|era| fits(&era)) {
        let strange = others.iter().find(|other| !open.iter().any(|era| counts(other, era)));
        let strange = strange.or(others.first()).map_or("", |unit| &unit.name.en);
        judged.broken.push(Refusal::from(Rule("SP-BUILD-08")).with("unit", strange));
    }
}

/// Whether a unit can count as of an era: in the earlier edition one of those printed, in the later
/// one also any between them (SP-BUILD-07).
fn belongs(library: &Library, edition: Edition, unit: &Unit, era: &str) -> bool {
    if unit.eras.iter().any(|own| own == era) {
        return true;
    }
    let place = |id: &str| library.eras().iter().position(|era| era.id == id);
    let own = || unit.eras.iter().filter_map(|own| place(own));
    let between = place(era).zip(own().min().zip(own().max()));
    edition == Edition::July2023
        && between.is_some_and(|(era, (first, last))| first < era && era < last)
}
