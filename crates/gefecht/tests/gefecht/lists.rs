//! Lists of all rulesets: what the builder says of them is what the engine says when a game starts,
//! and they are read again as they were written.

use content::Language;
use gefecht::rulesets::{Ruleset, Task};
use gefecht::speech::Spoken;
use kernel::{Game, Refusal, Seed};
use legion::army;
use legion::pack::Army;
use ruleset::lists::{self, Catalogue, List};
use serde_json::Value;

use crate::generated::{Numbers, Ready, generated, setup_with};

const LISTS: u64 = 1_000;

/// Whether the engine starts a game with the list.
fn started<R: Spoken>(
    content: &R::Content,
    ready: &mut Ready<'_, R>,
    list: &List,
) -> Result<(), Refusal> {
    let Some(setup) = setup_with::<R>(ready, list)? else {
        return mustered(&R::brought(content, list)?);
    };
    let setup: R::Setup = serde_json::from_value(setup).unwrap();
    Game::<R>::start(content, setup, Seed([7; 32])).map(|_| ())
}

/// An army of a team is judged by itself: what the mates break together is not the list's.
fn mustered(brought: &Value) -> Result<(), Refusal> {
    let library = legion::library::Library::embedded().unwrap();
    let army: Army = serde_json::from_value(brought["army"].clone()).unwrap();
    let format = library.format(brought["format"].as_str().unwrap()).unwrap();
    army::muster(library, format, kernel::Seat(0), &army, 0)?;
    army::hand(library, &army).map(|_| ())
}

struct Agree;

impl Task for Agree {
    type Done = [usize; 2];

    fn perform<R: Spoken>(self) -> [usize; 2] {
        let content = R::content(&[R::embedded_pack()]).unwrap();
        let catalogue = R::catalogue(&content);
        let (mut legal, mut ready) = ([0; 2], Ready::of(&content));
        for number in 0..LISTS {
            let mut numbers = Numbers(number);
            let mut list = generated(&catalogue, R::NAME, &mut numbers);
            if number % 25 == 0 {
                list = lists::mended::<R>(&content, &catalogue, &list);
            }
            let is_legal = agrees::<R>(&content, &mut ready, &list);
            legal[usize::from(is_legal)] += 1;
            reads_again::<R>(&content, &catalogue, &list, &mut numbers);
            if number % 50 == 0 {
                mends::<R>(&content, &catalogue, &list);
            }
        }
        legal
    }
}

/// Builder and engine agree on a list; each broken rule has a name.
fn agrees<R: Spoken>(content: &R::Content, ready: &mut Ready<'_, R>, list: &List) -> bool {
    let weighed = R::weigh(content, list);
    let rules: Vec<&str> = weighed.broken.iter().map(|broken| broken.refusal.rule.0).collect();
    for rule in &rules {
        let known = content::embedded().get(rule).is_some() || *rule == Refusal::SETUP.0;
        assert!(known, "{rule} is no rule");
    }
    match started::<R>(content, ready, list) {
        Ok(()) => assert_eq!(rules, [""; 0], "the engine takes {list:?}"),
        Err(refusal) => {
            assert!(rules.contains(&refusal.rule.0), "{refusal} is not among {rules:?}: {list:?}");
        }
    }
    rules.is_empty()
}

/// A list is the same after it was passed on as a text or as JSON.
fn reads_again<R: Spoken>(
    content: &R::Content,
    catalogue: &Catalogue,
    list: &List,
    numbers: &mut Numbers,
) {
    let json = serde_json::to_string(list).unwrap();
    let (again, _) = lists::read_any::<R>(content, catalogue, &json).unwrap();
    assert_eq!(&again, list);
    if list.parts.values().flatten().any(|line| line.id == "nobody") {
        return;
    }
    let language = Language::ALL[numbers.below(3)];
    let text = lists::write(catalogue, list, &R::weigh(content, list), language);
    let (again, misread) = lists::read_any::<R>(content, catalogue, &text).unwrap();
    assert_eq!(misread, [], "{text}");
    assert_eq!(&again, list, "{text}");
    let brought = R::brought(content, list).unwrap();
    let again = R::listed(content, brought).unwrap();
    assert_eq!(R::weigh(content, &again), R::weigh(content, list));
}

/// Each way to mend leads to the list that it says, and that one breaks the rule less.
fn mends<R: Spoken>(content: &R::Content, catalogue: &Catalogue, list: &List) {
    let verdict = lists::judge::<R>(content, catalogue, list);
    let count =
        |weighed: &lists::Weighed| -> u32 { weighed.broken.iter().map(|broken| broken.gap).sum() };
    assert_eq!(verdict.legal, verdict.weighed.broken.is_empty());
    for fix in verdict.fixes.iter().flatten() {
        assert_eq!(fix.change.made(catalogue, list), fix.list);
        assert!(count(&R::weigh(content, &fix.list)) < count(&verdict.weighed));
    }
}

fn agree_on_a_thousand(ruleset: Ruleset) {
    let [illegal, legal] = ruleset.perform(Agree);
    assert!(illegal > 200 && legal > 50, "{ruleset:?}: {legal} legal, {illegal} illegal");
}

#[test]
fn builder_and_engine_agree_on_squads_with_decks() {
    agree_on_a_thousand(Ruleset::Battleground);
}

#[test]
fn builder_and_engine_agree_on_strike_teams() {
    agree_on_a_thousand(Ruleset::Shatterpoint);
}

#[test]
fn builder_and_engine_agree_on_armies() {
    agree_on_a_thousand(Ruleset::Legion);
}

/// Armies of teams keep the rules of the standard game too, but are made for the smaller one.
#[test]
fn a_ready_army_is_of_the_smallest_format_that_it_keeps() {
    let library = legion::library::Library::embedded().unwrap();
    let ready = <legion::Legion as ruleset::Doors>::catalogue(library).ready;
    let format =
        |name: &str| &*ready.iter().find(|list| list.name == name).unwrap().terms["format"];
    assert_eq!(format("rebels-800"), "standard");
    assert_eq!(format("rebels-learning"), "learning");
    assert_eq!(format("imperials-epic"), "epic");
    assert_eq!(format("rebels-team-luke"), "teams");
}

/// An army without command cards lacks two of each number of pips; each lack is mended by cards of its
/// own number.
#[test]
fn each_lack_is_mended_by_its_own() {
    let library = legion::library::Library::embedded().unwrap();
    let catalogue = <legion::Legion as ruleset::Doors>::catalogue(library);
    let luke = vec![ruleset::lists::Line::of("luke-skywalker")];
    let list = List::new("legion").with_term("format", "learning").with_part("units", luke);
    let verdict = lists::judge::<legion::Legion>(library, &catalogue, &list);
    let hands = verdict.weighed.broken.iter().zip(&verdict.fixes);
    let hands: Vec<_> = hands.filter(|(one, _)| one.refusal.rule.0 == "LG-BUILD-23").collect();
    assert_eq!(hands.len(), 3);
    for (broken, fixes) in hands {
        let pips = format!("pips-{}", broken.refusal.facts[0].value);
        assert_eq!(fixes.len(), 3, "{pips}");
        for fix in fixes {
            let lists::Change::Add { part, id } = &fix.change else { panic!("{:?}", fix.change) };
            assert_eq!(catalogue.thing(Some(part), id).unwrap().kind, pips, "{id}");
        }
    }
}
