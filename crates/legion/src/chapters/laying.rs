//! Step 7 of the setup: what the battle cards lay on the battlefield, and who is set aside.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use kernel::{Flow, Rule, Seat, Team};
use measure::{Length, Point, gap};
use serde::Serialize;

use crate::battle::{Apart, Condition, Laying, Mines};
use crate::event::Event;
use crate::pack::Rank;
use crate::question::{Choice, Prompt};
use crate::state::{Stage, State, Token};
use crate::table::{Stand, UnitId};
use crate::{Play, charges, deployment, objectives};

/// Step 7: the objective card's instructions, then the condition card's (LG-SETUP-17).
///
/// # Errors
/// Pauses for answers.
pub fn resolve(play: &mut Play<'_>) -> Flow<()> {
    let layings = play.objective().map(|card| card.setup.clone()).unwrap_or_default();
    for laying in layings {
        match laying {
            Laying::At(inches) => lay(play, printed(play, inches), None),
            Laying::InTurns { tokens, beyond_zones, beyond_tokens } => {
                let apart = Apart { beyond_zones, beyond_tokens, mine: false };
                for turn in 0..tokens {
                    in_turn(play, turn, apart)?;
                }
            }
            Laying::CentralTerrain => mark(play, play.blue, &central(play))?,
            Laying::Terrain => {
                for seat in [play.blue, play.blue.other()] {
                    mark(play, seat, &markable(play))?;
                }
            }
        }
    }
    if play.is_under(Condition::RapidReinforcements) {
        for seat in play.in_order(play.blue) {
            set_aside(play, seat)?;
        }
    }
    if let Some(mines) = play.condition().and_then(|card| card.mines.clone()) {
        let Mines { tokens, beyond_zones, beyond_tokens, .. } = mines;
        for turn in 0..tokens {
            in_turn(play, turn, Apart { beyond_zones, beyond_tokens, mine: true })?;
        }
    }
    play.stage = Stage::Deployment;
    Ok(())
}

/// Where the tokens of an objective card would lie, as far as the card fixes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Layout {
    /// The objective card's number.
    pub card: u8,
    /// Tokens whose place is fixed.
    pub tokens: Vec<Stand>,
    /// So many more the players lay.
    pub open: u8,
}

/// The layouts of the objective cards that may still be played, until one is settled (LG-SETUP-16).
#[must_use]
pub fn layouts(state: &State) -> Vec<Layout> {
    let cards = state.rows.rows[0].iter().filter(|_| state.stage == Stage::Setup);
    cards.filter_map(|&card| layout(state, card)).collect()
}

fn layout(state: &State, card: u8) -> Option<Layout> {
    let mut layout = Layout { card, tokens: Vec::new(), open: 0 };
    for laying in &state.table.objectives.get(usize::from(card))?.setup {
        match *laying {
            Laying::At(inches) => layout.tokens.push(printed(state, inches)),
            Laying::InTurns { tokens, .. } => layout.open += tokens,
            Laying::CentralTerrain => match central(state)[..] {
                [model] => layout.tokens.extend(objectives::on_terrain(state, model)),
                [] => {}
                _ => layout.open += 1,
            },
            Laying::Terrain => layout.open += 2,
        }
    }
    Some(layout)
}

/// A place that a card names, on the roof of what stands there: no token lies beneath terrain
/// (LG-COND-06).
fn printed(state: &State, [x, y]: [i32; 2]) -> Stand {
    let inches = |inch: i32| inch.saturating_mul(2540);
    let stand = at(state.edge.turn(Point { x: inches(x), y: inches(y) }));
    let level = state.table.terrain.level(objectives::disc(state, stand)).unwrap_or(0);
    Stand { level, ..stand }
}

fn at(point: Point) -> Stand {
    Stand { x: point.x, y: point.y, level: 0, facing: measure::Direction::default() }
}

fn lay(play: &mut Play<'_>, stand: Stand, model: Option<u8>) {
    let token = play.tokens.len() as u8;
    let wounds = play.objective().and_then(|card| card.sabotage).map_or(0, |rule| rule.start);
    if play.tokens.try_push(Token { stand, claimed: None, model, wounds }).is_ok() {
        play.tell(&[Rule("LG-OBJ-203")], |_| Event::TokenLaid { token, stand });
    }
}

/// A player lays a token; if there is no place for it, it is left out.
fn in_turn(play: &mut Play<'_>, turn: u8, apart: Apart) -> Flow<()> {
    let seat = if turn.is_multiple_of(2) { play.blue } else { play.blue.other() };
    let Some(some) = some_place(play, apart) else { return Ok(()) };
    let prompt = Prompt::LayToken(apart);
    let choice = play.choose_freely(Team(seat), prompt, |_| vec![Choice::Place(some)])?;
    match choice {
        Choice::Place(stand) if apart.mine => charges::lay_mine(play, stand),
        Choice::Place(stand) => lay(play, stand, None),
        _ => {}
    }
    Ok(())
}

/// A place where a token could lie.
#[must_use]
pub fn some_place(state: &State, apart: Apart) -> Option<Stand> {
    let [long, short] = state.table.terrain.sides;
    let step = 2540;
    let xs = (-long / 2 / step..=long / 2 / step).map(|x| x * step);
    let points = xs.flat_map(|x| {
        (-short / 2 / step..=short / 2 / step).map(move |y| Point { x, y: y * step })
    });
    let far = |point: Point| (point.distance_squared(Point { x: 0, y: 0 }), point);
    // One of the first will do: the others need not be in order.
    let mut nearest: BinaryHeap<Reverse<(i64, Point)>> =
        points.map(|point| Reverse(far(point))).collect();
    let points = std::iter::from_fn(|| nearest.pop().map(|Reverse((_, point))| point));
    let zones = deployment::all_zones(state);
    let legal = |stand: &Stand| objectives::judge_beyond(state, &zones, *stand, apart).is_ok();
    points.map(at).find(legal)
}

/// The models of terrain, with their pieces' numbers.
fn models(state: &State) -> Vec<u8> {
    let mut models: Vec<u8> = state.table.terrain.pieces.iter().map(|piece| piece.model).collect();
    models.sort_unstable();
    models.dedup();
    models
}

/// The first token marks the piece nearest to the centre; of several blue chooses (LG-ERRATA-04).
fn central(state: &State) -> Vec<u8> {
    let near: Vec<(Length, u8)> =
        models(state).into_iter().map(|model| (from_centre(state, model), model)).collect();
    let least = near.iter().map(|(far, _)| *far).min();
    near.into_iter().filter(|(far, _)| Some(*far) == least).map(|(_, model)| model).collect()
}

/// How far a model lies from the centre, rounded up to a hundredth of a millimetre.
fn from_centre(state: &State, model: u8) -> Length {
    let centre = measure::Shape::Point(Point { x: 0, y: 0 });
    let pieces = state.table.terrain.pieces.iter().filter(|piece| piece.model == model);
    let reaches =
        |length: Length| pieces.clone().any(|piece| gap::within(centre, &piece.footprint, length));
    let (mut low, mut high) = (-1, measure::LONGEST);
    while high - low > 1 {
        let middle = low.midpoint(high);
        if reaches(middle) { high = middle } else { low = middle }
    }
    high
}

/// The pieces that may be marked: outside of all zones and beyond range 1 of marked ones
/// (LG-ERRATA-06); if there are none, any outside of the zones without a token (LG-ERRATA-07).
fn markable(state: &State) -> Vec<u8> {
    let zones = deployment::all_zones(state);
    let pieces =
        |model: u8| state.table.terrain.pieces.iter().filter(move |piece| piece.model == model);
    let marked: Vec<u8> = state.tokens.iter().filter_map(|token| token.model).collect();
    let outside = |model: &u8| {
        !marked.contains(model)
            && !pieces(*model)
                .any(|piece| zones.iter().any(|zone| gap::within(&piece.footprint, zone, 0)))
    };
    let apart = |model: &u8| {
        let range = state.table.range(1);
        !pieces(*model).any(|piece| {
            marked.iter().any(|&other| {
                pieces(other).any(|other| gap::within(&piece.footprint, &other.footprint, range))
            })
        })
    };
    let free: Vec<u8> = models(state).into_iter().filter(outside).collect();
    let best: Vec<u8> = free.iter().copied().filter(apart).collect();
    if best.is_empty() { free } else { best }
}

/// A player marks a piece with a token; without any the token is left out (LG-ERRATA-08).
fn mark(play: &mut Play<'_>, seat: Seat, models: &[u8]) -> Flow<()> {
    if models.is_empty() {
        return Ok(());
    }
    let choice = play.choose(Team(seat), Prompt::MarkTerrain, |_| {
        models.iter().copied().map(Choice::Model).collect()
    })?;
    let Choice::Model(model) = choice else { return Ok(()) };
    if let Some(stand) = objectives::on_terrain(play, model) {
        lay(play, stand, Some(model));
    }
    Ok(())
}

/// Each player sets aside 1 or 2 trooper units that are neither commander nor operative
/// (LG-ERRATA-11).
fn set_aside(play: &mut Play<'_>, seat: Seat) -> Flow<()> {
    for number in 0..2 {
        let fit: Vec<UnitId> = play
            .unit_ids()
            .filter(|&unit| {
                let rank = play.sheet(unit).unit.rank;
                play.seat(unit) == seat
                    && !play.unit(unit).aside
                    && play.kind(unit).is_trooper()
                    && !matches!(rank, Rank::Commander | Rank::Operative)
            })
            .collect();
        if fit.is_empty() {
            return Ok(());
        }
        let choice = play.choose(Team(seat), Prompt::SetAside, |_| {
            let done = (number > 0).then_some(Choice::Decline);
            fit.into_iter().map(Choice::Unit).chain(done).collect()
        })?;
        let Choice::Unit(unit) = choice else { return Ok(()) };
        play.unit_mut(unit).aside = true;
        play.tell(&[Rule("LG-ERRATA-11")], |_| Event::SetAside { unit });
    }
    Ok(())
}
