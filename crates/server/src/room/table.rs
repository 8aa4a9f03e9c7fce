//! Who comes to a table, and what becomes of it when the game is over: open seats, and the next game.

use kernel::{Refusal, Seat, Viewer};
use tokio::sync::oneshot;

use super::{Ask, Room, now};
use crate::founding::{across, clean, secret};
use crate::protocol::{Statistics, Taken, ToClient};
use crate::room::hash_token;
use crate::rooms::OpenFault;
use crate::sitting::What;

impl Room {
    /// Whether everything of the game may be shown: it is over, or it was read from a record.
    pub(super) fn is_shown(&self) -> bool {
        self.sitting.game.outcome().is_some() || self.info.imported
    }

    /// What the game came to; it is played again beside the room.
    pub(super) fn statistics(&self, reply: oneshot::Sender<Result<Statistics, Ask>>) {
        if !self.is_shown() {
            let _ = reply.send(Err(Ask::NotOver));
            return;
        }
        let (game, work) = (self.sitting.game.clone(), self.rooms.work().clone());
        tokio::spawn(async move {
            let steps = work.replay(move || game.statistics()).await;
            let _ = reply.send(steps.map(|steps| Statistics { steps }).ok_or(Ask::NoGame));
        });
    }

    /// Somebody accepts the challenge: the first open seat is theirs.
    pub(super) fn take_open(&mut self, name: &str) -> Result<Taken, Ask> {
        let stands = self.info.open_until.is_some_and(|until| now() < until);
        let stands = stands && self.sitting.game.outcome().is_none();
        let seat = self.info.open.first().copied().filter(|_| stands).ok_or(Ask::Taken)?;
        let token = secret().map_err(|_| Ask::Taken)?;
        let taken = What::Taken { seat, name: clean(name), token: hash_token(&token) };
        self.act(taken, None).map_err(|_| Ask::Taken)?;
        self.filled = self.info.open.is_empty();
        Ok(Taken { seat, token })
    }

    /// Says who sits where.
    pub(super) fn tell_seated(&mut self) {
        let (seats, names) = (self.info.seats.clone(), self.info.names.clone());
        let open = self.info.open.clone();
        self.later(None, &ToClient::Seated { seats, names, open });
        self.tell_presence();
    }

    /// A seat wishes another game. It begins when all persons do; computer players always do.
    pub(super) async fn wish_rematch(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.sitting.game.outcome().is_none() || self.info.imported {
            return Err(self.not_asked().with("rematch", seat));
        }
        if !self.rematch.contains(&seat) {
            self.rematch.push(seat);
        }
        let wished = |seat: Seat| self.is_robot(seat) || self.rematch.contains(&seat);
        if self.again.is_none() && self.sitting.seats().all(wished) {
            let chat = self.sitting.chat(Viewer::Spectator);
            let opened = self.rooms.rematch(&self.info, &chat).await;
            self.again = Some(opened.map_err(OpenFault::into_refusal)?);
        }
        self.tell_standing();
        for viewer in self.viewers() {
            self.tell_again(viewer);
        }
        Ok(())
    }

    /// Says to a viewer where the next game is.
    pub(super) fn tell_again(&mut self, viewer: Viewer) {
        let Some(opened) = &self.again else { return };
        let token = match viewer {
            Viewer::Seat(seat) => opened.tokens.get(across(seat).index()).cloned().flatten(),
            Viewer::Spectator | Viewer::Judge => None,
        };
        let again = ToClient::Again { game: opened.game.clone(), token };
        self.later(Some(viewer), &again);
    }
}
