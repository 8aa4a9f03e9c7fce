//! How strong each of several is who all played each other, by Bradley and Terry, on Elo's scale.

use kernel::Seat;

use super::games_file::Games;

/// Where the average lies, and the points by which ten times the chances differ.
pub const AVERAGE: f64 = 1500.0;
const TENFOLD: f64 = 400.0;

/// Often enough for whoever won a million games against each of a thousand others.
const STEPS: usize = 1_000;

/// A step that no table shows.
const NOTHING: f64 = 1e-9;

/// By how much a rating may change at once, so that no step leads astray.
const STRIDE: f64 = 1.0;

/// What two count as having played beside their games, drawn: those who met a whole one, so that nobody
/// is beyond reach; those who never did next to nothing, so that they can be compared at all.
const DRAWN: [f64; 2] = [1.0, 0.000_1];

/// How strong somebody is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// On Elo's scale; the average is 1500.
    pub elo: f64,
    /// Half of its 95 % interval.
    pub error: f64,
}

/// What each of several lists won against each.
#[derive(Clone, PartialEq, Debug)]
pub struct Standings {
    /// What they are called.
    pub names: Vec<String>,
    /// How many games each won against each, a draw as half a game.
    pub won: Vec<Vec<f64>>,
    /// How many they played.
    pub played: Vec<Vec<f64>>,
}

impl Standings {
    /// Nobody has played yet.
    #[must_use]
    pub fn new(names: Vec<String>) -> Standings {
        let none = vec![vec![0.0; names.len()]; names.len()];
        Standings { names, won: none.clone(), played: none }
    }

    /// Who meets in some games: lists, or players where no lists were named.
    #[must_use]
    pub fn names_in(Games { heading, .. }: &Games) -> [String; 2] {
        [Seat(0), Seat(1)].map(|side| match heading.lists[..] {
            [] => heading.members(side),
            _ => heading.brought(side),
        })
    }

    /// Adds the games of two of them; games of others are left out.
    pub fn add(&mut self, games: &Games) {
        let place = |name: String| self.names.iter().position(|known| *known == name);
        let [Some(one), Some(other)] = Standings::names_in(games).map(place) else { return };
        // Lists stay on their side of the table when players swap.
        let lists = !games.heading.lists.is_empty();
        for game in games.known.values() {
            let winner = if lists { game.winner } else { game.won_by() };
            let share = match winner.map(Seat::team) {
                None => 0.5,
                Some(winner) => f64::from(u8::from(winner == Seat(0))),
            };
            self.won[one][other] += share;
            self.won[other][one] += 1.0 - share;
            self.played[one][other] += 1.0;
            self.played[other][one] += 1.0;
        }
    }

    /// Who is how strong, by their numbers, the best first.
    #[must_use]
    pub fn rated(&self) -> Vec<(usize, Rating)> {
        let mut rated: Vec<(usize, Rating)> =
            rate(&self.won, &self.played).into_iter().enumerate().collect();
        rated.sort_by(|(_, one), (_, other)| other.elo.total_cmp(&one.elo));
        rated
    }
}

/// The ratings that explain best how often each beat each: `won[a][b]` games of `played[a][b]`, a draw as
/// half a game. Each pair that met counts as if it had played one draw more.
#[must_use]
pub fn rate(won: &[Vec<f64>], played: &[Vec<f64>]) -> Vec<Rating> {
    let count = won.len();
    let mut strength = vec![0.0; count];
    for _ in 0..STEPS {
        let (slope, spread) = (slope(&strength, won, played), inverse(known(&strength, played)));
        let step = |row: &Vec<f64>| -> f64 { row.iter().zip(&slope).map(|(a, b)| a * b).sum() };
        let steps: Vec<f64> = spread.iter().map(step).collect();
        let most = steps.iter().fold(STRIDE, |most, step| most.max(step.abs()));
        strength.iter_mut().zip(&steps).for_each(|(own, step)| *own += step * STRIDE / most);
        if steps.iter().all(|step| step.abs() < NOTHING) {
            break;
        }
    }
    let spread = inverse(known(&strength, played));
    let scale = TENFOLD / std::f64::consts::LN_10;
    let rating = |one: usize| Rating {
        elo: AVERAGE + scale * strength[one],
        error: 1.96 * scale * (spread[one][one] - 1.0 / count as f64).max(0.0).sqrt(),
    };
    (0..count).map(rating).collect()
}

/// How many games a pair counts as having played, and how many of them were drawn without being played.
fn met(played: f64) -> (f64, f64) {
    let drawn = DRAWN[usize::from(played == 0.0)];
    (played + drawn, drawn)
}

/// How likely one of these strengths beats the other.
fn chance(one: f64, other: f64) -> f64 {
    1.0 / (1.0 + (other - one).exp())
}

/// How much more each won than it should have.
fn slope(strength: &[f64], won: &[Vec<f64>], played: &[Vec<f64>]) -> Vec<f64> {
    let more = |one: usize, other: usize| {
        let (games, drawn) = met(played[one][other]);
        won[one][other] + drawn / 2.0 - games * chance(strength[one], strength[other])
    };
    let others = |one: usize| (0..strength.len()).filter(move |&other| other != one);
    (0..strength.len()).map(|one| others(one).map(|other| more(one, other)).sum()).collect()
}

/// What is known of the differences; that of the sum is nobody's affair.
fn known(strength: &[f64], played: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let count = strength.len();
    let mut known = vec![vec![1.0 / count as f64; count]; count];
    for one in 0..count {
        for other in (0..count).filter(|&other| other != one) {
            let chance = chance(strength[one], strength[other]);
            let weight = met(played[one][other]).0 * chance * (1.0 - chance);
            known[one][one] += weight;
            known[one][other] -= weight;
        }
    }
    known
}

/// The inverse of a positive matrix, by elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = matrix.len();
    for (row, line) in matrix.iter_mut().enumerate() {
        line.extend((0..count).map(|column| f64::from(u8::from(row == column))));
    }
    for pivot in 0..count {
        let by = matrix[pivot][pivot];
        matrix[pivot].iter_mut().for_each(|value| *value /= by);
        let line = matrix[pivot].clone();
        for (_, other) in matrix.iter_mut().enumerate().filter(|(row, _)| *row != pivot) {
            let by = other[pivot];
            other.iter_mut().zip(&line).for_each(|(value, own)| *value -= by * own);
        }
    }
    matrix.into_iter().map(|mut line| line.split_off(count)).collect()
}
