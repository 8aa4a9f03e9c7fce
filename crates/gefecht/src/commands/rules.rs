//! `gefecht rules search WORDS` and `gefecht rules show ID`.

use content::{Language, Rule};
use miette::{Result, miette};

use crate::rulesets::Ruleset;
use crate::speech::Speech;

/// The most rules a search prints.
const MOST: usize = 30;

/// Lists the rules that fit the words best, best first.
pub fn search(words: &[String], ruleset: Option<&str>, language: Language) -> Result<()> {
    let known = |name: &str| Ruleset::ALL.iter().any(|own| own.id().eq_ignore_ascii_case(name));
    if let Some(unknown) = ruleset.filter(|name| !known(name)) {
        return Err(miette!("no ruleset `{unknown}`"));
    }
    let found = content::embedded().search(&words.join(" "), ruleset);
    if found.is_empty() {
        return Err(miette!("no rule of: {}", words.join(" ")));
    }
    for found in found.iter().take(MOST) {
        say!("{:<16} {}", found.rule.id, found.rule.texts(language).title);
    }
    if found.len() > MOST {
        say!("… and {} more", found.len() - MOST);
    }
    Ok(())
}

/// Prints a rule whole.
pub fn show(id: &str, speech: &Speech) -> Result<()> {
    let rule = content::embedded().get(id).ok_or_else(|| miette!("no rule `{id}`"))?;
    say!("{}", full(rule, speech));
    Ok(())
}

fn full(rule: &Rule, speech: &Speech) -> String {
    let texts = rule.texts(speech.language().into());
    let mut lines = vec![format!("{}  {}", rule.id, texts.title)];
    lines.extend((!texts.text.is_empty()).then(|| texts.text.clone()));
    let mut add = |label: String, text: &Option<String>| {
        lines.extend(text.iter().map(|text| format!("{label}: {text}")));
    };
    add(speech.t("terminal-rule-given", &[]), &texts.given);
    add(speech.t("terminal-rule-then", &[]), &texts.then);
    add(speech.t("terminal-rule-ruling", &[]), &texts.ruling);
    add(speech.t("terminal-rule-editions", &[]), &texts.differs);
    lines.extend(rule.terms.iter().map(|(language, term)| format!("{language}: {term}")));
    lines.push(format!("{}: {}", speech.t("terminal-rule-lines", &[]), rule.lines));
    lines.join("\n")
}
