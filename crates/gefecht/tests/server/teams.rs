//! Four seats in two teams: joint questions, proposals, chat of a team, mates who leave, and hands
//! that stay hidden.

use std::net::SocketAddr;

use kernel::{Chance, Chooser, Game, Pick, Question, Rules, Seat, Seed};
use legion::Legion;
use legion::library::Library;
use legion::setup::{self, Setup};
use legion::state::State;
use serde_json::{Value, json};

use crate::client::{Client, House, request};

pub const SEED: [u8; 32] = [7; 32];

pub fn team_battle() -> Setup {
    setup::ready(Library::embedded().unwrap(), Some("teams"), None).unwrap()
}

/// A table of four with these players, and the tokens of the persons.
pub async fn open(address: SocketAddr, seats: [&str; 4]) -> (String, Vec<Option<String>>) {
    let new = json!({
        "ruleset": "legion", "seats": seats, "seed": "07".repeat(32), "setup": team_battle(),
    });
    let (status, opened) = request(address, "POST", "/api/games", Some(&new)).await;
    assert_eq!(status, 201, "{opened}");
    let tokens = opened["tokens"].as_array().unwrap();
    let tokens = tokens.iter().map(|token| token.as_str().map(str::to_owned)).collect();
    (opened["game"].as_str().unwrap().to_owned(), tokens)
}

/// Four persons at their seats, with their welcomes.
async fn four(house: &House) -> (String, Vec<Option<String>>, Vec<Client>, Vec<Value>) {
    let (game, tokens) = open(house.address, ["person"; 4]).await;
    let (mut clients, mut welcomes) = (Vec::new(), Vec::new());
    for token in &tokens {
        let (client, welcome) = Client::join(house.address, &game, token.as_ref()).await;
        clients.push(client);
        welcomes.push(welcome);
    }
    (game, tokens, clients, welcomes)
}

/// Who may answer the first question: the team that decides the colours, as the armies cost.
pub fn asked(welcomes: &[Value]) -> Vec<usize> {
    (0..4).filter(|&seat| !welcomes[seat]["now"]["question"].is_null()).collect()
}

#[tokio::test]
async fn a_team_battle_has_four_seats() {
    let house = House::new().await;
    let new = json!({ "ruleset": "legion", "seats": ["person", "greedy"], "setup": team_battle() });
    let (status, refused) = request(house.address, "POST", "/api/games", Some(&new)).await;
    assert_eq!((status, &refused["refusal"]["rule"]), (422, &json!("KERNEL-SETUP")), "{refused}");
    let (_, tokens, _, welcomes) = four(&house).await;
    assert!(tokens.iter().all(Option::is_some));
    for (seat, welcome) in welcomes.iter().enumerate() {
        assert_eq!(welcome["seat"], seat);
        assert_eq!(welcome["now"]["view"]["players"].as_array().unwrap().len(), 4);
    }
    let asked = asked(&welcomes);
    assert_eq!(asked, [asked[0], asked[0] + 2], "a team is asked together");
    let question = &welcomes[asked[0]]["now"]["question"];
    assert_eq!(question["mates"], json!([asked[1]]));
    assert_eq!(welcomes[1 - asked[0]]["now"]["deciding"][0]["mates"], json!([asked[1]]));
}

#[tokio::test]
async fn either_member_answers_and_the_first_answer_counts() {
    let house = House::new().await;
    let (_, _, mut clients, welcomes) = four(&house).await;
    let [first, second] = asked(&welcomes)[..] else { panic!("a team is asked") };
    let question = welcomes[first]["now"]["question"].clone();
    assert_eq!(question["id"], welcomes[second]["now"]["question"]["id"]);
    clients[second].answer(&question, &question["options"][0]).await;
    let update = clients[first].next_of("update").await;
    assert_eq!(update["step"]["seat"], second);
    clients[first].answer(&question, &question["options"][1]).await;
    let refused = clients[first].next_of("refused").await;
    assert_eq!(refused["refusal"]["rule"], "KERNEL-NOT-ASKED");
}

#[tokio::test]
async fn mates_are_shown_proposals_and_nobody_else() {
    let house = House::new().await;
    let (game, tokens, mut clients, welcomes) = four(&house).await;
    let [first, second] = asked(&welcomes)[..] else { panic!("a team is asked") };
    let question = welcomes[first]["now"]["question"].clone();
    let propose =
        |choice: &Value| json!({ "type": "propose", "question": question["id"], "choice": choice });
    clients[second].send(propose(&json!("draw"))).await;
    assert_eq!(clients[second].next_of("refused").await["question"], question["id"]);
    clients[1 - first].send(propose(&question["options"][0])).await;
    let refused = clients[1 - first].next_of("refused").await;
    assert_eq!(refused["refusal"]["rule"], "KERNEL-NOT-ASKED");
    clients[second].send(propose(&question["options"][1])).await;
    let proposed = json!([{ "seat": second, "choice": question["options"][1] }]);
    assert_eq!(clients[first].next_of("proposals").await["proposals"], proposed);
    assert_eq!(clients[second].next_of("proposals").await["proposals"], proposed);
    // Who comes back in the middle of it finds it.
    let (_, back) = Client::join(house.address, &game, tokens[first].as_ref()).await;
    assert_eq!((&back["proposals"], &back["now"]["question"]["id"]), (&proposed, &question["id"]));
    let (_, other) = Client::join(house.address, &game, tokens[1 - first].as_ref()).await;
    assert_eq!(other["proposals"], json!([]));
    clients[1 - first].send(json!({ "type": "chat", "text": "well?" })).await;
    while let Some(message) = clients[1 - first].next().await {
        assert_ne!(message["type"], "proposals");
        if message["type"] == "chat" {
            break;
        }
    }
    // The answer ends it.
    clients[first].answer(&question, &question["options"][1]).await;
    clients[first].next_of("update").await;
    let (_, back) = Client::join(house.address, &game, tokens[first].as_ref()).await;
    assert_eq!(back["proposals"], json!([]));
}

#[tokio::test]
async fn the_other_team_cannot_read_the_chat_of_a_team() {
    let house = House::new().await;
    let (game, tokens, mut clients, _) = four(&house).await;
    let (mut watcher, _) = Client::join(house.address, &game, None).await;
    clients[2].send(json!({ "type": "chat", "text": "left flank", "team": true })).await;
    clients[2].send(json!({ "type": "chat", "text": "hello all" })).await;
    for seat in [0, 2] {
        let said = clients[seat].next_of("chat").await;
        assert_eq!((&said["text"], &said["team"]), (&json!("left flank"), &json!(true)));
        assert_eq!(clients[seat].next_of("chat").await["text"], "hello all");
    }
    for other in [&mut watcher].into_iter().chain(clients.iter_mut().skip(1).step_by(2)) {
        assert_eq!(other.next_of("chat").await["text"], "hello all");
    }
    for (seat, lines) in [(Some(0), 2), (Some(1), 1), (None, 1)] {
        let token = seat.and_then(|seat: usize| tokens[seat].as_ref());
        let (_, back) = Client::join(house.address, &game, token).await;
        assert_eq!(back["chat"].as_array().unwrap().len(), lines);
    }
    // A spectator has no team.
    watcher.send(json!({ "type": "chat", "text": "well played", "team": true })).await;
    assert_eq!(clients[1].next_of("chat").await["team"], Value::Null);
}

#[tokio::test]
async fn an_undo_needs_all_others() {
    let house = House::new().await;
    let (_, _, mut clients, welcomes) = four(&house).await;
    let asked = asked(&welcomes);
    let question = welcomes[asked[0]]["now"]["question"].clone();
    clients[asked[0]].answer(&question, &question["options"][0]).await;
    clients[asked[0]].next_of("update").await;
    clients[asked[0]].send(json!({ "type": "undo" })).await;
    let others: Vec<usize> = (0..4).filter(|seat| *seat != asked[0]).collect();
    for (granted, &seat) in others.iter().enumerate() {
        let standing = clients[asked[0]].next_of("standing").await;
        assert_eq!(standing["undo"], asked[0]);
        assert_eq!(standing["granted"].as_array().unwrap().len(), granted);
        clients[seat].send(json!({ "type": "grant", "allow": true })).await;
    }
    let undone = clients[asked[0]].welcome().await;
    assert_eq!(undone["now"]["question"]["options"], question["options"]);
}

#[tokio::test]
async fn one_who_declines_ends_the_wish_to_undo() {
    let house = House::new().await;
    let (_, _, mut clients, welcomes) = four(&house).await;
    let asked = asked(&welcomes);
    let question = welcomes[asked[0]]["now"]["question"].clone();
    clients[asked[0]].answer(&question, &question["options"][0]).await;
    clients[asked[0]].next_of("update").await;
    clients[asked[0]].send(json!({ "type": "undo" })).await;
    clients[asked[0]].next_of("standing").await;
    clients[asked[1]].send(json!({ "type": "grant", "allow": false })).await;
    assert_eq!(clients[asked[0]].next_of("standing").await["undo"], Value::Null);
}

#[tokio::test]
async fn a_team_concedes_and_all_four_draw_together() {
    let house = House::new().await;
    let (_, _, mut clients, _) = four(&house).await;
    clients[3].send(json!({ "type": "concede" })).await;
    let update = clients[0].next_of("update").await;
    assert_eq!(
        (&update["standing"]["conceding"], &update["now"]["outcome"]),
        (&json!([3]), &Value::Null)
    );
    clients[1].send(json!({ "type": "concede" })).await;
    assert_eq!(clients[0].next_of("update").await["now"]["outcome"]["winner"], 0);

    let (_, _, mut clients, _) = four(&house).await;
    for seat in [2, 1, 0, 3] {
        clients[seat].send(json!({ "type": "draw" })).await;
        let update = clients[0].next_of("update").await;
        assert_eq!(update["now"]["outcome"].is_null(), seat != 3);
    }
}

#[tokio::test]
async fn a_computer_player_concedes_with_its_mate() {
    let house = House::new().await;
    let (game, tokens) = open(house.address, ["person", "greedy", "greedy", "greedy"]).await;
    let (mut client, _) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    client.send(json!({ "type": "concede" })).await;
    let mut now = Value::Null;
    while now["outcome"].is_null() {
        now = client.next_of("update").await["now"].clone();
    }
    assert_eq!(now["outcome"]["winner"], 1);
}

#[tokio::test]
async fn a_mate_who_has_left_is_replaced_and_may_come_back() {
    let house = House::new().await;
    let (game, tokens, mut clients, _) = four(&house).await;
    let replace = |seat: usize| json!({ "type": "seat", "seat": seat, "player": "greedy" });
    clients[0].send(replace(2)).await;
    clients[0].next_of("refused").await;
    drop(clients.remove(2));
    while clients[0].next_of("presence").await["seats"][2] != false {}
    // Nobody replaces an opponent, and nobody is replaced by somebody unknown.
    clients[1].send(replace(2)).await;
    clients[1].next_of("refused").await;
    clients[0].send(json!({ "type": "seat", "seat": 2, "player": "nobody" })).await;
    clients[0].next_of("refused").await;
    clients[0].send(replace(2)).await;
    let seats = json!(["person", "person", "greedy", "person"]);
    assert_eq!(clients[1].next_of("seated").await["seats"], seats);
    let (mut back, welcome) = Client::join(house.address, &game, tokens[2].as_ref()).await;
    assert_eq!(welcome["game"]["seats"], seats);
    back.send(json!({ "type": "seat", "seat": 2, "player": "person" })).await;
    assert_eq!(
        back.next_of("seated").await["seats"],
        json!(["person", "person", "person", "person"])
    );
}

/// Everybody else's hand in a message, wherever it stands.
fn hands_of_others(message: &Value, own: Option<usize>) -> usize {
    match message {
        Value::Array(list) => list.iter().map(|one| hands_of_others(one, own)).sum(),
        Value::Object(fields) => {
            let players = fields.get("players").and_then(Value::as_array).into_iter().flatten();
            let seen = players.enumerate().filter(|(seat, player)| {
                Some(*seat) != own && player.get("hand").is_some_and(|hand| !hand.is_null())
            });
            let observed = fields.get("observed").filter(|event| {
                event["cards"].is_array() && event["seat"].as_u64().map(|seat| seat as usize) != own
            });
            let below = fields.values().map(|one| hands_of_others(one, own));
            seen.count() + usize::from(observed.is_some()) + below.sum::<usize>()
        }
        _ => 0,
    }
}

/// Answers as they come, so that whole games are short to play here.
pub struct Quick(pub Chance);

impl Quick {
    pub fn choose(
        &mut self,
        state: &State,
        question: &Question<Legion>,
    ) -> legion::question::Choice {
        let count = question.options.len();
        if question.open
            && let Some(choice) = Legion::sample(state, question, &mut self.0)
        {
            return choice;
        }
        let pick = Pick::Listed(self.0.below(count.max(1)));
        pick.answer(question.options.clone()).unwrap()
    }
}

/// Plays a battle of four persons over their sockets, any member answering for a team, and reads
/// every frame that each of them and a spectator is sent.
#[tokio::test]
async fn no_frame_shows_a_hand_of_another_player() {
    let house = House::new().await;
    let (game, _, mut clients, welcomes) = four(&house).await;
    let (mut watcher, welcome) = Client::join(house.address, &game, None).await;
    assert_eq!(hands_of_others(&welcome, None), 0);
    for (seat, welcome) in welcomes.iter().enumerate() {
        assert_eq!(hands_of_others(welcome, Some(seat)), 0);
        assert_eq!(hands_of_others(welcome, None), 1, "the own hand is seen");
    }
    let library = Library::embedded().unwrap();
    let (mut replica, _) = Game::<Legion>::start(library, team_battle(), Seed(SEED)).unwrap();
    let mut quick = Quick(Chance::seeded(Seed::from(11)));
    let mut ids: Vec<Value> =
        welcomes.iter().map(|welcome| welcome["now"]["question"]["id"].clone()).collect();
    let mut joint = 0;
    for _ in 0..400 {
        let Some(question) = replica.pending().last().cloned() else { break };
        let able: Vec<Seat> = replica.seats().filter(|&seat| question.asks(seat)).collect();
        joint += usize::from(able.len() > 1);
        let seat = able[quick.0.below(able.len())];
        let choice = quick.choose(replica.state(), &question);
        let asked = json!({ "id": ids[seat.index()] });
        clients[seat.index()].answer(&asked, &serde_json::to_value(&choice).unwrap()).await;
        replica.answer(seat, choice).unwrap();
        for (number, client) in clients.iter_mut().chain([&mut watcher]).enumerate() {
            loop {
                let message = client.next().await.unwrap();
                assert_eq!(hands_of_others(&message, Some(number)), 0, "{message}");
                assert_ne!(message["type"], "refused", "{message}");
                if message["type"] == "update" {
                    if let Some(id) = ids.get_mut(number) {
                        *id = message["now"]["question"]["id"].clone();
                    }
                    break;
                }
            }
        }
    }
    assert!(joint > 20, "{joint} joint questions");
    assert!(replica.state().round > 0);
}

/// What somebody sees does not depend on what is in the hands of others.
#[test]
fn views_do_not_depend_on_hands_of_others() {
    let library = Library::embedded().unwrap();
    let (mut game, _) = Game::<Legion>::start(library, team_battle(), Seed(SEED)).unwrap();
    let mut players: Vec<Box<dyn Chooser<Legion> + Send>> =
        (0..4).map(|seed| players::Robot::Random.chooser(seed).unwrap()).collect();
    for _ in 0..600 {
        let Some(question) = game.pending().first().cloned() else { break };
        let picked = players[question.seat.index()].choose(game.state(), &question);
        game.answer(question.seat, picked.answer(question.options.clone()).unwrap()).unwrap();
        for seat in game.seats() {
            let mut other = game.state().clone();
            for foreign in game.seats().filter(|foreign| *foreign != seat) {
                other.player_mut(foreign).hand.iter_mut().for_each(|card| *card = 6 - *card);
            }
            let viewer = kernel::Viewer::Seat(seat);
            assert_eq!(Legion::view(&other, viewer), Legion::view(game.state(), viewer));
        }
    }
}
