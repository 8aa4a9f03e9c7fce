//! What helps a player to decide: costs, ways, sight, odds. Everything here is public knowledge or
//! concerns the own question; nothing decides a rule.

use kernel::{Question, Refusal, Rule};
use serde::{Deserialize, Serialize};

use crate::attack::{self, Arms};
use crate::field::Place;
use crate::hex::{Direction, Hex, Line};
use crate::language::{Deed, Effect, MoveKind, Target, TestResult, WeaponType};
use crate::modifiers::Context;
use crate::movement::Journey;
use crate::odds::successes;
use crate::pack::Targets;
use crate::probe::Foreseen;
use crate::question::{Bonus, Choice, Prompt};
use crate::sight::{self, CoverLine};
use crate::state::{Interrupt, State, Turn};
use crate::table::FigureId;
use crate::{Battleground, actions, cards, explain, interrupt, movement, reach};

/// What helps with a question.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Aids {
    /// One note for each option, in the order of the options.
    pub options: Vec<Note>,
    /// What one may think of but cannot do now, and why.
    pub closed: Vec<Closed>,
    /// Where the acting character could move, before it declares a movement.
    pub moves: Vec<Movement>,
}

/// What to know of an option before taking it.
#[derive(Clone, PartialEq, Default, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Note {
    /// Action points it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub ap: Option<u8>,
    /// Mana it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub mana: Option<u8>,
    /// Cards that are drawn for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub draws: Option<u8>,
    /// Mana that it gives, where that is less than the card says.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub gains: Option<u8>,
    /// What an attack would roll.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub attack: Option<Strike>,
    /// The way to a place.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub way: Option<Way>,
}

/// A greyed-out choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Closed {
    pub choice: Choice,
    pub refusal: Refusal,
}

/// Where a character could move.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Movement {
    /// Who.
    pub figure: FigureId,
    /// Whether a focus marker is spent for it.
    pub focus: bool,
    /// Its movement points.
    pub points: u8,
    /// Where it could end.
    pub ways: Vec<Way>,
    /// Enemies that may strike before it leaves (BG-OPP-01).
    pub strikes: Vec<Strike>,
}

/// A way to a place.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Way {
    /// The end.
    pub place: Place,
    /// Movement points it costs at least.
    pub cost: u8,
    /// The places on the way, the end included.
    pub path: Vec<Place>,
    /// Enemies on standby that may interrupt at the end.
    pub watched: Vec<FigureId>,
    /// Enemies it would be engaged with there.
    pub engaged: Vec<FigureId>,
}

/// What an attack would roll, and what would come of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Strike {
    /// Who attacks.
    pub figure: FigureId,
    /// With which weapon; 255 for fists.
    pub weapon: u8,
    /// Whom.
    pub target: FigureId,
    /// The attack test.
    pub attack: Foreseen,
    /// The defence test.
    pub defence: Foreseen,
    /// The chance of each number of wounds, before rerolls.
    pub wounds: Vec<f64>,
    /// The chance to knock the target out.
    pub knock_out: f64,
}

/// What a player may measure at any time.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Query {
    /// Distance, sight and cover between two places.
    Sight { from: Place, to: Place },
    /// Where a character could move now.
    Reach { figure: FigureId },
    /// What would hold if a character stood on a place? A large one may face another way there.
    Around {
        figure: FigureId,
        place: Place,
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional))]
        facing: Option<Direction>,
    },
    /// What an attack would roll now.
    Attack { figure: FigureId, weapon: u8, target: FigureId },
    /// Which hexes the enemies of a character could attack from where they stand.
    Threat { figure: FigureId },
}

/// What was measured.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Measured {
    /// Distance, sight and cover.
    Sight(Sight),
    /// Where a character could move.
    Reach(Vec<Movement>),
    /// What would hold.
    Around(Around),
    /// What an attack would roll.
    Attack(Strike),
    /// Hexes under threat.
    Threat(Vec<Hex>),
}

/// Distance, sight and cover between two places.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Sight {
    /// One end.
    pub from: Place,
    /// The other end.
    pub to: Place,
    /// Hexes apart.
    pub steps: i32,
    /// The reach that is just enough, in inches.
    pub reach: u8,
    /// Whether there is a line of sight.
    pub seen: bool,
    /// Whether a target there would be in cover.
    pub cover: bool,
    /// Lines that show it, in the units of BG-HEX-03.
    pub lines: Vec<Line>,
    /// The part of an obstacle that the line of a hidden target meets first.
    pub wall: Option<Hex>,
}

/// What would hold if a character stood on a place; whom it would engage and who may interrupt it tells
/// the way there.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Around {
    /// Its enemies, the nearest first.
    pub enemies: Vec<Sighted>,
    /// Objectives that it could capture at the end of the round, if all stayed so (BG-CLEAN-09).
    pub captures: Vec<Hex>,
}

/// An enemy as a character would see it from a place.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Sighted {
    /// Who.
    pub figure: FigureId,
    /// The reach that is just enough, in inches.
    pub reach: u8,
    /// Whether there is a line of sight.
    pub seen: bool,
    /// Whether the character would be in cover from it.
    pub covered: bool,
    /// The attacks that it could make on it, action points aside; the one with the most wounds first.
    pub strikes: Vec<Strike>,
}

/// What helps with a question.
#[must_use]
pub fn aids(state: &State, question: &Question<Battleground>) -> Aids {
    let closed = explain::closed(state, question).into_iter();
    let moves = match question.prompt {
        Prompt::Act(figure) => movements(state, figure)
            .into_iter()
            .filter(|movement| question.options.contains(&Choice::Move { focus: movement.focus }))
            .collect(),
        _ => Vec::new(),
    };
    Aids {
        options: notes(state, question),
        closed: closed.map(|(choice, refusal)| Closed { choice, refusal }).collect(),
        moves,
    }
}

fn notes(state: &State, question: &Question<Battleground>) -> Vec<Note> {
    let attacker = match question.prompt {
        Prompt::Act(figure) | Prompt::FreeAttack(figure) => Some(figure),
        _ => None,
    };
    let ways = match question.prompt {
        Prompt::Go { figure, kind, points, goal } => {
            ways(state, Journey { figure, kind, points: None, focus: false, goal }, points)
        }
        _ => Vec::new(),
    };
    let note = |choice: &Choice| {
        let free = !matches!(question.prompt, Prompt::Act(_));
        let mut note = Note { ap: actions::cost(state, choice), ..Note::default() };
        match (*choice, attacker) {
            (Choice::Attack { weapon, target }, Some(figure)) => {
                note.ap = note.ap.filter(|_| !free);
                note.mana = Arms::of(&state.table, figure, weapon).map(Arms::mana);
                note.attack = strike(state, figure, weapon, target);
            }
            (Choice::Skill(number), Some(figure)) => {
                note.mana = actions::skill(state.sheet(figure), number).map(|skill| skill.mana);
            }
            (Choice::Discard(cards), _) => {
                note.draws = Some(cards::draws_after(state, question.seat, cards));
            }
            (Choice::Bonus(Bonus::Mana), _) => {
                let Prompt::Bonus(card) = question.prompt else { return note };
                note.gains = cards::mana_of(state, question.seat, card);
            }
            (Choice::Play { card, bonus: Bonus::Mana }, _) => {
                note.gains = cards::mana_of(state, question.seat, card);
            }
            (Choice::Go(place) | Choice::GoLarge { place, .. }, _) => {
                note.way = ways.iter().find(|way| way.place == place).cloned();
            }
            _ => {}
        }
        note
    };
    question.options.iter().map(note).collect()
}

/// Where a character could move by the Move action, without and with its focus marker.
fn movements(state: &State, figure: FigureId) -> Vec<Movement> {
    let kinds = [false, true].into_iter().filter(|&focus| !focus || state.figure(figure).focused);
    let strikes = strikes(state, figure);
    let movement = |focus| {
        let points = state.speed(figure, focus, false);
        let journey = Journey { figure, kind: MoveKind::Move, points: None, focus, goal: None };
        let ways = ways(state, journey, points);
        Movement { figure, focus, points, ways, strikes: strikes.clone() }
    };
    kinds.map(movement).collect()
}

fn ways(state: &State, journey: Journey, points: u8) -> Vec<Way> {
    let Journey { figure, kind, .. } = journey;
    let passed = reach::reachable(state, figure, kind, points);
    let mut then = state.clone();
    let way = |stop: &reach::Stop| {
        let place = stop.place;
        let enemies = || state.enemies(figure).filter(|&id| state.on_field(id));
        let moved = then.figure_mut(figure);
        (moved.place, moved.facing) = (place, stop.facing.unwrap_or(moved.facing));
        // A teleport sets nobody off (BG-MFX-11).
        let watches = |&id: &FigureId| {
            kind != MoveKind::Teleport && interrupt::is_on_watch(&then, id, figure)
        };
        let engages = |&id: &FigureId| state.adjacent_to(place, id);
        Way {
            place,
            cost: stop.cost,
            path: reach::path(state, figure, kind, &passed, place),
            watched: enemies().filter(watches).collect(),
            engaged: enemies().filter(engages).collect(),
        }
    };
    movement::stops(state, journey, points).iter().map(way).collect()
}

/// The opportunity attacks that a character risks if it moves away, each with the best weapon.
fn strikes(state: &State, mover: FigureId) -> Vec<Strike> {
    let best = |enemy: FigureId| {
        let mut then = state.clone();
        let interrupt = Interrupt { against: mover, opportunity: true };
        then.turns.push(Turn::new(enemy, Some(interrupt), 0));
        let melee = |&n: &u8| {
            let arms = Arms::of(&state.table, enemy, n);
            arms.is_some_and(|arms| arms.kind() == WeaponType::Melee)
        };
        let all = attack::arms(&then, enemy).filter(melee);
        let all = all.filter_map(|weapon| strike(&then, enemy, weapon, mover));
        all.max_by(|a, b| mean(&a.wounds).total_cmp(&mean(&b.wounds)))
    };
    let may = |&enemy: &FigureId| interrupt::may_strike(state, mover, enemy);
    state.engaged_with(mover).filter(may).filter_map(best).collect()
}

fn mean(chances: &[f64]) -> f64 {
    chances.iter().enumerate().map(|(n, chance)| n as f64 * chance).sum()
}

/// What an attack would roll and do, from where the attacker stands.
fn strike(state: &State, figure: FigureId, weapon: u8, target: FigureId) -> Option<Strike> {
    let [attack, defence] = attack::foresee(state, figure, weapon, target)?;
    let arms = Arms::of(&state.table, figure, weapon)?;
    let net = successes(attack.dice, attack.needed).minus(&successes(defence.dice, defence.needed));
    let of_effects = |result: &TestResult| wounds_of(state, figure, target, &result.effects);
    let caused = |n: usize| {
        let result = arms.result(n.min(255) as u8);
        result.map_or(0, |result| result.wounds.saturating_add(of_effects(result)))
    };
    let wounds = net.map(|n| usize::from(caused(n)));
    let health = state.sheet(target).character.health;
    let left = usize::from(health.saturating_sub(state.figure(target).wounds)).max(1);
    Some(Strike {
        figure,
        weapon,
        target,
        attack,
        defence,
        knock_out: wounds.at_least(left),
        wounds: wounds.chances().to_vec(),
    })
}

/// The wounds that effects of a weapon's result cause to its target.
fn wounds_of(state: &State, figure: FigureId, target: FigureId, effects: &[Effect]) -> u8 {
    let context = Context { other: Some(target), ..Context::of(figure) };
    let about =
        |effect: &&Effect| effect.to == Target::Other && state.hold(&context, &effect.conditions);
    let deeds = effects.iter().filter(about).flat_map(|effect| &effect.deeds);
    deeds.fold(0, |sum: u8, deed| match deed {
        Deed::Wounds(wounds) => sum.saturating_add(*wounds),
        _ => sum,
    })
}

/// Measures.
///
/// # Errors
/// Refuses figures that are not on the battlefield, weapons they do not have, and places that a base does
/// not fit on.
pub fn measure(state: &State, query: &Query) -> Result<Measured, Refusal> {
    let fielded = |id: FigureId| {
        let there = id.index() < state.figures.len() && state.on_field(id);
        there.then_some(id).ok_or(Refusal::from(Rule("BG-SQUAD-06")).with("figure", id.0))
    };
    Ok(match *query {
        Query::Sight { from, to } => Measured::Sight(sight_between(state, from, to)),
        Query::Reach { figure } => Measured::Reach(movements(state, fielded(figure)?)),
        Query::Around { figure, place, facing } => {
            Measured::Around(around(state, fielded(figure)?, place, facing)?)
        }
        Query::Attack { figure, weapon, target } => {
            let found = strike(state, fielded(figure)?, weapon, fielded(target)?);
            Measured::Attack(found.ok_or(Rule("BG-ATK-02"))?)
        }
        Query::Threat { figure } => Measured::Threat(threat(state, fielded(figure)?)),
    })
}

/// What would hold on a place; a large base must lie on the battlefield as a whole (BG-BIG-05).
fn around(
    state: &State,
    figure: FigureId,
    place: Place,
    facing: Option<Direction>,
) -> Result<Around, Refusal> {
    let mut then = state.clone();
    let moved = then.figure_mut(figure);
    (moved.place, moved.facing) = (place, facing.unwrap_or(moved.facing));
    if then.places(figure).is_empty() {
        return Err(Refusal::from(Rule("BG-BIG-05")).with("place", place));
    }
    let strikes = |enemy: FigureId| {
        let arms = attack::arms(&then, figure)
            .filter(|&weapon| attack::may_attack(&then, figure, weapon, enemy).is_ok());
        let mut all: Vec<Strike> =
            arms.filter_map(|weapon| strike(&then, figure, weapon, enemy)).collect();
        all.sort_by(|a, b| mean(&b.wounds).total_cmp(&mean(&a.wounds)));
        all
    };
    let sighted = |enemy: FigureId| Sighted {
        figure: enemy,
        reach: (0..=u8::MAX).find(|&reach| then.within(reach, figure, enemy)).unwrap_or(0),
        seen: then.sees(figure, enemy),
        covered: is_covered(&then, figure, enemy),
        strikes: strikes(enemy),
    };
    let mut enemies: Vec<Sighted> =
        then.enemies(figure).filter(|&id| then.on_field(id)).map(sighted).collect();
    enemies.sort_by_key(|one| then.distance(figure, one.figure));
    let seat = then.seat(figure);
    let free = |hex: &Hex| then.is_at(figure, *hex) && !then.is_engaged(figure);
    let captures = then.open_objectives().filter(free);
    let captures = captures.filter(|&hex| then.capturer(seat, hex).is_some()).collect();
    Ok(Around { enemies, captures })
}

/// Whether a character would be in cover from an enemy: of a large one every hex that it sees.
fn is_covered(state: &State, figure: FigureId, from: FigureId) -> bool {
    let others: Vec<Place> = state
        .fielded()
        .filter(|&id| id != figure && id != from)
        .flat_map(|id| state.places(id))
        .collect();
    let hexes = state.places(figure);
    let large_target = if state.is_large(figure) { &hexes[..] } else { &[] };
    let (from, others) = (state.attack_place(from), &others[..]);
    let mut aims = hexes.iter().filter(|&&to| state.table.field.sees(from, to)).peekable();
    let covered = |&to: &Place| {
        sight::in_cover(&state.table.field, &CoverLine { from, to, large_target, others })
    };
    aims.peek().is_some() && aims.all(covered)
}

fn sight_between(state: &State, from: Place, to: Place) -> Sight {
    let field = &state.table.field;
    let others: Vec<Place> = state
        .fielded()
        .flat_map(|id| state.places(id))
        .filter(|&place| place != from && place != to)
        .collect();
    let line = CoverLine { from, to, large_target: &[], others: &others };
    let seen = field.sees(from, to);
    let reach = (0..=u8::MAX).find(|&reach| from.hex().within(reach, to.hex())).unwrap_or(0);
    Sight {
        from,
        to,
        steps: from.hex().steps(to.hex()),
        reach,
        seen,
        cover: sight::in_cover(field, &line),
        lines: sight::lines(field, from, to),
        wall: if seen { None } else { sight::wall(field, from, to) },
    }
}

/// Hexes that an enemy could attack from where it stands, if the character stood there.
fn threat(state: &State, figure: FigureId) -> Vec<Hex> {
    let level = state.figure(figure).place;
    let threatened = |hex: &Hex| {
        let place = level.beside(*hex);
        let mut enemies = state.enemies(figure).filter(|&id| state.is_up(id));
        enemies.any(|enemy| {
            state.adjacent_to(place, enemy)
                || state.sees_place(enemy, place)
                    && state.sheet(enemy).weapons.iter().any(|weapon| {
                        weapon.kind != WeaponType::Melee
                            && weapon.targets != Targets::Allies
                            && state.place_within(weapon.reach, place, enemy)
                    })
        })
    };
    Hex::all()
        .filter(|&hex| state.table.field.can_stand(level.beside(hex)))
        .filter(threatened)
        .collect()
}
