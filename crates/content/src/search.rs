//! Finding rules by words.

use crate::Rule;

/// The rules' texts in small letters, ready to be searched.
#[derive(Debug, Default)]
pub(crate) struct Index(Vec<Shelf>);

/// One rule's texts, the weightiest first: id and title, terms, the rest.
#[derive(Debug)]
struct Shelf([String; 3]);

impl Index {
    pub(crate) fn of(rules: &[Rule]) -> Self {
        Self(rules.iter().map(Shelf::of).collect())
    }

    /// The places of the rules that hold every word, best first.
    pub(crate) fn find(&self, words: &str) -> Vec<usize> {
        let words = words.to_lowercase();
        let words: Vec<&str> = words.split_whitespace().collect();
        let mut found: Vec<(usize, usize)> = self
            .0
            .iter()
            .enumerate()
            .filter_map(|(place, shelf)| Some((shelf.rank(&words)?, place)))
            .collect();
        found.sort_unstable();
        found.into_iter().map(|(_, place)| place).collect()
    }
}

impl Shelf {
    fn of(rule: &Rule) -> Self {
        let terms: Vec<&str> = rule.terms.values().map(String::as_str).collect();
        let rest = [&rule.ruling, &rule.differs, &rule.given, &rule.then];
        let mut body = vec![rule.text.as_str()];
        body.extend(rest.into_iter().flatten().map(String::as_str));
        Self([
            format!("{} {}", rule.id, rule.title).to_lowercase(),
            terms.join(" ").to_lowercase(),
            body.join(" ").to_lowercase(),
        ])
    }

    /// How far from the top the words stand in all; none if one is missing.
    fn rank(&self, words: &[&str]) -> Option<usize> {
        words.iter().map(|word| self.rank_of_word(word)).sum()
    }

    fn rank_of_word(&self, word: &str) -> Option<usize> {
        let shelf = self.0.iter().position(|text| text.contains(word))?;
        let in_the_middle = !self.0.get(shelf).is_some_and(|text| begins(text, word));
        Some(2 * shelf + usize::from(in_the_middle))
    }
}

/// Whether a word of the text begins with `word`.
fn begins(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        !before.is_some_and(char::is_alphanumeric)
    })
}
