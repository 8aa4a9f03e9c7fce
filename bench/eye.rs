//! How fast exact true sight is, beside ray casts of `parry3d` on the same table in the same run.
//! After divan's table the ratios are printed; they are what counts.

#![expect(clippy::expect_used, reason = "a benchmark may stop")]

use std::hint::black_box;
use std::sync::LazyLock;
use std::time::Instant;

use divan::Bencher;
use divan::counter::ItemsCount;
use measure::eye::{Eye, Solid, hidden, hides, visible};
use measure::{Disc, Point, Polygon};
use parry3d::math::{Pose, Vector};
use parry3d::query::{Ray, RayCast};
use parry3d::shape::{Compound, SharedShape};

/// Six feet by three, in hundredths of a millimetre.
const TABLE: (i32, i32) = (182_880, 91_440);
const UNITS: usize = 6;
const MINIS: usize = 6;
const BASE: i32 = 1350;
const TALL: i32 = 3600;

fn main() {
    divan::main();
    ratios();
}

/// A miniature: where it looks from, its base and its body.
struct Mini {
    eye: Eye,
    solids: Vec<Solid>,
}

struct Scene {
    /// Units of both sides.
    units: [Vec<Vec<Mini>>; 2],
    pieces: Vec<Solid>,
    zones: Vec<Solid>,
    compound: Compound,
}

static SCENE: LazyLock<Scene> = LazyLock::new(|| {
    let mut dice = Dice(7);
    let pieces = pieces();
    let zones = vec![
        ring(60_000, 30_000, 9000, 7, 0, 9000),
        ring(110_000, 62_000, 11_000, 8, 0, 12_000),
        ring(92_000, 20_000, 7000, 6, 0, 1500),
    ];
    let free = |disc: Disc| {
        let solid = Solid::cylinder(disc, 0, TALL).expect("is a solid");
        let near = |p: &&Solid| p.bounds().grown(BASE).meets(solid.bounds());
        pieces.iter().find(near).is_none()
    };
    let mut side = |low: i32| -> Vec<Vec<Mini>> {
        (0..UNITS as i32).map(|i| unit(&mut dice, low, (i + 1) * TABLE.1 / 7, free)).collect()
    };
    let units = [side(20_000), side(130_000)];
    let parts = pieces.iter().map(part).collect();
    Scene { units, zones, compound: Compound::new(parts), pieces }
});

/// Two houses, one of them an L, barricades, walls, crates and a tower: twelve prisms.
fn pieces() -> Vec<Solid> {
    let corner = [(0, 0), (14_000, 0), (14_000, 6000), (6000, 6000), (6000, 15_000), (0, 15_000)];
    let corner = corner.map(|(x, y)| Point::new(70_000 + x, 52_000 + y)).to_vec();
    let corner = Polygon::new(corner).expect("is simple");
    let mut pieces = Solid::split(&corner, 0, 12_000).expect("is a solid");
    pieces.extend([
        block(98_000, 36_000, 12_000, 9000, 10_000),
        block(58_000, 12_000, 11_000, 1200, 2500),
        block(80_000, 30_000, 1200, 11_000, 2500),
        block(108_000, 75_000, 11_000, 1200, 2500),
        slanted(118_000, 20_000, 11_000, 2500),
        slanted(56_000, 70_000, 11_000, 2500),
        block(88_000, 75_000, 800, 12_000, 7000),
        block(66_000, 40_000, 2500, 2500, 2500),
        ring(104_000, 14_000, 4000, 10, 0, 15_000),
        block(86_000, 50_000, 3000, 6000, 4000),
    ]);
    pieces
}

fn block(x: i32, y: i32, wide: i32, deep: i32, high: i32) -> Solid {
    let footprint = Polygon::rectangle(Point::new(x, y), Point::new(x + wide, y + deep));
    Solid::new(&footprint.expect("has an area"), 0, high).expect("is a solid")
}

/// A barricade that does not lie along an axis.
fn slanted(x: i32, y: i32, long: i32, high: i32) -> Solid {
    let points = [(0, 0), (long, long / 2), (long - 600, long / 2 + 1200), (-600, 1200)];
    let points = points.map(|(dx, dy)| Point::new(x + dx, y + dy)).to_vec();
    Solid::new(&Polygon::new(points).expect("is simple"), 0, high).expect("is a solid")
}

fn ring(x: i32, y: i32, size: i32, corners: i32, bottom: i32, top: i32) -> Solid {
    let points = (0..corners).map(|i| {
        let angle = std::f64::consts::TAU * f64::from(i) / f64::from(corners) + 0.2;
        let at = |c: i32, part: f64| c + (f64::from(size) * part) as i32;
        Point::new(at(x, angle.cos()), at(y, angle.sin()))
    });
    let footprint = Polygon::new(points.collect()).expect("is simple");
    Solid::new(&footprint, bottom, top).expect("is a solid")
}

/// Six miniatures near a place, apart from one another and from the pieces.
fn unit(dice: &mut Dice, low: i32, y: i32, free: impl Fn(Disc) -> bool) -> Vec<Mini> {
    let x = low + dice.below(35_000);
    let mut bases: Vec<Disc> = Vec::new();
    while bases.len() < MINIS {
        let centre = Point::new(x + dice.below(14_000), y - 6000 + dice.below(12_000));
        let disc = Disc::new(centre, BASE);
        if free(disc) && bases.iter().all(|&other| !measure::overlap::discs(disc, other)) {
            bases.push(disc);
        }
    }
    bases.into_iter().map(mini).collect()
}

fn mini(base: Disc) -> Mini {
    let body = Disc::new(base.centre, 900);
    let solids = [(base, 0, 300), (body, 300, TALL)];
    let solid = |(disc, bottom, top)| Solid::cylinder(disc, bottom, top).expect("is a solid");
    Mini { eye: Eye::new(base.centre, TALL), solids: solids.map(solid).to_vec() }
}

/// The same piece for the rays: a cuboid if it is a box along the axes, which they hit fastest.
fn part(solid: &Solid) -> (Pose, SharedShape) {
    let (min, max) = (solid.bounds().min, solid.bounds().max);
    let (low, high) = (float(min, solid.bottom()), float(max, solid.top()));
    let points = solid.points();
    if points.len() == 4 && points.contains(&min) && points.contains(&max) {
        let half = (high - low) / 2.0;
        return (Pose::from_translation(low + half), SharedShape::cuboid(half.x, half.y, half.z));
    }
    let at = |height: i32| points.iter().map(move |&p| float(p, height));
    let corners: Vec<Vector> = at(solid.bottom()).chain(at(solid.top())).collect();
    (Pose::identity(), SharedShape::convex_hull(&corners).expect("has a volume"))
}

fn float(p: Point, height: i32) -> Vector {
    Vector::new(p.x as f32 / 100.0, p.y as f32 / 100.0, height as f32 / 100.0)
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

const PAIRS: usize = 2 * UNITS * UNITS * MINIS * MINIS;
const LOOKS: usize = 2 * UNITS * UNITS * MINIS;

impl Scene {
    fn blockers(&self) -> Vec<&Solid> {
        self.pieces.iter().collect()
    }

    /// Each unit with each unit of the other side.
    fn units(&self) -> impl Iterator<Item = (&[Mini], &[Mini])> {
        let [left, right] = &self.units;
        left.iter().flat_map(move |a| right.iter().flat_map(move |b| [(&a[..], &b[..]), (b, a)]))
    }

    fn pairs(&self) -> impl Iterator<Item = (&Mini, &Mini)> {
        self.units()
            .flat_map(|(a, b)| a.iter().flat_map(move |from| b.iter().map(move |to| (from, to))))
    }
}

/// Sight from each miniature to each of the other unit.
fn visible_all(scene: &Scene, blockers: &[&Solid]) -> usize {
    scene.pairs().filter(|(a, b)| visible(black_box(a.eye), &b.solids, blockers)).count()
}

/// What of a leader's targets each piece and each zone hides.
fn hides_all(scene: &Scene) -> usize {
    let all = || scene.pieces.iter().chain(&scene.zones);
    let hidden = |from: &Mini, to: &Mini| all().filter(|p| hides(from.eye, &to.solids, p)).count();
    scene.units().flat_map(|(a, b)| b.iter().map(|to| hidden(black_box(&a[0]), to))).sum()
}

/// One ray from the eye to the middle of the target, for the same pairs.
fn rays_all(scene: &Scene) -> usize {
    let clear = |a: &Mini, b: &Mini| {
        let from = float(a.eye.at, a.eye.height);
        let ray = Ray::new(from, float(b.eye.at, TALL / 2) - from);
        scene.compound.cast_local_ray(black_box(&ray), 1.0, true).is_none()
    };
    scene.pairs().filter(|(a, b)| clear(a, b)).count()
}

#[divan::bench]
fn exact_visible(bencher: Bencher<'_, '_>) {
    let blockers = SCENE.blockers();
    bencher.counter(ItemsCount::new(PAIRS)).bench_local(|| visible_all(&SCENE, &blockers));
}

#[divan::bench]
fn exact_hides(bencher: Bencher<'_, '_>) {
    let items = LOOKS * (SCENE.pieces.len() + SCENE.zones.len());
    bencher.counter(ItemsCount::new(items)).bench_local(|| hides_all(&SCENE));
}

#[divan::bench]
fn parry_ray(bencher: Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(PAIRS)).bench_local(|| rays_all(&SCENE));
}

/// Both sides measured in turn; the median of the quotients.
fn ratios() {
    let blockers = SCENE.blockers();
    let mut how = [0; 3];
    for (a, b) in SCENE.pairs() {
        how[hidden(a.eye, &b.solids, &blockers) as usize] += 1;
    }
    let rays = rays_all(&SCENE);
    let [none, partly, completely] = how;
    println!(
        "{PAIRS} pairs behind {} prisms: nothing is hidden of {none}, a part of {partly},",
        blockers.len()
    );
    println!("all of {completely}; {rays} rays from the eye to the middle are free");
    let looks = LOOKS as f64 / PAIRS as f64;
    let see = median(|| time(|| visible_all(&SCENE, &blockers)) / time(|| rays_all(&SCENE)));
    let cover = median(|| time(|| hides_all(&SCENE)) / time(|| rays_all(&SCENE))) / looks;
    println!("one exact sight query costs {see:.2} ray casts (goal: at most 20)");
    println!("what each of the 15 pieces hides of one target costs {cover:.2} ray casts");
}

fn time(what: impl Fn() -> usize) -> f64 {
    let start = Instant::now();
    for _ in 0..5 {
        black_box(what());
    }
    start.elapsed().as_secs_f64()
}

fn median(measure: impl Fn() -> f64) -> f64 {
    let mut values: Vec<f64> = (0..15).map(|_| measure()).collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
