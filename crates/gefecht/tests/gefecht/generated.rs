//! Lists of chance for tests: some keep the rules, most do not.

use std::collections::BTreeMap;

use gefecht::speech::Spoken;
use kernel::Refusal;
use ruleset::Options;
use ruleset::lists::{self, Catalogue, Change, Line, List};
use serde_json::{Value, json};

/// Numbers for the tests: the same in every run.
pub struct Numbers(pub u64);

impl Numbers {
    pub fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most.max(1)
    }

    pub fn one<'t, T>(&mut self, all: &'t [T]) -> Option<&'t T> {
        all.get(self.below(all.len()))
    }
}

/// A list: a ready one or one of chance, changed here and there; sometimes with what nobody knows.
pub fn generated(catalogue: &Catalogue, ruleset: &str, numbers: &mut Numbers) -> List {
    let mut list = match numbers.below(2) {
        0 => numbers.one(&catalogue.ready).cloned().unwrap(),
        _ => List::new(ruleset),
    };
    list.name = ["", "Evening (2)", "Units: all", "Żółw i ß"][numbers.below(4)].to_owned();
    for term in &catalogue.terms {
        if !term.optional && list.term(term.id).is_none() || numbers.below(12) == 0 {
            let option = numbers.one(&term.options).unwrap();
            list.terms.insert(term.id.to_owned(), option.id.clone());
        }
    }
    let empty = list.parts.is_empty();
    for _ in 0..numbers.below(if empty { 30 } else { 5 }) {
        if let Some(change) = changed(catalogue, &list, numbers) {
            list = change.made(catalogue, &list);
        }
    }
    if numbers.below(25) == 0 {
        let part = numbers.one(&catalogue.parts).unwrap().id.to_owned();
        list.parts.entry(part).or_default().push(Line::of("nobody"));
    }
    // Both squads of Battleground have room on the table.
    list.parts.values_mut().for_each(|lines| lines.truncate(30));
    list.parts.entry("squad".to_owned()).and_modify(|lines| lines.truncate(9));
    list.parts.retain(|_, lines| !lines.is_empty());
    list
}

fn changed(catalogue: &Catalogue, list: &List, numbers: &mut Numbers) -> Option<Change> {
    let part = numbers.one(&catalogue.parts)?.id;
    let lines = list.part(part);
    let line = numbers.below(lines.len());
    match numbers.below(8) {
        0 => {
            let id = lines.get(line)?.id.clone();
            Some(Change::Remove { part: part.to_owned(), line, id })
        }
        1 => {
            let id = lines.get(line)?.with.first()?.clone();
            Some(Change::Strip { part: part.to_owned(), line, id })
        }
        2 | 3 => {
            let own = lines.get(line)?;
            let fits = |thing: &&lists::Thing| thing.bearers.contains(&own.id);
            let fitting: Vec<_> = catalogue.things.iter().filter(fits).collect();
            let id = numbers.one(&fitting)?.id.clone();
            Some(Change::Give { part: part.to_owned(), line, id })
        }
        _ => {
            let stands = |thing: &&lists::Thing| thing.parts.contains(&part);
            let standing: Vec<_> = catalogue.things.iter().filter(stands).collect();
            let id = numbers.one(&standing)?.id.clone();
            Some(Change::Add { part: part.to_owned(), id })
        }
    }
}

/// Ready games, by their formats: each is worked out once.
pub struct Ready<'a, R: Spoken> {
    content: &'a R::Content,
    games: BTreeMap<Option<String>, Value>,
}

impl<'a, R: Spoken> Ready<'a, R> {
    pub fn of(content: &'a R::Content) -> Self {
        Ready { content, games: BTreeMap::new() }
    }

    fn game(&mut self, list: &List) -> Result<Value, Refusal> {
        let format = list.term("format").map(str::to_owned);
        if let Some(game) = self.games.get(&format) {
            return Ok(game.clone());
        }
        let unknown = |why| Refusal::from(Refusal::SETUP).with("options", why);
        let options = Options { format: format.clone(), ..Options::default() };
        let game = R::first(self.content, &options).map_err(unknown)?;
        let game = serde_json::to_value(game).unwrap();
        self.games.insert(format, game.clone());
        Ok(game)
    }
}

/// A game with the list as one side, ready for the engine; none of a team, whose mates break rules
/// together that are not the list's.
pub fn setup_with<R: Spoken>(
    ready: &mut Ready<'_, R>,
    list: &List,
) -> Result<Option<Value>, Refusal> {
    let brought = R::brought(ready.content, list)?;
    let mut setup = ready.game(list)?;
    match R::NAME {
        "legion" => {
            let armies = setup["armies"].as_array_mut().unwrap();
            if armies.len() > 2 {
                return Ok(None);
            }
            armies[0] = brought["army"].clone();
        }
        "shatterpoint" => {
            setup["edition"] = brought["edition"].clone();
            setup["teams"][0] = brought["team"].clone();
        }
        _ => {
            let seat = usize::from(brought["squad"]["faction"] == "evil-warriors");
            setup["players"][seat] = brought;
            setup["deployment"] = json!("chosen");
        }
    }
    Ok(Some(setup))
}
