//! The sequence of operation tokens, and objectives that are put elsewhere.

use kernel::{Chance, Flow, Refusal, Rule, Seat};
use measure::{Disc, Length, Point, gap};

use crate::effects::{self, Running};
use crate::event::Event;
use crate::language::{Effect, Face};
use crate::question::{Choice, Prompt};
use crate::state::State;
use crate::table::Spot;
use crate::terrain::Terrain;
use crate::{Play, conditions, movement, sampling};

/// The revealed token of the sequence.
#[must_use]
pub fn revealed(state: &State) -> Option<Face> {
    let now = state.operation.as_ref().filter(|now| now.revealed)?;
    now.sequence.first().copied()
}

/// All operation tokens, those on units and trackers too, are shuffled and laid face down in a row
/// (SO-POOL-04).
pub fn lay(play: &mut Play<'_>) {
    let table = play.table.clone();
    let Some(now) = &mut play.operation else { return };
    now.tokens.clear();
    now.pool.clear();
    now.revealed = false;
    now.sequence = table.operation.as_ref().map(|card| card.pool.clone()).unwrap_or_default();
    let tokens = now.sequence.len() as u8;
    play.shuffle(|state| match &mut state.operation {
        Some(now) => &mut now.sequence[..],
        None => &mut [],
    });
    play.tell(&[Rule("SO-POOL-04")], |_| Event::SequenceLaid { tokens });
}

/// The first token is revealed (SO-POOL-05). One that makes something happen is discarded then, and
/// the next one is revealed: none that was laid meanwhile.
///
/// # Errors
/// Pauses for answers.
pub fn reveal(
    play: &mut Play<'_>,
    running: &mut Running,
    on: &[Face],
    then: &[Effect],
) -> Flow<()> {
    let laid = play.operation.as_ref().map_or(0, |now| now.sequence.len());
    for _ in 0..laid {
        let Some(now) = &mut play.operation else { return Ok(()) };
        let Some(&face) = now.sequence.first() else { return Ok(()) };
        now.revealed = true;
        let left = now.sequence.len() as u8;
        play.tell(&[Rule("SO-POOL-05")], |_| Event::SequenceRevealed { face, left });
        if !on.contains(&face) {
            return Ok(());
        }
        effects::run(play, running, then)?;
        discard(play);
    }
    Ok(())
}

/// The revealed token is discarded (SO-POOL-05).
pub fn discard(play: &mut Play<'_>) {
    let Some(face) = revealed(play) else { return };
    let Some(now) = &mut play.operation else { return };
    now.sequence.remove(0);
    now.revealed = false;
    play.tell(&[Rule("SO-POOL-05")], |_| Event::SequenceDiscarded { face });
}

/// The chosen objective is put within a range of where it lies, range 0 touching it, on any elevation
/// (SO-PLACE-01).
///
/// # Errors
/// Pauses for the place.
pub fn place(play: &mut Play<'_>, seat: Seat, range: u8, of: Option<u8>) -> Flow<()> {
    let Some(objective) = play.operation.as_ref().and_then(|now| now.chosen) else {
        return Ok(());
    };
    // It may stay where it lies; what is put near another one must go there.
    let stays = of.is_none().then_some(Choice::Decline);
    let of = of.unwrap_or(objective);
    if stays.is_none() && places(play, objective, range, of).is_empty() {
        play.tell(&[Rule("SO-PLACE-03")], |_| Event::NoRoom { seat });
        return Ok(());
    }
    let prompt = Prompt::Lay { objective, range, of };
    let choice = play.choose_freely(seat, prompt, |_| stays.into_iter().collect())?;
    let Choice::Place(to) = choice else { return Ok(()) };
    let Some(token) = play.objectives.get_mut(usize::from(objective)) else { return Ok(()) };
    let from = std::mem::replace(&mut token.spot, to);
    play.tell(&[Rule("SO-PLACE-01")], |_| Event::ObjectivePut { objective, from, to });
    conditions::drop_immune(play);
    Ok(())
}

/// Whether an objective may be put somewhere: on the battlefield, flat, within the range of where it
/// lies (SO-PLACE-01), not over another objective.
///
/// # Errors
/// The rule it breaks.
pub fn judge(state: &State, objective: u8, range: u8, of: u8, to: Spot) -> Result<(), Refusal> {
    let refused = |what: &'static str| Refusal::from(Rule("SO-PLACE-01")).with("token", what);
    let token = |number: u8| state.objectives.get(usize::from(number)).copied();
    let Some((own, anchor)) = token(objective).zip(token(of)) else {
        return Err(refused("unknown"));
    };
    let disc = Disc { centre: to.point(), radius: own.radius };
    if !to.point().in_bounds() || !Terrain::on_battlefield(disc, state.table.measures.battlefield) {
        return Err(Rule("SP-MOVE-21").into());
    }
    if !gap::within(anchor.disc(), disc, state.table.reach(range)) {
        return Err(refused("too far"));
    }
    state.table.terrain.stands(disc, to.level)?;
    let level = |spot: Spot| !state.table.different_elevations(spot.level, to.level);
    if own.roams {
        // It is a base: bases may not overlap it, tokens may.
        let mut bases = state.grounded().filter(|&other| state.spot(other).is_some_and(level));
        let over = bases.any(|other| {
            state.base(other).is_some_and(|other| measure::overlap::discs(disc, other))
        });
        return if over { Err(Rule("SP-MOVE-18").into()) } else { Ok(()) };
    }
    let others = (0..).zip(&state.objectives).filter(|(number, _)| *number != objective);
    let mut others = others
        .filter(|(_, other)| level(other.spot) && measure::overlap::discs(other.disc(), disc));
    others.next().map_or(Ok(()), |_| Err(refused("over another")))
}

/// Places for an objective, spread out all around; where these are none, on a grid of 1 mm
/// (SO-PLACE-03).
#[must_use]
pub fn places(state: &State, objective: u8, range: u8, of: u8) -> Vec<Spot> {
    const TURNS: usize = 12;
    let token = |number: u8| state.objectives.get(usize::from(number)).copied();
    let Some((own, anchor)) = token(objective).zip(token(of)) else { return Vec::new() };
    let centre = anchor.spot.point();
    let far: Length = own.radius + anchor.radius + state.table.reach(range);
    let rings = [far - 10, far * 2 / 3, far / 3].into_iter().flat_map(move |ring| {
        (0..TURNS).map(move |turn| sampling::on_circle(centre, ring, turn, TURNS))
    });
    let legal = |point: Point| {
        let levels = state.table.terrain.levels(Disc { centre: point, radius: own.radius });
        let spots = levels.map(move |level| Spot::at(point, level));
        spots.filter(|&to| judge(state, objective, range, of, to).is_ok()).collect::<Vec<_>>()
    };
    let found: Vec<Spot> = rings.flat_map(legal).collect();
    if found.is_empty() {
        return sampling::grid(centre, far).flat_map(legal).take(TURNS).collect();
    }
    found
}

/// A random place for an objective, if one was found.
pub fn sample(
    state: &State,
    objective: u8,
    range: u8,
    of: u8,
    chance: &mut Chance,
) -> Option<Choice> {
    let own = state.objectives.get(usize::from(objective))?;
    let anchor = state.objectives.get(usize::from(of))?;
    let reach = own.radius + anchor.radius + state.table.reach(range);
    let found = (0..6).find_map(|_| {
        let point = movement::around(anchor.spot.point(), reach, chance);
        let level =
            state.table.terrain.levels(Disc { centre: point, radius: own.radius }).last()?;
        let spot = Spot::at(point, level);
        judge(state, objective, range, of, spot).is_ok().then_some(Choice::Place(spot))
    });
    found.or_else(|| places(state, objective, range, of).first().copied().map(Choice::Place))
}
