//! The rule catalogue: every rule with the id that code, refusals and tests
//! cite.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::search::Index;
use crate::{Fault, Language, Names, Pack, locate, parse};

/// One atomic rule, as `rules/FORMAT.md` describes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Rule {
    /// The id, such as `BG-MOVE-04`.
    pub id: String,
    /// The ruleset it belongs to, such as `battleground`.
    pub ruleset: String,
    /// The rule in a few words.
    pub title: String,
    /// The rule in full; empty for an example that only has `given` and `then`.
    pub text: String,
    /// The book that `lines` counts in.
    pub source: String,
    /// The lines of the book where the rule stands.
    pub lines: String,
    /// The lines in the Polish edition, where there is one.
    pub pl_lines: Option<String>,
    /// What sort of entry this is.
    pub kind: Kind,
    /// What holds where the book is silent or unclear, and why.
    pub ruling: Option<String>,
    /// How the editions of the book differ.
    pub differs: Option<String>,
    /// The book's own words for what the entry names.
    pub terms: BTreeMap<Language, String>,
    /// The position of a worked example.
    pub given: Option<String>,
    /// The result of a worked example.
    pub then: Option<String>,
}

/// What sort of entry a rule is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A rule of play.
    Rule,
    /// What a word means.
    Definition,
    /// How the game is set up.
    Setup,
    /// A keyword of a unit or weapon.
    Keyword,
    /// An optional rule.
    Option,
    /// A worked example with `given` and `then`.
    Example,
    /// Cards, tokens, names and other data that no test of play can show.
    Component,
}

/// A word of a game in several languages, without a rule of its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Term {
    /// The ruleset it belongs to.
    pub ruleset: String,
    /// The word.
    pub names: Names,
}

/// All rules and terms, in the order of the files.
#[derive(Debug, Default)]
pub struct Catalogue {
    rules: Vec<Rule>,
    terms: Vec<Term>,
    by_id: BTreeMap<String, usize>,
    index: Index,
}

impl Catalogue {
    /// Reads a catalogue from pairs of file name and text.
    pub fn from_texts(files: &[(&str, &str)]) -> Result<Self, Fault> {
        let mut catalogue = Self::default();
        for (file, text) in files {
            catalogue.add(file, text)?;
        }
        catalogue.index = Index::of(&catalogue.rules);
        Ok(catalogue)
    }

    /// Reads a catalogue from every `*.toml` in a folder.
    pub fn from_folder(folder: &Path) -> Result<Self, Fault> {
        let pack = Pack::from_folder(folder)?;
        let files: Vec<_> =
            pack.files.iter().map(|(file, text)| (file.as_str(), text.as_str())).collect();
        Self::from_texts(&files)
    }

    /// The rule with this id, in capitals or not.
    pub fn get(&self, id: &str) -> Option<&Rule> {
        let place = self.by_id.get(&id.to_uppercase())?;
        self.rules.get(*place)
    }

    /// The rules that hold every one of the `words` (parted by spaces) in id,
    /// title, terms, text or ruling, in capitals or not; all of them if there
    /// is no word. `ruleset` narrows it to one ruleset.
    ///
    /// Best first: words found in id or title, then in the terms, then in the
    /// text; among these the beginning of a word before its middle; then the
    /// order of the catalogue.
    pub fn search(&self, words: &str, ruleset: Option<&str>) -> Vec<&Rule> {
        self.index
            .find(words)
            .into_iter()
            .filter_map(|place| self.rules.get(place))
            .filter(|rule| ruleset.is_none_or(|wanted| rule.ruleset.eq_ignore_ascii_case(wanted)))
            .collect()
    }

    /// Every rule.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// Every term that has no rule of its own.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    fn add(&mut self, file: &str, text: &str) -> Result<(), Fault> {
        let book: Book = parse(file, text)?;
        for (number, entry) in book.rule.into_iter().enumerate() {
            let fail = |problem: String| {
                let field = format!("rule[{number}].id");
                Fault::at(file, text, locate(text, &field), field, problem)
            };
            self.add_rule(entry, &book.ruleset, &book.source).map_err(fail)?;
        }
        self.terms.extend(
            book.term.into_iter().map(|names| Term { ruleset: book.ruleset.clone(), names }),
        );
        Ok(())
    }

    fn add_rule(&mut self, entry: Entry, ruleset: &str, source: &str) -> Result<(), String> {
        entry.check()?;
        let rule = entry.into_rule(ruleset, source);
        let key = rule.id.to_uppercase();
        if let Some(first) = self.get(&key) {
            return Err(format!(
                "the id {} is already taken by the rule {:?}",
                rule.id, first.title
            ));
        }
        self.by_id.insert(key, self.rules.len());
        self.rules.push(rule);
        Ok(())
    }
}

/// The project's own catalogue, part of the program.
pub fn embedded() -> &'static Catalogue {
    static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
        #[expect(
            clippy::expect_used,
            reason = "the texts are part of the program, and a test reads them"
        )]
        Catalogue::from_texts(&EMBEDDED).expect("the embedded catalogue is sound")
    });
    &CATALOGUE
}

/// Takes the named files of the project's `rules` folder into the program.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../../../rules/", $name)))),*]
    };
}

const EMBEDDED: [(&str, &str); 7] = files![
    "battleground.toml",
    "legion-1.toml",
    "legion-2.toml",
    "legion-3.toml",
    "legion-terms.toml",
    "shatterpoint.toml",
    "strategic-operations.toml",
];

/// A file of the catalogue as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Book {
    ruleset: String,
    source: String,
    #[serde(default)]
    rule: Vec<Entry>,
    #[serde(default)]
    term: Vec<Names>,
}

/// A rule as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    title: String,
    #[serde(default)]
    text: String,
    lines: String,
    pl_lines: Option<String>,
    kind: Kind,
    ruling: Option<String>,
    differs: Option<String>,
    #[serde(default)]
    terms: BTreeMap<Language, String>,
    given: Option<String>,
    then: Option<String>,
}

impl Entry {
    /// An example has `given` and `then`; anything else has a text and neither.
    fn check(&self) -> Result<(), String> {
        let id = &self.id;
        if id.is_empty() || !id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
            return Err(format!("{id:?} is no id, expected one such as `BG-MOVE-04`"));
        }
        let vector = (self.given.is_some(), self.then.is_some());
        match (self.kind, vector) {
            (Kind::Example, (true, true)) => Ok(()),
            (Kind::Example, _) => Err(format!("the example {id} needs `given` and `then`")),
            (_, (false, false)) if !self.text.is_empty() => Ok(()),
            (_, (false, false)) => Err(format!("the rule {id} needs a `text`")),
            _ => Err(format!("{id} has `given` or `then` but is no example")),
        }
    }

    fn into_rule(self, ruleset: &str, source: &str) -> Rule {
        Rule {
            id: self.id,
            ruleset: ruleset.to_owned(),
            title: self.title,
            text: self.text,
            source: source.to_owned(),
            lines: self.lines,
            pl_lines: self.pl_lines,
            kind: self.kind,
            ruling: self.ruling,
            differs: self.differs,
            terms: self.terms,
            given: self.given,
            then: self.then,
        }
    }
}
