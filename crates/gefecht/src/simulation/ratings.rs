//! How strong each of several is who all played each other, by Bradley and Terry, on Elo's scale.

use kernel::Seat;

use super::games_file::{Games, Heading};

/// Where the average lies, and the points by which ten times the chances differ.
pub const AVERAGE: f64 = 1500.0;
const TENFOLD: f64 = 400.0;

/// Often enough for any table that a person reads.
const ROUNDS: usize = 2_000;

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
    pub fn names_in(games: &Games) -> &[String] {
        let Heading { lists, seats, .. } = &games.heading;
        if lists.is_empty() { seats } else { lists }
    }

    /// Adds the games of two of them; games of others are left out.
    pub fn add(&mut self, games: &Games) {
        let place = |seat: usize| {
            let name = Standings::names_in(games).get(seat)?;
            self.names.iter().position(|known| known == name)
        };
        let (Some(one), Some(other)) = (place(0), place(1)) else { return };
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
/// half a game. Each pair counts as if it had played one draw more, so that nobody is beyond reach.
#[must_use]
pub fn rate(won: &[Vec<f64>], played: &[Vec<f64>]) -> Vec<Rating> {
    let count = won.len();
    let pairs = |one: usize| (0..count).filter(move |&other| other != one);
    let met = |one: usize, other: usize| played[one][other] + 1.0;
    let mut strength = vec![1.0; count];
    for _ in 0..ROUNDS {
        let before = strength.clone();
        for (one, own) in strength.iter_mut().enumerate() {
            let wins: f64 = pairs(one).map(|other| won[one][other] + 0.5).sum();
            let shares = pairs(one).map(|other| met(one, other) / (before[one] + before[other]));
            *own = wins / shares.sum::<f64>().max(f64::MIN_POSITIVE);
        }
        let mean = (strength.iter().map(|one: &f64| one.ln()).sum::<f64>() / count as f64).exp();
        strength.iter_mut().for_each(|one| *one /= mean);
    }
    // What is known of the differences; that of the sum is nobody's affair.
    let mut known = vec![vec![1.0 / count as f64; count]; count];
    for one in 0..count {
        for other in pairs(one) {
            let chance = strength[one] / (strength[one] + strength[other]);
            let weight = met(one, other) * chance * (1.0 - chance);
            known[one][one] += weight;
            known[one][other] -= weight;
        }
    }
    let spread = inverse(known);
    let scale = TENFOLD / std::f64::consts::LN_10;
    let rating = |one: usize| Rating {
        elo: AVERAGE + scale * strength[one].ln(),
        error: 1.96 * scale * (spread[one][one] - 1.0 / count as f64).max(0.0).sqrt(),
    };
    (0..count).map(rating).collect()
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
