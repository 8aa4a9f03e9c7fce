//! Line of sight and cover, decided exactly on the corners and centres of hexes.

use kernel::Rule;

use crate::field::{Field, Ground, Place};
use crate::hex::{Hex, Line, Point};

/// Line of sight: from one corner of the viewer's hex two unblocked lines to two corners of the
/// target's hex (BG-LOS-01).
#[must_use]
pub fn line_of_sight(field: &Field, viewer: Place, target: Place) -> bool {
    if viewer == target || viewer.is_adjacent(target) {
        return true;
    }
    let (from, to) = (viewer.hex(), target.hex());
    // BG-LOS-06, BG-LOS-07: never through the floor of one's own platform.
    if viewer.is_high() != target.is_high() && field.same_platform(from, to) {
        return false;
    }
    let walls = walls(field, viewer, target);
    if walls.is_empty() {
        return from != to;
    }
    from.corners().into_iter().any(|corner| two_lines(corner, to, &walls).is_some())
}

/// The rule by which there is no line of sight between two places: the floor of a platform, or high
/// obstacles as they count between these heights.
#[must_use]
pub fn hidden_by(field: &Field, viewer: Place, target: Place) -> Rule {
    let through_floor = field.same_platform(viewer.hex(), target.hex());
    Rule(match (viewer.is_high(), target.is_high()) {
        (true, false) if through_floor => "BG-LOS-06",
        (false, true) if through_floor => "BG-LOS-07",
        (true, false) => "BG-LOS-05",
        (false, true) => "BG-LOS-08",
        _ => "BG-LOS-03",
    })
}

/// Lines that show the sight, for drawing: the two free lines from one corner, widest apart; or,
/// where they are not needed or not there, the line between the centres.
#[must_use]
pub fn lines(field: &Field, viewer: Place, target: Place) -> Vec<Line> {
    let (from, to) = (viewer.hex(), target.hex());
    let walls = walls(field, viewer, target);
    let free = |corner: &Point| two_lines(*corner, to, &walls);
    let near = |corner: &Point| {
        let (dx, dy) = (corner.x - to.centre().x, corner.y - to.centre().y);
        dx * dx + 3 * dy * dy
    };
    let mut corners = from.corners();
    corners.sort_by_key(near);
    let pair = line_of_sight(field, viewer, target)
        .then(|| corners.iter().find_map(free))
        .flatten()
        .filter(|_| !viewer.is_adjacent(target));
    pair.map_or_else(|| vec![Line { from: from.centre(), to: to.centre() }], |pair| pair.to_vec())
}

/// The part of a high obstacle that the line between the centres meets first, for drawing.
#[must_use]
pub fn wall(field: &Field, viewer: Place, target: Place) -> Option<Hex> {
    let (from, to) = (viewer.hex(), target.hex());
    let line = Line { from: from.centre(), to: to.centre() };
    let met = walls(field, viewer, target).into_iter();
    let met = met.filter(|&part| line.passes_through(std::iter::once(part)));
    met.min_by_key(|part| from.steps(*part))
}

/// The parts of high obstacles that can block: all of them at one height (BG-LOS-03); looking down
/// only those that border the target (BG-LOS-05), looking up those that border the viewer
/// (BG-LOS-08); between platforms those that no platform covers (BG-FIELD-14).
fn walls(field: &Field, viewer: Place, target: Place) -> Vec<Hex> {
    let counts = |part: Hex| match (viewer.is_high(), target.is_high()) {
        (false, false) => true,
        (true, true) => !field.has_platform(part),
        (true, false) => part.borders(target.hex()),
        (false, true) => part.borders(viewer.hex()),
    };
    let near = Near::new(viewer.hex(), target.hex());
    field.high_parts().iter().copied().filter(|&part| counts(part) && near.holds(part)).collect()
}

/// Two free lines from one corner. They may not overlap, so they need different directions
/// (BG-LOS-04); a corner that both hexes share is no line to itself.
fn two_lines(corner: Point, target: Hex, walls: &[Hex]) -> Option<[Line; 2]> {
    let mut first: Option<Line> = None;
    for end in target.corners() {
        if end == corner {
            continue;
        }
        let line = Line { from: corner, to: end };
        if line.passes_through(walls.iter().copied()) {
            continue;
        }
        match first {
            Some(other) if !same_direction(corner, other.to, end) => return Some([other, line]),
            Some(_) => {}
            None => first = Some(line),
        }
    }
    None
}

fn same_direction(from: Point, a: Point, b: Point) -> bool {
    let (ax, ay, bx, by) = (a.x - from.x, a.y - from.y, b.x - from.x, b.y - from.y);
    ax * by == ay * bx && ax * bx + ay * by > 0
}

/// The hexes that lines between two hexes can meet at all.
struct Near {
    low: Point,
    high: Point,
}

impl Near {
    fn new(a: Hex, b: Hex) -> Near {
        let (a, b) = (a.centre(), b.centre());
        Near {
            low: Point { x: a.x.min(b.x) - 4, y: a.y.min(b.y) - 2 },
            high: Point { x: a.x.max(b.x) + 4, y: a.y.max(b.y) + 2 },
        }
    }

    fn holds(&self, hex: Hex) -> bool {
        let centre = hex.centre();
        (self.low.x..=self.high.x).contains(&centre.x)
            && (self.low.y..=self.high.y).contains(&centre.y)
    }
}

/// What is asked about cover: where the line starts, where it ends, and who stands about.
pub struct CoverLine<'a> {
    /// The attacker's place, or the first target's in an area attack (BG-AREA-11).
    pub from: Place,
    /// The target's place.
    pub to: Place,
    /// All hexes of a large target; obstacles and characters next to them are ignored (BG-BIG-18).
    pub large_target: &'a [Place],
    /// The places of all characters but the two concerned.
    pub others: &'a [Place],
}

/// Whether the target is in cover (BG-COVER-03).
#[must_use]
pub fn in_cover(field: &Field, line: &CoverLine<'_>) -> bool {
    let (from, to) = (line.from, line.to);
    // BG-COVER-08: a higher target is always in cover.
    if !from.is_high() && to.is_high() {
        return true;
    }
    let near = Near::new(from.hex(), to.hex());
    let obstacle = |part: Hex| obstacle_counts(field, from, to, part);
    let spared = |hex: Hex| line.large_target.iter().any(|place| place.hex().borders(hex));
    let mut giving: Vec<Hex> = field
        .obstacle_parts()
        .iter()
        .copied()
        .filter(|&part| near.holds(part) && obstacle(part) && !spared(part))
        .collect();
    // BG-COVER-04: characters give cover at the common height of attacker and target only.
    if from.is_high() == to.is_high() {
        let stands = |place: &&Place| {
            place.is_high() == from.is_high() && near.holds(place.hex()) && !spared(place.hex())
        };
        giving.extend(line.others.iter().filter(stands).map(|place| place.hex()));
    }
    let line = Line { from: from.hex().centre(), to: to.hex().centre() };
    !giving.is_empty() && line.passes_through(giving.iter().copied())
}

/// Whether an obstacle part can give cover on a line between two heights.
fn obstacle_counts(field: &Field, from: Place, to: Place, part: Hex) -> bool {
    let high = field.ground(part) == Ground::High;
    match (from.is_high(), to.is_high()) {
        // BG-COVER-05, BG-COVER-06.
        (false, false) => !part.borders(from.hex()),
        // BG-COVER-05: between platforms low parts lie below the line, covered ones too.
        (true, true) => high && !field.has_platform(part) && !part.borders(from.hex()),
        // BG-COVER-09, BG-COVER-11: only high parts that do not stand at the platform's foot.
        (true, false) => {
            let foot = |hex: Hex| field.same_platform(hex, from.hex());
            high && !foot(part) && !part.neighbours().any(foot)
        }
        (false, true) => false,
    }
}
