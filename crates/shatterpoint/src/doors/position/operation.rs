//! The operation of a position.

use arrayvec::ArrayVec;
use kernel::Seat;

use super::cases::{AmbushCase, OperationCase};
use super::units::Team;
use super::{Position, StageCase, Wrong, core, seat, wrong};
use crate::operations::Underway;
use crate::operations::ambush::Ambush;
use crate::operations::card::Operation;
use crate::operations::tokens::{Seen, Token};
use crate::state::State;
use crate::table::{
    MOST_ARMOURED, MOST_GRANTED, MOST_OBJECTIVES, MOST_SIGNALS, MOST_TRACKERS, Spot, UnitId,
};

impl Position {
    /// The operation card, that of the pack or the stated one.
    pub(super) fn operation_card(&self) -> Result<Option<Operation>, Wrong> {
        let Some(case) = &self.operation else { return Ok(None) };
        if self.mission.is_some() {
            return Err(wrong("mission", "expected no mission in an operation"));
        }
        let card = match (&case.id, &case.card) {
            (Some(id), None) => {
                let message = format!("`{id}` is unknown, expected the id of an operation");
                let found = core()?.operation(id).cloned();
                found.ok_or_else(|| wrong("operation.id", message))?
            }
            (None, Some(card)) => card.clone(),
            _ => return Err(wrong("operation", "expected `id` or `card`")),
        };
        if card.stage.is_empty() {
            return Err(wrong("operation.card.stage", "expected at least one stage"));
        }
        let few = card.objective.len() <= MOST_OBJECTIVES
            && card.armoured.len() <= MOST_ARMOURED
            && card.tracker.len() <= MOST_TRACKERS
            && card.ability.len() <= MOST_GRANTED
            && card.signal.len() <= MOST_SIGNALS
            && card.tracker.iter().all(|tracker| tracker.spaces.len() <= 16);
        if !few {
            return Err(wrong(
                "operation.card",
                "too many objectives, armoured targets, trackers, spaces or abilities",
            ));
        }
        Ok(Some(card))
    }

    /// The Aggressor that was agreed on.
    pub(super) fn agreed_aggressor(&self) -> Result<Option<Seat>, Wrong> {
        let stated = self.operation.as_ref().and_then(|case| case.aggressor);
        stated.map(|player| seat(player, || "operation.aggressor".to_owned())).transpose()
    }

    /// How far the operation has come.
    pub(super) fn begin_operation(&self, team: &Team, state: &mut State) -> Result<(), Wrong> {
        let Some((case, card)) = self.operation.as_ref().zip(state.table.operation.as_ref()) else {
            return Ok(());
        };
        let stage = case
            .stage
            .as_ref()
            .map_or(Some(0), |id| card.stage.iter().position(|stage| stage.id == *id));
        let unknown = || wrong("operation.stage", "expected the id of a stage");
        let stage = stage.ok_or_else(unknown)? as u8;
        if let Some(id) = case.armour.keys().find(|id| !card.armoured.iter().any(|t| t.id == **id))
        {
            return Err(wrong(format!("operation.armour.{id}"), "is no armoured target"));
        }
        let tokens = |id: &String| case.armour.get(id).copied().unwrap_or(0);
        let armour = card.armoured.iter().map(|target| tokens(&target.id)).collect();
        let mut trackers = ArrayVec::new();
        for tracker in &card.tracker {
            let filled = case.trackers.get(&tracker.id).map_or(&[][..], Vec::as_slice);
            let known = |space: &u8| (1..=tracker.spaces.len()).contains(&usize::from(*space));
            if !filled.iter().all(known) {
                let field = format!("operation.trackers.{}", tracker.id);
                return Err(wrong(field, format!("expected 1 to {}", tracker.spaces.len())));
            }
            trackers.push(filled.iter().fold(0, |bits, space| bits | 1 << (space - 1)));
        }
        let known = |id: &&String| card.tracker.iter().any(|tracker| tracker.id == **id);
        if let Some(id) = case.trackers.keys().find(|id| !known(id)) {
            return Err(wrong(format!("operation.trackers.{id}"), "is no tracker"));
        }
        let mut tokens = Vec::new();
        for (name, faces) in &case.tokens {
            let unit = team.named(name);
            let unit =
                unit.ok_or_else(|| wrong(format!("operation.tokens.{name}"), "is no unit"))?;
            let seen = Seen::Openly;
            tokens.extend(faces.iter().map(|&face| Token { unit, face, seen }));
        }
        let ambush = |one: &AmbushCase| {
            let [x, y] = one.at.map(|length| length.0);
            Ambush { face: one.face, spot: Spot { x, y, level: 0 } }
        };
        let ambushes = case.ambush.iter().map(ambush).collect();
        let units = |field: &str, names: &[String]| -> Result<Vec<UnitId>, Wrong> {
            let named = |name: &String| {
                let unknown =
                    || wrong(format!("operation.{field}"), format!("`{name}` is no unit"));
                team.named(name).ok_or_else(unknown)
            };
            names.iter().map(named).collect()
        };
        let (aboard, captured) =
            (units("aboard", &case.aboard)?, units("captured", &case.captured)?);
        let off_duty = units("off-duty", &case.off_duty)?;
        let at = |id: &String| {
            let found = card.objective.iter().position(|objective| objective.id == *id);
            found.map(|n| n as u8).ok_or_else(|| wrong("operation.ship", "is no objective"))
        };
        let ship = case.ship.as_ref().map(at).transpose()?;
        let signal = |id: &String| {
            let found = card.signal.iter().position(|signal| signal.id == *id);
            found.map(|n| n as u8).ok_or_else(|| wrong("operation.signals", "is no signal"))
        };
        let signals = case.signals.iter().map(signal).collect::<Result<_, Wrong>>()?;
        let aggressor = self.agreed_aggressor()?.unwrap_or(Seat(0));
        let begun = Underway::of(card, aggressor);
        let token = case.token;
        state.operation = Some(Underway {
            stage,
            token,
            armour,
            trackers,
            tokens,
            pool: case.pool.clone().unwrap_or_else(|| begun.pool.clone()),
            sequence: case.sequence.clone(),
            revealed: case.revealed,
            ambushes,
            ship,
            aboard,
            captured,
            off_duty,
            noise: case.noise.clone(),
            signals,
            ..begun
        });
        Ok(())
    }

    /// Whether a unit is not on the battlefield although it was neither deployed nor defeated: it lies in
    /// wait, with a token of its own, is aboard the ship or off duty.
    pub(super) fn is_away(&self, name: &str) -> bool {
        let named = |names: &[String]| names.iter().any(|other| other.eq_ignore_ascii_case(name));
        let away = |case: &OperationCase| named(&case.aboard) || named(&case.off_duty);
        if self.operation.as_ref().is_some_and(away) {
            return true;
        }
        let case = self.operation.as_ref().filter(|case| !case.ambush.is_empty());
        case.is_some_and(|case| case.tokens.keys().any(|key| key.eq_ignore_ascii_case(name)))
    }

    /// Whether the stage card gives an objective a priority token.
    pub(super) fn priority_in_stage(&self, state: &State, id: &String) -> bool {
        let begun = matches!(self.stage, StageCase::Turn | StageCase::Act);
        let stage = crate::operations::stage(state).filter(|_| begun);
        stage.is_some_and(|stage| stage.priority.contains(id))
    }

    /// The objectives that the stage card makes active.
    pub(super) fn active_in_stage(&self, state: &State) -> Option<Vec<String>> {
        state.operation.as_ref()?;
        let begun = matches!(self.stage, StageCase::Turn | StageCase::Act);
        let stage = crate::operations::stage(state)?;
        Some(if begun { stage.active.clone() } else { Vec::new() })
    }
}
