//! Positions for programs that learn: what a seat does not see is not in them, what it sees is.

use std::collections::BTreeMap;

use battleground::Battleground;
use gefecht::speech::Spoken;
use kernel::{Chance, Rules, Seat, Seed, Viewer};
use legion::Legion;
use legion::state::Order;
use legion::tokens::Marker;
use players::Robot;
use ruleset::{Doors, Options};
use serde_json::Value;
use shatterpoint::Shatterpoint;
use shatterpoint::language::Condition;

use crate::speech::{options, play};

fn observed<R: Doors>(state: &R::State, seat: Seat) -> String {
    serde_json::to_string(&R::observed(state, seat)).unwrap()
}

/// Where two positions of a game look alike in numbers, they do in the view; and what is hidden from a
/// seat can be dealt anew without its noticing. `loosely` takes out of a view what means nothing.
fn assert_seen<R: Spoken>(options: &Options, loosely: impl Fn(&mut Value)) {
    let mut chance = Chance::seeded(Seed::from(5));
    let (mut views, mut asked) = (BTreeMap::new(), 0);
    play::<R>(options, 3, Robot::Random, |state, question, _| {
        asked += usize::from(question.is_some());
        for seat in [Seat(0), Seat(1)] {
            let seen = observed::<R>(state, seat);
            let mut dealt = state.clone();
            R::determinise(&mut dealt, seat, &mut chance);
            assert_eq!(seen, observed::<R>(&dealt, seat));
            let mut view = serde_json::to_value(R::view(state, Viewer::Seat(seat))).unwrap();
            loosely(&mut view);
            let before = views.entry((seat, seen)).or_insert_with(|| view.clone());
            assert_eq!(*before, view, "{seat}");
        }
    });
    assert!(views.len() > asked, "{} of {asked}", views.len());
}

#[test]
fn a_seat_of_battleground_observes_what_it_sees_and_nothing_else() {
    assert_seen::<Battleground>(&options(None, false), |_| ());
    assert_seen::<Battleground>(&options(None, true), |_| ());
}

#[test]
fn a_seat_of_shatterpoint_observes_what_it_sees_and_nothing_else() {
    assert_seen::<Shatterpoint>(&options(None, false), |_| ());
    for operation in ["jailbreak", "extract-the-agent"] {
        assert_seen::<Shatterpoint>(&options(Some(operation), false), |_| ());
    }
}

#[test]
fn a_seat_of_legion_observes_what_it_sees_and_nothing_else() {
    // Order tokens are drawn blind.
    let loosely = |view: &mut Value| {
        for player in view["players"].as_array_mut().into_iter().flatten() {
            let pool = player["pool"].as_array_mut().unwrap();
            pool.sort_by_key(Value::to_string);
        }
    };
    assert_seen::<Legion>(&Options::default(), loosely);
}

/// The last position in which somebody acts in a game.
fn some_way_into<R: Spoken>(acts: impl Fn(&R::State) -> bool) -> R::State {
    let mut last = None;
    play::<R>(&Options::default(), 3, Robot::Random, |state, _, _| {
        if acts(state) {
            last = Some(state.clone());
        }
    });
    last.unwrap()
}

/// Something that happens to a position.
type Change<'a, R> = &'a dyn Fn(&mut <R as Rules>::State);

/// Each of these changes is seen by both seats, and each as another one.
fn assert_told<R: Doors>(state: &R::State, changes: &[Change<'_, R>]) {
    for seat in [Seat(0), Seat(1)] {
        let mut seen = vec![observed::<R>(state, seat)];
        for change in changes {
            let mut other = state.clone();
            change(&mut other);
            let other = observed::<R>(&other, seat);
            assert!(!seen.contains(&other), "number {} is not seen", seen.len());
            seen.push(other);
        }
    }
}

#[test]
fn places_wounds_markers_and_activations_of_battleground_are_observed() {
    let state = some_way_into::<Battleground>(|state| !state.turns.is_empty());
    let id = state.fielded().next().unwrap();
    let place = state.figure(id).place;
    let beside = place.beside(place.hex().neighbours().next().unwrap());
    assert_told::<Battleground>(
        &state,
        &[
            &|state| state.figure_mut(id).place = beside,
            &|state| state.figure_mut(id).facing = state.figure(id).facing.turned(1),
            &|state| state.figure_mut(id).wounds += 1,
            &|state| state.figure_mut(id).mana += 1,
            &|state| state.figure_mut(id).focused ^= true,
            &|state| state.figure_mut(id).activated ^= true,
            &|state| state.figure_mut(id).used_items ^= 1,
            &|state| state.turns.clear(),
        ],
    );
}

#[test]
fn places_damage_conditions_and_activations_of_shatterpoint_are_observed() {
    let state = some_way_into::<Shatterpoint>(|state| state.activation.is_some());
    let who = state.standing().next().unwrap();
    let unit = state.unit_of(who);
    assert_told::<Shatterpoint>(
        &state,
        &[
            &|state| state.characters[who.index()].as_mut().unwrap().x += 100,
            &|state| state.unit_mut(unit).damage += 1,
            &|state| state.unit_mut(unit).wounded ^= true,
            &|state| state.unit_mut(unit).hunker += 1,
            &|state| state.unit_mut(unit).stance ^= 1,
            &|state| {
                let conditions = &mut state.unit_mut(unit).conditions;
                if conditions.has(Condition::Pinned) {
                    conditions.remove(Condition::Pinned);
                } else {
                    conditions.add(Condition::Pinned);
                }
            },
            &|state| state.unit_mut(unit).used[0] += 1,
            &|state| state.activation = None,
            &|state| state.objectives[0].active ^= true,
            &|state| state.token += 1,
        ],
    );
}

#[test]
fn places_wounds_tokens_and_activations_of_legion_are_observed() {
    let state = some_way_into::<Legion>(|state| state.activation.is_some());
    let who = state.standing().next().unwrap();
    let unit = state.unit_of(who);
    let mut aside = state.stand(who).unwrap();
    aside.x += 100;
    assert_told::<Legion>(
        &state,
        &[
            &|state| state.put(who, Some(aside)),
            &|state| state.put(who, None),
            &|state| state.minis[who.index()].wounds += 1,
            &|state| state.unit_mut(unit).tokens.set(Marker::Aim, 7),
            &|state| state.unit_mut(unit).tokens.set(Marker::Suppression, 7),
            &|state| {
                let unit = state.unit_mut(unit);
                let down = unit.order == Order::Facedown;
                unit.order = if down { Order::Faceup } else { Order::Facedown };
            },
            &|state| state.unit_mut(unit).exhausted.push(0),
            &|state| state.player_mut(Seat(0)).victory += 1,
            &|state| state.activation = None,
        ],
    );
}
