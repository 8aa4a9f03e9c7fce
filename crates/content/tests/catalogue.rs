//! The project's rule catalogue, and catalogues with mistakes.

use std::collections::BTreeSet;
use std::path::Path;

use content::{Catalogue, Found, Kind, Language, chapters, embedded};

fn ids<'r>(found: &[Found<'r>]) -> Vec<&'r str> {
    found.iter().map(|found| found.rule.id.as_str()).collect()
}

/// A catalogue file with these entries after its header.
fn book(entries: &str) -> String {
    format!("ruleset = \"castle\"\nsource = \"castle.txt\"\n{entries}")
}

fn refused(entries: &str) -> Option<String> {
    let read = Catalogue::from_texts(&[("castle.toml", &book(entries))], &[]);
    read.err().map(|fault| fault.to_string())
}

/// Rules that hold `gate` in the middle of the title, in the text, in the terms
/// and as a word of the title: not in the order of a search.
fn castle() -> Result<Catalogue, content::Fault> {
    let text = book(
        r#"
[[rule]]
id = "CA-WALL-02"
title = "Investigate the moat"
given = "A moat."
then = "It is wet."
lines = "4"
kind = "example"
[[rule]]
id = "CA-WALL-01"
title = "Walls"
text = "A wall ends at a gate. Nobody walks through it."
lines = "1"
kind = "rule"
[[rule]]
id = "CA-DOOR-01"
title = "Doors"
text = "A door is two steps wide."
terms = { de = "Gate-Tür" }
lines = "2"
kind = "definition"
[[rule]]
id = "CA-GATE-01"
title = "Through the gate"
text = "A door lets one pass."
ruling = "Also in the dark."
lines = "3"
kind = "rule"
[[term]]
en = "moat"
de = "Burggraben"
"#,
    );
    Catalogue::from_texts(&[("castle.toml", &text)], &[])
}

#[test]
fn the_embedded_catalogue_is_the_folder() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules");
    let read = Catalogue::from_folder(&folder).unwrap();
    assert_eq!(read.rules(), embedded().rules());
    assert_eq!(read.terms(), embedded().terms());
}

#[test]
fn every_rule_is_there() {
    let rules = embedded().rules();
    let of = |ruleset: &str| rules.iter().filter(|rule| rule.ruleset == ruleset).count();
    assert_eq!(of("battleground"), 409);
    assert_eq!(of("legion"), 844);
    assert_eq!(of("shatterpoint"), 338);
    assert_eq!(of("strategic-operations"), 232);
    assert_eq!(rules.len(), 1_823);
    let playable = rules.iter().filter(|rule| rule.kind != Kind::Component);
    assert_eq!(playable.count(), 1_642);
    assert_eq!(embedded().terms().len(), 157);
}

#[test]
fn ids_are_unique_and_begin_with_their_ruleset() {
    let mut seen = BTreeSet::new();
    for rule in embedded().rules() {
        assert!(seen.insert(rule.id.to_lowercase()), "{} twice", rule.id);
        let prefix = match rule.ruleset.as_str() {
            "battleground" => "BG-",
            "legion" => "LG-",
            "shatterpoint" => "SP-",
            "strategic-operations" => "SO-",
            other => panic!("{} is of the unknown ruleset {other}", rule.id),
        };
        assert!(rule.id.starts_with(prefix), "{}", rule.id);
    }
}

#[test]
fn every_rule_is_found_by_its_id_and_first_in_a_search_for_it() {
    for rule in embedded().rules() {
        let small = rule.id.to_lowercase();
        assert_eq!(embedded().get(&small), Some(rule));
        assert_eq!(ids(&embedded().search(&small, None)), [rule.id.as_str()]);
    }
    assert_eq!(embedded().get("BG-NOWHERE-01"), None);
}

#[test]
fn optional_fields_are_kept() {
    // Small letters: this looks rules up, it does not show them.
    let differs = embedded().get("sp-struggle-23").unwrap();
    let texts = differs.texts(Language::En);
    assert!(texts.differs.as_ref().unwrap().starts_with("2023-06:"));
    assert_eq!(differs.pl_lines.as_deref(), Some("934"));
    assert!(texts.ruling.is_some());
    let turns = embedded().get("sp-core-03").unwrap();
    assert_eq!(turns.terms.get(&Language::Pl).unwrap(), "tura");
    let example = embedded().get("lg-example-301").unwrap().texts(Language::En);
    assert!(example.given.is_some() && example.then.is_some());
}

#[test]
fn title_ranks_before_terms_before_text() {
    let castle = castle().unwrap();
    let found = castle.search("gate", None);
    assert_eq!(ids(&found), ["CA-GATE-01", "CA-DOOR-01", "CA-WALL-01"]);
}

#[test]
fn words_are_found_in_any_case_without_marks_and_with_a_slip() {
    let castle = castle().unwrap();
    let search = |words| ids(&castle.search(words, None));
    assert_eq!(search("GATE dark").first(), Some(&"CA-GATE-01"));
    assert_eq!(search("wet"), ["CA-WALL-02"]);
    assert_eq!(search("moats"), ["CA-WALL-02"]);
    assert_eq!(search("investgate"), ["CA-WALL-02"]);
    assert!(search("dragon").is_empty());
    assert_eq!(search("  "), ["CA-WALL-02", "CA-WALL-01", "CA-DOOR-01", "CA-GATE-01"]);
}

#[test]
fn the_beginning_of_an_id_lists_its_area() {
    let found = embedded().search("lg-cover-", None);
    assert!(found.iter().all(|found| found.rule.area() == "LG-COVER"));
    assert_eq!(found.len(), embedded().area("LG-COVER").count());
}

#[test]
fn a_search_can_be_narrowed_to_a_ruleset() {
    let all = embedded().search("move", None);
    let legion = embedded().search("move", Some("Legion"));
    let kept: Vec<_> = all.into_iter().filter(|found| found.rule.ruleset == "legion").collect();
    assert!(legion.len() > 10);
    assert_eq!(legion, kept);
    assert!(embedded().search("move", Some("chess")).is_empty());
}

#[test]
fn terms_without_a_rule_are_kept_apart() {
    let castle = castle().unwrap();
    let term = castle.terms().first().unwrap();
    assert_eq!(term.names.get(Language::De), "Burggraben");
    assert_eq!(term.ruleset, "castle");
    assert!(castle.search("Burggraben", None).is_empty());
}

#[test]
fn an_id_taken_twice_is_refused_in_any_file() {
    let rule = |id: &str| {
        book(&format!(
            "[[rule]]\nid = \"{id}\"\ntitle = \"A\"\ntext = \"B\"\nlines = \"1\"\nkind = \"rule\""
        ))
    };
    let files = [rule("ca-1"), rule("CA-1")];
    let fault = Catalogue::from_texts(&[("a.toml", &files[0]), ("b.toml", &files[1])], &[]);
    assert_eq!(
        fault.unwrap_err().to_string(),
        "b.toml:4: field `rule[0].id`: the id CA-1 is already taken by the rule \"A\""
    );
}

#[test]
fn incomplete_entries_are_refused() {
    let entry = |rest: &str| {
        refused(&format!("[[rule]]\nid = \"CA-1\"\ntitle = \"A\"\nlines = \"1\"\n{rest}"))
    };
    let at_id = |problem: &str| Some(format!("castle.toml:4: field `rule[0].id`: {problem}"));
    assert_eq!(entry("kind = 'rule'\ntext = 'B'"), None);
    assert_eq!(entry("kind = 'rule'"), at_id("the rule CA-1 needs a `text`"));
    assert_eq!(
        entry("kind = 'example'\ngiven = 'x'"),
        at_id("the example CA-1 needs `given` and `then`")
    );
    assert_eq!(
        entry("kind = 'rule'\ntext = 'B'\nthen = 'x'"),
        at_id("CA-1 has `given` or `then` but is no example")
    );
    assert_eq!(
        entry("kind = 'rule'\ntext = 'B'\nnote = 'x'").unwrap(),
        "castle.toml:9: field `rule[0].note`: unknown field `note`, expected one of `id`, \
         `title`, `text`, `lines`, `pl_lines`, `kind`, `ruling`, `differs`, `terms`, `given`, \
         `then`"
    );
    assert_eq!(
        refused(
            "[[rule]]\nid = \"CA 1\"\ntitle = \"A\"\ntext = \"B\"\nlines = \"1\"\nkind = \"rule\""
        ),
        at_id("\"CA 1\" is no id, expected one such as `BG-MOVE-04`")
    );
}

/// English where a language is missing is for packs of rules to come; ours are whole.
#[test]
fn every_rule_speaks_every_language() {
    for rule in embedded().rules() {
        let languages: Vec<Language> = rule.languages().map(|(language, _)| language).collect();
        assert_eq!(languages, Language::ALL, "{}", rule.id);
    }
}

/// What becomes of the castle's door in German with these fields.
fn translated(fields: &str) -> Result<String, String> {
    let english = book(
        "[[rule]]\nid = \"CA-1\"\ntitle = \"Door\"\ntext = \"It opens.\"\nruling = \"Inwards.\"\n\
         lines = \"1\"\nkind = \"rule\"",
    );
    let german = format!("ruleset = \"castle\"\nlanguage = \"de\"\n{fields}");
    let read = Catalogue::from_texts(&[("castle.toml", &english)], &[("de.toml", &german)]);
    let read = read.map_err(|fault| fault.to_string())?;
    let door = read.get("CA-1").ok_or("the door is not in the catalogue")?;
    Ok(door.texts(Language::De).title.clone())
}

#[test]
fn a_translation_says_as_much_as_the_english_text_and_says_it_once() {
    let door = "[[rule]]\nid = \"CA-1\"\ntitle = \"Tür\"\ntext = \"Sie geht auf.\"\n";
    let whole = format!("{door}ruling = \"Nach innen.\"\n");
    assert_eq!(translated(&whole), Ok("Tür".to_owned()));
    assert_eq!(translated(""), Ok("Door".to_owned()));
    let fault = |fields: &str| translated(fields).unwrap_err();
    assert!(
        fault(door).ends_with("CA-1 says title, text, ruling in English, but title, text here")
    );
    assert!(fault(&format!("{whole}{whole}")).ends_with("CA-1 is translated twice"));
    let other = whole.replace("CA-1", "CA-2");
    assert!(fault(&other).ends_with("there is no rule CA-2 in castle"));
}

#[test]
fn a_book_tells_every_area_of_its_ruleset_once_in_every_language() {
    for ruleset in ["battleground", "shatterpoint", "strategic-operations", "legion"] {
        let sections: Vec<_> =
            chapters(ruleset).iter().flat_map(|chapter| &chapter.sections).collect();
        let told: BTreeSet<&str> = sections.iter().map(|section| section.area.as_str()).collect();
        assert_eq!(told.len(), sections.len(), "{ruleset} tells an area twice");
        let rules = embedded().rules().iter().filter(|rule| rule.ruleset == ruleset);
        assert_eq!(told, rules.map(content::Rule::area).collect());
        let titles = chapters(ruleset).iter().map(|chapter| &chapter.title);
        for title in titles.chain(sections.iter().map(|section| &section.title)) {
            assert!(title.de.is_some() && title.pl.is_some(), "{}", title.en);
        }
    }
    assert!(chapters("chess").is_empty());
}
