//! What helps a player: ways, strikes, sight, odds. It must say what the rules will do.

use battleground::aids::{self, Measured, Note, Query};
use battleground::field::Place;
use battleground::hex::{Direction, Hex};
use battleground::library::Library;
use battleground::pack::Member;
use battleground::question::{Bonus, Choice, Prompt};
use battleground::state::{Stage, Standing, State, Turn};
use battleground::table::{CardId, Deployment, FigureId};
use battleground::{Game, odds, setup};
use kernel::{Chance, Seat, Seed};
use proptest::prelude::*;

/// A game played a while by numbers.
fn played(seed: u64, numbers: &[usize]) -> Game {
    let library = Library::embedded().unwrap();
    let setup = library.first_game(None).unwrap();
    let (mut game, _) = Game::start(library, setup, Seed::from(seed)).unwrap();
    for number in numbers {
        let Some(question) = game.pending().first().cloned() else { break };
        let choice = question.options[number % question.options.len()];
        game.answer(question.seat, choice).unwrap();
    }
    game
}

/// The ids of a squad's characters, each with those of its weapons.
type Members<'a> = &'a [(&'a str, &'a [&'a str])];

/// Somebody acts in the open; everybody else is where the list says, by the names of hexes and facings.
fn acting(
    squads: [Members<'_>; 2],
    at: &[(&str, Direction)],
    actor: u8,
    change: impl FnOnce(&mut State),
) -> Game {
    let library = Library::embedded().unwrap();
    let mut setup = library.first_game(Some("mirrored-courtyard")).unwrap();
    setup.deployment = Deployment::Chosen;
    for (player, members) in setup.players.iter_mut().zip(squads) {
        let own = |ids: &[&str]| ids.iter().map(|&id| id.to_owned()).collect();
        let member = |(character, weapons): &(&str, &[&str])| Member {
            character: (*character).to_owned(),
            weapons: own(weapons),
            items: Vec::new(),
        };
        player.squad.members = members.iter().map(member).collect();
    }
    let mut state = setup::start(library, &setup).unwrap();
    for (figure, &(hex, facing)) in state.figures.iter_mut().zip(at) {
        figure.place = hex.parse().unwrap();
        (figure.facing, figure.standing) = (facing, Standing::Up);
    }
    (state.stage, state.round) = (Stage::Act, 2);
    state.turns = vec![Turn::new(FigureId(actor), None, 3)];
    change(&mut state);
    Game::from_position(state, Chance::scripted(&[])).unwrap().0
}

/// The notes of the open question, with its options.
fn noted(game: &Game) -> Vec<(Choice, Note)> {
    let question = &game.pending()[0];
    let notes = aids::aids(game.state(), question).options;
    question.options.iter().copied().zip(notes).collect()
}

#[test]
fn a_free_attack_is_foretold_with_its_own_dice() {
    // Press the Attack: a free melee attack with 2 dice less. He-Man has a Strength of 5 (BG-TEST-05).
    let squads: [Members<'_>; 2] =
        [&[("he-man", &["sword-of-power"])], &[("skeletor", &["havoc-staff"])]];
    let at = [("E10", Direction::S), ("E11", Direction::N)];
    let mut card = CardId(0);
    let mut game = acting(squads, &at, 0, |state| {
        let cards = &state.table.cards[0];
        card =
            CardId(cards.iter().position(|one| one.name().en == "Press the Attack").unwrap() as u8);
        state.players[0].hand.insert(card);
    });
    let dice = |game: &Game| {
        noted(game).into_iter().find_map(|(_, note)| note.attack).unwrap().attack.dice
    };
    assert_eq!(dice(&game), 5);
    game.answer(Seat(0), Choice::Play { card, bonus: Bonus::Ability }).unwrap();
    assert_eq!(game.pending()[0].prompt, Prompt::FreeAttack(FigureId(0)));
    assert_eq!(dice(&game), 3);
    game.answer(Seat(0), Choice::Decline).unwrap();
    assert_eq!(dice(&game), 5);
}

#[test]
fn nobody_is_said_to_strike_who_may_not() {
    // Enemies cannot make opportunity attacks against Mer-Man, but against Skeletor (BG-CORE-04).
    let squads: [Members<'_>; 2] =
        [&[("he-man", &["sword-of-power"])], &[("mer-man", &["trident"]), ("skeletor", &[])]];
    let at = [("E10", Direction::S), ("E11", Direction::N), ("E9", Direction::N)];
    for (actor, strikes) in [(1, 0), (2, 1)] {
        let game = acting(squads, &at, actor, |_| ());
        let aids = aids::aids(game.state(), &game.pending()[0]);
        assert_eq!(aids.moves[0].strikes.len(), strikes, "{actor}");
    }
}

#[test]
fn only_who_may_interrupt_is_said_to_watch() {
    // Trap Jaw on A10 looks to the south. Orko on A20 goes up to 5 hexes. Of the hexes before Trap Jaw
    // he reaches with his 4 points and becomes engaged up to 5 hexes away: A15 (BG-READY-06).
    let watched = |facing, weapons: &[&str], card: Option<Choice>| {
        let squads: [Members<'_>; 2] = [&[("orko", &[])], &[("trap-jaw", weapons)]];
        let mut game = acting(squads, &[("A20", Direction::N), ("A10", facing)], 0, |state| {
            state.figure_mut(FigureId(1)).standby = true;
            state.figure_mut(FigureId(0)).mana = 1;
        });
        game.answer(Seat(0), card.unwrap_or(Choice::Move { focus: false })).unwrap();
        if card.is_some() {
            game.answer(Seat(0), Choice::Yes).unwrap();
        }
        let ways = noted(&game).into_iter().filter_map(|(_, note)| note.way);
        let by = ways.filter(|way| way.watched == [FigureId(1)]);
        by.map(|way| way.place.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(watched(Direction::S, &["hook-attachment"], None), ["A15"]);
    // Not behind his back (BG-READY-05); farther with a ranged weapon of 5 inches: 6 hexes in a row.
    assert!(watched(Direction::N, &["hook-attachment"], None).is_empty());
    assert!(watched(Direction::S, &["hand-blaster"], None).contains(&"A16".to_owned()));
    assert!(!watched(Direction::S, &["hand-blaster"], None).contains(&"A17".to_owned()));
    // Nor where Orko teleports (BG-MFX-11).
    assert!(watched(Direction::S, &["hook-attachment"], Some(Choice::Skill(0))).is_empty());
}

#[test]
fn wounds_by_the_effects_of_a_weapon_are_foretold() {
    // Wild Magic wounds enemies and heals allies: one success is one wound, three are two.
    let squads: [Members<'_>; 2] =
        [&[("orko", &["wild-magic"]), ("he-man", &[])], &[("skeletor", &[])]];
    let at = [("E10", Direction::S), ("E14", Direction::N), ("A10", Direction::N)];
    let game = acting(squads, &at, 0, |state| state.figure_mut(FigureId(0)).mana = 1);
    let wounds = |target: u8| {
        let note = noted(&game).into_iter().find(|(choice, _)| {
            matches!(choice, Choice::Attack { target: at, .. } if *at == FigureId(target))
        });
        note.unwrap().1.attack.unwrap().wounds
    };
    let net = odds::successes(4, 4).minus(&odds::successes(3, 4));
    let exact = [1.0 - net.at_least(1), net.at_least(1) - net.at_least(3), net.at_least(3)];
    assert!(wounds(2).iter().zip(exact).all(|(told, exact)| (told - exact).abs() < 1e-9));
    assert!((wounds(1)[0] - 1.0).abs() < 1e-9);
}

#[test]
fn a_spell_for_allies_is_no_threat() {
    let squads: [Members<'_>; 2] = [&[("orko", &["healing-light"])], &[("skeletor", &[])]];
    let at = [("E10", Direction::S), ("E14", Direction::N)];
    let game = acting(squads, &at, 1, |_| ());
    let query = Query::Threat { figure: FigureId(1) };
    let Ok(Measured::Threat(hexes)) = aids::measure(game.state(), &query) else {
        panic!("no threat");
    };
    // Bare fists reach the six neighbours (BG-ATK-17).
    assert_eq!(hexes.len(), 6, "{hexes:?}");
}

#[test]
fn a_place_tells_whom_it_sees_and_what_it_achieves() {
    // Trap Jaw plans from A10. His net reaches 6 inches; n hexes in a row are n - 1 inches apart
    // (BG-RANGE-02): to A20 from A10 9 inches, from A15 4.
    let squads: [Members<'_>; 2] =
        [&[("orko", &[]), ("he-man", &[])], &[("trap-jaw", &["net-launcher", "hook-attachment"])]];
    let at = [("A20", Direction::N), ("A25", Direction::N), ("A10", Direction::S)];
    let game = acting(squads, &at, 2, |_| ());
    let around = |state: &State, place: &str| {
        let place: Place = place.parse().unwrap();
        let query = Query::Around { figure: FigureId(2), place, facing: None };
        match aids::measure(state, &query) {
            Ok(Measured::Around(around)) => around,
            other => panic!("{other:?}"),
        }
    };
    let told = |state: &State, place: &str| {
        let each = around(state, place).enemies.into_iter();
        let weapons = |strikes: Vec<aids::Strike>| strikes.iter().map(|one| one.weapon).collect();
        each.map(|one| (one.figure.0, one.reach, one.seen, one.covered, weapons(one.strikes)))
            .collect::<Vec<(u8, u8, bool, bool, Vec<u8>)>>()
    };
    let state = game.state();
    // He-Man stands behind Orko: he gives no cover from him but for him (BG-COVER-04).
    assert_eq!(told(state, "A10"), [(0, 9, true, false, vec![]), (1, 14, true, true, vec![])]);
    assert_eq!(told(state, "A15"), [(0, 4, true, false, vec![0]), (1, 9, true, true, vec![])]);
    // Engaged he cannot shoot (BG-ATK-21), but strike.
    assert_eq!(told(state, "A19"), [(0, 0, true, false, vec![1]), (1, 5, true, true, vec![])]);
    // Where he stands now he gives himself no cover.
    assert_eq!(told(state, "A9")[0], (0, 10, true, false, vec![]));
    // What is told is what would be asked there.
    let mut there = state.clone();
    there.figure_mut(FigureId(2)).place = "A15".parse().unwrap();
    let query = Query::Attack { figure: FigureId(2), weapon: 0, target: FigureId(0) };
    let Ok(Measured::Attack(strike)) = aids::measure(&there, &query) else { panic!("no strike") };
    assert_eq!(around(state, "A15").enemies[0].strikes, [strike]);
}

#[test]
fn an_objective_is_captured_from_beside_it_too_but_not_while_engaged() {
    // BG-CLEAN-05 to BG-CLEAN-08: on its hex or adjacent to it, free, and no enemy at it.
    let squads: [Members<'_>; 2] = [&[("orko", &[])], &[("skeletor", &[])]];
    let at = [("A1", Direction::N), ("A30", Direction::N)];
    let game = acting(squads, &at, 0, |_| ());
    let state = game.state();
    let own = |hex: &Hex| state.table.field.in_zone(Seat(0), *hex);
    let hex = state.open_objectives().find(|hex| !own(hex)).unwrap();
    let near = |hex: Hex, steps: i32| {
        let at = |one: &Hex| {
            one.steps(hex) == steps && state.is_free(Place::ground(*one)) && {
                let other = state.open_objectives().filter(|other| *other != hex);
                other.map(|other| one.steps(other)).all(|far| far > 3)
            }
        };
        Hex::all().find(at).unwrap()
    };
    let captures = |state: &State, hex: Hex| {
        let query = Query::Around { figure: FigureId(0), place: Place::ground(hex), facing: None };
        match aids::measure(state, &query) {
            Ok(Measured::Around(around)) => around.captures,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(captures(state, hex), [hex]);
    assert_eq!(captures(state, near(hex, 1)), [hex]);
    assert!(captures(state, near(hex, 2)).is_empty());
    // An enemy at it.
    let mut contested = state.clone();
    contested.figure_mut(FigureId(1)).place = Place::ground(near(hex, 1));
    assert!(captures(&contested, hex).is_empty());
    // Engaged with an enemy that is not at it.
    let beside = near(hex, 1);
    let mut engaged = state.clone();
    let far = Hex::all().find(|one| one.steps(beside) == 1 && one.steps(hex) == 2).unwrap();
    engaged.figure_mut(FigureId(1)).place = Place::ground(far);
    assert!(captures(&engaged, beside).is_empty());
    assert_eq!(captures(&engaged, hex), [hex]);
}

/// The successes of every roll of the initial dice, and of one extra die for each 6.
fn by_counting(dice: u32, needed: u32) -> Vec<f64> {
    let mut chances = vec![0.0; 2 * dice as usize + 1];
    let rolls = 6u32.pow(dice);
    for roll in 0..rolls {
        let faces = (0..dice).map(|n| roll / 6u32.pow(n) % 6 + 1);
        let hits = faces.clone().filter(|&face| face >= needed).count();
        let sixes = faces.filter(|&face| face == 6).count();
        chances[hits] += if sixes == 0 { 1.0 / f64::from(rolls) } else { 0.0 };
    }
    chances
}

#[test]
fn the_odds_of_rolls_without_a_six_are_those_of_counting_them_all() {
    for needed in 2..=6 {
        // Without a 6 there is no extra die, so the least numbers of successes can be counted.
        let exact = odds::successes(3, needed);
        let counted = by_counting(3, u32::from(needed));
        assert!((exact.chances()[0] - counted[0]).abs() < 1e-12, "{needed}");
    }
}

#[test]
fn an_extra_die_succeeds_from_five_on_whatever_the_first_ones_need() {
    // One die that needs a 2: a 6 (1 in 6) brings an extra die. Exactly one success: 2 to 5 (4 in 6),
    // or a 6 whose extra die shows 1 to 4 (BG-TEST-24).
    let odds = odds::successes(1, 2);
    assert!((odds.chances()[0] - 1.0 / 6.0).abs() < 1e-12);
    assert!((odds.chances()[1] - (4.0 / 6.0 + 1.0 / 6.0 * 4.0 / 6.0)).abs() < 1e-12);
    assert!((odds.at_least(0) - 1.0).abs() < 1e-12);
    // Each die brings the successes of its own face, and a sixth of an extra die. An extra die brings
    // 2/6 and a sixth of itself again: 2/6 / (1 - 1/6) = 2/5.
    assert!(
        (odds::successes(4, 4).mean() - 4.0 * (3.0 / 6.0 + 1.0 / 6.0 * 2.0 / 5.0)).abs() < 1e-9
    );
}

#[test]
fn sight_is_measured_as_the_rules_judge_it() {
    let game = played(1, &[]);
    let field = &game.state().table.field;
    let all = ["A1", "D17", "M15", "M16", "J11", "Y30", "T9", "P19", "L25", "C24"];
    for (from, to) in all.iter().flat_map(|from| all.iter().map(move |to| (from, to))) {
        let (from, to): (Place, Place) = (from.parse().unwrap(), to.parse().unwrap());
        let Ok(Measured::Sight(sight)) = aids::measure(game.state(), &Query::Sight { from, to })
        else {
            panic!("no sight");
        };
        assert_eq!(sight.seen, field.sees(from, to), "{from} {to}");
        assert_eq!(sight.steps, from.hex().steps(to.hex()));
        assert!(from.hex().within(sight.reach, to.hex()));
        assert!(sight.reach == 0 || !from.hex().within(sight.reach - 1, to.hex()));
        assert!((1..=2).contains(&sight.lines.len()));
        // The bar of a hidden line stands at a high obstacle, or at its end.
        assert!(sight.wall.is_none_or(|wall| !sight.seen && field.high_parts().contains(&wall)));
    }
}

#[test]
fn what_is_not_there_cannot_be_measured() {
    let game = played(1, &[]);
    let nobody = FigureId(99);
    let queries = [
        Query::Reach { figure: nobody },
        Query::Threat { figure: nobody },
        Query::Attack { figure: FigureId(0), weapon: 0, target: nobody },
        Query::Attack { figure: FigureId(0), weapon: 77, target: FigureId(3) },
    ];
    for query in queries {
        assert!(aids::measure(game.state(), &query).is_err(), "{query:?}");
    }
}

/// BG-BIG-05: Battle Cat lies on two hexes. Where the second one would lie beyond the edge nothing is told;
/// everywhere else something is.
#[test]
fn a_large_base_is_measured_where_it_fits_as_a_whole() {
    let position = r#"
        acting = "Battle Cat"
        [[character]]
        name = "Battle Cat"
        player = 1
        at = "M15"
        facing = "N"
        base = { parts = [[], ["N"]], mark = 0 }
        [[character]]
        name = "Skeletor"
        player = 2
        at = "M10"
        facing = "S"
    "#;
    let position: battleground::position::Position = toml::from_str(position).unwrap();
    let state = position.build().unwrap_or_else(|wrong| panic!("{}", wrong.message));
    for hex in Hex::all() {
        for facing in Direction::ALL {
            let place = Place::ground(hex);
            let query = Query::Around { figure: FigureId(0), place, facing: Some(facing) };
            match (aids::measure(&state, &query), hex.neighbour(facing)) {
                (Ok(Measured::Around(around)), Some(_)) => assert_eq!(around.enemies.len(), 1),
                (Err(refusal), None) => assert_eq!(refusal.rule.0, "BG-BIG-05"),
                (told, beyond) => panic!("{hex} {facing:?} {beyond:?}: {told:?}"),
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Whoever is on the battlefield can be measured, from anywhere to anywhere.
    #[test]
    fn everything_on_the_field_can_be_measured(seed: u64, numbers in proptest::collection::vec(0..1000usize, 0..160)) {
        use battleground::hex::Hex;
        let game = played(seed, &numbers);
        let state = game.state();
        let fielded: Vec<_> = state.fielded().collect();
        let mut queries = Vec::new();
        for &figure in &fielded {
            queries.extend([Query::Reach { figure }, Query::Threat { figure }]);
            for weapon in battleground::attack::arms(state, figure) {
                let targets = fielded.iter();
                queries.extend(targets.map(|&target| Query::Attack { figure, weapon, target }));
            }
            let from = state.figure(figure).place;
            for hex in Hex::all().step_by(7) {
                let ends = [Place::ground(hex), Place::platform(hex)];
                queries.extend(ends.map(|to| Query::Sight { from, to }));
                queries.extend(ends.map(|place| Query::Around { figure, place, facing: None }));
            }
        }
        for query in queries {
            let measured = aids::measure(state, &query);
            prop_assert!(measured.is_ok(), "{:?}", query);
        }
    }

    /// Whatever is asked: a note for each option, and nothing closed that is open.
    #[test]
    fn every_question_has_its_notes(seed: u64, numbers in proptest::collection::vec(0..1000usize, 0..120)) {
        let game = played(seed, &numbers);
        for question in game.pending() {
            let aids = aids::aids(game.state(), question);
            prop_assert_eq!(aids.options.len(), question.options.len());
            for closed in &aids.closed {
                prop_assert!(!question.options.contains(&closed.choice));
            }
            for strike in aids.options.iter().filter_map(|note| note.attack.as_ref()) {
                let all: f64 = strike.wounds.iter().sum();
                prop_assert!((all - 1.0).abs() < 1e-9);
                prop_assert!((0.0..=1.0 + 1e-9).contains(&strike.knock_out));
            }
        }
    }

    /// The ways that are shown before a movement are those the movement then offers, and each path
    /// is made of steps that cost what the whole way costs.
    #[test]
    fn the_ways_shown_are_the_ways_offered(seed: u64, numbers in proptest::collection::vec(0..1000usize, 10..120)) {
        let mut game = played(seed, &numbers);
        let Some(question) = game.pending().first().cloned() else { return Ok(()) };
        let Prompt::Act(figure) = question.prompt else { return Ok(()) };
        let aids = aids::aids(game.state(), &question);
        let Some(movement) = aids.moves.iter().find(|movement| !movement.focus) else { return Ok(()) };
        let start = game.state().figure(figure).place;
        game.answer(question.seat, Choice::Move { focus: false }).unwrap();
        let Some(asked) = game.pending().first().cloned() else { return Ok(()) };
        if !matches!(asked.prompt, Prompt::Go { .. }) {
            // Somebody may strike first.
            prop_assert!(!movement.strikes.is_empty() || game.state().figure(figure).place == start);
            return Ok(());
        }
        let offered: Vec<Place> = asked.options.iter().filter_map(|choice| match choice {
            Choice::Go(place) => Some(*place),
            _ => None,
        }).collect();
        let shown: Vec<Place> = movement.ways.iter().map(|way| way.place).collect();
        prop_assert_eq!(shown, offered);
        // In an interrupt a way may lead over places where it must not end (BG-INT-08).
        if game.state().interrupt_of_squad(figure).is_some() {
            return Ok(());
        }
        let cost = |place: Place| movement.ways.iter().find(|way| way.place == place).map(|way| way.cost);
        for way in &movement.ways {
            prop_assert_eq!(way.path.last(), Some(&way.place));
            let costs: Vec<u8> = way.path.iter().filter_map(|&place| cost(place)).collect();
            prop_assert_eq!(costs.len(), way.path.len(), "every place on the way can be reached");
            prop_assert!(costs.is_sorted() && costs.last() == Some(&way.cost));
            let mut before = (start, 0);
            for (&place, &spent) in way.path.iter().zip(&costs) {
                let single = before.0.is_adjacent(place);
                prop_assert!(!single || spent - before.1 == 1, "a plain step costs 1");
                prop_assert!(single || spent - before.1 >= 2, "anything else costs more");
                before = (place, spent);
            }
        }
    }
}

/// The aids of a question speak of the asked seat's own things only.
#[test]
fn the_other_seats_cards_are_not_in_the_aids() {
    let game = played(5, &[0; 9]);
    for question in game.pending() {
        let text = serde_json::to_string(&aids::aids(game.state(), question)).unwrap();
        let other: Seat = question.seat.other();
        for card in game.state().players[other.index()].hand.iter() {
            let name = game.state().card_name(other, card);
            assert!(!text.contains(name), "{name}");
        }
    }
}
