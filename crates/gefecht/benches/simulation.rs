//! How many games a simulation plays in a second, on one core, on two and twice at once, between greedy
//! players and between random ones; how long a player who thinks ahead thinks; and how long exact odds
//! take, beside a plain enumeration of every way in which the same dice can fall.

#![expect(clippy::expect_used, clippy::panic, reason = "a benchmark may stop")]

use std::collections::BTreeMap;
use std::thread;
use std::time::Instant;

use battleground::Battleground;
use gefecht::rulesets;
use gefecht::simulation::{Plan, Robot, run};
use kernel::{Game, Seed};
use legion::Legion;
use players::{Effort, Patience};
use ruleset::{Depth, Doors, Options};
use serde_json::Value;
use shatterpoint::Shatterpoint;

/// That of the program; with the system's own Shatterpoint takes a fifth longer.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Rounds of measuring; the median counts.
const ROUNDS: u64 = 5;

fn main() {
    games::<Battleground>(Robot::Greedy, 300);
    games::<Battleground>(Robot::Random, 300);
    games::<Shatterpoint>(Robot::Greedy, 60);
    games::<Shatterpoint>(Robot::Random, 300);
    games::<Legion>(Robot::Greedy, 20);
    games::<Legion>(Robot::Random, 100);
    for depth in [Depth::Hard, Depth::Expert] {
        let robot = Robot::Thinks(Effort::Level(depth));
        thoughts::<Battleground>(robot, &Options::default());
        thoughts::<Shatterpoint>(robot, &Options::default());
        thoughts::<Legion>(robot, &Options::default());
        thoughts::<Legion>(
            robot,
            &Options { format: Some("standard".into()), ..Options::default() },
        );
    }
    for operation in ["silent-skies", "chain-reaction", "explore-the-ruins"] {
        let options = Options { operation: Some(operation.into()), ..Options::default() };
        thoughts::<Shatterpoint>(Robot::Thinks(Effort::Level(Depth::Hard)), &options);
    }
    odds_of_battleground();
    odds_of_shatterpoint();
    odds_of_legion();
}

/// How long a player thinks about a decision on one core, without a limit of time, in a game against a
/// greedy one.
fn thoughts<R: Doors>(robot: Robot, options: &Options) {
    let content = rulesets::content::<R>(&[]).unwrap_or_else(|fault| panic!("{fault}"));
    let setup = R::first(&content, options).expect("the pack has a first game");
    let (mut game, _) = Game::<R>::start(&content, setup, Seed::from(1)).expect("it begins");
    let mut players = [robot.player::<R>(1, 1), Robot::Greedy.player::<R>(2, 1)];
    let mut took = Vec::new();
    while let Some(question) = game.pending().first() {
        let seat = question.seat;
        let moment = game.moment(seat).expect("it is asked");
        let start = Instant::now();
        let answer = players[seat.index()].answer(&moment, &Patience::default());
        if seat.index() == 0 {
            took.push(1000.0 * start.elapsed().as_secs_f64());
        }
        game.answer(seat, answer.expect("it answers")).expect("the answer is legal");
    }
    let (decisions, mean) = (took.len(), took.iter().sum::<f64>() / took.len() as f64);
    took.sort_by(f64::total_cmp);
    let middle = took.get(decisions / 2).copied().unwrap_or_default();
    let longest = took.last().copied().unwrap_or_default();
    let played = options.format.as_deref().or(options.operation.as_deref());
    let format = played.unwrap_or("first game");
    println!(
        "{}, {format}, {robot}: {decisions} decisions, median {middle:.1} ms, mean {mean:.1} ms, longest {longest:.0} ms   (goal of hard: median below 200 ms, 2000 ms at most)",
        R::NAME
    );
}

/// Plays so many games in each round in turn: on one core, on two, and twice beside each other on one
/// core each: what two runs that share nothing get of two cores is what there is to be had of them.
fn games<R: Doors>(robot: Robot, games: u64) {
    let content = rulesets::content::<R>(&[]).unwrap_or_else(|fault| panic!("{fault}"));
    let setup = R::first(&content, &Options::default()).expect("the pack has a first game");
    let pool = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        pool.expect("threads can be started")
    };
    let pools = [vec![pool(1)], vec![pool(2)], vec![pool(1), pool(1)]];
    let mut rates = [Vec::new(), Vec::new(), Vec::new()];
    for round in 0..ROUNDS {
        let plan = Plan {
            setup: setup.clone(),
            seats: [robot; 2].into(),
            games,
            seed: 1000 * round,
            verify: false,
            swap: false,
            detailed: false,
        };
        let play = |pool: &rayon::ThreadPool| {
            pool.install(|| run::<R>(&content, &plan, |_| ())).expect("games end");
        };
        for (beside, rates) in pools.iter().zip(&mut rates) {
            let start = Instant::now();
            thread::scope(|scope| {
                for pool in beside {
                    scope.spawn(|| play(pool));
                }
            });
            let played = games as f64 * beside.len() as f64;
            rates.push(played / start.elapsed().as_secs_f64());
        }
    }
    let [one, two, apart] = rates.map(median);
    println!("{}: {one:.1} {robot} games/s on one core, {two:.1} on two", R::NAME);
    println!("two cores / one                {:>12.2}   (goal: at least 1.8)", two / one);
    println!("two runs of their own / one    {:>12.2}   (what this machine gives)", apart / one);
}

fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

/// What a die brings, with its chance. What the three numbers mean is each game's affair.
type Face = (f64, [usize; 3]);

/// Every way in which the dice can fall: its chance, and the sums.
fn every_fall(
    dice: &[&[Face]],
    chance: f64,
    sums: [usize; 3],
    seen: &mut impl FnMut(f64, [usize; 3]),
) {
    let Some((die, others)) = dice.split_first() else { return seen(chance, sums) };
    for (own, adds) in *die {
        let sums = [0, 1, 2].map(|place| sums[place] + adds[place]);
        every_fall(others, chance * own, sums, seen);
    }
}

/// Compares the odds with an enumeration of dice whose sums give a result.
fn odds<R: Doors>(query: &str, dice: &[&[Face]], result: impl Fn([usize; 3]) -> usize) {
    let start = Instant::now();
    let (mut chances, mut falls) = (vec![0.0; 64], 0_u64);
    every_fall(dice, 1.0, [0; 3], &mut |chance, sums| {
        chances[result(sums)] += chance;
        falls += 1;
    });
    let plain = start.elapsed();
    let (exact, took) = asked::<R>(query);
    for (count, chance) in exact.iter().enumerate() {
        assert!((chance - chances[count]).abs() < 1e-5, "{query}: {exact:?}, {chances:?}");
    }
    let times = plain.as_secs_f64() / took.as_secs_f64();
    println!(
        "odds of {} {query}: {took:.1?}; {falls} ways one by one: {plain:.1?}, {times:.0} times as long",
        R::NAME
    );
}

/// The odds of a query, and how long they take at the most.
fn asked<R: Doors>(query: &str) -> (Vec<f64>, std::time::Duration) {
    let pairs = query.split(' ').filter_map(|pair| pair.split_once('='));
    let query: BTreeMap<String, String> =
        pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let ask = |_| {
        let start = Instant::now();
        let found = R::odds(&query).expect("the query is understood");
        let took = start.elapsed();
        (serde_json::to_value(found).expect("odds are numbers"), took)
    };
    let (found, took) = (0..ROUNDS).map(ask).max_by_key(|(_, took)| *took).expect("rounds");
    let lists = |value: &Value| serde_json::from_value(value.clone()).ok();
    let chances = found.as_object().and_then(|fields| fields.values().find_map(lists));
    (chances.expect("a list of chances"), took)
}

/// How long the odds of the largest pools take.
fn largest<R: Doors>(query: &str) {
    let (_, took) = asked::<R>(query);
    println!("odds of {} {query}: {took:.1?}   (goal: below 50 ms)", R::NAME);
}

/// A die needs 4; a 6 brings another one that succeeds from 5 on, and so forth.
fn odds_of_battleground() {
    let die = |place: usize| {
        let mut faces: Vec<Face> = Vec::new();
        let mut six = 1.0;
        for sixes in 0..8 {
            for face in 1..=5 {
                let succeeds = face >= if sixes == 0 { 4 } else { 5 };
                let mut sums = [0; 3];
                sums[place] = sixes + usize::from(succeeds);
                faces.push((six / 6.0, sums));
            }
            six /= 6.0;
        }
        faces
    };
    let (attack, defence) = (die(0), die(1));
    let dice: [&[Face]; 4] = [&attack, &attack, &defence, &defence];
    odds::<Battleground>("dice=2 needed=4 defence=2", &dice, |[hits, blocks, _]| {
        hits.saturating_sub(blocks)
    });
    largest::<Battleground>("dice=60 needed=4 defence=60");
}

/// Eight sides with a crit and three hits, six with two blocks; expertise without a chart is nothing.
fn odds_of_shatterpoint() {
    let die = |sides: usize, faces: &[[usize; 3]]| -> Vec<Face> {
        let blank = std::iter::repeat([0; 3]);
        faces
            .iter()
            .copied()
            .chain(blank)
            .take(sides)
            .map(|face| (1.0 / sides as f64, face))
            .collect()
    };
    let attack = die(8, &[[1, 0, 0], [0, 1, 0], [0, 1, 0], [0, 1, 0]]);
    let defence = die(6, &[[0, 0, 1], [0, 0, 1]]);
    let dice: [&[Face]; 7] = [&attack, &attack, &attack, &attack, &defence, &defence, &defence];
    odds::<Shatterpoint>("attack=4 defence=3", &dice, |[crits, hits, blocks]| {
        crits + hits.saturating_sub(blocks)
    });
    largest::<Shatterpoint>("attack=24 defence=24 attacker=lord-maul defender=count-dooku");
}

/// A red die has six sides of eight that hit, a red die of defence three of six that block; as many of
/// those are rolled as hits fell: each has its own bit, and only the first ones count.
fn odds_of_legion() {
    let die = |sides: usize, good: usize, adds: [usize; 3]| -> Vec<Face> {
        let face = |side: usize| (1.0 / sides as f64, if side < good { adds } else { [0; 3] });
        (0..sides).map(face).collect()
    };
    let attack = die(8, 6, [1, 0, 0]);
    let defence: Vec<Vec<Face>> = (0..4).map(|bit| die(6, 3, [0, 1 << bit, 0])).collect();
    let mut dice: Vec<&[Face]> = vec![&attack; 4];
    dice.extend(defence.iter().map(Vec::as_slice));
    odds::<Legion>("red=4 defence=red", &dice, |[hits, blocks, _]| {
        let counted = blocks & ((1 << hits) - 1);
        hits - counted.count_ones() as usize
    });
    largest::<Legion>("red=8 black=8 white=8 aim=4 precise=4 surge=hit cover=heavy uncanny-luck=3");
}
