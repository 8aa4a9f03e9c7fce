//! Random walks through random games: every listed answer is accepted, every question has at least
//! two, and the invariants hold.
#![no_main]

use battleground::{Game, library::Library, state::State};
use kernel::{Chance, Seed};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((&seed, path)) = data.split_first() else { return };
    let library = Library::embedded().unwrap();
    let map = if seed % 2 == 0 { None } else { Some("mirrored-courtyard") };
    let setup = library.first_game(map).unwrap();
    let (mut game, _) = Game::start(library, setup, Seed::from(u64::from(seed))).unwrap();
    let mut chance = Chance::seeded(Seed::from(u64::from(seed)));
    let mut steps = path.iter();
    while let Some(question) = game.pending().first() {
        let Some(&step) = steps.next() else { break };
        assert!(question.options.len() >= 2);
        // A few of the listed answers are tried on copies; one is taken.
        for _ in 0..2 {
            let choice = question.options[chance.below(question.options.len())];
            game.clone().answer(question.seat, choice).expect("a listed answer is accepted");
        }
        let choice = question.options[usize::from(step) % question.options.len()];
        let seat = question.seat;
        game.answer(seat, choice).expect("a listed answer is accepted");
        invariants(game.state());
    }
});

fn invariants(state: &State) {
    for id in state.ids() {
        let figure = state.figure(id);
        assert!(figure.wounds <= state.sheet(id).character.health);
        assert!(figure.mana <= 5);
        if state.on_field(id) {
            for place in state.places(id) {
                assert!(state.table.field.can_stand(place));
                assert_eq!(state.occupant(place), Some(id));
            }
        }
    }
}
