//! The ways of the computer player.

use legion::library::Library;
use legion::player::grid::Grids;
use legion::setup;
use measure::Point;

/// They are looked for in the direction of who asks, which may only save time: players with the same
/// seed would not give the same answers.
#[test]
fn ways_in_one_direction_are_the_same() {
    let library = Library::embedded().unwrap_or_else(|fault| panic!("{fault}"));
    let ready = setup::ready(library, None, None).expect("a first game");
    let state = setup::start(library, &ready).expect("a game");
    let grids = Grids::of(&state.table);
    let at = |x: i32, y: i32| Point { x: 7_000 * x + 11, y: 7_000 * y - 13 };
    let points: Vec<Point> = (-9..10).flat_map(|x| (-5..6).map(move |y| at(x, y))).collect();
    let goals = [at(-8, 4), at(-3, -5), at(7, 1)];
    for unit in state.unit_ids() {
        let all = grids.ways(unit, &goals);
        for from in points.iter().step_by(23) {
            let toward = grids.ways_from(unit, *from, &goals);
            // The first of them are asked again when all is known.
            for point in points.iter().chain(points.first()) {
                let [one, other] = [all, toward].map(|ways| grids.left(ways, *point).to_bits());
                assert_eq!(one, other, "from {from:?} at {point:?}");
            }
        }
    }
}
