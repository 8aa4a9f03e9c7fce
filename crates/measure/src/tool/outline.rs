//! The region a tool reaches, for drawing.

use super::Tool;
use super::lay::{Search, near};
use crate::direction::Direction;
use crate::overlap;
use crate::point::{Disc, Point};
use crate::polygon::Polygon;

/// Directions of the first arm, of the second arm, and points of the outline.
const FIRST: u16 = 96;
const SECOND: u16 = 96;
const POINTS: usize = 192;

/// The outline of what the centre of a base can reach, as seen from where it stands: in every
/// direction the farthest place found. For drawing only; never a rule's answer.
#[must_use]
pub fn outline(tool: &Tool, base: Disc, blockers: &[&Polygon]) -> Vec<Point> {
    let near = near(tool, base, blockers);
    let search = Search { tool, base, goal: base.centre, blockers: &near };
    let mut reach = [0.0_f64; POINTS];
    for direction in spread(FIRST) {
        let (start, joint) = search.first_arm(direction);
        if search.blocker(search.arm(start, joint)).is_some() {
            continue;
        }
        for second in spread(SECOND) {
            let end = joint.clamped(second.step(tool.second));
            let arm = search.arm(joint, end);
            if near.iter().any(|polygon| overlap::strip_polygon(arm, polygon)) {
                continue;
            }
            widen(&mut reach, base, end);
        }
    }
    (0..POINTS)
        .map(|i| {
            let angle = angle_of(i);
            let far = reach[i];
            let at = |c: i32, part: f64| (f64::from(c) + far * part).round() as i32;
            Point::new(at(base.centre.x, angle.cos()), at(base.centre.y, angle.sin()))
        })
        .collect()
}

fn spread(count: u16) -> impl Iterator<Item = Direction> {
    let spacing = Direction::COUNT / count;
    (0..count).filter_map(move |i| Direction::new(i * spacing))
}

fn angle_of(i: usize) -> f64 {
    std::f64::consts::TAU * i as f64 / POINTS as f64
}

/// Widens the outline by the disc of places that touch the tool's end.
fn widen(reach: &mut [f64; POINTS], base: Disc, end: Point) {
    let d = end - base.centre;
    let (far, radius) = ((d.length_squared() as f64).sqrt(), f64::from(base.radius));
    let middle = (d.y as f64).atan2(d.x as f64);
    let half = if far > radius { (radius / far).asin() } else { std::f64::consts::PI };
    let spacing = std::f64::consts::TAU / POINTS as f64;
    let (first, last) = ((middle - half) / spacing, (middle + half) / spacing);
    for i in first.ceil() as i64..=last.floor() as i64 {
        let off = i as f64 * spacing - middle;
        let across = far * off.sin();
        let along = far * off.cos() + (radius * radius - across * across).max(0.0).sqrt();
        let place = &mut reach[i.rem_euclid(POINTS as i64) as usize];
        *place = place.max(along);
    }
}
