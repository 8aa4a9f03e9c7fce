//! Numbers made of whole ones by sums, products and square roots, and their signs.
//!
//! Two kinds of them do the same sums: `Range`, which is fast and knows most signs, and `Surd`, which
//! knows all of them.

use std::cmp::Ordering;
use std::ops::{Add, Mul, Sub};
use std::rc::Rc;

use num_bigint::{BigInt, Sign};

pub trait Number: Clone + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> {
    fn whole(n: i64) -> Self;

    /// The square root of a number that is not negative.
    ///
    /// Roots of the same level in one sum are the same root, and a root has only those of lower
    /// levels within.
    fn root(&self, level: u8) -> Self;

    /// How it stands to 0, if that is known.
    fn sign(&self) -> Option<Ordering>;
}

/// Bounds in floating point, both included, rounded outward.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    low: f64,
    high: f64,
}

impl Range {
    const fn outward(low: f64, high: f64) -> Self {
        Self { low: low.next_down(), high: high.next_up() }
    }

    pub const fn middle(self) -> f64 {
        f64::midpoint(self.low, self.high)
    }
}

impl Number for Range {
    fn whole(n: i64) -> Self {
        Self::outward(n as f64, n as f64)
    }

    fn root(&self, _: u8) -> Self {
        let below = self.low.max(0.0).sqrt().next_down().max(0.0);
        Self { low: below, high: self.high.max(0.0).sqrt().next_up() }
    }

    fn sign(&self) -> Option<Ordering> {
        if self.low > 0.0 {
            Some(Ordering::Greater)
        } else if self.high < 0.0 {
            Some(Ordering::Less)
        } else {
            None
        }
    }
}

impl Add for Range {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::outward(self.low + other.low, self.high + other.high)
    }
}

impl Sub for Range {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::outward(self.low - other.high, self.high - other.low)
    }
}

impl Mul for Range {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        let (a, b) = (self.low * other.low, self.low * other.high);
        let (c, d) = (self.high * other.low, self.high * other.high);
        Self::outward(a.min(b).min(c.min(d)), a.max(b).max(c.max(d)))
    }
}

/// A number as it is: a whole one, or `plain + times·√square`.
#[derive(Clone, Debug)]
pub enum Surd {
    Whole(BigInt),
    Sum { plain: Box<Surd>, times: Box<Surd>, root: Rc<Root> },
}

#[derive(Debug)]
pub struct Root {
    level: u8,
    square: Surd,
}

impl Surd {
    /// `plain + times·√square`, without the root if there is none of it.
    fn sum(plain: Self, times: Self, root: Rc<Root>) -> Self {
        match times {
            Self::Whole(n) if n.sign() == Sign::NoSign => plain,
            _ => Self::Sum { plain: Box::new(plain), times: Box::new(times), root },
        }
    }

    fn level(&self) -> u8 {
        match self {
            Self::Whole(_) => 0,
            Self::Sum { root, .. } => root.level,
        }
    }

    /// What stands without a root, and what with it.
    fn split(self, root: &Root) -> (Self, Self) {
        match self {
            Self::Sum { plain, times, root: own } if own.level == root.level => (*plain, *times),
            _ => (self, Self::whole(0)),
        }
    }

    /// The sign; of two parts that differ in it, that of the one with the greater square.
    fn exact_sign(&self) -> Ordering {
        let (plain, times, root) = match self {
            Self::Whole(n) => return n.sign().cmp(&Sign::NoSign),
            Self::Sum { plain, times, root } => (plain, times, root),
        };
        let (first, second) = (plain.exact_sign(), times.exact_sign());
        match (first, second) {
            (Ordering::Equal, _) => return second,
            (_, Ordering::Equal) => return first,
            _ if first == second => return first,
            _ => {}
        }
        let squared = |n: &Self| n.clone() * n.clone();
        match (squared(plain) - squared(times) * root.square.clone()).exact_sign() {
            Ordering::Greater => first,
            Ordering::Less => second,
            Ordering::Equal => Ordering::Equal,
        }
    }
}

impl Number for Surd {
    fn whole(n: i64) -> Self {
        Self::Whole(n.into())
    }

    fn root(&self, level: u8) -> Self {
        if self.exact_sign() == Ordering::Equal {
            return Self::whole(0);
        }
        let root = Root { level, square: self.clone() };
        Self::sum(Self::whole(0), Self::whole(1), Rc::new(root))
    }

    fn sign(&self) -> Option<Ordering> {
        Some(self.exact_sign())
    }
}

impl Add for Surd {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        match (self, other) {
            (Self::Whole(a), Self::Whole(b)) => Self::Whole(a + b),
            (Self::Sum { plain, times, root }, other) if root.level >= other.level() => {
                let (more, more_times) = other.split(&root);
                Self::sum(*plain + more, *times + more_times, root)
            }
            (lower, higher) => higher + lower,
        }
    }
}

impl Sub for Surd {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self + Self::whole(-1) * other
    }
}

impl Mul for Surd {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        match (self, other) {
            (Self::Whole(a), Self::Whole(b)) => Self::Whole(a * b),
            (Self::Sum { plain: a, times: b, root }, other) if root.level >= other.level() => {
                let (c, d) = other.split(&root);
                let squares = *b.clone() * d.clone() * root.square.clone();
                Self::sum(*a.clone() * c.clone() + squares, *a * d + *b * c, root)
            }
            (lower, higher) => higher * lower,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sign_of(sum: &impl Number) -> Option<Ordering> {
        sum.sign()
    }

    /// The roots of 2 and 3 together, 3.14626437, less a whole number of millionths.
    fn less<N: Number>(millionths: i64) -> N {
        let sum = N::whole(2).root(1) + N::whole(3).root(2);
        N::whole(1_000_000) * sum - N::whole(millionths)
    }

    #[test]
    fn sums_of_roots_beside_whole_numbers() {
        for (millionths, wanted) in [(3_146_264, Ordering::Greater), (3_146_265, Ordering::Less)] {
            assert_eq!(sign_of(&less::<Surd>(millionths)), Some(wanted));
            assert_eq!(sign_of(&less::<Range>(millionths)), Some(wanted));
        }
    }

    /// The sum of the roots of 2 and 3 is the root of 5 + 2·√2·√3.
    #[test]
    fn roots_that_cancel() {
        fn both<N: Number>(more: i64) -> N {
            let (two, three) = (N::whole(2).root(1), N::whole(3).root(2));
            let square = N::whole(5 + more) + N::whole(2) * two.clone() * three.clone();
            two + three - square.root(3)
        }
        assert_eq!(sign_of(&both::<Surd>(0)), Some(Ordering::Equal));
        assert_eq!(sign_of(&both::<Surd>(1)), Some(Ordering::Less));
        assert_eq!(sign_of(&both::<Surd>(-1)), Some(Ordering::Greater));
        assert_eq!(sign_of(&both::<Range>(0)), None);
        assert_eq!(sign_of(&both::<Range>(1)), Some(Ordering::Less));
    }

    #[test]
    fn roots_of_squares_and_of_nothing() {
        let nine = Surd::whole(9).root(1);
        assert_eq!(sign_of(&(nine.clone() - Surd::whole(3))), Some(Ordering::Equal));
        assert_eq!(sign_of(&(nine.clone() * nine - Surd::whole(9))), Some(Ordering::Equal));
        let nothing = Surd::whole(5) - Surd::whole(5);
        assert_eq!(sign_of(&nothing.root(1)), Some(Ordering::Equal));
        assert_eq!(sign_of(&(Range::whole(1) - Range::whole(1)).root(1)), None);
    }

    /// (−3 to −2) times (−1 to 4) is −12 to 3; each end is rounded outward.
    #[test]
    fn products_of_ranges_have_all_signs() {
        let product = Range { low: -3.0, high: -2.0 } * Range { low: -1.0, high: 4.0 };
        assert_eq!((product.low, product.high), ((-12.0_f64).next_down(), 3.0_f64.next_up()));
        let difference = Range { low: 1.0, high: 2.0 } - Range { low: 0.5, high: 1.5 };
        assert_eq!((difference.low, difference.high), ((-0.5_f64).next_down(), 1.5_f64.next_up()));
    }
}
