//! How fast exact sight and exact sweeps are, beside `parry2d` on the same scene in the same run,
//! because machines are noisy. After divan's table the ratios are printed; they are what counts.

#![expect(clippy::expect_used, reason = "a benchmark may stop")]

use std::hint::black_box;
use std::sync::LazyLock;
use std::time::Instant;

use divan::Bencher;
use divan::counter::ItemsCount;
use measure::sweep::{Obstacle, first_contact};
use measure::tool::{Bend, Tool, lay};
use measure::{Disc, Point, Polygon, Vector, gap, overlap, push, sight};
use parry2d::math::{Pose, Vector as Float};
use parry2d::query::{Ray, RayCast, ShapeCastOptions, cast_shapes};
use parry2d::shape::{Ball, Compound, SharedShape};

const TABLE: i32 = 91_440;
const PIECES: usize = 25;
const BASES: usize = 20;
const RADIUS: i32 = 2000;

fn main() {
    divan::main();
    ratios();
}

/// The same pieces for both, and the bases.
struct Scene {
    pieces: Vec<Polygon>,
    compound: Compound,
    bases: Vec<Disc>,
}

static SCENE: LazyLock<Scene> = LazyLock::new(|| {
    let mut dice = Dice(1);
    let mut pieces: Vec<Polygon> = Vec::new();
    let mut parts: Vec<(Pose, SharedShape)> = Vec::new();
    while pieces.len() < PIECES {
        let centre = (dice.below(TABLE), dice.below(TABLE));
        let (size, turn) = (3000 + dice.below(6000), f64::from(dice.below(628)) / 100.0);
        let outlines = if pieces.len().is_multiple_of(5) {
            angle(centre, size, turn)
        } else {
            vec![round(centre, size, turn, 4 + dice.below(7), &mut dice)]
        };
        let polygon = Polygon::new(outlines[0].clone()).expect("is simple");
        if pieces.iter().any(|other| gap::within(&polygon, other, 500)) {
            continue;
        }
        let convex = if outlines.len() > 1 { &outlines[1..] } else { &outlines[..] };
        for outline in convex {
            let outline = Polygon::new(outline.clone()).expect("is simple");
            let points = outline.points().iter().map(|&p| float(p)).collect();
            let shape = SharedShape::convex_polyline(points).expect("is convex");
            parts.push((Pose::identity(), shape));
        }
        pieces.push(polygon);
    }
    let mut bases: Vec<Disc> = Vec::new();
    while bases.len() < BASES {
        let room = TABLE - 2 * RADIUS;
        let centre = Point::new(RADIUS + dice.below(room), RADIUS + dice.below(room));
        let base = Disc::new(centre, RADIUS);
        let free = pieces.iter().all(|p| !overlap::disc_polygon(base, p))
            && bases.iter().all(|&other| !overlap::discs(base, other));
        if free {
            bases.push(base);
        }
    }
    Scene { pieces, compound: Compound::new(parts), bases }
});

/// A convex polygon, with its corners on a circle.
fn round(centre: (i32, i32), size: i32, turn: f64, corners: i32, dice: &mut Dice) -> Vec<Point> {
    let step = std::f64::consts::TAU / f64::from(corners);
    (0..corners)
        .map(|i| {
            let angle = turn + step * (f64::from(i) + f64::from(dice.below(80)) / 100.0);
            let at = |c: i32, part: f64| c + (f64::from(size) * part) as i32;
            Point::new(at(centre.0, angle.cos()), at(centre.1, angle.sin()))
        })
        .collect()
}

/// An L, and the two convex parts of it.
fn angle(centre: (i32, i32), size: i32, turn: f64) -> Vec<Vec<Point>> {
    let (sin, cos) = turn.sin_cos();
    let place = |list: &[(f64, f64)]| {
        list.iter()
            .map(|&(x, y)| {
                let (x, y) = (x * f64::from(size), y * f64::from(size));
                let at = |c: i32, v: f64| c + v as i32;
                Point::new(at(centre.0, x * cos - y * sin), at(centre.1, x * sin + y * cos))
            })
            .collect()
    };
    vec![
        place(&[(0.0, 0.0), (1.0, 0.0), (1.0, 0.3), (0.3, 0.3), (0.3, 1.0), (0.0, 1.0)]),
        place(&[(0.0, 0.0), (1.0, 0.0), (1.0, 0.3), (0.3, 0.3)]),
        place(&[(0.0, 0.0), (0.3, 0.3), (0.3, 1.0), (0.0, 1.0)]),
    ]
}

fn float(p: Point) -> Float {
    Float::new(p.x as f32 / 100.0, p.y as f32 / 100.0)
}

/// Enough of a generator for a fixed scene.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: i32) -> i32 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % limit as u64) as i32
    }
}

impl Scene {
    fn pairs(&self) -> impl Iterator<Item = (Disc, Disc)> + '_ {
        self.bases
            .iter()
            .flat_map(|&a| self.bases.iter().map(move |&b| (a, b)))
            .filter(|(a, b)| a != b)
    }

    /// Goals for a tool round every base, near and far.
    fn goals(&self) -> impl Iterator<Item = (Disc, Point)> + '_ {
        self.bases.iter().flat_map(|&base| {
            (0..GOALS).filter_map(move |i| {
                let (angle, far) = (i as f64 * 0.7, 4000.0 + 1200.0 * i as f64);
                let by = Vector::new((angle.cos() * far) as i64, (angle.sin() * far) as i64);
                base.centre.moved(by).map(|goal| (base, goal))
            })
        })
    }

    fn blockers(&self) -> Vec<&Polygon> {
        self.pieces.iter().collect()
    }
}

const PAIRS: usize = BASES * (BASES - 1);

/// Sight between all pairs of bases.
fn sight_all(scene: &Scene, blockers: &[&Polygon]) -> usize {
    scene.pairs().filter(|&(a, b)| sight::free(black_box(a), black_box(b), blockers)).count()
}

/// One ray from centre to centre for all pairs of bases.
fn rays_all(scene: &Scene) -> usize {
    let clear = |a: Disc, b: Disc| {
        let ray = Ray::new(float(a.centre), float(b.centre) - float(a.centre));
        scene.compound.cast_local_ray(black_box(&ray), 1.0, true).is_none()
    };
    scene.pairs().filter(|&(a, b)| clear(a, b)).count()
}

/// The first contact of a base pushed by ten inches toward each other base.
fn sweeps_all(scene: &Scene, obstacles: &[Obstacle<'_>]) -> usize {
    let pushed = |a: Disc, b: Disc| {
        let path = push::path(a.centre, b.centre - a.centre, 25_400);
        path.and_then(|path| first_contact(black_box(path), RADIUS, obstacles))
    };
    scene.pairs().filter_map(|(a, b)| pushed(a, b)).count()
}

/// The same with a ball.
fn casts_all(scene: &Scene) -> usize {
    let ball = Ball::new(RADIUS as f32 / 100.0);
    let options = ShapeCastOptions { max_time_of_impact: 254.0, ..ShapeCastOptions::default() };
    let hit = |a: Disc, b: Disc| {
        let way = (float(b.centre) - float(a.centre)).normalize();
        let from = Pose::from_translation(float(a.centre));
        let still = Float::new(0.0, 0.0);
        let fixed = Pose::identity();
        cast_shapes(&from, black_box(way), &ball, &fixed, still, &scene.compound, options)
    };
    scene.pairs().filter(|&(a, b)| matches!(hit(a, b), Ok(Some(_)))).count()
}

const TOOL: Tool = Tool { first: 7500, second: 7500, half_width: 800, bend: Bend::Free };
const GOALS: usize = 12;

/// Laying a tool to all goals.
fn lay_all(scene: &Scene, blockers: &[&Polygon]) -> usize {
    let reached = |base, goal| lay(&TOOL, black_box(base), goal, blockers).is_ok();
    scene.goals().filter(|&(base, goal)| reached(base, goal)).count()
}

#[divan::bench]
fn exact_sight(bencher: Bencher<'_, '_>) {
    let blockers = SCENE.blockers();
    bencher.counter(ItemsCount::new(PAIRS)).bench_local(|| sight_all(&SCENE, &blockers));
}

#[divan::bench]
fn parry_ray(bencher: Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(PAIRS)).bench_local(|| rays_all(&SCENE));
}

#[divan::bench]
fn exact_sweep(bencher: Bencher<'_, '_>) {
    let obstacles: Vec<Obstacle<'_>> = SCENE.pieces.iter().map(Obstacle::Polygon).collect();
    bencher.counter(ItemsCount::new(PAIRS)).bench_local(|| sweeps_all(&SCENE, &obstacles));
}

#[divan::bench]
fn parry_shape_cast(bencher: Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(PAIRS)).bench_local(|| casts_all(&SCENE));
}

#[divan::bench]
fn lay_tool(bencher: Bencher<'_, '_>) {
    let blockers = SCENE.blockers();
    let items = ItemsCount::new(BASES * GOALS);
    bencher.counter(items).bench_local(|| lay_all(&SCENE, &blockers));
}

/// Both sides measured in turn; the median of the quotients.
fn ratios() {
    let blockers = SCENE.blockers();
    let obstacles: Vec<Obstacle<'_>> = SCENE.pieces.iter().map(Obstacle::Polygon).collect();
    let (seen, rays) = (sight_all(&SCENE, &blockers), rays_all(&SCENE));
    println!("sight: {seen} of {PAIRS} pairs see one another, {rays} from centre to centre");
    let (ours, theirs) = (sweeps_all(&SCENE, &obstacles), casts_all(&SCENE));
    println!("sweep: {ours} of {PAIRS} pushes are stopped, {theirs} by the cast");
    let (laid, goals) = (lay_all(&SCENE, &blockers), BASES * GOALS);
    let slowest = SCENE.goals().map(|(base, goal)| {
        let start = Instant::now();
        let found = lay(&TOOL, base, goal, &blockers);
        (start.elapsed(), found)
    });
    let slowest = slowest.max_by_key(|(time, _)| *time);
    println!("tool: {laid} of {goals} goals are reached; the slowest: {slowest:?}");
    let sight = median(|| time(|| sight_all(&SCENE, &blockers)) / time(|| rays_all(&SCENE)));
    let sweep = median(|| time(|| sweeps_all(&SCENE, &obstacles)) / time(|| casts_all(&SCENE)));
    println!("one exact sight query costs {sight:.2} ray casts (goal: at most 3)");
    println!("one exact sweep costs {sweep:.2} shape casts");
}

fn time(what: impl Fn() -> usize) -> f64 {
    let start = Instant::now();
    for _ in 0..20 {
        black_box(what());
    }
    start.elapsed().as_secs_f64()
}

fn median(measure: impl Fn() -> f64) -> f64 {
    let mut values: Vec<f64> = (0..15).map(|_| measure()).collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
