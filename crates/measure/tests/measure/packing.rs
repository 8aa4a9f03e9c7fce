//! Room for several discs: what was planted is found.

use std::cell::Cell;

use measure::packing::{Line, Room, TOLERANCE};
use measure::{Bounds, Disc, Point, Polygon, gap, overlap};

const RADIUS: i32 = 1350;

/// A small generator of numbers.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: i32) -> i32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % most.unsigned_abs() as u64) as i32
    }
}

/// Discs around a centre, in reach of it and apart, each at `TOLERANCE` from the next.
fn planted(dice: &mut Dice, count: usize, reach: i32) -> Vec<Point> {
    let mut discs = vec![Point::default()];
    while discs.len() < count + 1 {
        let beside = discs[dice.below(discs.len() as i32) as usize];
        // Close to one that is there, so that they lie densely.
        let (x, y) = (dice.below(2001) - 1000, dice.below(2001) - 1000);
        let length = f64::from(x * x + y * y).sqrt().max(1.0);
        let far = f64::from(2 * RADIUS + TOLERANCE + dice.below(200)) / length;
        let at = Point::new(
            beside.x + (f64::from(x) * far).round() as i32,
            beside.y + (f64::from(y) * far).round() as i32,
        );
        let apart = i64::from(2 * RADIUS + TOLERANCE).pow(2);
        let near = i64::from(reach - TOLERANCE).pow(2);
        let free = discs.iter().all(|other| other.distance_squared(at) >= apart);
        if free && at.distance_squared(Point::default()) <= near {
            discs.push(at);
        }
    }
    discs
}

/// Other bases that leave just the planted ones their room, as many as find a place.
fn crowd(dice: &mut Dice, discs: &[Point], reach: i32) -> Vec<Disc> {
    let mut others: Vec<Disc> = Vec::new();
    for _ in 0..600 {
        let side = 2 * (reach + 3000);
        let centre = Point::new(dice.below(side) - side / 2, dice.below(side) - side / 2);
        let near = discs.iter().map(|disc| disc.distance_squared(centre).isqrt()).min();
        let radius = near.unwrap_or(0) as i32 - RADIUS - TOLERANCE / 2;
        if (200..=5000).contains(&radius) {
            others.push(Disc::new(centre, radius));
        }
    }
    others
}

/// The same of walls.
fn walls(dice: &mut Dice, discs: &[Point], reach: i32) -> Vec<Polygon> {
    let side = 2 * (reach + 3000);
    let wall = |dice: &mut Dice| {
        let (x, y) = (dice.below(side) - side / 2, dice.below(side) - side / 2);
        let (wide, high) = (200 + dice.below(4000), 200 + dice.below(4000));
        Polygon::rectangle(Point::new(x, y), Point::new(x + wide, y + high)).unwrap()
    };
    let clear = |wall: &Polygon| {
        let near = |&at: &Point| gap::within(Disc::new(at, RADIUS), wall, TOLERANCE / 2);
        !discs.iter().any(near)
    };
    (0..300).map(|_| wall(dice)).filter(clear).collect()
}

fn find(others: &[Disc], walls: &[Polygon], count: usize, reach: i32) -> (Option<Vec<Point>>, u32) {
    let asked = Cell::new(0_u32);
    let free = |point: Point| {
        let base = Disc::new(point, RADIUS);
        let reached = point.distance_squared(Point::default()) <= i64::from(reach).pow(2);
        reached
            && !overlap::discs(base, Disc::new(Point::default(), RADIUS))
            && !others.iter().any(|&other| overlap::discs(base, other))
            && !walls.iter().any(|wall| overlap::disc_polygon(base, wall))
    };
    let circle = |disc: &Disc| Line::Circle(Disc::new(disc.centre, disc.radius + RADIUS));
    let mut lines: Vec<Line> = others.iter().take(60).map(circle).collect();
    lines.push(Line::Circle(Disc::new(Point::default(), 2 * RADIUS)));
    lines.push(Line::Circle(Disc::new(Point::default(), reach)));
    let room = Room {
        apart: 2 * RADIUS,
        bounds: Bounds::of(Point::default(), Point::default()).grown(reach),
        lines: &lines,
        open: &free,
        reached: &|_| {
            asked.set(asked.get() + 1);
            true
        },
    };
    (room.places(count), asked.get())
}

fn check(found: &[Point], others: &[Disc]) {
    for (number, &place) in found.iter().enumerate() {
        let base = Disc::new(place, RADIUS);
        let before = found[..number].iter().map(|&point| Disc::new(point, RADIUS));
        assert!(!before.chain(others.iter().copied()).any(|other| overlap::discs(base, other)));
    }
}

#[test]
fn a_unit_that_stood_there_finds_room_again() {
    let mut dice = Dice(20_261_116);
    for round in 0..120 {
        let count = 3 + round % 6;
        let reach = [6000, 8000, 10_200][round % 3];
        let discs = planted(&mut dice, count.min(if reach == 6000 { 5 } else { 8 }), reach);
        let others = crowd(&mut dice, &discs, reach);
        let walls = walls(&mut dice, &discs, reach);
        let (found, asked) = find(&others, &walls, discs.len() - 1, reach);
        let found =
            found.unwrap_or_else(|| unreachable!("round {round}: {discs:?}, {asked} trials"));
        assert_eq!(found.len(), discs.len() - 1);
        check(&found, &others);
    }
}

/// Four discs fill a square of two diameters exactly, and no smaller one.
#[test]
fn what_fits_without_play_is_found_too() {
    for (side, fits) in [(5400, true), (5399, false)] {
        let (low, high) = (RADIUS, side - RADIUS);
        let corners =
            [(low, low), (high, low), (high, high), (low, high)].map(|(x, y)| Point::new(x, y));
        let lines: Vec<Line> =
            (0..4).map(|n| Line::Segment(corners[n], corners[(n + 1) % 4])).collect();
        let bounds = Bounds::of(corners[0], corners[2]);
        let open = |point: Point| bounds.holds(point);
        let room =
            Room { apart: 2 * RADIUS, bounds, lines: &lines, open: &open, reached: &|_| true };
        assert_eq!(room.places(4).is_some(), fits, "a square of {side}");
    }
}
