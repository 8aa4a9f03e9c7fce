//! What must always be true, in random games on both maps.

use battleground::library::Library;
use battleground::player::Greedy;
use battleground::question::Prompt;
use battleground::state::State;
use battleground::table::{CardId, Cards, MOST_FATE};
use battleground::{Battleground, Game};
use gefecht::simulation::{Plan, Robot, run};
use kernel::{Chance, Chooser, Rules, Seat, Seed, Viewer};
use proptest::prelude::*;

fn library() -> &'static Library {
    Library::embedded().unwrap_or_else(|fault| panic!("{fault}"))
}

const MAPS: [&str; 2] = ["grayskull-wasteland", "mirrored-courtyard"];

/// A game after some random answers.
fn some_way_into(seed: u64, answers: usize) -> Game {
    let setup = library().first_game(Some(MAPS[seed as usize % 2])).unwrap();
    let (mut game, _) = Game::start(library(), setup, Seed::from(seed)).unwrap();
    let mut chance = Chance::seeded(Seed::from(seed ^ 77));
    for _ in 0..answers {
        let Some(question) = game.pending().first() else { break };
        let choice = question.options[chance.below(question.options.len())];
        let seat = question.seat;
        game.answer(seat, choice).unwrap();
    }
    game
}

fn check(state: &State) {
    for id in state.ids() {
        let figure = state.figure(id);
        assert!(figure.wounds <= state.sheet(id).character.health, "wounds pass the limit");
        assert!(figure.mana <= 5, "more than 5 mana");
        if state.on_field(id) {
            for place in state.places(id) {
                assert!(state.table.field.can_stand(place), "stands on {place}");
                assert_eq!(state.occupant(place), Some(id), "two figures on {place}");
            }
        }
    }
    for seat in [Seat(0), Seat(1)] {
        assert!(state.fate_in_hand(seat) <= MOST_FATE);
        each_card_is_in_one_place(state, seat);
    }
}

/// Tokens are conserved: a card is in the hand, the deck, a pile, on a character or being played.
fn each_card_is_in_one_place(state: &State, seat: Seat) {
    let player = &state.players[seat.index()];
    let mut places: Vec<Cards> = vec![player.hand, player.discard];
    let mut deck = Cards::default();
    player.deck.iter().for_each(|&card| deck.insert(card));
    places.push(deck);
    let mut revealed = Cards::default();
    player.revealed.into_iter().for_each(|card| revealed.insert(card));
    places.push(revealed);
    places
        .extend(state.ids().filter(|&id| state.seat(id) == seat).map(|id| state.figure(id).cards));
    let turns = state.turns.iter().filter(|turn| state.seat(turn.figure) == seat);
    places.extend(turns.map(|turn| turn.cards));
    // Completed missions may still lie on their character.
    let elsewhere = places.iter().fold(0, |all, cards| all | cards.0);
    places.push(Cards(player.completed.0 & !elsewhere));
    for card in 0..state.table.cards[seat.index()].len() as u8 {
        let id = battleground::table::CardId(card);
        let count = places.iter().filter(|cards| cards.contains(id)).count();
        assert_eq!(count, 1, "card {card} of {seat} is in {count} places");
    }
}

#[test]
fn invariants_hold_after_every_answer() {
    for seed in 0..60 {
        let mut game = some_way_into(seed, 0);
        let mut chance = Chance::seeded(Seed::from(seed));
        let mut last = None;
        while let Some(question) = game.pending().first() {
            assert!(question.options.len() >= 2, "a question with one answer");
            let mut options = question.options.clone();
            options.dedup();
            assert_eq!(options.len(), question.options.len(), "an answer is listed twice");
            let choice = question.options[chance.below(question.options.len())];
            let (seat, prompt) = (question.seat, question.prompt.clone());
            game.answer(seat, choice).unwrap();
            if prompt != Prompt::Priority && game.state().stage != battleground::state::Stage::Setup
            {
                check(game.state());
            }
            last = Some(prompt);
        }
        assert!(game.outcome().is_some(), "stopped after {last:?}");
    }
}

#[test]
fn random_and_greedy_games_end_and_their_records_verify() {
    for (n, map) in MAPS.into_iter().enumerate() {
        for seats in [[Robot::Random; 2], [Robot::Greedy; 2], [Robot::Greedy, Robot::Random]] {
            let setup = library().first_game(Some(map)).unwrap();
            let plan = Plan {
                setup,
                seats: seats.into(),
                games: 150,
                seed: 1000 * n as u64,
                verify: true,
                swap: false,
                detailed: false,
            };
            let played = run::<Battleground>(library(), &plan, |_| ()).unwrap();
            assert_eq!(played.len(), 150);
            assert!(played.iter().all(|game| (1..=4).contains(&game.length)));
        }
    }
}

#[test]
fn greedy_beats_random_on_both_sides() {
    for seats in [[Robot::Greedy, Robot::Random], [Robot::Random, Robot::Greedy]] {
        let setup = library().first_game(None).unwrap();
        let plan = Plan {
            setup,
            seats: seats.into(),
            games: 200,
            seed: 5,
            verify: false,
            swap: false,
            detailed: false,
        };
        let played = run::<Battleground>(library(), &plan, |_| ()).unwrap();
        let greedy = Seat(u8::from(seats[1] == Robot::Greedy));
        let wins = played.iter().filter(|game| game.winner == Some(greedy)).count();
        assert!(wins > 160, "{wins} of 200");
    }
}

/// Exchanges what a seat cannot see of the other player, one card for another: those in hand, in the
/// deck and discarded in secret. Glory cards are in no deck, and how many of them are held is known.
pub fn hide(state: &State, seat: Seat, chance: &mut Chance) -> State {
    let mut other = state.clone();
    let theirs = seat.other();
    let fate = |card: CardId| state.card(theirs, card).is_some_and(|card| card.is_fate());
    let player = &mut other.players[theirs.index()];
    chance.shuffle(&mut player.deck);
    for card in state.players[theirs.index()].hand.iter() {
        let gone: Vec<CardId> =
            player.face_down.iter().filter(|gone| fate(*gone) == fate(card)).collect();
        let drawn = if fate(card) { player.deck.len() } else { 0 };
        let n = chance.below(drawn + gone.len());
        let new = match gone.get(n.wrapping_sub(drawn)) {
            Some(&gone) => {
                player.face_down.remove(gone);
                player.face_down.insert(card);
                player.discard.remove(gone);
                player.discard.insert(card);
                gone
            }
            None if n < drawn => std::mem::replace(&mut player.deck[n], card),
            None => continue,
        };
        player.hand.remove(card);
        player.hand.insert(new);
    }
    other
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_view_never_depends_on_what_the_seat_cannot_see(seed in 0..500u64, answers in 0..160usize) {
        let game = some_way_into(seed, answers);
        let mut chance = Chance::seeded(Seed::from(seed));
        for seat in [Seat(0), Seat(1)] {
            let other = hide(game.state(), seat, &mut chance);
            let view = |state: &State, viewer| Battleground::view(state, viewer);
            prop_assert_eq!(view(&other, Viewer::Seat(seat)), view(game.state(), Viewer::Seat(seat)));
            prop_assert_eq!(view(&other, Viewer::Spectator), view(game.state(), Viewer::Spectator));
        }
    }

    #[test]
    fn the_greedy_player_does_not_look_at_hidden_cards(seed in 0..500u64, answers in 0..160usize) {
        let game = some_way_into(seed, answers);
        let mut chance = Chance::seeded(Seed::from(seed));
        if let Some(question) = game.pending().first() {
            let other = hide(game.state(), question.seat, &mut chance);
            let picked = Greedy::new(seed).choose(game.state(), question);
            prop_assert_eq!(Greedy::new(seed).choose(&other, question), picked);
        }
    }

    #[test]
    fn what_is_listed_is_accepted_and_nothing_else(seed in 0..500u64, answers in 0..160usize) {
        let game = some_way_into(seed, answers);
        let Some(question) = game.pending().first() else { return Ok(()) };
        for choice in question.options.iter().take(30) {
            prop_assert!(game.clone().answer(question.seat, *choice).is_ok());
        }
        for (choice, refusal) in Battleground::closed(game.state(), question) {
            prop_assert!(!question.options.contains(&choice));
            let refused = game.clone().answer(question.seat, choice).unwrap_err();
            prop_assert_eq!(refused.rule, refusal.rule);
        }
    }
}
