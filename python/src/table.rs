//! A game of any ruleset: what Python asks of it, without saying of which.

use std::sync::Arc;

use gefecht::simulation::Robot;
use gefecht::speech::{self, Speech, Spoken};
use kernel::{
    Chance, Chooser, Course, Deed, End, Events, Game, Moment, Outcome, Question, Refusal, Seat,
    Seed, Told, Viewer,
};
use players::Patience;
use ruleset::{Doors, Policy};
use serde::Serialize;
use serde_json::Value;

/// An answer as it is given.
#[derive(Clone)]
pub enum Answer {
    /// The listed option with this number.
    Listed(usize),
    /// In the ruleset's form.
    Said(Value),
}

/// How an answer is tried out.
pub struct Trials {
    /// Who plays on at all seats.
    pub robot: Robot,
    /// How often.
    pub count: u32,
    /// The seed of the first time; the others follow.
    pub seed: u64,
    /// For how long, by the clock of the ruleset; to the end if nothing is said.
    pub horizon: Option<u32>,
}

/// A game of any ruleset. What it gives is JSON.
pub trait Table: Send + Sync {
    /// The same game at this moment.
    fn boxed(&self) -> Box<dyn Table>;
    /// How many players there are.
    fn seats(&self) -> u8;
    /// Who is asked.
    fn asked(&self) -> Vec<Seat>;
    /// What a seat is asked.
    fn question(&self, seat: Seat) -> Option<String>;
    /// The same as a sentence.
    fn ask(&self, seat: Seat, speech: &Speech) -> Option<String>;
    /// An answer of a seat in words.
    fn words(&self, seat: Seat, answer: &Answer, speech: &Speech) -> Result<String, Refusal>;
    /// Whether an answer would be accepted.
    fn judge(&self, seat: Seat, answer: &Answer) -> Result<(), Refusal>;
    /// What a seat does.
    fn perform(&mut self, deed: Deed<Answer>) -> Result<(), Refusal>;
    /// Takes the last deed back.
    fn undo(&mut self) -> Result<(), Refusal>;
    /// Places drawn at random that an open question admits, at most so many.
    fn sample(&self, seat: Seat, count: usize, seed: u64) -> Vec<String>;
    /// Answers that the quick player would compare, at most so many, its own first.
    fn candidates(&self, seat: Seat, count: usize, seed: u64) -> Vec<String>;
    /// What a computer player would answer.
    fn think(&self, seat: Seat, robot: Robot, seed: u64) -> Option<String>;
    /// How well a seat fares on average if it answers so: from 0 to 1.
    fn rollouts(&self, seat: Seat, answer: &Answer, trials: &Trials) -> Result<f64, Refusal>;
    /// The position as a viewer sees it.
    fn view(&self, viewer: Viewer) -> String;
    /// What stays the same for the whole game.
    fn table(&self, viewer: Viewer) -> String;
    /// What happened by the last deed.
    fn told(&self, viewer: Viewer) -> String;
    /// What happened by each deed, in sentences that hide what is hidden; first what came before.
    fn log(&self, speech: &Speech) -> Result<Vec<Vec<String>>, Refusal>;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// The same as a sentence.
    fn ending(&self, speech: &Speech) -> Option<String>;
    /// What a side has.
    fn scores(&self, seat: Seat) -> Vec<(&'static str, i32)>;
    /// How long it has lasted, and in what that is counted.
    fn length(&self) -> (u32, &'static str);
    /// Its record.
    fn record(&self) -> Option<String>;
}

/// A game of a ruleset, and what happened last.
pub struct Playing<R: Spoken> {
    game: Game<R>,
    latest: Arc<Events<R>>,
}

impl<R: Spoken> Playing<R> {
    /// A game and what happened by its last deed.
    pub fn at_table((game, latest): (Game<R>, Events<R>)) -> Box<dyn Table> {
        Box::new(Playing { game, latest: Arc::new(latest) })
    }

    /// The question of a seat.
    fn asks(&self, seat: Seat) -> Result<&Question<R>, Refusal> {
        let not_asked = || Refusal::from(Refusal::NOT_ASKED).with("seat", seat);
        self.game.question(seat).ok_or_else(not_asked)
    }

    fn moment(&self, seat: Seat) -> Result<Moment<R>, Refusal> {
        self.game.moment(seat).ok_or_else(|| Refusal::from(Refusal::NOT_ASKED).with("seat", seat))
    }

    /// The choice of an answer; it is not judged yet.
    fn choice(&self, seat: Seat, answer: &Answer) -> Result<R::Choice, Refusal> {
        match answer {
            Answer::Listed(number) => {
                let options = &self.asks(seat)?.options;
                let listed = format!("{number}, of {}", options.len());
                let none = || Refusal::from(Refusal::MALFORMED).with("option", listed);
                options.get(*number).cloned().ok_or_else(none)
            }
            Answer::Said(choice) => serde_json::from_value(choice.clone())
                .map_err(|error| Refusal::from(Refusal::MALFORMED).with("cannot be read", error)),
        }
    }

    /// A choice that the question admits.
    fn legal(&self, seat: Seat, answer: &Answer) -> Result<R::Choice, Refusal> {
        let choice = self.choice(seat, answer)?;
        R::judge(self.game.state(), self.asks(seat)?, &choice).map(|()| choice)
    }
}

/// JSON of a thing of a ruleset.
fn json(thing: &impl Serialize) -> String {
    // All that rulesets show can be written down.
    serde_json::to_string(thing).unwrap_or_else(|_| "null".to_owned())
}

impl<R: Spoken> Table for Playing<R> {
    fn boxed(&self) -> Box<dyn Table> {
        Box::new(Playing { game: self.game.clone(), latest: self.latest.clone() })
    }

    fn seats(&self) -> u8 {
        R::seats(self.game.state())
    }

    fn asked(&self) -> Vec<Seat> {
        self.game.pending().iter().map(|question| question.seat).collect()
    }

    fn question(&self, seat: Seat) -> Option<String> {
        self.game.question(seat).map(|question| json(&question))
    }

    fn ask(&self, seat: Seat, speech: &Speech) -> Option<String> {
        self.game.question(seat).map(|question| R::ask(self.game.state(), question, speech))
    }

    fn words(&self, seat: Seat, answer: &Answer, speech: &Speech) -> Result<String, Refusal> {
        let choice = self.legal(seat, answer)?;
        Ok(R::answer(self.game.state(), self.asks(seat)?, &choice, speech))
    }

    fn judge(&self, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        self.legal(seat, answer).map(|_| ())
    }

    fn perform(&mut self, deed: Deed<Answer>) -> Result<(), Refusal> {
        let deed = deed.read(|answer| self.choice(deed.seat, answer))?;
        self.latest = Arc::new(self.game.perform(deed)?);
        Ok(())
    }

    fn undo(&mut self) -> Result<(), Refusal> {
        self.game.undo()?;
        self.latest = Arc::default();
        Ok(())
    }

    fn sample(&self, seat: Seat, count: usize, seed: u64) -> Vec<String> {
        let Some(question) = self.game.question(seat) else { return Vec::new() };
        let mut chance = Chance::seeded(Seed::from(seed));
        let drawn = (0..count).filter_map(|_| R::sample(self.game.state(), question, &mut chance));
        drawn.map(|choice| json(&choice)).collect()
    }

    fn candidates(&self, seat: Seat, count: usize, seed: u64) -> Vec<String> {
        let Some(question) = self.game.question(seat) else { return Vec::new() };
        let mut policy = R::Policy::new(seed);
        let found = R::candidates(&mut policy, self.game.state(), question, count);
        found.iter().map(json).collect()
    }

    fn think(&self, seat: Seat, robot: Robot, seed: u64) -> Option<String> {
        let moment = self.game.moment(seat)?;
        let answer = robot.player::<R>(seed, 1).answer(&moment, &Patience::default());
        answer.map(|choice| json(&choice))
    }

    fn rollouts(&self, seat: Seat, answer: &Answer, trials: &Trials) -> Result<f64, Refusal> {
        let (choice, moment) = (self.legal(seat, answer)?, self.moment(seat)?);
        let mut sum = 0.0;
        for number in 0..trials.count {
            let seed = trials.seed.wrapping_add(number.into());
            sum += one_trial(&moment, &choice, trials, seed)?;
        }
        Ok(sum / f64::from(trials.count.max(1)))
    }

    fn view(&self, viewer: Viewer) -> String {
        json(&self.game.view(viewer))
    }

    fn table(&self, viewer: Viewer) -> String {
        json(&R::table(self.game.state(), viewer))
    }

    fn told(&self, viewer: Viewer) -> String {
        let told = self.latest.iter().filter(|told| R::witness(&told.event, viewer).is_some());
        let state = self.game.state();
        json(&told.map(|told| R::told(state, told, viewer)).collect::<Vec<_>>())
    }

    fn log(&self, speech: &Speech) -> Result<Vec<Vec<String>>, Refusal> {
        let mut log = Vec::new();
        let after = |game: &Game<R>, events: &[Told<R::Event>]| {
            let told = |told| speech::told::<R>(game.state(), told, speech);
            log.push(events.iter().filter_map(told).collect());
        };
        self.game.again(|_, _| (), after)?;
        Ok(log)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn ending(&self, speech: &Speech) -> Option<String> {
        self.outcome().map(|outcome| speech::outcome::<R>(self.seats(), &outcome, speech))
    }

    fn scores(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        R::SCORES.iter().copied().zip(R::scores(self.game.state(), seat)).collect()
    }

    fn length(&self) -> (u32, &'static str) {
        (R::length(self.game.state()), R::LENGTH)
    }

    fn record(&self) -> Option<String> {
        self.game.record().map(|record| json(&record))
    }
}

/// Plays on once: with other dice, and with what the seat cannot see dealt anew.
fn one_trial<R: Doors>(
    moment: &Moment<R>,
    choice: &R::Choice,
    trials: &Trials,
    seed: u64,
) -> Result<f64, Refusal> {
    let seat = moment.seat();
    let seats = R::seats(moment.state());
    let own = |other: u8| seed.wrapping_mul(seats.into()).wrapping_add(other.into());
    let players: Option<Vec<Box<dyn Chooser<R> + Send>>> =
        (0..seats).map(|other| trials.robot.chooser::<R>(own(other))).collect();
    let mut players =
        players.ok_or_else(|| Refusal::from(Refusal::MALFORMED).with("player", trials.robot))?;
    let last = trials.horizon.map(|far| R::clock(moment.state()).saturating_add(far));
    let is_over = |state: &R::State| {
        last.is_some_and(|last| R::clock(state) >= last)
            || R::is_stuck(state)
            || R::LONGEST.is_some_and(|most| R::length(state) > most)
    };
    let course = Course {
        chance: Chance::seeded(Seed::from(seed)),
        deal: &|state, chance| R::determinise(state, seat, chance),
        decide: &mut |state: &R::State, question: &Question<R>| {
            let player = players.get_mut(question.seat.index())?;
            Some(player.choose(state, question))
        },
        goes_on: &|state, _| !is_over(state),
    };
    let End { state, outcome } = moment.play(choice, course)?;
    Ok(match outcome {
        None => f64::from(R::values(&state).chance(&R::ahead(&state, seat), R::passed(&state))),
        Some(Outcome { winner: None, .. }) => 0.5,
        Some(Outcome { winner: Some(winner), .. }) => f64::from(u8::from(winner.is_with(seat))),
    })
}
