//! What being ahead is worth, by the games of quick players: who won from positions like these.

use std::cell::{Cell, RefCell};

use kernel::{Chance, Chooser, Game, Refusal, Seat, Seed, simulate_while};
use players::{Effort, Player, Searcher};
use rayon::prelude::*;
use ruleset::{Ahead, Depth, Doors, MOST_ASPECTS, Policy, Values, Worth, Worths};
use serde::{Deserialize, Serialize};

use super::Share;

/// A game as it looked each time when the ruleset's clock went on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// Its number, from 0.
    pub number: u64,
    /// What player 1 got: 1, a half or nothing.
    pub won: f32,
    /// How much of the game had passed, and how far player 1 was ahead.
    pub positions: Vec<(f32, Ahead)>,
}

impl Course {
    /// Plays a game by quick players. All are equally good, as they are in a rollout: who is ahead is not
    /// the better player as well.
    ///
    /// # Errors
    /// A game that went wrong: a fault of the program.
    pub fn play<R: Doors>(start: R::State, seed: u64, number: u64) -> Result<Course, Refusal> {
        let own = super::first_seed(seed).wrapping_add(number);
        let player = |seat: Seat| R::Policy::new(own ^ u64::from(seat.0) << 32);
        let mut players: Vec<Box<dyn Chooser<R>>> =
            Seat::first(R::seats(&start)).map(|seat| Box::new(player(seat)) as _).collect();
        let (positions, clock) = (RefCell::new(Vec::new()), Cell::new(R::clock(&start)));
        let look = |state: &R::State| {
            if clock.replace(R::clock(state)) != R::clock(state) {
                positions.borrow_mut().push((R::passed(state), R::ahead(state, Seat(0))));
            }
            super::goes_on::<R>(state)
        };
        let chance = Chance::seeded(Seed::from(own));
        let (_, outcome, _) = simulate_while(start, chance, &mut players, look)?;
        let won = outcome.winner.map_or(0.5, |winner| f32::from(u8::from(winner.is_with(Seat(0)))));
        Ok(Course { number, won, positions: positions.into_inner() })
    }

    /// Whether it can be a game.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn sound(&self) -> Result<(), String> {
        if ![0.0, 0.5, 1.0].contains(&self.won) {
            return Err(format!("field `won`: {}, expected 0, 0.5 or 1", self.won));
        }
        let sound = |(passed, ahead): &(f32, Ahead)| {
            (0.0..=1.0).contains(passed) && ahead.iter().all(|ahead| ahead.is_finite())
        };
        let wrong = self.positions.iter().find(|position| !sound(position));
        wrong.map_or(Ok(()), |wrong| {
            Err(format!("field `positions`: {wrong:?}, expected a share of the game and numbers"))
        })
    }
}

/// What hard players with other worths get against those with the program's own, sides swapped, a draw
/// being half a win.
///
/// # Errors
/// A game that went wrong: a fault of the program.
pub fn proof<R: Doors>(
    content: &R::Content,
    setup: &R::Setup,
    values: Values,
    seed: u64,
    pairs: u64,
) -> Result<Share, Refusal> {
    let pairs = (0..pairs).into_par_iter().map_init(
        || R::start(content, setup),
        |start, number| {
            let (start, seed) = (start.clone()?, super::first_seed(seed).wrapping_add(number));
            let mut games = [Seat(0), Seat(1)].into_iter().map(|other| {
                let hard = Effort::Level(Depth::Hard);
                let player = |seat: Seat| -> Box<dyn Player<R>> {
                    let player = Searcher::<R>::new(seed ^ u64::from(seat.0) << 32, hard, 1);
                    Box::new(if seat.is_with(other) { player.judging(values) } else { player })
                };
                let mut players: Vec<_> = Seat::first(R::seats(&start)).map(player).collect();
                let chance = Chance::seeded(Seed::from(seed));
                let (mut game, _) = Game::<R>::from_position(start.clone(), chance)?;
                super::play_on(&mut game, &mut players, |_, _, _| {})?;
                let winner = game.outcome().and_then(|outcome| outcome.winner);
                Ok(winner.map_or(0.5, |winner| f64::from(u8::from(winner.is_with(other)))))
            });
            games.try_fold(0.0, |sum, got| got.map(|got: f64| sum + got / 2.0))
        },
    );
    Ok(Share::of_mean(&pairs.collect::<Result<Vec<f64>, Refusal>>()?))
}

/// What was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    /// The worths that explain best who won.
    pub worths: Worths,
    /// How badly the present ones and these foresee games that were held back: the logarithmic loss,
    /// 0.693 for who knows nothing.
    pub loss: [f64; 2],
}

/// Every so many-th game is held back to be foreseen.
const HELD_BACK: u64 = 5;

/// How often all worths are looked at, each with the others as they are.
const SWEEPS: usize = 100;

/// Holds what hardly ever matters at nothing.
const RIDGE: f64 = 1.0;

/// A position, by what each worth at the beginning and at the end is multiplied with.
struct Seen {
    parts: [f64; 2 * MOST_ASPECTS],
    won: f64,
}

impl Seen {
    fn all<'a>(courses: impl Iterator<Item = &'a Course>) -> Vec<Seen> {
        let seen = |course: &'a Course| {
            course.positions.iter().map(|(passed, ahead)| {
                let [start, end] = [f64::from(1.0 - passed), f64::from(*passed)];
                let part = |number: usize| {
                    f64::from(ahead[number / 2])
                        * if number.is_multiple_of(2) { start } else { end }
                };
                Seen { parts: std::array::from_fn(part), won: course.won.into() }
            })
        };
        courses.flat_map(seen).collect()
    }
}

/// Finds the worths that explain best who won, none below nothing. Aspects that no position shows keep
/// theirs.
#[must_use]
pub fn fit(aspects: &[&str], present: Values, courses: &[Course]) -> Fit {
    let (back, known): (Vec<&Course>, Vec<&Course>) =
        courses.iter().partition(|course| course.number.is_multiple_of(HELD_BACK));
    let (back, known) = (Seen::all(back.into_iter()), Seen::all(known.into_iter()));
    let (starts, ends) = (present.when(0.0), present.when(1.0));
    let before: [f64; 2 * MOST_ASPECTS] = std::array::from_fn(|number| {
        f64::from(if number.is_multiple_of(2) { starts } else { ends }[number / 2])
    });
    let after = descend(before, &known).map(rounded);
    let worth =
        |number: usize| -> Worth { [after[2 * number] as f32, after[2 * number + 1] as f32] };
    let worths =
        aspects.iter().enumerate().map(|(number, name)| ((*name).to_owned(), worth(number)));
    Fit { worths: worths.collect(), loss: [before, after].map(|worths| loss(&worths, &back)) }
}

/// Newton's method, one worth after the other.
fn descend(mut worths: [f64; 2 * MOST_ASPECTS], known: &[Seen]) -> [f64; 2 * MOST_ASPECTS] {
    let mut sums: Vec<f64> = known.iter().map(|seen| sum(&worths, seen)).collect();
    for number in (0..SWEEPS).flat_map(|_| 0..2 * MOST_ASPECTS) {
        let (mut slope, mut bend) = (0.0, 0.0);
        for (seen, sum) in known.iter().zip(&sums) {
            let (part, chance) = (seen.parts[number], chance(*sum));
            slope += (chance - seen.won) * part;
            bend += chance * (1.0 - chance) * part * part;
        }
        // No position shows it.
        if bend == 0.0 {
            continue;
        }
        let old = worths[number];
        worths[number] = (old - (slope + RIDGE * old) / (bend + RIDGE)).max(0.0);
        let step = worths[number] - old;
        sums.iter_mut().zip(known).for_each(|(sum, seen)| *sum += step * seen.parts[number]);
    }
    worths
}

fn sum(worths: &[f64; 2 * MOST_ASPECTS], seen: &Seen) -> f64 {
    worths.iter().zip(&seen.parts).map(|(worth, part)| worth * part).sum()
}

fn chance(sum: f64) -> f64 {
    1.0 / (1.0 + (-sum).exp())
}

/// How badly worths foresee who wins.
fn loss(worths: &[f64; 2 * MOST_ASPECTS], seen: &[Seen]) -> f64 {
    let each = seen.iter().map(|seen| {
        let chance = chance(sum(worths, seen)).clamp(1e-9, 1.0 - 1e-9);
        -(seen.won * chance.ln() + (1.0 - seen.won) * (1.0 - chance).ln())
    });
    each.sum::<f64>() / seen.len().max(1) as f64
}

/// To a thousandth: more says nothing.
fn rounded(worth: f64) -> f64 {
    (1000.0 * worth).round() / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of one position, ahead by 1 or behind; of `all` that are ahead, `won` are won.
    fn courses(passed: f32, all: u64, won: u64) -> Vec<Course> {
        let course = |number: u64| {
            let ahead = if number.is_multiple_of(2) { 1.0 } else { -1.0 };
            let lucky = number / 2 % all < won;
            let positions = vec![(passed, [ahead, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])];
            Course { number, won: f32::from(u8::from(lucky == (ahead > 0.0))), positions }
        };
        (0..40_000).map(course).collect()
    }

    /// Three of four: the odds are 3 to 1, so the worth is ln 3 = 1.0986.
    #[test]
    fn a_worth_is_found_that_gives_the_share_of_games_won() {
        let present = Values::default();
        let found = fit(&["lead", "never"], present, &courses(0.0, 4, 3));
        let [start, end] = found.worths["lead"];
        assert!((start - 1.099).abs() < 0.002 && end == 0.0, "{found:?}");
        assert_eq!(found.worths["never"], [0.0, 0.0]);
        // From ln 2 to 3/4 ln 4/3 + 1/4 ln 4 = 0.5623.
        assert!((found.loss[0] - std::f64::consts::LN_2).abs() < 1e-3, "{found:?}");
        assert!((found.loss[1] - 0.5623).abs() < 5e-3, "{found:?}");
        let late = fit(&["lead"], present, &courses(1.0, 4, 3));
        assert!((late.worths["lead"][1] - 1.099).abs() < 0.002, "{late:?}");
    }

    #[test]
    fn nothing_is_worth_less_than_nothing_and_what_is_not_seen_stays() {
        let present: Worths =
            [("lead".to_owned(), [0.5; 2]), ("never".to_owned(), [0.7, 0.8])].into();
        let present = Values::of(&["lead", "never"], &present).unwrap_or_default();
        let found = fit(&["lead", "never"], present, &courses(0.5, 4, 1));
        assert_eq!(found.worths["lead"], [0.0, 0.0]);
        assert_eq!(found.worths["never"], [0.7, 0.8]);
    }
}
