//! How much is seen, for drawing and telling only.

use super::Eye;
use super::fragment::{Fragment, all_left};
use super::plane::Ray;
use super::search::{cones, own_cones};
use super::solid::Solid;
use super::view::{outline, planes, touches};

/// The share of a target that is seen, from 0 to 1. **For display only:** it is rounded, so no rule
/// may be decided by it.
///
/// It is measured by what would be seen without blockers, each part as large as it looks to the eye
/// (by solid angle). It is 0 if nothing is visible and 1 if nothing is hidden. Where solids of the
/// target overlap one another and have a front in common, that counts twice.
#[must_use]
pub fn share(eye: Eye, target: &[Solid], blockers: &[&Solid]) -> f64 {
    if target.iter().any(|solid| touches(eye, solid)) {
        return 1.0;
    }
    let size = |blockers: &[&Solid]| -> f64 {
        fragments(eye, target, blockers).iter().map(|corners| solid_angle(corners)).sum()
    };
    let (seen, all) = (size(blockers), size(&[]));
    if all > 0.0 { (seen / all).clamp(0.0, 1.0) } else { 0.0 }
}

/// The seen parts of a target, for drawing: convex, each by the directions from the eye to its
/// corners, of length 1, in order. None if the eye touches the target.
#[must_use]
pub fn fragments(eye: Eye, target: &[Solid], blockers: &[&Solid]) -> Vec<Vec<[f64; 3]>> {
    if target.iter().any(|solid| touches(eye, solid)) {
        return Vec::new();
    }
    let mut seen = Vec::new();
    for (i, solid) in target.iter().enumerate() {
        let mut cones = own_cones(eye, target, i);
        cones.extend(self::cones(eye, solid, blockers));
        let planes = planes(&outline(eye, solid));
        let left = all_left(vec![Fragment::new(&planes)], &cones);
        seen.extend(left.iter().map(|fragment| fragment.corners().map(unit).collect::<Vec<_>>()));
    }
    seen
}

fn unit(ray: Ray) -> Ray {
    let length = dot(ray, ray).sqrt();
    if length > 0.0 { ray.map(|c| c / length) } else { ray }
}

fn dot(a: Ray, b: Ray) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// The solid angle of a convex cone, as a fan of triangles.
fn solid_angle(corners: &[Ray]) -> f64 {
    let [first, rest @ ..] = corners else { return 0.0 };
    let triangle = |pair: &[Ray]| {
        let (a, b, c) = (*first, pair[0], pair[1]);
        let volume = a[0] * (b[1] * c[2] - b[2] * c[1])
            + a[1] * (b[2] * c[0] - b[0] * c[2])
            + a[2] * (b[0] * c[1] - b[1] * c[0]);
        2.0 * volume.abs().atan2(1.0 + dot(a, b) + dot(b, c) + dot(c, a))
    };
    rest.windows(2).map(triangle).sum()
}
