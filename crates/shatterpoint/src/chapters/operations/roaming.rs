//! Objectives that roam: they move like a character and are nobody's (SO-ROAM-01).

use kernel::{Chance, Flow, Refusal, Rule, Seat};
use measure::{Disc, Length, cone, overlap, tool};

use crate::event::Event;
use crate::language::MoveKind;
use crate::question::{Choice, Prompt};
use crate::state::{Objective, State};
use crate::table::{Spot, UnitId};
use crate::terrain::{Terrain, inches};
use crate::{Play, conditions, filter, movement, sampling};

/// The objective that roams, with its number.
#[must_use]
pub fn roamer(state: &State) -> Option<(u8, &Objective)> {
    (0..).zip(&state.objectives).find(|(_, objective)| objective.roams)
}

/// The smallest range within which a character of a unit is of the objective that roams.
#[must_use]
pub fn range(state: &State, unit: UnitId) -> Option<u8> {
    let (_, own) = roamer(state)?;
    (1..=5)
        .find(|&range| state.characters_of(unit).any(|one| filter::is_near(state, one, own, range)))
}

/// A base that the roaming objective would overlap on its elevation. While it is inactive it is not on
/// the battlefield (SO-ROAM-01).
#[must_use]
pub fn overlaps(state: &State, base: Disc, level: Length) -> bool {
    roamer(state).filter(|(_, own)| own.active).is_some_and(|(_, own)| {
        !state.table.different_elevations(own.spot.level, level) && overlap::discs(own.disc(), base)
    })
}

/// A player may move the roaming objective, perhaps only toward another one.
///
/// # Errors
/// Pauses for the answer.
pub fn go(play: &mut Play<'_>, seat: Seat, kinds: &[MoveKind], toward: Option<u8>) -> Flow<()> {
    let Some((objective, _)) = roamer(play) else { return Ok(()) };
    let prompt = Prompt::Roam { objective, kinds: kinds.to_vec(), toward };
    let choice = play.choose_freely(seat, prompt, |_| vec![Choice::Decline])?;
    let Choice::Roam { kind: _, to } = choice else { return Ok(()) };
    let Some(token) = play.objectives.get_mut(usize::from(objective)) else { return Ok(()) };
    let from = std::mem::replace(&mut token.spot, to);
    play.tell(&[Rule("SO-ROAM-01")], |_| Event::ObjectivePut { objective, from, to });
    conditions::drop_immune(play);
    Ok(())
}

/// The one judge of its movements: the tool as it would lie. It moves as a character of its base
/// would that nobody is engaged with.
///
/// # Errors
/// The rule that forbids it.
pub fn judge(
    state: &State,
    kinds: &[MoveKind],
    toward: Option<u8>,
    kind: MoveKind,
    to: Spot,
) -> Result<tool::Placement, Refusal> {
    let table = &state.table;
    let Some((_, own)) = roamer(state) else { return Err(Refusal::NOT_ASKED.into()) };
    if !kinds.contains(&kind) {
        return Err(Refusal::from(Rule("SP-MOVE-01")).with("expected", format!("{kinds:?}")));
    }
    let stays_low = !matches!(kind, MoveKind::Climb | MoveKind::Jump);
    if stays_low && table.is_higher(to.level, own.spot.level) {
        let rule = if kind == MoveKind::Dash { "SP-MOVE-08" } else { "SP-MOVE-05" };
        let higher = inches(to.level - own.spot.level);
        return Err(Refusal::from(Rule(rule)).with("higher", higher));
    }
    let base = Disc { centre: to.point(), radius: own.radius };
    if !to.point().in_bounds() || !Terrain::on_battlefield(base, table.measures.battlefield) {
        return Err(Rule("SP-MOVE-21").into());
    }
    table.terrain.stands(base, to.level)?;
    let over = |other: &crate::table::CharacterId| {
        let spot = state.spot(*other);
        spot.is_some_and(|spot| !table.different_elevations(spot.level, to.level))
            && state.base(*other).is_some_and(|other| overlap::discs(base, other))
    };
    if let Some(other) = state.grounded().find(over) {
        let name = state.character_name(other);
        return Err(Refusal::from(Rule("SP-MOVE-18")).with("base of", name));
    }
    let aim = toward.and_then(|number| state.objectives.get(usize::from(number)));
    if let Some(aim) = aim {
        let axis = aim.spot.point() - own.spot.point();
        if !cone::allows(axis, to.point() - own.spot.point()) {
            return Err(Refusal::from(Rule("SP-PUSH-09")).with("expected", "toward"));
        }
    }
    movement::laid(table, own.disc(), own.spot.level, kind, to, None)
}

/// Where it could go, spread out, as far as it gets.
pub fn places<'a>(
    state: &'a State,
    kinds: &'a [MoveKind],
    toward: Option<u8>,
) -> impl Iterator<Item = (MoveKind, Spot)> + 'a {
    const TURNS: usize = 16;
    let own = roamer(state).map(|(_, own)| *own);
    let each = own.into_iter().flat_map(move |own| {
        kinds.iter().flat_map(move |&kind| {
            let tool = state.table.tool(kind);
            let reach = tool.first + tool.second + 2 * own.radius;
            [98, 75, 50, 25].into_iter().flat_map(move |part| {
                (0..TURNS).map(move |turn| {
                    let ring = reach * part / 100;
                    (kind, sampling::on_circle(own.spot.point(), ring, turn, TURNS), own.radius)
                })
            })
        })
    });
    let spots = each.flat_map(move |(kind, point, radius)| {
        let levels = state.table.terrain.levels(Disc { centre: point, radius });
        levels.map(move |level| (kind, Spot::at(point, level))).collect::<Vec<_>>()
    });
    spots.filter(move |&(kind, to)| judge(state, kinds, toward, kind, to).is_ok())
}

/// A random movement, if one was found.
pub fn sample(
    state: &State,
    kinds: &[MoveKind],
    toward: Option<u8>,
    chance: &mut Chance,
) -> Option<Choice> {
    let (_, own) = roamer(state)?;
    (0..6).find_map(|_| {
        let kind = *kinds.get(chance.below(kinds.len()))?;
        let tool = state.table.tool(kind);
        let reach = tool.first + tool.second + 2 * own.radius;
        let point = movement::around(own.spot.point(), reach, chance);
        let base = Disc { centre: point, radius: own.radius };
        let level = state.table.terrain.levels(base).last()?;
        let to = Spot::at(point, level);
        judge(state, kinds, toward, kind, to).is_ok().then_some(Choice::Roam { kind, to })
    })
}
