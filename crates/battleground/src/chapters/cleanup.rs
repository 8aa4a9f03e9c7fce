//! The cleanup phase: capturing, removing markers, checking victory, making ready.

use kernel::{Flow, Outcome, Rule, Seat};

use crate::cards::SEATS;
use crate::event::Event;
use crate::hex::Hex;
use crate::language::Until;
use crate::question::{Choice, Prompt};
use crate::state::{Objective, Stage, State};
use crate::table::FigureId;
use crate::{Play, mana, markers, round};

/// The last round (BG-ROUND-01).
pub const LAST_ROUND: u8 = 4;

/// The lead that wins by points (BG-VP-05).
const WINNING_LEAD: i32 = 20;

/// The four steps of the cleanup phase (BG-CLEAN-01); the outcome if the game ends here.
///
/// # Errors
/// Pauses for decisions.
pub fn clean_up(p: &mut Play) -> Flow<Option<Outcome>> {
    let round = p.round;
    p.tell(&[Rule("BG-CLEAN-01")], |_| Event::Cleanup { round });
    capture(p)?;
    remove_markers(p)?;
    if let Some(outcome) = check_victory(p) {
        let points = SEATS.map(|seat| p.points(seat));
        let winner = outcome.winner;
        p.tell(&[Rule("BG-CLEAN-13")], |_| Event::GameOver { points, winner });
        return Ok(Some(outcome));
    }
    make_ready(p);
    p.stage = Stage::Preparation;
    let next = p.round + 1;
    round::begin(p, next);
    Ok(None)
}

impl State {
    /// The hexes of objectives that nobody has captured.
    pub fn open_objectives(&self) -> impl Iterator<Item = Hex> + '_ {
        self.objectives.iter().filter(|o| o.captured.is_none()).map(|o| o.hex)
    }

    /// Whether a figure stands on the hex of an objective or adjacent to it (BG-CLEAN-06).
    #[must_use]
    pub fn is_at(&self, id: FigureId, hex: Hex) -> bool {
        let marker = crate::field::Place::ground(hex);
        self.places(id).iter().any(|&place| place == marker || place.is_adjacent(marker))
    }

    /// The character that can capture an objective for a player, if any: all four conditions hold
    /// (BG-CLEAN-09).
    #[must_use]
    pub fn capturer(&self, seat: Seat, hex: Hex) -> Option<FigureId> {
        // BG-CLEAN-08, BG-CLEAN-07.
        let own_zone = self.table.field.in_zone(seat, hex);
        let contested = self.squad(seat.other()).any(|enemy| self.is_at(enemy, hex));
        if own_zone || contested {
            return None;
        }
        // BG-CLEAN-05, BG-CLEAN-06.
        self.squad(seat).find(|&id| self.is_at(id, hex) && !self.is_engaged(id))
    }
}

/// Step 1: objective markers are captured (BG-CLEAN-04). A captured one leaves the battlefield for
/// good (BG-CLEAN-10); the player may leave it (BG-CLEAN-09).
fn capture(p: &mut Play) -> Flow<()> {
    for number in 0..p.objectives.len() {
        let Objective { hex, captured: None } = p.objectives[number] else { continue };
        for seat in SEATS {
            let Some(figure) = p.capturer(seat, hex) else { continue };
            let options = |_: &State| vec![Choice::Yes, Choice::Decline];
            if p.choose(seat, Prompt::Capture(hex), options)? == Choice::Yes {
                p.objectives[number].captured = Some(seat);
                let rules: &[Rule] = &[Rule("BG-CLEAN-09"), Rule("BG-VP-07")];
                p.tell(rules, |_| Event::Captured { seat, figure, hex });
                break;
            }
        }
    }
    Ok(())
}

/// Step 2: all buffs, then all debuffs, then all signs are removed (BG-CLEAN-11); nothing else is
/// (BG-CLEAN-12).
fn remove_markers(p: &mut Play) -> Flow<()> {
    let all: Vec<FigureId> = p.fielded().collect();
    for &figure in &all {
        markers::clear_buffs(p, figure)?;
    }
    for &figure in &all {
        markers::clear_debuffs(p, figure)?;
    }
    let signs = std::mem::take(&mut p.signs);
    for placed in signs {
        let sign = p.table.signs[usize::from(placed.sign)].name.en.clone();
        p.tell(&[Rule("BG-CLEAN-11")], |_| Event::Sign { seat: placed.seat, sign, place: None });
    }
    // What waits for a character's next attack is no marker and no matter of the round (BG-CLEAN-12).
    p.spells.retain(|spell| spell.lasting.until == Until::NextAttack);
    Ok(())
}

/// Step 3: the game ends in round 4, or when a squad has been removed (BG-CLEAN-13).
fn check_victory(state: &State) -> Option<Outcome> {
    let left = SEATS.map(|seat| state.squad(seat).next().is_some());
    let end = |winner, id| Some(Outcome { winner, rule: Rule(id) });
    match left {
        [false, false] => return end(None, "BG-VP-03"),
        [true, false] => return end(Some(Seat(0)), "BG-VP-02"),
        [false, true] => return end(Some(Seat(1)), "BG-VP-02"),
        [true, true] if state.round < LAST_ROUND => return None,
        [true, true] => {}
    }
    // BG-VP-04: points are compared after round 4.
    let lead = state.points(Seat(0)) - state.points(Seat(1));
    match lead {
        lead if lead >= WINNING_LEAD => end(Some(Seat(0)), "BG-VP-05"),
        lead if lead <= -WINNING_LEAD => end(Some(Seat(1)), "BG-VP-05"),
        _ => end(None, "BG-VP-06"),
    }
}

/// Step 4: characters not activated this round gain 1 mana (BG-CLEAN-14); then the played cards are
/// discarded, and all are ready (BG-CLEAN-15). Completed side missions stay face up (BG-QUEST-04).
fn make_ready(p: &mut Play) {
    let all: Vec<FigureId> = p.fielded().collect();
    for &figure in &all {
        if p.is_ready(figure) && !p.figure(figure).activated {
            mana::gain(p, figure, 1);
        }
    }
    for figure in p.ids() {
        let seat = p.seat(figure);
        p.figure_mut(figure).activated = false;
        let mut cards = std::mem::take(&mut p.figure_mut(figure).cards);
        cards.0 &= !p.players[seat.index()].completed.0;
        p.players[seat.index()].discard.take_all(&mut cards);
    }
    for player in &mut p.players {
        // "The next ally activated this round" is over with the round.
        player.next_ally.clear();
    }
}
