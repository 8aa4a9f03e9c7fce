//! What only special rules of operations say: rolls, trackers, objectives, calls.

use content::{Checked, Checks};

use super::operations::Known;
use super::{Card, Checker, MOST, NO_UNIT, RANGES};
use crate::language::{Contender, Die, Effect, Face, Number, Role, Where};
use crate::operations::card::{Circumstance, Occurrence};

impl Checker<'_> {
    /// What the cards of the operation may speak of; units have no such words.
    fn known_here(&self, field: &str) -> Result<&Known<'_>, content::Fault> {
        match self.card {
            Card::Rule(_, known) | Card::Granted(known) => Ok(known),
            Card::Unit => Err(self.fault(field, "only special rules of operations do that")),
        }
    }

    pub(super) fn deed(&self, effect: &Effect, field: &str, depth: usize) -> Checked {
        let known = self.known_here(field)?;
        let at = |name: &str| format!("{field}.{name}");
        let tracker = |id: &String, at: &str| {
            self.known(&known.trackers, id, at, "a tracker of this operation")
        };
        let target = |id: &String, at: &str| {
            self.known(&known.armoured, id, at, "an armoured target of this operation")
        };
        match effect {
            Effect::Roll { die, dice, lines } => {
                self.number(dice, &at("roll.dice"))?;
                self.count(lines.len(), 1..=9, at("roll.lines"))?;
                for (i, line) in lines.iter().enumerate() {
                    let field = at(&format!("roll.lines[{i}]"));
                    self.faces(*die, &line.on, &format!("{field}.on"))?;
                    if line.each && line.on.is_empty() {
                        let message = "expected results in `on`: each of which?";
                        return self.refuse(format!("{field}.each"), message);
                    }
                    self.effects(&line.then, &format!("{field}.do"), depth)?;
                }
                Ok(())
            }
            Effect::Assault { target: id, then, .. } => {
                target(id, &at("assault.target"))?;
                self.when_activated(&at("assault"))?;
                self.with_it().effects(then, &at("assault.then"), depth)
            }
            Effect::Repair { target: id, tokens } => {
                target(id, &at("repair.target"))?;
                self.within(*tokens, 1..=MOST, at("repair.tokens"))
            }
            Effect::Mark(wanted) => self.wanted(wanted, &at("mark")),
            Effect::ChooseObjective { from, then, .. } => {
                self.wanted_by_unit(from, &at("choose-objective.from"))?;
                self.effects(then, &at("choose-objective.do"), depth)
            }
            Effect::FillRolled(id) => tracker(id, &at("fill-rolled")),
            Effect::EmptyRolled(id) => tracker(id, &at("empty-rolled")),
            Effect::Fill { tracker: id, tokens, reaching, then } => {
                tracker(id, &at("fill.tracker"))?;
                self.number(tokens, &at("fill.tokens"))?;
                self.reached(reaching, then, &at("fill"), depth)
            }
            Effect::Empty(id) => tracker(id, &at("empty")),
            Effect::Scatter(faces) => {
                self.count(faces.len(), 1..=6, at("scatter"))?;
                self.before_deployment(&at("scatter"))
            }
            Effect::DrawToken(from) => {
                self.pooled(&at("draw-token"))?;
                self.filter(from, &at("draw-token"))
            }
            Effect::ReturnTokens(role) => {
                self.pooled(&at("return-tokens"))?;
                self.role(*role, &at("return-tokens"))
            }
            Effect::UseToken(id) => {
                self.pooled(&at("use-token"))?;
                tracker(id, &at("use-token"))
            }
            Effect::LaySequence => self.pooled(&at("lay-sequence")),
            Effect::DiscardRevealed => self.pooled(&at("discard-revealed")),
            Effect::Reveal { on, then } => {
                self.pooled(&at("reveal"))?;
                if on.is_empty() != then.is_empty() {
                    return self.refuse(at("reveal"), "expected both `on` and `do`, or neither");
                }
                self.effects(then, &at("reveal.do"), depth)
            }
            Effect::PlaceObjective { range, of } => {
                let what = "an objective of this operation";
                let unknown =
                    |id: &String| self.known(&known.laid, id, at("place-objective.of"), what);
                of.as_ref().map_or(Ok(()), unknown)?;
                let least = if of.is_some() { 0 } else { 1 };
                self.within(*range, least..=*RANGES.end(), at("place-objective.range"))
            }
            Effect::Roam { kinds, toward } => {
                if !known.roams {
                    return self.refuse(at("roam"), "no objective of this operation `roams`");
                }
                self.count(kinds.len(), 1..=5, at("roam.kinds"))?;
                let wanted = |toward| self.wanted(toward, &at("roam.toward"));
                toward.as_ref().map_or(Ok(()), wanted)
            }
            Effect::LieInWait(faces) => {
                self.count(faces.len(), 1..=6, at("lie-in-wait"))?;
                self.before_deployment(&at("lie-in-wait"))
            }
            Effect::LayAmbushes(faces) => self.count(faces.len(), 1..=6, at("lay-ambushes")),
            Effect::SpringAmbush => self.role(Role::ThisUnit, &at("spring-ambush")),
            Effect::SpotAmbushes => match self.card {
                Card::Rule(Some(Occurrence::Spotted), _) => Ok(()),
                _ => self.refuse(at("spot-ambushes"), "only `spotted` tells who came near"),
            },
            Effect::Withdraw { tracker: id, tokens, reaching, then } => {
                tracker(id, &at("withdraw.tracker"))?;
                self.within(*tokens, 1..=MOST, at("withdraw.tokens"))?;
                self.reached(reaching, then, &at("withdraw"), depth)
            }
            Effect::FillChosen(id) => tracker(id, &at("fill-chosen")),
            Effect::By { then, .. } => self.effects(then, &at("by.do"), depth),
            Effect::DamageObjective(tokens) => {
                self.within(*tokens, 1..=MOST, at("damage-objective"))
            }
            Effect::EachUnit { from, then } => {
                self.filter(from, &at("each-unit.from"))?;
                self.with_it().effects(then, &at("each-unit.do"), depth)
            }
            Effect::Opponent(then) => self.effects(then, &at("opponent"), depth),
            Effect::Rule(_) if matches!(self.card, Card::Rule(None, _)) => {
                // Else rules could call one another without end.
                self.refuse(at("rule"), "expected no call in a rule that others call")
            }
            Effect::Rule(id) => self.known(&known.rules, id, at("rule"), "a rule without `when`"),
            Effect::When { given, then, otherwise } => {
                self.circumstances(given, known, &at("when.if"))?;
                self.effects(then, &at("when.do"), depth)?;
                self.effects(otherwise, &at("when.else"), depth)
            }
            Effect::RemoveToken { matching } => {
                self.laid_tokens(&at("remove-token"))?;
                self.about_it(&at("remove-token"))?;
                if *matching { self.shown_symbols(&at("remove-token.matching")) } else { Ok(()) }
            }
            Effect::RevealTokens => self.laid_tokens(&at("reveal-tokens")),
            Effect::InjureForTokens => {
                self.laid_tokens(&at("injure-for-tokens"))?;
                self.about_it(&at("injure-for-tokens"))
            }
            Effect::TurnDie => self.shown_symbols(&at("turn-die")),
            effect => self.about_units(effect, field, depth),
        }
    }

    /// What special rules do with ships, captives, guards and noise.
    fn about_units(&self, effect: &Effect, field: &str, depth: usize) -> Checked {
        let known = self.known_here(field)?;
        let at = |name: &str| format!("{field}.{name}");
        let tracker = |id: &String, at: &str| {
            self.known(&known.trackers, id, at, "a tracker of this operation")
        };
        match effect {
            Effect::Dock => self.at_a_ship(&at("dock")),
            Effect::Embark => {
                self.at_a_ship(&at("embark"))?;
                self.about_it(&at("embark"))
            }
            Effect::ActFromShip => {
                self.at_a_ship(&at("act-from-ship"))?;
                self.role(Role::ThisUnit, &at("act-from-ship"))
            }
            Effect::Station { range, of, edges, all } => {
                self.within(*range, RANGES, at("station.range"))?;
                let edge = |range| self.within(range, RANGES, at("station.edges"));
                edges.map_or(Ok(()), edge)?;
                let what = "a token of this operation";
                let token = |id: &String| self.known(&known.laid, id, at("station.of"), what);
                of.as_ref().map_or(Ok(()), token)?;
                if *all { Ok(()) } else { self.role(Role::ThisUnit, &at("station")) }
            }
            Effect::Batter { target, tokens } => {
                let what = "an armoured target of this operation";
                self.known(&known.armoured, target, at("batter.target"), what)?;
                self.within(*tokens, 1..=MOST, at("batter.tokens"))
            }
            Effect::Signal(id) => {
                self.known(&known.signals, id, at("signal"), "a signal of this operation")
            }
            Effect::Noise(tokens) => {
                self.pooled(&at("noise"))?;
                self.within(*tokens, 0..=MOST, at("noise"))
            }
            Effect::RevealNoise(lines) => {
                self.pooled(&at("reveal-noise"))?;
                self.count(lines.len(), 1..=9, at("reveal-noise"))?;
                for (i, line) in lines.iter().enumerate() {
                    self.effects(&line.then, &at(&format!("reveal-noise[{i}].do")), depth)?;
                }
                Ok(())
            }
            Effect::Capture => self.before_deployment(&at("capture")),
            Effect::GoOffDuty => self.before_deployment(&at("go-off-duty")),
            Effect::Free => {
                self.with_captives(&at("free"))?;
                self.about_it(&at("free"))
            }
            Effect::Injure => self.about_it(&at("injure")),
            Effect::ActOnce => self.about_it(&at("act-once")),
            Effect::Confine(wanted) => {
                self.with_captives(&at("confine"))?;
                self.wanted(wanted, &at("confine"))
            }
            Effect::EndActivation => match self.card {
                Card::Rule(Some(Occurrence::UnitChosen), _) => Ok(()),
                _ => self.refuse(at("end-activation"), "only `unit-chosen` comes before one"),
            },
            Effect::Transfer { from, to } => {
                tracker(from, &at("transfer.from"))?;
                tracker(to, &at("transfer.to"))?;
                self.showing(to, &at("transfer.to"))
            }
            Effect::TakeOff(id) => {
                tracker(id, &at("take-off"))?;
                self.showing(id, &at("take-off"))
            }
            _ => Ok(()),
        }
    }

    /// Spaces are chosen by what they show.
    fn showing(&self, id: &str, field: &str) -> Checked {
        if self.known_here(field)?.showing.contains(id) {
            return Ok(());
        }
        self.refuse(field, "its spaces show no results to choose by")
    }

    /// Somebody must have been chosen for what is done with the unit of `it`. Whoever calls a rule
    /// may have done that.
    fn about_it(&self, field: &str) -> Checked {
        if self.it || matches!(self.card, Card::Rule(None, _)) {
            return Ok(());
        }
        self.refuse(field, "nobody was chosen, expected it in a `choose-unit` or `each-unit`")
    }

    /// Only an operation with a ship speaks of it.
    pub(super) fn at_a_ship(&self, field: &str) -> Checked {
        if self.known_here(field)?.ship {
            return Ok(());
        }
        self.refuse(field, "no armoured target of this operation is a `ship`")
    }

    /// Only an operation that captures a squad speaks of it.
    pub(super) fn with_captives(&self, field: &str) -> Checked {
        if self.known_here(field)?.captives {
            return Ok(());
        }
        self.refuse(field, "nobody is captured in this operation: no rule says `capture`")
    }

    /// Only an operation that lays tokens on units speaks of them.
    pub(super) fn laid_tokens(&self, field: &str) -> Checked {
        if self.known_here(field)?.on_units {
            return Ok(());
        }
        self.refuse(field, "no rule of this operation lays tokens on units")
    }

    /// Only where a stage card shows symbols they can be matched.
    pub(super) fn shown_symbols(&self, field: &str) -> Checked {
        if self.known_here(field)?.symbols {
            return Ok(());
        }
        self.refuse(field, "no objective has a symbol on a stage card")
    }

    fn before_deployment(&self, field: &str) -> Checked {
        match self.card {
            Card::Rule(Some(Occurrence::BeforeDeployment), _) => Ok(()),
            _ => self.refuse(field, "only `before-deployment` can do that"),
        }
    }

    /// What happens when a number of tokens is reached.
    fn reached(&self, reaching: &[u8], then: &[Effect], field: &str, depth: usize) -> Checked {
        if reaching.is_empty() != then.is_empty() {
            return self.refuse(field, "expected both `reaching` and `do`, or neither");
        }
        self.effects(then, &format!("{field}.do"), depth)
    }

    /// Tokens are drawn only from a pool.
    pub(super) fn pooled(&self, field: &str) -> Checked {
        if self.known_here(field)?.pool {
            return Ok(());
        }
        self.refuse(field, "the operation has no `pool` of tokens")
    }

    /// A stage of the operation, for abilities that units have only there.
    pub(super) fn stage_known(&self, id: &str, field: &str) -> Checked {
        let known = self.known_here(field)?;
        self.known(&known.stages, id, field, "a stage of this operation")
    }

    /// A rule that explains an alternative.
    pub(super) fn explained(&self, id: &str, field: &str) -> Checked {
        let known = self.known_here(field)?;
        self.known(&known.rules, id, field, "a rule without `when`")
    }

    /// How matters must stand for an alternative.
    pub(super) fn whenever(&self, given: &[Circumstance], field: &str) -> Checked {
        let known = self.known_here(field)?;
        self.circumstances(given, known, field)
    }

    /// Only the end of a turn tells which unit was activated.
    fn when_activated(&self, field: &str) -> Checked {
        match self.card {
            Card::Rule(Some(Occurrence::EndOfTurn), _) => Ok(()),
            _ => self.refuse(field, "only `end-of-turn` tells which unit was activated"),
        }
    }

    /// Results that the die has.
    fn faces(&self, die: Die, faces: &[Face], field: &str) -> Checked {
        let has = |face: &Face| match die {
            Die::Attack => *face != Face::Block,
            Die::Defence => !matches!(face, Face::Crit | Face::Hit),
        };
        if faces.iter().all(has) {
            return Ok(());
        }
        self.refuse(field, "expected results of that die")
    }

    /// A number of dice or tokens that is not always nothing.
    fn number(&self, number: &Number, field: &str) -> Checked {
        self.within(number.number, 0..=MOST, format!("{field}.number"))?;
        let known = self.known_here(field)?;
        if let Some(each) = &number.each {
            self.wanted(each, &format!("{field}.each"))?;
        }
        for (i, more) in number.more.iter().enumerate() {
            self.within(more.number, 1..=MOST, format!("{field}.more[{i}].number"))?;
            self.circumstances(&more.given, known, &format!("{field}.more[{i}].if"))?;
        }
        if number.number == 0 && number.each.is_none() && number.more.is_empty() {
            return self.refuse(field, "is always 0, expected `number`, `each` or `more`");
        }
        Ok(())
    }

    /// Which objectives are meant.
    pub(super) fn wanted(&self, wanted: &Where, field: &str) -> Checked {
        match Self::of_this_unit(wanted) {
            Some(name) => self.refuse(format!("{field}.{name}"), NO_UNIT),
            None => self.meant(wanted, field),
        }
    }

    fn meant(&self, wanted: &Where, field: &str) -> Checked {
        let known = self.known_here(field)?;
        let what = "an objective that is active here";
        self.all_known(&known.objectives, &wanted.of, &format!("{field}.of"), what)?;
        if let Some(kind) = &wanted.kind {
            let what = "a kind of objectives of this stage";
            self.known(&known.kinds, kind, format!("{field}.kind"), what)?;
        }
        if let Some(id) = &wanted.open_in {
            self.known(&known.trackers, id, format!("{field}.open-in"), "a tracker")?;
        }
        if let Some(range) = wanted.near_roamer {
            if !known.roams {
                let message = "no objective of this operation `roams`";
                return self.refuse(format!("{field}.near-roamer"), message);
            }
            self.within(range, RANGES, format!("{field}.near-roamer"))?;
        }
        let of_both = wanted.controlled_by.is_some();
        if of_both && wanted.controlled_by == wanted.not_controlled_by {
            let message = "no objective is and is not controlled by the same role";
            return self.refuse(format!("{field}.not-controlled-by"), message);
        }
        if wanted.rolled {
            self.shown_symbols(&format!("{field}.rolled"))?;
        }
        if wanted.ship {
            self.at_a_ship(&format!("{field}.ship"))?;
        }
        if wanted.revealed {
            self.pooled(&format!("{field}.revealed"))?;
        }
        if let Some(near) = &wanted.near {
            self.within(near.range, RANGES, format!("{field}.near.range"))?;
            self.filter(&near.who, &format!("{field}.near.who"))?;
        }
        if wanted.contested_by == Some(Contender::Activated) {
            self.when_activated(&format!("{field}.contested-by"))?;
        }
        Ok(())
    }

    /// What in the choice of objectives is seen from the unit that uses an ability.
    fn of_this_unit(wanted: &Where) -> Option<&'static str> {
        let contested = wanted.contested_by == Some(Contender::ThisUnit);
        let near = wanted.near.as_ref().is_some_and(|near| near.side.is_none());
        contested.then_some("contested-by").or(near.then_some("near.side"))
    }

    /// The same where the unit that uses the ability is known.
    pub(super) fn wanted_by_unit(&self, wanted: &Where, field: &str) -> Checked {
        let own = Self::of_this_unit(wanted);
        own.map_or(Ok(()), |name| self.role(Role::ThisUnit, &format!("{field}.{name}")))?;
        self.meant(wanted, field)
    }
}
