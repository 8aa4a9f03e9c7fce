//! How fast random play runs, beside random chess in the same run, because machines are noisy.
//!
//! Prints decisions per second of random players, inline and paused at every decision, and of greedy
//! ones, and chess plies per second by `shakmaty`, for all rulesets, for Legion with the small armies of
//! the learning game (some 400 points) and with all ready armies of 800 points; the ratios are what
//! counts, and by how much a decision costs more with the large armies. Then how long the greedy player
//! of Legion thinks about an activation with armies of 800 points.

#![expect(clippy::expect_used, clippy::panic, reason = "a benchmark may stop")]

use std::time::{Duration, Instant};

use battleground::Battleground;
use gefecht::rulesets;
use kernel::{Chance, Chooser, Game, Pick, Rules, Seed, simulate};
use legion::pack::Army;
use legion::player::Greedy;
use legion::state::State;
use legion::{Legion, setup};
use players::Random;
use ruleset::{Doors, Options, Policy};
use shakmaty::{Chess, Position};
use shatterpoint::Shatterpoint;

/// That of the program; with the system's own Shatterpoint takes a fifth longer.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Rounds of measuring; each measures everything once, the median counts.
const ROUNDS: usize = 9;
const SLICE: Duration = Duration::from_millis(700);

fn main() {
    let battleground = [first::<Battleground>()];
    let shatterpoint = [first::<Shatterpoint>()];
    let (small, large) = ([first::<Legion>()], large_armies());
    let mut chess = Vec::new();
    let mut rates: [Rates; 4] = Default::default();
    for round in 0..ROUNDS as u64 {
        let seed = round * 1_000_000;
        chess.push(rate(|i| chess_game(seed + i)));
        rates[0].measure::<Battleground>(&battleground, seed);
        rates[1].measure::<Shatterpoint>(&shatterpoint, seed);
        rates[2].measure::<Legion>(&small, seed);
        rates[3].measure::<Legion>(&large, seed);
    }
    let chess = median(chess);
    println!("random chess (shakmaty)        {chess:>12.0} plies/s");
    let [battleground, shatterpoint, small, large] = rates;
    battleground.print("Battleground", chess, "0.25");
    shatterpoint.print("Shatterpoint", chess, "0.25");
    let small = small.print("Legion, 400 points", chess, "0.03");
    let large = large.print("Legion, 800 points", chess, "0.03");
    let growth = small / large;
    println!("a decision, 800 / 400 points   {growth:>12.2}   (goal: at most 2.2)");
    for format in ["standard", "epic", "teams"] {
        greedy_activations(format);
    }
}

/// How long the greedy player thinks about a whole activation, in a game of a format.
fn greedy_activations(format: &str) {
    let content = rulesets::content::<Legion>(&[]).unwrap_or_else(|fault| panic!("{fault}"));
    let options = Options { format: Some(format.to_owned()), ..Options::default() };
    let setup = Legion::first(&content, &options).expect("the pack has armies for the format");
    let mut times: Vec<Duration> = Vec::new();
    for seed in 0..2 {
        let started = Game::<Legion>::start(&content, setup.clone(), Seed::from(seed));
        let (mut game, _) = started.expect("the game begins");
        let mut seats: Vec<Greedy> = (0..4).map(|seat| Greedy::new(4 * seed + seat)).collect();
        let mut thought = (None, Duration::ZERO);
        while let Some(question) = game.pending().first() {
            let unit = game.state().activation.as_ref().map(|own| own.unit);
            if unit != thought.0 {
                times.extend(thought.0.map(|_| thought.1));
                thought = (unit, Duration::ZERO);
            }
            let start = Instant::now();
            let pick = seats[question.seat.index()].choose(game.state(), question);
            thought.1 += start.elapsed();
            let choice = pick.answer(question.options.clone()).expect("an answer");
            let seat = question.seat;
            game.answer(seat, choice).expect("the answer is legal");
        }
    }
    times.sort();
    let (middle, most) = (times[times.len() / 2], times[times.len() - 1]);
    println!(
        "greedy Legion, {format}, an activation: {middle:.1?} in the middle, {most:.1?} at most   (goal: below 300 ms)"
    );
}

/// The position before the first decision of the first game.
fn first<R: Doors>() -> R::State {
    let content = rulesets::content::<R>(&[]).unwrap_or_else(|fault| panic!("{fault}"));
    let setup = R::first(&content, &Options::default()).expect("the pack has a first game");
    R::start(&content, &setup).expect("the first game is legal")
}

/// The same for Legion with each ready army of 800 points against the next one.
fn large_armies() -> Vec<State> {
    let content = rulesets::content::<Legion>(&[]).unwrap_or_else(|fault| panic!("{fault}"));
    let format = content.format("standard").expect("the pack has the standard format");
    let armies = setup::ready_armies(&content, format);
    let pairs = armies.iter().zip(armies.iter().cycle().skip(1));
    let game = |(first, second): (&&Army, &&Army)| {
        let mut setup = setup::ready(&content, Some("standard"), None).expect("a ready game");
        setup.armies = [Army::clone(first), Army::clone(second)].into();
        Legion::start(&content, &setup).expect("ready armies are legal")
    };
    pairs.map(game).collect()
}

/// Decisions per second of a ruleset, a number for each round.
#[derive(Default)]
struct Rates {
    inline: Vec<f64>,
    paused: Vec<f64>,
    greedy: Vec<f64>,
}

impl Rates {
    /// Games from each of these positions in turn.
    fn measure<R: Doors>(&mut self, states: &[R::State], seed: u64) {
        let state = |i: u64| &states[i as usize % states.len()];
        self.inline.push(rate(|i| {
            inline_game::<R>(state(i), seed + i, &|own| Box::new(Random::new(own)))
        }));
        self.greedy.push(rate(|i| {
            inline_game::<R>(state(i), seed + i, &|own| Box::new(R::Policy::new(own)))
        }));
        self.paused.push(rate(|i| {
            let game = Game::<R>::from_position(state(i).clone(), Chance::seeded(Seed::from(i)));
            paused_game(game.expect("starts").0, seed + i)
        }));
    }

    /// Says the rates, and gives the one of inline play.
    fn print(self, name: &str, chess: f64, goal: &str) -> f64 {
        let [inline, paused, greedy] = [self.inline, self.paused, self.greedy].map(median);
        println!("random {name}, inline    {inline:>12.0} decisions/s");
        println!("random {name}, paused    {paused:>12.0} decisions/s");
        let (to_chess, to_paused) = (inline / chess, inline / paused);
        println!("inline / chess                 {to_chess:>12.3}   (goal: at least {goal})");
        println!("inline / paused                {to_paused:>12.2}   (goal: at most 3)");
        println!("greedy {name}, inline    {greedy:>12.0} decisions/s");
        println!("greedy / chess                 {:>12.4}", greedy / chess);
        inline
    }
}

/// Units of work per second: games are played until the slice is over.
fn rate(mut game: impl FnMut(u64) -> usize) -> f64 {
    let start = Instant::now();
    let (mut games, mut units) = (0, 0);
    while start.elapsed() < SLICE {
        units += game(games);
        games += 1;
    }
    units as f64 / start.elapsed().as_secs_f64()
}

fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

/// Random chess to its end or to 200 plies: all legal moves are listed, one is played.
fn chess_game(seed: u64) -> usize {
    let mut chance = Chance::seeded(Seed::from(seed));
    let mut position = Chess::default();
    for ply in 0..200 {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return ply;
        }
        position.play_unchecked(moves[chance.below(moves.len())]);
    }
    200
}

/// A game between two players of their own seeds.
fn inline_game<R: Doors>(
    state: &R::State,
    seed: u64,
    player: &dyn Fn(u64) -> Box<dyn Chooser<R>>,
) -> usize {
    let mut seats = [player(2 * seed), player(2 * seed + 1)];
    let chance = Chance::seeded(Seed::from(seed));
    let (_, _, deeds) = simulate(state.clone(), chance, &mut seats).expect("games end");
    deeds.len()
}

/// Every single decision pauses, is answered from outside, and goes on by replay. Places are drawn
/// as [`kernel::Rules::sample`] finds them, by the same player as inline.
fn paused_game<R: Doors>(mut game: Game<R>, seed: u64) -> usize {
    let mut random = Random::new(seed ^ 0x5eed);
    let mut decisions = 0;
    while let Some(question) = game.pending().first() {
        let choice = match random.choose(game.state(), question) {
            Pick::Free(choice) => choice,
            Pick::Listed(number) => question.options[number].clone(),
        };
        let seat = question.seat;
        game.answer(seat, choice).expect("the answer is legal");
        decisions += 1;
    }
    decisions
}
