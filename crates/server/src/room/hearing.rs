//! Who is at the table, and what they say.

use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use kernel::{Deed, Doing, Refusal, Seat, Viewer};
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};

use super::telling::{fail, send};
use super::{Client, Refused, Room, hash_token};
use crate::founding::clean;
use crate::limits::{IDLE, LONGEST_CHAT, MOST_AT_SEAT, MOST_ENTRIES, MOST_LOG, MOST_SPECTATORS};
use crate::protocol::{Failure, FromClient, ToClient};
use crate::sitting::What;

impl Room {
    /// Somebody comes to the table, as the token says.
    pub(super) fn join(
        &mut self,
        token: Option<String>,
        log: u32,
        out: mpsc::Sender<Utf8Bytes>,
        reply: oneshot::Sender<Result<u64, Failure>>,
    ) {
        let viewer = match self.viewer(token.as_deref()) {
            Ok(viewer) => viewer,
            Err(failure) => {
                let _ = reply.send(Err(failure));
                return;
            }
        };
        self.next_client += 1;
        let client = Client { number: self.next_client, viewer, out, waits: None };
        if reply.send(Ok(client.number)).is_err() {
            return;
        }
        if let Viewer::Seat(seat) = viewer {
            self.came[seat.index()] = true;
            self.secrets[seat.index()] = token;
            if self.sitting.entries() > 0 && self.clocks_from.is_none() {
                self.clocks_from = Some(Instant::now() + IDLE);
            }
            self.watch_clocks();
            let there = |other: &&Client| other.viewer == viewer;
            if self.clients.iter().filter(there).count() >= MOST_AT_SEAT {
                let oldest = self.clients.iter().position(|other| other.viewer == viewer);
                let oldest = oldest.map(|index| self.clients.remove(index));
                oldest.inspect(|oldest| fail(&oldest.out, Failure::Crowded));
            }
        }
        let number = client.number;
        self.clients.push(client);
        self.welcome(viewer, log.min(MOST_LOG), |client| client.number == number);
        self.tell_presence();
        if self.goes_on() {
            self.tell_again(viewer);
        }
    }

    fn viewer(&self, token: Option<&str>) -> Result<Viewer, Failure> {
        let Some(token) = token else {
            let watching = |client: &&Client| client.viewer == Viewer::Spectator;
            let crowded = self.clients.iter().filter(watching).count() >= MOST_SPECTATORS;
            return if crowded { Err(Failure::Crowded) } else { Ok(Viewer::Spectator) };
        };
        let hash = hash_token(token);
        let seat = self.tokens.iter().position(|kept| kept.as_ref() == Some(&hash));
        let seat = seat.and_then(|seat| self.sitting.seats().nth(seat));
        seat.map(Viewer::Seat).ok_or(Failure::WrongToken)
    }

    /// Gives why it is not possible, and who is to be told.
    pub(super) async fn hear(&mut self, number: u64, message: FromClient) -> Option<Refused> {
        let client = self.clients.iter().find(|client| client.number == number)?;
        let (viewer, out) = (client.viewer, client.out.clone());
        let refuse = |question, refusal| Some((out.clone(), question, refusal));
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        };
        match (message, seat) {
            (FromClient::Chat { text, team }, seat) => {
                self.chat(seat, &text, team && seat.is_some());
                None
            }
            // Their connection answers these.
            (FromClient::Ping | FromClient::Join { .. } | FromClient::Measure { .. }, _) => None,
            (FromClient::Aids { question }, Some(seat)) => {
                let aids = (self.sitting.question(seat) == Some(question))
                    .then(|| self.sitting.game.aids(seat))
                    .flatten();
                match aids {
                    Some(aids) => {
                        let game = &self.sitting.game;
                        let (usual, needless) = (game.usual(seat), game.needless(seat));
                        send(&out, &ToClient::Aids { question, aids, usual, needless });
                        None
                    }
                    None => refuse(Some(question), Refusal::NOT_ASKED.into()),
                }
            }
            (FromClient::Hint { question }, Some(seat)) => {
                let refusal = self.hint(number, seat, question).err()?;
                refuse(Some(question), refusal)
            }
            (message, Some(seat)) => {
                let question = match &message {
                    FromClient::Answer { question, .. } | FromClient::Propose { question, .. } => {
                        Some(*question)
                    }
                    _ => None,
                };
                let refusal = self.heed(seat, message).await.err()?;
                refuse(question, refusal)
            }
            (_, None) => refuse(None, Refusal::NOT_ASKED.into()),
        }
    }

    /// What only a seat may do.
    async fn heed(&mut self, seat: Seat, message: FromClient) -> Result<(), Refusal> {
        if self.sitting.entries() >= MOST_ENTRIES {
            return Err(Refusal::from(Refusal::GAME_OVER).with("most entries", MOST_ENTRIES));
        }
        match message {
            FromClient::Answer { question, choice } => self.answer(seat, question, choice),
            FromClient::Propose { question, choice } => self.propose(seat, question, choice),
            FromClient::Seat { seat: place, player } => self.take_seat(seat, place, player),
            FromClient::Concede => self.concede(seat),
            FromClient::Draw => self.offer_draw(seat),
            FromClient::Undo => self.wish_undo(seat).await,
            FromClient::Grant { allow } => self.grant_undo(seat, allow).await,
            FromClient::Name { name } => self.act(What::Name { seat, name: clean(&name) }),
            FromClient::Rematch => self.wish_rematch(seat).await,
            _ => Err(self.not_asked()),
        }
    }

    /// Anyone's answer, also that of a computer player: it counts if its question still stands.
    pub(super) fn answer(
        &mut self,
        seat: Seat,
        question: u32,
        choice: Value,
    ) -> Result<(), Refusal> {
        self.still_asks(seat, question)?;
        self.perform(seat, Doing::Answer(choice))
    }

    /// Refuses what is said to a question that does not stand any more.
    pub(super) fn still_asks(&self, seat: Seat, question: u32) -> Result<(), Refusal> {
        match self.sitting.question(seat) == Some(question) {
            true => Ok(()),
            false => Err(self.not_asked().with("question", question)),
        }
    }

    pub(super) fn perform(&mut self, seat: Seat, doing: Doing<Value>) -> Result<(), Refusal> {
        self.act(What::Deed(Deed { seat, doing }))
    }

    pub(super) fn not_asked(&self) -> Refusal {
        let over = self.sitting.game.outcome().is_some();
        Refusal::from(if over { Refusal::GAME_OVER } else { Refusal::NOT_ASKED })
    }

    fn chat(&mut self, seat: Option<Seat>, text: &str, team: bool) {
        let text: String = text.chars().filter(|c| !c.is_control()).take(LONGEST_CHAT).collect();
        if !text.trim().is_empty() && self.sitting.entries() < MOST_ENTRIES {
            let _ = self.act(What::Chat { seat, text, team });
        }
    }
}
