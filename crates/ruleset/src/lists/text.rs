//! A list as people paste it into a chat: a line for each unit, readable, and read again.
//!
//! ```text
//! Legion: Three walkers (795/800)
//! Format: Standard
//! Units
//! - Luke Skywalker [Force Push] 170
//! - 2x Rebel Troopers [Z-6 Trooper, Impact Grenades] 67
//! Command cards
//! - Ambush
//! ```

use content::{Language, Names};
use kernel::Refusal;
use serde::Serialize;
use serde_json::Value;

use super::{Catalogue, Line, List, Part, Term, Thing, Weighed};
use crate::Doors;

/// The most lines of a text that is read.
const MOST_TEXT: usize = 400;

/// A line of a text that was not understood.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Misread {
    /// Its number, from 1.
    pub line: usize,
    /// What stands there.
    pub text: String,
}

/// A list as a text in a language.
#[must_use]
pub fn write(catalogue: &Catalogue, list: &List, weighed: &Weighed, language: Language) -> String {
    let mut text = capital(&list.ruleset);
    text.push(':');
    if !list.name.is_empty() {
        text.push_str(&format!(" {}", list.name));
    }
    if let Some([spent, most]) = weighed.points {
        text.push_str(&format!(" ({spent}/{most})"));
    }
    text.push('\n');
    if !list.packs.is_empty() {
        text.push_str(&format!("Packs: {}\n", list.packs.join(", ")));
    }
    for term in &catalogue.terms {
        let Some(set) = list.term(term.id) else { continue };
        let option = term.options.iter().find(|option| option.id == set);
        let option = option.map_or(set, |option| option.name.get(language));
        text.push_str(&format!("{}: {option}\n", term.name.get(language)));
    }
    for part in catalogue.parts.iter().filter(|part| !list.part(part.id).is_empty()) {
        text.push_str(&format!("{}\n", part.name.get(language)));
        write_part(catalogue, list, weighed, (part, language), &mut text);
    }
    text
}

/// The lines of a part; the same ones after each other together.
fn write_part(
    catalogue: &Catalogue,
    list: &List,
    weighed: &Weighed,
    (part, language): (&Part, Language),
    text: &mut String,
) {
    let lines = list.part(part.id);
    let mut first = 0;
    while let Some(line) = lines.get(first) {
        let count = lines[first..].iter().take_while(|other| *other == line).count();
        let times = if count > 1 { format!("{count}x ") } else { String::new() };
        text.push_str(&format!(
            "- {times}{}",
            called(catalogue, Some(part.id), &line.id, language)
        ));
        if !line.with.is_empty() {
            let with = line.with.iter().map(|id| called(catalogue, None, id, language));
            text.push_str(&format!(" [{}]", with.collect::<Vec<_>>().join(", ")));
        }
        let cost = weighed.costs.get(part.id).and_then(|costs| costs.get(first).copied().flatten());
        if let Some(cost) = cost.filter(|cost| *cost > 0) {
            text.push_str(&format!(" {cost}"));
        }
        text.push('\n');
        first += count;
    }
}

/// What a thing is called; with its id where the name alone would be read as another.
fn called(catalogue: &Catalogue, part: Option<&str>, id: &str, language: Language) -> String {
    let name = catalogue.name(part, id);
    let name = name.get(language);
    match find(catalogue, part, name) {
        Some(thing) if thing.id == id => name.to_owned(),
        _ => format!("{name} {{{id}}}"),
    }
}

/// Reads a list in any form in which it is passed on: as JSON of a list, as JSON of what a setup or a
/// pack holds, or as a text.
///
/// # Errors
/// Refuses JSON that is none of these, and what no list of the ruleset has.
pub fn read_any<R: Doors>(
    content: &R::Content,
    catalogue: &Catalogue,
    text: &str,
) -> Result<(List, Vec<Misread>), Refusal> {
    if !text.trim_start().starts_with('{') {
        return Ok(read(catalogue, R::NAME, text));
    }
    let malformed =
        |fault: serde_json::Error| Refusal::from(Refusal::MALFORMED).with("fault", fault);
    let value: Value = serde_json::from_str(text).map_err(malformed)?;
    let list: List = match value.get("ruleset").is_some() {
        true => serde_json::from_value(value).map_err(malformed)?,
        false => R::listed(content, value)?,
    };
    list.is_of(R::NAME, catalogue)?;
    Ok((list, Vec::new()))
}

/// Reads a list from a text in any language. What is not understood is told.
#[must_use]
pub fn read(catalogue: &Catalogue, ruleset: &str, text: &str) -> (List, Vec<Misread>) {
    let mut list = List::new(ruleset);
    let mut part = catalogue.parts.first();
    let mut misread = Vec::new();
    for (number, line) in (1..).zip(text.lines()).take(MOST_TEXT) {
        let line = line.trim();
        let item = line.strip_prefix(['-', '*', '•', '–']).map(str::trim_start);
        if line.is_empty() || item.is_none() && read_head(catalogue, &mut list, line) {
            continue;
        }
        let heading = |own: &&Part| is_called(&own.name, line) || own.id == line;
        if let Some(own) = catalogue.parts.iter().find(heading).filter(|_| item.is_none()) {
            part = Some(own);
            continue;
        }
        match part.and_then(|part| read_line(catalogue, part.id, item.unwrap_or(line))) {
            Some((part, lines)) => list.parts.entry(part).or_default().extend(lines),
            None => misread.push(Misread { line: number, text: line.to_owned() }),
        }
    }
    (list, misread)
}

/// Reads the first line, a line of packs, or one of a term.
fn read_head(catalogue: &Catalogue, list: &mut List, line: &str) -> bool {
    let Some((what, said)) = line.split_once(':') else { return false };
    let (what, said) = (what.trim(), said.trim());
    if same(what, &list.ruleset) {
        list.name = without_points(said).to_owned();
        return true;
    }
    if same(what, "packs") {
        list.packs = said.split(',').map(|pack| pack.trim().to_owned()).collect();
        return true;
    }
    let named = |term: &&Term| is_called(&term.name, what) || term.id == what;
    let Some(term) = catalogue.terms.iter().find(named) else { return false };
    let option = term.options.iter().find(|option| option.id == said);
    let option = option.or_else(|| term.options.iter().find(|own| is_called(&own.name, said)));
    let set = option.map_or(said, |option| &option.id);
    list.terms.insert(term.id.to_owned(), set.to_owned());
    true
}

/// A name without the points that are written behind it: `Three walkers (795/800)`.
fn without_points(said: &str) -> &str {
    let points = said.strip_suffix(')').and_then(|said| said.rsplit_once('('));
    match points {
        Some((name, points)) if points.split('/').map(is_points).eq([true, true]) => name.trim(),
        _ => said,
    }
}

/// Reads a line: how often, what, with what; points at the end are passed over. It stands in the part
/// of its heading, or in another where only that one knows it.
fn read_line(catalogue: &Catalogue, part: &str, line: &str) -> Option<(String, Vec<Line>)> {
    let (count, line) = counted(line);
    let (what, rest) = line.split_once('[').unwrap_or((line, ""));
    let with = rest.rsplit_once(']').map_or(rest, |(with, _)| with);
    let what = what.trim();
    let plain = what.rsplit_once(' ').filter(|(_, points)| is_points(points));
    let names = [Some(what), plain.map(|(name, _)| name.trim())];
    let others = catalogue.parts.iter().map(|part| part.id).filter(|other| *other != part);
    let found = |name: &str| {
        [part]
            .into_iter()
            .chain(others.clone())
            .find_map(|part| Some((part.to_owned(), find(catalogue, Some(part), name)?.id.clone())))
    };
    let (part, id) = names.into_iter().flatten().find_map(found)?;
    let line = Line { id, with: read_with(catalogue, with)? };
    Some((part, vec![line; count]))
}

/// Reads what belongs to a line. Names may have commas: the longest that is known is taken.
fn read_with(catalogue: &Catalogue, text: &str) -> Option<Vec<String>> {
    let words: Vec<&str> = text.split(',').map(str::trim).collect();
    let (mut with, mut from) = (Vec::new(), 0);
    while from < words.len() && !text.trim().is_empty() {
        let longest = (from + 1..=words.len()).rev().find_map(|to| {
            Some((to, find(catalogue, None, &words[from..to].join(", "))?.id.clone()))
        });
        let (to, id) = longest?;
        with.push(id);
        from = to;
    }
    Some(with)
}

/// `2x Rebel Troopers` is two of them.
fn counted(line: &str) -> (usize, &str) {
    let digits = line.chars().take_while(char::is_ascii_digit).count();
    let (number, rest) = line.split_at(digits);
    let rest = rest.trim_start();
    let times = rest.strip_prefix(['x', 'X', '×']).and_then(|rest| rest.strip_prefix(' '));
    match (number.parse::<usize>(), times) {
        (Ok(count @ 1..=super::MOST_LINES), Some(rest)) => (count, rest.trim_start()),
        _ => (1, line),
    }
}

fn is_points(word: &str) -> bool {
    let word = word.trim_matches(['(', ')']);
    !word.is_empty() && word.chars().all(|c| c.is_ascii_digit())
}

/// A thing by its name in any language, or by its id, which may stand behind the name.
fn find<'c>(catalogue: &'c Catalogue, part: Option<&str>, name: &str) -> Option<&'c Thing> {
    let name = name.trim();
    let written = name.rsplit_once('{').and_then(|(_, id)| id.strip_suffix('}'));
    let by_id = written.unwrap_or(name);
    let stands = |thing: &&Thing| match part {
        Some(part) => thing.parts.contains(&part),
        None => thing.parts.is_empty(),
    };
    let all = || catalogue.things.iter().filter(stands);
    if let Some(thing) = all().find(|thing| thing.id == by_id) {
        return Some(thing);
    }
    all().find(|thing| is_called(&thing.name, name)).filter(|_| written.is_none())
}

fn is_called(names: &Names, name: &str) -> bool {
    Language::ALL.into_iter().any(|language| same(names.get(language), name))
}

fn same(a: &str, b: &str) -> bool {
    a.trim().to_lowercase() == b.trim().to_lowercase()
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
