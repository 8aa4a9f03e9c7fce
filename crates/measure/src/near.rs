//! Places near one that is pointed at, and areas that are asked place by place. Nothing here decides
//! a rule: whoever asks judges every place.

use crate::direction::Direction;
use crate::point::{Disc, Length, Point};

/// Steps on the straight way to a place.
const STEPS: Length = 24;
/// Rings round its end, and places on each.
const RINGS: [Length; 9] = [100, 250, 500, 900, 1400, 2000, 3000, 4500, 6500];
const TURNS: u16 = 16;
/// Halvings between a place that is admitted and one that is not.
const HALVINGS: usize = 7;
/// Directions in which an area is asked for, and places in each.
const RAYS: u16 = 60;
const SAMPLES: Length = 16;

/// Places to try for whoever is to go to a place: on the straight way there and round its end, the
/// nearest first. None is farther away than it reaches.
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
    let most = i64::from(reach).pow(2);
    let mut places: Vec<Point> =
        way.chain(round).filter(|place| place.distance_squared(from) <= most).collect();
    places.sort_by_key(|place| place.distance_squared(at));
    places
}

/// The first of some places that is admitted, and then as near to another place as halving the way
/// there brings it.
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
    Some(found)
}

/// Places where a base of a radius touches another without lying on it: within two hundredths of a
/// millimetre of its rim, the nearest to a point first.
#[must_use]
pub fn beside(other: Disc, radius: Length, at: Point) -> Vec<Point> {
    // A step is shorter than asked for by less than the diagonal of one hundredth.
    let apart = other.radius + radius + 2;
    let begin = Direction::nearest(at - other.centre);
    let part = i32::from(Direction::COUNT / 72);
    let turned = (0..36).flat_map(|turn| [turn * part, -turn * part]);
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
    mut least: impl FnMut(Point) -> Option<u8>,
) -> Vec<Area> {
    let spacing = (reach / SAMPLES).max(1);
    let rays: Vec<(Direction, Vec<Option<u8>>)> = turns(RAYS)
        .map(|ray| {
            let mut asked = |sample| least(from.moved(ray.step(sample * spacing))?);
            (ray, (1..=SAMPLES).map(&mut asked).collect())
        })
        .collect();
    let mut area = |grade: u8| {
        let mut area = Area::default();
        for (ray, samples) in &rays {
            let admitted: Vec<bool> =
                samples.iter().map(|least| least.is_some_and(|least| least <= grade)).collect();
            let last = admitted.iter().rposition(|&yes| yes).map_or(0, |at| at as Length + 1);
            let (mut far, mut beyond) = (last * spacing, (last + 1) * spacing);
            while beyond - far > spacing / 16 + 1 {
                let middle = far.midpoint(beyond);
                let place = from.moved(ray.step(middle));
                let yes = place.and_then(&mut least).is_some_and(|least| least <= grade);
                if yes { far = middle } else { beyond = middle }
            }
            area.outline.push(from.moved(ray.step(far)).unwrap_or(from));
            let before = &admitted[..last as usize];
            area.holes
                .extend(holes(before).map(|(low, high)| sector(from, *ray, spacing, low, high)));
        }
        area
    };
    (1..=grades).map(&mut area).collect()
}

/// The runs of samples that are not admitted: the first and the last of each.
fn holes(admitted: &[bool]) -> impl Iterator<Item = (Length, Length)> + '_ {
    let begins = (0..admitted.len()).filter(|&at| !admitted[at] && (at == 0 || admitted[at - 1]));
    begins.map(|begin| {
        let run = admitted[begin..].iter().take_while(|yes| !**yes).count();
        (begin as Length + 1, (begin + run) as Length)
    })
}

/// The part of a ray from half a sample before one to half a sample after another.
fn sector(from: Point, ray: Direction, spacing: Length, low: Length, high: Length) -> [Point; 4] {
    let half = i32::from(Direction::COUNT / RAYS / 2);
    let (near, far) = (low * spacing - spacing / 2, high * spacing + spacing / 2);
    [(near, -half), (far, -half), (far, half), (near, half)]
        .map(|(length, turn)| from.moved(ray.turned(turn).step(length)).unwrap_or(from))
}

/// Directions all round.
fn turns(count: u16) -> impl Iterator<Item = Direction> {
    let spacing = Direction::COUNT / count;
    (0..count).filter_map(move |turn| Direction::new(turn * spacing))
}
