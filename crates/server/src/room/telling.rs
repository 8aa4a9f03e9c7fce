//! What a room tells: to each viewer what that viewer may know.

use std::collections::BTreeMap;
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use kernel::{Seat, Viewer};
use tokio::sync::mpsc;

use super::{Client, Room};
use crate::limits::{LONGEST_LIST, MOST_WAITING, STEPS_TOGETHER};
use crate::protocol::{Failure, GameStatus, Presence, Raw, ToClient, Update, Welcome};
use crate::ruleset::raw;
use crate::sitting::Sitting;

impl Room {
    pub(super) fn update(&mut self, accepted: Option<(Seat, u32)>) {
        let standing = self.sitting.standing(Instant::now());
        for viewer in self.viewers() {
            let own = accepted.filter(|(seat, _)| viewer == Viewer::Seat(*seat));
            let update = Update {
                step: self.sitting.step(viewer),
                now: self.sitting.now(viewer),
                standing: standing.clone(),
                accepted: own.map(|(_, question)| question),
            };
            self.later(Some(viewer), &ToClient::Update(Box::new(update)));
        }
    }

    /// The different eyes at the table.
    pub(super) fn viewers(&self) -> Vec<Viewer> {
        let all = self.sitting.seats().map(Viewer::Seat).chain([Viewer::Spectator]);
        let here = |viewer: &Viewer| self.clients.iter().any(|client| client.viewer == *viewer);
        all.filter(here).collect()
    }

    /// Keeps a message until what it tells of is on disk.
    pub(super) fn later(&mut self, viewer: Option<Viewer>, message: &ToClient) {
        if let Some(text) = text(message) {
            self.untold.push((viewer, text));
        }
    }

    /// How the table stands, for a viewer.
    pub(super) fn standing_table(&self, viewer: Viewer) -> Welcome {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        };
        Welcome {
            game: self.info.clone(),
            seat,
            chat: self.sitting.chat(viewer),
            proposals: seat.map(|seat| self.sitting.proposed(seat)).unwrap_or_default(),
            now: self.sitting.now(viewer),
            presence: self.presence(),
            standing: self.sitting.standing(Instant::now()),
        }
    }

    pub(super) fn tell_standing(&mut self) {
        let standing = self.sitting.standing(Instant::now());
        self.later(None, &ToClient::Standing(standing));
    }

    /// Who is here now; the other processes learn it too.
    pub(super) fn tell_presence(&mut self) {
        self.publish(false);
        self.show_presence();
    }

    pub(super) fn show_presence(&mut self) {
        self.tell_all(&ToClient::Presence(self.presence()));
    }

    pub(super) fn tell_all(&mut self, message: &ToClient) {
        let Some(text) = text(message) else { return };
        for client in &mut self.clients {
            client.tell(text.clone());
        }
    }

    pub(super) fn fail_all(&mut self, failure: Failure) {
        for client in self.clients.drain(..) {
            fail(&client.out, failure);
        }
    }

    fn presence(&self) -> Presence {
        let seated = |seat: Seat| self.is_robot(seat) || self.is_here(seat);
        let seats = self.sitting.seats().map(seated).collect();
        Presence { seats, spectators: self.spectators() + self.abroad.spectators() }
    }

    /// How many watch in this process.
    pub(super) fn spectators(&self) -> u32 {
        self.clients.iter().filter(|client| client.viewer == Viewer::Spectator).count() as u32
    }

    /// Whether somebody is there who plays a seat, in this process or in another.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.sits_here(seat) || self.abroad.has(seat)
    }

    /// Whether somebody is there in this process.
    pub(super) fn sits_here(&self, seat: Seat) -> bool {
        self.clients.iter().any(|client| client.viewer == Viewer::Seat(seat))
    }

    /// Shows a team what its members propose.
    pub(super) fn tell_proposals(&mut self, of: Seat) {
        for seat in self.sitting.seats().filter(|seat| seat.is_with(of)) {
            let Some(question) = self.sitting.question(seat) else { continue };
            let proposals = self.sitting.proposed(seat);
            self.later(Some(Viewer::Seat(seat)), &ToClient::Proposals { question, proposals });
        }
    }

    pub(super) fn status(&self) -> GameStatus {
        GameStatus {
            game: self.info.clone(),
            entries: self.sitting.entries(),
            deciding: self.sitting.now(Viewer::Spectator).deciding,
            outcome: self.sitting.ending(),
            view: self.sitting.game.view(Viewer::Spectator),
            table: self.sitting.game.table(Viewer::Spectator),
        }
    }
}

impl Client {
    /// Tells them something, after the welcome that they wait for. Whether it can reach them.
    pub(super) fn tell(&mut self, text: Utf8Bytes) -> bool {
        match &mut self.waits {
            None => self.out.try_send(text).is_ok(),
            Some((_, after)) => {
                let room = after.len() < MOST_WAITING;
                if room {
                    after.push(text);
                }
                room
            }
        }
    }
}

/// The whole table, in messages of moderate size. The steps of its log are played again.
pub(super) fn welcome(
    sitting: &Sitting,
    viewer: Viewer,
    log: u32,
    welcome: Welcome,
) -> Vec<Utf8Bytes> {
    let mut messages: Vec<ToClient> = table_parts(sitting, viewer);
    let mut steps = sitting.log(viewer, log).into_iter().peekable();
    while steps.peek().is_some() {
        messages.push(ToClient::Log { steps: steps.by_ref().take(STEPS_TOGETHER).collect() });
    }
    messages.push(ToClient::Welcome(Box::new(welcome)));
    messages.iter().filter_map(text).collect()
}

fn table_parts(sitting: &Sitting, viewer: Viewer) -> Vec<ToClient> {
    let table = sitting.game.table(viewer);
    let parts: BTreeMap<String, Raw> = serde_json::from_str(table.get()).unwrap_or_default();
    let pieces = |(part, value): (String, Raw)| {
        let values = in_pieces(value);
        values.into_iter().map(move |value| ToClient::Table { part: part.clone(), value })
    };
    parts.into_iter().flat_map(pieces).collect()
}

/// A long list in several shorter ones; anything else as it is.
fn in_pieces(value: Raw) -> Vec<Raw> {
    let list = match serde_json::from_str::<Vec<Raw>>(value.get()) {
        Ok(list) if value.get().len() > LONGEST_LIST => list,
        _ => return vec![value],
    };
    let mut pieces: Vec<Vec<Raw>> = Vec::new();
    let mut size = LONGEST_LIST;
    for item in list {
        size += item.get().len();
        if size > LONGEST_LIST {
            size = item.get().len();
            pieces.push(Vec::new());
        }
        if let Some(piece) = pieces.last_mut() {
            piece.push(item);
        }
    }
    pieces.iter().map(raw).collect()
}

/// A message as it is sent.
#[must_use]
pub fn text(message: &ToClient) -> Option<Utf8Bytes> {
    // Most messages are updates of this size; growing the text step by step costs more.
    let mut text = Vec::with_capacity(4 * 1024);
    serde_json::to_writer(&mut text, message).ok()?;
    text.shrink_to_fit();
    Utf8Bytes::try_from(text).ok()
}

pub(super) fn send(out: &mpsc::Sender<Utf8Bytes>, message: &ToClient) {
    if let Some(text) = text(message) {
        let _ = out.try_send(text);
    }
}

pub(super) fn fail(out: &mpsc::Sender<Utf8Bytes>, reason: Failure) {
    send(out, &ToClient::Failed { reason });
}
