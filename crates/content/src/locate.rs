//! Finding a field's place in a text by its path, and its path by the place.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Where the field with this path, such as `character[3].speed`, stands in a
/// TOML text. Where only the beginning of the path exists, the place of what
/// does: a missing field is shown at its table.
///
/// None if the text is no TOML or even the first step does not exist.
pub fn locate(text: &str, field: &str) -> Option<Range<usize>> {
    let document = DeTable::parse(text).ok()?;
    let (mut value, mut rest) = child_of_table(document.get_ref(), field)?;
    while let Some((child, after)) = child(value, rest) {
        (value, rest) = (child, after);
    }
    Some(value.span())
}

type Step<'t, 'i, 'p> = (&'t Spanned<DeValue<'i>>, &'p str);

fn child<'t, 'i, 'p>(value: &'t Spanned<DeValue<'i>>, path: &'p str) -> Option<Step<'t, 'i, 'p>> {
    match value.get_ref() {
        DeValue::Table(table) => child_of_table(table, path.strip_prefix('.')?),
        DeValue::Array(items) => {
            let (index, rest) = path.strip_prefix('[')?.split_once(']')?;
            Some((items.get(index.parse::<usize>().ok()?)?, rest))
        }
        _ => None,
    }
}

/// The longest key that the path begins with, since a key may hold a dot.
fn child_of_table<'t, 'i, 'p>(table: &'t DeTable<'i>, path: &'p str) -> Option<Step<'t, 'i, 'p>> {
    table
        .iter()
        .filter_map(|(key, value)| {
            let rest = path.strip_prefix(key.get_ref().as_ref())?;
            let ends = rest.is_empty() || rest.starts_with(['.', '[']);
            ends.then_some((value, rest))
        })
        .min_by_key(|(_, rest)| rest.len())
}

/// The path of the field at a place of a TOML text: of the smallest key or value that encloses it,
/// the innermost of several. Empty where only the text as a whole does.
pub(crate) fn field_at(text: &str, place: &Range<usize>) -> String {
    let mut found = Found { place, size: usize::MAX, path: String::new() };
    if let Ok(document) = DeTable::parse(text) {
        found.in_table(document.get_ref(), "");
    }
    found.path
}

/// The best field so far.
struct Found<'a> {
    place: &'a Range<usize>,
    size: usize,
    path: String,
}

impl Found<'_> {
    fn in_table(&mut self, table: &DeTable<'_>, path: &str) {
        for (key, value) in table {
            let name = key.get_ref();
            let path = if path.is_empty() { name.to_string() } else { format!("{path}.{name}") };
            self.weigh(key.span(), &path);
            self.in_value(value, &path);
        }
    }

    fn in_value(&mut self, value: &Spanned<DeValue<'_>>, path: &str) {
        self.weigh(value.span(), path);
        match value.get_ref() {
            DeValue::Table(table) => self.in_table(table, path),
            DeValue::Array(items) => {
                let each = items.iter().enumerate();
                each.for_each(|(index, item)| self.in_value(item, &format!("{path}[{index}]")));
            }
            _ => {}
        }
    }

    fn weigh(&mut self, span: Range<usize>, path: &str) {
        let encloses = span.start <= self.place.start && self.place.end <= span.end;
        if encloses && span.len() <= self.size {
            (self.size, self.path) = (span.len(), path.to_owned());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
name = "Grayskull"
size = { wide = 3, high = [4, 5] }
"a.b" = { c = 6 }
a = { x = 0 }
[gate.lock]
key = 7
[[door]]
width = 8
[[door]]
width = 9
[[door.hinge]]
iron = true
"#;

    fn found(field: &str) -> Option<&'static str> {
        locate(TEXT, field).and_then(|span| TEXT.get(span))
    }

    #[test]
    fn fields_are_found_in_every_kind_of_table() {
        assert_eq!(found("name"), Some("\"Grayskull\""));
        assert_eq!(found("size.wide"), Some("3"));
        assert_eq!(found("size.high[1]"), Some("5"));
        assert_eq!(found("gate.lock.key"), Some("7"));
        assert_eq!(found("door[1].width"), Some("9"));
        assert_eq!(found("door[1].hinge[0].iron"), Some("true"));
        assert_eq!(found("a.b.c"), Some("6"));
        assert_eq!(found("a.x"), Some("0"));
    }

    #[test]
    fn a_missing_field_is_found_at_its_table() {
        assert_eq!(found("door[0].height"), Some("[[door]]"));
        assert_eq!(found("gate.lock.bolt"), Some("[gate.lock]"));
        assert_eq!(found("size.deep"), Some("{ wide = 3, high = [4, 5] }"));
    }

    #[test]
    fn what_is_nowhere_is_not_found() {
        assert_eq!(found("tower"), None);
        assert_eq!(found("nam"), None);
        assert_eq!(found(""), None);
        assert_eq!(locate("name = ", "name"), None);
    }
}
