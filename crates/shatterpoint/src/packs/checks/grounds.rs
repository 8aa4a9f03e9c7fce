//! Missions and battlefields.

use std::collections::BTreeSet;

use content::{Checked, Checks, Fault};
use measure::{Point, Polygon};

use super::{Checker, HIGHEST, MOST_PIECES};
use crate::language::AbilityKind;
use crate::pack::{Battlefield, Mission, ObjectiveAt, Piece, StruggleMap};
use crate::table::MOST_OBJECTIVES;
use measure::Millimetres;

impl Checker<'_> {
    pub(super) fn mission(&self, mission: &Mission, field: &str) -> Checked {
        let ids = self.objectives(&mission.objective, &format!("{field}.objective"))?;
        let rolled = mission.priority.as_ref().map_or(&[][..], |priority| &priority.phases);
        for (i, phase) in rolled.iter().enumerate() {
            self.within(*phase, 1..=3, format!("{field}.priority.phases[{i}]"))?;
        }
        for (i, card) in mission.struggle.iter().enumerate() {
            let field = format!("{field}.struggle[{i}]");
            self.within(card.phase, 1..=3, format!("{field}.phase"))?;
            self.count(card.map.len(), 1..=4, format!("{field}.map"))?;
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

    /// Objective tokens: each has an id and a place of its own. Returns the ids.
    pub(super) fn objectives<'a>(
        &self,
        objectives: &'a [ObjectiveAt],
        field: &str,
    ) -> Result<BTreeSet<&'a str>, Fault> {
        self.count(objectives.len(), 1..=MOST_OBJECTIVES, field)?;
        let mut ids = BTreeSet::new();
        self.new_ids(&mut ids, objectives.iter().map(|objective| objective.id.as_str()), field)?;
        for (i, objective) in objectives.iter().enumerate() {
            let most = self.half * 10 / 254 - 1;
            let far = objective.at.iter().any(|inches| !(-most..=most).contains(inches));
            let taken = objectives[..i].iter().any(|other| other.at == objective.at);
            if far || taken {
                let message = format!("taken or off the battlefield, expected -{most} to {most}");
                self.refuse(format!("{field}[{i}].at"), message)?;
            }
        }
        Ok(ids)
    }

    fn struggle_map(
        &self,
        map: &StruggleMap,
        ids: &BTreeSet<&str>,
        rolled: bool,
        field: &str,
    ) -> Checked {
        let what = "an objective of this mission";
        self.ids(&map.active, ids, &format!("{field}.active"), what)?;
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

    pub(super) fn battlefield(&self, battlefield: &Battlefield, field: &str) -> Checked {
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
        let simple =
            Polygon::new(points).map_err(|fault| format!("{fault}, in hundredths of a millimetre"));
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
