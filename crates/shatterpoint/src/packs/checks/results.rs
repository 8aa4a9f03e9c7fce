//! What only special rules of operations say: rolls, trackers, objectives, calls.

use content::{Checked, Checks};

use super::operations::Known;
use super::{Card, Checker, MOST};
use crate::language::{Contender, Die, Effect, Face, Number, Where};
use crate::operations::card::Occurrence;

impl Checker<'_> {
    /// What the cards of the operation may speak of; units have no such words.
    fn known_here(&self, field: &str) -> Result<&Known<'_>, content::Fault> {
        match self.card {
            Card::Rule(_, known) => Ok(known),
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
                self.effects(then, &at("assault.then"), depth)
            }
            Effect::Repair { target: id, tokens } => {
                target(id, &at("repair.target"))?;
                self.within(*tokens, 1..=MOST, at("repair.tokens"))
            }
            Effect::Mark(wanted) => self.wanted(wanted, &at("mark")),
            Effect::ChooseObjective { from, then } => {
                self.wanted(from, &at("choose-objective.from"))?;
                self.effects(then, &at("choose-objective.do"), depth)
            }
            Effect::FillRolled(id) => tracker(id, &at("fill-rolled")),
            Effect::EmptyRolled(id) => tracker(id, &at("empty-rolled")),
            Effect::Fill { tracker: id, tokens } => {
                tracker(id, &at("fill.tracker"))?;
                self.number(tokens, &at("fill.tokens"))
            }
            Effect::Empty(id) => tracker(id, &at("empty")),
            Effect::EachUnit { from, then } => {
                self.filter(from, &at("each-unit.from"))?;
                self.effects(then, &at("each-unit.do"), depth)
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
            _ => Ok(()),
        }
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
        let known = self.known_here(field)?;
        let what = "an objective that is active here";
        self.all_known(&known.objectives, &wanted.of, &format!("{field}.of"), what)?;
        if let Some(kind) = &wanted.kind {
            let what = "a kind of objectives of this stage";
            self.known(&known.kinds, kind, format!("{field}.kind"), what)?;
        }
        match wanted.contested_by {
            Some(Contender::Activated) => self.when_activated(&format!("{field}.contested-by")),
            _ => Ok(()),
        }
    }
}
