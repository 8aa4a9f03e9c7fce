//! Who comes to a table, and what becomes of it when the game is over: open seats, and the next game.

use kernel::{Refusal, Seat, Viewer};
use tokio::sync::oneshot;

use super::{Ask, Broken, MOST_TRIES, Room, Written, now};
use crate::founding::{clean, secret};
use crate::limits::AGAIN;
use crate::protocol::{Statistics, Taken, ToClient};
use crate::room::hash_token;
use crate::rooms::OpenFault;
use crate::sitting::What;
use crate::store::StoreFault;

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

    /// Somebody accepts the challenge. If the log grows elsewhere meanwhile it is judged anew.
    pub(super) async fn take(&mut self, name: &str) -> Result<Result<Taken, Ask>, Broken> {
        for _ in 0..MOST_TRIES {
            let taken = self.take_open(name);
            if self.commit().await? == Written::Yes {
                return Ok(taken);
            }
        }
        Err(Broken(StoreFault::Conflict))
    }

    /// The first open seat is theirs.
    fn take_open(&mut self, name: &str) -> Result<Taken, Ask> {
        let stands = self.info.open_until.is_some_and(|until| now() < until);
        let stands = stands && self.sitting.game.outcome().is_none();
        let seat = self.info.open.first().copied().filter(|_| stands).ok_or(Ask::Taken)?;
        let token = secret().map_err(|_| Ask::Taken)?;
        let taken = What::Taken { seat, name: clean(name), token: hash_token(&token) };
        self.act(taken).map_err(|_| Ask::Taken)?;
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
        if self.sitting.again().is_some() {
            self.tell_again(Viewer::Seat(seat));
            return Ok(());
        }
        if !self.sitting.rematch().contains(&seat) {
            self.act(What::Rematch { seat })?;
        }
        let wished = |seat: Seat| self.is_robot(seat) || self.sitting.rematch().contains(&seat);
        if self.sitting.seats().all(wished) {
            let chat = self.sitting.chat(Viewer::Spectator);
            let game = self.rooms.rematch(&self.info, &self.tokens, &chat).await;
            self.act(What::Again { game: game.map_err(OpenFault::into_refusal)? })?;
        }
        Ok(())
    }

    /// Whether the next game was opened just now: who comes back to this one is sent there.
    pub(super) fn goes_on(&self) -> bool {
        self.sitting.again().is_some_and(|(_, at)| now() < at + AGAIN)
    }

    /// Says to a viewer where the next game is. Who has a seat keeps its secret.
    pub(super) fn tell_again(&mut self, viewer: Viewer) {
        let Some((game, _)) = self.sitting.again() else { return };
        let token = match viewer {
            Viewer::Seat(seat) => self.secrets.get(seat.index()).cloned().flatten(),
            Viewer::Spectator | Viewer::Judge => None,
        };
        let again = ToClient::Again { game: game.to_owned(), token };
        self.later(Some(viewer), &again);
    }
}
