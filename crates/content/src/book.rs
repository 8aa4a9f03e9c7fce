//! The rules as a book: chapters in the order of play, each with the areas of the catalogue that it
//! tells.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::{Names, parse};

/// A chapter.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// What it is called.
    pub title: Names,
    /// Its parts, in order.
    pub sections: Vec<Section>,
}

/// A part of a chapter: the rules of one area.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// The area, such as `BG-MOVE`.
    pub area: String,
    /// What it is called.
    pub title: Names,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Contents {
    ruleset: String,
    chapter: Vec<Chapter>,
}

/// The chapters of a ruleset's book; none if there is no such book.
pub fn chapters(ruleset: &str) -> &'static [Chapter] {
    static BOOKS: LazyLock<Vec<Contents>> = LazyLock::new(|| {
        #[expect(
            clippy::expect_used,
            reason = "the texts are part of the program, and a test reads them"
        )]
        let read = |(file, text): &(&str, &str)| parse(file, text).expect("the contents are sound");
        FILES.iter().map(read).collect()
    });
    let book = BOOKS.iter().find(|book| book.ruleset == ruleset);
    book.map_or(&[], |book| book.chapter.as_slice())
}

const FILES: &[(&str, &str)] = crate::texts!(
    "../../../rules/contents/":
    "battleground.toml",
    "legion.toml",
    "shatterpoint.toml",
    "strategic-operations.toml"
);
