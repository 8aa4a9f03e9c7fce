//! Who follows a leader, and where (chapter "Cohesion").

use std::cell::OnceCell;

use kernel::{Refusal, Rule};
use measure::sweep::Obstacle;
use measure::tool::{Heading, Placement, Ride, Unreachable, lay_on};
use measure::{Disc, Length, gap, overlap};

use super::{STEP, contacts, followers};
use crate::movement::landings::AT_FOOT;
use crate::movement::{self, Ground};
use crate::question::{Placing, Why};
use crate::state::State;
use crate::table::{CONTACT, MiniId, Stand, UnitId};
use crate::terrain::{Passage, Piece, millimetres};
use crate::underway::Rush;
use crate::{melee, objectives, placing};

/// The miniatures of a unit as they follow a leader that came to a place: the judge of where each of
/// them may stand. What bars their way from the leader is found once.
#[derive(Debug)]
pub struct Following<'a> {
    pub(super) state: &'a State,
    pub(super) unit: UnitId,
    pub(super) leader: Stand,
    pub(super) after: Placing,
    ride: Ride,
    ground: Ground,
    obstacles: OnceCell<Vec<Obstacle<'a>>>,
    /// The same for a way that leaves the hill or roof on which the leader stands.
    below: OnceCell<(Ground, Vec<Obstacle<'a>>)>,
}

impl<'a> Following<'a> {
    /// Those who follow a leader to a place, after what it did.
    #[must_use]
    pub fn of(state: &'a State, unit: UnitId, leader: Stand, after: Placing) -> Following<'a> {
        let ride = movement::ride(state, unit, Heading::Free);
        let ground = Ground::of(state, unit, leader.level, Why::Free);
        let (obstacles, below) = (OnceCell::new(), OnceCell::new());
        Following { state, unit, leader, after, ride, ground, obstacles, below }
    }

    /// Those who follow a leader that was just deployed or moved at ease.
    #[must_use]
    pub fn at_ease(state: &'a State, unit: UnitId, leader: Stand) -> Following<'a> {
        Self::of(state, unit, leader, Placing::Move { fast: false, trench: None })
    }

    /// All of them are in cohesion, and over nobody's base.
    ///
    /// # Errors
    /// The rule that is broken.
    pub fn judge(&self, stands: &[Stand]) -> Result<(), Refusal> {
        let followers = followers(self.state, self.unit);
        if stands.len() != followers.len() {
            return Err(Refusal::from(Rule("LG-COH-202")).with("places", stands.len()));
        }
        for (number, (&stand, &mini)) in stands.iter().zip(&followers).enumerate() {
            if let Some(old) = self.stays(mini) {
                let displaced = self.after == Placing::Displaced;
                if old != stand {
                    return Err(Rule(if displaced { "LG-DISPL-15" } else { "LG-MELEE-217" }).into());
                }
                continue;
            }
            if !self.rests(mini, stand) {
                self.may_stand(stand)?;
                self.keeps_off(mini, stand)?;
            }
            self.apart(stand, stands[..number].iter().chain([&self.leader]))?;
        }
        self.others_rest(&followers, stands)?;
        self.stay_near(stands)?;
        self.in_contact(stands)
    }

    /// Whether the leader has stayed where it was: then only those are put elsewhere who close up
    /// (LG-MELEE-217) or were displaced (LG-DISPL-15).
    pub(super) fn leader_stays(&self) -> bool {
        matches!(self.after, Placing::CloseUp(_) | Placing::Displaced)
            && self.state.underway.carrying != Some(self.unit)
    }

    /// Whether a miniature that does not come into contact when others close up is left where it is,
    /// in cohesion or not.
    pub(super) fn rests(&self, mini: MiniId, stand: Stand) -> bool {
        matches!(self.after, Placing::CloseUp(_))
            && self.leader_stays()
            && self.state.stand(mini) == Some(stand)
    }

    /// Nobody else is moved when some close up: who comes into no contact stays, if its place is free
    /// and, where the leader has moved, in cohesion (LG-MELEE-217). When a melee begins such a miniature
    /// is placed in cohesion (LG-MELEE-215).
    fn others_rest(&self, followers: &[MiniId], stands: &[Stand]) -> Result<(), Refusal> {
        if !matches!(self.after, Placing::CloseUp(_)) || self.state.underway.beginner.is_some() {
            return Ok(());
        }
        for (number, (&mini, &stand)) in followers.iter().zip(stands).enumerate() {
            // The facing of a round base has no meaning.
            let moved = |old: &Stand| (old.point(), old.level) != (stand.point(), stand.level);
            let Some(old) = self.state.stand(mini).filter(moved) else { continue };
            let others = stands[..number].iter().chain(&stands[number + 1..]);
            let free = self.apart(old, others.chain([&self.leader])).is_ok();
            let held = self.leader_stays() || self.may_stand(old).is_ok();
            if free && held && contacts(self.state, self.unit, None, &[stand]) == 0 {
                return Err(Rule("LG-MELEE-217").into());
            }
        }
        Ok(())
    }

    /// Where a miniature stays: who was not displaced and is still in cohesion, or whose leader was not
    /// displaced either (LG-DISPL-15), or is in contact already when others close up (LG-MELEE-217).
    pub(super) fn stays(&self, mini: MiniId) -> Option<Stand> {
        let old = self.state.stand(mini)?;
        self.apart(old, std::iter::once(&self.leader)).ok()?;
        let stays = match self.after {
            Placing::Displaced => self.leader_stays() || self.coheres(old).is_ok(),
            Placing::CloseUp(_) => melee::touches_enemy(self.state, mini),
            _ => false,
        };
        stays.then_some(old)
    }

    /// The enemy unit with which the leader has begun a melee: the others come to the same.
    pub(super) fn begun(&self) -> Option<UnitId> {
        match self.after {
            Placing::Melee(foe) => Some(foe),
            Placing::Climb { .. } => {
                let touched = movement::touched_enemies(self.state, self.unit, self.leader);
                touched.first().copied()
            }
            _ => None,
        }
    }

    /// In a melee as many miniatures as possible come into contact (LG-MELEE-209, LG-MELEE-215), those
    /// who answer who began it with that unit (LG-MELEE-210).
    fn in_contact(&self, stands: &[Stand]) -> Result<(), Refusal> {
        let enough = |foe: Option<UnitId>, rule| {
            let contacts = |stands: &[Stand]| contacts(self.state, self.unit, foe, stands);
            let possible = contacts(&self.arranged().0);
            let refusal = || Refusal::from(Rule(rule)).with("in contact", possible);
            if contacts(stands) < possible { Err(refusal()) } else { Ok(()) }
        };
        if let Some(foe) = self.begun() {
            return enough(Some(foe), "LG-MELEE-209");
        }
        let Placing::CloseUp(foe) = self.after else { return Ok(()) };
        enough(None, "LG-MELEE-217")?;
        if self.state.underway.beginner == Some(foe) {
            enough(Some(foe), "LG-MELEE-210")
        } else {
            Ok(())
        }
    }

    /// Over none of these.
    pub(super) fn apart<'b>(
        &self,
        stand: Stand,
        others: impl IntoIterator<Item = &'b Stand>,
    ) -> Result<(), Refusal> {
        let base = self.base(stand);
        for other in others {
            let meet = self.state.meet((self.unit, stand.level), (self.unit, other.level));
            if meet && overlap::discs(base, self.base(*other)) {
                return Err(Rule("LG-MOVE-24").into());
            }
        }
        Ok(())
    }

    fn base(&self, stand: Stand) -> Disc {
        self.state.table.base(self.unit, stand.point())
    }

    /// Whether a miniature is in cohesion with its leader somewhere and may stand there.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_stand(&self, stand: Stand) -> Result<(), Refusal> {
        placing::may_stand(self.state, self.unit, stand)?;
        self.off_own_token(stand)?;
        if self.state.kind(self.unit).is_notched() && stand.facing != self.leader.facing {
            return Err(Rule("LG-NOTCH-207").into());
        }
        self.coheres(stand)?;
        self.contact(stand)
    }

    /// Whether a miniature is in cohesion with its leader somewhere.
    fn coheres(&self, stand: Stand) -> Result<(), Refusal> {
        self.near(stand)?;
        self.level(stand)?;
        if stand.level == self.leader.level { self.reach(stand) } else { Ok(()) }
    }

    /// While the leader stays the token that it holds does, too: nobody is put onto it.
    pub(super) fn off_own_token(&self, stand: Stand) -> Result<(), Refusal> {
        let (state, unit) = (self.state, self.unit);
        let base = self.base(stand);
        let over = self.leader_stays()
            && state.tokens.iter().any(|token| {
                token.claimed.is_some_and(|mini| state.unit_of(mini) == unit)
                    && token.stand.level == stand.level
                    && overlap::discs(base, objectives::disc(state, token.stand))
            });
        if over { Err(Rule("LG-MOVE-25").into()) } else { Ok(()) }
    }

    /// After a move that was faster than difficult terrain allows nobody stands on any (LG-DIFF-03); in
    /// a trench those who were in it stay, and the others stay outside (LG-TERRAIN-36).
    pub(super) fn keeps_off(&self, mini: MiniId, stand: Stand) -> Result<(), Refusal> {
        if !self.is_fast() {
            return Ok(());
        }
        let (state, base, trench) = (self.state, self.base(stand), self.trench());
        let was = state.base(mini);
        let mut pieces = state.table.terrain.pieces.iter();
        let hindered = pieces.any(|piece| {
            let inside = |base| piece.contains(base);
            if trench.is_some_and(|trench| piece.is_one_with(trench)) && was.is_some_and(inside) {
                return !inside(base);
            }
            piece.passage(state.kind(self.unit)) == Passage::Difficult
                && !piece.is_below(stand.level)
                && overlap::disc_polygon(base, &piece.footprint)
        });
        if !hindered {
            return Ok(());
        }
        Err(Rule(if trench.is_some() { "LG-TERRAIN-36" } else { "LG-DIFF-03" }).into())
    }

    /// Whether the leader's move was faster than difficult terrain allows.
    fn is_fast(&self) -> bool {
        match self.after {
            Placing::Move { fast, .. } => fast,
            Placing::Melee(_) => self.rush().is_some(),
            _ => false,
        }
    }

    /// The trench in which the leader made such a move.
    pub(super) fn trench(&self) -> Option<&'a Piece> {
        let number = match self.after {
            Placing::Move { fast: true, trench } => trench,
            Placing::Melee(_) => self.rush().and_then(|rush| rush.trench),
            _ => None,
        };
        self.state.table.terrain.pieces.get(usize::from(number?))
    }

    fn rush(&self) -> Option<Rush> {
        self.state.underway.rush.filter(|rush| rush.unit == self.unit)
    }

    /// The bases are at most the length of the speed-1 tool apart (LG-COH-203), seen from above
    /// (LG-COH-221).
    fn near(&self, stand: Stand) -> Result<(), Refusal> {
        let [own, other] = [self.leader, stand].map(|stand| self.base(stand));
        let tool = self.state.table.tool(1);
        let length = tool.first + tool.second;
        if gap::within(own, other, length) {
            return Ok(());
        }
        let far = own.centre.distance_squared(other.centre).isqrt() as Length - 2 * own.radius;
        let refusal = Refusal::from(Rule("LG-COH-203")).with("distance", millimetres(far));
        Err(refusal.with("maximum", millimetres(length)))
    }

    /// On the leader's level (LG-COH-219), or, if it has just climbed (LG-COH-218), on the one it came
    /// from, within height 1 of it (LG-COH-213) and touching the terrain (LG-COH-214).
    fn level(&self, stand: Stand) -> Result<(), Refusal> {
        let (state, leader) = (self.state, self.leader);
        if stand.level == leader.level {
            return Ok(());
        }
        let Placing::Climb { from } = self.after else { return Err(Rule("LG-COH-218").into()) };
        let levels = from.level.min(leader.level)..=from.level.max(leader.level);
        if !levels.contains(&stand.level) {
            return Err(Rule("LG-COH-217").into());
        }
        let rise = (stand.level - leader.level).abs();
        if rise > state.table.range(1) {
            let refusal = Refusal::from(Rule("LG-COH-213")).with("height", millimetres(rise));
            return Err(refusal.with("maximum", millimetres(state.table.range(1))));
        }
        let base = self.base(stand);
        let pieces = &state.table.terrain.pieces;
        let top = self.base(leader);
        let carries = |piece: &&Piece| {
            piece.top == leader.level && overlap::disc_polygon(top, &piece.footprint)
        };
        let under: Vec<u8> = pieces.iter().filter(carries).map(|piece| piece.model).collect();
        let touches = pieces.iter().any(|piece| {
            piece.kind.is_solid()
                && piece.top > stand.level
                && (under.is_empty() || under.contains(&piece.model))
                && gap::within(base, &piece.footprint, CONTACT)
        });
        if stand.level < leader.level {
            return if touches { Ok(()) } else { Err(Rule("LG-COH-214").into()) };
        }
        // Left above: at the edge, where the leader could climb up to from the foot (LG-COH-212).
        let wider = Disc { radius: base.radius + CONTACT + 1, ..base };
        let surface = state.table.terrain.surface(stand.level);
        let inland = surface.is_some_and(|surface| surface.region.carries(wider));
        let below =
            |piece: &Piece| piece.top == stand.level && gap::within(top, &piece.footprint, AT_FOOT);
        let climbs = !inland && pieces.iter().any(below);
        if climbs { Ok(()) } else { Err(Rule("LG-COH-212").into()) }
    }

    /// Those who stay on the level that the leader came from stand as near as possible to where it
    /// touched the terrain (LG-COH-216).
    pub(super) fn stay_near(&self, stands: &[Stand]) -> Result<(), Refusal> {
        let Placing::Climb { from } = self.after else { return Ok(()) };
        let far = |stand: &Stand| stand.point().distance_squared(from.point()).isqrt();
        let mut distances: Vec<i64> = stands
            .iter()
            .filter(|s| s.level == from.level && s.level != self.leader.level)
            .map(far)
            .collect();
        if distances.is_empty() {
            return Ok(());
        }
        distances.sort_unstable();
        let best = self.behind(from, distances.len());
        for (number, (distance, place)) in distances.into_iter().zip(&best).enumerate() {
            let slack = if number == 0 { CONTACT } else { STEP };
            if distance > far(place) + i64::from(slack) {
                return Err(Rule("LG-COH-216").into());
            }
        }
        Ok(())
    }

    /// What the leader could not pass on its way to a follower's place.
    pub(super) fn obstacles(&self) -> &[Obstacle<'a>] {
        self.obstacles.get_or_init(|| self.ground.obstacles(self.state, false))
    }

    /// The leader could get there with one regular speed-1 move (LG-COH-209), a notched one after any
    /// pivot (LG-COH-211).
    pub(super) fn reach(&self, stand: Stand) -> Result<(), Refusal> {
        let state = self.state;
        let mut placement = self.laid(stand, &self.ground, self.obstacles())?;
        if self.ground.is_above_ground() {
            let (ground, obstacles) = self.below();
            let more = obstacles.len() > self.obstacles().len();
            if more && !self.ground.is_carried(state, &placement) {
                placement = self.laid(stand, ground, obstacles)?;
            }
        }
        let up = self.ground.stays_up(state, self.leader, &placement);
        up.map_err(|_| Rule("LG-COH-209").into())
    }

    /// What a way meets that leaves the hill or roof on which the leader stands.
    fn below(&self) -> &(Ground, Vec<Obstacle<'a>>) {
        self.below.get_or_init(|| {
            let ground = Ground::of(self.state, self.unit, self.leader.level, Why::Free);
            let ground = ground.between(self.state, self.leader, self.leader).on_the_ground();
            let obstacles = ground.obstacles(self.state, false);
            (ground, obstacles)
        })
    }

    /// A tool from the leader to a follower's place.
    fn laid(
        &self,
        stand: Stand,
        ground: &Ground,
        obstacles: &[Obstacle<'a>],
    ) -> Result<Placement, Rule> {
        let (state, base) = (self.state, self.base(self.leader));
        let laid = lay_on(&state.table.tool(1), &self.ride, base, stand.point(), obstacles);
        laid.map_err(|why| match why {
            Unreachable::Blocked { blocker } if !ground.is_base(state, blocker, false) => {
                Rule("LG-COH-210")
            }
            _ => Rule("LG-COH-209"),
        })
    }

    /// No contact with enemies unless the unit is in melee (LG-COH-205), and then only with those of
    /// the melee (LG-MELEE-212); the unarmed do not come back into contact (LG-MOVE-23).
    pub(super) fn contact(&self, stand: Stand) -> Result<(), Refusal> {
        let (state, unit, after) = (self.state, self.unit, self.after);
        let touched = movement::touched_enemies(state, unit, stand);
        let allowed = |enemy: &UnitId| match after {
            Placing::Melee(foe) | Placing::CloseUp(foe) => {
                *enemy == foe || melee::with(state, unit).contains(enemy)
            }
            Placing::Displaced | Placing::Withdraw => false,
            _ => movement::has_melee(state, unit) && melee::with(state, unit).contains(enemy),
        };
        match touched.iter().find(|enemy| !allowed(enemy)) {
            None => Ok(()),
            Some(_) if after == Placing::Displaced => Err(Rule("LG-DISPL-16").into()),
            Some(_) if matches!(after, Placing::Melee(_) | Placing::CloseUp(_)) => {
                Err(Rule("LG-MELEE-212").into())
            }
            Some(enemy) => {
                Err(Refusal::from(Rule("LG-COH-205")).with("base of", state.unit_name(*enemy)))
            }
        }
    }
}
