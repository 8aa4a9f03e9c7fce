//! Dice of their own for what is played: who shakes throws a die that counts for nothing, then a die
//! falls for both answers alike.

use kernel::{
    Chance, Flow, Game, Outcome, Play, Question, Refusal, Rule, Rules, Seat, Seed, Viewer,
};
use players::{Effort, Patience, Searcher};
use ruleset::{Ahead, Budget, Depth, Thinking, Values, Weight, ranked};

use crate::first::First;

/// Whether each throw has dice of its own.
#[derive(Clone, PartialEq, Debug)]
struct Throws<const OWN: bool>;

#[derive(Clone, PartialEq, Debug)]
struct State {
    thrown: u32,
    points: u8,
}

impl<const OWN: bool> Rules for Throws<OWN> {
    const NAME: &'static str = "throws";
    const CONCESSION: Rule = Rule("THROWS-CONCEDE");
    const AGREED_DRAW: Rule = Rule("THROWS-DRAW");
    type Content = ();
    type Setup = ();
    type State = State;
    type Prompt = ();
    /// Whether to shake.
    type Choice = bool;
    type Event = ();
    type View = ();

    fn packs((): &()) -> Vec<(String, String)> {
        Vec::new()
    }

    fn start((): &(), (): &()) -> Result<State, Refusal> {
        Ok(State { thrown: 0, points: 0 })
    }

    fn step(p: &mut Play<'_, Self>) -> Flow<Option<Outcome>> {
        let mut die = [0];
        if p.thrown > 0 {
            p.roll(&mut die)?;
            p.points = die[0];
        } else if p.choose(Seat(0), (), |_| vec![false, true])? {
            p.roll(&mut die)?;
        }
        p.thrown += 1;
        Ok((p.thrown == 2).then_some(Outcome { winner: None, rule: Rule("THROWS-END") }))
    }

    fn explain(_: &State, _: &Question<Self>, _: &bool) -> Refusal {
        Refusal::from(Rule("THROWS-NONE"))
    }

    fn closed(_: &State, _: &Question<Self>) -> Vec<(bool, Refusal)> {
        Vec::new()
    }

    fn view(_: &State, _: Viewer) {}

    fn witness((): &(), _: Viewer) -> Option<()> {
        Some(())
    }
}

impl<const OWN: bool> Thinking for Throws<OWN> {
    type Policy = First;

    fn candidates(_: &mut First, _: &State, _: &Question<Self>, most: usize) -> Vec<bool> {
        ranked::<Self>(Some(false), [], vec![(0.0, true)], most)
    }

    fn determinise(_: &mut State, _: Seat, _: &mut Chance) {}

    const ASPECTS: &'static [&'static str] = &["points"];

    fn values(_: &State) -> Values {
        Values::of(Self::ASPECTS, &[("points".to_owned(), [1.0, 1.0])].into()).unwrap()
    }

    fn ahead(state: &State, _: Seat) -> Ahead {
        [state.points.into(), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    }

    fn passed(_: &State) -> f32 {
        0.0
    }

    fn clock(state: &State) -> u32 {
        state.thrown
    }

    fn scene(state: &State) -> Option<u64> {
        OWN.then_some(state.thrown.into())
    }

    fn weight(_: &Question<Self>) -> Weight {
        Weight::Full
    }

    fn budget(_: &State, _: Depth) -> Budget {
        Budget { rollouts: 40, horizon: None, candidates: 2 }
    }
}

/// How much better it seems to shake, and how sure that is.
fn gain<const OWN: bool>() -> (f32, f32) {
    let game = Game::<Throws<OWN>>::start(&(), (), Seed::from(1)).unwrap().0;
    let mut player = Searcher::<Throws<OWN>>::new(3, Effort::Level(Depth::Hard), 1);
    let thought = player.think(&game.moment(Seat(0)).unwrap(), None, &Patience::default());
    (thought.ways[1].found.gain, thought.ways[1].found.error)
}

#[test]
fn what_is_played_has_dice_of_its_own_whatever_was_before() {
    let (gain_by_chance, error_by_chance) = gain::<false>();
    assert_ne!(gain_by_chance, 0.0);
    let (gain, error) = gain::<true>();
    assert_eq!(gain, 0.0);
    assert!(error < error_by_chance, "{error} and {error_by_chance}");
}
