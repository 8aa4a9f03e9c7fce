//! The rule catalogue: every rule with the id that code, refusals and tests
//! cite.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{LazyLock, OnceLock};

use serde::{Deserialize, Serialize};

use crate::search::Index;
use crate::{Fault, Language, Names, Pack, locate, parse};

/// One atomic rule, as `rules/FORMAT.md` describes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// The id, such as `BG-MOVE-04`.
    pub id: String,
    /// The ruleset it belongs to, such as `battleground`.
    pub ruleset: String,
    /// The book that `lines` counts in.
    pub source: String,
    /// The lines of the book where the rule stands.
    pub lines: String,
    /// The lines in the Polish edition, where there is one.
    pub pl_lines: Option<String>,
    /// What sort of entry this is.
    pub kind: Kind,
    /// The book's own words for what the entry names.
    pub terms: BTreeMap<Language, String>,
    /// What it says in each language; always in English.
    texts: BTreeMap<Language, Texts>,
}

/// What a rule says in one language.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Texts {
    /// The rule in a few words.
    pub title: String,
    /// The rule in full; empty for an example that only has `given` and `then`.
    pub text: String,
    /// What holds where the book is silent or unclear, and why.
    pub ruling: Option<String>,
    /// How the editions of the book differ.
    pub differs: Option<String>,
    /// The position of a worked example.
    pub given: Option<String>,
    /// The result of a worked example.
    pub then: Option<String>,
}

/// A rule as it is told in one language.
#[derive(Debug, Clone, Serialize)]
pub struct Told<'r> {
    id: &'r str,
    ruleset: &'r str,
    kind: Kind,
    source: &'r str,
    lines: &'r str,
    pl_lines: Option<&'r str>,
    terms: &'r BTreeMap<Language, String>,
    /// The language of the texts.
    language: Language,
    #[serde(flatten)]
    texts: &'r Texts,
}

impl Rule {
    /// What it says in `language`, or in English where that is missing.
    pub fn texts(&self, language: Language) -> &Texts {
        static NOTHING: LazyLock<Texts> = LazyLock::new(Texts::default);
        self.texts.get(&language).or(self.texts.get(&Language::En)).unwrap_or(&NOTHING)
    }

    /// The languages it speaks, with what it says in each.
    pub fn languages(&self) -> impl Iterator<Item = (Language, &Texts)> {
        self.texts.iter().map(|(language, texts)| (*language, texts))
    }

    /// The area that it shares with its neighbours: `BG-MOVE` of `BG-MOVE-04`.
    pub fn area(&self) -> &str {
        self.id.rsplit_once('-').map_or(&self.id, |(area, _)| area)
    }

    /// All of it, with its texts in `language` or else in English.
    pub fn told(&self, language: Language) -> Told<'_> {
        let spoken = if self.texts.contains_key(&language) { language } else { Language::En };
        Told {
            id: &self.id,
            ruleset: &self.ruleset,
            kind: self.kind,
            source: &self.source,
            lines: &self.lines,
            pl_lines: self.pl_lines.as_deref(),
            terms: &self.terms,
            language: spoken,
            texts: self.texts(spoken),
        }
    }
}

impl Texts {
    /// The names of the fields that say something.
    fn said(&self) -> Vec<&'static str> {
        let filled = |text: &Option<String>| text.as_ref().is_some_and(|text| !text.is_empty());
        let fields = [
            ("title", !self.title.is_empty()),
            ("text", !self.text.is_empty()),
            ("ruling", filled(&self.ruling)),
            ("differs", filled(&self.differs)),
            ("given", filled(&self.given)),
            ("then", filled(&self.then)),
        ];
        fields.into_iter().filter(|(_, filled)| *filled).map(|(name, _)| name).collect()
    }
}

/// What sort of entry a rule is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
    /// Built for whoever searches first: few commands do.
    index: OnceLock<Index>,
}

/// A rule that a search found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found<'c> {
    /// The rule.
    pub rule: &'c Rule,
    /// The language in which the words stand.
    pub language: Language,
}

impl Catalogue {
    /// Reads a catalogue from pairs of file name and text: the books in English, and what they say
    /// in other languages.
    pub fn from_texts(
        books: &[(&str, &str)],
        translations: &[(&str, &str)],
    ) -> Result<Self, Fault> {
        let mut catalogue = Self::default();
        for (file, text) in books {
            catalogue.add(file, text)?;
        }
        for (file, text) in translations {
            catalogue.translate(file, text)?;
        }
        Ok(catalogue)
    }

    /// Reads a catalogue from every `*.toml` in a folder, with the translations in its folders `de`
    /// and `pl`.
    pub fn from_folder(folder: &Path) -> Result<Self, Fault> {
        let books = Pack::from_folder(folder)?;
        let mut translations = Vec::new();
        for language in [Language::De, Language::Pl] {
            let folder = folder.join(language.code());
            if folder.is_dir() {
                translations.extend(Pack::from_folder(&folder)?.files);
            }
        }
        Self::from_texts(&borrowed(&books.files), &borrowed(&translations))
    }

    /// The rule with this id, in capitals or not.
    pub fn get(&self, id: &str) -> Option<&Rule> {
        let place = self.by_id.get(&id.to_uppercase())?;
        self.rules.get(*place)
    }

    /// The rules that fit the `words` best, best first: the words may stand in any language, in any
    /// form and with a slip of the pen. All rules if there is no word; those whose ids begin so if
    /// it is the beginning of one. `ruleset` narrows it to one ruleset.
    pub fn search(&self, words: &str, ruleset: Option<&str>) -> Vec<Found<'_>> {
        let found = match self.beginning_with(words.trim()) {
            places if places.is_empty() => {
                self.index.get_or_init(|| Index::of(&self.rules)).find(words)
            }
            places => places,
        };
        found
            .into_iter()
            .filter_map(|(place, language)| Some(Found { rule: self.rules.get(place)?, language }))
            .filter(|found| {
                ruleset.is_none_or(|wanted| found.rule.ruleset.eq_ignore_ascii_case(wanted))
            })
            .collect()
    }

    /// The places of the rules whose ids begin so; the rule of this very id alone.
    fn beginning_with(&self, words: &str) -> Vec<(usize, Language)> {
        let begin = words.to_uppercase();
        if let Some(place) = self.by_id.get(&begin) {
            return vec![(*place, Language::En)];
        }
        if !begin.is_empty() && !begin.contains('-') {
            return Vec::new();
        }
        let rules = self.rules.iter().enumerate();
        let fits = rules.filter(|(_, rule)| rule.id.to_uppercase().starts_with(&begin));
        fits.map(|(place, _)| (place, Language::En)).collect()
    }

    /// The rules of an area such as `BG-MOVE`, in order.
    pub fn area(&self, area: &str) -> impl Iterator<Item = &Rule> {
        self.rules.iter().filter(move |rule| rule.area().eq_ignore_ascii_case(area))
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

    /// Adds what the rules say in another language.
    fn translate(&mut self, file: &str, text: &str) -> Result<(), Fault> {
        let book: Translation = parse(file, text)?;
        let Translation { ruleset, language, rule } = book;
        for (number, entry) in rule.into_iter().enumerate() {
            let fail = |problem: String| {
                let field = format!("rule[{number}].id");
                Fault::at(file, text, locate(text, &field), field, problem)
            };
            self.translate_rule(entry, &ruleset, language).map_err(fail)?;
        }
        Ok(())
    }

    /// A translation says as much as the English text, field by field, and says it once.
    fn translate_rule(
        &mut self,
        entry: Translated,
        ruleset: &str,
        language: Language,
    ) -> Result<(), String> {
        let (id, texts) = entry.into_texts();
        let rule = self.by_id.get(&id.to_uppercase()).and_then(|place| self.rules.get_mut(*place));
        let rule = rule
            .filter(|rule| rule.ruleset == ruleset)
            .ok_or_else(|| format!("there is no rule {id} in {ruleset}"))?;
        let (said, translated) = (rule.texts(Language::En).said(), texts.said());
        if said != translated {
            let (said, translated) = (said.join(", "), translated.join(", "));
            return Err(format!("{id} says {said} in English, but {translated} here"));
        }
        match rule.texts.insert(language, texts) {
            None => Ok(()),
            Some(_) => Err(format!("{id} is translated twice")),
        }
    }

    fn add_rule(&mut self, entry: Entry, ruleset: &str, source: &str) -> Result<(), String> {
        entry.check()?;
        let rule = entry.into_rule(ruleset, source);
        let key = rule.id.to_uppercase();
        if let Some(first) = self.get(&key) {
            return Err(format!(
                "the id {} is already taken by the rule {:?}",
                rule.id,
                first.texts(Language::En).title
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
        Catalogue::from_texts(&BOOKS, &TRANSLATIONS).expect("the embedded catalogue is sound")
    });
    &CATALOGUE
}

/// Takes the named files of the project's `rules` folder into the program.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../../../rules/", $name)))),*]
    };
}

const BOOKS: [(&str, &str); 7] = files![
    "battleground.toml",
    "legion-1.toml",
    "legion-2.toml",
    "legion-3.toml",
    "legion-terms.toml",
    "shatterpoint.toml",
    "strategic-operations.toml",
];

const TRANSLATIONS: [(&str, &str); 12] = files![
    "de/battleground.toml",
    "de/legion-1.toml",
    "de/legion-2.toml",
    "de/legion-3.toml",
    "de/shatterpoint.toml",
    "de/strategic-operations.toml",
    "pl/battleground.toml",
    "pl/legion-1.toml",
    "pl/legion-2.toml",
    "pl/legion-3.toml",
    "pl/shatterpoint.toml",
    "pl/strategic-operations.toml",
];

fn borrowed(files: &[(String, String)]) -> Vec<(&str, &str)> {
    files.iter().map(|(file, text)| (file.as_str(), text.as_str())).collect()
}

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
        let Self { id, title, text, lines, pl_lines, kind, ruling, differs, terms, given, then } =
            self;
        let texts = Texts { title, text, ruling, differs, given, then };
        Rule {
            id,
            ruleset: ruleset.to_owned(),
            source: source.to_owned(),
            lines,
            pl_lines,
            kind,
            terms,
            texts: BTreeMap::from([(Language::En, texts)]),
        }
    }
}

/// A file of translations as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Translation {
    ruleset: String,
    language: Language,
    #[serde(default)]
    rule: Vec<Translated>,
}

/// What a rule says in another language, as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Translated {
    id: String,
    title: String,
    #[serde(default)]
    text: String,
    ruling: Option<String>,
    differs: Option<String>,
    given: Option<String>,
    then: Option<String>,
}

impl Translated {
    fn into_texts(self) -> (String, Texts) {
        let Self { id, title, text, ruling, differs, given, then } = self;
        (id, Texts { title, text, ruling, differs, given, then })
    }
}
