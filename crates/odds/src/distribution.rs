//! How likely each number of something is.

/// Beyond this nothing can be seen, and explosions have no end.
const NOTHING: f64 = 1e-15;

/// How likely each number of something is: the entry at index `n` is the chance of exactly `n`.
#[derive(Clone, PartialEq, Debug)]
pub struct Distribution(Vec<f64>);

impl Distribution {
    /// Certainly `n`.
    #[must_use]
    pub fn certain(n: usize) -> Distribution {
        [(n, 1.0)].into_iter().collect()
    }

    /// From weights: the entry at index `n` is how many of the equally likely cases give `n`.
    /// Certainly 0 if there is no case at all.
    #[must_use]
    pub fn from_weights(weights: &[u32]) -> Distribution {
        let all: u32 = weights.iter().sum();
        if all == 0 {
            return Distribution::certain(0);
        }
        let part = |&weight: &u32| f64::from(weight) / f64::from(all);
        weights.iter().map(part).enumerate().collect()
    }

    /// How many of so many dice show what one shows by this chance.
    #[must_use]
    pub fn binomial(dice: usize, chance: f64) -> Distribution {
        Distribution::certain(1).or(chance, &Distribution::certain(0)).times(dice)
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
        self.expect(|n| n as f64)
    }

    /// The average of what a number is worth.
    #[must_use]
    pub fn expect(&self, worth: impl Fn(usize) -> f64) -> f64 {
        self.each().map(|(n, chance)| worth(n) * chance).sum()
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
        self.each().map(|(n, chance)| (to(n), chance)).collect()
    }

    /// What comes of another chance that depends on the number.
    #[must_use]
    pub fn then(&self, next: impl Fn(usize) -> Distribution) -> Distribution {
        self.each().flat_map(|(n, chance)| next(n).weighed(chance)).collect()
    }

    /// This one with a chance of `part`, else the other one.
    #[must_use]
    pub fn or(&self, part: f64, other: &Distribution) -> Distribution {
        let other = other.each().map(|(n, chance)| (n, (1.0 - part) * chance));
        self.each().map(|(n, chance)| (n, part * chance)).chain(other).collect()
    }

    fn combine(&self, other: &Distribution, to: impl Fn(usize, usize) -> usize) -> Distribution {
        let to = &to;
        let with = |(a, p)| other.each().map(move |(b, q)| (to(a, b), p * q));
        self.each().flat_map(with).collect()
    }

    /// The numbers with their chances, all of them so much less likely.
    pub(crate) fn weighed(self, by: f64) -> impl Iterator<Item = (usize, f64)> {
        self.0.into_iter().map(move |chance| by * chance).enumerate()
    }

    fn each(&self) -> impl Iterator<Item = (usize, f64)> + '_ {
        self.0.iter().copied().enumerate()
    }
}

/// Numbers with chances that add up to 1; a number may come more than once.
impl FromIterator<(usize, f64)> for Distribution {
    fn from_iter<I: IntoIterator<Item = (usize, f64)>>(cases: I) -> Distribution {
        let mut chances = vec![0.0];
        for (n, chance) in cases {
            if chances.len() <= n {
                chances.resize(n + 1, 0.0);
            }
            chances[n] += chance;
        }
        while chances.len() > 1 && chances.last().is_some_and(|chance| *chance < NOTHING) {
            chances.pop();
        }
        Distribution(chances)
    }
}

#[cfg(test)]
mod tests {
    use super::Distribution;
    use proptest::prelude::*;

    #[test]
    fn two_coins() {
        let coin = Distribution::from_weights(&[1, 1]);
        assert_eq!(coin.times(2).chances(), [0.25, 0.5, 0.25]);
        assert_eq!(Distribution::binomial(2, 0.5), coin.times(2));
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

    /// A coin for each head of two coins: no head at all with 1/4 + 1/2 * 1/2 + 1/4 * 1/4.
    #[test]
    fn a_chance_may_depend_on_a_number() {
        let coin = Distribution::from_weights(&[1, 1]);
        let heads = coin.times(2).then(|heads| coin.times(heads));
        assert_eq!(heads.chances(), [9.0 / 16.0, 6.0 / 16.0, 1.0 / 16.0]);
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
