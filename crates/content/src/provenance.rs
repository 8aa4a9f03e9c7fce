//! Where a value comes from.

use serde::{Deserialize, Serialize};

/// Where a value in a pack comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The rulebook states it.
    Rulebook,
    /// It is known from a card of the published game.
    Card,
    /// It is ours, because no source was at hand.
    House,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    struct Value {
        source: Source,
    }

    #[test]
    fn a_source_is_one_of_three_words() {
        let source =
            |word: &str| crate::parse::<Value>("value.toml", &format!("source = {word:?}"));
        assert_eq!(source("rulebook").unwrap().source, Source::Rulebook);
        assert_eq!(source("card").unwrap().source, Source::Card);
        assert_eq!(source("house").unwrap().source, Source::House);
        assert_eq!(
            source("rumour").unwrap_err().to_string(),
            "value.toml:1: field `source`: unknown variant `rumour`, \
             expected one of `rulebook`, `card`, `house`"
        );
    }
}
