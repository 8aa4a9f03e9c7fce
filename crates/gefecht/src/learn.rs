//! Lessons and puzzles: those of the program, and whether one is sound.

use std::path::Path;
use std::sync::LazyLock;

use kernel::{Chooser, Game, Seed};
use lessons::worth::{self, Report};
use lessons::{Coach, Exercise};
use ruleset::{Doors, Policy};
use rust_embed::RustEmbed;
use serde::Deserialize;
use server::protocol::ExerciseInfo;

use crate::rulesets::{Ruleset, Task};
use crate::speech::Spoken;

#[derive(RustEmbed)]
#[folder = "../../content/learn"]
struct Shelf;

/// The file of an exercise. Only those on the shelf: a name from outside is no path.
pub fn text(id: &str) -> Option<String> {
    let file = Shelf::get(&format!("{id}.toml"))?;
    String::from_utf8(file.data.into_owned()).ok()
}

/// All exercises, those of a lesson in order.
pub fn exercises() -> Vec<ExerciseInfo> {
    static ALL: LazyLock<Vec<ExerciseInfo>> = LazyLock::new(|| {
        let mut ids: Vec<String> =
            Shelf::iter().filter_map(|path| Some(path.strip_suffix(".toml")?.to_owned())).collect();
        ids.sort();
        ids.iter().filter_map(|id| info(id)).collect()
    });
    ALL.clone()
}

fn info(id: &str) -> Option<ExerciseInfo> {
    let text = text(id)?;
    let (ruleset, _) = id.split_once('/')?;
    Ruleset::named(ruleset)?.perform(Info { id, text: &text })
}

struct Info<'a> {
    id: &'a str,
    text: &'a str,
}

impl Task for Info<'_> {
    type Done = Option<ExerciseInfo>;

    fn perform<R: Spoken>(self) -> Option<ExerciseInfo> {
        let (_, exercise) = Exercise::read::<R>(self.id, self.text).ok()?.apart();
        Some(ExerciseInfo {
            id: self.id.to_owned(),
            ruleset: R::NAME.to_owned(),
            puzzle: exercise.goal.is_some(),
            seat: exercise.seat(),
            title: exercise.title,
            text: exercise.text,
        })
    }
}

/// What was found about an exercise.
#[derive(Debug, Default)]
pub struct Checked {
    /// What is wrong with it.
    pub faults: Vec<String>,
    /// Of a puzzle: what its deeds are worth.
    pub report: Option<Report>,
}

#[derive(Deserialize)]
struct Head {
    ruleset: String,
}

/// Plays an exercise through, and weighs the deeds of a puzzle.
#[must_use]
pub fn check(path: &Path) -> Checked {
    let wrong = |why: String| Checked { faults: vec![why], report: None };
    let name = path.display().to_string();
    let text = match content::file(path) {
        Ok(text) => text,
        Err(fault) => return wrong(fault.to_string()),
    };
    let ruleset = toml::from_str::<Head>(&text).ok().and_then(|head| Ruleset::named(&head.ruleset));
    match ruleset {
        Some(ruleset) => ruleset.perform(Check { name: &name, text: &text }),
        None => wrong(format!("{name}: field `ruleset`: expected the id of one")),
    }
}

struct Check<'a> {
    name: &'a str,
    text: &'a str,
}

impl Task for Check<'_> {
    type Done = Checked;

    fn perform<R: Spoken>(self) -> Checked {
        let mut checked = Checked::default();
        if let Err(why) = checked.fill::<R>(self.name, self.text) {
            checked.faults.push(why);
        }
        checked
    }
}

impl Checked {
    fn fill<R: Doors>(&mut self, name: &str, text: &str) -> Result<(), String> {
        let exercise = Exercise::read::<R>(name, text).map_err(|fault| fault.to_string())?;
        let (position, exercise) = exercise.apart();
        let place = |wrong: ruleset::Wrong| format!("position.{}: {}", wrong.field, wrong.message);
        let state = R::place(position).map_err(place)?;
        let unknown = exercise.rules.iter().filter(|id| content::embedded().get(id).is_none());
        self.faults.extend(unknown.map(|id| format!("`{id}` is no rule")));
        self.untold(&exercise);
        if exercise.goal.is_some() {
            let report = worth::weigh::<R>(&exercise, &state)?;
            self.faults.extend(report.faults.iter().cloned());
            self.report = Some(report);
        }
        let seed = Seed::from(0);
        let (game, _) = exercise.begin::<R>(state, seed).map_err(|refusal| refusal.to_string())?;
        self.play::<R>(game, &Coach::new(name, exercise))
    }

    /// Texts that a language lacks.
    fn untold(&mut self, exercise: &Exercise<()>) {
        let steps = exercise.step.iter().flat_map(|step| {
            let wrong = step.wrong.iter().map(|wrong| &wrong.text);
            step.text.iter().chain(&step.said).chain(&step.otherwise).chain(wrong)
        });
        let goal = exercise.goal.iter().map(|goal| &goal.says);
        for text in [&exercise.title, &exercise.text].into_iter().chain(steps).chain(goal) {
            if text.de.is_none() || text.pl.is_none() {
                self.faults.push(format!("not in every language: {}", text.en));
            }
        }
    }

    /// Plays the answers of all steps; at each question the tries that are explained are tried.
    fn play<R: Doors>(&mut self, mut game: Game<R>, coach: &Coach) -> Result<(), String> {
        let exercise = coach.exercise();
        for (number, step) in exercise.step.iter().enumerate() {
            let mut untried: Vec<_> = step.wrong.iter().collect();
            for answer in &step.answers {
                asked(&mut game, exercise)?;
                untried.retain(|wrong| !explained(&game, coach, &wrong.answer, &wrong.text));
                answer_with(&mut game, exercise, answer)?;
            }
            // What the opponent answers may be what completes the step.
            if coach.follow(&game).done as usize == number {
                let _ = asked(&mut game, exercise);
            }
            let coaching = coach.follow(&game);
            if coaching.done as usize != number + 1 {
                return Err(format!("step {}: its answers do not complete it", number + 1));
            }
            let faults = untried.iter().map(|wrong| format!("`{}` is never tried", wrong.answer));
            self.faults.extend(faults);
        }
        let left = game.dice_left();
        if left > 0 {
            self.faults.push(format!("{left} of the dice have not fallen"));
        }
        Ok(())
    }
}

/// Lets the opponent decide until the player is asked.
fn asked<R: Doors>(game: &mut Game<R>, exercise: &Exercise<()>) -> Result<(), String> {
    let mut robot = R::Policy::new(0);
    while game.question(exercise.seat()).is_none() {
        let question = game.pending().first().cloned().ok_or("nobody is asked")?;
        let choice = exercise.reply(game, question.seat);
        let thought = || robot.choose(game.state(), &question).answer(question.options.clone());
        let choice = choice.or_else(thought).ok_or("the opponent has no answer")?;
        game.answer(question.seat, choice).map_err(|refusal| refusal.to_string())?;
    }
    Ok(())
}

fn answer_with<R: Doors>(
    game: &mut Game<R>,
    exercise: &Exercise<()>,
    answer: &str,
) -> Result<(), String> {
    let seat = exercise.seat();
    let question = game.question(seat).ok_or("the player is not asked")?;
    let choice = R::read(game.state(), question, answer).map_err(|why| {
        let phrase = |choice| R::phrase(game.state(), question, choice);
        let offers: Vec<String> = question.options.iter().take(40).map(phrase).collect();
        let asked = R::prompt(game.state(), &question.prompt);
        format!("`{answer}`: {why}; asked: {asked} {}", offers.join(" | "))
    })?;
    game.answer(seat, choice).map(|_| ()).map_err(|refusal| format!("`{answer}`: {refusal}"))
}

/// Whether a try is possible now and said to be wrong for its reason.
fn explained<R: Doors>(game: &Game<R>, coach: &Coach, answer: &str, text: &content::Names) -> bool {
    let mut tried = game.clone();
    let possible = answer_with(&mut tried, coach.exercise(), answer).is_ok();
    possible && coach.follow(&tried).remark.is_some_and(|said| said.text.as_ref() == Some(text))
}
