//! A game in progress.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;

use kernel::{
    Deed, Doing, Events, Game, Outcome, PerSeat, Question, Record, Refusal, Seat, Seed, Told,
    Viewer,
};
use lessons::{Coach, Coaching};
use players::{Advice, Analyst, Effort, Patience, Player, Reason, Robot, Searcher};
use ruleset::{Depth, Doors, Tally};
use serde::Serialize;
use serde_json::Value;

use super::{Match, Measuring, malformed, raw};
use crate::limits::{MOST_HINTED, MOST_HINTS, MOST_JUDGED, MOST_SWINGS, MOST_THOUGHT};
use crate::protocol::{Analysed, Because, Counted, Frame, Hinted, Judged, Raw};

/// On how many threads a thought runs.
fn threads() -> usize {
    available_parallelism().map_or(1, usize::from)
}

/// A game in progress.
pub(super) struct Hosting<R: Doors> {
    game: Game<R>,
    latest: Events<R>,
    robots: PerSeat<Option<Shared<R>>>,
    /// Who follows it, if it is an exercise.
    coach: Option<Arc<Coach>>,
}

/// A computer player; clones of a game share it.
type Shared<R> = Arc<Mutex<Box<dyn Player<R>>>>;

impl<R: Doors> Hosting<R> {
    /// A game at which no computer player sits yet, and what happened last.
    pub(super) fn begin(
        (game, latest): (Game<R>, Events<R>),
        coach: Option<Arc<Coach>>,
    ) -> Box<dyn Match> {
        let robots = PerSeat::of(R::seats(game.state()), |_| None);
        Box::new(Self { game, latest, robots, coach })
    }

    pub(super) fn start(
        content: &R::Content,
        setup: R::Setup,
        seed: Seed,
    ) -> Result<Box<dyn Match>, Refusal> {
        Ok(Self::begin(Game::<R>::start(content, setup, seed)?, None))
    }

    /// A game that is played on from a moment.
    pub(super) fn resume(
        content: &R::Content,
        record: &Record<R>,
    ) -> Result<Box<dyn Match>, Refusal> {
        let mut latest = Vec::new();
        let game = record
            .replay(content, |_, _| (), |_, events| latest = events.to_vec())
            .map_err(|fault| Refusal::from(Refusal::SETUP).with("record", fault))?;
        Ok(Self::begin((game, latest), None))
    }

    /// Whether a computer player sits there.
    fn sits(&self, seat: Seat) -> bool {
        self.robots.get(seat.index()).is_some_and(Option::is_some)
    }

    fn seen(&self, game: &Game<R>, events: &[Told<R::Event>], viewer: Viewer) -> Raw {
        let witnessed = |told: &&Told<R::Event>| R::witness(&told.event, viewer).is_some();
        let told = events.iter().filter(witnessed);
        raw(&told.map(|told| R::told(game.state(), told, viewer)).collect::<Vec<_>>())
    }

    /// Plays the game again and shows it after each deed, with the deed and its question.
    fn again(&self, mut show: impl FnMut(&Game<R>, &[Told<R::Event>], Option<Done<R>>)) {
        let next = std::cell::RefCell::new(None);
        let before = |game: &Game<R>, deed: &Deed<R::Choice>| {
            let question = game.question(deed.seat).cloned();
            *next.borrow_mut() = Some(Done { deed: deed.clone(), question });
        };
        let after = |game: &Game<R>, events: &[Told<R::Event>]| show(game, events, next.take());
        // A game in memory replays; if it did not, there would be nothing to show.
        let _ = self.game.again(before, after);
    }
}

impl Counted {
    fn add(&mut self, tally: Tally) {
        match tally {
            Tally::Suffered { seat, damage, .. } => {
                self.suffered[seat.index() % 2] += u32::from(damage)
            }
            Tally::Rolled { seat, gave, expected } => {
                self.gave[seat.index() % 2] += u32::from(gave);
                self.expected[seat.index() % 2] += expected;
            }
            Tally::Scored { .. } => {}
        }
    }
}

/// A decision that was thought about again, as it is told. The start is the first step of a replay.
fn judged<C: Serialize>(found: &players::Judged<C>) -> Judged {
    let best = (found.lost > 0.0).then(|| serde_json::to_value(&found.best).ok()).flatten();
    let players::Judged { deed, seat, wins, lost, .. } = *found;
    Judged { step: deed as u32 + 1, seat, wins, lost, best }
}

/// A deed, and the question that it answers.
struct Done<R: Doors> {
    deed: Deed<R::Choice>,
    question: Option<Question<R>>,
}

impl<R: Doors> Match for Hosting<R> {
    fn boxed(&self) -> Box<dyn Match> {
        Box::new(Self {
            game: self.game.clone(),
            latest: self.latest.clone(),
            robots: self.robots.clone(),
            coach: self.coach.clone(),
        })
    }

    fn perform(&mut self, deed: &Deed<Value>) -> Result<(), Refusal> {
        let read = |choice: &Value| serde_json::from_value(choice.clone()).map_err(malformed);
        self.latest = self.game.perform(deed.read(read)?)?;
        Ok(())
    }

    fn sit(&mut self, seat: Seat, player: &str, seed: u64) {
        if let Some(place) = self.robots.get_mut(seat.index()) {
            let robot = Robot::named(player);
            *place = robot.map(|robot| Arc::new(Mutex::new(robot.player(seed, threads()))));
        }
    }

    fn robot(&self) -> Option<Seat> {
        // What a team decides together a person of it decides.
        let persons = |question: &Question<R>| {
            let mut team = self.game.seats().filter(|&seat| question.asks(seat));
            question.joint && !R::is_turn(question) && team.any(|seat| !self.sits(seat))
        };
        let mut asked = self.game.pending().iter().filter(|question| !persons(question));
        asked.find(|question| self.sits(question.seat)).map(|question| question.seat)
    }

    fn think(&self, seat: Seat, patience: &Patience) -> Option<Value> {
        let moment = self.game.moment(seat)?;
        let told = self.coach.as_ref().and_then(|coach| coach.exercise().reply(&self.game, seat));
        if let Some(choice) = told {
            return serde_json::to_value(choice).ok();
        }
        let robot = self.robots.get(seat.index())?.as_ref()?;
        let mut robot = robot.lock().unwrap_or_else(PoisonError::into_inner);
        serde_json::to_value(robot.answer(&moment, &patience.within(MOST_THOUGHT))?).ok()
    }

    fn hints(&self, seat: Seat, patience: &Patience) -> Vec<Hinted> {
        let Some(moment) = self.game.moment(seat) else { return Vec::new() };
        let mut advisor = Searcher::<R>::new(0, Effort::Level(Depth::Expert), threads());
        let all = advisor.advise(&moment, MOST_HINTS, &patience.within(MOST_HINTED));
        let hinted = |advice: Advice<R::Choice>| {
            let because = |Reason { aspect, by }| Because { aspect: str::to_owned(aspect), by };
            Some(Hinted {
                choice: serde_json::to_value(advice.choice).ok()?,
                next: advice.next.and_then(|next| serde_json::to_value(next).ok()),
                wins: advice.wins,
                worse: advice.worse,
                reason: advice.reason.map(because),
            })
        };
        all.into_iter().filter_map(hinted).collect()
    }

    fn analyse(&self, patience: &Patience, tell: &mut dyn FnMut(Analysed)) {
        let mut analyst = Analyst::<R>::new(Effort::Level(Depth::Hard), threads());
        let look = |game: &Game<R>, deed: &Deed<R::Choice>| {
            let found = analyst.look(game, deed, &patience.within(MOST_JUDGED));
            found.into_iter().for_each(|found| tell(Analysed::Judged(judged(found))));
        };
        // A game in memory replays.
        let _ = self.game.again(look, |_, _| ());
        let found = analyst.finish(self.game.outcome());
        let swings = found.swings(MOST_SWINGS).iter().map(|swing| swing.deed as u32 + 1).collect();
        tell(Analysed::Done { swings, luck: found.luck(), whole: !patience.is_over() });
    }

    fn robot_takes_draw(&self, seat: Seat) -> bool {
        self.sits(seat) && R::takes_draw(self.game.state(), seat)
    }

    fn robot_offers_draw(&self, seat: Seat) -> bool {
        let question = self.game.question(seat).filter(|_| self.sits(seat));
        let offers = |question| R::offers_draw(self.game.state(), question);
        !self.game.draw_offers().contains(&seat) && question.is_some_and(offers)
    }

    fn told(&self, viewer: Viewer) -> Raw {
        self.seen(&self.game, &self.latest, viewer)
    }

    fn history(&self, viewer: Viewer, from: usize) -> Vec<Raw> {
        let mut all = Vec::new();
        let mut number = 0;
        self.again(|game, events, _| {
            if number >= from {
                all.push(self.seen(game, events, viewer));
            }
            number += 1;
        });
        all
    }

    fn frames(&self, from: usize, count: usize) -> Vec<Frame> {
        let mut frames = Vec::new();
        let mut number = 0;
        self.again(|game, events, done| {
            if (from..from.saturating_add(count)).contains(&number) {
                let question = done.as_ref().and_then(|done| done.question.as_ref());
                frames.push(Frame {
                    seat: done.as_ref().map(|done| done.deed.seat),
                    prompt: question.map(|question| raw(&question.prompt)),
                    open: question.is_some_and(|question| question.open),
                    options: question.map_or(0, |question| question.options.len() as u32),
                    deed: done.as_ref().map(|done| raw(&done.deed.doing)),
                    told: self.seen(game, events, Viewer::Judge),
                    view: raw(&game.view(Viewer::Judge)),
                    refusal: None,
                });
            }
            number += 1;
        });
        frames
    }

    fn statistics(&self) -> Vec<Counted> {
        let mut steps = Vec::new();
        let mut attack = None;
        self.again(|game, events, _| {
            let mut counted = Counted::default();
            for told in events {
                let tallied = R::tally(game.state(), &told.event, &mut attack);
                let others = R::tally_of_defence(&told.event, attack);
                tallied.into_iter().chain(others).for_each(|tally| counted.add(tally));
            }
            let score = |seat| R::scores(game.state(), seat).get(R::PLOTTED).copied();
            counted.score = [Seat(0), Seat(1)].map(|seat| score(seat).unwrap_or(0));
            steps.push(counted);
        });
        steps
    }

    fn view(&self, viewer: Viewer) -> Raw {
        raw(&self.game.view(viewer))
    }

    fn table(&self, viewer: Viewer) -> Raw {
        raw(&R::table(self.game.state(), viewer))
    }

    fn seats(&self) -> u8 {
        R::seats(self.game.state())
    }

    fn prompts(&self) -> Vec<(Vec<Seat>, Raw)> {
        let asked = |question: &Question<R>| {
            let mates = self.game.seats().filter(|&seat| question.asks(seat));
            let mates = mates.filter(|seat| *seat != question.seat);
            ([question.seat].into_iter().chain(mates).collect(), raw(&question.prompt))
        };
        self.game.pending().iter().map(asked).collect()
    }

    fn options(&self, seat: Seat) -> Option<(Raw, bool)> {
        self.game.question(seat).map(|question| (raw(&question.options), question.open))
    }

    fn aids(&self, seat: Seat) -> Option<Raw> {
        self.game.question(seat).map(|question| raw(&R::aids(self.game.state(), question)))
    }

    fn usual(&self, seat: Seat) -> Option<Raw> {
        let question = self.game.question(seat)?;
        R::usual(self.game.state(), question).map(|choice| raw(&choice))
    }

    fn needless(&self, seat: Seat) -> Option<Raw> {
        let question = self.game.question(seat)?;
        R::needless(self.game.state(), question).map(|choice| raw(&choice))
    }

    fn measuring(&self, query: Value) -> Measuring {
        let (state, asked) = (self.game.state().clone(), self.game.pending().to_vec());
        Box::new(move || {
            let query = serde_json::from_value(query)
                .map_err(|fault| Refusal::from(Refusal::MALFORMED).with("query", fault))?;
            R::measure(&state, &asked, &query).map(|measured| raw(&measured))
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn coaching(&self) -> Option<Coaching> {
        self.coach.as_ref().map(|coach| coach.follow(&self.game))
    }

    fn judge(&self, seat: Seat, choice: &Value) -> Result<(), Refusal> {
        let question = self.game.question(seat).ok_or(Refusal::NOT_ASKED)?;
        let choice = serde_json::from_value(choice.clone()).map_err(malformed)?;
        R::judge(self.game.state(), question, &choice)
    }

    fn draw_offers(&self) -> Vec<Seat> {
        self.game.draw_offers().to_vec()
    }

    fn conceding(&self) -> Vec<Seat> {
        self.game.conceding().to_vec()
    }

    fn deeds(&self) -> usize {
        self.game.deeds().len()
    }

    fn before_answer_of(&self, seat: Seat) -> Option<usize> {
        let answer =
            |deed: &Deed<R::Choice>| deed.seat == seat && matches!(deed.doing, Doing::Answer(_));
        let last = self.game.deeds().iter().rposition(answer);
        last.filter(|&last| last >= self.game.branched())
    }

    fn undo_to(&mut self, count: usize) -> Result<(), Refusal> {
        self.latest = Vec::new();
        self.game.undo_to(count)
    }

    fn record(&self) -> Raw {
        self.game.record().map_or_else(Raw::default, |record| raw(&record))
    }
}
