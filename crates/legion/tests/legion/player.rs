//! The greedy player of Legion: its games end, its answers are legal, and it beats chance.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use kernel::{
    Chance, Chooser, Deed, Doing, Game, Outcome, Pick, Question, Rules, Seat, Seed, simulate,
};
use legion::Legion;
use legion::dice::Hit;
use legion::keywords::Keyword;
use legion::library::Library;
use legion::placement::Placement;
use legion::player::Greedy;
use legion::question::{Choice, Prompt};
use legion::setup::{self, Setup};
use legion::state::{Order, Stage, State};
use legion::table::{MiniId, Stand, UnitId};
use legion::tokens::Marker;
use legion::underway::Action;
use players::Random;
use ruleset::{Depth, Thinking};

type Player = Box<dyn Chooser<Legion>>;
type Played = (State, Outcome, Vec<Deed<Choice>>);

fn library() -> &'static Library {
    Library::embedded().unwrap_or_else(|fault| panic!("{fault}"))
}

fn learning() -> Setup {
    setup::ready(library(), None, None).expect("a first game")
}

fn standard() -> Setup {
    let army = |id| library().army(id).cloned().expect("an army");
    let armies = [army("rebels-800"), army("imperials-800")].into();
    Setup { format: "standard".to_owned(), armies, ..learning() }
}

/// The learning armies, their commanders with all that the Force gives.
fn with_the_force() -> Setup {
    let mut setup = learning();
    let cards: [&[&str]; 2] =
        [&["force-push", "jedi-mind-trick"], &["force-choke", "force-push", "force-reflexes"]];
    for (army, cards) in setup.armies.iter_mut().zip(cards) {
        army.units[0].upgrades.extend(cards.iter().map(|&card| card.to_owned()));
    }
    setup
}

fn greedy(seed: u64) -> Player {
    Box::new(Greedy::new(seed))
}

fn random(seed: u64) -> Player {
    Box::new(Random::new(seed))
}

/// A greedy player whose answers are judged, which a simulation does not do.
struct Legal(Greedy);

impl Chooser<Legion> for Legal {
    fn choose(&mut self, state: &State, question: &Question<Legion>) -> Pick<Choice> {
        let pick = self.0.choose(state, question);
        match &pick {
            Pick::Free(choice) => {
                let judged = Legion::judge(state, question, choice);
                assert!(judged.is_ok(), "{judged:?}: {choice:?} to {:?}", question.prompt);
            }
            Pick::Listed(number) => {
                assert!(*number < question.options.len(), "{number} to {:?}", question.prompt);
            }
        }
        pick
    }
}

/// One whose answers are watched besides.
struct Judged(Legal);

impl Chooser<Legion> for Judged {
    fn choose(&mut self, state: &State, question: &Question<Legion>) -> Pick<Choice> {
        let pick = self.0.choose(state, question);
        let choice = pick.clone().answer(question.options.clone()).expect("an answer");
        match (&question.prompt, choice) {
            (Prompt::Wound(_), Choice::Mini(mini)) => suffers_rightly(state, question, mini),
            (Prompt::Aim { .. }, Choice::Reroll(dice)) => rerolls_rightly(state, &dice),
            _ => {}
        }
        pick
    }
}

/// Neither the leader nor who was added with a weapon suffers while another one can.
fn suffers_rightly(state: &State, question: &Question<Legion>, mini: MiniId) {
    let unit = state.unit_of(mini);
    let heavy = |mini: MiniId| {
        let sheet = state.sheet(unit);
        let added = sheet.minis[usize::from(mini.0 - sheet.first.0)];
        added.is_some_and(|card| sheet.upgrades[usize::from(card)].weapon.is_some())
    };
    let dear = |mini: MiniId| state.unit(unit).leader == Some(mini) || heavy(mini);
    let others = question.options.iter().filter_map(|option| match option {
        Choice::Mini(mini) => Some(*mini),
        _ => None,
    });
    let plain = others.filter(|&mini| !dear(mini)).count();
    assert!(plain == 0 || !dear(mini), "{mini:?} suffers, though {plain} others could");
}

/// No die that counts is rerolled.
fn rerolls_rightly(state: &State, dice: &[u8]) {
    let attack = state.attacks.last().expect("an attack");
    let pool = attack.pool.as_ref().expect("a pool");
    let armor = state.has(pool.defender, Keyword::Armor);
    for die in dice {
        let face = attack.dice[usize::from(*die)].face;
        assert!(face != Hit::Critical && (armor || face != Hit::Hit), "{face:?} is rerolled");
    }
}

fn play(setup: &Setup, seed: u64, mut players: [Player; 2]) -> Played {
    let state = Legion::start(library(), setup).expect("it begins");
    let chance = Chance::seeded(Seed::from(seed));
    simulate(state, chance, &mut players).expect("it ends")
}

fn report(seed: u64, (state, outcome, deeds): &Played) {
    let victory = [0, 1].map(|seat| state.player(Seat(seat)).victory);
    let score = [0, 1].map(|seat| legion::victory::score(state, Seat(seat)));
    println!(
        "{seed}: {:?} by {:?}, round {}, {victory:?}, {score:?}, {}, {} decisions",
        outcome.winner,
        outcome.rule,
        state.round,
        state.objective().map_or("", |card| &card.id),
        deeds.len()
    );
}

fn judged(seed: u64) -> Player {
    Box::new(Judged(Legal(Greedy::new(seed))))
}

#[test]
fn games_of_greedy_players_are_legal_and_end() {
    let forest = Setup { battlefield: "forest-ruins".into(), ..learning() };
    let placed = Setup { terrain: Placement::InTurns, ..learning() };
    let setups = [learning(), forest.clone(), with_the_force(), forest, with_the_force(), placed];
    for (seed, setup) in (0..).zip(&setups) {
        let played = play(setup, seed, [judged(2 * seed), judged(2 * seed + 1)]);
        report(seed, &played);
        assert!(played.1.winner.is_some(), "nobody won game {seed}");
    }
}

#[test]
fn a_standard_game_and_one_against_chance_are_legal() {
    for (seed, other) in (10..).zip([judged(1), random(1)]) {
        let played = play(&standard(), seed, [judged(0), other]);
        report(seed, &played);
        assert!(played.1.winner.is_some(), "nobody won game {seed}");
    }
}

/// The armies of the expansions: whatever their cards ask, the player has a legal answer.
#[test]
fn games_of_the_other_ready_armies_are_legal_and_end() {
    let pairs = [
        ["rebels-leia", "imperials-veers"],
        ["rebels-han-and-chewbacca", "imperials-emperor"],
        ["rebels-luke-and-commandos", "imperials-boba-fett"],
    ];
    for (seed, pair) in (20..).zip(pairs) {
        let armies = pair.map(|id| library().army(id).cloned().expect("an army"));
        let setup = Setup { format: "standard".to_owned(), armies: armies.into(), ..learning() };
        let legal = |seed| -> Player { Box::new(Legal(Greedy::new(seed))) };
        let played = play(&setup, seed, [legal(seed), legal(seed + 1)]);
        report(seed, &played);
        assert!(played.1.winner.is_some(), "nobody won game {seed}");
    }
}

fn against_chance(games: u64) -> u64 {
    let mut won = 0;
    for seed in 0..games {
        let own = Seat((seed % 2) as u8);
        let players =
            if own.0 == 0 { [greedy(seed), random(seed)] } else { [random(seed), greedy(seed)] };
        let played = play(&learning(), 100 + seed, players);
        print!("{own} is greedy; ");
        report(seed, &played);
        won += u64::from(played.1.winner == Some(own));
    }
    won
}

#[test]
fn greedy_beats_chance() {
    let won = against_chance(12);
    assert!(won >= 11, "greedy won only {won} of 12 games");
}

/// The learning armies in the third round without an objective, nobody on the battlefield.
fn empty() -> State {
    let mut state = Legion::start(library(), &learning()).expect("it begins");
    (state.stage, state.round) = (Stage::Activation, 3);
    state
}

/// The units of a name.
fn named(state: &State, id: &str) -> Vec<UnitId> {
    state.unit_ids().filter(|&unit| state.sheet(unit).unit.id == id).collect()
}

/// Puts a unit in a row, the leader at a place in millimetres.
fn put(state: &mut State, unit: UnitId, x: i32, y: i32) {
    for (number, mini) in (0..).zip(state.table.minis_of(unit)) {
        let facing = Default::default();
        let stand = Stand { x: 100 * x + 3000 * number, y: 100 * y, level: 0, facing };
        state.put(mini, Some(stand));
    }
}

/// The game in which a unit is about to be activated by an order.
fn activated(mut state: State, unit: UnitId) -> Game<Legion> {
    for other in state.unit_ids() {
        state.unit_mut(other).order = Order::Facedown;
    }
    state.unit_mut(unit).order = Order::Faceup;
    (state.active, state.priority) = (state.seat(unit), state.seat(unit));
    let chance = Chance::seeded(Seed::from(1));
    Game::from_position(state, chance).expect("a position").0
}

/// The greedy player answers until it is asked something of a kind; gives its answer to that.
fn answer_to(game: &mut Game<Legion>, kind: fn(&Prompt) -> bool) -> Choice {
    let mut player = Greedy::new(0);
    for _ in 0..20 {
        let question = game.pending().first().expect("a question").clone();
        let pick = player.choose(game.state(), &question);
        let choice = pick.answer(question.options.clone()).expect("an answer");
        if kind(&question.prompt) {
            return choice;
        }
        game.answer(question.seat, choice).expect("a legal answer");
    }
    panic!("it is never asked that");
}

#[test]
fn it_attacks_who_cannot_dodge() {
    let mut state = empty();
    let troopers = named(&state, "rebel-troopers")[0];
    let [one, two] = named(&state, "stormtroopers")[..] else { panic!("two units") };
    put(&mut state, troopers, 0, -400);
    put(&mut state, one, -200, -150);
    put(&mut state, two, 200, -400);
    state.unit_mut(one).tokens.set(Marker::Dodge, 3);
    let mut game = activated(state, troopers);
    let attack = answer_to(&mut game, |prompt| matches!(prompt, Prompt::Attack { .. }));
    assert!(matches!(attack, Choice::Attack { defender, .. } if defender == two), "{attack:?}");
}

#[test]
fn a_jedi_charges() {
    let mut state = empty();
    let (luke, enemy) = (named(&state, "luke-skywalker")[0], named(&state, "stormtroopers")[0]);
    put(&mut state, luke, 0, -400);
    put(&mut state, enemy, 150, -400);
    let mut game = activated(state, luke);
    let act = answer_to(&mut game, |prompt| matches!(prompt, Prompt::Act(_)));
    assert_eq!(act, Choice::Action(Action::Move));
    let question = game.pending().first().expect("a question").clone();
    game.answer(question.seat, act).expect("a legal answer");
    let to = answer_to(&mut game, |prompt| matches!(prompt, Prompt::Move(_)));
    let Choice::Move { to, .. } = to else { panic!("{to:?}") };
    assert_eq!(legion::movement::touched_enemies(game.state(), luke, to), vec![enemy]);
}

#[test]
fn nobody_wanders_off_with_an_enemy_in_the_open_before_the_guns() {
    let mut state = empty();
    let troopers = named(&state, "rebel-troopers")[0];
    let enemy = named(&state, "stormtroopers")[0];
    put(&mut state, troopers, 0, -400);
    put(&mut state, enemy, 250, -400);
    let mut game = activated(state, troopers);
    let act = answer_to(&mut game, |prompt| matches!(prompt, Prompt::Act(_)));
    let fights = [Action::Aim, Action::Attack].map(Choice::Action);
    assert!(fights.contains(&act), "{act:?}");
}

/// A greedy player that notes how long its answers take, by the kind of question and by activation.
struct Timed {
    player: Greedy,
    times: Arc<Mutex<Times>>,
}

#[derive(Default)]
struct Times {
    prompts: BTreeMap<String, (u32, Duration, Duration)>,
    active: Option<(u8, UnitId)>,
    activation: Duration,
    longest: Duration,
    sum: Duration,
    activations: u32,
}

impl Chooser<Legion> for Timed {
    fn choose(&mut self, state: &State, question: &Question<Legion>) -> Pick<Choice> {
        let begin = Instant::now();
        let pick = self.player.choose(state, question);
        let took = begin.elapsed();
        let name = format!("{:?}", question.prompt);
        let name: String = name.split([' ', '(']).take(1).collect();
        let mut times = self.times.lock().expect("no thread has failed");
        let entry = times.prompts.entry(name).or_default();
        *entry = (entry.0 + 1, entry.1 + took, entry.2.max(took));
        let active = state.activation.as_ref().map(|own| (state.round, own.unit));
        if active != times.active {
            let last = std::mem::take(&mut times.activation);
            times.longest = times.longest.max(last);
            times.sum += last;
            times.activations += 1;
            times.active = active;
        }
        times.activation += took;
        pick
    }
}

/// Measures; run by hand.
#[test]
#[ignore = "takes long"]
fn many_games() {
    let number = |name: &str, usual: u64| {
        std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
    };
    let games = number("GAMES", 20);
    let begin = Instant::now();
    let won = against_chance(games);
    println!("won {won} of {games} against chance, {:?} each", begin.elapsed() / games as u32);
    let mut answers: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..number("LARGE", 2) {
        let times: Arc<Mutex<Times>> = Arc::default();
        let timed = |seed| -> Player {
            Box::new(Timed { player: Greedy::new(seed), times: Arc::clone(&times) })
        };
        let begin = Instant::now();
        let played = play(&standard(), 1000 + seed, [timed(1), timed(2)]);
        report(seed, &played);
        for deed in &played.2 {
            let Doing::Answer(choice) = &deed.doing else { continue };
            let kind = match choice {
                Choice::Action(_) => format!("{choice:?}"),
                _ => format!("{choice:?}").split([' ', '(']).take(1).collect(),
            };
            *answers.entry(kind).or_default() += 1;
        }
        let times = times.lock().expect("no thread has failed");
        println!("{:?} for the game, {:#?}", begin.elapsed(), times.prompts);
        let mean = times.sum / times.activations.max(1);
        println!("an activation takes {mean:?}, at most {:?}", times.longest);
    }
    println!("{answers:?}");
}

/// In a rollout of a large battle twice as many units act, and what wins it is something else.
#[test]
fn large_battles_have_fewer_rollouts_and_worths_of_their_own() {
    let [small, large] =
        [learning(), standard()].map(|setup| Legion::start(library(), &setup).expect("a battle"));
    let rollouts = |state: &State| Legion::budget(state, Depth::Hard).rollouts;
    assert!(rollouts(&large) < rollouts(&small));
    // Late in the game a way to an objective is worth more beside the army.
    let worth = |state: &State| {
        let [_, _, approach, army, ..] = Legion::values(state).when(1.0);
        approach / army
    };
    assert!(worth(&large) > worth(&small));
}

/// In a large battle each action and each draw is a scene, which no other one shares.
#[test]
fn actions_and_draws_of_large_battles_are_scenes() {
    let start = |setup: &Setup| {
        let state = Legion::start(library(), setup).expect("a battle");
        Game::<Legion>::from_position(state, Chance::seeded(Seed::from(4))).expect("it begins").0
    };
    assert_eq!(Legion::scene(start(&learning()).state()), None);
    let (mut game, mut player) = (start(&standard()), Greedy::new(1));
    let (mut scenes, mut actions) = (BTreeMap::new(), 0);
    while game.state().round < 3 {
        let question = game.pending()[0].clone();
        let state = game.state();
        let scene = Legion::scene(state).expect("a scene");
        let drawn = state.units.iter().filter(|unit| unit.order == Order::Facedown).count();
        let made = state.activation.as_ref().map(|now| (now.unit, now.made.clone()));
        actions += usize::from(made.as_ref().is_some_and(|(_, made)| !made.is_empty()));
        let number = if made.is_none() { drawn } else { 0 };
        let played = (state.round, state.stage == Stage::Activation, made, number);
        assert_eq!(*scenes.entry(scene).or_insert_with(|| played.clone()), played);
        let picked = player.choose(state, &question).answer(question.options).expect("an answer");
        game.answer(question.seat, picked).expect("a legal answer");
    }
    assert!(actions > 20 && scenes.len() > 60, "{actions} actions, {} scenes", scenes.len());
}
