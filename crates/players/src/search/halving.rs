//! Which of some answers is best, when each can only be tried now and then: sequential halving against
//! a default that is never dropped.

/// One trial: which answer, with which dice. Trials of the same number have the same dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trial {
    /// The answer, by its number; 0 is the default.
    pub way: usize,
    /// The dice, by their number.
    pub number: u32,
}

/// What was found out about an answer.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Found {
    /// How often it was tried.
    pub trials: u32,
    /// Its value on average.
    pub value: f32,
    /// How much better than the default it was on average, with the same dice.
    pub gain: f32,
    /// The standard error of that.
    pub error: f32,
}

/// What was found out about all of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// About each answer.
    pub found: Vec<Found>,
    /// The answer to give: the default unless another is clearly better.
    pub best: usize,
}

/// How many standard errors another answer must be better than the default. Measured: with less, noise
/// changes good answers; with more, good changes are missed.
pub const CLEARLY: f32 = 1.5;

/// The spread that is supposed of differences before any was seen, and how many trials that counts for.
pub const SUPPOSED: (f32, f32) = (0.05, 2.0);

/// How many of some answers can be compared by so many trials, if each is tried at least so often in a
/// round.
#[must_use]
pub fn affordable(ways: usize, budget: u32, least: u32) -> usize {
    let others = 1..u32::try_from(ways).unwrap_or(u32::MAX);
    1 + others.take_while(|&others| needed(others, least) <= budget).count()
}

/// The trials of the default and so many others at least, until one of them is left.
fn needed(mut others: u32, least: u32) -> u32 {
    let mut trials = 0_u32;
    loop {
        trials = trials.saturating_add((others + 1).saturating_mul(least.max(1)));
        if others <= 1 {
            return trials;
        }
        others = others.div_ceil(2);
    }
}

/// Tries `ways` answers, the first of those that can be afforded, `budget` times in all at most, and
/// each that is tried in a round at least so often. `try_out` gives the value of each trial in order;
/// fewer if there is no more time: then what was found by then counts.
pub fn halve(
    ways: usize,
    budget: u32,
    least: u32,
    mut try_out: impl FnMut(&[Trial]) -> Vec<f32>,
) -> Verdict {
    let mut values: Vec<Vec<f32>> = vec![Vec::new(); ways];
    let mut others: Vec<usize> = (1..ways.min(affordable(ways, budget, least))).collect();
    let (mut left, mut done, mut found) = (budget, 0, vec![Found::default(); ways]);
    while !others.is_empty() {
        let (tried, rounds) = (others.len() + 1, others.len().next_power_of_two().ilog2() + 1);
        let each = (left / rounds / tried as u32).max(least);
        let numbers = done..done + each;
        let trials: Vec<Trial> = numbers
            .flat_map(|number| {
                let ways = [0].into_iter().chain(others.iter().copied());
                ways.map(move |way| Trial { way, number }).collect::<Vec<_>>()
            })
            .collect();
        let results = try_out(&trials);
        // All ways are compared by the same dice.
        let whole = results.len() / tried * tried;
        for (trial, value) in trials.iter().zip(results).take(whole) {
            values[trial.way].push(value);
        }
        (left, done) = (left.saturating_sub(trials.len() as u32), done + each);
        for way in [0].into_iter().chain(others.iter().copied()) {
            let count = values[way].len();
            found[way] = compared(&values[way], &values[0], &vec![1.0 / count as f32; count]);
        }
        let hopeless = |way: &usize| found[*way].gain + found[*way].error <= 0.0;
        if whole < trials.len() || others.len() == 1 || others.iter().all(hopeless) {
            break;
        }
        others.sort_by(|a, b| found[*b].value.total_cmp(&found[*a].value));
        others.truncate(others.len().div_ceil(2));
    }
    Verdict { best: clearly_best(&found), found }
}

/// The best of those that were tried as often as the default, if it is clearly better.
pub fn clearly_best(found: &[Found]) -> usize {
    let most = found.first().map_or(0, |default| default.trials);
    let finals = (1..found.len()).filter(|&way| most > 0 && found[way].trials == most);
    let best = finals.max_by(|a, b| found[*a].gain.total_cmp(&found[*b].gain));
    let clear = |way: &usize| found[*way].gain > CLEARLY * found[*way].error;
    best.filter(clear).unwrap_or(0)
}

/// What the values of an answer say beside those of the default, if each counts so much: 1 in all.
pub fn compared(values: &[f32], default: &[f32], weights: &[f32]) -> Found {
    let mean = |of: &dyn Fn(usize) -> f32| -> f32 {
        weights.iter().enumerate().map(|(trial, weight)| weight * of(trial)).sum()
    };
    let (count, value) = (values.len() as f32, mean(&|trial| values[trial]));
    let gain = mean(&|trial| values[trial] - default[trial]);
    let spread = count * mean(&|trial| (values[trial] - default[trial] - gain).powi(2));
    let (supposed, weight) = SUPPOSED;
    let variance = (spread + weight * supposed * supposed) / (count - 1.0 + weight).max(1.0);
    let squares: f32 = weights.iter().map(|weight| weight * weight).sum();
    Found { trials: values.len() as u32, value, gain, error: (variance * squares).sqrt() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values around a mean, the same noise for the same number.
    fn noisy(means: &'static [f32], noise: f32) -> impl FnMut(&[Trial]) -> Vec<f32> {
        move |trials| {
            let value = |trial: &Trial| {
                let scattered = (trial.number * 7 + 3 * trial.way as u32 * trial.number) % 10;
                means[trial.way] + noise * (scattered as f32 - 4.5)
            };
            trials.iter().map(value).collect()
        }
    }

    #[test]
    fn the_best_way_is_found() {
        let verdict = halve(5, 64, 2, noisy(&[0.4, 0.3, 0.8, 0.5, 0.2], 0.01));
        assert_eq!(verdict.best, 2);
        assert!((verdict.found[2].gain - 0.4).abs() < 0.05, "{verdict:?}");
    }

    #[test]
    fn noise_does_not_change_the_default() {
        let verdict = halve(4, 64, 2, noisy(&[0.5, 0.505, 0.5, 0.495], 0.08));
        assert_eq!(verdict.best, 0, "{verdict:?}");
    }

    #[test]
    fn the_budget_is_kept_whatever_it_is() {
        for (ways, budget) in (1..12).flat_map(|ways| (0..200).map(move |budget| (ways, budget))) {
            let mut used = 0;
            // Each better than the one before: nothing is hopeless.
            let mut values = noisy(&[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1], 0.0);
            halve(ways, budget, 2, |trials| {
                used += trials.len();
                values(trials)
            });
            assert!(used <= budget as usize, "{ways} ways, {budget}: {used}");
            let enough = ways > 1 && ways <= affordable(ways, budget, 2);
            assert!(!enough || used * 2 > budget as usize, "{ways} ways, {budget}: {used}");
        }
    }

    /// Two trials of each: 2 x 2; of three 2 x 3 and of the better two 2 x 2; of five, three and two.
    #[test]
    fn a_larger_budget_compares_more_answers() {
        let most = [0, 3, 4, 9, 10, 19, 20].map(|budget| affordable(9, budget, 2));
        assert_eq!(most, [1, 1, 2, 2, 3, 4, 5]);
        assert_eq!(affordable(3, 20, 2), 3);
        let tried = |budget| {
            let verdict = halve(5, budget, 2, noisy(&[0.4, 0.5, 0.6, 0.7, 0.8], 0.0));
            verdict.found.iter().filter(|found| found.trials > 0).count()
        };
        assert_eq!([4, 10, 18, 20].map(tried), [2, 3, 4, 5]);
    }

    #[test]
    fn hopeless_ways_end_it_early() {
        let mut used = 0;
        let mut values = noisy(&[0.9, 0.1, 0.1, 0.1], 0.0);
        let verdict = halve(4, 96, 2, |trials| {
            used += trials.len();
            values(trials)
        });
        assert!(verdict.best == 0 && used < 40, "{used}");
    }

    #[test]
    fn without_time_the_default_stands() {
        let verdict = halve(3, 64, 2, |_| Vec::new());
        assert_eq!(verdict.best, 0);
        assert!(
            halve(1, 64, 2, |_| Vec::new()).best == 0 && halve(0, 64, 2, |_| Vec::new()).best == 0
        );
    }

    #[test]
    fn what_was_found_before_time_ran_out_counts() {
        let mut values = noisy(&[0.4, 0.3, 0.8], 0.0);
        let verdict = halve(3, 64, 2, |trials| values(&trials[..8]));
        let trials: Vec<u32> = verdict.found.iter().map(|found| found.trials).collect();
        assert_eq!(trials, [2, 2, 2], "the third of the first way has nothing to be compared with");
        assert_eq!(verdict.best, 2);
    }
}
