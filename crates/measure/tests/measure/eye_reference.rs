//! Slow answers for true sight: rays, one by one, against the faces of the solids.

use measure::eye::{Eye, Solid};

pub type V = [f64; 3];

pub fn dot(a: V, b: V) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

pub fn cross(a: V, b: V) -> V {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

pub fn unit(a: V) -> V {
    let long = dot(a, a).sqrt();
    a.map(|c| c / long)
}

/// A solid as the common part of half spaces n·x <= c, seen from the eye.
pub struct Faces(pub Vec<(V, f64)>);

impl Faces {
    pub fn new(eye: Eye, solid: &Solid) -> Self {
        let points = solid.points();
        let mut faces: Vec<(V, f64)> = (0..points.len())
            .map(|i| {
                let (p, q) = (points[i], points[(i + 1) % points.len()]);
                let normal = unit([f64::from(q.y - p.y), f64::from(p.x - q.x), 0.0]);
                let at = [f64::from(p.x - eye.at.x), f64::from(p.y - eye.at.y), 0.0];
                (normal, dot(normal, at))
            })
            .collect();
        faces.push(([0.0, 0.0, 1.0], f64::from(solid.top() - eye.height)));
        faces.push(([0.0, 0.0, -1.0], f64::from(eye.height - solid.bottom())));
        Self(faces)
    }

    /// The same solid with every face moved outward.
    pub fn grown(&self, by: f64) -> Self {
        Self(self.0.iter().map(|&(n, c)| (n, c + by)).collect())
    }

    /// Whether the eye lies in the interior.
    pub fn holds_eye(&self) -> bool {
        self.0.iter().all(|&(_, c)| c > 1e-9)
    }

    /// Where a ray from the eye enters it and leaves it, in lengths of `d`.
    pub fn span(&self, d: V) -> Option<(f64, f64)> {
        let (mut from, mut to) = (0.0_f64, f64::INFINITY);
        for &(n, c) in &self.0 {
            let slope = dot(n, d);
            if slope.abs() < 1e-12 {
                if c <= 0.0 {
                    return None;
                }
            } else if slope > 0.0 {
                to = to.min(c / slope);
            } else {
                from = from.max(c / slope);
            }
        }
        (to - from > 1e-10).then_some((from, to))
    }
}

/// A scene seen from an eye.
pub struct Scene {
    pub target: Vec<Faces>,
    pub blockers: Vec<Faces>,
}

impl Scene {
    pub fn new(eye: Eye, target: &[Solid], blockers: &[Solid]) -> Self {
        let faces = |solids: &[Solid]| solids.iter().map(|s| Faces::new(eye, s)).collect();
        let mut scene = Self { target: faces(target), blockers: faces(blockers) };
        scene.blockers.retain(|faces| !faces.holds_eye());
        scene
    }

    /// The same with greater or smaller blockers.
    fn changed(mut self, by: f64) -> Self {
        self.blockers = self.blockers.iter().map(|faces| faces.grown(by)).collect();
        self
    }

    /// Whether a ray that reaches the target is blocked before it does; none if it misses.
    pub fn blocked(&self, d: V) -> Option<bool> {
        let entry = self.target.iter().filter_map(|faces| faces.span(d)).map(|(from, _)| from);
        let entry = entry.min_by(f64::total_cmp)?;
        let before = |faces: &Faces| faces.span(d).is_some_and(|(from, _)| from < entry - 1e-10);
        Some(self.blockers.iter().any(before))
    }
}

/// What all rays together say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Said {
    pub seen: bool,
    pub hidden: bool,
}

/// A ray from every part of the view, for small whole coordinates.
///
/// What changes along the view changes at planes through the eye: through an edge of a solid, or
/// through the line in which a face of the target meets a face of another solid. They divide the view into
/// convex parts, and every part has corners, in which two of these planes meet. So the rays next to
/// each corner, one between any two neighbouring planes through it, visit every part.
pub fn every_part(eye: Eye, target: &[Solid], blockers: &[Solid]) -> Said {
    let scene = Scene::new(eye, target, blockers);
    let planes = planes(eye, target, blockers);
    let mut said = Said::default();
    for corner in corners(&planes) {
        let middle = unit(corner.map(|c| c as f64));
        if !scene.target.iter().any(|faces| faces.grown(0.01).span(middle).is_some()) {
            continue;
        }
        for d in around(corner, middle, &planes) {
            match scene.blocked(d) {
                Some(true) => said.hidden = true,
                Some(false) => said.seen = true,
                None => {}
            }
        }
    }
    said
}

type Whole = [i128; 3];

fn whole_cross(a: Whole, b: Whole) -> Whole {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// Without common factors; none if all are zero.
fn reduced(a: Whole) -> Option<Whole> {
    fn gcd(a: i128, b: i128) -> i128 {
        if b == 0 { a.abs() } else { gcd(b, a % b) }
    }
    let by = gcd(gcd(a[0], a[1]), a[2]);
    (by != 0).then(|| a.map(|c| c / by))
}

/// The planes at which something changes, each once.
fn planes(eye: Eye, target: &[Solid], blockers: &[Solid]) -> Vec<Whole> {
    let mut planes: Vec<Whole> = Vec::new();
    for solid in target.iter().chain(blockers) {
        planes.extend(edges(eye, solid).into_iter().map(|(p, q)| whole_cross(p, q)));
    }
    for (i, solid) in target.iter().enumerate() {
        for other in target[..i].iter().chain(blockers) {
            for (n, c) in whole_faces(eye, solid) {
                for (m, d) in whole_faces(eye, other) {
                    planes.push([0, 1, 2].map(|k| d * n[k] - c * m[k]));
                }
            }
        }
    }
    let upward = |a: Whole| if a < [0, 0, 0] { a.map(|c| -c) } else { a };
    let mut planes: Vec<Whole> = planes.into_iter().filter_map(reduced).map(upward).collect();
    planes.sort_unstable();
    planes.dedup();
    planes
}

fn edges(eye: Eye, solid: &Solid) -> Vec<(Whole, Whole)> {
    let points = solid.points();
    let at = |i: usize, height: i32| {
        let p = points[i % points.len()];
        [p.x - eye.at.x, p.y - eye.at.y, height - eye.height].map(i128::from)
    };
    let (low, high) = (solid.bottom(), solid.top());
    (0..points.len())
        .flat_map(|i| {
            [
                (at(i, low), at(i + 1, low)),
                (at(i, high), at(i + 1, high)),
                (at(i, low), at(i, high)),
            ]
        })
        .collect()
}

fn whole_faces(eye: Eye, solid: &Solid) -> Vec<(Whole, i128)> {
    let points = solid.points();
    let walls = (0..points.len()).map(|i| {
        let (p, q) = (points[i], points[(i + 1) % points.len()]);
        let normal = [q.y - p.y, p.x - q.x, 0].map(i128::from);
        (normal, normal[0] * i128::from(p.x - eye.at.x) + normal[1] * i128::from(p.y - eye.at.y))
    });
    let level = |height: i32| ([0, 0, 1], i128::from(height - eye.height));
    walls.chain([level(solid.bottom()), level(solid.top())]).collect()
}

/// The rays in which two planes meet, each once.
fn corners(planes: &[Whole]) -> Vec<Whole> {
    let pairs =
        planes.iter().enumerate().flat_map(|(i, &a)| planes[..i].iter().map(move |&b| (a, b)));
    let rays = pairs.filter_map(|(a, b)| reduced(whole_cross(a, b)));
    let mut rays: Vec<Whole> = rays.flat_map(|ray| [ray, ray.map(|c| -c)]).collect();
    rays.sort_unstable();
    rays.dedup();
    rays
}

/// A ray between any two neighbouring planes through a corner, next to it.
fn around(corner: Whole, middle: V, planes: &[Whole]) -> Vec<V> {
    const NEAR: f64 = 1e-6;
    let flat = if middle[2].abs() < 0.9 { [0.0, 0.0, 1.0] } else { [1.0, 0.0, 0.0] };
    let first = unit(cross(middle, flat));
    let second = cross(middle, first);
    let through = |n: &&Whole| n[0] * corner[0] + n[1] * corner[1] + n[2] * corner[2] == 0;
    let mut angles: Vec<f64> = planes
        .iter()
        .filter(through)
        .flat_map(|n| {
            let along = cross(unit(n.map(|c| c as f64)), middle);
            let angle = dot(along, second).atan2(dot(along, first));
            [
                angle,
                if angle > 0.0 {
                    angle - std::f64::consts::PI
                } else {
                    angle + std::f64::consts::PI
                },
            ]
        })
        .collect();
    angles.sort_by(f64::total_cmp);
    let wrapped = angles.first().map(|a| a + std::f64::consts::TAU);
    angles.extend(wrapped);
    angles
        .windows(2)
        .filter(|pair| pair[1] - pair[0] > 1e-9)
        .map(|pair| {
            let angle = f64::midpoint(pair[0], pair[1]);
            let by = |k: usize| NEAR * (angle.cos() * first[k] + angle.sin() * second[k]);
            [0, 1, 2].map(|k| middle[k] + by(k))
        })
        .collect()
}

/// What rays to the target's surface say for sure.
pub struct Sampled {
    /// Some point is seen even past blockers that are greater by a margin.
    pub clearly_seen: bool,
    /// Some point is hidden even by blockers that are smaller by a margin.
    pub clearly_hidden: bool,
    /// Every point, and so all that lies within the spacing of one, is hidden by such a blocker.
    pub all_clearly_hidden: bool,
}

/// Rays to points of the target's surface, `spacing` apart at most. The margin must be greater.
pub fn sampled(eye: Eye, target: &Solid, blockers: &[Solid], spacing: f64, margin: f64) -> Sampled {
    let greater = Scene::new(eye, std::slice::from_ref(target), blockers).changed(margin);
    let smaller = Scene::new(eye, std::slice::from_ref(target), blockers).changed(-margin);
    let surface = Faces::new(eye, target);
    let mut sampled =
        Sampled { clearly_seen: false, clearly_hidden: false, all_clearly_hidden: true };
    for p in surface_points(eye, target, spacing) {
        // Only what faces the eye: there the ray enters.
        let faces_eye = |&(n, c): &(V, f64)| c < 0.0 && (dot(n, p) - c).abs() < 1e-6;
        if !surface.0.iter().any(faces_eye) {
            continue;
        }
        // The ray ends at the point: what it enters before counts.
        let before = |faces: &Faces| faces.span(p).is_some_and(|(from, _)| from < 1.0);
        sampled.clearly_seen |= !greater.blockers.iter().any(before);
        let hidden = smaller.blockers.iter().any(before);
        sampled.clearly_hidden |= hidden;
        sampled.all_clearly_hidden &= hidden;
    }
    sampled
}

/// Points on all faces of a solid, rims included, as seen from the eye.
fn surface_points(eye: Eye, solid: &Solid, spacing: f64) -> Vec<V> {
    let points = solid.points();
    let from = |p: (f64, f64), z: f64| {
        [p.0 - f64::from(eye.at.x), p.1 - f64::from(eye.at.y), z - f64::from(eye.height)]
    };
    let float = |i: usize| {
        let p = points[i % points.len()];
        (f64::from(p.x), f64::from(p.y))
    };
    let between = |a: (f64, f64), b: (f64, f64), part: f64| {
        (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part)
    };
    let parts = |long: f64| {
        let count = (long / spacing).ceil().max(1.0) as usize;
        (0..=count).map(move |i| i as f64 / count as f64)
    };
    let long = |a: (f64, f64), b: (f64, f64)| (b.0 - a.0).hypot(b.1 - a.1);
    let (low, high) = (f64::from(solid.bottom()), f64::from(solid.top()));
    let mut all = Vec::new();
    for i in 0..points.len() {
        let (a, b) = (float(i), float(i + 1));
        for along in parts(long(a, b)) {
            let p = between(a, b, along);
            all.extend(parts(high - low).map(|up| from(p, low + (high - low) * up)));
            // Top and bottom as lines from the first corner.
            let across = parts(long(float(0), p)).map(|part| between(float(0), p, part));
            all.extend(across.flat_map(|p| [from(p, low), from(p, high)]));
        }
    }
    all
}
