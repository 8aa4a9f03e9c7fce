//! `docs/keywords.md`: every keyword, its moment, the cards that have it, the scenarios that show it.
//! It is made from the sources, so that it cannot say anything else; `UPDATE_DOCS=1` writes it.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use legion::library::Library;
use serde_json::Value;

const HEAD: &str = "<!-- Made by the test `keyword_page`; UPDATE_DOCS=1 writes it. -->

# Keywords of Legion

What each keyword does stands in the rule catalogue under its ids; when it does it, in
`crates/legion/src/moments.rs`. A keyword without a moment is looked up by a chapter.

";

fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

/// All files with this ending below a folder, in order.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("one").path());
    let mut found: Vec<PathBuf> = entries
        .flat_map(|path| if path.is_dir() { files(&path, ending) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|own| own == ending))
        .collect();
    found.sort();
    found
}

/// A variant of one of the keyword enumerations.
struct Keyword {
    kind: &'static str,
    variant: String,
    rules: Vec<String>,
}

/// `TakeCover` as packs and Fluent texts write it.
fn kebab(variant: &str) -> String {
    let mut word = String::new();
    for letter in variant.chars() {
        if letter.is_uppercase() && !word.is_empty() {
            word.push('-');
        }
        word.extend(letter.to_lowercase());
    }
    word
}

/// The ids in a text.
fn ids(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    words.filter(|word| word.starts_with("LG-")).map(str::to_owned).collect()
}

fn keywords() -> Vec<Keyword> {
    let source = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/keywords/mod.rs"));
    let mut found = Vec::new();
    for (kind, name) in
        [("unit", "Keyword"), ("weapon", "WeaponKeyword"), ("added miniature", "MiniKeyword")]
    {
        let body = source.split(&format!("pub enum {name} {{\n")).nth(1).expect("the enumeration");
        let body = body.split("\n}").next().unwrap_or_default();
        let mut rules = Vec::new();
        for line in body.lines().filter(|line| !line.starts_with("        ")) {
            let line = line.trim();
            if let Some(doc) = line.strip_prefix("///") {
                rules.extend(ids(doc));
            } else if line.starts_with(char::is_uppercase) {
                let end = line.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(line.len());
                let rules = std::mem::take(&mut rules);
                found.push(Keyword { kind, variant: line[..end].to_owned(), rules });
            }
        }
    }
    found
}

/// The functions of a source with their bodies.
fn functions(source: &str) -> Vec<(String, String)> {
    let parts = source.split("\npub fn ").flat_map(|part| part.split("\nfn ")).skip(1);
    let named = |part: &str| {
        let name = part.split(['(', '<']).next().unwrap_or_default().to_owned();
        (name, part.split("\n}\n").next().unwrap_or_default().to_owned())
    };
    parts.map(named).collect()
}

/// The moments that lead to a keyword: those that call the functions which name it.
fn moments(variant: &str) -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let calls = functions(&read(&root.join("moments.rs")));
    let mut found = BTreeSet::new();
    for path in files(&root.join("keywords"), "rs") {
        let module = path.file_stem().expect("a name").to_string_lossy().into_owned();
        for (name, body) in functions(&read(&path)) {
            let word = format!("Keyword::{variant}");
            let named = body
                .match_indices(&word)
                .any(|(at, _)| !body[at + word.len()..].starts_with(char::is_alphanumeric));
            let call = format!("{module}::{name}(");
            let callers = calls.iter().filter(|(_, body)| named && body.contains(&call));
            found.extend(callers.map(|(moment, _)| moment.replace('_', " ")));
        }
    }
    found
}

/// Whether a list of keywords, as it is written in JSON, holds one.
fn holds(keywords: &impl serde::Serialize, word: &str) -> bool {
    let Ok(Value::Array(all)) = serde_json::to_value(keywords) else { return false };
    all.iter().any(|own| own.as_str() == Some(word) || own.get(word).is_some())
}

/// The cards that have a keyword.
fn bearers(keyword: &Keyword, library: &Library) -> Vec<String> {
    let word = kebab(&keyword.variant);
    let all = library.all();
    let units = all.unit.iter().filter(|unit| match keyword.kind {
        "weapon" => unit.weapon.iter().any(|weapon| holds(&weapon.keywords, &word)),
        _ => holds(&unit.keywords, &word),
    });
    let upgrades = all.upgrade.iter().filter(|upgrade| match keyword.kind {
        "weapon" => upgrade.weapon.iter().any(|weapon| holds(&weapon.keywords, &word)),
        "unit" => holds(&upgrade.keywords, &word),
        _ => holds(&upgrade.mini_keywords, &word),
    });
    units.map(|unit| unit.name.en.clone()).chain(upgrades.map(|own| own.name.en.clone())).collect()
}

/// A keyword's rules: those it cites, and those of the catalogue whose title begins with its name.
fn rules(keyword: &Keyword, name: &str, titles: &[(String, String)]) -> BTreeSet<String> {
    let titled = titles.iter().filter(|(id, title)| {
        id.starts_with("LG-KEY-")
            && title.strip_prefix(name).is_some_and(|rest| {
                rest.is_empty() || rest.starts_with(" X") || rest.starts_with(':')
            })
    });
    keyword.rules.iter().cloned().chain(titled.map(|(id, _)| id.clone())).collect()
}

/// The ids of the catalogue with their titles.
fn titles() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for part in 1..=3 {
        let source = read(&top().join(format!("rules/legion-{part}.toml")));
        let table: toml::Table = source.parse().expect("the catalogue");
        for rule in table["rule"].as_array().expect("rules") {
            let text = |field: &str| rule[field].as_str().unwrap_or_default().to_owned();
            found.push((text("id"), text("title")));
        }
    }
    found
}

fn page() -> String {
    let library = Library::embedded().unwrap_or_else(|fault| panic!("{fault}"));
    let (titles, names) = (titles(), read(&top().join("locales/en/legion-names.ftl")));
    let scenarios: Vec<(String, Vec<String>)> = files(&top().join("scenarios/legion"), "toml")
        .into_iter()
        .map(|path| {
            let name = path.strip_prefix(top()).expect("below").display().to_string();
            (name, ids(&read(&path)))
        })
        .collect();
    let mut page = HEAD.to_owned();
    for keyword in keywords() {
        let key = format!("\nlg-keyword-{} = ", kebab(&keyword.variant));
        let name = names.split(&key).nth(1).and_then(|rest| rest.lines().next());
        let name = name.unwrap_or_else(|| panic!("no words for {}", keyword.variant));
        let plain = name.split(" {").next().unwrap_or(name).split(": {").next().unwrap_or(name);
        let rules = rules(&keyword, plain, &titles);
        let shown = scenarios.iter().filter(|(_, cited)| cited.iter().any(|id| rules.contains(id)));
        let shown: Vec<&str> = shown.map(|(path, _)| path.as_str()).collect();
        assert!(!shown.is_empty(), "no scenario shows {}", keyword.variant);
        let (moments, cards) = (moments(&keyword.variant), bearers(&keyword, library));
        let list =
            |all: Vec<String>| if all.is_empty() { "none".to_owned() } else { all.join(", ") };
        let _ = writeln!(page, "## {plain}\n");
        let _ = writeln!(
            page,
            "- Keyword of: {}; rules: {}",
            keyword.kind,
            list(rules.into_iter().collect())
        );
        let _ = writeln!(page, "- Moments: {}", list(moments.into_iter().collect()));
        let _ = writeln!(page, "- Cards: {}", list(cards));
        let linked = shown.iter().map(|path| {
            let name = path.rsplit('/').next().unwrap_or(path).trim_end_matches(".toml");
            format!("[{name}](../{path})")
        });
        let _ = writeln!(page, "- Scenarios: {}\n", linked.collect::<Vec<_>>().join(", "));
    }
    page
}

#[test]
fn the_page_of_keywords_is_up_to_date() {
    let (path, page) = (top().join("docs/keywords.md"), page());
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&path, &page).expect("the page");
    }
    assert!(read(&path) == page, "docs/keywords.md is not what the sources say: UPDATE_DOCS=1");
}
