//! Names of things in the languages the game speaks.

use std::fmt;
use std::str::FromStr;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

/// A language a player can choose.
#[derive(
    Debug, Default, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// English, which every name has.
    #[default]
    En,
    /// German.
    De,
    /// Polish.
    Pl,
}

impl Language {
    /// Every language, English first.
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Pl];

    /// The two-letter code: `en`, `de` or `pl`.
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Pl => "pl",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
            .ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

/// A language code that is none of [`Language::ALL`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown language {0:?}, expected `en`, `de` or `pl`")]
pub struct UnknownLanguage(pub String);

/// What a thing is called: always in English, perhaps in German and Polish.
///
/// In a pack: `name = { en = "Sword of Power", de = "Schwert der Macht" }`, or only
/// `name = "Sword of Power"` for English.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Names {
    /// The English name.
    pub en: String,
    /// The German name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub de: Option<String>,
    /// The Polish name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pl: Option<String>,
}

#[cfg(feature = "types")]
impl schemars::JsonSchema for Names {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Names".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "anyOf": [
                { "type": "string" },
                {
                    "type": "object",
                    "properties": {
                        "en": { "type": "string" },
                        "de": { "type": "string" },
                        "pl": { "type": "string" }
                    },
                    "required": ["en"],
                    "additionalProperties": false
                }
            ]
        })
    }
}

impl From<&str> for Names {
    fn from(en: &str) -> Self {
        Self { en: en.to_owned(), de: None, pl: None }
    }
}

impl<'de> Deserialize<'de> for Names {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(NamesVisitor)
    }
}

/// Not an untagged enum, because that would lose the place of a mistake.
struct NamesVisitor;

impl<'de> Visitor<'de> for NamesVisitor {
    type Value = Names;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a name, or a table of names in `en`, `de` and `pl`")
    }

    fn visit_str<E: Error>(self, en: &str) -> Result<Names, E> {
        Ok(Names::from(en))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Names, A::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Table {
            en: String,
            #[serde(default)]
            de: Option<String>,
            #[serde(default)]
            pl: Option<String>,
        }
        let Table { en, de, pl } = Table::deserialize(MapAccessDeserializer::new(map))?;
        Ok(Names { en, de, pl })
    }
}

impl Names {
    /// The name in `language`, or the English one where there is none.
    pub fn get(&self, language: Language) -> &str {
        let own = match language {
            Language::En => None,
            Language::De => self.de.as_deref(),
            Language::Pl => self.pl.as_deref(),
        };
        own.unwrap_or(&self.en)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    struct Sword {
        name: Names,
    }

    fn sword(name: &str) -> Result<Names, crate::Fault> {
        crate::parse::<Sword>("sword.toml", &format!("name = {name}")).map(|sword| sword.name)
    }

    #[test]
    fn a_name_is_given_in_the_language_asked_for() {
        let names =
            sword(r#"{ en = "Sword of Power", de = "Schwert der Macht", pl = "Miecz Mocy" }"#)
                .unwrap();
        let all = Language::ALL.map(|language| names.get(language));
        assert_eq!(all, ["Sword of Power", "Schwert der Macht", "Miecz Mocy"]);
    }

    #[test]
    fn a_missing_language_falls_back_to_english() {
        let names = sword(r#"{ en = "Axe", de = "Axt" }"#).unwrap();
        assert_eq!(names.get(Language::Pl), "Axe");
        assert_eq!(names.get(Language::De), "Axt");
    }

    #[test]
    fn english_is_required_and_other_languages_are_refused() {
        let missing = sword(r#"{ de = "Axt" }"#).unwrap_err();
        assert_eq!(missing.to_string(), "sword.toml:1: field `name`: missing field `en`");
        let unknown = sword(r#"{ en = "Axe", fr = "Hache" }"#).unwrap_err();
        assert_eq!(
            unknown.to_string(),
            "sword.toml:1: field `name.fr`: unknown field `fr`, expected one of `en`, `de`, `pl`"
        );
    }

    #[test]
    fn a_language_is_read_from_its_code() {
        assert_eq!("pl".parse(), Ok(Language::Pl));
        assert_eq!("DE".parse(), Ok(Language::De));
        assert_eq!("deutsch".parse::<Language>(), Err(UnknownLanguage("deutsch".to_owned())));
    }
}
