//! Building a strike team (chapter "Strike teams").

use kernel::{Refusal, Rule};

use crate::language::UnitType;
use crate::library::Library;
use crate::pack::{Squad, Team, Unit};
use crate::table::Edition;

/// The units of a strike team by squads, if it keeps the rules of building.
///
/// # Errors
/// The rule it breaks, or what is unknown.
pub fn units<'l>(
    library: &'l Library,
    edition: Edition,
    team: &Team,
) -> Result<Vec<Vec<&'l Unit>>, Refusal> {
    if team.squads.len() != 2 {
        return Err(Refusal::from(Rule("SP-BUILD-02")).with("squads", team.squads.len()));
    }
    let squads = team.squads.iter().map(|squad| members(library, edition, squad));
    let squads = squads.collect::<Result<Vec<_>, Refusal>>()?;
    let all: Vec<&Unit> = squads.iter().flatten().copied().collect();
    for (number, unit) in all.iter().enumerate() {
        let before = &all[..number];
        if before.iter().any(|other| other.id == unit.id || other.name.en == unit.name.en) {
            return Err(Refusal::from(Rule("SP-BUILD-05")).with("unit", &unit.name.en));
        }
        let same =
            |other: &&Unit| unit.unique_name.is_some() && other.unique_name == unit.unique_name;
        if before.iter().copied().any(|other| same(&other)) {
            let name = unit.unique_name.clone().unwrap_or_default();
            return Err(Refusal::from(Rule("SP-BUILD-04")).with("unique name", name));
        }
    }
    Ok(squads)
}

/// The three units of a squad: one of each type (SP-BUILD-03), of one era (SP-BUILD-08), within the
/// primary unit's squad points (SP-BUILD-10).
fn members<'l>(
    library: &'l Library,
    edition: Edition,
    squad: &Squad,
) -> Result<Vec<&'l Unit>, Refusal> {
    let unit = |id: &String| {
        library.unit(id).ok_or_else(|| Refusal::from(Refusal::SETUP).with("unit", id))
    };
    let units = squad.units.iter().map(unit).collect::<Result<Vec<_>, Refusal>>()?;
    if units.len() != 3 {
        return Err(Refusal::from(Rule("SP-BUILD-02")).with("units", units.len()));
    }
    let of = |kind: UnitType| {
        let found = units.iter().copied().find(|unit| unit.kind == kind);
        found.ok_or_else(|| Refusal::from(Rule("SP-BUILD-03")).with("missing", format!("{kind:?}")))
    };
    let primary = of(UnitType::Primary)?;
    let others = [of(UnitType::Secondary)?, of(UnitType::Supporting)?];
    one_era(library, edition, squad, primary, others)?;
    let cost = others.iter().map(|unit| u32::from(unit.points)).sum::<u32>();
    if cost > u32::from(primary.points) {
        let refusal = Refusal::from(Rule("SP-BUILD-10")).with("cost", cost);
        return Err(refusal.with("squad points", primary.points));
    }
    Ok([primary].into_iter().chain(others).collect())
}

/// The primary unit's era is the squad's, and the others must belong to it (SP-BUILD-08). A unit of
/// several eras counts as the one that its player chooses (SP-BUILD-07).
fn one_era(
    library: &Library,
    edition: Edition,
    squad: &Squad,
    primary: &Unit,
    others: [&Unit; 2],
) -> Result<(), Refusal> {
    let candidates: Vec<&str> = match &squad.era {
        Some(era) => vec![era],
        None => library.eras().iter().map(|era| era.id.as_str()).collect(),
    };
    let counts = |unit: &Unit, era: &str| belongs(library, edition, unit, era);
    let of_primary = candidates.iter().filter(|era| counts(primary, era));
    let of_primary: Vec<&&str> = of_primary.collect();
    if of_primary.is_empty() {
        return Err(Refusal::from(Rule("SP-BUILD-07")).with("unit", &primary.name.en));
    }
    let fits = |era: &&&&str| others.iter().all(|other| counts(other, era));
    if of_primary.iter().any(|era| fits(&era)) {
        return Ok(());
    }
    let strange = others.iter().find(|other| !of_primary.iter().any(|era| counts(other, era)));
    let strange = strange.unwrap_or(&others[0]);
    Err(Refusal::from(Rule("SP-BUILD-08")).with("unit", &strange.name.en))
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
