//! What happened in a simulated game: its decisions, the course of the score, what scored, and what
//! each unit did.

use std::collections::BTreeMap;

use kernel::{Game, Question, Seat, Told};
use ruleset::{Attack, Doors, Tally};
use serde::{Deserialize, Serialize};

use crate::speech::kind;

/// What happened in a game.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Details {
    /// The score that is plotted, of both sides, at the end of each unit of length.
    pub course: Vec<[i32; 2]>,
    /// What each side scored, by what.
    pub scored: BTreeMap<String, [i32; 2]>,
    /// What each unit did.
    pub units: Vec<Fought>,
    /// Every decision.
    pub decided: Vec<Decided>,
    #[serde(skip)]
    attack: Option<Attack>,
}

/// What a unit did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fought {
    /// Whose.
    pub seat: Seat,
    /// Its name.
    pub name: String,
    /// What it cost.
    pub points: u32,
    /// Damage that enemies suffered since it attacked, before anybody else did.
    pub dealt: u32,
    /// Damage that it suffered.
    pub suffered: u32,
}

/// A decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Decided {
    /// Who decided.
    pub seat: Seat,
    /// When, in [`Doors::LENGTH`].
    pub length: u32,
    /// The kind of the question.
    pub prompt: String,
    /// How many answers were listed.
    pub options: u32,
    /// The score that is plotted, of both sides, after it.
    pub score: [i32; 2],
}

impl Details {
    /// Nothing has happened yet.
    pub fn of<R: Doors>(state: &R::State) -> Details {
        let fought = |unit: ruleset::Enlisted| Fought {
            seat: unit.seat,
            name: unit.name,
            points: unit.points,
            dealt: 0,
            suffered: 0,
        };
        Details {
            units: R::enlisted(state).into_iter().map(fought).collect(),
            ..Details::default()
        }
    }

    /// A question was answered, and this came of it.
    pub fn add<R: Doors>(
        &mut self,
        question: &Question<R>,
        game: &Game<R>,
        events: &[Told<R::Event>],
    ) {
        let state = game.state();
        for told in events {
            let tally = R::tally(state, &told.event, &mut self.attack);
            tally.into_iter().for_each(|tally| self.count(tally));
        }
        let score = |seat| R::scores(state, seat).get(R::PLOTTED).copied().unwrap_or(0);
        let (score, length) = ([Seat(0), Seat(1)].map(score), R::length(state));
        // What a length passed over without a decision had is what the one before had.
        let last = self.course.last().copied().unwrap_or_default();
        self.course.resize(length.max(1) as usize, last);
        self.course.last_mut().into_iter().for_each(|course| *course = score);
        self.decided.push(Decided {
            seat: question.seat,
            length,
            prompt: kind(&question.prompt),
            options: question.options.len() as u32,
            score,
        });
    }

    fn count(&mut self, tally: Tally) {
        match tally {
            Tally::Suffered { seat, unit, damage } => {
                let by = self.attack.filter(|attack| !attack.seats[0].is_with(seat));
                let dealer = by.and_then(|attack| self.units.get_mut(attack.unit));
                dealer.into_iter().for_each(|unit| unit.dealt += u32::from(damage));
                let own = self.units.get_mut(unit);
                own.into_iter().for_each(|unit| unit.suffered += u32::from(damage));
            }
            Tally::Scored { seat, what, points } => {
                let sums = self.scored.entry(what.to_owned()).or_default();
                sums[seat.team().index()] += points;
            }
            Tally::Rolled { .. } => {}
        }
    }
}
