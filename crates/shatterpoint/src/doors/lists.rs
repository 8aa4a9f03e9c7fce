//! Strike teams as lists: what there is to choose, and what the rules of building say.

use std::collections::BTreeMap;

use content::Names;
use kernel::{Refusal, Rule, Seat};
use ruleset::lists::{
    Broken, Catalogue, Line, List, Part, Tally, Term, TermOption, Thing, Weighed, Worth, named,
};
use ruleset::word;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::language::{AttackType, Symbol};
use crate::library::Library;
use crate::odds::{self, Duel};
use crate::pack::{Squad, Stance, Team, Tree, Unit};
use crate::setup::Setup;
use crate::sheets;
use crate::table::Edition;
use crate::teams::{self, Judged};

/// The squads, and the terms of their eras.
const SQUADS: [(&str, &str); 2] = [("squad-1", "era-1"), ("squad-2", "era-2")];
const EDITION: &str = "edition";
const MISSION: &str = "mission";

/// The dice of the usual opponent: attack dice against a unit, defence dice against its attacks;
/// about the average of the core set, without expertise.
const USUAL_ATTACK: u8 = 7;
const USUAL_DEFENCE: u8 = 5;

/// What strike teams are made of.
#[must_use]
pub fn catalogue(library: &Library) -> Catalogue {
    let all = library.all();
    let option = |id: &str, name: &Names| TermOption { id: id.to_owned(), name: name.clone() };
    let editions = [Edition::July2023, Edition::June2023].map(|edition| {
        let id = word(&edition);
        option(&id, &Names::from(id.as_str()))
    });
    let eras: Vec<TermOption> = all.era.iter().map(|era| option(&era.id, &era.name)).collect();
    let term = |id, name, options, optional| Term { id, name, options, optional };
    let missions = all.mission.iter().map(|mission| option(&mission.id, &mission.name));
    let places: Vec<String> = teams::TYPES.iter().map(word).collect();
    let squad = |id, name| Part { id, name, places: places.clone() };
    Catalogue {
        terms: vec![
            term(EDITION, named("Edition", "Ausgabe", "Wydanie"), editions.to_vec(), false),
            term(
                MISSION,
                named("Mission pack", "Missionsset", "Zestaw z misją"),
                missions.collect(),
                false,
            ),
            term(
                "era-1",
                named("Era of squad 1", "Ära von Squad 1", "Era oddziału 1"),
                eras.clone(),
                true,
            ),
            term("era-2", named("Era of squad 2", "Ära von Squad 2", "Era oddziału 2"), eras, true),
        ],
        parts: vec![
            squad("squad-1", named("Squad 1", "Squad 1", "Oddział 1")),
            squad("squad-2", named("Squad 2", "Squad 2", "Oddział 2")),
        ],
        things: all.unit.iter().map(unit).collect(),
        ready: all
            .first_game
            .iter()
            .flat_map(|first| &first.teams)
            .map(|team| list(Edition::default(), team))
            .collect(),
    }
}

fn unit(unit: &Unit) -> Thing {
    let mut words = unit.traits.clone();
    for ability in &unit.ability {
        let Names { en, de, pl } = ability.name.clone();
        words.extend([Some(en), de, pl].into_iter().flatten());
    }
    Thing {
        id: unit.id.clone(),
        name: unit.name.clone(),
        kind: word(&unit.kind),
        parts: SQUADS.map(|(squad, _)| squad).to_vec(),
        bearers: Vec::new(),
        slots: Vec::new(),
        points: unit.points.into(),
        sides: unit.eras.clone(),
        unique: true,
        words,
        worth: Some(worth(unit)),
        card: json!(sheets::card(unit)),
    }
}

/// A strike team as a list.
fn list(edition: Edition, team: &Team) -> List {
    let mut list = List::new("shatterpoint").with_term(EDITION, word(&edition));
    if let Some(mission) = &team.mission {
        list = list.with_term(MISSION, mission);
    }
    for ((squad, era), own) in SQUADS.into_iter().zip(&team.squads) {
        list = list.with_part(squad, own.units.iter().map(|id| Line::of(id)).collect());
        if let Some(own) = &own.era {
            list = list.with_term(era, own);
        }
    }
    list
}

/// The strike team of a list.
fn team_of(list: &List) -> Team {
    let squads = SQUADS.map(|(squad, era)| Squad {
        units: list.part(squad).iter().map(|line| line.id.clone()).collect(),
        era: list.term(era).map(str::to_owned),
    });
    Team { mission: list.term(MISSION).map(str::to_owned), squads: squads.to_vec() }
}

fn edition_of(list: &List) -> Result<Edition, Refusal> {
    let edition = list.term(EDITION).unwrap_or_default();
    let unknown = |_| Refusal::from(Refusal::SETUP).with("edition", edition);
    serde_json::from_value(json!(edition)).map_err(unknown)
}

/// What the rules of building say of a strike team.
#[must_use]
pub fn weigh(library: &Library, list: &List) -> Weighed {
    let (team, edition) = (team_of(list), edition_of(list));
    let edition = match edition {
        Ok(edition) => edition,
        Err(refusal) => {
            let broken = vec![Broken::part(EDITION, refusal)];
            return Weighed { broken, ..Weighed::default() };
        }
    };
    let squads = teams::squads(library, edition, &team).unwrap_or_default();
    let mut weighed = Weighed::default();
    for ((name, _), squad) in SQUADS.into_iter().zip(&squads) {
        let lines = list.part(name);
        weighed.broken.extend(squad.broken.iter().map(|one| of_squad(name, lines.len(), one)));
        weighed.tallies.extend(tallies(name, squad));
        let cost = |line: &Line| library.unit(&line.id).map(cost);
        weighed.costs.insert(name.to_owned(), lines.iter().map(cost).collect());
        if let Some(extra) = lines.iter().position(|line| !line.with.is_empty()) {
            let refusal = Refusal::from(Refusal::SETUP).with("unit", &lines[extra].id);
            weighed.broken.push(Broken::line(name, extra, refusal));
        }
    }
    let all: Vec<&Unit> = squads.iter().flat_map(|squad| squad.units).flatten().collect();
    let whole = teams::twice(&all).into_iter().map(|refusal| Broken::part("", refusal));
    weighed.broken.extend(whole);
    let mission = crate::setup::mission(library, &team, false);
    weighed.broken.extend(mission.err().map(|refusal| Broken::part(MISSION, refusal)));
    weighed
}

/// What a unit costs of the squad points: a primary one brings them (SP-BUILD-10).
fn cost(unit: &Unit) -> u32 {
    if unit.kind == teams::TYPES[0] { 0 } else { unit.points.into() }
}

fn of_squad(squad: &str, units: usize, refusal: &Refusal) -> Broken {
    let mut broken = Broken::part(squad, refusal.clone());
    if broken.refusal.rule == Rule("SP-BUILD-02") {
        broken.gap = units.abs_diff(teams::TYPES.len()).max(1) as u32;
    }
    broken
}

fn tallies(part: &str, squad: &Judged<'_>) -> Vec<Tally> {
    let tally = |kind: &str, count, least, most| Tally {
        part: part.to_owned(),
        kind: kind.to_owned(),
        count,
        least,
        most,
    };
    let primary = squad.units[0].map_or(0, |unit| unit.points.into());
    let kinds = teams::TYPES.iter().zip(squad.units);
    let kinds = kinds.map(|(kind, unit)| tally(&word(kind), u32::from(unit.is_some()), 1, 1));
    [tally("points", squad.cost, 0, primary)].into_iter().chain(kinds).collect()
}

/// How each unit fights.
#[must_use]
pub fn worths(library: &Library, list: &List) -> BTreeMap<String, Vec<Option<Worth>>> {
    let of = |line: &Line| library.unit(&line.id).map(worth);
    let part =
        |(squad, _): (&str, &str)| (squad.to_owned(), list.part(squad).iter().map(of).collect());
    SQUADS.into_iter().map(part).collect()
}

/// The damage that a unit deals on average to the usual opponent, by the better side of its stance
/// card and the best way through its tree; and the usual attacks, each success a damage, that defeat
/// it.
fn worth(unit: &Unit) -> Worth {
    let best =
        |kind| unit.stance.iter().filter_map(|stance| damage(stance, kind)).max_by(f64::total_cmp);
    let taken = unit.stance.iter().map(|stance| {
        let duel = |defence| Duel {
            attack: USUAL_ATTACK,
            defence,
            attack_chart: None,
            defence_chart: Some(&stance.defence_expertise),
        };
        let taken = |defence| odds::distribution(&duel(defence)).mean();
        (taken(stance.melee.defence) + taken(stance.ranged.defence)) / 2.0
    });
    let taken = taken.min_by(f64::total_cmp).unwrap_or(f64::from(USUAL_ATTACK));
    let damage = f64::from(unit.stamina) * f64::from(unit.durability);
    Worth {
        ranged: best(AttackType::Ranged),
        melee: best(AttackType::Melee),
        survives: damage / taken.max(0.1),
    }
}

fn damage(stance: &Stance, kind: AttackType) -> Option<f64> {
    let (values, chart) = match kind {
        AttackType::Melee => (stance.melee, stance.melee_expertise.as_ref()),
        AttackType::Ranged => (stance.ranged, stance.ranged_expertise.as_ref()),
    };
    let chances = odds::distribution(&Duel {
        attack: values.attack?,
        defence: USUAL_DEFENCE,
        attack_chart: chart,
        defence_chart: None,
    });
    Some(chances.expect(|successes| most_damage(&stance.tree, successes) as f64))
}

/// The most damage on a way through a combat tree, a success for each option (SP-TREE-02).
fn most_damage(tree: &Tree, successes: usize) -> usize {
    let best = tree.start.iter().map(|start| climb(tree, start, successes));
    best.max().unwrap_or(0)
}

fn climb(tree: &Tree, option: &str, left: usize) -> usize {
    let Some(left) = left.checked_sub(1) else { return 0 };
    let own = tree.options.iter().find(|own| own.id == option);
    let damage =
        own.map_or(0, |own| own.effects.iter().filter(|effect| **effect == Symbol::Damage).count());
    let next = tree.paths.iter().filter(|[from, _]| from == option);
    damage + next.map(|[_, to]| climb(tree, to, left)).max().unwrap_or(0)
}

/// A list as a setup holds it: the edition and the strike team.
///
/// # Errors
/// A missing or unknown edition.
pub fn brought(_: &Library, list: &List) -> Result<Value, Refusal> {
    Ok(json!({ "edition": edition_of(list)?, "team": team_of(list) }))
}

/// Lets the player at a seat bring a strike team; for an operation without its mission pack (SO-BUILD-01).
///
/// # Errors
/// An edition that is not the setup's, or a seat that there is not.
pub fn bring(_: &Library, setup: &mut Setup, seat: Seat, list: &List) -> Result<(), Refusal> {
    let nobody = || Refusal::from(Refusal::SETUP).with("seat", seat);
    if edition_of(list)? != setup.edition {
        return Err(
            Refusal::from(Refusal::SETUP).with(EDITION, list.term(EDITION).unwrap_or_default())
        );
    }
    let own = setup.teams.get_mut(seat.index()).ok_or_else(nobody)?;
    *own = team_of(list);
    own.mission.take_if(|_| setup.operation.is_some());
    Ok(())
}

/// A strike team with its edition, or one as a pack holds it.
#[derive(Deserialize)]
#[serde(untagged)]
enum Brought {
    Whole { edition: Edition, team: Team },
    Team(Team),
}

/// A strike team as a list; of the later edition if it names none.
///
/// # Errors
/// What is no strike team.
pub fn listed(_: &Library, brought: Value) -> Result<List, Refusal> {
    match serde_json::from_value(brought) {
        Ok(Brought::Whole { edition, team }) => Ok(list(edition, &team)),
        Ok(Brought::Team(team)) => Ok(list(Edition::default(), &team)),
        Err(fault) => Err(Refusal::from(Refusal::MALFORMED).with("fault", fault)),
    }
}
