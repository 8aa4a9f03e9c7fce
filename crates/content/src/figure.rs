//! The figure that stands for a unit or a character on the table: only for drawing.

use serde::{Deserialize, Serialize};

/// The longest path, in bytes.
const LONGEST: usize = 2048;
/// The most pieces of gear.
const MOST: usize = 3;

/// A kind by its name, a head, a body and what is carried, or a drawing of one's own in a box of 100
/// units.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(untagged, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Figure {
    Kind(String),
    Composed {
        head: String,
        body: String,
        #[serde(default)]
        gear: Vec<String>,
    },
    Drawn {
        /// The mass, as the path of an SVG.
        path: String,
        /// What is cut out of it.
        #[serde(default)]
        cut: String,
    },
}

impl Figure {
    /// Whether it can be drawn: names as they are written, paths of absolute commands that are not
    /// too long.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check(&self) -> Result<(), String> {
        match self {
            Figure::Kind(kind) => named(kind),
            Figure::Composed { head, body, gear } => {
                if gear.len() > MOST {
                    return Err(format!("{} pieces of gear, expected at most {MOST}", gear.len()));
                }
                [head, body].into_iter().chain(gear).try_for_each(|name| named(name))
            }
            Figure::Drawn { path, cut } if path.trim().is_empty() => {
                Err(format!("an empty path beside the cut `{cut}`, expected a drawing"))
            }
            Figure::Drawn { path, cut } => [path, cut].into_iter().try_for_each(|path| drawn(path)),
        }
    }
}

fn named(name: &str) -> Result<(), String> {
    let letters = name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    if letters && (1..=32).contains(&name.len()) {
        return Ok(());
    }
    Err(format!("`{name}` is no name of a figure, expected small letters and hyphens"))
}

fn drawn(path: &str) -> Result<(), String> {
    if path.len() > LONGEST {
        return Err(format!("a path of {} bytes, expected at most {LONGEST}", path.len()));
    }
    let known = |c: char| "MLHVCQZ .,-".contains(c) || c.is_ascii_digit();
    match path.chars().find(|c| !known(*c)) {
        None => Ok(()),
        Some(c) => Err(format!("`{c}` in a path, expected numbers and the commands MLHVCQZ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    struct Card {
        figure: Figure,
    }

    fn checked(figure: &str) -> Result<(), String> {
        let card = crate::parse::<Card>("card.toml", &format!("figure = {figure}"));
        card.map_err(|fault| fault.to_string())?.figure.check()
    }

    #[test]
    fn a_figure_is_a_kind_a_composition_or_a_drawing() {
        for good in [
            "\"dark-blade\"",
            "{ head = \"brim\", body = \"human\", gear = [\"orb\"] }",
            "{ head = \"brim\", body = \"human\" }",
            "{ path = \"M10 90L50 10Q60 20 90 90Z\", cut = \"M40,60H60V70Z\" }",
        ] {
            assert_eq!(checked(good), Ok(()), "{good}");
        }
        let far = format!("{{ path = \"M{}\" }}", "1 ".repeat(LONGEST));
        for bad in [
            "\"Dark Blade\"",
            "\"\"",
            "{ head = \"brim\", body = \"human\", gear = [\"a\", \"b\", \"c\", \"d\"] }",
            "{ head = \"brim\" }",
            "{ path = \"\" }",
            "{ path = \"M0 0a5 5 0 0 1 9 9\" }",
            "{ path = \"url(x)\" }",
            &far,
        ] {
            assert!(checked(bad).is_err(), "{bad}");
        }
    }
}
