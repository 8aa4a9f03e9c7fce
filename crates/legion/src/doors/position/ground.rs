//! The terrain and the objective tokens of a position.

use content::{Names, Source};
use measure::{Direction, Disc, Length, Millimetres};

use super::cases::{ChargeCase, TokenCase};
use super::units::{Team, spot};
use super::{Position, StageCase, Wrong, core, effective, wrong};
use crate::pack::{Battlefield, Piece};
use crate::state::{Charge, State, Token};
use crate::table::{MINE, MOST_TOKENS, Stand, UnitId};
use crate::terrain::{Surface, Terrain};
use crate::words;
use crate::{objectives, placement};

/// Terrain pieces of a position.
const MOST_PIECES: usize = 60;
/// No corner is farther from the centre, nothing is higher.
const FARTHEST: Millimetres = Millimetres::whole(2000);

impl Position {
    /// The terrain of the embedded battlefield, if one is named, and the stated pieces.
    pub(super) fn battlefield(
        &self,
        sides: [Length; 2],
    ) -> Result<(Terrain, Vec<Vec<Piece>>), Wrong> {
        if self.terrain.len() > MOST_PIECES {
            return Err(wrong("terrain", format!("expected at most {MOST_PIECES} pieces")));
        }
        let mut pieces: Vec<Piece> = match &self.battlefield {
            None => Vec::new(),
            Some(id) => {
                let message = format!("`{id}` is unknown, expected the id of a battlefield");
                let found = core()?.battlefield(id).ok_or_else(|| wrong("battlefield", message))?;
                found.piece.clone()
            }
        };
        let mut aside: Vec<Piece> = Vec::new();
        for (i, case) in self.terrain.iter().enumerate() {
            let mut piece = case.piece(i + 1);
            check_piece(&piece).map_err(|why| wrong(format!("terrain[{i}]"), why))?;
            let top = [("stand", case.stand == Some(true)), ("stairs", case.stairs)];
            let top = top.map(|(name, stated)| (format!("terrain[{i}].{name}"), stated));
            let top = top.iter().map(|(field, stated)| (field.as_str(), *stated));
            let flat = !case.kind.is_solid();
            effective(top.filter(|_| flat), "on an area or a depression, which has no top")?;
            if let Some(name) = &case.on {
                let field = format!("terrain[{i}].on");
                piece.bottom =
                    on_top(&pieces, &piece, name, sides).map_err(|why| wrong(field, why))?;
            }
            if case.aside && self.stage != StageCase::Terrain {
                let message = "expected only with stage = \"terrain\"";
                return Err(wrong(format!("terrain[{i}].aside"), message));
            }
            if case.aside { aside.push(piece) } else { pieces.push(piece) }
        }
        let battlefield = Battlefield {
            id: "scenario".to_owned(),
            name: Names::from("Scenario"),
            piece: pieces,
            source: Source::House,
        };
        let terrain = Terrain::of(&battlefield, sides);
        let terrain = terrain.map_err(|message| wrong("terrain", message))?;
        Ok((terrain, placement::models(&aside)))
    }

    /// The objective tokens.
    pub(super) fn lay_tokens(&self, state: &mut State, team: &Team<'_>) -> Result<(), Wrong> {
        if self.token.len() > MOST_TOKENS {
            return Err(wrong("token", format!("expected at most {MOST_TOKENS}")));
        }
        let early = matches!(self.stage, StageCase::Terrain | StageCase::Setup | StageCase::Cards);
        if early && !self.token.is_empty() {
            return Err(wrong("token", "the objective card lays them later"));
        }
        for (i, case) in self.token.iter().enumerate() {
            let field = |name: &str| format!("token[{i}].{name}");
            let claimed = case.claimed.as_ref().map(|name| {
                let message = format!("`{name}` is no unit on the battlefield");
                let unit = words::unit_named(state, name).filter(|&unit| state.is_there(unit));
                unit.ok_or_else(|| wrong(field("claimed"), message))
            });
            let claimed = claimed.transpose()?;
            let model = case.terrain.as_ref().map(|name| {
                let message = format!("`{name}` is no terrain");
                words::model_named(state, name).ok_or_else(|| wrong(field("terrain"), message))
            });
            let model = model.transpose()?;
            let holder = claimed.and_then(|unit| state.unit(unit).leader);
            let stand = Stand { x: 0, y: 0, level: 0, facing: Direction::default() };
            let start =
                state.objective().and_then(|card| card.sabotage).map_or(0, |rule| rule.start);
            let sabotage = state.objective().is_some_and(|card| card.sabotage.is_some());
            if case.wounds.is_some() && !sabotage {
                let message = "has no effect, the objective card knows no sabotage";
                return Err(wrong(field("wounds"), message));
            }
            let wounds = case.wounds.unwrap_or(start);
            state.tokens.push(Token { stand, claimed: holder, model, wounds });
            let stand = lie(state, case, i as u8, claimed, model);
            let stand = stand.map_err(|why| wrong(field("at"), why))?;
            state.tokens[i].stand = stand;
        }
        self.check_claims(state, team)
    }

    /// Lays the charge tokens.
    pub(super) fn lay_charges(&self, state: &mut State) -> Result<(), Wrong> {
        if self.charge.len() > MOST_TOKENS {
            return Err(wrong("charge", format!("expected at most {MOST_TOKENS}")));
        }
        for (i, case) in self.charge.iter().enumerate() {
            let field = |name: &str| format!("charge[{i}].{name}");
            let (unit, weapon) = self.layer(state, case, &field)?;
            let (point, level) = spot(&case.at).map_err(|why| wrong(field("at"), why))?;
            let facing = Direction::default();
            let stand = Stand { x: point.x, y: point.y, level: level.unwrap_or(0), facing };
            if !stand.in_bounds() {
                return Err(wrong(field("at"), "off the battlefield"));
            }
            state.charges.push(Charge { stand, unit, weapon });
        }
        Ok(())
    }

    /// Who laid a charge token, and which weapon it is.
    fn layer(
        &self,
        state: &State,
        case: &ChargeCase,
        field: &impl Fn(&str) -> String,
    ) -> Result<(Option<UnitId>, u8), Wrong> {
        let Some(name) = &case.unit else {
            let mines = state.condition().is_some_and(|card| card.mines.is_some());
            let message = "expected who laid it, or a condition card with mines";
            return if mines { Ok((None, MINE)) } else { Err(wrong(field("unit"), message)) };
        };
        let message = format!("`{name}` is no unit");
        let unit = words::unit_named(state, name).ok_or_else(|| wrong(field("unit"), message))?;
        let fits = |weapon: &u8| {
            let area = state.arm(unit, *weapon).is_some_and(|arm| arm.weapon.area.is_some());
            let name = words::weapon_name(state, unit, *weapon);
            area && case.weapon.as_ref().is_none_or(|wanted| *wanted == name)
        };
        let weapon = (0..state.sheet(unit).weapons.len() as u8).find(fits);
        let weapon =
            weapon.ok_or_else(|| wrong(field("weapon"), "the unit has no such area weapon"))?;
        Ok((Some(unit), weapon))
    }

    /// A leader holds but one token (LG-OBJ-213).
    fn check_claims(&self, state: &State, team: &Team<'_>) -> Result<(), Wrong> {
        for unit in state.unit_ids() {
            let leader = state.unit(unit).leader;
            let held = state.tokens.iter().filter(|t| t.claimed.is_some() && t.claimed == leader);
            if held.count() > 1 {
                let message = "holds two tokens, expected at most one";
                return Err(wrong(team.field(unit, "name"), message));
            }
        }
        Ok(())
    }
}

/// The top on which a piece stands: the highest of a name that carries all of it.
fn on_top(
    pieces: &[Piece],
    piece: &Piece,
    name: &str,
    sides: [Length; 2],
) -> Result<Millimetres, String> {
    if !piece.kind.is_solid() {
        return Err("expected a thing, areas and depressions lie on the ground".to_owned());
    }
    let field = |piece: Vec<Piece>| {
        let (id, name) = ("scenario".to_owned(), Names::from("Scenario"));
        Terrain::of(&Battlefield { id, name, piece, source: Source::House }, sides)
    };
    let below = pieces.iter().filter(|other| other.name.en == name).cloned();
    let below = field(below.collect())?;
    if below.pieces.is_empty() {
        return Err(format!("`{name}` is no terrain before it"));
    }
    let upper = field(vec![piece.clone()])?;
    let corners = upper.pieces.iter().flat_map(|piece| piece.footprint.points());
    let corners: Vec<Disc> = corners.map(|&centre| Disc { centre, radius: 0 }).collect();
    let carries = |surface: &&Surface| corners.iter().all(|&at| surface.region.carries(at));
    let top = below.surfaces.iter().find(carries).map(|surface| Millimetres(surface.level));
    top.ok_or_else(|| format!("no top of `{name}` carries all of it"))
}

/// Where a token lies that is the last of the list.
fn lie(
    state: &State,
    case: &TokenCase,
    token: u8,
    claimed: Option<UnitId>,
    model: Option<u8>,
) -> Result<Stand, String> {
    let stand = match (&case.at, claimed, model) {
        (Some(place), ..) => {
            let (point, level) = spot(place)?;
            let facing = Direction::default();
            Stand { x: point.x, y: point.y, level: level.unwrap_or(0), facing }
        }
        (None, Some(unit), _) => {
            objectives::beside(state, unit, token).ok_or("missing, no room beside the leader")?
        }
        (None, None, Some(model)) => objectives::on_terrain(state, model).ok_or("missing")?,
        (None, None, None) => return Err("missing".to_owned()),
    };
    if !stand.in_bounds() {
        return Err("off the battlefield".to_owned());
    }
    if model.is_none() {
        let lies = objectives::may_lie(state, stand, Some(token));
        lies.map_err(|refusal| format!("cannot lie there: {refusal}"))?;
    }
    Ok(stand)
}

fn check_piece(piece: &Piece) -> Result<(), String> {
    let numbers = piece.rectangle.into_iter().flatten();
    let mut numbers = numbers.chain(piece.corners.iter().flatten().copied()).chain([piece.height]);
    if numbers.any(|number| number.0.abs() > FARTHEST.0) {
        return Err(format!("expected at most {FARTHEST} mm"));
    }
    if piece.height.0 < 0 {
        return Err("expected a height of 0 or more".to_owned());
    }
    if piece.rectangle.is_some() != piece.corners.is_empty() {
        return Err("expected either `rectangle` or `corners`".to_owned());
    }
    Ok(())
}
