//! Room for all followers at once (LG-COH-202, LG-CLIMB-204).

use measure::packing::{Line, Room};
use measure::sweep::Obstacle;
use measure::{Bounds, Direction, Disc, Length, Point, Polygon};

use super::following::Following;
use crate::state::State;
use crate::table::{CONTACT, MiniId, Stand, UnitId};
use crate::{charges, objectives, placing};

impl Following<'_> {
    /// Places on the leader's level for some followers, beside others that are placed already, that keep
    /// what is asked of them besides. They are found whenever there would be room for bases that are wider by the tolerance
    /// of [`measure::packing`].
    #[must_use]
    pub fn room(
        &self,
        minis: &[MiniId],
        taken: &[Stand],
        also: &dyn Fn(Stand) -> bool,
    ) -> Option<Vec<Stand>> {
        // Of a fast move those who were in the trench stay in it, and the others outside: two groups
        // that never meet.
        let state = self.state;
        let trench = self.trench();
        let inside = |mini: &MiniId| {
            trench.zip(state.base(*mini)).is_some_and(|(piece, base)| piece.contains(base))
        };
        let mut found = vec![self.leader; minis.len()];
        for group in [true, false] {
            let all = 0..minis.len();
            let members: Vec<usize> = all.filter(|&n| inside(&minis[n]) == group).collect();
            let Some(&first) = members.first() else { continue };
            let group = (minis[first], members.len());
            let places = self.group_of(group, taken, also)?;
            members.into_iter().zip(places).for_each(|(member, place)| found[member] = place);
        }
        Some(found)
    }

    /// Places for so many followers that may stand wherever the first of them may.
    fn group_of(
        &self,
        (first, count): (MiniId, usize),
        taken: &[Stand],
        also: &dyn Fn(Stand) -> bool,
    ) -> Option<Vec<Stand>> {
        let (state, unit, leader) = (self.state, self.unit, self.leader);
        let radius = state.table.radius(unit);
        let tool = state.table.tool(1);
        let far = 2 * radius + tool.first + tool.second;
        let mut lines = touching(state, unit, leader.level);
        lines.extend([2 * radius, far].map(|r| Line::Circle(Disc::new(leader.point(), r))));
        let around = taken.iter().filter(|stand| stand.level == leader.level);
        lines.extend(around.map(|stand| Line::Circle(Disc::new(stand.point(), 2 * radius))));
        lines.extend(shadows(leader.point(), radius, far, self.obstacles()));
        let bounds = Bounds::of(leader.point(), leader.point()).grown(far);
        lines.retain(|line| line.bounds().meets(bounds));
        let open = |point: Point| {
            let stand = leader.at(point);
            point.distance_squared(leader.point()) <= i64::from(far).pow(2)
                && also(stand)
                && placing::is_free(state, unit, stand)
                && self.off_own_token(stand).is_ok()
                && self.apart(stand, taken.iter().chain([&leader])).is_ok()
                && self.keeps_off(first, stand).is_ok()
                && self.contact(stand).is_ok()
        };
        let reached = |point: Point| self.reach(leader.at(point)).is_ok();
        let room =
            Room { apart: 2 * radius, bounds, lines: &lines, open: &open, reached: &reached };
        Some(room.places(count)?.into_iter().map(|point| leader.at(point)).collect())
    }
}

/// The lines on which the centre of a base lies that touches something at a height: terrain, the rim
/// of the battlefield, tokens, other bases, or keeps the least distance from these.
#[must_use]
pub fn touching(state: &State, unit: UnitId, level: Length) -> Vec<Line> {
    let radius = state.table.radius(unit);
    let mut lines: Vec<Line> = Vec::new();
    for piece in &state.table.terrain.pieces {
        lines.extend(along(&piece.footprint, radius));
    }
    let [x, y] = state.table.terrain.sides.map(|side| side / 2 - radius);
    let corners = [(x, y), (-x, y), (-x, -y), (x, -y)].map(|(x, y)| Point { x, y });
    lines.extend((0..4).map(|n| Line::Segment(corners[n], corners[(n + 1) % 4])));
    let tokens = state.tokens.iter().map(|token| token.stand).chain(charges::mines(state));
    for token in tokens.filter(|token| token.level == level) {
        let disc = objectives::disc(state, token);
        lines.push(Line::Circle(Disc { radius: disc.radius + radius, ..disc }));
    }
    for mini in state.standing() {
        let other = state.unit_of(mini);
        let Some((stand, base)) = state.stand(mini).zip(state.base(mini)) else { continue };
        if other == unit || !state.meet((unit, level), (other, stand.level)) {
            continue;
        }
        let friend = state.are_friends(other, unit);
        // As near as it may be, and in contact.
        let gaps = [CONTACT, CONTACT + 1, CONTACT / 2];
        let gaps = &gaps[..if friend { 2 } else { 3 }];
        let reach = base.radius + radius;
        lines.extend(gaps.iter().map(|gap| Line::Circle(Disc { radius: reach + gap, ..base })));
    }
    lines
}

/// Along the outline of a piece, on both sides.
fn along(polygon: &Polygon, radius: Length) -> impl Iterator<Item = Line> + '_ {
    polygon.edges().flat_map(move |(a, b)| {
        let along = Direction::nearest(b - a);
        let side = |quarters| {
            let off = along.quarters(quarters).step(radius);
            Some(Line::Segment(a.moved(off)?, b.moved(off)?))
        };
        let corner = Line::Circle(Disc::new(a, radius));
        [side(1), side(3), Some(corner)].into_iter().flatten()
    })
}

/// The edges of what a base can reach straight on: the lines past the corners and bases that bar
/// its way.
fn shadows(from: Point, radius: Length, far: Length, obstacles: &[Obstacle<'_>]) -> Vec<Line> {
    let mut round: Vec<Disc> = Vec::new();
    for obstacle in obstacles {
        match obstacle {
            Obstacle::Disc(disc) => round.push(Disc { radius: disc.radius + radius, ..*disc }),
            Obstacle::Polygon(polygon) => {
                round.extend(polygon.points().iter().map(|&corner| Disc::new(corner, radius)));
            }
        }
    }
    let near = |disc: &&Disc| disc.bounds().meets(Bounds::of(from, from).grown(far));
    round.iter().filter(near).flat_map(|&disc| tangents(from, disc, far)).collect()
}

/// The two lines of a length from a point past a disc, just clear of it.
fn tangents(from: Point, disc: Disc, far: Length) -> Vec<Line> {
    let (dx, dy) = (f64::from(disc.centre.x - from.x), f64::from(disc.centre.y - from.y));
    let (square, radius) = (dx * dx + dy * dy, f64::from(disc.radius) + 1.0);
    let along = (square - radius * radius).max(0.0).sqrt();
    if along == 0.0 {
        return Vec::new();
    }
    let stretch = f64::from(far) / square;
    let line = |turn: f64| {
        let (x, y) = (dx * along - turn * dy * radius, dy * along + turn * dx * radius);
        let end = [x * stretch, y * stretch].map(|c| c.round() as i64);
        let to = from.moved(measure::Vector::new(end[0], end[1]))?;
        Some(Line::Segment(from, to))
    };
    [line(1.0), line(-1.0)].into_iter().flatten().collect()
}
