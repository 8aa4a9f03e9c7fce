//! Comparisons of products that do not fit 128 bits, and roots of whole numbers.

use std::cmp::Ordering;

/// How `a·b` compares with `c·d`.
pub fn compare_products(a: u128, b: u128, c: u128, d: u128) -> Ordering {
    match (a.checked_mul(b), c.checked_mul(d)) {
        (Some(left), Some(right)) => left.cmp(&right),
        _ => Wide::product(a, b).cmp(&Wide::product(c, d)),
    }
}

/// How `a·b` compares with `c²`.
pub fn compare_with_square(a: u128, b: u128, c: u128) -> Ordering {
    Wide::product(a, b).cmp(&Wide::product(c, c))
}

/// How `x² + y²` compares with `z²`.
pub fn compare_squares(x: i128, y: i128, z: i128) -> Ordering {
    let square = |v: i128| Wide::product(v.unsigned_abs(), v.unsigned_abs());
    square(x).plus(square(y)).cmp(&square(z))
}

/// The sign of `p·√s + q`, with `s` >= 0 and its root in floating point.
///
/// The root is first taken in floating point: where the sum is greater than a hundred times what
/// rounding can have done, its sign is right. Else, where `p` and `q` differ in sign, the greater of
/// `p²·s` and `q²` decides.
#[inline]
pub fn surd_sign(p: i64, s: i64, root: f64, q: i64) -> i32 {
    if p == 0 || s == 0 {
        return q.signum() as i32;
    }
    let (left, right) = (p as f64 * root, q as f64);
    let sum = left + right;
    if sum.abs() > (left.abs() + right.abs()) * 1e-13 {
        return if sum > 0.0 { 1 } else { -1 };
    }
    exact_surd_sign(p, s, q)
}

/// The sign of `p·√s + q` in whole numbers.
pub fn exact_surd_sign(p: i64, s: i64, q: i64) -> i32 {
    let (p_sign, q_sign) = (if s == 0 { 0 } else { p.signum() as i32 }, q.signum() as i32);
    if p_sign == 0 || p_sign == q_sign {
        return q_sign;
    }
    if q_sign == 0 {
        return p_sign;
    }
    let (p, q) = (u128::from(p.unsigned_abs()), u128::from(q.unsigned_abs()));
    match compare_products(p * p, u128::from(s.unsigned_abs()), q * q, 1) {
        Ordering::Greater => p_sign,
        Ordering::Less => q_sign,
        Ordering::Equal => 0,
    }
}

/// How `a·√s` compares with `c`; all below 2^127, and `a·√s` below 2^128.
pub fn compare_surd(a: u128, s: u64, c: u128) -> Ordering {
    // a²·s against c²: three factors, so the root is bracketed first and squares are a last resort.
    let root = u128::from(s).isqrt();
    if a.checked_mul(root).is_some_and(|low| low > c) {
        return Ordering::Greater;
    }
    if a.checked_mul(root + 1).is_some_and(|high| high < c) {
        return Ordering::Less;
    }
    Wide::product(a, a).times(s).cmp(&Wide::product(c, c))
}

/// A number below 2^256.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Wide {
    high: u128,
    low: u128,
}

impl Wide {
    fn product(a: u128, b: u128) -> Self {
        const HALF: u128 = (1 << 64) - 1;
        let (a_high, a_low, b_high, b_low) = (a >> 64, a & HALF, b >> 64, b & HALF);
        let low = a_low * b_low;
        let first = a_high * b_low + (low >> 64);
        let second = a_low * b_high + (first & HALF);
        Self {
            high: a_high * b_high + (first >> 64) + (second >> 64),
            low: (second << 64) | (low & HALF),
        }
    }

    /// Saturates: only compared with numbers that are far smaller then.
    fn times(self, factor: u64) -> Self {
        let low = Self::product(self.low, u128::from(factor));
        match self.high.checked_mul(u128::from(factor)).and_then(|h| h.checked_add(low.high)) {
            Some(high) => Self { high, low: low.low },
            None => Self { high: u128::MAX, low: u128::MAX },
        }
    }

    fn plus(self, other: Self) -> Self {
        let (low, carry) = self.low.overflowing_add(other.low);
        Self { high: self.high.wrapping_add(other.high).wrapping_add(u128::from(carry)), low }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_beyond_128_bits_are_compared() {
        let big = u128::MAX;
        assert_eq!(compare_products(big, big, big, big - 1), Ordering::Greater);
        assert_eq!(compare_products(big, 3, big, 3), Ordering::Equal);
        assert_eq!(compare_products(1 << 100, 1 << 100, 1 << 101, 1 << 99), Ordering::Equal);
        assert_eq!(compare_products(7, 5, big, big), Ordering::Less);
    }

    #[test]
    fn squares_are_added_with_carry() {
        let big = i128::MAX;
        assert_eq!(compare_squares(big, big, big), Ordering::Greater);
        assert_eq!(compare_squares(3 << 80, 4 << 80, 5 << 80), Ordering::Equal);
        assert_eq!(compare_squares(3 << 80, 4 << 80, (5 << 80) + 1), Ordering::Less);
    }

    #[test]
    fn the_sign_of_a_surd_is_exact_next_to_zero() {
        // 665857² = 2·470832² + 1: one of the best approximations of √2.
        assert_eq!(surd_sign(470_832, 2, 2f64.sqrt(), -665_857), -1);
        assert_eq!(surd_sign(-470_832, 2, 2f64.sqrt(), 665_857), 1);
        assert_eq!(surd_sign(3, 4, 2.0, -6), 0);
        assert_eq!(surd_sign(3, 0, 0.0, -6), -1);
        assert_eq!([exact_surd_sign(3, 4, 6), exact_surd_sign(-3, 4, -6)], [1, -1]);
        let (p, q) = (1_572_584_048_032_918_633, 2_223_969_688_699_736_275);
        let side = (i128::from(p) * i128::from(p) * 2 - i128::from(q) * i128::from(q)).signum();
        assert_eq!(i128::from(surd_sign(p, 2, 2f64.sqrt(), -q)), side);
    }
}
