//! Exact distributions of what dice show: computed, not sampled. Knows no game.
//!
//! Chances are floating-point numbers: they inform a player and decide no rule.

/// How likely each number of something is: the entry at index `n` is the chance of exactly `n`.
#[derive(Clone, PartialEq, Debug)]
pub struct Distribution(Vec<f64>);

impl Distribution {
    /// Certainly `n`.
    #[must_use]
    pub fn certain(n: usize) -> Distribution {
        let mut chances = vec![0.0; n + 1];
        chances[n] = 1.0;
        Distribution(chances)
    }

    /// From weights: the entry at index `n` is how many of the equally likely cases give `n`.
    /// Certainly 0 if there is no case at all.
    #[must_use]
    pub fn from_weights(weights: &[u32]) -> Distribution {
        let all: u32 = weights.iter().sum();
        if all == 0 {
            return Distribution::certain(0);
        }
        Distribution(weights.iter().map(|&n| f64::from(n) / f64::from(all)).collect())
    }

    /// The chances, by number.
    #[must_use]
    pub fn chances(&self) -> &[f64] {
        &self.0
    }

    /// The chance of at least `n`.
    #[must_use]
    pub fn at_least(&self, n: usize) -> f64 {
        self.0.iter().skip(n).sum()
    }

    /// The average.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.0.iter().enumerate().map(|(n, chance)| n as f64 * chance).sum()
    }

    /// The sum of two independent numbers.
    #[must_use]
    pub fn plus(&self, other: &Distribution) -> Distribution {
        self.combine(other, |a, b| a + b)
    }

    /// The difference of two independent numbers, never below 0.
    #[must_use]
    pub fn minus(&self, other: &Distribution) -> Distribution {
        self.combine(other, usize::saturating_sub)
    }

    /// The sum of `count` such numbers.
    #[must_use]
    pub fn times(&self, count: usize) -> Distribution {
        (0..count).fold(Distribution::certain(0), |sum, _| sum.plus(self))
    }

    /// What becomes of the number by a function of it.
    #[must_use]
    pub fn map(&self, to: impl Fn(usize) -> usize) -> Distribution {
        let mut chances = vec![0.0];
        for (n, chance) in self.0.iter().enumerate() {
            add(&mut chances, to(n), *chance);
        }
        Distribution(chances)
    }

    /// This one with a chance of `part`, else the other one.
    #[must_use]
    pub fn or(&self, part: f64, other: &Distribution) -> Distribution {
        let mut chances = vec![0.0; self.0.len().max(other.0.len())];
        for (n, chance) in self.0.iter().enumerate() {
            chances[n] += part * chance;
        }
        for (n, chance) in other.0.iter().enumerate() {
            chances[n] += (1.0 - part) * chance;
        }
        Distribution(chances)
    }

    fn combine(&self, other: &Distribution, to: impl Fn(usize, usize) -> usize) -> Distribution {
        let mut chances = vec![0.0];
        for (a, pa) in self.0.iter().enumerate() {
            for (b, pb) in other.0.iter().enumerate() {
                add(&mut chances, to(a, b), pa * pb);
            }
        }
        // Beyond this nothing can be seen, and explosions have no end.
        while chances.len() > 1 && chances.last().is_some_and(|chance| *chance < 1e-15) {
            chances.pop();
        }
        Distribution(chances)
    }
}

fn add(chances: &mut Vec<f64>, n: usize, chance: f64) {
    if chances.len() <= n {
        chances.resize(n + 1, 0.0);
    }
    chances[n] += chance;
}

#[cfg(test)]
mod tests {
    use super::Distribution;
    use proptest::prelude::*;

    #[test]
    fn two_coins() {
        let coin = Distribution::from_weights(&[1, 1]);
        assert_eq!(coin.times(2).chances(), [0.25, 0.5, 0.25]);
        assert_eq!(coin.times(2).minus(&coin).chances(), [0.5, 0.375, 0.125]);
        assert_eq!(coin.times(2).at_least(1), 0.75);
        assert_eq!(coin.times(2).mean(), 1.0);
    }

    #[test]
    fn a_map_gathers_what_becomes_equal() {
        let die = Distribution::from_weights(&[0, 1, 1, 1, 1, 1, 1]);
        let success = die.map(|face| usize::from(face >= 5));
        assert!((success.at_least(1) - 1.0 / 3.0).abs() < 1e-12);
    }

    #[test]
    fn no_case_at_all_is_certainly_nothing() {
        assert_eq!(Distribution::from_weights(&[]), Distribution::certain(0));
    }

    proptest! {
        #[test]
        fn chances_add_up_to_one(
            a in proptest::collection::vec(0..9u32, 1..7),
            b in proptest::collection::vec(0..9u32, 1..7),
            count in 0..9usize,
        ) {
            let a = Distribution::from_weights(&a).times(count);
            let all = a.minus(&Distribution::from_weights(&b)).at_least(0);
            prop_assert!((all - 1.0).abs() < 1e-9);
        }
    }
}
