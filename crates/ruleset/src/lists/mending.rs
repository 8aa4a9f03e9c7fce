//! How to mend a list, and what can still be added: both by trying and asking the judge.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Broken, Catalogue, Closed, Line, List, Part, Thing, Verdict, Weighed};
use crate::Doors;

/// Ways to mend that are offered for a broken rule.
const MOST_FIXES: usize = 3;

/// Changes after which a list that is still wrong is given up.
const MOST_STEPS: usize = 64;

/// One change of a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "does")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Change {
    /// Something that belongs to a line is taken away.
    Strip { part: String, line: usize, id: String },
    /// A line is taken away.
    Remove { part: String, line: usize, id: String },
    /// Something comes to a line.
    Give { part: String, line: usize, id: String },
    /// A line becomes another thing.
    Exchange { part: String, line: usize, id: String, to: String },
    /// A thing comes to a part, in the place of one of its kind if the part has such places.
    Add { part: String, id: String },
    /// A term is set.
    Set { term: String, to: String },
}

impl Change {
    /// The list with the change.
    #[must_use]
    pub fn made(&self, catalogue: &Catalogue, list: &List) -> List {
        let mut list = list.clone();
        match self {
            Change::Strip { part, line, id } => {
                let with = line_of(&mut list, part, *line).map(|line| &mut line.with);
                let place = with.as_ref().and_then(|with| with.iter().rposition(|own| own == id));
                with.zip(place).map(|(with, place)| with.remove(place));
            }
            Change::Remove { part, line, .. } => {
                let lines = list.parts.get_mut(part).filter(|lines| *line < lines.len());
                lines.map(|lines| lines.remove(*line));
            }
            Change::Give { part, line, id } => {
                if let Some(line) = line_of(&mut list, part, *line) {
                    line.with.push(id.clone());
                }
            }
            Change::Exchange { part, line, to, .. } => {
                if let Some(line) = line_of(&mut list, part, *line) {
                    *line = Line::of(to);
                }
            }
            Change::Add { part, id } => put(catalogue, &mut list, part, id),
            Change::Set { term, to } => {
                list.terms.insert(term.clone(), to.clone());
            }
        }
        list
    }

    /// What is rather done: little is lost by what stands first.
    fn rank(&self) -> u8 {
        match self {
            Change::Strip { .. } => 0,
            Change::Give { .. } => 1,
            Change::Add { .. } => 2,
            Change::Exchange { .. } => 3,
            Change::Remove { .. } => 4,
            Change::Set { .. } => 5,
        }
    }
}

fn line_of<'l>(list: &'l mut List, part: &str, line: usize) -> Option<&'l mut Line> {
    list.parts.get_mut(part).and_then(|lines| lines.get_mut(line))
}

/// Puts a thing into a part: at its end, or in the place of the one of its kind.
fn put(catalogue: &Catalogue, list: &mut List, part: &str, id: &str) {
    let kind = |id: &str| catalogue.thing(Some(part), id).map(|thing| thing.kind.as_str());
    let single = catalogue.parts.iter().any(|own| own.id == part && !own.places.is_empty());
    let lines = list.parts.entry(part.to_owned()).or_default();
    let place = lines.iter().position(|line| single && kind(&line.id) == kind(id));
    match place.and_then(|place| lines.get_mut(place)) {
        Some(line) => *line = Line::of(id),
        None => lines.push(Line::of(id)),
    }
}

/// A way to mend a broken rule.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fix {
    /// What is done.
    pub change: Change,
    /// By how much the cost changes.
    pub points: i64,
    /// The list afterwards.
    pub list: List,
}

/// What is said of a list.
#[must_use]
pub fn judge<R: Doors>(content: &R::Content, catalogue: &Catalogue, list: &List) -> Verdict {
    let bench = Bench::<R> { content, catalogue };
    let weighed = R::weigh(content, list);
    let fixes = weighed.broken.iter().map(|broken| bench.fixes(list, &weighed, broken)).collect();
    Verdict {
        legal: weighed.broken.is_empty(),
        fixes,
        closed: bench.closed(list, &weighed),
        worths: R::worths(content, list),
        brought: R::brought(content, list).ok(),
        weighed,
    }
}

/// The list mended step by step, by the best change each time; as far as that leads.
#[must_use]
pub fn mended<R: Doors>(content: &R::Content, catalogue: &Catalogue, list: &List) -> List {
    let bench = Bench::<R> { content, catalogue };
    let mut list = list.clone();
    for _ in 0..MOST_STEPS {
        let weighed = R::weigh(content, &list);
        let fixes = weighed.broken.iter().map(|broken| bench.fixes(&list, &weighed, broken));
        match fixes.flatten().next() {
            Some(fix) => list = fix.list,
            None => break,
        }
    }
    list
}

/// Where lists are tried.
struct Bench<'b, R: Doors> {
    content: &'b R::Content,
    catalogue: &'b Catalogue,
}

impl<R: Doors> Bench<'_, R> {
    /// The best ways to mend a broken rule: what brings it nearer to being kept, and breaks nothing
    /// else; of these the most gentle ones.
    fn fixes(&self, list: &List, before: &Weighed, broken: &Broken) -> Vec<Fix> {
        let fixes = self.tried(list, before, broken, self.changes(list, broken));
        match fixes.is_empty() {
            // A card that goes may leave a hole that breaks another rule: then another takes its place.
            true => self.tried(list, before, broken, self.exchanges(list, broken)),
            false => fixes,
        }
    }

    /// The best of some changes.
    fn tried(
        &self,
        list: &List,
        before: &Weighed,
        broken: &Broken,
        changes: Vec<Change>,
    ) -> Vec<Fix> {
        let mut found: Vec<(u32, Fix)> = Vec::new();
        for change in changes {
            let changed = change.made(self.catalogue, list);
            let after = R::weigh(self.content, &changed);
            let Some(left) = progress(before, &after, broken) else { continue };
            if own_gap(&after, broken) >= own_gap(before, broken) {
                continue;
            }
            let points = match change {
                // Nothing comes or goes; lines may only have become known.
                Change::Set { .. } => 0,
                _ => total(&after) - total(before),
            };
            found.push((left, Fix { change, points, list: changed }));
        }
        // What mends it whole, then what changes least.
        found.sort_by_key(|(left, fix)| (*left, fix.change.rank(), fix.points.unsigned_abs()));
        found.into_iter().map(|(_, fix)| fix).take(MOST_FIXES).collect()
    }

    /// The changes that may help against a broken rule: of its line, of its part, and of the terms.
    fn changes(&self, list: &List, broken: &Broken) -> Vec<Change> {
        let mut all = Vec::new();
        let concerned = |part: &&Part| broken.part.is_empty() || part.id == broken.part;
        for part in self.catalogue.parts.iter().filter(concerned) {
            for (number, line) in lines_of(list, part, broken) {
                let lacks = broken.line.is_some() && !broken.is_excess();
                self.changes_of_line(part, number, line, lacks, &mut all);
            }
            if broken.line.is_none() && !broken.is_excess() {
                let things = self.catalogue.things.iter();
                let things = things.filter(|thing| {
                    thing.parts.contains(&part.id) && !self.is_taken(list, part, thing)
                });
                all.extend(
                    things.map(|thing| Change::Add {
                        part: part.id.to_owned(),
                        id: thing.id.clone(),
                    }),
                );
            }
        }
        for term in &self.catalogue.terms {
            let named = broken.part.is_empty() || term.id == broken.part;
            let other = |id: &str| list.term(term.id) != Some(id);
            let options = term.options.iter().filter(|option| named && other(&option.id));
            all.extend(
                options
                    .map(|option| Change::Set { term: term.id.to_owned(), to: option.id.clone() }),
            );
        }
        all
    }

    /// Whether the only place for a thing is taken: it would be exchanged, not added.
    fn is_taken(&self, list: &List, part: &Part, thing: &Thing) -> bool {
        let kind = |line: &Line| self.catalogue.thing(Some(part.id), &line.id).map(|own| &own.kind);
        let mut lines = list.part(part.id).iter();
        !part.places.is_empty() && lines.any(|line| kind(line) == Some(&thing.kind))
    }

    /// Other things in the place of those that break a rule, in parts that have no places of their own.
    fn exchanges(&self, list: &List, broken: &Broken) -> Vec<Change> {
        let mut all = Vec::new();
        let parts = self.catalogue.parts.iter();
        for part in parts.filter(|part| part.id == broken.part && part.places.is_empty()) {
            for (number, line) in lines_of(list, part, broken) {
                self.exchanges_of_line(part, number, line, &mut all);
            }
        }
        all
    }

    /// Others of its kind in the place of a line.
    fn exchanges_of_line(&self, part: &Part, number: usize, line: &Line, all: &mut Vec<Change>) {
        let own = self.catalogue.thing(Some(part.id), &line.id);
        let like = |thing: &&Thing| {
            thing.parts.contains(&part.id)
                && own.is_some_and(|own| own.kind == thing.kind && own.id != thing.id)
        };
        for thing in self.catalogue.things.iter().filter(like) {
            let (part, id, to) = (part.id.to_owned(), line.id.clone(), thing.id.clone());
            all.push(Change::Exchange { part, line: number, id, to });
        }
    }

    /// The changes of a line; something comes to it only where something may be lacking.
    fn changes_of_line(
        &self,
        part: &Part,
        number: usize,
        line: &Line,
        lacks: bool,
        all: &mut Vec<Change>,
    ) {
        let at = || (part.id.to_owned(), number);
        for (place, id) in line.with.iter().enumerate() {
            if !line.with[..place].contains(id) {
                let (part, line) = at();
                all.push(Change::Strip { part, line, id: id.clone() });
            }
        }
        let slots = self.catalogue.slots(part.id, line);
        let fits = |thing: &&Thing| {
            lacks
                && thing.bearers.contains(&line.id)
                && slots.contains(&thing.kind.as_str())
                && !line.with.contains(&thing.id)
        };
        for thing in self.catalogue.things.iter().filter(fits) {
            let (part, line) = at();
            all.push(Change::Give { part, line, id: thing.id.clone() });
        }
        if !part.places.is_empty() {
            self.exchanges_of_line(part, number, line, all);
        }
        let ((part, place), id) = (at(), line.id.clone());
        all.push(Change::Remove { part, line: place, id });
    }

    /// What cannot be added: a rule that is kept now would be broken, and nothing that comes to the new
    /// line could mend it.
    fn closed(&self, list: &List, before: &Weighed) -> Vec<Closed> {
        let known = gaps(before);
        let mut closed = Vec::new();
        for thing in &self.catalogue.things {
            for part in &thing.parts {
                let add = Change::Add { part: (*part).to_owned(), id: thing.id.clone() };
                let with = add.made(self.catalogue, list);
                let after = R::weigh(self.content, &with);
                let gaps = gaps(&after);
                let worse = |broken: &&Broken| {
                    gaps.get(&key(broken)) > known.get(&key(broken))
                        && !self.can_be_given(&with, &after, broken)
                };
                let rule = after.broken.iter().find(worse).map(|broken| broken.refusal.rule);
                let (part, id) = ((*part).to_owned(), thing.id.clone());
                closed.extend(rule.map(|rule| Closed { part, id, rule }));
            }
        }
        closed
    }

    /// Whether something that comes to a line would mend it.
    fn can_be_given(&self, list: &List, before: &Weighed, broken: &Broken) -> bool {
        let mut changes = self.changes(list, broken);
        changes.retain(|change| broken.line.is_some() && matches!(change, Change::Give { .. }));
        changes.iter().any(|change| {
            let after = R::weigh(self.content, &change.made(self.catalogue, list));
            progress(before, &after, broken).is_some()
        })
    }
}

/// The lines of a part that may break a rule; of equal ones the first.
fn lines_of<'l>(
    list: &'l List,
    part: &Part,
    broken: &Broken,
) -> impl Iterator<Item = (usize, &'l Line)> {
    let (lines, only) = (list.part(part.id), broken.line);
    let concerned = move |number: usize| match only {
        Some(only) => number == only,
        None => !lines[..number].contains(&lines[number]),
    };
    lines.iter().enumerate().filter(move |(number, _)| concerned(*number))
}

/// What is broken, wherever in the part: lines change their places.
fn key(broken: &Broken) -> (&str, &str) {
    (&broken.part, broken.refusal.rule.0)
}

/// How far each rule is from being kept.
fn gaps(weighed: &Weighed) -> BTreeMap<(&str, &str), u32> {
    let mut all = BTreeMap::new();
    for broken in &weighed.broken {
        *all.entry(key(broken)).or_insert(0) += broken.gap;
    }
    all
}

/// How far a rule is from being kept after a change, if it is nearer than before and no other is
/// farther.
fn progress(before: &Weighed, after: &Weighed, broken: &Broken) -> Option<u32> {
    let (before, after, key) = (gaps(before), gaps(after), key(broken));
    let left = after.get(&key).copied().unwrap_or(0);
    let worse = |(key, gap): (&(&str, &str), &u32)| *gap > before.get(key).copied().unwrap_or(0);
    (left < before.get(&key).copied().unwrap_or(0) && !after.iter().any(worse)).then_some(left)
}

/// How far the very thing that breaks a rule is from keeping it: a hand may lack cards of one pip and
/// cards of two, and each is mended by its own.
fn own_gap(weighed: &Weighed, broken: &Broken) -> u32 {
    let own = |other: &&Broken| key(other) == key(broken) && other.subject() == broken.subject();
    weighed.broken.iter().filter(own).map(|other| other.gap).sum()
}

/// What all lines cost.
fn total(weighed: &Weighed) -> i64 {
    weighed.costs.values().flatten().flatten().map(|cost| i64::from(*cost)).sum()
}
