//! What a deed of a puzzle is worth: how often the goal comes about after it, in many games played
//! out by computer players. A puzzle is sound if its best deed is clearly better than every other.

use kernel::{Chance, Chooser, Game, Question, Refusal, Rules, Seed};
use ruleset::{Doors, Policy};

use crate::exercise::{self, Exercise, Goal};

/// Games that are played out after a deed.
pub const GAMES: u64 = 400;
/// Games after which a deed is left that is far behind.
const FIRST_GAMES: u64 = 60;
/// How far behind it then is, in percent.
const FAR: f64 = 30.0;
/// How much better the best deed must be than every other, in percent.
pub const MARGIN: f64 = 8.0;
/// How far a number in the file may be from what is found.
pub const TOLERANCE: f64 = 4.0;
/// Decisions of a game that is played out.
const LONGEST: usize = 400;
/// Places that are tried where any place is an answer.
const PLACES: usize = 24;

/// A deed and how likely the goal is after it, in percent.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// Which answer of the line it is an answer instead of, from 0.
    pub answer: usize,
    /// In words.
    pub deed: String,
    /// In percent.
    pub worth: f64,
}

/// What was found about a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// How likely the goal is with the best line, in percent.
    pub best: f64,
    /// All other deeds.
    pub others: Vec<Weighed>,
    /// What is wrong with the puzzle.
    pub faults: Vec<String>,
}

/// Plays a puzzle out, with the best line and with every other deed.
///
/// # Errors
/// An answer that cannot be read or is refused.
pub fn weigh<R: Doors>(exercise: &Exercise<()>, state: &R::State) -> Result<Report, String> {
    let goal = exercise.goal.as_ref().ok_or("it has no goal")?;
    let puzzle = Puzzle { exercise, goal, state };
    let [step] = exercise.step.as_slice() else { return Err("expected one step".to_owned()) };
    let line = puzzle.line(&step.answers)?;
    let said = |refusal: Refusal| refusal.to_string();
    let best = puzzle.worth(&line, GAMES).map_err(said)?;
    let mut others = Vec::new();
    for answer in 0..line.len() {
        let game = puzzle.at(&line[..answer])?;
        let question = game.question(exercise.seat()).ok_or("the player is not asked")?;
        let earlier = (0..answer).map(|count| puzzle.at(&line[..count]));
        let earlier = earlier.collect::<Result<Vec<Game<R>>, String>>()?;
        for choice in alternatives(&game, question, exercise, &line[answer], &earlier) {
            let deed = R::phrase(game.state(), question, &choice);
            let other: Vec<R::Choice> = line[..answer].iter().cloned().chain([choice]).collect();
            let mut worth = puzzle.worth(&other, FIRST_GAMES).map_err(said)?;
            if worth > best - FAR {
                worth = puzzle.worth(&other, GAMES).map_err(said)?;
            }
            others.push(Weighed { answer, deed, worth });
        }
    }
    let faults = faults::<R>(&puzzle, best, &others);
    Ok(Report { best, others, faults })
}

/// Every other deed: all that are listed; of places those that the file names, and some by chance
/// that do not do what is to be done. What only leads back to an earlier question is no deed.
fn alternatives<R: Doors>(
    game: &Game<R>,
    question: &Question<R>,
    exercise: &Exercise<()>,
    best: &R::Choice,
    earlier: &[Game<R>],
) -> Vec<R::Choice> {
    let mut all = question.options.clone();
    if question.open {
        let wrong = exercise.step.iter().flat_map(|step| &step.wrong);
        all.extend(wrong.filter_map(|wrong| R::read(game.state(), question, &wrong.answer).ok()));
        let mut chance = Chance::seeded(Seed::from(7));
        let places = (0..PLACES).filter_map(|_| R::sample(game.state(), question, &mut chance));
        all.extend(places);
    }
    let done = &exercise.step[0].done;
    all.retain(|choice| {
        let mut next = game.clone();
        let possible = choice != best && next.answer(question.seat, choice.clone()).is_ok();
        let back = earlier.iter().any(|before| before.state() == next.state());
        possible && !back && (done.is_empty() || !exercise::hold(&next, done))
    });
    all
}

struct Puzzle<'a, R: Rules> {
    exercise: &'a Exercise<()>,
    goal: &'a Goal,
    state: &'a R::State,
}

impl<R: Doors> Puzzle<'_, R> {
    fn begin(&self, chance: Chance) -> Result<Game<R>, Refusal> {
        Ok(Game::from_position(self.state.clone(), chance)?.0)
    }

    /// The answers of the best line.
    fn line(&self, answers: &[String]) -> Result<Vec<R::Choice>, String> {
        let mut line = Vec::new();
        for answer in answers {
            let game = self.at(&line)?;
            let question = game.question(self.exercise.seat()).ok_or("the player is not asked")?;
            line.push(R::read(game.state(), question, answer)?);
        }
        Ok(line)
    }

    /// The game after some answers.
    fn at(&self, line: &[R::Choice]) -> Result<Game<R>, String> {
        let game = self.begin(Chance::seeded(Seed::from(1)));
        self.follow(game.map_err(|refusal| refusal.to_string())?, line)
            .map_err(|refusal| refusal.to_string())
    }

    fn follow(&self, mut game: Game<R>, line: &[R::Choice]) -> Result<Game<R>, Refusal> {
        let mut robots = robots::<R>(0);
        for choice in line {
            for _ in 0..LONGEST {
                if game.question(self.exercise.seat()).is_some() {
                    break;
                }
                self.decide(&mut game, &mut robots)?;
            }
            game.answer(self.exercise.seat(), choice.clone())?;
        }
        Ok(game)
    }

    /// In how many of a hundred games the goal comes about after some answers.
    fn worth(&self, line: &[R::Choice], games: u64) -> Result<f64, Refusal> {
        let mut reached = 0;
        for seed in 0..games {
            let game = self.begin(Chance::seeded(Seed::from(seed)))?;
            let mark = self.mark(&game);
            let mut game = self.follow(game, line)?;
            let mut robots = robots::<R>(seed);
            for _ in 0..LONGEST {
                if game.outcome().is_some() || self.mark(&game) != mark {
                    break;
                }
                self.decide(&mut game, &mut robots)?;
            }
            let holds = |facts| exercise::hold(&game, facts);
            reached += u64::from(self.goal.holds.iter().any(holds));
        }
        Ok(100.0 * reached as f64 / games as f64)
    }

    /// What changes when the goal is to be looked at.
    fn mark(&self, game: &Game<R>) -> Option<serde_json::Value> {
        self.goal.until.as_ref().and_then(|fact| R::facts(game).remove(fact))
    }

    /// Somebody who is asked decides: as the exercise says, or as a computer player does.
    fn decide(&self, game: &mut Game<R>, robots: &mut [R::Policy; 2]) -> Result<(), Refusal> {
        let question = game.pending().first().cloned().ok_or(Refusal::NOT_ASKED)?;
        let seat = question.seat;
        let choice = self.exercise.reply(game, seat).or_else(|| {
            let robot = robots.get_mut(seat.team().index())?;
            robot.choose(game.state(), &question).answer(question.options.clone())
        });
        game.answer(seat, choice.ok_or(Refusal::NOT_ASKED)?).map(|_| ())
    }
}

fn robots<R: Doors>(seed: u64) -> [R::Policy; 2] {
    [R::Policy::new(seed), R::Policy::new(seed + 1)]
}

/// What is wrong with the numbers of a puzzle.
fn faults<R: Doors>(puzzle: &Puzzle<'_, R>, best: f64, others: &[Weighed]) -> Vec<String> {
    let (goal, step) = (puzzle.goal, &puzzle.exercise.step[0]);
    let mut faults = Vec::new();
    let near = |stated: u8, found: f64| (f64::from(stated) - found).abs() <= TOLERANCE;
    if !near(goal.worth, best) {
        faults.push(format!("the best deed: stated {}, found {best:.0}", goal.worth));
    }
    for Weighed { deed, worth, .. } in others {
        if *worth > best - MARGIN {
            faults.push(format!("`{deed}` is as good: {worth:.0}, the best {best:.0}"));
        }
        let wrong = step.wrong.iter().find(|wrong| wrong.answer.eq_ignore_ascii_case(deed));
        match wrong.map(|wrong| wrong.worth) {
            Some(Some(stated)) if near(stated, *worth) => {}
            Some(stated) => {
                let stated = stated.map_or("nothing".to_owned(), |stated| stated.to_string());
                faults.push(format!("`{deed}`: stated {stated}, found {worth:.0}"));
            }
            None if *worth > f64::from(goal.others) + TOLERANCE => {
                faults.push(format!("`{deed}`: others at most {}, found {worth:.0}", goal.others));
            }
            None => {}
        }
    }
    for wrong in &step.wrong {
        if !others.iter().any(|other| other.deed.eq_ignore_ascii_case(&wrong.answer)) {
            faults.push(format!("`{}` is no other deed", wrong.answer));
        }
    }
    faults
}
