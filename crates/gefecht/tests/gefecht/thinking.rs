//! Players that think ahead: the same answer for the same seed, whatever they cannot see and however
//! many threads they have.

use battleground::Battleground;
use battleground::question::Prompt as Asked;
use battleground::state::State;
use battleground::table::{CardId, Cards};
use kernel::{Chance, Game, Rules, Seat, Seed, Viewer};
use legion::Legion;
use players::{Advice, Effort, Patience, Robot, Searcher, Thought};
use ruleset::{Budget, Doors, Options, Thinking, Weight};
use shatterpoint::Shatterpoint;
use shatterpoint::language::Action;
use shatterpoint::question::{Choice, Prompt};

/// Little, but enough to change answers.
fn little(rollouts: u32) -> Effort {
    Effort::Told(Budget { rollouts, horizon: Some(1), candidates: 4 })
}

fn thought<R: Doors>(
    game: &Game<R>,
    seat: Seat,
    rollouts: u32,
    threads: usize,
) -> Thought<R::Choice> {
    let moment = game.moment(seat).unwrap();
    Searcher::<R>::new(7, little(rollouts), threads).think(&moment, None, &Patience::default())
}

/// Plays a game by greedy players and, at some questions between two steps, lets somebody think: about
/// the game as it is, and about one that looks alike to the seat.
fn thinks_alike<R: Doors>(
    options: &Options,
    times: u32,
    rollouts: u32,
    looks_alike: impl Fn(&mut R::State, Seat, &mut Chance),
) {
    let content = R::content(&[R::embedded_pack()]).unwrap();
    let setup = R::first(&content, options).unwrap();
    let (mut game, _) = Game::<R>::start(&content, setup, Seed::from(3)).unwrap();
    let mut players = [0, 1].map(|seed| Robot::Greedy.player::<R>(seed, 1));
    let (mut compared, mut chance) = (0, Chance::seeded(Seed::from(11)));
    let mut asked = 0;
    while let Some(question) = game.pending().first().cloned() {
        let seat = question.seat;
        asked += 1;
        if R::weight(&question) == Weight::Full && asked % 7 == 0 {
            let mut state = game.state().clone();
            looks_alike(&mut state, seat, &mut chance);
            let other = Game::<R>::from_position(state, Chance::seeded(Seed::from(asked)));
            // Only where the position is a checkpoint is the question the same.
            if let Ok((other, _)) = other
                && other.question(seat) == Some(&question)
            {
                // Numbers of decisions count, so both are taken up from the position.
                let chance = Chance::seeded(Seed::from(asked + 1));
                let (same, _) = Game::<R>::from_position(game.state().clone(), chance).unwrap();
                let first = thought(&same, seat, rollouts, 1);
                assert_eq!(first, thought(&other, seat, rollouts, 1), "{question:?}");
                assert_eq!(first, thought(&same, seat, rollouts, 3), "{question:?}");
                compared += 1;
            }
        }
        if compared == times {
            break;
        }
        let moment = game.moment(seat).unwrap();
        let answer = players[seat.index()].answer(&moment, &Patience::default()).unwrap();
        game.answer(seat, answer).unwrap();
    }
    assert_eq!(compared, times);
}

#[test]
fn a_thought_does_not_depend_on_hidden_cards_of_battleground() {
    thinks_alike::<Battleground>(&Options::default(), 8, 24, |state, seat, chance| {
        *state = crate::invariants::hide(state, seat, chance);
        chance.shuffle(&mut state.players[seat.index()].deck);
    });
}

/// A game in which player 2 has discarded two fate cards and a glory card before drawing, and which; of
/// a random one, if player 2 held as many then.
fn after_discards(seed: u64) -> Option<(Game<Battleground>, Cards)> {
    let content = Battleground::content(&[Battleground::embedded_pack()]).unwrap();
    let setup = Battleground::first(&content, &Options::default()).unwrap();
    let (mut game, _) = Game::<Battleground>::start(&content, setup, Seed::from(seed)).unwrap();
    let mut chance = Chance::seeded(Seed::from(seed));
    while !matches!(game.pending().first()?.prompt, Asked::Discard) {
        let question = game.pending()[0].clone();
        let any = chance.below(question.options.len());
        game.answer(question.seat, question.options[any]).unwrap();
    }
    let fate = |card: &CardId| game.state().card(Seat(1), *card).unwrap().is_fate();
    let (fates, glories): (Vec<CardId>, Vec<CardId>) =
        game.state().players[1].hand.iter().partition(fate);
    let mut gone = Cards::default();
    fates.get(..2)?.iter().chain(glories.first()).for_each(|card| gone.insert(*card));
    if game.question(Seat(0)).is_some() {
        game.answer(Seat(0), battleground::question::Choice::Discard(Cards::default())).unwrap();
    }
    game.answer(Seat(1), battleground::question::Choice::Discard(gone)).unwrap();
    (!glories.is_empty()).then_some((game, gone))
}

/// What the other player discarded before drawing lies face down (BG-PREP-02).
#[test]
fn what_was_discarded_in_secret_is_dealt_with_hand_and_deck() {
    let (game, gone) = (0..50).find_map(after_discards).unwrap();
    let state = game.state();
    assert_eq!(state.players[1].face_down, gone);
    let all = |state: &State| {
        let player = &state.players[1];
        let mut all: Vec<CardId> = player.deck.iter().copied().collect();
        all.extend(player.hand.iter().chain(player.face_down.iter()));
        all.sort();
        all
    };
    let fates = |cards: Cards| {
        cards.iter().filter(|card| state.card(Seat(1), *card).unwrap().is_fate()).count()
    };
    let mut seen = Cards::default();
    for seed in 0..40 {
        let (mut dealt, mut own) = (state.clone(), state.clone());
        Battleground::determinise(&mut dealt, Seat(0), &mut Chance::seeded(Seed::from(seed)));
        assert_eq!(all(&dealt), all(state));
        let player = &dealt.players[1];
        assert_eq!((fates(player.face_down), player.face_down.iter().count()), (2, 3));
        assert_eq!(fates(player.hand), fates(state.players[1].hand));
        assert_eq!(player.discard.0 & player.face_down.0, player.face_down.0);
        assert_eq!(player.discard.0.count_ones(), state.players[1].discard.0.count_ones());
        seen.0 |= player.face_down.0;
        // Who discarded knows what.
        Battleground::determinise(&mut own, Seat(1), &mut Chance::seeded(Seed::from(seed)));
        assert_eq!(own.players[1].face_down, gone);
        assert_eq!(own.players[1].hand, state.players[1].hand);
    }
    assert!(seen.0.count_ones() > 12, "any card that was not seen may be the one: {seen:?}");
}

/// Other cards of their phases may come as well (SP-MISSION-10).
fn other_struggles(state: &mut shatterpoint::state::State, chance: &mut Chance) {
    let cards = state.mission_pack().unwrap().struggle.clone();
    for drawn in &mut state.missions_deck {
        let phase = cards[usize::from(*drawn)].phase;
        let alike: Vec<u8> = (0..cards.len() as u8)
            .filter(|&card| cards[usize::from(card)].phase == phase)
            .collect();
        *drawn = alike[chance.below(alike.len())];
    }
}

#[test]
fn a_thought_does_not_depend_on_the_decks_of_shatterpoint() {
    thinks_alike::<Shatterpoint>(&Options::default(), 5, 16, |state, _, chance| {
        state.players.iter_mut().for_each(|player| chance.shuffle(&mut player.deck));
        other_struggles(state, chance);
    });
}

/// The struggle cards to come stay in the order of their phases, and each may be any of its phase
/// (SP-MISSION-10).
#[test]
fn struggle_cards_to_come_are_drawn_from_their_phases() {
    let content = Shatterpoint::content(&[Shatterpoint::embedded_pack()]).unwrap();
    let setup = Shatterpoint::first(&content, &Options::default()).unwrap();
    let (mut game, _) = Game::<Shatterpoint>::start(&content, setup, Seed::from(3)).unwrap();
    while game.state().missions_deck.is_empty() {
        let question = game.pending().first().unwrap().clone();
        game.answer(question.seat, question.options[0].clone()).unwrap();
    }
    let state = game.state();
    let cards = &state.mission_pack().unwrap().struggle;
    let phases = |state: &shatterpoint::state::State| -> Vec<u8> {
        state.missions_deck.iter().map(|card| cards[usize::from(*card)].phase).collect()
    };
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut dealt = state.clone();
        Shatterpoint::determinise(&mut dealt, Seat(0), &mut Chance::seeded(Seed::from(seed)));
        assert_eq!(phases(&dealt), phases(state));
        seen.extend(dealt.missions_deck);
    }
    let phases = phases(state);
    let may_come = cards.iter().filter(|card| phases.contains(&card.phase)).count();
    assert!(may_come > phases.len(), "there is something to draw from");
    assert_eq!(seen.len(), may_come);
}

/// Exchanges operation tokens that a seat does not see for others that it does not see.
fn other_tokens(state: &mut shatterpoint::state::State, seat: Seat, chance: &mut Chance) {
    let viewer = Viewer::Seat(seat);
    let view = Shatterpoint::view(state, viewer);
    let Some((now, seen)) = state.operation.as_mut().zip(view.operation) else { return };
    let mut scattered: Vec<&mut _> = now
        .tokens
        .iter_mut()
        .zip(&seen.tokens)
        .filter(|(_, (_, face))| face.is_none())
        .map(|(token, _)| &mut token.face)
        .chain(&mut now.pool)
        .chain(&mut now.noise)
        .collect();
    let mut row: Vec<&mut _> = now
        .sequence
        .iter_mut()
        .zip(&seen.sequence)
        .filter(|(_, face)| face.is_none())
        .map(|(face, _)| face)
        .collect();
    let mut waiting: Vec<&mut _> = now
        .ambushes
        .iter_mut()
        .zip(&seen.ambushes)
        .filter(|(_, (_, face))| face.is_none())
        .map(|(one, _)| &mut one.face)
        .collect();
    for places in [&mut scattered, &mut row, &mut waiting] {
        for last in (1..places.len()).rev() {
            let (front, back) = places.split_at_mut(last);
            if let Some(other) = front.get_mut(chance.below(last + 1)) {
                std::mem::swap(*other, back[0]);
            }
        }
    }
}

/// Tokens that are drawn blind, lie face down or wait in ambush.
#[test]
fn a_thought_does_not_depend_on_hidden_tokens_of_operations() {
    for operation in ["silent-skies", "jailbreak", "foil-the-heist"] {
        let options = Options { operation: Some(operation.to_owned()), ..Options::default() };
        thinks_alike::<Shatterpoint>(&options, 3, 10, |state, seat, chance| {
            state.players.iter_mut().for_each(|player| chance.shuffle(&mut player.deck));
            other_tokens(state, seat, chance);
        });
    }
}

#[test]
fn a_thought_does_not_depend_on_the_order_of_hands_and_pools_of_legion() {
    thinks_alike::<Legion>(&Options::default(), 2, 8, |state, seat, chance| {
        chance.shuffle(&mut state.player_mut(seat.other()).hand);
        state.players.iter_mut().for_each(|player| chance.shuffle(&mut player.pool));
    });
}

#[test]
fn levels_have_names_and_a_thought_without_time_is_the_quick_answer() {
    for name in Robot::LEVELS.into_iter().chain(["search:96:1:8", "search:48:end:6"]) {
        let robot = Robot::named(name).unwrap();
        assert_eq!(Robot::named(&robot.to_string()), Some(robot));
    }
    for wrong in [
        "",
        "search:",
        "search:9",
        "search:9:x:1",
        "search:9:1:1:1",
        "search:9999999:1:2",
        "search:0:1:2",
        "search:9:0:2",
        "search:9:1001:2",
        "search:9:1:1",
        "search:9:1:65",
    ] {
        assert_eq!(Robot::named(wrong), None, "{wrong}");
    }
    let content = Battleground::content(&[Battleground::embedded_pack()]).unwrap();
    let setup = Battleground::first(&content, &Options::default()).unwrap();
    let (game, _) = Game::<Battleground>::start(&content, setup, Seed::from(3)).unwrap();
    let moment = game.moment(Seat(0)).unwrap();
    let patience = Patience::default();
    patience.stop();
    let thought = Searcher::<Battleground>::new(1, little(24), 2).think(&moment, None, &patience);
    assert_eq!(thought.best, 0);
    let mut policy = <Battleground as Thinking>::Policy::new(1);
    let quick = Battleground::candidates(&mut policy, moment.state(), moment.question(), 1);
    assert_eq!(thought.ways[0].choice, quick[0]);
}

/// The Move action is advised with its place, and nothing that leads nowhere.
#[test]
fn who_is_advised_to_move_is_told_where() {
    let content = Shatterpoint::content(&[Shatterpoint::embedded_pack()]).unwrap();
    let setup = Shatterpoint::first(&content, &Options::default()).unwrap();
    let (mut game, _) = Game::<Shatterpoint>::start(&content, setup, Seed::from(3)).unwrap();
    let mut moves = 0;
    while moves < 8 {
        let question = game.pending().first().unwrap().clone();
        let advised = quickly(&game, question.seat);
        let agreed = question.options.len() == 2
            && question.options.contains(&Choice::Decline)
            && advised.choice != Choice::Decline;
        if advised.choice == Choice::Action(Action::Move) {
            assert!(matches!(advised.next, Some(Choice::Move { .. })), "{advised:?}");
            moves += 1;
        }
        game.answer(question.seat, advised.choice).unwrap();
        let asked = game.pending().first().unwrap();
        if agreed && asked.seat == question.seat && matches!(asked.prompt, Prompt::Go { .. }) {
            assert_ne!(quickly(&game, asked.seat).choice, Choice::Decline, "{question:?}");
        }
    }
}

/// What is advised to who has no time.
fn quickly(game: &Game<Shatterpoint>, seat: Seat) -> Advice<Choice> {
    let moment = game.moment(seat).unwrap();
    let none = Effort::Told(Budget { rollouts: 0, horizon: Some(1), candidates: 1 });
    let mut advisor = Searcher::<Shatterpoint>::new(0, none, 1);
    advisor.advise(&moment, 1, &Patience::default()).remove(0)
}
