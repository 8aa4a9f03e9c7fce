//! Answers that several seats give at the same time. How good one is depends on what the others answer,
//! which nobody knows: each is tried beside several of theirs, and where it matters which of them comes,
//! the answer is drawn from a mix of which no answer of theirs can make use.

use kernel::{Chance, Seed};

use super::halving::{CLEARLY, Found, SUPPOSED, Trial, Verdict, clearly_best, compared};

/// Which of their answers the others give, trial by trial: their own quick one in every second, the next
/// best ones in between.
const ANSWERS: [usize; 4] = [0, 1, 0, 2];

/// So many of their answers are counted with.
pub const OF_OTHERS: usize = 3;

/// So often, for how often they fall, must differences be larger than chance makes them, to count at all.
const DOUBTED: f32 = 2.0;

/// How often the mix is bettered.
const STEPS: usize = 1000;

/// Which of their answers the others give in trials of a number.
#[must_use]
pub fn answer_of_others(number: u32) -> usize {
    ANSWERS[number as usize % ANSWERS.len()]
}

/// How many answers can be tried beside all that the others may answer.
#[must_use]
pub fn mixable(budget: u32) -> usize {
    budget as usize / ANSWERS.len()
}

/// Tries `ways` answers, the first of those that can be mixed, `budget` times in all at most, each with
/// the same dice and beside the same answers of the others. `try_out` is as in [`super::halve`].
pub fn mix(
    ways: usize,
    budget: u32,
    seed: u64,
    mut try_out: impl FnMut(&[Trial]) -> Vec<f32>,
) -> Verdict {
    let tried = ways.min(mixable(budget));
    let mut found = vec![Found::default(); ways];
    if tried < 2 {
        return Verdict { found, best: 0 };
    }
    let numbers = 0..budget / tried as u32;
    let all = numbers.flat_map(|number| (0..tried).map(move |way| Trial { way, number }));
    let values = try_out(&all.collect::<Vec<_>>());
    let trials: Vec<&[f32]> = values.chunks_exact(tried).collect();
    let game = Matrix::of(&trials, tried);
    let [own, others] = game.equilibrium();
    let weights = game.weights(&others);
    let of = |way: usize| trials.iter().map(|trial| trial[way]).collect::<Vec<f32>>();
    let default = of(0);
    for (way, found) in found.iter_mut().enumerate().take(tried) {
        *found = compared(&of(way), &default, &weights);
    }
    let best = if game.matters { drawn(&own, &found, seed) } else { clearly_best(&found) };
    Verdict { best, found }
}

/// What own answers come to beside answers of the others, as far as it is no chance.
struct Matrix {
    /// By own answers.
    worths: Vec<[f32; OF_OTHERS]>,
    /// In how many trials the others gave each of theirs.
    counts: [f32; OF_OTHERS],
    /// Which own answer is best depends on theirs.
    matters: bool,
}

impl Matrix {
    /// By trials, each with the values of all own answers.
    fn of(trials: &[&[f32]], ways: usize) -> Matrix {
        let average = |trial: &[f32]| trial.iter().sum::<f32>() / ways as f32;
        let averages: Vec<f32> = trials.iter().map(|trial| average(trial)).collect();
        let theirs = Means::of(&averages);
        let own: Vec<Means> = (0..ways)
            .map(|way| {
                let beside =
                    trials.iter().zip(&averages).map(|(trial, average)| trial[way] - average);
                Means::of(&beside.collect::<Vec<f32>>())
            })
            .collect();
        // An answer less is free: they are compared with their average.
        let share = kept(&own, ways as f32 - 1.0);
        let column = kept(std::slice::from_ref(&theirs), 1.0);
        let worths = own.iter().map(|means| {
            std::array::from_fn(|answer| {
                means.mean + share * means.apart[answer] + column * theirs.apart[answer]
            })
        });
        Matrix { worths: worths.collect(), counts: theirs.counts, matters: share > 0.0 }
    }

    /// How often each side gives each answer, so that neither can do better: by regret matching.
    fn equilibrium(&self) -> [Vec<f32>; 2] {
        let mut sides = [Regrets::of(self.worths.len()), Regrets::of(OF_OTHERS)];
        for _ in 0..STEPS {
            let [own, others] = &mut sides;
            let mixed = others.mixed();
            let sum = |row: &[f32; OF_OTHERS]| row.iter().zip(&mixed).map(|(a, b)| a * b).sum();
            own.learn(&self.worths.iter().map(sum).collect::<Vec<f32>>());
            let mixed = own.mixed();
            let column = |answer: usize| {
                let worths = self.worths.iter().map(|row| row[answer]);
                -worths.zip(&mixed).map(|(worth, share)| worth * share).sum::<f32>()
            };
            others.learn(&(0..OF_OTHERS).map(column).collect::<Vec<f32>>());
        }
        sides.map(Regrets::average)
    }

    /// What each trial counts: as often as the others give what they gave in it.
    fn weights(&self, others: &[f32]) -> Vec<f32> {
        let trials = self.counts.iter().sum::<f32>();
        let weight = |number: u32| {
            let answer = answer_of_others(number);
            if self.matters { others[answer] / self.counts[answer] } else { 1.0 / trials }
        };
        (0..trials as u32).map(weight).collect()
    }
}

/// Values of an answer by what the others answered.
struct Means {
    counts: [f32; OF_OTHERS],
    /// Over all trials.
    mean: f32,
    /// How far it is away from that beside each answer of the others.
    apart: [f32; OF_OTHERS],
    /// The squares of what is left: chance.
    left: f32,
}

impl Means {
    fn of(values: &[f32]) -> Means {
        let (mut counts, mut sums) = ([0.0; OF_OTHERS], [0.0; OF_OTHERS]);
        let answers = || (0..).map(answer_of_others);
        for (answer, value) in answers().zip(values) {
            counts[answer] += 1.0;
            sums[answer] += value;
        }
        let mean = values.iter().sum::<f32>() / f32::max(values.len() as f32, 1.0);
        let apart = |answer: usize| match counts[answer] {
            0.0 => 0.0,
            count => sums[answer] / count - mean,
        };
        let apart: [f32; OF_OTHERS] = std::array::from_fn(apart);
        let left =
            answers().zip(values).map(|(answer, value)| (value - mean - apart[answer]).powi(2));
        Means { counts, mean, apart, left: left.sum() }
    }
}

/// How much of what differs by the others' answers is kept: nothing if chance explains it.
fn kept(all: &[Means], free: f32) -> f32 {
    let Some(counts) = all.first().map(|means| means.counts) else { return 0.0 };
    let answers = counts.iter().filter(|count| **count > 0.0).count() as f32;
    let apart: f32 = all
        .iter()
        .flat_map(|means| {
            means.apart.iter().zip(counts).map(|(apart, count)| count * apart * apart)
        })
        .sum();
    let (supposed, weight) = SUPPOSED;
    let left: f32 = all.iter().map(|means| means.left).sum();
    let trials = counts.iter().sum::<f32>();
    let by_chance = (left + weight * supposed * supposed) / (free * (trials - answers) + weight);
    let by_answer = apart / (free * (answers - 1.0)).max(1.0);
    if by_answer > 0.0 { (1.0 - DOUBTED * by_chance / by_answer).max(0.0) } else { 0.0 }
}

/// One side of a game in which both answer at once.
struct Regrets {
    regrets: Vec<f32>,
    /// How often it has given each answer.
    given: Vec<f32>,
}

impl Regrets {
    fn of(answers: usize) -> Regrets {
        Regrets { regrets: vec![0.0; answers], given: vec![0.0; answers] }
    }

    /// How often it would give each now: as often as it regrets not to have.
    fn mixed(&self) -> Vec<f32> {
        shares(&self.regrets)
    }

    fn learn(&mut self, worths: &[f32]) {
        let mixed = self.mixed();
        let had: f32 = mixed.iter().zip(worths).map(|(share, worth)| share * worth).sum();
        for (answer, worth) in worths.iter().enumerate() {
            self.regrets[answer] = (self.regrets[answer] + worth - had).max(0.0);
            self.given[answer] += mixed[answer];
        }
    }

    fn average(self) -> Vec<f32> {
        shares(&self.given)
    }
}

/// Shares of a whole; equal ones of nothing.
fn shares(all: &[f32]) -> Vec<f32> {
    let sum: f32 = all.iter().sum();
    let share = |one: &f32| if sum > 0.0 { one / sum } else { 1.0 / all.len() as f32 };
    all.iter().map(share).collect()
}

/// An answer of the mix, but none that is clearly worse than the default.
fn drawn(mix: &[f32], found: &[Found], seed: u64) -> usize {
    const WHOLE: f32 = 1e6;
    let sound = |found: &Found| found.gain >= -CLEARLY * found.error;
    let parts = mix.iter().zip(found).map(|(share, found)| if sound(found) { *share } else { 0.0 });
    let parts: Vec<f32> = shares(&parts.collect::<Vec<f32>>());
    let mut drawn = Chance::seeded(Seed::from(seed)).below(WHOLE as usize) as f32 / WHOLE;
    let number = parts.iter().position(|part| {
        drawn -= part;
        drawn < 0.0
    });
    number.unwrap_or(0)
}
