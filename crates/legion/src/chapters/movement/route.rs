//! The shortest way of a base around obstacles, for units that must leave (LG-PANIC-09).

use measure::sweep::{Obstacle, clear};
use measure::{Disc, Length, Point};

/// The shortest way of a base from where it stands to a goal that depends on the last corner, as
/// found over the corners of what is in the way; its first point is the start.
#[must_use]
pub fn shortest(
    base: Disc,
    obstacles: &[Obstacle<'_>],
    goal: impl Fn(Point) -> Point,
) -> Option<Vec<Point>> {
    // Only obstacles that a way ran into are walked around: most of a table lies elsewhere.
    let mut met: Vec<usize> = Vec::new();
    loop {
        let near: Vec<Obstacle<'_>> = met.iter().map(|&number| obstacles[number]).collect();
        let way = around(base, &near, &goal)?;
        let blocked = way.windows(2).find_map(|leg| {
            let from = Disc { centre: leg[0], ..base };
            (0..obstacles.len()).find(|&number| !clear(from, leg[1], &obstacles[number..=number]))
        });
        match blocked {
            None => return Some(way),
            Some(number) if met.contains(&number) => return None,
            Some(number) => met.push(number),
        }
    }
}

/// The shortest way around some obstacles.
fn around(
    base: Disc,
    obstacles: &[Obstacle<'_>],
    goal: &impl Fn(Point) -> Point,
) -> Option<Vec<Point>> {
    let mut nodes = vec![base.centre];
    nodes.extend(obstacles.iter().flat_map(|&obstacle| corners(obstacle, base.radius)));
    let passes = |a: Point, b: Point| clear(Disc { centre: a, ..base }, b, obstacles);
    let mut far = vec![f64::INFINITY; nodes.len()];
    let mut before: Vec<Option<usize>> = vec![None; nodes.len()];
    let mut open: Vec<usize> = (0..nodes.len()).collect();
    far[0] = 0.0;
    let mut best: Option<(f64, usize)> = None;
    while let Some(place) = (0..open.len()).min_by(|&a, &b| far[open[a]].total_cmp(&far[open[b]])) {
        let node = open.swap_remove(place);
        if far[node].is_infinite() || best.is_some_and(|(least, _)| least <= far[node]) {
            break;
        }
        let end = goal(nodes[node]);
        let whole = far[node] + apart(nodes[node], end);
        if best.is_none_or(|(least, _)| whole < least) && passes(nodes[node], end) {
            best = Some((whole, node));
        }
        for &next in &open {
            let there = far[node] + apart(nodes[node], nodes[next]);
            if there < far[next] && passes(nodes[node], nodes[next]) {
                far[next] = there;
                before[next] = Some(node);
            }
        }
    }
    let (_, last) = best?;
    let mut way = vec![goal(nodes[last]), nodes[last]];
    let mut node = last;
    while let Some(previous) = before[node] {
        way.push(nodes[previous]);
        node = previous;
    }
    way.reverse();
    Some(way)
}

/// How long a way is.
#[must_use]
pub fn length(way: &[Point]) -> Length {
    let legs = way.windows(2).map(|leg| measure::push::Path { from: leg[0], to: leg[1] });
    legs.map(measure::push::Path::steps).sum()
}

fn apart(a: Point, b: Point) -> f64 {
    (a.distance_squared(b) as f64).sqrt()
}

/// Places of a base at the corners of an obstacle: an octagon around each, flush with walls along
/// the axes.
fn corners(obstacle: Obstacle<'_>, radius: Length) -> Vec<Point> {
    let octagon = |centre: Point, radius: Length| {
        let short = (f64::from(radius) * (2.0_f64.sqrt() - 1.0)).ceil() as Length + 1;
        let signs = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
        signs.into_iter().flat_map(move |(x, y)| {
            [(short, radius), (radius, short)]
                .map(|(dx, dy)| Point { x: centre.x + x * dx, y: centre.y + y * dy })
        })
    };
    match obstacle {
        Obstacle::Disc(disc) => octagon(disc.centre, radius + disc.radius + 1).collect(),
        Obstacle::Polygon(polygon) => {
            polygon.points().iter().flat_map(|&corner| octagon(corner, radius)).collect()
        }
    }
}

/// The point after so much of a way; its end beyond the end.
#[must_use]
pub fn at(way: &[Point], mut length: Length) -> Option<Point> {
    for leg in way.windows(2) {
        let path = measure::push::Path { from: leg[0], to: leg[1] };
        if length <= path.steps() {
            return Some(path.at(length));
        }
        length -= path.steps();
    }
    way.last().copied()
}
