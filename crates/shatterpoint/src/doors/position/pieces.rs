//! The terrain, the mission and the objectives of a position.

use std::collections::BTreeMap;

use content::{Names, Source};
use measure::{Disc, Length, Point};

use super::units::spot;
use super::{ObjectiveCase, Position, StageCase, Wrong, core, seat, wrong};
use crate::pack::{Battlefield, Mission, Model, ObjectiveAt, StruggleCard, StruggleMap};
use crate::state::{Objective, State};
use crate::table::{MOST_OBJECTIVES, Spot, Table};
use crate::terrain::Terrain;
use measure::Millimetres;

/// Terrain pieces of a position.
const MOST_PIECES: usize = 60;
/// Groups of transfer points, and points of a group.
const MOST_TRANSFERS: usize = 20;
/// No corner is farther from the centre, nothing is higher, in millimetres.
const FARTHEST: Millimetres = Millimetres::whole(2000);

impl Position {
    pub(super) fn battlefield(&self, headroom: Length) -> Result<Terrain, Wrong> {
        if self.terrain.len() > MOST_PIECES {
            return Err(wrong("terrain", format!("expected at most {MOST_PIECES} pieces")));
        }
        let mut model: Vec<Model> = Vec::new();
        for (i, case) in self.terrain.iter().enumerate() {
            let piece = case.piece();
            let field = format!("terrain[{i}]");
            let numbers = [piece.bottom, piece.top].into_iter();
            let numbers = numbers.chain(piece.rectangle.into_iter().flatten());
            let mut numbers = numbers.chain(piece.corners.iter().flatten().copied());
            if numbers.any(|number| number.0.abs() > FARTHEST.0) {
                return Err(wrong(field, format!("expected at most {FARTHEST} mm")));
            }
            if piece.bottom.0 < 0 || piece.top <= piece.bottom {
                return Err(wrong(field, "expected 0 <= bottom < top"));
            }
            let name = case.model.clone().unwrap_or_else(|| format!("Terrain {}", i + 1));
            match model.iter_mut().find(|model| model.name.en == name) {
                Some(model) => model.piece.push(piece),
                None => {
                    model.push(Model { name: Names::from(name.as_str()), piece: vec![piece] });
                }
            }
        }
        let few = |count: usize| count <= MOST_TRANSFERS;
        let linked = |count: usize| count >= 2 && few(count);
        if !few(self.transfer.len()) || !self.transfer.iter().all(|t| linked(t.points.len())) {
            let message =
                format!("expected at most {MOST_TRANSFERS}, each with two or more points");
            return Err(wrong("transfer", message));
        }
        let mut numbers = self.transfer.iter().flat_map(|t| t.points.iter().flatten());
        if numbers.any(|number| number.0.abs() > FARTHEST.0) {
            return Err(wrong("transfer", format!("expected at most {FARTHEST} mm")));
        }
        let battlefield = Battlefield {
            id: "scenario".to_owned(),
            name: Names::from("Scenario"),
            model,
            transfer: self.transfer.clone(),
            source: Source::House,
        };
        Terrain::of(&battlefield, headroom).map_err(|message| wrong("terrain", message))
    }

    /// The mission of the pack with the stated objectives added, or one with only these.
    pub(super) fn mission_pack(&self) -> Result<Mission, Wrong> {
        let known = &core()?.all().mission;
        let mut mission = match &self.mission {
            Some(id) => {
                let message = format!("`{id}` is unknown, expected the id of a mission");
                let found = known.iter().find(|mission| mission.id == *id);
                found.cloned().ok_or_else(|| wrong("mission", message))?
            }
            None if self.stage == StageCase::Setup => {
                known.first().cloned().ok_or_else(|| wrong("mission", "missing"))?
            }
            None => bare(),
        };
        if self.stage == StageCase::Setup && !self.objective.is_empty() {
            return Err(wrong("objective", "the set-up lays those of the mission"));
        }
        let of_mission = mission.objective.len();
        for (i, case) in self.objective.iter().enumerate() {
            let id = case.id(mission.objective.len());
            let earlier = mission.objective.iter().position(|objective| objective.id == id);
            match (earlier, &case.at) {
                (Some(n), None) if n < of_mission => {}
                (Some(_), _) => {
                    let message = "is used already, expected a new id, or no place";
                    return Err(wrong(format!("objective[{i}].id"), message));
                }
                (None, Some(_)) => {
                    mission.objective.push(ObjectiveAt { id, at: [0, 0], roams: None })
                }
                (None, None) => return Err(wrong(format!("objective[{i}].at"), "missing")),
            }
        }
        if mission.objective.len() > MOST_OBJECTIVES {
            return Err(wrong("objective", format!("expected at most {MOST_OBJECTIVES}")));
        }
        if self.mission.is_none() && self.stage != StageCase::Setup {
            let all = mission.objective.iter().map(|objective| objective.id.clone());
            let map = StruggleMap { active: all.collect(), priority: None };
            mission.struggle.iter_mut().for_each(|card| card.map = vec![map.clone()]);
        }
        Ok(mission)
    }

    /// The objective tokens, those of the mission first.
    pub(super) fn place_objectives(&self, state: &mut State) -> Result<(), Wrong> {
        let table = state.table.clone();
        let layout = state.layout().to_vec();
        let active = match (self.active_in_stage(state), state.mission_pack()) {
            (Some(active), _) => active,
            (None, Some(mission)) => self.active_objectives(mission)?,
            (None, None) => Vec::new(),
        };
        self.known_objectives(state)?;
        for (n, objective) in layout.iter().enumerate() {
            let stated = self.objective.iter().enumerate().find(|(i, case)| {
                // Numbers are given in the order of the mission's list.
                case.id
                    .as_ref()
                    .map_or_else(|| self.number_of(&layout, *i) == n, |id| *id == objective.id)
            });
            let radius = table.token_radius(objective);
            let spot = match stated {
                Some((i, ObjectiveCase { at: Some(at), .. })) => lie(&table, at, radius)
                    .map_err(|why| wrong(format!("objective[{i}].at"), why))?,
                _ => {
                    let [x, y] = objective.at.map(|inches| inches.saturating_mul(2540));
                    let point = state.player(state.first).edge.turn(Point { x, y });
                    let level = table.terrain.token_level(Disc { centre: point, radius });
                    let why = |refusal: kernel::Refusal| {
                        wrong("terrain", format!("objective `{}`: {refusal}", objective.id))
                    };
                    Spot::at(point, level.map_err(why)?)
                }
            };
            let case = stated.map(|(_, case)| case);
            let control = case.and_then(|case| case.control);
            let field = || format!("objective[{}].control", stated.map_or(0, |(i, _)| i));
            let control = control.map(|player| seat(player, field)).transpose()?;
            let further = self.operation.is_none() && case.is_some_and(|case| case.at.is_some());
            let shown = further || active.contains(&objective.id);
            let active = case.and_then(|case| case.active).unwrap_or(shown && self.begun());
            if control.is_some() && !active {
                return Err(wrong(field(), "nobody controls an inactive objective"));
            }
            let priority = case.is_some_and(|case| case.priority)
                || self.priority_in_stage(state, &objective.id);
            let damage = case.map_or(0, |case| case.damage);
            let roams = objective.roams.is_some();
            let token = Objective { spot, active, control, priority, damage, radius, roams };
            let added = state.objectives.try_push(token);
            added.map_err(|_| wrong("objective", "too many"))?;
        }
        Ok(())
    }

    /// In an operation only those of its card can be stated.
    fn known_objectives(&self, state: &State) -> Result<(), Wrong> {
        if self.operation.is_none() {
            return Ok(());
        }
        let known = |case: &ObjectiveCase| {
            case.id.as_ref().is_some_and(|id| state.objective_number(id).is_some())
        };
        match self.objective.iter().position(|case| !known(case)) {
            Some(i) => {
                Err(wrong(format!("objective[{i}].id"), "expected an objective of the operation"))
            }
            None => Ok(()),
        }
    }

    /// Whether a struggle card lies open.
    fn begun(&self) -> bool {
        matches!(self.stage, StageCase::Turn | StageCase::Act)
    }

    /// Where in the mission's list an objective without an id stands.
    fn number_of(&self, layout: &[ObjectiveAt], i: usize) -> usize {
        let further = |case: &&ObjectiveCase| case.at.is_some();
        let later = self.objective[i..].iter().filter(further).count();
        layout.len().saturating_sub(later)
    }

    /// The objectives that the current struggle card makes active.
    fn active_objectives(&self, mission: &Mission) -> Result<Vec<String>, Wrong> {
        let cards = self.struggle_cards(mission)?;
        let card = cards.get(usize::from(self.number()).saturating_sub(1));
        let card = card.and_then(|&card| mission.struggle.get(usize::from(card)));
        let map = card
            .and_then(|card| card.map.get(usize::from(self.map.unwrap_or(1)).saturating_sub(1)));
        Ok(map.map_or(Vec::new(), |map| map.active.clone()))
    }
}

impl ObjectiveCase {
    /// What it is called: its number if it has no id.
    fn id(&self, before: usize) -> String {
        self.id.clone().unwrap_or_else(|| (before + 1).to_string())
    }
}

/// Where a token lies: on the stated surface, else on the highest that carries it.
fn lie(table: &Table, place: &[Millimetres], radius: Length) -> Result<Spot, String> {
    let (point, level) = spot(place)?;
    let disc = Disc { centre: point, radius };
    if !Terrain::on_battlefield(disc, table.measures.battlefield) {
        return Err("off the battlefield".to_owned());
    }
    let Some(level) = level else {
        let level = table.terrain.token_level(disc).map_err(|refusal| refusal.to_string())?;
        return Ok(Spot::at(point, level));
    };
    let surface = table.terrain.surface(level);
    if level != 0 && !surface.is_some_and(|surface| surface.region.carries(disc)) {
        return Err("no surface of this height carries it".to_owned());
    }
    Ok(Spot::at(point, level))
}

/// A mission without rules of its own: three cards that make every objective active.
fn bare() -> Mission {
    let card = |phase: u8| StruggleCard {
        name: Names::from(format!("Struggle {phase}").as_str()),
        phase,
        map: Vec::new(),
        tactic: None,
    };
    Mission {
        id: "scenario".to_owned(),
        name: Names::from("Scenario"),
        objective: Vec::new(),
        priority: None,
        struggle: [1, 2, 3].map(card).into(),
        source: Source::House,
        sources: BTreeMap::new(),
    }
}
