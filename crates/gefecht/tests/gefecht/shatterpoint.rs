//! What must always be true in games of Shatterpoint, in both editions, on all battlefields, with
//! and without an operation.

use ::shatterpoint::Shatterpoint;
use ::shatterpoint::library::Library;
use ::shatterpoint::movement;
use ::shatterpoint::question::{Choice, OrderCard, Prompt};
use ::shatterpoint::setup::{self, OperationSetup, Setup};
use ::shatterpoint::state::{Stage, State};
use ::shatterpoint::table::Edition;
use gefecht::simulation::{Plan, Robot, run};
use kernel::{Chance, Chooser, Game, Pick, Question, Refusal, Rules, Seat, Seed, Viewer};
use measure::overlap;
use players::Random;
use proptest::prelude::*;
use serde_json::{Value, json};
use shatterpoint::player::Greedy;

fn library() -> &'static Library {
    Library::embedded().unwrap_or_else(|fault| panic!("{fault}"))
}

/// Another edition and another battlefield for each number; every third one is an operation.
fn setup(number: u64) -> Setup {
    let number = number as usize;
    let fields = &library().all().battlefield;
    let field = &fields[number / 2 % fields.len()].id;
    let first = setup::first(library(), Some(field)).unwrap();
    let edition = [Edition::June2023, Edition::July2023][number % 2];
    let standard = Setup { edition, ..first };
    if number % 3 == 2 { as_operation(standard, number / 3) } else { standard }
}

/// One of the operations, the roles by agreement or by chance.
fn as_operation(mut setup: Setup, number: usize) -> Setup {
    let operations = &library().all().operation;
    let id = operations[number % operations.len()].id.clone();
    let aggressor = [Some(Seat(0)), Some(Seat(1)), None][number % 3];
    setup.operation = Some(OperationSetup { id, aggressor, printing: Default::default() });
    setup.teams.iter_mut().for_each(|team| team.mission = None);
    setup
}

fn answer(random: &mut Random, game: &Game<Shatterpoint>) -> Option<(Seat, Choice)> {
    let question = game.pending().first()?;
    let picked: Pick<Choice> = random.choose(game.state(), question);
    Some((question.seat, picked.answer(question.options.clone())?))
}

/// A game after some random answers.
fn some_way_into(seed: u64, answers: usize) -> Game<Shatterpoint> {
    let (mut game, _) = Game::start(library(), setup(seed), Seed::from(seed)).unwrap();
    let mut random = Random::new(seed);
    for _ in 0..answers {
        let Some((seat, choice)) = answer(&mut random, &game) else { break };
        game.answer(seat, choice).unwrap();
    }
    game
}

fn check(state: &State) {
    for unit in state.unit_ids() {
        let (now, card) = (state.unit(unit), &state.sheet(unit).unit);
        assert!(now.wounded || now.damage < card.stamina, "damage passes stamina unnoticed");
        assert!(now.injured <= card.durability, "more injured tokens than durability");
        assert!(!now.defeated || state.characters_of(unit).next().is_none(), "defeated but there");
    }
    for character in state.standing() {
        let spot = state.spot(character).unwrap();
        assert_eq!(movement::may_end(state, character, spot), Ok(()), "{character:?} at {spot:?}");
        for other in state.standing().filter(|&other| other > character) {
            let bases = (state.base(character).unwrap(), state.base(other).unwrap());
            let same = state.same_elevation(character, other);
            assert!(!same || !overlap::discs(bases.0, bases.1), "bases overlap");
        }
    }
    for seat in [Seat(0), Seat(1)] {
        let player = state.player(seat);
        assert!(player.ready <= player.force && player.momentum <= 8 && player.won <= 2);
        each_order_card_is_in_one_place(state, seat);
    }
    assert!(state.token.abs() <= 8, "off the track");
    if let Some((card, now)) = state.table.operation.as_ref().zip(state.operation.as_ref()) {
        assert!(state.struggle.is_none() && state.token == 0, "a struggle in an operation");
        let armour = card.armoured.iter().zip(&now.armour);
        assert!(armour.into_iter().all(|(card, &tokens)| usize::from(tokens) <= card.track.len()));
        assert!(usize::from(now.stage) < card.stage.len(), "no such stage");
    }
}

/// Tokens are conserved: an order card is in the deck, the reserve, the discard pile or in use, and
/// only those of defeated units are out of the game.
fn each_order_card_is_in_one_place(state: &State, seat: Seat) {
    if state.stage != Stage::Turns {
        return;
    }
    let player = state.player(seat);
    let used = state.activation.as_ref().filter(|_| state.active == seat).map(|a| a.card);
    let used = used.filter(|_| state.table.edition == Edition::June2023);
    let piles = player.deck.iter().chain(&player.discard).copied();
    let all: Vec<OrderCard> = piles.chain(player.reserve).chain(used).collect();
    let count = |card: OrderCard| all.iter().filter(|other| **other == card).count();
    let asked = usize::from(state.activation.is_none() && state.active == seat);
    let whole = state.unit_ids().filter(|&unit| state.seat(unit) == seat);
    let mut missing = 0;
    for unit in whole.filter(|&unit| !state.unit(unit).defeated) {
        assert!(count(OrderCard::Unit(unit)) <= 1, "a card twice");
        missing += 1 - count(OrderCard::Unit(unit));
    }
    assert!(count(OrderCard::Shatterpoint) <= 1, "the Shatterpoint card twice");
    missing += 1 - count(OrderCard::Shatterpoint);
    // While it is being decided what to do with a revealed card, that one lies open on the table.
    assert!(missing <= asked, "{missing} order cards are missing");
}

/// `GAMES=20000` plays more of them than a test run has time for.
#[test]
fn invariants_hold_after_every_answer() {
    let games = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(120);
    for seed in 0..games {
        let mut game = some_way_into(seed, 0);
        let mut random = Random::new(seed);
        while let Some((seat, choice)) = answer(&mut random, &game) {
            game.answer(seat, choice).unwrap();
            check(game.state());
        }
        assert!(game.outcome().is_some(), "stopped without an outcome");
    }
}

#[test]
fn random_and_greedy_games_end_and_their_records_verify() {
    for number in 0..9 {
        for (seats, games) in
            [([Robot::Random; 2], 40), ([Robot::Greedy; 2], 8), ([Robot::Greedy, Robot::Random], 8)]
        {
            let setup = setup(number);
            let plan = Plan {
                setup,
                seats: seats.into(),
                games,
                seed: 1000 * number,
                verify: true,
                swap: false,
                detailed: false,
            };
            let played = run::<Shatterpoint>(library(), &plan, |_| ()).unwrap();
            assert_eq!(played.len() as u64, games);
            let ends: &[&str] = match &plan.setup.operation {
                Some(_) => &["SO-WIN-02", "SO-STAGE-01"],
                None => &["SP-CORE-02", "SP-ORDER-25"],
            };
            assert!(played.iter().all(|game| ends.contains(&game.rule.as_str())));
            let won = played.iter().all(|game| game.winner.is_some());
            assert!(won || plan.setup.operation.is_none(), "an operation without a winner");
        }
    }
}

/// Whoever attacks whatever: an answer is refused or legal, never more than that.
#[test]
fn attacks_by_nobody_and_against_nothing_are_refused() {
    let mut asked = 0;
    for seed in (0..60).filter(|seed| seed % 3 != 1) {
        let mut game = some_way_into(seed, 0);
        let mut random = Random::new(seed);
        while let Some((seat, choice)) = answer(&mut random, &game) {
            let question = game.pending()[0].clone();
            if matches!(question.prompt, Prompt::Attack { .. }) {
                asked += 1;
                for (character, target) in (0..=255_u8).zip((0..=255_u8).rev()) {
                    for target in [json!(0), json!(target), json!({ "armoured": target })] {
                        let attack = json!({ "attack":
                            { "character": character, "kind": "ranged", "target": target } });
                        let choice: Choice = serde_json::from_value(attack).unwrap();
                        let judged = Shatterpoint::judge(game.state(), &question, &choice);
                        assert_eq!(judged.is_ok(), question.options.contains(&choice));
                    }
                }
            }
            game.answer(seat, choice).unwrap();
        }
    }
    assert!(asked >= 5, "only {asked} attacks were asked for");
}

/// Another order of what lies face down: the order decks and the mission deck.
fn hide(state: &State, chance: &mut Chance) -> State {
    let mut other = state.clone();
    for player in &mut other.players {
        chance.shuffle(&mut player.deck);
    }
    other
}

fn json_number() -> impl Strategy<Value = Value> {
    prop_oneof![any::<i64>().prop_map(Value::from), (-60_000..60_000_i64).prop_map(Value::from)]
}

/// Something shaped like an answer.
fn any_answer() -> impl Strategy<Value = Value> {
    let spot = (json_number(), json_number(), json_number())
        .prop_map(|(x, y, level)| json!({ "x": x, "y": y, "level": level }))
        .boxed();
    let kind = prop_oneof![Just("advance"), Just("dash"), Just("climb"), Just("jump"), Just("fly")];
    prop_oneof![
        (0..40_u8, kind, spot.clone()).prop_map(|(character, kind, to)| {
            json!({ "move": { "character": character, "kind": kind, "to": to } })
        }),
        (0..9_u8, prop::collection::vec(spot.clone(), 0..6))
            .prop_map(|(squad, places)| json!({ "deploy": { "squad": squad, "places": places } })),
        spot.prop_map(|spot| json!({ "place": spot })),
        (json_number(), json_number()).prop_map(|(x, y)| json!({ "toward": { "x": x, "y": y } })),
        (0..40_u8, 0..40_u8).prop_map(|(character, target)| {
            json!({ "attack": { "character": character, "kind": "melee", "target": target } })
        }),
        (0..40_u8, 0..12_u8).prop_map(|(unit, ability)| {
            json!({ "use": { "unit": unit, "ability": ability, "pay": "force" } })
        }),
        (0..20_u8).prop_map(|option| json!({ "option": option })),
        (0..40_u8).prop_map(|unit| json!({ "heal-damage": unit })),
        Just(json!("end")),
        Just(json!("decline")),
        "[a-z-]{0,12}".prop_map(Value::from),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn nobody_sees_the_order_of_the_decks(seed in 0..500u64, answers in 0..160usize) {
        let game = some_way_into(seed, answers);
        let other = hide(game.state(), &mut Chance::seeded(Seed::from(seed)));
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
            prop_assert_eq!(Shatterpoint::view(&other, viewer), Shatterpoint::view(game.state(), viewer));
        }
        if let Some(question) = game.pending().first() {
            let pick = |state: &State| Greedy::new(seed).choose(state, question);
            prop_assert_eq!(pick(&other), pick(game.state()));
        }
    }

    #[test]
    fn what_is_listed_or_sampled_is_accepted(seed in 0..500u64, answers in 0..160usize) {
        let game = some_way_into(seed, answers);
        let Some(question) = game.pending().first() else { return Ok(()) };
        for choice in question.options.iter().take(30) {
            prop_assert!(game.clone().answer(question.seat, choice.clone()).is_ok());
        }
        let mut chance = Chance::seeded(Seed::from(seed));
        for _ in 0..5 {
            if let Some(choice) = Shatterpoint::sample(game.state(), question, &mut chance) {
                prop_assert!(game.clone().answer(question.seat, choice).is_ok());
            }
        }
        let suggested = ::shatterpoint::aids::aids(game.state(), question).suggestions;
        for choice in suggested {
            prop_assert!(game.clone().answer(question.seat, choice).is_ok());
        }
        for (choice, refusal) in Shatterpoint::closed(game.state(), question) {
            prop_assert!(!question.options.contains(&choice));
            let refused = game.clone().answer(question.seat, choice).unwrap_err();
            prop_assert_eq!(refused.rule, refusal.rule);
        }
    }

    #[test]
    fn any_answer_is_judged_and_a_refused_one_changes_nothing(
        seed in 0..500u64, answers in 0..120usize,
        tries in prop::collection::vec(any_answer(), 40),
    ) {
        let mut game = some_way_into(seed, answers);
        for value in tries {
            let Some(question) = game.pending().first() else { break };
            let question: Question<Shatterpoint> = question.clone();
            let Ok(choice) = serde_json::from_value::<Choice>(value) else { continue };
            let before = (game.hash(), game.state().clone());
            let judged = Shatterpoint::judge(game.state(), &question, &choice);
            match game.answer(question.seat, choice) {
                Ok(_) => prop_assert_eq!(judged, Ok(())),
                Err(refusal) => {
                    prop_assert!(refusal.rule != Refusal::STUCK, "{refusal}");
                    prop_assert!(judged.is_err());
                    prop_assert_eq!(game.hash(), before.0);
                    prop_assert!(*game.state() == before.1);
                }
            }
        }
    }
}
