//! What a player brings, as a list: of any ruleset, in one form.
//!
//! A list has terms (the format, the faction) and parts (the units, the command cards); a part has
//! lines: a thing, and what belongs to it. A ruleset says what there is to choose
//! ([`crate::Doors::catalogue`]) and which rules of building a list breaks
//! ([`crate::Doors::weigh`]). All else follows from these two: what can be added, how to mend what
//! is wrong, and the list as a text that people pass on.

mod mending;
mod text;

use std::collections::BTreeMap;

use content::Names;
use kernel::{Fact, Refusal, Rule};
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use mending::{Change, Fix, judge, mended};
pub use text::{Misread, read, read_any, write};

/// The most lines of a part, things of a line, parts and terms; more than any list has.
const MOST_LINES: usize = 64;
const MOST_WITH: usize = 16;
const MOST_PARTS: usize = 16;
/// The most characters of an id or a name.
const LONGEST: usize = 120;

/// What a player brings.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct List {
    /// The ruleset's id.
    pub ruleset: String,
    /// What its player calls it.
    #[serde(default)]
    pub name: String,
    /// Packs beside the usual ones, by their names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<String>,
    /// What it is built for, by the term's id: the `format` is `standard`.
    #[serde(default)]
    pub terms: BTreeMap<String, String>,
    /// What it holds, by the part's id.
    #[serde(default)]
    pub parts: BTreeMap<String, Vec<Line>>,
}

/// A thing of a list, and what belongs to it, by ids.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// A unit, a character, a card.
    pub id: String,
    /// Its upgrades or equipment.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<String>,
}

impl Line {
    /// A thing with nothing that belongs to it.
    #[must_use]
    pub fn of(id: &str) -> Line {
        Line { id: id.to_owned(), with: Vec::new() }
    }
}

impl List {
    /// An empty list of a ruleset.
    #[must_use]
    pub fn new(ruleset: &str) -> List {
        List { ruleset: ruleset.to_owned(), ..List::default() }
    }

    /// The lines of a part.
    #[must_use]
    pub fn part(&self, part: &str) -> &[Line] {
        self.parts.get(part).map_or(&[], Vec::as_slice)
    }

    /// What a term is set to.
    #[must_use]
    pub fn term(&self, term: &str) -> Option<&str> {
        self.terms.get(term).map(String::as_str)
    }

    /// The same list with a term.
    #[must_use]
    pub fn with_term(mut self, term: &str, to: impl Into<String>) -> List {
        self.terms.insert(term.to_owned(), to.into());
        self
    }

    /// The same list with a part.
    #[must_use]
    pub fn with_part(mut self, part: &str, lines: Vec<Line>) -> List {
        self.parts.insert(part.to_owned(), lines);
        self
    }

    /// Refuses more than any list has, so that judging it takes no time.
    ///
    /// # Errors
    /// What there is too much of.
    pub fn has_room(&self) -> Result<(), Refusal> {
        let lines = || self.parts.values().flatten();
        let ids = lines().flat_map(|line| line.with.iter().chain([&line.id]));
        let words = ids.chain(self.parts.keys()).chain(&self.packs).chain([&self.name]);
        let words = words.chain(self.terms.iter().flat_map(|(term, to)| [term, to]));
        let counts = [
            ("parts", self.parts.len(), MOST_PARTS),
            ("terms", self.terms.len(), MOST_PARTS),
            ("packs", self.packs.len(), MOST_PARTS),
            ("lines", self.parts.values().map(Vec::len).max().unwrap_or(0), MOST_LINES),
            ("things of a line", lines().map(|line| line.with.len()).max().unwrap_or(0), MOST_WITH),
            ("characters", words.map(|word| word.chars().count()).max().unwrap_or(0), LONGEST),
        ];
        match counts.into_iter().find(|(_, count, most)| count > most) {
            Some((what, count, most)) => {
                Err(Refusal::from(Refusal::SETUP).with(what, count).with("at most", most))
            }
            None => Ok(()),
        }
    }
}

impl List {
    /// Refuses what no list of a ruleset has: a list of another one, terms and parts that are none, and
    /// what belongs to a thing of a part whose things have no place for it. No rule of building would
    /// find it.
    ///
    /// # Errors
    /// What it is.
    pub fn is_of(&self, ruleset: &str, catalogue: &Catalogue) -> Result<(), Refusal> {
        let refused =
            |what: &'static str, found: &str| Refusal::from(Refusal::SETUP).with(what, found);
        if self.ruleset != ruleset {
            return Err(refused("ruleset", &self.ruleset));
        }
        let unknown = |term: &&String| catalogue.terms.iter().all(|known| known.id != **term);
        if let Some(term) = self.terms.keys().find(unknown) {
            return Err(refused("term", term));
        }
        for (part, lines) in &self.parts {
            if catalogue.parts.iter().all(|known| known.id != part) {
                return Err(refused("part", part));
            }
            let things = catalogue.things.iter();
            let mut things = things.filter(|thing| thing.parts.contains(&part.as_str()));
            let bare = things.all(|thing| thing.slots.is_empty());
            if let Some(line) = lines.iter().find(|line| bare && !line.with.is_empty()) {
                return Err(refused("with", &line.id));
            }
        }
        Ok(())
    }
}

/// What lists of a ruleset are made of.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Catalogue {
    /// What is agreed on.
    pub terms: Vec<Term>,
    /// The parts of a list.
    pub parts: Vec<Part>,
    /// All that can be chosen.
    pub things: Vec<Thing>,
    /// Ready lists that keep the rules.
    pub ready: Vec<List>,
}

/// Something that is agreed on, and what it can be.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Term {
    /// Its id.
    pub id: &'static str,
    /// What it is called.
    pub name: Names,
    /// What it can be.
    pub options: Vec<TermOption>,
    /// Nothing need be chosen: the rules find what fits.
    pub optional: bool,
}

/// What a term can be.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct TermOption {
    pub id: String,
    pub name: Names,
}

/// A part of a list.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Part {
    /// Its id.
    pub id: &'static str,
    /// What it is called.
    pub name: Names,
    /// It has one place for each of these kinds; a thing takes the place of the one of its kind.
    /// Empty: as many things as the rules allow.
    pub places: Vec<String>,
}

/// Something that can be chosen.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thing {
    /// Its id, unique among the things of a part and among those that belong to others.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// A rank, a type, a slot, a number of pips.
    pub kind: String,
    /// The parts in which it can stand; none: it belongs to another thing.
    pub parts: Vec<&'static str>,
    /// What it belongs to, by ids; empty for what stands by itself.
    pub bearers: Vec<String>,
    /// The kinds of what can belong to it, a kind for each place.
    pub slots: Vec<String>,
    /// Its cost.
    pub points: u32,
    /// Its faction or eras; empty: of any.
    pub sides: Vec<String>,
    /// A list can have but one.
    pub unique: bool,
    /// Its keywords, traits and weapons, for who searches: ids or names in any language.
    pub words: Vec<String>,
    /// How it fights, as it stands on the card.
    pub worth: Option<Worth>,
    /// Its card, in the ruleset's form.
    pub card: Value,
}

/// How a unit fights on average, from the exact odds: in one attack against the ruleset's usual
/// opponent, in the open.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Worth {
    /// The damage of a ranged attack at its best range.
    pub ranged: Option<f64>,
    /// The damage of a melee attack.
    pub melee: Option<f64>,
    /// How much it withstands: the usual hits or attacks that take it out.
    pub survives: f64,
}

/// What the rules of building say of a list.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Weighed {
    /// The points spent, and the most.
    pub points: Option<[u32; 2]>,
    /// How many there are of what the rules count.
    pub tallies: Vec<Tally>,
    /// The cost of each line, by part; none of what is unknown.
    pub costs: BTreeMap<String, Vec<Option<u32>>>,
    /// Every rule that it breaks, in the order of the book.
    pub broken: Vec<Broken>,
}

/// A number that the rules limit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tally {
    /// Of which part.
    pub part: String,
    /// Of which kind; `points` of the part's own points.
    pub kind: String,
    /// How many there are.
    pub count: u32,
    /// At least so many.
    pub least: u32,
    /// At most so many.
    pub most: u32,
}

/// A rule of building that a list breaks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Broken {
    /// The part that breaks it, or the term; empty: the whole.
    pub part: String,
    /// The line, if it is one.
    pub line: Option<usize>,
    /// The rule, and what it was applied to.
    pub refusal: Refusal,
    /// How far the rule is from being kept, at least 1.
    #[serde(skip)]
    pub gap: u32,
}

impl Broken {
    /// A rule that a part breaks.
    #[must_use]
    pub fn part(part: &str, refusal: Refusal) -> Broken {
        let gap = gap(&refusal);
        Broken { part: part.to_owned(), line: None, refusal, gap }
    }

    /// A rule that a line of a part breaks.
    #[must_use]
    pub fn line(part: &str, line: usize, refusal: Refusal) -> Broken {
        Broken { line: Some(line), ..Broken::part(part, refusal) }
    }

    /// What breaks the rule: its facts without the two numbers whose difference is the gap.
    fn subject(&self) -> Vec<&Fact> {
        let facts = || self.refusal.facts.iter().enumerate();
        let numbers = facts().filter(|(_, fact)| fact.value.parse::<u32>().is_ok());
        let counts = match numbers.map(|(place, _)| place).collect::<Vec<_>>()[..] {
            [.., a, b] => Some([a, b]),
            _ => None,
        };
        let is_count = |place| counts.is_some_and(|counts| counts.contains(&place));
        facts().filter(|(place, _)| !is_count(*place)).map(|(_, fact)| fact).collect()
    }

    /// Whether there is too much of something.
    fn is_excess(&self) -> bool {
        self.refusal.facts.iter().any(|fact| fact.name == "at most")
    }
}

/// How far a rule is from being kept: the difference of the last two numbers of a refusal.
fn gap(refusal: &Refusal) -> u32 {
    let numbers = refusal.facts.iter().filter_map(|fact| fact.value.parse::<u32>().ok());
    match numbers.collect::<Vec<_>>()[..] {
        [.., a, b] => a.abs_diff(b).max(1),
        _ => 1,
    }
}

/// What is said of a list: whether it is legal, and how to mend it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// It breaks no rule.
    pub legal: bool,
    /// Points, tallies and costs.
    #[serde(flatten)]
    pub weighed: Weighed,
    /// Ways to mend each broken rule, in their order; the best first.
    pub fixes: Vec<Vec<Fix>>,
    /// What cannot be added, and the rule that it would break.
    pub closed: Vec<Closed>,
    /// How each line fights with what belongs to it, by part.
    pub worths: BTreeMap<String, Vec<Option<Worth>>>,
    /// The list as a setup holds it; none if it cannot be one.
    pub brought: Option<Value>,
}

/// A thing that cannot be added.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Closed {
    pub part: String,
    pub id: String,
    pub rule: Rule,
}

impl Catalogue {
    /// A thing that stands in a part, or belongs to another (`None`), by its id.
    #[must_use]
    pub fn thing(&self, part: Option<&str>, id: &str) -> Option<&Thing> {
        let stands = |thing: &Thing| match part {
            Some(part) => thing.parts.contains(&part),
            None => thing.parts.is_empty(),
        };
        self.things.iter().find(|thing| thing.id == id && stands(thing))
    }

    /// The kinds of what can belong to a line: a kind for each place.
    #[must_use]
    pub fn slots(&self, part: &str, line: &Line) -> Vec<&str> {
        let own = self.thing(Some(part), &line.id).into_iter();
        let with = line.with.iter().filter_map(|id| self.thing(None, id));
        own.chain(with).flat_map(|thing| &thing.slots).map(String::as_str).collect()
    }

    /// What a thing of a list is called.
    #[must_use]
    pub fn name(&self, part: Option<&str>, id: &str) -> Names {
        self.thing(part, id).map_or_else(|| Names::from(id), |thing| thing.name.clone())
    }
}

/// A name in the three languages.
#[must_use]
pub fn named(en: &str, de: &str, pl: &str) -> Names {
    Names { en: en.to_owned(), de: Some(de.to_owned()), pl: Some(pl.to_owned()) }
}
