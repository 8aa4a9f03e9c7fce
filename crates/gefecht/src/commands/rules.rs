//! `gefecht rules search WORDS` and `gefecht rules show ID`.

use content::Rule;
use miette::{Result, miette};

/// The most rules a search prints.
const MOST: usize = 30;

/// Lists the rules in which all words occur, best first.
pub fn search(words: &[String], ruleset: Option<&str>) -> Result<()> {
    let found = content::embedded().search(&words.join(" "), ruleset);
    if found.is_empty() {
        return Err(miette!("no rule with all of: {}", words.join(" ")));
    }
    for rule in found.iter().take(MOST) {
        say!("{:<16} {}", rule.id, rule.title);
    }
    if found.len() > MOST {
        say!("… and {} more", found.len() - MOST);
    }
    Ok(())
}

/// Prints a rule whole.
pub fn show(id: &str) -> Result<()> {
    let rule = content::embedded().get(id).ok_or_else(|| miette!("no rule `{id}`"))?;
    say!("{}", full(rule));
    Ok(())
}

fn full(rule: &Rule) -> String {
    let mut lines = vec![format!("{}  {}", rule.id, rule.title)];
    let mut add = |label: &str, text: &str| {
        if !text.is_empty() {
            lines.push(format!("{label}{text}"));
        }
    };
    add("", &rule.text);
    add("Given: ", rule.given.as_deref().unwrap_or_default());
    add("Then: ", rule.then.as_deref().unwrap_or_default());
    add("Ruling: ", rule.ruling.as_deref().unwrap_or_default());
    add("Editions: ", rule.differs.as_deref().unwrap_or_default());
    for (language, term) in &rule.terms {
        add(&format!("{language}: "), term);
    }
    add("Rulebook, lines ", &rule.lines);
    lines.join("\n")
}
