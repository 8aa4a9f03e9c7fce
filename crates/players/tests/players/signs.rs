//! Two show a sign at the same time, again and again. Stone beats scissors, scissors beat paper, paper
//! beats stone; whoever loses to stone loses two points, else one. The one who has more at the end wins.

use kernel::{Chance, Flow, Outcome, Play, Question, Refusal, Rule, Rules, Seat, Viewer};
use ruleset::{Ahead, Budget, Depth, Thinking, Values, Weight, ranked};
use serde::{Deserialize, Serialize};

use crate::first::First;

pub const SEATS: [Seat; 2] = [Seat(0), Seat(1)];
const ROUNDS: u32 = 50;

#[derive(Clone, PartialEq, Debug)]
pub struct Signs;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Sign {
    Stone,
    Paper,
    Scissors,
}

#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub rounds: u32,
    /// How far player 1 is ahead.
    pub lead: i32,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Show;

impl Rules for Signs {
    const NAME: &'static str = "signs";
    const CONCESSION: Rule = Rule("SIGNS-CONCEDE");
    const AGREED_DRAW: Rule = Rule("SIGNS-DRAW");
    type Content = ();
    type Setup = ();
    type State = State;
    type Prompt = Show;
    type Choice = Sign;
    type Event = ();
    type View = ();

    fn packs((): &()) -> Vec<(String, String)> {
        Vec::new()
    }

    fn start((): &(), (): &()) -> Result<State, Refusal> {
        Ok(State { rounds: 0, lead: 0 })
    }

    fn step(p: &mut Play<'_, Self>) -> Flow<Option<Outcome>> {
        let all = |_: &State, _| vec![Sign::Stone, Sign::Paper, Sign::Scissors];
        let signs = p.choose_together(&SEATS, |_| Show, all)?;
        p.lead += points(signs[0], signs[1]) - points(signs[1], signs[0]);
        p.rounds += 1;
        let winner = match p.lead {
            0 => None,
            lead => Some(Seat(u8::from(lead < 0))),
        };
        Ok((p.rounds == ROUNDS).then_some(Outcome { winner, rule: Rule("SIGNS-END") }))
    }

    fn explain(_: &State, _: &Question<Self>, _: &Sign) -> Refusal {
        Refusal::from(Rule("SIGNS-NONE"))
    }

    fn closed(_: &State, _: &Question<Self>) -> Vec<(Sign, Refusal)> {
        Vec::new()
    }

    fn view(_: &State, _: Viewer) {}

    fn witness((): &(), _: Viewer) -> Option<()> {
        Some(())
    }
}

/// What a sign wins against another one.
fn points(own: Sign, other: Sign) -> i32 {
    match (own, other) {
        (Sign::Stone, Sign::Scissors) => 2,
        (Sign::Paper, Sign::Stone) | (Sign::Scissors, Sign::Paper) => 1,
        _ => 0,
    }
}

impl Thinking for Signs {
    type Policy = First;

    fn candidates(_: &mut First, _: &State, asked: &Question<Signs>, most: usize) -> Vec<Sign> {
        let listed = asked.options.iter().map(|sign| (0.0, *sign)).collect();
        ranked::<Signs>(asked.options.first().copied(), [], listed, most)
    }

    fn determinise(_: &mut State, _: Seat, _: &mut Chance) {}

    const ASPECTS: &'static [&'static str] = &["lead"];

    /// So little that what two points are worth is nearly twice what one is.
    fn values(_: &State) -> Values {
        Values::of(Signs::ASPECTS, &[("lead".to_owned(), [0.1, 0.1])].into()).unwrap()
    }

    fn ahead(state: &State, seat: Seat) -> Ahead {
        let sign = if seat == Seat(0) { 1.0 } else { -1.0 };
        [sign * state.lead as f32, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    }

    fn passed(state: &State) -> f32 {
        state.rounds as f32 / ROUNDS as f32
    }

    fn clock(state: &State) -> u32 {
        state.rounds
    }

    fn weight(_: &Question<Signs>) -> Weight {
        Weight::Full
    }

    fn budget(_: &State, _: Depth) -> Budget {
        Budget { rollouts: 120, horizon: Some(1), candidates: 3 }
    }
}
