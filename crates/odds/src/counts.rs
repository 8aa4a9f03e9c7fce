//! How often dice show each of several faces at once, and which of them miss after rerolls.

use std::array;
use std::collections::BTreeMap;

use crate::Distribution;

/// Dice of one kind.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pool<const N: usize> {
    /// How many.
    pub dice: usize,
    /// The chance of each of the faces that count; with what is left a die shows none of them.
    pub faces: [f64; N],
}

/// How likely dice show so many of each of `N` faces at once.
#[derive(Clone, PartialEq, Debug)]
pub struct Counts<const N: usize> {
    /// One more than the greatest count of each face.
    sides: [usize; N],
    /// The chance of each combination; the count of the last face runs fastest.
    chances: Vec<f64>,
}

impl<const N: usize> Counts<N> {
    /// The counts of all dice of some pools.
    #[must_use]
    pub fn of(pools: &[Pool<N>]) -> Counts<N> {
        let showing = |face| pools.iter().filter(move |pool: &&Pool<N>| pool.faces[face] > 0.0);
        let most = |face| showing(face).map(|pool| pool.dice).sum::<usize>();
        let mut counts = Counts::empty(array::from_fn(|face| 1 + most(face)));
        counts.add([0; N], 1.0);
        for pool in pools {
            (0..pool.dice).for_each(|_| counts.roll(pool.faces));
        }
        counts
    }

    /// What becomes of the counts: dice that convert into others or bring more.
    #[must_use]
    pub fn convert<const M: usize>(&self, to: impl Fn([usize; N]) -> [usize; M]) -> Counts<M> {
        let cases: Vec<_> = self.each().map(|(counts, chance)| (to(counts), chance)).collect();
        let most = |face: usize| cases.iter().map(|(counts, _)| counts[face]).max();
        let mut next = Counts::empty(array::from_fn(|face| 1 + most(face).unwrap_or(0)));
        cases.into_iter().for_each(|(counts, chance)| next.add(counts, chance));
        next
    }

    /// What the counts come to.
    #[must_use]
    pub fn map(&self, to: impl Fn([usize; N]) -> usize) -> Distribution {
        self.each().map(|(counts, chance)| (to(counts), chance)).collect()
    }

    /// What comes of another chance that depends on the counts.
    #[must_use]
    pub fn then(&self, next: impl Fn([usize; N]) -> Distribution) -> Distribution {
        self.each().flat_map(|(counts, chance)| next(counts).weighed(chance)).collect()
    }

    /// What these counts and independent other ones come to.
    #[must_use]
    pub fn against<const M: usize>(
        &self,
        other: &Counts<M>,
        to: impl Fn([usize; N], [usize; M]) -> usize,
    ) -> Distribution {
        let others: Vec<_> = other.each().collect();
        let to = &to;
        let with = |(own, p)| others.iter().map(move |&(other, q)| (to(own, other), p * q));
        self.each().flat_map(with).collect()
    }

    fn empty(sides: [usize; N]) -> Counts<N> {
        Counts { sides, chances: vec![0.0; sides.iter().product()] }
    }

    fn strides(&self) -> [usize; N] {
        array::from_fn(|face| self.sides[face + 1..].iter().product())
    }

    fn add(&mut self, counts: [usize; N], chance: f64) {
        let index: usize = counts.iter().zip(self.strides()).map(|(n, stride)| n * stride).sum();
        self.chances[index] += chance;
    }

    /// One die more. What lies a stride before is the same with one less of a face. If there is none of
    /// it, a count there would be the greatest, which no dice have reached before the last one that
    /// shows the face is rolled: the chance is 0.
    fn roll(&mut self, faces: [f64; N]) {
        let nothing = 1.0 - faces.iter().sum::<f64>();
        let strides = self.strides();
        for index in (0..self.chances.len()).rev() {
            let mut chance = nothing * self.chances[index];
            for (face, stride) in faces.iter().zip(strides) {
                let before = index.checked_sub(stride).map_or(0.0, |before| self.chances[before]);
                chance += face * before;
            }
            self.chances[index] = chance;
        }
    }

    /// The combinations that can be.
    fn each(&self) -> impl Iterator<Item = ([usize; N], f64)> + '_ {
        let strides = self.strides();
        let count = move |index, face: usize| index / strides[face] % self.sides[face];
        let counts = move |index| array::from_fn(|face| count(index, face));
        let some = self.chances.iter().copied().enumerate().filter(|(_, chance)| *chance > 0.0);
        some.map(move |(index, chance)| (counts(index), chance))
    }

    /// At most so many of these misses are rolled again, those of the first kinds first.
    fn again(&self, missing: [f64; N], most: usize) -> Counts<N> {
        let mut known = BTreeMap::new();
        let mut next = Counts::empty(self.sides);
        for (misses, chance) in self.each() {
            let mut room = most;
            let rolled = misses.map(|count| {
                let dice = count.min(room);
                room -= dice;
                dice
            });
            let falls = || missed(rolled, missing).each().collect::<Vec<_>>();
            for (fell, part) in known.entry(rolled).or_insert_with(falls) {
                let left = array::from_fn(|kind| misses[kind] - rolled[kind] + fell[kind]);
                next.add(left, chance * *part);
            }
        }
        next
    }
}

/// The misses of dice of several kinds, the strongest first, after rerolls: each of them rolls at most
/// so many misses again, the strongest dice first.
///
/// Rerolls change which dice miss and nothing else: one that does not is what its faces say, whenever
/// it fell and whatever the others show.
#[must_use]
pub fn misses<const N: usize>(
    dice: [usize; N],
    missing: [f64; N],
    rerolls: impl IntoIterator<Item = usize>,
) -> Counts<N> {
    rerolls.into_iter().fold(missed(dice, missing), |misses, most| misses.again(missing, most))
}

/// The misses of dice of several kinds.
fn missed<const N: usize>(dice: [usize; N], missing: [f64; N]) -> Counts<N> {
    let only = |kind| array::from_fn(|face| if face == kind { missing[kind] } else { 0.0 });
    let pools: [Pool<N>; N] = array::from_fn(|kind| Pool { dice: dice[kind], faces: only(kind) });
    Counts::of(&pools)
}

#[cfg(test)]
mod tests {
    use super::{Counts, Pool, misses};
    use proptest::prelude::*;

    fn is_near(found: &[f64], expected: &[f64]) -> bool {
        found.len() == expected.len()
            && found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-12)
    }

    /// Two dice of three sides, one and two of a kind, and a coin that shows the second face or none.
    #[test]
    fn faces_are_counted_together() {
        let die = Pool { dice: 2, faces: [1.0 / 3.0, 1.0 / 3.0] };
        let coin = Pool { dice: 1, faces: [0.0, 0.5] };
        let counts = Counts::of(&[die, coin]);
        let both = counts.map(|[first, second]| usize::from((first, second) == (1, 2)));
        // One first and one second of the dice in two orders, and the coin.
        assert!(is_near(both.chances(), &[8.0 / 9.0, 1.0 / 9.0]));
        let pairs = counts.convert(|[first, second]| [first + second]).map(|[both]| both);
        let expected = [1.0 / 18.0, 5.0 / 18.0, 8.0 / 18.0, 4.0 / 18.0];
        assert!(is_near(pairs.chances(), &expected), "{pairs:?}");
    }

    #[test]
    fn one_side_falls_against_the_other() {
        let coins = Counts::of(&[Pool { dice: 2, faces: [0.5] }]);
        let coin = Counts::of(&[Pool { dice: 1, faces: [0.5] }]);
        let left = coins.against(&coin, |[two], [one]| two.saturating_sub(one));
        assert!(is_near(left.chances(), &[0.5, 0.375, 0.125]));
        let tossed =
            coins.then(|[heads]| Counts::of(&[Pool { dice: heads, faces: [0.5] }]).map(|[n]| n));
        assert!(is_near(tossed.chances(), &[9.0 / 16.0, 6.0 / 16.0, 1.0 / 16.0]));
    }

    /// A strong die misses with 1/4, a weak one with 1/2; one reroll goes to the strong one if it missed.
    #[test]
    fn the_strongest_misses_are_rolled_again() {
        let left = misses([1, 1], [0.25, 0.5], [1]);
        let of = |wanted: [usize; 2]| left.map(|misses| usize::from(misses == wanted)).mean();
        assert!((of([1, 1]) - 0.25 * 0.5 * 0.25).abs() < 1e-12);
        assert!((of([1, 0]) - 0.25 * 0.5 * 0.25).abs() < 1e-12);
        assert!((of([0, 1]) - (0.25 * 0.5 * 0.75 + 0.75 * 0.5 * 0.5)).abs() < 1e-12);
    }

    proptest! {
        #[test]
        fn chances_add_up_to_one(
            dice in [0..5usize, 0..5usize, 0..5usize],
            sides in [0..9u8, 0..9u8, 0..9u8],
            rerolls in proptest::collection::vec(0..6usize, 0..4),
        ) {
            let missing = sides.map(|sides| f64::from(sides) / 8.0);
            let all = misses(dice, missing, rerolls).map(|_| 0).at_least(0);
            prop_assert!((all - 1.0).abs() < 1e-9);
        }
    }
}
