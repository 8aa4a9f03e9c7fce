//! A tiny game that has one of everything the kernel promises.
//!
//! Each player is dealt a hidden charm. Each round both choose a stance in secret. Who rests
//! gains a point unless struck at. Who strikes rolls two dice; before they count, the other
//! player may spend the charm, which is taken off; the striker may press on and have a third die
//! taken off instead. A strike of 7 or more gains two points. First to the goal, or most at the end.

use kernel::{
    Chance, Chooser, Flow, Game, Outcome, Pick, Play, Question, Refusal, Rule, Rules, Seat, Viewer,
};
use serde::{Deserialize, Serialize};

pub const SEATS: [Seat; 2] = [Seat(0), Seat(1)];
pub const BAD_SETUP: Rule = Rule("TINY-SETUP");
pub const NOT_LISTED: Rule = Rule("TINY-NOT-LISTED");
pub const DEAL: Rule = Rule("TINY-DEAL");
pub const STANCE: Rule = Rule("TINY-STANCE");
pub const STRIKE: Rule = Rule("TINY-STRIKE");
pub const CHARM: Rule = Rule("TINY-CHARM");
pub const GOAL: Rule = Rule("TINY-GOAL");
pub const ROUNDS: Rule = Rule("TINY-ROUNDS");

#[derive(Clone, PartialEq, Debug)]
pub struct Tiny;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub goal: u8,
    pub rounds: u8,
    /// Who can only rest in the first round: a stance without a choice.
    pub drowsy: [bool; 2],
    /// Whether a die falls at the start of every round, before anybody is asked.
    pub wind: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub setup: Setup,
    pub round: u8,
    pub points: [u8; 2],
    pub deck: Vec<u8>,
    pub charms: [Option<u8>; 2],
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Prompt {
    Stance,
    /// Put to the player who is struck at.
    SpendCharm,
    /// Put back to the striker, inside the other's interrupt.
    PressOn,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    Strike,
    Guard,
    Rest,
    Spend(u8),
    Pass,
    Press,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Event {
    /// Only the seat itself learns this.
    Charm {
        seat: Seat,
        charm: u8,
    },
    Stances {
        stances: Vec<Choice>,
    },
    /// Flattened, because the compact form for hashing cannot write such a thing.
    Rolled {
        seat: Seat,
        #[serde(flatten)]
        fallen: Fallen,
    },
    Spent {
        seat: Seat,
        charm: u8,
    },
    Points {
        points: [u8; 2],
    },
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fallen {
    pub dice: Vec<u8>,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct View {
    pub round: u8,
    pub points: [u8; 2],
    pub charms: [Option<u8>; 2],
}

impl Rules for Tiny {
    const NAME: &'static str = "tiny";
    const CONCESSION: Rule = Rule("TINY-CONCEDE");
    const AGREED_DRAW: Rule = Rule("TINY-DRAW");
    type Content = Vec<(String, String)>;
    type Setup = Setup;
    type State = State;
    type Prompt = Prompt;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn packs(content: &Self::Content) -> Vec<(String, String)> {
        content.clone()
    }

    fn start(_: &Self::Content, setup: &Setup) -> Result<State, Refusal> {
        if setup.goal == 0 || setup.rounds == 0 {
            return Err(Refusal::from(BAD_SETUP).with("goal", setup.goal));
        }
        let deck = (1..=6).collect();
        Ok(State { setup: setup.clone(), round: 0, points: [0; 2], deck, charms: [None; 2] })
    }

    fn step(p: &mut Play<'_, Self>) -> Flow<Option<Outcome>> {
        if p.round == 0 {
            deal(p)
        } else {
            round(p)?
        }
        p.round += 1;
        Ok(outcome(p))
    }

    fn explain(_: &State, question: &Question<Self>, _: &Choice) -> Refusal {
        Refusal::from(NOT_LISTED).with("asked", format!("{:?}", question.prompt))
    }

    fn closed(_: &State, _: &Question<Self>) -> Vec<(Choice, Refusal)> {
        Vec::new()
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let charms = SEATS.map(|seat| state.charms[seat.index()].filter(|_| viewer.sees(seat)));
        View { round: state.round, points: state.points, charms }
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Charm { seat, .. } if !viewer.sees(*seat) => None,
            event => Some(event.clone()),
        }
    }
}

fn deal(p: &mut Play<'_, Tiny>) {
    p.shuffle(|state| &mut state.deck);
    for seat in SEATS {
        let charm = p.deck.remove(0);
        p.charms[seat.index()] = Some(charm);
        p.tell(&[DEAL], |_| Event::Charm { seat, charm });
    }
}

fn round(p: &mut Play<'_, Tiny>) -> Flow<()> {
    if p.setup.wind {
        roll(p, Seat(0), 1)?;
    }
    let stances = p.choose_together(&SEATS, |_| Prompt::Stance, stances)?;
    p.tell(&[STANCE], |_| Event::Stances { stances: stances.clone() });
    for seat in SEATS {
        let (own, other) = (&stances[seat.index()], &stances[seat.other().index()]);
        match own {
            Choice::Strike => strike(p, seat, *other == Choice::Guard)?,
            Choice::Rest if *other != Choice::Strike => p.points[seat.index()] += 1,
            _ => (),
        }
    }
    p.tell(&[GOAL], |state| Event::Points { points: state.points });
    Ok(())
}

fn stances(state: &State, seat: Seat) -> Vec<Choice> {
    if state.round == 1 && state.setup.drowsy[seat.index()] {
        return vec![Choice::Rest];
    }
    vec![Choice::Strike, Choice::Guard, Choice::Rest]
}

fn strike(p: &mut Play<'_, Tiny>, seat: Seat, guarded: bool) -> Flow<()> {
    let mut force = i16::from(roll(p, seat, 2)?);
    if guarded {
        force -= 2;
    }
    force -= interrupt(p, seat.other())?;
    if force >= 7 {
        p.points[seat.index()] += 2;
    }
    Ok(())
}

/// The other player's charm against a strike, and the striker's answer to it.
fn interrupt(p: &mut Play<'_, Tiny>, seat: Seat) -> Flow<i16> {
    let spend = |state: &State| {
        state.charms[seat.index()].map(Choice::Spend).into_iter().chain([Choice::Pass]).collect()
    };
    let Choice::Spend(charm) = p.choose(seat, Prompt::SpendCharm, spend)? else { return Ok(0) };
    p.charms[seat.index()] = None;
    p.tell(&[CHARM], |_| Event::Spent { seat, charm });
    match p.choose(seat.other(), Prompt::PressOn, |_| vec![Choice::Press, Choice::Pass])? {
        Choice::Press => Ok(i16::from(roll(p, seat.other(), 1)?)),
        _ => Ok(i16::from(charm)),
    }
}

fn roll(p: &mut Play<'_, Tiny>, seat: Seat, dice: usize) -> Flow<u8> {
    let mut dice = vec![0; dice];
    p.roll(&mut dice)?;
    let sum = dice.iter().sum();
    p.tell(&[STRIKE], |_| Event::Rolled { seat, fallen: Fallen { dice } });
    Ok(sum)
}

fn outcome(state: &State) -> Option<Outcome> {
    let [one, two] = state.points;
    let winner = (one != two).then(|| Seat(u8::from(two > one)));
    if one.max(two) >= state.setup.goal {
        return Some(Outcome { winner, rule: GOAL });
    }
    (state.round > state.setup.rounds).then_some(Outcome { winner, rule: ROUNDS })
}

/// Picks any option.
pub struct Random(pub Chance);

impl Chooser<Tiny> for Random {
    fn choose(&mut self, _: &State, question: &Question<Tiny>) -> Pick<Choice> {
        Pick::Listed(self.0.below(question.options.len()))
    }
}

pub const SETUP: Setup = Setup { goal: 9, rounds: 6, drowsy: [false; 2], wind: false };

pub fn packs() -> Vec<(String, String)> {
    vec![("core".to_owned(), "abc".to_owned())]
}

pub fn start(seed: u64) -> Game<Tiny> {
    Game::start(&packs(), SETUP, seed.into()).unwrap().0
}

/// A fresh position with dice laid out by hand; the charms are then 1 and 2.
pub fn scripted(setup: Setup, chance: Chance) -> Game<Tiny> {
    let state = Tiny::start(&packs(), &setup).unwrap();
    Game::from_position(state, chance).unwrap().0
}
