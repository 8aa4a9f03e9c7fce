//! Whatever comes from outside is read or refused, and never ends the process.

use std::collections::BTreeMap;

use content::{Catalogue, Fault, Names, Pack, decode, embedded, locate, parse};
use miette::{GraphicalReportHandler, GraphicalTheme};
use proptest::prelude::*;
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Loose {
    #[serde(default, rename = "a")]
    _names: Vec<Names>,
    #[serde(default, rename = "b")]
    _numbers: BTreeMap<String, u8>,
    #[serde(default, rename = "c")]
    _any: Option<toml::Value>,
}

/// Both forms of a fault can be shown, and its place lies in the text.
fn show(text: &str, fault: &Fault) -> Result<(), TestCaseError> {
    prop_assert_eq!(fault.to_string().lines().count(), 1);
    let lines = text.matches('\n').count() + 1;
    prop_assert!(fault.line().is_none_or(|line| (1..=lines).contains(&line)));
    let mut shown = String::new();
    let drawn = GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor())
        .render_report(&mut shown, fault);
    prop_assert!(drawn.is_ok());
    Ok(())
}

fn read(text: &str) -> Result<(), TestCaseError> {
    if let Err(fault) = parse::<Loose>("loose.toml", text) {
        show(text, &fault)?;
    }
    if let Err(fault) = parse::<toml::Table>("table.toml", text) {
        show(text, &fault)?;
    }
    if let Err(fault) = Catalogue::from_texts(&[("rules.toml", text)], &[("de.toml", text)]) {
        show(text, &fault)?;
    }
    Ok(())
}

/// Pieces of TOML in any order: far more often nearly right than plain noise.
fn nearly_toml() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "a",
        "b",
        "c",
        "en",
        "de",
        "rule",
        "term",
        "id",
        "ruleset",
        "source",
        " = ",
        "=",
        ".",
        "[",
        "]",
        "[[",
        "]]",
        "{",
        "}",
        "[[a]]",
        "[b]",
        "[[rule]]",
        "\n",
        "\r\n",
        "\t",
        ", ",
        "\"",
        "\"\"\"",
        "'",
        "'x'",
        "\"ß\"",
        "\\u0000",
        "1",
        "-",
        "300",
        "1979-05-27",
        "true",
        "nan",
        "#",
        "a = [{ en = 'x' }]\n",
        "b = { k = 1 }\n",
        "\u{feff}",
        "日本",
        "\u{0}",
    ]);
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        read(&text)?;
    }

    #[test]
    fn nearly_right_text_is_read_or_refused(text in nearly_toml()) {
        read(&text)?;
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in any::<Vec<u8>>()) {
        let shown = String::from_utf8_lossy(&bytes).into_owned();
        match decode("bytes.toml", bytes) {
            Ok(text) => read(&text)?,
            Err(fault) => show(&shown, &fault)?,
        }
    }

    #[test]
    fn a_fault_can_be_put_anywhere(
        text in nearly_toml(),
        start in 0_usize..200,
        end in 0_usize..200,
        field in any::<String>(),
        message in any::<String>(),
    ) {
        show(&text, &Fault::at("any.toml", &text, Some(start..end), field, message))?;
    }

    #[test]
    fn any_path_is_found_or_not(text in nearly_toml(), path in "[abc.\\[\\]0-9]{0,12}") {
        if let Some(span) = locate(&text, &path) {
            prop_assert!(text.get(span).is_some());
        }
    }

    #[test]
    fn any_words_can_be_searched(words in any::<String>()) {
        let found = embedded().search(&words, None).len();
        prop_assert!(found <= embedded().rules().len());
    }

    #[test]
    fn any_texts_can_be_hashed(files in prop::collection::vec(any::<(String, String)>(), 0..5)) {
        let files: Vec<_> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        prop_assert_eq!(Pack::from_texts("any", &files).hash().len(), 64);
    }
}
