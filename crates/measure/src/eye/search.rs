//! What is asked of one eye: quick answers first, fragments for the rest.

use super::Eye;
use super::fragment::{Fragment, all_left, any_left};
use super::order::{Cone, Order, cones_in_front, order};
use super::plane::{Offset, Plane};
use super::room::{Room, Screen};
use super::solid::Solid;
use super::view::{cone, holds, outline, planes, touches};

/// Whether some part of one solid is seen.
///
/// Next to a corner of its outline that lies outside of all cones, and not on one, parts of it are.
pub fn sees(eye: Eye, target: &Solid, blockers: &[&Solid]) -> bool {
    if touches(eye, target) {
        return true;
    }
    let room = Room::new(eye, target);
    let mut screens: Vec<Screen<'_>> = Vec::new();
    for screen in blockers.iter().filter_map(|blocker| room.screen(blocker)) {
        if room.is_behind(&screen) {
            return false;
        }
        screens.push(screen);
    }
    if screens.is_empty() {
        return true;
    }
    let corners = outline(eye, target);
    let is_bare = |corner: Offset| {
        screens.iter().all(|screen| screen.planes.iter().any(|plane| plane.side(corner) < 0))
    };
    if few(&corners).any(is_bare) {
        return true;
    }
    let cones = screens.iter().flat_map(|screen| cones_in_front(eye, target, screen));
    any_left(Fragment::new(&planes(&corners)), &cones.collect::<Vec<Cone>>())
}

/// Whether a blocker hides some part of a target.
pub fn hides(eye: Eye, target: &[Solid], blocker: &Solid) -> bool {
    !target.iter().any(|solid| touches(eye, solid))
        && (0..target.len()).any(|i| hides_of(eye, target, i, blocker))
}

/// Whether a blocker hides some part of a target's solid that the other solids do not hide.
fn hides_of(eye: Eye, target: &[Solid], i: usize, blocker: &Solid) -> bool {
    let solid = &target[i];
    let Some(screen) = Room::new(eye, solid).screen(blocker) else { return false };
    let corners = outline(eye, solid);
    let is_inside = |corner: Offset| screen.planes.iter().all(|plane| plane.side(corner) > 0);
    let first = others(target, i).all(|other| order(eye, other, blocker) == Order::Front);
    if screen.order == Order::Front && first && few(&corners).any(is_inside) {
        return true;
    }
    let is_apart = |plane: &Plane| corners.iter().all(|&corner| plane.side(corner) <= 0);
    if screen.planes.iter().any(is_apart) {
        return false;
    }
    if holds_bare_corner(eye, target, i, blocker, &corners) {
        return true;
    }
    let planes = planes(&corners);
    let whole = Fragment::new(&planes);
    let cones: Vec<Cone> = cones_in_front(eye, solid, &screen).collect();
    let met = cones.iter().any(|cone| whole.meets(cone));
    if first || !met {
        return met;
    }
    let own = own_cones(eye, target, i);
    let left = all_left(vec![whole], &own);
    left.iter().any(|fragment| cones.iter().any(|cone| fragment.meets(cone)))
}

/// Whether a corner of the outline of a target's solid lies in the interior of a blocker, and not in
/// line with another solid that stands before it: a quick answer for what stands in a zone.
///
/// Each corner of an outline lies on a plane of the solid that has the eye on its outer side. So what
/// of the blocker lies just before the corner is in front of the solid, and hides some part of it
/// next to the corner.
fn holds_bare_corner(
    eye: Eye,
    target: &[Solid],
    i: usize,
    blocker: &Solid,
    corners: &[Offset],
) -> bool {
    let mut held = corners.iter().filter(|corner| holds(eye, blocker, corner)).peekable();
    if held.peek().is_none() {
        return false;
    }
    let before = others(target, i).filter(|other| order(eye, &target[i], other) != Order::Behind);
    let before: Vec<Vec<Plane>> = before.filter_map(|other| cone(eye, other)).collect();
    held.any(|&corner| before.iter().all(|cone| cone.iter().any(|plane| plane.side(corner) < 0)))
}

/// The cones of what blockers have in front of a solid.
pub fn cones(eye: Eye, solid: &Solid, blockers: &[&Solid]) -> Vec<Cone> {
    let room = Room::new(eye, solid);
    let screens: Vec<Screen<'_>> = blockers.iter().filter_map(|b| room.screen(b)).collect();
    screens.iter().flat_map(|screen| cones_in_front(eye, solid, screen)).collect()
}

/// The cones of what the other solids of a target have in front of one.
pub fn own_cones(eye: Eye, target: &[Solid], i: usize) -> Vec<Cone> {
    cones(eye, &target[i], &others(target, i).collect::<Vec<&Solid>>())
}

fn others(target: &[Solid], i: usize) -> impl Iterator<Item = &Solid> {
    target.iter().enumerate().filter(move |&(j, _)| j != i).map(|(_, other)| other)
}

/// Some corners of an outline, well apart: those of round solids are many, and a few are enough for a
/// quick answer.
fn few(corners: &[Offset]) -> impl Iterator<Item = Offset> + '_ {
    corners.iter().copied().step_by(corners.len().div_ceil(16).max(1))
}
