//! Footprints made convex, once, when they are loaded.

use crate::point::Point;

/// The corners without those that lie straight between their neighbours.
pub fn bent(points: &[Point]) -> Vec<Point> {
    let n = points.len();
    let turns = |i: usize| turn(points[(i + n - 1) % n], points[i], points[(i + 1) % n]) != 0;
    (0..n).filter(|&i| turns(i)).map(|i| points[i]).collect()
}

/// The corners of the convex hull from the first point to the last, the last excluded, without straight
/// ones. Both lie on the hull, and all are counted to the left around something within it.
pub fn chain(points: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut chain: Vec<Point> = Vec::new();
    for p in points {
        while let [.., a, b] = chain[..]
            && turn(a, b, p) <= 0
        {
            chain.pop();
        }
        chain.push(p);
    }
    chain.pop();
    chain
}

/// Convex polygons with corners of a simple polygon, which cover it and do not overlap.
///
/// The polygon is cut into triangles, one ear after another; then neighbours are merged as long as
/// that leaves no corner that points inward (Hertel and Mehlhorn: at most four times as many parts
/// as needed, mostly as few). A polygon of more than three corners always has an ear: it can be
/// cut into triangles along diagonals within it, and two of these have two outer sides each.
pub fn convex_parts(points: &[Point]) -> Vec<Vec<Point>> {
    let mut rest = bent(points);
    let mut parts = Vec::new();
    while let Some(i) = (rest.len() > 3).then(|| ear(&rest)).flatten() {
        let n = rest.len();
        parts.push(vec![rest[(i + n - 1) % n], rest[i], rest[(i + 1) % n]]);
        rest.remove(i);
    }
    parts.push(rest);
    while merge_two(&mut parts) {}
    parts.iter().map(|part| bent(part)).collect()
}

/// A corner that points outward, with no other corner in the triangle with its neighbours.
fn ear(points: &[Point]) -> Option<usize> {
    let n = points.len();
    (0..n).find(|&i| {
        let (a, b, c) = (points[(i + n - 1) % n], points[i], points[(i + 1) % n]);
        let within = |p: Point| turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0;
        let others = points.iter().filter(|&&p| p != a && p != b && p != c);
        turn(a, b, c) > 0 && !others.copied().any(within)
    })
}

/// Merges two parts with a common edge, if there are any that stay convex.
fn merge_two(parts: &mut Vec<Vec<Point>>) -> bool {
    for i in 0..parts.len() {
        for j in i + 1..parts.len() {
            if let Some(merged) = merged(&parts[i], &parts[j]) {
                parts[i] = merged;
                parts.remove(j);
                return true;
            }
        }
    }
    false
}

/// Two convex polygons with a common edge as one, if it is convex.
fn merged(one: &[Point], other: &[Point]) -> Option<Vec<Point>> {
    let (n, m) = (one.len(), other.len());
    let shared = |i: usize, j: usize| one[i] == other[(j + 1) % m] && one[(i + 1) % n] == other[j];
    let (i, j) = (0..n).flat_map(|i| (0..m).map(move |j| (i, j))).find(|&(i, j)| shared(i, j))?;
    let first = (1..=n).map(|k| one[(i + k) % n]);
    let second = (2..m).map(|k| other[(j + k) % m]);
    let all: Vec<Point> = first.chain(second).collect();
    let k = all.len();
    (0..k).all(|i| turn(all[i], all[(i + 1) % k], all[(i + 2) % k]) >= 0).then_some(all)
}

/// Positive if the way from a over b to c turns left.
fn turn(a: Point, b: Point, c: Point) -> i64 {
    (b - a).cross(c - b)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Neither the middle of an edge nor what lies within is a corner.
    #[test]
    fn a_chain_has_neither_straight_nor_inward_corners() {
        let all = [(0, 0), (2, 0), (4, 0), (3, 2), (4, 4), (0, 4)].map(|(x, y)| Point::new(x, y));
        assert_eq!(chain(all.into_iter()), [all[0], all[2], all[4]]);
    }
}
