//! Places near one that is pointed at, and areas that are asked place by place. Nothing here decides
//! a rule: whoever asks judges every place.

use crate::direction::Direction;
use crate::point::{Disc, Length, Point};

/// Steps on the straight way to a place.
const STEPS: Length = 24;
/// Rings round its end, and places on each.
const RINGS: [Length; 9] = [100, 250, 500, 900, 1400, 2000, 3000, 4500, 6500];
const TURNS: u16 = 16;
/// Directions all round the place that is left, and places in each: one may lie elsewhere.
const FAN: u16 = 24;
const FAN_STEPS: Length = 8;
/// Halvings between a place that is admitted and one that is not.
const HALVINGS: usize = 7;
/// Steps to nearer places all round the one that was found, and how often one is tried.
const CLOSER: [Length; 4] = [400, 100, 25, 6];
const TRIES: usize = 240;
/// Directions in which an area is asked for at first, and places in each.
const RAYS: u16 = 48;
const SAMPLES: Length = 16;
/// Where two neighbours differ, one between them is asked: so many times, and so many in all. An eighth
/// of the first spacing is a step of seven millimetres at the end of the longest tool.
const REFINEMENTS: usize = 3;
const MOST_RAYS: usize = 120;

/// Places to try for whoever is to go to a place: on the straight way there, round its end, and all
/// round where it comes from, the nearest first. None is farther away than it reaches.
#[must_use]
pub fn places(from: Point, at: Point, reach: Length) -> Vec<Point> {
    let toward = Direction::nearest(at - from);
    let far = i64::from(reach).min(from.distance_squared(at).isqrt()) as Length;
    let along = |length: Length| from.moved(toward.step(length));
    let way = (1..=STEPS)
        .filter_map(|step| along((i64::from(far) * i64::from(step) / i64::from(STEPS)) as Length));
    let end = if far < reach { at } else { along(far).unwrap_or(from) };
    let rings = RINGS.into_iter().flat_map(|ring| turns(TURNS).map(move |turn| (ring, turn)));
    let round = rings.filter_map(|(ring, turn)| end.moved(turn.step(ring)));
    let lengths = (1..=FAN_STEPS).map(|step| reach / FAN_STEPS * step);
    let fan =
        lengths.flat_map(|length| turns(FAN).filter_map(move |turn| from.moved(turn.step(length))));
    let most = i64::from(reach).pow(2);
    let mut places: Vec<Point> =
        way.chain(round).chain(fan).filter(|place| place.distance_squared(from) <= most).collect();
    places.sort_by_key(|place| place.distance_squared(at));
    places
}

/// The first of some places that is admitted, and then as near to another place as halving the way
/// there and steps along what bars it bring it.
pub fn nearest<T>(
    places: impl IntoIterator<Item = Point>,
    at: Point,
    mut admitted: impl FnMut(Point) -> Option<T>,
) -> Option<T> {
    let (mut place, mut found) =
        places.into_iter().find_map(|place| Some((place, admitted(place)?)))?;
    let mut beyond = at;
    for _ in 0..HALVINGS {
        let middle = Point { x: place.x.midpoint(beyond.x), y: place.y.midpoint(beyond.y) };
        match admitted(middle) {
            Some(nearer) => (place, found) = (middle, nearer),
            None => beyond = middle,
        }
    }
    let mut tries = TRIES;
    for step in CLOSER {
        while let Some(closer) = closer(place, step, at, &mut tries, &mut admitted) {
            (place, found) = closer;
        }
    }
    Some(found)
}

/// A place a step away that is nearer to another place and admitted; of several the nearest to it.
fn closer<T>(
    place: Point,
    step: Length,
    at: Point,
    tries: &mut usize,
    mut admitted: impl FnMut(Point) -> Option<T>,
) -> Option<(Point, T)> {
    let far = place.distance_squared(at);
    let round = turns(TURNS).filter_map(|turn| place.moved(turn.step(step)));
    let mut nearer: Vec<Point> = round.filter(|next| next.distance_squared(at) < far).collect();
    nearer.sort_by_key(|next| next.distance_squared(at));
    nearer.into_iter().find_map(|next| {
        *tries = tries.checked_sub(1)?;
        Some((next, admitted(next)?))
    })
}

/// Places where a base of a radius touches another without lying on it: within two hundredths of a
/// millimetre of its rim, the nearest to a point first.
#[must_use]
pub fn beside(other: Disc, radius: Length, at: Point) -> Vec<Point> {
    // A step is shorter than asked for by less than the diagonal of one hundredth.
    let apart = other.radius + radius + 2;
    let begin = Direction::nearest(at - other.centre);
    let part = |turn: i32| turn * i32::from(Direction::COUNT) / 72;
    let sides = (1..36).flat_map(|turn| [part(turn), part(-turn)]);
    let turned = [0].into_iter().chain(sides).chain([part(36)]);
    turned.filter_map(|by| other.centre.moved(begin.turned(by).step(apart))).collect()
}

/// What is admitted round a place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Area {
    /// As seen from there: in every direction the farthest place.
    pub outline: Vec<Point>,
    /// What is not admitted before it.
    pub holes: Vec<[Point; 4]>,
}

/// The areas of some grades, each with those below it. `least` says from which grade on a place is
/// admitted.
pub fn areas(
    from: Point,
    reach: Length,
    grades: u8,
    least: impl FnMut(Point) -> Option<u8>,
) -> Vec<Area> {
    let spacing = (reach / SAMPLES).max(1);
    let mut asking = Asking { from, spacing, grades, least };
    let mut rays: Vec<Ray> = turns(RAYS).map(|toward| asking.ray(toward)).collect();
    for _ in 0..REFINEMENTS {
        let mut left = MOST_RAYS.saturating_sub(rays.len());
        let pairs = neighbours(&rays).map(|(ray, next)| {
            let between = ray.toward.turned(ray.gap(next) / 2);
            let wanted = left > 0 && !(0..grades).all(|grade| ray.is_like(next, grade, spacing));
            left -= usize::from(wanted);
            wanted.then(|| asking.ray(between))
        });
        let finer: Vec<Option<Ray>> = pairs.collect();
        rays = rays
            .into_iter()
            .zip(finer)
            .flat_map(|(ray, finer)| [Some(ray), finer])
            .flatten()
            .collect();
    }
    (0..grades).map(|grade| drawn(from, spacing, &rays, grade)).collect()
}

/// A direction, and for each grade the stretches that are admitted in it, the first from the place
/// itself on.
struct Ray {
    toward: Direction,
    runs: Vec<Vec<(Length, Length)>>,
}

impl Ray {
    fn runs(&self, grade: u8) -> &[(Length, Length)] {
        self.runs.get(usize::from(grade)).map_or(&[], Vec::as_slice)
    }

    fn far(&self, grade: u8) -> Length {
        self.runs(grade).last().map_or(0, |run| run.1)
    }

    /// The farthest length that is admitted and not beyond another.
    fn within(&self, grade: u8, most: Length) -> Length {
        self.runs(grade).iter().rfind(|run| run.0 <= most).map_or(0, |run| run.1.min(most))
    }

    /// To the next ray on the left.
    fn gap(&self, next: &Ray) -> i32 {
        let count = i32::from(Direction::COUNT);
        (i32::from(next.toward.index()) - i32::from(self.toward.index())).rem_euclid(count)
    }

    /// Whether a straight line may be drawn from each end of a stretch to that of the other ray.
    fn is_like(&self, next: &Ray, grade: u8, spacing: Length) -> bool {
        let (here, there) = (self.runs(grade), next.runs(grade));
        let near = |a: Length, b: Length| (a - b).abs() <= spacing;
        let mut pairs = here.iter().zip(there);
        here.len() == there.len() && pairs.all(|(a, b)| near(a.0, b.0) && near(a.1, b.1))
    }
}

/// Each ray with the next, all round.
fn neighbours(rays: &[Ray]) -> impl Iterator<Item = (&Ray, &Ray)> {
    rays.iter().zip(rays.iter().cycle().skip(1))
}

struct Asking<F> {
    from: Point,
    spacing: Length,
    grades: u8,
    least: F,
}

impl<F: FnMut(Point) -> Option<u8>> Asking<F> {
    fn ray(&mut self, toward: Direction) -> Ray {
        let mut least = |at: Length| (self.least)(self.from.moved(toward.step(at * self.spacing))?);
        let samples: Vec<Option<u8>> = (1..=SAMPLES).map(&mut least).collect();
        let runs = (0..self.grades).map(|grade| self.runs(toward, &samples, grade)).collect();
        Ray { toward, runs }
    }

    fn runs(
        &mut self,
        toward: Direction,
        samples: &[Option<u8>],
        grade: u8,
    ) -> Vec<(Length, Length)> {
        let sampled = samples.iter().map(|&least| is_admitted(least, grade));
        // Who stands there stands there, and beyond the reach nobody does.
        let admitted: Vec<bool> = [true].into_iter().chain(sampled).chain([false]).collect();
        let mut runs = Vec::new();
        let mut begin = 0;
        for (at, pair) in (0..).zip(admitted.windows(2)) {
            let (here, there) = (at * self.spacing, (at + 1) * self.spacing);
            match pair {
                [true, false] => runs.push((begin, self.edge(toward, grade, here, there))),
                [false, true] => begin = self.edge(toward, grade, there, here),
                _ => {}
            }
        }
        runs
    }

    /// The last length that is admitted on the way from one that is to one that is not.
    fn edge(
        &mut self,
        toward: Direction,
        grade: u8,
        mut inside: Length,
        mut outside: Length,
    ) -> Length {
        while (outside - inside).abs() > self.spacing / 16 + 1 {
            let middle = inside.midpoint(outside);
            let place = self.from.moved(toward.step(middle));
            match is_admitted(place.and_then(&mut self.least), grade) {
                true => inside = middle,
                false => outside = middle,
            }
        }
        inside
    }
}

/// Grades are counted from 1.
fn is_admitted(least: Option<u8>, grade: u8) -> bool {
    least.is_some_and(|least| least <= grade + 1)
}

/// What rays tell of a grade as an area. Between rays that differ it is what both admit.
fn drawn(from: Point, spacing: Length, rays: &[Ray], grade: u8) -> Area {
    let at = |toward: Direction, length: Length| from.moved(toward.step(length)).unwrap_or(from);
    let mut area = Area::default();
    for (ray, next) in neighbours(rays) {
        let (far, then) = (ray.far(grade), next.far(grade));
        area.outline.push(at(ray.toward, far));
        if ray.is_like(next, grade, spacing) {
            let there = gaps(next.runs(grade));
            area.holes.extend(gaps(ray.runs(grade)).zip(there).map(|(a, b)| {
                let (here, there) = (ray.toward, next.toward);
                [at(here, a.0), at(here, a.1), at(there, b.1), at(there, b.0)]
            }));
            continue;
        }
        if far != then {
            let longer = if far > then { ray } else { next };
            area.outline.push(at(longer.toward, longer.within(grade, far.min(then))));
        }
        let middle = ray.toward.turned(ray.gap(next) / 2);
        for (one, [left, right]) in [(ray, [ray.toward, middle]), (next, [middle, next.toward])] {
            let before = gaps(one.runs(grade)).filter(|gap| gap.0 < far.min(then));
            area.holes.extend(before.map(|(low, high)| {
                let high = high.min(far.min(then));
                [at(left, low), at(left, high), at(right, high), at(right, low)]
            }));
        }
    }
    area
}

/// What lies between stretches.
fn gaps(runs: &[(Length, Length)]) -> impl Iterator<Item = (Length, Length)> + '_ {
    runs.windows(2).filter_map(|pair| match pair {
        [before, after] => Some((before.1, after.0)),
        _ => None,
    })
}

/// Directions all round.
fn turns(count: u16) -> impl Iterator<Item = Direction> {
    let spacing = Direction::COUNT / count;
    (0..count).filter_map(move |turn| Direction::new(turn * spacing))
}
