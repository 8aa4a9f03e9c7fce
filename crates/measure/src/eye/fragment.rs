//! Convex cones of lines of sight, and what is left of them behind blockers.

use super::order::{Cone, Half};
use super::plane::{Plane, Ray};

/// A convex cone of lines of sight that fills some of the view: a part of a target as it is seen.
///
/// Its sides run round it like those of an outline. Corners are never computed but in floating
/// point, to save time; they are the lines in which a side meets the next.
#[derive(Clone)]
pub struct Fragment<'a> {
    sides: Vec<Side<'a>>,
}

#[derive(Clone, Copy)]
struct Side<'a> {
    plane: &'a Plane,
    /// The corner with the next side.
    corner: Ray,
}

/// Where a fragment lies.
enum Cut<'a> {
    Inside,
    Outside,
    Both { inner: Fragment<'a>, outer: Fragment<'a> },
}

impl<'a> Fragment<'a> {
    /// The whole cone inside of the planes of an outline.
    pub fn new(planes: &'a [Plane]) -> Self {
        let next = planes[1..].iter().chain(planes.first());
        let side = |(plane, next)| Side { plane, corner: Plane::meet(plane, next) };
        Self { sides: planes.iter().zip(next).map(side).collect() }
    }

    /// The corners in floating point, in order round the fragment.
    pub fn corners(&self) -> impl Iterator<Item = Ray> {
        self.sides.iter().map(|side| side.corner)
    }

    /// Whether it has an interior in common with a cone.
    pub fn meets(&self, cone: &'a Cone) -> bool {
        let mut rest: Option<Self> = None;
        for half in &cone.0 {
            match rest.as_ref().unwrap_or(self).cut(half) {
                Cut::Inside => {}
                Cut::Outside => return false,
                Cut::Both { inner, .. } => rest = Some(inner),
            }
        }
        true
    }

    /// The fragments that are left without a cone; none if it covers all, `None` if it covers
    /// nothing.
    pub fn without(&self, cone: &'a Cone) -> Option<Vec<Self>> {
        let mut left = Vec::new();
        let mut rest: Option<Self> = None;
        for half in &cone.0 {
            match rest.as_ref().unwrap_or(self).cut(half) {
                Cut::Inside => {}
                Cut::Outside => return None,
                Cut::Both { inner, outer } => {
                    rest = Some(inner);
                    left.push(outer);
                }
            }
        }
        Some(left)
    }

    /// What of it lies inside of a plane and what outside, without what has no width.
    fn cut(&self, half: &'a Half) -> Cut<'a> {
        let next = self.sides.windows(2).map(|pair| (&pair[0], &pair[1]));
        let next = next.chain(self.sides.last().zip(self.sides.first()));
        let signs =
            next.map(|(side, next)| half.inner.side_of_line(side.corner, side.plane, next.plane));
        // Few planes cut it: only for these are the signs kept.
        if !signs.clone().any(|sign| sign < 0) {
            return Cut::Inside;
        }
        if !signs.clone().any(|sign| sign > 0) {
            return Cut::Outside;
        }
        let signs: Vec<i32> = signs.collect();
        Cut::Both {
            inner: self.part(&signs, 1, &half.inner),
            outer: self.part(&signs, -1, &half.outer),
        }
    }

    /// The part on one side of a plane, which some but not all corners are on.
    ///
    /// They follow one another. A side stays if one of its two corners does; the plane comes in
    /// after the last that stays.
    fn part(&self, signs: &[i32], sign: i32, plane: &'a Plane) -> Self {
        let n = self.sides.len();
        let mut sides: Vec<Side<'a>> = Vec::with_capacity(n + 1);
        for (i, &side) in self.sides.iter().enumerate() {
            let before = signs[(i + n - 1) % n] == sign;
            let after = signs[i] == sign;
            if after {
                sides.push(side);
            } else if before {
                let entering = (1..n).map(|k| (i + k) % n).find(|&k| signs[k] == sign);
                let entering = entering.map_or(side.plane, |k| self.sides[k].plane);
                sides.push(Side { plane: side.plane, corner: Plane::meet(side.plane, plane) });
                sides.push(Side { plane, corner: Plane::meet(plane, entering) });
            }
        }
        Self { sides }
    }
}

/// Whether something is left of a fragment without all cones.
///
/// Each fragment is followed to the end before the next, so that the first that is left ends the
/// search.
pub fn any_left<'a>(whole: Fragment<'a>, cones: &'a [Cone]) -> bool {
    let mut open = vec![(whole, cones)];
    while let Some((fragment, mut cones)) = open.pop() {
        loop {
            let Some((cone, later)) = cones.split_first() else { return true };
            cones = later;
            if let Some(left) = fragment.without(cone) {
                open.extend(left.into_iter().map(|part| (part, later)));
                break;
            }
        }
    }
    false
}

/// What is left of fragments without all cones.
pub fn all_left<'a>(whole: Vec<Fragment<'a>>, cones: &'a [Cone]) -> Vec<Fragment<'a>> {
    cones.iter().fold(whole, |fragments, cone| {
        fragments
            .into_iter()
            .flat_map(|fragment| match fragment.without(cone) {
                Some(left) => left,
                None => vec![fragment],
            })
            .collect()
    })
}
