//! Which of two solids stands in front, and the cones of what of the one is in front of the other.

use super::Eye;
use super::plane::Plane;
use super::room::Screen;
use super::solid::Solid;
use super::view::above;
use crate::point::{Bounds, Point, Vector};

/// Where a blocker stands, on the lines of sight that enter both it and a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// It is entered first.
    Front,
    /// The target is entered first; or no line enters both.
    Behind,
    /// They overlap, and it depends on the line.
    Mixed,
}

/// Where a blocker stands.
///
/// If a plane separates the two, then a line that enters both crosses it from the eye's side, so that
/// what lies on this side is entered first; if the eye lies on the plane no line enters both. Convex
/// prisms that do not overlap are separated by a level, or by a wall of either.
pub fn order(eye: Eye, target: &Solid, blocker: &Solid) -> Order {
    let eye_first = |yes: bool| if yes { Order::Front } else { Order::Behind };
    if blocker.top() <= target.bottom() {
        return eye_first(eye.height < target.bottom());
    }
    if blocker.bottom() >= target.top() {
        return eye_first(eye.height > target.top());
    }
    let (t, b, e) = (target.bounds(), blocker.bounds(), eye.at);
    if b.max.x <= t.min.x {
        return eye_first(e.x < t.min.x);
    }
    if b.min.x >= t.max.x {
        return eye_first(e.x > t.max.x);
    }
    if b.max.y <= t.min.y {
        return eye_first(e.y < t.min.y);
    }
    if b.min.y >= t.max.y {
        return eye_first(e.y > t.max.y);
    }
    if let Some((p, q)) = separating(blocker, target) {
        return eye_first((q - p).cross(e - p) > 0);
    }
    if let Some((p, q)) = separating(target, blocker) {
        return eye_first((q - p).cross(e - p) < 0);
    }
    Order::Mixed
}

/// An edge of a solid that has the other wholly on its outer side.
fn separating(solid: &Solid, other: &Solid) -> Option<(Point, Point)> {
    let Bounds { min, max } = other.bounds();
    solid.edges().find(|&(p, q)| {
        let outside = |c: Point| (q - p).cross(c - p) <= 0;
        // The corner of the box that lies farthest inside is enough if it is outside.
        let x = if q.y > p.y { min.x } else { max.x };
        let y = if q.x > p.x { max.y } else { min.y };
        outside(Point::new(x, y)) || other.points().iter().all(|&c| outside(c))
    })
}

/// Half of space: what is inside of a plane, and what is not.
pub struct Half {
    pub inner: Plane,
    pub outer: Plane,
}

/// The open cone of the lines that enter some part of a blocker: those inside of all its planes.
pub struct Cone(pub Vec<Half>);

impl Cone {
    pub fn new<'a>(planes: impl IntoIterator<Item = &'a Plane>) -> Self {
        let half = |&inner: &Plane| Half { inner, outer: inner.reversed() };
        Self(planes.into_iter().map(half).collect())
    }
}

/// A plane of a solid that has the eye on its outer side: the line in direction d reaches it after
/// off/(normal·d) times the length of d.
struct Front {
    normal: [i64; 3],
    off: i64,
}

impl Front {
    /// Whether some part of a solid lies on the eye's side of it.
    fn is_behind_some_of(&self, eye: Eye, solid: &Solid) -> bool {
        let [x, y, z] = self.normal;
        let up = (z * above(eye, solid.bottom())).min(z * above(eye, solid.top()));
        let off = |p: &Point| Vector::new(x, y).dot(*p - eye.at) + up;
        solid.points().iter().any(|p| off(p) < self.off)
    }
}

/// The planes of a solid that have the eye on their outer side.
fn fronts(eye: Eye, solid: &Solid) -> impl Iterator<Item = Front> {
    let walls = solid.edges().map(move |(p, q)| {
        let Vector { x, y } = (q - p).left();
        Front { normal: [x, y, 0], off: -(q - p).cross(eye.at - p) }
    });
    let bottom = Front { normal: [0, 0, 1], off: above(eye, solid.bottom()) };
    let top = Front { normal: [0, 0, -1], off: -above(eye, solid.top()) };
    walls.chain([bottom, top]).filter(|front| front.off > 0)
}

/// The cones of the parts of a blocker that stand in front of a target.
///
/// If the two overlap: a point of a line before it enters the target lies outside of a plane of the
/// target, and the eye does too, for the line is on its way in. And what lies outside of such a
/// plane is in front of the target. So what counts are the parts of the blocker outside of one of
/// the target's front planes. A line enters such a part if it enters the blocker and reaches all
/// front planes of the blocker before that of the target: off/(n·d) < off'/(n'·d), that is
/// (off'·n − off·n')·d > 0.
pub fn cones_in_front(
    eye: Eye,
    target: &Solid,
    Screen { blocker, order, planes }: &Screen<'_>,
) -> impl Iterator<Item = Cone> {
    let whole = (*order == Order::Front).then(|| Cone::new(planes));
    let mixed = (*order == Order::Mixed).then(|| fronts(eye, target)).into_iter().flatten();
    let mixed = mixed.filter(move |front| front.is_behind_some_of(eye, blocker));
    let parts = mixed.filter_map(move |front| {
        let before: Vec<Plane> = fronts(eye, blocker).map(|own| earlier(&own, &front)).collect();
        (!before.iter().any(Plane::is_void)).then(|| Cone::new(before.iter().chain(planes)))
    });
    whole.into_iter().chain(parts)
}

/// The plane inside of which one plane is reached before another.
fn earlier(first: &Front, second: &Front) -> Plane {
    let ([a, b, c], [d, e, f]) = (first.normal, second.normal);
    let part = |a: i64, d: i64| {
        i128::from(second.off) * i128::from(a) - i128::from(first.off) * i128::from(d)
    };
    Plane::new(part(a, d), part(b, e), second.off * c - first.off * f)
}
