//! What seats agree on among themselves: draws, concessions, undo, proposals of a team, and who plays
//! for somebody who has left.

use kernel::{Doing, Refusal, Seat};
use serde_json::Value;

use super::{PERSON, Room};
use crate::sitting::What;

impl Room {
    /// A draw is offered; computer players take it or let it lapse. One whose mate offers it does too.
    pub(super) fn offer_draw(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.perform(seat, Doing::OfferDraw)?;
        for other in self.robots() {
            let game = &self.sitting.game;
            let open = game.outcome().is_none() && !game.draw_offers().contains(&other);
            if open && (other.is_with(seat) || game.robot_takes_draw(other)) {
                self.perform(other, Doing::OfferDraw)?;
            }
        }
        Ok(())
    }

    /// A seat gives up, and computer players of its team with it.
    pub(super) fn concede(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.perform(seat, Doing::Concede)?;
        for mate in self.robots().into_iter().filter(|mate| mate.is_with(seat)) {
            let game = &self.sitting.game;
            if game.outcome().is_none() && !game.conceding().contains(&mate) {
                self.perform(mate, Doing::Concede)?;
            }
        }
        Ok(())
    }

    /// The seats of computer players.
    fn robots(&self) -> Vec<Seat> {
        self.sitting.seats().filter(|&seat| self.is_robot(seat)).collect()
    }

    pub(super) fn is_robot(&self, seat: Seat) -> bool {
        self.info.seats.get(seat.index()).is_some_and(|player| player != PERSON)
    }

    /// A member of a team proposes an answer to what the team is asked; the mates are shown it.
    pub(super) fn propose(
        &mut self,
        seat: Seat,
        question: u32,
        choice: Value,
    ) -> Result<(), Refusal> {
        self.still_asks(seat, question)?;
        if self.sitting.asked_with(seat).len() < 2 {
            return Err(self.not_asked().with("no mate is asked with", seat));
        }
        self.sitting.game.judge(seat, &choice)?;
        self.act(What::Propose { seat, question, choice })
    }

    /// A computer player goes on for a mate who has left; whose seat it is may take it back.
    pub(super) fn take_seat(
        &mut self,
        by: Seat,
        seat: Seat,
        player: String,
    ) -> Result<(), Refusal> {
        let robot =
            self.rooms.ruleset(&self.info.ruleset).is_some_and(|own| own.has_player(&player));
        let own = seat == by && player == PERSON && self.is_robot(seat);
        let left = seat != by && seat.is_with(by) && !self.is_robot(seat) && !self.is_here(seat);
        let known = seat.index() < self.info.seats.len();
        let over = self.sitting.game.outcome().is_some();
        if over || !known || !(own && self.tokens[seat.index()].is_some() || left && robot) {
            return Err(self.not_asked().with("seat", seat));
        }
        self.act(What::Seat { seat, player })
    }

    pub(super) async fn wish_undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let over = self.sitting.game.outcome().is_some();
        if over || self.sitting.game.before_answer_of(seat).is_none() {
            return Err(self.not_asked().with("nothing to undo for", seat));
        }
        self.undo_or(seat, &[], What::Wish { seat }).await
    }

    pub(super) async fn grant_undo(&mut self, seat: Seat, allow: bool) -> Result<(), Refusal> {
        let wish = self.sitting.wish().filter(|wish| wish.seat != seat).cloned();
        let Some(wish) = wish else {
            return Err(self.not_asked().with("no wish to undo for", seat));
        };
        let grant = What::Grant { seat, allow };
        if !allow {
            return self.act(grant);
        }
        let granted: Vec<Seat> = wish.granted.into_iter().chain([seat]).collect();
        self.undo_or(wish.seat, &granted, grant).await
    }

    /// Undoes what a seat wishes if all others have granted it, as computer players always do; else
    /// something else is done.
    async fn undo_or(&mut self, wish: Seat, granted: &[Seat], what: What) -> Result<(), Refusal> {
        let grants = |seat: Seat| seat == wish || self.is_robot(seat) || granted.contains(&seat);
        let all = self.sitting.seats().all(grants);
        match self.sitting.game.before_answer_of(wish) {
            Some(to) if all => self.undo(to).await,
            _ => self.act(what),
        }
    }
}
