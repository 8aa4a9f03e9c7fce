//! What is wrong with a file, and where.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use miette::{Diagnostic, NamedSource, SourceSpan};

use crate::locate::locate;

/// Longer messages are cut: a wrong value of many kilobytes helps nobody.
const LONGEST_MESSAGE: usize = 600;

/// Something wrong in a file: which file, where in it, which field, and what
/// was expected.
///
/// As text it is one line, ``FILE:LINE: field `PATH`: MESSAGE``; through
/// [`miette`] it shows the place in the file.
#[derive(Debug, Clone, thiserror::Error, Diagnostic)]
#[error("{}", self.in_one_line())]
pub struct Fault {
    place: Option<Place>,
    field: String,
    message: String,
    #[source_code]
    text: Arc<NamedSource<String>>,
    #[label("here")]
    span: Option<SourceSpan>,
}

/// Line and column, both from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Place {
    line: usize,
    column: usize,
}

impl Fault {
    /// A fault at `span` of `text`. `field` is the path of the field, such as
    /// `character[3].speed` (counted from 0), or empty.
    ///
    /// Without a span the field is looked up in the text, so that a ruleset's
    /// own checks need to know no more than the path.
    pub fn at(
        file: &str,
        text: &str,
        span: Option<Range<usize>>,
        field: impl Into<String>,
        message: impl fmt::Display,
    ) -> Self {
        let field = field.into();
        let span = span.or_else(|| locate(text, &field)).map(|span| within(text, span));
        Self {
            place: span.as_ref().map(|span| place(text, span.start)),
            field,
            message: shortened(message.to_string()),
            text: Arc::new(NamedSource::new(file, text.to_owned())),
            span: span.map(SourceSpan::from),
        }
    }

    /// A fault of a file as a whole: it cannot be read, say.
    pub fn of_file(file: &str, message: impl fmt::Display) -> Self {
        Self::at(file, "", None, "", message)
    }

    /// The file's name as it was given.
    pub fn file(&self) -> &str {
        self.text.name()
    }

    /// The line, from 1; none where the fault is the file's as a whole.
    pub fn line(&self) -> Option<usize> {
        self.place.map(|place| place.line)
    }

    /// The column in characters, from 1.
    pub fn column(&self) -> Option<usize> {
        self.place.map(|place| place.column)
    }

    /// The path of the field, such as `character[3].speed`; empty where the
    /// fault is no field's, as with broken syntax.
    pub fn field(&self) -> &str {
        &self.field
    }

    /// What is wrong and what was expected.
    pub fn message(&self) -> &str {
        &self.message
    }

    fn in_one_line(&self) -> String {
        let mut line = self.file().to_owned();
        if let Some(place) = self.place {
            line += &format!(":{}", place.line);
        }
        if !self.field.is_empty() {
            line += &format!(": field `{}`", self.field);
        }
        line += ": ";
        line += &self.message;
        line.replace(char::is_control, " ")
    }
}

/// The span moved to lie inside the text, between whole characters.
fn within(text: &str, span: Range<usize>) -> Range<usize> {
    let start = text.floor_char_boundary(span.start);
    let end = text.ceil_char_boundary(span.end.min(text.len()));
    start..end.max(start)
}

fn place(text: &str, offset: usize) -> Place {
    let before = text.get(..offset).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    Place {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
    }
}

fn shortened(mut message: String) -> String {
    if message.len() > LONGEST_MESSAGE {
        message.truncate(message.floor_char_boundary(LONGEST_MESSAGE));
        message.push('…');
    }
    message
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "name = \"Grayskull\"\n\n[[door]]\nwidth = 2\n[[door]]\nwidth = 9\n";

    #[test]
    fn a_check_by_path_finds_its_line() {
        let fault = Fault::at("castle.toml", TEXT, None, "door[1].width", "at most 4");
        assert_eq!(fault.to_string(), "castle.toml:6: field `door[1].width`: at most 4");
        assert_eq!((fault.line(), fault.column()), (Some(6), Some(9)));
    }

    #[test]
    fn a_check_by_span_keeps_its_span() {
        let fault = Fault::at("castle.toml", TEXT, Some(20..28), "door[0]", "no height");
        assert_eq!((fault.line(), fault.column()), (Some(3), Some(1)));
    }

    #[test]
    fn columns_count_characters() {
        let text = "größe = \"groß\"";
        let quote = text.find('"');
        let fault = Fault::at("a.toml", text, quote.map(|at| at..at), "größe", "a number");
        assert_eq!(fault.column(), Some(9));
    }

    #[test]
    fn a_fault_of_a_whole_file_has_no_line() {
        let fault = Fault::of_file("castle.toml", "permission denied");
        assert_eq!(fault.to_string(), "castle.toml: permission denied");
        assert_eq!(fault.line(), None);
    }

    #[test]
    fn a_span_outside_the_text_is_moved_into_it() {
        let fault = Fault::at("a.toml", "a = 1\nß", Some(7..900), "", "odd");
        assert_eq!((fault.line(), fault.column()), (Some(2), Some(1)));
        let reversed = Range { start: 5, end: 2 };
        let fault = Fault::at("a.toml", "a = 1\nß", Some(reversed), "", "odd");
        assert_eq!(fault.line(), Some(1));
    }

    #[test]
    fn the_text_form_is_one_short_line() {
        let message = format!("first\nsecond {}", "ß".repeat(5_000));
        let fault = Fault::at("a.toml", "", None, "", message);
        let shown = fault.to_string();
        assert!(shown.starts_with("a.toml: first second ß"), "{shown}");
        assert!(shown.ends_with('…') && shown.len() < 700);
    }

    #[test]
    fn the_long_form_shows_the_line_of_the_file() {
        let fault = Fault::at("castle.toml", TEXT, None, "door[1].width", "at most 4");
        let mut shown = String::new();
        miette::GraphicalReportHandler::new_themed(miette::GraphicalTheme::none())
            .render_report(&mut shown, &fault)
            .unwrap();
        assert!(shown.contains("castle.toml:6:9"), "{shown}");
        assert!(shown.contains("width = 9"), "{shown}");
    }
}
