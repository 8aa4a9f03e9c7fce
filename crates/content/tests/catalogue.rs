//! The project's rule catalogue, and catalogues with mistakes.

use std::collections::BTreeSet;
use std::path::Path;

use content::{Catalogue, Kind, Language, Rule, embedded};

fn ids<'r>(rules: &[&'r Rule]) -> Vec<&'r str> {
    rules.iter().map(|rule| rule.id.as_str()).collect()
}

/// A catalogue file with these entries after its header.
fn book(entries: &str) -> String {
    format!("ruleset = \"castle\"\nsource = \"castle.txt\"\n{entries}")
}

fn refused(entries: &str) -> Option<String> {
    Catalogue::from_texts(&[("castle.toml", &book(entries))]).err().map(|fault| fault.to_string())
}

/// Rules that hold `gate` in the middle of the title, in the text, in the terms
/// and as a word of the title: not in the order of a search.
fn castle() -> Result<Catalogue, content::Fault> {
    Catalogue::from_texts(&[(
        "castle.toml",
        &book(
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
        ),
    )])
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
        assert_eq!(embedded().search(&small, None).first(), Some(&rule));
    }
    assert_eq!(embedded().get("BG-NOWHERE-01"), None);
}

#[test]
fn optional_fields_are_kept() {
    // Small letters: this looks rules up, it does not show them.
    let differs = embedded().get("sp-struggle-23").unwrap();
    assert!(differs.differs.as_ref().unwrap().starts_with("2023-06:"));
    assert_eq!(differs.pl_lines.as_deref(), Some("934"));
    assert!(differs.ruling.is_some());
    let turns = embedded().get("sp-core-03").unwrap();
    assert_eq!(turns.terms.get(&Language::Pl).unwrap(), "tura");
    let example = embedded().get("lg-example-301").unwrap();
    assert!(example.given.is_some() && example.then.is_some());
}

#[test]
fn title_ranks_before_terms_before_text() {
    let castle = castle().unwrap();
    assert_eq!(
        ids(&castle.search("gate", None)),
        ["CA-GATE-01", "CA-WALL-02", "CA-DOOR-01", "CA-WALL-01"]
    );
}

#[test]
fn every_word_must_be_found_somewhere() {
    let castle = castle().unwrap();
    let search = |words| ids(&castle.search(words, None));
    assert_eq!(search("GATE dark"), ["CA-GATE-01"]);
    assert_eq!(search("tür"), ["CA-DOOR-01"]);
    assert_eq!(search("TÜR"), ["CA-DOOR-01"]);
    assert_eq!(search("wet"), ["CA-WALL-02"]);
    assert!(search("gate dragon").is_empty());
    assert_eq!(search("  "), ["CA-WALL-02", "CA-WALL-01", "CA-DOOR-01", "CA-GATE-01"]);
}

#[test]
fn a_search_can_be_narrowed_to_a_ruleset() {
    let all = embedded().search("move", None);
    let legion = embedded().search("move", Some("Legion"));
    let kept: Vec<_> = all.into_iter().filter(|rule| rule.ruleset == "legion").collect();
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
    let fault = Catalogue::from_texts(&[("a.toml", &rule("ca-1")), ("b.toml", &rule("CA-1"))]);
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
