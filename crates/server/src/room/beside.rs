//! What is done beside a room: thoughts of computer players, and whatever plays the game again. It
//! works with a clone of the game, so the room goes on meanwhile.

use axum::extract::ws::Utf8Bytes;
use kernel::{Refusal, Seat, Viewer};
use players::Patience;
use serde_json::Value;
use tokio::sync::oneshot;
use tokio::task::JoinError;

use super::telling::{text, welcome};
use super::{Ask, Broken, Client, ROBOT_STEPS, Room, now};
use crate::limits::MOST_ENTRIES;
use crate::protocol::{Hinted, ReplayPage, ToClient};
use crate::sitting::{Entry, What};
use crate::store::{Lease, StoreFault};

/// A thought about a question. It is stopped when nobody waits for it any more.
pub(super) struct Thought {
    seat: Seat,
    question: u32,
    patience: Patience,
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.patience.stop();
    }
}

/// Something that was done beside the room is ready.
pub(super) enum Ready {
    /// A computer player has thought about its question; nothing if it found no answer.
    Thought { seat: Seat, question: u32, choice: Option<Value>, doubts: u64 },
    /// What a client is to be told of its question.
    Hints { client: u64, question: u32, hints: Vec<Hinted> },
    /// A welcome of this number is made.
    Welcome(u64, Vec<Utf8Bytes>),
    /// Who acts for the game, asked in this life of the process.
    Lease(Result<Lease, StoreFault>, u64),
}

impl Room {
    /// Takes in what is ready.
    pub(super) async fn take_in(&mut self, ready: Result<Ready, JoinError>) -> Result<(), Broken> {
        match ready {
            Ok(Ready::Thought { doubts, .. }) if doubts != self.doubts => {
                self.thinking = None;
                self.think();
            }
            Ok(Ready::Hints { client, question, hints }) => self.hinted(client, question, hints),
            Ok(Ready::Thought { seat, question, choice, .. }) => {
                self.thought(seat, question, choice);
            }
            Ok(Ready::Lease(lease, life)) => self.leased(lease, life),
            Ok(Ready::Welcome(number, messages)) => self.welcomed(number, &messages),
            Err(fault) => {
                tracing::error!(game = self.info.id, %fault, "work beside a room is lost")
            }
        }
        let more = self.thinking.is_some() && self.unwritten.len() < ROBOT_STEPS;
        if more { Ok(()) } else { self.commit().await.map(|_| ()) }
    }

    /// Lets a computer player think, if one is asked.
    pub(super) fn think(&mut self) {
        if self.thinking.is_some() || self.sitting.entries() >= MOST_ENTRIES {
            return;
        }
        let Some(seat) = self.sitting.game.robot() else { return };
        if !self.leads() {
            return;
        }
        if self.sitting.game.robot_offers_draw(seat)
            && let Err(refusal) = self.offer_draw(seat)
        {
            tracing::error!(game = self.info.id, %refusal, "a computer player cannot offer a draw");
        }
        let Some(question) = self.sitting.question(seat) else { return };
        let (game, work) = (self.sitting.game.clone(), self.rooms.work().clone());
        let patience = Patience::default();
        self.thinking = Some(Thought { seat, question, patience: patience.clone() });
        let doubts = self.doubts;
        self.beside.spawn(async move {
            let choice = work.think(move || game.think(seat, &patience)).await.flatten();
            Ready::Thought { seat, question, choice, doubts }
        });
    }

    /// A thought counts like anyone's answer. If the game has moved on meanwhile it is dropped, and
    /// the player thinks again.
    fn thought(&mut self, seat: Seat, question: u32, choice: Option<Value>) {
        self.thinking = None;
        let answered = match choice {
            Some(choice) => self.answer(seat, question, choice),
            None => Err(Refusal::NOT_ASKED.into()),
        };
        match answered {
            Err(refusal) if self.sitting.question(seat) == Some(question) => {
                tracing::error!(game = self.info.id, %refusal, "a computer player has no answer");
            }
            _ => self.think(),
        }
    }

    /// Lets somebody think for a client about its question.
    ///
    /// # Errors
    /// Refuses where the table allows no hints, and if the question does not stand.
    pub(super) fn hint(&mut self, client: u64, seat: Seat, question: u32) -> Result<(), Refusal> {
        if self.sitting.question(seat) != Some(question) || !self.info.hints {
            return Err(self.not_asked().with("hint", question));
        }
        let waits =
            |(one, thought): &(u64, Thought)| *one == client && thought.question == question;
        if self.hinting.iter().any(waits) {
            return Ok(());
        }
        let (game, work) = (self.sitting.game.clone(), self.rooms.work().clone());
        let patience = Patience::default();
        self.hinting.retain(|(one, _)| *one != client);
        self.hinting.push((client, Thought { seat, question, patience: patience.clone() }));
        self.beside.spawn(async move {
            let hints = work.think(move || game.hints(seat, &patience)).await.unwrap_or_default();
            Ready::Hints { client, question, hints }
        });
        Ok(())
    }

    /// Tells a client what was found out, if its question still stands.
    fn hinted(&mut self, client: u64, question: u32, hints: Vec<Hinted>) {
        let waits =
            |(one, thought): &(u64, Thought)| *one == client && thought.question == question;
        let waited = self.hinting.extract_if(.., |one| waits(one)).count() > 0;
        let client = self.clients.iter_mut().find(|one| one.number == client && waited);
        if let Some((client, text)) = client.zip(text(&ToClient::Hints { question, hints })) {
            client.tell(text);
        }
    }

    /// Stops thoughts about questions that do not stand any more, and for clients that have left.
    pub(super) fn stop_idle_thoughts(&mut self) {
        let stands =
            |thought: &Thought| self.sitting.question(thought.seat) == Some(thought.question);
        // It is still waited for: only when it has ended may the next one begin.
        if let Some(thought) = self.thinking.as_ref().filter(|thought| !stands(thought)) {
            thought.patience.stop();
        }
        let here = |client: u64| self.clients.iter().any(|one| one.number == client);
        self.hinting.retain(|(client, thought)| stands(thought) && here(*client));
    }

    /// Shows the whole table as it is now to some clients of a viewer. What they are told before it
    /// is made comes after it; an older welcome that is still being made is not shown any more.
    pub(super) fn welcome(&mut self, viewer: Viewer, log: u32, to: impl Fn(&Client) -> bool) {
        self.welcomes += 1;
        let number = self.welcomes;
        for client in self.clients.iter_mut().filter(|client| to(client)) {
            client.waits = Some((number, Vec::new()));
        }
        let (stands, sitting) = (self.standing_table(viewer), self.sitting.clone());
        let make = move || welcome(&sitting, viewer, log, stands);
        if log == 0 {
            return self.welcomed(number, &make());
        }
        let work = self.rooms.work().clone();
        self.beside.spawn(async move {
            Ready::Welcome(number, work.replay(make).await.unwrap_or_default())
        });
    }

    fn welcomed(&mut self, number: u64, messages: &[Utf8Bytes]) {
        self.clients.retain_mut(|client| {
            let Some((_, after)) = client.waits.take_if(|(awaited, _)| *awaited == number) else {
                return true;
            };
            let mut all = messages.iter().cloned().chain(after);
            !messages.is_empty() && all.all(|text| client.out.try_send(text).is_ok())
        });
    }

    /// Takes deeds back. The game is played again from its start; the room waits for it, since
    /// nothing else can be done to the game meanwhile.
    pub(super) async fn undo(&mut self, to: usize) -> Result<(), Refusal> {
        let entry = Entry { at: now(), what: What::Undo { to }, clock: None };
        self.keep_before();
        self.play_again(&entry).await?;
        self.done(entry, None);
        Ok(())
    }

    /// Carries out an entry that plays the game again from its start.
    pub(super) async fn play_again(&mut self, entry: &Entry) -> Result<(), Refusal> {
        let (mut sitting, entry) = (self.sitting.clone(), entry.clone());
        let undone = move || sitting.apply(&entry).map(|()| sitting);
        self.sitting = self.rooms.work().replay(undone).await.ok_or(Refusal::STUCK)??;
        Ok(())
    }

    /// Gives a part of the replay of a finished game to whoever still waits for it.
    pub(super) fn replay(
        &self,
        from: usize,
        count: usize,
        mut reply: oneshot::Sender<Result<ReplayPage, Ask>>,
    ) {
        let (info, sitting) = (self.info.clone(), self.sitting.clone());
        if !self.is_shown() {
            let _ = reply.send(Err(Ask::NotOver));
            return;
        }
        let work = self.rooms.work().clone();
        let page = move || ReplayPage {
            game: info,
            outcome: sitting.ending(),
            table: sitting.game.table(Viewer::Judge),
            total: sitting.game.deeds() as u32 + 1,
            frames: sitting.game.frames(from, count),
        };
        tokio::spawn(async move {
            tokio::select! {
                page = work.replay(page) => {
                    let _ = reply.send(page.ok_or(Ask::NoGame));
                }
                () = reply.closed() => {}
            }
        });
    }
}
