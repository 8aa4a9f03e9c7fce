//! Arbitrary answers: whatever comes from outside is refused or carried out, never a panic, and a
//! refusal changes nothing.

use kernel::{Chance, Chooser, Game, Pick, Seed};
use legion::Legion;
use legion::aids::{self, Query};
use legion::library::Library;
use legion::placement::Placement;
use legion::question::{Choice, Moving, Placing, Why};
use legion::setup::{self, Setup};
use legion::table::{Colour, Edge, MiniId, Stand, UnitId};
use legion::tokens::Marker;
use legion::underway::Action;
use measure::{Direction, Point};

use crate::random::Random;

fn library() -> &'static Library {
    Library::embedded().unwrap_or_else(|fault| panic!("{fault}"))
}

/// A number that is small, or anything.
fn number(chance: &mut Chance) -> u8 {
    let most = if chance.below(2) == 0 { 12 } else { 256 };
    chance.below(most) as u8
}

/// A length on the table, at its edges, or far beyond.
fn length(chance: &mut Chance) -> i32 {
    match chance.below(6) {
        0 => i32::MIN,
        1 => i32::MAX,
        2 => 0,
        _ => chance.below(200_000) as i32 - 100_000,
    }
}

fn stand(chance: &mut Chance) -> Stand {
    let facing = Direction::default().turned(chance.below(13_572) as i32);
    let level = if chance.below(3) == 0 { length(chance) } else { 0 };
    Stand { x: length(chance), y: length(chance), level, facing }
}

fn stands(chance: &mut Chance) -> Vec<Stand> {
    (0..chance.below(9)).map(|_| stand(chance)).collect()
}

fn arbitrary(chance: &mut Chance) -> Choice {
    let unit = UnitId(number(chance));
    match chance.below(30) {
        0 => Choice::Colour(Colour::Red),
        1 => Choice::Edge(Edge::North),
        2 => Choice::Row(number(chance)),
        3 => Choice::Place(stand(chance)),
        4 => Choice::Model(number(chance)),
        5 => Choice::Unit(unit),
        6 => Choice::Deploy { unit, stands: stands(chance) },
        7 => Choice::Command(number(chance)),
        8 => Choice::Draw,
        9 => Choice::Action(Action::ALL[chance.below(Action::ALL.len())]),
        10 if chance.below(2) == 0 => Choice::UseCommand(number(chance)),
        10 => Choice::Use(number(chance)),
        11 => Choice::Withdraw,
        12 => {
            let via = (chance.below(2) == 0).then(|| stand(chance).point());
            Choice::Move { speed: number(chance), to: stand(chance), via }
        }
        13 => Choice::Reverse { speed: number(chance), to: stand(chance) },
        14 => Choice::Pivot { facing: stand(chance).facing },
        15 => Choice::Climb { to: stand(chance) },
        16 => Choice::Clamber { to: stand(chance) },
        17 => Choice::Stands(stands(chance)),
        18 => {
            let weapons =
                (0..chance.below(6)).map(|_| (MiniId(number(chance).into()), number(chance)));
            Choice::Attack { defender: unit, weapons: weapons.collect() }
        }
        19 => Choice::Reroll((0..chance.below(5)).map(|_| number(chance)).collect()),
        20 => Choice::Spend(number(chance)),
        21 => Choice::Mini(MiniId(number(chance).into())),
        22 => Choice::Weapon(number(chance)),
        23 => Choice::StandbyAttack(unit),
        24 => Choice::StandbyMove(unit),
        25 => Choice::Token(number(chance)),
        26 => Choice::Charge(number(chance)),
        27 => {
            let at = Point { x: length(chance), y: length(chance) };
            Choice::Terrain { model: number(chance), at, facing: stand(chance).facing }
        }
        28 => Choice::Marker(Marker::ALL[chance.below(Marker::ALL.len())]),
        _ => Choice::Pick(number(chance)),
    }
}

fn query(chance: &mut Chance) -> Query {
    let unit = UnitId(number(chance));
    let mini = MiniId(number(chance).into());
    let level = (chance.below(2) == 0).then(|| length(chance));
    match chance.below(11) {
        kind @ (0 | 8 | 9) => {
            let whys = [
                Why::Action(number(chance)),
                Why::Free,
                Why::Jump(number(chance)),
                Why::Scout,
                Why::Reposition,
            ];
            let why = whys[chance.below(whys.len())];
            let moving = Moving { unit, speed: number(chance), why, may: true };
            let reverse = chance.below(2) == 0;
            let (x, y) = (length(chance), length(chance));
            match kind {
                0 => Query::Go { moving, reverse, x, y, level },
                8 => Query::Drop { moving, reverse, x, y, level },
                _ => Query::Around { unit, stands: stands(chance) },
            }
        }
        1 => {
            let reasons = [
                Placing::Melee(UnitId(number(chance))),
                Placing::CloseUp(UnitId(number(chance))),
                Placing::Climb { from: stand(chance) },
                Placing::Move { fast: true, trench: Some(number(chance)) },
                Placing::Displaced,
            ];
            let after = reasons[chance.below(reasons.len())];
            Query::Cohere { unit, after, stands: stands(chance) }
        }
        2 => Query::Deploy { unit, stands: stands(chance) },
        3 => Query::Formation { unit, leader: stand(chance) },
        4 => {
            let at = Point::new(length(chance), length(chance));
            let facing = stand(chance).facing;
            let terrain = Choice::Terrain { model: number(chance), at, facing };
            let place = Choice::Place(stand(chance));
            Query::Place { choice: if chance.below(2) == 0 { terrain } else { place } }
        }
        5 => Query::Between { from: mini, to: MiniId(number(chance).into()) },
        6 => Query::Units { from: unit, to: UnitId(number(chance)) },
        7 => Query::Eye { from: mini },
        _ => {
            let weapons =
                (0..chance.below(4)).map(|_| (MiniId(number(chance).into()), number(chance)));
            Query::Pool { defender: unit, weapons: weapons.collect() }
        }
    }
}

/// Plays a random game and throws arbitrary answers at every question.
fn throw_at(setup: Setup, seed: u64) {
    let (mut game, _) =
        Game::<Legion>::start(library(), setup, Seed::from(seed)).expect("the game begins");
    let mut chance = Chance::seeded(Seed::from(seed + 1000));
    let mut random = Random(Chance::seeded(Seed::from(seed + 2000)));
    let mut refused = 0;
    while let Some(seat) = game.pending().first().map(|question| question.seat) {
        for _ in 0..12 {
            let choice = arbitrary(&mut chance);
            let before = game.state().clone();
            if game.answer(seat, choice).is_err() {
                assert!(*game.state() == before, "a refusal changed something");
                refused += 1;
            } else if game.question(seat).is_none() {
                break;
            }
        }
        for _ in 0..4 {
            // Whatever is measured is measured or refused.
            let _ = aids::measure(game.state(), &[], &query(&mut chance));
        }
        let Some(question) = game.question(seat) else { continue };
        let choice = match random.choose(game.state(), question) {
            Pick::Free(choice) => choice,
            Pick::Listed(number) => question.options[number].clone(),
        };
        game.answer(seat, choice).expect("a legal answer");
    }
    assert!(refused > 100, "only {refused} refusals");
}

#[test]
fn arbitrary_answers_break_nothing() {
    for seed in 0..3 {
        throw_at(setup::ready(library(), None, None).expect("a first game"), seed);
    }
    let standard = setup::ready(library(), Some("standard"), None).expect("armies of 800 points");
    throw_at(standard.clone(), 3);
    throw_at(Setup { terrain: Placement::InTurns, ..standard }, 4);
}
