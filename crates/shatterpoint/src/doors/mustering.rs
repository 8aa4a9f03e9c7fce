//! A strike team while it is being built: what it costs, what it breaks, who still fits.

use kernel::{Refusal, Rule};
use serde::{Deserialize, Serialize};

use crate::language::UnitType;
use crate::library::Library;
use crate::pack::{Team, Unit};
use crate::table::Edition;
use crate::teams::{self, Judged};

/// A strike team that somebody would like to play.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Proposal {
    pub edition: Edition,
    pub team: Team,
}

/// What the rules of building say of a strike team.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Mustered {
    /// Its squads.
    pub squads: Vec<MusteredSquad>,
    /// The rules that it breaks as a whole.
    pub broken: Vec<Refusal>,
}

/// What the rules of building say of a squad.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MusteredSquad {
    /// What the units beside the primary one cost.
    pub cost: u32,
    /// The primary unit's squad points.
    pub points: u8,
    /// The eras that it can be of.
    pub eras: Vec<String>,
    /// The one it is of.
    pub era: Option<String>,
    /// The rules that it breaks.
    pub broken: Vec<Refusal>,
    /// The units that do not fit in the place of their type, by id, and the rule they would break.
    pub closed: Vec<(String, Rule)>,
}

/// What the rules of building say of a strike team.
///
/// # Errors
/// Refuses more or fewer than two squads, and more units than a squad has.
pub fn muster(library: &Library, proposal: &Proposal) -> Result<Mustered, Refusal> {
    let Proposal { edition, team } = proposal;
    let large = team.squads.iter().map(|squad| squad.units.len());
    if let Some(units) = large.max().filter(|&units| units > teams::TYPES.len()) {
        return Err(Refusal::from(Rule("SP-BUILD-02")).with("units", units));
    }
    let squads = teams::squads(library, *edition, team)?;
    let all: Vec<&Unit> = squads.iter().flat_map(|squad| squad.units).flatten().collect();
    let mustered = |squad: &Judged<'_>| {
        let closed = library.unit.iter().filter_map(|unit| {
            let rule = misfit(library, *edition, &all, squad, unit)?;
            Some((unit.id.clone(), rule))
        });
        MusteredSquad {
            cost: squad.cost,
            points: squad.units[0].map_or(0, |primary| primary.points),
            eras: squad.eras.iter().map(|&era| era.to_owned()).collect(),
            era: squad.era.map(str::to_owned),
            broken: told(squad),
            closed: closed.collect(),
        }
    };
    Ok(Mustered { squads: squads.iter().map(mustered).collect(), broken: teams::twice(&all) })
}

/// The rules that a squad breaks. That it has too few units goes without saying where it is said
/// which.
fn told(squad: &Judged<'_>) -> Vec<Refusal> {
    let missing = squad.units.iter().any(Option::is_none);
    let said = |refusal: &&Refusal| !(missing && refusal.rule == Rule("SP-BUILD-02"));
    squad.broken.iter().filter(said).cloned().collect()
}

/// The rule that a unit would break in a squad, in the place of its type. Eras and points are the
/// primary unit's, so it fits by them.
fn misfit(
    library: &Library,
    edition: Edition,
    all: &[&Unit],
    squad: &Judged<'_>,
    unit: &Unit,
) -> Option<Rule> {
    let place = squad.units.iter().flatten().find(|own| own.kind == unit.kind);
    let others = || all.iter().filter(|other| place.is_none_or(|own| own.id != other.id));
    if others().any(|other| teams::is_same(other, unit)) {
        return Some(Rule("SP-BUILD-05"));
    }
    if others().any(|other| teams::is_same_person(other, unit)) {
        return Some(Rule("SP-BUILD-04"));
    }
    if unit.kind == UnitType::Primary {
        return None;
    }
    if squad.era.is_some_and(|era| !teams::belongs(library, edition, unit, era)) {
        return Some(Rule("SP-BUILD-08"));
    }
    let cost = squad.cost + u32::from(unit.points) - place.map_or(0, |own| own.points.into());
    let primary = squad.units[0]?;
    (cost > u32::from(primary.points)).then_some(Rule("SP-BUILD-10"))
}
